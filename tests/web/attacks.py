"""Requests that somebody writes to exhaust the server, and what each of them costs it.

They are sent to the app in a process of its own, which has little memory and little time: what would have taken the
machine down takes that process down.
"""

from __future__ import annotations

import json
import resource
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from urllib.parse import urlencode

from soloist.registry import find
from soloist.web.own_board.ends import ADDRESS
from tests.kit.mutating import DOCUMENTS, mutant, real_record
from tests.web.servers import FORKS
from tests.web.visits import Browser, open_house

MEGABYTE = 1_000_000
MOST_CPU, MOST_MEMORY = 0.5, 100.0  # seconds and megabytes, for any request
ROOM = 1_500 * MEGABYTE  # of address space, beyond what the app has when it is up
PATIENCE = 120
FORM = "application/x-www-form-urlencoded"
JSON = "application/json"
CUT = b"@csrf@"  # where a form carries the token of its browser


@dataclass(frozen=True)
class Attack:
    """One request."""

    name: str
    path: str
    body: bytes = b""
    kind: str = ""  # of the body
    method: str = "POST"
    headers: Sequence[tuple[str, str]] = field(default_factory=tuple)


@dataclass(frozen=True)
class Cost:
    """What a request came to."""

    attack: str
    status: int
    said: str
    cpu: float
    memory: float

    @property
    def is_bearable(self) -> bool:
        return self.cpu <= MOST_CPU and self.memory <= MOST_MEMORY and self.status < 500

    def __str__(self) -> str:
        return f"{self.attack}: status {self.status}, {self.cpu:.2f} s of CPU, {self.memory:.0f} MB: {self.said}"


def costs_of(attacks: Sequence[Attack]) -> list[Cost]:
    """What these cost, one after the other in a process of their own; its death is the cost of the one it died of."""
    here, there = FORKS.Pipe()
    child = FORKS.Process(target=_suffer, args=(there, list(attacks)))
    child.start()
    there.close()
    found: list[Cost] = []
    try:
        while len(found) < len(attacks):
            if not here.poll(PATIENCE):
                raise EOFError
            found.append(here.recv())
    except EOFError:
        found.append(Cost(attacks[len(found)].name, 599, "the server died", PATIENCE, ROOM / MEGABYTE))
    finally:
        child.kill()
        child.join()
        here.close()
    return found


def _suffer(line: Connection, attacks: list[Attack]) -> None:
    with TemporaryDirectory() as folder, open_house(Path(folder)) as house:
        anna = house.browser()
        anna.get("/new/orichalcum")
        now = _pages("VmSize") + ROOM
        resource.setrlimit(resource.RLIMIT_AS, (now, now))
        for attack in attacks:
            line.send(_cost(anna, attack))


def _cost(anna: Browser, attack: Attack) -> Cost:
    headers = [*attack.headers, *([("content-type", attack.kind)] if attack.kind else [])]
    body = attack.body.replace(CUT, anna.csrf.encode())
    Path("/proc/self/clear_refs").write_text("5")  # the peak begins anew
    before, began = _pages("VmRSS"), time.process_time()
    asked = anna.client.request(attack.method, attack.path, content=body, headers=headers)
    response = anna.house.run(asked)
    cpu, memory = time.process_time() - began, _pages("VmHWM") - before
    return Cost(attack.name, response.status_code, response.text[-300:], cpu, memory / MEGABYTE)


def _pages(name: str) -> int:
    """Bytes of this process, as the kernel counts them."""
    lines = Path("/proc/self/status").read_text("utf-8").splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith(f"{name}:"))


# places that take a document


def new_match(game: str, option: str, text: str) -> Attack:
    fields = {"seat-A": "you", "seat-B": "bot:greedy", f"option-{option}": text}
    return Attack(f"/new/{game}", f"/new/{game}", form(fields), FORM)


def by_api(game: str, option: str, text: str) -> Attack:
    return Attack(f"/api/matches {game}", "/api/matches", sent({"game": game, "options": {option: text}}), JSON)


def in_record(game: str, option: str, text: str) -> Attack:
    head = f"soloist record 1\ngame {game}\nrules {find(game).rules_version}\nseats 2\nseed 1\nundo screen"
    return by_record(f"{head}\noption {option} {json.dumps(text)}\n--\n")


def by_record(record: str) -> Attack:
    return Attack("/api/records", "/api/records", sent({"record": record}), JSON)


def own_board(name: str, text: str) -> Attack:
    return Attack(f"own board, {name}", ADDRESS, form({"do": "undo" if name == "past" else "read", name: text}), FORM)


def uploaded(content: bytes, name: str = "file") -> Attack:
    parts = b"".join((
        b'--b\r\ncontent-disposition: form-data; name="csrf"\r\n\r\n', CUT,
        b'\r\n--b\r\ncontent-disposition: form-data; name="', name.encode(), b'"; filename="x"\r\n\r\n', content,
        b"\r\n--b--\r\n",
    ))  # fmt: skip
    return Attack("/import", "/import", parts, "multipart/form-data; boundary=b")


def form(fields: Mapping[str, str]) -> bytes:
    """The fields of a form, with the token of its browser."""
    return b"csrf=" + CUT + b"&" + urlencode(fields).encode()


def sent(body: object) -> bytes:
    return json.dumps(body).encode()


# the same from real documents, a little wrong


def mutants(random: Random) -> Iterator[Attack]:
    """Without end: documents and records that are nearly right, in every place that takes them."""
    records = {game: real_record(game, 5) for game in ("arne", "zooloretto", "orichalcum", "arknova")}
    for number in count():
        (game, option), texts = random.choice(list(DOCUMENTS.items()))
        text = mutant(random.choice(texts), random)
        record = mutant(records[random.choice(list(records))], random)
        cut = record.rpartition("--\n")[0]
        made = [
            new_match(game, option, text), by_api(game, option, text), in_record(game, option, text),
            by_record(random.choice((record, cut))), uploaded(record.encode("utf-8", "replace")),
        ]  # fmt: skip
        if option == "box":
            made += [own_board("file", text), own_board("box", text), new_match("orichalcum-ai", option, text)]
        attack = random.choice(made)
        if random.random() < 0.2:
            attack = replace(attack, body=mutant(attack.body.decode(), random).encode())
        yield replace(attack, name=f"{number} {attack.name}")
