"""Everything the rules read from a card, board, die, token or tile, loaded once from `components/*.yaml`."""

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import fmean

import msgspec

from dreadhall.darkest.components.packs import (
    EQUIPMENT_PACKS,
    AddedItem,
    EquipmentPack,
    EquipmentSheets,
    item_faults,
)
from dreadhall.darkest.components.pieces import (
    EDITIONS,
    Beast,
    Card,
    Chip,
    Chips,
    CodeTokens,
    Colours,
    Counts,
    DarknessTrack,
    DieSheet,
    Edition,
    Effect,
    EquipmentTotals,
    EventCycle,
    FormerNumbers,
    Item,
    Limits,
    Piece,
    Printed,
    RadiationSheet,
    Reconstruction,
    SecurityBoard,
    SetAside,
    ShowdownSide,
    Skill,
    SpawnTokens,
    Species,
    StartingCard,
    SurvivorSheet,
    Target,
    TeamSpaces,
    UpkeepTrack,
    Zombies,
)
from dreadhall.darkest.components.tiles import Edge, Layout, Section, Tile, TileCounts, TileIcon, TileLock, TileRoom
from dreadhall.darkest.house.compass import DIRECTIONS, OPPOSITE, Direction
from dreadhall.darkest.ids import CardId, SurvivorId
from dreadhall.kernel import Die
from dreadhall.kernel.components import Fault, read_components
from dreadhall.packs import Packs

__all__ = [
    "Beast",
    "Card",
    "Chip",
    "DarknessTrack",
    "Edge",
    "Edition",
    "Effect",
    "Item",
    "Layout",
    "Limits",
    "Printed",
    "RadiationSheet",
    "Section",
    "Skill",
    "Species",
    "SurvivorSheet",
    "Target",
    "Tile",
    "TileLock",
    "TileRoom",
    "search_deck",
]

FOLDER = Path(__file__).parent


class LimitsFile(Piece, frozen=True, kw_only=True):
    """limits.yaml"""

    counts: Counts
    limits: Limits


class DiceFile(Piece, frozen=True, kw_only=True):
    """dice.yaml"""

    dice: dict[str, DieSheet]


class TracksFile(Piece, frozen=True, kw_only=True):
    """tracks.yaml"""

    team_spaces: TeamSpaces
    upkeep: UpkeepTrack
    event_cycle: EventCycle
    darkness: DarknessTrack
    showdown: ShowdownSide


class SecurityFile(Piece, frozen=True, kw_only=True):
    """security.yaml"""

    board: SecurityBoard
    colours: Colours
    tokens: CodeTokens
    chips: Chips


class ZombiesFile(Piece, frozen=True, kw_only=True):
    """zombies.yaml"""

    zombies: Zombies
    spawn_tokens: SpawnTokens


class SurvivorsFile(Piece, frozen=True, kw_only=True):
    """survivors.yaml"""

    survivors: tuple[SurvivorSheet, ...]


class CreaturesFile(Piece, frozen=True, kw_only=True):
    """creatures.yaml"""

    creatures: tuple[Beast, ...]
    nemeses: tuple[Beast, ...]


class EquipmentFile(Piece, frozen=True, kw_only=True):
    """equipment.yaml"""

    totals: EquipmentTotals
    fists: Item
    starting: tuple[StartingCard, ...]
    set_aside: tuple[SetAside, ...]
    items: tuple[Item, ...]


class TilesFile(Piece, frozen=True, kw_only=True):
    """tiles.yaml"""

    counts: TileCounts
    tiles: tuple[Tile, ...]


class LayoutsFile(Piece, frozen=True, kw_only=True):
    """layouts.yaml"""

    layouts: tuple[Layout, ...]


class RadioactiveFile(Piece, frozen=True, kw_only=True):
    """radioactive.yaml"""

    counts: Counts
    red_miniatures: Counts
    radiation: RadiationSheet
    tiles: tuple[Tile, ...]
    items: tuple[Item, ...]


class SpeciesFile(Piece, frozen=True, kw_only=True):
    """species.yaml"""

    counts: Counts
    species: tuple[Species, ...]


class EffectsFile(Piece, frozen=True, kw_only=True):
    """effects.yaml"""

    effects: dict[str, Effect]
    tile_icons: dict[str, TileIcon]


class FirstReconstructionFile(FormerNumbers, frozen=True, kw_only=True):
    """first_reconstruction.yaml"""


class Files(msgspec.Struct, frozen=True):
    """All files of the folder, each field the name of one."""

    limits: LimitsFile
    dice: DiceFile
    tracks: TracksFile
    security: SecurityFile
    zombies: ZombiesFile
    survivors: SurvivorsFile
    creatures: CreaturesFile
    equipment: EquipmentFile
    tiles: TilesFile
    layouts: LayoutsFile
    radioactive: RadioactiveFile
    species: SpeciesFile
    effects: EffectsFile
    first_reconstruction: FirstReconstructionFile


def load(folder: Path) -> Files:
    """All components of a folder, each file checked by itself and then against the others."""
    return read_components(folder, Files, _faults)


def _faults(files: Files) -> Iterable[Fault]:
    """Whatever a schema of one entry cannot see: ids used twice, and names of things that do not exist."""
    effects, colours = files.effects.effects, files.security.colours.names
    equipment, security = files.equipment, files.security.chips
    items = [("equipment", item) for item in equipment.items] + [
        ("radioactive", item) for item in files.radioactive.items
    ]
    cards = [(file, item.key, copy) for file, item in items for copy in item.copies]
    ids: list[tuple[str, str]] = [(file, copy.id) for file, _, copy in cards]
    ids += [("equipment", card.id) for card in equipment.starting]
    ids += [(file, item.key) for file, item in items] + [("survivors", one.id) for one in files.survivors.survivors]
    ids += [("creatures", one.id) for one in (*files.creatures.creatures, *files.creatures.nemeses)]
    ids += [("security", chip.id) for chip in (*security.two_icon, *security.three_icon)]
    tiles = [("tiles", tile) for tile in files.tiles.tiles] + [
        ("radioactive", tile) for tile in files.radioactive.tiles
    ]
    ids += [(file, tile.id) for file, tile in tiles]
    ids += [(file, room.id) for file, tile in tiles for room in tile.rooms.values()]
    counted = Counter(name for _, name in ids)
    yield from ((file, name, "is the id of two things") for file, name in ids if counted[name] > 1)

    used = [(file, item.key, item.effect) for file, item in items if item.effect]
    used += [("survivors", one.id, one.ability) for one in files.survivors.survivors]
    used += [
        ("survivors", one.id, s.key) for one in files.survivors.survivors for s in (*one.skills, *one.errata_skills)
    ]
    for beast in (*files.creatures.creatures, *files.creatures.nemeses):
        used += [("creatures", beast.id, key) for key in (beast.power, beast.passive) if key]
    used += [(file, tile.id, tile.function) for file, tile in tiles if tile.function]
    used += [("species", one.id, one.effect) for one in files.species.species]
    yield from ((file, name, f"there is no effect {key!r}") for file, name, key in used if key not in effects)

    known = {item.key for _, item in items}
    icons = [("security", chip.id, chip.icons) for chip in (*security.two_icon, *security.three_icon)]
    icons += [(file, copy.id, copy.colours) for file, _, copy in cards]
    for card in equipment.starting:
        icons.append(("equipment", card.id, card.colours))
        if card.item not in known:
            yield "equipment", card.id, f"there is no item {card.item!r}"
        if not any(one.id == card.survivor and one.starting_card == card.id for one in files.survivors.survivors):
            yield "equipment", card.id, f"{card.survivor!r} does not start with it"
    for file, name, shown in icons:
        yield from ((file, name, f"there is no colour {colour!r}") for colour in shown if colour not in colours)
    for file, item in items:
        if item.reloads and item.reloads not in known:
            yield file, item.key, f"there is no weapon {item.reloads!r}"
    for file, tile in tiles:
        yield from ((file, tile.id, fault) for fault in _tile_faults(tile))
    yield from (("first_reconstruction", *fault) for fault in _former_faults(files))


def _former_faults(files: Files) -> Iterable[tuple[str, str]]:
    """Where former numbers are those of no piece."""
    former = files.first_reconstruction
    weapons = {item.key for item in files.equipment.items if item.kind == "weapon"}
    names = {one.id for one in files.survivors.survivors}
    yield from ((item, "is no weapon") for item in former.attack if item not in weapons)
    yield from ((name, "is no survivor") for name in former.health_three if name not in names)


def _tile_faults(tile: Tile) -> Iterable[str]:
    """Where the drawing of a tile contradicts itself."""
    if (tile.inner is None) != ("b" not in tile.rooms):
        yield "has a second room without a way to it, or a way to none"
    if (tile.lock == "none") != (tile.doors == 0):
        yield "has doors without a lock, or a lock without a door"
    for side in DIRECTIONS:
        ways = [letter for letter, room in tile.rooms.items() if room.edge(side) in ("open", "door")]
        if len(ways) > 1:
            yield f"opens both rooms on side {side}"
        inner = {} if tile.inner is None else {tile.inner.direction: "a", OPPOSITE[tile.inner.direction]: "b"}
        if inner.get(side) in ways:
            yield f"leads from one room to two on side {side}"


def equipment_packs(files: Files) -> Iterator[EquipmentPack]:
    """The equipment of other packages that names nothing but what is in the box, or in its pack."""
    items = (*files.equipment.items, *files.radioactive.items)
    tiles = (*files.tiles.tiles, *files.radioactive.tiles)
    taken = {*files.effects.effects, *(item.key for item in items), *(card.id for card in files.equipment.starting)}
    taken |= {one.id for one in files.survivors.survivors} | {tile.id for tile in tiles}
    taken |= {beast.id for beast in (*files.creatures.creatures, *files.creatures.nemeses)}
    taken |= {room.id for tile in tiles for room in tile.rooms.values()}
    firearms = {item.key for item in items if item.ammo is not None}

    def faults(item: AddedItem, among: EquipmentSheets) -> Iterator[str]:
        own = {one.key for one in among.items if one.ammo is not None}
        return item_faults(item, files.security.colours.names, firearms | own)

    return EQUIPMENT_PACKS.installed(faults, taken)


def search_deck(edition: Edition, *, radioactive: bool = False, packs: Iterable[str] = ()) -> tuple[CardId, ...]:
    """The cards one can find by searching.

    >>> len(search_deck("revised")), len(search_deck("first")), len(search_deck("first", radioactive=True))
    (52, 48, 57)
    """
    modules = {"", *(["radioactive"] if radioactive else []), *map(module_of, packs)}
    return tuple(
        card.id for card in CARDS.values() if not card.starting and card.module in modules and edition in card.editions
    )


def module_of(pack: str) -> str:
    """What the cards of a pack belong to, as those of an expansion do."""
    return f"pack {pack}"


class CardsById(dict[CardId, Card]):
    """All cards by id. A starting weapon handed out again has its id with a `+` behind it."""

    def __missing__(self, card: CardId) -> Card:
        if not card.endswith("+"):
            raise KeyError(card)
        return self[CardId(card[:-1])]


class CardItems(dict[CardId, Item]):
    """What each card is, looked up once."""

    def __missing__(self, card: CardId) -> Item:
        item = self[card] = ITEMS[CARDS[card].item]
        return item


def _cards(files: Files) -> Iterable[Card]:
    for card in files.equipment.starting:
        yield Card(card.id, card.item, card.colours, EDITIONS, survivor=card.survivor, starting=True)
    for module, items in (("", files.equipment.items), ("radioactive", files.radioactive.items)):
        for item in items:
            for copy in item.copies:
                yield Card(copy.id, item.key, copy.colours, copy.editions, module=module, starting=item.starting)
    for pack in PACKS.values():
        for item in (added.item for added in pack.sheets.items):
            for copy in item.copies:
                yield Card(copy.id, item.key, copy.colours, copy.editions, module=module_of(pack.id))


def _printed(files: Files) -> dict[Reconstruction, Printed]:
    former = files.first_reconstruction
    weapons = (*files.equipment.items, *(added.item for pack in PACKS.values() for added in pack.sheets.items))
    attack = {item.key: item.attack for item in weapons if item.kind == "weapon"}
    health = {one.id: one.health_three for one in files.survivors.survivors}
    tokens = files.zombies.spawn_tokens.values
    return {
        "second-reconstruction": _as_printed(attack, health, files.tracks.showdown.darkness, tokens),
        "first-reconstruction": _as_printed(
            attack | former.attack, health | former.health_three, former.showdown_darkness, former.spawn_tokens
        ),
    }


def _as_printed(
    attack: dict[str, int], health_three: dict[SurvivorId, tuple[int, ...]], last_space: int, tokens: dict[int, int]
) -> Printed:
    values = tuple(value for value, count in sorted(tokens.items()) for _ in range(count))
    return Printed(attack, health_three, last_space, values, fmean(values))


FILES = load(FOLDER)
PACKS = Packs(EQUIPMENT_PACKS, equipment_packs(FILES))
"""Equipment of other packages: it is known here, and lies in the search deck of tables that are played with it."""

COUNTS = FILES.limits.counts
LIMITS = FILES.limits.limits

DICE: dict[str, Die] = {name: Die(name, sheet.faces) for name, sheet in FILES.dice.dice.items()}
SURVIVOR_DIE, CREATURE_DIE, TERROR_DIE = DICE["survivor"], DICE["creature"], DICE["terror"]
D4, D6 = DICE["d4"], DICE["d6"]
DAMAGE: dict[str, int] = FILES.dice.dice["creature"].values
D4_DIRECTIONS: dict[int, Direction] = FILES.dice.dice["d4"].directions

TEAM_SPACES = FILES.tracks.team_spaces.count
UPKEEP_STEPS = FILES.tracks.upkeep.steps
EVENT_CYCLE = FILES.tracks.event_cycle
DARKNESS = FILES.tracks.darkness
SHOWDOWN = FILES.tracks.showdown

COLOURS = FILES.security.colours.names
GLYPHS = FILES.security.colours.glyphs
CODE_TOKENS_PER_COLOUR = FILES.security.tokens.per_colour
CODE_SLOTS = FILES.security.board.code_slots
CHIP_SLOTS = FILES.security.board.chip_slots
CHIPS = {chip.id: chip for chip in (*FILES.security.chips.two_icon, *FILES.security.chips.three_icon)}

ZOMBIE = FILES.zombies.zombies

SURVIVORS = {
    sheet.id: msgspec.structs.replace(sheet, errata_skills=sheet.errata_skills or sheet.skills)
    for sheet in FILES.survivors.survivors
}
CREATURES = {beast.id: beast for beast in FILES.creatures.creatures}
NEMESES = {beast.id: msgspec.structs.replace(beast, nemesis=True) for beast in FILES.creatures.nemeses}

FISTS = FILES.equipment.fists
ITEMS = {item.key: item for item in FILES.equipment.items} | {
    item.key: msgspec.structs.replace(item, module="radioactive") for item in FILES.radioactive.items
}
ITEMS |= {added.key: added.item for pack in PACKS.values() for added in pack.sheets.items}
CARDS = CardsById({card.id: card for card in _cards(FILES)})
ITEM_OF = CardItems()

TILES = {tile.id: tile for tile in (*FILES.tiles.tiles, *FILES.radioactive.tiles)}
LAYOUTS = {layout.id: layout for layout in FILES.layouts.layouts}
RADIATION = FILES.radioactive.radiation
SPECIES = {one.id: one for one in FILES.species.species}
EFFECTS = FILES.effects.effects

PRINTED = _printed(FILES)
"""The numbers that depend on which reconstruction a table plays with (`DarkestOptions.pieces`)."""
