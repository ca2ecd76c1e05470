"""Tables of Ark Nova laid by hand, games played at random, and their pages, printed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import StringIO

from rich.console import Console, RenderableType
from rich.text import Text

from soloist.engine.dice import Stream
from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import Seat, seats
from soloist.games.arknova import board
from soloist.games.arknova.buildings import KIND, lying
from soloist.games.arknova.cards import BASE_PROJECTS, CARD, FINAL_CARDS, Action, Animal, Project
from soloist.games.arknova.hexes import HEX
from soloist.games.arknova.maps import MAPS
from soloist.games.arknova.settings import SETTINGS, Settings
from soloist.games.arknova.state import ArkNovaTable, Building, InPlay, Setup, Stage, Zoo
from soloist.language import Reader
from soloist.registry import find_game
from soloist.terminal.draw import Pen, face_of, ink_reader, picture
from soloist.terminal.page import ask_line, listed

NAMES = ("Ana", "Bo", "Carl", "Dee")
FACE = face_of("arknova")


def reader(players: int = 2, language: str = "en") -> Reader:
    return ink_reader(language, dict(zip(seats(players), NAMES, strict=False)), FACE.style_of)


def pen(width: int = 100, colours: bool = False) -> Pen:
    return Pen(reader(), width, colours)


# tables laid by hand


def table(players: int = 2, maps: str = "A") -> ArkNovaTable:
    """Players with money, actions and an empty hand, in a turn of the first."""
    settings = Settings.of({setting.name: setting.default for setting in SETTINGS})
    laid = ArkNovaTable(Setup(players, (MAPS[maps],) * players, FINAL_CARDS, settings))
    laid.stage = Stage.TURN
    laid.turn = 1
    laid.bases = [InPlay(project) for project in BASE_PROJECTS[:3]]
    laid.tiles = (board.BONUS_TILES[:2], board.BONUS_TILES[2:4])
    for zoo in laid.zoos:
        zoo.order = (Action.ANIMALS, Action.BUILD, Action.CARDS, Action.ASSOCIATION, Action.SPONSORS)
    return laid


def build(zoo: Zoo, code: str, hex_name: str, turn: int = 0, used: int = 0) -> None:
    kind = KIND[code]
    footprint = lying(kind, HEX[hex_name], turn)
    assert footprint is not None
    zoo.buildings.append(Building(kind, footprint, used))
    zoo.covered |= footprint.mask
    if kind.is_kiosk:
        zoo.kiosks |= footprint.mask


def play(zoo: Zoo, *codes: str) -> None:
    """Put animals and sponsors into a zoo, their icons counted."""
    for code in codes:
        card = CARD[code]
        assert not isinstance(card, Project)
        zoo.add_icons(card.counts)
        if isinstance(card, Animal):
            zoo.animals.append(card)
        else:
            zoo.sponsors.append(card)


# games played at random


def begun(players: int = 2, seed: int = 1, **options: str) -> Match:
    return Match.new(find_game("arknova"), players, options, seed)


def play_through(match: Match, every: int, most: int = 400) -> Iterator[tuple[Match, Question]]:
    """The same match, every so many answers, with the question it has come to."""
    chance = Stream(match.seed, 77)
    for step in range(most):
        question = match.question
        if question is None:
            return
        if step % every == 0:
            yield match, question
        match.answer(question.options[chance.below(len(question.options))], seat=question.seat)


# printing


def printed(*things: RenderableType, width: int = 100, colours: bool = False) -> str:
    paper = StringIO()
    console = Console(file=paper, width=width, color_system="truecolor" if colours else None, force_terminal=colours)
    for thing in things:
        console.print(thing, highlight=False)
    return paper.getvalue()


def plain(lines: Sequence[Text] | Iterator[Text]) -> list[str]:
    return [line.plain for line in lines]


def page(match: Match, question: Question) -> list[RenderableType]:
    """All that a person who is asked is shown, but for the news."""
    words = reader(match.seats)
    offers = FACE.wording.numbered(match, question)
    shown = picture(match, Seat(question.seat), words)
    return [shown, ask_line(question, words, FACE), listed(match, question, offers, words)]
