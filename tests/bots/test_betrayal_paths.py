"""The scout finds its way: down chutes and holes, over barriers, out of cellars without stairs."""

import re
from pathlib import Path
from typing import Any

import pytest

import dreadhall.bots
from dreadhall.betrayal.components.cards import DEBRIS
from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.rooms import (
    CATACOMBS,
    COAL_CHUTE,
    CRYPT,
    FOYER,
    MYSTIC_ELEVATOR,
    PENTAGRAM_CHAMBER,
    STOREROOM,
)
from dreadhall.betrayal.haunts.h38_hellbeasts import RULES as HELLBEASTS
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import Place, RoomId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.bots import SeatAt
from dreadhall.bots.betrayal import ScoutBot
from dreadhall.bots.betrayal.outlook import SeenTable
from dreadhall.bots.betrayal.paths import Paths
from dreadhall.testing import rule
from dreadhall.testing.betrayal import THREE, Position, figure, position, row
from tests.betrayal.haunts.twins import BALL, TAKE, twin, walking
from tests.betrayal.haunts.wolves import wolves
from tests.bots.betrayal_seats import answers

OX, VIVIAN, ZOE = THREE
CHUTE = row("ground", "coal-chute")
CHASM = [Placed(RoomId("chasm"), "basement", -1, 0), Placed(RoomId("larder"), "basement", -2, 0, 1)]
BELOW = {OX: "basement-landing", VIVIAN: "basement-landing", ZOE: "basement-landing"}


def paths(table: Position) -> Paths:
    """The ways as the first seat reckons them."""
    return SeenTable(SeatAt(table.table, 0)).paths


def scouts(table: Position, seat: int, seed: int = 1) -> str:
    """What a scout in a seat answers."""
    return ScoutBot(seed).choose(SeatAt(table.table, seat)).key


def test_the_coal_chute_leads_down_and_nobody_up() -> None:
    found = paths(position(THREE, rooms=CHUTE))
    assert found.distances([Place("basement-landing")])[Place("coal-chute")] == 0
    assert "basement-landing" not in found.distances([Place("foyer")])


def test_a_monster_climbs_the_coal_chute() -> None:
    assert "basement-landing" in paths(position(THREE, rooms=CHUTE)).monster_distances([Place("foyer")])


def test_a_hole_through_which_nobody_fell_yet_leads_no_monster_up() -> None:
    rooms = row("upper", "collapsed-room")
    found = paths(position(THREE, rooms=rooms))
    assert "basement-landing" not in found.monster_distances([Place("upper-landing")])
    assert "upper-landing" in found.monster_distances([Place("basement-landing")])
    found = paths(position(THREE, rooms=rooms, tokens={"below-collapsed-room": "basement-landing"}))
    assert "basement-landing" in found.monster_distances([Place("upper-landing")])


def test_a_barrier_parts_a_room_in_two() -> None:
    found = paths(position(THREE, rooms=CHASM))
    (near,) = {way.to for way in found.ways[Place("basement-landing")]} & {"chasm", "chasm/far"}
    other = "chasm" if near == "chasm/far" else "chasm/far"
    far = found.distances([Place("larder")])
    assert far[Place(other)] < far[near] < far[Place("basement-landing")]
    assert any(way.by == "cross" for way in found.ways[near])


def test_a_way_round_a_danger_is_taken_if_it_is_not_too_long() -> None:
    far = paths(position(THREE)).distances([Place("entrance-hall")], avoid={FOYER})
    assert far[Place("foyer")] == 1
    assert far[Place("grand-staircase")] > 2


def test_nothing_is_left_to_find_on_a_floor_whose_rooms_all_lie() -> None:
    below = [room for room, sheet in ROOMS.items() if "basement" in sheet.floors and room != "basement-landing"]
    tiles = [Placed(room, "basement", 9 * number, 9) for number, room in enumerate(below, 1)]
    assert "basement-landing" in paths(position(THREE, rooms=tiles[1:])).unknown
    found = paths(position(THREE, rooms=tiles))
    assert "basement-landing" in found.doorways
    assert "basement-landing" not in found.unknown


def hunted(where: dict[str, str], **parts: Any) -> Position:
    """Zoe is the traitor of haunt 38 and wants the heroes dead."""
    return position(where, haunt=38, traitor=ZOE, **parts)


def test_who_is_in_a_cellar_without_stairs_looks_for_some() -> None:
    table = hunted({**BELOW, OX: "foyer", VIVIAN: "foyer"}, turn=ZOE)
    assert scouts(table, 2).startswith("explore:")


def test_who_can_slide_down_to_a_foe_does() -> None:
    rooms = [Placed(COAL_CHUTE, "ground", 0, 1)]
    table = hunted({**BELOW, ZOE: "entrance-hall"}, turn=ZOE, rooms=rooms)
    assert scouts(table, 2) == "go:coal-chute"


def test_a_barrier_on_the_way_is_crossed() -> None:
    near = next(
        way.to for way in paths(position(THREE, rooms=CHASM)).ways[Place("basement-landing")] if "chasm" in way.to
    )
    table = hunted({OX: "larder", VIVIAN: "larder", ZOE: near}, turn=ZOE, rooms=CHASM)
    assert scouts(table, 2) == "cross"


@pytest.mark.parametrize(("here", "there"), [("chasm", "chasm/far"), ("chasm/far", "chasm")])
def test_who_stands_beyond_a_barrier_is_not_reached_yet(here: str, there: str) -> None:
    table = hunted({OX: there, VIVIAN: there, ZOE: here}, turn=ZOE, rooms=CHASM)
    assert answers(table, 2) == {"cross"}


def test_a_barrier_that_no_roll_can_pass_is_no_way() -> None:
    rooms = [Placed(CATACOMBS, "basement", 0, 1), Placed(RoomId("larder"), "basement", 0, 2)]
    dull, bright = ({OX: {"sanity": clip}} for clip in (0, 7))
    hopeless = paths(position(THREE, rooms=rooms, traits=dull))
    assert "basement-landing" not in hopeless.distances([Place("larder")])
    assert "basement-landing" in hopeless.monster_distances([Place("larder")])
    assert "basement-landing" in paths(position(THREE, rooms=rooms, traits=bright)).distances([Place("larder")])


LIFT = [Placed(MYSTIC_ELEVATOR, "ground", 0, 1)]
"""The Mystic Elevator, its door to the Entrance Hall."""


def test_a_traitor_waits_in_the_elevator_for_a_ride_to_its_prey() -> None:
    table = hunted({**BELOW, ZOE: "mystic-elevator"}, turn=ZOE, rooms=LIFT)
    assert answers(table, 2) == {"end-turn"}


@rule("H05-22")
def test_no_werewolf_waits_for_a_ride() -> None:
    where = {OX: "basement-landing", VIVIAN: "basement-landing", ZOE: "mystic-elevator"}
    table = wolves(where, dog="mystic-elevator", turn=ZOE, rooms=LIFT)
    assert answers(table, 2) == {"go:entrance-hall"}


@rule("H05-22")
def test_the_dog_goes_for_whom_it_can_reach_without_a_ride() -> None:
    where = {OX: "basement-landing", VIVIAN: "upper-landing", ZOE: "foyer"}
    armed = {OX: ["revolver"]}
    table = wolves(where, dog="entrance-hall", turn=ZOE, rooms=LIFT, cards=armed).with_dice(1, 1, 1, 1).play("end-turn")
    assert (table.prompt, answers(table, 2)) == ("monster", {"go:foyer"})


def test_the_elevator_leads_to_no_floor_that_it_would_seal() -> None:
    sides = [
        Placed(CRYPT, "basement", 0, 1),
        Placed(STOREROOM, "basement", 0, -1, 2),
        Placed(PENTAGRAM_CHAMBER, "basement", -1, 0),
    ]
    table = position(THREE, rooms=[*LIFT, *sides])
    assert "basement-landing" in paths(table).doorways
    assert "mystic-elevator" not in paths(table).distances([Place("basement-landing")])
    assert "mystic-elevator" in paths(position(THREE, rooms=[*LIFT, *sides[1:]])).distances([Place("basement-landing")])


def test_gun_and_silver_come_together() -> None:
    where = {OX: "foyer", VIVIAN: "entrance-hall", ZOE: "basement-landing"}
    cards = {OX: ["revolver"], VIVIAN: ["silver-bullets"]}
    table = wolves(where, cards=cards)
    assert answers(table, 0) == {"go:entrance-hall"}
    table = wolves({**where, OX: "entrance-hall"}, cards=cards)
    assert answers(table, 0) == {f"trade:{VIVIAN}:revolver"}


def test_a_monster_drops_through_a_hole_to_its_prey() -> None:
    bats = [figure(HELLBEASTS, "firebat", "collapsed-room")]
    table = hunted({**BELOW, ZOE: "foyer"}, turn=ZOE, rooms=row("upper", "collapsed-room"), monsters=bats)
    table.play("end-turn")
    assert "drop-down" in table.keys
    assert scouts(table, 2) == "drop-down"


def test_who_is_buried_digs() -> None:
    def bury(state: BetrayalState) -> None:
        state.explorers[0].cards = [DEBRIS]

    table = hunted({**BELOW, ZOE: "foyer"}, turn=OX, change=bury)
    assert scouts(table, 0) == f"free:{OX}"


@pytest.mark.parametrize("seed", range(5))
def test_a_haunt_itself_says_what_is_agreed_to(seed: int) -> None:
    table = walking(dict.fromkeys(THREE, "foyer"), twin(OX, "entrance-hall"), cards={VIVIAN: [BALL]}).play(TAKE)
    assert table.asked == [1]
    assert scouts(table, 1, seed) == "yes"


def test_no_bot_names_a_haunt() -> None:
    folder = Path(dreadhall.bots.__file__).parent
    for file in folder.rglob("*.py"):
        assert not re.search(r"\bh\d\d[-_]", file.read_text()), file.name
