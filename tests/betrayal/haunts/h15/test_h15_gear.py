"""Haunt 15, Here There Be Dragons: the antique armour and the shield, on and off, and what they protect from."""

from typing import Any

import pytest

from dreadhall.betrayal.components.rooms import CHAPEL
from dreadhall.betrayal.haunts.h15_here_there_be_dragons import (
    ARMOR,
    BREATHE,
    DISCARD,
    GIVE,
    KEEP,
    SHIELD,
    WEAR,
    WORN,
    HereThereBeDragons,
)
from dreadhall.betrayal.house.plan import Placed
from dreadhall.testing.betrayal import row
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h15.lair import OX, VIVIAN, ZOE, lair, turn_of_dragon

AWAY = {OX: "foyer", VIVIAN: "foyer", ZOE: "upper-landing"}
"""Ox and Vivian beside each other, far from the traitor."""


@rule("H15-T08")
def test_to_put_the_armour_on_takes_a_whole_turn() -> None:
    table = lair(AWAY, dragon="upper-landing", cards={OX: [ARMOR]})
    assert WEAR in table.keys
    moved = lair(AWAY, dragon="upper-landing", cards={OX: [ARMOR]}).play("go:grand-staircase")
    assert WEAR not in moved.keys
    table.play(WEAR)
    assert (table.explorer(OX).status, table.asked) == ({WORN: 1}, [1])


@rule("H15-T08")
def test_not_over_the_other_armor_nor_by_the_traitor() -> None:
    assert WEAR not in lair(AWAY, dragon="upper-landing", cards={OX: [ARMOR, "armor"]}).keys
    assert WEAR not in lair(AWAY, cards={ZOE: [ARMOR]}, turn=ZOE).keys
    assert WEAR not in lair(AWAY, dragon="upper-landing", cards={OX: [ARMOR]}, worn=OX).keys


@rule("H15-T08", "H15-T09")
@pytest.mark.parametrize(("worn", "points"), [("", 7), (OX, 2)])
def test_only_worn_does_it_take_five_points_off_a_bite(worn: str, points: int) -> None:
    table = lair(turn=ZOE, cards={OX: [ARMOR]}, worn=worn)
    might = table.value(OX, "might")
    turn_of_dragon(table, 0, 0, 0, *faces(7, 8), *faces(0, might)).play(f"attack:{OX}")
    assert (table.prompt, table.table.view(0)["ask"]["data"]["points"]) == ("split-damage", points)


@rule("H15-T09")
def test_a_bite_by_five_is_nothing_to_a_wearer() -> None:
    table = lair(turn=ZOE, cards={OX: [ARMOR]}, worn=OX)
    turn_of_dragon(table, 0, 0, 0, *faces(5, 8), *faces(0, table.value(OX, "might"))).play(f"attack:{OX}")
    assert [event.data["spared"] for event in table.events("unhurt")] == [5]


@rule("H15-T09", "H15-23")
def test_it_stops_the_bite_of_a_card_as_well() -> None:
    cellar = {OX: "basement-landing", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    table = lair(cellar, dragon="upper-landing", cards={OX: [ARMOR]}, worn=OX)
    table.top("room", "pentagram-chamber").top("omen", "bite")
    table.with_dice(*faces(8, 4), *[0] * table.value(OX, "might")).play("explore:w")
    assert (table.prompt, table.table.view(0)["ask"]["data"]["points"]) == ("split-damage", 3)


@rule("H15-T09", "H15-23")
@pytest.mark.parametrize(("worn", "hurt"), [("", True), (VIVIAN, False)])
def test_it_stops_a_throw_of_dynamite_and_no_blow_to_the_mind(worn: str, hurt: bool) -> None:
    beside = AWAY | {OX: "entrance-hall"}
    table = lair(beside, dragon="upper-landing", cards={OX: ["dynamite"], VIVIAN: [ARMOR]}, worn=worn)
    table.with_dice(*[0] * table.value(VIVIAN, "speed")).play("use:dynamite:foyer")
    assert (table.prompt == "split-damage") == hurt
    ring = lair(cards={OX: ["ring", ARMOR]}, worn=OX)
    ring.with_dice(*faces(0, ring.value(OX, "sanity")), *faces(2, 6)).play("attack:dragon-1:ring")
    told = ring.table.view(0)["ask"]["data"]
    assert (told["damage"], told["points"]) == ("mental", 2)


@rule("H15-T09")
def test_the_other_armor_adds_nothing_to_it_and_fire_minds_neither() -> None:
    table = lair(turn=ZOE, cards={OX: [ARMOR, "armor"]}, worn=OX)
    turn_of_dragon(table, 0, 0, 0, *faces(7, 8), *faces(0, table.value(OX, "might"))).play(f"attack:{OX}")
    assert table.table.view(0)["ask"]["data"]["points"] == 2
    burnt = lair(turn=ZOE, cards={OX: [ARMOR]}, worn=OX, traits={OX: {"speed": 0}})
    turn_of_dragon(burnt, 0, 0, 0, *[0] * burnt.value(OX, "speed"), *faces(6, 4)).play(BREATHE, KEEP)
    assert burnt.table.view(0)["ask"]["data"]["points"] == 6


@rule("H15-T09")
@pytest.mark.parametrize(
    ("cards", "worn", "less"), [([ARMOR], "", 0), ([ARMOR], OX, 1), ([SHIELD], "", 1), ([ARMOR, SHIELD], OX, 2)]
)
def test_armour_and_shield_weigh_a_space_each(cards: list[str], worn: str, less: int) -> None:
    table = lair(AWAY, dragon="upper-landing", cards={OX: cards}, worn=worn, traits={OX: {"speed": 7}})
    assert table.rules.spaces_left(table.explorer(OX)) == table.value(OX, "speed") - less


@rule("H15-T09")
def test_a_space_always_remains() -> None:
    table = lair(AWAY, dragon="upper-landing", cards={OX: [ARMOR, SHIELD]}, worn=OX, traits={OX: {"speed": 0}})
    assert table.value(OX, "speed") == 2
    assert table.rules.spaces_left(table.explorer(OX)) == 1


@rule("H15-T10")
@pytest.mark.parametrize(("bearer", "rolls"), [(OX, [ZOE]), (ZOE, [OX, VIVIAN]), ("", [OX, VIVIAN, ZOE])])
def test_the_shield_covers_its_bearer_and_heroes_beside_a_hero(bearer: str, rolls: list[str]) -> None:
    where = dict.fromkeys((OX, VIVIAN, ZOE), "entrance-hall")
    fast: dict[str, Any] = {name: {"speed": 7} for name in where}
    table = lair(where, turn=ZOE, cards={bearer: [SHIELD]} if bearer else {}, traits=fast)
    dice = [face for name in rolls for face in faces(4, table.value(name, "speed"))]
    turn_of_dragon(table, 0, 0, 0, *dice).play(BREATHE)
    fire = [event.data["who"] for event in table.events("rolled") if event.data["why"] == "h15-fire"]
    assert fire == rolls


@rule("H15-T10")
def test_it_covers_the_room_next_door_and_nobody_once_its_bearer_is_bitten_to_death() -> None:
    beside = lair(AWAY, turn=ZOE, cards={OX: [SHIELD]})
    assert BREATHE not in turn_of_dragon(beside, 0, 0, 0).keys, "both stand behind the door, and behind the Shield"
    where = {OX: "entrance-hall", VIVIAN: "entrance-hall", ZOE: "upper-landing"}
    frail = {OX: {"might": 0, "speed": 0}, VIVIAN: {"speed": 7}}
    table = lair(where, turn=ZOE, cards={OX: [SHIELD]}, traits=frail)
    bite = [*faces(16, 8), *[0] * table.value(OX, "might")]
    turn_of_dragon(table, 0, 0, 0, *bite, *faces(4, table.value(VIVIAN, "speed"))).play(f"attack:{OX}")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert (table.explorer(OX).alive, table.state.piles) == (False, {"entrance-hall": [SHIELD]})
    table.play(BREATHE)
    assert [event.data["who"] for event in table.events("rolled") if event.data["why"] == "h15-fire"] == [VIVIAN]


@rule("H15-T10")
@pytest.mark.parametrize(("cards", "hurt"), [([], 1), ([SHIELD], 0)])
def test_nor_does_the_furnace_hurt_its_bearer(cards: list[str], hurt: int) -> None:
    where = {OX: "furnace-room", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    table = lair(where, rooms=row("basement", "furnace-room"), cards={OX: cards}).play("end-turn")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert len(table.events("hurt")) == hurt


@rule("H15-T12")
@pytest.mark.parametrize(("margin", "found"), [(7, {"damage", f"steal:{SHIELD}"}), (3, set())])
def test_the_shield_can_be_stolen_and_the_armour_cannot(margin: int, found: set[str]) -> None:
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "foyer"}
    table = lair(where, turn=ZOE, cards={OX: [ARMOR, SHIELD]}, worn=OX, traits={ZOE: {"might": 7}})
    mine, theirs = table.value(ZOE, "might"), table.value(OX, "might")
    table.with_dice(*faces(margin, mine), *faces(0, theirs), *[0] * 20).play(f"attack:{OX}")
    assert (set(table.keys) if table.prompt == "damage-or-steal" else set()) == found
    assert bool(table.events("unhurt")) == (not found)


@rule("H15-T12")
def test_the_wearer_hands_it_on_in_a_whole_turn_and_neither_drops_nor_trades_it() -> None:
    table = lair(AWAY, dragon="upper-landing", cards={OX: [ARMOR]}, worn=OX)
    assert not any(key.startswith(("drop", "trade")) for key in table.keys)
    table.play(f"{GIVE}:{VIVIAN}")
    assert (table.cards(OX), table.cards(VIVIAN), table.asked) == ([], [ARMOR], [1])
    assert [who["status"] for who in table.view(1)["explorers"][:2]] == [{}, {}]
    unworn = lair(AWAY, dragon="upper-landing", cards={OX: [ARMOR]})
    assert {f"drop:{ARMOR}", f"trade:{VIVIAN}:{ARMOR}"} <= set(unworn.keys)
    assert not unworn.offers(GIVE)


@rule("H15-T04", "H15-16", "C-54")
@pytest.mark.parametrize(("points", "asked"), [(1, False), (3, True)])
def test_whom_the_armor_has_saved_nobody_asks_for_more(points: int, asked: bool) -> None:
    table = lair(turn=ZOE, cards={OX: ["armor", "axe", "rope"]}, traits={OX: {"speed": 0}})
    turn_of_dragon(table, 0, 0, 0, *[0] * table.value(OX, "speed"), *faces(points, 4)).play(BREATHE)
    if asked:
        table.play(f"{DISCARD}:axe")
    assert (table.prompt, table.events("hurt")) == ("monster", [])


@rule("H15-T04", "B-ITEM-14")
def test_who_dies_of_what_was_given_to_the_flames_burns_no_more() -> None:
    weak = {OX: {"speed": 0, "sanity": 0}}
    table = lair(turn=ZOE, cards={OX: ["amulet-of-the-ages", "axe"]}, traits=weak)
    turn_of_dragon(table, 0, 0, 0, *[0] * table.value(OX, "speed"), *faces(8, 4))
    table.play(BREATHE, f"{DISCARD}:amulet-of-the-ages")
    assert (table.explorer(OX).alive, table.prompt, table.events("hurt")) == (False, "monster", [])
    assert table.state.piles == {"entrance-hall": ["axe"]}


@rule("H15-T04")
def test_nobody_is_seen_in_armour_that_has_burnt() -> None:
    table = lair(turn=ZOE, cards={OX: [ARMOR]}, worn=OX, traits={OX: {"speed": 0}})
    assert table.view(1)["explorers"][0]["status"] == {WORN: 1}
    turn_of_dragon(table, 0, 0, 0, *[0] * table.value(OX, "speed"), *faces(6, 4)).play(BREATHE, f"{DISCARD}:{ARMOR}")
    assert (table.cards(OX), table.view(1)["explorers"][0]["status"]) == ([], {})


@rule("H15-T12")
def test_what_comes_back_to_somebody_is_unworn_and_the_dead_leave_all() -> None:
    table = lair(AWAY, dragon="upper-landing", cards={OX: [ARMOR]}, worn=OX)
    table.play(f"{GIVE}:{VIVIAN}", f"trade:{OX}:{ARMOR}", "yes")
    assert (table.cards(OX), WORN in table.explorer(OX).status) == ([ARMOR], False)
    cards = {OX: [ARMOR, SHIELD, "spear"]}
    slain = lair(turn=ZOE, cards=cards, worn=OX, traits={OX: {"might": 0, "speed": 0}})
    turn_of_dragon(slain, 0, 0, 0, *faces(16, 8), *[0] * slain.value(OX, "might")).play(f"attack:{OX}")
    while slain.prompt == "split-damage":
        slain.play(slain.keys[0])
    assert slain.state.piles == {"entrance-hall": [ARMOR, SHIELD, "spear"]}


@rule("H15-T14")
def test_without_the_rooms_below_the_game_goes_on() -> None:
    table = lair(rooms=[Placed(CHAPEL, "ground", 0, 1, 0)], traits={OX: {"might": 7}})
    table.with_dice(*faces(7, 8), *faces(4, 8)).play("attack:dragon-1")
    assert HereThereBeDragons.memory.of(table.haunt).damage == 1
