"""Every law finds a game that breaks it: Bazaar, sabotaged."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count

import pytest

from soloist.engine.dice import Stream
from soloist.engine.errors import BrokenRules, SoloistError
from soloist.engine.words import msg
from soloist.results import best_first
from tests.kit import laws, toy, toygame
from tests.kit.bazaar import BAZAAR
from tests.kit.courses import Case, Course
from tests.kit.toy import Move, Stall, Token
from tests.kit.toygame import Toy

Sabotage = Callable[[pytest.MonkeyPatch], None]
ROUND = count()


def try_out(law: laws.Law) -> None:
    """A dozen courses of two and of four seats."""
    for seed in range(12):
        choices = tuple(Stream(seed, 0, number).below(65536) for number in range(60))
        for agreement in BAZAAR.agreements[1::2]:
            law(Case(BAZAAR, agreement, Course(seed, choices)))


def whims(patch: pytest.MonkeyPatch) -> None:
    """Coins that depend on something outside of the match."""
    old = toy.turn

    def turn(stall: Stall) -> object:
        stall.coins[0] += next(ROUND)
        return old(stall)

    patch.setattr(toy, "turn", turn)


def shared_hands(patch: pytest.MonkeyPatch) -> None:
    old = Stall.copy

    def copy(stall: Stall) -> Stall:
        other = old(stall)
        other.coins = stall.coins
        return other

    patch.setattr(Stall, "copy", copy)


def same_codes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Token, "code", property(lambda token: f"t{token.number % 2}"))


def no_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Stall, "over", property(lambda _: False))


def lost_tokens(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Stall, "gain", lambda stall, seat, tokens: stall.hands[seat].extend(tokens[:-1]))


def debts(patch: pytest.MonkeyPatch) -> None:
    """Coins that nobody has are spent."""
    old = toy.turn

    def turn(stall: Stall) -> object:
        stall.coins[0] -= 100
        return old(stall)

    patch.setattr(toy, "turn", turn)


def burnt_shown(patch: pytest.MonkeyPatch) -> None:
    """The view tells what was burnt unseen."""
    old = toygame.view
    patch.setattr(toygame, "view", lambda stall, seat: replace(old(stall, seat), shown=tuple(stall.burnt)))


def real_hand_shown(patch: pytest.MonkeyPatch) -> None:
    """The view holds the hand itself instead of a copy."""
    old = toygame.view
    patch.setattr(
        toygame,
        "view",
        lambda stall, seat: replace(old(stall, seat), hand=stall.hands[seat]) if seat == 0 else old(stall, seat),
    )


def wrong_dream(patch: pytest.MonkeyPatch) -> None:
    """An imagined stall with other coins."""

    def imagine(*arguments: object) -> Stall:
        stall = toygame.imagine(*arguments)  # type: ignore[arg-type]
        stall.coins[0] += 1
        return stall

    patch.setattr(Toy, "imagine", lambda _, *arguments: imagine(*arguments))


def open_gap(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Move, "say", lambda move: msg("Move {{name}}", name=move.value))


def counted_as_they_stand(patch: pytest.MonkeyPatch) -> None:
    """Who gave up is ranked by points like all others."""
    patch.setattr(laws, "best_first", lambda result: best_first(replace(result, gave_up=())))


FAULTS: list[tuple[laws.Law, Sabotage]] = [
    (laws.replay_equals_play, whims),
    (laws.keeping_no_snapshots_changes_nothing, whims),
    (laws.save_and_load_are_the_identity, whims),
    (laws.undo_then_redo_is_the_identity, whims),
    (laws.giving_up_is_part_of_the_match, whims),
    (laws.giving_up_is_part_of_the_match, shared_hands),
    (laws.giving_up_is_part_of_the_match, counted_as_they_stand),
    (laws.copies_are_independent, shared_hands),
    (laws.answers_by_text_equal_answers_by_object, same_codes),
    (laws.options_have_codes_of_their_own, same_codes),
    (laws.every_game_ends, no_end),
    (laws.playouts_end_and_lose_nothing, lost_tokens),
    (laws.pieces_are_conserved, lost_tokens),
    (laws.pieces_are_conserved, debts),
    (laws.a_view_does_not_change_with_hidden_things, burnt_shown),
    (laws.imagined_matches_fit, wrong_dream),
    (laws.no_way_leads_from_a_sight_to_the_hidden_state, real_hand_shown),
    (laws.everything_can_be_read_out, open_gap),
]


@pytest.mark.parametrize(("law", "sabotage"), FAULTS, ids=lambda part: part.__name__)
def test_a_law_that_is_broken_is_noticed(law: laws.Law, sabotage: Sabotage, monkeypatch: pytest.MonkeyPatch) -> None:
    try_out(law)
    sabotage(monkeypatch)
    with pytest.raises((AssertionError, SoloistError, BrokenRules)):
        try_out(law)


def test_every_law_is_shown_to_fail() -> None:
    assert {law for law, _ in FAULTS} == set(laws.LAWS)
