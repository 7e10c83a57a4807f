"""Everything the rules read from a tile, card, token or die, loaded once from `components/*.yaml`."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec

from dreadhall.betrayal.components.card_sheets import Card, EventCard, Holding
from dreadhall.betrayal.components.instructions import (
    AgainstOmens,
    AnyInstruction,
    Feed,
    Follow,
    GiveUp,
    Harm,
    PlaceToken,
    RemoveToken,
    Trial,
)
from dreadhall.betrayal.components.packs import CARD_PACKS, AddedSheet, CardPack, CardSheets, explorer_faults
from dreadhall.betrayal.components.pieces import (
    TRAITS,
    TRAITS_OF,
    AddedExplorer,
    Barrier,
    BarrierSheet,
    ChartRow,
    DieSheet,
    Entry,
    ExplorerSheet,
    HauntEntry,
    Letter,
    Piece,
    PrintedExplorer,
    Room,
    RoomFeatures,
    RoomSheet,
    Token,
    TraitorRule,
)
from dreadhall.betrayal.house.compass import LETTERS
from dreadhall.betrayal.ids import WORD, CardId, ExplorerId, RoomId
from dreadhall.kernel import Die
from dreadhall.kernel.components import Fault, read_components
from dreadhall.packs import Packs

__all__ = [
    "TRAITS",
    "TRAITS_OF",
    "Barrier",
    "Card",
    "EventCard",
    "ExplorerSheet",
    "HauntEntry",
    "Holding",
    "Room",
    "Token",
    "TraitorRule",
]

FOLDER = Path(__file__).parent


class RoomsFile(Piece, frozen=True, kw_only=True):
    """rooms.yaml"""

    rooms: tuple[RoomSheet, ...]


class ItemsFile(Piece, frozen=True, kw_only=True):
    """items.yaml"""

    items: tuple[Holding, ...]


class OmensFile(Piece, frozen=True, kw_only=True):
    """omens.yaml"""

    omens: tuple[Holding, ...]


class EventsFile(Piece, frozen=True, kw_only=True):
    """events.yaml"""

    events: tuple[EventCard, ...]


class ExplorersFile(Piece, frozen=True, kw_only=True):
    """explorers.yaml"""

    explorers: tuple[PrintedExplorer, ...]


class TokensFile(Piece, frozen=True, kw_only=True):
    """tokens.yaml"""

    die: DieSheet
    box: dict[str, int]
    large: tuple[Token, ...]
    small: tuple[Token, ...]
    square: tuple[Token, ...]
    pentagon: tuple[Token, ...]
    triangle: tuple[Token, ...]


class ChartFile(Piece, frozen=True, kw_only=True):
    """chart.yaml"""

    omens: tuple[CardId, ...]
    rows: tuple[ChartRow, ...]


class HauntsFile(Piece, frozen=True, kw_only=True):
    """haunts.yaml"""

    haunts: tuple[HauntEntry, ...]


class Files(msgspec.Struct, frozen=True):
    """All files of the folder, each field the name of one."""

    rooms: RoomsFile
    items: ItemsFile
    omens: OmensFile
    events: EventsFile
    explorers: ExplorersFile
    tokens: TokensFile
    chart: ChartFile
    haunts: HauntsFile


def load(folder: Path) -> Files:
    """All components of a folder, each file checked by itself and then against the others."""
    return read_components(folder, Files, _faults)


def _faults(files: Files) -> Iterator[Fault]:
    """Whatever a schema of one entry cannot see: ids used twice, and names of things that do not exist."""
    rooms = {room.id for room in files.rooms.rooms}
    cards: list[Holding | EventCard] = [*files.items.items, *files.omens.omens, *files.events.events]
    explorers = {sheet.id for sheet in files.explorers.explorers}
    ids = [*(card.id for card in cards), *(room.id for room in files.rooms.rooms)]
    yield from (("cards and rooms", name, "is the id of two things") for name, n in Counter(ids).items() if n > 1)

    for room in files.rooms.rooms:
        fall = (room.fall.to,) if room.fall else ()
        for other in (room.link, room.slides_to, *fall, *room.inner_doors.values()):
            if other and other not in rooms:
                yield "rooms", room.id, f"there is no room {other!r}"
    squares = {token.id for token in files.tokens.square}
    for card in cards:
        yield from ((f"{card.kind}s", card.id, fault) for fault in _card_faults(card, rooms, squares, set(ids)))
    for token in files.tokens.square:
        if token.placed_by not in ids:
            yield "tokens", token.id, f"there is nothing called {token.placed_by!r}"
    yield from (("chart", entry, fault) for entry, fault in _chart_faults(files))
    for sheet in files.explorers.explorers:
        if sheet.other_side not in explorers:
            yield "explorers", sheet.id, f"there is no explorer {sheet.other_side!r}"
    for haunt in files.haunts.haunts:
        if haunt.traitor.named and haunt.traitor.named not in explorers:
            yield "haunts", haunt.slug, f"there is no explorer {haunt.traitor.named!r}"


def _card_faults(card: Holding | EventCard, rooms: set[RoomId], squares: set[str], cards: set[str]) -> Iterator[str]:
    """Where a card names what does not exist, does nothing, or has a table of results with a gap."""
    yield from id_faults(card)
    named = rooms_named_by(card)
    for trial in trials_of(card):
        named |= trial.roll.more_in.keys()
        leasts = [row.least for row in trial.rows]
        if leasts != sorted(set(leasts), reverse=True) or leasts[-1] != 0:
            yield "has a table that does not go down to 0"
    yield from (f"there is no room {room!r}" for room in named - rooms)
    for told in instructions_of(card):
        if isinstance(told, PlaceToken | RemoveToken | Follow) and told.token not in squares:
            yield f"there is no token {told.token!r}"
        if isinstance(told, Harm) and not (told.dice or told.points or told.more_beside_events):
            yield "does damage without dice or points: one or more of either are expected"
    yield from (f"there is no card {other!r}" for other in cards_named_by(card) if other not in cards)


def _chart_faults(files: Files) -> Iterator[tuple[str, str]]:
    """The rows and columns of the chart that are not the rooms and cards they should be, and what is expected."""
    rooms = {room.id for room in files.rooms.rooms if room.symbol == "omen"}
    rows = {row.room for row in files.chart.rows}
    for room in sorted(rooms ^ rows):
        yield (
            room,
            (
                "rows: a row is expected for this room, which has an omen symbol in rooms.yaml"
                if room in rooms
                else "rows: a room with `symbol: omen` in rooms.yaml is expected"
            ),
        )
    omens = {card.id for card in files.omens.omens}
    for omen in sorted(omens ^ set(files.chart.omens)):
        yield (
            omen,
            (
                "omens: a column is expected for this card of omens.yaml"
                if omen in omens
                else "omens: the id of a card in omens.yaml is expected"
            ),
        )
    numbers = {haunt.number for haunt in files.haunts.haunts}
    for row in files.chart.rows:
        if len(row.haunts) != len(files.chart.omens):
            yield row.room, f"haunts: {len(files.chart.omens)} numbers are expected, one an omen, not {len(row.haunts)}"
        for number in row.haunts:
            if number not in numbers:
                yield row.room, f"haunts: numbers of haunts.yaml are expected, not {number}"


def trials_of(card: Card) -> list[Trial]:
    """Every roll with a table on a card.

    >>> [trial.roll.dice for trial in trials_of(CARDS["the-lost-one"])]
    [0, 3]
    """
    if isinstance(card, EventCard):
        return [trial for trial in (card.trial, card.second, card.later) if trial]
    tried = (card.use, card.attack) if isinstance(card, Holding) else ()
    return [part.trial for part in tried if part is not None and part.trial is not None]


def instructions_of(card: Card) -> Iterator[AnyInstruction]:
    """Everything a card can tell one to do."""
    if isinstance(card, EventCard):
        yield from _all_told(
            (*card.first, *card.after, *card.unscathed, *(card.plight.each_turn if card.plight else ()))
        )
    if isinstance(card, Holding):
        yield from _all_told((*card.on_draw, *(card.use.do if card.use else ())))
    for trial in trials_of(card):
        for row in trial.rows:
            yield from _all_told(row.do)


def _all_told(instructions: Iterable[AnyInstruction]) -> Iterator[AnyInstruction]:
    """Instructions, and those that stand inside of them."""
    for told in instructions:
        yield told
        if isinstance(told, Follow):
            yield from _all_told(told.do)
        elif isinstance(told, AgainstOmens):
            yield from _all_told((*told.reached, *told.missed))
        elif isinstance(told, GiveUp):
            yield from _all_told((*told.holder, *told.drawer, *told.nobody))


def rooms_named_by(card: Holding | EventCard) -> frozenset[RoomId]:
    """The rooms where a card does something else, apart from those of its rolls."""
    if isinstance(card, Holding):
        return card.immune_in
    return card.exposed_rooms | (card.plight.cured_in if card.plight else frozenset())


def cards_named_by(card: Holding | EventCard) -> frozenset[CardId]:
    """The other cards that a card has to do with."""
    told = frozenset(told.card for told in instructions_of(card) if isinstance(told, Feed | GiveUp))
    if isinstance(card, Holding):
        return told.union(card.completes)
    return told | (card.plight.cured_by if card.plight else frozenset())


def _sides(letters: Iterable[Letter]) -> frozenset[int]:
    return frozenset(LETTERS.index(letter) for letter in letters)


def _barrier(sheet: BarrierSheet) -> Barrier:
    near, far = map(_sides, sheet.sides)
    return Barrier(near=near, far=far, trait=sheet.trait, target=sheet.target)


def _room(sheet: RoomSheet) -> Room:
    """A room with its sides as numbers."""
    features: dict[str, Any] = {name: getattr(sheet, name) for name in RoomFeatures.__struct_fields__}
    return Room(
        **features,
        doors=_sides((*sheet.doors, *sheet.inner_doors)),
        windows=_sides(sheet.windows),
        inner={LETTERS.index(letter): room for letter, room in sheet.inner_doors.items()},
        front_door=None if sheet.front_door is None else LETTERS.index(sheet.front_door),
        barrier=None if sheet.barrier is None else _barrier(sheet.barrier),
    )


def card_packs(files: Files) -> Iterator[CardPack]:
    """The packs of other packages that name nothing but what is in the box."""
    rooms = {room.id for room in files.rooms.rooms}
    squares = {token.id for token in files.tokens.square}
    cards: set[str] = {card.id for card in (*files.items.items, *files.omens.omens, *files.events.events)}

    def faults(sheet: AddedSheet, _: CardSheets) -> Iterator[str]:
        if isinstance(sheet, Holding | EventCard):
            yield from _card_faults(sheet, rooms, squares, cards)
        elif isinstance(sheet, AddedExplorer):
            yield from explorer_faults(sheet)

    explorers = {sheet.id for sheet in files.explorers.explorers}
    return CARD_PACKS.installed(faults, cards | rooms | squares | explorers)


def id_faults(sheet: Entry) -> Iterator[str]:
    """Whether its id is no word, of which others could be made."""
    if not WORD.fullmatch(sheet.id):
        yield f"id: a word such as 'silver-whistle' is expected, not {sheet.id!r:.40}"


FILES = load(FOLDER)

DIE = Die("betrayal", FILES.tokens.die.faces)
DICE_IN_THE_BOX = FILES.tokens.die.count
MOST_DICE = FILES.tokens.die.most
"""What the dice that cards add can bring a roll to."""
BOX: Mapping[str, int] = MappingProxyType(FILES.tokens.box)

PACKS = Packs(CARD_PACKS, card_packs(FILES))
"""Cards, rooms and explorers of other packages: they are known here, and belong to tables that are played with them."""
ADDED = PACKS.sheets_of(PACKS)

PRINTED_ROOMS: Mapping[RoomId, Room] = MappingProxyType({sheet.id: _room(sheet) for sheet in FILES.rooms.rooms})
ROOMS: Mapping[RoomId, Room] = MappingProxyType(
    {**PRINTED_ROOMS, **{room.id: _room(room.sheet) for pack in ADDED for room in pack.rooms}}
)
STACK_ROOMS: tuple[RoomId, ...] = tuple(room.id for room in PRINTED_ROOMS.values() if not room.starting)
PRINTED_ITEMS: tuple[CardId, ...] = tuple(card.id for card in FILES.items.items)
PRINTED_EVENTS: tuple[CardId, ...] = tuple(card.id for card in FILES.events.events)

ITEMS: Mapping[CardId, Holding] = MappingProxyType(
    {card.id: card for cards in (FILES.items.items, *(pack.items for pack in ADDED)) for card in cards}
)
OMENS: Mapping[CardId, Holding] = MappingProxyType({card.id: card for card in FILES.omens.omens})
HOLDINGS: Mapping[CardId, Holding] = MappingProxyType({**ITEMS, **OMENS})
EVENTS: Mapping[CardId, EventCard] = MappingProxyType(
    {card.id: card for cards in (FILES.events.events, *(pack.events for pack in ADDED)) for card in cards}
)
CARDS: Mapping[CardId, Card] = MappingProxyType({**HOLDINGS, **EVENTS})

PRINTED_EXPLORERS: Mapping[ExplorerId, PrintedExplorer] = MappingProxyType(
    {sheet.id: sheet for sheet in FILES.explorers.explorers}
)
EXPLORERS: Mapping[ExplorerId, ExplorerSheet] = MappingProxyType(
    {**PRINTED_EXPLORERS, **{added.id: added.sheet for pack in ADDED for added in pack.explorers}}
)

CHART_ROOMS: tuple[RoomId, ...] = tuple(row.room for row in FILES.chart.rows)
"""The rows of the haunt chart; what stands in them, `dreadhall.betrayal.haunts.printed` says."""

LARGE_MONSTERS: Mapping[str, Token] = MappingProxyType({token.id: token for token in FILES.tokens.large})
SMALL_MONSTERS: Mapping[str, Token] = MappingProxyType({token.id: token for token in FILES.tokens.small})
"""By colour."""
SQUARES: Mapping[str, Token] = MappingProxyType({token.id: token for token in FILES.tokens.square})
ITEM_TOKENS: Mapping[str, Token] = MappingProxyType({token.id: token for token in FILES.tokens.pentagon})
ROLL_TOKENS: Mapping[str, Token] = MappingProxyType({token.id: token for token in FILES.tokens.triangle})
TOKENS: Mapping[str, Mapping[str, Token]] = MappingProxyType(
    {
        "large": LARGE_MONSTERS,
        "small": SMALL_MONSTERS,
        "square": SQUARES,
        "pentagon": ITEM_TOKENS,
        "triangle": ROLL_TOKENS,
    }
)
"""All tokens by their shape, then by id."""
