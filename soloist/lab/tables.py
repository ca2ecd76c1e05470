"""Ladders as tables of Markdown, for pages of documentation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from soloist.lab.figures import Figures, Group, Share
from soloist.lab.ladder import ANCHOR
from soloist.registry import find_game


def as_markdown(figures: Figures, made: str) -> str:
    """All ladders of a run, each with how often everybody beats the anchor; then all tables."""
    lines = [f"# {figures.plan.title}", "", f"{figures.played:,} games, seed {figures.plan.seed}. {made}", ""]
    lines += ["```", figures.plan.command, "```", ""]
    for group in figures.groups:
        lines += [
            f"## {', '.join(filter(None, (find_game(group.game).title, f'{group.seats} seats', group.variant)))}",
            "",
        ]
        lines += [*_ladder(group), "", *_tables(group), ""]
    return "\n".join(lines)


def _ladder(group: Group) -> Iterator[str]:
    yield "| player | rating | ahead of greedy | games |"
    yield "|---|---|---|---|"
    for rating in group.ladder:
        met = group.meetings.get((rating.player, ANCHOR))
        margin = f" ± {rating.margin:.0f}" if rating.margin else ""
        games = sum(share.games for (first, _), share in group.meetings.items() if first == rating.player)
        yield f"| `{rating.player}` | {rating.points:.0f}{margin} | {_share(met)} | {games:,.0f} |"


def _tables(group: Group) -> Iterator[str]:
    yield "| seats | games | wins |"
    yield "|---|---|---|"
    for table in group.tables:
        wins = ", ".join(f"`{player}` {_share(share)}" for player, share in table.shares.items())
        yield f"| {_seats(table.seats)} | {table.games:,} | {wins} |"


def _seats(seats: Sequence[str]) -> str:
    return ", ".join(f"`{seat}`" for seat in seats)


def _share(share: Share | None) -> str:
    return "" if share is None else f"{100 * share.share:.1f} % ± {100 * share.margin:.1f}"
