"""The addresses of the lab, for whoever sits at the machine: its runs, a report on each while it goes on, single games
of it as replays, and another run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from datetime import date
from itertools import count
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile

from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from soloist.engine.dice import LARGEST_SEED, derived_seed
from soloist.engine.errors import BadSetting, SoloistError
from soloist.engine.match import Match
from soloist.engine.words import msg
from soloist.lab import frames
from soloist.lab.figures import Figures, figures_of
from soloist.lab.folder import FILES, GAMES, LAB, PLAN, SEATS, RunFolder, numbers_in
from soloist.lab.plan import MOST_GAMES, Cell, Plan, plan_of, read_plan
from soloist.lab.simulation import Lineup, play_out
from soloist.registry import game_ids
from soloist.seating import split_seats
from soloist.web.lab.file import report_file
from soloist.web.lab.live import LONGEST_PLAN, Listed, Live, Standing, Wanted, example, lab_page
from soloist.web.lab.page import made_on, report
from soloist.web.pages.layout import shell
from soloist.web.room import Beginning
from soloist.web.site import Refused, Site, Visit, whole

RECENT = 60.0  # seconds over which the pace is measured
PATIENCE = 15.0  # seconds until a run that was begun plays
OUTPUT = "output.txt"  # what a run said that was begun here
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
NO_LAB = msg("The lab belongs to whoever runs this machine.")
NO_RUN = msg("There is no such run.")
LOOKED_AT: dict[Path, tuple[frozenset[str], Figures]] = {}
"""What was worked out last for a run, and from which files."""
BEGUN: list[subprocess.Popen[bytes]] = []
"""Runs that were begun here."""


async def look(request: Request) -> Response:
    """All runs, the last one that was begun first."""
    visit = owner(request)
    return await show_all(visit, Wanted())


async def run(request: Request) -> Response:
    """One run, as far as it has come."""
    visit, name = owner(request), request.path_params["run"]
    figures, standing = await visit.site.rooms.run(found_in, visit.site, name)
    live = Live(f"/lab/{name}", visit.frame.csrf, standing)
    page = report(visit.frame.reader, figures, made_on(date.today()), live)
    body = shell(visit.frame, page, here="/lab", wide=True)
    return visit.page(figures.plan.title, body, styles=("lab.css",), again=live.looked_at_again)


def owner(request: Request) -> Visit:
    visit = Visit(request)
    if not visit.visitor.is_local:
        raise Refused(403, NO_LAB)
    return visit


async def show_all(visit: Visit, wanted: Wanted, problem: SoloistError | None = None) -> Response:
    runs = await visit.site.rooms.run(runs_of, visit.site)
    page = lab_page(visit.frame, runs, wanted, None if problem is None else problem.message)
    body, status = shell(visit.frame, page, here="/lab"), 200 if problem is None else 400
    return visit.page(msg("Lab"), body, styles=("lab.css",), status=status)


# what is there


def folders_of(site: Site) -> list[RunFolder]:
    place = None if site.folder is None else site.folder / LAB
    found = [] if place is None or not place.is_dir() else [RunFolder(path) for path in sorted(place.iterdir())]
    return sorted((folder for folder in found if folder.is_begun), key=begun_at, reverse=True)


def begun_at(folder: RunFolder) -> float:
    return (folder.path / PLAN).stat().st_mtime


def runs_of(site: Site) -> list[Listed]:
    found = []
    for folder in folders_of(site):
        try:
            plan = folder.plan()
        except SoloistError:
            found.append(Listed(folder.name, folder.name, 0, 0, is_running=False, is_damaged=True))
            continue
        played = sum(len(part) for parts in folder.played().values() for part in parts)
        found.append(Listed(folder.name, plan.title, plan.games, played, folder.is_running))
    return found


def folder_of(site: Site, name: str) -> RunFolder:
    found = next((folder for folder in folders_of(site) if folder.name == name), None)
    if found is None:
        raise Refused(404, NO_RUN)
    return found


def found_in(site: Site, name: str) -> tuple[Figures, Standing]:
    BEGUN[:] = [process for process in BEGUN if process.poll() is None]  # those that have ended are let go
    folder = folder_of(site, name)
    files = folder.game_files()
    names = frozenset(file.name for file in files)
    known = LOOKED_AT.get(folder.path)
    if known is None or known[0] != names or known[1].plan != folder.plan():
        known = LOOKED_AT[folder.path] = (names, figures_of(folder))
    return known[1], standing_of(folder, files, known[1])


def standing_of(folder: RunFolder, files: list[Path], figures: Figures) -> Standing:
    """How far it is, and how fast it has been in the last minute."""
    now = time.time()
    written = [(file.stat().st_mtime, file) for file in files]
    recent = [(at, len(numbers_in(file)[1])) for at, file in written if now - at < RECENT]
    pace = sum(games for _, games in recent) / max(now - min(at for at, _ in recent), 1) if recent else None
    left = (figures.plan.games - figures.played) / pace if pace else None
    latest = played_last(figures, max(written)[1]) if written else None
    return Standing(
        figures.played, figures.plan.games, len(figures.problems), folder.is_running, left, pace, latest
    )  # fmt: skip


def played_last(figures: Figures, file: Path) -> tuple[Cell, int] | None:
    key, numbers = numbers_in(file)
    return next(((cell, numbers[-1]) for cell in figures.plan.cells if cell.key == key), None)


# taking it along


async def page_file(request: Request) -> Response:
    """The report as one file that needs nothing else."""
    visit, name = owner(request), request.path_params["run"]
    figures, _ = await visit.site.rooms.run(found_in, visit.site, name)
    text = report_file(visit.frame.reader, figures, made_on(date.today()))
    return Response(text, media_type="text/html", headers=kept_as(f"{name}.html"))


async def rows_file(request: Request) -> Response:
    """The plan, all rows and all documents of a run, packed."""
    visit, name = owner(request), request.path_params["run"]
    folder = await visit.site.rooms.run(folder_of, visit.site, name)
    packed = await visit.site.rooms.run(packed_rows, folder)
    away = BackgroundTask(packed.unlink)
    return FileResponse(packed, media_type="application/zip", headers=kept_as(f"{name}.zip"), background=away)


def kept_as(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}"'}


def packed_rows(folder: RunFolder) -> Path:
    """A file that whoever sends it removes. A run may go on meanwhile: only whole games are taken along."""
    handle, name = tempfile.mkstemp(suffix=".zip")
    files = folder.game_files()
    with os.fdopen(handle, "wb") as file, ZipFile(file, "w", ZIP_STORED) as packed:
        packed.write(folder.path / PLAN, f"{folder.name}/{PLAN}")
        for each in files:
            packed.write(each, f"{folder.name}/{GAMES}/{each.name}")
            packed.write(folder.seats_beside(each), f"{folder.name}/{SEATS}/{each.name}")
        for document in sorted((folder.path / FILES).iterdir()):
            packed.write(document, f"{folder.name}/{FILES}/{document.name}")
    return Path(name)


# watching a game


async def watch(request: Request) -> Response:
    """Play a game of a run again, and keep it as a match that is over: it is looked at from its beginning."""
    visit = owner(request)
    form = await visit.form()
    folder = await visit.site.rooms.run(folder_of, visit.site, request.path_params["run"])
    match = await visit.site.rooms.run(replayed, folder, form.get("cell", ""), whole(form.get("number")))
    name = await visit.site.rooms.begin(match, visit.visitor.person, ())
    return visit.go_to(f"/m/{name}?at=0")


def replayed(folder: RunFolder, key: str, number: int | None) -> Match:
    """The match of a game; raises Refused if the run has no such game."""
    cell = next((cell for cell in folder.plan().cells if cell.key == key), None)
    if cell is None or number is None or not any(number in part for part in folder.played().get(key, ())):
        raise Refused(404, msg("There is no such game in this run."))
    match = Beginning(cell.game, cell.seats, cell.options, derived_seed(cell.seed, number)).match()
    play_out(match, Lineup.of(cell.series).bots())
    return match


# another run


async def begin(request: Request) -> Response:
    """Begin a run, and on to its page; or the form again, saying what is wrong."""
    visit = owner(request)
    form = await visit.form()
    wanted = Wanted(**{name: form.get(name, "").strip() for name in Wanted.__dataclass_fields__})
    try:
        name = await visit.site.rooms.run(begun, visit.site, wanted)
    except SoloistError as problem:
        return await show_all(visit, wanted, problem)
    return visit.go_to(f"/lab/{name}")


def begun(site: Site, wanted: Wanted) -> str:
    """The name of the run that has been begun; raises BadSetting if it cannot be."""
    frames.library()
    if site.folder is None:
        raise BadSetting(msg("this Soloist keeps its matches in a database alone; runs need a folder"))
    check_none_runs(site)
    if not wanted.plan and wanted.game not in game_ids():
        raise BadSetting(msg("which game? Available: {names}", names=", ".join(game_ids())))
    name = wanted.name or free_name(site, "plan" if wanted.plan else wanted.game)
    if not NAME.fullmatch(name):
        raise BadSetting(msg("give the run a name of small letters, digits and dashes"))
    folder = RunFolder(site.folder / LAB / name)
    if folder.path.exists():
        raise BadSetting(msg("there is a run with this name; choose another one"))
    folder.begin(planned(wanted))
    start(folder)
    return name


def planned(wanted: Wanted) -> Plan:
    """What is to be played: a plan as it was written, or one table."""
    if wanted.plan:
        if len(wanted.plan) > LONGEST_PLAN:
            raise BadSetting(msg("the plan is too long: at most {most} letters", most=LONGEST_PLAN))
        return read_plan(Path("plan.toml"), wanted.plan.replace("\r\n", "\n"), may_name_files=False)
    games, seed = number_of(wanted.games, 1, MOST_GAMES), number_of(wanted.seed, 0, LARGEST_SEED)
    return plan_of(wanted.game, split_seats(wanted.seats or example(wanted.game)), {}, games, seed, rotate=True)


def check_none_runs(site: Site) -> None:
    if any(listed.is_running for listed in runs_of(site)):
        raise BadSetting(msg("a run goes on already; wait for it, or stop it"))


def free_name(site: Site, game: str) -> str:
    taken = {folder.name for folder in folders_of(site)}
    return next(name for number in count(1) if (name := f"{game}-{number}") not in taken)


def number_of(text: str, low: int, high: int) -> int:
    if not text.isdecimal() or not text.isascii() or len(text) > len(str(high)) or not low <= int(text) <= high:
        raise BadSetting(msg("expected a whole number from {low} to {high}, not '{text}'", low=low, high=high,
                             text=text))  # fmt: skip
    return int(text)


def start(folder: RunFolder) -> None:
    """In a process of its own, as the terminal would, with one core left to the app; returns when it plays."""
    command = [
        sys.executable, "-m", "soloist", "lab", "run", str(folder.path),
        "--jobs", str(max(1, (os.cpu_count() or 1) - 1)),
    ]  # fmt: skip
    with (folder.path / OUTPUT).open("wb") as output:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT)
    BEGUN.append(process)
    until = time.monotonic() + PATIENCE
    while not folder.is_running and process.poll() is None and time.monotonic() < until:
        time.sleep(0.05)


async def stop(request: Request) -> Response:
    """End the process that plays; what it has played is kept."""
    visit, name = owner(request), request.path_params["run"]
    await visit.form()
    folder = await visit.site.rooms.run(folder_of, visit.site, name)
    await visit.site.rooms.run(folder.stop)
    return visit.go_to(f"/lab/{name}")


async def go_on(request: Request) -> Response:
    """Play what is still missing of a run."""
    visit, name = owner(request), request.path_params["run"]
    await visit.form()
    await visit.site.rooms.run(begun_again, visit.site, name)
    return visit.go_to(f"/lab/{name}")


def begun_again(site: Site, name: str) -> None:
    folder = folder_of(site, name)
    check_none_runs(site)
    folder.begin(folder.plan())  # says what is wrong while somebody looks
    start(folder)


ROUTES = [
    Route("/lab", look),
    Route("/lab", begin, methods=["POST"]),
    Route("/lab/{run}", run),
    Route("/lab/{run}/report.html", page_file),
    Route("/lab/{run}/rows.zip", rows_file),
    Route("/lab/{run}/watch", watch, methods=["POST"]),
    Route("/lab/{run}/stop", stop, methods=["POST"]),
    Route("/lab/{run}/go-on", go_on, methods=["POST"]),
]
