"""Tables at which nobody plays: their bots think one table after another, so that nobody who plays waits for them."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager


class BotsAlone:
    """The line of such tables. Whoever has had a turn goes to its end."""

    def __init__(self) -> None:
        self._line: OrderedDict[str, asyncio.Future[None]] = OrderedDict()
        self._whose_turn: str | None = None

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return len(self._line)

    def may_think(self, table_id: str) -> bool:
        """Whether it is the turn of this table."""
        return self._whose_turn == table_id

    async def wait(self, table_id: str) -> None:
        """Until it is the turn of this table, or it need not wait any more."""
        if self._whose_turn is None:
            self._whose_turn = table_id
            return
        turn = self._line[table_id] = asyncio.get_running_loop().create_future()
        try:
            await turn
        finally:
            self._line.pop(table_id, None)

    @contextmanager
    def moved(self, table_id: str) -> Iterator[None]:
        """Whatever becomes of moving a table's bots, their turn ends with it."""
        try:
            yield
        finally:
            self.end(table_id)

    def leave(self, table_id: str) -> None:
        """Somebody plays there now."""
        if (turn := self._line.pop(table_id, None)) is not None and not turn.done():
            turn.set_result(None)

    def end(self, table_id: str) -> None:
        """The bots of this table have thought, if it was their turn: the next one."""
        if self._whose_turn == table_id:
            self._whose_turn = next(iter(self._line), None)
            if self._whose_turn is not None:
                self.leave(self._whose_turn)
