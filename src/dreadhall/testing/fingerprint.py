"""A fingerprint of a game's rules: what many games do, and the code that decides it.

Both are short digests. `plays` is another one as soon as a single game of the corpus goes another way; `code` is
another one as soon as anything is written otherwise that could decide. Words, comments and formatting do not.
"""

import ast
import hashlib
import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import yaml

import dreadhall
from dreadhall.kernel import AnyGame, Ask, Table
from dreadhall.kernel.data import dump
from dreadhall.testing.play import random_answer

MOST_ANSWERS = 500
LOOK_EVERY = 20

Player = Callable[[Table, random.Random], tuple[int, str]]
"""Somebody who answers for whichever seat is asked: the seat and the key."""
Start = Callable[[Table, int], Table]
"""Where a game begins that does not begin at the beginning."""


def at_the_start(table: Table, seed: int) -> Table:
    """The table as it was opened."""
    return table


class Sitting(NamedTuple):
    """One game of a corpus: how it is opened, who plays it, and from where on."""

    seats: int
    seed: int
    options: Mapping[str, Any] = {}
    player: Player = random_answer
    start: Start = at_the_start


Corpus = Mapping[str, Sequence[Sitting]]
"""Games by what they are played for, so that a difference has a name.

Entries are added, and changed or taken out only together with a new version of the rules: whoever plays otherwise plays
another game.
"""


class Fingerprint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is kept of a game's rules: their version, the digest of their code, and of the games for each purpose."""

    version: int
    code: str
    plays: dict[str, str]

    def other_plays(self, now: "Fingerprint") -> list[str]:
        """For what purposes games go another way now."""
        return [purpose for purpose, digest in self.plays.items() if now.plays.get(purpose) != digest]


def fingerprint(game: AnyGame, corpus: Corpus, files: Mapping[str, Path]) -> Fingerprint:
    """The rules of a game as they are: its corpus is played, and the files that decide are read."""
    plays = {purpose: digest(b"".join(play(game, one) for one in games)) for purpose, games in corpus.items()}
    return Fingerprint(game.version, digest_of(files), plays)


def digest_of(files: Mapping[str, Path]) -> str:
    """The code that decides, in a few letters."""
    return digest(b"".join(code(name, path) for name, path in files.items()))


def digest(data: bytes) -> str:
    """Anything in a few letters."""
    return hashlib.blake2b(data, digest_size=8).hexdigest()


# What games do


def play(game: AnyGame, sitting: Sitting) -> bytes:
    """All that decides a game: questions, answers, rolls, events, positions now and then, and the result."""
    table = dreadhall.new_table(game, sitting.seats, sitting.seed, dict(sitting.options))
    rng = random.Random(f"sitting {sitting.seed}")
    seen: list[Any] = []
    try:
        table = sitting.start(table, sitting.seed)
        while table.ask is not None and table.move < MOST_ANSWERS:
            seen.append(question(table.ask))
            if table.move % LOOK_EVERY == 0:
                seen.append([table.barrier[1], position(table)])
            seat, key = sitting.player(table, rng)
            table.answer(key, seat)
    except Exception as error:
        error.add_note(f"{game.name}: {sitting}, after {table.move} answers")
        raise
    return msgspec.json.encode([seen, table.tape, table.events, table.rolls, table.result, position(table)])


def question(ask: Ask) -> list[Any]:
    """What is asked of whom. The data of questions and choices are for screens, and decide nothing."""
    keys = {seat: [choice.key for choice in choices] for seat, choices in ask.parts.items()}
    return [ask.prompt, ask.join, keys, sorted(ask.answered)]


def position(table: Table) -> dict[str, Any]:
    """What the table remembers, but for the form in which the kernel keeps its dice."""
    raw = dump(table.state)
    del raw["dice"]
    return raw


# The code that decides


def code(name: str, path: Path) -> bytes:
    """What is written in a file, whatever it looks like: Python without words, or components as data."""
    text = path.read_text(encoding="utf-8")
    content = bare(ast.parse(text)) if path.suffix == ".py" else yaml.safe_load(text)
    return msgspec.json.encode([name, content])


def bare(node: object) -> Any:
    """A tree of Python code as plain data, the same for every version of Python: no docstrings, nothing empty."""
    if isinstance(node, list):
        return [bare(item) for item in node if not is_docstring(item)]
    if not isinstance(node, ast.AST):
        return repr(node)
    if isinstance(node, ast.JoinedStr):  # Python 3.12 ends some of them with an empty text
        node = ast.JoinedStr([part for part in node.values if getattr(part, "value", None) != ""])
    fields = [(name, bare(value)) for name, value in ast.iter_fields(node) if value not in (None, [])]
    return [type(node).__name__, *([name, value] for name, value in fields if name not in ("ctx", "kind"))]


def is_docstring(node: object) -> bool:
    """Whether a statement is nothing but a text."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def files_in(folder: Path, *, but: Iterable[str] = ()) -> dict[str, Path]:
    """Python and components in a folder, by their paths in it, but for files and folders of these names."""
    parts = {path: path.relative_to(folder).parts for path in folder.rglob("*") if path.suffix in (".py", ".yaml")}
    found = sorted(path for path, names in parts.items() if not set(but).intersection(names))
    return {path.relative_to(folder.parent).as_posix(): path for path in found}
