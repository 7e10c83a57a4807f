"""The haunt roll, the chart, and haunts that were played already. (B-HROLL, B-REVEAL, B-OPT)"""

from typing import Any

import pytest

from dreadhall.betrayal.components.catalogue import CHART_ROOMS, DIE
from dreadhall.betrayal.components.rooms import CHARRED_ROOM, DINING_ROOM, JUNK_ROOM, SERVANTS_QUARTERS
from dreadhall.betrayal.haunts.printed import CHART
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import CardId, RoomId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import THREE, Position, position, row
from dreadhall.testing.loaded import load_dice
from dreadhall.testing.marks import rule

OX, VIVIAN, ZOE = THREE
NOTHING = (0,) * 6
KITCHEN = [Placed(RoomId("kitchen"), "ground", 1, 1, 0), Placed(JUNK_ROOM, "ground", 1, 2)]


def drew(*omens: tuple[str, str, int], drawn: int, **parts: Any) -> Position:
    """Ox's turn, in which these omens were drawn: card, room, seat; so many were drawn in all."""

    def draw(state: BetrayalState) -> None:
        state.omens_drawn = drawn
        state.turn.omens = [(CardId(card), RoomId(room), seat) for card, room, seat in omens]
        for card, _, seat in omens:
            if card not in state.explorers[seat].cards:
                state.omens.rest.remove(card)
                state.explorers[seat].cards.append(CardId(card))

    return position(change=draw, **parts)


def end(table: Position, *faces: int) -> Position:
    """The turn ends and the dice show these faces; what the haunt does then may fall as it will."""
    load_dice(table.table, {DIE: list(faces)})
    return table.play("end-turn")


def rolls(table: Position) -> list[tuple[str, int]]:
    """The haunt rolls: who, and how many dice."""
    return [(e.data["who"], len(e.data["faces"])) for e in table.events("rolled") if e.data["why"] == "haunt-roll"]


# The roll


@rule("B-HROLL-01", "B-HROLL-04")
def test_who_drew_an_omen_rolls_six_dice_at_the_end_of_the_turn() -> None:
    table = drew(("dog", "junk-room", 0), drawn=1)
    assert rolls(table) == []
    end(table, 1, 0, 0, 0, 0, 0)
    assert rolls(table) == [(OX, 6)]
    assert table.state.haunt is None
    assert table.asked == [1]


@rule("B-HROLL-01")
def test_without_an_omen_nobody_rolls() -> None:
    assert rolls(drew(drawn=5).with_dice().play("end-turn")) == []


@rule("B-HROLL-02", "B-HROLL-EX1")
@pytest.mark.parametrize(("total", "starts"), [(3, True), (4, True), (5, False), (6, False)])
def test_with_five_omens_drawn_four_or_less_starts_the_haunt(total: int, starts: bool) -> None:
    faces = [2] * (total // 2) + [1] * (total % 2) + [0] * 6
    table = end(drew(("dog", "junk-room", 0), drawn=5), *faces[:6])
    assert (table.state.haunt is not None) == starts


@rule("B-HROLL-03")
def test_the_count_goes_on_whatever_becomes_of_the_omens() -> None:
    table = position({OX: "upper-landing", VIVIAN: "foyer", ZOE: "foyer"})
    table.arrange(lambda state: setattr(state, "omens_drawn", 3))
    table.top("room", "junk-room").top("omen", "skull").play("explore:n")
    assert table.state.omens_drawn == 4, "the new one counts"
    table.play("drop:skull")
    assert end(table, 2, 1, 0, 0, 0, 0).state.haunt is not None, "3 is less than 4, though nobody holds an omen"


@rule("B-HROLL-04")
def test_whose_roll_starts_the_haunt_is_its_revealer() -> None:
    table = end(drew(("dog", "junk-room", 0), drawn=1), *NOTHING)
    assert table.haunt.revealer == 0
    assert table.events("haunt-begins")[0].data["revealer"] == OX


@rule("B-HROLL-06")
def test_each_omen_of_a_turn_has_its_roll_against_the_whole_count() -> None:
    two = (("dog", "junk-room", 0), ("ring", "catacombs", 0))
    table = end(drew(*two, drawn=3), 2, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0)
    assert len(rolls(table)) == 2
    assert (table.haunt.omen, table.haunt.number) == ("ring", CHART["ring", "catacombs"])


@rule("B-HROLL-06")
def test_the_first_roll_that_starts_the_haunt_is_the_last() -> None:
    two = (("dog", "junk-room", 0), ("ring", "catacombs", 0))
    table = end(drew(*two, drawn=3), 1, 1, 0, 0, 0, 0)
    assert len(rolls(table)) == 1
    assert (table.haunt.omen, table.haunt.number) == ("dog", CHART["dog", "junk-room"])


@rule("B-HROLL-07")
def test_an_omen_drawn_in_the_turn_of_another_is_rolled_for_by_its_drawer_when_that_turn_ends() -> None:
    table = end(drew(("dog", "junk-room", 2), drawn=1), *NOTHING)
    assert rolls(table) == [(ZOE, 6)]
    assert table.haunt.revealer == 2


@rule("B-HROLL-08")
def test_the_thirteenth_omen_starts_the_haunt_whatever_the_dice_show() -> None:
    assert end(drew(("dog", "junk-room", 0), drawn=13), *[2] * 6).state.haunt is not None
    assert end(drew(("dog", "junk-room", 0), drawn=12), *[2] * 6).state.haunt is None


# The chart


@rule("B-REVEAL-01")
@pytest.mark.parametrize(("omen", "room"), [("dog", "kitchen"), ("dog", "junk-room"), ("girl", "junk-room")])
def test_the_haunt_is_the_cell_of_omen_and_room(omen: str, room: str) -> None:
    table = end(drew((omen, room, 0), drawn=1, rooms=KITCHEN), *NOTHING)
    assert table.haunt.number == CHART[omen, room]


@rule("B-REVEAL-02", "B-REVEAL-05", "C-T01")
def test_the_row_is_where_the_omen_was_drawn_and_the_haunts_room_is_where_its_revealer_stands() -> None:
    where = {OX: "foyer", VIVIAN: "entrance-hall", ZOE: "entrance-hall"}
    rooms = [Placed(DINING_ROOM, "ground", 2, 1, 0), *KITCHEN]
    table = end(drew(("dog", "kitchen", 0), drawn=1, explorers=where, rooms=rooms), *NOTHING)
    assert table.haunt.number == CHART["dog", "kitchen"] == 46
    assert table.haunt.room == "foyer"


def off_the_chart(at: str, *rooms: Placed) -> Position:
    """Ox drew the Dog in the Foyer, which is no row of the chart, and has rolled nothing but zeros."""
    where = {OX: at, VIVIAN: "entrance-hall", ZOE: "entrance-hall"}
    return end(drew(("dog", "foyer", 0), drawn=1, explorers=where, rooms=rooms), *NOTHING)


@rule("B-REVEAL-03")
def test_an_omen_drawn_elsewhere_counts_for_the_nearest_row_in_the_house() -> None:
    upstairs = row("upper", "servants-quarters")
    cellar = row("basement", "larder", "catacombs")
    assert off_the_chart("upper-landing", *upstairs, *cellar).haunt.number == CHART["dog", "servants-quarters"] == 5
    assert off_the_chart("basement-landing", *upstairs, *cellar).haunt.number == CHART["dog", "catacombs"] == 46


@rule("B-REVEAL-03", "B-DEC-19")
def test_the_revealer_chooses_between_rows_that_are_equally_near() -> None:
    both = [Placed(SERVANTS_QUARTERS, "upper", 0, 1), Placed(JUNK_ROOM, "upper", 0, -1)]
    table = off_the_chart("upper-landing", *both)
    assert (table.prompt, table.asked) == ("choose-chart-room", [0])
    assert sorted(table.keys) == ["room:junk-room", "room:servants-quarters"]
    assert table.play("room:junk-room").haunt.number == CHART["dog", "junk-room"]


@rule("B-REVEAL-04")
def test_the_table_below_the_chart_names_the_traitor_who_need_not_be_the_revealer() -> None:
    table = end(drew(("mask", "junk-room", 0), drawn=1), *NOTHING)
    assert (table.haunt.number, table.haunt.revealer) == (25, 0)
    assert table.haunt.traitor == 2, "Zoe and her dolls"
    assert [who.traitor for who in table.state.explorers] == [False, False, True]


# Haunts played already


def once_more(*played: int, **parts: Any) -> Position:
    """Ox drew the Dog in the Junk Room next to the Upper Landing; its haunt 46 was played before."""
    parts.setdefault("rooms", [Placed(JUNK_ROOM, "upper", 0, 1), Placed(SERVANTS_QUARTERS, "upper", 0, 2)])
    where = {OX: "junk-room", VIVIAN: "foyer", ZOE: "foyer"}
    table = drew(("dog", "junk-room", 0), drawn=1, explorers=where, options={"played": played}, **parts)
    return end(table, *NOTHING)


def refuse(table: Position) -> Position:
    """Nobody wants the haunt again."""
    return table.play("0=no", "1=no", "2=no")


@rule("B-OPT-01")
def test_nothing_is_played_already_by_default() -> None:
    assert once_more().haunt.number == 46


@rule("B-OPT-01", "B-OPT-05")
def test_a_haunt_that_was_played_gives_way_to_the_same_omen_in_the_next_omen_room() -> None:
    table = refuse(once_more(46))
    assert table.haunt.number == CHART["dog", "servants-quarters"] == 5
    assert (table.haunt.revealer, table.haunt.room, table.haunt.omen) == (0, "junk-room", "dog")
    assert [event.data for event in table.events("haunt-instead")] == [{"number": 5, "instead": 46}]
    assert not once_more().events("haunt-instead")


@rule("B-DEC-20", "B-OPT-01")
def test_all_together_may_want_it_again_and_one_no_is_enough_against_it() -> None:
    table = once_more(46)
    assert (table.prompt, table.asked) == ("play-again", [0, 1, 2])
    assert table.play("2=yes", "0=yes", "1=yes").haunt.number == 46
    assert once_more(46).play("0=yes", "1=yes", "2=no").haunt.number == 5


@rule("B-OPT-02")
def test_the_search_goes_outward_room_by_room() -> None:
    rooms = [
        Placed(JUNK_ROOM, "upper", 0, 1),
        Placed(SERVANTS_QUARTERS, "upper", 0, 2),
        *row("basement", "larder", "wine-cellar", "pentagram-chamber"),
    ]
    table = refuse(once_more(46, 5, rooms=rooms))
    assert table.haunt.number == CHART["dog", "pentagram-chamber"] == 50


@rule("B-OPT-03")
def test_when_all_rooms_fail_the_revealers_next_omen_is_looked_up() -> None:
    table = refuse(once_more(46, 5, cards={OX: ["skull", "girl"]}))
    assert table.haunt.number == CHART["skull", "junk-room"] == 17, "the Skull came before the Girl"


@rule("B-OPT-04")
def test_when_everything_fails_the_first_cell_stands() -> None:
    assert refuse(once_more(46, 5)).haunt.number == 46


@rule("B-OPT-04", "B-DEC-19")
def test_the_revealer_chooses_between_rooms_that_are_equally_near() -> None:
    rooms = [Placed(JUNK_ROOM, "upper", 0, 1), *beside_the_junk_room()]
    table = refuse(once_more(46, rooms=rooms))
    assert (table.prompt, table.asked) == ("choose-chart-room", [0])
    assert set(table.keys) == {"room:servants-quarters", "room:charred-room"}
    assert table.play("room:servants-quarters").haunt.number == 5


def beside_the_junk_room() -> list[Placed]:
    """Two omen rooms, one on each side."""
    assert {"servants-quarters", "charred-room"} <= set(CHART_ROOMS)
    return [Placed(SERVANTS_QUARTERS, "upper", 1, 1), Placed(CHARRED_ROOM, "upper", -1, 1)]
