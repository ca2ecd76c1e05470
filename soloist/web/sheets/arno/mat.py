"""ARNO's mat: dice above the places of the cards, and all that lies beside them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from soloist.engine.words import Message, joined, msg, numeral
from soloist.games.arknova import board
from soloist.games.arknova.arno.settings import ArnoSettings
from soloist.games.arknova.arno.values import (
    ACTION_DICE,
    IF_TAKEN,
    LEVELS,
    MODULE_KIOSKS,
    MODULE_TRACK,
    MOST_SCORING_TOKENS,
    PREFERRED,
    SLOTS,
    START_CONSERVATION,
    START_CONSERVATION_MARINE,
    scored,
)
from soloist.games.arknova.maps import MAPS, Reward
from soloist.language import Reader
from soloist.web import markup as h
from soloist.web.faces.arknova.arno_mat import CONDITIONS
from soloist.web.faces.arknova.signs import reward_sign
from soloist.web.html import Node, icon
from soloist.web.sheets.arno.cards import level_name
from soloist.web.sheets.frame import box, listed, ranges
from soloist.wording.arno import LEVELS as CONDITION_WORDS

MAP = MAPS["A"]  # only its right side is used [ARNO-2.1]
USUAL_DIE = min(ACTION_DICE)
ROW = range(1, SLOTS[-1] + 1)


def mat(reader: Reader, agreed: ArnoSettings) -> h.Element:
    lead = msg("Roll for a slot from {first} to {last}. Do what the card there says, with the slot as its strength. "
               "Then it goes to slot 1, and the cards left of it move one slot to the right.",
               first=SLOTS[0], last=SLOTS[-1])  # fmt: skip
    return h.div(".print-board.arno-board")[
        h.div(".arno-lead")[h.span(".print-title")["ARNO"], h.span[reader.read(lead), " ", again(reader)]],
        h.ol(".arno-places")[(place(reader, slot) for slot in ROW)],
        h.div(".arno-parts")[
            h.div[spaces_of_map(reader)], h.div[workers(reader)], h.div[reminders(reader, agreed)]
        ],
    ]  # fmt: skip


# the row of cards


def place(reader: Reader, slot: int) -> h.Element:
    """A place for a card, and the faces of each die that pick it [ARNO-4.1]."""
    head: Node = h.span[reader.read(msg("the card just used rests here"))]
    if slot in SLOTS:
        head = h.ul[(h.li[die(sides, slot), faces(sides, slot)] for sides in ACTION_DICE)]
    return h.li[h.div(".arno-dice")[h.b[str(slot)], head], h.div(".print-space")[reader.read(msg("card"))]]


def again(reader: Reader) -> str:
    """The faces that pick no slot."""
    found = {
        sides: [face for face, read in enumerate(faces, 1) if read is None] for sides, faces in ACTION_DICE.items()
    }
    said = [
        msg("Roll {faces} on a {die} again.", faces=listed(faces), die=f"d{sides}")
        for sides, faces in found.items()
        if faces
    ]
    return " ".join(reader.read(each) for each in said)


def die(sides: int, slot: int) -> Node:
    return icon(f"d6-{slot}" if sides == USUAL_DIE else f"d{sides}", f"d{sides}")


def faces(sides: int, slot: int) -> str:
    return ranges([face for face, read in enumerate(ACTION_DICE[sides], 1) if read == slot])


# what lies on map A


def spaces_of_map(reader: Reader) -> Iterator[Node]:
    yield box(reader, msg("Partner zoos"), spaces(reader, MAP.partner_zoos))
    yield box(reader, msg("Universities"), spaces(reader, MAP.universities))
    yield h.p(".print-small")[reader.read(msg("Fill them from the left: first the reputation of a tile, then what the "
                                             "space gives."))]  # fmt: skip


def spaces(reader: Reader, rewards: Sequence[tuple[Reward, ...]]) -> h.Element:
    return h.div(".print-spaces")[(space(reader, some) for some in rewards)]


def space(reader: Reader, rewards: Sequence[Reward]) -> h.Element:
    return h.div(".print-space")[
        h.span[(reward_sign(reward) for reward in rewards)], (h.small[reader.read(reward)] for reward in rewards)
    ]


def workers(reader: Reader) -> Iterator[Node]:
    """Active workers and tokens lie on the notepad, the others wait below it [ARNO-2.9, ARNO-14.5]."""
    told = msg("active workers, and tokens: each is 1 conservation at the end")
    yield box(
        reader, msg("Notepad"), h.div(".print-space.arno-notepad")[icon("worker"), h.span[reader.read(told)]]
    )  # fmt: skip
    reserve = [
        h.div(".print-space")[icon("worker"), h.span[(reward_sign(reward) for reward in some)]] for some in MAP.workers
    ]
    yield box(reader, msg("Workers in reserve"), h.div(".print-spaces")[reserve], class_="is-thin")
    tokens = range(MOST_SCORING_TOKENS + 1)
    yield box(
        reader, msg("Scoring card"),
        h.table(".print-table")[
            h.tr[h.th(scope="row")[reader.read(msg("tokens"))], (h.td[str(each)] for each in tokens)],
            h.tr[h.th(scope="row")[reader.read(msg("conservation"))], (h.td[str(scored(each))] for each in tokens)],
        ],
    )  # fmt: skip


# what to remember


def reminders(reader: Reader, agreed: ArnoSettings) -> Iterator[Node]:
    start = START_CONSERVATION_MARINE if agreed.marine else START_CONSERVATION
    missing = range(-min(start), 0, -1)
    tokens = msg("A token on each; every gain takes one off. {starts}", starts=starts(start))
    below = [h.div(".print-space")[numeral(-each)] for each in missing]
    yield box(
        reader, msg("Conservation below 0"), h.div(".print-spaces")[below],
        h.p(".print-small")[reader.read(tokens)],
        class_="is-small",
    )  # fmt: skip
    wanted = joined([
        msg("{levels} {condition}", levels=level_range(some), condition=CONDITION_WORDS[level])
        for level, some in by_value(PREFERRED)
    ])  # fmt: skip
    taken = joined([
        msg("{wanted}: {then}", wanted=CONDITION_WORDS[level],
            then=" → ".join(reader.read(CONDITION_WORDS[each]) for each in then))
        for level, then in IF_TAKEN.items()
    ])  # fmt: skip
    yield box(
        reader, msg("Condition of a project"),
        h.p[reader.read(msg("It takes: {wanted}.", wanted=wanted))],
        h.p(".print-small")[reader.read(msg("If taken, {taken}.", taken=taken))],
    )  # fmt: skip
    points = msg("Points = appeal − target of its conservation; the target is {zero} at 0 and {ten} at 10. ARNO wins "
                 "ties.", zero=board.target(0), ten=board.target(10))  # fmt: skip
    yield box(reader, msg("At the end"), h.p(".print-small")[reader.read(points)])


def by_value(values: Sequence[int]) -> list[tuple[int, list[int]]]:
    """Levels next to each other with the same value, by their places."""
    places = groupby(range(len(values)), key=lambda place: values[place])
    return [(value, list(some)) for value, some in places]


def level_range(places: Sequence[int]) -> str:
    """`L3–L4`; the last ones are open upwards [ARNO-2.4]."""
    first, last = LEVELS[places[0]], level_name(places[-1])
    return f"{first}+" if last.endswith("+") else ranges([first, last] if first != last else [first])


def starts(start: Sequence[int]) -> Message:
    """How many tokens a level begins with, as long as there are any [ARNO-2.7]."""
    found = [
        msg("{levels}: {n}", levels=LEVELS[some[0]] if len(some) == 1 else f"{LEVELS[some[0]]}–{LEVELS[some[-1]]}",
            n=max(-value, 0))
        for value, some in by_value(start)
        if value <= 0
    ]  # fmt: skip
    return msg("At the start {starts}.", starts=joined(found))


# the module


def module(reader: Reader) -> h.Element:
    """The track of changing conditions, with its kiosks [ARNO-16.1]."""

    def spot(condition: int, kiosks: int) -> h.Element:
        return h.div(".print-space")[h.span[CONDITIONS[condition], " ", icon("kiosk"), str(kiosks)]]

    title = msg("Module: one step for each sponsor it discards, there and back")
    return h.div(".arno-track")[
        h.span[reader.read(title)],
        (spot(*each) for each in zip(MODULE_TRACK, MODULE_KIOSKS, strict=True)),
    ]
