"""What can be said of a position of any game: play it, change it, look at what is asked and what happened."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, Self, TypeVar

from dreadhall.kernel import Die, Event, Face, Rules, State, Table
from dreadhall.testing.loaded import forbid_chance, load_dice
from dreadhall.testing.play import play

S = TypeVar("S", bound=State)
R = TypeVar("R", bound=Rules[Any, Any])


class PositionOf(Generic[S, R]):
    """A table with short ways to look at it; a game's own class names its state and rules, and adds its own ways."""

    kind_of_state: type[S]
    kind_of_rules: type[R]

    def __init__(self, table: Table) -> None:
        self.table = table

    def load(self, dice: dict[Die, Sequence[Face]], **numbers: Sequence[int]) -> Self:
        """Let the next chance fall like this; no other may fall."""
        load_dice(self.table, dice, **numbers)
        forbid_chance(self.table)
        return self

    def play(self, *answers: str) -> Self:
        """Give these answers in order; `1=yes` is given by seat 1."""
        play(self.table, *answers)
        return self

    def arrange(self, change: Callable[[S], None]) -> Self:
        """Change the position by hand, before the question that is open."""

        def changed(state: State) -> None:
            assert isinstance(state, self.kind_of_state)
            change(state)

        self.table.arrange(changed)
        return self

    @property
    def state(self) -> S:
        """The position itself."""
        state = self.table.state
        assert isinstance(state, self.kind_of_state)
        return state

    @property
    def rules(self) -> R:
        """The rules in force, for questions such as distance or line of sight."""
        rules = self.table.rules
        assert isinstance(rules, self.kind_of_rules)
        return rules

    @property
    def keys(self) -> list[str]:
        """The keys of the choices, over all seats that are asked."""
        ask = self.table.ask
        return list(dict.fromkeys(c.key for seat in ask.seats for c in ask.choices_for(seat))) if ask else []

    @property
    def prompt(self) -> str:
        """What is asked."""
        return self.table.ask.prompt if self.table.ask else ""

    @property
    def asked(self) -> list[int]:
        """The seats that may answer."""
        return self.table.ask.seats if self.table.ask else []

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The seats that have won, once the game is over."""
        return self.table.result.winners if self.table.result else None

    def offers(self, verb: str) -> bool:
        """Whether a choice of this verb is open."""
        return any(key.partition(":")[0] == verb for key in self.keys)

    def events(self, kind: str) -> list[Event]:
        """What happened of this kind since the position was built."""
        return [event for event in self.table.events if event.kind == kind]

    def view(self, seat: int | None) -> Any:
        """What a seat sees of the position, as plain data."""
        return self.table.view(seat)["position"]
