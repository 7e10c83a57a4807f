"""Options for tests that play a rule in more than one way."""

from typing import Any

REVISED: dict[str, Any] = {"edition": "revised"}
FIRST: dict[str, Any] = {"edition": "first"}


def house_rule(key: str, value: str, **options: Any) -> dict[str, Any]:
    """The revised edition, or the one named, with a single rule exchanged."""
    return {"house_rules": {key: value}, **options}
