"""Where the evening is: the few things every part of the face asks."""

from __future__ import annotations

from soloist.companion.orichalcum_ai.books import Item
from soloist.companion.orichalcum_ai.entries import CORRECT
from soloist.companion.orichalcum_ai.evening import HUMAN
from soloist.companion.orichalcum_ai.setting_up import Hoplites
from soloist.engine.seats import CHANCE
from soloist.games.orichalcum.ai.physical import InSlot, OnDice, WhichCard, WhichCreature, WhichTile
from soloist.games.orichalcum.ai.turn import DICE as FIGHT_DICE
from soloist.games.orichalcum.pieces import Action
from soloist.web.faces.beside import last_answer
from soloist.web.faces.orichalcum_ai.story import ACTION, CARD, DISCARD, EXTRA, FIGHT, TILE, Chapter, Told, story
from soloist.web.scene import Scene

LAID_OUT = "ORI-2.4"  # the rule by which cards are named that have just been laid out
DISCARDS = "OAI-8.1"


def chapters(scene: Scene) -> list[Chapter]:
    """The story so far."""
    if "story" not in scene.worked_out:
        scene.worked_out["story"] = story(scene.told)
    found: list[Chapter] = scene.worked_out["story"]
    return found


def since(scene: Scene) -> int:
    """The first moment after the last answer; corrections do not count."""
    return last_answer(scene, CORRECT) + 1


def is_fresh(scene: Scene, told: Told) -> bool:
    return told[0] >= since(scene)


def fresh_chapters(scene: Scene) -> list[Chapter]:
    """Those that something was told of since the last answer."""
    return [chapter for chapter in chapters(scene) if chapter.last >= since(scene)]


def its_turn(scene: Scene) -> Chapter | None:
    """The AI's turn that is played now, or was the last one."""
    return next((chapter for chapter in reversed(chapters(scene)) if chapter.kind == "turn"), None)


def is_correcting(scene: Scene) -> bool:
    """Whether something in the books is being put right."""
    return scene.asked is not None and (scene.asked.about == CORRECT or isinstance(scene.asked.about, Item))


def on_dice(scene: Scene) -> OnDice | None:
    """The roll that is asked for, typed or as chance by hand, one die after the other."""
    asked, view = scene.asked, scene.view
    if asked is None or isinstance(asked.about, OnDice):
        return None if asked is None else asked.about
    if asked.seat != CHANCE:
        return None
    if asked.why == FIGHT and view.ai.beasts:
        return OnDice(FIGHT_DICE, 2, len(view.row), view.ai.beasts[0].creature, view.ai.hoplites)
    return OnDice(1, 1, len(view.row))


def is_human_turn(scene: Scene) -> bool:
    return scene.asked is not None and scene.asked.about == HUMAN


def is_resting(scene: Scene) -> bool:
    """Whether no turn of the AI is in the middle."""
    asked = scene.asked
    return asked is None or is_human_turn(scene) or isinstance(asked.about, Hoplites) or asked.why == LAID_OUT


def phase_asked(scene: Scene) -> int | None:
    """The phase of the AI's turn that the question belongs to; None between its turns."""
    asked, turn = scene.asked, its_turn(scene)
    if asked is None or turn is None or asked.why == LAID_OUT:
        return None
    match on_dice(scene) or asked.about:
        case WhichCard():
            return CARD
        case WhichTile() | WhichCreature():
            return TILE
        case OnDice(count=1):
            return DISCARD if asked.why == DISCARDS else CARD
        case OnDice():
            return EXTRA if turn.has_paid else ACTION
        case InSlot():
            is_construct = turn.action is Action.CONSTRUCT and not turn.phases[ACTION]
            return ACTION if is_construct else EXTRA
    return None
