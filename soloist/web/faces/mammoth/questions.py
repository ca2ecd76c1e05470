"""The other questions: who starts, which tiles, what is for sale, what to correct, points, and chance by hand."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import htpy as h

from soloist.companion.corrections import Correction, WhatIsRight, WhatToCorrect
from soloist.companion.mammoth.corrections import CoinsOf, StackOf, TilesOnTruck
from soloist.companion.mammoth.questions import HowManyCoins, HowManyPoints, WhatDid, WhoStarts
from soloist.engine.question import Question
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, nmsg
from soloist.games.zooloretto.automa.deck import MammothCard
from soloist.games.zooloretto.automa.ledger import BARN_SIZE, Key
from soloist.games.zooloretto.automa.questions import (
    NONE,
    DrawnByHand,
    HowMany,
    NextCard,
    SeveralOf,
    SoloistDraws,
    SomeTile,
    WhatIsForSale,
    WhichOfEqualStacks,
    WhichOfTheirs,
    WhichSorts,
    WhichTile,
    WhoseIsIt,
    WhoseTile,
)
from soloist.games.zooloretto.automa.why import Step
from soloist.games.zooloretto.tiles import Tile
from soloist.web.faces.companion_widgets import big, lit, numbers, of_kind, plain_question, question_head, tall, why
from soloist.web.faces.company import chip, is_you, lone
from soloist.web.faces.mammoth.cards import label, labels, reason, turn_card
from soloist.web.faces.mammoth.final import points_so_far
from soloist.web.faces.mammoth.holdings import all_holdings, holdings
from soloist.web.faces.mammoth.instructions import steps_before
from soloist.web.faces.mammoth.progress import mammoths, recent, sight, turns
from soloist.web.faces.mammoth.reports import deeds_question
from soloist.web.faces.mammoth.story import Fate
from soloist.web.faces.zooloretto.tiles import coin_tile, key_tile, tile
from soloist.web.html import Node, classes, icon, seat_class
from soloist.web.scene import Choice, Scene

ORDINALS = (msg("first tile"), msg("second tile"), msg("third tile"))


def question(scene: Scene) -> Node:
    """Whatever is asked, with its answers as big buttons."""
    asked = scene.asked
    if asked is None:
        return None
    match asked.ask:
        case WhoStarts():
            return start_question(scene)
        case WhatDid():
            return deeds_question(scene)
        case WhatToCorrect():
            return items_question(scene)
        case WhatIsRight(correction=correction):
            return correction_question(scene, correction)
        case HowManyPoints() | HowManyCoins():
            return points_question(scene, asked.ask)
    return [steps_before(scene), mammoths_question(scene, asked)]


def mammoths_question(scene: Scene, asked: Question) -> Node:
    """What is asked in the middle of AutoMammoth's turn."""
    match asked.ask:
        case WhichTile():
            return tiles_question(scene, asked.ask, asked.about)
        case WhatIsForSale():
            return sale_question(scene)
        case WhoseIsIt():
            return whose_question(scene, asked.ask)
        case HowMany():
            return how_many_question(scene, asked.ask)
        case WhichSorts():
            return sorts_question(scene, asked.ask, asked.picked)
    return chance_question(scene, asked)


def start_question(scene: Scene) -> Node:
    return [
        question_head(scene, msg("Who starts?"), msg("Decide as you like."), "MAM-1.9"),
        h.div(".answers")[(lit(scene, choice, chip(scene, choice.option)) for choice in scene.choices)],
    ]


# the tiles on a truck


def tiles_question(scene: Scene, asked: WhichTile, before: tuple[Tile, ...]) -> Node:
    """Each tile of the truck AutoMammoth takes: a tap names it while it is laid on its stack."""
    seat, number = scene.view.active, asked.number
    ask = nmsg("Which tile is on truck {truck}?", "Which {n} tiles are on truck {truck}?", n=number, truck=asked.truck)
    grid = classes("answers answers-3 answers-tiles", is_many=len(scene.choices) > 7)
    return [
        question_head(scene, ask, msg("Lay each on its stack. Male or female: no matter."), "MAM-5.2",
                      lead=[whose_turn(scene), taking_line(scene)]),
        h.ol(".slots")[(slot(scene, before, place) for place in range(number))] if number > 1 else None,
        h.div(class_=grid)[(tile_answer(scene, choice, before, seat) for choice in scene.choices)],
        turn_card(scene, turns(recent(scene))[-1]) if not before else None,
    ]  # fmt: skip


def whose_turn(scene: Scene) -> Node:
    """Where there are several AutoMammoths: the one in question."""
    seat = scene.view.active
    return chip(scene, seat) if seat is not None and len(mammoths(scene.view)) > 1 else None


def taking_line(scene: Scene) -> Node:
    """By which action the truck is taken."""
    turn = turns(recent(scene))[-1]
    for card in turn.cards:
        for entry, fate, line in card.tries():
            if fate is Fate.DONE and line is not None and line.step is Step.TAKE:
                text, rule = reason(entry, fate, line)
                return why(scene, msg("{entry}: {reason}", entry=label(entry), reason=text), rule, h.p)
    return why(scene, msg("No card can act: it takes the fullest truck"), "MAM-7.4", h.p)


def slot(scene: Scene, before: tuple[Tile, ...], place: int) -> h.Element:
    if place < len(before):
        return h.li(".is-filled")[_some_tile(scene, before[place], "piece-large")]
    text = ORDINALS[place] if place < len(ORDINALS) else msg("tile {n}", n=place + 1)
    return h.li(class_=classes(is_next=place == len(before)) or None)[scene.read(text)]


def _some_tile(scene: Scene, each: Tile, class_: str) -> Node:
    if each.is_stall:
        return h.span(class_=f"piece piece-stall {class_}", role="img", aria_label=scene.text(msg("Stall")))[
            icon("kiosk"), h.span(".piece-name", aria_hidden="true")[scene.read(msg("Stall"))]
        ]
    return tile(each, scene, class_=class_)


def tile_answer(scene: Scene, choice: Choice, before: tuple[Tile, ...], seat: Seat | None) -> h.Element:
    """A kind of tile, and its stack before and after."""
    assert seat is not None
    some: SomeTile = choice.option
    mammoth = sight(scene.view, seat)
    if some.key is None:
        have = mammoth.coins + sum(each.is_coin for each in before)
        text = msg("its coins {n} → {more}", n=have, more=have + 1)
        return tall(scene, choice, coin_tile(scene, named=False), msg("Coin"), text, class_="answer-wide")
    have = mammoth.stacks[some.key.number]
    have += sum(not each.is_coin and each.species is some.key.species for each in before)
    text = msg("{n} → {more}", n=have, more=have + 1)
    if have == BARN_SIZE:
        text = msg("{n} → {more}, safe", n=have, more=have + 1)
    named = msg("Any stall") if some.key.species is None else msg("{key}", key=some.key)
    return tall(scene, choice, key_tile(some.key, scene), named, text)


# what it may buy


def sale_question(scene: Scene) -> Node:
    """The first of its kinds that lies in another barn; the order is AutoMammoth's."""
    seat = scene.view.active
    assert seat is not None
    hint = msg("The first of these that lies in a person's barn, from the top: is it one, or several?")
    if lone(scene) is not None:
        hint = msg("The first of these that lies in your barn, from the top: is it one, or several?")
    several = {choice.option.key: choice for choice in of_kind(scene, SeveralOf)}

    def row(place: int, one: Choice) -> h.Element:
        size = sight(scene.view, seat).stacks[one.option.number]
        more = several[one.option]
        return h.div(".answers.answers-2.answers-close")[
            big(scene, one, key_tile(one.option, scene), msg("{n}. {key}", n=place, key=one.option),
                nmsg("its stack has {n}", "its stack has {n}", n=size), class_="answer-flat"),
            big(scene, more, key_tile(one.option, scene), msg("Several: {key}", key=one.option), class_="answer-flat"),
        ]  # fmt: skip

    nothing = [choice for choice in scene.choices if choice.option == NONE]
    return [
        question_head(scene, msg("It wants to buy"), hint, "MAM-6.2", lead=whose_turn(scene)),
        (row(place, choice) for place, choice in enumerate(of_kind(scene, Key), 1)),
        h.div(".answers.answers-close")[
            (big(scene, choice, icon("close"), msg("None of these"), class_="answer-flat") for choice in nothing)
        ],
        holdings(scene, seat),
    ]


def whose_question(scene: Scene, about: WhoseIsIt) -> Node:
    """The only tile there is lies in one of several barns."""
    ask, hint = msg("In whose barn does it lie: {key}?", key=about.key), msg("Its owner sells it.")
    return [
        question_head(scene, ask, hint, "MAM-6.4", lead=[whose_turn(scene), key_tile(about.key, scene)]),
        h.div(".answers")[(lit(scene, choice, chip(scene, choice.option)) for choice in scene.choices)],
    ]


def how_many_question(scene: Scene, about: HowMany) -> Node:
    """Which of them it gets is drawn from all that lie in barns."""
    ask = msg("How many of these lie in the barn of {seat}: {key}?", seat=about.seat, key=about.key)
    if is_you(scene, about.seat):
        ask = msg("How many of these lie in your barn: {key}?", key=about.key)
    hint = msg("Male, female and offspring count alike.")
    if about.key.species is None:
        hint = msg("Stalls of all types count alike.")
    lead = [whose_turn(scene), key_tile(about.key, scene)]
    return [question_head(scene, ask, hint, "MAM-6.4", lead=lead), numbers(scene)]


def sorts_question(scene: Scene, about: WhichSorts, picked: tuple[Tile, ...]) -> Node:
    """The seller's tiles one by one; one of them is drawn then."""
    ask = msg("{seat} sells one of {n}. Which are they?", seat=about.seat, n=about.number)
    if is_you(scene, about.seat):
        ask = msg("You sell one of {n}. Which are they?", n=about.number)
    return [
        question_head(scene, ask, msg("Tap each of them; then one is drawn."), "MAM-6.4", lead=whose_turn(scene)),
        h.ol(".slots")[(slot(scene, picked, place) for place in range(about.number))],
        h.div(".answers.answers-3.answers-tiles")[
            (tall(scene, choice, tile(choice.option, scene, named=False), msg("{tile}", tile=choice.option))
             for choice in scene.choices)
        ],
    ]  # fmt: skip


# corrections


def items_question(scene: Scene) -> Node:
    """Every number in the books."""
    groups = groupby(scene.choices, lambda choice: whose(choice.option))
    return [
        question_head(scene, msg("What is wrong?"), msg("Every number Soloist keeps can be set right."), "MAM-1.2"),
        [_item_group(scene, seat, list(some)) for seat, some in groups],
    ]


def whose(correction: Correction[Any]) -> Seat | None:
    label = correction.label
    return label.seat if isinstance(label, CoinsOf | StackOf) else None


def _item_group(scene: Scene, seat: Seat | None, choices: list[Choice]) -> Node:
    title: Node = h.h2(".eyebrow")[scene.read(msg("On the table"))]
    if seat is not None:
        title = h.h2(class_=f"item-owner {seat_class(seat)}")[chip(scene, seat)]
    return h.section(".items")[
        title,
        h.div(".answers.answers-4.answers-items")[(_item(scene, choice) for choice in choices)],
    ]


def _item(scene: Scene, choice: Choice) -> h.Element:
    picture: Node
    match choice.option.label:
        case StackOf(key=key):
            picture, text = key_tile(key, scene), msg("{key}", key=key)
        case CoinsOf():
            picture, text = icon("money"), msg("coins")
        case TilesOnTruck(truck=truck):
            picture, text = icon("truck"), msg("truck {truck}", truck=truck + 1)
        case _:
            picture, text = icon("pile"), msg("tiles drawn")
    return lit(
        scene, choice, h.span(".answer-icon", aria_hidden="true")[picture], h.b(".number")[str(choice.option.now)], " ",
        h.small[scene.read(text)],
    )  # fmt: skip


def correction_question(scene: Scene, item: Correction[Any]) -> Node:
    return [
        question_head(scene, msg("{item}", item=item), msg("That is in the books. What is right?"), "MAM-1.2"),
        numbers(scene, item.now, msg("Set it right")),
    ]


# the end


def points_question(scene: Scene, asked: HowManyPoints | HowManyCoins) -> Node:
    """A person's points, or coins where points are tied."""
    ask, hint = asked.say(), msg("Count your zoo as printed.")
    if is_you(scene, asked.seat):
        ask = msg("How many points do you have?")
    if isinstance(asked, HowManyCoins):
        hint = msg("More coins win a tie.")
        if is_you(scene, asked.seat):
            ask = msg("A tie: how many coins do you have?")
    return [question_head(scene, ask, hint, "ZOO-11.9"), numbers(scene), points_so_far(scene)]


# chance by hand


def chance_question(scene: Scene, asked: Question) -> Node:
    """The person draws the cards, or breaks a tie, and says how it came out; or Soloist does it this once."""
    by_code = {choice.code: choice for choice in scene.choices}  # what is likelier stands there several times
    drawn = [choice for choice in by_code.values() if not isinstance(choice.option, SoloistDraws)]
    soloist = [choice for choice in scene.choices if isinstance(choice.option, SoloistDraws)]
    return [
        came_up(scene, asked, drawn),
        (h.div(".answers")[big(scene, choice, icon("shuffle"), msg("Soloist draws"), key="r")] for choice in soloist),
        all_holdings(scene) if isinstance(asked.ask, NextCard) else None,
    ]


def came_up(scene: Scene, asked: Question, drawn: list[Choice]) -> Node:
    match asked.ask:
        case NextCard():
            ask, hint = msg("Turn up its next card"), msg("Which one is it?")
            return [
                question_head(scene, ask, hint, "MAM-2.2", lead=whose_turn(scene)),
                h.div(".answers.answers-3.answers-cards")[(_card_answer(scene, choice) for choice in drawn)],
            ]
        case WhichOfEqualStacks():
            ask, hint = msg("Equal stacks: decide at random"), msg("Which one came first?")
            return [
                question_head(scene, ask, hint, "MAM-6.3"),
                h.div(".answers.answers-3")[
                    (tall(scene, choice, key_tile(choice.option, scene), msg("{key}", key=choice.option))
                     for choice in drawn)
                ],
            ]  # fmt: skip
        case WhichOfTheirs():
            ask, hint = msg("Draw one of these tiles"), msg("Which one is it?")
            return [
                question_head(scene, ask, hint, "MAM-6.4"),
                h.div(".answers.answers-3.answers-tiles")[
                    (tall(scene, choice, tile(choice.option, scene, named=False), msg("{tile}", tile=choice.option))
                     for choice in drawn)
                ],
            ]  # fmt: skip
        case WhoseTile():
            ask, hint = msg("Draw one of all these tiles"), msg("Whose is it?")
            return [
                question_head(scene, ask, hint, "MAM-6.4"),
                h.div(".answers")[
                    (lit(scene, choice, chip(scene, choice.option), shares(scene, asked, choice)) for choice in drawn)
                ],
            ]
    return plain_question(scene)


def shares(scene: Scene, asked: Question, choice: Choice) -> Node:
    """How many of the tiles to draw from are theirs."""
    among = asked.about.among if isinstance(asked.about, DrawnByHand) else asked.options
    count = sum(each == choice.option for each in among)
    return h.small[scene.read(nmsg("{n} tile", "{n} tiles", n=count))]


def _card_answer(scene: Scene, choice: Choice) -> h.Element:
    card: MammothCard = choice.option
    return lit(scene, choice, h.b(".number")[card.code], " ", h.small[labels(card, scene)])


# what undo takes back in the middle of an answer


def last(scene: Scene) -> Message | None:
    asked = scene.asked
    match None if asked is None else asked.ask:
        case WhichTile(place=place) if place > 1:
            return msg("Last tile")
        case WhichSorts() if asked is not None and asked.picked:
            return msg("Last tile")
        case WhatToCorrect() | WhatIsRight():
            return msg("Leave it")
    return None
