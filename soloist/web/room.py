"""One match being played: in memory as it is kept, and every change kept before anybody is told of it."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from soloist.engine import notation
from soloist.engine.dice import LARGEST_SEED
from soloist.engine.errors import BadSetting, CannotUndo, IllegalAnswer, SoloistError, StaleAnswer
from soloist.engine.events import SeedChosen
from soloist.engine.game import Trigger
from soloist.engine.history import Entry
from soloist.engine.match import Match, Undo
from soloist.engine.question import Question
from soloist.engine.record import Line, Record, line_of, play_on
from soloist.engine.seats import CHANCE, SEATS, Seat
from soloist.engine.undoing import Closed, EntryGone, NothingToRedo, NotThere, Stop
from soloist.engine.words import msg
from soloist.language import Reader
from soloist.names import colours_of, level_beside, names_of, table_names
from soloist.playing import Playing
from soloist.registry import find, is_companion
from soloist.seating import (
    HUMAN,
    automas_in,
    check_name,
    read_seating,
    with_automas,
)  # fmt: skip
from soloist.web.aids import Aids
from soloist.web.keeping import head_of, seating_of, summary_of
from soloist.web.scene import AND, DrawnLogs, Person
from soloist.web.store import Change, Conflict, Kept, Store

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
    told: SeedChosen | None = None  # where somebody chose the seed: what others at the table are told of it

    def match(self) -> Match:
        """The new match; raises BadSetting."""
        game = find(self.game)
        if not 0 <= self.clock <= MOST_CLOCK:
            raise BadSetting(msg("a countdown lasts between 0 and {most} seconds", most=MOST_CLOCK))
        for name in (*(word.partition(":")[2] for word in self.seats), *self.names):
            check_name(name.strip())
        if is_companion(self.game):
            match = Match.new(game, 1, self.options, self.seed, dice=not self.by_hand, undo=Undo.FREE)
            if any(self.names):
                match.meta["names"] = ",".join(self.names)
            table_names(match)
            return match
        seating = read_seating(game, self.seats)
        seating.check_undo(self.undo)
        options, told = with_automas(seating, self.options), self.told if len(seating.people) > 1 else None
        match = Match.new(game, len(self.seats), options, self.seed, undo=self.undo, told=told)
        match.meta["seats"] = ",".join(self.seats)
        if self.clock and len(seating.people) > 1:
            match.meta["clock"] = str(self.clock)
        return match


def new_seed() -> int:
    """One that nobody can find by trying them all."""
    return secrets.randbelow(LARGEST_SEED + 1)


class Overtaken(StaleAnswer):
    """Another process has changed the match in the meantime; nothing was kept, and it may be tried once more."""


class Room:
    """A match, who sits there, and where it is kept. Its methods block; one thread at a time may use it."""

    def __init__(self, store: Store, kept: Kept, match: Match | None = None) -> None:
        self.store = store
        self.id = kept.id
        self.aids = Aids(store, kept.id)
        self.used = time.monotonic()  # when somebody last came
        self.settled = -1  # the version at which there was nothing to do for bots
        self.deadlines: dict[tuple[Seat, str], float] = {}  # by the stamp of the question: a new one, a new countdown
        self._read(kept, match)

    def _read(self, kept: Kept, match: Match | None = None) -> None:
        """Take over what is kept; `match` is the same as it has just begun, so that nothing is answered again."""
        record = Record.read(kept.head)
        record.answers = list(kept.answers)
        self.match, self.stuck = record.reach(find) if match is None else (match, None)
        self._take_over(kept)
        self.seating = seating_of(self.match)
        self._people: dict[tuple[object, ...], Sequence[Person]] = {}
        if len(self.seating.people) > 1:
            self.match.undo_mode = Undo.SCREEN  # records could bring in others once
        self.playing = Playing(self.match, self.seating)
        self.drawn = DrawnLogs()
        self.finished: dict[str, int] = {}  # how many matches of this game people had finished before
        self._set_watches(kept)
        if record.dice and self.stuck is None:
            self.match.use_dice()
        self._set_clocks()

    def _take_over(self, kept: Kept) -> None:
        self.version = kept.version
        self.undos = kept.undos
        self.undone = kept.undone
        self.epochs = kept.epochs
        self._head = kept.head
        self._lines = list(kept.answers)  # as the store has them
        self._entries = list(self.match.history)  # of which these are the lines
        self._changed = kept.changed
        self._had_watches = bool(kept.watches)

    def _set_watches(self, kept: Kept) -> None:
        """The standing passes, as others have left them."""
        self.playing.watches.clear()
        for code, (read, triggers) in kept.watches.items():
            self.playing.pass_until(SEATS_BY_CODE[code], self._triggers(triggers), read)

    def _catch_up(self, kept: Kept) -> bool:
        """Give only the answers that are new here, if nothing else has changed: cheaper than all of them again."""
        known = len(self._lines)
        is_longer = kept.undos == self.undos and kept.head == self._head and kept.answers[:known] == self._lines
        if self.version < 0 or self.stuck is not None or not is_longer:
            return False
        with self._spoiled_by_errors():
            try:
                play_on(self.match, kept.answers)
            except SoloistError:
                return False
            if Record.of(self.match).answers != kept.answers:
                return False
            self._take_over(kept)
            self._set_watches(kept)
            self._set_clocks()
        return True

    # who and what

    @property
    def at_table(self) -> bool:
        """Whether it is an automa beside a box."""
        return self.match.game.is_companion

    def people(self, language: str, looking: Seat | None) -> Sequence[Person]:
        """Everybody at the table, as shown to a reader."""
        key = language, looking, *self.match.gave_up
        if key not in self._people:
            self._people[key] = self._everybody(language, looking)
        return self._people[key]

    def _everybody(self, language: str, looking: Seat | None) -> list[Person]:
        if self.at_table:
            names, levels = table_names(self.match, language), automas_in(self.match.game, self.match.settings)
            colours = colours_of(self.match.settings)
            return [
                Person(seat, name, "automa" if seat in levels else "human", level_beside(levels.get(seat, "")),
                       colour=colours.get(seat, ""))
                for seat, name in sorted(names.items())
            ]  # fmt: skip
        names = names_of(self.seating, language, is_watching=looking is None)
        found = []
        for seat in SEATS[: self.match.seats]:
            level = self.seating.automas.get(seat, "")
            name = names[seat].replace(f" {level}", "", 1) if level else names[seat]
            gone = Reader(language).read(GONE) if seat in self.match.gave_up else ""
            found.append(Person(seat, name, self.seating.kind_of(seat), level_beside(level), seat == looking, gone))
        return found

    def asked(self, seat: Seat | None) -> Question | None:
        """What a person at a seat is asked now; the person beside a box answers for Chance too."""
        if seat is None or seat in self.match.gave_up or self.stuck is not None:
            return None
        question = self.match.asked(seat)
        return self.match.asked(CHANCE) if question is None and self.at_table else question

    def waiting_for(self) -> tuple[Seat, ...]:
        return () if self.stuck is not None else tuple(question.seat for question in self.match.questions)

    @property
    def answers(self) -> Sequence[Line]:
        """All that are kept, also those that cannot be given again."""
        return self._lines

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
        if self.store.version(self.id) != self.version:
            self._reload()

    def expect_going_on(self) -> None:
        """Raise CannotGoOn where the match is only there to be looked at."""
        if self.stuck is not None:
            raise CannotGoOn(msg("this match cannot go on: {reason}", reason=self.stuck))

    @contextmanager
    def _spoiled_by_errors(self) -> Iterator[None]:
        """After an error what is in memory may not be what is kept: it is read again before anybody uses it."""
        try:
            yield
        except BaseException:
            self.version = -1
            raise

    def _reload(self) -> None:
        kept = self.store.load(self.id)
        if kept is None:
            raise NoSuchMatch
        if not self._catch_up(kept):
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
            self._people.clear()
            self.drawn.clear()  # names are in the log
            self._keep()

    def renew_link(self, seat: Seat, person: str) -> None:
        """The link of a seat opens it no more; all who sit there, but for one person, have to open the new one."""
        self.refresh()
        if seat not in self.seating.people:
            raise BadSetting(msg("only people's seats have links"))
        self._write(lambda: self.store.renew(self.id, self.version, seat.code, person))
        self.epochs[seat.code] = self.epochs.get(seat.code, 0) + 1

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
        self._take_back(seat, self._undo_target(seat))
        self.playing.stop_passing(seat)
        self._keep()
        self._forget_ticks()

    def restart(self, seat: Seat, stamp: str) -> None:
        """Take back the whole turn, or as much of it as may be taken back."""
        self._expect(seat, stamp)
        steps = self.steps_back(seat)
        self._take_back(seat, steps[-1] if steps else self._undo_target(seat))
        self.playing.stop_passing(seat)
        self._keep()

    def _let_undo_anything(self, seat: Seat) -> None:
        with self._spoiled_by_errors():
            self.playing.let_undo_anything()
            self._undo_target(seat)

    @property
    def _is_closed(self) -> bool:
        """Whether all hands and the seed have been open to several people."""
        return self.match.over and len(self.seating.people) > 1

    def _undo_target(self, seat: Seat | None) -> int:
        """To how many answers an undo would go back; raises CannotUndo."""
        if self._is_closed:
            raise CannotUndo(Closed(self.match.moment))
        return self.match.undo_target(self._whose(seat))

    def steps_back(self, seat: Seat) -> list[int]:
        """The decisions of the running turn that a seat may take back, the latest first."""
        return [] if self._is_closed else self.match.steps_back(seat)

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
            self._undo_target(seat)
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
            try:
                for who, auto, what in self.undone.pop():
                    if who != CHANCE.code or not self.match.has_dice:
                        self.match.answer(what, seat=SEATS_BY_CODE[who], auto=auto)
            except IllegalAnswer:  # it would quote what others answered
                raise CannotUndo(NothingToRedo()) from None
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
        return (
            self.stuck is not None
            or self.settled == self.version
            or all(question.seat == CHANCE or self.playing.must_ask(question) for question in self.match.questions)
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
        if not clock or self.stuck is not None:
            return
        asked = [q.seat for q in self.match.questions if q.passing is not None and q.seat in self.playing.people]
        ends = time.monotonic() + self._left(clock)
        keys = [(seat, self.stamp(seat)) for seat in asked]
        self.deadlines = {key: self.deadlines.get(key, ends) for key in keys}

    def _left(self, clock: int) -> float:
        """How much of a countdown is left that another process may have begun. Where it is over and nobody was passed
        for, nobody has watched it, so it begins anew."""
        spent = time.time() - self._changed
        return clock - spent if 0 < spent < clock else clock

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
        self.expect_going_on()  # what cannot be given again must stay as it is kept
        with self._spoiled_by_errors():
            first = _common(self._entries, [*self.match.history])  # what is written down already
            added = [line_of(entry) for entry in self.match.history[first:]]
            watches = {seat.code: (watch.read, list(watch.triggers)) for seat, watch in self.playing.watches.items()}
            change = Change(
                head_of(self.match), first, added, self.undos, self.undone, summary_of(self.match),
                self.match.over, time.time(), watches, len(self._lines), self._had_watches,
            )  # fmt: skip
        self._write(lambda: self.store.change(self.id, self.version, change))
        self._lines[first:], self._entries[first:] = added, self.match.history[first:]
        self._head, self._changed = change.head, change.changed
        self._had_watches = bool(watches)
        self._set_clocks()

    def _write(self, write: Callable[[], int]) -> None:
        """Write something that starts from the version here and makes the next."""
        try:
            with self._spoiled_by_errors():
                self.version = write()
        except Conflict:
            self._reload()
            raise Overtaken(msg("somebody else was quicker; please look again")) from None


class CannotGoOn(SoloistError):
    """The match is of other rules, or of a game that has changed: it can be looked at, and its record is whole."""


class NoSuchMatch(Exception):
    """There is no match of this name, or no longer."""


def _common(old: Sequence[Entry], new: Sequence[Entry]) -> int:
    """How many answers two histories begin with in common."""
    shared = min(len(old), len(new))
    return next((place for place in range(shared) if old[place] != new[place]), shared)
