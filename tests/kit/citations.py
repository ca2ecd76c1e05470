"""Which numbered rules are shown by a scenario, and which citations name no rule.

uv run python -m tests.kit.citations    print the report
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
EXPLAINED = Path(__file__).parent / "explained.toml"

PARAGRAPH = re.compile(r"^(?:- |\| )\[([A-Z]+-[A-Z0-9.]+)\]", re.MULTILINE)
CHAPTER = re.compile(r"^## (\d+)", re.MULTILINE)
CITATION = re.compile(r"\[((?:[A-Z]{2,}-)[A-Z0-9][^\[\]]*)\]")
NUMBER = re.compile(r"([A-Z]{2,}-)?(?:[A-Z]+\.)?(?:Q?\d+(?:\.\d+)?|[A-Z]{3,})")
_SPLIT = re.compile(r"(.*?)(\d+)")
RANGE = re.compile(r"^(?P<first>\S+) to (?P<last>\S+)$")


@dataclass(frozen=True)
class Cited:
    """A paragraph (or a whole section) named somewhere."""

    id: str
    where: str


def paragraphs(text: str) -> list[str]:
    """The ids of the paragraphs and table rows of a rules file, in order."""
    return PARAGRAPH.findall(text)


def all_rules(root: Path = ROOT) -> dict[str, list[str]]:
    """The paragraphs of each rules file, by the file's name."""
    files = sorted((root / "docs" / "rules").glob("*.md"))
    return {path.stem: paragraphs(path.read_text("utf-8")) for path in files}


def all_sections(root: Path = ROOT) -> Iterator[str]:
    """The chapters of the rules files, such as `ARNE-7`; code may cite a whole one."""
    for path in sorted((root / "docs" / "rules").glob("*.md")):
        text = path.read_text("utf-8")
        prefix = next(iter(paragraphs(text)), "").split("-")[0]
        yield from (f"{prefix}-{number}" for number in CHAPTER.findall(text))


def read_citation(text: str) -> list[str]:
    """The ids meant by what stands between brackets, such as `ARNE-10.1 to ARNE-10.3` or `ARNE-8.4, ARNE-Q12`.

    Words after a paragraph, as in `ARNE-Q1, the other reading`, are comments. A number without its book
    is given as it is: it names no paragraph, and one search would not find it.
    """
    ids: list[str] = []
    for part in re.split(r"[,;:]", text):
        span = RANGE.match(part.strip())
        names = [span["first"], span["last"]] if span else part.split()[:1]
        found = [match[0] for name in names if (match := NUMBER.fullmatch(name.rstrip(".")))]
        if found and len(found) == len(names):
            ids += between(*found) if span else found
    return ids


def between(first: str, last: str) -> list[str]:
    """All paragraphs of one section from the first to the last."""
    head, start = _SPLIT.fullmatch(first).groups()  # type: ignore[union-attr]
    end = _SPLIT.fullmatch(last)[2]  # type: ignore[index]
    return [f"{head}{number}" for number in range(int(start), int(end) + 1)]


def cited_in_code(root: Path = ROOT) -> Iterator[Cited]:
    """Ids in brackets, and the `why=` and Refusal ids, anywhere in the program."""
    for path in sorted((root / "soloist").rglob("*.py")):
        text = path.read_text("utf-8")
        where = str(path.relative_to(root))
        for found in CITATION.finditer(text):
            line = text.count("\n", 0, found.start()) + 1
            for paragraph in read_citation(found[1]):
                yield Cited(paragraph, f"{where}:{line}")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and is_id(node.value):
                yield Cited(node.value, f"{where}:{node.lineno}")


def is_id(text: str) -> bool:
    found = NUMBER.fullmatch(text)
    return found is not None and found[1] is not None and text[-1].isdigit()


def cited_in_tests(folder: Path) -> Iterator[Cited]:
    """The ids in `@rule(...)` decorators."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for paragraph in _rule_ids(node.decorator_list):
                    yield Cited(paragraph, f"{path.relative_to(folder.parent)}:{node.lineno}")


def _rule_ids(decorators: Iterable[ast.expr]) -> Iterator[str]:
    for call in decorators:
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "rule":
            for argument in call.args:
                assert isinstance(argument, ast.Constant), "@rule takes literal ids"
                yield str(argument.value)


@dataclass(frozen=True)
class Report:
    """What the rules, the scenarios and the code say of each other."""

    rules: dict[str, list[str]]
    shown: list[Cited]
    cited: list[Cited]
    explained: dict[str, str]
    sections: frozenset[str] = frozenset()

    @property
    def known(self) -> frozenset[str]:
        return frozenset(paragraph for ids in self.rules.values() for paragraph in ids)

    def uncited(self, game: str) -> list[str]:
        """Paragraphs that no scenario shows."""
        shown = {cited.id for cited in self.shown}
        return [paragraph for paragraph in self.rules[game] if paragraph not in shown]

    def unexplained(self, game: str) -> list[str]:
        return [paragraph for paragraph in self.uncited(game) if paragraph not in self.explained]

    def unknown(self) -> list[Cited]:
        """Citations of paragraphs, or sections, that are in no rules file. The code may cite a whole section."""
        prefixes = {paragraph.split("-")[0] for paragraph in self.known}
        wrong = [cited for cited in self.shown if cited.id not in self.known]
        return wrong + [
            cited
            for cited in self.cited
            if cited.id.split("-")[0] in prefixes and cited.id not in self.known and cited.id not in self.sections
        ]

    def needless(self) -> list[str]:
        """Explanations of paragraphs that are shown, or that there are not."""
        uncited = {paragraph for game in self.rules for paragraph in self.uncited(game)}
        return [paragraph for paragraph in self.explained if paragraph not in uncited]

    def text(self) -> Iterator[str]:
        for game, ids in self.rules.items():
            open_ids = self.unexplained(game)
            yield f"{game}: {len(ids)} paragraphs, {len(ids) - len(self.uncited(game))} shown by a scenario"
            yield from (f"  no scenario shows {paragraph}" for paragraph in open_ids)
            yield from (
                f"  explained: {paragraph}: {self.explained[paragraph]}"
                for paragraph in self.uncited(game)
                if paragraph in self.explained
            )
        yield from (f"{cited.where} cites {cited.id}, which is no paragraph" for cited in self.unknown())
        yield from (f"explained.toml: {paragraph} needs no explanation" for paragraph in self.needless())


def report(root: Path = ROOT) -> Report:
    explained = tomllib.loads(EXPLAINED.read_text("utf-8"))
    shown, cited = list(cited_in_tests(root / "tests")), list(cited_in_code(root))
    return Report(all_rules(root), shown, cited, explained, frozenset(all_sections(root)))


def main() -> int:
    found = report()
    print("\n".join(found.text()))
    wrong = found.unknown() or found.needless() or any(found.unexplained(game) for game in found.rules)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
