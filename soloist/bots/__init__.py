"""Players: some play any game by its questions and imagined matches; a game that has its own bots has a module here."""
