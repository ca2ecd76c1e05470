"""Games as plain data, for programs and for lists."""

from __future__ import annotations

from typing import Any

from soloist import registry, seating
from soloist.engine.game import Game
from soloist.engine.settings import Choice, Number, Setting, Some, Switch
from soloist.language import Reader


def describe(game: Game[Any, Any], reader: Reader) -> dict[str, Any]:
    """A game as plain data."""
    return {
        "game": game.id, "title": game.title, "summary": reader.read(game.summary), "rules_version": game.rules_version,
        "players": sorted(game.player_counts), "automas": list(game.automas), "bots": list(registry.bots_of(game)),
        "seats": seating.seat_words(game), "reconstructed": [reader.read(each.what) for each in game.reconstructed()],
        "options": {setting.name: describe_setting(setting, reader) for setting in game.settings},
    }  # fmt: skip


def describe_setting(setting: Setting, reader: Reader) -> dict[str, Any]:
    return {
        "label": reader.read(setting.label), "kind": type(setting).__name__.lower(),
        "default": setting.write(setting.default), **_allowed(setting, reader),
        "expected": reader.read(setting.expected()), "rule": setting.rule, "mark": setting.mark.value,
    }  # fmt: skip


def _allowed(setting: Setting, reader: Reader) -> dict[str, Any]:
    match setting:
        case Choice() | Some():
            return {"values": {value: reader.read(label) for value, label in setting.values.items()}}
        case Switch():
            return {"values": {"yes": reader.read(True), "no": reader.read(False)}}
        case Number():
            return {"low": setting.low, "high": setting.high}
    return {}


def counts(game: Game[Any, Any]) -> str:
    """Player counts as people write them: 2–6, 8, 10."""
    spans: list[list[int]] = []
    for count in sorted(game.player_counts):
        if spans and spans[-1][-1] == count - 1:
            spans[-1].append(count)
        else:
            spans.append([count])
    return ", ".join(str(span[0]) if len(span) == 1 else f"{span[0]}–{span[-1]}" for span in spans)
