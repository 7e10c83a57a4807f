"""Haunt 46, The Feast: set-up, victims that stray, escorts and the front door."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from dreadhall.betrayal.components.rooms import CREAKY_HALLWAY, GAME_ROOM, MYSTIC_ELEVATOR
from dreadhall.betrayal.haunts.h46_the_feast import RULES, TheFeast
from dreadhall.betrayal.haunts.printed import CHART, HAUNTS
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import Place
from dreadhall.betrayal.state import BetrayalState, Figure
from dreadhall.testing import rule
from dreadhall.testing.betrayal import Position, figure, position, revealed, row

NORTH, EAST, SOUTH, WEST = range(4)
AWAY = {"ox-bellows": "foyer", "zoe-ingstrom": "foyer", "vivian-lopez": "foyer"}
"""Two heroes and, on the last seat, the traitor."""


def feast(
    explorers: Mapping[str, str] = AWAY,
    victims: Sequence[tuple[str, int]] = (),
    freaks: Sequence[str] = (),
    **parts: Any,
) -> Position:
    """The haunt in play: victims by place and facing, freaks by place. The last explorer named is the traitor."""
    monsters: list[Figure] = [
        figure(RULES, "victim", place, number, facing=facing) for number, (place, facing) in enumerate(victims, 1)
    ]
    monsters += [figure(RULES, "cannibal-freak", place, number) for number, place in enumerate(freaks, 1)]
    return position(explorers, haunt=46, traitor=list(explorers)[-1], monsters=monsters, **parts)


def victims_walk(
    explorers: Mapping[str, str] = AWAY, victims: Sequence[tuple[str, int]] = (), **parts: Any
) -> Position:
    """The traitor's turn ends; the next round begins with the victims."""
    traitor = list(explorers)[-1]
    return feast(explorers, victims, turn=traitor, **parts).with_dice().play("end-turn")


def opened(state: BetrayalState) -> None:
    """The front door was opened on an earlier turn."""
    assert state.haunt is not None
    TheFeast.door.of(state.haunt).open = True


# Set-up


@rule("H46-T01")
def test_madame_zostra_is_the_traitor_if_she_is_there() -> None:
    assert {(omen, room) for (omen, room), haunt in CHART.items() if haunt == 46} == {
        ("dog", room) for room in ("catacombs", "gymnasium", "junk-room", "kitchen")
    }
    assert HAUNTS[46].traitor.named == "madame-zostra"
    kitchen = [*row("ground", "kitchen"), *row("ground", "dining-room", at=(-1, 1)), *row("upper", "attic")]
    where = {"ox-bellows": "kitchen", "madame-zostra": "foyer", "zoe-ingstrom": "foyer"}
    table = revealed(46, where, rooms=kitchen, cards={"madame-zostra": ["book"]}, drawn_in="kitchen")
    assert [who.id for who in table.state.explorers if who.traitor] == ["madame-zostra"]
    assert table.cards("madame-zostra") == ["book"]
    table.play("face:n", "0=ready", "1=ready", "2=ready")
    assert (table.prompt, table.asked) == ("turn", [2])


@rule("H46-T01")
@pytest.mark.parametrize(
    ("clips", "traitor"),
    [({"vivian-lopez": {"speed": 0}}, "vivian-lopez"), ({}, "ox-bellows")],
    ids=["the slowest", "the revealer of several"],
)
def test_without_her_the_slowest_is_the_traitor(clips: Mapping[str, Mapping[str, int]], traitor: str) -> None:
    rooms = [*row("ground", "dining-room"), *row("upper", "attic")]
    table = revealed(46, traits=clips, rooms=rooms)
    assert [who.id for who in table.state.explorers if who.traitor] == [traitor]


@rule("H46-T01")
def test_the_victims_move_before_the_first_hero_acts() -> None:
    table = victims_walk(victims=[("larder", NORTH), ("larder", NORTH)], rooms=row("basement", "catacombs", "larder"))
    kinds = [event.kind for event in table.table.events if event.kind in ("monster-moves", "turn-starts")]
    assert kinds == ["turn-starts"] + ["monster-moves"] * 4
    assert not table.events("monster-turn"), "victims have no part in the monsters' turn"
    assert (table.prompt, table.asked) == ("turn", [0])


FIVE = ("ox-bellows", "madame-zostra", "zoe-ingstrom", "professor-longfellow", "jenny-leclerc")


@rule("H46-T02")
def test_dining_room_and_attic_are_fetched_with_a_freak_and_a_victim_for_every_hero() -> None:
    table = revealed(46, FIVE, revealer="zoe-ingstrom")
    choosers = {}
    while table.prompt != "ready":
        if table.prompt == "choose-doorway":
            assert table.table.ask is not None
            choosers[table.table.ask.data["tile"]] = table.asked[0]
        choosers[table.prompt] = table.asked[0]
        table.play("face:w" if table.prompt == "h46-heroes-facing" else table.keys[0])
    assert (choosers["dining-room"], choosers["attic"], choosers["h46-heroes-facing"]) == (1, 2, 2)
    assert (table.rules.plan.floor_of(Place("dining-room")), table.rules.plan.floor_of(Place("attic"))) == (
        "ground",
        "upper",
    )
    freaks = [monster for monster in table.state.monsters.values() if monster.kind == "cannibal-freak"]
    victims = [monster for monster in table.state.monsters.values() if monster.kind == "victim"]
    assert [(one.place, one.traits) for one in freaks] == [("dining-room", {"might": 4, "speed": 2, "sanity": 4})] * 4
    assert [(one.place, one.traits) for one in victims] == [("attic", {"might": 3, "speed": 2, "sanity": 3})] * 4
    assert {one.facing for one in victims} == {WEST}


@rule("H46-T02")
def test_each_side_reads_its_own_book_and_knows_its_own_figures() -> None:
    table = feast(victims=[("attic", 0), ("attic", 0)], freaks=["dining-room"])
    for seat, book, known in ((0, "heroes", "victim"), (2, "traitor", "cannibal-freak")):
        view = table.view(seat)
        assert view["haunt"]["books"] == [book]
        assert {goal["id"].split("-")[1] for goal in view["haunt"]["objectives"]} == {book}
        assert {monster["kind"] for monster in view["monsters"] if monster["traits"]} == {known}


# Victims that stray

IN_THE_CELLAR = row("basement", "catacombs", "larder")


@rule("H46-T03")
def test_a_victim_walks_two_rooms_straight_on_over_barriers() -> None:
    table = victims_walk(victims=[("larder", NORTH), ("larder", NORTH)], rooms=IN_THE_CELLAR)
    for name in ("victim-1", "victim-2"):
        assert (table.monster(name).place, table.monster(name).facing) == ("basement-landing", NORTH)
    assert table.events("rolled") == []


@rule("H46-T03")
def test_the_player_left_of_the_traitor_chooses_the_order() -> None:
    rooms = [*IN_THE_CELLAR, *row("upper", "gallery")]
    table = victims_walk(victims=[("larder", NORTH), ("gallery", NORTH)], rooms=rooms)
    assert (table.prompt, table.asked) == ("h46-heroes-next-victim", [0])
    table.play("monster:victim-2")
    moved = [event.data["monster"] for event in table.events("monster-moves")]
    assert moved == ["victim-2", "victim-2", "victim-1", "victim-1"]


FORK = [Placed(GAME_ROOM, "upper", 0, -1, 1), Placed(CREAKY_HALLWAY, "upper", 1, -1)]
"""A room with a wall in the north, nothing explored in the west, rooms in the south and east."""


@rule("H46-T04")
def test_at_a_wall_it_turns_counterclockwise_to_the_next_explored_exit() -> None:
    where = AWAY | {"ox-bellows": "upper-landing"}
    table = victims_walk(where, [("game-room", NORTH), ("game-room", NORTH)], rooms=FORK)
    assert (table.monster("victim-1").place, table.monster("victim-1").facing) == ("upper-landing", SOUTH)


@rule("H46-T04")
def test_it_takes_no_stairs_and_stays_where_there_is_no_exit() -> None:
    table = victims_walk(victims=[("upper-landing", EAST), ("upper-landing", EAST)])
    assert (table.monster("victim-1").place, table.monster("victim-1").facing) == ("upper-landing", EAST)


@rule("H46-T04")
def test_the_coal_chute_slides_it_down_and_does_not_turn_it() -> None:
    chute = row("ground", "coal-chute")
    table = victims_walk(victims=[("entrance-hall", SOUTH), ("entrance-hall", SOUTH)], rooms=chute)
    assert (table.monster("victim-1").place, table.monster("victim-1").facing) == ("basement-landing", SOUTH)


@rule("H46-T04")
def test_the_mystic_elevator_does_not_move_for_a_victim() -> None:
    lift = [Placed(MYSTIC_ELEVATOR, "ground", 0, 1)]
    table = victims_walk(victims=[("entrance-hall", SOUTH), ("entrance-hall", SOUTH)], rooms=lift)
    assert table.events("elevator-moves") == []
    assert table.monster("victim-1").place == "entrance-hall"


@rule("H46-T05")
def test_it_stops_in_a_heros_room_and_stays_there_with_the_hero() -> None:
    where = AWAY | {"ox-bellows": "catacombs"}
    table = victims_walk(where, [("larder", NORTH), ("catacombs/far", NORTH)], rooms=IN_THE_CELLAR)
    assert table.monster("victim-1").place == "catacombs/far"
    assert table.monster("victim-2").place == "catacombs/far"


@rule("H46-T05")
def test_a_traitor_does_not_stop_it() -> None:
    where = AWAY | {"vivian-lopez": "catacombs"}
    table = victims_walk(where, [("larder", NORTH), ("larder", NORTH)], rooms=IN_THE_CELLAR)
    assert table.monster("victim-1").place == "basement-landing"


@rule("H46-T05")
def test_if_the_left_player_is_dead_the_first_living_hero_moves_them() -> None:
    def dead(state: BetrayalState) -> None:
        state.explorers[0].alive = False

    rooms = [*IN_THE_CELLAR, *row("upper", "gallery")]
    table = victims_walk(victims=[("larder", NORTH), ("gallery", NORTH)], rooms=rooms, change=dead)
    assert (table.prompt, table.asked) == ("h46-heroes-next-victim", [1])


# Escorts


@rule("H46-T06")
def test_the_hero_pays_for_the_freak_and_the_victim_does_not() -> None:
    where = {"ox-bellows": "foyer", "zoe-ingstrom": "upper-landing", "vivian-lopez": "basement-landing"}
    table = feast(where, [("foyer", NORTH), ("foyer", NORTH)], ["foyer"])
    table.play("h46-heroes-escort:victim-1:grand-staircase", "h46-heroes-escort:victim-1:upper-landing")
    assert table.explorer("ox-bellows").place == table.monster("victim-1").place == "upper-landing"
    assert table.monster("victim-1").facing == NORTH, "led, it does not turn"
    assert table.monster("victim-2").place == "foyer"
    assert table.state.turn.spent == 3
    assert table.table.ask is not None
    assert table.table.ask.data["spaces"] == 1
    assert not table.offers("h46-heroes-escort"), "one victim a turn"


@rule("H46-T06")
def test_a_second_hero_may_lead_the_same_victim_in_the_same_round() -> None:
    where = {"ox-bellows": "foyer", "zoe-ingstrom": "upper-landing", "vivian-lopez": "basement-landing"}
    table = feast(where, [("foyer", NORTH), ("foyer", NORTH)])
    table.play("h46-heroes-escort:victim-1:grand-staircase", "h46-heroes-escort:victim-1:upper-landing", "end-turn")
    table.play("h46-heroes-escort:victim-1:grand-staircase", "h46-heroes-let-go")
    assert table.monster("victim-1").place == "grand-staircase"
    assert table.offers("go")
    assert not table.offers("h46-heroes-escort")


@rule("H46-T06")
def test_with_less_movement_the_pair_goes_fewer_spaces() -> None:
    where = {"ox-bellows": "foyer", "zoe-ingstrom": "upper-landing", "vivian-lopez": "basement-landing"}
    slow = {"ox-bellows": {"speed": 0}}
    table = feast(where, [("foyer", NORTH), ("foyer", NORTH)], ["foyer"], traits=slow)
    table.play("h46-heroes-escort:victim-1:grand-staircase")
    assert table.prompt == "turn"
    assert table.monster("victim-1").place == "grand-staircase"


@rule("H46-T06")
def test_an_escort_comes_at_the_start_of_the_turn_and_never_into_the_unknown() -> None:
    table = feast(victims=[("foyer", NORTH), ("entrance-hall", NORTH)])
    assert {key for key in table.keys if key.startswith("h46-heroes-escort")} == {
        "h46-heroes-escort:victim-1:entrance-hall",
        "h46-heroes-escort:victim-1:grand-staircase",
    }
    assert not table.play("go:entrance-hall").offers("h46-heroes-escort")


# The front door


@rule("H46-T07")
def test_the_opener_draws_an_event_and_the_next_hero_leads_a_victim_out_and_comes_back() -> None:
    where = {"ox-bellows": "entrance-hall", "zoe-ingstrom": "foyer", "vivian-lopez": "upper-landing"}
    table = feast(where, [("foyer", NORTH), ("foyer", NORTH)]).top("event", "a-moment-of-hope")
    assert not table.offers("h46-heroes-leave")
    table.with_dice(1, 1, 1, 1, 1).play("h46-heroes-open-door:might")
    assert [event.data["card"] for event in table.events("draws")] == ["a-moment-of-hope"]
    assert TheFeast.door.of(table.haunt).open
    assert (table.prompt, table.asked) == ("turn", [1])
    table.play("h46-heroes-escort:victim-1:entrance-hall", "h46-heroes-rescue:victim-1")
    assert "victim-1" not in table.state.monsters
    assert TheFeast.memory.of(table.haunt).escaped == 1
    assert table.explorer("zoe-ingstrom").away == "outside"
    assert table.keys == ["h46-heroes-come-back", "end-turn"]
    table.play("h46-heroes-come-back")
    assert (table.explorer("zoe-ingstrom").away, table.explorer("zoe-ingstrom").place) == ("", "entrance-hall")
    assert table.state.turn.spent == 3


@rule("H46-T07")
@pytest.mark.parametrize(
    ("trait", "faces", "opens"),
    [("knowledge", [2, 2, 1], True), ("knowledge", [2, 2, 0], False), ("might", [2, 2, 0, 0, 0], False)],
)
def test_knowledge_or_might_of_five_opens_the_door_and_one_attempt_is_made_a_turn(
    trait: str, faces: list[int], opens: bool
) -> None:
    where = {"ox-bellows": "entrance-hall", "zoe-ingstrom": "foyer", "vivian-lopez": "upper-landing"}
    table = feast(where, [("attic", 0)] * 2, rooms=row("upper", "attic")).top("event", "a-moment-of-hope")
    table.with_dice(*faces).play(f"h46-heroes-open-door:{trait}")
    assert (TheFeast.door.of(table.haunt).open) is opens
    assert not table.offers("h46-heroes-open-door")
    assert table.asked == [1 if opens else 0]


@rule("H46-T07")
def test_the_door_is_opened_in_the_entrance_hall_only_and_not_by_the_traitor() -> None:
    assert not feast().offers("h46-heroes-open-door")
    where = dict.fromkeys(AWAY, "entrance-hall")
    assert feast(where).offers("h46-heroes-open-door")
    assert not feast(where, turn="vivian-lopez").offers("h46-heroes-open-door")


@rule("H46-T07")
def test_a_hero_may_leave_without_a_victim_and_pays_for_opponents() -> None:
    where = {"ox-bellows": "entrance-hall", "zoe-ingstrom": "foyer", "vivian-lopez": "entrance-hall"}
    table = feast(where, [("upper-landing", 0)] * 2, ["entrance-hall"], change=opened).play("h46-heroes-leave")
    assert table.explorer("ox-bellows").away == "outside"
    assert table.state.turn.spent == 3
    table.play("end-turn")
    assert table.asked == [1]


@rule("H46-T07")
def test_who_spent_the_night_outside_comes_back_on_a_later_turn() -> None:
    def outside(state: BetrayalState) -> None:
        opened(state)
        state.explorers[0].away = "outside"

    where = {"ox-bellows": "entrance-hall", "zoe-ingstrom": "foyer", "vivian-lopez": "upper-landing"}
    table = feast(where, [("upper-landing", 0)] * 2, turn="vivian-lopez", change=outside).play("end-turn")
    assert (table.asked, table.keys) == ([0], ["h46-heroes-come-back", "end-turn"])
    table.play("h46-heroes-come-back")
    assert table.offers("go")


HALL = "entrance-hall"
AT_THE_DOOR = {"ox-bellows": "foyer", "zoe-ingstrom": "upper-landing", "vivian-lopez": "upper-landing"}


@rule("H46-T15")
def test_whoever_comes_to_a_victim_at_the_open_door_takes_it_out_on_the_same_turn() -> None:
    table = feast(AT_THE_DOOR, [(HALL, NORTH), ("upper-landing", NORTH)], change=opened).play(f"go:{HALL}")
    assert not table.offers("h46-heroes-escort"), "an escort begins with the turn"
    table.play("h46-heroes-rescue:victim-1")
    assert TheFeast.memory.of(table.haunt).escaped == 1
    assert table.explorer("ox-bellows").away == "outside"
    assert table.state.turn.spent == 2


@rule("H46-T15")
def test_one_hero_fetches_several_victims_out_of_the_hall_one_at_a_time() -> None:
    where = AT_THE_DOOR | {"ox-bellows": HALL}
    table = feast(where, [(HALL, NORTH), (HALL, NORTH)], change=opened)
    table.play("h46-heroes-rescue:victim-1", "h46-heroes-come-back", "h46-heroes-rescue:victim-2")
    assert TheFeast.memory.of(table.haunt).escaped == 2
    assert table.state.turn.spent == 3
    assert table.winners is None, "Zoe is still inside"


@rule("H46-T15")
def test_with_a_victim_opponents_slow_the_hero_and_without_spaces_nobody_leaves() -> None:
    slow = {"ox-bellows": {"speed": 0}}
    table = feast(AT_THE_DOOR, [(HALL, NORTH)] * 2, [HALL, HALL], change=opened, traits=slow).play(f"go:{HALL}")
    assert table.value("ox-bellows", "speed") == 2
    assert not table.offers("h46-heroes-rescue")
    assert not table.offers("h46-heroes-leave")


@rule("H46-T15")
def test_through_a_closed_door_or_in_another_room_no_victim_escapes() -> None:
    closed = feast(AT_THE_DOOR, [(HALL, NORTH)] * 2).play(f"go:{HALL}")
    assert not closed.offers("h46-heroes-rescue")
    elsewhere = feast(AT_THE_DOOR, [("foyer", NORTH)] * 2, change=opened)
    assert not elsewhere.offers("h46-heroes-rescue")
    traitor = feast(dict.fromkeys(AWAY, HALL), [(HALL, NORTH)] * 2, change=opened, turn="vivian-lopez")
    assert not traitor.offers("h46-heroes-rescue")
