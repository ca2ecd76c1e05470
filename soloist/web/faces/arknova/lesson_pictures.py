"""What the page that teaches Ark Nova shows: two counters that meet, the action cards before and after a turn, the
break."""

from __future__ import annotations

from soloist.engine.words import Message, msg
from soloist.games.arknova import board
from soloist.games.arknova.cards import Action
from soloist.language import Reader
from soloist.web import markup as h
from soloist.web.faces.arknova.race import at, of_appeal, of_conservation
from soloist.web.faces.arknova.signs import SHORT_ACTIONS, action_icon
from soloist.web.html import Node, classes, icon

MOMENTS = (
    (msg("Start"), 0, 0),
    (msg("Half-way"), 34, 7),
    (msg("They meet: the end begins"), 64, 20),
    (msg("Final score"), 70, 22),
)  # appeal and conservation


def points(appeal: int, conservation: int) -> int:
    """How far the counters have passed each other [AN-11.6]."""
    return appeal - board.target(conservation)


def race_picture(reader: Reader) -> Node:
    return h.div(".learn-race")[(moment(reader, *each) for each in MOMENTS)]


def moment(reader: Reader, title: Message, appeal: int, conservation: int) -> h.Element:
    """The two counters on their groove, and what lies between them."""
    left, right, gap = of_appeal(appeal), of_conservation(conservation), points(appeal, conservation)
    between = msg("{n} apart", n=-gap) if gap < 0 else msg("+{n} points", n=gap)
    said = reader.read(
        msg(
            "{title}: appeal {appeal}, conservation {conservation}, {between}",
            title=title, appeal=appeal, conservation=conservation, between=between,
        )
    )  # fmt: skip
    show = gap < -20 or gap > 0
    return h.div(".learn-moment", role="img", aria_label=said)[
        h.b[reader.read(title)],
        h.div(class_=classes("learn-groove", is_past=gap > 0, is_met=gap == 0))[
            h.svg(".learn-fill", aria_hidden="true")[
                h.rect(".is-appeal", width=f"{left:.2f}%", height="100%"),
                h.rect(".is-conservation", x=f"{right:.2f}%", width=f"{100 - right:.2f}%", height="100%"),
            ],
            at((left + right) / 2, h.span(".learn-gap")[reader.read(between)]) if show else None,
            at(left, h.b(".learn-mark.is-appeal")[icon("appeal"), str(appeal)]),
            at(right, h.b(".learn-mark.is-conservation")[icon("conservation"), str(conservation)]),
        ],
    ]


BEFORE = (Action.ANIMALS, Action.ASSOCIATION, Action.BUILD, Action.SPONSORS, Action.CARDS)
USED = 3  # the place of the card that is used, from 0


def slots_picture(reader: Reader) -> Node:
    """The same five cards before and after one of them is used [AN-2.3]."""
    used = BEFORE[USED]
    after = (used, *(action for action in BEFORE if action is not used))
    said = msg(
        "{action} is used in slot {n} and goes to slot 1; the cards left of it move one slot to the right",
        action=used, n=USED + 1,
    )  # fmt: skip
    return h.div(".learn-slots", role="img", aria_label=reader.read(said))[
        row(reader, [(action, action is used, False) for action in BEFORE]),
        h.span(".learn-way", aria_hidden="true")[
            h.svg(".learn-arrow", viewBox="0 0 100 12", preserveAspectRatio="none")[
                h.path(d="M70 0C70 7 60 6 40 6S10 6 10 10")
            ]
        ],
        row(reader, [(action, False, 0 < place <= USED) for place, action in enumerate(after)], first_pale=True),
    ]


def row(reader: Reader, cards: list[tuple[Action, bool, bool]], *, first_pale: bool = False) -> h.Element:
    def card(slot: int, action: Action, is_used: bool, has_grown: bool) -> h.Element:
        pale = first_pale and slot == 1
        return h.span(class_=classes("learn-action", is_used=is_used, has_grown=has_grown, is_pale=pale))[
            h.span(".learn-slot")[h.b[str(slot)], "▲" if has_grown else None, icon(action_icon(action))],
            h.small[reader.read(SHORT_ACTIONS.get(action, action))],
        ]

    return h.div(".learn-row")[(card(slot, *each) for slot, each in enumerate(cards, 1))]


BREAK_AT = 7


def break_picture(reader: Reader) -> Node:
    """The track with two players, the token near its end [AN-1.1]."""
    steps = board.BREAK_STEPS[2]

    def step(number: int) -> h.Element:
        if number in (BREAK_AT, steps):
            return h.li(class_="is-now" if number == BREAK_AT else "is-end")[icon("break")]
        return h.li(class_="is-done" if number < BREAK_AT else None)[str(number)]

    said = reader.read(msg("Break track, step {n} of {of}", n=BREAK_AT, of=steps))
    return h.ol(".learn-break", aria_label=said)[(step(number) for number in range(1, steps + 1))]
