"""Whose turn it is, where several are asked at once: a question becomes turns, one seat after another.

Where each seat answers its own part, all take their turns in the order of the seats, and none sees another's answer
before the last is in. Where any of them may answer, the turn goes round, beginning with whoever follows the seat that
answered last. A seat may leave the question to those who have not had their turn; the last of them has to answer. All
of this is known to everybody at the table: who is waited for, and who answered last.
"""

from dreadhall.kernel import Ask, Table


class TableTurns:
    """The turns at one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._last = -1
        self._waited: list[int] = []
        self._ask: Ask | None = None
        self._left: list[int] = []

    @property
    def left(self) -> list[int]:
        """The seats that will have their turn with this question, the next one first; none where the game is over."""
        ask = self._table.ask
        if ask is None:
            return []
        if ask.join == "all":
            return ask.seats
        if ask is not self._ask:
            self._ask, self._left = ask, self._in_order(ask)
        return self._left

    def _in_order(self, ask: Ask) -> list[int]:
        asked = [seat for seat in ask.waiting if seat not in self._waited]
        if len(asked) > 1:
            asked.sort(key=lambda seat: (seat - self._last - 1) % self._table.seats)
        return asked

    @property
    def may_wait(self) -> bool:
        """Whether whoever has the turn can leave the question to somebody else."""
        ask = self._table.ask
        return ask is not None and ask.join == "any" and len(self.left) > 1

    def wait(self) -> None:
        """Whoever has the turn leaves the question to the others."""
        self._waited.append(self.left[0])
        self._ask = None

    def answer(self, key: str) -> None:
        """Whoever has the turn answers."""
        seat = self.left[0]
        self._table.answer(key, seat)
        self._last = seat
        self._waited.clear()
        self._ask = None
