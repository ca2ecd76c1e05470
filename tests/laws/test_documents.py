"""What people bring is refused in one sentence, or it can be played with, saved and loaded: whatever it is."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soloist.engine.documents import MOST_CHARACTERS, read_json, read_toml
from soloist.engine.errors import BadRecord, BadSetting
from soloist.engine.match import Match
from soloist.engine.record import Record, check_carried, load, save
from soloist.engine.seats import RandomBot, ask
from soloist.games.orichalcum import box, own_box
from soloist.games.orichalcum.box import read_box
from soloist.language import Reader
from soloist.registry import find, find_game
from soloist.seating import read_seating
from tests.kit.mutating import DOCUMENTS, mutant, real_record

ANSWERS = 40
RECORDS = {game: real_record(game, 5) for game in ("arne", "zooloretto", "orichalcum")}
LETTERS = st.text(st.characters(codec="utf-8"), min_size=1, max_size=45)
SEEDS = st.integers(0, 2**32)


def assert_sentence(problem: BadSetting | BadRecord) -> None:
    """One line, short enough to be read, in both languages."""
    for language in ("en", "pt"):
        said = Reader(language).read(problem.message)
        assert 0 < len(said) < 600
        assert len(said.splitlines()) == 1


def assert_kept(match: Match, random: Random) -> None:
    """A match can be played on, and what is saved on the way is what is loaded."""
    for _ in range(ANSWERS):
        question = match.question
        if question is None:
            break
        match.answer(ask(RandomBot(), match, question), seat=question.seat)
    text = save(match)
    assert check_carried(Record.of(match)) == text
    assert save(load(text, find)) == text


def assert_refused_or_kept(game: str, option: str, text: str, random: Random) -> bool:
    """Whether it was taken."""
    options = {option: text} | ({"automas": "B=II"} if game == "zooloretto" else {})
    try:
        match = Match.new(find_game(game), 2, options, random.randrange(1000))
    except BadSetting as problem:
        assert_sentence(problem)
        return False
    assert_kept(match, random)
    return True


@pytest.mark.parametrize(("game", "option"), DOCUMENTS)
@given(seed=SEEDS)
def test_any_document_is_refused_or_kept(game: str, option: str, seed: int) -> None:
    random = Random(seed)
    text = mutant(random.choice(DOCUMENTS[game, option]), random)
    if assert_refused_or_kept(game, option, text, random) and game == "orichalcum":
        again = own_box.finished(text).text  # as the editor of boards writes it
        assert own_box.finished(again).text == again
        assert (read_box(again).creatures == ()) == (read_box(text).creatures == ())


@pytest.mark.parametrize(("game", "option"), DOCUMENTS)
def test_the_real_ones_are_taken(game: str, option: str) -> None:
    for text in DOCUMENTS[game, option]:
        assert assert_refused_or_kept(game, option, text, Random(1))


@given(names=st.lists(LETTERS, min_size=1, max_size=4), strength=st.integers(1, 40), seed=SEEDS)
def test_creatures_may_be_called_anything_that_can_be_written_down(names: list[str], strength: int, seed: int) -> None:
    rows = ", ".join(
        f"{{ name = {own_box.short(name)}, strength = {strength}, hoplites = 1, nuggets = 0, count = 4 }}"
        for name in names
    )
    assert_refused_or_kept("orichalcum", "box", f"creatures = [{rows}]\ntiles = ['9 volcano']", Random(seed))


@given(name=LETTERS, other=LETTERS)
def test_people_may_be_called_anything_that_can_be_written_down(name: str, other: str) -> None:
    game = find_game("arne")
    words = [f"human:{name.strip()}", f"human:{other.strip()}"]
    try:
        seating = read_seating(game, words)
    except BadSetting as problem:
        assert_sentence(problem)
        return
    match = Match.new(game, 2, {}, 1)
    match.meta["seats"] = ",".join(words)
    again = load(save(match), find)
    assert read_seating(game, again.meta["seats"].split(",")).names == seating.names


@pytest.mark.parametrize("game", RECORDS)
@given(seed=SEEDS)
def test_any_record_is_refused_or_means_what_it_says(game: str, seed: int) -> None:
    text = mutant(RECORDS[game], Random(seed))
    if text.rpartition("check ")[2] != RECORDS[game].rpartition("check ")[2] or Random(seed).random() < 0.7:
        text = text.rpartition("--\n")[0]  # it stops before its end, so that no check sum keeps its mistakes away
    try:
        match = load(text, find)
    except (BadRecord, BadSetting) as problem:  # the name of the game may be wrong
        assert_sentence(problem)
        return
    assert save(load(save(match), find)) == save(match)


@given(text=st.text(max_size=300) | st.text("[]{}.=,'\"#\n\\ a1:", max_size=300))
def test_readers_say_what_is_wrong_with_any_text(text: str) -> None:
    for read in (read_toml, read_json):
        try:
            read("box", text)
        except BadSetting as problem:
            assert_sentence(problem)


@given(value=st.recursive(st.integers(0, 10**9) | st.text(max_size=20) , lambda inner: (
    st.lists(inner, max_size=4) | st.dictionaries(st.text("ab_-", min_size=1, max_size=5), inner, max_size=4)
), max_leaves=12))  # fmt: skip
def test_what_is_within_the_limits_is_read_as_it_is(value: object) -> None:
    """The measure lets through whatever is not deep, whatever stands in its texts."""
    written = json.dumps(value)
    assert len(written) < MOST_CHARACTERS
    assert read_json("deck", written) == value
    assert read_toml("box", f"x = {own_box.short(value)}\ny = '''[[[[ {{{{ ....'''")["x"] == value


@pytest.mark.plain
def test_a_name_that_cannot_be_carried_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The law itself: were a comma let through, the match could not be opened again."""
    monkeypatch.setattr(box, "uncarried", lambda _: "")
    rows = "{ name = 'a, b', strength = 4, hoplites = 1, nuggets = 0, count = 4 }"
    with pytest.raises(BadRecord, match="is not possible there"):
        assert_refused_or_kept("orichalcum", "box", f"creatures = [{rows}]\ntiles = ['9 volcano']", Random(1))


def test_what_is_quoted_from_a_document_stays_in_its_line() -> None:
    text = json.dumps({"cards": {"build": {"I": {"3": ["appeal \u2028 64"]}}}})
    assert not assert_refused_or_kept("arknova", "arno_values", text, Random(1))
