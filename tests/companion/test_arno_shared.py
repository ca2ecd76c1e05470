"""What ARNO is told beside the box, and what it is not asked for: income, Marine Worlds, entries, said to people."""

from __future__ import annotations

import pytest

from soloist.companion.arno.reports import IncomeOf
from soloist.companion.people import SetUp
from soloist.games.arknova.arno.events import ModuleTokenMoved
from soloist.games.arknova.arno.marine import MARINE_ANIMALS, MARINE_SPONSORS
from soloist.games.arknova.arno.questions import BreakCard, Doubt, OnDie, TilePlace
from soloist.games.arknova.arno.table_knowledge import Thing
from soloist.games.arknova.arno.triggers import Reminder
from soloist.games.arknova.arno.why import ArnoLine
from soloist.games.arknova.cards import Icon
from tests.companion.arno_session import TURN, Session, ready
from tests.kit import rule
from tests.scenarios.base import seat_named

TO_PROJECTS = ("animals", "build", "cards", "sponsors", "association")
TO_UNIVERSITIES = ("animals", "build", "cards", "association", "sponsors")
TO_CARDS = ("animals", "cards", "build", "association", "sponsors")
CONSERVES = ("animals", "association", "cards", "sponsors", "build")


def about(session: Session) -> object:
    return session.question.about


def lines(session: Session) -> list[ArnoLine]:
    return [what for what in session.heard() if isinstance(what, ArnoLine)]


# income before a turn of ARNO


@rule("AN-10.5", "ARNO-12.4")
def test_what_income_brings_is_told_before_arno_plays() -> None:
    session = ready(row=CONSERVES, automas="B=L4")
    session.corrects("conservation B 3")
    session.says("break", "done")
    assert about(session) == IncomeOf(seat_named("A"))
    session.says("tile 5", "tile 5", "zoo asia", "ten", "done", "animal", "113")

    assert session.says_somewhere("First at 10 conservation")
    known = session.evening.known
    assert known.tiles[0] == (None, None)
    assert (known.ten_reached, Icon.ASIA in known.partner_zoos) == (True, False)
    assert Icon.ASIA in known.owned_zoos[0]
    session.says("5")  # Build, 3 conservation: past 5, where nothing is left
    assert session.why == TURN
    assert session.arno().conservation == 6


@rule("AN-10.5")
def test_who_plays_before_arno_tells_it_in_that_turn() -> None:
    session = Session("C=L3", players=3)
    session.says("break", "done")
    assert about(session) == IncomeOf(seat_named("A"))  # B is next, then ARNO
    session.says("done")
    assert isinstance(about(session), BreakCard)


@rule("AN-10.5")
def test_where_nobody_tells_anything_it_is_in_doubt_after_the_income() -> None:
    session = ready(row=("animals", "build", "association", "cards", "sponsors"), tracking="ask")
    session.says("break", "done")
    assert isinstance(about(session), BreakCard)
    session.says("animal", "113", "3")
    doubt = about(session)
    assert isinstance(doubt, Doubt)
    assert doubt.thing is Thing.PARTNER_ZOOS


@rule("ARNO-14.9")
def test_the_end_may_come_by_income() -> None:
    session = ready(row=("build", "animals", "association", "cards", "sponsors"))
    session.says("break", "done", "end in break", "done", "animal", "113")
    assert session.says_somewhere("One more turn each: Seat B, Seat A")
    session.says("2", "done")
    assert session.evening.last_turns == 0


@rule("AN-11.4")
def test_after_the_last_turn_only_ten_matters() -> None:
    session = ready(row=("build", "animals", "association", "cards", "sponsors"))
    session.corrects("appeal B 62", "conservation B 20")
    session.says("done", "2", "break", "done")
    assert (about(session), session.options()) == (IncomeOf(seat_named("A")), ["done", "ten", "appeal", "conservation"])


# Marine Worlds


@rule("ARNO-11.7")
def test_a_generic_university_is_gone_until_the_break() -> None:
    session = ready(row=TO_UNIVERSITIES, marine="yes")
    session.says("uni bird")
    assert "generic" not in [each.code for each in session.evening.known.universities]
    assert "uni herbivore" not in session.options()
    session.says("done", "4")
    die = about(session)
    assert isinstance(die, OnDie)
    assert len(die.options) == 3  # the generic one is no option for ARNO
    session.says("1")
    session.says("break", "done", "done", "animal", "113")
    known = session.evening.known
    assert "generic" in [each.code for each in known.universities]
    assert "bird" not in [each.code for each in known.animal_universities]


@rule("ARNO-11.7")
def test_which_animal_universities_are_left_is_asked_when_it_matters() -> None:
    session = ready(row=TO_UNIVERSITIES, marine="yes")
    session.says("skip", "4", "right", "4")
    doubt = about(session)
    assert isinstance(doubt, Doubt)
    assert doubt.thing is Thing.ANIMAL_UNIVERSITIES
    session.says("gone bird", "right")
    die = about(session)
    assert isinstance(die, OnDie)
    assert die.options[0].code == "herbivore"  # type: ignore[attr-defined]


@rule("ARNO-11.7", "ARNO-15.1")
def test_animal_universities_can_be_corrected() -> None:
    session = Session("B=L3", marine="yes")
    session.corrects("left sea_animal no")
    assert "sea_animal" not in [kind.code for kind in session.evening.known.animal_universities]
    session.corrects("left sea_animal yes", "owns generic B yes", "animal university B sea_animal")
    assert session.evening.known.animal_universities[-1].code == "sea_animal"
    assert (session.arno().icons[Icon.SEA_ANIMAL], session.arno().icons[Icon.SCIENCE]) == (1, 1)
    session.corrects("animal university B bird")
    assert (session.arno().icons[Icon.SEA_ANIMAL], session.arno().icons[Icon.BIRD]) == (0, 1)
    session.corrects("owns generic B no")
    assert not any(session.arno().icons)


@rule("ARNO-15.1", "ARNO-15.2")
def test_the_cards_of_marine_worlds_can_be_named() -> None:
    assert (len(MARINE_ANIMALS), len({card.id for card in MARINE_SPONSORS} - {250})) == (32, 16)
    session = ready(row=TO_CARDS, marine="yes")
    session.says("has 266", "has 239", "done", "2", "1")
    assert {str(card.id) for card in (*MARINE_ANIMALS, *MARINE_SPONSORS)} <= set(session.options())
    assert session.options().count("250") == 1
    session.says("544")  # Caribbean Reef Shark: predator, sea animal, Americas
    assert session.arno().icons[Icon.SEA_ANIMAL] == 1
    found = [(what.card.number, what.n) for what in session.heard() if isinstance(what, Reminder)]
    assert found == [(266, 3), (239, 3)]
    assert "544" not in ready(row=TO_CARDS).options()


@rule("ARNO-Q11")
def test_a_sponsor_of_marine_worlds_shows_its_own_icons() -> None:
    session = ready(row=TO_CARDS, marine="yes", sponsor_icons="all")
    session.says("has 266", "done", "2", "1", "250")  # reprinted with a sea animal
    assert session.says_somewhere("Seat A: gain 3 money for Sea animal")


@rule("ARNO-12.3", "ARNO-Q11")
@pytest.mark.parametrize(("icons", "entry", "asked"), [("all", "has 236", True), ("research", "has 236", False)])
def test_the_third_card_of_a_break_matters_where_all_icons_count(icons: str, entry: str, asked: bool) -> None:
    session = Session("B=L3", sponsor_icons=icons)
    session.says(entry, "break", "done", "done", "animal", "113")
    assert isinstance(about(session), BreakCard) == asked


# no needless questions


@rule("ARNO-13.5", "ARNO-13.7")
@pytest.mark.parametrize(
    ("level", "gained", "named"),
    [("L1", 2, False), ("L2", 2, False), ("L3", 0, True), ("L4", 0, True), ("L5", 5, False), ("L9", 5, False)],
)
def test_a_base_project_is_named_only_if_its_reward_hangs_on_it(level: str, gained: int, named: bool) -> None:
    session = ready(row=TO_PROJECTS, automas=f"B={level}", players="4")
    session.corrects("turn B")
    before = session.arno().conservation
    session.says("5", "1")
    assert (session.why == "ARNO-13.7") == named
    if not named:
        assert session.arno().conservation == before + gained
        assert session.evening.known.bases[0].project is None
        assert 1 in session.evening.known.bases[0].levels


@rule("ARNO-13.6")
def test_off_the_wanted_condition_it_is_named_all_the_same() -> None:
    session = ready(row=TO_PROJECTS, automas="B=L1")
    session.corrects("base 1 right A", "base 2 right A", "base 3 middle A")
    session.says("done", "5", "1")
    assert session.why == "ARNO-13.7"  # the middle level of the left project: 3 or 4 conservation


@rule("ARNO-14.2")
def test_a_tile_is_not_named_where_none_of_use_can_be_it() -> None:
    session = ready(row=CONSERVES, automas="B=L4")
    session.corrects("conservation B 3", "tile 8 left reputation", "tile 8 right partner-zoo", "tile 5 left university")
    session.says("done", "5", "6")
    assert session.why == TURN
    assert session.says_somewhere("the tile is of no use to ARNO")


# said to people


@rule("ARNO-14.2", "ARNO-14.3")
def test_a_tile_of_no_use_is_called_so() -> None:
    session = ready(row=CONSERVES, automas="B=L4")
    session.corrects("conservation B 3")
    session.says("done", "5", "1", "money")
    assert session.says_somewhere("the tile is of no use to ARNO [ARNO-14.2]")
    other = ready(row=CONSERVES, automas="B=L4")
    other.corrects("conservation B 3", *(f"board {each.code} no" for each in other.evening.known.universities))
    other.says("done", "5", "1", "university")
    assert other.says_somewhere("the tile is lost [ARNO-14.3]")


@rule("ARNO-16.1", "ARNO-16.2")
def test_the_token_of_the_module_is_laid_out_and_moved() -> None:
    session = Session("B=L3", arno_module="yes", begun=False)
    session.says("113", "none", "3")
    told = [what.rule for what in session.heard() if isinstance(what, SetUp)]
    assert "ARNO-16.1" in told
    assert session.says_somewhere("Move the module's token to spot 4 [ARNO-16.2]")
    session.rows(*TO_CARDS)
    session.says("done", "2", "1", "sponsor")
    assert [line.spot for line in lines(session) if isinstance(line, ModuleTokenMoved)] == [5]
    assert not Session("B=L3").says_somewhere("module")


@rule("ARNO-3.3", "ARNO-2.12")
def test_the_set_up_says_what_cannot_aim_at_arno_and_what_is_discarded() -> None:
    session = Session("B=L3", begun=False)
    session.says("113", "none")
    assert session.says_somewhere("Nobody can aim at ARNO. Venom, constriction, hypnosis and pilfering: use the solo")
    assert session.says_somewhere("Discard its other cards.")
    assert Session("C=L3", players=3).says_somewhere("hit people only")
    assert Session("B=L3").says_somewhere("Discard all its cards")


# entries


@rule("ARNO-13.2")
def test_a_project_is_supported_by_its_number() -> None:
    session = ready()
    session.says("project", "103", "right", "base 2 right")
    spot = session.evening.known.bases[1]
    assert (spot.project is not None and spot.project.id, spot.levels) == (103, (-1, -2, 0))
    session.says("project", "103", "left")  # where it lies is known now
    assert session.evening.known.bases[1].levels == (0, -2, 0)
    session.says("project", "116", "left")  # nothing unnamed lies above the board: a new one
    assert session.evening.known.row[0].project is not None
    assert session.evening.known.row[0].levels == (0, -1, -1)


@rule("ARNO-14.1")
def test_a_tile_is_taken_by_its_space() -> None:
    session = ready(row=CONSERVES, automas="B=L4")
    session.corrects("conservation B 3")
    session.says("tile 5", "done", "5")
    assert about(session) == TilePlace(5, 0, alone=True)
    session.says("money")
    assert "tile 5" not in session.options()
    assert session.says_somewhere("Remove the bonus tile at 5 from the game")


@rule("ARNO-11.11")
def test_a_donation_on_the_endless_space_is_understood() -> None:
    session = ready()
    session.corrects("donations 4")
    assert session.evening.known.prices == (12,)
    session.says("donation")
    assert session.evening.known.prices == (12,)
    assert session.says_somewhere("Made a donation")
