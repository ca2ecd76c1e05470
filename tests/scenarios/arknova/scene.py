"""A table of Ark Nova to be laid out, played at and looked at in the words of the scenarios.

    scene.table(A="money 12, x 3, order An Bu Ca As Sp, hand 401 zebra", B="appeal 14, rep 3", break_step=5)

A zoo is written part by part. Cards are named by number or notation, action cards An Bu Ca As Sp. What is not named has
its value of the set-up, but hands are empty, and the order of action cards is An Bu Ca As Sp.

    build enclosure_2 2.4 3.4      a building on these hexes; `build enclosure_3! 0.4 0.5 1.5` an occupied one,
                                   `build reptile_house!2 …` one with two spaces taken
    empty                          nothing stands there, not even what is printed on map A
    animals 428, sponsors 219      in the zoo, with their icons and lasting effects, their gains not taken
    icons predator 3 science 1     the zoo shows exactly so many of these, whatever lies there
    markers asia europe            the markers that are left on map 9
    partner africa, university hand_limit, hired 3, workers 2, at reputation 1, left 1 2 6, tokens 215 1
    upgraded An Bu, multiplier Sp, venom An, constricted Sp, finals 004, stored 401, tucked 428, pouched 447 401

The table: `deck="401 402"` are its next cards, the first one first; the others are drawn by Chance. `display` names six
cards, `-` for a gap; if it is not named, six cards lie there that are named nowhere. `bases="107 103 101"`, `row="120"`
(`120:middle=B` for a token), `discard`, `tiles="money sponsor | cards reputation"`, `donations`, `turn`, `last_turns`,
`offer="africa asia | hand_limit"` for the partner zoos and universities that are on offer.
`played_out=True`: the deck has only the cards named, all others lie in the discard pile.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.seats import Seat
from soloist.games.arknova import GAME
from soloist.games.arknova import board as facts
from soloist.games.arknova.actions.sponsors import lasting_of
from soloist.games.arknova.arno.ledger import Arno, seat_arnos
from soloist.games.arknova.buildings import KIND, covering
from soloist.games.arknova.cards import (
    BASE_PROJECTS,
    CARD,
    CONTINENTS,
    ICON,
    ZOO_CARDS,
    Action,
    Animal,
    Card,
    FinalScoring,
    Project,
    Sponsor,
    Tokens,
    in_order,
)
from soloist.games.arknova.game import make_setup
from soloist.games.arknova.hexes import hexes, named
from soloist.games.arknova.icons import counts_of
from soloist.games.arknova.settings import Settings
from soloist.games.arknova.state import BLOCKED, FREE, ArkNovaTable, Building, InPlay, Stage, Zoo
from soloist.games.arknova.view import seen_cards
from tests.scenarios.base import BaseScene, seat_named

ACTIONS = {
    "An": Action.ANIMALS,
    "Bu": Action.BUILD,
    "Ca": Action.CARDS,
    "As": Action.ASSOCIATION,
    "Sp": Action.SPONSORS,
}
SHORT = {action: word for word, action in ACTIONS.items()}
BY_NUMBER: dict[str, Card] = {str(card.id): card for card in (*BASE_PROJECTS, *ZOO_CARDS)}
LEVELS = ("left", "middle", "right")
NUMBERS = {"money": "money", "x": "x_tokens", "appeal": "appeal", "rep": "reputation", "cp": "conservation"}
ALL_CARDS = (*BASE_PROJECTS, *ZOO_CARDS)
FILLERS = tuple(reversed(ZOO_CARDS))


def card(word: str) -> Card:
    """A card by its number or notation."""
    found = BY_NUMBER.get(word) or CARD.get(word)
    assert found is not None, f"no card {word}"
    return found


def cards(words: str) -> list[Card]:
    return [card(word) for word in words.split()]


def spot(kind: str, names: str) -> str:
    """The answer that puts a building on exactly these hexes."""
    footprint = covering(KIND[kind], hexes(names))
    assert footprint is not None, f"{kind} has not the shape of {names}"
    return footprint.code


class Scene(BaseScene):
    """One scenario of Ark Nova."""

    finals: tuple[FinalScoring, ...]  # those of the box that is played with

    # laying out

    def new(self, players: int = 2, *, dice: bool = False, seed: int = 0, **options: str) -> None:
        """A game from its very beginning."""
        self.match = Match.new(GAME, players, options, seed, dice=dice)

    def table(self, players: int = 2, *, dice: bool = False, **layout: Any) -> None:
        """Lay out a position at the start of a turn."""
        names = [setting.name for setting in GAME.settings]
        settings = GAME.read_settings({name: layout.pop(name) for name in names if name in layout})
        GAME.check(players, settings)
        table = ArkNovaTable(make_setup(players, Settings.of(settings)))
        seat_arnos(table)
        self.finals = table.setup.finals
        table.stage = Stage.TURN
        table.active = seat_named(layout.pop("active", "A"))
        for seat, zoo in zip(table.players, table.zoos, strict=True):
            self._lay_zoo(zoo, seat, layout.pop(seat.code, ""))
        table.ten_reached = any(zoo.conservation >= facts.DISCARD_FINAL_AT for zoo in table.zoos)
        self._lay_projects(table, layout)
        self._lay_cards(table, layout)
        tiles = layout.pop("tiles", "money sponsor | cards reputation")
        table.tiles = tuple(tuple(facts.BONUS_TILE[word] for word in part.split()) for part in tiles.split("|"))
        if "offer" in layout:
            zoos, _, universities = layout.pop("offer").partition("|")
            table.partner_offer = tuple(ICON[word] for word in zoos.split())
            table.university_offer = tuple(facts.UNIVERSITY[word] for word in universities.split())
        for name in ("break_step", "donations", "turn", "last_turns", "ten_reached"):
            if name in layout:
                setattr(table, name, layout.pop(name))
        assert not layout, f"the table has no {', '.join(layout)}"
        self.match = Match.at(GAME, players, settings, table, dice=dice)

    def _lay_zoo(self, zoo: Zoo, seat: Seat, text: str) -> None:
        zoo.order = tuple(ACTIONS.values())
        zoo.appeal = facts.START_APPEAL[seat]
        parts = [part.split() for part in text.split(", ") if part]
        if ["empty"] not in parts and not zoo.is_arno:
            for kind, footprint in zoo.map.setup:
                self._put_building(zoo, kind.code, named(footprint.mask))
        for name, *words in parts:
            self._lay_part(zoo, name, words)
        zoo.hand.sort(key=in_order)
        for name, *words in parts:
            if name == "icons":
                for icon, number in zip(words[::2], words[1::2], strict=True):
                    zoo.icons[ICON[icon]] = int(number)

    def _lay_part(self, zoo: Zoo, name: str, words: list[str]) -> None:
        text = " ".join(words)
        if name in NUMBERS:
            setattr(zoo, NUMBERS[name], int(text))
            if name == "cp":  # with the rewards of the track taken
                reached = enumerate(facts.CONSERVATION_REWARDS)
                zoo.reached = sum(1 << place for place, space in reached if zoo.conservation >= space)
        elif name in ("upgraded", "venom", "constricted"):
            setattr(zoo, name, sum(1 << ACTIONS[word] for word in words))
        elif name == "order":
            zoo.order = tuple(ACTIONS[word] for word in words)
        elif name == "multiplier":
            zoo.multipliers = tuple(words.count(SHORT[action]) for action in Action)
        elif name == "build":
            kind, _, used = words[0].partition("!")
            self._put_building(zoo, kind, " ".join(words[1:]), int(used or 1) if "!" in words[0] else 0)
        elif name in ("hired", "workers"):
            setattr(zoo, name, int(text))
            if name == "hired":
                zoo.workers = zoo.hired
        elif name == "at":
            place = [task.code for task in facts.Task].index(words[0])
            zoo.on_task = tuple(int(words[1]) if number == place else there for number, there in enumerate(zoo.on_task))
        elif name == "markers":
            zoo.markers = sum(1 << CONTINENTS.index(ICON[word]) for word in words)
        elif name == "left":
            zoo.left = sum(1 << int(word) - 1 for word in words)
        elif name == "partner":
            zoo.partner_zoos = tuple(ICON[word] for word in words)
            zoo.add_icons(counts_of(zoo.partner_zoos))
        elif name == "university":
            zoo.universities = tuple(facts.UNIVERSITY[word] for word in words)
            for university in zoo.universities:
                zoo.icons[ICON["science"]] += university.research
        elif name == "finals":
            numbers = {f"{final.id:03}": final for final in self.finals}
            zoo.finals = tuple(numbers[word] for word in words)
        else:
            self._lay_cards_of(zoo, name, words)

    def _lay_cards_of(self, zoo: Zoo, name: str, words: list[str]) -> None:
        if name in ("empty", "icons"):
            return
        if name == "tokens":
            zoo.tokens = tuple(
                (holder, int(words[1]) if holder is card(words[0]) else left) for holder, left in zoo.tokens
            )
            return
        found = [card(word) for word in words]
        if name == "hand":
            zoo.hand += found
        elif name == "animals":
            for animal in found:
                assert isinstance(animal, Animal)
                zoo.animals.append(animal)
                zoo.add_icons(animal.counts)
        elif name == "sponsors":
            for sponsor in found:
                assert isinstance(sponsor, Sponsor)
                zoo.sponsors.append(sponsor)
                zoo.add_icons(sponsor.counts)
                zoo.lasting |= lasting_of(sponsor)
                zoo.tokens += tuple((sponsor, each.count) for each in sponsor.on_play if isinstance(each, Tokens))
        elif name == "stored":
            zoo.stored = tuple(found)
        elif name == "tucked":
            zoo.tucked = tuple(animal for animal in found if isinstance(animal, Animal))
            for animal in zoo.tucked:
                zoo.add_icons(animal.counts)
        elif name == "pouched":
            holder, *below = found
            assert not isinstance(holder, Project)
            zoo.pouches += tuple((holder, each) for each in below)
        else:
            raise AssertionError(f"a zoo has no {name}")

    def _put_building(self, zoo: Zoo, kind: str, names: str, used: int = 0) -> None:
        mask = hexes(names)
        footprint = covering(KIND[kind], mask)
        assert footprint is not None, f"{kind} has not the shape of {names}"
        assert not mask & zoo.covered, f"{names}: there is already a building there"
        zoo.buildings.append(Building(KIND[kind], footprint, used))
        zoo.covered |= mask
        zoo.kiosks |= mask if KIND[kind].is_kiosk else 0

    def _lay_projects(self, table: ArkNovaTable, layout: dict[str, Any]) -> None:
        players = table.setup.players
        default = "101 102 103 104" if facts.BASE_PROJECTS_LAID[players] == 4 else "101 102 103"
        blocked = facts.BLOCKED_LEVELS.get(players, (-1,) * 4)
        for place, word in enumerate(layout.pop("bases", default).split()):
            laid = self._laid(word)
            laid.levels = tuple(
                BLOCKED if holder == FREE and number == blocked[place] else holder
                for number, holder in enumerate(laid.levels)
            )
            table.bases.append(laid)
            table.spare_bases.remove(laid.project)
        table.row = [self._laid(word) for word in layout.pop("row", "").split()]
        for laid in table.row:
            if laid.project in table.spare_bases.rest:
                table.spare_bases.remove(laid.project)

    def _laid(self, word: str) -> InPlay:
        name, *tokens = word.split(":")
        project = card(name)
        assert isinstance(project, Project)
        levels = [FREE] * 3
        for token in tokens:
            level, _, holder = token.partition("=")
            levels[LEVELS.index(level)] = int(seat_named(holder))
        return InPlay(project, tuple(levels))

    def _lay_cards(self, table: ArkNovaTable, layout: dict[str, Any]) -> None:
        top = cards(layout.pop("deck", ""))
        table.discard = cards(layout.pop("discard", ""))
        display = layout.pop("display", None)
        if display is not None:
            table.display = [None if word == "-" else card(word) for word in display.split()]
            table.display += [None] * (facts.FOLDERS - len(table.display))
        table.deck.rest = []
        taken = seen_cards(table) | set(top)
        rest = [each for each in ZOO_CARDS if each not in taken]
        if display is None:
            fillers = [each for each in FILLERS if each in rest][: facts.FOLDERS]
            table.display = list(fillers)
            rest = [each for each in rest if each not in fillers]
        for zoo in table.zoos:
            for base in BASE_PROJECTS:
                if base in zoo.hand and base in table.spare_bases.rest:
                    table.spare_bases.remove(base)
        if layout.pop("played_out", False):
            table.discard += rest
            rest = []
        table.deck.rest = rest
        table.deck.top = list(reversed(top))
        held = [final for zoo in table.zoos for final in zoo.finals]
        table.finals.rest = [final for final in table.finals.rest if final not in held]

    # playing

    def notation(self, text: str) -> str:
        """Cards may be answered by their numbers."""
        words = [BY_NUMBER[word].code if word in BY_NUMBER else word for word in text.split(", ")]
        return ", ".join(words)

    def check(self) -> None:
        """Every card is somewhere, once; looked at between turns, when nothing is in somebody's hand."""
        table = self.state
        if table.stage is Stage.TURN and self.why == "AN-2.1":
            found, owned = Counter(census(table)), Counter(ALL_CARDS)
            assert found == owned, f"too many: {list(found - owned)}, too few: {list(owned - found)}"

    def builds(self, letter: str, *buildings: str) -> None:
        """Buildings such as `enclosure_2 2.4 3.4`; a place that is the only one is not asked for."""
        for text in buildings:
            kind, _, names = text.partition(" ")
            self.answer(letter, kind)
            question = self.match.question
            if question is not None and question.about is KIND[kind]:
                self.answer(letter, spot(kind, names))

    def any_chance(self, until: str = "") -> None:
        """Whatever is drawn now does not matter, or not before Chance is asked by this rule."""
        while self.asked == "chance" and self.why != until:
            question = self.match.question
            assert question is not None
            options = question.options[: question.count or 1]
            self.answer("chance", ", ".join(code(option) for option in options))

    # looking

    @property
    def state(self) -> ArkNovaTable:
        table = self.match.state
        assert isinstance(table, ArkNovaTable)
        return table

    def zoo(self, letter: str) -> Zoo:
        return self.state.zoo(seat_named(letter))

    def order(self, letter: str) -> str:
        """The action cards from slot 1 to slot 5."""
        return " ".join(SHORT[action] for action in self.zoo(letter).order)

    def hand(self, letter: str) -> str:
        return " ".join(str(each.id) for each in self.zoo(letter).hand)

    def display(self) -> str:
        return " ".join("-" if each is None else str(each.id) for each in self.state.display)

    def icon(self, letter: str, name: str) -> int:
        """How many icons of this name the zoo shows."""
        return self.zoo(letter).icons[ICON[name]]

    def row(self) -> str:
        """The projects above the board, the leftmost first."""
        return " ".join(str(laid.project.id) for laid in self.state.row)

    def levels(self, word: str) -> str:
        """Who stands on the levels of a project in play, from left to right; `-` nobody, `x` blocked."""
        laid = next(each for each in (*self.state.bases, *self.state.row) if each.project is card(word))
        signs = {FREE: "-", BLOCKED: "x"}
        return " ".join(signs.get(holder) or self.state.players[holder].code for holder in laid.levels)

    def buildings(self, letter: str) -> list[str]:
        """What stands on the map, such as `enclosure_2 2.4 3.4`, occupied ones with `!`."""
        standing = self.zoo(letter).buildings
        return [f"{each.kind.code}{'!' * bool(each.used)} {named(each.footprint.mask)}" for each in standing]


def census(table: ArkNovaTable) -> list[Card]:
    """Every animal, sponsor and project on the table, wherever it lies."""
    found: list[Card] = [*table.deck.things(), *table.discard, *table.spare_bases.things()]
    found += [each for each in table.display if each is not None]
    found += [laid.project for laid in (*table.bases, *table.row)]
    for zoo in table.zoos:
        found += [*zoo.hand, *zoo.animals, *zoo.sponsors, *zoo.tucked, *zoo.stored]
        found += [below for _, below in zoo.pouches]
        if isinstance(zoo, Arno):
            found += zoo.projects
    return found
