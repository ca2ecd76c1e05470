"""What cards and maps do that is one of a kind; lasting effects are where they are looked at, see `Lasting`."""

from __future__ import annotations

from soloist.engine.flow import Flow, choose
from soloist.games.arknova.abilities.drawing import dig
from soloist.games.arknova.actions.sponsors import choose_for_money, play_paying
from soloist.games.arknova.cards import Animal, Card, Icon, Size, Sponsor
from soloist.games.arknova.causes import Cause
from soloist.games.arknova.draws import choose_from_hand, search_deck
from soloist.games.arknova.effects import special
from soloist.games.arknova.events import Deed, Did
from soloist.games.arknova.ordering import in_any_order
from soloist.games.arknova.questions import SMALL_OR_LARGE, TUCK_ANIMAL, WHICH_STORED
from soloist.games.arknova.triggers import icons_come
from soloist.games.arknova.turn_context import Turn, may_choose

MOST_TUCKED = 3
MOST_STORED = 3


@special("waza-special-assignment")
def choose_assignment(turn: Turn, cause: Cause) -> Flow[None]:
    """Choose small or large and take the first such animal of the deck [AN-S.227]."""
    size = yield from choose(turn.seat, lambda: (Size.SMALL, Size.LARGE), ask=SMALL_OR_LARGE, why="AN-S.227")
    turn.zoo.assignment = size

    def fits(card: Card) -> bool:
        return isinstance(card, Animal) and card.size_class is size

    yield from search_deck(turn, fits, cause, why="AN-S.227", skipped="under")


@special("okapi-stable")
def okapi_stable(turn: Turn, cause: Cause) -> Flow[None]:
    """May spend a token of this card to play a sponsor for money [AN-S.253]."""
    assert isinstance(cause, Sponsor)
    zoo = turn.zoo
    if not any(sponsor is cause and left for sponsor, left in zoo.tokens):
        return
    chosen = yield from choose_for_money(turn)
    if chosen is not None:
        zoo.tokens = tuple((sponsor, left - (sponsor is cause)) for sponsor, left in zoo.tokens)
        yield from play_paying(turn, chosen)


@special("rescue_station")
def rescue(turn: Turn, cause: Cause) -> Flow[None]:
    """Digging 1; a discarded animal other than a petting zoo animal may be tucked above the map [AN-M.10]."""
    zoo = turn.zoo
    card = yield from dig(turn, cause)
    if not isinstance(card, Animal) or Icon.PETTING_ZOO in card.icons or len(zoo.tucked) >= MOST_TUCKED:
        return
    if card not in turn.table.discard:
        return  # the discard pile has been shuffled into the deck meanwhile
    if (yield from may_choose(turn, (card,), ask=TUCK_ANIMAL, why="AN-M.10")) is None:
        return
    turn.table.discard.remove(card)
    zoo.tucked = (*zoo.tucked, card)
    yield Did(turn.seat, Deed.ANIMAL_TUCKED, card)
    yield from in_any_order(turn, icons_come(turn, card.counts))


@special("store_card")
def store(turn: Turn, cause: Cause) -> Flow[None]:
    """A card from hand under the notepad, three places [AN-M.11]."""
    zoo = turn.zoo
    if len(zoo.stored) >= MOST_STORED:
        return
    for card in (yield from choose_from_hand(turn, 1, ask=WHICH_STORED, why="AN-M.11")):
        zoo.hand.remove(card)
        zoo.stored = (*zoo.stored, card)
        yield Did(turn.seat, Deed.CARD_STORED)
