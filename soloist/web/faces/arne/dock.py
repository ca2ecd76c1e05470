"""The bottom of the table: the piles, and one's hand with what each card would do now or why it cannot be played."""

from __future__ import annotations

from collections import Counter

from soloist.engine.words import Message, msg, nmsg, numeral
from soloist.games.arne.cards import CHAMELEON, Card
from soloist.games.arne.questions import AnyReaction, IntoWhichRow, WhatToSteal, WhichCard, WhichToCarry
from soloist.games.arne.state import Stage
from soloist.games.arne.view import View
from soloist.web import markup as h
from soloist.web.faces.arne.cards import copies_in_rows, figure, named_face, suit, tint
from soloist.web.faces.arne.pieces import is_shown
from soloist.web.faces.table_widgets import dock_part
from soloist.web.html import Node, classes, form_fields, icon, key_cap, look_mark, piece, post_form
from soloist.web.reading import drawn_for_all
from soloist.web.scene import Scene, piece_key
from soloist.wording.arne.offers import Speaker, short_reason
from soloist.wording.arne.totals import Totals

MANY_CARDS = 9  # different ones; more of them are drawn narrower


def dock(scene: Scene) -> Node:
    if scene.view.stage is Stage.OVER:
        return None
    return [piles(scene), None if scene.seat is None else hand(scene)]


# piles


def piles(scene: Scene) -> h.Element:
    view: View = scene.view
    words, more = msg("Discard pile"), msg("empty")
    if view.discard_top is not None:
        words, more = msg("{n} discarded", n=view.discard_size), msg("{card} on top", card=view.discard_top)
    to_draw = nmsg("{n} card to draw", "{n} cards to draw", n=view.pile_size)
    return dock_part(
        scene, "arne-piles", msg("Piles"), None,
        h.div(".arne-pile-row")[
            h.span(".card-back.arne-draw-pile", role="img", aria_label=scene.text(to_draw))[h.b[str(view.pile_size)]],
            discard_pile(scene),
            h.div(".arne-pile-words")[h.b[scene.read(words)], h.span(".muted")[scene.text(more)]],
        ],
    )  # fmt: skip


def discard_pile(scene: Scene) -> h.Element:
    """The discard pile: where a value card may go, or what a Thief takes."""
    top = scene.view.discard_top
    key = "discard" if "discard" in scene.lights else "top"
    thief = isinstance(scene.ask, WhatToSteal)
    inside = h.span(".arne-card.arne-gap") if top is None else named_face(scene, top)
    named = {} if top is None else {"data_vt": f"card-{top.code}-{copies_in_rows(scene.view, top) + 1}"}
    word = msg("discard") if key == "discard" else msg("steal")
    return piece(scene, key, class_="arne-discard", why="top" if thief else "", tag=h.span, **named)[
        h.span(".visually-hidden")[scene.text(msg("Discard pile"))],
        inside,
        h.span(".arne-pile-word")[scene.read(word)] if key in scene.lights else None,
        key_cap(scene.lights.get(key)),
    ]


# the hand


def hand(scene: Scene) -> h.Element:
    view: View = scene.view
    copies = Counter(view.hand)
    black = sum(card.black for card in view.hand)
    sizes = msg("{black} black, {white} white", black=black, white=len(view.hand) - black)
    none = msg("You hold no cards. You draw one when your turn comes.")
    if view.stage is Stage.SETUP:
        none = msg("Eight cards are dealt to everybody when the colours are picked.")
    return dock_part(
        scene, "arne-hand-part", msg("Your hand"), sizes if view.hand else None,
        h.ul(
            class_=classes("arne-hand", is_full=len(copies) > MANY_CARDS),
            aria_label=scene.text(msg("Your hand")),
            tabindex=None if asks_for_cards(scene) else "0",
        )[(h.li[hand_card(scene, card, count)] for card, count in copies.items())]
        if view.hand
        else h.p(".muted.arne-no-hand")[scene.read(none)],
        post_form(scene, "undo", id="take-back")[form_fields(scene)] if scene.asked is not None else None,
    )  # fmt: skip


def hand_card(scene: Scene, card: Card, copies: int) -> h.Element:
    """A card in hand, as large as there is room."""
    key = piece_key("hand", card)
    lit = key in scene.lights
    back = not lit and is_in_play(scene, card) and scene.can_undo
    refusal = None if lit or not asks_for_cards(scene) else scene.why_not(card.code)
    why = None if refusal is None else short_reason(refusal)
    many = h.span(".arne-copies")[scene.read(msg("{n} copies", n=copies))] if copies > 1 else None
    return _frame(scene, key, card, copies, back=back, why=why is not None)[
        card_top(card),
        h.span(".arne-says")[
            h.b[scene.text(card)], None if lit else many, None if why is not None and card.black else does(scene, card)
        ],
        h.span(".arne-foot")[many, key_cap(scene.lights[key])] if lit else _foot(scene, back, why),
        look_mark(),
    ]


@drawn_for_all
def card_top(card: Card) -> h.Element:
    return h.span(".arne-top")[
        h.span(".arne-figure")[figure(card)], None if card.colour is None else suit(card.colour, "arne-suit")
    ]


def _foot(scene: Scene, back: bool, why: Message | None) -> Node:
    """How to take a card back, or why it cannot be played."""
    if back:
        return h.span(".arne-why")[icon("undo"), scene.read(msg("undo"))]
    return None if why is None else h.span(".arne-why")[icon("help"), scene.read(why)]


def _frame(scene: Scene, key: str, card: Card, copies: int, *, back: bool, why: bool) -> h.Element:
    """The card as an answer, as a question why not, as something to take back, or just a card."""
    look = classes(
        "arne-hand-card", tint(card), is_picked=is_in_play(scene, card), is_stacked=copies > 1,
        is_minus=card.black and card.colour is not None,
    )  # fmt: skip
    # cards are not numbered; the next copy after those that lie open moves from the hand to the table
    copy = copies_in_rows(scene.view, card) + (scene.view.discard_top is card) + 1
    name = f"card-{card.code}-{copy}"
    if back:
        return h.button(
            type="submit", form="take-back", class_=look, aria_pressed="true", data_piece=key, data_vt=name,
            data_key="escape", data_look=True,
        )  # fmt: skip
    return piece(scene, key, class_=look, why=card.code if why else "", tag=h.span, data_vt=name)


def does(scene: Scene, card: Card) -> Node:
    """What the card would do, in a few words."""
    assert scene.seat is not None
    words, change = Speaker(Totals(scene.view, scene.seat, None)).in_short(card)
    numbers = None if change is None else h.span(".arne-numbers")[f"{numeral(change[0])} → {numeral(change[1])}"]
    return [h.span(".arne-effect")[scene.read(words)], numbers]


def asks_for_cards(scene: Scene) -> bool:
    """Whether a card from the hand is asked for, as a move."""
    return isinstance(scene.ask, WhichCard | AnyReaction)


def is_in_play(scene: Scene, card: Card) -> bool:
    """Whether the question is about this card: it is being played, or given away."""
    question = scene.asked
    if question is None or is_shown(question):
        return False
    with_chameleon = card is CHAMELEON and isinstance(question.ask, WhichToCarry | IntoWhichRow)
    return card is question.about or card in question.picked or with_chameleon
