"""A game in two minutes: the goal as a picture, how a turn goes, how it ends, what the icons mean; and the way into the
first match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from soloist.engine.game import Game
from soloist.engine.words import Message, msg
from soloist.web import markup as h
from soloist.web.faces import face_of
from soloist.web.faces.teaching import Lesson, Line, Part
from soloist.web.html import Node, classes, icon, rule_link
from soloist.web.pages.layout import Frame, shell

HERE = "/learn"


# all lessons


def learn_page(frame: Frame, games: Sequence[Game[Any, Any]]) -> Node:
    """The games that are taught."""
    return shell(
        frame,
        h.h1(".page-title")[frame.read(msg("Learn a game in two minutes"))],
        h.div(".games")[(game_card(frame, game) for game in games)],
        here=HERE,
    )


def game_card(frame: Frame, game: Game[Any, Any]) -> h.Element:
    face = face_of(game.id)
    return h.article(class_=f"game-card panel family-{face.family}")[
        h.div(".game-art", aria_hidden="true")[face.art()],
        h.div(".game-text")[
            h.h2(".sign")[game.title],
            h.div(".game-buttons")[
                h.a(".button.button-primary", href=f"/learn/{game.id}")[
                    icon("bulb"), frame.read(msg("{game} in two minutes", game=game.title))
                ]
            ],
        ],
    ]


# one lesson


def lesson_page(frame: Frame, game: Game[Any, Any], lesson: Lesson) -> Node:
    """The goal across the page, then two columns, then icons."""
    numbered = list(enumerate((lesson.goal, lesson.turn, lesson.choices, *lesson.more, lesson.end), 1))
    goal, turn, choices, *more, end = numbered
    return shell(
        frame,
        lesson_head(frame, game, lesson),
        h.div(class_=f"lesson game-{game.id}")[
            part(frame, *goal, "lesson-goal"),
            h.div(".lesson-column")[(part(frame, *each) for each in (turn, *more))],
            h.div(".lesson-column")[(part(frame, *each) for each in (choices, end)), beginners_tips(frame, lesson)],
            icon_key(frame, lesson),
        ],
        begin_again(frame, game, lesson),
        here=HERE,
        wide=False,
    )


def lesson_head(frame: Frame, game: Game[Any, Any], lesson: Lesson) -> h.Element:
    return h.header(".lesson-head")[
        h.div[
            h.nav(".crumbs", aria_label=frame.read(msg("You are here")))[
                h.a(href=HERE)[frame.read(msg("Learn"))], icon("chevron"), h.b[game.title]
            ],
            h.h1(".page-title")[frame.read(msg("{game} in two minutes", game=game.title))],
        ],
        h.a(".button", href=f"/rules/{game.id}")[icon("rules"), frame.read(msg("All rules"))],
        first_game(frame, game, lesson),
    ]


def first_game(frame: Frame, game: Game[Any, Any], lesson: Lesson) -> h.Element:
    """The button that begins it; what it agrees on is told below."""
    return h.form(".first-game", method="post", action=f"/learn/{game.id}")[
        h.input(type="hidden", name="csrf", value=frame.csrf),
        h.button(".button.button-primary.button-large", type="submit", aria_describedby="first-game-says")[
            icon("play"), frame.read(msg("First game, with a guide"))
        ],
        h.p(".small.muted", id="first-game-says")[frame.read(lesson.first.text)],
    ]


def begin_again(frame: Frame, game: Game[Any, Any], lesson: Lesson) -> h.Element:
    """The same way out below, for those who have read to the end."""
    return h.form(".lesson-foot", method="post", action=f"/learn/{game.id}")[
        h.input(type="hidden", name="csrf", value=frame.csrf),
        h.button(".button.button-primary.button-large", type="submit")[
            icon("play"), frame.read(msg("First game, with a guide"))
        ],
        h.a(".button.button-large", href=f"/new/{game.id}")[frame.read(msg("Set up a game of your own"))],
    ]


def part(frame: Frame, number: int, shown: Part, class_: str = "") -> h.Element:
    """A panel with its number: sentences, a picture, a list."""
    return h.section(class_=classes("panel lesson-part", f"lesson-{number}", class_))[
        h.div(".lesson-words")[
            h.h2(".sign")[frame.read(shown.title)],
            h.span(".lesson-number", aria_hidden="true")[str(number)],
            (h.p[frame.read(text)] for text in shown.text),
            rules(shown.rules),
        ],
        picture(frame, shown),
        lines(frame, shown.lines, numbered=shown.numbered) if shown.lines else None,
    ]


def picture(frame: Frame, shown: Part) -> Node:
    drawn = shown.picture(frame.reader)
    return None if drawn is None else h.div(".lesson-picture")[drawn]


def rules(found: Sequence[str]) -> Node:
    return h.p(".lesson-rules")[[[rule_link(rule), " "] for rule in found]] if found else None


def lines(frame: Frame, shown: Sequence[Line], *, numbered: bool = False) -> h.Element:
    tag = h.ol if numbered else h.ul
    return tag(".lesson-lines.is-numbered" if numbered else ".lesson-lines")[
        (
            h.li[
                sign(line),
                h.span[
                    h.b[frame.read(line.title)],
                    h.span(".lesson-text")[frame.read(line.says), " ", rule_link(line.rule) if line.rule else None]
                    if line.says is not None
                    else None,
                ],
            ]
            for line in shown
        )
    ]


def sign(line: Line) -> h.Element:
    """A drawing, or the figure that stands on the piece itself."""
    if line.figure:
        return h.b(".lesson-sign.is-figure", aria_hidden="true")[line.figure]
    return h.span(class_=classes("lesson-sign", line.tint))[icon(line.icon)]


def beginners_tips(frame: Frame, lesson: Lesson) -> h.Element:
    return h.section(".panel.lesson-part.lesson-tips")[
        h.div(".lesson-words")[h.h2(".sign")[frame.read(msg("Three tips for beginners"))]],
        h.ol(".lesson-lines")[
            (
                h.li[
                    h.span(".lesson-sign")[icon("bulb")],
                    h.span[h.span(".lesson-text")[frame.read(text), " ", rule_link(rule)]],
                ]
                for text, rule in lesson.tips
            )
        ],
    ]


def icon_key(frame: Frame, lesson: Lesson) -> h.Element:
    def group(title: Message, shown: Sequence[Line]) -> h.Element:
        return h.div[
            h.h3(".eyebrow")[frame.read(title)],
            h.ul(".lesson-key")[(h.li[sign(line), frame.read(line.title)] for line in shown)],
        ]

    return h.section(".panel.lesson-part.lesson-icons")[
        h.div(".lesson-words")[
            h.h2(".sign")[frame.read(msg("Icons"))],
            h.p[frame.read(msg("On the table, point at a piece to read more about it."))],
        ],
        h.div(".lesson-keys")[(group(*each) for each in lesson.keys)],
    ]
