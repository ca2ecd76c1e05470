"""A match of other rules: why it cannot go on, how far it can be looked at, and its record."""

from __future__ import annotations

from soloist.engine.words import Message, msg
from soloist.web import markup as h
from soloist.web.html import Node, icon
from soloist.web.pages.layout import Frame, capital, shell
from soloist.web.scene import Scene

TITLE = msg("This match cannot go on")
WHOLE = msg("Its record is complete: the version of Soloist that wrote it can go on with it.")


def how_far(scene: Scene) -> Message:
    """How much of it can be looked at."""
    if scene.match.moment < scene.answered:
        return msg("You can look at the first {n} of its {all} steps.", n=scene.match.moment, all=scene.answered)
    return msg("You can look at all of it.")


def why(scene: Scene) -> str:
    assert scene.stuck is not None
    return f"{capital(scene.text(scene.stuck))}."


def what_is_left(scene: Scene) -> str:
    return f"{scene.text(how_far(scene))} {scene.text(WHOLE)}"


def stuck_prompt(scene: Scene) -> h.Element:
    """In place of the question at a table."""
    return h.div(".prompt.is-waiting", id="question", data_vt="prompt", tabindex="-1")[
        h.div(".prompt-question")[h.div(".grow", role="status")[h.h1[scene.read(TITLE)], h.p(".preview")[why(scene)]],],
        h.div(".prompt-answers")[ways(scene, "button"), h.p(".small.muted.stuck-left")[what_is_left(scene)]],
    ]


def stuck_main(scene: Scene) -> Node:
    """In place of the question beside a box."""
    return h.div(".question", id="question")[
        h.h1[scene.read(TITLE)],
        h.p(".why")[why(scene), " ", what_is_left(scene)],
        h.p(".row.wrap")[ways(scene, "button button-large")],
    ]


def ways(scene: Scene, class_: str) -> Node:
    """To its beginning, and to its record."""
    return [
        h.a(class_=class_, href=scene.link(f"at={scene.all_told[0]}"), data_swap=True)[
            icon("first"), scene.read(msg("Look back"))
        ]
        if scene.all_told and scene.all_told[0] < scene.match.moment
        else None,
        h.a(class_=class_, href=f"{scene.address}/record", download=True)[
            icon("download"), scene.read(msg("Download the match"))
        ]
        if scene.held
        else None,
    ]


def unreadable_page(frame: Frame, address: str, reason: Message, *, can_download: bool) -> Node:
    """Where not even a table can be drawn."""
    return shell(
        frame,
        h.section(".error-page")[
            icon("help"),
            h.h1(".sign")[frame.read(TITLE)],
            h.p(role="alert")[f"{capital(frame.read(reason))}. {frame.read(WHOLE)}"],
            h.p(".row.wrap")[
                h.a(".button.button-primary", href=f"{address}/record", download=True)[
                    icon("download"), frame.read(msg("Download the match"))
                ]
                if can_download
                else None,
                h.a(".button", href="/")[icon("home"), frame.read(msg("To the start page"))],
            ],
        ],
    )
