"""Zooloretto in words."""

from soloist.wording.base import Wording
from soloist.wording.zooloretto.offers import idle, offers
from soloist.wording.zooloretto.pieces import VOCABULARY, explain

WORDING = Wording(offers, idle, explain, VOCABULARY)

__all__ = ["WORDING", "explain", "idle", "offers"]
