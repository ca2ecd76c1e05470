"""The options of Zooloretto and AutoMammoth: where the rules are silent or sources disagree."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.engine.settings import Agreement, AutomaSeats, Document, Mark, choice, option, starting_seat, switch
from soloist.engine.words import msg
from soloist.games.zooloretto.automa.deck import Difficulty, read_deck


@dataclass(frozen=True)
class Settings(Agreement):
    """All options with their values."""

    first_seat: str = starting_seat(5, "ZOO-1.9")
    truck_order: str = choice(
        msg("Two players: free spaces of the trucks from left to right"),
        "ZOO-9.4",
        **{"321": msg("3, 2, 1"), "123": msg("1, 2, 3")},
    )
    stall_to_barn: bool = switch(msg("Move may put a stall into the barn"), "ZOO-6.4")
    automas: str = option(
        AutomaSeats(
            label=msg("Seats played by AutoMammoth"), automa="mammoth", rule="MAM-1.1", mark=Mark.RULE,
            levels=tuple(difficulty.value for difficulty in Difficulty),
        )
    )  # fmt: skip
    mammoth_deck: str = option(
        Document(
            label=msg("AutoMammoth's cards as you printed them"), rule="MAM-8.1", mark=Mark.RECONSTRUCTION,
            check=read_deck, reconstructed=msg("AutoMammoth's cards"),
        )
    )  # fmt: skip
    count_blockers: bool = switch(msg("AutoMammoth counts blocking tiles on trucks (two players)"), "MAM-3.3")
    purchase_new_stack: bool = switch(msg("AutoMammoth also buys what it does not own yet"), "MAM-6.6")
    after_take: str = choice(
        msg("AutoMammoth's card after it has taken a truck"),
        "MAM-2.6",
        skip=msg("draws no more tiles; it may still buy or shuffle"),
        all=msg("all its other actions are tried, but for a second truck"),
    )
    buy_from_automa: bool = switch(
        msg("People may buy from AutoMammoth's stacks of one or two tiles"), "MAM-6.8", default=True
    )


SETTINGS = tuple(Settings.options().values())
