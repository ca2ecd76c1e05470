"""ARNE Total in the terminal, as the rest of the terminal knows it."""

from soloist.terminal.arne import picture
from soloist.terminal.arne_look import style_of
from soloist.terminal.draw import Face, Samples
from soloist.wording.arne import WORDING

SAMPLES = Samples("3, crash, cr", "crash red.3", "? crash, ? 3", "why lock")
FACE = Face(picture, WORDING, style_of, SAMPLES)
