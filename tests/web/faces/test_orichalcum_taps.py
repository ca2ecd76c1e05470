"""How many taps a turn of Orichalcum's AI takes: whole games at a table with the pieces of the box, by the buttons of
the pages. A tap is Done or an answer; circles of a tile that only add to the next answer are counted apart."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field

from soloist.companion.orichalcum_ai.reports import AiPlays, WhoHasMoreHoplites
from soloist.companion.people import WhatDid
from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.games.orichalcum.ai.questions import WhatDieShows, WhichBuilding, WhichCard, WhichTile
from soloist.games.orichalcum.box import BOX
from soloist.games.orichalcum.pieces import Kind, Terrain
from soloist.web.faces.orichalcum_ai.questions import named_in_full
from soloist.web.scene import AND
from tests.web.faces.evenings import companion_face, new_evening, page, scene_of
from tests.web.faces.thumb import read

GAMES = (1, 2, 3)
LAST_ROUND = 9
MOST_TAPS = 4.0
MOST_WITH_CIRCLES = 5.0
MOST_TYPED = 7.0  # where every die is rolled on the table and typed


@dataclass
class Table:
    """A player with the box, who draws what lies there from its bags and stacks."""

    match: Match
    chance: random.Random
    taps: Counter[str] = field(default_factory=Counter)

    def play(self) -> None:
        while not self.match.over:
            self.read_news()
            self.answer()
        told = [what for _, what in self.match.events(None)]
        self.taps["turns"] = sum(isinstance(what, AiPlays) for what in told)

    def read_news(self) -> None:
        for leaf in companion_face(self.match).news(scene_of(self.match)):
            if leaf.is_new and leaf.around is not None and leaf.around.class_ == "is-ai-turn":
                self.taps["done"] += 1

    def answer(self) -> None:
        question = self.match.question
        assert question is not None
        ask, answers = question.ask, []
        codes = [code(option) for option in question.options]
        match ask:
            case WhichTile(card=card):
                tile = self.chance.choice([tile for tile in BOX.tiles if tile.size == card.size])
                circles = [self.chance.choice(BOX.creatures) if each is Terrain.VOLCANO else each
                           for each in tile.terrains]  # fmt: skip
                self.taps["circles"] += tile.size - 1
                answers = [*named_in_full(tuple(circles))]
            case WhichCard():
                answers = [code(self.chance.choice([card for card in BOX.cards if code(card) in codes]))]
            case WhichBuilding():
                kind = self.chance.choice(BOX.buildings).kind
                answers = [kind.code if kind in (Kind.MINE, Kind.TRAINING_CAMP) else "other"]
            case WhatDieShows() if "none" in codes:
                answers = [self.chance.choice(["skull", "none"])]
            case WhatDid():
                answers = [self.deed(codes)]
            case WhoHasMoreHoplites():
                answers = [self.chance.choice(["more", "equal", "fewer"])]
            case _:
                answers = [self.chance.choice(codes)]
        if not isinstance(ask, WhatDid | WhoHasMoreHoplites):
            self.taps["answers"] += 1
        if not isinstance(ask, WhichTile) or ask.card.size == 1:
            assert AND.join(answers) in read(page(self.match, said=True)).answers  # one button gives them all
        for each in answers:
            self.match.answer(each)

    def deed(self, codes: list[str]) -> str:
        """Two turns of five build something; in the end the player wins."""
        if self.match.view(None).round > LAST_ROUND:
            return "won"
        built = [each for each in codes if each.startswith("built")]
        question = self.match.question
        assert question is not None
        assert isinstance(question.ask, WhatDid)
        return (
            self.chance.choice(built) if built and not question.ask.goes_on and self.chance.random() < 0.4 else "done"
        )


def counted(**options: str) -> Counter[str]:
    total: Counter[str] = Counter()
    for seed in GAMES:
        table = Table(new_evening(seed, automa="orichalcum-ai", **options), random.Random(seed))
        table.play()
        total += table.taps
    return total


def test_four_taps_for_a_turn_of_the_ai() -> None:
    total = counted()
    assert total["turns"] > 20
    assert (total["done"] + total["answers"]) / total["turns"] <= MOST_TAPS
    assert (total["done"] + total["answers"] + total["circles"]) / total["turns"] <= MOST_WITH_CIRCLES


def test_a_turn_with_dice_on_the_table() -> None:
    total = counted(dice="typed")
    assert (total["done"] + total["answers"]) / total["turns"] <= MOST_TYPED
