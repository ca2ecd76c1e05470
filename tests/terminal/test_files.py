"""Nothing is lost: what is on disk, when, and what is never overwritten."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from soloist.engine.errors import BadRecord, SoloistError
from soloist.engine.match import Match, Undo
from soloist.terminal.files import CannotSave, read_match, uninterrupted, write_match
from soloist.terminal.play import play
from tests.terminal.desk import ARNE, Desk, Killed

SCRIPT = ["1", "", "2 1", "", "1 1", "p", "2 1", "u", "1 1", "p", "3 1", "p", "1 1", "nonsense", "2 2"]


def from_the_table(page: str) -> str:
    """A page without the greeting above it."""
    return page[page.index("ARNE Total ·") :]


@pytest.fixture(scope="module")
def uncut(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[str], str]:
    """The script typed without a break: its pages, and the record at its end."""
    file = tmp_path_factory.mktemp("uncut") / "match"
    desk = Desk(SCRIPT)
    desk.play(save=file)
    return desk.pages, file.read_text()


@pytest.mark.parametrize("moment", range(1, len(SCRIPT)))
def test_a_match_killed_at_any_question_goes_on_there_and_ends_the_same(
    tmp_path: Path, uncut: tuple[list[str], str], moment: int
) -> None:
    pages, record = uncut
    file = tmp_path / "killed"
    first, second = Desk(SCRIPT), Desk(SCRIPT[moment:])
    first.killed_at = moment
    with pytest.raises(Killed):
        first.play(save=file)

    second.play(load=file)

    drawn = next(page for page in reversed(pages[: moment + 1]) if "ARNE Total ·" in page)
    assert from_the_table(second.pages[0]) == from_the_table(drawn)
    assert file.read_text() == record


@pytest.mark.parametrize("moment", [0, 1, 4])
def test_ctrl_c_leaves_with_everything_saved(tmp_path: Path, uncut: tuple[list[str], str], moment: int) -> None:
    file = tmp_path / "match"
    desk = Desk(SCRIPT)
    desk.interrupted_at = moment
    assert desk.play(save=file) == 130
    assert f"soloist play arne --load {file}" in desk.text
    Desk(SCRIPT[moment:]).play(load=file)
    assert file.read_text() == uncut[1]


def test_at_the_end_of_the_input_the_match_is_saved_and_the_way_back_shown(tmp_path: Path) -> None:
    desk = Desk(["1"])
    assert desk.play(save=tmp_path / "match") == 0
    assert f"soloist play arne --load {tmp_path / 'match'}" in desk.text
    assert read_match(tmp_path / "match").question is not None


def test_a_killed_process_loses_no_answer_it_has_taken(tmp_path: Path) -> None:
    file = tmp_path / "match"
    words = f"-m soloist play arne --seats human,greedy --seed 3 --save {file}"
    command = [sys.executable, *words.split()]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n")
        process.stdin.flush()
        while "Opportunist" not in process.stdout.readline():
            pass  # until the answer is acknowledged
        process.send_signal(signal.SIGKILL)
    assert read_match(file).history[0].seat.code == "A"


def test_a_file_is_written_and_flushed_before_it_takes_the_place_of_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    replace = os.replace

    def replaced(old: str, new: Path) -> None:
        assert Path(old).parent == new.parent
        read_match(Path(old))
        done.append("replaced")
        replace(old, new)

    def flushed(handle: int) -> None:
        done.append("flushed")

    monkeypatch.setattr(os, "fsync", flushed)
    monkeypatch.setattr(os, "replace", replaced)
    write_match(tmp_path / "match", Match.new(ARNE, 2))
    assert done == ["flushed", "replaced", "flushed"]  # the file, its name, the folder


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_file_and_no_litter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    file = tmp_path / "match"
    Desk(["1"]).play(save=file)
    before = file.read_text()

    def full(*things: object) -> None:
        raise OSError(28, "No space left on device")

    def pass_on_a_full_disk(page: str) -> str:
        monkeypatch.setattr(os, step, full)
        return "pass"

    desk = Desk(pass_on_a_full_disk)
    with pytest.raises(CannotSave, match="No space left on device"):
        desk.play(load=file)
    assert len(desk.pages) == 2  # nothing was shown of the answer
    assert desk.pages[1] == ""
    assert file.read_text() == before
    assert list(tmp_path.iterdir()) == [file]


def test_ctrl_c_while_saving_waits_until_all_is_saved() -> None:
    done: list[str] = []

    def save() -> None:
        with uninterrupted():
            os.kill(os.getpid(), signal.SIGINT)
            done.append("saved")
        done.append("never said")

    with pytest.raises(KeyboardInterrupt):
        save()
    assert done == ["saved"]


# files that are not touched


def test_an_existing_file_is_no_place_for_a_new_match(tmp_path: Path) -> None:
    file = tmp_path / "diary"
    file.write_text("Dear diary")
    with pytest.raises(CannotSave, match=r"diary already exists and will not be overwritten; resume it with --load"):
        Desk(["1"]).play(save=file)
    assert file.read_text() == "Dear diary"


def broken(text: str, how: str) -> str:
    match how:
        case "foreign":
            return "Dear diary\n"
        case "empty":
            return ""
        case "cut":
            return text[: len(text) // 2]
        case "edited":
            return text.replace("seed 7", "seed 8")
    return text.replace("soloist record 1", "soloist record 99")


@pytest.mark.parametrize("how", ["foreign", "empty", "cut", "edited", "newer"])
def test_a_broken_file_is_refused_by_name_and_never_overwritten(tmp_path: Path, how: str) -> None:
    file = tmp_path / "broken.soloist"
    Desk(["1"]).play(save=file)
    text = broken(file.read_text(), how)
    file.write_text(text)
    with pytest.raises(BadRecord, match=r"broken\.soloist: this record|broken\.soloist: this is not"):
        Desk(["1"]).play(load=file)
    assert file.read_text() == text


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(SoloistError, match=r"nowhere: there is no such file"):
        Desk([]).play(load=tmp_path / "nowhere")


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(CannotSave, match="nowhere/match cannot be written: No such file or directory"):
        Desk([]).play(save=tmp_path / "nowhere" / "match")


def test_a_loaded_match_goes_on_in_its_file_or_in_the_one_given(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    Desk(["1"]).play(save=old)
    before = old.read_text()
    Desk(["pass"]).play(load=old, save=new)
    assert old.read_text() == before
    Desk(["pass"]).play(load=old)
    assert old.read_text() == new.read_text() != before


def test_without_a_file_the_match_goes_to_the_data_folder_and_says_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for number in (1, 2):
        desk = Desk(["1"])
        desk.play(seed=4711)
        file = tmp_path / "soloist" / "matches" / f"arne-4711-{number}.soloist"
        assert read_match(file).seed == 4711
        assert str(file) in desk.text.replace("\n", "")


def test_a_copy_is_saved_where_nothing_is_yet(tmp_path: Path) -> None:
    file, copy = tmp_path / "match", tmp_path / "copy"
    desk = Desk(["1", f"s {copy}", f"s {copy}", "s"])
    desk.play(save=file)
    assert copy.read_text() == file.read_text()
    assert "already exists and will not be overwritten" in " ".join(desk.text.split())
    assert "saved after every answer" in " ".join(desk.pages[-2].split())


def test_without_a_seed_one_is_thrown_and_shown(tmp_path: Path) -> None:
    seeds = set()
    for name in ("one", "two"):
        desk = Desk([])
        play(ARNE, ["human", "greedy"], {}, None, None, tmp_path / name, Undo.FREE, "en", desk.screen)
        desk.turn_page()
        seed = read_match(tmp_path / name).seed
        assert f"seed {seed}" in desk.text
        seeds.add(seed)
    assert len(seeds) == 2


def test_seats_and_language_are_kept_with_the_match(tmp_path: Path) -> None:
    Desk([]).play("human:Anna,greedy", save=tmp_path / "match")
    assert read_match(tmp_path / "match").meta == {"seats": "human:Anna,greedy", "language": "en"}


def test_a_record_without_seats_asks_for_them(tmp_path: Path) -> None:
    write_match(tmp_path / "match", Match.new(ARNE, 3))
    with pytest.raises(SoloistError, match="has 3 seats; say who sits there with --seats"):
        Desk([]).play(load=tmp_path / "match")
