"""What is written down of a game, and of each of its turns; `columns` says what stands where."""

import time
from typing import Any

import msgspec

from dreadhall.lab.playing import Played, play_match
from dreadhall.lab.rounds import Number
from dreadhall.lab.study import Study, said
from dreadhall.lab.watching import Goal, Watcher

Row = dict[str, Any]
SECONDS = "seconds"
"""The one column that is not the same when a game is played again."""
OPTION = "option_"
"""How the columns of options that vary begin."""


class GameRecord(msgspec.Struct, frozen=True):
    """A game that was played: its row, and those of its turns if they were asked for."""

    number: Number
    game: Row
    turns: list[Row]


class Noting:
    """Writes a turn down as it begins."""

    def __init__(self, number: Number) -> None:
        self.number = number
        self.rows: list[Row] = []
        self._turn = -1

    def __call__(self, watcher: Watcher) -> None:
        """Look whether another turn has begun."""
        if watcher.turn == self._turn:
            return
        self._turn = watcher.turn
        row = {
            "cell": self.number.cell,
            "number": self.number.game,
            "turn": watcher.turn,
            "round": watcher.rounds,
            "acting": list(watcher.on_turn()),
            "decisions": watcher.table.move,
            "living": sum(watcher.living()),
            "reached": plain(watcher.reached()),
        }
        self.rows.append(row)


def play_game(study: Study, number: Number) -> GameRecord:
    """Play a game of a study, and write it down."""
    begun = time.process_time()
    cell = study.cells[number.cell]
    match = study.match(cell, number.game)
    noting = Noting(number) if study.turns else None
    played = play_match(match, noting, until=study.until)
    row = {"cell": cell.number, "number": number.game, "seed": match.seed, **row_of(played)}
    row["players"] = [cell.players.at(seat) for seat in range(cell.seats)]
    for name, value in cell.varied.items():
        row[f"{OPTION}{name}"] = value if isinstance(value, int | float | str) else said(value)
    row[SECONDS] = time.process_time() - begun
    return GameRecord(number, row, noting.rows if noting else [])


def row_of(played: Played) -> Row:
    """What a game itself says of how it went."""
    table, result, watcher = played
    return {
        "seats": table.seats,
        "sides": watcher.seat_sides(),
        "winner": watcher.winner_side(result),
        "winners": list(result.winners),
        "reason": result.reason,
        "rounds": watcher.rounds,
        "turns": watcher.turn,
        "decisions": table.move,
        "deaths": watcher.deaths(),
        "living": watcher.living(),
        "reached": plain(watcher.reached()),
        **watcher.known(),
    }


def plain(goals: list[Goal]) -> list[Row]:
    """Goals as a frame takes them."""
    return [msgspec.structs.asdict(goal) for goal in goals]
