"""One match at one screen: bots play, people are asked, and every answer is saved."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import RenderableType
from rich.text import Text

from soloist.engine.errors import IllegalAnswer
from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.language import Reader
from soloist.playing import Playing
from soloist.seating import Seating
from soloist.terminal import choosing, commands, files, page
from soloist.terminal.draw import face_of, picture, plain, styled
from soloist.terminal.screen import Screen
from soloist.terminal.telling import Sheet, Telling
from soloist.wording.base import is_begun


class Layout(NamedTuple):
    """The table and the question on a page, and how many lines are left above them."""

    room: int
    table: RenderableType
    asked: Sequence[RenderableType]


class Session:
    """Who sits there, what they have been shown, and where the match is kept."""

    def __init__(self, match: Match, seating: Seating, path: Path, screen: Screen, reader: Reader) -> None:
        self.match = match
        self.path = path
        self.screen = screen
        self.reader = reader
        self.face = face_of(match.game.id)
        self.wording = self.face.wording.for_match(match)
        self.playing: Playing = Playing(match, seating)
        self.people = seating.people
        self.left = False  # somebody has gone, or the input has ended
        self.drawn = False  # the page shows the question as it is
        self.notes: list[Message] = []  # to be shown with the next page
        self.telling = Telling(match, self.people[0], screen, reader) if match.game.is_companion else None
        self._unsaved = False
        self._looking: Seat | None = None

    def run(self) -> None:
        """Until the match is over or somebody leaves."""
        while not self.left and (question := self.match.question) is not None:
            self.go_on(question)
        self.keep()

    def go_on(self, question: Question) -> None:
        """Have one question answered, by whoever sits there."""
        given = self.playing.answer_for(question)
        if given is not None:
            self.give(question, given.answer, given.auto)
            return
        self.note_waking(question.seat)
        self.ask(question)

    def give(self, question: Question, answer: Any, auto: bool = False) -> None:
        """Take an answer; a person's is on disk at once, the others before anything is shown of them."""
        with files.uninterrupted():
            self.match.answer(answer, seat=question.seat, auto=auto)
            self._unsaved = True
            if question.seat in self.people and not auto:
                self.keep()
        if self.telling is not None:
            self.telling.answered()
        self.drawn = False

    def keep(self) -> None:
        """Have the match on disk as it is. Bots would answer again in the same way if we got no further."""
        if self._unsaved:
            with files.uninterrupted():
                files.write_match(self.path, self.match)
                self._unsaved = False

    def do(self, step: Callable[[], None]) -> None:
        """Undo, redo or give up, on disk at once; raises CannotUndo."""
        with files.uninterrupted():
            step()
            self._unsaved = True
            self.keep()
        if self.telling is not None:
            self.telling.taken_back()
        self.drawn = False

    def note_waking(self, seat: Seat) -> None:
        """Have the person told what ended a standing pass."""
        woken = self.playing.woken.pop(seat, [])
        if woken:
            reasons = ", ".join(plain(self.reader.read(trigger.label)) for trigger in woken)
            self.notes.append(msg("You are asked again: {reasons}", reasons=reasons))

    # asking a person

    def ask(self, question: Question) -> None:
        """Show the question to the person and take one line."""
        self.keep()
        if not self.hand_over(question.seat):
            return
        if not self.drawn:
            self.draw(question)
        line = self.read()
        if line is not None and self.telling is not None and self.telling.sheets:
            self.turn_over(question, line, self.telling.sheets)
        elif line is not None and not commands.obey(self, question, line):
            self.answer(question, line)

    def answer(self, question: Question, line: str) -> None:
        """Give the answers typed; what cannot be is explained and changes nothing."""
        try:
            for answer in choosing.read_answers(line, self.match, question, self.wording, self.reader):
                self.give(self.match.asked(question.seat) or question, answer)
        except IllegalAnswer as problem:
            self.say(problem.message, "yellow")

    def read(self) -> str | None:
        """A line, or None at the end of the input."""
        try:
            return self.screen.read()
        except EOFError:
            self.screen.show("")
            self.left = True
            return None

    def hand_over(self, seat: Seat) -> bool:
        """Before another person's hand is shown, that person has to sit down; False if they leave instead."""
        if len(self.people) == 1 or self._looking == seat:
            return True
        self.screen.wipe()
        self.say(msg("Pass the screen to {person}, then press Enter", person=seat), "bold")
        line = self.read()
        if line is None or line.lower() == "q":
            self.left = True
            return False
        self.screen.wipe()
        self._looking = seat
        self.drawn = False
        return True

    def tell_all(self) -> None:
        """Page after page, whatever was told at a table and has not been shown: nothing more is asked."""
        if self.telling is None:
            return
        self.telling.gather(lambda _: False, self.sheet_room())
        self.screen.show(*self.telling.above)
        while self.telling.sheets and not self.left:
            self.draw_sheet(self.people[0], self.telling.sheets.pop(0))
            self.read()

    # showing

    def say(self, message: Message, style: str = "") -> None:
        self.screen.show(styled(self.reader.read(message), style))

    def draw(self, question: Question) -> None:
        """The whole page: what has happened, the table, the question; at a table what has happened may come first."""
        self.drawn = True
        if self.telling is None:
            self.draw_page(question)
            return
        layouts = list(self.layouts(question))
        self.telling.gather(lambda told: self.laid_out(layouts, told).room >= 0, self.sheet_room())
        if self.telling.sheets:
            self.draw_sheet(question.seat, self.telling.sheets[0])
        else:
            self.draw_table_page(self.laid_out(layouts, self.telling.above), self.telling.above)

    def draw_page(self, question: Question) -> None:
        """The news as far as there is room for them; who plays can ask for the rest."""
        seat = question.seat
        notes = self.noted()
        table = picture(self.match, seat, self.reader, is_begun(question))
        asked = self.question(question)
        room = self.screen.room_beside(*notes, table, *asked)
        happened = list(page.news_lines(self.match, seat, self.reader, room))
        fewer = room
        while fewer > page.FEWEST_NEWS and self.screen.height_of(*happened) > room:  # long lines take two
            fewer -= 1
            happened = list(page.news_lines(self.match, seat, self.reader, fewer))
        gap = [Text()] if room - len(happened) >= 2 else []
        self.show_page(*notes, *happened, *gap, table, *gap, *asked)

    def draw_table_page(self, layout: Layout, told: Sequence[Text]) -> None:
        """What was told last, if it was not told on pages of its own; lists give way before it does."""
        gap = [Text()] if layout.room >= 2 else []
        self.show_page(*self.noted(), *told, *(gap if told else ()), layout.table, *gap, *layout.asked)

    def layouts(self, question: Question) -> Iterator[Layout]:
        """The table and the question: all of it, with shortened options, then with a shortened table too."""
        for short_table, short_list in ((False, False), (False, True), (True, True)):
            table = picture(self.match, question.seat, self.reader, is_begun(question), short_table)
            asked = self.question(question, short_list)
            yield Layout(self.screen.room_beside(*self.noted(), table, *asked), table, asked)

    def laid_out(self, layouts: Sequence[Layout], told: Sequence[Text]) -> Layout:
        """The fullest that has room for what was told, else the shortest."""
        height = self.screen.height_of(*told)
        fitting = [layout for layout in layouts if layout.room >= height]
        found = fitting[0] if fitting else layouts[-1]
        return found._replace(room=found.room - height)

    def sheet_room(self) -> int:
        """Lines on a page that tells something, beside the notes and how to go on."""
        return self.screen.room_beside(*self.noted(), self.onward())

    def onward(self) -> Text:
        return styled(self.reader.read(msg("Enter: go on")), "bold")

    def draw_sheet(self, seat: Seat, sheet: Sheet) -> None:
        """One thing that has happened, with the table as it was then if there is room for it."""
        notes, onward = self.noted(), self.onward()
        then = self.match.past(sheet.moment)
        things: list[RenderableType] = [*notes, *sheet.lines, onward]
        for short in (False, True):
            table = picture(then, seat, self.reader, True, short)
            with_table: list[RenderableType] = [*notes, *sheet.lines, Text(), table, Text(), onward]
            if self.screen.room_beside(*with_table) >= 0:
                things = with_table
                break
        self.show_page(*things)

    def turn_over(self, question: Question, line: str, sheets: list[Sheet]) -> None:
        """The next page; commands are obeyed, and answers wait until the question is seen."""
        if not line:
            sheets.pop(0)
            self.drawn = False
        elif not commands.obey(self, question, line, commands.WHILE_READING):
            self.say(msg("Press Enter to go on; the question comes after that"), "yellow")

    def noted(self) -> list[Text]:
        return [styled(self.reader.read(note), "cyan") for note in self.notes]

    def show_page(self, *things: RenderableType) -> None:
        self.screen.clear()
        self.screen.show(*things)
        self.notes = []

    def question(self, question: Question, short: bool = False) -> list[RenderableType]:
        offers = self.wording.numbered(self.match, question)
        parts: list[RenderableType] = [page.ask_line(question, self.reader, self.face)]
        parts.append(page.listed(self.match, question, offers, self.reader, short))
        parts += page.idle_lines(self.wording.idle(self.match, question), self.reader)
        if question.seat in self.playing.watches:
            parts.append(styled(self.reader.read(msg("Passing automatically (p0 stops it)")), "dim"))
        return parts
