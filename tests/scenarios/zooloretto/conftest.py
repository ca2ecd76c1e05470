"""Every scenario gets an empty scene; those of AutoMammoth run on the screen and beside the box."""

import pytest

from tests.scenarios.zooloretto.mammoth import DigitalMammoth, MammothScene, PhysicalMammoth
from tests.scenarios.zooloretto.scene import Scene


@pytest.fixture
def scene() -> Scene:
    return Scene()


@pytest.fixture(params=[DigitalMammoth, PhysicalMammoth], ids=["digital", "physical"])
def mammoth(request: pytest.FixtureRequest) -> MammothScene:
    made = request.param()
    assert isinstance(made, MammothScene)
    return made
