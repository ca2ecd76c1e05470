"""Matches as lists show them: who plays, how it stands, and what of it is the reader's."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from functools import cached_property

from babel.dates import format_date

from soloist.engine.errors import SoloistError
from soloist.engine.record import Record
from soloist.engine.seats import Seat, seats
from soloist.engine.words import Message, msg, nmsg
from soloist.language import Reader
from soloist.names import colours_of, names_at_table, names_of
from soloist.registry import find, is_companion
from soloist.results import won_or_lost
from soloist.seating import automas_in, read_seating, split_seats
from soloist.web.match_settings import PLAYERS
from soloist.web.room import SEATS_BY_CODE
from soloist.web.scene import Person
from soloist.web.store import OWNER, Kept

MINUTE, HOUR = 60, 3600
LOCALES = {"en": "en_GB"}  # how dates are written


@dataclass(frozen=True)
class Listed:
    """One match of a list, as one browser sees it."""

    kept: Kept
    held: frozenset[str]  # the seats this browser holds, and whether it owns the match
    language: str
    now: float
    is_local: bool = False  # the browser is on the machine itself

    @property
    def at_table(self) -> bool:
        return is_companion(self.kept.game)

    @cached_property
    def people(self) -> list[Person]:
        """Everybody at the table; nobody if the match is from a Soloist that had other games."""
        try:
            record = Record.read(self.kept.head)
            return self._people_beside(record) if self.at_table else self._people_of(record)
        except SoloistError:
            return []

    def _people_of(self, record: Record) -> list[Person]:
        words = split_seats(record.meta["seats"]) if "seats" in record.meta else ["human"] * record.seats
        seating = read_seating(find(record.game), words)
        names = names_of(seating, self.language)
        mine = [seat for seat in seating.people if seat.code in self.held]
        for seat in seating.people:
            if seat not in seating.names:
                called = msg("you") if mine == [seat] else msg("Player {letter}", letter=seat.code)
                names[seat] = self._read(called)
        return [Person(seat, names[seat], seating.kind_of(seat), "", seat in mine) for seat in seats(record.seats)]

    def _people_beside(self, record: Record) -> list[Person]:
        """Everybody at the table is here: this is a box on somebody's table."""
        game = find(record.game)
        settings = game.read_settings(record.options)
        levels = automas_in(game, settings)
        given = split_seats(record.meta.get("names", ""))
        colours = colours_of(settings)
        names = names_at_table(game.id, levels, settings[PLAYERS], given, self.language, colours)
        people = [seat for seat in seats(settings[PLAYERS]) if seat not in levels]
        if len(people) == 1 and not any(given) and self.held:
            names[people[0]] = self._read(msg("you"))
        return [
            Person(seat, f"{name} {levels[seat]}" if seat in levels else name,
                   "automa" if seat in levels else "human", "", seat not in levels and bool(self.held),
                   colour=colours.get(seat, ""))
            for seat, name in sorted(names.items())
        ]  # fmt: skip

    def _read(self, message: Message) -> str:
        return Reader(self.language).read(message)

    # what it is called

    @property
    def title(self) -> Message:
        """The game and who plays it."""
        names = [person.name for person in self.people]
        opponents = [person.name for person in self.people if person.kind == "automa"]
        try:
            game = find(self.kept.game).title
        except SoloistError:
            game = self.kept.game
        if self.at_table and opponents:
            return msg("{automa} at my table", automa=", ".join(opponents))
        if len(names) == 2:
            return msg("{game}, {one} vs. {other}", game=game, one=names[0], other=names[1])
        return msg("{game}: {names}", game=game, names=", ".join(names)) if names else msg("{game}", game=game)

    @cached_property
    def is_stuck(self) -> bool:
        """Whether it is of rules that are not played any more."""
        try:
            record = Record.read(self.kept.head)
            return record.other_rules(find(record.game)) is not None
        except SoloistError:
            return True

    @property
    def opponent(self) -> Person | None:
        """Whose mark stands for the match: the first that is not here."""
        return next((person for person in self.people if not person.here), None)

    # how it stands

    @property
    def is_yours(self) -> bool:
        """Whether it waits for this browser."""
        if self.kept.is_over or not self.held - {OWNER} or self.is_stuck:
            return False
        return self.at_table or bool(self.held & set(self.kept.summary["asked"]))

    @property
    def waits_for(self) -> list[str]:
        """Who is asked."""
        asked = [SEATS_BY_CODE.get(code) for code in self.kept.summary["asked"]]
        return [person.name for person in self.people if person.seat in asked]

    @property
    def points(self) -> list[tuple[Person, int]]:
        """Everybody with their points."""
        points = self.kept.summary["points"]
        return list(zip(self.people, points, strict=True)) if len(points) == len(self.people) else []

    @property
    def outcome(self) -> tuple[Message, bool]:
        """How it ended, and whether that is a win for whoever reads it."""
        winners: list[Seat | None] = [SEATS_BY_CODE.get(code) for code in self.kept.summary["winners"]]
        mine = [(person, points) for person, points in self.points if person.here]
        won = [person for person in self.people if person.seat in winners]
        given_up = self._given_up([person for person, _ in mine], won)
        if given_up is not None:
            return given_up
        if len(mine) != 1:
            return msg("{names} won", names=", ".join(person.name for person in won)), False
        (me, own), others = mine[0], [points for person, points in self.points if not person.here]
        is_won = me in won
        return won_or_lost(own, others, is_won=is_won, is_shared=is_won and len(won) > 1), is_won

    @property
    def is_with_undo(self) -> bool:
        """Whether somebody went back beyond something revealed."""
        return bool(self.kept.summary.get("with_undo"))

    def _given_up(self, mine: list[Person], won: list[Person]) -> tuple[Message, bool] | None:
        """How it ended, if that is because somebody gave up."""
        gone = [person for person in self.people if person.seat.code in self.kept.summary.get("gave_up", ())]
        if mine and all(person in gone for person in mine):
            return msg("gave up"), False
        if gone and not won:
            return msg("nobody won"), False
        if gone and mine and won == mine and len(won) + len(gone) == len(self.people):
            return msg("won: {names} gave up", names=", ".join(person.name for person in gone)), True
        return None

    # what may be done with it

    @property
    def can_take(self) -> bool:
        """At the machine itself one can sit down at a match of another browser."""
        is_watched = not self.held - {OWNER}
        is_open = not self.kept.is_over and not self.is_stuck
        return self.is_local and is_watched and is_open and any(p.kind == "human" for p in self.people)

    @property
    def can_delete(self) -> bool:
        return self.is_local or OWNER in self.held

    @property
    def when(self) -> Message:
        """How long ago something happened in it."""
        return ago(self.kept.changed, self.now, self.language)


def ago(then: float, now: float, language: str) -> Message:
    """A moment as people say it."""
    past = now - then
    if past < MINUTE:
        return msg("just now")
    if past < HOUR:
        return nmsg("{n} minute ago", "{n} minutes ago", n=int(past // MINUTE))
    if past < 12 * HOUR:
        return nmsg("{n} hour ago", "{n} hours ago", n=int(past // HOUR))
    days = (datetime.fromtimestamp(now).date() - datetime.fromtimestamp(then).date()).days
    if days <= 1:
        return msg("yesterday") if days else msg("today")
    if days < 7:
        return nmsg("{n} day ago", "{n} days ago", n=days)
    return msg(
        "{day}", day=format_date(datetime.fromtimestamp(then).date(), "long", locale=LOCALES.get(language, language))
    )
