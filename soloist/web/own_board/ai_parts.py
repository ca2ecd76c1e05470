"""The pages of the AI's board: spots, arrows, order, Titan and start, track, what it pays with."""

from __future__ import annotations

from soloist.engine.words import Message, msg, nmsg
from soloist.games.orichalcum.box import CENTRE, SIZES, Yield
from soloist.games.orichalcum.circles import Place
from soloist.games.orichalcum.own_box import spot_at
from soloist.games.orichalcum.own_counts import number
from soloist.games.orichalcum.pieces import BASE, Goods, Terrain
from soloist.web import markup as h
from soloist.web.faces.orichalcum.signs import GOODS_ICONS
from soloist.web.html import Node, classes, icon
from soloist.web.own_board.drawing import board_to_tap
from soloist.web.own_board.editing import MOST_RINGS, OUR_RINGS, Editing, whole
from soloist.web.own_board.widgets import (
    PART_NAMES,
    STATUSES,
    Shown,
    choice,
    foot,
    hint,
    next_button,
    number_line,
    ours_button,
    tap,
    terrain_picture,
    title,
)
from soloist.web.pages.layout import Frame
from soloist.wording.orichalcum.printed import yield_said

METROPOLIS = msg("the metropolis")
MOST_SPACES = 12  # fit on a page
GIVES = (("hoplites", "hoplite", msg("Hoplites")), ("nuggets", "nugget", msg("Nuggets")),
         ("medallions", "medallion", msg("Medallions")))  # fmt: skip
GOODS_NAMES = {
    Goods.CREATURES: msg("Captured creatures"), Goods.NUGGETS: msg("Nuggets"), Goods.HOPLITES: msg("Hoplites"),
}  # fmt: skip


# sectors and spots


def spots_page(frame: Frame, editing: Editing) -> Shown:
    plan = editing.plan

    def said(place: Place) -> Message:
        found = spot_at(plan, place)
        if place == CENTRE:
            return msg("the metropolis, on to the arrows")
        if found is not None:
            return msg("spot of sector {n}, take it off", n=found[0] + 1)
        return msg("picked") if place in editing.picked else msg("no spot")

    main = h.div(".board-page")[
        title(frame, msg("Spots of sector {n}", n=editing.sector + 1)),
        board_to_tap(frame, plan, editing.rings, "circle", said, picked=editing.picked, hot=editing.sector + 1),
        h.div(".board-words")[sectors(frame, editing), hint(frame, spots_hint(editing)), ring_buttons(frame, editing)],
    ]
    return Shown(
        PART_NAMES["spots"], main, [spot_button(frame, editing), next_button(frame, editing, spots_note(editing))]
    )


def sectors(frame: Frame, editing: Editing) -> h.Element:
    """One button each, with the sizes of its spots below."""

    def button(place: int, spots: tuple[tuple[Place, ...], ...]) -> h.Element:
        sizes = " ".join(str(size) for size in sorted(map(len, spots))) or "–"
        label = msg("Sector {n}, sizes: {sizes}", n=place + 1, sizes=sizes)
        return choice(f"sector:{place}", place == editing.sector, str(place + 1), h.small[sizes],
                      aria_description=frame.read(label))  # fmt: skip

    return h.div(".own-sectors", role="group", aria_label=frame.read(msg("Sectors")))[
        (button(place, spots) for place, spots in enumerate(editing.plan.sectors)),
        tap("more-sectors", icon("plus"), class_="own-choice", aria_label=frame.read(msg("One more sector"))),
    ]


def spots_hint(editing: Editing) -> Message:
    picked = len(editing.picked)
    if not picked:
        return msg("Tap one to three circles that touch, then Spot. Tap a spot to take it off, "
                   "the metropolis for the arrows.")  # fmt: skip
    if picked == max(SIZES):
        return msg("Three is the most. Tap Spot.")
    return msg("Tap a circle that touches, or Spot.")


def spots_note(editing: Editing) -> Message:
    """How many there are, or which sector has none."""
    bare = next((number for number, spots in enumerate(editing.plan.sectors, 1) if not spots), None)
    if bare is not None:
        return msg("sector {n} has no spot yet", n=bare)
    count = sum(map(len, editing.plan.sectors))
    said = nmsg("{n} spot", "{n} spots", n=count)
    return msg("{spots}, {status}", spots=said, status=STATUSES["ours"]) if editing.own.is_ours("spots") else said


def spot_button(frame: Frame, editing: Editing) -> h.Element:
    picked = len(editing.picked)
    words = msg("Spot of {n}", n=picked) if picked else msg("Spot")
    return tap("spot", frame.read(words), class_=classes("button button-large", lit=bool(picked)), data_key="s",
               aria_disabled=None if picked else "true")  # fmt: skip


def ring_buttons(frame: Frame, editing: Editing) -> h.Element:
    """More circles to tap, and a sector that is not on the board."""
    small = "button button-small"
    return h.div(".row.wrap.own-tools")[
        tap("rings:more", icon("plus"), frame.read(msg("Wider")), class_=small) if editing.rings < MOST_RINGS else None,
        tap("rings:less", icon("minus"), frame.read(msg("Narrower")), class_=small)
        if editing.rings > OUR_RINGS
        else None,
        tap("no-sector", icon("trash"), frame.read(msg("No sector {n}", n=editing.sector + 1)), class_=small)
        if len(editing.plan.sectors) > 1
        else None,
        tap("ours:spots", frame.read(msg("As ours")), class_=small) if not editing.own.is_ours("spots") else None,
    ]


# arrows


def arrows_page(frame: Frame, editing: Editing) -> Shown:
    plan = editing.plan

    def said(place: Place) -> Message:
        if place == CENTRE:
            return METROPOLIS
        return msg("an arrow, take it off") if place in plan.arrows else msg("no arrow")

    main = h.div(".board-page")[
        title(frame, msg("Which circles have an arrow?")),
        board_to_tap(frame, plan, editing.rings, "arrow", said, marked=plan.arrows),
        h.div(".board-words")[
            hint(frame, msg("Tap a circle to switch its arrow. When a tile covers it, the AI produces.")),
        ],
    ]
    return Shown(PART_NAMES["arrows"], main, foot(frame, editing))


# the order of terrains


def order_page(frame: Frame, editing: Editing) -> Shown:
    order = editing.plan.priority
    left = len(Terrain) - len(order)

    def row(terrain: Terrain) -> h.Element:
        place = order.index(terrain) + 1 if terrain in order else 0
        return tap(f"terrain:{terrain.code}", h.span(".own-place")[str(place) if place else ""],
                   terrain_picture(terrain), h.span[frame.read(terrain)],
                   class_=classes("own-row", has_place=bool(place)))  # fmt: skip

    say = msg("Tap them as printed, best first.")
    if left:
        say = nmsg("{n} is still to come.", "{n} are still to come.", n=left)
    return Shown(
        PART_NAMES["order"],
        [title(frame, msg("Terrain order of the AI"), say), h.div(".own-rows")[map(row, Terrain)]],
        foot(frame, editing),
    )


# Titan and start


def start_page(frame: Frame, editing: Editing) -> Shown:
    plan = editing.plan

    def titan(terrain: Terrain) -> h.Element:
        return choice(f"titan:{terrain.code}", plan.titan is terrain, terrain_picture(terrain),
                      h.span[frame.read(terrain)])  # fmt: skip

    goods = (("hoplites", "hoplite", msg("Hoplites")), ("nuggets", "nugget", msg("Nuggets")))
    main: Node = [
        title(frame, msg("Which Titan is printed on it?"), msg("The AI begins with it, inactive side up: one point.")),
        h.div(".own-titans")[(titan(terrain) for terrain in BASE)],
        h.h2(".own-second")[frame.read(msg("And what does it begin with?"))],
        (
            number_line(frame, [icon(symbol, class_=f"ori-{symbol}"), frame.read(name)], str(getattr(plan, code)),
                        f"start:{code}", frame.read(name))
            for code, symbol, name in goods
        ),
    ]  # fmt: skip
    return Shown(PART_NAMES["start"], main, foot(frame, editing))


# the track


def track_page(frame: Frame, editing: Editing) -> Shown:
    track = editing.plan.track
    chosen = whole(editing.at) if editing.at and whole(editing.at) < len(track) else None

    def space(place: int, given: Yield) -> h.Element:
        label = msg("space {n}: {gives}", n=place + 1, gives=yield_said(given))
        return choice(f"space:{place}", place == chosen, h.span[str(place + 1)], pictures(given),
                      aria_description=frame.read(label))  # fmt: skip

    main = [
        title(frame, msg("What do the track spaces give?"), msg("Tap a space to change it.")),
        h.div(".own-track")[
            (space(place, given) for place, given in enumerate(track)),
            tap("spaces:more", icon("plus"), class_="own-choice", aria_label=frame.read(msg("One more space"))),
            tap("spaces:less", icon("minus"), class_="own-choice", aria_label=frame.read(msg("One space fewer")))
            if len(track) > 1
            else None,
        ],
        space_numbers(frame, track[chosen], chosen)
        if chosen is not None
        else hint(frame, msg("Every building beyond the last space is a medallion: that stands in the rules.")),
    ]
    return Shown(PART_NAMES["track"], main, foot(frame, editing))


def pictures(given: Yield) -> h.Element:
    signs = [icon(symbol, class_=f"ori-{symbol}") for code, symbol, _ in GIVES for _ in range(getattr(given, code))]
    return h.span(".own-signs")[signs or "–"]


def space_numbers(frame: Frame, given: Yield, place: int) -> Node:
    """Whatever else is printed there."""
    return [
        h.h2(".own-second")[frame.read(msg("Space {n}", n=place + 1))],
        h.div(".own-numbers")[
            (
                number_line(frame, [icon(symbol, class_=f"ori-{symbol}"), frame.read(name)], str(getattr(given, code)),
                            f"gives:{code}", frame.read(name))
                for code, symbol, name in GIVES
            )
        ],
    ]  # fmt: skip


# what an additional action is paid with


def payment_page(frame: Frame, editing: Editing) -> Shown:
    payment = editing.plan.payment
    usual = number(editing.own, ("extra_action_price",))

    def row(place: int, goods: Goods, amount: int | None) -> h.Element:
        name = frame.read(GOODS_NAMES[goods])
        label: Node = [h.b[f"{place + 1}."], icon(GOODS_ICONS[goods]), h.span[name]]
        away = tap(f"pays-not:{place}", icon("trash"), class_="button button-icon button-quiet",
                   aria_label=frame.read(msg("{what}: take it off the list", what=name)))  # fmt: skip
        return number_line(frame, label, str(usual if amount is None else amount), f"paid:{place}", name, away)

    main = [
        title(frame, msg("What does it pay an additional action with?"),
              msg("It pays with the first of these that it has in full.")),
        h.div(".own-numbers")[(row(place, *each) for place, each in enumerate(payment))]
        if payment
        else hint(frame, msg("Nothing: it never buys one.")),
        h.p(".own-hint")[frame.read(msg("Add at the end:"))],
        h.div(".own-goods")[
            (tap(f"pays:{goods.code}", icon(GOODS_ICONS[goods]), frame.read(GOODS_NAMES[goods]), class_="own-choice")
             for goods in Goods)
        ],
    ]  # fmt: skip
    return Shown(PART_NAMES["payment"], main, [ours_button(frame, editing), next_button(frame, editing)])
