"""The command that makes the static site."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from soloist.engine.errors import BadSetting
from soloist.engine.words import msg
from soloist.language import Reader
from soloist.progress import bar

MEGABYTE = 1_000_000


def site(
    to: Annotated[Path, typer.Option(metavar="DIR", help="The folder to write; a site that is there is replaced.")],
    serve: Annotated[bool, typer.Option("--serve", help="Show it on this machine until Ctrl-C.")] = False,
    port: Annotated[int, typer.Option(min=0, max=65535, metavar="N", help="The port for --serve; 0 takes one.")] = 8322,
) -> None:
    """Write the whole app as static files that run in a browser, offline. Needs npm, Node and pip for the parts."""
    from soloist.site.building import build
    from soloist.site.serving import HERE, server

    to = to.expanduser()
    with bar(str(to), 1) as progress:
        made = build(to, tell=progress.reach)
    read = Reader().read
    size = f"{made.wire / MEGABYTE:.1f}"
    print(read(msg("The site is in {path}: {size} MB to fetch, once. Any web host will do.", path=str(to), size=size)))
    if not serve:
        return
    try:
        serving = server(to, port)
    except OSError as problem:
        raise BadSetting(
            msg("cannot listen at {host}:{port}: {reason}; choose another with --port",
                host=HERE, port=port, reason=problem.strerror or str(problem))
        ) from None  # fmt: skip
    url = f"http://localhost:{serving.server_port}/"
    print(
        read(msg("Soloist is open at {url} (Ctrl-C closes it; matches are kept in the browser)", url=url)), flush=True
    )
    with serving:
        serving.serve_forever()
