"""Who decides for monsters under forced movement where there is a traitor. (C-08)"""

import pytest
from typing_extensions import override

from dreadhall.betrayal.ids import Place
from dreadhall.betrayal.state import Figure
from dreadhall.betrayal.toolkit.monsters.pursuit import Pursuit
from dreadhall.testing.marks import rule
from tests.betrayal.haunts.twins import SQUARE
from tests.betrayal.plain import GHOUL, OX, VIVIAN, ZOE, haunted

CORNERS = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "upper-landing"}


class Hounds(Pursuit):
    """Ghouls must go where Ox is."""

    number = 1
    kinds = (GHOUL,)

    @override
    def quarry(self, figure: Figure) -> list[Place]:
        return [self.state.explorers[0].place]


@rule("C-08")
@pytest.mark.parametrize("way", ["entrance-hall", "dusty-hallway"])
def test_the_traitor_chooses_among_the_shortest_ways_of_a_driven_monster(way: str) -> None:
    table = haunted(CORNERS, "creaky-hallway", rules=Hounds, turn=ZOE, rooms=SQUARE)
    table.with_dice(2, 0, 0).play("end-turn")
    assert (table.prompt, table.asked) == ("monster", [2]), "no chance falls where somebody decides"
    assert set(table.keys) == {"go:entrance-hall", "go:dusty-hallway"}, "it cannot stop, nor go another way"
    table.play(f"go:{way}")
    assert [event.data["room"] for event in table.events("monster-moves")] == [way, "foyer"]
