"""Every question at ARNO's table, with its answers as big buttons."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import htpy as h

from soloist.companion.arno.corrections import Item
from soloist.companion.arno.questions import (
    ActionRow,
    IncomeOf,
    PersonsTurn,
    ProjectsSupported,
    RightCard,
    RightValue,
    SupportedProject,
    VictoryPoints,
    WhatToCorrect,
    WhoStarts,
)
from soloist.companion.arno.view import View
from soloist.engine.question import Question
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.games.arknova.arno.answers import NONE, ROLL, UNNAMED, CardIs, DieFace, OtherDie
from soloist.games.arknova.arno.questions import (
    BreakCard,
    BreakToken,
    Doubt,
    FirstProject,
    FirstSponsors,
    InFolder,
    OnDie,
    TilePlace,
    WhichAnimal,
    WhichProject,
)
from soloist.games.arknova.arno.rolls import ActionDie, RolledFolder
from soloist.games.arknova.arno.turn import Place
from soloist.games.arknova.arno.why import Roll
from soloist.games.arknova.board import FOLDERS
from soloist.games.arknova.cards import Animal, Project, Sponsor
from soloist.web.faces.arknova.arno_mat import action_row, mat
from soloist.web.faces.arknova.signs import icon_name
from soloist.web.faces.arno.instructions import break_steps, break_words, roll_reason, steps_before
from soloist.web.faces.arno.progress import arnos, chapters, is_resting, seed_words, sight_of
from soloist.web.faces.arno.reports import FINISHES, doubt_question, income_question, turn_question
from soloist.web.faces.arno.signs import KINDS, picture_of, sign_of
from soloist.web.faces.arno.story import Kind
from soloist.web.faces.base import Finish
from soloist.web.faces.companion_widgets import (
    Found,
    big,
    die_pad,
    finder,
    lit,
    numbers,
    plain_question,
    question_head,
    tall,
    why,
)
from soloist.web.faces.company import chip, is_you, minus
from soloist.web.html import Node, classes, icon, rule_link, seat_class
from soloist.web.scene import Choice, Scene


def question(scene: Scene) -> Node:
    """Whatever is asked; in the middle of ARNO's turns after what is to be done before."""
    asked = scene.asked
    if asked is None:
        return None
    return [None if is_resting(scene) else steps_before(scene), question_of(scene, asked)]


def question_of(scene: Scene, asked: Question) -> Node:
    """Every question, told apart by its kind."""
    match asked.ask:
        case OnDie() as die:
            return die_question(scene, die)
        case InFolder() as folder:
            return folder_question(scene, folder)
        case BreakCard() as card:
            return break_question(scene, card)
        case WhichAnimal():
            return animal_question(scene)
        case FirstProject() as first:
            return first_project_question(scene, first)
        case FirstSponsors() | BreakToken():
            return number_question(scene, asked)
        case WhichProject(place=place):
            return project_question(scene, place, asked.why)
        case TilePlace() as tile:
            return tile_question(scene, tile, asked.why)
        case IncomeOf() as income:
            return [break_so_far(scene), income_question(scene, income)]
        case Doubt() as doubt:
            return doubt_question(scene, doubt)
        case RightValue(item=Item() as item) | RightCard(item=Item() as item):
            return correction_question(scene, item)
        case VictoryPoints() | ProjectsSupported() as points:
            return points_question(scene, points, asked.why)
        case PersonsTurn(seat=seat):
            return turn_question(scene, seat)
        case SupportedProject():
            return supported_question(scene)
        case WhatToCorrect():
            return items_question(scene)
        case WhoStarts():
            return start_question(scene)
        case ActionRow():
            return row_question(scene, asked)
    return plain_question(scene)


def whose(scene: Scene, seat: Seat) -> Node:
    """Where there are several ARNOs: the one in question."""
    return chip(scene, seat) if len(arnos(scene.view)) > 1 else None


def start_question(scene: Scene) -> Node:
    return [
        question_head(scene, msg("Who starts?"), msg("A person does."), "ARNO-1.3"),
        h.div(".answers")[(lit(scene, choice, chip(scene, choice.option)) for choice in scene.choices)],
    ]


def row_question(scene: Scene, asked: Question) -> Node:
    """The action cards as somebody has shuffled them: every order is an answer [ARNO-2.2]."""

    def order(cards: tuple[Choice, ...]) -> h.Element:
        said = ", ".join(scene.text(card.option) for card in cards)
        return h.button(".book-chip.lit", type="submit", form="answer", name="answer",
                        value=", ".join(card.code for card in cards), data_says=said, title=said)[
            [icon(sign_of(card.option) or "card") for card in cards], h.span(".visually-hidden")[said]
        ]  # fmt: skip

    return [
        question_head(scene, msg("Shuffle the cards for slots 2 to 5"), msg("In which order do they lie?"), asked.why),
        h.div(".arno-orders")[(order(cards) for cards in permutations(scene.choices, asked.count))],
    ]


# dice


def die_question(scene: Scene, on: OnDie) -> Node:
    """The faces of the die that was rolled; those that are rolled again are grey."""
    faces = {choice.option.face: choice for choice in scene.choices if isinstance(choice.option, DieFace)}
    roll = next(choice for choice in scene.choices if choice.option is ROLL)
    again = [str(face) for face in range(1, on.sides + 1) if face not in faces]
    hint = msg("Every result has the same chance.")
    if again:
        hint = msg("Every result has the same chance; {faces} are rolled again.", faces=", ".join(again))
    ask = msg("Roll a d{sides}: {ask}", sides=on.sides, ask=on.roll)
    if on.first:
        ask = msg("Roll once more: {ask}", ask=on.roll)
    assert scene.asked is not None
    active = scene.view.active
    return [
        question_head(scene, ask, hint, scene.asked.why),
        other_dice(scene, on),
        die_pad(scene, on.sides, faces, {face: meaning(scene, on, choice.option) for face, choice in faces.items()}),
        h.div(".or")[h.span[scene.read(msg("or"))]],
        lit(scene, roll, icon("shuffle"), scene.read(msg("Let Soloist roll")), class_="button button-large button-wide",
            key="r"),
        h.p(".why")[seed_words(scene)],
        h.div(class_=seat_class(active))[action_row(scene, active, sight_of(scene.view, active))]
        if isinstance(on.roll, ActionDie) and active is not None
        else None,
    ]  # fmt: skip


def meaning(scene: Scene, on: OnDie, face: DieFace) -> Node:
    """What a face means, in a word or two: of a slot the card that lies there."""
    means, active = face.means, scene.view.active
    if isinstance(on.roll, ActionDie) and isinstance(means, Place) and active is not None:
        return scene.read(sight_of(scene.view, active).order[means.number - 1])
    return None if means is None else scene.read(means)


def other_dice(scene: Scene, on: OnDie) -> Node:
    """The die in use, and the others."""
    others = {choice.option.sides: choice for choice in scene.choices if isinstance(choice.option, OtherDie)}
    if not others:
        return None

    def die(sides: int) -> h.Element:
        inside = [icon("d6-6" if sides == 6 else f"d{sides}"), f"d{sides}"]
        if sides in others:
            return lit(scene, others[sides], inside, class_="book-chip", number="", key=f"shift+{sides % 10}")
        return h.span(".book-chip.is-picked", aria_current="true")[inside]

    return h.div(".book-chips")[(die(sides) for sides in sorted([*others, on.sides]))]


# cards


def card_words(card: Any) -> str:
    return f"{card.id or ''} {card.name}"


def card_answer(scene: Scene, choice: Choice) -> Found:
    """A named card: its number, its name, its icons."""
    card = choice.option.card
    icons = [icon(icon_name(each)) for each in getattr(card, "icons", ())]
    inside = [
        h.span(".answer-picture", aria_hidden="true")[icon(sign_of(card) or "card")],
        h.span[h.b[scene.read(card)], h.small[str(card.id)] if card.id else None],
        h.span(".arno-icons", aria_hidden="true")[icons],
    ]
    return card_words(card), lit(scene, choice, inside, class_="answer", number="")


def named(scene: Scene, kind: type) -> list[Found]:
    return [
        card_answer(scene, choice)
        for choice in scene.choices
        if isinstance(choice.option, CardIs) and choice.option.kind is kind and choice.option.card is not None
    ]


def unnamed(scene: Scene, kind: type) -> Choice | None:
    return next(
        (choice for choice in scene.choices
         if isinstance(choice.option, CardIs) and choice.option.kind is kind and choice.option.card is None), None
    )  # fmt: skip


KIND_WORDS = {
    Animal: (msg("Animal"), msg("ARNO keeps it, its icons count"), "a"),
    Sponsor: (msg("Sponsor"), msg("goes to the discard pile"), "s"),
}


FAMILIES = {Animal: "animal", Sponsor: "sponsor"}


def kind_answers(scene: Scene) -> Node:
    """Animal and sponsor need no name; a project does, so its button opens the list."""

    def kind(each: type) -> Node:
        choice = unnamed(scene, each)
        if choice is None:
            return None
        title, text, key = KIND_WORDS[each]
        return lit(
            scene, choice, h.span(class_=f"answer-picture family-{FAMILIES[each]}", aria_hidden="true")[
                icon(KINDS[each])], h.span[h.b[scene.read(title)], " ", h.small[scene.read(text)]],
            h.kbd(aria_hidden="true")[key.upper()], key=key,
        )  # fmt: skip

    return h.div(".answers")[kind(Animal), kind(Sponsor)]


GROUPS = ((Animal, msg("Animals by name")), (Sponsor, msg("Sponsors by name")))


def card_finder(scene: Scene, *, is_open: bool = False) -> Node:
    """Projects by name, and any other card for who wants to say which it is."""
    projects = named(scene, Project)
    title = [
        h.span(".answer-picture.tint-conservation", aria_hidden="true")[icon(KINDS[Project])],
        h.span[h.b[scene.read(msg("Project"))], " ", h.small[scene.read(msg("which one?"))]],
        h.kbd(aria_hidden="true")["P"],
    ]
    groups = [(kind, words, named(scene, kind)) for kind, words in GROUPS]
    return finder(
        scene, msg("Or the card's number or name"),
        [([icon(KINDS[kind]), scene.read(words), h.span(".muted")[str(len(found))]], found)
         for kind, words, found in groups if found],
        first=(title, projects) if projects else None, is_open=is_open,
    )  # fmt: skip


def folder_question(scene: Scene, about: InFolder) -> Node:
    """Which card ARNO takes of the display."""
    turn = chapters(scene)[-1]
    roll = next((each for each in reversed(turn.all(Roll)) if isinstance(each.ask, RolledFolder)), None)
    lead = [whose(scene, about.seat), h.p[roll_reason(scene, roll)] if roll is not None else None]
    return [
        question_head(scene, msg("What is the card in folder {n}?", n=about.number), lead=lead),
        h.ol(".arno-folders", aria_hidden="true")[
            (h.li(class_="is-hit" if number == about.number else None)[str(number)] for number in range(1, FOLDERS + 1))
        ],
        kind_answers(scene),
        card_finder(scene),
    ]


def animal_question(scene: Scene) -> Node:
    rest = next(choice for choice in scene.choices if choice.option is UNNAMED)
    return [
        question_head(scene, msg("Which animal is it?"), msg("Its icons count for cards of yours."), "ARNO-15.1"),
        h.div(".answers")[
            big(scene, rest, icon("act-animals"), msg("It does not matter"), msg("its icons are not counted"))
        ],
        card_finder(scene),
    ]  # fmt: skip


def first_project_question(scene: Scene, about: FirstProject) -> Node:
    """ARNO's first cards: the first two projects are kept."""
    ask = msg("Which is the first project?") if about.number == 1 else msg("And the second project?")
    hint = msg("Draw 8 cards for ARNO, in order. It keeps the first two projects, the rest is discarded.")
    rest = next(choice for choice in scene.choices if choice.option is NONE)
    none = msg("No project among them") if about.number == 1 else msg("No second project")
    return [
        question_head(scene, ask, hint, "ARNO-2.12", lead=whose(scene, about.seat)),
        card_finder(scene, is_open=True),
        h.div(".answers")[big(scene, rest, icon("close"), none)],
    ]


def project_question(scene: Scene, place: Project, rule: str) -> Node:
    """A project that lies there and has not been named: now it matters what it gives."""
    hint = msg("ARNO puts a token on it, so its rewards matter now.")
    return [
        question_head(scene, msg("Which project is this: {place}?", place=place), hint, rule),
        card_finder(scene, is_open=True),
    ]


def supported_question(scene: Scene) -> Node:
    return [question_head(scene, msg("Which project was supported?")), card_finder(scene, is_open=True)]


def tile_question(scene: Scene, place: TilePlace, rule: str) -> Node:
    ask = msg("Which tile is on the left, at {space}?", space=place.space)
    if place.alone:
        ask = msg("Which tile lies at {space}?", space=place.space)
    elif place.side:
        ask = msg("Which tile is on the right, at {space}?", space=place.space)

    def draw(choice: Choice) -> h.Element:
        return tall(scene, choice, icon(sign_of(choice.option) or "bonus"), msg("{tile}", tile=choice.option))

    return [
        question_head(scene, ask, msg("ARNO takes it and it leaves the game."), rule),
        h.div(".answers.answers-3")[(draw(choice) for choice in scene.choices)],
    ]


# the break


def break_question(scene: Scene, about: BreakCard) -> Node:
    """The steps of the break so far, and the cards ARNO draws."""
    return [
        break_headline(scene, msg("Income: ARNO draws cards")),
        break_so_far(scene, drawn_cards(scene, about)) or drawn_cards(scene, about),
        card_finder(scene),
    ]


def break_headline(scene: Scene, words: Message) -> h.Element:
    return h.div(".headline.arno-pause", id="question", tabindex="-1", role="status")[
        h.div[h.h1[scene.read(msg("Break"))], h.p[scene.read(words)]], icon("break")
    ]


def break_so_far(scene: Scene, now: Node = None) -> Node:
    """The steps that have been told; what is to be done in the last of them stands in it."""
    chapter = next((each for each in reversed(chapters(scene)) if each.kind is Kind.BREAK), None)
    steps = break_steps(chapter) if chapter is not None else []

    def row(number: int) -> h.Element:
        _, each, inside = steps[number]
        is_now = number == len(steps) - 1
        return h.li(class_="is-now" if is_now else "is-done")[
            h.span(".arno-step-number")[icon("check") if not is_now else str(each.number)],
            h.div(".grow")[
                h.p[break_words(scene, each), " ", rule_link(each.rule)],
                [h.p(".why")[picture_of(part.told), scene.read(part.what)] for part in inside],
                now if is_now else None,
            ],
        ]

    return h.ol(".arno-break-steps")[(row(number) for number in range(len(steps)))] if steps else None


def drawn_cards(scene: Scene, about: BreakCard) -> Node:
    """The cards ARNO has drawn, what becomes of each, and the next one to name."""

    def seen(place: int) -> h.Element:
        if place < len(about.seen):
            card = about.seen[place]
            kept = card.kind is not Sponsor and card.kind not in [each.kind for each in about.seen[:place]]
            return h.li(class_=classes(is_kept=kept) or None)[
                icon(KINDS[card.kind]), h.b[scene.read(card)],
                h.small[scene.read(msg("kept") if kept else msg("discarded"))],
            ]  # fmt: skip
        is_next = place == len(about.seen)
        words = msg("Card {n}?", n=place + 1) if is_next else msg("card {n}", n=place + 1)
        return h.li(class_="is-next" if is_next else None)[scene.read(words)]

    return [
        h.ol(".arno-drawn")[(seen(place) for place in range(about.of))],
        kind_answers(scene),
        why(scene, msg("It keeps the first animal and the first project."), "ARNO-12.3", h.p),
    ]


# numbers and corrections


def number_question(scene: Scene, asked: Question) -> Node:
    now = asked.passing if type(asked.passing) is int else None
    return [question_head(scene, msg("{ask}", ask=asked.ask), None, asked.why), h.p[rule_link(asked.why)],
            numbers(scene, now)]  # fmt: skip


def items_question(scene: Scene) -> Node:
    """Everything in the books, by whose it is."""
    whose_books: list[Seat | None] = [*arnos(scene.view), None]
    return [
        question_head(scene, msg("What is wrong?"), msg("Everything Soloist keeps can be set right."), "ARNO-1.4"),
        [
            item_group(scene, seat, [choice for choice in scene.choices if choice.option.seat == seat])
            for seat in whose_books
        ],
    ]


def item_group(scene: Scene, seat: Seat | None, choices: list[Choice]) -> Node:
    """The books of an ARNO lie open, those of the table can be opened."""

    def chip_of(choice: Choice) -> h.Element:
        item: Item = choice.option
        return lit(scene, choice, h.span[scene.read(item.label), " ", h.b[value_of(scene, item)]], class_="book-chip")

    chips = h.div(".book-chips")[(chip_of(choice) for choice in choices)]
    if seat is None:
        return h.details(".arno-rest", data_keep="table")[h.summary[scene.read(msg("On the table"))], chips]
    return h.section(".arno-entries")[h.h2(class_=f"item-owner {seat_class(seat)}")[chip(scene, seat)], chips]


def value_of(scene: Scene, item: Item) -> str:
    return minus(item.now) if type(item.now) is int else scene.text(item.now)


def correction_question(scene: Scene, item: Item) -> Node:
    head = question_head(scene, msg("{item}", item=item), msg("That is in the books. What is right?"), "ARNO-1.4")
    if type(scene.choices[0].option) is int:
        return [head, numbers(scene, item.now if type(item.now) is int else None, msg("Set it right"))]
    others = [choice for choice in scene.choices if not isinstance(choice.option, CardIs)]
    return [
        head,
        h.div(".answers.answers-2")[(item_value(scene, choice) for choice in others)] if others else None,
        card_finder(scene) if len(others) < len(scene.choices) else None,
    ]


def item_value(scene: Scene, choice: Choice) -> h.Element:
    if isinstance(choice.option, Seat):
        return lit(scene, choice, chip(scene, choice.option))
    return tall(scene, choice, icon(sign_of(choice.option) or "edit"), choice.offer.text)


# the end


def points_question(scene: Scene, asked: VictoryPoints | ProjectsSupported, rule: str) -> Node:
    """A person's points, or supported projects where points are tied."""
    seat, tied = asked.seat, isinstance(asked, ProjectsSupported)
    if is_you(scene, seat) and not tied:
        ask = msg("How many victory points do you have?")
    elif tied:
        ask = msg("A tie: how many projects has {seat} supported?", seat=seat)
    else:
        ask = msg("How many victory points has {seat}?", seat=seat)
    hint = msg("Appeal less the target of your conservation, after final scoring.")
    return [
        question_head(scene, ask, None if tied else hint, rule),
        numbers(scene),
        [mat(scene, each, sight_of(scene.view, each), module=module(scene)) for each in arnos(scene.view)],
    ]


def module(scene: Scene) -> bool:
    view: View = scene.view
    return view.agreed.settings.module


# the foot


def finish(scene: Scene) -> Finish | None:
    """Done with the turn; right as it is."""
    found = next((choice for choice in scene.choices if choice.option in FINISHES), None)
    return None if found is None else (found, FINISHES[found.option])


def last(scene: Scene) -> Message | None:
    """What undo takes back in the middle of an answer."""
    asked = scene.asked
    if asked is None:
        return None
    match asked.ask:
        case WhatToCorrect() | RightValue() | RightCard():
            return msg("Leave it")
        case BreakCard(seen=seen) if seen:
            return msg("Last card")
    return None
