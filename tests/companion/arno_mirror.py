"""The same game on the screen and beside the box: whatever happens on the screen is told to the companion.

People on the screen answer anything, or greedily to get further. What they did to shared things is entered, ARNO's
dice show what they showed on the screen, cards are named as they were drawn, and after every turn the books must say
what the screen says.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from soloist.bots.arknova.greedy import Greedy
from soloist.companion.arno import GAME as COMPANION
from soloist.companion.arno.reports import ActionRow, IncomeOf, ProjectsSupported
from soloist.companion.arno.session import ArnoSession, Stage
from soloist.engine.dice import Stream
from soloist.engine.events import Event
from soloist.engine.flow import Flow
from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.seats import Seat, ask
from soloist.engine.words import Message, Sayable, msg
from soloist.games.arknova import board, state
from soloist.games.arknova.arno.events import CardReceived, Occasion
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.arno.questions import (
    BreakCard,
    FirstProject,
    FirstSponsors,
    InFolder,
    OnDie,
    TilePlace,
    WhichProject,
)
from soloist.games.arknova.arno.reports import END_IN_BREAK, LEVEL_WORDS
from soloist.games.arknova.arno.rolls import Rolled
from soloist.games.arknova.arno.table_knowledge import UnseenProject
from soloist.games.arknova.arno.values import CONTINENT_ORDER
from soloist.games.arknova.arno.why import Roll
from soloist.games.arknova.cards import Card, Project
from soloist.games.arknova.state import Zoo
from soloist.registry import find_game

ARKNOVA = find_game("arknova")
SIDES = 12
COMPARED = (
    "appeal", "conservation", "reputation", "order", "upgraded", "workers", "hired", "on_task", "partner_zoos",
    "universities", "projects", "scoring_tokens", "notepad", "animals", "icons", "reached",
)  # fmt: skip


@dataclass(frozen=True)
class Mark(Event):
    """A step of the game on the screen begins."""

    number: int

    def say(self) -> Message:
        return msg("step {n}", n=self.number)


class Watched(type(ARKNOVA)):  # type: ignore[misc]
    """Ark Nova that keeps a copy of the table at the beginning of every step."""

    def __init__(self) -> None:
        self.tables: list[state.ArkNovaTable] = []

    def next_step(self, table: state.ArkNovaTable) -> Flow[None] | None:
        flow: Flow[None] | None = super().next_step(table)
        self.tables.append(table.copy())
        return None if flow is None else marked(flow, len(self.tables) - 1)


def marked(flow: Flow[None], number: int) -> Flow[None]:
    yield Mark(number)
    yield from flow


class ArnoMirror:
    """A game on the screen with any answers, and a companion beside it."""

    def __init__(self, players: int, automas: str, seed: int, people: str = "random", **options: str) -> None:
        self.watched = Watched()
        settings = {"automas": automas, **options}
        self.screen = Match.new(self.watched, players, settings, seed)
        chance, bot = Stream(seed, 2), Greedy()
        while (question := self.screen.question) is not None:
            if people == "greedy":
                self.screen.answer(ask(bot, self.screen, question), seat=question.seat)
            else:
                self.screen.answer(chance.pick(question.options), seat=question.seat)
        self.told = self.by_step()
        beside = {"players": str(players), "automas": automas, "die": f"d{SIDES}", **options}
        self.match = Match.new(COMPANION, 1, beside, dice=False)
        self.happened: list[Sayable] = []
        self.owed: dict[Seat, list[str]] = {}  # what people have gained by income and not told yet
        self.told_of_income = 0  # things that ARNO had to be told of before its turn
        self.ended_in_break = False

    def by_step(self) -> list[list[Sayable]]:
        """What was told in each step."""
        found: list[list[Sayable]] = []
        for line in self.screen.log or ():
            if isinstance(line.event, Mark):
                found.append([])
            else:
                found[-1].append(line.event)
        return found

    @property
    def evening(self) -> ArnoSession:
        evening = self.match.state
        assert isinstance(evening, ArnoSession)
        return evening

    # playing

    def play(self) -> None:
        tables = self.watched.tables
        self.set_up(tables[1])
        for step, (before, after) in enumerate(pairwise(tables)):
            if before.stage in (state.Stage.TURN, state.Stage.BREAK):
                self.step(step, before, after)
                if after.stage is state.Stage.TURN:  # else the companion is in the middle of the break
                    self.compare(after)
        self.finish()

    def set_up(self, table: state.ArkNovaTable) -> None:
        while self.evening.stage in (Stage.SETUP, Stage.FIRST_CARDS):
            question = self.match.question
            assert question is not None
            asked = question.ask
            if isinstance(asked, FirstProject):
                kept = self.books(table, asked.seat).projects
                self.match.answer(str(kept[asked.number - 1].id) if asked.number <= len(kept) else "none")
            elif isinstance(asked, ActionRow):
                done = sum(entry.seat < 0 for entry in self.match.history)
                arno = self.books(table, self.evening.automas()[done])
                self.match.answer(", ".join(action.code for action in arno.order[1:]))
            elif isinstance(asked, FirstSponsors):
                self.match.answer(str(self.books(table, asked.seat).sponsors_seen))
            else:
                self.match.answer(table.active)
        assert self.evening.active == table.active

    def books(self, table: state.ArkNovaTable, seat: Seat) -> Arno:
        arno = table.zoos[seat]
        assert isinstance(arno, Arno)
        return arno

    def step(self, step: int, before: state.ArkNovaTable, after: state.ArkNovaTable) -> None:
        self.happened, self.before = self.told[step], before
        self.rolls = iter([what for what in self.happened if isinstance(what, Roll)])
        self.cards = {seat: iter(cards_of(self.happened, seat)) for seat in self.evening.automas()}
        if before.stage is state.Stage.TURN and not before.zoos[before.active].is_arno:
            for entry in self.entries(before, after):
                self.match.answer(entry)
            self.match.answer("done")
            return
        if before.stage is state.Stage.BREAK:
            self.ended_in_break = before.last_turns is None and after.last_turns is not None
            self.owed = self.by_income(before, after)
        turn, is_break = self.evening.turn, before.stage is state.Stage.BREAK
        while self.evening.turn == turn and (self.evening.stage is not Stage.TURN) == is_break and not self.match.over:
            if self.evening.stage is Stage.POINTS:
                break
            self.answer()
        assert next(self.rolls, None) is None

    def by_income(self, before: state.ArkNovaTable, after: state.ArkNovaTable) -> dict[Seat, list[str]]:
        """What the income of each person changed of what is shared; who took a tile is who came to its space."""
        people = self.evening.people()
        owed: dict[Seat, list[str]] = {seat: list(tiles_gained(before.zoos[seat], after.zoos[seat])) for seat in people}
        for place, space in enumerate(board.TILE_SPACES):
            bit = 1 << list(board.CONSERVATION_REWARDS).index(space)
            came = [seat for seat in people if after.zoos[seat].reached & bit > before.zoos[seat].reached & bit]
            owed[(came or people)[0]] += self.tiles_taken(before, after, place)
        if after.ten_reached and not before.ten_reached:
            first = [seat for seat in people if after.zoos[seat].conservation >= board.DISCARD_FINAL_AT]
            owed[first[0]].append("ten")
        return owed

    def tiles_taken(self, before: state.ArkNovaTable, after: state.ArkNovaTable, place: int) -> list[str]:
        gone = [tile for tile in before.tiles[place] if tile not in after.tiles[place]]
        return [f"tile {board.TILE_SPACES[place]}" for _ in gone]

    def entries(self, before: state.ArkNovaTable, after: state.ArkNovaTable) -> Iterator[str]:
        """What a person did to shared things."""
        seat = before.active
        if self.ended_in_break:
            self.ended_in_break = False
            yield "end in break"
        yield from self.owed.pop(seat, [])
        yield from (f"zoo {each.code}" for each in before.partner_offer if each not in after.partner_offer)
        yield from (f"uni {each.code}" for each in before.university_offer if each not in after.university_offer)
        rows = (("base", before.bases), ("row", before.row))
        stands = {each.project: each.levels for each in (*after.bases, *after.row)}
        for word, laid in rows:
            for number, each in enumerate(laid, 1):
                now = stands.get(each.project, each.levels)
                for level, (was, holder) in enumerate(zip(each.levels, now, strict=True)):
                    if was != holder:
                        yield f"{word} {number} {LEVEL_WORDS[level]}"
        lying = [each.project for each in before.row]
        for each in reversed([each for each in after.row if each.project not in lying]):
            yield f"new {LEVEL_WORDS[each.levels.index(int(seat))]}"
        for place in range(len(board.TILE_SPACES)):
            yield from self.tiles_taken(before, after, place)
        yield from ["donation"] * (after.donations - before.donations)
        if after.ten_reached and not before.ten_reached:
            yield "ten"
        if after.break_called_by == seat:
            yield "break"
        elif after.break_step > before.break_step:
            yield f"break {after.break_step - before.break_step}"
        if before.last_turns is None and after.last_turns is not None:
            yield "end"

    def answer(self) -> None:
        question = self.match.question
        assert question is not None
        match question.ask:
            case InFolder(seat=seat) | BreakCard(seat=seat):
                self.match.answer(str(next(self.cards[seat]).id))
            case WhichProject(place=place):
                where, number = place.code.split()
                lying = self.before.bases if where == "base" else self.before.row
                self.match.answer(str(lying[int(number) - 1].project.id))
            case TilePlace(space=space, side=side, alone=alone):
                self.match.answer(self.before.tiles[board.TILE_SPACES.index(space)][0 if alone else side].code)
            case IncomeOf(seat=seat):
                self.tell_income(seat)
            case Rolled() as rolled:
                self.match.answer(str(self.face(rolled)))
            case OnDie(roll=rolled):
                self.match.answer(str(self.face(rolled)))
            case _:
                raise AssertionError(f"nobody thought of {question.ask}")

    def tell_income(self, seat: Seat) -> None:
        """ARNO has a turn before this person: what the income brought is told now."""
        gained = self.owed.pop(seat, [])
        if self.ended_in_break:
            self.ended_in_break = False
            gained.append(END_IN_BREAK.code)
        for entry in gained:
            self.match.answer(entry)
        self.told_of_income += len(gained)
        question = self.match.question
        if question is not None and isinstance(question.ask, IncomeOf) and question.ask.seat == seat:
            self.match.answer("done")

    def face(self, rolled: Rolled) -> int:
        """A face that names what came up on the screen."""
        roll = next(self.rolls)
        assert roll.ask == rolled
        place = [code(option) for option in roll.options].index(code(roll.chosen))
        return rolled.readings(SIDES, len(roll.options)).index(place) + 1

    # comparing

    def compare(self, table: state.ArkNovaTable) -> None:
        """The books and the screen say the same."""
        evening, known = self.evening, self.evening.known
        if any(self.owed.values()):
            return  # somebody has not told yet, and does so before ARNO's next turn
        for seat in evening.automas():
            books, screen = evening.ledger(seat), self.books(table, seat)
            for name in COMPARED:
                assert getattr(books, name) == getattr(screen, name), (seat, name)
            assert [self.supported(each, table) for each in books.supported] == list(screen.supported)
            assert not evening.agreed.settings.module or books.sponsors_seen == screen.sponsors_seen
        assert evening.active == table.active
        assert known.break_step == table.break_step
        covered = min(table.donations, len(board.DONATION_PRICES[table.setup.players]))  # the last takes no token
        assert (known.donations, known.ten_reached) == (covered, table.ten_reached)
        owned = [evening.ledger(seat).partner_zoos for seat in evening.automas()]
        for continent in CONTINENT_ORDER:  # what all ARNOs own may be in doubt, and does not matter
            if not all(continent in zoos for zoos in owned):
                assert (continent in known.partner_zoos) == (continent in table.partner_offer)
        stands = [each.levels for each in (*table.bases, *table.row)]
        assert [spot.levels for spot in (*known.bases, *known.row)] == stands
        for place in range(len(board.TILE_SPACES)):
            assert sum(tile is not None for tile in known.tiles[place]) == len(table.tiles[place])

    def supported(self, project: Project, table: state.ArkNovaTable) -> Project:
        """A base project that nobody had to name is known by its place."""
        if not isinstance(project, UnseenProject):
            return project
        return table.bases[int(project.code.split()[1]) - 1].project

    def finish(self) -> None:
        """People's points, and the same result."""
        scores = {score.seat: score.total for score in self.screen.result.scores}
        while (question := self.match.question) is not None:
            if isinstance(question.ask, ProjectsSupported):
                table: state.ArkNovaTable = self.screen.state
                self.match.answer(str(min(12, len(table.zoos[question.about].supported))))
            else:
                self.match.answer(str(max(-120, min(120, scores[question.about]))))
        assert [score.total for score in self.match.result.scores] == list(scores.values())
        assert self.match.result.winners == self.screen.result.winners


def cards_of(happened: list[Sayable], seat: Seat) -> list[Card]:
    """The cards an ARNO received, in order."""
    lines = [what for what in happened if isinstance(what, CardReceived) and what.seat == seat]
    received = [line.card for line in lines if line.occasion is not Occasion.SETUP]
    return [card for card in received if card is not None]


def tiles_gained(before: Zoo, after: Zoo) -> Iterator[str]:
    """Partner zoos and universities that came to somebody."""
    yield from (f"zoo {each.code}" for each in after.partner_zoos if each not in before.partner_zoos)
    yield from (f"uni {each.code}" for each in after.universities if each not in before.universities)
