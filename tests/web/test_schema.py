"""The API does what its description says, whatever is sent: schemathesis reads the description and tries."""

from __future__ import annotations

from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import ignored_auth
from schemathesis.config import SchemathesisConfig

from soloist.engine.seats import SEATS
from soloist.web.api import api_app
from soloist.web.app import make_app
from soloist.web.keeping import kept_of
from soloist.web.people import Signer
from soloist.web.room import Beginning
from soloist.web.store import Store, sqlite_address

EXAMPLES = 10  # for each operation, fitting the description and not fitting it
SEQUENCES = 6
REJECTED = ["400", "401", "403", "404", "409", "2xx"]  # what fits the description may still be impossible
CONFIG = {"checks": {"positive_data_acceptance": {"expected-statuses": REJECTED}}}
SEARCH = settings(
    max_examples=EXAMPLES, derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck)
)
STREAM = "/matches/{match}/events"  # never ends
RUNNING = "running000000000"


def operations() -> list[tuple[str, str]]:
    paths = api_app(cast(Any, None)).openapi()["paths"]
    return [(path, method) for path, methods in paths.items() for method in methods if path != STREAM]


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Store:
    """A store with a running match, so that there is something to ask for."""
    store = Store(sqlite_address(tmp_path_factory.mktemp("schema")))
    store.add(kept_of(Beginning("arne", ["human", "human"], seed=3).match(), RUNNING), [])
    return store


@pytest.fixture(scope="module")
def schema(store: Store) -> Any:
    app = make_app(store, limited=False)
    return schemathesis.openapi.from_asgi("/api/openapi.json", app, config=SchemathesisConfig.from_dict(CONFIG))


@pytest.fixture(scope="module")
def headers(store: Store) -> dict[str, str]:
    return {"authorization": f"Bearer {Signer(store.secret).seat_token(RUNNING, SEATS[0])}"}


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize(("path", "method"), operations(), ids=lambda part: part)
def test_whatever_is_sent_the_answer_fits_the_description(schema: Any, path: str, method: str, mode: Any) -> None:
    @SEARCH
    @given(case=schema[path][method].as_strategy(generation_mode=mode))
    def check(case: Case[Any]) -> None:
        case.call_and_validate()

    check()


def test_the_match_of_a_seat_is_asked_all_kinds_of_things(schema: Any, headers: dict[str, str]) -> None:
    """With a real match and a real token, requests reach the rooms."""
    for path, method in operations():
        if "{match}" in path:

            @SEARCH
            @given(case=schema[path][method].as_strategy())
            def check(case: Case[Any]) -> None:
                case.path_parameters["match"] = RUNNING
                case.call_and_validate(headers=headers, excluded_checks=[ignored_auth])

            check()


def test_sequences_of_requests(schema: Any) -> None:
    """Matches are begun, and what came back is used to ask further."""
    search = settings(SEARCH, max_examples=SEQUENCES, stateful_step_count=6)
    schema.exclude(path=STREAM).as_state_machine().run(settings=search)
