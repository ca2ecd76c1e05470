"""ARNE Total: a card game of collecting and sabotage, with reactions at any time."""

from soloist.games.arne.game import Arne

GAME = Arne()
