"""Many tables at once: their arrays are written in place, and who is done begins anew as Gymnasium says.

`TableBatch` is a row of tables in one process; `vectors.py` makes Gymnasium environments of one, or of several in
processes of their own.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode

from dreadhall.bots import make_bot
from dreadhall.encoding import Array, Vocabulary
from dreadhall.encoding.vocabulary import WIDE
from dreadhall.kernel import AnyGame
from dreadhall.rl.seat_table import Info, MakeBot, SeatTable
from dreadhall.rl.setting import MOST_ANSWERS, SEED_BITS, EpisodeSetting


class BatchTable(msgspec.Struct, frozen=True, kw_only=True):
    """What is played at every table of a batch: the arguments of `SeatEnv`, and how bots are made."""

    game: str | AnyGame = "betrayal"
    seats: int | None = None
    options: Mapping[str, Any] | None = None
    seat: int = 0
    bots: str | Mapping[int, str] | None = None
    shaping: float = 0.0
    most_answers: int = MOST_ANSWERS
    layout: str | Vocabulary = WIDE
    make: MakeBot = make_bot

    def setting(self) -> EpisodeSetting:
        """The game with its spaces."""
        return EpisodeSetting(self.game, self.seats, self.options, self.layout)

    def table(self, setting: EpisodeSetting) -> SeatTable:
        """One of the tables."""
        return SeatTable(setting, self.seat, self.bots, self.shaping, self.most_answers, self.make)


class Arrays(NamedTuple):
    """What a batch says and is told, a row for each table; several processes may share it."""

    observations: Array
    masks: Array
    rewards: Array
    terminations: Array
    truncations: Array
    actions: Array

    def rows(self, first: int, last: int) -> "Arrays":
        """Some of the tables."""
        return Arrays(*(array[first:last] for array in self))


KINDS = {
    "observations": np.float32,
    "masks": np.int8,
    "rewards": np.float64,
    "terminations": np.bool_,
    "truncations": np.bool_,
    "actions": np.int64,
}
"""What stands in them."""


def shapes(setting: EpisodeSetting, tables: int) -> dict[str, tuple[int, ...]]:
    """How large each of them is."""
    rows: dict[str, tuple[int, ...]] = dict.fromkeys(KINDS, (tables,))
    return {**rows, "observations": (tables, len(setting.layout)), "masks": (tables, len(setting.actions))}


class EpisodeEnd(NamedTuple):
    """A game that was over in this step: the last that was seen of it, where the next one has begun already."""

    row: int
    info: Info
    observation: Array | None
    mask: Array | None


class TableBatch:
    """A row of tables, one after the other in one process."""

    def __init__(
        self, seating: BatchTable, arrays: Arrays, mode: AutoresetMode, setting: EpisodeSetting | None = None
    ) -> None:
        setting = seating.setting() if setting is None else setting
        self.tables = [seating.table(setting) for _ in arrays.rewards]
        self._arrays = arrays
        self._mode = mode
        self._seeds = [seeding.np_random(None)[0] for _ in self.tables]

    def reset(
        self, seeds: Sequence[int | None], options: Mapping[str, Any] | None = None, rows: Sequence[int] | None = None
    ) -> None:
        """New tables, in all rows or in some; with the same seed, the same one again."""
        for row in range(len(self.tables)) if rows is None else rows:
            if seeds[row] is not None:
                self._seeds[row] = seeding.np_random(seeds[row])[0]
            self._open(row, options)

    def step(self) -> list[EpisodeEnd]:
        """Do at each table what the actions say; the games that ended by it."""
        arrays, ended = self._arrays, []
        was_over = arrays.terminations | arrays.truncations
        for row, (at, action) in enumerate(zip(self.tables, arrays.actions.tolist(), strict=True)):
            if was_over[row] and self._mode is AutoresetMode.NEXT_STEP:
                self._open(row, None)
                continue
            assert not was_over[row] or self._mode is AutoresetMode.SAME_STEP, "a game that is over is reset first"
            arrays.rewards[row] = at.answer(action)
            arrays.terminations[row], arrays.truncations[row] = at.is_over, at.is_cut_off
            at.write(arrays.observations[row], arrays.masks[row])
            if at.is_over or at.is_cut_off:
                ended.append(self._end(row))
        return ended

    def _end(self, row: int) -> EpisodeEnd:
        """A game is over: where the next begins in the same step, what was seen last is kept for whoever asks."""
        at, arrays = self.tables[row], self._arrays
        info = at.info()
        if self._mode is not AutoresetMode.SAME_STEP:
            return EpisodeEnd(row, info, None, None)
        last = EpisodeEnd(row, info, arrays.observations[row].copy(), arrays.masks[row].copy())
        at.open(self._next_seed(row))
        at.write(arrays.observations[row], arrays.masks[row])
        return last

    def _open(self, row: int, options: Mapping[str, Any] | None) -> None:
        at, arrays = self.tables[row], self._arrays
        at.open(self._next_seed(row), options)
        at.write(arrays.observations[row], arrays.masks[row])
        arrays.rewards[row] = 0.0
        arrays.terminations[row] = arrays.truncations[row] = False

    def _next_seed(self, row: int) -> int:
        return int(self._seeds[row].integers(2**SEED_BITS))
