"""AutoMammoth's cards: what each of its actions came to, and why."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, nmsg
from soloist.games.zooloretto.automa.deck import Entry, MammothCard, Op
from soloist.games.zooloretto.automa.why import Line, Step
from soloist.web.faces.companion_widgets import why
from soloist.web.faces.mammoth.story import Card, Chapter, Fate
from soloist.web.html import Node, classes, icon, rule_link, seat_class
from soloist.web.scene import Scene

NO_BREAK = "\u00a0"
CLASSES = {Fate.DONE: "is-taken", Fate.SKIPPED: "is-skipped", Fate.PASSED: "is-skipped", Fate.OPEN: ""}


def label(entry: Entry) -> Message:
    """Draw 1 →: as short as on the card."""
    match entry.op:
        case Op.DRAW if entry.leftmost:
            return msg("Draw {n} →", n=entry.count)
        case Op.DRAW:
            return msg("Draw {n} ←", n=entry.count)
        case Op.TAKE if entry.leftmost:
            return msg("Take {n} →", n=entry.count)
        case Op.TAKE:
            return msg("Take {n} ←", n=entry.count)
        case Op.PURCHASE:
            return msg("Purchase")
    return msg("Shuffle")


def labels(card: MammothCard, scene: Scene) -> str:
    return " · ".join(scene.text(label(entry)).replace(" ", NO_BREAK) for entry in card.entries)


def reason(entry: Entry, fate: Fate, line: Line | None) -> tuple[Message, str]:
    """Why an action was done or not, and the rule."""
    if fate is Fate.PASSED:
        return msg("it has a truck already"), "MAM-2.6"
    if line is None:
        return msg("comes next") if fate is Fate.OPEN else msg("not tried"), "MAM-2.3"
    side = msg("leftmost") if entry.leftmost else msg("rightmost")
    truck = 0 if line.truck is None else line.truck + 1
    match line.step:
        case Step.LOAD:
            text = msg("truck {truck} is the {side} with {n} and room", truck=truck, side=side, n=entry.count)
            return text, "MAM-4.1"
        case Step.TAKE:
            return msg("truck {truck} is the {side} with {n}", truck=truck, side=side, n=entry.count), "MAM-5.1"
        case Step.NO_TRUCK if entry.op is Op.DRAW:
            return msg("no truck with room holds {n}", n=entry.count), "MAM-4.1"
        case Step.NO_TRUCK:
            return msg("no truck holds {n}", n=entry.count), "MAM-5.1"
        case Step.BUY:
            assert line.key is not None
            return msg("its largest stack that can grow: {key}", key=line.key), "MAM-6.3"
        case Step.NO_COINS:
            return msg("it has fewer than 2 coins"), "MAM-6.1"
        case Step.NO_SALE:
            return msg("nothing for its stacks in another barn"), "MAM-6.5"
    return msg("all its cards form a new deck; the turn is over"), "MAM-7.1"


def automa_card(scene: Scene, card: Card, seat: Seat) -> h.Element:
    """The card as it lies there, each action with what became of it."""
    left = len(scene.view.ledger(seat).cards)
    return h.section(class_=classes("automa-card", seat_class(seat)))[
        h.header[
            h.span[scene.read(msg("Card {code}", code=card.card.code))],
            h.span[scene.read(nmsg("{n} left in the deck", "{n} left in the deck", n=left))],
        ],
        h.ol[(_row(scene, *tried) for tried in card.tries())],
    ]


def _row(scene: Scene, entry: Entry, fate: Fate, line: Line | None) -> h.Element:
    text, rule = reason(entry, fate, line)
    mark = icon("check", scene.text(msg("done"))) if fate is Fate.DONE else icon("close", scene.text(msg("not done")))
    return h.li(class_=CLASSES[fate] or None)[
        h.b[scene.read(label(entry))], h.span[scene.read(text), " ", rule_link(rule)],
        mark if fate is not Fate.OPEN else icon("hourglass"),
    ]  # fmt: skip


def tries(scene: Scene, cards: Sequence[Card]) -> h.Element:
    """Cards in small print, one action a line."""
    return h.ul(".tries")[
        (
            h.li[
                h.b[scene.read(msg("{code}: {entry}", code=card.card.code, entry=label(entry)))], " ",
                why(scene, *reason(entry, fate, line)),
            ]
            for card in cards
            for entry, fate, line in card.tries()
            if fate is not Fate.OPEN
        )
    ]  # fmt: skip


def fallback(scene: Scene, turn: Chapter) -> Node:
    """No card could act."""
    if turn.fallback is None:
        return None
    return h.p(".note.note-info")[
        icon("help"),
        h.span[scene.read(msg("No card can act, so it takes the fullest truck or loads the first with room.")), " ",
               rule_link("MAM-7.4")],
    ]  # fmt: skip


def turn_card(scene: Scene, turn: Chapter, *, open_: bool = True) -> Node:
    """The card that acted; those before it, which did nothing, can be opened."""
    assert turn.seat is not None
    before = turn.cards[:-1] if turn.fallback is None else turn.cards
    last = turn.cards[-1] if turn.cards and turn.fallback is None else None
    if not open_ and last is not None:
        before, last = turn.cards, None
    return [
        automa_card(scene, last, turn.seat) if last is not None else None,
        h.details(".fruitless")[
            h.summary[
                scene.read(
                    nmsg("{n} card before it did nothing", "{n} cards before it did nothing", n=len(before))
                    if open_
                    else msg("Why: {cards}", cards=", ".join(card.card.code for card in before))
                )
            ],
            tries(scene, before),
        ]
        if before
        else None,
        fallback(scene, turn),
    ]
