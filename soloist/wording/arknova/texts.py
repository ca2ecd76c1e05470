"""The cards of Ark Nova in words of our own, made from their facts: abilities, effects, conditions, levels, rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from soloist.engine.words import Message, msg, nmsg
from soloist.games.arknova.buildings import KIND, Kind
from soloist.games.arknova.cards import (
    ACTION,
    Ability,
    Action,
    Animal,
    Card,
    FinalScoring,
    Gain,
    Icon,
    Level,
    Project,
    ProjectKind,
    Size,
    Sponsor,
    Tiers,
)
from soloist.wording.arknova.text_abilities import ability_rule, ability_text
from soloist.wording.arknova.text_effects import HOLDS, effect_text, gain_text, listed, many, one

__all__ = [
    "BUILDING", "END", "INCOME", "LASTING", "NO_ABILITY", "PLAY", "Condition", "Line", "abilities_of", "ability_rule",
    "ability_text", "animal_lines", "card_lines", "card_rule", "card_rules", "conditions", "effect_text",
    "final_lines", "final_text", "gain_text", "home_texts", "level_need", "level_reward", "level_text", "many",
    "need_texts", "one", "printed_gains", "project_lines", "project_text", "short_final_text",
    "short_project_text", "sponsor_lines", "sponsor_rule",
]  # fmt: skip

Line: TypeAlias = tuple[Message, Message]
"""What something is called on a card, and what it does."""

PLAY, LASTING, INCOME, END, BUILDING = msg("Play"), msg("Lasting"), msg("Income"), msg("End"), msg("Building")
"""When an effect of a sponsor comes."""
NO_ABILITY = msg("No ability")


# animals


def animal_lines(animal: Animal, *, peaceful: bool = False) -> list[Line]:
    """Its abilities by their names; with `peaceful` those of a game without interaction [AN-14.6]."""
    return [(ability.say(), ability_text(ability)) for ability in abilities_of(animal, peaceful=peaceful)]


def abilities_of(animal: Animal, *, peaceful: bool = False) -> tuple[Ability, ...]:
    return animal.solo if peaceful and animal.solo else animal.abilities


def home_texts(animal: Animal) -> list[Message]:
    """Where it can live: a standard enclosure, special ones [AN-6.5, 6.6]."""
    found = [msg("Enclosure of size {size}", size=animal.size)] if animal.size else []
    return found + [_special_home(KIND[building], spaces) for building, spaces in animal.special]


def _special_home(building: Kind, spaces: int) -> Message:
    return nmsg("{building}, {n} space", "{building}, {n} spaces", building=building, n=spaces)


# sponsors


def sponsor_lines(sponsor: Sponsor) -> list[Line]:
    """When something happens, and what: its building, then play, lasting, income, end."""
    found = [(BUILDING, building_text(KIND[sponsor.building]))] if sponsor.building else []
    found += [(PLAY, effect_text(effect, when_played=True)) for effect in sponsor.on_play]
    found += [(LASTING, effect_text(effect)) for effect in (*sponsor.triggers, *sponsor.ongoing)]
    found += [(INCOME, effect_text(effect)) for effect in sponsor.income]
    found += [(END, effect_text(effect)) for effect in sponsor.endgame]
    return found or [(LASTING, msg("Its icons count in your zoo; it does nothing else."))]


def building_text(building: Kind) -> Message:
    """A unique building: its size, and what it asks of its place [AN-8.5]."""
    size = nmsg("{n} space", "{n} spaces", n=building.size)
    if not building.has_neighbour:
        return msg("Place it for free: {size}, all on the border. It need not touch another building.", size=size)
    if building.border:
        return msg("Place it for free: {size}, at least {n} of them on the border.", size=size, n=building.border)
    if building.water:
        return nmsg(
            "Place it for free: {size}, beside at least {n} water space.",
            "Place it for free: {size}, beside at least {n} water spaces.",
            size=size,
            n=building.water,
        )
    if building.rock:
        return nmsg(
            "Place it for free: {size}, beside at least {n} rock space.",
            "Place it for free: {size}, beside at least {n} rock spaces.",
            size=size,
            n=building.rock,
        )
    return msg("Place it for free: {size}.", size=size)


def sponsor_rule(sponsor: Sponsor) -> str:
    return f"AN-S.{sponsor.id:03}"


# conditions


@dataclass(frozen=True, slots=True)
class Condition:
    """One condition at the left edge of a card, or what its place on the map must touch or cover."""

    key: str  # an icon's code, or partner_zoo, reputation, upgraded, max_appeal, border
    number: int
    text: Message
    icon: Icon | None = None  # what is counted, or the continent of a partner zoo


def need_texts(card: Animal | Sponsor) -> list[Message]:
    """What must be there before the card can be played [AN-6.3, 6.16, 8.7]."""
    return [condition.text for condition in conditions(card)]


def conditions(card: Animal | Sponsor) -> tuple[Condition, ...]:
    """The conditions one by one: place, icons, partner zoos, reputation, side II, appeal."""
    needs = card.needs
    found = [*_place_conditions(card)]
    found += [Condition(icon.code, n, _icons(n, icon), icon) for icon, n in needs.icons]
    if needs.partner_zoo:
        found.append(_partner_condition(card))
    if needs.reputation:
        found.append(Condition("reputation", needs.reputation, msg("Reputation {n} or more", n=needs.reputation)))
    if needs.upgraded:
        action = ACTION["animals"] if isinstance(card, Animal) else ACTION["sponsors"]
        found.append(Condition("upgraded", 2, side_two(action)))
    if needs.max_appeal is not None:
        found.append(Condition("max_appeal", needs.max_appeal, msg("Appeal {n} or less", n=needs.max_appeal)))
    return tuple(found)


def side_two(action: Action) -> Message:
    return msg("{action} II", action=action)


def _place_conditions(card: Animal | Sponsor) -> list[Condition]:
    rock, water = card.rock, card.water
    found: list[Condition] = []
    if rock:
        text = nmsg("{n} rock space beside it", "{n} rock spaces beside it", n=rock)
        found.append(Condition("rock", rock, text, Icon.ROCK))
    if water:
        text = nmsg("{n} water space beside it", "{n} water spaces beside it", n=water)
        found.append(Condition("water", water, text, Icon.WATER))
    if isinstance(card, Sponsor) and card.border:
        text = nmsg("{n} border space under it", "{n} border spaces under it", n=card.border)
        found.append(Condition("border", card.border, text))
    return found


def _partner_condition(card: Animal | Sponsor) -> Condition:
    """One of an animal's own continent, any on a sponsor [AN-6.13, 8.7]."""
    n = card.needs.partner_zoo
    if isinstance(card, Animal) and card.continents:
        continent = card.continents[0]
        return Condition("partner_zoo", n, msg("Partner zoo: {continent}", continent=continent), continent)
    return Condition("partner_zoo", n, nmsg("{n} partner zoo", "{n} partner zoos", n=n))


def _icons(n: int, icon: Icon) -> Message:
    return nmsg("{n} {icon} icon", "{n} {icon} icons", n=n, icon=icon)


# what a card gives


def printed_gains(card: Card) -> tuple[tuple[str, int], ...]:
    """Printed appeal, conservation and reputation, those there are [AN-6.8]."""
    if isinstance(card, Project):
        return (("reputation", card.reputation),) if card.reputation else ()
    found = (("appeal", card.appeal), ("conservation", card.conservation), ("reputation", card.reputation))
    return tuple((what, n) for what, n in found if n)


# projects


def project_text(project: Project) -> Message:
    """What supporting it asks for [AN-7.8]."""
    match project.kind:
        case ProjectKind.SPECIES_DIVERSITY:
            return msg("Have this many different animal categories in your zoo.")
        case ProjectKind.HABITAT_DIVERSITY:
            return msg("Have this many different continents in your zoo; partner zoos count.")
        case ProjectKind.ICON:
            return msg("Have this many {icon} icons in your zoo.", icon=_icon_of(project))
        case ProjectKind.SIZE:
            return msg("Have this many {size} animals in your zoo.", size=_size_of(project))
        case ProjectKind.BREEDING:
            return msg(
                "Have an animal with a {icon} icon and a partner zoo of its continent. All levels ask the same.",
                icon=_icon_of(project),
            )
        case ProjectKind.RELEASE:
            return msg(
                "Release an animal with the {icon} icon; its size picks the level. Whoever brings this card into play "
                "gains {n} reputation.",
                icon=_icon_of(project),
                n=project.reputation,
            )


_SHORT = {
    ProjectKind.SPECIES_DIVERSITY: msg("Different categories"),
    ProjectKind.HABITAT_DIVERSITY: msg("Different continents"),
    ProjectKind.ICON: msg("Icons in your zoo"),
    ProjectKind.SIZE: msg("Animals in your zoo"),
    ProjectKind.BREEDING: msg("Animal with its partner zoo"),
    ProjectKind.RELEASE: msg("Release one"),
}


def short_project_text(project: Project) -> Message:
    """The same in a few words, where its icon and its levels stand beside it."""
    return _SHORT[project.kind]


def level_text(project: Project, level: Level) -> Message:
    """`5 Africa icons: 5 conservation`."""
    return msg("{need}: {reward}", need=level_need(project, level), reward=level_reward(level))


def level_need(project: Project, level: Level) -> Message:
    """What one level asks for, in a few words."""
    match project.kind:
        case ProjectKind.RELEASE:
            assert level.size is not None, level
            return msg("a {size} animal", size=level.size)
        case ProjectKind.BREEDING:
            return msg("an animal with its partner zoo")
        case ProjectKind.ICON:
            return _icons(level.need, _icon_of(project))
    return msg("{n} {counted}", n=level.need, counted=many(project.counted))


def level_reward(level: Level) -> Message:
    if not level.reputation:
        return msg("{n} conservation", n=level.conservation)
    return msg("{n} conservation and {m} reputation", n=level.conservation, m=level.reputation)


def project_lines(project: Project) -> list[Line]:
    return [(level.say(), level_text(project, level)) for level in project.levels]


def _icon_of(project: Project) -> Icon:
    assert project.icon is not None, project
    return project.icon


def _size_of(project: Project) -> Size:
    assert project.size is not None, project
    return project.size


# final scoring


def final_text(card: FinalScoring) -> Message:
    """How the card scores at the end [AN-11.5]."""
    if card.steps:
        return msg(
            "{needed} {counted} give {n} conservation.",
            needed=listed([need for need, _ in card.steps]),
            counted=many(card.counted[0]),
            n=listed([gives for _, gives in card.steps]),
        )
    match card.scoring:
        case (Gain() as gain,):
            return msg("{gain}.", gain=gain_text(gain))
    first, second, third, fourth = (line for _, line in final_lines(card))
    return msg(
        "{n} conservation for each that is true: {first}; {second}; {third}; {fourth}.",
        n=1, first=first, second=second, third=third, fourth=fourth,
    )  # fmt: skip


def short_final_text(card: FinalScoring) -> Message:
    """The same in a few words."""
    if card.steps:
        return msg(
            "{counted}: {numbers}", counted=many(card.counted[0]), numbers=" / ".join(str(n) for n, _ in card.steps)
        )
    if len(card.counted) == 1:
        return msg("animal categories with most icons")
    return nmsg("{n} condition", "{n} conditions", n=len(card.counted))


def final_lines(card: FinalScoring) -> list[Line]:
    """What gives how much: step by step, or condition by condition."""
    if card.steps:
        return [
            (msg("{n} conservation", n=gives), msg("{counted}: {n}", counted=many(card.counted[0]), n=need))
            for need, gives in card.steps
        ]
    return [_final_line(effect) for effect in card.scoring]


def _final_line(effect: Gain | Tiers) -> Line:
    if isinstance(effect, Tiers):
        assert not isinstance(effect.count, Icon), effect
        return msg("{n} conservation", n=effect.amounts[0]), HOLDS[effect.count]
    assert effect.per is not None, effect
    return msg("{n} conservation", n=effect.each), one(effect.per)


# any card


def card_lines(card: Card | FinalScoring, *, peaceful: bool = False) -> list[Line]:
    """What any card does, line by line; an animal without an ability has none."""
    match card:
        case Animal():
            return animal_lines(card, peaceful=peaceful)
        case Sponsor():
            return sponsor_lines(card)
        case Project():
            return project_lines(card)
        case FinalScoring():
            return final_lines(card)


def card_rules(card: Card | FinalScoring, *, peaceful: bool = False) -> tuple[str, ...]:
    """The paragraphs about a card: the abilities of an animal, or how one is played [AN-6.2]."""
    match card:
        case Animal():
            rules = tuple(ability_rule(ability) for ability in abilities_of(card, peaceful=peaceful))
            return rules or ("AN-6.2",)
        case Sponsor():
            return (sponsor_rule(card),)
        case Project():
            return (f"AN-P.{card.id:03}",)
        case FinalScoring():
            return (f"AN-F.{card.id:03}",)


def card_rule(card: Card | FinalScoring) -> str:
    """The first of them."""
    return card_rules(card)[0]
