"""Where the evening is: the few things every part of the face asks."""

from __future__ import annotations

from soloist.companion.orichalcum_ai.corrections import WhatIsRight, WhatToCorrect
from soloist.companion.orichalcum_ai.questions import WhatPlayerDid, WhichCardIsLaidOut, WhoHasMoreHoplites
from soloist.companion.orichalcum_ai.reports import CORRECT
from soloist.games.orichalcum.ai.questions import AiDice, FightDice, WhatDieShows, WhichCreature, WhichTile
from soloist.games.orichalcum.ai.steps import Phase
from soloist.web.faces.companion_widgets import last_answer
from soloist.web.faces.orichalcum_ai.story import Chapter, Told, events, story
from soloist.web.scene import Scene


def chapters(scene: Scene) -> list[Chapter]:
    """The story so far."""
    if "story" not in scene.worked_out:
        scene.worked_out["story"] = story(events(scene.match, scene.seat))
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


def ask_of(scene: Scene) -> object:
    """What is asked, if anything."""
    return None if scene.asked is None else scene.asked.ask


def is_correcting(scene: Scene) -> bool:
    """Whether something in the books is being put right."""
    return isinstance(ask_of(scene), WhatToCorrect | WhatIsRight)


def on_dice(scene: Scene) -> WhatDieShows | None:
    """The roll that is asked for, typed or as chance by hand, one die after the other."""
    ask, view = ask_of(scene), scene.view
    match ask:
        case WhatDieShows():
            return ask
        case FightDice() if view.ai.beasts:
            return WhatDieShows(ask, 2, len(view.row), view.ai.beasts[0].creature, view.ai.hoplites)
        case AiDice():
            return WhatDieShows(ask, 1, len(view.row))
    return None


def is_human_turn(scene: Scene) -> bool:
    return isinstance(ask_of(scene), WhatPlayerDid)


def is_resting(scene: Scene) -> bool:
    """Whether no turn of the AI is in the middle."""
    return isinstance(ask_of(scene), WhatPlayerDid | WhoHasMoreHoplites | WhichCardIsLaidOut | None)


def phase_asked(scene: Scene) -> Phase | None:
    """The phase of the AI's turn that the question belongs to; None between its turns."""
    turn = its_turn(scene)
    if turn is None or is_resting(scene) or is_correcting(scene):
        return None
    return Phase.TILE if isinstance(ask_of(scene), WhichTile | WhichCreature) else turn.phase
