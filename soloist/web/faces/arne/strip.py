"""Above the rows: who plays after whom, who is asked in this window, and how far the end is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from markupsafe import Markup

from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, nmsg, numeral, pmsg
from soloist.games.arne.cards import Kind
from soloist.games.arne.events import Happening, What
from soloist.games.arne.state import HAND_SIZE, Stage
from soloist.games.arne.view import View
from soloist.results import best_first
from soloist.web import markup as h
from soloist.web.faces.table_widgets import strip_part
from soloist.web.html import KIND_ICONS, Node, classes, icon, meter, seat_chip, seat_class
from soloist.web.reading import Reading, drawn_once
from soloist.web.scene import Person, Scene
from soloist.wording.arne import PLAYING

WINDOWS = (Stage.WINDOW, Stage.ANNOUNCED, Stage.CLOSING)
MOST_CHIPS = 6  # turns that are shown; the others follow in the same way
MOST_MARKS = 6  # persons that are told apart by their marks


def strip(scene: Scene) -> Node:
    view: View = scene.view
    if view.stage is Stage.OVER:
        return ranking(scene)
    if view.stage is Stage.SETUP:
        return [picking(scene), h.span(".grow"), pile(scene)]
    if view.stage is Stage.FINAL:
        return [final_round(scene), h.span(".grow"), pile(scene)]
    return [order(scene), h.span(".grow"), window(scene), pile(scene)]


def mark(scene: Scene, seat: Seat) -> Markup:
    """A person's sign alone, with the name for those who cannot see it."""
    person = scene.person(seat)
    return _mark(seat_class(seat), person.name, KIND_ICONS[person.kind])


@lru_cache(1000)
def _mark(class_: str, name: str, sign: str) -> Markup:
    drawn = h.span(".seat-mark", role="img", aria_label=name)[icon(sign)]
    return Markup(h.span(class_=f"seat {class_}", data_tip=name)[drawn])


def chain(parts: Sequence[Node], label: str) -> h.Element:
    """One after the other, with arrows between."""
    return h.ol(".arne-queue", aria_label=label)[
        (h.li[icon("chevron") if place else None, part] for place, part in enumerate(parts))
    ]


# turns

CLAIMED = {What.STOPPED: Kind.STOP.say(), What.TURNED: Kind.CHANGE.say()}


def order(scene: Scene) -> h.Element:
    """The running turn, those claimed by Stop or Change, then everybody in the direction of play [ARNE-8]."""
    view: View = scene.view
    clockwise = view.direction > 0
    way = scene.text(msg("clockwise") if clockwise else msg("anticlockwise"))
    turns: list[Node] = [_turn(scene, view.active, msg("playing"), "is-running")]
    for seat, card in zip(view.queue, claims(scene), strict=True):
        words = msg("Stop or Change") if card is None else CLAIMED[card]
        turns.append(_turn(scene, seat, words, "is-claimed"))
    turns += [_turn(scene, seat) for seat in view.turns_to_come()[: max(1, MOST_CHIPS - len(turns))]]
    direction = h.span(".arne-direction", data_tip=way)[icon("clockwise", way, class_="" if clockwise else "flip")]
    label = msg("Order of play, clockwise") if clockwise else msg("Order of play, anticlockwise")
    return strip_part(
        scene.read(label), h.div(".row")[direction, chain(turns, scene.text(msg("Order of play")))], class_="arne-order"
    )


def _turn(scene: Scene, seat: Seat, words: Message | None = None, class_: str = "") -> Markup:
    return turn_of(scene, scene.person(seat), words, classes("arne-turn", class_, is_me=seat == scene.seat))


@drawn_once
def turn_of(scene: Reading, person: Person, words: Message | None, class_: str) -> h.Element:
    return h.span(class_=class_)[seat_chip(person), None if words is None else h.small[scene.read(words)]]


# the window


def window(scene: Scene) -> Node:
    """Who has passed on this table, who is asked, and who may still be asked [ARNE-7.4]; many only by their number."""
    view: View = scene.view
    if view.stage not in WINDOWS:
        return None
    everybody = view.after(view.last_actor)
    inside: Node = h.ol(".arne-window")[(h.li[_reaction(scene, seat, everybody)] for seat in everybody)]
    if len(everybody) > MOST_MARKS:
        passed = sum(at >= view.version for at in view.passed_at)
        inside = h.div(".arne-window")[
            [seat_chip(scene.person(seat)) for seat in asked_seats(scene)],
            h.span(".muted")[scene.read(nmsg("{n} has passed", "{n} have passed", n=passed))],
        ]
    return strip_part(scene.read(msg("This window")), inside, class_="arne-window-part")


def _reaction(scene: Scene, seat: Seat, everybody: Sequence[Seat]) -> h.Element:
    if seat in asked_seats(scene):
        state, words = "is-asked", msg("asked now")
    elif scene.view.passed_at[seat] >= scene.view.version:
        state, words = "is-done", msg("has passed")
    elif any(everybody.index(seat) < everybody.index(asked) for asked in asked_seats(scene)):
        state, words = "is-done", msg("cannot react")
    else:
        state, words = "is-open", msg("not asked yet")
    return h.span(class_=f"arne-reaction {state}", data_tip=scene.text(words))[
        mark(scene, seat), h.span(".visually-hidden")[scene.text(words)], icon("check") if state == "is-done" else None
    ]


# set-up, final round, end


def picking(scene: Scene) -> h.Element:
    """Who picks a colour when [ARNE-1.4]."""
    seats = [scene.view.person_at[place] for place in range(scene.view.setup.rows)]
    turns = [
        _turn(scene, seat, None, "is-running" if seat in asked_seats(scene) else "") for seat in seats[: MOST_CHIPS + 2]
    ]
    return strip_part(scene.read(msg("Everybody picks a colour")), chain(turns, scene.text(msg("Order of picking"))))


def final_round(scene: Scene) -> h.Element:
    """Everybody once more: who has been asked, who is, who will be [ARNE-9.2]."""
    view: View = scene.view
    asked = asked_seats(scene)
    last = view.final_order[-1] if view.final_order else asked[-1] if asked else view.active
    everybody = view.after(last)
    to_come = [*asked, *view.final_order]
    if len(everybody) > MOST_CHIPS:
        everybody = [seat for seat in everybody if seat in to_come][:MOST_CHIPS]

    def turn(seat: Seat) -> Markup:
        if seat in asked:
            return _turn(scene, seat, msg("asked now"), "is-running")
        done = seat not in to_come
        return _turn(scene, seat, pmsg("person", "done") if done else None, "is-done" if done else "")

    label = msg("Final round: one black card each, or none")
    return strip_part(scene.read(label), chain([turn(seat) for seat in everybody], scene.text(msg("Final round"))))


def ranking(scene: Scene) -> h.Element:
    """The result, best first."""
    scores = best_first(scene.match.result)
    label = msg("Fewest points win") if scene.view.setup.settings.minimum else msg("Final totals")
    ranked = h.ol(".arne-ranking")[
        (h.li(".strip-score")[seat_chip(scene.person(score.seat)), h.b[numeral(score.total)]] for score in scores)
    ]
    return strip_part(scene.read(label), ranked, class_="grow")


# the pile


def pile(scene: Scene) -> h.Element:
    """How many cards are left to draw [ARNE-9.1]."""
    view: View = scene.view
    left = view.pile_size
    if view.stage is Stage.FINAL or (left == 0 and view.stage in PLAYING):
        words = msg("empty: the last chance") if view.stage is Stage.FINAL else msg("empty: the final round is next")
    elif view.stage is Stage.SETUP:
        words = msg("{left} cards, eight for each of you", left=left)
    else:
        words = msg("{left} of {all}, then the final round", left=left, all=to_draw(view))
    return strip_part(
        [h.span[scene.read(msg("Draw pile"))], h.span(".grow"), h.span[scene.read(words)]],
        meter(left / max(to_draw(view), 1)),
        class_="arne-pile-part",
    )


def to_draw(view: View) -> int:
    """The cards of the pile after the deal."""
    deck = list(view.setup.deck)
    if view.stage is not Stage.SETUP and view.setup.settings.unowned_colours == "removed":
        deck = [card for card in deck if card.colour is None or view.rows[card.colour] is not None]
    return len(deck) - HAND_SIZE * view.setup.persons


# what everybody does now


def asked_seats(scene: Scene) -> tuple[Seat, ...]:
    """Who is asked at the moment that is shown."""
    asked = [question.seat for question in scene.match.questions] if scene.past else scene.waiting_for
    return tuple(seat for seat in asked if seat >= 0)


def status(scene: Scene, seat: Seat) -> Message | None:
    """What a person does now, in two or three words."""
    view: View = scene.view
    if view.stage is Stage.OVER:
        return None
    if seat in asked_seats(scene):
        return msg("asked now")
    if view.stage in PLAYING and seat == view.active:
        return msg("has the turn")
    if view.stage in PLAYING and view.queue and seat == view.queue[0]:
        return msg("next turn")
    if view.stage in WINDOWS and view.passed_at[seat] >= view.version:
        return msg("has passed")
    return None


def claims(scene: Scene) -> list[What | None]:
    """By which card each turn in the queue was claimed: the last so many Stops and Changes [ARNE-8.2]."""
    waiting = len(scene.view.queue)
    played = [
        what.what for _, what in scene.told if isinstance(what, Happening) and what.what in (What.STOPPED, What.TURNED)
    ]
    known: list[What | None] = [*played[len(played) - waiting :]] if waiting and len(played) >= waiting else []
    return [None] * (waiting - len(known)) + known
