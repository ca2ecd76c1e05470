"""The pages of Orichalcum look at facts: with every sentence and every citation wiped out they find the same."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from soloist.engine.events import Event, TurnBegins, TurnEnds
from soloist.engine.flow import Ask
from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.seats import RandomBot, Seat, ask
from soloist.engine.words import msg
from soloist.games.orichalcum import GAME
from soloist.games.orichalcum.ai.steps import Doing, Phase, PhaseBegins, Step
from soloist.games.orichalcum.events import RoundBegins, Won
from soloist.language import Reader
from soloist.seating import read_seating
from soloist.terminal.orichalcum_ai import told as told_beside
from soloist.terminal.orichalcum_face import told as told_at_table
from soloist.web.faces.orichalcum import FACE
from soloist.web.faces.orichalcum.hint import said_of
from soloist.web.faces.orichalcum.island import freshly_laid
from soloist.web.faces.orichalcum.seats import laid_on, phase
from soloist.web.faces.orichalcum_ai.pictures import sign_of
from soloist.web.faces.orichalcum_ai.story import chapters, phase_asked
from tests.web.faces.evenings import new_evening, page, scene_of
from tests.web.faces.scenes import scene_by
from tests.web.faces.thumb import read

A, B = Seat(0), Seat(1)


def kinds_of(kind: type[Any]) -> Iterator[type[Any]]:
    """All facts and questions of Orichalcum."""
    each: type[Any]
    for each in kind.__subclasses__():
        if "orichalcum" in each.__module__:
            yield each
        yield from kinds_of(each)


def wipe(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything says the same, and cites the same rule."""
    for kind in (*kinds_of(Event), *kinds_of(Ask)):
        monkeypatch.setattr(kind, "say", lambda _: msg("…"))
        for name, value in (("what", msg("…")), ("rule", "ORI-1.1")):
            if hasattr(kind, name):
                monkeypatch.setattr(kind, name, value)


def beside(seed: int, answers: int = 40, **options: str) -> Iterator[object]:
    """What the phone and the terminal make of the first answers of an evening, words left out."""
    match = new_evening(seed, automa="orichalcum-ai", options=options)
    chance, reader = random.Random(seed), Reader()
    while match.question is not None and match.moment < answers:
        scene = scene_of(match)
        yield phase_asked(scene), sorted(read(page(match, said=True)).answers), bool(read(page(match)).done)
        codes = [code(option) for option in match.question.options]
        match.answer("done" if "done" in codes and chance.random() < 0.5 else chance.choice(codes))
    for chapter in chapters(scene_of(match)):
        yield chapter.kind, chapter.number, chapter.seat, chapter.place, chapter.card, len(chapter.fights)
        yield [[type(what) for _, what in chapter.phases[phase]] for phase in Phase]
        yield [sign_of(what) for _, what in chapter.told if isinstance(what, Doing)]
    for _, what in match.heard(None):
        drawn = told_beside(what, reader)
        yield drawn.plain.startswith("    "), drawn.style, [span.style for span in drawn.spans]


def at_table(seed: int, words: list[str]) -> Iterator[object]:
    """What the pages of a table make of a match."""
    seating = read_seating(GAME, words)
    match = Match.new(GAME, len(words), dict(seating.lineup), seed)
    while match.question is not None and match.moment < 150:
        scene = scene_by(FACE, match, seating, match.question.seat)
        yield phase(scene), said_of(scene), [sorted(scene.lights), laid_on(scene, A), freshly_laid(scene)]
        match.answer(ask(RandomBot(), match, match.question))
    for _, what in match.heard(None):
        drawn = told_at_table(what, Reader())
        yield drawn.plain[:2], [span.style for span in drawn.spans]


@pytest.mark.parametrize(
    "play",
    [
        lambda: beside(1, dice="typed"),
        lambda: beside(2, dice="typed", tracking="cards"),
        lambda: at_table(3, ["human", "ai"]),
        lambda: at_table(4, ["human", "human:Mira"]),
        pytest.param(lambda: beside(1, 120, dice="typed"), marks=pytest.mark.long),
        pytest.param(lambda: beside(2, 120, dice="typed", tracking="cards"), marks=pytest.mark.long),
    ],
    ids=["dice", "cards", "ai", "two", "dice, a long evening", "cards, a long evening"],
)
def test_pages_need_no_sentence(play: Callable[[], Iterator[object]], monkeypatch: pytest.MonkeyPatch) -> None:
    usual = list(play())
    wipe(monkeypatch)
    for now, before in zip(play(), usual, strict=True):
        assert now == before


# brackets


def told_of(seed: int, words: list[str]) -> list[Any]:
    seating = read_seating(GAME, words)
    match = Match.new(GAME, len(words), dict(seating.lineup), seed)
    while match.question is not None:
        match.answer(ask(RandomBot(), match, match.question))
    assert not any(isinstance(what, TurnBegins | TurnEnds | PhaseBegins) for _, what in match.heard(None))
    return [what for _, what in match.events(None)]


@pytest.mark.parametrize("words", [["human", "ai"], ["human", "human:Mira", "human:Ana"]])
def test_everything_but_rounds_is_told_inside_a_turn(words: list[str]) -> None:
    active: Seat | None = None
    turns = 0
    for what in told_of(5, words):
        match what:
            case TurnBegins(seat=seat):
                assert active is None
                active = seat
                turns += 1
            case TurnEnds(seat=seat):
                assert active == seat
                active = None
            case RoundBegins():
                assert active is None
            case Won():
                assert active is not None
            case _ if active is not None and hasattr(what, "seat"):
                assert what.seat == active
    assert active is None
    assert turns > 10


def test_every_step_of_the_ai_stands_in_a_phase() -> None:
    now: Phase | None = None
    for what in told_of(6, ["human", "ai"]):
        match what:
            case TurnBegins():
                now = None
            case PhaseBegins(seat=seat, phase=phase):
                assert seat == B
                assert now is None or phase > now
                now = phase
            case Step():
                assert now is not None
