"""Infected enemies: how they come to it, and what it makes of them. (D-RAD-15 to 21)"""

from collections import Counter
from collections.abc import Sequence

from typing_extensions import override

from dreadhall.darkest.fighting.attacks import Attack
from dreadhall.darkest.fighting.defense import Defense
from dreadhall.darkest.happenings.enemies import BeastRecovers
from dreadhall.darkest.happenings.modules import EnemyInfected, LaidDown
from dreadhall.darkest.ids import NO_SURVIVOR, RoomId
from dreadhall.darkest.modules.two_hits import TwoHits
from dreadhall.darkest.state import Foe, Horde, Radiation, SpawnToken, Unit
from dreadhall.darkest.survivors import acts

Enemy = Horde | SpawnToken | Foe
HEAT_PER_INFECTED = 2


class Infection(TwoHits):
    """Whatever walks through radiation carries it on."""

    @property
    def radiation(self) -> Radiation:
        """The markers and the reactor."""
        assert self.state.radiation is not None
        return self.state.radiation

    def is_irradiated(self, room: RoomId) -> bool:
        """Whether a radiation marker lies on the room's tile. (D-RAD-07)"""
        return self.square(room) in self.radiation.tiles

    # Catching it (D-RAD-15, 16, 32)

    def infect(self, enemies: Sequence[Enemy], room: RoomId, *, arriving: bool = False) -> None:
        """The figures are exchanged for red ones. (D-RAD-15)"""
        figures: Counter[str] = Counter()
        for enemy in enemies:
            if not enemy.infected and not (isinstance(enemy, Foe) and not self.can_be_irradiated(enemy)):
                enemy.infected = True
                if isinstance(enemy, Horde):
                    figures["zombies"] += len(enemy)
                else:
                    figures["token" if isinstance(enemy, SpawnToken) else enemy.id] += 1
        for name, number in figures.items():
            self.tell(EnemyInfected(enemy=name, number=number, room=room, arriving=arriving), cause="radiation")

    def expose(self, enemy: Enemy, room: RoomId, *, arriving: bool = False) -> None:
        """Who comes onto an irradiated tile is infected without a roll. (D-RAD-15)"""
        if self.is_irradiated(room):
            self.infect([enemy], room, arriving=arriving)

    def mingle(self, room: RoomId, *visitors: Enemy) -> None:
        """One infected enemy infects all that share the room with it. (D-RAD-16)"""
        there = self.enemies_at(room)
        if any(enemy.infected for enemy in (*there, *visitors)):
            self.infect(visitors, room, arriving=True)
            self.infect(there, room)

    def enemies_at(self, room: RoomId) -> list[Enemy]:
        """Every enemy in a room, those still face down included. (R-79)"""
        state = self.state
        foes = [foe for foe in (state.creature, state.nemesis) if foe is not None and foe.room == room]
        hordes = [state.hordes[room]] if room in state.hordes else []
        return [*hordes, *foes, *(token for token in state.tokens if token.room == room)]

    @override
    def steps_into(self, enemy: Enemy, source: RoomId, room: RoomId) -> None:
        """On the way from tile to tile, pushed or walking. (D-RAD-15, 16)"""
        super().steps_into(enemy, source, room)
        if self.square(source) != self.square(room):
            self.expose(enemy, room, arriving=True)
        self.mingle(room, enemy)

    @override
    def token_has_appeared(self, token: SpawnToken) -> None:
        """A token that appears in radiation keeps it for its zombies. (D-RAD-15)"""
        super().token_has_appeared(token)
        self.expose(token, token.room)
        self.mingle(token.room)

    @override
    def token_turned(self, token: SpawnToken, face: str, cause: str) -> Horde:
        """The zombies have what their token had. (D-RAD-15)"""
        horde = super().token_turned(token, face, cause)
        if token.infected:
            self.infect([horde], token.room)
        self.mingle(token.room)
        return horde

    @override
    def zombies_appear(self, room: RoomId, count: int) -> Horde:
        """Who becomes a zombie in radiation is an infected one. (D-RAD-15)"""
        horde = super().zombies_appear(room, count)
        self.expose(horde, room)
        self.mingle(room)
        return horde

    @override
    async def creature_has_appeared(self, creature: Foe) -> None:
        """It may appear in radiation. (D-RAD-15)"""
        self.expose(creature, creature.room)
        self.mingle(creature.room)
        await super().creature_has_appeared(creature)

    @override
    def bring(self, unit: Unit, room: RoomId) -> None:
        """Called zombies enter the tiles on their way too. (D-RAD-15)"""
        exposed = self.leads_through_radiation(unit.room, room)
        super().bring(unit, room)
        if exposed:
            self.infect([self.state.hordes[room]], room)
        self.mingle(room)

    def leads_through_radiation(self, source: RoomId, room: RoomId) -> bool:
        """Whether no shortest way there keeps clear of irradiated tiles. (R-79)"""

        def is_dirty(here: RoomId, there: RoomId) -> bool:
            return self.square(here) != self.square(there) and self.is_irradiated(there)

        steps = self.plan.routes(source, room, self.forbidden_to_zombies())
        return bool(steps) and all(is_dirty(source, step) or is_dirty(step, room) for step in steps)

    @override
    def move_everything(self, room: RoomId, into: RoomId) -> None:
        """Two rooms become one, and their enemies meet. (D-RAD-16)"""
        super().move_everything(room, into)
        self.mingle(into)

    # Infected zombies (D-RAD-17 to 19)

    def is_infected_horde(self, room: RoomId) -> bool:
        """Whether the zombies of a room are red ones; they all are, or none."""
        horde = self.state.hordes.get(room)
        return horde is not None and horde.infected

    @override
    def needs_two_hits(self, room: RoomId) -> bool:
        """The first hit lays an infected zombie down. (D-RAD-17)"""
        return self.is_infected_horde(room) or super().needs_two_hits(room)

    @override
    def heat_per_zombie(self, room: RoomId) -> int:
        """Spreading fire needs more heat for an infected zombie. (D-RAD-19)"""
        return HEAT_PER_INFECTED if self.is_infected_horde(room) else super().heat_per_zombie(room)

    @override
    def fire_kills_pushed(self, room: RoomId, path: list[RoomId]) -> bool:
        """An infected zombie survives a little fire. (D-RAD-18)"""
        if self.is_infected_horde(room) and self.heat_on(path) < HEAT_PER_INFECTED:
            return False
        return super().fire_kills_pushed(room, path)

    @override
    def zombie_lands(self, zombie: Horde, path: list[RoomId]) -> None:
        """Fire that did not kill it has laid it down. (D-RAD-18)"""
        if self.heat_on(path):
            self.lay_down(zombie)
            self.tell(LaidDown(survivor=NO_SURVIVOR, room=path[-1], special=""), cause="knockback-fire")
        super().zombie_lands(zombie, path)

    # Infected beasts (D-RAD-20)

    @override
    async def power_attack(self, foe: Foe, attack: Attack) -> None:
        """Every power attack of an infected creature heals it. (D-RAD-20)"""
        await super().power_attack(foe, attack)
        if foe.infected and foe is self.state.creature:
            await self.recover(foe, 1, "radiation")


class NemesisRadiation(Defense):
    """The nemesis can be infected as well. (D-RAD-21)"""

    @override
    def can_be_irradiated(self, foe: Foe) -> bool:
        return True

    @override
    async def attack_rolled(self, attack: Attack) -> None:
        """An infected nemesis gains a cube for every reinforcement icon it rolls. (D-RAD-21)"""
        await super().attack_rolled(attack)
        nemesis = self.attacking_foe(attack)
        if nemesis is None or nemesis is not self.state.nemesis or not nemesis.infected:
            return
        targets = self.board(nemesis).targets
        parts = [acts.part(target.colour, number, nemesis.id) for number, target in enumerate(targets)]
        for _ in range(attack.icons.count("reinforcement")):
            number = await self.ask_team("nemesis-cube", parts, beast=nemesis.id)
            self.tell(BeastRecovers(**self.change_part(nemesis, number, 1)), cause="radiation")
