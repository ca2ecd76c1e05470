"""Matches as text: what was agreed, then one answer a line, then a check sum.

soloist record 1
game arne
rules 1              (without this line: 1)
seats 2
seed 4711            (or: seed 4711 chosen by A, where everybody was told so)
undo screen
dice keyed           (how they come from the seed; without this line: mixed)
meta seats "human,greedy"
option variant "ghost"
--
chance v50-orange, crash, …
A crash
A* orange.1          (the star: given for the person, there was nothing to decide)
A gives up
--
check 0f5c…

A record may simply stop after any line of the answers: it is then a match that is not over yet.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, TypeAlias

from soloist.engine.dice import Source
from soloist.engine.documents import shown
from soloist.engine.errors import BadRecord, BrokenRules, IllegalAnswer, SoloistError
from soloist.engine.events import SeedChosen
from soloist.engine.game import Game
from soloist.engine.giving_up import GivingUp
from soloist.engine.history import Entry
from soloist.engine.match import WITH_UNDO, Match, Undo
from soloist.engine.notation import code
from soloist.engine.question import LONGEST_ANSWER
from soloist.engine.seats import CHANCE, SEATS
from soloist.engine.settings import write_settings
from soloist.engine.words import Message, msg

FORMAT = 1
MOST_CHARACTERS = 1_000_000
MOST_ANSWERS = 20_000
"""More than any match has that ends."""
MOST_AGREED = 200
"""Lines of the head."""
_NUMBER = re.compile(r"-?[0-9]{1,100}")
HEAD = ("game", "rules", "seats", "seed", "undo", "dice")
DICE = {
    "by hand": (Source.MIXED, False),
    "keyed": (Source.KEYED, True),
    "keyed, by hand": (Source.KEYED, False),
}  # what the line says, if there is one
CHOSEN = " chosen"
Line: TypeAlias = tuple[str, bool, str]  # who answered, whether it was given for them, what


@dataclass
class Record:
    """A match as agreements and answers in notation."""

    game: str
    rules: int
    seats: int
    seed: int
    undo: Undo = Undo.SCREEN
    dice: bool = True  # answered from the seed; False: by hand, as at a table with real dice
    source: Source = Source.MIXED  # how they come from the seed
    told: SeedChosen | None = None  # what everybody was told of the seed
    meta: dict[str, str] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    answers: list[Line] = field(default_factory=list)
    is_whole: bool = True  # False: it stops before its end, so nobody can tell whether there was more

    @property
    def is_with_undo(self) -> bool:
        """Whether somebody went back beyond something revealed: whoever compares results may want to know."""
        return WITH_UNDO in self.meta

    @classmethod
    def of(cls, match: Match) -> Record:
        record = cls.head_of(match)
        record.answers = [line_of(entry) for entry in match.history]
        return record

    @classmethod
    def head_of(cls, match: Match) -> Record:
        """What was agreed, without the answers."""
        if match.is_prepared:
            raise BadRecord(msg("a match that began from a prepared position cannot be saved"))
        return cls(
            match.game.id,
            match.game.rules_version,
            match.seats,
            match.seed,
            match.undo_mode,
            match.has_dice,
            match.source,
            match.told,
            dict(match.meta),
            write_settings(match.game.settings, match.settings),
        )

    def text(self) -> str:
        lines = [
            f"soloist record {FORMAT}",
            f"game {self.game}",
            f"rules {self.rules}",
            f"seats {self.seats}",
            f"seed {self.seed}{_chosen(self.told)}",
            f"undo {self.undo.value}",
            *(f"dice {words}" for words, said in DICE.items() if said == (self.source, self.dice)),
            *(f"meta {_word(name)} {json.dumps(value)}" for name, value in sorted(self.meta.items())),
            *(f"option {_word(name)} {json.dumps(value)}" for name, value in sorted(self.options.items())),
            "--",
            *(f"{who}{'*' if auto else ''} {what}" for who, auto, what in self.answers),
            "--",
        ]
        body = "\n".join(lines) + "\n"
        return f"{body}check {_check(body)}\n"

    @classmethod
    def read(cls, text: str) -> Record:
        """Parse a record; raises BadRecord saying what is wrong with it."""
        if not text.startswith("soloist record "):
            raise BadRecord(msg("this is not a Soloist record"))
        _check_size(text)
        lines = text.removesuffix("\n").split("\n")
        if lines[0] != f"soloist record {FORMAT}":
            raise BadRecord(msg("this record has a format this Soloist does not know: '{line}'", line=shown(lines[0])))
        if not text.endswith("\n"):
            raise BadRecord(msg("this record is cut off in the middle of a line; it may only end after a whole one"))
        is_whole = lines[-1].startswith("check ")
        if not is_whole and "--" not in lines:
            raise BadRecord(msg("this record is cut off before its first answer"))
        if is_whole and lines[-1] != f"check {_check(text[: text.rindex('check ')])}":
            raise BadRecord(msg("this record has been changed since it was saved: its checksum does not match"))
        return cls._parse(lines[:-1] if is_whole else lines, is_whole)

    @classmethod
    def _parse(cls, lines: list[str], is_whole: bool) -> Record:
        """Head and answers, each where it belongs; anything else is an error."""
        try:
            split = lines.index("--")
            answers = lines[split + 1 :]
            has_end = answers[-1:] == ["--"]
            if has_end:
                answers.pop()
            if "--" in answers or (is_whole and not has_end):
                raise ValueError("the lines between head, answers and end are not where they belong")
            record = cls._parse_head(lines[1:split])
            record.is_whole = is_whole
            if split > MOST_AGREED or len(answers) > MOST_ANSWERS:
                raise ValueError(f"a match has at most {MOST_ANSWERS} answers, and {MOST_AGREED} lines before them")
            for line in answers:
                if len(line) > LONGEST_ANSWER:
                    raise ValueError(f"an answer has at most {LONGEST_ANSWER} characters")
                who, _, what = line.partition(" ")
                record.answers.append((who.removesuffix("*"), who.endswith("*"), what))
        except (KeyError, ValueError, RecursionError) as problem:
            raise BadRecord(msg("this record cannot be read: {problem}", problem=shown(problem, 200))) from None
        return record

    @classmethod
    def _parse_head(cls, lines: list[str]) -> Record:
        fields: dict[str, str] = {}
        named: dict[str, dict[str, str]] = {"meta": {}, "option": {}}
        for line in lines:
            name, _, value = line.partition(" ")
            if name in named:
                key, quoted = _split_word(value)
                if key in named[name]:
                    raise ValueError(f"'{name} {key}' stands there twice")
                named[name][_readable(key)] = _readable(_unquoted(quoted))
            elif name in fields or name not in HEAD or (name == "dice" and value not in DICE):
                raise ValueError(f"'{name}' does not belong there")
            else:
                fields[name] = value
        rules, seats = _number("rules", fields.get("rules", "1")), _number("seats", fields["seats"])
        seed, told = _read_seed(fields["seed"], seats)
        source, dice = DICE[fields["dice"]] if "dice" in fields else (Source.MIXED, True)
        return cls(
            fields["game"], rules, seats, seed, Undo(fields["undo"]), dice, source, told, named["meta"], named["option"]
        )

    def match(self, find_game: Callable[[str], Game[Any, Any]], upto: int | None = None, *, dice: bool = True) -> Match:
        """Play the record again, the first `upto` answers of it, checking every answer.

        With `dice` the seed answers Chance from there on; without, the match stays exactly where the answers end.
        """
        game = find_game(self.game)
        other = self.other_rules(game)
        if other is not None:
            raise BadRecord(other)
        match = self._begun(game)
        answers = self.answers if upto is None else self.answers[:upto]
        for number, (who, auto, what) in enumerate(answers, 1):
            _answer(match, number, who, auto, what)
        if dice and self.dice:
            match.use_dice()
        return match

    def reach(self, find_game: Callable[[str], Game[Any, Any]]) -> tuple[Match, Message | None]:
        """The match as far as its answers can be given again, and what keeps it from going on, if anything does.

        Raises a SoloistError where not even its beginning is possible any more.
        """
        game = find_game(self.game)
        match, stop = self._begun(game), self.other_rules(game)
        for number, (who, auto, what) in enumerate(self.answers, 1):
            try:
                _answer(match, number, who, auto, what)
            except SoloistError as problem:
                return match, stop or problem.message
            except BrokenRules:
                return match, stop or _impossible(number, who)
        return match, stop

    def other_rules(self, game: Game[Any, Any]) -> Message | None:
        """What keeps a game from playing this record, if its rules are not the same any more."""
        if self.rules == game.rules_version or self.rules in game.earlier_rules:
            return None
        return msg(
            "this match uses version {old} of the rules of {title}; this Soloist has version {new}",
            old=self.rules,
            title=game.title,
            new=game.rules_version,
        )

    def _begun(self, game: Game[Any, Any]) -> Match:
        """The match before its first answer; dice are those of the record."""
        try:
            match = Match.new(
                game,
                self.seats,
                {**self.options, **game.earlier_rules.get(self.rules, {})},
                self.seed,
                undo=self.undo,
                dice=False,
                source=self.source,
                told=self.told,
            )
        except SoloistError as problem:
            raise BadRecord(msg("this record cannot be played: {problem}", problem=problem.message)) from None
        match.meta = dict(self.meta)
        return match


def play_on(match: Match, answers: Sequence[tuple[str, bool, str]]) -> None:
    """Give a match those of its answers that it has not had yet; raises BadRecord if they are not its own."""
    while match.moment < len(answers):
        _answer(match, match.moment + 1, *answers[match.moment])


def _answer(match: Match, number: int, who: str, auto: bool, what: str) -> None:
    seat = next((seat for seat in (CHANCE, *SEATS) if seat.code == who), None)
    gives_up = next((how for how in GivingUp if how.value == what and not auto), None)
    if seat is None:
        raise BadRecord(msg("answer {number} of this record is by nobody at the table", number=number))
    if gives_up is None and match.asked(seat) is None:
        raise BadRecord(
            msg("answer {number} of this record is by '{who}', who is not asked there", number=number, who=who)
        )
    try:
        if gives_up is None:
            match.answer(what, seat=seat, auto=auto)
        else:
            match.give_up(seat, ends=gives_up is GivingUp.ENDS)
    except IllegalAnswer:  # which says what could be answered: hidden from whoever only looks at the match
        raise BadRecord(_impossible(number, who)) from None


def _impossible(number: int, who: str) -> Message:
    return msg("answer {number} of this record, by {who}, is not possible there", number=number, who=who)


def line_of(entry: Entry) -> Line:
    """An answer as it is written down."""
    return entry.seat.code, entry.auto, code(entry.value)


def _chosen(told: SeedChosen | None) -> str:
    """What the line of the seed says besides the seed."""
    if told is None:
        return ""
    return CHOSEN if told.seat is None else f"{CHOSEN} by {told.seat.code}"


def _read_seed(text: str, seats: int) -> tuple[int, SeedChosen | None]:
    number, space, rest = text.partition(" ")
    seed = _number("seed", number)
    known = [None, SeedChosen(seed), *(SeedChosen(seed, seat) for seat in SEATS[:seats])]
    for told in known:
        if space + rest == _chosen(told):
            return seed, told
    raise ValueError(f"'seed {shown(text)}' does not say who chose it")


def _word(name: str) -> str:
    """A name as one word; quoted if it is more than that."""
    return name if name.isidentifier() else json.dumps(name)


def _split_word(text: str) -> tuple[str, str]:
    """A name, quoted or not, and what follows it."""
    if not text.startswith('"'):
        word, _, rest = text.partition(" ")
        return word, rest
    name, end = json.JSONDecoder().raw_decode(text)
    return str(name), text[end + 1 :]


def _readable(text: str) -> str:
    """A text as it is; raises a ValueError for half characters, which JSON can hold but no file or page can."""
    text.encode()
    return text


def _unquoted(text: str) -> str:
    if not text.startswith('"'):
        raise ValueError(f"'{shown(text)}' should stand in quotes")
    return str(json.loads(text))


def _number(name: str, text: str) -> int:
    if _NUMBER.fullmatch(text) is None:
        raise ValueError(f"'{name} {shown(text)}' is no number")
    return int(text)


def _check_size(text: str) -> None:
    """Before anything is read."""
    if len(text) > MOST_CHARACTERS:
        raise BadRecord(msg("this record has {n} characters; at most {most} can be", n=len(text), most=MOST_CHARACTERS))
    if text.count("\n") > MOST_ANSWERS + MOST_AGREED:
        raise BadRecord(msg("this record has more than {most} lines", most=MOST_ANSWERS + MOST_AGREED))


def check_carried(record: Record) -> str:
    """The text of a record; raises BadRecord if it could not be read as it was written."""
    text = record.text()
    if Record.read(text) != record:
        raise BadRecord(msg("this match cannot be kept: something in it cannot be written down"))
    return text


def save(match: Match) -> str:
    return Record.of(match).text()


def load(text: str, find_game: Callable[[str], Game[Any, Any]]) -> Match:
    return Record.read(text).match(find_game)


def _check(body: str) -> str:
    return sha256(body.encode()).hexdigest()[:16]
