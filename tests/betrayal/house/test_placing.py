"""Laying a tile, and floors that must not be sealed. (B-PLACE, B-SEAL)"""

from dreadhall.betrayal.components.cards import CANDLE
from dreadhall.betrayal.components.rooms import (
    ABANDONED_ROOM,
    BALCONY,
    BASEMENT_LANDING,
    CONSERVATORY,
    CRYPT,
    DUSTY_HALLWAY,
    GYMNASIUM,
    KITCHEN,
    OPERATING_LABORATORY,
    PENTAGRAM_CHAMBER,
    SERVANTS_QUARTERS,
    STOREROOM,
    VAULT,
)
from dreadhall.betrayal.house.plan import Placed, read_plan
from dreadhall.betrayal.house.rearranging import hangs_together, rearranged
from dreadhall.betrayal.ids import Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import Position, house, position
from dreadhall.testing.marks import rule
from tests.betrayal.plain import OX, VIVIAN, ZOE

HALL = {OX: "entrance-hall", VIVIAN: "foyer", ZOE: "foyer"}
BELOW = {**HALL, OX: "basement-landing"}
HALLWAY = Placed(DUSTY_HALLWAY, "ground", -1, -1)
"""North of the Foyer, and west of the cell north of the Entrance Hall."""
WALL = Placed(CONSERVATORY, "ground", -1, -1, 2)
"""The same cell, with a door to the Foyer only."""


def explored(*rooms: Placed, find: str) -> Position:
    """Ox goes north from the Entrance Hall and finds a room with an omen."""
    return position(HALL, rooms=rooms).top("room", find).top("omen", "book").play("explore:n")


# Turning the tile


@rule("B-PLACE-01", "B-PLACE-04", "B-DEC-03")
def test_the_discoverer_turns_the_tile_with_one_of_its_doors_to_the_doorway() -> None:
    table = explored(find="kitchen")
    assert table.prompt == "turn-tile"
    assert table.asked == [0]
    assert table.keys == ["turn:e", "turn:s"]
    assert table.play("turn:s").rules.plan.placed[KITCHEN] == Placed(KITCHEN, "ground", 0, -1, 2)
    assert "entrance-hall" in table.rules.plan.joined[KITCHEN].values()


@rule("B-PLACE-04", "B-DEC-03")
def test_where_all_ways_are_alike_nothing_is_asked() -> None:
    assert explored(find="abandoned-room").prompt == "turn"
    assert explored(HALLWAY, find="kitchen").prompt == "turn"


@rule("B-PLACE-02", "B-PLACE-03", "B-PLACE-05")
def test_a_door_is_laid_against_the_door_of_another_neighbour_and_joins_it() -> None:
    table = explored(HALLWAY, find="kitchen")
    assert table.rules.plan.placed[KITCHEN].turn == 2
    assert "dusty-hallway" in table.rules.plan.joined[KITCHEN].values()


@rule("B-PLACE-03")
def test_a_wall_is_laid_against_the_wall_of_another_neighbour() -> None:
    assert explored(WALL, find="kitchen").rules.plan.placed[KITCHEN].turn == 1


@rule("B-PLACE-02")
def test_a_door_that_cannot_be_matched_is_a_false_one() -> None:
    table = explored(WALL, find="abandoned-room")
    assert 3 not in table.rules.plan.joined[ABANDONED_ROOM]
    assert table.rules.plan.doorways[Place("abandoned-room")] == (0, 1)


@rule("B-PLACE-03")
def test_windows_never_restrict_placement() -> None:
    rooms = [Placed(SERVANTS_QUARTERS, "upper", 0, 1), Placed(BALCONY, "upper", -1, 2)]
    table = position({**HALL, OX: "servants-quarters"}, rooms=rooms)
    table.top("room", "bedroom").play("explore:s")
    assert table.prompt == "turn-tile"
    assert len(table.keys) == 2


# Sealing a floor


def dead_ends(*rooms: Placed) -> list[Placed]:
    """The basement has one open doorway: west of its landing."""
    return [
        Placed(CRYPT, "basement", 0, -1, 2),
        Placed(PENTAGRAM_CHAMBER, "basement", 1, 0, 2),
        Placed(STOREROOM, "basement", 0, 1),
        *rooms,
    ]


def ring() -> list[Placed]:
    """Three rooms make a ring with the Basement Landing; north of it is the Crypt, west the only open doorway."""
    return [
        Placed(CRYPT, "basement", 0, -1, 2),
        Placed(GYMNASIUM, "basement", 1, 0, 1),
        Placed(OPERATING_LABORATORY, "basement", 1, 1, 2),
        Placed(KITCHEN, "basement", 0, 1),
    ]


def below(rooms: list[Placed], *stack: str) -> Position:
    """Ox is on the Basement Landing; only these tiles are left."""

    def left(state: BetrayalState) -> None:
        state.rooms.rest = []

    return position(BELOW, rooms=rooms, change=left).top("room", *stack)


@rule("B-SEAL-01")
def test_these_floors_have_one_open_doorway() -> None:
    for rooms in (dead_ends(), ring()):
        assert below(rooms).rules.plan.open_doorways("basement") == (("basement-landing", 3),)
    sealed = below(dead_ends(Placed(VAULT, "basement", -1, 0, 1)))
    assert sealed.rules.plan.open_doorways("basement") == ()


@rule("B-SEAL-02", "B-SEAL-03")
def test_a_tile_that_would_seal_the_floor_is_laid_aside_and_another_drawn() -> None:
    table = below(dead_ends(), "vault", "dusty-hallway").play("explore:w")
    assert table.explorer(OX).place == "dusty-hallway"
    assert table.state.rooms.discards == ["vault"]
    assert table.view(1)["stacks"]["room"]["discards"] == ["vault"]


@rule("B-SEAL-02")
def test_a_turn_that_would_seal_the_floor_is_not_offered() -> None:
    table = below(dead_ends(Placed(VAULT, "basement", -1, -1, 2)), "underground-lake", "dusty-hallway")
    table.top("event", "a-moment-of-hope").play("explore:w")
    assert table.rules.plan.open_doorways("basement") == (("underground-lake", 2),)


@rule("B-SEAL-06")
def test_the_last_tile_for_a_floor_may_seal_it() -> None:
    table = below(ring(), "gallery", "vault").top("event", "a-moment-of-hope").play("explore:w")
    assert table.explorer(OX).place == "vault"
    assert table.rules.plan.open_doorways("basement") == ()


@rule("B-SEAL-04", "B-SEAL-05", "B-DEC-04")
def test_if_all_tiles_left_would_seal_it_the_floor_is_rearranged_and_the_discovery_goes_on() -> None:
    table = below(ring(), "vault", "stairs-from-basement").top("event", "a-moment-of-hope").play("explore:w")
    assert table.prompt == "rearrange-floor"
    assert table.asked == [0]
    table.play("floor:0")
    plan = table.rules.plan
    assert table.explorer(OX).place == "vault"
    assert plan.placed[VAULT].cell == ("basement", -1, 0)
    assert len(plan.open_doorways("basement")) == 1


@rule("B-SEAL-05")
def test_one_tile_is_moved_so_that_all_hangs_together_and_two_doorways_are_open() -> None:
    table = below(ring(), "vault", "stairs-from-basement").play("explore:w")
    before = table.rules.plan.placed
    ask = table.table.ask
    assert ask is not None
    assert len(ask.choices) > 1
    for choice in ask.choices:
        plan = read_plan(str(choice.data["house"]))
        assert len([room for room, tile in plan.placed.items() if tile != before[room]]) == 1
        assert len(plan.open_doorways("basement")) >= 2
        assert hangs_together(plan, "basement")
        assert plan.placed[BASEMENT_LANDING] == before[BASEMENT_LANDING]
        assert ("basement-landing", 3) in plan.open_doorways("basement")


@rule("B-SEAL-05")
def test_a_tile_is_not_moved_for_nothing_and_none_is_cut_off() -> None:
    assert rearranged(house(*dead_ends()), "basement") == []
    chain = house(Placed(DUSTY_HALLWAY, "basement", 1, 0), Placed(CRYPT, "basement", 2, 0, 3))
    for plan in rearranged(chain, "basement"):
        assert "dusty-hallway" in plan.joined[CRYPT].values() or "basement-landing" in plan.joined[CRYPT].values()


@rule("B-SEAL-05")
def test_what_is_on_a_tile_travels_with_it() -> None:
    table = below(ring(), "vault", "stairs-from-basement").top("event", "a-moment-of-hope")

    def aboard(state: BetrayalState) -> None:
        state.explorers[1].place = Place("operating-laboratory")
        state.piles = {Place("operating-laboratory"): [CANDLE]}

    table.arrange(aboard).play("explore:w")
    ask = table.table.ask
    assert ask is not None
    before = table.rules.plan.placed[OPERATING_LABORATORY].text
    number = next(n for n, choice in enumerate(ask.choices) if before not in str(choice.data["house"]))
    table.play(f"floor:{number}")
    assert table.rules.plan.placed[OPERATING_LABORATORY].text != before
    assert table.explorer(VIVIAN).place == "operating-laboratory"
    assert table.state.piles == {"operating-laboratory": ["candle"]}


@rule("B-SEAL-05")
def test_where_no_rearrangement_helps_the_floor_is_sealed() -> None:
    table = below(dead_ends(), "vault", "stairs-from-basement").top("event", "a-moment-of-hope").play("explore:w")
    assert table.explorer(OX).place == "vault"
    assert table.rules.plan.open_doorways("basement") == ()
