"""The lab's results: as plain data for programs, as tables for people."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from soloist.engine.words import Message, msg, nmsg
from soloist.lab.bench import COMPILED
from soloist.lab.comparing import SIMULATED
from soloist.lab.simulation import Series
from soloist.lab.tally import Failure, Tally
from soloist.language import Reader


def summary(series: Series, tally: Tally, seconds: float) -> dict[str, Any]:
    """What `simulate --json` prints. Only `seconds` may differ between two runs with one seed."""
    return {
        "game": series.game,
        "seats": list(series.seats),
        "options": dict(series.options),
        "seed": series.seed,
        "first": series.first,
        "games": series.games,
        "finished": tally.finished,
        "errors": tally.errors,
        "decisions": tally.decisions,
        "real_decisions": tally.real_decisions,
        "chance": tally.chance,
        "turns": tally.turns,
        "seconds": seconds,
        "per_seat": tally.per_seat(series.seats),
        "failures": [
            {"number": failure.number, "seed": failure.seed, "problem": failure.problem} for failure in tally.failures
        ],
    }


def _table(reader: Reader, left: Iterable[Message], right: Iterable[Message]) -> Table:
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    for heading in left:
        table.add_column(reader.read(heading), no_wrap=True)
    for heading in right:
        table.add_column(reader.read(heading), justify="right", no_wrap=True)
    return table


def standings(series: Series, tally: Tally, seconds: float, reader: Reader) -> RenderableType:
    """How a series went, seat by seat, and how much was played."""
    headings = (msg("wins"), msg("share"), msg("95% interval"), msg("mean score"), msg("± sd"), msg("min"), msg("max"))
    table = _table(reader, (msg("seat"), msg("player")), headings)
    for seat in tally.per_seat(series.seats):
        low, high = seat["win_share_range"] or (None, None)
        table.add_row(
            Text(seat["seat"], "bold cyan"), seat["player"], reader.number(seat["wins"]),
            _percent(seat["win_share"], reader), f"{_percent(low, reader)} – {_percent(high, reader)}",
            _number(seat["score_mean"], reader), _number(seat["score_sd"], reader), _number(seat["score_min"], reader),
            _number(seat["score_max"], reader),
        )  # fmt: skip
    return Group(table, "", *(Text(reader.read(line)) for line in _amounts(series, tally, seconds, reader)))


def _amounts(series: Series, tally: Tally, seconds: float, reader: Reader) -> list[Message]:
    games = nmsg("{n} game", "{n} games", n=tally.finished)
    lines = [
        msg(
            "{games} in {seconds} s ({rate} per second), seed {seed}", games=games,
            seconds=reader.number(seconds, ".1f"), rate=reader.number(tally.finished / seconds, ",.0f"),
            seed=str(series.seed),
        ),
    ]  # fmt: skip
    if tally.finished:
        lines.append(
            msg(
                "per game: {turns} turns, {decisions} decisions ({real} with a choice), {chance} dice and draws",
                turns=_per_game(tally.turns, tally, reader), decisions=_per_game(tally.decisions, tally, reader),
                real=_per_game(tally.real_decisions, tally, reader), chance=_per_game(tally.chance, tally, reader),
            )
        )  # fmt: skip
    return lines


def _per_game(amount: int, tally: Tally, reader: Reader) -> str:
    return reader.number(amount / tally.finished, ",.1f")


def _percent(share: float | None, reader: Reader) -> str:
    return "–" if share is None else reader.number(share, ".1%")


def _number(value: float | None, reader: Reader) -> str:
    return "–" if value is None else reader.number(value, ",.0f")


def failed(failure: Failure, command: str) -> Message:
    """One broken game, with the command that plays it again."""
    return msg(
        "game {number} (its seed is {seed}) broke: {problem}; play it again with: {command}", number=failure.number,
        seed=str(failure.seed), problem=" ".join(failure.problem.split()), command=command,
    )  # fmt: skip


def again(series: Series, number: int, option: Sequence[str]) -> str:
    """The command that plays one game of a series again."""
    words = ["soloist", "simulate", series.game, "--seats", ",".join(series.seats), "--seed", str(series.seed)]
    words += ["--first", str(number), "--games", "1"]
    for text in option:
        words += ["--option", text]
    return shlex.join(words)


SPEEDS = (
    ("games_per_s", msg("games per second"), ",.0f"),
    ("simulated_games_per_s", msg("… as `simulate` plays them"), ",.0f"),
    ("match_games_per_s", msg("… as matches with their records"), ",.0f"),
    ("turns_per_s", msg("turns per second"), ",.0f"),
    ("decisions_per_s", msg("decisions per second"), ",.0f"),
    ("real_decisions_per_s", msg("with two or more options"), ",.0f"),
    ("copy_start_us", msg("copy at the start of a turn, µs"), ",.1f"),
    ("copy_us", msg("copy in mid-turn, µs"), ",.1f"),
    ("slowest_listing_ms", msg("slowest listing of options, ms"), ",.3f"),
    ("reference", msg("reference loop, rounds per second"), ",.0f"),
    ("ratio", msg("decisions per reference round"), ".4f"),
    ("copy_ratio", msg("reference rounds per copy in mid-turn"), ",.0f"),
)


def speeds(measured: Mapping[str, Mapping[str, Any]], reader: Reader) -> Table:
    """The figures of `bench`, one column per game."""
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column(reader.read(msg("random play")))
    for figures in measured.values():
        table.add_column(f"{figures['game']} × {len(figures['seats'])}", justify="right", style="cyan")
    builds = [figures.get("build", "–") for figures in measured.values()]
    table.add_row(reader.read(msg("build")), *builds)
    for name, label, form in SPEEDS:
        found = (figures.get(name) for figures in measured.values())
        table.add_row(reader.read(label), *("–" if each is None else reader.number(each, form) for each in found))
    return table


RATIOS = (
    (True, "games_per_s to plain", msg("compiled to plain: games")),
    (True, "match_games_per_s to plain", msg("… as matches with their records")),
    (True, "copy_start_us to plain", msg("… time of a copy, turn start")),
    (True, "copy_us to plain", msg("… time of a copy, mid-turn")),
    (False, "games_per_s to catanatron", msg("plain to catanatron: games")),
    (False, "decisions_per_s to catanatron", msg("… decisions")),
    (True, "games_per_s to catanatron", msg("compiled to catanatron: games")),
    (True, "decisions_per_s to catanatron", msg("… decisions")),
    (False, SIMULATED, msg("`simulate` to rolled out: plain")),
    (True, SIMULATED, msg("… compiled")),
)
"""Of the compiled build or of plain Python, under which name, and how it is called."""


def compared(ratios: Mapping[str, Mapping[str, float]], reader: Reader) -> Table:
    """How many times as fast, or as long for copies, one column per game."""
    games = [name for name in ratios if not name.endswith(COMPILED)]
    table = _table(reader, (msg("how many times"),), ())
    for game in games:
        table.add_column(game, justify="right", style="cyan")
    for is_compiled, key, label in RATIOS:
        found = [ratios.get(f"{game} {COMPILED}" if is_compiled else game, {}).get(key) for game in games]
        if any(each is not None for each in found):
            table.add_row(reader.read(label), *("–" if each is None else reader.number(each, ".2f") for each in found))
    return table
