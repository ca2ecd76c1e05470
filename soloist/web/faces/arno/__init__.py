"""ARNO beside the box, as the web knows it."""

from __future__ import annotations

import htpy as h

from soloist.companion.arno.session import Stage
from soloist.companion.arno.view import View
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.web.faces.arknova.arno_mat import mat
from soloist.web.faces.arno.art import art
from soloist.web.faces.arno.final import final
from soloist.web.faces.arno.instructions import done, news, recap
from soloist.web.faces.arno.log import log, told
from soloist.web.faces.arno.progress import arnos, chapters, is_counting, is_resting, recent, sight_of
from soloist.web.faces.arno.questions import finish, last, question
from soloist.web.faces.arno.story import Kind
from soloist.web.faces.arno.watch import pause, race
from soloist.web.faces.base import CompanionFace
from soloist.web.faces.company import automas_chip, is_you
from soloist.web.html import Node, icon
from soloist.web.scene import Scene


def title(scene: Scene) -> Node:
    """ARNO with its level; several by their marks."""
    return automas_chip(scene, arnos(scene.view), whose_turn(scene))


def shows_news(scene: Scene) -> bool:
    return not scene.said and not scene.past and not scene.match.over and is_resting(scene)


def whose_turn(scene: Scene) -> Seat | None:
    """Whose turn the page is about: while its moves are to be made ARNO's, then the next player's."""
    turns = [chapter for chapter in recent(scene) if chapter.kind is Kind.ARNO]
    if shows_news(scene) and turns and not scene.view.entries:
        return turns[-1].seat
    active: Seat | None = scene.view.active
    return active


def note(scene: Scene) -> Message:
    view: View = scene.view
    if view.over:
        return msg("over after turn {n}", n=view.turn)
    if is_counting(view):
        return msg("turn {n} was the last", n=view.turn)
    if view.stage in (Stage.SETUP, Stage.FIRST_CARDS) or view.active is None:
        return msg("before the first turn")
    if view.stage in (Stage.BREAK, Stage.INCOME, Stage.BREAK_END):
        return msg("Break after turn {n}", n=view.turn)
    seat = whose_turn(scene)
    if seat in arnos(view):
        turn = next((chapter for chapter in reversed(chapters(scene)) if chapter.kind is Kind.ARNO), None)
        if turn is None or turn.action is None:
            return msg("Turn {n}, its turn", n=view.turn)
        return msg("Turn {n}, {action} {strength}", n=turn.turn, action=turn.action, strength=turn.strength)
    if is_you(scene, seat):
        return msg("Turn {n}, your turn", n=view.turn)
    return msg("Turn {n}: {seat}", n=view.turn, seat=view.active)


def watch(scene: Scene) -> Node:
    """Each ARNO's race, and how far the break is."""
    view: View = scene.view
    return [
        icon("flag"),
        h.div(".arno-races")[(race(scene, seat, sight_of(view, seat)) for seat in arnos(view))],
        pause(scene, view.shared.break_step, view.shared.break_steps),
    ]


def holdings(scene: Scene) -> Node:
    view: View = scene.view
    return [mat(scene, seat, sight_of(view, seat), module=view.agreed.settings.module) for seat in arnos(view)]


FACE = CompanionFace(
    stylesheets=("arno.css",),
    icon="act-association",
    art=art,
    family="animal",
    told=told,
    title=title,
    note=note,
    watch=watch,
    news=news,
    done=done,
    recap=recap,
    question=question,
    holdings=holdings,
    final=final,
    log=log,
    last=last,
    finish=finish,
)

__all__ = ["FACE"]
