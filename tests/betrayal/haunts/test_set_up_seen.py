"""While a haunt is set up in a house that lacks its rooms, every seat can look at the table."""

import pytest

from dreadhall.betrayal.haunts.printed import CHART
from dreadhall.testing.betrayal import SEVERAL, revealed
from dreadhall.testing.marks import rule


@rule("C-11", "C-18")
@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("number", sorted(set(CHART.values())))
def test_everybody_sees_each_question_of_a_set_up(number: int, seats: int) -> None:
    table = revealed(number, dict.fromkeys(SEVERAL[:seats], "foyer"))
    for _ in range(20):
        for seat in (*range(seats), None):
            assert table.view(seat)["haunt"]["number"] == number
        if table.prompt == "ready":
            return
        table.play(f"{table.asked[0]}={table.keys[0]}")
    pytest.fail("the set-up has no end")
