"""The conventions of game AI research: PettingZoo environments and OpenSpiel games, over numbers for answers and views.

`vocabulary` and `fields` say how answers and views become numbers, `games` does so for each game; these need nothing
but the standard library. `pettingzoo` and `openspiel` need the extra `soloist[rl]`.
"""
