from tests.kit.facts import Walk
WALK = Walk([])
