"""Cards of other packages: folders of sheets, which lie in the decks of tables that are played with them.

A distribution says that it holds cards by an entry point of the group `dreadhall.cards`, whose name is that of the pack
and which leads to a folder of a package, `frost_cards:cards`. Nothing of theirs is imported: it is data.
"""

import importlib.util
import logging
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import msgspec

from dreadhall.betrayal.components.card_sheets import EventCard, Holding
from dreadhall.betrayal.components.pieces import Piece
from dreadhall.kernel.components import BadCatalogue, read_file
from dreadhall.kernel.game import Package
from dreadhall.registry import declared, distribution, package_of

GROUP = "dreadhall.cards"

log = logging.getLogger(__name__)

Faults = Callable[[Holding | EventCard], Iterator[str]]
"""What is wrong with a card, in a few words."""


class ItemSheets(Piece, frozen=True, kw_only=True):
    """items.yaml of a pack"""

    items: tuple[Holding, ...]


class EventSheets(Piece, frozen=True, kw_only=True):
    """events.yaml of a pack"""

    events: tuple[EventCard, ...]


class CardPack(msgspec.Struct, frozen=True, kw_only=True):
    """Items and events of a package, and where their words are."""

    id: str
    items: tuple[Holding, ...]
    events: tuple[EventCard, ...]
    words: Path | None
    package: Package | None

    @property
    def cards(self) -> tuple[Holding | EventCard, ...]:
        """All of them."""
        return (*self.items, *self.events)


def installed_packs(faults: Faults, taken: set[str]) -> Iterator[CardPack]:
    """The packs that are installed. One with a fault is left out with a line that says which file, entry and field."""
    known = set(taken)
    for entry in declared(GROUP):
        try:
            pack = read_pack(entry)
            for file, card in [("items", card) for card in pack.items] + [("events", card) for card in pack.events]:
                wrong = [*faults(card), *(["is the id of something else already"] if card.id in known else [])]
                if wrong:
                    raise BadCatalogue(f"{file}.yaml: {card.id}: {wrong[0]}")
                known.add(card.id)
        except Exception as error:  # whatever others have written, the house stays open
            reason = " ".join(f"{type(error).__name__}: {error}".split())[:300]
            log.warning("dreadhall: the cards %r of %s are left out: %s", entry.name, distribution(entry), reason)
        else:
            yield pack


def read_pack(entry: EntryPoint) -> CardPack:
    """The sheets in the folder that an entry point leads to."""
    folder = folder_of(entry.value)
    items, events, words = folder / "items.yaml", folder / "events.yaml", folder / "words"
    if not items.is_file() and not events.is_file():
        raise BadCatalogue(f"{entry.value}: a folder with items.yaml or events.yaml is expected")
    held = read_file(items, ItemSheets).items if items.is_file() else ()
    for card in held:
        if card.kind != "item":  # the chart has a column for each omen of the box, and for no other
            raise BadCatalogue(f"items.yaml: {card.id} kind: item is expected, not {card.kind}")
    return CardPack(
        id=entry.name,
        items=held,
        events=read_file(events, EventSheets).events if events.is_file() else (),
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
