"""What somebody wants to play, as a set-up form has it: every field as it was typed, so that nothing is lost."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from soloist.engine.dice import LARGEST_SEED
from soloist.engine.errors import BadSetting
from soloist.engine.events import SeedChosen
from soloist.engine.game import Game
from soloist.engine.match import Undo
from soloist.engine.record import Record
from soloist.engine.seats import SEATS, Seat, seats
from soloist.engine.settings import (
    AutomaSeats,
    Choice,
    ForEachPlayer,
    Number,
    SeatColours,
    Setting,
    Some,
    read_automa_seats,
    read_seat_colours,
)  # fmt: skip
from soloist.engine.words import msg
from soloist.seating import HUMAN, automas_in, check_name, lineup, split_seats, usual_seats
from soloist.web.room import Beginning, new_seed

YOU, HERE, LINK, PERSON = "you", "here", "link", "person"  # who sits there, besides `bot:NAME` and `automa:LEVEL`
AUTOMA = "automa:"  # before the level
MORE = "more"  # in a list of levels: one of those that have a list of their own
BY_SOLOIST, BY_HAND = "soloist", "hand"
DICE = "dice"  # a companion's own option for who rolls
PLAYERS = "players"  # the option by which a companion knows how many sit at the table
EACH, SAME = "each", "same"  # how a thing for each player is named, besides the ways of the game
LONGEST_SEED = len(str(LARGEST_SEED))


@dataclass(frozen=True)
class Sitter:
    """One row of the form: who sits there (empty: nobody) and the name."""

    who: str = ""
    name: str = ""

    @property
    def is_automa(self) -> bool:
        return self.who.startswith(AUTOMA)

    @property
    def level(self) -> str:
        """Of an automa."""
        return self.who.removeprefix(AUTOMA)


@dataclass(frozen=True)
class MatchSettings:
    """All fields of the form."""

    sitters: tuple[Sitter, ...]  # one for every seat there can be
    options: Mapping[str, str] = field(default_factory=dict)
    seed: str = ""
    undo: str = Undo.SCREEN.value
    clock: str = "0"
    dice: str = BY_SOLOIST

    @property
    def seated(self) -> list[Sitter]:
        return [sitter for sitter in self.sitters if sitter.who]

    def option(self, setting: Setting) -> str:
        return self.options.get(setting.name, setting.write(setting.default))


def most_seats(game: Game[Any, Any]) -> int:
    """How many can sit at the table."""
    players = next((each for each in game.settings if isinstance(each, Number) and each.name == PLAYERS), None)
    return players.high if players is not None else max(game.player_counts)


def who_rolls(game: Game[Any, Any]) -> dict[str, str]:
    """A companion has an option for who rolls: its values for Soloist and for people."""
    found = next((each for each in game.settings if isinstance(each, Choice) and each.name == DICE), None)
    return {} if found is None else dict(zip((BY_SOLOIST, BY_HAND), found.values, strict=True))


def form_settings(game: Game[Any, Any]) -> list[Setting]:
    """The options that are asked for; the others follow from the seats."""
    made = (PLAYERS, DICE) if game.is_companion else ()
    return [each for each in game.settings if not isinstance(each, AutomaSeats) and each.name not in made]


# making wishes


def usual_settings(game: Game[Any, Any]) -> MatchSettings:
    """What a newcomer plays: alone, against the automa at its usual level, or against bots."""
    return MatchSettings(_filled(game, _usual_sitters(game)))


def _usual_sitters(game: Game[Any, Any]) -> list[Sitter]:
    automa = lineup(game)
    if game.is_companion:
        assert automa is not None
        levels = read_automa_seats(automa.default)
        return [Sitter(f"automa:{levels[seat]}" if seat in levels else PERSON) for seat in seats(max(levels) + 1)]
    words = usual_seats(game, {setting.name: setting.default for setting in game.settings})
    if automa is not None:
        return [Sitter(YOU), *[Sitter(f"automa:{automa.usual_level}")] * max(len(words) - 1, 1)]
    return [Sitter(YOU), *(Sitter(f"bot:{word}") for word in words[1:])]


def _filled(game: Game[Any, Any], sitters: Iterable[Sitter]) -> tuple[Sitter, ...]:
    """With empty rows up to the last seat."""
    given = list(sitters)[: most_seats(game)]
    return (*given, *[Sitter()] * (most_seats(game) - len(given)))


def settings_from_form(
    game: Game[Any, Any], pairs: Iterable[tuple[str, str]], before: MatchSettings | None = None
) -> MatchSettings:
    """The wish of a form's fields; what it does not name is as before, or as usual."""
    many: dict[str, list[str]] = {}
    for name, value in pairs:
        many.setdefault(name, []).append(value)
    given = {name: values[-1].strip() for name, values in many.items()}
    usual = before or usual_settings(game)
    sitters = _with_levels(_read_sitters(game, given) or usual.sitters, given)
    return replace(
        usual,
        sitters=sitters,
        options={
            **usual.options, **_read_options(game, many), **_read_colours(game, given),
            **_read_things(game, sitters, given),
        },
        seed=given.get("seed", ""),
        undo=given.get("undo", usual.undo),
        clock=given.get("clock", usual.clock) or "0",
        dice=given.get("dice", usual.dice),
    )  # fmt: skip


def _read_sitters(game: Game[Any, Any], given: Mapping[str, str]) -> tuple[Sitter, ...]:
    if not any(name.startswith("seat-") for name in given):
        return ()
    return tuple(
        Sitter(given.get(f"seat-{seat.code}", ""), given.get(f"name-{seat.code}", ""))
        for seat in seats(most_seats(game))
    )


def _with_levels(sitters: tuple[Sitter, ...], given: Mapping[str, str]) -> tuple[Sitter, ...]:
    """The levels of automas, where they are named by themselves; the highest of many have a field of their own."""

    def levelled(code: str, sitter: Sitter) -> Sitter:
        level = given.get(f"level-{code}", "")
        if not level or not sitter.is_automa:
            return sitter
        return replace(sitter, who=f"{AUTOMA}{given.get(f'more-{code}', '') if level == MORE else level}")

    return tuple(levelled(seat.code, sitter) for seat, sitter in zip(SEATS, sitters, strict=False))


def _read_colours(game: Game[Any, Any], given: Mapping[str, str]) -> dict[str, str]:
    """Colours that are named seat by seat. Whoever takes somebody's colour leaves them the first that is free."""
    setting = colours_setting(game)
    picked = {seat: given[f"colour-{seat.code}"] for seat in SEATS if f"colour-{seat.code}" in given}
    if setting is None or not picked:
        return {}
    earlier = read_seat_colours(given.get(f"option-{setting.name}", ""))
    order = sorted(picked, key=lambda seat: (picked[seat] == earlier.get(seat), seat))
    found: dict[Seat, str] = {}
    for seat in order:
        taken = picked[seat] in found.values()
        found[seat] = next((each for each in setting.values if each not in found.values()
                            and each not in picked.values()), picked[seat]) if taken else picked[seat]  # fmt: skip
    return {setting.name: _written(found)}


def _written(colours: Mapping[Seat, str]) -> str:
    return ", ".join(f"{seat.code}={colours[seat]}" for seat in sorted(colours))


def colours_setting(game: Game[Any, Any]) -> SeatColours | None:
    """The option for the colours of the pieces, where a game has one."""
    return next((each for each in game.settings if isinstance(each, SeatColours)), None)


def with_colours(game: Game[Any, Any], chosen: MatchSettings) -> MatchSettings:
    """Everybody who sits there with a colour: their own, or the first that is free, automas first."""
    setting = colours_setting(game)
    if setting is None:
        return chosen
    rows = [(seat, sitter) for seat, sitter in zip(SEATS, chosen.sitters, strict=False) if sitter.who]
    given = read_seat_colours(chosen.option(setting))
    found = {seat: given[seat] for seat, _ in rows if seat in given}
    for seat, _ in sorted(rows, key=lambda row: not row[1].is_automa):
        free = [colour for colour in setting.values if colour not in found.values()]
        if seat not in found and free:
            found[seat] = free[0]
    return replace(chosen, options={**chosen.options, setting.name: _written(found)})


# a thing for each player, such as a zoo map


def things_setting(game: Game[Any, Any]) -> ForEachPlayer | None:
    """The option for it, where a game has one."""
    return next((each for each in game.settings if isinstance(each, ForEachPlayer)), None)


def players_of(sitters: Iterable[Sitter]) -> list[Seat]:
    """The rows at which somebody sits who needs one."""
    return [seat for seat, sitter in zip(SEATS, sitters, strict=False) if sitter.who and not sitter.is_automa]


def things_of(setting: ForEachPlayer, chosen: MatchSettings) -> dict[Seat, str]:
    """What the player of each row gets, as far as it is named; the usual one where it is not."""
    value, usual = chosen.option(setting), setting.write(setting.default)
    players = players_of(chosen.sitters)
    names = [] if value in setting.ways else [name.strip() for name in value.split(",")]
    named = dict(zip(players, names * len(players) if len(names) == 1 else names, strict=False))
    return {seat: named.get(seat) or usual for seat in players}


def way_of(setting: ForEachPlayer, chosen: MatchSettings) -> str:
    """How they come by it: one of the ways of the game, everybody the same, or each their own."""
    value = chosen.option(setting)
    if value in setting.ways:
        return value
    return EACH if "," in value or value == setting.write(setting.default) else SAME


def thing_fields(setting: ForEachPlayer, chosen: MatchSettings, way: str = "") -> list[tuple[str, str]]:
    """The same as fields of a form."""
    things = things_of(setting, chosen).items()
    return [(f"{setting.name}-way", way or way_of(setting, chosen)),
            *((f"{setting.name}-{seat.code}", thing) for seat, thing in things)]  # fmt: skip


def _read_things(game: Game[Any, Any], sitters: Iterable[Sitter], given: Mapping[str, str]) -> dict[str, str]:
    """Things that are named row by row; a row that names none has the usual one."""
    setting = things_setting(game)
    way = "" if setting is None else given.get(f"{setting.name}-way", "")
    if setting is None or not way:
        return {}
    if way in setting.ways:
        return {setting.name: way}
    usual = setting.write(setting.default)
    things = [given.get(f"{setting.name}-{seat.code}") or usual for seat in players_of(sitters)]
    is_plain = way == SAME or all(thing == usual for thing in things)
    return {setting.name: ",".join(things[:1] if is_plain else things) or usual}


def fields_of(game: Game[Any, Any], chosen: MatchSettings, before: MatchSettings) -> list[tuple[str, str]]:
    """The fields of a form that has all this, so that a page can hand it on to the next; what is as before is left
    out where it may be long."""
    found = [(f"seat-{seat.code}", sitter.who) for seat, sitter in zip(SEATS, chosen.sitters, strict=False)]
    found += [(f"name-{seat.code}", sitter.name) for seat, sitter in zip(SEATS, chosen.sitters, strict=False)]
    found += [("dice", chosen.dice)] if game.is_companion else [("undo", chosen.undo), ("clock", chosen.clock)]
    found.append(("seed", chosen.seed))
    for setting in form_settings(game):
        value = chosen.option(setting)
        if isinstance(setting, ForEachPlayer):
            found += thing_fields(setting, chosen)
        elif isinstance(setting, Some):
            ticked = [(f"option-{setting.name}", word.strip()) for word in value.split(",") if word.strip()]
            found += [(f"some-{setting.name}", "1"), *ticked]
        elif setting.name in chosen.options and value != before.option(setting):
            found.append((f"option-{setting.name}", value))
    return found


def _read_options(game: Game[Any, Any], many: Mapping[str, list[str]]) -> dict[str, str]:
    found = {}
    for setting in form_settings(game):
        values = many.get(f"option-{setting.name}")
        if isinstance(setting, Some) and (values is not None or f"some-{setting.name}" in many):
            found[setting.name] = ", ".join(values or ())
        elif values is not None:
            found[setting.name] = values[-1].replace("\r\n", "\n")
    return found


def settings_like(game: Game[Any, Any], record: Record, held: Collection[str]) -> MatchSettings:
    """The same again: seats and options of an earlier match, of which a browser held some seats."""
    asked = {setting.name for setting in form_settings(game)}
    by_people = record.options.get(DICE) == who_rolls(game).get(BY_HAND, "")
    return replace(
        usual_settings(game),
        sitters=_filled(game, _sitters_beside(game, record) if game.is_companion else _sitters_of(record, held)),
        options={name: value for name, value in record.options.items() if name in asked},
        undo=record.undo.value,
        clock=record.meta.get("clock", "0"),
        dice=BY_SOLOIST if record.dice and not by_people else BY_HAND,
    )


def _sitters_of(record: Record, held: Collection[str]) -> list[Sitter]:
    words = split_seats(record.meta["seats"]) if "seats" in record.meta else [HUMAN] * record.seats
    found: list[Sitter] = []
    for seat, word in zip(SEATS, words, strict=False):
        kind, colon, rest = word.partition(":")
        if kind != HUMAN:
            found.append(Sitter(f"automa:{rest}" if colon else f"bot:{kind}"))
        elif seat.code not in held:
            found.append(Sitter(LINK, rest))
        else:
            found.append(Sitter(HERE if any(sitter.who == YOU for sitter in found) else YOU, rest))
    return found


def _sitters_beside(game: Game[Any, Any], record: Record) -> list[Sitter]:
    settings = game.read_settings(record.options)
    levels = automas_in(game, settings)
    names = iter(split_seats(record.meta.get("names", "")))
    return [
        Sitter(f"automa:{levels[seat]}") if seat in levels else Sitter(PERSON, next(names, ""))
        for seat in seats(settings[PLAYERS])
    ]


# granting them


def beginning_of(game: Game[Any, Any], chosen: MatchSettings) -> tuple[Beginning, list[Seat]]:
    """What is to be played, and the seats the browser holds that asked for it; raises BadSetting."""
    seated = chosen.seated
    if not seated:
        raise BadSetting(msg("somebody has to sit at the table"))
    for sitter in seated:
        check_name(sitter.name)
    if game.is_companion:
        return _beside(game, chosen, seated), [SEATS[0]]
    seed, held = (
        _seed(chosen.seed),
        [seat for seat, sitter in zip(SEATS, seated, strict=False) if sitter.who in (YOU, HERE)],
    )
    beginning = Beginning(
        game.id, [_word(game, sitter) for sitter in seated], chosen.options, seed, _undo(chosen),
        clock=_clock(chosen.clock), told=SeedChosen(seed, next(iter(held), None)) if chosen.seed else None,
    )  # fmt: skip
    return beginning, held


def _beside(game: Game[Any, Any], chosen: MatchSettings, seated: list[Sitter]) -> Beginning:
    automa = lineup(game)
    assert automa is not None
    levels = [f"{seat.code}={sitter.level}" for seat, sitter in zip(SEATS, seated, strict=False) if sitter.is_automa]
    options = {**chosen.options, PLAYERS: str(len(seated)), automa.name: ", ".join(levels)}
    colours = colours_setting(game)
    if colours is not None and options.get(colours.name):
        options[colours.name] = _moved_up(colours.read(options[colours.name]), chosen)
    names = [sitter.name for sitter in seated if not sitter.is_automa]
    own = who_rolls(game)
    options[DICE] = own.get(chosen.dice, own[BY_SOLOIST])
    return Beginning(game.id, (), options, _seed(chosen.seed), names=names)


def _moved_up(colours: str, chosen: MatchSettings) -> str:
    """Colours by the seats at the table: where a row of the form was left empty, those below it move up."""
    given = read_seat_colours(colours)
    rows = [seat for seat, sitter in zip(SEATS, chosen.sitters, strict=False) if sitter.who]
    return _written({seat: given[row] for seat, row in zip(SEATS, rows, strict=False) if row in given})


def _word(game: Game[Any, Any], sitter: Sitter) -> str:
    """Who sits there, in the words of `soloist.seating`."""
    if sitter.who in (YOU, HERE, LINK, PERSON):
        return f"{HUMAN}:{sitter.name}" if sitter.name else HUMAN
    kind, _, which = sitter.who.partition(":")
    automa = lineup(game)
    return f"{automa.automa}:{which}" if kind == "automa" and automa is not None else which or kind


def _seed(text: str) -> int:
    if not text:
        return new_seed()
    if not (text.isdecimal() and text.isascii() and len(text) <= LONGEST_SEED and int(text) <= LARGEST_SEED):
        raise BadSetting(msg("a seed is a whole number, such as 4711; leave it empty for a new one"))
    return int(text)


def _undo(chosen: MatchSettings) -> Undo:
    return Undo.FREE if chosen.undo == Undo.FREE.value else Undo.SCREEN


def _clock(text: str) -> int:
    if not (text.isdecimal() and text.isascii() and len(text) < 6):
        raise BadSetting(msg("a countdown is a whole number of seconds; 0 for none"))
    return int(text)
