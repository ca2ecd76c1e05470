"""The AI beside the box, as the rest of Soloist knows it: a game whose only player is the person there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from soloist.companion.base import Companion, dice_setting
from soloist.companion.orichalcum_ai.session import AI, HUMAN, PLAYERS, Agreed, AiSession
from soloist.companion.orichalcum_ai.turns import next_step
from soloist.engine.errors import BadSetting
from soloist.engine.flow import Flow
from soloist.engine.game import Result, Score
from soloist.engine.settings import AutomaSeats, Choice, Mark, Number, Setting, read_automa_seats
from soloist.engine.words import msg
from soloist.games.orichalcum.ai.ledger import Ai
from soloist.games.orichalcum.ai.table_knowledge import Known
from soloist.games.orichalcum.box import read_box
from soloist.games.orichalcum.scoring import score
from soloist.games.orichalcum.settings import SETTINGS as GAME_SETTINGS
from soloist.games.orichalcum.settings import Settings

SHARED = ("box", "volcano_titans", "standing_hoplites", "most_rounds", "ai_combat_mode", "ai_extra_hoplite")
"""Options of the game that matter beside the box."""

SETTINGS: tuple[Setting, ...] = (
    Number(name="players", label=msg("Seats at the table"), default=2, low=2, high=2, rule="OAI-1.7", mark=Mark.RULE),
    AutomaSeats(
        name="automas",
        label=msg("The seat played by the AI"),
        default="B=AI",
        automa="orichalcum-ai",
        alias="ai",
        levels=("AI",),
        rule="OAI-1.7",
        mark=Mark.RULE,
    ),
    dice_setting(msg("The AI's dice"), "OAI-3.1"),
    Choice(
        name="tracking",
        label=msg("The cards of the action board"),
        default="count",
        rule="OAI-3.1",
        mark=Mark.COMFORT,
        values={
            "count": msg("are counted, and asked for when the AI takes one"),
            "cards": msg("are named when they are laid out"),
        },
    ),
    *(setting for setting in GAME_SETTINGS if setting.name in SHARED),
)


class OrichalcumAiCompanion(Companion[AiSession]):
    """The AI beside the box; the player answers for the whole table."""

    id = "orichalcum-ai"
    title = "The AI of Orichalcum beside the box"
    rules_version = 1
    settings = SETTINGS
    summary = msg("The solo AI of Orichalcum on your table: it keeps its books and says what to move and why.")

    def check(self, seats: int, settings: Mapping[str, Any]) -> None:
        if list(read_automa_seats(settings["automas"])) != [AI]:
            raise BadSetting(msg("the AI plays against one player, in the second seat of two"))
        super().check(seats, settings)

    def new(self, seats: int, settings: Mapping[str, Any]) -> AiSession:
        usual = {setting.name: setting.default for setting in GAME_SETTINGS}
        read = Settings.of({**usual, **settings})
        box = read_box(read.box)
        agreed = Agreed(
            PLAYERS, read_automa_seats(settings["automas"]), read, box, names_cards=settings["tracking"] == "cards"
        )
        known = Known(box.cards_laid[PLAYERS], typed=settings["dice"] == "typed")
        return AiSession(agreed, known, Ai(box.ai))

    def next_step(self, state: AiSession) -> Flow[None] | None:
        return next_step(state)

    def result(self, state: AiSession) -> Result:
        """The points as far as they are told, a winner has enough of them; and who has won [OAI-9.1, OAI-9.2]."""
        points = state.known.points or 0
        if state.winner == HUMAN and not state.is_overtime:
            points = max(points, state.box.victory_points)
        scores = Score(HUMAN, points, ()), score(state.ai, AI)
        return Result(scores, () if state.winner is None else (state.winner,))
