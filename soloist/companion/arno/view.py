"""The books as they are shown: nothing of them is hidden."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.companion.arno.ending import result
from soloist.companion.arno.session import Agreed, ArnoSession, Stage
from soloist.engine.seats import Seat
from soloist.games.arknova import board
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.arno.marine import AnimalUniversity
from soloist.games.arknova.arno.sight import ArnoSight, sight
from soloist.games.arknova.arno.table_knowledge import Known, Thing
from soloist.games.arknova.arno.triggers import Firing
from soloist.games.arknova.board import BonusTile, University
from soloist.games.arknova.cards import Icon, Project


@dataclass(frozen=True)
class Lying:
    """A project on the table: its place, which one it is if that was said, and who stands on its levels."""

    place: Project  # `base 2` or `row 1`: a placeholder with code and words
    project: Project | None
    levels: tuple[int, ...]  # a seat, -1 nobody, -2 blocked


@dataclass(frozen=True)
class SharedSight:
    """What people and ARNO share."""

    partner_zoos: tuple[Icon, ...]
    universities: tuple[University, ...]
    animal_universities: tuple[AnimalUniversity, ...]
    bases: tuple[Lying, ...]
    row: tuple[Lying, ...]
    tiles: tuple[tuple[BonusTile | None, ...], ...]  # at 5, 8 and past reputation 15: None is gone
    donations: int
    prices: tuple[int, ...]  # still open, the cheapest first
    break_step: int
    break_steps: int
    ten_reached: bool
    doubtful: tuple[Thing, ...]


@dataclass(frozen=True)
class View:
    """The books, and what is known of the table."""

    agreed: Agreed
    stage: Stage
    turn: int
    active: Seat | None
    starter: Seat | None
    entries: int  # what the person whose turn it is has said so far
    arnos: tuple[ArnoSight | None, ...]
    apart: tuple[int | None, ...]  # appeal that an ARNO lacks to trigger the end; None: a person
    shared: SharedSight
    cards: tuple[tuple[Seat, Firing], ...]
    typed: bool
    die: int
    caller: Seat | None
    last_turns: int | None
    still_to_play: tuple[Seat, ...]
    ended_by: Seat | None
    over: bool
    points: tuple[int, ...]
    winners: tuple[Seat, ...]


def view(session: ArnoSession) -> View:
    outcome = result(session)
    return View(
        agreed=session.agreed,
        stage=session.stage,
        turn=session.turn,
        active=session.active,
        starter=session.starter,
        entries=session.entries,
        arnos=tuple(None if arno is None else sight(arno) for arno in session.arnos),
        apart=tuple(None if arno is None else apart(arno) for arno in session.arnos),
        shared=shared(session.known),
        cards=session.known.cards,
        typed=session.known.typed,
        die=session.known.die,
        caller=session.caller,
        last_turns=session.last_turns,
        still_to_play=tuple(session.still_to_play()),
        ended_by=session.ended_by,
        over=session.stage is Stage.OVER,
        points=tuple(score.total for score in outcome.scores),
        winners=outcome.winners,
    )


def apart(arno: Arno) -> int:
    """How far its counters are from each other [ARNO-14.9]."""
    return max(0, board.target(arno.conservation) - arno.appeal)


def shared(known: Known) -> SharedSight:
    lying = [Lying(place, spot.project, spot.levels) for place, spot in known.places()]
    return SharedSight(
        partner_zoos=known.partner_zoos,
        universities=known.universities,
        animal_universities=known.animal_universities,
        bases=tuple(lying[: len(known.bases)]),
        row=tuple(lying[len(known.bases) :]),
        tiles=known.tiles,
        donations=known.donations,
        prices=known.prices,
        break_step=known.break_step,
        break_steps=known.break_steps,
        ten_reached=known.ten_reached,
        doubtful=known.doubtful,
    )
