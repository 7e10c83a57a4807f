"""What a seat may think of face-down tokens that went from hand to hand: a history that fits all it knows. (T-55)

Tokens are first marks without numbers, two before each seat. Exchange by exchange marks go over as they may have gone;
a mark gets its number when the seat sees it. Where a number could not come any more to where it is known to be, that
choice is taken back.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache

from dreadhall.betrayal.state import Exchange

Hands = list[list[int]]
"""The marks before each seat."""
TRIES, MOST_CHOICES = 20, 2_000


class KnownTokens:
    """What a seat knows of the tokens: where all went over, the own ones, those turned up, and who had the 1."""

    def __init__(
        self,
        seat: int | None,
        exchanges: Sequence[Exchange],
        hands: Mapping[int, Sequence[int]],
        shown: Sequence[int],
        infected: Mapping[int, bool],
        living: Sequence[int],
        beside: Mapping[int, int],
    ) -> None:
        self.seat = seat
        self.exchanges = exchanges
        self.hands = hands
        """The true tokens of all; only those of the seat and of the shown are looked at."""
        self.shown = [*shown] if seat is None else [*shown, seat]
        self.infected = infected
        """Of whom it is known whether the 1 was ever with them."""
        self.living = living
        self.beside = beside
        """Tokens of which it is known, from the step that is running, before whom they lie now."""

    def is_own(self, exchange: Exchange) -> bool:
        """Whether the seat took part, and saw what went over."""
        return self.seat is not None and self.seat in (exchange.seat, exchange.other)

    def passed(self, exchange: Exchange) -> tuple[int, int, int]:
        """Of an exchange of the seat's own: the partner, what it gave and what it got."""
        if exchange.seat == self.seat:
            return exchange.other, exchange.given, exchange.taken
        return exchange.seat, exchange.taken, exchange.given

    @cached_property
    def dealt(self) -> list[int]:
        """The tokens that were dealt to the seat."""
        if self.seat is None:
            return []
        hand = list(self.hands[self.seat])
        for exchange in reversed(self.exchanges):
            if self.is_own(exchange):
                _, given, taken = self.passed(exchange)
                hand[hand.index(taken)] = given
        return hand

    @cached_property
    def ends(self) -> dict[int, int]:
        """Before whom the tokens lie of which this is known."""
        return {number: seat for seat in self.shown for number in self.hands[seat]} | dict(self.beside)

    def can_end(self, number: int, holder: int) -> bool:
        """Whether a token can lie before somebody now."""
        if number in self.ends:
            return self.ends[number] == holder
        return holder not in self.shown

    def can_have_seen(self, visited: int) -> bool:
        """Whether the 1 can have been with just these."""
        if any(bool(visited >> seat & 1) != had for seat, had in self.infected.items()):
            return False
        return any(not visited >> seat & 1 for seat in self.living)


class ImaginedHistory:
    """One history, drawn by chance."""

    def __init__(self, known: KnownTokens, seats: int, rng: random.Random) -> None:
        self.known = known
        self.seats = seats
        self.rng = rng
        self.choices = 0
        self.hands: Hands = [[2 * seat, 2 * seat + 1] for seat in range(seats)]
        self.number: dict[int, int] = {}
        """The marks that have a number."""
        self.mark: dict[int, int] = {}
        self.went: list[tuple[int, int]] = []
        """By exchange, the marks that went over: that of `seat`, and that of `other`."""
        self.can_come = lru_cache(None)(self._can_come)

    def found(self) -> bool:
        """Whether a history was found."""
        known = self.known
        if known.seat is not None:
            for mark, number in zip(self.hands[known.seat], known.dealt, strict=True):
                self._bind(mark, number)
            if 1 in self.mark:
                return self._goes_on(0)
        others = [seat for seat in range(self.seats) if seat != known.seat]
        self.rng.shuffle(others)
        for seat in others:
            if self.can_come(0, seat, 1, 1 << seat):
                mark = self.rng.choice(self.hands[seat])
                self._bind(mark, 1)
                if self._goes_on(0):
                    return True
                self._unbind(1)
        return False

    def numbers(self) -> dict[int, int]:
        """A number for every mark: those that nobody knows by chance."""
        known = self.known
        for seat in known.shown:
            left = [number for number in known.hands[seat] if number not in self.mark]
            for mark in self.hands[seat]:
                if mark not in self.number:
                    self._bind(mark, left.pop())
        for number, seat in known.beside.items():
            if number not in self.mark:
                self._bind(next(mark for mark in self.hands[seat] if mark not in self.number), number)
        rest = [number for number in range(1, 2 * self.seats + 1) if number not in self.mark]
        self.rng.shuffle(rest)
        return self.number | {mark: rest.pop() for mark in range(2 * self.seats) if mark not in self.number}

    def _bind(self, mark: int, number: int) -> None:
        self.number[mark] = number
        self.mark[number] = mark

    def _unbind(self, number: int) -> None:
        del self.number[self.mark.pop(number)]

    # Exchange by exchange

    def _goes_on(self, at: int) -> bool:
        """Whether the rest of the history can be found from an exchange on."""
        known = self.known
        if at == len(known.exchanges):
            return self._has_room()
        self.choices += 1
        if self.choices > MOST_CHOICES:
            return False
        exchange = known.exchanges[at]
        for one, other, number in self._ways(exchange):
            if number:
                self._bind(one if exchange.seat != known.seat else other, number)
            self._pass(exchange, one, other)
            if self._fits(at + 1, exchange) and self._goes_on(at + 1):
                return True
            self._pass(exchange, other, one)
            self.went.pop()
            self.went.pop()
            if number:
                self._unbind(number)
        return False

    def _ways(self, exchange: Exchange) -> Iterator[tuple[int, int, int]]:
        """What may have gone over, by marks, and the number that a mark gets by it; 0 where it gets none."""
        known, hands = self.known, self.hands
        if not known.is_own(exchange):
            ways = [(one, other, 0) for one in hands[exchange.seat] for other in hands[exchange.other]]
            self.rng.shuffle(ways)
            yield from ways
            return
        partner, given, taken = known.passed(exchange)
        own = self.mark[given]
        if taken in self.mark:
            came = [self.mark[taken]] if self.mark[taken] in hands[partner] else []
        else:
            came = [mark for mark in hands[partner] if mark not in self.number]
            self.rng.shuffle(came)
        for mark in came:
            number = 0 if taken in self.mark else taken
            yield (own, mark, number) if exchange.seat == known.seat else (mark, own, number)

    def _pass(self, exchange: Exchange, one: int, other: int) -> None:
        """A mark goes over each way."""
        mine, theirs = self.hands[exchange.seat], self.hands[exchange.other]
        mine[mine.index(one)] = other
        theirs[theirs.index(other)] = one
        self.went.append((one, other))

    def _fits(self, at: int, exchange: Exchange) -> bool:
        """Whether the numbers before the two can still come to where they are known to be."""
        for seat in (exchange.seat, exchange.other):
            for mark in self.hands[seat]:
                number = self.number.get(mark)
                if number is not None and not self.can_come(at, seat, number, self._visited() if number == 1 else 0):
                    return False
        return True

    def _visited(self) -> int:
        """With whom the 1 has been so far, as bits."""
        one = self.mark[1]
        visited = 1 << one // 2
        for exchange, (mine, theirs) in zip(self.known.exchanges, self.went, strict=False):
            if mine == one:
                visited |= 1 << exchange.other
            if theirs == one:
                visited |= 1 << exchange.seat
        return visited

    def _can_come(self, at: int, holder: int, number: int, visited: int) -> bool:
        """Whether a token that is with somebody before an exchange can come to where it is known to be."""
        known = self.known
        if at == len(known.exchanges):
            return known.can_end(number, holder) and (number != 1 or known.can_have_seen(visited))
        exchange = known.exchanges[at]
        if known.is_own(exchange):
            assert known.seat is not None
            partner, given, taken = known.passed(exchange)
            if number == taken:
                return holder == partner and self._can_go(at, known.seat, number, visited)
            if number == given:
                return holder == known.seat and self._can_go(at, partner, number, visited)
            return self.can_come(at + 1, holder, number, visited)
        if holder not in (exchange.seat, exchange.other):
            return self.can_come(at + 1, holder, number, visited)
        partner = exchange.other if holder == exchange.seat else exchange.seat
        return self.can_come(at + 1, holder, number, visited) or self._can_go(at, partner, number, visited)

    def _can_go(self, at: int, holder: int, number: int, visited: int) -> bool:
        """The same, if it goes over in this exchange."""
        return self.can_come(at + 1, holder, number, visited | 1 << holder if number == 1 else 0)

    def _has_room(self) -> bool:
        """Whether what is known to lie before somebody, and was never seen before, has a mark there to be."""
        wanted = [seat for number, seat in self.known.ends.items() if number not in self.mark]
        for seat in set(wanted):
            free = [mark for mark in self.hands[seat] if mark not in self.number]
            if wanted.count(seat) > len(free):
                return False
        return True


def guess(known: KnownTokens, seats: int, rng: random.Random) -> tuple[list[list[int]], list[Exchange]] | None:
    """The tokens before each seat, and the exchanges that led there; None where none was found."""
    for _ in range(TRIES):
        drawn = ImaginedHistory(known, seats, rng)
        if drawn.found():
            number = drawn.numbers()
            hands = [[number[mark] for mark in hand] for hand in drawn.hands]
            for hand in hands:
                rng.shuffle(hand)
            passed = zip(known.exchanges, drawn.went, strict=True)
            return hands, [
                Exchange(exchange.seat, exchange.other, number[one], number[other]) for exchange, (one, other) in passed
            ]
    return None
