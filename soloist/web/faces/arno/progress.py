"""Where the evening is: the few things every part of the face asks."""

from __future__ import annotations

from markupsafe import Markup

from soloist.companion.arno.questions import PersonsTurn, ProjectsSupported, VictoryPoints
from soloist.companion.arno.session import Stage
from soloist.companion.arno.view import View
from soloist.engine.match import Match
from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.arknova.arno.reports import CORRECT, DONE, SKIP
from soloist.games.arknova.arno.sight import ArnoSight
from soloist.web.faces.arno.story import Chapter, Told, story
from soloist.web.faces.companion_widgets import last_answer
from soloist.web.scene import Scene


def arnos(view: View) -> list[Seat]:
    return [Seat(place) for place, sight in enumerate(view.arnos) if sight is not None]


def sight_of(view: View, seat: Seat) -> ArnoSight:
    found = view.arnos[seat]
    assert found is not None
    return found


def sight_before(scene: Scene, seat: Seat, moment: int) -> ArnoSight:
    """The mat as it was before something that was told at this moment."""
    key = f"past {moment}"
    if key not in scene.worked_out:
        scene.worked_out[key] = scene.match.past(max(moment - 1, 0)).view(None)
    return sight_of(scene.worked_out[key], seat)


def chapters(scene: Scene) -> list[Chapter]:
    """The story so far."""
    if "story" not in scene.worked_out:
        scene.worked_out["story"] = story(events_of(scene.match, scene.seat))
    found: list[Chapter] = scene.worked_out["story"]
    return found


def events_of(match: Match, seat: Seat | None) -> list[Told]:
    """What has been told, with the brackets around it: pairs of the moment and what."""
    log = match.log or []
    return [(log[place].moment, what) for place, what in match.events(seat)]


def recent(scene: Scene) -> list[Chapter]:
    """What has been told since a person last ended a turn; from the beginning on if nobody has."""
    since = next((moment + 1 for moment, answer in reversed(scene.answers) if answer in (DONE, SKIP)), 0)
    return [chapter for chapter in chapters(scene) if chapter.moment >= since]


def was_shown(scene: Scene, moment: int) -> bool:
    """Whether something was asked and answered after this was told, so that it stood above that question."""
    return last_answer(scene, CORRECT) >= moment


def is_turn(scene: Scene) -> bool:
    """Whether a person's turn is asked for."""
    return scene.asked is not None and isinstance(scene.asked.ask, PersonsTurn)


def is_resting(scene: Scene) -> bool:
    """Whether no turn of an ARNO is in the middle: a person's turn is asked for, or points, or nothing."""
    return scene.asked is None or isinstance(scene.asked.ask, PersonsTurn | VictoryPoints | ProjectsSupported)


def seed_words(scene: Scene) -> Markup:
    """By which seed Soloist rolls, so that an evening can be checked."""
    text = msg(
        "Soloist's dice follow seed {seed}; your own are written to the log as typed.", seed=str(scene.match.seed)
    )
    return scene.read(text)


def is_counting(view: View) -> bool:
    return view.stage in (Stage.SCORING, Stage.POINTS)
