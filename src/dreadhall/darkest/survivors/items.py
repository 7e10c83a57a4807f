"""What the cards do: consumables, tools and rerolls. (D-ITEM, D-INV-11 to 13)"""

from collections.abc import Awaitable, Callable

from typing_extensions import override

from dreadhall.darkest.components.catalogue import D4, D4_DIRECTIONS, ITEM_OF, LIMITS
from dreadhall.darkest.fighting.combat import Combat
from dreadhall.darkest.happenings.enemies import Rerolled
from dreadhall.darkest.happenings.phases import GainsAp
from dreadhall.darkest.happenings.survivors import CardUsed
from dreadhall.darkest.house.plan import Direction
from dreadhall.darkest.ids import DoorId, RoomId
from dreadhall.darkest.presentation.rolls import reads
from dreadhall.darkest.state import Held, Survivor
from dreadhall.darkest.survivors import acts
from dreadhall.darkest.survivors.acts import Act, Choices
from dreadhall.darkest.survivors.boards import cards_of, has_skill, in_use, is_infected, passes_freely, take_from
from dreadhall.kernel import Choice, hook

BLASTS = {"grenade": 2, "dynamite": 4}
HEALING = {"heal-1": 1, "heal-2": 2}
USABLE = {
    *HEALING,
    *BLASTS,
    *("reload", "antidote", "energy-drink", "flashbang-free", "gas-mask-pass", "flashlight-reveal", "radiation-pills"),
}
"""The effects a card has when it is used; all others work by themselves."""
FLASHLIGHT_STEPS = 2
ENERGY = 2
Use = Callable[[Survivor, Held], Awaitable[None]]


class Items(Combat):
    """One short method an item."""

    # Using a consumable or a tool

    def add_card_uses(self, who: Survivor, cards: list[Held], into: Choices) -> None:
        """Cards that would do something now; in the own turn only. (D-INV-11)"""
        for held in cards:
            if ITEM_OF[held.card].effect in USABLE and self.is_usable(who, held):
                into.append(acts.USE[who.id, held.card])

    @hook
    def is_usable(self, who: Survivor, held: Held) -> bool:
        """Whether using the card now is legal and has an effect."""
        item = ITEM_OF[held.card]
        effect = item.effect
        if effect in HEALING:
            return any(other.wounds for other in self.survivors_in(who.room))
        if effect == "reload":
            return bool(weapons_to_reload(who, held))
        if effect in BLASTS:
            return not who.entrapped and self.points(who) >= item.ap_cost and bool(self.blast_rooms(who))
        if effect == "antidote":
            return is_infected(who)
        if effect == "energy-drink":
            return True
        if effect == "flashbang-free":
            return any(other.entrapped == "enemies" for other in self.survivors_in(who.room))
        if effect == "gas-mask-pass":
            return not who.gas_mask
        if effect == "flashlight-reveal":
            return held in who.hands and bool(self.doors_in_reach(who))
        return False

    async def do_use(self, who: Survivor, act: Act) -> None:
        """Use a card; what is single use leaves the game. (D-INV-10, 11)"""
        held = next(held for held in cards_of(who) if held.card == act.what)
        item = ITEM_OF[held.card]
        self.tell(CardUsed(survivor=who.id, room=who.room, card=held.card))
        if item.single_use:
            take_from(who, held.card)
        if item.ap_cost:
            self.spend(who, item.ap_cost)
        await self.use_of(item.effect)(who, held)

    @hook
    def use_of(self, effect: str) -> Use:
        """The method that carries out a card's effect."""
        if effect in HEALING:
            return self.use_healing
        if effect in BLASTS:
            return self.use_blast
        uses: dict[str, Use] = {
            "reload": self.use_ammo_card,
            "antidote": self.use_antidote,
            "energy-drink": self.use_energy_drink,
            "flashbang-free": self.use_flashbang,
            "gas-mask-pass": self.use_gas_mask,
            "flashlight-reveal": self.use_flashlight,
        }
        return uses[effect]

    @override
    def ways_to_lighten(self, who: Survivor) -> list[Choice[Act]]:
        """With a full inventory: use up a consumable, or pass a card on. (D-INV-09)"""
        uses: Choices = []
        self.add_card_uses(who, cards_of(who), uses)
        choices = [use for use in uses if ITEM_OF[use.value.card].single_use]
        can_pay = passes_freely(who) or (self.points(who) > 0 and not who.entrapped)
        if can_pay and len(self.survivors_in(who.room)) > 1:
            choices.append(acts.act("pass", who.id))
        return choices

    @override
    async def lighten(self, who: Survivor, chosen: Act) -> None:
        """Do it at once, before the new card is settled."""
        if chosen.verb == "use":
            await self.do_use(who, chosen)
        else:
            await self.pass_one_of(who, [acts.card(held.card) for held in cards_of(who)])

    # Healing

    async def use_healing(self, who: Survivor, held: Held) -> None:
        """Spray and kit, for oneself or somebody in the room; a medic heals one wound more. (D-ITEM-24 to 26)"""
        hurt = [other for other in self.survivors_in(who.room) if other.wounds]
        name = await self.ask_owner(who, "heal-whom", [acts.survivor(other.id) for other in hurt], card=held.card)
        wounds = HEALING[ITEM_OF[held.card].effect] + has_skill(who, "medic")
        await self.heal(self.survivor(name), wounds, ITEM_OF[held.card].key, who)

    async def use_antidote(self, who: Survivor, held: Held) -> None:
        """The user's second virus token goes. (D-ITEM-27)"""
        self.cure_second_virus(who, "antidote")

    # Ammunition (D-AMMO-03, 04)

    async def use_ammo_card(self, who: Survivor, held: Held) -> None:
        """Load one of them, with the markers found beside the card too. (D-AMMO-03, D-CHAR-10)"""
        fitting = weapons_to_reload(who, held)
        card = await self.ask_owner(who, "reload-what", [acts.card(weapon.card) for weapon in fitting])
        weapon = next(weapon for weapon in fitting if weapon.card == card)
        item = ITEM_OF[held.card]
        self.add_ammo(who, weapon, item.amount + held.ammo, item.key)

    # Explosives (D-ITEM-11)

    def blast_rooms(self, who: Survivor) -> list[RoomId]:
        """Adjacent rooms in sight with something to hit."""
        rooms = [room for room in self.plan.neighbours[who.room] if room in self.plan.sees[who.room]]
        return [room for room in rooms if self.blast_targets(room, who.room)]

    def blast_targets(self, room: RoomId, source: RoomId) -> list[Choice[Act]]:
        """What a blast can hit there."""
        targets: list[Choice[Act]] = []
        self.add_targets(room, source, targets)
        return targets

    async def use_blast(self, who: Survivor, held: Held) -> None:
        """Two or four hits in one room next door. (D-ITEM-11)"""
        room = await self.ask_owner(who, "blast-where", [acts.room(room) for room in self.blast_rooms(who)])
        item = ITEM_OF[held.card]
        for _ in range(BLASTS[item.effect]):
            targets = self.blast_targets(room, who.room)
            if not targets:
                return
            await self.hit(who, await self.ask_owner(who, "blast-what", targets, room=room), item.key)

    # The rest

    async def use_energy_drink(self, who: Survivor, held: Held) -> None:
        """Two AP more this turn. (D-ITEM-23)"""
        self.gain_points(who, ENERGY, ITEM_OF[held.card].key)

    @hook(replaced=True)
    def gain_points(self, who: Survivor, points: int, cause: str) -> None:
        """Action points for this turn only; whoever is held has them once free. (D-ENTRAP-04, 15)"""
        was = who.ap
        who.full_ap += points
        who.ap += 0 if who.entrapped else points
        self.tell(GainsAp(survivor=who.id, ap=points, was=was, now=who.ap), cause=cause)
        if not who.entrapped:
            self.can_act_again(who, "points")

    async def use_flashbang(self, who: Survivor, held: Held) -> None:
        """Somebody in the room is free, but nobody gets away from the bird. (D-ITEM-22, D-BEAST-02)"""
        held_down = [other for other in self.survivors_in(who.room) if other.entrapped == "enemies"]
        name = await self.ask_owner(who, "flashbang-whom", [acts.survivor(other.id) for other in held_down])
        self.free(self.survivor(name), "flashbang")

    async def use_gas_mask(self, who: Survivor, held: Held) -> None:
        """Until the turn ends, moving through fire costs nothing. (D-ITEM-16)"""
        who.gas_mask = True

    def take_masks_off(self) -> None:
        """The turn is over. (D-INV-13)"""
        for who in self.state.survivors.values():
            who.gas_mask = False

    def doors_in_reach(self, who: Survivor) -> list[DoorId]:
        """Doors with a face-down chip that two moves would lead to. (D-ITEM-21, R-74)"""
        far = self.plan.distances(who.room, frozenset(), None)
        near = {room for room, steps in far.items() if steps <= FLASHLIGHT_STEPS}
        return [
            door
            for door, lock in self.state.locks.items()
            if not lock.chip and near & set(self.house.doors[door].rooms)
        ]

    async def use_flashlight(self, who: Survivor, held: Held) -> None:
        """Flip a chip from afar. (D-ITEM-21)"""
        door = await self.ask_owner(who, "flashlight-where", [acts.door(door) for door in self.doors_in_reach(who)])
        self.flip_chip(door, ITEM_OF[held.card].key)

    # Fire tools: axe, extinguisher, helmet (D-ITEM-05, 14, 15)

    def add_dousing(self, who: Survivor, into: Choices) -> None:
        """A tool in hand, against the fire on the survivor's tile. (D-ITEM-05, 14)"""
        for held in who.hands:
            if ITEM_OF[held.card].effect in ("axe-extinguish", "extinguisher"):
                into.append(acts.act("douse", who.id, held.card, "card"))

    async def do_douse(self, who: Survivor, act: Act) -> None:
        """One AP for one marker, or for two with extinguisher and helmet. (D-ITEM-05, 14, 15)"""
        self.spend(who, 1)
        pair = ITEM_OF[act.card].effect == "extinguisher" and in_use(who, "fire-helmet") is not None
        self.fight_fire(who, 2 if pair else 1, ITEM_OF[act.card].key)

    # Rerolls from anywhere (D-ITEM-17, 19, 30)

    def holders_of(self, effect: str) -> list[tuple[Survivor, Held]]:
        """Everybody who carries such a card."""
        holders = []
        for who in self.state.survivors.values():
            for held in cards_of(who):
                if ITEM_OF[held.card].effect == effect:
                    holders.append((who, held))
        return holders

    @override
    async def fire_direction(self, cause: str) -> Direction:
        """A fire alarm rolls the direction again. (D-FIRE-27, D-ITEM-17)"""
        direction = await super().fire_direction(cause)
        for who, held in self.holders_of("fire-alarm-reroll"):
            if await self.confirm(who, "fire-alarm", direction=direction):
                take_from(who, held.card)
                before, direction = direction, D4_DIRECTIONS[int(self.roll(D4)[0])]
                roll = reads("fire-direction", "direction", [direction])
                self.tell(Rerolled(survivor=who.id, before=[before], **roll), cause="fire-alarm")
        return direction

    @override
    async def roll_spawn_place(self, cause: str) -> tuple[int, int]:
        """A flare gun rolls one or both dice of a spawn again. (D-SPAWN-14, D-ITEM-19)"""
        row, column = await super().roll_spawn_place(cause)
        for who, held in self.holders_of("flare-reroll"):
            choices = [*(acts.named("reroll", part) for part in ("row", "column", "both")), acts.named("keep")]
            room = self.room_at(row, column)
            chosen = await self.ask_owner(who, "flare-gun", choices, row=row, column=column, room=room)
            if chosen == "keep":
                continue
            take_from(who, held.card)
            self.tell(CardUsed(survivor=who.id, room=who.room, card=held.card))
            row = row if chosen == "column" else self.roll_row()
            column = column if chosen == "row" else self.roll_spawn_column("flare-gun", row)
            self.tell_location("spawn", "flare-gun", row, column)
        return row, column


def weapons_to_reload(who: Survivor, held: Held) -> list[Held]:
    """The weapons of the kind named on the card that are not full, on either side. (D-AMMO-02, 04)"""
    kind = ITEM_OF[held.card].reloads
    return [w for w in cards_of(who) if ITEM_OF[w.card].key == kind and w.ammo < LIMITS.ammo_max]
