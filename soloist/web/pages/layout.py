"""The document around every page; what pages without a table have around them; and the page for what goes wrong."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from markupsafe import Markup

from soloist.engine.words import Message, msg
from soloist.language import Reader, tag
from soloist.web import markup as h
from soloist.web.html import Node, icon
from soloist.web.markup import render
from soloist.web.people import Likes
from soloist.web.statics import static_url

SHARED_STYLES = ("tokens.css", "base.css")
HEADS = 64  # one for each kind of page
LANGUAGE_NAMES = {"en": "English", "pt": "Português"}


@cache
def reader_in(language: str) -> Reader:
    """One of the few languages there are."""
    return Reader(language)


@dataclass(frozen=True)
class Frame:
    """Who looks at a page, and what its forms carry."""

    likes: Likes
    csrf: str
    here: str  # the address of the page, to come back to
    person: str = ""  # under which name the seats they hold are kept
    is_touch: bool = False  # they point with fingers
    is_alone: bool = False  # in a browser without a server: matches are taken along, not shared
    has_lab: bool = False  # they sit at the machine that can play thousands of games

    @property
    def reader(self) -> Reader:
        return reader_in(self.likes.language)

    def read(self, thing: object) -> str:
        return self.reader.read(thing)

    text = read  # nothing is painted here


SEAT_LINKS, TAKE_ALONG = msg("Seat links"), msg("Take it along")
SCRIPT_TEXTS = {
    "offline": msg("No connection to Soloist. This can be done when it is back."),
    "since": msg("Offline since {time}", time="{time}"),
    "waits": msg("Offline, 1 waits"),
    "kept": msg(
        "“{label}” is kept on this device and sent as soon as the connection is back. Is the computer that runs "
        "Soloist awake, and this device in the same Wi-Fi?",
        label="{label}",
    ),
    "takeBack": msg("Take it back"),
    "tryNow": msg("Try now"),
    "late": msg("“{label}” came too late: the question has changed meanwhile. Nothing was done.", label="{label}"),
    "keepAwake": msg("Keep the screen awake"),
    "awake": msg("The screen stays awake."),
    "maySleep": msg("The screen may sleep."),
    "tapToWake": msg("The screen may sleep until you tap somewhere."),
    "mustSleep": msg("The screen may sleep: this browser keeps it awake only over https. Start Soloist with --https."),
    "newer": msg("The match has moved on."),
    "noBell": msg("This browser does not let Soloist notify you. Its settings for this site can change that."),
    "close": msg("Close"),
    "skip": msg("Skip"),
    "copied": msg("Copied."),
}


def document(
    frame: Frame, title: str, body: Node, *,
    styles: Sequence[str] = (), scripts: Sequence[str] = (), body_class: str = "", script: bool = True,
    sign: str = "favicon.svg", again: int | None = None,
) -> h.Element:  # fmt: skip
    """A whole page; `scripts` are more than the one that every page has. Without any script it is loaded again after so
    many seconds."""
    theme = None if frame.likes.theme == "auto" else frame.likes.theme
    likes = frame.likes
    return h.html(lang=tag(likes.language), data_theme=theme, data_size=likes.size, data_reasons=likes.reasons)[
        h.head[
            h.meta(charset="utf-8"),
            h.meta(name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
            h.meta(name="color-scheme", content="light dark"),
            h.title[title],
            None if again is None else h.noscript[h.meta(http_equiv="refresh", content=str(again))],
            files_of((*SHARED_STYLES, *styles), ("app.js", *scripts) if script else (), sign),
        ],
        h.body(
            class_=body_class or None,
            data_texts=script_texts(likes.language),
            data_pace=frame.likes.pace,
            data_sprite=static_url("icons.svg"),
        )[
            h.a(".skip-link", href="#question")[frame.read(msg("To the main part"))],
            body,
            h.div(".toast-area", role="status", aria_live="polite"),
            h.dialog(".popover", id="popover"),
        ],
    ]


@cache
def script_texts(language: str) -> str:
    read = reader_in(language).read
    return json.dumps({name: read(text) for name, text in SCRIPT_TEXTS.items()}, ensure_ascii=False)


@lru_cache(HEADS)
def files_of(styles: tuple[str, ...], scripts: tuple[str, ...], sign: str) -> Markup:
    """What a browser loads for a page."""
    return render([
        h.link(rel="icon", href=static_url(sign), type="image/svg+xml"),
        (h.link(rel="stylesheet", href=static_url(name)) for name in styles),
        (h.script(src=static_url(name), type="module") for name in scripts),
    ])  # fmt: skip


@cache
def logo(language: str) -> Markup:
    return render(h.a(".logo-link", href="/", aria_label=reader_in(language).read(msg("Soloist, home")))[logo_mark()])


def logo_mark() -> Node:
    """The drawing and the name."""
    return [
        h.svg(".logo", viewBox="0 0 32 24", aria_hidden="true")[
            h.circle(cx="11", cy="12", r="9", fill="currentColor"),
            h.circle(cx="22", cy="12", r="8", fill="none", stroke="currentColor", stroke_width="2"),
        ],
        h.b(".wordmark")["Soloist"],
    ]


def likes_form(frame: Frame, *inside: Node) -> h.Element:
    """A form that changes what somebody likes and comes back to the page."""
    return h.form(".inline-form", method="post", action="/likes", data_likes=True)[
        h.input(type="hidden", name="csrf", value=frame.csrf),
        h.input(type="hidden", name="back", value=frame.here),
        inside,
    ]


def text_size(frame: Frame) -> h.Element:
    """How large letters are beside a box."""
    return h.details(".menu.text-size")[
        h.summary(".button.button-icon", aria_label=frame.read(msg("Text size")))[h.span(aria_hidden="true")["Aa"]],
        h.div(".menu-body")[h.p(".eyebrow")[frame.read(msg("Text size"))], size_buttons(frame)],
    ]


def theme_button(frame: Frame) -> h.Element:
    dark = frame.likes.theme == "dark"
    return likes_form(
        frame,
        h.button(
            ".button.button-small.button-quiet.button-icon", type="submit", name="theme",
            value="light" if dark else "dark", data_theme_toggle=True, aria_label=frame.read(msg("Light or dark")),
        )[icon("sun" if dark else "moon")],
    )  # fmt: skip


def like_buttons(
    frame: Frame, label: Message, like: str, values: Mapping[str, str], chosen: str | None = None
) -> h.Element:
    """All that one may like, side by side; `chosen` where it does not stand in the likes."""
    chosen = getattr(frame.likes, like) if chosen is None else chosen
    return likes_form(frame, segments(frame.read(label), like, tuple(values.items()), chosen))


@lru_cache(512)
def segments(label: str, like: str, values: tuple[tuple[str, str], ...], chosen: str) -> Markup:
    """Buttons side by side, of which one is pressed."""
    return render(
        h.div(".segments", role="group", aria_label=label)[
            (
                h.button(
                    type="submit", name=like, value=code, lang=tag(code) if like == "language" else None,
                    aria_pressed="true" if code == chosen else "false",
                )[name]
                for code, name in values
            )
        ]
    )  # fmt: skip


def language_buttons(frame: Frame) -> h.Element:
    """The languages there are, each in its own name."""
    return like_buttons(frame, msg("Language"), "language", LANGUAGE_NAMES)


SIZE_NAMES = {"normal": msg("normal size"), "large": msg("large"), "largest": msg("largest")}


def size_buttons(frame: Frame) -> h.Element:
    """How large the letters beside a box are."""
    names = {code: frame.read(name) for code, name in SIZE_NAMES.items()}
    return like_buttons(frame, msg("Text size"), "size", names)


CONFIRM_NAMES = {"always": msg("always"), "paid": msg("paid or placed"), "never": msg("never")}


def confirm_buttons(frame: Frame, chosen: str) -> h.Element:
    """When the end of a turn is confirmed."""
    names = {code: frame.read(name) for code, name in CONFIRM_NAMES.items()}
    return like_buttons(frame, msg("Confirm turns"), "confirm", names, chosen)


PACE_NAMES = {"off": msg("off"), "fast": msg("fast"), "normal": msg("normal"), "step": msg("step by step")}


def pace_buttons(frame: Frame) -> h.Element:
    """How fast the moves of others are shown."""
    names = {code: frame.read(name) for code, name in PACE_NAMES.items()}
    return like_buttons(frame, msg("Speed of other players' moves"), "pace", names)


KNOCK, BELL = msg("Knock when it is your turn"), msg("Notify me when it is my turn")


def knock_buttons(frame: Frame, is_on: bool) -> h.Element:
    """Whether a knock tells that it is one's turn."""
    names = {"on": frame.read(msg("on")), "off": frame.read(msg("off"))}
    return like_buttons(frame, KNOCK, "knock", names, "on" if is_on else "off")


def bell_button(frame: Frame) -> h.Element:
    """The browser is asked for leave to notify only when this is pressed; the script shows it where there is a way."""
    return h.button(
        ".button.button-wide.needs-script", type="button", data_bell=True, aria_pressed="false", hidden=True
    )[icon("bell"), frame.read(BELL)]


# pages without a table

WAYS = (("/", msg("Games")), ("/learn", msg("Learn")), ("/plays", msg("Plays")), ("/rules", msg("Rules")))
LAB_WAY = ("/lab", msg("Lab"))


def shell(frame: Frame, *inside: Node, here: str = "", wide: bool = False) -> Node:
    """The whole body of a page; `here` is the address of the way that is marked in the head."""
    return h.fragment[
        page_head(frame, here),
        h.main(class_="page" if wide else "inside page", id="question", tabindex="-1")[inside],
        page_foot(frame),
    ]


DEVICE = msg("Open on another device")


def page_head(frame: Frame, here: str) -> h.Element:
    device = frame.read(DEVICE)
    return h.header(".page-head")[
        h.div(".inside")[
            logo(frame.likes.language),
            h.nav(".page-nav", aria_label=frame.read(msg("Pages")))[
                (way(frame, address, name, here) for address, name in WAYS),
                way(frame, *LAB_WAY, here, "only-wide") if frame.has_lab else None,
            ],
            h.span(".grow"),
            h.a(".button.button-small.button-quiet.page-device", href="/device", aria_label=device)[
                icon("qr"), h.span(".page-device-text")[device]
            ],
            h.div(".only-wide")[language_buttons(frame)],
            theme_button(frame),
        ]
    ]


def way(frame: Frame, address: str, name: Message, here: str, class_: str | None = None) -> h.Element:
    return h.a(class_=class_, href=address, aria_current="page" if address == here else None)[frame.read(name)]


def page_foot(frame: Frame) -> h.Element:
    return h.footer(".page-foot")[
        h.div(".inside")[
            h.p[frame.read(msg(
                "Unofficial fan project. No publisher's artwork or card text; the rules are in our own words, "
                "the drawings are ours."
            ))],
            h.span(".grow"),
            h.a(".only-narrow", href=LAB_WAY[0])[frame.read(LAB_WAY[1])] if frame.has_lab else None,
            h.a(".only-narrow", href="/device")[frame.read(DEVICE)],
            h.a(href="/api/docs")[frame.read(msg("API"))],
            h.a(href="/style")[frame.read(msg("Style guide"))],
            h.div(".only-narrow")[language_buttons(frame)],
        ]
    ]  # fmt: skip


def error_page(frame: Frame, message: Message) -> Node:
    """What happened in a sentence, and the ways out."""
    return shell(
        frame,
        h.section(".error-page")[
            icon("help"),
            h.h1(".sign")[frame.read(msg("That did not work"))],
            h.p(role="alert")[capital(frame.read(message))],
            h.p(".row.wrap")[
                h.a(".button.button-primary", href="/")[icon("home"), frame.read(msg("To the start page"))],
                h.a(".button", href="/rules")[icon("rules"), frame.read(msg("Rules"))],
            ],
        ],
    )


def capital(sentence: str) -> str:
    """A sentence that stands alone begins with a capital letter."""
    return sentence[:1].upper() + sentence[1:]
