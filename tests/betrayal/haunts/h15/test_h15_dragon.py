"""Haunt 15, Here There Be Dragons: how it begins, fire and teeth, what hurts the dragon, and who may know what."""

from typing import Any

import pytest

import dreadhall
from dreadhall.betrayal.components.rooms import (
    CATACOMBS,
    CHAPEL,
    CHASM,
    CONSERVATORY,
    CRYPT,
    ENTRANCE_HALL,
    UNDERGROUND_LAKE,
)
from dreadhall.betrayal.game import Betrayal
from dreadhall.betrayal.haunts.h15_here_there_be_dragons import (
    ARMOR,
    BREATHE,
    DISCARD,
    GEAR,
    KEEP,
    RULES,
    SHIELD,
    SLAY,
    HereThereBeDragons,
)
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import CardId, Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.bots import SeatAt
from dreadhall.bots.betrayal.outlook import SeenTable
from dreadhall.testing.betrayal import SEVERAL, revealed, row
from dreadhall.testing.marks import rule
from dreadhall.testing.play import play_randomly
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h15.lair import OX, VIVIAN, ZOE, lair, turn_of_dragon

BELOW = [Placed(CRYPT, "basement", 5, 5), Placed(CHASM, "basement", 6, 6), Placed(CATACOMBS, "basement", 8, 8)]
LAKE = Placed(UNDERGROUND_LAKE, "basement", 3, 5)
MIGHT = {OX: {"might": 7}}
"""Ox rolls eight dice."""


# Set-up


@rule("H15-T01")
def test_the_slowest_but_the_revealer_turns_and_the_dragon_stands_in_the_hall() -> None:
    rooms = row("upper", "bloody-room")
    where = {OX: "bloody-room", VIVIAN: "foyer", ZOE: "foyer", SEVERAL[3]: "foyer"}
    traits = {OX: {"speed": 0}, VIVIAN: {"speed": 7}, ZOE: {"speed": 3}, SEVERAL[3]: {"speed": 3}}
    table = revealed(15, where, rooms=rooms, traits=traits)
    assert (table.value(ZOE, "speed"), table.value(SEVERAL[3], "speed")) == (4, 4)
    assert table.haunt.traitor == 2
    dragon = table.monster("dragon-1")
    assert (dragon.place, dragon.traits) == ("entrance-hall", {"speed": 3, "might": 8, "sanity": 6})
    assert (table.haunt.track, HereThereBeDragons.memory.of(table.haunt).damage) == (0, None)
    table.play(*(f"{seat}=ready" for seat in range(4)))
    assert table.asked == [3]


@rule("H15-T02")
def test_what_has_a_room_lies_there_and_the_rest_comes_with_the_first_that_is_found() -> None:
    where = {OX: "basement-landing", VIVIAN: "foyer", ZOE: "foyer"}
    table = revealed(15, where, rooms=BELOW[:1], traits={VIVIAN: {"speed": 0}})
    assert table.state.piles == {"crypt": [SHIELD]}
    table.play("0=ready", "1=ready", "2=ready")
    table.arrange(lambda state: setattr(state.turn, "seat", 0)).top("room", "underground-lake").top("event", "rotten")
    table.play("explore:n", "turn:e")
    assert table.state.piles[Place("underground-lake")] == [ARMOR]


@rule("H15-T02")
def test_with_both_rooms_there_the_traitor_chooses_room_and_side() -> None:
    where = dict.fromkeys((OX, VIVIAN, ZOE), "foyer")
    table = revealed(15, where, rooms=[*BELOW, LAKE], traits={VIVIAN: {"speed": 0}})
    assert (table.prompt, table.asked) == ("h15-traitor-shield", [1])
    assert set(table.keys) == {"room:chasm", "room:crypt"}
    table.play("room:chasm", "side:chasm/far")
    assert set(table.keys) == {"room:catacombs", "room:underground-lake"}
    table.play("room:underground-lake")
    assert table.state.piles == {"chasm/far": [SHIELD], "underground-lake": [ARMOR]}


@rule("H15-T02")
@pytest.mark.parametrize("seed", range(2))
def test_on_discovery_it_lies_on_the_finders_side_of_a_barrier(seed: int) -> None:
    def pending(state: BetrayalState) -> None:
        assert state.haunt is not None
        HereThereBeDragons.memory.of(state.haunt).found = [CardId(ARMOR)]

    where = {OX: "basement-landing", VIVIAN: "foyer", ZOE: "foyer"}
    table = lair(where, change=pending).top("room", "chasm").play(["explore:n", "explore:e"][seed])
    while table.prompt == "turn-tile":
        table.play(table.keys[-1])
    assert table.state.piles == {table.explorer(OX).place: [SHIELD]}


# Fire


@rule("H15-T03")
def test_fire_reaches_the_room_and_what_a_door_joins_and_hurts_the_traitor_too() -> None:
    rooms = [Placed(CHAPEL, "ground", 0, 1, 0), Placed(CONSERVATORY, "ground", 0, -1, 1)]
    where = {OX: "entrance-hall", VIVIAN: "foyer", ZOE: "chapel", SEVERAL[3]: "conservatory"}
    table = lair(where, rooms=rooms, turn=ZOE, traits={OX: {"speed": 0}, VIVIAN: {"speed": 0}, ZOE: {"speed": 0}})
    joined = set(table.rules.plan.joined[ENTRANCE_HALL].values())
    walled = next(room for room in ("chapel", "conservatory") if room not in joined)
    inside = [name for name, room in where.items() if room != walled]
    speeds = [table.value(name, "speed") for name in inside]
    turn_of_dragon(table, 0, 0, 0, *[0] * (sum(speeds) + 20))
    assert BREATHE in table.keys
    table.play(BREATHE)
    while table.prompt not in ("monster", "turn"):
        table.play(table.keys[0])
    rolled = [event for event in table.events("rolled") if event.data["why"] == "h15-fire"]
    dodges = [event.data["who"] for event in rolled if event.data["roll"] == "trait"]
    dice = {event.data["who"]: len(event.data["faces"]) for event in rolled if event.data["roll"] == "damage"}
    assert sorted(dodges) == sorted(inside)
    assert dice == {name: 4 if where[name] == "entrance-hall" else 2 for name in inside}


@rule("H15-T03")
def test_stairs_carry_no_fire() -> None:
    where = {OX: "upper-landing", VIVIAN: "upper-landing", ZOE: "entrance-hall"}
    table = lair(where, dragon="grand-staircase", turn=ZOE)
    turn_of_dragon(table, 0, 0, 0)
    assert (table.prompt, BREATHE in table.keys) == ("monster", False)


@rule("H15-T04")
def test_items_given_to_the_flames_take_two_points_each_and_companions_do_not_burn() -> None:
    cards = {OX: ["axe", "bell", "dog", "rope"]}
    table = lair(turn=ZOE, cards=cards, traits={OX: {"speed": 3}})
    speed = table.value(OX, "speed")
    turn_of_dragon(table, 0, 0, 0, *faces(3, speed), *faces(6, 4))
    table.play(BREATHE)
    assert (table.prompt, table.asked) == (DISCARD, [0])
    assert table.keys == [KEEP, f"{DISCARD}:axe", f"{DISCARD}:bell", f"{DISCARD}:rope"]
    table.play(f"{DISCARD}:axe", f"{DISCARD}:rope", KEEP)
    assert (table.prompt, table.table.view(0)["ask"]["data"]["points"]) == ("split-damage", 2)
    assert table.cards(OX) == ["bell", "dog"]


@rule("H15-T04")
def test_the_traitor_has_nothing_for_the_flames() -> None:
    where = {OX: "upper-landing", VIVIAN: "upper-landing", ZOE: "foyer"}
    table = lair(where, turn=ZOE, cards={ZOE: ["axe"]}, traits={ZOE: {"speed": 0}})
    turn_of_dragon(table, 0, 0, 0, *[0] * table.value(ZOE, "speed"), 1, 1)
    table.play(BREATHE)
    assert table.prompt == "split-damage"


@rule("H15-T15")
@pytest.mark.parametrize(("total", "burnt"), [(4, False), (3, True)])
def test_a_speed_of_four_dodges(total: int, *, burnt: bool) -> None:
    table = lair(turn=ZOE, traits={OX: {"speed": 7}})
    turn_of_dragon(table, 0, 0, 0, *faces(total, table.value(OX, "speed")), *[1] * 4 * burnt)
    table.play(BREATHE)
    assert (table.prompt == "split-damage") == burnt


# Teeth


@rule("H15-T05")
def test_fire_and_teeth_once_each_around_its_steps_and_neither_is_forced() -> None:
    where = {OX: "entrance-hall", VIVIAN: "foyer", ZOE: "upper-landing"}
    table = lair(where, turn=ZOE, traits=MIGHT | {VIVIAN: {"speed": 7}})
    speeds = [table.value(name, "speed") for name in (OX, VIVIAN)]
    turn_of_dragon(table, 2, 2, 2, *[0] * 8, *[0] * 8, *faces(4, speeds[1]), *faces(4, speeds[0]))
    assert {f"attack:{OX}", BREATHE, "done", "go:foyer"} <= set(table.keys)
    table.play(f"attack:{OX}")
    assert f"attack:{OX}" not in table.keys
    table.play("go:foyer")
    assert f"attack:{VIVIAN}" not in table.keys
    table.play(BREATHE)
    assert (table.prompt, BREATHE in table.keys) == ("monster", False)
    assert table.play("done").asked == [0]


@rule("H15-T05")
def test_it_bites_heroes_only() -> None:
    where = {OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "entrance-hall"}
    table = lair(where, turn=ZOE)
    turn_of_dragon(table, 0, 0, 0)
    assert [key for key in table.keys if key.startswith("attack")] == [f"attack:{OX}"]


# What hurts it


@rule("H15-T06")
@pytest.mark.parametrize(("mine", "damage"), [(9, 3), (6, 0), (7, 1)])
def test_what_is_more_than_two_goes_through_its_scales(mine: int, damage: int) -> None:
    five = dict.fromkeys(SEVERAL[:5], "upper-landing") | {OX: "entrance-hall"}
    table = lair(five, traits=MIGHT).with_dice(*faces(mine, 8), *faces(4, 8)).play("attack:dragon-1")
    dragon = table.monster("dragon-1")
    assert (HereThereBeDragons.memory.of(table.haunt).damage, dragon.stunned) == (damage, False)
    assert dragon.traits == {"speed": 3, "might": 8, "sanity": 6}


@rule("H15-T06")
def test_a_bite_that_fails_hurts_it_too() -> None:
    table = lair(turn=ZOE, traits=MIGHT)
    turn_of_dragon(table, 0, 0, 0, *faces(1, 8), *faces(4, 8)).play(f"attack:{OX}")
    assert HereThereBeDragons.memory.of(table.haunt).damage == 1


@rule("H15-T07")
def test_the_ring_hurts_it_and_speed_does_not() -> None:
    cards = {OX: ["ring", "revolver", "dynamite"]}
    table = lair(cards=cards, traits={OX: {"sanity": 7}})
    assert {key for key in table.keys if key.startswith("attack")} == {"attack:dragon-1", "attack:dragon-1:ring"}
    table.with_dice(*faces(8, table.value(OX, "sanity")), *faces(4, 6)).play("attack:dragon-1:ring")
    assert HereThereBeDragons.memory.of(table.haunt).damage == 2


@rule("H15-T07")
def test_dynamite_leaves_no_mark_on_it() -> None:
    table = lair(dragon="foyer", cards={OX: ["dynamite"]}).with_dice().play("use:dynamite:foyer")
    assert (HereThereBeDragons.memory.of(table.haunt).damage, table.monster("dragon-1").stunned) == (None, False)


@rule("H15-T11")
@pytest.mark.parametrize(("card", "damage"), [("spear", 4), ("axe", 0)])
def test_the_spear_adds_four_when_it_strikes_the_dragon(card: str, damage: int) -> None:
    five = dict.fromkeys(SEVERAL[:5], "upper-landing") | {OX: "entrance-hall"}
    table = lair(five, cards={OX: [card]}, traits={OX: {"might": 0}})
    dice = table.value(OX, "might") + (2 if card == "spear" else 1)
    table.with_dice(*faces(4, dice), *faces(2, 8)).play(f"attack:dragon-1:{card}")
    assert HereThereBeDragons.memory.of(table.haunt).damage == damage


@rule("H15-T11")
def test_in_defence_it_is_enough_to_have_it_and_bare_hands_get_nothing() -> None:
    table = lair(turn=ZOE, cards={OX: ["spear"]}, traits=MIGHT)
    turn_of_dragon(table, 0, 0, 0, *faces(6, 8), *faces(2, 8)).play(f"attack:{OX}")
    (clash,) = table.events("clash")
    assert (clash.data["roll"], clash.data["against"]) == (6, 6)
    bare = lair(cards={OX: ["spear"]}, traits=MIGHT).with_dice(*faces(5, 8), *faces(2, 8)).play("attack:dragon-1")
    assert HereThereBeDragons.memory.of(bare.haunt).damage == 1


@rule("H15-T11")
def test_against_anybody_else_the_spear_is_a_spear() -> None:
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "foyer"}
    table = lair(where, cards={OX: ["spear"]})
    dice = table.value(OX, "might") + 2
    table.with_dice(*faces(3, dice), *faces(3, table.value(ZOE, "might"))).play(f"attack:{ZOE}:spear")
    (clash,) = table.events("clash")
    assert clash.data["margin"] == 0


# The end


@rule("H15-T13", "H15-T15")
@pytest.mark.parametrize("players", [3, 6])
@pytest.mark.parametrize(("margin", "won"), [(2, False), (3, True)])
def test_as_many_points_as_players_slay_it(players: int, margin: int, *, won: bool) -> None:
    where = dict.fromkeys(SEVERAL[:players], "upper-landing") | {OX: "entrance-hall"}
    table = lair(where, damage=players - 1, traits=MIGHT)
    table.with_dice(*faces(margin + 1, 8), *faces(1, 8)).play("attack:dragon-1")
    heroes = tuple(seat for seat in range(players) if seat != 2)
    assert table.winners == (heroes if won else None)
    assert len(table.events("monster-killed")) == won


@rule("H15-T14")
def test_a_dead_traitors_dragon_still_wins_for_that_player() -> None:
    def two_dead(state: BetrayalState) -> None:
        state.explorers[1].alive = state.explorers[2].alive = False

    table = lair(change=two_dead, traits={OX: {"might": 0, "speed": 0}}).with_dice(0, 0, 0, *faces(16, 8), *[0] * 8)
    table.play("end-turn", f"attack:{OX}")
    while table.winners is None:
        table.play(table.keys[0])
    assert table.winners == (2,)


# Who knows what


@rule("H15-T13")
def test_how_much_it_has_suffered_the_traitor_alone_is_told() -> None:
    five = dict.fromkeys(SEVERAL[:5], "upper-landing") | {OX: "entrance-hall"}
    table = lair(five, damage=1, traits=MIGHT).with_dice(*faces(7, 8), *faces(4, 8)).play("attack:dragon-1")
    assert table.view(2)["haunt"]["secrets"] == {"h15-damage": 2}
    assert all(table.view(seat)["haunt"]["secrets"] == {} for seat in (0, 1, 3, 4, None))
    assert all(table.view(seat)["haunt"]["track"] == 0 for seat in range(5))
    (wound,) = table.events("h15-traitor-wound")
    assert (wound.to, wound.data["points"], wound.data["count"]) == ((2,), 1, 2)
    assert (table.view(0)["monsters"][0]["traits"], table.view(2)["monsters"][0]["traits"]["might"]) == ({}, 8)
    assert (table.view(0)["haunt"]["books"], table.view(2)["haunt"]["books"]) == (["heroes"], ["traitor"])


@rule("H15-T13")
@pytest.mark.parametrize("seat", [0, None])
def test_heroes_can_imagine_any_damage_once_it_was_beaten(seat: int | None) -> None:
    def imagined(damage: int | None) -> set[int | None]:
        table = lair(damage=damage).table
        worlds = [table.imagine(seat, seed).state for seed in range(12)]
        return {
            HereThereBeDragons.memory.of(world.haunt).damage for world in worlds if isinstance(world, BetrayalState)
        }

    assert imagined(1) == {0, 1, 2}
    assert imagined(None) == {None}


@rule("H15-T14")
def test_the_spear_goes_for_the_dragon_the_shield_with_the_spear_and_others_keep_away() -> None:
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "upper-landing", SEVERAL[3]: "foyer"}
    table = lair(where, cards={OX: ["spear"], VIVIAN: [SHIELD]}).table
    wishes: dict[int, Any] = {}
    for seat in (0, 1, 3):
        gear, slay = SeenTable(SeatAt(table, seat)).wanted
        assert (gear.id, gear.done, slay.id) == (GEAR, 2, SLAY)
        wishes[seat] = (slay.rooms, slay.foes, slay.avoid)
    assert wishes == {
        0: ((), ("dragon-1",), ()),
        1: (("foyer",), (), ()),
        3: ((), (), ("entrance-hall",)),
    }


@rule("H15-T14")
@pytest.mark.parametrize(
    ("cards", "answer"),
    [
        (["amulet-of-the-ages", "axe", "spear"], f"{DISCARD}:axe"),
        (["amulet-of-the-ages", "spear", SHIELD, "antique-armor"], KEEP),
    ],
)
def test_bots_burn_what_they_can_spare_and_neither_gear_nor_what_costs_their_life(
    cards: list[str], answer: str
) -> None:
    (slay,) = [wish for wish in SeenTable(SeatAt(lair(cards={OX: cards}).table, 0)).wanted if wish.id == SLAY]
    assert slay.verbs == ("h15-heroes-wear", *([answer] if answer != KEEP else []), KEEP)


@rule("H15-T14")
@pytest.mark.parametrize("seed", range(2))
def test_a_game_that_starts_at_this_haunt_ends(seed: int) -> None:
    table = dreadhall.new_table(Betrayal(), 3 + seed, seed, {"start": "haunt", "haunt": 15})
    play_randomly(table, seed, most=4000)
    assert table.result is not None
    assert table.result.reason in ("h15-heroes", "h15-traitor")


@rule("H15-T15")
def test_the_dragon_as_it_is_printed() -> None:
    (dragon,) = RULES.kinds
    assert (dragon.traits, dragon.immune) == ({"speed": 3, "might": 8, "sanity": 6}, frozenset({"speed"}))
