"""At the bottom: the money actions or, while buying, what is for sale; and what one's zoo counts now."""

from __future__ import annotations

from soloist.engine.seats import Seat, seats
from soloist.engine.words import Message, msg, nmsg, numeral
from soloist.games.zooloretto.answers import DISCARD, EXCHANGE, EXPAND, MOVE, PURCHASE, Action
from soloist.games.zooloretto.components import PRICES
from soloist.games.zooloretto.money import MONEY
from soloist.games.zooloretto.questions import WhichPurchase, YourTurn
from soloist.games.zooloretto.scoring import barn_points, stall_points
from soloist.games.zooloretto.view import ZooView
from soloist.web import markup as h
from soloist.web.faces.log_lines import signed
from soloist.web.faces.table_widgets import dock_part, points_row
from soloist.web.faces.zooloretto.others import middle_seat
from soloist.web.faces.zooloretto.site import Effects, short_effect
from soloist.web.faces.zooloretto.tiles import tile as draw_tile
from soloist.web.html import Node, icon, key_cap, look_mark, piece, seat_chip, seat_class
from soloist.web.scene import Choice, Scene, piece_key
from soloist.wording.zooloretto.offers import DEEDS, IN_SHORT
from soloist.wording.zooloretto.pieces import barn_reason, filled

ICONS = {MOVE: "move", EXCHANGE: "change", PURCHASE: "buy", DISCARD: "trash", EXPAND: "expand"}


def dock(scene: Scene) -> Node:
    seat = middle_seat(scene)
    if seat is None or scene.view.over:
        return None
    zoo = scene.view.zoos[seat]
    return [market(scene) if isinstance(scene.ask, WhichPurchase) else money(scene, zoo), score(scene, seat, zoo)]


# money actions


def money(scene: Scene, zoo: ZooView) -> h.Element:
    effects = Effects(scene)
    note = nmsg("one per turn; {n} coin in hand", "one per turn; {n} coins in hand", n=zoo.coins)
    return dock_part(
        scene, "zoo-money" if isinstance(scene.ask, YourTurn) else "zoo-money is-quiet", msg("Money actions"), note,
        h.div(".zoo-actions")[(action_card(scene, action, effects) for action in MONEY)],
    )  # fmt: skip


def action_card(scene: Scene, action: Action, effects: Effects) -> h.Element:
    """An action with its price, and the best it could do for the points or why it cannot be done now."""
    key = piece_key("money", action)
    light = scene.lights.get(key)
    is_turn = isinstance(scene.ask, YourTurn)
    refused = scene.why_not(action.code) if is_turn and light is None else None
    return piece(scene, key, class_="zoo-action", why=action.code if is_turn else "")[
        h.span(".zoo-action-top")[h.span(".coin")[str(PRICES[action.code])], key_cap(light)],
        h.span(".zoo-action-name")[icon(ICONS[action]), h.b[scene.read(IN_SHORT[action])]],
        h.span(".zoo-action-deed")[scene.read(DEEDS[action])],
        promise(scene, action, effects) if light is not None and action is not EXPAND else None,
        h.span(".reason")[icon("lock"), h.span[scene.read(refused.reason)]] if refused is not None else None,
        look_mark(),
    ]


def promise(scene: Scene, action: Action, effects: Effects) -> Node:
    now, best = effects.rehearsal.now.points, effects.rehearsal.best(action).points
    text = msg("no more points now")
    if best > now:
        text = msg("up to {after} points, now {before}", after=best, before=now)
    return h.span(".zoo-promise")[scene.read(text)]


# for sale


def market(scene: Scene) -> h.Element:
    """Everything in the other barns, seller by seller."""
    effects = Effects(scene)
    sellers = {seat: [choice for choice in scene.choices if choice.option.seller == seat]
               for seat in seats(scene.view.setup.players)}  # fmt: skip
    return dock_part(
        scene, "zoo-market", msg("For sale"), msg("2 coins; the number is the best change of your points"),
        h.div(".zoo-sellers")[
            (
                h.div(class_=f"zoo-seller {seat_class(seat)}")[
                    seat_chip(scene.person(seat)),
                    h.div(".zoo-goods.zoo-tiles")[(goods(scene, choice, effects) for choice in choices)],
                ]
                for seat, choices in sellers.items()
                if choices
            )
        ],
    )  # fmt: skip


def goods(scene: Scene, choice: Choice, effects: Effects) -> h.Element:
    [key] = choice.path
    return piece(scene, key, class_="zoo-goods-tile")[
        draw_tile(choice.option.tile, scene),
        h.span(".zoo-effect")[short_effect(effects.best_after(choice.option), scene)],
        key_cap(scene.lights.get(key)),
    ]


# the score


def score(scene: Scene, seat: Seat, zoo: ZooView) -> h.Element:
    """Where the points come from."""
    title = msg("Your zoo now") if seat == scene.seat else msg("{seat}'s zoo now", seat=seat)
    return dock_part(
        scene, "zoo-score only-wide", title, None,
        h.div(".panel.zoo-score-body")[
            h.table(".data.data-compact")[
                h.tbody[(points_row(scene, what, points, bad=bad) for what, points, bad in rows(zoo))]
            ]
        ],
        end=[h.span(".grow"), h.b(".number.good")[numeral(scene.view.scores[seat])]],
    )  # fmt: skip


def rows(zoo: ZooView) -> list[tuple[Message, str, bool]]:
    """Enclosures, stalls, barn; and whether they cost points."""
    stalls = list({stall for shown in zoo.enclosures for stall in shown.stalls})
    barn = barn_points(zoo.barn)
    return [
        *((filled(shown), numeral(shown.points), False) for shown in zoo.enclosures),
        (nmsg("{n} stall type", "{n} stall types", n=len(stalls)), signed(stall_points(stalls)), False),
        (msg("Barn, {what}", what=barn_reason(zoo.barn)), signed(barn), barn < 0),
    ]
