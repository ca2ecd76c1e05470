"""What is seen of an ARNO, and what can be imagined beside one [ARNO-2.11, AN-1.15]."""

from __future__ import annotations

import pytest

from soloist.games.arknova import GAME
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.cards import BASE_PROJECTS, ZOO_CARDS
from soloist.games.arknova.state import Stage
from soloist.games.arknova.view import View, table_of
from tests.kit import rule
from tests.scenarios.arknova.scene import census
from tests.scenarios.arno.paper import ARNO, HUMAN
from tests.scenarios.arno.scene import QUIET, ArnoScene

MAT = "cp 9, appeal 12, rep 7, order An As Bu Sp Ca, upgraded An, hired 2, workers 1, at project 1, partner asia, "
MAT += "university double_research, projects 113 128, animals 506, scoring 3, notepad 2, discards 5, finals 003"


def seen_by_a(scene: ArnoScene) -> View:
    seen = scene.match.view(HUMAN)
    assert isinstance(seen, View)
    return seen


@rule("ARNO-2.11")
def test_all_of_an_arno_is_seen_but_its_scoring_card(scene: ArnoScene) -> None:
    scene.table(active="A", A="finals 001 002", B=MAT)

    seen = seen_by_a(scene).zoo(ARNO)

    arno = scene.mat()
    assert seen.arno is not None
    assert seen.finals == (None,)
    for name in ("projects", "scoring_tokens", "notepad", "sponsors_seen", "level", "workers", "on_task", "order"):
        assert getattr(seen.arno, name) == getattr(arno, name)


@rule("ARNO-2.11")
def test_its_scoring_card_stays_face_down_when_the_game_is_over(scene: ArnoScene) -> None:
    scene.table(last_turns=1, A="finals 001", B="cp 0, order Bu An Ca As Sp, finals 003")

    scene.arno("slot 2")

    assert scene.state.stage is Stage.OVER
    assert seen_by_a(scene).zoo(ARNO).finals == (None,)


@rule("AN-1.15")
def test_a_view_gives_back_the_whole_mat(scene: ArnoScene) -> None:
    scene.table(active="A", A="finals 001 002", B=MAT)

    again = table_of(seen_by_a(scene)).zoos[ARNO]

    assert isinstance(again, Arno)
    again.finals = scene.mat().finals
    assert again == scene.mat()


@rule("AN-1.15")
@pytest.mark.parametrize("midway", [False, True])
def test_imagined_tables_beside_an_arno_fit_what_is_seen(scene: ArnoScene, midway: bool) -> None:
    """At a human's turn, and in the middle of ARNO's, when it is the first at ten."""
    scene.table(active="B" if midway else "A", A="finals 001 002, hand 401", B=MAT, display="402 403 404 405 406 407")
    if midway:
        scene.chance("slot 5")
    assert scene.asked == "A"

    for seed in range(5):
        imagined = scene.match.outlook(HUMAN).imagine(seed)
        assert imagined.view(HUMAN) == scene.match.view(HUMAN)
        assert imagined.asked(HUMAN) is not None
        arno = imagined.state.zoos[ARNO]
        assert isinstance(arno, Arno)
        assert arno.projects == scene.mat().projects
        assert len(arno.finals) == 1
        assert sorted(map(id, census(imagined.state))) == sorted(map(id, (*BASE_PROJECTS, *ZOO_CARDS)))


@rule("AN-1.15")
def test_an_imagined_match_plays_on_with_its_arno(scene: ArnoScene) -> None:
    scene.table(active="A", A="finals 001 002", B=MAT, display=QUIET)

    imagined = scene.match.outlook(HUMAN).imagine(3)
    imagined.answer("x animals", seat=HUMAN)

    assert imagined.asked(HUMAN) is not None
    assert imagined.state.turn == scene.state.turn + 2
    assert GAME.result(imagined.state).scores[ARNO].total == imagined.state.zoos[ARNO].score
