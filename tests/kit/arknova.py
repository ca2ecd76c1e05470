"""How the kit tests Ark Nova."""

from __future__ import annotations

from collections import Counter

from soloist.games.arknova import GAME
from soloist.games.arknova.cards import BASE_PROJECTS, ZOO_CARDS
from soloist.games.arknova.maps import MAPS
from soloist.games.arknova.state import ArkNovaTable
from soloist.games.arknova.view import View, ZooView
from tests.kit.arknova_checks import sound
from tests.kit.arknova_facts import WALK
from tests.kit.arknova_play import choose
from tests.kit.subject import Agreement, Census, Subject
from tests.scenarios.arknova import scene

OWNED = Counter(card.code for card in (*BASE_PROJECTS, *ZOO_CARDS))


def census(table: ArkNovaTable) -> Census:
    """Every animal, sponsor, project and final scoring card, wherever it lies [AN-1.3, AN-1.5, AN-1.7]."""
    found = Counter(card.code for card in scene.census(table))
    finals = [*table.finals.things(), *(card for zoo in table.zoos for card in zoo.finals)]
    found.update(card.code for card in finals)
    return Census(found, OWNED + Counter(card.code for card in table.setup.finals))


def glance(view: View) -> str:
    """The break, the deck, the display by numbers, and the zoo whose turn it is."""
    display = " ".join("-" if card is None else str(card.id) for card in view.display)
    zoo = glance_at(view.zoo(view.active))
    return f"break {view.break_step} deck {view.deck} display {display} {view.active.code} {zoo}"


def glance_at(zoo: ZooView) -> str:
    """Appeal, conservation, reputation, money, X-tokens, cards in hand and in the zoo, the row of action cards."""
    row = "".join(action.name[:2].title() + "2" * (zoo.upgraded >> action & 1) for action in zoo.order)
    return (
        f"{zoo.appeal}a {zoo.conservation}c {zoo.reputation}r {zoo.money}m {zoo.x_tokens}x "
        f"{len(zoo.hand)}+{len(zoo.animals)}+{len(zoo.sponsors)} {row}"
    )


PLAYABLE = [zoo_map.id for zoo_map in MAPS.values() if zoo_map.refused is None]
OTHER_READINGS = {
    "last_turn_for": "everyone", "last_break": "skip", "end_check": "at_once", "deck_refill": "none",
    "search_skipped": "printed", "upgrade_in_use": "always", "constriction_floor": "x_tokens",
    "venom_compares": "now", "appeal_above_113": "count",
}  # fmt: skip

PLAYERS = [Agreement(f"map-A-{seats}", seats) for seats in range(1, 5)]
ALONE = [Agreement(f"map-{name}-1", 1, {"maps": name}) for name in PLAYABLE if name != "A"]
TOGETHER = [Agreement(f"map-{name}-2", 2, {"maps": name}) for name in PLAYABLE if name != "A"]
VARIANTS = [
    Agreement("medium-1", 1, {"solo_appeal": "10", "final_scoring": "v2"}),
    Agreement("expert-draft-1", 1, {"solo_appeal": "0", "maps": "draft"}),
    Agreement("peaceful-pick-2", 2, {"peaceful": "yes", "maps": "pick", "final_scoring": "v2"}),
    Agreement("three-maps-3", 3, {"maps": "9,10,11", "first_seat": "c"}),
]
READINGS = [
    Agreement("other-readings-1", 1, {**OTHER_READINGS, "maps": "8"}),
    Agreement("other-readings-2", 2, {**OTHER_READINGS, "maps": "8a"}),
]
OTHER_ARNO = {
    "arno_module": "yes", "sponsors_full": "helper", "lacks": "fewest_owned", "donate_without_task": "yes",
    "sponsor_icons": "all",
}  # fmt: skip
WITH_ARNO = [
    Agreement("arno-2", 2, {"automas": "B=L3"}),
    Agreement("arnos-4", 4, {"automas": "B=L1, C=L6, D=L8", "arno_module": "yes"}),
    Agreement("other-arno-3", 3, {"automas": "A=L5", "maps": "3a,8", **OTHER_ARNO}),
]
ONLY_FOR_LAWS = [
    Agreement("arno-readings-2", 2, {**OTHER_READINGS, **OTHER_ARNO, "automas": "A=L12", "maps": "9"}),
    Agreement("arno-draft-4", 4, {"automas": "C=L2", "maps": "draft", "final_scoring": "v2"}),
    Agreement("arnos-pick-3", 3, {"automas": "A=L4, B=L7", "maps": "pick"}),
    Agreement("pick-3", 3, {"maps": "pick"}),
    Agreement("any-map-2", 2, {"maps": "random,3"}),
    Agreement("draft-4", 4, {"maps": "draft"}),
    Agreement("four-maps-4", 4, {"maps": "4,5a,6,7a"}),
    Agreement("never-in-use-2", 2, {**OTHER_READINGS, "upgrade_in_use": "never", "maps": "11"}),
]

ARKNOVA = Subject(
    GAME,
    agreements=PLAYERS + VARIANTS + WITH_ARNO + READINGS + ONLY_FOR_LAWS + TOGETHER,
    playthroughs=PLAYERS + VARIANTS + READINGS + ALONE + WITH_ARNO,
    census=census,
    glance=glance,
    most_answers=20_000,
    walk=WALK,
    rules=("arknova", "arno"),
    sound=sound,
    always_down=False,
    choose=choose,
)
