"""What people did to shared things, as chips to tap: the break token, partner zoos, projects, tiles and so on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import htpy as h

from soloist.companion.arno.questions import IncomeOf
from soloist.companion.arno.view import Lying, View
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.games.arknova.arno.questions import Doubt
from soloist.games.arknova.arno.reports import (
    DONATION,
    DONE,
    END,
    END_IN_BREAK,
    INCOME_DONE,
    PROJECT,
    REACHED,
    RIGHT,
    SKIP,
    TEN,
    Break,
    Dice,
    Gone,
    Has,
    New,
    Plainly,
    Taken,
    TileTaken,
    Token,
    Zoo,
)
from soloist.games.arknova.arno.table_knowledge import UNSEEN_TILES, Thing
from soloist.games.arknova.cards import Resource
from soloist.games.arknova.state import BLOCKED
from soloist.web.faces.arknova.association import school_signs
from soloist.web.faces.arknova.signs import icon_name
from soloist.web.faces.arno.progress import seed_words
from soloist.web.faces.arno.signs import sign_of
from soloist.web.faces.companion_widgets import lit, of_kind, question_head
from soloist.web.faces.company import chip as seat_name
from soloist.web.faces.company import is_you
from soloist.web.html import Node, classes, icon, seat_mark
from soloist.web.scene import Choice, Scene

PLAIN: dict[Plainly, tuple[str, Message]] = {
    DONATION: ("donate", msg("Donation")),
    TEN: ("hourglass", msg("First at 10")),
    END: ("flag", msg("End triggered")),
    END_IN_BREAK: ("flag", msg("End in the break")),
}
LEVELS = (msg("left"), msg("middle"), msg("right"))
USUAL_STEPS = 5
Draw = Callable[[Scene, Choice], Node]


def turn_question(scene: Scene, seat: Seat) -> Node:
    """A person's turn: whatever changed for ARNO, each with a tap; then done."""
    ask = msg("Your turn") if is_you(scene, seat) else msg("Turn: {seat}", seat=seat)
    hint = msg("Play it as always. Then tap what changed of these things, or just Done.")
    return [
        question_head(scene, ask, hint, "AN-2.1", lead=None if is_you(scene, seat) else seat_name(scene, seat)),
        breaks(scene),
        tiles_and_tokens(scene),
        projects(scene),
        more(scene),
    ]


def income_question(scene: Scene, income: IncomeOf) -> Node:
    """A person's income before a turn of ARNO: what it changed of shared things, each with a tap."""
    seat, ask, lead = income.seat, msg("Did your income bring any of these?"), None
    if not is_you(scene, seat):
        ask, lead = msg("Did the income of {seat} bring any of these?", seat=seat), seat_name(scene, seat)
    hint = msg("ARNO is next and has to know. Mostly it is just Done.")
    return [
        question_head(scene, ask, hint, "AN-10.5", lead=lead),
        tiles_and_tokens(scene),
        group(scene, msg("Cards in play that ARNO sets off"), of_kind(scene, Has), has_card),
    ]


def doubt_question(scene: Scene, doubt: Doubt) -> Node:
    """What may have changed, with what is known of it: a tap on what is gone, or that it is right."""
    asks = {
        Thing.PARTNER_ZOOS: msg("Are these partner zoos on the board?"),
        Thing.UNIVERSITIES: msg("Are these universities on the board?"),
        Thing.ANIMAL_UNIVERSITIES: msg("Are these animal universities left?"),
        Thing.TILES: msg("Are these bonus tiles at {space}?", space=doubt.space),
    }
    ask = asks.get(doubt.thing, msg("Are these all tokens on the projects?"))
    hint = msg("Tap what is gone.") if doubt.thing in asks else msg("Tap what is missing.")
    assert scene.asked is not None
    return [
        question_head(scene, ask, hint, scene.asked.why),
        tiles_and_tokens(scene),
        projects(scene) if doubt.thing is Thing.PROJECTS else None,
    ]


# groups of chips


def group(scene: Scene, title: Message, choices: Sequence[Choice], draw: Draw, class_: str = "") -> Node:
    """Chips under a heading; nothing if there are none."""
    if not choices:
        return None
    return h.section(class_=classes("arno-entries", class_))[
        h.h2(".eyebrow")[scene.read(title)],
        h.div(".book-chips")[
            (lit(scene, choice, draw(scene, choice), class_="book-chip", told=True) for choice in choices)
        ],
    ]


def unseen(*inside: Node) -> h.Element:
    """What a chip shows; what it says is told beside it."""
    return h.span(aria_hidden="true")[inside]


def breaks(scene: Scene) -> Node:
    """As many steps as cards and sponsors give; more of them are seldom."""
    some = [choice for choice in of_kind(scene, Break) if choice.option.steps <= USUAL_STEPS]
    some += [choice for choice in scene.choices if choice.option == REACHED]
    return group(scene, msg("Break token moved"), some, steps, "is-row")


def steps(scene: Scene, choice: Choice) -> Node:
    words = f"+{choice.option.steps}" if isinstance(choice.option, Break) else f"→{scene.view.shared.break_steps}"
    return unseen(icon("break", class_="tint-break"), h.b[words])


def tiles_and_tokens(scene: Scene) -> Node:
    once = [choice for choice in scene.choices if choice.option in PLAIN]
    return [
        group(scene, msg("Partner zoo taken"), of_kind(scene, Zoo), zoo, "is-row"),
        group(scene, msg("University taken"), of_kind(scene, Taken), university, "is-wide"),
        group(scene, msg("No longer there"), of_kind(scene, Gone), animal_university, "is-wide"),
        group(scene, msg("Bonus tile taken"), of_kind(scene, TileTaken), tile, "is-wide"),
        group(scene, msg("Once in a while"), once, plain, "is-wide"),
    ]


def zoo(scene: Scene, choice: Choice) -> Node:
    return unseen(icon(icon_name(choice.option.continent)))


def university(scene: Scene, choice: Choice) -> Node:
    taken: Taken = choice.option
    sign = None if taken.kind is None else sign_of(taken.kind)
    return unseen(school_signs(scene, taken.university), icon(sign) if sign else None)


def animal_university(scene: Scene, choice: Choice) -> Node:
    gone: Gone = choice.option
    return unseen(icon(sign_of(gone.kind) or "university"), scene.read(gone.kind))


def tile(scene: Scene, choice: Choice) -> Node:
    taken: TileTaken = choice.option
    sign = None if taken.tile is None or taken.tile in UNSEEN_TILES else sign_of(taken.tile)
    side = None if taken.alike else scene.read(LEVELS[0] if taken.side == 0 else LEVELS[2])
    return unseen(icon("conservation", class_="tint-conservation"), h.b[str(taken.space)], icon(sign) if sign else side)


def plain(scene: Scene, choice: Choice) -> Node:
    name, words = PLAIN[choice.option]
    return unseen(icon(name), scene.read(words))


# projects


def projects(scene: Scene) -> Node:
    """Every project with its three levels: who stands there, and free ones to tap."""
    view: View = scene.view
    tokens = {(choice.option.place.code, choice.option.level): choice for choice in of_kind(scene, Token)}
    fresh = {choice.option.level: choice for choice in of_kind(scene, New)}
    others = [choice for choice in scene.choices if choice.option == PROJECT]
    if not tokens and not fresh:
        return None

    def place(lying: Lying) -> h.Element:
        named = lying.project if lying.project is not None else lying.place
        return h.li[
            h.span(".arno-project-name")[scene.read(named)],
            (
                level(scene, tokens.get((lying.place.code, number)), holder)
                for number, holder in enumerate(lying.levels)
            ),
        ]

    return h.section(".arno-entries")[
        h.h2(".eyebrow")[scene.read(msg("Project supported: left, middle or right level"))],
        h.ul(".arno-projects")[
            (place(lying) for lying in (*view.shared.bases, *view.shared.row)),
            h.li[
                h.span(".arno-project-name")[icon("plus"), scene.read(msg("a new project"))],
                (level(scene, choice, 0) for choice in fresh.values()),
            ]
            if fresh
            else None,
        ],
        h.div(".book-chips")[(lit(scene, choice, by_number(scene), class_="book-chip", told=True) for choice in others)]
        if others
        else None,
    ]


def by_number(scene: Scene) -> Node:
    return unseen(icon("search"), scene.read(msg("A project by its number or name")))


def level(scene: Scene, choice: Choice | None, holder: int) -> h.Element:
    if choice is not None:
        word = scene.read(LEVELS[choice.option.level])
        return lit(scene, choice, unseen(word), class_="arno-level", told=True)
    if holder == BLOCKED:
        said = scene.text(msg("blocked"))
        return h.span(".arno-level.is-blocked", title=said)[h.span(".visually-hidden")[said]]
    if holder < 0:
        return h.span(".arno-level")["–"]
    return h.span(".arno-level.is-taken", title=scene.text(Seat(holder)))[
        seat_mark(scene.person(Seat(holder))), h.span(".visually-hidden")[scene.text(Seat(holder))]
    ]


# less often


def more(scene: Scene) -> Node:
    """Cards in play, dice, and to say nothing."""
    others = [choice for choice in scene.choices if choice.option == SKIP]
    far = [choice for choice in of_kind(scene, Break) if choice.option.steps > USUAL_STEPS]
    return h.details(".arno-rest", data_keep="rest")[
        h.summary[scene.read(msg("More: cards in play, dice"))],
        group(scene, msg("Break token moved further"), far, steps),
        group(scene, msg("Cards in play that ARNO sets off"), of_kind(scene, Has), has_card),
        group(scene, msg("Dice"), of_kind(scene, Dice), dice),
        h.p(".why")[seed_words(scene)],
        group(scene, msg("Or"), others, other),
    ]


def has_card(scene: Scene, choice: Choice) -> Node:
    has: Has = choice.option
    sign = "appeal" if has.card.what is Resource.APPEAL else "money"
    return unseen(
        icon("close") if has.lost else icon("plus"), scene.read(has.card),
        h.span(class_=f"gain tint-{sign}")[icon(sign), str(has.card.each)],
    )  # fmt: skip


def dice(scene: Scene, choice: Choice) -> Node:
    chosen: Dice = choice.option
    if not chosen.sides:
        return unseen(icon("shuffle"), scene.read(msg("Soloist rolls")))
    name = "d6-6" if chosen.sides == 6 else f"d{chosen.sides}"
    return unseen(icon(name), scene.read(msg("I roll a d{sides}", sides=chosen.sides)))


def other(scene: Scene, choice: Choice) -> Node:
    return unseen(icon("step-forward"), scene.read(msg("I do not say: ask me when it matters")))


FINISHES = {DONE: msg("Done"), INCOME_DONE: msg("Done"), RIGHT: msg("That is right")}
