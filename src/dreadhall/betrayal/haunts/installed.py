"""The haunts that can be played, by id: the printed fifty, and those that other distributions have brought.

A distribution says that it holds haunts by an entry point of the group `dreadhall.haunts`, which leads to a
`HauntRecord`, or to several of them.
"""

import difflib
import logging
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.metadata import EntryPoint
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING

from typing_extensions import override

from dreadhall.betrayal.components.catalogue import PACKS
from dreadhall.betrayal.haunts.printed import HAUNTS, PRINTED
from dreadhall.betrayal.haunts.record import BadHaunt, HauntRecord
from dreadhall.kernel.game import Package
from dreadhall.registry import NameTaken, declared, distribution, package_of

if TYPE_CHECKING:
    from dreadhall.betrayal.phases.haunt import Haunt

GROUP = "dreadhall.haunts"

log = logging.getLogger(__name__)


class UnknownHaunt(BadHaunt, LookupError):
    """No haunt of that name is installed."""


class Haunts(Mapping[str, HauntRecord]):
    """Haunts by id. Those that are installed are looked for when somebody looks here first: a package imports us."""

    def __init__(self) -> None:
        self._records: dict[str, HauntRecord] = {}
        self._packages: dict[str, Package] = {}
        self._are_found = False
        self._lock = RLock()

    def register(self, record: HauntRecord) -> None:
        """Make a haunt known; NameTaken where another is called the same."""
        if self.get(record.id, record) != record:
            raise NameTaken(f"id: another haunt is called {record.id!r} already")
        self._records[record.id] = record

    def forget(self, record: HauntRecord) -> None:
        """Let a haunt be unknown again."""
        self._records.pop(record.id, None)
        haunt_rules.cache_clear()

    def package(self, id: str) -> Package | None:
        """The distribution that has brought a haunt; None of the printed ones, and of those that nobody installed."""
        self._found()
        return self._packages.get(id)

    def _found(self) -> dict[str, HauntRecord]:
        if not self._are_found:
            with self._lock:
                if not self._are_found:
                    found = installed()
                    self._records = {record.id: record for record, _ in found} | self._records
                    self._packages = {record.id: package for record, package in found if package is not None}
                    self._are_found = True
        return self._records

    @override
    def __getitem__(self, id: str) -> HauntRecord:
        return self._found()[id]

    @override
    def __iter__(self) -> Iterator[str]:
        return iter(self._found())

    @override
    def __len__(self) -> int:
        return len(self._found())


ALL_HAUNTS = Haunts()


def find_haunt(key: int | str) -> HauntRecord:
    """The printed haunt of this number, or any of this id; UnknownHaunt says what there is.

    >>> find_haunt(38).id, find_haunt("hellbeasts").number
    ('hellbeasts', 38)
    """
    if isinstance(key, int):
        if key in HAUNTS:
            return HAUNTS[key]
    elif key in ALL_HAUNTS:
        return ALL_HAUNTS[key]
    close = difflib.get_close_matches(str(key), ALL_HAUNTS, 1)
    others = ", ".join(id for id, record in ALL_HAUNTS.items() if record.number is None) or "none"
    hint = (
        f"did you mean {close[0]!r}?"
        if close
        else f"is its package installed? It is found by an entry point of the group {GROUP!r}. "
        f"Besides {min(HAUNTS)} to {max(HAUNTS)} there are: {others}"
    )
    raise UnknownHaunt(f"no haunt is called {key!r:.40}; {hint}")


@cache
def haunt_rules(key: int | str) -> "type[Haunt]":
    """The rules of a haunt, by its number or its id."""
    return find_haunt(key).load_rules()


def word_folders() -> list[Path]:
    """Where the words are that haunts and cards of other packages have brought."""
    of_haunts = (record.locales for record in ALL_HAUNTS.values() if record.locales is not None)
    return list(dict.fromkeys([*of_haunts, *PACKS.word_folders()]))


# How installed haunts are found


def installed() -> list[tuple[HauntRecord, Package | None]]:
    """The records of all installed haunts, the printed ones first, each with the distribution that has brought it.

    What is wrong with one is said in a line.
    """
    found: dict[str, tuple[HauntRecord, Package | None]] = {}
    for entry in declared(GROUP):
        try:
            for record in records_of(entry):
                if record.id in found:
                    raise NameTaken(f"id: another haunt is called {record.id!r} already")
                found[record.id] = record, package_of(entry)
        except Exception as error:  # whatever others have written, the house stays open
            reason = " ".join(f"{type(error).__name__}: {error}".split())[:300]
            log.warning("dreadhall: the haunt %r of %s is left out: %s", entry.name, distribution(entry), reason)
    return list(found.values())


def records_of(entry: EntryPoint) -> Iterator[HauntRecord]:
    """What an entry point leads to: a record, or several."""
    led_to = entry.load()
    records = [led_to] if isinstance(led_to, HauntRecord) else led_to
    if not isinstance(records, Iterable):
        raise TypeError(f"{entry.value} is neither a HauntRecord nor several of them")
    for record in records:
        if not isinstance(record, HauntRecord):
            raise TypeError(f"{entry.value} holds {record!r:.40}, which is no HauntRecord")
        if record.number is not None and record not in PRINTED:
            raise BadHaunt(
                f"number: None is expected for {record.id!r}, not {record.number}: only the printed fifty have them"
            )
        yield record
