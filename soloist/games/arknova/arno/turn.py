"""An ARNO's turn: the die picks a card, its effects follow in order [ARNO-5 to ARNO-10]."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.engine.flow import Flow
from soloist.engine.notation import Coded
from soloist.engine.words import Message, msg
from soloist.games.arknova.arno import values
from soloist.games.arknova.arno.association import associate
from soloist.games.arknova.arno.events import CardUsed, ModuleTokenMoved, NotepadTokens, ScoringToken
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.arno.rolls import ActionDie, RolledFolder
from soloist.games.arknova.arno.settings import ArnoSettings
from soloist.games.arknova.arno.table import ArnoTable, Received
from soloist.games.arknova.arno.tracks import gain_appeal, gain_conservation, gain_reputation
from soloist.games.arknova.arno.values import Do
from soloist.games.arknova.cards import Action, Animal, Project, Sponsor


@dataclass(frozen=True)
class Place(Coded):
    """A slot of ARNO's row or a folder of the display, as a roll picks it."""

    kind: str
    number: int
    written = "{kind} {number}"

    def say(self) -> Message:
        return msg("slot {n}", n=self.number) if self.kind == "slot" else msg("folder {n}", n=self.number)


SLOT_OPTIONS = tuple(Place("slot", number) for number in values.SLOTS)


def take_turn(arno: Arno, table: ArnoTable, settings: ArnoSettings) -> Flow[None]:
    """The card in the slot that was rolled, with its side of now; then it goes to slot 1 [ARNO-5.1 to ARNO-5.3]."""
    slot = (yield from table.roll_for(SLOT_OPTIONS, ask=ActionDie(), why="ARNO-4.1")).number
    action = arno.order[slot - 1]
    side = arno.is_upgraded(action)
    yield from table.why(CardUsed(arno.seat, "ARNO-5.1", action, side, slot))
    if action is Action.ASSOCIATION:
        yield from associate(arno, table, settings, slot, side)
    elif action is Action.SPONSORS and not side:
        yield from sponsors_side_one(arno, table, settings, slot)
    else:
        for do, number in settings.values.steps(action, side, slot, arno.column):
            yield from carry_out(arno, table, settings, do, number, rule_of(action, side, slot), action)
    arno.move_to_slot(action, 1)


CARD_RULES = {
    Action.CARDS: ("ARNO-7.1", "ARNO-7.2"),
    Action.ANIMALS: ("ARNO-9.1", "ARNO-9.1"),
    Action.SPONSORS: ("ARNO-10.1", "ARNO-10.3"),
}
"""What each side of a card does; Association has a rule for each of its tasks."""
BUILD_RULES = (("ARNO-8.1", "ARNO-8.2", "ARNO-8.3", "ARNO-8.4"), ("ARNO-8.5", "ARNO-8.6", "ARNO-8.7", "ARNO-8.8"))
"""The same for Build, for each strength."""


def rule_of(action: Action, side: bool, strength: int) -> str:
    """The rule that says what a card does."""
    return BUILD_RULES[side][values.SLOTS.index(strength)] if action is Action.BUILD else CARD_RULES[action][side]


ON_TRACKS = {Do.APPEAL: gain_appeal, Do.CONSERVATION: gain_conservation, Do.REPUTATION: gain_reputation}


def carry_out(
    arno: Arno, table: ArnoTable, settings: ArnoSettings, do: Do, number: int, why: str, action: Action
) -> Flow[None]:
    """One effect of an action card [ARNO-5.2]."""
    if do in ON_TRACKS:
        yield from ON_TRACKS[do](arno, table, settings, number, why, action)
    elif do is Do.BREAK:
        yield from table.advance_break(number)
    elif do is Do.DISPLAY_CARD:
        yield from take_display_card(arno, table, settings)
    elif do is Do.NOTEPAD_TOKEN:
        arno.notepad += number
        yield from table.why(NotepadTokens(arno.seat, why, number, action))
    else:
        assert do is Do.SCORING_TOKEN
        arno.scoring_tokens += number
        yield from table.why(ScoringToken(arno.seat, why, arno.scoring_tokens, action))


def sponsors_side_one(arno: Arno, table: ArnoTable, settings: ArnoSettings, strength: int) -> Flow[None]:
    """Reputation, a token, break steps; with a full scoring card conservation [ARNO-10.1, ARNO-10.2, ARNO-Q1]."""
    found, why = settings.values.steps(Action.SPONSORS, False, strength, arno.column), "ARNO-10.1"
    if arno.scoring_tokens >= values.MOST_SCORING_TOKENS:
        found, why = values.full_steps(settings.sponsors_full, strength, arno.column), "ARNO-10.2"
    for do, number in found:
        yield from carry_out(arno, table, settings, do, number, why, Action.SPONSORS)


# cards


def take_display_card(arno: Arno, table: ArnoTable, settings: ArnoSettings) -> Flow[None]:
    """A random folder; projects and animals are kept, sponsors discarded [ARNO-6.1]."""
    folders = [Place("folder", number) for number in table.folders()]
    if not folders:
        return
    folder = yield from table.roll_for(folders, ask=RolledFolder(), why="ARNO-4.6")
    received = yield from table.receive_from(folder.number)
    if received.kind is Sponsor:
        yield from discard(arno, table, settings, received)
    else:
        yield from keep(arno, table, received)


def keep(arno: Arno, table: ArnoTable, received: Received) -> Flow[None]:
    card = received.card
    if isinstance(card, Project):
        arno.projects = (*arno.projects, card)
    elif isinstance(card, Animal):
        arno.animals.append(card)
    elif received.kind is Animal:
        arno.unnamed += 1
    yield from table.take_in(received)


def discard(arno: Arno, table: ArnoTable, settings: ArnoSettings, received: Received) -> Flow[None]:
    """A sponsor moves the module's token on [ARNO-16.2]."""
    yield from throw_away(arno, table, received)
    if settings.module and received.kind is Sponsor:
        yield from table.why(ModuleTokenMoved(arno.seat, "ARNO-16.2", values.module_spot(arno.sponsors_seen) + 1))


def throw_away(arno: Arno, table: ArnoTable, received: Received) -> Flow[None]:
    """Sponsors that are received and discarded are counted."""
    if received.kind is Sponsor:
        arno.sponsors_seen += 1
    yield from table.throw_away(received)


# cards of the set-up, and of a break


def take_first_cards(arno: Arno, table: ArnoTable) -> Flow[None]:
    """Of the first cards the first projects are kept, everything else is discarded [ARNO-2.12]."""
    for received in (yield from table.next_cards(values.FIRST_CARDS)):
        if received.kind is Project and len(arno.projects) < values.PROJECTS_KEPT:
            yield from keep(arno, table, received)
        else:
            yield from throw_away(arno, table, received)


def take_break_cards(arno: Arno, table: ArnoTable, settings: ArnoSettings) -> Flow[None]:
    """The first project and the first animal are kept, the others discarded [ARNO-12.3]."""
    seen: list[type] = []
    for received in (yield from table.next_cards(values.BREAK_CARDS)):
        if received.kind is not Sponsor and received.kind not in seen:
            seen.append(received.kind)
            yield from keep(arno, table, received)
        else:
            yield from discard(arno, table, settings, received)
