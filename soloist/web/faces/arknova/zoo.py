"""A zoo: its map with buildings, the tokens at the left edge, what is printed at the right one, the counters."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, nmsg
from soloist.games.arknova import board as facts
from soloist.games.arknova.board import University
from soloist.games.arknova.hexes import NAMES, bits
from soloist.games.arknova.icons import Icon
from soloist.games.arknova.maps import LeftToken, Reward, ZooMap
from soloist.games.arknova.state import Building
from soloist.games.arknova.view import ZooView
from soloist.web import markup as h
from soloist.web.faces.arknova.ground import VIEW_BOX, areas, ground, hexagon, marks, middle_of, place_class
from soloist.web.faces.arknova.pieces import hex_key, key_of, partner_key
from soloist.web.faces.arknova.residents import residents
from soloist.web.faces.arknova.seats import zoo_of
from soloist.web.faces.arknova.signs import gain, icon_name, partner_text, reward_sign, tracks
from soloist.web.faces.arknova.wood import Placing, bare_wood, ghosts, placing, spots_data, state_of, wood
from soloist.web.html import Node, classes, icon, key_cap, look_link, piece, rule_link, seat_chip, seat_class
from soloist.web.parts import Drawn, part
from soloist.web.reading import Reading, drawn_once
from soloist.web.scene import Scene
from soloist.wording.arknova.map_texts import special
from soloist.wording.arknova.pieces import map_rule

SECOND_SIDE = (2, 3)  # slots of partner zoos that need Association II [AN-7.16]


def map_box(scene: Scene, seat: Seat) -> Drawn:
    """The map with its buildings; where it answers, buttons lie over the hexes."""
    zoo, mine = zoo_of(scene, seat), seat == scene.seat
    asked = placing(scene) if mine else None
    lit = [each for each in zoo.buildings if mine and key_of(each) in scene.lights]
    spots = spots_data(scene, asked) if asked is not None else None
    box = h.div(".ark-mapbox", data_zoo=seat.code, data_spots=spots)[
        map_drawing(scene, seat, asked, lit),
        hex_buttons(scene, asked) if asked is not None else None,
        building_buttons(scene, seat, lit),
    ]
    return part("map", box)


def map_drawing(
    scene: Scene, seat: Seat, asked: Placing | None = None, lit: Sequence[Building] = ()
) -> h.Element:  # fmt: skip
    zoo, living = zoo_of(scene, seat), residents(scene, seat)
    label = scene.text(msg("Zoo map {id}: {name}", id=zoo.map.id, name=zoo.map))
    return h.svg(".ark-map", viewBox=VIEW_BOX, role="group", aria_label=label)[
        ground(zoo.map.id),
        lit_hexes(asked) if asked is not None else None,
        areas(zoo.map, zoo.markers, scene.reader) if zoo.map.areas else None,
        marks(zoo.map, scene.reader),
        [wood(scene, each, living.get(each.footprint.mask), is_lit=each in lit) for each in zoo.buildings],
        ghosts(asked.kind) if asked is not None else None,
    ]


def miniature(scene: Scene, zoo: ZooView) -> h.Element:
    """A map so small that only terrain and buildings can be made out."""
    label = scene.text(nmsg("{n} building", "{n} buildings", n=len(zoo.buildings)))
    return h.svg(".ark-map.is-small", viewBox=VIEW_BOX, role="img", aria_label=label)[
        ground(zoo.map.id), [bare_wood(each) for each in zoo.buildings]
    ]


def lit_hexes(asked: Placing) -> h.Element:
    """Where the building could lie; the dots are the hexes to point at without a script."""
    return h.g(".ark-lit")[
        (h.polygon(points=hexagon(number)) for number in bits(asked.mask)),
        (
            h.circle(cx=f"{x:.1f}", cy=f"{y + 24:.1f}", r="5")
            for x, y in (middle_of(number) for number in bits(asked.anchors))
        ),
    ]


def hex_buttons(scene: Scene, asked: Placing) -> Node:
    """One button for each anchor, and for the script a target on every other hex that could be covered."""
    return [
        piece(
            scene, hex_key(NAMES[number]), class_=f"ark-spot {place_class(number)}", tag=h.span, data_hex=NAMES[number],
            aria_label=scene.text(msg("{building} on {hex}", building=asked.kind, hex=NAMES[number])),
        )
        if asked.anchors >> number & 1
        else h.span(class_=f"ark-spot {place_class(number)}", data_hex=NAMES[number])
        for number in bits(asked.mask)
    ]  # fmt: skip


def building_buttons(scene: Scene, seat: Seat, lit: Sequence[Building]) -> Node:
    """A button on every hex of a building that answers; one of them for the keyboard."""
    found: list[Node] = []
    living = residents(scene, seat)
    for building in lit:
        name = scene.text(state_of(building, living.get(building.footprint.mask)))
        for place, number in enumerate(bits(building.footprint.mask)):
            first = {"aria_label": name} if place == 0 else {"tabindex": "-1"}
            found.append(piece(scene, key_of(building), class_=f"ark-spot is-wood {place_class(number)}", **first)[
                key_cap(scene.lights.get(key_of(building))) if place == 0 else None
            ])  # fmt: skip
    return found


def left_edge(scene: Scene, seat: Seat) -> h.Element:
    """The seven tokens and what each of them uncovers [AN-7.9, AN-7.20]."""
    zoo = zoo_of(scene, seat)

    def left_token(token: LeftToken) -> Node:
        key, is_there = key_of(token), bool(zoo.left >> token.number - 1 & 1)
        if seat != scene.seat or key not in scene.lights:
            return still_token(scene, token, is_there)
        return piece(scene, key, class_=token_class(token, is_there), data_tip=scene.text(token))[
            token_inside(token, token_state(scene, token, is_there)), key_cap(scene.lights[key])
        ]

    return h.ul(".ark-left", aria_label=scene.text(msg("Tokens for conservation projects")))[
        (h.li[left_token(token)] for token in zoo.map.left)
    ]


@drawn_once
def still_token(scene: Reading, token: LeftToken, is_there: bool) -> h.Element:
    state = token_state(scene, token, is_there)
    return h.span(class_=token_class(token, is_there), data_tip=state)[token_inside(token, state)]


def token_class(token: LeftToken, is_there: bool) -> str:
    return classes("ark-token", repeats=token.repeats, is_used=not is_there)


def token_state(scene: Reading, token: LeftToken, is_there: bool) -> str:
    there = msg("{reward}: token there", reward=token)
    return scene.text(there if is_there else msg("{reward}: uncovered", reward=token))


def token_inside(token: LeftToken, state: str) -> Node:
    return [reward_sign(token.reward), h.span(".visually-hidden")[state]]


def right_edge(scene: Scene, seat: Seat) -> h.Element:
    """Partner zoos, universities and workers: what is there, and what the next one brings."""
    zoo = zoo_of(scene, seat)
    return h.div(".ark-right")[
        allies(scene, zoo.map, zoo.partner_zoos, zoo.universities), workers(scene, zoo.map, zoo.workers, zoo.hired)
    ]


@drawn_once
def allies(scene: Reading, zoo_map: ZooMap, zoos: tuple[Icon, ...], universities: tuple[University, ...]) -> Node:
    partners = [partner(scene, each) for each in zoos]
    schools = [
        look_link(scene, key_of(each))[icon("science" if each.research else "card", scene.text(each))]
        for each in universities
    ]

    def group(short: Message, title: Message, inside: Sequence[Node]) -> Node:
        said = scene.text(title)
        return [h.p(".eyebrow", data_tip=said)[scene.read(short)], h.ul(aria_label=said)[inside]]

    done = min(len(partners), len(schools))
    joined = [
        h.li(class_="is-filled" if place < done else None, data_tip=scene.text(reward))[reward_sign(reward)]
        for place, reward in enumerate(zoo_map.linked)
    ]
    same_row = msg("Partner zoo and university of the same row")  # map 11 [AN-M.11]
    partner_slots = slots(scene, partners, zoo_map.partner_zoos, second_side=SECOND_SIDE)
    return [
        group(msg("Zoos"), msg("Partner zoos"), partner_slots),
        group(msg("Univ."), msg("Universities"), slots(scene, schools, zoo_map.universities)),
        group(msg("Joined"), same_row, joined) if joined else None,
    ]


def partner(scene: Reading, continent: Icon) -> h.Element:
    said = scene.text(partner_text(continent))
    return look_link(scene, partner_key(continent), data_tip=said)[icon(icon_name(continent), said)]


def slots(
    scene: Reading, filled: Sequence[Node], rewards: Sequence[tuple[Reward, ...]], *, had: int | None = None,
    second_side: tuple[int, ...] = (),
) -> list[Node]:  # fmt: skip
    """Slots from first to last, with what is there or what comes; what was not among the `had` first ones is ringed."""
    return [
        h.li(class_=classes("is-filled", is_changed=had is not None and place >= had))[filled[place]]
        if place < len(filled)
        else open_slot(scene, reward, place in second_side)
        for place, reward in enumerate(rewards)
    ]


@drawn_once
def open_slot(scene: Reading, rewards: tuple[Reward, ...], needs_side: bool) -> h.Element:
    words = [scene.text(reward) for reward in rewards] or [scene.text(msg("no reward"))]
    if needs_side:
        words.append(scene.text(msg("needs Association II")))
    return h.li(data_tip=", ".join(words))[
        [reward_sign(reward) for reward in rewards] or h.span(".muted")["–"],
        h.em["II"] if needs_side else None,
        h.span(".visually-hidden")[", ".join(words)],
    ]


@drawn_once
def workers(scene: Reading, zoo_map: ZooMap, ready: int, hired: int) -> Node:
    """Ready, placed, still in reserve with what hiring brings [AN-7.14]."""
    out = hired - ready
    title = nmsg("{n} worker ready, {out} placed", "{n} workers ready, {out} placed", n=ready, out=out)

    def reserve(rewards: tuple[Reward, ...]) -> h.Element:
        said = ", ".join(scene.text(reward) for reward in rewards)
        return h.li(".is-reserve", data_tip=said or scene.text(msg("in reserve")))[
            [reward_sign(reward) for reward in rewards] or icon("worker")
        ]

    return [
        h.p(".eyebrow", data_tip=scene.text(title))[scene.read(msg("Workers"))],
        h.ul(aria_label=scene.text(title))[
            (h.li(".is-filled")[icon("worker")] for _ in range(ready)),
            (h.li(".is-out", data_tip=scene.text(msg("placed")))[icon("worker")] for _ in range(out)),
            (reserve(rewards) for rewards in zoo_map.workers[hired - facts.START_WORKERS :]),
        ],
    ]


def zoo_panel(scene: Scene, seat: Seat) -> h.Element:
    """The zoo in the middle of the table; below it who, which map, money, X-tokens, and the three tracks."""
    zoo = zoo_of(scene, seat)
    label = scene.text(nmsg("{n} X-token", "{n} X-tokens", n=zoo.x_tokens))
    return h.div(class_=f"ark-zoo {seat_class(seat)}")[
        h.div(".ark-ground")[
            part("map-left", left_edge(scene, seat)), map_box(scene, seat), part("map-right", right_edge(scene, seat))
        ],
        part("me", h.div(".ark-me", data_keep_clear=True)[
            h.span(".ark-me-who")[
                seat_chip(scene.person(seat)),
                h.span(".muted", data_tip=scene.text(zoo.map))[scene.read(msg("Map {id}", id=zoo.map.id))],
            ],
            gain(scene, "money", zoo.money, msg("money")),
            h.span(".ark-xs", role="img", aria_label=label, data_tip=label)[
                (icon("x-token", class_="" if n < zoo.x_tokens else "is-gone") for n in range(facts.MOST_X_TOKENS))
            ],
            tracks(scene, zoo),
        ]),
    ]  # fmt: skip


# before the game: maps to choose from, small but complete


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
        h.p(".why")[scene.read(special(zoo_map)), " ", rule_link(map_rule(zoo_map))],
    ]  # fmt: skip


def edges(scene: Scene, zoo_map: ZooMap) -> h.Element:
    """What its edges give: tokens, partner zoos, universities, workers."""
    rows = (("partner", zoo_map.partner_zoos), ("university", zoo_map.universities), ("worker", zoo_map.workers))

    def left(token: LeftToken) -> h.Element:
        return h.span(class_=classes("ark-token", repeats=token.repeats), data_tip=scene.text(token))[
            reward_sign(token.reward)
        ]

    return h.span(".ark-map-edges")[
        h.span[(left(token) for token in zoo_map.left)],
        h.span[
            ([icon(name), [[reward_sign(reward) for reward in slot] or "–" for slot in slots]] for name, slots in rows)
        ],
    ]
