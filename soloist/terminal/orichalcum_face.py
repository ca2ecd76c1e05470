"""Orichalcum in the terminal, as the rest of the terminal knows it."""

from soloist.terminal.draw import Face, Samples
from soloist.terminal.orichalcum import picture
from soloist.terminal.orichalcum_lines import told
from soloist.terminal.orichalcum_look import style_of
from soloist.terminal.orichalcum_questions import closer, listing
from soloist.wording.orichalcum import WORDING

SAMPLES = Samples("2, c4 c5, fight c4 2", "2 c4 c5", "? c4 c5, ? gorgon, ? AI", "why medallion")
FACE = Face(picture, WORDING, style_of, SAMPLES, told, listing=listing, closer=closer)
