"""What brought something, and how much of what: the words and signs that lines of the log are made of."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.words import Message, Sayable, joined, msg
from soloist.games.arknova.board import BonusTile, Task, University
from soloist.games.arknova.buildings import Kind
from soloist.games.arknova.cards import Ability, Action, Animal, Project, Resource, Sponsor
from soloist.web.faces.arknova.signs import gain_icon, tint
from soloist.web.faces.log_lines import Change

NAMES: dict[Resource, Message] = {
    Resource.MONEY: msg("money"),
    Resource.APPEAL: msg("appeal"),
    Resource.REPUTATION: msg("reputation"),
    Resource.CONSERVATION: msg("conservation"),
    Resource.X_TOKEN: msg("X-tokens"),
    Resource.CARD: msg("cards"),
    Resource.WORKER: msg("workers"),
}


def change(what: Resource, amount: int) -> Change:
    """So much of a resource."""
    name = gain_icon(what)
    return Change(name, amount, NAMES[what], tint(name))


def paid(money: int) -> tuple[Change, ...]:
    return (change(Resource.MONEY, -money),) if money else ()


def brought(cause: Sayable, cards: Sequence[Sayable] = ()) -> Message:
    """What something is from, and which cards were sold for it."""
    said = from_cause(cause)
    return msg("{said}: sold {cards}", said=said, cards=joined(cards)) if cards else said


def from_cause(cause: Sayable) -> Message:
    match cause:
        case Animal():
            return msg("printed on {card}", card=cause)
        case Sponsor() | Project():
            return msg("from {card}", card=cause)
        case Ability():
            return msg("from {ability}", ability=cause)
        case Action():
            return msg("by the {action} action", action=cause)
        case Kind() | University():
            return msg("from {building}", building=cause)
        case Task():
            return msg("the task {task}", task=cause)
        case BonusTile():
            return msg("the bonus tile")
    return msg("{cause}", cause=cause)
