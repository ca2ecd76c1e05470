"""What is asked before an evening at the table, where nothing was said on the command line: who plays, which levels.

Enter takes what is usual.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from rich.text import Text

from soloist.companion.strength import MEASURED_GAMES, strength_of
from soloist.engine.errors import BadSetting
from soloist.engine.game import Game
from soloist.engine.seats import Seat, seats
from soloist.engine.settings import AutomaSeats, Choice, Setting, Switch, read_automa_seats
from soloist.engine.words import Message, msg, nmsg
from soloist.language import Reader
from soloist.names import known_as, names_at_table
from soloist.registry import automa_called, companion_ids, find_companion
from soloist.seating import split_seats
from soloist.terminal.choosing import whole_number
from soloist.terminal.page import numbered_table
from soloist.terminal.screen import Screen

T = TypeVar("T")
BESIDE = msg(
    "It takes a player's place. You play with your own box; Soloist decides for it and tells you what to move."
)


class Left(Exception):
    """Somebody changed their mind before the game began."""


class Agreeing:
    """One question after the other, each with an answer that Enter gives."""

    def __init__(self, screen: Screen, reader: Reader) -> None:
        self.screen = screen
        self.reader = reader

    def say(self, message: Message, style: str = "") -> None:
        self.screen.show(Text(self.reader.read(message), style))

    def ask(self, question: Message, read: Callable[[str], T], usual: T) -> T:
        """Until the answer can be read; raises Left."""
        self.say(question, "bold")
        while True:
            try:
                line = self.screen.read()
            except EOFError:
                raise Left from None
            if line.lower() in ("q", "quit"):
                raise Left
            try:
                return usual if not line else read(line)
            except BadSetting as problem:
                self.say(problem.message, "yellow")

    def show(self, options: Mapping[str, Sequence[str]]) -> None:
        """What can be chosen, with numbers, and what is said beside it."""
        grid = numbered_table()
        for number, (name, beside) in enumerate(options.items(), 1):
            grid.add_row(str(number), name, *beside)
        self.screen.show(grid)

    def choose(self, question: Message, names: Sequence[str], usual: str) -> str:
        """One of those shown, by number or by name."""

        def read(line: str) -> str:
            number = whole_number(line)
            if 1 <= number <= len(names):
                return names[number - 1]
            found = [name for name in names if name.lower() == line.lower()]
            if not found:
                expected = ", ".join(names)
                raise BadSetting(msg("'{line}' is none of these: {expected}", line=line, expected=expected))
            return found[0]

        return self.ask(question, read, usual)

    def whole(self, question: Message, low: int, high: int) -> int:
        """A number; the lowest one is usual."""

        def read(line: str) -> int:
            if not low <= whole_number(line) <= high:
                raise BadSetting(msg("a whole number from {low} to {high}, please", low=low, high=high))
            return whole_number(line)

        return self.ask(question, read, low)


def which_automa(screen: Screen, reader: Reader) -> Game[Any, Any]:
    """For those who have not said so; raises Left."""
    asking = Agreeing(screen, reader)
    games = {name: find_companion(name) for name in companion_ids()}
    shown = {name: [reader.read(game.summary)] for name, game in games.items()}
    first = next(iter(games))
    asking.show(shown)
    return games[asking.choose(msg("Which automa? Enter: {usual}; q leaves", usual=first), list(games), first)]


def agree(
    game: Game[Any, Any], names: Sequence[str], screen: Screen, reader: Reader
) -> tuple[dict[str, str], list[str]]:
    """The options and the names for a new evening; raises Left."""
    asking = Agreeing(screen, reader)
    settings = {setting.name: setting for setting in game.settings}
    automas = settings["automas"]
    assert isinstance(automas, AutomaSeats)
    most = getattr(settings.get("players"), "high", 2)
    asking.say(msg("{title}", title=game.title), "bold cyan")
    asking.say(game.summary)
    asking.say(BESIDE)
    people, called = (len(names), list(names)) if names else who_plays(asking, game, most - 1)
    called_it = known_as(automa_called(game.id))
    number = 1
    if most - people > 1:
        how_many = msg("How many seats does {automa} play? 1 to {most}; Enter: 1", automa=called_it, most=most - people)
        number = asking.whole(how_many, 1, most - people)
    seated = seats(people + number)[people:]
    levels = [level_of(asking, game, automas, seat, seated) for seat in seated]
    lineup = ", ".join(f"{seat.code}={level}" for seat, level in zip(seated, levels, strict=True))
    options = {"players": str(people + number), "automas": lineup}
    for name in getattr(game, "asked_first", ()):
        options[name] = value_of(asking, settings[name])
    return options, called


def who_plays(asking: Agreeing, game: Game[Any, Any], most: int) -> tuple[int, list[str]]:
    """How many people, and their names if they like."""

    def read(line: str) -> tuple[int, list[str]]:
        called = [] if whole_number(line) else split_seats(line)
        number = whole_number(line) or len(called)
        if not 1 <= number <= most:
            raise BadSetting(nmsg("{n} person can play here", "1 to {n} people can play here", n=most))
        names_at_table(game.id, {}, len(seats(number)), called)
        return number, called

    one_person: tuple[int, list[str]] = (1, [])
    if most == 1:
        return asking.ask(msg("What is your name? Enter: none"), read, one_person)
    question = msg(
        "Who plays? Type your names with commas, or how many you are (1 to {most}); Enter: one person", most=most
    )
    return asking.ask(question, read, one_person)


def level_of(asking: Agreeing, game: Game[Any, Any], automas: AutomaSeats, seat: Seat, seated: Sequence[Seat]) -> str:
    """The level of one of the automas, where there are several: in words, and with what was measured."""
    usual = next(iter(read_automa_seats(automas.default).values()))
    if len(automas.levels) == 1:
        return usual
    levels = {level: beside(asking, game.id, level) for level in automas.levels}
    if seat == seated[0]:
        games = asking.reader.number(MEASURED_GAMES)
        asking.say(msg("How often our middling program wins against each level ({games} games):", games=games))
        asking.show(levels)
    question = msg("Which level? Enter: {usual}", usual=usual)
    if len(seated) > 1:
        called = known_as(automa_called(game.id))
        question = msg("Which level for {automa} {letter}? Enter: {usual}",
                       automa=called, letter=seat.code, usual=usual)  # fmt: skip
    return asking.choose(question, list(levels), usual)


def beside(asking: Agreeing, automa: str, level: str) -> list[str]:
    found = strength_of(automa, level)
    read = asking.reader.read
    return [] if found is None else [read(found.words), read(msg("{n} %", n=found.percent))]


def value_of(asking: Agreeing, setting: Setting) -> str:
    """One of the values of an option."""
    values: dict[str, Sequence[str]] = {}
    match setting:
        case Switch():
            values = {"yes": [], "no": []}
        case Choice():
            values = {value: [asking.reader.read(meaning)] for value, meaning in setting.values.items()}
    usual = setting.write(setting.default)
    asking.show(values)
    return asking.choose(msg("{label}? Enter: {usual}", label=setting.label, usual=usual), list(values), usual)
