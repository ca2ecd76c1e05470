"""A session as its events tell it: set-up, the player's turns, the AI's turns by phase, rounds; and where it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from soloist.companion.corrections import Corrected
from soloist.companion.orichalcum_ai.reports import DONE, SKIP, AiPlays, BeginRound, Did, Reported, Task, ToDo
from soloist.engine.events import TurnBegins, TurnEnds
from soloist.games.orichalcum.ai import steps
from soloist.games.orichalcum.ai.questions import WhichCreature, WhichTile
from soloist.games.orichalcum.ai.steps import Doing, Phase, PhaseBegins
from soloist.games.orichalcum.events import Won
from soloist.games.orichalcum.pieces import Action, Card
from soloist.web.faces import companion_story
from soloist.web.faces.companion_frame import is_correcting
from soloist.web.faces.companion_story import Told, chapters_of, is_fresh, is_resting
from soloist.web.scene import Scene

OPENINGS: dict[str, tuple[object, ...]] = {
    "setup": (Task.SET_UP,), "deed": (Reported,), "turn": (TurnBegins,),
    "refill": (Task.MAY_END, Task.FILL_ACTION_BOARD, Task.FILL_CONSTRUCTION_BOARD),
    "start": (Task.MOVE_PAWN, Task.MOVE_PAWN_ON_TIE), "correction": (Corrected,), "end": (Won,),
}  # fmt: skip
"""The kinds of chapters, and what opens them."""


def kind_of(what: object) -> object:
    """The task that is to be done, or the type."""
    return what.task if isinstance(what, ToDo) else type(what)


def opened_by(what: object) -> str:
    """The kind of chapter that something opens; empty: it belongs to what is being told."""
    kind = kind_of(what)
    return next((name for name, kinds in OPENINGS.items() if kind in kinds), "")


class Chapter(companion_story.Chapter):
    """What was told in one go; its number is that of the round."""

    @property
    def kind(self) -> str:
        return opened_by(self.opening)

    @property
    def reports(self) -> list[Did]:
        """Of the player's turn."""
        return [told.did for told in self.all(Reported) if told.did not in (DONE, SKIP)]

    # the AI's turn

    @property
    def phases(self) -> dict[Phase, list[Told]]:
        """What was done in each; those that are empty have not come, or brought nothing."""
        found: dict[Phase, list[Told]] = {phase: [] for phase in Phase}
        now = Phase.CARD
        for moment, what in self.events:
            if isinstance(what, PhaseBegins):
                now = what.phase
            elif isinstance(what, Doing):
                found[now].append((moment, what))
        return found

    @property
    def phase(self) -> Phase:
        """The one its turn is in."""
        return max((begun.phase for begun in self.all(PhaseBegins)), default=Phase.CARD)

    @property
    def card(self) -> Card | None:
        """What the AI has taken, once that is known."""
        taken = self.first(steps.TakesCard)
        return None if taken is None else taken.card

    @property
    def action(self) -> Action | None:
        return None if self.card is None else self.card.action

    @property
    def place(self) -> int:
        """Of the card it takes, from 1."""
        order = self.first(steps.TakeCard)
        return 0 if order is None else order.place

    @property
    def is_over(self) -> bool:
        """Whether nothing more comes of it."""
        return self.first(TurnEnds) is not None

    @property
    def fights(self) -> list[steps.Fights]:
        """Those of the phase it is in."""
        return [step for _, step in self.phases[self.phase] if isinstance(step, steps.Fights)]


def face_rolled(told: Iterable[Told]) -> int | None:
    """The face that was rolled for a card."""
    return next((what.face for _, what in told if isinstance(what, steps.RollsDie)), None)


def story(events: Sequence[Told]) -> list[Chapter]:
    """The chapters of a session, in order; only turns and corrections follow on their like."""
    found, number = list[Chapter](), 1
    for moment, what in events:
        kind = opened_by(what)
        if kind and (not found or kind != found[-1].kind or kind in ("turn", "correction")):
            found.append(Chapter(number))
        found[-1].events.append((moment, what))
        if isinstance(what, AiPlays | BeginRound):
            number = found[-1].number = what.round
    return found


# where the session is

chapters = chapters_of(story)


def fresh_chapters(scene: Scene) -> list[Chapter]:
    """Those that something was told of since the last answer."""
    return [chapter for chapter in chapters(scene) if is_fresh(scene, chapter.last)]


def recent(scene: Scene) -> list[Chapter]:
    """What has been told since the player last ended a turn; from the beginning on if that has not been."""
    since = next((moment + 1 for moment, answer in reversed(scene.answers) if answer in (DONE, SKIP)), 0)
    return [chapter for chapter in chapters(scene) if chapter.moment >= since]


def its_turn(scene: Scene) -> Chapter | None:
    """The AI's turn that is played now, or was the last one."""
    return next((chapter for chapter in reversed(chapters(scene)) if chapter.kind == "turn"), None)


def phase_asked(scene: Scene) -> Phase | None:
    """The phase of the AI's turn that the question belongs to; None between its turns."""
    turn = its_turn(scene)
    if turn is None or is_resting(scene) or is_correcting(scene):
        return None
    return Phase.TILE if isinstance(scene.ask, WhichTile | WhichCreature) else turn.phase
