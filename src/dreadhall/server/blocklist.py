"""Whom the operator keeps out: addresses and names, as they were read last."""

from ipaddress import IPv4Network, IPv6Network, ip_network

from dreadhall.server.addresses import read_address
from dreadhall.server.errors import Refused
from dreadhall.server.storage.engine import Database
from dreadhall.server.storage.people import Block, list_blocks, same_name


class Blocklist:
    """Looked up often, and read anew now and then."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: list[Block] = []
        self._networks: list[IPv4Network | IPv6Network] = []
        self._names: frozenset[str] = frozenset()

    async def refresh(self) -> bool:
        """Read it anew; whether it has changed."""
        async with self._database.reading() as connection:
            found = await connection.run_sync(list_blocks)
        if found == self._known:
            return False
        self._known = found
        self._networks = [ip_network(block.value) for block in found if block.kind == "address"]
        self._names = frozenset(block.value for block in found if block.kind == "name")
        return True

    def keeps_out(self, host: str) -> bool:
        """Whether nobody comes in from this address."""
        if not self._networks:
            return False
        address = read_address(host)
        return address is not None and any(address in network for network in self._networks)

    def check_name(self, name: str) -> None:
        """Refuse a name that nobody may bear here."""
        if same_name(name) in self._names:
            raise Refused(403, "blocked", "nobody may use this name here")


def blocked() -> Refused:
    """Whoever asks is kept out."""
    return Refused(403, "blocked", "whoever runs this server lets nobody in from this address")
