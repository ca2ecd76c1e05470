"""Plans: which tables are to be played, how often, and from which seed. A file of TOML, or a line of the terminal.

title = "How strong is each ARNO?"
seed = 4711
games = 200                                  # at every table, in every order of its seats

[[table]]
game = "arknova"
seats = [["greedy", "random"], "arno:L1-L8"] # every choice for a seat with every one for the others
options = { maps = "pick" }

[[table]]
game = "zooloretto"
round_robin = ["random", "greedy", "mammoth:I-III"]
at_table = 2
rotate = false                               # only this order of seats
sweep = { mammoth_deck = ["", "mild.txt"] }  # all values of an option; a document by its file
"""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import combinations, product
from math import comb, prod
from pathlib import Path
from typing import Any

from soloist.engine.dice import LARGEST_SEED
from soloist.engine.documents import shown
from soloist.engine.errors import BadSetting
from soloist.engine.game import Game
from soloist.engine.settings import Document
from soloist.engine.words import msg
from soloist.lab.blocks import Block, read_blocks
from soloist.lab.simulation import Series
from soloist.options import read_options
from soloist.registry import bots_of, find_game
from soloist.seating import automa_words, lineup

USUAL_GAMES = 100
MOST_GAMES = 10_000_000  # at one table
MOST_CELLS = 2_000
MOST_SEATINGS = 20_000  # of one block, before those are left out that the rules refuse
PLAN_KEYS = ("title", "seed", "games", "table", "tune")
TABLE_KEYS = ("game", "seats", "round_robin", "at_table", "rotate", "games", "options", "sweep")


@dataclass(frozen=True)
class Cell:
    """One table: a game, who sits where, what was agreed, and how often it is played."""

    game: str
    seats: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)  # as the game takes them: documents are texts
    variant: str = ""  # its options as people read them

    @property
    def key(self) -> str:
        """Names the cell in files, whatever else the plan has, and however many games."""
        return f"{self.game}-{_mark(self.seed, self.game, self.seats, self.options)[:10]}"

    @property
    def series(self) -> Series:
        return Series(self.game, self.seats, self.games, self.seed, self.options)


@dataclass(frozen=True)
class Plan:
    """All cells, in the order of the file."""

    title: str
    seed: int
    cells: tuple[Cell, ...]
    command: str = ""  # what was typed to play it
    source: str = ""  # the file, as it was written

    @property
    def games(self) -> int:
        return sum(cell.games for cell in self.cells)


def read_plan(path: Path, text: str, *, may_name_files: bool = True) -> Plan:
    """The plan in a file; what it names stands beside it. Raises SoloistError that says where and why."""
    name, folder = path.name, path.parent if may_name_files else None
    whole = read_blocks(name, text, PLAN_KEYS)
    seed, games = whole.number("seed", 0, LARGEST_SEED, 1), whole.number("games", 1, MOST_GAMES, USUAL_GAMES)
    tables = whole.blocks("table", TABLE_KEYS)
    if not tables and whole.has("tune"):
        raise whole.bad(msg("it is a plan for tuning; play it with: soloist lab tune {file}", file=str(path)))
    if not tables:
        raise whole.bad(msg("there is no [[table]] in it; one names a game and who plays"))
    cells: list[Cell] = []
    for table in tables:
        with table.located():
            cells += cells_of(read_table(table, folder), seed, games)
    command = shlex.join(["soloist", "lab", "run", str(path)])
    return checked(Plan(whole.text("title", path.stem), seed, tuple(cells), command, text), name)


def checked(plan: Plan, name: str) -> Plan:
    """Raises BadSetting for a plan that names a table twice, or too many."""
    if len(plan.cells) > MOST_CELLS:
        raise BadSetting(msg("{file}: there are {n} tables in it; at most {most} can be", file=name, n=len(plan.cells),
                             most=MOST_CELLS))  # fmt: skip
    keys = [cell.key for cell in plan.cells]
    for cell, key in zip(plan.cells, keys, strict=True):
        if keys.count(key) > 1:
            seats = ",".join(cell.seats)
            raise BadSetting(
                msg(
                    "{file}: {game} with {seats} is in it twice; a table is played in every order of its seats, unless "
                    "it says rotate = false",
                    file=name, game=cell.game, seats=seats,
                )
            )  # fmt: skip
    return plan


# one block of a plan


@dataclass(frozen=True)
class Table:
    """One block of a plan before it is spread out: who may sit together, and what is varied."""

    game: Game[Any, Any]
    seatings: Sequence[tuple[str, ...]]
    is_round_robin: bool = False
    rotate: bool = True
    games: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    sweep: Mapping[str, Sequence[str]] = field(default_factory=dict)
    folder: Path | None = Path()  # where documents of options are looked for; None: nowhere


def read_table(block: Block, folder: Path | None) -> Table:
    game = find_game(block.text("game").lower())
    is_round_robin = block.has("round_robin")
    if is_round_robin == block.has("seats"):
        raise block.bad(msg("say either seats, who sits where, or round_robin, who meets whom"))
    if is_round_robin:
        players = [word for each in block.words("round_robin") for word in spread(game, each)]
        seatings = groups_of(players, block.number("at_table", 1, 12, 2))
    else:
        seatings = choices_of(game, block.choices("seats"))
    options, sweep = block.texts("options"), block.lists("sweep")
    if twice := [name for name in options if name in sweep]:
        raise block.bad(msg("{name} is in options and in sweep; once is enough", name=twice[0]))
    return Table(
        game, seatings, is_round_robin, block.switch("rotate", default=True),
        block.number("games", 1, MOST_GAMES, None), options, sweep, folder,
    )  # fmt: skip


def groups_of(players: Sequence[str], size: int) -> list[tuple[str, ...]]:
    """Everybody with everybody, so many at a table."""
    if len(players) < size:
        raise BadSetting(msg("round_robin names {n}, and {size} are to sit together", n=len(players), size=size))
    few(comb(len(players), size))
    return list(combinations(players, size))


def choices_of(game: Game[Any, Any], seats: Sequence[Sequence[str]]) -> list[tuple[str, ...]]:
    """Every choice for a seat with every one for the others."""
    choices = [[word for each in seat for word in spread(game, each)] for seat in seats]
    few(prod(map(len, choices)))
    return list(product(*choices))


def few(seatings: int) -> None:
    """Raises BadSetting if there are too many to be looked through."""
    if seatings > MOST_SEATINGS:
        raise BadSetting(msg("there are {n} ways to sit together; at most {most} can be", n=seatings,
                             most=MOST_SEATINGS))  # fmt: skip


def spread(game: Game[Any, Any], word: str) -> list[str]:
    """`arno:L1-L3` are `arno:L1`, `arno:L2` and `arno:L3`; any other word is itself."""
    words = _spread(game, word)
    known = players_of(game)
    for each in words:
        if each not in known:
            raise BadSetting(msg("'{word}' cannot sit there; bots and automas can: {known}", word=shown(word),
                                 known=", ".join(known)))  # fmt: skip
    return words


def players_of(game: Game[Any, Any]) -> list[str]:
    """Who plays without a person."""
    setting = lineup(game)
    return [*bots_of(game), *(() if setting is None else automa_words(setting))]


def _spread(game: Game[Any, Any], word: str) -> list[str]:
    kind, _, levels = word.partition(":")
    first, dash, last = (each.strip().upper() for each in levels.partition("-"))
    setting = lineup(game)
    if setting is None or kind.strip().lower() not in (setting.automa, setting.alias):
        return [word.strip().lower()]
    automa = setting.alias or setting.automa
    if not dash:
        return [f"{automa}:{first}" if first else automa]
    if first not in setting.levels or last not in setting.levels:
        raise BadSetting(
            msg("'{word}': there are the levels {known}", word=word, known=", ".join(automa_words(setting)))
        )
    begin, end = sorted(map(setting.levels.index, (first, last)))
    return [f"{automa}:{level}" for level in setting.levels[begin : end + 1]]


def cells_of(table: Table, seed: int, games: int) -> Iterator[Cell]:
    """Every seating in every order that the rules allow, with every choice of the sweep."""
    count = table.games or games
    found, refused = 0, None
    for chosen in product(*([(name, value) for value in values] for name, values in table.sweep.items())):
        given = {**table.options, **dict(chosen)}
        options = options_of(table, given)
        variant = ", ".join(f"{name}={_short(table.game, name, value)}" for name, value in given.items())
        for seating in table.seatings:
            allowed, problem = orders(Cell(table.game.id, seating, count, 0, options, variant), table)
            if problem is not None and not table.is_round_robin:
                raise problem
            refused = refused or problem
            for cell in allowed:
                found += 1
                if found > MOST_CELLS:
                    return
                yield replace(cell, seed=own_seed(seed, cell))
    if not found and refused is not None:
        raise BadSetting(msg("nobody of the round robin can sit together: {problem}", problem=refused.message))


def options_of(table: Table, given: Mapping[str, str]) -> dict[str, str]:
    """The options of a table, checked; files are looked for beside the plan."""
    return read_options(table.game, [f"{name}={value}" for name, value in given.items()], table.folder)


def orders(cell: Cell, table: Table) -> tuple[list[Cell], BadSetting | None]:
    """The seats in turn; those orders left out that the rules refuse, and why if they refuse them all."""
    turned = dict.fromkeys(cell.seats[start:] + cell.seats[:start] for start in range(len(cell.seats)))
    refused: BadSetting | None = None
    found: list[Cell] = []
    for seats in turned if table.rotate else [cell.seats]:
        each = replace(cell, seats=seats)
        try:
            each.series.check()
        except BadSetting as problem:
            refused = refused or problem
            continue
        found.append(each)
    return found, None if found else refused


def own_seed(seed: int, cell: Cell) -> int:
    """Every table has its own seed, short enough to be typed, which hangs on nothing else in the plan."""
    return int(_mark(seed, cell.game, cell.seats, cell.options)[:8], 16)


def _mark(*what: Any) -> str:
    return sha256(json.dumps(what, sort_keys=True).encode()).hexdigest()


def _short(game: Game[Any, Any], name: str, value: str) -> str:
    """A value as it stands in a table: a document by its file."""
    is_file = any(setting.name == name and isinstance(setting, Document) for setting in game.settings)
    return (Path(value).stem or "–") if is_file else value


# straight from the terminal


def plan_of(game: str, seats: Sequence[str], options: Mapping[str, str], games: int, seed: int, rotate: bool) -> Plan:
    """One table, as `--seats` names it: `greedy,arno:L1-L8` or `greedy|random,arno:L1`."""
    played = find_game(game)
    seatings = choices_of(played, [seat.split("|") for seat in seats])
    table = Table(played, seatings, rotate=rotate, options=options)
    words = ["soloist", "lab", "run", game, "--seats", ",".join(seats), "--games", str(games), "--seed", str(seed)]
    words += [word for name, value in options.items() for word in ("--option", f"{name}={value}")]
    command = shlex.join(words if rotate else [*words, "--no-rotate"])
    return checked(Plan(played.title, seed, tuple(cells_of(table, seed, games)), command), played.id)
