"""ARNO tells facts and asks by type: no page, log or die looks at a sentence or at the rule that is cited."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

import soloist
from soloist.companion.arno import reports as companion_events
from soloist.companion.arno.reports import ArnosTurnBegins, PersonsTurnBegins
from soloist.companion.people import SetUpBegins, WhatDid
from soloist.engine.dice import Stream
from soloist.engine.events import Event, TurnBegins, TurnEnds
from soloist.engine.flow import Ask, Chance, Decision
from soloist.engine.match import Match
from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.arknova.arno import events as arno_events
from soloist.games.arknova.arno.answers import DieFace
from soloist.games.arknova.arno.events import Instruction
from soloist.games.arknova.arno.questions import OnDie
from soloist.games.arknova.arno.rolling import roll_number
from soloist.games.arknova.arno.rolls import ActionDie, Rolled, RolledPartnerZoo
from soloist.games.arknova.arno.table_knowledge import Known
from soloist.games.arknova.arno.turn import SLOT_OPTIONS
from soloist.games.arknova.arno.why import ArnoLine
from soloist.language import Reader
from soloist.terminal.arknova_arno import is_headline
from soloist.terminal.arno import told as terminal_line
from soloist.web.faces.arno.signs import sign_of_step
from soloist.web.faces.arno.story import Chapter, Kind, story
from soloist.web.faces.companion_story import Told, events_of, told_chapters
from tests.companion.arno_session import Session, likely

ROOT = Path(soloist.__file__).parent
ROOMS = (
    *sorted((ROOT / "games/arknova/arno").glob("*.py")),
    *sorted((ROOT / "companion/arno").glob("*.py")),
    *sorted((ROOT / "web/faces/arno").glob("*.py")),
    *sorted((ROOT / "web/faces/arknova").glob("arno_*.py")),
    *sorted((ROOT / "terminal").glob("*arno.py")),
    ROOT / "wording/arno.py",
)
REWORDED = msg("Something else entirely")
OTHER_RULE = "ARNO-1.4"


def evening(seed: int, module: str = "no") -> Match:
    """An evening to its end, with corrections now and then."""
    session, chance = Session("B=L3,C=L2", players=3, seed=seed, arno_module=module), Stream(seed, 2)
    while (question := session.match.question) is not None:
        if isinstance(question.ask, WhatDid) and not chance.below(6):
            session.corrects("appeal B 30")
        session.says(likely(session.question, chance, session.evening.turn, 40))
    return session.match


# dice


def faces_asked(ask: Rolled, why: str, *, typed: bool) -> list[int]:
    """The faces of a d6 that count for four options."""
    flow = roll_number(Known(2, typed=typed), Seat(0), SLOT_OPTIONS, ask=ask, why=why)
    request = next(flow)
    assert isinstance(request, Chance | Decision)
    assert request.why == why
    options = request.options()
    return [option.face for option in options if isinstance(option, DieFace)] if typed else list(options)


@pytest.mark.parametrize("typed", [True, False])
@pytest.mark.parametrize("why", ["ARNO-4.1", "ARNO-4.2", "ARNO-11.4"])
def test_how_a_die_is_read_is_said_by_its_kind_and_not_by_the_citation(why: str, typed: bool) -> None:
    assert faces_asked(ActionDie(), why, typed=typed) == [2, 3, 4, 5]
    assert faces_asked(RolledPartnerZoo(), why, typed=typed) == [1, 2, 3, 4]


@pytest.mark.parametrize(("ask", "rule"), [(ActionDie(), "ARNO-4.1"), (RolledPartnerZoo(), "ARNO-4.2")])
def test_a_face_is_refused_by_the_rule_of_its_die(ask: Rolled, rule: str) -> None:
    request = next(roll_number(Known(2, typed=True), Seat(0), SLOT_OPTIONS, ask=ask, why=OTHER_RULE))
    assert isinstance(request, Decision)
    assert isinstance(request.ask, OnDie)
    assert request.refuse is not None
    assert request.refuse("6").rule == rule  # type: ignore[union-attr]


# brackets


def test_turns_and_breaks_are_bracketed() -> None:
    """Nothing is told outside of a bracket, and whose turn begins is whose turn ends."""
    now: Seat | str | None = None
    for _, what in evening(3).events(Seat(0)):
        match what:
            case TurnBegins(seat=seat):
                assert now in (None, "set-up")
                now = seat
            case TurnEnds(seat=seat):
                assert now == seat
                now = None
            case SetUpBegins():
                now = "set-up"
            case companion_events.BreakBegins():
                assert now is None
                now = "break"
            case companion_events.BreakEnds():
                assert now == "break"
                now = None
            case companion_events.EndBegins():
                assert now is None
                now = "end"
            case _:
                assert now is not None, what
    assert now == "end"


def test_turns_are_counted_by_who_plays_them() -> None:
    session = Session("B=L3", players=2)
    assert [chapter.kind for chapter in told_chapters(story, session.match, Seat(0))] == [Kind.SETUP]
    session.says("donation", "done")
    turns = [what for _, what in session.match.events(Seat(0)) if isinstance(what, TurnBegins)]
    assert turns[:2] == [PersonsTurnBegins(Seat(0), 1), ArnosTurnBegins(Seat(1), 2)]
    chapters = told_chapters(story, session.match, Seat(0))
    assert [(chapter.kind, chapter.number) for chapter in chapters] == [
        (Kind.SETUP, 0),
        (Kind.PERSON, 1),
        (Kind.ARNO, 2),
    ]
    assert [entry.code for entry in chapters[1].entries] == ["donation"]


def test_a_correction_of_whose_turn_it_is_begins_another_turn() -> None:
    session = Session("C=L3", players=3)
    session.corrects("turn B")
    session.says("donation")
    chapter = story(events_of(session.match, Seat(0)))[-1]
    assert (chapter.kind, chapter.seat, chapter.number) == (Kind.PERSON, Seat(1), 1)


# rewording


def kinds_of_events() -> Iterator[type[Event]]:
    for module in (companion_events, arno_events):
        yield from (each for each in vars(module).values() if isinstance(each, type) and issubclass(each, Event))


def citing_another_rule(what: Any) -> Any:
    if not hasattr(what, "__dataclass_fields__"):
        return what
    names = [each.name for each in fields(what) if each.init]
    changes: dict[str, object] = {"rule": OTHER_RULE} if "rule" in names else {}
    if isinstance(what, Instruction):
        changes["what"] = REWORDED
    return replace(what, **changes)


def outline(chapters: list[Chapter]) -> list[Any]:
    return [
        (each.kind, each.number, each.seat, each.moment, each.entries,
         None if each.card is None else (each.card.action, each.card.strength),
         len(each.told), [type(step.told) for step in each.steps])
        for each in chapters
    ]  # fmt: skip


def looks(events: list[Told]) -> list[Any]:
    """How terminal and pages dress each line, whatever it says."""
    reader = Reader("en")
    return [
        (
            str(terminal_line(what, reader).style),
            is_headline(what),
            sign_of_step(what) if isinstance(what, ArnoLine) else "",
        )
        for _, what in events
    ]


def test_another_wording_and_other_citations_change_no_page(monkeypatch: pytest.MonkeyPatch) -> None:
    events = events_of(evening(5, module="yes"), Seat(0))
    before = outline(story(events)), looks(events)
    assert {chapter[0] for chapter in before[0]} >= {*Kind} - {Kind.NOTE}

    reworded = [(moment, citing_another_rule(what)) for moment, what in events]
    for kind in kinds_of_events():
        monkeypatch.setattr(kind, "say", lambda _: REWORDED)
        if issubclass(kind, ArnoLine):
            monkeypatch.setattr(kind, "what", REWORDED)
    assert any(one != other for one, other in zip(events, reworded, strict=True))
    assert (outline(story(reworded)), looks(reworded)) == before


def test_everything_asked_and_told_has_a_type() -> None:
    match = Session("B=L3,C=L2", players=3, seed=4, marine="yes", tracking="ask").match
    chance = Stream(4, 2)
    while (question := match.question) is not None:
        assert isinstance(question.ask, Ask), question.ask
        match.answer(likely(question, chance, match.turns, 30))
    assert [what for _, what in match.events(Seat(0)) if not isinstance(what, Event)] == []


# the rooms


def recognisers(tree: ast.AST) -> Iterator[str]:
    """Looks at the text or gaps of a sentence, and comparisons with the rule that is cited."""
    called = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node not in called:
            if node.attr == "gaps" or (node.attr == "text" and name_of(node.value) != "offer"):
                yield ast.unparse(node)
        elif isinstance(node, ast.Compare) and {"why", "rule"} & {*map(name_of, (node.left, *node.comparators))}:
            yield ast.unparse(node)


def name_of(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: str(room.relative_to(ROOT)))
def test_no_room_recognises_a_sentence_or_a_rule(room: Path) -> None:
    assert list(recognisers(ast.parse(room.read_text("utf-8")))) == []


@pytest.mark.parametrize(
    "text",
    ["asked.why == 'ARNO-4.1'", "why == ACTION_DIE", "line.rule in RULES", "what.gaps['n']", "what.text == QUIET"],
)
def test_a_recogniser_would_be_found(text: str) -> None:
    assert list(recognisers(ast.parse(text)))
