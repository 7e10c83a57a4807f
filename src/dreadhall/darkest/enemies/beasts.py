"""The creature and the nemesis: their boards, hits, and what is left of them. (D-CREA, D-NEM-10 to 12)"""

from dreadhall.darkest.components.catalogue import CREATURES, D4, NEMESES, Beast
from dreadhall.darkest.enemies.hordes import Hordes
from dreadhall.darkest.happenings.enemies import (
    BeastDies,
    BeastHit,
    BeastRecovers,
    CreatureAppears,
    MovementRoll,
    PartHit,
)
from dreadhall.darkest.ids import NO_SURVIVOR, RoomId
from dreadhall.darkest.presentation.rolls import reads
from dreadhall.darkest.state import Foe, Survivor
from dreadhall.darkest.survivors import acts
from dreadhall.kernel import Choice, hook

RESTORED = 3


class Beasts(Hordes):
    """Foes with a board of their own."""

    def board(self, foe: Foe) -> Beast:
        """What is printed on the creature's or the nemesis' board."""
        return NEMESES[foe.id] if foe is self.state.nemesis else CREATURES[foe.id]

    def resists_fire(self, foe: Foe) -> bool:
        """Whether its board shows the fire icon. (D-CREA-11)"""
        return self.board(foe).fire_resistant

    def foe_named(self, name: str) -> Foe:
        """The creature or nemesis of this name."""
        for foe in (self.state.creature, self.state.nemesis):
            if foe is not None and foe.id == name:
                return foe
        raise LookupError(name)

    @hook(replaced=True)
    def can_be_irradiated(self, foe: Foe) -> bool:
        """Whether radiation gets at it: not at the nemesis. (D-RAD-15, 21)"""
        return foe is not self.state.nemesis

    def is_part_lost(self, foe: Foe, number: int) -> bool:
        """Whether a hit location is full, or a target area of the nemesis empty. (D-CREA-03, D-NEM-11)"""
        if foe is self.state.nemesis:
            return foe.cubes[number] == 0
        return foe.cubes[number] >= CREATURES[foe.id].targets[number].hits

    def lost_parts(self, foe: Foe, colour: str) -> int:
        """How many locations of a colour are destroyed; they add up. (D-CREA-08)"""
        targets = self.board(foe).targets
        return sum(target.colour == colour and self.is_part_lost(foe, n) for n, target in enumerate(targets))

    def movement(self, foe: Foe, cause: str) -> int:
        """Its movement less what blue has cost it; the Security Guard rolls. (D-CREA-05, D-BEAST-06)"""
        lost = self.lost_parts(foe, "blue")
        printed = self.board(foe).movement
        if printed is not None:
            return max(0, printed - lost)
        rolled = int(self.roll(D4)[0])
        movement = max(0, rolled - lost)
        self.tell(
            MovementRoll(
                beast=foe.id,
                room=foe.room,
                movement=movement,
                rolled=rolled,
                **reads("movement", "d4", [rolled], movement),
            ),
            cause=cause,
        )
        return movement

    def attack_dice(self, foe: Foe) -> int:
        """Its dice less what red has cost it, at least one. (D-CREA-06)"""
        return max(1, self.board(foe).attack_dice - self.lost_parts(foe, "red"))

    def open_parts(self, foe: Foe) -> list[Choice[int]]:
        """The locations that can still be hit."""
        targets = self.board(foe).targets
        return [
            acts.part(target.colour, n, foe.id) for n, target in enumerate(targets) if not self.is_part_lost(foe, n)
        ]

    async def hit_part(self, foe: Foe, number: int, by: Survivor | None, cause: str) -> None:
        """One cube more on the creature, or one less on the nemesis. (D-CREA-02, D-NEM-10)"""
        part = self.change_part(foe, number, -1)
        self.tell(BeastHit(survivor=by.id if by else NO_SURVIVOR, left=part["now"], **part), cause=cause)
        if all(self.is_part_lost(foe, n) for n in range(len(foe.cubes))):
            await self.beast_dies(foe, by, cause)

    def hits_left(self, foe: Foe, number: int) -> int:
        """How many hits a location still takes."""
        cubes = foe.cubes[number]
        return cubes if foe is self.state.nemesis else CREATURES[foe.id].targets[number].hits - cubes

    def change_part(self, foe: Foe, number: int, hits: int) -> PartHit:
        """A location takes so many hits more than before, or fewer; what there is to tell of it."""
        was = self.hits_left(foe, number)
        foe.cubes[number] += hits if foe is self.state.nemesis else -hits
        return {
            "beast": foe.id,
            "room": foe.room,
            "part": self.board(foe).targets[number].colour,
            "number": number + 1,
            "was": was,
            "now": was + hits,
        }

    async def burn_beast(self, foe: Foe, heat: int, by: Survivor | None = None) -> None:
        """Fire puts as many cubes on it; the team chooses where. (D-FIRE-19, 24)"""
        for _ in range(heat):
            if self.is_gone(foe):
                return
            number = await self.ask_team("burn-where", self.open_parts(foe), self.survivors_in(foe.room), beast=foe.id)
            await self.hit_part(foe, number, by, "fire")

    def is_gone(self, foe: Foe) -> bool:
        """Whether it was eliminated."""
        return foe is not self.state.creature and foe is not self.state.nemesis

    async def beast_dies(self, foe: Foe, by: Survivor | None, cause: str) -> None:
        """The creature leaves the house; its board goes under the pile. (D-CREA-09, 10, D-XP-02)"""
        state = self.state
        self.tell(BeastDies(survivor=by.id if by else NO_SURVIVOR, beast=foe.id, room=foe.room), cause=cause)
        if foe is state.nemesis:
            state.nemesis = None
            self.win("nemesis-dead")
        else:
            state.creature = None
            state.creatures_below.append(foe.id)
            if by is not None:
                self.everybody_gains_xp(2, foe.id)
        self.free_prey(foe)
        self.free_where_no_enemy_is(foe.room)

    def free_prey(self, foe: Foe) -> None:
        """Whom only the beast's death could free is free. (D-BEAST-02)"""
        for who in self.state.survivors.values():
            if who.entrapped == "bird":
                self.free(who, foe.id)

    async def recover(self, foe: Foe, cubes: int, cause: str) -> None:
        """The creature loses cubes, and with them the harm they did. (D-TERROR-09, D-CREA-13)"""
        for _ in range(cubes):
            targets = self.board(foe).targets
            hurt = [acts.part(targets[n].colour, n, foe.id) for n, count in enumerate(foe.cubes) if count]
            if not hurt:
                return
            number = await self.ask_team("recover-where", hurt, beast=foe.id)
            self.tell(BeastRecovers(**self.change_part(foe, number, 1)), cause=cause)

    async def creature_appears(self, cause: str) -> None:
        """A new creature where the dice say, or the old one gets its breath back. (D-TERROR-09, 10)"""
        creature = self.state.creature
        if creature is not None:
            if not any(creature.cubes):
                self.nothing_happens("unhurt", beast=creature.id)
            await self.recover(creature, RESTORED, cause)
            return
        room = self.roll_creature_room(cause)
        name = self.draw_creature()
        self.state.creature = Foe(name, room, [0] * len(CREATURES[name].targets))
        self.tell(CreatureAppears(beast=name, room=room), cause=cause)
        await self.creature_has_appeared(self.state.creature)

    def draw_creature(self) -> str:
        """The top board of the pile; what was put under it comes last. (D-CREA-10)"""
        if len(self.state.creatures):
            return self.draw(self.state.creatures)
        return self.state.creatures_below.pop(0)

    def roll_creature_room(self, cause: str) -> RoomId:
        """A location roll, again on a 6 or a locked tile. (D-TERROR-10)"""
        while True:
            row, column = self.roll_row(), self.roll_column()
            room = self.creature_room(row, column)
            self.tell_location("creature", cause, row, column, again=room is None)
            if room is not None:
                return room

    def creature_room(self, row: int, column: int) -> RoomId | None:
        """Where the creature appears on the tile rolled; ruins do not keep it out. (D-TERROR-10)"""
        if column > len(self.house.columns):
            return None
        square = self.house.square(row, column)
        return self.house.passage_of[square] if self.is_destroyed(square) else self.spawn_room(square)

    @hook
    async def creature_has_appeared(self, creature: Foe) -> None:
        """What happens as a creature appears: it does not attack, and fire does not hurt it yet. (D-TERROR-10, 11)"""
