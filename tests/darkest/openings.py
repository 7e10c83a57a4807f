"""Games as they are opened, dice loaded from the very first roll, and rounds as they begin."""

from collections.abc import Mapping, Sequence
from typing import Any

from dreadhall.darkest.state import Camera
from dreadhall.kernel import Dice, Table
from dreadhall.kernel.dice import Key, commitment, seed_bytes
from dreadhall.testing.darkest import GAME, HaltingDarkest, Position, position


def opening(
    seats: int = 1, *, seed: int = 7, chance: Mapping[str, Sequence[int]] | None = None, **options: Any
) -> Position:
    """A table at the first question of its set-up; `chance` loads numbers from 0 by the purpose of the roll."""
    read = GAME.read_options(options)
    GAME.check(read, seats)
    loaded = {purpose: [(0, number) for number in numbers] for purpose, numbers in (chance or {}).items()}
    state = GAME.new_state(read, seats, Dice(keys=(Key(seed_bytes(seed)),), loaded=loaded))
    return Position(Table(HaltingDarkest(), read, seats, state, commitment(seed_bytes(seed))))


def opened(
    seats: int = 1, *, seed: int = 7, chance: Mapping[str, Sequence[int]] | None = None, **options: Any
) -> Position:
    """A table before its first round, the questions of the set-up answered by their first choices."""
    table = opening(seats, seed=seed, chance=chance, **options)
    while table.prompt != "next-round":
        table.play(table.keys[0])
    return table


def before_round(
    survivors: Mapping[str, str] | Sequence[str] = ("leo", "nina", "jack"),
    *,
    event: int = 0,
    cameras: Sequence[Camera] = (),
    **position_: Any,
) -> Position:
    """A position before a round; `go-on` begins it. After event 0 comes fire, after 1 the clock, after 2 a zombie."""
    return position(survivors, phase="round", event=event, cameras=list(cameras), **position_)
