"""The other questions: who starts, which tiles, what is for sale, what to correct, points, and chance by hand."""

from __future__ import annotations

from soloist.companion.mammoth.reports import MONEY, Did, HowManyCoins, HowManyPoints
from soloist.companion.mammoth.session import COINS, MammothSession
from soloist.companion.people import WhatDid, WhoStarts
from soloist.engine.flow import Ask
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, nmsg, template
from soloist.games.zooloretto.automa import questions as asks
from soloist.games.zooloretto.automa.deck import MammothCard
from soloist.games.zooloretto.automa.ledger import BARN_SIZE, Key
from soloist.games.zooloretto.automa.why import Step
from soloist.games.zooloretto.components import TRUCK_SPACES
from soloist.games.zooloretto.tiles import Tile
from soloist.web import markup as h
from soloist.web.faces import companion_widgets as ui
from soloist.web.faces.base import nothing
from soloist.web.faces.companion_frame import Page, Pages, Part, asked_page, in_grid
from soloist.web.faces.company import chip, is_you, lone, seat_answer, whose
from soloist.web.faces.mammoth.cards import label, labels, reason
from soloist.web.faces.mammoth.holdings import for_sale, points_so_far
from soloist.web.faces.mammoth.story import recent, turns
from soloist.web.faces.zooloretto.tiles import coin_tile, key_tile, tile
from soloist.web.html import Node, classes, icon, seat_class
from soloist.web.scene import Choice, Scene
from soloist.wording.mammoth import number_before

MANY = 4  # trucks that stand closer together
MOST_ROOMY = 5  # kinds that it may buy; more stand closer together
ORDINALS = (msg("first tile"), msg("second tile"), msg("third tile"))


# what did you do? A tap on a space of a truck says it was loaded, a tap beside it that it was taken


def report_question(scene: Scene, asked: WhatDid) -> Node:
    """One tap: the space, the truck, only money; or what was bought from AutoMammoth."""
    view: MammothSession = scene.view
    ask = msg("What did you do?") if is_you(scene, asked.seat) else asked.say()
    found = {choice.option: choice for choice in scene.choices}
    money = ui.lit(scene, found[MONEY], icon("money"), h.b[scene.read(msg("Only spent money"))], told=True)
    return [
        ui.question_head(scene, ask, msg("Tap a space, a truck, or a button.")),
        h.div(class_=classes("truck-rows", is_many=len(view.known.trucks) >= MANY))[
            (truck_row(scene, view, number, found) for number in range(len(view.known.trucks)))
        ],
        h.div(".answers.answers-2.answers-money")[money, for_sale(scene)],
    ]


def truck_row(scene: Scene, view: MammothSession, number: int, found: dict[Did, Choice]) -> h.Element:
    """A truck with what is counted on it, and the two things that can be done with it."""
    taker = view.known.taken_by[number]
    name = scene.text(msg("Truck {truck}", truck=number + 1))
    if taker is not None:
        return h.div(class_=classes("truck-row is-gone", seat_class(taker)), role="group", aria_label=name)[
            h.span(".truck-gone")[icon("truck"), h.b[str(number + 1)]],
            h.span(".row")[h.span(".muted.small")[scene.read(msg("taken"))], chip(scene, taker, level=False)],
        ]
    return h.div(".truck-row", role="group", aria_label=name)[
        h.div(".truck", data_vt=f"truck-{number + 1}")[
            h.span(".truck-bed")[spaces(scene, view, number, found.get(Did("loaded", number)))],
            h.span(".truck-cab", aria_hidden="true")[h.b[str(number + 1)]],
        ],
        take(scene, view, number, found.get(Did("took", number))),
    ]


def spaces(scene: Scene, view: MammothSession, number: int, load: Choice | None) -> list[h.Element]:
    """Full, the next one to load, free, blocked."""
    count, room = view.known.trucks[number], view.known.counts.truck_spaces[number]
    tiles = scene.text(nmsg("{n} tile", "{n} tiles", n=count))
    found = [
        h.span(".truck-space.is-full", role="img" if place == count else None,
               aria_label=tiles if place == count else None, aria_hidden=None if place == count else "true")[str(place)]
        for place in range(1, count + 1)
    ]  # fmt: skip
    if load is not None:
        found.append(ui.lit(scene, load, icon("plus"), ui.cap(scene, load), class_="truck-space", told=True))
        count += 1
    found += [h.span(".truck-space", aria_hidden="true") for _ in range(room - count)]
    blocked = TRUCK_SPACES - max(room, count)
    return found + [h.span(".truck-space.is-blocked", aria_hidden="true") for _ in range(blocked)]


def take(scene: Scene, view: MammothSession, number: int, choice: Choice | None) -> h.Element:
    if choice is None:
        return h.span(".truck-take.is-off")[scene.read(msg("empty"))]
    text = msg("I took it") if is_you(scene, view.active) else msg("took it")
    return ui.lit(scene, choice, scene.read(text), ui.cap(scene, choice), class_="truck-take", told=True)


# the tiles on a truck


def tiles_question(scene: Scene, asked: asks.WhichTile) -> Node:
    """Each tile of the truck AutoMammoth takes: a tap names it while it is laid on its stack."""
    number, before = asked.number, ui.open_question(scene).about
    order = msg("Take truck {truck}", truck=asked.truck)
    ask = nmsg("Which tile is on it? Put it on its stack.", "Which {n} tiles are on it? Put them on its stacks.",
               n=number)  # fmt: skip
    grid = classes("answers-3 answers-tiles", is_many=len(scene.choices) > 7)
    return [
        h.div(".question", id="question", tabindex="-1", role="status")[
            h.h1[scene.read(order)], h.p(".say.say-small")[scene.read(ask)]
        ],
        slots(scene, before, number) if number > 1 else None,
        ui.answers(scene, lambda scene, choice: tile_answer(scene, choice, before), grid),
        taking_line(scene),
    ]  # fmt: skip


def taking_line(scene: Scene) -> Node:
    """By which action the truck is taken."""
    for card in turns(recent(scene))[-1].cards:
        for entry, fate, line in card.tries():
            if line is not None and line.step is Step.TAKE:
                text, rule = reason(entry, fate, line)
                return ui.why(scene, msg("{entry}: {reason}", entry=label(entry), reason=text), rule, h.p)
    return ui.why(scene, msg("No card can act: it takes the fullest truck"), "MAM-7.4", h.p)


def slots(scene: Scene, before: tuple[Tile, ...], number: int) -> h.Element:
    """The tiles named so far, and room for the rest."""

    def slot(place: int) -> h.Element:
        if place < len(before):
            return h.li(".is-filled")[named_tile(scene, before[place])]
        text = ORDINALS[place] if place < len(ORDINALS) else msg("tile {n}", n=place + 1)
        return h.li(class_=classes(is_next=place == len(before)) or None)[scene.read(text)]

    return h.ol(".slots")[(slot(place) for place in range(number))]


def named_tile(scene: Scene, each: Tile) -> Node:
    if not each.is_stall:
        return tile(each, scene, class_="piece-large")
    return h.span(class_="piece piece-stall piece-large", role="img", aria_label=scene.text(msg("Stall")))[
        icon("kiosk"), h.span(".piece-name", aria_hidden="true")[scene.read(msg("Stall"))]
    ]


def tile_answer(scene: Scene, choice: Choice, before: tuple[Tile, ...]) -> h.Element:
    """A kind of tile, and its stack before and after."""
    some: asks.SomeTile = choice.option
    have = number_before(scene.view, some, before)
    if some.key is None:
        text = msg("its coins {n} → {more}", n=have, more=have + 1)
        return ui.tall(scene, choice, coin_tile(scene, named=False), msg("Coin"), text, class_="answer-wide")
    text = msg("{n} → {more}", n=have, more=have + 1)
    if have == BARN_SIZE:
        text = msg("{n} → {more}, safe", n=have, more=have + 1)
    named = msg("Any stall") if some.key.species is None else msg("{key}", key=some.key)
    return ui.tall(scene, choice, key_tile(some.key, scene), named, text)


# what it may buy


def sale_question(scene: Scene, _: asks.WhatIsForSale) -> Node:
    """The first of its kinds that lies in another barn; the order is AutoMammoth's."""
    seat = scene.view.active
    hint = msg("Tap the first that is in a person's barn: one, or several?")
    if lone(scene) is not None:
        hint = msg("Tap the first that is in your barn: one, or several?")
    kinds = ui.of_kind(scene, Key)
    several = {choice.option.key: choice for choice in ui.of_kind(scene, asks.SeveralOf)}

    def row(place: int, one: Choice) -> h.Element:
        key: Key = one.option
        stack = nmsg("its stack has {n}", "its stack has {n}", n=len(scene.view.ledger(seat).stack(key)))
        picture, number = key_tile(key, scene), msg("{n}. {key}", n=place, key=key)
        return h.div(".answers.answers-sale")[
            ui.big(scene, one, picture, number, stack, class_="answer-flat"),
            ui.lit(scene, several[key], h.b[scene.read(msg("several"))], ui.cap(scene, several[key]),
                   class_="answer answer-flat", told=True),
        ]  # fmt: skip

    none = [choice for choice in scene.choices if choice.option == asks.NONE]
    return [
        ui.question_head(scene, msg("It wants to buy"), hint, "MAM-6.2", lead=whose(scene)),
        h.div(class_=classes("sale-rows", is_many=len(kinds) > MOST_ROOMY))[
            (row(place, choice) for place, choice in enumerate(kinds, 1)),
            h.div(".answers")[
                (ui.big(scene, choice, icon("close"), msg("None of these"), class_="answer-flat") for choice in none)
            ],
        ],
    ]


def with_key(scene: Scene, about: asks.WhoseIsIt | asks.HowMany) -> Node:
    return [whose(scene), key_tile(about.key, scene)]


def how_many_question(scene: Scene, about: asks.HowMany) -> Node:
    """Which of them it gets is drawn from all that lie in barns."""
    hint = msg("Stalls of all types count alike.")
    if about.key.species is not None:
        hint = msg("Male, female and offspring count alike.")
    yours = template("How many of these are in your barn: {key}?")
    return Page(hint, yours=yours, lead=with_key)(scene, about)


def sorts(scene: Scene, about: asks.WhichSorts) -> Node:
    """The seller's tiles one by one; one of them is drawn then."""
    picked = ui.open_question(scene).picked
    return [slots(scene, picked, about.n), ui.answers(scene, drawn_answer, "answers-3 answers-tiles")]


def picture_of(thing: object, scene: Scene) -> Node:
    """What a correction is about."""
    match thing:
        case Key():
            return key_tile(thing, scene, class_="piece-small")
        case int():
            return icon("truck")
    return icon("money" if thing == COINS else "pile")


# chance by hand


def soloist_draws(scene: Scene, _: Ask) -> Node:
    """Where the person draws, or breaks a tie: Soloist may do it this once."""

    def button(scene: Scene, choice: Choice) -> h.Element:
        return ui.big(scene, choice, icon("shuffle"), msg("Soloist draws"), key="r")

    found = ui.of_kind(scene, asks.SoloistDraws)
    return ui.answers(scene, button, "", found) if found else None


def drawn_answer(scene: Scene, choice: Choice) -> h.Element:
    """A card, a stack, a tile, or whose tile it is."""
    match choice.option:
        case MammothCard() as card:
            return ui.lit(scene, choice, h.b(".number")[card.code], " ", h.small[labels(card, scene)])
        case Key() as key:
            return ui.tall(scene, choice, key_tile(key, scene), msg("{key}", key=key))
        case Tile() as each:
            return ui.tall(scene, choice, tile(each, scene, named=False), msg("{tile}", tile=each))
    return ui.lit(scene, choice, chip(scene, choice.option), shares(scene, choice.option))


def shares(scene: Scene, seat: Seat) -> Node:
    """How many of the tiles to draw from are theirs."""
    asked = ui.open_question(scene)
    among = asked.about.among if isinstance(asked.about, asks.DrawnByHand) else asked.options
    count = sum(each == seat for each in among)
    return h.small[scene.read(nmsg("{n} tile", "{n} tiles", n=count))]


# every question


def of_active(scene: Scene, _: Ask) -> Node:
    return whose(scene)


def by_hand(hint: Message, title: Message, kind: type, class_: str = "answers-3", lead: Part = nothing) -> Page:
    """Something that the person draws, or Soloist this once."""
    return Page(hint, title, lead=lead, answers=in_grid(drawn_answer, class_, kind), below=soloist_draws)


WHICH_ONE = msg("Which one is it?")
PAGES: Pages = {
    WhoStarts: Page(msg("Decide as you like."), answers=in_grid(seat_answer)), WhatDid: report_question,
    HowManyPoints: Page(msg("Count your zoo as printed."), yours=msg("How many points do you have?"),
                        below=points_so_far),
    HowManyCoins: Page(msg("More coins win a tie."), yours=msg("A tie: how many coins do you have?"),
                       below=points_so_far),
    asks.WhichTile: tiles_question, asks.WhatIsForSale: sale_question,
    asks.WhoseIsIt: Page(msg("Its owner sells it."), lead=with_key, answers=in_grid(seat_answer)),
    asks.HowMany: how_many_question,
    asks.WhichSorts: Page(
        msg("Tap each of them; then one is drawn."), template("{seat} sells one of {n}. Which are they?"),
        template("You sell one of {n}. Which are they?"), of_active, sorts,
    ),
    asks.NextCard: by_hand(WHICH_ONE, msg("Turn up its next card"), MammothCard, "answers-3 answers-cards", of_active),
    asks.WhichOfEqualStacks: by_hand(msg("Which one came first?"), msg("Equal stacks: decide at random"), Key),
    asks.WhichOfTheirs: by_hand(WHICH_ONE, msg("Draw one of these tiles"), Tile, "answers-3 answers-tiles"),
    asks.WhoseTile: by_hand(msg("Whose is it?"), msg("Draw one of all these tiles"), Seat, ""),
}  # fmt: skip


def question(scene: Scene) -> Node:
    """Whatever is asked."""
    return asked_page(scene, PAGES, picture_of)


def last(scene: Scene) -> Message | None:
    """What undo takes back in the middle of an answer."""
    asked = scene.asked
    is_begun = asked is not None and (asked.picked or (isinstance(asked.ask, asks.WhichTile) and asked.ask.place > 1))
    return msg("Last tile") if is_begun else None
