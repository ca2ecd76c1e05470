"""The addresses of the lab, for whoever sits at the machine: its runs, and a report on each while it goes on."""

from __future__ import annotations

import time
from datetime import date
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from soloist.engine.words import msg
from soloist.lab.figures import Figures, figures_of
from soloist.lab.folder import LAB, RunFolder, numbers_in
from soloist.web import markup as h
from soloist.web.html import icon
from soloist.web.lab.page import Standing, made_on, report
from soloist.web.pages.layout import shell
from soloist.web.site import Refused, Site, Visit

RECENT = 60.0  # seconds over which the pace is measured
LOOKED_AT_AGAIN = "5"  # seconds, while a run goes on
NO_LAB = msg("The lab belongs to whoever runs this machine.")
LOOKED_AT: dict[Path, tuple[frozenset[str], Figures]] = {}
"""What was worked out last for a run, and from which files."""


async def look(request: Request) -> Response:
    """All runs."""
    visit = owner(request)
    frame = visit.frame
    runs = await visit.site.rooms.run(runs_of, visit.site)
    none = msg("No run yet. In a terminal: soloist lab run zooloretto --seats greedy,mammoth:I-III")
    body = shell(
        frame,
        h.h1(".page-title")[frame.read(msg("Lab"))],
        h.ul(".match-list.panel")[
            (h.li[h.a(href=f"/lab/{name}")[icon("chart"), h.span(".grow")[title], icon("chevron")]]
             for name, title in runs)
        ] if runs else h.p[frame.read(none)],
        here="/lab",
    )  # fmt: skip
    return visit.page(msg("Lab"), body)


async def run(request: Request) -> Response:
    """One run, as far as it has come."""
    visit = owner(request)
    figures, standing = await visit.site.rooms.run(found_in, visit.site, request.path_params["run"])
    page = report(visit.frame.reader, figures, made_on(visit.frame.reader, date.today()), standing)
    body = shell(visit.frame, page, here="/lab", wide=True)
    response = visit.page(figures.plan.title, body, styles=("lab.css",))
    if standing.is_running:
        response.headers["refresh"] = LOOKED_AT_AGAIN
    return response


def owner(request: Request) -> Visit:
    visit = Visit(request)
    if not visit.visitor.is_local:
        raise Refused(403, NO_LAB)
    return visit


def folders_of(site: Site) -> list[RunFolder]:
    place = None if site.folder is None else site.folder / LAB
    found = [] if place is None or not place.is_dir() else [RunFolder(path) for path in sorted(place.iterdir())]
    return [folder for folder in found if folder.is_begun]


def runs_of(site: Site) -> list[tuple[str, str]]:
    return [(folder.name, folder.plan().title) for folder in folders_of(site)]


def found_in(site: Site, name: str) -> tuple[Figures, Standing]:
    folder = next((folder for folder in folders_of(site) if folder.name == name), None)
    if folder is None:
        raise Refused(404, msg("There is no such run."))
    files = folder.game_files()
    names = frozenset(file.name for file in files)
    known = LOOKED_AT.get(folder.path)
    if known is None or known[0] != names or known[1].plan != folder.plan():
        known = LOOKED_AT[folder.path] = (names, figures_of(folder))
    return known[1], standing_of(folder, files, known[1])


def standing_of(folder: RunFolder, files: list[Path], figures: Figures) -> Standing:
    """How far it is, and how fast it has been in the last minute."""
    now = time.time()
    written = [(file.stat().st_mtime, len(numbers_in(file)[1])) for file in files]
    recent = [(at, games) for at, games in written if now - at < RECENT]
    pace = sum(games for _, games in recent) / max(now - min(at for at, _ in recent), 1) if recent else None
    left = (figures.plan.games - figures.played) / pace if pace else None
    return Standing(figures.played, figures.plan.games, folder.is_running, left, pace)


ROUTES = [Route("/lab", look), Route("/lab/{run}", run)]
