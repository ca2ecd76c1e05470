"""Zooloretto: loading, taking and the money actions; the kinds of tiles that came into a zoo."""

from __future__ import annotations

from operator import attrgetter

from soloist.engine.words import msg
from soloist.games.zooloretto import events
from soloist.games.zooloretto.tiles import STALL_TYPES, TILE, Species
from soloist.lab import accounts
from soloist.lab.decks import MammothDecks

ACTIONS = {
    events.TileLoaded: ("load", msg("tiles loaded")),
    events.TruckTaken: ("truck", msg("trucks taken")),
    events.TileMoved: ("move", msg("moves")),
    events.GroupsExchanged: ("exchange", msg("exchanges")),
    events.TileBought: ("purchase", msg("purchases")),
    events.TileDiscarded: ("discard", msg("tiles discarded")),
    events.ExpansionOpened: ("expansion", msg("expansion boards opened")),
    events.OffspringBorn: ("offspring", msg("offspring")),
}


def received(event: events.TileReceived) -> accounts.Deed | None:
    return None if event.tile.is_coin else (event.seat, event.tile.kind)


DEEDS = accounts.Deeds(
    actions={event: code for event, (code, _) in ACTIONS.items()},
    cards={events.TilePlaced: attrgetter("seat", "placement.tile.kind"), events.TileReceived: received},
    rounds=accounts.Rounds(
        events.GameBegins,
        attrgetter("turns"),
        attrgetter("round"),
        (events.TileLoaded, "load"),
        (events.TruckTaken, "truck"),  # [ZOO-3.4]
        ("move", "exchange", "purchase", "discard", "expansion"),
    ),
    names={
        **{species.code: species for species in Species},
        **{f"stall-{letter}": TILE[f"stall-{letter}"] for letter in STALL_TYPES},
        **dict(ACTIONS.values()),
    },
)
VARIATIONS = {"mammoth_deck": MammothDecks()}
