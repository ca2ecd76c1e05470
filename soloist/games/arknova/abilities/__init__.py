"""The abilities of animals, one flow for each keyword [AN-15]; importing the package registers them."""

from soloist.games.arknova.abilities import drawing, interactive, later, tracks

__all__ = ["drawing", "interactive", "later", "tracks"]
