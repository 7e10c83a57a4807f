"""What the two nemeses do when they roll a reinforcement icon."""

from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, showdown

DOCTOR, LISA = "doctor-mortimer", "lisa-mortimer"


def shifted(nemesis: str, room: str, survivors: dict[str, str], **fields: object) -> Position:
    """The survivors are about to shift, and the nemesis to react."""
    return showdown(survivors, nemesis=(nemesis, room), boxes=[["leo"], [], []], **fields)  # type: ignore[arg-type]


@rule("D-BEAST-10")
def test_the_doctor_brings_a_horde_into_a_room_beside_a_survivor() -> None:
    table = shifted(DOCTOR, "dining-room", {"leo": "dining-room", "nina": "workshop"}, destroyed=["r1c5"], spawn=[2])
    table.with_dice(creature=["reinforcement", "damage", "damage", "damage", "damage", "damage"])
    table.play("shift", "endure")
    assert table.prompt == "doctor-calls"
    assert table.keys == ["room:entrance-hall", "room:gallery", "room:great-hall", "room:kitchen", "room:medic-bay"]
    table.play("room:kitchen")
    assert table.events("horde-arrives")[0].data["room"] == "kitchen"
    assert table.events("token-revealed")[0].data["zombies"] == 2


@rule("D-BEAST-10")
def test_without_tokens_the_doctor_calls_in_vain() -> None:
    table = shifted(DOCTOR, "dining-room", {"leo": "dining-room"})
    table.arrange(lambda state: state.spawn.rest.clear())
    table.with_dice(creature=["reinforcement", "damage", "damage", "damage"]).play("shift", "endure")
    assert table.events("power-attack")
    assert table.state.hordes == {}


@rule("D-BEAST-12")
def test_the_doctor_calls_once_for_every_icon() -> None:
    table = shifted(DOCTOR, "dining-room", {"leo": "dining-room"}, spawn=[1, 1])
    table.with_dice(creature=["reinforcement", "reinforcement", "damage", "damage", "damage", "damage"])
    table.play("shift", "endure", "room:gallery", "room:gallery")
    assert len(table.events("horde-arrives")) == 2


@rule("D-BEAST-11")
def test_lisa_sets_the_tiles_beside_hers_alight_and_destroys_with_the_third_marker() -> None:
    table = shifted(LISA, "music-room", {"leo": "music-room"}, burns={"r2c2": 2, "r3c1": 1}, destroyed=["r3c2"])
    table.with_dice(creature=["reinforcement", "damage", "damage"]).play("shift", "endure")
    assert table.state.destroyed == ["r3c2", "r2c2"]
    assert table.state.burns == {"r3c1": 2}


@rule("D-BEAST-11")
def test_lisas_own_tile_and_diagonal_ones_do_not_burn() -> None:
    table = shifted(LISA, "gallery", {"leo": "gallery"})
    table.with_dice(creature=["reinforcement", "damage", "damage"]).play("shift", "endure")
    assert table.state.burns == {"r2c4": 1, "r3c3": 1, "r3c5": 1, "r4c4": 1}


@rule("D-BEAST-13")
def test_lisa_burns_after_the_wounds_of_the_same_roll() -> None:
    table = shifted(LISA, "gallery", {"leo": "gallery"})
    table.with_dice(creature=["reinforcement", "damage", "damage"]).play("shift", "endure")
    kinds = [event.kind for event in table.table.events]
    assert kinds.index("wounded") < kinds.index("power-attack") < kinds.index("burns")
