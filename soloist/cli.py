"""The command line."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from enum import Enum
from io import TextIOWrapper
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.console import Console, Group
from rich.theme import Theme
from typer.core import TyperCommand

from soloist import catalogue, cli_hosting, cli_lab, cli_site, descriptions, rulebook, trouble
from soloist.build import full_version
from soloist.cli_hosting import Data, Database, not_empty
from soloist.engine.errors import BadRecord, BadSetting, SoloistError
from soloist.engine.game import Game
from soloist.engine.match import Undo
from soloist.engine.words import Message, msg, nmsg
from soloist.files import write_text
from soloist.garbage import look_rarely
from soloist.lab import comparing, report, simulation
from soloist.lab.bench import CATANATRON, measure
from soloist.language import Reader, languages, reader_for
from soloist.options import read_options, some_seed
from soloist.progress import bar
from soloist.registry import (
    all_games,
    companion_ids,
    find,
    find_companion,
    find_game,
    game_ids,
    is_companion,
    printable_ids,
)
from soloist.seating import find_seat, split_seats, usual_seats

USAGE_ERROR, BROKEN, INTERRUPTED = 2, 1, 130
THEME = Theme({"markdown.code": "cyan", "markdown.table.header": "bold", "markdown.table.border": "dim"})

app = typer.Typer(add_completion=False, context_settings={"help_option_names": ["-h", "--help"]})

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"Which game: {', '.join(game_ids())}.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be given several times."),
]
Seed = Annotated[
    int | None, typer.Option(metavar="N", help="The same seed gives the same dice. Default: a random one.")
]


class LogKind(Enum):
    """How the server writes what happens; see `soloist.web.logs`."""

    text = "text"
    json = "json"


AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Language = Annotated[str | None, typer.Option(help=f"Language of the output: {', '.join(languages())}.")]


def show(what: Any) -> None:
    Console(theme=THEME, highlight=False, markup=False, emoji=False).print(what)


def show_json(what: object) -> None:
    print(json.dumps(what, indent=2))


@app.callback(invoke_without_command=True)
def soloist(
    context: typer.Context,
    host: Annotated[
        str,
        typer.Option(
            parser=not_empty("--host", "127.0.0.1"),
            metavar="ADDRESS",
            help="Address to listen on; 0.0.0.0 also admits other devices on your network.",
        ),
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, metavar="N", help="The port; 0 takes a free one.")] = 8321,
    data: Data = None,
    database: Database = None,
    https: Annotated[
        bool,
        typer.Option("--https", help="Serve https, with a certificate made on the spot: then phones stay awake."),
    ] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open a browser.")] = False,
    workers: Annotated[
        int, typer.Option(min=1, max=64, metavar="N", help="How many processes serve; as many as there are cores.")
    ] = 1,
    put_away: Annotated[
        int | None,
        typer.Option(min=1, metavar="DAYS", help="Pack matches that nobody touched for so many days. Default: never."),
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="SOLOIST_PUBLIC_URL",
            help="Behind a proxy: how visitors reach it, such as https://games.example.",
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="Where the proxy connects from; may be repeated. Default: this machine."),
    ] = None,
    trust_this_machine: Annotated[
        bool,
        typer.Option("--trust-this-machine", help="Let everybody who connects from this machine manage all matches."),
    ] = False,
    log: Annotated[
        LogKind, typer.Option(help="How to write what happens: complaints as text, or all requests as lines of JSON.")
    ] = LogKind.text,
    metrics_token: Annotated[
        str,
        typer.Option(
            metavar="TOKEN", envvar="SOLOIST_METRICS_TOKEN", help="Lets a program that sends it read /metrics."
        ),
    ] = "",
    wants_version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> int:
    """Automated opponents for tabletop games: at the table, on screen, in the lab.

    Without a command it opens the web app.
    """
    if wants_version:
        print(f"soloist {full_version()}")
    elif context.invoked_subcommand is None:
        from soloist.web.front import front_of
        from soloist.web.server import serve

        front = front_of(public_url, proxy or [], trusts_machine=trust_this_machine)
        return serve(
            host, port, data, database, not no_browser, https,
            workers=workers, put_away=put_away, front=front, log=log.value, metrics_token=metrics_token,
        )  # fmt: skip
    return 0


@app.command()
def games(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Only this game, or this automa.")] = None,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """List games, player counts, options with defaults, automas and bots."""
    reader = reader_for(language)
    wanted = all_games() if game is None else [find(game.lower())]
    if as_json:
        show_json({game.id: descriptions.describe(game, reader) for game in wanted})
        return
    for one in wanted:
        show(catalogue.details(one, reader))
        show("")
    show(catalogue.legend(reader))


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=f"Which game: {', '.join(game_ids())}.")] = None,
    seats: Annotated[str | None, typer.Option(metavar="A,B,…", help="Who plays: human, human:NAME, or a bot.")] = None,
    option: Options = None,
    seed: Seed = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Resume a saved match.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Save the match to this file.")] = None,
    undo: Annotated[Undo | None, typer.Option(help="How far undo may go back.")] = None,
    language: Language = None,
) -> int:
    """Play in the terminal, against bots or with others at one screen."""
    from soloist.terminal import play as terminal

    reader_for(language)
    if load is not None:
        refuse_beside_load({"--option": option, "--seed": seed, "--undo": undo})
        words = [] if seats is None else split_seats(seats)
        return terminal.play(loaded_game(load, game), words, {}, None, load, save, Undo.SCREEN, language or "")
    if game is None:
        raise BadSetting(msg("which game? Available: {names}", names=", ".join(game_ids())))
    played = find_game(game.lower())
    options = read_options(played, option or [])
    words = split_seats(seats) if seats is not None else usual_seats(played, played.read_settings(options))
    return terminal.play(played, words, options, some_seed(seed), None, save, undo or Undo.SCREEN, language or "")


class TableHelp(TyperCommand):
    """The help of `table` goes on with what can be set, automa by automa."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        super().format_help(ctx, formatter)
        for name in companion_ids():
            show(catalogue.brief_options(find_companion(name), Reader()))


@app.command(cls=TableHelp)
def table(
    automa: Annotated[
        str | None, typer.Argument(metavar="AUTOMA", help=f"Which automa: {', '.join(companion_ids())}.")
    ] = None,
    option: Options = None,
    names: Annotated[
        str | None, typer.Option(metavar="ANNA,BEN", help="What the people are called, in the order of their seats.")
    ] = None,
    seed: Seed = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Resume a saved session.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Save the session to this file.")] = None,
    language: Language = None,
) -> int:
    """Run an automa at your table: it keeps track of its own state and tells you what to move and why."""
    from soloist.terminal import play as terminal

    reader_for(language)
    people = [] if names is None else split_seats(names)
    if load is not None:
        refuse_beside_load({"--option": option, "--seed": seed})
        return terminal.table(loaded_automa(load, automa), {}, people, 0, load, save, language or "")
    asks = option is None and sys.stdin.isatty()
    if automa is None and not asks:
        raise BadSetting(msg("which automa? Available: {names}", names=", ".join(companion_ids())))
    game = None if automa is None else find_companion(automa.lower())
    if asks:
        return table_agreed(game, people, some_seed(seed), save, language)
    assert game is not None
    return terminal.table(game, read_options(game, option or []), people, some_seed(seed), None, save, language or "")


@app.command(name="print")
def print_sheets(
    name: Annotated[str, typer.Argument(metavar="NAME", help=f"What to print: {', '.join(printable_ids())}.")],
    to: Annotated[
        Path | None,
        typer.Option(metavar="FILE.html", help="Write this file. Default: standard output, unless it is a terminal."),
    ] = None,
    option: Options = None,
    language: Language = None,
) -> None:
    """Write cards and boards as one page to print on A4 or Letter; own decks and boxes by --option."""
    from soloist.web.sheets import printed, sheets_of
    from soloist.web.sheets.page import print_file

    reader, name = reader_for(language), name.lower()
    sheets_of(name)
    drawn = printed(name, read_options(find(name), option or []), reader)
    if to is not None:
        write_text(to.expanduser(), print_file(reader, drawn))
        done = nmsg("{path}: {n} sheet. Open it in a browser and print it at 100 %.",
                    "{path}: {n} sheets. Open it in a browser and print them at 100 %.",
                    path=str(to), n=len(drawn.sheets))  # fmt: skip
        show(reader.read(done))
    elif sys.stdout.isatty():
        raise BadSetting(msg("where to? Name a file to write: soloist print {name} --to {name}.html", name=name))
    else:
        if isinstance(sys.stdout, TextIOWrapper):
            sys.stdout.reconfigure(encoding="utf-8")  # as the page itself says
        print(print_file(reader, drawn), end="")


def table_agreed(
    game: Game[Any, Any] | None, people: list[str], seed: int, save: Path | None, language: str | None
) -> int:
    """Ask first who plays and how; whoever leaves has begun nothing."""
    from soloist.terminal import agreeing
    from soloist.terminal import play as terminal
    from soloist.terminal.screen import Screen

    screen, reader = Screen(), reader_for(language)
    try:
        game = game or agreeing.which_automa(screen, reader)
        options, names = agreeing.agree(game, people, screen, reader)
    except (agreeing.Left, KeyboardInterrupt) as left:
        screen.show("", reader.read(msg("Nothing was begun. Until next time!")))
        return INTERRUPTED if isinstance(left, KeyboardInterrupt) else 0
    return terminal.table(game, options, names, seed, None, save, language or "")


def loaded_automa(load: Path, name: str | None) -> Game[Any, Any]:
    """The automa of a saved evening; raises BadSetting if it is something else."""
    from soloist.terminal.files import read_record

    kept = read_record(load).game
    if kept in game_ids():
        raise BadSetting(msg("{path} is a match on screen; resume it with: soloist play --load {path}", path=str(load)))
    if name is not None and name.lower() != kept:
        raise BadSetting(msg("{path} is a session with {kept}, not with {name}", path=str(load), kept=kept, name=name))
    return find_companion(kept)


def refuse_beside_load(given: Mapping[str, object]) -> None:
    """A saved match has its own seats, options and dice."""
    for name, value in given.items():
        if value is not None:
            raise BadSetting(msg("{name} cannot be given with --load: a saved match has its own", name=name))


def loaded_game(load: Path, name: str | None) -> Game[Any, Any]:
    """The game of a saved match; raises BadSetting if another one was asked for."""
    from soloist.terminal.files import read_record

    kept = read_record(load).game
    if is_companion(kept):
        raise BadSetting(
            msg("{path} is a session at the table; resume it with: soloist table --load {path}", path=str(load))
        )
    game = find_game(kept)
    if name is not None and name.lower() != game.id:
        raise BadSetting(msg("{path} is a match of {game}, not of {name}", path=str(load), game=game.id, name=name))
    return game


@app.command()
def plays(
    as_csv: Annotated[bool, typer.Option("--csv", help="Print every game as CSV.")] = False,
    data: Data = None,
    database: Database = None,
    language: Language = None,
) -> None:
    """Show the record of plays: games played and won against each automa and level, on this machine."""
    from soloist import playlist

    reader = reader_for(language)
    found = playlist.on_this_machine(data, database)
    if as_csv:
        sys.stdout.write(playlist.sheet(found).replace("\r\n", "\n"))
        return
    show(playlist.shown(found, reader))


@app.command(name="simulate")
def simulate_games(
    game: GameName,
    seats: Annotated[str, typer.Option(metavar="A,B,…", help="Which bots play, for example greedy,random.")],
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games.")] = 100,
    seed: Seed = None,
    jobs: Annotated[
        int, typer.Option(min=1, max=256, metavar="N", help="How many processes; the games stay the same.")
    ] = 1,
    option: Options = None,
    first: Annotated[
        int, typer.Option(min=1, metavar="N", help="Number of the first game, to replay one game of a series.")
    ] = 1,
    as_json: AsJson = False,
) -> int:
    """Let bots play many games and report the results."""
    played = find_game(game.lower())
    options = read_options(played, option or [])
    series = simulation.Series(played.id, tuple(split_seats(seats)), games, some_seed(seed), options, first)
    series.check()
    begun = perf_counter()
    with bar(played.title, games) as progress:
        tally = simulation.simulate(series, jobs, progress.advance)
    seconds = perf_counter() - begun
    if as_json:
        show_json(report.summary(series, tally, seconds))
    else:
        show(report.standings(series, tally, seconds, Reader()))
    for failure in tally.failures:
        complain(report.failed(failure, report.again(series, failure.number, option or [])))
    return BROKEN if tally.errors else 0


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved match.")],
    step: Annotated[int | None, typer.Option(min=0, metavar="N", help="Show the position after N answers.")] = None,
    seat: Annotated[str | None, typer.Option(metavar="A", help="Show what this seat sees.")] = None,
    language: Language = None,
) -> None:
    """Check a saved match answer by answer, and show a position of it."""
    from soloist.terminal import replay as look
    from soloist.terminal.files import play_record, read_record

    record = read_record(file)
    match = play_record(file, record)
    reader = look.reader_of(match, reader_for(language).language)
    viewer = None if seat is None else find_seat(match.seats, seat)
    if step is None and viewer is None:
        show(look.summary(match, record, reader))
        return
    last = len(record.answers)
    if step is not None and step > last:
        raise BadRecord(msg("{path} has {n} answers, so there is no step {step}", path=str(file), n=last, step=step))
    show(look.shown(match, last if step is None else step, viewer, reader))


@app.command()
def rules(
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="[ID or WORDS]", help="A rule, a section, a game, or words to search for."),
    ] = None,
) -> None:
    """Show a numbered rule, or search the rules."""
    from soloist import rulepage

    reader = Reader()
    if not words:
        show(rulepage.contents(rulebook.books(), reader))
        return
    text = " ".join(words)
    found = rulebook.find(text)
    if not found:
        near = ", ".join(rulebook.near(text))
        if near:
            raise BadSetting(msg("no rule contains '{text}'; did you mean: {near}?", text=text, near=near))
        raise BadSetting(msg("no rule contains '{text}'; see 'soloist rules' for all of them", text=text))
    show(rulepage.page(found, reader))


@app.command()
def bench(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]…", help="Which games; all if none is named.")
    ] = None,
    seconds: Annotated[
        float, typer.Option(min=0.1, max=3600, metavar="S", help="How long to measure each game.")
    ] = 5.0,
    compare: Annotated[
        bool, typer.Option("--compare", help="Measure plain and compiled rules in turns, and catanatron beside them.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Measure speed, next to that of a fixed loop in the same run."""
    wanted = list(dict.fromkeys(find_game(name.lower()).id for name in games or game_ids()))
    if compare:
        show_compared(wanted, seconds, as_json)
        return
    measured: dict[str, dict[str, Any]] = {}
    for game in wanted:
        with bar(game, seconds) as progress:
            measured[game] = measure(game, seconds, progress.advance)
    if as_json:
        show_json(measured)
    else:
        show(report.speeds(measured, Reader()))


def show_compared(games: Sequence[str], seconds: float, as_json: bool) -> None:
    """Both builds of the games and another engine, side by side and as ratios."""
    with bar("bench", seconds * (len(games) + 1)) as progress:
        measured = comparing.compare(games, seconds, progress.advance)
    ratios = comparing.ratios(measured)
    if as_json:
        show_json({name: {**figures, **ratios.get(name, {})} for name, figures in measured.items()})
        return
    other = {CATANATRON: measured[CATANATRON]}
    for game in games:
        builds = {name: figures for name, figures in measured.items() if figures["game"] == game}
        show(Group(report.speeds({**builds, **other}, Reader()), ""))
    show(report.compared(ratios, Reader()))


app.add_typer(cli_lab.app, name="lab")
for command in (cli_hosting.key, cli_hosting.backup, cli_hosting.restore, cli_site.site):
    app.command()(command)


def complain(problem: Message | str) -> None:
    """One line on standard error, whatever the sentence is made of."""
    text = problem if isinstance(problem, str) else Reader().read(problem)
    line = "".join(letter if letter.isprintable() else " " for letter in text)
    print(f"soloist: {' '.join(line.split())}", file=sys.stderr)


def run(arguments: Sequence[str]) -> int:
    """Do what the arguments say: 0 if all is well, 2 for a user's mistake, 1 for ours."""
    try:
        code = app(list(arguments), prog_name="soloist", standalone_mode=False)
    except SoloistError as problem:
        complain(problem.message)
        return USAGE_ERROR
    except typer.TyperException as problem:
        command = getattr(getattr(problem, "ctx", None), "command_path", "soloist")
        if said := problem.format_message():  # nothing is wrong where help was all that was asked for
            complain(f"{said} ({command} --help tells more)")
        return USAGE_ERROR
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        return BROKEN
    except Exception as problem:  # noqa: BLE001 - the last resort: no user reads a stack trace
        complain(trouble.report(problem))
        return BROKEN
    return code if isinstance(code, int) else 0


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our letters still gets the rest
    look_rarely()
    sys.exit(run(sys.argv[1:]))
