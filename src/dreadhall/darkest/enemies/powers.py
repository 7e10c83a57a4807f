"""The power attacks of creatures and nemeses. (D-BEAST)"""

from dreadhall.darkest.fighting.attacks import Attack
from dreadhall.darkest.happenings.enemies import PowerAttack
from dreadhall.darkest.house.entering import Entering
from dreadhall.darkest.ids import RoomId, SurvivorId
from dreadhall.darkest.state import Foe
from dreadhall.darkest.survivors import acts
from dreadhall.darkest.survivors.boards import cards_of
from dreadhall.kernel import hook


class Powers(Entering):
    """One method a power, named after what it does."""

    @hook
    async def power_attack(self, foe: Foe, attack: Attack) -> None:
        """What a reinforcement icon means to a beast: its power, once for each icon. (D-REINF-01, D-BEAST-12)"""
        power = self.board(foe).power
        self.tell(PowerAttack(beast=foe.id, power=power, room=foe.room), cause="reinforcement")
        if power == "bird-pin":
            await self.bird_pins(attack)
        elif power == "dog-discard":
            await self.dog_snatches(attack)
        elif power == "mortimer-spawn":
            await self.doctor_calls()
        elif power == "lisa-burn":
            await self.lisa_burns(foe)

    async def bird_pins(self, attack: Attack) -> None:
        """The Undead Bird seizes somebody who is not held yet. (D-BEAST-01, 02)"""
        free = [who for who in self.survivors_in(attack.room) if not who.entrapped]
        if free:
            name = await self.ask_team("bird-pins", [acts.survivor(who.id) for who in free], free)
            self.entrap(self.survivor(name), attack.attacker, "bird")
        else:
            self.nothing_happens("all-held", room=attack.room)

    async def dog_snatches(self, attack: Attack) -> None:
        """The Zombie Dog costs somebody a card; the team may name one who has none. (D-BEAST-03)"""
        people = self.dog_prey(attack)
        if not people:
            return
        concerned = [self.survivor(name) for name in people]
        name = await self.ask_team("dog-snatches", [acts.survivor(name) for name in people], concerned)
        who = self.survivor(name)
        if cards := cards_of(who):
            card = await self.ask_owner(who, "dog-takes", [acts.card(held.card) for held in cards])
            self.discard(who, card, "zombie-dog")
        else:
            self.nothing_happens("no-cards", survivor=name)

    @hook
    def dog_prey(self, attack: Attack) -> list[SurvivorId]:
        """Whom the Zombie Dog may be set on: anybody in the room. (D-BEAST-03)"""
        return [who.id for who in self.survivors_in(attack.room)]

    async def doctor_calls(self) -> None:
        """Doctor Mortimer brings a horde next to a survivor. (D-BEAST-10)"""
        rooms = self.rooms_beside_survivors()
        if self.can_come("doctor-mortimer", rooms):
            room = await self.ask_team("doctor-calls", [acts.room(room) for room in rooms])
            self.place_horde(room, "doctor-mortimer")

    def rooms_beside_survivors(self) -> list[RoomId]:
        """Open rooms next to somebody that are not destroyed."""
        beside = {room for who in self.state.survivors.values() for room in self.plan.neighbours[who.room]}
        return sorted(room for room in beside if not self.is_destroyed(self.square(room)))

    async def lisa_burns(self, foe: Foe) -> None:
        """Lisa Mortimer sets the tiles around hers alight. (D-BEAST-11)"""
        around = [square for square in self.house.neighbours4(self.square(foe.room)) if self.can_burn(square)]
        if not around:
            self.nothing_happens("nothing-burns", beast=foe.id)
        for square in around:
            await self.add_burn(square, foe.id)
