"""What cards of Ark Nova are put together from: price, size, tags, conditions, gains, figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TypeAlias

import htpy as h
from markupsafe import Markup

from soloist.engine.words import Message, msg
from soloist.games.arknova.buildings import KIND
from soloist.games.arknova.cards import SPECIAL_ENCLOSURES, Animal, Card, FinalScoring, Icon, Project, Size, Sponsor
from soloist.web.faces.arknova.card_figures import AnyCard, about_icons
from soloist.web.faces.arknova.signs import icon_name, icon_tint, tint
from soloist.web.html import Node, classes, icon
from soloist.wording.arknova import texts
from soloist.wording.arknova.texts import Condition

Read: TypeAlias = Callable[[object], str]
"""Makes a text of a message or a thing: `scene.read`, or the `read` of a reader."""

NOTHING_MISSING: frozenset[str] = frozenset()
SIZES = {Size.SMALL: "1–2", Size.MEDIUM: "3", Size.LARGE: "4–5"}
"""Printed sizes of animals [AN-7.12]."""

FAMILIES = {Animal: "animal", Sponsor: "sponsor", Project: "project", FinalScoring: "scoring"}
FAMILY_NAMES = {
    Animal: msg("Animal"),
    Sponsor: msg("Sponsor"),
    Project: msg("Conservation project"),
    FinalScoring: msg("Final scoring"),
}
_HOMES = dict(zip(SPECIAL_ENCLOSURES, ("petting-zoo", "reptile-house", "aviary"), strict=True))
_GAINS = {"appeal": msg("appeal"), "conservation": msg("conservation"), "reputation": msg("reputation")}
_CONDITIONS = {"partner_zoo": "partner", "reputation": "reputation", "border": "border"}


def plain(read: Read, thing: object) -> str:
    """Without markup: for titles and labels."""
    return str(Markup(read(thing)).striptags())


def family(card: AnyCard) -> str:
    return FAMILIES[type(card)]


# what it costs


def lead(card: AnyCard, read: Read, price: int | None, old_price: int | None, missing: frozenset[str]) -> Node:
    """Left of the name: price and size of an animal, level of a sponsor, what a project or final card is about."""
    match card:
        case Animal():
            now = card.cost if price is None else price
            kinds = classes("coin face-coin", is_missing="money" in missing)
            return h.span(class_=kinds, title=plain(read, msg("Price")))[_changed(now, old_price)], home(card, read)
        case Sponsor():
            now = card.level if price is None else price
            kinds = classes("face-level", is_missing="level" in missing)
            return h.span(class_=kinds, title=plain(read, msg("Level")))[_changed(now, old_price)]
    return h.span(".face-tag")[icon(about_icons(card)[0])]


def _changed(now: int, before: int | None) -> Node:
    """What counts now; what is printed is struck out beside it if it is something else."""
    return str(now), h.s[str(before)] if before is not None and before != now else None


def home(animal: Animal, read: Read) -> h.Element:
    """The size of the enclosure it needs; petting zoo animals have a fence instead."""
    if animal.size:
        return size_sign(str(animal.size), plain(read, texts.home_texts(animal)[0]))
    return h.span(".face-fence", title=plain(read, KIND["petting_zoo"]))[icon("petting-zoo")]


def size_sign(text: str, title: str = "") -> h.Element:
    """A number in a hexagon."""
    return h.span(".face-size", title=title or None)[text]


def special_homes(animal: Animal, read: Read, *, named: bool = False) -> Iterable[h.Element]:
    """Special enclosures that would do as well, and the spaces taken there."""
    if not animal.size:
        return
    for (building, spaces), text in zip(animal.special, texts.home_texts(animal)[1:], strict=True):
        label = plain(read, text)
        yield h.span(".face-need.face-home", title=label)[
            icon(_HOMES[building], "" if named else label), read(text) if named else str(spaces)
        ]


# icons


def tags(card: AnyCard, read: Read) -> h.Element:
    """The icons at the top right, in their order, doubled ones twice."""
    found = card.icons if isinstance(card, Animal | Sponsor) else ()
    return h.span(".face-tags")[(tag(each, read) for each in found)]


def tag(kind: Icon, read: Read) -> h.Element:
    label = plain(read, kind)
    return h.span(".face-tag", title=label)[icon(icon_name(kind), label)]


def named_tags(card: Animal | Sponsor, read: Read) -> h.Element:
    """The same with their names; doubled ones once, with their number."""
    return h.span(".face-tags")[
        (
            h.span(".face-tag")[icon(icon_name(each)), read(each), f" ×{n}" if n > 1 else None]
            for each, n in Counter(card.icons).items()
        )
    ]


def needs(card: AnyCard, read: Read, missing: frozenset[str]) -> list[h.Element]:
    """The conditions as small signs; those not met are red, with a cross."""
    if not isinstance(card, Animal | Sponsor):
        return []
    return [need(card, condition, read, condition.key in missing) for condition in texts.conditions(card)]


def need(card: Animal | Sponsor, condition: Condition, read: Read, is_missing: bool) -> h.Element:
    label = plain(read, condition.text)
    return h.span(class_=classes("face-need", is_missing=is_missing), title=label)[
        _condition_sign(card, condition, label)
    ]


def _condition_sign(card: Animal | Sponsor, condition: Condition, label: str) -> Node:
    match condition.key:
        case "partner_zoo" if condition.icon is not None:
            return icon("partner", label), icon(icon_name(condition.icon))
        case "upgraded":
            return icon("act-animals" if isinstance(card, Animal) else "act-sponsors", label), "II"
        case "max_appeal":
            return icon("appeal", label, class_="tint-appeal"), f"≤{condition.number}"
        case "partner_zoo" | "reputation" | "border":
            name = _CONDITIONS[condition.key]
            return icon(name, label, class_=tint(name)), str(condition.number)
    assert condition.icon is not None, condition
    return icon(icon_name(condition.icon), label, class_=icon_tint(condition.icon)), str(condition.number)


# what it gives


def gains(card: Card, read: Read) -> list[h.Element]:
    """Printed appeal, conservation and reputation."""
    return [amount(what, n, plain(read, _GAINS[what])) for what, n in texts.printed_gains(card)]


def amount(name: str, number: object, label: str = "") -> h.Element:
    """A resource and how much of it."""
    return h.span(class_=classes("gain", tint(name)))[icon(name, label), str(number)]


def reason_line(reason: Message, read: Read) -> h.Element:
    """Why it cannot be played."""
    return h.span(".reason.face-reason")[icon("lock"), h.span[read(reason)]]
