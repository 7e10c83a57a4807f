"""Escorts: somebody helpless is led through the house, step by step with a hero. (T-48)"""

from collections.abc import Iterator
from typing import ClassVar

from dreadhall.betrayal.ground import Deed, deed
from dreadhall.betrayal.ids import Place
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.kernel import Choice, hook


class Escorts(Haunt):
    """Only the one who leads pays for the steps, and only that one minds what the rooms do."""

    escort_verb: ClassVar[str]
    """The verb of a step together, and the prompt that asks for the next."""
    parting_verb: ClassVar[str]
    """The verb of going no farther together."""

    @hook
    def escorts(self, who: Explorer, led: Figure, more: int) -> Iterator[Choice[Deed]]:
        """A step together, in any direction but into the unknown; so many more may follow."""
        for to in self.exits(who.place):
            price = self.step_price(who, to)
            if self.may_walk(who) and self.can_pay(who, price):
                data = {"monster": led.id, "creature": led.kind, **self.place_data(to), "price": price}
                yield deed(f"{self.escort_verb}:{led.id}:{to}", self.escort, who, led, to, price, more, **data)

    async def escort(self, who: Explorer, led: Figure, to: Place, price: int, more: int) -> None:
        """Together to another room, and farther if the leader likes."""
        await self.step_together(who, led, to, price)
        if not more or self.turn.ended or not self.on_board(who) or who.place != led.place:
            return
        ways = [*self.escorts(who, led, more - 1), deed(self.parting_verb, self.let_go)]
        do, told = await self.ask(self.controller(who), self.escort_verb, ways, monster=led.id, creature=led.kind)
        await do(*told)

    async def step_together(self, who: Explorer, led: Figure, place: Place, price: int) -> None:
        """The one who is led goes first, unless the room they leave keeps the leader for good."""
        self.pay(price)
        await self.leave(who)
        if self.on_board(who):
            await self.monster_steps(led, place)
            await self.arrive(who, place)

    async def let_go(self) -> None:
        """The one who was led stays; the leader goes on alone."""
