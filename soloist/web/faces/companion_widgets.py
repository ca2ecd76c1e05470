"""What the pages beside a box are made of: big answers, number pads, dice, steps to do."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from markupsafe import Markup

from soloist.companion.corrections import CORRECT
from soloist.engine.question import Question
from soloist.engine.seats import CHANCE
from soloist.engine.words import Message, Sayable, msg, nmsg
from soloist.web import markup as h
from soloist.web.html import MOST_KEYS, Node, classes, form_fields, icon, post_button, post_form, rule_link
from soloist.web.scene import Choice, Scene
from soloist.wording.base import asks_number

FEW_NUMBERS = 15  # as many stand as buttons of their own
DIE_FACES = (1, 2, 3, 4, 5, 6)
RULE = re.compile(r"\[([A-Z]+-[\w.]*\w)\]")


def linked(scene: Scene, message: object) -> Markup:
    """A sentence whose rule ids in brackets are links."""
    return Markup(RULE.sub(lambda found: str(rule_link(found[1])), scene.read(message)))


def why(scene: Scene, message: object, rule: str = "", tag: Any = h.span) -> h.Element:
    """A reason in small print, with its rule."""
    found: h.Element = tag(".why")[linked(scene, message), [" ", rule_link(rule)] if rule else None]
    return found


def info(scene: Scene, message: Message, rule: str) -> h.Element:
    """Something to know beside what is to be done."""
    return h.p(".note.note-info")[icon("help"), h.span[scene.read(message), " ", rule_link(rule)]]


def headline(
    scene: Scene, title: object, text: Message | None, symbol: str, class_: str = "", *, first: bool = True,
    rule: str = "", lead: Node = None, above: Node = None,
) -> h.Element:  # fmt: skip
    """The one thing to do now, in large letters; what follows on the same page is not the first."""
    heading = h.h1 if first else h.h2
    said = None if text is None else h.p[scene.read(text), [" ", rule_link(rule)] if rule else None]
    return h.div(class_=classes("headline", class_), id="question" if first else None, tabindex="-1",
                 role="status" if first else None)[
        lead, h.div[above, heading[scene.read(title)], said], icon(symbol)
    ]  # fmt: skip


def question_head(scene: Scene, title: Message, text: Message | None = None, rule: str = "", *,
                  lead: Node = None) -> h.Element:  # fmt: skip
    """What is asked, in a sentence, and perhaps why."""
    return h.div(".question", id="question", tabindex="-1", role="status")[
        lead, h.h1[scene.read(title)], why(scene, text, rule, h.p) if text is not None else None
    ]


# things to do


class ToDo(NamedTuple):
    """Something to do at the table, and why; a person ticks it off, if they like, and nobody else does."""

    picture: Node
    text: Node
    reason: Node = None


def steps(scene: Scene, key: str, things: Iterable[ToDo], class_: str = "") -> h.Element:
    """Things to do, one after the other; under `key` it is kept which of them are ticked off."""
    return h.ol(class_=classes("steps", class_), data_ticks=True)[
        (step(scene, f"{key}.{number}", each) for number, each in enumerate(things, 1))
    ]


def step(scene: Scene, key: str, each: ToDo) -> h.Element:
    return h.li[
        h.label(".step")[
            h.input(type="checkbox", autocomplete="off", checked=key in scene.ticks, name="step", value=key),
            h.span(".step-piece")[each.picture],
            h.span(".step-text")[each.text, each.reason],
            h.span(".step-check", aria_hidden="true"),
        ]
    ]


def by(rule: str) -> h.Element:
    """The rule alone is reason enough."""
    return h.span(".why")[rule_link(rule)]


def note(scene: Scene, what: object, symbol: str = "flag") -> h.Element:
    """Something that was said beside what is to be done."""
    return h.p(".note")[icon(symbol), h.span[linked(scene, what)]]


# chapters


def dots(scene: Scene, now: int, of: int, empty: Sequence[int] = (), *, span: int = 1, done: int | None = None,
         beside: Node = None) -> Node:  # fmt: skip
    """How far a chapter has come, in dots: what a person said done to, this page, and parts without anything to do. A
    page may span several parts; where parts are asked for before they are done, `done` says how many are."""
    filled, after = now if done is None else done, now + span

    def dot(place: int) -> h.Element:
        is_now = now <= place < after
        look = "is-none" if place in empty else "is-now" if is_now else "is-done" if place < filled else None
        return h.li(class_=look)

    said = msg("{n} of {of}", n=now + 1, of=of)
    if span > 1:
        said = msg("{n} to {last} of {of}", n=now + 1, last=after, of=of)
    count = h.p(class_=classes("chapter-count", visually_hidden=beside is not None))[scene.text(said)]
    return [
        h.ol(".chapter-dots", aria_hidden="true")[(dot(place) for place in range(of))], h.span(".grow"), count, beside,
    ]  # fmt: skip


# a person's turn


class Entry(NamedTuple):
    """Something that was entered in this turn, and its place in the history; None: it has no cross."""

    place: int | None
    picture: Node
    text: Sayable


def turn_line(scene: Scene, leaf: int | None, mark: Node, text: Node, class_: str = "") -> h.Element:
    """What an automa has just done, in a line that opens its turn again: the page of the news with this number, if it
    has one."""
    named, inside = classes("turn-line", class_), [mark, h.span(".turn-line-text")[text]]
    if leaf is None:
        return h.p(class_=named)[inside]
    address = scene.link(f"said={scene.match.moment}.{leaf}")
    return h.a(class_=named, href=address, data_swap=True)[inside, icon("chevron")]


def entered_strip(scene: Scene, entries: Sequence[Entry], offered: Sequence[Choice] = ()) -> h.Element:
    """What was entered in this turn, each with a cross that takes it back, in a place that is always there; and what
    was entered before somebody took it back, to be entered again with a tap."""

    def cross(entry: Entry) -> Node:
        if entry.place is None or scene.seat is None:
            return None
        label = scene.text(msg("Take back: {what}", what=entry.text))
        return post_button(
            scene, "without", icon("close"), name="entry", value=str(entry.place), aria_label=label, data_tip=label
        )

    def again(choice: Choice) -> h.Element:
        words = choice.offer.short or choice.offer.text
        return lit(scene, choice, icon("plus"), h.span[scene.read(words)], class_="entered-chip is-again", number="")

    nothing = h.span(".entered-nothing")[scene.read(msg("Nothing entered yet"))]
    return h.div(".entered", role="group", aria_label=scene.text(msg("Entered in this turn")), aria_live="polite")[
        (h.span(".entered-chip")[entry.picture, h.span[scene.read(entry.text)], cross(entry)] for entry in entries),
        h.span(".entered-before")[scene.read(msg("Entered before:"))] if offered else None,
        (again(choice) for choice in offered),
        nothing if not entries and not offered else None,
    ]  # fmt: skip


def offered_again(scene: Scene) -> list[Choice]:
    """What was entered before it was taken back, as far as it can be entered now; that one was done is no entry."""
    ends = open_question(scene).passing
    found = (scene.choice(code) for code in dict.fromkeys(scene.offered))
    return [choice for choice in found if choice is not None and choice.option is not ends]


def entered_words(number: int) -> Message:
    """Under the button that ends a turn."""
    if not number:
        return msg("nothing entered")
    return nmsg("{n} thing entered", "{n} things entered", n=number)


# answers


def open_question(scene: Scene) -> Question:
    """What is asked now."""
    assert scene.asked is not None
    return scene.asked


def found(scene: Scene, option: object) -> Choice:
    """The answer that is this."""
    return next(choice for choice in scene.choices if choice.option == option)


def of_kind(scene: Scene, *kinds: type) -> list[Choice]:
    """The answers of these types."""
    return [choice for choice in scene.choices if isinstance(choice.option, kinds)]


def number_of(scene: Scene, choice: Choice) -> str | None:
    """The digit that picks an answer: a number means itself, others are counted in reading order."""
    if type(choice.option) is int:
        return str(choice.option) if 0 <= choice.option <= MOST_KEYS else None
    counted = enumerate(scene.choices[:MOST_KEYS], 1)
    return next((str(place) for place, each in counted if each.code == choice.code), None)


def cap(scene: Scene, choice: Choice) -> Node:
    """The digit on the key that picks an answer."""
    number = number_of(scene, choice)
    return h.kbd(aria_hidden="true")[number] if number else None


def lit(scene: Scene, choice: Choice, *inside: Node, class_: str = "answer", told: bool = False,
        number: str | None = None, key: str | None = None) -> h.Element:  # fmt: skip
    """A button that gives an answer, drawn by whoever calls; `told` if the drawing needs the whole sentence beside it
    for those who cannot see it; `number` or `key` if it has a key of its own."""
    sentence = scene.text(choice.offer.text)
    digit = number or (number_of(scene, choice) if key is None else None)
    return h.button(
        type="submit", form="answer", name="answer", value=choice.code, class_=classes(class_, "lit"),
        data_says=sentence, data_number=digit, data_key=key, data_tip=sentence if told else None,
    )[inside, h.span(".visually-hidden")[" ", sentence] if told else None]  # fmt: skip


def big(scene: Scene, choice: Choice, picture: Node, title: Message, text: Message | None = None, *,
        class_: str = "", key: str | None = None, family: str = "") -> h.Element:  # fmt: skip
    """A wide answer: a picture, a few words, and what it means; with a key of its own where the digit would mislead."""
    return lit(
        scene, choice, h.span(class_=classes("answer-picture", family), aria_hidden="true")[picture],
        h.span[h.b[scene.read(title)], " ", h.small[scene.read(text)] if text is not None else None],
        h.kbd(aria_hidden="true")[key.upper()] if key else cap(scene, choice),
        class_=classes("answer", class_), key=key,
    )  # fmt: skip


def tall(scene: Scene, choice: Choice, picture: Node, title: Message, text: Message | None = None, *,
         class_: str = "") -> h.Element:  # fmt: skip
    """An answer in a grid: a picture, and words below it."""
    return lit(
        scene, choice, h.span(".answer-icon", aria_hidden="true")[picture], h.b[scene.read(title)], " ",
        h.small[scene.read(text)] if text is not None else None, cap(scene, choice), class_=classes("answer", class_),
    )  # fmt: skip


Draw = Callable[[Scene, Choice], h.Element]


def answers(scene: Scene, draw: Draw, class_: str = "", choices: Sequence[Choice] | None = None) -> h.Element:
    """Answers below each other, or in a grid."""
    shown = scene.choices if choices is None else choices
    return h.div(class_=classes("answers", class_))[(draw(scene, choice) for choice in shown)]


def plain_question(scene: Scene) -> Node:
    """A question without pictures of its own."""
    question = scene.asked
    if question is None:
        return None
    head = question_head(scene, msg("{ask}", ask=question.ask), lead=h.p[rule_link(question.why)])
    if asks_number(question) and question.count == 0:
        return [head, numbers(scene)]
    return [head, answers(scene, in_words, "", [choice for choice in scene.choices if choice.option is not CORRECT])]


def in_words(scene: Scene, choice: Choice) -> h.Element:
    return lit(scene, choice, h.span(".answer-picture"), h.b[scene.read(choice.offer.text)])


def sheet(scene: Scene, opener: Node, title: Message, *inside: Node, class_: str = "", key: str = "") -> h.Element:
    """Answers that need a list: they slide over the page, which does not move under them."""
    return h.details(class_=classes("sheet", class_), name="sheet")[
        h.summary(data_key=key or None)[opener],
        h.section(".sheet-body")[h.h2[scene.read(title)], inside],
    ]


# many answers

Found = tuple[str, h.Element]  # the words by which an answer is found, and its button
Group = tuple[Node, Sequence[Found]]  # what opens, and the answers in it


def finder(scene: Scene, label: Message, groups: Sequence[Group]) -> h.Element:
    """Many answers in lists, and a field: what is typed there leaves those that have such words. A single list stands
    open, several open when something is typed or when they are tapped."""

    def opening(group: Group) -> h.Element:
        title, found = group
        return h.details(".finder-all", open=len(groups) == 1)[
            h.summary[title], h.ul[(h.li(data_words=words.lower())[answer] for words, answer in found)]
        ]

    return h.section(".finder")[
        h.label(".finder-label")[
            h.span(".visually-hidden")[scene.read(label)],
            h.input(".input", type="search", autocomplete="off", data_find=True, enterkeyhint="search",
                    placeholder=scene.text(label)),
        ],
        (opening(group) for group in groups),
    ]  # fmt: skip


def big_face(picture: Node, title: Node, text: Node = None, key: str = "", family: str = "") -> Node:
    """What a wide answer shows."""
    return [
        h.span(class_=classes("answer-picture", family), aria_hidden="true")[picture],
        h.span[h.b[title], " ", h.small[text] if text is not None else None],
        h.kbd(aria_hidden="true")[key.upper()] if key else None,
    ]


# numbers


def numbers(scene: Scene, now: int | None = None, good: Message | None = None) -> Node:
    """A number is asked for: few ones are buttons or faces of a die, many are typed; `now` is what the books say."""
    question = open_question(scene)
    if question.seat == CHANCE and tuple(question.options) == DIE_FACES:
        words = {choice.option: scene.read(choice.offer.short) for choice in scene.choices if choice.offer.short}
        return die_pad(scene, max(DIE_FACES), {choice.option: choice for choice in scene.choices}, words)
    if len(question.options) <= FEW_NUMBERS:
        return number_buttons(scene, "answers-4", scene.choices, {now: msg("as it is")})
    near = {} if now is None else {now - 1: msg("one less"), now + 1: msg("one more")}  # as corrections often are
    found = [choice for choice in scene.choices if choice.option in near]
    return [number_buttons(scene, "answers-2", found, near) if near else None, number_form(scene, now, good)]


def die_pad(scene: Scene, sides: int, choices: Mapping[int, Choice], words: Mapping[int, Node]) -> h.Element:
    """Every face of a die with what it means; one without a choice is rolled again."""

    def face(number: int) -> h.Element:
        choice = choices.get(number)
        picture = die_face(sides, number)
        if choice is None:
            again = scene.read(msg("roll again"))
            return h.span(".die-again.is-off")[picture, h.span[h.b[str(number)], " ", again]]
        text = h.span[h.b[str(number)], " ", words.get(number)]
        return lit(scene, choice, picture, text, class_="", number=str(number))

    many = classes("dice-pad", dice_pad_many=sides > len(DIE_FACES))
    return h.div(class_=many)[(face(number) for number in range(1, sides + 1))]


def die_face(sides: int, number: int) -> Node:
    """A face as it lies there; only a d6 has pips."""
    return icon(f"d6-{number}" if sides == len(DIE_FACES) else f"d{sides}", class_="die die-large")


def number_buttons(scene: Scene, class_: str, choices: Sequence[Choice], notes: Mapping[Any, Message]) -> h.Element:
    """Numbers with buttons of their own, some with a note."""

    def button(scene: Scene, choice: Choice) -> h.Element:
        note: Node = [" ", h.small[scene.read(notes[choice.option])]] if choice.option in notes else None
        return lit(scene, choice, h.b(".number")[str(choice.option)], note)

    return answers(scene, button, f"{class_} answers-numbers", choices)


def number_form(scene: Scene, now: int | None, good: Message | None) -> h.Element:
    """A number to type. With a script the pad below types it, without one the keyboard does."""
    options = open_question(scene).options
    low, high = min(options), max(options)
    label, sure = msg("A number from {low} to {high}", low=low, high=high), scene.read(good or msg("Confirm"))
    return post_form(scene, "answer", id="number", class_="number-form", data_numbers=True)[
        form_fields(scene), h.label(".visually-hidden", for_="number-input")[scene.text(label)],
        h.div(".number-line")[
            h.input(
                ".number-display.input", id="number-input", name="answer", type="text",
                inputmode="numeric" if low >= 0 else "text", pattern="-?[0-9]{1,3}", maxlength="4", required=True,
                autocomplete="off", placeholder="–" if now is None else str(now), data_pad_field=True,
                data_low=str(low), data_high=str(high), aria_describedby="number-range",
            ),
            h.button(".button.button-primary.button-large", type="submit")[icon("check"), sure],
        ],
        h.p(".why", id="number-range")[scene.read(label)], number_pad(scene, low < 0),
    ]  # fmt: skip


def number_pad(scene: Scene, signed: bool) -> h.Element:
    """Digits for thumbs; shown once there is a script that makes them type."""

    def key(text: str, what: str, label: Message | None = None) -> h.Element:
        said = {} if label is None else {"aria_label": scene.text(label)}
        return h.button(type="button", data_pad=what, **said)[text]

    return h.div(".number-pad")[
        (key(str(digit), str(digit)) for digit in range(1, 10)),
        key("±", "sign", msg("Plus or minus")) if signed else h.span, key("0", "0"), key("⌫", "back", msg("Delete")),
    ]  # fmt: skip


# chance


def let_soloist_roll(scene: Scene, choice: Choice) -> Node:
    """Below the faces of a die."""
    look, text = "button button-large button-wide", msg("Let Soloist roll")
    return [
        h.div(".or")[h.span[scene.read(msg("or"))]],
        lit(scene, choice, icon("shuffle"), scene.read(text), class_=look, key="r"),
    ]


def soloist_decides(scene: Scene) -> Node:
    """Where people roll and draw themselves: Soloist may do it this once."""
    if scene.asked is None or scene.asked.seat != CHANCE:
        return None
    text = scene.read(msg("Soloist decides"))
    return post_button(scene, "roll", icon("shuffle"), text, class_="button button-large", data_key="r")
