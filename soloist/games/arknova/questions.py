"""What is asked in Ark Nova: each kind of question, of players and of the deck."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.engine.flow import Ask, Asked
from soloist.engine.words import msg, ntemplate, template
from soloist.games.arknova.buildings import Kind

# the turn

WHICH_ACTION = Asked(msg("Your turn: which action card?"))
WHICH_EXTRA_ACTION = Asked(msg("An extra action: which one?"))
PERFORM_AGAIN = Asked(msg("Multiplier: perform the action once more?"))
ANOTHER_X_TOKEN = Asked(msg("Multiplier: another X-token?"))
WHICH_HYPNOTISED = Asked(msg("Hypnosis: use which action card of the other player?"))
WHICH_FIRST = Asked(msg("Which comes first?"))
WHICH_WAITING_FIRST = Asked(msg("The action is finished: which effect comes first?"))
BEFORE_TURN_ENDS = Asked(msg("Anything before your turn ends?"))

# buildings


@dataclass(slots=True, unsafe_hash=True)
class WhichBuilding(Ask):
    """The Build action, with so much size left."""

    left: int
    text = ntemplate("Build: which building, of size {n}?", "Build: which building, up to size {n}?", n="left")


FREE_SPOT = template("{building}, free: where does it go?")


@dataclass(slots=True, unsafe_hash=True)
class WhichSpot(Ask):
    """A building that is placed; 0: it costs nothing."""

    building: Kind
    price: int
    text = template("{building} for {price} money: where does it go?")
    without = "price", FREE_SPOT


@dataclass(slots=True, unsafe_hash=True)
class WhichFreeSpot(Ask):
    """A building that an effect brings; it may be declined."""

    building: Kind
    text = FREE_SPOT


ONE_MORE_BUILDING = Asked(msg("Engineer: build one more of a kind just built?"))
WHICH_FREE_HOUSE = Asked(msg("A free building: which one?"))
KIOSK_OR_PAVILION = Asked(msg("Posturing: a free kiosk or pavilion?"))
WHICH_BONUS_AGAIN = Asked(msg("Archaeologist: take which uncovered placement bonus as well?"))

# animals and their enclosures

WHICH_ANIMAL = Asked(msg("Animals: which animal?"))
WHICH_NEXT_ANIMAL = Asked(msg("Animals: another animal?"))
ONE_MORE_SMALL_ANIMAL = Asked(msg("One more small animal from hand?"))
WHICH_SMALL_ANIMAL_SHOWN = Asked(msg("Take which small animal from the display?"))
WHICH_ENCLOSURE = Asked(msg("Which enclosure?"))
WHICH_ENCLOSURE_FREED = Asked(msg("Which enclosure becomes free?"))
WHO_MOVES_IN = Asked(msg("Which animal moves into the new enclosure?"))
TUCK_ANIMAL = Asked(msg("Tuck the animal above the map?"))
SMALL_OR_LARGE = Asked(msg("WAZA Special Assignment: small or large animals?"))

# sponsors


@dataclass(slots=True, unsafe_hash=True)
class WhichSponsor(Ask):
    """The Sponsors action, with so many levels left."""

    left: int
    text = template("Sponsors: which one? Levels up to {n}", n="left")


SPONSOR_FOR_MONEY = Asked(msg("Play a sponsor from hand, paying its level in money?"))

# the association


@dataclass(slots=True, unsafe_hash=True)
class WhichTask(Ask):
    """The Association action, with so much strength left."""

    left: int
    text = template("Association: which task? {n} strength left", n="left")


WHICH_PARTNER_ZOO = Asked(msg("Which partner zoo?"))
WHICH_UNIVERSITY = Asked(msg("Which university?"))
WHICH_WORKER_RETURNS = Asked(msg("Which worker returns?"))
WHICH_PROJECT = Asked(msg("Which project?"))
WHICH_LEVEL = Asked(msg("Which level?"))
WHICH_LEFT_TOKEN = Asked(msg("Which token from the left edge of your map?"))
WHICH_RELEASED = Asked(msg("Release which animal?"))

# rewards

WHICH_TRACK_REWARD = Asked(msg("Which reward of the conservation track?"))
WHICH_UPGRADE = Asked(msg("Upgrade which action card?"))
WHICH_MULTIPLIED = Asked(msg("Put the multiplier token on which action card?"))
REMOVE_MARKER = Asked(msg("Remove the marker of this continent?"))
WHICH_MARKER = Asked(msg("Remove which marker?"))
WHICH_MARKER_BONUS = Asked(msg("Which bonus for the marker?"))

# cards

DRAW_OR_SNAP = Asked(msg("Cards: draw, or snap a card from the display?"))
DECK_OR_DISPLAY = Asked(msg("Take a card from the deck, or from the display within reputation range"))
WHICH_SNAPPED = Asked(msg("Snap: which card from the display?"))
WHICH_KEPT = Asked(msg("Which card do you keep?"))
WHICH_FIRST_CARDS = Asked(msg("Keep which 4 cards?"))
WHICH_DISCARDED = Asked(msg("Discard which card?"))


@dataclass(slots=True, unsafe_hash=True)
class WhichDiscardedInBreak(Ask):
    """Down to the hand limit [AN-10.1]."""

    limit: int
    text = template("Break: you keep {n} cards. Discard which one?", n="limit")


WHICH_DUG = Asked(msg("Digging: replace a card in the display, or swap one from your hand?"))
WHICH_DUG_FROM_HAND = Asked(msg("Discard which card?"))
WHICH_POUCHED = Asked(msg("Pouch: put which card underneath, for 2 appeal?"))
WHICH_SUNBATHING = Asked(msg("Sunbathing: sell which card for 4 money?"))
WHICH_SOLD_AT_HARBOUR = Asked(msg("Discard which card for 3 money?"))
WHICH_STORED = Asked(msg("Store which card under the notepad?"))
WHICH_TAKEN_BACK = Asked(msg("Which stored card returns to your hand?"))
WHICH_BASE_PROJECT = Asked(msg("Take which base project into hand?"))
WHICH_FINAL_KEPT = Asked(msg("Keep which final scoring card?"))
WHICH_FINAL_DISCARDED = Asked(msg("Discard which final scoring card?"))

# action cards and other players

WHICH_TO_SLOT_ONE = Asked(msg("Clever: which action card goes to slot 1?"))
WHICH_SLOT = Asked(msg("Boost: where does the action card go?"))
WHICH_VICTIM = Asked(msg("Which player?"))
MONEY_OR_CARD = Asked(msg("Pilfering: give 5 money or a random card?"))

# the set-up

WHICH_MAP = Asked(msg("Which map?"))

# of the dice and the deck

MAPS_DEALT = Asked(msg("The maps to choose from"))
TILES_SHOWN = Asked(msg("The bonus tiles"))
BASES_SHOWN = Asked(msg("The base projects"))
ROW_SHUFFLED = Asked(msg("The order of the action cards"))
CARDS_FROM_DECK = Asked(
    msg("Cards from the deck"),
    drawn=ntemplate("{seat} drew {n} card", "{seat} drew {n} cards"),
    shown=ntemplate("{seat}: {n} card from the deck was turned up", "{seat}: {n} cards from the deck were turned up"),
)
FIRST_SUCH_CARD = Asked(
    msg("The first such card of the deck"), shown=template("{seat}: cards from the deck were turned up")
)
FINAL_CARDS_DRAWN = Asked(
    msg("Final scoring cards"),
    drawn=ntemplate("{seat} drew {n} final scoring card", "{seat} drew {n} final scoring cards"),
)
CARD_FROM_HAND = Asked(msg("A card from a hand"), drawn=template("{seat} took a card from a hand"))
