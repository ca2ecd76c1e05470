"""Which cards are in the game: by number of persons, first game, variants, and one's own box [ARNE-1.1 to ARNE-1.3]."""

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

from soloist.engine.errors import BadSetting
from soloist.engine.match import Match
from soloist.games.arne import GAME
from soloist.games.arne.cards import Kind
from soloist.games.arne.deck import DECK, read_deck
from soloist.games.arne.game import make_setup
from soloist.games.arne.settings import Settings
from soloist.games.arne.state import Setup
from tests.kit import rule
from tests.scenarios.arne.scene import Scene

COLOURS = ("red", "green", "yellow", "blue", "orange", "purple")


def card_set(persons: int, **options: str) -> Setup:
    settings = GAME.read_settings(options)
    GAME.check(persons, settings)
    return make_setup(persons, Settings.of(settings))


def counts(setup: Setup) -> tuple[int, int, int]:
    """All playing cards, the white ones, the black ones."""
    black = sum(card.black for card in setup.deck)
    return len(setup.deck), len(setup.deck) - black, black


def colours(setup: Setup) -> tuple[str, ...]:
    return tuple(colour.code for colour in setup.colours)


@rule("ARNE-1.1")
def test_the_box_holds_150_cards_with_its_six_colour_cards() -> None:
    everything = DECK.cards("all", first_game=False)

    assert len(DECK.colours("all")) == 6
    assert len(everything) + 6 == 150
    assert sum(card.is_value for card in everything) == 60
    assert sum(not card.black and not card.is_value for card in everything) == 30
    assert sum(card.black for card in everything) == 54
    assert {card.kind for card in everything} == set(Kind)


@rule("ARNE-1.1", "ARNE-1.2")
def test_starred_and_unstarred_cards_divide_the_box() -> None:
    star, plain = DECK.cards("star", False), DECK.cards("plain", False)

    assert len(star) + len(plain) == 144
    assert sorted(card.code for card in star + plain) == sorted(card.code for card in DECK.cards("all", False))


@rule("ARNE-1.1")
@pytest.mark.parametrize("persons", [0, 1, 7, 8, 13])
def test_two_to_six_persons_play(persons: int) -> None:
    with pytest.raises(BadSetting, match="needs 2, 3, 4, 5, 6 seats"):
        Match.new(GAME, persons)


FULL = [(2, 56, 34, 22, 40), (3, 88, 56, 32, 64), (4, 88, 56, 32, 56), (5, 144, 90, 54, 104), (6, 144, 90, 54, 96)]
FIRST = [(2, 45, 30, 15, 29), (3, 71, 50, 21, 47), (4, 71, 50, 21, 39), (5, 116, 80, 36, 76), (6, 116, 80, 36, 68)]
CHOICE = {2: ("orange", "purple"), 3: COLOURS[:4], 4: COLOURS[:4], 5: COLOURS, 6: COLOURS}


@rule("ARNE-1.2", "ARNE-1.5")
@pytest.mark.parametrize(("persons", "cards", "white", "black", "pile"), FULL)
def test_the_card_set_depends_on_the_number_of_persons(
    scene: Scene, persons: int, cards: int, white: int, black: int, pile: int
) -> None:
    setup = card_set(persons)
    assert counts(setup) == (cards, white, black)
    assert colours(setup) == CHOICE[persons]

    scene.new(persons)
    scene.set_up(*CHOICE[persons])
    assert scene.pile_size() == pile


@rule("ARNE-1.3", "ARNE-1.5")
@pytest.mark.parametrize(("persons", "cards", "white", "black", "pile"), FIRST)
def test_a_first_game_keeps_only_the_cards_with_a_1(
    scene: Scene, persons: int, cards: int, white: int, black: int, pile: int
) -> None:
    setup = card_set(persons, first_game="yes")
    assert counts(setup) == (cards, white, black)
    assert colours(setup) == CHOICE[persons]
    advanced = {"plus2_black", "swap_hands", "change_places", "chameleon", "thief"}
    assert not advanced & {card.kind.value for card in setup.deck}

    scene.new(persons, first_game="yes")
    scene.set_up(*CHOICE[persons])
    assert scene.pile_size() == pile


@rule("ARNE-11.3", "ARNE-Q26")
@pytest.mark.parametrize(("persons", "cards"), [(2, 88), (3, 88), (4, 144), (5, 144)])
def test_ghost_is_played_with_the_set_for_one_person_more(persons: int, cards: int) -> None:
    setup = card_set(persons, variant="ghost")

    assert len(setup.deck) == cards
    assert len(setup.colours) > persons


@rule("ARNE-11.3")
@pytest.mark.parametrize("persons", [1, 6])
def test_ghost_is_for_two_to_five(persons: int) -> None:
    with pytest.raises(BadSetting, match="variant ghost, needs 2, 3, 4, 5 seats"):
        Match.new(GAME, persons, {"variant": "ghost"})


@rule("ARNE-11.4")
@pytest.mark.parametrize(("persons", "cards"), [(4, 100), (6, 164), (8, 164), (10, 264), (12, 264)])
def test_teams_play_with_two_boxes_without_stop_and_change(persons: int, cards: int) -> None:
    setup = card_set(persons, variant="teams")
    teams = persons // 2

    assert len(setup.deck) == cards
    assert not {Kind.STOP, Kind.CHANGE} & {card.kind for card in setup.deck}
    assert colours(setup) == CHOICE[teams]
    one_box = [card for card in card_set(teams).deck if card.kind not in (Kind.STOP, Kind.CHANGE)]
    assert sorted(card.code for card in setup.deck) == sorted(card.code for card in one_box * 2)


@rule("ARNE-11.4")
@pytest.mark.parametrize("persons", [2, 3, 5, 7, 14])
def test_teams_are_for_4_6_8_10_or_12(persons: int) -> None:
    with pytest.raises(BadSetting, match="variant teams, needs 4, 6, 8, 10, 12 seats"):
        Match.new(GAME, persons, {"variant": "teams"})


# one's own box


def own(**copies: dict[str, object]) -> str:
    return json.dumps({"copies": copies})


@rule("ARNE-1.1")
def test_the_counts_of_ones_own_box_replace_ours_kind_by_kind() -> None:
    deck = own(v50={"per_colour": 5}, thief={"plain": 2, "star": 1}, swap_hands={"first_game": True})

    setup = card_set(3, deck=deck)
    kinds = [card.kind for card in setup.deck]
    assert kinds.count(Kind.V50) == 5 * 4
    assert kinds.count(Kind.THIEF) == 2
    assert kinds.count(Kind.V100) == 2 * 4  # not named: ours
    assert [card.kind for card in card_set(2, deck=deck).deck].count(Kind.THIEF) == 1
    assert [card.kind for card in card_set(5, deck=deck).deck].count(Kind.THIEF) == 3
    assert Kind.SWAP_HANDS in {card.kind for card in card_set(3, deck=deck, first_game="yes").deck}


@rule("ARNE-1.8", "ARNE-1.3")
def test_some_copies_of_a_kind_may_bear_the_1_and_others_not() -> None:
    deck = own(v50={"first_game": 2}, crash={"first_game": {"plain": 4, "star": 1}}, thief={"first_game": {"star": 3}})

    for persons, v50, crash, thief in ((2, 4, 1, 3), (3, 8, 4, 0), (5, 12, 5, 3)):
        kinds = [card.kind for card in card_set(persons, deck=deck, first_game="yes").deck]
        assert (kinds.count(Kind.V50), kinds.count(Kind.CRASH), kinds.count(Kind.THIEF)) == (v50, crash, thief)
    everything = [card.kind for card in card_set(5, deck=deck).deck]
    assert (everything.count(Kind.V50), everything.count(Kind.CRASH), everything.count(Kind.THIEF)) == (18, 10, 10)


@rule("ARNE-1.8", "ARNE-1.3")
def test_colours_may_have_different_numbers_of_a_card_and_of_its_1() -> None:
    deck = own(v1000={"per_colour": {"red": 2, "orange": 0}, "first_game": {"red": 1, "blue": 0}})

    def colours_of(persons: int, **options: str) -> list[str]:
        cards = card_set(persons, deck=deck, **options).deck
        return [card.colour.code for card in cards if card.kind is Kind.V1000 and card.colour is not None]

    assert colours_of(5) == ["red", "red", "green", "yellow", "blue", "purple"]
    assert colours_of(2) == ["purple"]
    assert colours_of(3, first_game="yes") == ["red", "green", "yellow"]


@rule("ARNE-1.8", "ARNE-1.2")
def test_other_colours_may_bear_the_star(scene: Scene) -> None:
    deck = json.dumps({"colours": {"star": ["green", "blue"]}})

    assert colours(card_set(2, deck=deck)) == ("green", "blue")
    assert colours(card_set(4, deck=deck)) == ("red", "yellow", "orange", "purple")
    assert {card.colour.code for card in card_set(2, deck=deck).deck if card.colour} == {"green", "blue"}
    scene.new(2, deck=deck)
    scene.set_up("green", "blue")
    assert scene.pile_size() == 40


@rule("ARNE-1.8")
def test_our_own_file_may_be_given_whole_and_then_nothing_is_reconstructed() -> None:
    ours = files("soloist.games.arne").joinpath("facts/deck.json").read_text("utf-8")

    deck = read_deck(ours)
    assert (deck.copies, deck.plain_colours, deck.star_colours) == (DECK.copies, DECK.plain_colours, DECK.star_colours)
    assert deck.reconstructed == ()
    assert DECK.reconstructed[:2] == ("colours", "v50")
    assert [each.option for each in GAME.reconstructed()] == ["deck"]
    assert [each.option for each in GAME.reconstructed(GAME.read_settings({"deck": own(v50={"per_colour": 3})}))] == [
        "deck"
    ]
    assert GAME.reconstructed(GAME.read_settings({"deck": ours})) == []


@rule("ARNE-1.8")
@pytest.mark.parametrize(("persons", "first_game"), [(2, "no"), (3, "yes"), (5, "yes")])
def test_the_example_of_the_documentation_is_played_to_its_end(persons: int, first_game: str) -> None:
    page = Path("docs/arne.md").read_text("utf-8")
    (example,) = re.findall(r"```json\n(.*?)```", page, re.DOTALL)

    match = Match.new(GAME, persons, {"deck": example, "first_game": first_game}, seed=4)
    while match.question is not None:
        match.answer(match.question.options[0], seat=match.question.seat)
    assert match.over
    assert read_deck(example).copies[Kind.CRASH]["star"].ones == 2  # as the page says


def colours_given(**colours: object) -> str:
    return json.dumps({"colours": colours})


BAD_DECKS = {
    "not JSON": ("{copies", "deck: this is not JSON"),
    "nested beyond reason": ("[" * 4_000, "deck: lists, tables or names with dots are nested more than 12 deep"),
    "a number beyond reason": ('{"copies": {"crash": {"plain": ' + "9" * 4_900 + "}}}", "is longer than any number"),
    "larger than anything": ("[" * 200_000, "deck: it has 200000 characters; at most 50000 can be"),
    "not an object": ("[]", "deck: expected an object with copies, colours"),
    "nothing in it": ("{}", "deck: expected an object with copies, colours"),
    "unknown block": ('{"copies": {}, "rows": 3}', "deck, rows: there is no such block; available: copies, colours"),
    "copies no table": ('{"copies": 3}', "deck, copies: expected a table of names and values, not 3"),
    "unknown kind": (own(v75={"per_colour": 1}), "deck, copies, v75: there is no such kind of card; there are: v50, v"),
    "kind no table": ('{"copies": {"crash": 6}}', "deck, copies, crash: expected a table of names and values, not 6"),
    "unknown field": (
        own(crash={"per_colour": 6}),
        "copies, crash: 'per_colour' is not known here; available: plain",
    ),
    "field of others": (
        own(v50={"plain": 6}),
        "copies, v50: 'plain' is not known here; available: per_colour, ",
    ),
    "not a number": (
        own(crash={"plain": "6"}),
        "copies, crash, plain: expected a whole number from 0 to 60, not '6'",
    ),
    "a fraction": (
        own(crash={"plain": 1.5}),
        "copies, crash, plain: expected a whole number from 0 to 60, not 1.5",
    ),
    "a truth value": (own(crash={"plain": True}), "crash, plain: expected a whole number from 0 to 60, not True"),
    "negative": (own(v50={"per_colour": -1}), "v50, per_colour: expected a whole number from 0 to 60, not -1"),
    "too many": (
        own(v50={"per_colour": {"red": 61}}),
        "v50, per_colour, red: expected a whole number from 0",
    ),
    "unknown colour": (
        own(v50={"per_colour": {"pink": 1}}),
        "v50, per_colour: 'pink' is not known here; available: red",
    ),
    "no mark": (
        own(v50={"first_game": "all"}),
        "v50, first_game: expected true, false, a number for every colour or a",
    ),
    "one number for two parts": (
        own(crash={"first_game": 3}),
        "crash, first_game: expected true, false or a table of pl",
    ),
    "unknown part": (
        own(crash={"first_game": {"red": 1}}),
        "crash, first_game: 'red' is not known here; available: plai",
    ),
    "more 1s than cards": (
        own(v500={"first_game": 2}),
        "v500, first_game, red: 2 copies bear the 1, but there",
    ),
    "more 1s in a part": (
        own(crash={"star": 2, "first_game": {"star": 3}}),
        "deck, copies, crash, first_game, star: 3 copies bear the 1, but there are only 2",
    ),
    "colours no table": ('{"colours": "red"}', "deck, colours: expected a table of names and values, not 'red'"),
    "no star": (colours_given(plain=["red"]), "deck, colours: 'star' is missing"),
    "unknown star": (
        colours_given(star=["pink", "red"]),
        "deck, colours, star: 'pink' is not known here; available: red",
    ),
    "one star": (colours_given(star=["red"]), "deck, colours, star: expected 2 different colours, not 1"),
    "twice the same": (colours_given(star=["red", "red"]), "deck, colours, star: expected 2 different colours, not 1"),
    "plain and star": (
        colours_given(star=["red", "blue"], plain=["red", "green", "yellow", "orange"]),
        "deck, colours, plain: name the colours that are not among those with a star",
    ),
}


@rule("ARNE-1.8")
@pytest.mark.parametrize("name", BAD_DECKS)
def test_a_mistake_is_refused_with_block_place_and_reason(name: str) -> None:
    text, complaint = BAD_DECKS[name]

    with pytest.raises(BadSetting) as problem:
        Match.new(GAME, 3, {"deck": text})

    assert complaint in str(problem.value)


def only(kind: str, **entry: object) -> str:
    """A box with nothing but this kind of card."""
    nothing: dict[str, dict[str, object]] = {
        each.value: {"per_colour": 0} if each.value in PER_COLOUR else {"plain": 0, "star": 0} for each in Kind
    }
    return own(**{**nothing, kind: entry})


PER_COLOUR = ("v50", "v100", "v200", "v500", "v1000", "x2", "minus200")


@rule("ARNE-1.5")
def test_a_deck_too_small_to_deal_eight_each_and_draw_is_refused() -> None:
    assert len(card_set(3, deck=only("crash", plain=25)).deck) == 25

    with pytest.raises(BadSetting, match="the deck has 24 cards; 3 seats need at least 25"):
        Match.new(GAME, 3, {"deck": only("v50", per_colour=6)})


@rule("ARNE-1.5", "ARNE-Q18")
def test_a_deck_too_small_once_unowned_colours_are_removed_is_refused() -> None:
    removed = {"deck": only("v50", per_colour=7), "unowned_colours": "removed"}

    with pytest.raises(BadSetting, match="the deck has 21 cards; 3 seats need at least 25"):
        Match.new(GAME, 3, removed)
    Match.new(GAME, 3, {**removed, "variant": "ghost"})  # the neutral colour stays
