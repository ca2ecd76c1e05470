"""Threads and processes that write to one file take turns, and nobody else has to wait when one of them dies."""

from __future__ import annotations

import os
import signal
import threading
from pathlib import Path

import pytest

from soloist.web.store import Store, sqlite_address
from soloist.web.taking_turns import Turn

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are left to SQLite here")

PATIENCE = 30.0


def took_it(turn: Turn) -> threading.Event:
    """Somebody in another thread wants the turn, and says when they had it."""
    had = threading.Event()

    def want() -> None:
        with turn:
            had.set()

    threading.Thread(target=want, daemon=True).start()
    return had


def test_of_two_that_use_the_same_file_one_waits(tmp_path: Path) -> None:
    one, other = Turn(tmp_path / "turn"), Turn(tmp_path / "turn")  # as two processes have them
    with one:
        waiting = took_it(other)
        assert not waiting.wait(0.1)
    assert waiting.wait(PATIENCE)
    one.close()
    other.close()


def test_a_turn_that_was_inherited_is_not_shared_and_ends_with_its_process(tmp_path: Path) -> None:
    turn = Turn(tmp_path / "turn")
    with turn:
        pass
    ready, told = os.pipe()
    child = os.fork()
    if child == 0:
        turn.__enter__()
        os.write(told, b"!")
        signal.pause()
        os._exit(0)
    try:
        assert os.read(ready, 1) == b"!"
        waiting = took_it(turn)
        assert not waiting.wait(0.1)
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os.close(ready)
        os.close(told)
    assert waiting.wait(PATIENCE)
    turn.close()


def test_an_error_ends_the_turn(tmp_path: Path) -> None:
    turn = Turn(tmp_path / "turn")
    with pytest.raises(KeyError), turn:
        raise KeyError
    assert took_it(turn).wait(PATIENCE)
    turn.close()


def test_where_no_file_can_be_made_threads_still_take_turns(tmp_path: Path) -> None:
    for turn in (Turn(None), Turn(tmp_path / "none" / "turn")):
        with turn:
            waiting = took_it(turn)
            assert not waiting.wait(0.05)
        assert waiting.wait(PATIENCE)


def test_the_file_beside_a_database_is_for_its_owner(tmp_path: Path) -> None:
    Store(sqlite_address(tmp_path)).close()
    assert (tmp_path / "soloist.sqlite3-turn").stat().st_mode & 0o777 == 0o600
    Store("sqlite://").close()  # in memory
