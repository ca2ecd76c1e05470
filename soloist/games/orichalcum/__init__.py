"""Orichalcum: islands, creatures, Titans, and the AI as an opponent."""

from soloist.games.orichalcum.game import Orichalcum

GAME = Orichalcum()
