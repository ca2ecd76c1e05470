"""Playing a match in the terminal, on the screen or beside a box."""

from __future__ import annotations

import os
import shlex
from collections.abc import Sequence
from pathlib import Path
from time import time
from typing import Any

from rich.table import Table
from rich.text import Text

from soloist import registry, results
from soloist.engine import errors, giving_up
from soloist.engine.game import Game
from soloist.engine.match import Match, Undo
from soloist.engine.words import msg, nmsg
from soloist.names import names_of, table_names
from soloist.plays.play import Play, play_of
from soloist.seating import ONE_PERSON, Seating, read_seating, split_seats, with_automas
from soloist.terminal import draw, files, page
from soloist.terminal.screen import Screen
from soloist.terminal.session import Session

INTERRUPTED = 130
SEEDS = 1_000_000_000
LAST_NEWS = 8


def play(
    game: Game[Any, Any],
    seats: list[str],
    options: dict[str, str],
    seed: int | None,
    load: Path | None,
    save: Path | None,
    undo: Undo,
    language: str,
    screen: Screen | None = None,
) -> int:
    """Play a new match, or go on with a saved one; returns the exit code."""
    if load is None:
        match, path = begin(game, seats, options, seed, save, undo)
    else:
        match, path = resume(game, seats, load, save)
    return sit(match, path, load, language, screen)


def table(
    game: Game[Any, Any],
    options: dict[str, str],
    names: list[str],
    seed: int,
    load: Path | None,
    save: Path | None,
    language: str,
    screen: Screen | None = None,
) -> int:
    """An automa beside a physical game: begin an evening, or go on with one; returns the exit code."""
    if load is None:
        match = Match.new(game, 1, options, seed, undo=Undo.FREE)
    else:
        match, path = resume(game, [], load, save)
    if names:
        match.meta["names"] = ",".join(names)
    table_names(match)  # nothing is kept where they cannot be
    if load is None:
        path = files.new_file(match, save)
    return sit(match, path, load, language, screen)


def sit(match: Match, path: Path, load: Path | None, language: str, screen: Screen | None) -> int:
    """Until the match is over or somebody leaves; beside a box even the last answer can be taken back."""
    match.meta["language"] = language = language or match.meta.get("language", "en")
    session = open_session(match, path, screen or Screen(), language)
    was_over = match.over
    if session.path != load or not match.over:
        files.write_match(session.path, match)
    greet(session, load is None)
    try:
        session.run()
        while match.over:
            finish(session)
            play = None if was_over else count(session)
            was_over = False
            if not match.game.is_companion or not goes_back(session, play):
                return 0
            session.run()
    except KeyboardInterrupt:
        session.keep()
        session.screen.show("")
        say_goodbye(session)
        return INTERRUPTED
    say_goodbye(session)
    return 0


def count(session: Session) -> Play | None:
    """Put a game that has just ended into the record of plays; None if it does not belong there."""
    play = play_of(session.match, time())
    if play is None:
        return None
    try:
        files.keep_play(play)
    except errors.SoloistError as problem:
        session.say(problem.message, "yellow")
        return None
    session.say(msg("Counted in the record of plays; to look at it:"))
    session.screen.show_command("soloist plays")
    return play


def goes_back(session: Session, play: Play | None) -> bool:
    """Whether the last answer was taken back instead of closing the books; the game is not counted then."""
    session.say(msg("Enter ends the session; u undoes the last answer"), "bold")
    line = session.read()
    if line is None or line.lower() not in ("u", "undo"):
        return False
    session.do(session.match.undo)
    if play is not None:
        files.forget_play(play)
    return True


def begin(
    game: Game[Any, Any], seats: list[str], options: dict[str, str], seed: int | None, save: Path | None, undo: Undo
) -> tuple[Match, Path]:
    """A new match and the file it is kept in."""
    seating = read_seating(game, seats)
    seating.check_undo(undo)
    if seed is None:
        seed = int.from_bytes(os.urandom(8)) % SEEDS
    match = Match.new(game, len(seats), with_automas(seating, options), seed, undo=undo)
    match.meta["seats"] = ",".join(seats)
    return match, files.new_file(match, save)


def resume(game: Game[Any, Any], seats: list[str], load: Path, save: Path | None) -> tuple[Match, Path]:
    """A saved match and the file it is kept in from now on."""
    match = files.read_match(load)
    if match.game.id != game.id:
        raise errors.BadSetting(
            msg("{path} is a match of {other}, not of {title}",
                path=str(load), other=match.game.title, title=game.title)
        )  # fmt: skip
    if seats:
        match.meta["seats"] = ",".join(seats)
    if save is None or os.path.realpath(save) == os.path.realpath(load):
        return match, load
    return match, files.free_file(save)


def open_session(match: Match, path: Path, screen: Screen, language: str) -> Session:
    seating = ONE_PERSON if match.game.is_companion else seating_of(match, path)
    names = table_names(match) if match.game.is_companion else names_of(seating, language)
    reader = draw.ink_reader(language, names, draw.face_of(match.game.id).style_of, match.game.is_companion)
    session = Session(match, seating, path, screen, reader)
    if len(seating.people) > 1 and match.undo_mode is Undo.FREE:
        match.undo_mode = Undo.SCREEN
        session.notes.append(
            msg("This match had unlimited undo, which is only for playing alone; undo now stops at what was revealed")
        )
    return session


def seating_of(match: Match, path: Path) -> Seating:
    """Who sits there, as the record says."""
    words = split_seats(match.meta["seats"]) if "seats" in match.meta else []
    if len(words) != match.seats:
        raise errors.SoloistError(
            nmsg("{path} has {n} seat; say who sits there with --seats",
                 "{path} has {n} seats; say who sits there with --seats", path=str(path), n=match.seats)
        )  # fmt: skip
    try:
        return read_seating(match.game, words)
    except errors.BadSetting as problem:
        raise errors.BadRecord(msg("{path}: {problem}", path=str(path), problem=problem.message)) from None


def greet(session: Session, new: bool) -> None:
    match = session.match
    begun = msg("A new match") if new else msg("Resuming the match")
    session.notes.append(
        msg("{begun}: {title}, seed {seed}, saved after every answer in {path}",
            begun=begun, title=match.game.title, seed=match.seed, path=str(session.path))
    )  # fmt: skip
    if new:
        session.notes.append(msg("Type the number of a choice; ? explains the rest"))


def say_goodbye(session: Session) -> None:
    game = session.match.game.id
    verb = "table" if registry.is_companion(game) else "play"
    command = shlex.join(["soloist", verb, game, "--load", str(session.path)])
    session.say(msg("Nothing is lost. To resume:"), "bold")
    session.screen.show_command(command)


# the end


def finish(session: Session) -> None:
    """The last news, the final table, the points and who has won."""
    match = session.match
    only = session.people[0] if len(session.people) == 1 else None
    session.tell_all()
    if only is None:
        session.screen.wipe()
    else:
        session.screen.clear()
    if only is not None and session.telling is None:
        session.screen.show(*page.news_lines(match, only, session.reader, LAST_NEWS), Text())
    session.screen.show(draw.picture(match, only, session.reader, False), points_table(session))
    for seat in match.result.gave_up:
        session.say(giving_up.GaveUp(seat).say())
    session.say(results.verdict(match.result), "bold")
    session.say(msg("To look at the match again:"))
    session.screen.show_command(shlex.join(["soloist", "replay", str(session.path)]))


def points_table(session: Session) -> Table:
    """Everybody's points, and what they are made of."""
    read = session.reader.read
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(justify="right", style="bold")
    for score in results.best_first(session.match.result):
        parts: Sequence[str] = [read(msg("{what} {points}", what=what, points=points)) for what, points in score.parts]
        table.add_row(draw.styled(read(score.seat)), str(score.total), draw.styled(", ".join(parts)))
    return table
