"""A match: the one façade that pages, terminals, bots, experiments and tests know.

A position is the state at the start of the running step plus the answers since. Copying, undoing, loading and
recovering from an error are all the same thing: copy that state and give the answers again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from soloist.engine import notation, taking_back
from soloist.engine.dice import BOT, DICE, STREAMS, Source, Stream, one_way
from soloist.engine.errors import BrokenRules, CannotUndo, IllegalAnswer, StaleAnswer, broken_by
from soloist.engine.events import Event, SeedChosen, is_quiet
from soloist.engine.flow import Chance, Decision, Flow, Refusal, Together
from soloist.engine.game import Game, Result
from soloist.engine.giving_up import GaveUp, GivingUp, expect_player, is_over, result_without
from soloist.engine.history import STEPS_KEPT, Entry, History, Parts, StepStart, Told, thrown
from soloist.engine.question import Question, question_of
from soloist.engine.seats import CHANCE, Seat
from soloist.engine.undoing import WITH_UNDO, NothingToRedo, Undo
from soloist.engine.words import Sayable, msg

if TYPE_CHECKING:
    from soloist.engine.outlook import Outlook


__all__ = ["WITH_UNDO", "Match", "Undo"]


class Match:
    """A game being played.

    `snapshots=False` saves the copy of the state at every step; copying and undoing then replay from the start.
    `dice=False` hands the questions to Chance out instead of answering them from the seed.
    `told` is what everybody is told of the seed before anything else.
    `begins=False` leaves the beginning to whoever makes a copy.
    """

    __slots__ = (
        "_asked", "_bot_seeds", "_chances", "_dice", "_earlier", "_flow", "_log_start", "_parts", "_position",
        "_question", "_snapshots", "_start", "_start_at", "_start_chances", "_undone", "game", "gave_up", "history",
        "log", "meta", "seats", "seed", "settings", "source", "state", "told", "undo_mode",
    )  # fmt: skip

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        settings: Mapping[str, Any],
        seed: int,
        *,
        dice: bool = True,
        snapshots: bool = True,
        log: bool = True,
        undo: Undo = Undo.SCREEN,
        position: Any = None,
        source: Source = Source.KEYED,
        told: SeedChosen | None = None,
        begins: bool = True,
    ) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.seed = seed
        self.source = source
        self.told = told
        self.undo_mode = undo
        self.meta: dict[str, str] = {}  # what the edge wants to keep with the match: who sits where
        self.history = History()
        self.gave_up: dict[Seat, int] = {}  # after how many answers
        self.log: list[Told] | None = [] if log else None
        self._dice = dice
        self._snapshots = snapshots
        self._position = position  # a prepared state to start from instead of a new game
        self._undone: list[list[Entry]] = []
        self._start: Any = None
        self._start_at = self._start_chances = self._log_start = 0
        self._bot_seeds: tuple[int, ...] = ()
        self._question: Question | None = None
        self._parts: Parts | None = None
        self._asked: Decision[Any] | Chance[Any] | None = None
        self._flow: Flow[None] | None = None
        self._earlier: tuple[StepStart, ...] = ()
        self._chances = 0
        if not begins:
            return
        try:
            self._begin()
        except BrokenRules:
            raise
        except Exception as problem:
            raise broken_by(problem, "before the first question") from problem

    # beginning

    @classmethod
    def new(
        cls, game: Game[Any, Any], seats: int, options: Mapping[str, str] | None = None, seed: int = 0, *,
        dice: bool = True, snapshots: bool = True, log: bool = True, undo: Undo = Undo.SCREEN,
        source: Source = Source.KEYED, told: SeedChosen | None = None,
    ) -> Match:  # fmt: skip
        """A new match; raises BadSetting if the options or the number of seats do not fit."""
        settings = game.read_settings(options or {})
        game.check(seats, settings)
        return cls(
            game, seats, settings, seed, dice=dice, snapshots=snapshots, log=log, undo=undo, source=source, told=told
        )

    @classmethod
    def at(
        cls,
        game: Game[Any, Any],
        seats: int,
        settings: Mapping[str, Any],
        state: Any,
        seed: int = 0,
        *,
        dice: bool = True,
    ) -> Match:
        """A match that starts from a prepared state, for scenarios and imagined positions."""
        return cls(game, seats, settings, seed, dice=dice, position=state)

    def _begin(self, script: Sequence[Entry] = ()) -> None:
        """Start from the beginning and give the scripted answers."""
        first = self.game.new(self.seats, self.settings) if self._position is None else self._position.copy()
        if self.log is None:
            self.game.hush(first, ())
        self.state: Any = first
        self.history = History()
        self.gave_up = {}
        self._chances = 0
        self._parts = None
        self._start = None
        self._earlier = ()
        if self.log is not None:
            self.log[:] = () if self.told is None else (Told(0, self.told),)
        self._step()
        self._run(None, script)

    def _step(self) -> None:
        """Begin the next step, remembering the state it starts from."""
        if self._start is not None:
            before = StepStart(self._start_at, self._start_chances, self._log_start, self._start)
            self._earlier = (*self._earlier[1 - STEPS_KEPT :], before)
        self.history.begin_step()
        self._start_at = self.history.before
        self._start_chances = self._chances
        self._log_start = 0 if self.log is None else len(self.log)
        self._start = self.state.copy() if self._snapshots else None
        self._flow = self.game.next_step(self.state)

    # driving the flow

    def _run(self, value: Any, script: Sequence[Entry] = ()) -> None:
        """Drive the flow to the next question, answering from the script first and then from the dice."""
        self._question = None
        self._asked = None
        history, since, log = self.history, self.history.since, self.log
        place, given = 0, len(script)
        while (flow := self._flow) is not None:
            try:
                request = flow.send(value)
            except StopIteration:
                self._step()
                value = None
                continue
            if isinstance(request, Decision):
                if place == given:
                    self._asked = request
                    return
            elif isinstance(request, Event):
                if log is not None:
                    log.append(Told(len(history), request))
                value = None
                continue
            elif isinstance(request, Together):
                self._parts = parts = Parts(request, len(history))
                place = self._answer_parts(parts, script, place)
                if parts.asked:
                    return
                self._parts = None
                value = parts.unseal(history)
                continue
            if place < given and type(script[place].value) is GivingUp:
                place = self._let_go(script, place)
                if self.over:
                    return
            if place < given:
                entry = script[place]
                place += 1
            elif self._dice and isinstance(request, Chance):
                entry = self._throw(request)
            else:
                self._asked = request
                return
            if entry.seat == CHANCE:
                self._chances += 1
            since.append(entry)
            value = entry.value

    def _answer_parts(self, parts: Parts, script: Sequence[Entry], place: int) -> int:
        """Give the scripted answers of seats that are asked at the same time; the place of the next one."""
        while parts.asked and (place := self._let_go(script, place)) < len(script) and not self.over:
            parts.answer(self.history, script[place])
            place += 1
        return place

    def _let_go(self, script: Sequence[Entry], place: int) -> int:
        """Have those given up who did so while the question was open; the place of what comes next."""
        while place < len(script) and script[place].gives_up:
            self._leave(script[place])
            place += 1
        return place

    def _throw(self, request: Chance[Any]) -> Entry:
        return thrown(request, STREAMS[self.source](self.seed, DICE, self._chances))

    def _rebuild(self, length: int) -> None:
        """Go back to the position after the first `length` answers."""
        self._parts = None
        entries = self.history[:length]
        while self._earlier and length < self._start_at:
            self._start_at, self._start_chances, self._log_start, self._start = self._earlier[-1]
            self._earlier = self._earlier[:-1]
        if self._start is None or length < self._start_at:
            self._begin(entries)
            return
        self.state = self._start.copy()
        self._chances = self._start_chances
        self.history.back_to_step(self._start_at)
        self.gave_up = self._gave_up_before(self._start_at)
        if self.log is not None:
            del self.log[self._log_start :]
        self._flow = self.game.next_step(self.state)
        self._run(None, entries[self._start_at :])

    def _roll_on(self) -> None:
        """If Chance is waiting to be answered by hand, let the dice answer."""
        if self._dice and isinstance(self._asked, Chance):
            entry = self._throw(self._asked)
            self._chances += 1
            self.history.append(entry)
            self._run(entry.value)

    @property
    def is_prepared(self) -> bool:
        """Whether the match began from a prepared state, so that its answers alone do not tell it."""
        return self._position is not None

    @property
    def has_dice(self) -> bool:
        """Whether the seed answers the questions to Chance."""
        return self._dice

    def use_dice(self) -> None:
        """From here on answer the questions to Chance from the seed."""
        self._dice = True
        self._roll_on()

    def roll(self) -> None:
        """Let the seed answer one question to Chance, at a table where they are answered by hand."""
        if not isinstance(self._asked, Chance):
            raise IllegalAnswer(msg("there is nothing to roll now"))
        self.answer(self._throw(self._asked).value, seat=CHANCE)

    # asking and answering

    @property
    def moment(self) -> int:
        """How many answers have been given: the version of the position, quoted by answers over a network."""
        return len(self.history)

    @property
    def since_step(self) -> int:
        """How many answers have been given since the running step began: what a copy has to give again."""
        return len(self.history.since)

    def chance_for(self, seat: Seat) -> Stream:
        """Random numbers for whoever plays a seat; the match's own seed cannot be worked out from them."""
        if not self._bot_seeds:
            self._bot_seeds = tuple(one_way(self.seed, number) for number in range(self.seats))
        return STREAMS[self.source](self._bot_seeds[seat], BOT, self.moment)

    @property
    def over(self) -> bool:
        return self._flow is None

    @property
    def question(self) -> Question | None:
        """The open question, or the first of several; None when the match is over."""
        if self._question is None:
            if self._parts is not None:
                return self.questions[0]
            if self._asked is not None:
                self._question = question_of(self._asked)
        return self._question

    @property
    def questions(self) -> tuple[Question, ...]:
        """All open questions: several only where seats answer at the same time."""
        if self._parts is not None:
            return tuple(question_of(asked) for asked in self._parts.asked.values())
        question = self.question
        return () if question is None else (question,)

    def asked(self, seat: Seat) -> Question | None:
        """The question this seat is asked now, if any."""
        return next((question for question in self.questions if question.seat == seat), None)

    def asked_at(self, seat: Seat | None = None) -> int:
        """The moment that names the open question of a seat: what others answer at the same time does not change it.

        Neither does it when somebody gives up.
        """
        if self._parts is None or seat is None:
            return self.moment - len(self.gave_up)
        began = self._parts.began
        own = sum(entry.seat == seat for entry in self.history[began:])
        return began - len(self._gave_up_before(began)) + own

    def answer(self, answer: Any, *, seat: Seat | None = None, moment: int | None = None, auto: bool = False) -> None:
        """Answer the open question with an option or its text. A refused answer changes nothing.

        Over a network, `seat` is who answers and `moment` the `asked_at` of the question it was meant for.
        """
        if moment is not None and moment != self.asked_at(seat):
            raise StaleAnswer(msg("this answer was meant for an earlier question; please look again"))
        question = self.question if seat is None or self._parts is None else self.asked(seat)
        if question is None or (seat is not None and question.seat != seat):
            if self.over:
                raise IllegalAnswer(msg("the match is over"))
            raise IllegalAnswer(msg("{seat}: no question is open now", seat=seat if seat is not None else CHANCE))
        self.give(question, self._option(question, answer), auto)

    def _option(self, question: Question, answer: Any) -> Any:
        """The option meant by an answer; raises IllegalAnswer with the reason."""
        return question.meant(answer, lambda text: self.reasons(text, seat=question.seat))

    def why_not(self, text: str, *, seat: Seat | None = None) -> Refusal | None:
        """Why something that is not an option of the open question is none, where the game can tell."""
        return next(iter(self.reasons(text, seat=seat)), None)

    def reasons(self, text: str, *, seat: Seat | None = None) -> tuple[Refusal, ...]:
        """All reasons why something that is not an option is none, where the game can tell."""
        asked = self._asked if self._parts is None or seat is None else self._parts.asked.get(seat)
        if not isinstance(asked, Decision) or asked.refuse is None:
            return ()
        found = asked.refuse(text.strip().lower())
        if found is None:
            return ()
        return (found,) if isinstance(found, Refusal) else tuple(found)

    def give(self, question: Question, value: Any, auto: bool = False) -> None:
        """Answer the open question with an option out of its own list, which is not looked for again."""
        if self._undone:
            self._undone.clear()
        length = len(self.history)
        try:
            if self._parts is None:
                asked = self._asked
                assert asked is not None
                if question.seat == CHANCE:
                    self._chances += 1
                ask = asked.ask if question.seat == CHANCE else None
                self.history.append(Entry(question.seat, value, asked.seen_by, auto, ask))
                self._run(value)
            else:
                self._give_part(question.seat, value, auto)
        except BaseException as problem:
            self._rebuild(length)
            if isinstance(problem, BrokenRules) or not isinstance(problem, Exception):
                raise
            where = f"after {question.seat!r} answered '{notation.code(value)}' [{question.why}]"
            raise broken_by(problem, where) from problem

    def _give_part(self, seat: Seat, value: Any, auto: bool) -> None:
        parts = self._parts
        assert parts is not None
        parts.answer(self.history, Entry(seat, value, (seat,), auto))
        if not parts.asked:
            self._parts = None
            self._run(parts.unseal(self.history))

    # giving up

    def give_up(self, seat: Seat, *, ends: bool = False) -> None:
        """A seat gives up, whoever is asked; `ends`: it was the last person, and nobody plays on.

        The match is over if no more than one side is left. Else it goes on, and somebody answers for the seat.
        """
        if self.over:
            raise IllegalAnswer(msg("the match is over"))
        expect_player(self.game, self.seats, seat, self.gave_up)
        self._undone.clear()
        self._leave(Entry(seat, GivingUp.ENDS if ends else GivingUp.GIVES_UP, None, False))

    def _leave(self, entry: Entry) -> None:
        """Everybody reads that a seat has given up, and the match may be over by it."""
        self.gave_up[entry.seat] = len(self.history)
        self.history.append(entry)
        if self.log is not None:
            self.log.append(Told(len(self.history), GaveUp(entry.seat)))
        if is_over(self.game.sides(self.state), self.gave_up, entry.value):
            self._flow = self._parts = self._asked = self._question = None

    def _gave_up_before(self, length: int) -> dict[Seat, int]:
        return {seat: moment for seat, moment in self.gave_up.items() if moment < length}

    # undo and redo

    @property
    def _past(self) -> taking_back.Past:
        return taking_back.Past(self.history, self.log or (), self._dice, self.undo_mode)

    def undo_target(self, seat: Seat | None = None) -> int:
        """To how many answers `undo` would go back; raises CannotUndo with the reason.

        Answers given for the person go together with the answer before them.
        """
        return taking_back.decision_before(self._past, len(self.history), seat)[0]

    def undo(self, seat: Seat | None = None) -> None:
        """Take back the last answer (of a seat)."""
        self.back_to(self.undo_target(seat), seat)

    def back_to(self, length: int, seat: Seat | None = None) -> int:
        """Undo until no more than `length` answers are left; how many times that was, and can be redone."""
        places, is_beyond = taking_back.way_back(self._past, length, seat)
        undone = [self.history[first:last] for last, first in pairwise(places)]
        if undone:
            self._rebuild(places[-1])
            self._undone += undone
            if is_beyond and not self.game.is_companion:
                self.meta[WITH_UNDO] = "yes"
        return len(undone)

    @property
    def is_with_undo(self) -> bool:
        """Whether somebody has gone back beyond something that was revealed; results say so."""
        return WITH_UNDO in self.meta

    def steps_back(self, seat: Seat) -> list[int]:
        """The decisions of the running turn that a seat may take back, the latest first, by their places."""
        return taking_back.decisions_since(self._past, self.turn_start, seat)

    # turns

    @property
    def turn_start(self) -> int:
        """How many answers had been given when the running turn began; between turns, when the step did."""
        found = taking_back.turn_told(self.log or (), len(self.history))
        return self._start_at if found is None else found[0]

    def ahead(self, answer: Any, seat: Seat) -> Match | None:
        """The match as it will be once this answer has ended the seat's own turn, to look at; None if it does not.

        It stops as soon as the turn is settled: before any die, draw or other seat, so it tells nothing new.
        """
        turn = taking_back.turn_told(self.log or (), len(self.history))
        if turn is None or turn[1] != seat or self._parts is not None or taking_back.is_settled(self.log or ()):
            return None
        other = self.past(len(self.history))
        question, flow, asked = other.asked(seat), other._flow, other._asked
        if question is None or flow is None or not isinstance(asked, Decision):
            return None
        entry = Entry(seat, other._option(question, answer), asked.seen_by, False)
        told = taking_back.told_until_settled(flow, entry.value, seat)
        if told is None:
            return None
        other._question = other._asked = None
        other.history.append(entry)
        other.log = [*(other.log or ()), *(Told(len(other.history), event) for event in told)]
        return other

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def redo(self) -> None:
        """Give the answers again that the last undo took back."""
        if not self._undone:
            raise CannotUndo(NothingToRedo())
        entries = self._undone.pop()
        self._begin([*self.history, *entries])

    # looking

    def view(self, seat: Seat | None) -> Any:
        """What a seat (None: a spectator) may know."""
        return self.game.view(self.state, seat)

    def outlook(self, seat: Seat) -> Outlook:
        """The view of a seat together with all it needs to imagine matches."""
        from soloist.engine.outlook import Outlook, seen_since  # which imagines matches, and so needs this module

        self.keep_snapshots()
        now = self.game.view(self.state, seat)
        start = self.game.view(self._start, seat)
        since = seen_since(self.history.since, seat)
        return Outlook(self.game, self.seats, self.settings, seat, now, start, since, self.asked(seat) is not None)

    def heard(self, seat: Seat | None, since: int = 0) -> list[tuple[int, Sayable]]:
        """The log as a seat reads it, from a line number on: pairs of line number and what was told."""
        return [(place, what) for place, what in self.events(seat, since) if not is_quiet(what)]

    def events(self, seat: Seat | None, since: int = 0) -> list[tuple[int, Sayable]]:
        """The same with the brackets around turns and breaks, for pages that look for them."""
        lines = enumerate((self.log or [])[since:], since)
        return [(place, what) for place, line in lines if (what := line.event.heard_by(seat)) is not None]

    @property
    def result(self) -> Result:
        result = self.game.result(self.state)
        if not self.gave_up:
            return result
        last = self.history[-1].value
        how = last if self.over and isinstance(last, GivingUp) else None
        return result_without(result, tuple(self.gave_up), self.game.sides(self.state), how)

    @property
    def turns(self) -> int:
        return self.game.turns(self.state)

    # copying

    def keep_snapshots(self) -> None:
        """From here on keep a copy of the state at every step, so that copies of the match are fast."""
        if self._start is None:
            self._snapshots = True
            self._rebuild(len(self.history))

    def past(self, moment: int) -> Match:
        """An independent match as it stood after so many answers, to look at: its dice lie still."""
        other = self.copy()
        other._dice = False
        if moment < self.moment:
            other._rebuild(moment)
        return other

    def moments(self, wanted: Sequence[int]) -> Iterator[Match]:
        """The match as it stood after so many answers, for each of these numbers in rising order, to look at: what is
        handed out changes when the next one is asked for."""
        if not wanted:
            return
        other = self.past(wanted[0])
        yield other
        for moment in wanted[1:]:
            other._go_on(self.history[other.moment : moment])
            yield other

    def _go_on(self, entries: Sequence[Entry]) -> None:
        """Give answers that were given before, whose dice lie still."""
        for entry in entries:
            if entry.gives_up:
                self._leave(entry)
            elif self._parts is not None:
                self._give_part(entry.seat, entry.value, entry.auto)
            else:
                self._chances += entry.seat == CHANCE
                self.history.append(entry)
                self._run(entry.value)

    def copy(self) -> Match:
        """An independent match at the same question."""
        other = Match(
            self.game, self.seats, self.settings, self.seed, dice=self._dice, snapshots=self._snapshots, log=False,
            undo=self.undo_mode, position=self._position, source=self.source, told=self.told, begins=False,
        )  # fmt: skip
        other.meta = dict(self.meta)
        other._bot_seeds = self._bot_seeds
        other.log = None if self.log is None else self.log[: self._log_start]
        if self._start is None:
            other._begin([*self.history])
            return other
        other._start = self._start  # never changed, so both may hold it
        other._earlier = self._earlier
        other._start_at = self._start_at
        other._start_chances = other._chances = self._start_chances
        other._log_start = self._log_start
        other.state = self._start.copy()
        other.history = self.history.shared()
        other.gave_up = self._gave_up_before(self._start_at) if self.gave_up else {}
        other._flow = self.game.next_step(other.state)
        other._run(None, self.history.since)
        return other
