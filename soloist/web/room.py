"""One match being played: in memory as it is kept, and every change kept before anybody is told of it."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from soloist.engine import notation
from soloist.engine.errors import BadRecord, BadSetting, CannotUndo, IllegalAnswer, StaleAnswer
from soloist.engine.game import Trigger
from soloist.engine.match import Match, Undo
from soloist.engine.question import Question
from soloist.engine.record import Record
from soloist.engine.seats import CHANCE, SEATS, Seat
from soloist.engine.undoing import EntryGone, NothingToRedo, NotThere, Stop
from soloist.engine.words import msg
from soloist.language import Reader
from soloist.names import colours_of, level_beside, names_of, table_names
from soloist.playing import Playing
from soloist.registry import find, is_companion
from soloist.seating import HUMAN, ONE_PERSON, Seating, automas_in, read_seating, split_seats, with_automas
from soloist.web.aids import Aids
from soloist.web.scene import AND, DrawnLog, Person
from soloist.web.store import Change, Conflict, Kept, Line, Store

STEP_SECONDS = 0.03  # how long bots may play before others get the room
MOST_CLOCK = 300
GONE = msg("gave up")
SEATS_BY_CODE = {seat.code: seat for seat in (CHANCE, *SEATS)}


@dataclass(frozen=True)
class Beginning:
    """What somebody wants to play."""

    game: str
    seats: Sequence[str] = ()  # who sits there, in the words of `soloist.seating`; empty for companions
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int = 0
    undo: Undo = Undo.SCREEN
    names: Sequence[str] = ()  # companions: what the people at the table are called
    clock: int = 0  # seconds to react, where a question may be passed; 0: as long as one likes
    by_hand: bool = False  # companions: people roll and draw themselves

    def match(self) -> Match:
        """The new match; raises BadSetting."""
        game = find(self.game)
        if not 0 <= self.clock <= MOST_CLOCK:
            raise BadSetting(msg("a countdown lasts between 0 and {most} seconds", most=MOST_CLOCK))
        for name in (*self.seats, *self.names):
            if "," in name:
                raise BadSetting(msg("'{name}' cannot be a name: no commas, please", name=name[:40]))
        if is_companion(self.game):
            match = Match.new(game, 1, self.options, self.seed, dice=not self.by_hand, undo=Undo.FREE)
            if any(self.names):
                match.meta["names"] = ",".join(self.names)
            table_names(match)
            return match
        seating = read_seating(game, self.seats)
        if self.undo is Undo.FREE and len(seating.people) > 1:
            raise BadSetting(msg("unlimited undo is only for playing alone; others would see cards twice"))
        match = Match.new(game, len(self.seats), with_automas(seating, self.options), self.seed, undo=self.undo)
        match.meta["seats"] = ",".join(self.seats)
        if self.clock and len(seating.people) > 1:
            match.meta["clock"] = str(self.clock)
        return match


class Room:
    """A match, who sits there, and where it is kept. Its methods block; one thread at a time may use it."""

    def __init__(self, store: Store, kept: Kept) -> None:
        self._store = store
        self.id = kept.id
        self.aids = Aids(store, kept.id)
        self.settled = -1  # the version at which there was nothing to do for bots
        self.deadlines: dict[tuple[Seat, str], float] = {}  # by the stamp of the question: a new one, a new countdown
        self._read(kept)

    def _read(self, kept: Kept) -> None:
        record = Record.read(kept.head)
        record.answers = list(kept.answers)
        self.match = record.match(find, dice=False)
        self.version = kept.version
        self.undos = kept.undos
        self.undone = kept.undone
        self.seating = seating_of(self.match)
        self.playing = Playing(self.match, self.seating)
        self.drawn: dict[tuple[str, Seat | None], DrawnLog] = {}  # the log as pages show it, by language and eyes
        self._lines = list(kept.answers)  # as the store has them
        for code, (read, triggers) in kept.watches.items():
            self.playing.pass_until(SEATS_BY_CODE[code], self._triggers(triggers), read)
        if record.dice:
            self.match.use_dice()
        self._set_clocks()

    # who and what

    @property
    def at_table(self) -> bool:
        """Whether it is an automa beside a box."""
        return self.match.game.is_companion

    def people(self, language: str, looking: Seat | None) -> list[Person]:
        """Everybody at the table, as shown to a reader."""
        if self.at_table:
            names, levels = table_names(self.match, language), automas_in(self.match.game, self.match.settings)
            colours = colours_of(self.match.settings)
            return [
                Person(seat, name, "automa" if seat in levels else "human", level_beside(levels.get(seat, "")),
                       colour=colours.get(seat, ""))
                for seat, name in sorted(names.items())
            ]  # fmt: skip
        names = names_of(self.seating, language)
        found = []
        for seat in SEATS[: self.match.seats]:
            level = self.seating.automas.get(seat, "")
            name = names[seat].replace(f" {level}", "", 1) if level else names[seat]
            gone = Reader(language).read(GONE) if seat in self.match.gave_up else ""
            found.append(Person(seat, name, self.seating.kind_of(seat), level_beside(level), seat == looking, gone))
        return found

    def asked(self, seat: Seat | None) -> Question | None:
        """What a person at a seat is asked now; the person beside a box answers for Chance too."""
        if seat is None or seat in self.match.gave_up:
            return None
        question = self.match.asked(seat)
        return self.match.asked(CHANCE) if question is None and self.at_table else question

    def waiting_for(self) -> tuple[Seat, ...]:
        return tuple(question.seat for question in self.match.questions)

    def stamp(self, seat: Seat | None) -> str:
        """Names the open question of a seat: an answer that quotes another one is too late."""
        question = self.asked(seat)
        return f"{self.undos}.{self.match.asked_at(seat if question is None else question.seat)}"

    def seconds_left(self, seat: Seat | None) -> int:
        """Until a question is passed for somebody; 0: there is no countdown."""
        deadline = None if seat is None else self.deadlines.get((seat, self.stamp(seat)))
        return 0 if deadline is None else max(1, round(deadline - time.monotonic()))

    # changing; each raises a SoloistError and changes nothing, or is kept when it returns

    def refresh(self) -> None:
        """Take over what others have changed."""
        if self._store.version(self.id) != self.version:
            self._reload()

    @contextmanager
    def _spoiled_by_errors(self) -> Iterator[None]:
        """After an error what is in memory may not be what is kept: it is read again before anybody uses it."""
        try:
            yield
        except BaseException:
            self.version = -1
            raise

    def _reload(self) -> None:
        kept = self._store.load(self.id)
        if kept is None:
            raise NoSuchMatch
        self._read(kept)

    def answer(self, seat: Seat, stamp: str, text: str) -> None:
        """A person answers, perhaps the questions that follow too, as far as they are asked."""
        self._expect(seat, stamp)
        first, *more = text.split(AND)
        given = [(first, self._give(seat, first))]
        for each in more:
            question = self.asked(seat)
            if question is None or each not in map(notation.code, question.options):
                break
            given.append((each, self._give(seat, each)))
        undone = [what for group in reversed(self.undone) for who, _, what in group if who != CHANCE.code]
        self.undone = []
        self._keep()
        for what, question in given if self.at_table else ():
            if question.seat != CHANCE:
                self.aids.answered(what, notation.code(question.passing), undone)
                undone = []

    def ahead(self, seat: Seat, stamp: str, text: str) -> Match | None:
        """The match as it will be if this answer ends the seat's turn, to be confirmed; None if it does not, or if
        there was nothing else to answer: then asking was enough. Raises IllegalAnswer."""
        question = self.asked(seat)
        if self.at_table or question is None or stamp != self.stamp(seat) or len(question.options) == 1:
            return None
        *before, last = text.split(AND)
        match = self.match if not before else self.match.past(self.match.moment)
        for each in before:
            match.answer(each, seat=seat)
        return match.ahead(last, seat) if match.asked(seat) is not None else None

    def _give(self, seat: Seat, text: str) -> Question:
        """Give one answer; returns what was asked."""
        question = self.asked(seat)
        if question is None:
            raise IllegalAnswer(msg("{seat}: no question is open now", seat=seat))
        self.match.answer(text, seat=question.seat)
        return question

    def has_taken(self, seat: Seat, stamp: str, text: str) -> bool:
        """Whether this very answer to this question has been taken already: it was only sent once more."""
        undos, _, moment = stamp.partition(".")
        if undos != str(self.undos) or not (moment.isascii() and moment.isdecimal() and len(moment) < 7):
            return False
        asked = (seat.code, CHANCE.code) if self.at_table else (seat.code,)
        given = next((line for line in self._lines[int(moment) :] if line[0] in asked), None)
        return given is not None and given[2] == text.partition(AND)[0] and not given[1]

    def roll(self, seat: Seat, stamp: str) -> None:
        """Let Soloist roll or draw this once."""
        self._expect(seat, stamp)
        self.match.roll()
        self.undone = []
        self._keep()

    def lacks_name(self, seat: Seat) -> bool:
        """Whether others would call somebody by the letter of the seat."""
        seating = self.seating
        is_among_others = not self.at_table and seat in seating.people and len(seating.people) > 1
        return is_among_others and seat not in seating.names

    def rename(self, seat: Seat, name: str) -> None:
        """A person says what others call them; raises BadSetting if it cannot be a name."""
        self.refresh()
        if self.at_table or seat not in self.seating.people:
            raise BadSetting(msg("only people on the screen can be given a name"))
        words = list(self.seating.words)
        words[seat] = f"{HUMAN}:{name}"
        seating = read_seating(self.match.game, words)
        with self._spoiled_by_errors():
            self.match.meta["seats"] = ",".join(words)
            self.seating = self.playing.seating = seating
            self.drawn = {}  # names are in the log
            self._keep()

    def give_up(self, seat: Seat) -> None:
        """A person gives up, whoever is asked: no stamp, because it is meant for the whole match."""
        self.refresh()
        self.playing.give_up(seat)
        self.undone = []
        self._keep()

    def can_give_up(self, seat: Seat | None) -> bool:
        match = self.match
        return seat in self.playing.people and not match.game.is_companion and not match.over

    def _expect(self, seat: Seat, stamp: str) -> None:
        self._expect_player(seat)
        if stamp != self.stamp(seat):
            raise StaleAnswer(msg("this answer was meant for an earlier question; please look again"))

    def _expect_player(self, seat: Seat) -> None:
        self.refresh()
        if seat in self.match.gave_up:
            raise IllegalAnswer(msg("{seat} gave up and only looks on", seat=seat))

    def undo(self, seat: Seat, stamp: str, *, anything: bool = False) -> None:
        """Take back one decision; `anything`: from now on also what lies before something revealed."""
        self._expect(seat, stamp)
        if anything:
            self._let_undo_anything(seat)
        self._take_back(seat, self.match.undo_target(self._whose(seat)))
        self.playing.stop_passing(seat)
        self._keep()
        self._forget_ticks()

    def restart(self, seat: Seat, stamp: str) -> None:
        """Take back the whole turn, or as much of it as may be taken back."""
        self._expect(seat, stamp)
        steps = self.match.steps_back(seat)
        self._take_back(seat, steps[-1] if steps else self.match.undo_target(seat))
        self.playing.stop_passing(seat)
        self._keep()

    def _let_undo_anything(self, seat: Seat) -> None:
        with self._spoiled_by_errors():
            self.playing.let_undo_anything()
            self.match.undo_target(self._whose(seat))

    def _whose(self, seat: Seat | None) -> Seat | None:
        """Whose answers are taken back; beside a box everybody's."""
        return None if self.at_table else seat

    def _take_back(self, seat: Seat, length: int) -> None:
        """Take back one decision after the other until no more than so many answers are left; each can be redone."""
        whose = self._whose(seat)
        with self._spoiled_by_errors():
            while self.match.moment > length:
                before = self.match.moment
                target = self.match.undo_target(whose)
                self.match.undo(whose)
                self.undone.append(self._lines[target:before])
                self.undos += 1

    def _forget_ticks(self) -> None:
        """What was ticked off later than now may be something else next time."""
        if self.at_table:
            self.aids.forget_after(self.match.moment)

    def back(self, seat: Seat, stamp: str, moment: int) -> None:
        """Beside a box: take back everything that was answered since a moment."""
        self._expect(seat, stamp)
        if not self.at_table or not 0 <= moment < self.match.moment:
            raise CannotUndo(NotThere())
        self._take_back(seat, moment)
        self._keep()
        self._forget_ticks()

    def without(self, seat: Seat, stamp: str, place: int) -> None:
        """Beside a box: take back one of the last answers and give those after it again, as far as they still fit."""
        self._expect(seat, stamp)
        if not self.at_table or not 0 <= place < len(self._lines):
            raise CannotUndo(EntryGone())
        later = [line for line in self._lines[place + 1 :] if line[0] != CHANCE.code]
        self._take_back(seat, place)
        with self._spoiled_by_errors():
            for who, auto, what in later:
                question = self.match.asked(SEATS_BY_CODE[who])
                if question is not None and what in map(notation.code, question.options):
                    self.match.answer(what, seat=question.seat, auto=auto)
        self.undone = []
        self._keep()

    def can_redo(self, seat: Seat | None) -> bool:
        """Whether this seat has taken something back that can be done again."""
        if not self.undone or seat is None:
            return False
        return self.at_table or any(who == seat.code for who, _, _ in self.undone[-1])

    def why_no_undo(self, seat: Seat | None) -> Stop | None:
        """What keeps a seat from taking something back; None: nothing does."""
        try:
            self.match.undo_target(self._whose(seat))
        except CannotUndo as problem:
            return problem.stop
        return None

    def can_undo(self, seat: Seat | None) -> bool:
        return seat is not None and self.why_no_undo(seat) is None

    def redo(self, seat: Seat, stamp: str) -> None:
        self._expect(seat, stamp)
        if not self.can_redo(seat):
            raise CannotUndo(NothingToRedo())
        with self._spoiled_by_errors():
            for who, auto, what in self.undone.pop():
                if who != CHANCE.code or not self.match.has_dice:
                    self.match.answer(what, seat=SEATS_BY_CODE[who], auto=auto)
        self._keep()

    def pass_until(self, seat: Seat, codes: Sequence[str]) -> None:
        """Let windows pass for a seat until one of these triggers fires; without triggers until its own turn."""
        self._expect_player(seat)
        if not self.match.game.triggers:
            raise IllegalAnswer(msg("there are no windows to pass in this game"))
        known = [trigger.code for trigger in self.match.game.triggers]
        for code in codes:
            if code not in known:
                raise IllegalAnswer(msg("there is no '{code}' to wait for", code=code))
        self.playing.pass_until(seat, self._triggers(codes))
        self._keep()

    def stop_passing(self, seat: Seat) -> None:
        self.refresh()
        self.playing.stop_passing(seat)
        self._keep()

    def _triggers(self, codes: Sequence[str]) -> list[Trigger]:
        return [trigger for trigger in self.match.game.triggers if trigger.code in codes]

    def go_on(self) -> bool:
        """Let bots answer, and pass for people who want it, for a short while; True if somebody was answered for."""
        until = time.monotonic() + STEP_SECONDS
        passing = set(self.playing.watches)
        changed = False
        with self._spoiled_by_errors():
            while self._give_next():
                changed = True
                if time.monotonic() > until:
                    break
        if changed or passing != set(self.playing.watches):  # somebody was woken
            self._keep()
        if not changed:
            self.settled = self.version
        return changed

    @property
    def is_settled(self) -> bool:
        """Whether nobody is asked but people who have to decide."""
        return self.settled == self.version or all(
            question.seat == CHANCE or self.playing.must_ask(question) for question in self.match.questions
        )

    def _give_next(self) -> bool:
        for question in self.match.questions:
            given = None if question.seat == CHANCE else self.playing.answer_for(question)
            if given is not None:
                self.match.answer(given.answer, seat=question.seat, auto=given.auto)
                return True
        return False

    # countdowns

    def _set_clocks(self) -> None:
        """Start the countdown of those who have just been asked, where the people agreed to one."""
        clock = int(self.match.meta.get("clock", "0"))
        if not clock:
            return
        asked = [q.seat for q in self.match.questions if q.passing is not None and q.seat in self.playing.people]
        ends = time.monotonic() + clock
        keys = [(seat, self.stamp(seat)) for seat in asked]
        self.deadlines = {key: self.deadlines.get(key, ends) for key in keys}

    @property
    def is_late(self) -> bool:
        """Whether somebody's countdown is over."""
        return any(deadline <= time.monotonic() for deadline in self.deadlines.values())

    def time_out(self) -> bool:
        """Pass for those whose time is over; True if somebody was."""
        self.refresh()
        now = time.monotonic()
        late = [seat for (seat, _), deadline in self.deadlines.items() if deadline <= now]
        with self._spoiled_by_errors():
            for seat in late:
                question = self.match.asked(seat)
                if question is not None and question.passing is not None:
                    self.match.answer(question.passing, seat=seat, auto=True)
        if late:
            self.undone = []
            self._keep()
        return bool(late)

    # keeping

    def _keep(self) -> None:
        """Have the match in the store as it is here; if others were quicker, take over what they did instead."""
        try:
            with self._spoiled_by_errors():
                record = Record.of(self.match)
                lines, record.answers = record.answers, []
                first = _common(self._lines, lines)
                watches = {
                    seat.code: (watch.read, list(watch.triggers)) for seat, watch in self.playing.watches.items()
                }
                change = Change(
                    record.text(), first, lines[first:], self.undos, self.undone, summary_of(self.match),
                    self.match.over, time.time(), watches,
                )  # fmt: skip
                self.version = self._store.change(self.id, self.version, change)
        except Conflict:
            self._reload()
            raise StaleAnswer(msg("somebody else was quicker; please look again")) from None
        self._lines = lines
        self._set_clocks()


class NoSuchMatch(Exception):
    """There is no match of this name, or no longer."""


def seating_of(match: Match) -> Seating:
    """Who sits there, as the record says; people where it says nothing."""
    if match.game.is_companion:
        return ONE_PERSON
    words = split_seats(match.meta["seats"]) if "seats" in match.meta else ["human"] * match.seats
    if len(words) != match.seats:
        raise BadRecord(msg("this record does not say who sits where"))
    return read_seating(match.game, words)


def summary_of(match: Match) -> dict[str, Any]:
    """What lists show of a match: nothing that is hidden from anybody."""
    result = match.result
    return {
        "seats": match.meta.get("seats", ""),
        "names": match.meta.get("names", ""),
        "asked": [question.seat.code for question in match.questions],
        "turn": match.turns,
        "points": [score.total for score in result.scores] if match.over else [],  # running ones may be secret
        "standings": [score.standing for score in result.scores] if match.over else [],
        "winners": [seat.code for seat in result.winners],
        "gave_up": [seat.code for seat in result.gave_up],
        "with_undo": match.is_with_undo,
    }


def head_of(match: Match) -> str:
    """The record of a match without its answers."""
    record = Record.of(match)
    record.answers = []
    return record.text()


def kept_of(match: Match, name: str) -> Kept:
    """A match as it is to be kept, for the first time."""
    lines: list[Line] = Record.of(match).answers
    now = time.time()
    return Kept(name, 1, 0, head_of(match), [], summary_of(match), match.game.id, match.over, now, now, lines)


def _common(old: Sequence[Line], new: Sequence[Line]) -> int:
    """How many answers two histories begin with in common."""
    shared = min(len(old), len(new))
    return next((place for place in range(shared) if old[place] != new[place]), shared)
