"""The compiled build: mypyc makes one library of the engine, the games and the bots. See docs/speed.md."""
