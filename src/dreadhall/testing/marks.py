"""Tests name the rules they check."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the rules it would fail without.

    >>> @rule("D-FIRE-06")
    ... def test_fire_moves() -> None: ...
    """
    return pytest.mark.rule(*ids)
