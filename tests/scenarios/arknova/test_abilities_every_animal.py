"""Every animal from 401 to 528: what it asks for, what it costs, what it brings [AN-6, AN-15].

Each is played out of a zoo that has exactly what the card asks for. Choices that may be declined are declined; nobody
else can be reached by interactive effects; the deck holds sponsors, three sponsors lie in the display. So the last
column is what comes without choosing anything: printed points, and of the ability what must happen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from soloist.games.arknova.cards import ANIMALS, Icon
from soloist.games.arknova.why import unmet
from tests.kit import rule
from tests.scenarios.arknova.scene import SHORT, Scene, card
from tests.scenarios.base import seat_named

# number and name | enclosure | money paid, less 3 for a partner zoo it needs | conditions | icons | gains
TABLE = """
401 cheetah | 5 | 17 | - | predator predator africa | appeal 6, hand 3
402 lion | 4 | 16 | predator 3 | predator africa | appeal 13
403 leopard | 3 rock 1 | 17 | partner africa | predator africa rock | appeal 7, cp 1, discard 4
404 caracal | 2 | 9 | - | predator africa | appeal 4, discard 2
405 fennec-fox | 1 | 8 | - | predator africa | appeal 3
406 siberian-tiger | 5 | 30 | asia 3 | predator asia | appeal 10, rep 1, cp 2
407 sumatran-tiger | 4 water 2 | 26 | science 2 | predator asia water water | appeal 8, rep 1, cp 2
408 sloth-bear | 3 | 14 | - | predator bear asia | appeal 6
409 sun-bear | 2 | 13 | partner asia | predator bear asia | appeal 5
410 yellow-throated-marten | 1 | 7 | - | predator asia | appeal 3, discard 1
411 grizzly-bear | 5 | 22 | predator 2, An II | predator bear americas | appeal 9, x 1, hired 1
412 jaguar | 4 | 16 | americas 1 | predator americas | appeal 8, discard 4
413 cougar | 3 rock 1 | 10 | - | predator americas rock | appeal 5, break 3, money 3
414 south-american-coati | 2 rock 1 | 11 | - | predator bear americas rock | appeal 4, x 1
415 raccoon | 1 | 11 | - | predator bear americas | appeal 4
416 eurasian-brown-bear | 5 water 1 | 20 | bear 1, An II | predator bear europe water | appeal 8, hired 1, token As
417 wolf | 4 | 12 | - | predator europe | appeal 5
418 eurasian-lynx | 3 | 11 | europe 2 | predator europe | appeal 5
419 european-badger | 2 | 5 | - | predator europe | appeal 3
420 stoat | 1 | 4 | europe 1 | predator europe | appeal 3, discard 1
421 new-zealand-fur-seal | 5 rock 1 water 1 | 17 | An II | predator australia water rock | appeal 8, hired 1
422 australian-sea-lion | 4 water 1 | 15 | partner australia | predator australia water | appeal 7, cp 1
423 new-zealand-sea-lion | 3 water 1 | 17 | - | predator australia water | appeal 7
424 australian-dingo | 2 | 13 | - | predator australia | appeal 4
425 tasmanian-devil | 1 | 11 | science 1 | predator australia | appeal 4, rep 1
426 african-bush-elephant | 5 | 36 | An II | herbivore africa africa | appeal 10, rep 1, finals 1
427 white-rhinoceros | 4 rock 1 | 24 | science 1 | herbivore africa rock | appeal 9
428 giraffe | 3 | 16 | - | herbivore africa | appeal 7
429 grevys-zebra | 2 | 12 | africa 3 | herbivore africa | appeal 6, rep 1
430 pygmy-hippopotamus | 2 water 1 | 12 | partner africa | herbivore africa water | appeal 6
431 asian-elephant | 5 water 1 | 33 | An II | herbivore asia asia water | appeal 8, cp 1, finals 1
432 indian-rhinoceros | 4 | 25 | An II | herbivore asia | appeal 9
433 giant-panda | 3 | 24 | herbivore 1 bear 1, partner asia | herbivore bear asia | appeal 10, rep 1, cp 2
434 red-panda | 2 | 16 | science 2 | herbivore bear asia | appeal 6, token Sp
435 malayan-tapir | 2 | 17 | - | herbivore asia | appeal 5, rep 1
436 american-bison | 5 | 18 | americas 3 | herbivore americas americas | appeal 9
437 muskox | 4 | 13 | americas 1 | herbivore americas | appeal 5, hand 3
438 reindeer | 3 | 12 | - | herbivore americas | appeal 5
439 lama | 2 | 10 | - | herbivore americas | appeal 4
440 mountain-tapir | 2 rock 1 | 15 | - | herbivore americas rock | appeal 4, cp 1
441 european-bison | 5 | 13 | partner europe | herbivore europe europe | appeal 6, hand 3
442 moose | 4 | 19 | herbivore 2 | herbivore europe | appeal 7, token Sp
443 red-deer | 3 | 12 | - | herbivore europe | appeal 5
444 alpine-ibex | 2 rock 2 | 10 | - | herbivore europe rock rock | appeal 5, break 2, money 2
445 crested-porcupine | 1 | 8 | - | herbivore europe | appeal 3
446 dugong | 5 water 2 | 25 | An II | herbivore australia australia water water | appeal 9, cp 1
447 red-kangaroo | 4 | 23 | - | herbivore australia | appeal 7
448 koala | 3 rock 1 | 21 | australia 1 | herbivore bear australia rock | appeal 8, rep 1
449 platypus | 2 water 1 | 10 | - | herbivore australia water | appeal 4
450 common-wombat | 2 | 9 | - | herbivore australia | appeal 4
451 proboscis-monkey | 5 rock 1 | 32 | primate 2, An II | primate asia rock | appeal 10, cp 2
452 senegal-bushbaby | 1 | 10 | africa 2 | primate africa | appeal 4
453 collared-mangabey | 4 | 20 | africa 1 | primate africa | appeal 8
454 ring-tailed-lemur | 3 rock 1 | 12 | - | primate africa rock | appeal 6
455 mantled-guereza | 3 | 13 | - | primate africa | appeal 6
456 barbary-macaque | 2 | 10 | partner africa | primate africa | appeal 6
457 mandrill | 5 | 28 | primate 3 | primate primate africa | appeal 9, cp 2, token Ca
458 japanese-macaque | 3 water 1 | 18 | asia 1 | primate asia water | appeal 7
459 red-shanked-douc | 4 | 17 | science 1 | primate asia | appeal 7, rep 1, x 1
460 dusky-leaf-monkey | 2 | 12 | - | primate asia | appeal 5
461 horsfields-tarsier | 1 | 11 | partner asia | primate asia | appeal 3, rep 2, break 4, money 4
462 northern-plains-gray-langur | 3 rock 1 | 13 | - | primate asia rock | appeal 6, break 3, money 3
463 panamanian-white-faced-capuchin | 2 | 8 | partner americas | primate americas | appeal 5
464 brown-spider-monkey | 4 | 17 | primate 1 | primate americas | appeal 6, cp 1, x 1
465 golden-lion-tamarin | 1 | 10 | - | primate americas | appeal 4
466 bolivian-red-howler | 3 | 12 | - | primate americas | appeal 6
467 ecuadorian-squirrel-monkey | 2 | 12 | - | primate americas | appeal 5
468 cotton-top-tamarin | 1 | 15 | science 2 | primate americas | appeal 4, rep 1, cp 1
469 nile-crocodile | 5 water 1 | 13 | reptile 3 | reptile africa water | appeal 9
470 western-green-mamba | 2 | 13 | reptile 1 africa 1 | reptile africa | appeal 6
471 african-spurred-tortoise | 3 | 22 | - | reptile africa | appeal 6, cp 1
472 rock-monitor | 2 rock 1 | 12 | - | reptile africa rock | appeal 5
473 common-agama | 1 | 9 | - | reptile africa | appeal 3
474 indian-rock-python | 2 | 14 | reptile 2 | reptile asia | appeal 7
475 king-cobra | 2 | 13 | science 2, An II | reptile asia | appeal 6
476 komodo-dragon | 3 | 14 | asia 2 | reptile asia | appeal 5
477 veiled-chameleon | 1 | 14 | - | reptile asia | appeal 4
478 chinese-water-dragon | 1 water 1 | 8 | - | reptile asia water | appeal 3
479 american-alligator | 4 water 1 | 18 | - | reptile americas water | appeal 7
480 broad-snouted-caiman | 4 water 1 | 16 | - | reptile americas water | appeal 6
481 galapagos-giant-tortoise | 3 | 30 | americas 2, An II | reptile americas | appeal 8, rep 1, cp 2
482 anaconda | 2 water 1 | 10 | partner americas | reptile americas water | appeal 6
483 boa-constrictor | 2 | 16 | science 2 | reptile americas | appeal 7
484 european-pond-turtle | 1 water 1 | 9 | - | reptile europe water | appeal 4
485 common-european-adder | 1 | 7 | partner europe | reptile europe | appeal 2
486 common-wall-lizard | 1 rock 1 | 4 | - | reptile europe rock | appeal 2
487 european-grass-snake | 1 water 1 | 8 | - | reptile europe water | appeal 3
488 slow-worm | 1 water 1 | 4 | - | reptile europe water | appeal 2
489 saltwater-crocodile | 5 water 1 | 20 | partner australia | reptile reptile australia water | appeal 9
490 goulds-monitor | 3 | 15 | - | reptile australia | appeal 6, hand 1, discard -1
491 frilled-lizard | 2 rock 1 | 12 | - | reptile australia rock | appeal 5, hand 1
492 inland-taipan | 2 rock 1 | 10 | australia 1 science 1 | reptile australia rock | appeal 5
493 thorny-devil | 1 rock 1 | 6 | - | reptile australia rock | appeal 3
494 african-ostrich | 5 | 20 | - | bird africa | appeal 8, hand 2
495 secretary-bird | 4 | 14 | - | bird africa | appeal 4, cp 1
496 marabou | 3 | 10 | - | bird africa | appeal 4, hand 1, discard -1
497 lesser-flamingo | 2 water 1 | 15 | - | bird africa water | appeal 6
498 shoebill | 1 | 9 | science 2 | bird africa | appeal 3, cp 1
499 cinereous-vulture | 5 | 16 | - | bird asia | appeal 6, hand 1, discard -1
500 long-billed-vulture | 4 rock 1 | 20 | science 1 | bird asia rock | appeal 5, rep 1, cp 1, hand 1, discard -1
501 indian-peafowl | 3 | 18 | asia 1 | bird asia | appeal 7
502 great-hornbill | 2 | 13 | - | bird asia | appeal 6
503 snowy-owl | 1 | 11 | bird 2 | bird asia | appeal 4, rep 1, hand 2, discard 2
504 andean-condor | 5 rock 1 | 17 | bird 1 | bird americas rock | appeal 7, rep 1, hand 1, discard -1
505 bald-eagle | 4 water 1 | 23 | An II | bird americas water | appeal 8
506 king-vulture | 3 | 12 | bird 3 | bird americas | appeal 9, hand 1, discard -1
507 greater-rhea | 2 | 12 | - | bird americas | appeal 5, hand 1
508 scarlet-macaw | 1 | 13 | partner americas | bird americas | appeal 4
509 golden-eagle | 5 rock 1 | 20 | An II | bird europe rock | appeal 7
510 white-stork | 4 | 9 | europe 1 | bird europe | appeal 4, token Bu
511 greater-flamingo | 3 water 1 | 16 | - | bird europe water | appeal 7
512 eurasian-eagle-owl | 2 | 7 | partner europe | bird europe | appeal 4, hand 2, discard 2
513 barn-owl | 1 | 12 | - | bird europe | appeal 3, hand 2, discard 2
514 emu | 5 | 22 | australia 2 | bird australia | appeal 7
515 australian-pelican | 4 water 2 | 13 | - | bird australia water water | appeal 5
516 northern-cassowary | 3 | 9 | partner australia | bird australia | appeal 6, token Bu
517 laughing-kookaburra | 2 | 9 | australia 1 | bird australia | appeal 2
518 lesser-bird-of-paradise | 1 | 15 | - | bird australia | appeal 5
519 domestic-goat | petting zoo | 7 | - | petting_zoo | appeal 3
520 sheep | petting zoo | 7 | - | petting_zoo | appeal 3
521 horse | petting zoo | 7 | - | petting_zoo | rep 1, appeal 3
522 donkey | petting zoo | 7 | - | petting_zoo | x 1, appeal 3
523 domestic-rabbit | petting zoo | 7 | - | petting_zoo | appeal 3
524 mangalica | petting zoo | 7 | - | petting_zoo | appeal 3
525 guinea-pig | petting zoo | 7 | - | petting_zoo | appeal 3
526 alpaca | petting zoo | 7 | - | petting_zoo | appeal 3
527 coconut-lorikeet | petting zoo | 7 | - | petting_zoo | appeal 3
528 bennetts-wallaby | petting zoo | 7 | - | petting_zoo | appeal 3
"""

ROWS = [[part.strip() for part in line.split("|")] for line in TABLE.strip().splitlines()]
every_animal = pytest.mark.parametrize(
    ("name", "home", "pays", "needs", "icons", "gains"), ROWS, ids=[row[0].split()[1] for row in ROWS]
)

BESIDE_WATER_AND_ROCK = {  # two of each, at least
    "1": "enclosure_1 3.1",
    "2": "enclosure_2 3.1 4.1",
    "3": "enclosure_3 3.1 3.2 4.1",
    "4": "enclosure_4 3.1 3.2 4.1 4.2",
    "5": "enclosure_5 3.1 3.2 3.3 4.1 4.2",
    "petting": "petting_zoo 0.2 1.3 1.4",
}
DRY = {  # neither water nor rock
    "1": "enclosure_1 0.2",
    "2": "enclosure_2 0.2 1.3",
    "3": "enclosure_3 0.2 0.3 1.3",
    "4": "enclosure_4 0.2 0.3 1.3 1.4",
    "5": "enclosure_5 0.2 0.3 0.4 1.3 1.4",
}
TOO_SMALL = {"2": "1", "3": "2", "4": "3", "5": "4"}


def lay(scene: Scene, name: str, building: str, money: int, needs: str) -> None:
    """A zoo with one building and Animals in slot 2, where either side plays one animal."""
    parts = ["empty", "order Bu An Ca As Sp", "cp 2", f"money {money}", f"hand {name.split()[0]}"]
    parts += [f"build {building}"] if building else []
    parts += read_needs(needs)
    scene.table(
        A=", ".join(parts),
        deck="201 202 203 204 205",
        discard="206 207 208 209 210",
        display="211 212 213 130 131 132",
    )


def read_needs(needs: str) -> list[str]:
    """`bear 1, An II` in the words of the scene."""
    words = {"-": "empty", "An II": "upgraded An"}
    return [words.get(part, part if part.startswith("partner") else f"icons {part}") for part in needs.split(", ")]


def play_out(scene: Scene) -> None:
    """Until the next turn: decline what may be declined, and take the first of what must be chosen."""
    while scene.asked != "B":
        if scene.asked == "chance":
            scene.any_chance()
            continue
        options = scene.codes("A")
        passing = [word for word in ("no", "done") if word in options]
        scene.plays("A", (passing or options)[0])


def numbers(scene: Scene) -> Counter[str]:
    """What may change, as words and numbers."""
    zoo, table = scene.zoo("A"), scene.state
    found = {
        "money": zoo.money,
        "x": zoo.x_tokens,
        "appeal": zoo.appeal,
        "rep": zoo.reputation,
        "cp": zoo.conservation,
        "hand": len(zoo.hand),
        "discard": len(table.discard),
        "finals": len(zoo.finals),
        "hired": zoo.hired,
        "break": table.break_step,
    }
    found |= {f"token {SHORT[action]}": zoo.multipliers[action] for action in SHORT}
    return Counter(found)


def rules_against(scene: Scene, name: str) -> list[str]:
    """The rules that keep A from playing this animal."""
    return [refusal.rule for refusal in unmet(scene.state, seat_named("A"), card(name.split()[0]))]


def read_gains(text: str) -> dict[str, int]:
    """`appeal 6, hand 3, token As` as numbers."""
    found = {}
    for part in text.split(", "):
        word, number = part.split()
        found.update({part: 1} if word == "token" else {word: int(number)})
    return found


@rule("AN-6.2", "AN-6.8", "AN-6.19", "AN-6.20", "AN-15.3", "AN-15.10")
@every_animal
def test_what_it_brings(scene: Scene, name: str, home: str, pays: str, needs: str, icons: str, gains: str) -> None:
    code = name.split()[1]
    lay(scene, name, BESIDE_WATER_AND_ROCK[home.split()[0]], int(pays), needs)
    before, icons_before = numbers(scene), scene.zoo("A").icons
    before["money"] = 0
    before["hand"] = 0

    scene.plays("A", "animals", code)
    play_out(scene)

    after = numbers(scene)
    after.subtract(before)
    assert {word: number for word, number in after.items() if number} == read_gains(gains)
    zoo = scene.zoo("A")
    assert [animal.code for animal in zoo.animals] == [code]
    shown = Counter({icon.code: now - then for icon, now, then in zip(Icon, zoo.icons, icons_before, strict=True)})
    assert +shown == Counter(icons.split())
    assert zoo.buildings[0].used == 1


@rule("AN-6.4", "AN-6.15")
@every_animal
def test_one_money_less_is_not_enough(
    scene: Scene, name: str, home: str, pays: str, needs: str, icons: str, gains: str
) -> None:
    lay(scene, name, BESIDE_WATER_AND_ROCK[home.split()[0]], int(pays) - 1, needs)

    assert rules_against(scene, name) == ["AN-6.4"]
    scene.refused("A", "animals", rule="AN-2.15")


def one_less(needs: str) -> Iterator[tuple[str, str]]:
    """The conditions with one symbol missing, and the rule that names it."""
    parts = needs.split(", ")
    for place, part in enumerate(parts):
        others = parts[:place] + parts[place + 1 :]
        words = part.split()
        if part == "An II":
            yield ", ".join([*others, "-"]), "AN-6.10"
        elif words[0] == "partner":
            wrong = [continent for continent in ("africa", "asia", "europe") if continent not in words]
            yield ", ".join([*others, f"partner {' '.join(wrong)}"]), "AN-6.13"
        else:
            for number in range(1, len(words), 2):
                fewer = [*words[:number], str(int(words[number]) - 1), *words[number + 1 :]]
                yield ", ".join([*others, " ".join(fewer)]), "AN-6.3"


@rule("AN-6.3", "AN-6.10", "AN-6.13")
@every_animal
def test_every_symbol_at_the_left_edge_is_needed(
    scene: Scene, name: str, home: str, pays: str, needs: str, icons: str, gains: str
) -> None:
    for fewer, why in one_less(needs):
        lay(scene, name, BESIDE_WATER_AND_ROCK[home.split()[0]], 50, fewer)
        assert rules_against(scene, name) == [why]
        scene.refused("A", "animals", rule="AN-2.15")


@rule("AN-6.5", "AN-6.6", "AN-6.16")
@every_animal
def test_a_smaller_enclosure_or_one_without_water_and_rock_will_not_do(
    scene: Scene, name: str, home: str, pays: str, needs: str, icons: str, gains: str
) -> None:
    size = home.split()[0]
    wrong = [BESIDE_WATER_AND_ROCK[TOO_SMALL[size]]] if size in TOO_SMALL else [""]
    wrong += [DRY[size]] if "water" in home or "rock" in home else []
    wrong += [BESIDE_WATER_AND_ROCK["5"]] if size == "petting" else ["petting_zoo 0.2 1.3 1.4"]
    for building in wrong:
        lay(scene, name, building, 50, needs)
        assert rules_against(scene, name) in (["AN-6.5"], ["AN-6.6"], ["AN-6.12"], ["AN-6.16"])
        scene.refused("A", "animals", rule="AN-2.15")


def test_all_animals_are_here() -> None:
    assert [row[0] for row in ROWS] == [f"{animal.id} {animal.code}" for animal in ANIMALS]


# spaces in the special enclosures

SPECIAL = {
    "reptile_house": """
        469 3, 470 1, 471 2, 472 1, 473 0, 474 1, 475 1, 476 2, 477 0, 478 0, 479 2, 480 2, 481 2, 482 1, 483 1, 484 1,
        485 0, 486 0, 487 0, 488 0, 489 3, 490 2, 491 1, 492 1, 493 0
    """,
    "large_bird_aviary": """
        494 4, 495 1, 496 1, 498 1, 499 1, 500 1, 504 1, 505 1, 506 1, 509 1, 510 1
    """,
}
SPACES = [
    (kind, number, int(spaces))
    for kind, text in SPECIAL.items()
    for number, spaces in (words.split() for words in text.split(","))
]
BESIDE_BOTH = {"reptile_house": "0.4 1.3 1.4 1.5 2.3", "large_bird_aviary": "0.3 0.4 1.4 1.5 2.3"}
WITHOUT_WATER = {"reptile_house": "1.3 1.4 2.3 3.3 3.4", "large_bird_aviary": "0.3 1.2 1.3 1.4 2.3"}
NEEDS = {row[0].split()[0]: (row[0], row[1], row[3]) for row in ROWS}


@rule("AN-6.6", "AN-5.13")
@pytest.mark.parametrize(("kind", "number", "spaces"), SPACES, ids=[number for _, number, _ in SPACES])
def test_a_special_enclosure_gives_the_spaces_of_the_card(scene: Scene, kind: str, number: str, spaces: int) -> None:
    name, home, needs = NEEDS[number]
    lay(scene, name, f"{kind}!{5 - spaces} {BESIDE_BOTH[kind]}", 50, needs)

    scene.plays("A", "animals", name.split()[1])
    play_out(scene)

    assert scene.zoo("A").buildings[0].used == 5
    if spaces:
        lay(scene, name, f"{kind}!{6 - spaces} {BESIDE_BOTH[kind]}", 50, needs)
        scene.refused("A", "animals", rule="AN-2.15")
    if "water" in home:
        lay(scene, name, f"{kind} {WITHOUT_WATER[kind]}", 50, needs)
        assert rules_against(scene, name) == ["AN-6.16"]


@rule("AN-6.6")
def test_all_other_animals_cannot_live_in_reptile_house_or_aviary(scene: Scene) -> None:
    fitting = {(kind, number) for kind, number, _ in SPACES}
    for number, (name, _, needs) in NEEDS.items():
        for kind, hexes in BESIDE_BOTH.items():
            if (kind, number) not in fitting:
                lay(scene, name, f"{kind} {hexes}", 50, needs)
                assert rules_against(scene, name), name
