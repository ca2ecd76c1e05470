"""The boards everybody shares: action cards on the left; buildings and Titans below the island."""

from __future__ import annotations

from collections.abc import Callable

from markupsafe import Markup

from soloist.engine.words import Message, msg, nmsg, pmsg
from soloist.games.orichalcum.answers import Take
from soloist.games.orichalcum.gains import titan_limit
from soloist.games.orichalcum.pieces import BASE, Action, Building, Terrain
from soloist.games.orichalcum.questions import WhatToConstruct, WhichCardLeaves, WhichCardToTake
from soloist.games.orichalcum.state import BoardCard, Stage, Titan
from soloist.web import markup as h
from soloist.web.faces.orichalcum import signs
from soloist.web.faces.orichalcum.seats import middle_seat, realm_seen, speaker, taken
from soloist.web.faces.orichalcum.signs import hoplites, said, small_tile, terrain_class
from soloist.web.faces.table_widgets import dock_part, left_panel
from soloist.web.html import Node, icon, key_cap, look_mark, piece, seat_chip
from soloist.web.reading import Reading, drawn_once
from soloist.web.scene import Person, Scene, piece_key
from soloist.wording.orichalcum.pieces import IN_SHORT, KIND_EFFECTS, POWERS
from soloist.wording.orichalcum.prospects import holder_of


def action_board(scene: Scene) -> Node:
    """The left column: the cards with their tiles and creatures; first the one of the turn under way."""
    row, mine = scene.view.row, taken(scene)
    return left_panel(
        scene, "ori-board", "act-cards", msg("Action board"), msg("with tile and creature"),
        h.ol(class_=f"ori-cards is-{len(row) + (mine is not None)}")[
            own_card(scene, mine.offer) if mine is not None else None,
            (h.li[card(scene, place, offer)] for place, offer in enumerate(row, 1)),
        ],
    )  # fmt: skip


def card(scene: Scene, place: int, offer: BoardCard) -> h.Element:
    """A place of the board: what is paid, the action, the tile with its creatures."""
    key = piece_key("card", place)
    price = scene.view.setup.box.price(place - 1)
    why = f"card {place}" if isinstance(scene.ask, WhichCardToTake) else ""
    return piece(scene, key, class_="ori-card", why=why, data_vt=motion_name(scene, offer))[
        price_of(scene, place, price),
        printed(scene, offer, note(scene, place, offer, price)),
        look_mark(),
        key_cap(scene.lights.get(key)),
    ]


@drawn_once
def price_of(scene: Reading, place: int, price: int) -> h.Element:
    cost = hoplites(scene, price) if price else h.span(".ori-free")[scene.read(pmsg("price", "free"))]
    return h.span(".ori-price")[h.b[str(place)], cost]


def own_card(scene: Scene, offer: BoardCard) -> h.Element:
    """The card of one's turn, which lies on the board no longer."""
    return h.li[
        h.div(".ori-card.is-mine", data_vt=motion_name(scene, offer))[
            h.span(".ori-price")[icon("check", scene.text(pmsg("card", "taken")))],
            printed(scene, offer, h.small[scene.read(msg("yours in this turn"))]),
        ]
    ]


def printed(scene: Scene, offer: BoardCard, note: Node) -> Node:
    """The action with a note, and the tile with its creatures."""
    action = offer.card.action
    return [
        h.span(".grow")[h.span(".ori-action")[icon(signs.ACTION_ICONS[action]), scene.read(action)], note],
        small_tile(offer.tile, offer.creatures) if offer.tile is not None else None,
    ]


def motion_name(scene: Scene, offer: BoardCard) -> str | None:
    """Cards slide along the board; equal ones of an owner's box lie still."""
    mine = taken(scene)
    shown = [each.card for each in scene.view.row] + ([mine.offer.card] if mine is not None else [])
    return f"ori-{offer.card.code}" if shown.count(offer.card) == 1 else None


def note(scene: Scene, place: int, offer: BoardCard, price: int) -> Node:
    """What the action would do now, or why the card cannot be taken."""
    speaks = speaker(scene)
    match scene.ask:
        case WhichCardLeaves():
            return h.small[scene.read(msg("leaves the board with its tile"))]
        case WhichCardToTake() if piece_key("card", place) not in scene.lights:
            refused = scene.why_not(f"card {place}")
            return h.small(".reason")[icon("lock"), scene.read(refused.reason)] if refused is not None else None
        case WhichCardToTake() if speaks is not None:
            return h.small[said(scene, speaks.worth_of(Take(place, offer, price)))]
    return h.small[said(scene, IN_SHORT[offer.card.action])]


# below the island


def dock(scene: Scene) -> Node:
    """The construction board and the Titans."""
    if scene.view.stage is Stage.OVER:
        return None
    limit = titan_limit(realm_seen(scene, middle_seat(scene)))
    text = nmsg(
        "1 point each while you hold it; you may hold {n}", "1 point each while you hold it; you may hold {n}", n=limit
    )
    return [
        four(scene, msg("Construction board"), msg("free, on its own terrain or an empty volcano"), slot),
        four(scene, msg("Titans"), text, titan),
    ]


def four(scene: Scene, title: Message, text: Message, draw: Callable[[Scene, Terrain], h.Element]) -> h.Element:
    """Something for each terrain."""
    return dock_part(scene, "ori-dock", title, text, h.ul(".ori-four")[(h.li[draw(scene, each)] for each in BASE)])


def slot(scene: Scene, terrain: Terrain) -> h.Element:
    building, key = scene.view.slots[terrain], piece_key("slot", terrain)
    light = scene.lights.get(key)
    why = f"build {terrain.code}" if isinstance(scene.ask, WhatToConstruct) else ""
    refused = scene.why_not(why) if why and light is None else None
    return piece(scene, key, class_=f"ori-slot {terrain_class(terrain)}", why=why)[
        top(scene, terrain, key_cap(light)),
        on_offer(scene, building, None if refused is None else refused.reason),
    ]


@drawn_once
def on_offer(scene: Reading, building: Building | None, reason: Message | None) -> Node:
    """A building and what it does, or why it cannot be built."""
    if building is None:
        return h.span(".ori-slot-text.muted")[scene.read(msg("empty until the round ends"))]
    return [
        h.span(".ori-slot-name")[icon(signs.KIND_ICONS[building.kind]), h.b[scene.read(building.say())]],
        h.span(".ori-slot-text")[said(scene, KIND_EFFECTS[building.kind])]
        if reason is None
        else h.span(".ori-slot-text.reason")[scene.read(reason)],
        look_mark(),
    ]


@drawn_once
def top(scene: Reading, terrain: Terrain, cap: Markup | None) -> h.Element:
    return h.span(".ori-slot-top")[icon(signs.TERRAIN_ICONS[terrain]), h.span(".grow")[scene.text(terrain)], cap]


def titan(scene: Scene, terrain: Terrain) -> h.Element:
    key = piece_key("titan", terrain)
    return piece(scene, key, class_=f"ori-slot is-titan {terrain_class(terrain)}", data_titan=terrain.code)[
        top(scene, terrain, key_cap(scene.lights.get(key))),
        held_by(scene, scene.view.setup.box.titans[terrain], *holder_now(scene, terrain)),
    ]


def holder_now(scene: Scene, terrain: Terrain) -> tuple[Person | None, bool]:
    """Who has a Titan, and whether it is active."""
    holder = holder_of(scene.view, terrain)
    if holder is None:
        return None, False
    return scene.person(holder), Titan(terrain, active=True) in scene.view.realm(holder).titans


@drawn_once
def held_by(scene: Reading, power: Action, holder: Person | None, is_active: bool) -> Node:
    """What a Titan can do, and whose it is."""
    nobody = h.span(".muted")[scene.read(msg("nobody"))]
    state = h.span(".muted")[scene.read(msg("active") if is_active else msg("inactive"))]
    return [
        h.span(".ori-slot-text")[scene.read(POWERS[power])],
        h.span(".ori-slot-who")[nobody if holder is None else [seat_chip(holder), state]],
        look_mark(),
    ]
