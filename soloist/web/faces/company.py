"""The people at a table beside a box: who is spoken to, how everybody is called, and who has won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from markupsafe import Markup

from soloist.engine.game import Score
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, numeral, pmsg
from soloist.web import markup as h
from soloist.web.faces.companion_widgets import lit
from soloist.web.html import Node, classes, icon, seat_chip, seat_mark
from soloist.web.scene import Choice, Scene


def lone(scene: Scene) -> Seat | None:
    """The only person at the table, who is spoken to as such."""
    people = [person.seat for person in scene.people if person.kind == "human"]
    return people[0] if len(people) == 1 else None


def is_you(scene: Scene, seat: Seat | None) -> bool:
    return seat is not None and seat == lone(scene)


def name(scene: Scene, seat: Seat) -> Message:
    return msg("You") if is_you(scene, seat) else msg("{seat}", seat=seat)


def chip(scene: Scene, seat: Seat, *, level: bool = True) -> Markup:
    """The mark and name of a player at the table."""
    person = scene.person(seat)
    return seat_chip(replace(person, name=scene.text(name(scene, seat)), level=person.level if level else ""))


def whose(scene: Scene, seat: Seat | None = None) -> Node:
    """Where there are several automas: the one in question, or else the one whose turn it is."""
    seat = scene.view.active if seat is None else seat
    return chip(scene, seat) if seat is not None and len(scene.view.automas()) > 1 else None


def seat_answer(scene: Scene, choice: Choice) -> h.Element:
    """An answer that is a player."""
    return lit(scene, choice, chip(scene, choice.option))


def titled(acting: Callable[[Scene], Seat | None]) -> Callable[[Scene], Node]:
    """The automa at the table with its level; of several the one that acts, or all their marks."""

    def title(scene: Scene) -> Node:
        automas, now = scene.view.automas(), acting(scene)
        if len(automas) == 1:
            return chip(scene, automas[0])
        if now is not None and now in automas:
            return chip(scene, now, level=False)
        marks = [seat_mark(scene.person(seat)) for seat in automas]
        return h.span(".seat")[marks, h.span(".seat-name")[scene.read(msg("Automas"))]]

    return title


# points


def standing(scene: Scene, untold: Sequence[Seat] = ()) -> h.Element:
    """Two side by side, `untold` of those whose points nobody knows; more in a table, the best on top."""
    result = scene.match.result

    def side(score: Score) -> h.Element:
        number, won = "–" if score.seat in untold else numeral(score.total), score.seat in result.winners
        return h.div(class_=classes(is_winner=won) or None)[chip(scene, score.seat), h.b[number]]

    if len(result.scores) == 2:
        return h.div(".versus")[side(result.scores[0]), h.span["–"], side(result.scores[1])]
    order = sorted(result.scores, key=lambda score: (score.seat not in result.winners, -score.total))
    return h.table(".data.result")[h.tbody[(ranked(scene, score) for score in order)]]


def ranked(scene: Scene, score: Score) -> h.Element:
    won = score.seat in scene.match.result.winners
    return h.tr(class_=classes(is_best=won) or None)[
        h.th(scope="row")[chip(scene, score.seat)],
        h.td(".number")[numeral(score.total)],
        h.td[icon("flag", scene.text(pmsg("winner", "wins"))) if won else None],
    ]


def winner(scene: Scene, tie: Message, tie_won: Message) -> Message:
    """Who wins, and by how much; `tie` if the win is shared, `tie_won` if something else than points decides."""
    scores, winners = scene.match.result.scores, scene.match.result.winners
    if len(winners) > 1:
        return tie
    others = [score.total for score in scores if score.seat not in winners]
    margin = max(score.total for score in scores) - max(others)
    if margin == 0:
        return tie_won
    if is_you(scene, winners[0]):
        return msg("You win by {margin}.", margin=margin)
    return msg("{seat} wins by {margin}.", seat=winners[0], margin=margin)
