"""The five action cards: slot, side, what they do at which strength, and the tokens on them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from soloist.engine.events import TurnBegins, TurnEnds
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, nmsg
from soloist.games.arknova import board
from soloist.games.arknova.answers import TakeXToken, Use
from soloist.games.arknova.cards import Action
from soloist.games.arknova.events import ActionPerformed, BreakBegins
from soloist.games.arknova.performing import strength_of
from soloist.games.arknova.turn_context import Turn
from soloist.games.arknova.view import ZooView
from soloist.web import markup as h
from soloist.web.faces.arknova.pieces import TAKE_X, key_of, x_key
from soloist.web.faces.arknova.seats import table_seen, zoo_of
from soloist.web.faces.arknova.signs import SHORT_ACTIONS, action_icon
from soloist.web.faces.table_widgets import dock_part
from soloist.web.html import Node, classes, icon, piece
from soloist.web.parts import Drawn, part
from soloist.web.reading import Reading, drawn_once
from soloist.web.scene import Scene

SIDES = ("I", "II")


def action_row(scene: Scene, seat: Seat) -> h.Element:
    """From slot 1 to slot 5."""
    cards = (action_card(scene, seat, action, slot) for slot, action in enumerate(zoo_of(scene, seat).order, 1))
    note = msg("the used card goes to slot 1; the cards to its left move right")
    return dock_part(scene, "ark-actions", msg("Action cards"), note, h.div(".ark-action-row")[cards])


def action_card(scene: Scene, seat: Seat, action: Action, slot: int) -> Drawn:
    zoo, mine, question = zoo_of(scene, seat), seat == scene.seat, scene.asked
    side = zoo.upgraded >> action & 1
    strength = strength_now(scene, seat, action)
    key = key_of(action) if mine else ""
    in_use = in_use_now(scene, seat) is action
    options = question.options if mine and question is not None else ()
    chooses = any(isinstance(option, Use | TakeXToken) for option in options)  # then "why not?" can be asked
    return part(f"action-{slot}", piece(
        scene, key, class_=classes("ark-action", in_use=in_use), why=action.code if chooses else "",
        data_vt=f"act-{action.code}" if mine else None, data_number=str(slot) if key in scene.lights else None,
    )[action_face(scene, action, slot, side, strength, tuple(lying(zoo, action)), in_use)])  # fmt: skip


@drawn_once
def action_face(
    scene: Reading, action: Action, slot: int, side: int, strength: int, discs: tuple[str, ...], in_use: bool
) -> Node:
    """What is printed on a card, and what lies on it."""
    roman = SIDES[side]
    return [
        h.span(".ark-action-top")[
            h.b(data_tip=scene.text(msg("slot {n}", n=slot)))[str(slot)],
            h.span(".ark-strength", data_tip=scene.text(msg("strength {n}", n=strength)))[f"= {strength}"]
            if strength != slot
            else None,
            h.span(".ark-tokens")[tokens(scene, discs, TOKENS)],
            h.span(class_=f"ark-side is-{side + 1}", data_tip=scene.text(msg("side {side}", side=roman)))[roman],
        ],
        h.span(".ark-action-name")[
            icon(action_icon(action)),
            h.b(data_short=scene.text(SHORT_ACTIONS[action]) if action in SHORT_ACTIONS else None)[scene.text(action)],
        ],
        h.span(".ark-action-does")[scene.read(does(action, side, strength))],
        ladder(action, side, strength),
        h.span(".ark-goes")[scene.read(msg("goes to 1")), " ←"] if in_use and slot > 1 else None,
    ]


def in_use_now(scene: Scene, seat: Seat) -> Action | None:
    """The card of the running turn, from when it is chosen until the turn ends: while its effects are asked for too."""
    if zoo_of(scene, seat).borrowed is not None:  # somebody else's card [AN-3.17]
        return None
    return scene.once(f"in use {seat.code}", lambda: last_used(seat, (what for _, what in reversed(events(scene)))))


def events(scene: Scene) -> list[tuple[int, Any]]:
    """All that was told until the moment that is shown, with the brackets around turns."""
    return scene.every_event if scene.present is None else scene.match.events(scene.seat)


def last_used(seat: Seat, latest_first: Iterable[Any]) -> Action | None:
    for what in latest_first:
        match what:
            case ActionPerformed() if what.seat == seat:
                return what.action
            case TurnBegins() | TurnEnds() | BreakBegins():
                return None
    return None


def strength_now(scene: Scene, seat: Seat, action: Action) -> int:
    """With the X-tokens that the one who looks has picked [AN-2.2, AN-3.2, AN-3.10]."""
    table = table_seen(scene)
    spent = tokens_spent(scene) if seat == scene.seat else 0
    return strength_of(Turn(table, seat), table.zoos[seat], action, spent)


def tokens_spent(scene: Scene) -> int:
    """X-tokens picked for the action that is about to be chosen."""
    picked = (key.removeprefix("x:") for key in scene.reached if key.startswith("x:") and key != TAKE_X)
    return int(next(picked, 0))


def lying(zoo: ZooView, action: Action) -> list[str]:
    """Multiplier, venom and constriction tokens on the card."""
    found = ["multiplier"] * zoo.multipliers[action]
    return found + ["venom"] * (zoo.venom >> action & 1) + ["constriction"] * (zoo.constricted >> action & 1)


def tokens(scene: Reading, found: Sequence[str], names: Mapping[str, Message]) -> list[h.Element]:
    """Tokens lying on a card, each with what it is called."""
    said = [(name, scene.text(names[name])) for name in found]
    return [h.span(class_=f"ark-disc is-{name}", data_tip=label)[icon(name, label)] for name, label in said]


TOKENS = {
    "multiplier": msg("multiplier token"),
    "venom": msg("venom token: pay 2 money unless you remove one this turn"),
    "constriction": msg("constriction token: strength 2 lower"),
}


# what it does


def does(action: Action, side: int, strength: int) -> Message:
    """In a few words, at this strength."""
    level = max(min(strength, board.STRONGEST), 0)
    match action:
        case Action.CARDS:
            return draws(side, level)
        case Action.BUILD if side:
            return nmsg("different buildings, {n} space in all", "different buildings, {n} spaces in all", n=strength)
        case Action.BUILD:
            return msg("one building up to size {n}", n=level)
        case Action.ANIMALS:
            return plays(side, level)
        case Action.ASSOCIATION if side:
            return msg("tasks worth {n} in all, and a donation", n=strength)
        case Action.ASSOCIATION:
            return msg("one task worth up to {n}", n=strength)
        case Action.SPONSORS if side:
            return msg("levels up to {n} in all, or break {steps} for {money} money", n=strength + 1, steps=strength,
                       money=2 * strength)  # fmt: skip
    return msg("level up to {n}, or break {n} for {n} money", n=strength)


def draws(side: int, level: int) -> Message:
    """The Cards action [AN-13.12]."""
    drawn, dropped = board.DRAW[side][level], board.DISCARD[side][level]
    where = msg("deck or range") if side else msg("deck")
    text = msg("draw {n}, discard {m}, {where}", n=drawn, m=dropped, where=where)
    return msg("{text}; or snap", text=text) if level >= board.SNAP_FROM[side] else text


def plays(side: int, level: int) -> Message:
    """The Animals action [AN-13.13]."""
    number = board.PLAY_ANIMALS[side][level]
    if not number:
        return msg("no animal at this strength")
    if not side:
        return nmsg("{n} animal from hand", "{n} animals from hand", n=number)
    text = nmsg("{n} animal, hand or range", "{n} animals, hand or range", n=number)
    return msg("1 reputation, then {text}", text=text) if level >= board.ANIMALS_REPUTATION_FROM else text


def ladder(action: Action, side: int, strength: int) -> h.Element:
    """The result at strengths 1 to 5, the present one filled."""
    extra = board.SPONSOR_EXTRA_LEVEL[side] if action is Action.SPONSORS else 0
    numbers: Sequence[int] = range(1 + extra, board.STRONGEST + 1 + extra)
    if action in (Action.CARDS, Action.ANIMALS):
        numbers = (board.DRAW if action is Action.CARDS else board.PLAY_ANIMALS)[side][1:]
    rungs: list[Node] = [str(number) for number in numbers]
    if action is Action.ASSOCIATION:
        rungs = ["–", *(icon(name) for name in ("reputation", "partner", "university", "conservation"))]
    return h.span(".ark-ladder", aria_hidden="true")[
        (
            h.span(class_="is-on" if rung == min(strength, board.STRONGEST) else None)[inside]
            for rung, inside in enumerate(rungs, 1)
        )
    ]


# X-tokens


def x_chooser(scene: Scene) -> Node:
    """In the prompt: how many X-tokens are spent, or that one is taken instead of an action [AN-2.8]."""
    question = scene.asked
    if question is None or isinstance(question.about, Seat):
        return None
    most = max((option.tokens for option in question.options if isinstance(option, Use)), default=0)
    can_take = any(isinstance(option, TakeXToken) for option in question.options)
    is_taking = TAKE_X in scene.reached
    spend, take = scene.text(msg("X-tokens to spend")), scene.read(msg("Take an X-token"))
    return [
        h.div(".ark-spend", role="group", aria_label=spend)[
            icon("x-token", class_="tint-x-token"), (spend_button(scene, tokens) for tokens in range(most + 1))
        ]
        if most
        else None,
        h.button(
            class_=classes("button ark-take", lit=not scene.reached, is_picked=is_taking), type="submit", form="pick",
            name="pick", value="" if is_taking else TAKE_X, data_piece=TAKE_X, data_key="0",
            aria_pressed="true" if is_taking else None,
        )[icon("x-token"), take, h.kbd["0"]]
        if can_take
        else None,
    ]  # fmt: skip


def spend_button(scene: Scene, tokens: int) -> h.Element:
    """All numbers can be reached from each other, whichever is picked."""
    is_picked = tokens == tokens_spent(scene)
    return h.button(
        class_=classes("ark-spend-button", is_picked=is_picked), type="submit", form="pick", name="pick",
        value=x_key(tokens) if tokens else "", aria_pressed="true" if is_picked else "false",
        data_piece=x_key(tokens), aria_label=scene.text(nmsg("spend {n} X-token", "spend {n} X-tokens", n=tokens)),
    )[f"+{tokens}"]  # fmt: skip
