"""The Animals action [AN-6]."""

from __future__ import annotations

from functools import partial

from soloist.engine.flow import Done, Flow, Refusal
from soloist.engine.words import msg
from soloist.games.arknova import board, questions
from soloist.games.arknova.abilities.interactive import has_solo_effects
from soloist.games.arknova.cards import CARD, Action, Animal, Card, Gain, Resource, Size
from soloist.games.arknova.causes import Origin
from soloist.games.arknova.conditions import (
    discounts,
    in_reach,
    is_playable_animal,
    is_ready_for,
    price,
    unmet_by_animal,
)
from soloist.games.arknova.draws import take_from_display
from soloist.games.arknova.effects import coming
from soloist.games.arknova.enclosures import has_home, homes, move_in, vacant
from soloist.games.arknova.events import AnimalPlayed
from soloist.games.arknova.free_actions import choose_next
from soloist.games.arknova.gains import gain_reputation
from soloist.games.arknova.markers import marker_coming
from soloist.games.arknova.ordering import Coming, in_any_order
from soloist.games.arknova.state import ArkNovaTable, Building, Lasting, Zoo
from soloist.games.arknova.triggers import icons_come
from soloist.games.arknova.turn_context import Turn, choose_one, may_choose

ANIMALS = Action.ANIMALS  # asked for so often that it counts
TOWER_APPEAL = Gain(Resource.APPEAL, 2)
ASSIGNED = {Size.SMALL: Gain(Resource.APPEAL, 2), Size.LARGE: Gain(Resource.APPEAL, 4)}

# which animals can be played


def reachable(table: ArkNovaTable, zoo: Zoo, folders: int) -> list[tuple[Animal, int]]:
    """Animals in hand and under the notepad [AN-M.11], and in so many folders of the display."""
    return in_reach(table, [*zoo.hand, *zoo.stored] if zoo.stored else zoo.hand, folders, Animal)


def playable(table: ArkNovaTable, zoo: Zoo, upgraded: bool) -> list[Animal]:
    """From hand, on side II also from the display in range [AN-6.3 to AN-6.10]."""
    among = vacant(zoo)
    return [
        animal
        for animal, folder in reachable(table, zoo, zoo.range if upgraded else 0)
        if is_playable_animal(zoo, animal, folder, upgraded, among)
    ]


def can_play_any(table: ArkNovaTable, zoo: Zoo, upgraded: bool) -> bool:
    """Whether one of them can be played, most often one of the hand."""
    among = vacant(zoo)
    for card in zoo.hand:
        if type(card) is Animal and is_ready_for(zoo, card, 0, upgraded) and has_home(zoo, card, among):
            return True
    if not upgraded and not zoo.stored:
        return False
    for animal, folder in in_reach(table, zoo.stored, zoo.range if upgraded else 0, Animal):
        if is_ready_for(zoo, animal, folder, upgraded) and has_home(zoo, animal, among):
            return True
    return False


def folders_in_range(zoo: Zoo, strength: int) -> int:
    """How many folders the action reaches: side II at 5 looks one reputation further [AN-6.9, AN-6.17]."""
    if not zoo.is_upgraded(ANIMALS):
        return 0
    further = strength >= board.ANIMALS_REPUTATION_FROM and has_reputation_to_gain(zoo)
    return board.RANGE[min(zoo.reputation + further, board.MOST_REPUTATION)]


def has_reputation_to_gain(zoo: Zoo) -> bool:
    """Below 9, or with Cards II at all, where a step beyond 15 is appeal [AN-2.15, AN-6.17, AN-9.7, AN-9.8]."""
    return zoo.reputation < board.REPUTATION_WITHOUT_CARDS_II or zoo.is_upgraded(Action.CARDS)


def least_strength(turn: Turn) -> int | None:
    """The strength from which an animal can be played, or reputation be gained; None if neither [AN-2.15, AN-13.13]."""
    zoo = turn.zoo
    upgraded = zoo.is_upgraded(ANIMALS)
    if can_play_any(turn.table, zoo, upgraded):
        return 1 if upgraded else 2
    if upgraded and has_reputation_to_gain(zoo):
        return board.ANIMALS_REPUTATION_FROM
    return None


NOT_IN_REACH = Refusal("AN-6.9", msg("it is neither in your hand nor, with Animals on side II, in range"))


def refuse_animal(table: ArkNovaTable, zoo: Zoo, upgraded: bool, code: str) -> list[Refusal]:
    """Why a card cannot be played now."""
    card = CARD.get(code)
    if not isinstance(card, Animal):
        return []
    for animal, folder in reachable(table, zoo, zoo.range if upgraded else 0):
        if animal is card:
            return unmet_by_animal(zoo, animal, folder, upgraded, vacant(zoo))
    return [NOT_IN_REACH]


# the action


def animals(turn: Turn, strength: int) -> Flow[None]:
    """Up to the number of the table, each completely resolved before the next [AN-6.1, AN-13.13]."""
    zoo, table = turn.zoo, turn.table
    strength = min(strength, board.STRONGEST)
    upgraded = zoo.is_upgraded(ANIMALS)
    reads_again = table.setup.settings.upgrade_in_use != "never"
    played: list[Animal] = []
    turn.played = played
    if upgraded and strength >= board.ANIMALS_REPUTATION_FROM:
        yield from gain_reputation(turn, 1, ANIMALS)  # [AN-6.17]
    while len(played) < board.PLAY_ANIMALS[upgraded][strength]:
        if upgraded and not played and not can_play_any(table, zoo, upgraded):
            break  # it was used for its reputation; on side I it cannot be used without an animal [AN-2.15]
        card = yield from choose_next(
            turn,
            partial(playable, table, zoo, upgraded),
            is_first=not played,
            ask=questions.WHICH_NEXT_ANIMAL if played else questions.WHICH_ANIMAL,
            why="AN-6.1",
            refuse=partial(refuse_animal, table, zoo, upgraded),
            about=ANIMALS,
        )
        if isinstance(card, Done):
            break
        yield from play_animal(turn, card)
        if reads_again:
            upgraded = zoo.is_upgraded(ANIMALS)  # [AN-2.18]
    only_small = all(animal.size_class is Size.SMALL for animal in played)
    if zoo.lasting & Lasting.SMALL_ANIMALS_PROGRAM and played and only_small:
        yield from small_animals_program(turn)


# playing one


def play_animal(turn: Turn, animal: Animal) -> Flow[None]:
    """Pay, occupy an enclosure, put the card into the zoo, then its effects [AN-6.2]."""
    table, zoo = turn.table, turn.zoo
    turn.before_animal = (zoo.appeal, zoo.conservation)
    folder = table.folder_of(animal) if animal in table.display else 0
    cost = price(zoo, animal, folder)
    fitting = homes(zoo, animal, vacant(zoo))
    home = yield from choose_one(turn, fitting, ask=questions.WHICH_ENCLOSURE, why="AN-6.18", about=animal)
    zoo.money -= cost
    take_out(table, zoo, animal)
    if turn.is_told:
        shown = home if isinstance(home, Building) else None
        yield AnimalPlayed(turn.seat, animal, cost, shown, folder, discounts(zoo, animal))
    turn.played.append(animal)
    follow: list[Coming] = []
    if isinstance(home, Building):
        building = move_in(zoo, home, animal)
        if building.kind.is_standard and building.footprint.ring & zoo.map.tower:
            follow.append(coming(turn, TOWER_APPEAL, Origin.OBSERVATION_TOWER))  # [AN-M.1]
        if zoo.markers:
            follow += marker_coming(turn, animal, building)
    zoo.animals.append(animal)
    follow += effects_of_animal(turn, animal)
    yield from in_any_order(turn, follow, why="AN-6.8")


def take_out(table: ArkNovaTable, zoo: Zoo, card: Card) -> None:
    """The card leaves hand, notepad or display."""
    if card in zoo.hand:
        zoo.hand.remove(card)
    elif card in zoo.stored:
        zoo.stored = tuple(other for other in zoo.stored if other is not card)
    else:
        table.take_from_display(card)


def effects_of_animal(turn: Turn, animal: Animal) -> list[Coming]:
    """Printed gains, abilities, and what its icons set off [AN-2.17, AN-6.8, AN-15.2]."""
    found = icons_come(turn, animal.counts)
    found += [coming(turn, gain, animal) for gain in printed_gains(animal)]
    abilities = animal.solo if animal.solo and has_solo_effects(turn) else animal.abilities
    found += [coming(turn, ability, animal) for ability in abilities if ability.keyword != "flock_animal"]
    if animal.size_class is turn.zoo.assignment:
        found.append(coming(turn, ASSIGNED[animal.size_class], Origin.SPECIAL_ASSIGNMENT))
    return found


def printed_gains(card: Animal) -> list[Gain]:
    """Appeal, reputation and conservation at the foot of a card."""
    if card not in _PRINTED:
        numbers = (
            (Resource.APPEAL, card.appeal),
            (Resource.REPUTATION, card.reputation),
            (Resource.CONSERVATION, card.conservation),
        )
        _PRINTED[card] = [Gain(what, number) for what, number in numbers if number]
    return _PRINTED[card]


_PRINTED: dict[Animal, list[Gain]] = {}

# WAZA Small Animals Program


def small_animals_program(turn: Turn) -> Flow[None]:
    """One more small animal from hand may be played, then one is taken from anywhere in the display [AN-S.228]."""
    table, zoo = turn.table, turn.zoo
    upgraded = zoo.is_upgraded(ANIMALS)
    among = vacant(zoo)
    more = [
        animal
        for animal, _ in reachable(table, zoo, 0)
        if animal.size_class is Size.SMALL and is_playable_animal(zoo, animal, 0, upgraded, among)
    ]
    chosen = yield from may_choose(turn, more, ask=questions.ONE_MORE_SMALL_ANIMAL, why="AN-S.228")
    if chosen is not None:
        yield from play_animal(turn, chosen)
    shown = [card for card in table.display if isinstance(card, Animal) and card.size_class is Size.SMALL]
    if shown:
        card = yield from choose_one(turn, shown, ask=questions.WHICH_SMALL_ANIMAL_SHOWN, why="AN-S.228")
        yield from take_from_display(turn, card, CARD["waza-small-animals-program"])
