"""The command line of the lab: plans, reports, tuning."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import date
from enum import Enum
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path

from soloist.engine.documents import shown
from soloist.engine.errors import BadSetting
from soloist.engine.words import Message, msg, nmsg
from soloist.files import MEGABYTE, check_place, read_text, write_text
from soloist.lab import frames, running, tuning
from soloist.lab.engines import Pool, Ray
from soloist.lab.figures import Share, figures_of
from soloist.lab.folder import LAB, PLAN, RunFolder
from soloist.lab.plan import USUAL_GAMES, Plan, plan_of, read_plan
from soloist.lab.simulation import Advance
from soloist.lab.tables import as_markdown
from soloist.lab.tuning import read_tuning, tuned_text
from soloist.language import Reader, languages, reader_for
from soloist.options import read_options, some_seed
from soloist.progress import bar
from soloist.registry import find_game, game_ids
from soloist.seating import split_seats

BROKEN, INTERRUPTED = 1, 130
USUAL_SEED = 1  # as in plans: what is begun without one goes on with the same command
PAGES = (".html", ".htm")
TABLES = ".md"

app = typer.Typer(help="Many games by plan, reports on them, and automas made to measure.", no_args_is_help=True)


class EngineName(Enum):
    """Who plays the games."""

    pool = "pool"
    ray = "ray"


Jobs = Annotated[
    int | None, typer.Option(min=1, max=256, metavar="N", help="How many processes. Default: one for each core.")
]


@app.command()
def run(
    plan: Annotated[
        str,
        typer.Argument(
            metavar="PLAN",
            help="A plan, such as lab/plans/first.toml; a game; or the folder of a run, to go on with it.",
        ),
    ],
    engine: Annotated[EngineName, typer.Option(help="Processes of this machine, or Ray.")] = EngineName.pool,
    address: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="The Ray cluster to use; without it one is started here.")
    ] = None,
    jobs: Jobs = None,
    to: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where the results go. Default: the folder lab of your data.")
    ] = None,
    seats: Annotated[
        str | None, typer.Option(metavar="A,B,…", help="With a game: who plays, such as greedy,arno:L1-L8.")
    ] = None,
    games: Annotated[int | None, typer.Option(min=1, metavar="N", help="With a game: how many at each table.")] = None,
    seed: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="With a game: the seed of all. Default: 1.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="With a game: an option of it.")
    ] = None,
    rotate: Annotated[bool, typer.Option(help="With a game: every table in every order of its seats.")] = True,
) -> int:
    """Play a plan; one that was stopped goes on where it was."""
    frames.library()
    if plan.lower() in game_ids():
        planned = _typed_plan(plan.lower(), seats, games, seed, option or [], rotate=rotate)
    else:
        planned = _read_plan(plan, {"--seats": seats, "--games": games, "--seed": seed, "--option": option})
    chosen = _engine(engine, jobs, address)
    folder = _begun(plan) or RunFolder(to.expanduser() if to is not None else lab_folder() / Path(plan).stem)
    if to is not None and folder.path != to.expanduser():
        raise BadSetting(msg("{path} is the folder of a run, which goes on there; leave --to out", path=plan))
    try:
        done = _played(planned, folder, chosen)
    except KeyboardInterrupt:
        return _stopped(folder, f"soloist lab run {shlex.quote(str(folder.path))}")
    number = Reader().number
    played, planned_games = number(done.played), number(planned.games)
    _say(nmsg("{games} game played now, {total} in {path}.", "{games} games played now, {total} in {path}.",
              n=done.played, games=played, total=planned_games, path=str(folder.path)))  # fmt: skip
    if done.problems:
        _say(nmsg("{n} game broke; the report has the command that plays it again.",
                  "{n} games broke; the report has the commands that play them again.", n=done.problems))  # fmt: skip
    _say(msg("Look at them: soloist lab report {path}", path=shlex.quote(str(folder.path))))
    return BROKEN if done.problems else 0


def _begun(plan: str) -> RunFolder | None:
    """The run that goes on, if its folder stands in the place of a plan."""
    folder = RunFolder(Path(plan).expanduser())
    return folder if plan.lower() not in game_ids() and folder.is_begun else None


def _read_plan(plan: str, given: Mapping[str, object]) -> Plan:
    """The plan in a file or of a run; raises BadSetting if there is none, or if what a plan has itself was given."""
    file = Path(plan).expanduser()
    if not file.suffix and not file.exists():
        raise BadSetting(msg("there is neither a game nor a plan '{name}'; games are {games}", name=shown(plan),
                             games=", ".join(game_ids())))  # fmt: skip
    for name, value in given.items():
        if value is not None:
            raise BadSetting(msg("{name} goes with a game, not with a plan: a plan has its own", name=name))
    folder = _begun(plan)
    return folder.plan() if folder is not None else read_plan(Path(plan), read_text(file, MEGABYTE))


def _played(planned: Plan, folder: RunFolder, engine: Pool | Ray) -> running.Outcome:
    """Play what is missing, with a bar that shows how much of all is there."""
    left = folder.left(planned)
    if 0 < left < planned.games:
        number = Reader().number
        _tell(msg("{done} of {all} games are there already.", done=number(planned.games - left),
                  all=number(planned.games)))  # fmt: skip
    with bar(planned.title, max(left, 1)) as progress:
        return running.run(planned, folder, engine, progress.advance)


def _stopped(folder: RunFolder, again: str) -> int:
    if folder.is_begun:
        _say(msg("Stopped. What was played is kept. Go on with: {command}", command=again))
    return INTERRUPTED


@app.command()
def report(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of a run.")],
    to: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Where the page goes; one that ends in .md gets tables only. Default: report.html in the folder.",
        ),
    ] = None,
    language: Annotated[str | None, typer.Option(help=f"Language of the page: {', '.join(languages())}.")] = None,
) -> None:
    """Write what a run has found out as one page without outside parts, or as tables of Markdown."""
    from soloist.web.lab.file import report_file
    from soloist.web.lab.page import made_on

    reader, run_in = reader_for(language), _folder(folder)
    file = to.expanduser() if to is not None else run_in.path / "report.html"
    if file.suffix.lower() not in (*PAGES, TABLES):
        raise BadSetting(msg("{path}: name a file that ends in .html for a page, or in .md for tables", path=str(file)))
    figures, made = figures_of(run_in), made_on(date.today())
    if file.suffix.lower() == TABLES:
        write_text(file, as_markdown(figures, made))
        _say(msg("{path} is written.", path=str(file)))
        return
    write_text(file, report_file(reader, figures, made))
    _say(msg("{path} is written. Open it in a browser.", path=str(file)))


@app.command()
def tune(
    plan: Annotated[
        Path, typer.Argument(metavar="PLAN", help="A plan with [tune], such as lab/plans/mammoth-deck.toml.")
    ],
    to: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where the result goes. Default: beside the games it rests on.")
    ] = None,
    engine: Annotated[EngineName, typer.Option(help="Processes of this machine, or Ray.")] = EngineName.pool,
    address: Annotated[str | None, typer.Option(metavar="ADDRESS", help="The Ray cluster to use.")] = None,
    jobs: Jobs = None,
    games_in: Annotated[
        Path | None,
        typer.Option("--in", metavar="DIR", help="Where its games go. Default: the folder lab of your data."),
    ] = None,
) -> int:
    """Vary a deck or a table of an automa until it wins as often as wished, and write the file that --option takes."""
    frames.library()
    wanted = read_tuning(plan, read_text(plan.expanduser(), MEGABYTE))
    folder = RunFolder(games_in.expanduser() if games_in is not None else lab_folder() / plan.stem)
    file = to.expanduser() if to is not None else folder.path / f"{wanted.option}.txt"
    if to is not None:
        check_place(file)  # now, not after hours
    try:
        found = tuning.tune(wanted, folder, _engine(engine, jobs, address), _tell_round, _shown)
    except KeyboardInterrupt:
        return _stopped(folder, f"soloist lab tune {shlex.quote(str(plan))} --in {shlex.quote(str(folder.path))}")
    write_text(file, tuned_text(wanted, found, date.today()))
    for wish in wanted.wishes:
        _say(msg("{seat} wins {after} of games against {player} (before: {before}, wished: {wish} %)", seat=wish.seat,
                 after=_share(found.after[wish.seat]), before=_share(found.before[wish.seat]), player=wanted.against,
                 wish=f"{100 * wish.share:g}"))  # fmt: skip
    _say(msg("Play with it: soloist play {game} --seats human,{seat} --option {option}", game=wanted.game,
             seat=wanted.wishes[-1].seat, option=shlex.quote(f"{wanted.option}={file}")))  # fmt: skip
    return 0


def _tell_round(wish: tuning.Wish, games: int, nearest: Sequence[tuple[str, Share]]) -> None:
    _tell(nmsg("{seat}: {n} variation with {games} games each; the nearest wins {share}",
               "{seat}: {n} variations with {games} games each; the nearest wins {share}", seat=wish.seat,
               n=len(nearest), games=round(nearest[0][1].games), share=_share(nearest[0][1])))  # fmt: skip


@contextmanager
def _shown(games: int) -> Iterator[Advance]:
    """While so many games of a search are played, a bar shows how far they are."""
    label = Reader().read(nmsg("{n} game", "{n} games", n=games))
    with bar(label, max(games, 1)) as progress:
        yield progress.advance


def _share(share: Share) -> str:
    return f"{100 * share.share:.1f} % ± {100 * share.margin:.1f}"


def _engine(name: EngineName, jobs: int | None, address: str | None) -> Pool | Ray:
    if address is not None and name is not EngineName.ray:
        raise BadSetting(msg("--address names a Ray cluster; say --engine ray too"))
    return Ray(jobs, address) if name is EngineName.ray else Pool(jobs or os.cpu_count() or 1)


def _typed_plan(
    game: str, seats: str | None, games: int | None, seed: int | None, option: Sequence[str], *, rotate: bool
) -> Plan:
    """One table, as the terminal names it."""
    if seats is None:
        raise BadSetting(msg("who plays? For example --seats greedy,random"))
    typed = dict(text.partition("=")[::2] for text in option)
    read_options(find_game(game), option)
    seed = some_seed(USUAL_SEED if seed is None else seed)
    return plan_of(game, split_seats(seats), typed, games or USUAL_GAMES, seed, rotate=rotate)


def _folder(given: Path) -> RunFolder:
    """A folder by its path, or by its name alone if it is where runs usually are."""
    path = given.expanduser()
    found = RunFolder(path if path.exists() or len(given.parts) > 1 else lab_folder() / given)
    if not found.path.exists():
        known = ", ".join(sorted(file.parent.name for file in lab_folder().glob(f"*/{PLAN}"))) or "–"
        raise BadSetting(msg("there is no folder {path}; in the folder of your data are the runs {known}",
                             path=str(path), known=known))  # fmt: skip
    return found


def lab_folder() -> Path:
    return user_data_path("soloist") / LAB


def _say(what: Message) -> None:
    print(Reader().read(what))


def _tell(what: Message) -> None:
    """What is only for whoever waits."""
    print(Reader().read(what), file=sys.stderr)
