"""Zooloretto in words."""

from soloist.wording.base import Wording
from soloist.wording.zooloretto.offers import idle, offers
from soloist.wording.zooloretto.pieces import VOCABULARY, explain
from soloist.wording.zooloretto.stand import changes

WORDING = Wording(offers, idle, explain, VOCABULARY)

__all__ = ["WORDING", "changes", "explain", "idle", "offers"]
