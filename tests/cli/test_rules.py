"""`soloist rules` and the numbered paragraphs behind it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from soloist import rulebook
from soloist.engine.settings import Mark
from soloist.registry import all_games
from soloist.rulebook import read_book
from tests.cli.conftest import Soloist

PAGES = sorted(Path("docs/rules").glob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_no_paragraph_is_lost(page: Path) -> None:
    numbered = re.findall(r"(?m)^(?:- |\| )\[([A-Z][A-Za-z0-9.-]+)\]", page.read_text("utf-8"))
    read = [name for name, paragraph in rulebook.paragraphs().items() if paragraph.game == page.stem]
    assert read == numbered
    assert all(rulebook.paragraphs()[name].text for name in numbered)


def test_every_option_names_a_rule_that_exists() -> None:
    for game in all_games():
        for setting in game.settings:
            known = setting.rule in rulebook.paragraphs() or (setting.mark is Mark.CONVENIENCE and not setting.rule)
            assert known, f"{game.id}: {setting.name}"


BOOK = """# A game — the rules

Words first.

## 1 Set-up
- [GA-1.1] Sit down.
  Take a card.
- [GA-1.2] What fits:

| card | fits |
|---|---|
| red | yes |

Nothing else.

## 2 Open points
Asked often.

| no. | question | ruling | other |
|---|---|---|---|
| [GA-Q1] | who starts | the youngest | — |
| [GA-Q2] | who wins | nobody | all |
"""


def test_a_book_is_taken_apart() -> None:
    book = read_book("ga", BOOK)
    assert (book.title, book.introduction) == ("A game — the rules", "Words first.")
    assert [section.id for section in book.sections] == ["GA-1", "GA-2"]
    first, second = book.sections[0].paragraphs
    assert first.text == "Sit down.\nTake a card."
    assert second.text == "What fits:\n\n| card | fits |\n|---|---|\n| red | yes |\n\nNothing else."
    assert book.sections[1].introduction == "Asked often."
    assert [paragraph.text for paragraph in book.sections[1].paragraphs] == [
        "who starts\n\n- ruling: the youngest",
        "who wins\n\n- ruling: nobody\n- other: all",
    ]


FRONT = """# A game — the rules

- **Goal.** Win.

### Words

*Win* = lose last.

### About this text

Found in a box.

## 1 Set-up
- [GA-1.1] Sit down.

## 2 Open points

<!-- folded -->

Asked often.

- [GA-2.1] **Who starts**: somebody.
"""


def test_a_book_begins_with_what_players_want_to_know() -> None:
    book = read_book("ga", FRONT)
    assert (book.introduction, book.words, book.notes) == ("- **Goal.** Win.", "*Win* = lose last.", "Found in a box.")
    assert [(section.folded, section.introduction) for section in book.sections] == [
        (False, ""),
        (True, "Asked often."),
    ]
    assert [section.paragraphs[0].lead for section in book.sections] == ["", "Who starts"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_book_has_it_in_short_its_words_and_its_sources(page: Path) -> None:
    book = read_book(page.stem, page.read_text("utf-8"))
    assert book.introduction.startswith("- **")
    assert "numbered so that code" not in book.introduction + book.words
    assert "soloist rules" in book.notes
    cited = re.findall(r"\[([A-Z]+-[0-9.]+)\]", book.introduction)
    assert len(cited) >= 5
    assert set(cited) <= rulebook.paragraphs().keys()


def test_what_is_called_so_comes_before_what_only_mentions_it() -> None:
    found = [paragraph.id for paragraph in rulebook.find("chameleon", game="arne")]
    assert found[0] == "ARNE-6.3"  # it begins with the word
    assert {"ARNE-6.2", "ARNE-6.6"} <= set(found)
    heading = [paragraph.id for paragraph in rulebook.find("offspring", game="zooloretto")]
    assert heading.index("ZOO-7.2") < heading.index("ZOO-6.11")  # under that heading, and only in the text


def test_whole_words_come_before_parts() -> None:
    found = rulebook.find("lock", game="arne")
    whole = [bool(re.search(r"(?i)\block\b", f"{each.text} {each.heading}")) for each in found]
    assert whole == sorted(whole, reverse=True)
    assert False in [bool(re.search(r"(?i)\block\b", f"{each.text}")) for each in rulebook.find("lock", game="")]


def test_rules_with_all_words_are_apart_from_those_with_some() -> None:
    assert rulebook.find("chameleon xyzzy") == []
    some = rulebook.find_some("chameleon xyzzy")
    assert some[0].id == "ARNE-6.3"
    assert rulebook.find_some("chameleon") == []
    assert {each.game for each in rulebook.find("truck", game="zooloretto")} == {"zooloretto"}


def shown(out: str) -> set[str]:
    """The paragraphs on a page, by the ids at the start of its lines."""
    return set(re.findall(r"(?m)^(ARNE-[0-9Q]+(?:\.\d+)?)  ", out)) & rulebook.paragraphs().keys()


def test_one_rule(soloist: Soloist) -> None:
    for words in ("ARNE-6.3", "arne-6.3", "[ARNE-6.3]"):
        outcome = soloist("rules", words)
        assert outcome.code == 0
        assert shown(outcome.out) == {"ARNE-6.3"}
        assert "Black cards one by one" in outcome.out


def test_a_whole_section_without_its_neighbours(soloist: Soloist) -> None:
    assert shown(soloist("rules", "ARNE-1").out) == {f"ARNE-1.{number}" for number in range(1, 9)}
    assert "replayable rendering" in soloist("rules", "ARNE-7").out


def test_a_whole_book(soloist: Soloist) -> None:
    out = soloist("rules", "arne").out
    arne = {name for name, paragraph in rulebook.paragraphs().items() if paragraph.game == "arne"}
    assert shown(out) == arne
    assert "numbered so that code" in out


def test_all_words_are_searched_for(soloist: Soloist) -> None:
    outcome = soloist("rules", "CHAMELEON", "thief")
    found = shown(outcome.out)
    assert {"ARNE-6.6", "ARNE-Q7"} <= found
    assert "ARNE-6.3" not in found


def test_an_open_point_tells_its_option(soloist: Soloist) -> None:
    outcome = soloist("rules", "ARNE-Q1")
    assert "--option crashed_x2=VALUE" in outcome.out
    assert "neutral" in outcome.out


def test_bare_lists_the_sections(soloist: Soloist) -> None:
    out = soloist("rules").out
    assert all(section.id in out and section.heading in out for section in rulebook.sections())
