"""The one fire in the house: where it goes and what it does. (D-FIRE, D-ADV-02 to 04)"""

from typing_extensions import override

from dreadhall.darkest.components.catalogue import D4, D4_DIRECTIONS, LIMITS
from dreadhall.darkest.enemies.beasts import Beasts
from dreadhall.darkest.happenings.house import (
    Burns,
    BurnsRemoved,
    FireBreaksOut,
    FireIsOut,
    FireMoves,
    FireStays,
    GasLeak,
    TileDestroyed,
    ZombieBurns,
)
from dreadhall.darkest.house.plan import Direction
from dreadhall.darkest.ids import DoorId, RoomId, Square
from dreadhall.darkest.presentation.rolls import reads
from dreadhall.darkest.state import Survivor
from dreadhall.darkest.survivors import acts
from dreadhall.kernel import hook

TILES_LIT = 2
"""How many tiles a gas leak sets alight."""


class Fire(Beasts):
    """Outbreak, spread, harm and ruin."""

    @override
    async def fire_icon(self) -> None:
        """The icon on the darkness track starts a fire or drives it on. (D-DARK-04, 05)"""
        if self.state.fire is None:
            await self.outbreak("darkness")
        else:
            await self.fire_icon_while_burning()

    @hook(replaced=True)
    async def fire_icon_while_burning(self) -> None:
        """What the icon on the track means to a fire that burns already: it spreads. (D-DARK-05)"""
        await self.spread_fire("darkness")

    async def outbreak(self, cause: str) -> None:
        """A fire breaks out where the dice say; it hurts nobody yet. (D-FIRE-02, 03, 05)"""
        square = await self.outbreak_square(cause)
        if square is None:
            return
        self.state.spreading = True
        self.state.fire = square
        self.tell(FireBreaksOut(tile=square, room=self.main_room(square)), cause=cause)
        await self.fire_arrives(square)
        self.state.spreading = False
        await self.resolve_waiting_fire_icons()

    @hook
    async def outbreak_square(self, cause: str) -> Square | None:
        """The tile where a fire breaks out, None where none can burn: wherever the dice say. (D-FIRE-03)"""
        return self.roll_outbreak_square(cause)

    def roll_outbreak_square(self, cause: str) -> Square | None:
        """A location roll, again for the laboratory and destroyed tiles; of a 6 only the D6. (D-FIRE-03)"""
        if not any(self.can_burn(square) for square in self.house.squares):
            return None
        while True:
            row, column = self.roll_row(), self.roll_column()
            while column > len(self.house.columns):
                self.tell_location("fire", cause, row, column, again=True)
                column = self.roll_column()
            square = self.house.square(row, column)
            self.tell_location("fire", cause, row, column, again=not self.can_burn(square))
            if self.can_burn(square):
                return square

    def can_burn(self, square: Square) -> bool:
        """Everything but the laboratory and what is burnt already. (D-LAB-05)"""
        return square != self.house.laboratory_square and not self.is_destroyed(square)

    async def spread_fire(self, cause: str) -> None:
        """Move the fire the way the die points, feed it there, then let it burn. (D-FIRE-06 to 11, 17)"""
        front = self.state.fire
        if front is None:
            return
        self.state.spreading = True
        direction = await self.fire_direction(cause)
        goal = self.house.beyond(front, direction)
        roll = reads("fire-direction", "direction", [direction])
        if goal is not None and self.fire_can_enter(goal):
            self.state.fire = goal
            self.tell(
                FireMoves(
                    tile_from=front,
                    tile=goal,
                    room_from=self.main_room(front),
                    through=[],
                    room=self.main_room(goal),
                    direction=direction,
                    **roll,
                ),
                cause=cause,
            )
            await self.fire_arrives(goal)
        else:
            room = self.main_room(front)
            self.tell(FireStays(tile=front, room=room, direction=direction, **roll), cause=cause)
            await self.add_burn(front, "fire")
        await self.burn_everyone()
        self.state.spreading = False
        await self.resolve_waiting_fire_icons()

    async def resolve_waiting_fire_icons(self) -> None:
        """A fire icon reached while the fire was at work comes after it. (D-FIRE-28)"""
        while self.state.fire_icons_waiting and not self.state.spreading:
            self.state.fire_icons_waiting -= 1
            await self.fire_icon()

    @hook
    async def fire_direction(self, cause: str) -> Direction:
        """Where the fire goes, by the D4: 1 north, 2 east, 3 south, 4 west. (D-FIRE-06)"""
        return D4_DIRECTIONS[int(self.roll(D4)[0])]

    @hook
    def fire_can_enter(self, square: Square) -> bool:
        """Whether the fire can go there: through walls, over ruins, never into the laboratory. (D-FIRE-07, 08)"""
        return square != self.house.laboratory_square

    async def fire_arrives(self, square: Square) -> None:
        """It burns hotter here, and the gas the tile had till now blows up. (D-FIRE-10, D-ADV-02, 04, R-69)"""
        leaks = self.leaks_gas(square)
        await self.add_burn(square, "fire")
        if leaks:
            await self.gas_explodes(square)

    def leaks_gas(self, square: Square) -> bool:
        """A gas leak of the advanced rules, gone with its tile. (D-ADV-01, D-MODEL-11)"""
        return self.options.advanced and square in self.house.gas_leaks and not self.is_destroyed(square)

    async def gas_explodes(self, square: Square) -> None:
        """Two tiles beside the leak burn as well, as far as they can. (D-ADV-02, 03)"""
        beside = [near for near in self.house.neighbours4(square) if self.can_burn(near)]
        self.tell(GasLeak(tile=square, room=self.main_room(square)), cause="fire")
        for still in range(min(TILES_LIT, len(beside)), 0, -1):
            choices = [self.tile_choice(near) for near in beside]
            near = await self.ask_team("gas-leak", choices if len(beside) > still else choices[:1])
            beside.remove(near)
            await self.add_burn(near, "gas-leak")

    async def add_burn(self, square: Square, cause: str) -> None:
        """One burn marker more; the third destroys the tile. (D-FIRE-10, 13)"""
        if not self.can_burn(square):
            return
        was = self.state.burns.get(square, 0)
        self.state.burns[square] = markers = was + 1
        self.tell(
            Burns(
                tile=square,
                room=self.main_room(square),
                markers=markers,
                was=was,
                now=markers,
                of=LIMITS.burns_to_destroy,
            ),
            cause=cause,
        )
        if markers >= LIMITS.burns_to_destroy:
            await self.destroy(square, "fire")

    async def destroy(self, square: Square, cause: str) -> None:
        """Turn the tile to its flames: markers, camera and chips are gone, its rooms are one. (D-FIRE-13 to 15)"""
        state = self.state
        state.burns.pop(square, None)
        state.destroyed.append(square)
        rooms = self.house.rooms_in[square]
        state.cameras = [camera for camera in state.cameras if camera.room not in rooms]
        for door in [door for door in state.locks if self.house.doors[door].owner in rooms]:
            self.remove_lock(door)
        self.board_changed()
        for room in rooms[1:]:
            self.move_everything(room, rooms[0])
        self.tokens_on_destroyed_tile(square)
        self.tell(TileDestroyed(tile=square, rooms=list(rooms), room=rooms[0]), cause=cause)
        self.reveal_seen_tokens()
        await self.after_destruction(square)

    @hook(replaced=True)
    async def after_destruction(self, square: Square) -> None:
        """What the loss of a tile sets off: before the showdown it moves the darkness. (D-FIRE-16)"""
        await self.advance_darkness("tile-destroyed")

    def remove_lock(self, door: DoorId) -> None:
        """A chip that nobody gets leaves the game; one that was never flipped stays among the unknown."""
        del self.state.locks[door]

    @hook
    def move_everything(self, room: RoomId, into: RoomId) -> None:
        """The rooms of a destroyed tile become one: what is in the one goes into the other. (D-MODEL-11)"""
        state = self.state
        for who in state.survivors.values():
            if who.room == room:
                who.room = into
        for token in state.tokens:
            if token.room == room:
                token.room = into
        for foe in (state.creature, state.nemesis):
            if foe is not None and foe.room == room:
                foe.room = into
        self.merge_hordes(room, into)

    def merge_hordes(self, room: RoomId, into: RoomId) -> None:
        """The horde of one room becomes part of another's."""
        horde = self.state.hordes.pop(room, None)
        if horde is None:
            return
        other = self.add_zombies(into, horde.zombies, waiting=horde.waiting, moved=horde.moved)
        other.downed += horde.downed
        other.knocked += horde.knocked
        other.specials += horde.specials
        other.infected = other.infected or horde.infected

    @hook(replaced=True)
    def tokens_on_destroyed_tile(self, square: Square) -> None:
        """What becomes of the spawn tokens of a destroyed tile: they stay where they are. (D-FIRE-15)"""

    async def burn_everyone(self) -> None:
        """After a spread all burning and destroyed tiles do harm. (D-FIRE-17 to 21)"""
        for square in self.hot_in_order():
            heat = self.heat(square)
            if not self.state.hordes.keys().isdisjoint(self.house.rooms_in[square]):
                await self.burn_zombies(square, heat)
            creature = self.state.creature
            if creature is not None and self.square(creature.room) == square and not self.resists_fire(creature):
                await self.burn_beast(creature, heat)
            for who in self.survivors_on(square):
                await self.lose_health(who, heat, "fire")
        # The nemesis comes last: what wins and loses at once loses. (D-END-08)
        if self.state.nemesis is not None:
            for square in self.hot_in_order():
                await self.burn_nemesis(square, self.heat(square))

    def hot_in_order(self) -> list[Square]:
        """The tiles that burn or are destroyed, row by row."""
        hot = self.hot_squares()
        return [square for square in self.house.squares if square in hot]

    @hook(replaced=True)
    async def burn_nemesis(self, square: Square, heat: int) -> None:
        """What a hot tile does to the nemesis after a spread: nothing. (D-NEM-09)"""

    async def burn_zombies(self, square: Square, heat: int) -> None:
        """As many zombies burn as the tile is hot; of two rooms the team chooses. (D-FIRE-18)"""
        while rooms := [room for room in self.house.rooms_in[square] if self.can_burn_zombie(room, heat)]:
            room = await self.ask_team("burn-zombie", [acts.room(room) for room in rooms], heat=heat)
            heat -= self.heat_per_zombie(room)
            await self.zombie_burns(room)

    def can_burn_zombie(self, room: RoomId, heat: int) -> bool:
        """Whether a zombie is there, and heat enough for it."""
        return self.zombies_in(room) > 0 and self.heat_per_zombie(room) <= heat

    @hook
    def heat_per_zombie(self, room: RoomId) -> int:
        """How much heat one zombie of a room takes."""
        return 1

    @hook
    async def zombie_burns(self, room: RoomId) -> None:
        """One of the room's zombies burns and is gone; nobody learns from it. (D-FIRE-18, D-XP-04)"""
        self.remove_zombie(room)
        self.tell_burnt(room)
        self.free_where_no_enemy_is(room)

    def tell_burnt(self, room: RoomId, special: str = "") -> None:
        """One zombie less in a room, by the fire."""
        now = self.zombies_in(room)
        self.tell(ZombieBurns(room=room, special=special, was=now + 1, now=now), cause="fire")

    # Putting it out (D-EXT)

    def remove_burns(self, square: Square, markers: int, cause: str, by: Survivor) -> None:
        """Take burn markers away, and the fire with the last of them. (D-EXT-01, 05)"""
        there = self.state.burns.get(square, 0)
        gone = min(markers, there)
        if not gone:
            return
        if gone == there:
            del self.state.burns[square]
        else:
            self.state.burns[square] = there - gone
        room = self.main_room(square)
        self.tell(
            BurnsRemoved(
                survivor=by.id,
                tile=square,
                room=room,
                markers=gone,
                was=there,
                now=there - gone,
                of=LIMITS.burns_to_destroy,
            ),
            cause=cause,
        )
        if self.state.fire is not None and self.fire_is_out():
            self.state.fire = None
            self.tell(FireIsOut(survivor=by.id, tile=square, room=room), cause=cause)

    @hook(replaced=True)
    def fire_is_out(self) -> bool:
        """Whether the fire ends, after a marker was removed: not before none is left anywhere. (D-EXT-03)"""
        return not self.state.burns
