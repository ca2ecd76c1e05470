"""The second line of the question: what stands behind it."""

from __future__ import annotations

from soloist.engine.words import Message, msg, nmsg
from soloist.games.arknova.answers import Use
from soloist.games.arknova.cards import Animal
from soloist.games.arknova.conditions import price
from soloist.games.arknova.questions import WHICH_ENCLOSURE
from soloist.games.arknova.state import Stage
from soloist.games.arknova.view import View
from soloist.web.faces.arknova.actions import tokens_spent
from soloist.web.faces.arknova.pieces import TAKE_X
from soloist.web.faces.arknova.seats import table_seen
from soloist.web.faces.arknova.spots import placing
from soloist.web.html import Node
from soloist.web.scene import Scene


def hint(scene: Scene) -> Node:
    text = said(scene)
    return None if text is None else scene.read(text)


def said(scene: Scene) -> Message | None:
    question = scene.asked
    if question is None:
        return how_it_stands(scene.view)
    if any(isinstance(option, Use) for option in question.options):
        return choosing_action(scene)
    if (asked := placing(scene)) is not None:
        return nmsg("{n} way to place it.", "{n} ways to place it.", n=len(asked.spots))
    if question.ask is WHICH_ENCLOSURE:
        return about_animal(scene, question.about)
    return None


def how_it_stands(view: View) -> Message | None:
    if view.stage is Stage.OVER or view.last_turns is None:
        return None
    return nmsg("The end is triggered: {n} turn left.", "The end is triggered: {n} turns left.", n=view.last_turns)


def choosing_action(scene: Scene) -> Message:
    if TAKE_X in scene.reached:
        return msg("Which card goes to slot 1 for it?")
    spent = tokens_spent(scene)
    if spent:
        return nmsg("Each card is {n} stronger now.", "Each card is {n} stronger now.", n=spent)
    return msg("Strength is its slot, plus any X-tokens you spend.")


def about_animal(scene: Scene, animal: Animal) -> Message:
    """What it costs, from hand or display."""
    assert scene.asked is not None
    table = table_seen(scene)
    zoo = table.zoos[scene.asked.seat]
    cost = price(zoo, animal, table.folder_of(animal) if animal in table.display else 0)
    return msg("{animal}: {cost} money, you have {money}.", animal=animal, cost=cost, money=zoo.money)
