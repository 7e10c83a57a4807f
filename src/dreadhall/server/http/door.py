"""The front door: how many connections there may be, of one address and in all."""

from asyncio import Transport
from collections import Counter, OrderedDict
from contextlib import suppress

from dreadhall.server.addresses import Proxies, account
from dreadhall.server.config import Settings
from dreadhall.server.metrics import Metrics
from dreadhall.server.neighbours import Neighbours

# Where a connection finds the door, and where it notes that it did not get in.
DOOR, OUTSIDE = "dreadhall-door", "dreadhall-outside"
# Those who did not get in may still ask how the server does: so many at a time, and they had better be quick.
ANTEROOM = 256
OUTSIDE_SECONDS = 1.0
# Files that are not connections of clients: databases, pipes to workers, what is being read.
OTHER_FILES = 128


class Door:
    """Who is in. The sockets of a proxy are not limited one by one: what comes through them is."""

    def __init__(self, settings: Settings, metrics: Metrics, neighbours: Neighbours | None = None) -> None:
        self.settings = settings
        self.neighbours = neighbours
        self.metrics = metrics
        self.proxies = Proxies(settings.proxies)
        self._most = min(2 * settings.connections, max(raise_file_limit() - ANTEROOM - OTHER_FILES, 1))
        self._inside: dict[Transport, str] = {}
        self._outside: OrderedDict[Transport, None] = OrderedDict()
        self._held: Counter[str] = Counter()

    @property
    def count(self) -> int:
        """How many connections are in."""
        return len(self._inside)

    def enter(self, transport: Transport, host: str) -> bool:
        """Let a connection in, if there is room; otherwise it waits outside, and the longest there makes room."""
        address = "" if self.proxies.trust(host) else account(host)
        if len(self._inside) < self._most and (not address or self.hold(address)):
            self._inside[transport] = address
            return True
        self._outside[transport] = None
        if len(self._outside) > ANTEROOM:
            self._outside.popitem(last=False)[0].abort()
        return False

    def leave(self, transport: Transport) -> None:
        """A connection has ended."""
        self._outside.pop(transport, None)
        if address := self._inside.pop(transport, ""):
            self.release(address)

    def hold(self, address: str) -> bool:
        """Whether this address may have one more; whoever holds it lets go of it in the end."""
        if self._held[address] >= self.settings.address_connections:
            return False
        self._held[address] += 1
        return True

    def release(self, address: str) -> None:
        """One less."""
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]


def raise_file_limit() -> int:
    """Let this process open as many files as it may, and say how many that are."""
    try:
        import resource  # not everywhere
    except ImportError:
        return 1_000_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # some systems promise more than they give
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return 1_000_000 if soft == resource.RLIM_INFINITY else soft
