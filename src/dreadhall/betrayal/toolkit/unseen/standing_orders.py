"""Interrupts that nobody may notice: orders given beforehand, at a moment that comes whatever they are. (T-17, C-54)"""

from collections.abc import Iterator, Sequence

from typing_extensions import override

from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import BetrayalState, Explorer
from dreadhall.kernel import Choice, Dice, Event
from dreadhall.kernel.dice import roll_one_of

ORDER = "order"


def order_of(seat: int, verb: str) -> str:
    """Under what name a seat's order is kept."""
    return f"{ORDER}:{seat}:{verb}"


def possible_orders(names: Sequence[str]) -> Iterator[tuple[str, str, list[str]]]:
    """Whom an order may be about: all, nobody, one of them, or all but one: what it is called, whom it names, them."""
    yield "all", "", list(names)
    if len(names) > 1:
        yield from (("only", name, [name]) for name in names)
    if len(names) > 2:
        yield from (("spare", name, [other for other in names if other != name]) for name in names)
    yield "none", "", []


class StandingOrders(Haunt):
    """What somebody could do in the turn of another is said before: then nobody is asked, whatever comes of it.

    The moment at which an order is given must not depend on what is hidden; it stands until there is another one.
    """

    async def give_order(self, seat: int, verb: str, about: Sequence[Explorer]) -> None:
        """A seat says in secret against whom something is to be done; asked even where nothing changes. (B-DEC-33)"""
        name, secrets = order_of(seat, verb), self.haunt.secrets
        choices = [Choice(f"{verb}-stands", secrets[name])] if name in secrets else []
        for kind, named, them in possible_orders([who.id for who in about]):
            key, data = (f"{verb}-{kind}:{named}", {"explorer": named}) if named else (f"{verb}-{kind}", {})
            choices.append(Choice(key, " ".join(them), data))
        secrets[name] = await self.ask(seat, verb, choices, always=True, secret=True)

    def is_ordered(self, seat: int, verb: str, who: Explorer) -> bool:
        """Whether a seat's order is about somebody. Nobody may be told but that seat."""
        return who.id in self.haunt.secrets.get(order_of(seat, verb), "").split()

    # Secrets

    @override
    def secrets_for(self, seat: int | None) -> dict[str, str]:
        """Everybody knows the own orders."""
        own = f"{ORDER}:{seat}:"
        return super().secrets_for(seat) | {
            f"{ORDER}-{name.removeprefix(own)}": order
            for name, order in self.haunt.secrets.items()
            if name.startswith(own)
        }

    @classmethod
    @override
    def imagine_secrets(cls, state: BetrayalState, seat: int | None, dice: Dice, told: Sequence[Event]) -> None:
        """The orders of another seat could be any."""
        super().imagine_secrets(state, seat, dice, told)
        assert state.haunt is not None
        for name in [name for name in state.haunt.secrets if name.startswith(f"{ORDER}:")]:
            owner = int(name.split(":")[1])
            if owner != seat:
                others = [who.id for who in state.explorers if who.seat != owner]
                orders = [them for _, _, them in possible_orders(others)]
                state.haunt.secrets[name] = " ".join(roll_one_of(dice, ORDER, orders))
