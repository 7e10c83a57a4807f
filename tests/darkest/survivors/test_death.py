"""Death, and who comes in its place."""

from typing import Any

import pytest

from dreadhall.darkest.components.catalogue import CARDS, SURVIVORS
from dreadhall.darkest.ids import SurvivorId
from dreadhall.darkest.state import Fallen, Survivor
from dreadhall.darkest.survivors.inventory import Inventory
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position, showdown
from tests.darkest.modules.positions import radioactive
from tests.darkest.openings import before_round

HALL = "guest-bedroom"


def nina_dies(names: tuple[str, ...] = ("leo", "nina"), **fields: object) -> Position:
    """A zombie kills Nina in the reaction; nothing else happens before the next round and in its upkeep."""
    given: dict[str, object] = {"event": 0, **fields}
    table = position(dict.fromkeys(names, HALL), hordes={HALL: 1}, wounds={"nina": 7}, **given)  # type: ignore[arg-type]
    table.with_dice(creature=["damage"], d4=[2], d6=[1])
    return table.play("end-turn", "endure", "survivor:nina")


@rule("D-DEATH-01", "D-DEATH-02")
def test_reaching_the_skull_eliminates_a_survivor_and_darkness_grows() -> None:
    table = nina_dies()
    assert list(table.state.survivors) == ["leo"]
    assert table.state.darkness == 2


@rule("D-DEATH-01")
def test_a_zombified_survivor_is_eliminated_too() -> None:
    table = position({"leo": HALL, "nina": "servants-passage"}, event=0, groups=[["leo"]])
    table.arrange(lambda state: infect(state.survivors[SurvivorId("nina")]))
    table.with_dice(d4=[2], d6=[1]).play("end-turn", "go-on", f"room:{HALL}")
    assert list(table.state.survivors) == ["leo"]
    assert table.state.darkness == 2


def infect(who: Survivor) -> None:
    """The grey cube is about to reach the leftmost skill."""
    who.virus, who.zombification = ["left", "left"], 2


@rule("D-DEATH-03", "D-DEATH-04")
def test_everything_a_dead_survivor_had_leaves_the_game() -> None:
    table = nina_dies(cards={"nina": ["ST3", "ST4"]}, chips={"nina": ["K2-01"]}, xp={"nina": 5})
    before = position({"leo": HALL, "nina": HALL}).state
    assert "nina" not in table.state.survivors
    assert table.state.equipment == before.equipment
    assert (table.state.hidden_chips, table.state.unused_chips) == (before.hidden_chips, before.unused_chips)
    assert (table.cards("leo"), table.survivor("leo").chips) == ([], [])


@rule("D-DEATH-04", "D-DEATH-06")
def test_a_fresh_survivor_enters_with_a_starting_weapon_even_if_the_old_one_is_in_other_hands() -> None:
    table = nina_dies(cards={"leo": ["ST1", "ST3"], "nina": []}, xp={"nina": 5}, skills={"nina": ["knife-expert"]})
    table.play("go-on", "survivor:nina")
    nina = table.survivor("nina")
    assert (nina.room, nina.wounds, nina.xp, nina.skills, nina.virus) == ("entrance-hall", 0, 0, [], [])
    assert [CARDS[card].item for card in table.cards("nina")] == ["combat-knife"]
    assert table.cards("leo") == ["ST1", "ST3"]


@rule("D-DEATH-05")
def test_the_dead_take_no_further_part_in_the_round() -> None:
    table = position(
        {"leo": HALL, "nina": HALL}, hordes={HALL: 1}, wounds={"nina": 7}, groups=[["leo"], ["nina"]], event=0
    )
    table.with_dice(creature=["damage"]).play("end-turn", "endure", "survivor:nina")
    assert table.prompt == "next-round"


@rule("D-DEATH-06")
def test_whoever_returns_is_placed_before_the_groups_are_formed() -> None:
    table = nina_dies().play("go-on")
    assert table.prompt == "return"
    table.play("survivor:nina", "room:entrance-hall")
    assert table.state.groups == [["nina"], ["leo"]]
    assert table.survivor("nina").ap == 4


@rule("D-DEATH-07")
def test_any_survivor_not_in_play_may_come_the_dead_one_included() -> None:
    table = nina_dies().play("go-on")
    assert table.keys == [*(f"survivor:{name}" for name in SURVIVORS if name != "leo"), "stay-out"]
    table.play("survivor:lucy", f"room:{HALL}")
    assert table.cards("lucy") == ["ST5"]


@rule("D-DEATH-07")
def test_the_owner_of_the_dead_one_chooses() -> None:
    table = nina_dies(seats=2).play("0=go-on")
    assert table.table.ask is not None
    assert table.table.ask.seats == [1]
    table.play("survivor:jack", f"room:{HALL}")
    assert table.survivor("jack").seat == 1


@rule("D-DEATH-08")
def test_coming_into_a_burning_entrance_hall_costs_nothing() -> None:
    table = nina_dies(burns={"r4c3": 2}).play("go-on", "survivor:nina")
    assert table.survivor("nina").wounds == 0


@rule("D-DEATH-09")
def test_the_board_side_and_the_inventory_limit_stay_as_set_up() -> None:
    table = nina_dies(("leo", "nina", "jack", "bruce", "lucy"))
    table.play("go-on", "survivor:nina", f"room:{HALL}")
    assert table.survivor("nina").full_ap == 3
    assert not table.state.four_ap
    assert isinstance(table.rules, Inventory)
    assert table.rules.inventory_limit(table.survivor("nina")) == 4


@rule("D-DEATH-10")
def test_in_the_showdown_nobody_returns_and_darkness_stays() -> None:
    table = showdown(
        {"leo": "music-room", "nina": HALL},
        nemesis=("doctor-mortimer", "sprinkler-control"),
        wounds={"nina": 7},
        hordes={HALL: 1},
        boxes=[["leo"], [], []],
    )
    table.with_dice(creature=["damage"]).play("shift", "endure")
    assert list(table.state.survivors) == ["leo"]
    assert table.state.fallen == []
    assert table.prompt == "act"


@rule("D-DEATH-11")
def test_the_owner_may_stay_out_and_is_asked_again_every_round() -> None:
    table = nina_dies().play("go-on", "stay-out")
    assert list(table.state.survivors) == ["leo"]
    table.with_dice(creature=["damage"], d4=[2], d6=[1]).play("end-turn", "endure", "go-on")
    assert table.prompt == "return"


# Deaths before the regroup step: nobody comes back in the round of their death

EDITIONS = [{"edition": "revised"}, {"edition": "first"}]
IN_FLAMES: dict[str, Any] = {"fire": "r1c3", "burns": {"r1c3": 1}, "wounds": {"nina": 7}}


def upkeep_kills_nina(event: int = 0, **fields: Any) -> Position:
    """A round begins with Nina dying in the kitchen, where the fire cannot move north; Leo is far away."""
    table = before_round({"leo": HALL, "nina": "kitchen"}, event=event, **{**IN_FLAMES, **fields})
    return table.with_dice(d4=[1, 2], d6=[1]).play("go-on")


def next_round(table: Position) -> Position:
    """Leo's turn and the fire after it pass, and another round begins."""
    return table.with_dice(d4=[1, 1, 2], d6=[1]).play("end-turn", "go-on")


@rule("D-DEATH-05", "D-DEATH-06")
@pytest.mark.parametrize("options", EDITIONS)
def test_whoever_burns_in_the_event_step_is_out_until_the_next_round_regroups(options: dict[str, Any]) -> None:
    table = upkeep_kills_nina(options=options)
    assert (table.prompt, list(table.state.survivors)) == ("act", ["leo"])
    next_round(table)
    assert table.prompt == "return"
    table.play("survivor:nina")
    assert (table.survivor("nina").room, table.survivor("nina").ap) == ("entrance-hall", 4)


@rule("D-DEATH-05", "D-DARK-05")
def test_whoever_burns_for_the_fire_icon_of_the_clock_is_out_for_the_round() -> None:
    table = upkeep_kills_nina(event=1, darkness=2)
    assert (table.prompt, list(table.state.survivors)) == ("act", ["leo"])


@rule("D-DEATH-05", "D-RAD-13")
@pytest.mark.parametrize("options", EDITIONS)
def test_whoever_dies_of_radiation_as_the_round_begins_is_out_for_the_round(options: dict[str, Any]) -> None:
    people = {"leo": HALL, "nina": "kitchen"}
    table = radioactive(
        people, tokens_on={"nina": 1}, wounds={"nina": 7}, phase="round", event=0, cameras=[], options=options
    )
    table.with_dice(d4=[2], d6=[1]).play("go-on")
    assert (table.prompt, list(table.state.survivors)) == ("act", ["leo"])
    table.with_dice(d4=[2], d6=[1]).play("end-turn", "go-on")
    assert table.prompt == "return"


@rule("D-DEATH-05", "D-DEATH-07")
def test_a_seat_that_waited_may_not_take_the_one_who_has_just_died() -> None:
    table = upkeep_kills_nina(seats=2, fallen=[Fallen(1, SurvivorId("jack"), 1)])
    assert (table.prompt, table.asked) == ("return", [1])
    assert table.keys == ["survivor:jack", "survivor:bruce", "survivor:lucy", "stay-out"]


@rule("D-DEATH-05", "D-DEATH-06")
def test_of_two_dead_of_one_seat_only_the_one_of_the_round_before_is_replaced() -> None:
    table = upkeep_kills_nina(fallen=[Fallen(0, SurvivorId("jack"), 1)])
    assert table.prompt == "return"
    table.play("survivor:bruce", "room:entrance-hall")
    assert table.prompt == "act"
    assert table.state.fallen == [Fallen(0, SurvivorId("nina"), 2)]


@rule("D-DEATH-05", "D-DEATH-06")
def test_the_zombified_come_back_in_the_round_after() -> None:
    table = position({"leo": HALL, "nina": "bathroom"}, event=0, groups=[["leo"]])
    table.arrange(lambda state: infect(state.survivors[SurvivorId("nina")]))
    table.with_dice(d4=[2], d6=[1]).play("end-turn", "go-on", f"room:{HALL}")
    assert table.prompt == "act"
    table.with_dice(d4=[2], d6=[1]).play("end-turn", "go-on")
    assert table.prompt == "return"
