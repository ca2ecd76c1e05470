"""The start page: the games, and the matches that go on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import htpy as h

from soloist.catalogue import counts
from soloist.engine.game import Game
from soloist.engine.words import msg
from soloist.names import known_as
from soloist.registry import ENTRIES, automa_called, bots_of, is_companion
from soloist.seating import lineup
from soloist.web.faces import face_of
from soloist.web.html import KIND_ICONS, Node, classes, icon, seat_class
from soloist.web.listing import Listed
from soloist.web.pages.layout import Frame, capital, shell
from soloist.web.pages.matches import finished_list, running_list
from soloist.web.pages.start import chip, start_panel

FEW_GAMES = 3  # fewer than this lie wide, side by side


def home_page(
    frame: Frame, games: Sequence[Game[Any, Any]], matches: Sequence[Listed], start: str, *,
    is_local: bool = False, has_more: bool = False,
) -> Node:  # fmt: skip
    """All of it; `start` is the game of the short form that begins a match at once."""
    running = [match for match in matches if not match.kept.is_over]
    finished = [match for match in matches if match.kept.is_over]
    waiting = next((match for match in running if match.is_yours), None)
    return shell(
        frame,
        lead(frame, waiting),
        h.section(aria_labelledby="games")[
            h.h2(id="games")[frame.read(msg("Games"))],
            h.div(class_=classes("games", games_few=len(games) < FEW_GAMES))[
                (game_card(frame, game) for game in games)
            ],
        ],
        h.div(".two-columns")[
            h.div(".stack.home-lists")[
                running_list(frame, running), finished_list(frame, finished), list_foot(frame, is_local, has_more)
            ],
            start_panel(frame, games, start),
        ],
        here="/",
    )


def styles_of(games: Sequence[Game[Any, Any]]) -> tuple[str, ...]:
    """The style sheets the pictures of these games need."""
    names = [name for game in games for name in face_of(game.id).stylesheets]
    return tuple(dict.fromkeys(names))


def lead(frame: Frame, waiting: Listed | None) -> h.Element:
    return h.section(class_="lead" if waiting else "lead lead-alone")[
        h.div[
            h.h1(".sign")[frame.read(msg("Your opponent is ready."))],
            h.p[
                frame.read(msg(
                    "Play against an automa on screen, or let Soloist run one at your table: it keeps track of "
                    "the automa, rolls its dice, and tells you which pieces to move and why."
                ))
            ],
        ],
        go_on(frame, waiting) if waiting is not None else None,
    ]  # fmt: skip


def go_on(frame: Frame, match: Listed) -> h.Element:
    """The match that waits for whoever looks."""
    where = msg("Continue at my table") if match.at_table else msg("Continue on screen")
    turn = match.kept.summary["turn"]
    title, text = match.title, msg("Turn {turn}, {when}", turn=turn, when=match.when)
    if match.at_table and match.opponent is not None:
        title, text = msg("{automa}, turn {turn}", automa=match.opponent.name, turn=turn), match.when
    return h.a(".continue.panel", href=f"/m/{match.kept.id}")[
        opponent_mark(match),
        h.span(".grow")[
            h.span(".eyebrow")[frame.read(where)],
            h.b(".sign")[frame.read(title)],
            h.span(".continue-text")[capital(frame.read(text))],
        ],
        h.span(".button.button-primary")[icon("play"), frame.read(msg("Resume"))],
    ]


def opponent_mark(match: Listed) -> Node:
    person = match.opponent
    if person is None:
        return h.span(".match-icon")[icon(face_of(match.kept.game).icon)]
    return h.span(class_=f"seat {seat_class(person.seat)}")[
        h.span(".seat-mark.seat-mark-large")[icon(KIND_ICONS[person.kind])]
    ]


# games


def game_card(frame: Frame, game: Game[Any, Any]) -> h.Element:
    face = face_of(game.id)
    return h.article(class_=f"game-card panel family-{face.family}")[
        h.div(".game-art", aria_hidden="true")[face.art()],
        h.div(".game-text")[
            h.h3(".sign")[game.title],
            h.p(".muted")[frame.read(msg("{counts} seats", counts=counts(game)))],
            h.p(".game-opponents")[opponents(frame, game)],
            (
                h.p(".small.muted")[frame.read(msg("Reconstructed: {what}", what=each.what))]
                for each in game.reconstructed()
            ),
            h.div(".game-buttons")[
                h.a(".button.button-primary", href=f"/new/{game.id}")[
                    icon("play"), frame.read(msg("Play here")), which(game)
                ],
                (
                    h.a(".button", href=f"/new/{automa}")[
                        icon("seat-automa"), frame.read(msg("At my table")), which(game)
                    ]
                    for automa in game.automas
                    if is_companion(automa)
                ),
            ],
        ],
    ]


def which(game: Game[Any, Any]) -> h.Element:
    """For those who hear the button without its card."""
    return h.span(".visually-hidden")[f": {game.title}"]


def opponents(frame: Frame, game: Game[Any, Any]) -> Node:
    """The automa and its levels; bots where there is none."""
    automa = lineup(game)
    if automa is not None:
        levels = f"{automa.levels[0]}–{automa.levels[-1]}" if len(automa.levels) > 1 else ""
        return chip("seat-2", "seat-automa", frame.read(known_as(automa_called(automa.automa))), levels)
    bots = ", ".join(frame.read(known_as(bot.capitalize())).lower() for bot in bots_of(game))
    return chip("seat-4", "seat-bot", frame.read(msg("Bots")), bots)


def list_foot(frame: Frame, is_local: bool, has_more: bool) -> h.Element:
    return h.p(".list-foot")[
        h.a(".button.button-small", href="/import")[icon("upload"), frame.read(msg("Open a saved file"))],
        h.a(".button.button-small", href="/?all=1#running")[frame.read(msg("All matches"))] if has_more else None,
        h.span[frame.read(msg("Everything stays on this computer. No account needed."))] if is_local else None,
    ]


def known_start(wanted: str, matches: Sequence[Listed], games: Sequence[Game[Any, Any]]) -> str:
    """The game of the short form: the one asked for, the one played last, or one with an automa."""
    last = next((match.kept.game for match in matches if match.held), "")
    usual = next((game.id for game in games if game.automas), games[0].id)
    return next(name for name in (wanted, last, usual) if name in ENTRIES)
