"""Options of Ark Nova that are drawn, and what is drawn on demand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.arknova.answers import DECLINE, USE, X_TOKEN, Use
from soloist.games.arknova.buildings import KIND, Footprint
from soloist.games.arknova.cards import Action, Animal, Project, Sponsor
from soloist.games.arknova.construction import spots
from soloist.games.arknova.maps import MAPS
from soloist.games.arknova.view import view
from soloist.terminal.arknova import action_rows, bonus_chips, numbered_maps, spot_called, spot_lines
from soloist.terminal.draw import PLAIN, face_of
from soloist.wording.base import Offer, option_text
from tests.terminal.ark import FACE, begun, build, page, pen, plain, play_through, printed, table
from tests.terminal.desk import Desk, answers
from tests.terminal.typists import anything

ENCLOSURE = KIND["enclosure_2"]


def offered(*options: object) -> list[Offer]:
    return [Offer(option, option_text(option), number=number) for number, option in enumerate(options, 1)]


def until(kind: type, seed: int = 1, seat: int = 0) -> tuple[Match, Question]:
    """A match that has come to a question of this kind."""
    for match, question in play_through(begun(2, seed), every=1):
        if question.seat == seat and any(isinstance(option, kind) for option in question.options):
            return match, question
    raise AssertionError(kind)


# options


def test_every_option_can_be_read_from_the_page() -> None:
    """Numbers, or for places the hex and the turn, whatever is asked."""
    for match, question in play_through(begun(3, 6), every=11):
        text = printed(*page(match, question), width=120)
        for number, option in enumerate(question.options, 1):
            if isinstance(option, Footprint):
                assert option.code.split("/")[0] in text
            else:
                assert re.search(rf"(?m)(^| ) {{0,2}}{number} ", text), (number, option)


def test_a_row_for_each_action_card() -> None:
    laid = table()
    laid.zoos[0].x_tokens = 2
    uses = [*USE[Action.BUILD][:3], *USE[Action.CARDS][:2], X_TOKEN[Action.BUILD], X_TOKEN[Action.ANIMALS], DECLINE]
    question = Question(Seat(0), msg("?"), "AN-2.1", uses)
    lines = plain(action_rows(view(laid, Seat(0)), question, offered(*uses), pen()))
    assert [line.split() for line in lines] == [
        ["Animals", "I", "7", "+X"],
        ["Build", "I", "1", "size", "2", "2", "X1:", "size", "3", "3", "X2:", "size", "4", "6", "+X"],
        ["Cards", "I", "4", "+2", "−1", "5", "X1:", "+2", "−0"],
        ["8", "Do", "not", "use", "it"],
    ]


def test_hypnosis_reads_the_cards_of_the_other() -> None:
    laid = table()
    other = laid.zoos[1]
    other.order = (Action.SPONSORS, Action.BUILD, Action.CARDS, Action.ASSOCIATION, Action.ANIMALS)
    other.upgraded = 1 << Action.SPONSORS
    uses = [USE[Action.SPONSORS][0], DECLINE]
    question = Question(Seat(0), msg("?"), "AN-G.HYPNOSIS", uses, about=Seat(1))
    lines = plain(action_rows(view(laid, Seat(0)), question, offered(*uses), pen()))
    assert lines[0].split() == ["Sponsors", "II", "1", "level", "2,", "or", "$2"]


def test_places_are_explained_with_the_shape_and_the_bonuses() -> None:
    laid = table()
    build(laid.zoos[0], "enclosure_3", "4.2")
    places = spots(laid.zoos[0], ENCLOSURE)
    question = Question(Seat(0), msg("?"), "AN-5.5", (*places, DECLINE), about=ENCLOSURE)
    lines = plain(spot_lines(view(laid, Seat(0)), question, offered(*question.options), pen(80)))
    assert lines[0] == f"Size-2 enclosure: type a hex and a rotation (on the map), such as {places[0].code}"
    assert lines[1].split() == sorted({f"/{spot.turn}" for spot in places})
    assert lines[-1].split() == [str(len(places) + 1), "Do", "not", "use", "it"]
    assert max(map(len, lines)) <= 80
    chips = plain(bonus_chips(laid.zoos[0].map, places, pen()))
    assert {chip.split()[0] for chip in chips} == {"$5", "card"}
    for chip in chips:
        for code in chip.split()[1:]:
            spot = next((each for each in places if each.code == code), None)
            assert code == "…" or (spot is not None and spot.mask & laid.zoos[0].map.bonus_mask)


def test_two_maps_are_drawn_more_are_named() -> None:
    two = plain(numbered_maps(offered(MAPS["3"], MAPS["5a"]), pen()))
    assert sum(line.startswith("\\0.0") for line in two) == 2
    many = plain(numbered_maps(offered(*(MAPS[name] for name in ("1", "2", "3"))), pen()))
    assert len(many) == 4


def test_cards_are_listed_once() -> None:
    """Cards that can be answered stand in hand, display or list, each with its number and on one line."""
    seen = 0
    for match, question in play_through(begun(2, 9), every=5):
        cards = [option for option in question.options if isinstance(option, Animal | Sponsor | Project)]
        if not cards or question.why == "AN-7.6":
            continue
        lines = printed(*page(match, question), width=160).splitlines()
        for card in cards:
            number = question.options.index(card) + 1
            pattern = rf"^ {{1,2}}{number} (\(\d\) )?[●·] {re.escape(card.name[:24])}"
            assert sum(bool(re.match(pattern, line)) for line in lines) == 1
            seen += 1
    assert seen > 30


# on demand


def test_a_building_is_looked_at_before_it_is_placed() -> None:
    match, question = until(Footprint)
    spot = next(option for option in question.options if isinstance(option, Footprint))
    for text in (spot.code, "1"):
        drawn = FACE.closer(match, question, text, pen())
        assert drawn is not None
        shown = printed(*drawn)
        assert f"on {spot.code}: covers" in shown
        assert "◆" in shown
        assert "Not possible" not in shown


def test_a_place_that_is_not_allowed_says_why() -> None:
    match, question = until(Footprint)
    drawn = FACE.closer(match, question, "0.3", pen())  # the kiosk of map A
    assert drawn is not None
    assert "Not possible: there is already a building there [AN-5.5]" in printed(*drawn)
    assert spot_called(ENCLOSURE, "4.2/9") is not None
    assert spot_called(ENCLOSURE, "9.9/1") is None
    assert spot_called(ENCLOSURE, "4.2/x") is None
    assert spot_called(ENCLOSURE, "lion") is None


def test_zoos_maps_and_the_whole_table_on_demand() -> None:
    match, question = until(Use)

    def shown(text: str) -> str:
        drawn = FACE.closer(match, question, text, pen())
        return "" if drawn is None else printed(*drawn)

    assert shown("Bo").lstrip().startswith("Bo  Map A")
    assert shown("B") == shown("bo")
    assert "Final scoring hidden   hidden" in shown("B")
    assert "Hand, " in shown("table")
    assert shown("cheetah") == ""
    assert shown("1") == ""


def test_maps_to_choose_from_are_shown_on_demand() -> None:
    match = begun(3, 1, maps="draft")
    question = match.question
    assert question is not None
    drawn = FACE.closer(match, question, "2", pen())
    assert drawn is not None
    assert "\\0.0" in printed(*drawn)


@pytest.mark.parametrize("game", ["arne", "zooloretto"])
def test_other_games_list_and_explain_as_before(game: str) -> None:
    match, question = until(Use)
    for face in (face_of(game), PLAIN):
        assert face.listing(match, question, [], pen()) is None
        assert face.closer(match, question, "1", pen()) is None


# at the desk


def test_a_person_builds_by_hex_and_turn(tmp_path: Path) -> None:
    file = tmp_path / "match"
    desk = Desk(["1", "1", "1", "1", "build", "? size-2", "enclosure_2", "? 1.3/0", "why 4.4/0", "1.3/0"])
    desk.play("human,random", seed=5, save=file, game="arknova")
    given = [answer for seat, answer in answers(file) if seat == "A"]
    assert given[-3:] == ["build", "enclosure_2", "1.3/0"]
    assert "Size-2 enclosure: type a hex and a rotation" in desk.text
    assert "Size-2 enclosure on 1.3/0: covers 1.3 2.3" in desk.text
    assert "it must touch another building" in desk.text


def test_several_answers_in_a_line(tmp_path: Path) -> None:
    file = tmp_path / "match"
    Desk(["1 1 1 1", "build enclosure_2 1.3/0"]).play("human,random", seed=5, save=file, game="arknova")
    assert [answer for seat, answer in answers(file) if seat == "A"][-3:] == ["build", "enclosure_2", "1.3/0"]


@pytest.mark.parametrize("width", [80, 100])
def test_somebody_who_types_numbers_gets_somewhere(width: int, tmp_path: Path) -> None:
    file = tmp_path / "match"
    Desk(anything(width), most=70, width=width).play("human,random", save=file, game="arknova")
    assert len([answer for seat, answer in answers(file) if seat == "A"]) > 25


def test_help_names_what_can_be_typed(tmp_path: Path) -> None:
    desk = Desk(["?"])
    desk.play("human,random", game="arknova", save=tmp_path / "match")
    assert "? 4.2/1" in desk.text
    assert "build enclosure_3 4.2/1" in desk.text
