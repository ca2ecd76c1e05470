"""Zooloretto: loading, taking and the money actions; the kinds of tiles that came into a zoo."""

from __future__ import annotations

from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.zooloretto import events
from soloist.games.zooloretto.tiles import STALL_TYPES, TILE, Species, Tile
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


def by_kind(seat: Seat, tile: Tile) -> accounts.Deed | None:
    if tile.is_coin:
        return None
    return seat, tile.code if tile.species is None else tile.species.code


DEEDS = accounts.Deeds(
    actions={event: code for event, (code, _) in ACTIONS.items()},
    cards={
        events.TilePlaced: lambda event: by_kind(event.seat, event.placement.tile),
        events.TileReceived: lambda event: by_kind(event.seat, event.tile),
    },
    names={
        **{species.code: species for species in Species},
        **{f"stall-{letter}": TILE[f"stall-{letter}"] for letter in STALL_TYPES},
        **dict(ACTIONS.values()),
    },
)
VARIATIONS = {"mammoth_deck": MammothDecks()}
