"""Who plays against you: automas and bots by their names, with their strength in five bars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from soloist.companion.strength import MOST_BARS, Strength, bot_strength, strength_of
from soloist.engine.game import Game
from soloist.engine.words import Message, msg
from soloist.names import bot_called, known_as
from soloist.registry import automa_called, bots_of
from soloist.seating import lineup
from soloist.web import markup as h
from soloist.web.faces import face_of
from soloist.web.html import Node, classes, icon
from soloist.web.pages.layout import Frame

BOT_TEXTS: Mapping[str, Message] = {
    "greedy": msg("takes the best move it sees"),
    "random": msg("plays whatever is allowed"),
}


@dataclass(frozen=True)
class Opponent:
    """An automa with all its levels, or a bot."""

    name: Message
    does: Message | None
    strengths: Sequence[Strength | None]  # one for each level; None: nobody has measured it
    levels: str = ""  # L1–L12
    is_automa: bool = False


def opponents_of(game: Game[Any, Any]) -> list[Opponent]:
    """All that can take a seat in a game, the strongest kind first."""
    found: list[Opponent] = []
    automa = lineup(game)
    if automa is not None:
        about = face_of(automa.automa).about
        levels = f"{automa.levels[0]}–{automa.levels[-1]}" if len(automa.levels) > 1 else ""
        strengths = [strength_of(automa.automa, level) for level in automa.levels]
        name = known_as(automa_called(automa.automa))
        found.append(Opponent(name, None if about is None else about.what, strengths, levels, is_automa=True))
    for bot in reversed(list(bots_of(game))):
        found.append(Opponent(bot_called(bot), BOT_TEXTS.get(bot), [bot_strength(game.id, bot)]))
    return found


def strength_bars(frame: Frame, strengths: Sequence[Strength | None]) -> h.Element:
    """Full bars up to the weakest level, tinted ones up to the strongest; outlined if nobody has measured it."""
    found = [each.bars for each in strengths if each is not None]
    if not found:
        low, high, said = 0, 0, msg("strength not measured yet")
    else:
        low, high = min(found), max(found)
        said = msg("strength {n} of {most}", n=low, most=MOST_BARS)
        if low < high:
            said = msg("strength {low} to {high} of {most}", low=low, high=high, most=MOST_BARS)
    return h.span(".bars", role="img", aria_label=frame.read(said))[
        (h.i(class_=classes(is_on=n <= low, is_reached=low < n <= high) or None) for n in range(1, MOST_BARS + 1))
    ]


def opponent_list(frame: Frame, game: Game[Any, Any]) -> Node:
    """Everybody who could sit opposite, line by line."""
    return h.ul(".opponents")[(opponent_row(frame, each) for each in opponents_of(game))]


def opponent_row(frame: Frame, opponent: Opponent) -> h.Element:
    mark, colour = ("seat-automa", "seat-2") if opponent.is_automa else ("seat-bot", "seat-4")
    name = frame.read(opponent.name)
    return h.li[
        h.span(class_=f"seat {colour}")[h.span(".seat-mark")[icon(mark)]],
        h.span(".opponent-name")[
            h.b[f"{name} {opponent.levels}".strip()],
            h.small[frame.read(opponent.does)] if opponent.does is not None else None,
        ],
        strength_bars(frame, opponent.strengths),
    ]


def strong(name: Message, strength: Strength | None) -> Message:
    """A name with the word for its strength, where there is one: `Opportunist (medium)`."""
    return name if strength is None else msg("{automa} ({strength})", automa=name, strength=strength.words)
