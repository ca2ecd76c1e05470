"""Every question at ARNO's table, with its answers as big buttons."""

from __future__ import annotations

from itertools import permutations

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
from soloist.games.arknova.cards import Animal, Card, Project, Sponsor
from soloist.web import markup as h
from soloist.web.faces import companion_widgets as ui
from soloist.web.faces import drawings as draw
from soloist.web.faces.arknova.arno_mat import action_row
from soloist.web.faces.arknova.signs import icon_name
from soloist.web.faces.arno.reports import doubt_question, income_question, seed_words, turn_question
from soloist.web.faces.arno.signs import KINDS, sign_of
from soloist.web.faces.arno.story import all_mats, chapters, rolled_among, sight_of
from soloist.web.faces.companion_frame import Page, Pages, asked_page, corrections_question, in_grid
from soloist.web.faces.company import chip, seat_answer, whose
from soloist.web.html import Node, classes, icon, rule_link, seat_class
from soloist.web.reading import Reading, drawn_once
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
        [project_finder(scene), name_it(scene)] if cards else None,
    ]


def row_question(scene: Scene, _: reports.ActionRow) -> Node:
    """The action cards as somebody has shuffled them: every order is an answer [ARNO-2.2]."""
    asked = ui.open_question(scene)

    def order(cards: tuple[Choice, ...]) -> h.Element:
        said = ", ".join(scene.text(card.option) for card in cards)
        return h.button(".book-chip.lit", type="submit", form="answer", name="answer",
                        value=", ".join(card.code for card in cards), data_says=said, data_tip=said)[
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
    return f"{card.id or ''} {card.name}", ui.lit(scene, choice, card_face(scene, card), class_="answer", number="")


@drawn_once
def card_face(scene: Reading, card: Card) -> Node:
    return [
        h.span(".answer-picture", aria_hidden="true")[icon(sign_of(card) or "card")],
        h.span[h.b[scene.read(card)], h.small[str(card.id)] if card.id else None],
        h.span(".arno-icons", aria_hidden="true")[(icon(icon_name(each)) for each in getattr(card, "icons", ()))],
    ]


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


def named_cards(scene: Scene, kind: type) -> list[ui.Found]:
    return [card_answer(scene, choice) for choice in of_cards(scene, kind, named=True)]


PROJECT = msg("Project")
CARD_WORDS = msg("The card's number or name")


def project_finder(scene: Scene) -> Node:
    """The projects, with a field to find one."""
    projects = named_cards(scene, Project)
    title: Node = [icon(KINDS[Project]), scene.read(msg("Projects")), h.span(".muted")[str(len(projects))]]
    return ui.finder(scene, CARD_WORDS, [(title, projects)]) if projects else None


def project_answer(scene: Scene, text: Message, title: Message = PROJECT) -> Node:
    """A project needs its name: the button opens the list."""
    found = project_finder(scene)
    if found is None:
        return None
    face = ui.big_face(icon(KINDS[Project]), scene.read(title), scene.read(text), "p", "family-project")
    return ui.sheet(scene, face, msg("Which project?"), found, class_="is-answer", key="p")


def name_it(scene: Scene) -> Node:
    """For who wants to say which card it is."""
    groups: list[ui.Group] = [([icon(KINDS[kind]), scene.read(words), h.span(".muted")[str(len(cards))]], cards)
              for kind, words in GROUPS if (cards := named_cards(scene, kind))]  # fmt: skip
    if not groups:
        return None
    face = [icon("search"), scene.read(msg("Or name the card"))]
    return ui.sheet(scene, face, msg("Which card?"), ui.finder(scene, CARD_WORDS, groups), class_="entry-rest")


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
        project_answer(scene, msg("which one?")),
        name_it(scene),
    ]


def first_project_question(scene: Scene, about: FirstProject) -> Node:
    """ARNO's first cards: the first two projects are kept. Often there is none, so that stands first."""
    ask, none = msg("Draw {n} cards: the first project?", n=about.of), msg("No project among them")
    rest_of_it, name = msg("nearly half the time; discard all {n}", n=about.of), msg("Name the first project")
    kept = msg("it keeps the first two; the rest is discarded")
    if about.number > 1:
        ask, none = msg("And the second project?"), msg("No second project")
        rest_of_it, name, kept = msg("discard the rest"), msg("Name the second project"), msg("then discard the rest")
    hint = msg("Look at them in the order drawn. Animals and sponsors do not matter now.")
    lead = h.div(".setup-tag")[chip(scene, about.seat)]
    return [
        ui.question_head(scene, ask, lead=lead),
        first_cards(scene, about.of),
        rest(scene, "close", none, rest_of_it),
        project_answer(scene, kept, name),
        ui.why(scene, hint, "ARNO-2.12", h.p),
    ]


def first_cards(scene: Scene, count: int) -> h.Element:
    """Its first cards in a row."""
    cards = [
        [draw.box(16 + 43 * place, 40, 36, 52, draw.LIT if place == 0 else draw.CARD, 5),
         draw.words(34 + 43 * place, 73, place + 1)]
        for place in range(count)
    ]  # fmt: skip
    said = msg("{n} cards in the order they are drawn", n=count)
    return draw.drawing(scene, said, f"0 34 {26 + 43 * count} 64", cards, class_="is-low")


def by_name(scene: Scene, _: Ask) -> Node:
    return project_finder(scene)


def any_animal(scene: Scene, _: questions.WhichAnimal) -> Node:
    skip = rest(scene, "act-animals", msg("It does not matter"), msg("its icons are not counted"))
    return [skip, name_it(scene)]


def number_question(scene: Scene, ask: Ask) -> Node:
    asked = ui.open_question(scene)
    head = ui.question_head(scene, msg("{ask}", ask=ask))
    return [head, h.p[rule_link(asked.why)], ui.numbers(scene, asked.passing)]


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
    """What the next card is that an ARNO draws."""
    ask = msg("Card {n} of {of} for {seat}: what is it?", n=about.number, of=about.of, seat=about.seat)
    kinds = {each.kind for each in about.seen}
    hint = msg("Draw the next one from the deck.") if about.seen else msg(
        "Draw from the deck, one after the other. It keeps the first animal and the first project."
    )  # fmt: skip

    def draw(scene: Scene, choice: Choice) -> h.Element:
        kind = choice.option.kind
        family, title, _, key = KIND_WORDS[kind]
        fate = msg("discarded: it has one") if kind in kinds else msg("kept, its icons count")
        return ui.big(scene, choice, icon(KINDS[kind]), title, msg("discarded") if kind is Sponsor else fate, key=key,
                      family=f"family-{family}")  # fmt: skip

    unnamed = [each for kind in KIND_WORDS for each in of_cards(scene, kind, named=False)]
    return [
        ui.question_head(scene, ask),
        h.ol(".drawn-cards")[(drawn_card(scene, about, place) for place in range(about.of))],
        ui.answers(scene, draw, "", unnamed),
        project_answer(scene, msg("discarded") if Project in kinds else msg("kept, then I ask which")),
        ui.why(scene, hint, "ARNO-12.3", h.p),
        name_it(scene),
    ]


def drawn_card(scene: Scene, about: BreakCard, place: int) -> h.Element:
    """A card ARNO has drawn and what becomes of it, or one to come."""
    if place >= len(about.seen):
        return h.li(class_="is-next" if place == len(about.seen) else None)[str(place + 1)]
    card = about.seen[place]
    kept = card.kind is not Sponsor and card.kind not in [each.kind for each in about.seen[:place]]
    return h.li(class_=classes("is-got", is_kept=kept))[
        icon(KINDS[card.kind]), h.b[scene.read(card)], h.small[scene.read(msg("kept") if kept else msg("discarded"))]
    ]


# points


def points_answers(scene: Scene, ask: reports.VictoryPoints) -> Node:
    """The number that was worked out, or another one; or both totals, from which Soloist works it out."""
    totals = scene.choice(reports.TOTALS.code)
    text = msg("Soloist works the points out")
    other = None if totals is None else ui.big(scene, totals, icon("appeal"), totals.offer.text, text)
    return [other, ui.numbers(scene, ask.worked_out)]


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
    reports.SupportedProject: Page(answers=by_name),
    reports.IncomeOf: income_question,
    reports.ActionRow: row_question,
    reports.TotalOf: Page(answers=lambda scene, ask: ui.numbers(scene, ask.now)),
    reports.VictoryPoints: Page(
        msg("Appeal minus the target for your conservation, after final scoring."),
        yours=msg("How many victory points do you have?"), answers=points_answers,
    ),
    reports.ProjectsSupported: Page(below=all_mats),
}  # fmt: skip


def question(scene: Scene) -> Node:
    """Whatever is asked."""
    return asked_page(scene, PAGES, picture)


def last(scene: Scene) -> Message | None:
    """What undo takes back in the middle of an answer."""
    return msg("Last card") if isinstance(scene.ask, BreakCard) and scene.ask.seen else None
