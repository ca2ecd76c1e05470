"""The style guide: the design system with real components, by day and by night; docs/design-system.md names their
classes."""

from __future__ import annotations

import re
from functools import cache

from soloist.engine.seats import SEATS
from soloist.engine.words import Message, msg, pmsg
from soloist.names import bot_called
from soloist.web import markup as h
from soloist.web.html import Node, icon, meter, rule_link, seat_chip
from soloist.web.pages.layout import SEAT_LINKS, Frame, shell
from soloist.web.pages.options import choice_card
from soloist.web.scene import Person
from soloist.web.statics import contents

THEMES = {"light": msg("Light"), "dark": msg("Dark")}
COLOURS: dict[Message, str] = {
    msg("Surfaces, ink, lines"): "table panel panel-2 panel-3 ink ink-2 ink-3 line line-2 line-strong brand "
    "brand-soft link focus",
    msg("Meaning"): "lit lit-ring lit-soft lit-ink chosen chosen-soft ok ok-soft warn warn-soft bad bad-soft info "
    "info-soft",
    msg("Seats"): "seat-1 seat-2 seat-3 seat-4 seat-5 seat-6 seat-1-soft seat-2-soft seat-3-soft seat-4-soft "
    "seat-5-soft seat-6-soft",
    msg("Resources, families of cards"): "appeal conservation reputation money x-token break science animal sponsor "
    "project scoring",
    msg("Boards and buildings"): "map-ground map-water map-rock map-two building-empty building-full building-kiosk "
    "building-pavilion building-special building-unique truck grass path straw",
    msg("Colours of ARNE, black cards"): "suit-red suit-green suit-yellow suit-blue suit-orange suit-purple black-card "
    "black-card-ink",
    msg("Animals and stalls"): "piece-elephant piece-flamingo piece-panda piece-zebra piece-leopard piece-camel "
    "piece-kangaroo piece-chimpanzee piece-stall piece-coin",
}


def style_page(frame: Frame) -> Node:
    """Everything twice, side by side."""
    return shell(
        frame,
        h.div(".inside.guide-head")[
            h.h1(".page-title")[frame.read(msg("Style guide"))],
            h.p(".muted")[frame.read(msg(
                "What the pages are made of. One question at a time, and only its answers are amber; whatever cannot "
                "be chosen says why."
            ))],
        ],
        h.div(".guide")[(theme(frame, name, title) for name, title in THEMES.items())],
        wide=True,
    )  # fmt: skip


def theme(frame: Frame, name: str, title: Message) -> h.Element:
    sections: list[tuple[Message, Node]] = [
        (msg("Colours"), [swatches(frame, heading, names.split()) for heading, names in COLOURS.items()]),
        (msg("Type"), types(frame)),
        (msg("Buttons"), buttons(frame)),
        (msg("Choices: highlighted, picked, off"), options(frame)),
        (msg("Why, rules, reasons"), reasons(frame)),
        (msg("Seats"), seats(frame)),
        (msg("Pieces"), pieces(frame)),
        (msg("Numbers: gains, prices, meters"), numbers(frame)),
        (msg("Dice and number pad"), dice(frame)),
        (msg("Log"), log(frame)),
        (msg("Toast, dialog"), messages(frame)),
        (msg("Forms"), forms(frame, name)),
        (msg("Tables"), table(frame)),
        (msg("Icons"), icons()),
    ]
    return h.section(data_theme=name, aria_label=frame.read(title))[
        h.h2(".sign")[frame.read(title)],
        (h.section(".panel")[h.h3[frame.read(heading)], body] for heading, body in sections),
    ]


def swatches(frame: Frame, heading: Message, names: list[str]) -> Node:
    return [
        h.h4(".eyebrow")[frame.read(heading)],
        h.div(".swatches")[(h.div[h.svg(aria_hidden="true")[swatch(name)], h.span[name]] for name in names)],
    ]


def swatch(name: str) -> h.Element:
    return h.rect(width="100%", height="100%", fill=f"var(--{name})")


@cache
def icon_names() -> tuple[str, ...]:
    """All drawings of the sprite."""
    return tuple(re.findall(r'<symbol id="i-([a-z0-9-]+)"', contents()["icons.svg"].decode()))


def icons() -> h.Element:
    return h.div(".icon-grid")[(h.figure[icon(name), h.figcaption[name]] for name in icon_names())]


# the components


PIECES: dict[str, Message] = {
    "elephant": msg("Elephant"), "flamingo": msg("Flamingo"), "panda": msg("Panda"), "zebra": msg("Zebra"),
    "leopard": msg("Leopard"), "camel": msg("Camel"), "kangaroo": msg("Kangaroo"), "chimpanzee": msg("Chimpanzee"),
}  # fmt: skip


def types(frame: Frame) -> Node:
    return h.div(".stack.guide-types")[
        h.p(".sign.guide-type-3xl")[frame.read(msg("Ring-tailed lemur"))],
        h.p(".sign.guide-type-2xl")[frame.read(msg("What did you do?"))],
        h.p(".guide-type-xl")[h.b[frame.read(msg("Load truck 1"))]],
        h.p[frame.read(msg("Body 16. Take a truck, or draw a tile."))],
        h.p(".guide-type-m")[frame.read(msg("On a table 14. The last truck ends the round."))],
        h.p(".small.muted")[frame.read(msg("Caption 12. Three tiles left, then the last round."))],
    ]


def buttons(frame: Frame) -> Node:
    read = frame.read
    return [
        h.div(".row.wrap")[
            h.button(".button.button-primary", type="button")[icon("check"), read(msg("Confirm")), h.kbd["↵"]],
            h.button(".button", type="button")[icon("undo"), read(msg("Undo")), h.kbd["U"]],
            h.button(".button.button-quiet", type="button")[read(msg("Rules"))],
            h.button(".button.button-danger", type="button")[read(msg("Delete"))],
            h.button(".button", type="button", disabled=True)[read(msg("Redo"))],
            h.button(".button.button-icon", type="button", aria_label=read(msg("Menu")))[icon("menu")],
            h.button(".button.button-small", type="button")[icon("qr"), read(SEAT_LINKS)],
        ],
        h.button(".button.button-primary.button-large.button-wide", type="button")[icon("play"), read(msg("Start"))],
        h.div(".segments")[
            h.button(type="button", aria_pressed="true")[read(msg("On screen"))],
            h.button(type="button", aria_pressed="false")[read(msg("At my table"))],
        ],
    ]


def options(frame: Frame) -> Node:
    read = frame.read
    return h.div(".options")[
        h.button(".option.lit", type="button")[icon("truck"), read(msg("Take truck {truck}", truck=1)), h.kbd["1"]],
        h.button(".option.lit", type="button")[icon("move"), read(msg("Move")), h.span(".coin")["1"], h.kbd["2"]],
        h.button(".option.is-picked", type="button", aria_pressed="true")[
            icon("expand"), read(msg("Expand")), h.span(".coin")["3"]
        ],
        h.button(".option.is-off", type="button")[
            icon("buy"), read(msg("Buy a tile")), h.span(".reason")[icon("lock"), read(msg("needs 2 coins"))]
        ],
    ]


def reasons(frame: Frame) -> Node:
    read, line = frame.read, msg("Second line of the card: no truck holds three tiles.")
    return [
        h.p(".why")[icon("d6-3", "3", class_="die"), " ", read(line), " ", rule_link("MAM-5.1")],
        h.div(".popover")[
            h.h4[icon("help"), read(msg("Why not?"))],
            h.ul(".reasons")[
                h.li(".is-met")[icon("check"), h.span[read(msg("It is your turn"))]],
                h.li(".is-missing")[
                    icon("close"), h.span[h.b[read(msg("Your barn is empty."))], " ", rule_link("ZOO-6.12")]
                ],
            ],
        ],
        h.p(".note")[icon("warning"), h.span[read(msg("This is the last round."))]],
        h.p(".note.note-info")[icon("info"), h.span[read(msg("You are looking at turn {turn}.", turn=7))]],
        h.p(".note.note-bad")[icon("warning"), h.span[read(msg("This answer came too late."))]],
        h.p(".note.note-good")[icon("check"), h.span[read(msg("You have won."))]],
    ]


def seats(frame: Frame) -> Node:
    people = [
        Person(SEATS[0], frame.read(msg("You")), "human", here=True),
        Person(SEATS[1], "AutoMammoth", "automa", "II"),
        Person(SEATS[2], "Mira", "human"),
        Person(SEATS[3], frame.read(bot_called("greedy")), "bot"),
        Person(SEATS[4], "Ana", "human"),
        Person(SEATS[5], frame.read(bot_called("random")), "bot"),
    ]
    return h.div(".row.wrap.guide-seats")[
        (seat_chip(person) for person in people), h.span(".row")[h.span(".turn-dot"), frame.read(msg("to answer"))]
    ]


def pieces(frame: Frame) -> Node:
    return [
        h.div(".row.wrap")[
            (
                h.span(class_=f"piece piece-large piece-{name}")[icon(name), h.span(".piece-name")[frame.read(text)]]
                for name, text in PIECES.items()
            ),
            h.span(".piece.piece-large.piece-stall")[icon("stall-a"), h.span(".piece-name")[frame.read(msg("Stall"))]],
            h.span(".piece.piece-large.piece-coin")[icon("money"), h.span(".piece-name")[frame.read(msg("Coin"))]],
        ],
        h.div(".row.wrap")[
            h.span(".piece.piece-small.piece-zebra")[icon("zebra")],
            h.span(".piece.piece-zebra.is-round")[icon("zebra")],
            h.span(".piece.piece-zebra")[icon("zebra"), h.span(".piece-sign")[icon("male")]],
            h.span(".piece.is-gap"),
            h.span(".piece.is-blocked"),
            h.span(".piece.piece-panda.is-spent")[icon("panda")],
            h.span(".card-back")[h.b["31"]],
            h.span(".card-back.card-back-square")[h.b["23"]],
        ],
    ]


def numbers(frame: Frame) -> Node:
    read = frame.read
    return [
        h.div(".row.wrap.guide-seats")[
            h.span(".gain.tint-money")[icon("money", read(msg("coins"))), "21"],
            h.span(".gain.tint-appeal")[icon("appeal", read(msg("appeal"))), "34"],
            h.span(".gain.tint-conservation")[icon("conservation", read(msg("conservation"))), "7"],
            h.span(".gain.tint-reputation")[icon("reputation", read(msg("reputation"))), "7"],
            h.span(".coin")["2"],
            h.span(".badge")[read(msg("default"))],
            h.span(".good.number")["+8"],
            h.span(".bad.number")["−200"],
        ],
        h.span(".seat-1")[meter(0.55)],
        h.span(".tint-money")[meter(0.3, "meter-thin")],
        h.svg(".gauge", role="img", aria_label=read(msg("{n} tiles left, then {rest}", n=23, rest=15)))[
            h.rect(".gauge-used", width="52%", height="100%"),
            h.rect(".gauge-rest", x="52%", width="29%", height="100%"),
            h.text(".gauge-text", x="66%", y="50%")["23"],
            h.rect(".gauge-end", x="81%", width="19%", height="100%"),
            h.circle(".gauge-disc", cx="81%", cy="50%", r="9"),
        ],
        h.svg(".countdown", viewBox="0 0 30 30", role="img", aria_label="6")[
            h.circle(".countdown-ground", cx="15", cy="15", r="12", pathLength="100"),
            h.circle(".countdown-left", cx="15", cy="15", r="12", pathLength="100", stroke_dasharray="60 100"),
            h.text(x="15", y="15")["6"],
        ],
    ]


def dice(frame: Frame) -> Node:
    read = frame.read
    keys = [*(str(digit) for digit in range(1, 10)), "±", "0"]
    return [
        h.div(".row.wrap.seat-2")[(icon(f"d6-{pips}", str(pips), class_="die") for pips in range(1, 7))],
        h.div(".guide-pads")[
            h.div(".stack")[
                h.p(".why")[read(msg("How many points have you?"))],
                h.output(".number-display")["24"],
                h.p(".hint")[read(msg("From −30 to 120."))],
            ],
            h.div(".number-pad")[
                (h.button(type="button")[key] for key in keys),
                h.button(type="button", aria_label=read(msg("Delete")))["⌫"],
            ],
        ],
    ]


def log(frame: Frame) -> Node:
    read = frame.read
    you, other = h.span(".seat-mark")[icon("seat-human")], h.span(".seat-mark")[icon("seat-automa")]
    loads = read(msg("AutoMammoth loads truck {truck}.", truck=1))
    why = h.span(".why")[read(msg("leftmost with none")), " ", rule_link("MAM-4.1")]
    return h.ol(".log")[
        h.li(".is-now.seat-1")[h.span(".log-when")["9"], you, h.span[read(msg("Your turn."))]],
        h.li(".seat-2")[h.span(".log-when")["8"], other, h.span[loads, " ", why]],
        h.li(".is-shown.seat-1")[h.span(".log-when")["7"], you, h.span[read(msg("You open an expansion board."))]],
    ]


def messages(frame: Frame) -> Node:
    read = frame.read
    return [
        h.div(".toast")[
            icon("check"), read(msg("Turn {turn} undone.", turn=17)), h.button(type="button")[read(msg("Redo"))]
        ],
        h.div(".toast.toast-bad")[icon("warning"), read(msg("This answer came too late."))],
        h.div(".dialog")[
            h.h4[read(msg("Leave this match?"))],
            h.p[read(msg("It stays on this computer. Open it again from the start page."))],
            h.div(".dialog-buttons")[
                h.button(".button", type="button")[read(msg("Stay"))],
                h.button(".button.button-primary", type="button")[read(msg("Leave"))],
            ],
        ],
    ]  # fmt: skip


def forms(frame: Frame, theme: str) -> Node:
    read = frame.read
    return [
        h.label(".field")[h.span(".setting-label")[read(msg("Name"))], h.input(".input", value="Mira")],
        h.label(".field.has-error")[
            h.span(".setting-label")[read(msg("Games in the match, totals added"))],
            h.input(".input", value="99"),
            h.span(".error-text")[read(msg("Between 1 and 20."))],
        ],
        h.label(".field")[
            h.span(".setting-label")[read(msg("Countdown for reactions"))],
            h.select(".input")[h.option[read(pmsg("countdown", "none"))]],
        ],
        h.label(".check")[h.input(type="checkbox", checked=True), h.span[read(msg("Panda"))]],
        h.div(".choice-cards.choice-cards-2")[
            choice_card(f"dice-{theme}", "a", True, read(msg("Soloist")), read(msg("It rolls and draws."))),
            choice_card(f"dice-{theme}", "b", False, read(msg("I roll and draw myself")), read(msg("You enter it."))),
        ],
        h.div(".levels.seat-2")[
            (
                h.label[h.input(type="radio", name=f"level-{theme}", checked=level == "II"), h.span[level]]
                for level in ("I", "II", "III")
            )
        ],
    ]  # fmt: skip


def table(frame: Frame) -> Node:
    read = frame.read
    heads = (h.th(".number", scope="col")[read(head)] for head in (msg("animals"), msg("barn"), msg("points")))

    def row(class_: str | None, name: str, *points: str) -> h.Element:
        return h.tr(class_=class_)[h.th(scope="row")[name], (h.td(".number")[each] for each in points)]

    return h.div(".scroll-sideways", tabindex="0", role="group", aria_label=read(msg("Tables")))[
        h.table(".data")[
            h.thead[h.tr[h.th(scope="col")[read(msg("Who"))], heads]],
            h.tbody[row("is-best", read(msg("You")), "12", "−2", "24"), row(None, "AutoMammoth II", "14", "0", "18")],
        ]
    ]
