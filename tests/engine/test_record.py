"""Matches as text: the same after loading, and refused in one clear line when something is wrong with them."""

from __future__ import annotations

from hashlib import sha256
from types import MappingProxyType

import pytest

from soloist.engine.dice import Source, Stream
from soloist.engine.errors import BadRecord, BadSetting
from soloist.engine.events import SeedChosen
from soloist.engine.match import Match, Undo
from soloist.engine.record import Record, load, save
from soloist.engine.words import english
from tests.kit.games import find_game
from tests.kit.little import A, B
from tests.kit.toygame import TOY, Toy


def played(answers: int, seed: int = 3, undo: Undo = Undo.SCREEN, dice: bool = True) -> Match:
    match = Match.new(TOY, 3, {"rounds": "7", "shy": "yes", "note": 'says "hi" ☺'}, seed, undo=undo, dice=dice)
    match.meta.update(seats="human,random,random", table='a "quoted"\nline')
    chance = Stream(seed, 50)
    while match.moment < answers and (question := match.question) is not None:
        value = chance.sample(question.options, question.count) if question.count else chance.pick(question.options)
        match.answer(tuple(value) if question.count else value, seat=question.seat, auto=chance.below(5) == 0)
    return match


def signed(body: str) -> str:
    return f"{body}check {sha256(body.encode()).hexdigest()[:16]}\n"


TEXT = save(played(30))
BODY = TEXT[: TEXT.rindex("check ")]
LINES = BODY.splitlines()
ANSWERS = len(LINES) - LINES.index("--") - 2
HEADS = ("soloist", "game", "rules", "seats", "seed", "undo", "dice", "meta", "option", "--", "check")


def refused(text: str) -> str:
    """The one line this text is refused with."""
    with pytest.raises((BadRecord, BadSetting)) as problem:
        load(text, find_game)
    message = str(problem.value)
    assert len(message.splitlines()) == 1, message
    assert len(message) < 400
    return message


@pytest.mark.parametrize("undo", list(Undo))
@pytest.mark.parametrize("answers", [3, 4, 5, 17, 40, 9999])
def test_save_and_load_are_the_identity(answers: int, undo: Undo) -> None:
    match = played(answers, undo=undo)
    again = load(save(match), find_game)
    assert save(again) == save(match)
    assert again.history == match.history
    assert again.state == match.state
    assert again.meta == match.meta
    assert again.undo_mode is undo
    assert again.settings == match.settings
    assert [again.view(seat) for seat in (A, B, None)] == [match.view(seat) for seat in (A, B, None)]
    assert [line for line, _ in again.heard(A)] == [line for line, _ in match.heard(A)]


def test_a_loaded_match_goes_on_with_the_same_dice() -> None:
    match = played(12)
    again = load(save(match), find_game)
    for each in (match, again):
        while each.question is not None:
            each.answer(each.question.options[0], seat=each.question.seat)
    assert save(again) == save(match)


def test_a_match_by_hand_still_waits_for_the_hand() -> None:
    match = played(1, dice=False)
    again = load(save(match), find_game)
    assert again.moment == match.moment
    assert again.question is not None
    assert match.question is not None
    assert again.question.seat == match.question.seat


def test_a_match_from_a_prepared_position_is_not_saved_as_something_else() -> None:
    """Its beginning is not in the record, so the record must not claim to be the match."""
    start = played(8)
    match = Match.at(TOY, 3, start.settings, start.state)
    match.answer("pass")
    with pytest.raises((BadRecord, ValueError)):
        load(save(match), find_game)


def test_a_record_reads_as_promised() -> None:
    assert LINES[:10] == [
        "soloist record 1",
        "game toy",
        "rules 3",
        "seats 3",
        "seed 3",
        "undo screen",
        "dice keyed",
        'meta seats "human,random,random"',
        'meta table "a \\"quoted\\"\\nline"',
        'option note "says \\"hi\\" \\u263a"',
    ]
    assert Record.read(TEXT).text() == TEXT


@pytest.mark.parametrize("source", list(Source))
@pytest.mark.parametrize("dice", [True, False])
@pytest.mark.parametrize("told", [None, SeedChosen(3), SeedChosen(3, B)])
def test_a_record_says_how_dice_come_from_the_seed_and_who_chose_it(
    source: Source, dice: bool, told: SeedChosen | None
) -> None:
    match = Match.new(TOY, 3, seed=3, dice=dice, source=source, told=told)
    record = Record.read(save(match))
    assert (record.seed, record.source, record.dice, record.told) == (3, source, dice, told)
    again = record.match(find_game)
    assert (again.source, again.has_dice, again.told, save(again)) == (source, dice, told, save(match))
    assert again.heard(None) == match.heard(None)


def test_a_record_of_before_goes_on_with_the_dice_of_before() -> None:
    """It has no line about its dice; and what was drawn then is what the mixed numbers say."""
    old = Match.new(TOY, 3, seed=3, source=Source.MIXED)
    text = save(old)
    assert "dice" not in text
    again = load(text[: text.index("--") + 3], find_game)
    for match in (old, again):
        while match.question is not None:
            match.answer(match.question.options[0], seat=match.question.seat)
    assert save(again) == save(old)
    assert [entry.value for entry in old.history] != [entry.value for entry in played(40).history]


@pytest.mark.parametrize(
    ("line", "instead"),
    [
        ("dice keyed", "dice loaded"), ("dice keyed", "dice "), ("dice keyed", "dice keyed\ndice keyed"),
        ("seed 3", "seed 3 chosen by D"), ("seed 3", "seed 3 guessed"), ("seed 3", "seed chosen by A"),
    ],
)  # fmt: skip
def test_other_words_about_dice_and_seed_are_refused(line: str, instead: str) -> None:
    assert "cannot be read" in refused(signed(BODY.replace(f"\n{line}\n", f"\n{instead}\n")))


def test_the_seed_that_somebody_chose_is_told_first_and_stays_there() -> None:
    match = Match.new(TOY, 3, seed=3, told=SeedChosen(3, B), undo=Undo.FREE)
    line = "Seat B chose seed 3: who knows it can know what comes"
    for _ in range(3):
        assert match.question is not None
        match.answer(match.question.options[0], seat=match.question.seat)
    match.undo()
    for each in (match, match.copy(), match.past(1)):
        heard = each.heard(None)
        assert [english(what) for _, what in heard].count(line) == 1
        assert (heard[0][0], english(heard[0][1])) == (0, line)
        assert each.log is not None
        assert each.log[0].moment == 0


def test_the_first_answers_alone_can_be_looked_at() -> None:
    record = Record.read(TEXT)
    for upto in (3, 7, 20):
        part = record.match(find_game, upto=upto)
        assert [entry.value for entry in part.history[:upto]] == [entry.value for entry in played(30).history[:upto]]


def test_a_record_cut_off_in_the_middle_of_a_line_is_refused() -> None:
    """Half a line may look like another answer."""
    raw = TEXT.encode()
    for length in range(len(raw)):
        if raw[length - 1 : length] != b"\n":
            with pytest.raises(BadRecord):
                Record.read(raw[:length].decode(errors="replace"))
    assert "cut off in the middle of a line" in refused(TEXT[: TEXT.rindex(" ")])


@pytest.mark.parametrize("lines", range(1, len(LINES) + 1))
def test_a_record_that_simply_stops_after_a_line_is_a_match_that_is_not_over(lines: int) -> None:
    text = "".join(line + "\n" for line in LINES[:lines])
    head = LINES.index("--") + 1
    if lines < head:
        assert refused(text) == "this record is cut off before its first answer"
        return
    assert not Record.read(text).is_whole
    match = load(text, find_game)
    answers = min(lines - head, ANSWERS)
    assert Record.of(match).answers[:answers] == Record.read(TEXT).answers[:answers]
    assert match.question is not None  # and the same dice go on from there
    assert load(save(match), find_game).history == match.history


def test_a_check_sum_is_still_checked_where_there_is_one() -> None:
    without = "\n".join([*LINES[:-2], "--"]) + "\n" + TEXT[len(BODY) :]
    assert "changed since it was saved" in refused(without)


@pytest.mark.parametrize("place", range(len(LINES)))
def test_a_changed_line_is_noticed(place: int) -> None:
    for changed in (LINES[place] + "x", LINES[place][:-1], "", LINES[place].upper().swapcase() + " "):
        lines = [*LINES[:place], changed, *LINES[place + 1 :]]
        assert refused("\n".join(lines) + "\n" + TEXT[len(BODY) :])


@pytest.mark.parametrize("place", range(len(LINES)))
def test_a_missing_or_doubled_line_with_a_fitting_check_sum_is_no_other_match(place: int) -> None:
    """Somebody who edits by hand and signs anew gets a clear error, or exactly what he wrote."""
    without = [*LINES[:place], *LINES[place + 1 :]]
    doubled = [*LINES[: place + 1], *LINES[place:]]
    for lines in (without, doubled):
        body = "\n".join(lines) + "\n"
        try:
            match = load(signed(body), find_game)
        except (BadRecord, BadSetting):
            refused(signed(body))
        else:
            written = [line for line in lines if line.split(" ")[0] not in HEADS]
            given = [line for line in save(match).splitlines() if line.split(" ")[0] not in HEADS]
            assert given[: len(written)] == written


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "this is not a Soloist record"),
        ("\n", "this is not a Soloist record"),
        ("\x00\xff", "this is not a Soloist record"),
        ("PNG\r\n", "this is not a Soloist record"),
        ("{}", "this is not a Soloist record"),
        ("soloist record 2\n", "format this Soloist does not know: 'soloist record 2'"),
        ("soloist record \n", "format this Soloist does not know"),
        ("soloist record 1\n", "cut off"),
        (TEXT.rstrip("\n"), "cut off"),
        (TEXT + TEXT, "changed since"),
        (TEXT + "\n", "not where they belong"),
        (TEXT.replace("\n", "\r\n"), ""),
    ],
)
def test_what_is_no_record_is_refused(text: str, message: str) -> None:
    assert message in refused(text)


def edited(**lines: str) -> str:
    """The record with some of its first lines replaced, signed anew."""
    heads = {line.split(" ")[0]: line for line in LINES[:6]}
    body = BODY
    for name, line in lines.items():
        body = body.replace(heads[name] + "\n", line + "\n", 1)
    return signed(body)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (edited(rules="rules 2"), "uses version 2 of the rules of Bazaar; this Soloist has version 3"),
        (edited(rules="rules two"), "cannot be read"),
        (edited(rules=""), "cannot be read"),
        (edited(game="game chess"), "there is no game 'chess'"),
        (edited(game="game ../../etc/passwd"), "there is no game"),
        (edited(seats="seats 9"), "Bazaar needs 1, 2, 3, 4 seats, not 9"),
        (edited(seats="seats -1"), "Bazaar needs"),
        (edited(seats="seats " + "9" * 5000), "cannot be read"),
        (edited(seed="seed x"), "cannot be read"),
        (edited(undo="undo never"), "cannot be read"),
        (signed(BODY.replace('rounds "7"', 'rounds "99"')), "option rounds: expected a whole number from 1 to 30"),
        (edited(seed='seed 3\noption colour "red"'), "there is no option 'colour'"),
        (edited(seed="seed 3\noption rounds"), "cannot be read"),
        (edited(seed="seed 3\noption rounds {"), "cannot be read"),
        (edited(seed="seed 3\nmeta x " + "[" * 100_000), "cannot be read"),
        (signed("soloist record 1\n"), "cannot be read"),
        (signed("soloist record 1\n--\n--\n"), "cannot be read"),
    ],
)
def test_a_record_that_does_not_fit_says_what_is_wrong(text: str, message: str) -> None:
    assert message in refused(text)


@pytest.mark.parametrize(
    "line",
    [
        "B t1",
        "Z t1",
        "",
        "chance",
        "chance t9",
        "A pass extra",
        "A* nonsense",
        "a pass",
        "A* gives up",
        "Z gives up",
        "chance gives up",
        "a gives up",
    ],
)
def test_an_answer_that_cannot_be_is_named(line: str) -> None:
    lines = [*LINES[:-1], line, "--"]
    message = refused(signed("\n".join(lines) + "\n"))
    assert message.startswith(f"answer {ANSWERS + 1} of this record")


@pytest.mark.parametrize("name", ["two words", "two\nlines", "--", ""])
def test_whatever_the_edge_keeps_survives(name: str) -> None:
    match = played(5)
    match.meta[name] = "x"
    assert load(save(match), find_game).meta == match.meta


# other rules


class Older(Toy):
    """The toy as it will be: nobody gave anything by the rules of version 3, and that can still be played."""

    rules_version = 4
    earlier_rules = MappingProxyType({3: {"shy": "yes"}})


def test_rules_of_an_earlier_version_are_kept_where_a_game_says_so() -> None:
    older = Older()
    match = load(TEXT, lambda _: older)
    assert match.history == played(30).history
    again = Record.of(match)
    assert (again.rules, again.options["shy"]) == (4, "yes")
    assert load(again.text(), lambda _: older).history == match.history
    record = Record.read(TEXT)
    del record.options["shy"]
    assert record.match(lambda _: older).settings["shy"] is True


def test_a_record_that_does_not_say_its_rules_is_of_the_first() -> None:
    body = "".join(f"{line}\n" for line in LINES if not line.startswith("rules "))
    assert Record.read(signed(body)).rules == 1
    assert "version 1 of the rules of Bazaar" in refused(signed(body))


def test_how_far_a_record_goes() -> None:
    record = Record.read(TEXT)
    match, stop = record.reach(find_game)
    assert (match.moment, stop) == (ANSWERS, None)
    assert not match.has_dice  # it stays where its answers end
    who, auto, _ = record.answers[20]
    record.answers[20] = (who, auto, "nonsense")
    match, stop = record.reach(find_game)
    assert match.moment == 20
    assert stop is not None
    assert english(stop).startswith("answer 21 of this record")
    record.rules = 99
    match, stop = record.reach(find_game)
    assert match.moment == 20
    assert stop is not None
    assert "version 99" in english(stop)


def test_a_record_of_other_rules_may_fit_to_its_end_and_still_cannot_go_on() -> None:
    record = Record.read(TEXT)
    record.rules = 99
    match, stop = record.reach(find_game)
    assert match.history == played(30).history
    assert stop is not None


def test_a_record_that_cannot_even_begin_says_why() -> None:
    record = Record.read(TEXT)
    record.options["colour"] = "blue"
    with pytest.raises(BadRecord, match="colour"):
        record.reach(find_game)
