"""Players of any game: they know questions, views and imagined matches, and no game's insides."""
