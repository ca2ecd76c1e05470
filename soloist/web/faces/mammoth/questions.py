"""The other questions: who starts, which tiles, what is for sale, what to correct, points, and chance by hand."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import htpy as h

from soloist.companion.mammoth.books import Item
from soloist.companion.mammoth.deeds import CORRECT, Did
from soloist.engine.question import Question
from soloist.engine.seats import CHANCE, Seat
from soloist.engine.words import Message, msg, nmsg
from soloist.games.zooloretto.automa.deck import MammothCard
from soloist.games.zooloretto.automa.ledger import BARN_SIZE, Key
from soloist.games.zooloretto.automa.physical import SomeTile
from soloist.games.zooloretto.automa.why import Step
from soloist.games.zooloretto.tiles import Tile
from soloist.web.faces.beside import big, lit, numbers, plain_question, question_head, tall, why
from soloist.web.faces.company import chip, is_you, lone
from soloist.web.faces.mammoth.cards import label, labels, reason, turn_card
from soloist.web.faces.mammoth.deeds import deeds_question
from soloist.web.faces.mammoth.final import points_so_far
from soloist.web.faces.mammoth.holdings import all_holdings, holdings
from soloist.web.faces.mammoth.news import steps_before
from soloist.web.faces.mammoth.story import Fate
from soloist.web.faces.mammoth.who import COUNTING, mammoths, recent, sight, turns
from soloist.web.faces.zooloretto.tiles import coin_tile, key_tile, tile
from soloist.web.html import Node, classes, icon, seat_class
from soloist.web.scene import Choice, Scene

ORDINALS = (msg("first tile"), msg("second tile"), msg("third tile"))


def question(scene: Scene) -> Node:
    """Whatever is asked, with its answers as big buttons."""
    asked = scene.asked
    if asked is None:
        return None
    first = asked.options[0]
    if asked.seat == CHANCE:
        return [steps_before(scene), chance_question(scene, first)]
    match first:
        case Did():
            return deeds_question(scene)
        case SomeTile():
            return [steps_before(scene), tiles_question(scene, asked)]
        case Item():
            return items_question(scene)
        case Key():
            return [steps_before(scene), sale_question(scene)]
        case Seat():
            return start_question(scene)
        case int() if isinstance(asked.about, Item):
            return correction_question(scene, asked.about)
        case int() if asked.why == COUNTING:
            return points_question(scene, asked)
    return plain_question(scene)


def start_question(scene: Scene) -> Node:
    return [
        question_head(scene, msg("Who starts?"), msg("Decide as you like."), "MAM-1.9"),
        h.div(".answers")[(lit(scene, choice, chip(scene, choice.option)) for choice in scene.choices)],
    ]


# the tiles on a truck


def tiles_question(scene: Scene, asked: Question) -> Node:
    """Each tile of the truck AutoMammoth takes: a tap names it while it is laid on its stack."""
    before: tuple[Tile, ...] = asked.about
    seat = scene.view.active
    truck, number = asked.ask.say().gaps["truck"], asked.ask.say().gaps["number"]
    assert isinstance(number, int)
    assert isinstance(truck, int)
    ask = nmsg("Which tile is on truck {truck}?", "Which {n} tiles are on truck {truck}?", n=number, truck=truck)
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
    return h.li(class_=classes(is_next=place == len(before)) or None)[scene.read(ORDINALS[place])]


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
    hint = msg("Tap the first of these that lies in another player's barn, from the top.")
    if lone(scene) is not None and len(scene.people) == 2:
        hint = msg("Tap the first of these that lies in your barn, from the top.")

    def row(place: int, choice: Choice) -> h.Element:
        if not isinstance(choice.option, Key):
            return big(scene, choice, icon("close"), msg("None of these"), msg("it does not buy"), class_="answer-flat")
        size = sight(scene.view, seat).stacks[choice.option.number]
        return big(scene, choice, key_tile(choice.option, scene), msg("{n}. {key}", n=place, key=choice.option),
                   nmsg("its stack has {n}", "its stack has {n}", n=size), class_="answer-flat")  # fmt: skip

    return [
        question_head(scene, msg("It wants to buy"), hint, "MAM-6.2", lead=whose_turn(scene)),
        h.div(".answers.answers-close")[(row(place, choice) for place, choice in enumerate(scene.choices, 1))],
        holdings(scene, seat),
    ]


# corrections


def items_question(scene: Scene) -> Node:
    """Every number in the books."""
    groups = groupby(scene.choices, lambda choice: whose(choice.option))
    return [
        question_head(scene, msg("What is wrong?"), msg("Every number Soloist keeps can be set right."), "MAM-1.2"),
        [_item_group(scene, seat, list(some)) for seat, some in groups],
    ]


def whose(item: Item) -> Seat | None:
    seat = item.label.gaps.get("seat")
    return seat if isinstance(seat, Seat) else None


def _item_group(scene: Scene, seat: Seat | None, choices: list[Choice]) -> Node:
    title: Node = h.h2(".eyebrow")[scene.read(msg("On the table"))]
    if seat is not None:
        title = h.h2(class_=f"item-owner {seat_class(seat)}")[chip(scene, seat)]
    return h.section(".items")[
        title,
        h.div(".answers.answers-4.answers-items")[(_item(scene, choice) for choice in choices)],
    ]


def _item(scene: Scene, choice: Choice) -> h.Element:
    gaps = choice.option.label.gaps
    picture: Node = icon("pile")
    text = msg("tiles drawn")
    if isinstance(gaps.get("key"), Key):
        key: Any = gaps["key"]
        picture, text = key_tile(key, scene), msg("{key}", key=key)
    elif "seat" in gaps:
        picture, text = icon("money"), msg("coins")
    elif "truck" in gaps:
        picture, text = icon("truck"), msg("truck {truck}", truck=gaps["truck"])
    return lit(
        scene, choice, h.span(".answer-icon", aria_hidden="true")[picture], h.b(".number")[str(gaps["n"])], " ",
        h.small[scene.read(text)],
    )  # fmt: skip


def correction_question(scene: Scene, item: Item) -> Node:
    now = item.label.gaps["n"]
    assert isinstance(now, int)
    return [
        question_head(scene, msg("{item}", item=item), msg("That is in the books. What is right?"), "MAM-1.2"),
        numbers(scene, now, msg("Set it right")),
    ]


# the end


def points_question(scene: Scene, asked: Question) -> Node:
    """A person's points, or coins where points are tied."""
    seat = asked.about
    tied = min(asked.options) >= 0
    if is_you(scene, seat):
        ask = msg("How many points do you have?")
        ask = msg("A tie: how many coins do you have?") if tied else ask
    else:
        ask = msg("How many points has {seat}?", seat=seat)
        ask = msg("A tie: how many coins has {seat}?", seat=seat) if tied else ask
    hint = msg("More coins win a tie.") if tied else msg("Count your zoo as printed.")
    return [question_head(scene, ask, hint, "ZOO-11.9"), numbers(scene), points_so_far(scene)]


# chance by hand


def chance_question(scene: Scene, first: object) -> Node:
    """The person draws the cards, or breaks a tie, and says how it came out."""
    match first:
        case MammothCard():
            return [
                question_head(
                    scene, msg("Turn up its next card"), msg("Which one is it?"), "MAM-2.2", lead=whose_turn(scene)
                ),
                h.div(".answers.answers-3.answers-cards")[(_card_answer(scene, choice) for choice in scene.choices)],
                all_holdings(scene),
            ]
        case Key():
            ask, hint = msg("Equal stacks: decide at random"), msg("Which one came first?")
            return [
                question_head(scene, ask, hint, "MAM-6.3"),
                h.div(".answers.answers-3")[
                    (tall(scene, choice, key_tile(choice.option, scene), msg("{key}", key=choice.option))
                     for choice in scene.choices)
                ],
            ]  # fmt: skip
        case Seat():
            return [
                question_head(scene, msg("Who sells? Decide at random"), msg("Who is asked first?"), "MAM-6.4"),
                h.div(".answers")[(lit(scene, choice, chip(scene, choice.option)) for choice in scene.choices)],
            ]
    return plain_question(scene)


def _card_answer(scene: Scene, choice: Choice) -> h.Element:
    card: MammothCard = choice.option
    return lit(scene, choice, h.b(".number")[card.code], " ", h.small[labels(card, scene)])


# what undo takes back in the middle of an answer


def last(scene: Scene) -> Message | None:
    asked = scene.asked
    if asked is None:
        return None
    if isinstance(asked.options[0], SomeTile):
        return msg("Last tile") if asked.about else None
    if asked.about is CORRECT or isinstance(asked.about, Item):
        return msg("Leave it")
    return None
