"""Whose moment it is when both sides reach their goals at once: the monster turn is the traitor's. (B-WIN-06)"""

import pytest
from typing_extensions import override

from dreadhall.betrayal.ids import FigureId
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Explorer
from dreadhall.testing.betrayal import Position
from dreadhall.testing.marks import rule
from tests.betrayal.plain import GHOUL, GHOUL_1, OX, VIVIAN, ZOE, haunted

UPSTAIRS = dict.fromkeys((OX, VIVIAN, ZOE), "upper-landing")
NOBODY = ""
"""There is no traitor: the house itself is against the heroes, and nobody's own turn is the house's."""


class Eclipse(Haunt):
    """Both sides have reached their goals as soon as it is dark."""

    number = 1
    kinds = (GHOUL,)

    @override
    def heroes_won(self) -> bool:
        return self.haunt.track > 0

    traitor_won = heroes_won

    def darken(self) -> None:
        self.haunt.track = 1


class AtDusk(Eclipse):
    """It grows dark as somebody's turn ends."""

    @override
    async def slot_ends(self, who: Explorer) -> None:
        self.darken()


class BeforeTheMonsters(Eclipse):
    """It grows dark as the monster turn begins."""

    @override
    async def monster_turn_starts(self) -> None:
        self.darken()


class WhileAMonsterActs(Eclipse):
    """It is dark once a ghoul stands in the Foyer."""

    @override
    def heroes_won(self) -> bool:
        return any(ghoul.place == "foyer" for ghoul in self.monsters())

    traitor_won = heroes_won


def reason(table: Position) -> str:
    """Why the game is over."""
    assert table.table.result is not None
    return table.table.result.reason


@rule("B-WIN-06")
def test_without_a_traitor_a_turn_is_the_heroes_own() -> None:
    table = haunted(UPSTAIRS, "entrance-hall", rules=AtDusk, traitor=NOBODY).play("end-turn")
    assert reason(table) == "h01-heroes"


@rule("B-WIN-06")
@pytest.mark.parametrize("traitor", [NOBODY, OX])
def test_the_beginning_of_the_monster_turn_is_the_houses_moment(traitor: str) -> None:
    table = haunted(UPSTAIRS, "entrance-hall", rules=BeforeTheMonsters, traitor=traitor).play("end-turn")
    assert reason(table) == "h01-traitor"


@rule("B-WIN-06")
@pytest.mark.parametrize("traitor", [NOBODY, OX])
def test_what_a_monster_does_is_the_houses_moment(traitor: str) -> None:
    table = haunted(UPSTAIRS, "entrance-hall", rules=WhileAMonsterActs, traitor=traitor)
    table.with_dice(2, 2, 2).play("end-turn", "go:foyer")
    assert reason(table) == "h01-traitor"


@rule("B-WIN-06")
def test_each_sign_of_the_monster_turn_counts_for_itself() -> None:
    rules = haunted(UPSTAIRS, "entrance-hall", rules=Eclipse, traitor=NOBODY).rules
    assert isinstance(rules, Haunt)
    assert not rules.traitors_moment()
    for phase in ("monsters", "next-monster"):
        rules.state.phase = phase
        assert rules.traitors_moment(), "between two monsters"
    rules.state.phase = "turn"
    rules.turn.monster = FigureId(GHOUL_1)
    assert rules.traitors_moment(), "while one acts"
