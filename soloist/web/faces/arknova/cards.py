"""Cards of Ark Nova as they look: full, small, as a line, as a chip, and from behind.

Each function draws what is inside a card; `card_class` names the classes of the element around it, which may be a
piece that answers: `piece(scene, key, class_=card_class(card))[face_small(card, scene.read)]`. All of it is phrasing
content, for the inside of buttons.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import htpy as h

from soloist.engine.words import Message, msg
from soloist.games.arknova.buildings import KIND
from soloist.games.arknova.cards import Animal, FinalScoring, Project, Sponsor
from soloist.web.faces.arknova.card_figures import AnyCard, about_icons, building_shape, figure, ghost
from soloist.web.faces.arknova.card_formulas import formulas, keyword, mark
from soloist.web.faces.arknova.card_parts import (
    FAMILY_NAMES,
    NOTHING_MISSING,
    Read,
    amount,
    family,
    gains,
    lead,
    named_tags,
    needs,
    plain,
    reason_line,
    special_homes,
    tags,
)
from soloist.web.faces.arknova.card_slots import ALL_FREE, NONE_MET, slot, slot_class, slot_title, slots, steps
from soloist.web.html import Node, classes, icon, rule_link
from soloist.wording.arknova import texts

__all__ = [
    "CHIP", "FULL", "LINE", "PRINTED", "SMALL", "Look", "back", "card_class", "card_face", "face_chip", "face_full",
    "face_line", "face_small", "slot", "slot_class", "slot_title", "slots", "steps",
]  # fmt: skip

FULL, SMALL, LINE, CHIP = "full", "small", "line", "chip"
"""236 × 330 with all texts, 112 × 148 for hand and display, two lines of 40 px, one line of 26 px."""

MOST_TAGS = 2
"""With more icons than these, or an old price, the head of a small card is crowded."""

WHOLE = 13
"""Words of so many letters fit on one line of a small card."""

LONG_NAME = 18
"""From so many letters on a name is written smaller."""


@dataclass(frozen=True)
class Look:
    """What a card shows beside its print: to whom it is shown, and when."""

    price: int | None = None  # what it costs now, or the level a sponsor counts as; None: as printed
    old_price: int | None = None  # struck out beside it
    missing: frozenset[str] = NOTHING_MISSING  # keys of conditions (`texts.Condition.key`), `money`, `level`
    reason: Message | None = None  # the shortest reason why it cannot be played, instead of the foot
    foot: Node = None  # something else instead of the foot
    levels: Sequence[int] = ALL_FREE  # of a project, as in `InPlay`
    met: Sequence[bool] = NONE_MET  # the levels that one reaches now
    slots: Node = None  # levels that are pieces, instead of those drawn here
    now: int | None = None  # how many there are of what a final scoring card counts
    peaceful: bool = False  # animals have their solo abilities [AN-14.6]
    rules: bool = False  # with links to the rules; not inside a button


PRINTED = Look()


def card_class(card: AnyCard, size: str = SMALL) -> str:
    """The classes of the element around a face."""
    kept = "" if size in (LINE, CHIP) else "lit-plain picked-plain"
    return classes("face", f"face-{size}", f"family-{family(card)}", kept)


def card_face(card: AnyCard, read: Read, look: Look = PRINTED, size: str = SMALL) -> h.Element:
    """A card that is just there."""
    inside = {FULL: face_full, SMALL: face_small, LINE: face_line, CHIP: face_chip}[size]
    return h.span(class_=card_class(card, size))[inside(card, read, look)]


def _name(card: AnyCard) -> h.Element:
    """The name, whole; short words with a hyphen are not broken."""
    words = [h.span(".face-word")[word] if "-" in word and len(word) <= WHOLE else word for word in card.name.split()]
    spaced = [part for word in words for part in (" ", word)]
    return h.span(class_=classes("face-name sign", is_long=len(card.name) >= LONG_NAME))[spaced[1:]]


def _lead(card: AnyCard, read: Read, look: Look) -> h.Element:
    return h.span(".face-lead")[lead(card, read, look.price, look.old_price, look.missing)]


def _chips(card: AnyCard, read: Read, look: Look) -> list[h.Element]:
    """Conditions and special enclosures."""
    homes = special_homes(card, read) if isinstance(card, Animal) else ()
    return [*needs(card, read, look.missing), *homes]


def _slots(project: Project, read: Read, look: Look) -> Node:
    return slots(project, read, look.levels, look.met) if look.slots is None else look.slots


# small


def face_small(card: AnyCard, read: Read, look: Look = PRINTED) -> Node:
    """For the hand and the display."""
    chips = _chips(card, read, look)
    is_tight = look.old_price is not None or (isinstance(card, Animal) and len(card.icons) > MOST_TAGS)
    shape = building_shape(KIND[card.building], "face-shape") if isinstance(card, Sponsor) and card.building else None
    return [
        icon(about_icons(card)[0], class_="face-ghost"),
        h.span(class_=classes("face-head", is_tight=is_tight))[_lead(card, read, look), shape, tags(card, read)],
        _name(card),
        h.span(".face-needs")[chips] if chips else None,
        h.span(".face-text")[_short_text(card, read, look)],
        _foot(card, read, look),
    ]


def _short_text(card: AnyCard, read: Read, look: Look) -> Node:
    match card:
        case Animal():
            return [keyword(ability, read) for ability in texts.abilities_of(card, peaceful=look.peaceful)]
        case Sponsor():
            return formulas(card, read)
        case Project():
            words = h.span(".face-keyword")[read(texts.short_project_text(card))] if look.reason is None else None
            return words, _slots(card, read, look)
        case FinalScoring():
            return steps(card, read, look.now)


def _foot(card: AnyCard, read: Read, look: Look) -> Node:
    if look.reason is not None:
        return reason_line(look.reason, read)
    if look.foot is not None:
        return h.span(".face-foot")[look.foot]
    if isinstance(card, FinalScoring):
        return h.span(".face-foot")[amount("conservation", read(msg("up to {n}", n=card.most)))]
    given = gains(card, read)
    return h.span(".face-foot")[given] if given else None


# line


def face_line(card: AnyCard, read: Read, look: Look = PRINTED) -> Node:
    """For lists: the name, and below it what it asks for and does."""
    return [
        _lead(card, read, look),
        h.span(".face-middle")[_name(card), h.span(".face-second")[_second(card, read, look)]],
        look.foot if look.foot is not None else h.span(".face-gains")[_line_gains(card, read)],
    ]


def _second(card: AnyCard, read: Read, look: Look) -> Node:
    if look.reason is not None:
        return reason_line(look.reason, read)
    if isinstance(card, Project):
        return _slots(card, read, look)
    if isinstance(card, FinalScoring):
        return h.span(".face-keyword")[read(texts.short_final_text(card))]
    return [_chips(card, read, look), tags(card, read), _short_text(card, read, look)]


def _line_gains(card: AnyCard, read: Read) -> list[h.Element]:
    if isinstance(card, FinalScoring):
        return [amount("conservation", f"≤{card.most}")]
    return gains(card, read)


# chip


def face_chip(card: AnyCard, read: Read, look: Look = PRINTED) -> Node:
    """One line for a card that has been played: its figure, its name, its icons; the foot says what lies on it."""
    shape = building_shape(KIND[card.building]) if isinstance(card, Sponsor) and card.building else None
    return [
        h.span(".face-tag.face-about")[shape or icon(about_icons(card)[0])],
        _name(card),
        tags(card, read) if isinstance(card, Animal | Sponsor) else None,
        look.foot,
    ]


# full


def face_full(card: AnyCard, read: Read, look: Look = PRINTED) -> Node:
    """All there is to know: for pointing at a card, and for choosing among a few."""
    return [
        h.span(".face-plate")[ghost(card), h.span(".face-figures")[figure(card)], _lead(card, read, look)],
        h.span(".face-body")[
            _name(card),
            h.span(".face-latin")[card.latin if isinstance(card, Animal) else read(_kind_name(card))],
            named_tags(card, read) if isinstance(card, Animal | Sponsor) and card.icons else None,
            _named_chips(card, read, look),
            _long_text(card, read, look),
        ],
        reason_line(look.reason, read) if look.reason is not None else None,
        h.span(".face-foot")[_full_foot(card, read, look), h.span(".face-id")[_number(card, read)]],
    ]


def _named_chips(card: AnyCard, read: Read, look: Look) -> Node:
    asked = needs(card, read, look.missing)
    homes = list(special_homes(card, read, named=True)) if isinstance(card, Animal) else []
    return [
        h.span(".face-needs")[h.span(".eyebrow")[read(msg("Needs"))], asked] if asked else None,
        h.span(".face-needs")[homes] if homes else None,
    ]


def _long_text(card: AnyCard, read: Read, look: Look) -> Node:
    links = h.span(".face-rules")[(rule_link(rule) for rule in texts.card_rules(card))] if look.rules else None
    match card:
        case Animal():
            lines = texts.card_lines(card, peaceful=look.peaceful)
            return [_paragraph(read, name, text) for name, text in lines] or _paragraph(
                read, None, texts.NO_ABILITY
            ), links
        case Sponsor():
            return _sponsor_text(card, read), links
        case Project():
            return _paragraph(read, None, texts.project_text(card)), _slots(card, read, look), links
        case FinalScoring():
            return _paragraph(read, None, texts.final_text(card)), steps(card, read, look.now), links


def _sponsor_text(sponsor: Sponsor, read: Read) -> list[h.Element]:
    """Its lines; the same moment is named once."""
    found: list[h.Element] = []
    before: Message | None = None
    for when, text in texts.sponsor_lines(sponsor):
        found.append(_paragraph(read, None if when == before else when, text, mark(when)))
        before = when
    return found


def _paragraph(read: Read, name: Message | None, text: Message, sign: str = "") -> h.Element:
    bold = None if name is None else h.b[icon(sign) if sign else None, read(name), "."]
    return h.span(".face-paragraph")[bold, " " if bold else None, read(text)]


def _full_foot(card: AnyCard, read: Read, look: Look) -> Node:
    if look.foot is not None:
        return look.foot
    return [] if isinstance(card, FinalScoring) else gains(card, read)


def _kind_name(card: AnyCard) -> Message:
    return msg("Base project") if isinstance(card, Project) and card.is_base else FAMILY_NAMES[type(card)]


def _number(card: AnyCard, read: Read) -> str:
    return f"{plain(read, FAMILY_NAMES[type(card)])} {card.id:03}"


# from behind

_BACKS = {"zoo": ("animal", "act-animals"), "scoring": ("scoring", "hourglass"), "project": ("project", "conservation")}


def back(kind: str = "zoo", *inside: Node, size: str = SMALL, label: str = "") -> h.Element:
    """A card nobody may look at: of the zoo deck, a final scoring card, a base project."""
    colour, figure_name = _BACKS[kind]
    return h.span(
        class_=classes("face", f"face-{size}", "face-back", f"family-{colour}"), role="img" if label else None,
        aria_label=label or None, title=label or None,
    )[h.span(".face-back-figure")[icon(figure_name)], inside]  # fmt: skip
