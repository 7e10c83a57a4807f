"""Haunt 2, The Séance: how it begins, the race for the ghost, the quest for its bones, and who may know what."""

from typing import Any

import pytest

import dreadhall
from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.rooms import ATTIC, CRYPT, GRAVEYARD, KITCHEN
from dreadhall.betrayal.game import Betrayal
from dreadhall.betrayal.haunts.h02_the_seance import BONES, CALL, HERO_CALL, LAY_TO_REST, RULES, SEARCH, TheSeance
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import CardId, RoomId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.bots import SeatAt
from dreadhall.bots.betrayal.outlook import SeenTable
from dreadhall.testing.betrayal import SEVERAL, THREE, position, revealed, row
from dreadhall.testing.marks import rule
from dreadhall.testing.play import play_randomly
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h02.calling import CHAMBER, OX, VIVIAN, ZOE, dead, offered, seance

CELLAR = row("basement", "junk-room", "abandoned-room", "creaky-hallway", "dusty-hallway", "servants-quarters")
BOARD = {ZOE: ["spirit-board"]}
MOST = {"knowledge": 7, "sanity": 7}


def dice_of(name: str, trait: str, clip: int = 7) -> int:
    """How many dice an explorer rolls with a clip there."""
    return position(THREE, traits={name: {trait: clip}}).value(name, trait)


# Set-up


@rule("H02-T01")
@pytest.mark.parametrize(("omen", "holder"), [("spirit-board", OX), ("ring", ZOE)])
def test_the_revealer_turns_traitor_and_has_the_spirit_board_whoever_had_it(omen: str, holder: str) -> None:
    rooms = [CHAMBER, Placed(KITCHEN, "ground", 5, 5)]
    where = {OX: "kitchen", VIVIAN: "foyer", ZOE: "foyer"}
    table = revealed(2, where, rooms=rooms, omen=omen, cards={holder: ["spirit-board"]})
    assert (table.haunt.traitor, table.haunt.revealer) == (0, 0)
    assert "spirit-board" in table.cards(OX)
    assert "spirit-board" not in table.cards(ZOE)
    assert (TheSeance.memory.of(table.haunt).phase, table.state.monsters, table.state.tokens) == ("race", {}, {})
    table.play("0=ready", "1=ready", "2=ready")
    assert table.asked == [1]


@rule("H02-T02")
@pytest.mark.parametrize(
    ("rooms", "there"),
    [(5, {"dusty-hallway", "servants-quarters"}), (2, {"abandoned-room"}), (1, {"junk-room"})],
)
def test_the_chamber_is_laid_five_spaces_from_the_traitor_or_as_far_as_can_be(rooms: int, there: set[str]) -> None:
    where = {OX: "basement-landing", VIVIAN: "foyer", ZOE: "foyer"}
    table = revealed(2, where, rooms=CELLAR[:rooms])
    assert (table.prompt, table.asked) == ("choose-doorway", [0])
    assert {key.split(":")[1] for key in table.keys} == there
    while table.prompt != "ready":
        table.play(table.keys[0])
    assert ("pentagram-chamber" in table.rules.plan) == ("pentagram-chamber" in table.state.no_card_for)
    assert (table.events("draws"), len(table.state.rooms.top) <= 1) == ([], True)


@rule("H02-T02")
def test_a_basement_nobody_can_reach_is_far_enough() -> None:
    table = revealed(2, {OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"}, rooms=CELLAR[:1])
    assert {key.split(":")[1] for key in table.keys} == {"basement-landing", "junk-room"}


# The race


@rule("H02-T03")
@pytest.mark.parametrize(("phase", "fights"), [("race", False), ("quest", True), ("wrath", True)])
def test_nobody_attacks_before_the_ghost_has_come(phase: str, *, fights: bool) -> None:
    where = {OX: "entrance-hall", VIVIAN: "foyer", ZOE: "entrance-hall"}
    ghost = "" if phase == "race" else "pentagram-chamber"
    table = seance(where, phase, ghost=ghost, cards={OX: ["revolver", "dynamite"]})
    assert (f"attack:{ZOE}" in table.keys) == fights
    assert (f"attack:{ZOE}:revolver" in table.keys) == fights
    assert table.offers("use") == fights
    assert table.rules.is_near(table.explorer(OX), table.explorer(ZOE), set()) == fights


@rule("H02-T04")
@pytest.mark.parametrize(("total", "found"), [(4, []), (5, ["knowledge"])])
def test_the_traitor_calls_with_the_board_wherever_that_is(total: int, found: list[str]) -> None:
    table = seance(turn=ZOE, cards=BOARD, traits={ZOE: MOST})
    assert offered(table, CALL) == {"knowledge", "sanity"}
    table.with_dice(*faces(total, dice_of(ZOE, "knowledge"))).play(f"{CALL}:knowledge")
    assert (TheSeance.memory.of(table.haunt).called, offered(table, CALL)) == (found, set())
    assert TheSeance.memory.of(table.haunt).phase == "race"


@rule("H02-T04")
def test_the_same_trait_twice_is_nothing_and_both_bring_the_ghost_to_the_traitor() -> None:
    def called(state: BetrayalState) -> None:
        assert state.haunt is not None
        TheSeance.memory.of(state.haunt).called = ["knowledge"]

    parts: dict[str, Any] = {"turn": ZOE, "cards": BOARD, "traits": {ZOE: MOST}, "change": called}
    again = seance(**parts).with_dice(*faces(5, dice_of(ZOE, "knowledge"))).play(f"{CALL}:knowledge")
    assert (TheSeance.memory.of(again.haunt).called, again.state.monsters) == (["knowledge"], {})
    table = seance(**parts).with_dice(*faces(5, dice_of(ZOE, "sanity"))).play(f"{CALL}:sanity")
    assert table.monster("ghost-1").place == "entrance-hall"
    assert TheSeance.memory.of(table.haunt).phase == "wrath"
    assert len(table.events("h02-wrath")) == 1
    table.arrange(lambda state: setattr(state.turn, "seat", 0))
    assert offered(table, HERO_CALL) == set()


@rule("H02-T05")
@pytest.mark.parametrize(("total", "tokens"), [(4, 1), (5, 2)])
def test_heroes_call_in_the_chamber_until_half_as_many_have_reached_it_as_play(total: int, tokens: int) -> None:
    five = dict.fromkeys(SEVERAL[:5], "foyer") | {OX: "pentagram-chamber"}
    table = seance(five, tokens={"seance-1": "foyer"}, haunt_room="foyer", traits={OX: MOST})
    table.with_dice(*faces(total, dice_of(OX, "sanity"))).play(f"{HERO_CALL}:sanity")
    assert table.state.tokens == {f"seance-{number}": "foyer" for number in range(1, tokens + 1)}
    if tokens == 1:
        assert (TheSeance.memory.of(table.haunt).phase, table.state.monsters) == ("race", {})
        return
    assert (TheSeance.memory.of(table.haunt).phase, table.haunt.track) == ("quest", 1)
    assert table.monster("ghost-1").place == "pentagram-chamber"
    assert [event.to for event in table.events("h02-quest")] == [None]
    assert not any(key.startswith("attack:ghost") for key in table.keys)


@rule("H02-T05")
@pytest.mark.parametrize(("players", "needed"), [(3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_number_of_answers_it_takes(players: int, needed: int) -> None:
    where = dict.fromkeys(SEVERAL[:players], "foyer") | {OX: "pentagram-chamber"}
    before = {f"seance-{number}": "foyer" for number in range(1, needed)}
    table = seance(where, tokens=before, haunt_room="foyer", traits={OX: MOST})
    assert TheSeance.memory.of(table.haunt).phase == "race"
    table.with_dice(*faces(5, dice_of(OX, "knowledge"))).play(f"{HERO_CALL}:knowledge")
    assert TheSeance.memory.of(table.haunt).phase == "quest"


@rule("H02-T16")
def test_no_call_without_the_board_or_outside_the_chamber() -> None:
    assert offered(seance(turn=ZOE), CALL) == set()
    assert offered(seance({OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"}), HERO_CALL) == set()
    chamber = seance({OX: "foyer", VIVIAN: "foyer", ZOE: "pentagram-chamber"}, turn=ZOE)
    assert (offered(chamber, CALL), offered(chamber, HERO_CALL)) == (set(), set())
    assert offered(seance(cards={OX: ["spirit-board"]}), HERO_CALL) == {"knowledge", "sanity"}


@rule("H02-T16")
def test_the_ghost_as_it_is_printed() -> None:
    (ghost,) = RULES.kinds
    assert (ghost.traits, ghost.attack) == ({"speed": 4, "sanity": 6}, "sanity")


@rule("H02-T17", "C-29")
def test_a_board_taken_up_or_looked_into_this_turn_calls_nobody() -> None:
    def called(state: BetrayalState) -> None:
        assert state.haunt is not None
        TheSeance.memory.of(state.haunt).called = ["knowledge"]

    table = seance(turn=ZOE, piles={"entrance-hall": ["spirit-board"]}, change=called).play("take:spirit-board")
    assert (table.cards(ZOE), offered(table, CALL)) == (["spirit-board"], set())
    table.play("end-turn", "end-turn", "end-turn")
    table.with_dice(*faces(5, table.value(ZOE, "sanity"))).play(f"{CALL}:sanity")
    assert TheSeance.memory.of(table.haunt).phase == "wrath", "what was reached before counts on"
    looked = seance(turn=ZOE, cards=BOARD).play("use:spirit-board")
    while looked.prompt != "turn":
        looked.play(looked.keys[0])
    assert offered(looked, CALL) == set()


@rule("H02-T17", "C-29")
def test_the_call_is_all_that_is_done_with_the_board_this_turn() -> None:
    where = {OX: "entrance-hall", VIVIAN: "foyer", ZOE: "entrance-hall"}
    table = seance(where, turn=ZOE, cards=BOARD)
    assert {"use:spirit-board", f"trade:{OX}:spirit-board", "drop:spirit-board"} <= set(table.keys)
    table.with_dice(*faces(0, table.value(ZOE, "sanity"))).play(f"{CALL}:sanity")
    assert not [key for key in table.keys if "spirit-board" in key]


@rule("H02-T18", "B-DIE-15")
def test_whoever_dies_of_the_price_of_a_call_has_reached_nobody() -> None:
    table = seance(cards={OX: ["idol"]}, traits={OX: {"sanity": 0}}).with_dice(*[2] * 8)
    table.play(f"{HERO_CALL}:knowledge", "use:idol")
    assert not table.explorer(OX).alive
    assert (table.state.tokens, TheSeance.memory.of(table.haunt).phase) == ({}, "race")


# The quest


@rule("H02-T06")
def test_the_summoners_later_turns_run_out_and_at_five_the_ghost_is_the_traitors() -> None:
    table = seance(phase="quest", ghost="pentagram-chamber", track=1)
    for track in (2, 3, 4):
        table.play("end-turn")
        assert (table.haunt.track, TheSeance.memory.of(table.haunt).phase) == (track, "quest")
        table.play("end-turn", "end-turn")
    table.play("end-turn")
    assert (table.haunt.track, TheSeance.memory.of(table.haunt).phase, table.state.destroyed) == (5, "wrath", [])
    grave = seance({OX: "foyer", VIVIAN: "crypt", ZOE: "foyer"}, "wrath", rooms=GRAVEYARDS, turn=VIVIAN, ghost="foyer")
    grave.arrange(lambda state: state.explorers[1].cards.append(CardId(BONES)))
    assert LAY_TO_REST not in grave.keys


@rule("H02-T06")
def test_the_turn_of_the_call_does_not_count_and_a_dead_summoners_slot_does() -> None:
    table = seance(traits={OX: MOST}).with_dice(*faces(5, dice_of(OX, "sanity"))).play(f"{HERO_CALL}:sanity")
    assert table.play("end-turn").haunt.track == 1
    alone = seance(phase="quest", ghost="pentagram-chamber", track=3, turn=ZOE, change=dead(0)).play("end-turn")
    assert (alone.haunt.track, alone.asked) == (4, [1])


GRAVEYARDS = [Placed(CRYPT, "basement", 5, 5), Placed(GRAVEYARD, "ground", 5, 5)]
BEDS = [Placed(RoomId(room), "upper", 5 + at, 5) for at, room in enumerate(("attic", "bedroom", "master-bedroom"))]


@rule("H02-T07")
@pytest.mark.parametrize(("total", "found"), [(4, False), (5, True)])
def test_the_bones_are_found_once_with_five(total: int, *, found: bool) -> None:
    where = {OX: "bedroom", VIVIAN: "attic", ZOE: "foyer"}
    table = seance(where, "quest", rooms=BEDS, ghost="pentagram-chamber", track=1, traits={OX: MOST})
    table.with_dice(*faces(total, dice_of(OX, "knowledge"))).play(SEARCH)
    assert (table.cards(OX), SEARCH in table.keys) == ([BONES] if found else [], False)
    table.play("end-turn")
    assert (table.asked, SEARCH in table.keys) == ([1], not found)


@rule("H02-T07")
@pytest.mark.parametrize(("total", "won"), [(4, False), (5, True)])
@pytest.mark.parametrize("grave", ["crypt", "graveyard"])
def test_the_carrier_buries_them_with_five_and_the_heroes_win(grave: str, total: int, *, won: bool) -> None:
    where = {OX: grave, VIVIAN: "foyer", ZOE: "foyer"}
    parts: dict[str, Any] = {"rooms": GRAVEYARDS, "ghost": "pentagram-chamber", "track": 2}
    table = seance(where, "quest", cards={OX: [BONES]}, traits={OX: MOST}, **parts)
    table.with_dice(*faces(total, dice_of(OX, "knowledge"))).play(LAY_TO_REST)
    assert table.winners == ((0, 1) if won else None)
    assert LAY_TO_REST not in table.keys


@rule("H02-T07")
def test_bones_taken_up_this_turn_wait_and_a_dead_carriers_lie_there() -> None:
    parts: dict[str, Any] = {"rooms": GRAVEYARDS, "ghost": "pentagram-chamber", "track": 2}
    where = {OX: "crypt", VIVIAN: "foyer", ZOE: "crypt"}
    table = seance(where, "quest", piles={"crypt": [BONES]}, **parts).play(f"take:{BONES}")
    assert (table.cards(OX), LAY_TO_REST in table.keys) == ([BONES], False)
    killed = seance(where, "quest", cards={OX: [BONES]}, traits={OX: {"might": 0, "speed": 0}}, turn=ZOE, **parts)
    mine, theirs = killed.value(ZOE, "might"), killed.value(OX, "might")
    killed.with_dice(*faces(6, mine), *faces(0, theirs)).play(f"attack:{OX}")
    while killed.prompt != "turn":
        killed.play("damage" if "damage" in killed.keys else killed.keys[0])
    assert (killed.explorer(OX).alive, killed.state.piles) == (False, {"crypt": [BONES]})


@rule("H02-T16")
def test_bones_lie_in_three_rooms_and_two_have_graves() -> None:
    searched, graves = set(), set()
    for room, sheet in ROOMS.items():
        if sheet.starting or room in ("pentagram-chamber", "coal-chute"):
            continue
        tile = Placed(room, sorted(sheet.floors)[0], 5, 5)
        where = {OX: room, VIVIAN: "foyer", ZOE: "foyer"}
        table = seance(where, "quest", rooms=[tile], ghost="pentagram-chamber", track=1, cards={OX: [BONES]})
        searched |= {room} if SEARCH in table.keys else set()
        graves |= {room} if LAY_TO_REST in table.keys else set()
    assert searched == {"attic", "bedroom", "master-bedroom"}
    assert graves == {"crypt", "graveyard"}


@rule("H02-T18")
def test_the_traitor_may_steal_the_bones() -> None:
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "foyer"}
    table = seance(where, "quest", ghost="pentagram-chamber", track=2, cards={OX: [BONES]}, turn=ZOE)
    table.with_dice(*faces(4, table.value(ZOE, "might")), *faces(0, table.value(OX, "might"))).play(f"attack:{OX}")
    assert table.play(f"steal:{BONES}").cards(ZOE) == [BONES]


@rule("H02-T19", "C-22")
def test_a_dead_traitors_seat_has_the_ghost_when_the_quest_fails() -> None:
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "entrance-hall"}
    table = seance(where, "quest", ghost="entrance-hall", track=4, change=dead(2)).play("end-turn")
    assert (TheSeance.memory.of(table.haunt).phase, table.state.destroyed) == ("wrath", [])
    table.with_dice(0, 0, 0, 0).play("end-turn")
    assert (table.state.destroyed, table.prompt, table.asked) == (["attic"], "h02-quarry", [2])


# Who knows what


@rule("H02-T15")
def test_each_side_has_its_own_book_until_the_wrath_tells_all() -> None:
    race = seance(tokens={"seance-1": "foyer"})
    hero, traitor = race.view(0)["haunt"], race.view(2)["haunt"]
    assert [(goal["id"], goal["of"]) for goal in hero["objectives"]] == [("h02-heroes-seance", 1)]
    assert [goal["id"] for goal in traitor["objectives"]] == ["h02-traitor-call", "h02-traitor-heroes"]
    assert (hero["books"], traitor["books"]) == (["heroes"], ["traitor"])
    quest = seance(phase="quest", ghost="pentagram-chamber", track=1)
    assert [goal["id"] for goal in quest.view(0)["haunt"]["objectives"]] == ["h02-heroes-bones", "h02-heroes-bury"]
    assert (quest.view(0)["monsters"][0]["traits"], quest.view(2)["monsters"][0]["traits"]["sanity"]) == ({}, 6)
    wrath = seance(phase="wrath", ghost="pentagram-chamber", gone=[ATTIC])
    assert wrath.view(0)["monsters"][0]["traits"] == {"speed": 4, "sanity": 6}
    (wish,) = wrath.view(0)["haunt"]["objectives"]
    assert (wish["id"], wish["avoid"]) == ("h02-heroes-destroy", ())


@rule("H02-T15")
def test_bots_call_with_the_better_trait_and_those_without_the_ring_wait_in_the_chamber() -> None:
    (wish,) = SeenTable(SeatAt(seance(traits={OX: {"knowledge": 0, "sanity": 7}}).table, 0)).wanted
    assert wish.verbs == (f"{HERO_CALL}:sanity",)
    parts: dict[str, Any] = {"phase": "wrath", "ghost": "foyer", "gone": ["attic"], "cards": {OX: ["ring"]}}
    table = seance(**parts)
    (ring,), (none,) = (SeenTable(SeatAt(table.table, seat)).wanted for seat in (0, 1))
    assert (ring.rooms, ring.foes) == ((), ("ghost-1",))
    assert (none.rooms, none.foes, none.avoid) == (("pentagram-chamber",), (), ("upper-landing",))


@rule("H02-T15")
@pytest.mark.parametrize("seed", range(2))
def test_a_game_that_starts_at_this_haunt_ends(seed: int) -> None:
    table = dreadhall.new_table(Betrayal(), 3 + seed, seed, {"start": "haunt", "haunt": 2})
    play_randomly(table, seed, most=3000)
    assert table.result is not None
    assert table.result.reason in ("h02-heroes", "h02-traitor")
