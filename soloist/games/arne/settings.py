"""The options of ARNE Total: variants, and our readings where the rules are silent [ARNE-13]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from soloist.engine.settings import Choice, Document, Mark, Number, Setting, Switch, first_seat
from soloist.engine.words import Message, msg
from soloist.games.arne.deck import read_deck


@dataclass(frozen=True)
class Settings:
    """All options with their values. The names are those of the settings below."""

    variant: str
    first_game: bool
    games: int
    deck: str
    colours: str
    first_seat: str
    crashed_x2: str
    several_x2: str
    negative_doubled: bool
    stolen_combo: str
    layers_travel: bool
    thief_takes_thief: bool
    theft_top: str
    chameleon_rows: str
    foreign_values: bool
    plus2_picker: str
    announce_window: bool
    after_queue: str
    after_change_places: str
    last_turn: str
    queue_at_end: str
    x3_compulsory: bool
    idle_actions: bool
    unowned_colours: str
    tie: str
    x3_on_locked_minus: bool
    ghost_change_final: bool
    uniform_prompts: bool

    @classmethod
    def of(cls, settings: Mapping[str, Any]) -> Settings:
        return cls(**{field.name: settings[field.name] for field in fields(cls)})

    @property
    def minimum(self) -> bool:
        return self.variant == "minimum"

    @property
    def ghost(self) -> bool:
        return self.variant == "ghost"

    @property
    def teams(self) -> bool:
        return self.variant == "teams"


def _ruling(number: int, name: str, label: Message, **values: Message) -> Setting:
    """A choice between readings; the first one is ours."""
    return Choice(name=name, label=label, default=next(iter(values)), values=values, rule=f"ARNE-Q{number}")


def _yes_no(number: int, name: str, label: Message, default: bool) -> Setting:
    return Switch(name=name, label=label, default=default, rule=f"ARNE-Q{number}")


SETTINGS: tuple[Setting, ...] = (
    Choice(
        name="variant",
        label=msg("Variant"),
        default="standard",
        rule="ARNE-11.1",
        mark=Mark.RULE,
        values={
            "standard": msg("Standard: most points win"),
            "minimum": msg("Minimum: fewest points win"),
            "ghost": msg("Ghost: a neutral colour changes its owner (2 to 5 seats)"),
            "teams": msg("Teams: two persons share a row (4, 6, 8, 10 or 12 seats)"),
        },
    ),
    Switch(
        name="first_game",
        label=msg("First game: only cards with the 1"),
        default=False,
        rule="ARNE-1.3",
        mark=Mark.RULE,
    ),
    Number(name="games", label=msg("Games in the match, totals added"), default=1, low=1, high=20, rule="ARNE-9.5"),
    Document(
        name="deck",
        label=msg("Card counts and marks of your own box"),
        rule="ARNE-1.8",
        mark=Mark.RECONSTRUCTION,
        check=read_deck,
        reconstructed=msg("how many copies of each card there are, two colours, and which cards bear star and 1"),
        is_ours=lambda text: bool(read_deck(text).reconstructed),
    ),
    Choice(
        name="colours",
        label=msg("How colours are given out"),
        default="pick",
        rule="ARNE-1.4",
        values={"pick": msg("picked in seat order"), "random": msg("at random")},
    ),
    first_seat(12, "ARNE-1.6"),
    _ruling(1, "crashed_x2", msg("A crashed X2"), neutral=msg("does not double"), zero=msg("makes the total 0")),
    _ruling(
        2, "several_x2", msg("Several X2 in a row"), multiply=msg("multiply each other"), add=msg("add their factors")
    ),
    _yes_no(3, "negative_doubled", msg("X2 doubles a negative sum too"), True),
    _ruling(
        4, "stolen_combo", msg("A stolen combo goes"), row=msg("to the thief's row"), hand=msg("to the thief's hand")
    ),
    _yes_no(5, "layers_travel", msg("X3, Crash and Lock travel with a stolen combo"), True),
    _yes_no(6, "thief_takes_thief", msg("A Thief may take a Thief (once per person and turn)"), False),
    _ruling(
        7,
        "theft_top",
        msg("On top of the discard pile after a theft"),
        thief=msg("the Thief"),
        chameleon=msg("the Chameleon"),
    ),
    _ruling(
        8,
        "chameleon_rows",
        msg("A Chameleon pair goes"),
        any=msg("into any other row"),
        own=msg("only into one's own row (a -200: any)"),
    ),
    _yes_no(9, "foreign_values", msg("Value cards may be placed in another's row"), True),
    _ruling(
        10, "plus2_picker", msg("Who picks for +2"), giver=msg("the giver"), asker=msg("the asker, who sees the cards")
    ),
    _yes_no(11, "announce_window", msg("A window between laying and effect of +1, +2, Change Places"), False),
    _ruling(
        12,
        "after_queue",
        msg("After Stop and Change turns play goes on"),
        onward=msg("from the last person who had a turn"),
        back=msg("from where it was interrupted"),
    ),
    _ruling(
        13,
        "after_change_places",
        msg("After Change Places the next turn is counted"),
        new=msg("from the new seat"),
        old=msg("from the old seat"),
    ),
    _ruling(
        14,
        "last_turn",
        msg("When the last card is drawn"),
        finish=msg("the turn is finished"),
        cut=msg("the final round starts at once"),
    ),
    _ruling(
        15,
        "queue_at_end",
        msg("Stops still waiting when the pile is empty"),
        lapse=msg("are lost"),
        first=msg("let the first of them start the final round"),
    ),
    _yes_no(16, "x3_compulsory", msg("A lone X3 must be played even if it only harms"), True),
    _yes_no(17, "idle_actions", msg("An action card without effect may be played"), True),
    _ruling(
        18,
        "unowned_colours",
        msg("Cards of colours nobody picked"),
        stay=msg("stay in the deck"),
        removed=msg("are removed"),
    ),
    _ruling(
        19,
        "tie",
        msg("A tie"),
        shared=msg("is shared"),
        items=msg("goes to the row with fewest items"),
        order=msg("goes to the later in turn order"),
    ),
    _yes_no(20, "x3_on_locked_minus", msg("X3 may go on a locked -200"), True),
    Switch(
        name="ghost_change_final", label=msg("Ghost: Change works in the final round"), default=True, rule="ARNE-11.3"
    ),
    Switch(
        name="uniform_prompts",
        label=msg("Ask everybody in every window, so that nobody sees who holds no black card"),
        default=False,
        rule="ARNE-7.9",
        mark=Mark.COMFORT,
    ),
)
