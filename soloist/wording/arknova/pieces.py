"""What cards, buildings, tiles and action cards of Ark Nova do, in a sentence or two."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Any

from soloist.engine.words import Message, joined, msg, nmsg
from soloist.games.arknova import answers, buildings, maps
from soloist.games.arknova.board import BONUS_TILES, UNIVERSITIES, BonusTile, Task, University
from soloist.games.arknova.cards import CARD, FINAL, Ability, Action, Animal, FinalScoring, Project, Sponsor
from soloist.wording.arknova import text_effects, texts
from soloist.wording.arknova.map_texts import special
from soloist.wording.base import Explanation

ACTION_TEXTS = {
    Action.CARDS: (
        msg("Break 2; draw cards and discard, or snap one from the display."),
        ("AN-4.1", "AN-4.2", "AN-4.3"),
    ),
    Action.BUILD: (msg("Build one building up to the strength, on side II several different ones."), ("AN-5.1",)),
    Action.ANIMALS: (msg("Play animals from hand, on side II also from the display in range."), ("AN-6.1", "AN-6.9")),
    Action.ASSOCIATION: (
        msg("Send workers: reputation 2, partner zoo 3, university 4, project 5. Side II: several, and a donation."),
        ("AN-7.1", "AN-7.13"),
    ),
    Action.SPONSORS: (msg("Play sponsors up to the strength, or advance the break for money."), ("AN-8.1", "AN-8.2")),
}
TASK_TEXTS = {
    Task.REPUTATION: (msg("Gain 2 reputation."), ("AN-7.3",)),
    Task.PARTNER_ZOO: (
        msg("Take a partner zoo: an icon of its continent, and 3 money off its animals."),
        ("AN-7.4", "AN-7.16"),
    ),
    Task.UNIVERSITY: (msg("Take a university: research icons, reputation or a larger hand."), ("AN-7.5",)),
    Task.PROJECT: (
        msg("Support a conservation project with a token from the left edge of your map."),
        ("AN-7.6", "AN-7.9"),
    ),
}

VOCABULARY: Sequence[Any] = (
    *CARD.values(), *FINAL.values(), *Action, *buildings.KINDS, *Task, *UNIVERSITIES, *BONUS_TILES,
)  # fmt: skip


def explain(thing: object) -> Explanation | None:
    """What something does, and the rules that say so."""
    match thing:
        case Animal() | Sponsor() | Project() | FinalScoring():
            return Explanation(thing.say(), card_text(thing), texts.card_rules(thing))
        case Ability():
            return Explanation(thing.say(), text_effects.ability_text(thing), (text_effects.ability_rule(thing),))
        case answers.Use():
            return explain(thing.action)
        case Action():
            return Explanation(thing.say(), *ACTION_TEXTS[thing])
        case Task():
            return Explanation(thing.say(), *TASK_TEXTS[thing])
        case buildings.Kind():
            return Explanation(thing.say(), building_lines(thing), ("AN-13.16",) if thing.is_unique else ("AN-13.15",))
        case University():
            return Explanation(thing.say(), TASK_TEXTS[Task.UNIVERSITY][0], ("AN-13.10",))
        case BonusTile():
            return Explanation(thing.say(), msg("A bonus tile of the conservation track."), ("AN-13.4",))
        case maps.ZooMap():
            text = msg("Map {id}. {special}", id=thing.id, special=special(thing))
            return Explanation(thing.say(), text, (map_rule(thing),))
    return None


def map_rule(ground: maps.ZooMap) -> str:
    """The paragraph of a map; both sides of one have the same."""
    assert ground.id in maps.MAPS
    return "AN-M.0" if ground.id == "A" else f"AN-M.{ground.id.removesuffix('a')}"


def card_text(card: Animal | Sponsor | Project | FinalScoring) -> Message:
    """Conditions, then what it does."""
    lines = [msg("{label}: {text}", label=label, text=text) for label, text in texts.card_lines(card)]
    if isinstance(card, Project | FinalScoring):
        return reduce(lambda some, one: msg("{some}; {one}", some=some, one=one), lines[1:], lines[0])
    if isinstance(card, Animal | Sponsor):
        needs = texts.need_texts(card)
        if needs:
            lines.insert(0, msg("Needs: {needs}.", needs=joined(needs)))
    if not lines:
        return msg("Nothing but what is printed at its foot.")
    return reduce(lambda some, one: msg("{some} {one}", some=some, one=one), lines[1:], lines[0])


def building_lines(kind: buildings.Kind) -> Message:
    if kind.is_unique:
        return msg("A unique building of {n} spaces, placed by its sponsor.", n=kind.size)
    if kind.is_special:
        room = msg("room for {n} animals", n=kind.capacity)
        return msg("{n} spaces, {cost} money; {room}.", n=kind.size, cost=kind.cost, room=room)
    return nmsg("{n} space, {cost} money.", "{n} spaces, {cost} money.", n=kind.size, cost=kind.cost)
