"""ARNO at the physical table: says what to move and why, asks what it cannot know, and only when it matters.

Dice are rolled by Soloist among the faces that count, or typed; no roll is ever wasted [ARNO-4].
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar, cast

from soloist.engine.flow import Decision, Flow, choose, choose_anew, decision
from soloist.engine.notation import Word
from soloist.engine.seats import Seat
from soloist.engine.words import Sayable
from soloist.games.arknova import board
from soloist.games.arknova.arno import events, marine, questions, reports
from soloist.games.arknova.arno.answers import ANIMAL, NONE, SPONSOR, UNNAMED, CardIs
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.arno.rolling import roll_number
from soloist.games.arknova.arno.rolls import Rolled, RolledAnimalUniversity, faces_of
from soloist.games.arknova.arno.settings import ArnoSettings
from soloist.games.arknova.arno.table import Laid, Received
from soloist.games.arknova.arno.table_knowledge import UNSEEN_BASES, UNSEEN_TILES, Known, Spot, Thing, UnseenProject
from soloist.games.arknova.arno.tracks import is_of_use
from soloist.games.arknova.arno.triggers import SCIENCE_LIBRARY, Reminder, reminders
from soloist.games.arknova.arno.values import FIRST_CARDS, PROJECTS_KEPT
from soloist.games.arknova.arno.why import ArnoLine, Roll
from soloist.games.arknova.board import BONUS_TILES, FOLDERS, BonusTile, University
from soloist.games.arknova.cards import BASE_PROJECTS, ZOO_PROJECTS, Animal, Icon, Level, Project, Sponsor
from soloist.games.arknova.icons import counts_of
from soloist.games.arknova.state import FREE

T = TypeVar("T", bound=Sayable)


class PhysicalTable:
    """The table in front of the person who answers."""

    def __init__(
        self,
        known: Known,
        arnos: Sequence[Arno | None],
        arno: Arno,
        settings: ArnoSettings,
        person: Seat,
        *,
        names_animals: bool = False,
        printed: bool = False,
    ) -> None:
        self.known = known
        self.arnos = arnos
        self.arno = arno
        self.seat = arno.seat
        self.settings = settings
        self.person = person
        self.names_animals = names_animals
        self.printed = printed
        self.occasion = events.Occasion.ACTION  # when ARNO receives cards now
        self.space = 0  # whose bonus tiles are looked at
        self.emptied: list[int] = []  # folders of the display

    # dice

    def roll_for(self, options: Sequence[T], *, ask: Rolled, why: str) -> Flow[T]:
        """Soloist rolls among the faces that count, or the person types one of them [ARNO-4.1 to ARNO-4.3]."""
        chosen = options[0]
        if len(options) > 1:
            sides, number = yield from roll_number(self.known, self.person, options, ask=ask, why=why)
            read = ask.readings(sides, len(options))
            place = read[number - 1]
            assert place is not None
            chosen = options[place]
            yield from self.why(
                Roll(self.seat, ask, tuple(options), chosen, why, sides, faces_of(number, sides, len(read)))
            )
        if isinstance(chosen, BonusTile) and chosen in UNSEEN_TILES:
            tile = yield from self._name_tile(chosen)  # it was picked by its place; what it is matters now
            return cast("T", tile)
        return chosen

    # cards

    def folders(self) -> Sequence[int]:
        return [number for number in range(1, FOLDERS + 1) if number not in self.emptied]

    def receive_from(self, folder: int) -> Flow[Received]:
        """What the card is is asked only now [ARNO-6.1]."""
        self.emptied.append(folder)
        card = yield from self._card(questions.InFolder(self.seat, folder))
        return card.received

    def next_cards(self, count: int) -> Flow[Sequence[Received]]:
        """Of the first cards only the projects are asked for; in a break the cards in order [ARNO-2.12, ARNO-12.3]."""
        if count == FIRST_CARDS:
            return (yield from self._first_cards(count))
        self.occasion = events.Occasion.BREAK
        seen: list[CardIs] = []
        for number in range(1, count + 1):
            if seen_enough(seen) and not self._sponsors_matter():
                break
            seen.append((yield from self._card(questions.BreakCard(self.seat, number, count, tuple(seen)))))
        return [card.received for card in seen]

    def _first_cards(self, count: int) -> Flow[list[Received]]:
        """The first two projects, and with the module how many sponsors [ARNO-2.12, ARNO-16.2]."""
        self.occasion = events.Occasion.SETUP
        found: list[CardIs] = []
        for number in range(1, PROJECTS_KEPT + 1):
            answer = yield from self._first_project(count, number, [card.card for card in found])
            if not isinstance(answer, CardIs):
                break
            found.append(answer)
        sponsors = 0
        if self.settings.module:
            ask = questions.FirstSponsors(self.seat, count)
            sponsors = yield from choose(
                self.person, lambda: range(count - len(found) + 1), ask=ask, why="ARNO-16.2", about=ask
            )
        return [*(card.received for card in found), *([Received(Sponsor, None)] * sponsors)]

    def _first_project(self, count: int, number: int, besides: Sequence[object]) -> Flow[CardIs | Word]:
        ask = questions.FirstProject(self.seat, number, count)

        def options() -> list[CardIs | Word]:
            return [NONE, *self._projects(ZOO_PROJECTS, besides)]

        return (yield from choose(self.person, options, ask=ask, why="ARNO-2.12", passing=NONE, about=ask))

    def _card(self, ask: questions.InFolder | questions.BreakCard) -> Flow[CardIs]:
        mine = tuple(card.card for card in ask.seen) if isinstance(ask, questions.BreakCard) else ()
        card: CardIs = yield from choose(
            self.person,
            lambda: [
                ANIMAL,
                SPONSOR,
                *self._projects(ZOO_PROJECTS, mine),
                *(CardIs(Sponsor, sponsor) for sponsor in marine.sponsors_in(self.known.marine)),
                *self._animals(mine),
            ],
            ask=ask,
            why=self.occasion.rule,
            about=ask,
        )
        if card is ANIMAL and self.names_animals:
            named = yield from choose(
                self.person,
                lambda: [*self._animals(mine), UNNAMED],
                ask=questions.WhichAnimal(),
                why="ARNO-15.1",
                passing=UNNAMED,
                about=questions.WhichAnimal(),
            )
            return named if isinstance(named, CardIs) else card
        return card

    def _animals(self, besides: Sequence[object]) -> list[CardIs]:
        """Those that no ARNO has."""
        taken = [*besides, *(animal for arno in self.arnos if arno is not None for animal in arno.animals)]
        return [CardIs(Animal, animal) for animal in marine.animals_in(self.known.marine) if animal not in taken]

    def _projects(self, of: Sequence[Project], besides: Sequence[object] = ()) -> list[CardIs]:
        """Those that may come up: not in an ARNO's hand nor on the table; and some that no list has."""
        taken = [*besides, *(project for arno in self.arnos if arno is not None for project in arno.projects)]
        taken += [spot.project for _, spot in self.known.places() if spot.project is not None]
        more = marine.MARINE_PROJECTS if self.known.marine else ()
        kinds = [project.is_base for project in of]
        found = [*of, *(project for project in more if project.is_base in kinds)]
        others = marine.others_left(taken, bases_only=all(kinds))
        left = [*(project for project in found if project not in taken), *others]
        return [CardIs(Project, project) for project in left]

    def _sponsors_matter(self) -> bool:
        """For the module, or because their icons set off a card of somebody [ARNO-15.4, ARNO-16.2, ARNO-Q11]."""
        cards = [card for _, card in self.known.cards]
        return (
            self.settings.module or SCIENCE_LIBRARY in cards or (self.settings.sponsor_icons == "all" and bool(cards))
        )

    def take_in(self, received: Received) -> Flow[None]:
        """A project or an animal becomes ARNO's; people's cards may trigger [ARNO-15.2, ARNO-15.5]."""
        if self.occasion is events.Occasion.SETUP:
            return
        card = received.card
        yield from self.why(events.CardReceived(self.seat, self.occasion.rule, self.occasion, *received, is_kept=True))
        if card is None:
            yield from self._look_for("ARNO-15.2", besides_research=True)
        elif isinstance(card, Animal):
            yield from self._icons_come(card.counts, "ARNO-15.2")

    def throw_away(self, received: Received) -> Flow[None]:
        """A sponsor shows its icons and is gone; in the set-up nothing fires [ARNO-15.4, ARNO-15.5]."""
        if self.occasion is events.Occasion.SETUP:
            return
        card = received.card
        yield from self.why(events.CardReceived(self.seat, self.occasion.rule, self.occasion, *received, is_kept=False))
        if isinstance(card, Sponsor):
            counts = [
                number if icon == Icon.SCIENCE or self.settings.sponsor_icons == "all" else 0
                for icon, number in enumerate(card.counts)
            ]
            yield from reminders(self.known.cards, counts, "ARNO-15.4")
        elif received.kind is Sponsor:
            yield from self._look_for("ARNO-15.4", besides_research=self.settings.sponsor_icons == "all", research=True)

    def _icons_come(self, counts: Sequence[int], rule: str) -> Flow[None]:
        self.arno.add_icons(tuple(counts))
        yield from reminders(self.known.cards, counts, rule)

    def _look_for(self, rule: str, *, besides_research: bool, research: bool = False) -> Flow[None]:
        """Nobody named the card: people look at it themselves."""
        for seat, card in self.known.cards:
            if research if card is SCIENCE_LIBRARY else besides_research:
                yield Reminder(seat, card, 0, rule)

    # partner zoos and universities

    def partner_zoos(self) -> Flow[Sequence[Icon]]:
        """Asked only if it is in doubt and something is left that ARNO could take [ARNO-11.4]."""
        known, owned = self.known, self.arno.partner_zoos
        yield from self._doubt(
            Thing.PARTNER_ZOOS,
            "ARNO-11.4",
            lambda: [each for each in known.partner_zoos if each not in owned],
            lambda: [entry for entry in reports.zoo_entries(known) if entry.continent not in owned],
        )
        return known.partner_zoos

    def take_partner_zoo(self, continent: Icon) -> Flow[None]:
        self.known.remove_zoo(continent)
        yield from self._icons_come(counts_of((continent,)), "ARNO-15.3")

    def universities(self) -> Flow[Sequence[University]]:
        known, owned = self.known, self.arno.universities
        yield from self._doubt(
            Thing.UNIVERSITIES,
            "ARNO-11.5",
            lambda: [each for each in known.universities if each not in owned],
            lambda: [entry for entry in reports.university_entries(known) if entry.university not in owned],
        )
        return known.universities

    def take_university(self, university: University) -> Flow[None]:
        """A generic one becomes one of the animal universities still there [ARNO-11.7]."""
        self.known.remove_university(university)
        icons = [Icon.SCIENCE] * university.research
        if university is marine.GENERIC:
            yield from self._doubt(
                Thing.ANIMAL_UNIVERSITIES, "ARNO-11.7", lambda: self.known.animal_universities, self._gone_entries
            )
            kind: marine.AnimalUniversity = yield from self.roll_for(
                self.known.animal_universities, ask=RolledAnimalUniversity(), why="ARNO-11.7"
            )
            self.known.remove_animal_university(kind)
            self.arno.generic = kind.icon
            yield from self.why(events.AnimalUniversityTaken(self.seat, "ARNO-11.7", kind))
            icons.append(kind.icon)
        yield from self._icons_come(counts_of(icons), "ARNO-15.3")

    def _gone_entries(self) -> list[reports.Gone]:
        """One of them is left, or the generic university would not have been laid out."""
        left = self.known.animal_universities
        return [reports.Gone(kind) for kind in left] if len(left) > 1 else []

    def donate(self) -> Flow[None]:
        """The cheapest open space; the last one takes no token [ARNO-11.11]."""
        known = self.known
        in_doubt = Thing.DONATIONS in known.doubtful
        if in_doubt or len(known.prices) > 1:
            yield from self.why(events.DonationCovered(self.seat, "ARNO-11.11", None if in_doubt else known.prices[0]))
        known.cover_donation()

    # projects

    def projects(self) -> Flow[Sequence[Laid]]:
        """By their names where they are known, else by their places; tokens are asked for if in doubt [ARNO-13.2]."""
        known = self.known
        yield from self._doubt(
            Thing.PROJECTS,
            "ARNO-13.2",
            lambda: [spot.project or place for place, spot in known.places()],
            lambda: reports.project_entries(known),
        )
        return [Laid(spot.project or place, spot.levels) for place, spot in known.places()]

    def reward_of(self, project: Project, level: int) -> Flow[tuple[Project, Level]]:
        """A project known by its place is named now, unless all that may lie there give the same [ARNO-13.7]."""
        if not isinstance(project, UnseenProject):
            return project, project.levels[level]
        may_lie_there = self._projects(BASE_PROJECTS if project in UNSEEN_BASES else (*ZOO_PROJECTS, *BASE_PROJECTS))
        gives = [answer.card.levels[level] for answer in may_lie_there if isinstance(answer.card, Project)]
        if all(same_reward(each, gives[0]) for each in gives):
            return project, gives[0]
        ask = questions.WhichProject(project)
        answer = yield from choose(self.person, lambda: may_lie_there, ask=ask, why="ARNO-13.7", about=project)
        named = answer.card
        assert isinstance(named, Project)
        self.known.name(project, named)
        return named, named.levels[level]

    def bring_into_play(self, project: Project) -> Flow[None]:
        """To the leftmost place above the board; what falls off is discarded [ARNO-13.4]."""
        fallen = self.known.lay(Spot(project, (FREE,) * 3))
        yield from self.why(events.ProjectLaid(self.seat, "ARNO-13.4", project))
        if fallen is not None:
            yield from self.why(events.ProjectPushedOut(self.seat, "ARNO-13.4", None))
        elif Thing.PROJECTS in self.known.doubtful:
            most = board.PROJECT_SLOTS[len(self.known.players)]
            yield from self.why(events.ProjectPushedOut(self.seat, "ARNO-13.4", most))

    def stand_on(self, project: Project, level: int) -> Flow[None]:
        """Where it lies, unless somebody has just said that it lies there no more."""
        places = [place for place, spot in self.known.places() if (spot.project or place) is project]
        for place in places[:1]:
            self.known.put_token(place, level, int(self.seat))
        yield from ()

    # tracks

    def tiles(self, space: int) -> Flow[Sequence[BonusTile]]:
        """Asked only if in doubt; what the tiles are only once ARNO takes one [ARNO-14.1]."""
        yield from self._doubt(
            Thing.TILES,
            "ARNO-14.1",
            lambda: self._tiles_at(space),
            lambda: [entry for entry in reports.tile_entries(self.known) if entry.space == space],
            space,
        )
        self.space = space
        return self._tiles_at(space)

    def _tiles_at(self, space: int) -> list[BonusTile]:
        return [tile for tile in self.known.tiles_at(space) if tile is not None]

    def _name_tile(self, unseen: BonusTile) -> Flow[BonusTile]:
        side = UNSEEN_TILES.index(unseen)
        lying = [tile for tiles in self.known.tiles for tile in tiles]
        alone = len(self._tiles_at(self.space)) == 1
        left = [each for each in BONUS_TILES if each not in lying]
        tile = marine.OTHER_TILE
        if any(is_of_use(each) for each in left):
            ask = questions.TilePlace(self.space, side, alone)
            tile = yield from choose(
                self.person, lambda: [*left, marine.OTHER_TILE], ask=ask, why="ARNO-14.2", about=ask
            )
        self.known.put_tile(self.space, side, tile)
        return tile

    def lift_tile(self, space: int, tile: BonusTile) -> Flow[None]:
        lying, alone = self.known.tiles_at(space), len(self._tiles_at(space)) <= 1
        side = lying.index(tile) if tile in lying else None  # unless somebody has just said that it is gone
        if side is not None:
            self.known.put_tile(space, side, None)
        yield from self.why(events.BonusTileGone(self.seat, "ARNO-14.2", tile, space, None if alone else side))

    def advance_break(self, steps: int) -> Flow[None]:
        """The token stops at the end; if its place is in doubt it is read off the board [ARNO-5.6]."""
        known, last = self.known, self.known.break_steps
        if known.break_step == last:
            return
        was, now = known.break_step, min(known.break_step + steps, last)
        reached = known.advance(steps, self.seat)
        if Thing.BREAK in known.doubtful and not reached:
            ask = questions.BreakToken(self.seat, steps, was, last)
            read: int = yield from choose(
                self.person, lambda: range(now, last + 1), ask=ask, why="ARNO-5.6", passing=now, about=ask
            )
            known.settle(Thing.BREAK)
            reached = known.advance(read - now, self.seat)
        yield from self.why(events.BreakAdvanced(self.seat, "ARNO-5.2", steps, known.break_step, last))
        if reached:
            yield from self.why(events.BreakReached(self.seat, "ARNO-12.1"))

    def reach_ten(self) -> Flow[None]:
        """The first at 10: every person discards a final scoring card [ARNO-14.4]."""
        if self.known.ten_reached:
            return
        self.known.ten_reached = True
        yield (events.PERHAPS_FIRST_AT_TEN if Thing.TEN in self.known.doubtful else events.FIRST_AT_TEN)

    # doubt

    def _doubt(
        self,
        thing: Thing,
        why: str,
        lying: Callable[[], Sequence[Sayable]],
        entries: Callable[[], Sequence[reports.Entry]],
        space: int = 0,
    ) -> Flow[None]:
        """What may have changed is asked for, with what was known as the answer that changes nothing."""
        known = self.known
        if thing not in known.doubtful or not lying():
            return

        def question() -> Decision[reports.Entry]:
            ask = questions.Doubt(thing, tuple(lying()), space)
            return decision(
                self.person, lambda: [reports.RIGHT, *entries()], ask, why, about=ask, passing=reports.RIGHT
            )

        while lying() and entries():
            entry = yield from choose_anew(question)
            if entry is reports.RIGHT:
                break
            entry.apply(known, self._somebody())
            yield events.Noted(entry)
        if thing is not Thing.TILES:  # the other places stay in doubt
            known.settle(thing)

    def _somebody(self) -> Seat:
        """A person, where it does not matter who."""
        return next(seat for seat in self.known.players if self.arnos[seat] is None)

    def why(self, line: ArnoLine | Roll) -> Flow[None]:
        yield line


def seen_enough(seen: Sequence[CardIs]) -> bool:
    """A project and an animal are kept; whatever comes after them is discarded [ARNO-12.3]."""
    kinds = [card.kind for card in seen]
    return Animal in kinds and Project in kinds


def same_reward(one: Level, other: Level) -> bool:
    return (type(one), one.conservation, one.reputation) == (type(other), other.conservation, other.reputation)
