"""Haunt 30: domination, the stake, holy ground, and the Holy Symbol."""

import pytest

from dreadhall.betrayal.cards.walls import SWITCH
from dreadhall.betrayal.components.cards import SPEAR
from dreadhall.betrayal.components.rooms import GARDENS
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import Position, row
from tests.betrayal.haunts.h30.tomb import (
    BRIDE,
    DOMINATE,
    DRACULA,
    LANE,
    OX,
    PULL,
    PUSH,
    VIVIAN,
    ZOE,
    contest,
    night,
    spread,
)


def dracula_up(table: Position, *dice: int) -> Position:
    """The traitor's turn ends, and Dracula is next; he rolls nothing for movement."""
    return table.with_dice(0, 0, 0, 0, 0, *dice).play("end-turn", f"monster:{DRACULA}")


# Domination


@rule("H30-T06")
def test_from_next_door_dracula_slows_a_woman_and_draws_her_in() -> None:
    where = {OX: "chapel", ZOE: "chapel"}
    table = night(where, dracula="dusty-hallway", turn=VIVIAN, traits={ZOE: {"speed": 5}}, cards={ZOE: ["armor"]})
    dracula_up(table, *contest(6, 2, table.value(ZOE, "sanity"), 0))
    assert {key for key in table.keys if key.startswith(DOMINATE)} == {f"{DOMINATE}:{ZOE}"}, "no man for him"
    table.play(f"{DOMINATE}:{ZOE}")
    assert (table.prompt, table.asked) == (PULL, [1])
    assert (table.clip(ZOE, "speed"), table.events("hurt")) == (3, [])
    table.play("yes")
    assert table.explorer(ZOE).place == "dusty-hallway", "even out of the Chapel, and no room asks anything"
    assert not table.offers("attack")
    assert not table.offers(DOMINATE), "that was his attack"


@rule("H30-T06")
def test_in_the_same_room_nobody_is_drawn_and_through_a_wall_nobody_reached() -> None:
    table = night({ZOE: "foyer", OX: "foyer"}, dracula="foyer", turn=VIVIAN)
    dracula_up(table, *contest(6, 2, table.value(ZOE, "sanity"), 0)).play(f"{DOMINATE}:{ZOE}")
    assert table.prompt != PULL
    wall = [*LANE, Placed(GARDENS, "ground", 1, 1)]
    apart = night({ZOE: "gardens", OX: "gardens"}, dracula="creaky-hallway", turn=VIVIAN, rooms=wall)
    assert not any(room == "gardens" for _, room in apart.rules.plan.exits[Place("creaky-hallway")])
    assert not dracula_up(apart).offers(DOMINATE)


@rule("H30-T07")
def test_a_hero_who_withstands_hurts_nobody_and_the_bride_has_no_power_over_women() -> None:
    table = night({ZOE: "foyer", OX: "chapel"}, dracula="foyer", turn=VIVIAN)
    sanity = table.value(ZOE, "sanity")
    dracula_up(table, *contest(6, 0, sanity, 4)).play(f"{DOMINATE}:{ZOE}")
    (clash,) = table.events("clash")
    assert (clash.data["margin"], clash.data["harmless"], table.monster(DRACULA).stunned) == (4, True, False)
    women = night({ZOE: "foyer", OX: "chapel"}, bride="foyer", turn=VIVIAN, gone=[DRACULA])
    assert not women.with_dice(0, 0, 0, 0).play("end-turn").offers(DOMINATE)


@rule("H30-T07")
def test_a_tie_from_next_door_draws_nobody() -> None:
    table = night({OX: "chapel", ZOE: "chapel"}, dracula="dusty-hallway", turn=VIVIAN)
    dracula_up(table, *contest(6, 2, table.value(ZOE, "sanity"), 2)).play(f"{DOMINATE}:{ZOE}")
    assert table.prompt != PULL
    assert not table.events("loses")


@rule("H30-T08")
def test_at_the_skull_a_dominated_hero_is_a_vampire() -> None:
    table = night({ZOE: "foyer", OX: "chapel"}, dracula="foyer", turn=VIVIAN, traits={ZOE: {"speed": 0}})
    table.arrange(lambda state: state.explorers[2].cards.append(SPEAR)).arrange(out_of_the_stack)
    clips = {trait: table.clip(ZOE, trait) for trait in ("might", "knowledge", "sanity")}
    dracula_up(table, *contest(6, 3, table.value(ZOE, "sanity"), 0)).play(f"{DOMINATE}:{ZOE}")
    who = table.explorer(ZOE)
    assert (who.traitor, who.alive, who.cards, who.place) == (True, True, ["spear"], "foyer")
    assert table.clip(ZOE, "speed") == 4, "where she began, and one more"
    assert all(table.clip(ZOE, trait) == clip + 1 for trait, clip in clips.items())
    assert table.view(2)["haunt"]["side"] == "traitor"


def out_of_the_stack(state: BetrayalState) -> None:
    number = state.omens.top.index("spear")
    del state.omens.top[number], state.omens.known[number]


@rule("H30-T08")
def test_a_convert_plays_on_the_own_turn_for_the_other_side() -> None:
    table = night({ZOE: "foyer", OX: "foyer"}, turned=[ZOE], turn=ZOE, cards={ZOE: ["spear"]}, stunned=[DRACULA])
    assert (table.prompt, table.asked) == ("turn", [2])
    attacks = {key for key in table.keys if key.startswith(("attack:", DOMINATE))}
    assert attacks == {"attack:ox-bellows", "attack:ox-bellows:spear", f"{DOMINATE}:{OX}"}
    table.with_dice(*contest(table.value(ZOE, "might") + 2, 4, table.value(OX, "might"), 0))
    table.play("attack:ox-bellows:spear")
    assert table.explorer(OX).alive, "a stake is for vampires"


@rule("H30-T09")
def test_whoever_is_killed_is_simply_dead() -> None:
    clips = {OX: {"might": 0, "speed": 0}}
    table = night({OX: "foyer", ZOE: "chapel"}, dracula="foyer", turn=VIVIAN, traits=clips)
    dracula_up(table, *contest(8, 4, table.value(OX, "might"), 0)).play("attack:ox-bellows")
    table.play(table.keys[0])
    assert (table.explorer(OX).alive, table.explorer(OX).traitor) == (False, False)


# The stake


@rule("H30-T10")
def test_the_spear_kills_the_traitor_for_a_single_point() -> None:
    table = night({OX: "foyer", VIVIAN: "foyer"}, cards={OX: ["spear"]})
    table.with_dice(*contest(table.value(OX, "might") + 2, 3, table.value(VIVIAN, "might"), 2))
    table.play("attack:vivian-lopez:spear")
    assert not table.explorer(VIVIAN).alive
    assert table.winners is None


@rule("H30-T10")
def test_the_spear_kills_even_a_stunned_dracula_and_with_the_bride_gone_that_wins() -> None:
    table = night({OX: "foyer"}, dracula="foyer", stunned=[DRACULA], gone=[BRIDE], cards={OX: ["spear"]})
    table.with_dice(*contest(table.value(OX, "might") + 2, 9, 8, 8)).play(f"attack:{DRACULA}:spear")
    assert table.winners == (0, 2)


@rule("H30-T10")
def test_any_other_weapon_hurts_or_stuns() -> None:
    table = night({OX: "foyer", VIVIAN: "foyer"}, dracula="foyer", cards={OX: ["axe"]})
    table.with_dice(*contest(table.value(OX, "might") + 1, 9, 8, 8)).play(f"attack:{DRACULA}:axe")
    assert table.monster(DRACULA).stunned
    table = night({OX: "foyer", VIVIAN: "foyer"}, cards={OX: ["axe"]})
    table.with_dice(*contest(table.value(OX, "might") + 1, 3, table.value(VIVIAN, "might"), 2))
    table.play("attack:vivian-lopez:axe")
    assert (table.prompt, table.asked) == ("split-damage", [1])


# Holy ground


@rule("H30-T11")
@pytest.mark.parametrize(("result", "place"), [(6, "chapel"), (5, "dusty-hallway")])
def test_one_roll_for_chapel_and_symbol_and_no_second_try(result: int, place: str) -> None:
    where = {OX: "foyer", ZOE: "chapel", VIVIAN: "dusty-hallway"}
    table = night(where, turn=VIVIAN, cards={ZOE: ["holy-symbol"]}, traits={VIVIAN: {"sanity": 4}})
    table.with_dice(*spread(table.value(VIVIAN, "sanity"), result)).play("go:chapel")
    assert table.explorer(VIVIAN).place == place
    assert table.state.turn.spent == (1 if result == 6 else 0)
    assert ("go:chapel" in table.keys) is False
    assert len(table.events("rolled")) == 1


@rule("H30-T11")
def test_monsters_roll_for_it_too_and_stay_out_without_cost() -> None:
    where = {OX: "foyer", ZOE: "entrance-hall"}
    table = night(where, dracula="creaky-hallway", turn=VIVIAN, cards={ZOE: ["holy-symbol"]})
    table.with_dice(2, 0, 0, 0, 0, *spread(6, 5)).play("end-turn", f"monster:{DRACULA}", "go:entrance-hall")
    assert (table.monster(DRACULA).place, table.state.turn.spent) == ("creaky-hallway", 0)
    assert "go:entrance-hall" not in table.keys
    assert "go:dusty-hallway" in table.keys


@rule("H30-T11", "H30-34")
@pytest.mark.parametrize(("result", "place"), [(6, "ballroom"), (5, "gallery")])
def test_who_lets_go_above_the_symbol_rolls_and_does_not_try_twice(result: int, place: str) -> None:
    where = {OX: "ballroom", ZOE: "foyer", VIVIAN: "gallery"}
    rooms = [*row("upper", "gallery"), *row("ground", "ballroom")]
    table = night(where, rooms=rooms, turn=VIVIAN, cards={OX: ["holy-symbol"]}, traits={VIVIAN: {"sanity": 4}})
    table.with_dice(*spread(table.value(VIVIAN, "sanity"), result), 0).play("fall")
    assert table.explorer(VIVIAN).place == place
    assert not table.offers("fall")


@rule("H30-T11", "H30-34")
@pytest.mark.parametrize(("result", "place"), [(6, "chapel"), (5, "gallery")])
def test_who_turns_the_wall_to_the_chapel_rolls(result: int, place: str) -> None:
    where = {OX: "foyer", ZOE: "foyer", VIVIAN: "gallery"}
    table = night(where, rooms=row("upper", "gallery", "chapel"), turn=VIVIAN, traits={VIVIAN: {"sanity": 4}})

    def turns(state: BetrayalState) -> None:
        state.switch = (Place("gallery"), Place("chapel"))
        state.tokens[SWITCH] = Place("gallery")

    table.arrange(turns).with_dice(*spread(table.value(VIVIAN, "sanity"), result)).play(f"try:{SWITCH}")
    assert table.explorer(VIVIAN).place == place


@rule("H30-T11")
def test_heroes_come_and_go_and_nobody_is_forced_out() -> None:
    table = night({OX: "dusty-hallway", ZOE: "foyer", VIVIAN: "chapel"}).with_dice().play("go:chapel")
    assert table.explorer(OX).place == "chapel"
    assert table.explorer(VIVIAN).place == "chapel"


@rule("H30-T11")
def test_what_is_driven_into_the_chapel_is_not_asked() -> None:
    where = {OX: "creaky-hallway", ZOE: "foyer", VIVIAN: "upper-landing"}
    table = night(where, bride="dusty-hallway", cards={OX: ["holy-symbol", "revolver"]})
    dice = contest(table.value(OX, "speed") + 1, 4, 4, 2)
    table.with_dice(*dice).play(f"attack:{BRIDE}:revolver", f"{PUSH}:chapel")
    assert table.monster(BRIDE).place == "chapel"


# The Holy Symbol


@rule("H30-T12")
def test_whoever_beats_a_vampire_with_the_symbol_drives_it_off() -> None:
    table = night({OX: "entrance-hall", ZOE: "foyer"}, bride="entrance-hall", cards={OX: ["holy-symbol"]})
    table.with_dice(*contest(table.value(OX, "might"), 4, 4, 2)).play(f"attack:{BRIDE}")
    assert (table.prompt, table.asked) == (PUSH, [0])
    assert set(table.keys) == {f"{PUSH}:creaky-hallway", f"{PUSH}:foyer", "done"}
    table.play(f"{PUSH}:creaky-hallway")
    assert set(table.keys) == {f"{PUSH}:dusty-hallway", "done"}, "never nearer"
    table.play(f"{PUSH}:dusty-hallway")
    assert (table.monster(BRIDE).place, table.monster(BRIDE).stunned) == ("dusty-hallway", True)
    assert table.prompt == "turn", "two points, two rooms"


@rule("H30-T12")
def test_an_explorer_is_driven_by_what_really_hurts() -> None:
    where = {OX: "entrance-hall", ZOE: "foyer", VIVIAN: "entrance-hall"}
    table = night(where, cards={OX: ["holy-symbol"], VIVIAN: ["armor"]})
    table.with_dice(*contest(table.value(OX, "might"), 2, table.value(VIVIAN, "might"), 0))
    table.play("attack:vivian-lopez")
    table.play(table.keys[0])
    assert table.prompt == PUSH
    table.play(f"{PUSH}:creaky-hallway")
    assert (table.explorer(VIVIAN).place, table.prompt) == ("creaky-hallway", "turn")


@rule("H30-T12")
def test_a_stunned_vampire_can_be_driven_farther() -> None:
    table = night({OX: "foyer"}, bride="foyer", stunned=[BRIDE], cards={OX: ["holy-symbol"]})
    assert f"attack:{BRIDE}" in table.keys
    assert f"attack:{BRIDE}" not in night({OX: "foyer"}, bride="foyer", stunned=[BRIDE]).keys
