"""Role tokens that change hands: whoever has ever held number 1 is a traitor for good. (T-55, T-38, H43)"""

import random
from collections.abc import Iterator, Sequence

from typing_extensions import override

from dreadhall.betrayal.happenings.phases import RoleShown
from dreadhall.betrayal.happenings.possessions import Exchanged, TokenExchanged
from dreadhall.betrayal.memory import Shown
from dreadhall.betrayal.phases.sides import SecretTurn
from dreadhall.betrayal.state import BetrayalState, Exchange, Explorer
from dreadhall.betrayal.toolkit.people.hidden import TRAITORS, HiddenTraitor
from dreadhall.betrayal.toolkit.people.swapped import KnownTokens, guess
from dreadhall.kernel import Dice, Event, hook
from dreadhall.kernel.dice import roll_numbers

EXCHANGED = "exchanged"
"""How a turn remembers that its exchange was made."""
SEEDS = 1 << 30


class Exchanges(HiddenTraitor):
    """Who gave whom a token everybody sees; which one only these two do, and nothing else depends on it."""

    tokens_each = 2
    steps_forward = False

    # Who has ever held the 1

    def infected(self) -> list[int]:
        """The seats of all traitors, in the order in which they became that."""
        found: list[int] = []
        for exchange in self.haunt.exchanges:
            if TRAITORS in (exchange.given, exchange.taken):
                both = [exchange.seat, exchange.other]
                found += [seat for seat in (both if exchange.given == TRAITORS else both[::-1]) if seat not in found]
        if not found:
            names = [name for name, roles in self.haunt.roles.items() if TRAITORS in roles]
            found = [who.seat for who in self.state.explorers if who.id in names]
        return found

    @override
    def is_the_traitor(self, who: Explorer) -> bool:
        """Once a traitor, always a traitor."""
        return who.traitor or who.seat in self.infected()

    @override
    def stands_revealed(self, who: Explorer) -> None:
        """It is known of one; of the others it is not, and powers come with it for nobody."""
        who.traitor = True

    @override
    def turned_in_secret(self) -> Iterator[SecretTurn]:
        """Whoever was given the 1 for the first time; its first holder was dealt it. (H43-29)"""
        turned: set[int] = set()
        for later, exchange in zip(range(len(self.haunt.exchanges) - 1, -1, -1), self.haunt.exchanges, strict=True):
            if TRAITORS in (exchange.given, exchange.taken):
                both = (exchange.seat, exchange.other)
                giver, taker = both if exchange.given == TRAITORS else both[::-1]
                if taker not in turned | {giver}:
                    yield SecretTurn(self.state.explorers[taker].id, Exchanged.kind, later)
                turned |= {giver, taker}

    # Meeting

    @hook
    def exchanges_with(self, who: Explorer) -> list[Explorer]:
        """With whom somebody who is up would have to exchange a token here."""
        return self.others_with(who)

    @hook
    async def choose_partner(self, who: Explorer, among: list[Explorer]) -> Explorer:
        """With whom of several it is done."""
        return await self.choose_explorer(self.controller(who), "exchange-with", among)

    async def meet(self) -> None:
        """The first company of a turn is given a token, and gives one back. (H43-29)"""
        who = self.active
        if not self.has_the_turn(who) or not self.on_board(who) or EXCHANGED in self.turn.tried:
            return
        met = self.exchanges_with(who)
        if not met:
            return
        self.turn.tried.append(EXCHANGED)
        fresh = [other for other in met if not self.has_exchanged(who, other)]
        await self.swap_tokens(who, await self.choose_partner(who, fresh or met))

    def has_exchanged(self, one: Explorer, other: Explorer) -> bool:
        """Whether two have exchanged before, whoever of them was up. (H43-48)"""
        both = {one.seat, other.seat}
        return any({exchange.seat, exchange.other} == both for exchange in self.haunt.exchanges)

    async def swap_tokens(self, who: Explorer, other: Explorer) -> None:
        """A random token each; both look at what they gave and got, all others see only that it was done."""
        mine, theirs = self.haunt.roles[who.id], self.haunt.roles[other.id]
        first, second = (self.chance("exchange", len(hand), to=())[0] for hand in (mine, theirs))
        before = self.infected()
        mine[first], theirs[second] = theirs[second], mine[first]
        self.haunt.exchanges.append(Exchange(who.seat, other.seat, theirs[second], mine[first]))
        self.tell(Exchanged(explorer=who.id, other=other.id))
        after = self.infected()
        for one, partner, given, taken in (
            (who, other, theirs[second], mine[first]),
            (other, who, mine[first], theirs[second]),
        ):
            turned = one.seat in after and one.seat not in before
            turns = given == TRAITORS and partner.seat not in before
            self.tell(
                TokenExchanged(explorer=one.id, other=partner.id, given=given, taken=taken, turned=turned, turns=turns),
                to=[one.seat],
            )

    @override
    async def entered(self, who: Explorer) -> None:
        """Whoever comes in, the one who is up meets somebody."""
        await super().entered(who)
        await self.meet()

    @override
    async def crossed(self, who: Explorer) -> None:
        """The same on the other side of a barrier."""
        await super().crossed(who)
        await self.meet()

    @override
    async def turn_begins(self, who: Explorer) -> None:
        """Company that is there already."""
        await super().turn_begins(who)
        await self.meet()

    # Secrets

    @override
    def secrets_for(self, seat: int | None) -> dict[str, Shown]:
        """The own tokens; they alone do not say any more what one is."""
        known = super().secrets_for(seat)
        return {"tokens": known.pop("roles"), **known} if seat is not None else known

    @classmethod
    @override
    def imagine_secrets(cls, state: BetrayalState, seat: int | None, dice: Dice, told: Sequence[Event]) -> None:
        """Some history of all exchanges that fits what the seat has seen of it."""
        haunt = state.haunt
        assert haunt is not None
        if state.result is not None:
            super().imagine_secrets(state, seat, dice, told)
            return
        roles = {name: list(hand) for name, hand in haunt.roles.items()}
        super().imagine_secrets(state, seat, dice, told)
        haunt.roles = roles  # dealt anew they would not fit the exchanges
        if not roles:
            return
        rng = random.Random(roll_numbers(dice, "roles", SEEDS)[0])
        drawn = guess(cls.known_to(state, seat, told), len(state.explorers), rng)
        if drawn is None:
            return
        hands, haunt.exchanges = drawn
        for who in state.explorers:
            if who.seat != seat and who.id not in cls.hidden.of(haunt).turned_up:
                roles[who.id] = hands[who.seat]

    @classmethod
    def known_to(cls, state: BetrayalState, seat: int | None, told: Sequence[Event]) -> KnownTokens:
        """What a seat knows of the tokens, and of who is a traitor, with what it was told in the running step."""
        haunt, seats = state.haunt, {who.id: who.seat for who in state.explorers}
        assert haunt is not None
        shown = [who.seat for who in state.explorers if who.id in cls.hidden.of(haunt).turned_up]
        infected = {who.seat: who.traitor for who in state.explorers if who.seat in shown or cls.is_cleared(who)}
        beside: dict[int, int] = {}
        for event in told:
            data = event.data
            if event.kind == TokenExchanged.kind:
                beside.setdefault(data["taken"], seats[data["other"]])
            elif event.kind == RoleShown.kind:
                infected[seats[data["explorer"]]] = data["traitor"]
                beside |= {number: seats[data["explorer"]] for number in data["numbers"] if number not in beside}
        living = [who.seat for who in state.explorers if who.alive]
        hands = {seats[name]: roles for name, roles in haunt.roles.items()}
        beside = {number: holder for number, holder in beside.items() if holder != seat}
        return KnownTokens(seat, haunt.exchanges, hands, shown, infected, living, beside)

    @classmethod
    @hook
    def is_cleared(cls, who: Explorer) -> bool:
        """Whether everybody knows that somebody living is no traitor."""
        return False
