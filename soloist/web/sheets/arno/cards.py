"""ARNO's action cards: what each side gives by strength and level, as a table or a list."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from soloist.engine.settings import Choice
from soloist.engine.words import Message, msg
from soloist.games.arknova.arno.association import order_of_tasks
from soloist.games.arknova.arno.settings import ARNO_SETTINGS, ArnoSettings
from soloist.games.arknova.arno.values import (
    CARD_SETS,
    COLUMNS,
    LEVELS,
    MOST_SCORING_TOKENS,
    NO_WORKER,
    SLOTS,
    Do,
    full_steps,
)
from soloist.games.arknova.board import TASK_REPUTATION, Task
from soloist.games.arknova.cards import Action
from soloist.language import Reader
from soloist.web import markup as h
from soloist.web.faces.arknova.actions import SIDES
from soloist.web.faces.arknova.signs import action_icon, tint
from soloist.web.html import Node, classes, icon
from soloist.web.sheets.frame import card

Steps = tuple[tuple[Do, int], ...]
GREEN, RED = ([place for place, name in enumerate(CARD_SETS) if name == colour] for colour in ("green", "red"))
"""The columns of the cards that change with the level [ARNO-2.3]."""
CHANGING = (Action.ANIMALS, Action.BUILD, Action.CARDS)
BLUE = (Action.SPONSORS, Action.ASSOCIATION)
DRAWN: dict[Do, tuple[str, Message]] = {
    Do.APPEAL: ("appeal", msg("appeal")),
    Do.CONSERVATION: ("conservation", msg("conservation")),
    Do.REPUTATION: ("reputation", msg("reputation")),
    Do.BREAK: ("break", msg("break token forward")),
    Do.DISPLAY_CARD: ("card", msg("card from the display, at random")),
    Do.SCORING_TOKEN: ("hourglass", msg("token on its scoring card")),
    Do.NOTEPAD_TOKEN: ("edit", msg("token on its notepad")),
}
TASKS = {
    Task.REPUTATION: msg("{n} reputation", n=TASK_REPUTATION), Task.PARTNER_ZOO: msg("a partner zoo"),
    Task.UNIVERSITY: msg("a university"), Task.PROJECT: msg("support a project"),
}  # fmt: skip


def level_name(column: int) -> str:
    """The last column serves all higher levels [ARNO-2.4]."""
    return f"{LEVELS[column]}+" if column == COLUMNS - 1 else LEVELS[column]


def levels(columns: Sequence[int]) -> str:
    return f"{level_name(columns[0])}–{level_name(columns[-1])}"


def pair(reader: Reader, agreed: ArnoSettings, columns: Sequence[int], action: Action) -> h.Element:
    """Both sides of a card: the second one upside down, so that it stands upright behind the first when folded."""
    return h.div(".arno-pair")[(side(reader, agreed, columns, action, upgraded) for upgraded in (True, False))]


def side(reader: Reader, agreed: ArnoSettings, columns: Sequence[int], action: Action, upgraded: bool) -> h.Element:
    colour = "blue" if action in BLUE else CARD_SETS[columns[0]]
    body = association(reader, agreed, upgraded) if action is Action.ASSOCIATION else gains(
        reader, agreed, columns, action, upgraded
    )  # fmt: skip
    foot = [reader.read(msg("all levels")) if action in BLUE else levels(columns), "ARNO 3"]
    name = reader.read(action)
    code = f"{colour}-{action.code}-{SIDES[upgraded]}"
    return card(f"arno-card is-{colour}", action_icon(action), name, SIDES[upgraded], body, foot, code)


# what a card gives


def gains(reader: Reader, agreed: ArnoSettings, columns: Sequence[int], action: Action, upgraded: bool) -> Node:
    """By strength, or where that does not matter as a list."""
    rows = {slot: [agreed.values.steps(action, upgraded, slot, column) for column in columns] for slot in SLOTS}
    first = rows[SLOTS[0]]
    if all(row == first for row in rows.values()):
        return [gain_list(reader, columns, first), h.p(".print-small")[reader.read(msg("At any strength."))]]
    table = h.table(".print-table")[
        None if same(rows.values()) else h.tr[h.th, (h.th(scope="col")[level_name(column)] for column in columns)],
        (h.tr[h.td[h.span(".print-number")[str(slot)]], cells(reader, row)] for slot, row in rows.items()),
    ]
    return [table, when_full(reader, agreed) if action is Action.SPONSORS and not upgraded else None]


def same(rows: Iterable[Sequence[Steps]]) -> bool:
    """Whether no row changes with the level."""
    return all(cell == row[0] for row in rows for cell in row)


def cells(reader: Reader, row: Sequence[Steps]) -> Node:
    if all(cell == row[0] for cell in row):
        return h.td(colspan=str(len(row)))[(gain(reader, *step) for step in row[0])]
    return [h.td[(gain(reader, *step) for step in cell)] for cell in row]


def gain(reader: Reader, do: Do, amount: int) -> h.Element:
    name, label = DRAWN[do]
    return h.span(".print-gain")[icon(name, reader.read(label), class_=tint(name)), str(amount)]


def gain_list(reader: Reader, columns: Sequence[int], cells_of: Sequence[Steps]) -> h.Element:
    """One gain a line, in its order; those that change with the level say for which."""

    def line(place: int) -> h.Element:
        do = cells_of[0][place][0]
        amounts = [cell[place][1] for cell in cells_of]
        name, label = DRAWN[do]
        said: Node = [h.b[str(amounts[0])], f" {reader.read(label)}"]
        if len(set(amounts)) > 1:
            by_level = [f"{level_name(column)}: {amount}" for column, amount in zip(columns, amounts, strict=True)]
            said = [reader.read(label), h.br, h.b[" · ".join(by_level)]]
        return h.li[icon(name, class_=tint(name)), h.span[said]]

    return h.ol(".arno-gains")[(line(place) for place in range(len(cells_of[0])))]


def when_full(reader: Reader, agreed: ArnoSettings) -> h.Element:
    """Sponsors with a full scoring card, by the reading that was agreed [ARNO-10.2]."""
    given = {slot: full_steps(agreed.sponsors_full, slot, 0) for slot in SLOTS}
    first = given[SLOTS[0]]
    fixed = [step for step in first if all(step in some for some in given.values())]
    full = msg("{n} tokens on the scoring card already:", n=MOST_SCORING_TOKENS)
    rest = msg("and nothing else.") if len(fixed) == len(first) else msg("and the break token as above.")
    return small(reader, full, [gain(reader, *step) for step in fixed], reader.read(rest))


# Association


def association(reader: Reader, agreed: ArnoSettings, upgraded: bool) -> Node:
    """The tasks in their order by strength, what happens without a worker, and the donation of side II [ARNO-11]."""

    def row(slot: int) -> h.Element:
        task, *others = order_of_tasks(slot)
        then = ", ".join(str(int(other)) for other in others)
        return h.li[
            h.span(".print-number")[str(slot)], h.span[reader.read(TASKS[task])],
            h.small[f"→ {then}"],
        ]  # fmt: skip

    lacking = next(each for each in ARNO_SETTINGS if isinstance(each, Choice) and each.name == "lacks")
    either = msg("then a partner zoo or a university, {which}.", which=lacking.values[agreed.lacks])
    donates = msg("After a task it donates: 1 conservation, a token on the cheapest space.")
    if agreed.donate_without_task:
        donates = msg("Then it donates, even without a task: 1 conservation, a token on the cheapest space.")
    return [
        h.ol(".arno-tasks")[(row(slot) for slot in SLOTS)],
        small(reader, msg("One worker there: not where it has one, nor where nothing is left.")),
        small(
            reader, msg("No worker, or no task left:"), [gain(reader, *step) for step in NO_WORKER],
            reader.read(either),
        ),
        small(reader, donates) if upgraded else None,
    ]  # fmt: skip


def small(reader: Reader, text: Message, *more: Node) -> h.Element:
    return h.p(".print-small")[reader.read(text), ((" ", each) for each in more)]


def legend(reader: Reader, said: Message, class_: str = "") -> h.Element:
    """Which cards these are, and what the drawings mean."""
    drawn = ((icon(name, class_=tint(name)), reader.read(label)) for name, label in DRAWN.values())
    return h.div(class_=classes("arno-legend", class_))[
        h.p[h.b[reader.read(said)]], h.ul[(h.li[picture, " ", text] for picture, text in drawn)]
    ]  # fmt: skip
