"""The options of a question as sentences, game by game, for every edge: terminal, web."""

from __future__ import annotations

from soloist.wording.base import PLAIN, Wording


def wording_of(game: str) -> Wording:
    """The words of a game or companion; a game without words of its own says its options as they are."""
    if game == "arne":
        from soloist.wording.arne import WORDING

        return WORDING
    if game == "zooloretto":
        from soloist.wording.zooloretto import WORDING

        return WORDING
    if game == "arknova":
        from soloist.wording.arknova import WORDING

        return WORDING
    if game == "mammoth":
        from soloist.wording.mammoth import WORDING

        return WORDING
    if game == "arno":
        from soloist.wording.arno import WORDING

        return WORDING
    if game == "orichalcum":
        from soloist.wording.orichalcum import WORDING

        return WORDING
    if game == "orichalcum-ai":
        from soloist.wording.orichalcum_ai import WORDING

        return WORDING
    return PLAIN
