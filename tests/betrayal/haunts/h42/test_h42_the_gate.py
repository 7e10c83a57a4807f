"""Haunt 42, Comes the Hero: immortality, sacrifices, heavy bodies and the gate."""

from typing import Any

import pytest

from dreadhall.betrayal.components.rooms import CHASM, GRAVEYARD
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import CardId, Place, RoomId
from dreadhall.testing.betrayal import row
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import changes, faces
from tests.betrayal.haunts.h42.gate import APART, LONGFELLOW, OX, VIVIAN, ZOE, gate, immortal

OPEN = "h42-traitor-gate"
MET = APART | {VIVIAN: "grand-staircase"}
"""Vivian meets the traitor."""
WEAK = {VIVIAN: {"might": 0, "speed": 0}}
PENTAGRAM = row("basement", "pentagram-chamber")


# Immortal


@rule("H42-T08")
def test_nobody_attacks_or_robs_the_traitor_who_takes_nothing_in_a_lost_fight() -> None:
    hero = gate(MET, cards={VIVIAN: ["revolver", "ring", "pickpockets-gloves"], OX: ["axe"]})
    assert not hero.offers("attack")
    assert not [key for key in hero.keys if key.startswith("use:pickpockets-gloves")]
    table = gate(MET, turn=OX, cards={OX: ["bell"]}).with_dice(*faces(0, 5), *faces(3, 2)).play(f"attack:{VIVIAN}")
    assert (changes(table, OX), table.prompt) == ({}, "turn")
    assert table.events("unhurt")


@rule("H42-T08")
def test_rooms_cards_and_items_change_nothing() -> None:
    furnace = gate(APART | {OX: "furnace-room"}, rooms=row("basement", "furnace-room"), turn=OX).play("end-turn")
    assert changes(furnace, OX) == {}
    gym = gate(APART | {OX: "gymnasium"}, rooms=row("upper", "gymnasium"), turn=OX).play("end-turn")
    assert changes(gym, OX) == {}
    dropped = gate(turn=OX, cards={OX: ["amulet-of-the-ages"]}).play("drop:amulet-of-the-ages")
    assert changes(dropped, OX) == {}
    taken = gate(turn=OX, piles={"grand-staircase": ["amulet-of-the-ages"]}).play("take:amulet-of-the-ages")
    assert changes(taken, OX) == {}
    where = APART | {VIVIAN: "foyer", OX: "entrance-hall"}
    blast = gate(where, cards={VIVIAN: ["dynamite"]}).with_dice(0, 0, 0, 0).play("use:dynamite:entrance-hall")
    assert (changes(blast, OX), blast.explorer(OX).alive) == ({}, True)


# Sacrifices


@rule("H42-T09")
@pytest.mark.parametrize(("card", "dice"), [("axe", 6), ("", 5)])
def test_only_a_weapon_makes_a_sacrifice(card: str, dice: int) -> None:
    table = gate(MET, turn=OX, cards={OX: ["axe"]}, traits=WEAK).with_dice(*faces(8, dice), *faces(0, 2))
    table.play(f"attack:{VIVIAN}" + (f":{card}" if card else ""))
    table.play(table.keys[0])
    assert not table.explorer(VIVIAN).alive
    assert table.state.piles[Place("grand-staircase")] == [f"body-{VIVIAN}"]
    assert immortal(table).sacrifices() == ([f"body-{VIVIAN}"] if card else [])


@rule("H42-T09")
def test_a_shot_does_and_dynamite_does_not() -> None:
    where = APART | {VIVIAN: "foyer"}
    shot = gate(where, turn=OX, cards={OX: ["revolver"]}, traits=WEAK).with_dice(*faces(8, 5), *faces(0, 3))
    shot.play(f"attack:{VIVIAN}:revolver")
    shot.play(shot.keys[0])
    assert immortal(shot).sacrifices() == [f"body-{VIVIAN}"]
    where = APART | {VIVIAN: "entrance-hall", LONGFELLOW: "upper-landing", OX: "foyer"}
    blast = gate(where, turn=OX, cards={OX: ["dynamite"]}, traits=WEAK).with_dice(0, 0, 0)
    blast.play("use:dynamite:entrance-hall")
    blast.play(blast.keys[0])
    assert (blast.explorer(VIVIAN).alive, immortal(blast).sacrifices()) == (False, [])
    rooms = row("basement", "pentagram-chamber")
    lying = gate(
        APART | {OX: "pentagram-chamber"}, dead=[VIVIAN], bodies={"pentagram-chamber": [VIVIAN]}, rooms=rooms, turn=OX
    )
    assert not lying.offers(OPEN)


# Bodies


@rule("H42-T10")
@pytest.mark.parametrize("dead", [[VIVIAN], [VIVIAN, LONGFELLOW]])
def test_a_body_doubles_every_room_and_two_cost_no_more(dead: list[str]) -> None:
    table = gate(turn=OX, dead=dead, bodies={"grand-staircase": dead}, traits={OX: {"speed": 5}})
    table.play(f"take:body-{VIVIAN}")
    if len(dead) == 2:
        table.play(f"card:body-{LONGFELLOW}")
    table.play("go:foyer", "go:entrance-hall")
    assert table.state.turn.spent == 4
    assert not table.offers("go")
    assert table.offers("drop") is False, "what was taken up this turn is not laid down"


@rule("H42-T10")
def test_no_hero_and_no_dog_touches_a_body() -> None:
    table = gate(dead=[LONGFELLOW], bodies={"entrance-hall": [LONGFELLOW]}, cards={VIVIAN: ["dog"]})
    assert not table.offers("take")
    rules = immortal(table)
    assert not rules.dog_carries(table.explorer(VIVIAN), CardId(f"body-{LONGFELLOW}"))
    assert not rules.tradable(CardId(f"body-{LONGFELLOW}"))


# The gate


@rule("H42-T11")
@pytest.mark.parametrize("carried", [True, False])
@pytest.mark.parametrize("trait", ["sanity", "knowledge"])
def test_with_the_sacrifice_in_the_gate_room_four_opens_it(carried: bool, trait: str) -> None:
    where = APART | {OX: "pentagram-chamber"}
    parts: dict[str, Any] = (
        {"cards": {OX: [f"body-{VIVIAN}"]}} if carried else {"bodies": {"pentagram-chamber": [VIVIAN]}}
    )
    table = gate(where, sacrificed=[VIVIAN], rooms=PENTAGRAM, turn=OX, **parts)
    assert table.with_dice(*faces(4, 3)).play(f"{OPEN}:{trait}").winners == (3,)
    failed = gate(where, sacrificed=[VIVIAN], rooms=PENTAGRAM, turn=OX, **parts).with_dice(*faces(3, 3))
    failed.play(f"{OPEN}:{trait}")
    assert (failed.winners, failed.offers(OPEN)) == (None, False)


@rule("H42-T11")
@pytest.mark.parametrize("room", ["catacombs", "chasm", "pentagram-chamber", "crypt"])
def test_three_rooms_are_gates_and_the_traitor_must_be_there(room: RoomId) -> None:
    rooms = [Placed(room, "basement", 0, 1)]
    table = gate(APART | {OX: room}, sacrificed=[VIVIAN], bodies={room: [VIVIAN]}, rooms=rooms, turn=OX)
    assert table.offers(OPEN) == (room != "crypt")
    assert not gate(sacrificed=[VIVIAN], bodies={room: [VIVIAN]}, rooms=rooms, turn=OX).offers(OPEN)
    assert not gate(APART | {LONGFELLOW: room}, sacrificed=[VIVIAN], rooms=rooms, turn=LONGFELLOW).offers(OPEN)


@rule("H42-T11")
def test_a_kill_in_the_chasm_allows_the_roll_on_the_same_turn() -> None:
    rooms = [Placed(CHASM, "basement", 0, 1)]
    where = APART | {VIVIAN: "chasm", OX: "chasm"}
    table = gate(where, turn=OX, cards={OX: ["axe"]}, traits=WEAK, rooms=rooms).with_dice(*faces(8, 6), *faces(0, 2))
    table.play(f"attack:{VIVIAN}:axe")
    table.play(table.keys[0])
    assert table.offers(OPEN)


@rule("H42-T14")
def test_when_the_last_hero_dies_the_traitor_wins() -> None:
    where = {VIVIAN: "graveyard", LONGFELLOW: "foyer", ZOE: "foyer", OX: "graveyard"}
    rooms = [Placed(GRAVEYARD, "ground", 0, 1)]
    table = gate(where, dead=[LONGFELLOW, ZOE], turn=OX, traits=WEAK, rooms=rooms)
    table.with_dice(*faces(6, 5), *faces(0, 2)).play(f"attack:{VIVIAN}")
    table.play(table.keys[0])
    assert table.winners == (3,)
