"""A record of plays: what came of finished games against automas and bots, on this machine only."""
