"""The AI of Orichalcum beside the physical box: keeps its books, asks as little as it can, says what to move and why.

The player's turns are not played here. Short entries say what of them the AI has to know.
"""

from soloist.companion.orichalcum_ai.game import OrichalcumAiCompanion

GAME = OrichalcumAiCompanion()
