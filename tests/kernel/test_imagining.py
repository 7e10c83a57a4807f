"""What a step has revealed is kept when a table is imagined; what it has not is drawn anew."""

from collections.abc import Sequence

import pytest
from typing_extensions import override

import dreadhall
from dreadhall.kernel import CannotImagine, Choice, Dice, Event, Game, Happening, Options, Rules, State, Table
from dreadhall.kernel.dice import roll_numbers
from dreadhall.kernel.events import named_in

DOORS = 1_000_000


class House(State):
    behind: str


class Opened(Happening, kind="opened"):
    door: dict[str, list[str]]


class Opening(Rules[House, Options]):
    """Seat 0 opens a door, or only listens; then seat 1 is asked what to do."""

    @override
    async def step(self) -> None:
        doors: list[Choice[tuple[int, ...]]] = [Choice("open", (0, 1)), Choice("peek", (0,)), Choice("listen", ())]
        shown = await self.ask(0, "door", doors)
        if shown:
            self.tell(Opened(door={"behind": [self.state.behind]}), to=shown)
        await self.ask(1, "what-now", [Choice("run", None), Choice("stay", None)])
        self.end_game([0], "over")

    @override
    def view(self, seat: int | None) -> dict[str, str]:
        return {}


class Doors(Game[House, Options]):
    """Something waits behind a door, and it could be anything."""

    name = "doors"
    version = 1
    seats = range(2, 3)
    options_type = Options
    state_type = House

    @override
    def new_state(self, options: Options, seats: int, dice: Dice) -> House:
        return House(dice=dice, behind="ghost")

    @override
    def rules_for(self, state: House, options: Options) -> type[Opening]:
        return Opening

    @override
    def imagine(self, state: House, seat: int | None, dice: Dice, told: Sequence[Event]) -> None:
        if state.behind not in named_in(told):
            state.behind = str(roll_numbers(dice, "behind", DOORS)[0])


class DeafDoors(Doors):
    """The same, with nobody listening to what is told."""

    @override
    def imagine(self, state: House, seat: int | None, dice: Dice, told: Sequence[Event]) -> None:
        super().imagine(state, seat, dice, ())


def after(answer: str, game: Doors | None = None) -> Table:
    table = dreadhall.new_table(game or Doors(), 2, 1)
    table.answer(answer)
    return table


def imagined_behind(table: Table, seat: int | None) -> set[str]:
    states = [table.imagine(seat, seed).state for seed in range(5)]
    return {state.behind for state in states if isinstance(state, House)}


def test_what_the_running_step_has_shown_is_kept() -> None:
    assert imagined_behind(after("open"), 1) == {"ghost"}


def test_what_it_has_shown_to_others_is_drawn_anew() -> None:
    table = after("peek")
    assert imagined_behind(table, 0) == {"ghost"}
    for seat in (1, None):
        assert len(imagined_behind(table, seat)) == 5
        assert "ghost" not in imagined_behind(table, seat)


def test_what_it_has_not_shown_is_drawn_anew() -> None:
    assert len(imagined_behind(after("listen"), 1)) == 5


def test_luck_alone_does_not_find_it() -> None:
    with pytest.raises(CannotImagine, match="seat 1"):
        after("open", DeafDoors()).imagine(1, seed=1)


def test_names_are_found_wherever_they_stand_in_what_was_told() -> None:
    events = [Event("opened", {"door": {"behind": ["ghost"]}, "count": 3}), Event("seen", {"by": ("ox", "zoe")})]
    assert named_in(events) == {"ghost", "ox", "zoe"}
    assert not named_in([])


def test_an_imagined_table_need_not_record_its_future() -> None:
    table = after("peek")
    loud, quiet = table.imagine(1, seed=1), table.imagine(1, seed=1, record=False)
    assert quiet.dump() == loud.dump()
    assert quiet.events_for(1) == table.events_for(1)
    assert (loud.record, quiet.record, quiet.fork().record) == (True, False, False)
    assert table.record
