"""Windows and rooms that are open to the outside. (T-43)"""

from typing_extensions import override

from dreadhall.betrayal.components.rooms import ATTIC, ENTRANCE_HALL, GARDENS, MYSTIC_ELEVATOR
from dreadhall.betrayal.happenings.phases import CountChanges
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import RoomId
from dreadhall.betrayal.toolkit.house.windows import OPEN_ROOMS, OPENINGS, WINDOW_ROOMS, Windows
from dreadhall.testing.betrayal import THREE, Position, position
from dreadhall.testing.marks import rule

OX, VIVIAN, ZOE = THREE
BEDROOM = Placed(RoomId("bedroom"), "upper", 0, 1)
"""It lies with its window to the south, below the Upper Landing."""
COVER = Placed(ATTIC, "upper", 0, 2, 1)


class Drafty(Windows):
    """A haunt that does nothing but look whether the bedroom faces the outside."""

    number = 1

    @override
    def house_changed(self) -> None:
        super().house_changed()
        self.tell(CountChanges(counter="escaped", count=int(self.faces_outside(RoomId("bedroom")))))


def drafty(*rooms: Placed) -> Position:
    """Everybody on the Upper Landing, with these rooms in the house."""
    return position(dict.fromkeys(THREE, "upper-landing"), rules=Drafty, traitor=VIVIAN, rooms=rooms)


def windows(table: Position) -> Windows:
    """The rules of the table."""
    rules = table.rules
    assert isinstance(rules, Windows)
    return rules


@rule("B-DOOR-07")
def test_five_rooms_have_windows_and_seven_are_open_without() -> None:
    assert WINDOW_ROOMS == ("bedroom", "chapel", "dining-room", "grand-staircase", "master-bedroom")
    assert OPEN_ROOMS == ("balcony", "conservatory", "entrance-hall", "gardens", "graveyard", "patio", "tower")
    assert set(OPENINGS) == {*WINDOW_ROOMS, *OPEN_ROOMS}


@rule("B-DOOR-09")
def test_a_window_counts_while_nothing_lies_before_it_and_its_room_is_an_opening_all_the_same() -> None:
    free, covered = windows(drafty(BEDROOM)), windows(drafty(BEDROOM, COVER))
    assert (free.faces_outside(RoomId("bedroom")), covered.faces_outside(RoomId("bedroom"))) == (True, False)
    assert free.openings() == covered.openings() == ["bedroom", "entrance-hall", "grand-staircase"]
    assert not free.faces_outside(GARDENS), "it is not in the house"
    assert free.faces_outside(ENTRANCE_HALL)


@rule("B-DOOR-09")
def test_a_haunt_hears_of_every_tile_that_is_laid_or_goes_elsewhere() -> None:
    lift = Placed(MYSTIC_ELEVATOR, "upper", 0, 2)
    table = drafty(BEDROOM, lift, Placed(ATTIC, "upper", 1, 0, 3))
    assert not windows(table).faces_outside(RoomId("bedroom"))
    table.arrange(lambda state: setattr(state.explorers[0], "place", "mystic-elevator"))
    table.with_dice(2, 1).play("end-turn")
    stops = [key for key in table.keys if key.startswith("dock:")]
    table.play(next(key for key in stops if "bedroom" not in key))
    assert table.events("counter")[-1].data["count"] == 1, "the window is a true one again"


@rule("B-DOOR-09")
def test_a_haunt_hears_of_a_tile_that_is_found() -> None:
    table = drafty(BEDROOM).top("room", "gallery").play("explore:w")
    while table.prompt == "turn-tile":
        table.play(table.keys[0])
    assert [event.data["count"] for event in table.events("counter")] == [1]
