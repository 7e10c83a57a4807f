"""What happened, told once and addressed; logs, animation and sound are made from it."""

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened: a message key, its cause (a rule, card or power), its numbers, and who may know."""

    kind: str
    data: dict[str, Any]
    cause: str = ""
    to: tuple[int, ...] | None = None
    move: int = 0

    def is_for(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may know of it."""
        return self.to is None or (seat is not None and seat in self.to)

    def told_to(self, seat: int | None) -> dict[str, Any]:
        """The event as this seat hears it; who else heard it stays unsaid."""
        return {"kind": self.kind, "cause": self.cause, "move": self.move, "data": self.data}
