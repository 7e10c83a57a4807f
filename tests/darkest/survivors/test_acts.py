"""From a verb to the rule that does it."""

import inspect
import typing

from dreadhall.darkest.survivors.acts import TurnVerb, method
from dreadhall.testing.surface import surface_of

SURFACE = surface_of("darkest")
RULES = {
    name: rule
    for owner in (*SURFACE.chapters, *SURFACE.layers)
    for name, rule in vars(owner).items()
    if name.startswith("do_")
}


def test_every_verb_of_a_turn_has_its_rule_and_every_such_rule_its_verb() -> None:
    assert {method(verb) for verb in typing.get_args(TurnVerb)} == RULES.keys()


def test_such_a_rule_is_told_who_acts_and_what_was_chosen() -> None:
    for name, rule in RULES.items():
        assert list(inspect.signature(rule).parameters) == ["self", "who", "act"], name
        assert inspect.iscoroutinefunction(rule), name
