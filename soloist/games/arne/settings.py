"""The options of ARNE Total: variants, and our readings where the rules are silent [ARNE-13]."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.engine.settings import Agreement, Document, Mark, Number, choice, option, starting_seat, switch
from soloist.engine.words import msg
from soloist.games.arne.deck import read_deck


@dataclass(frozen=True)
class Settings(Agreement):
    """All options with their values; of the readings the first is ours."""

    variant: str = choice(
        msg("Variant"),
        "ARNE-11.1",
        Mark.RULE,
        standard=msg("Standard: most points win"),
        minimum=msg("Minimum: fewest points win"),
        ghost=msg("Ghost: a neutral colour changes its owner (2 to 5 seats)"),
        teams=msg("Teams: two people share a row (4, 6, 8, 10 or 12 seats)"),
    )
    first_game: bool = switch(msg("First game: only cards with the 1"), "ARNE-1.3", mark=Mark.RULE)
    games: int = option(
        Number(label=msg("Games in the match, totals added"), default=1, low=1, high=20, rule="ARNE-9.5")
    )
    deck: str = option(
        Document(
            label=msg("Card counts and marks of your copy"), rule="ARNE-1.8", mark=Mark.RECONSTRUCTION,
            check=read_deck, is_ours=lambda text: bool(read_deck(text).reconstructed),
            reconstructed=msg("how many copies of each card there are, two colours, and which cards bear star and 1"),
        )
    )  # fmt: skip
    colours: str = choice(
        msg("How colours are given out"), "ARNE-1.4", pick=msg("picked in seat order"), random=msg("at random")
    )
    first_seat: str = starting_seat(12, "ARNE-1.6")
    crashed_x2: str = choice(
        msg("A crashed X2"), "ARNE-Q1", neutral=msg("does not double"), zero=msg("makes the total 0")
    )
    several_x2: str = choice(
        msg("Several X2 cards in one row"), "ARNE-Q2", multiply=msg("multiply each other"), add=msg("add their factors")
    )
    negative_doubled: bool = switch(msg("X2 doubles a negative sum too"), "ARNE-Q3", True)
    stolen_combo: str = choice(
        msg("A stolen combo goes"), "ARNE-Q4", row=msg("to the thief's row"), hand=msg("to the thief's hand")
    )
    layers_travel: bool = switch(msg("X3, Crash and Lock travel with a stolen combo"), "ARNE-Q5", True)
    thief_takes_thief: bool = switch(msg("A Thief may take a Thief (once per person and turn)"), "ARNE-Q6")
    theft_top: str = choice(
        msg("On top of the discard pile after a theft"), "ARNE-Q7",
        thief=msg("the Thief"), chameleon=msg("the Chameleon"),
    )  # fmt: skip
    chameleon_rows: str = choice(
        msg("A Chameleon pair goes"), "ARNE-Q8",
        any=msg("into any other row"), own=msg("only into your own row (a −200: any row)"),
    )  # fmt: skip
    foreign_values: bool = switch(msg("Value cards may be placed in another's row"), "ARNE-Q9", True)
    plus2_picker: str = choice(
        msg("Who picks for +2"), "ARNE-Q10", giver=msg("the giver"), asker=msg("the asker, who sees the cards")
    )
    announce_window: bool = switch(
        msg("A reaction window between playing +1, +2 or Change Places and its effect"), "ARNE-Q11"
    )
    after_queue: str = choice(
        msg("After turns won by Stop and Change, play continues"), "ARNE-Q12",
        onward=msg("from the last person who had a turn"), back=msg("from where it was interrupted"),
    )  # fmt: skip
    after_change_places: str = choice(
        msg("After Change Places the next turn is counted"), "ARNE-Q13",
        new=msg("from the new seat"), old=msg("from the old seat"),
    )  # fmt: skip
    last_turn: str = choice(
        msg("When the last card is drawn"), "ARNE-Q14",
        finish=msg("the turn is finished"), cut=msg("the final round starts at once"),
    )  # fmt: skip
    queue_at_end: str = choice(
        msg("Stops still waiting when the pile is empty"), "ARNE-Q15",
        lapse=msg("are lost"), first=msg("let the first of them start the final round"),
    )  # fmt: skip
    x3_compulsory: bool = switch(msg("A lone X3 must be played even if it only harms"), "ARNE-Q16", True)
    idle_actions: bool = switch(msg("An action card without effect may be played"), "ARNE-Q17", True)
    unowned_colours: str = choice(
        msg("Cards of colours nobody picked"), "ARNE-Q18", stay=msg("stay in the deck"), removed=msg("are removed")
    )
    tie: str = choice(
        msg("A tie"),
        "ARNE-Q19",
        shared=msg("is shared"),
        items=msg("goes to the row with fewest items"),
        order=msg("goes to the later in turn order"),
    )
    x3_on_locked_minus: bool = switch(msg("X3 may go on a locked −200"), "ARNE-Q20", True)
    ghost_change_final: bool = switch(msg("Ghost: Change works in the final round"), "ARNE-11.3", True)
    uniform_prompts: bool = switch(
        msg("Ask everybody in every window, so that nobody sees who holds no black card"),
        "ARNE-7.9",
        mark=Mark.CONVENIENCE,
    )

    @property
    def minimum(self) -> bool:
        return self.variant == "minimum"

    @property
    def ghost(self) -> bool:
        return self.variant == "ghost"

    @property
    def teams(self) -> bool:
        return self.variant == "teams"


SETTINGS = tuple(Settings.options().values())
