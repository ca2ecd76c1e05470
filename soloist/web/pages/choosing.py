"""Before a match: who gets what, such as a zoo map. Seat first, then the thing; every page is a form that hands on what
was chosen so far in its address, so it works without a script and the way back is the browser's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode

from soloist.engine.game import Game
from soloist.engine.seats import SEATS, Seat
from soloist.engine.settings import ForEachPlayer
from soloist.engine.words import Message, msg, nmsg
from soloist.names import bot_called, known_as
from soloist.registry import automa_called
from soloist.seating import lineup
from soloist.web import markup as h
from soloist.web.faces import TableFace, face_of
from soloist.web.faces.player_choice import PlayerChoice, Thing
from soloist.web.html import KIND_ICONS, Node, classes, icon, rule_link, seat_class
from soloist.web.match_settings import (
    EACH,
    SAME,
    YOU,
    MatchSettings,
    Sitter,
    fields_of,
    players_of,
    thing_fields,
    things_of,
    usual_settings,
    way_of,
)  # fmt: skip
from soloist.web.pages.layout import Frame, shell
from soloist.web.played import Times

EVERY = "every"  # of the groups: all of them
TEXTS = {EACH: msg("Each chooses"), SAME: msg("All the same")}


@dataclass(frozen=True)
class Choosing:
    """What is to be played, and who chooses now."""

    frame: Frame
    game: Game[Any, Any]
    choice: PlayerChoice
    setting: ForEachPlayer
    chosen: MatchSettings
    at: Seat  # the row that is chosen for
    way: str
    group: str = EVERY
    played: Mapping[str, Times] = field(default_factory=dict)  # how often this browser had which thing

    def read(self, what: object) -> str:
        return self.frame.read(what)

    @property
    def rows(self) -> list[tuple[Seat, Sitter]]:
        return [(seat, sitter) for seat, sitter in zip(SEATS, self.chosen.sitters, strict=False) if sitter.who]

    @property
    def players(self) -> list[Seat]:
        return players_of(self.chosen.sitters)

    @property
    def is_named(self) -> bool:
        """Whether the things are chosen here, not in the match."""
        return self.way not in self.setting.ways

    @property
    def now(self) -> Thing:
        """What the row has."""
        return self.thing_of(self.at)

    def thing_of(self, seat: Seat) -> Thing:
        return self.choice.thing(things_of(self.setting, self.chosen).get(seat, ""))

    def after(self) -> Seat | None:
        """The next player; none after the last, and where one map is for all."""
        later = [seat for seat in self.players if seat > self.at]
        return later[0] if later and self.way == EACH else None

    # addresses

    @property
    def fields(self) -> list[tuple[str, str]]:
        found = fields_of(self.game, self.chosen, usual_settings(self.game))
        way = f"{self.setting.name}-way"
        return [(name, self.way if name == way else value) for name, value in found if value]

    def back(self) -> str:
        """The form for the match, filled in."""
        return f"/new/{self.game.id}?{urlencode(self.fields)}#option-{self.setting.name}"

    def link(self, at: Seat) -> str:
        more = [("step", self.setting.name), ("at", at.code), ("group", self.group)]
        return f"/new/{self.game.id}?{urlencode([*self.fields, *more])}"

    # names

    def called(self, seat: Seat, sitter: Sitter) -> str:
        kind, _, which = sitter.who.partition(":")
        automa = lineup(self.game)
        if sitter.is_automa and automa is not None:
            return self.read(known_as(automa_called(automa.automa)))
        if kind == "bot":
            return self.read(bot_called(which))
        if sitter.who == YOU:
            return sitter.name or self.read(msg("You"))
        return sitter.name or self.read(msg("Player {letter}", letter=seat.code))


def choosing_of(
    frame: Frame, game: Game[Any, Any], choice: PlayerChoice, setting: ForEachPlayer, chosen: MatchSettings, at: str,
    way: str = "", group: str = EVERY,
) -> Choosing | None:  # fmt: skip
    """What an address asks for; None if nobody sits there who could get something."""
    players = players_of(chosen.sitters)
    if not players:
        return None
    known = way in (EACH, SAME, *setting.ways)
    now = way if known else way_of(setting, chosen)
    seat = next((seat for seat in players if seat.code == at), players[0])
    shown = group if group in choice.groups else EVERY
    return Choosing(frame, game, choice, setting, chosen, players[0] if now == SAME else seat, now, shown)


# the page


def choosing_page(choosing: Choosing) -> Node:
    """Ways and seats on top, all there is below; the one under choice large beside them."""
    frame, choice = choosing.frame, choosing.choice
    asked = f"{choosing.setting.name}-{choosing.at.code}" if choosing.is_named else ""
    hidden = [(name, value) for name, value in choosing.fields if name != asked]
    form = h.form(".choosing", method="get", action=f"/new/{choosing.game.id}", data_choosing=True)[
        (h.input(type="hidden", name=name, value=value) for name, value in hidden),
        h.input(type="hidden", name="step", value=choosing.setting.name),
        h.input(type="hidden", name="at", value=choosing.at.code),
        h.button(type="submit", name="take", value="1", hidden=True),  # what Enter presses
        h.div(".choosing-head")[
            h.div[
                h.p(".choosing-way-back")[
                    h.a(href=choosing.back())[icon("chevron", class_="flip"), choosing.game.title, ": ",
                                              frame.read(msg("new match"))]],
                h.h1(".page-title", id="choosing-title")[frame.read(choice.title)],
                h.p(".muted")[frame.read(choice.lead)] if choosing.is_named else None,
            ],
            ways(choosing),
        ],
        seat_row(choosing),
        offer(choosing) if choosing.is_named else later(choosing),
        missing(choosing),
    ]  # fmt: skip
    return shell(frame, form, here="/", wide=True)


def ways(choosing: Choosing) -> h.Element:
    """How everybody comes by theirs."""
    alone = len(choosing.players) == 1
    texts = {EACH: TEXTS[EACH]} if alone else TEXTS
    label = choosing.read(msg("How everybody comes by theirs"))
    return h.div(".segments.choosing-ways", role="group", aria_label=label)[
        (
            h.button(
                type="submit", name=f"{choosing.setting.name}-way", value=way,
                aria_pressed="true" if way == choosing.way else "false",
            )[choosing.read(text)]
            for way, text in {**texts, **choosing.setting.ways}.items()
        )
    ]  # fmt: skip


def seat_row(choosing: Choosing) -> h.Element:
    """Everybody at the table with what they have; a press chooses for them."""
    return h.ol(".choosing-seats", aria_label=choosing.read(msg("Seats")))[
        (h.li[seat_card(choosing, seat, sitter)] for seat, sitter in choosing.rows)
    ]


def seat_card(choosing: Choosing, seat: Seat, sitter: Sitter) -> h.Element:
    if sitter.is_automa:
        text, rule = choosing.choice.automas
        return h.div(".choosing-seat.is-off")[
            who(choosing, seat, sitter),
            h.span(".choosing-has")[h.small[choosing.read(text)], " ", rule_link(rule)],
        ]
    if not choosing.is_named:
        return h.div(".choosing-seat")[
            who(choosing, seat, sitter),
            h.span(".choosing-none")[icon("shuffle")],
            h.span(".choosing-has")[h.b[choosing.read(choosing.setting.ways[choosing.way])],
                                    h.small[choosing.read(msg("in the match"))]],
        ]  # fmt: skip
    thing, is_now = choosing.thing_of(seat), seat == choosing.at and choosing.way == EACH
    named = classes("choosing-seat", is_now=is_now)
    inside = [
        who(choosing, seat, sitter),
        h.span(".choosing-small", data_small=is_now)[choosing.choice.small(thing)],
        h.span(".choosing-has", data_has=is_now)[
            h.b[thing_name(choosing, thing)],
            h.small[choosing.read(msg("choosing now"))] if is_now else None,
        ],
    ]
    if choosing.way == SAME:
        return h.div(class_=named)[inside]
    return h.button(class_=named, type="submit", name="to", value=seat.code, aria_current="step" if is_now else None)[
        inside
    ]


def sign_of(sitter: Sitter) -> str:
    return KIND_ICONS.get(sitter.who.partition(":")[0], KIND_ICONS["human"])


def who(choosing: Choosing, seat: Seat, sitter: Sitter) -> h.Element:
    level = h.span(".seat-level")[sitter.level] if sitter.is_automa else None
    return h.span(class_=f"seat {seat_class(seat)}")[
        h.span(".seat-mark")[icon(sign_of(sitter))], h.span(".seat-name")[choosing.called(seat, sitter)], level
    ]


def thing_name(choosing: Choosing, thing: Thing) -> Node:
    return [h.span(".choosing-code")[thing.code], h.span[choosing.read(thing.name)]]


# all there is


def offer(choosing: Choosing) -> h.Element:
    """Every thing as a radio button; what belongs to the one that is chosen lies beside them, large."""
    return h.div(".choosing-body")[
        h.div(".choosing-filters")[
            groups(choosing),
            h.button(".button.choosing-surprise", type="submit", name="surprise", value="1", data_surprise=True)[
                icon("shuffle"), choosing.read(msg("Surprise me"))
            ],
        ],
        h.input(".visually-hidden.choosing-closer", type="checkbox", id="choosing-closer",
                aria_label=choosing.read(msg("Look closer"))),
        h.div(".choosing-all", role="radiogroup", aria_labelledby="choosing-title")[
            h.ul(".choosing-things")[(thing_item(choosing, thing) for thing in choosing.choice.things)]
        ],
    ]  # fmt: skip


def groups(choosing: Choosing) -> h.Element:
    """Which of them are shown; nothing is sent for it."""
    things = choosing.choice.known
    texts = {EVERY: (msg("All"), len(things))}
    texts |= {name: (text, sum(each.group == name for each in things)) for name, text in choosing.choice.groups.items()}
    return h.div(".segments.choosing-groups", role="radiogroup", aria_label=choosing.read(msg("Which are shown")))[
        (
            h.label[
                h.input(type="radio", name="group", value=name, checked=name == choosing.group, data_group=name),
                h.span[choosing.read(text), h.small[str(number)]],
            ]
            for name, (text, number) in texts.items()
        )
    ]


def thing_item(choosing: Choosing, thing: Thing) -> h.Element:
    is_chosen = thing is choosing.now
    takers = [seat for seat in choosing.players if choosing.thing_of(seat) is thing and seat != choosing.at]
    shown = takers if choosing.way == EACH else []
    return h.li(class_=f"in-{thing.group}")[
        h.label(".choosing-thing")[
            h.input(type="radio", name=f"{choosing.setting.name}-{choosing.at.code}", value=thing.code,
                    checked=is_chosen, data_any=thing.is_any),
            h.span(".choosing-small")[choosing.choice.small(thing)],
            h.b[thing_name(choosing, thing)],
            h.small(".choosing-short")[choosing.read(thing.short)],
            h.span(".choosing-counts")[
                choosing.choice.counts(thing, choosing.frame.reader), h.span(".grow"),
                (h.span(class_=f"seat-mark {seat_class(seat)}")[icon(sign_of(sitter), choosing.called(seat, sitter))]
                 for seat, sitter in choosing.rows if seat in shown),
            ],
        ],
        h.div(".choosing-beside")[detail(choosing, thing)],
    ]  # fmt: skip


def detail(choosing: Choosing, thing: Thing) -> h.Element:
    """The one under choice: a picture, what is special about it, what stands on it, and the button that takes it."""
    frame, choice = choosing.frame, choosing.choice
    return h.section(".choosing-detail.panel", aria_label=frame.read(thing.name))[
        h.div(".choosing-picture")[choice.large(thing, frame.reader)],
        h.div(".choosing-text")[
            h.h2[h.span(".choosing-code")[thing.code], h.span(".sign")[frame.read(thing.name)],
                 h.label(".button.button-small.choosing-look", for_="choosing-closer")[
                     icon("expand"), h.span(".when-far")[frame.read(msg("Look closer"))],
                     h.span(".when-close")[frame.read(msg("Smaller"))]]],
            h.p(".choosing-special")[frame.read(thing.special), " ", rule_link(thing.rule)],
            h.dl(".choosing-facts")[facts(choosing, thing), choice.about(thing, frame.reader)],
            h.div(".choosing-take")[
                h.button(".button.button-primary.button-large.grow", type="submit", name="take", value="1")[
                    icon("check"), frame.read(taken(choosing, thing)), h.kbd["↵"]],
                h.button(".button.button-large", type="submit", name="done", value="1")[frame.read(msg("Done"))]
                if choosing.after() is not None else None,
            ],
        ],
    ]  # fmt: skip


def facts(choosing: Choosing, thing: Thing) -> Node:
    """What it has more of than others, and how often it was chosen."""
    read, times = choosing.read, choosing.played.get(thing.code)
    why = read(msg("Most of the others have less of this."))
    return [
        [h.dt(data_tip=why)[read(msg("Good for"))], h.dd[", ".join(read(each) for each in thing.good_for)]]
        if thing.good_for else None,
        [h.dt[read(msg("Played"))], h.dd[read(chosen_so_far(times))]] if times is not None else None,
    ]  # fmt: skip


def chosen_so_far(times: Times) -> Message:
    """Of matches that are over; where it was dealt or drafted nobody chose it."""
    return nmsg("chosen {n} time, won {won}", "chosen {n} times, won {won}", n=times.played, won=times.won)


def taken(choosing: Choosing, thing: Thing) -> Message:
    """What the button says."""
    if choosing.way == SAME and len(choosing.players) > 1:
        return msg("{thing} for everybody", thing=thing.name)
    sitter = dict(choosing.rows)[choosing.at]
    if sitter.who == YOU:
        return msg("{thing} for you", thing=thing.name)
    return msg("{thing} for {name}", thing=thing.name, name=choosing.called(choosing.at, sitter))


# chosen in the match


def later(choosing: Choosing) -> h.Element:
    """How it goes, and what may be dealt."""
    way, frame = choosing.choice.ways[choosing.way], choosing.frame
    dealt = [each for each in choosing.choice.things if each.is_dealt]
    return h.div(".choosing-later")[
        h.div(".panel.choosing-how")[
            h.p[frame.read(way.text), " ", rule_link(way.rule)],
            h.button(".button.button-primary.button-large", type="submit", name="take", value="1", autofocus=True)[
                icon("check"), frame.read(choosing.setting.ways[choosing.way]), h.kbd["↵"]],
        ],
        h.h2[frame.read(msg("These may be dealt"))],
        h.ul(".choosing-things")[
            (
                h.li[h.div(".choosing-thing.is-shown")[
                    h.span(".choosing-small")[choosing.choice.small(thing)],
                    h.b[thing_name(choosing, thing)],
                    h.small(".choosing-short")[frame.read(thing.short)],
                ]]
                for thing in dealt
            )
        ],
    ]  # fmt: skip


def missing(choosing: Choosing) -> Node:
    """What there is in print but not here."""
    rules = dict.fromkeys(rule for _, rule in choosing.choice.missing)
    if not rules:
        return None
    return h.details(".choosing-missing")[
        h.summary[icon("lock"), choosing.read(msg("What is not here, and why"))],
        h.ul[(h.li[choosing.read(text), " ", rule_link(rule)] for text, rule in choosing.choice.missing)],
    ]


# on the form for a new match


def things_field(frame: Frame, game: Game[Any, Any], setting: ForEachPlayer, chosen: MatchSettings) -> h.Element:
    """What everybody has, and the way to the page; what was typed into the form goes there and comes back."""
    face = face_of(game.id)
    assert isinstance(face, TableFace)
    assert face.choice is not None, game.id
    hidden, choice = thing_fields(setting, chosen), face.choice
    return h.div(".things-field", id=f"option-{setting.name}")[
        (h.input(type="hidden", name=name, value=value) for name, value in hidden),
        things_now(frame, choice, setting, chosen),
        h.button(".button", type="submit", name="step", value=setting.name)[icon(face.icon), frame.read(choice.button)],
    ]


def things_now(frame: Frame, choice: PlayerChoice, setting: ForEachPlayer, chosen: MatchSettings) -> h.Element:
    way, given = way_of(setting, chosen), things_of(setting, chosen)
    if way in setting.ways:
        text = msg("{way}, in the match", way=setting.ways[way])
        return h.p(".thing-now")[h.span(".choosing-none")[icon("shuffle")], h.span[frame.read(text)]]
    marks = {code: [seat for seat in given if given[seat] == code] for code in given.values()}
    return h.ul(".things-now")[
        (
            h.li(".thing-now")[
                h.span(".choosing-small")[choice.small(choice.thing(code))],
                h.span[h.b(".choosing-code")[code], " ", frame.read(choice.thing(code).name)],
                h.span(".things-seats")[(h.b(class_=seat_class(seat))[seat.code] for seat in seats)]
                if len(marks) > 1 else None,
            ]
            for code, seats in marks.items()
        )
    ]  # fmt: skip
