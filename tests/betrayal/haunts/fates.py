"""What many tests of haunts arrange and ask: who is dead, and what is offered of a kind."""

from collections.abc import Callable

from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import Position


def dead(*seats: int) -> Callable[[BetrayalState], None]:
    """These seats have lost their explorers."""

    def change(state: BetrayalState) -> None:
        for seat in seats:
            state.explorers[seat].alive = False

    return change


def offered(table: Position, verb: str) -> set[str]:
    """What can be done now of this kind."""
    return {key.partition(":")[2] for key in table.keys if key.partition(":")[0] == verb}
