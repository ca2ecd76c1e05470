"""A screen a test types at and reads from."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from io import StringIO
from pathlib import Path

from rich.console import Console

from soloist.engine.match import Undo
from soloist.engine.notation import code
from soloist.registry import find_companion, find_game
from soloist.terminal.files import read_match
from soloist.terminal.play import play, table
from soloist.terminal.screen import Screen

ARNE = find_game("arne")


class Killed(BaseException):
    """The process ends here, whatever it was about to do."""


class Desk:
    """Types line after line; `pages` is what was shown before each of them, and at the end."""

    companion = "mammoth"  # who sits beside the box

    def __init__(
        self,
        lines: Iterable[str] | Callable[[str], str],
        most: int = 10_000,
        width: int = 100,
        height: int = 40,
        terminal: bool = False,
    ) -> None:
        self._write = lines if callable(lines) else None
        self._lines = iter(() if callable(lines) else lines)
        self._most = most  # lines, then the input ends
        self._paper = StringIO()
        self.pages: list[str] = []
        self.killed_at = -1  # dies when asked for this line
        self.interrupted_at = -1
        console = Console(file=self._paper, width=width, height=height, color_system=None, force_terminal=terminal)
        self.screen = Screen(console, self.read_line)

    def read_line(self, prompt: str) -> str:
        self.turn_page()
        if len(self.pages) - 1 == self.killed_at:
            raise Killed
        if len(self.pages) - 1 == self.interrupted_at:
            raise KeyboardInterrupt
        if len(self.pages) > self._most:
            raise EOFError
        if self._write is not None:
            return self._write(self.pages[-1])
        for line in self._lines:
            return line
        raise EOFError

    def turn_page(self) -> None:
        self.pages.append(self._paper.getvalue())
        self._paper.seek(0)
        self._paper.truncate()

    @property
    def text(self) -> str:
        return "\n".join([*self.pages, self._paper.getvalue()])

    def play(
        self,
        seats: str = "human,greedy,greedy",
        seed: int = 7,
        undo: Undo | None = None,
        load: Path | None = None,
        save: Path | None = None,
        language: str = "en",
        options: dict[str, str] | None = None,
        game: str = "arne",
    ) -> int:
        words = [] if load else seats.split(",")
        played = find_game(game)
        is_alone = seats.count("human") == 1
        undo = undo or (Undo.FREE if is_alone else Undo.SCREEN)
        try:
            return play(played, words, options or {}, None if load else seed, load, save, undo, language, self.screen)
        finally:
            self.turn_page()

    def table(
        self,
        seed: int = 7,
        names: str = "",
        load: Path | None = None,
        save: Path | None = None,
        options: dict[str, str] | None = None,
    ) -> int:
        """The automa beside the box."""
        called = names.split(",") if names else []
        try:
            return table(find_companion(self.companion), options or {}, called, seed, load, save, "en", self.screen)
        finally:
            self.turn_page()


def answers(path: Path) -> list[tuple[str, str]]:
    """Who answered what in a save file, whether by themselves or not."""
    return [(entry.seat.code, code(entry.value)) for entry in read_match(path).history]
