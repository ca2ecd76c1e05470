"""The cards of Ark Nova in words of our own, made from their facts: abilities, effects, conditions, levels, rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from soloist.engine.words import Message, filled, msg, nmsg, template
from soloist.games.arknova import buildings, effect_facts, state, why
from soloist.games.arknova.cards import Ability, Animal, Card, FinalScoring, Icon, Level, Project, ProjectKind, Sponsor
from soloist.games.arknova.conditions import missing_symbols
from soloist.games.arknova.printed import NO_NEEDS, Needs
from soloist.wording.arknova import text_effects as effects

Line: TypeAlias = tuple[Message, Message]
"""What something is called on a card, and what it does."""

PLAY, LASTING, INCOME, END, BUILDING = msg("Play"), msg("Lasting"), msg("Income"), msg("End"), msg("Building")
"""When an effect of a sponsor comes."""
NO_ABILITY = msg("No ability")
GAIN_WORDS = {"appeal": msg("appeal"), "conservation": msg("conservation"), "reputation": msg("reputation")}


def abilities_of(animal: Animal, *, peaceful: bool = False) -> tuple[Ability, ...]:
    """Its abilities; with `peaceful` those of a game without interaction [AN-14.6]."""
    return animal.solo if peaceful and animal.solo else animal.abilities


def home_texts(animal: Animal) -> list[Message]:
    """Where it can live: a standard enclosure, special ones [AN-6.5, AN-6.6]."""
    found = [msg("Enclosure of size {size}", size=animal.size)] if animal.size else []
    return found + [
        nmsg("{building}, {n} space", "{building}, {n} spaces", building=buildings.KIND[building], n=spaces)
        for building, spaces in animal.special
    ]


# sponsors


def moments(sponsor: Sponsor) -> list[tuple[Message, Sequence[effect_facts.Effect]]]:
    """When something happens, and what: play, lasting, income, end."""
    lasting = (*sponsor.triggers, *sponsor.ongoing)
    found = ((PLAY, sponsor.on_play), (LASTING, lasting), (INCOME, sponsor.income), (END, sponsor.endgame))
    return [(when, some) for when, some in found if some]


def sponsor_lines(sponsor: Sponsor) -> list[Line]:
    """Its building, then what happens when."""
    found = [(BUILDING, building_text(buildings.KIND[sponsor.building]))] if sponsor.building else []
    for when, some in moments(sponsor):
        found += [(when, effects.effect_text(effect, when_played=when is PLAY)) for effect in some]
    return found or [(LASTING, msg("Its icons count in your zoo; it does nothing else."))]


def building_text(building: buildings.Kind) -> Message:
    """A unique building: its size, and what it asks of its place [AN-8.5]."""
    size = nmsg("{n} space", "{n} spaces", n=building.size)
    if not building.has_neighbour:
        return msg("Place it for free: {size}, all on the border. It need not touch another building.", size=size)
    if building.border:
        return msg("Place it for free: {size}, at least {n} of them on the border.", size=size, n=building.border)
    if building.water:
        return nmsg(
            "Place it for free: {size}, beside at least {n} water space.",
            "Place it for free: {size}, beside at least {n} water spaces.", size=size, n=building.water,
        )  # fmt: skip
    if building.rock:
        return nmsg(
            "Place it for free: {size}, beside at least {n} rock space.",
            "Place it for free: {size}, beside at least {n} rock spaces.", size=size, n=building.rock,
        )  # fmt: skip
    return msg("Place it for free: {size}.", size=size)


# conditions


@dataclass(frozen=True, slots=True)
class Condition:
    """One condition at the left edge of a card, or what its place on the map must touch or cover."""

    key: str  # an icon's code, or partner_zoo, reputation, upgraded, max_appeal, border
    number: int
    text: Message
    icon: Icon | None = None  # what is counted, or the continent of a partner zoo
    needs: Needs = NO_NEEDS  # the same as if it were all that the card asks for; of its place nothing


def need_texts(card: Animal | Sponsor) -> list[Message]:
    """What must be there before the card can be played [AN-6.3, AN-6.16, AN-8.7]."""
    return [condition.text for condition in conditions(card)]


def conditions(card: Animal | Sponsor) -> tuple[Condition, ...]:
    """The conditions one by one: place, icons, partner zoos, reputation, side II, appeal."""
    needs = card.needs
    found = [*_place_conditions(card)]
    found += [Condition(icon.code, n, _icons(n, icon), icon, Needs(icons=((icon, n),))) for icon, n in needs.icons]
    if needs.partner_zoo:
        found.append(_partner_condition(card))
    if n := needs.reputation:
        found.append(Condition("reputation", n, msg("Reputation {n} or more", n=n), needs=Needs(reputation=n)))
    if needs.upgraded:
        side_two = msg("{action} II", action=why.ACTION_FOR[type(card)])
        found.append(Condition("upgraded", 2, side_two, needs=Needs(upgraded=True)))
    if (most := needs.max_appeal) is not None:
        found.append(Condition("max_appeal", most, msg("Appeal {n} or less", n=most), needs=Needs(max_appeal=most)))
    return tuple(found)


def is_met(zoo: state.Zoo, card: Animal | Sponsor, condition: Condition) -> bool:
    """Whether a zoo meets one condition of the left edge; of the place on the map nothing is said [AN-6.3, AN-8.7]."""
    continents = card.continents if isinstance(card, Animal) else ()
    return not missing_symbols(zoo, condition.needs, continents, zoo.is_upgraded(why.ACTION_FOR[type(card)]))


def _place_conditions(card: Animal | Sponsor) -> Iterator[Condition]:
    if n := card.rock:
        text = nmsg("{n} rock space beside it", "{n} rock spaces beside it", n=n)
        yield Condition("rock", n, text, Icon.ROCK)
    if n := card.water:
        text = nmsg("{n} water space beside it", "{n} water spaces beside it", n=n)
        yield Condition("water", n, text, Icon.WATER)
    if isinstance(card, Sponsor) and (n := card.border):
        yield Condition("border", n, nmsg("{n} border space under it", "{n} border spaces under it", n=n))


def _partner_condition(card: Animal | Sponsor) -> Condition:
    """One of an animal's own continent, any on a sponsor [AN-6.13, AN-8.7]."""
    n = card.needs.partner_zoo
    where = card.continents[0] if isinstance(card, Animal) and card.continents else None
    any_one = nmsg("{n} partner zoo", "{n} partner zoos", n=n)
    text = any_one if where is None else msg("Partner zoo: {continent}", continent=where)
    return Condition("partner_zoo", n, text, where, Needs(partner_zoo=n))


def _icons(n: int, icon: Icon) -> Message:
    return nmsg("{n} {icon} icon", "{n} {icon} icons", n=n, icon=icon)


def printed_gains(card: Card) -> tuple[tuple[str, int], ...]:
    """Printed appeal, conservation and reputation, those there are [AN-6.8]."""
    if isinstance(card, Project):
        return (("reputation", card.reputation),) if card.reputation else ()
    found = (("appeal", card.appeal), ("conservation", card.conservation), ("reputation", card.reputation))
    return tuple((what, n) for what, n in found if n)


_PROJECTS = {
    ProjectKind.SPECIES_DIVERSITY: template("Have this many different animal categories in your zoo."),
    ProjectKind.HABITAT_DIVERSITY: template("Have this many different continents in your zoo; partner zoos count."),
    ProjectKind.ICON: template("Have this many {icon} icons in your zoo."),
    ProjectKind.SIZE: template("Have this many {size} animals in your zoo."),
    ProjectKind.BREEDING: template(
        "Have an animal with a {icon} icon and a partner zoo of its continent. All levels ask the same."
    ),
}
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


def project_text(project: Project) -> Message:
    """What supporting it asks for [AN-7.8]."""
    if project.kind is not ProjectKind.RELEASE:
        return filled(_PROJECTS[project.kind], project)
    assert project.icon is not None, project
    return msg(
        "Release an animal with the {icon} icon; its size picks the level. Whoever puts this card into play "
        "gains {n} reputation.", icon=project.icon, n=project.reputation,
    )  # fmt: skip


def level_text(project: Project, level: Level) -> Message:
    """`5 Africa icons: 5 conservation`."""
    return msg("{need}: {reward}", need=level_need(project, level), reward=level_reward(level))


def level_need(project: Project, level: Level) -> Message:
    """What one level asks for, in a few words."""
    if level.size is not None:
        return msg("a {size} animal", size=level.size)
    if project.kind is ProjectKind.BREEDING:
        return msg("an animal with its partner zoo")
    if project.kind is ProjectKind.ICON and project.icon is not None:
        return _icons(level.need, project.icon)
    return msg("{n} {counted}", n=level.need, counted=effects.many(project.counted))


def level_reward(level: Level) -> Message:
    if not level.reputation:
        return msg("{n} conservation", n=level.conservation)
    return msg("{n} conservation and {m} reputation", n=level.conservation, m=level.reputation)


# final scoring


def final_text(card: FinalScoring) -> Message:
    """How the card scores at the end [AN-11.5]."""
    if card.steps:
        needed, gives = (effects.listed(numbers) for numbers in zip(*card.steps, strict=True))
        counted = effects.many(card.counted[0])
        return msg("{needed} {counted} give {n} conservation.", needed=needed, counted=counted, n=gives)
    if isinstance(gain := card.scoring[0], effect_facts.Gain):
        return msg("{gain}.", gain=effects.gain_text(gain))
    first, second, third, fourth = (line for _, line in final_lines(card))
    return msg(
        "{n} conservation for each that is true: {first}; {second}; {third}; {fourth}.",
        n=1, first=first, second=second, third=third, fourth=fourth,
    )  # fmt: skip


def short_final_text(card: FinalScoring) -> Message:
    """The same in a few words."""
    if card.steps:
        numbers = " / ".join(str(need) for need, _ in card.steps)
        return msg("{counted}: {numbers}", counted=effects.many(card.counted[0]), numbers=numbers)
    if len(card.counted) == 1:
        return msg("animal categories with most icons")
    return nmsg("{n} condition", "{n} conditions", n=len(card.counted))


def final_counted(card: FinalScoring) -> Message:
    """What is counted or looked at, without its steps."""
    return effects.many(card.counted[0]) if card.steps else short_final_text(card)


def final_lines(card: FinalScoring) -> list[Line]:
    """What gives how much: step by step, or condition by condition."""
    steps = [
        (gives, msg("{counted}: {n}", counted=effects.many(card.counted[0]), n=need)) for need, gives in card.steps
    ]
    scored = steps or [_scored(effect) for effect in card.scoring]
    return [(msg("{n} conservation", n=gives), text) for gives, text in scored]


def _scored(effect: effect_facts.Gain | effect_facts.Tiers) -> tuple[int, Message]:
    if isinstance(effect, effect_facts.Tiers):
        assert not isinstance(effect.count, Icon), effect
        return effect.amounts[0], effects.HOLDS[effect.count]
    assert effect.per is not None, effect
    return effect.each, effects.one(effect.per)


def card_lines(card: Card | FinalScoring, *, peaceful: bool = False) -> list[Line]:
    """What any card does, line by line; an animal without an ability has none."""
    match card:
        case Animal():
            return [(ability.say(), effects.ability_text(ability)) for ability in abilities_of(card, peaceful=peaceful)]
        case Sponsor():
            return sponsor_lines(card)
        case Project():
            return [(level.say(), level_text(card, level)) for level in card.levels]
        case FinalScoring():
            return final_lines(card)


def card_rules(card: Card | FinalScoring, *, peaceful: bool = False) -> tuple[str, ...]:
    """The paragraphs about a card: the abilities of an animal, or how one is played [AN-6.2]."""
    if isinstance(card, Animal):
        return tuple(effects.ability_rule(ability) for ability in abilities_of(card, peaceful=peaceful)) or ("AN-6.2",)
    letter = {Sponsor: "S", Project: "P", FinalScoring: "F"}[type(card)]
    return (f"AN-{letter}.{card.id:03}",)
