"""Texts that people bring: how large, long and deep they may be is measured before anything reads them. Readers of the
standard library take memory or time without bound for some short texts, or fail in ways that are no sentence."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import dataclass
from typing import Any

from soloist.engine.errors import BadSetting
from soloist.engine.words import Message, msg

MOST_CHARACTERS = 50_000
"""Of a document: ten times what we ship in its place."""
LONGEST_LINE = 5_000
MOST_LINES = 5_000
DEEPEST = 12
"""How many lists and tables may stand in each other, and how many names with dots between them."""
LONGEST_WORD = 100
"""A number, or a name without quotes."""
LONGEST_NUMBER = 9
MOST_SHOWN = 60
"""How much of something wrong an error quotes."""
MOST_SAID = 200
"""How much it repeats of what a reader of the standard library says."""
ELLIPSIS = "…"


@dataclass(frozen=True)
class Shape:
    """How a text is built, besides what stands in quotes."""

    depth: int
    longest: str  # number or name without quotes


_TOML = re.compile(
    r"""
    (?P<gap> [^\S\n]++ | \#[^\n]*+ )
  | (?P<text> \"{3} (?: [^"\\]++ | \\. | "(?!"") )*+ (?:"{3,5})?
            | '{3} (?: [^']++ | '(?!'') )*+ (?:'{3,5})?
            | " (?: [^"\\\n]++ | \\[^\n] )*+ "?
            | ' [^'\n]*+ '? )
  | (?P<open> [\[{] ) | (?P<close> [\]}] ) | (?P<dot> \. ) | (?P<end> [=,:\n] )
  | (?P<word> [^\s\[\]{}=,:.\"'\#]++ )
    """,
    re.VERBOSE | re.DOTALL,
)
_IN_QUOTES = re.compile(r'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
_WORD = re.compile(r"[\w.+-]++")


def shown(text: object, most: int = MOST_SHOWN) -> str:
    """As much of something as fits into an error, in one line."""
    line = " ".join(str(text).splitlines())
    return line if len(line) <= most else line[: most - 1] + ELLIPSIS


def number_in(text: str) -> int | None:
    """The whole number written as `text`; None if it is none, or one that nothing here could have."""
    is_number = text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER
    return int(text) if is_number else None


def too_large(text: str) -> Message | None:
    """Why a document is not even looked at."""
    if len(text) > MOST_CHARACTERS:
        return msg("it has {n} characters; at most {most} can be", n=len(text), most=MOST_CHARACTERS)
    if not _is_whole(text):
        return msg("it has half characters, which no file can keep")
    if text.count("\n") >= MOST_LINES:
        return msg("it has more than {most} lines", most=MOST_LINES)
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            return msg("line {number} has {n} characters; at most {most} can be", number=number, n=len(line),
                       most=LONGEST_LINE)  # fmt: skip
    return None


def _is_whole(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _misshapen(shape: Shape) -> Message | None:
    if shape.depth > DEEPEST:
        return msg("lists, tables or names with dots are nested more than {most} deep", most=DEEPEST)
    if len(shape.longest) > LONGEST_WORD:
        return msg("'{word}' is longer than any number or name can be: {most} characters", word=shown(shape.longest),
                   most=LONGEST_WORD)  # fmt: skip
    return None


def _toml_shape(text: str) -> Shape:
    """Nothing is left out: each piece of the text is looked at once, and one that never ends takes the rest."""
    depth = dots = deepest = 0
    longest = ""
    for token in _TOML.finditer(text):
        match token.lastgroup:
            case "open":
                depth, dots = depth + 1, 0
            case "close":
                depth, dots = max(depth - 1, 0), 0
            case "dot":
                dots += 1
            case "end":
                dots = 0
            case "word":
                longest = max(longest, token[0], key=len)
        deepest = max(deepest, depth + dots)
    return Shape(deepest, longest)


def _json_shape(rest: str) -> Shape:
    """Of what does not stand in quotes."""
    depth = deepest = 0
    for sign in rest:
        if sign in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif sign in "]}":
            depth -= 1
    return Shape(deepest, max(_WORD.findall(rest), key=len, default=""))


def read_toml(file: str, text: str) -> dict[str, Any]:
    """The blocks of a file; raises BadSetting, `file` being what it is called in errors."""
    _refuse(file, too_large(text) or _misshapen(_toml_shape(text)))
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise BadSetting(
            msg("{file}: this is not TOML: {problem}", file=file, problem=shown(wrong, MOST_SAID))
        ) from None


def read_json(file: str, text: str) -> Any:
    """What a document in JSON says; raises BadSetting."""
    _refuse(file, too_large(text) or misshapen_json(text))
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise BadSetting(
            msg("{file}: this is not JSON: {problem}", file=file, problem=shown(wrong, MOST_SAID))
        ) from None


def check_lines(file: str, text: str) -> None:
    """Raises BadSetting for a document of plain lines that is not even looked at."""
    _refuse(file, too_large(text))


def _refuse(file: str, problem: Message | None) -> None:
    if problem is not None:
        raise BadSetting(msg("{file}: {problem}", file=file, problem=problem))


def misshapen_json(text: str) -> Message | None:
    """Why JSON is not read, of whatever size: what stands in quotes may be long, the rest may not."""
    rest = _IN_QUOTES.sub('"', text)
    if len(rest) > MOST_CHARACTERS:
        return msg("there are too many lists, tables and numbers in it")
    return _misshapen(_json_shape(rest))
