"""Below the island: the construction board and the Titans."""

from __future__ import annotations

import htpy as h

from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, nmsg
from soloist.games.orichalcum.gains import titan_limit
from soloist.games.orichalcum.pieces import BASE, Terrain
from soloist.games.orichalcum.questions import WhatToConstruct
from soloist.games.orichalcum.state import Stage
from soloist.games.orichalcum.view import View
from soloist.web.faces.orichalcum.pieces import slot_key, titan_key
from soloist.web.faces.orichalcum.seats import middle_seat, realm_seen
from soloist.web.faces.orichalcum.signs import KIND_ICONS, TERRAIN_ICONS, said, terrain_class
from soloist.web.html import Node, icon, key_cap, piece, seat_chip
from soloist.web.scene import Scene
from soloist.wording.orichalcum.pieces import KIND_EFFECTS, POWERS
from soloist.wording.orichalcum.prospects import holder_of


def dock(scene: Scene) -> Node:
    view: View = scene.view
    if view.stage is Stage.OVER:
        return None
    return [buildings(scene), titans(scene)]


def head(scene: Scene, title: Message, text: Message) -> h.Element:
    return h.div(".dock-head")[h.b[scene.read(title)], h.span(".muted")[scene.read(text)]]


# the construction board


def buildings(scene: Scene) -> h.Element:
    return h.div(".dock-part.ori-dock")[
        head(scene, msg("Construction board"), msg("free, on its own terrain or an empty volcano")),
        h.ul(".ori-four")[(h.li[slot(scene, terrain)] for terrain in BASE)],
    ]


def slot(scene: Scene, terrain: Terrain) -> h.Element:
    view: View = scene.view
    building, key = view.slots[terrain], slot_key(terrain)
    light = scene.lights.get(key)
    asked = scene.asked is not None and isinstance(scene.asked.ask, WhatToConstruct)
    why = f"build {terrain.code}" if asked else ""
    refused = scene.why_not(why) if asked and light is None else None
    return piece(scene, key, class_=f"ori-slot {terrain_class(terrain)}", why=why)[
        top(scene, terrain, key_cap(light)),
        [
            h.span(".ori-slot-name")[icon(KIND_ICONS[building.kind]), h.b[scene.read(building.say())]],
            h.span(".ori-slot-text.reason")[scene.read(refused.reason)]
            if refused is not None
            else h.span(".ori-slot-text")[said(scene, KIND_EFFECTS[building.kind])],
        ]
        if building is not None
        else h.span(".ori-slot-text.muted")[scene.read(msg("empty until the round ends"))],
    ]


def top(scene: Scene, terrain: Terrain, cap: Node = None) -> h.Element:
    return h.span(".ori-slot-top")[icon(TERRAIN_ICONS[terrain]), h.span(".grow")[scene.text(terrain)], cap]


# Titans


def titans(scene: Scene) -> h.Element:
    limit = titan_limit(realm_seen(scene, middle_seat(scene)))
    text = nmsg(
        "1 point each while you hold it; you may hold {n}", "1 point each while you hold it; you may hold {n}", n=limit
    )
    return h.div(".dock-part.ori-dock")[
        head(scene, msg("Titans"), text), h.ul(".ori-four")[(h.li[titan(scene, terrain)] for terrain in BASE)]
    ]


def titan(scene: Scene, terrain: Terrain) -> h.Element:
    view: View = scene.view
    key = titan_key(terrain)
    return piece(scene, key, class_=f"ori-slot is-titan {terrain_class(terrain)}", data_titan=terrain.code)[
        top(scene, terrain, key_cap(scene.lights.get(key))),
        h.span(".ori-slot-text")[scene.read(POWERS[view.setup.box.titans[terrain]])],
        h.span(".ori-slot-who")[who(scene, terrain, holder_of(view, terrain))],
    ]


def who(scene: Scene, terrain: Terrain, holder: Seat | None) -> Node:
    view: View = scene.view
    if holder is None:
        return h.span(".muted")[scene.read(msg("nobody"))]
    active = any(titan.terrain is terrain and titan.active for titan in view.realm(holder).titans)
    return [
        seat_chip(scene.person(holder)),
        h.span(".muted")[scene.read(msg("active") if active else msg("inactive"))],
    ]
