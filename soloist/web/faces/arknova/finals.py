"""One's own final scoring cards: what is counted, how many there are, the steps, and what they would bring now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, msg
from soloist.games.arknova.cards import FinalScoring, Tiers
from soloist.games.arknova.counting import amount_of, count
from soloist.games.arknova.scoring import final_conservation
from soloist.games.arknova.state import Stage
from soloist.web import markup as h
from soloist.web.faces.arknova.card_figures import about_icons, count_icons
from soloist.web.faces.arknova.pieces import key_of
from soloist.web.faces.arknova.seats import table_seen, zoo_of
from soloist.web.faces.arknova.signs import gain
from soloist.web.faces.table_widgets import dock_part
from soloist.web.html import Node, classes, icon, look_link
from soloist.web.parts import part
from soloist.web.reading import Reading, drawn_once
from soloist.web.scene import Scene
from soloist.wording.arknova.texts import Line, final_counted, final_lines


def own_finals(scene: Scene, seat: Seat) -> list[FinalScoring]:
    """Those that the reader may see, which are the own ones."""
    return [card for card in zoo_of(scene, seat).finals if card is not None] if seat == scene.seat else []


def finals_part(scene: Scene, seat: Seat) -> Node:
    """In the dock beside the hand."""
    cards = own_finals(scene, seat)
    if not cards:
        return None
    listed = final_list(scene, seat, cards)
    return part("finals", dock_part(scene, "ark-finals", msg("Final scoring"), msg("secret"), listed))


def finals_first(scene: Scene, seat: Seat) -> Node:
    """The same where the dock has no room for it."""
    cards = own_finals(scene, seat)
    if not cards:
        return None
    title = msg("Your secret final scoring cards")
    return h.section(".ark-finals-first", aria_label=scene.text(title))[
        h.p(".eyebrow")[icon("hourglass"), " ", scene.read(title)], final_list(scene, seat, cards)
    ]


def finals_chip(scene: Scene, seat: Seat) -> Node:
    """In the head of the hand, where the cards themselves are in a tab."""
    cards = own_finals(scene, seat)
    if not cards or scene.view.stage is Stage.SETUP:
        return None
    worth = [final_conservation(table_seen(scene), seat, card) for card in cards]
    parts = (scene.text(msg("{card} {n}", card=card, n=n)) for card, n in zip(cards, worth, strict=True))
    said = scene.text(msg("Your final scoring cards would bring now: {cards}", cards=", ".join(parts)))
    return h.span(".ark-finals-chip", data_tip=said)[
        icon("hourglass", said), gain(scene, "conservation", "+".join(str(n) for n in worth))
    ]


def final_list(scene: Scene, seat: Seat, cards: list[FinalScoring]) -> h.Element:
    return h.ul(class_=f"ark-final-list is-{min(len(cards), 4)}")[(h.li[final(scene, seat, card)] for card in cards)]


def final(scene: Scene, seat: Seat, card: FinalScoring) -> h.Element:
    """One card. Before the game begins there is nothing to count."""
    table = table_seen(scene)
    box = look_link(scene, key_of(card), class_="ark-final")
    if scene.view.stage is Stage.SETUP:
        return box[standing(scene, card, None, None, ())]
    worth = final_conservation(table, seat, card)
    now = count(table, seat, card.counted[0]) if card.steps or len(card.counted) == 1 else None
    met = () if card.steps else tuple(amount_of(table, seat, effect) > 0 for effect in card.scoring)
    return box[standing(scene, card, worth, now, met)]


@drawn_once
def standing(scene: Reading, card: FinalScoring, worth: int | None, now: int | None, met: tuple[bool, ...]) -> Node:
    """What is counted, how many there are `now`, what that is worth, the steps or the conditions that are `met`."""
    has_number = now is not None and len(card.counted) == 1
    return [
        h.span(".ark-final-name.sign")[card.name],
        h.span(".ark-final-counted")[
            [icon(name) for name in about_icons(card)],
            h.span(".ark-final-what")[scene.text(final_counted(card))],
            h.b[str(now)] if has_number else None,
            h.span(".grow"),
            gain(scene, "conservation", worth, msg("conservation it gives now")) if worth is not None else None,
        ],
        h.span(".ark-final-steps")[
            (
                h.span(class_=classes(is_reached=is_on) or None, data_tip=scene.text(said))[inside]
                for said, inside, is_on in steps(card, now or 0, met)
            )
        ],
    ]


def steps(card: FinalScoring, now: int, met: Sequence[bool]) -> Iterator[tuple[Sayable, Node, bool]]:
    """Each step in words, as drawn, and whether it is the one reached; or each condition, and whether it is met."""
    lines = final_lines(card)
    reached = max((need for need, _ in card.steps if now >= need), default=None)
    for (need, points), line in zip(card.steps, lines, strict=False):
        yield said(line), [h.b[str(need)], f"→{points}"], need == reached
    if card.steps:
        return
    is_met = dict(enumerate(met))
    for place, (effect, counted, line) in enumerate(zip(card.scoring, card.counted, lines, strict=True)):
        points = effect.amounts[0] if isinstance(effect, Tiers) else effect.each
        yield said(line), [[icon(name) for name in count_icons(counted)], f"→{points}"], is_met.get(place, False)


def said(line: Line) -> Message:
    gives, text = line
    return msg("{text}: {gives}", text=text, gives=gives)
