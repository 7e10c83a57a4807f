"""Haunt 47, Worm Ouroboros: how it begins, crawls, grows and explores."""

import pytest

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.rooms import ABANDONED_ROOM, COAL_CHUTE, MYSTIC_ELEVATOR
from dreadhall.betrayal.haunts.h47_worm_ouroboros import RULES
from dreadhall.betrayal.haunts.printed import CHART, HAUNTS
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import Place, RoomId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import Position, revealed, row
from tests.betrayal.haunts.worm import HEAD_1, HEAD_2, OX, SPELL, VIVIAN, ZOE, body, crawling, head, worm

LANE = row("ground", "creaky-hallway", "dusty-hallway", "bloody-room", "charred-room")
"""Rooms in a line to the south of the Entrance Hall."""
UPSTAIRS = {OX: "upper-landing", VIVIAN: "foyer", ZOE: "upper-landing"}


def ways(table: Position) -> set[str]:
    """Where the head that acts can go."""
    return {key.partition(":")[2] for key in table.keys if key.startswith("go:")}


# Set-up


@rule("H47-T01")
def test_the_revealer_becomes_two_heads_and_leaves_all_behind_but_companions() -> None:
    assert {room for (omen, room), haunt in CHART.items() if haunt == 47 and omen == "skull"} == {
        "balcony",
        "charred-room",
        "gymnasium",
        "master-bedroom",
    }
    assert sum(haunt == 47 for haunt in CHART.values()) == 4
    assert HAUNTS[47].traitor.kind == "revealer"
    where = {VIVIAN: "gymnasium", OX: "foyer", ZOE: "foyer"}
    cards = {VIVIAN: ["dog", "bite", "axe"]}
    table = revealed(47, where, rooms=row("upper", "gymnasium"), cards=cards)
    worm = table.explorer(VIVIAN)
    assert (worm.traitor, worm.alive, worm.cards) == (True, False, [])
    assert table.state.piles == {"gymnasium": ["axe", "skull"]}
    assert {"dog", "bite"} <= set(table.state.gone)
    heads = [table.monster(name) for name in (HEAD_1, HEAD_2)]
    assert [(one.place, one.traits) for one in heads] == [("gymnasium", {"speed": 1, "might": 6})] * 2
    assert (body(table), len(table.state.monsters)) == ([], 2)
    table.play("0=ready", "1=ready", "2=ready")
    assert (table.prompt, table.asked) == ("turn", [1]), "the player to the traitor's left begins"


@rule("H47-T02")
def test_growth_is_the_worms_secret_and_the_spell_the_heroes() -> None:
    table = worm(UPSTAIRS, [head("foyer", hits=1), head("foyer", 2)], coils=["entrance-hall"])
    hero, traitor = table.view(0), table.view(1)
    assert [(wish["id"], wish["of"]) for wish in traitor["haunt"]["objectives"]] == [
        ("h47-traitor-body", 16),
        ("h47-traitor-heroes", 2),
    ]
    assert [wish["id"] for wish in hero["haunt"]["objectives"]] == ["h47-heroes-skull", "h47-heroes-heads", SPELL]
    for view in (hero, traitor):
        assert view["tokens"] == {"ouroboros-body-1": "entrance-hall"}
        assert [monster["status"] for monster in view["monsters"]] == [{"weakened": 1, "hits": 1}, {}]
        assert view["haunt"]["secrets"] == view["haunt"]["memory"] == {}
    assert [monster["traits"] for monster in hero["monsters"]] == [{}, {}]
    assert traitor["monsters"][1]["traits"] == {"speed": 1, "might": 6}


# Crawling


@rule("H47-T03")
def test_a_coil_stays_in_every_room_that_a_head_leaves() -> None:
    where = {OX: "dusty-hallway", VIVIAN: "foyer", ZOE: "upper-landing"}
    table = worm(where, [head("entrance-hall"), head("entrance-hall", 2)], rooms=LANE, turn=ZOE)
    table.play("end-turn").with_dice(2, 0, 0, 0, 0, 0, 0, *[0] * 9).play("end-turn")
    assert (table.prompt, table.asked) == ("next-monster", [1]), "no turn of its own for the seat of the worm"
    table.play(f"monster:{HEAD_1}", "go:creaky-hallway", "go:dusty-hallway")
    assert body(table) == ["entrance-hall", "creaky-hallway"], "though the other head is still there"
    assert not ways(table), "two spaces, and no more"
    table.play(f"attack:{OX}")
    assert table.state.turn.monster == HEAD_2, "one attack, then the other head"
    assert len([roll for roll in table.events("rolled") if roll.data["why"] == "movement"]) == 2
    assert ways(table) == {"foyer", "creaky-hallway"}


@rule("H47-T04")
def test_a_head_may_always_move_a_space_or_stay_and_no_room_has_two_coils() -> None:
    table = crawling(UPSTAIRS, [head("entrance-hall")], 0, rooms=LANE, coils=["entrance-hall", "creaky-hallway"])
    assert {"done", "go:creaky-hallway"} <= set(table.keys)
    table.play("go:creaky-hallway")
    assert body(table) == ["entrance-hall", "creaky-hallway"]
    assert (table.monster(HEAD_1).place, table.prompt) == ("creaky-hallway", "turn")


@rule("H47-T04")
def test_a_head_that_stays_leaves_nothing() -> None:
    table = crawling(UPSTAIRS, [head("entrance-hall")], 2).play("done")
    assert (body(table), table.monster(HEAD_1).place) == ([], "entrance-hall")


@rule("H47-T03", "H47-T07")
def test_heroes_do_not_slow_a_head() -> None:
    where = {OX: "entrance-hall", VIVIAN: "foyer", ZOE: "entrance-hall"}
    table = worm(where, [head("entrance-hall")], rooms=LANE, turn=ZOE).with_dice(1, 0).play("end-turn", "end-turn")
    assert table.table.ask is not None
    prices = {choice.data["price"] for choice in table.table.ask.choices if choice.key.startswith("go:")}
    assert prices == {1}


@rule("H47-T06")
def test_secret_ways_and_the_elevator_are_closed_to_heads_and_other_ways_are_not() -> None:
    tokens = {"secret-stairs-1": "foyer", "secret-stairs-2": "upper-landing"}
    rooms = [Placed(MYSTIC_ELEVATOR, "ground", -1, -1, 2), *row("basement", "stairs-from-basement")]
    table = crawling(UPSTAIRS, [head("foyer")], 1, rooms=rooms, tokens=tokens)
    assert ways(table) == {"grand-staircase", "entrance-hall", "stairs-from-basement"}
    tokens = {"secret-passage-1": "entrance-hall", "secret-passage-2": "charred-room"}
    assert ways(crawling(UPSTAIRS, [head("entrance-hall")], 1, rooms=LANE, tokens=tokens)) == {
        "foyer",
        "creaky-hallway",
    }


@rule("H47-T16", "C-08")
def test_the_bell_draws_a_head_along_its_own_ways_and_not_towards_a_passage() -> None:
    tokens = {"secret-passage-1": "entrance-hall", "secret-passage-2": "charred-room"}
    where = {OX: "charred-room", VIVIAN: "foyer", ZOE: "upper-landing"}
    table = worm(where, [head("creaky-hallway")], rooms=LANE, tokens=tokens, cards={OX: ["bell"]})
    table.with_dice(*[0] * table.value(OX, "sanity")).play("use:bell")
    assert (table.asked, table.keys) == ([1], ["done", f"pull:{HEAD_1}:dusty-hallway"])


@rule("H47-T06")
def test_a_door_beside_a_secret_passage_still_leads_there() -> None:
    tokens = {"secret-passage-1": "entrance-hall", "secret-passage-2": "foyer"}
    assert "foyer" in ways(crawling(UPSTAIRS, [head("entrance-hall")], 1, tokens=tokens))


@rule("H47-T06")
def test_a_coil_stays_on_the_coal_chute_that_a_head_slides_down() -> None:
    rooms = [Placed(COAL_CHUTE, "ground", 0, 1, 0)]
    rooms = [tile._replace(turn=(0 - min(ROOMS[COAL_CHUTE].doors)) % 4) for tile in rooms]
    table = crawling(UPSTAIRS, [head("entrance-hall")], 1, rooms=rooms).play("go:coal-chute")
    assert table.monster(HEAD_1).place == "basement-landing"
    assert body(table) == ["entrance-hall", "coal-chute"]


@rule("H47-T06")
def test_a_head_that_stops_on_the_chute_it_climbed_into_leaves_a_coil_there() -> None:
    rooms = [Placed(COAL_CHUTE, "ground", 0, 1, (0 - min(ROOMS[COAL_CHUTE].doors)) % 4)]
    table = crawling(UPSTAIRS, [head("basement-landing")], 1, rooms=rooms).play("go:coal-chute")
    assert (table.monster(HEAD_1).place, body(table)) == ("basement-landing", ["basement-landing", "coal-chute"])


@rule("H47-T06")
def test_heads_go_down_through_the_collapsed_room() -> None:
    rooms = row("ground", "collapsed-room")
    table = crawling(UPSTAIRS, [head("collapsed-room")], 1, rooms=rooms, coils=["collapsed-room"])
    table.play("drop-down")
    assert table.monster(HEAD_1).place == "basement-landing"


@rule("H47-T06", "H47-T07")
def test_a_barrier_stops_no_head_and_the_worm_says_on_which_side_head_and_coil_lie() -> None:
    rooms = row("upper", "tower", "attic")
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"}
    table = crawling(where, [head("upper-landing")], 2, rooms=rooms, coils=["upper-landing"])
    table.play(next(key for key in table.keys if key.startswith("go:tower"))).play("go:attic")
    assert (table.prompt, table.asked) == ("choose-side", [1])
    table.play("side:tower/far")
    assert body(table) == ["upper-landing", "tower/far"]


# Exploring


@rule("H47-T05")
def test_a_head_finds_rooms_draws_nothing_and_goes_on() -> None:
    table = crawling(UPSTAIRS, [head("entrance-hall")], 2).top("room", "gymnasium", "abandoned-room")
    omens = len(table.state.omens)
    table.play("explore:n")
    while table.prompt == "turn-tile":
        assert table.asked == [1]
        table.play(table.keys[0])
    assert (table.monster(HEAD_1).place, body(table)) == ("abandoned-room", ["entrance-hall"])
    assert ROOMS[ABANDONED_ROOM].symbol == "omen"
    assert (len(table.state.omens), table.prompt) == (omens, "monster"), "the symbol does not stop it"
    assert any(key.startswith("explore:") for key in table.keys)
    assert [event.data["monster"] for event in table.events("monster-finds")] == [HEAD_1]
    table.play("done")

    def beside(state: BetrayalState) -> None:
        state.explorers[0].place = Place("entrance-hall")
        state.turn.seat = 0

    table.arrange(beside).play("go:abandoned-room")
    assert len(table.state.omens) == omens, "who comes later draws nothing either"


@rule("H47-T05")
def test_a_doorway_behind_which_no_room_can_be_found_stays_shut() -> None:
    def upper_only(state: BetrayalState) -> None:
        kept = [room for room in state.rooms.rest if "ground" not in ROOMS[RoomId(room)].floors]
        state.rooms.rest = kept

    assert crawling(UPSTAIRS, [head("entrance-hall")], 1).offers("explore")
    assert not crawling(UPSTAIRS, [head("entrance-hall")], 1, change=upper_only).offers("explore")


@rule("H47-T05", "H47-T06")
def test_a_head_that_finds_the_elevator_stays_outside() -> None:
    table = crawling(UPSTAIRS, [head("entrance-hall")], 2).top("room", "mystic-elevator").play("explore:n")
    assert (table.monster(HEAD_1).place, body(table)) == ("entrance-hall", [])
    assert "mystic-elevator" in table.rules.plan
    assert "mystic-elevator" not in ways(table)


@rule("H47-T05")
def test_no_stairs_are_fetched_for_monsters_that_explore() -> None:
    where = {OX: "upper-landing", VIVIAN: "foyer", ZOE: "upper-landing"}
    table = worm(where, [head("basement-landing")], turn=ZOE).with_dice(*[0] * 3).play("end-turn", "end-turn")
    assert table.prompt == "monster"


# How it slows


@rule("H47-T07")
@pytest.mark.parametrize(("coils", "price"), [(["foyer"], 4), ([], 3)])
def test_every_head_and_coil_slows_a_hero_who_leaves(coils: list[str], price: int) -> None:
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "upper-landing"}
    table = worm(where, [head("foyer"), head("foyer", 2)], coils=coils, traits={OX: {"speed": 0}})
    assert table.play("go:entrance-hall").state.turn.spent == price, "a first step is always possible"


@rule("H47-T07")
def test_what_lies_across_a_barrier_slows_nobody() -> None:
    rooms = row("upper", "tower", "attic")
    where = {OX: "tower", VIVIAN: "foyer", ZOE: "foyer"}
    table = worm(where, [head("tower/far")], coils=["tower/far"], rooms=rooms)
    step = next(key for key in table.keys if key.startswith("go:"))
    assert table.play(step).state.turn.spent == 1


def test_the_record_of_a_head() -> None:
    (record,) = RULES.kinds
    assert (record.rolls, record.is_slowed, record.sanity, record.knowledge) == ("own", False, None, None)
