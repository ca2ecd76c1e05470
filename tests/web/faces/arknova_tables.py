"""Tables of Ark Nova laid out by hand, as a browser gets them, and pages to read."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from markupsafe import escape

from soloist.engine.events import Tell
from soloist.engine.history import Told
from soloist.engine.question import Question
from soloist.engine.seats import Seat, seats
from soloist.engine.words import Sayable, msg
from soloist.games.arknova import scoring
from soloist.games.arknova.board import BONUS_TILE, UNIVERSITIES
from soloist.games.arknova.buildings import KIND, covering
from soloist.games.arknova.cards import CARD, FINAL, FINAL_CARDS, Action, Animal, Icon, Sponsor
from soloist.games.arknova.hexes import hexes
from soloist.games.arknova.maps import MAPS
from soloist.games.arknova.settings import SETTINGS, Settings
from soloist.games.arknova.state import BLOCKED, ArkNovaTable, Building, InPlay, Setup, Stage, Zoo
from soloist.games.arknova.view import view
from soloist.language import Reader
from soloist.seating import ONE_PERSON
from soloist.web import markup as h
from soloist.web.faces.arknova import FACE
from soloist.web.scene import Path, Person, Scene

ME = Seat(0)
NAMES = ("You", "Berta", "Cem", "Dora")


def settings(**changed: Any) -> Settings:
    return Settings.of({setting.name: setting.default for setting in SETTINGS} | changed)


def bare_table(players: int = 2, maps: Sequence[str] = ("0",)) -> ArkNovaTable:
    """Everything as it lies before the first card is dealt."""
    grounds = tuple(MAPS[maps[place % len(maps)]] for place in range(players))
    table = ArkNovaTable(Setup(players, grounds, FINAL_CARDS, settings()))
    for zoo in table.zoos:
        zoo.order = (Action.ANIMALS, Action.SPONSORS, Action.CARDS, Action.BUILD, Action.ASSOCIATION)
    return table


def build(zoo: Zoo, code: str, names: str, used: int = 0) -> None:
    spot = covering(KIND[code], hexes(names))
    assert spot is not None, f"{code} does not fit on {names}"
    assert not spot.mask & zoo.covered, f"{code} on {names} overlaps"
    zoo.buildings.append(Building(KIND[code], spot, used))
    zoo.covered |= spot.mask
    zoo.kiosks |= spot.mask if code == "kiosk" else 0


def bring(zoo: Zoo, *codes: str) -> None:
    """Cards into play, with their icons."""
    for code in codes:
        card = CARD[code]
        assert isinstance(card, Animal | Sponsor)
        if isinstance(card, Animal):
            zoo.animals.append(card)
        else:
            zoo.sponsors.append(card)
        zoo.add_icons(card.counts)


def sample_table(players: int = 2, maps: Sequence[str] = ("0", "3a", "8", "9")) -> ArkNovaTable:
    """The middle of a game, much as in the drawing of the table."""
    table = bare_table(players, maps)
    table.stage, table.turn, table.break_step = Stage.TURN, 18, 5
    table.display = [
        CARD[code]
        for code in ("common-wall-lizard", "sponsorship-primates", "african-bush-elephant", "serengeti-national-park",
                     "scarlet-macaw", "expert-on-the-americas")
    ]  # fmt: skip
    table.bases = [
        InPlay(CARD["africa"], (BLOCKED, -1, -1)),  # type: ignore[arg-type]
        InPlay(CARD["habitat-diversity"], (1, BLOCKED, -1)),  # type: ignore[arg-type]
        InPlay(CARD["predators"], (-1, -1, BLOCKED)),  # type: ignore[arg-type]
    ]
    table.row = [
        InPlay(CARD["herbivore-breeding-program"], (0, -1, -1)),  # type: ignore[arg-type]
        InPlay(CARD["aquatic"], (-1, 1, -1)),  # type: ignore[arg-type]
    ]
    table.tiles = ((BONUS_TILE["enclosure"], BONUS_TILE["x-tokens"]), (BONUS_TILE["university"], BONUS_TILE["cards"]))
    table.partner_offer = (Icon.AMERICAS, Icon.EUROPE, Icon.AUSTRALIA)
    table.university_offer = UNIVERSITIES[:2]
    table.donations = 1
    fill_own(table.zoos[0])
    for zoo in table.zoos[1:]:
        fill_other(zoo)
    return table


def fill_own(zoo: Zoo) -> None:
    zoo.appeal, zoo.conservation, zoo.reputation, zoo.money, zoo.x_tokens = 34, 7, 7, 21, 2
    zoo.order = (Action.SPONSORS, Action.CARDS, Action.ASSOCIATION, Action.BUILD, Action.ANIMALS)
    zoo.upgraded = 1 << Action.CARDS | 1 << Action.BUILD
    zoo.multipliers = (1, 0, 0, 0, 0)
    zoo.venom = 1 << Action.SPONSORS
    zoo.constricted = 1 << Action.ANIMALS
    zoo.hand = [
        CARD[code]
        for code in ("small-animals", "federal-grants", "caracal", "cougar", "ring-tailed-lemur", "bald-eagle")
    ]
    zoo.finals = (FINAL["small-animal-zoo"], FINAL["favorite-zoo"])
    bring(zoo, "lama", "jaguar", "giraffe", "domestic-goat", "science-lab", "cheetah")
    zoo.partner_zoos, zoo.universities = (Icon.AFRICA,), UNIVERSITIES[2:]
    zoo.icons[Icon.AFRICA] += 1
    zoo.hired, zoo.workers, zoo.on_task = 2, 1, (0, 0, 1, 0)
    zoo.left = 0b1100111
    zoo.supported = (CARD["herbivore-breeding-program"],)  # type: ignore[assignment]
    if zoo.map.id == "0":
        build(zoo, "enclosure_2", "0.2 0.3", 1)
        build(zoo, "enclosure_3", "1.2 1.3 2.2", 1)
        build(zoo, "enclosure_4", "3.2 3.3 4.1 4.2", 1)
        build(zoo, "enclosure_1", "1.4", 1)
        build(zoo, "kiosk", "4.3")
        build(zoo, "kiosk", "0.4")
        build(zoo, "pavilion", "2.1")
        build(zoo, "petting_zoo", "2.4 3.4 4.4", 1)
        build(zoo, "enclosure_2", "3.5 3.6")


def fill_other(zoo: Zoo) -> None:
    zoo.appeal, zoo.conservation, zoo.reputation, zoo.money, zoo.x_tokens = 29, 6, 6, 14, 1
    zoo.order = (Action.ASSOCIATION, Action.SPONSORS, Action.CARDS, Action.ANIMALS, Action.BUILD)
    zoo.upgraded = 1 << Action.CARDS | 1 << Action.ANIMALS
    zoo.hand = [CARD[code] for code in ("lion", "meerkat-den", "science-museum", "sea-cave")]
    zoo.finals = (FINAL["climbing-park"], FINAL["aquatic-park"])
    bring(zoo, "eurasian-eagle-owl", "grizzly-bear", "science-library")
    zoo.partner_zoos, zoo.universities = (Icon.EUROPE, Icon.ASIA), UNIVERSITIES[1:2]
    zoo.hired, zoo.workers, zoo.on_task = 2, 1, (0, 1, 0, 0)


# matches that stand still


class StillMatch:
    """A table with an open question, looked at and never answered."""

    def __init__(self, table: ArkNovaTable, question: Question | None = None, told: Sequence[Sayable] = ()) -> None:
        self.table = table
        self.open = question
        self.game = SimpleNamespace(id="arknova", title="Ark Nova")
        self.moment, self.turns, self.seats = 40, table.turn, table.setup.players
        self.log = [Told(place, Tell(what)) for place, what in enumerate(told)]
        self.lines = list(told)
        self.history: list[Any] = []
        self.over = table.stage is Stage.OVER
        self.questions = [] if question is None else [question]
        self.refusals: dict[str, Any] = {}

    def view(self, seat: Seat | None) -> Any:
        return view(self.table, seat)

    def heard(self, seat: Seat | None) -> list[tuple[int, Any]]:
        return list(enumerate(self.lines))

    def events(self, seat: Seat | None) -> list[tuple[int, Any]]:
        return self.heard(seat)

    def why_not(self, code: str, *, seat: Seat | None = None) -> Any:
        return self.refusals.get(code)

    @property
    def result(self) -> Any:
        return scoring.result(self.table)


def ask_one(options: Sequence[Any], ask: str = "Choose", why: str = "AN-2.2", **more: Any) -> Question:
    return Question(Seat(0), msg("{ask}", ask=ask), why, tuple(options), **more)


def scene_of(
    table: ArkNovaTable, question: Question | None = None, seat: Seat | None = ME, picked: Path = (),
    language: str = "en", told: Sequence[Sayable] = (),
) -> Scene:  # fmt: skip
    everybody = seats(table.setup.players)
    names = {each: NAMES[each] for each in everybody}
    people = [Person(each, NAMES[each], "bot" if each else "human", here=each == seat) for each in everybody]
    match = StillMatch(table, question, told)
    return Scene(
        match=match,  # type: ignore[arg-type]
        seat=seat, reader=Reader(language, names, FACE.paint, lambda text: str(escape(text))),
        seating=ONE_PERSON,
        people=people, address="/m/k3v", pieces_of=FACE.pieces, now=match.moment, picked=picked,
        asked=question if question is not None and question.seat == seat else None,
        waiting_for=() if question is None else (question.seat,), csrf="token",
    )  # fmt: skip


def drawn(scene: Scene) -> str:
    """All that the face draws, without the frame around it."""
    lines = [FACE.told(what, scene) for _, what in scene.told[-8:]]
    parts = (FACE.strip, FACE.board, FACE.dock, FACE.note, FACE.hint, FACE.words)
    panels = [[panel.body, panel.note] for panel in FACE.side(scene)]
    return str(h.div[[part(scene) for part in parts], panels, lines])
