"""What a reader makes of messages: meanings, forms, names and numbers of a language."""

from __future__ import annotations

import pytest
from markupsafe import Markup, escape

from soloist.engine.seats import SEATS
from soloist.engine.words import Message, english, msg, pmsg
from soloist.games.orichalcum.events import TitanComes
from soloist.games.orichalcum.pieces import Terrain
from soloist.language import Reader, tag
from soloist.names import opponent_called

ANA = SEATS[0]
PT = Reader("pt", {ANA: "Ana"})
ALONE = {language: Reader(language, {ANA: you}) for language, you in (("en", "You"), ("pt", "Você"))}


def test_one_english_word_with_two_meanings_is_two_words() -> None:
    assert [PT.read(word) for word in (msg("free"), pmsg("price", "free"))] == ["livre", "grátis"]
    assert [PT.read(word) for word in (msg("wins"), pmsg("winner", "wins"))] == ["vitórias", "venceu"]
    assert english(pmsg("price", "free")) == Reader().read(pmsg("price", "free")) == "free"
    assert pmsg("price", "free") != msg("free")


def test_a_meaning_that_nobody_translated_is_read_without_it() -> None:
    assert PT.read(pmsg("something else", "free")) == "livre"


def test_a_translation_asks_for_a_form_of_what_is_in_a_gap() -> None:
    assert PT.read(TitanComes(ANA, Terrain.LAGOON)) == "Ana: chega o Titã da Lagoa"
    assert PT.read(TitanComes(ANA, Terrain.DESERT)) == "Ana: chega o Titã do Deserto"
    assert PT.read(Terrain.LAGOON) == "Lagoa"


@pytest.mark.parametrize(
    ("sentence", "in_english", "in_portuguese"),
    [
        (msg("Give the pawn to {of}, who has more hoplites", of=ANA), "to you, who", "para você, que"),
        (msg("Winner: {seat}", seat=ANA), "Winner: You", "Vitória: Você"),
        (msg("First turn: {seat}", seat=ANA), "First turn: You", "Primeiro turno: Você"),
        (msg("{some}, {one}", some="ARNO", one=ANA), "ARNO, you", "ARNO, você"),
    ],
)
def test_a_lone_person_is_small_inside_a_sentence(sentence: Message, in_english: str, in_portuguese: str) -> None:
    assert in_english in ALONE["en"].read(sentence)
    assert in_portuguese in ALONE["pt"].read(sentence)


def test_other_names_stay_as_they_are() -> None:
    assert PT.read(msg("Give the pawn to {of}, who has more hoplites", of=ANA)).startswith("Dê o peão para Ana")


def test_numbers_have_the_separators_of_the_language() -> None:
    assert [Reader(language).number(12600) for language in ("en", "pt")] == ["12,600", "12.600"]
    assert [Reader(language).number(1234.56, ",.1f") for language in ("en", "pt")] == ["1,234.6", "1.234,6"]
    assert [Reader(language).number(0.335, ".1%") for language in ("en", "pt")] == ["33.5%", "33,5%"]


def test_names_that_are_words_are_translated() -> None:
    names = [opponent_called(word) for word in ("ai", "arno", "greedy", "random", "oracle")]
    assert [PT.read(name) for name in names] == ["IA", "ARNO", "Oportunista", "Novato", "Oracle"]


def test_portuguese_is_that_of_brazil() -> None:
    assert [tag(language) for language in ("en", "pt")] == ["en", "pt-BR"]


def test_what_stands_beside_a_painted_name_is_escaped_once() -> None:
    reader = Reader(
        "en", {ANA: "Ana & Bo"}, lambda _, text: Markup("<b>%s</b>") % Markup(text), lambda t: str(escape(t))
    )
    said = reader.read(msg("{person}'s row", person=ANA))
    assert said == "<b>Ana &amp; Bo</b>&#39;s row"
    assert reader.read(msg("{item} in {row}", item="a < b", row=msg("{person}'s row", person=ANA))) == (
        "a &lt; b in <b>Ana &amp; Bo</b>&#39;s row"
    )
