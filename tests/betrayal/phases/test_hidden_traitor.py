"""The hidden traitor: tokens, stepping forward, and what nobody can tell before. (B-HID)"""

import pytest
from typing_extensions import override

from dreadhall.betrayal.ids import ExplorerId
from dreadhall.betrayal.toolkit.people.hidden import HiddenTraitor
from dreadhall.testing.betrayal import SEVERAL, position, revealed, row
from dreadhall.testing.marks import rule
from tests.betrayal.haunts.guillotines import FOUR, LONGFELLOW, OX, VIVIAN, ZOE, collared

TOGETHER = dict.fromkeys(FOUR, "foyer")


class Sickness(HiddenTraitor):
    """Two tokens for each player, as in haunt 43."""

    number = 43
    tokens_each = 2

    @override
    async def set_up(self) -> None:
        self.deal_roles()


@rule("B-HID-01")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_each_player_gets_one_of_the_numbered_tokens_and_the_one_is_the_traitors(players: int) -> None:
    table = revealed(34, SEVERAL[:players])
    numbers = [table.haunt.roles[ExplorerId(name)] for name in SEVERAL[:players]]
    assert sorted(numbers) == [[number + 1] for number in range(players)]
    sides = [table.view(seat)["haunt"]["side"] for seat in range(players)]
    assert [side == "traitor" for side in sides] == [number == [1] for number in numbers]


@rule("B-HID-01")
def test_where_two_are_dealt_to_each_there_are_twice_as_many_numbers_and_still_one_traitor() -> None:
    table = position(FOUR, rules=Sickness, haunt=43)
    table.arrange(lambda state: setattr(state, "phase", "haunt-setup"))
    dealt = [table.haunt.roles[ExplorerId(name)] for name in FOUR]
    assert [len(tokens) for tokens in dealt] == [2, 2, 2, 2]
    assert sorted(number for tokens in dealt for number in tokens) == [1, 2, 3, 4, 5, 6, 7, 8]


@rule("B-HID-02")
def test_everybody_sees_the_own_token_and_no_other() -> None:
    table = collared(traitor=LONGFELLOW)
    assert [table.view(seat)["haunt"]["secrets"] for seat in range(4)] == [{"roles": [n]} for n in (2, 3, 4, 1)]
    assert table.view(None)["haunt"]["secrets"] == {}


@rule("B-HID-03")
def test_play_begins_on_the_revealers_left_and_goes_clockwise() -> None:
    table = revealed(34, FOUR, revealer=ZOE).play("0=ready", "1=ready", "2=ready", "3=ready")
    assert table.asked == [3]
    assert table.play("end-turn").asked == [0]


@rule("B-HID-04")
def test_all_read_the_heroes_book_and_there_is_no_other() -> None:
    table = collared(traitor=LONGFELLOW)
    assert [list(table.rules.pages(seat)) for seat in range(4)] == [["haunts", "h34", "h34-heroes"]] * 4


@rule("B-HID-05", "B-DEC-25")
def test_the_traitor_may_step_forward_at_any_moment_of_the_own_turn() -> None:
    table = collared(TOGETHER, traitor=OX)
    assert "show-role" in table.keys
    table.play("go:entrance-hall")
    assert "show-role" in table.keys
    table.play("show-role")
    assert table.haunt.traitor == 0
    assert table.explorer(OX).traitor
    shown = table.events("role-shown")[0]
    assert (shown.to, shown.data["numbers"]) == (None, [1])
    assert "show-role" not in table.keys


@rule("B-HID-06", "B-DEC-25")
def test_stepping_forward_before_a_hazard_wards_it_off() -> None:
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "upper-landing", LONGFELLOW: "foyer"}
    table = collared(where, traitor=ZOE, turn=ZOE).top("room", "collapsed-room").with_dice().play("explore:n")
    assert (table.prompt, table.asked, table.keys) == ("hazard", [2], ["go-on", "show-role"])
    table.play("show-role")
    assert table.explorer(ZOE).place == "collapsed-room", "no roll, no fall"
    bold = collared(where, traitor=ZOE, turn=ZOE).top("room", "collapsed-room").with_dice(*[2] * 4)
    assert bold.play("explore:n", "go-on").events("rolled"), "who goes on, rolls like all"


@rule("B-DEC-33")
def test_at_a_hazard_an_innocent_is_asked_just_the_same() -> None:
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "upper-landing", LONGFELLOW: "foyer"}
    for traitor in (ZOE, OX):
        table = collared(where, traitor=traitor, turn=ZOE).top("room", "collapsed-room").play("explore:n")
        seen = table.table.view(0)
        assert (seen["ask"], seen["waiting"]) == (None, [2])
        assert table.prompt == "hazard"
        assert ("show-role" in table.keys) == (traitor == ZOE)


@rule("B-HID-06")
def test_being_driven_out_of_a_room_that_does_not_like_it_is_a_hazard_too() -> None:
    where = {**TOGETHER, OX: "junk-room"}
    table = collared(where, rooms=row("ground", "junk-room"), tokens={"closet": "junk-room"})
    table.top("event", "burning-man").with_dice(1, 1, 1, 1, 0).play("try:closet", "go-on")
    assert (table.prompt, table.asked) == ("hazard", [0])
    assert table.table.ask is not None
    assert table.table.ask.data["danger"] == "junk-room"


@rule("B-DEC-33")
def test_a_window_opens_only_for_a_seat_that_has_a_choice() -> None:
    table = collared(TOGETHER, traitor=OX, turn=VIVIAN).with_dice(1, 0, 1, 0, 0)
    table.play(f"attack:{ZOE}")
    assert (table.prompt, table.asked) == ("turn", [1]), "a defender without cards is asked for none"


@rule("B-HID-07")
def test_the_dead_turn_their_token_up() -> None:
    table = collared(TOGETHER, traitor=LONGFELLOW, traits={VIVIAN: {"might": 0}}).with_dice(1, 0, 0, 0, 0, 0, 0)
    assert VIVIAN not in HiddenTraitor.hidden.of(table.haunt).turned_up
    table.play(f"attack:{VIVIAN}", "split:1-0")
    assert not table.explorer(VIVIAN).alive
    assert (
        table.view(None)["haunt"]["memory"]["hidden-turned-up"][VIVIAN] == table.haunt.roles[ExplorerId(VIVIAN)] != [1]
    )


@rule("B-HID-08")
def test_nobody_else_can_show_a_token() -> None:
    for seat, name in enumerate(FOUR):
        table = collared(TOGETHER, traitor=LONGFELLOW, turn=name)
        assert table.asked == [seat]
        assert ("show-role" in table.keys) == (name == LONGFELLOW)


@rule("B-HID-09")
def test_any_explorer_may_attack_any_other() -> None:
    for name in FOUR:
        table = collared(TOGETHER, traitor=LONGFELLOW, turn=name)
        assert {key for key in table.keys if key.startswith("attack:")} == {f"attack:{n}" for n in FOUR if n != name}


@rule("B-HID-11")
def test_nobody_slows_anybody_before_the_traitor_is_known_and_then_both_sides_do() -> None:
    assert collared(TOGETHER, traitor=OX).play("go:entrance-hall").state.turn.spent == 1
    known = collared(TOGETHER, traitor=OX).play("show-role", "go:entrance-hall")
    assert known.state.turn.spent == 4, "three heroes are left behind"
    hero = collared(TOGETHER, traitor=VIVIAN, turn=VIVIAN).play("show-role", "end-turn", "go:entrance-hall")
    assert hero.state.turn.spent == 2, "and one traitor"


@rule("B-HID-11")
def test_the_turn_order_stays_when_the_traitor_steps_forward() -> None:
    for answers in (("end-turn",), ("show-role", "end-turn")):
        table = collared(TOGETHER, traitor=VIVIAN, turn=VIVIAN).play(*answers)
        assert table.asked == [2]
        assert table.play("end-turn").asked == [3]


@rule("B-HID-11")
def test_a_hidden_traitor_suffers_rooms_like_all() -> None:
    rooms = row("upper", "junk-room")
    where = {**TOGETHER, ZOE: "junk-room"}
    hidden = collared(where, traitor=ZOE, turn=ZOE, rooms=rooms).with_dice(*[0] * 3).play("go:upper-landing")
    assert hidden.events("rolled")
    shown = collared(where, traitor=ZOE, turn=ZOE, rooms=rooms).with_dice().play("show-role", "go:upper-landing")
    assert not shown.events("rolled")
