"""Which cards are in the game: by number of persons, first game, variants, and one's own box [ARNE-1.1 to 1.3]."""

import json

import pytest

from soloist.engine.errors import BadSetting
from soloist.engine.match import Match
from soloist.games.arne import GAME
from soloist.games.arne.cards import Kind
from soloist.games.arne.deck import DECK
from soloist.games.arne.game import make_setup
from soloist.games.arne.rulings import Rulings
from soloist.games.arne.state import Setup
from tests.kit import rule
from tests.scenarios.arne.scene import Scene

COLOURS = ("red", "green", "yellow", "blue", "orange", "purple")


def card_set(persons: int, **options: str) -> Setup:
    settings = GAME.read_settings(options)
    GAME.check(persons, settings)
    return make_setup(persons, Rulings.of(settings))


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
    with pytest.raises(BadSetting, match="is played by 2, 3, 4, 5, 6 seats"):
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
    with pytest.raises(BadSetting, match="variant ghost, is played by 2, 3, 4, 5 seats"):
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
    with pytest.raises(BadSetting, match="variant teams, is played by 4, 6, 8, 10, 12 seats"):
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


BAD_DECKS = {
    "not JSON": ("{copies", "deck file, as a whole: it is not JSON"),
    "not an object": ("[]", "deck file, as a whole: expected an object with copies"),
    "no copies": ("{}", "deck file, as a whole: expected an object with copies"),
    "copies no object": ('{"copies": 3}', "deck file, as a whole: expected an object with copies"),
    "unknown kind": (own(v75={"per_colour": 1}), "deck file, 'v75': no such kind of card; there are v50, v100"),
    "kind no object": ('{"copies": {"crash": 6}}', "deck file, 'crash': expected an object with plain, star, first_g"),
    "unknown field": (own(crash={"per_colour": 6}), "deck file, 'crash': 'per_colour' is unknown; there are plain, st"),
    "field of others": (own(v50={"plain": 6}), "deck file, 'v50': 'plain' is unknown; there are per_colour, first_g"),
    "not a number": (own(crash={"plain": "6"}), "'plain' must be a whole number from 0 to 60, not 6"),
    "a fraction": (own(crash={"plain": 1.5}), "'plain' must be a whole number from 0 to 60, not 1.5"),
    "a truth value": (own(crash={"plain": True}), "'plain' must be a whole number from 0 to 60, not True"),
    "negative": (own(v50={"per_colour": -1}), "'per_colour' must be a whole number from 0 to 60, not -1"),
    "too many": (own(v50={"per_colour": 61}), "'per_colour' must be a whole number from 0 to 60, not 61"),
    "no truth value": (own(v50={"first_game": 1}), "'first_game' must be true or false, not 1"),
}


@rule("ARNE-1.1")
@pytest.mark.parametrize("name", BAD_DECKS)
def test_a_wrong_count_is_refused_with_place_and_reason(name: str) -> None:
    text, complaint = BAD_DECKS[name]

    with pytest.raises(BadSetting) as problem:
        Match.new(GAME, 3, {"deck": text})

    assert complaint in str(problem.value)


@rule("ARNE-1.1")
def test_a_deck_file_nested_beyond_reason_is_refused_like_any_other() -> None:
    with pytest.raises(BadSetting, match="deck file, as a whole"):
        Match.new(GAME, 3, {"deck": "[" * 200_000})


@rule("ARNE-1.1")
def test_an_unknown_part_of_a_deck_file_is_refused() -> None:
    """What is not read must not be taken for read: colours cannot be changed this way."""
    with pytest.raises(BadSetting, match="colours"):
        Match.new(GAME, 3, {"deck": '{"copies": {}, "colours": {"plain": ["pink"]}}'})


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
