"""ARNO's mat as the pages draw it: every part of it, and what its last turn has changed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from soloist.engine.seats import Seat
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.arno.sight import ArnoSight, sight
from soloist.games.arknova.board import UNIVERSITIES
from soloist.games.arknova.cards import ANIMALS, PROJECTS, Action, Icon
from soloist.language import languages
from soloist.web import markup as h
from soloist.web.faces.arknova.arno_mat import Parts, mat
from soloist.web.scene import Scene
from tests.web.faces.evenings import new_evening, scene_of
from tests.web.faces.pages import Page

ARNO = Seat(1)


def scene(language: str = "en") -> Scene:
    return scene_of(new_evening(1, players="2", automas="B=II"), language=language)


def books() -> Arno:
    arno = Arno(ARNO, 3)
    arno.order = (Action.BUILD, Action.SPONSORS, Action.ASSOCIATION, Action.CARDS, Action.ANIMALS)
    arno.appeal, arno.conservation, arno.reputation = 26, -2, 5
    arno.partner_zoos, arno.universities = (Icon.EUROPE,), (UNIVERSITIES[1],)
    arno.workers = arno.hired = 2
    arno.projects, arno.supported = (PROJECTS[20],), PROJECTS[:2]
    arno.animals = list(ANIMALS[:3])
    return arno


def drawn(now: ArnoSight, before: ArnoSight | None = None, *, module: bool = False, language: str = "en") -> str:
    html = str(mat(scene(language), ARNO, now, before=before, module=module))
    Page(html).check()
    return html


def test_everything_on_the_mat_is_there() -> None:
    html = drawn(sight(books()))
    for words in (
        "Build I in slot 1", "Europe", "1 project card", "2 supported", "3 animals",
        "2 tokens beside the counter", "0 of 6 scoring tokens", "2 workers ready, 0 placed", PROJECTS[20].name,
        ANIMALS[0].name, "L3", "Upgrade 1 action card", "−2",
    ):  # fmt: skip
        assert words in html
    assert "is-changed" not in html
    assert "just changed" not in html
    assert "Module" not in html


def test_slot_one_is_never_used() -> None:
    assert drawn(sight(books())).count("is-never") == 1


TRACKS = ("appeal", "conservation", "reputation")
CHANGES = (
    ("appeal", 29, "+3"),
    ("conservation", 1, "+3"),
    ("reputation", 6, "+1"),
    ("notepad", 2, "+2"),
    ("scoring_tokens", 1, "1 of 6 scoring tokens"),
    ("upgraded", 1 << Action.CARDS, "Cards II in slot 4"),
    ("partner_zoos", (Icon.EUROPE, Icon.ASIA), "Asia"),
    ("universities", UNIVERSITIES[:2], UNIVERSITIES[0].name.text),
    ("projects", (), "0 project cards"),
    ("supported", PROJECTS[:3], "3 supported"),
    ("unnamed", 1, "1 not named"),
)


@pytest.mark.parametrize(("name", "value", "words"), CHANGES)
def test_each_change_is_ringed_once(name: str, value: Any, words: str) -> None:
    before = sight(books())
    html = drawn(replace(before, **{name: value}), before)
    assert html.count("is-changed") == 1
    assert "just changed" in html
    assert words in html


def test_a_worker_on_a_task_and_a_hired_one_are_ringed() -> None:
    before = sight(books())
    placed = drawn(replace(before, workers=1, on_task=(0, 1, 0, 0)), before)
    assert placed.count("is-changed") == 1
    assert "on the task Partner zoo" in placed
    assert drawn(replace(before, workers=3, hired=3), before).count("is-changed") == 1
    assert drawn(before, replace(before, workers=1, on_task=(0, 1, 0, 0))).count("is-changed") == 1


def test_the_used_card_and_those_that_moved_are_ringed() -> None:
    arno = books()
    before = sight(arno)
    arno.move_to_slot(Action.ASSOCIATION, 1)
    assert drawn(sight(arno), before).count("is-changed") == 3


def test_the_module_shows_spot_condition_and_kiosks() -> None:
    before = sight(books())
    html = drawn(replace(before, sponsors_seen=5), before, module=True)
    assert "Module: spot 6 of 14" in html
    assert "level I" in html
    assert html.count("is-changed") == 1


@pytest.mark.parametrize("language", languages())
def test_every_language(language: str) -> None:
    assert drawn(sight(books()), module=True, language=language)


def at_a_glance(now: ArnoSight, before: ArnoSight | None = None) -> str:
    parts = Parts(scene(), ARNO, now, before)
    html = str(h.div[parts.action_row(moves=True), parts.at_a_glance()])
    seen = Page(html)
    seen.check()
    assert len(seen.moving) == 5
    return html


def test_at_a_glance_everything_is_counted() -> None:
    html = at_a_glance(sight(books()))
    for words in ("Europe", "2 of 2 workers ready", "0 of 6 scoring tokens", "1 project card", "2 projects supported",
                  "3 animals"):  # fmt: skip
        assert words in html
    assert "is-changed" not in html


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, value, _ in CHANGES if name not in TRACKS])
def test_each_change_is_ringed_at_a_glance_too(name: str, value: Any) -> None:
    before = sight(books())
    assert at_a_glance(replace(before, **{name: value}), before).count("is-changed") == 1
