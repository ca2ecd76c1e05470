"""ARNO beside the box, as the rest of the terminal knows it."""

from soloist.terminal.arknova_look import style_of
from soloist.terminal.arno import picture
from soloist.terminal.arno_questions import TERMINAL_WORDING, listing
from soloist.terminal.arno_told import told
from soloist.terminal.draw import Face, Samples
from soloist.wording.arknova.arno import is_minor

SAMPLES = Samples("3, b2, zoo af, base 1 left", "animal sponsor 131", "? 1, ? 208, ? ARNO-11.1", "why 6")
FACE = Face(
    picture,
    TERMINAL_WORDING,
    style_of,
    SAMPLES,
    told,
    None,
    is_minor,
    listing,
)
