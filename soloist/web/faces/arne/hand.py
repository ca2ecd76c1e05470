"""The hand: what each card would do now, or why it cannot be played."""

from __future__ import annotations

from collections import Counter

import htpy as h

from soloist.engine.words import Message, msg
from soloist.games.arne.cards import CHAMELEON, Card
from soloist.games.arne.questions import AnyReaction, IntoWhichRow, WhichCard, WhichToCarry
from soloist.games.arne.state import Stage
from soloist.games.arne.view import View
from soloist.web.faces.arne.cards import copies_in_rows, figure, number, suit, tint
from soloist.web.faces.arne.pieces import is_shown
from soloist.web.faces.arne.words import effect, into_row, only_target, reason
from soloist.web.html import Node, classes, form_fields, icon, key_cap, piece, post_form
from soloist.web.scene import Scene

MANY_CARDS = 9  # different ones; more of them are drawn narrower


def hand(scene: Scene) -> h.Element:
    view: View = scene.view
    copies = Counter(view.hand)
    black = sum(card.black for card in view.hand)
    sizes = msg("{black} black, {white} white", black=black, white=len(view.hand) - black)
    return h.div(".dock-part.arne-hand-part")[
        h.div(".dock-head")[
            h.b[scene.read(msg("Your hand"))],
            h.span(".muted")[scene.read(sizes)] if view.hand else None,
        ],
        h.ul(
            class_=classes("arne-hand", is_full=len(copies) > MANY_CARDS),
            aria_label=scene.text(msg("Your hand")),
            tabindex=None if asks_for_cards(scene) else "0",
        )[(h.li[hand_card(scene, card, count)] for card, count in copies.items())]
        if view.hand
        else h.p(".muted.arne-no-hand")[scene.read(_no_hand(view))],
        post_form(scene, "undo", id="take-back")[form_fields(scene)] if scene.asked is not None else None,
    ]


def _no_hand(view: View) -> Message:
    if view.stage is Stage.SETUP:
        return msg("Eight cards are dealt to everybody when the colours are picked.")
    return msg("You hold no cards. You draw one when your turn comes.")


def hand_card(scene: Scene, card: Card, copies: int) -> h.Element:
    """A card in hand, as large as there is room."""
    key = f"hand:{card.code}"
    back = key not in scene.lights and is_in_play(scene, card) and scene.can_undo
    why = None if key in scene.lights or not asks_for_cards(scene) else reason(scene, card)
    many = h.span(".arne-copies")[scene.read(msg("{n} copies", n=copies))] if copies > 1 else None
    lit = key in scene.lights
    return _frame(scene, key, card, copies, back=back, why=why is not None)[
        h.span(".arne-top")[
            h.span(".arne-figure")[figure(card)],
            None if card.colour is None else suit(card.colour, "arne-suit"),
        ],
        h.span(".arne-says")[
            h.b[scene.text(card)],
            None if lit else many,
            None if why is not None and card.black else does(scene, card),
        ],
        h.span(".arne-foot")[many, key_cap(scene.lights[key])] if lit else _foot(scene, back, why),
    ]


def _foot(scene: Scene, back: bool, why: Message | None) -> Node:
    """How to take a card back, or why it cannot be played."""
    if back:
        return h.span(".arne-why")[icon("undo"), scene.read(msg("take it back"))]
    return None if why is None else h.span(".arne-why")[icon("help"), scene.read(why)]


def _frame(scene: Scene, key: str, card: Card, copies: int, *, back: bool, why: bool) -> h.Element:
    """The card as an answer, as a question why not, as something to take back, or just a card."""
    look = classes(
        "arne-hand-card", tint(card), is_picked=is_in_play(scene, card), is_stacked=copies > 1,
        is_minus=card.black and card.colour is not None,
    )  # fmt: skip
    name = f"card-{card.code}-{copy_in_hand(scene.view, card)}"
    if back:
        return h.button(
            type="submit", form="take-back", class_=look, aria_pressed="true", data_piece=key, data_vt=name,
            data_key="escape",
        )  # fmt: skip
    return piece(scene, key, class_=look, why=card.code if why else "", tag=h.span, data_vt=name)


def does(scene: Scene, card: Card) -> Node:
    """What the card would do, in a few words."""
    view, me = scene.view, scene.seat
    assert me is not None
    row = into_row(view, me, card) if card.rowable else only_target(view, me, card)
    if row is None:
        return h.span(".arne-effect")[scene.read(effect(view, me, card))]
    words, change = row
    numbers = None if change is None else h.span(".arne-numbers")[f"{number(change[0])} → {number(change[1])}"]
    return [h.span(".arne-effect")[scene.read(words)], numbers]


def copy_in_hand(view: View, card: Card) -> int:
    """Cards are not numbered; the next copy after those that lie open moves from the hand to the table."""
    return copies_in_rows(view, card) + (view.discard_top is card) + 1


def asks_for_cards(scene: Scene) -> bool:
    """Whether a card from the hand is asked for, as a move."""
    question = scene.asked
    return question is not None and isinstance(question.ask, WhichCard | AnyReaction)


def is_in_play(scene: Scene, card: Card) -> bool:
    """Whether the question is about this card: it is being played, or given away."""
    question = scene.asked
    if question is None or is_shown(question):
        return False
    with_chameleon = card is CHAMELEON and isinstance(question.ask, WhichToCarry | IntoWhichRow)
    return card is question.about or card in question.picked or with_chameleon


def standing_pass(scene: Scene) -> Node:
    """Pass now and until something of interest happens; what that is stands in the side panel."""
    question = scene.asked
    if question is None or question.passing is None or scene.view.stage is Stage.FINAL:
        return None
    return h.button(".button.lit", type="submit", form="watch", data_key="shift+p")[
        scene.read(msg("Pass until…")), h.kbd["⇧P"]
    ]
