"""The components of Dark, Darker, Darkest in numbers, for explanations; their names and words are in the catalogues."""

from functools import cache
from typing import Literal

import msgspec

from dreadhall.darkest.components.catalogue import (
    CARDS,
    CHIPS,
    CODE_SLOTS,
    COLOURS,
    CREATURES,
    DAMAGE,
    DARKNESS,
    DICE,
    EVENT_CYCLE,
    FILES,
    FISTS,
    ITEMS,
    LIMITS,
    NEMESES,
    PRINTED,
    SPECIES,
    SURVIVORS,
    TILES,
    ZOMBIE,
    search_deck,
)
from dreadhall.darkest.components.pieces import Beast, Item, Mode, SurvivorSheet, TargetColour
from dreadhall.darkest.components.tiles import Section, Tile
from dreadhall.darkest.ids import RoomId, SurvivorId


class ItemPage(msgspec.Struct, frozen=True):
    """What a card of equipment can do; `ammo` is null for what needs none, `cards` counts those in the search deck."""

    id: str
    kind: Literal["weapon", "gear", "consumable", "ammo"]
    hands: int
    range: int
    attack: int
    ammo: int | None
    effect: str
    reloads: str
    amount: int
    ap: int
    single_use: bool
    timing: str
    module: str
    starting: list[str]
    cards_revised: int
    cards_first: int


class CardPage(msgspec.Struct, frozen=True):
    """A card: the item on it and its colours."""

    id: str
    item: str
    colours: tuple[str, ...]


class SkillPage(msgspec.Struct, frozen=True):
    """A skill and its price."""

    skill: str
    xp: int


class SurvivorPage(msgspec.Struct, frozen=True):
    """A survivor's board: action points by wounds taken, on either side of it."""

    id: str
    colour: str
    health_four: tuple[int, ...]
    health_three: tuple[int, ...]
    entrap_rate: int
    item: str
    ability: str
    skills: list[SkillPage]
    errata_skills: list[SkillPage]


class TargetPage(msgspec.Struct, frozen=True):
    """A body part and the hits it takes; 0 where they depend on the survivors."""

    colour: TargetColour
    hits: int


class BeastPage(msgspec.Struct, frozen=True):
    """A creature or a nemesis; one without a movement rolls for it."""

    id: str
    movement: int | None
    dice: int
    targets: list[TargetPage]
    bite: bool
    fire_resistant: bool
    knockback_immune: bool
    ranged: int
    power: str
    nemesis: bool


class ChipPage(msgspec.Struct, frozen=True):
    """A code chip and its colours."""

    id: str
    colours: tuple[str, ...]


class TilePage(msgspec.Struct, frozen=True):
    """A room tile: its rooms and what is printed on it."""

    id: str
    section: Section
    rooms: list[RoomId]
    enwalled: list[str]
    doors: int
    lock: str
    camera: str
    gas_leak: bool
    lurking: bool
    secure: bool
    function: str
    terminal: bool
    module: str


class DiePage(msgspec.Struct, frozen=True):
    """A die and its faces."""

    id: str
    faces: list[str]


class SpeciesPage(msgspec.Struct, frozen=True):
    """A kind of special zombie."""

    id: str
    tokens: int


class ZombiePage(msgspec.Struct, frozen=True):
    """An ordinary zombie, and how many spawn tokens bring 1, 2, 3 … of them."""

    movement: int
    hits: int
    dice: int
    tokens: list[int]
    most_dice: int


class TrackPage(msgspec.Struct, frozen=True):
    """The Multitracker in numbers."""

    darkness: int
    fire_spaces: tuple[int, ...]
    showdown_darkness: int
    events: tuple[str, ...]
    code_slots: dict[Mode, int]


class LimitPage(msgspec.Struct, frozen=True):
    """What holds for everybody."""

    ammo: int
    xp: int
    hands: int
    dice: int
    virus: int
    burns: int
    destroyed_damage: int


class FormerPage(msgspec.Struct, frozen=True):
    """The numbers of the first reconstruction that are others now: dice by item, AP by survivor, tokens, spaces."""

    attack: dict[str, int]
    health_three: dict[SurvivorId, tuple[int, ...]]
    tokens: list[int]
    showdown_darkness: int


class Catalogue(msgspec.Struct, frozen=True):
    """Everything that can be explained, in numbers."""

    items: list[ItemPage]
    cards: list[CardPage]
    survivors: list[SurvivorPage]
    beasts: list[BeastPage]
    chips: list[ChipPage]
    tiles: list[TilePage]
    dice: list[DiePage]
    damage: dict[str, int]
    species: list[SpeciesPage]
    colours: tuple[str, ...]
    zombie: ZombiePage
    track: TrackPage
    limits: LimitPage
    former: FormerPage


@cache
def catalogue() -> Catalogue:
    """Cards, survivors, creatures, tiles, chips, dice and tracks in numbers."""
    now, then = PRINTED["second-reconstruction"], PRINTED["first-reconstruction"]
    former = FILES.first_reconstruction
    return Catalogue(
        items=[item_page(item) for item in (FISTS, *ITEMS.values())],
        cards=[CardPage(card.id, card.item, card.colours) for card in CARDS.values()],
        survivors=[survivor_page(sheet) for sheet in SURVIVORS.values()],
        beasts=[beast_page(beast) for beast in (*CREATURES.values(), *NEMESES.values())],
        chips=[ChipPage(chip.id, chip.icons) for chip in CHIPS.values()],
        tiles=[tile_page(tile) for tile in TILES.values()],
        dice=[DiePage(name, [str(face) for face in die.faces]) for name, die in DICE.items()],
        damage=DAMAGE,
        species=[SpeciesPage(one.id, one.tokens) for one in SPECIES.values()],
        colours=COLOURS,
        zombie=ZombiePage(
            movement=ZOMBIE.movement,
            hits=ZOMBIE.hits,
            dice=ZOMBIE.dice,
            tokens=tokens_by_value(now.spawn_values),
            most_dice=LIMITS.horde_dice,
        ),
        track=TrackPage(DARKNESS.spaces, DARKNESS.fire_spaces, now.showdown_darkness, EVENT_CYCLE.spaces, CODE_SLOTS),
        limits=LimitPage(
            ammo=LIMITS.ammo_max,
            xp=LIMITS.xp_max,
            hands=LIMITS.hands,
            dice=LIMITS.survivor_dice,
            virus=LIMITS.virus,
            burns=LIMITS.burns_to_destroy,
            destroyed_damage=LIMITS.destroyed_damage,
        ),
        former=FormerPage(
            former.attack, former.health_three, tokens_by_value(then.spawn_values), then.showdown_darkness
        ),
    )


def tokens_by_value(values: tuple[int, ...]) -> list[int]:
    """How many spawn tokens there are of 1, of 2, and so on."""
    return [values.count(value) for value in range(1, max(values) + 1)]


def item_page(item: Item) -> ItemPage:
    """An item, and how many cards show it."""
    revised, first = (
        sum(CARDS[card].item == item.key for card in search_deck(edition, radioactive=True))
        for edition in ("revised", "first")
    )
    return ItemPage(
        id=item.key,
        kind=item.kind,
        hands=item.hands,
        range=item.range,
        attack=item.attack,
        ammo=item.ammo,
        effect=item.effect,
        reloads=item.reloads,
        amount=item.amount,
        ap=item.ap_cost,
        single_use=item.single_use,
        timing=item.timing,
        module=item.module,
        starting=[card.survivor for card in CARDS.values() if card.item == item.key and card.survivor],
        cards_revised=revised,
        cards_first=first,
    )


def survivor_page(sheet: SurvivorSheet) -> SurvivorPage:
    """A survivor's board."""
    return SurvivorPage(
        id=sheet.id,
        colour=sheet.colour,
        health_four=sheet.health_four,
        health_three=sheet.health_three,
        entrap_rate=sheet.entrap_rate,
        item=CARDS[sheet.starting_card].item,
        ability=sheet.ability,
        skills=[SkillPage(skill.key, skill.xp) for skill in sheet.skills],
        errata_skills=[SkillPage(skill.key, skill.xp) for skill in sheet.errata_skills],
    )


def beast_page(beast: Beast) -> BeastPage:
    """A creature's or nemesis' board."""
    return BeastPage(
        id=beast.id,
        movement=beast.movement,
        dice=beast.attack_dice,
        targets=[TargetPage(target.colour, target.hits) for target in beast.targets],
        bite=beast.bite,
        fire_resistant=beast.fire_resistant,
        knockback_immune=beast.knockback_immune,
        ranged=beast.ranged,
        power=beast.power or beast.passive,
        nemesis=beast.nemesis,
    )


def tile_page(tile: Tile) -> TilePage:
    """A room tile."""
    return TilePage(
        id=tile.id,
        section=tile.section,
        rooms=[room.id for room in tile.rooms.values()],
        enwalled=[room.id for room in tile.rooms.values() if room.enwalled],
        doors=tile.doors,
        lock=tile.lock,
        camera=tile.rooms[tile.camera].id if tile.camera else "",
        gas_leak=tile.gas_leak,
        lurking=tile.lurking,
        secure=tile.secure,
        function=tile.function,
        terminal=tile.terminal,
        module=tile.module,
    )
