"""AutoMammoth beside the box, as the rest of the terminal knows it."""

from soloist.terminal.draw import Face, Samples
from soloist.terminal.mammoth import picture
from soloist.terminal.mammoth_lines import told
from soloist.terminal.zooloretto_look import style_of
from soloist.wording.mammoth import WORDING
from soloist.wording.zooloretto.lines import is_reason

SAMPLES = Samples("3, l2, t1, zebra, ze", "zebra coin stall", "? 1, ? MAM-6.3", "")
FACE = Face(picture, WORDING, style_of, SAMPLES, told, None, is_reason)
