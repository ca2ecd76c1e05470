"""Every question at the AI's table, with its answers as big buttons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from soloist.companion.corrections import WhatToCorrect
from soloist.companion.orichalcum_ai.reports import EQUAL, FEWER, MORE, UNNAMED, WhichCardIsLaidOut, WhoHasMoreHoplites
from soloist.companion.orichalcum_ai.session import HUMAN, AiSession
from soloist.companion.people import WhatDid
from soloist.engine.words import Message, msg, nmsg
from soloist.games.orichalcum.ai import questions as asks
from soloist.games.orichalcum.ai.questions import DieFace, WhatDieShows, WhichTile
from soloist.games.orichalcum.ai.table_knowledge import OTHER_BUILDING
from soloist.games.orichalcum.ai.turn import bases
from soloist.games.orichalcum.dice import SKULL, face_said
from soloist.games.orichalcum.pieces import TERRAIN, Action, Building, Card, Creature, Kind, Terrain
from soloist.web import markup as h
from soloist.web.faces import companion_widgets as ui
from soloist.web.faces.companion_frame import Pages, asked_page
from soloist.web.faces.orichalcum.hint import dice
from soloist.web.faces.orichalcum.signs import ACTION_ICONS, die_icon, loot
from soloist.web.faces.orichalcum_ai.pictures import building_sign, creature_picture, terrain_picture, tile_so_far
from soloist.web.faces.orichalcum_ai.reports import in_words, items_question, picture_of, turn_question
from soloist.web.faces.orichalcum_ai.story import face_rolled, its_turn
from soloist.web.html import Node, icon, rule_link
from soloist.web.scene import AND, Choice, Scene

PLACES = (msg("1st card"), msg("2nd card"), msg("3rd card"), msg("4th card"), msg("5th card"))
SIZES = (1, 2, 3)


def without(scene: Scene, option: object, words: Message) -> h.Element:
    """That there is none of what is asked for."""
    return h.div(".answers")[ui.big(scene, ui.found(scene, option), icon("close"), words)]


# dice


def dice_question(scene: Scene, on: WhatDieShows) -> Node:
    """One die for a card, or four dice against a creature; where all chance is by hand, the foot lets Soloist roll."""
    roll = scene.choice(asks.ROLL.code)
    return [
        card_die(scene, on) if on.creature is None else fight(scene, on, on.creature),
        ui.let_soloist_roll(scene, roll) if roll is not None else None,
    ]


def chance_question(scene: Scene, dice: asks.AiDice) -> Node:
    """Where all chance is by hand, one die after the other."""
    ai, cards = scene.view.ai, len(scene.view.known.row)
    if isinstance(dice, asks.FightDice) and ai.beasts:
        return dice_question(scene, WhatDieShows(dice, 2, cards, ai.beasts[0].creature, ai.hoplites))
    return dice_question(scene, WhatDieShows(dice, 1, cards))


def card_die(scene: Scene, on: WhatDieShows) -> Node:
    """Each face says which card it takes."""
    ask = msg("Roll one die: which card does it take?")
    hint = nmsg(
        "{n} card left. Count from the left; a number too high takes the last one. The AI never pays.",
        "{n} cards left. Count from the left; a number too high takes the last one. The AI never pays.", n=on.cards,
    )  # fmt: skip
    if isinstance(on.dice, asks.DiscardDie):
        ask = msg("Roll one die: which card is discarded?")
        hint = nmsg(
            "{n} card left. Count from the left; a number too high takes the last one.",
            "{n} cards left. Count from the left; a number too high takes the last one.", n=on.cards,
        )  # fmt: skip
    places = [min(1 if face == SKULL else face, on.cards) for face in range(1, SKULL + 1)]
    words = [PLACES[place - 1] if 0 < place <= len(PLACES) else msg("card {n}", n=place) for place in places]
    return [ui.question_head(scene, ask, hint, on.dice.rule), faces_pad(scene, words)]


def faces_pad(scene: Scene, words: Sequence[Message]) -> h.Element:
    """The six faces, each with what it means."""

    def button(choice: Choice) -> h.Element:
        face = choice.option.face if isinstance(choice.option, DieFace) else choice.option
        is_skull = face == SKULL
        return ui.lit(
            scene, choice, icon(die_icon(face), scene.text(face_said(face)), class_="die die-large"),
            h.span[scene.read(words[face - 1])],
            class_="", number=None if is_skull else str(face), key="s" if is_skull else None,
        )  # fmt: skip

    return h.div(".dice-pad")[(button(choice) for choice in ui.of_kind(scene, DieFace, int))]


def fight(scene: Scene, on: WhatDieShows, creature: Creature) -> Node:
    """Only skulls count [OAI-6.2]."""
    hint, lead = msg("Only skulls count, not the total: a 52% chance. A miss costs a hoplite."), foe(scene, creature)
    if on.number > 1:
        words = [*(face_said(face) for face in range(1, SKULL)), msg("won")]
        ask = msg("Roll all 4 dice: what does the next one show?")
        return [ui.question_head(scene, ask, hint, "OAI-6.2", lead=lead), faces_pad(scene, words)]
    skull, none = ui.found(scene, DieFace(SKULL)), ui.found(scene, asks.NO_SKULL)
    return [
        ui.question_head(scene, msg("Roll all 4 dice. Any skull?"), hint, "OAI-6.2", lead=lead),
        h.div(".answers")[
            ui.big(scene, skull, icon("skull"), msg("At least one skull"), after_win(scene), key="s"),
            ui.big(scene, none, icon("close"), msg("No skull"), after_loss(scene, on), key="n"),
        ],
    ]


def after_win(scene: Scene) -> Message:
    beasts = scene.view.ai.beasts
    if len(beasts) > 1:
        return msg("wins, takes the loot, then fights {creature}", creature=beasts[1].creature)
    return msg("wins, takes the loot; it was the last creature")


def after_loss(scene: Scene, on: WhatDieShows) -> Message:
    """Without a hoplite it goes on by the other reading only [OAI-6.5, OAI-Q1]."""
    goes_on = scene.view.agreed.settings.ai_combat_mode != "literal"
    if on.hoplites > 1 or (on.hoplites and goes_on):
        return msg("hoplites {n} → {left}, it rolls again", n=on.hoplites, left=on.hoplites - 1)
    return msg("hoplites 1 → 0, the fights end") if on.hoplites else msg("it has no hoplite: the fights end")


def foe(scene: Scene, creature: Creature) -> h.Element:
    """The creature, its loot, and the roll before if that was lost."""
    turn = its_turn(scene)
    fights = [] if turn is None else turn.fights
    lost = list(takewhile(lambda roll: not roll.is_won, reversed(fights)))
    again = before = None
    if lost:
        again = [" · ", scene.read(msg("roll {n}", n=len(lost) + 1))]
        rolled = dice(scene, lost[0].faces) if lost[0].faces else None
        before = h.div(".oai-before")[rolled, h.p(".why")[scene.read(msg("before: lost, −1 hoplite"))]]
    gains = loot(scene, creature.hoplites, creature.nuggets) or "–"
    return h.div(".oai-foe")[
        creature_picture(creature),
        h.div(".grow")[h.p(".sign")[scene.read(creature)], h.p(".why")[scene.read(msg("loot")), " ", gains, again]],
        before,
    ]


# what lies on the space


def card_question(scene: Scene, about: asks.WhichCard | WhichCardIsLaidOut) -> Node:
    """Action by action, with the size of the tile: one tap."""
    place, lead = about.place, die_lead(scene, about.place) if isinstance(about, asks.WhichCard) else None
    hint, rule = msg("The card and the size of its tile."), "OAI-3.1" if lead is None else ""
    if isinstance(about, WhichCardIsLaidOut):
        hint, rule = msg("Soloist notes the cards that are laid out, from left to right."), "ORI-2.4"
    cards = {(choice.option.action, choice.option.size): choice for choice in ui.of_kind(scene, Card)}
    sizes = sorted({size for _, size in cards} | set(SIZES))

    def button(choice: Choice | None) -> h.Element:
        if choice is None:
            return h.span(".oai-card.is-off")["–"]
        return ui.lit(scene, choice, tile_so_far(choice.option.size, (), -1), class_="oai-card", told=True, number="")

    def row(action: Action) -> h.Element:
        return h.li[
            h.span(".oai-action")[icon(ACTION_ICONS[action]), h.b[scene.read(action)]],
            (button(cards.get((action, size))) for size in sizes),
        ]

    skip = [choice for choice in scene.choices if choice.option == UNNAMED]
    return [
        ui.question_head(scene, msg("What is on space {n}?", n=place), hint, rule, lead=lead),
        h.ul(".oai-cards")[(row(action) for action in Action)],
        ui.answers(scene, in_words, "", skip) if skip else None,
    ]


def die_lead(scene: Scene, place: int) -> Node:
    """The die that chose the card."""
    turn = its_turn(scene)
    face = None if turn is None else face_rolled(turn.told)
    if face is None:
        return None
    text = msg("takes the card on space {n}", n=place)
    return h.p(".why.oai-lead")[dice(scene, [face]), " ", scene.read(text), " ", rule_link("OAI-3.1")]


Circle = Terrain | Creature  # what is on a circle of a tile: its terrain, or the creature on a volcano


def tile_question(scene: Scene, about: WhichTile) -> Node:
    """Circle by circle, clockwise, a volcano with the creature on it; the last tap answers for all of them."""
    size, named = about.card.size, picked_circles(scene, about.card.size)
    ask, hint = msg("What is on its tile?"), msg("The tile that came with this card.")
    if size > 1:
        ask = msg("Its tile, circle {n} of {of}", n=len(named) + 1, of=size)
        hint = msg("Clockwise, from any circle.")
    back: Node = None
    if named:
        back = h.button(".button.button-large", type="submit", form="pick", name="pick", value=codes(named[:-1]),
                        data_key="escape")[icon("undo"), scene.read(msg("Last tap"))]  # fmt: skip
    lead = h.p(".why.oai-lead")[icon(ACTION_ICONS[about.card.action]), scene.read(about.card)]
    circles: list[Circle] = [*Terrain, *asks.creature_kinds(scene.view.box)]
    return [
        ui.question_head(scene, ask, hint, "OAI-4.4", lead=lead),
        h.input(type="hidden", form="pick", name="said", value=str(scene.match.moment)),  # the news were read
        h.div(".oai-naming")[tile_so_far(size, [ground_of(each) for each in named]), back],
        h.div(".answers.answers-5")[(circle_button(scene, size, (*named, each)) for each in circles)],
        without(scene, asks.NO_TILE, msg("There is no tile")) if not named else None,
    ]


def circle_button(scene: Scene, size: int, circles: tuple[Circle, ...]) -> h.Element:
    """Names one circle more; the last one answers which tile it is and which creatures are on it."""
    circle = circles[-1]
    picture = creature_picture(circle) if isinstance(circle, Creature) else terrain_picture(circle)
    note = h.small[scene.read(msg("empty"))] if circle is Terrain.VOLCANO else None
    inside = [h.span(".answer-icon", aria_hidden="true")[picture], h.b[scene.text(circle)], note]
    says = scene.text(circle)
    if len(circles) < size:
        return h.button(".answer.lit", type="submit", form="pick", name="pick", value=codes(circles), data_says=says)[
            inside
        ]
    return h.button(".answer.lit", type="submit", form="answer", name="answer", value=AND.join(named_in_full(circles)),
                    data_says=says)[inside]  # fmt: skip


def named_in_full(circles: tuple[Circle, ...]) -> Iterator[str]:
    """The answers that a tile needs: its terrains, then the creature of each volcano in its order. It is named from
    the circle from which volcanoes without a creature come last: after none, no more are asked for."""
    ways = [circles[place:] + circles[:place] for place in range(len(circles))]
    best = min(ways, key=lambda way: [each is Terrain.VOLCANO for each in way if ground_of(each) is Terrain.VOLCANO])
    yield asks.TileIs(tuple(ground_of(each) for each in best)).code
    volcanoes = [each for each in best if ground_of(each) is Terrain.VOLCANO]
    yield from (each.code for each in volcanoes if isinstance(each, Creature))
    if Terrain.VOLCANO in volcanoes:
        yield asks.NO_CREATURE.code


def ground_of(circle: Circle) -> Terrain:
    return Terrain.VOLCANO if isinstance(circle, Creature) else circle


def picked_circles(scene: Scene, size: int) -> tuple[Circle, ...]:
    """The circles named so far, but for the last."""
    known: dict[str, Circle] = {**TERRAIN, **{each.code: each for each in asks.creature_kinds(scene.view.box)}}
    return tuple(known[code] for code in scene.picked if code in known)[: size - 1]


def codes(circles: Sequence[Circle]) -> str:
    return "|".join(each.code for each in circles)


def creature_question(scene: Scene, about: asks.WhichCreature) -> Node:
    """The creature on a volcano of the tile, with its loot."""
    terrains = about.tile.terrains
    volcanoes = [place for place, terrain in enumerate(terrains) if terrain is Terrain.VOLCANO]
    ask = msg("Which creature is on the volcano?")
    if about.of > 1:
        ask = msg("Which creature is on volcano {n} of {of}?", n=about.number, of=about.of)

    def button(scene: Scene, choice: Choice) -> h.Element:
        creature: Creature = choice.option
        return ui.lit(
            scene, choice, h.span(".answer-icon", aria_hidden="true")[creature_picture(creature)],
            h.b[scene.text(creature)], h.small[loot(scene, creature.hoplites, creature.nuggets)],
        )  # fmt: skip

    return [
        ui.question_head(scene, ask, msg("It comes with its circle; the loot is shown below."), "OAI-4.8"),
        h.div(".oai-naming")[tile_so_far(len(terrains), terrains, volcanoes[about.number - 1])],
        ui.answers(scene, button, "answers-5", ui.of_kind(scene, Creature)),
        without(scene, asks.NO_CREATURE, msg("No creature")),
    ]


def slot_question(scene: Scene, about: asks.WhichBuilding) -> Node:
    """Mine, training camp, or any other: that is all the AI has to know [OAI-5.6]. One tap names the first filled place
    of its order; the places before it are empty then."""
    places = places_in_doubt(scene, about.terrain)
    hint = msg("It takes the first that is filled, from the top. Tap what lies there.")
    if len(places) == 1:
        hint = msg("Tap what lies there.")
    if about.was is not None:
        hint = msg("As far as Soloist knows: {building}.", building=about.was)
    ask = msg("What does it build?") if len(places) > 1 else msg("What is on {terrain}?", terrain=about.terrain)
    buildings = ui.of_kind(scene, Building)
    usual = [choice for choice in buildings if choice.option.kind in (Kind.MINE, Kind.TRAINING_CAMP)]
    usual.append(ui.found(scene, OTHER_BUILDING))
    named = [choice for choice in buildings if choice not in usual]

    def row(before: int, terrain: Terrain) -> h.Element:
        return h.li[
            h.span(".oai-place")[terrain_picture(terrain), h.b[scene.read(terrain)]],
            (place_button(scene, choice, terrain, before) for choice in usual),
        ]

    def by_name(scene: Scene, choice: Choice) -> h.Element:
        return ui.tall(scene, choice, icon(building_sign(choice.option)), msg("{building}", building=choice.option))

    return [
        ui.question_head(scene, ask, hint, "OAI-5.5"),
        h.ul(".oai-places")[(row(*each) for each in enumerate(places))],
        without(scene, asks.NO_BUILDING, msg("There is nothing on {terrain}", terrain=about.terrain)),
        h.details(".oai-more", data_keep="named")[
            h.summary[scene.read(msg("By name"))], ui.answers(scene, by_name, "answers-4", named)
        ],
    ]


def places_in_doubt(scene: Scene, first: Terrain) -> list[Terrain]:
    """From the place that is asked for on, in the AI's order: those that nobody has named, up to one that is known to
    be filled [OAI-5.5]."""
    view: AiSession = scene.view
    order = bases(view.box.ai)
    places = [terrain for terrain in order[order.index(first) :] if not view.known.slots[terrain].is_empty]
    return [*takewhile(lambda terrain: not view.known.slots[terrain].sure, places)]


BUILDING_WORDS = {Kind.MINE: msg("Mine"), Kind.TRAINING_CAMP: msg("Camp")}


def place_button(scene: Scene, choice: Choice, terrain: Terrain, before: int) -> h.Element:
    """Answers for the empty places before this one too."""
    answers = [asks.NO_BUILDING.code] * before + [choice.code]
    other = choice.option is OTHER_BUILDING
    words = msg("Other") if other else BUILDING_WORDS[choice.option.kind]
    says = scene.text(msg("{terrain}: {building}", terrain=terrain, building=choice.option))
    return h.button(".answer.lit", type="submit", form="answer", name="answer", value=AND.join(answers), data_says=says,
                    data_tip=says)[
        h.span(".answer-icon", aria_hidden="true")[icon(building_sign(choice.option))],
        h.b[scene.read(words)], h.span(".visually-hidden")[" ", says],
    ]  # fmt: skip


# the end of a round


def hoplites_question(scene: Scene, about: WhoHasMoreHoplites) -> Node:
    """Who has more hoplites takes the pawn [OAI-8.3]."""
    view: AiSession = scene.view
    ask = nmsg("It has {n} hoplite. And you?", "It has {n} hoplites. And you?", n=about.number)
    hint = msg("Count those in reserve. Whoever has more takes the pawn; on a tie it changes hands.")
    if about.with_standing:
        hint = msg("Count those standing with creatures too. Whoever has more takes the pawn; on a tie it "
                   "changes hands.")  # fmt: skip
    tie = msg("the AI goes first") if view.pawn == HUMAN else msg("you go first")
    return [
        ui.question_head(scene, ask, hint, "OAI-8.3"),
        h.div(".answers")[
            ui.big(scene, ui.found(scene, MORE), icon("plus"), msg("I have more"), msg("you go first")),
            ui.big(scene, ui.found(scene, EQUAL), icon("swap"), msg("The same"), tie),
            ui.big(scene, ui.found(scene, FEWER), icon("minus"), msg("I have fewer"), msg("the AI goes first")),
        ],
    ]


# every question

PAGES: Pages = {
    WhatDieShows: dice_question, asks.AiDice: chance_question, asks.WhichCard: card_question,
    asks.WhichCreature: creature_question, asks.WhichBuilding: slot_question, WhichTile: tile_question,
    WhichCardIsLaidOut: card_question, WhoHasMoreHoplites: hoplites_question, WhatDid: turn_question,
    WhatToCorrect: items_question,
}  # fmt: skip


def question(scene: Scene) -> Node:
    """Whatever is asked."""
    return asked_page(scene, PAGES, picture_of)


# the foot


def last(scene: Scene) -> Message | None:
    """What undo takes back in the middle of an answer."""
    match scene.ask:
        case WhichTile(card=card) if picked_circles(scene, card.size):
            return None
        case WhichTile() | asks.WhichCreature():
            return msg("Last tap")
    return None
