"""What befalls several explorers at the end of a turn, one after the other. (C-26)"""

from collections.abc import Coroutine, Iterable
from typing import Any

from typing_extensions import override

from dreadhall.betrayal.explorers.rolls import until_void
from dreadhall.betrayal.ids import ExplorerId
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Explorer
from dreadhall.kernel import hook

LINE = "one-by-one"
"""The phase."""


class LineMemory(Memory):
    """Those whose turn it still is."""

    waiting: list[ExplorerId] = []


class OneByOne(Haunt):
    """Each result stands before the next comes: it is a step of its own."""

    line = remembers(LineMemory)

    def line_up(self, those: Iterable[Explorer]) -> None:
        """The turn goes on with these, one by one, and ends after the last of them."""
        self.line.waiting = [who.id for who in those]
        self.state.phase = LINE

    @hook
    async def befalls(self, who: Explorer) -> None:
        """What happens to each of those who were lined up."""

    @override
    def phase_step(self) -> Coroutine[Any, Any, None]:
        """They have a phase of their own."""
        return self.next_in_line() if self.state.phase == LINE else super().phase_step()

    async def next_in_line(self) -> None:
        """The next of them; after the last the turn is handed on."""
        if waiting := self.line.waiting:
            name = waiting.pop(0)
            with until_void():
                await self.befalls(next(who for who in self.state.explorers if who.id == name))
        else:
            await super().after_turn()
