"""Ark Nova's cards in words: every card says something short, and every number in it is printed or in our rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TypeAlias

import pytest

from soloist.engine.words import Message, english, msg
from soloist.games.arknova.board import BONUS_TILES, CONSERVATION_REWARDS, REPUTATION_REWARDS
from soloist.games.arknova.cards import (
    ANIMALS,
    FINAL,
    FINAL_CARDS,
    FINAL_CARDS_V2,
    KEYWORDS,
    PROJECTS,
    SPONSORS,
    Ability,
    Animal,
    Card,
    Counted,
    Effect,
    FinalScoring,
    Gain,
    Project,
    Resource,
    Special,
    Sponsor,
    Trigger,
    read_ability,
)
from soloist.rulebook import paragraphs
from soloist.wording.arknova import text_effects as effects
from soloist.wording.arknova import texts
from tests.scenarios.arknova.named import animal, project, sponsor

LONGEST = 220
AnyCard: TypeAlias = Card | FinalScoring
CARDS: list[AnyCard] = [*ANIMALS, *SPONSORS, *PROJECTS, *FINAL_CARDS]
RULES = {rule: paragraph.text for rule, paragraph in paragraphs().items() if rule.startswith("AN-")}
TOKENS = {"venom": "AN-3.3", "constriction": "AN-3.2"}
"""Where the rules say what the token of an ability does."""


def said(messages: Iterable[Message]) -> list[str]:
    return [english(message) for message in messages]


def lines(card: AnyCard) -> list[str]:
    return [f"{english(label)}: {english(text)}" for label, text in texts.card_lines(card)]


def numbers(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", text)}


def every_text(card: AnyCard) -> Iterator[Message]:
    """All there is to read about a card."""
    yield from (part for line in texts.card_lines(card) for part in line)
    match card:
        case Animal():
            yield from (*texts.need_texts(card), *texts.home_texts(card))
            yield from (part for line in texts.card_lines(card, peaceful=True) for part in line)
        case Sponsor():
            yield from texts.need_texts(card)
        case Project():
            yield texts.project_text(card)
        case _:
            yield texts.final_text(card)


# every card


@pytest.mark.parametrize("card", CARDS, ids=repr)
def test_texts_are_short_and_whole(card: AnyCard) -> None:
    for text in said(every_text(card)):
        assert 0 < len(text) < LONGEST
        assert not re.search(r"[{}]|None|  |\.\.", text)


@pytest.mark.parametrize("card", [card for card in CARDS if not isinstance(card, Animal)], ids=repr)
def test_numbers_are_those_of_the_rules(card: AnyCard) -> None:
    """The paragraph of a card names all its numbers, and those of the abilities that it uses."""
    allowed = numbers(RULES[texts.card_rules(card)[0]])
    used = [effect.effect if isinstance(effect, Trigger) else effect for effect in effects_of(card)]
    for ability in (effect for effect in used if isinstance(effect, Ability)):
        allowed |= ability_numbers(ability)
    if isinstance(card, Sponsor):
        allowed |= {size for size in (1, 3, 5) if f"size-{size}" in RULES[texts.card_rules(card)[0]]}
    if isinstance(card, Sponsor) and "for every set" in RULES[texts.card_rules(card)[0]]:
        allowed |= {2 * 3}  # three pairs of 2 appeal each
    for text in said(every_text(card)):
        assert numbers(text) <= allowed, text


def ability_numbers(ability: Ability) -> set[int]:
    own = numbers(RULES[effects.ability_rule(ability)].partition(" On: ")[0]) | {ability.amount}
    kept = {ability.amount // 2} if ability.keyword == "perception" else set()
    return own | kept | numbers(RULES.get(TOKENS.get(ability.keyword, ""), ""))


@pytest.mark.parametrize("card", ANIMALS, ids=repr)
def test_numbers_of_animals_are_printed_or_those_of_their_abilities(card: Animal) -> None:
    printed = {card.size, card.rock, card.water, *(n for _, n in card.needs.icons), *(n for _, n in card.special)}
    printed |= {card.needs.partner_zoo, card.needs.reputation}
    for text in said((*texts.need_texts(card), *texts.home_texts(card))):
        assert numbers(text) <= printed
    for ability in (*card.abilities, *card.solo):
        assert numbers(english(effects.ability_text(ability))) <= ability_numbers(ability)


@pytest.mark.parametrize("card", CARDS, ids=repr)
def test_rules_of_cards_exist_and_name_the_card(card: AnyCard) -> None:
    for rule in texts.card_rules(card):
        assert rule == "AN-6.2" or f" {card.name}" in RULES[rule].replace("**", " ")


def effects_of(card: AnyCard) -> tuple[Effect, ...]:
    if not isinstance(card, Sponsor):
        return ()
    return (*card.on_play, *card.triggers, *card.ongoing, *card.income, *card.endgame)


def test_every_keyword_and_every_special_has_a_sentence() -> None:
    seen = {ability.keyword for card in ANIMALS for ability in (*card.abilities, *card.solo)}
    assert seen == set(KEYWORDS)
    for card in SPONSORS:
        for effect in effects_of(card):
            inner = effect.effect if isinstance(effect, Trigger) else effect
            if isinstance(inner, Special):
                assert inner.code in effects.SPECIALS
    assert len(effects.SPECIALS) == 13


def test_everything_that_is_gained_or_counted_has_words() -> None:
    for what in Resource:
        assert english(effects.effect_text(Gain(what, 1))).endswith(".")
        assert "2" in english(effects.effect_text(Gain(what, 2)))
    assert effects.COUNTED.keys() | effects.HOLDS.keys() == set(Counted)
    assert not effects.COUNTED.keys() & effects.HOLDS.keys()


def test_what_tiles_and_tracks_give_has_words() -> None:
    given = [tile.effect for tile in BONUS_TILES]
    for gain in (*(gain for gains in CONSERVATION_REWARDS.values() for gain in gains), *REPUTATION_REWARDS.values()):
        given.append(gain)
    assert all(len(english(effects.effect_text(effect))) > len("1 a.") for effect in given)


# a few of each kind, word by word


@pytest.mark.parametrize(
    ("word", "text"),
    [
        ("sprint:1", "Draw 1 card from the deck."),
        ("sprint:3", "Draw 3 cards from the deck."),
        ("hunter:1", "Turn up the top card of the deck: take it if it is an animal, else discard it."),
        ("hunter:4", "Turn up the top 4 cards of the deck: take an animal among them, discard the rest."),
        ("perception:4", "Draw 4 cards from the deck, keep 2, discard the rest."),
        ("perception:2", "Draw 2 cards from the deck, keep 1, discard the rest."),
        ("boost:build", "After this action you may move Build to slot 1 or to slot 5."),
        ("iconic_animal:asia", "1 appeal for each Asia icon in all zoos, at most 8."),
        ("sunbathing:4", "You may sell up to 4 cards from your hand for 4 money each."),
        ("pilfering:1", "The other player with the most appeal gives you 5 money or a random card."),
        ("dominance", "You may take the base project Primates into your hand if it is not in this game."),
    ],
)
def test_abilities(word: str, text: str) -> None:
    assert english(effects.ability_text(read_ability(word))) == text


def test_abilities_of_a_game_without_interaction() -> None:
    platypus = animal("platypus")
    assert said(name for name, _ in texts.card_lines(platypus)) == ["Venom 1"]
    assert said(name for name, _ in texts.card_lines(platypus, peaceful=True)) == ["Inventive 1"]
    assert texts.card_rules(platypus, peaceful=True) == ("AN-G.INVENTIVE",)
    assert said(name for name, _ in texts.card_lines(animal("cheetah"), peaceful=True)) == ["Sprint 3"]


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        (
            "federal-grants",
            ["Play: 3 money.", "Income: 3 money.", "End: 1 conservation with at least 9 points of reputation."],
        ),
        ("science-institute", ["Lasting: Its icons count in your zoo; it does nothing else."]),
        (
            "expert-on-the-americas",
            [
                "Play: 1 appeal for each Americas icon in your zoo.",
                "Lasting: For each Americas icon played into your zoo: You may place a free kiosk.",
                "End: 1 conservation with at least 5 kiosks.",
            ],
        ),
        (
            "sponsorship-vultures",
            [
                "Play: 1 appeal for each Bird icon in your zoo.",
                "Income: 3, 6 or 9 money with at least 1, 3 or 5 Bird icons.",
            ],
        ),
        (
            "release-of-patents",
            [
                "Play: 1 conservation for each Research icon in your zoo, at most 3. "
                "For each one, every other player gains 2 money."
            ],
        ),
        (
            "side-entrance",
            [
                "Building: Place it for free: 2 spaces, all on the border. It need not touch another building.",
                "Income: 2 money for each building beside it, except empty enclosures.",
                "End: 5 appeal if the whole map is covered.",
            ],
        ),
        (
            "waza-special-assignment",
            [
                "Play: Choose small or large, and take the first animal of that size in the deck.",
                "Lasting: Animals of the other size can no longer be played. Each one of the chosen size gives "
                "2 appeal if small, 4 if large.",
            ],
        ),
    ],
)
def test_sponsors(code: str, expected: list[str]) -> None:
    assert lines(sponsor(code)) == expected


def test_conditions() -> None:
    assert said(texts.need_texts(animal("giant-panda"))) == ["1 Herbivore icon", "1 Bear icon", "Partner zoo: Asia"]
    assert said(texts.need_texts(animal("dugong"))) == ["2 water spaces beside it", "Animals II"]
    assert said(texts.need_texts(sponsor("basic-research"))) == ["Sponsors II", "Appeal 25 or less"]
    assert said(texts.need_texts(sponsor("breeding-cooperation"))) == ["2 partner zoos"]
    assert said(texts.need_texts(sponsor("zoo-school"))) == ["2 border spaces under it"]
    assert [need.key for need in texts.conditions(sponsor("waza-large-animal-program"))] == ["reputation", "upgraded"]


def test_homes() -> None:
    assert said(texts.home_texts(animal("nile-crocodile"))) == ["Enclosure of size 5", "Reptile House, 3 spaces"]
    assert said(texts.home_texts(animal("slow-worm")))[1] == "Reptile House, 0 spaces"
    assert said(texts.home_texts(animal("alpaca"))) == ["Petting Zoo, 1 space"]


def test_projects() -> None:
    africa, park, breeding = project("africa"), project("serengeti-national-park"), project("bird-breeding-program")
    assert lines(africa)[0] == "left level: 5 Africa icons: 5 conservation"
    assert lines(park)[2] == "right level: a small animal: 3 conservation"
    assert lines(breeding)[1] == "middle level: an animal with its partner zoo: 1 conservation and 2 reputation"
    assert "gains 1 reputation" in english(texts.project_text(park))
    assert texts.printed_gains(park) == (("reputation", 1),)
    assert texts.printed_gains(africa) == ()


def test_final_scoring() -> None:
    assert (
        english(texts.final_text(FINAL["climbing-park"])) == "1, 3, 5 or 7 Rock icons give 1, 2, 3 or 4 conservation."
    )
    assert english(texts.final_text(FINAL_CARDS_V2[9])) == "1, 3, 5 or 6 Rock icons give 1, 2, 3 or 4 conservation."
    assert len(texts.final_lines(FINAL["architectural-zoo"])) == 4
    assert lines(FINAL["small-animal-zoo"])[3] == "4 conservation: small animals: 10"


def test_lists_of_numbers() -> None:
    assert said(effects.listed(numbers) for numbers in ([4], [1, 2], [1, 3, 5])) == ["4", "1 or 2", "1, 3 or 5"]
    assert english(msg("{n} money", n=effects.listed([3, 6, 9]))) == "3, 6 or 9 money"
