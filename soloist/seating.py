"""Who sits at the table: `human`, `human:Anna`, `random`, `greedy`, or an automa with its level, `mammoth:II`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from soloist.engine.documents import shown
from soloist.engine.errors import BadSetting
from soloist.engine.game import Game
from soloist.engine.notation import JOINERS, character, uncarried
from soloist.engine.seats import SEATS, Bot, Seat
from soloist.engine.settings import AutomaSeats, read_automa_seats
from soloist.engine.undoing import Undo
from soloist.engine.words import msg
from soloist.registry import bots_of

HUMAN = "human"
LONGEST_NAME = 24
INVISIBLE = dict.fromkeys(map(ord, JOINERS))


@dataclass(frozen=True)
class Seating:
    """One word, one bot (None: a person or an automa) and perhaps one name per seat."""

    words: tuple[str, ...]
    kinds: tuple[type[Bot] | None, ...]
    names: Mapping[Seat, str]
    automas: Mapping[Seat, str]  # level by seat; the game itself plays these
    lineup: Mapping[str, str]  # the same as an option of the game
    automa_option: str = ""  # the name of that option, if the game has one

    def bots(self) -> list[Bot | None]:
        """New bots for a new match, and None where a person sits."""
        return [None if kind is None else kind() for kind in self.kinds]

    def kind_of(self, seat: Seat) -> str:
        """Who sits there: human, automa or bot."""
        return "automa" if seat in self.automas else "human" if self.kinds[seat] is None else "bot"

    @property
    def people(self) -> tuple[Seat, ...]:
        seats = zip(SEATS, self.kinds, strict=False)
        return tuple(seat for seat, kind in seats if kind is None and seat not in self.automas)

    def check_undo(self, undo: Undo) -> None:
        """Raises BadSetting if people could take back what others have seen."""
        if undo is Undo.FREE and len(self.people) > 1:
            raise BadSetting(msg("unlimited undo is only for playing alone; others would see cards twice"))


ONE_PERSON = Seating((HUMAN,), (None,), {}, {}, {})
"""Who answers for the whole table beside a physical game."""


def split_seats(text: str) -> list[str]:
    """The words of `human:Anna, greedy`."""
    return [word.strip() for word in text.split(",")]


def read_seating(game: Game[Any, Any], words: Sequence[str]) -> Seating:
    """Who these words put at the table; raises BadSetting for a word this game does not know."""
    if len(words) > len(SEATS):
        raise BadSetting(msg("there are at most {most} seats, not {n}", most=len(SEATS), n=len(words)))
    kinds: list[type[Bot] | None] = []
    names: dict[Seat, str] = {}
    automas: dict[Seat, str] = {}
    setting = lineup(game)
    for seat, word in zip(SEATS, words, strict=False):
        kind, colon, name = (part.strip() for part in word.partition(":"))
        if setting is not None and kind.lower() in (setting.automa, setting.alias):
            automas[seat] = _read_level(setting, seat, word, name)
            kinds.append(None)
            continue
        kinds.append(_read_kind(game, seat, word, kind.lower(), bool(colon)))
        if name:
            names[seat] = read_name(name, names)
    text = ", ".join(f"{seat.code}={level}" for seat, level in automas.items())
    chosen = {setting.name: text} if setting is not None and automas else {}
    option = "" if setting is None else setting.name
    return Seating(tuple(words), tuple(kinds), names, automas, chosen, option)


def with_automas(seating: Seating, options: Mapping[str, str]) -> dict[str, str]:
    """The options with the automas the seats name; raises BadSetting if somebody names them both ways."""
    if seating.automa_option in options:
        raise BadSetting(msg("option {name} follows from the seats; name an automa there", name=seating.automa_option))
    return {**options, **seating.lineup}


def lineup(game: Game[Any, Any]) -> AutomaSeats | None:
    """The option that says which seats an automa plays."""
    return next((setting for setting in game.settings if isinstance(setting, AutomaSeats)), None)


def automas_in(game: Game[Any, Any], settings: Mapping[str, Any]) -> dict[Seat, str]:
    """The seats an automa plays, with their levels."""
    setting = lineup(game)
    return {} if setting is None else read_automa_seats(settings[setting.name])


def _read_level(setting: AutomaSeats, seat: Seat, word: str, level: str) -> str:
    if level.upper() in setting.levels:
        return level.upper()
    if not level and len(setting.levels) == 1:
        return setting.levels[0]
    known = ", ".join(automa_words(setting))
    raise BadSetting(
        msg(
            "seat {letter}: '{word}' is not a level; available: {known}",
            letter=seat.code,
            word=printable(word),
            known=known,
        )
    )


def _read_kind(game: Game[Any, Any], seat: Seat, word: str, kind: str, named: bool) -> type[Bot] | None:
    bots = bots_of(game)
    if kind == HUMAN:
        return None
    if kind in bots and not named:
        return bots[kind]
    known = ", ".join(seat_words(game))
    raise BadSetting(
        msg(
            "seat {letter}: '{word}' cannot sit there; available: {known}",
            letter=seat.code,
            word=printable(word),
            known=known,
        )
    )


def seat_words(game: Game[Any, Any]) -> list[str]:
    """All that can sit at a game's table."""
    setting = lineup(game)
    automas = [] if setting is None else automa_words(setting)
    return [HUMAN, f"{HUMAN}:NAME", *bots_of(game), *automas]


def automa_words(setting: AutomaSeats) -> list[str]:
    """`mammoth:II` for each level; an automa with one level is simply named."""
    word = setting.alias or setting.automa
    return [word] if len(setting.levels) == 1 else [f"{word}:{level}" for level in setting.levels]


def read_name(name: str, taken: Mapping[Seat, str]) -> str:
    """A name as somebody gives it; raises BadSetting if it cannot be one."""
    check_name(name)
    if name.translate(INVISIBLE) in [other.translate(INVISIBLE) for other in taken.values()]:
        raise BadSetting(msg("two seats are named '{name}'", name=name))
    return name


def check_name(name: str) -> None:
    """Raises BadSetting for a name that a record cannot carry, naming the character."""
    if len(name) > LONGEST_NAME:
        raise BadSetting(
            msg("'{name}' cannot be a name: at most {most} letters, please", name=printable(name), most=LONGEST_NAME)
        )
    wrong = uncarried(name)
    if wrong:
        sign = character(wrong)
        raise BadSetting(
            msg("'{name}' cannot be a name: leave out the character {sign}", name=printable(name), sign=sign)
        )


def printable(name: str) -> str:
    """What came from outside, short and fit for a sentence."""
    return "".join(letter if letter.isprintable() else "�" for letter in shown(name))


def usual_seats(game: Game[Any, Any], settings: Mapping[str, Any]) -> list[str]:
    """One person against bots, as few seats as these settings allow."""
    bots = bots_of(game)
    bot = "greedy" if "greedy" in bots else next(iter(bots))
    count = next((count for count in sorted(game.player_counts) if _fits(game, count, settings)), 0)
    if count == 0:
        game.check(min(game.player_counts), settings)
    return [HUMAN, *[bot] * (count - 1)]


def _fits(game: Game[Any, Any], count: int, settings: Mapping[str, Any]) -> bool:
    try:
        game.check(count, settings)
    except BadSetting:
        return False
    return True


def find_seat(count: int, text: str) -> Seat:
    """The seat with this letter; raises BadSetting."""
    for seat in SEATS[:count]:
        if seat.code == text.strip().upper():
            return seat
    letters = ", ".join(seat.code for seat in SEATS[:count])
    raise BadSetting(msg("there is no seat '{text}'; available: {letters}", text=printable(text), letters=letters))
