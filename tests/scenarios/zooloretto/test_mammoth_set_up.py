"""AutoMammoth's set-up and its deck [MAM-1, MAM-7, MAM-8]."""

from itertools import product
from typing import Any

import pytest

from soloist.companion.mammoth import GAME as COMPANION
from soloist.engine.errors import BadSetting
from soloist.engine.flow import Chance, Decision
from soloist.engine.game import Game
from soloist.engine.match import Match
from soloist.engine.record import load, save
from soloist.engine.seats import CHANCE, SEATS
from soloist.engine.words import english
from soloist.games.zooloretto import GAME
from soloist.games.zooloretto.automa.deck import DECK, DeckLacks, Difficulty, MammothDeck, Op
from soloist.games.zooloretto.automa.ledger import Ledger
from soloist.games.zooloretto.automa.physical import Known, PhysicalTable
from soloist.games.zooloretto.automa.turn import take_turn
from soloist.games.zooloretto.automa.why import MammothLine, Step
from soloist.games.zooloretto.components import BY_PLAYERS
from soloist.games.zooloretto.settings import Settings
from tests.kit import rule
from tests.scenarios.zooloretto.decks import SHIPPED
from tests.scenarios.zooloretto.mammoth import MammothScene
from tests.scenarios.zooloretto.scene import Scene


@rule("MAM-1.1", "MAM-1.2", "MAM-1.3", "ZOO-9.2")
def test_alone_against_it_the_rules_for_two_hold(scene: Scene) -> None:
    scene.new(2, automas="B=I", first_seat="b")
    scene.set_up("C", "E", "F")

    board = scene.board
    assert board.zoos[1] is None
    ledger = board.ledgers[1]
    assert ledger is not None
    assert (ledger.coins, board.bank, board.zoo(SEATS[0]).coins) == (2, 26, 2)
    assert [len(stack) for stack in ledger.stacks] == [0] * 9
    assert (len(ledger.cards), ledger.discard) == (10, [])
    assert [board.free_spaces(truck) for truck in range(3)] == [3, 2, 1]
    assert board.zoo(SEATS[0]).closed == 2


@rule("MAM-1.1", "MAM-1.9")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_replaces_a_player_at_any_player_count(scene: Scene, players: int) -> None:
    last = SEATS[players - 1].code
    scene.new(players, automas=f"{last}=II", first_seat=last.lower())
    while scene.why == "ZOO-1.3":
        scene.chance(scene.codes("chance")[0])

    assert scene.why == "MAM-2.2"  # it starts, by its first card
    scene.chance("I-01")
    scene.chance(scene.codes("chance")[0])
    assert scene.active == "A"


@rule("MAM-1.6", "MAM-8.2", "MAM-8.3", "MAM-8.4")
@pytest.mark.parametrize(("level", "cards"), [("I", 10), ("II", 15), ("III", 21)])
def test_the_difficulty_says_which_cards_are_shuffled_together(mammoth: MammothScene, level: str, cards: int) -> None:
    mammoth.table(automas=f"B={level}")

    assert mammoth.deck_size() == cards
    assert {card.level for card in mammoth.ledger().cards.things()} == set(Difficulty(level).levels)


@rule("MAM-1.7")
def test_several_automas_have_their_own_coins_stacks_and_cards(mammoth: MammothScene) -> None:
    mammoth.table(3, automas="B=I,C=III", trucks="Z | P | -", B="coins 2", C="coins 2")

    mammoth.turn("I-07")
    mammoth.turn("I-07")  # the same card of another deck

    assert (mammoth.stacks("B"), mammoth.stacks("C")) == ("zebra 1", "panda 1")
    assert (mammoth.discard("B"), mammoth.discard("C")) == ("I-07", "I-07")
    assert (mammoth.deck_size("B"), mammoth.deck_size("C")) == (9, 20)


@rule("MAM-1.4")
def test_one_stack_for_each_species_and_one_for_all_stalls(mammoth: MammothScene) -> None:
    mammoth.table(3, trucks="a b c | - | -", B="stall d")
    mammoth.turn("I-09")
    assert mammoth.stacks() == "stall 4"

    mammoth.table(3, trucks="Z Zm P | - | -", B="zebra Zf")
    mammoth.turn("I-09")
    assert mammoth.stacks() == "panda 1, zebra 3"


@rule("MAM-1.5")
@pytest.mark.parametrize(("size", "barn"), [(1, "zebra"), (2, "zebra"), (3, ""), (7, "")])
def test_a_stack_of_one_or_two_is_in_the_barn(mammoth: MammothScene, size: int, barn: str) -> None:
    mammoth.table(B=f"zebra {size}")

    assert mammoth.in_barn() == barn


# who plays it


@rule("MAM-1.1")
@pytest.mark.parametrize(
    ("automas", "problem"),
    [
        ("C=I", "there is no seat C in a game with 2 seats"),
        ("B=IV", "expected seats with a level"),
        ("B", "expected seats"),
    ],
)
def test_seats_that_are_not_there_and_levels_that_do_not_exist_are_refused(automas: str, problem: str) -> None:
    with pytest.raises(BadSetting, match=problem):
        Match.new(GAME, 2, {"automas": automas})


@rule("MAM-1.1")
@pytest.mark.parametrize(("game", "seats"), [(GAME, 2), (COMPANION, 1)], ids=["digital", "physical"])
def test_a_seat_cannot_be_given_to_two_automas(game: Game[Any, Any], seats: int) -> None:
    with pytest.raises(BadSetting):
        Match.new(game, seats, {"automas": "B=I, B=III"})


# the deck


@rule("MAM-8.2", "MAM-8.3", "MAM-8.4")
def test_the_cards_as_we_reconstruct_them() -> None:
    assert SHIPPED == [
        "I-01: draw 0 >", "I-02: draw 0 <", "I-03: draw 1 >", "I-04: draw 1 <", "I-05: draw 2 >",
        "I-06: take 1 <", "I-07: take 1 >", "I-08: take 2 >", "I-09: take 3 <", "I-10: purchase, shuffle",
        "II-01: take 3 <, draw 1 >", "II-02: take 2 >, draw 0 <", "II-03: purchase, draw 1 <", "II-04: draw 2 <",
        "II-05: take 3 >, draw 1 <",
        "III-01: draw 2 >, take 3 >", "III-02: take 3 <, draw 2 <", "III-03: purchase, take 3 >",
        "III-04: purchase, take 3 <, draw 1 >", "III-05: draw 1 <, shuffle", "III-06: take 3 >, draw 2 >",
    ]  # fmt: skip


LEVEL_ONE = [line for line in SHIPPED if line.startswith("I-")]


@rule("MAM-8.1")
def test_an_owner_may_bring_the_printed_cards(scene: Scene) -> None:
    text = "\n".join(["# my own print", "", *LEVEL_ONE, "II-x: purchase, take 1 >  # the odd one"])
    scene.new(2, automas="B=II", mammoth_deck=text, first_seat="b")
    scene.set_up("C", "E", "F")

    assert scene.codes("chance") == [f"I-{number:02}" for number in range(1, 11)] + ["II-x"]
    again = load(save(scene.match), lambda _: GAME)  # the record holds the cards
    assert again.question is not None
    assert [card.code for card in again.question.options] == scene.codes("chance")


@rule("MAM-8.5", "MAM-2.7")
@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("II-x: move 1 >", "'move 1 >' is not an action"),
        ("II-x: expand", "'expand' is not an action"),
        ("II-x: draw 3 >", "draw goes with 0 to 2, not 3"),
        ("II-x: take 0 <", "take goes with 1 to 3, not 0"),
        ("II-x: take 4 <", "take goes with 1 to 3, not 4"),
        ("II-x: draw 1", "'draw 1' is not an action"),
        ("II-x: draw 1 ^", "'draw 1 ^' is not an action"),
        ("II-x: shuffle, purchase", "shuffle must be the last"),
        ("II-x: purchase,", "'' is not an action"),
        ("IV-x: purchase", "expected a card such as"),
        ("II: purchase", "expected a card such as"),
        ("II-x purchase", "expected a card such as"),
    ],
)
def test_a_card_that_cannot_be_is_refused_by_its_line(line: str, problem: str) -> None:
    with pytest.raises(BadSetting) as refused:
        Match.new(GAME, 2, {"mammoth_deck": "\n".join([*LEVEL_ONE, "", line])})

    assert "line 12" in str(refused.value)
    assert f"'{line}'" in str(refused.value)
    assert problem in str(refused.value)


def lacking(missing: str) -> str:
    """A printed deck whose level I has no card with this."""
    lines = [line for line in LEVEL_ONE if missing not in line] + [f"II-x: {missing} >".replace("shuffle >", "shuffle")]
    return "\n".join(lines)


@rule("MAM-8.5")
@pytest.mark.parametrize("missing", ["draw 0", "draw 1", "draw 2", "take 1", "take 2", "take 3", "shuffle"])
@pytest.mark.parametrize(("game", "seats"), [(GAME, 2), (COMPANION, 1)], ids=["digital", "physical"])
def test_a_printed_deck_that_lacks_something_is_played_with_and_a_warning(
    game: Game[Any, Any], seats: int, missing: str
) -> None:
    match = Match.new(game, seats, {"mammoth_deck": lacking(missing), "automas": "B=I"}, seed=3)

    (warning,) = [what for _, what in match.heard(None) if isinstance(what, DeckLacks)]
    assert warning.missing == (missing,)
    assert f"no '{missing}'" in english(warning)
    assert match.question is not None


@rule("MAM-8.5")
def test_a_deck_that_can_always_act_is_played_without_a_warning() -> None:
    for options in ({}, {"mammoth_deck": "\n".join(LEVEL_ONE)}):
        match = Match.new(GAME, 2, {"automas": "B=I", **options}, seed=3)
        assert not [what for _, what in match.heard(None) if isinstance(what, DeckLacks)]


@rule("MAM-8.5", "MAM-7.4")
@pytest.mark.parametrize("line", ["I-x: take 3 <", "I-x: draw 2 >", "I-x: purchase", "I-x: shuffle", "III-x: draw 0 >"])
def test_with_the_poorest_deck_a_match_still_ends(line: str) -> None:
    match = Match.new(GAME, 2, {"mammoth_deck": line, "automas": "A=I,B=II"}, seed=5)

    assert match.over
    steps = {what.step for _, what in match.heard(None) if isinstance(what, MammothLine)}
    assert steps & {Step.FALL_BACK_TAKE, Step.FALL_BACK_LOAD}


@rule("MAM-8.5")
@pytest.mark.parametrize("text", ["# nothing yet", "\n\n"])
def test_a_file_without_a_card_is_refused(text: str) -> None:
    with pytest.raises(BadSetting, match="there is no card in it"):
        Match.new(GAME, 2, {"mammoth_deck": text})


@pytest.mark.parametrize("lines", [["II-x: draw 1 >", "II-x: draw 0 >"], ["II-x: draw 1 >", "II-X: draw 1 >"]])
def test_two_cards_of_the_same_name_are_refused(lines: list[str]) -> None:
    """Answers name cards in letters of any case, so a name must stand for one card only."""
    with pytest.raises(BadSetting, match="line 12"):
        Match.new(GAME, 2, {"mammoth_deck": "\n".join([*LEVEL_ONE, *lines])})


# dead ends


FALL_BACKS = (Step.FALL_BACK_TAKE, Step.FALL_BACK_LOAD)


def stands_still(known: Known, deck: MammothDeck, settings: Settings) -> bool:
    """Whether all cards are turned up in vain; what lies on the trucks are stalls."""
    ledger = Ledger(deck.of(Difficulty.I), Difficulty.I)
    flow = take_turn(ledger, PhysicalTable(known, [None, ledger], SEATS[1], SEATS[0]), settings)
    answer: object = None
    while True:
        try:
            request = flow.send(answer)
        except StopIteration:
            return False
        answer = None
        if isinstance(request, Chance):
            answer = request.options()[0]
        elif isinstance(request, Decision):
            answer = request.options()[-2]
        elif isinstance(request, MammothLine) and request.step in FALL_BACKS:
            return True


@rule("MAM-7.5", "MAM-7.6")
@pytest.mark.parametrize("count_blockers", ["no", "yes"])
@pytest.mark.parametrize("players", [2, 3])
def test_level_one_finds_something_to_do_on_any_trucks_even_without_its_shuffle(
    players: int, count_blockers: str
) -> None:
    settings = Settings.of(GAME.read_settings({"count_blockers": count_blockers}))
    deck = MammothDeck(tuple(card for card in DECK.cards if card.entries[-1].op is not Op.SHUFFLE))
    spaces = BY_PLAYERS[players].truck_spaces
    looked_at = 0
    for loads in product(*(range(-1, space + 1) for space in spaces)):
        if max(loads) < 0:
            continue  # no truck is left: then the round is over
        known = Known(players, BY_PLAYERS[players])
        known.trucks = [max(load, 0) for load in loads]
        known.taken_by = [SEATS[0] if load < 0 else None for load in loads]
        assert not stands_still(known, deck, settings), loads
        looked_at += 1
    assert looked_at > 50


@rule("MAM-7.8")
def test_its_luck_comes_from_the_seed_of_the_match() -> None:
    def course(seed: int) -> list[tuple[int, str]]:
        match = Match.new(GAME, 3, {"automas": "A=III,B=II,C=I"}, seed)
        assert match.over
        assert {entry.seat for entry in match.history} == {CHANCE}
        return [(entry.seat, str(entry.value)) for entry in match.history]

    assert course(7) == course(7)
    assert course(7) != course(8)
