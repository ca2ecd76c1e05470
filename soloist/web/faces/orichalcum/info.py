"""Beside the island: what a place would bring, the odds of fights, what can be constructed or bought."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.notation import Word
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, nmsg
from soloist.games.orichalcum import questions as ask
from soloist.games.orichalcum.actions import MOST_HOPLITES
from soloist.games.orichalcum.answers import MEDALLION, TEMPLE, Buy, Lay
from soloist.games.orichalcum.gains import titan_limit
from soloist.games.orichalcum.pieces import Action, Creature, Goods, Kind, Terrain
from soloist.games.orichalcum.sites import temple_sites
from soloist.games.orichalcum.state import Beast, Realm
from soloist.games.orichalcum.turn import extra_price
from soloist.web import markup as h
from soloist.web.faces.orichalcum import signs
from soloist.web.faces.orichalcum.hint import dice_of_last_fight
from soloist.web.faces.orichalcum.placing import Chart, Placing, effect_list, effects_of, turn_of, turned
from soloist.web.faces.orichalcum.seats import is_asked, realm_seen, speaker, table_seen
from soloist.web.faces.orichalcum.signs import said
from soloist.web.html import Node, icon, key_cap, piece, rule_link
from soloist.web.reading import Reading, drawn_for_all, drawn_once
from soloist.web.scene import Scene, piece_key
from soloist.wording.orichalcum.offers import Speaker, percent
from soloist.wording.orichalcum.pieces import KIND_EFFECTS, POWERS

SMALLER = 30 / signs.ACROSS  # tiles beside the island against tiles on it


def info(scene: Scene, seat: Seat, asked: Placing | None, charted: Chart | None) -> h.Element:
    """The column right of the island."""
    return h.div(".ori-info")[
        placed_here(scene, asked, charted) if asked is not None and charted is not None else None,
        panel(scene, seat) if is_asked(scene, seat) else None,
        [creature_panel(scene, seat, beast) for beast in beasts_of(scene, seat)],
        reconstructed(scene, scene.view.setup.box.reconstructed),
    ]


def panel(scene: Scene, seat: Seat) -> Node:
    """What belongs to the open question."""
    match scene.ask:
        case ask.WhatToConstruct():
            return constructions(scene, seat)
        case ask.WhetherToBuyAction():
            return purchases(scene, seat)
        case ask.WhetherToUsePower(terrain=terrain):
            return power(scene, terrain)
        case ask.WhichTitansStay():
            limit = titan_limit(realm_seen(scene, seat))
            text = nmsg("You may hold {n} Titan.", "You may hold {n} Titans.", n=limit)
            return section(scene, msg("Titans to keep"), text, "ORI-6.6")
        case ask.WhereBuilding(building=building):
            return section(scene, building.kind.say(), KIND_EFFECTS[building.kind], "ORI-7.6")
    return None


def section(scene: Scene, title: Message, text: Message, rule: str, *more: Node) -> h.Element:
    return h.section(".ori-box")[h.h2[h.span[scene.read(title)]], h.p[said(scene, text), " ", rule_link(rule)], more]


# a tile


def placed_here(scene: Scene, asked: Placing, charted: Chart) -> h.Element:
    """What the tile would bring where it is held; without a script where it is picked."""
    turns = [(key, light) for key, light in scene.lights.items() if key.startswith("turn:")]
    return h.section(".ori-box.ori-placed", aria_live="polite")[
        h.h2[scene.read(msg("Placed here"))],
        at_rest(scene, asked) if not turns else None,
        [
            effect_list(scene, outcome, data_outcome=str(number), data_titans=titans, hidden=True)
            for number, (outcome, titans) in enumerate(charted.outcomes)
        ],
        [
            piece(scene, key, class_="option ori-turn", aria_label=scene.text(light.choices[0].offer.text))[
                signs.small_tile(asked.tile, asked.hand.creatures, turned_points(asked, light.choices[0].option)),
                h.span[[h.small[said(scene, text)] for _, text, _ in effects_of(asked, light.choices[0].option)]
                       or scene.read(msg("nothing at once"))],
                key_cap(light),
            ]
            for key, light in turns
        ],
    ]  # fmt: skip


def turned_points(asked: Placing, lay: Lay) -> tuple[tuple[float, float], ...]:
    points = turned(asked.tile.size, turn_of(asked.ground, asked.spots[lay]))
    return tuple((x * SMALLER, y * SMALLER) for x, y in points)


def at_rest(scene: Scene, asked: Placing) -> h.Element:
    """While the tile is held nowhere."""
    return h.p(".ori-at-rest")[
        signs.small_tile(asked.tile, asked.hand.creatures),
        h.span[
            h.span(".needs-script")[scene.read(msg("Point at the island to see what the tile would give you."))],
            h.span(".without-script")[scene.read(msg("Pick the circle of its first terrain, then how it is rotated."))],
            " ",
            rule_link("ORI-5.5"),
        ],
    ]


# creatures


def beasts_of(scene: Scene, seat: Seat) -> list[Beast]:
    """The creatures of the island; the one that is being fought first."""
    names = scene.view.realm(seat).ground.names
    beasts: Sequence[Beast] = scene.view.realm(seat).beasts
    return sorted(beasts, key=lambda beast: piece_key("beast", names[beast.circle]) not in scene.reached)


def creature_panel(scene: Scene, seat: Seat, beast: Beast) -> h.Element:
    """Strength, dice, exact chances, loot; buttons for the hoplites while it may be fought."""
    realm = realm_seen(scene, seat)
    where, creature = realm.ground.names[beast.circle], beast.creature
    more = range(MOST_HOPLITES - beast.hoplites + 1)
    return h.section(".ori-box.ori-fight")[
        creature_head(scene, where, creature, beast.hoplites),
        h.table(".ori-odds")[
            h.tbody[
                dice_lines(scene, beast.hoplites, realm.hoplites),
                h.tr(".ori-chance")[chance_title(scene), (chance(scene, realm, beast, where, each) for each in more)],
            ]
        ],
        loot_line(scene, creature.hoplites, creature.nuggets + realm.count(Kind.ARCH)),
    ]


@drawn_once
def creature_head(scene: Reading, where: str, creature: Creature, standing: int) -> Node:
    title = msg("{creature}, strength {strength}", creature=creature, strength=creature.strength)
    there = nmsg("{n} hoplite stands there.", "{n} hoplites stand there.", n=standing)
    return [
        h.h2[icon(signs.creature_icon(creature)), h.span[scene.read(title)]],
        h.p[h.span(".ori-where")[where], " ", scene.read(there) if standing else None],
    ]


@drawn_once
def dice_lines(scene: Reading, standing: int, hoplites: int) -> Node:
    """By hoplites sent now; those one has not got are struck out."""
    columns = range(MOST_HOPLITES - standing + 1)
    return [
        h.tr[
            h.th(scope="row")[scene.read(title)],
            (cell(text.format(first + more), more <= hoplites) for more in columns),
        ]
        for title, text, first in ((msg("hoplites"), "+{}", 0), (msg("dice"), "{}", 1 + standing))
    ]


@drawn_once
def chance_title(scene: Reading) -> h.Element:
    return h.th(scope="row")[scene.read(msg("to win"))]


@drawn_for_all
def cell(text: str, is_possible: bool) -> h.Element:
    return h.td(class_=None if is_possible else "is-not")[text]


def chance(scene: Scene, realm: Realm, beast: Beast, where: str, more: int) -> Node:
    text = f"{percent(realm, beast.creature, 1 + beast.hoplites + more)}\u202f%"
    key = piece_key("more", where, more)
    if key not in scene.lights:
        return cell(text, more <= realm.hoplites)
    return h.td[piece(scene, key, class_="ori-more")[text, key_cap(scene.lights[key])]]


@drawn_once
def loot_line(scene: Reading, hoplites: int, nuggets: int) -> h.Element:
    return h.p[scene.read(msg("Loot")), " ", signs.loot(scene, hoplites, nuggets) or "–", " ", rule_link("ORI-8.4")]


# construct


def constructions(scene: Scene, seat: Seat) -> h.Element:
    """Medallion and temple; buildings are on the construction board below."""
    realm = realm_seen(scene, seat)
    sites = len(temple_sites(realm))
    price = msg("{n} ◆, you have {have}", n=scene.view.setup.box.medallion_price, have=realm.nuggets)
    return h.section(".ori-box")[
        h.h2[scene.read(msg("Construct"))],
        deed(scene, MEDALLION, "medallion", price),
        deed(scene, TEMPLE, signs.TEMPLE_ICON, nmsg("{n} site", "{n} sites", n=sites)),
        h.p(".muted")[scene.read(msg("or a building from the construction board")), " ", rule_link("ORI-7.3")],
    ]


def deed(scene: Scene, what: Word, symbol: str, text: Message) -> h.Element:
    key = piece_key("construct", what)
    light = scene.lights.get(key)
    refused = None if light is not None else scene.why_not(what.code)
    return piece(scene, key, class_="option ori-deed", why=what.code)[
        icon(symbol),
        h.span(".grow")[h.b[scene.read(what.text)], h.small[said(scene, text if refused is None else refused.reason)]],
        key_cap(light),
    ]


# an additional action


def purchases(scene: Scene, seat: Seat) -> h.Element:
    """Every action with the goods it can be bought for."""
    speaks = speaker(scene)
    assert speaks is not None
    bought = [choice.option for choice in scene.choices if isinstance(choice.option, Buy)]
    return h.section(".ori-box.ori-buys")[
        h.h2[scene.read(msg("Additional action"))],
        h.ul[(purchase(scene, seat, action, bought, speaks) for action in Action)],
        h.p(".muted")[rule_link("ORI-9.1")],
    ]


def purchase(scene: Scene, seat: Seat, action: Action, bought: list[Buy], speaks: Speaker) -> h.Element:
    first = next((buy for buy in bought if buy.action is action), None)
    refused = scene.why_not(action.code) if first is None else None
    worth = speaks.worth(action, first.goods, first.price) if first is not None else None
    text = refused.reason if refused is not None else worth
    return h.li(class_="is-not" if first is None else None)[
        h.span(".ori-buy-name")[
            icon(signs.ACTION_ICONS[action]),
            h.b[scene.read(action)],
            h.small[said(scene, text)] if text is not None else None,
        ],
        h.span(".ori-goods")[(goods_button(scene, seat, action, goods) for goods in Goods)]
        if first is not None
        else None,
    ]


def goods_button(scene: Scene, seat: Seat, action: Action, goods: Goods) -> Node:
    realm = realm_seen(scene, seat)
    price = extra_price(table_seen(scene), realm)
    key = piece_key("buy", action, goods)
    label = msg("{action} for {price}", action=action, price=goods.amount(price))
    if key not in scene.lights:
        note = msg("{goods}: you have {n}", goods=goods, n=realm.amount(goods))
        return h.span(".ori-buy.is-not", data_tip=scene.text(note))[
            str(price), icon(signs.GOODS_ICONS[goods], scene.text(note))
        ]
    return piece(scene, key, class_="ori-buy", aria_label=scene.text(label))[
        str(price), icon(signs.GOODS_ICONS[goods]), key_cap(scene.lights[key])
    ]


# Titans


def power(scene: Scene, terrain: Terrain) -> Node:
    """The power that could be used now; after a lost fight with the dice that lost it."""
    action = scene.view.setup.box.titans[terrain]
    dice = dice_of_last_fight(scene) if action is Action.CAPTURE else None
    text = msg("{power}. The Titan stays, inactive.", power=POWERS[action])
    return section(scene, msg("{terrain} Titan", terrain=terrain), text, "ORI-6.4", dice)


# the box


@drawn_once
def reconstructed(scene: Reading, names: tuple[str, ...]) -> Node:
    """Values that are not those of the box, and what to do about it [ORI-Q7]."""
    if not names:
        return None
    hint = scene.read(msg("Reconstructed values; you can supply your copy's in a file."))
    return h.p(".ori-note", data_tip=", ".join(names))[icon("info"), h.span[hint, " ", rule_link("ORI-Q7")]]
