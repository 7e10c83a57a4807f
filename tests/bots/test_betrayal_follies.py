"""What a child would laugh at: each a position in which scouts once did something foolish, and what is sensible."""

from typing import Any

from dreadhall.betrayal.components.rooms import MYSTIC_ELEVATOR
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import CardId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.bots import SeatAt
from dreadhall.bots.betrayal import ScoutBot
from dreadhall.testing.betrayal import THREE, Position, position, row
from tests.betrayal.haunts.h14.cult import CULT, DEAD_OX, chanting, cultists
from tests.betrayal.haunts.h15.lair import lair, turn_of_dragon
from tests.betrayal.haunts.h28.solomon import demon, hell
from tests.betrayal.haunts.h30.tomb import night
from tests.betrayal.haunts.h43.fever import APART as EACH_ALONE
from tests.betrayal.haunts.h43.fever import LAB, LONGFELLOW, fever
from tests.betrayal.haunts.mummy import APART, SOUTH, TOMB, mummy, mummy_acts
from tests.bots.betrayal_seats import answers

OX, VIVIAN, ZOE = THREE
LIBRARY = row("ground", "junk-room", TOMB, "library")
NAME = "h01-heroes-name"


def told(table: Position) -> dict[str, Any]:
    """What is told with the question."""
    assert table.table.ask is not None
    return dict(table.table.ask.data)


# Rolls


def naming(*dice: int, card: str = "rabbits-foot", clip: int = 7) -> Position:
    """A hero in the Library has rolled Knowledge for the Mummy's name, and holds a card that lets dice fall again."""
    table = mummy(APART | {OX: "library"}, rooms=LIBRARY, cards={OX: [card]}, traits={OX: {"knowledge": clip}})
    return table.with_dice(*dice).play(NAME)


def test_no_die_falls_again_after_a_roll_has_succeeded() -> None:
    table = naming(2, 2, 2, 2, 0, 0)
    assert (table.prompt, told(table)["needed"]) == ("after-roll", 6)
    assert answers(table, 0) == {"keep"}


def test_a_roll_that_failed_by_one_is_not_kept() -> None:
    table = naming(1, 1, 1, 1, 1, clip=5)
    assert told(table)["total"] == told(table)["needed"] - 1
    assert answers(table, 0) == {"use:rabbits-foot"}


def test_nothing_is_spent_on_what_no_dice_can_mend() -> None:
    table = naming(0, 0, 0, 0, 0, 0)
    assert answers(table, 0) == {"keep"}


def test_ones_fall_again_where_blanks_alone_are_not_enough() -> None:
    table = naming(1, 1, 1, 1, 0, 0, card="lucky-stone")
    assert answers(table, 0) == {"use:lucky-stone"}
    table.play("use:lucky-stone")
    assert (table.prompt, answers(table, 0)) == ("choose-dice", {"dice:0x2"})
    table.play("dice:0x2")
    assert answers(table, 0) == {"dice:1x0"}


def test_a_sure_number_is_not_spent_on_a_roll_that_hardly_needs_it() -> None:
    sure = mummy(APART | {OX: "library"}, rooms=LIBRARY, cards={OX: ["angel-feather"]}, traits={OX: {"knowledge": 7}})
    sure.play(NAME)
    assert (sure.prompt, told(sure)["dice"]) == ("before-roll", 6)
    assert answers(sure, 0) == {"use:angel-feather"}


# Fights


def test_a_weak_traitor_does_not_throw_its_life_away_in_the_first_turn() -> None:
    where = {OX: "foyer", ZOE: "upper-landing", VIVIAN: "foyer"}
    table = mummy(where, turn=VIVIAN, traits={VIVIAN: {"might": 0, "speed": 1}, OX: {"might": 0}})
    assert (table.value(VIVIAN, "might"), table.value(OX, "might")) == (2, 4)
    assert f"attack:{OX}" in table.keys
    assert f"attack:{OX}" not in answers(table, 2)


def test_a_weak_traitor_does_not_go_and_look_for_that_fight() -> None:
    where = {OX: "entrance-hall", ZOE: "entrance-hall", VIVIAN: "foyer"}
    table = mummy(where, turn=VIVIAN, traits={VIVIAN: {"might": 0, "speed": 1}})
    assert "go:entrance-hall" in table.keys
    assert "go:entrance-hall" not in answers(table, 2)


def test_a_strong_traitor_strikes() -> None:
    where = {OX: "upper-landing", ZOE: "foyer", VIVIAN: "foyer"}
    table = mummy(where, turn=VIVIAN, traits={VIVIAN: {"might": 7}, ZOE: {"might": 0}})
    assert answers(table, 2) == {f"attack:{ZOE}"}


def test_nobody_ends_a_turn_beside_a_stronger_monster_who_could_still_go() -> None:
    table = night({OX: "dusty-hallway"}, dracula="dusty-hallway", track=3, traits={OX: {"might": 0}})
    assert answers(table, 0) <= {"go:creaky-hallway", "go:chapel"}


def test_whoever_finds_no_safe_room_next_to_a_stronger_monster_opens_a_door() -> None:
    rooms = row("ground", "creaky-hallway", "dusty-hallway")
    table = night({OX: "dusty-hallway"}, dracula="dusty-hallway", bride="creaky-hallway", rooms=rooms, track=3)
    assert [key for key in table.keys if key.startswith("go:")] == ["go:creaky-hallway"]
    assert all(key.startswith("explore") for key in answers(table, 0))


def test_whoever_has_struck_a_stronger_foe_in_vain_steps_back_until_the_next_blow() -> None:
    def struck(state: BetrayalState) -> None:
        state.turn.attacked = True

    where, bot = {OX: TOMB, ZOE: "upper-landing", VIVIAN: "foyer"}, ScoutBot(0)
    table = mummy(where, learned=2, cards={OX: ["book"]}, traits={OX: {"might": 0}}, change=struck)
    answer = bot.choose(SeatAt(table.table, 0)).key
    assert answer in {"go:junk-room", "go:creaky-hallway"}
    table.play(answer)
    assert f"go:{TOMB}" in table.keys
    assert bot.choose(SeatAt(table.table, 0)).key == "end-turn"


# To and fro


def test_a_monster_aboard_the_elevator_waits_for_a_ride_and_does_not_step_out_and_in_again() -> None:
    below = [Placed(MYSTIC_ELEVATOR, "basement", 0, 1, 0)]
    table = mummy_acts(2, 2, 2, at="mystic-elevator", rooms=[*SOUTH, *below])
    assert "go:basement-landing" in table.keys
    assert answers(table, 2) == {"done"}


def test_a_monster_with_its_prey_does_not_walk_to_another_and_back() -> None:
    where = {OX: "junk-room", ZOE: "creaky-hallway", VIVIAN: "upper-landing"}

    def struck(state: BetrayalState) -> None:
        state.turn.attacked = True

    table = mummy_acts(2, 2, 2, where=where, at="junk-room").arrange(struck)
    assert any(key.startswith("go:") for key in table.keys)
    assert answers(table, 2) == {"done"}


# Dragons, vampires, demons, cultists, aliens


def test_nobody_attacks_the_dragon_without_the_spear() -> None:
    table = lair({OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "upper-landing"}, traits={OX: {"might": 7}})
    assert "attack:dragon-1" in table.keys
    assert "attack:dragon-1" not in answers(table, 0)


def test_nobody_charges_the_dragon_before_shield_and_armour_are_found() -> None:
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    table = lair(where, cards={OX: ["spear"]}, traits={OX: {"might": 7}})
    assert "go:entrance-hall" in table.keys
    assert "go:entrance-hall" not in answers(table, 0)


def test_the_dragon_does_not_breathe_on_its_own_traitor() -> None:
    near = lair({OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "foyer"}, turn=ZOE)
    table = turn_of_dragon(near, 1, 1, 1)
    assert "h15-traitor-fire" in table.keys
    assert "h15-traitor-fire" not in answers(table, 2)


def test_the_dragon_breathes_on_heroes_alone() -> None:
    far = lair({OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "upper-landing"}, turn=ZOE)
    assert answers(turn_of_dragon(far, 1, 1, 1), 2) == {"h15-traitor-fire"}


def test_a_hero_without_the_spear_stays_out_of_draculas_room() -> None:
    table = night(dracula="entrance-hall", bride="entrance-hall", track=3)
    assert "go:entrance-hall" in table.keys
    assert "go:entrance-hall" not in answers(table, 0)


def test_a_demon_takes_the_ring_rather_than_to_hurt_its_bearer() -> None:
    table = hell({OX: "foyer", ZOE: "upper-landing"}, demon(1, "foyer"), turn=VIVIAN)
    table = table.with_dice(0, 0, 0, *[2] * 5, *[0] * 5).play("end-turn")
    assert (table.prompt, table.asked) == ("damage-or-steal", [1])
    assert answers(table, 1) == {"steal:ring"}


def test_a_cultist_with_a_corpse_carries_it_and_attacks_nobody() -> None:
    where = CULT | {ZOE: "basement-landing"}
    table = chanting(where, dead=[OX], monsters=cultists("basement-landing", cards=[CardId(DEAD_OX)]))
    table = table.with_dice(2, 2, 2, 2).play("end-turn")
    assert any(key.startswith("attack:") for key in table.keys)
    assert answers(table, 0) == {"go:wine-cellar"}


def test_a_hidden_traitor_refuses_the_needle() -> None:
    where = EACH_ALONE | {OX: LAB}
    table = fever(where, made=True, turn=LONGFELLOW, cards={LONGFELLOW: ["serum"]})
    table.play(f"h43-inject:{OX}")
    assert (table.prompt, table.asked) == ("h43-inject", [0])
    assert answers(table, 0) == {"no"}


# What plagues somebody

PATIO = row("ground", "patio", "junk-room")
ABOVE = {VIVIAN: "upper-landing", ZOE: "upper-landing"}


def test_whoever_has_grave_dirt_on_them_goes_and_stays_where_it_comes_off() -> None:
    dirt = {OX: ["grave-dirt"]}
    near = position({OX: "entrance-hall", **ABOVE}, rooms=PATIO, cards=dirt)
    assert answers(near, 0) == {"go:patio"}
    there = position({OX: "patio", **ABOVE}, rooms=PATIO, cards=dirt)
    assert "explore:w" in there.keys
    assert answers(there, 0) == {"end-turn"}


def test_whoever_is_in_the_dark_goes_to_somebody_with_light() -> None:
    table = position({OX: "entrance-hall", VIVIAN: "foyer", ZOE: "upper-landing"}, cards={OX: ["lights-out"]})
    assert answers(table, 0) == {"go:foyer"}


def test_far_away_is_no_remedy() -> None:
    far = [*PATIO, *row("upper", "library")]
    table = position({OX: "basement-landing", **ABOVE}, rooms=far, cards={OX: ["grave-dirt"]})
    assert all(key.startswith("explore:") for key in answers(table, 0))


def test_whoever_has_struck_goes_on_to_what_is_wanted_more_than_that_foe() -> None:
    def struck(state: BetrayalState) -> None:
        state.turn.attacked = True

    where = {VIVIAN: "foyer", OX: "foyer", ZOE: "upper-landing"}
    table = mummy({**where}, rooms=LIBRARY, turn=OX, traits={VIVIAN: {"might": 0}}).arrange(struck)
    assert answers(table, 1) == {"go:entrance-hall"}
