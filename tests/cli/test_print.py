"""`soloist print`: sheets as one file."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from soloist.registry import printable_ids
from tests.cli.conftest import Soloist
from tests.kit.sheets import LANGUAGES, OWN_BOARD, OWN_DECK, page_of

MISTAKES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "nothing named": (("print",), ("NAME", "soloist print --help")),
    "unknown name": (("print", "chess"), ("'chess'", "arne, mammoth, arno, orichalcum-ai")),
    "a game without sheets": (("print", "zooloretto"), ("'zooloretto'", "mammoth")),
    "unknown option": (("print", "mammoth", "-o", "mamoth_deck=x"), ("'mamoth_deck'", "mammoth_deck")),
    "missing deck": (("print", "mammoth", "-o", "mammoth_deck=/no/such"), ("/no/such", "no such file")),
    "unknown language": (("print", "arno", "--language", "xx"), ("'xx'", "en")),
    "missing folder": (("print", "arno", "--to", "/no/such/arno.html"), ("/no/such/arno.html", "no such folder")),
    "a folder": (("print", "arno", "--to", "."), ("this is a folder",)),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_one_clear_line(soloist: Soloist, mistake: str) -> None:
    words, named = MISTAKES[mistake]
    outcome = soloist(*words)
    assert outcome.code == 2
    assert outcome.err.count("\n") == 1
    assert [text for text in named if text not in outcome.err] == []
    assert outcome.out == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", printable_ids())
def test_the_sheets_go_into_a_file(soloist: Soloist, name: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "sheets.html"
    outcome = soloist("print", name.upper(), "--to", str(file), "--language", language)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.replace("\n", "").startswith(str(file))
    assert file.read_text("utf-8") == page_of(name, language)


def test_or_to_standard_output(soloist: Soloist) -> None:
    outcome = soloist("print", "orichalcum-ai")
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out == page_of("orichalcum-ai")


def test_but_not_onto_a_terminal(soloist: Soloist, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    outcome = soloist("print", "arno")
    assert (outcome.code, outcome.out) == (2, "")
    assert "soloist print arno --to arno.html" in outcome.err


def test_a_page_is_utf_8_wherever_it_goes(monkeypatch: pytest.MonkeyPatch, soloist: Soloist) -> None:
    kept = io.BytesIO()
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(kept, encoding="ascii", errors="replace"))
    assert soloist("print", "arno").code == 0
    sys.stdout.flush()
    assert kept.getvalue().decode("utf-8") == page_of("arno")


def test_own_cards_and_boards(soloist: Soloist, tmp_path: Path) -> None:
    for name, option, text in (("mammoth", "mammoth_deck", OWN_DECK), ("orichalcum-ai", "box", OWN_BOARD)):
        (tmp_path / "own.txt").write_text(text, "utf-8")
        outcome = soloist("print", name, "--option", f"{option}={tmp_path / 'own.txt'}")
        assert outcome.out == page_of(name, options={option: text})


def test_a_mistake_in_ones_own_cards_is_the_same_as_at_the_table(soloist: Soloist, tmp_path: Path) -> None:
    (tmp_path / "own.txt").write_text("I-01: fly\n", "utf-8")
    option = ("-o", f"mammoth_deck={tmp_path / 'own.txt'}")
    page, table = soloist("print", "mammoth", *option), soloist("table", "mammoth", *option)
    assert page.code == table.code == 2
    assert page.err == table.err
    assert "'fly' is not an action" in page.err


def test_a_refused_command_leaves_the_file_as_it_was(soloist: Soloist, tmp_path: Path) -> None:
    file = tmp_path / "sheets.html"
    file.write_text("mine", "utf-8")
    assert soloist("print", "mammoth", "-o", "mammoth_deck=/no/such", "--to", str(file)).code == 2
    assert file.read_text("utf-8") == "mine"


def test_the_help_names_everything(soloist: Soloist) -> None:
    text = soloist("print", "--help").out
    assert [
        name for name in (*printable_ids(), "standard output", "terminal", "A4", "Letter") if name not in text
    ] == []
