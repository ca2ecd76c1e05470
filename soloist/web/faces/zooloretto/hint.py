"""What is said: the second line of the question, lines of the log, tiles and AutoMammoth's cards in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from soloist.engine.seats import Seat, seats
from soloist.engine.words import Message, Sayable, joined, msg, nmsg
from soloist.games.zooloretto.answers import Action
from soloist.games.zooloretto.automa.deck import Entry, MammothCard, Op
from soloist.games.zooloretto.automa.ledger import Key
from soloist.games.zooloretto.automa.why import MammothLine, Step
from soloist.games.zooloretto.components import PRICES
from soloist.games.zooloretto.events import TileBought, TileLoaded, TruckTaken
from soloist.games.zooloretto.questions import OnWhichTruck, PlaceBought, PlaceFromTruck, YourTurn
from soloist.games.zooloretto.state import Enclosure
from soloist.games.zooloretto.tiles import MALE, Tile
from soloist.games.zooloretto.view import View, ZooView
from soloist.web import markup as h
from soloist.web.faces.table_widgets import automa_turns, deeds_said, rule_mark, word
from soloist.web.faces.zooloretto.site import picked_tile
from soloist.web.faces.zooloretto.tiles import drawing, kind_class
from soloist.web.faces.zooloretto.yard import is_for_barn, own_zoo
from soloist.web.html import Node, painted, rule_link, seat_class
from soloist.web.reading import Reading
from soloist.web.scene import Scene
from soloist.wording.zooloretto.pieces import sign_of

Said = tuple[Message, str]  # a sentence and the rule behind it, if it needs one


def hint(scene: Scene) -> Node:
    found: list[Node] = []
    for text, rule in said(scene):
        found += [" " if found else None, scene.read(text), [" ", rule_link(rule)] if rule else None]
    return found


def said(scene: Scene) -> Iterator[Said]:
    question, zoo = scene.asked, own_zoo(scene)
    if question is None or zoo is None:
        yield from how_it_stands(scene.view)
        return
    match question.ask:
        case YourTurn():
            yield from your_turn(scene)
        case OnWhichTruck(tile=tile):
            yield from about_tile(scene, zoo, tile)
        case PlaceFromTruck() | PlaceBought():
            yield from placing(scene, zoo)
        case _:
            yield from paying(scene, zoo)


# a turn


def how_it_stands(view: View) -> Iterator[Said]:
    """Who has a truck already."""
    if view.over:
        return
    if view.last_round:
        yield msg("This is the last round."), "ZOO-10.1"
    taken = [taker for taker in view.taken_by if taker is not None]
    if not taken:
        yield msg("Nobody has taken a truck in this round."), ""
    elif len(taken) == 1:
        yield msg("{seat} has taken a truck.", seat=taken[0]), ""
    else:
        yield msg("{seats} have taken trucks.", seats=joined(taken)), ""


def your_turn(scene: Scene) -> Iterator[Said]:
    view: View = scene.view
    done = deeds_said([(seat, deeds_of(told)) for seat, told in automa_turns(scene)])
    if done is not None:
        yield done, ""
    waiting = [seat for seat in seats(view.setup.players) if seat not in view.taken_by]
    if waiting == [scene.seat]:
        if view.last_round:
            yield msg("This is the last round."), "ZOO-10.1"
        yield msg("Everybody else has a truck: you go on until you take one."), "ZOO-3.3"
        return
    yield from how_it_stands(view)


def deeds_of(told: Sequence[object]) -> list[Message]:
    """A turn of AutoMammoth in short: what it drew, took or bought."""
    return [said for what in told if (said := deed_said(what)) is not None]


def deed_said(what: object) -> Message | None:
    match what:
        case TileLoaded():
            return msg("{tile} drawn for truck {truck}", tile=what.tile, truck=what.truck + 1)
        case TruckTaken():
            return msg("truck {truck} is taken", truck=what.truck + 1)
        case TileBought():
            return msg("{tile} out of the barn of {seller}", tile=what.offer.tile, seller=what.offer.seller)
        case MammothLine(step=Step.SHUFFLE):
            return what.reason()
    return None


# a tile


def about_tile(scene: Scene, zoo: ZooView, tile: Tile) -> Iterator[Said]:
    """What a drawn tile would be worth to oneself."""
    if tile.is_coin:
        yield msg("A coin for whoever takes the truck."), "ZOO-5.6"
    elif is_for_barn(scene, tile):
        yield msg("{tile}: in your zoo it can go only to the barn.", tile=tile), "ZOO-5.4"
    elif tile.is_stall and any(tile in shown.stalls for shown in zoo.enclosures):
        yield msg("{tile}: you already have this type; it helps an enclosure without a stall.", tile=tile), "ZOO-11.3"
    elif tile.is_stall:
        yield msg("{tile}: a new type for you, 2 points on a stall space.", tile=tile), "ZOO-11.4"
    else:
        yield from about_animal(zoo, tile)


def about_animal(zoo: ZooView, tile: Tile) -> Iterator[Said]:
    homes = [shown for shown in zoo.enclosures if shown.species is tile.species and shown.free_spaces]
    for shown in homes:
        if shown.free_spaces == 1:
            yield filling(shown)
        if is_mate(tile, shown):
            text = msg("{tile} finds a mate among {animals}: an offspring.", tile=tile, animals=sign_of(shown))
            yield text, "ZOO-7.1"
            if shown.free_spaces == 1:
                yield msg("No free space for it: it goes to the barn."), "ZOO-7.5"
            elif shown.free_spaces == 2:
                yield filling(shown)
    if not homes:
        yield msg("{tile}: it would be the first of its species in an enclosure of yours.", tile=tile), "ZOO-2.2"
    elif not any(is_mate(tile, shown) or shown.free_spaces == 1 for shown in homes):
        gaps = sum(shown.free_spaces for shown in homes)
        yield nmsg("{tile}: {n} free space with the {animals}.", "{tile}: {n} free spaces with the {animals}.", n=gaps,
                   tile=tile, animals=sign_of(homes[0])), ""  # fmt: skip


def filling(shown: Enclosure) -> Said:
    """The last gap: points, and perhaps coins [ZOO-8.1, ZOO-11.1]."""
    ground = shown.ground
    if not ground.bonus:
        return msg("{animals} full: {points} points.", animals=sign_of(shown), points=ground.full), "ZOO-11.1"
    return nmsg("{animals} full: {points} points and {n} coin.", "{animals} full: {points} points and {n} coins.",
                animals=sign_of(shown), points=ground.full, n=ground.bonus), "ZOO-8.1"  # fmt: skip


def is_mate(tile: Tile, shown: Enclosure) -> bool:
    """Whether a fertile animal would breed there at once [ZOO-7.1]."""
    if not tile.sex or tile.bred:
        return False
    wanted = "f" if tile.sex == MALE else "m"
    return any(animal.sex == wanted and not animal.bred for animal in shown.animals)


# placing and paying


def placing(scene: Scene, zoo: ZooView) -> Iterator[Said]:
    tile = picked_tile(scene)
    if tile is None:
        yield msg("Pick a tile on your truck, then its place. The order can matter for offspring and coins."), "ZOO-7.7"
    elif is_for_barn(scene, tile):
        yield msg("{tile}: no enclosure has room for it.", tile=tile), "ZOO-5.4"
    else:
        yield from about_tile(scene, zoo, tile)


def paying(scene: Scene, zoo: ZooView) -> Iterator[Said]:
    """The price, and how to point at what is meant."""
    question = scene.asked
    assert question is not None
    if isinstance(question.about, Action):
        yield msg("It costs {n} of your {coins} coins.", n=PRICES[question.about.code], coins=zoo.coins), ""
    tile = picked_tile(scene)
    if tile is not None:
        yield from about_tile(scene, zoo, tile)
    elif any(len(choice.path) > 1 for choice in scene.choices):
        ask = msg("Now the other group.") if scene.reached else msg("Pick the first piece, then the second.")
        yield ask, ""


# the log


@lru_cache(maxsize=2048)
def paint(thing: object, text: str) -> str:
    """Tiles with their drawing, seats in their colour."""
    match thing:
        case Tile():
            return word(drawing(thing), text, f"zoo-word {kind_class(thing)}", "zoo-word-tile")
        case Key():
            sign, kind = ("kiosk", "stall") if thing.species is None else (thing.code, thing.code)
            return word(sign, text, f"zoo-word piece-{kind}", "zoo-word-tile")
        case Seat() if thing >= 0:
            return painted(f"zoo-who {seat_class(thing)}", text)
    return text


def told(what: Sayable, scene: Scene) -> Node:
    """One line; why AutoMammoth did something stands back."""
    if not isinstance(what, MammothLine):
        return scene.read(what)
    if what.step is Step.CARD and what.card is not None and what.seat is not None:
        text = h.span(".zoo-card-text")[card_text(scene, what.card)]
        return [scene.read(what.seat), ": ", scene.read(what.card), " ", text]
    return h.span(".why")[scene.read(what.reason()), " ", rule_mark(what.rule)]


def card_text(scene: Reading, card: MammothCard) -> list[Node]:
    found: list[Node] = []
    for entry in card.entries:
        found += [", " if found else "", h.span(data_tip=scene.text(entry))[scene.read(entry_text(entry))]]
    return found


def entry_text(entry: Entry) -> Message:
    """As it is printed: the arrow says from which side the truck is looked for."""
    arrow = "→" if entry.leftmost else "←"
    if entry.op is Op.DRAW:
        return msg("draw {count} {arrow}", count=entry.count, arrow=arrow)
    if entry.op is Op.TAKE:
        return msg("take {count} {arrow}", count=entry.count, arrow=arrow)
    return entry.say()
