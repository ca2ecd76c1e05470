"""What a seat and a spectator may see, read and imagine [AN-1.15, AN-2.12]."""

from dataclasses import fields

import pytest

from soloist.engine.dice import Stream
from soloist.engine.match import Match
from soloist.engine.seats import SEATS
from soloist.games.arknova import GAME
from soloist.games.arknova.cards import BASE_PROJECTS, ZOO_CARDS, Card
from soloist.games.arknova.state import ArkNovaTable, Stage
from soloist.games.arknova.view import View, ZooView, table_of
from tests.kit import rule
from tests.scenarios.arknova.scene import Scene, card, census

A, B, C, *_ = SEATS
HIDDEN = ("hand", "finals", "pouches", "stored")
ANIMALS = "order Bu Sp Ca As An"
FULL = "hand 401 402, finals 001 002, stored 403, animals 447, pouched 447 404"


def views(scene: Scene) -> list[View]:
    """As the seats and a spectator see it."""
    return [scene.match.view(seat) for seat in (*scene.state.players, None)]


# hands and other secrets


@rule("AN-1.15")
def test_a_seat_sees_its_own_cards_and_the_backs_of_the_others(scene: Scene) -> None:
    scene.table(maps="11", A=FULL, B="hand 405 406 407, finals 003")
    own, other, spectator = views(scene)

    mine = own.zoo(A)
    assert mine.hand == (card("401"), card("402"))
    assert [final.id for final in mine.finals if final] == [1, 2]
    assert mine.stored == (card("403"),)
    assert mine.pouches == ((card("447"), card("404")),)
    assert own.zoo(B).hand == (None, None, None)
    assert own.zoo(B).finals == (None,)
    for seen in (other, spectator):
        zoo = seen.zoo(A)
        assert (zoo.hand, zoo.finals, zoo.stored) == ((None, None), (None, None), (None,))
        assert zoo.pouches == ((card("447"), None),)  # under which card it lies is open


@rule("AN-1.15")
def test_everything_else_in_a_zoo_is_open_to_all(scene: Scene) -> None:
    scene.table(
        maps="11,9",
        A=f"{FULL}, sponsors 215, tokens 215 1, money 7, x 3, venom An, upgraded Bu, partner asia, hired 3, left 1 2",
        B="markers asia, university hand_limit",
    )
    open_fields = [field.name for field in fields(ZooView) if field.name not in HIDDEN]
    seen = views(scene)

    for owner in (A, B):
        for name in open_fields:
            assert len({repr(getattr(view.zoo(owner), name)) for view in seen}) == 1, name
    assert seen[1].zoo(A).money == 7
    assert seen[1].zoo(A).tokens == ((card("215"), 1),)


@rule("AN-1.15", "AN-2.12")
def test_piles_are_numbers_to_everybody(scene: Scene) -> None:
    """The discard pile is closed but for its size, even to whoever discarded."""
    scene.table(discard="410 411 412", A="finals 001 002")

    for seen in views(scene):
        assert (seen.discard, seen.deck) == (3, len(ZOO_CARDS) - 3 - 6)
        assert seen.finals == 11 - 2
        assert [card for card in seen.display if card] == scene.state.display


@rule("AN-1.15")
@pytest.mark.parametrize("name", HIDDEN)
def test_a_view_does_not_change_when_only_hidden_things_change(scene: Scene, name: str) -> None:
    scene.table(maps="11", A=FULL, B="hand 405 406")
    before = [scene.match.game.view(scene.state, seat) for seat in (B, None)]

    other = scene.state.copy()
    zoo = other.zoos[A]
    if name == "finals":
        zoo.finals = tuple(other.finals.rest[:2])
    else:
        fresh: list[Card] = other.deck.rest[:2]
        zoo.hand = list(fresh) if name == "hand" else zoo.hand
        zoo.stored = tuple(fresh[:1]) if name == "stored" else zoo.stored
        zoo.pouches = ((zoo.pouches[0][0], fresh[0]),) if name == "pouches" else zoo.pouches

    assert [scene.match.game.view(other, seat) for seat in (B, None)] == before
    assert scene.match.game.view(other, A) != scene.match.view(A)


@rule("AN-1.3", "AN-1.15")
def test_the_display_is_face_down_until_all_hands_are_chosen(scene: Scene) -> None:
    scene.new(2, dice=True, first_seat="a")
    assert scene.why == "AN-1.11"

    for seen in views(scene):
        assert seen.display == (None,) * 6


@rule("AN-1.15", "AN-11.5")
def test_final_scoring_cards_are_shown_when_they_are_scored_but_hands_never(scene: Scene) -> None:
    scene.table(active="B", A="cp 10, hand 401, finals 001 002", B="finals 003", last_turns=1)
    assert views(scene)[2].zoo(A).finals == (None, None)

    scene.plays("B", "x animals")

    assert scene.state.stage is Stage.OVER
    spectator = views(scene)[2]
    assert [final.id for final in spectator.zoo(A).finals if final] == [1, 2]
    assert spectator.zoo(A).hand == (None,)


@rule("AN-1.15", "AN-11.4")
def test_the_points_shown_during_the_game_tell_nothing_of_final_scoring_cards(scene: Scene) -> None:
    scene.table(A="cp 10, appeal 20, finals 007, rep 9", B="cp 10, appeal 20, finals 006, rep 9")

    assert scene.points("A") == scene.points("B") == -74
    assert [zoo.score for zoo in views(scene)[2].zoos] == [-74, -74]


# what is told


def names_heard(scene: Scene, letter: str | None, *names: str) -> list[str]:
    return [name for name in names for line in scene.heard(letter) if name in line]


@rule("AN-1.15", "AN-4.2")
def test_nobody_reads_what_another_draws_and_discards(scene: Scene) -> None:
    scene.table(A="hand 401, order An Bu Ca As Sp", deck="402 403")

    scene.plays("A", "cards", "402")

    for letter in ("A", "B", None):
        assert names_heard(scene, letter, "Cheetah", "Lion", "Leopard") == []
    assert "Seat A: 2 cards from the deck (Cards)" in scene.heard("B")
    assert "Seat A: 1 card discarded" in scene.heard("B")
    assert [seen.value for seen in scene.match.outlook(B).since] == []


@rule("AN-1.15", "AN-4.2")
def test_within_a_turn_others_see_that_something_is_answered_but_not_what(scene: Scene) -> None:
    """Drawing and discarding of A, while A still has to discard."""
    scene.table(A="hand 401, upgraded Ca, order An Ca Bu As Sp", display="410 411 412 413 414 415")

    scene.plays("A", "cards", "deck")
    scene.chance("402")
    scene.plays("A", "410")

    since = scene.match.outlook(B).since
    assert [(seen.seat.code, seen.hidden) for seen in since] == [
        ("A", False), ("A", False), ("chance", True), ("A", False),
    ]  # fmt: skip
    assert since[2].value is None


@rule("AN-1.15", "AN-G.PERCEPTION")
def test_perception_is_seen_by_nobody_else(scene: Scene) -> None:
    """Barn Owl, Perception 4."""
    scene.table(A=f"money 20, hand 513, empty, build enclosure_1 1.3, {ANIMALS}", deck="401 402 403 404")

    scene.plays("A", "animals", "513", "401", "402")

    assert scene.hand("A") == "401 402"
    assert names_heard(scene, "B", "Cheetah", "Lion", "Leopard", "Caracal") == []
    assert "Seat A: Perception, 2 of 4 cards" in scene.heard(None)


@rule("AN-1.15", "AN-G.SCAVENGING")
def test_scavenging_is_seen_by_nobody_else(scene: Scene) -> None:
    scene.table(A=f"money 20, hand 496, empty, build enclosure_3 1.3 1.4 2.3, {ANIMALS}", discard="401 402", deck="403")

    scene.plays("A", "animals", "496")
    scene.chance("401, 402")
    scene.plays("A", "401")

    assert names_heard(scene, "B", "Cheetah", "Lion") == []
    assert "Seat A: a card from the discard pile (Scavenging 2)" in scene.heard("B")


@rule("AN-1.15", "AN-G.RESISTANCE")
def test_resistance_is_seen_by_nobody_else(scene: Scene) -> None:
    """African Bush Elephant."""
    zoo = "money 40, hand 426, upgraded An, empty, build enclosure_5 1.4 2.3 2.4 3.4 3.5"
    scene.table(A=f"{zoo}, finals 001 002, {ANIMALS}")

    scene.plays("A", "animals", "426")
    assert scene.asked == "chance"
    scene.chance("research-zoo, architectural-zoo")
    scene.plays("A", "research-zoo")

    assert [final.id for final in scene.zoo("A").finals] == [1, 2, 3]
    assert names_heard(scene, "B", "Research Zoo", "Architectural Zoo") == []
    assert "Seat A: another final scoring card (Resistance)" in scene.heard("B")


@rule("AN-1.15", "AN-G.PILFERING")
def test_a_stolen_card_is_read_by_the_two_and_not_by_the_third(scene: Scene) -> None:
    zoo = "appeal 0, money 20, hand 458, icons asia 1, empty, build enclosure_3 2.3 2.4 3.4"
    scene.table(3, A=f"{zoo}, {ANIMALS}", B="appeal 20, hand 401, money 0")

    scene.plays("A", "animals", "458")
    scene.chance("401")

    assert scene.hand("A") == "401"
    for letter in "AB":
        assert "Seat A: Cheetah from Seat B" in scene.heard(letter)
    for other in ("C", None):
        assert "Seat A: a card from Seat B" in scene.heard(other)
        assert names_heard(scene, other, "Cheetah") == []


@rule("AN-1.15", "AN-G.HUNTER", "AN-2.16")
def test_what_is_turned_up_is_read_by_all(scene: Scene) -> None:
    """Hunter, cards of the display, and a search of the deck."""
    scene.table(A=f"money 20, hand 404, empty, build enclosure_2 1.3 2.3, {ANIMALS}", deck="401 220")
    scene.plays("A", "animals", "404")
    assert "Seat A: Hunter turns up Cheetah, Federal Grants" in scene.heard("B")
    assert "Seat A: Cheetah to hand (Hunter 2)" in scene.heard(None)

    scene.table(A="upgraded Ca, order An Ca Bu As Sp", display="410 411 412 413 414 415", deck="401 402")
    scene.plays("A", "cards", "410")
    assert "Seat A: Yellow-throated Marten from the display (Cards)" in scene.heard("B")


@rule("AN-1.15", "AN-9.10")
def test_nobody_learns_which_final_scoring_card_another_discards(scene: Scene) -> None:
    scene.table(A="cp 9, upgraded As, finals 001 002, order An Bu Ca Sp As", B="finals 003 004")

    scene.plays("A", "association", "reputation", "donate", "large-animal-zoo")
    assert scene.match.outlook(B).since[-1].value is None
    scene.plays("B", "research-zoo")

    for letter in ("A", "B", None):
        assert names_heard(scene, letter, "Large Animal", "Small Animal", "Research", "Architectural") == []


# imagining


def positions(scene: Scene) -> list[Match]:
    """Moments in which somebody is asked: a turn, within an action, a secret choice, a break, a theft."""
    found = []
    scene.table(maps="11", A=FULL, B="hand 405 406 407, finals 003 004, stored 408", discard="410 411")
    found.append(scene.match.copy())
    scene.plays("A", "cards")
    scene.any_chance()
    found.append(scene.match.copy())  # which card to discard
    scene.table(3, break_step=11, A="hand 401 402 403 404", B="hand 416 417 418 419", C="hand 420", discard="410")
    scene.plays("A", "sponsors", "break", "401")
    found.append(scene.match.copy())  # B discards, A has
    zoo = "appeal 0, money 20, hand 458, icons asia 1, empty, build enclosure_3 2.3 2.4 3.4"
    scene.table(3, A=f"{zoo}, {ANIMALS}", B="appeal 20, hand 401 402", C="hand 403")
    scene.plays("A", "animals", "458")
    found.append(scene.match.copy())  # B is stolen from
    scene.table(A="hand 227, rep 6, x 1", deck="401 220 405 402", search_skipped="printed")
    scene.plays("A", "sponsors+1", "227", "small")
    found.append(scene.match.copy())  # the bottom of the deck is known
    scene.new(2, dice=True, maps="draft", first_seat="b")
    found.append(scene.match.copy())
    scene.plays("A", scene.codes("A")[0])
    scene.plays("B", scene.codes("B")[0])
    found.append(scene.match.copy())  # hands are chosen
    return found


@rule("AN-1.15")
def test_imagined_tables_fit_what_is_seen_and_hold_every_card_once(scene: Scene) -> None:
    for match in positions(scene):
        for question in match.questions:
            outlook = match.outlook(question.seat)
            for seed in range(5):
                imagined = outlook.imagine(seed)
                assert imagined.view(question.seat) == match.view(question.seat)
                assert imagined.asked(question.seat) is not None
                if question.why == "AN-2.1":
                    assert sorted(map(id, census(imagined.state))) == sorted(map(id, (*BASE_PROJECTS, *ZOO_CARDS)))


@rule("AN-1.15")
def test_hidden_things_are_dealt_anew(scene: Scene) -> None:
    scene.table(maps="11", A=FULL, B="hand 405 406 407, finals 003 004, stored 408, animals 448, pouched 448 409")
    outlook = scene.match.outlook(A)
    seen = [outlook.imagine(seed).state.zoos[B] for seed in range(12)]

    assert len({tuple(zoo.hand) for zoo in seen}) > 6
    assert len({zoo.finals for zoo in seen}) > 3
    assert len({zoo.stored for zoo in seen}) > 6
    assert len({zoo.pouches for zoo in seen}) > 6
    mine = [outlook.imagine(seed).state.zoos[A] for seed in range(3)]
    assert all(zoo == scene.zoo("A") for zoo in mine)


@rule("AN-1.15", "AN-G.PILFERING")
def test_a_card_that_was_played_in_the_running_turn_was_in_that_hand(scene: Scene) -> None:
    """The victim of a theft knows which animal the thief had; the rest of that hand is dealt."""
    zoo = "appeal 0, money 20, hand 458 404 405, icons asia 1, empty, build enclosure_3 2.3 2.4 3.4"
    scene.table(A=f"{zoo}, {ANIMALS}", B="appeal 20, hand 401 402")

    scene.plays("A", "animals", "458")
    assert scene.asked == "B"

    for seed in range(5):
        imagined = scene.match.outlook(B).imagine(seed)
        assert [animal.id for animal in imagined.state.zoos[A].animals] == [458]
        assert len(imagined.state.zoos[A].hand) == 2


@rule("AN-Q5", "AN-2.16")
def test_the_known_bottom_of_the_deck_is_imagined_as_it_lies(scene: Scene) -> None:
    scene.table(A="hand 227, rep 6, x 1", deck="401 220 405 402", search_skipped="printed")
    scene.plays("A", "sponsors+1", "227", "small")
    assert scene.asked == "B"

    imagined = scene.match.outlook(B).imagine(1)

    assert imagined.state.deck.bottom == scene.state.deck.bottom != []
    assert not set(imagined.state.deck.rest) & set(imagined.state.deck.bottom)


@rule("AN-1.15")
def test_a_view_leads_back_to_a_table_with_hidden_piles_empty(scene: Scene) -> None:
    scene.table(maps="11", A=FULL, B="hand 405 406 407, finals 003 004")

    table = table_of(scene.match.view(A))

    assert isinstance(table, ArkNovaTable)
    assert table.zoos[A] == scene.zoo("A")
    assert table.zoos[B].hand == []
    assert table.zoos[B].finals == ()
    assert len(table.deck) == len(table.discard) == 0


@rule("AN-1.15")
def test_whole_games_can_be_imagined_all_along() -> None:
    """A random game of three, looked at from time to time."""
    match = Match.new(GAME, 3, {"maps": "11,9,10"}, 3)
    chance = Stream(3, 50)
    while not match.over and match.moment < 300:
        question = chance.pick(match.questions)
        if match.moment % 10 == 0:
            imagined = match.outlook(question.seat).imagine(match.moment)
            assert imagined.view(question.seat) == match.view(question.seat)
        match.answer(chance.pick(question.options), seat=question.seat)
