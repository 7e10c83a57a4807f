"""The folder of a study: the study itself, and its rows in chunks of Parquet, each whole or not there.

A game counts once a chunk of games with it is in place. So whoever goes on with a study reads there what is done.
"""

import contextlib
import io
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec
import polars as pl

import dreadhall
from dreadhall.files import write_whole
from dreadhall.lab.columns import OF_TURNS, columns_of_games, schema
from dreadhall.lab.errors import BadStudy
from dreadhall.lab.records import GameRecord
from dreadhall.lab.rounds import Number
from dreadhall.lab.study import Study, convert_study

STUDY = "study.json"
LOCK = "lock"
GAMES, TURNS = "games", "turns"
CRASHES = "crashes"
OURS = ("kernel", "bots")
"""The packages besides the game's own that decide how a game goes."""
OF_THE_LAB = ("playing.py", "records.py", "seating.py", "study.py", "varying.py", "watching.py")
"""What decides here how a game goes, and what is written of it."""


class Measured(msgspec.Struct, frozen=True):
    """With what a study is played: other rules or other bots make another study of it."""

    dreadhall: str
    rules: int
    code: str
    """A fingerprint of the kernel, the game and the bots."""

    @classmethod
    def here(cls, game: str) -> "Measured":
        """What is installed here."""
        return cls(dreadhall.__version__, dreadhall.GAMES[game].version, code_of(game))


class StudyDescription(msgspec.Struct, frozen=True):
    """What is written about a study as a whole."""

    study: dict[str, Any]
    measured: Measured
    cells: list[str]
    """What each cell was, by its number: rows know nothing else of it."""

    @classmethod
    def of(cls, study: Study) -> "StudyDescription":
        """What is written about this study."""
        return cls(msgspec.to_builtins(study), Measured.here(study.game), names_of_cells(study))


class StudyStore:
    """A study's folder, held by whoever writes in it until it is closed."""

    def __init__(self, folder: Path, study: Study) -> None:
        self.folder = folder
        self.study = study
        self._columns = schema(columns_of_games(study))
        self._waiting: list[GameRecord] = []
        self._lock = open_lock(folder)
        try:
            self._claim()
            self._chunks = 1 + max((int(path.stem.partition("-")[2]) for path in self._files(GAMES)), default=0)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> "StudyStore":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        """Let others write."""
        self._lock.close()

    def _claim(self) -> None:
        """Write down which study this is, or see that it is the same that was begun here; what is half done goes."""
        kept = StudyDescription.of(self.study)
        path = self.folder / STUDY
        if not path.exists():
            write_whole(path, [msgspec.json.format(msgspec.json.encode(kept)), b"\n"])
        known = read_kept(self.folder)
        if known.study != kept.study:
            raise BadStudy(f"another study was begun in {self.folder}: choose another folder for this one")
        if known.measured != kept.measured:
            raise BadStudy(f"the study in {self.folder} was begun with other rules or bots than these: begin it anew")
        whole = {path.stem.partition("-")[2] for path in self._files(GAMES)}
        for path in self._files(TURNS):
            if path.stem.partition("-")[2] not in whole:
                path.unlink()

    def _files(self, kind: str) -> list[Path]:
        return sorted(self.folder.glob(f"{kind}-*.parquet"))

    def done(self) -> dict[Number, bool]:
        """Every game that is played, and whether it counts for the first side."""
        if not self._files(GAMES):
            return {}
        found = read_games(self.folder, ["cell", "number", "winner", "reason"])
        return {Number(cell, game): self.study.is_success(*ended) for cell, game, *ended in found.iter_rows()}

    def add(self, record: GameRecord) -> None:
        """Keep a record for the next chunk."""
        self._waiting.append(record)

    def __len__(self) -> int:
        return len(self._waiting)

    def write(self) -> None:
        """Make a chunk of what is waiting: the turns first, since they count only with their games."""
        if not self._waiting:
            return
        name = f"{self._chunks:06}"
        if self.study.turns:
            turns = [row for record in self._waiting for row in record.turns]
            self._write(f"{TURNS}-{name}", pl.DataFrame(turns, schema=schema(OF_TURNS)))
        rows = [record.game for record in self._waiting]
        self._write(f"{GAMES}-{name}", pl.DataFrame(rows, schema=self._columns))
        self._chunks += 1
        self._waiting = []

    def _write(self, name: str, frame: pl.DataFrame) -> None:
        buffer = io.BytesIO()
        frame.write_parquet(buffer, compression="zstd")
        write_whole(self.folder / f"{name}.parquet", [buffer.getvalue()])


def open_lock(folder: Path) -> io.IOBase:
    """The folder, for one writer alone; it is free again when that one is gone, in whatever way."""
    folder.mkdir(parents=True, exist_ok=True)
    lock = (folder / LOCK).open("wb")
    with contextlib.suppress(ModuleNotFoundError):  # where there are no such locks, nobody is kept out
        import fcntl

        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            raise BadStudy(f"somebody else is at work on the study in {folder}") from None
    return lock


def read_kept(folder: Path) -> StudyDescription:
    """What stands in a study's folder about the study."""
    try:
        return msgspec.json.decode((folder / STUDY).read_bytes(), type=StudyDescription)
    except OSError:
        raise BadStudy(f"there is no study in {folder}") from None
    except msgspec.DecodeError as error:
        raise BadStudy(f"the study in {folder} cannot be read: {error}") from None


def read_study_of(folder: Path) -> Study:
    """The study that was played in a folder."""
    kept = read_kept(folder)
    study = convert_study(kept.study)
    if names_of_cells(study) != kept.cells:
        raise BadStudy(f"the study in {folder} was played by a version that has read it in another way")
    return study


def names_of_cells(study: Study) -> list[str]:
    """What each cell is: what is played, and by whom."""
    return [f"{cell.what} {' / '.join(map(cell.players.at, range(cell.seats)))}" for cell in study.cells]


def read_games(folder: Path, columns: Sequence[str] | None = None) -> pl.DataFrame:
    """One row for each game of a study, in order."""
    return read_rows(folder, GAMES, ["cell", "number"], columns)


def read_turns(folder: Path) -> pl.DataFrame:
    """One row for each turn of a study that writes them down, in order."""
    return read_rows(folder, TURNS, ["cell", "number", "turn"])


def read_rows(folder: Path, kind: str, order: list[str], columns: Sequence[str] | None = None) -> pl.DataFrame:
    """The rows of all chunks of a kind, in order; no game is there twice."""
    chunks = sorted(folder.glob(f"{kind}-*.parquet"))
    if not chunks:
        raise BadStudy(f"no {kind} are written down in {folder}")
    rows = pl.concat([pl.read_parquet(path, columns=None if columns is None else list(columns)) for path in chunks])
    if rows.select(order).is_duplicated().any():
        raise BadStudy(f"some {kind} are in {folder} twice")
    return rows.sort(order)


@cache
def code_of(game: str) -> str:
    """A fingerprint of the code and data that decide how games of this kind go."""
    package = type(dreadhall.GAMES[game]).__module__.rpartition(".")[0]
    roots = [files("dreadhall") / name for name in OURS] + [files(package)]
    others = {name for name in dreadhall.GAMES if name != game}
    found = blake2b(digest_size=12)
    parts = [part for root in roots for part in contents(root, "", others)]
    lab = files("dreadhall") / "lab"
    parts += [(name, (lab / name).read_bytes()) for name in (*OF_THE_LAB, f"{game}.py") if (lab / name).is_file()]
    for name, content in sorted(parts):
        found.update(name.encode() + b"\0" + content + b"\0")
    return found.hexdigest()


def contents(root: Traversable, path: str, others: Collection[str]) -> Iterator[tuple[str, bytes]]:
    """Every file of a package, with its path, but none of other games."""
    for entry in root.iterdir():
        name = f"{path}/{entry.name}"
        if entry.is_dir():
            if entry.name != "__pycache__" and entry.name not in others:
                yield from contents(entry, name, others)
        elif not entry.name.endswith(".pyc"):
            yield name, entry.read_bytes()
