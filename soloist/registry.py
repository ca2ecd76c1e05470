"""Everything there is to play: one entry names all that a game, or an automa beside a box, brings.

An entry has no defaults: a part that is left out says so, and none can be forgotten. Parts are named by their modules
and loaded when they are first asked for, so that a terminal loads no pages and a simulation no faces.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import entry_points
from os import environ
from typing import Any
from warnings import warn

from soloist.engine.documents import shown
from soloist.engine.errors import BadSetting
from soloist.engine.game import Game
from soloist.engine.seats import Bot, RandomBot
from soloist.engine.words import msg


@dataclass(frozen=True, kw_only=True)
class Entry:
    """One game or companion; None where the plain one does."""

    rules: str  # the module of its GAME
    bots: Mapping[str, str]  # the classes of those who can take a seat, besides the random one
    wording: str | None  # of its WORDING: options as sentences
    terminal: str | None  # of its FACE in the terminal
    web: str | None  # of its FACE in the browser
    automa: Automa | None  # what it is beside a box; None: a game on the screen
    sheets: str | None = None  # of its SHEETS to print
    lab: str | None = None  # of its DEEDS: what the lab counts besides results
    home: str = "soloist"  # the package whose folders `rules` and `static` hold its rules and what browsers load


@dataclass(frozen=True, kw_only=True)
class Automa:
    """An automa that sits at tables of a game, on the screen and beside the box."""

    called: str
    seat: str  # the word that seats it, before its level


def _ours(name: str, terminal: str, bots: str = "", automa: Automa | None = None, *, prints: bool = False) -> Entry:
    """What Soloist itself brings: all parts there are, called by the entry's own name where nothing else is said."""
    return Entry(
        rules=f"soloist.{'games' if automa is None else 'companion'}.{name}",
        bots={"greedy": f"soloist.bots.{bots}.Greedy"} if bots else {},
        wording=f"soloist.wording.{name}",
        terminal=f"soloist.terminal.{terminal}",
        web=f"soloist.web.faces.{name}",
        automa=automa,
        sheets=f"soloist.web.sheets.{name}" if prints else None,
        lab=f"soloist.lab.accounts.{name}" if automa is None else None,
    )


ENTRIES = {
    "arne": _ours("arne", "arne", "arne", prints=True),
    "zooloretto": _ours("zooloretto", "zooloretto", "zooloretto"),
    "arknova": _ours("arknova", "arknova", "arknova.greedy"),
    "orichalcum": _ours("orichalcum", "orichalcum_face", "orichalcum"),
    "mammoth": _ours("mammoth", "mammoth", automa=Automa(called="AutoMammoth", seat="mammoth"), prints=True),
    "arno": _ours("arno", "arno", automa=Automa(called="ARNO", seat="arno"), prints=True),
    "orichalcum-ai": _ours("orichalcum_ai", "orichalcum_ai", automa=Automa(called="AI", seat="ai"), prints=True),
}
OUTSIDE = "soloist.games"  # the entry points by which installed packages bring games
NAMED_BY = "SOLOIST_GAMES"  # packages that are not installed but can be imported, with commas between them


def _outside() -> dict[str, Entry]:
    """What other packages bring: each names its entries in one mapping, `ENTRIES`."""
    found: dict[str, Entry] = {}
    for point in entry_points(group=OUTSIDE):
        found |= point.load()
    for name in filter(None, environ.get(NAMED_BY, "").split(",")):
        try:
            found |= import_module(name.strip()).ENTRIES
        except ImportError as problem:
            warn(f"{NAMED_BY} names {name.strip()}, which cannot be imported: {problem}", stacklevel=2)
    return found


ENTRIES |= _outside()


def homes() -> list[str]:
    """The packages outside of Soloist that bring games."""
    return list(dict.fromkeys(entry.home for entry in ENTRIES.values() if entry.home != "soloist"))


def game_ids() -> tuple[str, ...]:
    """The games on the screen, in the order people see them."""
    return tuple(name for name, entry in ENTRIES.items() if entry.automa is None)


def companion_ids() -> tuple[str, ...]:
    """The automas beside a box."""
    return tuple(name for name, entry in ENTRIES.items() if entry.automa is not None)


def printable_ids() -> tuple[str, ...]:
    """What has sheets to print."""
    return tuple(name for name, entry in ENTRIES.items() if entry.sheets is not None)


def is_companion(name: str) -> bool:
    return name in companion_ids()


def is_automa(word: str) -> bool:
    """Whether an automa has this id, or is seated by this word."""
    return _automa(word) is not None


def automa_called(word: str) -> str:
    """The name people know it by; the word itself if it is nobody's."""
    automa = _automa(word)
    return word if automa is None else automa.called


def _automa(word: str) -> Automa | None:
    automas = ((name, entry.automa) for name, entry in ENTRIES.items())
    return next((automa for name, automa in automas if automa is not None and word in (name, automa.seat)), None)


def find(name: str) -> Game[Any, Any]:
    """A game or a companion, by the name in a record; raises BadSetting."""
    return find_companion(name) if is_companion(name) else find_game(name)


def find_game(name: str) -> Game[Any, Any]:
    """The game of this name; raises BadSetting."""
    names = game_ids()
    if name not in names:
        raise BadSetting(msg("there is no game '{name}'; available: {names}", name=shown(name), names=", ".join(names)))
    return _rules(name)


def find_companion(name: str) -> Game[Any, Any]:
    """The companion of this automa; raises BadSetting."""
    names = companion_ids()
    if name not in names:
        raise BadSetting(msg("there is no automa '{name}'; available: {names}", name=name, names=", ".join(names)))
    return _rules(name)


def all_games() -> list[Game[Any, Any]]:
    return [find_game(name) for name in game_ids()]


def _rules(name: str) -> Game[Any, Any]:
    game: Game[Any, Any] = import_module(ENTRIES[name].rules).GAME
    return game


def bots_of(game: Game[Any, Any]) -> dict[str, type[Bot]]:
    """The bots that can take a seat, by name; nobody sits for the person beside a box."""
    if game.is_companion:
        return {}
    named = ENTRIES[game.id].bots if game.id in ENTRIES else {}
    return {"random": RandomBot, **{name: _loaded(path) for name, path in named.items()}}


def _loaded(path: str) -> Any:
    module, _, name = path.rpartition(".")
    return getattr(import_module(module), name)


def part(module: str | None, name: str, plain: Any) -> Any:
    """What an entry's module has under this name, or the one it says, `module:NAME`; the plain one if there is none."""
    if module is None:
        return plain
    module, _, own = module.partition(":")
    return getattr(import_module(module), own or name)
