"""ARNE Total in words."""

from soloist.engine.words import Message, msg
from soloist.games.arne.cards import CARDS, Kind
from soloist.games.arne.state import Stage
from soloist.wording.arne.cards import explain
from soloist.wording.arne.offers import idle, offers
from soloist.wording.base import Wording

VARIANTS: dict[str, Message] = {
    "standard": msg("Standard"), "minimum": msg("Minimum: fewest points win"), "ghost": msg("Ghost"),
    "teams": msg("Teams"),
}  # fmt: skip
PLAYING = (Stage.TURNS, Stage.MAIN, Stage.WINDOW, Stage.ANNOUNCED, Stage.EFFECT, Stage.CLOSING)

WORDING = Wording(offers, idle, explain, (*Kind, *CARDS))

__all__ = ["PLAYING", "VARIANTS", "WORDING", "explain", "idle", "offers"]
