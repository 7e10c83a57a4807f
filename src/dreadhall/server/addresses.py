"""Whose address counts: that of whoever connects, or the one that a proxy we trust tells us."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from dreadhall.server.errors import BadSetting

EVERYBODY = "*"
# Whoever has one IPv6 address has a whole network of them.
HOUSEHOLD_BITS = 64

Headers = Iterable[tuple[bytes, bytes]]


class Proxies:
    """Those whose word about addresses is taken; BadSetting names what is no address.

    >>> Proxies(["10.0.0.0/8"]).trust("10.1.2.3"), Proxies([]).trust("127.0.0.1")
    (True, False)
    """

    def __init__(self, named: Iterable[str]) -> None:
        names = list(named)
        self._everybody = EVERYBODY in names
        self._networks = [read_network(name) for name in names if name != EVERYBODY]

    def trust(self, host: str) -> bool:
        """Whether this peer is a proxy of ours."""
        if self._everybody or not self._networks:
            return self._everybody
        address = read_address(host)
        return address is not None and any(address in network for network in self._networks)

    def caller(self, host: str, headers: Headers) -> str:
        """The address behind this peer: the last that a trusted proxy did not have itself."""
        told = [value for name, value in headers if name == b"x-forwarded-for"]
        for part in reversed(b",".join(told).decode("latin-1").split(",")):
            if not self.trust(host) or not part.strip():
                break
            host = without_port(part.strip())
            if self._everybody:
                break  # what stands before it may have been made up
        return host

    def says_secure(self, host: str, headers: Headers) -> bool:
        """Whether a proxy we trust says that the request came over TLS."""
        told = [value for name, value in headers if name == b"x-forwarded-proto"]
        return self.trust(host) and told[-1:] in ([b"https"], [b"wss"])


def read_network(text: str) -> IPv4Network | IPv6Network:
    """The network, or the single address, that a setting names."""
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise BadSetting(
            f"proxies (DREADHALL_PROXIES): {text[:40]!r} is neither an address, nor a network, nor {EVERYBODY}"
        ) from None


@lru_cache(maxsize=4096)
def read_address(host: str) -> IPv4Address | IPv6Address | None:
    """An address; IPv4 in the clothes of IPv6 is IPv4."""
    try:
        address = ip_address(host)
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


@lru_cache(maxsize=4096)
def account(host: str) -> str:
    """On whose account something of this address goes.

    >>> account("192.0.2.7"), account("2001:db8::7"), account("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8::', '192.0.2.7')
    """
    address = read_address(host)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((int(address), HOUSEHOLD_BITS), strict=False).network_address)
    return str(address or "")


def without_port(told: str) -> str:
    """An address as proxies write it, without its port.

    >>> without_port("192.0.2.7:80"), without_port("[2001:db8::7]:80"), without_port("2001:db8::7")
    ('192.0.2.7', '2001:db8::7', '2001:db8::7')
    """
    if told.startswith("["):
        return told[1:].partition("]")[0]
    return told.partition(":")[0] if told.count(":") == 1 else told
