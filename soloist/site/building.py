"""Making the site: a folder with Pyodide, our code, what browsers load, and the worker that brings them together."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory

from platformdirs import user_cache_path

from soloist.engine.errors import BadSetting
from soloist.engine.words import Message, msg
from soloist.language import Reader, languages, tag
from soloist.registry import automa_called, companion_ids
from soloist.site.fetching import pyodide
from soloist.site.icons import icon
from soloist.site.packing import library, own, packed, programs, standard_library
from soloist.web.statics import contents, fingerprint, media_type

OURS = "soloist"  # the folder of everything that is no page
MARK = "soloist/parts.js"  # a folder that has it is a site of ours, and may be written over
STARTING = ("sw.js", "index.html")  # at the top; the rest of our static files is in OURS
MODULES = ("boot.js", "cache.js", "asking.js", "database.js")  # of the worker: browsers keep them with it
INTERPRETER = "pyodide.asm.wasm"
LOOSE = ("pyodide.mjs", "pyodide.asm.mjs")
LOCK_PARTS = ("info",)  # of Pyodide's list of packages; we bring our own
TYPES = {".html": "text/html; charset=utf-8", ".png": "image/png", ".zip": "application/zip"}  # besides pages' own
ICONS: dict[str, Callable[[], bytes]] = {
    "icon-192.png": partial(icon, 192), "icon-512.png": partial(icon, 512),
    "icon-512-maskable.png": partial(icon, 512, is_maskable=True), "icon-180.png": partial(icon, 180, is_square=True),
}  # fmt: skip
COLOUR, PAPER = "#1d5a47", "#fbfaf5"
ARCHIVES = {
    "python_stdlib.zip": standard_library, "library.zip": library, "programs.zip": programs, "soloist.zip": own,
}  # fmt: skip
THEIRS = tuple(f"{OURS}/{name}" for name in ("pyodide", "python_stdlib", "library", "programs"))  # others' work
STEPS = len(ARCHIVES) + 2

TEXTS = {
    "about": msg("Automated opponents for tabletop games. After the first visit it works without a network."),
    "fetching": msg("Soloist is being fetched, once …"),
    "python": msg("Starting …"),
    "matches": msg("Opening your matches …"),
    "unable": msg("This browser cannot run Soloist here: it has no service workers, or this is a private window."),
    "trouble": msg("Soloist cannot start: {reason}. Reload this page to try again.", reason="{reason}"),
}
ABOUT = msg("Automated opponents for tabletop games: at the table and on the screen, offline")
AT_MY_TABLE = msg("{automa} at my table", automa="{automa}")


@dataclass(frozen=True)
class Part:
    """A file that browsers keep: where it is, what is in it, and whether it is packed for the way."""

    path: str
    content: bytes
    type: str
    is_packed: bool = False

    @cached_property
    def sent(self) -> bytes:
        return packed(self.content) if self.is_packed else self.content


@dataclass(frozen=True)
class Made:
    """A site that was made: how many bytes go over the wire, if the host presses what it can, and how many are ours."""

    folder: Path
    version: str
    sizes: Mapping[str, int]  # of every file on the wire

    @property
    def wire(self) -> int:
        return sum(self.sizes.values())

    @property
    def ours(self) -> int:
        return sum(size for path, size in self.sizes.items() if not path.startswith(THEIRS))


def unheard(share: float) -> None:
    """Nobody wants to know."""


def build(to: Path, cache: Path | None = None, tell: Callable[[float], object] = unheard) -> Made:
    """Make the site in a folder, new or one that had a site before; `tell` hears how far it is."""
    check_folder(to)
    cache = cache or user_cache_path("soloist") / "site"
    theirs = pyodide(cache)
    tell(1 / STEPS)
    parts = [Part(f"{OURS}/{INTERPRETER}", (theirs / INTERPRETER).read_bytes(), "application/wasm", is_packed=True)]
    for step, (name, pack) in enumerate(ARCHIVES.items(), 2):
        parts.append(Part(f"{OURS}/{name}", pack(theirs, cache), TYPES[".zip"], is_packed=True))
        tell(step / STEPS)
    parts += _own_parts()
    loose = {f"{OURS}/{name}": (theirs / name).read_bytes() for name in LOOSE}
    loose |= {f"{OURS}/{name}": _static(name) for name in MODULES}
    version = _version(parts, loose)
    loose[MARK] = _parts_script(parts, version, theirs).encode()
    loose["sw.js"] = _static("sw.js") + f"\n// version {version}\n".encode()  # by this browsers see that it is new
    files_written = {part.path + (".packed" if part.is_packed else ""): part.sent for part in parts} | loose
    _write(to, files_written)
    return Made(to, version, {path: len(_on_the_wire(path, content)) for path, content in files_written.items()})


def check_folder(to: Path) -> None:
    """Raise BadSetting for a folder with something else in it."""
    if to.exists() and not to.is_dir():
        raise BadSetting(msg("--to {path}: this is a file; name a folder for the site", path=str(to)))
    if to.is_dir() and any(to.iterdir()) and not (to / MARK).is_file():
        raise BadSetting(
            msg("--to {path}: there is something else in this folder; name an empty one, or one with a site",
                path=str(to))
        )  # fmt: skip


def _on_the_wire(path: str, content: bytes) -> bytes:
    return content if path.endswith((".packed", ".png")) else packed(content)


def _write(to: Path, found: Mapping[str, bytes]) -> None:
    """Beside it first, so that no half of a site is ever seen."""
    to = to.resolve()
    to.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=to.parent, prefix=f".{to.name}-") as place:
        new = Path(place) / "new"
        for path, content in found.items():
            (new / path).parent.mkdir(parents=True, exist_ok=True)
            (new / path).write_bytes(content)
        if to.exists():
            shutil.move(to, Path(place) / "old")
        shutil.move(new, to)


def _own_parts() -> list[Part]:
    """What pages load, and what stands around them."""
    found = {f"static/{fingerprint()}/{name}": content for name, content in contents().items()}
    static = {file.name: file.read_bytes() for file in files("soloist.site").joinpath("static").iterdir()}
    found |= {f"{OURS}/{name}": each for name, each in static.items() if name not in (*STARTING, *MODULES)}
    found |= {f"{OURS}/{name}": draw() for name, draw in ICONS.items()}
    found[f"{OURS}/icon.svg"] = contents()["favicon.svg"]
    found["index.html"] = static["index.html"].replace(b"TEXTS", _texts().encode())
    found |= {f"manifest.{each}.webmanifest": manifest(each).encode() for each in languages()}
    return [Part(path, content, _type(path)) for path, content in sorted(found.items())]


def _type(path: str) -> str:
    return TYPES.get(Path(path).suffix) or media_type(path)


def _static(name: str) -> bytes:
    return files("soloist.site").joinpath("static", name).read_bytes()


def _texts() -> str:
    """What the first page says, in all languages."""
    said = {each: {"lang": tag(each)} | _read(each, TEXTS) for each in languages()}
    return json.dumps(said, ensure_ascii=False).replace("</", "<\\/")


def _read(language: str, texts: Mapping[str, Message]) -> dict[str, str]:
    return {name: Reader(language).read(text) for name, text in texts.items()}


def manifest(language: str) -> str:
    """What a device is told when Soloist is installed, with ways straight to the automas."""
    read = Reader(language).read
    at_my_table = read(AT_MY_TABLE)
    ways = [{"name": at_my_table.format(automa=automa_called(each)), "url": f"new/{each}"} for each in companion_ids()]
    return json.dumps(
        {
            "name": "Soloist", "short_name": "Soloist", "id": "soloist", "description": read(ABOUT),
            "lang": tag(language), "start_url": ".", "scope": ".", "display": "standalone",
            "background_color": PAPER, "theme_color": COLOUR, "categories": ["games"],
            "icons": [
                _listed("icon.svg", "any"), _listed("icon-192.png", "192x192"), _listed("icon-512.png", "512x512"),
                _listed("icon-512-maskable.png", "512x512") | {"purpose": "maskable"},
            ],
            "shortcuts": ways,
        },
        ensure_ascii=False, indent=1,
    )  # fmt: skip


def _listed(name: str, sizes: str) -> dict[str, str]:
    return {"src": f"{OURS}/{name}", "sizes": sizes, "type": _type(name)}


def _version(parts: list[Part], loose: Mapping[str, bytes]) -> str:
    """Changes when anything does."""
    whole = sha256(_static("sw.js"))
    for path, content in sorted([*((part.path, part.content) for part in parts), *loose.items()]):
        whole.update(path.encode() + b"\0" + sha256(content).digest())
    return whole.hexdigest()[:12]


def _parts_script(parts: list[Part], version: str, theirs: Path) -> str:
    """What the worker knows of the files."""
    listed = [
        {
            "path": part.path, "sha256": sha256(part.content).hexdigest(), "size": len(part.sent), "type": part.type,
            "packed": part.is_packed,
        }
        for part in parts
    ]  # fmt: skip
    lock = json.loads((theirs / "pyodide-lock.json").read_text("utf-8"))
    lock = {name: lock[name] for name in LOCK_PARTS} | {"packages": {}}
    values = {"VERSION": version, "PARTS": listed, "LOCK": lock}
    return "".join(f"export const {name} = {json.dumps(value)};\n" for name, value in values.items())
