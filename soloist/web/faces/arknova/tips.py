"""Tips for the first turns of Ark Nova."""

from __future__ import annotations

from soloist.engine.words import Message, msg, nmsg
from soloist.games.arknova import board
from soloist.games.arknova.board import Task
from soloist.games.arknova.cards import Action
from soloist.games.arknova.questions import (
    WHICH_ACTION,
    WHICH_ANIMAL,
    WHICH_ENCLOSURE,
    WHICH_FINAL_DISCARDED,
    WHICH_FINAL_KEPT,
    WHICH_FIRST_CARDS,
    WHICH_PROJECT,
    WhichBuilding,
    WhichDiscardedInBreak,
    WhichSponsor,
    WhichSpot,
    WhichTask,
)
from soloist.games.arknova.view import View
from soloist.web.faces.arknova.pieces import key_of
from soloist.web.faces.arknova.seats import middle_zoo
from soloist.web.faces.teaching import Tip, first_light, nowhere
from soloist.web.scene import Scene

BREAK_IS_NEAR, FAR_AWAY = 3, 99  # steps; alone there is no break track
END_IS_NEAR = 25  # points between the counters


def strongest(scene: Scene) -> Action | None:
    """The action card in the highest slot that can be used."""
    order = reversed(middle_zoo(scene).order)
    return next((action for action in order if key_of(action) in scene.lights), None)


def strongest_key(scene: Scene) -> str:
    action = strongest(scene)
    return "" if action is None else key_of(action)


WHY_IT_IS_GOOD: dict[Action, Message] = {
    Action.CARDS: msg("Here you draw more cards than it would give you later."),
    Action.BUILD: msg("Place an enclosure now, large enough for an animal in your hand."),
    Action.ANIMALS: msg("Play an animal into an enclosure that is still empty."),
    Action.ASSOCIATION: msg("A partner zoo or a university is a good start; a project needs strength 5."),
    Action.SPONSORS: msg("Sponsors of high levels can be played, or you take as much money as its strength."),
}


def why_strong(scene: Scene) -> Message:
    action = strongest(scene)
    if action is None:
        return msg("The number of a slot is the strength of the card in it.")
    why = WHY_IT_IS_GOOD[action]
    return msg(
        "The number of a slot is the strength of the card in it. {why} Afterwards it falls back to slot 1.", why=why
    )


def where_strong(scene: Scene) -> Message:
    action = strongest(scene)
    if action is None:
        return msg("Choose an action card")
    slot = middle_zoo(scene).order.index(action) + 1
    return msg("{action} is in slot {n}: use what is strong", action=action, n=slot)


def steps_to_break(scene: Scene) -> int:
    view: View = scene.view
    return board.BREAK_STEPS.get(view.setup.players, FAR_AWAY) - view.break_step


def break_is_near(scene: Scene) -> bool:
    return steps_to_break(scene) <= BREAK_IS_NEAR


def break_text(scene: Scene) -> Message:
    left = max(steps_to_break(scene), 0)
    return nmsg(
        "The break comes in {n} step. Then you keep 3 cards, workers come home, and appeal and "
        "kiosks pay income: play what you would have to discard.",
        "The break comes in {n} steps. Then you keep 3 cards, workers come home, and appeal and "
        "kiosks pay income: play what you would have to discard.",
        n=left,
    )


def end_is_near(scene: Scene) -> bool:
    """The counters of somebody are close, or the end has been triggered."""
    view = scene.view
    return view.last_turns is not None or max(zoo.score for zoo in view.zoos) >= -END_IS_NEAR


def partner_zoo(scene: Scene) -> str:
    """That task, or the first that can be done."""
    key = key_of(Task.PARTNER_ZOO)
    return key if key in scene.lights else first_light(scene)


TIPS = (
    Tip(
        "ark-first-cards",
        (WHICH_FIRST_CARDS,),
        msg("Keep four that you can play soon"),
        msg(
            "Small animals are cheap: the coin is the price, the hexagon the size of the enclosure "
            "they need. You begin with 25 money. Signs below the name are conditions."
        ),
        "AN-1.11",
        at=nowhere,
    ),
    Tip(
        "ark-end",
        (WHICH_ACTION,),
        msg("The end is in sight"),
        msg(
            "When somebody's counters meet, every other player has one more turn. Use your last cards "
            "for points: appeal counts 1, conservation 2 or 3."
        ),
        "AN-11.2",
        at=strongest_key,
        when=end_is_near,
    ),
    Tip(
        "ark-break",
        (WHICH_ACTION,),
        msg("The break is near"),
        break_text,
        "AN-10.5",
        at=strongest_key,
        when=break_is_near,
    ),
    Tip("ark-action", (WHICH_ACTION,), where_strong, why_strong, "AN-2.2", at=strongest_key),
    Tip(
        "ark-build",
        (WhichBuilding,),
        msg("Build for an animal in your hand"),
        msg("The hexagon on an animal is the size it needs; a larger enclosure will do. Every space costs 2 money."),
        "AN-5.2",
    ),
    Tip(
        "ark-spot",
        (WhichSpot,),
        msg("Cover a bonus"),
        msg(
            "Buildings must touch each other. What is printed under one is yours at once. Some "
            "animals want water or rock beside their enclosure."
        ),
        "AN-5.8",
        at=nowhere,
    ),
    Tip(
        "ark-animal",
        (WHICH_ANIMAL,),
        msg("Your first animal"),
        msg(
            "It needs its price, its conditions and an empty enclosure of its size. It brings appeal, "
            "which is income in every break, and its icons help with projects."
        ),
        "AN-6.2",
    ),
    Tip(
        "ark-enclosure",
        (WHICH_ENCLOSURE,),
        msg("One animal for each enclosure"),
        msg("Take the smallest that fits, and keep the large ones for large animals."),
        "AN-6.5",
    ),
    Tip(
        "ark-association",
        (WhichTask,),
        msg("Send your worker"),
        msg(
            "It stays there until the break. A partner zoo makes animals of its continent 3 money "
            "cheaper and counts as an icon."
        ),
        "AN-6.4",
        at=partner_zoo,
    ),
    Tip(
        "ark-sponsor",
        (WhichSponsor,),
        msg("Sponsors stay with you"),
        msg(
            "They cost no money, only strength: the number on the card is its level. Many of them pay again and again."
        ),
        "AN-8.1",
    ),
    Tip(
        "ark-project",
        (WHICH_PROJECT,),
        msg("Projects bring conservation"),
        msg(
            "Take the highest level that your icons reach. Each project can be supported only once by "
            "you, and the token uncovers a bonus on your map."
        ),
        "AN-7.9",
    ),
    Tip(
        "ark-limit",
        (WhichDiscardedInBreak,),
        msg("The break: keep three cards"),
        msg("Keep what you can play soon. A university raises the limit to five."),
        "AN-10.1",
    ),
    Tip(
        "ark-final",
        (WHICH_FINAL_DISCARDED, WHICH_FINAL_KEPT),
        msg("One final scoring card stays"),
        msg("Keep the one whose steps you can still climb: it gives up to 4 conservation at the end."),
        "AN-11.5",
    ),
)
