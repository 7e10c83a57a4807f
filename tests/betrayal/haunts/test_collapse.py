"""Destroyed rooms: what is lost with them, and what still leads there. (T-23, C-37)"""

from collections.abc import Sequence

import pytest
from typing_extensions import override

from dreadhall.betrayal.components.cards import AXE, BELL, DOG, GIRL, IDOL
from dreadhall.betrayal.components.rooms import (
    BLOODY_ROOM,
    CHAPEL,
    CONSERVATORY,
    CREAKY_HALLWAY,
    ENTRANCE_HALL,
    GALLERY,
    GARDENS,
    GRAVEYARD,
    LARDER,
    MYSTIC_ELEVATOR,
)
from dreadhall.betrayal.house.plan import Doorway, Placed
from dreadhall.betrayal.house.rearranging import rearranged
from dreadhall.betrayal.ids import FigureId, Place, RoomId
from dreadhall.betrayal.state import BetrayalState, Explorer, Figure
from dreadhall.betrayal.toolkit.house.collapse import Collapse
from dreadhall.kernel.rules import GameEnds
from dreadhall.testing.betrayal import THREE, Position, row
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.abyss import CELLAR, HALL, abyss

OX, VIVIAN, ZOE = THREE
BASEMENT = ("crypt", "larder", "mystic-elevator", "basement-landing")


def collapsing(table: Position) -> Collapse:
    """The rules of a haunt in which rooms are destroyed."""
    rules = table.rules
    assert isinstance(rules, Collapse)
    return rules


@rule("C-37")
def test_piles_companions_and_tokens_go_with_their_room_but_the_hole_above_it_stays() -> None:
    def waiting(state: BetrayalState) -> None:
        state.companions = {DOG: Place("larder"), GIRL: Place("entrance-hall")}
        state.omens.rest = [card for card in state.omens.rest if card not in ("dog", "girl")]
        state.switch = (Place("larder"), Place("entrance-hall"))

    tokens = {"closet": "larder", "below-collapsed-room": "larder", "wall-switch": "entrance-hall", "safe": "foyer"}
    table = abyss(tokens=tokens, piles={"larder": ["axe"], "foyer": ["bell"]}, change=waiting)
    collapsing(table).destroy(LARDER)
    state = table.rules.state
    assert state.tokens == {"below-collapsed-room": "larder", "safe": "foyer"}
    assert (state.companions, state.piles, state.switch) == ({"girl": "entrance-hall"}, {"foyer": ["bell"]}, None)
    assert sorted(state.gone) == ["axe", "dog"]


@rule("C-37")
def test_what_is_laid_down_in_a_ruin_or_slides_there_is_lost() -> None:
    rules = collapsing(abyss(gone=("crypt", "basement-landing")))
    rules.lay_down(Place("crypt"), AXE)
    rules.lay_down(Place("coal-chute"), BELL)
    rules.lay_down(Place("foyer"), IDOL)
    assert (rules.state.gone, rules.state.piles) == (["axe", "bell"], {"foyer": ["idol"]})


@rule("C-37")
def test_a_secret_passage_with_a_lost_end_leads_nowhere() -> None:
    tokens = {"secret-passage-1": "entrance-hall", "secret-passage-2": "larder"}
    table = abyss(tokens=tokens)
    assert "go:larder" in table.keys
    collapsing(table).destroy(LARDER)
    assert "larder" not in table.rules.exits(Place("entrance-hall"))


@rule("C-37")
@pytest.mark.parametrize("total", [0, 5])
def test_a_slide_into_a_basement_that_is_gone_kills(total: int) -> None:
    table = abyss(gone=BASEMENT, tokens={"closet": "entrance-hall"}).top("event", "mystic-slide")
    table.with_dice(1, 1, *faces(total, 5)).play("try:closet")
    assert not table.explorer(OX).alive


@rule("C-37")
def test_nobody_takes_a_slide_under_which_no_floor_stands() -> None:
    tokens = {"slide": "entrance-hall"}
    assert "try:slide" in abyss(tokens=tokens).keys
    assert "try:slide" not in abyss(gone=BASEMENT, tokens=tokens).keys


@rule("C-37")
def test_a_fall_from_the_collapsed_room_into_nothing_kills_its_discoverer() -> None:
    table = abyss(gone=BASEMENT).top("room", "collapsed-room").with_dice(0, 0, 0, 0).play("explore:n")
    assert not table.explorer(OX).alive


@rule("C-37")
def test_a_monster_does_not_slide_into_nothing() -> None:
    rooms = [*CELLAR, *row("ground", "coal-chute")]
    beast = Figure(FigureId("beast-1"), "beast", Place("entrance-hall"), {"speed": 3})
    ways = collapsing(abyss(rooms=rooms)).monster_links(beast, ENTRANCE_HALL)
    assert (Place("coal-chute"), 1) in ways
    ways = collapsing(abyss(rooms=rooms, gone=("crypt", "basement-landing"))).monster_links(beast, ENTRANCE_HALL)
    assert "coal-chute" not in dict(ways)


@rule("C-37")
def test_the_revolving_wall_does_not_turn_where_all_around_is_gone() -> None:
    around = ["attic", "chapel", "tower", "library", "vault", "bedroom", "storeroom", "balcony"]
    cells = [(x, y) for x in (9, 10, 11) for y in (9, 10, 11) if (x, y) != (10, 10)]
    rooms = [Placed(RoomId(room), "upper", *cell) for room, cell in zip(around, cells, strict=True)]
    rooms.append(Placed(BLOODY_ROOM, "upper", 10, 10))
    where = HALL | {OX: "bloody-room"}
    table = abyss(where, rooms=[*CELLAR, *rooms], gone=around, tokens={"closet": "bloody-room"})
    table.top("event", "revolving-wall").with_dice(1, 1).play("try:closet")
    assert table.explorer(OX).place == "bloody-room"
    assert (table.prompt, table.state.switch) == ("turn", None)


@rule("C-26")
def test_several_die_together_before_the_goals_are_looked_at() -> None:
    seen = []

    class Watched(Collapse):
        number = 22

        @override
        async def after_death(self, who: Explorer, by: str) -> None:
            seen.append((who.id, len(self.explorers())))

    table = abyss({OX: "larder", VIVIAN: "larder", ZOE: "foyer"})
    rules = Watched(table.rules.state, table.rules.options, 3)
    with pytest.raises(GameEnds):
        rules.collapse(LARDER).send(None)
    assert seen == [(OX, 1), (VIVIAN, 1)]


@rule("C-37")
def test_the_elevator_docks_at_no_ruin() -> None:
    rules = collapsing(abyss(gone=("crypt", "foyer")))
    assert {doorway.room for doorway, _ in rules.docks("ground")} == {"entrance-hall"}


@rule("C-37")
def test_a_monster_does_not_fall_into_a_ruin() -> None:
    rooms = [*row("upper", "gallery"), *row("ground", "ballroom")]
    rules = collapsing(abyss(gone=("ballroom",), rooms=rooms))
    figure = Figure(FigureId("mummy-1"), "mummy", Place("gallery"), {"speed": 3})
    assert dict(rules.monster_links(figure, GALLERY)) == {"upper-landing": 1}


# Ruins have no doorways

LAST_DOORWAY = [
    Placed(CREAKY_HALLWAY, "ground", -1, -1),
    Placed(CHAPEL, "ground", -1, 1),
    Placed(CONSERVATORY, "ground", 0, 1),
    Placed(MYSTIC_ELEVATOR, "upper", 0, 1),
]
"""With the Creaky Hallway gone only the north door of the Entrance Hall leads on from the ground floor."""


def last_doorway(where: dict[str, str] = HALL, *more: Placed, gone: Sequence[str] = ("creaky-hallway",)) -> Position:
    """The ground floor can grow at one doorway, and ruins have others."""
    return abyss(where, rooms=[*LAST_DOORWAY, *more], gone=gone)


@rule("C-37", "B-SEAL-03")
@pytest.mark.parametrize(("gone", "rejected"), [((), []), (("creaky-hallway",), ["graveyard"])])
def test_a_tile_that_leaves_only_doorways_of_ruins_seals_the_floor(gone: Sequence[str], rejected: list[str]) -> None:
    table = last_doorway(gone=gone).top("room", "graveyard", "ballroom").play("explore:n")
    assert [event.data["room"] for event in table.events("tile-rejected")] == rejected


@rule("C-37", "B-SEAL-07")
def test_the_elevator_does_not_take_the_last_doorway_that_stands() -> None:
    table = last_doorway(HALL | {OX: "upper-landing"}).with_dice(1, 1).play("go:mystic-elevator")
    assert table.rules.plan.floor_of(Place("mystic-elevator")) == "upper"


@rule("C-37", "B-SEAL-07")
def test_the_elevator_leaves_a_floor_on_which_all_else_is_gone() -> None:
    table = abyss(HALL | {OX: "mystic-elevator"}, gone=("crypt", "larder", "basement-landing"))
    table.with_dice(1, 1).play("end-turn")
    assert table.prompt == "dock-elevator"


@rule("C-37", "B-SEAL-02")
@pytest.mark.parametrize(("gone", "stays"), [((), False), (("creaky-hallway",), True)])
def test_no_room_strays_to_the_last_doorway_that_stands(gone: Sequence[str], stays: bool) -> None:
    table = last_doorway(HALL, Placed(GRAVEYARD, "ground", -2, -1, 3), gone=gone)
    assert (not table.rules.spots_for(GRAVEYARD, "ground")) is stays


@rule("C-37", "B-SEAL-05")
def test_a_rearranged_floor_grows_where_rooms_stand_and_leaves_its_ruins_alone() -> None:
    plan = last_doorway(HALL, Placed(GARDENS, "ground", -2, -1, 1)).rules.plan
    found = rearranged(plan, "ground", Doorway(ENTRANCE_HALL, 0), (CREAKY_HALLWAY,))
    assert found
    for after in found:
        assert after.placed[CREAKY_HALLWAY] == plan.placed[CREAKY_HALLWAY]
        ways = {after.behind(door) for door in after.open_doorways("ground") if door.room != "creaky-hallway"}
        assert len(ways) > 1
