"""The rows of ARNE Total: one for each colour, one's own last, next to the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from soloist.engine.seats import Seat
from soloist.engine.words import msg, nmsg, numeral
from soloist.games.arne.answers import ROWS, Row, Spot
from soloist.games.arne.cards import Card, Colour, Kind
from soloist.games.arne.items import Item
from soloist.games.arne.scoring import row_factor, row_sum
from soloist.games.arne.state import Stage
from soloist.games.arne.view import View
from soloist.web import markup as h
from soloist.web.faces.arne.cards import change_of, colour_card, counts, item_face, named_face
from soloist.web.faces.arne.pieces import asks, is_shown, twins
from soloist.web.faces.arne.strip import asked_seats, status
from soloist.web.html import Node, answer_button, classes, icon, key_cap, meter, piece, seat_chip
from soloist.web.lit import lit
from soloist.web.reading import Reading, drawn_for_all, drawn_once
from soloist.web.scene import Scene, piece_key
from soloist.wording.arne.totals import Totals, totals_of

LONG_ROW = 8
LONG_HIGH_ROW = 6  # where two rows share the board
LONGER_ROW = 12


def board(scene: Scene) -> Node:
    if scene.view.stage is Stage.SETUP:
        return colours_to_pick(scene)
    drawing = Drawing(scene)
    rows = scene.view.rows_as_seated()
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
            data_place=piece_key("row", colour),
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
        key = piece_key("item", code)
        name = f"{'combo' if item.chameleon else 'card'}-{item.card.code}"
        self.copies[name] += 1
        named = {"data_vt": f"{name}-{self.copies[name]}"}
        twin = None if key in self.scene.lights else self.twins.get(code)
        drawn: h.Element
        if twin is not None:
            shown = answer_button(self.scene, twin, class_="arne-item lit", data_piece=key, data_look=True, **named)
            drawn = lit(key, shown)
        else:
            drawn = piece(self.scene, key, class_="arne-item", why=code if self.targets else "", tag=h.span, **named)
        return drawn[named_item(self.scene, item), self.counts_now(code, item), key_cap(self.scene.lights.get(key))]

    def counts_now(self, code: str, item: Item) -> Node:
        spot = self.twins.get(code)
        if spot is None or self.totals is None:
            return what_it_counts(item)
        changes = self.totals.after(spot.option).values()
        return h.span(".arne-counts.arne-change", aria_hidden="true")[
            (h.span[change_of(after - before)] for before, after in changes)
        ]

    # the row as an answer

    def change(self, colour: Colour) -> tuple[int, int] | None:
        """The row's total before and after the card that may go there."""
        if self.totals is None or piece_key("row", colour) not in self.scene.lights or not asks(self.scene, Row):
            return None
        return self.totals.after(ROWS[colour]).get(colour)

    def cover(self, colour: Colour) -> Node:
        """Lies over the whole row where the row is an answer, or could be one."""
        if not self.places:
            return None
        key = piece_key("row", colour)
        return piece(self.scene, key, class_="arne-cover", why=colour.code)[
            h.span(".visually-hidden")[self.scene.text(colour)], key_cap(self.scene.lights.get(key))
        ]


@drawn_once
def named_item(scene: Reading, item: Item) -> Node:
    label = msg("{item}, counts {points}", item=item, points=counts(item))
    return [h.span(".visually-hidden")[scene.text(label)], item_face(scene, item)]


@drawn_for_all
def what_it_counts(item: Item) -> h.Element:
    changed = item.x3 or item.crash or item.lock
    better = item.x3 and not item.is_dead and item.points >= 0
    class_ = classes("arne-counts", bad=item.is_dead and not item.is_minus, good=better, is_printed=not changed)
    return h.span(class_=class_, aria_hidden="true")[counts(item)]


def person_line(scene: Scene, seat: Seat) -> h.Element:
    """A person, how many cards they hold, and what they are about to do."""
    key = piece_key("seat", seat)
    now = status(scene, seat)
    why = seat.code.lower() if asks(scene, Seat) else ""
    return piece(scene, key, class_=classes("arne-person", is_asked=seat in asked_seats(scene)), why=why, tag=h.div,
                 data_tip=scene.person(seat).name, data_vt=f"seat-{seat.code}")[
        seat_chip(scene.person(seat)),
        None if scene.view.stage is Stage.OVER else cards_held(scene, scene.view.hand_sizes[seat]),
        None if now is None else h.span(".arne-status")[scene.read(now)],
        key_cap(scene.lights.get(key)),
    ]  # fmt: skip


@drawn_once
def cards_held(scene: Reading, number: int) -> h.Element:
    words = nmsg("{n} card", "{n} cards", n=number)
    return h.span(".arne-cards", data_tip=scene.text(words))[
        icon("card"), h.span(".arne-cards-words")[scene.read(words)], h.span(".arne-cards-number")[str(number)]
    ]


# colours to pick


def colours_to_pick(scene: Scene) -> h.Element:
    """Before the cards are dealt: the colour cards, and whose they are [ARNE-1.4]."""
    return h.div(".arne-setup")[
        h.ul(".arne-colours")[(h.li[_colour_to_pick(scene, colour)] for colour in scene.view.setup.colours)],
        _earlier_games(scene),
    ]


def _colour_to_pick(scene: Scene, colour: Colour) -> Node:
    owners = scene.view.owners(colour)
    key = piece_key("row", colour)
    return [
        piece(scene, key, class_="arne-pick", tag=h.span)[
            colour_card(scene, colour),
            key_cap(scene.lights.get(key)) or h.span(".visually-hidden")[scene.text(colour)],
        ],
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
    best = sorted(scene.people, key=lambda person: view.carried[person.seat], reverse=not view.setup.settings.minimum)
    rows = (h.tr[h.th(scope="row")[seat_chip(each)], h.td(".number")[str(view.carried[each.seat])]] for each in best)
    caption = nmsg("After {n} game", "After {n} games", n=view.game_number - 1)
    return h.table(".data.result")[h.caption[scene.read(caption)], h.tbody[rows]]


# cards of somebody else, shown to be picked from


def shown_cards(scene: Scene) -> Node:
    """The cards that somebody has to show because another picks from them [ARNE-Q10]."""
    if scene.asked is None or not is_shown(scene.asked):
        return None

    def shown(card: Card) -> h.Element:
        key = piece_key("shown", card)
        return piece(scene, key, class_="arne-item", tag=h.span)[
            named_face(scene, card), h.span(".arne-counts")[scene.text(card)], key_cap(scene.lights.get(key))
        ]

    cards = dict.fromkeys(option for option in scene.asked.options if isinstance(option, Card))
    return h.ul(".arne-shown")[(h.li[shown(card)] for card in cards)]


# what a row counts

LONGEST_SUM = 30  # letters that fit under a total


def score_cell(scene: Scene, colour: Colour, change: tuple[int, int] | None) -> h.Element:
    """The total of a row, and what it would be after the option that stands for the row."""
    total = scene.view.totals[colour]
    after = None if change is None else h.span(".arne-after")["→ ", h.b[numeral(change[1])]]
    return h.div(".arne-score")[
        h.p(".arne-total")[leads(scene, colour), h.b(data_vt=f"total-{colour.code}")[numeral(total)], after],
        meter(total / max(*scene.view.totals, 1), "meter-thin meter-from-right"),
        h.p(".arne-sum")[formula(scene, colour)],
        more_points(scene, colour),
    ]


def leads(scene: Scene, colour: Colour) -> Node:
    """A mark for those who would win now, or have won."""
    view: View = scene.view
    owners = [] if colour is view.neutral else view.owners(colour)
    if view.stage is Stage.OVER:
        won = any(owner in scene.match.result.winners for owner in owners)
        return h.span(".badge.arne-won")[scene.read(msg("won"))] if won else None
    points = [before + now for before, now in zip(view.carried, view.scores, strict=True)]
    best = (min if view.setup.settings.minimum else max)(points)
    if len(set(points)) == 1 or not any(points[owner] == best for owner in owners):
        return None
    return h.span(".badge")[scene.read(msg("leads"))]


def formula(scene: Scene, colour: Colour) -> Node:
    """How the total comes about: all items where there is room, else sum and factor [ARNE-10.4]."""
    view: View = scene.view
    items = view.row(colour)
    if not items:
        return scene.read(msg("no cards yet") if view.stage is not Stage.OVER else msg("no cards"))
    return sum_of(scene, items, row_factor(items, view.setup.settings), view.totals[colour])


@drawn_once
def sum_of(scene: Reading, items: tuple[Item, ...], factor: int, total: int) -> Node:
    points = row_sum(items)
    times = f" × {factor}" if factor != 1 and points * factor == total else ""
    short: Node = f"{numeral(points)}{times}" if times else scene.read(nmsg("{n} card", "{n} cards", n=len(items)))
    every = [item.points for item in items if item.card.kind is not Kind.X2]
    for terms in (every, [each for each in every if each]):
        whole = _terms(terms, bool(times)) + times
        if len(whole) <= LONGEST_SUM:
            return [h.span(".arne-sum-long")[whole], h.span(".arne-sum-short")[short]]
    return short


def _terms(points: Sequence[int], bracketed: bool) -> str:
    """200 + 0 − 200, in brackets where something multiplies it."""
    if not points:
        return "0"
    text = numeral(points[0]) + "".join(f" {'−' if each < 0 else '+'} {abs(each)}" for each in points[1:])
    return f"({text})" if bracketed and len(points) > 1 else text


def more_points(scene: Scene, colour: Colour) -> Node:
    """What else counts for the owner: the neutral row, the games before [ARNE-9.5, ARNE-11.3]."""
    owners = [] if colour is scene.view.neutral else scene.view.owners(colour)
    lines = [_with_more(scene, owner) for owner in owners]
    return [h.p(".arne-sum")[line] for line in lines if line is not None]


def _with_more(scene: Scene, owner: Seat) -> Node:
    view: View = scene.view
    if view.setup.settings.games > 1 and view.game_number > 1:
        who = scene.read(msg("{person}: ", person=owner)) if view.setup.settings.teams else None
        total = view.carried[owner] + view.scores[owner]
        return [who, scene.read(msg("{total} with earlier games", total=total))]
    if view.neutral is not None and view.counts_for(view.neutral, owner):
        return scene.read(msg("{total} with {colour}", colour=view.neutral, total=view.scores[owner]))
    return None
