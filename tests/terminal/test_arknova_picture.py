"""The table of Ark Nova as it is drawn."""

from __future__ import annotations

import pytest
from rich.cells import cell_len
from rich.text import Text

from soloist.engine.question import Question
from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.arknova import board
from soloist.games.arknova.board import UNIVERSITIES
from soloist.games.arknova.buildings import KIND, Footprint
from soloist.games.arknova.cards import ANIMALS, CARD, FINAL_CARDS, Action, Icon, Project
from soloist.games.arknova.construction import spots
from soloist.games.arknova.state import BLOCKED, ArkNovaTable, InPlay
from soloist.games.arknova.view import View, view
from soloist.terminal.arknova import table_lines
from soloist.terminal.arknova_board import race
from soloist.terminal.arknova_zoo import strength_text
from soloist.terminal.draw import picture
from tests.terminal.ark import NAMES, begun, build, page, pen, plain, play, play_through, printed, reader, table


def drawn(laid: ArkNovaTable, seat: int | None = 0, width: int = 100, question: Question | None = None) -> list[str]:
    seen = view(laid, None if seat is None else Seat(seat))
    return plain(table_lines(seen, question, {}, pen(width)))


def line_with(lines: list[str], start: str) -> str:
    (line,) = [line for line in lines if line.strip("▶ ").startswith(start)]
    return line


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_page_fits_its_width(players: int) -> None:
    kinds = set()
    for match, question in play_through(begun(players, players), every=5 if players == 1 else 37, most=600):
        kinds.add(type(question.options[0]).__name__)
        parts = page(match, question)
        for width in (80, 100, 140):
            lines = printed(*parts, width=width).splitlines()
            assert max(cell_len(line) for line in lines) <= width
    assert len(kinds) > 2


def test_onlookers_see_every_zoo_and_no_hand() -> None:
    for match, _ in play_through(begun(3), every=61, most=300):
        seen: View = match.view(None)
        text = printed(picture(match, None, reader(3)), width=120)
        assert text.count("Left edge") == (3 if seen.zoos[0].order else 0)
        assert "Hand, " not in text
        assert max(cell_len(line) for line in text.splitlines()) <= 120


def test_hands_of_others_are_never_shown() -> None:
    compared = 0
    for match, question in play_through(begun(2, 4), every=29, most=400):
        text = printed(picture(match, Seat(0), reader()), width=160)
        known: View = match.view(Seat(0))
        open_cards = {card.name for card in (*known.display, *known.zoos[0].hand) if card is not None}
        open_cards |= {card.name for zoo in known.zoos for card in (*zoo.animals, *zoo.sponsors)}
        open_cards |= {project.name for project, _ in (*known.bases, *known.row)}
        other: View = match.view(Seat(1))
        for card in other.zoos[1].hand:
            assert card is not None
            if card.name not in " ".join(open_cards):
                assert card.name not in text
                compared += 1
        assert question.options
    assert compared > 20


def test_colours_change_no_letter() -> None:
    for match, _ in play_through(begun(2, 5), every=97, most=400):
        bare = printed(picture(match, Seat(0), reader()))
        coloured = printed(picture(match, Seat(0), reader()), colours=True)
        assert "\x1b[" in coloured
        assert "\x1b[" not in bare
        assert Text.from_ansi(coloured).plain.split() == bare.split()


# tracks


def test_both_counters_run_towards_each_other() -> None:
    laid = table()
    zoo = laid.zoos[0]
    for appeal, conservation in ((0, 0), (20, 3), (60, 12), (64, 20), (113, 41), (113, 0), (0, 41)):
        zoo.appeal, zoo.conservation = appeal, conservation
        for length in (10, 30, 57):
            bar = race(view(laid, None).zoos[0], length).plain
            assert len(bar) == length
            assert ("╋" in bar) <= (zoo.score > -6)
    zoo.appeal, zoo.conservation = 80, 20
    assert "╋" in race(view(laid, None).zoos[0], 57).plain


def test_a_line_for_everybody_with_points_and_tracks() -> None:
    laid = table(3)
    zoo = laid.zoos[1]
    zoo.appeal, zoo.conservation, zoo.reputation, zoo.money, zoo.x_tokens = 30, 5, 7, 12, 3
    zoo.hand = list(ANIMALS[:6])
    lines = drawn(laid)[1:4]
    assert "−74 ♥30" in lines[1]
    assert all(part in lines[1] for part in ("♣5", "★7", "$12", "X3", "hand 6"))
    assert lines[0].startswith("▶ ")
    assert board.target(5) == 104


def test_the_way_to_the_break_is_a_bar() -> None:
    laid = table(3)
    laid.break_step = 5
    assert "break ■■■■■□□□□□□□ in 7" in drawn(laid)[0]
    alone = table(1)
    alone.turn = 8
    assert "break after turn 13" in drawn(alone)[0]
    alone.turn = 26
    assert "end after turn 27" in drawn(alone)[0]


def test_the_last_turns_are_marked() -> None:
    laid = table()
    laid.last_turns = 1
    assert "LAST TURNS, 1 left" in drawn(laid)[0]


# the board


def test_projects_show_needs_rewards_tokens_and_what_one_can_reach() -> None:
    laid = table()
    africa, savanna = CARD["africa"], CARD["savanna"]
    assert isinstance(africa, Project)
    assert isinstance(savanna, Project)
    laid.bases = [InPlay(africa, (-1, BLOCKED, -1))]
    laid.row = [InPlay(savanna, (-1, 1, -1))]
    play(laid.zoos[0], "lion", "cheetah")
    lines = drawn(laid)
    assert line_with(lines, "▫ Africa").split()[2:] == ["Afr", "2", "5▸♣5", "4▸♣3", "×", "2▸♣2", "✓"]
    assert line_with(lines, "▪ Savanna").split()[2:] == ["release", "Pre", "L▸♣5", "✓", "M▸♣4", "Bo", "S▸♣3"]
    laid.bases[0].levels = (0, BLOCKED, -1)
    assert line_with(drawn(laid), "▫ Africa").split()[2:] == ["Afr", "2", "5▸♣5", "Ana", "4▸♣3", "×", "2▸♣2"]


def test_the_association_board_shows_offers_workers_and_the_donation() -> None:
    laid = table(3)
    zoo = laid.zoos[0]
    zoo.partner_zoos, zoo.universities = (Icon.ASIA,), (UNIVERSITIES[1],)
    zoo.on_task, zoo.workers, zoo.hired = (1, 3, 0, 0), 0, 4
    laid.donations = 3
    text = " ".join(" ".join(drawn(laid)).split())
    assert "2 reputation ★2 ● takes 2" in text
    assert "3 partner zoo Afr Ame (Asi) Aus Eur ●●● closed" in text
    assert "4 university ★1+hand5 (2Res) Res+★2 5 project donation $7" in text
    assert "tiles ♣5 ★2, X3 ♣8 +□3, 3×card" in text
    laid.donations = 9
    assert "donation $12" in " ".join(drawn(laid))


# beside the map


def test_action_cards_show_slot_side_tokens_and_what_they_do() -> None:
    laid = table()
    zoo = laid.zoos[0]
    zoo.upgraded = 1 << Action.BUILD
    zoo.multipliers, zoo.venom, zoo.constricted = (1, 0, 0, 0, 0), 1 << Action.ASSOCIATION, 1 << Action.SPONSORS
    lines = " ".join(" ".join(drawn(laid)).split())
    assert "2 Build II sizes 2" in lines
    assert "3 Cards I ×2 +2 −1" in lines
    assert "4 Association I V task 4" in lines
    assert "5 Sponsors I −2 level 3, or $3" in lines
    narrow = " ".join(drawn(laid, width=80))
    assert "5 Sponsors I −2" in narrow
    assert "3 Cards I ×2" in narrow


def test_strengths_beyond_five_read_the_last_column() -> None:
    seen = view(table(), Seat(0)).zoos[0]
    read = reader().read
    assert read(strength_text(seen, Action.CARDS, 9)) == read(strength_text(seen, Action.CARDS, 5)) == "+3 −1, snap"
    assert read(strength_text(seen, Action.ANIMALS, 10)) == "2 animals"
    assert read(strength_text(seen, Action.SPONSORS, 7)) == "level 7, or $7"


def test_income_counts_appeal_kiosks_sponsors_and_the_left_edge() -> None:
    laid = table()
    zoo = laid.zoos[0]
    zoo.appeal = 20
    assert "$25 ↻17" in " ".join(drawn(laid))
    build(zoo, "kiosk", "0.3")
    build(zoo, "pavilion", "0.2")
    play(zoo, "federal-grants")
    zoo.left &= ~0b100  # 5 money in each break
    assert "$25 ↻26" in " ".join(drawn(laid))
    assert "[$5↻]" in line_with(drawn(laid), "Left edge")


def test_the_left_edge_lists_what_can_still_be_uncovered() -> None:
    laid = table()
    assert line_with(drawn(laid), "Left edge").split() == [
        "Left", "edge", "1", "snap↻", "2", "free", "□2↻", "3", "$5↻", "4", "♣1↻", "5", "★2", "6", "$12", "7", "X3",
    ]  # fmt: skip
    laid.zoos[0].left = 0b0100001
    assert line_with(drawn(laid), "Left edge").split()[2:] == [
        "1",
        "snap↻",
        "[free",
        "□2↻]",
        "[$5↻]",
        "[♣1↻]",
        "6",
        "$12",
    ]


def test_workers_are_ready_placed_or_in_reserve() -> None:
    laid = table()
    zoo = laid.zoos[0]
    zoo.hired, zoo.workers, zoo.on_task = 3, 1, (0, 2, 0, 0)
    assert "workers ●○○· next: ♣2" in " ".join(drawn(laid))


def test_what_a_zoo_keeps_beside_its_cards() -> None:
    laid = table()
    zoo = laid.zoos[0]
    play(zoo, "okapi-stable")
    zoo.tokens = ((zoo.sponsors[0], 3),)
    zoo.pouches = ((None, ANIMALS[0]),)
    zoo.finals = FINAL_CARDS[:2]
    text = " ".join(drawn(laid))
    assert "1 card in pouches" in text
    assert "3 tokens on Okapi Stable" in text
    assert "Final scoring Large Animal Zoo ♣0 (0: 1/2/4/5)" in text


def test_the_markers_of_map_9_are_listed() -> None:
    laid = table(maps="9")
    assert "continent markers: Afr Ame Asi Aus Eur" in " ".join(drawn(laid))
    laid.zoos[0].markers = 0b00110
    assert "continent markers: Ame Asi" in " ".join(drawn(laid))
    laid.zoos[0].markers = 0
    assert "continent markers" not in " ".join(drawn(laid))


def test_others_are_shown_in_short() -> None:
    laid = table()
    other = laid.zoos[1]
    build(other, "enclosure_2", "1.2", used=1)
    build(other, "kiosk", "0.3")
    build(other, "petting_zoo", "6.0", used=2)
    play(other, "lion")
    other.upgraded = 1 << Action.CARDS
    text = " ".join(" ".join(drawn(laid)).split())
    assert "Bo Map A 1An 2Bu 3CaII 4As 5Sp workers ●··· Kiosk ■2 Pettin 2/3 Pre Afr" in text


# what is asked decides what is drawn


def test_only_the_map_is_drawn_when_a_place_is_asked_for() -> None:
    laid = table()
    build(laid.zoos[0], "enclosure_3", "4.2")
    places = spots(laid.zoos[0], KIND["enclosure_2"])
    assert all(isinstance(spot, Footprint) for spot in places)
    question = Question(Seat(0), msg("Where?"), "AN-5.5", places, about=KIND["enclosure_2"])
    lines = drawn(laid, question=question)
    assert len(lines) <= 20
    assert not any(line.startswith(("Display", "Hand", "Association")) for line in lines)
    whole = drawn(laid)
    assert any(line.startswith("Association") for line in whole)


def test_a_turn_fits_on_a_screen() -> None:
    """50 lines of 100 letters hold the table and the question of a turn for two, for a hand of five."""
    tall = 0
    for match, question in play_through(begun(2, 8), every=1, most=150):
        zoo = match.view(Seat(0)).zoos[0]
        if question.why == "AN-2.1" and question.seat == 0 and len(zoo.hand) <= 5 and match.turns % 3 == 0:
            tall = max(tall, len(printed(*page(match, question)).splitlines()))
    assert 0 < tall <= 52


def test_everybody_is_called_by_name() -> None:
    match = begun(4)
    text = printed(picture(match, Seat(0), reader(4)))
    assert all(name in text for name in NAMES)
