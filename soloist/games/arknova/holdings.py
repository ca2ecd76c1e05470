"""What a player of Ark Nova has, as numbers: for what a turn has changed."""

from __future__ import annotations

from soloist.engine.holdings import Holding, Role
from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.arknova.view import View


def holdings(view: View, seat: Seat) -> list[Holding]:
    """Resources, cards, tracks, and what is on the map and beside it."""
    zoo = view.zoos[seat]
    return [
        Holding("money", msg("money"), zoo.money, Role.STOCK),
        Holding("x-token", msg("X-tokens"), zoo.x_tokens, Role.STOCK),
        Holding("card", msg("cards in hand"), len(zoo.hand), Role.STOCK),
        Holding("worker", msg("free workers"), zoo.workers, Role.STOCK),
        Holding("appeal", msg("appeal"), zoo.appeal),
        Holding("conservation", msg("conservation"), zoo.conservation),
        Holding("reputation", msg("reputation"), zoo.reputation),
        Holding("building", msg("buildings"), len(zoo.buildings), Role.PIECES),
        Holding("animal", msg("animals"), len(zoo.animals), Role.PIECES),
        Holding("sponsor", msg("sponsors"), len(zoo.sponsors), Role.PIECES),
        Holding("partner", msg("partner zoos"), len(zoo.partner_zoos), Role.PIECES),
        Holding("university", msg("universities"), len(zoo.universities), Role.PIECES),
        Holding("project", msg("supported projects"), len(zoo.supported), Role.PIECES),
        Holding("upgrade", msg("upgraded action cards"), zoo.upgraded.bit_count()),
    ]
