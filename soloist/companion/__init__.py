"""Automas beside a physical game: each is a game of its own whose only player is the person there."""

from __future__ import annotations

from soloist.engine.seats import Seat

PERSON = Seat(0)  # who answers; the players at the table are seats of their own, A, B, C …
