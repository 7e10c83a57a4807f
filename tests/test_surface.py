"""Layers override hooks and facts and nothing else, and none forgets another."""

from typing import ClassVar

import pytest
from typing_extensions import override

from dreadhall.kernel import Options, Rules, State, hook
from dreadhall.registry import shipped
from dreadhall.testing.surface import Surface, surface_of


@pytest.mark.parametrize("game", [record.game.name for record in shipped()])
def test_layers_override_only_what_is_meant_for_it(game: str) -> None:
    assert list(surface_of(game).faults()) == []


class Well(Rules[State, Options]):
    """A chapter."""

    depth: ClassVar[int] = 3
    """How far down the water is."""
    width: ClassVar[int] = 1

    @hook
    def frogs(self) -> int:
        """How many frogs sit in it."""
        return 1

    @hook(replaced=True)
    def song(self) -> str:
        """What they sing."""
        return "croak"

    @hook
    def bucket(self) -> str:
        return "wood"

    def rope(self) -> int:
        """How long it is."""
        return 5


class Rain(Well):
    """A layer that knows its manners."""

    depth = 2

    @override
    def frogs(self) -> int:
        return super().frogs() + 1

    @override
    def song(self) -> str:
        return "splash"


class Drought(Well):
    """A layer that forgets others."""

    @override
    def frogs(self) -> int:
        return 0

    @override
    def song(self) -> str:
        return ""

    def dust(self) -> int:
        """Something new."""
        return 1


class Repair(Well):
    """A layer that does what it must not."""

    width = 2

    @override
    def rope(self) -> int:
        return 9

    @override
    def bucket(self) -> str:
        return "tin"

    def dust(self) -> int:
        """Something new, by a name that is taken."""
        return 2


def test_a_layer_that_calls_super_and_one_that_replaces_what_may_be_replaced_are_fine() -> None:
    surface = Surface([Well], [Rain])
    assert list(surface.faults()) == [
        "Well.width has no line for whoever overrides it",
        "Well.bucket has no line for whoever overrides it",
    ]
    names = {str(name): [each.__name__ for each in name.overridden_by] for name in surface.names if name.overridden_by}
    assert names == {"Well.depth": ["Rain"], "Well.frogs": ["Rain"], "Well.song": ["Rain"]}


def test_a_layer_that_would_make_another_be_forgotten_is_found_where_they_can_meet() -> None:
    forgetful = "Well.frogs: Drought does not call super, and may meet Rain"
    assert forgetful in Surface([Well], [Rain, Drought]).faults()
    assert forgetful not in Surface([Well], [Rain, Drought], alternatives=[[Rain, Drought]]).faults()
    assert forgetful not in Surface([Well], [Rain, Drought], last=[Drought]).faults()
    assert forgetful not in Surface([Well], [Drought]).faults()


def test_a_layer_that_forgets_what_it_builds_on_is_found_though_it_is_the_last() -> None:
    class Flood(Rain):
        @override
        def frogs(self) -> int:
            return 9

    fault = "Well.frogs: Flood does not call super, and may meet Rain"
    assert fault in Surface([Well], [Rain, Flood], last=[Flood]).faults()


def test_what_is_no_hook_is_not_overridden_and_every_hook_has_a_line() -> None:
    assert list(Surface([Well], [Repair]).faults()) == [
        "Well.width has no line for whoever overrides it",
        "Well.bucket has no line for whoever overrides it",
        "Well.rope is no hook, but Repair overrides it",
    ]


def test_two_layers_do_not_use_one_name_for_two_things() -> None:
    assert "Drought.dust and Repair.dust know nothing of each other" in Surface([Well], [Drought, Repair]).faults()
