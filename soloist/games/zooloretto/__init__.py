"""Zooloretto: trucks, tiles and zoos, and AutoMammoth as an opponent."""

from soloist.games.zooloretto.game import Zooloretto

GAME = Zooloretto()
