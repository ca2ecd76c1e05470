"""How Hypothesis searches: freely on a desk, always the same in CI, long when asked to; and a data folder for tests."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]

settings.register_profile("desk", max_examples=80, deadline=None, suppress_health_check=SLOW)
settings.register_profile(
    "ci", max_examples=50, deadline=None, suppress_health_check=SLOW, derandomize=True, database=None
)
settings.register_profile("long", max_examples=3000, deadline=None, suppress_health_check=SLOW)
settings.load_profile(os.environ.get("SOLOIST_SEARCH", "ci" if os.environ.get("CI") else "desk"))


@pytest.fixture(autouse=True, scope="session")
def own_data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What tests finish in the terminal is not counted in the record of whoever runs them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield
