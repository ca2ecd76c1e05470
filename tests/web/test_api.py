"""The JSON API: everything a page can do, for programs."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any

import pytest

from soloist.engine.match import Match
from soloist.engine.seats import SEATS
from soloist.engine.words import msg
from soloist.games.arne.cards import CARD, Colour
from soloist.registry import companion_ids, find, game_ids
from soloist.rulebook import paragraphs
from soloist.web.api.sight import NotPlain, plain
from tests.kit.courses import play_on
from tests.web.visits import House, Program

TWO = {"game": "arne", "seats": ["human:Anna", "human:Ben"], "seed": 7}
ALONE = {"game": "arne", "seats": ["human:Anna", "greedy"], "seed": 7}


@pytest.fixture
def stranger(house: House) -> Program:
    return house.program()


def begin(stranger: Program, wanted: dict[str, Any]) -> tuple[str, list[Program]]:
    """A new match: its address, and a program for every key."""
    begun = stranger.post("/matches", wanted, status=201)
    return f"/matches/{begun['match']}", [stranger.with_token(key["token"]) for key in begun["keys"]]


def answer_first(program: Program, match: str) -> dict[str, Any]:
    """Take the first option; how the match stands then."""
    asked = program.get(f"{match}/question")
    answer = {"stamp": asked["stamp"], "answer": asked["options"][0]["answer"]}
    now: dict[str, Any] = program.post(f"{match}/answer", answer)
    return now


def finish(stranger: Program, match: str, players: list[Program]) -> dict[str, Any]:
    """Play to the end, whoever is asked; how the match stands then."""
    while not (now := stranger.get(match))["over"]:
        for player in players:
            if player.get(f"{match}/question") is not None:
                answer_first(player, match)
    return dict(now)


# games and rules


def test_games_and_companions_are_listed(stranger: Program) -> None:
    games = {game["game"]: game for game in stranger.get("/games")}
    assert set(games) == {*game_ids(), *companion_ids()}
    assert games["mammoth"]["companion"]
    assert not games["arne"]["companion"]
    assert "human:NAME" in games["arne"]["seats"]
    assert games["arne"]["triggers"]
    assert games["zooloretto"] == stranger.get("/games/zooloretto")


def test_languages_are_asked_for_by_address_or_header(stranger: Program) -> None:
    english = stranger.get("/games/arne")
    portuguese = stranger.get("/games/arne?language=pt")
    assert portuguese["summary"] != english["summary"]
    assert stranger.get("/games/arne", headers={"accept-language": "fr, pt-BR;q=0.8"}) == portuguese
    assert stranger.get("/games/arne?language=en", headers={"accept-language": "pt"}) == english
    refused = stranger.send("GET", "/games/arne?language=xx")
    assert refused.status_code == 422
    assert "en, pt" in refused.json()["error"]


def test_rules_are_read_one_by_one_by_section_or_by_book(stranger: Program) -> None:
    (rule,) = stranger.get("/rules/ARNE-6.3")
    assert rule["text"] == paragraphs()["ARNE-6.3"].text
    assert rule in stranger.get("/rules/arne-6")
    assert rule in stranger.get("/rules/ARNE")
    assert stranger.get("/rules/ARNE-6.3?language=pt")[0]["text"] != rule["text"]
    assert stranger.send("GET", "/rules/ARNE-99.9").status_code == 404


def test_what_does_not_exist_is_not_found(stranger: Program) -> None:
    for path in (
        "/games/chess",
        "/rules/X-1",
        "/nothing",
        "/matches/zzzzzzzzzzzzzzzz",
        "/matches/zzzzzzzzzzzzzzzz/view",
    ):
        response = stranger.send("GET", path)
        assert (response.status_code, list(response.json())) == (404, ["error"]), path
    assert stranger.send("DELETE", "/games").status_code == 405


# beginning


def test_only_people_get_keys(stranger: Program) -> None:
    begun = stranger.post(
        "/matches", {"game": "zooloretto", "seats": ["human:Anna", "random", "mammoth:II"]}, status=201
    )
    assert [(seat["seat"], seat["kind"], seat["name"], seat["level"]) for seat in begun["seats"]] == [
        ("A", "human", "Anna", ""),
        ("B", "bot", "Novice", ""),
        ("C", "automa", "AutoMammoth", "II"),
    ]
    assert [key["seat"] for key in begun["keys"]] == ["A"]


def test_a_link_opens_the_seat_in_a_browser(house: House, stranger: Program) -> None:
    begun = stranger.post("/matches", TWO, status=201)
    browser = house.browser()
    response = browser.get(begun["keys"][1]["link"])
    assert response.headers["location"] == f"/m/{begun['match']}?seat=B"


def test_left_out_seats_are_one_person_against_bots(stranger: Program) -> None:
    begun = stranger.post("/matches", {"game": "arne", "options": {"variant": "teams"}}, status=201)
    assert [seat["kind"] for seat in begun["seats"]] == ["human", "bot", "bot", "bot"]


def test_a_companion_has_one_key_for_the_whole_table(stranger: Program) -> None:
    wanted = {"game": "mammoth", "options": {"players": "3", "automas": "A=I"}, "names": ["Ann", "Bo"]}
    begun = stranger.post("/matches", wanted, status=201)
    assert [seat["name"] for seat in begun["seats"]] == ["AutoMammoth", "Ann", "Bo"]
    assert len(begun["keys"]) == 1


@pytest.mark.parametrize(
    "wanted",
    [
        {"game": "chess"},
        {"game": "arne", "seats": ["human"]},
        {"game": "arne", "seats": ["human", "wizard"]},
        {"game": "arne", "seats": ["human:Anna,greedy", "greedy"]},
        {"game": "arne", "seats": ["human:Anna", "human:Anna"]},
        {"game": "arne", "seats": ["human", "human"], "undo": "free"},
        {"game": "arne", "options": {"variant": "wild"}},
        {"game": "arne", "options": {"deck": "{"}},
        {"game": "arne", "names": ["Anna"]},
        {"game": "arne", "by_hand": True},
        {"game": "zooloretto", "seats": ["human", "random"], "options": {"automas": "B=II"}},
        {"game": "mammoth", "seats": ["human"]},
        {"game": "mammoth", "names": ["Ann,Bo"], "options": {"players": "3"}},
        {"game": "mammoth", "names": ["Ann", "Bo", "Cy"]},
        {"game": "mammoth", "options": {"automas": "Z=II"}},
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(stranger: Program, wanted: dict[str, Any]) -> None:
    trouble = stranger.post("/matches", wanted, status=400)
    assert len(trouble["error"]) > 10


@pytest.mark.parametrize(
    "wanted",
    [
        None, [], 7, "arne", {}, {"game": 7}, {"game": "ARNE!"}, {"game": "arne", "seed": -1},
        {"game": "arne", "seed": 2**128}, {"game": "arne", "seats": []}, {"game": "arne", "seats": ["x" * 81]},
        {"game": "arne", "seats": ["human"] * 27}, {"game": "arne", "clock": 301}, {"game": "arne", "undo": "often"},
        {"game": "arne", "cheat": True},
    ],
)  # fmt: skip
def test_what_has_the_wrong_shape_is_refused_with_its_place(stranger: Program, wanted: Any) -> None:
    body, kind = json.dumps(wanted).encode(), {"content-type": "application/json"}
    response = stranger.send("POST", "/matches", content=body, headers=kind)
    assert response.status_code == 422
    assert response.json()["error"].startswith("body")


# playing


def test_a_whole_game_against_a_bot(stranger: Program) -> None:
    match, players = begin(stranger, {"game": "zooloretto", "seats": ["human", "greedy"], "seed": 3})
    now = finish(stranger, match, players)
    assert now["result"]["winners"]
    assert all(score["parts"] for score in now["result"]["scores"])
    assert players[0].get(f"{match}/question") is None


def test_a_question_says_all_an_answer_needs(stranger: Program) -> None:
    match, (anna, ben) = begin(stranger, TWO)
    asked = anna.get(f"{match}/question")
    assert asked["seat"] == "A"
    assert asked["stamp"] == "0.0"
    assert [option["answer"] for option in asked["options"]] == ["orange", "purple"]
    assert asked["rule"] == "ARNE-1.4"
    assert ben.get(f"{match}/question") is None
    assert anna.get(f"{match}/question?language=pt")["ask"] != asked["ask"]


def test_what_is_not_possible_says_why(stranger: Program) -> None:
    match, players = begin(stranger, {**ALONE, "seed": 11})
    anna = players[0]
    while (asked := anna.get(f"{match}/question"))["rule"] == "ARNE-1.4":
        answer_first(anna, match)
    refused = next(
        (code, why) for code in CARD if not (why := anna.get(f"{match}/why?thing={code}"))["possible"] and why["rule"]
    )
    trouble = anna.post(f"{match}/answer", {"stamp": asked["stamp"], "answer": refused[0]}, status=400)
    assert trouble["refusals"] == [{"reason": refused[1]["reason"], "rule": refused[1]["rule"]}]
    assert anna.get(f"{match}/question") == asked
    assert anna.get(f"{match}/why", params={"thing": asked["options"][0]["answer"]})["possible"]
    assert "not a choice" in anna.get(f"{match}/why?thing=nonsense")["reason"]


def test_an_answer_is_taken_once(stranger: Program) -> None:
    match, (anna, _) = begin(stranger, TWO)
    answer = {"stamp": "0.0", "answer": "orange"}
    assert anna.post(f"{match}/answer", answer)["moment"] > 0
    before = anna.get(match)
    anna.post(f"{match}/answer", answer, status=409)
    assert anna.get(match) == before


def test_undo_and_redo(stranger: Program) -> None:
    match, players = begin(stranger, {"game": "mammoth", "seed": 5})
    anna = players[0]
    first = anna.get(f"{match}/question")
    answer_first(anna, match)
    second = anna.get(f"{match}/question")
    anna.post(f"{match}/undo", {"stamp": second["stamp"]})
    again = anna.get(f"{match}/question")
    assert {**again, "stamp": ""} == {**first, "stamp": ""}
    assert again["stamp"] != first["stamp"]
    anna.post(f"{match}/undo", {"stamp": again["stamp"]}, status=400)
    anna.post(f"{match}/redo", {"stamp": again["stamp"]})
    assert anna.get(f"{match}/question")["options"] == second["options"]


def test_people_beside_a_box_may_roll_by_hand_or_let_soloist(stranger: Program) -> None:
    match, players = begin(stranger, {"game": "mammoth", "by_hand": True, "seed": 1, "options": {"automas": "A=I"}})
    anna = players[0]
    while (asked := anna.get(f"{match}/question"))["seat"] != "chance":
        anna.post(f"{match}/roll", {"stamp": asked["stamp"]}, status=400)
        answer_first(anna, match)
    before = anna.get(match)["moment"]
    assert anna.post(f"{match}/roll", {"stamp": asked["stamp"]})["moment"] == before + 1


def test_standing_passes(stranger: Program) -> None:
    match, (anna, ben) = begin(stranger, {**TWO, "seed": 2})
    triggers = list(stranger.get("/games/arne")["triggers"])
    for player in (anna, ben, anna, ben):
        if player.get(f"{match}/question") is not None:
            answer_first(player, match)
    response = anna.send("PUT", f"{match}/pass", {"until": triggers[:1]})
    assert response.status_code == 200
    assert anna.send("DELETE", f"{match}/pass").status_code == 200
    zoo, players = begin(stranger, {"game": "zooloretto"})
    assert players[0].send("PUT", f"{zoo}/pass", {"until": []}).status_code == 400


# looking


def test_a_view_shows_ones_own_hand_only(stranger: Program) -> None:
    match, (anna, ben) = begin(stranger, {**TWO, "seed": 2})
    answer_first(anna, match)
    hands = [program.get(f"{match}/view")["view"]["hand"] for program in (anna, ben, stranger)]
    assert [len(hand) for hand in hands] == [9, 8, 0]  # who begins has drawn
    assert hands[0] != hands[1]
    assert anna.get(f"{match}/view?at=0")["view"]["hand"] == []
    assert anna.get(f"{match}/view?at=999999") == anna.get(f"{match}/view")
    assert stranger.send("GET", f"{match}/view?seat=A").status_code == 403
    assert ben.send("GET", f"{match}/view?seat=A").status_code == 403
    assert ben.get(f"{match}/view?seat=B")["seat"] == "B"


def test_the_log_is_read_from_a_line_on(stranger: Program) -> None:
    match, (anna, _) = begin(stranger, TWO)
    answer_first(anna, match)
    lines = anna.get(f"{match}/log")["lines"]
    assert [line["number"] for line in lines] == list(range(len(lines)))
    assert any("Anna" in line["text"] for line in lines)
    assert anna.get(f"{match}/log?since=2")["lines"] == lines[2:]
    assert anna.get(f"{match}/log?language=pt")["lines"][0]["text"] != lines[0]["text"]


def test_a_record_is_open_when_the_match_is_over(stranger: Program) -> None:
    match, players = begin(stranger, {**ALONE, "options": {"first_game": "yes"}})
    assert players[0].send("GET", f"{match}/record").status_code == 403
    finish(stranger, match, players)
    record = stranger.get(f"{match}/record")
    copy = stranger.post("/records", record, status=201)
    assert stranger.get(f"/matches/{copy['match']}/record") == record
    assert len(stranger.get(f"{match}/view?seat=B&at=20")["view"]["hand"]) > 0
    assert stranger.get(f"{match}/log?seat=B")["lines"]


def test_a_companion_s_record_is_open_to_who_holds_it(stranger: Program) -> None:
    match, players = begin(stranger, {"game": "mammoth", "names": ["Ann"]})
    answer_first(players[0], match)
    assert stranger.send("GET", f"{match}/record").status_code == 403
    record = players[0].get(f"{match}/record")
    copy, (again,) = stranger.post("/records", record, status=201), players
    key = copy["keys"][0]["token"]
    assert stranger.with_token(key).get(f"/matches/{copy['match']}/question")["options"]
    assert again.send("GET", f"/matches/{copy['match']}/question").status_code == 401


def test_events_tell_the_version(house: House, stranger: Program) -> None:
    match, (anna, _) = begin(stranger, TWO)
    listener = house.listen(f"/api{match}/events")
    assert listener.version() == 1
    now = answer_first(anna, match)
    assert listener.version() <= now["version"]
    listener.close()


# views as plain data


@pytest.mark.parametrize("name", [*game_ids(), *companion_ids()])
def test_every_view_can_be_sent(name: str) -> None:
    game = find(name)
    match = Match.new(game, min(game.player_counts), seed=4)
    for _ in range(30):
        for seat in (None, *SEATS[: match.seats]):
            assert_json(plain(match.view(seat)))
        play_on(match, match.moment, 7)


def assert_json(thing: Any) -> None:
    if isinstance(thing, dict):
        assert all(type(key) is str for key in thing)
        thing = list(thing.values())
    if isinstance(thing, list):
        for part in thing:
            assert_json(part)
        return
    assert thing is None or type(thing) in (bool, int, str)


class Level(Enum):
    HIGH = "high"


@dataclass(frozen=True)
class Small:
    seat: object
    things: object = ()


def test_plain_data_has_codes_for_things() -> None:
    small = Small(SEATS[1], (CARD["crash"], Colour.RED, Level.HIGH, None, True, 3))
    assert plain(small) == {"seat": "B", "things": ["crash", "red", "high", None, True, 3]}
    assert plain({SEATS[0]: 1, 2: (), "x": Small("y")}) == {"A": 1, "2": [], "x": {"seat": "y", "things": []}}


@pytest.mark.parametrize(
    "thing",
    [
        object(), [1], {1, 2}, frozenset(), 1.5, b"x", iter(()), lambda: 1, msg("a sentence"), Small, Small([1]),
        {(1, 2): 3}, {None: 1}, {True: 1}, range(3), Match.new(find("zooloretto"), 2),
    ],
    ids=lambda thing: type(thing).__name__,
)  # fmt: skip
def test_nothing_else_is_sent(thing: object) -> None:
    with pytest.raises(NotPlain):
        plain(thing)


def test_the_description_lists_every_address(stranger: Program) -> None:
    paths = set(stranger.get("/openapi.json")["paths"])
    assert {"/games", "/matches", "/matches/{match}/answer", "/matches/{match}/events", "/records"} <= paths
    assert "swagger" not in stranger.send("GET", "/docs").text.lower()
    assert stranger.send("GET", "/redoc").status_code == 404


def test_the_folder_of_the_api_is_nothing(house: House, tmp_path: Path) -> None:
    assert house.browser().get("/api").status_code in (307, 404)


def test_a_refused_undo_says_what_it_stops_at_and_how_to_go_beyond(stranger: Program) -> None:
    seats, options = ["human:Anna", "mammoth:II"], {"first_seat": "a"}
    match, (anna,) = begin(stranger, {"game": "zooloretto", "seats": seats, "seed": 7, "options": options})
    answer_first(anna, match)
    while (asked := anna.get(f"{match}/question")) is None or stranger.get(match)["turn"] < 3:
        if asked is not None:
            answer_first(anna, match)
    trouble = anna.post(f"{match}/undo", {"stamp": asked["stamp"]}, status=400)
    stop = trouble["stop"]
    assert (stop["kind"], stop["seat"], stop["anything"]) == ("revealed", "B", True)
    assert stop["what"] in trouble["error"]
    assert not stranger.get(match)["with_undo"]
    now = anna.post(f"{match}/undo", {"stamp": asked["stamp"], "anything": True})
    assert now["with_undo"]
    assert now["undo"] == "free"
    assert now["moment"] <= stop["moment"]


def test_a_turn_is_restarted(stranger: Program) -> None:
    match, (anna,) = begin(stranger, {"game": "orichalcum", "seats": ["human", "ai"], "seed": 7})
    start = anna.get(f"{match}/question")
    answer_first(anna, match)
    answer_first(anna, match)
    anna.post(f"{match}/restart", {"stamp": anna.get(f"{match}/question")["stamp"]})
    again = anna.get(f"{match}/question")
    assert (again["ask"], again["options"]) == (start["ask"], start["options"])
