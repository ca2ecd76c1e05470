"""Every paragraph of the rules is shown by a scenario, and every citation names a paragraph."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kit.citations import Cited, Report, cited_in_code, cited_in_tests, paragraphs, read_citation, report
from tests.kit.games import REAL

FILES = [name for subject in REAL for name in subject.rules]


@pytest.fixture(scope="module")
def found() -> Report:
    return report()


@pytest.mark.parametrize("name", FILES)
def test_every_paragraph_is_shown_or_explained(found: Report, name: str) -> None:
    assert found.rules[name]
    assert found.unexplained(name) == [], "uv run python -m tests.kit.citations"


def test_no_citation_names_what_is_not_there(found: Report) -> None:
    assert found.unknown() == []


def test_no_explanation_is_needless(found: Report) -> None:
    assert found.needless() == []


def test_every_game_has_rules() -> None:
    assert [subject.game.id for subject in REAL if not subject.rules] == []


def test_no_paragraph_has_the_number_of_another(found: Report) -> None:
    ids = [paragraph for ids in found.rules.values() for paragraph in ids]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("ARNE-8.4", ["ARNE-8.4"]),
        ("ARNE-10.1 to ARNE-10.3", ["ARNE-10.1", "ARNE-10.2", "ARNE-10.3"]),
        ("ARNE-8.4, ARNE-Q12", ["ARNE-8.4", "ARNE-Q12"]),
        ("ARNE-9.1, 9.2", ["ARNE-9.1", "9.2"]),
        ("ARNE-9.4, ARNE-10.4, ARNE-11", ["ARNE-9.4", "ARNE-10.4", "ARNE-11"]),
        ("ARNE-3, ARNE-4", ["ARNE-3", "ARNE-4"]),
        ("ARNE-Q1, the other reading", ["ARNE-Q1"]),
        ("ARNO-3.2, our reading: the left one", ["ARNO-3.2"]),
        ("ARNE-1.2, ARNE-1.4 to ARNE-1.6, ARNE-Q18", ["ARNE-1.2", "ARNE-1.4", "ARNE-1.5", "ARNE-1.6", "ARNE-Q18"]),
        ("ZOO-10.4, MAM-9.1", ["ZOO-10.4", "MAM-9.1"]),
        ("MAM-2 to MAM-4", ["MAM-2", "MAM-3", "MAM-4"]),
        ("AN-G.SUNBATHING", ["AN-G.SUNBATHING"]),
    ],
)
def test_citations_are_understood(text: str, ids: list[str]) -> None:
    assert read_citation(text) == ids


def test_paragraphs_are_list_items_and_table_rows() -> None:
    text = "# T\n- [TOY-1.1] One.\nsee [TOY-9.9]\n| [TOY-Q1] | x |\n  - [TOY-8.8] no\n- [TOY-2.10] Two [TOY-1.1].\n"
    assert paragraphs(text) == ["TOY-1.1", "TOY-Q1", "TOY-2.10"]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project that gets everything wrong."""
    (tmp_path / "soloist").mkdir()
    (tmp_path / "soloist" / "turn.py").write_text(
        '"""A turn [TOY-1, TOY-1.2 to TOY-1.4]."""\nask(why="TOY-7.7")  # [TOY-1.1]\n'
    )
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_turn.py").write_text('@rule("TOY-1.1", "TOY-6.6")\ndef test() -> None: ...\n')
    return tmp_path


def test_the_report_finds_what_is_wrong(project: Path) -> None:
    shown = list(cited_in_tests(project / "tests"))
    code = list(cited_in_code(project))
    found = Report(
        {"toy": ["TOY-1.1", "TOY-1.2", "TOY-1.3"]},
        shown,
        code,
        {"TOY-1.1": "no", "TOY-1.2": "yes"},
        frozenset({"TOY-1"}),
    )
    assert shown == [Cited("TOY-1.1", "tests/test_turn.py:2"), Cited("TOY-6.6", "tests/test_turn.py:2")]
    assert found.uncited("toy") == ["TOY-1.2", "TOY-1.3"]
    assert found.unexplained("toy") == ["TOY-1.3"]
    assert [(cited.id, cited.where) for cited in found.unknown()] == [
        ("TOY-6.6", "tests/test_turn.py:2"),
        ("TOY-1.4", "soloist/turn.py:1"),
        ("TOY-7.7", "soloist/turn.py:2"),
    ]
    assert found.needless() == ["TOY-1.1"]
    assert "  no scenario shows TOY-1.3" in list(found.text())
