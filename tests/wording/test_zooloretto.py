"""The options of Zooloretto in words, and what they promise."""

from __future__ import annotations

import re
from typing import Any

from soloist import rulebook
from soloist.engine.match import Match
from soloist.engine.seats import Seat
from soloist.games.zooloretto.answers import EXPAND, LOAD, Action, ForSale, Placement, Swap
from soloist.games.zooloretto.money import MONEY
from soloist.games.zooloretto.tiles import Tile
from soloist.language import Reader
from soloist.wording.zooloretto import WORDING, explain, idle, offers
from soloist.wording.zooloretto.offers import Rehearsal, Stand
from tests.wording.zoos import begun, names, play_through

PROMISE = re.compile(r"(-?\d+) → (-?\d+) points|still (-?\d+) points")


def texts(match: Match) -> dict[Any, str]:
    question = match.question
    assert question is not None
    reader = Reader("en", names(match))
    return {offer.option: reader.read(offer.text) for offer in offers(match, question)}


def test_what_an_option_promises_comes_true() -> None:
    kept: dict[type, int] = {}
    changed = earned = born = 0
    for match in (match for seed in range(3) for match in play_through(begun("greedy,greedy,greedy", seed))):
        question = match.question
        if question is None or isinstance(question.options[0], Action):
            continue
        before = match.view(question.seat)
        for option, text in texts(match).items():
            promise = PROMISE.search(text.replace("−", "-"))
            if promise is None:
                continue
            after = match.copy()
            after.answer(option)
            now = after.view(question.seat)
            said = int(promise[2] or promise[3])
            assert said == now.scores[question.seat]
            assert int(promise[1] or promise[3]) == before.scores[question.seat]
            kept[type(option)] = kept.get(type(option), 0) + 1
            changed += promise[2] is not None
            young = sum(before.young) - sum(now.young)
            assert ("offspring" in text.split(": ")[1]) == (young > 0)
            born += young
            if question.why == "ZOO-5.2":
                coins = now.zoos[question.seat].coins - before.zoos[question.seat].coins
                assert (f"+{coins} coin" in text) == (coins > 0)
                earned += coins
    assert set(kept) >= {Placement, Swap, Tile}
    assert min(changed, earned, born) > 3


def test_changes_are_how_the_seat_stands_before_and_after() -> None:
    placed = swapped = 0
    for match in play_through(begun("greedy,greedy,greedy", 2)):
        question = match.question
        if question is None or not isinstance(question.options[0], Placement | Swap):
            continue
        seat = question.seat
        for option in question.options:
            then = match.copy()
            then.answer(option)
            rehearsal = Rehearsal(match, question.seat)
            before, after = rehearsal.now, rehearsal.after(option)
            assert before == Stand.of(match.view(seat), seat)
            assert after == Stand.of(then.view(seat), seat)
            placed += isinstance(option, Placement)
            swapped += isinstance(option, Swap)
    assert placed > 50
    assert swapped > 3


def test_every_option_has_its_changes() -> None:
    for match in play_through(begun("greedy,mammoth:II", 5), every=3):
        question = match.question
        if question is None:
            break
        for option in question.options:
            rehearsal = Rehearsal(match, question.seat)
            before, after = rehearsal.now, rehearsal.after(option)
            assert after.young <= before.young
            assert option is not EXPAND or after.coins < before.coins


def test_what_money_could_do_is_the_best_of_its_options() -> None:
    best = 0
    for match in play_through(begun("greedy,greedy,greedy", 6)):
        question = match.question
        if question is None or not isinstance(question.options[0], Action | ForSale):
            continue
        for option, text in texts(match).items():
            found = re.search(r": up to (-?\d+) points, now (-?\d+)", text)
            if found is None:
                continue
            ahead = match.copy()
            ahead.answer(option)
            assert ahead.question is not None
            reached = []
            for answer in ahead.question.options:
                then = ahead.copy()
                then.answer(answer)
                reached.append(then.view(question.seat).scores[question.seat])
            assert int(found[1]) == max(reached)
            assert int(found[2]) == match.view(None).scores[question.seat]
            best += 1
    assert best > 20


def test_no_option_tells_what_comes_next() -> None:
    looked = 0
    for match in play_through(begun("greedy,mammoth:II", 7), every=2):
        if match.question is None:
            break
        other = match.copy()
        other.seed += 1
        assert texts(other) == texts(match)
        looked += 1
    assert looked > 20


def test_loading_comes_first_then_trucks_then_money() -> None:
    seen = 0
    for match in play_through(begun("greedy,greedy,greedy", 8), every=3):
        question = match.question
        if question is None or question.why != "ZOO-3.1":
            continue
        offered = [offer.option for offer in offers(match, question)]
        kinds = ["load" if option is LOAD else "take" if option.truck >= 0 else "money" for option in offered]
        assert kinds == sorted(kinds, key=["load", "take", "money"].index)
        assert set(offered) == set(question.options)
        seen += len(set(kinds)) == 3
    assert seen > 5


def test_every_money_action_is_offered_or_its_reason_given() -> None:
    reasons = set()
    for match in play_through(begun("greedy,greedy", 9), every=2):
        question = match.question
        if question is None or question.why != "ZOO-3.1":
            continue
        hindered = idle(match, question)
        offered = [option for option in question.options if option in MONEY]
        assert (
            sum(len(entry.things) for entry in hindered) + len(offered) + (LOAD in question.options) == len(MONEY) + 1
        )
        reasons |= {entry.refusal.rule for entry in hindered}
    assert reasons >= {"ZOO-6.1", "ZOO-6.2", "ZOO-6.7", "ZOO-6.16", "ZOO-4.2"}


def test_everything_is_explained_by_rules_there_are() -> None:
    known = rulebook.paragraphs()
    things: set[Any] = set(WORDING.vocabulary)
    for match in play_through(begun("greedy,greedy,mammoth:II", 10), every=2):
        if match.question is not None:
            things |= set(match.question.options)
    explained = {type(thing) for thing in things}
    assert len(explained) >= 6
    for thing in things:
        explanation = explain(thing)
        assert explanation is not None
        assert explanation.rules
        assert set(explanation.rules) <= set(known)


def test_seats_and_other_things_are_not_explained() -> None:
    assert explain(Seat(1)) is None
