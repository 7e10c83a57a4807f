"""What a survivor can carry, where it lies, and what happens when there is too much of it."""

from collections.abc import Callable

import pytest

from dreadhall.darkest.components.catalogue import ITEMS
from dreadhall.darkest.ids import RoomId, SurvivorId
from dreadhall.darkest.state import DarkestState, Horde
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position

HALL = "entrance-hall"
AXE, HANDGUN, KNIFE, AUTOMATIC, SHOTGUN = "ST1", "ST2", "EQ01", "EQ06", "EQ08"
SCOPE, ARMOR, HELMET, EXTINGUISHER = "EQ22", "EQ24", "EQ28", "EQ29"
SPRAY, SPRAY_2, KIT, DRINK, MASK = "EQ32", "EQ33", "EQ36", "EQ41", "EQ49"
FIVE = [KNIFE, SPRAY, SPRAY_2, KIT, MASK]


def right(table: Position, name: str) -> list[str]:
    return [held.card for held in table.survivor(name).hands]


def left(table: Position, name: str) -> list[str]:
    return [held.card for held in table.survivor(name).pack]


def infected(name: str, *sides: str) -> Callable[[DarkestState], None]:
    def change(state: DarkestState) -> None:
        state.survivors[SurvivorId(name)].virus = ["right" if side == "right" else "left" for side in sides]

    return change


def take_out(state: DarkestState, *cards: str) -> None:
    for card in cards:
        state.equipment.rest.remove(card)


def passing(cards: list[str], *, people: int = 2, wounds: int = 0) -> Position:
    """Leo passes his axe to Nina, who carries all these cards."""
    names = ["leo", "nina", "jack", "bruce", "lucy"][:people]
    table = position(names, cards={"leo": [AXE], "nina": cards}, wounds={"nina": wounds})
    table.play("pass:leo", *(["survivor:nina"] if people > 2 else []))
    return table


@rule("D-INV-01")
def test_gear_has_hands_and_stays_consumables_have_none_and_do_not() -> None:
    for item in ITEMS.values():
        assert item.single_use == (item.hands == 0), item.key
        assert item.hands in (0, 1, 2)
        if item.kind in ("weapon", "gear"):
            assert item.hands > 0, item.key
    assert {ITEMS[key].kind for key in ("handgun-scope", "armor", "fire-helmet")} == {"gear"}


@rule("D-INV-02")
@pytest.mark.parametrize(("people", "limit"), [(2, 5), (3, 5), (4, 5), (5, 4)])
def test_five_items_are_the_limit_and_four_with_five_survivors(people: int, limit: int) -> None:
    assert passing(FIVE[: limit - 1], people=people).prompt == "act"
    full = passing(FIVE[:limit], people=people)
    assert full.prompt == "inventory-full"


@rule("D-INV-03")
def test_a_virus_takes_the_place_of_an_item() -> None:
    table = position(["leo", "nina"], cards={"leo": [AXE], "nina": FIVE[:4]}).arrange(infected("nina", "left"))
    assert table.play("pass:leo").prompt == "inventory-full"


@rule("D-INV-03")
def test_chips_and_the_cure_take_no_place() -> None:
    table = position(["leo", "nina"], cards={"leo": [AXE], "nina": FIVE[:4]}, chips={"nina": ["K2-02", "K2-03"]})
    table.arrange(lambda state: setattr(state, "cure", "nina"))
    assert table.play("pass:leo").prompt == "act"


@rule("D-INV-04")
def test_two_one_handed_cards_or_one_two_handed_one_are_in_use() -> None:
    table = position({"leo": HALL}, cards={"leo": [AXE, HANDGUN, KNIFE, AUTOMATIC]})
    assert right(table, "leo") == [AXE, HANDGUN]
    assert not any(key.startswith("ready:") for key in table.keys)
    table.play("stow:leo:ST1")
    assert [key for key in table.keys if key.startswith("ready:")] == ["ready:leo:EQ01", "ready:leo:ST1"]
    table.play("stow:leo:ST2", "ready:leo:EQ06")
    assert right(table, "leo") == [AUTOMATIC]
    assert not any(key.startswith("ready:") for key in table.keys)


@rule("D-INV-EX1", "D-INV-04")
def test_axe_and_helmet_fill_the_hands_and_two_consumables_make_four_items() -> None:
    table = position({"leo": HALL}, cards={"leo": [AXE, HELMET, SPRAY, KIT, EXTINGUISHER]})
    assert right(table, "leo") == [AXE, HELMET]
    assert left(table, "leo") == [SPRAY, KIT, EXTINGUISHER]
    assert "ready:leo:EQ29" not in table.keys
    table.play("discard:leo:EQ29")
    assert len(table.cards("leo")) == 4


@rule("D-INV-05")
def test_gear_on_the_left_does_nothing() -> None:
    table = position(
        {"leo": HALL}, burns={"r4c3": 2}, fire="r4c3", hordes={HALL: 1}, cards={"leo": [EXTINGUISHER, KNIFE]}
    )
    assert {"douse:leo:EQ29", "attack:leo:EQ01"} < set(table.keys)
    table.play("stow:leo:EQ29", "stow:leo:EQ01")
    assert not {"douse:leo:EQ29", "attack:leo:EQ01"} & set(table.keys)


@rule("D-INV-06")
def test_a_scope_needs_a_hand_of_its_own() -> None:
    table = position({"leo": HALL}, cards={"leo": [HANDGUN, SCOPE, KNIFE]})
    assert right(table, "leo") == [HANDGUN, SCOPE]
    assert left(table, "leo") == [KNIFE]


@rule("D-INV-07")
def test_consumables_lie_on_the_left_and_are_used_from_there() -> None:
    table = position({"leo": HALL}, cards={"leo": [SPRAY]}, wounds={"leo": 1})
    assert left(table, "leo") == [SPRAY]
    assert "ready:leo:EQ32" not in table.keys
    table.play("use:leo:EQ32")
    assert table.survivor("leo").wounds == 0


@rule("D-INV-08")
def test_changing_sides_costs_nothing() -> None:
    table = position({"leo": HALL}, cards={"leo": [AXE]})
    table.play("stow:leo:ST1", "ready:leo:ST1", "stow:leo:ST1")
    assert table.survivor("leo").ap == 4


@rule("D-INV-08", "D-INV-12")
def test_armor_may_be_put_on_at_the_moment_of_the_roll() -> None:
    table = position({"leo": HALL}, hordes={HALL: 1}, cards={"leo": [AXE, HANDGUN, ARMOR]})
    table.with_dice(creature=["damage"], survivor=["aim", "success"])
    table.play("end-turn", "defend", "yes")
    assert table.prompt == "stow-what"
    table.play("card:ST1")
    assert right(table, "leo") == [HANDGUN, ARMOR]
    assert table.survivor("leo").wounds == 0


@rule("D-INV-08")
def test_hands_that_the_virus_took_cannot_be_freed_for_armor() -> None:
    table = position({"leo": HALL}, hordes={HALL: 1}, cards={"leo": [ARMOR]}).play("stow:leo:EQ24")
    table.arrange(infected("leo", "right", "right"))
    table.with_dice(creature=["damage"], survivor=["aim"]).play("end-turn", "defend")
    assert table.survivor("leo").wounds == 1


@rule("D-INV-09")
def test_outside_the_own_turn_the_new_card_or_an_old_one_has_to_go() -> None:
    table = position(
        ["leo", "nina"], groups=[["leo"], ["nina"]], cards={"leo": [AXE], "nina": FIVE}, wounds={"nina": 1}
    )
    table.play("pass:leo")
    assert table.prompt == "inventory-full"
    assert sorted(table.keys) == sorted(f"discard:nina:{card}" for card in [*FIVE, AXE])
    table.play("discard:nina:ST1")
    assert sorted(table.cards("nina")) == sorted(FIVE)


@rule("D-INV-09")
def test_in_the_own_turn_a_consumable_may_be_used_up_instead() -> None:
    table = passing(FIVE, wounds=2)
    assert {"use:nina:EQ32", "use:nina:EQ36", "use:nina:EQ49"} < set(table.keys)
    table.play("use:nina:EQ36")
    assert table.survivor("nina").wounds == 0
    assert AXE in table.cards("nina")
    assert len(table.cards("nina")) == 5


@rule("D-INV-09")
def test_in_the_own_turn_a_card_may_be_passed_on_for_an_ap() -> None:
    table = (
        passing(FIVE).arrange(lambda state: state.survivors[SurvivorId("nina")].chips.append("K2-02")).play("pass:nina")
    )
    assert "chip:K2-02" not in table.keys
    table.play("card:EQ36")
    assert table.survivor("nina").ap == 3
    assert table.cards("leo") == [KIT]
    assert AXE in table.cards("nina")


@rule("D-INV-09")
def test_whoever_has_no_ap_cannot_pass_a_card_on() -> None:
    table = position(["leo", "nina"], cards={"leo": [AXE], "nina": FIVE}, ap={"leo": 4, "nina": 0})
    table.play("pass:leo")
    assert "pass:nina" not in table.keys
    assert "use:nina:EQ49" in table.keys


@rule("D-INV-10")
def test_used_and_discarded_cards_leave_the_game() -> None:
    table = position({"leo": HALL}, cards={"leo": [SPRAY, KNIFE]}, wounds={"leo": 1})
    table.arrange(lambda state: take_out(state, SPRAY, KNIFE))
    deck = len(table.state.equipment)
    table.play("use:leo:EQ32", "discard:leo:EQ01")
    assert table.cards("leo") == []
    assert len(table.state.equipment) == deck
    assert not {SPRAY, KNIFE} & {*table.state.equipment.rest, *table.state.equipment.top}


@rule("D-INV-10")
def test_an_empty_deck_is_not_shuffled_anew() -> None:
    table = position({"leo": HALL}, cards={"leo": [SPRAY]})
    table.arrange(lambda state: state.equipment.rest.clear())
    table.with_dice(survivor=["success"], terror=["fire"]).play("discard:leo:EQ32", "search:leo")
    assert table.cards("leo") == []


@rule("D-INV-11")
def test_a_consumable_is_used_for_nothing_and_without_ap_left() -> None:
    table = position({"leo": HALL}, cards={"leo": [SPRAY]}, wounds={"leo": 1}, ap={"leo": 0})
    table.play("use:leo:EQ32")
    assert table.survivor("leo").wounds == 0


@rule("D-INV-11")
def test_a_consumable_is_not_used_in_another_groups_turn() -> None:
    table = position(["leo", "nina"], groups=[["leo"], ["nina"]], cards={"nina": [SPRAY]}, wounds={"nina": 1})
    assert not any("nina" in key for key in table.keys)


@rule("D-INV-12")
def test_a_reroll_is_offered_in_anybodys_turn() -> None:
    table = position(
        {"leo": HALL, "nina": "gallery"},
        groups=[["leo"], ["nina"]],
        fire="r1c3",
        burns={"r1c3": 1},
        cards={"nina": ["EQ50"]},
    )
    table.with_dice(d4=[2, 4]).play("end-turn")
    assert table.prompt == "fire-alarm"
    table.play("yes")
    assert table.state.fire == "r1c2"


@rule("D-INV-13", "D-ITEM-16")
def test_what_lasts_this_turn_ends_with_the_turn_of_the_users_group() -> None:
    table = position(
        {"nina": "dining-room", "leo": "dining-room"},
        groups=[["nina"], ["leo"]],
        cards={"nina": [MASK], "leo": [AXE]},
        burns={"r3c4": 1},
        unlocked="all",
    )
    table.play("use:nina:EQ49", "end-turn")
    table.arrange(lambda state: state.hordes.update({RoomId("dining-room"): Horde(1)}))
    table.with_dice(survivor=["retreat", "aim"]).play("attack:leo:ST1", "retreat:nina:gallery")
    assert table.survivor("nina").wounds == 1


def test_a_second_starting_weapon_of_a_kind_is_a_card_of_its_own() -> None:
    table = position(
        ["jack", "nina"], cards={"nina": [HANDGUN]}, wounds={"jack": 8}, fire="r4c3", burns={"r4c3": 1}, event=0
    )
    table.with_dice(d4=[3]).play("end-turn")
    table.with_dice(d4=[1, 2], d6=[1]).play("go-on", "survivor:jack", "pass:nina")
    assert len(set(table.cards("jack"))) == 2
    assert [held.ammo for held in table.survivor("jack").hands] == [6, 6]
    ask = table.table.ask
    assert ask is not None
    assert len({choice.key for choice in ask.choices}) == len(ask.choices)


@rule("D-INV-02")
def test_whoever_loses_the_skill_to_carry_more_has_to_throw_something_away() -> None:
    table = position(
        ["jack"],
        cards={"jack": [*FIVE, HANDGUN]},
        skills={"jack": ["backpacker"]},
        event=0,
        options={"house_rules": {"zombification_grace": "de"}},
    )
    table.arrange(infected("jack", "left", "left"))
    table.arrange(lambda state: setattr(state.survivors[SurvivorId("jack")], "zombification", 2))
    table.play("discard:jack:EQ01", "discard:jack:EQ32", "end-turn")
    table.with_dice(d4=[2], d6=[1]).play("go-on")
    assert table.prompt == "inventory-full"
    table.play("discard:jack:EQ49")
    assert table.cards("jack") == [HANDGUN, SPRAY_2, KIT]
