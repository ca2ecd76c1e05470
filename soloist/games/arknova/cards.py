"""All cards of Ark Nova, by notation: animals, sponsors, projects, final scoring cards."""

from __future__ import annotations

from typing import TypeAlias

from soloist.games.arknova.animals import ANIMALS, SPECIAL_ENCLOSURES, Animal
from soloist.games.arknova.effect_facts import (
    Count,
    Counted,
    Covering,
    Discount,
    Effect,
    Gain,
    Place,
    Resource,
    Shared,
    Special,
    Tiers,
    Tokens,
    Trigger,
)
from soloist.games.arknova.final_scoring_facts import FINAL_CARDS, FINAL_CARDS_V2, FinalScoring
from soloist.games.arknova.icons import CATEGORIES, CONTINENTS, COUNT, DIFFERENT_ICONS, ICON, Icon
from soloist.games.arknova.printed import (
    ACTION,
    INTERACTIVE,
    KEYWORDS,
    NO_NEEDS,
    SIZE,
    Ability,
    Action,
    Face,
    Needs,
    Size,
    read_ability,
)
from soloist.games.arknova.projects_facts import BASE_PROJECTS, PROJECTS, ZOO_PROJECTS, Level, Project, ProjectKind
from soloist.games.arknova.sponsors_facts import SPONSORS, Sponsor

__all__ = [
    "ACTION", "ANIMALS", "BASE_PROJECTS", "CARD", "CATEGORIES", "CONTINENTS", "COUNT", "DIFFERENT_ICONS", "FINAL",
    "FINAL_CARDS", "FINAL_CARDS_V2", "ICON", "INTERACTIVE", "KEYWORDS", "NO_NEEDS", "PROJECTS", "SIZE",
    "SPECIAL_ENCLOSURES", "SPONSORS", "ZOO_CARDS", "ZOO_PROJECTS", "Ability", "Action", "Animal", "Card", "Count",
    "Counted", "Covering", "Discount", "Effect", "Face", "FinalScoring", "Gain", "Icon", "Level",
    "Needs", "Place", "Project", "ProjectKind", "Resource", "Shared", "Size", "Special", "Sponsor", "Tiers",
    "Tokens", "Trigger", "in_order", "read_ability",
]  # fmt: skip


Card: TypeAlias = Animal | Sponsor | Project

ZOO_CARDS: tuple[Card, ...] = (*ZOO_PROJECTS, *SPONSORS, *ANIMALS)
"""The deck, in the order of the printed numbers [AN-1.3]."""

CARD: dict[str, Card] = {card.code: card for card in (*BASE_PROJECTS, *ZOO_CARDS)}
"""Every animal, sponsor and project by its notation, such as `cheetah` or `science-lab`."""

FINAL: dict[str, FinalScoring] = {card.code: card for card in FINAL_CARDS}
"""The final scoring cards by their notation."""


def in_order(card: Face) -> int:
    """How piles and hands are sorted: by the printed number."""
    return card.id
