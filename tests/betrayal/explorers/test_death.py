"""Death in the haunt, and moving past opponents. (B-DEATH, B-PAST)"""

from typing import Any

import pytest
from typing_extensions import override

from dreadhall.betrayal.components.cards import GIRL, MADMAN
from dreadhall.betrayal.components.rooms import BALLROOM
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import FigureId, Place
from dreadhall.betrayal.state import BetrayalState, Explorer
from dreadhall.betrayal.toolkit.people.conversion import Conversion
from dreadhall.testing.betrayal import Position, row
from dreadhall.testing.marks import rule
from tests.betrayal.plain import GHOUL, GHOUL_1, OX, VIVIAN, ZOE, haunted, monster_turn

FOYER = {OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"}
DOOMED = {VIVIAN: {"might": 0}}


def zoe_kills_vivian(**parts: Any) -> Position:
    """Zoe, the traitor, has just brought Vivian's Might to the skull."""
    table = haunted(FOYER, turn=ZOE, traits=DOOMED, **parts)
    return table.with_dice(1, 0, 0, 0, 0).play(f"attack:{VIVIAN}", "split:1-0")


def price(table: Position, key: str) -> int:
    """What a step costs."""
    ask = table.table.ask
    assert ask is not None
    return next(
        int(choice.data["price"]) for seat in ask.seats for choice in ask.choices_for(seat) if choice.key == key
    )


# Death


@rule("B-DEATH-03")
def test_the_dead_are_off_the_board_and_their_seats_choose_no_more() -> None:
    table = zoe_kills_vivian()
    assert not table.explorer(VIVIAN).alive
    assert table.view(0)["explorers"][1]["place"] == ""
    assert f"attack:{VIVIAN}" not in table.keys
    assert price(table, "go:entrance-hall") == 2, "only Ox slows her"
    assert [table.play("end-turn").asked for _ in range(3)] == [[0], [2], [0]]


@rule("B-DEATH-03", "B-MON-09")
def test_a_monster_that_kills_whoever_decides_for_it_may_walk_on() -> None:
    table = haunted(FOYER, "foyer", turn=ZOE, traitor="", revealer=ZOE, traits={ZOE: {"might": 0}})
    table.with_dice(2, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0).play("end-turn", f"attack:{ZOE}", "split:1-0")
    assert not table.explorer(ZOE).alive
    assert (table.prompt, table.offers("go")) == ("monster", True)


@rule("B-DEATH-05")
def test_all_items_of_the_dead_lie_in_the_room_for_others_to_take() -> None:
    table = zoe_kills_vivian(cards={VIVIAN: ["axe", "book"]})
    assert table.state.piles == {"foyer": ["axe", "book"]}
    assert table.cards(VIVIAN) == []
    table.play("end-turn", "take:axe", "done")
    assert table.cards(OX) == ["axe"]


@rule("B-DEATH-02")
def test_a_haunt_can_turn_a_death_into_joining_the_traitor() -> None:
    class Joining(Conversion):
        """Who would die joins the traitor instead."""

        number = 1
        kinds = (GHOUL,)

        @override
        async def dies(self, who: Explorer, by: str = "") -> None:
            who.clips = [max(clip, 0) for clip in who.clips]
            await self.convert(who)

    table = zoe_kills_vivian(rules=Joining)
    who = table.explorer(VIVIAN)
    assert (who.alive, who.traitor) == (True, True)
    assert table.rules.pages(1) == ["haunts", "h01", "h01-heroes", "h01-traitor"]
    assert f"attack:{VIVIAN}" not in table.keys


@rule("B-DEATH-08")
def test_the_number_of_explorers_and_of_heroes_does_not_shrink() -> None:
    table = zoe_kills_vivian()
    assert table.rules.players == 3
    assert table.rules.heroes_at_start == 2  # type: ignore[attr-defined]


# Moving past opponents


@rule("B-PAST-02")
def test_both_sides_slow_each_other() -> None:
    assert price(haunted(FOYER, "foyer"), "go:entrance-hall") == 3, "the traitor and a ghoul"
    assert price(haunted(FOYER, "foyer", turn=ZOE), "go:entrance-hall") == 3, "two heroes, and not her ghoul"
    assert price(monster_turn(FOYER, "foyer"), "go:entrance-hall") == 3, "two heroes"


@rule("B-PAST-03")
def test_a_stunned_monster_slows_nobody() -> None:
    table = haunted(FOYER, "foyer", "foyer")
    assert price(table, "go:entrance-hall") == 4
    table.arrange(lambda state: setattr(state.monsters[FigureId(GHOUL_1)], "stunned", True))
    assert price(table, "go:entrance-hall") == 3


@rule("B-PAST-04")
def test_one_space_is_always_possible() -> None:
    slow = {OX: {"speed": 0}}
    table = haunted(FOYER, "foyer", "foyer", traits=slow)
    assert price(table, "go:entrance-hall") == 4 > table.value(OX, "speed")
    table.play("go:entrance-hall")
    assert table.explorer(OX).place == "entrance-hall"
    assert not table.offers("go"), "that was all"


@rule("B-PAST-04", "B-MON-04")
def test_a_monster_that_rolls_nothing_moves_one_space_even_past_heroes() -> None:
    table = monster_turn(FOYER, "foyer", dice=(0, 0, 0))
    assert price(table, "go:entrance-hall") == 3
    table.play("go:entrance-hall")
    assert table.monster(GHOUL_1).place == "entrance-hall"
    assert table.prompt == "turn", "it can do nothing more"


@rule("B-PAST-05")
def test_discovery_and_falls_pay_and_the_price_is_that_of_the_room_left() -> None:
    rooms = [*row("upper", "gallery"), Placed(BALLROOM, "ground", 1, 1)]
    gallery = {OX: "gallery", VIVIAN: "foyer", ZOE: "gallery"}
    table = haunted(gallery, "gallery", rooms=rooms)
    assert price(table, "go:upper-landing") == 3
    table.with_dice(0).play("fall")
    assert table.state.turn.spent == 2, "a fall costs no space but what opponents cost"
    landing = haunted({OX: "upper-landing", VIVIAN: "foyer", ZOE: "foyer"}, "upper-landing")
    assert price(landing, "explore:n") == 2
    assert price(landing.play("go:grand-staircase"), "go:foyer") == 1, "nobody is left behind there"


@rule("B-PAST-05")
def test_companions_the_dead_and_those_across_a_barrier_slow_nobody() -> None:
    rooms = row("upper", "tower", at=(1, 0), turn=0)
    across = {OX: "tower", VIVIAN: "foyer", ZOE: "tower/far"}
    table = haunted(across, "tower/far", rooms=rooms, cards={ZOE: ["dog"]})
    assert price(table, "go:upper-landing") == 1

    def zoe_is_dead(state: BetrayalState) -> None:
        state.explorers[2].alive = False
        state.companions[GIRL] = Place("foyer")
        state.omens.rest.remove("girl")

    assert price(haunted(FOYER, change=zoe_is_dead), "go:entrance-hall") == 1


@rule("B-PAST-05")
@pytest.mark.parametrize("ghouls", [1, 2, 3])
def test_each_monster_counts(ghouls: int) -> None:
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    assert price(haunted(where, *["foyer"] * ghouls), "go:entrance-hall") == 1 + ghouls


@rule("B-DEATH-03", "B-DEATH-06")
def test_whoever_dies_of_one_companion_is_not_joined_by_the_next() -> None:
    def two_wait(state: BetrayalState) -> None:
        state.companions = {MADMAN: Place("entrance-hall"), GIRL: Place("entrance-hall")}
        for card in state.companions:
            state.omens.rest.remove(card)

    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    table = haunted(where, change=two_wait, traits={OX: {"sanity": 0}}).play("go:entrance-hall")
    assert not table.explorer(OX).alive
    assert table.explorer(OX).cards == []
    assert set(table.state.companions) == {"girl", "madman"}
