"""Where matches are kept: one version after another, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from soloist.engine.record import Line
from soloist.web.store import OWNER, Change, Conflict, Kept, Store
from tests.web.at_once import at_once
from tests.web.postgres import cluster, postgres

__all__ = ["cluster", "postgres"]

NAME = "match00000000000"
LINES: list[Line] = [("A", False, "orange"), ("B", True, "purple"), ("chance", False, "crash, x3")]


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    store = Store(address)
    yield store
    store.close()


def kept(name: str = NAME, **more: Any) -> Kept:
    whole = Kept(name, 1, 0, "head", [], {"turn": 0}, "arne", False, 100.0, 100.0, list(LINES))
    return replace(whole, **more)


def change(first: int = 3, answers: list[Line] | None = None, **more: Any) -> Change:
    whole = Change("", first, answers or [], 0, [], {"turn": 1}, False, 200.0, {})
    return replace(whole, **more)


def load(store: Store, name: str = NAME) -> Kept:
    found = store.load(name)
    assert found is not None
    return found


# matches


def test_what_is_kept_comes_back(store: Store) -> None:
    store.add(kept(undone=[[("A", False, "red.1")]], summary={"ü": [1, None]}), [])
    assert load(store) == kept(undone=[[("A", False, "red.1")]], summary={"ü": [1, None]})
    assert store.version(NAME) == 1


def test_what_was_never_kept_is_not_there(store: Store) -> None:
    assert store.load(NAME) is None
    assert store.version(NAME) is None
    assert store.versions([NAME]) == {}
    assert store.versions([]) == {}
    assert store.held(NAME, "person") == frozenset()
    with pytest.raises(Conflict):
        store.change(NAME, 1, change())
    store.remove(NAME)


def test_a_change_adds_answers_and_raises_the_version(store: Store) -> None:
    store.add(kept(), [])
    assert store.change(NAME, 1, change(3, [("A", False, "v50-red")])) == 2
    now = load(store)
    assert now.answers == [*LINES, ("A", False, "v50-red")]
    assert (now.version, now.summary, now.changed, now.begun) == (2, {"turn": 1}, 200.0, 100.0)
    assert store.versions([NAME, "other"]) == {NAME: 2}


def test_of_two_changes_from_one_version_one_succeeds(store: Store) -> None:
    store.add(kept(), [])
    store.change(NAME, 1, change(3, [("A", False, "one")]))
    before = load(store)
    with pytest.raises(Conflict):
        store.change(NAME, 1, change(3, [("A", False, "two"), ("B", False, "three")], watches={"A": (0, ["x"])}))
    with pytest.raises(Conflict):
        store.change(NAME, 3, change(0))
    assert load(store) == before


def test_an_undo_shortens_the_answers_and_keeps_what_was_undone(store: Store) -> None:
    store.add(kept(), [])
    undone: list[list[Line]] = [[LINES[2]], [LINES[1]]]
    store.change(NAME, 1, change(1, undos=2, undone=undone))
    now = load(store)
    assert now.answers == LINES[:1]
    assert now.undone == undone
    assert now.undos == 2


def test_a_change_may_replace_the_end(store: Store) -> None:
    store.add(kept(), [])
    store.change(NAME, 1, change(2, [("B", False, "other"), ("A", True, "pass")]))
    assert load(store).answers == [*LINES[:2], ("B", False, "other"), ("A", True, "pass")]


def test_standing_passes_are_kept_and_given_up(store: Store) -> None:
    store.add(kept(), [])
    store.change(NAME, 1, change(watches={"A": (3, ["theft", "crash"]), "B": (0, [])}))
    assert load(store).watches == {"A": (3, ["theft", "crash"]), "B": (0, [])}
    store.change(NAME, 2, change(watches={"B": (4, ["x"])}))
    assert load(store).watches == {"B": (4, ["x"])}


def test_a_removed_match_leaves_nothing(store: Store) -> None:
    store.add(kept(), [("person", "A")])
    store.change(NAME, 1, change(watches={"A": (0, [])}))
    store.remove(NAME)
    assert store.load(NAME) is None
    assert store.held(NAME, "person") == frozenset()
    store.add(kept(), [])
    assert load(store).watches == {}


def test_texts_of_all_kinds_are_kept(store: Store) -> None:
    for number, text in enumerate(("'; drop table matches; --", "ü€𝄞\u202e\u200b", '"\\', "%s :x ?", "x" * 50_000)):
        name = f"{number}{NAME[1:]}"
        store.add(kept(name, head=text, answers=[("A", False, text)], summary={text: text}), [(f"p{number}", "A")])
        assert load(store, name).answers == [("A", False, text)]
        assert load(store, name).head == text
        assert load(store, name).summary == {text: text}
        assert store.load(text) is None


# people


def test_seats_are_held_by_persons(store: Store) -> None:
    store.add(kept(), [("anna", OWNER), ("anna", "A")])
    store.hold(NAME, "ben", ["B"])
    store.hold(NAME, "ben", ["B", "C"])
    assert store.held(NAME, "anna") == {OWNER, "A"}
    assert store.held(NAME, "ben") == {"B", "C"}
    assert store.held("other", "anna") == frozenset()


def test_two_requests_may_remember_a_seat_at_once(store: Store) -> None:
    store.add(kept(), [])
    at_once(*[partial(store.hold, NAME, "anna", ["A", "B"])] * 6)
    assert store.held(NAME, "anna") == {"A", "B"}


def test_listings_show_the_latest_first(store: Store) -> None:
    for number in range(5):
        store.add(kept(f"match{number}", changed=float(number)), [("anna" if number % 2 else "ben", "A")])
    assert [each.id for each in store.listing("anna", 10)] == ["match3", "match1"]
    assert [each.id for each in store.listing("ben", 2)] == ["match4", "match2"]
    assert [each.id for each in store.listing(None, 3)] == ["match4", "match3", "match2"]
    assert store.listing("cleo", 10) == []


def test_somebody_who_holds_two_seats_is_listed_once(store: Store) -> None:
    store.add(kept(), [("anna", OWNER), ("anna", "A"), ("anna", "B")])
    assert len(store.listing("anna", 10)) == 1


# servers


def test_the_secret_is_made_once(address: str) -> None:
    first, second = Store(address), Store(address)
    assert first.secret == second.secret
    assert len(first.secret) == 32
    first.close()
    second.close()


def test_servers_that_start_at_once_agree_on_the_secret(address: str) -> None:
    """Each makes the tables and the secret if nobody has yet."""

    def start() -> bytes:
        with closing(Store(address)) as store:
            return store.secret

    secrets = at_once(*[start] * 6)
    assert len(set(secrets)) == 1, secrets


def test_a_match_is_read_as_of_one_version(address: str) -> None:
    """While another server writes, version and answers fit each other."""
    reader, writer = Store(address), Store(address)
    writer.add(kept(answers=[]), [])
    done = threading.Event()

    def write() -> None:
        for version in range(1, 150):
            writer.change(NAME, version, change(version - 1, [("A", False, str(version))]))
        done.set()

    thread = threading.Thread(target=write, daemon=True)
    thread.start()
    while not done.is_set():
        now = load(reader)
        assert now.version == len(now.answers) + 1
    thread.join()
    reader.close()
    writer.close()


def test_racing_changes_are_taken_one_at_a_time(address: str) -> None:
    """Four servers add answers as fast as they can: every success is there, in order, and nothing else."""
    stores = [Store(address) for _ in range(4)]
    stores[0].add(kept(answers=[]), [])
    done: list[tuple[int, str]] = []

    def work(number: int) -> None:
        tries = 0
        while tries < 12:
            now = load(stores[number])
            text = f"{number}.{tries}"
            try:
                version = stores[number].change(NAME, now.version, change(len(now.answers), [("A", False, text)]))
            except Conflict:
                continue
            done.append((version, text))
            tries += 1

    at_once(*(partial(work, number) for number in range(4)))
    assert [what for _, _, what in load(stores[0]).answers] == [text for _, text in sorted(done)]
    assert store_versions(done) == list(range(2, 50))
    for store in stores:
        store.close()


def store_versions(done: list[tuple[int, str]]) -> list[int]:
    return sorted(version for version, _ in done)
