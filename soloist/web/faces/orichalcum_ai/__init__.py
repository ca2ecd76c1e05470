"""The AI of Orichalcum beside the box, as the web knows it."""

from __future__ import annotations

from dataclasses import replace

from soloist.companion.orichalcum_ai.questions import WhoHasMoreHoplites
from soloist.companion.orichalcum_ai.session import AI, HUMAN, Stage
from soloist.companion.orichalcum_ai.view import View
from soloist.engine.words import Message, msg
from soloist.web.faces.base import CompanionFace
from soloist.web.faces.orichalcum.told import paint
from soloist.web.faces.orichalcum_ai.art import art
from soloist.web.faces.orichalcum_ai.final import final
from soloist.web.faces.orichalcum_ai.instructions import done, news, recap, shown
from soloist.web.faces.orichalcum_ai.log import log, told
from soloist.web.faces.orichalcum_ai.pictures import board, watch
from soloist.web.faces.orichalcum_ai.progress import ask_of, is_correcting, is_human_turn
from soloist.web.faces.orichalcum_ai.questions import finish, last, question
from soloist.web.html import Node, seat_chip
from soloist.web.scene import Scene


def title(scene: Scene) -> Node:
    return seat_chip(replace(scene.person(AI), name=scene.text(msg("Orichalcum AI")), level=""))


def note(scene: Scene) -> Message:
    view: View = scene.view
    if view.over:
        return msg("over in round {n}", n=view.round)
    parts = [] if scene.said or scene.past else [chapter.kind for chapter in shown(scene)]
    if parts == ["setup"]:
        return msg("before the first round")
    if "turn" in parts:
        return msg("Round {n}, its turn", n=view.round)
    if view.stage in (Stage.ROUND_END, Stage.INITIATIVE) or isinstance(ask_of(scene), WhoHasMoreHoplites):
        return msg("Round {n}, end", n=view.round)
    if is_human_turn(scene) or (is_correcting(scene) and view.active == HUMAN):
        return msg("Round {n}, your turn", n=view.round)
    return msg("Round {n}, its turn", n=view.round)


def holdings(scene: Scene) -> Node:
    return board(scene, msg("Its board"), fresh=True)


FACE = CompanionFace(
    stylesheets=("island.css", "orichalcum-ai.css"),
    icon="titan",
    art=art,
    family="scoring",
    paint=paint,
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
    back=msg("Undo"),
)

__all__ = ["FACE"]
