"""The rows of ARNE Total: one for each colour, one's own last, next to the hand."""

from __future__ import annotations

from collections import Counter

import htpy as h

from soloist.engine.seats import Seat
from soloist.engine.words import msg, nmsg
from soloist.games.arne.answers import ROWS, Row, Spot
from soloist.games.arne.cards import Card, Colour
from soloist.games.arne.items import Item
from soloist.games.arne.state import Stage
from soloist.games.arne.view import View
from soloist.web.faces.arne.cards import colour_card, counts, item_face, named_face, signed
from soloist.web.faces.arne.persons import person_line
from soloist.web.faces.arne.pieces import asks, is_shown, item_key, row_key, twins
from soloist.web.faces.arne.sums import score_cell
from soloist.web.html import Node, answer_button, classes, icon, key_cap, piece, seat_chip
from soloist.web.scene import Scene
from soloist.wording.arne.totals import Totals, totals_of

LONG_ROW = 8
LONG_HIGH_ROW = 6  # where two rows share the board
LONGER_ROW = 12


def board(scene: Scene) -> Node:
    view: View = scene.view
    if view.stage is Stage.SETUP:
        return colours_to_pick(scene)
    drawing = Drawing(scene)
    rows = view.rows_as_seated()
    return h.div(class_=f"arne-table arne-rows-{len(rows)}")[
        shown_cards(scene), h.div(".arne-rows")[(drawing.row(colour) for colour in rows)]
    ]


class Drawing:
    """The rows of one scene: what is the same for all of them is worked out once."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.view: View = scene.view
        self.twins = twins(scene)
        self.totals: Totals | None = None if scene.asked is None else totals_of(scene.match, scene.asked)
        self.targets = asks(scene, Spot)
        self.places = asks(scene, Row, Colour)
        self.copies: Counter[str] = Counter()

    def row(self, colour: Colour) -> h.Element:
        """One row: whose it is, what lies there, what it is worth."""
        view = self.view
        mine = view.seat is not None and view.counts_for(colour, view.seat)
        label = msg("{colour} row: {points}", colour=colour, points=view.totals[colour])
        return h.section(
            class_=classes("arne-row", f"arne-{colour.code}", is_mine=mine and colour is not view.neutral,
                           is_neutral=colour is view.neutral),
            aria_label=self.scene.text(label), data_vt=f"row-{colour.code}",
        )[
            self.who(colour),
            colour_card(self.scene, colour),
            self.items(colour),
            score_cell(self.scene, colour, self.change(colour)),
            self.cover(colour),
        ]  # fmt: skip

    def who(self, colour: Colour) -> h.Element:
        """The persons a row belongs to."""
        view, owners = self.view, self.view.owners(colour)
        if colour is view.neutral:
            holder = msg("counts for {person}", person=owners[0]) if owners else msg("counts for nobody")
            return h.div(".arne-who")[
                h.span(".seat")[h.span(".seat-mark")[icon("flag")], self.scene.read(msg("Neutral"))],
                h.p(".arne-status")[self.scene.read(holder)],
            ]
        return h.div(class_=classes("arne-who", is_team=len(owners) > 1))[
            (person_line(self.scene, owner) for owner in owners)
        ]

    # items

    def items(self, colour: Colour) -> h.Element:
        """What lies in a row, in two halves where there is much: high rows put one below the other."""
        drawn = [h.li[self.item(colour, place, item)] for place, item in enumerate(self.view.row(colour))]
        count = len(drawn)
        long = count > (LONG_ROW if len(self.view.open_rows) > 2 else LONG_HIGH_ROW)
        half = (count + 1) // 2 if long else count
        lines = [drawn[:half], drawn[half:]] if long else [drawn]
        return h.div(class_=classes("arne-items", is_long=long, is_longer=count > LONGER_ROW))[
            (h.ol(".arne-line")[line] for line in lines)
        ]

    def item(self, colour: Colour, place: int, item: Item) -> h.Element:
        """An item, what it counts, and as a target what laying a card there would change."""
        code = f"{colour.code}.{place + 1}"
        key = item_key(code)
        name = f"{'combo' if item.chameleon else 'card'}-{item.card.code}"
        self.copies[name] += 1
        named = {"data_vt": f"{name}-{self.copies[name]}"}
        twin = None if key in self.scene.lights else self.twins.get(code)
        if twin is not None:
            drawn = answer_button(self.scene, twin, class_="arne-item lit", data_piece=key, **named)
        else:
            drawn = piece(self.scene, key, class_="arne-item", why=code if self.targets else "", tag=h.span, **named)
        return drawn[
            h.span(".visually-hidden")[self.scene.text(msg("{item}, counts {points}", item=item, points=counts(item)))],
            item_face(self.scene, item),
            self.counts_now(code, item),
            key_cap(self.scene.lights.get(key)),
        ]

    def counts_now(self, code: str, item: Item) -> h.Element:
        spot = self.twins.get(code)
        if spot is None or self.totals is None:
            changed = item.x3 or item.crash or item.lock
            better = item.x3 and not item.is_dead and item.points >= 0
            return h.span(
                class_=classes(
                    "arne-counts", bad=item.is_dead and not item.is_minus, good=better, is_printed=not changed
                ),
                aria_hidden="true",
            )[counts(item)]
        changes = self.totals.after(spot.option).values()
        return h.span(".arne-counts.arne-change", aria_hidden="true")[
            (h.span[signed(after - before)] for before, after in changes)
        ]

    # the row as an answer

    def change(self, colour: Colour) -> tuple[int, int] | None:
        """The row's total before and after the card that may go there."""
        if self.totals is None or row_key(colour.code) not in self.scene.lights or not asks(self.scene, Row):
            return None
        return self.totals.after(ROWS[colour]).get(colour)

    def cover(self, colour: Colour) -> Node:
        """Lies over the whole row where the row is an answer, or could be one."""
        if not self.places:
            return None
        key = row_key(colour.code)
        return piece(self.scene, key, class_="arne-cover", why=colour.code)[
            h.span(".visually-hidden")[self.scene.text(colour)], key_cap(self.scene.lights.get(key))
        ]


# colours to pick


def colours_to_pick(scene: Scene) -> h.Element:
    """Before the cards are dealt: the colour cards, and whose they are [ARNE-1.4]."""
    view: View = scene.view
    return h.div(".arne-setup")[
        h.ul(".arne-colours")[(h.li[_colour_to_pick(scene, colour)] for colour in view.setup.colours)],
        _earlier_games(scene),
    ]


def _colour_to_pick(scene: Scene, colour: Colour) -> Node:
    owners = scene.view.owners(colour)
    key = row_key(colour.code)
    return [
        piece(scene, key, class_="arne-pick", tag=h.span)[colour_card(scene, colour), key_cap(scene.lights.get(key))],
        h.span(".arne-picked-by")[
            [seat_chip(scene.person(owner)) for owner in owners]
            or h.span(".muted")[scene.read(msg("free") if scene.view.rows[colour] is None else msg("neutral"))]
        ],
    ]


def _earlier_games(scene: Scene) -> Node:
    """The points so far, when another game of a match begins [ARNE-9.5]."""
    view: View = scene.view
    if view.game_number == 1:
        return None
    return h.table(".data.result")[
        h.caption[scene.read(nmsg("After {n} game", "After {n} games", n=view.game_number - 1))],
        h.tbody[
            (
                h.tr[h.th(scope="row")[seat_chip(person)], h.td(".number")[str(view.carried[person.seat])]]
                for person in sorted(scene.people, key=lambda person: _rank(view, person.seat))
            )
        ],
    ]


def _rank(view: View, seat: Seat) -> int:
    return view.carried[seat] if view.setup.settings.minimum else -view.carried[seat]


# cards of somebody else, shown to be picked from


def shown_cards(scene: Scene) -> Node:
    """The cards that somebody has to show because another picks from them [ARNE-Q10]."""
    question = scene.asked
    if question is None or not is_shown(question):
        return None
    cards = [option for option in dict.fromkeys(question.options) if isinstance(option, Card)]
    return h.ul(".arne-shown")[(h.li[_shown(scene, card)] for card in cards)]


def _shown(scene: Scene, card: Card) -> h.Element:
    key = f"shown:{card.code}"
    return piece(scene, key, class_="arne-item", tag=h.span)[
        named_face(scene, card), h.span(".arne-counts")[scene.text(card)], key_cap(scene.lights.get(key))
    ]
