"""Haunt 15, Here There Be Dragons: fire and teeth in the hall; old armour and a spear may slay the beast."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar

import msgspec
from typing_extensions import override

from dreadhall.betrayal.components.cards import BITE, BURNING_MAN, CREEPY_PUPPET, GROUNDSKEEPER, SPEAR
from dreadhall.betrayal.components.catalogue import HOLDINGS
from dreadhall.betrayal.components.pieces import DamageKind
from dreadhall.betrayal.components.rooms import CATACOMBS, CHASM, CRYPT, FURNACE_ROOM, UNDERGROUND_LAKE
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.explorers.rolls import until_void
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import NO_CARD, CardId, ExplorerId, FigureId, Place, RoomId, place_in
from dreadhall.betrayal.memory import Memory, may_know, remembers, secret_of
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.phases.sides import Side
from dreadhall.betrayal.state import BetrayalState, Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.full_turn import nothing_done
from dreadhall.betrayal.toolkit.house.front_door import HALL
from dreadhall.kernel import Choice, Dice, Event, Happening
from dreadhall.kernel.bounds import Small
from dreadhall.kernel.dice import roll_numbers

if TYPE_CHECKING:
    from dreadhall.betrayal.presentation.view import BetrayalView

DRAGON = Monster("dragon", speed=3, might=8, sanity=6, immune=frozenset({"speed"}))
SHIELD, ARMOR, PLATE = CardId("shield"), CardId("antique-armor"), CardId("armor")
OLD_THINGS = (SHIELD, ARMOR, SPEAR)
ROOMS_OF = {SHIELD: (CHASM, CRYPT), ARMOR: (UNDERGROUND_LAKE, CATACOMBS)}
WORN = "antique-armor-worn"
PROTECTION, TOUGHNESS, SPEARS_BONUS, WEIGHT = 5, 2, 4, 1
FIRE, DODGE, SPARED = "h15-fire", 4, 2
DICE_HERE, DICE_BESIDE = 4, 2
HEAT = frozenset({FIRE, FURNACE_ROOM, BURNING_MAN})
"""What fire and heat do: the breath, a room and a card."""
ATTACKING_CARDS = frozenset({BITE, CREEPY_PUPPET, GROUNDSKEEPER})
"""The cards that attack whoever draws them."""
BREATHE, WEAR, GIVE = "h15-traitor-fire", "h15-heroes-wear", "h15-heroes-give"
DISCARD, KEEP = "h15-heroes-discard", "h15-heroes-keep"
SLAY, GEAR = "h15-heroes-slay", "h15-heroes-gear"


class Laid(Happening, kind="h15-laid"):
    """A piece of armour is laid into a room."""

    card: CardId
    room: RoomId


class Worn(Happening, kind="h15-worn"):
    """Somebody wears a piece of armour."""

    explorer: ExplorerId
    card: CardId


class Given(Happening, kind="h15-given"):
    """Somebody hands on a piece of armour."""

    explorer: ExplorerId
    other: ExplorerId
    card: CardId


class Fire(Happening, kind="h15-fire"):
    """The dragon breathes fire."""

    monster: FigureId
    creature: str
    room: RoomId


class TraitorWound(Happening, kind="h15-traitor-wound"):
    """How badly the dragon is hurt, which its side alone is told."""

    points: int
    count: int
    of: int


class HereThereBeDragonsMemory(Memory):
    """The old things that were found, and what the dragon has suffered."""

    found: list[CardId] = []
    damage: Annotated[Small | None, secret_of("traitor")] = None
    """Not there before it was first beaten."""


class HereThereBeDragons(Haunt):
    """As many points of damage as there are players slay the dragon."""

    number = 15
    memory = remembers(HereThereBeDragonsMemory)
    rolls_in: ClassVar = {FIRE: ("traitor",)}
    kinds = (DRAGON,)

    # Set-up

    @override
    async def set_up(self) -> None:
        """The dragon in the hall, and old things in the basement, now or later. (H15-03 to H15-06)"""
        self.place(DRAGON, place_in(HALL))
        for thing, rooms in ROOMS_OF.items():
            there = [room for room in rooms if self.in_house(room)]
            if there:
                room = await self.choose_room(self.traitor.seat, f"h15-traitor-{thing}", there)
                self.put_thing(thing, await self.choose_place(self.traitor.seat, room))

    def put_thing(self, thing: CardId, place: Place) -> None:
        """It lies there for all to see. (H15-08)"""
        self.memory.found.append(thing)
        self.lay_down(place, thing)
        self.tell(Laid(card=thing, room=room_of(place)))

    @override
    def room_appeared(self, room: RoomId) -> None:
        """What waits for a room appears with it, on its finder's side of a barrier. (H15-29, H15-43)"""
        super().room_appeared(room)
        for thing, rooms in ROOMS_OF.items():
            if room in rooms and thing not in self.memory.found:
                sides = [place for place in self.plan.places(room) if self.active.place in self.plan.ways[place]]
                self.put_thing(thing, sides[0] if sides else place_in(room))

    # Armour and shield

    def wears(self, who: Explorer) -> bool:
        """Whether somebody has the antique armour on, not only in the hands. (H15-35)"""
        return ARMOR in who.cards and WORN in who.status

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Putting it on, and handing it on, take a whole turn. (H15-14, H15-15, H15-24, H15-36)"""
        if not self.is_hero(who) or ARMOR not in who.cards or not nothing_done(self.turn):
            return
        if not self.wears(who):
            if PLATE not in who.cards:
                yield deed(WEAR, self.put_on, who, card=ARMOR)
            return
        for other in self.others_with(who):
            if self.may_carry(other):
                yield deed(f"{GIVE}:{other.id}", self.hand_on, who, other, explorer=other.id, card=ARMOR)

    async def put_on(self, who: Explorer) -> None:
        """It is worn from now on."""
        who.status[WORN] = 1
        self.tell(Worn(explorer=who.id, card=ARMOR))
        self.turn.ended = True

    async def hand_on(self, who: Explorer, other: Explorer) -> None:
        """Off, and into the hands of somebody else."""
        self.tell(Given(explorer=who.id, other=other.id, card=ARMOR))
        await self.hand_over(who, other, ARMOR)
        self.turn.ended = True

    @override
    async def after_gain(self, who: Explorer, card: CardId) -> None:
        """Whatever was worn before, it comes to somebody unworn. (H15-35, H15-41)"""
        await super().after_gain(who, card)
        if card == ARMOR:
            who.status.pop(WORN, None)

    @override
    def status_seen_by(self, who: Explorer, seat: int | None) -> dict[str, int]:
        """Handed on, burnt or left behind, it is on nobody's body. (H15-08, H15-35)"""
        status = super().status_seen_by(who, seat)
        if not self.wears(who):
            status.pop(WORN, None)
        return status

    def is_worn(self, card: CardId) -> bool:
        """Whether a card is on somebody's body."""
        return card == ARMOR and any(map(self.wears, self.explorers()))

    @override
    def tradable(self, card: CardId) -> bool:
        """What is worn is not given away in passing. (H15-15)"""
        return not self.is_worn(card) and super().tradable(card)

    @override
    def droppable(self, card: CardId) -> bool:
        """Nor laid down. (H15-15)"""
        return not self.is_worn(card) and super().droppable(card)

    @override
    def stealable(self, card: CardId) -> bool:
        """Nobody takes the antique armour in a fight. (H15-28)"""
        return card != ARMOR and super().stealable(card)

    @override
    def allowance(self, who: Explorer) -> int:
        """Armour and shield weigh a space each. (H15-23, H15-25, H15-26)"""
        spaces = super().allowance(who) - WEIGHT * self.wears(who) - WEIGHT * (SHIELD in who.cards)
        return max(1, spaces)

    @override
    def reduce_damage(self, who: Explorer, kind: DamageKind, points: int, by: Fighter | None) -> int:
        """The shield stops fire and heat, the armour most of a blow, and no other armour with it. (H15-23 to -25)"""
        if kind == "physical":
            if self.cause in HEAT and SHIELD in who.cards:
                return 0
            if self.wears(who):
                struck = self.cause in ATTACKING_CARDS or (by is not None and self.cause != FIRE)
                return max(0, points - PROTECTION) if struck else points
        return super().reduce_damage(who, kind, points, by)

    # The dragon

    @override
    def monster_deeds(self, figure: Figure) -> list[Choice[Deed]]:
        """Fire once and teeth once, before, between and after its steps. (H15-17 to H15-19)"""
        found = super().monster_deeds(figure)
        if FIRE not in self.turn.tried and self.in_reach_of_fire(figure):
            found.append(deed(BREATHE, self.breathe, figure, monster=figure.id, room=self.room(figure)))
        return found

    def in_reach_of_fire(self, figure: Figure) -> list[Explorer]:
        """Whoever is in its room or behind a door of it, and no shield protects. (H15-17, H15-25, H15-30, H15-34)"""
        rooms = {self.room(figure), *self.plan.joined[self.room(figure)].values()}
        return [who for who in self.in_order() if self.room(who) in rooms and not self.is_shielded(who)]

    def is_shielded(self, who: Explorer) -> bool:
        """The bearer of the shield, and heroes beside a hero who bears it. (H15-25, H15-40)"""
        heroes = [other for other in self.others_with(who) if self.is_hero(other)] if self.is_hero(who) else []
        return any(SHIELD in other.cards for other in (who, *heroes))

    async def breathe(self, figure: Figure) -> None:
        """One after the other dodges or burns. (H15-17, H15-30)"""
        self.turn.tried.append(FIRE)
        here = self.room(figure)
        self.tell(Fire(monster=figure.id, creature=figure.kind, room=here))
        for who in self.in_reach_of_fire(figure):
            with until_void(), self.because(FIRE):
                if self.on_board(who) and not await self.passes(who, "speed", DODGE, FIRE):
                    await self.burn(who, figure, DICE_HERE if self.room(who) == here else DICE_BESIDE)

    async def burn(self, who: Explorer, figure: Figure, dice: int) -> None:
        """A hero whom it would hurt may give things to the flames. (H15-16, H15-38, C-54)"""
        points = await self.throw(who, dice, FIRE, kind="damage")
        while self.on_board(who) and self.reduce_damage(who, "physical", points, figure) > 0:
            card = await self.gives_to_flames(who, points)
            if not card:
                break
            await self.discard_held(who, card)
            points -= SPARED
        await self.take_damage(who, "physical", max(0, points), by=figure)

    async def gives_to_flames(self, who: Explorer, points: int) -> CardId:
        """A thing that burns in place of a hero; empty for none."""
        things = [card for card in who.cards if self.is_item(card)] if self.is_hero(who) else []
        choices = [Choice(KEEP, NO_CARD), *(Choice(f"{DISCARD}:{card}", card, {"card": card}) for card in things)]
        return await self.ask(self.controller(who), DISCARD, choices, explorer=who.id, points=points)

    @override
    def attack_bonus(self, attack: Attack) -> int:
        """The spear was made for this. (H15-27, H15-39)"""
        fits = attack.card == SPEAR and attack.trait == "might" and isinstance(attack.defender, Figure)
        return super().attack_bonus(attack) + SPEARS_BONUS * fits

    @override
    def defence_bonus(self, attack: Attack) -> int:
        """Even held before oneself. (H15-27, H15-39)"""
        fits = SPEAR in attack.defender.cards and attack.trait == "might" and isinstance(attack.attacker, Figure)
        return super().defence_bonus(attack) + SPEARS_BONUS * fits

    @override
    async def beaten(self, loser: Fighter, winner: Fighter, points: int, attack: Attack) -> None:
        """The dragon is not stunned: what is more than two goes through its scales. (H15-20, H15-21, H15-32)"""
        if not isinstance(loser, Figure):
            await super().beaten(loser, winner, points, attack)
            return
        wound = max(0, points - TOUGHNESS)
        damage = self.memory.damage = (self.memory.damage or 0) + wound
        self.tell(TraitorWound(points=wound, count=damage, of=self.players), to=[self.traitor.seat])
        if damage >= self.players:
            await self.slay(loser)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """The dragon is dead, and everybody hears it. (H15-31, H15-32)"""
        return not self.state.monsters

    @override
    def objectives(self, side: Side) -> Iterator[Objective]:
        """Gear for the heroes, then the dragon; for the traitor, heroes, by fire and teeth. (H15-45)"""
        if side == "heroes":
            had = sum(card in who.cards for who in self.heroes() for card in OLD_THINGS)
            yield Objective(id=GEAR, done=had, of=len(OLD_THINGS), verbs=(WEAR,), cards=OLD_THINGS)
            yield Objective(id=SLAY, verbs=(WEAR,), foes=("dragon-1",))
        else:
            near = [who for figure in self.monsters() for who in self.in_reach_of_fire(figure)]
            burns, singed = any(map(self.is_hero, near)), self.traitor in near
            wish = self.no_hero_left("h15-traitor-heroes", verbs=(BREATHE,) if burns and not singed else ())
            yield msgspec.structs.replace(wish, leave=(BREATHE,)) if singed else wish

    @classmethod
    @override
    def guess(cls, view: "BetrayalView", seat: int, wish: Objective) -> Iterator[Objective]:
        """Who has the spear goes for the dragon, who bears the shield stays with that one, all others away. (H15-45)

        What is of no use here, and whose loss does no harm, may burn.
        """
        held = {who.seat: [card.id for card in who.cards] for who in view.explorers if who.side == "heroes"}
        if wish.id == SLAY:
            dear = [card for card in held[seat] if card in OLD_THINGS or (card in HOLDINGS and HOLDINGS[card].losing)]
            burns = tuple(f"{DISCARD}:{card}" for card in held[seat] if card not in dear)
            wish = msgspec.structs.replace(wish, verbs=(*wish.verbs, *burns, KEEP))
        is_shielded = any(thing in cards for cards in held.values() for thing in ROOMS_OF)
        if wish.id == SLAY and SPEAR not in held[seat]:
            spears = tuple(view.explorers[other].room for other, cards in held.items() if SPEAR in cards)
            avoid = () if SHIELD in held[seat] else tuple(monster.room for monster in view.monsters)
            wish = msgspec.structs.replace(wish, foes=(), rooms=() if avoid else spears, avoid=avoid, leave=wish.foes)
        elif wish.id == SLAY and not is_shielded and to_be_had(view):
            avoid = tuple(monster.room for monster in view.monsters)
            wish = msgspec.structs.replace(wish, foes=(), avoid=avoid, leave=wish.foes)
        yield wish

    # Secrets

    @classmethod
    @override
    def imagine_secrets(cls, state: BetrayalState, seat: int | None, dice: Dice, told: Sequence[Event]) -> None:
        """Once it was beaten, anything short of its death may have come of it."""
        memory = cls.memory.of(state.haunt)
        if memory.damage is not None and not may_know("traitor", state, seat):
            (memory.damage,) = roll_numbers(dice, "dragon", len(state.explorers))


def to_be_had(view: "BetrayalView") -> bool:
    """Whether shield or armour lies about, or waits for a room that nobody has found."""
    found, lying = {room.id for room in view.rooms}, {card for pile in view.piles.values() for card in pile}
    return any(thing in lying or found.isdisjoint(rooms) for thing, rooms in ROOMS_OF.items())


RULES = HereThereBeDragons
