"""What is said of a piece without choosing it: what it is, what it would bring now or why it cannot be chosen, the rule
behind it, and the way to choose it after all."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

from soloist.engine.words import msg, nmsg
from soloist.web import markup as h
from soloist.web.faces.base import TableFace
from soloist.web.faces.log_lines import opened_by
from soloist.web.faces.looks import Look, Remark, explained
from soloist.web.html import Node, capital, form_fields, icon, post_form, rule_link
from soloist.web.pages.layout import Frame, shell
from soloist.web.scene import Choice, Light, Scene

MOST_LISTED = 4  # of what could come of pointing at a piece


def look_page(frame: Frame, sheet: Node) -> Node:
    return shell(frame, h.div(".look-page")[sheet])


def look_sheet(scene: Scene, face: TableFace, key: str, *, is_page: bool) -> h.Element | None:
    """None if there is nothing to be seen under this key. What answers the open question can always be looked at."""
    light = scene.lights.get(key)
    found = face.look(key, scene)
    if found is None and light is not None:
        found = of_answer(scene, light)
    if found is None:
        return None
    remarks = [*found.now, *outcomes(scene, light)]
    return h.article(".look", data_looked=key)[
        h.div(".look-head")[
            h.h2(".sign", id="looked")[capital(scene.read(found.title))],
            h.p(".muted")[scene.read(found.kind)] if found.kind is not None else None,
        ],
        h.div(".look-body")[found.body] if found.body is not None else None,
        h.p(".look-text")[scene.read(found.text)] if found.text else None,
        h.ul(".look-lines")[
            (line(each) for each in remarks), refusals(scene, found.why) if light is None and found.why else None
        ],
        h.p(".look-rules")[(rule_link(rule) for rule in found.rules)] if found.rules else None,
        h.div(".look-foot")[close(scene, is_page), choose(scene, key, light)],
    ]


def line(remark: Remark) -> h.Element:
    return h.li[icon(remark.sign, class_=remark.class_), h.span[remark.text]]


def of_answer(scene: Scene, light: Light) -> Look:
    """A piece of which the face says nothing: what the option is that it stands for."""
    option = light.choices[0].option
    question = scene.asked
    assert question is not None
    found = explained(scene, option) if len(light.choices) == 1 else None
    return found or Look(question.ask, rules=(question.why,))


def outcomes(scene: Scene, light: Light | None) -> Iterator[Remark]:
    """What pointing at it would do; where more is asked afterwards, what that could be."""
    if light is None:
        return
    if light.answer is None:
        yield Remark("log", scene.read(nmsg("{n} choice follows:", "{n} choices follow:", n=len(light.choices))))
    for choice in light.choices[:MOST_LISTED]:
        yield Remark("play", h.b[capital(scene.read(choice.offer.text))], "look-does")
    rest = len(light.choices) - MOST_LISTED
    if rest > 0:
        yield Remark("log", scene.read(nmsg("and {n} more", "and {n} more", n=rest)))


def refusals(scene: Scene, code: str) -> Node:
    """Why it cannot be chosen now, where the rules can tell."""
    return [
        h.li(".is-missing")[icon("lock"), h.span[capital(scene.read(each.reason)), " ", rule_link(each.rule)]]
        for each in scene.reasons(code)
    ]


def close(scene: Scene, is_page: bool) -> h.Element:
    """Back to the table: a page has a link, a sheet closes by itself."""
    words = scene.read(msg("Close"))
    if is_page:
        picked = f"pick={'|'.join(scene.picked)}" if scene.picked else ""
        moment = f"at={scene.match.moment}" if scene.past else ""
        return h.a(".button.look-close", href=scene.link("&".join(filter(None, (picked, moment)))))[words]
    return h.form(method="dialog")[h.button(".button.look-close", type="submit", autofocus=True)[words]]


def choose(scene: Scene, key: str, light: Light | None) -> Node:
    """The same as pointing at the piece."""
    if light is None:
        return None

    def button(name: str, value: str) -> h.Element:
        return h.button(".button.button-primary.look-choose", type="submit", name=name, value=value)[
            icon("check"), scene.read(msg("Choose this"))
        ]

    if light.answer is not None and light.answer.path[-1] == key:
        return post_form(scene, "answer")[form_fields(scene), button("answer", light.answer.code)]
    seat = h.input(type="hidden", name="seat", value=scene.seat.code) if scene.seat is not None else None
    return h.form(method="get", action=scene.address)[seat, button("pick", "|".join((*scene.reached, key)))]


# the ways there


def look_at(scene: Scene, choice: Choice) -> Node:
    """The way to look at an option without choosing it that needs no script."""
    key = next((key for key in choice.path if key in scene.lights), "")
    if not scene.can_look(key):
        return None
    label = scene.text(msg("Look at it without choosing it"))
    return h.a(".choices-look", href=scene.look_address(key, scene.picked), data_look=key, aria_label=label)[
        icon("info")
    ]


def with_names(scene: Scene, face: TableFace) -> Scene:
    """The same scene, where names of things open what there is to say of them, as in the log."""
    named = copy(scene)
    named.reader = scene.reader.painting(opened_by(face.paint, face.opening, scene))
    return named
