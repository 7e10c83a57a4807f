"""The souls of haunt 49: heroes out of their bodies, which lie where they fell."""

from collections.abc import Iterable, Iterator, Sequence

from typing_extensions import override

from dreadhall.betrayal.cards.snares import held_by
from dreadhall.betrayal.components.cards import PICKPOCKETS_GLOVES
from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.lookup import LOOKUP
from dreadhall.betrayal.components.pieces import DamageKind, Trait
from dreadhall.betrayal.components.rooms import BALLROOM, BASEMENT_LANDING, COAL_CHUTE, COLLAPSED_ROOM, GALLERY, VAULT
from dreadhall.betrayal.explorers.traits import MENTAL, PHYSICAL
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.house.paths import BELOW
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import NOWHERE, CardId, Place, RoomId, place_in
from dreadhall.betrayal.state import Explorer
from dreadhall.betrayal.toolkit.people.bodies import BODY, Bodies
from dreadhall.kernel import Choice

CHUTE, LANDING = COAL_CHUTE, BASEMENT_LANDING
BODILY = frozenset({"explore", "trade", "drop", "take", "fall", "open-vault"})
"""What takes hands and feet."""
GLOVES = PICKPOCKETS_GLOVES
PHYSICAL_ROOMS = frozenset(
    room
    for room, sheet in ROOMS.items()
    if sheet.harm == "physical"
    or (sheet.leaving is not None and sheet.leaving.trait in PHYSICAL)
    or (sheet.barrier is not None and sheet.barrier.trait in PHYSICAL)
    or sheet.rides
)
"""The rooms whose text is about the body."""


class Souls(Bodies):
    """A soul passes walls and falls upwards, needs no floor, and can lose nothing but its mind."""

    def is_soul(self, who: Explorer) -> bool:
        """All heroes are souls, and the traitor is none. (H49-06)"""
        return self.is_hero(who)

    def body_of(self, hero: Explorer) -> Place:
        """Where the body of a hero lies. (H49-15)"""
        return self.state.tokens.get(BODY + hero.id, NOWHERE)

    # Ways

    @override
    def steps_of(self, who: Explorer, place: Place) -> Sequence[Place]:
        """Through walls on its floor, and up where others only fall. (H49-24)"""
        found = super().steps_of(who, place)
        if not self.is_soul(who):
            return found
        plan = self.plan
        sides = plan.sides_of(place)
        walls = [plan.entry(other, side) for side, other in plan.neighbours(room_of(place)) if side in sides]
        ways = [*found, *walls, *self.through_floors(place)]
        return [to for to in dict.fromkeys(ways) if self.in_house(room_of(to))]

    def through_floors(self, place: Place) -> Iterable[Place]:
        """Gallery and Collapsed Room lead up as well as down, and so does the Coal Chute. (H49-24)"""
        hole, gallery, ballroom = self.state.tokens.get(BELOW, NOWHERE), place_in(GALLERY), place_in(BALLROOM)
        collapsed = place_in(COLLAPSED_ROOM)
        falls = {gallery: ballroom, ballroom: gallery, collapsed: hole, hole: collapsed}
        return [falls.get(place, NOWHERE), *(self.above_chute() if room_of(place) == LANDING else ())]

    def above_chute(self) -> list[Place]:
        """The places around the Coal Chute."""
        around = self.plan.neighbours(CHUTE) if self.in_house(CHUTE) else ()
        return [self.plan.entry(other, side) for side, other in around]

    def climbs_chute(self, start: RoomId, place: Place) -> bool:
        """Whether a step leads up the Coal Chute: that is two spaces, the chute is one of them."""
        return start == LANDING and place not in self.exits(place_in(start)) and place in self.above_chute()

    @override
    def entry_price(self, who: Explorer, place: Place) -> int:
        """Up the Coal Chute it is two spaces."""
        return super().entry_price(who, place) + (self.is_soul(who) and self.climbs_chute(self.room(who), place))

    @override
    def links_of(self, who: Explorer, room: RoomId) -> Iterable[tuple[Place, int]]:
        """It floats down as it floats up. (H49-24)"""
        if not self.is_soul(who):
            return super().links_of(who, room)
        ways = [to for place in self.plan.places(room) for to in self.steps_of(who, place)]
        return [(to, 1 + self.climbs_chute(room, to)) for to in ways]

    @override
    def room_deeds(self, who: Explorer) -> list[Choice[Deed]]:
        """The door of the Vault is a wall like any other. (H49-41)"""
        found = super().room_deeds(who)
        if self.is_soul(who) and self.room(who) == VAULT and self.has_barrier(VAULT) and VAULT not in self.turn.tried:
            found.append(deed("cross", self.pass_vault_door, who, room=VAULT, trait=""))
        return found

    async def pass_vault_door(self, who: Explorer) -> None:
        """In or out, once a turn."""
        self.turn.tried.append(VAULT)
        await self.gets_over(who)

    # What it can do and have

    @override
    def free_deeds(self, who: Explorer) -> list[Choice[Deed]]:
        """It explores nothing, and has no hands. (H49-26, H49-27, H49-45)"""
        found = super().free_deeds(who)
        if not self.is_soul(who):
            return found
        return [choice for choice in found if not BODILY & {choice.key.partition(":")[0]} and GLOVES not in choice.key]

    @override
    def may_carry(self, who: Explorer) -> bool:
        """It gets no items in any way. (H49-26)"""
        return not self.is_soul(who) and super().may_carry(who)

    @override
    def may_take_companion(self, who: Explorer, card: CardId) -> bool:
        """Nor companions. (H49-45)"""
        return not self.is_soul(who) and super().may_take_companion(who, card)

    @override
    def dog_carries(self, who: Explorer, card: CardId) -> bool:
        """Not even by the Dog. (H49-26)"""
        return not self.is_soul(who) and super().dog_carries(who, card)

    @override
    async def draw_cards(self, who: Explorer, kind: str, count: int = 1) -> None:
        """Nor by drawing; an event that holds others does not hold it. (H49-26, H49-53)"""
        if kind == "event" or not self.is_soul(who):
            await super().draw_cards(who, kind, count)
            self.slips_out(who)

    def slips_out(self, who: Explorer) -> None:
        """Debris and Webs hold a body, and not the soul that is out of it. (H49-53)"""
        if self.is_soul(who) and (held := held_by(who)):
            self.set_free(who, held)

    @override
    def leave_belongings(self, who: Explorer) -> None:
        """What a soul had is destroyed with it. (H49-26)"""
        if self.is_soul(who):
            lost = [card for card in who.cards if self.is_item(card)]
            who.cards = [card for card in who.cards if card not in lost]
            self.state.gone += lost
        super().leave_belongings(who)

    # What rooms and blows do

    @override
    def ignores_room(self, who: Explorer, room: RoomId) -> bool:
        """Nothing that is about the body. (H49-25, H49-41)"""
        return (self.is_soul(who) and room in PHYSICAL_ROOMS) or super().ignores_room(who, room)

    @override
    async def end_of_turn_text(self, who: Explorer) -> None:
        """No exercise and no meal helps a soul. (H49-43)"""
        bonus = ROOMS[self.room(who)].bonus if self.room(who) in ROOMS else None
        if not self.is_soul(who) or bonus not in PHYSICAL:
            await super().end_of_turn_text(who)

    @override
    async def convert_damage(self, who: Explorer, kind: DamageKind, points: int) -> DamageKind:
        """All damage is mental, and no Skull turns it. (H49-26, H49-29)"""
        return "mental" if self.is_soul(who) else await super().convert_damage(who, kind, points)

    @override
    def bare_hands(self, who: Explorer) -> Sequence[Trait]:
        """It has none, and strikes with its mind. (H49-28)"""
        return MENTAL if self.is_soul(who) else super().bare_hands(who)

    @override
    def throws(self, who: Explorer, card: CardId) -> Iterator[Choice[Deed]]:
        """Nor does it throw Dynamite, an attack by Speed. (H49-28, H49-52)"""
        return iter(()) if self.is_soul(who) else super().throws(who, card)

    @override
    def may_attack(self, who: Fighter, target: Fighter, trait: Trait, card: CardId) -> bool:
        """It attacks and defends with its mind alone, and uses no weapon. (H49-26, H49-28, H49-39)"""
        if card in LOOKUP.weapons and isinstance(who, Explorer) and self.is_soul(who):
            return False
        souls = [fighter for fighter in (who, target) if isinstance(fighter, Explorer) and self.is_soul(fighter)]
        return not (souls and trait not in MENTAL) and super().may_attack(who, target, trait, card)
