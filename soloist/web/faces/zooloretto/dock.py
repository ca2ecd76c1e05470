"""At the bottom: the money actions or, while buying, what is for sale; and what one's zoo counts now."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from soloist.engine.seats import Seat, seats
from soloist.engine.words import Message, msg, nmsg
from soloist.games.zooloretto.answers import DISCARD, EXCHANGE, EXPAND, MOVE, PURCHASE, Action, Offer
from soloist.games.zooloretto.components import PRICES
from soloist.games.zooloretto.money import MONEY
from soloist.games.zooloretto.questions import WhichPurchase, YourTurn
from soloist.games.zooloretto.scoring import barn_points, stall_points
from soloist.games.zooloretto.tiles import Tile
from soloist.games.zooloretto.view import View, ZooView
from soloist.web.faces.zooloretto.effects import Effects, short_effect
from soloist.web.faces.zooloretto.names import barn_reason, code_of, minus, points_of, sign_of, signed
from soloist.web.faces.zooloretto.others import middle_seat
from soloist.web.faces.zooloretto.pieces import money_key, offer_key
from soloist.web.faces.zooloretto.tiles import tile as draw_tile
from soloist.web.html import Node, icon, key_cap, piece, seat_chip, seat_class
from soloist.web.scene import Choice, Scene
from soloist.wording.zooloretto.offers import IN_SHORT

ICONS = {MOVE: "move", EXCHANGE: "change", PURCHASE: "buy", DISCARD: "trash", EXPAND: "expand"}
DEEDS = {
    MOVE: msg("a tile out of the barn, or a stall"),
    EXCHANGE: msg("two groups of animals"),
    PURCHASE: msg("a tile out of another barn"),
    DISCARD: msg("a tile from your barn"),
    EXPAND: msg("one more board: 5 spaces, 9 points when full"),
}


def dock(scene: Scene) -> Node:
    view: View = scene.view
    seat = middle_seat(scene)
    zoo = None if seat is None else view.zoos[seat]
    if seat is None or zoo is None or view.over:
        return None
    buying = scene.asked is not None and isinstance(scene.asked.ask, WhichPurchase)
    return [market(scene) if buying else money(scene, zoo), score(scene, seat, zoo)]


# money actions


def money(scene: Scene, zoo: ZooView) -> h.Element:
    effects = Effects(scene)
    note = nmsg("one per turn; {n} coin in hand", "one per turn; {n} coins in hand", n=zoo.coins)
    is_turn = scene.asked is not None and isinstance(scene.asked.ask, YourTurn)
    return h.div(class_="dock-part zoo-money" + ("" if is_turn else " is-quiet"))[
        h.div(".dock-head")[h.b[scene.read(msg("Money actions"))], h.span(".muted")[scene.read(note)]],
        h.div(".zoo-actions")[(action_card(scene, action, effects) for action in MONEY)],
    ]


def action_card(scene: Scene, action: Action, effects: Effects) -> h.Element:
    key = money_key(action)
    light = scene.lights.get(key)
    is_turn = scene.asked is not None and isinstance(scene.asked.ask, YourTurn)
    return piece(scene, key, class_="zoo-action", why=action.code if is_turn else "")[
        h.span(".zoo-action-top")[h.span(".coin")[str(PRICES[action.code])], key_cap(light)],
        h.span(".zoo-action-name")[icon(ICONS[action]), h.b[scene.read(IN_SHORT[action])]],
        h.span(".zoo-action-deed")[scene.read(DEEDS[action])],
        promise(scene, action, effects) if light is not None else reason(scene, action) if is_turn else None,
    ]


def promise(scene: Scene, action: Action, effects: Effects) -> Node:
    """The best it could do for the points."""
    if action is EXPAND:
        return None
    effect = effects.best_after(action)
    text = msg("no more points now")
    if effect.change > 0:
        text = msg("up to {after} points, now {before}", after=minus(effect.after), before=minus(effect.before))
    return h.span(".zoo-promise")[scene.read(text)]


def reason(scene: Scene, action: Action) -> Node:
    """Why it cannot be done now."""
    refused = scene.why_not(action.code)
    if refused is None:
        return None
    return h.span(".reason")[icon("lock"), h.span[scene.read(refused.reason)]]


# for sale


def market(scene: Scene) -> h.Element:
    """Everything in the other barns, seller by seller."""
    view: View = scene.view
    effects = Effects(scene)
    by_seller = {seat: [c for c in scene.choices if c.option.seller == seat] for seat in seats(view.setup.players)}
    return h.div(".dock-part.zoo-market")[
        h.div(".dock-head")[
            h.b[scene.read(msg("For sale"))],
            h.span(".muted")[scene.read(msg("2 coins; the number is the best change of your points"))],
        ],
        h.div(".zoo-sellers")[(seller(scene, seat, some, effects) for seat, some in by_seller.items() if some)],
    ]


def seller(scene: Scene, seat: Seat, choices: Sequence[Choice], effects: Effects) -> h.Element:
    return h.div(class_=f"zoo-seller {seat_class(seat)}")[
        seat_chip(scene.person(seat)), h.div(".zoo-goods.zoo-tiles")[(goods(scene, c, effects) for c in choices)]
    ]


def goods(scene: Scene, choice: Choice, effects: Effects) -> h.Element:
    offer: Offer = choice.option
    effect = effects.best_after(offer)
    return piece(scene, offer_key(offer), class_="zoo-goods-tile")[
        draw_tile(offer.tile, scene),
        h.span(".zoo-effect")[short_effect(effect, scene)],
        key_cap(scene.lights.get(offer_key(offer))),
    ]


# the score


def score(scene: Scene, seat: Seat, zoo: ZooView) -> h.Element:
    """Where the points come from."""
    view: View = scene.view
    mine = seat == scene.seat
    title = msg("Your zoo now") if mine else msg("The zoo of {seat} now", seat=seat)
    return h.div(".dock-part.zoo-score.only-wide")[
        h.div(".dock-head")[
            h.b[scene.read(title)], h.span(".grow"), h.b(".number.good")[minus(view.scores[seat])]
        ],
        h.div(".panel.zoo-score-body")[
            h.table(".data.data-compact")[h.tbody[(line(scene, *row) for row in rows(zoo))]]
        ],
    ]  # fmt: skip


def line(scene: Scene, what: Message, points: str, bad: bool) -> h.Element:
    return h.tr[h.th(scope="row")[scene.read(what)], h.td(class_="number bad" if bad else "number")[points]]


def rows(zoo: ZooView) -> list[tuple[Message, str, bool]]:
    """Enclosures, stalls, barn."""
    found = [
        (
            msg("{code} {animals}, {n} of {spaces}", code=code_of(shown.ground), animals=sign_of(shown),
                n=len(shown.animals), spaces=shown.ground.spaces),
            minus(points_of(shown)),
            False,
        )
        for shown in zoo.enclosures
    ]  # fmt: skip
    stalls: set[Tile] = {stall for shown in zoo.enclosures for stall in shown.stalls}
    found.append((nmsg("{n} stall type", "{n} stall types", n=len(stalls)), signed(stall_points(list(stalls))), False))
    barn = barn_points(zoo.barn)
    found.append((msg("Barn, {what}", what=barn_reason(zoo.barn)), signed(barn), barn < 0))
    return found
