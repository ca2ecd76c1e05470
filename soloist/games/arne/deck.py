"""The deck: copies of each card by player count, from facts or a user's copy [ARNE-1.1 to ARNE-1.3, ARNE-1.8]."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

from soloist.engine.blocks import Blocks, said
from soloist.engine.documents import read_json
from soloist.engine.errors import BadSetting
from soloist.engine.words import msg
from soloist.games.arne.cards import CARD, COLOURED_KINDS, Card, Colour, Kind

MOST_COPIES = 60
STARRED = 2  # colours with a star: those for 2 persons [ARNE-1.2]
PLAIN, STAR = "plain", "star"
KINDS = {kind.value: kind for kind in Kind}
COLOURS = {colour.code: colour for colour in Colour}


@dataclass(frozen=True)
class Copies:
    """How often a card is in a part of the box, and how many of these bear the 1."""

    all: int
    ones: int


@dataclass(frozen=True)
class Deck:
    """All counts of one box; `reconstructed` names the parts of which the printed counts are unknown to us."""

    plain_colours: tuple[Colour, ...]
    star_colours: tuple[Colour, ...]
    copies: dict[Kind, dict[str, Copies]]  # by colour, or without and with a star
    reconstructed: tuple[str, ...]

    def colours(self, block: str) -> tuple[Colour, ...]:
        """The colours of a card set."""
        sets = {STAR: self.star_colours, PLAIN: self.plain_colours, "all": self.plain_colours + self.star_colours}
        return sets[block]

    def cards(self, block: str, first_game: bool) -> list[Card]:
        """The playing cards of a card set, without the colour cards [ARNE-1.2, ARNE-1.3]."""
        dealt: list[Card] = []
        colours = [colour.code for colour in self.colours(block)]
        for kind, copies in self.copies.items():
            for part in colours if kind in COLOURED_KINDS else [PLAIN, STAR] if block == "all" else [block]:
                card = CARD[f"{kind.value}-{part}" if kind in COLOURED_KINDS else kind.value]
                dealt += [card] * (copies[part].ones if first_game else copies[part].all)
        return dealt


def block_for(persons: int) -> str:
    """Star cards serve 2 persons, unstarred ones 3 or 4, all of them 5 or 6 [ARNE-1.2]."""
    return STAR if persons == 2 else PLAIN if persons <= 4 else "all"


def parts_of(kind: Kind) -> tuple[str, ...]:
    """Coloured cards are counted by colour, the others without and with a star."""
    return tuple(COLOURS) if kind in COLOURED_KINDS else (PLAIN, STAR)


# reading

Counts = dict[str, int]
Marks = dict[str, int | None]
"""How many copies bear the 1, by part; None: all of them."""


class DeckReader(Blocks):
    """An owner's file over ours: what it does not name stays as we have it [ARNE-1.8]."""

    file = "deck"

    def read(self, content: dict[str, Any]) -> Deck:
        self.refuse_other_parts(content)
        given = self.table("copies", content.get("copies", {}))
        for word in given:
            if word not in KINDS:
                problem = msg("there is no such kind of card; there are: {names}", names=", ".join(KINDS))
                raise self.bad(f"copies, {word}", problem)
        plain, star = self.colours(content["colours"] if "colours" in content else OURS["colours"])
        kept = [word for word in OURS["copies"] if word not in given]
        return Deck(
            plain,
            star,
            {KINDS[word]: self.kind(KINDS[word], ours, given.get(word, {})) for word, ours in OURS["copies"].items()},
            tuple(kept if "colours" in content else ["colours", *kept]),
        )

    def refuse_other_parts(self, content: dict[str, Any]) -> None:
        """The rest of our own file may stand there unchanged, and a note of any kind."""
        for name, part in content.items():
            if name not in ("copies", "colours", "note") and OURS.get(name) != part:
                problem = msg("there is no such block; available: {names}", names="copies, colours, note")
                raise self.bad(name, problem)

    def colours(self, value: object) -> tuple[tuple[Colour, ...], tuple[Colour, ...]]:
        """Two of the six colours bear a star, the others do not."""
        block = self.table("colours", value)
        self.only("colours", block, (PLAIN, STAR))
        if STAR not in block:
            raise self.bad("colours", msg("'{name}' is missing", name=STAR))
        star = self.some_colours(f"colours, {STAR}", block[STAR], STARRED)
        plain = [colour for colour in Colour if colour not in star]
        if PLAIN in block:
            named = self.some_colours(f"colours, {PLAIN}", block[PLAIN], len(plain))
            if sorted(named) != plain:
                raise self.bad(f"colours, {PLAIN}", msg("name the colours that are not among those with a star"))
            plain = named
        return tuple(plain), tuple(star)

    def some_colours(self, where: str, value: object, count: int) -> list[Colour]:
        words = self.items(where, value)
        self.only(where, [str(word) for word in words], COLOURS)
        if len(words) != count or len(set(words)) != count:
            raise self.bad(where, msg("expected {n} different colours, not {m}", n=count, m=len(set(words))))
        return [COLOURS[word] for word in words]

    def kind(self, kind: Kind, ours: dict[str, Any], given: object) -> dict[str, Copies]:
        """One kind of card, by part of the box."""
        where = f"copies, {kind.value}"
        entry = self.table(where, given)
        self.only(where, entry, ("per_colour", "first_game") if kind in COLOURED_KINDS else (PLAIN, STAR, "first_game"))
        counts = self.counts(kind, where, ours) | self.counts(kind, where, entry)
        marks = self.marks(kind, where, ours) | self.marks(kind, where, entry)
        return {part: self.copies(f"{where}, first_game", part, counts[part], marks[part]) for part in parts_of(kind)}

    def counts(self, kind: Kind, where: str, entry: dict[str, Any]) -> Counts:
        """As far as they are named."""
        if kind in COLOURED_KINDS:
            return self.per_colour(f"{where}, per_colour", entry["per_colour"]) if "per_colour" in entry else {}
        named = [part for part in (PLAIN, STAR) if part in entry]
        return {part: self.whole(f"{where}, {part}", entry[part], 0, MOST_COPIES) for part in named}

    def per_colour(self, where: str, value: object) -> Counts:
        """The same number for every colour, or some colours with theirs."""
        if not isinstance(value, dict):
            return dict.fromkeys(COLOURS, self.whole(where, value, 0, MOST_COPIES))
        self.only(where, value, COLOURS)
        return {word: self.whole(f"{where}, {word}", count, 0, MOST_COPIES) for word, count in value.items()}

    def marks(self, kind: Kind, where: str, entry: dict[str, Any]) -> Marks:
        """All copies bear the 1, or none, or so many of each part, as far as it is named [ARNE-1.3]."""
        if "first_game" not in entry:
            return {}
        where, value = f"{where}, first_game", entry["first_game"]
        if isinstance(value, bool):
            return dict.fromkeys(parts_of(kind), None if value else 0)
        if isinstance(value, dict):
            self.only(where, value, parts_of(kind))
            return {part: self.whole(f"{where}, {part}", count, 0, MOST_COPIES) for part, count in value.items()}
        if kind in COLOURED_KINDS and isinstance(value, int):
            return dict.fromkeys(COLOURS, self.whole(where, value, 0, MOST_COPIES))
        if kind in COLOURED_KINDS:
            problem = msg("expected true, false, a number for every colour or a table of colours, not {value}",
                          value=said(value))  # fmt: skip
            raise self.bad(where, problem)
        raise self.bad(where, msg("expected true, false or a table of plain and star, not {value}", value=said(value)))

    def copies(self, where: str, part: str, count: int, ones: int | None) -> Copies:
        if ones is not None and ones > count:
            problem = msg("{ones} copies bear the 1, but there are only {n}", ones=ones, n=count)
            raise self.bad(f"{where}, {part}", problem)
        return Copies(count, count if ones is None else ones)


OURS: dict[str, Any] = json.loads(files(__package__).joinpath("facts/deck.json").read_text("utf-8"))


@lru_cache(16)
def read_deck(text: str = "") -> Deck:
    """Ours with a user's own counts; raises BadSetting with block, place and reason."""
    content = read_json("deck", text or "{}")
    if not isinstance(content, dict) or (text and not {"copies", "colours"} & set(content)):
        raise BadSetting(msg("deck: expected an object with {names}", names="copies, colours"))
    return DeckReader().read(content)


DECK = read_deck()
"""The box as we reconstruct it."""
