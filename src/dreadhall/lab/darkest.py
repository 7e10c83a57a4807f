"""What a laboratory notes of Dark, Darker, Darkest."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from typing_extensions import override

from dreadhall.darkest.components.catalogue import DARKNESS
from dreadhall.darkest.state import DarkestState, Foe
from dreadhall.kernel import Table
from dreadhall.kernel.game import Result
from dreadhall.lab.watching import Fact, Goal, Watcher

SURVIVORS, HOUSE = "survivors", "house"
EARLY = 4
"""The round whose beginning is looked back to: by then it shows who gets on, and nothing is decided."""


class DarkestWatcher(Watcher):
    """All who play are on one side; the other is the house."""

    sides = (SURVIVORS, HOUSE)
    facts: ClassVar[Mapping[str, Fact]] = {
        "team": Fact(list, "The survivors with whom the game began.", "in the team"),
        "tokens": Fact(int, "Of how many tokens the code consisted.", "a token more in the code"),
        "tokens_left": Fact(int, "How many of them were left at the end."),
        "laboratory": Fact(
            bool, "Whether somebody got into the laboratory: the showdown began.", milestone="get into the laboratory"
        ),
        "laboratory_round": Fact(int, "In which round that was; null where nobody did."),
        "nemesis": Fact(str, "Who waited there; empty where nobody came."),
        "nemesis_left": Fact(int, "How many cubes it had left; null where nobody came."),
        "darkness": Fact(int, "The last space of the darkness track that was reached."),
        "destroyed": Fact(int, "How many tiles had burnt down."),
        "searched": Fact(int, "How many rooms had been searched."),
        "early_cards": Fact(
            int, f"Cards carried as round {EARLY} began; null where it never did.", "a card more by then"
        ),
        "early_wounds": Fact(int, "Wounds at that moment.", "a wound more by then"),
        "early_tokens_left": Fact(
            int, "Tokens of the code left at that moment.", "a token of the code more left by then"
        ),
        "early_living": Fact(int, "Survivors in play at that moment.", "a survivor more in play by then"),
    }

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._acting: tuple[int, int] | None = None
        self._team: list[str] = []
        self._early: dict[str, int] = {}
        self._laboratory_round: int | None = None
        self._nemesis: Foe | None = None

    @property
    def _state(self) -> DarkestState:
        return cast(DarkestState, self.table.state)

    @classmethod
    @override
    def side_seen(cls, position: Any) -> str:
        return SURVIVORS

    @override
    def look(self) -> None:
        """A turn is that of a group, or all of them together in the showdown."""
        state = self._state
        if state.round != self.rounds:
            self.rounds = state.round
            if self.rounds == 1:
                self._team = list(state.survivors)
            elif self.rounds == EARLY:
                self._early = self._note_early()
        acting = state.round, len(state.finished)
        if acting != self._acting:
            self._acting = acting
            self.turn += 1
        if state.showdown is not None and self._laboratory_round is None:
            self._laboratory_round = state.round
        if state.nemesis is not None:
            self._nemesis = state.nemesis

    @override
    def on_turn(self) -> Sequence[int]:
        state = self._state
        acting = state.groups[0] if state.groups else []
        return sorted({state.survivors[name].seat for name in acting if name in state.survivors})

    @override
    def seat_sides(self) -> list[str]:
        return [SURVIVORS] * self.table.seats

    @override
    def winner_side(self, result: Result) -> str:
        if result.winners:
            return SURVIVORS
        return HOUSE if self.table.result is not None else ""

    @override
    def living(self) -> list[bool]:
        alive = {who.seat for who in self._state.survivors.values()}
        return [seat in alive for seat in range(self.table.seats)]

    @override
    def deaths(self) -> int:
        """Whoever fell, also those after whom somebody else came in."""
        return len(self._state.fallen)

    @override
    def reached(self) -> list[Goal]:
        state = self._state
        code = len(state.code_start)
        found = [
            Goal(SURVIVORS, "code", code - len(state.code), code),
            Goal(SURVIVORS, "laboratory", int(self._laboratory_round is not None), 1),
        ]
        if self._nemesis is not None:
            found.append(Goal(SURVIVORS, "nemesis", int(state.nemesis is None), 1))
        return [*found, Goal(HOUSE, "darkness", state.darkness, DARKNESS.spaces)]

    @override
    def known(self) -> dict[str, Any]:
        state = self._state
        nemesis = self._nemesis
        return {
            **dict.fromkeys(self.facts),
            "team": self._team,
            "tokens": len(state.code_start),
            "tokens_left": len(state.code),
            "laboratory": self._laboratory_round is not None,
            "laboratory_round": self._laboratory_round,
            "nemesis": "" if nemesis is None else nemesis.id,
            "nemesis_left": None if nemesis is None else sum(nemesis.cubes),
            "darkness": state.darkness,
            "destroyed": len(state.destroyed),
            "searched": len(state.searched),
            **self._early,
        }

    def _note_early(self) -> dict[str, int]:
        state = self._state
        people = state.survivors.values()
        return {
            "early_cards": sum(len(who.hands) + len(who.pack) for who in people),
            "early_wounds": sum(who.wounds for who in people),
            "early_tokens_left": len(state.code),
            "early_living": len(people),
        }
