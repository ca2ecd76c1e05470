"""The left column: the action board with its cards, tiles and creatures."""

from __future__ import annotations

import htpy as h

from soloist.engine.words import Message, msg
from soloist.games.orichalcum.answers import Take
from soloist.games.orichalcum.pieces import Action
from soloist.games.orichalcum.questions import WhichCardLeaves, WhichCardToTake
from soloist.games.orichalcum.state import Offer
from soloist.games.orichalcum.view import View
from soloist.web.faces.orichalcum.pieces import card_key
from soloist.web.faces.orichalcum.seats import speaker, taken
from soloist.web.faces.orichalcum.signs import ACTION_ICONS, hoplites, said, small_tile
from soloist.web.html import Node, icon, key_cap, piece
from soloist.web.scene import Scene

IN_SHORT: dict[Action, Message] = {
    Action.PRODUCE: msg("1 ◆ for each mine"),
    Action.RECRUIT: msg("1 ⚔ for each training camp"),
    Action.CONSTRUCT: msg("medallion, temple or building"),
    Action.CAPTURE: msg("fight creatures on your island"),
}


def action_board(scene: Scene) -> Node:
    view: View = scene.view
    mine = taken(scene)
    return h.section(".panel.panel-grow.ori-board", aria_label=scene.text(msg("Action board")))[
        h.div(".panel-head")[
            icon("act-cards"),
            h.span(".grow")[scene.read(msg("Action board"))],
            h.span(".muted")[scene.read(msg("with tile and creature"))],
        ],
        h.ol(class_=f"ori-cards is-{len(view.row) + (mine is not None)}")[
            own_card(scene, mine) if mine is not None else None,
            (h.li[card(scene, place, offer)] for place, offer in enumerate(view.row, 1)),
        ],
    ]


def card(scene: Scene, place: int, offer: Offer) -> h.Element:
    """A place of the board: what is paid, the action, the tile with its creatures."""
    view: View = scene.view
    key = card_key(place)
    price = view.setup.box.price(place - 1)
    choosing = scene.asked is not None and isinstance(scene.asked.ask, WhichCardToTake)
    why = f"card {place}" if choosing else ""
    return piece(scene, key, class_="ori-card", why=why, data_vt=motion_name(scene, offer))[
        h.span(".ori-price")[h.b[str(place)], price_tag(scene, price)],
        h.span(".grow")[
            h.span(".ori-action")[icon(ACTION_ICONS[offer.card.action]), scene.read(offer.card.action)],
            note(scene, place, offer),
        ],
        small_tile(offer.tile, offer.creatures) if offer.tile is not None else None,
        key_cap(scene.lights.get(key)),
    ]


def motion_name(scene: Scene, offer: Offer) -> str | None:
    """Cards slide along the board; equal ones of an owner's box lie still."""
    view: View = scene.view
    mine = taken(scene)
    shown = [each.card for each in view.row] + ([mine.offer.card] if mine is not None else [])
    return f"ori-{offer.card.code}" if shown.count(offer.card) == 1 else None


def price_tag(scene: Scene, price: int) -> h.Element:
    return hoplites(scene, price) if price else h.span(".ori-free")[scene.read(msg("free"))]


def note(scene: Scene, place: int, offer: Offer) -> Node:
    """What the action would do now, or why the card cannot be taken."""
    view: View = scene.view
    speaks = speaker(scene)
    match None if scene.asked is None else scene.asked.ask:
        case WhichCardLeaves():
            return h.small[scene.read(msg("leaves the board with its tile"))]
        case WhichCardToTake() if card_key(place) not in scene.lights:
            refused = scene.why_not(f"card {place}")
            return h.small(".reason")[icon("lock"), scene.read(refused.reason)] if refused is not None else None
        case WhichCardToTake() if speaks is not None:
            return h.small[said(scene, speaks.worth_of(Take(place, offer, view.setup.box.price(place - 1))))]
    return h.small[said(scene, IN_SHORT[offer.card.action])]


def own_card(scene: Scene, take: Take) -> h.Element:
    """The card of one's turn, which lies on the board no longer."""
    offer = take.offer
    label: Message = msg("yours in this turn")
    return h.li[
        h.div(".ori-card.is-mine", data_vt=motion_name(scene, offer))[
            h.span(".ori-price")[icon("check", scene.text(msg("taken")))],
            h.span(".grow")[
                h.span(".ori-action")[icon(ACTION_ICONS[offer.card.action]), scene.read(offer.card.action)],
                h.small[scene.read(label)],
            ],
            small_tile(offer.tile, offer.creatures) if offer.tile is not None else None,
        ]
    ]
