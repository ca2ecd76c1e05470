"""What people may say to AutoMammoth beside the box, with what it does to its books."""

from __future__ import annotations

from typing import Any

from soloist.companion.corrections import Correct, Correction
from soloist.companion.mammoth.reports import Did, every_report
from soloist.companion.mammoth.session import MammothSession
from soloist.companion.people import WhatDid
from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import Seat
from soloist.engine.words import Message, joined, msg, nmsg, sentence
from soloist.games.zooloretto.automa.deck import MammothCard
from soloist.games.zooloretto.automa.ledger import BARN_SIZE, Key, key_of
from soloist.games.zooloretto.automa.questions import NONE, DrawnByHand, SeveralOf, SoloistDraws, SomeTile
from soloist.games.zooloretto.tiles import Tile
from soloist.wording.base import (
    Explanation,
    Offer,
    Wording,
    answers,
    correction_offer,
    in_order,
    nothing_idle,
    option_text,
)
from soloist.wording.zooloretto.pieces import VOCABULARY
from soloist.wording.zooloretto.pieces import explain as explain_piece


def offers(match: Match, question: Question) -> list[Offer]:
    view: MammothSession = match.view(question.seat)
    return [offer(option, question, view) for option in answers(question)]


def offer(option: Any, question: Question, view: MammothSession) -> Offer:
    match option:
        case Did():
            return deed(option, view)
        case SomeTile():
            return tile(option, number_before(view, option, question.about))
        case Correction():
            return correction_offer(option)
        case Correct():
            return Offer(option, msg("Correct something"), msg("Or"), msg("Correct something"))
        case MammothCard():
            return card(option)
        case SoloistDraws():
            return Offer(option, option.say(), msg("Or"), option.say())
        case Seat() if isinstance(question.about, DrawnByHand):
            count = sum(each is option for each in question.about.among)
            return Offer(option, nmsg("{seat}, with {n} tile", "{seat}, with {n} tiles", seat=option, n=count))
        case Key() if isinstance(question.about, DrawnByHand):
            return Offer(option, option.say())
        case Key():
            return Offer(option, msg("One: {key}. Its stack has {n}", key=option, n=stack(view, option)))
        case SeveralOf():
            return Offer(option, msg("Several: {key}. Its stack has {n}", key=option.key, n=stack(view, option.key)))
        case _ if option == NONE:
            return Offer(option, msg("None of them is in a person's barn"))
    return Offer(option, option_text(option))


def numbers(match: Match, question: Question) -> dict[str, int]:
    """What people do keeps its number for an evening; what AutoMammoth wants to buy is asked in its own order."""
    return in_order(*every_report(match.view(question.seat))) if isinstance(question.ask, WhatDid) else {}


def stack(view: MammothSession, key: Key) -> int:
    return len(view.ledger(view.acting).stack(key))


# what a person did


def deed(did: Did, view: MammothSession) -> Offer:
    match did.what:
        case "loaded":
            count = view.known.trucks[did.truck]
            return Offer(
                did,
                msg("Loaded a tile on truck {truck}: {n} → {more}", truck=did.truck + 1, n=count, more=count + 1),
                msg("Loaded a tile on"),
                msg("truck {truck} ({n} → {more})", truck=did.truck + 1, n=count, more=count + 1),
            )
        case "took":
            count = view.known.trucks[did.truck]
            text = nmsg("Took truck {truck} with {n} tile", "Took truck {truck} with {n} tiles",
                        truck=did.truck + 1, n=count)  # fmt: skip
            short = nmsg("truck {truck} ({n} tile)", "truck {truck} ({n} tiles)", truck=did.truck + 1, n=count)
            return Offer(did, text, msg("Took"), short)
        case "bought":
            return bought(did, view)
    text = msg("Only spent money; bought nothing from AutoMammoth")
    return Offer(did, text, msg("Or"), text)


def bought(did: Did, view: MammothSession) -> Offer:
    assert did.key is not None
    assert did.seller is not None
    count = len(view.ledger(did.seller).stack(did.key))
    return Offer(
        did, msg("Bought from {seat}: {key} {n} → {less}", seat=did.seller, key=did.key, n=count, less=count - 1),
        msg("Bought from {seat}", seat=did.seller), msg("{key} ({n} → {less})", key=did.key, n=count, less=count - 1),
    )  # fmt: skip


def card(option: MammothCard) -> Offer:
    """A card that somebody has turned up, with what stands on it."""
    text = msg("{code}: {entries}", code=option.code, entries=joined(option.entries))
    level = msg("Level {level}", level=option.level)
    return Offer(option, text, level, msg("{code}: {notation}", code=option.code,
                                          notation=", ".join(entry.code for entry in option.entries)))  # fmt: skip


# what AutoMammoth gets


def number_before(view: MammothSession, some: SomeTile, before: tuple[Tile, ...]) -> int:
    """How many it has of a kind of tile, with those of the same truck that are named already."""
    same = sum(each.is_coin if some.key is None else not each.is_coin and key_of(each) is some.key for each in before)
    return same + (view.ledger(view.acting).coins if some.key is None else stack(view, some.key))


def tile(option: SomeTile, have: int) -> Offer:
    """A tile, and the stack before and after."""
    text = msg("Coin, its coins {n} → {more}", n=have, more=have + 1)
    if option.key is not None:
        text = msg("{key} {n} → {more}", key=option.key, n=have, more=have + 1)
        if have == BARN_SIZE:
            text = msg("{key} {n} → {more}, safe", key=option.key, n=have, more=have + 1)
    return Offer(option, text, WHICH, text)


WHICH = msg("Male or female does not matter; several tiles may be typed in one line")


WHY: dict[type[object], tuple[Message, tuple[str, ...]]] = {
    Correct: (msg("You can correct any number on record; undo works too."), ()),
    Did: (
        msg("Its cards depend on how many tiles are on each truck, so Soloist counts them."),
        ("MAM-3.1", "MAM-3.4", "ZOO-3.1"),
    ),
    SomeTile: (msg("Soloist asks what is on a truck only when AutoMammoth takes it."), ("MAM-5.2", "MAM-5.3")),
    SoloistDraws: (msg("You draw for AutoMammoth; Soloist can do it this once."), ("MAM-7.8",)),
    Key: (msg("It buys for its largest stack; a tie is decided at random."), ("MAM-6.2", "MAM-6.3", "MAM-6.4")),
}
WHY[SeveralOf] = WHY[Key]
"""Why AutoMammoth has to know something, and the rules."""


def explain(thing: object) -> Explanation | None:
    if isinstance(thing, Did) and thing.what == "bought":
        text = msg("Its stacks of one or two tiles are its barn: people may buy from them.")
        return Explanation(thing.say(), text, ("MAM-6.8", "MAM-6.9"))
    found = WHY.get(type(thing))
    return explain_piece(thing) if found is None else Explanation(sentence(thing), *found)


WORDING = Wording(offers, nothing_idle, explain, VOCABULARY, numbers=numbers)
