"""Games that people have played at a server, as rows like those of a study: finished ones, where all have agreed."""

import datetime
import json
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import dreadhall
from dreadhall.kernel import DreadhallError
from dreadhall.lab.errors import BadStudy
from dreadhall.lab.playing import Played
from dreadhall.lab.records import OPTION, SECONDS, GameRecord, Noting, row_of
from dreadhall.lab.rounds import Number
from dreadhall.lab.store import StudyStore
from dreadhall.lab.study import SEATS, VARIANT, Study, convert_study
from dreadhall.lab.watching import watcher_of
from dreadhall.server.config import Settings
from dreadhall.server.operating import finished
from dreadhall.server.storage.finished import Finished


class Exported(NamedTuple):
    """How many games of which game there are now, and how many were left out."""

    games: dict[str, int]
    left_out: int


def export_games(settings: Settings, folder: Path) -> Exported:
    """Write the games of a server that may be studied to a new folder, each game's in one of its own."""
    if folder.exists():
        raise BadStudy(f"{folder} is there already: games would be in it twice")
    found = finished(settings)
    usable = [one for one in found if one is not None and can_be_played(one)]
    counts: Counter[str] = Counter()
    for game in dict.fromkeys(one.game for one in usable):
        own = [one for one in usable if one.game == game]
        counts[game] = write_games(own, folder / game)
    return Exported(dict(counts), len(found) - counts.total())


def can_be_played(one: Finished) -> bool:
    """Whether the rules are those that are known here."""
    game = dreadhall.GAMES.get(one.game)
    return game is not None and game.version == one.rules


def write_games(games: list[Finished], folder: Path) -> int:
    """Play these games again and write them down; how many could be."""
    study = study_of(games)
    cells = {(cell.seats, cell.varied[VARIANT]): cell.number for cell in study.cells}
    numbers: Counter[int] = Counter()
    with StudyStore(folder, study) as store:
        for one in games:
            cell = cells[one.seats, in_words(special(one))]
            record = play_again(one, Number(cell, numbers[cell]))
            if record is not None:
                store.add(record)
                numbers[cell] += 1
        store.write()
    return numbers.total()


def study_of(games: list[Finished]) -> Study:
    """A study that has a cell for everything that was played."""
    return convert_study(
        {
            "game": games[0].game,
            "name": "recorded",
            "turns": True,
            "grid": {SEATS: sorted({one.seats for one in games})},
            "variants": {in_words(special(one)): special(one) for one in games},
        }
    )


def special(one: Finished) -> dict[str, Any]:
    """The options of a table that are not as usual, but for those that the day has filled in."""
    game = dreadhall.GAMES[one.game]
    usual = game.read_options({})
    of_the_day = game.on_day(usual, datetime.date.today())
    plain, dated = msgspec.to_builtins(usual), msgspec.to_builtins(of_the_day)
    return {name: value for name, value in one.options.items() if value != plain[name] and plain[name] == dated[name]}


def in_words(options: dict[str, Any]) -> str:
    """The options of a table, as the name of a variant."""
    return json.dumps(options, sort_keys=True)


def play_again(one: Finished, number: Number) -> GameRecord | None:
    """The rows of a game, played again answer by answer; None where the rules do not allow one of them."""
    table = dreadhall.new_table(one.game, one.seats, one.seed, one.options, record=False)
    watcher = watcher_of(table.game)(table)
    noting = Noting(number)
    watcher.look()
    noting(watcher)
    try:
        for seat, key in one.tape:
            table.answer(key, seat)
            watcher.look()
            noting(watcher)
        if one.given_up:
            table.give_up()
    except DreadhallError:
        return None
    if table.result is None:
        return None
    row = {"cell": number.cell, "number": number.game, "seed": None, **row_of(Played(table, table.result, watcher))}
    row |= {"players": one.players, f"{OPTION}{VARIANT}": in_words(special(one)), SECONDS: None}
    return GameRecord(number, row, noting.rows)
