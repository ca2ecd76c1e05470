"""Ark Nova in the terminal, as the rest of the terminal knows it."""

from dataclasses import replace

from soloist.terminal.arknova import picture
from soloist.terminal.arknova_arno import told
from soloist.terminal.arknova_look import style_of
from soloist.terminal.arknova_questions import closer, listing
from soloist.terminal.draw import Face, Samples
from soloist.wording.arknova import WORDING
from soloist.wording.arknova.arno import is_minor
from soloist.wording.base import nothing_idle

SAMPLES = Samples("3, build, 4.2/1", "build enclosure_3 4.2/1", "? cheetah, ? 4.2/1, ? B", "why cheetah")
FACE = Face(
    picture,
    replace(WORDING, idle=nothing_idle),  # the hand itself shows what is missing
    style_of,
    SAMPLES,
    told,
    minor=is_minor,
    listing=listing,
    closer=closer,
)
