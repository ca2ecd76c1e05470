"""A fast disk for tests that are not about the disk."""

from __future__ import annotations

import os

import pytest


@pytest.fixture(autouse=True)
def fast_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", os.fstat)
