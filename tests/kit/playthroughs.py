"""Golden playthroughs: whole matches as text, with every question, answer, told line and public view.

uv run python -m tests.kit.playthroughs           say which files differ from what the rules do now
uv run python -m tests.kit.playthroughs --write   write them anew; a reviewed change

Behind that stand the games it is about, if not all of them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from soloist.engine.dice import Source, Stream
from soloist.engine.events import Tell, is_quiet
from soloist.engine.history import Told
from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.question import Question
from soloist.engine.seats import CHANCE, SEATS
from soloist.language import Reader
from tests.kit.games import SUBJECTS
from tests.kit.subject import Agreement, Subject

FOLDER = Path(__file__).parent.parent / "playthroughs"
READ = Reader(names={seat: seat.code for seat in SEATS}).read
ARROW = " > "


@dataclass(frozen=True)
class Playthrough:
    """One file: an agreement of a game."""

    subject: Subject
    agreement: Agreement

    @property
    def path(self) -> Path:
        return FOLDER / self.subject.game.id / f"{self.agreement}.txt"

    @property
    def seed(self) -> int:
        return 100 + [each.name for each in self.subject.playthroughs].index(self.agreement.name)

    def __str__(self) -> str:
        return f"{self.subject.game.id}-{self.agreement}"

    def head(self) -> str:
        options = "".join(f" {name}={value}" for name, value in sorted(self.agreement.options.items()))
        return f"{self.subject.game.id}, {self.agreement.seats} seats, seed {self.seed}, options:{options or ' none'}"


ALL = [Playthrough(subject, agreement) for subject in SUBJECTS for agreement in subject.playthroughs]


def told_line(told: Told) -> str:
    """`all: …`, or who reads what: `A: … / others: …`."""
    tell = told.event
    if not isinstance(tell, Tell) or tell.to is None:
        return f"  {READ(tell)}"
    seats = "".join(seat.code for seat in tell.to)
    others = "" if tell.others is None else f" / others: {READ(tell.others)}"
    return f"  {seats}: {READ(tell.what)}{others}"


class Teller:
    """Writes down a match as it goes."""

    def __init__(self, subject: Subject, match: Match) -> None:
        self.subject = subject
        self.match = match
        self.answers = 0
        self.lines = 0
        self.turns = -1
        self.sentences: set[str] = set()

    def news(self) -> Iterator[str]:
        """What has happened since: chance and what was told, in order, and the table at the start of a turn."""
        log = self.match.log or []
        while self.answers < self.match.moment or self.lines < len(log):
            if self.lines < len(log) and log[self.lines].moment <= self.answers:
                if not is_quiet(log[self.lines].event):
                    yield told_line(log[self.lines])
                self.lines += 1
            else:
                entry = self.match.history[self.answers]
                if entry.seat == CHANCE:
                    yield f"chance{_eyes(entry.seen_by)}{ARROW}{code(entry.value)}"
                self.answers += 1
        if self.match.turns != self.turns and not self.match.over:
            self.turns = self.match.turns
            yield f"-- turn {self.turns}: {self.subject.glance(self.match.view(None))}"

    def asked(self, question: Question, answer: Any) -> str:
        """The question's sentence is written once; afterwards its rule names it well enough."""
        options = "|".join(code(option) for option in question.options)
        sentence = READ(question.ask)
        spoken = "" if sentence in self.sentences else f"{sentence} "
        self.sentences.add(sentence)
        return f"{question.seat.code} {spoken}[{question.why}] {options}{ARROW}{code(answer)}"


def _eyes(eyes: tuple[Any, ...] | None) -> str:
    return "" if eyes is None else f" to {''.join(seat.code for seat in eyes) or 'nobody'}"


def tell_match(play: Playthrough, answers: Iterator[str] | None = None) -> Iterator[str]:
    """The whole match, line by line; answered by lot, or as in the answers given."""
    match = play.subject.new(play.agreement, play.seed, source=Source.MIXED)  # as they were written
    teller = Teller(play.subject, match)
    chance = Stream(play.seed, 50)
    yield play.head()
    yield from teller.news()
    while not match.over:
        question = chance.pick(match.questions)
        if answers is None:
            answer = play.subject.choose(question, chance.bits())
        else:
            who, text = next(answers).split(" ", 1)
            asked = next((each for each in match.questions if each.seat.code == who), None)
            assert asked is not None, f"{who} is not asked at answer {match.moment}"
            question, answer = asked, asked.find(text)
        yield teller.asked(question, answer)
        match.answer(answer, seat=question.seat)
        yield from teller.news()
    yield _result(match)


def _result(match: Match) -> str:
    scores = " ".join(f"{score.seat.code} {score.total}" for score in match.result.scores)
    return f"-- over: {scores}, won by {''.join(seat.code for seat in match.result.winners)}"


def answers_of(text: str) -> Iterator[str]:
    """`A answer` for every answer of a seat in a file."""
    for line in text.splitlines()[1:]:
        who, _, rest = line.partition(" ")
        if ARROW in line and len(who) == 1 and not line.startswith((" ", "--", "chance")):
            yield f"{who} {rest.rpartition(ARROW)[2]}"


def check(play: Playthrough, text: str) -> None:
    """Give the file's answers again; what is told now must be what is written."""
    written = text.splitlines()
    for number, line in enumerate(tell_match(play, answers_of(text))):
        wanted = written[number] if number < len(written) else "nothing more"
        assert line == wanted, f"{play}, line {number + 1}; if it is meant, see tests/kit/playthroughs.py"
    assert number + 1 == len(written)


def main() -> int:
    write = "--write" in sys.argv[1:]
    games = [word for word in sys.argv[1:] if word != "--write"]
    changed = 0
    for play in ALL:
        if games and play.subject.game.id not in games:
            continue
        text = "\n".join(tell_match(play)) + "\n"
        if play.path.exists() and play.path.read_text("utf-8") == text:
            continue
        changed += 1
        print(f"{play.path.relative_to(FOLDER)}: {'written' if write else 'differs'}")
        if write:
            play.path.parent.mkdir(parents=True, exist_ok=True)
            play.path.write_text(text, "utf-8")
    return 1 if changed and not write else 0


if __name__ == "__main__":
    sys.exit(main())
