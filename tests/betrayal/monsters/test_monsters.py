"""Monsters: their turn, being stunned, and what the house is to them. (B-MON)"""

from collections.abc import Iterator, Sequence

import pytest
from typing_extensions import override

from dreadhall.betrayal.components.cards import BELL
from dreadhall.betrayal.components.rooms import (
    BALLROOM,
    COAL_CHUTE,
    COLLAPSED_ROOM,
    DUSTY_HALLWAY,
    FOYER,
    FURNACE_ROOM,
    LARDER,
)
from dreadhall.betrayal.ground import Deed, deed
from dreadhall.betrayal.house.plan import FIRST, Placed
from dreadhall.betrayal.ids import FigureId, Place
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import BetrayalState, Explorer
from dreadhall.kernel import Choice
from dreadhall.testing.betrayal import Position, figure, position, row
from dreadhall.testing.marks import rule
from tests.betrayal.plain import GHOUL, GHOUL_1, GHOUL_2, OX, VIVIAN, ZOE, Plain, ghoul, haunted, monster_turn

APART = {ZOE: "upper-landing", OX: "foyer", VIVIAN: "foyer"}
"""Zoe is the traitor here, and her turn is the first."""
CLOSE = {ZOE: "foyer", OX: "foyer", VIVIAN: "foyer"}
ROCK, WISP = Monster("rock", speed=0, might=3), Monster("wisp", sanity=2)
EGG = Monster("egg", speed=1, might=1, dies=True)


class Zoo(Haunt):
    """Several kinds of monsters; heroes can shout at them."""

    number = 1
    kinds = (GHOUL, ROCK, WISP, EGG)

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        yield deed("shout", self.shout)

    async def shout(self) -> None:
        for monster in self.monsters():
            await self.stun(monster)


def rolled(table: Position) -> list[tuple[str, int]]:
    """The rolls for movement: for whom, and how many dice."""
    return [(e.data["who"], len(e.data["faces"])) for e in table.events("rolled") if e.data["why"] == "movement"]


# The monster turn


@rule("B-MON-01", "B-DEC-26", "B-DEC-30")
def test_the_traitor_orders_the_monsters_and_each_ends_its_turn_before_the_next() -> None:
    table = monster_turn(APART, "entrance-hall", "entrance-hall")
    assert (table.prompt, table.asked) == ("next-monster", [0])
    assert table.keys == [f"monster:{GHOUL_1}", f"monster:{GHOUL_2}"]
    table.play(f"monster:{GHOUL_2}", "go:foyer", "go:entrance-hall", "done")
    assert table.state.turn.monster == GHOUL_1
    assert "done" in table.keys, "it need neither move nor attack"
    table.play("done")
    assert (table.prompt, table.asked) == ("turn", [1])


@rule("B-MON-02")
def test_a_monster_moves_by_as_many_dice_as_its_speed() -> None:
    table = monster_turn(APART, "entrance-hall", dice=(1, 0, 1))
    assert rolled(table) == [(GHOUL_1, 3)]
    where = {ZOE: "upper-landing", OX: "upper-landing", VIVIAN: "upper-landing"}
    free = monster_turn(where, "entrance-hall", dice=(1, 0, 1)).play("go:foyer", "go:grand-staircase")
    assert (free.prompt, free.monster(GHOUL_1).place) == ("turn", "grand-staircase"), "two spaces, and it is over"


@rule("B-MON-03")
def test_monsters_of_a_kind_roll_once_for_all() -> None:
    table = monster_turn(APART, "grand-staircase", "grand-staircase", dice=(1, 0, 0))
    table.play(f"monster:{GHOUL_1}", "done")
    assert len(rolled(table)) == 1
    assert table.state.turn.monster == GHOUL_2
    assert table.state.turn.allowance[GHOUL_2] == 1


@rule("B-MON-04")
def test_a_monster_without_speed_does_not_move() -> None:
    for kind in (ROCK, WISP):
        monsters = [figure(Zoo, kind.kind, "entrance-hall")]
        table = position(APART, rules=Zoo, traitor=ZOE, monsters=monsters).with_dice().play("end-turn")
        assert table.prompt == "turn", "it has nothing to do"
        assert rolled(table) == []


@rule("B-MON-19")
def test_a_monster_acts_in_the_middle_of_its_movement_and_pays_for_passing_heroes() -> None:
    table = monster_turn(APART, "entrance-hall", dice=(2, 2, 2, *[1] * 4, *[1] * 4, 0))
    table.play("go:foyer", f"attack:{OX}")
    assert table.state.turn.spent == 1
    table.play("go:grand-staircase")
    assert table.state.turn.spent == 4, "two heroes are left behind"
    assert table.offers("go")


@rule("B-MON-20")
def test_monsters_and_traitor_leave_each_other_alone() -> None:
    alone = {ZOE: "foyer", OX: "upper-landing", VIVIAN: "upper-landing"}
    traitor = haunted(alone, "foyer", traitor=ZOE)
    assert not traitor.offers("attack")
    traitor.play("go:entrance-hall")
    assert traitor.state.turn.spent == 1
    table = monster_turn(alone, "foyer", "foyer").play(f"monster:{GHOUL_1}")
    assert not table.offers("attack")
    assert table.play("go:entrance-hall").state.turn.spent == 1


# Stunned


def stunned_ghoul(state: BetrayalState) -> None:
    """The ghoul lies stunned."""
    state.monsters[FigureId(GHOUL_1)].stunned = True


@rule("B-MON-05")
def test_any_damage_stuns_as_dynamite_does() -> None:
    where = {OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    table = haunted(where, "foyer", cards={OX: ["dynamite"]}).with_dice(0, 0, 0).play("use:dynamite:foyer")
    assert table.monster(GHOUL_1).stunned


@rule("B-MON-06")
def test_it_misses_its_next_turn_and_gets_up_at_the_end_of_it() -> None:
    table = haunted(APART, "entrance-hall", traitor=ZOE, change=stunned_ghoul).with_dice().play("end-turn")
    assert table.prompt == "turn", "no monster acted"
    assert not table.monster(GHOUL_1).stunned
    table.with_dice(1, 1, 1).play("end-turn", "end-turn", "end-turn")
    assert table.state.turn.monster == GHOUL_1


@rule("B-MON-07")
def test_stunning_it_again_changes_nothing() -> None:
    monsters = [figure(Zoo, GHOUL.kind, "entrance-hall", stunned=True)]
    table = position(APART, rules=Zoo, traitor=ZOE, turn=OX, monsters=monsters).with_dice()
    table.play("shout", "end-turn", "end-turn", "end-turn")
    assert not table.events("stunned")
    assert not table.monster(GHOUL_1).stunned, "one missed turn, not two"


@rule("B-MON-07")
def test_a_monster_stunned_in_its_own_turn_stops_and_misses_the_following_one() -> None:
    table = monster_turn(CLOSE, "foyer", dice=(2, 2, 2, *[0] * 4, *[1] * 5)).play(f"attack:{OX}")
    assert table.monster(GHOUL_1).stunned
    assert (table.prompt, table.asked) == ("turn", [1])
    table.with_dice().play("end-turn", "end-turn", "end-turn")
    assert (table.prompt, table.asked) == ("turn", [1]), "it missed this one"
    assert not table.monster(GHOUL_1).stunned


@rule("B-MON-08")
def test_an_effect_that_stuns_also_stuns_what_a_defeat_would_kill() -> None:
    monsters = [figure(Zoo, EGG.kind, "foyer")]
    table = position({OX: "foyer", VIVIAN: "upper-landing", ZOE: "upper-landing"}, rules=Zoo, monsters=monsters)
    beaten = table.arrange(lambda state: setattr(state.explorers[2], "traitor", True))
    assert beaten.with_dice(*[1] * 5, 0).play("attack:egg-1").state.monsters == {}
    shouted = position({OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"}, rules=Zoo, monsters=monsters).play("shout")
    assert shouted.monster("egg-1").stunned


@rule("B-MON-16", "B-MON-17")
def test_monsters_carry_nothing_of_their_own_and_drop_everything_when_stunned() -> None:
    piles = {"foyer": ["axe"]}
    table = monster_turn({**APART, OX: "entrance-hall", VIVIAN: "entrance-hall"}, "foyer", piles=piles)
    assert not table.offers("take")

    def armed(state: BetrayalState) -> None:
        state.items.rest.remove("bell")
        state.monsters[FigureId(GHOUL_1)].cards = [BELL]

    fought = haunted({OX: "foyer", VIVIAN: "foyer", ZOE: "upper-landing"}, "foyer", change=armed)
    fought.with_dice(*[1] * 5, 2, 2, 0, 0).play(f"attack:{GHOUL_1}")
    assert fought.monster(GHOUL_1).stunned
    assert fought.monster(GHOUL_1).cards == []
    assert fought.state.piles == {"foyer": ["bell"]}


# Rooms


@rule("B-MON-10", "B-MON-14")
def test_rooms_neither_harm_monsters_nor_help_them() -> None:
    rooms = [Placed(FURNACE_ROOM, "basement", 0, 1), Placed(LARDER, "basement", 0, 2), *row("upper", "junk-room")]
    table = monster_turn(APART, "furnace-room", rooms=rooms).play("done")
    assert table.monster(GHOUL_1) == ghoul("furnace-room"), "the fire does nothing to it"
    assert monster_turn(APART, "larder", rooms=rooms).play("done").monster(GHOUL_1).traits == GHOUL.traits
    junk = monster_turn(APART, "junk-room", rooms=rooms).play("go:upper-landing")
    assert junk.monster(GHOUL_1).place == "upper-landing", "without a roll"


CHUTE = [Placed(COAL_CHUTE, "ground", FIRST.placed[FOYER].x, 1, 0)]


@rule("B-MON-11", "B-MON-12")
def test_the_coal_chute_takes_monsters_down_and_they_climb_it() -> None:
    where = {ZOE: "upper-landing", OX: "upper-landing", VIVIAN: "upper-landing"}
    table = monster_turn(where, "foyer", rooms=CHUTE).play("go:coal-chute")
    assert table.monster(GHOUL_1).place == "basement-landing"
    assert table.state.turn.spent == 1
    table.play("go:coal-chute")
    assert (table.monster(GHOUL_1).place, table.state.turn.spent) == ("coal-chute", 2), "up for a space"
    stays = table.play("done")
    assert stays.monster(GHOUL_1).place == "basement-landing", "nobody rests on it"
    leaves = monster_turn(where, "basement-landing", rooms=CHUTE).play("go:coal-chute", "go:foyer")
    assert leaves.monster(GHOUL_1).place == "foyer"


@rule("B-MON-12", "B-COAL-03")
def test_no_card_draws_a_monster_up_the_coal_chute_where_it_could_not_stay() -> None:
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"}
    cards, traits = {OX: ["bell"]}, {OX: {"sanity": 7}}
    called = haunted(where, "basement-landing", rooms=CHUTE, cards=cards, traits=traits)
    called.with_dice(*[0] * 7).play("use:bell")
    assert called.prompt == "turn"
    assert called.monster(GHOUL_1).place == "basement-landing"


@rule("B-MON-12")
def test_monsters_climb_holes_and_galleries_for_a_space_and_drop_for_none() -> None:
    where = {ZOE: "foyer", OX: "foyer", VIVIAN: "foyer"}
    rooms = [*row("upper", "gallery"), Placed(BALLROOM, "ground", 1, 1), Placed(COLLAPSED_ROOM, "upper", 1, 0)]
    hole = {"below-collapsed-room": "basement-landing"}
    up = monster_turn(where, "ballroom", rooms=rooms).play("go:gallery")
    assert up.state.turn.spent == 1
    assert up.play("go:ballroom").state.turn.spent == 1
    out = monster_turn(where, "basement-landing", rooms=rooms, tokens=hole).play("go:collapsed-room")
    assert out.state.turn.spent == 1
    assert out.play("go:basement-landing").state.turn.spent == 1


@rule("B-MON-13")
def test_monsters_use_the_ways_that_cards_have_made_without_a_roll() -> None:
    where = {ZOE: "upper-landing", OX: "upper-landing", VIVIAN: "upper-landing"}
    passage = {"secret-passage-1": "foyer", "secret-passage-2": "basement-landing"}
    stairs = {"secret-stairs-1": "foyer", "secret-stairs-2": "basement-landing"}
    for tokens in (passage, stairs):
        table = monster_turn(where, "foyer", tokens=tokens).play("go:basement-landing")
        assert (table.monster(GHOUL_1).place, table.state.turn.spent) == ("basement-landing", 1)

    def walled(state: BetrayalState) -> None:
        state.switch = (Place("entrance-hall"), Place("dusty-hallway"))

    hall = [Placed(DUSTY_HALLWAY, "ground", 0, 1)]
    table = monster_turn(where, "entrance-hall", rooms=hall, change=walled, dice=(2, 0, 0))
    assert table.play("go:dusty-hallway").monster(GHOUL_1).place == "dusty-hallway"


def walled(*, dice: tuple[int, ...], rooms: Sequence[Placed]) -> Position:
    """A Revolving Wall joins Entrance Hall and Dusty Hallway, and a ghoul stands in the hall."""

    def switch(state: BetrayalState) -> None:
        state.switch = (Place("entrance-hall"), Place("dusty-hallway"))
        state.tokens["wall-switch"] = Place("entrance-hall")

    where = dict.fromkeys((ZOE, OX, VIVIAN), "upper-landing")
    return monster_turn(where, "entrance-hall", rooms=rooms, change=switch, dice=dice)


@rule("B-REVW-01")
def test_a_monster_passes_the_revolving_wall_once_in_its_turn() -> None:
    table = walled(dice=(2, 0, 0), rooms=row("upper", "dusty-hallway")).play("go:dusty-hallway")
    assert (table.monster(GHOUL_1).place, table.state.turn.spent) == ("dusty-hallway", 0)
    assert [key for key in table.keys if key.startswith("go:")] == ["go:upper-landing"]


@rule("B-REVW-01")
def test_a_door_beside_the_wall_is_still_a_door() -> None:
    table = walled(dice=(2, 0, 0), rooms=row("ground", "dusty-hallway"))
    assert price(table, "go:dusty-hallway") == 0
    table.play("go:dusty-hallway")
    assert price(table, "go:entrance-hall") == 1
    assert price(table.play("go:entrance-hall"), "go:dusty-hallway") == 1


@rule("B-REVW-01")
def test_every_monster_passes_it_once_and_again_in_its_next_turn() -> None:
    table = walled(dice=(2, 0, 0), rooms=row("upper", "dusty-hallway"))
    table.play("go:dusty-hallway", "done", "end-turn", "end-turn").with_dice(2, 0, 0).play("end-turn")
    assert price(table, "go:entrance-hall") == 0


def price(table: Position, key: str) -> int:
    """How many spaces a choice costs."""
    assert table.table.ask is not None
    return next(int(choice.data["price"]) for choice in table.table.ask.choices if choice.key == key)


@rule("B-MON-15")
def test_monsters_discover_no_rooms() -> None:
    table = monster_turn(APART, "entrance-hall")
    assert not table.offers("explore")
    assert table.rules.may_discover(Place("entrance-hall"))


@rule("B-DEC-27")
def test_its_controller_puts_a_monster_on_a_side_of_a_barrier() -> None:
    table = monster_turn(APART, "tower", rooms=row("upper", "tower", at=(1, 0), turn=0)).play("done")
    assert (table.prompt, table.asked) == ("choose-side", [0])
    assert table.keys == ["side:tower", "side:tower/far"]
    assert table.play("side:tower/far").monster(GHOUL_1).place == "tower/far"


# Stuck below


@rule("B-MON-18", "B-DEC-29")
def test_the_traitor_may_fetch_the_stairs_for_a_monster_that_is_stuck_below() -> None:
    table = haunted(APART, "basement-landing", traitor=ZOE)
    table.play("fetch-stairs")
    assert (table.prompt, table.asked) == ("choose-doorway", [0])
    table.play(table.keys[0])
    assert "stairs-from-basement" in table.rules.plan
    assert "fetch-stairs" not in table.keys
    assert "fetch-stairs" not in haunted(APART, "basement-landing", traitor=ZOE, turn=OX).keys, "heroes do not"


@rule("B-MON-18")
@pytest.mark.parametrize("explores", [True, False])
def test_not_where_monsters_can_explore_or_can_reach_a_hero(explores: bool) -> None:
    class Digging(Plain):
        """The ghouls may find rooms of their own."""

    Digging.explores = explores
    assert ("fetch-stairs" in haunted(APART, "basement-landing", traitor=ZOE, rules=Digging).keys) != explores
    assert "fetch-stairs" not in haunted({**APART, OX: "basement-landing"}, "basement-landing", traitor=ZOE).keys
    assert "fetch-stairs" not in haunted(APART, "basement-landing", traitor=ZOE, rooms=CHUTE).keys, "it can climb"


@rule("B-DEC-30")
def test_the_active_player_orders_whom_the_bell_calls() -> None:
    where = {OX: "foyer", VIVIAN: "entrance-hall", ZOE: "entrance-hall"}
    table = haunted(where, traitor="", cards={OX: ["bell"]}, traits={OX: {"sanity": 7}}).with_dice(*[2] * 7)
    table.play("use:bell")
    assert (table.prompt, table.asked) == ("pull-heroes", [0])
    assert {f"pull:{VIVIAN}:foyer", f"pull:{ZOE}:foyer"} <= set(table.keys)
