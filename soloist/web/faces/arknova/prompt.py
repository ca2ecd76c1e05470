"""The prompt: what stands behind the question, and answers that lie nowhere on the table, as pieces to point at."""

from __future__ import annotations

from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, nmsg
from soloist.games.arknova.answers import Use
from soloist.games.arknova.board import HAND_LIMIT, UNIVERSITIES, BonusTile, University
from soloist.games.arknova.buildings import KINDS, Kind
from soloist.games.arknova.cards import Action, Animal, FinalScoring, Icon, Level, Project, Size, Sponsor
from soloist.games.arknova.conditions import price
from soloist.games.arknova.questions import WHICH_ENCLOSURE, WhichDiscardedInBreak, WhichSpot
from soloist.games.arknova.state import Building, Stage
from soloist.games.arknova.view import View
from soloist.web import markup as h
from soloist.web.faces.arknova.actions import tokens_spent, x_chooser
from soloist.web.faces.arknova.arno_turns import in_short
from soloist.web.faces.arknova.card_parts import slot
from soloist.web.faces.arknova.pieces import TAKE_X, key_of
from soloist.web.faces.arknova.race import TILE_ICONS
from soloist.web.faces.arknova.seats import middle_zoo, table_seen
from soloist.web.faces.arknova.shown import card_small
from soloist.web.faces.arknova.signs import action_icon, icon_name, school_signs, tray_icon
from soloist.web.faces.arknova.wood import Placing, placing, small_shape
from soloist.web.faces.table_widgets import place_buttons
from soloist.web.html import Node, icon, key_cap, piece, seat_mark
from soloist.web.scene import Light, Scene, short

MOST_IN_HAND = max(university.hand_limit for university in UNIVERSITIES)


def words(scene: Scene) -> Node:
    """X-tokens for an action, turns of a building, and whatever else is asked for and has no place on the table."""
    if scene.asked is None:
        return None
    asked = placing(scene)
    if asked is not None:
        return placing_buttons(scene, asked)
    return [x_chooser(scene), tray(scene)]


def tray(scene: Scene) -> Node:
    found = {key: light for key, light in scene.lights.items() if not is_on_table(scene, key, light)}
    if not found:
        return None
    things = [light.choices[0].option for light in found.values()]
    wide = any(isinstance(thing, Animal | Sponsor | Project) for thing in things)
    return h.div(class_="ark-tray is-cards" if wide else "ark-tray")[
        [each(scene, key, light) for key, light in found.items()], locked_kinds(scene, things)
    ]


def is_on_table(scene: Scene, key: str, light: Light) -> bool:
    """Whether the piece lies somewhere else on the page."""
    view: View = scene.view
    thing, zoo = light.choices[0].option, middle_zoo(scene)
    in_play = [project for project, _ in (*view.bases, *view.row)]
    if key.partition(":")[0] in ("x", "act", "hex", "turn", "left", "task", "donate", "partner", "map"):
        return True
    match thing:
        case Animal() | Sponsor() | Project():
            return thing in (*zoo.hand, *view.display, *in_play, *zoo.stored)
        case FinalScoring():
            return True  # they lie large on the board
        case Building():
            return thing in zoo.buildings
        case University():
            return thing in view.university_offer
        case Level():
            return scene.asked is not None and scene.asked.about in in_play
    return False


def each(scene: Scene, key: str, light: Light) -> Node:
    """A card, a building, or a small drawing and a few words."""
    choice = light.choices[0]
    thing = choice.option
    match thing:
        case Animal() | Sponsor() | Project():
            return card_small(scene, thing)
        case Kind():
            label = scene.text(thing) if thing.is_standard else None  # others are named by their words
            return piece(scene, key, class_="option ark-choice", aria_label=label)[kind_inside(scene, thing)]
    return piece(scene, key, class_="option ark-choice")[
        drawing(scene, thing), h.span[scene.text(short(choice.offer))], key_cap(light)
    ]


def kind_inside(scene: Scene, kind: Kind) -> Node:
    """Its shape, its name or size, and what it costs where it is built."""
    costs = scene.asked is not None and scene.asked.about is Action.BUILD
    return [
        small_shape(kind),
        h.span[str(kind.size) if kind.is_standard else scene.text(kind)],
        h.span(".coin")[str(kind.cost)] if costs else None,
    ]


SIZE_ICONS = {Size.SMALL: "enclosure-2", Size.MEDIUM: "enclosure-3", Size.LARGE: "enclosure-5"}


def drawing(scene: Scene, thing: object) -> Node:
    """The small drawing beside the words of an answer."""
    match thing:
        case BonusTile():
            return icon(TILE_ICONS[thing.code])
        case Icon():
            return icon(icon_name(thing))
        case University():
            return h.span(".ark-signs")[school_signs(scene, thing)]
        case Level() if scene.asked is not None and isinstance(scene.asked.about, Project):
            return slot(scene.asked.about, thing, scene.read)
        case Seat():
            return seat_mark(scene.person(thing))
        case Size():
            return icon(SIZE_ICONS[thing])
        case Building():
            return icon(tray_icon(thing.kind))
        case Action():
            return icon(action_icon(thing))
        case Use():
            return icon(action_icon(thing.action))
    return None


def locked_kinds(scene: Scene, things: list[object]) -> Node:
    """Buildings that cannot be built now; a tap says why."""
    if not any(isinstance(thing, Kind) for thing in things):
        return None
    found = [(kind, scene.why_not(kind.code)) for kind in KINDS if not kind.is_unique and kind not in things]
    return [
        piece(
            scene,
            key_of(kind),
            class_="option ark-choice is-locked",
            why=kind.code,
            data_tip=scene.text(refusal.reason),
        )[small_shape(kind), icon("lock", scene.text(kind))]
        for kind, refusal in found
        if refusal is not None
    ]


def placing_buttons(scene: Scene, asked: Placing) -> Node:
    """With a script: turn, and place where the ghost is. Without: once a hex is picked, every way to turn."""

    def turn_button(key: str, light: Light) -> h.Element:
        turn = light.choices[0].option.turn
        said = scene.text(nmsg("rotated {n} time", "rotated {n} times", n=turn))
        return piece(scene, key, class_="option ark-choice", aria_label=said)[
            small_shape(asked.kind, turn), key_cap(light)
        ]

    turns = [(key, light) for key, light in scene.lights.items() if key.startswith("turn:")]
    return [
        place_buttons(scene, "building", msg("Place it here"), turns=asked.kind.size > 1),
        h.div(".ark-tray")[(turn_button(key, light) for key, light in turns)] if turns else None,
    ]


# the second line of the question


def hint(scene: Scene) -> Node:
    text = said(scene)
    return None if text is None else scene.read(text)


def said(scene: Scene) -> Message | None:
    question, view = scene.asked, scene.view
    if question is None:
        if view.stage is Stage.OVER or view.last_turns is None:
            return None
        return nmsg("The end is triggered: {n} turn left.", "The end is triggered: {n} turns left.", n=view.last_turns)
    if any(isinstance(option, Use) for option in question.options):
        return choosing_action(scene)
    if (asked := placing(scene)) is not None:
        ways = nmsg("{n} way to place it.", "{n} ways to place it.", n=len(asked.spots))
        is_paid = isinstance(question.ask, WhichSpot) and question.ask.price
        return msg("{ways} You have {money} money.", ways=ways, money=middle_zoo(scene).money) if is_paid else ways
    if isinstance(question.ask, WhichDiscardedInBreak):
        return in_break(scene, question.ask)
    if question.ask is WHICH_ENCLOSURE:  # what the animal costs, from hand or display
        table, animal = table_seen(scene), question.about
        zoo = table.zoos[question.seat]
        cost = price(zoo, animal, table.folder_of(animal) if animal in table.display else 0)
        return msg("{animal}: {cost} money, you have {money}.", animal=animal, cost=cost, money=zoo.money)
    return None


def in_break(scene: Scene, ask: WhichDiscardedInBreak) -> Message:
    """Why cards go: the limit, and what would raise it."""
    held = len(middle_zoo(scene).hand)
    why = nmsg("You hold {n} card.", "You hold {n} cards.", n=held)
    if ask.limit > HAND_LIMIT:
        return msg("{why} With the university the limit is {limit}.", why=why, limit=ask.limit)
    return msg("{why} The limit is {limit}, with the university {more}.", why=why, limit=ask.limit, more=MOST_IN_HAND)


def choosing_action(scene: Scene) -> Message:
    """What the number on a card will be; before anything is picked, what an ARNO has just done."""
    if TAKE_X in scene.reached:
        return msg("Which card goes to slot 1 for it?")
    spent = tokens_spent(scene)
    if spent:
        return nmsg("Each card is {n} stronger now.", "Each card is {n} stronger now.", n=spent)
    return in_short(scene) or msg("Strength is its slot, plus any X-tokens you spend.")
