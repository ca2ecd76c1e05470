"""The options of Zooloretto and AutoMammoth: where the rules are silent or sources disagree."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from soloist.engine.settings import AutomaSeats, Choice, Document, Mark, Setting, Switch, first_seat
from soloist.engine.words import msg
from soloist.games.zooloretto.automa.deck import Difficulty, read_deck


@dataclass(frozen=True)
class Settings:
    """All options with their values. The names are those of the settings below."""

    first_seat: str
    automas: str
    mammoth_deck: str
    count_blockers: bool
    purchase_new_stack: bool
    after_take: str
    buy_from_automa: bool
    stall_to_barn: bool
    truck_order: str

    @classmethod
    def of(cls, settings: Mapping[str, Any]) -> Settings:
        return cls(**{field.name: settings[field.name] for field in fields(cls)})


SETTINGS: tuple[Setting, ...] = (
    first_seat(5, "ZOO-1.9"),
    Choice(
        name="truck_order",
        label=msg("Two players: free spaces of the trucks from left to right"),
        default="321",
        rule="ZOO-9.4",
        values={"321": msg("3, 2, 1"), "123": msg("1, 2, 3")},
    ),
    Switch(
        name="stall_to_barn",
        label=msg("Move may put a stall into the barn"),
        default=False,
        rule="ZOO-6.4",
    ),
    AutomaSeats(
        name="automas",
        label=msg("Seats played by AutoMammoth"),
        automa="mammoth",
        levels=tuple(difficulty.value for difficulty in Difficulty),
        rule="MAM-1.1",
        mark=Mark.RULE,
    ),
    Document(
        name="mammoth_deck",
        label=msg("AutoMammoth's cards as you printed them"),
        rule="MAM-8.1",
        mark=Mark.RECONSTRUCTION,
        check=read_deck,
        reconstructed=msg("AutoMammoth's cards"),
    ),
    Switch(
        name="count_blockers",
        label=msg("AutoMammoth counts blocking tiles on trucks (two players)"),
        default=False,
        rule="MAM-3.3",
    ),
    Switch(
        name="purchase_new_stack",
        label=msg("AutoMammoth also buys what it does not own yet"),
        default=False,
        rule="MAM-6.6",
    ),
    Choice(
        name="after_take",
        label=msg("AutoMammoth's card after it has taken a truck"),
        default="skip",
        rule="MAM-2.6",
        values={
            "skip": msg("draws no more tiles; it may still buy or shuffle"),
            "all": msg("all its other actions are tried, but for a second truck"),
        },
    ),
    Switch(
        name="buy_from_automa",
        label=msg("People may buy from AutoMammoth's stacks of one or two tiles"),
        default=True,
        rule="MAM-6.8",
    ),
)
