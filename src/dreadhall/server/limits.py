"""How much of anything a client may send, and how much it may have under way."""

from collections import Counter, OrderedDict

from dreadhall.server.clock import Clock

MOST_KNOWN = 20_000


class Bucket:
    """Fills at a steady rate up to a brim; everything that comes in takes something out.

    The clock has to be one that nobody sets: a bucket under one that was put back would stay empty.
    """

    __slots__ = ("_brim", "_clock", "_filled", "_level", "_rate")

    def __init__(self, rate: float, brim: float, clock: Clock) -> None:
        self._rate = rate
        self._brim = brim
        self._clock = clock
        self._level = brim
        self._filled = clock()

    def take(self, cost: float = 1) -> bool:
        """Whether there was so much left."""
        now = self._clock()
        self._level = min(self._brim, self._level + (now - self._filled) * self._rate)
        self._filled = now
        if self._level < cost:
            return False
        self._level -= cost
        return True


class Buckets:
    """One bucket for each client; those not seen for longest are forgotten."""

    def __init__(self, rate: float, brim: float, clock: Clock) -> None:
        self._rate = rate
        self._brim = brim
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str, cost: float = 1) -> bool:
        """Whether this client had so much left."""
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, self._brim, self._clock)
            if len(self._buckets) > MOST_KNOWN:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        return bucket.take(cost)


class Places:
    """So many for each client, which it takes and leaves again."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def take(self, client: str) -> bool:
        """Whether there was one more for this client."""
        if self._taken[client] >= self._most:
            return False
        self._taken[client] += 1
        return True

    def leave(self, client: str) -> None:
        """One is free again."""
        self._taken[client] -= 1
        if not self._taken[client]:
            del self._taken[client]
