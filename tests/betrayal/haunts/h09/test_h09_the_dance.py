"""Haunt 9, The Dance of Death: the lure, the dance, the Symbol, and how it ends."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from dreadhall.betrayal.components.rooms import BALLROOM, FOYER, FURNACE_ROOM, STAIRS_FROM_BASEMENT, TOWER
from dreadhall.betrayal.haunts.h09_the_dance_of_death import DanceOfDeath
from dreadhall.betrayal.haunts.printed import CHART
from dreadhall.betrayal.house.paths import distances
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import CardId, RoomId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import SEVERAL, THREE, Position, position, revealed, row
from tests.betrayal.drawing import faces

OX, VIVIAN, ZOE = THREE
LONGFELLOW = SEVERAL[3]
SYMBOL, CHAMBER = "holy-symbol", "pentagram-chamber"
DEFY = "h09-heroes-defy"
HOUSE = [
    *row("ground", "ballroom", "dusty-hallway"),
    *row("basement", CHAMBER),
    Placed(FURNACE_ROOM, "basement", -1, 0, 0),
    Placed(STAIRS_FROM_BASEMENT, "basement", 0, -1, 0),
]
"""The Ballroom lies south of the Entrance Hall; Chamber, Furnace Room and stairs around the Basement Landing."""
APART = {OX: "basement-landing", VIVIAN: "upper-landing", ZOE: "foyer"}


def dance(
    where: Mapping[str, str] = APART,
    *,
    turned: Sequence[str] = (),
    dead: Sequence[str] = (),
    defied: int = 0,
    rooms: Sequence[Placed] = HOUSE,
    **parts: Any,
) -> Position:
    """The haunt in play; the first explorer named revealed it."""

    def arranged(state: BetrayalState) -> None:
        assert state.haunt is not None
        DanceOfDeath.memory.of(state.haunt).defied = defied
        for who in state.explorers:
            who.traitor, who.alive = who.id in turned, who.id not in dead

    return position(where, haunt=9, rooms=rooms, change=arranged, **parts)


def next_turn(table: Position, *dice: int) -> Position:
    """The turn passes on, and these dice fall for whoever is up."""
    return table.with_dice(*dice).play("end-turn")


# Set-up


@rule("H09-T01")
def test_three_rooms_are_fetched_and_nobody_is_a_traitor() -> None:
    assert {cell for cell, number in CHART.items() if number == 9} == {
        ("holy-symbol", room) for room in ("abandoned-room", "junk-room", "servants-quarters")
    }
    table = revealed(9, dict.fromkeys(THREE, "foyer"))
    while table.prompt != "ready":
        assert table.asked == [0], "the revealer lays them"
        table.play(table.keys[0])
    placed = table.rules.plan.placed
    assert {"stairs-from-basement", CHAMBER, "ballroom"} <= set(placed)
    assert placed[BALLROOM].floor == "ground"
    assert not any(who.traitor for who in table.state.explorers)
    assert (table.haunt.traitor, DanceOfDeath.memory.of(table.haunt).defied, table.state.monsters) == (None, 0, {})
    table.with_dice(*[2] * 8).play("0=ready", "1=ready", "2=ready")
    assert table.asked == [1]
    for seat in (2, 0, 1):
        next_turn(table, *([2] * 8 if seat else []))
        assert (table.prompt, table.asked) == ("turn", [seat]), "no monster turn comes between"


@rule("H09-T01")
def test_the_chamber_lies_as_far_from_the_revealer_as_can_be() -> None:
    cellar = [*row("basement", "wine-cellar", "larder"), *row("ground", "ballroom")]
    table = revealed(9, dict.fromkeys(THREE, "foyer"), rooms=cellar)
    while table.prompt != "ready":
        table.play(table.keys[0])
    far = distances(table.rules, FOYER)
    assert far[RoomId(CHAMBER)] == max(far[room] for room in far if table.rules.plan.floor_of(room) == "basement")


@rule("H09-T02")
def test_a_chamber_that_is_there_already_stays_where_it_is() -> None:
    table = revealed(9, dict.fromkeys(THREE, "foyer"), rooms=HOUSE)
    assert table.prompt == "ready"
    assert table.rules.plan.placed[RoomId(CHAMBER)] == next(tile for tile in HOUSE if tile.room == CHAMBER)


# The lure


@rule("H09-T03")
def test_everybody_but_the_bearer_of_the_symbol_resists_at_the_start_of_the_turn() -> None:
    table = dance(cards={ZOE: [SYMBOL]})
    next_turn(table, *faces(4, table.value(VIVIAN, "sanity")))
    assert (table.prompt, table.asked, table.events("h09-lured")) == ("turn", [1], [])
    next_turn(table)
    assert (table.prompt, table.asked) == ("turn", [2]), "no roll for the bearer"


@rule("H09-T03")
def test_whoever_got_the_symbol_on_the_turn_of_the_reveal_is_its_bearer() -> None:
    table = dance(cards={VIVIAN: [SYMBOL]})
    next_turn(table)
    assert (table.prompt, table.asked) == ("turn", [1])


@rule("H09-T04", "C-T06", "C-24")
def test_a_failure_in_the_ballroom_turns_a_hero_who_dances_at_once_and_goes_on() -> None:
    low = {VIVIAN: {"might": 0, "knowledge": 0, "sanity": 1}}
    table = dance({**APART, VIVIAN: "ballroom"}, traits=low, cards={VIVIAN: ["axe"]})
    sanity = table.value(VIVIAN, "sanity")
    next_turn(table, *faces(3, sanity), *faces(3, 4))
    vivian = table.explorer(VIVIAN)
    assert (vivian.traitor, table.cards(VIVIAN)) == (True, ["axe"])
    assert [table.rules.below_start(vivian, trait) for trait in ("might", "speed", "knowledge", "sanity")] == [0] * 4
    assert [event.data["why"] for event in table.events("rolled")] == ["h09-lure", "h09-dance"]
    assert (table.prompt, table.asked) == ("turn", [1])
    assert table.offers("go")
    assert table.view(1)["haunt"]["books"] == ["heroes", "traitor"]


@rule("H09-T05")
def test_a_failure_elsewhere_costs_sanity_and_the_feet_take_the_shortest_way() -> None:
    table = dance(cards={VIVIAN: ["axe", "bell"]})
    before = table.value(VIVIAN, "sanity")
    clip = table.clip(VIVIAN, "sanity")
    next_turn(table, *faces(3, before))
    assert table.clip(VIVIAN, "sanity") == clip - 1
    moves = [key for key in table.keys if key.startswith(("go", "explore", "cross", "fall"))]
    assert moves == ["go:grand-staircase"]
    assert "end-turn" not in table.keys
    assert table.offers("use"), "other things may be done on the way"
    for room in ("grand-staircase", "foyer", "entrance-hall"):
        table.play(f"go:{room}")
    assert table.offers("go") is (table.rules.spaces_left(table.explorer(VIVIAN)) > 0)
    assert ("end-turn" in table.keys) is not table.offers("go")


@rule("H09-T05")
def test_whoever_has_danced_to_the_ballroom_stays_there_this_turn() -> None:
    table = dance({**APART, VIVIAN: "entrance-hall"})
    next_turn(table, *faces(3, table.value(VIVIAN, "sanity"))).play("go:ballroom")
    assert not table.offers("go")
    assert not table.offers("explore")
    assert "end-turn" in table.keys


@rule("H09-T05")
def test_without_a_way_the_feet_go_as_near_as_they_can() -> None:
    below = [*row("ground", "ballroom"), *row("basement", "wine-cellar", CHAMBER)]
    table = dance({**APART, VIVIAN: "wine-cellar"}, rooms=below)
    next_turn(table, *faces(3, table.value(VIVIAN, "sanity")))
    assert [key for key in table.keys if key.startswith("go")] == ["go:basement-landing"]
    table.play("go:basement-landing")
    assert "end-turn" in table.keys


@rule("H09-T05")
def test_over_a_barrier_one_dances_too() -> None:
    tower = [*HOUSE, Placed(TOWER, "upper", 1, 0)]
    table = dance({**APART, VIVIAN: "tower/far"}, rooms=tower)
    next_turn(table, *faces(3, table.value(VIVIAN, "sanity")))
    assert "cross" in table.keys
    assert "end-turn" not in table.keys
    table.with_dice(*[0] * 3).play("cross")
    assert "end-turn" in table.keys, "a failure ends the movement"


# Sanity and the skull


@rule("H09-T06")
def test_the_last_sanity_lost_to_the_lure_turns_instead_of_killing() -> None:
    table = dance(traits={VIVIAN: {"sanity": 0}})
    next_turn(table, *faces(3, table.value(VIVIAN, "sanity")), *faces(3, 2))
    vivian = table.explorer(VIVIAN)
    assert (vivian.alive, vivian.traitor) == (True, True)
    assert not table.events("h09-lured"), "whoever has turned goes where it likes"
    assert table.offers("explore") or table.offers("go")


CRYPT = [*HOUSE, Placed(RoomId("crypt"), "basement", 1, 0, 0)]


@rule("H09-T06")
def test_any_other_loss_of_the_last_sanity_turns_as_well() -> None:
    where = {**APART, OX: "crypt"}
    table = dance(where, rooms=CRYPT, traits={OX: {"sanity": 0, "knowledge": 2}}, cards={ZOE: [SYMBOL]})
    table.play("end-turn").with_dice(*faces(3, 5), *[2] * 4).play("split:0-1")
    assert (table.explorer(OX).alive, table.explorer(OX).traitor) == (True, True)


@rule("H09-T07")
def test_every_other_trait_on_the_skull_kills_and_the_symbol_lies_there() -> None:
    where = {**APART, OX: "furnace-room"}
    table = dance(where, traits={OX: {"might": 0, "speed": 0}}, cards={OX: [SYMBOL]})
    table.play("end-turn").with_dice(*[2] * 4).play("split:1-0")
    assert (table.explorer(OX).alive, table.explorer(OX).traitor) == (False, False)
    assert table.state.piles == {"furnace-room": [SYMBOL]}


@rule("H09-T07")
def test_whoever_turns_keeps_the_symbol() -> None:
    where = {**APART, OX: "crypt"}
    table = dance(where, rooms=CRYPT, traits={OX: {"sanity": 0}}, cards={OX: [SYMBOL]})
    table.play("end-turn").with_dice(*[2] * 9).play("split:0-1")
    assert (table.explorer(OX).traitor, table.cards(OX)) == (True, [SYMBOL])


# The Symbol and the Chamber


@rule("H09-T08")
def test_a_hero_neither_trades_nor_drops_the_symbol() -> None:
    where = dict.fromkeys(APART, "foyer")
    table = dance(where, cards={OX: [SYMBOL, "axe", "dog"]})
    assert f"trade:{VIVIAN}:axe" in table.keys
    assert f"trade:{VIVIAN}:{SYMBOL}" not in table.keys
    assert f"drop:{SYMBOL}" not in table.keys
    assert not [key for key in table.keys if SYMBOL in key]


@rule("H09-T09")
def test_the_bearer_brings_the_symbol_and_others_roll_on_the_turn_they_come() -> None:
    where = {**APART, VIVIAN: "basement-landing"}
    table = dance(where, cards={OX: [SYMBOL]}).play(f"go:{CHAMBER}")
    assert not table.offers(DEFY), "bringing it is a step of its own"
    next_turn(table, *faces(4, table.value(VIVIAN, "sanity"))).play(f"go:{CHAMBER}")
    table.with_dice(*faces(5, table.value(VIVIAN, "sanity"))).play(DEFY)
    assert DanceOfDeath.memory.of(table.haunt).defied == 1
    assert not table.offers(DEFY), "one roll a turn"


@rule("H09-T09")
def test_four_does_not_defy_him_and_the_bearer_rolls_on_a_later_turn() -> None:
    table = dance({**APART, OX: CHAMBER}, cards={OX: [SYMBOL]})
    table.with_dice(*faces(4, table.value(OX, "sanity"))).play(DEFY)
    assert not DanceOfDeath.memory.of(table.haunt).defied


@rule("H09-T16", "H09-T15")
@pytest.mark.parametrize(
    ("place", "cards", "piles", "offered"),
    [
        (CHAMBER, {}, {}, False),
        ("furnace-room", {OX: [SYMBOL]}, {}, False),
        (CHAMBER, {}, {CHAMBER: [SYMBOL]}, True),
        (CHAMBER, {ZOE: [SYMBOL]}, {}, True),
    ],
    ids=["no symbol", "elsewhere", "in a pile", "with a traitor"],
)
def test_it_takes_the_chamber_and_the_symbol_in_it(
    place: str, cards: dict[str, list[str]], piles: dict[str, list[str]], offered: bool
) -> None:
    table = dance({**APART, OX: place, ZOE: CHAMBER}, turned=[ZOE], cards=cards, piles=piles)
    assert table.offers(DEFY) is offered
    assert not dance({**APART, OX: CHAMBER}, turned=[OX], piles={CHAMBER: [SYMBOL]}).offers(DEFY), "heroes only"


# Those who turned


@rule("H09-T11")
def test_a_traitor_attacks_with_speed_alone_and_may_steal_the_symbol() -> None:
    where = {**APART, OX: "foyer"}
    table = dance(where, turned=[OX], cards={OX: ["axe", "ring"], ZOE: [SYMBOL]})
    attacks = [key for key in table.keys if key.startswith("attack")]
    assert attacks == [f"attack:{ZOE}"]
    mine, theirs = table.value(OX, "speed"), table.value(ZOE, "speed")
    table.with_dice(*faces(2, mine), *faces(0, theirs)).play(f"attack:{ZOE}")
    assert table.prompt == "damage-or-steal"
    assert table.play(f"steal:{SYMBOL}").cards(OX) == ["axe", "ring", SYMBOL]
    one = dance(where, turned=[OX], cards={ZOE: [SYMBOL]}).with_dice(*faces(1, mine), *faces(0, theirs))
    assert one.play(f"attack:{ZOE}").prompt == "split-damage"


@rule("H09-T17", "B-TURN-08")
def test_a_vision_of_blood_makes_a_traitor_strike_with_speed_and_no_weapon_of_might() -> None:
    where = {**APART, OX: "foyer"}
    table = dance(where, turned=[OX], cards={OX: ["axe"]}, tokens={"closet": "foyer"}).top("event", "bloody-vision")
    sanity, mine, theirs = table.value(OX, "sanity"), table.value(OX, "speed"), table.value(ZOE, "speed")
    table.with_dice(1, 1).play("try:closet").with_dice(*faces(1, sanity), *faces(0, mine), *faces(0, theirs)).play("no")
    assert [(event.data["target"], event.data["trait"]) for event in table.events("attacks")] == [(ZOE, "speed")]


@rule("H09-T11")
def test_a_traitor_makes_no_sanity_roll() -> None:
    table = dance(turned=[VIVIAN])
    next_turn(table, *faces(3, table.value(VIVIAN, "might")))
    assert [event.data["why"] for event in table.events("rolled")] == ["h09-dance"]


@rule("H09-T12")
@pytest.mark.parametrize(("total", "lost", "walks"), [(3, 0, True), (2, 1, False)])
def test_a_bad_dance_costs_might_and_the_movement(total: int, lost: int, walks: bool) -> None:
    table = dance(turned=[VIVIAN])
    before = table.clip(VIVIAN, "might")
    next_turn(table, *faces(total, table.value(VIVIAN, "might")))
    assert (before - table.clip(VIVIAN, "might"), table.offers("go")) == (lost, walks)
    assert (table.prompt, table.asked) == ("turn", [1])


@rule("H09-T12")
def test_a_bad_dance_can_kill() -> None:
    table = dance(turned=[VIVIAN], traits={VIVIAN: {"might": 0}})
    next_turn(table, *[0] * 2, *[2] * 8)
    assert not table.explorer(VIVIAN).alive
    assert table.asked == [2]


@rule("H09-T15")
def test_only_those_who_turned_read_the_other_book_and_sides_do_not_fight_themselves() -> None:
    where = dict.fromkeys(SEVERAL[:4], "foyer")
    table = dance(where, turned=[ZOE, LONGFELLOW], cards={VIVIAN: [SYMBOL]})
    books = [table.view(seat)["haunt"]["books"] for seat in range(4)]
    assert books == [["heroes"]] * 2 + [["heroes", "traitor"]] * 2
    assert [key for key in table.keys if key.startswith("attack")] == [f"attack:{ZOE}", f"attack:{LONGFELLOW}"]
    assert table.view(0)["haunt"]["traitor"] == "", "nobody was named"
    wishes = [[wish["id"] for wish in table.view(seat)["haunt"]["objectives"]] for seat in (0, 2)]
    assert wishes == [[DEFY], ["h09-traitor-symbol", "h09-traitor-heroes"]]
    stolen = dance(where, turned=[ZOE], cards={ZOE: [SYMBOL]})
    assert stolen.view(0)["haunt"]["objectives"][0]["foes"] == (ZOE,)
    assert stolen.view(2)["haunt"]["objectives"][0]["rooms"] == ("furnace-room",)


# Victory


@rule("H09-T10")
def test_as_many_defiances_as_players_win_though_one_is_dead() -> None:
    table = dance({**APART, OX: CHAMBER}, dead=[ZOE], defied=2, cards={OX: [SYMBOL]})
    assert table.winners is None
    table.with_dice(*faces(5, table.value(OX, "sanity"))).play(DEFY)
    assert table.winners == (0, 1, 2)
    assert table.table.result is not None
    assert table.table.result.reason == "h09-heroes"


@rule("H09-T10")
def test_those_who_turned_lose_with_the_music() -> None:
    table = dance({**APART, OX: CHAMBER}, turned=[ZOE], defied=2, cards={OX: [SYMBOL]})
    table.with_dice(*faces(5, table.value(OX, "sanity"))).play(DEFY)
    assert table.winners == (0, 1)


@rule("H09-T13", "H09-T16")
@pytest.mark.parametrize("room", ["chasm", "furnace-room", "underground-lake", "wine-cellar"])
def test_a_traitor_destroys_the_symbol_in_three_rooms(room: str) -> None:
    rooms = [*row("ground", "ballroom"), *row("basement", room)]
    table = dance({**APART, OX: room}, turned=[OX, ZOE], dead=[ZOE], rooms=rooms, cards={OX: [SYMBOL]})
    table.with_dice(*[2] * 8).play("end-turn")
    while table.prompt == "split-damage":
        table.with_dice(*[2] * 8).play(table.keys[0])
    assert table.winners == ((0, 2) if room != "wine-cellar" else None)
    assert (SYMBOL in table.state.gone) is (room != "wine-cellar")


@rule("H09-T13")
def test_a_hero_destroys_nothing_there() -> None:
    rooms = [*row("ground", "ballroom"), *row("basement", "underground-lake")]
    table = dance({**APART, OX: "underground-lake"}, rooms=rooms, cards={OX: [SYMBOL]})
    next_turn(table, *[2] * 4)
    assert (table.winners, table.cards(OX)) == (None, [SYMBOL])


@rule("H09-T13")
def test_a_symbol_lost_in_any_other_way_comes_back() -> None:
    table = dance(haunt_room="foyer")
    table.rules.discard(CardId(SYMBOL))
    assert table.rules.state.piles == {"foyer": [SYMBOL]}


@rule("H09-T14")
def test_when_the_last_hero_turns_the_traitors_win() -> None:
    where = {**APART, OX: "ballroom"}
    table = dance(where, turned=[ZOE], dead=[VIVIAN], turn=ZOE)
    next_turn(table, *faces(3, table.value(OX, "sanity")), *[2] * 5)
    assert table.winners == (0, 2)
    assert table.table.result is not None
    assert table.table.result.reason == "h09-traitor"


@rule("H09-T14")
def test_when_all_turn_though_nobody_was_named_all_of_them_win() -> None:
    table = dance({**APART, OX: "ballroom"}, turned=[VIVIAN, ZOE], turn=ZOE)
    next_turn(table, *faces(3, table.value(OX, "sanity")), *[2] * 5)
    assert table.winners == (0, 1, 2)


@rule("H09-T14")
def test_when_all_die_and_nobody_has_turned_nobody_wins() -> None:
    where = {**APART, OX: "furnace-room"}
    table = dance(where, dead=[VIVIAN, ZOE], traits={OX: {"might": 0, "speed": 0}}, cards={OX: [SYMBOL]})
    table.play("end-turn", "split:1-0")
    assert table.winners == ()
    assert table.table.result is not None
    assert table.table.result.reason == "nobody"
