"""AutoMammoth beside the box, as the web knows it."""

from __future__ import annotations

from soloist.companion.mammoth.reports import CORRECT
from soloist.companion.mammoth.view import View
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.web.faces.base import CompanionFace
from soloist.web.faces.company import automas_chip, is_you
from soloist.web.faces.mammoth.art import art
from soloist.web.faces.mammoth.final import final
from soloist.web.faces.mammoth.holdings import all_holdings, watch
from soloist.web.faces.mammoth.instructions import counts, done, news, recap
from soloist.web.faces.mammoth.log import log, told
from soloist.web.faces.mammoth.progress import is_counting, is_resting, mammoths, recent, to_do
from soloist.web.faces.mammoth.questions import last, question
from soloist.web.html import Node
from soloist.web.scene import Scene


def title(scene: Scene) -> Node:
    """AutoMammoth with its level; several by their marks."""
    return automas_chip(scene, mammoths(scene.view), whose_turn(scene))


def whose_turn(scene: Scene) -> Seat | None:
    """Whose turn the page is about: while its moves are to be made AutoMammoth's, then the next player's."""
    shows_news = not scene.said and not scene.past and not scene.match.over and is_resting(scene) and to_do(scene)
    active: Seat | None = to_do(scene)[-1][0].seat if shows_news else scene.view.active
    return active


def note(scene: Scene) -> Node:
    return scene.read(_note(scene))


def _note(scene: Scene) -> Message:
    view: View = scene.view
    if view.over:
        return msg("over after round {n}", n=view.round)
    if is_counting(scene):
        return msg("round {n} was the last", n=view.round)
    if view.active is None:
        return msg("before the first round")
    seat = whose_turn(scene)
    if seat in mammoths(view):
        return msg("Round {n}, its turn", n=view.round)
    if is_you(scene, seat):
        return msg("Round {n}, your turn", n=view.round)
    return msg("Round {n}, turn: {seat}", n=view.round, seat=view.active)


def every_holding(scene: Scene) -> Node:
    return [counts(scene) if not scene.view.over else None, all_holdings(scene, recent(scene))]


FACE = CompanionFace(
    stylesheets=("zoo.css", "mammoth.css"),
    icon="elephant",
    art=art,
    family="sponsor",
    told=told,
    title=title,
    note=note,
    watch=watch,
    news=news,
    done=done,
    recap=recap,
    question=question,
    holdings=every_holding,
    final=final,
    log=log,
    corrects=CORRECT.code,
    last=last,
)

__all__ = ["FACE"]
