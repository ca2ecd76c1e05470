"""The test kit: in one place, used by every game."""

from tests.kit.rules import rule

__all__ = ["rule"]
