"""Before the game: maps to choose from, small but complete."""

from __future__ import annotations

import htpy as h

from soloist.engine.words import msg
from soloist.games.arknova.maps import ZooMap
from soloist.web.faces.arknova.ground import areas, ground, marks
from soloist.web.faces.arknova.pieces import key_of
from soloist.web.faces.arknova.shapes import VIEW_BOX
from soloist.web.faces.arknova.signs import reward_sign
from soloist.web.html import Node, icon, key_cap, piece, rule_link
from soloist.web.scene import Scene

SPECIAL = {"A": "AN-M.0", "0": "AN-M.0"}


def maps_offered(scene: Scene) -> list[ZooMap]:
    if scene.asked is None:
        return []
    return [option for option in scene.asked.options if isinstance(option, ZooMap)]


def map_choice(scene: Scene) -> Node:
    """Every map that is offered, and the rule that tells what is special about it."""
    return h.div(".ark-maps")[(offered(scene, each) for each in maps_offered(scene))]


def offered(scene: Scene, zoo_map: ZooMap) -> h.Element:
    key = key_of(zoo_map)
    name = scene.text(msg("Map {id}: {name}", id=zoo_map.id, name=zoo_map))
    return h.div(".ark-offered-map")[
        piece(scene, key, class_="ark-map-card", aria_label=name)[
            h.span(".ark-map-name")[
                h.b(".sign")[scene.read(zoo_map)], h.span(".muted")[zoo_map.id], key_cap(scene.lights.get(key))
            ],
            h.svg(".ark-map", viewBox=VIEW_BOX, aria_hidden="true")[
                ground(zoo_map.id), areas(zoo_map, -1, scene.reader) if zoo_map.areas else None,
                marks(zoo_map, scene.reader),
            ],
            edges(scene, zoo_map),
        ],
        h.p(".why")[scene.read(msg("What is special about it:")), " ", rule_link(rule_of(zoo_map))],
    ]  # fmt: skip


def rule_of(zoo_map: ZooMap) -> str:
    return SPECIAL.get(zoo_map.id) or f"AN-M.{zoo_map.id.rstrip('a')}"


def edges(scene: Scene, zoo_map: ZooMap) -> h.Element:
    """What its edges give: tokens, partner zoos, universities, workers."""
    rows = (("partner", zoo_map.partner_zoos), ("university", zoo_map.universities), ("worker", zoo_map.workers))
    return h.span(".ark-map-edges")[
        h.span[
            (
                h.span(class_="ark-token repeats" if token.repeats else "ark-token", title=scene.text(token))[
                    reward_sign(token.reward)
                ]
                for token in zoo_map.left
            )
        ],
        h.span[
            ([icon(name), [[reward_sign(reward) for reward in slot] or "–" for slot in slots]] for name, slots in rows)
        ],
    ]
