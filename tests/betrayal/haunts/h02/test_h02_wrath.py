"""Haunt 2, The Séance: the ghost's wrath, the rooms that fall in, and how it can be destroyed."""

from typing import Any

import pytest

from dreadhall.betrayal.components.rooms import (
    ATTIC,
    BLOODY_ROOM,
    FOYER,
    GRAND_STAIRCASE,
    MYSTIC_ELEVATOR,
    PENTAGRAM_CHAMBER,
    TOWER,
    UPPER_LANDING,
)
from dreadhall.betrayal.haunts.h02_the_seance import TheSeance
from dreadhall.betrayal.house.plan import Placed, room_of
from dreadhall.betrayal.ids import Place, RoomId
from dreadhall.testing.betrayal import row
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h02.calling import OX, UPPER, VIVIAN, ZOE, dead, offered, seance

DOWN = {OX: "foyer", VIVIAN: "foyer", ZOE: "entrance-hall"}
"""Everybody is on the ground floor."""
LOST_UPPER = ["attic", "upper-landing", "bloody-room"]


# Rooms that fall in


@rule("H02-T08")
def test_the_attic_goes_first_with_all_in_it_at_the_end_of_the_traitors_turn() -> None:
    where = {OX: "attic", VIVIAN: "foyer", ZOE: "entrance-hall"}
    parts: dict[str, Any] = {
        "ghost": "pentagram-chamber",
        "turn": ZOE,
        "cards": {OX: ["axe"]},
        "piles": {"attic": ["bell"]},
    }
    table = seance(where, "wrath", **parts).with_dice(0, 0, 0, 0).play("end-turn")
    assert table.state.destroyed == ["attic"]
    assert not table.explorer(OX).alive
    assert (table.state.piles, sorted(table.state.gone)) == ({}, ["axe", "bell"])


@rule("H02-T08")
def test_without_an_attic_the_traitor_takes_an_empty_room_upstairs() -> None:
    rooms = row("upper", "bloody-room", "charred-room")
    where = {OX: "bloody-room", VIVIAN: "foyer", ZOE: "entrance-hall"}
    table = seance(where, "wrath", rooms=rooms, ghost="pentagram-chamber", turn=ZOE).play("end-turn")
    assert (table.prompt, table.asked) == ("h02-collapse", [2])
    assert sorted(table.keys) == ["room:charred-room", "room:upper-landing"]
    full = {OX: "bloody-room", VIVIAN: "charred-room", ZOE: "upper-landing"}
    table = seance(full, "wrath", rooms=rooms, ghost="pentagram-chamber", turn=ZOE).play("end-turn")
    assert sorted(table.keys) == ["room:bloody-room", "room:charred-room", "room:upper-landing"]


@rule("H02-T08")
def test_nothing_falls_before_the_traitors_turn_and_a_dead_traitors_slot_begins_it() -> None:
    table = seance(DOWN, "wrath", ghost="pentagram-chamber").play("end-turn")
    assert (table.state.destroyed, table.asked) == ([], [1])
    late = seance(DOWN, "wrath", ghost="entrance-hall", turn=VIVIAN, change=dead(2)).with_dice(0, 0, 0, 0)
    late.play("end-turn")
    assert (late.state.destroyed, late.prompt) == (["attic"], "h02-quarry")


@rule("H02-T09")
def test_each_living_explorers_turn_ends_with_a_room_beside_a_ruin_door_or_not() -> None:
    rooms = [*UPPER, Placed(TOWER, "upper", 1, 0, 1)]
    table = seance(DOWN, "wrath", rooms=rooms, ghost="pentagram-chamber", gone=[ATTIC]).play("end-turn")
    assert (table.prompt, table.asked, table.state.destroyed) == ("turn", [1], ["attic", "upper-landing"])
    table.play("end-turn")
    assert (table.prompt, table.asked) == ("h02-collapse", [1])
    assert sorted(table.keys) == ["room:bloody-room", "room:tower"]
    table.play("room:bloody-room", "end-turn")
    assert table.state.destroyed == ["attic", "upper-landing", "bloody-room", "tower"]


@rule("H02-T09")
def test_dead_explorers_and_the_monster_turn_bring_nothing_down() -> None:
    table = seance(DOWN, "wrath", ghost="grand-staircase", gone=[ATTIC], turn=VIVIAN, change=dead(2))
    table.with_dice(0, 0, 0, 0, *[0] * 20).play("end-turn")
    assert (table.prompt, table.state.destroyed) == ("h02-quarry", ["attic", "upper-landing"])
    table.play(f"explorer:{OX}", f"attack:{OX}")
    assert (table.prompt, table.asked, table.state.destroyed) == ("turn", [0], ["attic", "upper-landing"])


@rule("H02-T10")
def test_after_the_upper_floor_the_grand_staircase_and_at_last_the_basement_landing() -> None:
    below = {OX: "pentagram-chamber", VIVIAN: "basement-landing", ZOE: "basement-landing"}
    ground = seance(below, "wrath", ghost="pentagram-chamber", gone=LOST_UPPER).play("end-turn")
    assert ground.state.destroyed == [*LOST_UPPER, "grand-staircase"]
    ground.play("end-turn")
    assert ground.state.destroyed[-1] == "foyer"
    last = seance(below, "wrath", ghost="pentagram-chamber", gone=[*LOST_UPPER, GRAND_STAIRCASE, FOYER])
    last.play("end-turn")
    assert (last.state.destroyed[-1], last.winners) == ("entrance-hall", None)
    last.play("end-turn")
    assert last.state.destroyed[-1] == "basement-landing"
    assert [last.explorer(name).alive for name in (OX, VIVIAN, ZOE)] == [True, False, False]


@rule("H02-T10")
def test_where_no_room_touches_a_ruin_any_of_the_floor_may_go_the_elevator_too() -> None:
    rooms = [Placed(ATTIC, "upper", 5, 5), Placed(MYSTIC_ELEVATOR, "upper", 1, 0, 3)]
    table = seance(DOWN, "wrath", rooms=rooms, ghost="pentagram-chamber", gone=[ATTIC]).play("end-turn")
    assert sorted(table.keys) == ["room:mystic-elevator", "room:upper-landing"]


@rule("H02-T14")
@pytest.mark.parametrize("dice", [(2, 1), (2, 2)])
def test_the_elevator_stays_where_its_roll_names_a_floor_that_is_gone(dice: tuple[int, int]) -> None:
    tile = Placed(MYSTIC_ELEVATOR, "ground", -1, 1, 0)
    where = {OX: "foyer", VIVIAN: "pentagram-chamber", ZOE: "pentagram-chamber"}
    table = seance(where, "wrath", rooms=[*UPPER, tile], ghost="pentagram-chamber", gone=LOST_UPPER)
    table.with_dice(*dice).play("go:mystic-elevator")
    while table.prompt == "dock-elevator":
        assert not any("upper" in key for key in table.keys)
        table.play("stay" if "stay" in table.keys else table.keys[0])
    assert table.rules.plan.floor_of(Place("mystic-elevator")) == "ground"


@rule("H02-T18")
@pytest.mark.parametrize("gone", [[], ["attic"]])
def test_no_passage_leads_into_a_ruin(gone: list[RoomId]) -> None:
    tokens = {"secret-passage-1": "foyer", "secret-passage-2": "attic"}
    table = seance(DOWN, "wrath", ghost="pentagram-chamber", gone=gone, tokens=tokens)
    assert ("go:attic" in table.keys) == (not gone)


@rule("H02-T19", "C-22")
def test_the_traitor_in_the_attic_falls_with_it_and_the_ghost_comes_all_the_same() -> None:
    table = seance(DOWN | {ZOE: "attic"}, "wrath", ghost="entrance-hall", turn=ZOE)
    table.with_dice(0, 0, 0, 0).play("end-turn")
    assert (table.explorer(ZOE).alive, table.winners) == (False, None)
    assert (table.prompt, table.asked) == ("h02-quarry", [2])


# The ghost


@rule("H02-T11")
def test_the_ghost_passes_walls_and_ruins_and_explorers_do_not() -> None:
    rooms = [*UPPER, Placed(TOWER, "upper", 1, 1, 1)]
    where = {OX: "bloody-room", VIVIAN: "tower", ZOE: "entrance-hall"}
    table = seance(where, "wrath", rooms=rooms, ghost="bloody-room", gone=[ATTIC, UPPER_LANDING])
    rules, ghost = table.rules, table.monster("ghost-1")
    assert isinstance(rules, TheSeance)
    assert {room_of(place) for place, _ in rules.monster_links(ghost, BLOODY_ROOM)} == {"upper-landing", "tower"}
    assert {place for place, _ in rules.monster_links(ghost, UPPER_LANDING)} >= {"attic", "grand-staircase"}
    assert not any(key.startswith("go:upper-landing") for key in table.keys)
    assert "go:tower" not in table.keys


@rule("H02-T12")
@pytest.mark.parametrize(("named", "step"), [(OX, "go:grand-staircase"), (VIVIAN, "go:entrance-hall")])
def test_the_ghost_goes_straight_after_the_hero_the_traitor_names(named: str, step: str) -> None:
    where = {OX: "upper-landing", VIVIAN: "entrance-hall", ZOE: "basement-landing"}
    table = seance(where, "wrath", ghost="foyer", turn=ZOE)
    table.with_dice(0, 0, 0, 0, *[2] * 6, *[0] * 6).play("end-turn")
    assert (table.prompt, table.asked) == ("h02-quarry", [2])
    assert set(table.keys) == {f"explorer:{OX}", f"explorer:{VIVIAN}"}
    table.play(f"explorer:{named}")
    assert [event.data["room"] for event in table.events("monster-moves")] == [step.removeprefix("go:")]


@rule("H02-T12")
def test_in_a_heros_room_it_must_attack_with_sanity_and_a_loss_does_it_no_harm() -> None:
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "entrance-hall"}
    table = seance(where, "wrath", ghost="foyer", turn=ZOE, traits={OX: {"sanity": 7}})
    mine = table.value(OX, "sanity")
    table.with_dice(0, 0, 0, 0, *[0] * 6, *faces(3, mine)).play("end-turn", f"explorer:{OX}")
    assert (table.prompt, table.keys) == ("monster", [f"attack:{OX}", f"attack:{VIVIAN}"])
    table.play(f"attack:{OX}")
    assert table.events("hurt") == []
    ghost = table.monster("ghost-1")
    assert (ghost.stunned, ghost.traits) == (False, {"speed": 4, "sanity": 6})


@rule("H02-T12")
def test_its_attack_hurts_the_mind() -> None:
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "entrance-hall"}
    table = seance(where, "wrath", ghost="foyer", turn=ZOE)
    mine = table.value(OX, "sanity")
    table.with_dice(0, 0, 0, 0, *faces(2, 6), *faces(0, mine)).play("end-turn", f"explorer:{OX}", f"attack:{OX}")
    assert (table.prompt, table.table.view(0)["ask"]["data"]["damage"]) == ("split-damage", "mental")


@rule("H02-T05")
def test_in_the_quest_it_neither_moves_nor_slows() -> None:
    where = {OX: "pentagram-chamber", VIVIAN: "foyer", ZOE: "entrance-hall"}
    table = seance(where, "quest", ghost="pentagram-chamber", track=1)
    prices = [choice["data"]["price"] for choice in table.table.view(0)["ask"]["choices"][:1]]
    assert (table.keys[0], prices) == ("go:basement-landing", [1])
    table.arrange(lambda state: setattr(state.turn, "seat", 2)).with_dice().play("end-turn")
    assert (table.asked, table.events("monster-turn")) == ([0], [])


@rule("H02-T13")
@pytest.mark.parametrize(
    ("place", "cards", "found"),
    [
        ("foyer", [], set()),
        ("foyer", ["ring"], {"ghost-1:ring"}),
        ("pentagram-chamber", [], {"ghost-1"}),
        ("pentagram-chamber", ["ring", "axe"], {"ghost-1", "ghost-1:ring"}),
    ],
)
def test_only_sanity_with_the_ring_or_in_the_chamber_can_face_it(place: str, cards: list[str], found: set[str]) -> None:
    where = {OX: place, VIVIAN: "upper-landing", ZOE: "entrance-hall"}
    table = seance(where, "wrath", ghost=place, gone=[ATTIC], cards={OX: cards})
    assert offered(table, "attack") == found
    choices = [choice for choice in table.table.view(0)["ask"]["choices"] if choice["key"].startswith("attack")]
    assert {choice["data"]["trait"] for choice in choices} <= {"sanity"}


@rule("H02-T13")
@pytest.mark.parametrize(("mine", "theirs", "won"), [(5, 4, True), (4, 4, False), (3, 5, False)])
def test_one_victory_destroys_it_and_a_loss_hurts_the_mind(mine: int, theirs: int, *, won: bool) -> None:
    where = {OX: "pentagram-chamber", VIVIAN: "foyer", ZOE: "entrance-hall"}
    table = seance(where, "wrath", ghost="pentagram-chamber", gone=[ATTIC], traits={OX: {"sanity": 7}})
    dice = table.value(OX, "sanity")
    table.with_dice(*faces(mine, dice), *faces(theirs, 6)).play("attack:ghost-1")
    assert table.winners == ((0, 1) if won else None)
    assert (table.prompt == "split-damage") == (mine < theirs)


@rule("H02-T13")
def test_dynamite_does_nothing_to_it_and_a_fallen_chamber_leaves_only_the_ring() -> None:
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    table = seance(where, "wrath", ghost="entrance-hall", gone=[ATTIC], cards={OX: ["dynamite"]})
    table.with_dice().play("use:dynamite:entrance-hall")
    assert not table.monster("ghost-1").stunned
    lost = seance(phase="wrath", where=where, ghost="foyer", gone=[ATTIC, PENTAGRAM_CHAMBER])
    (wish,) = lost.view(0)["haunt"]["objectives"]
    assert (wish["rooms"], wish["cards"], offered(lost, "attack")) == ((), ("ring",), set())


# The end


@rule("H02-T15")
def test_the_ghost_of_a_dead_traitor_still_wins_for_that_player() -> None:
    where = {OX: "foyer", VIVIAN: "basement-landing", ZOE: "entrance-hall"}
    table = seance(where, "wrath", ghost="foyer", gone=[ATTIC], traits={OX: {"sanity": 0}}, change=dead(1, 2))
    table.with_dice(0, 0, 0, 0, *faces(8, 6), *[0] * 6).play("end-turn")
    while table.winners is None:
        table.play(next((key for key in table.keys if key.startswith("attack")), table.keys[0]))
    assert table.winners == (2,)
    assert not table.explorer(OX).alive


@rule("H02-T13")
def test_if_the_last_heroes_fall_with_the_traitor_the_traitor_wins() -> None:
    where = {OX: "upper-landing", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    table = seance(where, "wrath", ghost="pentagram-chamber", gone=[ATTIC]).play("end-turn")
    assert table.winners == (2,)
