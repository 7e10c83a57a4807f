"""A plugin for the server: the small test game without an end, so that no table has to be replaced while we measure."""

from collections.abc import Iterable
from typing import NoReturn

from tests.smallgame import Lanterns
from tests.smallgame.rules import Turns
from tests.smallgame.state import CARDS, LanternOptions, LanternState, Player
from typing_extensions import override

from dreadhall import Registration, register
from dreadhall.kernel import Happening, Stack
from dreadhall.kernel.rules import GameEnds


class Won(Happening, kind="won"):
    """Somebody has enough lanterns."""

    winners: list[int]


class EndlessTurns(Turns):
    """Whoever wins, the cards are dealt again at the same table."""

    @override
    def end_game(self, winners: Iterable[int], reason: str) -> NoReturn:
        """Begin again instead: the step ends without a result, so the table goes on with the next one."""
        self.tell(Won(winners=list(winners)), cause=reason)
        state = self.state
        state.cards = Stack("cards", CARDS[:])
        state.players = [Player() for _ in range(self.seats)]
        state.peeked, state.trap, state.sprung, state.round, state.phase = [], "", False, 0, "set-up"
        raise GameEnds


class EndlessLanterns(Lanterns):
    """Lanterns that burn for ever."""

    name = "endless-lanterns"

    @override
    def rules_for(self, state: LanternState, options: LanternOptions) -> type[Turns]:
        """Always the same rules."""
        return EndlessTurns


register(Registration(game=EndlessLanterns()))
