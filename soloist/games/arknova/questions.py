"""What is asked in Ark Nova: each kind of question, of players and of the deck."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.engine.flow import Ask
from soloist.engine.words import Message, msg, nmsg

# the turn


class WhichAction(Ask):
    text = msg("Your turn: which action card?")


class WhichExtraAction(Ask):
    text = msg("An extra action: which one?")


class PerformAgain(Ask):
    text = msg("Multiplier: perform the action once more?")


class AnotherXToken(Ask):
    text = msg("Multiplier: another X-token?")


class WhichHypnotised(Ask):
    text = msg("Hypnosis: use which action card of the other player?")


class WhichFirst(Ask):
    text = msg("Which comes first?")


class WhichWaitingFirst(Ask):
    text = msg("The action is finished: which effect comes first?")


class BeforeTurnEnds(Ask):
    text = msg("Anything before your turn ends?")


# buildings


@dataclass(frozen=True, slots=True)
class WhichBuilding(Ask):
    """The Build action, with so much size left."""

    left: int

    def say(self) -> Message:
        return nmsg("Build: which building, of size {n}?", "Build: which building, up to size {n}?", n=self.left)


class OneMoreBuilding(Ask):
    text = msg("Engineer: build one more of a kind just built?")


class WhichSpot(Ask):
    text = msg("Where does it go?")


class WhichFreeSpot(Ask):
    text = msg("A free building: where does it go?")


class WhichFreeHouse(Ask):
    text = msg("A free building: which one?")


class KioskOrPavilion(Ask):
    text = msg("Posturing: a free kiosk or pavilion?")


class WhichBonusAgain(Ask):
    text = msg("Archaeologist: take which uncovered placement bonus as well?")


# animals and their enclosures


class WhichAnimal(Ask):
    text = msg("Animals: which animal?")


class WhichNextAnimal(WhichAnimal):
    text = msg("Animals: another animal?")


class OneMoreSmallAnimal(Ask):
    text = msg("One more small animal from hand?")


class WhichSmallAnimalShown(Ask):
    text = msg("Take which small animal of the display?")


class WhichEnclosure(Ask):
    text = msg("Which enclosure?")


class WhichEnclosureFreed(Ask):
    text = msg("Which enclosure becomes free?")


class WhoMovesIn(Ask):
    text = msg("Which animal moves into the new enclosure?")


class TuckAnimal(Ask):
    text = msg("Tuck the animal above the map?")


class SmallOrLarge(Ask):
    text = msg("WAZA Special Assignment: small or large animals?")


# sponsors


@dataclass(frozen=True, slots=True)
class WhichSponsor(Ask):
    """The Sponsors action, with so many levels left."""

    left: int

    def say(self) -> Message:
        return msg("Sponsors: which one? Levels up to {n}", n=self.left)


class SponsorForMoney(Ask):
    text = msg("Play a sponsor from hand, paying its level in money?")


# the association


@dataclass(frozen=True, slots=True)
class WhichTask(Ask):
    """The Association action, with so much strength left."""

    left: int

    def say(self) -> Message:
        return msg("Association: which task? Strength {n} is left", n=self.left)


class WhichPartnerZoo(Ask):
    text = msg("Which partner zoo?")


class WhichUniversity(Ask):
    text = msg("Which university?")


class WhichWorkerReturns(Ask):
    text = msg("Which worker returns?")


class WhichProject(Ask):
    text = msg("Which project?")


class WhichLevel(Ask):
    text = msg("Which level?")


class WhichLeftToken(Ask):
    text = msg("Which token from the left edge of your map?")


class WhichReleased(Ask):
    text = msg("Release which animal?")


# rewards


class WhichTrackReward(Ask):
    text = msg("Which reward of the conservation track?")


class WhichUpgrade(Ask):
    text = msg("Upgrade which action card?")


class WhichMultiplied(Ask):
    text = msg("Put the multiplier token on which action card?")


class RemoveMarker(Ask):
    text = msg("Remove the marker of this continent?")


class WhichMarker(Ask):
    text = msg("Remove which marker?")


class WhichMarkerBonus(Ask):
    text = msg("Which bonus for the marker?")


# cards


class DrawOrSnap(Ask):
    text = msg("Cards: draw, or snap a card of the display?")


class DeckOrDisplay(Ask):
    text = msg("Take a card: the deck, or the display in range")


class WhichSnapped(Ask):
    text = msg("Snap: which card of the display?")


class WhichKept(Ask):
    text = msg("Which card do you keep?")


class WhichFirstCards(Ask):
    text = msg("Keep which 4 cards?")


class WhichDiscarded(Ask):
    text = msg("Discard which card?")


class WhichDug(Ask):
    text = msg("Digging: exchange a card of the display, or one from hand?")


class WhichDugFromHand(WhichDug):
    text = msg("Discard which card?")


class WhichPouched(Ask):
    text = msg("Pouch: put which card underneath, for 2 appeal?")


class WhichSunbathing(Ask):
    text = msg("Sunbathing: sell which card for 4 money?")


class WhichSoldAtHarbour(Ask):
    text = msg("Discard which card for 3 money?")


class WhichStored(Ask):
    text = msg("Store which card under the notepad?")


class WhichTakenBack(Ask):
    text = msg("Which stored card returns to your hand?")


class WhichBaseProject(Ask):
    text = msg("Take which base project into hand?")


class WhichFinalKept(Ask):
    text = msg("Keep which final scoring card?")


class WhichFinalDiscarded(Ask):
    text = msg("Discard which final scoring card?")


# action cards and other players


class WhichToSlotOne(Ask):
    text = msg("Clever: which action card goes to slot 1?")


class WhichSlot(Ask):
    text = msg("Boost: where does the action card go?")


class WhichVictim(Ask):
    text = msg("Which player?")


class MoneyOrCard(Ask):
    text = msg("Pilfering: give 5 money or a random card?")


# the set-up


class WhichMap(Ask):
    text = msg("Which map?")


# of the dice and the deck


class MapsDealt(Ask):
    text = msg("The maps to choose from")


class TilesShown(Ask):
    text = msg("The bonus tiles")


class BasesShown(Ask):
    text = msg("The base projects")


class RowShuffled(Ask):
    text = msg("The order of the action cards")


class CardsFromDeck(Ask):
    text = msg("Cards from the deck")


class FirstSuchCard(Ask):
    text = msg("The first such card of the deck")


class FinalCardsDrawn(Ask):
    text = msg("Final scoring cards")


class CardFromHand(Ask):
    text = msg("A card from a hand")
