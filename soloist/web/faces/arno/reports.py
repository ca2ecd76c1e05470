"""What people did to shared things, as chips to tap: the break token, partner zoos, projects, tiles and so on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from markupsafe import Markup

from soloist.companion.arno.reports import Came, IncomeOf
from soloist.companion.people import Reported, WhatDid
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, numeral, pmsg
from soloist.games.arknova.arno import reports
from soloist.games.arknova.arno.questions import Doubt
from soloist.games.arknova.arno.reports import Break, Dice, Gone, Has, New, Taken, TileTaken, Token, Total, Zoo
from soloist.games.arknova.arno.table_knowledge import Spot, Thing
from soloist.games.arknova.cards import Project, Resource
from soloist.games.arknova.state import BLOCKED
from soloist.web import markup as h
from soloist.web.faces.arknova.signs import icon_name, school_signs
from soloist.web.faces.arno.breaks import income_head, income_things
from soloist.web.faces.arno.instructions import leaves_of
from soloist.web.faces.arno.signs import sign_of
from soloist.web.faces.arno.story import Kind, gains, recent, summary
from soloist.web.faces.companion_frame import last_turn_line
from soloist.web.faces.companion_widgets import (
    Entry,
    entered_strip,
    entered_words,
    lit,
    of_kind,
    offered_again,
    open_question,
    question_head,
    sheet,
    steps,
)
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
QUICK = (1, 2, 3)  # steps of the break token that have a button of their own
CARDS = msg("Your cards in play that ARNO triggers")
FINISHES = (reports.DONE, msg("Done")), (reports.INCOME_DONE, msg("Done")), (reports.RIGHT, msg("That is correct"))


# a person's turn


def turn_question(scene: Scene, turn: WhatDid) -> Node:
    """A person's turn: whatever changed for ARNO, each with a tap or two; then done."""
    seat, ask, lead = turn.seat, msg("Your turn"), None
    if not is_you(scene, seat):
        ask, lead = msg("{seat}'s turn", seat=seat), seat_name(scene, seat)
    return [
        arnos_last_turn(scene), question_head(scene, ask, msg("Play, then tap what changed."), lead=lead),
        break_row(scene), h.div(".entry-grid")[(draw(scene) for draw in GRID)],
        entered_strip(scene, entries_of(scene), offered_again(scene)), totals_row(scene, seat), rest(scene),
    ]  # fmt: skip


def arnos_last_turn(scene: Scene) -> Node:
    """The last turn of an ARNO, in a line."""
    pages = [chapter for chapter in recent(scene) for _ in leaves_of(scene, chapter)]
    places = [place for place, chapter in enumerate(pages) if chapter.kind is Kind.ARNO]
    if not places:
        return None
    chapter = pages[places[-1]]
    seat, place = chapter.turn_of, next(place for place, each in enumerate(pages) if each is chapter)
    text: Node = [h.b[scene.read(msg("{seat}: {what}", seat=seat, what=summary(chapter)))], " ", gains(scene, chapter)]
    return last_turn_line(scene, place, seat, text)


def break_row(scene: Scene) -> Node:
    """How far the break token was moved: the usual steps at once, more in a sheet."""
    steps = {choice.option.steps: choice for choice in of_kind(scene, Break)}
    reached = [choice for choice in scene.choices if choice.option is reports.REACHED]
    quick = [lit(scene, steps[n], h.b[f"+{n}"], class_="entry", told=True, number=str(n)) for n in QUICK if n in steps]
    end = [lit(scene, each, h.b[scene.read(pmsg("track", "end"))], class_="entry", told=True, number="0")
           for each in reached]  # fmt: skip
    further = [choice for n, choice in steps.items() if n not in QUICK]
    face = [icon("break", class_="tint-break"), scene.read(msg("Break"))]
    label = h.span(".entry-label")[face]
    if further:
        label = sheet(scene, face, msg("Break token moved further"), chips(scene, further), class_="entry-label")
    return h.div(".break-row")[label, quick, end] if steps or reached else None


Grid = Callable[[Scene], Node]


def opens(sign: str, word: Message, title: Message, key: str, *kinds: type) -> Grid:
    """A button that opens what somebody took of these kinds; pale where there is nothing left."""

    def draw(scene: Scene) -> Node:
        face = [icon(sign), scene.read(word)]
        found = of_kind(scene, *kinds)
        if not found:
            return h.span(".entry.is-off", data_tip=scene.text(msg("nothing left")))[face]
        return sheet(scene, face, title, chips(scene, found), class_="entry", key=key)

    return draw


def project_entry(scene: Scene) -> Node:
    face = [icon("conservation"), scene.read(msg("Project"))]
    return sheet(scene, face, msg("Project supported: left, middle or right level"), projects(scene), class_="entry",
                 key="p")  # fmt: skip


def donation_entry(scene: Scene) -> Node:
    return [
        lit(scene, choice, icon("donate"), scene.read(msg("Donation")), class_="entry", told=True, key="d")
        for choice in scene.choices
        if choice.option is reports.DONATION
    ]


def end_entry(scene: Scene) -> Node:
    found = [choice for choice in scene.choices if choice.option in (reports.TEN, reports.END, reports.END_IN_BREAK)]
    face = [icon("hourglass"), scene.read(msg("10 or end"))]
    if not found:
        return h.span(".entry.is-off")[face]
    return sheet(scene, face, msg("Who is first, who ends?"), chips(scene, found), class_="entry", key="e")


GRID: tuple[Grid, ...] = (
    opens("partner", msg("Zoo"), msg("Partner zoo taken"), "z", Zoo),
    opens("university", msg("University"), msg("University taken"), "y", Taken, Gone),
    project_entry,
    opens("bonus", msg("Bonus tile"), msg("Bonus tile taken"), "t", TileTaken),
    donation_entry, end_entry,
)  # fmt: skip
"""What people do that ARNO has to know, in the order of the buttons."""


def entered(scene: Scene) -> Message | None:
    """How much has been entered, where that is asked."""
    match scene.ask:
        case WhatDid():
            return entered_words(len(entries_of(scene)))
        case IncomeOf():
            return entered_words(len(income_of(scene)))
    return None


def totals_entry(scene: Scene) -> Node:
    """Where the counters stand after the income."""
    found = [choice for choice in scene.choices if choice.option in reports.TRACKS]
    face = [icon("appeal"), scene.read(msg("Totals"))]
    return sheet(scene, face, msg("Where do your counters stand?"), chips(scene, found), class_="entry")


INCOME_GRID: tuple[Grid, ...] = (
    GRID[0], GRID[1], GRID[3], end_entry, opens("card", msg("A card"), CARDS, "c", Has), totals_entry,
)  # fmt: skip
"""What income may bring that ARNO has to know."""


def entries_of(scene: Scene) -> list[Entry]:
    """What the person whose turn it is has entered so far."""
    chapter = next((each for each in reversed(recent(scene)) if each.kind is Kind.PERSON), None)
    if chapter is None:
        return []
    found, begun = [], chapter.moment
    for moment, what in chapter.events:
        if isinstance(what, Reported):
            found.append(Entry(begun, entry_picture(what.did), what.did))
        begun = max(begun, moment)
    return found


def entry_picture(did: object) -> Node:
    if isinstance(did, Break) or did is reports.REACHED:
        return icon("break", class_="tint-break")
    if did in WORDS:
        return icon(WORDS[did][0])
    return icon(ENTRY_SIGNS.get(type(did), "check"))


ENTRY_SIGNS: dict[type, str] = {
    Zoo: "partner", Taken: "university", Gone: "university", TileTaken: "bonus", Token: "conservation",
    New: "conservation", Has: "card", Dice: "d6-6", Total: "check",
}  # fmt: skip


def totals_row(scene: Scene, seat: Seat) -> Node:
    """Where one's counters stand, if one likes to tell it: the points are worked out, beside ARNO's."""
    totals = scene.view.known.totals[seat]
    told = {choice.option: choice for choice in scene.choices if choice.option in reports.TRACKS}
    if not told:
        return None

    def cell(word: object, label: Message, sign: str, number: int | None) -> h.Element:
        shown = h.b(class_=f"tint-{sign}")[icon(sign), "–" if number is None else str(number)]
        return lit(scene, told[word], h.small[scene.read(label)], shown, class_="total", number="")

    arnos = [numeral(scene.view.ledger(each).score) for each in scene.view.automas()]
    mine = "–" if totals.points is None else numeral(totals.points)
    return h.div(".totals")[
        cell(reports.APPEAL, msg("my appeal"), "appeal", totals.appeal),
        cell(reports.CONSERVATION, msg("conservation"), "conservation", totals.conservation),
        h.div(".total")[h.small[scene.read(msg("points now"))], h.b[mine, h.span["ARNO ", ", ".join(arnos)]]],
    ]


def rest(scene: Scene) -> Node:
    """Less often: cards in play, dice, and to say nothing."""
    skip = [choice for choice in scene.choices if choice.option is reports.SKIP]
    opener = [icon("plus"), scene.read(msg("More: cards in play, dice"))]
    return sheet(
        scene, opener, msg("Less often"), group(scene, CARDS, of_kind(scene, Has)),
        group(scene, msg("Dice"), of_kind(scene, Dice)), h.p(".why")[seed_words(scene)],
        group(scene, msg("Or"), skip), class_="entry-rest",
    )  # fmt: skip


def income_question(scene: Scene, income: IncomeOf) -> Node:
    """A person's income before a turn of ARNO: what to take, and what of it ARNO has to know."""
    head = h.div(".second-question")[
        h.h2[scene.read(msg("Gained one of these?"))],
        h.p(".why")[scene.read(msg("Only what ARNO must know. Nothing: just Done."))],
    ]
    key, money = (
        f"{scene.match.moment if not income.goes_on else 0}.income",
        scene.view.known.totals[income.seat].income,
    )
    return [
        income_head(scene, income.seat),
        None if income.goes_on else steps(scene, key, income_things(scene, money)),
        head, h.div(".entry-grid")[(draw(scene) for draw in INCOME_GRID)],
        entered_strip(scene, income_of(scene), offered_again(scene)),
    ]  # fmt: skip


def income_of(scene: Scene) -> list[Entry]:
    """What a person's income has brought so far."""
    chapter = next((each for each in reversed(recent(scene)) if each.kind is Kind.BREAK), None)
    came = [] if chapter is None else [each for each in chapter.told if isinstance(each[1], Came)]
    return [Entry(moment - 1, entry_picture(what.did), what.did) for moment, what in came]


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
        return h.span(".arno-level.is-blocked", data_tip=said)[h.span(".visually-hidden")[said]]
    if holder < 0:
        return h.span(".arno-level")["–"]
    said, mark = scene.text(Seat(holder)), seat_mark(scene.person(Seat(holder)))
    return h.span(".arno-level.is-taken", data_tip=said)[mark, h.span(".visually-hidden")[said]]
