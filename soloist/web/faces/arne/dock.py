"""One's own things: the piles to draw from and to discard to, and the hand."""

from __future__ import annotations

from collections import Counter

import htpy as h

from soloist.engine.words import msg, nmsg
from soloist.games.arne.cards import CHAMELEON, Card
from soloist.games.arne.options import TopCard
from soloist.games.arne.state import Stage
from soloist.games.arne.view import View
from soloist.web.faces.arne.cards import figure, named_face, number, suit, tint
from soloist.web.faces.arne.pieces import asks, is_shown
from soloist.web.faces.arne.words import effect, into_row, reason
from soloist.web.html import Node, classes, icon, key_cap, piece
from soloist.web.scene import Scene

MANY_CARDS = 9  # different ones; more of them are drawn narrower


def dock(scene: Scene) -> Node:
    view: View = scene.view
    if view.stage is Stage.OVER:
        return None
    return [piles(scene), None if scene.seat is None else hand(scene)]


# piles


def piles(scene: Scene) -> h.Element:
    view: View = scene.view
    return h.div(".dock-part.arne-piles")[
        h.div(".dock-head")[h.b[scene.read(msg("Piles"))]],
        h.div(".arne-pile-row")[
            h.span(".card-back.arne-draw-pile", role="img",
                   aria_label=scene.text(nmsg("{n} card to draw", "{n} cards to draw", n=view.pile_size)))[
                h.b[str(view.pile_size)]
            ],
            discard_pile(scene),
            discard_words(scene),
        ],
    ]  # fmt: skip


def discard_pile(scene: Scene) -> h.Element:
    """The discard pile: where a value card may go, or what a Thief takes."""
    top = scene.view.discard_top
    key = "discard" if "discard" in scene.lights else "top"
    thief = asks(scene, TopCard) or (scene.asked is not None and scene.asked.why == "ARNE-6.5")
    inside = h.span(".arne-card.arne-gap") if top is None else named_face(scene, top)
    named = {} if top is None else {"data_vt": f"discard-{scene.view.discard_size}"}
    label = None
    if key == "discard":
        label = h.span(".arne-pile-word")[scene.read(msg("discard"))]
    elif key in scene.lights:
        label = h.span(".arne-pile-word")[scene.read(msg("steal"))]
    return piece(scene, key, class_="arne-discard", why="top" if thief else "", tag=h.span, **named)[
        h.span(".visually-hidden")[scene.text(msg("Discard pile"))], inside, label, key_cap(scene.lights.get(key))
    ]


def discard_words(scene: Scene) -> h.Element:
    view: View = scene.view
    if view.discard_top is None:
        return h.div(".arne-pile-words")[
            h.b[scene.read(msg("Discard pile"))], h.span(".muted")[scene.read(msg("empty"))]
        ]
    return h.div(".arne-pile-words")[
        h.b[scene.read(msg("{n} discarded", n=view.discard_size))],
        h.span(".muted")[scene.text(msg("{card} on top", card=view.discard_top))],
    ]


# the hand


def hand(scene: Scene) -> h.Element:
    view: View = scene.view
    copies = Counter(view.hand)
    black = sum(card.black for card in view.hand)
    sizes = msg("{black} black, {white} white", black=black, white=len(view.hand) - black)
    return h.div(".dock-part.arne-hand-part")[
        h.div(".dock-head")[
            h.b[scene.read(msg("Your hand"))],
            h.span(".muted")[scene.read(sizes)] if view.hand else None,
            standing_pass(scene),
        ],
        h.ul(class_=classes("arne-hand", is_full=len(copies) > MANY_CARDS))[
            (h.li[hand_card(scene, card, count)] for card, count in copies.items())
        ]
        if view.hand
        else h.p(".muted.arne-no-hand")[scene.read(_no_hand(view))],
    ]


def _no_hand(view: View) -> object:
    if view.stage is Stage.SETUP:
        return msg("Eight cards are dealt to everybody when the colours are picked.")
    return msg("You hold no cards. You draw one when your turn comes.")


def hand_card(scene: Scene, card: Card, copies: int) -> h.Element:
    """A card in hand: what it does now, or why it cannot be played."""
    view: View = scene.view
    assert scene.seat is not None
    key = f"hand:{card.code}"
    why = None if key in scene.lights or not asks_for_cards(scene) else reason(scene, card)
    off = why is not None and card.black
    light = scene.lights.get(key)
    return piece(
        scene, key,
        class_=classes("arne-hand-card", tint(card), is_picked=is_in_play(scene, card), is_stacked=copies > 1,
                       is_minus=card.black and card.colour is not None),
        why=card.code if why is not None else "", tag=h.span,
        data_vt=f"card-{card.code}-{copy_in_hand(view, card)}",
    )[
        h.span(".arne-top")[
            h.span(".arne-figure")[figure(card)],
            None if card.colour is None else suit(card.colour, "arne-suit"),
        ],
        h.span(".arne-says")[
            h.b[scene.text(card)],
            h.span(".arne-copies")[scene.read(msg("{n} copies", n=copies))] if copies > 1 else None,
            None if off else does(scene, card),
        ],
        key_cap(light) if why is None else h.span(".arne-why")[icon("help"), scene.read(why)],
    ]  # fmt: skip


def does(scene: Scene, card: Card) -> Node:
    """What the card would do, in a few words."""
    assert scene.seat is not None
    if not card.rowable:
        return h.span(".arne-effect")[scene.read(effect(scene.view, scene.seat, card))]
    row, change = into_row(scene.view, scene.seat, card)
    numbers = None if change is None else h.span(".arne-numbers")[f"{number(change[0])} → {number(change[1])}"]
    return [h.span(".arne-effect")[scene.read(row)], numbers]


def copy_in_hand(view: View, card: Card) -> int:
    """Cards are not numbered; the next copy after those that lie in rows moves from the hand to the row."""
    lying = sum(item.card is card and not item.chameleon for row in view.rows for item in row or ())
    return lying + 1


def asks_for_cards(scene: Scene) -> bool:
    """Whether a card from the hand is asked for, as a move."""
    question = scene.asked
    return question is not None and question.about is None and question.of == 1 and question.why != "ARNE-1.4"


def is_in_play(scene: Scene, card: Card) -> bool:
    """Whether the question is about this card: it is being played, or given away."""
    question = scene.asked
    if question is None or is_shown(question):
        return False
    with_chameleon = card is CHAMELEON and question.why == "ARNE-6.3"
    return card is question.about or card in question.picked or with_chameleon


def standing_pass(scene: Scene) -> Node:
    """Pass now and until something of interest happens; what that is stands in the side panel."""
    question = scene.asked
    if question is None or question.passing is None or scene.view.stage is Stage.FINAL:
        return None
    return h.button(".button.button-small.lit", type="submit", form="watch", data_key="shift+p")[
        scene.read(msg("Pass until…")), h.kbd["⇧P"]
    ]
