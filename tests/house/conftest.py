"""The program as syntax trees is large: it is let go when the house rules have been looked at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.kit.trees import modules


@pytest.fixture(autouse=True, scope="package")
def trees() -> Iterator[None]:
    yield
    modules.cache_clear()
