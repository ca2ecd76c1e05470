"""The small parts that all pages are made of."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Any

from markupsafe import Markup

from soloist.engine.flow import Refusal
from soloist.engine.seats import Seat
from soloist.web import markup as h
from soloist.web.lit import lit
from soloist.web.markup import render
from soloist.web.reading import Reading, drawn_for_all
from soloist.web.scene import Choice, Light, Person, Scene
from soloist.web.statics import static_url

Node = h.Node
SEAT_COLOURS = 6
KIND_ICONS = {"human": "seat-human", "bot": "seat-bot", "automa": "seat-automa"}
MOST_KEYS = 9  # digits that pick
FIRST_LIT = "lit"  # the id of the first piece that may be pointed at, for the link that leads there


def classes(*names: str | bool | None, **when: bool) -> str:
    """Class names as one attribute: `classes("tile", big, lit=True)`."""
    found = [name for name in names if isinstance(name, str) and name]
    found += [name.replace("_", "-") for name, is_so in when.items() if is_so]
    return " ".join(found)


@lru_cache(4096)
def icon(name: str, label: str = "", *, class_: str = "") -> Markup:
    """A drawing of the sprite; one with a meaning of its own has a label, others are for the eye only."""
    named: dict[str, Any] = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    drawing = h.svg(class_=classes("icon", class_), **named)
    return render(drawing[h.use(href=f"{static_url('icons.svg')}#i-{name}")])


def use(name: str, x: int, y: int, size: int, class_: str) -> h.Element:
    """A drawing of the sprite inside another drawing, by its corner."""
    place = {"x": str(x), "y": str(y), "width": str(size), "height": str(size)}
    return h.use(href=f"{static_url('icons.svg')}#i-{name}", **place, class_=class_)


@lru_cache(4096)
def rule_link(rule: str) -> Markup:
    """A rule id; its text opens beside it."""
    return render(h.a(class_="rule", href=f"/rules/{rule}", data_rule=rule)[rule])


def seat_class(seat: Seat) -> str:
    return f"seat-{seat % SEAT_COLOURS + 1}"


def colour_class(colour: str) -> str:
    """What wears the colour of somebody's pieces beside a box; nothing where it is not known."""
    return f"p-{colour}" if colour else ""


def person_class(person: Person) -> str:
    """The seat, and over its hue the colour of the pieces."""
    return classes(seat_class(person.seat), colour_class(person.colour))


def worn_class(person: Person) -> str:
    """On a whole page: wherever the class of this seat stands there, it has the colour of the pieces."""
    return f"wears-{person.seat + 1}-{person.colour}" if person.colour else ""


@lru_cache(1024)
def seat_mark(person: Person) -> Markup:
    return render(h.span(class_=classes("seat-mark", person_class(person)))[icon(KIND_ICONS[person.kind])])


@lru_cache(1024)
def seat_chip(person: Person) -> Markup:
    """Who sits there: a mark in their colour and shape, and the name."""
    level = h.span(".seat-level")[person.level] if person.level not in ("", person.name) else None
    mark, name = h.span(".seat-mark")[icon(KIND_ICONS[person.kind])], h.span(".seat-name")[person.name]
    gone = h.span(".visually-hidden")[f" ({person.gone})"] if person.gone else None
    named = classes("seat", person_class(person), is_gone=bool(person.gone))
    return render(h.span(class_=named, data_tip=person.gone or None)[mark, name, level, gone])


def key_cap(light: Light | None) -> Markup | None:
    """The digit that picks a piece."""
    return _cap(light.number) if light is not None and light.number <= MOST_KEYS else None


@drawn_for_all
def _cap(number: int) -> h.Element:
    return h.kbd[str(number)]


# pieces that answer


def piece(
    scene: Scene, key: str, *, class_: str = "", why: str = "", tag: Any = h.div, encloses: Any = False,
    **attributes: Any,
) -> h.Element:  # fmt: skip
    """A piece of the table. If it answers the open question it is a lit button; if it could answer another time, and
    `why` names it in notation, it explains why not now; else it is just there.

    What is written inside must be phrasing content (span, svg, b), because it may be a button. A piece of which there
    is more to say can be looked at; where it is just there it is a link to that, unless it encloses other pieces.
    """
    light, can_look = scene.lights.get(key), scene.can_look(key)
    if can_look:
        attributes = {"data_look": True, **attributes}
    if key in scene.reached:
        return _picked(scene, key, class_, attributes)
    if light is not None:
        return _lit(scene, key, light, class_, attributes)
    if why and scene.asked is not None and not scene.past:
        return h.button(
            type="submit", form="why", name="why", value=why, class_=classes(class_, "is-off"), data_piece=key,
            **attributes,
        )  # fmt: skip
    if can_look and not encloses:
        return h.a(href=scene.look_address(key), class_=class_ or None, data_piece=key, **attributes)
    plain: h.Element = tag(class_=class_ or None, data_piece=key, **attributes)
    return plain


def look_link(scene: Reading, key: str, **attributes: Any) -> h.Element:
    """Something on the table that answers nothing, of which there is more to say."""
    if not scene.can_look(key):
        return h.span(**attributes)
    return h.a(href=scene.look_address(key), data_look=key, **attributes)


@cache
def look_mark() -> Markup:
    """In the corner of a piece that has room for it: where fingers point, a tap there looks at it."""
    return render(h.span(".look-mark", data_look_mark=True, aria_hidden="true")[icon("info")])


def _lit(scene: Scene, key: str, light: Light, class_: str, attributes: dict[str, Any]) -> h.Element:
    said = {"class_": classes(class_, "lit"), "data_piece": key, "data_number": str(light.number)}
    if light.number == 1 and "tabindex" not in attributes:  # others of its drawings are not for the keyboard
        said["id"] = FIRST_LIT
    answer = light.answer
    if answer is not None and answer.path[-1] == key:
        return lit(key, answer_button(scene, answer, **{**said, **attributes}))
    way = "|".join((*scene.reached, key))
    return lit(key, h.button(type="submit", form="pick", name="pick", value=way, **{**said, **attributes}))


def _picked(scene: Scene, key: str, class_: str, attributes: dict[str, Any]) -> h.Element:
    before = scene.reached[: scene.reached.index(key)]
    return h.button(
        type="submit", form="pick", name="pick", value="|".join(before), class_=classes(class_, "is-picked"),
        data_piece=key, aria_pressed="true", **attributes,
    )  # fmt: skip


def answer_button(scene: Scene, choice: Choice, **attributes: Any) -> h.Element:
    """A button that gives an answer; what it does is shown when it is pointed at."""
    says = scene.text(choice.offer.text)
    return h.button(
        type="submit", form="answer", name="answer", value=choice.code, data_says=says, aria_description=says,
        **attributes,
    )  # fmt: skip


def word_button(scene: Scene, choice: Choice) -> h.Element:
    """An option without a piece, as a button in the prompt."""
    passing = scene.asked is not None and choice.option is scene.asked.passing
    return answer_button(scene, choice, class_="button lit", data_key="p" if passing else None)[
        scene.read(choice.offer.text), h.kbd["P"] if passing else None
    ]


def post_form(scene: Scene, action: str, **attributes: Any) -> h.Element:
    """A form that changes something in the match: it shows that it comes from our page, and for which question."""
    return h.form(method="post", action=f"{scene.address}/{action}", **attributes)


def form_fields(scene: Scene) -> Markup:
    """What every form that changes something carries."""
    return scene.once(f"fields {scene.leaf}", lambda: render(_form_fields(scene)))


def _form_fields(scene: Scene) -> Node:
    return h.fragment[
        h.input(type="hidden", name="csrf", value=scene.csrf),
        h.input(type="hidden", name="stamp", value=scene.stamp),
        h.input(type="hidden", name="seat", value=scene.seat.code) if scene.seat is not None else None,
        h.input(type="hidden", name="leaf", value=str(scene.leaf)) if scene.leaf is not None else None,
    ]


def post_button(scene: Scene, action: str, *inside: Node, disabled: bool = False, **attributes: Any) -> h.Element:
    """A button that is a form of its own: undo, redo, roll."""
    return post_form(scene, action, class_="inline-form")[
        form_fields(scene), h.button(type="submit", aria_disabled="true" if disabled else None, **attributes)[inside]
    ]


def refusal_line(scene: Scene, refusal: Refusal, *lead: Node) -> h.Element:
    """Why something cannot be done, with its rule."""
    return h.li(".is-missing")[icon("close"), h.span[lead, scene.read(refusal.reason), " ", rule_link(refusal.rule)]]


def capital(sentence: Markup) -> Markup:
    """A sentence that stands alone begins with a capital letter, whatever is painted around its first word."""
    start = re.search(r"(?:<[^>]*>)*", sentence)
    place = 0 if start is None else start.end()
    return Markup(sentence[:place] + sentence[place : place + 1].upper() + sentence[place + 1 :])


def meter(share: float, class_: str = "") -> h.Element:
    """A bar filled to a share between 0 and 1, drawn without inline styles."""
    bar = h.svg(class_=classes("meter", class_), viewBox="0 0 100 1", preserveAspectRatio="none", aria_hidden="true")
    return bar[h.rect(width=f"{100 * min(max(share, 0.0), 1.0):.1f}", height="1")]


@lru_cache(4096)
def painted(class_: str, text: str) -> str:
    """A text in a span, for painters of readers: the text is safe already."""
    return render(h.span(class_=class_)[Markup(text)])
