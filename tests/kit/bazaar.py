"""How the kit tests the toy game."""

from __future__ import annotations

from collections import Counter

from soloist.engine.match import Match
from tests.kit.facts import Walk
from tests.kit.subject import Agreement, Census, Subject
from tests.kit.toy import Stall
from tests.kit.toygame import TOY, Glimpse


def census(stall: Stall) -> Census:
    places = (stall.pile.things(), stall.burnt, stall.shown, *stall.hands)
    found = Counter(token.code for place in places for token in place)
    return Census(found, Counter(token.code for token in stall.terms.tokens))


def glance(view: Glimpse) -> str:
    sizes = " ".join(map(str, view.hand_sizes))
    coins = " ".join(map(str, view.coins))
    return f"pile {len(view.bottom)}+{view.unknown}+{len(view.top)}, hands {sizes}, coins {coins}, burnt {view.burnt}"


def sound(match: Match) -> None:
    assert min(match.state.coins) >= 0


ALL: tuple[Agreement, ...] = (
    Agreement("alone", 1, {"rounds": "8"}),
    Agreement("two", 2),
    Agreement("shy", 2, {"shy": "yes", "winner": "fewest", "rounds": "9"}),
    Agreement("four", 4, {"rounds": "6", "copies": "4"}),
)

BAZAAR: Subject = Subject(TOY, ALL, ALL, census, glance, most_answers=2_000, walk=Walk(()), sound=sound)
