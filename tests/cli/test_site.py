"""The command that makes the site, as far as it needs no network: what it refuses, and what it draws and lists."""

from __future__ import annotations

import json
import struct
import zlib
from pathlib import Path

import pytest

from soloist.cli import run
from soloist.language import languages
from soloist.registry import companion_ids
from soloist.site import building, fetching
from soloist.site.icons import GREEN, LIGHT, icon


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letters.txt").write_text("mine")
    assert run(["site", "--to", str(tmp_path)]) == 2
    assert "there is something else in this folder" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["letters.txt"]


def test_a_file_is_no_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "site").write_text("mine")
    assert run(["site", "--to", str(tmp_path / "site")]) == 2
    assert "name a folder" in capsys.readouterr().err


def test_without_npm_it_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("PATH", str(tmp_path))
    assert run(["site", "--to", str(tmp_path / "site")]) == 2
    assert "npm is needed" in capsys.readouterr().err
    assert not (tmp_path / "site").exists()


def test_what_has_another_checksum_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def pack(command: list[str]) -> str:
        Path(command[command.index("--pack-destination") + 1], "pyodide.tgz").write_bytes(b"something else")
        return ""

    monkeypatch.setattr(fetching, "run", pack)
    monkeypatch.setattr(fetching, "program", str)
    with pytest.raises(fetching.CannotFetch, match="checksum"):
        fetching.pyodide(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_every_part_of_others_has_a_checksum() -> None:
    assert fetching.parts()["pyodide"]["integrity"].startswith("sha512-")
    assert all(len(wheel.sha256) == 64 and wheel.pack in ("library", "programs") for wheel in fetching.wheels())


def test_an_icon_is_a_picture_of_our_sign() -> None:
    png = icon(64)
    assert png.startswith(b"\x89PNG")
    assert struct.unpack(">II", png[16:24]) == (64, 64)
    pixels = zlib.decompress(png[png.index(b"IDAT") + 4 : png.index(b"IEND") - 8])

    def at(x: int, y: int) -> tuple[int, ...]:
        place = y * (64 * 4 + 1) + 1 + x * 4
        return tuple(pixels[place : place + 4])

    assert at(0, 0)[3] == 0  # round corners
    assert at(24, 32) == (*LIGHT, 255)
    assert at(4, 32) == (*GREEN, 255)


@pytest.mark.parametrize("language", languages())
def test_the_manifest_leads_to_every_automa(language: str) -> None:
    found = json.loads(building.manifest(language))
    assert [way["url"] for way in found["shortcuts"]] == [f"new/{name}" for name in companion_ids()]
    assert found["start_url"] == found["scope"] == "."
    assert {"192x192", "512x512"} <= {each["sizes"] for each in found["icons"]}
