"""AutoMammoth beside the physical box: keeps its books, asks as little as it can, says what to move and why.

The people's turns are not played here. One short answer says what of them AutoMammoth has to know.
"""

from soloist.companion.mammoth.game import MammothCompanion

GAME = MammothCompanion()
