"""What the player says of their turns, in short reports, then done; what else is asked and told between the AI's turns.
Questions in the AI's turn are in `games/orichalcum/ai/questions.py`."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar

from soloist.companion import people
from soloist.companion.corrections import CORRECT, Correct
from soloist.companion.orichalcum_ai.session import AI, HUMAN, PLAYERS, AiSession
from soloist.companion.people import BetweenTurns
from soloist.engine.events import Event
from soloist.engine.notation import Word, code
from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, filled, joined, msg, nmsg, template
from soloist.games.orichalcum.ai.steps import Instruction
from soloist.games.orichalcum.pieces import BASE, Card, Goods, Terrain

MOST_POINTS = 12


class Deed(Enum):
    """What the player may say of a turn: its code, and in words."""

    DONE = "done", msg("Done")
    SKIP = "skip", msg("Skip this; ask me when it matters")
    WON = "won", msg("Won the game")
    LOST = "lost", msg("The AI has won the game")
    CARD = "card", template("Took card {place}")  # [ORI-4.1]
    DISCARDED = "discarded", template("Discarded card {place}")  # [ORI-9.4]
    TITAN = "titan", template("Took the {of} Titan")  # [ORI-6.1]
    TITAN_OF_AI = "titan", template("Took the {of} Titan from the AI")
    HOME = "home", template("Returned the {of} Titan")  # [ORI-6.6]
    BUILT = "built", template("Took the building on {of}")  # [ORI-7.6]
    POINTS = "points", template("{points} now")
    DICE_TYPED = "dice typed", msg("From now on you roll the dice and enter them")
    DICE_APP = "dice app", msg("From now on Soloist rolls the dice")

    __hash__ = object.__hash__


@dataclass(frozen=True)
class Did:
    """One thing the player says: of a terrain, of a place of the action board from 1, or of points."""

    deed: Deed
    of: Any = None
    card: Card | None = None  # in this place, if it is known

    @property
    def code(self) -> str:
        return self.deed.value[0] if self.of is None else f"{self.deed.value[0]} {code(self.of)}"

    @property
    def place(self) -> Message:
        if self.card is None:
            return msg("{n} from the left", n=self.of)
        return msg("{n}: {card}", n=self.of, card=self.card)

    @property
    def points(self) -> Message:
        return nmsg("{n} victory point", "{n} victory points", n=self.of)

    def say(self) -> Message:
        return filled(self.deed.value[1], self)


DONE, SKIP = Did(Deed.DONE), Did(Deed.SKIP)
UNNAMED = Word("skip", msg("Skip this; ask me when it matters"))  # of a card that is laid out


def reports(session: AiSession) -> list[Did]:
    """Whatever may have happened; the end of the list is about Soloist itself."""
    known, ai = session.known, session.ai
    found = [DONE, SKIP, Did(Deed.WON)]
    if session.is_overtime:
        found.append(Did(Deed.LOST))
    gone = cards_gone(session)  # first the card taken, then the one discarded
    if session.agreed.names_cards and gone < 2:
        deed = Deed.DISCARDED if gone else Deed.CARD
        found += [Did(deed, place, card) for place, card in enumerate(known.row, 1)]
    titans = [each for each in BASE if each not in known.titans]
    found += [Did(Deed.TITAN_OF_AI if ai.holds(each) else Deed.TITAN, each) for each in titans]
    found += [Did(Deed.HOME, each) for each in known.titans]
    found += [Did(Deed.BUILT, each) for each in BASE if not known.slots[each].is_empty]
    found += [Did(Deed.POINTS, number) for number in points_told(session) if number != known.points]
    return [*found, Did(Deed.DICE_APP if known.typed else Deed.DICE_TYPED)]


def every_report(session: AiSession) -> list[Did | Correct]:
    """Everything that the player may ever say at this table: the order of the numbers people type."""
    places = range(1, session.box.cards_laid[PLAYERS] + 1) if session.agreed.names_cards else ()
    of_terrains = [Did(deed, each) for deed in (Deed.TITAN, Deed.HOME, Deed.BUILT) for each in BASE]
    return [
        DONE, SKIP, Did(Deed.WON), Did(Deed.LOST), CORRECT, Did(Deed.DICE_TYPED), Did(Deed.DICE_APP), *of_terrains,
        *(Did(deed, place) for deed in (Deed.CARD, Deed.DISCARDED) for place in places),
        *(Did(Deed.POINTS, number) for number in points_told(session)),
    ]  # fmt: skip


def points_told(session: AiSession) -> range:
    """The points a player may have, up to those that win with this box."""
    return range(max(MOST_POINTS, session.box.victory_points) + 1)


def cards_gone(session: AiSession) -> int:
    """Those that the player named in this turn."""
    return sum(did.deed in (Deed.CARD, Deed.DISCARDED) for did in session.reported)


# what is asked


@dataclass(frozen=True, slots=True)
class WhichCardIsLaidOut(BetweenTurns):
    """The card in a place of the action board, from 1, where cards are named as they are laid out."""

    place: int
    text = template("Which card is in space {place} of the action board?")


MORE = Word("more", msg("more hoplites than the AI"))
EQUAL = Word("equal", msg("the same number as the AI"))
FEWER = Word("fewer", msg("fewer hoplites than the AI"))


@dataclass(frozen=True, slots=True)
class WhoHasMoreHoplites(BetweenTurns):
    """The hoplites of the AI, which those of the player are compared with."""

    number: int
    with_standing: bool  # those with creatures are counted

    def say(self) -> Message:
        if self.with_standing:
            return nmsg(
                "The AI has {n} hoplite. Counting those standing with creatures, does {seat} have more, the same "
                "or fewer?",
                "The AI has {n} hoplites. Counting those standing with creatures, does {seat} have more, the "
                "same or fewer?", n=self.number, seat=HUMAN,
            )  # fmt: skip
        return nmsg("The AI has {n} hoplite in reserve. Does {seat} have more, the same or fewer?",
                    "The AI has {n} hoplites in reserve. Does {seat} have more, the same or fewer?",
                    n=self.number, seat=HUMAN)  # fmt: skip


# what is told


@dataclass(frozen=True, slots=True)
class AiPlays(Event):
    """The AI's turn begins."""

    round: int
    seat: Seat
    text = template("Round {round}: the AI plays")


# what was told of the player's turn


UNTOLD = {Deed.DONE: msg("nothing the AI needs to know"), Deed.SKIP: msg("skipped; Soloist will ask when it matters")}


@dataclass(frozen=True, slots=True)
class Reported(people.Reported):
    """What the player did; at the end of a turn without any report, why there is none."""

    did: Did

    def say(self) -> Message:
        return msg("{seat}: {did}", seat=self.seat, did=UNTOLD.get(self.did.deed, self.did))


@dataclass(frozen=True, slots=True)
class HoldsTitans(Event):
    """More than one, so that one may have gone home [ORI-6.6]."""

    seat: Seat
    titans: tuple[Terrain, ...]

    def say(self) -> Message:
        return msg("{seat} now holds, on record: {titans}. If one was returned, enter that",
                   seat=self.seat, titans=joined(self.titans))  # fmt: skip


@dataclass(frozen=True, slots=True)
class EnoughPoints(Event):
    """By what was told; whether creatures are left on the island, only the player sees [OAI-9.1]."""

    seat: Seat
    points: int
    text = template("{seat} has {points} victory points. If no creature is left on the island, enter that the game "
                    "is won [OAI-9.1]")  # fmt: skip


@dataclass(frozen=True, slots=True)
class RoundEnds(Event):
    """What is told until the next round begins belongs to the end of this one."""

    round: int
    is_quiet = True
    text = template("End of round {round}")


@dataclass(frozen=True, slots=True)
class ReconstructedValues(Event):
    """Blocks of the box that are ours, not the publisher's [ORI-Q7]."""

    blocks: str
    text = template("Reconstructed values; compare them with your copy: {blocks}. Option box takes what "
                    "is printed there")  # fmt: skip


# what is to be done between turns


def called(seat: Seat) -> Sayable:
    """A player inside a sentence, where the AI has its article."""
    return msg("the AI") if seat == AI else seat


class Task(Enum):
    """By which rule, and in words."""

    SET_UP = ("OAI-1.1", template("Set the game up for two players: {of} cards with tiles and creatures, a building "
                                  "for each terrain"))  # fmt: skip
    LAY_OUT_BOARD = "OAI-1.1", template("Lay out the AI's board, with its metropolis in the middle")
    GIVE_GOODS = "OAI-1.2", template("Give the AI {of}")
    GIVE_TITAN = "OAI-1.3", template("Give the AI the {of} Titan, inactive side up")
    MAY_END = ("OAI-9.4", template("No winner after {of} rounds. You may end the game now: most points wins, then "
                                   "fewest creatures, then most hoplites"))  # fmt: skip
    FILL_ACTION_BOARD = ("OAI-8.2", template("Fill the action board up to {of} cards, from left to right, with tiles "
                                             "and creatures"))  # fmt: skip
    FILL_CONSTRUCTION_BOARD = "OAI-8.2", template("Fill the empty places of the construction board")
    MOVE_PAWN = "OAI-8.3", template("Give the pawn to {of}, who has more hoplites")
    MOVE_PAWN_ON_TIE = "OAI-8.3", template("A tie: give the pawn to {of}")

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class ToDo(Instruction):
    """A task, with the number, the seat, the terrain or the goods it is about."""

    task: Task
    of: int | Sayable = 0
    seat: ClassVar[Seat] = AI

    @property
    def rule(self) -> str:
        return self.task.value[0]

    @property
    def what(self) -> Message:
        return filled(self.task.value[1], self)


@dataclass(frozen=True, slots=True)
class BeginRound(Instruction):
    round: int
    first: Seat
    text = template("Round {round}: {who} goes first")
    who = property(lambda self: called(self.first))

    @property
    def rule(self) -> str:
        return "OAI-1.4" if self.round == 1 else "OAI-8.4" if self.first == AI else "ORI-3.1"


@dataclass(frozen=True, slots=True)
class GainHoplites(Instruction):
    """For playing later; how many the AI has then, those of the player are not known."""

    round: int
    seat: Seat
    number: int
    total: int | None

    @property
    def rule(self) -> str:
        return "OAI-1.4" if self.round == 1 else "OAI-8.3"

    @property
    def what(self) -> Message:
        amount = Goods.HOPLITES.amount(self.number)
        if self.total is None:
            return msg("{seat}: take {amount}", seat=self.seat, amount=amount)
        return msg("{seat}: take {amount} (now {total})", seat=self.seat, amount=amount, total=self.total)
