"""ARNE Total in words."""

from soloist.games.arne.cards import CARDS, Kind
from soloist.wording.arne.cards import explain
from soloist.wording.arne.offers import idle, offers
from soloist.wording.arne.totals import changes
from soloist.wording.base import Wording

WORDING = Wording(offers, idle, explain, (*Kind, *CARDS))

__all__ = ["WORDING", "changes", "explain", "idle", "offers"]
