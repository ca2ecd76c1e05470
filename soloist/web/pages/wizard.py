"""Before an evening beside a box: one thing to choose on each page, in the frame of the evening. Every page is a form
that hands on what was chosen so far in its address, so it works without a script and the way back is the browser's."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from soloist.companion.strength import MEASURED_GAMES, strength_of
from soloist.engine.game import Game
from soloist.engine.seats import SEATS, Seat
from soloist.engine.settings import AutomaSeats, Choice, Some, read_seat_colours
from soloist.engine.words import Message, msg, pmsg
from soloist.names import coloured, known_as
from soloist.registry import automa_called, printable_ids
from soloist.seating import lineup
from soloist.web import markup as h
from soloist.web import match_settings
from soloist.web.faces import drawings as draw
from soloist.web.html import Node, classes, colour_class, icon, meter, seat_class
from soloist.web.match_settings import AUTOMA, MORE, PERSON, MatchSettings, Sitter, colours_setting, fields_of
from soloist.web.own_board.offer import board_offer
from soloist.web.pages.layout import Frame, capital, language_buttons, text_size, theme_button
from soloist.web.pages.options import setting_field
from soloist.web.pages.setup import LONGEST_NAME
from soloist.web.sheets import sheets_of

WHAT, WHO, LEVEL, COLOURS, CARDS, HOW, READY = "what", "who", "level", "colours", "cards", "how", "ready"
FEW_LEVELS = 6  # have a row each; those above share one
NO_EARLIER = "none"  # of `like`: begin with the usual settings


@dataclass(frozen=True)
class Wizard:
    """What is to be played, as far as it was chosen."""

    frame: Frame
    game: Game[Any, Any]
    chosen: MatchSettings
    before: MatchSettings  # what it began with
    like: str = ""  # the earlier match it was taken from
    then: str = ""  # where to go after the page, if not to the next
    problem: Message | None = None

    def read(self, what: object) -> str:
        return self.frame.read(what)

    @property
    def automa(self) -> AutomaSeats:
        automa = lineup(self.game)
        assert automa is not None
        return automa

    @property
    def rows(self) -> list[tuple[Seat, Sitter]]:
        return list(zip(SEATS, self.chosen.sitters, strict=False))

    @property
    def automas(self) -> list[tuple[Seat, Sitter]]:
        return [(seat, sitter) for seat, sitter in self.rows if sitter.is_automa]

    @property
    def steps(self) -> list[str]:
        """The pages in their order; each automa has its own for the level."""
        one_seat = len(self.automa.levels) == 1
        levels = [] if one_seat else [f"{LEVEL}-{seat.code}" for seat, _ in self.automas]
        guessed = [CARDS] if self.game.reconstructed() else []
        colours = [COLOURS] if colours_setting(self.game) is not None else []
        return [WHAT, *guessed, *([] if one_seat else [WHO]), *levels, *colours, HOW, READY]

    def after(self, step: str) -> str:
        """The page that follows."""
        steps = self.steps
        if self.then in steps:
            return self.then
        return steps[min(steps.index(step) + 1, len(steps) - 1)] if step in steps else READY

    # addresses

    @property
    def fields(self) -> list[tuple[str, str]]:
        return [*fields_of(self.game, self.chosen, self.before), ("like", self.like or NO_EARLIER)]

    def link(self, step: str, then: str = "", **more: str) -> str:
        query = [*self.fields, ("step", step), *([("then", then)] if then else []), *more.items()]
        return f"/new/{self.game.id}?{urlencode(query)}"

    # names

    def called(self, seat: Seat, sitter: Sitter) -> str:
        """Who sits there: an automa by its colour, a person by name or letter."""
        if not sitter.is_automa:
            return sitter.name or self.read(msg("Player {letter}", letter=seat.code))
        name = known_as(automa_called(self.game.id))
        return self.read(coloured(self.colour(seat), name))

    def colour(self, seat: Seat) -> str:
        setting = colours_setting(self.game)
        return "" if setting is None else read_seat_colours(self.chosen.option(setting)).get(seat, "")


def wizard_page(wizard: Wizard, step: str) -> h.Element:
    """One page of it."""
    kind, _, code = step.partition("-")
    seat = next((seat for seat, _ in wizard.automas if seat.code == code), None)
    place = wizard.steps.index(step)
    look = "" if seat is None else classes(seat_class(seat), colour_class(wizard.colour(seat)))
    return h.div(class_=classes("companion is-setup wizard", f"game-{wizard.game.id}", look))[
        head(wizard, step, place),
        h.section(".end-watch", aria_label=wizard.read(msg("How far it has come")))[dots(wizard, place)],
        h.main(".companion-main")[
            trouble(wizard),
            form(wizard, step, PAGES[kind](wizard, seat)),
        ],
        h.footer(".companion-foot")[foot(wizard, step)],
    ]


def head(wizard: Wizard, step: str, place: int) -> h.Element:
    back = wizard.then or wizard.steps[max(place - 1, 0)]
    where, label = (wizard.link(back), msg("One page back")) if place else ("/", msg("Home"))
    name = msg("Orichalcum AI") if wizard.game.id == "orichalcum-ai" else known_as(automa_called(wizard.game.id))
    whose = next(((seat, sitter) for seat, sitter in wizard.automas if step == f"{LEVEL}-{seat.code}"), None)
    look, called = "seat-2", wizard.read(name)
    if whose is not None:
        look, called = classes(seat_class(whose[0]), colour_class(wizard.colour(whose[0]))), wizard.called(*whose)
    return h.header(".companion-head")[
        h.a(".button.button-quiet.button-icon", href=where, aria_label=wizard.read(label),
            data_key="escape" if place else None)[icon("chevron", class_="flip")],
        h.div(".grow")[
            h.span(class_=classes("seat", look))[
                h.span(".seat-mark")[icon("seat-automa")], h.span(".seat-name")[called]],
            h.p(".companion-note")[wizard.read(NOTES[step.partition("-")[0]])],
        ],
        text_size(wizard.frame),
        h.details(".menu")[
            h.summary(".button.button-icon", aria_label=wizard.read(msg("Menu")))[icon("menu")],
            h.div(".menu-body")[
                h.a(".button.button-large.button-wide", href=f"/rules/{wizard.game.id}", target="_blank",
                    rel="noopener")[icon("rules"), wizard.read(msg("Rules"))],
                h.a(".button.button-large.button-wide", href=wizard.link(READY, all="1"))[
                    icon("gear"), wizard.read(msg("All options"))],
                h.a(".button.button-large.button-wide", href="/")[icon("home"), wizard.read(msg("Home"))],
                h.div(".row")[language_buttons(wizard.frame), h.span(".grow"), theme_button(wizard.frame)],
            ],
        ],
    ]  # fmt: skip


def dots(wizard: Wizard, place: int) -> Node:
    """How far it has come."""
    of = len(wizard.steps)
    looks = ["is-done" if each < place else "is-now" if each == place else None for each in range(of)]
    return [
        h.ol(".chapter-dots", aria_hidden="true")[(h.li(class_=look) for look in looks)],
        h.span(".grow"),
        h.p(".chapter-count")[wizard.read(msg("{n} of {of}", n=place + 1, of=of))],
    ]


def trouble(wizard: Wizard) -> Node:
    if wizard.problem is None:
        return None
    return h.p(".note.note-bad", role="alert", tabindex="-1", autofocus=True)[
        icon("warning"), h.span[capital(wizard.read(wizard.problem))]
    ]


def form(wizard: Wizard, step: str, inside: Node) -> h.Element:
    """What was chosen before goes on with what is chosen here; the last page begins the match."""
    fields, method = wizard.fields, "get"
    if step == READY:
        fields, method = [("csrf", wizard.frame.csrf), ("wizard", "1"), *fields], "post"
    asked = asked_on(wizard, step)
    return h.form(".wizard-form", id="wizard", method=method, action=f"/new/{wizard.game.id}", novalidate=True)[
        (h.input(type="hidden", name=name, value=value) for name, value in fields if name not in asked),
        h.input(type="hidden", name="then", value=wizard.then) if wizard.then else None,
        inside,
    ]


def asked_on(wizard: Wizard, step: str) -> set[str]:
    """The fields that stand on a page themselves."""
    if step == WHO:
        return {f"{kind}-{seat.code}" for seat, _ in wizard.rows for kind in ("seat", "name")}
    if step == HOW:
        named = [f"{kind}-{each.name}" for each in how_settings(wizard) for kind in ("option", "some")]
        return {"dice", *named, *(["name-A"] if lone_name(wizard) else [])}
    return set()


def foot(wizard: Wizard, step: str) -> Node:
    """One large button; on the first page another for who has played before."""
    following = wizard.after(step)
    if step == READY:
        return h.button(".button.button-primary.button-large.grow.is-done-button", type="submit", form="wizard",
                        data_key="enter")[done_words(wizard, msg("Start"), msg("then lay it out"))]  # fmt: skip
    again = None
    if step == WHAT and wizard.like:
        again = h.a(".button.button-large", href=wizard.link(READY))[wizard.read(msg("As last time"))]
    title = msg("Set it up") if step == WHAT else msg("Next")
    about = msg("next: {what}", what=NOTES[following.partition("-")[0]])
    button = h.button(".button.button-primary.button-large.grow.is-done-button", type="submit", form="wizard",
                      name="after", value=step, data_key="enter")[done_words(wizard, title, about)]  # fmt: skip
    return [again, button]


def done_words(wizard: Wizard, title: Message, about: Message) -> h.Element:
    return h.span(".done-words")[h.b[wizard.read(title)], " ", h.small[wizard.read(about)]]


def headed(wizard: Wizard, title: Message, text: Message | None = None, lead: Node = None) -> h.Element:
    said = h.p(".say")[wizard.read(text)] if text is not None else None
    return h.div(".question", id="question", tabindex="-1")[lead, h.h1[wizard.read(title)], said]


# what it is

ABOUT: dict[str, tuple[Message, Message, Message]] = {
    "arno": (
        msg("What is ARNO?"),
        msg("A rival for Ark Nova that runs on five action cards and a die: no money, no zoo to fill. It races you on "
            "the same tracks, and this phone plays it."),
        msg("You need the Ark Nova box, all pieces of one colour for each ARNO, and ten minutes. Nothing has to be "
            "printed."),
    ),
    "mammoth": (
        msg("What is AutoMammoth?"),
        msg("A rival for Zooloretto that has no zoo: a card tells it to load or take a truck, and it piles up what it "
            "takes. Big stacks score, small ones cost, and this phone draws its cards."),
        msg("You need the Zooloretto box and two minutes. Nothing has to be printed."),
    ),
    "orichalcum-ai": (
        msg("What is the AI?"),
        msg("The solo rival of Orichalcum: a die picks its cards, and its own board says where tiles and buildings go. "
            "This phone plays it and tells you what to move."),
        msg("You need the Orichalcum box and five minutes. Nothing has to be printed."),
    ),
}  # fmt: skip
"""Two sentences, and what is needed."""


def what_page(wizard: Wizard, _: Seat | None) -> Node:
    usual = msg("{automa} at my table", automa=known_as(automa_called(wizard.game.id)))
    title, text, needed = ABOUT.get(wizard.game.id, (usual, wizard.game.summary, None))
    picture = ART.get(wizard.game.id)
    return h.div(".with-drawing")[
        headed(wizard, title, text),
        h.p(".setup-side")[wizard.read(needed)] if needed is not None else None,
        print_link(wizard),
        picture(wizard.frame) if picture is not None else None,
    ]


def print_link(wizard: Wizard) -> Node:
    """For who has no phone at the table, or likes cards."""
    name = wizard.game.id
    if name not in printable_ids():
        return None
    return h.p(".setup-side")[
        h.a(".setup-print", href=f"/print/{name}")[icon("print"), " ", wizard.read(sheets_of(name).link)]
    ]


def arno_art(frame: Frame) -> h.Element:
    names = ("act-animals", "act-build", "act-cards", "act-association", "act-sponsors")
    cards = [[draw.box(190 + 32 * place, 78, 27, 38, round_=4),
              draw.sign(name, 192 + 32 * place, 86, 22, "p-red g-ico")]
             for place, name in enumerate(names)]  # fmt: skip
    return draw.drawing(
        frame, msg("Your zoo against five action cards and a die"), "0 20 370 130",
        draw.box(16, 46, 136, 96, round_=12), draw.sign("seat-human", 58, 56, 50, "p-blue g-ico"),
        draw.words(84, 132, frame.read(msg("your zoo")), draw.SMALL), cards,
        draw.sign("d6-4", 236, 30, 40, "p-red g-ico"), draw.words(268, 138, frame.read(msg("its actions")), draw.SMALL),
    )  # fmt: skip


def mammoth_art(frame: Frame) -> h.Element:
    stacks = [[draw.box(150 + 60 * place, 92 - 9 * row, 46, 40, round_=6) for row in range(rows)]
              for place, rows in enumerate((4, 3, 1))]  # fmt: skip
    signs = [draw.sign(name, 158 + 60 * place, 96 - 9 * (rows - 1), 30)
             for place, (name, rows) in enumerate((("leopard", 4), ("zebra", 3), ("kiosk", 1)))]  # fmt: skip
    return draw.drawing(frame, msg("A truck and stacks of tiles"), "16 40 330 110",
                        draw.sign("truck", 24, 48, 92, "g-ico"), stacks, signs)  # fmt: skip


def ai_art(frame: Frame) -> h.Element:
    hexes = [
        draw.disc(120 + 44 * column + 22 * (row % 2), 60 + 38 * row, 20) for row in range(3) for column in range(3)
    ]
    return draw.drawing(
        frame, msg("Its board and a die"), "80 34 270 124", hexes, draw.sign("d6-3", 284, 70, 48, "g-ico")
    )


ART: dict[str, Callable[[Frame], h.Element]] = {"arno": arno_art, "mammoth": mammoth_art, "orichalcum-ai": ai_art}


# what is reconstructed

GUESSED: dict[str, tuple[Message, Message]] = {
    "mammoth": (
        msg("Its cards are our guess"),
        msg("The pictures of AutoMammoth's real cards are lost. We made a deck from its rules: the rules are the "
            "author's, the mix of cards is ours."),
    ),
    "orichalcum-ai": (
        msg("Its board is our guess"),
        msg("We never saw the printed board of the AI, nor all cards and tiles. The rules are the author's; where "
            "spots lie, which Titan it has and what its track brings is ours."),
    ),
}  # fmt: skip


def cards_page(wizard: Wizard, _: Seat | None) -> Node:
    """In plain words what is reconstructed, and how an owner of the print puts it right."""
    reconstructed = wizard.game.reconstructed()
    usual = msg("Some of it is our guess"), msg("{what}.", what=reconstructed[0].what)
    title, text = GUESSED.get(wizard.game.id, usual)
    has_own = any(wizard.chosen.options.get(each.option) for each in reconstructed)
    own = msg("You play with your own values, as last time.") if has_own else msg("Have you got the print? Then type "
          "what it says: all options.")  # fmt: skip
    tapped = board_offer(wizard.frame, wizard.game.id)
    typed = [
        h.p(".setup-side")[wizard.read(own)],
        h.a(".button.button-large.button-wide", href=wizard.link(READY, all="1"))[
            icon("edit"), wizard.read(msg("Enter what is printed"))
        ],
    ]
    return [
        headed(wizard, title, text),
        h.p(".setup-side")[([capital(wizard.read(each.what)), ". "] for each in reconstructed)],
        typed if tapped is None else tapped,
    ]


# who sits where


def who_page(wizard: Wizard, _: Seat | None) -> Node:
    name = known_as(automa_called(wizard.game.id))
    text = msg("Clockwise, as you sit. A person has a name, if you like.")
    return [
        headed(wizard, msg("Who sits at the table?"), text),
        h.ol(".wizard-seats")[(who_row(wizard, name, seat, sitter) for seat, sitter in wizard.rows)],
    ]


def who_row(wizard: Wizard, name: Message, seat: Seat, sitter: Sitter) -> h.Element:
    level = sitter.who if sitter.is_automa else f"{AUTOMA}{wizard.automa.levels[0]}"
    options = {PERSON: msg("A person"), level: name, "": msg("nobody")}
    label = wizard.read(seat.say())
    return h.li(class_=classes(seat_class(seat), colour_class(wizard.colour(seat))))[
        h.span(".seat-mark")[icon("seat-automa" if sitter.is_automa else "seat-human")],
        h.select(".input", name=f"seat-{seat.code}", aria_label=label)[
            (h.option(value=value, selected=value == sitter.who)[wizard.read(text)] for value, text in options.items())
        ],
        h.input(".input", type="text", name=f"name-{seat.code}", value=sitter.name, maxlength=LONGEST_NAME,
                autocomplete="off", placeholder=wizard.read(msg("Name")),
                aria_label=wizard.read(msg("Name at {seat}", seat=seat))),
    ]  # fmt: skip


# how strong


def level_page(wizard: Wizard, seat: Seat | None) -> Node:
    """Each level in a word, and how often our middling program wins against it."""
    assert seat is not None
    now = wizard.chosen.sitters[seat].level
    few, many = wizard.automa.levels[:FEW_LEVELS], wizard.automa.levels[FEW_LEVELS:]
    title = msg("How strong?")
    measured = msg("Measured: {n} games each by our middling program, two seats.", n=MEASURED_GAMES)
    return [
        headed(wizard, title),
        h.div(".level-rows", role="radiogroup", aria_label=wizard.read(title))[
            h.p(".level-head", aria_hidden="true")[wizard.read(msg("a decent player wins"))],
            (level_row(wizard, seat, level, level, h.b[level], is_chosen=now == level) for level in few),
            level_row(wizard, seat, MORE, many[0], more_levels(wizard, seat, many, now), is_chosen=now in many)
            if many
            else None,
        ],
        h.p(".setup-least")[wizard.read(measured)],
    ]


def level_row(wizard: Wizard, seat: Seat, value: str, level: str, called: Node, *, is_chosen: bool) -> h.Element:
    strength = strength_of(wizard.automa.automa, level)
    word = wizard.read(strength.words) if strength is not None else ""
    chance = None
    if strength is not None:
        chance = [meter(strength.wins / 1000), h.span(".level-chance")[f"{strength.percent}%"]]
    return h.label(class_=classes("level-row", is_more=value == MORE))[
        h.input(type="radio", name=f"{LEVEL}-{seat.code}", value=value, checked=is_chosen), called,
        h.span(".level-word")[word], chance,
    ]  # fmt: skip


def more_levels(wizard: Wizard, seat: Seat, levels: Sequence[str], now: str) -> h.Element:
    """The highest levels share a row; which of them is chosen in it."""
    return h.select(".input", name=f"more-{seat.code}", aria_label=wizard.read(msg("Which of the highest levels")))[
        (h.option(value=level, selected=level == now)[level] for level in levels)
    ]


# colours


def colours_page(wizard: Wizard, _: Seat | None) -> Node:
    setting = colours_setting(wizard.game)
    assert setting is not None
    sitting = [(seat, sitter) for seat, sitter in wizard.rows if sitter.who]
    taken = {wizard.colour(seat) for seat, _ in sitting}

    def pick(seat: Seat, colour: str, text: Message) -> h.Element:
        mine = wizard.colour(seat) == colour
        return h.label(class_=classes("colour-pick", colour_class(colour), is_taken=colour in taken and not mine))[
            h.input(type="radio", name=f"colour-{seat.code}", value=colour, checked=mine),
            h.i[icon("worker")], h.span[capital(wizard.read(text))],
        ]  # fmt: skip

    def row(seat: Seat, sitter: Sitter) -> h.Element:
        level = h.span(".seat-level")[sitter.level] if sitter.is_automa else None
        mark = h.span(".seat-mark")[icon("seat-automa" if sitter.is_automa else "seat-human")]
        look = classes("wizard-colours", seat_class(seat), colour_class(wizard.colour(seat)))
        return h.fieldset(class_=look)[
            h.legend(".seat")[mark, h.span(".seat-name")[wizard.called(seat, sitter)], level],
            h.div(".colour-picks")[(pick(seat, colour, text) for colour, text in setting.values.items())],
        ]

    return [
        headed(wizard, msg("Which colour is whose?"), msg("As the pieces lie on your table.")),
        h.div(class_=classes("wizard-rows", is_many=len(sitting) > 3))[(row(seat, sitter) for seat, sitter in sitting)],
    ]


# how people want to play


def how_settings(wizard: Wizard) -> list[Choice | Some]:
    """What is asked before an evening besides the seats; all others have their usual values."""
    names = ("printed",)
    return [each for each in wizard.game.settings
            if isinstance(each, Some) or (isinstance(each, Choice) and each.name in names)]  # fmt: skip


def lone_name(wizard: Wizard) -> bool:
    """Whether the only person is named here, because nobody else can sit anywhere."""
    return WHO not in wizard.steps


AUTOMAS = {"orichalcum-ai": msg("the AI")}  # in a sentence, where the name alone is none
PRINTED = {"no": (msg("No"), msg("usual")), "yes": (msg("Yes"), msg("printed"))}


def how_page(wizard: Wizard, _: Seat | None) -> Node:
    name = AUTOMAS.get(wizard.game.id) or known_as(automa_called(wizard.game.id))
    asked = how_settings(wizard)
    return [
        headed(wizard, msg("How do you want to play?"), msg("The usual choices are set.")),
        name_field(wizard) if lone_name(wizard) else None,
        (two(wizard, msg("Did you print ARNO's action cards?"), msg("Not needed: the phone keeps its row."),
             f"option-{each.name}", PRINTED, wizard.chosen.option(each)) for each in asked if isinstance(each, Choice)),
        two(wizard, msg("Who rolls and draws for {automa}?", automa=name), msg("You can change it at any roll."),
            "dice", {match_settings.BY_SOLOIST: (msg("The phone"), msg("usual")),
                     match_settings.BY_HAND: (msg("I do"), None)}, wizard.chosen.dice),
        (species_field(wizard, each) for each in asked if isinstance(each, Some)),
    ]  # fmt: skip


def name_field(wizard: Wizard) -> h.Element:
    return h.label(".wizard-name")[
        h.b[wizard.read(msg("Your name"))],
        h.input(".input", type="text", name="name-A", value=wizard.chosen.sitters[0].name, maxlength=LONGEST_NAME,
                autocomplete="off"),
    ]  # fmt: skip


Words = tuple[Message, Message | None]


def two(wizard: Wizard, title: Message, hint: Message, name: str, values: Mapping[str, Words], now: str) -> h.Element:
    """A choice between two, side by side."""

    def pick(value: str, words: Words) -> h.Element:
        small = h.small[wizard.read(words[1])] if words[1] is not None else None
        return h.label(".wizard-pick")[
            h.input(type="radio", name=name, value=value, checked=value == now),
            h.span[h.b[wizard.read(words[0])], small],
        ]

    return h.fieldset(".wizard-two")[
        h.legend[h.b[wizard.read(title)], h.small[wizard.read(hint)]],
        h.div[(pick(value, words) for value, words in values.items())],
    ]


def species_field(wizard: Wizard, setting: Some) -> h.Element:
    """What is in play tonight: only these are asked for then."""
    return h.details(".wizard-more")[
        h.summary[wizard.read(setting.label)], setting_field(wizard.frame, setting, wizard.chosen)
    ]


# the summary


def ready_page(wizard: Wizard, _: Seat | None) -> Node:
    """Everything that was chosen; each row leads back to its page."""
    rows = [fact(wizard, step, *summed(wizard, step)) for step in wizard.steps if step not in (WHAT, READY, WHO)]
    if WHO in wizard.steps:
        sitting = [(seat, sitter) for seat, sitter in wizard.rows if sitter.who]
        names = ", ".join(wizard.called(seat, sitter) for seat, sitter in sitting)
        rows.insert(0, fact(wizard, WHO, msg("Seats"), names))
    changed = changed_options(wizard)
    more = wizard.read(msg("{n} changed", n=changed)) if changed else wizard.read(msg("as usual"))
    return [
        headed(wizard, msg("Ready?"), msg("Tap a row to change it.")),
        h.div(".wizard-facts")[
            rows,
            h.a(href=wizard.link(READY, all="1"))[
                h.span[wizard.read(msg("All options"))], h.b[more], icon("chevron")
            ],
        ],
        h.p(".setup-least")[wizard.read(msg("Kept for next time: seats, levels, colours, cards and dice.")), " ",
                            h.a(href=f"/new/{wizard.game.id}?like={NO_EARLIER}")[wizard.read(msg("Usual settings"))]],
    ]  # fmt: skip


def fact(wizard: Wizard, step: str, title: Message, value: str) -> h.Element:
    return h.a(href=wizard.link(step, READY))[h.span[wizard.read(title)], h.b[value], icon("chevron")]


def summed(wizard: Wizard, step: str) -> tuple[Message, str]:
    """A page in a few words."""
    kind, _, code = step.partition("-")
    if kind == LEVEL:
        seat, sitter = next(row for row in wizard.automas if row[0].code == code)
        strength = strength_of(wizard.automa.automa, sitter.level)
        word = "" if strength is None else f", {wizard.read(strength.words)}"
        title = msg("Level") if len(wizard.automas) == 1 else msg("{name}", name=wizard.called(seat, sitter))
        return title, f"{sitter.level}{word}"
    if kind == COLOURS:
        setting = colours_setting(wizard.game)
        assert setting is not None
        worn = [wizard.colour(seat) for seat, sitter in wizard.rows if sitter.who]
        return msg("Colours"), ", ".join(wizard.read(setting.values[each]) for each in worn if each in setting.values)
    if kind == CARDS:
        own = any(wizard.chosen.options.get(each.option) for each in wizard.game.reconstructed())
        return msg("Reconstructed"), wizard.read(msg("your own values") if own else msg("our values"))
    by_hand = wizard.chosen.dice == match_settings.BY_HAND
    words = [wizard.read(msg("you roll") if by_hand else msg("the phone rolls"))]
    printed = next((each for each in how_settings(wizard) if isinstance(each, Choice)), None)
    if printed is not None and wizard.chosen.option(printed) == "yes":
        words.append(wizard.read(msg("printed cards")))
    return msg("Dice and cards"), ", ".join(words)


def changed_options(wizard: Wizard) -> int:
    """How many options have other values than usual, of those without a page of their own."""
    own = {each.name for each in how_settings(wizard)}
    colours = colours_setting(wizard.game)
    asked = [each for each in match_settings.form_settings(wizard.game) if each.name not in own and each is not colours]
    return sum(wizard.chosen.option(each) != each.write(each.default) for each in asked) + bool(wizard.chosen.seed)


PAGES: dict[str, Callable[[Wizard, Seat | None], Node]] = {
    WHAT: what_page, CARDS: cards_page, WHO: who_page, LEVEL: level_page, COLOURS: colours_page, HOW: how_page,
    READY: ready_page,
}  # fmt: skip
NOTES = {
    WHAT: msg("set-up"), CARDS: msg("what is our guess"), WHO: msg("who plays"), LEVEL: msg("how strong"),
    COLOURS: msg("colours"), HOW: msg("cards and dice"), READY: pmsg("set-up", "summary"),
}  # fmt: skip
