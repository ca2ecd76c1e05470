"""Plans: which tables a file names, and what it says when it cannot."""

from __future__ import annotations

from pathlib import Path

import pytest

from soloist.engine.errors import SoloistError
from soloist.engine.settings import Document
from soloist.lab.plan import Plan, plan_of, read_plan
from soloist.registry import all_games
from tests.lab.runs import Here, all_rows, played, small_plan

MINE = Path("mine.toml")
PLANS = sorted((Path(__file__).parent.parent.parent / "lab" / "plans").glob("*.toml"))
TABLE = '[[table]]\ngame = "zooloretto"\n'


def seatings(plan: Plan) -> list[str]:
    return [",".join(cell.seats) for cell in plan.cells]


def test_a_round_robin_is_everybody_with_everybody_in_every_order() -> None:
    plan = read_plan(MINE, TABLE + 'round_robin = ["random", "greedy", "mammoth:I"]')
    assert seatings(plan) == [
        "random,greedy", "greedy,random", "random,mammoth:I", "mammoth:I,random", "greedy,mammoth:I",
        "mammoth:I,greedy",
    ]  # fmt: skip


def test_seats_may_be_chosen_from_and_levels_be_a_range() -> None:
    plan = read_plan(MINE, TABLE + 'seats = [["random", "greedy"], "mammoth:I-III"]\nrotate = false\ngames = 3')
    assert len(plan.cells) == 6
    assert "greedy,mammoth:III" in seatings(plan)
    assert plan.games == 18


def test_a_range_may_be_named_from_its_end() -> None:
    plan = plan_of("zooloretto", ["greedy", "mammoth:III-I"], {}, 1, 1, rotate=False)
    assert seatings(plan) == ["greedy,mammoth:I", "greedy,mammoth:II", "greedy,mammoth:III"]


def test_three_seats_turn_and_nobody_is_turned_into_himself() -> None:
    assert seatings(plan_of("arne", ["greedy", "random", "random"], {}, 1, 1, rotate=True)) == [
        "greedy,random,random", "random,random,greedy", "random,greedy,random",
    ]  # fmt: skip
    assert seatings(plan_of("arne", ["random", "random"], {}, 1, 1, rotate=True)) == ["random,random"]


def test_orders_that_the_rules_refuse_are_left_out() -> None:
    assert seatings(plan_of("orichalcum", ["greedy", "ai"], {}, 1, 1, rotate=True)) == ["greedy,ai"]
    arnos = '[[table]]\ngame = "arknova"\nround_robin = ["greedy", "arno:L1", "arno:L2"]\nrotate = false'
    assert seatings(read_plan(MINE, arnos)) == ["greedy,arno:L1", "greedy,arno:L2"]


def test_a_sweep_plays_every_value_and_reads_files_beside_the_plan(tmp_path: Path) -> None:
    (tmp_path / "short.txt").write_text("I-01: draw 0 >\nI-02: take 1 <\n", "utf-8")
    sweep = 'seats = ["greedy", "mammoth:I"]\nrotate = false\nsweep = { mammoth_deck = ["", "short.txt"] }'
    plan = read_plan(tmp_path / "mine.toml", TABLE + sweep)
    assert [cell.variant for cell in plan.cells] == ["mammoth_deck=–", "mammoth_deck=short"]
    assert plan.cells[1].options["mammoth_deck"].startswith("I-01")


DOCUMENTS = {
    ("arknova", "arno_values"): ('{"cards": {"animals": {"I": {"X": ["appeal 9"]}}}}', "arno:L1"),
    ("zooloretto", "mammoth_deck"): ("I-01: draw 0 >\nI-02: take 1 <\n", "mammoth:I"),
    ("arne", "deck"): ('{"copies": {"crash": {"plain": 3, "star": 2}}}', "random"),
    ("orichalcum", "box"): ("victory_points = 3\n", "ai"),
}


def test_there_is_a_sweep_for_every_document() -> None:
    known = {(game.id, each.name) for game in all_games() for each in game.settings if isinstance(each, Document)}
    assert known - {("arno", "arno_values"), ("mammoth", "mammoth_deck"), ("orichalcum-ai", "box")} == set(DOCUMENTS)


@pytest.mark.parametrize(("game", "option"), DOCUMENTS)
def test_files_of_every_game_can_be_swept(game: str, option: str, tmp_path: Path) -> None:
    text, other = DOCUMENTS[game, option]
    (tmp_path / "own.txt").write_text(text, "utf-8")
    sweep = f'games = 2\n[[table]]\ngame = "{game}"\nseats = ["random", "{other}"]\nrotate = false\n'
    plan = read_plan(tmp_path / "mine.toml", sweep + f'sweep = {{ {option} = ["", "own.txt"] }}')
    assert [cell.variant for cell in plan.cells] == [f"{option}=–", f"{option}=own"]
    folder = played(plan, tmp_path / "run", Here())
    games, seats = all_rows(folder)
    assert games["variant"].n_unique() == 2
    assert games["problem"].null_count() == 4
    own, ours = (seats.filter(cell=cell.key)["score"].to_list() for cell in reversed(plan.cells))
    assert own != ours


def test_a_table_has_its_seed_whatever_else_is_in_the_plan() -> None:
    alone = read_plan(MINE, 'seed = 3\n[[table]]\ngame = "arne"\nseats = ["random", "greedy"]\nrotate = false')
    other = read_plan(
        MINE, f'seed = 3\n{TABLE}seats = ["random", "random"]\n[[table]]\ngame = "arne"\nseats = ["random", "greedy"]'
    )
    assert alone.cells[0] in other.cells
    assert len({cell.seed for cell in other.cells}) == len(other.cells)


def test_more_games_are_the_same_table() -> None:
    assert [cell.key for cell in small_plan(5).cells] == [cell.key for cell in small_plan(50).cells]


@pytest.mark.parametrize("path", PLANS, ids=lambda path: path.stem)
def test_our_own_plans_can_be_read(path: Path) -> None:
    text = path.read_text("utf-8")
    if "[[table]]" in text:
        assert read_plan(path, text).games


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", r"mine.toml: there is no \[\[table\]\] in it"),
        ("games = 0", "mine.toml: games: expected a whole number from 1"),
        ("gamse = 3", "mine.toml: there is no 'gamse' here; did you mean games"),
        ('table = "arne"', r"mine.toml: write \[\[table\]\] above the lines of each table"),
        ("[[table]]", r"mine.toml, \[\[table\]\] 1: game is missing"),
        ('[[table]]\ngame = "chess"', "there is no game 'chess'"),
        (TABLE, "say either seats, who sits where, or round_robin"),
        (
            TABLE + 'seats = ["human", "random"]',
            "'human' cannot sit there; bots and automas can: random, greedy, mammoth:I",
        ),
        (TABLE + 'seats = ["grandma", "random"]', "'grandma' cannot sit there"),
        (TABLE + 'seats = ["random", "mammoth:I-IV"]', "there are the levels mammoth:I, mammoth:II, mammoth:III"),
        (TABLE + 'seats = ["random", "random"]\noptions = { stalls = 3 }', "there is no option 'stalls'"),
        (TABLE + 'seats = ["random", "random"]\n' + TABLE + 'seats = ["random", "random"]', "is in it twice"),
        (TABLE + "seats = 3", "seats: expected a list of texts, not '3'"),
        (TABLE + 'seats = ["random", "random"]\nrotate = "yes"', "rotate: expected true or false"),
        ('[[table]]\ngame = "arknova"\nround_robin = ["arno:L1", "arno:L2"]', "nobody of the round robin can sit"),
        (TABLE + 'round_robin = ["random", "greedy"]\nat_table = 3', "round_robin names 2, and 3 are to sit together"),
        (
            TABLE + 'round_robin = ["random", "greedy", "random", "greedy", "random", "greedy"]\nat_table = 6',
            r"\[\[table\]\] 1: nobody of the round robin can sit together: Zooloretto needs",
        ),
        (TABLE + f"round_robin = {['random'] * 40}\nat_table = 12", "ways to sit together; at most 20000"),
        (
            TABLE + 'seats = ["random", "random"]\noptions = { count_blockers = "no" }\n'
            'sweep = { count_blockers = ["no"] }',
            "count_blockers is in options and in sweep",
        ),
        (
            TABLE + 'seats = ["random", "random"]\noptions = { mammoth_deck = "none.txt" }',
            r"mine.toml, \[\[table\]\] 1: none.txt: there is no such file",
        ),
        (
            TABLE + 'seats = ["random", "random"]\n' + TABLE + 'seats = ["random"]',
            r"mine.toml, \[\[table\]\] 2: Zooloretto needs",
        ),
        ('[tune]\ngame = "arne"', "it is a plan for tuning; play it with: soloist lab tune mine.toml"),
        ("seed = ]", "this is not TOML"),
    ],
)
def test_what_is_wrong_is_said(text: str, problem: str) -> None:
    with pytest.raises(SoloistError, match=problem):
        read_plan(MINE, text)
