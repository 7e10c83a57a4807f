"""Packs of other packages: folders of sheets, with which a table of a game is played if it says so.

A distribution says that it holds one by an entry point of the group of its game, whose name is that of the pack and
which leads to a folder of a package, `frost_cards:cards`. Nothing of theirs is imported: it is data.
"""

import importlib.util
import logging
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
from typing_extensions import override

from dreadhall.kernel.components import BadCatalogue, read_file
from dreadhall.kernel.errors import BadOption
from dreadhall.kernel.game import AddedValue, Package
from dreadhall.registry import declared, distribution, package_of

log = logging.getLogger(__name__)

S = TypeVar("S", bound=msgspec.Struct)
"""The sheets of a pack: each field is the name of a file, and what is in it."""


class Pack(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """The sheets of a package, and where their words are."""

    id: str
    sheets: S
    words: Path | None
    package: Package | None


WORD = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""What an id is: `silver-whistle`."""
Faults = Callable[[Any, S], Iterable[str]]
"""What is wrong with a sheet among those of its pack, in a few words."""
Names = Callable[[Any], Sequence[str]]
"""The ids that a sheet gives, its own first."""


class KindOfPack(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What packs of a game are."""

    group: str
    """That of their entry points."""
    called: str
    """What one is, in a few words."""
    sheets: type[S]
    names: Names
    """The ids that one of its sheets gives to things."""

    def installed(self, faults: Faults[S], taken: set[str]) -> Iterator[Pack[S]]:
        """Those that are installed. One with a fault is left out with a line that says which file, entry and field."""
        known = set(taken)
        for entry in declared(self.group):
            try:
                pack = self.read(entry)
                known |= self._checked(pack, faults, known)
            except Exception as error:  # whatever others have written, the house stays open
                reason = " ".join(f"{type(error).__name__}: {error}".split())[:300]
                left_out = f"the {self.called} {entry.name!r} of {distribution(entry)} is left out"
                log.warning("dreadhall: %s: %s", left_out, reason)
            else:
                yield pack

    def _checked(self, pack: Pack[S], faults: Faults[S], known: set[str]) -> set[str]:
        """The ids that a pack gives; BadCatalogue where one of its sheets will not do."""
        new: set[str] = set()
        for file in self.sheets.__struct_fields__:
            for sheet in getattr(pack.sheets, file):
                names = self.names(sheet)
                wrong = list(faults(sheet, pack.sheets))
                if not WORD.fullmatch(names[0]):
                    wrong.insert(0, f"a word such as 'silver-whistle' is expected as an id, not {names[0]!r:.40}")
                wrong += [f"{name} is the id of something else already" for name in names if name in known | new]
                if wrong:
                    raise BadCatalogue(f"{file}.yaml: {names[0]}: {wrong[0]}")
                new.update(names)
        return new

    def read(self, entry: EntryPoint) -> Pack[S]:
        """The sheets in the folder that an entry point leads to."""
        folder = folder_of(entry.value)
        files = {field.name: field.type for field in msgspec.structs.fields(self.sheets)}
        there = [name for name in files if (folder / f"{name}.yaml").is_file()]
        if not there:
            [*others, last] = [f"{name}.yaml" for name in files]
            expected = f"{', '.join(others)} or {last}" if others else last
            raise BadCatalogue(f"{entry.value}: a folder with {expected} is expected")
        words = folder / "words"
        return Pack(
            id=entry.name,
            sheets=self.sheets(**{name: read_sheets(folder, name, files[name]) for name in there}),
            words=words if words.is_dir() else None,
            package=package_of(entry),
        )


def read_sheets(folder: Path, name: str, kind: Any) -> Any:
    """What is in a file of sheets, below its one heading."""
    whole = msgspec.defstruct(name, [(name, kind)], forbid_unknown_fields=True)
    return getattr(read_file(folder / f"{name}.yaml", whole), name)


def folder_of(value: str) -> Path:
    """The folder that `package:folder` names; the package is found, and not imported."""
    package, _, folder = value.partition(":")
    spec = importlib.util.find_spec(package) if package.isidentifier() else None
    if spec is None or not spec.submodule_search_locations or not folder:
        raise BadCatalogue(f"{value}: 'package:folder' is expected, a folder in an installed package")
    return Path(spec.submodule_search_locations[0]) / folder


class Packs(Mapping[str, Pack[S]]):
    """The packs of a game that are installed, by their names, and what an option says of them."""

    def __init__(self, kind: KindOfPack[S], found: Iterable[Pack[S]]) -> None:
        self.kind = kind
        self._found = {pack.id: pack for pack in found}

    @override
    def __getitem__(self, name: str) -> Pack[S]:
        return self._found[name]

    @override
    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    @override
    def __len__(self) -> int:
        return len(self._found)

    def sheets_of(self, names: Iterable[str]) -> list[S]:
        """The sheets of the packs that an option names, of each once."""
        return [self[name].sheets for name in dict.fromkeys(names)]

    def check(self, option: str, names: Iterable[str]) -> None:
        """Refuse the name of a pack that is not installed, in one line."""
        for name in names:
            if name not in self:
                there = ", ".join(self) or "none"
                raise BadOption(
                    f"option {option}: no pack is called {name!r:.40}; is it installed? "
                    f"It is found by an entry point of the group {self.kind.group!r}. There are: {there}"
                )

    def packages(self, names: Iterable[str]) -> dict[str, str]:
        """The distributions that have brought these packs, and their versions."""
        return dict(package for name in names if (package := self[name].package) is not None)

    @property
    def added_values(self) -> list[AddedValue]:
        """What an option can name."""
        return [AddedValue(name, name.replace("-", " ").capitalize()) for name in self]

    def word_folders(self) -> list[Path]:
        """Where the words are."""
        return [pack.words for pack in self.values() if pack.words is not None]
