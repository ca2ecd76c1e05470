"""The record of plays: how one fares against each automa and level over time, and every game of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from soloist.engine.words import Message, joined, msg, nmsg, numeral
from soloist.plays.play import Ending, Play
from soloist.plays.tally import Tally, box_of, called, outcome, tallies
from soloist.web import markup as h
from soloist.web.faces import face_of
from soloist.web.html import Node, classes, icon
from soloist.web.listing import ago
from soloist.web.pages.layout import Frame, capital, shell

FEW = 12  # games in the list before a click
BARS = 24  # games in a picture
BAR, GAP, HEIGHT, LEAST = 10, 4, 30, 4  # of a bar, in units of the drawing; the height up or down
MARKS = {Ending.WON: "is-won", Ending.TIED: "is-tied", Ending.LOST: "is-lost", Ending.GAVE_UP: "is-lost"}
WORDS = {Ending.WON: msg("won"), Ending.TIED: msg("tied"), Ending.LOST: msg("lost"), Ending.GAVE_UP: msg("gave up")}


@dataclass(frozen=True)
class Shown:
    """The plays of a page, the oldest first."""

    plays: Sequence[Play]
    removable: Collection[str]  # those that whoever looks may take out of the record
    there: Collection[str]  # those whose matches can still be looked at
    is_local: bool
    now: float


def plays_page(frame: Frame, shown: Shown) -> Node:
    if not shown.plays:
        return shell(frame, title(frame, shown), empty(frame), here="/plays")
    return shell(
        frame,
        title(frame, shown),
        h.section(".tallies", aria_label=frame.read(msg("By opponent and level")))[
            (tally_card(frame, tally, shown.now) for tally in tallies(shown.plays))
        ],
        h.p(".small.muted")[frame.read(msg("A bar is a game: up is won, down is lost; the longer, the clearer."))],
        all_games(frame, shown),
        here="/plays",
    )


def title(frame: Frame, shown: Shown) -> h.Element:
    won = sum(play.ending is Ending.WON for play in shown.plays)
    total = nmsg("{n} game, {won} won", "{n} games, {won} won", n=len(shown.plays), won=won)
    own = msg("The games this browser has played, against automas and bots.")
    whose = msg("All games played on this computer against automas and bots.") if shown.is_local else own
    return h.div(".share-head")[
        h.div[
            h.h1(".page-title")[frame.read(msg("Record of plays"))],
            h.p(".muted")[frame.read(whose), " ", h.b[frame.read(total)] if shown.plays else None],
        ],
        h.a(".button", href="/plays.csv", download="soloist-plays.csv")[
            icon("download"), frame.read(msg("Download as CSV"))
        ]
        if shown.plays
        else None,
    ]


def empty(frame: Frame) -> h.Element:
    what = msg(
        "Nothing here yet. When you finish a game against an automa or a bot, at the table or on screen, it is counted "
        "here: games played and won, your best and your last result, for each automa and level."
    )
    return h.div(".empty")[
        h.p[icon("chart")],
        h.p[frame.read(what)],
        h.p[h.a(".button.button-primary", href="/#start")[icon("play"), frame.read(msg("Start a game"))]],
    ]


# one opponent


def tally_card(frame: Frame, tally: Tally, now: float) -> h.Element:
    face = face_of(tally.game)
    share = round(100 * tally.won / tally.played)
    best = tally.best
    return h.article(class_=f"tally panel family-{face.family}")[
        h.header[
            h.span(".match-icon")[icon(face.icon)],
            h.div[h.h2(".sign")[tally.called(frame.reader)], h.p(".small.muted")[tally.title]],
        ],
        h.dl(".tally-facts")[
            fact(frame, msg("played"), str(tally.played)),
            fact(frame, msg("wins"), f"{tally.won}", h.small[f"{share} %"]),
            fact(frame, msg("best"), "–" if best is None else numeral(best.best.points)),
        ],
        bars(frame, tally),
        h.p(".tally-last")[
            frame.read(msg("Last: {outcome}, {when}", outcome=outcome(tally.last),
                           when=ago(tally.last.ended, now, frame.likes.language)))
        ],
    ]  # fmt: skip


def fact(frame: Frame, name: Message, *value: Node) -> h.Element:
    return h.div[h.dt[frame.read(name)], h.dd[value]]


def bars(frame: Frame, tally: Tally) -> h.Element:
    """One bar for each game, the latest at the right: up if it was won, the longer the clearer."""
    plays = tally.plays[-BARS:]
    most = max(max(abs(margin(play)) for play in plays), 1)
    ends = [WORDS[play.ending] for play in plays]
    label = nmsg("The last game: {endings}", "The last {n} games: {endings}", n=len(plays), endings=joined(ends))
    width = (BAR + GAP) * BARS
    drawing = h.svg(
        ".bars", viewBox=f"0 0 {width} {2 * HEIGHT + 4}", role="img", aria_label=capital(frame.read(label)),
    )  # fmt: skip
    return drawing[
        h.line(x1="0", x2=str(width), y1=str(HEIGHT + 2), y2=str(HEIGHT + 2)),
        (bar(place, play, most) for place, play in enumerate(plays)),
    ]


def bar(place: int, play: Play, most: int) -> h.Element:
    height = max(LEAST, round(HEIGHT * abs(margin(play)) / most))
    top = {Ending.WON: HEIGHT + 2 - height, Ending.TIED: HEIGHT}.get(play.ending, HEIGHT + 2)
    return h.rect(
        class_=MARKS[play.ending], x=str(place * (BAR + GAP) + GAP // 2), y=str(top), width=str(BAR),
        height=str(LEAST if play.ending is Ending.TIED else height), rx="2",
    )  # fmt: skip


def margin(play: Play) -> int:
    """By how many points it was won or lost; a game that was given up has none."""
    return 0 if play.ending is Ending.GAVE_UP else play.best.points - play.rival.points


# every game


def all_games(frame: Frame, shown: Shown) -> h.Element:
    latest = list(reversed(shown.plays))
    few, older = latest[:FEW], latest[FEW:]
    return h.section(aria_labelledby="every")[
        h.h2(id="every")[frame.read(msg("Every game"))],
        h.ul(".match-list.panel")[(row(frame, shown, play) for play in few)],
        h.details(".older")[
            h.summary(".button.button-small")[frame.read(msg("Earlier games"))],
            h.ul(".match-list.panel")[(row(frame, shown, play) for play in older)],
        ]
        if older
        else None,
    ]


def row(frame: Frame, shown: Shown, play: Play) -> h.Element:
    where = msg("at the table") if play.at_table else msg("on screen")
    when = ago(play.ended, shown.now, frame.likes.language)
    state = h.span(class_="is-won" if play.ending is Ending.WON else None)[frame.read(outcome(play))]
    inside = [
        h.span(".match-icon")[icon(face_of(box_of(play.game).id).icon)],
        h.span(".grow")[h.b[called(play.opponents, frame.reader)], h.span[capital(frame.read(where)), people(play)]],
        h.span(".match-state")[state, h.small[frame.read(when)]],
    ]
    return h.li[
        h.a(href=f"/m/{play.id}")[inside, icon("chevron")] if play.id in shown.there else h.div(".play-row")[inside],
        h.div(".match-actions")[remove(frame, play)] if play.id in shown.removable else None,
    ]


def people(play: Play) -> str:
    """Those who were named, with their points."""
    named = [f"{each.name} {numeral(each.points)}" for each in play.ours if each.name]
    return f": {', '.join(named)}" if named else ""


def remove(frame: Frame, play: Play) -> h.Element:
    """Takes two steps, and no script."""
    sure = msg("Take this game out of the record? The match itself stays.")
    label = msg("More: {match}", match=called(play.opponents, frame.reader))
    return h.details(".menu")[
        h.summary(".button.button-small.button-quiet.button-icon", aria_label=frame.read(label))[icon("menu")],
        h.div(".menu-body")[
            h.p(".small")[frame.read(sure)],
            h.form(method="post", action=f"/plays/{play.id}/remove")[
                h.input(type="hidden", name="csrf", value=frame.csrf),
                h.button(class_=classes("button", "button-danger", "button-wide"), type="submit")[
                    icon("trash"), frame.read(msg("Remove from the record"))
                ],
            ],
        ],
    ]
