"""Which numbered rules a test shows."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a scenario with the paragraphs it shows, as in `@rule("ARNE-8.4")`."""
    return pytest.mark.rule(*ids)
