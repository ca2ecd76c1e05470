"""Zooloretto in the terminal, as the rest of the terminal knows it."""

from soloist.terminal.draw import Face, Samples
from soloist.terminal.mammoth_lines import is_reason, told
from soloist.terminal.zooloretto import picture
from soloist.terminal.zooloretto_look import style_of
from soloist.terminal.zooloretto_offers import idle, offers
from soloist.terminal.zooloretto_words import VOCABULARY, explain

SAMPLES = Samples("3, take 2, t2, mo", "take 2 panda barn", "? exchange, ? 3", "why expand")
FACE = Face(picture, offers, idle, explain, VOCABULARY, style_of, SAMPLES, told, minor=is_reason)
