"""The ways back from a question, why there is none, and the end of a turn that waits to be confirmed."""

from __future__ import annotations

from soloist.engine.holdings import Changed
from soloist.engine.undoing import Stop
from soloist.engine.words import Message, msg, numeral
from soloist.web import html
from soloist.web import markup as h
from soloist.web.faces.base import TableFace
from soloist.web.html import Node, classes, icon
from soloist.web.scene import Scene

ONLY = msg("What has been seen stays seen. Steps after it can be taken back as usual.")
WITH_OTHERS = msg("With other people at the table, undo never goes beyond it.")
MARKED = msg("You play alone, so you may go back all the same. The result is then marked “with undo”.")


# in the bar


def undo_button(scene: Scene) -> h.Element:
    """One step back; where there is none, a lock that says why."""
    label = [h.span(".button-text")[scene.text(msg("Undo"))], h.kbd["U"]]
    if scene.confirming:
        return back_link(scene, icon("undo"), label, class_="button button-small", key="u")
    if scene.stop is None:
        return html.post_button(scene, "undo", icon("undo"), label, class_="button button-small", data_key="u")
    return locked(scene, scene.stop, "undo-why", label, class_="button button-small", key="u")


def locked(scene: Scene, stop: Stop, name: str, label: Node, *, class_: str, key: str) -> h.Element:
    """A button that cannot do it now: pointed at, focused or tapped it says what was revealed and by whom."""
    return h.span(".has-tip")[
        h.button(
            class_=f"{class_} is-locked", type="button", aria_disabled="true", aria_describedby=name, data_lock=True,
            data_key=key,
        )[icon("lock"), label],
        h.div(".popover.tip", id=name)[why_locked(scene, stop)],
    ]  # fmt: skip


def why_locked(scene: Scene, stop: Stop) -> Node:
    if not stop.is_reveal:
        return h.p[html.capital(scene.read(stop))]
    return [
        h.h2[icon("lock"), scene.read(msg("Undo stops here"))],
        h.p[html.capital(scene.read(stop)), "."],
        h.p(".muted")[scene.read(ONLY)],
        [h.p(".muted")[scene.read(MARKED)], anything_button(scene)]
        if scene.may_undo_anything
        else h.p(".muted")[scene.read(WITH_OTHERS)],
    ]


def anything_button(scene: Scene) -> h.Element:
    """Goes back beyond what was revealed, now and for the rest of the match."""
    return html.post_form(scene, "undo")[
        html.form_fields(scene),
        h.input(type="hidden", name="anything", value="1"),
        h.button(".button.button-small", type="submit")[scene.read(msg("Let me undo anything"))],
    ]


# in the prompt


def ways_back(scene: Scene) -> Node:
    """Back by one step, which is a pick or an answer, and back to where the turn began."""
    return [restart_button(scene) if scene.steps_back > 1 else None, back_button(scene)]


def back_button(scene: Scene) -> Node:
    """Take back what has been picked but not answered, else the last answer of the turn."""
    label = scene.read(msg("Back"))
    if any(key in scene.picked for key in scene.reached):
        last = max(place for place, key in enumerate(scene.reached) if key in scene.picked)
        return h.button(".button", type="submit", form="pick", name="pick", value="|".join(scene.reached[:last]),
                        data_key="escape")[label]  # fmt: skip
    if scene.steps_back:
        return html.post_button(scene, "undo", label, class_="button", data_key="escape")
    if scene.has_decided and scene.stop is not None:
        return locked(scene, scene.stop, "back-why", label, class_="button", key="escape")
    return None


def restart_button(scene: Scene) -> h.Element:
    """To the start of the turn, or to the last thing revealed in it."""
    label = scene.text(msg("Restart turn"))
    return html.post_button(
        scene, "restart", icon("first"), class_="button button-icon", data_key="backspace", aria_label=label,
        data_says=label,
    )  # fmt: skip


def back_link(scene: Scene, *inside: Node, class_: str, key: str) -> h.Element:
    """From a turn that waits to be confirmed to its last question: nothing has been answered yet."""
    return h.a(class_=class_, href=scene.link(""), data_swap=True, data_key=key)[inside]


# the end of a turn


def confirming(scene: Scene, face: TableFace) -> h.Element:
    """All is decided: what the turn has changed, and the last word."""
    return h.div(".prompt.is-confirm", id="question", data_vt="prompt", tabindex="-1")[
        h.div(".prompt-question")[
            h.span(".turn-dot", aria_hidden="true"),
            h.div(".grow", role="status")[
                h.h1[scene.read(msg("All done?"))],
                h.p(".preview")[scene.read(msg("Your turn ends when you confirm."))],
            ],
            restart_button(scene) if scene.steps_back else None,
            back_link(scene, icon("undo"), scene.read(msg("Undo step")), class_="button", key="escape"),
            html.post_form(scene, "answer", class_="inline-form")[
                html.form_fields(scene),
                h.input(type="hidden", name="answer", value=scene.confirming),
                h.input(type="hidden", name="confirmed", value="1"),
                h.button(".button.button-primary", type="submit", data_key="enter", autofocus=True)[
                    icon("check"), scene.read(msg("Confirm turn")), h.kbd["↵"]
                ],
            ],
        ],
        h.div(".prompt-answers.turn-sum")[
            h.span(".eyebrow")[scene.read(msg("This turn"))],
            turn_sum(scene, face),
        ],
    ]  # fmt: skip


def turn_sum(scene: Scene, face: TableFace) -> h.Element:
    """What was done first, what it changed, and the rest: all of it can be reached, not all of it may fit."""
    done = [deed_chip(scene, *deed) for deed in deeds(scene, face)]
    return h.ul(tabindex="0", aria_label=scene.text(msg("This turn")))[
        done[:1], [change_chip(scene, face, each) for each in scene.turned], done[1:]
    ]


def deeds(scene: Scene, face: TableFace) -> list[tuple[str, Message]]:
    """What was done in the turn, as the game's face tells it in a word or two."""
    told = [what for moment, what in scene.told if moment > scene.turn_began]
    found = (face.deed(what) for what in told)
    return [deed for deed in found if deed is not None]


def deed_chip(scene: Scene, picture: str, text: Message) -> h.Element:
    return h.li(".change")[icon(picture), scene.text(text)]


def change_chip(scene: Scene, face: TableFace, change: Changed) -> h.Element:
    """By how much something has changed, and from what to what."""
    name = scene.text(change.name)
    picture = face.holding_icons.get(change.code)
    by = f"+{change.by}" if change.by > 0 else numeral(change.by)
    sign: Node = [icon(picture), h.span(".visually-hidden")[name]] if picture else h.span[name]
    return h.li(class_=classes("change", is_spent=change.is_spent), data_tip=name)[
        sign, h.b(".number")[by], h.span(".muted")[f"{numeral(change.before)} → {numeral(change.after)}"]
    ]
