"""What there is to play: every game with its player counts, options, automas and bots."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from soloist import registry, seating
from soloist.descriptions import counts
from soloist.engine.game import Game
from soloist.engine.settings import AutomaSeats, Choice, Document, Mark, Number, Setting, Some, Switch
from soloist.engine.words import msg
from soloist.language import Reader
from soloist.names import bot_called

MOST_LINES = 6  # options with more values than this are listed in one line
MARK_NAMES = {
    Mark.RULE: msg("rule"), Mark.RULING: msg("ruling"), Mark.RECONSTRUCTION: msg("reconstruction"),
    Mark.CONVENIENCE: msg("convenience"),
}  # fmt: skip
MARK_STYLES = {Mark.RULE: "", Mark.RULING: "yellow", Mark.RECONSTRUCTION: "magenta", Mark.CONVENIENCE: "cyan"}


SHOWN_LEVELS = 4


def automas(game: Game[Any, Any]) -> str:
    """The words that seat its automas, of many levels the first and the last."""
    levels = [seating.automa_words(setting) for setting in game.settings if isinstance(setting, AutomaSeats)]
    return ", ".join(", ".join(some) if len(some) <= SHOWN_LEVELS else f"{some[0]} … {some[-1]}" for some in levels)


def details(game: Game[Any, Any], reader: Reader) -> RenderableType:
    """All there is to know of one game before playing it."""
    facts = Table.grid(padding=(0, 2))
    facts.add_row(Text(reader.read(msg("players")), "dim"), counts(game))
    bots = (f"{bot} ({reader.read(bot_called(bot))})" for bot in registry.bots_of(game))
    facts.add_row(Text(reader.read(msg("bots")), "dim"), ", ".join(bots))
    facts.add_row(Text(reader.read(msg("automas")), "dim"), automas(game) or reader.read(msg("none")))
    for each in game.reconstructed():
        facts.add_row(Text(reader.read(msg("reconstructed")), "magenta"), reader.read(each.what))
    title = Text.assemble((game.id, "bold cyan"), "  ", (game.title, "bold"))
    return Group(title, Text(reader.read(game.summary)), "", facts, "", options_table(game, reader))


def options_table(game: Game[Any, Any], reader: Reader) -> Table:
    """The options; a mark says how sure we are of a default that is not printed in the rules."""
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column(reader.read(msg("option")), style="cyan", no_wrap=True)
    table.add_column(reader.read(msg("what it decides")), ratio=1)
    table.add_column(reader.read(msg("where from")), no_wrap=True)
    for setting in game.settings:
        source = Text(reader.read(MARK_NAMES[setting.mark]), MARK_STYLES[setting.mark]).append(
            f"\n{setting.rule}", "dim"
        )
        table.add_row(setting.name, Group(reader.read(setting.label), _values(setting, reader)), source)
    return table


def brief_options(game: Game[Any, Any], reader: Reader) -> RenderableType:
    """What can be set, as it is typed: the usual value first, then the others."""
    head = msg("{game}: what --option can set, the usual value first", game=game.id)
    table = Table.grid(padding=(0, 2), expand=True)
    table.add_column(style="cyan", ratio=5, overflow="fold")
    table.add_column(ratio=4)
    for setting in game.settings:
        table.add_row(f"{setting.name}={_brief_values(setting)}", reader.read(setting.label))
    return Group(Text(reader.read(head), "bold"), table, "")


def _brief_values(setting: Setting) -> str:
    usual = setting.write(setting.default)
    match setting:
        case Switch():
            return f"{usual}|{'no' if usual == 'yes' else 'yes'}"
        case Choice():
            return "|".join([usual, *(value for value in setting.values if value != usual)])
        case Some():
            return f"some of {', '.join(setting.values)}"
        case Number():
            return f"{usual} ({setting.low}–{setting.high})"
        case Document():
            return "FILE"
        case AutomaSeats(levels=levels) if len(levels) > 1:
            return f'"{usual}" ({levels[0]}–{levels[-1]})'
    return usual


def _values(setting: Setting, reader: Reader) -> RenderableType:
    """What may be chosen, the default marked with a full dot."""
    default = setting.write(setting.default)
    match setting:
        case Choice() if len(setting.values) <= MOST_LINES:
            return _meanings(setting, reader)
        case Choice():
            others = [value for value in setting.values if value != default]
            return _value(default, True).append(f"  {', '.join(others)}", "not bold")
        case Switch():
            return Text("  ").join(_value(value, value == default) for value in ("yes", "no"))
        case Document():
            return Text(reader.read(setting.expected()), "italic")
    return _value(default, True).append(f"  ({reader.read(setting.expected())})", "not bold")


def _meanings(setting: Choice, reader: Reader) -> Table:
    """One line per value: what it means."""
    lines = Table.grid(padding=(0, 1))
    for value, meaning in setting.values.items():
        lines.add_row(_value(value, value == setting.default), reader.read(meaning))
    return lines


def _value(value: str, default: bool) -> Text:
    return Text(f"● {value}", "bold") if default else Text(f"○ {value}")


def legend(reader: Reader) -> Text:
    """What the marks mean."""
    meanings = {
        Mark.RULE: msg("printed in the rules"),
        Mark.RULING: msg("the rules are silent or unclear; the default is our ruling"),
        Mark.RECONSTRUCTION: msg("the printed value is lost; the default is our best guess"),
        Mark.CONVENIENCE: msg("how Soloist runs the game"),
    }
    lines = [
        Text.assemble((reader.read(MARK_NAMES[mark]), MARK_STYLES[mark]), ": ", reader.read(meaning))
        for mark, meaning in meanings.items()
    ]
    hint = msg("Do you own the game? You can change rulings and reconstructions with --option NAME=VALUE.")
    return Text("\n").join([*lines, Text(reader.read(hint), "bold")])
