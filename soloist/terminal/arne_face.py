"""ARNE Total in the terminal, as the rest of the terminal knows it."""

from soloist.games.arne.cards import CARDS, Kind
from soloist.terminal.arne import picture
from soloist.terminal.arne_cards import explain
from soloist.terminal.arne_look import style_of
from soloist.terminal.arne_offers import idle, offers
from soloist.terminal.draw import Face, Samples

SAMPLES = Samples("3, crash, cr", "crash red.3", "? crash, ? 3", "why lock")
FACE = Face(picture, offers, idle, explain, (*Kind, *CARDS), style_of, SAMPLES)
