"""Recorded games of Dark, Darker, Darkest: what was played and what came of it, to be compared with every change."""

import hashlib
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

import dreadhall
from dreadhall.kernel import Table
from dreadhall.testing.darkest.games import GAME, Cut, take_cut
from dreadhall.testing.play import play

LANDMARK_EVERY = 20


class CorpusGame(msgspec.Struct, forbid_unknown_fields=True):
    """A game from its first answer to its last.

    `cuts` names what was changed by hand, by the number of answers given before it; `landmarks` are digests of the
    position now and then, so that a difference is found near its cause.
    """

    seed: int
    seats: int
    options: dict[str, Any]
    cuts: dict[int, list[str]]
    winners: list[int]
    reason: str
    digest: str
    landmarks: dict[int, str]
    tape: list[str]


def digest(table: Table) -> str:
    """The whole position in a few letters."""
    return hashlib.blake2b(table.dump(), digest_size=8).hexdigest()


class Difference(AssertionError):
    """A recorded game goes another way."""


def record(seed: int, seats: int, options: dict[str, Any], play_it: Callable[[Table, Cut], Table]) -> CorpusGame:
    """Let somebody play a new table to its end, and write down what they did and which short cuts they took."""
    table = dreadhall.new_table(GAME, seats, seed, options)
    cuts: dict[int, list[str]] = {}

    def note(name: str, table: Table, seed: int) -> None:
        cuts.setdefault(table.move, []).append(name)
        take_cut(name, table, seed)

    play_it(table, note)
    assert table.result is not None
    tape = [f"{who}={key}" for who, key in table.tape]
    winners, reason = list(table.result.winners), table.result.reason
    made = CorpusGame(seed, seats, options, cuts, winners, reason, digest(table), {}, tape)
    made.landmarks = {n: digest(again) for n, again in enumerate(_positions(made)) if n and n % LANDMARK_EVERY == 0}
    return made


def replay(recording: CorpusGame) -> Table:
    """Play a recorded game again; Difference says where it leaves the record."""
    table: Table | None = None
    number = 0
    try:
        for number, table in enumerate(_positions(recording)):
            landmark = recording.landmarks.get(number)
            if landmark not in (None, digest(table)):
                raise Difference(f"another position after {number} answers; the last one was {said(recording, number)}")
    except dreadhall.DreadhallError as error:
        raise Difference(f"answer {number + 1}, {said(recording, number + 1)}, is refused: {error}") from error
    assert table is not None
    result = table.result
    if result is None or (list(result.winners), result.reason) != (recording.winners, recording.reason):
        raise Difference(f"it ends with {result}, not with {recording.reason}")
    if digest(table) != recording.digest:
        raise Difference("it ends in another position")
    return table


def said(recording: CorpusGame, number: int) -> str:
    """One answer of the tape, counted from one."""
    return recording.tape[number - 1] if number else "none"


def _positions(recording: CorpusGame) -> Iterator[Table]:
    """The table before the first answer, and after each."""
    table = dreadhall.new_table(GAME, recording.seats, recording.seed, recording.options)
    for number, given in enumerate(["", *recording.tape]):
        if given:
            play(table, given)
        for name in recording.cuts.get(number, ()):
            take_cut(name, table, recording.seed)
        yield table
