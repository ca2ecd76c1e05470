"""Where people read and type."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress

from rich.console import Console, RenderableType

from soloist.language import Reader
from soloist.terminal.draw import Pen, pen_for

ReadLine = Callable[[str], str]
NOT_TEXT = "\N{REPLACEMENT CHARACTER}"
ENDLESS = 10_000
FORGET = "\x1b[3J"  # asks the terminal to drop what could be scrolled back to


class Screen:
    """A console to show things on and a way to read a line; both can be replaced."""

    def __init__(self, console: Console | None = None, read_line: ReadLine = input) -> None:
        self.console = console or Console(highlight=False)
        self._read_line = read_line
        if read_line is input and sys.stdin.isatty():
            with suppress(ImportError):
                import readline  # noqa: F401  arrow keys while typing

    def room_beside(self, *things: RenderableType) -> int:
        """How many lines are left on the screen beside these and the line being typed; paper is endless."""
        return self.console.height - 2 - self.height_of(*things) if self.has_pages else ENDLESS

    def height_of(self, *things: RenderableType) -> int:
        return sum(len(self.console.render_lines(thing)) for thing in things)

    @property
    def has_pages(self) -> bool:
        """Whether what is shown scrolls out of sight; paper does not."""
        return self.console.is_terminal

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing, highlight=False)

    def show_command(self, command: str) -> None:
        """Something to be copied and typed: never broken into lines."""
        self.console.print(f"  {command}", highlight=False, markup=False, soft_wrap=True)

    def pen(self, reader: Reader) -> Pen:
        return pen_for(self.console, reader, self.console.width)

    def read(self) -> str:
        """One line; raises EOFError at the end of the input."""
        try:
            return self._read_line("> ").strip()
        except UnicodeDecodeError:
            return NOT_TEXT

    def clear(self) -> None:
        """A new page, where the screen has pages."""
        if self.console.is_terminal:
            self.console.clear()

    def wipe(self) -> None:
        """A new page, with nothing left to scroll back to: another person looks now."""
        self.clear()
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(FORGET)
            self.console.file.flush()
