"""Haunt 27, Amok Flesh: how the Blob grows, and whom it takes."""

import pytest

from dreadhall.betrayal.components.rooms import (
    ATTIC,
    BALLROOM,
    BEDROOM,
    COAL_CHUTE,
    COLLAPSED_ROOM,
    ENTRANCE_HALL,
    FOYER,
    GALLERY,
    GRAND_STAIRCASE,
    MYSTIC_ELEVATOR,
    TOWER,
    UPPER_LANDING,
)
from dreadhall.betrayal.haunts.printed import CHART
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import Place, RoomId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import THREE, Position, revealed, row
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h27.flesh import (
    APART,
    DUSTY,
    FOUR,
    HOUSE,
    JENNY,
    JUNK,
    KITCHEN,
    OX,
    VIVIAN,
    ZOE,
    blob,
    flesh,
    monster_turn,
)

FIRST = {JUNK, "entrance-hall", DUSTY}
SLIME = f"blob-person-{ZOE}-1"


# Set-up


@rule("H27-T01")
def test_the_ball_breaks_where_its_bearer_stands_and_nothing_grows_yet() -> None:
    assert {cell for cell, number in CHART.items() if number == 27} == {
        ("crystal-ball", room) for room in ("dining-room", JUNK, "master-bedroom")
    }
    wise = {THREE[1]: {"knowledge": 7}, THREE[2]: {"knowledge": 0}, THREE[0]: {"knowledge": 7}}
    table = revealed(27, {THREE[0]: JUNK, THREE[1]: "foyer", THREE[2]: "foyer"}, rooms=HOUSE, traits=wise)
    while table.prompt != "ready":
        table.play(table.keys[0])
    assert [who.traitor for who in table.state.explorers] == [False, True, False]
    assert table.cards(THREE[0]) == []
    assert "crystal-ball" in table.state.gone
    assert (table.view(None)["haunt"]["memory"], blob(table)) == ({"h27-origin": JUNK}, set())
    assert table.explorer(THREE[0]).place == JUNK, "nobody is moved"
    table.play("0=ready", "1=ready", "2=ready")
    assert table.asked == [2], "the traitor's left neighbour begins"


# Growth


@rule("H27-T02")
def test_at_first_it_fills_the_origin_and_the_rooms_behind_its_doors() -> None:
    table = monster_turn(flesh(turn=VIVIAN))
    assert blob(table) == FIRST
    assert not table.events("rolled"), "no die on the first turn"
    assert (table.prompt, table.asked) == ("turn", [0])


@rule("H27-T03")
@pytest.mark.parametrize(("face", "rooms"), [(1, {"foyer", KITCHEN}), (2, {"foyer", KITCHEN, "grand-staircase"})])
def test_then_it_grows_once_or_with_a_two_twice(face: int, rooms: set[str]) -> None:
    table = monster_turn(flesh(filled=sorted(FIRST), turn=VIVIAN), face)
    assert blob(table) == FIRST | rooms
    spread = [set(event.data["rooms"]) for event in table.events("spreads")]
    assert spread[0] == {"foyer", KITCHEN}, "all at once, from where it was"
    assert "upper-landing" not in blob(table)


@rule("H27-T03")
def test_it_grows_for_a_dead_traitor_as_well() -> None:
    table = flesh(filled=sorted(FIRST), dead=[VIVIAN], turn=ZOE).with_dice(0).play("end-turn")
    assert blob(table) == FIRST | {"foyer", KITCHEN}
    assert table.asked == [0]


@rule("H27-T03")
def test_no_number_of_tokens_is_its_limit() -> None:
    rooms = [
        *HOUSE,
        *(Placed(RoomId(room), "upper", 5 + n, 5) for n, room in enumerate(["attic", "bedroom", "chapel"])),
    ]
    many = [*FIRST, "foyer", "grand-staircase", "attic", "bedroom", "chapel", *[f"cellar-{n}" for n in range(20)]]
    table = flesh(filled=many, rooms=rooms, turn=VIVIAN)
    assert set(many) < blob(monster_turn(table, 0)), "one more is engulfed, and none is freed"


@rule("H27-T04")
def test_it_climbs_and_falls_and_takes_secret_ways_but_never_the_slide() -> None:
    rooms = [
        *row("ground", JUNK, DUSTY),
        Placed(COAL_CHUTE, "ground", 1, 0),
        Placed(BALLROOM, "ground", 5, 5),
        Placed(GALLERY, "upper", 5, 5),
        Placed(ATTIC, "upper", 9, 9),
    ]
    stairs = {"secret-stairs-1": "basement-landing", "secret-stairs-2": "attic"}
    table = flesh(rooms=rooms, tokens=stairs)
    ways = set(table.rules.reach_of(["basement-landing"]))  # type: ignore[attr-defined]
    assert {"coal-chute", "attic"} <= ways
    assert set(table.rules.reach_of(["coal-chute"])) >= {"basement-landing"}  # type: ignore[attr-defined]
    assert "ballroom" in table.rules.reach_of(["gallery"])  # type: ignore[attr-defined]
    assert "gallery" in table.rules.reach_of(["ballroom"])  # type: ignore[attr-defined]
    slid = flesh(rooms=rooms, tokens={"slide": "attic"})
    assert "basement-landing" not in slid.rules.reach_of(["attic"])  # type: ignore[attr-defined]


@rule("H27-T04")
def test_a_hole_in_the_floor_works_both_ways() -> None:
    rooms = [*HOUSE, Placed(COLLAPSED_ROOM, "upper", 7, 7)]
    table = flesh(rooms=rooms, tokens={"below-collapsed-room": "basement-landing"})
    assert "basement-landing" in table.rules.reach_of(["collapsed-room"])  # type: ignore[attr-defined]
    assert "collapsed-room" in table.rules.reach_of(["basement-landing"])  # type: ignore[attr-defined]


@rule("H27-T04")
def test_an_elevator_full_of_it_never_moves_again() -> None:
    lift = [*HOUSE, *row("upper", "mystic-elevator")]
    free = flesh({**APART, OX: "upper-landing"}, rooms=lift).with_dice(*[2] * 8).play("go:mystic-elevator")
    assert free.prompt == "dock-elevator"
    full = flesh(rooms=lift, filled=[MYSTIC_ELEVATOR]).play("go:mystic-elevator")
    assert full.rules.plan.placed[MYSTIC_ELEVATOR] == lift[-1]
    assert full.prompt == "turn"


# Those whom it takes


@rule("H27-T05")
def test_it_takes_the_traitor_too_with_all_cards_and_companions() -> None:
    where = {**APART, VIVIAN: "foyer"}
    table = flesh(where, filled=sorted(FIRST), cards={VIVIAN: ["axe", "dog", "ingredient-attic"]}, turn=VIVIAN)
    monster_turn(table, 0)
    vivian = table.explorer(VIVIAN)
    assert (vivian.away, vivian.alive, table.cards(VIVIAN)) == ("absorbed", True, [])
    assert table.state.companions == {}
    assert table.state.piles == {}
    assert f"blob-person-{VIVIAN}-1" in table.state.monsters
    assert (table.winners, table.asked) == (None, [0])
    table.play("end-turn").with_dice(1, 0).play("end-turn")
    assert (table.prompt, table.asked) == ("monster", [2]), "and the traitor plays on as flesh"


@rule("H27-T06")
def test_whoever_walks_into_it_is_part_of_it_at_once() -> None:
    where = {**FOUR, OX: "foyer"}
    table = flesh(where, filled=sorted(FIRST), cards={OX: ["axe", "ingredient-attic"]}).play("go:entrance-hall")
    ox = table.explorer(OX)
    assert (ox.away, ox.traitor, table.cards(OX)) == ("absorbed", True, [])
    assert "ingredient-attic" in table.state.gone
    assert "axe" in table.state.items.discards
    assert table.asked == [1], "the own turn is over"
    assert table.view(0)["haunt"]["books"] == ["heroes", "traitor"]


@rule("H27-T06")
def test_whoever_is_pushed_into_it_as_well() -> None:
    rooms = [*HOUSE, Placed(BALLROOM, "ground", 5, 5), Placed(GALLERY, "upper", 1, 0)]
    table = flesh({**FOUR, OX: "gallery"}, rooms=rooms, filled=[*FIRST, BALLROOM]).with_dice(0).play("fall")
    assert table.explorer(OX).away == "absorbed"


@rule("H27-T07")
def test_a_blob_person_seeds_a_room_that_does_not_grow_until_it_hangs_together() -> None:
    rooms = [*HOUSE, *row("upper", "creaky-hallway", "bedroom")]
    table = flesh({**FOUR, OX: KITCHEN}, rooms=rooms, filled=[JUNK], absorbed={ZOE: "creaky-hallway"}, turn=VIVIAN)
    table.arrange(lambda state: setattr(state.explorers[2], "place", "basement-landing"))
    monster_turn(table, 0)
    assert {"creaky-hallway", "entrance-hall", DUSTY} <= blob(table)
    assert not {"bedroom", "upper-landing"} & blob(table)
    joined = flesh(
        {**FOUR, OX: KITCHEN, JENNY: "basement-landing"},
        rooms=rooms,
        filled=[JUNK, ENTRANCE_HALL, FOYER, GRAND_STAIRCASE, UPPER_LANDING],
        absorbed={ZOE: "creaky-hallway"},
        turn=VIVIAN,
    )
    assert "bedroom" in blob(monster_turn(joined, 0))


@rule("H27-T07")
def test_whoever_is_beside_a_blob_person_when_it_seeds_is_taken() -> None:
    table = flesh({**FOUR, OX: "foyer"}, filled=[JUNK], absorbed={ZOE: "upper-landing"}, turn=VIVIAN)
    monster_turn(table, 0)
    assert table.explorer(JENNY).away == "absorbed"


@rule("H27-T08")
def test_a_blob_person_rolls_two_dice_and_moves_freely_through_the_flesh() -> None:
    table = flesh(FOUR, filled=sorted(FIRST), absorbed={ZOE: JUNK}, turn=OX).with_dice(0, 0).play("end-turn")
    assert (table.prompt, table.asked, table.state.turn.monster) == ("monster", [1], SLIME)
    assert {"go:entrance-hall", f"go:{DUSTY}", "done"} == set(table.keys), "no attack, no item, nothing to explore"
    table.play("go:entrance-hall")
    assert (table.prompt, table.asked) == ("turn", [2]), "at least one space"
    assert table.monster(SLIME).place == "entrance-hall"


@rule("H27-T08")
def test_a_blob_person_slows_nobody_and_is_not_attacked() -> None:
    where = {**FOUR, OX: "foyer"}
    table = flesh(where, absorbed={ZOE: "foyer"}, cards={OX: ["revolver", "axe", "dynamite"]})
    assert not table.offers("attack")
    assert table.rules.step_price(table.explorer(OX), Place("entrance-hall")) == 1
    assert table.rules.slowed_by(table.monster(SLIME)) == 0  # type: ignore[attr-defined]
    assert not table.rules.can_be_pulled(table.monster(SLIME))  # type: ignore[attr-defined]
    assert not table.rules.may_ride(table.monster(SLIME))  # type: ignore[attr-defined]


@rule("H27-T08", "H27-T02")
def test_the_blob_is_no_monster() -> None:
    table = flesh({**APART, OX: "foyer"}, filled=sorted(FIRST), cards={OX: ["bell", "spirit-board", "dynamite"]})
    assert not table.state.monsters
    assert not table.offers("attack")
    before = blob(table)
    assert blob(table.with_dice(*[2] * 20).play("use:bell")) == before


# Victory, for the flesh


def last_hero(**parts: object) -> Position:
    """Ox is the last free hero, beside the flesh."""
    return flesh({**FOUR, OX: "foyer"}, filled=sorted(FIRST), dead=[ZOE], absorbed={JENNY: JUNK}, **parts)  # type: ignore[arg-type]


@rule("H27-T13")
def test_when_the_last_free_hero_is_taken_the_traitor_and_all_blob_people_win() -> None:
    table = last_hero().play("go:entrance-hall")
    assert table.winners == (0, 2, 3)
    assert table.table.result is not None
    assert table.table.result.reason == "h27-traitor"


@rule("H27-T13")
def test_where_it_can_grow_no_more_play_goes_on() -> None:
    everything = ["entrance-hall", JUNK, DUSTY, KITCHEN]
    tower = [*HOUSE, Placed(TOWER, "upper", 1, 0)]
    island = flesh({**APART, OX: "upper-landing"}, rooms=tower, filled=everything, turn=VIVIAN)
    island.arrange(cut_off)
    table = monster_turn(island, 2)
    assert (table.winners, table.asked) == (None, [0])


def cut_off(state: BetrayalState) -> None:
    """Nothing leads on from where it is."""
    state.destroyed = [FOYER]


@rule("H27-T15")
def test_the_sides_know_what_they_may() -> None:
    table = flesh(FOUR, filled=sorted(FIRST), absorbed={ZOE: JUNK}, examined=1)
    books = [table.view(seat)["haunt"]["books"] for seat in range(4)]
    assert books == [["heroes"], ["heroes", "traitor"], ["heroes"], ["traitor"]]
    for seat in (0, 3, None):
        view = table.view(seat)
        assert {room["id"] for room in view["rooms"] if "blob" in room["condition"]} == FIRST
        assert view["haunt"]["memory"]["h27-examined"] == 1
        assert view["haunt"]["memory"]["h27-origin"] == JUNK
    assert table.view(0)["monsters"][0]["traits"] == {}
    assert table.view(3)["monsters"][0]["traits"] == {"speed": 2}


@rule("H27-T15")
def test_bots_keep_away_from_it_and_its_people_go_where_heroes_are() -> None:
    table = flesh({**FOUR, OX: "foyer"}, filled=sorted(FIRST), absorbed={ZOE: JUNK})
    (wish,) = table.view(0)["haunt"]["objectives"]
    soon = {KITCHEN, "grand-staircase"}
    assert (wish["id"], set(wish["avoid"])) == ("h27-heroes-examine", FIRST | soon), "nor where it will be at once"
    assert wish["rooms"] == ("foyer",), "beside it, with spaces enough to run away"
    tried = table.with_dice(*faces(3, table.value(OX, "knowledge"))).play("h27-heroes-examine")
    (wish,) = tried.view(0)["haunt"]["objectives"]
    assert wish["rooms"], "and then away from it"
    assert not FIRST & set(wish["rooms"])
    assert "foyer" not in wish["rooms"]
    (hunt,) = table.view(1)["haunt"]["objectives"]
    assert set(hunt["rooms"]) == {"foyer", "upper-landing"}


@rule("H27-T15")
@pytest.mark.parametrize(("searched", "rooms"), [([], {"attic"}), (["attic"], {"attic", "bedroom"})])
def test_bots_search_where_they_are_out_of_its_reach_and_else_rest_there(
    searched: list[RoomId], rooms: set[str]
) -> None:
    house = [*HOUSE, Placed(ATTIC, "upper", 0, 1, 2), Placed(BEDROOM, "upper", -1, 0)]
    where = {**FOUR, OX: "grand-staircase"}
    table = flesh(where, rooms=house, filled=[*FIRST, FOYER], examined=4, searched=searched)
    (wish,) = table.view(0)["haunt"]["objectives"]
    assert set(wish["rooms"]) == rooms
    assert set(wish["avoid"]) == {*FIRST, "foyer", KITCHEN, "grand-staircase", "upper-landing"}


@rule("H27-T03")
def test_its_die_is_told_as_no_attack() -> None:
    table = monster_turn(flesh(filled=sorted(FIRST), turn=VIVIAN), 1)
    (roll,) = table.events("rolled")
    assert (roll.data["who"], roll.data["roll"], roll.data["total"]) == ("", "plain", 1)
