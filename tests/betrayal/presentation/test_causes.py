"""Events say why something happened to an explorer: a card, a room, a figure, or what was rolled for."""

from dreadhall.testing.betrayal import Position, position, row
from dreadhall.words import Words
from tests.betrayal.drawing import OX, VIVIAN, ZOE, draw, faces
from tests.betrayal.plain import GHOUL_1, haunted

HALL = {OX: "entrance-hall", VIVIAN: "entrance-hall", ZOE: "entrance-hall"}


def causes(table: Position, kind: str) -> list[str]:
    """Why things of a kind happened."""
    return [event.cause for event in table.events(kind)]


def test_a_room_that_is_left_and_the_card_that_drives_one_out_are_told_apart() -> None:
    where = {OX: "junk-room", VIVIAN: "foyer", ZOE: "foyer"}
    table = draw("burning-man", *faces(2, 3), *faces(2, 5), where=where, rooms=row("ground", "junk-room"))
    assert causes(table, "loses") == ["junk-room"]
    assert causes(table, "moves") == ["burning-man"]


def test_a_step_of_ones_own_has_no_cause() -> None:
    assert causes(position(HALL).play("go:foyer"), "moves") == [""]


def test_a_room_is_the_cause_of_what_it_gives() -> None:
    table = position({**HALL, OX: "library"}, rooms=row("upper", "library")).play("end-turn")
    assert causes(table, "gains") == ["library"]
    said = Words("en", strict=True).say_event("betrayal", table.events("gains")[0].told_to(None))
    assert said.endswith("(Library).")


def test_what_a_card_brings_and_takes_along_is_its_own() -> None:
    table = position(HALL, cards={OX: ["holy-symbol"]}).play("drop:holy-symbol", *["end-turn"] * 3)
    table.play("take:holy-symbol")
    assert causes(table, "loses") == causes(table, "gains") == ["holy-symbol"]


def test_whoever_wins_a_fight_is_the_cause_of_the_damage() -> None:
    table = haunted(HALL, "entrance-hall").with_dice(*[0] * 5, *[1] * 5)
    table.play(f"attack:{GHOUL_1}")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert causes(table, "hurt") == [GHOUL_1]
