"""The whole deck of ARNE Total, every copy of every card with its marks; and cards that tell how to play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from soloist.engine.words import Message, Sayable, joined, msg, nmsg
from soloist.games.arne.cards import CARD, COLOURED_KINDS, Card, Colour, Kind
from soloist.games.arne.deck import PLAIN, STAR, Deck, parts_of, read_deck
from soloist.games.arne.state import HAND_SIZE
from soloist.language import Reader
from soloist.web import markup as h
from soloist.web.faces.arne.cards import FIGURES, figure, suit
from soloist.web.html import Node, classes
from soloist.web.sheets.frame import RECONSTRUCTION, TALL, Printed, Sheet, Sheets, aid, card_sheets
from soloist.wording.arne.cards import KINDS

ACTION, BLACK = msg("action"), msg("black")
SETS = {  # which cards are for how many persons [ARNE-1.2]
    PLAIN: msg("Without a star: 3 or 4 persons; all cards: 5 or 6."),
    STAR: msg("With a star: 2 persons; all cards: 5 or 6."),
}


@dataclass(frozen=True)
class Copy:
    """One printed card: a playing card or a colour card, and the marks it bears."""

    face: Card | Colour
    star: bool
    one: bool
    is_ours: bool = False  # how often it is there, or with which marks, is our reconstruction


def draw(reader: Reader, settings: Mapping[str, Any]) -> Printed:
    deck = read_deck(settings["deck"])
    number = sum(len(list(copies(deck, part))) for part in (PLAIN, STAR))
    about = nmsg(
        "{n} card, and some that tell how to play. Print the sheets of your set, or all.",
        "{n} cards, and some that tell how to play. Print the sheets of your set, or all.",
        n=number,
    )
    return Printed(msg("Cards of ARNE Total"), about, TALL, list(sheets(reader, deck)))


def sheets(reader: Reader, deck: Deck) -> Iterator[Sheet]:
    """First the cards without a star, then those with one; each set with the aids."""
    for part, note in SETS.items():
        cards = [printed_card(reader, each) for each in copies(deck, part)]
        mark = msg("deck: reconstruction") if deck.reconstructed else None
        yield from card_sheets([*cards, *aids(reader, deck)], note, mark)


def copies(deck: Deck, part: str) -> Iterator[Copy]:
    """The colour cards of a set, then its playing cards; those with the 1 first [ARNE-1.1 to ARNE-1.3]."""
    is_star = part == STAR
    colours_ours = "colours" in deck.reconstructed
    for colour in deck.colours(part):
        yield Copy(colour, is_star, True, colours_ours)  # needed in every game
    for kind, found in deck.copies.items():
        names = [colour.code for colour in deck.colours(part)] if kind in COLOURED_KINDS else [part]
        is_ours = kind.value in deck.reconstructed or (colours_ours and kind in COLOURED_KINDS)
        for name in names:
            face = CARD[f"{kind.value}-{name}" if kind in COLOURED_KINDS else kind.value]
            count = found[name]
            yield from (Copy(face, is_star, place < count.ones, is_ours) for place in range(count.all))


# one card


def printed_card(reader: Reader, copy: Copy) -> h.Element:
    face = copy.face
    colour = face if isinstance(face, Colour) else face.colour
    is_black = isinstance(face, Card) and face.black
    named = classes("print-card arne-print", "" if colour is None else f"is-{colour.code}", is_black=is_black)
    code = face.code if isinstance(face, Card) else f"colour-{face.code}"
    return h.article(class_=named, data_card=code)[
        h.div(".arne-top")[h.span[reader.read(corner(face))], marks(reader, copy)],
        h.div(".print-body")[colour_picture(reader, face) if isinstance(face, Colour) else picture(reader, face)],
        h.footer[h.span, h.span[reader.read(RECONSTRUCTION)] if copy.is_ours else None],
    ]


def corner(face: Card | Colour) -> Sayable:
    """What stands in the corner of a card in the hand: its colour, or what it is."""
    colour = face if isinstance(face, Colour) else face.colour
    if colour is not None:
        return colour
    return BLACK if isinstance(face, Card) and face.black else ACTION


def marks(reader: Reader, copy: Copy) -> h.Element:
    return h.span(".arne-marks")[
        h.b(".arne-star", role="img", aria_label=reader.read(msg("star")))["★"] if copy.star else None,
        h.b(".arne-one", role="img", aria_label=reader.read(msg("1: for the first game")))["1"] if copy.one else None,
    ]


def colour_picture(reader: Reader, colour: Colour) -> Node:
    told = msg("Lay it in front of you. Cards of this colour lie beside it: your row.")
    return [
        h.div(".arne-own")[suit(colour)], h.b(".arne-called")[reader.read(colour)],
        h.p(".arne-tells")[reader.read(told)],
    ]  # fmt: skip


def picture(reader: Reader, card: Card) -> Node:
    """What is printed large; the suit; the name and what the card does, where the figure does not say it."""
    plain = card.is_value and card.kind is not Kind.X2
    shown = list(FIGURES.values()).count(FIGURES.get(card.kind, ""))
    named = None if card.rowable or shown == 1 else h.b(".arne-called")[reader.read(card.kind)]
    meaning, _ = KINDS[card.kind]
    return [
        h.b(".arne-figure")[figure(card)],
        None if card.colour is None else h.span(".arne-suited")[suit(card.colour)],
        named,
        None if plain else h.p(".arne-tells")[reader.read(meaning)],
    ]


# the aids


def aids(reader: Reader, deck: Deck) -> Iterator[h.Element]:
    yield aid(
        reader, "gear", msg("Set-up"),
        msg("Two persons: the cards with a star. Three or four: those without. Five or six: all."),
        msg("First game: of these only the cards with the 1."),
        msg("Everybody takes a colour card. Shuffle the others and deal {n} to each; the rest is the pile.",
            n=HAND_SIZE),
        msg("The youngest begins; play goes clockwise."),
    )  # fmt: skip
    yield aid(
        reader, "play", msg("Your turn"),
        msg("Draw a card. Then play one white card, if you can:"),
        msg("a value card into the row of its colour, whoever owns it, or onto the discard pile;"),
        msg("or an action card: it takes effect at once and goes onto the discard pile; X3 goes on a card in a row."),
        msg("Black cards: anybody may play any number of them at any time, but not while hands are passed on."),
    )  # fmt: skip
    yield aid(
        reader, "lock", msg("What lies on a card"),
        msg("One X3, one Crash and one Lock at most on each card in a row. The Crash stays for the whole game."),
        msg("A Lock needs a Crash or a −200. A −200 cannot be crashed."),
        msg("With a Chameleon a card lies in a row of another colour. Only such a pair can be stolen; what lies on it "
            "goes along. In the row of its own colour the Chameleon comes off."),
    )  # fmt: skip
    yield aid(
        reader, "flag", msg("The end, and counting"),
        msg("When the pile is empty, finish the turn. Then everybody in turn plays one black card or passes; Stop and "
            "Change no longer count."),
        msg("Row: all values, three times with X3, nothing if crashed and not locked. A −200 counts unless locked."),
        msg("Each X2 doubles the sum, with X3 it counts six times; a crashed one does not."),
        msg("Cards in hand count nothing. Most points win."),
    )  # fmt: skip
    yield aid(reader, "pile", msg("The deck"), whole(deck), ours(deck), more=counts(reader, deck))


def whole(deck: Deck) -> Message:
    number = sum(len(list(copies(deck, part))) for part in (PLAIN, STAR))
    return nmsg("{n} card, without and with a star:", "{n} cards, without and with a star:", n=number)


def counts(reader: Reader, deck: Deck) -> h.Element:
    """How many there are of each kind, without and with a star."""

    def row(name: str, numbers: list[int]) -> h.Element:
        return h.li[h.span[name], h.span[f"{numbers[0]} + {numbers[1]}★"]]

    def split(kind: Kind) -> list[int]:
        star = [STAR, *(colour.code for colour in deck.star_colours)]
        all_of = {name: deck.copies[kind][name].all for name in parts_of(kind)}
        with_star = sum(number for name, number in all_of.items() if name in star)
        return [sum(all_of.values()) - with_star, with_star]

    colours = [len(deck.plain_colours), len(deck.star_colours)]
    return h.ul(".arne-counts")[
        row(reader.read(msg("colour cards")), colours), (row(reader.read(kind), split(kind)) for kind in deck.copies)
    ]


def ours(deck: Deck) -> Message | None:
    """Which of these numbers are our reconstruction."""
    if not deck.reconstructed:
        return None
    kinds = [kind for kind in deck.copies if kind.value in deck.reconstructed]
    if len(kinds) == len(deck.copies):
        return msg("Reconstruction: how many there are of each kind, and which bear star and 1.")
    if not kinds:
        return msg("Reconstruction: which colours bear the star.")
    return msg("Reconstruction: {kinds}.", kinds=joined(kinds))


SHEETS = Sheets(msg("Print the cards"), ("deck",), draw)
