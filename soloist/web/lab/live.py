"""What a report has in the app besides: how far its run is, and buttons that do something."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from soloist.engine.words import Message, msg, nmsg, pmsg
from soloist.lab.plan import USUAL_GAMES, Cell
from soloist.language import Reader
from soloist.registry import all_games
from soloist.seating import automa_words, lineup
from soloist.web import markup as h
from soloist.web.html import Node, icon
from soloist.web.lab.names import seated
from soloist.web.pages.layout import Frame, capital

MINUTE = 60
LONGEST_PLAN = 20_000  # letters
LOOKED_AT_AGAIN = 5  # seconds, while a run goes on; sooner, while there is nothing to see yet


@dataclass(frozen=True)
class Standing:
    """How far a run is."""

    played: int
    games: int
    problems: int
    is_running: bool
    seconds_left: float | None = None
    per_second: float | None = None
    latest: tuple[Cell, int] | None = None  # which table was played last, and up to which game


@dataclass(frozen=True)
class Live:
    """Where a report is looked at in the app, and what its forms carry."""

    address: str
    csrf: str
    standing: Standing

    @property
    def looked_at_again(self) -> int | None:
        """After so many seconds, because the page will be another one then."""
        if not self.standing.is_running:
            return None
        return LOOKED_AT_AGAIN if self.standing.played else 1

    def form(self, action: str, *inside: Node) -> h.Element:
        return h.form(".inline-form", method="post", action=f"{self.address}/{action}")[
            h.input(type="hidden", name="csrf", value=self.csrf), inside
        ]


def crumbs(reader: Reader, title: str) -> h.Element:
    return h.nav(".lab-crumbs", aria_label=reader.read(msg("You are here")))[
        h.a(href="/lab")[reader.read(msg("Lab"))], icon("chevron"), h.b[title]
    ]


def buttons(reader: Reader, live: Live) -> h.Element:
    """The rows, and the page, to take along; and another run."""
    return h.div(".row.wrap.lab-buttons")[
        h.a(".button", href=f"{live.address}/rows.zip")[icon("download"), "Parquet"],
        h.a(".button", href=f"{live.address}/report.html")[icon("download"), reader.read(msg("Page as a file"))],
        h.a(".button.button-primary", href="/lab#new-run")[icon("play"), reader.read(msg("New run"))],
    ]


def progress(reader: Reader, live: Live) -> h.Element:
    standing = live.standing
    share = round(100 * standing.played / max(standing.games, 1))
    label = state_of(standing)
    return h.section(".panel.lab-run")[
        h.div(".grow")[
            h.p[
                h.b(role="status")[reader.read(label)], " ",
                h.span(".muted")[" · ".join(reader.read(each) for each in said_of(reader, standing))],
            ],
            h.svg(".lab-bar", viewBox="0 0 100 1", preserveAspectRatio="none", role="progressbar", aria_valuenow=share,
                  aria_valuemin=0, aria_valuemax=100, aria_label=reader.read(label))[
                h.rect(width=str(share), height="1")
            ],
        ],
        latest(reader, standing) if standing.is_running else None,
        stop_or_go_on(reader, live),
    ]  # fmt: skip


def stop_or_go_on(reader: Reader, live: Live) -> Node:
    if live.standing.is_running:
        return live.form("stop", h.button(".button", type="submit")[icon("stop"), reader.read(msg("Stop and keep"))])
    if live.standing.played < live.standing.games:
        return live.form("go-on", h.button(".button", type="submit")[icon("play"), reader.read(msg("Go on"))])
    return None


def state_of(run: Standing | Listed) -> Message:
    if run.is_running:
        return msg("Running")
    if isinstance(run, Listed) and run.is_damaged:
        return msg("Damaged")
    return pmsg("a run", "Finished") if run.played >= run.games else msg("Stopped")


def counted(reader: Reader, played: int, games: int) -> Message:
    """How many games there are, of how many."""
    return nmsg("{done} of {all} game", "{done} of {all} games", n=games, done=reader.number(played),
                all=reader.number(games))  # fmt: skip


def said_of(reader: Reader, standing: Standing) -> Iterator[Message]:
    yield counted(reader, standing.played, standing.games)
    if standing.is_running and standing.per_second:
        yield msg("{n} a second", n=reader.number(standing.per_second, ",.1f"))
    if standing.is_running and standing.seconds_left is not None:
        minutes, seconds = divmod(round(standing.seconds_left), MINUTE)
        yield msg("{m} min {s} s left", m=minutes, s=seconds) if minutes else msg("{s} s left", s=seconds)
    yield nmsg("{n} game broke", "{n} games broke", n=standing.problems) if standing.problems else msg("no errors")


def latest(reader: Reader, standing: Standing) -> Node:
    if standing.latest is None:
        return None
    cell, number = standing.latest
    said = msg("last: {seats}, game {n} of {all}", seats=seated(cell.seats, reader), n=reader.number(number),
               all=reader.number(cell.games))  # fmt: skip
    return h.p(".muted.lab-latest")[reader.read(said)]


# all runs


@dataclass(frozen=True)
class Listed:
    """A run in the list of all."""

    name: str
    title: str
    games: int
    played: int
    is_running: bool
    is_damaged: bool = False


@dataclass(frozen=True)
class Wanted:
    """What somebody has typed who wants another run."""

    game: str = "zooloretto"
    seats: str = ""
    games: str = str(USUAL_GAMES)
    seed: str = "1"
    name: str = ""
    plan: str = ""  # instead of one table


def lab_page(frame: Frame, runs: Sequence[Listed], wanted: Wanted, problem: Message | None = None) -> Node:
    """All runs, and a form for another."""
    typed, untouched = (wanted, problem), (Wanted(), None)
    table, plan = (untouched, typed) if wanted.plan else (typed, untouched)
    none = msg("No run yet. Begin one below, or in a terminal: soloist lab run zooloretto --seats greedy,mammoth:I-III")
    return h.fragment[
        h.div[
            h.h1(".page-title")[frame.read(msg("Lab"))],
            h.p(".muted")[frame.read(msg("Bots and automas play thousands of games; a page says what comes of it."))],
        ],
        h.ul(".match-list.panel.lab-runs")[(listed(frame, each) for each in runs)]
        if runs else h.p(".note")[frame.read(none)],
        new_run(frame, *table),
        new_plan(frame, *plan),
    ]  # fmt: skip


def listed(frame: Frame, run: Listed) -> h.Element:
    count = [] if run.is_damaged else [frame.read(counted(frame.reader, run.played, run.games))]
    facts = [run.name, frame.read(state_of(run)), *count]
    return h.li[
        h.a(href=f"/lab/{run.name}")[
            icon("chart"),
            h.span(".grow")[h.b[run.title], h.span[" · ".join(facts)]],
            icon("chevron"),
        ]
    ]


def new_run(frame: Frame, wanted: Wanted, problem: Message | None) -> h.Element:
    """One table, as the terminal would name it."""
    return h.form(".panel.lab-new", id="new-run", method="post", action="/lab", novalidate=True)[
        h.h2[frame.read(msg("New run"))],
        h.input(type="hidden", name="csrf", value=frame.csrf),
        None if problem is None else h.p(".note.is-bad", role="alert")[capital(frame.read(problem))],
        h.div(".lab-fields")[
            h.div(".field")[
                h.label(for_="run-game")[frame.read(msg("Game"))],
                h.select(".input", id="run-game", name="game")[
                    (h.option(value=game.id, selected=game.id == wanted.game)[game.title] for game in all_games())
                ],
            ],
            field(frame, "seats", msg("Who plays, seat by seat"), wanted.seats, "greedy,random"),
            field(frame, "games", msg("Games, in every order of seats"), wanted.games, "", kind="numeric"),
            field(frame, "seed", msg("Seed"), wanted.seed, "", kind="numeric"),
            field(frame, "name", msg("Name of the run"), wanted.name, "my-run"),
        ],
        h.p(".muted")[frame.read(SEATS_SAID)],
        h.div[h.button(".button.button-primary", type="submit")[icon("play"), frame.read(msg("Let them play"))]],
    ]


SEATS_SAID = msg(
    "Separate players with commas and choices with |; a dash means from one level to another: "
    "greedy|random,arno:L1-L3. Left empty, greedy meets every level of the automa."
)
EXAMPLE = """\
title = "How strong are the automas?"
seed = 1
games = 100          # at every table, in every order of its seats

[[table]]
game = "zooloretto"
round_robin = ["random", "greedy", "mammoth:I-III"]

[[table]]
game = "arknova"
seats = ["greedy", "arno:L1-L3"]
options = { maps = "pick" }
games = 20
"""
PLAN_SAID = msg(
    "Each [[table]] says which game is played, and by whom. Plans that name files are run in a terminal; their reports "
    "appear here too."
)


def new_plan(frame: Frame, wanted: Wanted, problem: Message | None) -> h.Element:
    """Several tables at once, as a plan names them."""
    return h.details(".panel.lab-new", id="new-plan", open=problem is not None)[
        h.summary[h.h2[frame.read(msg("New run from a plan"))]],
        h.form(".lab-plan", method="post", action="/lab", novalidate=True)[
            h.input(type="hidden", name="csrf", value=frame.csrf),
            None if problem is None else h.p(".note.is-bad", role="alert")[capital(frame.read(problem))],
            h.div(".field")[
                h.label(for_="run-plan")[frame.read(msg("Plan"))],
                h.textarea(".input", id="run-plan", name="plan", rows="14", spellcheck="false", autocapitalize="off",
                           maxlength=str(LONGEST_PLAN))[wanted.plan or EXAMPLE],
            ],
            h.p(".muted")[frame.read(PLAN_SAID)],
            h.div(".lab-fields")[
                field(frame, "name", msg("Name of the run"), wanted.name, "my-plan", of="plan")
            ],
            h.div[h.button(".button.button-primary", type="submit")[icon("play"), frame.read(msg("Let them play"))]],
        ],
    ]  # fmt: skip


def field(
    frame: Frame, name: str, label: Message, value: str, placeholder: str, kind: str = "text", of: str = "run"
) -> h.Element:
    return h.div(".field")[
        h.label(for_=f"{of}-{name}")[frame.read(label)],
        h.input(".input", id=f"{of}-{name}", name=name, value=value, placeholder=placeholder or None, inputmode=kind,
                autocomplete="off", maxlength="200"),
    ]  # fmt: skip


def example(game: str) -> str:
    """Greedy against every level of the automa; without one against chance."""
    setting = next((lineup(each) for each in all_games() if each.id == game), None)
    if setting is None:
        return "greedy,random"
    words = automa_words(setting)
    return f"greedy,{words[0]}" if len(words) == 1 else f"greedy,{words[0]}-{setting.levels[-1]}"
