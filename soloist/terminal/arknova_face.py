"""Ark Nova in the terminal, as the rest of the terminal knows it."""

from soloist.terminal.arknova import picture
from soloist.terminal.arknova_asking import closer, listing
from soloist.terminal.arknova_look import style_of
from soloist.terminal.draw import Face, Samples
from soloist.wording.base import PLAIN as WORDING

SAMPLES = Samples("3, build, 4.2/1", "build enclosure_3 4.2/1", "? cheetah, ? 4.2/1, ? B", "why cheetah")
FACE = Face(picture, WORDING, style_of, SAMPLES, listing=listing, closer=closer)
