"""Haunt 18, United We Stand: the furnace, the fire, the collapse, and who wins by them."""

from collections.abc import Sequence

import pytest

from dreadhall.betrayal.components.rooms import BASEMENT_LANDING, COAL_CHUTE, LARDER, STAIRS_FROM_BASEMENT
from dreadhall.betrayal.house.plan import Placed
from dreadhall.testing.betrayal import row
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h18.flesh import (
    APART,
    CELLAR,
    FURNACE,
    LONGFELLOW,
    OX,
    VIVIAN,
    ZOE,
    flesh,
    may_burn,
    on_fire,
)

STAIRS = Placed(STAIRS_FROM_BASEMENT, "basement", 0, 2)


# The furnace


@rule("H18-T07")
def test_the_furnace_explodes_at_the_end_of_its_heros_next_turn() -> None:
    where = APART | {OX: FURNACE, VIVIAN: FURNACE}
    table = flesh(where, traits={OX: {"knowledge": 7}}).with_dice(*faces(5, 6)).play("h18-heroes-overheat")
    assert table.events("h18-overheats")
    assert "h18-heroes-overheat" not in table.keys
    table.play("go:basement-landing", "end-turn")
    assert table.state.destroyed == []
    table = flesh(where | {OX: "basement-landing"}, due=OX).play("end-turn")
    assert table.state.destroyed == [FURNACE]
    assert not table.explorer(VIVIAN).alive
    assert (table.explorer(OX).alive, table.prompt, table.asked) == (True, "turn", [2])


@rule("H18-T07")
def test_it_explodes_for_a_dead_hero_too() -> None:
    table = flesh(due=VIVIAN, dead=[VIVIAN]).play("end-turn")
    assert table.state.destroyed == [FURNACE]
    assert (table.prompt, table.asked) == ("turn", [2])


@rule("H18-T07", "H18-19")
@pytest.mark.parametrize("already_out", [True, False], ids=["outside", "on the way out"])
def test_it_explodes_for_a_hero_who_has_left_the_house(already_out: bool) -> None:
    if already_out:
        table = flesh(outside=[OX], due=OX, door=True, turn=ZOE).play("end-turn")
    else:
        table = flesh(due=OX, door=True).play("h18-heroes-leave")
    assert table.state.destroyed == [FURNACE]


@rule("H18-T07", "H18-36")
def test_the_explosion_itself_may_kill_the_traitor() -> None:
    assert flesh(APART | {ZOE: FURNACE}, due=OX).play("end-turn").winners == (0, 1, 2)


@rule("H18-T16")
@pytest.mark.parametrize("roll", [4, 5])
def test_five_overheats_it_and_four_does_not_once_a_turn_and_only_there(roll: int) -> None:
    table = flesh(APART | {OX: FURNACE}, traits={OX: {"knowledge": 7}}).with_dice(*faces(roll, 6))
    table.play("h18-heroes-overheat")
    assert bool(table.events("h18-overheats")) == (roll == 5)
    assert "h18-heroes-overheat" not in table.keys
    for room in ("basement-landing", "larder"):
        assert "h18-heroes-overheat" not in flesh(APART | {OX: room}).keys
    assert "h18-heroes-overheat" not in flesh(APART | {ZOE: FURNACE}, turn=ZOE).keys


# The fire


@rule("H18-T08")
@pytest.mark.parametrize(
    ("burned", "more"),
    [
        ([], ["basement-landing", "larder", "stairs-from-basement"]),
        (["stairs-from-basement"], ["basement-landing", "foyer", "larder"]),
        (["stairs-from-basement", "foyer"], ["basement-landing", "entrance-hall", "grand-staircase", "larder"]),
        (["basement-landing"], ["coal-chute", "larder", "stairs-from-basement"]),
        (["larder"], ["basement-landing", "collapsed-room", "stairs-from-basement"]),
        (["stairs-from-basement", "foyer", "grand-staircase"], ["basement-landing", "entrance-hall", "larder"]),
    ],
    ids=["beside", "up the stairs", "through the hall", "up the chute", "up the hole", "not upstairs"],
)
def test_the_fire_takes_what_shares_a_side_and_what_the_listed_links_lead_to(
    burned: Sequence[str], more: Sequence[str]
) -> None:
    rooms = [*CELLAR, STAIRS, Placed(COAL_CHUTE, "ground", 3, 3), *row("upper", "collapsed-room")]
    table = on_fire(APART | {OX: "upper-landing"}, *burned, rooms=rooms, tokens={"below-collapsed-room": "larder"})
    assert may_burn(table.play("end-turn")) == more


@rule("H18-T08")
def test_a_room_burns_with_everybody_in_it_and_nobody_rolls() -> None:
    table = on_fire(APART | {VIVIAN: "larder"}).with_dice().play("end-turn")
    assert may_burn(table) == ["basement-landing", "larder"]
    table.play("h18-burn:larder")
    assert not table.explorer(VIVIAN).alive
    assert table.haunt.killers == {"1": ""}
    hall = on_fire(
        APART | {OX: "upper-landing", VIVIAN: "upper-landing"}, STAIRS_FROM_BASEMENT, rooms=[*CELLAR, STAIRS]
    )
    hall.play("end-turn", "h18-burn:foyer")
    ruins = [room["id"] for room in hall.view(None)["rooms"] if room["destroyed"]]
    assert sorted(ruins) == ["foyer", FURNACE, "stairs-from-basement"]


@rule("H18-T08")
def test_without_the_token_no_room_feeds_the_collapsed_room() -> None:
    table = on_fire(APART, LARDER, rooms=[*CELLAR, *row("upper", "collapsed-room")]).play("end-turn")
    assert table.state.destroyed == [FURNACE, "larder", "basement-landing"]


@rule("H18-T09")
def test_the_dead_burn_nothing_those_outside_and_the_traitor_do() -> None:
    table = on_fire(dead=[OX], outside=[VIVIAN], turn=ZOE).play("end-turn")
    assert (table.prompt, table.asked) == ("h18-burn", [3])
    table.play("h18-burn:larder")
    assert table.state.destroyed == [FURNACE, "larder", "basement-landing"], "one for Zoe, one for Vivian, none for Ox"
    assert (table.prompt, table.asked) == ("turn", [2])
    assert table.explorer(VIVIAN).alive
    assert [event.data["explorer"] for event in table.events("turn-starts")] == [LONGFELLOW]


@rule("H18-T10")
def test_a_burned_room_is_not_entered_and_whoever_is_sent_there_dies() -> None:
    table = on_fire(APART | {OX: "basement-landing"})
    assert f"go:{FURNACE}" not in table.keys
    chute = [*CELLAR, Placed(COAL_CHUTE, "ground", 0, 1)]
    assert "go:coal-chute" not in on_fire(APART, BASEMENT_LANDING, rooms=chute).keys
    tokens = {"closet": "entrance-hall"}
    sent = on_fire(APART, BASEMENT_LANDING, LARDER, tokens=tokens).top("event", "mystic-slide")
    sent.with_dice(1, 1, *faces(0, 5)).play("try:closet")
    assert not sent.explorer(OX).alive


@rule("H18-T10")
def test_what_lies_in_a_burning_room_is_gone_and_with_no_room_in_reach_nothing_burns() -> None:
    table = on_fire(piles={"larder": ["axe"]}).play("end-turn", "h18-burn:larder")
    assert (table.state.piles, table.state.gone) == ({}, ["axe"])
    table = on_fire(APART, LARDER, BASEMENT_LANDING).play("end-turn")
    assert (table.prompt, table.asked) == ("turn", [1])
    assert table.state.destroyed == [FURNACE, "larder", "basement-landing"]


@rule("H18-T09", "H18-36")
def test_a_traitor_who_has_no_other_room_to_burn_burns() -> None:
    table = on_fire(APART | {ZOE: "larder"}, BASEMENT_LANDING, turn=ZOE).play("end-turn")
    assert (table.explorer(ZOE).alive, table.winners) == (False, (0, 1, 2))


# Victory


HEART = ("stairs-from-basement", "foyer", "grand-staircase")


@rule("H18-T14")
@pytest.mark.parametrize(
    ("turn", "outside", "winners"),
    [
        (LONGFELLOW, [OX, VIVIAN], (0, 1, 2)),
        (ZOE, [OX, VIVIAN], (0, 1, 2)),
        (LONGFELLOW, [OX], (0, 1, 2)),
        (ZOE, [OX], (3,)),
        (ZOE, [], (3,)),
    ],
    ids=["two outside", "two outside, the traitor's turn", "one, a hero's turn", "one, the traitor's turn", "none"],
)
def test_the_house_collapses_on_everybody_inside(turn: str, outside: Sequence[str], winners: tuple[int, ...]) -> None:
    where = dict.fromkeys([OX, VIVIAN, LONGFELLOW, ZOE], "upper-landing")
    table = on_fire(where, *HEART, outside=outside, rooms=[*CELLAR, STAIRS], turn=turn)
    table.play("end-turn", "h18-burn:entrance-hall")
    assert table.events("h18-house-collapses")
    assert table.winners == winners


@rule("H18-T14")
def test_when_all_but_one_are_dead_by_fire_the_traitor_wins() -> None:
    table = on_fire(APART | {VIVIAN: "larder"}, dead=[LONGFELLOW]).play("end-turn", "h18-burn:larder")
    assert table.winners == (3,)
    three = {OX: "foyer", VIVIAN: "larder", ZOE: "upper-landing"}
    assert on_fire(three).play("end-turn", "h18-burn:larder").winners == (2,)
    four = on_fire(APART | {VIVIAN: "larder"}).play("end-turn", "h18-burn:larder")
    assert four.winners is None


@rule("H18-T14")
def test_the_fire_kills_the_traitor_and_the_heroes_win() -> None:
    table = on_fire(APART | {ZOE: "larder"}).play("end-turn", "h18-burn:larder")
    assert table.winners == (0, 1, 2)
