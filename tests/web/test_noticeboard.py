"""Memory that processes share: the latest notice of each is read, whoever is killed while writing."""

from __future__ import annotations

import os

import pytest

from soloist.web.noticeboard import HEAD, LONGEST, Noticeboard

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="one process cannot become two here")


def test_each_has_a_place_and_the_latest_notice_is_read() -> None:
    board = Noticeboard(2)
    assert board.read_all() == [b"", b""]
    for notice in (b"one", b"a longer one", b"2", b""):
        board.write(1, notice)
        assert board.read_all() == [b"", notice]


def test_what_another_process_writes_is_read_here() -> None:
    board = Noticeboard(1)
    child = os.fork()
    if child == 0:
        board.write(0, b"from far away")
        os._exit(0)
    os.waitpid(child, 0)
    assert board.read(0) == b"from far away"


def test_half_a_notice_is_none() -> None:
    board = Noticeboard(1)
    board.write(0, b"the whole truth")
    memory = board._places[0]
    at = 1 + (1 - memory[0]) * (HEAD.size + LONGEST)
    memory[at : at + HEAD.size + 4] = HEAD.pack(8, 12345) + b"half"
    assert board.read(0) == b"the whole truth"  # whoever was killed before it was finished
    memory[0] = 1 - memory[0]
    assert board.read(0) == b""


def test_what_is_too_long_is_not_put_up() -> None:
    board = Noticeboard(1)
    with pytest.raises(ValueError, match="too long"):
        board.write(0, bytes(LONGEST + 1))
    board.write(0, bytes(LONGEST))
    assert len(board.read(0)) == LONGEST
