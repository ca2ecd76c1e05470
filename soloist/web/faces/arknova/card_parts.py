"""What cards of Ark Nova are put together from: price, size, tags, conditions, gains, levels of projects, steps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.games.arknova import cards
from soloist.games.arknova.buildings import KIND
from soloist.games.arknova.cards import Animal, Card, FinalScoring, Project, Sponsor
from soloist.games.arknova.state import BLOCKED, FREE
from soloist.web import markup as h
from soloist.web.faces.arknova.card_figures import AnyCard, about_icons, count_icons
from soloist.web.faces.arknova.signs import icon_name, icon_tint, tint
from soloist.web.html import Node, classes, icon, seat_class
from soloist.web.markup import without_tags
from soloist.wording.arknova import texts
from soloist.wording.arknova.texts import Condition

Read: TypeAlias = Callable[[object], str]
"""Makes a text of a message or a thing: `scene.read`, or the `read` of a reader."""

SIZES = {cards.Size.SMALL: "1–2", cards.Size.MEDIUM: "3", cards.Size.LARGE: "4–5"}
"""Printed sizes of animals [AN-7.12]."""

FAMILY_NAMES = {
    Animal: msg("Animal"),
    Sponsor: msg("Sponsor"),
    Project: msg("Conservation project"),
    FinalScoring: msg("Final scoring"),
}
_HOMES = dict(zip(cards.SPECIAL_ENCLOSURES, ("petting-zoo", "reptile-house", "aviary"), strict=True))


def plain(read: Read, thing: object) -> str:
    """Without markup: for titles and labels."""
    return without_tags(read(thing))


def lead(card: AnyCard, read: Read, price: int | None, old_price: int | None, missing: frozenset[str]) -> Node:
    """Left of the name: price and size of an animal, level of a sponsor, what a project or final card is about."""

    def now(printed: int, class_: str, key: str, title: Message) -> h.Element:
        """What counts now; what is printed is struck out beside it if it is something else."""
        cost = printed if price is None else price
        struck = h.s[str(old_price)] if old_price is not None and old_price != cost else None
        return h.span(class_=classes(class_, is_missing=key in missing), data_tip=plain(read, title))[str(cost), struck]

    match card:
        case Animal():
            return now(card.cost, "coin face-coin", "money", msg("Price")), home(card, read)
        case Sponsor():
            return now(card.level, "face-level", "level", msg("Level"))
    return h.span(".face-tag")[icon(about_icons(card)[0])]


def home(animal: Animal, read: Read) -> h.Element:
    """The size of the enclosure it needs; petting zoo animals have a fence instead."""
    if animal.size:
        return size_sign(str(animal.size), plain(read, texts.home_texts(animal)[0]))
    return h.span(".face-fence", data_tip=plain(read, KIND["petting_zoo"]))[icon("petting-zoo")]


def size_sign(text: str, title: str = "") -> h.Element:
    """A number in a hexagon."""
    return h.span(".face-size", data_tip=title or None)[text]


def special_homes(animal: Animal, read: Read, *, named: bool = False) -> Iterable[h.Element]:
    """Special enclosures that would do as well, and the spaces taken there."""
    if not animal.size:
        return
    for (building, spaces), text in zip(animal.special, texts.home_texts(animal)[1:], strict=True):
        label = plain(read, text)
        yield h.span(".face-need.face-home", data_tip=label)[
            icon(_HOMES[building], "" if named else label), label if named else str(spaces)
        ]


def tags(card: AnyCard, read: Read) -> h.Element:
    """The icons at the top right, in their order, doubled ones twice."""
    found = card.icons if isinstance(card, Animal | Sponsor) else ()
    return h.span(".face-tags")[
        (h.span(".face-tag", data_tip=plain(read, each))[icon(icon_name(each), plain(read, each))] for each in found)
    ]


def named_tags(card: Animal | Sponsor, read: Read) -> h.Element:
    """The same with their names; doubled ones once, with their number."""
    return h.span(".face-tags")[
        (
            h.span(".face-tag")[icon(icon_name(each)), plain(read, each), f" ×{n}" if n > 1 else None]
            for each, n in Counter(card.icons).items()
        )
    ]


def needs(card: AnyCard, read: Read, missing: frozenset[str]) -> list[h.Element]:
    """The conditions as small signs; those not met are red, with a cross."""
    found = []
    for condition in texts.conditions(card) if isinstance(card, Animal | Sponsor) else ():
        label, classed = plain(read, condition.text), classes("face-need", is_missing=condition.key in missing)
        found.append(h.span(class_=classed, data_tip=label)[_condition_sign(card, condition, label)])
    return found


def _condition_sign(card: AnyCard, condition: Condition, label: str) -> Node:
    number = str(condition.number)
    match condition.key:
        case "partner_zoo" if condition.icon is not None:
            return icon("partner", label), icon(icon_name(condition.icon))
        case "partner_zoo":
            return icon("partner", label), number
        case "upgraded":
            return icon("act-animals" if isinstance(card, Animal) else "act-sponsors", label), "II"
        case "max_appeal":
            return icon("appeal", label, class_="tint-appeal"), f"≤{number}"
        case "reputation" | "border" as name:
            return icon(name, label, class_=tint(name)), number
    assert condition.icon is not None, condition
    return icon(icon_name(condition.icon), label, class_=icon_tint(condition.icon)), number


def gains(card: Card, read: Read) -> list[h.Element]:
    """Printed appeal, conservation and reputation."""
    return [amount(what, n, plain(read, texts.GAIN_WORDS[what])) for what, n in texts.printed_gains(card)]


def amount(name: str, number: object, label: str = "") -> h.Element:
    """A resource and how much of it."""
    return h.span(class_=classes("gain", tint(name)))[icon(name, label), str(number)]


def slots(project: Project, read: Read, met: Sequence[bool]) -> h.Element:
    """All three levels, the highest on the left; `met` says which the reader's zoo reaches now."""
    found = []
    for level, is_met in zip(project.levels, met, strict=True):
        label, classed = slot_title(project, level, read), slot_class(FREE, is_met)
        found.append(h.span(class_=classed, role="img", aria_label=label, data_tip=label)[slot(project, level, read)])
    return h.span(".face-slots")[found]


def slot_class(holder: int = FREE, is_met: bool = False) -> str:
    """For the element around a slot, which may be a piece that answers."""
    return classes("face-slot", is_blocked=holder == BLOCKED, is_taken=holder >= 0, is_met=is_met and holder == FREE)


def slot(project: Project, level: cards.Level, read: Read, holder: int = FREE) -> Node:
    """What lies on a level: a token, or what it asks for and gives; a blocked one is empty."""
    if holder >= 0:
        return h.span(class_=seat_class(Seat(holder)))[h.span(".pip")]
    if holder == BLOCKED:
        return h.span(".face-blocked")["–"]
    given = (("conservation", level.conservation), ("reputation", level.reputation))
    reward = [amount(what, n, plain(read, texts.GAIN_WORDS[what])) for what, n in given if n]
    asks = size_sign(SIZES[level.size]) if level.size is not None else str(level.need)
    is_same = project.kind is cards.ProjectKind.BREEDING  # all levels ask the same
    return [None if is_same else h.span(".face-asks")[asks], h.span(".face-gives")[reward]]


def slot_title(project: Project, level: cards.Level, read: Read, holder: int = FREE) -> str:
    """A level in words, and who is there."""
    said = texts.level_text(project, level)
    if holder == BLOCKED:
        said = msg("{level} (blocked)", level=said)
    elif holder != FREE:
        said = msg("{level} (taken by {seat})", level=said, seat=Seat(holder))
    return plain(read, said)


def steps(card: FinalScoring, read: Read, now: int | None = None) -> h.Element:
    """What is needed above, what it gives below; the step reached with `now` of what is counted stands out."""
    if not card.steps:  # what is looked at, each for so much
        looked_at = zip(card.scoring, card.counted, texts.final_lines(card), strict=True)
        found = []
        for effect, count, (_, line) in looked_at:
            gives = effect.amounts[0] if isinstance(effect, cards.Tiers) else f"≤{card.most}"
            asked = h.b[[icon(name) for name in count_icons(count)]]
            found.append(h.span(".face-step", data_tip=plain(read, line))[asked, amount("conservation", gives)])
        return h.span(".face-steps")[found]
    reached = max((need for need, _ in card.steps if now is not None and now >= need), default=None)
    return h.span(".face-steps")[
        (
            h.span(class_=classes("face-step", is_reached=need == reached))[
                h.b[str(need)], amount("conservation", gives, plain(read, texts.GAIN_WORDS["conservation"]))
            ]
            for need, gives in card.steps
        )
    ]
