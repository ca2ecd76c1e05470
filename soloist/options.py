"""What people type of a game: its options, NAME=VALUE, and a seed."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from soloist.engine.dice import LARGEST_SEED
from soloist.engine.errors import BadSetting
from soloist.engine.game import Game
from soloist.engine.settings import Document
from soloist.engine.words import msg
from soloist.files import MEGABYTE, read_text


def read_options(game: Game[Any, Any], given: Sequence[str], folder: Path | None = Path()) -> dict[str, str]:
    """The options as the game takes them, checked; a document is given by its file name and read here, as seen from the
    folder. Without one none is read."""
    documents = {setting.name for setting in game.settings if isinstance(setting, Document)}
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        name, value = name.strip(), value.strip()
        if not equals or not name:
            first = game.settings[0]
            example = f"{first.name}={first.write(first.default)}"
            raise BadSetting(
                msg("'{text}' is not an option; write NAME=VALUE, for example {example}", text=text, example=example)
            )
        if name in options:
            raise BadSetting(msg("option {name} is given twice", name=name))
        options[name] = _read_document(name, value, folder) if name in documents and value else value
    settings = game.read_settings(options)
    by_name = {setting.name: setting for setting in game.settings}
    return {name: by_name[name].write(settings[name]) for name in options}


def _read_document(name: str, given: str, folder: Path | None) -> str:
    if folder is None:
        raise BadSetting(msg("{name} names a file; run a plan with files in the terminal", name=name))
    file = folder / Path(given).expanduser()
    text = read_text(file, MEGABYTE)
    if not text.strip():
        raise BadSetting(msg("option {name}: the file {file} is empty", name=name, file=str(file)))
    return text


def some_seed(given: int | None) -> int:
    """The seed that was given, or a new one, short enough to be typed again."""
    if given is None:
        return secrets.randbelow(1_000_000_000)
    if not 0 <= given <= LARGEST_SEED:
        raise BadSetting(
            msg("--seed {seed}: a whole number from 0 to {most}, please", seed=str(given), most=LARGEST_SEED)
        )
    return given
