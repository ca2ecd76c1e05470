"""The course of a game: set-up, turns, final round [ARNE-1, ARNE-2, ARNE-8, ARNE-9]."""

from __future__ import annotations

from functools import partial

from soloist.engine.events import TurnBegins, TurnEnds, TurnSettled
from soloist.engine.flow import Flow, Refusal, choose, draw, pick_at_random, who_starts
from soloist.engine.notation import Word
from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.arne.answers import END_TURN
from soloist.games.arne.black import has_black_move, play_black, why_not_black
from soloist.games.arne.cards import CARD, Card, Colour
from soloist.games.arne.events import Happening, What
from soloist.games.arne.questions import CARDS_DEALT, WHICH_IS_NEUTRAL, WhichCard, WhichColour
from soloist.games.arne.result import standings
from soloist.games.arne.state import HAND_SIZE, ArneTable, Stage
from soloist.games.arne.white import draw_cards, play_white, why_not_white
from soloist.games.arne.window import NOT_HELD, ask_reaction, next_to_ask, react_once

# set-up


def set_up(table: ArneTable) -> Flow[None]:
    """Everybody picks a colour and gets eight cards [ARNE-1.4 to ARNE-1.6]."""
    yield from pick_colours(table)
    for person in table.persons:
        hand = yield from draw(table.pile, HAND_SIZE, ask=CARDS_DEALT, why="ARNE-1.5", seen_by=(person,))
        for card in hand:
            table.give(person, card)
    table.active = yield from who_starts(table.persons, table.setup.settings.first_seat, why="ARNE-1.6")
    table.natural_from = table.last_actor = table.active
    table.stage = Stage.TURNS
    yield Happening(What.STARTS, table.active)


def pick_colours(table: ArneTable) -> Flow[None]:
    """One colour per person or team; one more is neutral in Ghost [ARNE-1.4, ARNE-11.3, ARNE-11.4]."""
    teams = table.setup.rows

    def free() -> list[Colour]:
        return [colour for colour in table.setup.colours if table.rows[colour] is None]

    for place in range(teams):
        person = table.person_at[place]
        if table.setup.settings.colours == "pick":
            colour = yield from choose(person, free, ask=WhichColour(), why="ARNE-1.4")
        else:
            colour = yield from pick_at_random(free, ask=WhichColour(), why="ARNE-1.4")
        table.rows[colour] = []
        for seat in range(place, table.setup.persons, teams):
            table.colour_at[seat] = colour
            yield Happening(What.PICKED_COLOUR, table.person_at[seat], row=colour)
    if table.setup.settings.ghost:
        table.neutral = yield from pick_at_random(free, ask=WHICH_IS_NEUTRAL, why="ARNE-11.3")
        table.rows[table.neutral] = []
        yield Happening(What.NEUTRAL_COLOUR, table.active, row=table.neutral)
    if table.setup.settings.unowned_colours == "removed":  # [ARNE-Q18]
        table.pile.rest = [
            card for card in table.pile.rest if card.colour is None or table.rows[card.colour] is not None
        ]


# a turn


def begin_turn(table: ArneTable) -> Flow[None]:
    """Draw one card; then play, after a first window in the first turn of the game [ARNE-2.1, ARNE-7.3]."""
    person = table.active
    table.turn += 1
    table.turn_place = table.place_of[person]
    table.thief_swaps.clear()
    if table.setup.is_told:
        yield TurnBegins(person)
    yield from draw_cards(table, person, 1, "ARNE-2.1")
    if not table.pile and table.setup.settings.last_turn == "cut":  # [ARNE-Q14]
        yield from end_turn(table)
        return
    table.stage = Stage.WINDOW if table.version == 1 else Stage.MAIN


def react(table: ArneTable) -> Flow[None]:
    """One answer in a window: before the white card, after its announcement, or after it [ARNE-7.3, ARNE-7.11].

    When nobody is left to ask, the main part, the effect or the next turn follows [ARNE-8.3].
    """
    person = next_to_ask(table)
    if person is not None:
        yield from react_once(table, person)
    elif table.stage is Stage.CLOSING:
        yield from end_turn(table)
    else:
        table.stage = Stage.MAIN if table.stage is Stage.WINDOW else Stage.EFFECT


def end_turn(table: ArneTable) -> Flow[None]:
    """The next person is up; with an empty pile the final round begins [ARNE-8.3, ARNE-9.1]."""
    if table.setup.is_logged:
        yield TurnEnds(table.active)
    if len(table.pile):
        table.stage = Stage.TURNS
        pass_turn_on(table)
    else:
        yield from begin_final_round(table)


WHICH_CARD = WhichCard()
MUST_PLAY_WHITE = Refusal("ARNE-2.3", msg("you hold a white card that can be played, so you must play one"))


def main_moves(table: ArneTable, person: Seat) -> list[Card | Word]:
    """Playable cards; ending the turn only without a playable white one [ARNE-2.3, ARNE-7.3]."""
    held = dict.fromkeys(table.hands[person])
    playable: list[Card | Word] = [card for card in held if why_not_play(table, person, card) is None]
    if may_end_turn(table, person):
        playable.append(END_TURN)
    return playable


def may_end_turn(table: ArneTable, person: Seat) -> bool:
    """No white card is playable, or only X3 where that is not compulsory [ARNE-2.3, ARNE-Q16]."""
    compulsory = table.setup.settings.x3_compulsory
    return not any(
        not card.black
        and (compulsory or card.is_value or card is not CARD["x3"])
        and why_not_white(table, person, card) is None
        for card in table.hands[person]
    )


def why_not_play(table: ArneTable, person: Seat, card: Card) -> Refusal | None:
    return (why_not_black if card.black else why_not_white)(table, person, card)


def refuse_main(table: ArneTable, person: Seat, code: str) -> Refusal | None:
    if code == END_TURN.code:
        return MUST_PLAY_WHITE
    card = CARD.get(code)
    if card is None:
        return None
    return why_not_play(table, person, card) if card in table.hands[person] else NOT_HELD


def main_move(table: ArneTable, person: Seat) -> Flow[None]:
    """One move of the active person: a white play ends the main part, a black one opens a window [ARNE-7.3]."""
    refuse = partial(refuse_main, table, person)
    move = yield from choose(person, lambda: main_moves(table, person), ask=WHICH_CARD, why="ARNE-2.3", refuse=refuse)
    if isinstance(move, Word):
        table.version += 1
        table.last_actor = person
        yield Happening(What.NO_WHITE, person)
    else:
        yield from (play_black if move.black else play_white)(table, person, move)
    if isinstance(move, Card) and move.black:
        table.stage = Stage.WINDOW
    elif table.demand is not None:
        table.stage = Stage.EFFECT
    else:
        table.stage = Stage.CLOSING if table.announced is None else Stage.ANNOUNCED
    if table.stage is Stage.CLOSING and table.setup.is_logged:
        yield TurnSettled(person)
    if not table.pile and table.setup.settings.last_turn == "cut":  # [ARNE-Q14]
        yield from end_turn(table)


# who is next


def natural_next(table: ArneTable) -> Seat:
    """The next seat in the current direction after where the person who just finished sits [ARNE-8.1]."""
    settings = table.setup.settings
    last = table.natural_from if settings.after_queue == "back" else table.active  # [ARNE-8.4, ARNE-Q12]
    place = table.place_of[last]
    if settings.after_change_places == "old" and last == table.active:  # [ARNE-8.6, ARNE-Q13]
        place = table.turn_place
    return table.person_at[(place + table.direction) % table.setup.persons]


def pass_turn_on(table: ArneTable) -> None:
    """The head of the queue, else the natural next person [ARNE-8.3]."""
    if table.queue:
        table.active = table.queue.pop(0)
    else:
        table.active = table.natural_from = natural_next(table)


# the end


def begin_final_round(table: ArneTable) -> Flow[None]:
    """Everybody once more, starting with the natural next person [ARNE-9.1, ARNE-9.2]."""
    first = natural_next(table)
    if table.queue and table.setup.settings.queue_at_end == "first":  # [ARNE-Q15]
        first = table.queue[0]
    lapsed, table.queue = table.queue, []
    for person in lapsed:
        yield Happening(What.QUEUE_LAPSES, person)
    *rest, last = table.after(first)
    table.final_order = [last, *rest]
    table.stage = Stage.FINAL
    yield Happening(What.FINAL_ROUND, first)


def final_move(table: ArneTable) -> Flow[None]:
    """One black move or none, without reactions [ARNE-9.2, ARNE-9.3]."""
    person = table.final_order.pop(0)
    yield TurnBegins(person)
    if has_black_move(table, person) or table.setup.settings.uniform_prompts:
        move = yield from ask_reaction(table, person)
        if isinstance(move, Word):
            yield Happening(What.PASSED_FINAL, person)
        else:
            yield from play_black(table, person, move)
    yield TurnEnds(person)
    if not table.final_order:
        yield from end_game(table)


def end_game(table: ArneTable) -> Flow[None]:
    """Hands are discarded, rows counted; another game follows if so agreed [ARNE-9.4, ARNE-9.5]."""
    for hand in table.hands:
        table.discard += hand
        hand.clear()
    yield Happening(What.GAME_OVER, table.active)
    if table.game_number == table.setup.settings.games:
        table.stage = Stage.OVER
        return
    table.carried = [before + standing for before, standing in zip(table.carried, standings(table), strict=True)]
    table.game_number += 1
    table.lay_out()
