"""The command line for whoever hosts Soloist: where matches are kept, keys of the machine, copies."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from soloist.engine.errors import BadSetting
from soloist.engine.words import msg
from soloist.language import Reader
from soloist.progress import bar


def not_empty(option: str, example: str) -> Callable[[str], str]:
    """Reads a word that says something: an empty one is what a script makes of a name it does not know."""

    def read(given: str) -> str:
        if not given.strip():
            raise BadSetting(
                msg("{option} is empty; give something like {example}, or leave it out", option=option, example=example)
            )
        return given

    return read


def folder_named(given: str) -> Path:
    return Path(not_empty("--data", "./matches")(given))


Data = Annotated[
    Path | None,
    typer.Option(parser=folder_named, metavar="DIR", help="Folder for saved matches. Default: your user data folder."),
]
Database = Annotated[
    str | None,
    typer.Option(
        parser=not_empty("--database", "postgresql://name@host/base"), metavar="URL", envvar="SOLOIST_DATABASE",
        help="Save matches in PostgreSQL: postgresql://name@host/base.",
    ),
]  # fmt: skip


def key(
    data: Data = None,
    database: Database = None,
    at: Annotated[str, typer.Option(metavar="URL", help="Where the server is reached.")] = "http://127.0.0.1:8321",
    renew: Annotated[
        bool,
        typer.Option("--renew", help="Take the right from all browsers that have it, and make older keys useless."),
    ] = False,
) -> None:
    """Print an address that lets one more browser manage all matches of a server; it can be used once, within a day."""
    from soloist import hosting

    print(hosting.key_address(data, database, at, renews=renew))


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write the copy; it must not exist yet.")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Copy all matches into one file, also while a server is running."""
    from soloist import hosting

    with bar(file.name, 1) as progress:
        hosting.back_up(data, database, file, lambda left, of: progress.reach(1 - left / max(of, 1)))
    print(Reader().read(msg("All matches are in {path} now.", path=str(file))))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy that 'soloist backup' wrote.")],
    data: Data = None,
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace", help="Put the matches aside that are there already.")] = False,
) -> None:
    """Take the matches from a copy; no server may be running on them."""
    from soloist import hosting

    with bar(file.name, 1) as progress:
        aside = hosting.restore(
            data, database, file, lambda left, of: progress.reach(1 - left / max(of, 1)), replaces=replace
        )
    print(Reader().read(msg("The matches are those of {path} now.", path=str(file))))
    if aside is not None:
        print(Reader().read(msg("What was there before is in {path}.", path=str(aside))))
