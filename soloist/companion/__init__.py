"""Automas beside a physical game: each is a game of its own whose only player is the person there."""
