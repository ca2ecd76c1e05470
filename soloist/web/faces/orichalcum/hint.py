"""What is said: the second line of the question, the phases of a turn, lines of the log, pieces inside sentences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, msg, nmsg
from soloist.games.orichalcum import questions as ask
from soloist.games.orichalcum.ai.steps import DiscardsCard, Fights, Step, TakesCard
from soloist.games.orichalcum.answers import Fight, Take
from soloist.games.orichalcum.dice import face_said
from soloist.games.orichalcum.events import Fought, RoundBegins
from soloist.games.orichalcum.pieces import Action, Building, Card, Creature, Goods, Kind, Terrain
from soloist.games.orichalcum.state import Stage
from soloist.games.orichalcum.view import View
from soloist.web import markup as h
from soloist.web.faces.orichalcum import signs
from soloist.web.faces.orichalcum.ai_deeds import turn_of
from soloist.web.faces.orichalcum.placing import placing
from soloist.web.faces.orichalcum.seats import PHASES, phase
from soloist.web.faces.orichalcum.signs import creature_icon, die_icon, said, terrain_class
from soloist.web.faces.table_widgets import automa_turns, deeds_said, latest, place_buttons, rule_mark, word
from soloist.web.html import Node, icon, painted, seat_class
from soloist.web.scene import Scene


def hint(scene: Scene) -> Node:
    found = [said(scene, text) for text in (others_said(scene), said_of(scene)) if text is not None]
    return [[" ", each] if place else each for place, each in enumerate(found)] or None


def others_said(scene: Scene) -> Message | None:
    """At the beginning of a turn: what the AI has just done."""
    if not isinstance(scene.ask, ask.WhichCardToTake):
        return None
    return deeds_said([(seat, turn_of(told)) for seat, told in automa_turns(scene)])


def said_of(scene: Scene) -> Message | None:
    view: View = scene.view
    match scene.ask:
        case None if view.stage is not Stage.OVER:
            return msg("Round {n}. Pawn: {seat}.", n=view.round, seat=view.pawn)
        case ask.WhereTile():
            asked = placing(scene)
            assert asked is not None
            return nmsg("{n} place, {circles} circles highlighted; it must touch your land.",
                        "{n} places, {circles} circles highlighted; it must touch your land.", n=len(asked.lays),
                        circles=asked.mask.bit_count())  # fmt: skip
        case ask.WhichCardToTake():
            takes = sum(isinstance(choice.option, Take) for choice in scene.choices)
            if takes == len(view.row):
                return msg("You can pay for all {n}. Its tile is placed first, then the action.", n=takes)
            return nmsg("You can pay for {n}. Its tile is placed first, then the action.",
                        "You can pay for {n}. Its tile is placed first, then the action.", n=takes)  # fmt: skip
        case ask.WhichPort():
            return msg("It is a mine and a training camp, and pays what the port shows.")
        case ask.WhomToFight():
            beasts = {choice.option.where for choice in scene.choices if isinstance(choice.option, Fight)}
            if len(beasts) > 1 and not scene.reached:
                return msg("Pick a creature on your island, then the number of hoplites.")
            return msg("A skull wins, or numbers that add up to its strength.")
        case ask.WhereBuilding() | ask.WhereTemple():
            return msg("The sites are highlighted on your island.")
        case ask.WhetherToBuyAction():
            return msg("Choose an action and what it is paid with, or pass.")
        case ask.WhichCardLeaves():
            return msg("Its tile goes under the stack, its creatures into the bag.")
    return None


# in the prompt


def words(scene: Scene) -> Node:
    asked = placing(scene)
    if asked is None:
        return phases(scene)
    return [phases(scene), place_buttons(scene, "tile", msg("Place"), turns=asked.tile.size > 1)]


def phases(scene: Scene) -> h.Element:
    """The five steps of a turn, the present one by its name."""
    now = phase(scene)
    shown = [number for number in PHASES if number < 5 or scene.view.setup.players == 2]
    return h.ol(".ori-phases", aria_label=scene.text(msg("Phases of the turn")))[
        (
            h.li(class_="is-now" if number == now else "is-done" if number < now else None,
                 aria_current="step" if number == now else None, data_tip=scene.text(PHASES[number]))[
                h.b[str(number)], h.span[scene.read(PHASES[number])]
            ]
            for number in shown
        )
    ]  # fmt: skip


# the log


@lru_cache(maxsize=2048)
def paint(thing: object, text: str) -> str:
    """Terrains, creatures, buildings and actions with their drawing, persons in their colour."""
    match thing:
        case Terrain():
            return drawn(signs.TERRAIN_ICONS[thing], text, f"is-land {terrain_class(thing)}")
        case Creature():
            return drawn(creature_icon(thing), text, "is-beast")
        case Building() | Kind():
            return drawn(signs.KIND_ICONS[thing.kind if isinstance(thing, Building) else thing], text)
        case Action():
            return drawn(signs.ACTION_ICONS[thing], text)
        case Goods():
            return drawn(signs.GOODS_ICONS[thing], text)
        case Card():
            return painted("ori-word", text)
        case Seat() if thing >= 0:
            return painted(f"ori-who {seat_class(thing)}", text)
    return text


def drawn(symbol: str, text: str, class_: str = "") -> str:
    return word(symbol, text, f"ori-word {class_}".strip(), "ori-word-icon")


# lines


def told(what: Sayable, scene: Scene) -> Node:
    """One line; those of the AI with their rule and the die behind them."""
    fight: Node = [" ", dice(scene, what.faces)] if isinstance(what, Fought | Fights) else None
    if isinstance(what, Step):
        head: Node = [scene.read(what.seat), ": "] if isinstance(what, TakesCard) else None
        die: Node = [dice(scene, [what.face]), " "] if isinstance(what, TakesCard | DiscardsCard) else None
        return h.span(class_="ori-told" if head else "ori-told ori-step")[
            head, said(scene, what.what), fight, " ", die, rule_mark(what.rule)
        ]
    if isinstance(what, RoundBegins):
        return h.b(".ori-told.ori-round")[scene.read(what)]
    return h.span(".ori-told")[said(scene, what), fight]


# dice


def dice(scene: Scene, faces: Sequence[int]) -> h.Element:
    label = ", ".join(scene.text(face_said(face)) for face in faces)
    return h.span(".ori-dice", role="img", aria_label=label)[[icon(die_icon(face), class_="die") for face in faces]]


def dice_of_last_fight(scene: Scene) -> Node:
    fought = latest(scene, Fought)
    return None if fought is None else h.p[scene.read(msg("Rolled:")), " ", dice(scene, fought.faces)]
