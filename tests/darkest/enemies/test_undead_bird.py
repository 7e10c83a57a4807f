"""The Undead Bird: whom it holds is free only over its dead body."""

from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.state import Foe
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position

HALL = "gallery"
NEARLY_DEAD = [2, 1, 1, 1, 0]


def pinned(cubes: list[int] | None = None, **fields: object) -> Position:
    """Leo is in the bird's grip, and Nina beside him."""
    bird = Foe("undead-bird", RoomId(HALL), cubes or [0] * 5)
    return position({"leo": HALL, "nina": HALL}, creature=bird, entrapped={"leo": "bird"}, **fields)  # type: ignore[arg-type]


@rule("D-BEAST-01", "D-ENTRAP-17")
def test_the_birds_power_entraps_somebody_who_is_not_held_yet() -> None:
    table = position({"leo": HALL, "nina": HALL, "jack": HALL}, creature=("undead-bird", HALL))
    table.with_dice(creature=["reinforcement", "entrap"]).play("end-turn", "endure", "survivor:leo")
    assert table.prompt == "bird-pins"
    assert table.keys == ["survivor:nina", "survivor:jack"]
    table.play("survivor:jack")
    assert table.survivor("leo").entrapped == "enemies"
    assert table.survivor("jack").entrapped == "bird"


@rule("D-BEAST-01")
def test_the_bird_does_nothing_where_everybody_is_held() -> None:
    table = position({"leo": HALL}, creature=("undead-bird", HALL))
    table.with_dice(creature=["reinforcement", "entrap"]).play("end-turn", "endure")
    assert table.survivor("leo").entrapped == "enemies"


@rule("D-BEAST-02", "D-ENTRAP-04")
def test_nobody_can_struggle_out_of_the_birds_grip() -> None:
    table = pinned()
    assert "escape:leo" not in table.keys
    assert "rescue:nina:leo" not in table.keys
    assert "done" in table.keys


@rule("D-BEAST-02")
def test_a_flashbang_does_not_loosen_the_birds_grip() -> None:
    table = pinned(cards={"nina": ["EQ47"]})
    assert "use:nina:EQ47" not in table.keys


@rule("D-BEAST-02")
def test_knocking_the_bird_away_does_not_loosen_its_grip() -> None:
    table = pinned()
    table.with_dice(survivor=["knockback", "aim", "aim"]).play("attack:nina:ST3", "push:undead-bird:great-hall")
    assert table.state.creature
    assert table.state.creature.room == "great-hall"
    assert table.survivor("leo").entrapped == "bird"
    assert not any(key.startswith("move:leo") for key in table.keys)


@rule("D-BEAST-02")
def test_the_birds_death_frees_its_prey_even_among_zombies() -> None:
    table = pinned(NEARLY_DEAD, hordes={HALL: 2})
    table.with_dice(survivor=["success", "aim", "aim"]).play("attack:nina:ST3", f"hit-beast:undead-bird:{HALL}")
    assert table.survivor("leo").entrapped == ""
    assert table.survivor("leo").ap == 4


@rule("D-BEAST-02")
def test_its_prey_is_free_when_the_bird_burns_far_away() -> None:
    table = pinned(NEARLY_DEAD, fire="r2c4", burns={"r2c4": 1})
    table.with_dice(survivor=["knockback", "aim", "aim"])
    table.play("attack:nina:ST3", "push:undead-bird:great-hall")
    assert table.state.creature is None
    assert table.survivor("leo").entrapped == ""


@rule("D-BEAST-02")
def test_an_entrap_icon_of_the_bird_holds_no_harder_than_any_other() -> None:
    table = position({"leo": HALL}, creature=("undead-bird", HALL))
    table.with_dice(creature=["entrap", "entrap"]).play("end-turn", "endure")
    assert table.survivor("leo").entrapped == "enemies"
