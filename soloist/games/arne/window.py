"""The reaction window: our turn-based rendering of "anyone, any time" [ARNE-7]."""

from __future__ import annotations

from functools import partial

from soloist.engine.flow import Flow, Refusal, choose
from soloist.engine.notation import Word
from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.arne.answers import PASS
from soloist.games.arne.black import has_black_move, play_black, playable_blacks, why_not_black
from soloist.games.arne.cards import CARD, Card
from soloist.games.arne.questions import AnyReaction
from soloist.games.arne.state import ArneTable, Stage

ANY_REACTION = AnyReaction()
NOT_HELD = Refusal("ARNE-5.1", msg("you do not hold that card"))
NO_WHITE_AT_END = Refusal("ARNE-9.2", msg("no white cards are played in the final round"))
WHITE_LATER = Refusal("ARNE-2.2", msg("white cards are played in your own turn only"))


def next_to_ask(table: ArneTable) -> Seat | None:
    """The first in order who has not passed on this table and could play something [ARNE-7.4]."""
    everybody = table.setup.settings.uniform_prompts
    place, count = table.place_of[table.last_actor], table.setup.persons
    for _ in range(count):
        place = (place + table.direction) % count
        person = table.person_at[place]
        if table.passed_at[person] < table.version and (everybody or has_black_move(table, person)):
            return person
    return None


def refuse_reaction(table: ArneTable, person: Seat, code: str) -> Refusal | None:
    """Why a card cannot be played as a reaction."""
    card = CARD.get(code)
    if card is None:
        return None
    if card not in table.hands[person]:
        return NOT_HELD
    if card.black:
        return why_not_black(table, person, card)
    return NO_WHITE_AT_END if table.stage is Stage.FINAL else WHITE_LATER


def react_once(table: ArneTable, person: Seat) -> Flow[None]:
    """One person passes or plays one black card [ARNE-7.4]."""
    move = yield from ask_reaction(table, person)
    if isinstance(move, Word):
        table.passed_at[person] = table.version
    else:
        yield from play_black(table, person, move)


def ask_reaction(table: ArneTable, person: Seat) -> Flow[Card | Word]:
    def moves() -> list[Card | Word]:
        return [*playable_blacks(table, person), PASS]

    refuse = partial(refuse_reaction, table, person)
    return choose(person, moves, ask=ANY_REACTION, why="ARNE-7.4", passing=PASS, refuse=refuse)
