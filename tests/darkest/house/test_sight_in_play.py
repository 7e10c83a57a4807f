"""Line of sight where it matters: what burns or stands in the way does not block it, and without it nothing is hit."""

from dreadhall.testing import rule
from dreadhall.testing.darkest import position


@rule("D-LOS-06")
def test_fire_figures_and_tokens_do_not_block_the_view() -> None:
    table = position(
        survivors={"jack": "great-hall", "leo": "gallery"},
        groups=[["jack"], ["leo"]],
        cards={"jack": ["ST2"], "leo": []},
        hordes={"gallery": 1, "dining-room": 1},
        burns={"r3c4": 2},
        fire="r3c4",
    )
    table.with_dice(survivor=["success", "aim", "knockback"]).play("attack:jack:ST2")
    assert {"hit-zombie:gallery", "hit-zombie:dining-room"} <= set(table.keys)


@rule("D-LOS-09")
def test_without_a_line_of_sight_nothing_outside_the_room_can_be_attacked() -> None:
    table = position(survivors={"jack": "entrance-hall"}, cards={"jack": ["ST2"]}, hordes={"great-hall": 3})
    assert not any(key.startswith("attack") for key in table.keys)
    seen = position(survivors={"jack": "dining-room"}, cards={"jack": ["ST2"]}, hordes={"great-hall": 3})
    assert "attack:jack:ST2" in seen.keys
