"""Evenings with ARNO beside the box: dice, cards, doubt, breaks, reminders, corrections."""

from __future__ import annotations

import pytest

from soloist.companion.arno import GAME
from soloist.companion.arno.reports import BreakStep, Part, RowDealt
from soloist.companion.people import SetUp
from soloist.engine.errors import BadSetting, IllegalAnswer
from soloist.engine.match import Match
from soloist.engine.record import load, save
from soloist.games.arknova.arno.events import CardToSlotOne
from soloist.games.arknova.arno.questions import BreakCard, Doubt, InFolder, OnDie, TilePlace
from soloist.games.arknova.arno.table_knowledge import UNSEEN_LEFT, Thing
from soloist.games.arknova.arno.triggers import Reminder
from soloist.games.arknova.arno.why import Roll
from soloist.games.arknova.board import UNIVERSITIES
from soloist.games.arknova.cards import Icon
from soloist.registry import find
from tests.companion.arno_session import ROW, TURN, Session, ready, same
from tests.kit import rule


def rolls(session: Session, since: int = 0) -> list[Roll]:
    return [what for what in session.heard(since) if isinstance(what, Roll)]


# setting up


@rule("ARNO-1.3", "ARNO-2.12", "ARNO-2.2", "ARNO-2.5")
def test_the_set_up_is_told_and_the_first_projects_are_asked_for() -> None:
    session = Session("C=L4", players=3, begun=False)
    assert (session.why, session.options()) == ("ARNO-1.3", ["A", "B"])
    session.says("B")
    assert "first project" in session.asks
    session.says("116")
    assert "116" not in session.options()
    session.says("131")

    assert [project.id for project in session.arno("C").projects] == [116, 131]
    assert session.arno("C").appeal == 1  # the second in turn order
    assert sorted(action.code for action in session.arno("C").order) == sorted(ROW)
    assert session.arno("C").order[0].code == "animals"
    assert session.active() == "B"
    told = [what for what in session.heard() if isinstance(what, SetUp)]
    rules = {"ARNO-1.1", "ARNO-2.1", "ARNO-2.5", "ARNO-2.7", "ARNO-2.9", "ARNO-2.11", "ARNO-2.12", "ARNO-2.14"}
    assert rules <= {each.rule for each in told}
    assert "ARNO-2.2" not in {each.rule for each in told}  # the phone shows its row
    dealt = [what for _, what in session.match.events(None) if isinstance(what, RowDealt)]
    assert [(each.seat.code, each.row) for each in dealt] == [("C", session.arno("C").order)]


@rule("ARNO-2.2", "ARNO-5.3", "ARNO-14.6")
def test_printed_action_cards_are_moved_only_by_those_who_want_them() -> None:
    """Usually Soloist shows the row: nothing is laid out or moved, and a side II is a note."""
    for printed in ("no", "yes"):
        session = ready(row=("build", "association", "animals", "cards", "sponsors"), printed=printed)
        session.corrects("reputation B 4")
        session.says("done", "2", "roll")
        orders = ("Lay out its action cards", "Build, Cards and Animals from the", "to slot 1", "to side II")
        assert [session.says_somewhere(order) for order in orders] == [printed == "yes"] * 4, session.told()
        assert session.says_somewhere("is upgraded") is (printed == "no")
        moved = [what for _, what in session.match.events(None) if isinstance(what, CardToSlotOne)]
        assert [each.action for each in moved] == [session.arno().order[0]]


@rule("ARNO-1.2")
def test_with_two_seats_the_blocked_places_are_told() -> None:
    session = Session(begun=False)
    assert session.says_somewhere("six blockers")
    assert [spot.levels for spot in session.evening.known.bases] == [(-2, -1, -1), (-1, -2, -1), (-1, -1, -2)]
    assert "six blockers" not in " ".join(Session("B=L1", players=3, begun=False).told())


def test_a_person_alone_is_not_asked_who_starts() -> None:
    session = Session("A=L1", begun=False)
    session.says("none")
    assert session.active() == "B"
    assert session.arno("A").appeal == 1


# dice


@rule("ARNO-4.1", "ARNO-4.2")
def test_only_faces_that_count_can_be_typed() -> None:
    session = ready()
    session.says("done")
    assert session.why == "ARNO-4.1"
    assert session.options() == ["2", "3", "4", "5", "roll", "d8", "d12"]
    before = session.match.copy()
    for face, reason in (("1", "roll again"), ("6", "roll again"), ("7", "no such face")):
        with pytest.raises(IllegalAnswer) as problem:
            session.says(face)
        assert reason in str(problem.value)
        assert "ARNO-4.1" in str(problem.value)
    assert same(session.match, before)


@rule("ARNO-4.1", "ARNO-4.6")
def test_another_die_for_one_roll() -> None:
    session = ready(row=("animals", "cards", "build", "association", "sponsors"))
    session.says("done", "d8")
    assert session.options()[:9] == ["1", "2", "3", "4", "5", "6", "7", "8", "roll"]
    session.says("1")
    assert session.why == "ARNO-4.6"
    die = session.question.about
    assert isinstance(die, OnDie)
    assert die.sides == 6
    session.says("d12", "8")
    about = session.question.about
    assert isinstance(about, InFolder)
    assert about.number == 4
    assert [(roll.sides, roll.faces) for roll in rolls(session)] == [(8, (1,)), (12, (8,))]


@rule("ARNO-4.2")
def test_more_options_than_faces_take_two_rolls() -> None:
    session = ready(row=("animals", "build", "cards", "sponsors", "association"))
    for number in (113, 114, 115, 116, 117, 118, 119):
        session.corrects(f"projects B {number}")
    session.says("done", "5")
    die = session.question.about
    assert isinstance(die, OnDie)
    assert (die.first, len(die.options)) == (0, 7)
    assert session.options()[:7] == ["1", "2", "3", "4", "5", "6", "roll"]  # 35 of 36 numbers count
    session.says("6")
    with pytest.raises(IllegalAnswer, match=r"roll again \[ARNO-4.2\]"):
        session.says("6")
    session.says("5")

    assert rolls(session)[-1].faces == (6, 5)
    assert [project.id for project in session.arno().supported] == [119]


def test_soloist_never_rolls_a_face_that_does_not_count() -> None:
    for seed in range(3):
        session = Session("B=L2", seed=seed, dice="app", die=("d6", "d8", "d12")[seed])
        for _ in range(60):
            if session.match.over:
                break
            session.says("animal" if session.why in ("ARNO-6.1", "ARNO-12.3") else "done" if session.why == TURN else
                         session.options()[0])  # fmt: skip
        found = rolls(session)
        assert len(found) > 30
        for roll in found:
            assert roll.sides == (6, 8, 12)[seed]
            assert len(roll.options) > 1
            assert roll.rule != "ARNO-4.1" or roll.sides != 6 or roll.faces[0] in (2, 3, 4, 5)


@rule("ARNO-4.1")
def test_dice_are_changed_in_any_turn() -> None:
    session = ready(row=("build", "animals", "association", "cards", "sponsors"))
    session.says("dice app", "done")
    assert session.active() in ("A", "B")
    assert rolls(session)
    while session.why != TURN:
        session.says(session.options()[0])
    session.says("dice d12", "done")
    assert "12" in session.options()
    session.says("roll")
    assert rolls(session)[-1].sides == 12


def test_one_option_needs_no_roll() -> None:
    session = ready(row=("animals", "build", "cards", "sponsors", "association"))
    session.corrects("projects B 113", "projects B 118", "worker project B yes", "board africa no", "board europe no")
    session.corrects("board asia no", "board australia no", "worker university B yes")
    session.says("done", "5")
    assert [icon.code for icon in session.arno().partner_zoos] == ["americas"]
    assert [roll.rule for roll in rolls(session)] == ["ARNO-4.1"]


# cards


@rule("ARNO-6.1", "ARNO-15.1")
def test_a_card_is_asked_for_only_when_arno_takes_it() -> None:
    session = ready(row=("animals", "build", "cards", "association", "sponsors"))
    session.says("done", "3", "2")
    assert isinstance(session.question.about, InFolder)
    assert {"animal", "sponsor", "113", "421", "208"} <= set(session.options())
    assert "101" not in session.options()  # a base project is in no deck
    session.says("animal")

    assert (session.arno().unnamed, session.arno().animals) == (1, [])
    assert session.why == TURN


@rule("ARNO-15.1")
def test_animals_are_named_where_that_was_agreed() -> None:
    session = ready(row=("animals", "cards", "build", "association", "sponsors"), animals="name")
    session.says("done", "2", "1", "animal")
    assert session.asks == "Which animal is it?"
    session.says("426")
    arno = session.arno()
    assert [animal.id for animal in arno.animals] == [426]
    assert sum(arno.icons) == len(arno.animals[0].icons)
    session.says("done", "2")
    assert session.why == "ARNO-4.1" or session.why == TURN


def test_an_animal_that_nobody_names_is_counted() -> None:
    session = ready(row=("animals", "cards", "build", "association", "sponsors"), animals="name")
    session.says("done", "2", "1", "animal", "unnamed")
    assert session.arno().unnamed == 1


def test_what_an_arno_has_is_no_option_for_the_next() -> None:
    session = ready(row=("animals", "cards", "build", "association", "sponsors"))
    session.says("done", "2", "1", "113", "done", "2")
    while session.why != "ARNO-6.1":
        session.says(session.options()[0])
    assert "113" not in session.options()
    assert "other 5-3-2" in session.options()


# what is shared


@rule("ARNO-13.2", "ARNO-13.7")
def test_a_base_project_is_named_only_when_arno_stands_on_it() -> None:
    session = ready(row=("animals", "build", "cards", "sponsors", "association"))
    session.says("base 2 right", "done", "5")
    assert session.why == "ARNO-13.2"
    die = session.question.about
    assert isinstance(die, OnDie)
    assert [option.code for option in die.options] == ["base 1", "base 3"]  # type: ignore[attr-defined]
    session.says("6")
    assert (session.why, session.question.about.code) == ("ARNO-13.7", "base 3")
    assert "103" in session.options()
    session.says("103")

    known = session.evening.known
    assert [None if spot.project is None else spot.project.id for spot in known.bases] == [None, None, 103]
    assert known.bases[2].levels == (-1, 1, -2)
    assert session.arno().conservation == -5 + 3
    assert known.bases[1].levels == (-1, -2, 0)


@rule("ARNO-13.4")
def test_a_new_project_of_a_person_shifts_the_row() -> None:
    session = ready()
    session.says("new left", "new middle", "new right")
    assert [spot.levels.index(0) for spot in session.evening.known.row] == [2, 1]
    assert "row 1 left" in session.options()
    assert "row 1 right" not in session.options()


@rule("ARNO-14.1", "ARNO-14.2", "ARNO-14.3")
def test_a_bonus_tile_is_named_only_when_arno_takes_it() -> None:
    session = ready(row=("animals", "association", "cards", "sponsors", "build"), automas="B=L4")
    session.corrects("conservation B 3")
    session.says("done", "5")
    assert session.why == "ARNO-14.1"
    session.says("4")
    assert session.question.about == TilePlace(5, 1)
    session.says("reputation")

    assert session.evening.known.tiles[0] == (UNSEEN_LEFT, None)
    assert session.arno().reputation == 3
    assert "Seat B: Remove the right bonus tile at 5 from the game [ARNO-14.2]" in session.told()


def test_what_people_took_is_no_option_for_arno() -> None:
    session = ready(row=("animals", "build", "association", "cards", "sponsors"))
    session.says("zoo asia", "uni hand_limit", "tile 5", "donation", "break 2", "done", "3")
    die = session.question.about
    assert isinstance(die, OnDie)
    assert [str(option) for option in die.options] == [
        str(icon) for icon in (Icon.AMERICAS, Icon.EUROPE, Icon.AFRICA, Icon.AUSTRALIA)
    ]
    known = session.evening.known
    assert (known.break_step, known.prices[0]) == (2, 5)
    assert [university.code for university in known.universities] == ["double_research", "research_reputation"]


def test_who_skips_is_asked_when_it_matters_and_only_then() -> None:
    session = ready(row=("animals", "build", "association", "cards", "sponsors"))
    session.says("skip", "2")  # Build: nothing shared
    assert session.why == TURN
    session.rows("animals", "build", "association", "cards", "sponsors")
    session.says("done", "3")
    about = session.question.about
    assert isinstance(about, Doubt)
    assert about.thing is Thing.PARTNER_ZOOS
    session.says("zoo europe", "right")
    die = session.question.about
    assert isinstance(die, OnDie)
    assert Icon.EUROPE not in die.options
    assert Thing.PARTNER_ZOOS not in session.evening.known.doubtful
    assert Thing.UNIVERSITIES in session.evening.known.doubtful


def test_what_arno_owns_anyway_is_not_asked_for() -> None:
    session = ready(row=("animals", "build", "association", "cards", "sponsors"))
    session.corrects(*(f"owns {continent} B yes" for continent in ("africa", "asia", "europe", "australia")))
    session.says("skip", "3")
    about = session.question.about
    assert isinstance(about, Doubt)
    assert about.thing is Thing.UNIVERSITIES  # the next task: no partner zoo is missing
    assert "zoo americas" not in session.options()


def test_nobody_tells_where_it_was_agreed_to_ask() -> None:
    session = ready(row=("animals", "sponsors", "association", "cards", "build"), tracking="ask")
    session.says("done", "2")
    assert session.why == "ARNO-5.6"
    assert "break token" in session.asks
    assert session.options()[0] == "2"
    session.says("5")
    assert session.evening.known.break_step == 5
    assert Thing.BREAK not in session.evening.known.doubtful


def test_only_a_turn_without_entries_is_called_not_told() -> None:
    session = ready(row=("animals", "sponsors", "association", "cards", "build"), tracking="ask")
    session.says("donation", "done")
    assert not session.says_somewhere("skipped")
    session.match.undo()
    session.match.undo()
    session.says("done")
    assert session.says_somewhere("skipped")


@rule("ARNO-13.4")
def test_whether_the_row_is_full_is_left_to_people_where_it_is_in_doubt() -> None:
    session = ready(row=("animals", "sponsors", "build", "cards", "association"), tracking="ask")
    session.corrects("projects B 131", "projects B 128")
    session.says("done", "5", "1")
    assert session.says_somewhere("If more than 2 are there now, discard the rightmost")


def test_a_break_in_doubt_may_be_reached() -> None:
    session = ready(row=("animals", "sponsors", "association", "cards", "build"), tracking="ask")
    session.says("done", "2", "9")
    assert session.says_somewhere("the break is reached")
    assert isinstance(session.question.about, BreakCard)


# reminders


@rule("ARNO-15.2")
def test_the_owner_of_a_card_is_told_what_it_pays() -> None:
    session = ready(row=("animals", "cards", "build", "association", "sponsors"))
    session.says("has 239", "has 240", "done", "2", "1", "402")  # a lion: predator, Africa
    (reminder,) = [what for what in session.heard() if isinstance(what, Reminder)]
    assert (reminder.card.number, reminder.n, reminder.seat.code) == (239, 3, "A")
    assert session.says_somewhere("Seat A: gain 3 money")


@rule("ARNO-15.2")
def test_if_nobody_names_the_animal_people_look_for_the_icon() -> None:
    session = ready(row=("animals", "cards", "build", "association", "sponsors"))
    session.says("has 251", "has 208", "done", "2", "1", "animal")
    (reminder,) = [what for what in session.heard() if isinstance(what, Reminder)]
    assert (reminder.card.number, reminder.times) == (251, 0)
    assert session.says_somewhere("2 appeal for each Bear icon on that card")


@rule("ARNO-15.3")
def test_a_university_sets_off_science_library() -> None:
    session = ready(row=("animals", "build", "cards", "association", "sponsors"))
    session.says("has 208", "done", "4", "3")
    assert UNIVERSITIES[1] in session.arno().universities
    assert session.says_somewhere("Seat A: gain 4 money for Research")
    assert session.arno().icons[Icon.SCIENCE] == 2


@rule("ARNO-15.4", "ARNO-Q11")
@pytest.mark.parametrize(("icons", "cards"), [("research", [208]), ("all", [208, 236])])
def test_a_discarded_sponsor_counts_with_its_research_icons(icons: str, cards: list[int]) -> None:
    session = ready(row=("animals", "cards", "build", "association", "sponsors"), sponsor_icons=icons)
    session.says("has 208", "has 236", "done", "2", "1", "sponsor")
    found = [what for what in session.heard() if isinstance(what, Reminder)]
    assert [reminder.card.number for reminder in found] == cards
    assert not any(session.arno().icons)


def test_a_named_sponsor_pays_exactly() -> None:
    session = ready(row=("animals", "cards", "build", "association", "sponsors"))
    session.says("has 208", "done", "2", "1", "201")  # Science Lab: one research icon
    assert session.says_somewhere("Seat A: gain 2 money for Research")


@rule("ARNO-15.5")
def test_a_card_that_was_lost_fires_no_more() -> None:
    session = ready(row=("animals", "cards", "build", "association", "sponsors"))
    session.says("has 239")
    assert "has 239" not in session.options()
    session.says("lost 239", "done", "2", "1", "402")
    assert not [what for what in session.heard() if isinstance(what, Reminder)]


# the break


@rule("ARNO-12.1", "ARNO-12.2", "ARNO-12.3", "ARNO-12.4", "ARNO-12.5")
def test_a_break_is_conducted_in_order() -> None:
    session = Session("B=L3,C=L1", players=3)
    session.corrects("break 11", "worker partner-zoo B yes", "workers B 0", "board asia no")
    session.says("break")
    assert not session.says_somewhere("X-token")  # it is told when it comes
    session.says("done", "done")
    about = session.question.about
    assert isinstance(about, BreakCard)
    assert (about.seat.code, about.number) == ("B", 1)
    session.says("sponsor", "animal", "131", "animal", "128")  # the third card of C does not matter
    steps = [what for what in session.heard() if isinstance(what, BreakStep)]
    assert [step.number for step in steps] == [0, 1, 2, 3, 3, 4, 5, 5, 5, 6]
    assert [step.part for step in steps] == [
        Part.X_TOKEN, Part.HANDS, Part.TOKENS, Part.WORKERS, Part.OFFERS, Part.DISPLAY, Part.INCOME, Part.CARDS,
        Part.CARDS, Part.BACK,
    ]  # fmt: skip
    assert [step.seat.code for step in steps if step.seat is not None] == ["A", "A", "B", "C"]
    assert [step.part for step in steps if step.is_idle] == []
    assert any("Asia" in line for line in session.told() if "Lay out again" in line)
    arno = session.arno()
    assert (arno.workers, arno.on_task, arno.sponsors_seen, arno.unnamed) == (1, (0, 0, 0, 0), 1, 1)
    assert [project.id for project in arno.projects] == [131]
    assert [project.id for project in session.arno("C").projects] == [128]
    assert session.evening.known.break_step == 0
    assert (session.active(), session.why) == ("B", "ARNO-4.1")


def test_with_the_module_or_science_library_all_three_cards_matter() -> None:
    for options, entry in (({"arno_module": "yes"}, "done"), ({}, "has 208")):
        session = Session("B=L3", **options)  # type: ignore[arg-type]
        session.says(*(["has 208"] if entry != "done" else []), "break", "done", "done", "animal", "113")
        about = session.question.about
        assert isinstance(about, BreakCard)
        assert about.number == 3


def test_after_a_break_offers_are_known_again() -> None:
    session = ready()
    session.says("zoo africa", "skip")
    while session.why != TURN:
        session.says("animal" if session.why in ("ARNO-6.1", "ARNO-12.3") else session.options()[0])
    session.says("break", "done")
    while session.why != TURN:
        session.says("animal" if session.why in ("ARNO-6.1", "ARNO-12.3") else session.options()[0])
    known = session.evening.known
    assert Thing.PARTNER_ZOOS not in known.doubtful
    assert Icon.AFRICA in known.partner_zoos or Icon.AFRICA in session.arno().partner_zoos


# undo, save, load


def test_a_wrong_answer_changes_nothing() -> None:
    session = ready()
    before = session.match.copy()
    for wrong in ("break 12", "zoo nowhere", "base 1 left", "lost 236", "dice d6", "", "5"):
        with pytest.raises(IllegalAnswer):
            session.says(wrong)
    assert same(session.match, before)


def test_undo_goes_back_over_a_break() -> None:
    session = Session("B=L3")
    before = session.match.copy()
    session.says("break", "done", "done", "animal", "sponsor", "113")
    after = session.match.copy()
    assert (session.active(), session.evening.known.break_step) == ("B", 0)
    for _ in range(6):
        session.match.undo()
    assert same(session.match, before)
    for _ in range(6):
        session.match.redo()
    assert same(session.match, after)
    assert same(load(save(session.match), find), after)


@rule("ARNO-1.1", "ARNO-1.3")
@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"automas": ""}, "at least one of the seats"),
        ({"automas": "A=L1,B=L1"}, "leave one for a person"),
        ({"automas": "C=L1"}, "seats at the table"),
        ({"automas": "B=L13"}, "expected seats with a level"),
        ({"players": "5"}, "from 2 to 4"),
        ({"die": "d20"}, "one of d6, d8, d12"),
    ],
)
def test_what_cannot_be_agreed_is_refused(options: dict[str, str], problem: str) -> None:
    with pytest.raises(BadSetting, match=problem):
        Match.new(GAME, 1, options)
