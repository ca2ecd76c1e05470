"""Matches as text: what was agreed, then one answer a line, then a check sum.

soloist record 1
game arne
rules 1
seats 2
seed 4711
undo screen
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
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from soloist.engine.errors import BadRecord, IllegalAnswer, SoloistError
from soloist.engine.game import Game
from soloist.engine.giving_up import GivingUp
from soloist.engine.match import WITH_UNDO, Match, Undo
from soloist.engine.notation import code
from soloist.engine.seats import CHANCE, SEATS
from soloist.engine.settings import write_settings
from soloist.engine.words import msg

FORMAT = 1
HEAD = ("game", "rules", "seats", "seed", "undo", "dice")


@dataclass
class Record:
    """A match as agreements and answers in notation."""

    game: str
    rules: int
    seats: int
    seed: int
    undo: Undo = Undo.SCREEN
    dice: bool = True  # answered from the seed; False: by hand, as at a table with real dice
    meta: dict[str, str] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    answers: list[tuple[str, bool, str]] = field(default_factory=list)  # who, given for them?, what
    is_whole: bool = True  # False: it stops before its end, so nobody can tell whether there was more

    @property
    def is_with_undo(self) -> bool:
        """Whether somebody went back beyond something revealed: whoever compares results may want to know."""
        return WITH_UNDO in self.meta

    @classmethod
    def of(cls, match: Match) -> Record:
        if match.is_prepared:
            raise BadRecord(msg("a match that began from a prepared position cannot be saved"))
        return cls(
            match.game.id,
            match.game.rules_version,
            match.seats,
            match.seed,
            match.undo_mode,
            match.has_dice,
            dict(match.meta),
            write_settings(match.game.settings, match.settings),
            [(entry.seat.code, entry.auto, code(entry.value)) for entry in match.history],
        )

    def text(self) -> str:
        lines = [
            f"soloist record {FORMAT}",
            f"game {self.game}",
            f"rules {self.rules}",
            f"seats {self.seats}",
            f"seed {self.seed}",
            f"undo {self.undo.value}",
            *([] if self.dice else ["dice by hand"]),
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
        lines = text.splitlines()
        if not lines or not lines[0].startswith("soloist record "):
            raise BadRecord(msg("this is not a Soloist record"))
        if lines[0] != f"soloist record {FORMAT}":
            raise BadRecord(msg("this record has a format this Soloist does not know: '{line}'", line=lines[0]))
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
            for line in answers:
                who, _, what = line.partition(" ")
                record.answers.append((who.removesuffix("*"), who.endswith("*"), what))
        except (KeyError, ValueError, RecursionError) as problem:
            raise BadRecord(msg("this record cannot be read: {problem}", problem=_one_line(problem))) from None
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
                named[name][_readable(key)] = _readable(str(json.loads(quoted)))
            elif name in fields or name not in HEAD or (name == "dice" and value != "by hand"):
                raise ValueError(f"'{name}' does not belong there")
            else:
                fields[name] = value
        rules, seats, seed = (int(fields[name]) for name in ("rules", "seats", "seed"))
        by_hand = "dice" in fields
        return cls(
            fields["game"], rules, seats, seed, Undo(fields["undo"]), not by_hand, named["meta"], named["option"]
        )

    def match(self, find_game: Callable[[str], Game[Any, Any]], upto: int | None = None, *, dice: bool = True) -> Match:
        """Play the record again, the first `upto` answers of it, checking every answer.

        With `dice` the seed answers Chance from there on; without, the match stays exactly where the answers end.
        """
        game = find_game(self.game)
        if self.rules != game.rules_version:
            raise BadRecord(
                msg(
                    "this match uses version {old} of the rules of {title}; this Soloist has version {new}",
                    old=self.rules,
                    title=game.title,
                    new=game.rules_version,
                )
            )
        try:
            match = Match.new(game, self.seats, self.options, self.seed, undo=self.undo, dice=False)
        except SoloistError as problem:
            raise BadRecord(msg("this record cannot be played: {problem}", problem=problem.message)) from None
        match.meta = dict(self.meta)
        answers = self.answers if upto is None else self.answers[:upto]
        for number, (who, auto, what) in enumerate(answers, 1):
            _answer(match, number, who, auto, what)
        if dice and self.dice:
            match.use_dice()
        return match


def _answer(match: Match, number: int, who: str, auto: bool, what: str) -> None:
    seat = next((seat for seat in (CHANCE, *SEATS) if seat.code == who), None)
    gives_up = next((how for how in GivingUp if how.value == what and not auto), None)
    if seat is None or (gives_up is None and match.asked(seat) is None):
        raise BadRecord(
            msg("answer {number} of this record is by '{who}', who is not asked there", number=number, who=who)
        )
    try:
        if gives_up is None:
            match.answer(what, seat=seat, auto=auto)
        else:
            match.give_up(seat, ends=gives_up is GivingUp.ENDS)
    except IllegalAnswer as problem:
        raise BadRecord(
            msg("answer {number} of this record is not possible: {problem}", number=number, problem=problem.message)
        ) from None


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


def _one_line(problem: Exception) -> str:
    return " ".join(str(problem).split())


def save(match: Match) -> str:
    return Record.of(match).text()


def load(text: str, find_game: Callable[[str], Game[Any, Any]]) -> Match:
    return Record.read(text).match(find_game)


def _check(body: str) -> str:
    return sha256(body.encode()).hexdigest()[:16]
