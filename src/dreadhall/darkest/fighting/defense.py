"""An enemy attacks: its dice, the defence, and who takes what. (D-CDICE, D-DEF, D-FEAR, D-ENTRAP-01, 02)"""

from dreadhall.darkest.components.catalogue import CREATURE_DIE, DAMAGE, LIMITS, SURVIVOR_DIE
from dreadhall.darkest.enemies.calling import Calling
from dreadhall.darkest.fighting.attacks import Attack
from dreadhall.darkest.happenings.enemies import Rerolled
from dreadhall.darkest.happenings.fighting import ArmorUsed, AttackRoll, DefenseRoll, IconCancelled, IconsWasted
from dreadhall.darkest.ids import NO_ROOM, NO_SURVIVOR, RoomId, SurvivorId
from dreadhall.darkest.presentation.rolls import reads, seeks
from dreadhall.darkest.questions import AboutAttack
from dreadhall.darkest.state import Foe, Survivor
from dreadhall.darkest.survivors import acts
from dreadhall.darkest.survivors.boards import at_hand, can_be_bitten, has_skill
from dreadhall.kernel import Choice, Face, hook

ORDER = {"entrap": 0, "heavy-damage": 1, "damage": 2, "bite": 3, "reinforcement": 4, "fear": 5}
GUARDIAN_DICE = 2


class Defense(Calling):
    """From the creature dice to the wounds."""

    @hook
    async def horde_attacks(self, room: RoomId) -> None:
        """A horde attacks with a die a zombie, at most six, and moves no more this phase. (D-REACT-14, D-ZMOVE-01)"""
        horde = self.state.hordes[room]
        dice = min(self.horde_dice(room), LIMITS.horde_dice)
        horde.downed = horde.knocked = 0
        horde.moved = len(horde)
        if dice and self.is_occupied(room):
            await self.resolve_attack(Attack("zombies", room, room), dice)
        elif self.is_occupied(room):
            self.nothing_happens("horde-waits", room=room)

    def horde_dice(self, room: RoomId) -> int:
        """The zombies of a room that may attack: those called this round hold back. (D-REINF-05)"""
        horde = self.state.hordes[room]
        return len(horde) - horde.waiting

    async def beast_attacks(self, foe: Foe, room: RoomId = NO_ROOM, target: SurvivorId = NO_SURVIVOR) -> None:
        """The creature or the nemesis attacks a room, or from afar one survivor. (D-REACT-14, D-BEAST-05)"""
        await self.resolve_attack(Attack(foe.id, foe.room, room or foe.room, target), self.attack_dice(foe))

    async def resolve_attack(self, attack: Attack, dice: int) -> None:
        """Roll, weaken, defend, allocate, suffer. (D-CDICE-02)"""
        attack.icons = sorted(map(str, self.roll(CREATURE_DIE, dice)), key=ORDER.__getitem__)
        self.tell(
            AttackRoll(
                attacker=attack.attacker,
                attacker_room=attack.source,
                room=attack.room,
                target=attack.target,
                survivors=[who.id for who in self.targets_of(attack)],
                **reads("enemy-attack", "creature", attack.icons, sum(DAMAGE.get(icon, 0) for icon in attack.icons)),
            ),
            cause=attack.attacker,
        )
        await self.attack_rolled(attack)
        self.weaken(attack)
        await self.defend(attack)
        allocated = await self.allocate(attack)
        await self.suffer(attack, allocated)
        for icon in dict.fromkeys(attack.wasted):
            self.tell_wasted(attack, icon, attack.wasted.count(icon), why_wasted(attack, icon, allocated))
        for _ in range(attack.icons.count("reinforcement")):
            await self.reinforcement(attack)
        self.free_where_no_enemy_is(attack.room)

    @hook
    async def attack_rolled(self, attack: Attack) -> None:
        """What icons do as they fall, whatever becomes of them later: nothing."""

    def attacking_foe(self, attack: Attack) -> Foe | None:
        """The creature or nemesis that attacks; None for zombies."""
        for foe in (self.state.creature, self.state.nemesis):
            if foe is not None and foe.id == attack.attacker:
                return foe
        return None

    def weaken(self, attack: Attack) -> None:
        """Lost body parts take their icons away, and a board without the part knows none. (D-CREA-04, 07)"""
        foe = self.attacking_foe(attack)
        if foe is None:
            return
        board = self.board(foe)
        for icon, colour, is_known in (("bite", "orange", board.bite), ("reinforcement", "white", board.power)):
            rolled = attack.icons.count(icon)
            lost = min(self.lost_parts(foe, colour), rolled) if is_known else rolled
            for _ in range(lost):
                attack.icons.remove(icon)
            self.tell_wasted(attack, icon, lost, "lost-part" if is_known else "no-such-part")

    def tell_wasted(self, attack: Attack, icon: str, count: int, cause: str) -> None:
        """Icons of an attack that come to nothing, and why. (D-CDICE-04)"""
        if count:
            self.tell(
                IconsWasted(
                    attacker=attack.attacker, room=attack.room, target=attack.target, icon=icon, icons=[icon] * count
                ),
                cause=cause,
            )

    def asked_about(self, attack: Attack, icons: list[str] | None = None) -> AboutAttack:
        """What every question about an attack tells of it, and of the icons that it is about."""
        return {
            "attacker": attack.attacker,
            "attacker_room": attack.source,
            "room": attack.room,
            "target": attack.target,
            "icons": list(attack.icons if icons is None else icons),
        }

    # The defence (D-DEF)

    async def defend(self, attack: Attack) -> None:
        """The survivors in the room may roll together; each success cancels a die. (D-DEF-01 to 05)"""
        people = self.survivors_in(attack.room)
        await self.may_learn_now(people, "guardian")
        dice = self.defense_dice(attack.room, people)
        if not attack.icons or not dice or not await self.wants_to_defend(attack, people, dice):
            return
        faces = self.roll(SURVIVOR_DIE, dice)
        self.tell(
            DefenseRoll(
                room=attack.room,
                attacker=attack.attacker,
                survivors=[who.id for who in people if self.defends(who)],
                icons=list(attack.icons),
                **seeks("defense", faces, "success"),
            )
        )
        if owner := await self.armor_rerolls(people, faces, attack):
            before, faces = faces, self.roll_defense_again(faces)
            roll = seeks("defense", faces, "success")
            self.tell(Rerolled(survivor=owner, before=before, **roll), cause="armor")
        for successes in range(faces.count("success"), 0, -1):
            if not (icons := self.cancellable(attack)):
                break
            data = self.asked_about(attack)
            number = await self.ask_team("cancel-icon", icons, people, successes=successes, **data)
            self.tell(IconCancelled(room=attack.room, attacker=attack.attacker, icon=attack.icons[number]))
            del attack.icons[number]
        if not attack.icons:
            self.nothing_happens("warded-off", room=attack.room)

    def defense_dice(self, room: RoomId, people: list[Survivor]) -> int:
        """One die for everybody who is not entrapped, at most four. (D-DEF-02, D-ADV-09)"""
        if self.is_secure(room) and self.secure_room_helps(room):
            return LIMITS.survivor_dice
        dice = guardians = 0
        for who in people:
            if self.defends(who):
                dice += 1
                guardians += has_skill(who, "guardian")
        return min(dice + (GUARDIAN_DICE if guardians else 0), LIMITS.survivor_dice)

    @hook(replaced=True)
    def defends(self, who: Survivor) -> bool:
        """Whether a survivor takes part in the roll: not while entrapped. (D-DEF-02, R-46)"""
        return not who.entrapped

    def is_secure(self, room: RoomId) -> bool:
        """A secure room of the advanced rules. (D-ADV-09)"""
        if not self.options.advanced:
            return False
        square = self.square(room)
        return square in self.house.secure and not self.is_destroyed(square)

    @hook(replaced=True)
    def secure_room_helps(self, room: RoomId) -> bool:
        """Whether a secure room gives its dice: only while somebody there is not entrapped. (D-ADV-09)"""
        return any(not who.entrapped for who in self.survivors_in(room))

    async def wants_to_defend(self, attack: Attack, people: list[Survivor], dice: int) -> bool:
        """The team may decline. (D-DEF-01)"""
        choices = [acts.DEFEND, acts.ENDURE]
        return (await self.ask_team("defend", choices, people, dice=dice, **self.asked_about(attack))).verb == "defend"

    async def armor_rerolls(self, people: list[Survivor], faces: list[Face], attack: Attack) -> SurvivorId:
        """Whose armour, put on even now, lets the whole roll be made again, once. (D-DEF-04, D-ITEM-13, R-73)"""
        roll = {"dice": list(faces), "successes": faces.count("success"), "needed": len(attack.icons)}
        for who in people:
            armor = at_hand(who, "armor") if self.defends(who) else None
            if armor is not None and await self.confirm(who, "armor", **roll, **self.asked_about(attack)):
                await self.take_in_hand(who, armor)
                self.tell(ArmorUsed(survivor=who.id), cause="armor")
                return who.id
        return NO_SURVIVOR

    @hook(replaced=True)
    def roll_defense_again(self, faces: list[Face]) -> list[Face]:
        """What armour rolls again of a defence: all dice. (D-ITEM-13)"""
        return self.roll(SURVIVOR_DIE, len(faces))

    @hook
    def cancellable(self, attack: Attack) -> list[Choice[int]]:
        """The icons a success of the defence may cancel: any, one of each kind to choose from."""
        first = {face: acts.icon(face, n) for n, face in reversed(list(enumerate(attack.icons)))}
        return [first[face] for face in ORDER if face in first]

    # Who takes what (D-CDICE-03 to 09)

    @hook
    async def allocate(self, attack: Attack) -> list[tuple[str, SurvivorId]]:
        """Who takes which icon: every one goes to somebody who can take it. (D-CDICE-03, 04, 05)"""
        allocated: list[tuple[str, SurvivorId]] = []
        targets = self.targets_of(attack)
        if "bite" in attack.icons:
            await self.may_learn_now(targets, "virus-resistance")
        order = await self.allocation_order(attack)
        evenly = False
        for number, icon in enumerate(order):
            if icon == "reinforcement":
                continue
            takers: list[Survivor] = []
            choices: list[Choice[str]] = []
            for who in targets:
                if self.can_take(who, icon, attack, allocated):
                    takers.append(who)
                    choices.append(acts.survivor(who.id))
            if not takers:
                attack.wasted.append(icon)
                continue
            name = takers[0].id
            if len(takers) > 1 and not evenly:
                data = self.asked_about(attack, order[number:])
                dealt, after = list(map(list, allocated)), self.after_icon(takers, icon, allocated)
                choices += self.ways_to_deal_the_rest(order[number:])
                taker = await self.ask_team("allocate", choices, takers, icon=icon, dealt=dealt, after=after, **data)
                name, evenly = SurvivorId(taker), taker == "evenly"
            if evenly:
                name = self.who_bears_it(takers, icon, allocated).id
            allocated.append((icon, name))
        return allocated

    @hook
    def ways_to_deal_the_rest(self, icons: list[str]) -> list[Choice[str]]:
        """How all that is left of an attack may be dealt out at once, besides one by one: not at all."""
        return []

    def who_bears_it(self, takers: list[Survivor], icon: str, allocated: list[tuple[str, SurvivorId]]) -> Survivor:
        """Whoever of them an icon harms least: bites the least bitten, all else the healthiest, and each in turn."""

        def burden(who: Survivor) -> tuple[int, int]:
            own = [other for other, name in allocated if name == who.id]
            health = len(self.health_track(who)) - who.wounds - sum(DAMAGE.get(other, 0) for other in own)
            if icon == "bite":
                return len(who.virus) + own.count("bite"), -health
            return 0 if icon in DAMAGE else len(own), -health

        return min(takers, key=burden)

    def after_icon(
        self, takers: list[Survivor], icon: str, allocated: list[tuple[str, SurvivorId]]
    ) -> dict[str, dict[str, int]]:
        """The health each of them would have, and the AP for it, with an icon of damage besides what is allocated."""
        if icon not in DAMAGE:
            return {}
        coming = {who.id: DAMAGE[icon] for who in takers}
        for other, name in allocated:
            if name in coming:
                coming[name] += DAMAGE.get(other, 0)
        return {who.id: self.health_with(who, who.wounds + coming[who.id]) for who in takers}

    @hook
    async def allocation_order(self, attack: Attack) -> list[str]:
        """In which order the icons are given out: entrap comes before fear, and fear last. (D-CDICE-05)"""
        return sorted(attack.icons, key=ORDER.__getitem__)

    def targets_of(self, attack: Attack) -> list[Survivor]:
        """Everybody in the room attacked, or the one aimed at. (D-CDICE-03, D-BEAST-05)"""
        people = self.survivors_in(attack.room)
        return [who for who in people if who.id == attack.target] if attack.target else people

    @hook
    def can_take(self, who: Survivor, icon: str, attack: Attack, allocated: list[tuple[str, SurvivorId]]) -> bool:
        """Whether an icon can be given to this survivor, besides what is allocated already. (D-CDICE-04)"""
        if icon == "entrap":
            near = attack.source == attack.room
            return near and not who.entrapped and ("entrap", who.id) not in allocated
        if icon == "fear":
            taken = ("entrap", who.id) in allocated or ("fear", who.id) in allocated
            return not taken and not who.entrapped and bool(self.fear_rooms(who))
        if icon == "bite":
            coming = allocated.count(("bite", who.id))
            return can_be_bitten(who) and len(who.virus) + coming < 2
        return True

    async def suffer(self, attack: Attack, allocated: list[tuple[str, SurvivorId]]) -> None:
        """The results happen; those of the dead are lost. (D-CDICE-07 to 09)"""
        for icon, name in allocated:
            who = self.state.survivors.get(name)
            if who is None:
                continue
            if icon in DAMAGE:
                await self.lose_health(who, DAMAGE[icon], attack.attacker)
            elif icon == "entrap":
                self.entrap(who, attack.attacker)
            elif icon == "bite":
                await self.bite(who, attack.attacker)
            else:
                await self.flee(who)

    # Fear (D-FEAR)

    @hook(replaced=True)
    def fear_rooms(self, who: Survivor) -> list[RoomId]:
        """Where the frightened may run: to adjacent rooms that are open and do not burn. (D-FEAR-01, 02)"""
        return [room for room in self.plan.neighbours[who.room] if not self.heat(self.square(room))]

    @hook
    async def flee(self, who: Survivor) -> None:
        """Somebody frightened runs next door. (D-FEAR-01, 06)"""
        rooms = self.fear_rooms(who)
        if rooms and not who.entrapped:
            room = await self.ask_owner(who, "flee-where", [acts.room(room) for room in rooms])
            await self.enter([who], room, "fear")

    # Reinforcement (D-REINF)

    async def reinforcement(self, attack: Attack) -> None:
        """Zombies call more of their kind; a beast strikes with its power. (D-REINF-01, D-BEAST-13)"""
        foe = self.attacking_foe(attack)
        if foe is not None:
            await self.power_attack(foe, attack)
        elif attack.attacker == "zombies" and attack.room in self.state.hordes:
            await self.call_horde(attack.room)


def why_wasted(attack: Attack, icon: str, allocated: list[tuple[str, SurvivorId]]) -> str:
    """Why nobody can take an icon: out of reach, or no other than those who have taken one. (D-CDICE-04)"""
    if icon == "entrap" and attack.source != attack.room:
        return "afar"
    if attack.target:
        return "target"
    return "nobody-else" if any(taken == icon for taken, _ in allocated) else "nobody"
