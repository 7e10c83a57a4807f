"""The answer of somebody whose time is up. (B-DEC-34)"""

from __future__ import annotations

import typing

if typing.TYPE_CHECKING:
    from collections.abc import Sequence

    from dreadhall.betrayal.phases.exploration import Exploration
    from dreadhall.betrayal.state import Explorer
    from dreadhall.kernel import Ask, Choice

PASSES = (
    "end-turn",
    "done",
    "no",
    "keep",
    "roll",
    "damage",
    "go-on",
    "stay",
    "leave",
    "nothing",
    "for:nothing",
    "weapon:none",
)
"""The choices with which one does nothing, or nothing more."""


def silent_answer(rules: Exploration, ask: Ask, seat: int) -> str:
    """Decline where that is possible; split damage evenly; of anything else take the first."""
    choices = ask.choices_for(seat)
    if ask.prompt == "split-damage":
        who = next(who for who in rules.state.explorers if who.id == ask.data["explorer"])
        return even_split(rules, who, choices)
    keys = [choice.key for choice in choices]
    return next((key for key in PASSES if key in keys), keys[0])


def even_split(rules: Exploration, who: Explorer, choices: Sequence[Choice[int]]) -> str:
    """As even as can be, an odd point on the trait that is farther from its skull."""

    def strain(choice: Choice[int]) -> tuple[int, int]:
        data = choice.data
        more = data["on_first"] - data["on_second"]
        farther = rules.height(who, data["first_trait"]) - rules.height(who, data["second_trait"])
        return abs(more), -more if farther >= 0 else more

    return min(choices, key=strain).key
