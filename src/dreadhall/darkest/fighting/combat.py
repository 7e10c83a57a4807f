"""Attacking: weapons, dice, hits. (D-COMBAT, D-DICE, D-ITEM-01 to 12)"""

from dreadhall.darkest.components.catalogue import ITEM_OF, SURVIVOR_DIE
from dreadhall.darkest.fighting.attacks import BARE_FISTS, Strike
from dreadhall.darkest.fighting.knockback import Knockback
from dreadhall.darkest.fighting.weapons import (
    aim_adds_range,
    extra_hits,
    is_usable_weapon,
    rounds_left,
    use_ammo,
    weapon_dice,
    weapon_effect,
    weapon_range,
)
from dreadhall.darkest.happenings.fighting import AttackResult, AttackRolled, FailureCancels
from dreadhall.darkest.ids import NO_SURVIVOR, CardId, RoomId
from dreadhall.darkest.presentation.rolls import seeks
from dreadhall.darkest.state import Foe, Survivor
from dreadhall.darkest.survivors import acts
from dreadhall.darkest.survivors.acts import Act, Choices
from dreadhall.kernel import Choice, Face, hook


class Combat(Knockback):
    """From the choice of the weapon to the last hit."""

    # What can be attacked with what (D-COMBAT-01 to 06)

    def add_attacks(self, who: Survivor, into: Choices) -> None:
        """An attack with each weapon, where there is somebody to fight. (D-COMBAT-01, 02)"""
        if self.sees_enemy(who):
            for weapon in self.weapons_of(who):
                into.append(acts.ATTACK[who.id, weapon])

    def sees_enemy(self, who: Survivor) -> bool:
        """Somebody to fight, in the room or in sight. (D-COMBAT-06)"""
        state, seen = self.state, self.plan.sees[who.room]
        if state.hordes and not state.hordes.keys().isdisjoint(seen):
            return True
        creature, nemesis = state.creature, state.nemesis
        return (creature is not None and creature.room in seen) or (nemesis is not None and nemesis.room in seen)

    def weapons_of(self, who: Survivor) -> list[CardId]:
        """Weapons in hand that are loaded, or bare fists. (D-COMBAT-02, 03)"""
        near = self.enemies_in(who.room)
        armed, weapons = False, []
        for held in who.hands:
            if is_usable_weapon(held):
                armed = True
                if near or ITEM_OF[held.card].range:
                    weapons.append(held.card)
        return [BARE_FISTS] if near and not armed else weapons

    # The attack (D-COMBAT-07 to 15)

    async def do_attack(self, who: Survivor, act: Act) -> None:
        """One AP for one attack with one weapon. (D-COMBAT-01, 05)"""
        self.spend(who, 1)
        await self.attack(who, act.card)

    async def attack(self, who: Survivor, weapon: CardId) -> None:
        """Roll, cancel what failed, then use the icons. (D-COMBAT-07, 08, 15)"""
        use_ammo(who, weapon)
        dice = self.roll(SURVIVOR_DIE, weapon_dice(self.printed, who, weapon))
        self.tell(
            AttackRolled(
                survivor=who.id,
                room=who.room,
                card=weapon,
                rounds=rounds_left(who, weapon),
                **seeks("attack", dice, "success"),
            ),
            cause="attack",
        )
        dice = await self.cancel_failures(who, weapon, dice)
        strike = Strike(weapon, who.room)
        strike.hits = await self.hits_of(who, weapon, dice)
        strike.knockbacks = dice.count("knockback")
        strike.retreats = dice.count("retreat")
        self.tell(
            AttackResult(
                survivor=who.id,
                room=who.room,
                card=weapon,
                hits=len(strike.hits),
                reach=max(strike.hits, default=0),
                knockbacks=strike.knockbacks,
                retreats=strike.retreats,
                passed=bool(strike.hits),
            ),
            cause="attack",
        )
        await self.use_icons(who, strike)
        self.free_where_no_enemy_is(strike.room)

    async def cancel_failures(self, who: Survivor, weapon: CardId, dice: list[Face]) -> list[Face]:
        """Each failure takes one other icon with it, perhaps another failure. (D-DICE-21)"""
        left = [str(face) for face in dice]
        while "failure" in left and len(left) > 1:
            left.remove("failure")
            first = {face: acts.icon(face, n) for n, face in reversed(list(enumerate(left)))}
            choices = [first[face] for face in sorted(first)]
            number = await self.ask_owner(who, "cancel-own-icon", choices, dice=list(left), card=weapon)
            self.tell(FailureCancels(survivor=who.id, icon=left[number]), cause="attack")
            del left[number]
        return [face for face in left if face != "failure"]

    async def hits_of(self, who: Survivor, weapon: CardId, dice: list[Face]) -> list[int]:
        """The hits of the roll, each with its reach. (D-DICE-02, D-ITEM-08)"""
        hits = await self.aimed_hits(who, weapon, dice.count("success"), dice.count("aim"))
        return hits * 2 if weapon_effect(weapon) == "double-hit" else hits

    @hook(replaced=True)
    async def aimed_hits(self, who: Survivor, weapon: CardId, successes: int, aims: int) -> list[int]:
        """How far each hit of a roll reaches: as far as all aims together carry. (D-DICE-03, 05, D-ITEM-09, 10)"""
        reach = weapon_range(who, weapon)
        hits = successes + extra_hits(who, weapon, successes, aims)
        if reach and aim_adds_range(who, weapon):
            reach += aims
        return [reach] * hits

    # Using the icons (D-COMBAT-15)

    async def use_icons(self, who: Survivor, strike: Strike) -> None:
        """Hits, pushes and retreats in any order the attacker likes."""
        was_used = False
        while self.in_play(who) and (chosen := await self.choose_icon(who, strike)) is not None:
            was_used = True
            await self.use_icon(who, strike, chosen)
        if not was_used and (strike.hits or strike.knockbacks or strike.retreats):
            self.nothing_happens("attack", survivor=who.id)

    async def choose_icon(self, who: Survivor, strike: Strike) -> Act | None:
        """What the attacker does with the icons next, if anything; hits that reach somebody are used."""
        strike.room = self.room_now(strike.room)
        choices = self.icon_choices(who, strike)
        if not choices:
            return None
        if not strike.hits or not any(choice.value.verb.startswith("hit") for choice in choices):
            choices.append(acts.LEAVE_REST)
        icons = {"hits": len(strike.hits), "knockbacks": strike.knockbacks, "retreats": strike.retreats}
        chosen = await self.ask_owner(who, "use-icons", choices, reaches=list(strike.hits), **icons)
        return None if chosen.verb == "done" else chosen

    def icon_choices(self, who: Survivor, strike: Strike) -> list[Choice[Act]]:
        """Everything the icons that are left can be used for."""
        choices = self.hit_choices(strike)
        if strike.knockbacks:
            choices += self.push_choices(who, strike)
        if strike.retreats:
            choices += self.retreat_choices(who, strike)
        return choices

    async def use_icon(self, who: Survivor, strike: Strike, chosen: Act) -> None:
        """Use one icon as chosen."""
        if chosen.verb.startswith("hit"):
            self.use_hit(strike, chosen.where)
            await self.hit(who, chosen, "attack")
        elif chosen.verb == "retreat":
            await self.retreat(strike, chosen)
        else:
            await self.use_knockback(who, strike, chosen)

    def hit_choices(self, strike: Strike) -> list[Choice[Act]]:
        """Every enemy in sight that one of the hits can reach. (D-COMBAT-09, 10)"""
        if not strike.hits:
            return []
        reach = max(strike.hits)
        choices: list[Choice[Act]] = []
        for room in self.plan.sees[strike.room]:
            if (self.plan.range_between(strike.room, room) or 0) <= reach:
                self.add_targets(room, strike.room, choices)
        return choices

    def add_targets(self, room: RoomId, source: RoomId, into: list[Choice[Act]]) -> None:
        """What can be hit in a room: a zombie, the creature, the nemesis."""
        horde = self.state.hordes.get(room)
        if horde is not None:
            into += self.horde_targets(room, source)
        for foe in (self.state.creature, self.state.nemesis):
            if foe is not None and foe.room == room:
                into.append(acts.act("hit-beast", NO_SURVIVOR, foe.id, "beast", room))

    @hook
    def horde_targets(self, room: RoomId, source: RoomId) -> list[Choice[Act]]:
        """What can be hit of a room's zombies from the source: they are all alike."""
        return [acts.act("hit-zombie", where=room)]

    def use_hit(self, strike: Strike, room: RoomId) -> None:
        """Spend the hit that reaches just far enough."""
        distance = self.plan.range_between(strike.room, room) or 0
        strike.hits.remove(min(reach for reach in strike.hits if reach >= distance))

    @hook
    async def hit(self, who: Survivor, chosen: Act, cause: str) -> None:
        """One of the targets is hit, by an icon or a blast: a beast or a zombie, and what a layer has offered."""
        if chosen.verb == "hit-beast":
            await self.hit_beast(who, self.foe_named(chosen.what), cause)
        else:
            self.hit_zombie(who, chosen.where, cause)

    @hook
    def hit_zombie(self, who: Survivor, room: RoomId, cause: str) -> None:
        """What a hit on the zombies of a room does: one hit, one zombie. (D-COMBAT-11)"""
        self.zombie_dies(room, who, cause)

    async def hit_beast(self, who: Survivor, foe: Foe, cause: str) -> None:
        """A hit on a location of the attacker's choice. (D-CREA-02, D-NEM-10)"""
        number = await self.ask_owner(who, "hit-where", self.open_parts(foe), beast=foe.id)
        await self.hit_part(foe, number, who, cause)
