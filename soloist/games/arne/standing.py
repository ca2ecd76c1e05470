"""Standing passes: what may wake somebody who lets the windows pass [ARNE-7.7]."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from soloist.engine.game import Trigger
from soloist.engine.seats import Seat, seats
from soloist.engine.words import Sayable, msg
from soloist.games.arne.cards import Kind
from soloist.games.arne.events import Happening, What
from soloist.games.arne.state import Stage
from soloist.games.arne.view import View

HIGH_VALUE = 500
ROW_CHANGES = (What.PLACED, What.LAID_ON, What.GAVE_TO_ROW, What.STOLE_COMBO)
VALUES_SHOWN = (What.PLACED, What.DISCARDED, What.GAVE_TO_ROW)
LAID_ON_TOP = (What.LAID_ACTION, What.WITHOUT_EFFECT, What.DREW_THREE, What.SWAPPED_HANDS, What.CHANGED_PLACES)
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


def fired(triggers: Collection[str], seat: Seat, now: View, heard: Sequence[Sayable]) -> list[str]:
    """Which triggers fire on what happened since the person last looked; own doings wake nobody."""
    happened = [happening for happening in heard if isinstance(happening, Happening)]
    return [trigger for trigger in triggers if fires(trigger, seat, now, happened)]


def fires(trigger: str, seat: Seat, now: View, happened: Sequence[Happening]) -> bool:
    others = [h for h in happened if h.person != seat]
    match trigger:
        case "my_row_changed":
            moved = any(h.what in (What.CHANGED_PLACES, What.OWNS_NEUTRAL) and h.other == seat for h in others)
            rows = [h.row for h in others if h.what in ROW_CHANGES and h.row is not None]
            return moved or any(now.counts_for(row, seat) for row in rows)
        case "combo_appeared":
            return any(h.what is What.PLACED and h.item is not None and h.item.chameleon for h in others)
        case "value_at_least":
            shown = [h.card for h in others if h.what in VALUES_SHOWN]
            return any(card is not None and card.points >= HIGH_VALUE for card in shown)
        case "x2_or_x3_played":
            played = [h.card for h in others if h.what in (What.PLACED, What.LAID_ON, What.GAVE_TO_ROW)]
            return any(card is not None and card.kind in (Kind.X2, Kind.X3) for card in played)
        case "dp_top_in":
            top = now.discard_top
            laid = [h for h in happened if h.what in LAID_ON_TOP and h.card is top]
            return top is not None and top.kind in TOP_KINDS and bool(laid) and laid[-1].person != seat
        case "score_lead_changed":
            return lead_changed(seat, now, happened)
        case "direction_or_queue_changed":
            return any(h.what in (What.STOPPED, What.TURNED) for h in others)
    raise ValueError(f"unknown trigger {trigger}")


def is_always_asked(now: View) -> bool:
    """The final round is asked whatever somebody waits for [ARNE-7.7]."""
    return now.stage is Stage.FINAL


def lead_changed(seat: Seat, now: View, happened: Sequence[Happening]) -> bool:
    """Whether somebody else's doing changed who leads: walk back from the table as it is."""
    totals = list(now.totals)
    colours = {person: now.colour_of(person) for person in seats(now.setup.persons)}
    owner = None if now.neutral_place is None else now.person_at[now.neutral_place]

    def leaders() -> list[Seat]:
        points = {person: totals[colour] for person, colour in colours.items() if colour is not None}
        if owner is not None and now.neutral is not None:
            points[owner] += totals[now.neutral]
        best = (min if now.setup.settings.minimum else max)(points.values(), default=0)
        return [person for person, have in points.items() if have == best]

    for h in reversed(happened):
        after = leaders()
        if h.what in ROW_CHANGES and h.row is not None:
            totals[h.row] = h.before
        elif h.what is What.CHANGED_PLACES and h.other is not None:
            colours[h.person], colours[h.other] = colours[h.other], colours[h.person]
            owner = {h.person: h.other, h.other: h.person}.get(owner, owner) if owner is not None else None
        elif h.what is What.OWNS_NEUTRAL:
            owner = h.other
        if h.person != seat and leaders() != after:
            return True
    return False
