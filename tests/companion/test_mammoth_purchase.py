"""AutoMammoth beside the box buys, people draw for it, and what it says before the first question."""

from soloist.companion import PERSON
from soloist.engine.notation import code
from soloist.engine.remarks import Reconstructed
from soloist.engine.seats import CHANCE, SEATS
from soloist.engine.words import english
from soloist.games.zooloretto.automa.deck import DeckLacks
from soloist.games.zooloretto.automa.orders import BuyTile, ShuffleCards
from soloist.games.zooloretto.automa.questions import DrawnByHand
from tests.companion.session import FOR_SALE, Session
from tests.kit import rule

# a purchase


def about_to_buy(players: int = 2, automas: str = "B=I") -> Session:
    """AutoMammoth B has two zebras and the coins for a third; its card says so."""
    session = Session(players, automas, cards=True)
    session.says("A", "correct", "zebra B", "2", "correct", "truck 1", "1", "took 1", "I-10")
    assert session.why == FOR_SALE
    return session


def bought(session: Session) -> BuyTile:
    (order,) = [what for what in session.heard() if isinstance(what, BuyTile)]
    return order


@rule("MAM-6.4")
def test_of_a_single_tile_it_asks_nothing_more() -> None:
    session = about_to_buy()
    assert session.options() == ["zebra", "zebra+", "none"]
    session.says("zebra")

    assert session.why == "MAM-2.2"
    assert (session.stacks(), session.ledger().coins) == ("zebra 3", 0)
    order = bought(session)
    assert (order.seller.code, order.key.code, order.tile) == ("A", "zebra", None)
    assert english(order).startswith("→ Move 1 Zebra from Seat A's barn to Seat B.")


@rule("MAM-6.4")
def test_of_several_tiles_it_asks_the_sorts_draws_one_and_says_which() -> None:
    session = about_to_buy()
    session.says("zebra+")
    assert session.asks == "How many of these are in Seat A's barn: Zebra?"
    assert session.options()[:3] == ["2", "3", "4"]
    session.says("3")
    assert session.asks == "Seat A sells one of 3: Zebra. Which sorts are they?"
    assert session.options() == ["zebra", "zebra-m", "zebra-f", "zebra-o"]
    session.says("zebra", "zebra-f", "zebra")
    assert (session.question.seat, session.options()) == (CHANCE, ["zebra", "zebra", "zebra-f"])
    session.says("zebra-f")

    order = bought(session)
    assert (order.seller.code, code(order.tile)) == ("A", "zebra-f")
    assert "Female Zebra" in english(order)


@rule("MAM-6.4")
def test_tiles_of_one_sort_need_no_draw() -> None:
    session = about_to_buy()
    session.says("zebra+", "2", "zebra-m", "zebra-m")

    assert session.why == "MAM-2.2"
    assert code(bought(session).tile) == "zebra-m"


@rule("MAM-6.4")
def test_of_several_people_the_one_who_has_it_is_named() -> None:
    session = about_to_buy(3, "B=I")
    session.says("zebra")
    assert session.asks == "Whose barn is it in: Zebra?"
    assert session.options() == ["A", "C"]
    session.says("C")

    assert (bought(session).seller.code, bought(session).tile) == ("C", None)


@rule("MAM-6.4")
def test_each_person_says_how_many_and_the_seller_is_drawn_by_tiles() -> None:
    session = about_to_buy(3, "B=I")
    session.says("zebra+", "0")
    assert session.asks == "How many of these are in Seat C's barn: Zebra?"
    assert session.options()[0] == "2"  # there are several
    session.match.undo()
    session.says("2", "1")
    assert (session.question.seat, session.options()) == (CHANCE, ["A", "A", "C"])
    session.says("C")

    assert (bought(session).seller.code, bought(session).tile) == ("C", None)  # of A's nothing more is asked


@rule("MAM-6.4", "MAM-6.2")
def test_what_is_known_is_not_asked() -> None:
    session = Session(3, "B=I,C=I", cards=True)
    session.says("A", "correct", "zebra B", "9", "correct", "zebra C", "1", "correct", "truck 1", "1", "took 1", "I-10")
    session.says("none")  # no person has one: the zebra of C it is

    assert (session.stacks("B"), session.stacks("C"), session.ledger("C").coins) == ("zebra 10", "", 3)
    assert (bought(session).seller.code, bought(session).from_automa) == ("C", True)


@rule("MAM-6.4")
def test_where_only_one_number_is_possible_it_is_not_asked() -> None:
    session = Session(cards=True)
    session.says("A", "correct", "zebra B", "11", "correct", "truck 1", "1", "took 1", "I-10", "zebra+")

    assert session.asks.endswith("Which sorts are they?")  # there are 13 zebras, so these are the last two


# people draw themselves


@rule("MAM-8.1", "MAM-7.8")
def test_people_may_turn_up_the_cards_themselves() -> None:
    session = Session(dice="typed")
    session.says("B")
    assert (session.question.seat, session.why) == (PERSON, "MAM-2.2")
    assert session.options() == [f"I-{number:02}" for number in range(1, 11)] + ["soloist"]
    session.says("I-02")
    assert session.evening.known.trucks == [0, 0, 1]
    session.says("loaded 1")
    assert "I-02" not in session.options()
    session.says("soloist")  # this once
    assert len(session.ledger().cards) <= 8


@rule("MAM-7.1")
def test_cards_on_the_table_are_shuffled_by_people() -> None:
    session = Session(dice="typed")
    session.says("B", "I-10")
    assert [what for what in session.heard() if isinstance(what, ShuffleCards)] == [ShuffleCards(SEATS[1])]

    others = Session(cards=True)
    others.says("B", "I-10")
    assert not [what for what in others.heard() if isinstance(what, ShuffleCards)]


@rule("MAM-7.2")
def test_an_empty_deck_on_the_table_is_made_anew_by_people() -> None:
    session = Session(dice="typed", mammoth_deck="I-01: draw 0 >\nI-02: take 3 >")
    session.says("B", "I-01", "money")  # the last card needs no question: it did nothing

    assert [what for what in session.heard() if isinstance(what, ShuffleCards)] == [ShuffleCards(SEATS[1], True)]


@rule("MAM-6.3", "MAM-6.4")
def test_ties_sellers_and_tiles_are_drawn_by_people_too() -> None:
    session = Session(3, "B=I", dice="typed")
    session.says("A", "correct", "zebra B", "2", "correct", "panda B", "2", "correct", "truck 1", "1", "took 1", "I-10")
    assert session.options() == ["panda", "zebra", "soloist"]
    session.says("zebra")
    assert session.why == FOR_SALE
    session.says("zebra+", "2", "1")
    assert session.options() == ["A", "C", "soloist"]
    assert session.question.about == DrawnByHand((SEATS[0], SEATS[0], SEATS[2]))
    session.says("A", "zebra", "zebra-m")
    assert session.options() == ["zebra", "zebra-m", "soloist"]
    session.says("zebra-m")

    assert code(bought(session).tile) == "zebra-m"


# before the first question


@rule("MAM-8.1")
def test_it_says_first_that_its_cards_are_our_reconstruction() -> None:
    session = Session()
    assert [what.option for what in session.heard() if isinstance(what, Reconstructed)] == ["mammoth_deck"]
    assert session.told()[0].startswith("Reconstructed: AutoMammoth's cards.")

    printed = Session(mammoth_deck="I-01: draw 0 >")
    assert not [what for what in printed.heard() if isinstance(what, Reconstructed)]
    assert [what.missing for what in printed.heard() if isinstance(what, DeckLacks)] == [
        ("draw 1", "draw 2", "take 1", "take 2", "take 3", "shuffle")
    ]
