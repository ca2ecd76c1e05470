"""Setting up: colours, hands, who starts, and what everybody may see [ARNE-1.4 to ARNE-1.7]."""

from collections import Counter

import pytest

from soloist.engine.errors import BadSetting, IllegalAnswer
from soloist.engine.match import Match
from soloist.games.arne import GAME
from soloist.games.arne.cards import Colour
from tests.kit import rule
from tests.scenarios.arne.scene import Scene, everything, person


@rule("ARNE-1.4")
def test_colours_are_picked_in_seat_order_and_all_differ(scene: Scene) -> None:
    scene.new(3)

    assert scene.options("A") == ["red", "green", "yellow", "blue"]
    scene.plays("A", "green")
    assert scene.options("B") == ["red", "yellow", "blue"]
    with pytest.raises(IllegalAnswer):
        scene.match.answer("green", seat=person("B"))
    scene.plays("B", "blue")
    scene.plays("C", "red")

    assert [scene.colour(letter) for letter in "ABC"] == ["green", "blue", "red"]
    assert scene.told(None) == ["A picked_colour green", "B picked_colour blue", "C picked_colour red"]


@rule("ARNE-1.4")
def test_colours_may_be_given_out_at_random(scene: Scene) -> None:
    scene.new(3, colours="random")

    for colour in ("yellow", "blue", "red"):
        assert scene.asked == "chance"
        scene.chance(colour)

    assert [scene.colour(letter) for letter in "ABC"] == ["yellow", "blue", "red"]


@rule("ARNE-1.4", "ARNE-Q18")
def test_the_cards_of_a_colour_nobody_picked_stay_in_the_deck(scene: Scene) -> None:
    scene.new(3)
    scene.set_up("red", "green", "yellow")

    assert scene.state.rows[Colour.BLUE] is None
    assert sum(count for card, count in everything(scene.state).items() if card.colour is Colour.BLUE) == 11
    assert scene.pile_size() == 64


@rule("ARNE-Q18")
def test_read_otherwise_the_cards_of_a_colour_nobody_picked_are_removed(scene: Scene) -> None:
    scene.new(3, unowned_colours="removed")
    scene.set_up("red", "green", "yellow")

    assert not any(card.colour is Colour.BLUE for card in everything(scene.state))
    assert scene.pile_size() == 64 - 11
    assert [len(hand) for hand in scene.state.hands] == [8, 8, 8]


@rule("ARNE-1.5")
def test_everybody_gets_eight_cards_unseen_by_the_others(scene: Scene) -> None:
    scene.new(4)
    for letter, colour in zip("ABCD", ("red", "green", "yellow", "blue"), strict=True):
        scene.plays(letter, colour)

    for letter in "ABCD":
        assert scene.asked == "chance"
        assert scene.match.question is not None
        assert scene.match.question.count == 8
        scene.chance("red50, green50, yellow50, blue50, x3, thief, crash, chameleon" if letter == "A" else deal(scene))
        assert [scene.saw_last_answer(other) for other in "ABCD"] == [other == letter for other in "ABCD"]

    assert scene.hand("A") == "red50, green50, yellow50, blue50, x3, chameleon, thief, crash"
    assert scene.discard() == ""
    assert scene.pile_size() == 88 - 32
    assert everything(scene.state) == Counter(scene.state.setup.deck)


def deal(scene: Scene) -> str:
    """The first eight cards of the pile."""
    assert scene.match.question is not None
    return ", ".join(card.code for card in scene.match.question.options[:8])


@rule("ARNE-1.6")
def test_a_random_person_starts_and_play_goes_clockwise(scene: Scene) -> None:
    scene.new(3)
    scene.set_up("red", "green", "yellow", first="B")

    assert scene.told(None)[-1] == "B starts"
    assert scene.state.direction == 1
    assert scene.turns(4) == "B C A B"


@rule("ARNE-1.6")
def test_the_starting_person_may_be_agreed(scene: Scene) -> None:
    scene.new(3, first_seat="c")
    scene.set_up("red", "green", "yellow")

    assert scene.active == "C"
    assert scene.why == "ARNE-2.1"
    assert scene.turns(3) == "C A B"
    assert scene.match.turns == 4  # the fourth has begun with its draw


@rule("ARNE-1.6")
def test_nobody_starts_who_is_not_there() -> None:
    with pytest.raises(BadSetting, match="there is no seat D in a game with 3 seats"):
        Match.new(GAME, 3, {"first_seat": "d"})


@rule("ARNE-7.3", "ARNE-7.1")
def test_the_game_begins_with_a_draw_and_a_window(scene: Scene) -> None:
    scene.new(2, first_seat="b")
    scene.plays("A", "orange")
    scene.plays("B", "purple")
    scene.chance("orange50, orange50, orange50, orange100, orange100, orange200, orange200, stop")
    scene.chance("purple50, purple50, purple50, purple100, purple100, purple200, purple200, stop")
    assert scene.version == 1

    scene.draws("B", "crash")

    assert scene.why == "ARNE-7.4"
    assert scene.everybody_passes() == "A B"
    assert scene.why == "ARNE-2.3"


# what everybody sees

HANDS = {"A": "red50, crash", "B": "green50, green100, thief", "C": "yellow1000"}


@rule("ARNE-1.7")
def test_the_table_is_public(scene: Scene) -> None:
    scene.table(
        3,
        rows={"R": "500+x3, blue100~+crash+lock", "G": "200, X2"},
        hands=HANDS,
        discard="plus3, red200, stop",
        pile=9,
        direction=-1,
    )

    for who in ("A", "C", None):
        view = scene.view(who)
        assert [item.code for item in view.row(Colour.RED)] == ["v500-red+x3", "v100-blue~+crash+lock"]
        assert view.totals[:3] == (1600, 400, 0)
        assert view.scores == (1600, 400, 0)
        assert view.colour_at == (Colour.RED, Colour.GREEN, Colour.YELLOW)
        assert view.hand_sizes == (2, 3, 1)
        assert (view.pile_size, view.discard_size) == (9, 3)
        assert view.discard_top is not None
        assert view.discard_top.code == "stop"
        assert (view.direction, view.queue) == (-1, ())
        assert [colour.code for colour in view.open_rows] == ["red", "green", "yellow"]
        assert [seat.code for seat in view.owners(Colour.GREEN)] == ["B"]
        assert [seat.code for seat in view.after(person("B"))] == ["A", "C", "B"]


@rule("ARNE-1.7")
def test_only_the_own_hand_is_seen(scene: Scene) -> None:
    scene.table(3, hands=HANDS)

    assert [card.code for card in scene.view("B").hand] == ["v50-green", "v100-green", "thief"]
    assert scene.view(None).hand == ()


@rule("ARNE-1.7")
def test_hands_of_others_the_pile_and_buried_discards_are_hidden(scene: Scene) -> None:
    """Tables that differ only in what is hidden look the same."""
    scene.table(3, hands=HANDS, discard="plus3, stop", pile="red100, red200, lock")
    seen, deck = scene.view("B"), scene.state.setup

    scene.table(
        3,
        hands={"A": "lock, red200", "B": HANDS["B"], "C": "plus3"},
        discard="red50, stop",
        pile="crash, yellow1000, red100",
    )
    scene.state.setup = deck  # the same cards, laid out differently

    assert scene.view("B") == seen
