"""The options of Ark Nova as sentences: what an action can do now, what a card costs and brings."""

from __future__ import annotations

from typing import Any

from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.words import Message, joined, msg, nmsg
from soloist.games.arknova import board, construction, hexes, maps, performing, questions, state, turn_context, why
from soloist.games.arknova.actions.association import donation_price, task_value, workers_for
from soloist.games.arknova.answers import BREAK, DONATE, DRAW, TakeXToken, Use
from soloist.games.arknova.buildings import Footprint, Kind
from soloist.games.arknova.cards import Action, Animal, Card, FinalScoring, Level, Project, Sponsor
from soloist.games.arknova.conditions import level_of, price
from soloist.games.arknova.view import View, table_of
from soloist.wording.arknova import texts
from soloist.wording.base import Idle, Offer, by_reason, option_text

PLAYING = (questions.WHICH_ANIMAL, questions.WHICH_NEXT_ANIMAL, questions.WHICH_PROJECT)


def offers(match: Match, question: Question) -> list[Offer]:
    speaker = Speaker(match, question)
    return [speaker.offer(option) for option in question.options]


def idle(match: Match, question: Question) -> list[Idle]:
    """The cards in hand that cannot be played in this turn, each with its first reason."""
    if question.ask is not questions.WHICH_ACTION:
        return []
    view: View = match.view(question.seat)
    table = table_of(view)
    hand = [card for card in view.zoo(question.seat).hand if card is not None]
    return by_reason((card, next(iter(why.unmet(table, question.seat, card)), None)) for card in hand)


class Speaker:
    """Puts the options of one question into words."""

    def __init__(self, match: Match, question: Question) -> None:
        self.seat = question.seat
        self.about = question.about
        self.is_playing = question.ask in PLAYING or isinstance(question.ask, questions.WhichSponsor)
        self.is_building = question.ask is questions.ONE_MORE_BUILDING or isinstance(
            question.ask, questions.WhichBuilding
        )
        self.view: View = match.view(question.seat)
        self.table = table_of(self.view)
        self.turn = turn_context.Turn(self.table, question.seat)
        self.zoo = self.turn.zoo

    def offer(self, option: Any) -> Offer:
        match option:
            case Use():
                return self.use(option)
            case TakeXToken():
                return Offer(option, option.say(), msg("Gain an X-token with"), option.action.say())
            case Kind():
                return Offer(option, self.building(option))
            case Footprint():
                return self.place(option)
            case Animal() | Sponsor() | Project():
                return Offer(option, self.card(option))
            case state.Building():
                return Offer(option, self.home(option))
            case board.Task():
                return Offer(option, self.task(option))
            case Level() if isinstance(self.about, Project):
                return Offer(option, msg("{level}: {text}", level=option, text=texts.level_text(self.about, option)))
            case maps.LeftToken():
                return Offer(option, msg("Token {number}: {reward}", number=option.number, reward=option))
            case FinalScoring():
                return Offer(option, msg("{card}: {text}", card=option, text=texts.final_text(option)))
        return Offer(option, self.word(option))

    def word(self, option: Any) -> Message:
        if option is DONATE:
            return msg("{option}: {price} money for 1 conservation", option=DONATE, price=donation_price(self.table))
        if option is DRAW:
            return msg("Draw cards from the deck")
        if option is BREAK:
            return msg("Advance the break token and gain money")
        return option_text(option)

    # action cards

    def use(self, use: Use) -> Offer:
        """An action card with its strength; ways to use the same card share a heading."""
        strength = performing.strength_of(self.turn, self.zoo, use.action, use.tokens)
        does = self.does(use.action, strength)
        text = msg("{use}, strength {strength}: {does}", use=use, strength=strength, does=does)
        if not use.tokens:
            return Offer(use, text)
        short = nmsg("{n} X-token (strength {strength})", "{n} X-tokens (strength {strength})", n=use.tokens,
                     strength=strength)  # fmt: skip
        return Offer(use, text, msg("{action} with", action=use.action), short)

    def does(self, action: Action, strength: int) -> Message:
        """What the action does at a strength."""
        side = int(self.zoo.is_upgraded(action))
        capped = max(0, min(strength, board.STRONGEST))
        match action:
            case Action.CARDS:
                return self.draws(side, capped)
            case Action.BUILD if side:
                return msg("several buildings up to size {n} in all", n=strength)
            case Action.BUILD:
                return msg("one building up to size {n}", n=strength)
            case Action.ANIMALS:
                return nmsg("one animal", "up to {n} animals", n=board.PLAY_ANIMALS[side][capped])
            case Action.ASSOCIATION:
                return msg("tasks worth {n} in all", n=strength) if side else msg("one task up to {n}", n=strength)
            case Action.SPONSORS:
                most, money = strength + board.SPONSOR_EXTRA_LEVEL[side], strength * board.SPONSOR_BREAK_MONEY[side]
                return msg("sponsors up to level {level}, or {money} money", level=most, money=money)

    def draws(self, side: int, strength: int) -> Message:
        drawn, dropped = board.DRAW[side][strength], board.DISCARD[side][strength]
        text = nmsg("draw {n} card", "draw {n} cards", n=drawn)
        if dropped:
            text = msg("{draw}, discard {n}", draw=text, n=dropped)
        return msg("{draw}, or snap", draw=text) if strength >= board.SNAP_FROM[side] else text

    # buildings

    def building(self, kind: Kind) -> Message:
        places = len(construction.spots(self.zoo, kind))
        if not self.is_building:
            return nmsg("{kind}, free ({n} place)", "{kind}, free ({n} places)", kind=kind, n=places)
        return nmsg("{kind}, {cost} money ({n} place)", "{kind}, {cost} money ({n} places)", kind=kind,
                    cost=kind.cost, n=places)  # fmt: skip

    def place(self, spot: Footprint) -> Offer:
        """By the hex of its anchor, and how often it is turned."""
        text = msg("on {hex}", hex=spot.code)
        if "/" not in spot.code:
            return Offer(spot, text, msg("On"), msg("{hex}", hex=spot.code))
        return Offer(spot, text, msg("Rotated {n}×", n=spot.turn), msg("{hex}", hex=hexes.NAMES[spot.anchor]))

    def home(self, building: state.Building) -> Message:
        if building.kind.is_special:
            left = building.kind.capacity - building.used
            return nmsg("{building}: {n} space left", "{building}: {n} spaces left", building=building, n=left)
        return building.say()

    # cards

    def card(self, card: Card) -> Message:
        folder = self.table.folder_of(card) if self.is_playing and card in self.table.display else 0
        if isinstance(card, Animal):
            gains = [msg("{n} {what}", n=n, what=texts.GAIN_WORDS[what]) for what, n in texts.printed_gains(card)]
            brings = joined([*gains, *texts.abilities_of(card, peaceful=self.table.setup.is_peaceful)])
            return msg("{card}: {cost} money; {brings}", card=card, cost=price(self.zoo, card, folder), brings=brings)
        if isinstance(card, Sponsor):
            text = msg("{card}: level {level}", card=card, level=level_of(self.zoo, card))
        else:
            text = msg("{card}: {text}", card=card, text=texts.short_project_text(card))
        return msg("{text}, {money} money for the folder", text=text, money=folder) if folder else text

    # association

    def task(self, task: board.Task) -> Message:
        value, workers = task_value(self.zoo, task), workers_for(self.zoo, task) or 0
        return nmsg("{task}: strength {value}, {n} worker", "{task}: strength {value}, {n} workers", task=task,
                    value=value, n=workers)  # fmt: skip
