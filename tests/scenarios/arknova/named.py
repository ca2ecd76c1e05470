"""Cards of Ark Nova by their notation, for tests."""

from __future__ import annotations

from soloist.games.arknova.cards import CARD, Animal, Project, Sponsor


def animal(code: str) -> Animal:
    card = CARD[code]
    assert isinstance(card, Animal)
    return card


def sponsor(code: str) -> Sponsor:
    card = CARD[code]
    assert isinstance(card, Sponsor)
    return card


def project(code: str) -> Project:
    card = CARD[code]
    assert isinstance(card, Project)
    return card
