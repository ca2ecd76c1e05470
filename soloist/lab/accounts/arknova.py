"""Ark Nova: actions by their cards, of players and of ARNO; animals, sponsors and supported projects."""

from __future__ import annotations

from operator import attrgetter

from soloist.engine.words import msg
from soloist.games.arknova.arno.events import CardUsed
from soloist.games.arknova.cards import ACTION, CARD, Sponsor
from soloist.games.arknova.events import ActionPerformed, AnimalPlayed, Deed, Did, ProjectSupported
from soloist.lab import accounts
from soloist.lab.arno_values import ArnoValues


def sponsor(event: Did) -> accounts.Deed | None:
    if event.deed is not Deed.SPONSOR_PLAYED or not isinstance(event.thing, Sponsor):
        return None
    return event.seat, event.thing.code


DEEDS = accounts.Deeds(
    actions=dict.fromkeys((ActionPerformed, CardUsed), attrgetter("seat", "action.code")),
    cards={
        AnimalPlayed: attrgetter("seat", "animal.code"),
        Did: sponsor,
        ProjectSupported: attrgetter("seat", "project.code"),
    },
    names={**CARD, **{code: msg("{action} action", action=action) for code, action in ACTION.items()}},
)
VARIATIONS = {"arno_values": ArnoValues()}
