"""White cards: one in each own turn [ARNE-3, ARNE-4]. Each guard stands above the flow it guards."""

from __future__ import annotations

from collections.abc import Callable

from soloist.engine.events import HandsShown, Tell, TurnSettled
from soloist.engine.flow import Ask, Flow, Refusal, choose, choose_exactly, draw, pick_at_random
from soloist.engine.notation import Word
from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.arne import questions
from soloist.games.arne.answers import DISCARD, ROWS, Row
from soloist.games.arne.black import Guard, Play, place_item, play_layer, why_not_layer
from soloist.games.arne.cards import Card, Colour, Kind
from soloist.games.arne.events import Happening, What
from soloist.games.arne.items import item_of
from soloist.games.arne.state import ArneTable, Demand, Stage

Persons = Callable[[ArneTable, Seat], list[Seat]]

# value cards

UNOWNED = Refusal("ARNE-3.4", msg("nobody plays that colour: it can only be discarded"))
OTHER_COLOUR = Refusal("ARNE-3.1", msg("a value card goes into the row of its own colour"))
NOT_YOURS = Refusal("ARNE-Q9", msg("value cards of other colours can only be discarded"))


def why_not_place(table: ArneTable, person: Seat, card: Card) -> Refusal | None:
    """A value card may go into the row of its own colour, whoever's it is [ARNE-3.1, ARNE-3.3]."""
    assert card.colour is not None
    if table.rows[card.colour] is None:
        return UNOWNED
    if table.setup.settings.foreign_values or table.setup.settings.minimum:
        return None
    return None if card.colour in (table.colour_of(person), table.neutral) else NOT_YOURS


def play_value(table: ArneTable, person: Seat, card: Card) -> Flow[None]:
    """Into the row of its colour, or onto the discard pile [ARNE-2.5, ARNE-3.1]."""
    colour = card.colour
    assert colour is not None

    def places() -> list[Row | Word]:
        return [DISCARD] if why_not_place(table, person, card) else [ROWS[colour], DISCARD]

    def refuse(code: str) -> Refusal | None:
        if code == colour.code:
            return why_not_place(table, person, card)
        return OTHER_COLOUR if any(code == other.code for other in Colour) else None

    place = yield from choose(
        person, places, ask=questions.RowOrDiscard(card), why="ARNE-2.5", refuse=refuse, about=card
    )
    table.hands[person].remove(card)
    if isinstance(place, Row):
        yield from place_item(table, person, colour, item_of(card))
    else:
        table.discard.append(card)
        yield Happening(What.DISCARDED, person, card)


# cards that act and lie on the discard pile

IDLE = Refusal("ARNE-Q17", msg("it would have no effect"))
NO_CARDS = Refusal("ARNE-4.3", msg("that person holds no cards"))
NO_SUCH_ROW = Refusal("ARNE-4.4", msg("nobody plays that colour"))
NO_SUCH_ROWS = {colour.code: NO_SUCH_ROW for colour in Colour}


def others(table: ArneTable, person: Seat) -> list[Seat]:
    return [other for other in table.persons if other != person]


def with_cards(table: ArneTable, person: Seat) -> list[Seat]:
    """Others who hold at least one card."""
    return [other for other in others(table, person) if table.hands[other]]


def choose_person(
    table: ArneTable, person: Seat, card: Card, ask: Ask, why: str, among: Persons = others
) -> Flow[Seat]:
    """Another person, as the target of an action."""

    def refuse(code: str) -> Refusal | None:
        if code == person.code.lower():
            return Refusal(why, msg("choose another person, not yourself"))
        return NO_CARDS if any(code == other.code.lower() for other in others(table, person)) else None

    return choose(person, lambda: among(table, person), ask=ask, why=why, refuse=refuse, about=card)


def lay_action(table: ArneTable, person: Seat, card: Card) -> None:
    """The card lies on the discard pile before its effect [ARNE-4.1]."""
    table.hands[person].remove(card)
    table.discard.append(card)


def why_not_from_others(table: ArneTable, person: Seat, card: Card) -> Refusal | None:
    return None if with_cards(table, person) else IDLE


def play_plus1(table: ArneTable, person: Seat, card: Card) -> Flow[None]:
    """Take one card at random from another hand [ARNE-4.3]."""
    if not with_cards(table, person):
        yield Happening(What.WITHOUT_EFFECT, person, card)
        return
    victim = yield from choose_person(table, person, card, questions.TAKE_FROM_WHOM, "ARNE-4.3", with_cards)
    taken = yield from pick_at_random(
        lambda: table.hands[victim], ask=questions.CARD_TAKEN, why="ARNE-4.3", seen_by=(person, victim)
    )
    table.hands[victim].remove(taken)
    table.passed_at[victim] = 0
    table.give(person, taken)
    yield Tell(
        Happening(What.TOOK, person, taken, other=victim),
        to=(person, victim),
        others=Happening(What.TOOK, person, other=victim),
    )


def play_plus2_value(table: ArneTable, person: Seat, card: Card) -> Flow[None]:
    """Another person lays two value cards of a colour into the row of that colour [ARNE-4.4]."""
    giver = yield from choose_person(table, person, card, questions.WHO_GIVES_TWO, "ARNE-4.4")
    colour = yield from choose(
        person,
        table.open_rows,
        ask=questions.TwoOfWhichColour(),
        why="ARNE-4.4",
        refuse=NO_SUCH_ROWS.get,
        about=card,
    )
    yield HandsShown(person)
    yield from ask_for_two(table, person, Demand(card, giver, colour))


def play_plus2_black(table: ArneTable, person: Seat, card: Card) -> Flow[None]:
    """Another person hands over two black cards [ARNE-4.5]."""
    giver = yield from choose_person(table, person, card, questions.WHO_GIVES_TWO, "ARNE-4.5")
    yield HandsShown(person)
    yield from ask_for_two(table, person, Demand(card, giver))


def ask_for_two(table: ArneTable, asker: Seat, demand: Demand) -> Flow[None]:
    """The giver picks if he holds more than two [ARNE-4.4], or lays them open to the asker [ARNE-Q10]."""
    held = table.demanded(demand)
    if not held:
        yield Happening(What.WITHOUT_EFFECT, asker, demand.card)
    elif len(held) <= 2:
        yield from hand_over(table, asker, demand, held)
    elif table.setup.settings.plus2_picker == "giver":
        yield from pick_two(table, asker, demand, demand.giver, questions.WhichTwoToGive(demand.card, asker))
    else:
        table.demand = demand  # picking is a step of its own: the view at its start names the cards


def pick_two(table: ArneTable, asker: Seat, demand: Demand, picker: Seat, ask: Ask) -> Flow[None]:
    """Picking is no window [ARNE-7.6]; which black cards they are only the two see."""
    held = table.demanded(demand)
    why, seen_by = ("ARNE-4.5", (demand.giver, asker)) if demand.colour is None else ("ARNE-4.4", None)
    given = yield from choose_exactly(2, picker, held, ask=ask, why=why, seen_by=seen_by, about=demand.card)
    yield from hand_over(table, asker, demand, given)


def hand_over(table: ArneTable, asker: Seat, demand: Demand, given: list[Card]) -> Flow[None]:
    """Values go into the row of their colour, black cards to the asker [ARNE-4.4, ARNE-4.5]."""
    giver, colour = demand.giver, demand.colour
    unseen: Happening | None = Happening(What.GAVE_BLACK, asker, other=giver, count=len(given))
    for card in given:
        table.hands[giver].remove(card)
        if colour is not None:
            before = table.totals[colour]
            table.add_item(colour, item_of(card))
            yield Happening(What.GAVE_TO_ROW, asker, card, colour, before, table.totals[colour], item_of(card), giver)
        else:
            table.give(asker, card)
            yield Tell(Happening(What.GAVE_BLACK, asker, card, other=giver), to=(asker, giver), others=unseen)
            unseen = None
    table.passed_at[giver] = 0


def why_not_plus3(table: ArneTable, person: Seat, card: Card) -> Refusal | None:
    return None if len(table.pile) else IDLE


def play_plus3(table: ArneTable, person: Seat, card: Card) -> Flow[None]:
    """Draw three cards, fewer if the pile runs out [ARNE-4.6]."""
    drawn = yield from draw_cards(table, person, 3, "ARNE-4.6")
    yield Happening(What.DREW_THREE, person, card, count=len(drawn))


def draw_cards(table: ArneTable, person: Seat, count: int, why: str) -> Flow[list[Card]]:
    """Draw into a hand; only the person sees the cards."""
    drawn = yield from draw(table.pile, count, ask=questions.CARDS_DRAWN, why=why, seen_by=(person,))
    for card in drawn:
        table.receive(person, card)
        if table.setup.is_logged:
            yield Tell(Happening(What.DREW, person, card), to=(person,), others=Happening(What.DREW, person))
    return drawn


def why_not_swap_hands(table: ArneTable, person: Seat, card: Card) -> Refusal | None:
    """This card itself is gone before the hands are passed."""
    return None if with_cards(table, person) or len(table.hands[person]) > 1 else IDLE


def play_swap_hands(table: ArneTable, person: Seat, card: Card) -> Flow[None]:
    """Every hand goes to the next seat in the current direction [ARNE-4.7]."""
    yield HandsShown(person)
    before = table.hands[:]
    for giver in table.persons:
        table.hands[table.after(giver)[0]] = before[giver]
        table.passed_at[giver] = 0
    yield Happening(What.SWAPPED_HANDS, person, card)


def play_change_places(table: ArneTable, person: Seat, card: Card) -> Flow[None]:
    """Exchange seats with another person; hands come along, colours and rows stay [ARNE-4.8]."""
    other = yield from choose_person(table, person, card, questions.ChangePlacesWith(), "ARNE-4.8")
    here, there = table.place_of[person], table.place_of[other]
    table.place_of[person], table.place_of[other] = there, here
    table.person_at[here], table.person_at[there] = other, person
    yield Happening(What.CHANGED_PLACES, person, card, other=other)


# all of them


def always(table: ArneTable, person: Seat, card: Card) -> Refusal | None:
    return None


ANNOUNCED = (Kind.PLUS1, Kind.PLUS2_VALUE, Kind.PLUS2_BLACK, Kind.CHANGE_PLACES)

ACTIONS: dict[Kind, tuple[Guard, Play]] = {
    Kind.X3: (why_not_layer, play_layer),
    Kind.PLUS1: (why_not_from_others, play_plus1),
    Kind.PLUS2_VALUE: (why_not_from_others, play_plus2_value),
    Kind.PLUS2_BLACK: (why_not_from_others, play_plus2_black),
    Kind.PLUS3: (why_not_plus3, play_plus3),
    Kind.SWAP_HANDS: (why_not_swap_hands, play_swap_hands),
    Kind.CHANGE_PLACES: (always, play_change_places),
}


def why_not_white(table: ArneTable, person: Seat, card: Card) -> Refusal | None:
    """Value cards can at least be discarded, actions may do nothing; only X3 needs a target [ARNE-2.4]."""
    if card.is_value:
        return None
    if card.kind is not Kind.X3 and table.setup.settings.idle_actions:
        return None
    return ACTIONS[card.kind][0](table, person, card)


def play_white(table: ArneTable, person: Seat, card: Card) -> Flow[None]:
    """Play one white card; actions other than X3 lie on the discard pile before their effect [ARNE-4.1]."""
    if card.is_value:
        yield from play_value(table, person, card)
    elif card.kind is Kind.X3:
        yield from play_layer(table, person, card)
    else:
        lay_action(table, person, card)
        if is_announced(table, card):
            table.announced = card
            yield Happening(What.LAID_ACTION, person, card)
        else:
            yield from ACTIONS[card.kind][1](table, person, card)
    if table.demand is None:
        table.version += 1  # [ARNE-7.1]
        table.last_actor = person


def is_announced(table: ArneTable, card: Card) -> bool:
    """Whether a window opens between laying and effect: never for Swap Hands [ARNE-7.11]."""
    return table.setup.settings.announce_window and card.kind in ANNOUNCED


def carry_out_announced(table: ArneTable) -> Flow[None]:
    """The window after the announcement is closed: now the effect [ARNE-7.11]."""
    card, table.announced = table.announced, None
    assert card is not None
    yield from ACTIONS[card.kind][1](table, table.active, card)
    if table.demand is None:
        yield from settle(table)


def take_two(table: ArneTable, demand: Demand) -> Flow[None]:
    """The active person picks from the cards that lie open to him [ARNE-Q10]."""
    yield from pick_two(table, table.active, demand, table.active, questions.WhichTwoToTake(demand.card, demand.giver))
    table.demand = None
    yield from settle(table)


def settle(table: ArneTable) -> Flow[None]:
    """An action that did not take effect at once is fully resolved [ARNE-7.1]."""
    table.version += 1
    table.last_actor = table.active
    table.stage = Stage.CLOSING
    yield TurnSettled(table.active)
