"""Haunt 23, Tentacled Horror: how it begins and grows; suckers grab, drag and eat."""

import pytest

from dreadhall.betrayal.components.rooms import MYSTIC_ELEVATOR
from dreadhall.betrayal.haunts.h23_tentacled_horror import ARM_ROOMS
from dreadhall.betrayal.haunts.printed import CHART, HAUNTS
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import FigureId, RoomId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import SEVERAL, Position, revealed, row
from tests.betrayal.haunts.tentacles import LANE, OX, VIVIAN, ZOE, arms, held_by, horror, stirs

HALL = {OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "upper-landing"}
AT_HALL = ("charred-room", "entrance-hall")
"""A tentacle whose arm is at the end of the lane."""


def laid(table: Position) -> Position:
    """Wherever rooms and arms are to be put, they are put somewhere."""
    while table.prompt in ("choose-doorway", "turn-tile", "h23-traitor-room", "h23-traitor-arm", "choose-side"):
        assert table.asked == [table.haunt.traitor]
        table.play(table.keys[0])
    return table


# Set-up


@rule("H23-T01", "H23-T16")
def test_as_many_tentacles_as_players_come_up_one_in_a_room() -> None:
    assert {cell for cell, haunt in CHART.items() if haunt == 23} == {
        ("crystal-ball", "catacombs"),
        ("crystal-ball", "charred-room"),
        ("crystal-ball", "kitchen"),
    }
    assert HAUNTS[23].traitor.kind == "left-of-revealer"
    assert set(ARM_ROOMS) == {
        *("furnace-room", "conservatory", "organ-room", "underground-lake", "gardens", "chasm"),
    }
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "foyer", SEVERAL[3]: "foyer"}
    rooms = [*row("ground", "gardens"), *row("upper", "organ-room")]
    table = revealed(23, where, rooms=rooms, cards={VIVIAN: ["axe"]})
    assert (table.prompt, len(table.keys)) == ("h23-traitor-room", 4), "two are there, and four could be fetched"
    laid(table)
    assert (table.haunt.traitor, table.explorer(VIVIAN).alive, table.state.piles) == (1, False, {"foyer": ["axe"]})
    found = arms(table)
    assert len(set(map(table.rules.room, table.state.monsters.values()))) == len(found) == 4
    assert {"gardens", "organ-room"} <= set(found.values()) <= {*ARM_ROOMS, "chasm/far"}
    assert {one.id: one.place for one in table.state.monsters.values()} == {
        f"sucker-{number}": place for number, place in found.items()
    }
    assert (table.haunt.track, table.monster("sucker-1").traits) == (1, {"might": 4, "speed": 2, "sanity": 7})
    table.play("0=ready", "1=ready", "2=ready", "3=ready")
    assert (table.prompt, table.asked) == ("turn", [2]), "the player to the traitor's left begins"


@rule("H23-T01")
def test_six_players_use_all_six_rooms() -> None:
    table = laid(revealed(23, dict.fromkeys(SEVERAL, "foyer")))
    assert {place.partition("/")[0] for place in arms(table).values()} == set(ARM_ROOMS)


@rule("H23-T01")
def test_of_more_rooms_than_tentacles_the_traitor_picks() -> None:
    rooms = [Placed(RoomId(room), "ground", x, 5) for x, room in enumerate(("gardens", "conservatory"))]
    rooms += [Placed(RoomId(room), "basement", x, 5) for x, room in enumerate(("furnace-room", "underground-lake"))]
    table = revealed(23, dict.fromkeys((OX, VIVIAN, ZOE), "foyer"), rooms=rooms)
    assert (table.prompt, len(table.keys)) == ("h23-traitor-arm", 4)
    assert len(arms(laid(table))) == 3


# Growing


@rule("H23-T02")
@pytest.mark.parametrize(
    ("turn", "speed", "might", "sanity"),
    [(2, 2, 4, 7), (3, 3, 5, 7), (4, 3, 5, 7), (5, 3, 7, 7), (7, 3, 7, 7), (8, 4, 8, 8), (12, 4, 8, 8)],
)
def test_it_grows_with_the_track(turn: int, speed: int, might: int, sanity: int) -> None:
    where = {OX: "basement-landing", VIVIAN: "upper-landing", ZOE: "basement-landing"}
    table = stirs(horror(where, ("foyer", "foyer"), ("foyer", "entrance-hall"), track=turn - 1), *[0] * speed)
    assert table.haunt.track == turn
    assert table.monster("sucker-1").traits == {"might": might, "speed": speed, "sanity": sanity}
    table.play("monster:sucker-1", "done")
    movement = [roll for roll in table.events("rolled") if roll.data["why"] == "movement"]
    assert [len(roll.data["faces"]) for roll in movement] == [speed]


# Grabbing


@rule("H23-T03")
def test_whom_a_sucker_beats_it_holds() -> None:
    table = stirs(horror(HALL, AT_HALL, rooms=LANE, cards={OX: ["axe", "dog"]}), 2, 0)
    dice = table.value(OX, "might")
    table.with_dice(2, 1, 0, 0, *[0] * dice).play(f"attack:{OX}")
    assert (held_by(table, OX), table.cards(OX), table.state.piles) == (1, ["dog"], {"entrance-hall": ["axe"]})
    assert not table.events("hurt")
    assert table.monster("sucker-1").place == "entrance-hall", "it moves no farther"


@rule("H23-T03")
def test_a_rescuer_who_loses_is_grabbed_too_but_not_who_shoots_from_afar() -> None:
    where = {OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "entrance-hall"}
    table = horror(where, AT_HALL, held={ZOE: 1}, rooms=LANE)
    dice = table.value(OX, "might")
    table.with_dice(*[0] * dice, 2, 1, 0, 0, *[0] * 2).play("attack:sucker-1")
    assert (held_by(table, OX), held_by(table, ZOE)) == (1, 1)
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    table = horror(where, AT_HALL, rooms=LANE, cards={OX: ["revolver"]})
    table.with_dice(*[0] * (table.value(OX, "speed") + 1), 2, 0).play("attack:sucker-1:revolver")
    assert (held_by(table, OX), table.cards(OX)) == (0, ["revolver"])


@rule("H23-T04")
def test_a_prisoner_only_struggles_and_no_other_sucker_touches_it() -> None:
    table = horror(HALL, AT_HALL, ("foyer", "entrance-hall"), held={OX: 1}, rooms=LANE, cards={OX: ["dog"]})
    assert table.keys == ["struggle", "end-turn"]
    stirs(table, 0, 0).play("monster:sucker-2")
    assert not table.offers("attack")
    for defence in ([1, 0, 0, 0], [0] * 4):
        table = horror(HALL, AT_HALL, held={OX: 1}, rooms=LANE)
        table.with_dice(*[0] * table.value(OX, "might"), *defence, 0, 0).play("struggle")
        assert (held_by(table, OX), table.haunt.track) == (1, 2), "the turn is over"
        assert not table.events("hurt")


@rule("H23-T05")
def test_who_gets_free_is_slow_and_the_sucker_goes_home() -> None:
    table = horror(HALL, AT_HALL, held={OX: 1}, rooms=LANE)
    dice = table.value(OX, "might")
    table.with_dice(1, *[0] * (dice - 1), *[0] * 4).play("struggle")
    sucker = table.monster("sucker-1")
    assert (held_by(table, OX), sucker.stunned, sucker.place) == (0, True, "charred-room")
    assert table.play("go:creaky-hallway").state.turn.spent == 2
    assert table.play("go:dusty-hallway").state.turn.spent == 4
    table.with_dice().play("end-turn")
    assert (table.asked, table.monster("sucker-1").place) == ([2], "charred-room"), "it misses a turn"


@rule("H23-T07")
@pytest.mark.parametrize("weapon", ["", "revolver", "ring", "dynamite"])
def test_any_defeat_frees_and_one_by_force_sends_it_home(weapon: str) -> None:
    beside = weapon in ("", "ring")
    where = {OX: "entrance-hall" if beside else "foyer", VIVIAN: "upper-landing", ZOE: "entrance-hall"}
    table = horror(where, AT_HALL, held={ZOE: 1}, rooms=LANE, cards={OX: [weapon] if weapon else []})
    if weapon == "dynamite":
        zoe = table.value(ZOE, "speed")
        table.with_dice(*[2] * zoe, 0, 0).play("use:dynamite:entrance-hall")
    else:
        trait = {"": "might", "revolver": "speed", "ring": "sanity"}[weapon]
        dice = table.value(OX, trait) + (weapon == "revolver")
        defence = {"": 4, "revolver": 2, "ring": 7}[weapon]
        key = "attack:sucker-1" + (f":{weapon}" if weapon else "")
        table.with_dice(1, *[0] * (dice - 1), *[0] * defence).play(key)
    sucker, place = table.monster("sucker-1"), "entrance-hall" if weapon == "ring" else "charred-room"
    assert (held_by(table, ZOE), sucker.stunned, sucker.place) == (0, True, place)


@rule("H23-T07", "H23-31")
def test_who_was_freed_by_a_friend_is_not_slow() -> None:
    where = {OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "entrance-hall"}
    table = horror(where, AT_HALL, held={ZOE: 1}, rooms=LANE, piles={"entrance-hall": ["axe"]})
    table.with_dice(1, *[0] * (table.value(OX, "might") - 1), *[0] * 4).play("attack:sucker-1", "end-turn")
    assert table.asked == [2]
    assert table.play("take:axe", "go:foyer").state.turn.spent == 1


@rule("H23-T05", "C-42")
def test_of_two_prisoners_one_frees_both_and_is_the_slow_one() -> None:
    where = {OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "entrance-hall"}
    table = horror(where, AT_HALL, held={OX: 1, ZOE: 1}, rooms=LANE)
    table.with_dice(1, *[0] * (table.value(OX, "might") - 1), *[0] * 4).play("struggle")
    assert held_by(table, OX) == held_by(table, ZOE) == 0
    assert table.play("go:creaky-hallway").state.turn.spent == 2
    assert table.play("end-turn", "go:foyer").state.turn.spent == 1


@rule("H23-T07", "H23-22")
def test_a_sucker_that_loses_its_own_attack_goes_home_stunned() -> None:
    table = stirs(horror(HALL, AT_HALL, rooms=LANE), 0, 0)
    table.with_dice(*[0] * 4, 1, *[0] * (table.value(OX, "might") - 1)).play(f"attack:{OX}")
    sucker = table.monster("sucker-1")
    assert (sucker.stunned, sucker.place) == (True, "charred-room")


@rule("H23-T03", "H23-41", "C-45")
def test_nobody_dies_of_the_amulet_that_falls_from_the_hands() -> None:
    weak = {OX: {"sanity": 0}}
    table = stirs(horror(HALL, AT_HALL, rooms=LANE, cards={OX: ["amulet-of-the-ages"]}, traits=weak), 0, 0)
    table.with_dice(2, 2, 0, 0, *[0] * table.value(OX, "might")).play(f"attack:{OX}")
    assert (held_by(table, OX), table.explorer(OX).alive, table.clip(OX, "sanity")) == (1, True, 0)


@rule("H23-T04", "H23-31")
def test_the_heat_of_the_furnace_reaches_a_prisoner_whose_turn_ends_there() -> None:
    where = {OX: "furnace-room", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    cellar = row("basement", "furnace-room")
    table = horror(where, ("furnace-room", "furnace-room"), held={OX: 1}, rooms=cellar)
    assert table.with_dice().play("end-turn").prompt == "split-damage"


# Dragging and eating


@rule("H23-T06")
def test_it_drags_two_rooms_then_arrives_and_eats_at_the_start_of_the_next_turn() -> None:
    where = {OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "foyer"}
    tentacles = [("bloody-room", "entrance-hall"), ("grand-staircase", "foyer")]
    table = stirs(horror(where, *tentacles, held={OX: 1, ZOE: 2}, rooms=LANE), 0, 0)
    table.play("monster:sucker-1")
    assert table.explorer(OX).place == table.monster("sucker-1").place == "dusty-hallway"
    assert table.explorer(ZOE).place == "grand-staircase", "and the other went home, too"
    table.play("end-turn")
    stirs(table, 0, 0, 0)
    assert not table.explorer(ZOE).alive
    assert (list(table.state.monsters), arms(table)) == (["sucker-1"], {1: "bloody-room"})
    assert (table.explorer(OX).place, held_by(table, OX)) == ("bloody-room", 1), "other prisoners stay prisoners"
    assert table.winners is None


@rule("H23-T06")
def test_who_is_grabbed_beside_the_arm_is_eaten_at_the_next_monster_turn() -> None:
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    table = stirs(horror(where, ("foyer", "foyer")), 0, 0)
    dice = table.value(OX, "might")
    table.with_dice(1, 0, 0, 0, *[0] * dice).play(f"attack:{OX}")
    assert (held_by(table, OX), table.explorer(OX).alive) == (1, True)
    table.play("end-turn")
    stirs(table)
    assert (table.explorer(OX).alive, table.state.monsters) == (False, {})


@rule("H23-T06")
def test_a_sucker_whose_prisoner_has_died_in_its_grip_is_free_to_go() -> None:
    def grown(state: BetrayalState) -> None:
        state.monsters[FigureId("sucker-1")].traits.update({"speed": 4, "might": 8, "sanity": 8})

    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "entrance-hall"}
    weak = {ZOE: {"might": 0, "speed": 0}}
    table = horror(where, AT_HALL, held={ZOE: 1}, rooms=LANE, cards={OX: ["dynamite"]}, traits=weak, track=8)
    table.arrange(grown).with_dice(*[0] * table.value(ZOE, "speed"), *[2] * 4).play("use:dynamite:entrance-hall")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert (table.explorer(ZOE).alive, table.monster("sucker-1").stunned) == (False, False)
    assert "go:foyer" in stirs(table, 1, 1, 0, 0).keys, "away from its Arm"


@rule("H23-T12")
def test_no_card_moves_prisoners_or_suckers_and_the_elevator_stands_still() -> None:
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "entrance-hall"}
    here = ("entrance-hall", "entrance-hall")
    table = horror(where, here, held={ZOE: 1}, cards={OX: ["bell"]}, traits={OX: {"sanity": 4}})
    dice = table.value(OX, "sanity")
    table.with_dice(*[2] * dice).play(next(key for key in table.keys if key.startswith("use:bell")))
    assert table.prompt != "pull-heroes"
    table = horror(where, here, cards={OX: ["spirit-board"]})
    table.play(next(key for key in table.keys if key.startswith("use:spirit-board")))
    assert table.prompt != "pull-monsters"
    where = {OX: "mystic-elevator", VIVIAN: "upper-landing", ZOE: "foyer"}
    lift = [Placed(MYSTIC_ELEVATOR, "ground", -1, -1, 2)]
    for sucker, runs in (("mystic-elevator", False), ("foyer", True)):
        table = horror(where, ("foyer", sucker), rooms=lift)
        assert table.rules.elevator_runs_for(table.explorer(OX)) == runs


@rule("H23-T13")
@pytest.mark.parametrize(("sucker", "price"), [("entrance-hall", 1), ("foyer", 2)])
def test_suckers_slow_and_arms_do_not(sucker: str, price: int) -> None:
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    table = horror(where, ("foyer", sucker))
    assert table.play("go:grand-staircase").state.turn.spent == price


@rule("H23-T14")
def test_the_creature_wins_when_the_last_hero_is_eaten() -> None:
    def alone(state: BetrayalState) -> None:
        state.explorers[2].alive = False

    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    assert stirs(horror(where, ("foyer", "foyer"), held={OX: 1}, change=alone)).winners == (1,)
