"""An ARNO's turn in the log: a line leads with the die or the piece and ends with the rule."""

from __future__ import annotations

from soloist.engine.words import Message, msg
from soloist.games.arknova.arno import events
from soloist.games.arknova.arno.events import Track
from soloist.games.arknova.arno.why import ArnoLine, Roll
from soloist.games.arknova.cards import Animal, Resource, Sponsor
from soloist.web.faces.arknova.arno_turns import options
from soloist.web.faces.arknova.log_words import brought, change
from soloist.web.faces.arknova.signs import icon_name, tint
from soloist.web.faces.log_lines import Change, LogLine, Telling
from soloist.web.html import Node, icon

TRACKS = {
    Track.APPEAL: Resource.APPEAL, Track.REPUTATION: Resource.REPUTATION, Track.CONSERVATION: Resource.CONSERVATION,
}  # fmt: skip
SIGNS: dict[type, str] = {
    events.NotepadTokens: "hourglass", events.ScoringToken: "hourglass", events.ModuleTokenMoved: "flag",
    events.BreakReached: "break", events.WorkerHired: "worker", events.Upgraded: "upgrade",
    events.BonusTileTaken: "bonus", events.WorkerPlaced: "worker", events.UniversityTaken: "university",
    events.Donated: "donate", events.ProjectPlayed: "conservation", events.TokenPlaced: "conservation",
}  # fmt: skip
"""The piece that each step is about."""


def line(what: ArnoLine | Roll, telling: Telling) -> LogLine:
    say, seat, rule = telling.read, what.seat, what.rule
    match what:
        case Roll():
            return LogLine(options(telling.scene, what), seat, lead=icon("d8", class_="die"), rule=rule)
        case events.CardUsed():
            head = telling.plain(msg("{action} {strength}", action=what.action, strength=what.strength))
            return LogLine(None, seat, head=head, short=telling.plain(msg("side II")) if what.upgraded else None)
        case events.Advanced():
            changes = (change(TRACKS[what.track], what.steps),)
            now = msg("now {total}", total=what.total)
            said = now if what.because is None else msg("{cause}, {now}", cause=brought(what.because), now=now)
            return LogLine(say(said), seat, changes, rule=rule)
        case events.BreakAdvanced():
            said = msg("the break token goes to step {step} of {last}", step=what.step, last=what.last)
            steps = Change("break", what.steps, msg("break steps"), tint("break"))
            return LogLine(say(said), seat, (steps,), rule=rule)
        case events.NoTask() | events.BonusTileWasted():
            return LogLine(say(what.what), seat, rule=rule, is_impossible=True)
        case events.CardReceived():
            return LogLine(say(what.what), seat, lead=card_sign(what), rule=rule)
        case events.PartnerZooTaken():
            return LogLine(
                say(what.what), seat, lead=sign(icon_name(what.continent)), rule=rule, short=telling.plain(what.what)
            )
        case events.WorkerPlaced():
            return LogLine(say(what.what), seat, lead=sign("worker"), rule=rule, short=telling.plain(what.task))
    return LogLine(say(with_cause(what)), seat, lead=sign(SIGNS.get(type(what), "flag")), rule=rule)


def sign(name: str) -> Node:
    return icon(name, class_=tint(name))


def with_cause(what: ArnoLine) -> Message:
    if isinstance(what, events.NotepadTokens | events.ScoringToken) and what.because is not None:
        return msg("{what}: {cause}", what=what.what, cause=brought(what.because))
    return what.what


def card_sign(what: events.CardReceived) -> Node:
    return sign("act-animals" if what.kind is Animal else "act-sponsors" if what.kind is Sponsor else "conservation")
