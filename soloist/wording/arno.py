"""What people may say to ARNO beside the box, with what it changes in the books."""

from __future__ import annotations

from typing import Any

from soloist.companion.arno.reports import IncomeOf, every_entry
from soloist.companion.corrections import Correct, Correction
from soloist.companion.people import WhatDid
from soloist.engine.match import Match
from soloist.engine.notation import Word
from soloist.engine.question import Question
from soloist.engine.seats import Seat
from soloist.engine.words import Message, filled, msg, pmsg, template
from soloist.games.arknova import board, cards
from soloist.games.arknova.arno import answers, reports, triggers
from soloist.games.arknova.arno.marine import COPIES, OTHER_PROJECTS, projects_in
from soloist.wording import base
from soloist.wording.arknova.pieces import VOCABULARY
from soloist.wording.arknova.pieces import explain as explain_piece
from soloist.wording.base import Explanation, Offer, Wording, correction_offer, in_order, nothing_idle, option_text

OR, BREAK_TOKEN, SUPPORTED, TILE = msg("Or"), msg("Break token"), msg("Supported"), msg("Bonus tile")
FIRST, HAS, LOST, DICE, TOTALS = msg("Once"), msg("Has in play"), msg("Lost"), msg("Dice"), msg("Totals")
LEVELS = (pmsg("level", "left"), msg("middle"), pmsg("level", "right"))
WORDS: dict[object, tuple[Message, Message]] = {
    reports.DONE: (OR, msg("done")),
    reports.INCOME_DONE: (OR, msg("done")),
    reports.RIGHT: (OR, msg("that is correct")),
    reports.SKIP: (OR, msg("skip: ask me when it matters")),
    reports.REACHED: (BREAK_TOKEN, msg("break reached")),
    reports.DONATION: (FIRST, msg("donation")),
    reports.TEN: (FIRST, msg("first at 10 conservation")),
    reports.END: (FIRST, msg("end triggered")),
    reports.END_IN_BREAK: (FIRST, msg("end triggered in the break")),
    reports.PROJECT: (SUPPORTED, msg("by its number")),
    reports.APPEAL: (TOTALS, msg("appeal")),
    reports.CONSERVATION: (TOTALS, msg("conservation")),
}
"""The entries of one word: where they stand, and what they say there."""
KINDS: dict[type, tuple[Message, Message]] = {
    reports.Break: (BREAK_TOKEN, template("+{steps}")),
    reports.Zoo: (msg("Partner zoo"), template("{continent}")),
    reports.Gone: (msg("No longer there"), template("{kind}")),
}
"""The same for other kinds of entries, with their fields in the gaps."""


def offers(match: Match, question: Question) -> list[Offer]:
    return [offer(option) for option in base.answers(question)]


def offer(option: Any) -> Offer:
    """An option, and the few words it needs under its heading."""
    if isinstance(option, reports.Entry | Correct):
        return Offer(option, option.say(), *heading(option))
    match option:
        case Correction():
            return correction_offer(option)
        case answers.CardIs():
            return card(option)
        case answers.DieFace():
            return Offer(option, option.say(), msg("The die shows"), option.say())
        case answers.OtherDie() | Word():
            return Offer(option, option.say(), OR, option.say())
    return Offer(option, option_text(option))


def heading(option: Any) -> tuple[Message, Message]:
    match option:
        case Correct():
            return OR, msg("correct something")
        case reports.Taken(university=university, kind=kind):
            return msg("University"), msg("{university}", university=university if kind is None else kind)
        case reports.Token(place=place, level=level, project=project):
            return SUPPORTED, msg("{project} {level}", project=project or place, level=LEVELS[level])
        case reports.New(level=level):
            return msg("New project"), LEVELS[level]
        case reports.TileTaken(space=space, alike=True):
            return TILE, msg("{space}", space=space)
        case reports.TileTaken(space=space, side=side, tile=None):
            return TILE, msg("{space} {side}", space=space, side=reports.SIDES[side])
        case reports.TileTaken(space=space, side=side, tile=tile) if tile is not None:
            return TILE, msg("{space} {side}: {tile}", space=space, side=reports.SIDES[side], tile=tile)
        case reports.Has(card=card, lost=lost):
            return LOST if lost else HAS, msg("{card}", card=card)
        case reports.Dice(sides=sides):
            return DICE, msg("d{sides} typed", sides=sides) if sides else msg("rolled by Soloist")
        case reports.Plainly():
            return WORDS[option]
    group, words = KINDS[type(option)]
    return group, filled(words, option)


def numbers(match: Match, question: Question) -> dict[str, int]:
    """Entries keep their numbers for an evening, in people's turns and incomes; projects have the printed ones."""
    if isinstance(question.ask, WhatDid | IncomeOf):
        return in_order(*every_entry(match.view(question.seat)))
    return CARD_NUMBERS if any(isinstance(option, answers.CardIs) for option in question.options) else {}


OTHERS = 190  # no card has a number from here to 200
CARD_NUMBERS = {
    answers.ANIMAL.code: 1, answers.SPONSOR.code: 2, answers.NONE.code: 1,
    **{str(project.id): project.id for project in projects_in(True)},
    **{other.code: OTHERS + number for number, other in enumerate(OTHER_PROJECTS[::COPIES], 1)},
}  # fmt: skip
"""Where ARNO takes a card, or is dealt no project: the printed numbers, as far as there are any."""


CARDS = {"animal": msg("animal, kept"), "sponsor": msg("sponsor, discarded")}


def card(option: answers.CardIs) -> Offer:
    """Projects have to be named; animals and sponsors may be."""
    if option.card is None:
        return Offer(option, CARDS[option.code], msg("Kind"), CARDS[option.code])
    text = option.say() if not option.card.id else msg("{n} {card}", n=option.card.id, card=option.card)
    return Offer(option, text, msg("Project") if isinstance(option.card, cards.Project) else msg("By number"), text)


# explaining

TOTALS_EXPLAINED = (
    msg("Optional. Soloist then works out your points, the money for appeal, and when the game ends."),
    ("AN-10.5", "AN-11.1", "AN-11.6"),
)
EXPLAINED: tuple[tuple[tuple[type, ...], Message, tuple[str, ...]], ...] = (
    ((Correct,), msg("You can correct anything on record; a correction gives no rewards. Undo works too."), ()),
    ((reports.Has, triggers.Firing), msg("Soloist reminds the owner whenever ARNO triggers the card."),
     ("ARNO-15.2", "ARNO-15.3", "ARNO-15.4")),
    ((reports.Token, reports.New), msg("ARNO looks for projects that have no player's token, and for free levels."),
     ("ARNO-13.2", "ARNO-13.6")),
    ((reports.Total,), *TOTALS_EXPLAINED),
    ((reports.Break,), msg("Soloist tracks the break token so that it can run the break."), ()),
    ((answers.DieFace, answers.OtherDie), msg("Enter only faces that count; faces that mean “roll again” are refused."),
     ("ARNO-4.1", "ARNO-4.2")),
)  # fmt: skip


def explain(thing: Any) -> Explanation | None:
    """Why ARNO has to know this."""
    explained = next(((text, rules) for kinds, text, rules in EXPLAINED if isinstance(thing, kinds)), None)
    if explained is not None:
        return Explanation(thing.say(), *explained)
    if thing in (reports.APPEAL, reports.CONSERVATION):
        return Explanation(thing.say(), *TOTALS_EXPLAINED)
    if thing is reports.SKIP:
        text = msg("Soloist then treats everything shared as uncertain and asks when ARNO needs it.")
        return Explanation(thing.say(), text, ())
    if isinstance(thing, answers.CardIs) and thing.kind is cards.Animal:
        text = msg("ARNO keeps it; its icons may trigger players' cards.")
        return Explanation(thing.say(), text, ("ARNO-6.1", "ARNO-15.2"))
    return None if isinstance(thing, Seat) else explain_piece(thing)


WORDS_OF_CARDS = tuple(thing for thing in VOCABULARY if not isinstance(thing, board.BonusTile))
"""The names of tiles begin with numbers, which mean faces of dice here."""
WORDING = Wording(offers, nothing_idle, explain, WORDS_OF_CARDS, numbers=numbers)
