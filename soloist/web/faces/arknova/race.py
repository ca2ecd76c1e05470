"""How far the end is: appeal from the left, conservation from the right, what is left between them; and the points of
everybody at the end."""

from __future__ import annotations

from collections.abc import Iterator

from soloist.engine.game import Score
from soloist.engine.seats import Seat, seats
from soloist.engine.words import Message, msg, nmsg, numeral
from soloist.games.arknova import board
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.arno.values import scored
from soloist.games.arknova.cards import Resource
from soloist.games.arknova.scoring import endgame_gains, final_conservation
from soloist.games.arknova.state import Stage
from soloist.games.arknova.view import View
from soloist.results import best_first
from soloist.web import markup as h
from soloist.web.faces.arknova.arno_mat import below_zero
from soloist.web.faces.arknova.seats import middle_zoo, table_seen, zoo_of
from soloist.web.faces.arknova.signs import gain, gain_icon
from soloist.web.faces.table_widgets import final_card, points_row
from soloist.web.html import Node, classes, icon, rule_link, seat_chip, seat_class
from soloist.web.reading import Reading, drawn_once
from soloist.web.scene import Scene

WHOLE = board.target(0)  # the length of the tracks laid side by side
NARROW = 9.0  # per cent: closer marks would cover the words between them
ROOM = 15.0  # per cent that the words between the marks need


def strip(scene: Scene) -> Node:
    """Numbers of conservation from right to left with the rewards on the way [AN-9.1], everybody's lane, numbers of
    appeal from left to right; and the break."""
    view: View = scene.view
    if view.stage is Stage.SETUP:
        return None
    numbers = (0, *board.CONSERVATION_REWARDS, board.DISCARD_FINAL_AT, 15, 20, 25, 30, 35, 40)
    rewards = [at(of_conservation(number), reward(scene, number)) for number in numbers]
    race = h.div(class_=f"ark-race ark-race-{view.setup.players}")[
        scale(scene, "top", "conservation", msg("runs left"), rewards),
        (lane(scene, seat) for seat in seats(view.setup.players)),
        appeal_scale(scene),
    ]
    return [race, pause(scene)]


@drawn_once
def appeal_scale(scene: Reading) -> h.Element:
    appeal = [at(of_appeal(number), h.span[str(number)]) for number in range(0, WHOLE, 10)]
    return scale(scene, "bottom", "appeal", msg("runs right"), appeal)


def scale(scene: Reading, where: str, name: str, way: Message, marks: list[h.Element]) -> h.Element:
    return h.div(f".ark-scale.is-{where}", aria_hidden="true")[
        h.span(f".ark-scale-name.tint-{name}")[icon(name), scene.read(way)], h.div(".ark-scale-line")[marks]
    ]


def note(scene: Scene) -> Node:
    """Beside the title: the turn, and whether it is one of the last."""
    view: View = scene.view
    text = msg("turn {turn}", turn=view.turn)
    if view.stage in (Stage.SETUP, Stage.OVER):
        text = msg("setup") if view.stage is Stage.SETUP else msg("over")
    elif view.last_turns is not None:
        text = nmsg("turn {turn}, {n} turn left", "turn {turn}, {n} turns left", turn=view.turn, n=view.last_turns)
    return scene.read(text)


def at(share: float, *inside: Node, class_: str = "") -> h.Element:
    """Something so many per cent from the left; the empty drawing before it pushes it there."""
    return h.span(class_=classes("ark-at", class_))[
        h.svg(width=f"{min(max(share, 0.0), 100.0):.2f}%", height="1", aria_hidden="true"), inside
    ]


def of_appeal(appeal: int) -> float:
    return 100 * appeal / WHOLE


def of_conservation(conservation: int) -> float:
    """Below 0 the counter stands on 0 [ARNO-2.8]."""
    return 100 * board.target(max(conservation, 0)) / WHOLE


def lane(scene: Scene, seat: Seat) -> h.Element:
    zoo = zoo_of(scene, seat)
    is_next = scene.view.active == seat and scene.view.stage is not Stage.OVER
    return h.div(class_=f"ark-lane {seat_class(seat)}", aria_current="true" if is_next else None)[
        h.div(".ark-lane-who")[seat_chip(scene.person(seat))],
        groove(scene, seat, zoo.appeal, zoo.conservation, zoo.score),
    ]


@drawn_once
def groove(scene: Reading, seat: Seat, appeal: int, conservation: int, score: int) -> h.Element:
    """The marks on somebody's lane, and what is between them."""
    code = seat.code.lower()
    label = msg("{seat}: appeal {appeal}, conservation {conservation}, {points} points", seat=seat, appeal=appeal,
                conservation=conservation, points=score)  # fmt: skip
    left, right = of_appeal(appeal), of_conservation(conservation)
    return h.div(".ark-groove", role="img", aria_label=scene.text(label), data_tip=scene.text(label))[
        h.svg(".ark-fill", aria_hidden="true")[
            h.rect(width=f"{min(left, 100):.2f}%", height="100%"),
            h.rect(x=f"{right:.2f}%", width=f"{100 - right:.2f}%", height="100%"),
        ],
        distance(scene, score, left, right),
        at(left, h.b(".ark-mark", data_vt=f"appeal-{code}")[icon("appeal"), str(appeal)]),
        at(right, h.span(".ark-counter")[
            below_zero(scene, conservation),
            h.b(".ark-mark", data_vt=f"conservation-{code}")[icon("conservation"), numeral(conservation)],
        ]),
    ]  # fmt: skip


def distance(scene: Reading, score: int, left: float, right: float) -> Node:
    """What is missing between the two marks, or that they have met; where there is room for it."""
    if right - left < ROOM:
        if score < 0:
            return None
        place = left + NARROW if left < 50 else right - NARROW
        return at(place, h.span(".ark-gap.good")[icon("flag"), f"+{score}"])
    words = msg("{n} to go", n=-score)
    return at((left + right) / 2, h.span(".ark-gap")[scene.read(words)])


def reward(scene: Scene, number: int) -> Node:
    """A space of the conservation track: what it gives, and the tiles that are still there."""
    if number == board.DISCARD_FINAL_AT:
        says, signs = msg("At 10: everybody discards a final scoring card"), ["hourglass"]
    elif number not in board.CONSERVATION_REWARDS:
        return h.span[str(number)]
    elif number not in board.TILE_SPACES:
        says = msg("At {n}: upgrade an action card, or a worker", n=number)
        signs = [gain_icon(gain.what) for gain in board.CONSERVATION_REWARDS[number]]
    else:
        tiles = dict(zip(board.TILE_SPACES, scene.view.tiles, strict=False)).get(number, ())
        names, signs = ", ".join(scene.text(tile) for tile in tiles), [TILE_ICONS[tile.code] for tile in tiles]
        says = msg("At {n}: 5 money", n=number)
        if tiles:
            says = msg("At {n}: 5 money, or a tile: {tiles}", n=number, tiles=names)
    return h.span(".is-reward", data_tip=scene.text(says))[str(number), (icon(sign) for sign in signs)]


TILE_ICONS = {
    "reputation": "reputation", "x-tokens": "x-token", "enclosure": "enclosure-3", "cards": "card", "money": "money",
    "multiplier": "multiplier", "university": "university", "partner-zoo": "partner", "sponsor": "act-sponsors",
}  # fmt: skip
assert set(TILE_ICONS) == set(board.BONUS_TILE)


def pause(scene: Scene) -> h.Element:
    """How far the break is, what it would bring, and how near the end."""
    view: View = scene.view
    income = board.INCOME[min(middle_zoo(scene).appeal, board.MOST_APPEAL)]
    words, track = solo_track(scene) if view.setup.is_solo else break_track(scene)
    return h.div(".ark-break")[
        h.div(".ark-break-head")[
            h.b[scene.read(words)],
            h.span[
                h.span(".ark-income")[scene.read(msg("income"))], " ",
                gain(scene, "money", f"+{income}", msg("money for your appeal at a break")),
            ],
        ],
        track,
        h.div(".ark-watch.hide-low")[scene.read(watch_words(view))],
    ]  # fmt: skip


def break_track(scene: Scene) -> tuple[Message, h.Element]:
    """How many steps are left to the break, and the track itself."""
    now, steps = scene.view.break_step, board.BREAK_STEPS.get(scene.view.setup.players, 0)
    left = steps - now

    def step(number: int) -> h.Element:
        if number == now:
            return h.li(".is-now")[h.span(data_vt="break")[icon("break")]]
        if number == steps:
            return h.li(".is-end")[icon("break")]
        return h.li(class_="is-done" if number < now else None)[str(number) if number else ""]

    words = nmsg("Break in {n} step", "Break in {n} steps", n=left) if left > 0 else msg("Break after this turn")
    label = scene.text(msg("Break track, step {n} of {of}", n=now, of=steps))
    return words, h.ol(".ark-track", aria_label=label)[(step(number) for number in range(steps + 1))]


def solo_round(turn: int) -> tuple[int, int]:
    """Turns gone in the round of this turn, and how many it has [AN-14.2]."""
    gone = max(turn - 1, 0)
    for size in board.SOLO_ROUNDS:
        if gone < size:
            return gone, size
        gone -= size
    return board.SOLO_ROUNDS[-1], board.SOLO_ROUNDS[-1]


def solo_track(scene: Scene) -> tuple[Message, h.Element]:
    """The tokens of the solo tile: turns gone and turns left in this round [AN-14.1]."""
    gone, size = solo_round(scene.view.turn)
    label = scene.text(msg("Turn {n} of {of} in this round", n=gone + 1, of=size))
    track = h.ol(".ark-track", aria_label=label)[
        (h.li(class_="is-done" if n < gone else "is-now" if n == gone else None)[str(n + 1)] for n in range(size)),
        h.li(".is-end")[icon("break")],
    ]
    return nmsg("Break after {n} turn", "Break after {n} turns", n=size - gone), track


def watch_words(view: View) -> Message:
    """How near the end is for whoever is nearest."""
    if view.setup.is_solo:
        return nmsg("{n} turn left", "{n} turns left", n=max(board.SOLO_TURNS - view.turn + 1, 0))
    if view.stage is Stage.OVER:
        return msg("The game is over")
    if view.last_turns is not None:
        return nmsg("The end: {n} turn left", "The end: {n} turns left", n=view.last_turns)
    nearest = max(seats(view.setup.players), key=lambda seat: view.zoos[seat].score)
    return msg("Closest to the end: {seat}, {n} to go", seat=nearest, n=-view.zoos[nearest].score)


# the end


def final(scene: Scene) -> h.Element:
    """One card for each seat, the best first."""
    result = scene.match.result
    return h.div(class_=f"ark-final-cards ark-final-{len(result.scores)}")[
        (card(scene, score) for score in best_first(result)),
        h.p(".why")[scene.read(msg("How a zoo is scored:")), " ", rule_link("AN-11.6")],
    ]


def card(scene: Scene, score: Score) -> h.Element:
    zoo, known = zoo_of(scene, score.seat), table_seen(scene).zoos[score.seat]
    tie: tuple[Message, Node] = (msg("Projects supported, for a tie"), str(known.supports))  # [AN-11.9]
    if isinstance(known, Arno):
        tie = (msg("Wins a tie"), rule_link("ARNO-14.12"))

    appeal, saved = gain(scene, "appeal", zoo.appeal, msg("appeal")), numeral(zoo.conservation)
    extra = ((said, gain(scene, name, f"+{n}")) for said, name, n in added(scene, score.seat))
    rows = [
        points_row(scene, msg("Appeal"), appeal),
        points_row(scene, msg("Conservation"), gain(scene, "conservation", saved, msg("conservation"))),
        *(points_row(scene, said, points, class_="is-part") for said, points in extra),
        points_row(scene, msg("Target of the conservation"), f"−{board.target(zoo.conservation)}"),
        points_row(scene, *tie),
    ]
    table = h.table(".data.data-compact")[h.tbody[rows]]
    return final_card(scene, score, "ark-final", numeral(score.total), table)


def added(scene: Scene, seat: Seat) -> Iterator[tuple[Message, str, int]]:
    """What final scoring cards and sponsors brought, as part of the counters above.

    An ARNO scores its tokens: those on the scoring card less two, those on the notepad one by one [ARNO-14.10].
    """
    table = table_seen(scene)
    zoo = table.zoos[seat]
    if isinstance(zoo, Arno):
        card, pad = zoo.scoring_tokens, zoo.notepad
        on_card = nmsg("including {n} token on the scoring card", "including {n} tokens on the scoring card", n=card)
        yield on_card, "conservation", scored(card)
        on_pad = nmsg("including {n} token on the notepad", "including {n} tokens on the notepad", n=pad)
        yield on_pad, "conservation", pad
        return
    for final in zoo.finals:
        yield msg("including {card}", card=final), "conservation", final_conservation(table, seat, final)
    for sponsor, what, points in endgame_gains(table, seat):
        if what in (Resource.APPEAL, Resource.CONSERVATION):
            yield msg("including {card}", card=sponsor), gain_icon(what), points
