"""Why a card cannot be played now: every condition that fails, for hand and display [AN-2.15, AN-6, AN-7, AN-8]."""

from __future__ import annotations

from collections.abc import Iterator

from soloist.engine.flow import Refusal
from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.arknova import board
from soloist.games.arknova.actions import animals, association, sponsors
from soloist.games.arknova.board import Task
from soloist.games.arknova.cards import CARD, Action, Animal, Card, Project, Sponsor
from soloist.games.arknova.conditions import unmet_by_animal
from soloist.games.arknova.enclosures import vacant
from soloist.games.arknova.performing import strength_of, why_not_use
from soloist.games.arknova.projects import ALL_FREE, unmet_by_project, unmet_with
from soloist.games.arknova.state import ArkNovaTable
from soloist.games.arknova.turn_context import Turn


def refuse_in_turn(turn: Turn, code: str) -> list[Refusal]:
    """Why an action card cannot be used like that, or why a card cannot be played in this turn [AN-2.1]."""
    card = CARD.get(code)
    if card is None:
        refusal = why_not_use(turn, code)
        return [] if refusal is None else [refusal]
    action = ACTION_FOR[type(card)]
    return unmet(turn.table, turn.seat, card) or [Refusal("AN-2.1", msg("choose {action} first", action=action))]


ACTION_FOR = {Animal: Action.ANIMALS, Sponsor: Action.SPONSORS, Project: Action.ASSOCIATION}


def unmet(table: ArkNovaTable, seat: Seat, card: Card) -> list[Refusal]:
    """All that keeps this seat from playing a card of its hand or of the display in its next turn.

    Looked at with the strength of the action card's slot and all X-tokens; an empty list means it can be played.
    """
    turn = Turn(table, seat)
    action = ACTION_FOR[type(card)]
    strength = strength_of(turn, turn.zoo, action, turn.zoo.x_tokens)
    upgraded = turn.zoo.is_upgraded(action)
    found = list(out_of_reach(table, turn, card, upgraded, strength))
    if isinstance(card, Animal):
        found += by_animal(turn, card, upgraded, strength)
    elif isinstance(card, Sponsor):
        most = strength + board.SPONSOR_EXTRA_LEVEL[upgraded]
        folder = table.folder_of(card) if card in table.display else 0
        found += sponsors.unmet(turn.zoo, card, folder, most, upgraded)
    else:
        found += by_project(turn, card, upgraded, strength)
    return found


def out_of_reach(table: ArkNovaTable, turn: Turn, card: Card, upgraded: bool, strength: int) -> Iterator[Refusal]:
    """A display card needs side II, and its folder in range [AN-6.9, AN-7.18, AN-8.1]."""
    zoo = turn.zoo
    if card in zoo.hand or card in zoo.stored or card not in table.display:
        return
    action = ACTION_FOR[type(card)]
    rule = {Action.ANIMALS: "AN-6.9", Action.SPONSORS: "AN-8.1"}.get(action, "AN-7.18")
    if not upgraded:
        yield Refusal(rule, msg("from the display only with {action} on side II", action=action))
    folder = table.folder_of(card)
    reach = animals.folders_in_range(zoo, strength) if upgraded and action is Action.ANIMALS else zoo.range
    if folder > reach:
        yield Refusal("AN-9.4", msg("folder {folder} is out of your range of {range}", folder=folder, range=reach))


def by_animal(turn: Turn, animal: Animal, upgraded: bool, strength: int) -> Iterator[Refusal]:
    """Strength, and all that the card asks for."""
    table = turn.table
    if not board.PLAY_ANIMALS[upgraded][max(0, min(strength, board.STRONGEST))]:
        yield Refusal("AN-6.1", msg("Animals at strength {strength} plays no animal", strength=strength))
    folder = table.folder_of(animal) if animal in table.display else 0
    yield from unmet_by_animal(turn.zoo, animal, folder, upgraded, vacant(turn.zoo))


def by_project(turn: Turn, project: Project, upgraded: bool, strength: int) -> Iterator[Refusal]:
    """Strength and workers for the task, then the project itself."""
    zoo = turn.zoo
    value = association.task_value(zoo, Task.PROJECT)
    if strength < value:
        yield Refusal("AN-7.1", msg("the task needs strength {value}, you reach {n}", value=value, n=strength))
    workers = association.workers_for(zoo, Task.PROJECT)
    if workers is None:
        yield association.CLOSED
    elif workers > zoo.workers:
        yield association.NO_WORKERS
    if project in turn.table.display:
        yield from unmet_with(turn, project, ALL_FREE, turn.table.folder_of(project))
    else:
        yield from unmet_by_project(turn, project, upgraded)
