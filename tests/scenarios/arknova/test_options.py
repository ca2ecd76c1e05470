"""The options: every value of every setting matters [AN-20]. Maps are in test_maps, the end in test_end."""

import pytest

from soloist.engine.errors import BadSetting
from soloist.games.arknova import GAME
from soloist.games.arknova.cards import Action, Size
from tests.kit import rule
from tests.scenarios.arknova.scene import Scene

ANIMALS = "order Bu Sp Ca As An"
BUILD = "order An Sp Ca As Bu"
ASSOCIATION = "order An Bu Ca Sp As"
DISPLAY = "401 402 403 404 405 406"


def test_these_are_the_options() -> None:
    assert [setting.name for setting in GAME.settings] == [
        "automas", "maps", "solo_appeal", "first_seat", "final_scoring", "peaceful", "last_turn_for", "last_break",
        "end_check",
        "deck_refill", "search_skipped", "upgrade_in_use", "constriction_floor", "venom_compares", "appeal_above_113",
        "arno_module", "sponsors_full", "lacks", "donate_without_task", "sponsor_icons", "arno_values",
    ]  # fmt: skip


@pytest.mark.parametrize("setting", [setting.name for setting in GAME.settings])
def test_a_value_that_an_option_has_not_is_refused(setting: str) -> None:
    with pytest.raises(BadSetting):
        GAME.read_settings({setting: "perhaps"})


# who starts


@rule("AN-Q14", "AN-1.7", "AN-1.10")
@pytest.mark.parametrize(("seat", "appeal"), [("a", [0, 1, 2]), ("b", [2, 0, 1]), ("c", [1, 2, 0])])
def test_a_named_seat_may_start(scene: Scene, seat: str, appeal: list[int]) -> None:
    scene.new(3, dice=True, first_seat=seat)

    assert scene.state.active.code.lower() == seat
    assert [zoo.appeal for zoo in scene.state.zoos] == appeal


@rule("AN-Q14", "AN-1.7")
def test_otherwise_chance_says_who_starts(scene: Scene) -> None:
    scene.new(3)

    assert scene.why == "AN-1.7"
    assert scene.codes("chance") == ["A", "B", "C"]
    scene.chance("B")
    assert scene.state.active.code == "B"


@rule("AN-Q14")
def test_a_seat_that_is_not_at_the_table_cannot_start(scene: Scene) -> None:
    with pytest.raises(BadSetting):
        scene.new(2, first_seat="c")


# final scoring cards


@rule("AN-Q13", "AN-F.001")
@pytest.mark.parametrize(("option", "conservation"), [("v1", 2), ("v2", 3)])
def test_the_reprints_of_final_scoring_cards_have_other_steps(scene: Scene, option: str, conservation: int) -> None:
    """Large Animal Zoo with 3 large animals."""
    scene.table(active="B", A="cp 10, finals 001, animals 401 402 406", B="cp 10", last_turns=1, final_scoring=option)

    scene.plays("B", "x animals")

    assert scene.zoo("A").conservation == 10 + conservation


# interactive effects


@rule("AN-Q12", "AN-15.6")
@pytest.mark.parametrize(("peaceful", "tokens", "venom"), [("no", 0, 2), ("yes", 2, 0)])
def test_venom_hurts_or_is_inventive_in_peace(scene: Scene, peaceful: str, tokens: int, venom: int) -> None:
    scene.table(
        A=f"appeal 0, money 20, hand 470, icons reptile 1 africa 1, empty, build enclosure_2 1.3 2.3, {ANIMALS}",
        B="appeal 20",
        peaceful=peaceful,
    )

    scene.plays("A", "animals", "470")

    assert scene.zoo("A").x_tokens == tokens
    assert scene.zoo("B").venom.bit_count() == venom


@rule("AN-Q12", "AN-15.6")
def test_constriction_hurts_or_is_clever_in_peace(scene: Scene) -> None:
    zoo = "appeal 0, money 20, hand 474, icons reptile 2, empty, build enclosure_2 1.3 2.3"
    scene.table(A=f"{zoo}, {ANIMALS}", B="appeal 20", peaceful="no")
    scene.plays("A", "animals", "474", "indian-rock-python constriction")
    assert scene.zoo("B").constricted == 1 << Action.SPONSORS
    assert scene.asked == "B"

    scene.table(A=f"{zoo}, {ANIMALS}", B="appeal 20", peaceful="yes")
    scene.plays("A", "animals", "474")
    assert scene.zoo("B").constricted == 0
    assert scene.why == "AN-G.CLEVER"


@rule("AN-Q12", "AN-15.6")
@pytest.mark.parametrize(("peaceful", "why"), [("no", "AN-G.HYPNOSIS"), ("yes", "AN-G.DETERMINATION")])
def test_hypnosis_uses_another_players_card_or_is_determination_in_peace(scene: Scene, peaceful: str, why: str) -> None:
    zoo = "appeal 0, money 20, hand 475, icons science 2, upgraded An, empty, build enclosure_2 1.3 2.3"
    scene.table(A=f"{zoo}, {ANIMALS}", B="appeal 20", peaceful=peaceful)

    scene.plays("A", "animals", "475")

    assert scene.asked == "A"
    assert scene.why == why


@rule("AN-Q12", "AN-15.6")
@pytest.mark.parametrize(("peaceful", "why", "hand"), [("no", "AN-G.PILFERING", ""), ("yes", "AN-2.1", "401 402")])
def test_pilfering_steals_or_is_sprint_in_peace(scene: Scene, peaceful: str, why: str, hand: str) -> None:
    zoo = "appeal 0, money 20, hand 458, icons asia 1, empty, build enclosure_3 2.3 2.4 3.4"
    scene.table(A=f"{zoo}, {ANIMALS}", B="appeal 20, hand 416", deck="401 402", peaceful=peaceful)

    scene.plays("A", "animals", "458")

    assert scene.asked == "B"
    assert scene.why == why
    assert scene.hand("A") == hand


# the deck


@rule("AN-Q2", "AN-2.13")
def test_when_the_deck_runs_out_the_discard_pile_is_shuffled(scene: Scene) -> None:
    """One card is left, three are drawn; what Chance deals comes from the discard pile."""
    scene.table(A="order An Bu As Sp Ca", deck="413", display=DISPLAY, played_out=True)
    discarded = len(scene.state.discard)

    scene.plays("A", "cards", "draw")
    scene.chance("220, 412")

    assert scene.hand("A") == "220 412 413"
    assert len(scene.state.deck) == discarded - 2
    assert scene.state.discard == []
    scene.plays("A", "413")
    assert [card.id for card in scene.state.discard] == [413]


@rule("AN-Q2", "AN-2.13")
def test_or_nobody_draws_any_more(scene: Scene) -> None:
    """What there is is drawn, gaps stay, and a card comes only from the display."""
    scene.table(A="order An Bu As Sp Ca, upgraded Ca", deck="413", display=DISPLAY, played_out=True, deck_refill="none")

    scene.plays("A", "cards", "draw", "deck")
    assert scene.hand("A") == "413"
    assert scene.codes("A") == ["cheetah"]
    scene.plays("A", "401", "413")

    assert scene.display() == "402 403 404 405 406 -"
    assert scene.asked == "B"
    scene.plays("B", "cards")
    assert scene.hand("B") == ""


@rule("AN-Q5", "AN-2.16", "AN-S.227")
def test_cards_skipped_in_a_search_stay_where_they_are(scene: Scene) -> None:
    scene.table(A="hand 227, rep 6, x 1")
    deck = len(scene.state.deck)

    scene.plays("A", "sponsors+1", "227", "small")
    assert {"fennec-fox", "stoat"} <= set(scene.codes("chance"))
    assert "cheetah" not in scene.codes("chance")
    scene.chance("405")

    assert scene.hand("A") == "405"
    assert len(scene.state.deck) == deck - 1
    assert scene.state.deck.bottom == []


@rule("AN-Q5", "AN-2.16", "AN-S.227")
def test_or_they_go_where_the_card_sends_them_which_everybody_sees(scene: Scene) -> None:
    """WAZA Special Assignment puts them under the deck; there they are known."""
    scene.table(A="hand 227, rep 6, x 1", deck="401 220 405 402", search_skipped="printed")

    scene.plays("A", "sponsors+1", "227", "small")

    assert scene.hand("A") == "405"
    assert [card.id for card in scene.state.deck.bottom] == [220, 401]
    assert [card.id for card in scene.match.view(None).bottom] == [220, 401]
    assert scene.state.discard == []


# an upgrade of the card in use

UPGRADES = [("animals", True), ("never", False), ("always", True)]


@rule("AN-Q4", "AN-2.18")
@pytest.mark.parametrize(("option", "goes_on"), UPGRADES)
def test_animals_reads_its_side_again_unless_never(scene: Scene, option: str, goes_on: bool) -> None:
    """Strength 3 plays one animal on side I, two on side II, and then also from the display."""
    scene.table(
        A="rep 4, money 40, hand 435, build enclosure_2 1.3 2.3, order Bu Sp An As Ca",
        display="443 402 403 404 405 406",
        upgrade_in_use=option,
    )

    scene.plays("A", "animals", "435", "enclosure_2 1.3/0", "done", "animals")  # no digging

    assert scene.asked == ("A" if goes_on else "B")
    if goes_on:
        assert scene.codes("A") == ["red-deer", "done"]


@rule("AN-Q4", "AN-2.18")
@pytest.mark.parametrize("upgrade_in_use", ["animals", "never", "always"])
def test_build_goes_on_with_side_ii_only_always(scene: Scene, upgrade_in_use: str) -> None:
    """2 reputation of a placement bonus pass 5."""
    scene.table(A=f"empty, build pavilion 0.1, rep 4, {BUILD}", upgrade_in_use=upgrade_in_use)

    scene.plays("A", "build", "enclosure_1", "0.0", "build")

    assert scene.zoo("A").is_upgraded(Action.BUILD)
    assert (scene.asked == "A") == (upgrade_in_use == "always")


@rule("AN-Q4", "AN-2.18")
@pytest.mark.parametrize("upgrade_in_use", ["animals", "never", "always"])
def test_association_goes_on_with_side_ii_only_always(scene: Scene, upgrade_in_use: str) -> None:
    scene.table(A=f"rep 4, hired 2, {ASSOCIATION}", upgrade_in_use=upgrade_in_use)

    scene.plays("A", "association", "reputation", "association")

    if upgrade_in_use == "always":
        assert scene.codes("A") == ["partner-zoo", "donate", "done"]
    else:
        assert scene.asked == "B"


@rule("AN-Q4", "AN-2.18", "AN-8.1")
@pytest.mark.parametrize("upgrade_in_use", ["animals", "never", "always"])
def test_sponsors_goes_on_with_side_ii_only_always(scene: Scene, upgrade_in_use: str) -> None:
    """Gorilla Field Research, level 3, brings 2 reputation; 3 levels of 6 are left on side II."""
    scene.table(A="rep 4, cp 2, icons science 3, hand 205 223", upgrade_in_use=upgrade_in_use)

    scene.plays("A", "sponsors", "205", "sponsors")

    if upgrade_in_use == "always":
        assert scene.codes("A") == ["science-institute", "done"]
    else:
        assert scene.asked == "B"


# constriction and venom


@rule("AN-Q3", "AN-3.10", "AN-3.2")
@pytest.mark.parametrize(
    ("option", "slot_1", "slot_2", "slot_3"),
    [
        ("one", ["cards", "cards+1", "cards+2"], ["sponsors", "sponsors+1", "sponsors+2"], 1),
        ("x_tokens", ["cards+2"], ["sponsors+1", "sponsors+2"], 1),
    ],
)
def test_constriction_leaves_strength_1_or_x_tokens_must_bring_it_there(
    scene: Scene, option: str, slot_1: list[str], slot_2: list[str], slot_3: int
) -> None:
    scene.table(A="x 2, constricted Ca Sp Bu, order Ca Sp Bu An As", constriction_floor=option)

    found = scene.codes("A")

    assert [code for code in found if code.startswith("cards")] == slot_1
    assert [code for code in found if code.startswith("sponsors")] == slot_2
    assert "x cards" in found
    assert ("build" in found) == bool(slot_3)  # 3 less 2 is 1 either way


@rule("AN-Q3", "AN-3.10")
@pytest.mark.parametrize(
    ("option", "tokens", "money"),
    [("one", "", 1), ("one", "+1", 1), ("one", "+2", 2), ("x_tokens", "+1", 1), ("x_tokens", "+2", 2)],
)
def test_x_tokens_are_counted_before_the_floor(scene: Scene, option: str, tokens: str, money: int) -> None:
    """The break option in slot 2 pays as much as the strength is."""
    scene.table(A="x 2, money 0, constricted Sp, order Ca Sp Bu An As", constriction_floor=option)

    scene.plays("A", f"sponsors{tokens}", "break")

    assert scene.zoo("A").money == money


@rule("AN-Q3")
def test_without_x_tokens_only_the_x_token_action_is_left(scene: Scene) -> None:
    scene.table(A="constricted Ca, order Ca Sp Bu An As", constriction_floor="x_tokens")

    scene.refused("A", "cards", rule="AN-2.15")
    scene.plays("A", "x cards")

    assert scene.zoo("A").constricted == 0


@rule("AN-Q6", "AN-3.14")
@pytest.mark.parametrize(
    ("option", "first", "venom"),
    [("action_start", None, 2), ("now", "western-green-mamba venom:2", 2), ("now", "western-green-mamba appeal", 0)],
)
def test_venom_looks_at_the_appeal_when_the_action_began_or_now(
    scene: Scene, option: str, first: str | None, venom: int
) -> None:
    """A Western Green Mamba brings 6 appeal: 3 before, 9 after; the other has 8."""
    scene.table(
        A=f"appeal 3, money 20, hand 470, icons reptile 1 africa 1, empty, build enclosure_2 1.3 2.3, {ANIMALS}",
        B="appeal 8",
        venom_compares=option,
    )

    scene.plays("A", "animals", "470")
    if first is not None:
        assert scene.codes("A") == ["western-green-mamba appeal", "western-green-mamba venom:2"]
        scene.plays("A", first)

    assert scene.zoo("B").venom.bit_count() == venom
    assert scene.zoo("A").appeal == 9
    assert scene.asked == "B"


# questions that are settled


@rule("AN-Q15", "AN-13.22")
def test_a_gap_is_not_filled_before_a_card_is_taken_in_range(scene: Scene) -> None:
    """Cards II with two cards: after the first, folder 1 stays empty."""
    scene.table(A="rep 2, upgraded Ca, order An Ca Bu As Sp", display=DISPLAY)

    scene.plays("A", "cards", "401")

    assert scene.codes("A") == ["lion", "deck"]
    assert scene.display() == "- 402 403 404 405 406"


@rule("AN-Q16", "AN-G.HUNTER")
def test_hunter_must_take_an_animal_if_there_is_one(scene: Scene) -> None:
    """Stoat, Hunter 1, and Caracal, Hunter 2."""
    zoo = "money 20, hand 404, empty, build enclosure_2 1.3 2.3"
    scene.table(A=f"{zoo}, {ANIMALS}", deck="401 402")
    scene.plays("A", "animals", "404")
    assert scene.codes("A") == ["cheetah", "lion"]

    scene.table(A=f"{zoo}, {ANIMALS}", deck="401 220")
    scene.plays("A", "animals", "404")
    assert scene.hand("A") == "401"


@rule("AN-Q16", "AN-G.SCAVENGING")
def test_scavenging_must_keep_a_card(scene: Scene) -> None:
    """Marabou, Scavenging 2."""
    scene.table(
        A=f"money 20, hand 496, empty, build enclosure_3 1.3 1.4 2.3, {ANIMALS}", discard="401 220 402", deck="403"
    )

    scene.plays("A", "animals", "496")
    scene.chance("401, 220")
    assert scene.codes("A") == ["federal-grants", "cheetah"]
    scene.plays("A", "220")

    assert scene.hand("A") == "220"
    assert {card.id for card in scene.state.discard} == {401, 402}


@rule("AN-Q17", "AN-4.7")
def test_the_cards_action_draws_the_full_number(scene: Scene) -> None:
    """Side II asks for each card, and lets nobody stop early."""
    scene.table(A="upgraded Ca, order An Ca Bu As Sp", display=DISPLAY, deck="410 411")

    scene.plays("A", "cards", "deck")
    assert scene.codes("A") == ["cheetah", "deck"]
    scene.plays("A", "deck")

    assert scene.why == "AN-4.2"
    assert scene.codes("A") == ["yellow-throated-marten", "grizzly-bear"]


@rule("AN-Q19", "AN-7.2")
def test_after_a_recall_from_three_one_more_worker_does_a_task_again(scene: Scene) -> None:
    """On map 11: two of one's own are there, and one is enough."""
    scene.table(A=f"hired 3, workers 1, at reputation 2, {ASSOCIATION}")

    scene.plays("A", "association", "reputation")

    assert scene.zoo("A").workers == 0
    assert scene.zoo("A").on_task == (3, 0, 0, 0)


@rule("AN-Q21", "AN-2.14")
def test_tokens_are_not_limited_by_the_box(scene: Scene) -> None:
    """A ninth multiplier token, and more X-tokens on the table than the 20 of the box."""
    scene.table(
        4,
        maps="4",
        A=f"x 4, money 2, multiplier Ca Ca Ca Ca Ca Ca Ca Ca, build pavilion 7.3, {BUILD}",
        B="x 5",
        C="x 5",
        D="x 5",
    )

    scene.plays("A", "build", "enclosure_1", "7.2", "cards")

    assert scene.zoo("A").multipliers[Action.CARDS] == 9
    scene.plays("B", "cards")
    scene.any_chance()


@rule("AN-Q22", "AN-7.19", "AN-6.12")
def test_a_released_animal_that_shared_an_enclosure_frees_one_like_any_other(scene: Scene) -> None:
    """Reindeer and Red Deer share size 3; one is released, and the enclosure is free though the other stays."""
    scene.table(A=f"empty, cp 2, animals 438 443, build enclosure_3! 1.3 1.4 2.3, {ASSOCIATION}", row="120")

    scene.plays("A", "association", "project", "6", "release", "438")

    assert scene.buildings("A") == ["enclosure_3 1.3 1.4 2.3"]
    assert [animal.id for animal in scene.zoo("A").animals] == [443]


@rule("AN-Q23", "AN-S.227")
def test_animals_of_the_other_class_stay_after_a_waza_choice(scene: Scene) -> None:
    scene.table(A="hand 227, rep 6, x 1, animals 402", deck="405")

    scene.plays("A", "sponsors+1", "227", "small")
    scene.any_chance()

    assert scene.zoo("A").assignment is Size.SMALL
    assert [animal.id for animal in scene.zoo("A").animals] == [402]
