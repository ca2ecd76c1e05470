#!/usr/bin/env python3
"""Measure how much memory a server holds for each open match: the same one again and again, nearly at its end.

uv run bench/memory.py                        100 rooms of each game
uv run bench/memory.py --game arknova --seats human,greedy,greedy,greedy --rooms 200

Every person of a table looks at it once, with a browser of their own. The match is made by the script, greedy players
play it almost to the end, and a server opens its record for each room. Bytes are those that belong to the server's
processes alone, so what is shared between workers does not count twice.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlsplit

from serving import HERE, Serving, serving
from web import Browser, browser_of

from soloist.engine.record import Record
from soloist.engine.seats import SEATS, ask
from soloist.progress import bar
from soloist.seating import read_seating
from soloist.web.room import Beginning

TABLES = (
    ("arne", "human,greedy,greedy"),
    ("zooloretto", "human,greedy,mammoth:II"),
    ("arknova", "human,arno:L3"),
    ("arknova", "human,human,human,human"),
    ("orichalcum", "human,ai"),
)
FIRST = 5  # rooms that are not counted: what is drawn or worked out once for all
LOG = "log-turn"  # on the page of a table
LEFT_OUT = 3  # of the last answers, so that the match is not over


def almost_whole(game: str, seats: Sequence[str]) -> Record:
    """A match that is nearly over."""
    match = Beginning(game, seats, seed=1).match()
    match.meta["seats"] = ",".join(seats)
    bots = read_seating(match.game, ["greedy" if word == "human" else word for word in seats]).bots()
    while not match.over:
        question = match.questions[0]
        bot = bots[question.seat]
        assert bot is not None
        match.answer(ask(bot, match, question), seat=question.seat)
    record = Record.of(match)
    del record.answers[-LEFT_OUT:]
    return record


async def open_room(browsers: Sequence[Browser], record: str) -> None:
    """Everybody looks with a browser of their own."""
    _, _, text = await browsers[0].ask("POST", "/api/records", json.dumps({"record": record}), "application/json")
    given = json.loads(text)
    for browser, key in zip(browsers, given["keys"], strict=False):
        await browser.ask("GET", urlsplit(key["link"]).path)
        status, _, page = await browser.ask("GET", f"/m/{given['match']}")
        if status != 200 or LOG not in page:
            raise RuntimeError(f"the page of a room: {status}")


async def measured(server: Serving, record: str, rooms: int) -> float:
    """Bytes for each room."""
    browsers = [browser_of(server) for _ in SEATS]
    with bar("rooms", FIRST + rooms) as shown:
        before = 0
        for number in range(FIRST + rooms):
            if number == FIRST:
                before = server.memory()
            await open_room(browsers, record)
            shown.advance(1)
    for browser in browsers:
        browser.close()
    return (server.memory() - before) / rooms


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=dict(TABLES))
    parser.add_argument("--seats", help="who sits there, as in `soloist play`")
    parser.add_argument("--rooms", type=int, default=100)
    parser.add_argument("--checkout", type=Path, default=HERE)
    wanted = parser.parse_args()
    tables = [(game, wanted.seats or seats) for game, seats in TABLES if wanted.game in (game, None)]
    for game, seats in dict.fromkeys(tables):
        record = almost_whole(game, seats.split(","))
        with serving(wanted.checkout.resolve()) as server:
            each = asyncio.run(measured(server, record.text(), wanted.rooms))
        eyes = seats.split(",").count("human")
        print(f"{game:12} {len(record.answers):>5} answers, {eyes} pairs of eyes {each / 1e3:>8.0f} KB for each room")


if __name__ == "__main__":
    main()
