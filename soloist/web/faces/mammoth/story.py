"""A session as its events tell it: each turn with all that belongs to it; and where the session is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import groupby
from typing import NamedTuple

from soloist.companion.corrections import Corrected
from soloist.companion.mammoth.reports import Did, LastRoundOver, RoundBegins
from soloist.companion.people import Reported, SetUpBegins, Starts, Won
from soloist.engine.events import TurnBegins
from soloist.engine.remarks import Remark
from soloist.games.zooloretto.automa.deck import Entry, MammothCard, Op
from soloist.games.zooloretto.automa.ledger import Key
from soloist.games.zooloretto.automa.orders import EmptyTrucks, Order
from soloist.games.zooloretto.automa.why import MammothLine, Step
from soloist.games.zooloretto.events import TileNamed
from soloist.games.zooloretto.tiles import Tile
from soloist.web.faces import companion_story
from soloist.web.faces.companion_story import Told, answers_before, chapters_of
from soloist.web.scene import Scene

DONE = {
    Step.LOAD: Op.DRAW, Step.TAKE: Op.TAKE, Step.BUY: Op.PURCHASE, Step.SHUFFLE: Op.SHUFFLE,
    Step.FALL_BACK_TAKE: Op.TAKE, Step.FALL_BACK_LOAD: Op.DRAW,
}  # fmt: skip
FALL_BACK = (Step.FALL_BACK_TAKE, Step.FALL_BACK_LOAD)
OPENING = (
    SetUpBegins,
    TurnBegins,
    Starts,
    EmptyTrucks,
    Corrected,
    LastRoundOver,
    Won,
    Remark,
)  # whatever else joins these


class Fate(Enum):
    """What became of an action of a card."""

    DONE = "done"
    SKIPPED = "skipped"  # not possible
    PASSED = "passed"  # it has a truck already [MAM-2.6]
    OPEN = "open"  # its turn has not come this far


@dataclass
class Card:
    """A card that was turned up, and the lines that say what became of its actions."""

    card: MammothCard
    lines: list[MammothLine] = field(default_factory=list)

    def tries(self) -> Iterator[tuple[Entry, Fate, MammothLine | None]]:
        """Its actions from top to bottom."""
        lines, took = list(self.lines), False
        for entry in self.card.entries:
            if lines and lines[0].entry is entry:
                line = lines.pop(0)
                took = took or line.step is Step.TAKE
                yield entry, Fate.DONE if line.step in DONE else Fate.SKIPPED, line
            else:
                passed = took and entry.op in (Op.DRAW, Op.TAKE)
                yield entry, Fate.PASSED if passed else Fate.OPEN, None


class Chapter(companion_story.Chapter):
    """A turn, or what was told in one go between turns."""

    @property
    def did(self) -> Did | None:
        """What a person did in it."""
        return next((told.did for told in self.all(Reported) if isinstance(told.did, Did)), None)

    @property
    def is_automas(self) -> bool:
        return self.seat is not None and self.did is None

    @property
    def cards(self) -> list[Card]:
        found: list[Card] = []
        for line in self.all(MammothLine):
            if line.step is Step.CARD and line.card is not None:
                found.append(Card(line.card))
            elif found and line.step not in FALL_BACK:  # a correction may come between a card and its actions
                found[-1].lines.append(line)
        return found

    @property
    def done(self) -> list[MammothLine]:
        """What AutoMammoth did in it."""
        return [line for line in self.all(MammothLine) if line.step in DONE]

    @property
    def fallback(self) -> MammothLine | None:
        return next((line for line in self.done if line.step in FALL_BACK), None)

    @property
    def truck(self) -> int:
        """The truck it took, or else loaded last, counted from 1."""
        trucks = sorted((DONE[line.step] is Op.TAKE, line.truck) for line in self.done if line.truck)
        return trucks[-1][1]

    @property
    def key(self) -> Key | None:
        """What it bought."""
        return next((line.key for line in self.done if line.step is Step.BUY), None)

    @property
    def ops(self) -> set[Op]:
        """What it did, in brief."""
        return {DONE[line.step] for line in self.done}

    @property
    def tiles(self) -> list[Tile]:
        """What lay on the truck it took."""
        return [what.tile for what in self.all(TileNamed)]


def story(events: Sequence[Told]) -> list[Chapter]:
    """The chapters of a session, in order."""
    found, number = list[Chapter](), 1
    for moment, what in events:
        if isinstance(what, OPENING):
            found.append(Chapter(number))
        found[-1].events.append((moment, what))
        if isinstance(what, RoundBegins):
            number = found[-1].number = what.number
    return found


# where the session is

chapters = chapters_of(story)


def recent(scene: Scene) -> list[Chapter]:
    """What has been told since a person last did something, that deed included."""

    def work_out() -> list[Chapter]:
        found = chapters(scene)
        deeds = [place for place, chapter in enumerate(found) if chapter.did is not None]
        return found[deeds[-1] :] if deeds else found

    return scene.once("recent", work_out)


def turns(some: list[Chapter]) -> list[Chapter]:
    """Those of AutoMammoth."""
    return [chapter for chapter in some if chapter.is_automas]


class Doing(NamedTuple):
    """What has to be moved for AutoMammoth in a turn and was told in one go, before a question or after it."""

    orders: list[Order]
    moment: int


def doings(scene: Scene, turn: Chapter) -> list[Doing]:
    orders = [(moment, what) for moment, what in turn.events if isinstance(what, Order)]
    groups = groupby(orders, key=lambda told: answers_before(scene, told[0]))
    return [Doing([order for _, order in some], some[-1][0]) for some in (list(group) for _, group in groups)]
