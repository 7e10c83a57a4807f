"""What the scout makes of what its seat may know."""

from typing import Any

from dreadhall.betrayal.haunts.h25_voodoo import Voodoo
from dreadhall.betrayal.ids import RoomId
from dreadhall.bots import SeatAt
from dreadhall.bots.betrayal.outlook import SeenTable
from dreadhall.testing import rule
from dreadhall.testing.betrayal import row
from tests.betrayal.haunts.dolls import OX, SEARCH, THREE, VIVIAN, ZOE, cursed
from tests.betrayal.haunts.wolves import wolves
from tests.bots.betrayal_seats import answers

KITCHEN = row("ground", "kitchen")
IN_THE_KITCHEN = {ZOE: "foyer", OX: "kitchen", VIVIAN: "foyer"}


def guessed(**parts: Any) -> list[set[str]]:
    """The rooms that Ox thinks of, for the own doll and for Vivian's."""
    table = cursed(THREE, {OX: "doll-wax", VIVIAN: "doll-rag"}, rooms=KITCHEN, turn=OX, **parts)
    return [set(wish.rooms) for wish in SeenTable(SeatAt(table.table, 1)).wanted]


@rule("H25-T15")
def test_a_scout_thinks_of_rooms_that_fit_the_whispers_wherever_the_dolls_are() -> None:
    heat, thorns = {"furnace-room", "kitchen"}, {"gardens", "conservatory"}
    for room in heat:
        assert guessed(rooms_of={OX: room}) == [heat, thorns]
    assert guessed(rooms_of={OX: "kitchen"}, found=[OX]) == [{"kitchen"}, thorns]
    assert guessed(found=[VIVIAN]) == [heat, set()]
    assert guessed(dead=[VIVIAN]) == [heat, set()]
    assert guessed(destroyed=[OX]) == [thorns]


def test_a_scout_searches_where_a_whisper_fits_and_nowhere_else() -> None:
    for doll, searches in (("doll-wax", True), ("doll-china", False)):
        table = cursed(IN_THE_KITCHEN, {OX: doll, VIVIAN: "doll-rag"}, rooms=KITCHEN, turn=OX)
        assert (answers(table, 1) == {SEARCH}) == searches
        assert (SEARCH in answers(table, 1)) == searches


def test_a_wolf_goes_first_for_whoever_carries_something_it_has_no_name_for() -> None:
    def foes(card: str) -> list[tuple[str, ...]]:
        return [wish.foes for wish in SeenTable(SeatAt(wolves(cards={ZOE: [card]}).table, 2)).wanted]

    assert foes("silver-bullets") == [(ZOE,), (OX, ZOE)]
    assert foes("revolver") == [(OX, ZOE)], "it has not read of the gun"


def test_a_room_that_was_searched_in_vain_is_thought_of_no_more() -> None:
    table = cursed(IN_THE_KITCHEN, {OX: "doll-wax", VIVIAN: "doll-rag"}, rooms=KITCHEN, turn=OX)
    Voodoo.memory.of(table.haunt).empty.append(RoomId("kitchen"))
    assert SeenTable(SeatAt(table.table, 1)).wanted[0].rooms == ("furnace-room",)
