"""Haunt 18, United We Stand: set-up, the traitor's flesh, the front door, and arms that reach outside."""

from collections.abc import Sequence

import pytest

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.rooms import CHAPEL, COAL_CHUTE, ENTRANCE_HALL, PATIO, STAIRS_FROM_BASEMENT
from dreadhall.betrayal.haunts.h18_united_we_stand import UnitedWeStand
from dreadhall.betrayal.haunts.printed import CHART
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import Place, RoomId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.bots import SeatAt
from dreadhall.bots.betrayal.outlook import SeenTable
from dreadhall.testing.betrayal import SEVERAL, revealed, row
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import changes, faces
from tests.betrayal.haunts.h18.flesh import (
    APART,
    CELLAR,
    FURNACE,
    JENNY,
    LONGFELLOW,
    OX,
    VIVIAN,
    ZOE,
    flesh,
    on_fire,
)
from tests.betrayal.haunts.secrecy import at_haunt, state_of

TOGETHER = {OX: "foyer", VIVIAN: "entrance-hall", LONGFELLOW: "entrance-hall", ZOE: "foyer"}
"""Ox meets Zoe, the traitor."""


# Set-up


@rule("H18-T01")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_revealer_is_the_traitor_with_might_and_speed_off_the_card(players: int) -> None:
    assert {omen for (omen, _), number in CHART.items() if number == 18} == {"bite"}
    table = revealed(18, dict.fromkeys(SEVERAL[:players], "foyer"), revealer=VIVIAN)
    assert (table.prompt, table.asked) == ("choose-doorway", [2]), "the speaker, left of the traitor"
    table.play(table.keys[0])
    assert table.haunt.traitor == 1
    assert table.explorer(VIVIAN).numbers == {"might": 5, "speed": players + 1}
    assert changes(table, VIVIAN) == {}
    assert table.rules.plan.floor_of(Place("stairs-from-basement")) == "basement"
    assert table.state.rooms.top == table.state.rooms.top[:1], "the stack is shuffled"
    assert table.state.monsters == {}
    table.play(*(f"{seat}=ready" for seat in range(players)))
    assert (table.prompt, table.asked) == ("turn", [2])


@rule("H18-T01")
def test_stairs_among_the_discards_are_found_and_those_in_the_house_stay() -> None:
    def discarded(state: BetrayalState) -> None:
        state.rooms.rest.remove("stairs-from-basement")
        state.rooms.discards.append("stairs-from-basement")

    table = revealed(18, dict.fromkeys(SEVERAL[:3], "foyer"), change=discarded)
    assert table.prompt == "choose-doorway"
    rooms = row("basement", "stairs-from-basement")
    assert revealed(18, dict.fromkeys(SEVERAL[:3], "foyer"), rooms=rooms).prompt == "ready"


# The traitor's turn


@rule("H18-T02")
def test_the_traitor_rolls_for_movement_and_moves_a_space_at_least() -> None:
    table = flesh(APART | {LONGFELLOW: "upper-landing"}, turn=LONGFELLOW).with_dice(*[0] * 5).play("end-turn")
    assert [event.data["why"] for event in table.events("rolled")] == ["movement"]
    assert table.view(None)["turn"]["spaces"] == 1
    table.play("go:grand-staircase")
    assert not table.offers("go"), "the hero left behind cost another space, but the first step is free"
    rolled = flesh(turn=LONGFELLOW).with_dice(2, 2, 1, 0, 1).play("end-turn")
    assert rolled.view(None)["turn"]["spaces"] == 6
    assert rolled.rules.ignores_room(rolled.explorer(ZOE), RoomId(FURNACE))


@rule("H18-T03")
def test_no_blow_hurts_the_flesh_and_nothing_is_stolen() -> None:
    table = flesh(TOGETHER, cards={OX: ["axe"], ZOE: ["bell"]}).with_dice(*faces(6, 6), *faces(2, 5))
    table.play(f"attack:{ZOE}:axe")
    assert table.prompt == "turn"
    assert (changes(table, ZOE), table.explorer(ZOE).numbers) == ({}, {"might": 5, "speed": 5})
    assert table.cards(ZOE) == ["bell"]
    assert table.events("unhurt")


@rule("H18-T03")
def test_mental_damage_stops_at_the_lowest_number() -> None:
    traits = {OX: {"sanity": 7}, ZOE: {"sanity": 1, "knowledge": 1}}
    table = flesh(TOGETHER, cards={OX: ["ring"]}, traits=traits).with_dice(*faces(9, 7), *faces(0, 4))
    table.play(f"attack:{ZOE}:ring", "damage")
    table.play("split:8-1")
    assert (table.clip(ZOE, "knowledge"), table.clip(ZOE, "sanity")) == (0, 0)
    assert table.explorer(ZOE).alive


# The Ring, and Dynamite


@rule("H18-T04")
def test_the_ring_drives_the_traitor_away_through_everything_but_the_fire() -> None:
    rooms = [*CELLAR, Placed(STAIRS_FROM_BASEMENT, "basement", 0, 2), Placed(COAL_CHUTE, "ground", -1, 1)]
    table = on_fire(TOGETHER, ENTRANCE_HALL, cards={OX: ["ring"]}, rooms=rooms, outside=[VIVIAN, LONGFELLOW])
    table.with_dice(*faces(3, 3), *faces(0, 5)).play(f"attack:{ZOE}:ring")
    assert (table.prompt, table.asked) == ("h18-push", [0])
    rooms_named = {key.removeprefix("h18-push:") for key in table.keys} - {"damage"}
    assert rooms_named == {"grand-staircase", "upper-landing", "stairs-from-basement", "coal-chute"}
    table.play("h18-push:coal-chute")
    assert table.explorer(ZOE).place == "basement-landing"
    assert changes(table, ZOE) == {}


@rule("H18-T04")
def test_the_ring_may_hurt_the_mind_instead_and_a_traitors_own_lost_attack_pushes_nobody() -> None:
    table = flesh(TOGETHER, cards={OX: ["ring"]}).with_dice(*faces(1, 3), *faces(0, 5))
    table.play(f"attack:{ZOE}:ring", "damage", "split:0-1")
    assert changes(table, ZOE) == {"sanity": -1}
    own = flesh(TOGETHER, cards={ZOE: ["ring"]}, turn=ZOE).with_dice(*faces(0, 5), *faces(1, 3))
    assert own.play(f"attack:{OX}:ring").prompt == "split-damage"


@rule("H18-T05")
def test_dynamite_stuns_the_traitor_who_burns_a_room_all_the_same() -> None:
    where = {VIVIAN: "entrance-hall", LONGFELLOW: "foyer", OX: "entrance-hall", ZOE: "foyer"}
    table = on_fire(where, cards={OX: ["dynamite"]}, turn=OX).with_dice(*faces(5, 4))
    table.play("use:dynamite:foyer")
    assert [event.data["who"] for event in table.events("rolled")] == [LONGFELLOW]
    assert table.explorer(ZOE).status == {"stunned": 1}
    assert table.explorer(ZOE).numbers["might"] == 5
    rules = table.rules
    assert isinstance(rules, UnitedWeStand)
    assert not rules.slows(table.explorer(ZOE), table.explorer(LONGFELLOW))
    table.with_dice().play("end-turn", "h18-burn:larder")
    assert (table.asked, table.state.destroyed) == ([0], [FURNACE, "larder", "basement-landing"]), "no turn for Zoe"
    assert table.explorer(ZOE).status == {}
    assert table.events("explorer-recovers")


# Absorbing


@rule("H18-T06")
@pytest.mark.parametrize("attacker", [OX, ZOE])
def test_a_hero_who_dies_fighting_the_traitor_is_absorbed(attacker: str) -> None:
    weak = {OX: {"might": 0, "speed": 0}}
    table = flesh(TOGETHER, traits=weak, turn=attacker)
    own, other = (faces(0, 4), faces(6, 5)) if attacker == OX else (faces(6, 5), faces(0, 4))
    table.with_dice(*own, *other).play(f"attack:{ZOE if attacker == OX else OX}")
    table.play(table.keys[0])
    assert not table.explorer(OX).alive
    assert table.explorer(ZOE).numbers == {"might": 6, "speed": 4}
    assert UnitedWeStand.memory.of(table.haunt).absorbed == [OX]


@rule("H18-T06")
def test_neither_fire_nor_dynamite_absorbs_and_items_still_change_the_numbers() -> None:
    burned = on_fire(APART | {VIVIAN: "larder"}).play("end-turn", "h18-burn:larder")
    assert burned.explorer(ZOE).numbers == {"might": 5, "speed": 5}
    weak = {OX: {"might": 0, "speed": 0}}
    where = APART | {OX: "entrance-hall", ZOE: "foyer", VIVIAN: "upper-landing"}
    blast = flesh(where, cards={ZOE: ["dynamite"]}, traits=weak, turn=ZOE).with_dice(0, 0)
    blast.play("use:dynamite:entrance-hall", "split:4-0")
    assert not blast.explorer(OX).alive
    assert (blast.explorer(ZOE).numbers["might"], UnitedWeStand.memory.of(blast.haunt).absorbed) == (5, [])
    dropped = flesh(APART, cards={ZOE: ["amulet-of-the-ages"]}, turn=ZOE, might=2).play("drop:amulet-of-the-ages")
    assert dropped.explorer(ZOE).numbers == {"might": 1, "speed": 2}


# The front door


@rule("H18-T11")
def test_four_opens_the_door_and_one_leaves_on_a_later_turn_for_a_space() -> None:
    table = flesh().top("event", "rotten").with_dice(*faces(4, 5), *faces(5, 3))
    assert {"h18-heroes-open-door:might", "h18-heroes-open-door:knowledge"} <= set(table.keys)
    assert "h18-heroes-leave" not in table.keys
    table.play("h18-heroes-open-door:might")
    assert table.events("front-door-opens")
    assert table.asked == [1]
    later = flesh(door=True).play("h18-heroes-leave")
    assert later.explorer(OX).away == "outside"
    assert later.asked == [1]


@rule("H18-T11", "H18-T16")
def test_three_fails_and_there_is_one_try_a_turn_in_the_hall_only() -> None:
    table = flesh().with_dice(*faces(3, 5)).play("h18-heroes-open-door:might")
    assert not table.events("front-door-opens")
    assert not table.offers("h18-heroes-open-door")
    assert not flesh(APART | {OX: "foyer"}).offers("h18-heroes-open-door")
    assert not flesh(APART | {ZOE: "entrance-hall"}, turn=ZOE).offers("h18-heroes-open-door")
    assert not flesh(APART | {ZOE: "entrance-hall"}, turn=ZOE, door=True).offers("h18-heroes-leave")


@rule("H18-T11", "H18-T06", "C-43")
def test_who_dies_of_the_event_behind_the_door_is_dead_but_not_absorbed() -> None:
    where = {OX: "entrance-hall", VIVIAN: "foyer", ZOE: "upper-landing"}
    table = flesh(where, traits={OX: {"might": 0, "speed": 0}}).top("event", "angry-being")
    dice = [*faces(4, table.value(OX, "might")), *[0] * table.value(OX, "speed"), 2, 2]
    table.with_dice(*dice).play("h18-heroes-open-door:might")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert (
        table.explorer(OX).alive,
        table.explorer(ZOE).numbers["might"],
        UnitedWeStand.memory.of(table.haunt).absorbed,
    ) == (False, 5, [])
    assert table.winners == (2,), "one hero is left"


@rule("H18-T13")
@pytest.mark.parametrize("absorbed", [[JENNY], [JENNY, LONGFELLOW]])
def test_with_two_heroes_absorbed_the_traitor_breaks_out(absorbed: Sequence[str]) -> None:
    where = {OX: "foyer", VIVIAN: "foyer", LONGFELLOW: "foyer", JENNY: "foyer", ZOE: "entrance-hall"}
    table = flesh(where, absorbed=absorbed, turn=ZOE, door=False)
    assert ("h18-traitor-leave" in table.keys) == (len(absorbed) == 2)
    if len(absorbed) == 2:
        assert table.play("h18-traitor-leave").winners == (4,)


# Pulling back


@rule("H18-T12")
def test_the_strongest_outside_adds_one_for_every_other_hero_and_a_tie_fails() -> None:
    where = {OX: "foyer", VIVIAN: "foyer", LONGFELLOW: "foyer", ZOE: "patio"}
    rooms = [Placed(PATIO, "ground", 0, 1)]
    table = flesh(where, outside=[OX, VIVIAN, LONGFELLOW], rooms=rooms, turn=ZOE)
    table.with_dice(*faces(5, 5), *faces(3, 5)).play("h18-traitor-pull")
    (clash,) = table.events("clash")
    assert (clash.data["roll"], clash.data["against"], clash.data["target"]) == (5, 5, OX)
    assert "h18-traitor-pull" not in table.keys
    assert all(who.away == "outside" for who in table.state.explorers[:3])


@rule("H18-T12")
def test_a_pulled_hero_stands_beside_the_traitor_who_may_pull_again_and_attack_once() -> None:
    where = {OX: "foyer", VIVIAN: "foyer", LONGFELLOW: "foyer", ZOE: "patio"}
    rooms = [Placed(PATIO, "ground", 0, 1)]
    table = flesh(where, outside=[OX, VIVIAN, LONGFELLOW], rooms=rooms, turn=ZOE)
    table.with_dice(*faces(6, 5), *faces(3, 5), *faces(6, 5), *faces(0, 5)).play("h18-traitor-pull")
    assert table.asked == [3]
    table.play(f"explorer:{VIVIAN}")
    assert (table.explorer(VIVIAN).place, table.explorer(VIVIAN).away) == ("patio", "")
    table.play("h18-traitor-pull", f"explorer:{LONGFELLOW}")
    table.with_dice(*faces(0, 5), *faces(0, 2)).play(f"attack:{VIVIAN}")
    assert not table.offers("attack")


@rule("H18-T12", "H18-T06")
def test_a_pulled_hero_who_dies_is_absorbed_and_the_arms_reach_out_again() -> None:
    where = {OX: "foyer", VIVIAN: "foyer", LONGFELLOW: "foyer", ZOE: "patio"}
    weak, rooms = {OX: {"might": 0, "speed": 0}}, [Placed(PATIO, "ground", 0, 1)]
    table = flesh(where, outside=[OX, VIVIAN], rooms=rooms, turn=ZOE, traits=weak, cards={OX: ["axe"]})
    strongest = max(table.value(name, "might") for name in (OX, VIVIAN))
    table.with_dice(*faces(6, 5), *[0] * strongest).play("h18-traitor-pull", f"explorer:{OX}")
    table.with_dice(*faces(8, 5), *[0] * table.value(OX, "might")).play(f"attack:{OX}", "damage")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert (table.explorer(ZOE).numbers, table.state.piles) == ({"might": 6, "speed": 4}, {"patio": ["axe"]})
    assert "h18-traitor-pull" in table.keys


@rule("H18-T09", "C-58")
def test_no_bell_calls_who_is_outside() -> None:
    table = flesh(outside=[VIVIAN], cards={OX: ["bell"]}, traits={OX: {"sanity": 7}})
    table.with_dice(*[2] * table.value(OX, "sanity")).play("use:bell")
    assert table.keys == ["done", f"pull:{LONGFELLOW}:entrance-hall"]


@rule("H18-T12", "H18-T16")
def test_arms_reach_out_of_exactly_twelve_rooms() -> None:
    reach = []
    for room, tile in ROOMS.items():
        if room in ("coal-chute", "mystic-elevator"):
            continue
        start = {"entrance-hall", "foyer", "grand-staircase", "upper-landing", "basement-landing"}
        rooms = [] if room in start else [Placed(room, sorted(tile.floors)[0], 5, 5)]
        table = flesh(APART | {ZOE: room}, rooms=rooms, outside=[OX], turn=ZOE)
        if "h18-traitor-pull" in table.keys:
            reach.append(room)
    open_rooms = ["balcony", "conservatory", "entrance-hall", "gardens", "graveyard", "patio", "tower"]
    windows = ["bedroom", "chapel", "dining-room", "grand-staircase", "master-bedroom"]
    assert sorted(reach) == sorted([*open_rooms, *windows])


@rule("H18-T12", "H18-T16")
def test_not_out_of_a_window_that_looks_into_a_room_and_not_while_all_are_inside() -> None:
    chapel = Placed(CHAPEL, "ground", 5, 5)
    beyond = Placed(PATIO, "ground", 5, 6)
    where = APART | {ZOE: "chapel"}
    assert "h18-traitor-pull" in flesh(where, rooms=[chapel], outside=[OX], turn=ZOE).keys
    assert "h18-traitor-pull" not in flesh(where, rooms=[chapel, beyond], outside=[OX], turn=ZOE).keys
    assert "h18-traitor-pull" not in flesh(where, rooms=[chapel], turn=ZOE).keys


# Who knows what


@rule("H18-T15")
def test_each_side_reads_its_own_book_and_wants_its_own() -> None:
    table = flesh()
    hero, traitor = table.view(0)["haunt"], table.view(3)["haunt"]
    assert (hero["books"], traitor["books"]) == (["heroes"], ["traitor"])
    assert all(wish["id"].startswith("h18-heroes-") for wish in hero["objectives"])
    assert all(wish["id"].startswith("h18-traitor-") for wish in traitor["objectives"])
    assert FURNACE not in str(traitor)
    burning = on_fire(APART | {VIVIAN: "larder"}, turn=ZOE)
    wanted = SeenTable(SeatAt(burning.table, 3)).wanted
    assert "h18-burn:larder" in next(wish for wish in wanted if wish.id == "h18-traitor-heroes").verbs


@rule("H18-T15")
def test_a_practice_game_gives_the_bite_to_the_revealer_and_no_furnace() -> None:
    state = state_of(at_haunt(18, 4, 3))
    assert state.haunt is not None
    assert (state.haunt.omen, state.haunt.revealer) == ("bite", state.haunt.traitor)
    assert FURNACE not in state.house
