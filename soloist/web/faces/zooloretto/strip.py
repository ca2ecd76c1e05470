"""How far the end is: the tile stack with the disc, everybody's points, the round; and the points of the end."""

from __future__ import annotations

from soloist.engine.game import Score
from soloist.engine.seats import Seat, seats
from soloist.engine.words import Message, msg, nmsg, numeral
from soloist.games.zooloretto.components import END_STACK, square_tiles
from soloist.games.zooloretto.view import View
from soloist.results import best_first
from soloist.web import markup as h
from soloist.web.faces.table_widgets import final_card, points_row, strip_part
from soloist.web.html import Node, icon, meter, rule_link, seat_chip
from soloist.web.scene import Scene
from soloist.wording.zooloretto.pieces import filled

ROOM = 4  # per cent of the gauge that a number needs


def strip(scene: Scene) -> Node:
    if not scene.view.ready:
        return None
    head, tail = stack_words(scene.view)
    label: Node = [scene.read(head), h.span(".grow"), h.span(".zoo-tail")[scene.read(tail)]]
    players = scene.view.setup.players
    return [
        strip_part(label, gauge(scene), class_="grow"),
        h.div(class_=f"strip-part zoo-scores zoo-scores-{players}")[(score(scene, seat) for seat in seats(players))],
        round_part(scene),
    ]


def note(scene: Scene) -> Node:
    view: View = scene.view
    if view.over:
        return scene.read(msg("over"))
    return scene.read(msg("last round") if view.last_round else msg("round {n}", n=view.round))


# the stack


def stack_words(view: View) -> tuple[Message, Message]:
    if view.over:
        return msg("The last round is over"), nmsg("{n} tile was left", "{n} tiles were left", n=view.end_stack)
    if view.last_round:
        return msg("The last round"), nmsg("{n} tile left", "{n} tiles left", n=view.end_stack)
    if not view.main_stack:
        return msg("Tile stack: empty"), msg("the next tile drawn starts the last round")
    head = nmsg("Tile stack: {n} left, then the disc", "Tile stack: {n} left, then the disc", n=view.main_stack)
    return head, msg("last round starts with the first of the {n}", n=view.end_stack)


def gauge(scene: Scene) -> h.Element:
    """The tiles drawn, those left before the disc, those behind it."""
    view: View = scene.view
    tile = 100 / len(square_tiles(view.species))
    disc, rest, end = 100 - tile * END_STACK, tile * view.main_stack, tile * view.end_stack
    label = scene.text(nmsg("{n} tile, then the disc, then {end}", "{n} tiles, then the disc, then {end}",
                            n=view.main_stack, end=view.end_stack))  # fmt: skip
    return h.svg(".gauge.zoo-gauge", role="img", aria_label=label)[
        h.rect(".gauge-used", width="100%", height="100%", rx="5"),
        h.rect(".gauge-rest", x=share(disc - rest), width=share(rest), height="100%") if rest else None,
        (
            h.rect(".gauge-end", x=share(disc + tile * place + 0.15), width=share(tile - 0.3), height="100%", rx="2")
            for place in range(END_STACK - view.end_stack, END_STACK)
        ),
        h.text(".gauge-text", x=share(disc - rest / 2), y="50%")[str(view.main_stack)] if rest > ROOM else None,
        h.text(".gauge-text-dark", x=share(100 - end / 2 + 1), y="50%")[str(view.end_stack)] if end > ROOM else None,
        h.circle(".gauge-disc", cx=share(disc), cy="50%", r="10"),
    ]


def share(percent: float) -> str:
    return f"{percent:.2f}%"


# points and the round


def score(scene: Scene, seat: Seat) -> h.Element:
    """Somebody's points as they stand."""
    view: View = scene.view
    trucks = [number + 1 for number, taker in enumerate(view.taken_by) if taker == seat]
    has_truck = scene.text(msg("has truck {truck}", truck=trucks[0])) if trucks else ""
    is_next = view.active == seat and not view.over
    return h.div(".strip-score", aria_current="true" if is_next else None)[
        seat_chip(scene.person(seat)),
        h.span(".zoo-has-truck", data_tip=has_truck)[icon("truck", has_truck), str(trucks[0])] if trucks else None,
        h.b[numeral(view.scores[seat])],
    ]


def round_part(scene: Scene) -> h.Element:
    view: View = scene.view
    bank = h.span(".gain.tint-money")[icon("money", scene.text(msg("coins"))), str(view.bank)]
    return strip_part(
        scene.read(round_words(view)),
        h.div(".row.small")[
            h.span[scene.read(msg("Bank")), " ", bank],
            h.span[scene.read(msg("Offspring left")), " ", h.b(".number")[str(sum(view.young))]],
        ],
        class_="only-wide zoo-round",
    )


def round_words(view: View) -> Message:
    """The round, and how many are out of it."""
    taken = sum(taker is not None for taker in view.taken_by)
    if view.over:
        return msg("{n} rounds", n=view.round)
    if not taken:
        return msg("Round {n}, nobody has a truck", n=view.round)
    return nmsg("Round {round}, {n} of {all} has a truck", "Round {round}, {n} of {all} have a truck",
                round=view.round, n=taken, all=view.setup.players)  # fmt: skip


# the end


def final(scene: Scene) -> h.Element:
    """Everybody's points by where they come from, the best first."""
    result = scene.match.result
    most = max(1, *(score.total for score in result.scores))
    stacks = [" ", scene.read(msg("AutoMammoth's stacks:")), " ", rule_link("MAM-9.4")]
    how = [scene.read(msg("How a zoo is scored:")), " ", rule_link("ZOO-11.1")]

    def card(score: Score) -> h.Element:
        bar = meter(score.total / most, "meter-thin")
        return final_card(scene, score, "zoo-final", numeral(score.total), bar, points_table(scene, score))

    return h.div(class_=f"zoo-final zoo-final-{len(result.scores)}")[
        (card(score) for score in best_first(result)), h.p(".why")[how, stacks if scene.view.setup.automas else None]
    ]


def points_table(scene: Scene, score: Score) -> h.Element:
    """An enclosure with who lives there; everything else as the rules name it; coins decide a tie [ZOO-11.9]."""
    zoo, mammoth = scene.view.zoos[score.seat], scene.view.mammoths[score.seat]
    owner = zoo if zoo is not None else mammoth
    assert owner is not None
    named = [] if zoo is None else [filled(shown) for shown in zoo.enclosures]
    names = [*named, *(name for name, _ in score.parts[len(named) :])]
    parts = [(name, points) for name, (_, points) in zip(names, score.parts, strict=True)]
    coins = nmsg("{n} coin left", "{n} coins left", n=owner.coins)
    return h.table(".data.data-compact")[
        h.tbody[(points_row(scene, name, numeral(points), bad=points < 0) for name, points in parts)],
        h.tfoot[points_row(scene, coins, numeral(score.total))],
    ]
