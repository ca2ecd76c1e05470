"""Abilities that reach other players: Venom, Constriction, Pilfering [AN-3, AN-15.4]; Hypnosis waits, see `later`."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.events import Tell
from soloist.engine.flow import Flow, choose, pick_at_random
from soloist.engine.notation import Word
from soloist.engine.seats import Seat
from soloist.games.arknova.answers import GIVE_CARD, GIVE_MONEY
from soloist.games.arknova.board import EXPOSED_FROM
from soloist.games.arknova.cards import Ability, Card
from soloist.games.arknova.causes import Pilfering
from soloist.games.arknova.draws import add_to_hand
from soloist.games.arknova.effects import Source, ability
from soloist.games.arknova.events import CardPilfered, Constricted, Venomed
from soloist.games.arknova.gains import gain_money
from soloist.games.arknova.questions import CARD_FROM_HAND, MONEY_OR_CARD, WHICH_VICTIM
from soloist.games.arknova.state import ArkNovaTable, Lasting, Zoo
from soloist.games.arknova.turn_context import Turn, choose_one

STOLEN = 5


def is_exposed(zoo: Zoo) -> bool:
    """From 5 appeal on, never an ARNO or the owner of Quarantine Lab [AN-3.5, AN-S.225, ARNO-3.3]."""
    return zoo.appeal >= EXPOSED_FROM and not zoo.is_arno and not zoo.lasting & Lasting.QUARANTINE_LAB


def exposed_others(turn: Turn) -> list[Seat]:
    """Clockwise from the active player [AN-2.21]."""
    table = turn.table
    others = [*table.players[turn.seat + 1 :], *table.players[: turn.seat]]
    return [seat for seat in others if is_exposed(table.zoos[seat])]


def has_solo_effects(turn: Turn) -> bool:
    """Alone, in peace, or beside ARNO when the effect could reach no player [AN-14.6, AN-15.6, ARNO-3.3]."""
    setup = turn.table.setup
    return setup.is_peaceful or (bool(setup.arnos) and not exposed_others(turn))


# venom and constriction


@ability("venom")
def venom(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """Venom on slots 1 to X of everybody with more appeal [AN-G.VENOM, AN-3.6, AN-3.14]."""
    appeal = turn.appeal_before
    if turn.table.setup.settings.venom_compares == "now":
        appeal = tuple(zoo.appeal for zoo in turn.table.zoos)
    for seat in exposed_others(turn):
        if appeal[seat] > appeal[turn.seat]:
            zoo = turn.table.zoo(seat)
            for action in zoo.order[: ability.amount]:
                zoo.venom |= 1 << action
            yield Venomed(seat, ability.amount)


@ability("constriction")
def constriction(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """A token each for leading in appeal and in conservation, on slots 5 and 4 [AN-G.CONSTRICTION, AN-3.2, AN-3.15]."""
    own = turn.zoo
    for seat in exposed_others(turn):
        zoo = turn.table.zoo(seat)
        tokens = (zoo.appeal > own.appeal) + (zoo.conservation > own.conservation)
        hit = zoo.order[len(zoo.order) - tokens :]
        free = [action for action in hit if not zoo.constricted >> action & 1]
        for action in free:
            zoo.constricted |= 1 << action
        if free:
            yield Constricted(seat, len(free))


# pilfering and hypnosis look for one victim


def leaders(turn: Turn, counters: Sequence[int], own: int, least: int = 0) -> list[Seat]:
    """Those of the others with most of it, not below the own [AN-3.6, AN-3.16]."""
    others = exposed_others(turn)
    most = max((counters[seat] for seat in others), default=-1)
    return [seat for seat in others if counters[seat] == most] if most >= max(own, least) else []


def choose_victim(turn: Turn, seats: list[Seat], *, why: str) -> Flow[Seat | None]:
    return (yield from choose_one(turn, seats, ask=WHICH_VICTIM, why=why)) if seats else None


@ability("pilfering")
def pilfering(turn: Turn, ability: Ability, source: Source) -> Flow[None]:
    """The leader in appeal, with X = 2 also the one in conservation, gives money or a card [AN-G.PILFERING]."""
    appeal, conservation = turn.before_animal
    zoos = turn.table.zoos
    yield from steal_from_one(turn, leaders(turn, [zoo.appeal for zoo in zoos], appeal))
    if ability.amount > 1:
        yield from steal_from_one(turn, leaders(turn, [zoo.conservation for zoo in zoos], conservation, least=1))


def steal_from_one(turn: Turn, seats: list[Seat]) -> Flow[None]:
    victim = yield from choose_victim(turn, seats, why="AN-G.PILFERING")
    if victim is not None:
        yield from steal(turn, victim)


def steal(turn: Turn, victim: Seat) -> Flow[None]:
    """5 money or a random card, as the victim decides; who lacks one must give the other [AN-G.PILFERING]."""
    zoo = turn.table.zoo(victim)
    gift: Word = GIVE_MONEY
    if zoo.hand:
        gift = GIVE_CARD
        if zoo.money >= STOLEN:
            gift = yield from choose(victim, lambda: (GIVE_MONEY, GIVE_CARD), ask=MONEY_OR_CARD, why="AN-G.PILFERING")
    if gift is GIVE_MONEY:
        money = min(STOLEN, zoo.money)
        zoo.money -= money
        yield from gain_money(turn, money, Pilfering(victim))
    else:
        yield from steal_card(turn.table, turn.seat, victim)


def steal_card(table: ArkNovaTable, thief: Seat, victim: Seat) -> Flow[None]:
    hand = table.zoo(victim).hand
    card: Card = yield from pick_at_random(
        lambda: hand, ask=CARD_FROM_HAND, why="AN-G.PILFERING", seen_by=(thief, victim)
    )
    hand.remove(card)
    add_to_hand(table.zoo(thief), (card,))
    yield Tell(CardPilfered(thief, victim, card), to=(thief, victim), others=CardPilfered(thief, victim, None))
