"""The AI of Orichalcum beside the physical box: keeps its books, asks as little as it can, says what to move and why.

The player's turns are not played here. Short entries say what of them the AI has to know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from soloist.companion.base import Companion, automas_setting, convenience, dice_setting, players_setting
from soloist.companion.orichalcum_ai.session import AI, PLAYERS, Agreed, AiSession, Stage
from soloist.companion.orichalcum_ai.turns import STEPS, ai_turn, human_turn, put_right
from soloist.engine.errors import BadSetting
from soloist.engine.flow import Flow
from soloist.engine.settings import Setting, read_automa_seats
from soloist.engine.words import msg
from soloist.games.orichalcum.ai.ledger import Ai
from soloist.games.orichalcum.ai.table_knowledge import Known
from soloist.games.orichalcum.box import read_box
from soloist.games.orichalcum.settings import SETTINGS as GAME_SETTINGS
from soloist.games.orichalcum.settings import Settings

SHARED = ("box", "volcano_titans", "standing_hoplites", "most_rounds", "ai_combat_mode", "ai_extra_hoplite")
"""Options of the game that matter beside the box."""

SETTINGS: tuple[Setting, ...] = (
    players_setting(PLAYERS, "OAI-1.7"),
    automas_setting("orichalcum-ai", msg("The seat played by the AI"), "B=AI", ["AI"], "OAI-1.7", alias="ai"),
    dice_setting(msg("The AI's dice"), "OAI-3.1"),
    convenience("tracking", msg("Cards on the action board"), "OAI-3.1",
            {"count": msg("counted; you name one only when the AI takes it"),
             "cards": msg("named as they are laid out")}),
    *(setting for setting in GAME_SETTINGS if setting.name in SHARED),
)  # fmt: skip


class OrichalcumAiCompanion(Companion[AiSession]):
    """The AI beside the box; the player answers for the whole table."""

    id = "orichalcum-ai"
    title = "Orichalcum's AI at the table"
    rules_version = 1
    settings = SETTINGS
    summary = msg("The solo AI of Orichalcum at your table: it keeps track of its own state and tells you "
                  "what to move and why.")  # fmt: skip

    def check(self, seats: int, settings: Mapping[str, Any]) -> None:
        if list(read_automa_seats(settings["automas"])) != [AI]:
            raise BadSetting(msg("the AI plays against one player, in the second seat of two"))
        super().check(seats, settings)

    def new(self, seats: int, settings: Mapping[str, Any]) -> AiSession:
        usual = {setting.name: setting.default for setting in GAME_SETTINGS}
        read = Settings.of({**usual, **settings})
        box = read_box(read.box)
        automas, names_cards = read_automa_seats(settings["automas"]), settings["tracking"] == "cards"
        agreed = Agreed(PLAYERS, automas, read, box, names_cards=names_cards)
        known = Known(box.cards_laid[PLAYERS], typed=settings["dice"] == "typed")
        return AiSession(agreed, known, Ai(box.ai))

    def step(self, state: AiSession) -> Flow[None] | None:
        if state.stage is Stage.TURN:
            return ai_turn(state) if state.active == AI else human_turn(state)
        return STEPS[state.stage](state) if state.stage in STEPS else None

    def put_right(self, state: AiSession) -> Flow[bool]:
        return put_right(state)


GAME = OrichalcumAiCompanion()
