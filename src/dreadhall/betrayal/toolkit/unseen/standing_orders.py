"""Interrupts that nobody may notice: orders given beforehand, at a moment that comes whatever they are. (T-17, C-54)"""

from collections.abc import Iterator, Sequence
from typing import Annotated

from typing_extensions import override

from dreadhall.betrayal.ids import ExplorerId
from dreadhall.betrayal.memory import Memory, remembers, secret_of
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import BetrayalState, Explorer
from dreadhall.kernel import Choice, Dice, Event
from dreadhall.kernel.bounds import Seat
from dreadhall.kernel.dice import roll_one_of

ORDER = "order"


def possible_orders(names: Sequence[ExplorerId]) -> Iterator[tuple[str, str, list[ExplorerId]]]:
    """Whom an order may be about: all, nobody, one of them, or all but one: what it is called, whom it names, them."""
    yield "all", "", list(names)
    if len(names) > 1:
        yield from (("only", name, [name]) for name in names)
    if len(names) > 2:
        yield from (("spare", name, [other for other in names if other != name]) for name in names)
    yield "none", "", []


class OrdersMemory(Memory):
    """What each seat has ordered."""

    given: Annotated[dict[Seat, dict[str, list[ExplorerId]]], secret_of("owner")] = {}
    """Whom an order is about, by seat and by what is to be done."""


class StandingOrders(Haunt):
    """What somebody could do in the turn of another is said before: then nobody is asked, whatever comes of it.

    The moment at which an order is given must not depend on what is hidden; it stands until there is another one.
    """

    orders = remembers(OrdersMemory)

    async def give_order(self, seat: int, verb: str, about: Sequence[Explorer]) -> None:
        """A seat says in secret against whom something is to be done; asked even where nothing changes. (B-DEC-33)"""
        own = self.orders.given.setdefault(seat, {})
        choices = [Choice(f"{verb}-stands", own[verb])] if verb in own else []
        for kind, named, them in possible_orders([who.id for who in about]):
            key, data = (f"{verb}-{kind}:{named}", {"explorer": named}) if named else (f"{verb}-{kind}", {})
            choices.append(Choice(key, them, data))
        about_whom = await self.ask(seat, verb, choices, always=True, secret=True)
        own[verb] = list(about_whom)

    def is_ordered(self, seat: int, verb: str, who: Explorer) -> bool:
        """Whether a seat's order is about somebody. Nobody may be told but that seat."""
        return who.id in self.orders.given.get(seat, {}).get(verb, ())

    # Secrets

    @classmethod
    @override
    def imagine_secrets(cls, state: BetrayalState, seat: int | None, dice: Dice, told: Sequence[Event]) -> None:
        """The orders of another seat could be any."""
        super().imagine_secrets(state, seat, dice, told)
        for owner, orders in cls.orders.of(state.haunt).given.items():
            for verb in orders if owner != seat else ():
                others = [who.id for who in state.explorers if who.seat != owner]
                orders[verb] = roll_one_of(dice, ORDER, [them for _, _, them in possible_orders(others)])
