"""Sentences for people can be collected and translated."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.kit.sentences import bad_sentences
from tests.kit.trees import ROOT, Module, modules


def test_sentences_are_literals_with_all_gaps_filled() -> None:
    assert [problem for module in modules() for problem in bad_sentences(module)] == []


def test_the_collected_sentences_are_up_to_date() -> None:
    run = [sys.executable, str(ROOT / "scripts" / "messages"), "--check"]
    result = subprocess.run(run, capture_output=True, text=True, timeout=120, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize(
    "text",
    [
        "msg(text)",
        "msg(f'{n} cards', n=3)",
        "msg('a' + b)",
        "msg('{n} cards')",
        "msg('cards', n=3)",
        "msg('{n} cards', m=3)",
        "nmsg('{n} card', '{n} cards')",
        "nmsg('{n} card', n=3)",
        "nmsg('one card', '{n} {kind}', n=3)",
        "msg('{} cards', n=3)",
        "template(text)",
        "template(f'{n} cards')",
        "template('{} cards')",
        "template('{n.size} cards')",
        "template('cards', n='count')",
        "ntemplate('{n} card', n='count')",
        "ntemplate('a card', '{n} cards', m='count')",
    ],
)
def test_bad_sentences_would_be_found(text: str) -> None:
    assert list(bad_sentences(Module("soloist.x", text)))


@pytest.mark.parametrize(
    "text",
    [
        "msg('cards')",
        "msg('{n} ' 'cards', n=3)",
        "nmsg('a card', '{n} cards', n=3)",
        "nmsg('{kind} card', '{n} {kind} cards', n=3, kind='x')",
        "msg('{a} {b}', **gaps)",
        "template('{seat}: {cards}')",
        "template('{n} left', n='tokens')",
        "ntemplate('{n} card', '{n} cards', n='count')",
        "other(f'{n}')",
    ],
)
def test_good_sentences_are_left_alone(text: str) -> None:
    assert list(bad_sentences(Module("soloist.x", text))) == []
