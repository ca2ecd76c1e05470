"""Ark Nova [AN-1 to AN-20]."""

from soloist.games.arknova.game import ArkNova

GAME = ArkNova()
