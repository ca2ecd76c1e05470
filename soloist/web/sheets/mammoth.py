"""AutoMammoth's cards, ours or an owner's, each with the truck it means; and six cards that tell how it plays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from soloist.companion.strength import strength_of
from soloist.engine.words import Message, msg, nmsg, numeral
from soloist.games.zooloretto.automa.deck import (
    BARN_STACK_POINTS,
    DECK,
    SALE_PRICE,
    STACK_POINTS,
    START_COINS,
    Difficulty,
    Entry,
    MammothCard,
    MammothDeck,
    Op,
    read_deck,
)
from soloist.games.zooloretto.automa.ledger import BARN_SIZE
from soloist.games.zooloretto.automa.turn import PURCHASE_PRICE
from soloist.games.zooloretto.components import BY_PLAYERS, END_STACK, TRUCK_SPACES
from soloist.language import Reader
from soloist.web import markup as h
from soloist.web.faces.mammoth.cards import label
from soloist.web.html import Node, classes, icon
from soloist.web.pages.layout import capital
from soloist.web.sheets.frame import RECONSTRUCTION, TALL, Printed, Sheet, Sheets, aid, card, card_sheets, listed

ICONS = {Op.PURCHASE: "buy", Op.SHUFFLE: "shuffle"}
DRAWN = 3  # with more actions than that a card has only words
STRENGTHS = {
    each: strength.words for each in Difficulty if (strength := strength_of("mammoth", each.value)) is not None
}


def draw(reader: Reader, settings: Mapping[str, Any]) -> Printed:
    text = settings["mammoth_deck"]
    deck = read_deck(text) if text else DECK
    title = msg("AutoMammoth's cards")
    about = msg("Cut the cards out and shuffle those of your level. You do not need them with the phone.")
    return Printed(title, about, TALL, list(sheets(reader, settings, deck, is_ours=not text)))


def sheets(reader: Reader, settings: Mapping[str, Any], deck: MammothDeck, *, is_ours: bool) -> Iterator[Sheet]:
    """The deck, then the aids."""
    cards = [printed_card(reader, each, is_ours=is_ours) for each in deck.cards]
    aids = [*rules(reader, settings), *about_cards(reader, deck, is_ours=is_ours)]
    mark = msg("deck: reconstruction") if is_ours else None
    yield from card_sheets([*cards, *aids], msg("60 × 83 mm; cut along the marks."), mark)


# the deck


def printed_card(reader: Reader, each: MammothCard, *, is_ours: bool) -> h.Element:
    many = len(each.entries) > DRAWN
    named = classes("mammoth-card", f"is-{each.level}", f"has-{len(each.entries)}" if not many else "has-many")
    entries = [h.li[words_only(reader, entry) if many else action(reader, entry)] for entry in each.entries]
    foot = [each.code, reader.read(RECONSTRUCTION) if is_ours else ""]
    return card(named, "seat-automa", "AutoMammoth", each.level, h.ol(".mammoth-actions")[entries], foot, each.code)


def words_only(reader: Reader, entry: Entry) -> Node:
    return h.b[reader.read(label(entry))]


def action(reader: Reader, entry: Entry) -> Node:
    """One action: its picture, its name as on the screen, and what it means."""
    picture = icon(ICONS[entry.op]) if entry.op in ICONS else truck(entry)
    return [picture, h.span[words_only(reader, entry), h.small[capital(reader.read(meaning(entry)))]]]


def meaning(entry: Entry) -> Message:
    if entry.op is Op.PURCHASE:
        return msg("for {n} coins: a tile for its largest stack", n=PURCHASE_PRICE)
    if entry.op is Op.SHUFFLE:
        return msg("all its cards form a new deck; the turn is over")
    return entry.say()


def truck(entry: Entry) -> h.Element:
    """The truck that is meant: so many tiles on it; a draw puts one more there, a take drives it away."""
    drives = entry.op is Op.TAKE
    return h.svg(".mammoth-truck", viewBox="0 0 94 40", aria_hidden="true")[
        h.rect(".truck-bed", x="1", y="4", width="60", height="24", rx="3"),
        h.path(".truck-cab", d="M61 28V10h9q8 0 9 9v9z"),
        (h.circle(".truck-wheel", cx=x, cy="31", r="6") for x in ("15", "64")),
        (space(place, entry) for place in range(TRUCK_SPACES)),
        h.path(".truck-way", d="M82 12h9m-4-4l4 4-4 4") if drives else None,
    ]


def space(place: int, entry: Entry) -> Node:
    left = 4 + 18.5 * place
    square = {"x": f"{left:g}", "y": "7", "width": "17", "height": "17", "rx": "2.5"}
    if place < entry.count:
        return [h.rect(".truck-tile", **square), h.circle(".truck-dot", cx=f"{left + 8.5:g}", cy="15.5", r="3.4")]
    if place == entry.count and entry.op is Op.DRAW:
        return [h.rect(".truck-next", **square), h.path(".truck-plus", d=f"M{left + 8.5:g} 11.500v8m-4-4h8")]
    return h.rect(".truck-gap", **square)


# the aids


def rules(reader: Reader, settings: Mapping[str, Any]) -> Iterator[h.Element]:
    """How it plays, by the readings that were agreed [MAM-1, MAM-2, MAM-9]."""
    skips = msg("After a Take, skip further Draw and Take actions of the card.")
    if settings["after_take"] != "skip":
        skips = msg("After a Take, carry out the other actions too; it never takes a second truck.")
    covered = msg("Covered spaces of trucks do not count as tiles.")
    if settings["count_blockers"]:
        covered = msg("Covered spaces of trucks count as tiles.")
    yield aid(
        reader, "seat-automa", msg("Its turn"),
        msg("Turn over its top card. Try the actions from top to bottom; skip what is impossible."),
        msg("If none was possible, turn over the next card, until one has happened."),
        skips, msg("Holding a truck, it has no more turns this round."), covered,
    )  # fmt: skip
    buying = msg("You may buy a tile from there: 1 coin to AutoMammoth, 1 to the bank.")
    if not settings["buy_from_automa"]:
        buying = msg("You cannot buy from there.")
    new = msg("It also buys what it does not own yet.") if settings["purchase_new_stack"] else None
    yield aid(
        reader, "pile", msg("Its stacks"),
        msg("One stack for each species, one for all stalls. Coin tiles are coins. No offspring."),
        msg("Right of the deck: stacks of up to {n} tiles, its barn.", n=BARN_SIZE), buying,
        msg("Left of the deck: larger stacks. They are safe."),
        msg("Purchase: 1 coin to the seller, 1 to the bank; a tile in another barn for its largest stack that can "
            "grow, at random on a tie."), new,
    )  # fmt: skip
    yield aid(
        reader, "flag", msg("At the end"),
        msg("It pays {n} coins to get rid of a barn stack, the smallest first, as often as it can.", n=SALE_PRICE),
        msg("Each barn stack left: {points} points.", points=numeral(BARN_STACK_POINTS)),
        msg("Nothing else counts. On a tie the coins that are left decide."), more=stack_points(reader),
    )  # fmt: skip


def stack_points(reader: Reader) -> h.Element:
    """What stacks are worth [MAM-9.4]."""
    *sizes, largest = STACK_POINTS
    return h.table(".print-table")[
        h.tr[h.th(scope="row")[reader.read(msg("tiles"))], [h.td[str(size)] for size in sizes], h.td[f"{largest}+"]],
        h.tr[h.th(scope="row")[reader.read(msg("points"))], [h.td[str(points)] for points in STACK_POINTS.values()]],
    ]


def about_cards(reader: Reader, deck: MammothDeck, *, is_ours: bool) -> Iterator[h.Element]:
    """Which cards to shuffle, what to lay out, and where the cards come from."""
    yield aid(reader, "chart", msg("Levels"), *(level(deck, each) for each in Difficulty))
    for_two = BY_PLAYERS[2]
    yield aid(
        reader, "gear", msg("Set-up"),
        msg("AutoMammoth begins with {n} coins. It needs no zoo board and no expansion.", n=START_COINS),
        msg("Set the game up for all players, AutoMammoth included, and shuffle its cards."),
        msg("With two players: leave out {n} species; the trucks have {spaces} free spaces.", n=for_two.species_removed,
            spaces=listed(for_two.truck_spaces)),
        msg("Put {n} tiles under the disc: the end stack.", n=END_STACK),
    )  # fmt: skip
    if is_ours:
        yield aid(
            reader, "info", msg("About these cards"),
            msg("The pictures on the real cards are lost. The kinds of actions are the author's; numbers, arrows and "
                "the mix are our reconstruction."),
            msg("Do you own the cards? Enter them in Soloist, and it prints those."),
        )  # fmt: skip
    else:
        yield aid(reader, "info", msg("About these cards"), msg("They are the cards of your own list."))


def level(deck: MammothDeck, difficulty: Difficulty) -> Message:
    cards = nmsg("{n} card", "{n} cards", n=len(deck.of(difficulty)))
    names = " + ".join(difficulty.levels)
    return msg("{level}, {strength}: {names}, {cards}.",
               level=difficulty.value, strength=STRENGTHS[difficulty], names=names, cards=cards)  # fmt: skip


SHEETS = Sheets(
    msg("Print the cards"), ("mammoth_deck", "count_blockers", "after_take", "buy_from_automa", "purchase_new_stack"),
    draw,
)  # fmt: skip
