"""Every scenario gets an empty scene with room for an ARNO."""

import pytest

from tests.scenarios.arno.scene import ArnoScene


@pytest.fixture
def scene() -> ArnoScene:
    return ArnoScene()
