"""The style sheets and icons: contrast in both themes, no token or icon that does not exist, nothing inline."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import soloist.web
from tests.kit.trees import ROOT

STATIC = Path(soloist.web.__file__).parent / "static"
STYLES = sorted(STATIC.glob("*.css"))
DRAWINGS = sorted(STATIC.glob("*.svg"))
PAGES = STATIC.parent

TEXT = 4.5
CONTROL = 3.0

SEATS = tuple(f"seat-{n}" for n in range(1, 7))
RESOURCES = ("appeal", "conservation", "reputation", "money", "x-token", "break", "science")
FAMILIES = ("animal", "sponsor", "project", "scoring", "money")
SUITS = ("suit-red", "suit-green", "suit-yellow", "suit-blue", "suit-orange", "suit-purple")
PIECES = tuple(
    f"piece-{name}"
    for name in (
        "elephant", "flamingo", "panda", "zebra", "leopard", "camel", "kangaroo", "chimpanzee", "stall", "coin",
    )
)  # fmt: skip
LANDS = tuple(f"land-{name}" for name in ("mountain", "forest", "lagoon", "desert", "volcano"))
BUILDINGS = ("empty", "kiosk", "pavilion", "special", "unique")
PAPERS = ("panel", "panel-2", "panel-3", "table")
SOFT = ("lit-soft", "lit-soft-2", "chosen-soft", "ok-soft", "warn-soft", "bad-soft", "info-soft")


def text_pairs() -> Iterator[tuple[str, str]]:
    """What is written on what."""
    for ground in (*PAPERS, *SOFT):
        yield from ((ink, ground) for ink in ("ink", "ink-2", "ink-3"))
    for ground in PAPERS:
        yield from ((ink, ground) for ink in ("link", "bad", "ok", *SEATS))
    for ground in ("info-soft", "brand-soft", "lit-soft", "chosen-soft", "ok-soft"):
        yield "link", ground
    for kind in ("ok", "warn", "bad", "info", "chosen", "brand"):
        yield kind, f"{kind}-soft"
    yield "lit-ink", "lit-soft"
    yield "lit-ink", "panel"
    yield "ink-on-strong", "brand"
    yield "ink-on-strong", "brand-2"
    for strong in ("ink", "brand", "chosen", "ok", "bad", *SEATS, *FAMILIES, *SUITS, "break"):
        yield "panel", strong
    for name in (*SEATS, *FAMILIES):
        yield name, f"{name}-soft"
        yield "ink", f"{name}-soft"
        yield "ink-2", f"{name}-soft"
    for name in (*RESOURCES, *SUITS):
        yield name, "panel"
        yield name, "panel-2"
    for name in PIECES:
        yield name, f"{name}-soft"
        yield "piece-paper", name
    for name in LANDS:
        yield f"{name}-ink", name
    yield from ((name, "panel") for name in ("hoplite", "nugget"))
    yield "panel", "point"
    yield "beast-ink", "beast"
    yield "beast", "beast-paper"
    yield "circle-ink", "circle"
    for ground in ("truck-window", "piece-coin-soft", "piece-paper"):
        yield "piece-ink", ground
    for ground in ("black-card", "black-card-2"):
        yield "black-card-ink", ground
        yield "black-card-ink-2", ground
    for ground in ("grass", "straw", "path"):
        yield from ((ink, ground) for ink in ("ink", "ink-2", "bad", "money"))


def control_pairs() -> Iterator[tuple[str, str]]:
    """Borders of controls, rings and marks on the ground they lie on."""
    for ground in ("panel", "panel-2", "table"):
        yield from ((ring, ground) for ring in ("line-strong", "lit-ring", "chosen", "focus", "brand", "bad", *SEATS))
    for ground in ("lit-soft", "chosen-soft", "info-soft"):
        yield "focus", ground
    yield "lit-ring", "lit-soft"
    for ground in ("grass", "straw", "path"):
        yield "lit-ring", ground
        yield "chosen", ground
    yield "lit-ring", "black-card"
    yield "info", "info-soft"
    yield "rim-line", "shore"
    yield "lit-ring", "circle"
    yield "hoplite", "circle"
    yield "nugget", "circle"
    yield "black-card-edge", "panel"
    yield "map-water-ink", "map-water"
    yield "map-rock-ink", "map-rock"
    yield "grass-line", "grass"
    yield "straw-line", "straw"
    for name in BUILDINGS:
        yield f"building-{name}-line", f"building-{name}"


def without_comments(path: Path) -> str:
    return re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.S)


def blocks(text: str) -> Iterator[tuple[str, str]]:
    """Each selector or at-rule of one level with what stands between its braces."""
    depth, start, head = 0, 0, ""
    for place, letter in enumerate(text):
        if letter == "{":
            if depth == 0:
                head, start = " ".join(text[start:place].split()), place + 1
            depth += 1
        elif letter == "}":
            depth -= 1
            if depth == 0:
                yield head, text[start:place]
                start = place + 1


def values(body: str) -> dict[str, str]:
    return {name: " ".join(value.split()) for name, value in re.findall(r"--([\w-]+):\s*([^;]+);", body)}


@cache
def token_blocks() -> dict[str, str]:
    return dict(blocks(without_comments(STATIC / "tokens.css")))


@cache
def themes() -> dict[str, dict[str, str]]:
    found = token_blocks()
    light = values(found[":root"]) | values(found[':root, [data-theme="light"]'])
    return {"light": light, "dark": light | values(found['[data-theme="dark"]'])}


def luminance(colour: str) -> float:
    assert re.fullmatch(r"#[0-9a-f]{6}", colour), f"not a plain colour: {colour}"
    shares = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def too_faint(pairs: Iterator[tuple[str, str]], theme: str, least: float) -> list[str]:
    tokens = themes()[theme]
    found = {(front, ground): contrast(tokens[front], tokens[ground]) for front, ground in pairs}
    return [f"--{front} on --{ground}: {ratio:.2f}" for (front, ground), ratio in found.items() if ratio < least]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_can_be_read(theme: str) -> None:
    assert too_faint(text_pairs(), theme, TEXT) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_borders_and_rings_can_be_seen(theme: str) -> None:
    assert too_faint(control_pairs(), theme, CONTROL) == []


def test_faint_text_is_found() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert too_faint(iter([("line", "panel")]), "light", TEXT) != []


def test_dark_is_the_same_by_system_and_by_hand() -> None:
    found = token_blocks()
    ((selector, by_system),) = blocks(found["@media (prefers-color-scheme: dark)"])
    by_hand = found['[data-theme="dark"]']
    assert selector == ':root:not([data-theme="light"])'
    assert [line.strip() for line in by_system.split(";")] == [line.strip() for line in by_hand.split(";")]


def test_dark_changes_only_what_light_has() -> None:
    found = token_blocks()
    themed, fixed = values(found[':root, [data-theme="light"]']), values(found[":root"])
    assert values(found['[data-theme="dark"]']).keys() == themed.keys()
    assert not themed.keys() & fixed.keys()


@pytest.mark.parametrize("path", STYLES, ids=lambda path: path.name)
def test_every_token_is_defined(path: Path) -> None:
    """As a token, or for the things inside (--seat, --piece, --meter), or with a value to fall back on."""
    texts = {style.name: without_comments(style) for style in STYLES}
    defined = {name for text in texts.values() for name in re.findall(r"--([\w-]+)\s*:", text)}
    used = set(re.findall(r"var\(--([\w-]+)\s*\)", texts[path.name]))
    assert used - defined == set()


def test_every_shared_token_is_used() -> None:
    """A token nobody uses goes; those of games to come are kept."""
    kept = re.compile(
        r"--(map|building|sponsor|project|scoring|animal|appeal|conservation|reputation|science|x-token|break|suit"
        r"|black-card|grass|path|straw|truck|wheel|text|space|radius|line-height|time)"
    )
    files = (*STYLES, *DRAWINGS)
    used = {name for path in files for name in re.findall(r"var\(--([\w-]+)", without_comments(path))}
    assert sorted(name for name in themes()["light"] if name not in used and not kept.match(f"--{name}")) == []


def icons() -> set[str]:
    return set(re.findall(r'<symbol id="i-([\w-]+)"', (STATIC / "icons.svg").read_text("utf-8")))


def test_icons_have_one_name_each() -> None:
    names = re.findall(r'id="([^"]+)"', (STATIC / "icons.svg").read_text("utf-8"))
    assert len(names) == len(set(names)) > 100
    assert all(name.startswith("i-") for name in names)


def test_every_icon_used_exists() -> None:
    in_styles = {name for style in STYLES for name in re.findall(r"icons\.svg#i-([\w-]+)", without_comments(style))}
    in_pages = {
        name for page in PAGES.rglob("*.py") for name in re.findall(r"\bicon\(\s*\"([\w-]+)\"", page.read_text("utf-8"))
    }
    assert (in_styles | in_pages) - icons() == set()


def test_the_documented_icons_are_those_there_are() -> None:
    text = (ROOT / "docs" / "design-system.md").read_text("utf-8").partition("## Icons")[2]
    table = [line for line in text.splitlines() if line.startswith("| ")]
    assert {name for line in table for name in re.findall(r"`([\w-]+)`", line)} == icons()


def test_documented_classes_have_a_style() -> None:
    text = (ROOT / "docs" / "design-system.md").read_text("utf-8")
    shown = {name for names in re.findall(r'class="([^"]*)"', text) for name in names.split()} - {"…"}
    styled = {name for style in STYLES for name in re.findall(r"\.([a-z][\w-]*)", without_comments(style))}
    assert shown - styled == set()


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: path.name)
def test_drawings_have_nothing_inline(path: Path) -> None:
    """The content security policy forbids it: the browser would leave it out without a word."""
    text = path.read_text("utf-8")
    assert not re.search(r"\bstyle\s*=|<style|<script|\bon\w+\s*=|href\s*=", text)


@pytest.mark.parametrize("path", STYLES, ids=lambda path: path.name)
def test_styles_load_nothing_from_elsewhere(path: Path) -> None:
    assert not re.search(r"@import|url\(\s*[\"']?(?:https?:)?//", without_comments(path))


@pytest.mark.parametrize("path", STYLES, ids=lambda path: path.name)
def test_one_declaration_for_each_line(path: Path) -> None:
    crowded = [line for line in without_comments(path).splitlines() if len(re.findall(r";", line)) > 1]
    assert crowded == []


def test_every_panel_of_a_table_has_its_tab() -> None:
    """On small screens table.css hides the panels whose tab is not chosen; it has to know their names."""
    known = set(re.findall(r'\[data-panel="([\w-]+)"\]', without_comments(STATIC / "table.css")))
    named = {
        name
        for page in (PAGES / "faces").rglob("*.py")
        for name in re.findall(r"\bPanel\(\s*(?:id=)?\"([\w-]+)\"", page.read_text("utf-8"))
    }
    assert named - known == set()


@pytest.mark.parametrize("path", STYLES, ids=lambda path: path.name)
def test_every_brace_is_closed(path: Path) -> None:
    """A block that is left open swallows all that follows, and no browser says so."""
    text = without_comments(path)
    depth = 0
    for line in text.splitlines():
        depth += line.count("{") - line.count("}")
        assert 0 <= depth <= 2, line
    assert depth == 0
