"""Pushing enemies away, knocking them down, slipping out. (D-DICE-06 to 20, D-ITEM-01 to 04, D-FIRE-23, 24)"""

from itertools import pairwise

from dreadhall.darkest.fighting.attacks import Strike
from dreadhall.darkest.fighting.weapons import weapon_effect
from dreadhall.darkest.happenings.fighting import KnockedDown, Pushed
from dreadhall.darkest.ids import NO_SURVIVOR, RoomId
from dreadhall.darkest.state import Foe, Horde, Survivor
from dreadhall.darkest.survivors import acts
from dreadhall.darkest.survivors.acts import Act
from dreadhall.darkest.survivors.boards import has_skill
from dreadhall.darkest.survivors.escaping import Escaping
from dreadhall.kernel import Choice, hook

ORDINARY = "zombie"


class Knockback(Escaping):
    """The knockback and retreat icons."""

    def push_choices(self, who: Survivor, strike: Strike) -> list[Choice[Act]]:
        """One zombie, or the creature or nemesis, out of the attacker's room in any open direction. (D-DICE-06, 08)"""
        choices: list[Choice[Act]] = []
        enemies = self.pushable(strike.room)
        horde = self.state.hordes.get(strike.room)
        if horde is not None and ORDINARY in enemies:
            if weapon_effect(strike.weapon) == "knock-down" and horde.downed < horde.zombies:
                choices.append(acts.act("knock-down"))
            if horde.knocked:
                choices.append(acts.act("finish-off"))
            if 0 < horde.zombies == horde.knocked:
                enemies.remove(ORDINARY)
        for _, there in self.plan.links[strike.room]:
            choices += [acts.act("push", NO_SURVIVOR, enemy, "enemy", there) for enemy in enemies]
        return choices

    @hook
    def pushable(self, room: RoomId) -> list[str]:
        """The enemies of a room that can be knocked about. (D-DICE-08, D-BEAST-04, D-NEM-13)"""
        enemies = [ORDINARY] if room in self.state.hordes else []
        for foe in (self.state.creature, self.state.nemesis):
            if foe is not None and foe.room == room and not self.board(foe).knockback_immune:
                enemies.append(foe.id)
        return enemies

    async def use_knockback(self, who: Survivor, strike: Strike, chosen: Act) -> None:
        """Knock down, finish off what lies there since this turn, or push. (D-ITEM-01, 02)"""
        strike.knockbacks -= 1
        horde = self.state.hordes.get(strike.room)
        if chosen.verb == "knock-down":
            assert horde is not None
            horde.downed += 1
            horde.knocked += 1
            self.tell(KnockedDown(survivor=who.id, room=strike.room), cause="knockback")
        elif chosen.verb == "finish-off":
            assert horde is not None
            horde.downed -= 1
            horde.knocked -= 1
            self.zombie_dies(strike.room, who, "finish-off")
        else:
            await self.push(who, strike, chosen.what, chosen.where)

    async def push(self, who: Survivor, strike: Strike, enemy: str, room: RoomId) -> None:
        """Room after room in a straight line, as far as icons, doors and sight allow. (D-DICE-09, D-CHAR-25)"""
        direction = next(way for way, there in self.plan.links[strike.room] if there == room)
        path = [room]
        further = has_skill(who, "mighty-blow")
        while ways := self.rooms_ahead(strike.room, path[-1], direction):
            if not (further or strike.knockbacks) or not await self.wants_to_push_on(who, enemy, ways[0], further):
                break
            if further:
                further = False
            else:
                strike.knockbacks -= 1
                further = has_skill(who, "mighty-blow")
            path.append(await self.ask_owner(who, "push-where", [acts.room(way) for way in ways], enemy=enemy))
        self.tell(
            Pushed(survivor=who.id, enemy=enemy, room_from=strike.room, through=path[:-1], room=path[-1]),
            cause="knockback",
        )
        await self.land(who, strike, enemy, path)

    async def wants_to_push_on(self, who: Survivor, enemy: str, room: RoomId, free: bool) -> bool:
        """Another icon, or the strength of a mighty blow, drives it on."""
        return await self.confirm(who, "push-on", enemy=enemy, room=room, free=free)

    @hook
    def rooms_ahead(self, start: RoomId, room: RoomId, direction: str) -> list[RoomId]:
        """Where a push may go on: straight, if the way is open and the attacker still sees the room. (D-DICE-09, 12)"""
        return [there for way, there in self.plan.links[room] if way == direction and there in self.plan.sees[start]]

    async def land(self, who: Survivor, strike: Strike, enemy: str, path: list[RoomId]) -> None:
        """Fire kills a zombie pushed into it and burns a creature. (D-FIRE-23, 24)"""
        if not self.is_zombie(enemy):
            foe = self.foe_named(enemy)
            self.flies_along(foe, strike.room, path)
            foe.room = path[-1]
            self.free_where_no_enemy_is(strike.room)
            await self.beast_lands(who, foe, path)
        elif self.fire_kills_pushed(strike.room, path):
            self.pushed_into_fire(who, strike.room, enemy, path[-1])
        else:
            zombie = self.pick_up(strike.room, enemy)
            self.flies_along(zombie, strike.room, path)
            self.zombie_lands(zombie, path)
            self.free_where_no_enemy_is(strike.room)

    @hook
    def is_zombie(self, enemy: str) -> bool:
        """Whether what is pushed is part of a horde, by its name."""
        return enemy == ORDINARY

    def flies_along(self, enemy: Foe | Horde, room: RoomId, path: list[RoomId]) -> None:
        """From room to room, as far as it is pushed."""
        for source, there in pairwise((room, *path)):
            self.steps_into(enemy, source, there)

    @hook
    def pick_up(self, room: RoomId, enemy: str) -> Horde:
        """One zombie out of its horde; it waits only if all of them do. (R-06)"""
        horde = self.state.hordes[room]
        zombie = Horde(1, waiting=int(horde.waiting == len(horde)), infected=horde.infected)
        self.remove_zombie(room)
        return zombie

    @hook(replaced=True)
    def heat_on(self, path: list[RoomId]) -> int:
        """How much heat a push along these rooms meets: that of the tile where it ends. (D-FIRE-23)"""
        return self.heat(self.square(path[-1]))

    @hook
    def fire_kills_pushed(self, room: RoomId, path: list[RoomId]) -> bool:
        """Whether fire kills a zombie pushed along these rooms: any heat is enough. (D-FIRE-23)"""
        return self.heat_on(path) > 0

    @hook
    def pushed_into_fire(self, who: Survivor, room: RoomId, enemy: str, where: RoomId) -> None:
        """A zombie dies in the fire it was pushed into; the one who pushed it learns from it. (D-FIRE-23)"""
        self.zombie_dies(room, who, "knockback-fire", where=where)

    @hook
    def zombie_lands(self, zombie: Horde, path: list[RoomId]) -> None:
        """A pushed zombie stands where it lands, a horde of its own or part of one. (D-DICE-13, R-36)"""
        horde = self.add_zombies(path[-1], zombie.zombies, waiting=zombie.waiting)
        horde.specials += zombie.specials
        horde.downed += zombie.downed
        horde.infected = horde.infected or zombie.infected

    @hook(replaced=True)
    async def beast_lands(self, who: Survivor, foe: Foe, path: list[RoomId]) -> None:
        """What fire does to a pushed beast: a creature that does not resist takes the heat of the tile. (D-FIRE-24)"""
        heat = self.heat(self.square(path[-1]))
        if heat and foe is self.state.creature and not self.resists_fire(foe):
            await self.burn_beast(foe, heat, who)

    # Retreat (D-DICE-15 to 20)

    @hook
    def retreat_choices(self, who: Survivor, strike: Strike) -> list[Choice[Act]]:
        """Who may retreat where: anybody free in the room or who has slipped away, one room on. (D-DICE-15, 16, 18)"""
        people = [one for one in self.state.survivors.values() if self.may_retreat(one, strike)]
        return [acts.act("retreat", one.id, where=room) for one in people for room in self.plan.neighbours[one.room]]

    @hook
    def may_retreat(self, who: Survivor, strike: Strike) -> bool:
        """Whether a retreat icon may carry this survivor on: several may carry one several rooms. (D-DICE-16)"""
        return not who.entrapped and (who.room == strike.room or who.id in strike.retreated)

    async def retreat(self, strike: Strike, chosen: Act) -> None:
        """Move out without AP, past enemies and through fire. (D-DICE-15, 19)"""
        strike.retreats -= 1
        strike.retreated.append(chosen.who)
        await self.enter([self.survivor(chosen.who)], chosen.where, "retreat")
