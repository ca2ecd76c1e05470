"""Who is who at the table, and where the evening is: the few things every part of the face asks."""

from __future__ import annotations

from soloist.companion.mammoth.books import Item
from soloist.companion.mammoth.deeds import CORRECT, Did
from soloist.companion.mammoth.view import MammothSight, View
from soloist.engine.seats import Seat
from soloist.games.zooloretto.automa.orders import Order
from soloist.web.faces.mammoth.story import Chapter, begins_anew, story
from soloist.web.scene import Scene

COUNTING = "ZOO-11.9"  # the rule by which people's points are asked for


def mammoths(view: View) -> list[Seat]:
    return [Seat(place) for place, mammoth in enumerate(view.mammoths) if mammoth is not None]


def sight(view: View, seat: Seat) -> MammothSight:
    found = view.mammoths[seat]
    assert found is not None
    return found


# where the evening is


def chapters(scene: Scene) -> list[Chapter]:
    """The story so far."""
    if "story" not in scene.worked_out:
        scene.worked_out["story"] = story(scene.told, scene.answers)
    found: list[Chapter] = scene.worked_out["story"]
    return found


def recent(scene: Scene) -> list[Chapter]:
    """What has been told since a person last did something, that deed included."""
    if "recent" not in scene.worked_out:
        told = scene.told
        first = next((place for place in range(len(told) - 1, -1, -1) if begins_anew(told[place][1])), 0)
        since = told[first][0] if told else 0
        first = next((place for place in range(first, 0, -1) if told[place - 1][0] < since), 0)
        answers = [(moment, answer) for moment, answer in scene.answers if moment >= since]
        scene.worked_out["recent"] = story(told[first:], answers)
    found: list[Chapter] = scene.worked_out["recent"]
    return found


def turns(some: list[Chapter]) -> list[Chapter]:
    return [chapter for chapter in some if chapter.kind == "turn"]


def answered(scene: Scene) -> int:
    """The moment of the last answer: what was told from there on is new. Corrections come in between."""
    return next((moment + 1 for moment, answer in reversed(scene.answers) if not corrects(answer)), 0)


def corrects(answer: object) -> bool:
    return answer is CORRECT or isinstance(answer, Item) or type(answer) is int


def to_do(scene: Scene) -> list[tuple[Chapter, Order]]:
    """What has to be moved for AutoMammoth and has been said only since the last answer."""
    since = answered(scene)
    return [(turn, told.order) for turn in turns(recent(scene)) for told in turn.orders if told.moment >= since]


def is_resting(scene: Scene) -> bool:
    """Whether no turn of AutoMammoth is in the middle: a person's turn is asked for, or points, or nothing."""
    question = scene.asked
    return question is None or question.why == COUNTING or isinstance(question.options[0], Did)
