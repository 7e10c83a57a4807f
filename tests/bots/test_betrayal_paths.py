"""The scout finds its way: down chutes and holes, over barriers, out of cellars without stairs."""

import re
from pathlib import Path
from typing import Any

import pytest

import dreadhall.bots
from dreadhall.betrayal.catalogue import ROOMS
from dreadhall.betrayal.haunts.h38_hellbeasts import RULES as HELLBEASTS
from dreadhall.betrayal.plan import Placed
from dreadhall.betrayal.state import BetrayalState
from dreadhall.bots import SeatAt, make_bot
from dreadhall.bots.betrayal.outlook import Outlook
from dreadhall.bots.betrayal.paths import Paths
from dreadhall.testing.betrayal import THREE, Position, figure, position, row
from tests.betrayal.haunts.twins import BALL, TAKE, twin, walking

OX, VIVIAN, ZOE = THREE
CHUTE = row("ground", "coal-chute")
CHASM = [Placed("chasm", "basement", -1, 0), Placed("larder", "basement", -2, 0, 1)]
BELOW = {OX: "basement-landing", VIVIAN: "basement-landing", ZOE: "basement-landing"}


def paths(table: Position) -> Paths:
    """The ways as the first seat reckons them."""
    return Outlook(table.table.view(0)).paths


def scouts(table: Position, seat: int, seed: int = 1) -> str:
    """What a scout in a seat answers."""
    return make_bot("betrayal", "scout", seed).choose(SeatAt(table.table, seat))


def test_the_coal_chute_leads_down_and_nobody_up() -> None:
    found = paths(position(THREE, rooms=CHUTE))
    assert found.distances(["basement-landing"])["coal-chute"] == 0
    assert "basement-landing" not in found.distances(["foyer"])


def test_a_monster_climbs_the_coal_chute() -> None:
    assert "basement-landing" in paths(position(THREE, rooms=CHUTE)).monster_distances(["foyer"])


def test_a_hole_through_which_nobody_fell_yet_leads_no_monster_up() -> None:
    rooms = row("upper", "collapsed-room")
    found = paths(position(THREE, rooms=rooms))
    assert "basement-landing" not in found.monster_distances(["upper-landing"])
    assert "upper-landing" in found.monster_distances(["basement-landing"])
    found = paths(position(THREE, rooms=rooms, tokens={"below-collapsed-room": "basement-landing"}))
    assert "basement-landing" in found.monster_distances(["upper-landing"])


def test_a_barrier_parts_a_room_in_two() -> None:
    found = paths(position(THREE, rooms=CHASM))
    (near,) = {way.to for way in found.ways["basement-landing"]} & {"chasm", "chasm/far"}
    other = "chasm" if near == "chasm/far" else "chasm/far"
    far = found.distances(["larder"])
    assert far[other] < far[near] < far["basement-landing"]
    assert any(way.by == "cross" for way in found.ways[near])


def test_a_way_round_a_danger_is_taken_if_it_is_not_too_long() -> None:
    far = paths(position(THREE)).distances(["entrance-hall"], avoid={"foyer"})
    assert far["foyer"] == 1
    assert far["grand-staircase"] > 2


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
    rooms = [Placed("coal-chute", "ground", 0, 1)]
    table = hunted({**BELOW, ZOE: "entrance-hall"}, turn=ZOE, rooms=rooms)
    assert scouts(table, 2) == "go:coal-chute"


def test_a_barrier_on_the_way_is_crossed() -> None:
    near = next(way.to for way in paths(position(THREE, rooms=CHASM)).ways["basement-landing"] if "chasm" in way.to)
    table = hunted({OX: "larder", VIVIAN: "larder", ZOE: near}, turn=ZOE, rooms=CHASM)
    assert scouts(table, 2) == "cross"


def test_a_monster_drops_through_a_hole_to_its_prey() -> None:
    bats = [figure(HELLBEASTS, "firebat", "collapsed-room")]
    table = hunted({**BELOW, ZOE: "foyer"}, turn=ZOE, rooms=row("upper", "collapsed-room"), monsters=bats)
    table.play("end-turn")
    assert "drop-down" in table.keys
    assert scouts(table, 2) == "drop-down"


def test_who_is_buried_digs() -> None:
    def bury(state: BetrayalState) -> None:
        state.explorers[0].cards = ["debris"]

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
