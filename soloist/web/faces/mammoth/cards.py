"""AutoMammoth's cards: what each of its actions came to, and why."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace

from soloist.engine.seats import Seat
from soloist.engine.words import Message, filled, msg, nmsg, pmsg, template
from soloist.games.zooloretto.automa.deck import Entry, MammothCard, Op
from soloist.games.zooloretto.automa.why import MammothLine, Step
from soloist.web import markup as h
from soloist.web.faces.companion_widgets import info, why
from soloist.web.faces.mammoth.story import Card, Chapter, Fate
from soloist.web.html import Node, classes, icon, seat_class
from soloist.web.scene import Scene

NO_BREAK = "\u00a0"
CLASSES = {Fate.DONE: "is-taken", Fate.SKIPPED: "is-skipped", Fate.PASSED: "is-skipped", Fate.OPEN: ""}
LABELS = {  # as short as on the card
    (Op.DRAW, True): template("Draw {count} →"), (Op.DRAW, False): template("Draw {count} ←"),
    (Op.TAKE, True): template("Take {count} →"), (Op.TAKE, False): template("Take {count} ←"),
    (Op.PURCHASE, True): template("Purchase"), (Op.SHUFFLE, True): template("Shuffle"),
}  # fmt: skip


def label(entry: Entry) -> Message:
    return filled(LABELS[entry.op, entry.leftmost], entry)


def labels(card: MammothCard, scene: Scene) -> str:
    return " · ".join(scene.text(label(entry)).replace(" ", NO_BREAK) for entry in card.entries)


REASONS = {  # why an action was done or not
    Step.LOAD: template("truck {truck} is the {side} with {n} and room"),
    Step.TAKE: template("truck {truck} is the {side} with {n}"),
    Step.BUY: template("its largest stack that can grow: {key}"),
    Step.NO_COINS: template("it has fewer than 2 coins"),
    Step.NO_SALE: template("nothing for its stacks in another barn"),
    Step.SHUFFLE: template("all its cards form a new deck; the turn is over"),
}
NO_TRUCK = {
    Op.DRAW: (template("no truck with room holds {n}"), "MAM-4.1"),
    Op.TAKE: (template("no truck holds {n}"), "MAM-5.1"),
}


def reason(entry: Entry, fate: Fate, line: MammothLine | None) -> tuple[Message, str]:
    """Why an action was done or not, and the rule."""
    if fate is Fate.PASSED:
        return msg("it already has a truck"), "MAM-2.6"
    if line is None:
        return msg("comes next"), "MAM-2.3"
    side = msg("leftmost") if entry.leftmost else msg("rightmost")
    text, rule = NO_TRUCK[entry.op] if line.step is Step.NO_TRUCK else (REASONS[line.step], line.rule)
    gaps = SimpleNamespace(truck=line.truck, side=side, n=entry.count, key=line.key)
    return filled(text, gaps), rule


def automa_card(scene: Scene, card: Card, seat: Seat) -> h.Element:
    """The card, small: each action with what became of it; on demand why."""
    left = len(scene.view.ledger(seat).cards)
    return h.section(class_=classes("mammoth-card", seat_class(seat)))[
        h.p[
            h.b[scene.read(msg("Card {code}", code=card.card.code))], " ",
            why(scene, nmsg("{n} left in the deck", "{n} left in the deck", n=left)),
        ],
        h.ol[(_row(scene, *tried) for tried in card.tries())],
    ]  # fmt: skip


def _row(scene: Scene, entry: Entry, fate: Fate, line: MammothLine | None) -> h.Element:
    text, rule = reason(entry, fate, line)
    sign, word = ("check", pmsg("action", "done")) if fate is Fate.DONE else ("close", msg("not done"))
    mark = icon(sign, scene.text(word))
    return h.li(class_=CLASSES[fate] or None)[
        mark if fate is not Fate.OPEN else icon("hourglass"), h.b[scene.read(label(entry))], why(scene, text, rule)
    ]


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
    text = msg("No card can act, so it takes the fullest truck or loads the first with room.")
    return info(scene, text, "MAM-7.4") if turn.fallback is not None else None


def turn_card(scene: Scene, turn: Chapter) -> Node:
    """The card that acted; those before it, which did nothing, can be opened where reasons are wanted."""
    is_shown = bool(turn.cards) and turn.fallback is None
    before = turn.cards[:-1] if is_shown else turn.cards
    words = nmsg("{n} card before it did nothing", "{n} cards before it did nothing", n=len(before))
    return [
        automa_card(scene, turn.cards[-1], turn.turn_of) if is_shown else None,
        h.details(".fruitless")[h.summary[scene.read(words)], tries(scene, before)] if before else None,
        fallback(scene, turn),
    ]
