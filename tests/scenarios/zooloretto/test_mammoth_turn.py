"""AutoMammoth's turn, trucks and cards [MAM-2 to MAM-5, MAM-7]: scenarios S-20 to S-22, S-24. On both tables."""

from tests.kit import rule
from tests.scenarios.zooloretto.decks import deck
from tests.scenarios.zooloretto.mammoth import MammothScene


@rule("MAM-3.2", "MAM-3.5", "MAM-4.1")
def test_the_arrow_picks_the_leftmost_or_the_rightmost_truck(mammoth: MammothScene) -> None:
    mammoth.table(trucks="Z | - | -")
    mammoth.turn("I-02", "P")  # draw 0, from the right
    assert mammoth.trucks() == "Z | - | P"

    mammoth.table(trucks="Z | - | -")
    mammoth.turn("I-01", "P")  # draw 0, from the left
    assert mammoth.trucks() == "Z | P | -"


@rule("MAM-2.4", "MAM-4.1", "MAM-4.2", "MAM-5.4", "MAM-7.3", "ZOO-9.6")
def test_cards_are_turned_up_until_one_does_something(mammoth: MammothScene) -> None:
    mammoth.table(trucks="Z C | by A | K")

    mammoth.turn("I-03 I-01 I-08")

    assert mammoth.stacks() == "camel 1, zebra 1"
    assert mammoth.discard() == "I-03 I-01 I-08"
    assert mammoth.round == 2
    assert mammoth.trucks() == "- | - | -"  # the kangaroo has left the game
    assert mammoth.active == "B"


@rule("MAM-2.3", "MAM-4.4", "MAM-5.2", "MAM-5.3")
def test_two_actions_of_one_card(mammoth: MammothScene) -> None:
    mammoth.table(3, automas="C=III", active="C", trucks="Z Z | $ a | -", C="coins 2")

    mammoth.turn("III-01", "Zf")  # draw 2, take 3

    assert mammoth.stacks("C") == "zebra 3"
    assert mammoth.in_barn("C") == ""
    assert mammoth.coins("C") == 2
    assert mammoth.trucks() == "by C | a $ | -"
    assert mammoth.active == "A"


@rule("MAM-2.4", "MAM-6.5", "MAM-7.1")
def test_a_shuffle_is_an_action_and_makes_one_deck_of_all_cards(mammoth: MammothScene) -> None:
    mammoth.table(trucks="Z | - | -", B="coins 1, zebra 1, discard I-01 I-02 I-03 I-04")

    mammoth.turn("I-10")  # purchase, shuffle

    assert mammoth.deck_size() == 10
    assert mammoth.discard() == ""
    assert mammoth.coins() == 1
    assert mammoth.trucks() == "Z | - | -"
    assert mammoth.active == "A"
    mammoth.human_loads("A", "P", "T2")
    assert mammoth.active == "B"  # it still plays in this round


@rule("MAM-7.1")
def test_a_card_may_act_and_then_shuffle(mammoth: MammothScene) -> None:
    mammoth.table(automas="B=III", trucks="Z | - | -", B="discard I-01 II-01")

    mammoth.turn("III-05", "P")  # draw 1, shuffle

    assert mammoth.trucks() == "P Z | - | -"
    assert (mammoth.deck_size(), mammoth.discard()) == (21, "")


@rule("MAM-2.1", "MAM-1.9", "ZOO-3.2")
def test_with_a_truck_it_has_no_turn(mammoth: MammothScene) -> None:
    mammoth.table(3, automas="C=I", active="C", trucks="Z | P | -")

    mammoth.turn("I-07")  # take 1, from the left
    assert mammoth.trucks() == "by C | P | -"
    mammoth.human_loads("A", "K", "T3")
    mammoth.human_loads("B", "K", "T3")
    assert mammoth.active == "A"


@rule("MAM-1.9", "MAM-5.4", "ZOO-3.5")
def test_the_last_taker_starts_the_next_round_and_it_may_be_the_automa(mammoth: MammothScene) -> None:
    mammoth.table(3, automas="B=I", trucks="Z | by A | by C")

    mammoth.turn("I-06")  # take 1

    assert (mammoth.round, mammoth.active) == (2, "B")
    mammoth.turn("I-01", "P")
    assert mammoth.active == "C"


@rule("MAM-2.2", "MAM-2.5")
def test_one_card_that_did_something_ends_the_turn(mammoth: MammothScene) -> None:
    mammoth.table(trucks="- | - | -")

    mammoth.turn("I-01", "P")

    assert mammoth.discard() == "I-01"
    assert mammoth.deck_size() == 9
    assert mammoth.active == "A"


@rule("MAM-2.2", "MAM-2.3")
def test_an_impossible_action_is_skipped_and_the_next_is_tried(mammoth: MammothScene) -> None:
    mammoth.table(3, automas="B=II", trucks="Z | - | -")

    mammoth.turn("II-01", "P")  # take 3, else draw 1

    assert mammoth.trucks() == "P Z | - | -"
    assert mammoth.discard() == "II-01"


@rule("MAM-2.6")
def test_after_taking_a_truck_it_neither_draws_nor_takes_on_the_same_card(mammoth: MammothScene) -> None:
    mammoth.table(3, automas="B=III", trucks="Z Z P | K | -")
    mammoth.turn("II-01")  # take 3, draw 1
    assert mammoth.trucks() == "by B | K | -"

    mammoth.table(3, trucks="Z Z P | K | C C C", deck=deck("I-01: take 3 >, take 3 <, take 1 >"))
    mammoth.turn("I-01")
    assert mammoth.trucks() == "by B | K | C C C"


@rule("MAM-2.6")
def test_after_taking_a_truck_it_still_purchases_and_shuffles(mammoth: MammothScene) -> None:
    cards = deck("I-01: take 2 >, draw 0 >, purchase, shuffle", "I-02: draw 0 >")
    mammoth.table(3, trucks="Z Z | - | -", A="barn Z", B="coins 2", deck=cards)

    mammoth.turn("I-01")

    assert mammoth.trucks() == "by B | - | -"
    assert mammoth.stacks() == "zebra 3"  # the two it took made zebras its own
    assert (mammoth.coins(), mammoth.coins("A"), mammoth.barn("A")) == (0, 1, "")
    assert (mammoth.deck_size(), mammoth.discard()) == (2, "")


@rule("MAM-2.6")
def test_read_otherwise_it_still_draws_after_taking_a_truck(mammoth: MammothScene) -> None:
    mammoth.table(3, automas="B=III", trucks="Z Z P | K | -", also="F", after_take="all")

    mammoth.turn("II-01", "F")  # take 3, draw 1

    assert mammoth.trucks() == "by B | F K | -"
    assert mammoth.steps() == ["CARD", "TAKE", "LOAD"]


@rule("MAM-2.6", "MAM-2.1")
def test_by_no_reading_it_takes_a_second_truck(mammoth: MammothScene) -> None:
    cards = deck("I-01: take 3 >, take 3 <, draw 1 >")
    mammoth.table(3, trucks="Z Z P | K | C C C", deck=cards, also="F", after_take="all")

    mammoth.turn("I-01", "F")

    assert mammoth.trucks() == "by B | F K | C C C"


@rule("MAM-2.3")
def test_both_actions_of_a_card_that_draws_twice(mammoth: MammothScene) -> None:
    mammoth.table(3, trucks="- | - | -", deck=deck("I-01: draw 0 >, draw 1 <"))

    mammoth.turn("I-01", "P K")

    assert mammoth.trucks() == "K P | - | -"


@rule("MAM-3.1")
def test_animals_stalls_and_coin_tiles_all_count(mammoth: MammothScene) -> None:
    mammoth.table(3, trucks="Z a $ | Z Z | $")

    mammoth.turn("I-09")  # take 3

    assert mammoth.trucks() == "by B | Z Z | $"


@rule("MAM-3.2", "MAM-4.1")
def test_blocking_tiles_do_not_count(mammoth: MammothScene) -> None:
    mammoth.table(trucks="Z | - | P")

    mammoth.turn("I-04", "K")  # draw 1, from the right: the full truck with one space is no match

    assert mammoth.trucks() == "K Z | - | P"


@rule("MAM-3.3")
def test_read_otherwise_blocking_tiles_count(mammoth: MammothScene) -> None:
    mammoth.table(trucks="- | - | -", count_blockers="yes")
    mammoth.turn("I-03", "K")  # draw 1: the truck with one blocking tile
    assert mammoth.trucks() == "- | K | -"

    mammoth.table(trucks="- | - | -", count_blockers="yes")
    mammoth.turn("I-05", "K")  # draw 2: the truck with two
    assert mammoth.trucks() == "- | - | K"

    mammoth.table(trucks="Z | P K | C", count_blockers="yes")
    mammoth.turn("I-09")  # take 3, from the right: a full truck always shows 3
    assert mammoth.trucks() == "Z | K P | by B"


@rule("MAM-3.3", "MAM-5.1")
def test_read_otherwise_too_a_truck_with_blocking_tiles_only_cannot_be_taken(mammoth: MammothScene) -> None:
    mammoth.table(trucks="- | - | -", count_blockers="yes")

    mammoth.turn("I-06 I-07 I-08 I-01", "K")  # take 1, take 1, take 2, draw 0

    assert mammoth.trucks() == "K | - | -"


@rule("MAM-3.4")
def test_taken_trucks_are_not_considered(mammoth: MammothScene) -> None:
    mammoth.table(3, trucks="by A | - | by C")

    mammoth.turn("I-02", "K")  # draw 0, from the right

    assert mammoth.trucks() == "by A | K | by C"


@rule("MAM-3.5", "MAM-5.1", "ZOO-9.4")
def test_the_row_may_be_laid_the_other_way_round(mammoth: MammothScene) -> None:
    mammoth.table(trucks="Z | - | -", truck_order="123")

    mammoth.turn("I-03 I-02", "P")  # draw 1: the truck with one space is full; draw 0, from the right

    assert mammoth.trucks() == "Z | - | P"


@rule("MAM-3.5", "MAM-5.1")
def test_take_follows_the_arrow_too(mammoth: MammothScene) -> None:
    for card, left in (("I-07", "by B | P | K K"), ("I-06", "Z | by B | K K")):
        mammoth.table(3, trucks="Z | P | K K")
        mammoth.turn(card)
        assert mammoth.trucks() == left


@rule("MAM-4.2")
def test_without_a_match_no_tile_is_drawn(mammoth: MammothScene) -> None:
    mammoth.table(3, trucks="Z | P | K")
    tiles = len(mammoth.seen.pile)

    mammoth.turn("I-05 I-01 I-07")  # draw 2, draw 0, take 1

    assert len(mammoth.seen.pile) == tiles
    assert mammoth.trucks() == "by B | P | K"


@rule("MAM-4.3", "ZOO-10.1")
def test_its_draw_from_the_end_stack_makes_the_round_the_last(mammoth: MammothScene) -> None:
    mammoth.table(3, trucks="Z | P | -", main=1, automas="B=I", active="B")

    mammoth.turn("I-01", "K")
    assert not mammoth.is_last_round()
    mammoth.human_takes("C", 1)
    mammoth.human_takes("A", 2)
    assert not mammoth.is_last_round()
    mammoth.turn("I-03", "Z")
    assert mammoth.is_last_round()
    mammoth.turn("I-08")

    assert mammoth.round == 1


@rule("MAM-4.4")
def test_whatever_the_tile_it_goes_to_the_chosen_truck(mammoth: MammothScene) -> None:
    for drawn in ("$", "a", "Zf"):
        mammoth.table(3, trucks="Z | P P | K", B="zebra 4")
        mammoth.turn("I-05", drawn)
        assert mammoth.trucks() == f"Z | P P {drawn} | K"


@rule("MAM-5.2", "MAM-1.4")
def test_coin_tiles_become_coins_and_the_rest_goes_to_stacks(mammoth: MammothScene) -> None:
    mammoth.table(3, trucks="$ $ b | - | -", B="coins 1, stall a c", bank=9)

    mammoth.turn("I-09")

    assert mammoth.coins() == 3
    assert mammoth.stacks() == "stall 3"  # one stack for all types
    assert mammoth.bank == 9


@rule("MAM-5.2", "MAM-5.3")
def test_fertile_animals_are_only_tiles_to_it(mammoth: MammothScene) -> None:
    mammoth.table(3, trucks="Zm Zf | - | -", B="zebra Z Zm, coins 0", bank=9)

    mammoth.turn("I-08")

    assert mammoth.stacks() == "zebra 4"
    assert (mammoth.coins(), mammoth.bank) == (0, 9)


@rule("MAM-7.2", "MAM-2.4")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_in_mid_turn(mammoth: MammothScene) -> None:
    mammoth.table(3, trucks="Z | P | K", B="discard I-02 I-03 I-04 I-06 I-07 I-08 I-09 I-10")

    mammoth.turn("I-01 I-05 I-08 I-01 I-07")  # draw 0, draw 2; made anew; take 2, draw 0 again, take 1

    assert mammoth.discard() == "I-08 I-01 I-07"
    assert mammoth.deck_size() == 7
    assert mammoth.trucks() == "by B | P | K"


@rule("MAM-7.3")
def test_fruitless_cards_are_discarded_in_the_order_drawn(mammoth: MammothScene) -> None:
    mammoth.table(3, trucks="Z | P | K")

    mammoth.turn("I-05 I-09 I-01 I-02 I-08 I-06")

    assert mammoth.discard() == "I-05 I-09 I-01 I-02 I-08 I-06"


@rule("MAM-7.4")
def test_when_no_card_can_act_it_takes_the_fullest_truck_leftmost_first(mammoth: MammothScene) -> None:
    mammoth.table(3, trucks="Z | P K | C L", deck=deck("I-01: draw 0 >", "I-02: take 3 <"))

    mammoth.turn("I-02 I-01")

    assert mammoth.trucks() == "Z | by B | C L"
    assert mammoth.stacks() == "kangaroo 1, panda 1"
    assert mammoth.discard() == "I-02 I-01"
    assert mammoth.steps()[-1] == "FALL_BACK_TAKE"  # it is in the log
    assert "[MAM-7.4]" in mammoth.whys()[-1]


@rule("MAM-7.4")
def test_when_no_card_can_act_and_all_trucks_are_empty_it_loads_the_leftmost(mammoth: MammothScene) -> None:
    mammoth.table(3, trucks="by A | - | -", deck=deck("I-01: draw 1 >", "I-02: take 3 <"))

    mammoth.turn("I-01 I-02", "P")

    assert mammoth.trucks() == "by A | P | -"
    assert mammoth.steps()[-1] == "FALL_BACK_LOAD"
    assert mammoth.active == "C"


@rule("MAM-7.4", "MAM-7.2")
def test_every_card_is_tried_even_if_some_lie_in_the_discard_pile(mammoth: MammothScene) -> None:
    cards = deck("I-01: draw 2 >", "I-02: take 3 <", "I-03: draw 0 >")
    mammoth.table(3, trucks="by A | - | by C", B="discard I-03 I-02", deck=cards)

    mammoth.turn("I-01 I-02 I-03", "P")  # not given up before the last card, which can act

    assert mammoth.trucks() == "by A | P | by C"
    assert "FALL_BACK_LOAD" not in mammoth.steps()


@rule("MAM-7.7")
def test_after_two_hundred_turns_in_a_round_it_stops_turning_up_cards(mammoth: MammothScene) -> None:
    mammoth.table(3, trucks="by A | Z | -", B="turns 199")
    mammoth.turn("I-10")  # the two hundredth may still be a shuffle
    assert mammoth.trucks() == "by A | Z | -"

    mammoth.table(3, trucks="by A | Z | by C", B="turns 200")
    mammoth.turn("")
    assert mammoth.stacks() == "zebra 1"
    assert mammoth.round == 2
    mammoth.turn("I-01", "K")  # a new round begins to count anew
    assert mammoth.trucks() == "K | - | -"


@rule("MAM-2.7", "MAM-1.2")
def test_it_buys_but_never_moves_exchanges_discards_or_expands(mammoth: MammothScene) -> None:
    mammoth.table(automas="B=III", trucks="- | - | -", A="coins 0", B="coins 9, camel 1, stall 1", bank=3)

    mammoth.turn("III-03 I-10")  # purchase: nothing for sale; take 3: none; shuffle

    assert (mammoth.coins(), mammoth.stacks(), mammoth.bank) == (9, "camel 1, stall 1", 3)
    assert mammoth.seen.zoos[1] is None
