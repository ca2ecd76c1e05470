"""The report of the lab: sentences first, plots second."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from importlib.metadata import version

from soloist.engine.words import Message, msg, nmsg
from soloist.lab.figures import Figures, Group, Share, TableShare, quantile
from soloist.lab.ladder import ANCHOR, Rating
from soloist.language import Reader
from soloist.registry import find_game
from soloist.seating import automa_words, lineup
from soloist.web import markup as h
from soloist.web.html import Node, classes, icon
from soloist.web.lab.games import broken, command_box, notable_list, problem_list
from soloist.web.lab.live import Live, buttons, counted, crumbs, progress
from soloist.web.lab.names import called, names_in
from soloist.web.lab.plots import Rung, amounts_plot, cards_plot, ladder_plot, order_plot, scores_plot, turns_plot


def made_on(day: date) -> str:
    """With which version, and when."""
    return f"Soloist {version('soloist')}, {day.isoformat()}"


def report(reader: Reader, figures: Figures, made: str, live: Live | None = None) -> Node:
    """All of a page but what is around it; `made` says when, and with which version."""
    waits = {} if live is None else {"data_waits": "run", "data_open": live.looked_at_again}
    return h.div(".lab", **waits)[
        None if live is None else crumbs(reader, figures.plan.title),
        head(reader, figures, made, live),
        None if live is None else progress(reader, live),
        None if figures.groups else h.p(".note")[reader.read(nothing(figures))],
        overview(reader, figures),
        (section(reader, group, live, is_one=len(figures.groups) == 1) for group in figures.groups),
        again(reader, figures, made),
        problems(reader, figures) if figures.problems else None,
    ]


def nothing(figures: Figures) -> Message:
    if figures.problems:
        return msg("All games that were played broke; below is what was wrong.")
    return msg("No game has been played yet.")


def head(reader: Reader, figures: Figures, made: str, live: Live | None) -> h.Element:
    games = ", ".join(dict.fromkeys(find_game(cell.game).title for cell in figures.plan.cells))
    count = nmsg("{n} table", "{n} tables", n=len(figures.plan.cells))
    facts = [games, *(reader.read(each) for each in (count, played(reader, figures))), made]
    return h.div(".lab-head")[
        h.div[
            h.h1(".sign")[figures.plan.title],
            h.p(".muted")[
                " · ".join(facts),
                (" · ", h.a(href="#problems")[reader.read(broken(figures.problems))]) if figures.problems else None,
            ],
        ],
        None if live is None else buttons(reader, live),
    ]


def played(reader: Reader, figures: Figures) -> Message:
    """How many games there are, of those that are planned."""
    planned, now = figures.plan.games, figures.played
    if now < planned:
        return counted(reader, now, planned)
    return games_said(reader, planned)


def games_said(reader: Reader, games: int) -> Message:
    return nmsg("{games} game", "{games} games", n=games, games=reader.number(games))


# all tables on one scale


def overview(reader: Reader, figures: Figures) -> Node:
    """Where several games or variants were played: everybody on one ladder."""
    if len(figures.groups) < 2:
        return None
    rungs = [
        Rung(f"{label(reader, figures, group)}: {called(rating.player, reader)}", rating,
             group.players[rating.player] == "automa")
        for group in figures.groups
        for rating in group.ladder
        if rating.player != ANCHOR
    ]  # fmt: skip
    if not rungs:
        return None
    rungs.sort(key=lambda rung: -rung.rating.points)
    return panel(
        reader,
        "chart",
        msg("All on one scale"),
        msg("Greedy = 1500 at every table; bars: 95 %"),
        ladder_plot(reader, rungs),
    )


def label(reader: Reader, figures: Figures, group: Group) -> str:
    """What tells a group apart from the others."""
    same = [other for other in figures.groups if other.game == group.game]
    parts = [find_game(group.game).title] if len(same) < len(figures.groups) else []
    if len({other.seats for other in same}) > 1:
        parts.append(reader.read(msg("{n} seats", n=group.seats)))
    if len({other.variant for other in same}) > 1 and group.variant:
        parts.append(group.variant)
    return ", ".join(parts)


# one group


def section(reader: Reader, group: Group, live: Live | None, *, is_one: bool) -> h.Element:
    title = ", ".join(filter(None, (find_game(group.game).title, reader.read(msg("{n} seats", n=group.seats)),
                                    group.variant)))  # fmt: skip
    names = {player: called(player, reader) for player in group.players}
    return h.section(".lab-group", aria_label=title)[
        h.h2(class_=classes("sign", visually_hidden=is_one))[title],
        h.div(".lab-answers")[(answer(reader, *each) for each in answers(reader, group, names))],
        h.div(".lab-plots")[
            (the_ladder(reader, group, names), points(reader, group, names, "lab-narrow"),
             matches(reader, group, names))
            if group.ladder else None,
            in_pairs([*([] if group.ladder else [points(reader, group, names)]), *small_panels(reader, group, live)]),
        ],
        tables(reader, group, names),
    ]  # fmt: skip


Answer = tuple[Message, str, str]
"""A small heading, the answer, and what it rests on."""


def answer(reader: Reader, question: Message, said: str, because: str) -> h.Element:
    return h.div(".panel")[h.small[reader.read(question)], h.b(".sign")[said], h.span[because]]


def answers(reader: Reader, group: Group, names: Mapping[str, str]) -> list[Answer]:
    """The first things people want to know."""
    found = [fair_match(reader, group, names), strength(reader, group, names), length(reader, group)]
    return [each for each in (*found, beginning(reader, group)) if each is not None]


def fair_match(reader: Reader, group: Group, names: Mapping[str, str]) -> Answer | None:
    """Who comes nearest to the anchor; where it met only one, how often it comes out before that one."""
    met = {second: share for (first, second), share in group.meetings.items() if first == ANCHOR}
    if not met:
        return None
    player, anchor = min(met, key=lambda each: abs(met[each].share - 0.5)), called(ANCHOR, reader)
    share, is_duel = met[player], group.seats == 2  # with more at the table, somebody else may have won
    if len(met) == 1:
        asked = msg("{anchor} beats {player}", anchor=anchor, player=names[player])
        if not is_duel:
            asked = msg("{anchor} ends ahead of {player}", anchor=anchor, player=names[player])
        because = f"± {reader.number(100 * share.margin, '.0f')} · {reader.read(games_said(reader, group.games))}"
        return asked, percent(reader, share.share), because
    won = msg("{anchor} wins {share}", anchor=anchor, share=with_margin(reader, share))
    if not is_duel:
        won = msg("{anchor} is ahead in {share}", anchor=anchor, share=with_margin(reader, share))
    return msg("The fairest match for {anchor}", anchor=anchor), names[player], reader.read(won)


def strength(reader: Reader, group: Group, names: Mapping[str, str]) -> Answer | None:
    """What a level of an automa is worth; without levels, who is strongest."""
    if not group.ladder:
        return None
    rungs = {rating.player: rating for rating in group.ladder}
    automa = [player for player in leveled(group) if player in rungs]
    return strongest(reader, group, names) if len(automa) < 2 else levels(reader, rungs, automa, names)


def strongest(reader: Reader, group: Group, names: Mapping[str, str]) -> Answer:
    best, second = group.ladder[:2]
    said = msg("{points} ± {margin}", points=reader.number(best.points, ".0f"),
               margin=reader.number(best.margin, ".0f"))  # fmt: skip
    if best.player == ANCHOR:
        said = msg("{points} rating points more than {player}", player=names[second.player],
                   points=reader.number(best.points - second.points, ".0f"))  # fmt: skip
    return msg("The strongest"), names[best.player], reader.read(said)


def levels(reader: Reader, rungs: Mapping[str, Rating], automa: Sequence[str], names: Mapping[str, str]) -> Answer:
    first, last = rungs[automa[0]], rungs[automa[-1]]
    worth = (last.points - first.points) / (len(automa) - 1)
    said = reader.read(msg("{points} points", points=reader.number(worth, "+.0f").replace("-", "−")))
    because = msg("of rating, {first} to {last}", first=names[automa[0]], last=names[automa[-1]])
    return msg("One level is worth"), said, reader.read(because)


def leveled(group: Group) -> list[str]:
    """The automa's levels that were played, in their order."""
    setting = lineup(find_game(group.game))
    return [] if setting is None else [word for word in automa_words(setting) if word in group.players]


def length(reader: Reader, group: Group) -> Answer:
    low, middle, high = (quantile(group.turns, share) for share in (0.05, 0.5, 0.95))
    said = nmsg("{n} turn", "{n} turns", n=middle)
    because = msg("per seat; 90 % within {low}–{high}", low=low, high=high) if low < high else msg("per seat")
    return msg("A game lasts"), reader.read(said), reader.read(because)


def beginning(reader: Reader, group: Group) -> Answer | None:
    first = group.order.get(1)
    if first is None:
        return None
    verdict = msg("no advantage seen")
    if first.low > group.fair:
        verdict = msg("it helps to begin")
    elif first.high < group.fair:
        verdict = msg("it does not pay to begin")
    because = f"± {reader.number(100 * first.margin, '.1f')} · {reader.read(verdict)}"
    return msg("Who begins wins"), f"{reader.number(100 * first.share, '.1f')} %", because


def percent(reader: Reader, share: float) -> str:
    return f"{reader.number(100 * share, '.0f')} %"


def with_margin(reader: Reader, share: Share) -> str:
    return f"{percent(reader, share.share)} ± {reader.number(100 * share.margin, '.0f')}"


# panels


def panel(
    reader: Reader, drawing: str, title: Message, note: Message | h.Element | None, *inside: Node, class_: str = "",
    place: str | None = None,
) -> h.Element:  # fmt: skip
    return h.section(class_=classes("panel", "lab-panel", class_), id=place)[
        h.div(".panel-head")[
            icon(drawing),
            h.span(".grow")[reader.read(title)],
            h.span(".muted")[reader.read(note)] if isinstance(note, Message) else note,
        ],
        inside,
    ]


def the_ladder(reader: Reader, group: Group, names: Mapping[str, str]) -> h.Element:
    rungs = [Rung(names[r.player], r, group.players[r.player] == "automa") for r in group.ladder]
    return panel(
        reader, "chart", msg("Ladder"), legend(reader, rungs), ladder_plot(reader, rungs),
        h.p(".lab-caption")[reader.read(scale(group.ladder))], class_="lab-wide",
    )  # fmt: skip


def legend(reader: Reader, rungs: Sequence[Rung]) -> h.Element:
    """What squares, discs and bars are."""
    kinds = {rung.is_automa for rung in rungs}
    return h.span(".muted.lab-legend")[
        h.span[h.i(".seat-2"), reader.read(msg("automa"))] if True in kinds else None,
        h.span[h.i(".seat-4.is-bot"), reader.read(msg("bot"))] if False in kinds else None,
        h.span[reader.read(msg("bars: 95 %"))],
    ]


def points(reader: Reader, group: Group, names: Mapping[str, str], class_: str = "") -> h.Element:
    note = msg("line and number: the median")
    return panel(reader, "chart", msg("Points"), note, scores_plot(reader, group, names), class_=class_)


def scale(ladder: Sequence[Rating]) -> Message:
    if any(rating.player == ANCHOR for rating in ladder):
        return msg("Rating 1500 is Greedy. 100 points more win 64 % of games.")
    return msg("Rating 1500 is the middle of all. 100 points more win 64 % of games.")


def matches(reader: Reader, group: Group, names: Mapping[str, str]) -> h.Element:
    """Who beats whom, the strongest first; a row for those who met most of the others."""
    order = [rating.player for rating in group.ladder]
    met = {player: sum((player, other) in group.meetings for other in order) for player in order}
    rows = [player for player in order if 2 * met[player] >= max(met.values())]
    note = comparisons(reader, group)
    return panel(
        reader, "places", msg("Who beats whom"), note,
        h.div(".scroll-sideways", tabindex="0", role="group", aria_label=reader.read(msg("Who beats whom")))[
            h.table(class_=classes("lab-matches", f"is-{len(order)}-wide"))[
                h.thead[h.tr[h.td, (h.th(scope="col")[names[player]] for player in order)]],
                h.tbody[(
                    h.tr[h.th(scope="row")[names[row]], (meeting(group.meetings.get((row, other))) for other in order)]
                    for row in rows
                )],
            ],
        ],
        class_="lab-whole",
    )  # fmt: skip


def comparisons(reader: Reader, group: Group) -> Message:
    """How many games a share rests on; with more than two at the table, how many pairs in them."""
    games = sorted({round(share.games) for share in group.meetings.values()})
    said = f"{reader.number(games[0])}–{reader.number(games[-1])}" if games[0] < games[-1] else reader.number(games[0])
    if group.seats > 2:
        return msg("how often the row comes out before the column, %; {n} comparisons each", n=said)
    return nmsg("how often the row comes out before the column, %; {games} game each",
                "how often the row comes out before the column, %; {games} games each", n=games[-1],
                games=said)  # fmt: skip


def meeting(share: Share | None) -> h.Element:
    if share is None:
        return h.td
    won = round(100 * share.share)
    shade = f"shade-{min(abs(won - 50) // 10, 4)}"
    return h.td(class_=classes(shade, is_won=won >= 50, is_lost=won < 50))[
        h.b[str(won)], h.small[f"±{round(100 * share.margin)}"]
    ]


def tables(reader: Reader, group: Group, names: Mapping[str, str]) -> h.Element:
    """Every table in every order of its seats."""
    most = max(len(table.shares) for table in group.tables)
    return h.details(".lab-tables")[
        h.summary(".button.button-small")[reader.read(msg("Table by table"))],
        h.div(".scroll-sideways", tabindex="0", role="group", aria_label=reader.read(msg("Table by table")))[
            h.table(".lab-matches")[
                h.thead[h.tr[
                    h.th(scope="col")[reader.read(msg("seats"))],
                    h.th(scope="col")[reader.read(msg("games"))],
                    h.th(scope="col", colspan=most)[reader.read(msg("share of wins"))],
                ]],
                h.tbody[(
                    h.tr[
                        h.th(scope="row")[", ".join(names[player] for player in table.seats)],
                        h.td[reader.number(table.games)],
                        (won_at(reader, table, player, names) for player in dict.fromkeys(table.seats)),
                        (h.td for _ in range(most - len(table.shares))),
                    ]
                    for table in group.tables
                )],
            ],
        ],
    ]  # fmt: skip


def won_at(reader: Reader, table: TableShare, player: str, names: Mapping[str, str]) -> h.Element:
    """How often a player wins at a table, in all of his seats together."""
    return h.td[h.b[names[player]], " ", with_margin(reader, table.shares[player])]


def small_panels(reader: Reader, group: Group, live: Live | None) -> Iterator[h.Element]:
    yield panel(reader, "hourglass", msg("Game length"), msg("turns per seat"), turns_plot(reader, group.turns))
    if group.order:
        yield panel(reader, "first", msg("Does it help to begin?"), msg("share of wins"),
                    order_plot(reader, group.order, group.fair))  # fmt: skip
    yield from what_wins(reader, group)
    if group.notable:
        yield panel(
            reader, "eye", msg("Games to look at"), None, notable_list(reader, group.notable, live), class_="lab-broad"
        )


def in_pairs(panels: Sequence[h.Element]) -> Iterator[Node]:
    """Two beside each other; one that is left over is as wide as the page."""
    is_odd = len(panels) % 2 == 1
    yield from panels[:-1] if is_odd else panels
    if is_odd:
        yield h.div(".lab-whole")[panels[-1]]


def what_wins(reader: Reader, group: Group) -> Iterator[h.Element]:
    names = names_in(group.game, reader)
    whats = [*(amount.what for amount in group.amounts), *(card.what for card in group.cards)]
    named = {what: names.get(what, what) for what in whats}
    shown = [each for each in group.amounts if abs(each.effect) > each.margin]
    if shown:
        note = msg("winners : others of the same player; bars in standard deviations")
        yield panel(
            reader,
            "medallion",
            msg("What winners have and do"),
            note,
            amounts_plot(reader, shown, named),
            class_="lab-broad",
        )
    if group.cards:
        note = msg("won with it : won anyway")
        yield panel(
            reader,
            "card",
            msg("What wins more than it should"),
            note,
            cards_plot(reader, group.cards, named),
            class_="lab-broad",
        )


def again(reader: Reader, figures: Figures, made: str) -> h.Element:
    note = msg("Same seed, same games, on any machine with this version.")
    seed = msg("seed {seed}", seed=str(figures.plan.seed))
    return panel(
        reader, "copy", msg("Run it again, get the same"), None,
        command_box(reader, figures.plan.command) if figures.plan.command else None,
        h.p(".lab-caption")[reader.read(note), " ", made, " · ", reader.read(seed)],
        h.details(".lab-source")[h.summary[reader.read(msg("The plan"))], h.pre[figures.plan.source]]
        if figures.plan.source else None,
    )  # fmt: skip


def problems(reader: Reader, figures: Figures) -> h.Element:
    return panel(
        reader, "warning", broken(figures.problems), msg("each with the command that plays it again"),
        problem_list(reader, figures.problems), place="problems",
    )  # fmt: skip
