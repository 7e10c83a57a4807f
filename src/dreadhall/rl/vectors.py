"""Many tables as one Gymnasium environment: in this process, or shared out among several."""

import ctypes
import math
import multiprocessing
import signal
import traceback
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from typing_extensions import override

from dreadhall.bots import make_bot
from dreadhall.encoding import Array, Vocabulary
from dreadhall.encoding.vocabulary import WIDE
from dreadhall.kernel import BadOption
from dreadhall.kernel.errors import DreadhallError
from dreadhall.rl.batch import KINDS, Arrays, BatchTable, EpisodeEnd, TableBatch, shapes
from dreadhall.rl.seat_table import MakeBot
from dreadhall.rl.setting import MOST_ANSWERS

Batch = dict[str, Array]
Infos = dict[str, Any]


class WorkerFailed(DreadhallError):
    """A process that plays tables could not do what it was asked; what it says is the end of the message."""


class WorkerProblem(NamedTuple):
    """What a process has to say instead of a reply."""

    traceback: str


class SeatVectorEnv(VectorEnv[Batch, Array, Array]):
    """So many tables with one seat each that learns. Table number n is that of `SeatEnv` with the seed plus n.

    Who is done begins anew as the autoreset mode says. Until then the only legal action is to wait.
    """

    def __init__(self, tables: int, seating: BatchTable, mode: AutoresetMode, *, copy: bool) -> None:
        self.setting = seating.setting()
        self.num_envs = tables
        self.metadata = {"autoreset_mode": mode, "spaces": self.setting.describe()}
        self.single_observation_space = self.setting.observation_space()
        self.single_action_space = self.setting.action_space()
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.action_space = batch_space(self.single_action_space, tables)
        self._mode = mode
        self._copy = copy
        self._arrays: Arrays

    @override
    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Batch, Infos]:
        """New tables; `options["reset_mask"]` says which, where not all, and `options["game"]` are the game's."""
        given = dict(options or {})
        mask = given.pop("reset_mask", None)
        rows = range(self.num_envs) if mask is None else np.flatnonzero(mask).tolist()
        if seed is None or isinstance(seed, int):
            seed = [None if seed is None else seed + row for row in range(self.num_envs)]
        self._reset(list(seed), given, list(rows))
        return self._seen(), {}

    @override
    def step(self, actions: Array) -> tuple[Batch, Array, Array, Array, Infos]:
        """One action for each table."""
        self._arrays.actions[:] = actions
        infos: Infos = {}
        for row, info, observation, mask in self._step():
            if observation is None:
                infos = self._add_info(infos, dict(info), row)
            else:
                last = {"observation": observation, "action_mask": mask}
                infos = self._add_info(infos, {"final_obs": last, "final_info": dict(info)}, row)
        rewards, ended, cut = self._arrays.rewards, self._arrays.terminations, self._arrays.truncations
        return self._seen(), rewards.copy(), ended.copy(), cut.copy(), infos

    def _seen(self) -> Batch:
        seen = {"observation": self._arrays.observations, "action_mask": self._arrays.masks}
        return {name: array.copy() for name, array in seen.items()} if self._copy else seen

    def _reset(self, seeds: list[int | None], options: Mapping[str, Any], rows: list[int]) -> None:
        raise NotImplementedError

    def _step(self) -> list[EpisodeEnd]:
        raise NotImplementedError


class HereVectorEnv(SeatVectorEnv):
    """All tables in this process."""

    def __init__(self, tables: int, seating: BatchTable, mode: AutoresetMode, *, copy: bool) -> None:
        super().__init__(tables, seating, mode, copy=copy)
        self._arrays = Arrays(*(np.zeros(size, KINDS[name]) for name, size in shapes(self.setting, tables).items()))
        self._batch = TableBatch(seating, self._arrays, mode, self.setting)

    @override
    def _reset(self, seeds: list[int | None], options: Mapping[str, Any], rows: list[int]) -> None:
        self._batch.reset(seeds, options, rows)

    @override
    def _step(self) -> list[EpisodeEnd]:
        return self._batch.step()


class SharedVectorEnv(SeatVectorEnv):
    """The tables in several processes, which write into memory that all of them share."""

    def __init__(self, tables: int, seating: BatchTable, mode: AutoresetMode, processes: int, *, copy: bool) -> None:
        super().__init__(tables, seating, mode, copy=copy)
        context = multiprocessing.get_context("spawn")
        sizes = shapes(self.setting, tables)
        raw = {name: context.RawArray(ctypes.c_byte, nbytes(name, size)) for name, size in sizes.items()}
        self._arrays = arrays_in(raw, sizes)
        bounds = [tables * number // processes for number in range(processes + 1)]
        self._parts = list(pairwise(bounds))
        self._pipes: list[Connection] = []
        self._workers = []
        for part in self._parts:
            here, there = context.Pipe()
            worker = context.Process(target=work, args=(there, seating, raw, sizes, part, mode), daemon=True)
            worker.start()
            there.close()
            self._pipes.append(here)
            self._workers.append(worker)

    @override
    def _reset(self, seeds: list[int | None], options: Mapping[str, Any], rows: list[int]) -> None:
        self._replies(
            [
                (seeds[first:last], options, [row - first for row in rows if first <= row < last])
                for first, last in self._parts
            ]
        )

    @override
    def _step(self) -> list[EpisodeEnd]:
        replies = zip(self._replies([None] * len(self._parts)), self._parts, strict=True)
        return [one._replace(row=one.row + first) for ended, (first, _) in replies for one in ended]

    def _replies(self, asked: Sequence[tuple[Any, ...] | None]) -> list[list[EpisodeEnd]]:
        """Ask all, and hear them; who failed is told when everybody has spoken, so that none is misunderstood later."""
        for pipe, what in zip(self._pipes, asked, strict=True):
            with suppress(ConnectionError):  # whoever is not there any more has nothing to reply, which is said below
                pipe.send(what)
        replies = [self._reply(number) for number in range(len(self._pipes))]
        for reply, (first, last) in zip(replies, self._parts, strict=True):
            if isinstance(reply, WorkerProblem):
                raise WorkerFailed(f"at tables {first} to {last - 1}: {reply.traceback}")
        return [reply for reply in replies if not isinstance(reply, WorkerProblem)]

    def _reply(self, number: int) -> list[EpisodeEnd] | WorkerProblem:
        try:
            reply: list[EpisodeEnd] | WorkerProblem = self._pipes[number].recv()
        except (EOFError, ConnectionError):
            worker = self._workers[number]
            worker.join()
            return WorkerProblem(f"their process has ended with exit code {worker.exitcode}")
        return reply

    @override
    def close_extras(self, **kwargs: Any) -> None:
        """Send the others home."""
        for pipe in self._pipes:
            pipe.close()
        for worker in self._workers:
            worker.join()


def nbytes(name: str, size: tuple[int, ...]) -> int:
    """How much memory an array takes."""
    return max(1, math.prod(size) * np.dtype(KINDS[name]).itemsize)


def arrays_in(raw: Mapping[str, Any], sizes: Mapping[str, tuple[int, ...]]) -> Arrays:
    """The arrays that lie in shared memory."""
    return Arrays(
        *(np.frombuffer(raw[name], KINDS[name], math.prod(size)).reshape(size) for name, size in sizes.items())
    )


def work(
    pipe: Connection,
    seating: BatchTable,
    raw: Mapping[str, Any],
    sizes: Mapping[str, tuple[int, ...]],
    part: tuple[int, int],
    mode: AutoresetMode,
) -> None:
    """What another process does: its tables, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the keyboard interrupts all processes, but one is enough to stop all
    batch: TableBatch | None = None
    reply: list[EpisodeEnd] | WorkerProblem
    with suppress(EOFError, ConnectionError):
        while True:
            asked = pipe.recv()
            try:
                if batch is None:
                    batch = TableBatch(seating, arrays_in(raw, sizes).rows(*part), mode)
                reply = reply_to(asked, batch)
            except Exception:
                reply = WorkerProblem(traceback.format_exc())
            pipe.send(reply)


def reply_to(asked: tuple[Any, ...] | None, batch: TableBatch) -> list[EpisodeEnd]:
    """Take a step, or begin anew where it is said how."""
    if asked is None:
        return batch.step()
    batch.reset(*asked)
    return []


def vector(
    num_envs: int,
    game: str = "betrayal",
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    processes: int = 0,
    seat: int = 0,
    bots: str | Mapping[int, str] | None = None,
    shaping: float = 0.0,
    most_answers: int = MOST_ANSWERS,
    layout: str | Vocabulary = WIDE,
    autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
    copy: bool = True,
    make: MakeBot = make_bot,
) -> SeatVectorEnv:
    """So many tables of `SeatEnv`, in this process or shared out among some; the same seeds give the same games.

    A script that starts processes does so below `if __name__ == "__main__":`, because each of them imports it.

    >>> envs = vector(2, "darkest", 2, bots="random")
    >>> obs, infos = envs.reset(seed=1)
    >>> obs["observation"].shape == (2, envs.setting.describe()["entries"])
    True
    """
    if num_envs < 1 or processes < 0:
        raise BadOption(f"{num_envs} tables in {processes} processes will not do: 1 or more, in 0 or more")
    seating = BatchTable(
        game=game,
        seats=seats,
        options=options,
        seat=seat,
        bots=bots,
        shaping=shaping,
        most_answers=most_answers,
        layout=layout,
        make=make,
    )
    if not processes:
        return HereVectorEnv(num_envs, seating, autoreset_mode, copy=copy)
    return SharedVectorEnv(num_envs, seating, autoreset_mode, min(processes, num_envs), copy=copy)
