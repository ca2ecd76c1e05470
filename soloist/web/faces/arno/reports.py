"""What people did to shared things, as chips to tap: the break token, partner zoos, projects, tiles and so on."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from markupsafe import Markup

from soloist.companion.arno.reports import IncomeOf
from soloist.companion.people import WhatDid
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, pmsg
from soloist.games.arknova.arno import reports
from soloist.games.arknova.arno.questions import Doubt
from soloist.games.arknova.arno.reports import Break, Dice, Gone, Has, New, Taken, TileTaken, Token, Zoo
from soloist.games.arknova.arno.table_knowledge import Spot, Thing
from soloist.games.arknova.cards import Project, Resource
from soloist.games.arknova.state import BLOCKED
from soloist.web.faces.arknova.shared_boards import school_signs
from soloist.web.faces.arknova.signs import icon_name
from soloist.web.faces.arno.signs import sign_of
from soloist.web.faces.companion_widgets import lit, of_kind, open_question, question_head
from soloist.web.faces.company import chip as seat_name
from soloist.web.faces.company import is_you
from soloist.web.html import Node, classes, icon, seat_mark
from soloist.web.scene import Choice, Scene

ONCE: dict[object, tuple[str, Message]] = {
    reports.DONATION: ("donate", msg("Donation")), reports.TEN: ("hourglass", msg("First at 10")),
    reports.END: ("flag", msg("End triggered")), reports.END_IN_BREAK: ("flag", msg("End in the break")),
    reports.APPEAL: ("appeal", msg("Appeal")), reports.CONSERVATION: ("conservation", msg("Conservation")),
}  # fmt: skip
WORDS: dict[object, tuple[str, Message]] = {
    **ONCE,
    reports.SKIP: ("step-forward", msg("Skip this; ask me when it matters")),
    reports.PROJECT: ("search", msg("A project by its number or name")),
}
TAKEN: tuple[tuple[Message, type, str], ...] = (
    (msg("Partner zoo taken"), Zoo, "is-row"), (msg("University taken"), Taken, "is-wide"),
    (msg("No longer there"), Gone, "is-wide"), (msg("Bonus tile taken"), TileTaken, "is-wide"),
)  # fmt: skip
DOUBTS = {
    Thing.PARTNER_ZOOS: msg("Are these the partner zoos on the board?"),
    Thing.UNIVERSITIES: msg("Are these the universities on the board?"),
    Thing.ANIMAL_UNIVERSITIES: msg("Are these the animal universities left?"),
}
LEVELS = (pmsg("level", "left"), msg("middle"), pmsg("level", "right"))
USUAL_STEPS = 5
CARDS = msg("Your cards in play that ARNO triggers")
FINISHES = (reports.DONE, msg("Done")), (reports.INCOME_DONE, msg("Done")), (reports.RIGHT, msg("That is correct"))


def turn_question(scene: Scene, turn: WhatDid) -> Node:
    """A person's turn: whatever changed for ARNO, each with a tap; then done."""
    seat, ask, lead = turn.seat, msg("Your turn"), None
    if not is_you(scene, seat):
        ask, lead = msg("Turn: {seat}", seat=seat), seat_name(scene, seat)
    hint = msg("Take your turn as usual. Then tap whatever you changed, or just tap Done.")
    steps = [choice for choice in of_kind(scene, Break) if choice.option.steps <= USUAL_STEPS]
    steps += [choice for choice in scene.choices if choice.option is reports.REACHED]
    return [
        question_head(scene, ask, hint, "AN-2.1", lead=lead), group(scene, msg("Break token moved"), steps, "is-row"),
        tiles_and_tokens(scene), projects(scene), more(scene),
    ]  # fmt: skip


def income_question(scene: Scene, income: IncomeOf) -> Node:
    """A person's income before a turn of ARNO: what it changed of shared things, each with a tap."""
    seat, ask, lead = income.seat, msg("Did your income give you any of these?"), None
    if not is_you(scene, seat):
        ask, lead = msg("Did {seat}'s income give any of these?", seat=seat), seat_name(scene, seat)
    hint = msg("ARNO is next and needs to know. Mostly it is just Done.")
    head = question_head(scene, ask, hint, "AN-10.5", lead=lead)
    return [head, tiles_and_tokens(scene), group(scene, CARDS, of_kind(scene, Has))]


def doubt_question(scene: Scene, doubt: Doubt) -> Node:
    """What may have changed, with what is known of it: a tap on what is gone, or that it is right."""
    rule = open_question(scene).why
    if doubt.thing is Thing.PROJECTS:
        ask = msg("Are these all the tokens on the projects?")
        head = question_head(scene, ask, msg("Tap any that is not shown yet."), rule)
        return [head, tiles_and_tokens(scene), projects(scene)]
    ask = DOUBTS.get(doubt.thing) or msg("Are these the bonus tiles at {space}?", space=doubt.space)
    return [question_head(scene, ask, msg("Tap any that is no longer there."), rule), tiles_and_tokens(scene)]


# groups of chips


def group(scene: Scene, title: Message, choices: Sequence[Choice], class_: str = "") -> Node:
    """Chips under a heading; nothing if there are none."""
    if not choices:
        return None
    return h.section(class_=classes("arno-entries", class_))[h.h2(".eyebrow")[scene.read(title)], chips(scene, choices)]


def chips(scene: Scene, choices: Sequence[Choice]) -> h.Element:
    """What a chip says is told beside what it shows."""
    return h.div(".book-chips")[
        (lit(scene, each, h.span(aria_hidden="true")[inside(scene, each)], class_="book-chip", told=True)
         for each in choices)
    ]  # fmt: skip


def inside(scene: Scene, choice: Choice) -> Node:
    """What a chip shows."""
    match choice.option:
        case Break(steps=steps):
            return [icon("break", class_="tint-break"), h.b[f"+{steps}"]]
        case reports.REACHED:
            return [icon("break", class_="tint-break"), h.b[f"→{scene.view.known.break_steps}"]]
        case Zoo(continent=continent):
            return icon(icon_name(continent))
        case Taken(university=university, kind=kind):
            return [school_signs(scene, university), icon(icon_name(kind.icon)) if kind is not None else None]
        case Gone(kind=kind):
            return [icon(icon_name(kind.icon)), scene.read(kind)]
        case TileTaken(space=space, side=side, tile=tile, alike=alike):
            named = icon(sign_of(tile) or "bonus") if tile is not None else None
            where = None if alike else scene.read(reports.SIDES[side])
            return [icon("conservation", class_="tint-conservation"), h.b[str(space)], named or where]
        case Has(card=card, lost=lost):
            sign = "appeal" if card.what is Resource.APPEAL else "money"
            gives = h.span(class_=f"gain tint-{sign}")[icon(sign), str(card.each)]
            return [icon("close" if lost else "plus"), scene.read(card), gives]
        case Dice(sides=0):
            return [icon("shuffle"), scene.read(msg("Soloist rolls"))]
        case Dice(sides=sides):
            words = scene.read(msg("I roll a d{sides}", sides=sides))
            return [icon("d6-6" if sides == 6 else f"d{sides}"), words]
    name, said = WORDS[choice.option]
    return [icon(name), scene.read(said)]


def tiles_and_tokens(scene: Scene) -> Node:
    once = [choice for choice in scene.choices if choice.option in ONCE]
    taken = [group(scene, title, of_kind(scene, kind), class_) for title, kind, class_ in TAKEN]
    return [taken, group(scene, msg("Once in a while"), once, "is-wide")]


def more(scene: Scene) -> Node:
    """Less often: cards in play, dice, and to say nothing."""
    far = [choice for choice in of_kind(scene, Break) if choice.option.steps > USUAL_STEPS]
    return h.details(".arno-rest", data_keep="rest")[
        h.summary[scene.read(msg("More: cards in play, dice"))], group(scene, msg("Break token moved further"), far),
        group(scene, CARDS, of_kind(scene, Has)), group(scene, msg("Dice"), of_kind(scene, Dice)),
        h.p(".why")[seed_words(scene)],
        group(scene, msg("Or"), [choice for choice in scene.choices if choice.option is reports.SKIP]),
    ]  # fmt: skip


def seed_words(scene: Scene) -> Markup:
    """By which seed Soloist rolls, so that a session can be checked."""
    seed = str(scene.match.seed)
    return scene.read(msg("Soloist's dice follow seed {seed}; your own are written to the log as entered.", seed=seed))


# projects


def projects(scene: Scene) -> Node:
    """Every project with its three levels: who stands there, and free ones to tap."""
    tokens = {(choice.option.place, choice.option.level): choice for choice in of_kind(scene, Token)}
    fresh, others = of_kind(scene, New), [choice for choice in scene.choices if choice.option is reports.PROJECT]
    if not tokens and not fresh:
        return None

    def row(named: Node, levels: Node) -> h.Element:
        return h.li[h.span(".arno-project-name")[named], levels]

    def lying(place: Project, spot: Spot) -> h.Element:
        levels = [level(scene, tokens.get((place, at)), holder) for at, holder in enumerate(spot.levels)]
        return row(scene.read(spot.project or place), levels)

    new = [icon("plus"), scene.read(msg("a new project"))]
    return h.section(".arno-entries")[
        h.h2(".eyebrow")[scene.read(msg("Project supported: left, middle or right level"))],
        h.ul(".arno-projects")[
            (lying(place, spot) for place, spot in scene.view.known.places()),
            row(new, [level(scene, choice, 0) for choice in fresh]) if fresh else None,
        ],
        chips(scene, others) if others else None,
    ]


def level(scene: Scene, choice: Choice | None, holder: int) -> h.Element:
    if choice is not None:
        word = h.span(aria_hidden="true")[scene.read(LEVELS[choice.option.level])]
        return lit(scene, choice, word, class_="arno-level", told=True)
    if holder == BLOCKED:
        said = scene.text(msg("blocked"))
        return h.span(".arno-level.is-blocked", title=said)[h.span(".visually-hidden")[said]]
    if holder < 0:
        return h.span(".arno-level")["–"]
    said, mark = scene.text(Seat(holder)), seat_mark(scene.person(Seat(holder)))
    return h.span(".arno-level.is-taken", title=said)[mark, h.span(".visually-hidden")[said]]
