"""Attacks: who may fight whom, what a win does, and what stands in its place. (B-ATK, B-DIST, B-LOS)"""

from collections.abc import Iterator

from typing_extensions import override

from dreadhall.betrayal.components.rooms import BALLROOM, BEDROOM, CATACOMBS, DUSTY_HALLWAY, FOYER
from dreadhall.betrayal.ground import Deed
from dreadhall.betrayal.haunts.h05_i_was_a_teenage_lycanthrope import BULLETS
from dreadhall.betrayal.house.plan import FIRST, Placed
from dreadhall.betrayal.ids import FigureId
from dreadhall.betrayal.state import Explorer
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.kernel import Choice
from dreadhall.testing.betrayal import Position, position
from dreadhall.testing.marks import rule
from tests.betrayal.haunts.wolves import wolves
from tests.betrayal.plain import GHOUL, GHOUL_1, OX, VIVIAN, ZOE, haunted, monster_turn

TOGETHER = {OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"}
JENNY = "jenny-leclerc"


def attacks(table: Position) -> list[str]:
    """The attacks that are open."""
    return [key for key in table.keys if key.startswith("attack:")]


def stunned(table: Position, name: str = GHOUL_1) -> Position:
    """The same table, but a monster lies stunned."""
    return table.arrange(lambda state: setattr(state.monsters[FigureId(name)], "stunned", True))


# Who attacks whom


@rule("B-ATK-01")
def test_before_the_haunt_nobody_attacks() -> None:
    assert attacks(position(TOGETHER, cards={OX: ["axe", "revolver"]})) == []
    assert attacks(haunted(TOGETHER, cards={OX: ["axe"]})) == [f"attack:{ZOE}", f"attack:{ZOE}:axe"]


@rule("B-ATK-02", "B-DEC-15")
def test_an_attack_needs_the_same_room_and_can_be_made_once_in_a_turn() -> None:
    table = haunted(TOGETHER, "foyer", "entrance-hall", cards={OX: ["spear"]}).with_dice(*[1] * 9)
    here = [f"attack:{ZOE}", f"attack:{ZOE}:spear", f"attack:{GHOUL_1}", f"attack:{GHOUL_1}:spear"]
    assert attacks(table) == here, (
        "target and weapon are the attacker's choice, and the ghoul next door is out of reach"
    )
    assert "end-turn" in table.keys
    table.play(f"attack:{GHOUL_1}")
    assert attacks(table) == []


@rule("B-ATK-03", "B-ATK-04")
def test_opponents_are_across_the_sides_and_never_within_one() -> None:
    assert attacks(haunted(TOGETHER, "foyer")) == [f"attack:{ZOE}", f"attack:{GHOUL_1}"]
    assert attacks(haunted(TOGETHER, "foyer", turn=ZOE)) == [f"attack:{OX}", f"attack:{VIVIAN}"]
    assert attacks(monster_turn(TOGETHER, "foyer")) == [f"attack:{VIVIAN}", f"attack:{ZOE}"]


@rule("B-ATK-16")
def test_an_action_of_the_haunt_leaves_the_attack_of_the_turn() -> None:
    class Busy(Tasks):
        """Heroes can try something."""

        number = 1
        kinds = (GHOUL,)

        @override
        def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
            return self.task(who, "h01-heroes-try", ["might"], 99, self.succeed)

        async def succeed(self, who: Explorer) -> None:
            raise AssertionError("nobody reaches 99")

    table = haunted(TOGETHER, "foyer", rules=Busy).with_dice(*[1] * 5, *[1] * 9)
    table.play("h01-heroes-try")
    assert f"attack:{GHOUL_1}" in table.keys
    table.play(f"attack:{GHOUL_1}")
    assert "h01-heroes-try" not in table.keys


# What the dice say


@rule("B-ATK-07")
def test_equal_results_hurt_nobody() -> None:
    table = haunted(TOGETHER).with_dice(1, 1, 1, 0, 0, 1, 1, 1).play(f"attack:{ZOE}")
    assert not table.events("hurt")
    assert table.prompt == "turn"


@rule("B-ATK-EX1")
def test_six_against_five_hurts_by_one() -> None:
    table = haunted(TOGETHER).with_dice(2, 2, 1, 1, 0, 2, 2, 1).play(f"attack:{ZOE}")
    assert table.table.ask is not None
    assert (table.prompt, table.asked, table.table.ask.data["points"]) == ("split-damage", [2], 1)


@rule("B-ATK-EX2")
def test_jenny_loses_to_a_werewolf_by_three_and_lives() -> None:
    where = {JENNY: "foyer", ZOE: "upper-landing", VIVIAN: "foyer"}
    table = wolves(where, dog="", traits={VIVIAN: {"might": 3}}).with_dice(2, 1, 1, 1, 2, 2, 2, 2)
    table.play(f"attack:{VIVIAN}", "split:2-1")
    assert (table.value(JENNY, "might"), table.value(JENNY, "speed")) == (3, 4)
    assert table.explorer(JENNY).alive


@rule("B-ATK-17", "B-DEC-16")
def test_a_defender_is_asked_for_cards_before_the_dice_and_for_rerolls_after_them() -> None:
    table = haunted(TOGETHER, cards={ZOE: ["angel-feather", "lucky-stone"]}).with_dice(*[2] * 5, 0, 0, 0, 2, 2, 2)
    table.play(f"attack:{ZOE}")
    assert (table.prompt, table.asked) == ("before-roll", [2])
    table.play("roll")
    assert (table.prompt, table.asked) == ("after-roll", [2])
    table.play("use:lucky-stone", "dice:0x3")
    clash = table.events("clash")[0].data
    assert (clash["who"], clash["target"], clash["roll"], clash["against"]) == (OX, ZOE, 10, 6)
    assert table.cards(ZOE) == ["angel-feather"]


@rule("B-ATK-17")
def test_defending_uses_nothing_up() -> None:
    table = haunted(TOGETHER, turn=VIVIAN, cards={ZOE: ["axe"]}).with_dice(1, 1, 1, 1, 0)
    table.play(f"attack:{ZOE}", "end-turn")
    assert f"attack:{OX}:axe" in table.keys


@rule("B-ATK-18")
def test_a_monsters_dice_are_its_own_and_no_hero_is_asked_for_them() -> None:
    table = monster_turn(TOGETHER, "foyer", dice=(1, 1, 1, 2, 2, 2, 2, 0, 0))
    assert table.asked == [0], "the traitor's player decides for it"
    table.play(f"attack:{VIVIAN}")
    rolls = [event.data for event in table.events("rolled") if event.data["why"] == "attack"]
    assert [(roll["who"], roll["faces"]) for roll in rolls] == [(GHOUL_1, [2, 2, 2, 2])]
    assert table.asked == [1]


# Monsters that lose


@rule("B-ATK-13", "B-MON-05")
def test_a_monster_that_loses_is_stunned_and_keeps_its_traits() -> None:
    table = haunted(TOGETHER, "foyer").with_dice(*[2] * 5, *[0] * 4).play(f"attack:{GHOUL_1}")
    ghoul = table.monster(GHOUL_1)
    assert ghoul.stunned
    assert ghoul.traits == GHOUL.traits
    assert table.events("stunned")


@rule("B-ATK-14", "C-T11")
def test_a_stunned_monster_is_attacked_only_where_a_win_gives_more_than_stunning() -> None:
    assert attacks(stunned(haunted(TOGETHER, "foyer"))) == [f"attack:{ZOE}"]
    hunter = {OX: "foyer", ZOE: "upper-landing", VIVIAN: "basement-landing"}
    armed = stunned(wolves(hunter, dog="foyer", cards={OX: ["revolver", BULLETS]}), "dog-1")
    assert "h05-heroes-shoot:dog-1" in armed.keys
    bare = stunned(wolves(hunter, dog="foyer", cards={OX: ["revolver"]}), "dog-1")
    assert attacks(bare) == []


@rule("B-ATK-15", "C-T11")
def test_losing_against_a_stunned_monster_costs_nothing_but_it_rolls_all_its_dice() -> None:
    hunter = {OX: "foyer", ZOE: "upper-landing", VIVIAN: "basement-landing"}
    table = stunned(wolves(hunter, dog="foyer", cards={OX: ["revolver", BULLETS]}), "dog-1")
    table.with_dice(*[0] * 5, *[2] * 4).play("h05-heroes-shoot:dog-1")
    assert [len(event.data["faces"]) for event in table.events("rolled")] == [5, 4]
    assert not table.events("hurt")
    assert table.prompt == "turn"


@rule("B-ATK-12")
def test_a_haunt_can_let_a_win_do_something_else_in_place_of_damage() -> None:
    hunter = {OX: "foyer", ZOE: "upper-landing", VIVIAN: "foyer"}
    table = wolves(hunter, dog="", cards={OX: ["revolver", BULLETS]}).with_dice(*[2] * 5, *[0] * 4)
    table.play(f"h05-heroes-shoot:{VIVIAN}")
    assert not table.explorer(VIVIAN).alive
    assert not table.events("hurt"), "the silver kills: no damage is split"


# From a distance


LINE = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "ballroom"}


@rule("B-LOS-01")
def test_sight_is_a_straight_line_of_doors() -> None:
    armed = {OX: ["revolver"]}
    x = FIRST.placed[FOYER].x
    line = [Placed(DUSTY_HALLWAY, "ground", x, 1), Placed(BALLROOM, "ground", x, 2)]
    assert attacks(haunted(LINE, rooms=line, cards=armed)) == [f"attack:{ZOE}:revolver"]
    bent = [Placed(DUSTY_HALLWAY, "ground", x, 1), Placed(BALLROOM, "ground", x + 1, 1)]
    assert attacks(haunted(LINE, rooms=bent, cards=armed)) == [], "a line does not go round a corner"
    walled = [Placed(BEDROOM, "ground", x, 1), Placed(BALLROOM, "ground", x, 2)]
    assert attacks(haunted(LINE, rooms=walled, cards=armed)) == [], "a wall breaks it"


@rule("B-LOS-03")
def test_a_barrier_room_does_not_break_a_line_but_its_two_sides_cannot_reach_each_other() -> None:
    rooms = [Placed(CATACOMBS, "basement", 0, 1), Placed(DUSTY_HALLWAY, "basement", 0, 2)]
    armed = {OX: ["revolver"]}
    through = {OX: "basement-landing", VIVIAN: "foyer", ZOE: "dusty-hallway"}
    assert attacks(haunted(through, rooms=rooms, cards=armed)) == [f"attack:{ZOE}:revolver"]
    across = {OX: "catacombs", VIVIAN: "foyer", ZOE: "catacombs/far"}
    assert attacks(haunted(across, rooms=rooms, cards=armed)) == []


@rule("B-DIST-04", "B-MON-09")
def test_a_monster_attacks_once_only_in_its_room_and_does_not_steal() -> None:
    where = {ZOE: "upper-landing", OX: "foyer", VIVIAN: "entrance-hall"}
    table = monster_turn(where, "foyer", dice=(2, 2, 2, 2, 1, 0, 0, *[0] * 5), cards={OX: ["axe"]})
    assert attacks(table) == [f"attack:{OX}"], "Vivian is in sight next door"
    table.play(f"attack:{OX}")
    assert table.prompt == "split-damage", "three points, an axe in hand, and no theft"
    table.play("split:1-2")
    assert attacks(table) == []
