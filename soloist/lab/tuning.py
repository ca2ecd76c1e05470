"""Automas made to measure: a document of theirs is varied until they win as often as wished against a named player.

Successive halving: many variations play a few games, the half that comes nearest to the wish plays twice as many, and
so on until one is left; then variations of that one do the same. Whoever comes nearest in few games is mostly lucky:
in the last brackets variations differ by a single change and play many, until the wish is met. Which they are hangs on
the seed and on results alone, and all games stay in a folder: a search that was stopped goes on where it was.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, replace
from datetime import date
from importlib.metadata import version
from pathlib import Path

from soloist.engine.dice import LARGEST_SEED, Stream
from soloist.engine.documents import shown
from soloist.engine.errors import BadSetting
from soloist.engine.words import msg
from soloist.lab import frames
from soloist.lab.accounts import Variation, variations_of
from soloist.lab.blocks import read_blocks
from soloist.lab.engines import Engine
from soloist.lab.figures import Share
from soloist.lab.folder import RunFolder, numbers_in
from soloist.lab.plan import PLAN_KEYS, Cell, Plan, Table, cells_of, spread
from soloist.lab.running import run
from soloist.lab.simulation import Advance, unheard
from soloist.registry import find_game
from soloist.seating import automa_words, lineup

TUNE_KEYS = ("game", "option", "against", "wins", "variations", "games", "brackets", "settling", "check", "options")
USUAL_VARIATIONS, USUAL_GAMES, USUAL_BRACKETS, USUAL_SETTLING, USUAL_CHECK = 16, 40, 2, 160, 1000
MOST_CHANGES = 4  # between a variation and what it was made from
MOST_SETTLINGS = 3  # last brackets for one wish


@dataclass(frozen=True)
class Wish:
    """How often an automa at a level shall win."""

    seat: str
    share: float

    def distance(self, found: Share) -> float:
        return abs(found.share - self.share)

    def is_met(self, found: Share) -> bool:
        """Whether what was found lies well within its own interval around the wish."""
        return self.distance(found) <= found.margin / 2


@dataclass(frozen=True)
class Tuning:
    """What is searched for, and how thoroughly."""

    title: str
    seed: int
    game: str
    option: str
    against: str
    wishes: tuple[Wish, ...]
    variations: int = USUAL_VARIATIONS  # in every bracket
    games: int = USUAL_GAMES  # of each in its first round, in every order of seats
    brackets: int = USUAL_BRACKETS
    settling: int = USUAL_SETTLING  # as `games`, in the last brackets, of single changes; 0: there are none
    check: int = USUAL_CHECK  # games of the result, in every order of seats
    options: Mapping[str, str] | None = None


def read_tuning(path: Path, text: str) -> Tuning:
    """The block `[tune]` of a plan; raises SoloistError that says where and why."""
    whole = read_blocks(path.name, text, PLAN_KEYS)
    block = whole.block("tune", TUNE_KEYS)
    if block is None:
        raise whole.bad(msg("there is no [tune] in it; it names a game, an option and how often an automa shall win"))
    game, option, against = block.text("game").lower(), block.text("option"), block.text("against", "greedy")
    with block.located():
        check_option(game, option)
        (against,) = spread(find_game(game), against)
    wins = block.shares("wins")
    if not wins:
        raise block.bad(msg('wins says for each level how often it shall win, such as "mammoth:I" = 25'))
    with block.located():
        wishes = tuple(Wish(automa_in(game, seat), share) for seat, share in wins.items())
    return Tuning(
        whole.text("title", path.stem), whole.number("seed", 0, LARGEST_SEED - 1, 1), game, option,
        against, wishes, block.number("variations", 2, 1000, USUAL_VARIATIONS),
        block.number("games", 1, 100_000, USUAL_GAMES), block.number("brackets", 1, 100, USUAL_BRACKETS),
        block.number("settling", 0, 100_000, USUAL_SETTLING), block.number("check", 1, 1_000_000, USUAL_CHECK),
        block.texts("options"),
    )  # fmt: skip


def check_option(game: str, option: str) -> None:
    """Raises BadSetting if nothing varies this option."""
    if option not in variations_of(game):
        known = ", ".join(variations_of(game)) or "–"
        raise BadSetting(msg("option {option} cannot be varied; of {game} can be: {known}", option=option, game=game,
                             known=known))  # fmt: skip


def automa_in(game: str, word: str) -> str:
    """An automa at one of its levels, as it is written at the table."""
    setting = lineup(find_game(game))
    known = [] if setting is None else automa_words(setting)
    found = spread(find_game(game), word)
    if len(found) != 1 or found[0] not in known:
        raise BadSetting(msg("wins: '{word}' is no level of an automa; there are {known}", word=shown(word),
                             known=", ".join(known) or "–"))  # fmt: skip
    return found[0]


@dataclass(frozen=True)
class Tuned:
    """A document, and how often each level wins with it."""

    text: str
    before: Mapping[str, Share]
    after: Mapping[str, Share]


Tell = Callable[[Wish, int, Sequence[tuple[str, Share]]], object]
"""Hears after every round: for which wish, how many games each had, and the variations, the nearest first."""
Showing = Callable[[int], AbstractContextManager[Advance]]
"""Shows while so many games are played how far they are."""


@contextmanager
def unseen(_: int) -> Iterator[Advance]:
    """Nobody looks."""
    yield unheard


class Search:
    """Plays variations, and remembers all of them."""

    def __init__(
        self, tuning: Tuning, folder: RunFolder, engine: Engine, tell: Tell, showing: Showing = unseen
    ) -> None:
        self.tuning = tuning
        self.variation: Variation = variations_of(tuning.game)[tuning.option]
        self._folder = folder
        self._engine = engine
        self._tell = tell
        self._showing = showing
        self._cells = {cell.key: cell for cell in folder.plan().cells} if folder.is_begun else {}

    def tune(self) -> Tuned:
        """Level by level, because the cards of one are also those of the next."""
        start = text = self.variation.start()
        for number, wish in enumerate(self.tuning.wishes):
            text = self.met(wish, text, number * (self.tuning.brackets + MOST_SETTLINGS))
        seed = self.tuning.seed + 1  # other games than those it was chosen for
        checked = [self.shares([start, text], wish, self.tuning.check, seed) for wish in self.tuning.wishes]
        seats = [wish.seat for wish in self.tuning.wishes]
        return Tuned(
            text,
            {seat: each[start] for seat, each in zip(seats, checked, strict=True)},
            {seat: each[text] for seat, each in zip(seats, checked, strict=True)},
        )

    def met(self, wish: Wish, text: str, number: int) -> str:
        """This document varied until it meets the wish; brackets are counted from `number` on."""
        tuning, settled = self.tuning, number + self.tuning.brackets
        for bracket in range(number, settled):
            text, _ = self.halved(wish, self.varied(text, wish, bracket, MOST_CHANGES), tuning.games)
        for bracket in range(settled, settled + MOST_SETTLINGS if tuning.settling else settled):
            text, share = self.halved(wish, self.varied(text, wish, bracket, 1), tuning.settling)
            if wish.is_met(share):
                break
        return text

    def varied(self, text: str, wish: Wish, number: int, changes: int) -> list[str]:
        """This document and others made from it, each by so many changes at most."""
        found = [text]
        for attempt in range(20 * self.tuning.variations):
            if len(found) == self.tuning.variations:
                break
            chance = Stream(self.tuning.seed, number % 64, attempt)
            new = text
            for _ in range(1 + chance.below(changes)):
                new = self.variation.varied(new, wish.seat, chance)
            if new not in found:
                found.append(new)
        return found

    def halved(self, wish: Wish, texts: Sequence[str], games: int) -> tuple[str, Share]:
        """The one that comes nearest, and how near, after so many games of each at first."""
        while True:
            shares = self.shares(texts, wish, games)
            nearest = sorted(texts, key=lambda text: wish.distance(shares[text]))
            self._tell(wish, games, [(text, shares[text]) for text in nearest])
            texts, games = nearest[: (len(texts) + 1) // 2], games * 2
            if len(nearest) <= 2:
                return nearest[0], shares[nearest[0]]

    def shares(self, texts: Sequence[str], wish: Wish, games: int, seed: int | None = None) -> dict[str, Share]:
        """How often the automa wins with each of these documents, in so many games for each order of seats."""
        cells = {text: self.cells(text, wish, games, self.tuning.seed if seed is None else seed) for text in texts}
        for each in cells.values():
            for cell in each:
                known = self._cells.get(cell.key)
                self._cells[cell.key] = cell if known is None or known.games < cell.games else known
        plan = Plan(self.tuning.title, self.tuning.seed, tuple(self._cells.values()))
        with self._showing(self._folder.left(plan)) as advance:
            run(plan, self._folder, self._engine, advance)
        won = wins_of(self._folder, {cell.key for each in cells.values() for cell in each}, wish.seat, games)
        return {
            text: Share.of(sum(won[cell.key][1] for cell in each), sum(won[cell.key][0] for cell in each))
            for text, each in cells.items()
        }

    def cells(self, text: str, wish: Wish, games: int, seed: int) -> list[Cell]:
        """The same seeds for all documents, so that luck is the same for all."""
        tuning = self.tuning
        table = Table(find_game(tuning.game), [(tuning.against, wish.seat)], options=tuning.options or {})
        seeded = cells_of(table, seed, games)
        return [replace(cell, options={**cell.options, tuning.option: text}) for cell in seeded]


def wins_of(folder: RunFolder, cells: Collection[str], player: str, games: int) -> dict[str, tuple[int, float]]:
    """How often somebody sat at each of these tables and what share of the wins that brought, in its first games: more
    of them may be there, of a search that was further, and must not change which way it takes."""
    pl = frames.library()
    files = [folder.seats_beside(file) for file in folder.game_files() if numbers_in(file)[0] in cells]
    rows = frames.scan(files).filter(pl.col("player") == player, pl.col("number") <= games)
    with frames.readable(files):
        found = rows.group_by("cell").agg(pl.len(), pl.col("share").sum()).collect()
    return {cell: (seats, share) for cell, seats, share in found.iter_rows()}


def tune(tuning: Tuning, folder: RunFolder, engine: Engine, tell: Tell, showing: Showing = unseen) -> Tuned:
    """The document that comes nearest to all wishes."""
    if not tuning.wishes:
        raise BadSetting(msg("there is nothing to tune"))
    return Search(tuning, folder, engine, tell, showing).tune()


def tuned_text(tuning: Tuning, found: Tuned, day: date) -> str:
    """The document with what it is above it."""
    lines = [
        tuning.title,
        f"soloist lab tune, Soloist {version('soloist')}, {day.isoformat()}, seed {tuning.seed}",
        *(
            f"{wish.seat} wins {100 * found.after[wish.seat].share:.1f} % ± {100 * found.after[wish.seat].margin:.1f}"
            f" of {found.after[wish.seat].games:,.0f} games for two against {tuning.against};"
            f" wished {100 * wish.share:.0f} %"
            for wish in tuning.wishes
        ),
    ]
    return variations_of(tuning.game)[tuning.option].headed(found.text, lines)
