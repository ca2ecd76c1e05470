"""A table of ARNE Total to be laid out, played at and looked at in the words of the rules.

Persons A, B, C, D … sit on places 0, 1, 2, 3 … and play the colours of their card set in order: red, green, yellow,
blue; two persons orange and purple. A scene begins where a turn begins: with the draw. Chance is answered by the test.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from soloist.engine.errors import IllegalAnswer
from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.pile import Pile
from soloist.engine.question import Question
from soloist.engine.seats import CHANCE, SEATS, Seat
from soloist.games.arne import GAME
from soloist.games.arne.cards import Card, in_order
from soloist.games.arne.events import Happening
from soloist.games.arne.game import make_setup
from soloist.games.arne.settings import Settings
from soloist.games.arne.state import ArneTable, Setup, Stage
from soloist.games.arne.view import View
from tests.scenarios.arne.words import (
    cards,
    colour_named,
    find_card,
    in_hand_order,
    item_word,
    items,
    split,
    word,
)

STARTS, DRAW, WHERE_TO = "ARNE-1.6", "ARNE-2.1", "ARNE-2.5"


def person(letter: str) -> Seat:
    return CHANCE if letter == "chance" else SEATS[ord(letter) - ord("A")]


def everything(table: ArneTable) -> Counter[Card]:
    """All playing cards, wherever they lie."""
    count = Counter(table.pile.things())
    count.update(table.discard)
    for hand in table.hands:
        count.update(hand)
    for row in table.rows:
        for lying in row or ():
            count.update(lying.cards)
    return count


class Scene:
    """One scenario: lay the table, play, look."""

    match: Match

    # laying out

    def new(self, persons: int, **options: str) -> None:
        """A game from its very beginning."""
        self.match = Match.new(GAME, persons, options, dice=False)

    def table(
        self,
        persons: int = 4,
        *,
        rows: dict[str, str] | None = None,
        hands: dict[str, str] | None = None,
        discard: str = "",
        pile: str | int | None = None,
        active: str = "A",
        direction: int = 1,
        opening: bool = False,
        neutral_owner: str | None = None,
        final: str | None = None,
        earlier: list[int] | None = None,
        **options: str,
    ) -> None:
        """Lay out a position at the start of a turn of `active`, or in the final round in the order `final`.

        The pile holds what is left of the card set, or so many harmless cards, or just the cards named. `earlier`
        are the points of the first game of a match; this is then the second.
        """
        settings = GAME.read_settings(options)
        setup = make_setup(persons, Settings.of(settings))
        table = ArneTable(setup)
        table.stage = Stage.TURNS
        for place in range(persons):
            table.colour_at[place] = colour = setup.colours[place % setup.rows]
            table.rows[colour] = []
        if setup.settings.ghost:
            table.neutral = setup.colours[persons]
            table.rows[table.neutral] = []
            table.neutral_place = None if neutral_owner is None else table.place_of[person(neutral_owner)]
        for name, text in (rows or {}).items():
            for lying in items(text, colour_named(name)):
                table.add_item(colour_named(name), lying)
        for letter, text in (hands or {}).items():
            table.hands[person(letter)] = sorted(cards(text), key=in_order)
        table.discard = cards(discard)
        table.direction = direction
        table.active = table.last_actor = table.natural_from = person(active)
        table.turn_place = table.place_of[table.active]
        if not opening:
            table.turn, table.version = 8, 20
        if earlier is not None:
            table.game_number, table.carried = 2, earlier
        if final is not None:
            table.stage, table.final_order = Stage.FINAL, [person(letter) for letter in final]
            pile = 0
        table.pile = Pile((), in_order)
        table.pile = Pile(self._pile(setup, everything(table), pile), in_order)
        table.setup = replace(setup, deck=tuple(everything(table).elements()))
        self.match = Match.at(GAME, persons, settings, table, dice=False)

    def _pile(self, setup: Setup, laid: Counter[Card], wanted: str | int | None) -> list[Card]:
        if isinstance(wanted, str):
            return cards(wanted)
        rest = list((Counter(setup.deck) - laid).elements())
        if wanted is None:
            return rest
        return ([each for each in rest if each.is_value] * 2)[:wanted]

    # playing

    def answer(self, letter: str, text: str) -> None:
        """One answer of the person who must be asked now; cards neither appear nor vanish."""
        assert self.asked == letter, f"{self.asked} is asked, not {letter}: {self.match.question}"
        dealt = self.state.game_number
        before = everything(self.state)
        self.match.answer(notation(text), seat=person(letter))
        if self.state.game_number == dealt and self.state.stage is not Stage.SETUP:
            assert everything(self.state) == before

    def chance(self, text: str) -> None:
        """What is drawn or rolled."""
        self.answer("chance", text)

    def set_up(self, *colours: str, first: str = "A") -> None:
        """Colours are picked as named, in seat order (a neutral one last); hands are dealt as the pile lies."""
        names = iter(colours)
        while self.state.stage is Stage.SETUP:
            question = self.match.question
            assert question is not None
            if question.count:
                self.chance(code(tuple(question.options[: question.count])))
            else:
                self.answer(question.seat.code, first if question.why == STARTS else next(names))

    def draws(self, letter: str, text: str) -> None:
        """The draw at the start of this person's turn."""
        assert self.active == letter, f"it is {self.active}'s turn, not {letter}'s"
        assert self.why == DRAW, self.why
        self.chance(text)

    def plays(self, letter: str, *answers: str) -> None:
        """A move of one person, with all that he is asked for it."""
        for text in answers:
            self.answer(letter, text)

    def passes(self, *letters: str) -> None:
        """These persons are asked, in this order, and pass."""
        for letter in letters:
            self.answer(letter, "pass")

    def everybody_passes(self) -> str:
        """Nobody plays anything in this window, or in the rest of the final round; says who was asked."""
        final, asked = self.is_final(), []
        while self.is_final() is final and (question := self.match.question) and question.passing is not None:
            asked.append(question.seat.code)
            self.passes(question.seat.code)
        return " ".join(asked)

    def turns(self, count: int) -> str:
        """Who has the next turns, each played as quietly as can be: draw a value card, discard one."""
        taken: list[str] = []
        while (question := self.match.question) is not None and not self.is_final():
            if question.why == DRAW:
                if len(taken) == count:
                    break
                taken.append(self.active)
            self._quietly(question)
        return " ".join(taken)

    def finish_turn(self) -> None:
        """Play on quietly until the next draw, or the final round."""
        self.turns(0)

    def _quietly(self, question: Question) -> None:
        options = question.options
        if question.passing is not None:
            quiet = question.passing
        elif question.why == WHERE_TO:
            quiet = options[-1]
        else:
            quiet = next((each for each in options if isinstance(each, Card) and each.is_value), options[-1])
        assert not isinstance(quiet, Card) or quiet.is_value, options
        self.answer(question.seat.code, code(quiet))

    def refused(self, letter: str, *answers: str, rule: str) -> None:
        """The last of these answers is refused for the reason of this rule, and changes nothing."""
        match = self.match.copy()
        *good, bad = (notation(text) for text in answers)
        for text in good:
            match.answer(text, seat=person(letter))
        before, moment = match.state.copy(), match.moment
        with pytest.raises(IllegalAnswer) as refusal:
            match.answer(bad, seat=person(letter))
        assert [reason.rule for reason in refusal.value.refusals] == [rule], str(refusal.value)
        assert match.state == before
        assert match.moment == moment

    # looking

    @property
    def state(self) -> ArneTable:
        table = self.match.state
        assert isinstance(table, ArneTable)
        return table

    @property
    def asked(self) -> str | None:
        """Who is asked now: a person, chance, or nobody."""
        question = self.match.question
        return None if question is None else question.seat.code

    @property
    def why(self) -> str:
        """The rule by which somebody is asked now."""
        question = self.match.question
        return "" if question is None else question.why

    def is_final(self) -> bool:
        """Whether the final round has begun."""
        return self.state.stage is Stage.FINAL

    @property
    def active(self) -> str:
        """Whose turn it is."""
        return self.state.active.code

    @property
    def version(self) -> int:
        """V of the window protocol."""
        return self.state.version

    def options(self, letter: str, *answers: str) -> list[str]:
        """What this person may answer now, or after having begun a move with some answers."""
        match = self.match.copy()
        for text in answers:
            match.answer(notation(text), seat=person(letter))
        question = match.asked(person(letter))
        assert question is not None, f"{self.asked} is asked, not {letter}"
        return [word(each) if isinstance(each, Card) else code(each) for each in question.options]

    def hand(self, letter: str) -> str:
        """A hand, in the order in which hands are held: values, actions, black cards."""
        return in_hand_order(self.state.hands[person(letter)])

    def row(self, name: str) -> str:
        """A row, written as it is laid out."""
        colour = colour_named(name)
        return ", ".join(item_word(lying, colour) for lying in self.state.row(colour))

    def total(self, name: str) -> int:
        return self.state.totals[colour_named(name)]

    def points(self, letter: str) -> int:
        """What a person has as things stand."""
        return self.match.result.scores[person(letter)].total

    def winners(self) -> str:
        return " ".join(seat.code for seat in self.match.result.winners)

    def discard(self) -> str:
        """The discard pile, its top last."""
        return ", ".join(word(each) for each in self.state.discard)

    def pile_size(self) -> int:
        return len(self.state.pile)

    def queue(self) -> str:
        return " ".join(seat.code for seat in self.state.queue)

    def colour(self, letter: str) -> str:
        return self.state.colour_of(person(letter)).code

    def place(self, letter: str) -> int:
        return self.state.place_of[person(letter)]

    def order(self) -> str:
        """Who sits on places 0, 1, 2 …"""
        return " ".join(seat.code for seat in self.state.person_at)

    def passed_at(self, letter: str) -> int:
        return self.state.passed_at[person(letter)]

    def view(self, letter: str | None) -> View:
        """What a person, or a spectator, may know."""
        seen = self.match.view(None if letter is None else person(letter))
        assert isinstance(seen, View)
        return seen

    def told(self, letter: str | None) -> list[str]:
        """The log as a person, or a spectator, hears it, whatever its wording: who did what with which card."""
        heard = self.match.heard(None if letter is None else person(letter))
        return [happened(what) for _, what in heard if isinstance(what, Happening)]

    def saw_last_answer(self, letter: str) -> bool:
        eyes = self.match.history[-1].seen_by
        return eyes is None or person(letter) in eyes


def happened(what: Happening) -> str:
    """Such as `A drew blue200`, `A took C`, `B placed green50 green`."""
    parts = [what.person.code, what.what.name.lower()]
    parts += [] if what.card is None else [word(what.card)]
    parts += [] if what.row is None else [what.row.code]
    parts += [] if what.other is None else [what.other.code]
    return " ".join(parts + ([str(what.count)] if what.count else []))


def notation(text: str) -> str:
    """An answer as the engine writes it: `blue1000` is `v1000-blue`."""
    return ", ".join(_one(part) for part in split(text))


def _one(text: str) -> str:
    found = find_card(text)
    return text if found is None else found.code
