#!/usr/bin/env python3
"""Write a database with an earlier version of Soloist, by playing at its server, and print it as SQL.

git archive COMMIT | tar x -C ../before
uv run tests/web/earlier/write.py ../before > tests/web/earlier/NAME.sql
uv run tests/web/earlier/write.py ../before arno > …     only one match of this game that is not over, and nothing else

Matches of all games and companions, finished and not, with a browser that holds seats, answers that were taken back,
a standing pass, steps that were ticked off, and a finished match that was thrown away, so that only its play is left.
"""

from __future__ import annotations

import json
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

COOKIE = "soloist=an-evening-with-soloist-0123"
PATIENCE = 60.0
WHOLE = 10_000  # answers: as many as there are
FEW = 8
WANTED: tuple[tuple[dict[str, Any], int], ...] = (
    ({"game": "arne", "seats": ["human:Anna", "human:Ben", "random"]}, FEW),
    ({"game": "arne", "seats": ["human", "random"], "options": {"variant": "ghost"}}, WHOLE),
    ({"game": "zooloretto", "seats": ["human", "mammoth:II"]}, FEW),
    ({"game": "zooloretto", "seats": ["human", "greedy"]}, WHOLE),
    ({"game": "arknova", "seats": ["human", "arno:L3"]}, FEW),
    ({"game": "arknova", "seats": ["human:Anna", "human:Ben"]}, FEW),
    ({"game": "orichalcum", "seats": ["human", "ai:AI"]}, FEW),
    ({"game": "orichalcum", "seats": ["human", "random"]}, WHOLE),
    ({"game": "mammoth"}, FEW),
    ({"game": "mammoth"}, WHOLE),
    ({"game": "arno"}, FEW),
    ({"game": "arno"}, WHOLE),
    ({"game": "orichalcum-ai"}, FEW),
    ({"game": "orichalcum-ai"}, WHOLE),
)
THROWN_AWAY = {"game": "zooloretto", "seats": ["human", "random"]}


class Player:
    """A program that plays, and a browser that holds its seats."""

    def __init__(self, port: int) -> None:
        self._line = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        self._chance = random.Random(17)

    def send(self, method: str, path: str, body: str = "", **headers: str) -> tuple[int, str]:
        """Again, where there were too many requests."""
        while True:
            self._line.request(
                method, path, body.encode() or None, {name.replace("_", "-"): headers[name] for name in headers}
            )
            response = self._line.getresponse()
            text = response.read().decode()
            if response.status != 429:
                return response.status, text
            time.sleep(0.2)

    def call(self, method: str, path: str, token: str = "", body: object = None) -> Any:
        sent = {"authorization": f"Bearer {token}", "content_type": "application/json"}
        status, text = self.send(method, f"/api{path}", "" if body is None else json.dumps(body), **sent)
        assert status < 400, text
        return json.loads(text)

    def browse(self, path: str, fields: dict[str, str] | None = None) -> str:
        """A page, or where a form leads."""
        sent = {"cookie": COOKIE, "host": "localhost"}
        if fields is None:
            return self.send("GET", path, **sent)[1]
        csrf = re.search(r'name="csrf" value="([^"]+)"', self.browse("/"))
        assert csrf is not None
        form = urlencode({"csrf": csrf[1], **fields})
        status, text = self.send("POST", path, form, content_type="application/x-www-form-urlencoded", **sent)
        assert status in (200, 303), text
        return text

    def play(self, wanted: dict[str, Any], answers: int, seed: int) -> tuple[str, list[str]]:
        """Begin a match, take its seats with the browser, and give so many answers; its name and its tokens."""
        begun = self.call("POST", "/matches", body={**wanted, "seed": seed})
        match, tokens = begun["match"], [key["token"] for key in begun["keys"]]
        for token in tokens:
            self.browse(f"/m/{match}/join/{token}")
        given = 0
        while given < answers and not self.call("GET", f"/matches/{match}")["over"]:
            given += sum(self.answer(match, token) for token in tokens)
        return match, tokens

    def answer(self, match: str, token: str) -> bool:
        asked = self.call("GET", f"/matches/{match}/question", token)
        if asked is None:
            return False
        answer = self._chance.choice(asked["options"])["answer"]
        self.call("POST", f"/matches/{match}/answer", token, {"stamp": asked["stamp"], "answer": answer})
        return True

    def take_back(self, match: str, token: str) -> None:
        stamp = self.call("GET", f"/matches/{match}/question", token)["stamp"]
        self.call("POST", f"/matches/{match}/undo", token, {"stamp": stamp})


def play_all(player: Player) -> None:
    for seed, (wanted, answers) in enumerate(WANTED, 1):
        match, tokens = player.play(wanted, answers, seed)
        print(f"{seed} of {len(WANTED)}: {wanted['game']}", file=sys.stderr, flush=True)
        if answers == FEW and wanted["game"] == "mammoth":
            player.take_back(match, tokens[0])
            player.browse(f"/m/{match}/tick", {"seat": "A", "step": "3.0", "on": "1"})
        if answers == FEW and wanted["game"] == "arne":
            asked = player.call("GET", f"/matches/{match}")["asked"]
            player.browse(f"/m/{match}/watch", {"seat": next(seat for seat in "AB" if seat not in asked)})
    match, _ = player.play(THROWN_AWAY, WHOLE, 99)
    player.browse(f"/m/{match}/delete", {})
    player.browse("/new/zooloretto", {"seat-A": "you", "seat-B": "automa:I"})


def play_one(player: Player, game: str) -> None:
    wanted = next(wanted for wanted, answers in WANTED if wanted["game"] == game and answers == FEW)
    player.play(wanted, FEW, 1)


def main() -> int:
    checkout = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as name:
        data, said = Path(name) / "data", Path(name) / "said"
        words = [sys.executable, "-m", "soloist", "--data", str(data), "--no-browser", "--port", "0"]
        with said.open("w") as out:
            server = subprocess.Popen(words, stdout=out, cwd=checkout, env={**os.environ, "PYTHONPATH": str(checkout)})
        try:
            while (found := re.search(r"http://[^/]+:(\d+)/", said.read_text("utf-8"))) is None:
                time.sleep(0.1)
            player = Player(int(found[1]))
            if sys.argv[2:]:
                play_one(player, sys.argv[2])
            else:
                play_all(player)
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(PATIENCE)
        with sqlite3.connect(data / "soloist.sqlite3") as line:
            print("\n".join(line.iterdump()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
