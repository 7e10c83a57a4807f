"""Attacking: who may attack with what, and where the hits go."""

from dataclasses import dataclass

import msgspec
import pytest

from dreadhall.darkest.components.catalogue import ITEMS
from dreadhall.darkest.ids import SurvivorId
from dreadhall.darkest.state import DarkestState
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position

HANDGUN, KNIFE, SHOTGUN = "ST2", "ST3", "EQ08"


@dataclass
class Unloaded:
    """Takes all ammunition out of a survivor's hands."""

    name: str

    def __call__(self, state: DarkestState) -> None:
        for held in state.survivors[SurvivorId(self.name)].hands:
            held.ammo = 0


def attacks(table: Position) -> list[str]:
    return [key for key in table.keys if key.startswith("attack:")]


def rolled(table: Position) -> int:
    return len(table.events("attack-rolled")[-1].data["dice"])


@rule("D-COMBAT-01")
def test_a_gun_reaches_the_next_room_and_a_knife_only_the_own() -> None:
    table = position({"jack": "gallery", "nina": "gallery"}, hordes={"dining-room": 2})
    assert attacks(table) == ["attack:jack:ST2"]
    table.with_dice(survivor=["success", "success", "knockback"]).play("attack:jack:ST2")
    assert table.zombies("dining-room") == 0
    assert table.survivor("jack").ap == 3


@rule("D-COMBAT-01")
def test_a_knife_is_good_in_the_own_room() -> None:
    table = position({"nina": "gallery"}, hordes={"gallery": 2})
    table.with_dice(survivor=["success", "success", "aim"]).play("attack:nina:ST3")
    assert table.zombies("gallery") == 0


@rule("D-COMBAT-02")
def test_only_weapons_on_the_right_side_can_be_used_and_the_player_chooses() -> None:
    cards = {"jack": [HANDGUN, KNIFE, SHOTGUN]}
    table = position({"jack": "gallery"}, hordes={"gallery": 1}, cards=cards)
    assert attacks(table) == ["attack:jack:ST2", "attack:jack:ST3"]
    table.play("stow:jack:ST2", "ready:jack:EQ08")
    assert attacks(table) == ["attack:jack:ST3", "attack:jack:EQ08"]


@rule("D-COMBAT-02", "D-COMBAT-03", "D-AMMO-05")
def test_a_firearm_without_a_marker_leaves_bare_fists() -> None:
    table = position({"jack": "gallery"}, hordes={"gallery": 2}).arrange(Unloaded("jack"))
    assert attacks(table) == ["attack:jack:fists"]
    table.with_dice(survivor=["success"]).play("attack:jack:fists")
    assert rolled(table) == 1
    assert table.zombies("gallery") == 1


@rule("D-COMBAT-03")
def test_fists_reach_nobody_next_door() -> None:
    table = position({"jack": "gallery"}, hordes={"dining-room": 2}, cards={})
    assert attacks(table) == []


@rule("D-COMBAT-03")
def test_whoever_has_a_usable_weapon_does_not_box() -> None:
    table = position({"nina": "gallery"}, hordes={"gallery": 2})
    assert attacks(table) == ["attack:nina:ST3"]


@rule("D-COMBAT-04", "D-CHAR-26")
def test_no_weapon_and_no_skill_give_more_than_four_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ITEMS, "shotgun", msgspec.structs.replace(ITEMS["shotgun"], attack=4))
    table = position(
        {"nina": "gallery"}, hordes={"gallery": 6}, cards={"nina": [SHOTGUN]}, skills={"nina": ["shotgun-expert"]}
    )
    table.with_dice(survivor=["success"] * 4).play("attack:nina:EQ08")
    assert rolled(table) == 4


@rule("D-COMBAT-04")
def test_the_attack_value_says_how_many_dice_are_rolled() -> None:
    table = position({"leo": "gallery"}, hordes={"gallery": 5}, cards={"leo": [SHOTGUN]})
    table.with_dice(survivor=["success"] * 3).play("attack:leo:EQ08")
    assert rolled(table) == 3


@rule("D-COMBAT-05")
def test_two_weapons_in_hand_are_never_combined() -> None:
    table = position({"jack": "gallery"}, hordes={"gallery": 5}, cards={"jack": [HANDGUN, SHOTGUN]})
    table.with_dice(survivor=["success", "success", "aim"]).play("attack:jack:ST2")
    assert rolled(table) == 3
    assert [held.ammo for held in table.survivor("jack").hands] == [5, 3]


@rule("D-COMBAT-05")
def test_a_scope_helps_the_weapon_beside_it() -> None:
    table = position({"jack": "gallery"}, hordes={"workshop": 1}, cards={"jack": [HANDGUN, "EQ22"]})
    table.with_dice(survivor=["success", "retreat", "knockback"]).play("attack:jack:ST2", "hit-zombie:workshop", "done")
    assert table.zombies("workshop") == 0


@rule("D-COMBAT-06")
def test_without_an_enemy_in_sight_there_is_no_attack() -> None:
    table = position({"jack": "gallery"}, hordes={"entrance-hall": 2})
    assert attacks(table) == []


@rule("D-COMBAT-06")
def test_one_may_shoot_at_what_only_an_aim_could_reach() -> None:
    table = position({"jack": "gallery"}, hordes={"workshop": 2})
    table.with_dice(survivor=["success", "aim", "knockback"]).play("attack:jack:ST2")
    assert table.zombies("workshop") == 1


@rule("D-COMBAT-07")
def test_targets_are_named_after_the_roll() -> None:
    table = position({"jack": "gallery"}, hordes={"great-hall": 2, "dining-room": 2})
    table.with_dice(survivor=["success", "aim", "knockback"]).play("attack:jack:ST2")
    assert table.events("attack-rolled")
    assert table.prompt == "use-icons"
    assert table.keys == ["hit-zombie:great-hall", "hit-zombie:dining-room"]


@rule("D-COMBAT-08")
def test_every_roll_with_a_firearm_uses_a_marker_even_a_miss() -> None:
    table = position({"jack": "gallery"}, hordes={"gallery": 2})
    table.with_dice(survivor=["aim", "aim", "aim"]).play("attack:jack:ST2")
    assert table.zombies("gallery") == 2
    assert table.survivor("jack").hands[0].ammo == 5


@rule("D-COMBAT-09")
def test_hits_may_be_split_over_rooms_and_directions() -> None:
    table = position({"jack": "gallery"}, hordes={"great-hall": 2, "dining-room": 2, "guest-bedroom": 1})
    table.with_dice(survivor=["success", "success", "knockback"])
    table.play("attack:jack:ST2", "hit-zombie:great-hall", "hit-zombie:guest-bedroom")
    assert (table.zombies("great-hall"), table.zombies("dining-room"), table.zombies("guest-bedroom")) == (1, 2, 0)


@rule("D-COMBAT-10")
def test_range_counts_the_links_crossed_and_the_own_room_as_none() -> None:
    hordes = {"gallery": 1, "great-hall": 1, "workshop": 1}
    table = position({"jack": "gallery"}, hordes=hordes)
    table.with_dice(survivor=["success"] * 3).play("attack:jack:ST2")
    assert table.keys == ["hit-zombie:gallery", "hit-zombie:great-hall"]


@rule("D-COMBAT-10")
def test_the_two_rooms_of_a_tile_are_one_apart() -> None:
    table = position({"jack": "servants-passage"}, hordes={"linen-store": 1}, unlocked="all")
    table.with_dice(survivor=["success", "aim", "knockback"]).play("attack:jack:ST2")
    assert table.zombies("linen-store") == 0


@rule("D-COMBAT-11")
def test_a_hit_kills_a_zombie_and_teaches_the_attacker() -> None:
    table = position({"jack": "gallery", "leo": "gallery"}, hordes={"gallery": 3})
    table.with_dice(survivor=["success", "success", "aim"]).play("attack:jack:ST2")
    assert table.zombies("gallery") == 1
    assert (table.survivor("jack").xp, table.survivor("leo").xp) == (2, 0)


@rule("D-COMBAT-12")
def test_a_hit_on_a_creature_goes_to_a_location_of_the_attackers_choice() -> None:
    table = position({"jack": "gallery"}, creature=("zombie-dog", "gallery"))
    table.with_dice(survivor=["success", "aim", "aim"]).play("attack:jack:ST2")
    assert table.prompt == "hit-where"
    table.play("part:4-white")
    assert table.state.creature is not None
    assert table.state.creature.cubes == [0, 0, 0, 1]


@rule("D-COMBAT-13")
def test_whoever_is_held_cannot_attack() -> None:
    table = position({"jack": "gallery", "nina": "gallery"}, hordes={"gallery": 2}, entrapped=["jack"])
    assert attacks(table) == ["attack:nina:ST3"]
    assert not any(key.startswith("free-attack") for key in table.keys)


@rule("D-COMBAT-14")
def test_an_attack_provokes_nothing_before_the_group_has_finished() -> None:
    table = position({"jack": "gallery"}, hordes={"gallery": 2, "dining-room": 2})
    table.with_dice(survivor=["aim", "aim", "aim"]).play("attack:jack:ST2")
    assert table.prompt == "act"
    assert "attack:jack:ST2" in table.keys
    assert not table.events("attack-roll")


@rule("D-COMBAT-15")
def test_failures_come_first() -> None:
    table = position({"jack": "gallery"}, hordes={"gallery": 2})
    table.with_dice(survivor=["success", "knockback", "failure"]).play("attack:jack:ST2")
    assert table.prompt == "cancel-own-icon"
    table.play("icon:success")
    assert table.prompt == "use-icons"
    assert not any(key.startswith("hit") for key in table.keys)


@rule("D-COMBAT-15")
def test_icons_are_used_in_any_order() -> None:
    table = position({"jack": "gallery"}, hordes={"gallery": 2}, unlocked="all")
    table.with_dice(survivor=["success", "knockback", "retreat"]).play("attack:jack:ST2")
    table.play("push:zombie:great-hall", "retreat:jack:dining-room", "hit-zombie:great-hall")
    assert table.zombies("gallery") == 1
    assert table.zombies("great-hall") == 0
    assert table.survivor("jack").room == "dining-room"


@rule("D-COMBAT-15")
def test_hits_that_reach_somebody_are_not_thrown_away() -> None:
    table = position({"jack": "gallery"}, hordes={"gallery": 2})
    table.with_dice(survivor=["success", "knockback", "aim"]).play("attack:jack:ST2")
    assert "done" not in table.keys
    table.play("hit-zombie:gallery")
    assert "done" in table.keys
