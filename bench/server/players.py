"""A process full of players, which does what it is told on its standard input: `python -m bench.server.players`."""

import asyncio
import contextlib
import os
import sys
import threading
import time

import httpx
import msgspec

from bench.server.ours import OurCrowd
from bench.server.tables import Crowd, Failed
from bench.server.theirs import TheirCrowd

LEAD = 0.5


class Come(msgspec.Struct, tag="come", tag_field="do", omit_defaults=True):
    """Open tables on a server; `game` is a game of ours, or None where the server is boardgame.io's.

    With `patches` the players there want to be told what has changed where that is shorter.
    """

    server: str
    address: str
    tables: int
    game: str | None = None
    patches: bool = False


class Go(msgspec.Struct, tag="go", tag_field="do"):
    """Play on a server, all tables at once."""

    server: str
    seconds: float


class Played(msgspec.Struct):
    """What came of it (see Sample); `busy` is the share of a processor that the players themselves took."""

    seconds: float = 0.0
    waits: list[float] = []
    moves: int = 0
    busy: float = 0.0
    problem: str | None = None


Order = Come | Go
decoder: msgspec.json.Decoder[Order] = msgspec.json.Decoder(Order)


async def obey(order: Order, crowds: dict[str, Crowd]) -> Played:
    """Do one thing."""
    if isinstance(order, Come):
        crowd: Crowd = TheirCrowd(order.address)
        if order.game is not None:
            crowd = OurCrowd(order.address, order.game, patches=order.patches)
        crowds[order.server] = crowd
        await crowd.come(order.tables)
        return Played()
    busy, begun = time.process_time(), time.perf_counter()
    sample = await crowds[order.server].play(LEAD, order.seconds)
    share = (time.process_time() - busy) / (time.perf_counter() - begun)
    return Played(sample.seconds, sample.waits, sample.moves, share)


async def main() -> None:
    """Obey whatever order comes next."""
    crowds: dict[str, Crowd] = {}
    orders: asyncio.Queue[bytes] = asyncio.Queue()
    threading.Thread(target=read_orders, args=(asyncio.get_running_loop(), orders), daemon=True).start()
    while True:
        try:
            played = await obey(decoder.decode(await orders.get()), crowds)
        except (Failed, OSError, TimeoutError, httpx.HTTPError) as failure:
            played = Played(problem=f"{type(failure).__name__}: {failure}")
        sys.stdout.buffer.write(msgspec.json.encode(played) + b"\n")
        sys.stdout.buffer.flush()


def read_orders(loop: asyncio.AbstractEventLoop, orders: asyncio.Queue[bytes]) -> None:
    """Pass orders on; when there can be no more, end at once, whatever is going on."""
    for line in sys.stdin.buffer:
        loop.call_soon_threadsafe(orders.put_nowait, line)
    os._exit(0)


if __name__ == "__main__":
    factory = None
    with contextlib.suppress(ImportError):
        import uvloop

        factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(main())
