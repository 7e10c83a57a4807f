"""A game says of itself what the kernel asks it, and changes nothing else."""

from collections.abc import Iterator

import pytest
from typing_extensions import override

from dreadhall.kernel import AnyGame, Game, Options, State
from dreadhall.kernel.hooks import MARK
from dreadhall.testing.betrayal import BetrayalWith
from dreadhall.testing.darkest import HaltingDarkest
from tests.smallgame import GAME


def changed_unasked(kind: type[AnyGame]) -> Iterator[str]:
    """What a game overrides though the kernel does not ask it."""
    for layer in kind.__mro__[: kind.__mro__.index(Game)]:
        for name in vars(layer):
            if callable(own := vars(Game).get(name)) and not name.startswith("__") and not hasattr(own, MARK):
                yield name


@pytest.mark.parametrize("kind", [type(GAME), HaltingDarkest, BetrayalWith])
def test_a_game_says_only_what_it_is_asked(kind: type[AnyGame]) -> None:
    assert list(changed_unasked(kind)) == []


def test_a_game_that_changes_more_is_found() -> None:
    class Lenient(Game[State, Options]):
        @override
        def check_seats(self, seats: object) -> int:
            return 2

    assert list(changed_unasked(Lenient)) == ["check_seats"]
