"""Zooloretto in the terminal, as the rest of the terminal knows it."""

from soloist.terminal.draw import Face, Samples
from soloist.terminal.zooloretto import picture
from soloist.terminal.zooloretto_look import style_of
from soloist.terminal.zooloretto_mammoth import told
from soloist.wording.zooloretto import WORDING
from soloist.wording.zooloretto.lines import is_reason

SAMPLES = Samples("3, take 2, t2, mo", "take 2 panda barn", "? exchange, ? 3", "why expand")
FACE = Face(picture, WORDING, style_of, SAMPLES, told, minor=is_reason)
