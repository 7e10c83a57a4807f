"""Haunt 38, Hellbeasts."""

from collections.abc import Mapping
from typing import Any

import pytest

from dreadhall.betrayal.components.rooms import TOWER
from dreadhall.betrayal.haunts.h38_hellbeasts import RULES
from dreadhall.betrayal.haunts.printed import CHART
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import FigureId
from dreadhall.betrayal.state import BetrayalState, Figure
from dreadhall.testing import rule
from dreadhall.testing.betrayal import SEVERAL, THREE, Position, figure, position, revealed, row

OX, VIVIAN, ZOE = THREE
VERB = "h38-heroes-exorcise"
LANE = row("ground", "creaky-hallway", "dusty-hallway", "bloody-room", "charred-room")
"""Rooms in a line to the south of the Entrance Hall."""
FOYER = dict.fromkeys(THREE, "foyer")


def bats(*places: str) -> list[Figure]:
    """A firebat in each of these places."""
    return [figure(RULES, "firebat", place, number) for number, place in enumerate(places, 1)]


def swarm(where: Mapping[str, str], *places: str, turn: str = VIVIAN, **parts: Any) -> Position:
    """The haunt with Vivian as traitor; it began in the Basement Landing, far from everybody, unless said."""
    parts.setdefault("haunt_room", "basement-landing")
    return position(where, haunt=38, traitor=VIVIAN, turn=turn, monsters=bats(*places), **parts)


def still(table: Position) -> Position:
    """No bat flies any farther."""
    while table.prompt in ("monster", "next-monster"):
        table.play("done" if table.prompt == "monster" else table.keys[0])
    return table


def where_bats_are(table: Position) -> list[str]:
    """The places of all firebats."""
    return [bat.place for bat in table.state.monsters.values()]


def burns(table: Position) -> list[tuple[str, int]]:
    """Which rooms burnt, and how hot."""
    return [(event.data["room"], event.data["points"]) for event in table.events("h38-burns")]


def offered(table: Position) -> set[str]:
    """The exorcisms that can be tried now, as trait:source."""
    return {key.partition(":")[2] for key in table.keys if key.startswith(VERB)}


# Set-up


@rule("H38-T01")
def test_the_next_lowest_knowledge_turns_traitor_where_the_revealers_is_the_lowest() -> None:
    rooms = {room for (omen, room), haunt in CHART.items() if haunt == 38 and omen == "dog"}
    assert rooms == {"abandoned-room", "charred-room", "furnace-room"}
    assert sum(haunt == 38 for haunt in CHART.values()) == len(rooms)
    table = revealed(
        38,
        {OX: "furnace-room", VIVIAN: "foyer", ZOE: "foyer"},
        rooms=row("basement", "furnace-room"),
        traits={OX: {"knowledge": 0}, VIVIAN: {"knowledge": 5}, ZOE: {"knowledge": 1}},
        cards={ZOE: ["axe"]},
    )
    bear(table)  # the Furnace Room hurts whoever ends a turn in it
    assert [who.traitor for who in table.state.explorers] == [False, False, True]
    assert table.cards(ZOE) == ["axe"]
    assert (table.haunt.room, where_bats_are(table)) == ("furnace-room", ["furnace-room"] * 2)
    table.play("0=ready", "1=ready", "2=ready")
    assert (table.prompt, table.asked) == ("turn", [0]), "the player to the traitor's left begins"


@rule("H38-T02")
@pytest.mark.parametrize(("players", "count"), [(3, 2), (4, 2), (5, 3), (6, 3)])
def test_half_as_many_bats_as_players_hatch_where_it_began(players: int, count: int) -> None:
    table = revealed(38, dict.fromkeys(SEVERAL[:players], "foyer"))
    assert where_bats_are(table) == ["foyer"] * count
    assert table.monster("firebat-1").traits == {"speed": 3}


@rule("H38-T02")
def test_each_side_reads_its_own_book() -> None:
    table = swarm(FOYER, "foyer", turn=OX)
    hero, traitor = table.view(0), table.view(1)
    assert (hero["haunt"]["books"], traitor["haunt"]["books"]) == (["heroes"], ["traitor"])
    assert [goal["id"] for goal in hero["haunt"]["objectives"]] == ["h38-heroes-marks"]
    assert [goal["id"] for goal in traitor["haunt"]["objectives"]] == ["h38-traitor-heroes"]
    assert (hero["monsters"][0]["traits"], traitor["monsters"][0]["traits"]) == ({}, {"speed": 3})
    assert hero["monsters"][0]["room"] == "foyer"


@rule("H38-T02")
def test_in_a_room_with_a_barrier_the_traitor_says_on_which_side_they_hatch() -> None:
    tower = [Placed(TOWER, "upper", 0, 1)]
    traits = {VIVIAN: {"knowledge": 0}, ZOE: {"knowledge": 5}}
    table = revealed(38, {OX: "tower", VIVIAN: "foyer", ZOE: "foyer"}, rooms=tower, traits=traits)
    assert (table.asked, len(table.keys)) == ([1], 2)
    side = table.keys[1]
    assert where_bats_are(table.play(side)) == [side.partition(":")[2]] * 2


# Breed and fly


@rule("H38-T03")
def test_one_roll_says_how_many_hatch_and_how_far_the_others_fly() -> None:
    where = {OX: "upper-landing", VIVIAN: "foyer", ZOE: "upper-landing"}
    table = swarm(where, *["entrance-hall"] * 3, rooms=LANE).with_dice(2, 2, 0).play("end-turn")
    assert where_bats_are(table)[3:] == ["basement-landing"] * 4
    assert [len(roll.data["faces"]) for roll in table.events("rolled")] == [3]
    assert table.state.turn.waiting == ["firebat-2", "firebat-3"], "alike they are not asked for; the newborn wait"
    for room in ("creaky-hallway", "dusty-hallway", "bloody-room", "charred-room"):
        table.play(f"go:{room}")
    assert table.monster("firebat-1").place == "charred-room"
    assert table.state.turn.monster == "firebat-2", "four spaces and no more"


@rule("H38-T03")
def test_bats_pay_a_space_more_for_leaving_a_hero() -> None:
    where = {OX: "entrance-hall", VIVIAN: "foyer", ZOE: "upper-landing"}
    table = swarm(where, "entrance-hall", rooms=LANE).with_dice(2, 0, 0).play("end-turn", "go:creaky-hallway")
    assert where_bats_are(table) == ["creaky-hallway", "basement-landing", "basement-landing"]
    assert (table.prompt, table.asked) == ("turn", [2]), "that was all"


@rule("H38-T03")
def test_there_is_no_limit_to_their_number() -> None:
    where = {OX: "upper-landing", VIVIAN: "foyer", ZOE: "upper-landing"}
    table = swarm(where, *["gardens"] * 40, rooms=row("ground", "gardens")).with_dice(2, 2, 2).play("end-turn")
    assert len(still(table).state.monsters) == 46


@rule("H38-T04")
def test_a_roll_of_nothing_breeds_nothing_and_still_moves_the_old_a_space() -> None:
    where = {OX: "upper-landing", VIVIAN: "foyer", ZOE: "upper-landing"}
    table = swarm(where, "entrance-hall", rooms=LANE).with_dice(0, 0, 0).play("end-turn", "go:creaky-hallway")
    assert where_bats_are(table) == ["creaky-hallway"]
    assert (table.prompt, table.asked) == ("turn", [2]), "that was all"


@rule("H38-T03")
def test_bats_in_different_rooms_are_asked_for_once_each() -> None:
    where = {OX: "upper-landing", VIVIAN: "foyer", ZOE: "upper-landing"}
    places = ["gardens", "entrance-hall", "gardens"]
    table = swarm(where, *places, rooms=row("ground", "gardens")).with_dice(1, 0, 0).play("end-turn")
    assert table.keys == ["monster:firebat-1", "monster:firebat-2"]


# Burn


def burning(*faces: int, count: int = 3, **parts: Any) -> Position:
    """A monster turn with everybody in the Foyer among the bats: none hatches, none moves, and all damage is borne."""
    table = swarm(FOYER, *["foyer"] * count, **parts)
    return bear(still(table.with_dice(0, 0, 0, *faces).play("end-turn")))


def bear(table: Position) -> Position:
    """Everybody bears damage one way or another."""
    while table.prompt == "split-damage":
        table.play(table.keys[len(table.keys) // 2])
    return table


def hurt(table: Position) -> dict[str, int]:
    """Who was hurt, and how much."""
    return {event.data["explorer"]: event.data["points"] for event in table.events("hurt")}


@rule("H38-T05")
def test_one_roll_burns_every_hero_in_the_room_and_never_the_traitor() -> None:
    table = burning(2, 0, 1)
    assert burns(table) == [("foyer", 3)]
    assert hurt(table) == {OX: 3, ZOE: 3}
    assert [len(roll.data["faces"]) for roll in table.events("rolled")] == [3, 3]


@rule("H38-T05")
def test_a_swarm_without_heat_is_told_once() -> None:
    table = burning(0, 0, 0)
    assert burns(table) == [("foyer", 0)]
    assert not table.events("unhurt")


@rule("H38-T05")
def test_each_room_with_heroes_and_bats_has_a_roll_of_its_own() -> None:
    where = {OX: "foyer", VIVIAN: "entrance-hall", ZOE: "upper-landing"}
    places = ("foyer", "foyer", "upper-landing", "entrance-hall")
    table = still(swarm(where, *places).with_dice(0, 0, 0, 1, 2, 1).play("end-turn"))
    assert burns(bear(table)) == [("upper-landing", 1), ("foyer", 3)]
    assert hurt(table) == {ZOE: 1, OX: 3}


@rule("H38-T05")
def test_a_barrier_shields_nobody() -> None:
    where = {OX: "tower/far", VIVIAN: "foyer", ZOE: "foyer"}
    table = swarm(where, "tower", rooms=[Placed(TOWER, "upper", 0, 1)]).with_dice(0, 0, 0, 2).play("end-turn")
    while table.prompt in ("monster", "choose-side"):
        table.play("done" if table.prompt == "monster" else "side:tower")
    assert hurt(bear(table)) == {OX: 2}


@rule("H38-T06")
def test_armor_takes_one_point_off_the_whole() -> None:
    assert hurt(burning(2, 0, 1, cards={ZOE: ["armor"]})) == {OX: 3, ZOE: 2}


@rule("H38-T07")
def test_newborn_bats_burn_on_the_turn_they_appear() -> None:
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "entrance-hall"}
    table = swarm(where, "basement-landing", haunt_room="foyer").with_dice(1, 1, 0, 1, 1).play("end-turn")
    assert burns(bear(still(table))) == [("foyer", 2)]
    assert hurt(table) == {OX: 2}


@rule("H38-T14")
def test_the_bats_go_on_under_a_dead_traitor() -> None:
    def dead(state: BetrayalState) -> None:
        state.explorers[1].alive = False

    table = swarm(FOYER, "foyer", turn=OX, change=dead).with_dice(1, 0, 0, 2).play("end-turn")
    assert (table.prompt, table.asked, where_bats_are(table)) == ("monster", [1], ["foyer", "basement-landing"])
    table = bear(still(table))
    assert hurt(table) == {OX: 2, ZOE: 2}
    assert (table.winners, table.prompt, table.asked) == (None, "turn", [2])


# Out of reach


@rule("H38-T08")
def test_bats_slow_nobody_and_nothing_can_be_done_to_them() -> None:
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "entrance-hall"}
    table = swarm(where, *["foyer"] * 4, turn=OX, cards={OX: ["revolver", "axe", "ring"], ZOE: ["dynamite"]})
    assert not table.offers("attack")
    table.play("go:entrance-hall")
    assert table.state.turn.spent == 1


@rule("H38-T08")
def test_dynamite_does_nothing_to_them() -> None:
    where = {OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "entrance-hall"}
    table = swarm(where, "foyer", turn=OX, cards={OX: ["dynamite"]}).with_dice().play("use:dynamite:foyer")
    assert not table.monster("firebat-1").stunned


@rule("H38-T08")
def test_a_stunned_bat_neither_flies_nor_burns_until_it_recovers() -> None:
    def stun(state: BetrayalState) -> None:
        state.monsters[FigureId("firebat-1")].stunned = True

    table = burning(1, count=2, change=stun)
    assert [len(roll.data["faces"]) for roll in table.events("rolled")] == [3, 1], "one bat, one die"
    assert "firebat-1" not in [event.data["monster"] for event in table.events("monster-moves")]
    assert not table.monster("firebat-1").stunned


# The exorcism

CHAPEL = row("ground", "chapel")


@rule("H38-T09")
def test_the_source_named_is_used_up_and_no_second_roll_is_made() -> None:
    where = {OX: "chapel", VIVIAN: "foyer", ZOE: "chapel"}
    table = swarm(where, "foyer", turn=OX, rooms=CHAPEL, cards={OX: ["ring"]}, traits={OX: {"sanity": 3}})
    assert offered(table) == {"sanity:chapel", "sanity:ring"}
    table.with_dice(2, 2, 1, 0).play(f"{VERB}:sanity:chapel")
    assert (table.haunt.exorcised, offered(table)) == (["chapel"], set())

    def next_turn(state: BetrayalState) -> None:
        state.turn.tried = []

    assert offered(table.arrange(next_turn)) == {"sanity:ring"}


@rule("H38-T10")
def test_a_failure_leaves_the_book_and_a_success_marks_it_for_good() -> None:
    table = swarm(FOYER, "basement-landing", turn=OX, cards={OX: ["book"]}, traits={OX: {"knowledge": 4}})
    table.with_dice(2, 2, 0, 0, 0).play(f"{VERB}:knowledge:book")
    assert (table.haunt.exorcised, offered(table)) == ([], set())

    def next_turn(state: BetrayalState) -> None:
        state.turn.tried, state.turn.used = [], []

    assert offered(table.arrange(next_turn)) == {"knowledge:book"}
    table.with_dice(2, 2, 1, 0, 0).play(f"{VERB}:knowledge:book")
    assert (table.haunt.exorcised, table.cards(OX)) == (["book"], ["book"])
    table.arrange(next_turn).play("drop:book")
    assert (table.cards(OX), table.haunt.exorcised) == ([], ["book"])


@rule("H38-T11")
def test_what_the_traitor_holds_and_what_is_not_in_the_house_serves_nobody() -> None:
    table = swarm(FOYER, "foyer", turn=OX, cards={VIVIAN: ["crystal-ball"]})
    assert offered(table) == set()
    table = swarm(FOYER, "foyer", cards={VIVIAN: ["crystal-ball"]})
    assert offered(table) == set(), "nor the traitor"
    assert table.view(0)["haunt"]["objectives"][0]["rooms"] == ()


@rule("H38-T09", "H38-T10")
def test_nine_sources_serve() -> None:
    assert (set(RULES.sanity.rooms), set(RULES.sanity.cards)) == (
        {"chapel", "crypt", "pentagram-chamber"},
        {"holy-symbol", "ring"},
    )
    assert (set(RULES.knowledge.rooms), set(RULES.knowledge.cards)) == (
        {"library", "research-laboratory"},
        {"book", "crystal-ball"},
    )


# Victory


@rule("H38-T12")
def test_the_fourth_of_four_marks_wins_though_only_one_hero_is_left() -> None:
    def last_hero(state: BetrayalState) -> None:
        assert state.haunt is not None
        state.haunt.exorcised = ["crypt", "library", "book"]
        for seat in (2, 3):
            state.explorers[seat].alive = False

    where = {OX: "chapel", VIVIAN: "foyer", ZOE: "foyer", "jenny-leclerc": "foyer"}
    table = swarm(where, "foyer", turn=OX, rooms=CHAPEL, traits={OX: {"sanity": 3}}, change=last_hero)
    assert table.winners is None
    table.with_dice(2, 2, 1, 0).play(f"{VERB}:sanity:chapel")
    assert table.winners == (0, 2, 3)


@rule("H38-T13")
def test_the_traitor_wins_when_the_last_hero_burns() -> None:
    def last_hero(state: BetrayalState) -> None:
        state.explorers[2].alive = False

    traits = {OX: {"might": 0, "speed": 0}}
    table = swarm(FOYER, "foyer", traits=traits, change=last_hero).with_dice(0, 0, 0, 1).play("end-turn")
    assert bear(still(table)).winners == (1,)


@rule("H38-T14")
def test_the_death_of_the_traitor_decides_nothing() -> None:
    def dying(state: BetrayalState) -> None:
        state.explorers[1].alive = False

    table = swarm(FOYER, "basement-landing", turn=OX, change=dying)
    assert (table.winners, table.prompt) == (None, "turn")
