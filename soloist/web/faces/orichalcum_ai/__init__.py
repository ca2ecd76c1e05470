"""The AI of Orichalcum beside the box, as the web knows it."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from soloist.companion.orichalcum_ai.reports import DONE
from soloist.companion.orichalcum_ai.session import AI, HUMAN, AiSession, Stage
from soloist.companion.people import WhatDid
from soloist.engine.words import Message, msg
from soloist.games.orichalcum.box import BOX
from soloist.games.orichalcum.pieces import Terrain
from soloist.web import markup as h
from soloist.web.faces.base import About, CompanionFace
from soloist.web.faces.companion_frame import final_page, is_correcting, points_of
from soloist.web.faces.company import is_you
from soloist.web.faces.orichalcum.board import Laid, arrow, centre, piece_drawing, sector_spot, shore
from soloist.web.faces.orichalcum.hint import paint
from soloist.web.faces.orichalcum.signs import TEMPLE_ICON, creature_token, middle
from soloist.web.faces.orichalcum_ai.instructions import around, log, news, recap, then
from soloist.web.faces.orichalcum_ai.pictures import board, title, watch
from soloist.web.faces.orichalcum_ai.questions import last, question
from soloist.web.faces.orichalcum_ai.reports import entered_note
from soloist.web.faces.orichalcum_ai.story import recent
from soloist.web.faces.table_widgets import use
from soloist.web.html import Node, classes, icon, rule_link, seat_class
from soloist.web.markup import render
from soloist.web.scene import Scene

M, F, L, D, V = Terrain
SIGNS = ("medallion", TEMPLE_ICON, "titan")  # by part of the points
TILES = {(0, 0): (L,), (0, 1): (M, D), (0, 2): (F, D, M), (1, 2): (M, V, F)}  # by sector and size


def note(scene: Scene) -> Message:
    view: AiSession = scene.view
    if view.stage is Stage.OVER:
        return msg("over in round {n}", n=view.round)
    told = recent(scene)
    if view.stage is Stage.SETUP or (not scene.said and [chapter.kind for chapter in told] == ["setup"]):
        return msg("before the first round")
    if isinstance(scene.ask, WhatDid) or (is_correcting(scene) and view.active == HUMAN):
        return msg("Round {n}, your turn", n=view.round)
    return msg("Round {n}, its turn", n=view.round)


def final(scene: Scene) -> Node:
    """The points, the winner, the parts of the AI's points, its board."""
    view: AiSession = scene.view
    won = is_you(scene, view.winner)
    untold = [HUMAN] if view.known.points is None and not won else []
    outcome, rule = (msg("You win."), "ORI-1.2") if won else (msg("The AI wins."), "OAI-9.1")
    return final_page(scene, outcome, rule, [parts(scene), board(scene, msg("Its board at the end"))], untold)


def parts(scene: Scene) -> h.Element:
    """Medallions, temples, Titans; then what still stands on its board [OAI-9.1, OAI-9.2]."""
    beasts = len(scene.view.ai.beasts)
    made_of = scene.match.result.scores[AI].parts

    def row(sign: str, what: Message, number: int) -> h.Element:
        return h.li[h.span(".step-piece")[icon(sign)], h.b[scene.read(what)], h.span(".points")[str(number)]]

    return h.ul(class_=classes("final", seat_class(AI)))[
        (row(sign, what, number) for sign, (what, number) in zip(SIGNS, made_of, strict=True)),
        h.li(".is-sum")[
            h.span,
            h.b[scene.read(msg("Points of the AI")), " ", rule_link("OAI-9.2")],
            h.span(".points")[str(points_of(scene)[AI])],
        ],
        row("skull", msg("creatures left on its board"), beasts) if beasts else None,
    ]


@lru_cache(1)
def art() -> Markup:
    """Its board with two tiles, and the die that chose them: 330 × 150, in the colours of the page."""
    layout = BOX.ai
    ground = layout.ground
    spots = [(number, size, spot) for number, sector in enumerate(layout.sectors) for size, spot in enumerate(sector)]
    free = [(number, spot) for number, size, spot in spots if (number, size) not in TILES]
    laid = [Laid(spot, TILES[number, size]) for number, size, spot in spots if (number, size) in TILES]
    return render(
        h.svg(".oai-art", viewBox="0 0 330 150", preserveAspectRatio="xMidYMid slice", aria_hidden="true")[
            h.rect(".ori-art-sea", width="330", height="150"),
            h.g(transform="translate(148 74) scale(.62)")[
                shore(ground), [sector_spot(ground, number + 1, spot) for number, spot in free],
                [piece_drawing(ground, each) for each in laid], centre(layout), arrow(layout, layout.sectors[2][0][0]),
                creature_token(BOX.creatures[-1], middle(ground.places[layout.sectors[1][2][1]]), 26),
            ],
            use("d6-3", 285, 46, 44, "oai-art-die"), use("seat-automa", 285, 104, 36, "oai-art-mark"),
        ]
    )  # fmt: skip


FACE = CompanionFace(
    stylesheets=("island.css", "orichalcum-ai.css"), icon="titan", art=art, family="scoring", paint=paint, title=title,
    note=note, watch=watch, news=news, then=then, around=around, recap=recap, question=question, final=final, log=log,
    last=last, holdings=lambda scene: board(scene, msg("Its board"), fresh=True), finishes=[(DONE, msg("Done"))],
    entered=entered_note, back=msg("Undo"), about=About(msg("takes your cards, races you")),
)  # fmt: skip
