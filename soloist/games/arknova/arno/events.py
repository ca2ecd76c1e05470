"""What happens in ARNO's turns and beside its box, as it is told: one class for each kind of thing.

Steps of an ARNO are lines with the rule that says so; what people have to do at the table are instructions.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from soloist.engine.events import Event
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, ntemplate, template
from soloist.games.arknova.arno.marine import AnimalUniversity
from soloist.games.arknova.arno.reports import SIDES, Entry
from soloist.games.arknova.arno.why import ArnoLine
from soloist.games.arknova.board import BonusTile, Task, University
from soloist.games.arknova.cards import Action, Animal, Icon, Level, Project, Sponsor
from soloist.games.arknova.causes import Cause

# the turn


@dataclass(frozen=True, slots=True)
class CardUsed(ArnoLine):
    """The card that the action die named: everything else in the turn comes of it [ARNO-5.1]."""

    action: Action
    upgraded: bool
    strength: int
    text = template("{action}, side {side}, strength {strength}")

    @property
    def side(self) -> str:
        return "II" if self.upgraded else "I"


@dataclass(frozen=True, slots=True)
class CardToSlotOne(ArnoLine):
    """The card that was used goes to the front of the row [ARNO-5.3]."""

    action: Action
    text = template("Move {action} to slot 1")


class NowInSlotOne(CardToSlotOne):
    """The same where no printed cards lie: Soloist keeps the row, and there is nothing to do."""

    is_quiet = True
    text = template("{action} is now in slot 1")


@dataclass(frozen=True, slots=True)
class DisplayRefilled(ArnoLine):
    """After the turn [ARNO-5.4]."""

    has_waves: bool
    text = template("Refill the display; for each new card with a wave, discard the card in folder 1")
    without = "has_waves", template("Refill the display")


# tracks and tokens

ArnoCause: TypeAlias = Cause | Task | BonusTile
"""What brings an ARNO something: its card, a task, a project, a tile, a place of its map or of a track."""


class Track(Enum):
    """What ARNO has a counter for."""

    APPEAL = "appeal"
    REPUTATION = "reputation"
    CONSERVATION = "conservation"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Advanced(ArnoLine):
    """Steps on a track, and where the counter is now."""

    track: Track
    steps: int
    total: int
    because: ArnoCause | None = None

    @property
    def what(self) -> Message:
        if self.track is Track.APPEAL:
            return msg("{n} appeal (now {total})", n=self.steps, total=self.total)
        if self.track is Track.REPUTATION:
            return msg("{n} reputation (now {total})", n=self.steps, total=self.total)
        return msg("{n} conservation (now {total})", n=self.steps, total=self.total)


@dataclass(frozen=True, slots=True)
class NotepadTokens(ArnoLine):
    tokens: int
    because: ArnoCause | None = None
    text = ntemplate("{n} token on the notepad", "{n} tokens on the notepad", n="tokens")


@dataclass(frozen=True, slots=True)
class ScoringToken(ArnoLine):
    total: int
    because: ArnoCause | None = None
    text = template("a token on the scoring card (now {total})")


@dataclass(frozen=True, slots=True)
class ModuleTokenMoved(ArnoLine):
    """A sponsor moves it on [ARNO-16.2]."""

    spot: int  # from 1
    text = template("the module's token moves to spot {spot}")


@dataclass(frozen=True, slots=True)
class BreakAdvanced(ArnoLine):
    """The break token moved [ARNO-5.2]."""

    steps: int
    step: int
    last: int
    text = template("break {steps}: the token is on step {step} of {last}")


class BreakReached(ArnoLine):
    """There is a break after this turn [ARNO-12.1]."""

    text = template("the break is reached")


class WorkerHired(ArnoLine):
    text = template("a worker is hired")


@dataclass(frozen=True, slots=True)
class Upgraded(ArnoLine):
    """An action card is turned to its side II; by hand, if it is printed and lies on the table [ARNO-14.6]."""

    action: Action
    by_hand: bool = False
    text = template("Turn {action} to side II")
    without = "by_hand", template("{action} is upgraded")


# cards


class Occasion(Enum):
    """When ARNO receives cards, and the rule that says so."""

    SETUP = "ARNO-2.12"
    ACTION = "ARNO-6.1"
    BREAK = "ARNO-12.3"

    __hash__ = object.__hash__

    @property
    def rule(self) -> str:
        return self.value


@dataclass(frozen=True, slots=True)
class CardReceived(ArnoLine):
    """A project or an animal is kept; a sponsor, or what ARNO has enough of, is discarded [ARNO-6.1, ARNO-12.3]."""

    occasion: Occasion
    kind: type[Animal] | type[Sponsor] | type[Project]
    card: Animal | Sponsor | Project | None  # None: beside the box nobody has named it
    is_kept: bool

    @property
    def what(self) -> Message:
        if self.card is None:
            return msg("Keep the animal for ARNO") if self.is_kept else msg("Discard the card")
        return msg("{card} is kept", card=self.card) if self.is_kept else msg("{card} is discarded", card=self.card)


# bonus tiles


@dataclass(frozen=True, slots=True)
class BonusTileTaken(ArnoLine):
    tile: BonusTile
    text = template("bonus tile: {tile}")


@dataclass(frozen=True, slots=True)
class BonusTileWasted(ArnoLine):
    """It gives nothing: never, or because there is nothing of it left to take [ARNO-14.2, ARNO-14.3]."""

    tile: BonusTile
    is_of_use: bool
    text = template("there is none that ARNO could take, so the tile is lost")
    without = "is_of_use", template("the tile is of no use to ARNO")


@dataclass(frozen=True, slots=True)
class BonusTileGone(ArnoLine):
    """The tile leaves the game [ARNO-14.2]."""

    tile: BonusTile
    space: int
    side: int | None  # where two lie

    @property
    def what(self) -> Message:
        if self.side is None:
            return msg("Remove the bonus tile at {space} from the game", space=self.space)
        return msg("Remove the {side} bonus tile at {space} from the game", side=SIDES[self.side], space=self.space)


# association


@dataclass(frozen=True, slots=True)
class WorkerPlaced(ArnoLine):
    task: Task

    @property
    def what(self) -> Message:
        return msg("a worker on task {n}: {task}", n=int(self.task), task=self.task)


@dataclass(frozen=True, slots=True)
class NoTask(ArnoLine):
    """No worker is placed: there is none, or none of the tasks is possible [ARNO-11.9, ARNO-11.10]."""

    has_worker: bool
    text = template("no task is possible, the worker stays")
    without = "has_worker", template("no worker for a task")


@dataclass(frozen=True, slots=True)
class PartnerZooTaken(ArnoLine):
    continent: Icon
    text = template("{continent} partner zoo")


@dataclass(frozen=True, slots=True)
class UniversityTaken(ArnoLine):
    university: University
    text = template("{university}")


@dataclass(frozen=True, slots=True)
class AnimalUniversityTaken(ArnoLine):
    """What a generic university became [ARNO-11.7]."""

    kind: AnimalUniversity
    text = template("the animal university: {kind}")


class Donated(ArnoLine):
    text = template("a donation at no cost")


@dataclass(frozen=True, slots=True)
class DonationCovered(ArnoLine):
    """A token on the cheapest open space; which one that is may be in doubt [ARNO-11.11]."""

    price: int | None
    text = template("Put a token on donation space {n}", n="price")
    without = "price", template("Put a token on the cheapest open donation space")


# projects


@dataclass(frozen=True, slots=True)
class ProjectPlayed(ArnoLine):
    project: Project
    text = template("{project} played")


@dataclass(frozen=True, slots=True)
class ProjectLaid(ArnoLine):
    """Where the card goes [ARNO-13.4]."""

    project: Project
    text = template("Put it in the leftmost space above the board")


@dataclass(frozen=True, slots=True)
class ProjectPushedOut(ArnoLine):
    """The rightmost one is discarded; in doubt only if more than so many lie there [ARNO-13.4]."""

    if_more_than: int | None
    text = template("If more than {n} are there now, discard the rightmost and return its tokens", n="if_more_than")
    without = "if_more_than", template("Discard the rightmost project and return its tokens to their owners")


@dataclass(frozen=True, slots=True)
class TokenPlaced(ArnoLine):
    """ARNO supports a project [ARNO-13.6, ARNO-16.3]."""

    project: Project
    level: Level
    text = template("a token on {project}, {level}")


# beside the box


@dataclass(frozen=True, slots=True)
class Noted(Event):
    """What Soloist was told of something in doubt."""

    entry: Entry
    text = template("Noted: {entry}")


@dataclass(frozen=True, slots=True)
class Instruction(Event):
    """What has to be done at the table now, and by which rule; `seat` is the player it is for, None everybody."""

    what: Message
    rule: str
    seat: Seat | None = None
    text = template("→ {seat}: {what} [{rule}]")
    without = "seat", template("→ {what} [{rule}]")


class DiscardFinalCard(Instruction):
    """Every person discards a final scoring card [AN-9.10, AN-11.4]."""


FIRST_AT_TEN = DiscardFinalCard(
    msg("First at 10 conservation: everyone except ARNO discards a final scoring card"), "ARNO-14.4"
)
PERHAPS_FIRST_AT_TEN = DiscardFinalCard(
    msg("If nobody had reached 10 conservation before, everyone except ARNO discards a final scoring card"), "ARNO-14.4"
)
NOBODY_AT_TEN = DiscardFinalCard(
    msg("Nobody reached 10 conservation: everyone except ARNO discards a final scoring card"), "AN-11.4"
)
PERHAPS_NOBODY_AT_TEN = DiscardFinalCard(
    msg("If nobody reached 10 conservation, everyone except ARNO discards a final scoring card"), "AN-11.4"
)
