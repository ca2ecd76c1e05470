"""Standing passes: what may wake somebody who lets the windows pass [ARNE-7.7]."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from soloist.engine.game import Trigger
from soloist.engine.seats import Seat, seats
from soloist.engine.words import Sayable, msg
from soloist.games.arne.cards import Card, Kind
from soloist.games.arne.happenings import Happening, What
from soloist.games.arne.state import Stage
from soloist.games.arne.view import View

HIGH_VALUE = 500
ROW_CHANGES = (What.PLACED, What.LAID_ON, What.GAVE_TO_ROW, What.STOLE_COMBO)
TOP_KINDS = (Kind.CHANGE_PLACES, Kind.SWAP_HANDS, Kind.PLUS3)

TRIGGERS = (
    Trigger("my_row_changed", msg("my row changes")),
    Trigger("combo_appeared", msg("a Chameleon combo appears")),
    Trigger("value_at_least", msg("{value} or more is placed or discarded", value=HIGH_VALUE)),
    Trigger("x2_or_x3_played", msg("an X2 or X3 is played")),
    Trigger("dp_top_in", msg("Change Places, Swap Hands or +3 is on the discard pile")),
    Trigger("score_lead_changed", msg("the lead changes"), default=False),
    Trigger("direction_or_queue_changed", msg("direction or queue changes"), default=False),
)


def _cards(happening: Happening) -> Card | None:
    """The card that was placed or discarded, if that is what happened."""
    shown = (What.PLACED, What.DISCARDED, What.GAVE_TO_ROW)
    return happening.card if happening.what in shown else None


def leaders(view: View) -> list[Seat]:
    best = (min if view.setup.rulings.minimum else max)(view.scores)
    return [person for person in seats(view.setup.persons) if view.scores[person] == best]


def fires(trigger: str, seat: Seat, before: View, now: View, heard: Sequence[Happening]) -> bool:
    match trigger:
        case "my_row_changed":
            mine = now.colour_of(seat)
            moved = any(h.what is What.CHANGED_PLACES and h.other == seat for h in heard)
            return moved or any(h.row is mine and h.what in ROW_CHANGES for h in heard)
        case "combo_appeared":
            return any(h.what is What.PLACED and h.item is not None and h.item.chameleon for h in heard)
        case "value_at_least":
            return any((card := _cards(h)) is not None and card.points >= HIGH_VALUE for h in heard)
        case "x2_or_x3_played":
            played = [h.card for h in heard if h.what in (What.PLACED, What.LAID_ON, What.GAVE_TO_ROW)]
            return any(card is not None and card.kind in (Kind.X2, Kind.X3) for card in played)
        case "dp_top_in":
            top = now.discard_top
            laid = any(h.card is top for h in heard)
            return laid and top is not None and top.kind in TOP_KINDS
        case "score_lead_changed":
            return leaders(before) != leaders(now)
        case "direction_or_queue_changed":
            return before.direction != now.direction or any(h.what in (What.STOPPED, What.TURNED) for h in heard)
    raise ValueError(f"unknown trigger {trigger}")


def wakes(triggers: Collection[str], seat: Seat, before: View, now: View, heard: Sequence[Sayable]) -> bool:
    """Whether any trigger fires on what happened since the person last looked, own doings excepted."""
    if now.stage is Stage.FINAL:
        return True
    happened = [h for h in heard if isinstance(h, Happening) and h.person != seat]
    return any(fires(trigger, seat, before, now, happened) for trigger in triggers)
