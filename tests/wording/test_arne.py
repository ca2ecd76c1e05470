"""Options as sentences: what they promise is what happens."""

from __future__ import annotations

import pytest

from soloist import rulebook
from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.words import Message
from soloist.games.arne.answers import DISCARD, END_TURN, PASS, ROWS, Row, Spot
from soloist.games.arne.cards import CARDS, Card, Colour, Kind
from soloist.language import Reader
from soloist.wording.arne import explain, idle, offers
from soloist.wording.arne.totals import totals_of
from soloist.wording.base import Offer
from tests.wording.positions import SETTINGS, Setting, names, play_through


def after(match: Match, question: Question, option: object) -> Match:
    other = match.copy()
    other.answer(option, seat=question.seat)
    return other


def number(message: Message, name: str) -> int:
    value = message.gaps[name]
    assert isinstance(value, int)
    return value


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_totals_an_option_promises_come_true(setting: Setting) -> None:
    checked = 0
    for match in play_through(setting.match(2), every=3):
        question = match.question
        if question is None:
            break
        for offer in offers(match, question):
            if isinstance(offer.option, Spot | Row):
                colour = offer.option.row if isinstance(offer.option, Spot) else offer.option.colour
                assert number(offer.text, "before") == match.state.totals[colour]
                assert number(offer.text, "after") == after(match, question, offer.option).state.totals[colour]
                checked += 1
            elif isinstance(offer.option, Card) and offer.option.kind is Kind.MINUS200 and question.about is None:
                assert offer.option.colour is not None
                assert (
                    number(offer.text, "after")
                    == after(match, question, offer.option).state.totals[offer.option.colour]
                )
                checked += 1
    assert checked > 10


@pytest.mark.parametrize("options", [{}, {"layers_travel": "no"}, {"stolen_combo": "hand"}], ids=str)
def test_a_thief_promises_both_totals(options: dict[str, str]) -> None:
    checked = 0
    for seed in range(6):
        for match in play_through(Match.new(Setting("standard", 3).match().game, 3, options, seed)):
            question = match.question
            if question is None or question.about is None or question.about.kind is not Kind.THIEF:
                continue
            for offer in offers(match, question):
                if isinstance(offer.option, Spot):
                    state = after(match, question, offer.option).state
                    mine = state.colour_of(question.seat)
                    assert number(offer.text, "after") == state.totals[offer.option.row]
                    assert offer.text.gaps.get("mine_after", match.state.totals[mine]) == state.totals[mine]
                    checked += 1
    assert checked > 3


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_changes_of_an_option_come_true(setting: Setting) -> None:
    checked = 0
    for match in play_through(setting.match(3), every=2):
        question = match.question
        if question is None:
            break
        for option in question.options:
            then = after(match, question, option)
            change = totals_of(match, question).after(option)
            if isinstance(option, Spot | Row) or (isinstance(option, Card) and option.kind is Kind.MINUS200):
                assert all(match.state.totals[colour] == before for colour, (before, _) in change.items())
            is_same_game = then.state.game_number == match.state.game_number  # the next one begins without rows
            if isinstance(option, Spot | Row) and is_same_game:
                changed = [colour for colour in Colour if then.state.totals[colour] != match.state.totals[colour]]
                assert set(changed) <= set(change)
                assert all(then.state.totals[colour] == promised for colour, (_, promised) in change.items())
                checked += 1
    assert checked > 10


def test_what_goes_into_no_row_changes_none() -> None:
    for match in play_through(Setting("standard", 3).match(6), every=3):
        question = match.question
        if question is None:
            break
        for option in question.options:
            untouched = not isinstance(option, Card | Spot | Row)
            assert not (untouched and totals_of(match, question).after(option))


def test_value_cards_given_to_a_plus2_change_the_row_one_after_another() -> None:
    seen = [0, 0]
    for seed in (18, 25):
        for match in play_through(Setting("standard", 2).match(seed)):
            question = match.question
            if question is None or question.why != "ARNE-4.4" or not isinstance(question.options[0], Card):
                continue
            for option in question.options:
                [(colour, (before, promised))] = totals_of(match, question).after(option).items()
                assert colour is option.colour
                if question.picked:
                    assert promised == after(match, question, option).state.totals[colour]
                else:
                    assert before == match.state.totals[colour]
                seen[len(question.picked)] += 1
    assert min(seen) > 3


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_option_is_offered_once_and_equal_items_together(setting: Setting) -> None:
    reader = Reader("en", names(setting.persons))
    for match in play_through(setting.match(4), every=5):
        question = match.question
        if question is None:
            break
        offered = offers(match, question)
        texts = [reader.read(offer.text) for offer in offered]
        assert len(set(texts)) == len(texts)
        for option in question.options:
            assert any(same(offer, option) for offer in offered)


def same(offer: Offer, option: object) -> bool:
    if isinstance(option, Spot) and isinstance(offer.option, Spot):
        return (offer.option.row, offer.option.item) == (option.row, option.item)
    return bool(offer.option == option)


def test_the_whole_hand_is_either_offered_or_refused_with_a_reason() -> None:
    for match in play_through(Setting("standard", 3).match(5), every=3):
        question = match.question
        if question is None or question.why not in ("ARNE-2.3", "ARNE-7.4"):
            continue
        offered = {offer.option for offer in offers(match, question)}
        refused = [card for held in idle(match, question) for card in held.things]
        assert not offered.intersection(refused)
        assert offered.union(refused) - {PASS, END_TURN} == set(match.view(question.seat).hand)


def test_every_card_and_word_is_explained_with_rules_that_exist() -> None:
    known = rulebook.paragraphs()
    for thing in (*Kind, *CARDS, *ROWS, PASS, END_TURN, DISCARD):
        explanation = explain(thing)
        assert explanation is not None, thing
        assert explanation.rules
        for rule in explanation.rules:
            assert rule in known
