"""Looking at the table: from the position to the view that every seat has of it."""

from __future__ import annotations

import typing

from dreadhall.darkest.components.catalogue import CARDS, CHIP_SLOTS, CHIPS, DARKNESS, ITEMS
from dreadhall.darkest.fighting.weapons import is_usable_weapon, weapon_dice, weapon_range
from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.presentation.view import (
    CameraView,
    CardView,
    DarkestView,
    DoorView,
    FoeView,
    HordeView,
    InnerView,
    PartView,
    ReactorView,
    RoomView,
    SecurityView,
    SkillView,
    StackView,
    SurvivorView,
    TileView,
    TokenView,
    TrackView,
    WeaponView,
)
from dreadhall.darkest.state import EVENTS, SHOWDOWN_EVENTS, Camera, Held
from dreadhall.darkest.survivors.boards import sheet_of

if typing.TYPE_CHECKING:
    from dreadhall.darkest.components.tiles import Tile
    from dreadhall.darkest.phases.upkeep import Upkeep
    from dreadhall.darkest.state import Foe, Survivor


def see(rules: Upkeep) -> DarkestView:
    """The position as everybody at the table sees it."""
    state = rules.state
    built = bool(state.layout)
    return DarkestView(
        track=see_track(rules),
        house=see_house(rules) if built else [],
        doors=see_doors(rules) if built else [],
        cameras=[see_camera(rules, camera) for camera in state.cameras],
        survivors=[see_survivor(rules, who) for who in state.survivors.values()],
        fallen=state.fallen,
        groups=state.groups,
        finished=state.finished,
        done=state.done,
        hordes=[
            HordeView(room, horde.zombies, kinds, horde.downed, horde.waiting, horde.infected)
            for room, horde in state.hordes.items()
            for kinds in ([special.kind for special in horde.specials],)
        ],
        tokens=[TokenView(token.room, token.infected) for token in state.tokens],
        creature=see_foe(rules, state.creature),
        nemesis=see_foe(rules, state.nemesis),
        security=SecurityView(state.code, state.code_start, state.code_slots, CHIP_SLOTS, state.lab_open),
        stacks=StackView(
            len(state.equipment),
            rules.tokens_left(),
            len(state.creatures) + len(state.creatures_below),
            len(state.unused_chips),
        ),
        cure=state.cure,
        functions_used=state.functions_used,
        reaction=state.reaction.area if state.reaction else [],
        reactor=see_reactor(rules),
    )


def see_track(rules: Upkeep) -> TrackView:
    """Round, event and darkness, of the rounds or of the showdown."""
    state, show = rules.state, rules.state.showdown
    return TrackView(
        round=state.round,
        phase=state.phase,
        event=SHOWDOWN_EVENTS[show.event] if show else EVENTS[state.event],
        darkness=show.darkness if show else state.darkness,
        spaces=rules.printed.showdown_darkness if show else DARKNESS.spaces,
        fire_spaces=[] if show else list(DARKNESS.fire_spaces),
        rounds_left=state.rounds_left,
        showdown=show is not None,
        boxes=show.boxes if show else [],
    )


def see_house(rules: Upkeep) -> list[TileView]:
    """The tiles, row by row, as drawn and as they burn, with the icons that mean something at this table."""
    state, house = rules.state, rules.house
    observed = {room for camera in state.cameras for room in rules.observed(camera)}
    irradiated = state.radiation.tiles if state.radiation else []
    advanced = rules.options.advanced
    tiles = []
    for square in house.squares:
        tile, drawing = house.tile_at[square], house.drawing[square]
        rooms = [
            RoomView(room, edges, room in state.searched, is_locked(rules, room), room in observed)
            for room, edges in drawing.rooms.items()
        ]
        inner = drawing.inner
        tiles.append(
            TileView(
                square=square,
                tile=tile.id,
                rotation=drawing.rotation,
                section=tile.section,
                rooms=rooms,
                inner=InnerView(inner.direction, inner.edge, inner.door) if inner else None,
                burns=state.burns.get(square, 0),
                destroyed=rules.is_destroyed(square),
                fire=state.fire == square,
                radiation=square in irradiated,
                gas_leak=tile.gas_leak and advanced,
                lurking=tile.lurking and advanced,
                secure=tile.secure and advanced,
                function=function_of(rules, tile),
                terminal=tile.terminal,
            )
        )
    return tiles


def function_of(rules: Upkeep, tile: Tile) -> str:
    """What a tile can do for survivors, unless corner rooms are played with their terminals alone."""
    is_corner = tile.section in ("corner", "laboratory")
    is_off = is_corner and rules.options.corner_functions == "terminals-only"
    return "" if is_off else tile.function or ""


def is_locked(rules: Upkeep, room: RoomId) -> bool:
    """Whether a room is closed on all sides; the lost half of a destroyed tile is not."""
    return room in rules.plan.links and rules.plan.is_locked(room)


def see_doors(rules: Upkeep) -> list[DoorView]:
    """Every doorway with a lock; a chip's colours only once it was flipped."""
    closed = rules.closed_doors()
    doors = []
    for door in rules.house.doors.values():
        lock = rules.state.locks.get(door.id)
        chip = lock.chip if lock else ""
        doors.append(
            DoorView(
                id=door.id,
                rooms=door.rooms,
                direction=door.direction,
                lock=door.lock,
                closed=door.id in closed,
                icons=lock.icons if lock else 0,
                chip=chip,
                colours=CHIPS[chip].icons if chip else (),
            )
        )
    return doors


def see_camera(rules: Upkeep, camera: Camera) -> CameraView:
    """A camera with the rooms it observes now."""
    return CameraView(camera.room, camera.facing, list(rules.observed(camera)))


def see_card(held: Held) -> CardView:
    """A card, with the markers on it."""
    card = CARDS[held.card]
    item = ITEMS[card.item]
    return CardView(held.card, item.key, item.kind, item.hands, held.ammo, card.colours)


def see_survivor(rules: Upkeep, who: Survivor) -> SurvivorView:
    """A survivor's board, and what it could reach."""
    sheet = sheet_of(who)
    track = rules.health_track(who)
    for_sale = {skill.key for skill in rules.skills_for_sale(who)}
    return SurvivorView(
        id=who.id,
        seat=who.seat,
        colour=sheet.colour,
        room=who.room,
        health=len(track) - who.wounds,
        track=track,
        ap=rules.points(who),
        full_ap=who.full_ap,
        xp=who.xp,
        hands=[see_card(held) for held in who.hands],
        pack=[see_card(held) for held in who.pack],
        limit=rules.inventory_limit(who),
        virus=list(who.virus),
        chips={chip: CHIPS[chip].icons for chip in who.chips},
        skills=[
            SkillView(skill.key, skill.xp, skill.key in who.skills, skill.key not in for_sale | set(who.skills))
            for skill in rules.skills_of(who)
        ],
        ability=sheet.ability,
        entrap_rate=sheet.entrap_rate,
        entrapped=who.entrapped,
        active=rules.is_active(who),
        used=who.used,
        markers=who.markers,
        radiation=who.radiation,
        weapons=see_weapons(rules, who),
        sees=list(rules.plan.sees[who.room]),
    )


def see_weapons(rules: Upkeep, who: Survivor) -> list[WeaponView]:
    """The weapons in hand that could be used, with what they reach."""
    weapons = [held.card for held in who.hands if is_usable_weapon(held)]
    return [
        WeaponView(card, weapon_dice(rules.printed, who, card), reach, rooms_within(rules, who.room, reach))
        for card in weapons
        for reach in [weapon_range(who, card)]
    ]


def rooms_within(rules: Upkeep, room: RoomId, reach: int) -> list[RoomId]:
    """The rooms in sight that are no farther than this."""
    plan = rules.plan
    return [seen for seen in plan.sees[room] if (plan.range_between(room, seen) or 0) <= reach]


def see_foe(rules: Upkeep, foe: Foe | None) -> FoeView | None:
    """The board of the creature or the nemesis, with its cubes."""
    if foe is None:
        return None
    board = rules.board(foe)
    movement = None if board.movement is None else max(0, board.movement - rules.lost_parts(foe, "blue"))
    return FoeView(
        id=foe.id,
        room=foe.room,
        movement=movement,
        dice=rules.attack_dice(foe),
        parts=[
            PartView(target.colour, foe.cubes[number], target.hits, rules.is_part_lost(foe, number))
            for number, target in enumerate(board.targets)
        ],
        bite=board.bite,
        power=board.power,
        fire_resistant=board.fire_resistant,
        ranged=board.ranged,
        knockback_immune=board.knockback_immune,
        infected=foe.infected,
    )


def see_reactor(rules: Upkeep) -> ReactorView | None:
    """The reactor, where the expansion is played."""
    radiation = rules.state.radiation
    if radiation is None:
        return None
    return ReactorView(radiation.space, radiation.leaking, radiation.chips, radiation.doors_open, radiation.shut_down)
