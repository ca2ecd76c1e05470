"""How the kit tests ARNE Total."""

from __future__ import annotations

from collections import Counter

from soloist.games.arne import GAME
from soloist.games.arne.black import BLACK
from soloist.games.arne.cards import BLACK_KINDS, POINTS, VALUE_KINDS, Card, Colour, Kind
from soloist.games.arne.state import ArneTable
from soloist.games.arne.view import View
from soloist.games.arne.white import ACTIONS, play_value, why_not_place
from soloist.wording.arne import explain
from tests.kit.facts import Fact, Walk
from tests.kit.subject import Agreement, Census, Subject

OTHER_READINGS = {
    "crashed_x2": "zero", "several_x2": "add", "negative_doubled": "no", "layers_travel": "no",
    "thief_takes_thief": "yes", "theft_top": "chameleon", "chameleon_rows": "own", "foreign_values": "no",
    "plus2_picker": "asker", "announce_window": "yes", "after_queue": "back", "after_change_places": "old",
    "last_turn": "cut", "queue_at_end": "first", "x3_compulsory": "no", "idle_actions": "no",
    "unowned_colours": "removed", "tie": "items", "x3_on_locked_minus": "no", "uniform_prompts": "yes",
}  # fmt: skip


def census(table: ArneTable) -> Census:
    """Every card of the set is in the pile, in a hand, in a row or discarded [ARNE-1.5]."""
    found = Counter(card.code for card in [*table.pile.things(), *table.discard])
    for hand in table.hands:
        found.update(card.code for card in hand)
    for row in table.rows:
        for item in row or ():
            found.update(card.code for card in item.cards)
    return Census(found, Counter(card.code for card in table.setup.deck if not is_removed(table, card)))


def is_removed(table: ArneTable, card: Card) -> bool:
    """Where it was agreed so, colours nobody plays leave the deck once all have picked [ARNE-Q18]."""
    settings = table.setup.settings
    picked = None not in table.colour_at and (not settings.ghost or table.neutral is not None)
    unowned = card.colour is not None and table.rows[card.colour] is None
    return settings.unowned_colours == "removed" and picked and unowned


def glance(view: View) -> str:
    """The piles, the hands and the rows with their totals."""
    top = "" if view.discard_top is None else f" {view.discard_top.code}"
    hands = " ".join(map(str, view.hand_sizes))
    rows = " ".join(f"{colour.code[0]}{view.totals[colour]}" for colour in view.open_rows)
    turned = "" if view.direction == 1 else " turned"
    queue = " queue " + "".join(seat.code for seat in view.queue) if view.queue else ""
    return f"pile {view.pile_size} dp {view.discard_size}{top} hands {hands} rows {rows}{turned}{queue}"


def card_fact(kind: Kind) -> Fact:
    """A kind of card: its guard and flow, its explanation, and how scenarios and playthroughs write it."""
    rules: tuple[object, ...] = (play_value, why_not_place)
    if kind not in VALUE_KINDS:
        rules = (BLACK if kind in BLACK_KINDS else ACTIONS).get(kind, (None, None))
    colours = "|".join(colour.code for colour in Colour)
    written = {kind: str(points) for kind, points in POINTS.items()} | {Kind.X2: "X2"}
    return Fact(
        f"card {kind.value}",
        in_scenarios=rf"(?:{colours})?{written[kind]}" if kind in written else kind.value,
        in_playthroughs=rf"{kind.value}(?:-(?:{colours}))?",
        rules=rules,
        explanation=explain(kind),
    )


def plain(variant: str, counts: range) -> list[Agreement]:
    options = {} if variant == "standard" else {"variant": variant}
    return [Agreement(f"{variant}-{seats}", seats, options) for seats in counts]


BOX = [
    *plain("standard", range(2, 7)),
    *(Agreement(f"first-game-{seats}", seats, {"first_game": "yes"}) for seats in range(2, 7)),
    *plain("minimum", range(2, 7)),
    *plain("ghost", range(2, 6)),
    *plain("teams", range(4, 9, 2)),
    *(Agreement(f"first-game-teams-{seats}", seats, {"variant": "teams", "first_game": "yes"}) for seats in (10, 12)),
]

READINGS = [
    Agreement("other-readings-3", 3, {**OTHER_READINGS, "colours": "random", "first_seat": "b"}),
    Agreement(
        "other-readings-ghost-2",
        2,
        {**OTHER_READINGS, "variant": "ghost", "ghost_change_final": "no"},
    ),
    Agreement("stolen-to-hand-4", 4, {"stolen_combo": "hand", "tie": "order"}),
    Agreement("announced-6", 6, {"announce_window": "yes"}),
    Agreement("three-games-2", 2, {"games": "3", "first_game": "yes"}),
]

ARNE = Subject(
    GAME,
    agreements=BOX + READINGS + plain("teams", range(12, 13)),
    playthroughs=BOX + READINGS,
    census=census,
    glance=glance,
    most_answers=20_000,
    walk=Walk([card_fact(kind) for kind in Kind], variants=("variant", "first_game", "colours")),
    rules=("arne",),
)
