"""What Orichalcum says of a piece that somebody looks at: cards with their tile and creatures, buildings, Titans."""

from __future__ import annotations

from collections.abc import Iterator

from soloist.engine.words import Message, Sayable, msg, nmsg
from soloist.games.orichalcum.answers import MEDALLION, TEMPLE, Take
from soloist.games.orichalcum.pieces import BASE, Creature, Kind, Terrain
from soloist.games.orichalcum.state import Beast, BoardCard
from soloist.games.orichalcum.view import View
from soloist.web import markup as h
from soloist.web.faces.looks import NAME, Look, Looks, Remark, explained, named_thing
from soloist.web.faces.orichalcum import signs
from soloist.web.faces.orichalcum.seats import middle_seat, realm_seen, speaker
from soloist.web.faces.orichalcum.signs import said, small_tile
from soloist.web.html import Node, icon
from soloist.web.scene import Scene
from soloist.wording.orichalcum.offers import percent
from soloist.wording.orichalcum.pieces import TAKING, TitanOf, creature_text
from soloist.wording.orichalcum.prospects import holder_of


def sign(name: str, class_: str = "") -> h.Element:
    return h.span(class_=f"look-drawing is-sign {class_}")[icon(name)]


def about(scene: Scene, thing: Sayable, body: Node, now: Iterator[Remark] | None = None, why: str = "") -> Look | None:
    return explained(scene, thing, body=body, now=list(now or ()), why=why)


def base(code: str) -> Terrain | None:
    return next((each for each in BASE if each.code == code), None)


# cards


def card(scene: Scene, place: str) -> Look | None:
    """A place of the action board: the action, and the tile with its creatures."""
    view: View = scene.view
    if not place.isdecimal() or not 0 < int(place) <= len(view.row):
        return None
    number = int(place)
    offer, price = view.row[number - 1], view.setup.box.price(number - 1)
    drawn = h.span(".look-drawing.is-tile")[
        icon(signs.ACTION_ICONS[offer.card.action]),
        small_tile(offer.tile, offer.creatures) if offer.tile is not None else None,
    ]
    found = about(scene, offer.card.action, drawn, with_card(scene, Take(number, offer, price)), f"card {place}")
    assert found is not None
    kind = msg("place {n} of the action board", n=number)
    return Look(found.title, found.text, kind, found.body, found.now, (*found.rules, *TAKING[1]), found.why)


def with_card(scene: Scene, take: Take) -> Iterator[Remark]:
    """What is paid, what the action would do now, which tile and creatures come with it."""
    price = nmsg("It costs {n} hoplite.", "It costs {n} hoplites.", n=take.price) if take.price else msg("It is free.")
    yield Remark("hoplite", scene.read(price))
    speaks = speaker(scene)
    if speaks is not None and scene.seat == middle_seat(scene):
        yield Remark(signs.ACTION_ICONS[take.offer.card.action], said(scene, speaks.worth_of(take)))
    yield from with_tile(scene, take.offer)


def with_tile(scene: Scene, offer: BoardCard) -> Iterator[Remark]:
    if offer.tile is not None:
        yield Remark("expand", scene.read(msg("Its tile: {tile}", tile=offer.tile)))
    for creature in offer.creatures:
        text = msg("{creature}: {text}", creature=creature, text=creature_text(creature))
        yield Remark(signs.creature_icon(creature), said(scene, text))


# buildings and Titans


def slot(scene: Scene, code: str) -> Look | None:
    """A building of the construction board."""
    terrain = base(code)
    building = None if terrain is None else scene.view.slots[terrain]
    if terrain is None:
        return None
    if building is None:
        empty = msg("Empty until the round ends.")
        return Look(terrain, empty, msg("Construction board"), sign(signs.TERRAIN_ICONS[terrain]), rules=("ORI-7.6",))
    where = Remark(signs.TERRAIN_ICONS[terrain], scene.read(msg("It goes on {terrain}, or on an empty volcano.",
                                                                terrain=terrain)))  # fmt: skip
    return about(scene, building, sign(signs.KIND_ICONS[building.kind]), iter((where,)), f"build {code}")


def titan(scene: Scene, code: str) -> Look | None:
    """The Titan of a terrain, and who holds it."""
    terrain = base(code)
    if terrain is None:
        return None
    holder = holder_of(scene.view, terrain)
    state: Message = msg("Nobody holds it.") if holder is None else msg("{seat} holds it.", seat=holder)
    now = iter((Remark("people", scene.read(state)),))
    return about(scene, TitanOf(terrain), sign("titan", f"is-{terrain.code}"), now)


def construction(scene: Scene, code: str) -> Look | None:
    found = {MEDALLION.code: (MEDALLION, "medallion"), TEMPLE.code: (TEMPLE, signs.TEMPLE_ICON)}.get(code)
    return None if found is None else about(scene, found[0], sign(found[1]), why=code)


# creatures


def beast(scene: Scene, where: str) -> Look | None:
    """A creature on one's own island, and how likely each number of hoplites is to win."""
    realm = realm_seen(scene, middle_seat(scene))
    found = next((each for each in realm.beasts if realm.ground.names[each.circle] == where), None)
    return None if found is None else of_creature(scene, found.creature, odds(scene, found))


def odds(scene: Scene, found: Beast) -> Iterator[Remark]:
    realm = realm_seen(scene, middle_seat(scene))
    for more in range(min(realm.hoplites, 3) + 1):
        dice = 1 + found.hoplites + more
        chance = percent(realm, found.creature, dice)
        text = nmsg("with {n} hoplite: {chance} %", "with {n} hoplites: {chance} %", n=more, chance=chance)
        yield Remark(f"d6-{min(dice, 6)}", scene.read(text))


def of_creature(scene: Scene, creature: Creature, now: Iterator[Remark] | None = None) -> Look | None:
    return about(scene, creature, sign(signs.creature_icon(creature), "is-beast"), now)


def named(scene: Scene, code: str) -> Look | None:
    """What the log or an island names: a creature, a building, an action."""
    thing = named_thing(scene, code)
    match thing:
        case None:
            return None
        case Creature():
            return of_creature(scene, thing)
        case Kind():
            return about(scene, thing, sign(signs.KIND_ICONS[thing]))
    return about(scene, thing, None)


LOOKS: Looks = {
    "card": card, "slot": slot, "titan": titan, "construct": construction, "beast": beast, NAME: named,
}  # fmt: skip
