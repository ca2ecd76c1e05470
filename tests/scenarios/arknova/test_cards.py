"""The printed cards and tables: how many there are, what stands on some of them, and that no word is unknown."""

from __future__ import annotations

from collections import Counter

import pytest

from soloist.engine.words import english
from soloist.games.arknova import board
from soloist.games.arknova.buildings import KIND
from soloist.games.arknova.cards import (
    ANIMALS,
    BASE_PROJECTS,
    CARD,
    COUNT,
    FINAL,
    FINAL_CARDS,
    INTERACTIVE,
    KEYWORDS,
    NO_NEEDS,
    SPONSORS,
    ZOO_CARDS,
    ZOO_PROJECTS,
    Ability,
    Animal,
    Counted,
    Covering,
    Discount,
    Effect,
    Gain,
    Icon,
    Place,
    ProjectKind,
    Resource,
    Shared,
    Size,
    Special,
    Sponsor,
    Tiers,
    Tokens,
    Trigger,
    in_order,
    read_ability,
)
from soloist.games.arknova.effect_facts import read_effect
from soloist.games.arknova.printed import Action, base_rows, read_needs
from tests.kit import rule
from tests.scenarios.arknova.named import animal, project, sponsor

SPECIALS = {
    "archaeologist", "breeding-cooperation", "breeding-program", "diversity-researcher", "engineer", "explorer",
    "migration-recording", "okapi-stable", "quarantine-lab", "veterinarian", "waza-large-animal-program",
    "waza-small-animals-program", "waza-special-assignment",
}  # fmt: skip


def icons(card: Animal | Sponsor) -> dict[Icon, int]:
    return {icon: number for icon, number in zip(Icon, card.counts, strict=True) if number}


def effects(card: Sponsor) -> list[Effect]:
    direct: list[Effect] = [*card.on_play, *card.triggers, *card.ongoing, *card.income, *card.endgame]
    return direct + [trigger.effect for trigger in card.triggers]


def plain(effect: Effect) -> tuple[object, ...]:
    """An effect as values that can be compared."""
    match effect:
        case Gain(what, each, per, every, most):
            return what, each, per, every, most
        case Tiers(what, count, at, amounts):
            return what, count, at, amounts
        case Trigger(own, icon, inner):
            return own, icon, plain(inner)
        case Shared(gain, money):
            return plain(gain), money
        case Covering(beside, gain):
            return beside, plain(gain)
        case Discount(size, money):
            return size, money
        case Place(word) | Special(word) | Ability(word):
            return (word,)
        case Tokens(number):
            return (number,)


def gain(what: Resource, each: int, per: object = None, every: int = 1, most: int | None = None) -> tuple[object, ...]:
    return what, each, per, every, most


@rule("AN-1.3", "AN-1.5")
def test_how_many_cards_there_are() -> None:
    assert (len(ANIMALS), len(SPONSORS), len(ZOO_PROJECTS)) == (128, 64, 20)
    assert (len(ZOO_CARDS), len(BASE_PROJECTS), len(FINAL_CARDS)) == (212, 12, 11)
    assert [card.id for card in ANIMALS] == list(range(401, 529))
    assert [card.id for card in SPONSORS] == list(range(201, 265))
    assert [card.id for card in (*BASE_PROJECTS, *ZOO_PROJECTS)] == list(range(101, 133))
    assert sorted(ZOO_CARDS, key=in_order) == list(ZOO_CARDS)


def test_every_card_has_a_code_of_its_own() -> None:
    every = [*ZOO_CARDS, *BASE_PROJECTS, *FINAL_CARDS]
    assert len({card.code for card in every}) == len(every) == 235
    assert len(CARD) == 224
    assert len(FINAL) == 11
    assert english(CARD["grevys-zebra"]) == "Grevy's Zebra"
    assert CARD["sponsorship-primates"].id == 231


def test_cheetah_lion_and_giant_panda() -> None:
    cheetah, lion, panda = animal("cheetah"), animal("lion"), animal("giant-panda")
    assert (cheetah.cost, cheetah.size, cheetah.size_class, cheetah.appeal) == (17, 5, Size.LARGE, 6)
    assert cheetah.icons == (Icon.PREDATOR, Icon.PREDATOR, Icon.AFRICA)
    assert cheetah.needs is NO_NEEDS
    assert cheetah.abilities == (read_ability("sprint:3"),)
    assert (cheetah.abilities[0].keyword, cheetah.abilities[0].amount) == ("sprint", 3)
    assert lion.needs.icons == ((Icon.PREDATOR, 3),)
    assert panda.needs.icons == ((Icon.HERBIVORE, 1), (Icon.BEAR, 1))
    assert (panda.needs.partner_zoo, panda.reputation, panda.conservation) == (1, 1, 2)
    assert panda.abilities == ()


@rule("AN-7.11")
def test_rock_and_water_symbols_are_icons_and_conditions_are_not() -> None:
    assert icons(animal("new-zealand-fur-seal")) == {
        Icon.PREDATOR: 1,
        Icon.AUSTRALIA: 1,
        Icon.ROCK: 1,
        Icon.WATER: 1,
    }
    assert icons(animal("alpine-ibex")) == {Icon.HERBIVORE: 1, Icon.EUROPE: 1, Icon.ROCK: 2}
    assert icons(animal("dugong")) == {Icon.HERBIVORE: 1, Icon.AUSTRALIA: 2, Icon.WATER: 2}
    assert icons(sponsor("aquarium")) == {Icon.WATER: 2}
    assert icons(sponsor("hydrologist")) == {Icon.WATER: 1}
    assert icons(sponsor("science-institute")) == {Icon.SCIENCE: 2}
    assert {len(card.counts) for card in ANIMALS} | {len(card.counts) for card in SPONSORS} == {COUNT} == {16}


def test_how_many_icons_there_are() -> None:
    shown = Counter(icon for card in ANIMALS for icon in card.icons)
    categories = [shown[icon] for icon in (Icon.PREDATOR, Icon.HERBIVORE, Icon.BIRD, Icon.REPTILE, Icon.PRIMATE)]
    assert categories == [26, 25, 25, 26, 19]
    assert (shown[Icon.BEAR], shown[Icon.PETTING_ZOO]) == (9, 10)
    assert animal("american-bison").continents == (Icon.AMERICAS, Icon.AMERICAS)
    assert all(card.continents for card in ANIMALS if card.needs.partner_zoo)


@rule("AN-6.6", "AN-7.12")
def test_enclosures_and_sizes() -> None:
    assert animal("nile-crocodile").special == (("reptile_house", 3),)
    assert animal("veiled-chameleon").special == (("reptile_house", 0),)
    assert animal("shoebill").special == (("large_bird_aviary", 1),)
    horse = animal("horse")
    assert (horse.size, horse.printed_size, horse.size_class) == (0, 0, Size.SMALL)
    assert horse.special == (("petting_zoo", 1),)
    for card in ANIMALS:
        assert card.size_class is (Size.LARGE if card.size > 3 else Size.MEDIUM if card.size == 3 else Size.SMALL)
        assert all(KIND[enclosure].capacity >= spaces for enclosure, spaces in card.special)


@rule("AN-3.5")
def test_interactive_animals_have_another_effect_in_solo() -> None:
    instead = {card.code: (card.abilities[0].code, card.solo[0].code) for card in ANIMALS if card.solo}
    assert len(instead) == 11
    assert instead["western-green-mamba"] == ("venom:2", "inventive:2")
    assert instead["king-cobra"] == ("hypnosis:3", "determination")
    assert instead["anaconda"] == ("constriction", "clever")
    assert instead["japanese-macaque"] == ("pilfering:2", "sprint:2")
    for card in ANIMALS:
        assert bool(card.solo) == any(ability.keyword in INTERACTIVE for ability in card.abilities)


def test_abilities_are_read_out() -> None:
    spoken = {ability.code: english(ability) for card in ANIMALS for ability in card.abilities}
    assert {read_ability(code).keyword for code in spoken} == set(KEYWORDS)
    assert spoken["sprint:3"] == "Sprint 3"
    assert spoken["boost:association"] == "Boost: Association"
    assert spoken["iconic_animal:europe"] == "Iconic Animal: Europe"
    assert spoken["full_throated"] == "Full-throated"
    assert read_ability("multiplier:build").action is Action.BUILD


@rule("AN-6.3", "AN-8.3")
def test_conditions() -> None:
    grizzly = animal("grizzly-bear").needs
    assert grizzly.icons == ((Icon.PREDATOR, 2),)
    assert grizzly.upgraded
    assert sponsor("breeding-cooperation").needs.partner_zoo == 2
    program = sponsor("waza-large-animal-program").needs
    assert (program.upgraded, program.reputation, program.max_appeal) == (True, 6, None)
    assert sponsor("release-of-patents").needs.max_appeal == 25


def test_sponsors_gain() -> None:
    lab = sponsor("science-lab")
    assert (lab.level, lab.needs.upgraded, lab.icons) == (5, True, (Icon.SCIENCE,))
    assert [plain(effect) for effect in (*lab.on_play, *lab.income)] == [gain(Resource.CARD, 1)] * 2
    assert [plain(effect) for effect in lab.endgame] == [(Resource.CONSERVATION, Icon.SCIENCE, (3, 6), (1, 2))]
    primates = sponsor("sponsorship-primates")
    assert [plain(effect) for effect in primates.on_play] == [gain(Resource.APPEAL, 1, Icon.PRIMATE)]
    assert [plain(effect) for effect in primates.income] == [(Resource.MONEY, Icon.PRIMATE, (1, 3, 5), (3, 6, 9))]
    assert plain(sponsor("geologist").on_play[0]) == gain(Resource.APPEAL, 3, Icon.ROCK, every=2)
    assert plain(sponsor("diversity-researcher").endgame[0]) == gain(Resource.APPEAL, 2, Counted.WATER_ROCK_SET, most=6)
    assert plain(sponsor("engineer").endgame[0]) == (Resource.APPEAL, Counted.MAP_COVERED, (1,), (5,))
    assert plain(sponsor("federal-grants").endgame[0]) == (Resource.CONSERVATION, Counted.REPUTATION, (9,), (1,))
    patents = (gain(Resource.CONSERVATION, 1, Icon.SCIENCE, most=3), 2)
    assert plain(sponsor("release-of-patents").on_play[0]) == patents
    assert plain(sponsor("basic-research").on_play[0]) == (gain(Resource.CONSERVATION, 1, Counted.DISTINCT_ICON, 2), 2)


@rule("AN-8.4")
def test_sponsors_wait_for_icons_and_more() -> None:
    triggers = {card.code: plain(card.triggers[0]) for card in SPONSORS if card.triggers}
    assert len(triggers) == 24
    assert triggers["spokesperson"] == (True, Icon.SCIENCE, gain(Resource.REPUTATION, 1))
    assert triggers["polar-bear-exhibit"] == (False, Icon.BEAR, gain(Resource.APPEAL, 2))
    assert triggers["expert-on-asia"] == (True, Icon.ASIA, ("pavilion",))
    assert triggers["spotted-hyena-compound"] == (True, Icon.PREDATOR, ("hunter:predator",))
    assert read_ability("hunter:predator").icon is Icon.PREDATOR
    assert triggers["okapi-stable"] == (True, Icon.HERBIVORE, ("okapi-stable",))
    assert plain(sponsor("expert-in-large-animals").ongoing[0]) == (Size.LARGE, 4)
    assert plain(sponsor("hydrologist").ongoing[0]) == (Icon.WATER, gain(Resource.MONEY, 1))
    assert plain(sponsor("okapi-stable").on_play[0]) == (3,)


def test_the_sponsors_that_are_one_of_a_kind() -> None:
    special = {card.code for card in SPONSORS for effect in effects(card) if isinstance(effect, Special)}
    assert special == SPECIALS
    silent = {card.code for card in SPONSORS if not effects(card)}
    assert silent == {"gorilla-field-research", "science-institute", "adventure-playground", "water-playground"}


@rule("AN-8.5")
def test_sponsors_with_a_building() -> None:
    builders = [card for card in SPONSORS if card.building]
    assert [card.id for card in builders] == list(range(243, 258))
    for card in builders:
        kind = KIND[card.building]
        assert (kind.sponsor, kind.rock, kind.water, kind.border) == (card.id, card.rock, card.water, card.border)
    assert sponsor("zoo-school").border == 2
    placed = [effect.building for card in SPONSORS for effect in effects(card) if isinstance(effect, Place)]
    assert set(placed) <= set(KIND)


@rule("AN-7.6", "AN-7.8", "AN-7.12")
def test_projects() -> None:
    kinds = Counter(card.kind for card in (*BASE_PROJECTS, *ZOO_PROJECTS))
    assert kinds == {
        ProjectKind.SPECIES_DIVERSITY: 1,
        ProjectKind.HABITAT_DIVERSITY: 1,
        ProjectKind.ICON: 13,
        ProjectKind.RELEASE: 10,
        ProjectKind.BREEDING: 5,
        ProjectKind.SIZE: 2,
    }
    africa, savanna = project("africa"), project("savanna")
    assert (africa.icon, africa.is_base, africa.reputation) == (Icon.AFRICA, True, 0)
    assert [(level.need, level.conservation) for level in africa.levels] == [(5, 5), (4, 3), (2, 2)]
    assert (savanna.icon, savanna.is_base, savanna.reputation) == (Icon.PREDATOR, False, 1)
    released = [(level.size, level.conservation) for level in savanna.levels]
    assert released == [(Size.LARGE, 5), (Size.MEDIUM, 4), (Size.SMALL, 3)]
    bred = [(level.need, level.conservation, level.reputation) for level in project("bird-breeding-program").levels]
    assert bred == [(1, 2, 2), (1, 1, 2), (1, 2, 0)]
    assert [level.need for level in project("geological").levels] == [5, 3, 2]
    assert (project("large-animals").size, project("small-animals").size) == (Size.LARGE, Size.SMALL)
    assert project("species-diversity").counted is Counted.DISTINCT_CATEGORY


@rule("AN-11.5", "AN-11.7")
def test_final_scoring_cards() -> None:
    assert FINAL["large-animal-zoo"].steps == ((1, 1), (2, 2), (4, 3), (5, 4))
    assert FINAL["sponsored-zoo"].steps == ((3, 1), (6, 2), (8, 3), (10, 4))
    assert FINAL["climbing-park"].counted == (Icon.ROCK,)
    assert FINAL["architectural-zoo"].counted == (
        Counted.ALL_WATER_CONNECTED,
        Counted.ALL_ROCK_CONNECTED,
        Counted.ALL_BORDER_COVERED,
        Counted.MAP_COVERED,
    )
    assert [card.code for card in FINAL_CARDS if not card.solo] == ["diverse-species-zoo"]
    assert FINAL["diverse-species-zoo"].steps == ()
    assert {card.most for card in FINAL_CARDS} == {4}


@pytest.mark.parametrize(
    "text",
    [
        "apeal+2", "appeal+2 per icon:fish", "money+3/6 at icon:bird 1/3/5", "own icon:fish -> appeal+2",
        "place:castle", "sprint", "clever:2", "boost:swim", "conservation+1 if weather>=3", "discount:huge 3",
        "hunter:many", "",
    ],
)  # fmt: skip
def test_unknown_words_fail(text: str) -> None:
    with pytest.raises((ValueError, KeyError)):
        read_effect(text, "card")


def test_unknown_conditions_and_torn_rows_fail() -> None:
    with pytest.raises(KeyError):
        read_needs("sponsors_upgraded", Action.ANIMALS)
    with pytest.raises(ValueError):
        base_rows("id,name,set\n1,Lion\n")
    with pytest.raises(ValueError):
        base_rows("id,name,set\n1,Lion,lunar\n")


def test_every_word_of_the_vocabulary_is_used() -> None:
    used = {type(effect) for card in SPONSORS for effect in effects(card)}
    assert used == {Gain, Tiers, Shared, Place, Tokens, Discount, Special, Covering, Trigger, Ability}


@rule("AN-10.5")
def test_income() -> None:
    examples = {0: 5, 4: 9, 6: 10, 16: 15, 17: 16, 25: 18, 55: 26, 56: 27, 101: 35, 113: 37}
    assert len(board.INCOME) == 114
    assert {appeal: board.INCOME[appeal] for appeal in examples} == examples
    assert list(board.INCOME) == sorted(board.INCOME)


@rule("AN-11.1", "AN-11.6")
def test_targets() -> None:
    assert len(board.TARGET) == 42
    assert [board.target(points) for points in (0, 1, 10, 11, 20, 22, 23, 41, 45)] == [
        114, 112, 94, 91, 64, 58, 55, 1, 1,
    ]  # fmt: skip
    for points in range(42):
        assert board.target(points) == 114 - 2 * min(points, 10) - 3 * max(0, points - 10)


@rule("AN-9.2", "AN-9.3", "AN-9.4")
def test_tracks() -> None:
    assert board.RANGE == (0, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6)
    rewards = {at: (reward.what, reward.each) for at, reward in board.REPUTATION_REWARDS.items()}
    assert rewards[5] == (Resource.UPGRADE, 1)
    assert rewards[8] == (Resource.WORKER, 1)
    assert [at for at, (what, _) in rewards.items() if what is Resource.CARD] == [10, 13]
    assert [at for at, (what, _) in rewards.items() if what is Resource.CONSERVATION] == [11, 14]
    assert [at for at, (what, _) in rewards.items() if what is Resource.X_TOKEN] == [12, 15]
    choices = {at: [choice.what for choice in some] for at, some in board.CONSERVATION_REWARDS.items()}
    assert choices == {2: [Resource.UPGRADE, Resource.WORKER], 5: [Resource.MONEY], 8: [Resource.MONEY]}
    assert (board.TILE_SPACES, board.DISCARD_FINAL_AT) == ((5, 8), 10)
    assert [english(tile) for tile in board.BONUS_TILES][:2] == ["2 reputation", "3 X-tokens"]
    assert len(board.BONUS_TILE) == 9


@rule("AN-1.1", "AN-1.6", "AN-7.1", "AN-7.5", "AN-7.7", "AN-7.13")
def test_association_board() -> None:
    assert board.BREAK_STEPS == {2: 9, 3: 12, 4: 15}
    assert board.DONATION_PRICES[2] == (2, 5, 7, 10)
    assert board.DONATION_PRICES[4] == board.DONATION_PRICES[1] == (2, 5, 5, 7, 7, 10, 10)
    assert board.LAST_DONATION == 12
    assert [(task.code, int(task)) for task in board.Task] == [
        ("reputation", 2),
        ("partner-zoo", 3),
        ("university", 4),
        ("project", 5),
    ]
    schools = [(school.reputation, school.research, school.hand_limit) for school in board.UNIVERSITIES]
    assert schools == [(1, 0, 5), (0, 2, 0), (2, 1, 0)]
    assert board.PROJECT_SLOTS == {1: 2, 2: 2, 3: 3, 4: 4}
    assert board.BASE_PROJECTS_LAID == {1: 3, 2: 3, 3: 3, 4: 4}


@rule("AN-4.2", "AN-4.3", "AN-6.1", "AN-12.1")
def test_action_tables_and_solo() -> None:
    assert board.DRAW == ((0, 1, 1, 2, 2, 3), (0, 1, 2, 2, 3, 4))
    assert board.DISCARD == ((0, 1, 0, 1, 0, 1), (0, 0, 1, 0, 1, 1))
    assert board.SNAP_FROM == (5, 3)
    assert board.PLAY_ANIMALS == ((0, 0, 1, 1, 1, 2), (0, 1, 1, 2, 2, 2))
    assert board.SOLO_ROUNDS == (7, 6, 5, 4, 3, 2)
    assert sum(board.SOLO_ROUNDS) == board.SOLO_TURNS == 27
    assert board.SOLO_APPEAL == {"beginner": 20, "medium": 10, "expert": 0}


@rule("AN-1.10", "AN-1.11", "AN-2.7")
def test_start_and_limits() -> None:
    assert (board.START_MONEY, board.START_REPUTATION, board.START_CONSERVATION) == (25, 1, 0)
    assert board.START_APPEAL == (0, 1, 2, 3)
    assert (board.START_WORKERS, board.MOST_WORKERS, board.START_X_TOKENS, board.MOST_X_TOKENS) == (1, 4, 0, 5)
    assert (board.CARDS_DEALT, board.CARDS_KEPT, board.FINAL_CARDS_DEALT, board.SUPPORTS) == (8, 4, 2, 7)
    assert (board.HAND_LIMIT, board.MOST_PARTNER_ZOOS, board.FOLDERS, board.FOLDERS_DISCARDED) == (3, 4, 6, 2)
    assert (board.MOST_APPEAL, board.MOST_CONSERVATION, board.MOST_REPUTATION) == (113, 41, 15)
