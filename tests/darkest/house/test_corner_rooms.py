"""The corner rooms and what they are good for."""

from dreadhall.darkest.ids import SurvivorId
from dreadhall.darkest.state import DarkestState
from dreadhall.testing import rule
from dreadhall.testing.darkest import position, showdown

BURNING = {"r4c4": 2, "r2c3": 1}


@rule("D-CORNER-01")
def test_a_function_costs_two_ap_inside_the_room() -> None:
    table = position({"nina": "sprinkler-control", "leo": "conservatory"}, fire="r4c4", burns=BURNING, unlocked="all")
    assert "sprinkler:nina" in table.keys
    table.play("sprinkler:nina", "tile:r4c4")
    assert table.survivor("nina").spent == 2
    table.play("end-turn")
    assert "sprinkler:leo" not in table.keys


@rule("D-CORNER-01")
def test_one_ap_is_not_enough_for_a_function() -> None:
    table = position({"nina": "medic-bay"}, ap={"nina": 1}, wounds={"nina": 1}, chips={"nina": ["K2-01"]})
    assert not {"medic-bay:nina", "terminal:nina"} & set(table.keys)


@rule("D-CORNER-02", "D-CORNER-04")
def test_function_and_terminal_of_a_room_each_serve_the_team_once_a_round() -> None:
    table = position(
        {"nina": "medic-bay", "leo": "medic-bay"},
        groups=[["nina"], ["leo"]],
        wounds={"nina": 4, "leo": 4},
        chips={"nina": ["K3-01"], "leo": ["K3-02"]},
        code=["black"] * 7,
    ).with_dice()
    table.play("medic-bay:nina")
    assert "medic-bay:nina" not in table.keys
    table.play("terminal:nina")
    table.play("end-turn")
    assert table.survivor("leo").ap == 4
    assert not {"medic-bay:leo", "terminal:leo"} & set(table.keys)


@rule("D-CORNER-04", "D-ROUND-03")
def test_used_functions_serve_again_in_the_next_round() -> None:
    table = position({"nina": "medic-bay"}, wounds={"nina": 4}, unlocked="all", phase="round", cameras=[])
    table.arrange(lambda state: state.functions_used.append("medic-bay:medic-bay"))
    assert table.state.functions_used == ["medic-bay:medic-bay"]
    table.with_dice(d4=[1, 1], d6=[2, 2]).play("go-on")
    assert table.state.functions_used == []
    assert "medic-bay:nina" in table.keys


@rule("D-CORNER-05")
def test_the_sprinkler_clears_one_tile_anywhere() -> None:
    table = position({"nina": "sprinkler-control"}, fire="r4c4", burns=BURNING, destroyed=["r1c2"])
    table.play("sprinkler:nina")
    assert table.keys == ["tile:r4c4", "tile:r2c3"]
    table.play("tile:r4c4")
    assert table.state.burns == {"r2c3": 1}
    assert table.state.fire == "r4c4"


@rule("D-CORNER-05", "D-EXT-03")
def test_the_sprinkler_puts_the_fire_out_with_the_last_marker() -> None:
    table = position({"nina": "sprinkler-control"}, fire="r1c2", burns={"r4c4": 2}, destroyed=["r1c2"])
    table.play("sprinkler:nina")
    assert table.state.burns == {}
    assert table.state.fire is None
    assert table.state.destroyed == ["r1c2"]


@rule("D-CORNER-06")
def test_the_medic_bay_heals_up_to_two_own_wounds() -> None:
    table = position({"nina": "medic-bay", "leo": "medic-bay"}, wounds={"nina": 3, "leo": 3}).play("medic-bay:nina")
    assert (table.survivor("nina").wounds, table.survivor("leo").wounds) == (1, 3)
    table = position({"nina": "medic-bay"}, wounds={"nina": 1}).play("medic-bay:nina")
    assert table.survivor("nina").wounds == 0


@rule("D-CORNER-07")
def test_the_ammo_reserve_fills_one_weapon_to_its_printed_level() -> None:
    def fired(state: DarkestState) -> None:
        state.survivors[SurvivorId("jack")].hands[0].ammo = 1
        state.survivors[SurvivorId("jack")].hands[1].ammo = 0

    table = position({"jack": "ammo-reserve"}, cards={"jack": ["ST2", "EQ08"]}).arrange(fired).play("ammo-reserve:jack")
    assert table.keys == ["card:ST2", "card:EQ08"]
    table.play("card:ST2")
    assert {held.card: held.ammo for held in table.survivor("jack").hands} == {"ST2": 6, "EQ08": 0}


@rule("D-CORNER-07")
def test_the_ammo_reserve_does_nothing_for_a_weapon_above_its_level() -> None:
    def loaded(state: DarkestState) -> None:
        state.survivors[SurvivorId("jack")].hands[0].ammo = 8

    table = position({"jack": "ammo-reserve"}, cards={"jack": ["ST2"]}).arrange(loaded)
    assert "ammo-reserve:jack" not in table.keys


@rule("D-CORNER-08")
def test_the_antidote_cabinet_removes_the_second_virus_token() -> None:
    def bitten(state: DarkestState) -> None:
        state.survivors[SurvivorId("nina")].virus = ["left", "right"]
        state.survivors[SurvivorId("leo")].virus = ["left"]

    table = showdown({"nina": "laboratory", "leo": "laboratory"}, nemesis=("lisa-mortimer", "vault")).arrange(bitten)
    assert "antidote-cabinet:leo" not in table.keys
    table.play("antidote-cabinet:nina")
    assert table.survivor("nina").virus == ["left"]
    assert len(table.survivor("nina").markers) == 1


@rule("D-CORNER-09")
def test_every_corner_but_the_laboratory_has_a_terminal() -> None:
    house = position().rules.house
    assert set(house.terminals) == set(house.corners.values()) - {house.laboratory}
    assert len(house.terminals) == 3


@rule("D-CORNER-10", "D-MODEL-11")
def test_a_destroyed_corner_room_has_no_functions() -> None:
    for destroyed in ([], ["r4c5"]):
        table = position(
            {"nina": "medic-bay"}, wounds={"nina": 2}, chips={"nina": ["K2-01"]}, destroyed=destroyed, unlocked="all"
        )
        works = {"medic-bay:nina", "terminal:nina", "bypass:nina"} & set(table.keys)
        assert len(works) == (0 if destroyed else 3)


@rule("D-CORNER-11", "D-TWEAK-04")
def test_with_terminals_only_nothing_else_works() -> None:
    table = position(
        {"nina": "medic-bay"},
        wounds={"nina": 2},
        chips={"nina": ["K2-01"]},
        options={"corner_functions": "terminals-only"},
    )
    assert "medic-bay:nina" not in table.keys
    assert "terminal:nina" in table.keys
