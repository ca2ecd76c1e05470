"""Draw many pages of matches, in the browser and in the terminal, to compare them before and after a change.

uv run python -m tests.kit.pages --out DIR arknova      draw them (some thousand pages, in both languages)
uv run python -m tests.kit.pages --against DIR arknova  draw them again and show the first differences
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from difflib import unified_diff
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

from markupsafe import escape
from rich.console import Console

from soloist.engine.match import Match, Undo
from soloist.engine.notation import code
from soloist.engine.question import Question
from soloist.engine.seats import CHANCE, SEATS, Seat, ask
from soloist.engine.undoing import NothingYet
from soloist.language import Reader
from soloist.names import names_of, table_names
from soloist.registry import bots_of, find
from soloist.seating import ONE_PERSON, Seating, automas_in, read_seating
from soloist.terminal.commands import explain
from soloist.terminal.draw import picture
from soloist.terminal.play import open_session
from soloist.terminal.screen import Screen
from soloist.web.faces import CompanionFace, TableFace, face_of
from soloist.web.faces.base import no_pieces
from soloist.web.markup import render
from soloist.web.pages.companion import companion_page
from soloist.web.pages.layout import Frame
from soloist.web.pages.table import table_page
from soloist.web.people import Likes
from soloist.web.scene import Person, Scene
from soloist.wording import wording_of

TABLES: dict[str, list[tuple[list[str], dict[str, str]]]] = {
    "arne": [(["human", "greedy", "random", "human"], {}), (["human", "greedy"], {"variant": "ghost"})],
    "zooloretto": [(["human", "mammoth:II"], {}), (["human", "greedy", "random", "human"], {})],
    "arknova": [
        (["human", "greedy"], {}), (["human", "greedy", "random"], {"maps": "1,5,8"}), (["human", "arno:L3"], {}),
        (["human"], {}),
    ],
    "orichalcum": [(["human", "ai"], {}), (["human", "greedy", "random"], {})],
    "mammoth": [(["human"], {}), (["human"], {"dice": "typed", "players": "3", "automas": "B=I,C=III"})],
    "arno": [
        (["human"], {}), (["human"], {"dice": "typed", "players": "3", "automas": "B=L2,C=L6", "marine": "yes"}),
        (["human"], {"animals": "name", "tracking": "entries", "arno_module": "yes"}),
    ],
    "orichalcum-ai": [(["human"], {}), (["human"], {"dice": "typed", "tracking": "cards"})],
}  # fmt: skip
MOST = 1200  # answers of a match
EVERY = 2  # answers between two moments that are drawn


def moments(game: str, seed: int, words: list[str], options: dict[str, str]) -> Iterator[tuple[Match, Seating, int]]:
    """A match at the questions that are drawn: bots where they sit, and somebody who takes any answer."""
    rules = find(game)
    seating = ONE_PERSON if rules.is_companion else read_seating(rules, words)
    chance = Random(f"{game}{seed}")
    bots = [None, *[None] * 6] if rules.is_companion else seating.bots()
    match = Match.new(rules, len(words), {**seating.lineup, **options}, seed, undo=Undo.FREE)
    if not rules.is_companion:
        match.meta["seats"] = ",".join(words)
    greedy = bots_of(rules).get("greedy")
    while (question := match.question) is not None and match.moment < MOST:
        if match.moment % EVERY == 0:
            yield match, seating, match.moment
        bot = bots[question.seat] if question.seat >= 0 else None
        if bot is None and greedy is not None and question.seat >= 0 and chance.random() < 0.7:
            bot = greedy()
        match.answer(ask(bot, match, question) if bot is not None else any_of(question, chance), seat=question.seat)
    yield match, seating, match.moment


def any_of(question: Question, chance: Random) -> Any:
    options = [option for option in question.options if code(option) != "correct" or chance.random() < 0.3]
    return chance.choice(options or list(question.options))


def pages(game: str, seeds: int) -> Iterator[tuple[str, str]]:
    for place, (words, options) in enumerate(TABLES[game] * seeds):
        for match, seating, moment in moments(game, place + 1, words, options):
            language = "pt" if moment % (2 * EVERY) else "en"
            name = f"{game}-{place}-{moment:04}-{language}"
            yield name + "-web", on_the_web(match, seating, language)
            yield name + "-terminal", in_the_terminal(match, seating, language)


def on_the_web(match: Match, seating: Seating, language: str) -> str:
    """The page of who is asked, of a spectator, and of earlier moments."""
    drawn = []
    for seat, at, said, show in looks(match):
        scene = scene_of(match, seating, language, seat, at, said, show)
        frame = Frame(Likes(language), "token", scene.address)
        face = face_of(match.game.id)
        if isinstance(face, CompanionFace):
            drawn.append(render(companion_page(frame, scene, face, 1, None)))
        else:
            assert isinstance(face, TableFace)
            drawn.append(render(table_page(frame, scene, face, 1, None)))
    return "\n\n".join(drawn).replace("><", ">\n<")


def looks(match: Match) -> list[tuple[Seat | None, int | None, bool, str]]:
    question = match.question
    seat = SEATS[0] if question is None or question.seat < 0 else question.seat
    if match.game.is_companion:
        shown: list[tuple[Seat | None, int | None, bool, str]] = [(seat, None, True, ""), (seat, None, False, "")]
        return [*shown, (seat, None, True, "log"), (seat, max(match.moment - 4, 0), True, "")]
    found: list[tuple[Seat | None, int | None, bool, str]] = [(seat, None, True, "")]
    return (
        found if match.moment % (4 * EVERY) else [*found, (None, None, True, ""), (seat, match.moment // 2, True, "")]
    )


def scene_of(
    match: Match, seating: Seating, language: str, seat: Seat | None, at: int | None, said: bool, show: str
) -> Scene:
    beside = match.game.is_companion
    names = table_names(match) if beside else names_of(seating, language)
    levels = automas_in(match.game, match.settings) if beside else {}
    people = [
        Person(each, name, kind(match, seating, each, levels), levels.get(each, ""), here=each == seat)
        for each, name in sorted(names.items())
    ]
    face = face_of(match.game.id)
    asked = None
    if seat is not None and at is None:
        asked = match.asked(seat) or (match.asked(CHANCE) if beside else None)
    return Scene(
        match=match if at is None else match.past(at), seat=seat,
        reader=Reader(language, names, face.paint, lambda text: str(escape(text))), seating=seating, people=people,
        address="/m/k3v", pieces_of=face.pieces if isinstance(face, TableFace) else no_pieces, csrf="token",
        stamp=f"0.{match.moment}", now=match.moment, asked=asked,
        waiting_for=tuple(question.seat for question in match.questions), present=match if at is not None else None,
        said=said, show=show, stop=None if seat is not None and match.moment > 0 else NothingYet(),
    )  # fmt: skip


def kind(match: Match, seating: Seating, seat: Seat, levels: dict[Seat, str]) -> str:
    if match.game.is_companion:
        return "automa" if seat in levels else "human"
    return "human" if seat in seating.people else "bot"


def in_the_terminal(match: Match, seating: Seating, language: str) -> str:
    paper = StringIO()
    width = 80 + match.moment % 5 * 12
    console = Console(file=paper, width=width, height=60, force_terminal=True, color_system="truecolor")
    screen, path = Screen(console, str), Path("match.soloist")
    session = open_session(match, path, screen, language)
    question = match.question
    if question is None:
        console.print(picture(match, SEATS[0], session.reader))
    else:
        session.draw(question)
        options = wording_of(match.game.id).offers(match, question)
        explain(session, question, str(1 + match.moment % max(len(options), 1)))
    return paper.getvalue()


def unversioned(page: str) -> str:
    """Without the fingerprint in the addresses of style sheets and icons."""
    return re.sub(r"/static/[0-9a-f]{12}/", "/static/", page)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+", choices=TABLES)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--seeds", type=int, default=2)
    parser.add_argument("--differences", type=int, default=5)
    wanted = parser.parse_args()
    shown = drawn = 0
    for game in wanted.games:
        for name, page in pages(game, wanted.seeds):
            drawn += 1
            if wanted.out is not None:
                wanted.out.mkdir(parents=True, exist_ok=True)
                (wanted.out / name).write_text(page, "utf-8")
            elif (before := unversioned((wanted.against / name).read_text("utf-8"))) != (page := unversioned(page)):
                shown += 1
                if shown <= wanted.differences:
                    print(f"--- {name}")
                    print("\n".join(list(unified_diff(before.splitlines(), page.splitlines(), lineterm="", n=1))[2:20]))
    print(f"{drawn} pages" + ("" if wanted.out else f", {shown} differ"))
    return int(shown > 0)


if __name__ == "__main__":
    sys.exit(main())
