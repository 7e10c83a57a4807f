"""Attacks on somebody unseen: into one's own place or along a line of doors, whether anybody is there or not. (H41)"""

from typing import ClassVar

from typing_extensions import override

from dreadhall.betrayal.components.lookup import LOOKUP
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.happenings.moves import BlowMisses
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import NO_CARD, CardId, ExplorerId, Place, RoomId
from dreadhall.betrayal.state import Explorer
from dreadhall.betrayal.toolkit.unseen.unseen_turn import UnseenTurn
from dreadhall.kernel import Choice


class Aimed(Attack):
    """An attack on somebody who may not be there: into one's own place, or into a room far off."""

    __slots__ = ("into",)

    def __init__(
        self, who: Explorer, target: Explorer, trait: Trait, card: CardId, into: Place | RoomId, *, distant: bool
    ) -> None:
        super().__init__(who, target, trait, card, distant=distant)
        self.into = into


class BlindAttacks(UnseenTurn):
    """A blow that hits nothing shows where the traitor is not; one that hits shows where."""

    shot_verb: ClassVar[str]
    """The verb of a shot into a room far off."""
    miss_event: ClassVar[type[BlowMisses]]
    """The event that tells of a blow that hit nobody."""

    @override
    def attack_deeds(self, who: Explorer) -> list[Choice[Deed]]:
        """A hero strikes at the traitor, wherever that one may be."""
        if who.traitor:
            return super().attack_deeds(who)
        return self.blind_attacks(who, self.traitor) if self.on_board(self.traitor) else []

    def blind_attacks(self, who: Explorer, traitor: Explorer) -> list[Choice[Deed]]:
        """Strike where one stands, or shoot along a line of doors, whether anybody is there or not. (H41-16, H41-17)"""
        found = [self.blind_attack(who, traitor, "might", NO_CARD, who.place)]
        for card in who.cards:
            attack = LOOKUP.weapons.get(card)
            if attack is None or card in self.turn.used or self.barred_from_items(who):
                continue
            found.append(self.blind_attack(who, traitor, attack.trait, card, who.place))
            if attack.range == "line-of-sight":
                for room in self.plan.sight(self.room(who), blind=self.smoky_rooms()):
                    found.append(self.blind_attack(who, traitor, attack.trait, card, room, distant=True))
        return found

    def blind_attack(
        self,
        who: Explorer,
        traitor: Explorer,
        trait: Trait,
        card: CardId,
        into: Place | RoomId,
        *,
        distant: bool = False,
    ) -> Choice[Deed]:
        """The choice of one attack into the empty air."""
        key = f"attack:{traitor.id}" + (f":{card}" if card else "")
        if distant:
            key = f"{self.shot_verb}:{into}:{card}"
        data = {"target": traitor.id, "trait": trait, "card": card, "distant": distant, "room": room_of(into)}
        return deed(key, self.attack_blindly, who, traitor, trait, card, into, **data)

    async def attack_blindly(
        self, who: Explorer, traitor: Explorer, trait: Trait, card: CardId, into: Place | RoomId
    ) -> None:
        """Attack into one's own place, or into a room that one sees."""
        await self.attack_with(Aimed(who, traitor, trait, card, into, distant=into != who.place))

    @override
    async def strike(self, attack: Attack) -> None:
        """The traitor's blow shows where it comes from; a hero's may hit nothing. (H41-11, H41-15, H41-16, H41-44)"""
        if attack.attacker is self.traitor:
            self.seen_at(self.traitor.place)
            if isinstance(attack.defender, Explorer):
                self.note_attack([attack.defender])
        elif isinstance(attack, Aimed):
            there = self.room(self.traitor) if attack.distant else self.traitor.place
            if there != attack.into:
                self.miss(attack.attacker, attack.into, whole_room=attack.distant)
                return
            self.seen_at(self.traitor.place)
        await super().strike(attack)

    def miss(self, who: Fighter, into: Place | RoomId, *, whole_room: bool) -> None:
        """Nobody was there: that is known from now on. (H41-16, H41-17, H41-53)"""
        self.tell(self.miss_event(explorer=ExplorerId(who.id), room=room_of(into)), reveals=True)
        self.suspect_only((lambda place: room_of(place) != into) if whole_room else into.__ne__)

    @override
    async def throw_dynamite(self, who: Explorer, card: CardId, place: Place) -> None:
        """It strikes whoever is there, seen or not. (H41-17, H41-43)"""
        if who is self.traitor:
            self.note_attack(self.explorers_at(place))
        await super().throw_dynamite(who, card, place)
        if who is self.traitor or not self.traitor.alive:
            return
        if self.traitor.place != place:
            self.miss(who, place, whole_room=False)
            return
        self.seen_at(place)
        await self.dodge(self.traitor, who, card)
