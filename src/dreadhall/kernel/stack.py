"""A stack of cards, chips or tokens that nobody has looked into.

Its order is not decided before it is drawn from: what lies on top is known only after something was put there openly.
"""

from dreadhall.kernel.data import Data


class Stack(Data):
    """The known top (its last is drawn first) and the rest, in no order."""

    name: str
    rest: list[str]
    top: list[str] = []

    def __len__(self) -> int:
        return len(self.rest) + len(self.top)
