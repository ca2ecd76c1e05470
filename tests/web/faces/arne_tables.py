"""Tables of ARNE Total as a browser gets them: matches to look at, pages to read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from html.parser import HTMLParser

from markupsafe import escape

from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import SEATS, Seat, ask
from soloist.games.arne import GAME
from soloist.language import Reader
from soloist.names import names_of
from soloist.registry import bots_of
from soloist.seating import read_seating
from soloist.web import markup as h
from soloist.web.faces.arne import FACE
from soloist.web.scene import Person, Scene

LINE_UP = ("human:Ana", "human:Bruno", "greedy", "random", "human:<b>", "greedy")
VOID = {"input", "use", "rect", "circle", "img", "br", "path"}
IN_BUTTONS = {"span", "b", "small", "svg", "use", "kbd", "rect"}


def new_match(seats: int, seed: int, options: Mapping[str, str]) -> Match:
    return Match.new(GAME, seats, options, seed)


def questions(match: Match, bots: str) -> Iterator[Question]:
    """Every question of a match that bots play to its end."""
    kinds = bots_of(GAME)
    players = [kinds[bots]() for _ in range(match.seats)]
    while (question := match.question) is not None:
        yield question
        match.answer(ask(players[question.seat], match, question), seat=question.seat)


def scene_of(match: Match, seat: Seat | None, *, language: str = "en", passing: tuple[str, ...] | None = None) -> Scene:
    """What a seat (None: a spectator) sees now."""
    words = [LINE_UP[place % len(LINE_UP)] for place in range(match.seats)]
    words = [f"{word}{place}" if ":" in word else word for place, word in enumerate(words)]
    seating = read_seating(GAME, words)
    names = names_of(seating, language)
    people = [
        Person(each, names[each], "human" if each in seating.people else "bot", here=each == seat)
        for each in SEATS[: match.seats]
    ]
    return Scene(
        match=match, seat=seat, reader=Reader(language, names, FACE.paint, lambda text: str(escape(text))),
        seating=seating, people=people, address="/m/k3v", pieces_of=FACE.pieces, csrf="token",
        stamp=f"0.{match.moment}", now=match.moment, asked=None if seat is None else match.asked(seat),
        waiting_for=tuple(question.seat for question in match.questions), passing_until=passing,
    )  # fmt: skip


def html_of(scene: Scene) -> str:
    """Everything that the face draws, as one text."""
    panels = [[panel.body, panel.note] for panel in FACE.side(scene)]
    log = [FACE.told(what, scene) for _, what in scene.told[-8:]]
    drawn = str(
        h.div[
            FACE.strip(scene), FACE.board(scene), FACE.dock(scene), FACE.hint(scene), FACE.note(scene),
            FACE.words(scene), panels,
            h.ol[(h.li[line] for line in log)],
        ]
    )  # fmt: skip
    return drawn.encode().decode()  # a plain text, which is quicker to take apart than markup


class Element:
    """An element of a page, with the text that stands in it."""

    def __init__(self, tag: str, attributes: dict[str, str]) -> None:
        self.tag = tag
        self.attributes = attributes
        self.text = ""

    @property
    def classes(self) -> list[str]:
        return self.attributes.get("class", "").split()


class Page(HTMLParser):
    """A page taken apart; complains about what may not be nested."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[Element] = []
        self.problems: list[str] = []
        self._open: list[Element] = []
        self.feed(html)
        self.problems += [f"<{element.tag}> is not closed" for element in self._open]
        for name in ("id", "data-vt"):
            count = Counter(value for element in self.elements if (value := element.attributes.get(name)) is not None)
            self.problems += [f'{name}="{value}" {times} times' for value, times in count.items() if times > 1]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs})
        if "style" in element.attributes or any(name.startswith("on") for name in element.attributes):
            self.problems.append(f"<{tag}> carries a style or a script")
        if any(outer.tag == "button" for outer in self._open) and tag not in IN_BUTTONS:
            self.problems.append(f"<{tag}> in a button")
        self.elements.append(element)
        if tag not in VOID:
            self._open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            return
        if not self._open or self._open[-1].tag != tag:
            self.problems.append(f"</{tag}> closes nothing")
        else:
            self._open.pop()

    def handle_data(self, data: str) -> None:
        for element in self._open:
            element.text += data

    def with_class(self, name: str) -> list[Element]:
        return [element for element in self.elements if name in element.classes]

    def sent_to(self, form: str) -> list[str]:
        """What the buttons of a form send."""
        return [element.attributes["value"] for element in self.elements if element.attributes.get("form") == form]
