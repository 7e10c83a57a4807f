"""Explorers whom the traitor leads somewhere on their own turns, step by step. (T-51, T-28, C-08)"""

from typing_extensions import override

from dreadhall.betrayal.cards.snares import held_by
from dreadhall.betrayal.explorers.rolls import until_void
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.ids import NO_ROOM, RoomId
from dreadhall.betrayal.monsters.monster_turn import STAIRS_UP
from dreadhall.betrayal.state import Explorer
from dreadhall.betrayal.toolkit.house.routes import Routes
from dreadhall.betrayal.toolkit.monsters.pursuit import first_steps
from dreadhall.kernel import Choice, hook


class Led(Routes):
    """Whoever is led only walks, and at the traitor's choice of ways; no room stops or hurts such a one."""

    @hook
    def led_to(self, who: Explorer) -> RoomId:
        """The room that somebody is led to; empty for whoever is free."""
        return NO_ROOM

    @override
    def controller(self, fighter: Fighter) -> int:
        """The traitor moves whoever is led; in the turns of others everybody decides for themselves."""
        if isinstance(fighter, Explorer) and self.led_to(fighter) and self.has_the_turn(fighter):
            return self.traitor.seat
        return super().controller(fighter)

    @override
    async def turn_step(self) -> None:
        """A step nearer; where none is left, the turn is over. Whom a card holds struggles first."""
        who = self.active
        if not self.led_to(who):
            await super().turn_step()
            return
        ways = self.freeing_deeds(who) if held_by(who) else self.steps_led(who)
        if ways:
            left = self.spaces_left(who)
            do, told = await self.ask(self.controller(who), "lead-explorer", ways, explorer=who.id, spaces=left)
            with until_void():
                await do(*told)
        else:
            self.turn.ended = True
        self.deed_done(who)

    # The way

    def steps_led(self, who: Explorer) -> list[Choice[Deed]]:
        """The next steps of the shortest routes, as far as somebody can pay for them."""
        here, slowed = self.room(who), self.step_price(who) - 1
        toward, found = self.steps_to(here, self.led_to(who)), []
        for to, spaces in self.links_on_foot(here):
            if to in toward and self.can_pay(who, slowed + spaces):
                price = slowed + spaces
                found.append(deed(f"go:{to}", self.walk, who, to, price, **self.place_data(to), price=price))
        return found

    @override
    def stuck_below(self) -> bool:
        """Stairs are missing also where somebody cannot be led to the end. (C-08, B-MON-18)"""
        return super().stuck_below() or (STAIRS_UP not in self.plan and any(map(self.is_cut_off, self.explorers())))

    def is_cut_off(self, who: Explorer) -> bool:
        """Whether no way leads to where somebody is led."""
        goal, here = self.led_to(who), self.room(who)
        return bool(goal) and goal != here and not first_steps(here, [goal], self.links_on_foot)

    # What somebody who is led is spared, and cannot do

    @override
    def ignores_room(self, who: Explorer, room: RoomId) -> bool:
        """Whoever is led rolls for no room, and none hurts such a one."""
        return bool(self.led_to(who)) or super().ignores_room(who, room)

    @override
    def elevator_runs_for(self, who: Explorer) -> bool:
        """Nor is the roll of the Mystic Elevator made."""
        return not self.led_to(who) and super().elevator_runs_for(who)

    @override
    def barred_from_items(self, who: Explorer) -> bool:
        """Things are of no use to whoever is led."""
        return bool(self.led_to(who)) or super().barred_from_items(who)

    @override
    def may_carry(self, who: Explorer) -> bool:
        """Nor can anything be given to such a one."""
        return not self.led_to(who) and super().may_carry(who)

    @override
    def can_be_called(self, who: Explorer) -> bool:
        """Whoever is led is not free to follow a call."""
        return not self.led_to(who) and super().can_be_called(who)
