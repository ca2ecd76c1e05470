"""The AI of Orichalcum beside the box, as the rest of the terminal knows it."""

from soloist.terminal.draw import Face, Samples
from soloist.terminal.orichalcum_ai import picture
from soloist.terminal.orichalcum_ai_questions import TERMINAL_WORDING, listing
from soloist.terminal.orichalcum_ai_told import is_minor, told
from soloist.terminal.orichalcum_look import style_of

SAMPLES = Samples("3, tm, bf, p3, done", "capture-2 dv cyclops", "? 1, ? volcano, ? OAI-4.4", "")
FACE = Face(picture, TERMINAL_WORDING, style_of, SAMPLES, told, None, is_minor, listing)
