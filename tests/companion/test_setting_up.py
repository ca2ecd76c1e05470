"""What is to be laid out before the game, one thing at a time."""

from __future__ import annotations

import pytest

from soloist.companion.arno.reports import SetUpPart
from soloist.companion.mammoth.setting_up import Part
from soloist.companion.people import SetUp
from soloist.engine.match import Match
from soloist.engine.words import english
from soloist.registry import find_companion
from tests.kit import rule


def laid_out(automa: str, **options: str) -> list[SetUp]:
    match = Match.new(find_companion(automa), 1, options, 1)
    return [what for _, what in match.events(None) if isinstance(what, SetUp)]


def parts(automa: str, **options: str) -> list[object]:
    return [each.part for each in laid_out(automa, **options)]


@rule("MAM-1.3", "MAM-1.5", "ZOO-1.2", "ZOO-1.4", "ZOO-9.4")
def test_automammoth_has_coins_no_zoo_and_two_sides_for_its_stacks() -> None:
    told = {each.part: english(each) for each in laid_out("mammoth")}
    assert list(told) == [Part.COINS, Part.SPECIES, Part.TRUCKS, Part.END_STACK, Part.STACKS]
    assert "Give AutoMammoth 2 coins, no zoo" in told[Part.COINS]
    assert "2 expansions" in told[Part.COINS]
    assert "Put 3 species back" in told[Part.SPECIES]
    assert "Keep 3 of those tiles for the trucks" in told[Part.SPECIES]
    assert "free spaces 3, 2, 1" in told[Part.TRUCKS]
    assert "Put 15 tiles under the disc" in told[Part.END_STACK]
    assert "64 are left" in told[Part.END_STACK]
    assert told[Part.STACKS].endswith("[MAM-1.5]")


@rule("ZOO-1.2", "ZOO-1.7", "MAM-1.6")
def test_more_players_need_other_things() -> None:
    told = {each.part: english(each) for each in laid_out("mammoth", players="5", automas="B=I,C=III")}
    assert Part.SPECIES not in told
    assert "5 trucks in a row" in told[Part.TRUCKS]
    assert "Give each AutoMammoth 2 coins" in told[Part.COINS]
    assert "97 are left" in told[Part.END_STACK]
    by_hand = [english(each) for each in laid_out("mammoth", dice="typed", automas="B=II") if each.part is Part.DECK]
    assert len(by_hand) == 1
    assert "Those of levels I and II." in by_hand[0]


def test_named_species_are_those_that_stay() -> None:
    told = laid_out("mammoth", species="camel,flamingo,leopard,panda,zebra")
    assert any("These stay: Camel, Flamingo, Leopard, Panda, Zebra." in english(each) for each in told)


ROWS = [SetUpPart.PIECES, SetUpPart.MAP, SetUpPart.WORKERS, SetUpPart.SCORING_CARD, SetUpPart.COUNTERS,
        SetUpPart.CONSERVATION]  # fmt: skip


@rule("ARNO-1.1", "ARNO-1.2", "ARNO-2.1", "ARNO-2.9", "ARNO-2.11")
def test_each_arno_has_its_own_things() -> None:
    assert parts("arno") == [SetUpPart.TABLE, SetUpPart.BLOCKERS, *ROWS, SetUpPart.AIM]
    two = laid_out("arno", players="3", automas="B=L1,C=L2")
    assert [each.part for each in two] == [SetUpPart.TABLE, *ROWS, *ROWS, SetUpPart.AIM]
    assert [each.seat.code for each in two if each.seat is not None] == ["B"] * len(ROWS) + ["C"] * len(ROWS)


@rule("ARNO-2.2", "ARNO-2.3")
def test_its_action_cards_are_laid_out_only_if_they_are_printed() -> None:
    assert SetUpPart.ROW not in parts("arno")
    row = [english(each) for each in laid_out("arno", printed="yes", automas="B=L4") if each.part is SetUpPart.ROW]
    assert len(row) == 1
    assert "red set" in row[0]


@pytest.mark.parametrize(("level", "said"), [("L1", "with 5 tokens before it"), ("L10", "with 1 token before it"),
                                             ("L12", "Conservation on 1 ")])  # fmt: skip
@rule("ARNO-2.7", "ARNO-2.8")
def test_conservation_below_nought_is_tokens(level: str, said: str) -> None:
    told = [english(each) for each in laid_out("arno", automas=f"B={level}") if each.part is SetUpPart.CONSERVATION]
    assert said in told[0]
