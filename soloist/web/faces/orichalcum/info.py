"""Beside the island: what a place would bring, the odds of fights, what can be constructed or bought."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h

from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, nmsg
from soloist.games.orichalcum.actions import MOST_HOPLITES, skulls_of
from soloist.games.orichalcum.answers import MEDALLION, TEMPLE, Buy, Fight
from soloist.games.orichalcum.gains import titan_limit
from soloist.games.orichalcum.odds import chance_to_win
from soloist.games.orichalcum.pieces import Action, Goods, Kind, Terrain
from soloist.games.orichalcum.questions import (
    WhatToConstruct,
    WhereBuilding,
    WhetherToBuyAction,
    WhetherToUsePower,
    WhichTitansStay,
)
from soloist.games.orichalcum.sites import temple_sites
from soloist.games.orichalcum.state import Beast
from soloist.games.orichalcum.turn import extra_price
from soloist.games.orichalcum.view import View
from soloist.web.faces.orichalcum.pieces import MEDALLION_KEY, TEMPLE_KEY, buy_key, more_key
from soloist.web.faces.orichalcum.placing import Chart, Placing, effect_list, effects_of, turn_of, turned
from soloist.web.faces.orichalcum.seats import is_asked, realm_seen, speaker, table_seen
from soloist.web.faces.orichalcum.shapes import ACROSS
from soloist.web.faces.orichalcum.signs import ACTION_ICONS, GOODS_ICONS, creature_icon, loot, said, small_tile
from soloist.web.faces.orichalcum.told import dice_of_last_fight
from soloist.web.html import Node, icon, key_cap, piece, rule_link
from soloist.web.scene import Scene
from soloist.wording.orichalcum.offers import Speaker
from soloist.wording.orichalcum.pieces import KIND_EFFECTS, POWERS

SMALLER = 30 / ACROSS  # tiles beside the island against tiles on it


def info(scene: Scene, seat: Seat, asked: Placing | None, charted: Chart | None) -> h.Element:
    """The column right of the island."""
    mine = is_asked(scene, seat)
    return h.div(".ori-info")[
        placed_here(scene, asked, charted) if asked is not None and charted is not None else None,
        list(panels(scene, seat)) if mine else None,
        [creature_panel(scene, seat, beast) for beast in view_beasts(scene, seat)],
        reconstructed(scene),
    ]


def panels(scene: Scene, seat: Seat) -> Iterator[Node]:
    """What belongs to the open question."""
    question = scene.asked
    assert question is not None
    match question.ask:
        case WhatToConstruct():
            yield constructions(scene, seat)
        case WhetherToBuyAction():
            yield purchases(scene, seat)
        case WhetherToUsePower(terrain=terrain):
            yield power(scene, terrain)
        case WhichTitansStay():
            limit = titan_limit(realm_seen(scene, seat))
            text = nmsg("You may hold {n} Titan.", "You may hold {n} Titans.", n=limit)
            yield section(scene, msg("Titans to keep"), text, "ORI-6.6")
        case WhereBuilding(building=building):
            yield section(scene, building.kind.say(), KIND_EFFECTS[building.kind], "ORI-7.6")


def section(scene: Scene, title: Message, text: Message, rule: str, *more: Node) -> h.Element:
    return h.section(".ori-box")[
        h.h2[h.span[scene.read(title)]], h.p[said(scene, text), " ", rule_link(rule)], more
    ]  # fmt: skip


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
                small_tile(asked.tile, asked.hand.creatures, turned_points(asked, light.choices[0].option)),
                h.span[[turn_line(scene, text) for _, text, _ in effects_of(scene, asked, light.choices[0].option)]
                       or scene.read(msg("nothing at once"))],
                key_cap(light),
            ]
            for key, light in turns
        ],
    ]  # fmt: skip


def turn_line(scene: Scene, text: Message) -> h.Element:
    return h.small[said(scene, text)]


def turned_points(asked: Placing, lay: object) -> tuple[tuple[float, float], ...]:
    spot = next(spot for each, spot in asked.spots.items() if each == lay)
    return tuple((x * SMALLER, y * SMALLER) for x, y in turned(asked.tile.size, turn_of(asked.ground, spot)))


def at_rest(scene: Scene, asked: Placing) -> h.Element:
    """While the tile is held nowhere."""
    return h.p(".ori-at-rest")[small_tile(asked.tile, asked.hand.creatures), rest_text(scene)]


def rest_text(scene: Scene) -> Node:
    return h.span[
        h.span(".needs-script")[scene.read(msg("Point at the island: what the tile would bring is told here."))],
        h.span(".without-script")[scene.read(msg("Pick the circle of its first terrain, then how it is turned."))],
        " ",
        rule_link("ORI-5.5"),
    ]


# creatures


def view_beasts(scene: Scene, seat: Seat) -> list[Beast]:
    """The creatures of the island; the one that is being fought first."""
    view: View = scene.view
    realm = view.realm(seat)
    return sorted(realm.beasts, key=lambda beast: f"beast:{realm.ground.names[beast.circle]}" not in scene.reached)


def creature_panel(scene: Scene, seat: Seat, beast: Beast) -> h.Element:
    """Strength, dice, exact chances, loot; buttons for the hoplites while it may be fought."""
    view: View = scene.view
    realm = view.realm(seat)
    where, creature = realm.ground.names[beast.circle], beast.creature
    title = msg("{creature}, strength {strength}", creature=creature, strength=creature.strength)
    arches = sum(building.kind is Kind.ARCH for _, building in realm.buildings)
    return h.section(".ori-box.ori-fight")[
        h.h2[icon(creature_icon(creature)), h.span[scene.read(title)]],
        h.p[
            h.span(".ori-where")[where], " ",
            scene.read(nmsg("{n} hoplite stands there.", "{n} hoplites stand there.", n=beast.hoplites))
            if beast.hoplites
            else None,
        ],
        odds(scene, seat, beast, where),
        h.p[scene.read(msg("Loot")), " ", loot(scene, creature.hoplites, creature.nuggets + arches) or "–", " ",
            rule_link("ORI-8.4")],
    ]  # fmt: skip


def odds(scene: Scene, seat: Seat, beast: Beast, where: str) -> h.Element:
    """By hoplites sent now; those one has not got are struck out."""
    realm = realm_seen(scene, seat)
    columns = range(MOST_HOPLITES - beast.hoplites + 1)
    fights = {
        choice.option.more: choice
        for choice in scene.choices
        if isinstance(choice.option, Fight) and choice.option.where == where
    }
    answers = {more: scene.lights[more_key(choice.option)] for more, choice in fights.items()
               if more_key(choice.option) in scene.lights}  # fmt: skip

    def percent(more: int) -> str:
        chance = chance_to_win(1 + beast.hoplites + more, beast.creature.strength, skulls_of(realm))
        return f"{100 if chance == 1 else min(99, max(1, round(100 * chance)))}\u202f%"

    return h.table(".ori-odds")[
        h.tbody[
            h.tr[
                h.th(scope="row")[scene.read(msg("hoplites"))],
                (h.td(class_=None if more <= realm.hoplites else "is-not")[f"+{more}"] for more in columns),
            ],
            h.tr[
                h.th(scope="row")[scene.read(msg("dice"))],
                (
                    h.td(class_=None if more <= realm.hoplites else "is-not")[str(1 + beast.hoplites + more)]
                    for more in columns
                ),
            ],
            h.tr(".ori-chance")[
                h.th(scope="row")[scene.read(msg("to win"))],
                (
                    h.td[
                        piece(scene, more_key(fights[more].option), class_="ori-more")[
                            percent(more), key_cap(answers[more])
                        ]
                    ]
                    if more in answers
                    else h.td(class_=None if more <= realm.hoplites else "is-not")[percent(more)]
                    for more in columns
                ),
            ],
        ]
    ]


# construct


def constructions(scene: Scene, seat: Seat) -> h.Element:
    """Medallion and temple; buildings are on the construction board below."""
    view: View = scene.view
    realm, box = realm_seen(scene, seat), view.setup.box
    sites = len(temple_sites(realm))
    price = msg("{n} ◆, you have {have}", n=box.medallion_price, have=realm.nuggets)
    return h.section(".ori-box")[
        h.h2[scene.read(msg("Construct"))],
        deed(scene, MEDALLION_KEY, MEDALLION.code, "medallion", MEDALLION.text, price),
        deed(scene, TEMPLE_KEY, TEMPLE.code, "pavilion", TEMPLE.text, nmsg("{n} site", "{n} sites", n=sites)),
        h.p(".muted")[scene.read(msg("or a building from the construction board")), " ", rule_link("ORI-7.3")],
    ]


def deed(scene: Scene, key: str, code: str, name: str, title: Message, text: Message) -> h.Element:
    light = scene.lights.get(key)
    refused = None if light is not None else scene.why_not(code)
    return piece(scene, key, class_="option ori-deed", why=code)[
        icon(name),
        h.span(".grow")[
            h.b[scene.read(title)],
            h.small[said(scene, text if refused is None else refused.reason)],
        ],
        key_cap(light),
    ]  # fmt: skip


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
            icon(ACTION_ICONS[action]),
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
    key = buy_key(action, goods)
    label = msg("{action} for {price}", action=action, price=goods.amount(price))
    if key not in scene.lights:
        note = msg("{goods}: you have {n}", goods=goods, n=realm.amount(goods))
        return h.span(".ori-buy.is-not", title=scene.text(note))[str(price), icon(GOODS_ICONS[goods], scene.text(note))]
    return piece(scene, key, class_="ori-buy", aria_label=scene.text(label))[
        str(price), icon(GOODS_ICONS[goods]), key_cap(scene.lights[key])
    ]


# Titans


def power(scene: Scene, terrain: Terrain) -> Node:
    """The power that could be used now; after a lost fight with the dice that lost it."""
    view: View = scene.view
    action = view.setup.box.titans[terrain]
    dice = dice_of_last_fight(scene) if action is Action.CAPTURE else None
    text = msg("{power}. The Titan stays, inactive.", power=POWERS[action])
    return section(scene, msg("Titan of {terrain}", terrain=terrain), text, "ORI-6.4", dice)


# the box


def reconstructed(scene: Scene) -> Node:
    """Values that are not those of the box, and what to do about it [ORI-Q7]."""
    view: View = scene.view
    names = view.setup.box.reconstructed
    if not names:
        return None
    return h.p(".ori-note", title=", ".join(names))[
        icon("info"),
        h.span[scene.read(msg("Reconstructed values; use your box’s with a file.")), " ", rule_link("ORI-Q7")],
    ]
