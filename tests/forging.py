"""Forged saves: each number of a real one in turn is something else, under a fingerprint that fits.

`python -m tests.forging betrayal` tries all of them out, with little memory, and says what went wrong.
"""

import resource
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

import dreadhall
from dreadhall import BadSave, Table
from dreadhall.betrayal.haunts import BUILT
from dreadhall.kernel.saves import Save, digest
from dreadhall.server.positions.time_limit import TimeLimit
from dreadhall.testing import play_randomly
from dreadhall.testing.darkest.games import into_the_showdown, random_table
from tests.patience import PATIENCE

VALUES = (30_000_000, -1, 10**18)
ANSWERS = 20
OFTEN = 40
"""Fifty haunts have most fields in common: so often is enough."""
MEMORY = 512 * 1024 * 1024
LIMIT = TimeLimit(PATIENCE)
"""Whatever takes as long as this takes for ever."""

Path = tuple[str | int, ...]


def betrayal() -> Iterator[Table]:
    """A table of each haunt, and one without."""
    yield play_randomly(dreadhall.new_table("betrayal", 3, 1), 1, most=30)
    for number in sorted(BUILT):
        options = {"start": "haunt", "haunt": number, "explorers": "dealt"}
        yield play_randomly(dreadhall.new_table("betrayal", 3 + number % 4, number, options), number, most=25)


def darkest() -> Iterator[Table]:
    """Early and late tables of both editions."""
    for number, edition in enumerate(("revised", "first", "revised")):
        yield play_randomly(random_table(number, edition=edition, radioactive=True), number, most=30)
        yield into_the_showdown(random_table(number, edition=edition), number)


def numbers(raw: object, path: Path = ()) -> Iterator[Path]:
    """Where the numbers in some data are."""
    if isinstance(raw, dict | list):
        for key, value in raw.items() if isinstance(raw, dict) else enumerate(raw):
            yield from numbers(value, (*path, key))
    elif isinstance(raw, int) and not isinstance(raw, bool):
        yield path


def forged(plain: bytes, path: Path, value: object) -> dict[str, Any]:
    """The save with another value at one place, and a fingerprint that fits."""
    save: dict[str, Any] = msgspec.json.decode(plain)
    place: Any = save
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return {**save, "digest": digest(msgspec.convert(save, Save))}


def fault(save: dict[str, Any]) -> str:
    """What is wrong with how a forged save is taken; empty where it is refused in a line, or goes on."""
    try:
        with LIMIT:
            play_randomly(dreadhall.load_table(save), 1, most=ANSWERS)
    except BadSave as refusal:
        if "\n" in str(refusal):
            return "it is refused in more than a line"
    except Exception as error:  # a position that breaks the rules is as bad as one that takes for ever
        return repr(error)
    return ""


def field(path: Path) -> Path:
    """Which field a number stands in, whatever its place in a list."""
    return tuple("*" if isinstance(key, int) else key for key in path)


def main(game: str) -> int:
    """Try the numbers of every field, of several saves of a game; how many there were, and what went wrong."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    tried = 0
    seen: Counter[Path] = Counter()
    for table in {"betrayal": betrayal, "darkest": darkest}[game]():
        plain = msgspec.json.encode(table.save())
        for path in numbers(msgspec.json.decode(plain)):
            seen[field(path)] += 1
            if seen[field(path)] > OFTEN:
                continue
            for number in VALUES:
                tried += 1
                if found := fault(forged(plain, path, number)):
                    print(f"{'.'.join(map(str, path))} = {number}: {found}", flush=True)
    return tried


if __name__ == "__main__":
    print(main(sys.argv[1]))
