"""What answers would do to points, coins and offspring: tried on a table of our own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import htpy as h
from markupsafe import Markup

from soloist.engine.question import Question
from soloist.engine.words import msg, nmsg
from soloist.games.zooloretto.answers import Action, Offer
from soloist.games.zooloretto.components import PRICES
from soloist.games.zooloretto.questions import PlaceBought
from soloist.web.faces.zooloretto.names import signed
from soloist.web.html import Node, icon
from soloist.web.scene import Choice, Scene
from soloist.wording.zooloretto.stand import Rehearsal


@dataclass(frozen=True)
class Effect:
    """Points before and after, coins earned, offspring born."""

    before: int
    after: int
    coins: int = 0
    young: int = 0

    @property
    def change(self) -> int:
        return self.after - self.before


class Effects:
    """The effects of the options of one question."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    @cached_property
    def _rehearsal(self) -> Rehearsal:
        assert self.scene.asked is not None
        return Rehearsal(self.scene.match, self.scene.asked.seat)

    def of(self, *options: Any) -> Effect:
        """What these answers, one after the other, would do."""
        assert self.scene.asked is not None
        now, then = self._rehearsal.now, self._rehearsal.after(*options)
        price = price_of(self.scene.asked)
        return Effect(now.points, then.points, max(then.coins - now.coins + price, 0), max(now.young - then.young, 0))

    def best(self, choices: Iterable[Choice]) -> Effect:
        """The one with the most points."""
        return most(self.of(choice.option) for choice in choices)

    def best_after(self, *options: Any) -> Effect:
        """The best that can come of answers after which more is asked."""
        tried = self._rehearsal.tried(*options)
        assert tried.question is not None
        if any(isinstance(option, Offer) for option in tried.question.options):
            return most(self.best_after(*options, offer) for offer in tried.question.options)
        return most(self.of(*options, then) for then in tried.question.options)


def most(effects: Iterable[Effect]) -> Effect:
    return max(effects, key=lambda effect: effect.after)


def price_of(question: Question) -> int:
    """What answering costs, where a question ends a money action."""
    if isinstance(question.about, Action):
        return PRICES[question.about.code]
    return PRICES["purchase"] if isinstance(question.ask, PlaceBought) else 0


def short_effect(effect: Effect, scene: Scene) -> list[Node]:
    """+3, a coin with +2, an offspring: small enough for the space a tile would lie on."""
    return [
        h.b(class_="bad" if effect.change < 0 else None)[signed(effect.change)],
        [icon("money"), h.span[f"+{effect.coins}"]] if effect.coins else None,
        heart(scene.text(msg("offspring"))) if effect.young else None,
    ]


def points_word(scene: Scene, effect: Effect) -> Markup:
    """What the number counts, for those who see it for the first time."""
    return scene.read(nmsg("point", "points", n=abs(effect.change)))


def heart(label: str) -> h.Element:
    """Two animals find each other."""
    return h.svg(".icon.zoo-heart", viewBox="0 0 24 24", role="img", aria_label=label)[
        h.path(
            d="M12 21C5 15.5 2 12 2 8a5.3 5.3 0 0 1 10-2.600A5.3 5.3 0 0 1 22 8c0 4-3 7.500-10 13z", fill="currentColor"
        )
    ]
