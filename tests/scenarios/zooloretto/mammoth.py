"""AutoMammoth at two tables, laid out and told of in the same words.

`DigitalMammoth` plays in the game on the screen. `PhysicalMammoth` plays beside a box: a person who sees the whole
table answers what is asked, truthfully, and moves the pieces as told, no more. Both are looked at in the same way.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Unpack

from soloist.companion.base import Agreed
from soloist.companion.mammoth import GAME as COMPANION
from soloist.companion.mammoth.reports import HowManyCoins, HowManyPoints
from soloist.companion.mammoth.session import MammothSession
from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.question import Question
from soloist.engine.seats import CHANCE, Seat
from soloist.engine.words import english
from soloist.games.zooloretto.automa.ledger import Key, Ledger, key_of
from soloist.games.zooloretto.automa.orders import BuyTile
from soloist.games.zooloretto.automa.physical import Known
from soloist.games.zooloretto.automa.questions import HowMany, WhatIsForSale, WhichSorts, WhichTile, WhoseIsIt
from soloist.games.zooloretto.automa.why import MammothLine, Step
from soloist.games.zooloretto.components import END_STACK
from soloist.games.zooloretto.scoring import zoo_parts
from soloist.games.zooloretto.state import Board, Zoo
from soloist.games.zooloretto.tiles import Tile
from tests.scenarios.base import seat_named
from tests.scenarios.zooloretto.scene import TURN, Layout, Scene
from tests.scenarios.zooloretto.words import notation, tile, words

LOADS = (Step.LOAD, Step.FALL_BACK_LOAD)
TAKES = (Step.TAKE, Step.FALL_BACK_TAKE)


FIRST = (1, 1, False)


def sort_of(each: Tile) -> str:
    """A tile as people at a table see it: whether it has bred is not printed on it."""
    return each.code.removesuffix("*")


class Luck:
    """What Chance brings in one turn: cards and tiles, all of which must come up, and what it prefers elsewhere."""

    def __init__(self, cards: str, tiles: str, ties: str, seller: str, buys: str) -> None:
        self.cards: Iterator[str] = iter(cards.split())
        self.tiles: Iterator[str] = iter(tiles.split())
        self.ties = ties.split()
        self.seller = seller
        self.buys = buys
        self.drawn_from: list[list[str]] = []  # what a purchase was drawn from

    def decide(self, question: Question) -> str:
        match question.why:
            case "MAM-2.2":
                return next(self.cards)
            case "ZOO-4.1":
                return tile(next(self.tiles)).code
            case "MAM-6.3":
                return self._tie([code(each) for each in question.options])
            case "MAM-6.4" if isinstance(question.options[0], Seat):
                self.drawn_from.append([code(each) for each in question.options])
                return self.seller or code(question.options[0])
            case "MAM-6.4" if isinstance(question.options[0], Tile):
                self.drawn_from.append([code(each) for each in question.options])
                return sort_of(tile(self.buys)) if self.buys else code(question.options[0])
            case "MAM-6.4":
                self.drawn_from.append([code(each.tile) for each in question.options])
                return notation(f"{self.buys} of {self.seller}") if self.buys else code(question.options[0])
        raise AssertionError(f"nobody thought of {question}: {english(question.ask)}")

    def _tie(self, keys: list[str]) -> str:
        preferred = next((key for key in self.ties if key in keys), None)
        if preferred is None:
            return keys[0]
        self.ties.remove(preferred)
        return preferred

    def is_spent(self) -> bool:
        return not [*self.cards, *self.tiles]


class MammothScene(ABC):
    """One scenario of AutoMammoth."""

    match: Match
    luck: Luck
    fresh: bool

    # laying out

    def table(self, players: int = 2, **layout: Unpack[Layout]) -> None:
        """Lay out a position at the start of a turn, of AutoMammoth B at level I if nothing else is said."""
        layout.setdefault("automas", "B=I")
        layout.setdefault("active", "B")
        scene = Scene()
        scene.table(players, **layout)
        self.fresh = scene.laid.active in scene.laid.setup.automas
        self.begin(scene)

    @abstractmethod
    def begin(self, scene: Scene) -> None:
        """Sit down at what has been laid out."""

    # playing

    def turn(self, cards: str = "", tiles: str = "", *, ties: str = "", seller: str = "", buys: str = "") -> None:
        """One whole turn of AutoMammoth, with the cards it turns up, the tiles it draws and what else Chance brings."""
        self.play_out(Luck(cards, tiles, ties, seller, buys))

    def play_out(self, luck: Luck) -> None:
        self.luck = luck
        now = FIRST if self.fresh else self._now()  # the first turn may be over without a question
        self.fresh = False
        self.see()
        while (question := self.match.question) is not None and self._now() == now and question.why != TURN:
            answer = self.luck.decide(question) if question.seat == CHANCE else self.person_says(question)
            self.match.answer(answer, seat=question.seat)
            self.see()
        assert self.luck.is_spent(), "not all of it came up"

    def finish(self) -> None:
        """After the last round: at a physical table people say their points, and their coins if they are asked."""
        while (question := self.match.question) is not None:
            self.match.answer(self.person_says(question), seat=question.seat)
            self.see()

    def _now(self) -> tuple[int, int, bool]:
        return self.match.state.turn, self.match.state.round, self.match.over

    def person_says(self, question: Question) -> str:
        raise AssertionError(f"nobody is to be asked here: {question}")

    @abstractmethod
    def see(self) -> None:
        """Read the log; at a physical table, do what it says."""

    @abstractmethod
    def human_loads(self, letter: str, drawn: str, truck: str) -> None: ...

    @abstractmethod
    def human_takes(self, letter: str, truck: int) -> None:
        """A person takes a truck; all its tiles go to the barn."""

    @abstractmethod
    def human_buys(self, letter: str, offer: str) -> None:
        """A person buys a tile, into the barn."""

    @abstractmethod
    def human_expands(self, letter: str) -> None:
        """A person opens an expansion: money, and nothing AutoMammoth has to know."""

    @abstractmethod
    def refuses_to_sell(self, letter: str, offer: str) -> None:
        """A person cannot buy this."""

    # looking

    def ledger(self, letter: str = "B") -> Ledger:
        ledger = self.match.state.ledgers[seat_named(letter)]
        assert isinstance(ledger, Ledger)
        return ledger

    def stacks(self, letter: str = "B") -> str:
        ledger = self.ledger(letter)
        return ", ".join(f"{key.code} {len(ledger.stack(key))}" for key in ledger.owned())

    def in_barn(self, letter: str = "B") -> str:
        return ", ".join(key.code for key in self.ledger(letter).in_barn())

    def discard(self, letter: str = "B") -> str:
        return " ".join(card.code for card in self.ledger(letter).discard)

    def deck_size(self, letter: str = "B") -> int:
        return len(self.ledger(letter).cards)

    @property
    @abstractmethod
    def seen(self) -> Board:
        """The pieces on the table, as people see them; AutoMammoth's books are not part of it."""

    @abstractmethod
    def is_last_round(self) -> bool: ...

    @property
    def active(self) -> str | None:
        """Whose turn it is."""
        seat: Seat | None = self.match.state.active
        return None if seat is None else seat.code

    @property
    def round(self) -> int:
        number: int = self.match.state.round
        return number

    @property
    def bank(self) -> int:
        return self.seen.bank

    def coins(self, letter: str = "B") -> int:
        ledger: Ledger | None = self.match.state.ledgers[seat_named(letter)]
        return self.seen.zoo(seat_named(letter)).coins if ledger is None else ledger.coins

    def barn(self, letter: str) -> str:
        return words(self.seen.zoo(seat_named(letter)).barn)

    def trucks(self) -> str:
        """All trucks from left to right, as they are laid out."""
        shown = [f"by {taker.code}" if taker is not None else "" for taker in self.taken_by()]
        return " | ".join(taken or words(load) or "-" for taken, load in zip(shown, self.seen.trucks, strict=True))

    @abstractmethod
    def taken_by(self) -> list[Seat | None]: ...

    def points(self, letter: str) -> int:
        return self.match.result.scores[seat_named(letter)].total

    def winners(self) -> str:
        return " ".join(seat.code for seat in self.match.result.winners)

    def steps(self) -> list[str]:
        """AutoMammoth's why lines since the table was laid, by the names of the steps."""
        return [told.event.step.name for told in self.match.log or () if isinstance(told.event, MammothLine)]

    def whys(self) -> list[str]:
        """AutoMammoth's why lines since the table was laid, as people read them."""
        return [english(told.event) for told in self.match.log or () if isinstance(told.event, MammothLine)]


class DigitalMammoth(MammothScene):
    """On the screen."""

    def begin(self, scene: Scene) -> None:
        self.scene = scene
        self.match = scene.match

    def see(self) -> None:
        self.scene.check()

    def human_loads(self, letter: str, drawn: str, truck: str) -> None:
        self.scene.loads(letter, drawn, truck)

    def human_takes(self, letter: str, truck: int) -> None:
        self.scene.plays(letter, f"take {truck}")
        while self.scene.why == "ZOO-5.2":
            self.scene.plays(letter, next(each for each in self.scene.codes(letter) if each.endswith("barn")))

    def human_buys(self, letter: str, offer: str) -> None:
        self.scene.plays(letter, "purchase", offer, f"{offer.partition(' of ')[0]} barn")

    def human_expands(self, letter: str) -> None:
        self.scene.plays(letter, "expand")

    def refuses_to_sell(self, letter: str, offer: str) -> None:
        if "purchase" in self.scene.codes(letter):
            self.scene.refused(letter, "purchase", offer, rule="MAM-6.8")
        else:
            self.scene.refused(letter, "purchase", rule="ZOO-6.12")

    @property
    def seen(self) -> Board:
        return self.scene.board

    def is_last_round(self) -> bool:
        return self.scene.is_last_round()

    def taken_by(self) -> list[Seat | None]:
        return self.scene.board.taken_by


class PhysicalMammoth(MammothScene):
    """Beside the box."""

    def begin(self, scene: Scene) -> None:
        self.pieces = scene.laid.copy()
        setup = self.pieces.setup
        known = Known(setup.players, setup.counts)
        known.trucks = [len(load) for load in self.pieces.trucks]
        known.taken_by = self.pieces.taken_by[:]
        known.drawn = known.stack + END_STACK - len(self.pieces.pile)
        ledgers = [None if ledger is None else ledger.copy() for ledger in self.pieces.ledgers]
        evening = MammothSession(Agreed(setup.players, setup.automas, setup.settings), known, ledgers)
        evening.active = self.pieces.active
        self.read = 0
        self.taking: list[Tile] = []
        self.match = Match.at(COMPANION, 1, COMPANION.read_settings({}), evening, dice=False)

    @property
    def evening(self) -> MammothSession:
        evening = self.match.state
        assert isinstance(evening, MammothSession)
        return evening

    # the person

    def person_says(self, question: Question) -> str:
        """The truth, and nothing else."""
        match question.ask:
            case WhichTile():
                drawn = self.taking.pop(0)
                return "coin" if drawn.is_coin else key_of(drawn).code
            case WhatIsForSale():
                return next(filter(None, map(self._in_barns, question.options)), "none")
            case WhoseIsIt(key=key):
                return next(code(seat) for seat in question.options if self._fitting(seat, key))
            case HowMany(seat=seat, key=key):
                return str(len(self._fitting(seat, key)))
            case WhichSorts(seat=seat, key=key):
                left = [sort_of(each) for each in self._fitting(seat, key)]
                for named in question.picked:
                    left.remove(code(named))
                return left[0]
            case HowManyPoints(seat=seat):
                return str(sum(part for _, part in zoo_parts(self.pieces.zoo(seat))))
            case HowManyCoins(seat=seat):
                return str(self.pieces.zoo(seat).coins)
        raise AssertionError(f"the person does not know what to say: {question}: {english(question.ask)}")

    def _fitting(self, seat: Seat, key: Key) -> list[Tile]:
        """The tiles of a kind that a seller has."""
        zoo, ledger = self.pieces.zoos[seat], self.pieces.ledgers[seat]
        if zoo is not None:
            return [each for each in zoo.barn if key_of(each) is key]
        assert ledger is not None
        return ledger.stack(key)

    def _in_barns(self, wanted: object) -> str:
        """Whether one tile of a kind lies in the barns of people, or several; empty: none."""
        if not isinstance(wanted, Key):
            return ""
        owners = [seat for seat in self.pieces.players if self.pieces.zoos[seat] is not None]
        found = sum(len(self._fitting(seat, wanted)) for seat in owners)
        return "" if not found else code(wanted) if found == 1 else f"{code(wanted)}+"

    def see(self) -> None:
        """Do what the log says, line by line."""
        lines = self.match.log or []
        while self.read < len(lines):
            what = lines[self.read].event
            self.read += 1
            if isinstance(what, MammothLine):
                self._obey(what)
            elif isinstance(what, BuyTile):
                self._pay(what)
        if self.evening.round != self.pieces.round:
            self.pieces.round = self.evening.round
            self.pieces.trucks = [[] for _ in self.pieces.trucks]

    def _obey(self, line: MammothLine) -> None:
        if line.step in LOADS:
            self._draw(tile(next(self.luck.tiles)), line.truck - 1)
        elif line.step in TAKES:
            self.taking = self.pieces.trucks[line.truck - 1]
            self.pieces.trucks[line.truck - 1] = []

    def _draw(self, drawn: Tile, truck: int) -> None:
        self.pieces.pile.remove(drawn)
        self.pieces.trucks[truck].append(drawn)

    def _pay(self, order: BuyTile) -> None:
        """Hand over the tile that was named, and the coins for it; AutoMammoths' coins are in their books."""
        self.pieces.bank += 1
        fitting = self._fitting(order.seller, order.key)
        wanted = fitting if order.tile is None else [each for each in fitting if sort_of(each) == order.tile.code]
        assert len(fitting) == 1 or order.tile is not None, "which of them?"
        zoo, ledger = self.pieces.zoos[order.seller], self.pieces.ledgers[order.seller]
        if zoo is not None:
            zoo.coins += 1
            zoo.barn.remove(wanted[0])
        else:
            assert ledger is not None
            ledger.stack(order.key).remove(wanted[0])

    # people's turns

    def _said(self, letter: str, what: str) -> None:
        assert self.active == letter, f"it is {self.active}'s turn, not {letter}'s"
        self.match.answer(what)
        self.see()

    def human_loads(self, letter: str, drawn: str, truck: str) -> None:
        self._draw(tile(drawn), int(truck[1:]) - 1)
        self._said(letter, f"loaded {truck[1:]}")

    def human_takes(self, letter: str, truck: int) -> None:
        zoo, load = self._zoo(letter), self.pieces.trucks[truck - 1]
        zoo.coins += sum(each.is_coin for each in load)
        zoo.barn += [each for each in load if not each.is_coin]
        self.pieces.trucks[truck - 1] = []
        self._said(letter, f"took {truck}")

    def human_buys(self, letter: str, offer: str) -> None:
        bought, _, seller = offer.partition(" of ")
        zoo = self._zoo(letter)
        zoo.coins -= 2
        self.pieces.bank += 1
        zoo.barn.append(tile(bought))
        if self.pieces.ledgers[seat_named(seller)] is None:
            self._zoo(seller).barn.remove(tile(bought))
            self._zoo(seller).coins += 1
            self._said(letter, "money")
        else:
            self._said(letter, f"bought {key_of(tile(bought)).code} {seller}")

    def human_expands(self, letter: str) -> None:
        self._zoo(letter).open_expansion()
        self._zoo(letter).coins -= 3
        self.pieces.bank += 3
        self._said(letter, "money")

    def refuses_to_sell(self, letter: str, offer: str) -> None:
        bought, _, seller = offer.partition(" of ")
        question = self.match.question
        assert question is not None
        assert f"bought {key_of(tile(bought)).code} {seller}" not in [code(each) for each in question.options]

    def _zoo(self, letter: str) -> Zoo:
        return self.pieces.zoo(seat_named(letter))

    # looking

    @property
    def seen(self) -> Board:
        return self.pieces

    def is_last_round(self) -> bool:
        return self.evening.known.last_round

    def taken_by(self) -> list[Seat | None]:
        known = self.evening.known
        assert known.trucks == [len(load) for load in self.pieces.trucks], "the books do not fit the table"
        return known.taken_by
