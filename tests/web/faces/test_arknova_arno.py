"""Ark Nova with ARNO at the table: its mat instead of a zoo, what it did step by step, its points at the end."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

import pytest
from markupsafe import Markup, escape

from soloist.engine.match import Match
from soloist.engine.seats import Seat, ask, seats
from soloist.engine.words import msg
from soloist.games.arknova import GAME
from soloist.games.arknova.answers import Use
from soloist.games.arknova.arno.events import (
    Advanced,
    BonusTileWasted,
    CardReceived,
    CardUsed,
    NoTask,
    Occasion,
    Track,
)
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.arno.rolls import ActionDie
from soloist.games.arknova.arno.turn import SLOT_OPTIONS
from soloist.games.arknova.arno.why import ArnoLine, Roll
from soloist.games.arknova.cards import Action
from soloist.games.arknova.events import BreakBegins
from soloist.games.arknova.state import ArkNovaTable, Stage
from soloist.games.arknova.view import View
from soloist.language import Reader, languages
from soloist.names import names_of
from soloist.registry import bots_of
from soloist.seating import Seating, read_seating
from soloist.web import markup as h
from soloist.web.faces.arknova import FACE
from soloist.web.faces.arknova.arno_turns import before_turn, in_short, last_turn, turns_told
from soloist.web.faces.arknova.race import final, strip
from soloist.web.faces.arknova.seats import middle_seat
from soloist.web.pages.log import groups_of, log_panel
from soloist.web.scene import Person, Scene, told_to
from soloist.web.statics import contents
from tests.web.faces.arknova_tables import bare_table, drawn, sample_table
from tests.web.faces.arknova_tables import scene_of as still_scene
from tests.web.faces.pages import Page

ME, ARNO, SECOND = Seat(0), Seat(1), Seat(2)
LINEUPS = {
    "one": ("human", "arno:L3"),
    "two": ("human", "arno:L3", "arno:L7"),
    "between": ("arno:L1", "human", "arno:L12", "human"),
}
MONEY = ("#i-money", "#i-x-token", "in hand")


@dataclass
class Playing:
    """A match that greedy bots play for everybody."""

    seating: Seating
    match: Match

    def scene(self, seat: Seat | None = ME, language: str = "en", at: int | None = None) -> Scene:
        shown = self.match if at is None else self.match.past(at)
        names = names_of(self.seating, language)
        people = [
            Person(each, names[each], self.seating.kind_of(each), self.seating.automas.get(each, ""))
            for each in seats(self.match.seats)
        ]
        return Scene(
            match=shown, seat=seat, reader=Reader(language, names, FACE.paint, lambda text: str(escape(text))),
            seating=self.seating, people=people, address="/m/k3v", pieces_of=FACE.pieces, now=self.match.moment,
            asked=None if seat is None or at is not None else self.match.asked(seat),
            waiting_for=tuple(question.seat for question in self.match.questions),
        )  # fmt: skip


@cache
def played(name: str, turns: int = -1, seed: int = 3, module: str = "no") -> Playing:
    """So many turns, or the whole game; nobody changes it."""
    seating = read_seating(GAME, LINEUPS[name])
    match = Match.new(GAME, len(LINEUPS[name]), {**seating.lineup, "arno_module": module}, seed)
    bot = bots_of(GAME)["greedy"]()
    while (question := match.question) is not None and (turns < 0 or match.turns <= turns):
        match.answer(ask(bot, match, question))
    return Playing(seating, match)


def checked(scene: Scene) -> str:
    text = drawn(scene)
    page = Page(text)
    page.check()
    sprite = contents()["icons.svg"].decode()
    assert [name for name in sorted(page.icons) if f'id="i-{name}"' not in sprite] == []
    return text


def panels(text: str) -> list[str]:
    """The ARNOs among the other zoos of a page."""
    zoos = re.split(r'<(?:section|details) class="ark-other ', text.partition('<div class="ark-tally"')[0])[1:]
    return [zoo for zoo in zoos if "arno-panel" in zoo.partition(">")[0]]


def race(scene: Scene) -> str:
    return str(h.div[strip(scene)])


def words(html: str) -> str:
    return Markup(html).striptags()


# the table


@pytest.mark.parametrize("turns", [0, 1, 12, 40, -1])
@pytest.mark.parametrize("name", LINEUPS)
def test_pages_are_sound_from_the_first_turn_to_the_end(name: str, turns: int) -> None:
    playing = played(name, turns)
    number = sum(word.startswith("arno") for word in LINEUPS[name])
    people = [seat for seat in seats(playing.match.seats) if seat in playing.seating.people]
    for seat in (*people, None):
        assert len(panels(checked(playing.scene(seat)))) == number


@pytest.mark.parametrize("language", languages())
def test_every_language(language: str) -> None:
    checked(played("two", 20).scene(language=language))


@pytest.mark.parametrize("turns", [1, 20, -1])
def test_an_arno_has_a_mat_and_no_money(turns: int) -> None:
    text = checked(played("one", turns).scene())
    (mat,) = panels(text)
    assert not any(sign in mat for sign in MONEY)
    assert "The whole zoo" not in text
    assert "ARNO" in words(mat)
    assert "L3" in words(mat)


def test_the_zoo_in_the_middle_is_that_of_a_person() -> None:
    """Also for spectators while an ARNO has its turn."""
    playing = played("between", 9)
    table: ArkNovaTable = playing.match.state
    for active in seats(4):
        scene = playing.scene(None)
        scene.__dict__["view"] = view = playing.match.view(None)
        object.__setattr__(view, "active", active)
        assert middle_seat(scene) in playing.seating.people
    assert isinstance(table.zoos[0], Arno)


def test_workers_tokens_and_donations_of_an_arno_lie_on_the_board() -> None:
    table = sample_table()
    table.zoos[1] = arno = Arno(ARNO, 3)
    arno.on_task, arno.hired = (0, 1, 0, 1), 3
    text = drawn(still_scene(table))
    assert text.count("worker: Berta") == 2
    assert text.count("face-slot is-taken") == 3


# below zero


def test_conservation_below_zero_has_tokens_beside_the_counter() -> None:
    table = bare_table()
    table.zoos[1] = arno = Arno(ARNO, 1)
    table.stage = Stage.TURN
    for conservation in (-5, -1, 0, 3):
        arno.conservation = conservation
        text = race(still_scene(table))
        Page(text).check()
        assert not re.search(r'(width|x)="-', text)
        found = re.search(r'class="ark-counter">(<span class="arno-missing".*?</span>)?<b', text.partition("seat-2")[2])
        assert found is not None
        assert (found[1] or "").count("<i") == max(-conservation, 0)
        assert (f"−{-conservation}" if conservation < 0 else str(conservation)) in words(text)
        assert all(float(share) <= 100 for share in re.findall(r'width="([\d.]+)%"', text))


def test_the_distance_counts_what_is_missing_below_zero() -> None:
    playing = played("one", 0)
    view: View = playing.match.view(ME)
    assert view.zoos[ARNO].conservation == -5
    assert "123 to go" in words(race(playing.scene()))


# its turns


def test_every_turn_has_its_card_and_its_steps() -> None:
    playing = played("two")
    scene = playing.scene()
    turns = turns_told(scene)
    told = [what for _, what in told_to(playing.match, ME)]
    rolls = [what for what in told if isinstance(what, Roll) and isinstance(what.ask, ActionDie)]
    assert [turn.roll for turn in turns] == rolls
    assert {turn.seat for turn in turns} == {ARNO, SECOND}
    assert all(turn.card is not None and turn.steps for turn in turns)
    for turn in turns:
        others = [each for each in turn.steps if isinstance(each, ArnoLine | Roll) and each.seat != turn.seat]
        assert others == []
    lines = [each for each in told if isinstance(each, ArnoLine | Roll) and not isinstance(each, CardUsed)]
    others = [each for each in lines if isinstance(each, CardReceived) and each.occasion is not Occasion.ACTION]
    lines = [each for each in lines if each not in rolls and each not in others]
    assert [each for turn in turns for each in turn.steps if isinstance(each, ArnoLine | Roll)] == lines


def test_a_turn_is_told_in_the_log_and_not_on_the_mat() -> None:
    for turns in (7, 16, 31):
        playing = played("two", turns)
        scene = playing.scene()
        assert not any("/rules/ARNO-5" in mat for mat in panels(checked(scene)))
        log = str(log_panel(scene, FACE))
        turn = turns_told(scene)[-1]
        told = log.rpartition('<details class="log-turn seat-')[2]
        for each in turn.steps:
            if isinstance(each, ArnoLine) and not isinstance(each, BonusTileWasted | NoTask):
                assert f'href="/rules/{each.rule}"' in told


def test_the_cards_of_a_break_are_told_in_its_group() -> None:
    playing = played("two")
    told = [what for _, what in told_to(playing.match, ME)]
    cards = [what for what in told if isinstance(what, CardReceived) and what.occasion is Occasion.BREAK]
    assert cards
    groups, _ = groups_of(playing.scene(), FACE)
    breaks = [group for group in groups if isinstance(group.told[0][1], BreakBegins)]
    assert [what for group in breaks for _, what in group.told if isinstance(what, CardReceived)] == cards


def test_what_a_turn_has_changed_is_ringed() -> None:
    scene = played("one", 15).scene()
    turn = last_turn(scene, ARNO)
    assert turn is not None
    before, now = before_turn(scene, turn), scene.view.zoos[ARNO].arno
    assert before is not None
    assert now is not None
    assert turn.card is not None
    assert turn.card.action is before.order[turn.card.strength - 1]
    assert now.order[0] is turn.card.action
    assert "is-changed" in drawn(scene)


def test_looking_back_shows_the_turn_of_that_moment() -> None:
    playing = played("two", 20)
    first = turns_told(playing.scene())[0]
    assert len(turns_told(playing.scene(at=first.during))) == 1
    assert turns_told(playing.scene(at=first.moment - 1)) == []


def test_the_next_question_says_in_a_line_what_each_arno_did() -> None:
    scene = played("two", 20).scene()
    said = in_short(scene)
    assert said is not None
    assert scene.text(ARNO) in scene.text(said)
    assert scene.text(SECOND) in scene.text(said)
    if any(isinstance(option, Use) for option in (scene.asked.options if scene.asked is not None else ())):
        assert scene.text(said) in words(str(FACE.hint(scene)))


def test_lines_of_the_log_have_rules_and_marked_options() -> None:
    scene = played("one", 3).scene()
    slot = SLOT_OPTIONS[2]
    roll = str(FACE.told(Roll(ARNO, ActionDie(), SLOT_OPTIONS, slot, "ARNO-4.1"), scene))
    assert re.findall("<mark>(.*?)</mark>", roll) == [scene.text(slot)]
    assert 'data-rule="ARNO-4.1"' in roll
    assert "<a" not in roll  # it stands in a link
    card = CardUsed(ARNO, "ARNO-5.1", Action.BUILD, upgraded=False, strength=4)
    assert "is-head" in str(FACE.told(card, scene))
    gained = str(FACE.told(Advanced(ARNO, "ARNO-9.1", Track.APPEAL, 3, 9), scene))
    assert "is-step" in gained
    assert "#i-appeal" in gained


class Odd(ArnoLine):
    """A step with a thing of an odd name."""

    what = msg("{what}", what="<b>")


def test_what_is_told_is_never_markup() -> None:
    scene = still_scene(sample_table(), told=[])
    line = Odd(ARNO, "ARNO-5.2")
    assert "<b>&lt;b&gt;" not in str(FACE.told(line, scene))
    assert "&lt;b&gt;" in str(FACE.told(line, scene))


def test_the_module_stands_on_the_mat_if_it_is_played() -> None:
    assert "Module: spot" in words(drawn(played("one", 5, module="yes").scene()))
    assert "Module: spot" not in words(drawn(played("one", 5).scene()))


# the end


@pytest.mark.parametrize("name", ["one", "two"])
def test_the_points_of_an_arno(name: str) -> None:
    playing = played(name)
    scene = playing.scene()
    assert playing.match.over
    text = words(str(final(scene)))
    sight = playing.match.view(ME).zoos[ARNO].arno
    assert sight is not None
    assert re.search(rf"including {sight.scoring_tokens} tokens? on the scoring card", text)
    assert re.search(rf"including {sight.notepad} tokens? on the notepad", text)
    assert text.count("Wins a tie") == len(LINEUPS[name]) - 1
    assert text.count("Projects supported, for a tie") == 1
    for score in playing.match.result.scores:
        assert str(score.total).replace("-", "−") in text


def test_arno_wins_a_tie_and_arnos_share() -> None:
    table = bare_table(3)
    table.zoos[1], table.zoos[2] = Arno(ARNO, 2), Arno(SECOND, 3)
    for zoo in table.zoos:
        zoo.appeal, zoo.conservation = 60, 20
    table.zoos[1].conservation = -5
    table.stage = Stage.OVER
    scene = still_scene(table)
    cards = re.findall(r'<section class="[^"]*ark-final-card (seat-\d)( is-winner)?', str(final(scene)))
    assert cards == [("seat-3", " is-winner"), ("seat-1", ""), ("seat-2", "")]
    assert "−5" in words(str(final(scene)))
    table.zoos[1].conservation = 20
    assert str(final(still_scene(table))).count("is-winner") == 2
