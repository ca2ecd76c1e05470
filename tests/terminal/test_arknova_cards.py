"""Cards of Ark Nova as lines."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from soloist.engine.seats import Seat
from soloist.games.arknova.cards import (
    ANIMALS,
    CARD,
    FINAL_CARDS,
    FINAL_CARDS_V2,
    SPONSORS,
    Action,
    Animal,
    Icon,
    Sponsor,
)
from soloist.games.arknova.state import ArkNovaTable, Lasting
from soloist.games.arknova.view import view
from soloist.terminal.arknova_cards import (
    card_line,
    condition_codes,
    display_lines,
    final_chip,
    hand_lines,
    heading,
    places,
    price_code,
    project_code,
)
from soloist.terminal.arknova_codes import sponsor_codes
from soloist.terminal.arknova_stand import Stand
from tests.terminal.ark import build, pen, plain, play, table

WIDTHS = (80, 100, 120, 160)


def stand_of(laid: ArkNovaTable, seat: int = 0) -> Stand:
    return Stand(view(laid, Seat(seat)), Seat(seat))


@pytest.mark.parametrize("width", WIDTHS)
def test_every_card_has_a_line_that_fits(width: int) -> None:
    stand = stand_of(table())
    for card in CARD.values():
        for folder in (0, 6):
            line = card_line(stand, card, folder, pen(width), 4).plain
            assert cell_len(line) <= width - 4
            assert card.name[:14] in line
            if width >= 120:
                assert card.name in line


def test_columns_stand_under_their_headings() -> None:
    stand = stand_of(table())
    for width in WIDTHS:
        head = heading(pen().write("Hand"), pen(width)).plain
        line = card_line(stand, CARD["lion"], 0, pen(width)).plain
        assert line.index("Pre Afr") == head.index("icons")
        assert line.index("!3Pre") == head.index("needs")
        assert line.index("$") == head.index("price")
        assert line.index("□") - 1 == head.index("enclosure")  # no such enclosure: marked


def test_every_sponsor_says_what_it_does() -> None:
    silent = [card.code for card in SPONSORS if not list(sponsor_codes(card, pen()))]
    nothing_but_print = {card.code for card in SPONSORS if not (card.on_play or card.triggers or card.ongoing)}
    assert set(silent) <= nothing_but_print
    assert all(code.plain.strip() for card in SPONSORS for code in sponsor_codes(card, pen(), is_played=True))


def test_effects_in_a_few_letters() -> None:
    def codes(name: str) -> list[str]:
        card = CARD[name]
        assert isinstance(card, Sponsor)
        return plain(sponsor_codes(card, pen()))

    assert codes("expert-on-africa") == ["♥1/Afr", "Afr▸Clever", "end ♥1/X"]
    assert codes("federal-grants") == ["$3", "↻$3", "end ♣1:9 ★"]
    assert codes("primatologist") == ["all Pri▸$3"]
    assert codes("geologist") == ["♥3/2Roc", "^▸$1", "end ♣1:all ^ touched"]
    assert codes("sponsorship-lions")[1] == "↻$3/6/9:1/3/5 Pre"
    assert codes("release-of-patents") == ["♣1/Res≤3 (others $2)"]


def test_discounts_and_folders_are_in_the_price() -> None:
    laid = table()
    zoo = laid.zoos[0]
    cheetah, elephant, lab = CARD["cheetah"], CARD["african-bush-elephant"], CARD["science-lab"]
    assert price_code(stand_of(laid), cheetah, 0).plain == "$17"
    zoo.partner_zoos = (Icon.AFRICA,)
    assert price_code(stand_of(laid), cheetah, 4).plain == "$18"
    assert price_code(stand_of(laid), elephant, 0).plain == "!$30"  # 25 money
    zoo.lasting = int(Lasting.LARGE_DISCOUNT)
    assert price_code(stand_of(laid), cheetah, 0).plain == "$10"
    assert price_code(stand_of(laid), lab, 0).plain == "L5"
    assert price_code(stand_of(laid), lab, 3).plain == "L5 $3"


def test_missing_conditions_are_marked() -> None:
    laid = table()
    zoo = laid.zoos[0]

    def codes(name: str) -> str:
        card = CARD[name]
        assert isinstance(card, Animal | Sponsor)
        return condition_codes(stand_of(laid), card, pen()).plain

    assert codes("grizzly-bear") == "!2Pre !II"
    play(zoo, "lion", "cheetah")
    zoo.upgraded = 1 << Action.ANIMALS
    assert codes("grizzly-bear") == "2Pre II"
    assert codes("science-lab") == "!II"
    assert codes("leopard") == "!zooAfr"
    zoo.partner_zoos = (Icon.AFRICA,)
    assert codes("leopard") == "zooAfr"
    assert codes("breeding-cooperation") == "!zoo2"
    assert codes("basic-research") == "!II ♥≤25"
    zoo.appeal = 26
    assert codes("basic-research") == "!II !♥≤25"
    assert codes("meerkat-den") == "!★3"


def test_a_home_that_is_not_there_is_marked() -> None:
    laid = table()
    zoo = laid.zoos[0]
    crocodile = CARD["nile-crocodile"]
    assert isinstance(crocodile, Animal)
    assert places(stand_of(laid), crocodile, pen()).plain == "!□5 R3 ~1"
    build(zoo, "reptile_house", "2.1", 0, used=2)
    assert places(stand_of(laid), crocodile, pen()).plain == "□5 R3 ~1"
    zoo.buildings.clear()
    build(zoo, "reptile_house", "2.1", 0, used=3)
    assert places(stand_of(laid), crocodile, pen()).plain == "!□5 R3 ~1"


def test_a_dot_says_that_a_card_can_be_played_now() -> None:
    laid = table()
    zoo = laid.zoos[0]
    wolf = CARD["wolf"]
    zoo.hand = [wolf]
    zoo.x_tokens = 1

    def is_marked(folder: int = 0) -> bool:
        return card_line(stand_of(laid), wolf, folder, pen()).plain.startswith("●")

    assert not is_marked()
    build(zoo, "enclosure_4", "1.4")
    assert is_marked()
    zoo.x_tokens = 0  # Animals lies in slot 1
    assert not is_marked()
    zoo.x_tokens, zoo.hand, laid.display[2] = 1, [], wolf
    assert not is_marked(3)
    zoo.upgraded, zoo.reputation = 1 << Action.ANIMALS, 4
    assert is_marked(3)
    zoo.reputation = 3
    assert not is_marked(3)


def test_projects_say_what_they_ask_and_give_and_how_many_one_has() -> None:
    laid = table()
    play(laid.zoos[0], "lion", "cheetah")
    stand = stand_of(laid)

    def code(name: str) -> str:
        card = CARD[name]
        return project_code(stand, card, pen()).plain  # type: ignore[arg-type]

    assert code("predators") == "Pre 5/4/2 ▸ ♣5/4/2  (you 3)"
    assert code("savanna") == "release Pre L/M/S ▸ ♣5/4/3 ★1"
    assert code("predator-breeding-program").startswith("breed Pre ▸ ♣")


def test_final_scoring_cards_count_what_they_would_give_now() -> None:
    laid = table()
    play(laid.zoos[0], "lion", "cheetah")
    stand = stand_of(laid)
    assert final_chip(stand, FINAL_CARDS[0], pen()).plain == "Large Animal Zoo ♣2 (2: 1/2/4/5)"
    assert final_chip(stand, None, pen()).plain == "hidden"
    for card in (*FINAL_CARDS, *FINAL_CARDS_V2):
        assert card.name in final_chip(stand, card, pen()).plain


def test_cards_that_can_be_answered_have_their_numbers() -> None:
    laid = table()
    hand = list(ANIMALS[:3])
    laid.display = [*ANIMALS[3:8], None]
    stand = stand_of(laid)
    lines = plain(hand_lines(stand, hand, {hand[0]: 1, hand[2]: 12}, pen()))
    assert [line[:4] for line in lines[1:]] == ["  1 ", "    ", " 12 "]
    assert [line[0] for line in plain(hand_lines(stand, hand, {}, pen()))[1:]] == ["·"] * 3
    shown = plain(display_lines(stand, view(laid, Seat(0)), {ANIMALS[4]: 2}, pen()))
    assert [line[:8] for line in shown[1:]] == [
        "    (1) ", "  2 (2) ", "    (3) ", "    (4) ", "    (5) ", "    (6) ",
    ]  # fmt: skip
    assert shown[-1].strip() == "(6) —"
    assert all(len(line) <= 100 for line in shown)


def test_an_onlooker_sees_prices_as_printed_and_no_marks() -> None:
    stand = Stand(view(table(), None), None)
    line = card_line(stand, CARD["grizzly-bear"], 0, pen()).plain
    assert "$22" in line
    assert "!" not in line
    assert line.startswith("·")
