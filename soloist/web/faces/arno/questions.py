"""Every question at ARNO's table, with its answers as big buttons."""

from __future__ import annotations

from itertools import permutations

import htpy as h

from soloist.companion.arno import reports
from soloist.companion.arno.session import ArnoSession
from soloist.companion.corrections import WhatIsRight
from soloist.companion.people import WhatDid, WhoStarts
from soloist.engine.flow import Ask
from soloist.engine.notation import Word
from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, msg, template
from soloist.games.arknova.arno import questions
from soloist.games.arknova.arno.answers import ROLL, CardIs, DieFace, OtherDie
from soloist.games.arknova.arno.questions import BreakCard, FirstProject, InFolder, OnDie, TilePlace
from soloist.games.arknova.arno.rolls import ActionDie, RolledFolder
from soloist.games.arknova.arno.turn import Place
from soloist.games.arknova.arno.why import Roll
from soloist.games.arknova.board import FOLDERS
from soloist.games.arknova.cards import Animal, Project, Sponsor
from soloist.web.faces import companion_widgets as ui
from soloist.web.faces.arknova.arno_mat import action_row
from soloist.web.faces.arknova.signs import icon_name
from soloist.web.faces.arno.instructions import break_words, steps_before
from soloist.web.faces.arno.reports import doubt_question, income_question, seed_words, turn_question
from soloist.web.faces.arno.signs import KINDS, picture_of, sign_of
from soloist.web.faces.arno.story import Kind, all_mats, break_steps, chapters, rolled_among, sight_of
from soloist.web.faces.companion_frame import Page, Pages, asked_page, corrections_question, in_grid
from soloist.web.faces.companion_story import is_resting
from soloist.web.faces.company import seat_answer, whose
from soloist.web.html import Node, classes, icon, rule_link, seat_class
from soloist.web.scene import Choice, Scene


def rest(scene: Scene, sign: str, title: Message, text: Message | None = None) -> h.Element:
    """The answer that is no card: none of them, or it does not matter."""
    words = ui.of_kind(scene, Word)
    return ui.answers(scene, lambda scene, choice: ui.big(scene, choice, icon(sign), title, text), "", words)


def picture(thing: object, scene: Scene) -> Node:
    return icon(sign_of(thing) or "edit")


def value_question(scene: Scene, ask: WhatIsRight) -> Node:
    """The right thing in pictures; a card can be found by its name."""
    if type(scene.choices[0].option) is int:
        return corrections_question(scene, picture)

    def draw(scene: Scene, choice: Choice) -> h.Element:
        if isinstance(choice.option, Seat):
            return seat_answer(scene, choice)
        return ui.tall(scene, choice, picture(choice.option, scene), choice.offer.text)

    hint, cards = msg("This is on record. What should it be?"), ui.of_kind(scene, CardIs)
    others = [choice for choice in scene.choices if choice not in cards]
    return [
        ui.question_head(scene, msg("{item}", item=ask.correction), hint, "ARNO-1.4"),
        ui.answers(scene, draw, "answers-2", others) if others else None,
        card_finder(scene) if cards else None,
    ]


def row_question(scene: Scene, _: reports.ActionRow) -> Node:
    """The action cards as somebody has shuffled them: every order is an answer [ARNO-2.2]."""
    asked = ui.open_question(scene)

    def order(cards: tuple[Choice, ...]) -> h.Element:
        said = ", ".join(scene.text(card.option) for card in cards)
        return h.button(".book-chip.lit", type="submit", form="answer", name="answer",
                        value=", ".join(card.code for card in cards), data_says=said, title=said)[
            [icon(sign_of(card.option) or "card") for card in cards], h.span(".visually-hidden")[said]
        ]  # fmt: skip

    return [
        ui.question_head(scene, msg("Shuffle the cards for slots 2 to 5"), msg("What order are they in?"), asked.why),
        h.div(".arno-orders")[(order(cards) for cards in permutations(scene.choices, asked.count))],
    ]


# dice


def die_question(scene: Scene, on: OnDie) -> Node:
    """The faces of the die that was rolled; those that are rolled again are grey."""
    view: ArnoSession = scene.view
    faces = {choice.option.face: choice for choice in ui.of_kind(scene, DieFace)}
    again = [str(face) for face in range(1, on.sides + 1) if face not in faces]
    hint = msg("All results are equally likely.")
    if again:
        hint = msg("All results are equally likely; reroll {faces}.", faces=", ".join(again))
    ask = msg("Roll a d{sides}: {ask}", sides=on.sides, ask=on.roll)
    if on.first:
        ask = msg("Roll once more: {ask}", ask=on.roll)
    is_action = isinstance(on.roll, ActionDie) and view.active is not None

    def meaning(means: Sayable | None) -> Node:
        """In a word or two; of a slot the card that lies there."""
        if is_action and isinstance(means, Place):
            return scene.read(view.ledger(view.acting).order[means.number - 1])
        return None if means is None else scene.read(means)

    return [
        ui.question_head(scene, ask, hint, ui.open_question(scene).why), other_dice(scene, on),
        ui.die_pad(scene, on.sides, faces, {face: meaning(choice.option.means) for face, choice in faces.items()}),
        ui.let_soloist_roll(scene, ui.found(scene, ROLL)), h.p(".why")[seed_words(scene)],
        h.div(class_=seat_class(view.acting))[action_row(scene, view.acting, sight_of(scene, view.acting))]
        if is_action
        else None,
    ]  # fmt: skip


def other_dice(scene: Scene, on: OnDie) -> Node:
    """The die in use, and the others."""
    others = {choice.option.sides: choice for choice in ui.of_kind(scene, OtherDie)}

    def die(sides: int) -> h.Element:
        inside = [icon("d6-6" if sides == 6 else f"d{sides}"), f"d{sides}"]
        if sides in others:
            return ui.lit(scene, others[sides], inside, class_="book-chip", number="", key=f"shift+{sides % 10}")
        return h.span(".book-chip.is-picked", aria_current="true")[inside]

    return h.div(".book-chips")[(die(sides) for sides in sorted([*others, on.sides]))] if others else None


# cards

KIND_WORDS = {
    Animal: ("animal", msg("Animal"), msg("ARNO keeps it, its icons count"), "a"),
    Sponsor: ("sponsor", msg("Sponsor"), msg("goes to the discard pile"), "s"),
}
GROUPS = ((Animal, msg("Animals by name")), (Sponsor, msg("Sponsors by name")))


def card_answer(scene: Scene, choice: Choice) -> ui.Found:
    """A named card: its number, its name, its icons."""
    card = choice.option.card
    inside = [
        h.span(".answer-picture", aria_hidden="true")[icon(sign_of(card) or "card")],
        h.span[h.b[scene.read(card)], h.small[str(card.id)] if card.id else None],
        h.span(".arno-icons", aria_hidden="true")[(icon(icon_name(each)) for each in getattr(card, "icons", ()))],
    ]
    return f"{card.id or ''} {card.name}", ui.lit(scene, choice, inside, class_="answer", number="")


def of_cards(scene: Scene, kind: type, *, named: bool) -> list[Choice]:
    return [choice for choice in ui.of_kind(scene, CardIs)
            if choice.option.kind is kind and (choice.option.card is not None) is named]  # fmt: skip


def kind_answers(scene: Scene) -> Node:
    """Animal and sponsor need no name; a project does, so its button opens the list."""

    def draw(scene: Scene, choice: Choice) -> h.Element:
        family, title, text, key = KIND_WORDS[choice.option.kind]
        picture = icon(KINDS[choice.option.kind])
        return ui.big(scene, choice, picture, title, text, key=key, family=f"family-{family}")

    return ui.answers(scene, draw, "", [each for kind in KIND_WORDS for each in of_cards(scene, kind, named=False)])


def card_finder(scene: Scene, *, is_open: bool = False) -> Node:
    """Projects by name, and any other card for who wants to say which it is."""

    def named(kind: type) -> list[ui.Found]:
        return [card_answer(scene, choice) for choice in of_cards(scene, kind, named=True)]

    projects = named(Project)
    title = [
        h.span(".answer-picture.tint-conservation", aria_hidden="true")[icon(KINDS[Project])],
        h.span[h.b[scene.read(msg("Project"))], " ", h.small[scene.read(msg("which one?"))]],
        h.kbd(aria_hidden="true")["P"],
    ]
    return ui.finder(
        scene, msg("Or the card's number or name"),
        [([icon(KINDS[kind]), scene.read(words), h.span(".muted")[str(len(cards))]], cards)
         for kind, words in GROUPS if (cards := named(kind))],
        first=(title, projects) if projects else None, is_open=is_open,
    )  # fmt: skip


def folder_question(scene: Scene, about: InFolder) -> Node:
    """Which card ARNO takes of the display."""
    ask = msg("What is the card in folder {n}?", n=about.number)
    rolls = [each for each in chapters(scene)[-1].all(Roll) if isinstance(each.ask, RolledFolder)]
    lead = [h.p[h.span(".why")[rolled_among(scene, roll), " ", rule_link(roll.rule)]] for roll in rolls[-1:]]
    return [
        ui.question_head(scene, ask, lead=[whose(scene, about.seat), lead]),
        h.ol(".arno-folders", aria_hidden="true")[
            (h.li(class_="is-hit" if number == about.number else None)[str(number)] for number in range(1, FOLDERS + 1))
        ],
        kind_answers(scene),
        card_finder(scene),
    ]


def first_project_question(scene: Scene, about: FirstProject) -> Node:
    """ARNO's first cards: the first two projects are kept."""
    ask, none = msg("Which is the first project?"), msg("No project among them")
    if about.number > 1:
        ask, none = msg("And the second project?"), msg("No second project")
    hint = msg("Draw 8 cards for ARNO, in order. Keep the first two projects for it and discard the rest.")
    head = ui.question_head(scene, ask, hint, "ARNO-2.12", lead=whose(scene, about.seat))
    return [head, card_finder(scene, is_open=True), rest(scene, "close", none)]


def by_name(scene: Scene, _: Ask) -> Node:
    return card_finder(scene, is_open=True)


def any_animal(scene: Scene, _: questions.WhichAnimal) -> Node:
    skip = rest(scene, "act-animals", msg("It does not matter"), msg("its icons are not counted"))
    return [skip, card_finder(scene)]


def number_question(scene: Scene, ask: Ask) -> Node:
    asked = ui.open_question(scene)
    head = ui.question_head(scene, msg("{ask}", ask=ask))
    return [head, h.p[rule_link(asked.why)], ui.numbers(scene, asked.passing)]


def totals_button(scene: Scene) -> Node:
    """Nobody has to compute: both totals instead of the points."""
    choice = scene.choice(reports.TOTALS.code)
    return None if choice is None else ui.lit(scene, choice, h.b[scene.read(choice.offer.text)])


def tile_question(scene: Scene, place: TilePlace) -> Node:
    ask = msg("Which tile is on the left, at {space}?", space=place.space)
    if place.alone:
        ask = msg("Which tile is at {space}?", space=place.space)
    elif place.side:
        ask = msg("Which tile is on the right, at {space}?", space=place.space)

    def draw(scene: Scene, choice: Choice) -> h.Element:
        return ui.tall(scene, choice, icon(sign_of(choice.option) or "bonus"), msg("{tile}", tile=choice.option))

    head = ui.question_head(scene, ask, msg("ARNO takes it and it leaves the game."), ui.open_question(scene).why)
    return [head, ui.answers(scene, draw, "answers-3")]


# the break


def break_question(scene: Scene, about: BreakCard) -> Node:
    """The steps of the break so far, and the cards ARNO draws."""
    drawn = drawn_cards(scene, about)
    return [
        ui.headline(scene, msg("Break"), msg("Income: ARNO draws cards"), "break", "arno-pause"),
        break_so_far(scene, drawn) or drawn,
        card_finder(scene),
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
                [h.p(".why")[picture_of(part.told), scene.read(part.told.what)] for part in inside],
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
        ui.why(scene, msg("It keeps the first animal and the first project."), "ARNO-12.3", h.p),
    ]


# every question

PAGES: Pages = {
    WhoStarts: Page(msg("Always a person, never ARNO."), answers=in_grid(seat_answer)), WhatDid: turn_question,
    WhatIsRight: value_question, OnDie: die_question, InFolder: folder_question, BreakCard: break_question,
    FirstProject: first_project_question, TilePlace: tile_question,
    questions.WhichAnimal: Page(msg("Its icons may trigger your cards."), answers=any_animal),
    questions.WhichProject: Page(
        msg("ARNO puts a token on it, so its rewards matter now."), template("Which project is {place}?"),
        answers=by_name,
    ),
    questions.FirstSponsors: number_question, questions.BreakToken: number_question, questions.Doubt: doubt_question,
    reports.TotalOf: number_question,
    reports.SupportedProject: Page(answers=by_name),
    reports.IncomeOf: lambda scene, ask: [break_so_far(scene), income_question(scene, ask)],
    reports.ActionRow: row_question,
    reports.VictoryPoints: Page(
        msg("Appeal minus the target for your conservation, after final scoring."),
        yours=msg("How many victory points do you have?"), below=lambda scene, _: [totals_button(scene), all_mats(scene)],
    ),
    reports.ProjectsSupported: Page(below=all_mats),
}  # fmt: skip


def question(scene: Scene) -> Node:
    """Whatever is asked; in the middle of ARNO's turns after what is to be done before."""
    return [None if is_resting(scene) else steps_before(scene), asked_page(scene, PAGES, picture)]


def last(scene: Scene) -> Message | None:
    """What undo takes back in the middle of an answer."""
    return msg("Last card") if isinstance(scene.ask, BreakCard) and scene.ask.seen else None
