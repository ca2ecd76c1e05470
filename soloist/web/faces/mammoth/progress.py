"""Who is who at the table, and where the evening is: the few things every part of the face asks."""

from __future__ import annotations

from soloist.companion.corrections import Corrected, Correction
from soloist.companion.mammoth.questions import Counting, WhatDid
from soloist.companion.mammoth.reports import CORRECT
from soloist.companion.mammoth.view import MammothSight, View
from soloist.engine.seats import Seat
from soloist.games.zooloretto.automa.orders import Order
from soloist.web.faces.mammoth.story import Chapter, story
from soloist.web.scene import Scene


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
        scene.worked_out["story"] = story(scene.match, scene.seat)
    found: list[Chapter] = scene.worked_out["story"]
    return found


def recent(scene: Scene) -> list[Chapter]:
    """What has been told since a person last did something, that deed included."""
    found = chapters(scene)
    deeds = [place for place, chapter in enumerate(found) if chapter.did is not None]
    return found[deeds[-1] :] if deeds else found


def turns(some: list[Chapter]) -> list[Chapter]:
    """Those of AutoMammoth."""
    return [chapter for chapter in some if chapter.is_automas]


def answered(scene: Scene) -> int:
    """The moment of the last answer: what was told from there on is new. Corrections come in between."""
    corrected = {
        moment - 1 for chapter in recent(scene) for moment, what in chapter.events if isinstance(what, Corrected)
    }
    return next(
        (moment + 1 for moment, answer in reversed(scene.answers)
         if moment not in corrected and answer is not CORRECT and not isinstance(answer, Correction)),
        0,
    )  # fmt: skip


def to_do(scene: Scene) -> list[tuple[Chapter, Order]]:
    """What has to be moved for AutoMammoth and has been said only since the last answer."""
    since = answered(scene)
    return [(turn, order) for turn in turns(recent(scene)) for moment, order in turn.orders if moment >= since]


def is_counting(scene: Scene) -> bool:
    """Whether people are asked for their points."""
    return scene.asked is not None and isinstance(scene.asked.ask, Counting)


def is_resting(scene: Scene) -> bool:
    """Whether no turn of AutoMammoth is in the middle: a person's turn is asked for, or points, or nothing."""
    return scene.asked is None or isinstance(scene.asked.ask, Counting | WhatDid)
