"""ARNO 3 beside the physical box of Ark Nova: keeps its books, asks as little as it can, says what to move and why.

The people's turns are not played here. Short entries say what of them ARNO has to know; what is not told is asked
for when it matters.
"""

from soloist.companion.arno.game import ArnoCompanion

GAME = ArnoCompanion()
