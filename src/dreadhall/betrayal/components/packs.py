"""Cards and rooms of other packages: folders of sheets, which lie in the stacks of tables that are played with them.

A distribution says that it holds some by an entry point of the group `dreadhall.cards`, whose name is that of the pack
and which leads to a folder of a package, `frost_cards:cards`. Nothing of theirs is imported: it is data.
"""

import importlib.util
import logging
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import msgspec

from dreadhall.betrayal.components.card_sheets import EventCard, Holding
from dreadhall.betrayal.components.pieces import AddedRoom, Piece
from dreadhall.kernel.components import BadCatalogue, read_file
from dreadhall.kernel.game import Package
from dreadhall.registry import declared, distribution, package_of

GROUP = "dreadhall.cards"

log = logging.getLogger(__name__)

Sheet = Holding | EventCard | AddedRoom
Faults = Callable[[Sheet], Iterator[str]]
"""What is wrong with a card or a room, in a few words."""


class ItemSheets(Piece, frozen=True, kw_only=True):
    """items.yaml of a pack"""

    items: tuple[Holding, ...]


class EventSheets(Piece, frozen=True, kw_only=True):
    """events.yaml of a pack"""

    events: tuple[EventCard, ...]


class RoomSheets(Piece, frozen=True, kw_only=True):
    """rooms.yaml of a pack"""

    rooms: tuple[AddedRoom, ...]


class CardPack(msgspec.Struct, frozen=True, kw_only=True):
    """Items, events and rooms of a package, and where their words are."""

    id: str
    items: tuple[Holding, ...]
    events: tuple[EventCard, ...]
    rooms: tuple[AddedRoom, ...]
    words: Path | None
    package: Package | None

    @property
    def sheets(self) -> Iterator[tuple[str, Sheet]]:
        """All of them, each with the file in which it stands."""
        for file, sheets in (("items", self.items), ("events", self.events), ("rooms", self.rooms)):
            yield from ((file, sheet) for sheet in sheets)


def installed_packs(faults: Faults, taken: set[str]) -> Iterator[CardPack]:
    """The packs that are installed. One with a fault is left out with a line that says which file, entry and field."""
    known = set(taken)
    for entry in declared(GROUP):
        try:
            pack = read_pack(entry)
            new: set[str] = set()
            for file, sheet in pack.sheets:
                is_taken = sheet.id in known or sheet.id in new
                wrong = [*faults(sheet), *(["is the id of something else already"] if is_taken else [])]
                if wrong:
                    raise BadCatalogue(f"{file}.yaml: {sheet.id}: {wrong[0]}")
                new.add(sheet.id)
            known |= new
        except Exception as error:  # whatever others have written, the house stays open
            reason = " ".join(f"{type(error).__name__}: {error}".split())[:300]
            log.warning("dreadhall: the cards %r of %s are left out: %s", entry.name, distribution(entry), reason)
        else:
            yield pack


def read_pack(entry: EntryPoint) -> CardPack:
    """The sheets in the folder that an entry point leads to."""
    folder = folder_of(entry.value)
    items, events, rooms, words = (folder / name for name in ("items.yaml", "events.yaml", "rooms.yaml", "words"))
    if not any(file.is_file() for file in (items, events, rooms)):
        raise BadCatalogue(f"{entry.value}: a folder with items.yaml, events.yaml or rooms.yaml is expected")
    held = read_file(items, ItemSheets).items if items.is_file() else ()
    for card in held:
        if card.kind != "item":  # the chart has a column for each omen of the box, and for no other
            raise BadCatalogue(f"items.yaml: {card.id} kind: item is expected, not {card.kind}")
    return CardPack(
        id=entry.name,
        items=held,
        events=read_file(events, EventSheets).events if events.is_file() else (),
        rooms=read_file(rooms, RoomSheets).rooms if rooms.is_file() else (),
        words=words if words.is_dir() else None,
        package=package_of(entry),
    )


def folder_of(value: str) -> Path:
    """The folder that `package:folder` names; the package is found, and not imported."""
    package, _, folder = value.partition(":")
    spec = importlib.util.find_spec(package) if package.isidentifier() else None
    if spec is None or not spec.submodule_search_locations or not folder:
        raise BadCatalogue(f"{value}: 'package:folder' is expected, a folder in an installed package")
    return Path(spec.submodule_search_locations[0]) / folder
