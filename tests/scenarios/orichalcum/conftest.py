"""Every scenario gets an empty scene."""

import pytest

from tests.scenarios.orichalcum.scene import Scene


@pytest.fixture
def scene() -> Scene:
    return Scene()
