"""A turn of the AI as a chapter: what Soloist has to know is asked, phase by phase; then what is to be moved, short
orders in the order of the phases, on one page or, in a long turn, on several."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple, TypeVar

from soloist.companion.orichalcum_ai.session import AI, AiSession
from soloist.engine.words import Message, joined, msg, nmsg
from soloist.games.orichalcum.ai import steps as told_steps
from soloist.games.orichalcum.ai.steps import Doing, Phase
from soloist.games.orichalcum.pieces import Creature, Goods, Kind
from soloist.web import markup as h
from soloist.web.faces import companion_widgets as ui
from soloist.web.faces.base import Around, Leaf
from soloist.web.faces.companion_story import is_fresh
from soloist.web.faces.orichalcum.ai_deeds import deeds_of
from soloist.web.faces.orichalcum.board import terrain_row
from soloist.web.faces.orichalcum.hint import dice
from soloist.web.faces.orichalcum.signs import ACTION_ICONS, GOODS_ICONS, die_icon, hoplites, loot, nuggets, said, token
from soloist.web.faces.orichalcum_ai.pictures import board, sign_of, tile_as_laid, title
from soloist.web.faces.orichalcum_ai.story import Chapter, face_rolled, its_turn, phase_asked
from soloist.web.html import Node, classes, icon, rule_link, seat_class
from soloist.web.scene import Scene

MOST_LINES = 7  # on one page: so many fit on a phone
MANY_LINES = 5  # from here on they stand closer


GROUPS = (Phase.CARD, Phase.TILE, Phase.ACTION), (Phase.EXTRA,), (Phase.DISCARD,)
"""Phases whose pieces are moved in one go."""


class Line(NamedTuple):
    """An order, and the first of the phases it belongs to."""

    phase: Phase
    order: ui.ToDo


# what stands around its pages


def around(scene: Scene, turn: Chapter, phases: Sequence[Phase], done: int) -> Around:
    """The AI and its round; its five phases as dots, and what it has."""
    ai, now = scene.view.ai, [phase - 1 for phase in phases]
    empty: list[int] = []
    if turn.is_over:
        empty = [phase - 1 for phase, told in turn.phases.items() if not any(is_seen(what) for _, what in told)]
    has = h.span(".oai-has")[hoplites(scene, ai.hoplites), nuggets(scene, ai.nuggets)]
    line = ui.dots(scene, now[0], len(Phase), empty, span=now[-1] - now[0] + 1, done=done, beside=has)
    return Around(title(scene), msg("Round {n}, its turn", n=turn.number), line, "is-ai-turn")


def is_seen(what: Doing) -> bool:
    """Not a die, nor what does not happen."""
    return not isinstance(what, told_steps.RollsDie | told_steps.FindsNoSpot)


def around_question(scene: Scene) -> Around | None:
    """A question in the middle of its turn belongs to a phase of it."""
    turn, phase = its_turn(scene), phase_asked(scene)
    return None if turn is None or phase is None else around(scene, turn, [phase], 0)


# its pages


def leaves(scene: Scene, turn: Chapter) -> list[Leaf]:
    """One page, or several if there is much to do; a group of phases stays together."""
    pages: list[list[Line]] = [[]]
    everything = lines(scene, turn)
    for group in GROUPS:
        some = [line for line in everything if line.phase in group]
        if pages[-1] and len(pages[-1]) + len(some) > MOST_LINES:
            pages.append([])
        pages[-1] += some
    return [leaf(scene, turn, pages, place) for place in range(len(pages))]


def leaf(scene: Scene, turn: Chapter, pages: Sequence[Sequence[Line]], place: int) -> Leaf:
    """A page: its headline, the orders, and the AI's board in what room is left."""
    shown = pages[place]
    first = Phase.CARD if place == 0 else shown[0].phase
    last = Phase.DISCARD if place == len(pages) - 1 else Phase(pages[place + 1][0].phase - 1)
    look = classes(seat_class(AI), is_many=len(shown) >= MANY_LINES)

    def draw() -> Node:
        orders = ui.steps(scene, f"{turn.moment}.{first}", (line.order for line in shown), look)
        return [
            head(scene, turn, first),
            orders if shown else ui.note(scene, msg("Nothing to move: it cannot do anything.")),
            h.div(".oai-rest")[board(scene, msg("Its board now"), fresh=True, with_track=False)],
        ]

    covered = [phase for phase in Phase if first <= phase <= last]
    about = msg("its turn") if place == 0 else TITLES.get(first, msg("its turn, part {n}", n=place + 1))
    place_in_turn = partial(around, scene, turn, covered, first - 1)
    return Leaf(draw, about, is_fresh(scene, turn.last), place_in_turn, seat_class(AI))


TITLES = {Phase.EXTRA: msg("an additional action"), Phase.DISCARD: msg("the discard")}


def head(scene: Scene, turn: Chapter, phase: Phase) -> Node:
    """The card it takes, with the die that chose it; on a second page what goes on."""
    card, look = turn.card, seat_class(AI)
    if phase is Phase.EXTRA:
        return ui.headline(scene, msg("Additional action"), None, "plus", look)
    if phase is Phase.DISCARD:
        return ui.headline(scene, msg("Discard a card"), None, "card", look)
    if card is None:
        return ui.headline(scene, msg("Its turn"), msg("No card is left."), "seat-automa", look)
    face = face_rolled(turn.told)
    lead = None if face is None else h.span(".oai-die")[icon(die_icon(face), class_="die")]
    text = msg("Take card {n}, size-{size} tile", n=turn.place, size=card.size)
    return ui.headline(scene, card.action, text, ACTION_ICONS[card.action], look, rule="OAI-3.1", lead=lead)


# its orders

D = TypeVar("D", bound=Doing)


def find(told: Sequence[Doing], kind: type[D]) -> list[D]:
    return [what for what in told if isinstance(what, kind)]


def lines(scene: Scene, turn: Chapter) -> list[Line]:
    """What is to be moved in each phase."""

    def work_out() -> list[Line]:
        phases = turn.phases
        told = [[what for phase in group for _, what in phases[phase]] for group in GROUPS]
        return [Line(group[0], each) for group, some in zip(GROUPS, told, strict=True) for each in orders(scene, some)]

    return scene.once(f"orders {turn.moment}", work_out)


def orders(scene: Scene, told: Sequence[Doing]) -> Iterator[ui.ToDo]:
    """Everything in its order; creatures are taken off in one go, and goods are moved in one go at last. That it takes
    a card the headline says."""
    for place, what in enumerate(told):
        match what:
            case told_steps.LaysTile():
                yield lay(scene, what)
            case told_steps.Builds():
                yield build(scene, what, told[:place])
            case told_steps.Captures() if what is find(told, told_steps.Captures)[-1]:
                captured = [each.creature for each in find(told, told_steps.Captures)]
                yield with_creatures(scene, what, msg("Capture:"), captured, fought(scene, told))
            case told_steps.PutBack():
                yield with_creatures(scene, what, msg("One more action: into the bag"), what.creatures)
            case _:
                alone = shortly(what)
                if alone is not None:
                    yield order(scene, what, alone)
    yield from goods(scene, told)


def shortly(what: Doing) -> Message | None:
    """Orders that stand for themselves."""
    match what:
        case told_steps.LayTileAside():
            return what.what
        case told_steps.TakeTitan():
            if what.holder is None:
                return msg("Give it the {terrain} Titan, inactive side up", terrain=what.terrain)
            return msg("Give it your {terrain} Titan, inactive side up", terrain=what.terrain)
        case told_steps.ForgesMedallion():
            return msg("Give it a medallion, {total} now", total=points(what.points))
        case told_steps.RaisesTemple():
            return msg("Put a temple on {where}, {total} now", where=what.where, total=points(what.points))
        case told_steps.PaysAction() if what.goods is not Goods.CREATURES:
            return msg("One more action: take {price} from it", price=what.goods.amount(what.price))
        case told_steps.DiscardCard():
            return msg("Discard card {n} with its tile and creatures", n=what.place)
    return None


def points(number: int) -> Message:
    return nmsg("{n} point", "{n} points", n=number)


def goods(scene: Scene, told: Sequence[Doing]) -> Iterator[ui.ToDo]:
    """Hoplites and nuggets: what it gains, less what it loses in fights and pays for medallions."""
    change = {Goods.HOPLITES: -len(find(told, told_steps.LosesHoplite)),
              Goods.NUGGETS: -sum(paid.nuggets for paid in find(told, told_steps.PaysMedallion))}  # fmt: skip
    for gain in find(told, told_steps.Receives):
        change[gain.goods] += gain.number
    reasons = [ui.why(scene, what.what, what.rule) for what in told if isinstance(what, MOVES)]
    rolls = None if find(told, told_steps.Captures) else fought(scene, told)
    for words, sign in ((msg("Give it"), 1), (msg("Take from it"), -1)):
        moved = [max(sign * change[each], 0) for each in change]
        if any(moved):
            picture = icon(GOODS_ICONS[Goods.HOPLITES if moved[0] else Goods.NUGGETS])
            yield ui.ToDo(picture, [scene.read(words), " ", loot(scene, *moved)], [reasons, rolls])


MOVES = (told_steps.Receives, told_steps.LosesHoplite, told_steps.PaysMedallion)


def order(scene: Scene, what: Doing, text: Message, more: Node = None) -> ui.ToDo:
    return ui.ToDo(icon(sign_of(what)), said(scene, text), [ui.by(what.rule), more])


def with_creatures(
    scene: Scene, what: Doing, text: Message, creatures: Sequence[Creature], more: Node = None
) -> ui.ToDo:
    """The creatures it is about as they lie there: their names would need many lines."""
    tokens = h.span(".oai-tokens")[(token(scene, creature) for creature in creatures)]
    return ui.ToDo(icon(sign_of(what)), [scene.read(text), " ", tokens], [ui.by(what.rule), more])


def fought(scene: Scene, told: Sequence[Doing]) -> Node:
    """What was rolled."""
    shown: list[Node] = [
        [scene.read(roll.creature), " ", dice(scene, roll.faces), " "] for roll in find(told, told_steps.Fights)
    ]
    return h.span(".why")[shown] if shown else None


def lay(scene: Scene, laying: told_steps.LaysTile) -> ui.ToDo:
    """Where its tile goes, and how it is turned."""
    view: AiSession = scene.view
    layout, tile, sector = view.box.ai, laying.tile, laying.sector
    text = msg("Lay its tile in sector {n}", n=sector)
    turned: Node = None
    if tile.size > 1:
        _, leftmost = min(zip(laying.spot, tile.terrains, strict=True))  # circles are numbered from the left [OAI-4.6]
        text = msg("Lay its tile in sector {n}, {terrain} on the left", n=sector, terrain=leftmost)
        turned = ["; ", terrain_row(scene, layout.priority), " ", rule_link("OAI-4.4")]
    names = ", ".join(laying.where.split())
    reason = msg("{names}: lowest sector with a free spot of {size}", names=names, size=tile.size)
    never_pays = [". ", scene.read(msg("It never pays.")), " ", rule_link(told_steps.TakesCard.rule)]
    return ui.ToDo(
        tile_as_laid(layout.ground, laying.spot, tile), scene.read(text),
        h.span(".why")[scene.read(reason), " ", rule_link(laying.rule), turned, never_pays],
    )  # fmt: skip


def build(scene: Scene, what: told_steps.Builds, before: Sequence[Doing]) -> ui.ToDo:
    """The building from its place onto the track; mines and training camps lie face up [OAI-5.6]."""
    taken = find(before, told_steps.TakeBuilding)[-1]
    text = msg("Building on {terrain}: to track space {n}, face down", terrain=taken.terrain, n=what.space)
    if what.building.kind in (Kind.MINE, Kind.TRAINING_CAMP):
        text = msg("{building} on {terrain}: to track space {n}", building=what.building, terrain=taken.terrain,
                   n=what.space)  # fmt: skip
    return ui.ToDo(icon(sign_of(what)), scene.read(text), [ui.by(taken.rule), ui.by(what.rule)])


# its turn in a line


def in_short(turn: Chapter) -> Message:
    """What it has brought."""
    words = deeds_of([what for _, what in turn.told])
    done = joined(words) if words else msg("nothing to move")
    return done if turn.action is None else msg("The AI played {action}: {done}", action=turn.action, done=done)
