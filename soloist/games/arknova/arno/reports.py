"""Short entries: what people did to shared things, and what Soloist is told of them when it is in doubt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from soloist.engine.notation import Coded, Word
from soloist.engine.seats import Seat
from soloist.engine.words import Message, Spoken, msg, ntemplate, template
from soloist.games.arknova.arno.marine import GENERIC, AnimalUniversity, projects_in
from soloist.games.arknova.arno.table_knowledge import TILE_PLACES, UNSEEN_BASES, UNSEEN_TILES, Known, Spot, Thing
from soloist.games.arknova.arno.triggers import FIRING, Firing
from soloist.games.arknova.board import BonusTile, University
from soloist.games.arknova.cards import Icon, Project, Resource
from soloist.games.arknova.state import FREE

LEVEL_WORDS = ("left", "middle", "right")
LEVEL_NAMES = (msg("left level"), msg("middle level"), msg("right level"))
SIDES, SIDE_WORDS = (msg("left"), msg("right")), ("left", "right")


@dataclass(frozen=True)
class Break(Coded):
    """The break token moved so far."""

    steps: int
    written = "break {steps}"
    text = ntemplate("Advanced the break token {n} step", "Advanced the break token {n} steps", n="steps")

    def apply(self, known: Known, seat: Seat) -> None:
        known.advance(self.steps, seat)


@dataclass(frozen=True)
class Zoo(Coded):
    """A partner zoo left the board."""

    continent: Icon
    written = "zoo {continent}"
    text = template("Took the {continent} partner zoo")

    def apply(self, known: Known, seat: Seat) -> None:
        known.remove_zoo(self.continent, seat)


@dataclass(frozen=True)
class Taken(Spoken):
    """A university left the board: one of the kinds, or an animal university [ARNO-11.7]."""

    university: University
    kind: AnimalUniversity | None = None
    text = template("Took the animal university: {kind}")
    without = "kind", template("Took a university: {university}")

    @property
    def code(self) -> str:
        return f"uni {(self.kind or self.university).code}"

    def apply(self, known: Known, seat: Seat) -> None:
        known.remove_university(self.university, seat)
        if self.kind is not None:
            known.remove_animal_university(self.kind)


@dataclass(frozen=True)
class Gone(Coded):
    """An animal university is no longer among those that are left [ARNO-11.7]."""

    kind: AnimalUniversity
    written = "gone {kind}"
    text = template("No longer there: the animal university {kind}")

    def apply(self, known: Known, seat: Seat) -> None:
        known.remove_animal_university(self.kind)


@dataclass(frozen=True)
class Token:
    """A token on a project that lies there, by its place."""

    place: Project
    level: int
    project: Project | None = None  # if it has been named, or is named now

    @property
    def code(self) -> str:
        return f"{self.place.code} {LEVEL_WORDS[self.level]}"

    def say(self) -> Message:
        level = LEVEL_NAMES[self.level]
        if self.project is None:
            return msg("Supported {place}, {level}", place=self.place, level=level)
        return msg("Supported {project} ({place}), {level}", project=self.project, place=self.place, level=level)

    def apply(self, known: Known, seat: Seat) -> None:
        known.put_token(self.place, self.level, int(seat))
        if self.project is not None:
            known.name(self.place, self.project)


@dataclass(frozen=True)
class New:
    """A new project above the board, with the token of who played it; which one is asked only if ARNO needs it."""

    level: int
    project: Project | None = None  # if it was named all the same

    @property
    def code(self) -> str:
        return f"new {LEVEL_WORDS[self.level]}"

    def say(self) -> Message:
        level = LEVEL_NAMES[self.level]
        if self.project is None:
            return msg("Played a new project, {level}", level=level)
        return msg("Played a new project: {project}, {level}", project=self.project, level=level)

    def apply(self, known: Known, seat: Seat) -> None:
        known.lay(Spot(self.project, (FREE,) * 3).put(self.level, int(seat)))


@dataclass(frozen=True)
class TileTaken:
    """A bonus tile left its place; of two that nobody has named it does not matter which."""

    space: int
    side: int
    tile: BonusTile | None = None  # if it has been named
    alike: bool = True  # nothing tells it from the others there

    @property
    def code(self) -> str:
        return f"tile {self.space}" if self.alike else f"tile {self.space} {SIDE_WORDS[self.side]}"

    def say(self) -> Message:
        if self.alike:
            return msg("Took a bonus tile at {space}", space=self.space)
        side = SIDES[self.side]
        if self.tile is None:
            return msg("Took the {side} bonus tile at {space}", side=side, space=self.space)
        return msg("Took the {side} bonus tile at {space}: {tile}", side=side, space=self.space, tile=self.tile)

    def apply(self, known: Known, seat: Seat) -> None:
        known.put_tile(self.space, self.side, None)


@dataclass(frozen=True)
class Has(Spoken):
    """A person has, or has lost, a card in play that fires on what ARNO does."""

    card: Firing
    lost: bool = False
    text = template("No longer has {card} in play")
    without = "lost", template("Has {card} in play")

    @property
    def code(self) -> str:
        return f"{'lost' if self.lost else 'has'} {self.card.code}"

    def apply(self, known: Known, seat: Seat) -> None:
        mine = (seat, self.card)
        known.cards = tuple(each for each in known.cards if each != mine) if self.lost else (*known.cards, mine)


@dataclass(frozen=True)
class Dice(Spoken):
    """How dice are rolled from now on [ARNO-4.1]: by Soloist, or typed with this many sides."""

    sides: int = 0  # 0: rolled by Soloist
    text = template("From now on you roll the d{sides} and enter it")
    without = "sides", template("From now on Soloist rolls the dice")

    @property
    def code(self) -> str:
        return f"dice d{self.sides}" if self.sides else "dice app"

    def apply(self, known: Known, seat: Seat) -> None:
        known.typed = bool(self.sides)
        known.die = self.sides or known.die


@dataclass(frozen=True)
class Total(Coded):
    """Where a person's counter stands now, appeal or conservation; told as often as people like [AN-11.6]."""

    track: Resource
    number: int
    written = "{track} {number}"

    def say(self) -> Message:
        if self.track is Resource.APPEAL:
            return msg("Appeal is now {n}", n=self.number)
        return msg("Conservation is now {n}", n=self.number)

    def apply(self, known: Known, seat: Seat) -> None:
        known.put_total(seat, self.track.value, self.number)


class Plainly(Word):
    """An entry that is one word."""

    __slots__ = ()

    def apply(self, known: Known, seat: Seat) -> None:
        if self is DONATION:
            known.cover_donation()
        elif self is TEN:
            known.ten_reached = True
        elif self is REACHED:
            known.advance(known.break_steps, seat)
        elif self is SKIP:
            known.doubt(*Thing)


DONE, INCOME_DONE = Plainly("done", msg("Done")), Plainly("done", msg("Done"))
RIGHT = Plainly("right", msg("That is correct"))
SKIP = Plainly("skip", msg("Skip this; ask me when it matters"))
REACHED = Plainly("break", msg("Reached the break"))
PROJECT = Plainly("project", msg("Supported a project, by its number"))
DONATION = Plainly("donation", msg("Made a donation"))
TEN = Plainly("ten", msg("Reached 10 conservation first"))
END = Plainly("end", msg("Triggered the end of the game"))
END_IN_BREAK = Plainly("end in break", msg("The end of the game was triggered in the break"))
APPEAL = Plainly("appeal", msg("Enter the total appeal"))
CONSERVATION = Plainly("conservation", msg("Enter the total conservation"))
TRACKS = {APPEAL: Resource.APPEAL, CONSERVATION: Resource.CONSERVATION}
"""What says that a total follows, and of which track."""

Entry = Break | Zoo | Taken | Gone | Token | New | TileTaken | Has | Dice | Total | Plainly


# what may be said


def zoo_entries(known: Known) -> list[Zoo]:
    return [Zoo(continent) for continent in known.partner_zoos]


def university_entries(known: Known) -> list[Taken]:
    """Whoever takes the generic one says which animal university it became [ARNO-11.7]."""
    found = [Taken(each) for each in known.universities if each is not GENERIC]
    kinds = known.animal_universities if GENERIC in known.universities else ()
    return [*found, *(Taken(GENERIC, kind) for kind in kinds)]


def project_entries(known: Known) -> list[Token | New]:
    """Free levels of what lies there, then new projects."""
    found = [
        Token(place, level, spot.project)
        for place, spot in known.places()
        for level, holder in enumerate(spot.levels)
        if holder == FREE
    ]
    return [*found, *(New(level) for level in range(3))]


def tile_entries(known: Known) -> list[TileTaken]:
    return [entry for space in TILE_PLACES for entry in tiles_at(known, space)]


def tiles_at(known: Known, space: int) -> list[TileTaken]:
    """One entry for tiles that nobody has named, and one for each if somebody has."""
    lying = [(side, tile) for side, tile in enumerate(known.tiles_at(space)) if tile is not None]
    if all(tile in UNSEEN_TILES for _, tile in lying):
        return [TileTaken(space, side) for side, _ in lying[-1:]]
    return [
        TileTaken(space, side, None if tile in UNSEEN_TILES else tile, alike=len(lying) == 1) for side, tile in lying
    ]


def places_of(known: Known, project: Project, level: int) -> list[Token | New]:
    """A token on a named project: where it is known to lie; else wherever an unnamed one may be it, or a new one."""
    at = [place for place, spot in known.places() if spot.project is project]
    found: list[Token | New] = [] if at else [New(level, project)]
    if not at:
        unnamed = [place for place, spot in known.places() if spot.project is None]
        at = [place for place in unnamed if project.is_base or place not in UNSEEN_BASES]
    free = [place for place, spot in known.places() if spot.levels[level] == FREE]
    return [*(Token(place, level, project) for place in at if place in free), *found]


def nameable_projects(known: Known, held: Sequence[Project]) -> list[Project]:
    """Any that may have been supported: not those that an ARNO holds, nor those without a free level."""
    return [
        project
        for project in projects_in(known.marine)
        if project not in held and any(places_of(known, project, level.place) for level in project.levels)
    ]


def card_entries(known: Known, seat: Seat) -> list[Has]:
    """Each card exists once; a person may lose those told before."""
    taken = [card for _, card in known.cards]
    mine = [card for owner, card in known.cards if owner == seat]
    found = [Has(card) for card in FIRING if card not in taken and (known.marine or not card.marine)]
    return [*found, *(Has(card, lost=True) for card in mine)]


def dice_entries(known: Known) -> list[Dice]:
    now = known.die if known.typed else 0
    return [Dice(sides) for sides in (0, 6, 8, 12) if sides != now]
