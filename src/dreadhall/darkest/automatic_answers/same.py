"""Choices that come to the same."""

from collections.abc import Callable, Hashable
from typing import Any

from dreadhall.darkest.phases.upkeep import Upkeep
from dreadhall.kernel import Choice

Choices = list[Choice[Any]]
Settle = Callable[[Upkeep, Choices, Any], Choice[Any] | None]
"""The choice that nobody needs to be asked about; None where somebody does."""

Outcome = Callable[[Upkeep, Any, Any], Hashable]
"""What a choice of this value comes to: two that come to equal things are alike for everybody."""


def all_alike(outcome: Outcome) -> Settle:
    """Any of the choices, where all of them come to the same."""

    def settle(rules: Upkeep, choices: Choices, data: object) -> Choice[Any] | None:
        first = outcome(rules, choices[0].value, data)
        for other in choices[1:]:
            if outcome(rules, other.value, data) != first:
                return None
        return choices[0]

    return settle
