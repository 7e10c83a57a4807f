"""Lucy Chang, college student."""

from dreadhall.darkest.components.catalogue import CHIPS
from dreadhall.darkest.ids import DoorId
from dreadhall.testing import rule
from dreadhall.testing.darkest import position

DOOR = "panic-room.s"


@rule("D-CHAR-21", "D-CHAR-27")
def test_lucy_exchanges_a_chip_on_a_door_of_her_room_for_four_xp() -> None:
    table = position({"lucy": "entrance-hall"}, locks={DOOR: "K2-02"}, xp={"lucy": 4})
    assert table.cards("lucy") == ["ST5"]
    assert [key for key in table.keys if key.startswith("recode:")] == [f"recode:lucy:{DOOR}"]
    spare = [chip for chip in table.state.unused_chips if len(CHIPS[chip].icons) == 2]
    table.with_dice(**{"spare-2": [1]}).play(f"recode:lucy:{DOOR}")
    assert table.state.locks[DoorId(DOOR)].chip == spare[1]
    assert (table.survivor("lucy").xp, table.survivor("lucy").ap) == (0, 4)
    assert "K2-02" in table.state.unused_chips
    assert spare[1] not in table.state.unused_chips


@rule("D-CHAR-21")
def test_lucy_needs_four_xp_and_a_locked_door_at_hand() -> None:
    locks = {DOOR: "K2-02"}
    poor = position({"lucy": "entrance-hall"}, locks=locks, xp={"lucy": 3})
    away = position({"lucy": "conservatory"}, locks=locks, unlocked=["sprinkler-control.e"], xp={"lucy": 4})
    for table in (poor, away):
        assert not any(key.startswith("recode:") for key in table.keys)


@rule("D-CHAR-21")
def test_nobody_else_can_exchange_chips() -> None:
    table = position({"leo": "entrance-hall"}, locks={DOOR: "K2-02"}, xp={"leo": 10})
    assert not any(key.startswith("recode:") for key in table.keys)


@rule("D-CHAR-22")
def test_lucy_the_coordinator_passes_for_nothing() -> None:
    table = position(["lucy", "leo"], skills={"lucy": ["coordinator"]}, cards={"lucy": ["ST5"]}).play("pass:lucy")
    assert table.cards("leo") == ["ST5"]
    assert table.survivor("lucy").ap == 4


@rule("D-CHAR-23")
def test_lucy_the_tech_wizard_enters_as_many_chips_as_there_are_slots() -> None:
    table = position(
        {"lucy": "medic-bay"},
        skills={"lucy": ["tech-wizard"]},
        chips={"lucy": ["K2-02", "K2-03", "K2-05", "K2-06"]},
        code=["purple"] * 8,
        unlocked="all",
    )
    table.play("terminal:lucy", "chip:K2-02", "yes", "chip:K2-03", "yes", "chip:K2-05")
    assert len(table.state.code_slots) == 3
    assert table.survivor("lucy").ap == 2
    assert table.prompt == "act"


@rule("D-CHAR-23")
def test_whoever_is_no_wizard_enters_one_chip() -> None:
    table = position({"leo": "medic-bay"}, chips={"leo": ["K2-02", "K2-03"]}, code=["purple"] * 8, unlocked="all")
    table.play("terminal:leo", "chip:K2-02")
    assert table.prompt == "act"
    assert table.survivor("leo").chips == ["K2-03"]


@rule("D-CHAR-24")
def test_a_find_in_lucys_room_is_one_card_more() -> None:
    table = position({"lucy": "gallery", "leo": "gallery"}, skills={"lucy": ["searcher"]}, equipment=["EQ01", "EQ32"])
    table.with_dice(survivor=["success", "aim"], terror=["fire"]).play("search:lucy", "survivor:leo")
    assert "EQ01" in table.cards("leo")
    assert "EQ32" in table.cards("lucy")


@rule("D-CHAR-25")
def test_with_a_mighty_blow_one_icon_pushes_two_rooms() -> None:
    table = position({"lucy": "dining-room"}, hordes={"dining-room": 3}, skills={"lucy": ["mighty-blow"]})
    table.with_dice(survivor=["knockback", "aim"]).play("attack:lucy:ST5", "push:zombie:gallery", "yes")
    assert (table.zombies("gallery"), table.zombies("great-hall"), table.zombies("workshop")) == (0, 1, 0)
    assert table.prompt == "act"


@rule("D-CHAR-25")
def test_with_a_mighty_blow_two_icons_push_up_to_four_rooms() -> None:
    table = position({"lucy": "dining-room"}, hordes={"dining-room": 3}, skills={"lucy": ["mighty-blow"]})
    table.with_dice(survivor=["knockback", "knockback"])
    table.play("attack:lucy:ST5", "push:zombie:gallery", "yes", "yes")
    assert table.zombies("workshop") == 1


@rule("D-CHAR-25")
def test_a_mighty_blow_may_push_one_room_only_and_leaves_the_next_icon_whole() -> None:
    table = position({"lucy": "dining-room"}, hordes={"dining-room": 3}, skills={"lucy": ["mighty-blow"]})
    table.with_dice(survivor=["knockback", "knockback"])
    table.play("attack:lucy:ST5", "push:zombie:gallery", "no", "push:zombie:gallery", "yes")
    assert (table.zombies("gallery"), table.zombies("great-hall")) == (1, 1)
