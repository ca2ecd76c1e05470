"""What people may type besides answers."""

from __future__ import annotations

import os
from bisect import bisect_left
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from rich.markdown import Markdown
from rich.table import Table

from soloist import rulebook
from soloist.engine.errors import CannotUndo, IllegalAnswer, SoloistError
from soloist.engine.game import Trigger
from soloist.engine.question import Question
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, nmsg
from soloist.terminal import draw, files, page
from soloist.terminal.choosing import meant, named, numbered, whole_number, why_not
from soloist.wording.base import Explanation

if TYPE_CHECKING:
    from soloist.terminal.session import Session

GIVING_UP = "give up"
ANYTHING, TURN = "anything", "turn"  # what may be undone at once
PASSING = ("pp", "pn", "p0", "t")  # for games that ask again and again whether somebody wants something


def help_lines(session: Session) -> list[tuple[str, Message]]:
    """What can be typed at this table."""
    samples = session.face.samples
    lines = [
        (samples.answer, msg("answer by number, by code, or by the start of a code or name")),
        (samples.ahead, msg("answer two questions at once")),
        ("Enter, p", msg("pass, where possible")),
        ("pp", msg("pass until something you chose happens")),
        ("pn", msg("pass until your own turn")),
        ("p0", msg("be asked in every window again")),
        ("t, t 2", msg("what stops automatic passing; switch one on or off")),
        (samples.explain, msg("explain something, an option or a rule")),
        (samples.why, msg("why something cannot be done now")),
        ("u, r", msg("undo your last decision, redo it; u 3 and r 3 do so three times")),
        ("u turn", msg("undo your whole turn, or what of it was decided since the last reveal")),
        ("l, v, o", msg("the whole log; the table again; all choices")),
        ("back 12", msg("back to decision 12, by its number in the log; r redoes what was undone")),
        ("s FILE", msg("save a copy; the match itself is saved after every answer")),
        ("give up", msg("give up the match for good; you are asked once more")),
        ("q", msg("leave; you can resume the match later")),
    ]
    unknown = unknown_words(session)
    return [(typed, meaning) for typed, meaning in lines if typed and typed.split(",")[0] not in unknown]


def unknown_words(session: Session) -> tuple[str, ...]:
    """Commands that mean nothing at this table."""
    game = session.match.game
    return (*(() if game.triggers else PASSING), *((GIVING_UP,) if game.is_companion else ()))


def obey(session: Session, question: Question, line: str, among: Sequence[str] = ()) -> bool:
    """Carry out a command, or one of a few; False if the line is none, or the game reads it as an answer."""
    word, _, rest = line.partition(" ")
    word, rest = word.lower(), rest.strip()
    if word.startswith("?"):
        word, rest = "?", f"{word[1:]} {rest}".strip()
    if f"{word} {rest.lower()}" == GIVING_UP:
        word, rest = GIVING_UP, ""
    is_answer = word == "s" and len(session.face.wording.typed(question, word) or ()) == 1
    command = COMMANDS.get(word) if not rest or word in WITH_MORE else None
    if command is None or is_answer or word in unknown_words(session) or (among and word not in among):
        return False
    command(session, question, rest)
    return True


# passing


def pass_once(session: Session, question: Question, more: str) -> None:
    if question.passing is None:
        session.say(msg("You cannot pass here; please answer, or type ? for help"), "yellow")
        return
    session.give(question, question.passing)


def keep_passing(session: Session, question: Question, more: str, *, triggers: Sequence[Trigger] | None = None) -> None:
    """Pass until one of the triggers fires, those the person has chosen if none are given; else until the own turn."""
    if question.passing is None:
        session.say(msg("You cannot pass here; passing starts with the next window"))
    session.playing.pass_until(question.seat, session.playing.triggers[question.seat] if triggers is None else triggers)
    if question.passing is not None:
        session.give(question, question.passing)


def stop_passing(session: Session, question: Question, more: str) -> None:
    session.playing.stop_passing(question.seat)
    session.say(msg("You are asked in every window again"))


def edit_triggers(session: Session, question: Question, numbers: str) -> None:
    """Show what wakes a person, after switching the numbered ones."""
    known = session.match.game.triggers
    chosen = session.playing.triggers[question.seat]
    for number in numbers.replace(",", " ").split():
        place = whole_number(number)
        if not 1 <= place <= len(known):
            session.say(msg("'{number}' is none of the numbers below", number=number), "yellow")
            continue
        trigger = known[place - 1]
        (chosen.remove if trigger in chosen else chosen.append)(trigger)
    if question.seat in session.playing.watches:
        session.playing.pass_until(question.seat, chosen)
    session.say(msg("pp passes for you until:"))
    for place, trigger in enumerate(known, 1):
        mark = "x" if trigger in chosen else " "
        session.screen.show(draw.styled(f"  {place} [{mark}] {session.reader.read(trigger.label)}"))
    session.say(msg("t and a number switch one on or off; you are always asked on your own turn"), "dim")


# undo, files, looking


def undo(session: Session, question: Question, times: str) -> None:
    """Take back the last decision of the person asked, or the last few; a standing pass ends."""
    if times.lower() in (ANYTHING, TURN):
        undo_more(session, question, is_turn=times.lower() == TURN)
        return
    decided = decisions(session, question.seat)
    number = whole_number(times) if times else 1
    if not 1 <= number <= max(len(decided), 1):
        refuse_number(session, times, len(decided))
    elif number == 1:
        if take_back(session, lambda: session.match.undo(question.seat)):
            session.playing.stop_passing(question.seat)
    else:
        go_back(session, question, decided[-number])


def undo_more(session: Session, question: Question, *, is_turn: bool) -> None:
    """The whole turn; or one decision, from now on also beyond what was revealed."""
    match = session.match

    def step() -> None:
        if not is_turn:
            allowed = match.undo_mode
            session.playing.let_undo_anything()
            try:
                match.undo(question.seat)
            except CannotUndo:
                match.undo_mode = allowed
                raise
        else:
            steps = match.steps_back(question.seat)
            match.back_to(steps[-1] if steps else match.undo_target(question.seat), question.seat)

    if take_back(session, step):
        session.playing.stop_passing(question.seat)


def redo(session: Session, question: Question, times: str) -> None:
    """Give the last decisions again that were taken back, as many as there are."""
    for _ in range(max(whole_number(times), 1)):
        if not take_back(session, session.match.redo) or not session.match.can_redo:
            return


def back(session: Session, question: Question, number: str) -> None:
    """Back to a decision of the log: it is asked again, and everything after it can be redone."""
    decided = decisions(session, question.seat)
    if not 1 <= whole_number(number) <= len(decided):
        refuse_number(session, number, len(decided))
    else:
        go_back(session, question, decided[whole_number(number) - 1])


def go_back(session: Session, question: Question, place: int) -> None:
    """To the answer with this place in the history."""
    undone = 0

    def step() -> None:
        nonlocal undone
        undone = session.match.back_to(place, question.seat)

    if take_back(session, step):
        session.playing.stop_passing(question.seat)
        told = nmsg(
            "{n} decision undone; r redoes it", "{n} decisions undone; r redoes one, r {n} all of them", n=undone
        )
        session.notes.append(told)


def refuse_number(session: Session, text: str, most: int) -> None:
    if most == 0:
        session.say(msg("There is nothing to undo"), "yellow")
    elif not text:
        session.say(msg("Back to which decision? l shows their numbers; for example: back {n}", n=most), "yellow")
    else:
        session.say(msg("'{text}' is no decision; a number from 1 to {most}, please", text=text, most=most), "yellow")


def decisions(session: Session, seat: Seat) -> list[int]:
    """The places in the history of what a person decided themselves."""
    return [place for place, entry in enumerate(session.match.history) if entry.seat == seat and not entry.auto]


def take_back(session: Session, step: Callable[[], None]) -> bool:
    """Whether it could be done; if not, the reason is said."""
    try:
        session.do(step)
    except CannotUndo as problem:
        session.say(problem.message, "yellow")
        if problem.stop.is_reveal and session.playing.may_undo_anything:
            session.say(msg("u anything goes beyond it; the result is then marked “with undo”"), "dim")
        return False
    except IllegalAnswer as problem:
        session.say(problem.message, "yellow")
        return False
    return True


def save_copy(session: Session, question: Question, name: str) -> None:
    """Save a copy beside the match's own file, which is always up to date."""
    if not name:
        session.say(msg("The match is in {path}, saved after every answer", path=str(session.path)))
        return
    try:
        path = files.free_file(Path(os.path.expanduser(name)))
        files.write_match(path, session.match)
        session.say(msg("A copy is in {path}", path=str(path)))
    except SoloistError as problem:
        session.say(problem.message, "yellow")


def show_log(session: Session, question: Question, more: str) -> None:
    """All that was told, with the numbers of the decisions that it followed from."""
    log, decided, latest = session.match.log or [], decisions(session, question.seat), 0
    grid = page.numbered_table()
    for place, what in session.match.heard(question.seat):
        number = bisect_left(decided, log[place].moment)
        grid.add_row(str(number) if number != latest else "", session.face.told(what, session.reader))
        latest = number
    session.screen.show(grid)
    if decided:
        session.say(msg("back and a number returns to that decision"), "dim")


def look_again(session: Session, question: Question, more: str) -> None:
    """The page again; at a table all of it, even if not all of it fits."""
    if session.telling is None or not session.screen.has_pages:
        session.drawn = False
        return
    session.screen.clear()
    session.screen.show(draw.picture(session.match, question.seat, session.reader), *session.question(question, True))


def list_options(session: Session, question: Question, more: str) -> None:
    """All choices, also those that were left out for want of room."""
    session.screen.show(*session.question(question))


def give_up(session: Session, question: Question, more: str) -> None:
    """Out of the match, after one more question: it cannot be taken back."""
    session.say(msg("Give up this match? This cannot be undone. Others play on or win."), "bold yellow")
    session.say(msg("Type yes to give up; anything else continues"))
    line = session.read()
    if line is None:
        return
    if line.lower() in ("yes", session.reader.read(msg("yes"))):
        session.do(lambda: session.playing.give_up(question.seat))
    else:
        session.say(msg("Resuming the match"))


def leave(session: Session, question: Question, more: str) -> None:
    session.left = True


# explaining


def explain(session: Session, question: Question, text: str) -> None:
    """Help, a card, an option, or a rule."""
    if not text:
        show_help(session, question)
        return
    drawn = session.face.closer(session.match, question, text, session.screen.pen(session.reader))
    if drawn is not None:
        session.screen.show(*drawn)
        return
    offer = numbered(text, session.wording.numbered(session.match, question))
    things = [offer.option] if offer else named(text, session.wording.vocabulary, session.reader)
    explanation = session.wording.explain(things[0]) if things else None
    if explanation is not None:
        show_explanation(session, explanation)
    elif offer is not None:
        show_rules(session, [question.why])
    else:
        show_rules(session, [paragraph.id for paragraph in rulebook.find(text, session.reader.language)[:3]])


def explain_why(session: Session, question: Question, text: str) -> None:
    """Why something cannot be played now, if it cannot."""
    if not text:
        session.say(msg("Why not what? For example: {sample}", sample=session.face.samples.why or "why 3"))
    elif meant(text, question, session.wording.numbered(session.match, question), session.wording, session.reader):
        session.say(msg("'{text}' is possible now", text=text))
    else:
        session.say(why_not(text, session.match, question, session.wording, session.reader).message)


def show_help(session: Session, question: Question) -> None:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    for typed, meaning in help_lines(session):
        table.add_row(typed, draw.styled(session.reader.read(meaning)))
    session.screen.show(table)
    show_rules(session, [question.why])


def show_explanation(session: Session, explanation: Explanation) -> None:
    session.screen.show(draw.styled(session.reader.read(explanation.title), "bold"))
    session.say(explanation.text)
    show_rules(session, explanation.rules)


def show_rules(session: Session, ids: Sequence[str]) -> None:
    """The numbered rules, as they stand in the book, and what this match has instead of their values."""
    known = rulebook.paragraphs(session.reader.language)
    found = [known[name] for name in ids if name in known]
    for paragraph in found:
        session.screen.show(Markdown(f"**{paragraph.id}** {paragraph.text}"))
        if (remark := session.wording.remark(paragraph.id)) is not None:
            session.say(remark, "bold")
    if not found:
        session.say(msg("There is no rule or card of that name; ? shows what you can type"), "yellow")


COMMANDS: dict[str, Callable[[Session, Question, str], None]] = {
    "": pass_once, "p": pass_once, "pp": keep_passing, "pn": partial(keep_passing, triggers=()), "p0": stop_passing,
    "t": edit_triggers, "u": undo, "undo": undo, "r": redo, "redo": redo, "back": back, "s": save_copy,
    "save": save_copy, "l": show_log, "log": show_log, "v": look_again, "o": list_options, GIVING_UP: give_up,
    "q": leave, "?": explain, "help": explain, "why": explain_why,
}  # fmt: skip
WHILE_READING = ("u", "undo", "r", "redo", "back", "l", "log", "s", "save", "q", "?", "help")
"""Commands that can be typed where nothing is asked yet."""
WITH_MORE = ("t", "u", "undo", "r", "redo", "back", "s", "save", "?", "help", "why")
"""Commands that take more words."""
