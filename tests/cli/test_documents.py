"""Documents people bring to the command line: what is wrong with one is said in a line, and there is no stack trace."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Soloist
from tests.web.test_attacks import BOXES, COUNTS, DECKS

WRONG = [
    *(("orichalcum", "box", name) for name in BOXES if name != "nothing but comments"),
    *(("arne", "deck", name) for name in COUNTS),
    *(("zooloretto", "mammoth_deck", name) for name in DECKS),
]
TEXTS = {"box": BOXES, "deck": COUNTS, "mammoth_deck": DECKS}


@pytest.mark.parametrize(("game", "option", "name"), WRONG)
def test_a_document_that_is_too_much_is_one_line(
    soloist: Soloist, tmp_path: Path, game: str, option: str, name: str
) -> None:
    file = tmp_path / "brought"
    file.write_bytes(TEXTS[option][name].encode())
    seats = "random,mammoth:II" if game == "zooloretto" else "random,random"
    outcome = soloist("simulate", game, "--seats", seats, "--games", "1", "--option", f"{option}={file}")
    assert (outcome.code, outcome.out) == (2, "")
    assert len(outcome.err.splitlines()) == 1
    assert len(outcome.err) < 600


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("seed 5", f"seed {'9' * 5_000}", "is no number"),
        ("seed 5", "seed 5\nmeta x " + "[" * 100_000, "should stand in quotes"),
        ("seed 5", "seed 5\nmeta x " + "9" * 5_000, "should stand in quotes"),
        ("seed 5", "seed 5\n" + 'meta x "1"\n' * 300, "stands there twice"),
        ("\n--\n", "\n--\n" + "\n" * 30_000, "has more than 20200 lines"),
        ("\n--\n", "\n--\n" + "A " + "9" * 900_000 + "\n", "at most 5000 characters"),
        ("\n--\n", "\n--\n" + "x" * 1_100_000 + "\n", "at most 1000000 can be"),
        ("\n--\n", "\n--\nZ x\n", "is by 'Z', who is not asked there"),
        ("\n--\n", "\n--\ncrash x\n", "is by nobody at the table"),
    ],
)
def test_a_record_that_is_too_much_is_one_line(soloist: Soloist, saved: Path, old: str, new: str, said: str) -> None:
    text = saved.read_text("utf-8").rpartition("--\n")[0]
    assert old in text
    saved.write_text(text.replace(old, new, 1), "utf-8")
    outcome = soloist("replay", str(saved))
    assert (outcome.code, outcome.out) == (2, "")
    assert len(outcome.err.splitlines()) == 1
    assert said in outcome.err
    assert len(outcome.err) < 600
