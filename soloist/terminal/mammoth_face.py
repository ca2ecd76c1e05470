"""AutoMammoth beside the box, as the rest of the terminal knows it."""

from soloist.engine.words import msg
from soloist.terminal.draw import Face, Samples
from soloist.terminal.mammoth import picture
from soloist.terminal.mammoth_lines import is_reason, told
from soloist.terminal.mammoth_offers import explain, idle, offers
from soloist.terminal.zooloretto_look import style_of
from soloist.terminal.zooloretto_words import VOCABULARY

SAMPLES = Samples("3, l2, t1, zebra, ze", "zebra coin stall", "? 1, ? MAM-6.3", "")
FACE = Face(
    picture, offers, idle, explain, VOCABULARY, style_of, SAMPLES, told, msg("  Enter: none of them"), is_reason
)
