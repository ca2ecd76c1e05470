"""Cards of Ark Nova as they look: full, small, as a line, as a chip, and from behind.

Each function draws what is inside a card; `card_class` names the classes of the element around it, which may be a
piece that answers: `piece(scene, key, class_=card_class(card))[face_small(card, scene.read)]`. All of it is phrasing
content, for the inside of buttons.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from soloist.engine.words import Message, msg
from soloist.games.arknova.buildings import KIND
from soloist.games.arknova.cards import Animal, FinalScoring, Project, Sponsor
from soloist.web import markup as h
from soloist.web.faces.arknova import card_parts as parts
from soloist.web.faces.arknova.card_figures import AnyCard, about_icons, building_shape, figure, ghost
from soloist.web.faces.arknova.card_formulas import MARKS, formulas, keyword
from soloist.web.faces.arknova.card_parts import Read, amount, plain, tags
from soloist.web.faces.arknova.signs import FAMILIES
from soloist.web.html import Node, classes, icon
from soloist.wording.arknova import texts

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
    missing: frozenset[str] = frozenset()  # keys of conditions (`texts.Condition.key`), `money`, `level`
    reason: Message | None = None  # the shortest reason why it cannot be played, instead of the foot
    met: Sequence[bool] = (False, False, False)  # the levels of a project that one reaches now
    now: int | None = None  # how many there are of what a final scoring card counts
    peaceful: bool = False  # animals have their solo abilities [AN-14.6]


PRINTED = Look()


def card_class(card: AnyCard, size: str = SMALL) -> str:
    """The classes of the element around a face."""
    kept = "" if size in (LINE, CHIP) else "lit-plain picked-plain"
    return classes("face", f"face-{size}", f"family-{FAMILIES[type(card)]}", kept)


def card_face(card: AnyCard, read: Read, look: Look = PRINTED, size: str = SMALL, **attributes: str) -> h.Element:
    """A card that is just there."""
    inside = {FULL: face_full, SMALL: face_small, LINE: face_line, CHIP: face_chip}[size]
    return h.span(class_=card_class(card, size), **attributes)[inside(card, read, look)]


def _name(card: AnyCard) -> h.Element:
    """The name, whole; short words with a hyphen are not broken."""
    words = [h.span(".face-word")[word] if "-" in word and len(word) <= WHOLE else word for word in card.name.split()]
    spaced = [part for word in words for part in (" ", word)]
    return h.span(class_=classes("face-name sign", is_long=len(card.name) >= LONG_NAME))[spaced[1:]]


def _lead(card: AnyCard, read: Read, look: Look) -> h.Element:
    return h.span(".face-lead")[parts.lead(card, read, look.price, look.old_price, look.missing)]


def _chips(card: AnyCard, read: Read, look: Look) -> list[h.Element]:
    """Conditions and special enclosures."""
    homes = parts.special_homes(card, read) if isinstance(card, Animal) else ()
    return [*parts.needs(card, read, look.missing), *homes]


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
            return words, parts.slots(card, read, look.met)
        case FinalScoring():
            return parts.steps(card, read, look.now)


def _foot(card: AnyCard, read: Read, look: Look) -> Node:
    if look.reason is not None:
        return h.span(".reason.face-reason")[icon("lock"), h.span[read(look.reason)]]
    if isinstance(card, FinalScoring):
        return h.span(".face-foot")[amount("conservation", read(msg("up to {n}", n=card.most)))]
    given = parts.gains(card, read)
    return h.span(".face-foot")[given] if given else None


def face_line(card: AnyCard, read: Read, look: Look = PRINTED) -> Node:
    """For lists: the name, and below it what it asks for and does."""
    match card:
        case Project():
            second: Node = parts.slots(card, read, look.met)
        case FinalScoring():
            second = h.span(".face-keyword")[read(texts.short_final_text(card))]
        case _:
            second = [_chips(card, read, look), tags(card, read), _short_text(card, read, look)]
    most = amount("conservation", f"≤{card.most}") if isinstance(card, FinalScoring) else parts.gains(card, read)
    return [
        _lead(card, read, look),
        h.span(".face-middle")[_name(card), h.span(".face-second")[second]],
        h.span(".face-gains")[most],
    ]


def face_chip(card: AnyCard, read: Read, look: Look = PRINTED) -> Node:
    """One line for a card that has been played: its figure, its name, its icons."""
    shape = building_shape(KIND[card.building]) if isinstance(card, Sponsor) and card.building else None
    return [
        h.span(".face-tag.face-about")[shape or icon(about_icons(card)[0])],
        _name(card),
        tags(card, read) if isinstance(card, Animal | Sponsor) else None,
    ]


def face_full(card: AnyCard, read: Read, look: Look = PRINTED) -> Node:
    """All there is to know: for pointing at a card, and for choosing among a few."""
    family = parts.FAMILY_NAMES[type(card)]
    kind = msg("Base project") if isinstance(card, Project) and card.is_base else family
    asked = parts.needs(card, read, look.missing)
    homes = list(parts.special_homes(card, read, named=True)) if isinstance(card, Animal) else []
    return [
        h.span(".face-plate")[ghost(card), h.span(".face-figures")[figure(card)], _lead(card, read, look)],
        h.span(".face-body")[
            _name(card),
            h.span(".face-latin")[card.latin if isinstance(card, Animal) else read(kind)],
            parts.named_tags(card, read) if isinstance(card, Animal | Sponsor) and card.icons else None,
            h.span(".face-needs")[h.span(".eyebrow")[read(msg("Needs"))], asked] if asked else None,
            h.span(".face-needs")[homes] if homes else None,
            _long_text(card, read, look),
        ],
        h.span(".face-foot")[
            [] if isinstance(card, FinalScoring) else parts.gains(card, read),
            h.span(".face-id")[f"{plain(read, family)} {card.id:03}"],
        ],
    ]


def _long_text(card: AnyCard, read: Read, look: Look) -> Node:
    """What it does, line by line; the same moment of a sponsor is named once."""
    match card:
        case Project():
            return _paragraph(read, None, texts.project_text(card)), parts.slots(card, read, look.met)
        case FinalScoring():
            return _paragraph(read, None, texts.final_text(card)), parts.steps(card, read, look.now)
    lines = texts.card_lines(card, peaceful=look.peaceful)
    labels = [None, *(label for label, _ in lines)]
    return [
        _paragraph(read, None if label == before else label, text, MARKS.get(label, ""))
        for (label, text), before in zip(lines, labels, strict=False)
    ] or _paragraph(read, None, texts.NO_ABILITY)


def _paragraph(read: Read, name: Message | None, text: Message, sign: str = "") -> h.Element:
    bold = None if name is None else h.b[icon(sign) if sign else None, read(name), "."]
    return h.span(".face-paragraph")[bold, " " if bold else None, read(text)]


def back(label: str) -> h.Element:
    """A card nobody may look at."""
    return h.span(".face.face-small.face-back.family-animal", role="img", aria_label=label, data_tip=label)[
        h.span(".face-back-figure")[icon("act-animals")]
    ]
