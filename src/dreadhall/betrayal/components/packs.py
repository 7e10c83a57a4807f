"""Cards, rooms and explorers of other packages, which lie in the stacks and on the table of games played with them."""

import datetime
from collections.abc import Iterator
from typing import Literal

from dreadhall.betrayal.components.card_sheets import EventCard, Holding
from dreadhall.betrayal.components.pieces import AddedExplorer, AddedRoom, Piece
from dreadhall.packs import KindOfPack, Pack


class AddedItem(Holding, frozen=True, kw_only=True):
    """An item of another package: the chart has a column for each omen of the box, and for no other."""

    kind: Literal["item"]


class CardSheets(Piece, frozen=True, kw_only=True):
    """The files of a pack."""

    items: tuple[AddedItem, ...] = ()
    events: tuple[EventCard, ...] = ()
    rooms: tuple[AddedRoom, ...] = ()
    explorers: tuple[AddedExplorer, ...] = ()


AddedSheet = AddedItem | EventCard | AddedRoom | AddedExplorer
CardPack = Pack[CardSheets]
CARD_PACKS = KindOfPack(
    group="dreadhall.cards", called="pack of cards", sheets=CardSheets, names=lambda sheet: (sheet.id,)
)
LEAP_YEAR = 2000


def explorer_faults(sheet: AddedExplorer) -> Iterator[str]:
    """Where there is no such birthday, or a track goes up and down."""
    month, day = sheet.birthday
    try:
        datetime.date(LEAP_YEAR, month, day)
    except ValueError:
        yield f"birthday: a day of the year is expected, month and day, not {month}, {day}"
    for trait, track in sheet.all_tracks:
        if list(values := track.values) != sorted(values):
            yield f"tracks {trait} values: numbers from the lowest to the highest are expected, not {list(values)}"
