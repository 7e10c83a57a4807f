"""Haunt 49, You Wear It Well: set-up, and what souls can and cannot do."""

from collections.abc import Sequence
from typing import Any

import pytest

from dreadhall.betrayal.components.cards import DOG
from dreadhall.betrayal.components.rooms import BALLROOM, CATACOMBS, CHAPEL, CHASM, COAL_CHUTE, LIBRARY, TOWER
from dreadhall.betrayal.haunts.printed import CHART, HAUNTS
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import Place
from dreadhall.testing.betrayal import revealed, row
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import changes, faces
from tests.betrayal.haunts.h49.astral import (
    APART,
    LONGFELLOW,
    OX,
    SPIRIT,
    VIVIAN,
    ZOE,
    astral,
    spirit_turn,
    steps,
    well,
)

HEATHER = "heather-granville"
CHUTE = [Placed(COAL_CHUTE, "ground", 0, 1)]


# Set-up


@rule("H49-T01")
def test_heather_is_the_traitor_if_she_is_there_else_the_cleverest() -> None:
    assert {cell for cell, number in CHART.items() if number == 49} == {
        ("medallion", room) for room in ("abandoned-room", "balcony", "catacombs")
    }
    assert HAUNTS[49].traitor.named == HEATHER
    rooms = [*row("upper", "balcony"), *CHUTE]
    where = {OX: "balcony", HEATHER: "foyer", VIVIAN: "foyer"}
    table = revealed(49, where, rooms=rooms, drawn_in="balcony", cards={HEATHER: ["bell"]})
    assert (table.haunt.traitor, table.cards(HEATHER), table.explorer(HEATHER).place) == (1, ["bell"], "foyer")
    table.play("0=ready", "1=ready", "2=ready")
    assert (table.prompt, table.asked) == ("turn", [2])
    without = revealed(49, {OX: "balcony", ZOE: "foyer", LONGFELLOW: "foyer"}, rooms=rooms)
    assert without.haunt.traitor == 2


@rule("H49-T02")
def test_bodies_and_souls_share_rooms_and_the_spirit_is_with_the_traitor() -> None:
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "foyer", LONGFELLOW: "entrance-hall"}
    table = revealed(49, where, rooms=CHUTE, traits={LONGFELLOW: {"knowledge": 7}})
    assert table.haunt.traitor == 3
    heroes = (OX, VIVIAN, ZOE)
    assert {name: table.state.tokens[f"body-{name}"] for name in heroes} == {name: where[name] for name in heroes}
    assert all(table.explorer(name).place == where[name] for name in heroes)
    spirit = table.monster(SPIRIT)
    assert (spirit.place, spirit.traits) == ("entrance-hall", {"speed": 3, "sanity": 6, "knowledge": 6})
    assert table.view(3)["monsters"][0]["traits"] == spirit.traits
    assert table.view(0)["monsters"][0]["traits"] == {}
    wishes = {seat: {wish["id"] for wish in table.view(seat)["haunt"]["objectives"]} for seat in (0, 3)}
    assert wishes[0] == {"h49-heroes-spirit", "h49-heroes-traitor"}
    assert wishes[3] == {"h49-traitor-souls", "h49-traitor-bodies"}


@rule("H49-T03")
def test_a_basement_that_is_cut_off_gets_stairs_where_the_speaker_likes() -> None:
    table = revealed(49, {OX: "foyer", LONGFELLOW: "foyer", VIVIAN: "foyer"})
    assert (table.haunt.traitor, table.prompt, table.asked) == (1, "choose-doorway", [0])
    table.play(table.keys[0])
    assert table.rules.plan.floor_of(Place("stairs-from-basement")) == "basement"


@rule("H49-T03")
@pytest.mark.parametrize(
    ("rooms", "tokens"),
    [
        (CHUTE, {}),
        (row("upper", "mystic-elevator"), {}),
        (row("upper", "collapsed-room"), {}),
        ([], {"secret-stairs-1": "foyer", "secret-stairs-2": "basement-landing"}),
    ],
    ids=["chute", "elevator", "hole", "secret stairs"],
)
def test_any_link_will_do(rooms: Sequence[Placed], tokens: dict[str, str]) -> None:
    table = revealed(49, {OX: "foyer", LONGFELLOW: "foyer", VIVIAN: "foyer"}, rooms=rooms, tokens=tokens)
    assert table.prompt == "ready"


# Ways


@rule("H49-T04")
def test_souls_and_the_spirit_pass_walls_and_the_traitor_does_not() -> None:
    rooms = [*row("ground", "kitchen"), Placed(LIBRARY, "ground", -1, 1, 2)]
    table = astral(APART | {OX: "kitchen", ZOE: "kitchen"}, rooms=rooms, spirit="foyer")
    assert "library" not in table.rules.exits(Place("kitchen"))
    assert "library" in steps(table)
    assert table.play("go:library").state.turn.spent == 1 + 1, "the traitor left behind costs one"
    assert "library" not in steps(astral(APART | {ZOE: "kitchen"}, rooms=rooms, turn=ZOE))
    assert "library" in steps(spirit_turn(APART, rooms=rooms, spirit="kitchen"))


@rule("H49-T17", "C-08")
def test_the_bell_calls_a_soul_through_a_wall_but_not_two_spaces_up_the_chute() -> None:
    rooms = [*row("ground", "kitchen"), Placed(LIBRARY, "ground", -1, 1, 2)]
    table = astral(APART | {OX: "kitchen", VIVIAN: "library"}, rooms=rooms, cards={OX: ["bell"]})
    table.with_dice(*faces(5, table.value(OX, "sanity"))).play("use:bell")
    assert f"pull:{VIVIAN}:kitchen" in table.keys
    hall = [*row("upper", "gallery"), Placed(BALLROOM, "ground", 0, 1)]
    table = astral(APART | {OX: "gallery", VIVIAN: "ballroom"}, rooms=hall, cards={OX: ["bell"]})
    table.with_dice(*faces(5, table.value(OX, "sanity"))).play("use:bell")
    assert f"pull:{VIVIAN}:gallery" in table.keys
    table = astral(APART | {VIVIAN: "basement-landing"}, rooms=CHUTE, cards={OX: ["bell"]})
    table.with_dice(*faces(5, table.value(OX, "sanity"))).play("use:bell")
    assert not any(key.startswith(f"pull:{VIVIAN}") for key in table.keys)


@rule("H49-T17", "C-08")
def test_what_calls_the_spirit_reckons_with_all_the_walls_on_its_way() -> None:
    rooms = [Placed(LIBRARY, "ground", -1, 0, 0), Placed(CHAPEL, "ground", -1, 1, 2)]
    table = astral(APART, rooms=rooms, spirit="chapel", cards={OX: ["bell"]})
    assert not {"library", "entrance-hall"} & set(table.rules.exits(Place("chapel")))
    table.with_dice(*faces(0, table.value(OX, "sanity"))).play("use:bell")
    assert f"pull:{SPIRIT}:library" in table.keys


@rule("H49-T04")
def test_floors_are_left_by_stairs_chute_hole_gallery_and_elevator_only() -> None:
    assert steps(astral(APART | {OX: "grand-staircase"})) == ["foyer", "upper-landing"]
    up = astral(APART | {OX: "basement-landing", ZOE: "foyer"}, rooms=CHUTE, spirit="foyer")
    assert steps(up) == ["entrance-hall"]
    assert up.play("go:entrance-hall").state.turn.spent == 2
    down = astral(APART, rooms=CHUTE, spirit="foyer").play("go:coal-chute")
    assert (down.explorer(OX).place, down.state.turn.spent) == ("basement-landing", 1)
    hall = [*row("upper", "gallery"), Placed(BALLROOM, "ground", 0, 1)]
    assert "gallery" in steps(astral(APART | {OX: "ballroom"}, rooms=hall))
    assert astral(APART | {OX: "gallery"}, rooms=hall).with_dice().play("go:ballroom").explorer(OX).place == "ballroom"
    pit, tokens = [*row("upper", "collapsed-room"), *row("basement", "larder")], {"below-collapsed-room": "larder"}
    assert "collapsed-room" in steps(astral(APART | {OX: "larder"}, rooms=pit, tokens=tokens))
    assert "larder" in steps(astral(APART | {OX: "collapsed-room"}, rooms=pit, tokens=tokens))


@rule("H49-T04")
def test_the_spirit_slows_bodies_do_not_and_the_elevator_takes_a_body_along() -> None:
    table = astral(APART, spirit="entrance-hall", bodies={VIVIAN: "entrance-hall"}).play("go:foyer")
    assert table.state.turn.spent == 2
    assert astral(APART, bodies={VIVIAN: "entrance-hall"}).play("go:foyer").state.turn.spent == 1
    lift = row("upper", "mystic-elevator")
    ride = astral(APART | {OX: "upper-landing"}, rooms=lift, bodies={OX: "mystic-elevator"}).with_dice(0, 0)
    ride.play("go:mystic-elevator")
    assert ride.prompt == "dock-elevator"
    ride.play(ride.keys[0])
    assert ride.rules.plan.floor_of(ride.state.tokens[f"body-{OX}"]) == "basement"
    assert changes(ride, OX) == {}, "a crash hurts no soul"


# What a soul can do


@rule("H49-T05")
def test_a_soul_explores_trades_drops_and_takes_nothing() -> None:
    parts: dict[str, Any] = {"cards": {OX: ["bell", "axe", "skull", "ring"]}, "piles": {"entrance-hall": ["idol"]}}
    table = astral(APART | {VIVIAN: "entrance-hall", ZOE: "entrance-hall"}, **parts)
    for verb in ("explore", "trade", "drop", "take", "attack"):
        assert not table.offers(verb)
    assert table.offers("use"), "the Bell still rings"
    assert f"h49-heroes-strike:{ZOE}:sanity" in table.keys
    back = astral(APART | {OX: "entrance-hall", ZOE: "entrance-hall"}, cards={ZOE: ["bell"]}, turn=ZOE)
    assert not back.offers("trade")


@rule("H49-T18")
def test_a_soul_throws_no_dynamite_and_is_not_safe_from_it() -> None:
    assert not astral(APART | {ZOE: "foyer"}, cards={OX: ["dynamite"]}).offers("use")
    table = astral(APART | {ZOE: "foyer", VIVIAN: "upper-landing"}, turn=ZOE, cards={ZOE: ["dynamite"]})
    table.with_dice(*[0] * table.value(OX, "speed")).play("use:dynamite:entrance-hall")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert [(event.data["damage"], event.data["points"]) for event in table.events("hurt")] == [("mental", 4)]


@rule("H49-T05")
def test_no_companion_and_no_drawn_item_comes_to_a_soul() -> None:
    table = astral(APART)
    rules = well(table)
    assert not rules.may_take_companion(table.explorer(OX), DOG)
    assert rules.may_take_companion(table.explorer(ZOE), DOG)
    safe = astral(APART, tokens={"safe": "entrance-hall"}, traits={OX: {"knowledge": 7}})
    safe.with_dice(*faces(6, 6)).play("try:safe")
    assert safe.cards(OX) == []


@rule("H49-T05")
def test_chasm_tower_and_vault_do_not_stop_it_the_catacombs_do() -> None:
    deep = [Placed(CHASM, "basement", 1, 0)]
    over = astral(APART | {OX: "chasm"}, rooms=deep, spirit="foyer").with_dice().play("cross")
    assert over.explorer(OX).place == "chasm/far"
    tower = [Placed(TOWER, "upper", 0, 1, 1)]
    assert astral(APART | {OX: "tower"}, rooms=tower).with_dice().play("cross").explorer(OX).place == "tower/far"
    vault = row("upper", "vault")
    inside = astral(APART | {OX: "vault"}, rooms=vault)
    assert not inside.offers("open-vault")
    assert inside.with_dice().play("cross").explorer(OX).place == "vault/far"
    bones = [Placed(CATACOMBS, "basement", 0, 1)]
    stuck = astral(APART | {OX: "catacombs"}, rooms=bones, spirit="foyer").with_dice(*faces(0, 3)).play("cross")
    assert stuck.explorer(OX).place == "catacombs"


@rule("H49-T05", "H49-T15")
@pytest.mark.parametrize(
    ("floor", "room", "changed"),
    [
        ("upper", "chapel", {"sanity": 1}),
        ("upper", "library", {"knowledge": 1}),
        ("upper", "gymnasium", {}),
        ("basement", "larder", {}),
        ("basement", "furnace-room", {}),
    ],
)
def test_what_rooms_do_for_the_mind_works_and_for_the_body_does_not(
    floor: str, room: str, changed: dict[str, int]
) -> None:
    table = astral(APART | {OX: room}, rooms=row(floor, room), spirit="foyer").play("end-turn")
    assert changes(table, OX) == changed
    junk = astral(APART | {OX: "junk-room"}, rooms=row("upper", "junk-room")).with_dice()
    junk.play("go:upper-landing")
    assert changes(junk, OX) == {}, "no roll on the way out"


@rule("H49-T15")
def test_physical_damage_to_a_soul_is_mental_and_no_skull_turns_it() -> None:
    where = APART | {OX: "foyer", ZOE: "entrance-hall"}
    table = astral(where, cards={ZOE: ["dynamite"], OX: ["skull"]}, turn=ZOE).with_dice(*faces(0, 4), *faces(5, 4))
    table.play("use:dynamite:foyer")
    assert (table.prompt, table.asked) == ("split-damage", [0])
    table.play("split:2-2")
    assert changes(table, OX) == {"knowledge": -2, "sanity": -2}
