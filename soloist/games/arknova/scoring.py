"""The end of the game: final scoring cards, end-of-game effects of sponsors, points, winners [AN-11.4 to AN-11.10]."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from soloist.engine.game import Result, Score, best
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.games.arknova import board
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.cards import FinalScoring, Gain, Resource, Sponsor, Tiers
from soloist.games.arknova.counting import amount_of
from soloist.games.arknova.state import ArkNovaTable, Stage, Zoo


def final_conservation(table: ArkNovaTable, seat: Seat, card: FinalScoring) -> int:
    """What a final scoring card gives, at most what is printed [AN-11.5]."""
    return min(card.most, sum(amount_of(table, seat, effect) for effect in card.scoring))


def endgame_gains(table: ArkNovaTable, seat: Seat) -> list[tuple[Sponsor, Resource, int]]:
    """What the sponsors give at the end, those that give nothing left out [AN-11.5]."""
    gains = ((card, *gain) for card in table.zoos[seat].sponsors for gain in _endgame(table, seat, card))
    return [(card, what, amount) for card, what, amount in gains if amount]


def _endgame(table: ArkNovaTable, seat: Seat, card: Sponsor) -> Iterator[tuple[Resource, int]]:
    for effect in card.endgame:
        assert isinstance(effect, Gain | Tiers), card
        yield effect.what, amount_of(table, seat, effect, card)


def final_gains(table: ArkNovaTable, seat: Seat) -> tuple[int, int]:
    """The appeal and the conservation that scoring would add now [AN-11.5]."""
    zoo = table.zoos[seat]
    if isinstance(zoo, Arno):
        return 0, sum(points for _, points in zoo.token_parts())
    gains = endgame_gains(table, seat)
    conservation = sum(final_conservation(table, seat, card) for card in zoo.finals)
    conservation += sum(amount for _, what, amount in gains if what is Resource.CONSERVATION)
    return sum(amount for _, what, amount in gains if what is Resource.APPEAL), conservation


def score_zoos(table: ArkNovaTable) -> None:
    """Count in every zoo, then add; tracks give no rewards any more [AN-11.5]."""
    gained = [final_gains(table, seat) for seat in table.players]
    for zoo, (appeal, conservation) in zip(table.zoos, gained, strict=True):
        zoo.appeal = table.limited(zoo.appeal + appeal)
        zoo.conservation = min(zoo.conservation + conservation, board.MOST_CONSERVATION)


def final_parts(table: ArkNovaTable, seat: Seat) -> list[tuple[Message, int]]:
    """Every final scoring card, and every sponsor that gives something, with its gain; before it is added [AN-11.5]."""
    zoo = table.zoos[seat]
    if isinstance(zoo, Arno):
        return zoo.token_parts()
    parts = [(_part(card, Resource.CONSERVATION), final_conservation(table, seat, card)) for card in zoo.finals]
    return parts + [(_part(card, what), amount) for card, what, amount in endgame_gains(table, seat)]


def _part(card: FinalScoring | Sponsor, what: Resource) -> Message:
    return msg("{card}: appeal", card=card) if what is Resource.APPEAL else msg("{card}: conservation", card=card)


def score(zoo: Zoo, seat: Seat) -> Score:
    """Appeal minus the target of the conservation, as the counters stand [AN-11.6, AN-13.2]."""
    target = msg("target for {n} conservation", n=zoo.conservation)
    parts = (msg("appeal"), zoo.appeal), (target, -board.target(zoo.conservation))
    return Score(seat, zoo.score, parts, (zoo.score, zoo.is_arno, zoo.supports))


def result(table: ArkNovaTable) -> Result:
    """The points as they stand; the winners once all is scored."""
    scores = tuple(score(zoo, seat) for zoo, seat in zip(table.zoos, table.players, strict=True))
    return Result(scores, winners(table, scores) if table.stage is Stage.OVER else ())


def winners(table: ArkNovaTable, scores: Sequence[Score]) -> tuple[Seat, ...]:
    """Most points; tie: an ARNO, else more projects; alone 0 points [AN-11.6, AN-11.9, AN-14.7, ARNO-14.12]."""
    if table.setup.is_solo:
        return table.players if table.zoos[0].score >= 0 else ()
    return best(scores)
