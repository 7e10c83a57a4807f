"""For whom a group's turn does not wait: those who can do nothing but put their things in order. (R-90)"""

from typing_extensions import override

from dreadhall.darkest.phases.rounds import Rounds
from dreadhall.darkest.survivors.acts import Choices

GEAR = frozenset(("stow", "ready", "discard"))
"""What can be done in the next turn just as well: no enemy asks what is in whose hand. (D-INV-08, R-73)"""


class NotWaitedFor(Rounds):
    """The turn ends for those who can do no more; only the last to act says so, who may still take it back. (R-90)"""

    @override
    def waited_for(self, parts: dict[int, Choices], held: list[int]) -> list[int]:
        able = [seat for seat, choices in parts.items() if seat in held or not only_gear(choices)]
        if able or not self.state.acted:
            return able or list(parts)[:1]
        last = self.state.acted[-1]
        return [last] if last in parts and last not in self.state.done else []


def only_gear(choices: Choices) -> bool:
    """Whether nothing but gear can be moved about."""
    for choice in reversed(choices):  # noqa: SIM110 - asked at every act, and what costs AP is offered last
        if choice.value.verb not in GEAR:
            return False
    return True
