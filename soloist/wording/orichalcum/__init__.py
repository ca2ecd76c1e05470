"""Orichalcum in words."""

from soloist.wording.base import Wording
from soloist.wording.orichalcum.offers import idle, offers
from soloist.wording.orichalcum.pieces import VOCABULARY, explain
from soloist.wording.orichalcum.typed import typed

WORDING = Wording(offers, idle, explain, VOCABULARY, typed)

__all__ = ["WORDING", "explain", "idle", "offers"]
