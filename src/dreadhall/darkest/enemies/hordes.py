"""Zombies: hordes, spawn tokens, where they appear and when they are seen. (D-SPAWN, D-MODEL-12, 13)"""

from dreadhall.darkest.components.catalogue import D4, D6, ZOMBIE
from dreadhall.darkest.happenings.enemies import (
    HordeArrives,
    LocationRoll,
    NoRoomToSpawn,
    NoTokensLeft,
    SpawnDisplaced,
    TokenPlaced,
    TokenRevealed,
    ZombieDies,
)
from dreadhall.darkest.ids import NO_ROOM, NO_SQUARE, RoomId, Square
from dreadhall.darkest.presentation.rolls import reads
from dreadhall.darkest.state import Foe, Horde, SpawnToken, Survivor
from dreadhall.darkest.survivors import acts
from dreadhall.darkest.survivors.health import Health
from dreadhall.kernel import hook

NO_COLUMN = 6
ZOMBIE_STEPS = ZOMBIE.movement


class Hordes(Health):
    """The dead and how they come into the house."""

    # Zombies in rooms

    def add_zombies(self, room: RoomId, count: int, *, waiting: int = 0, moved: int = 0) -> Horde:
        """Zombies in a room are one horde. (D-MODEL-12)"""
        horde = self.state.hordes.setdefault(room, Horde())
        horde.zombies += count
        horde.waiting += waiting
        horde.moved += moved
        return horde

    @hook
    def zombies_appear(self, room: RoomId, count: int) -> Horde:
        """Zombies that come from nowhere, and what happens to them there: nothing."""
        return self.add_zombies(room, count)

    @hook
    def steps_into(self, enemy: Horde | SpawnToken | Foe, source: RoomId, room: RoomId) -> None:
        """What happens to an enemy that steps from room to room, be it pushed or walking: nothing."""

    def remove_zombie(self, room: RoomId) -> None:
        """One ordinary zombie leaves the room; those called go last, those lying down after the standing. (R-06)"""
        horde = self.state.hordes[room]
        horde.zombies -= 1
        self.tidy(room)

    def tidy(self, room: RoomId) -> None:
        """Keep the counts of a horde true; an empty one is gone."""
        horde = self.state.hordes[room]
        horde.downed = min(horde.downed, horde.zombies)
        horde.knocked = min(horde.knocked, horde.downed)
        horde.waiting = min(horde.waiting, len(horde))
        horde.moved = min(horde.moved, len(horde))
        if not len(horde):
            del self.state.hordes[room]

    def forbidden_to_zombies(self) -> frozenset[Square]:
        """Zombies never walk into fire or ruins. (D-ZMOVE-02)"""
        return self.hot_squares()

    # Spawn tokens

    def tokens_left(self) -> int:
        """How many tokens can still be drawn: what lies or burnt unseen is not decided, but spoken for. (D-SPAWN-10)"""
        return len(self.state.spawn) - len(self.state.tokens) - self.state.tokens_burnt

    def place_token(self, room: RoomId, cause: str) -> None:
        """A token, face down; it is turned over where a survivor sees it. (D-SPAWN-01, 03, 04)"""
        token = self.new_token(room)
        self.tell(TokenPlaced(room=room), cause=cause)
        self.token_has_appeared(token)
        self.reveal_seen_tokens()

    def reveal_seen_tokens(self) -> None:
        """Whoever is seen is a secret no longer. (D-SPAWN-13)"""
        if not self.state.tokens:
            return
        sees = self.plan.sees
        seen = {room for who in self.state.survivors.values() for room in sees[who.room]}
        for token in [token for token in self.state.tokens if token.room in seen]:
            self.reveal(token, "seen")

    def reveal(self, token: SpawnToken, cause: str) -> Horde:
        """Turn a token into the horde it stands for. (D-SPAWN-03)"""
        self.state.tokens.remove(token)
        face = self.draw(self.state.spawn)
        before = self.zombies_in(token.room)
        horde = self.token_turned(token, face, cause)
        if token.moved:
            horde.moved += len(horde) - before
        return horde

    @hook
    def token_turned(self, token: SpawnToken, face: str, cause: str) -> Horde:
        """What a token turns into: as many zombies as it shows."""
        zombies, was = int(face), self.zombies_in(token.room)
        self.tell(TokenRevealed(room=token.room, zombies=zombies, special="", was=was, now=was + zombies), cause=cause)
        return self.add_zombies(token.room, zombies)

    def zombies_in(self, room: RoomId) -> int:
        """How many zombies of all kinds are in a room."""
        horde = self.state.hordes.get(room)
        return len(horde) if horde else 0

    def place_horde(self, room: RoomId, cause: str) -> None:
        """A token drawn and turned over at once. (D-SPAWN-05)"""
        self.tell(HordeArrives(room=room), cause=cause)
        token = self.new_token(room)
        self.token_has_appeared(token)
        self.reveal(token, cause)

    def new_token(self, room: RoomId) -> SpawnToken:
        """A token lies in a room; what it shows is not decided yet."""
        token = SpawnToken(room)
        self.state.tokens.append(token)
        return token

    @hook
    def token_has_appeared(self, token: SpawnToken) -> None:
        """What happens to a token where it appears: nothing."""

    # The spawn

    async def spawn(self, cause: str) -> None:
        """Roll where, and put a token there. (D-SPAWN-01 to 15)"""
        if self.tokens_left() <= 0:
            self.tell(NoTokensLeft(), cause=cause)
            return
        row, column = await self.roll_spawn_place(cause)
        square = None if column == NO_COLUMN else self.house.square(row, column)
        room = None if square is None else self.spawn_room(square)
        if room is not None:
            self.place_token(room, cause)
        else:
            await self.spawn_elsewhere(cause)

    def can_come(self, cause: str, rooms: list[RoomId]) -> bool:
        """Whether a token and a room for it are left; told where not. (D-SPAWN-10)"""
        if self.tokens_left() <= 0:
            self.tell(NoTokensLeft(), cause=cause)
        elif not rooms:
            self.tell(NoRoomToSpawn(), cause=cause)
        else:
            return True
        return False

    @hook
    async def roll_spawn_place(self, cause: str) -> tuple[int, int]:
        """Where a spawn is to be: the row and the column of the location roll; a column of 6 is none. (D-MODEL-15)"""
        row = self.roll_row()
        column = self.roll_spawn_column(cause, row)
        self.tell_location("spawn", cause, row, column)
        return row, column

    def tell_location(self, purpose: str, cause: str, row: int, column: int, *, again: bool = False) -> None:
        """Where a location roll points, that a 6 points nowhere, and whether it is made again. (D-MODEL-15)"""
        room = self.room_at(row, column)
        self.tell(
            LocationRoll(
                row=row,
                column=column,
                tile=self.square(room) if room else NO_SQUARE,
                room=room,
                again=again,
                **reads(purpose, "location", [row, column]),
            ),
            cause=cause,
        )

    def room_at(self, row: int, column: int) -> RoomId:
        """The main room of the tile there; none beyond the last column."""
        return NO_ROOM if column == NO_COLUMN else self.main_room(self.house.square(row, column))

    def roll_row(self) -> int:
        """The D4 of a location roll."""
        return int(self.roll(D4)[0])

    def roll_column(self) -> int:
        """The D6 of a location roll."""
        return int(self.roll(D6)[0])

    def roll_spawn_column(self, cause: str, row: int) -> int:
        """A 6 is rolled again where the table says so. (D-SPAWN-08, D-TWEAK-07)"""
        column = self.roll_column()
        while column == NO_COLUMN and self.options.spawn_six == "reroll":
            self.tell_location("spawn", cause, row, column, again=True)
            column = self.roll_column()
        return column

    def spawn_room(self, square: Square) -> RoomId | None:
        """The room of a tile where something appears: the open one, of two the passageway. (D-SPAWN-02, 05)"""
        if self.is_destroyed(square):
            return None
        for room in self.house.rooms_in[square]:
            if not self.plan.is_locked(room):
                return room
        return None

    async def spawn_elsewhere(self, cause: str) -> None:
        """Near a survivor, in sight and revealed; else wherever the team wants it. (D-SPAWN-05 to 07, 15)"""
        near = self.spawn_rooms_near_survivors()
        if near:
            self.tell(SpawnDisplaced(near=True), cause=cause)
            people = [who for who in self.state.survivors.values() if set(self.plan.sees[who.room]) & set(near)]
            room = await self.ask_team("spawn-near", [acts.room(room) for room in near], people)
            self.place_horde(room, cause)
        elif rooms := self.spawn_rooms_anywhere():
            self.tell(SpawnDisplaced(near=False), cause=cause)
            await self.spawn_anywhere(rooms, cause)
        else:
            self.tell(NoRoomToSpawn(), cause=cause)

    @hook(replaced=True)
    def spawn_rooms_near_survivors(self) -> list[RoomId]:
        """Rooms for a displaced spawn: on a tile beside a survivor's, in its sight, and not burning. (D-SPAWN-05)"""
        near = []
        for who in self.state.survivors.values():
            beside = [tile for tile in self.house.neighbours4(self.square(who.room)) if not self.heat(tile)]
            near += [room for room in self.plan.sees[who.room] if self.square(room) in beside]
        return sorted(set(near))

    @hook(replaced=True)
    def spawn_rooms_anywhere(self) -> list[RoomId]:
        """Rooms for a spawn far from everybody: one of every tile that neither burns nor is closed. (D-SPAWN-06, 15)"""
        rooms = [self.spawn_room(square) for square in self.house.squares if not self.heat(square)]
        return [room for room in rooms if room is not None]

    @hook(replaced=True)
    async def spawn_anywhere(self, rooms: list[RoomId], cause: str) -> None:
        """How a spawn without a room near a survivor comes: face down, on a tile of the team's choice. (D-SPAWN-06)"""
        room = await self.ask_team("spawn-anywhere", [acts.room(room) for room in rooms])
        self.place_token(room, cause)

    def zombie_dies(self, room: RoomId, by: Survivor, cause: str, *, where: RoomId = NO_ROOM) -> None:
        """A zombie of a room falls in combat, there or where it was pushed: 1 XP. (D-COMBAT-11, D-XP-01)"""
        self.remove_zombie(room)
        self.tell_death(where or room, by, cause)
        self.gain_xp(by, 1, "zombie")
        self.free_where_no_enemy_is(room)

    def tell_death(self, room: RoomId, by: Survivor, cause: str, special: str = "") -> None:
        """One zombie less in a room, by whose hand and how."""
        now = self.zombies_in(room)
        self.tell(ZombieDies(survivor=by.id, room=room, special=special, was=now + 1, now=now), cause=cause)
