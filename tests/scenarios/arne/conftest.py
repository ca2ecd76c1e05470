"""Every scenario gets an empty scene."""

import pytest

from tests.scenarios.arne.scene import Scene


@pytest.fixture
def scene() -> Scene:
    return Scene()
