"""AutoMammoth beside the physical box: keeps its books, asks as little as it can, says what to move and why.

The people's turns are not played here. One short answer says what of them AutoMammoth has to know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from soloist.companion.base import DRAWS, Agreed, Companion, automas_setting, dice_setting, players_setting
from soloist.companion.mammoth.session import MammothSession
from soloist.companion.mammoth.turns import begin, final_points, human_turn, mammoth_turn, put_right
from soloist.engine.errors import BadSetting
from soloist.engine.flow import Flow
from soloist.engine.settings import Mark, Setting, Some, read_automa_seats
from soloist.engine.words import msg
from soloist.games.zooloretto.automa.deck import DECK, Difficulty, read_deck
from soloist.games.zooloretto.automa.ledger import Ledger
from soloist.games.zooloretto.automa.physical import Known
from soloist.games.zooloretto.components import BY_PLAYERS
from soloist.games.zooloretto.settings import SETTINGS as GAME_SETTINGS
from soloist.games.zooloretto.settings import Settings
from soloist.games.zooloretto.state import counts_for
from soloist.games.zooloretto.tiles import Species

LEVELS = [difficulty.value for difficulty in Difficulty]
SETTINGS: tuple[Setting, ...] = (
    players_setting(5, "MAM-1.1"),
    automas_setting("mammoth", msg("Seats played by AutoMammoth"), "B=II", LEVELS, "MAM-1.6"),
    Some(
        name="species", label=msg("The species in play, so that only these are asked for"),
        values={species.code: species.say() for species in Species}, rule="ZOO-1.2", mark=Mark.CONVENIENCE,
    ),
    dice_setting(msg("AutoMammoth's cards, and what else is decided at random for it"), "MAM-7.8", DRAWS),
    *(setting for setting in GAME_SETTINGS if setting.name not in ("automas", "first_seat", "stall_to_barn")),
)  # fmt: skip


class MammothCompanion(Companion[MammothSession]):
    """AutoMammoth beside the box; one person answers for the whole table."""

    id = "mammoth"
    title = "AutoMammoth at the table"
    rules_version = 1
    settings = SETTINGS
    summary = msg("AutoMammoth for Zooloretto at your table: it keeps track of its own state and tells "
                  "you what to move and why.")  # fmt: skip

    def check(self, seats: int, settings: Mapping[str, Any]) -> None:
        super().check(seats, settings)
        named, playing = len(settings["species"]), len(Species) - BY_PLAYERS[settings["players"]].species_removed
        if named not in (0, playing):
            raise BadSetting(
                msg("option species: {players} players use {playing} species, not {n}",
                    players=settings["players"], playing=playing, n=named)
            )  # fmt: skip

    def new(self, seats: int, settings: Mapping[str, Any]) -> MammothSession:
        agreed = Settings.of({"first_seat": "random", "stall_to_barn": False, **settings})
        automas = {seat: Difficulty(level) for seat, level in read_automa_seats(settings["automas"]).items()}
        players: int = settings["players"]
        deck = read_deck(agreed.mammoth_deck) if agreed.mammoth_deck else DECK
        named = tuple(species for species in Species if species.code in settings["species"])
        by_hand = settings["dice"] == "typed"
        known = Known(players, counts_for(players, agreed), named or tuple(Species), by_hand=by_hand)
        ledgers = [Ledger(deck.of(automas[seat]), automas[seat]) if seat in automas else None for seat in known.players]
        remarks = (*self.reconstructed(settings), *deck.remarks())
        return MammothSession(Agreed(players, automas, agreed), known, ledgers, remarks)

    def step(self, state: MammothSession) -> Flow[None] | None:
        if state.over:
            return None
        if state.active is None:
            return begin(state)
        if state.sold:
            return final_points(state)
        return mammoth_turn(state) if state.active in state.agreed.automas else human_turn(state)

    def put_right(self, state: MammothSession) -> Flow[bool]:
        return put_right(state)


GAME = MammothCompanion()
