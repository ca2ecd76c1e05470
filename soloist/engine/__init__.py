"""The engine: flows that ask, matches that answer. No game words in here."""
