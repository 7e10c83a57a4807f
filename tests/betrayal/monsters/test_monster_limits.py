"""What monsters cannot do, and what they can all the same: slow ones, stunned ones, those stuck below. (B-MON)"""

from typing import Any

import msgspec
import pytest
from typing_extensions import override

from dreadhall.betrayal.components.rooms import (
    BALLROOM,
    BEDROOM,
    COAL_CHUTE,
    CRYPT,
    LARDER,
    MYSTIC_ELEVATOR,
    PENTAGRAM_CHAMBER,
    STAIRS_FROM_BASEMENT,
    STOREROOM,
)
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import FigureId, Place
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import BetrayalState, Figure
from dreadhall.testing.betrayal import Position, figure, position, rooms_named, row
from dreadhall.testing.marks import rule
from tests.betrayal.plain import GHOUL, GHOUL_1, GHOUL_2, OX, VIVIAN, ZOE, Plain, haunted, monster_turn

APART = {ZOE: "upper-landing", OX: "foyer", VIVIAN: "foyer"}
"""Zoe is the traitor here, and her turn is the first."""
UPSTAIRS = dict.fromkeys(APART, "upper-landing")
STAIRS = Placed(STAIRS_FROM_BASEMENT, "basement", 0, 1, 2)
FAR_BELOW = Placed(LARDER, "basement", 7, 7)
"""A room of the basement to which no door leads."""
GALLERY = [*row("upper", "gallery"), Placed(BALLROOM, "ground", 7, 7)]
"""The Ballroom is reached from the Gallery only."""
HOLE = row("ground", "collapsed-room")
BELOW = "below-collapsed-room"
ROCK, SHEEP = Monster("rock", speed=0, might=3), Monster("sheep", speed=2, might=2, fights=False)
WOLF, GHOST = Monster("wolf", speed=2, might=1, rolls="own"), Monster("ghost", speed=1, might=1, is_slowed=False)


class Wild(Haunt):
    """Monsters of many kinds."""

    number = 1
    kinds = (ROCK, SHEEP, WOLF, GHOST)


def wild(where: dict[str, str], *monsters: Figure, dice: tuple[int, ...] = (), **parts: Any) -> Position:
    """The traitor has ended a turn."""
    table = position(where, rules=Wild, traitor=ZOE, monsters=monsters, **parts)
    return table.with_dice(*dice).play("end-turn")


# Moving


@rule("B-MON-03")
def test_monsters_that_roll_for_themselves_roll_one_by_one() -> None:
    wolves = [figure(Wild, WOLF.kind, "entrance-hall", number) for number in (1, 2)]
    table = wild(UPSTAIRS, *wolves, dice=(2, 2, 0, 1)).play("monster:wolf-1", "done")
    assert table.state.turn.allowance["wolf-1"] == 4
    assert table.state.turn.allowance["wolf-2"] == 1


@rule("B-MON-12")
def test_a_monster_that_has_spent_all_its_spaces_may_still_fall() -> None:
    table = monster_turn(APART, "upper-landing", rooms=GALLERY, dice=(1, 0, 0)).play("go:gallery")
    assert {"go:ballroom", "done"} == set(table.keys)
    assert table.play("go:ballroom").monster(GHOUL_1).place == "ballroom"


@rule("B-MON-12", "B-MON-13", "B-MOVE-10")
def test_a_fall_or_a_revolving_wall_is_free_even_where_a_way_of_one_space_leads_there_too() -> None:
    passage = {"secret-passage-1": "gallery", "secret-passage-2": "ballroom"}
    table = monster_turn(APART, "gallery", rooms=GALLERY, tokens=passage).play("go:ballroom")
    assert table.state.turn.spent == 0

    def walled(state: BetrayalState) -> None:
        state.switch = (Place("entrance-hall"), Place("foyer"))

    table = monster_turn(UPSTAIRS, "entrance-hall", change=walled).play("go:foyer")
    assert table.state.turn.spent == 0


@rule("B-MON-04")
def test_a_monster_without_speed_does_not_even_fall() -> None:
    table = wild(APART, figure(Wild, ROCK.kind, "gallery"), rooms=GALLERY)
    assert (table.prompt, table.asked) == ("turn", [1]), "it could do nothing"
    assert table.monster("rock-1").place == "gallery"


@rule("B-MON-12")
def test_a_monster_that_has_climbed_the_coal_chute_goes_on_upwards() -> None:
    chute = row("ground", "coal-chute")
    table = monster_turn(APART, "basement-landing", rooms=chute).play("go:coal-chute")
    assert set(table.keys) == {"go:entrance-hall", "done"}


@rule("B-PAST-01")
def test_a_monster_that_nothing_slows_passes_heroes_for_one_space() -> None:
    table = wild(APART, figure(Wild, GHOST.kind, "foyer"), dice=(1,))
    rules = table.rules
    assert isinstance(rules, Wild)
    assert set(rules.monster_ways(table.monster("ghost-1"))) >= {("entrance-hall", 1), ("grand-staircase", 1)}


@rule("B-COLL-09", "B-PAST-01", "B-PAST-03")
def test_the_first_drop_must_be_paid_unless_it_is_the_first_step() -> None:
    beside = {ZOE: "upper-landing", OX: "collapsed-room", VIVIAN: "collapsed-room"}
    table = monster_turn(beside, "collapsed-room", rooms=HOLE, dice=(1, 0, 0))
    assert table.offers("drop-down")
    table = monster_turn(beside, "entrance-hall", rooms=HOLE, dice=(1, 0, 0)).play("go:collapsed-room")
    assert not table.offers("drop-down")


# Acting


def test_a_monster_that_does_not_fight_has_no_attack() -> None:
    table = wild(APART, figure(Wild, SHEEP.kind, "foyer"), dice=(2, 2))
    assert table.offers("go")
    assert not table.offers("attack")


@rule("B-MON-06")
def test_a_monster_that_is_stunned_before_its_moment_in_the_monster_turn_does_not_act() -> None:
    class Panic(Plain):
        """Whoever stops stuns the others."""

        @override
        async def monster_stops(self, figure: Figure) -> None:
            for other in self.monsters():
                if other is not figure:
                    await self.stun(other)

    table = monster_turn(UPSTAIRS, "entrance-hall", "entrance-hall", rules=Panic)
    table.play(f"monster:{GHOUL_2}", "done")
    assert table.monster(GHOUL_1).stunned
    assert (table.prompt, table.asked) == ("turn", [1])


@rule("B-ITEM-03")
def test_a_card_used_against_one_monster_is_used_up_against_the_next() -> None:
    table = monster_turn(APART, "foyer", "foyer", cards={OX: ["idol"]})
    table.with_dice(*[0] * 4, *[0] * 7).play(f"monster:{GHOUL_1}", f"attack:{OX}", "use:idol", "done")
    table.with_dice(*[0] * 4, *[0] * 5).play(f"attack:{OX}")
    assert table.prompt == "monster", "nobody is asked"


@rule("B-BARR-09", "B-ELEV-15")
@pytest.mark.parametrize("room", ["tower", "mystic-elevator"])
def test_a_monster_that_is_stunned_in_its_own_attack_neither_rides_nor_changes_sides(room: str) -> None:
    rooms = row("upper", room, at=(1, 0), turn=0 if room == "tower" else 3)
    where = {ZOE: "foyer", OX: room, VIVIAN: "foyer"}
    table = monster_turn(where, room, rooms=rooms)
    table.with_dice(*[0] * 4, 1, *[0] * 4).play(f"attack:{OX}")
    assert table.monster(GHOUL_1).stunned
    assert (table.monster(GHOUL_1).place, table.prompt) == (room, "turn")


def test_a_new_monster_never_takes_the_number_of_one_in_play() -> None:
    table = haunted(APART, "foyer", "foyer", traitor=ZOE)
    rules = table.rules
    assert isinstance(rules, Plain)
    del rules.state.monsters[FigureId(GHOUL_1)]
    assert [made.id for made in rules.place(GHOUL, Place("foyer"), 2)] == ["ghoul-3", "ghoul-4"]
    assert GHOUL_2 in rules.state.monsters


# Stuck below


def may_fetch(*ghouls: str, where: dict[str, str] = APART, **parts: Any) -> bool:
    """Whether the traitor may fetch the stairs for ghouls in these places."""
    return "fetch-stairs" in haunted(where, *ghouls, traitor=ZOE, **parts).keys


@rule("B-MON-18")
def test_stairs_that_lie_already_are_not_fetched() -> None:
    assert may_fetch("larder", rooms=[FAR_BELOW])
    assert not may_fetch("larder", rooms=[FAR_BELOW, STAIRS])


@rule("B-MON-18")
def test_only_monsters_in_the_basement_are_stuck_below() -> None:
    assert not may_fetch("bedroom", rooms=[Placed(BEDROOM, "upper", 7, 7)])


@rule("B-MON-18")
def test_one_monster_that_is_stuck_is_enough() -> None:
    where = {**APART, OX: "basement-landing"}
    assert not may_fetch("basement-landing", where=where)
    assert may_fetch("basement-landing", "larder", where=where, rooms=[FAR_BELOW])
    assert may_fetch("larder", "basement-landing", where=where, rooms=[FAR_BELOW])


@rule("B-MON-18")
def test_a_monster_with_nobody_to_go_to_is_not_stuck() -> None:
    def away(state: BetrayalState) -> None:
        for who in state.explorers[1:]:
            who.away = "outside"

    assert not may_fetch("basement-landing", change=away)


@rule("B-MON-18", "B-ELEV-08")
def test_a_monster_that_can_ride_to_a_hero_is_not_stuck() -> None:
    class Clumsy(Plain):
        """Ghouls that the Mystic Elevator does not move for."""

        kinds = (msgspec.structs.replace(GHOUL, rides=False),)

    lift = Placed(MYSTIC_ELEVATOR, "basement", 1, 0, 3)
    assert not may_fetch("basement-landing", rooms=[lift])
    assert may_fetch("basement-landing", rooms=[lift], rules=Clumsy)
    assert may_fetch("larder", rooms=[lift, FAR_BELOW]), "it does not get to the elevator"
    assert may_fetch("basement-landing", rooms=row("ground", "mystic-elevator")), "nobody sends it down"


@rule("B-MON-18", "B-ELEV-03")
def test_an_elevator_with_nowhere_to_stop_helps_nobody() -> None:
    rooms = [
        Placed(CRYPT, "basement", 0, -1, 2),
        Placed(PENTAGRAM_CHAMBER, "basement", 1, 0, 2),
        Placed(STOREROOM, "basement", 0, 1),
        Placed(MYSTIC_ELEVATOR, "basement", -1, 0, 1),
    ]
    ruins = ["entrance-hall", "foyer", "upper-landing"]

    def destroyed(state: BetrayalState) -> None:
        state.destroyed = rooms_named(ruins)

    where = dict.fromkeys((ZOE, OX, VIVIAN), "grand-staircase")
    assert not may_fetch("basement-landing", rooms=rooms, where=where)
    assert may_fetch("basement-landing", rooms=rooms, where=where, change=destroyed)


@rule("B-MON-18", "B-MON-12")
def test_a_monster_that_can_fall_to_a_hero_or_climb_through_the_hole_is_not_stuck() -> None:
    below = {ZOE: "upper-landing", OX: "ballroom", VIVIAN: "ballroom"}
    chute = Placed(COAL_CHUTE, "ground", 0, -1, 2)
    assert may_fetch("basement-landing", where=below, rooms=[*GALLERY])
    assert not may_fetch("basement-landing", where=below, rooms=[*GALLERY, chute])
    assert may_fetch("larder", rooms=[*HOLE, FAR_BELOW])
    assert not may_fetch("larder", rooms=[*HOLE, FAR_BELOW], tokens={BELOW: "larder"})
