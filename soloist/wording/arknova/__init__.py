"""Ark Nova in words."""

from soloist.wording.arknova.offers import idle, offers
from soloist.wording.arknova.pieces import VOCABULARY, explain
from soloist.wording.base import Wording

WORDING = Wording(offers, idle, explain, VOCABULARY)

__all__ = ["WORDING", "explain", "idle", "offers"]
