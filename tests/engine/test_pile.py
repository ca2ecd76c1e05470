"""Piles: a multiset, and what is known of its top and bottom."""

from __future__ import annotations

import pytest

from soloist.engine.pile import Pile


def test_a_pile_has_no_order() -> None:
    assert Pile([3, 1, 2]) == Pile([2, 3, 1])
    assert Pile([3, 1, 2]).rest == [1, 2, 3]
    assert Pile([1, 1]) != Pile([1])


def test_a_key_gives_the_canonical_order() -> None:
    assert Pile(["bb", "a", "ccc"], key=lambda word: -len(word)).rest == ["ccc", "bb", "a"]


def test_things_put_on_top_come_back_last_in_first_out() -> None:
    pile = Pile([5, 6])
    pile.put_on_top(1)
    pile.put_on_top(2)
    assert len(pile) == 4
    assert [pile.take_known(), pile.take_known(), pile.take_known()] == [2, 1, None]


def test_the_bottom_is_known_only_once_it_is_all() -> None:
    pile = Pile([5])
    pile.put_at_bottom(1)
    pile.put_at_bottom(2)  # under the 1
    assert pile.take_known() is None
    pile.remove(5)
    assert [pile.take_known(), pile.take_known(), pile.take_known()] == [1, 2, None]


def test_several_known_things_are_taken_in_order() -> None:
    pile = Pile([5])
    for thing in (1, 2, 3):
        pile.put_on_top(thing)
        pile.put_at_bottom(-thing)
    assert pile.take_bottom(2) == []
    assert pile.take_top(2) == [3, 2]
    assert pile.take_top(9) == [1]
    assert pile.take_bottom(2) == []  # one unknown thing still lies on it
    pile.remove(5)
    assert pile.take_bottom(2) == [-1, -2]
    assert pile.take_bottom(9) == [-3]


def test_shuffling_forgets_what_was_known() -> None:
    pile = Pile([4, 2])
    pile.put_on_top(3)
    pile.put_at_bottom(1)
    pile.shuffle_in([5])
    assert (pile.rest, pile.top, pile.bottom) == ([1, 2, 3, 4, 5], [], [])


def test_copies_are_independent() -> None:
    pile = Pile([1, 2])
    pile.put_on_top(3)
    copy = pile.copy()
    pile.remove(1)
    pile.take_known()
    pile.put_at_bottom(9)
    assert (copy.rest, copy.top, copy.bottom) == ([1, 2], [3], [])
    assert copy != pile


def test_what_is_not_there_cannot_be_removed() -> None:
    pile = Pile([1])
    pile.put_on_top(2)
    with pytest.raises(ValueError):
        pile.remove(2)  # known, so it is not among the unknown ones


def test_with_a_key_equal_things_are_removed_and_missing_ones_are_not() -> None:
    pile = Pile([(2, "b"), (1, "a"), (1, "c")], key=lambda thing: thing[0])
    pile.remove((1, "c"))  # not the first with its key
    assert pile.rest == [(1, "a"), (2, "b")]
    for missing in ((1, "c"), (9, "z")):
        with pytest.raises(ValueError):
            pile.remove(missing)
    assert pile.rest == [(1, "a"), (2, "b")]


def test_showing_a_pile_shows_its_size_only() -> None:
    assert repr(Pile(["queen of hearts"])) == "Pile(1)"


def test_things_lists_all() -> None:
    pile = Pile([2])
    pile.put_on_top(3)
    pile.put_at_bottom(1)
    assert pile.things() == [1, 2, 3]
