"""Plots of the lab as drawings: bars are always 95 % intervals, automas are squares and bots discs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import ceil, exp, floor, log10
from typing import NamedTuple

from soloist.engine.documents import ELLIPSIS
from soloist.engine.words import Message, msg
from soloist.lab.figures import Amount, CardShare, Group, Share, quantile
from soloist.lab.ladder import Rating
from soloist.language import Reader
from soloist.web import markup as h
from soloist.web.html import Node, classes

POINTS_ON_CURVE = 70
BARS = 40  # of a histogram, at most
RIDGE, LOW_RIDGE, OVERLAP = 43, 30, 16
MANY = 8  # players, whose curves are lower
LETTER = 7.6  # units that a letter needs, about
LONGEST_NAME = 38  # letters that fit across a phone beside a value
FEWEST_BARS = 12
EASY = 1.15  # pixels for a unit of a drawing
NARROW = 340  # units that can be read on a phone


@dataclass(frozen=True)
class Axis:
    """From values to places in a drawing."""

    low: float
    high: float
    left: float
    right: float

    def at(self, value: float) -> float:
        span = self.high - self.low or 1
        return self.left + (min(max(value, self.low), self.high) - self.low) / span * (self.right - self.left)

    def ticks(self, most: int = 7) -> list[float]:
        """Round values, not too many."""
        rough = (self.high - self.low or 1) / most
        unit = 10 ** floor(log10(rough))
        step = next(unit * each for each in (1, 2, 5, 10) if unit * each >= rough)
        return [step * number for number in range(ceil(self.low / step), floor(self.high / step) + 1)]


def drawing(width: float, height: float, label: str, *inside: Node) -> h.Element:
    """As wide as its letters are easily read, or as there is room."""
    box = f"0 0 {width:g} {height:g}"
    return h.svg(".plot", viewBox=box, width=f"{EASY * width:g}", role="img", aria_label=label)[inside]


class Sheet(NamedTuple):
    """Where a plot has its lines: their names stand beside them, or above them where there is no room."""

    width: float
    left: float
    right: float
    row: float = 26
    is_narrow: bool = False

    def axis(self, low: float, high: float) -> Axis:
        return Axis(low, high, self.left, self.right)

    def line_at(self, number: int) -> float:
        """Where the line with this number is."""
        return 8 + self.row * number + (29 if self.is_narrow else self.row / 2)

    def bottom(self, lines: int) -> float:
        return 8 + self.row * lines

    def name(self, y: float, name: str) -> h.Element:
        return (
            _text("plot-name is-above", 0, y - 13, ended(name))
            if self.is_narrow
            else _text("plot-name", self.left - 10, y + 4, name)
        )


def ended(name: str) -> str:
    """As much of a name as fits on a phone: who it is stands at its end."""
    return name if len(name) <= LONGEST_NAME else ELLIPSIS + name[1 - LONGEST_NAME :]


def beside(names: Sequence[str], axis: float, values: float) -> Sheet:
    """Room for the longest name on the left, an axis so long, and values so wide on the right."""
    left = 24 + LETTER * max(map(len, names))
    return Sheet(left + axis + values, left, left + axis)


PHONE = Sheet(NARROW, 16, NARROW - 16, 42, is_narrow=True)


def for_all_widths(draw: Callable[[Sheet], h.Element], wide: Sheet) -> Node:
    """The plot as it is drawn where there is room, and for phones; the page shows one of them."""
    return h.div(".lab-roomy")[draw(wide)], h.div(".lab-phone")[draw(PHONE)]


def _line(class_: str, x1: float, y1: float, x2: float, y2: float) -> h.Element:
    return h.line(class_=class_, x1=f"{x1:.1f}", y1=f"{y1:.1f}", x2=f"{x2:.1f}", y2=f"{y2:.1f}")


def _text(class_: str, x: float, y: float, text: str) -> h.Element:
    return h.text(class_=class_, x=f"{x:.1f}", y=f"{y:.1f}")[text]


def _grid(
    axis: Axis, top: float, bottom: float, read: Callable[[float], str], zero: float | None = None, most: int = 7
) -> Iterator[Node]:
    """Lines up and down with their values below."""
    for value in axis.ticks(most):
        is_zero = zero is not None and abs(value - zero) < 1e-9
        yield _line(classes("plot-grid", is_zero=is_zero), axis.at(value), top, axis.at(value), bottom)
        yield _text("plot-tick", axis.at(value), bottom + 16, read(value))
    if (
        zero is not None
        and axis.low <= zero <= axis.high
        and not any(abs(value - zero) < 1e-9 for value in axis.ticks(most))
    ):
        yield _line("plot-grid is-zero", axis.at(zero), top, axis.at(zero), bottom)


def _interval(axis: Axis, y: float, low: float, high: float) -> Iterator[Node]:
    left, right = axis.at(low), axis.at(high)
    yield _line("plot-interval", left, y, right, y)
    ends = [axis.at(end) for end in (low, high) if axis.low <= end <= axis.high]  # others lie farther away
    yield h.path(class_="plot-interval", d="".join(f"M{x:.1f} {y - 4:.1f}v8" for x in ends)) if ends else None


def _dot(x: float, y: float, *, is_automa: bool = False) -> h.Element:
    if is_automa:
        return h.rect(class_="plot-dot", x=f"{x - 5:.1f}", y=f"{y - 5:.1f}", width="10", height="10", rx="2")
    return h.circle(class_="plot-dot", cx=f"{x:.1f}", cy=f"{y:.1f}", r="5.5")


# the ladder


@dataclass(frozen=True)
class Rung:
    """One line of a ladder."""

    name: str
    rating: Rating
    is_automa: bool


def ladder_plot(reader: Reader, rungs: Sequence[Rung]) -> Node:
    low = min(rung.rating.points - min(rung.rating.margin, 400) for rung in rungs)
    high = max(rung.rating.points + min(rung.rating.margin, 400) for rung in rungs)
    label = reader.read(msg("Ladder: ratings with their 95 % intervals"))

    def draw(sheet: Sheet) -> h.Element:
        axis, bottom = sheet.axis(low - 20, high + 20), sheet.bottom(len(rungs))
        grid = _grid(axis, 0, bottom, lambda value: reader.number(value, ".0f"))
        lines = (_rung(reader, sheet, axis, number, rung) for number, rung in enumerate(rungs))
        return drawing(sheet.width, bottom + 26, label, grid, lines)

    names = [rung.name for rung in rungs]
    return for_all_widths(draw, beside(names, max(300, 576 - LETTER * max(map(len, names))), 60))


def _rung(reader: Reader, sheet: Sheet, axis: Axis, number: int, rung: Rung) -> h.Element:
    rating, x, y = rung.rating, axis.at(rung.rating.points), sheet.line_at(number)
    value = (
        _text("plot-value is-before", sheet.width, y - 13, reader.number(rating.points, ".0f"))
        if sheet.is_narrow
        else _text(
            "plot-value", axis.at(rating.points + rating.margin) + 10, y + 4, reader.number(rating.points, ".0f")
        )
    )
    margin = reader.number(rating.margin, ".0f")
    said = msg("{name}: {points} ± {margin}", name=rung.name, points=reader.number(rating.points, ".0f"), margin=margin)
    band = h.rect(
        class_="plot-band", x="0", y=f"{8 + sheet.row * number:.1f}", width=f"{sheet.width:g}", height=f"{sheet.row:g}"
    )
    return h.g(class_=classes("seat-2" if rung.is_automa else "seat-4"))[
        h.title[reader.read(said)],
        band if number % 2 == 0 else None,
        sheet.name(y, rung.name),
        _interval(axis, y, rating.points - rating.margin, rating.points + rating.margin) if rating.margin else None,
        _dot(x, y, is_automa=rung.is_automa),
        value,
    ]


# distributions


def scores_plot(reader: Reader, group: Group, names: Mapping[str, str]) -> Node:
    """Points, one curve for each player, the strongest on top."""
    order = [rating.player for rating in group.ladder if rating.player in group.scores] or [*group.scores]
    low = min(quantile(group.scores[player], 0.01) for player in order)
    high = max(quantile(group.scores[player], 0.99) for player in order)
    pad = max((high - low) * 0.05, 2.5)
    ridge = RIDGE if len(order) <= MANY else LOW_RIDGE
    bottom = ridge * len(order) + OVERLAP + 4
    label = reader.read(msg("How points are distributed, player by player"))

    def draw(sheet: Sheet) -> h.Element:
        axis = sheet.axis(low - pad, high + pad)
        curves = (
            _ridge(reader, sheet, axis, OVERLAP + ridge * (number + 1), ridge, group.scores[player], names[player],
                   is_automa=group.players[player] == "automa")
            for number, player in enumerate(order)
        )  # fmt: skip
        grid = _grid(axis, 4, bottom, lambda value: reader.number(value, ",.0f").replace("-", "−"), 0)
        return drawing(sheet.width, bottom + 24, label, grid, curves)

    called = [names[player] for player in order]
    return for_all_widths(draw, beside(called, max(220, 426 - LETTER * max(map(len, called))), 64))


def _ridge(
    reader: Reader, sheet: Sheet, axis: Axis, y: float, room: float, counts: Mapping[int, int], name: str, *,
    is_automa: bool,
) -> h.Element:  # fmt: skip
    """A curve that stands on the line `y` and reaches a little into the one above."""
    heights = list(_density(counts, axis))
    top = max(heights) or 1
    places = [axis.left + (axis.right - axis.left) * step / POINTS_ON_CURVE for step in range(POINTS_ON_CURVE + 1)]
    curve = "".join(
        f"L{x:.1f} {y - each / top * (room + OVERLAP - 8):.1f}" for x, each in zip(places, heights, strict=True)
    )
    median = quantile(counts, 0.5)
    middle, said = axis.at(median), reader.number(median, ",.0f").replace("-", "−")
    value = (
        _text("plot-value is-before", sheet.width, y - 19, said)
        if sheet.is_narrow
        else _text("plot-value", axis.right + 10, y - 2, said)
    )
    return h.g(class_=classes("seat-2" if is_automa else "seat-4"))[
        h.path(class_="plot-ridge", d=f"M{axis.left:.1f} {y}{curve}L{axis.right:.1f} {y}Z"),
        _line("plot-middle", middle, y - room + 14, middle, y),
        sheet.name(y - 6, name),
        value,
    ]


def _density(counts: Mapping[int, int], axis: Axis) -> Iterator[float]:
    """The counts as a smooth curve."""
    step = (axis.high - axis.low) / POINTS_ON_CURVE
    width = max(step * 1.6, 0.8)
    bins: dict[int, int] = {}
    for value, count in counts.items():
        place = round((value - axis.low) / step)
        if -5 <= place <= POINTS_ON_CURVE + 5:
            bins[place] = bins.get(place, 0) + count
    for place in range(POINTS_ON_CURVE + 1):
        yield sum(count * exp(-(((place - at) * step / width) ** 2) / 2) for at, count in bins.items())


def turns_plot(reader: Reader, counts: Mapping[int, int]) -> h.Element:
    low, high = quantile(counts, 0.003), quantile(counts, 0.997)
    if high - low + 1 < FEWEST_BARS:
        low = max(0, low - (FEWEST_BARS - 1 - high + low) // 2)
        high = low + FEWEST_BARS - 1
    width = max(1, ceil((high - low + 1) / BARS))
    bars: dict[int, int] = {}
    for value, count in counts.items():
        if low <= value <= high:
            bars[(value - low) // width] = bars.get((value - low) // width, 0) + count
    axis, top = Axis(low, high + width, 24, 410), max(bars.values())
    middle = quantile(counts, 0.5)
    label = reader.read(msg("How long games are, in turns for each seat; in the middle {n}", n=middle))
    return drawing(430, 180, label, _ticks_below(reader, axis, 150), (
        h.rect(class_="plot-bar", x=f"{axis.at(low + place * width) + 0.7:.1f}", y=f"{150 - 128 * count / top:.1f}",
               width=f"{max((axis.right - axis.left) * width / (axis.high - axis.low) - 1.4, 1):.1f}",
               height=f"{128 * count / top:.1f}", rx="1.5")
        for place, count in sorted(bars.items())
    ), _line("plot-middle", axis.at(middle + 0.5), 6, axis.at(middle + 0.5), 150),
        _text("plot-value", axis.at(middle + 0.5) + 6, 14, reader.read(msg("median {n}", n=middle))),
    )  # fmt: skip


def _ticks_below(reader: Reader, axis: Axis, y: float) -> Iterator[Node]:
    """Where bars stand, each of which begins at its value."""
    for value in axis.ticks(8):
        if value == round(value) and value < axis.high:
            yield _text("plot-tick", axis.at(value + 0.5), y + 17, reader.number(value, ".0f"))


# shares and differences


def _signed(reader: Reader, value: float, form: str) -> str:
    text = reader.number(abs(value), form)
    return f"+{text}" if value > 1e-9 else f"−{text}" if value < -1e-9 else text


def _percent(reader: Reader, value: float) -> str:
    return f"{reader.number(100 * value, '.0f')} %"


FIRST = (msg("1st to play"), msg("2nd to play"), msg("3rd to play"))


def order_name(place: int) -> Message:
    return FIRST[place - 1] if place <= len(FIRST) else msg("{n}th to play", n=place)


def order_plot(reader: Reader, order: Mapping[int, Share], fair: float) -> h.Element:
    """How often each place in the order of turns wins, beside what would be fair."""
    low = min(fair - 0.05, *(share.low for share in order.values()))
    high = max(fair + 0.05, *(share.high for share in order.values()))
    axis = Axis(low - 0.01, high + 0.01, 96, 410)
    bottom = 10 + 34 * len(order)
    rows = (
        h.g(".seat-1")[
            _text("plot-name", 86, 31 + 34 * number, reader.read(order_name(place))),
            _interval(axis, 27 + 34 * number, share.low, share.high),
            _dot(axis.at(share.share), 27 + 34 * number),
        ]
        for number, (place, share) in enumerate(order.items())
    )
    label = reader.read(msg("How often who has the first turn wins, the second, and so on"))
    return drawing(430, bottom + 26, label, _grid(axis, 6, bottom, lambda value: _percent(reader, value), fair), rows)


def amounts_plot(reader: Reader, amounts: Sequence[Amount], names: Mapping[str, str]) -> Node:
    """How much more winners have, in standard deviations."""
    rows = [
        Effect(names[each.what], each.effect, each.margin,
               f"{_amount(reader, each.winners)} : {_amount(reader, each.others)}",
               _amount_said(reader, each, names[each.what]))
        for each in amounts
    ]  # fmt: skip
    label = reader.read(msg("What winners have more of, and less, than others"))
    return _effects(rows, 0.3, label, lambda value: _signed(reader, value, ".1f"))


def _amount(reader: Reader, value: float) -> str:
    return reader.number(value, ",.0f" if abs(value) >= 100 else ".1f")


def _amount_said(reader: Reader, amount: Amount, name: str) -> str:
    said = msg("{name}: winners {winners}, others {others}", name=name, winners=reader.number(amount.winners, ".2f"),
               others=reader.number(amount.others, ".2f"))  # fmt: skip
    return reader.read(said)


def cards_plot(reader: Reader, cards: Sequence[CardShare], names: Mapping[str, str]) -> Node:
    """How many more games are won with a card than without regard to it, in per cent of games."""
    rows = [
        Effect(names[each.what], each.surplus, each.margin,
               f"{_percent(reader, each.share)} : {_percent(reader, each.expected)}")
        for each in cards
    ]  # fmt: skip
    label = reader.read(msg("Cards whose owners win more often than they do anyway, or less"))
    return _effects(rows, 0.05, label, lambda value: f"{_signed(reader, 100 * value, '.0f')} %")


class Effect(NamedTuple):
    """A line from nothing to how much more or less there is of something."""

    name: str
    size: float
    margin: float
    value: str  # in words
    said: str = ""  # to whoever points at it


def _effects(rows: Sequence[Effect], least: float, label: str, tick: Callable[[float], str]) -> Node:
    """One line for each; the axis reaches as far as the largest, and `least` at least."""
    reach = max(least, *(abs(each.size) + each.margin for each in rows))

    def draw(sheet: Sheet) -> h.Element:
        axis, bottom = sheet.axis(-reach, reach), sheet.bottom(len(rows))
        lines = (_effect(sheet, axis, sheet.line_at(number), each) for number, each in enumerate(rows))
        return drawing(sheet.width, bottom + 26, label, _grid(axis, 6, bottom, tick, 0, most=5), lines)

    values = 30 + LETTER * max(len(each.value) for each in rows)
    return for_all_widths(draw, beside([each.name for each in rows], 236, values))


def _effect(sheet: Sheet, axis: Axis, y: float, effect: Effect) -> h.Element:
    value = (
        _text("plot-value is-before", sheet.width, y - 13, effect.value)
        if sheet.is_narrow
        else _text("plot-value", axis.right + 18, y + 4, effect.value)
    )
    return h.g(class_="seat-4" if effect.size > 0 else "seat-2")[
        h.title[effect.said] if effect.said else None,
        sheet.name(y, effect.name),
        _line("plot-effect", axis.at(0), y, axis.at(effect.size), y),
        _interval(axis, y, effect.size - effect.margin, effect.size + effect.margin),
        value,
    ]
