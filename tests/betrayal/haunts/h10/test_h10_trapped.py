"""Haunt 10, Family Gathering: the rooms that keep a Zombie, and those who are kept."""

from typing import Any

import pytest

from dreadhall.betrayal.components.catalogue import ROOMS, STACK_ROOMS
from dreadhall.betrayal.haunts.h10_family_gathering import FamilyGathering
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import RoomId
from dreadhall.testing import rule
from dreadhall.testing.betrayal import revealed, row
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h10.gathering import AWAY, OX, SECOND, VIVIAN, ZOE, ZOMBIE, gathering, monsters_turn

CHAPEL = row("upper", "chapel")
INSIDE = {OX: "chapel", ZOE: "basement-landing", VIVIAN: "foyer"}


@rule("H10-T07")
@pytest.mark.parametrize(("knowledge", "trapped"), [(3, True), (4, False)])
def test_in_a_favourite_room_it_rolls_before_it_attacks(knowledge: int, trapped: bool) -> None:
    fight = () if trapped else (*faces(0, 6), *faces(0, 5))
    table = monsters_turn(INSIDE, "upper-landing", dice=(1, 0, *faces(knowledge, 3), *fight), rooms=CHAPEL)
    zombie = table.monster(ZOMBIE)
    assert (zombie.place, zombie.status) == ("chapel", {"trapped": 1} if trapped else {})
    assert bool(table.events("attacks")) is not trapped
    assert (table.prompt, table.asked) == ("turn", [0])


@rule("H10-T06", "H10-T07")
def test_where_it_starts_it_rolls_before_it_attacks() -> None:
    table = monsters_turn(INSIDE, "chapel", dice=(1, 0, *faces(3, 3)), rooms=CHAPEL)
    assert table.monster(ZOMBIE).status == {"trapped": 1}
    assert not table.events("attacks")


@rule("H10-T08")
def test_a_room_that_has_one_traps_no_other() -> None:
    dice = (1, 0, *faces(0, 6), *faces(0, 5))
    table = monsters_turn(INSIDE, "chapel", "upper-landing", trapped=[ZOMBIE], dice=dice, rooms=CHAPEL)
    assert table.monster(SECOND).place == "chapel"
    assert table.monster(SECOND).status == {}
    assert table.events("attacks")


@rule("H10-15", "H10-22")
def test_of_two_that_come_in_one_turn_the_room_keeps_the_first_and_the_second_attacks() -> None:
    table = monsters_turn(INSIDE, "upper-landing", "upper-landing", dice=(1, 0), rooms=CHAPEL)
    table.with_dice(*faces(3, 3), *faces(0, 6), *faces(0, 5))
    if table.prompt == "next-monster":
        table.play(f"monster:{ZOMBIE}")
    assert [table.monster(zombie).status for zombie in (ZOMBIE, SECOND)] == [{"trapped": 1}, {}]
    assert [event.data["who"] for event in table.events("attacks")] == [SECOND]


@rule("H10-T09")
def test_whoever_is_put_there_rolls_when_its_first_turn_starts() -> None:
    rooms = row("upper", "master-bedroom", turn=0)
    where = {ZOE: "foyer", OX: "foyer", VIVIAN: "foyer"}
    table = revealed(10, where, rooms=rooms, omen="madman")
    assert any(monster.place == "master-bedroom" for monster in table.state.monsters.values())
    assert not [event for event in table.events("rolled") if event.data["why"] == "h10-favourite"]


@rule("H10-T09")
def test_a_stunned_zombie_misses_its_turn_and_does_not_roll() -> None:
    table = monsters_turn(AWAY, "chapel", stunned=[ZOMBIE], dice=(), rooms=CHAPEL)
    assert not table.events("rolled")
    assert (table.monster(ZOMBIE).status, table.asked) == ({}, [0])


@rule("H10-T10")
def test_the_trapped_slow_nobody_and_nothing_is_done_to_them() -> None:
    table = gathering(INSIDE, "chapel", trapped=[ZOMBIE], rooms=CHAPEL, cards={OX: ["revolver"]})
    assert not table.offers("attack")
    assert table.play("go:upper-landing").state.turn.spent == 1
    assert not table.offers("attack"), "not even from afar"
    free = gathering(INSIDE, "chapel", rooms=CHAPEL)
    assert free.offers("attack")
    assert free.play("go:upper-landing").state.turn.spent == 2


@rule("H10-T10")
def test_dynamite_and_bells_leave_the_trapped_alone() -> None:
    table = gathering(AWAY | {OX: "upper-landing"}, "chapel", trapped=[ZOMBIE], rooms=CHAPEL, cards={OX: ["dynamite"]})
    table.with_dice().play("use:dynamite:chapel")
    assert not table.monster(ZOMBIE).stunned
    for trapped in ([], [ZOMBIE]):
        called = gathering(AWAY | {OX: "upper-landing"}, "chapel", trapped=trapped, rooms=CHAPEL, cards={OX: ["bell"]})
        called.with_dice(*faces(0, 3)).play("use:bell")
        assert called.offers("pull") is (not trapped)


@rule("H10-T14")
def test_a_zombie_that_is_drawn_into_a_favourite_room_rolls() -> None:
    where = {OX: "chapel", ZOE: "basement-landing", VIVIAN: "foyer"}
    table = gathering(where, "upper-landing", rooms=CHAPEL, cards={OX: ["bell"]})
    table.with_dice(*faces(0, 3), *faces(3, 3)).play("use:bell", f"2=pull:{ZOMBIE}:chapel")
    assert table.monster(ZOMBIE).place == "chapel"
    assert table.monster(ZOMBIE).status == {"trapped": 1}


@rule("H10-T16")
def test_six_rooms_and_no_other_ask_for_three_dice() -> None:
    found = set()
    for room in STACK_ROOMS:
        floor = sorted(ROOMS[room].floors)[0]
        table = gathering(AWAY, room, rooms=[Placed(room, floor, 0, 5)])
        rules = table.rules
        assert isinstance(rules, FamilyGathering)
        rules.try_to_leave(table.monster(ZOMBIE))
        if rolled := [event for event in rules.events if event.kind == "rolled"]:
            assert len(rolled[0].data["faces"]) == 3
            found.add(room)
    assert found == {"attic", "chapel", "conservatory", "game-room", "library", "master-bedroom"}


@rule("H10-T17")
def test_the_last_of_them_trapped_where_it_starts_wins_before_the_madman_stirs() -> None:
    rooms = [*CHAPEL, *(Placed(RoomId(room), "upper", 5, number) for number, room in enumerate(("attic", "library")))]
    where = {OX: "basement-landing", ZOE: "chapel", VIVIAN: "foyer"}
    trapped = ["family-zombie-1", "family-zombie-2"]
    parts: dict[str, Any] = {"rooms": rooms, "trapped": trapped, "madman": "chapel"}
    table = monsters_turn(where, "attic", "library", "chapel", dice=[], **parts)
    table.with_dice(*faces(2, 2), *faces(3, 3)).play("monster:family-zombie-3")
    assert table.winners == (0, 1)
