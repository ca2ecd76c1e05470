"""How Hypothesis searches: freely on a desk, always the same in CI, long when asked to; a data folder for tests; and
nothing is done twice that one run of the tests can do once: programs are compiled, what was imported is not looked
through for garbage."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from soloist.build import build, is_compiled

COMPILED = Path(__file__).parent.parent / ".cache" / "compiled"
SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]

settings.register_profile("desk", max_examples=80, deadline=None, suppress_health_check=SLOW)
settings.register_profile(
    "ci", max_examples=50, deadline=None, suppress_health_check=SLOW, derandomize=True, database=None
)
settings.register_profile("long", max_examples=3000, deadline=None, suppress_health_check=SLOW)
settings.load_profile(os.environ.get("SOLOIST_SEARCH", "ci" if os.environ.get("CI") else "desk"))


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: much of the time a test waits for a browser or a server."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_finish() -> None:
    """What is there before the first test stays until the last one."""
    gc.collect()
    gc.freeze()


def pytest_sessionstart() -> None:
    """Whoever tests a wheel says which build is meant."""
    wanted = os.environ.get("SOLOIST_BUILD", build())
    if wanted != build():
        pytest.exit(f"the {wanted} build was to be tested, and the {build()} one runs", 1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Nothing of a compiled build is read or replaced while it runs."""
    if is_compiled():
        for item in items:
            if item.get_closest_marker("plain"):
                item.add_marker(pytest.mark.skip(reason="needs plain Python"))


@pytest.fixture(autouse=True, scope="session")
def compiled_once() -> Iterator[None]:
    """Servers and commands that tests start find themselves compiled, also where Python may not write beside them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPYCACHEPREFIX", str(COMPILED))
        patch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
        yield


@pytest.fixture(autouse=True, scope="session")
def own_data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What tests finish in the terminal is not counted in the record of whoever runs them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield
