"""The files that Python finds in the browser, ours and those of others, as archives: its own library, all that pages
need, and what only the JSON interface does."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from soloist.language import compiled as compiled_catalogue
from soloist.language import languages
from soloist.rulebook import shelf
from soloist.site.compiling import Keep, compiled
from soloist.site.fetching import contents, packages, wheels
from soloist.web.pressing import BEST, pressed
from soloist.web.statics import FINGERPRINT, fingerprint

ALWAYS = (1980, 1, 1, 0, 0, 0)  # when everything was written, so that the same is packed the same
SERVERS = re.compile(
    r"soloist/(?:__main__|cli\w*|hosting|playlist|progress|rulepage|catalogue|trouble)\.py|"
    r"soloist/(?:adapters|lab|site|terminal)/|soloist/web/(?:lab/|routes/lab|static/)|"
    r"soloist/web/(?:server|certificate|workers|connections|logs)\.py"
)
"""Of ours, what only a server, a terminal, the lab or research needs."""
DESCRIBED = "soloist/web/api/"  # reads its own types, and shows its docstrings
UNUSED = re.compile(
    r"sqlalchemy/(?:orm|ext|testing|dialects/(?:mssql|mysql|oracle|postgresql))/|"
    r"babel/(?:messages/|locale-data/(?!LOCALES))|fastapi/(?:_cli|__main__|cli)|segno/(?:writers_|cli|__main__)|"
    r"anyio/pytest_plugin|anyio/_backends/_trio|anyio/tests/|\w+/testclient|markdown_it/cli/|"
    r"idna/cli|.*\.(?:so|pyd|pyi|pyx|c|h|typed|exe)$|[^/]+\.data/"
)
"""Of others."""
NOT_IN_BROWSERS = re.compile(
    r"(?:_pyrepl|ensurepip|idlelib|multiprocessing|pydoc_data|sqlite3/__main__|test|unittest|venv|wsgiref|xmlrpc)/|"
    r"(?:bdb|doctest|ftplib|imaplib|mailbox|pdb|pickletools|poplib|profile|pstats|pydoc|smtplib|turtle|trace)\.py|"
    r"encodings/(?!cp437|iso8859_1\.)(?:big5|cp\d|euc_|gb|hp_|hz|iso\d|iso2022|johab|koi8|kz|mac_|palmos|ptcp|shift|tis)"
)
"""Of Python's own."""
AS_SOURCE = ("anyio/__init__.py",)  # reads its own source when it is imported
NEEDED = re.compile(r"pydantic_core/.*emscripten\.so$")
NOTES = re.compile(r"[^/]+\.dist-info/(?!METADATA|entry_points|licenses/|LICEN)")


def library(pyodide: Path, folder: Path) -> bytes:
    """What pages need of others."""
    return _archive(_others("library", pyodide, folder))


def programs(pyodide: Path, folder: Path) -> bytes:
    """What the JSON interface needs besides."""
    return _archive(_others("programs", pyodide, folder))


def standard_library(pyodide: Path, folder: Path) -> bytes:
    """Python's own, without what has no place in a browser."""
    found = contents(pyodide / "python_stdlib.zip")
    used = {path: content for path, content in found.items() if not NOT_IN_BROWSERS.match(path)}
    return _archive(_compiled(used, Keep.LEAST, pyodide, folder))


def own(pyodide: Path, folder: Path) -> bytes:
    """Soloist itself, apart from all others: a new version of it is all that has to be fetched again."""
    found = {path: file.read_bytes() for path, file in _walk(files("soloist"), "soloist") if not SERVERS.match(path)}
    found |= {path: file.read_bytes() for path, file in _walk(shelf(), "soloist/rules")}
    found[f"soloist/web/static/{FINGERPRINT}"] = fingerprint().encode()
    described = {path: content for path, content in found.items() if path.startswith(DESCRIBED)}
    rest = {path: content for path, content in found.items() if path not in described}
    parts = ((described, Keep.ALL), (_with_catalogues(rest), Keep.CODE))
    return _archive(
        {path: each for part, keep in parts for path, each in _compiled(part, keep, pyodide, folder).items()}
    )


def _walk(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        inside = f"{path}/{each.name}"
        if each.is_dir() and each.name != "__pycache__":
            yield from _walk(each, inside)
        elif each.is_file():
            yield inside, each


def _with_catalogues(found: Mapping[str, bytes]) -> dict[str, bytes]:
    """Catalogues of sentences as gettext reads them, and not those for translators."""
    kept = {path: content for path, content in found.items() if not path.endswith(".pot")}
    for path, _ in list(kept.items()):
        if path.endswith(".po"):
            within = files("soloist").joinpath(path.removeprefix("soloist/"))
            kept[path] = compiled_catalogue(within, Path(path).stem)
    return kept


def _others(pack: str, pyodide: Path, folder: Path) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    fetched = packages(folder)
    locales = "|".join(("root", *languages()))
    spoken = re.compile(UNUSED.pattern.replace("LOCALES", rf"(?:{locales})(?:_(?:BR|US))?\.dat"))
    for wheel in wheels():
        if wheel.pack == pack:
            inside = contents(fetched[wheel.name])
            found |= {path: content for path, content in inside.items() if _is_used(path, spoken)}
    return _compiled(found, Keep.LEAST, pyodide, folder)


def _is_used(path: str, unused: re.Pattern[str]) -> bool:
    return bool(NEEDED.match(path)) or not (unused.match(path) or NOTES.match(path))


def _compiled(found: Mapping[str, bytes], keep: Keep, pyodide: Path, folder: Path) -> dict[str, bytes]:
    sources = {path: content for path, content in found.items() if path.endswith(".py") and path not in AS_SOURCE}
    rest = {path: content for path, content in found.items() if path not in sources}
    return rest | compiled(sources, keep, pyodide, folder)


def _archive(found: Mapping[str, bytes]) -> bytes:
    """Not pressed: it is as a whole, which makes it smaller, and Python reads it quicker."""
    written = BytesIO()
    with ZipFile(written, "w", ZIP_STORED) as archive:
        for path in sorted(found):
            archive.writestr(ZipInfo(path, ALWAYS), found[path])
    return written.getvalue()


def packed(content: bytes) -> bytes:
    """As it goes over the wire."""
    return pressed(content, BEST)
