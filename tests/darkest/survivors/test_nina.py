"""Nina Argento, nurse."""

from dreadhall.darkest.ids import SurvivorId
from dreadhall.darkest.state import DarkestState
from dreadhall.testing import rule
from dreadhall.testing.darkest import position

KNIFE, SHOTGUN, HANDGUN = "ST3", "EQ08", "ST2"


def twice_bitten(state: DarkestState) -> None:
    state.survivors[SurvivorId("nina")].virus = ["left", "left"]


@rule("D-CHAR-11")
def test_nina_heals_others_in_her_room_for_an_ap_a_wound() -> None:
    table = position(
        {"nina": "gallery", "leo": "gallery", "jack": "dining-room"}, wounds={"nina": 1, "leo": 2, "jack": 1}
    )
    assert table.cards("nina") == [KNIFE]
    assert [key for key in table.keys if key.startswith("heal:")] == ["heal:nina:leo"]
    table.play("heal:nina:leo", "heal:nina:leo")
    assert table.survivor("leo").wounds == 0
    assert table.survivor("nina").ap == 2


@rule("D-CHAR-12", "D-CHAR-26")
def test_nina_the_knife_expert_rolls_a_die_more_with_any_knife() -> None:
    for knife in (KNIFE, "EQ01"):
        table = position(
            {"nina": "gallery"}, hordes={"gallery": 5}, cards={"nina": [knife]}, skills={"nina": ["knife-expert"]}
        )
        table.with_dice(survivor=["success"] * 4).play(f"attack:nina:{knife}")
        assert table.zombies("gallery") == 1


@rule("D-CHAR-12")
def test_a_knife_expert_is_no_better_with_an_axe() -> None:
    table = position(
        {"nina": "gallery"}, hordes={"gallery": 5}, cards={"nina": ["ST1"]}, skills={"nina": ["knife-expert"]}
    )
    table.with_dice(survivor=["success"] * 2).play("attack:nina:ST1")
    assert table.zombies("gallery") == 3


@rule("D-CHAR-13")
def test_ninas_eternal_bandage_heals_her_once_a_round_for_two_xp() -> None:
    table = position(["nina"], skills={"nina": ["eternal-bandage"]}, wounds={"nina": 3}, xp={"nina": 5})
    table.play("bandage:nina")
    assert (table.survivor("nina").wounds, table.survivor("nina").xp, table.survivor("nina").ap) == (2, 3, 4)
    assert "bandage:nina" not in table.keys


@rule("D-CHAR-13")
def test_a_bandage_needs_a_wound_and_two_xp() -> None:
    skills = {"nina": ["eternal-bandage"]}
    assert "bandage:nina" not in position(["nina"], skills=skills, wounds={"nina": 1}, xp={"nina": 1}).keys
    assert "bandage:nina" not in position(["nina"], skills=skills, xp={"nina": 5}).keys


@rule("D-CHAR-14")
def test_nina_the_shotgun_expert_rolls_four_dice() -> None:
    table = position(
        {"nina": "gallery"}, hordes={"gallery": 5}, cards={"nina": [SHOTGUN]}, skills={"nina": ["shotgun-expert"]}
    )
    table.with_dice(survivor=["success"] * 4).play("attack:nina:EQ08")
    assert table.zombies("gallery") == 1


@rule("D-CHAR-15")
def test_bites_cannot_be_given_to_resistant_nina() -> None:
    table = position(
        {"nina": "gallery", "leo": "gallery"}, hordes={"gallery": 1}, skills={"nina": ["virus-resistance"]}
    )
    table.with_dice(creature=["bite"]).play("end-turn", "endure", "side:left")
    assert table.survivor("nina").virus == []
    assert table.survivor("leo").virus == ["left"]


@rule("D-CHAR-15")
def test_resistant_nina_is_skipped_in_zombification_and_keeps_her_tokens() -> None:
    table = position(["nina"], skills={"nina": ["virus-resistance"]}, event=0).arrange(twice_bitten).play("end-turn")
    table.with_dice(d4=[2], d6=[1]).play("go-on")
    assert table.prompt == "act"
    assert table.survivor("nina").zombification == 5
    assert table.survivor("nina").virus == ["left", "left"]
