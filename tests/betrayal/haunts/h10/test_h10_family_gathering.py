"""Haunt 10, Family Gathering: set-up, what Zombies see and chase, the Madman, how it ends."""

import pytest

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.haunts.h10_family_gathering import MADMAN as MADMAN_RECORD
from dreadhall.betrayal.haunts.h10_family_gathering import ZOMBIE as ZOMBIE_RECORD
from dreadhall.betrayal.haunts.h10_family_gathering import FamilyGathering
from dreadhall.betrayal.haunts.printed import CHART, HAUNTS
from dreadhall.betrayal.ids import RoomId
from dreadhall.testing import rule
from dreadhall.testing.betrayal import SEVERAL, revealed, row
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h10.gathering import (
    AWAY,
    LINE,
    MADMAN,
    OX,
    SECOND,
    VIVIAN,
    ZOE,
    ZOMBIE,
    gathering,
    monsters_turn,
)

GALLERY = row("upper", "gallery", "charred-room", "junk-room", "balcony")
"""Four omen rooms in a line."""


# Set-up


@rule("H10-T01")
def test_the_madman_kills_the_revealer_and_a_zombie_rises_in_each_omen_room() -> None:
    assert {(omen, room) for (omen, room), haunt in CHART.items() if haunt == 10} == {
        ("madman", room) for room in ("catacombs", "furnace-room", "gallery", "master-bedroom")
    }
    assert HAUNTS[10].traitor.kind == "revealer"
    where = dict.fromkeys(SEVERAL[:4], "foyer") | {OX: "gallery"}
    table = revealed(10, where, rooms=GALLERY, cards={OX: ["axe", "girl"]})
    dead = table.explorer(OX)
    assert (dead.alive, dead.traitor) == (False, True)
    assert table.state.piles == {"gallery": ["axe"]}
    assert table.state.companions == {"girl": "gallery"}
    assert table.state.gone == ["madman"]
    assert table.monster(MADMAN).place == "gallery"
    zombies = [monster.place for monster in table.state.monsters.values() if monster.kind == "family-zombie"]
    assert sorted(zombies) == ["balcony", "charred-room", "gallery", "junk-room"]
    assert (table.haunt.track, table.prompt) == (0, "ready")
    table.play("0=ready", "1=ready", "2=ready", "3=ready")
    assert table.asked == [1]


@rule("H10-T01")
def test_where_there_are_more_omen_rooms_the_traitor_chooses_among_them() -> None:
    table = revealed(10, dict.fromkeys(SEVERAL[:3], "foyer"), rooms=GALLERY)
    assert (table.prompt, table.asked) == ("h10-traitor-zombie", [0])
    assert set(table.keys) == {"room:gallery", "room:charred-room", "room:junk-room", "room:balcony"}
    assert "room:gallery" not in table.play("room:gallery").keys


@rule("H10-T02")
def test_those_left_over_rise_one_each_in_rooms_without_an_event() -> None:
    rooms = [*row("upper", "gallery", "charred-room"), *row("upper", "tower", at=(1, 0), turn=0)]
    table = revealed(10, dict.fromkeys(SEVERAL[:5], "foyer"), rooms=rooms)
    while table.prompt == "h10-traitor-zombie":
        assert not any(ROOMS[RoomId(key.partition(":")[2])].symbol == "event" for key in table.keys)
        table.play(table.keys[0])
    zombies = [monster.place for monster in table.state.monsters.values() if monster.kind == "family-zombie"]
    assert len(set(zombies)) == 5
    assert {"gallery", "charred-room"} < set(zombies)
    assert "tower" not in zombies


@rule("H10-T16")
def test_the_records_are_as_printed() -> None:
    assert ZOMBIE_RECORD.traits == {"speed": 2, "might": 6, "sanity": 2, "knowledge": 3}
    assert MADMAN_RECORD.traits == {"speed": 3, "might": 5, "sanity": 5}


# Sight and chase


@rule("H10-T03")
def test_a_zombie_that_comes_to_see_heroes_goes_to_the_nearest() -> None:
    stairs = row("upper", "bloody-room", at=(1, 2))
    where = {OX: "creaky-hallway", ZOE: "junk-room", VIVIAN: "foyer"}
    table = monsters_turn(where, "bloody-room", dice=(2, 2), rooms=[*LINE, *stairs])
    assert table.prompt == "monster"
    assert table.offers("done"), "it sees nobody and is free"
    table.with_dice(*faces(0, 6), *faces(4, 3)).play("go:dusty-hallway", f"explorer:{ZOE}")
    assert table.monster(ZOMBIE).place == "junk-room"
    assert [event.data["target"] for event in table.events("attacks")] == [ZOE]


@rule("H10-T03")
def test_of_those_in_sight_only_the_nearest_counts() -> None:
    where = {OX: "creaky-hallway", ZOE: "junk-room", VIVIAN: "foyer"}
    table = monsters_turn(where, "upper-landing", dice=(1, 0, *faces(0, 6), *faces(4, 5)))
    assert table.monster(ZOMBIE).place == "creaky-hallway"
    assert [event.data["target"] for event in table.events("attacks")] == [OX]


@rule("H10-T03")
def test_smoke_and_corners_keep_heroes_out_of_sight() -> None:
    where = {OX: "dusty-hallway", ZOE: "basement-landing", VIVIAN: "foyer"}
    assert monsters_turn(where, "upper-landing", dice=(1, 1), tokens={"smoke": "creaky-hallway"}).offers("done")
    stairs = {OX: "grand-staircase", ZOE: "basement-landing", VIVIAN: "foyer"}
    assert monsters_turn(stairs, "upper-landing", dice=(1, 1)).offers("done"), "nobody sees round the stairs"


@rule("H10-T04")
def test_of_two_equally_near_the_traitor_chooses_and_the_choice_holds() -> None:
    side = row("upper", "bloody-room", at=(1, 0), turn=0)
    where = {OX: "dusty-hallway", ZOE: "collapsed-room", VIVIAN: "foyer"}
    rooms = [*LINE, *side, *row("upper", "collapsed-room", at=(2, 0))]
    table = monsters_turn(where, "upper-landing", dice=(1, 0), rooms=rooms)
    assert (table.prompt, table.asked) == ("h10-traitor-quarry", [2])
    assert set(table.keys) == {f"explorer:{OX}", f"explorer:{ZOE}"}
    table.play(f"explorer:{ZOE}")
    assert table.monster(ZOMBIE).place == "bloody-room"
    assert FamilyGathering.memory.of(table.haunt).chases == {ZOMBIE: ZOE}


@rule("H10-T05")
def test_a_nearer_hero_is_the_new_quarry_at_the_start_of_a_turn() -> None:
    where = {OX: "junk-room", ZOE: "dusty-hallway", VIVIAN: "foyer"}
    table = monsters_turn(where, "upper-landing", dice=(1, 0), chases={ZOMBIE: OX})
    assert FamilyGathering.memory.of(table.haunt).chases == {ZOMBIE: ZOE}
    assert table.monster(ZOMBIE).place == "creaky-hallway"


@rule("H10-T05")
def test_of_equals_it_keeps_to_the_old_quarry_and_without_sight_it_is_free() -> None:
    where = {OX: "dusty-hallway", ZOE: "dusty-hallway", VIVIAN: "foyer"}
    table = monsters_turn(where, "upper-landing", dice=(1, 0), chases={ZOMBIE: ZOE})
    assert FamilyGathering.memory.of(table.haunt).chases == {ZOMBIE: ZOE}
    lost = monsters_turn(AWAY, "upper-landing", dice=(1, 0), chases={ZOMBIE: ZOE})
    assert lost.offers("done")
    assert not FamilyGathering.memory.of(lost.haunt).chases


@rule("H10-T06")
def test_in_a_heros_room_it_attacks_at_once_and_goes_no_farther() -> None:
    where = {OX: "creaky-hallway", ZOE: "basement-landing", VIVIAN: "foyer"}
    table = monsters_turn(where, "creaky-hallway", dice=(2, 2, *faces(0, 6), *faces(0, 5)))
    assert table.events("attacks")
    assert not table.events("monster-moves")
    assert (table.prompt, table.asked) == ("turn", [0]), "its turn is over, with four spaces left"
    two = monsters_turn(where | {ZOE: "creaky-hallway"}, "creaky-hallway", dice=(2, 2))
    assert set(two.keys) == {f"attack:{OX}", f"attack:{ZOE}"}


@rule("H10-T06")
def test_whoever_is_on_its_way_is_attacked_though_it_goes_after_another() -> None:
    """Two ways lead to Ox, who alone is in sight; a secret one goes by Zoe."""
    rooms = [*LINE, *row("upper", "bloody-room", at=(1, 2))]
    tokens = {"secret-passage-1": "upper-landing", "secret-passage-2": "bloody-room"}
    where = {OX: "dusty-hallway", ZOE: "bloody-room", VIVIAN: "foyer"}
    table = monsters_turn(where, "upper-landing", dice=(2, 2, *faces(0, 6), *faces(0, 3)), rooms=rooms, tokens=tokens)
    assert set(table.keys) == {"go:creaky-hallway", "go:bloody-room"}
    table.play("go:bloody-room")
    assert [event.data["target"] for event in table.events("attacks")] == [ZOE]
    assert table.monster(ZOMBIE).place == "bloody-room"


@rule("H10-T14")
def test_a_hero_across_a_barrier_is_in_sight_and_is_attacked_on_that_side() -> None:
    rooms = row("basement", "chasm", at=(1, 0), turn=0)
    where = {OX: "chasm/far", ZOE: "upper-landing", VIVIAN: "foyer"}
    table = monsters_turn(where, "basement-landing", dice=(1, 0, *faces(0, 6), *faces(0, 5)), rooms=rooms)
    assert table.monster(ZOMBIE).place == "chasm/far"
    assert [event.data["target"] for event in table.events("attacks")] == [OX]


@rule("H10-19")
def test_whose_quarry_has_died_is_free_again() -> None:
    where = {OX: "creaky-hallway", ZOE: "basement-landing", VIVIAN: "foyer"}
    table = gathering(where, "upper-landing", turn=ZOE, chases={ZOMBIE: OX})
    table.arrange(lambda state: setattr(state.explorers[0], "alive", False)).with_dice(1, 0).play("end-turn")
    assert table.offers("done")


@rule("H10-20", "H10-28")
def test_beaten_in_its_own_attack_it_slows_nobody_and_misses_a_turn() -> None:
    where = {OX: "creaky-hallway", ZOE: "basement-landing", VIVIAN: "foyer"}
    table = monsters_turn(where, "creaky-hallway", dice=(1, 0, *faces(0, 6), *faces(1, 5)))
    assert table.monster(ZOMBIE).stunned
    assert table.play("go:upper-landing").state.turn.spent == 1
    table.play("end-turn").with_dice().play("end-turn")
    assert (table.monster(ZOMBIE).stunned, table.asked) == (False, [0])


@rule("H10-20")
def test_a_zombie_that_has_killed_goes_no_farther_though_it_sees_another() -> None:
    where = {OX: "creaky-hallway", ZOE: "junk-room", VIVIAN: "foyer"}
    weak = {OX: {"might": 0, "speed": 0}}
    table = monsters_turn(where, "upper-landing", dice=(2, 2, *faces(6, 6), *faces(0, 4)), traits=weak)
    assert not table.play("split:6-0").explorer(OX).alive
    assert (table.monster(ZOMBIE).place, table.asked) == ("creaky-hallway", [1])


# The Madman


@rule("H10-T11")
def test_five_points_of_physical_damage_kill_the_madman_and_stun_him_never() -> None:
    where = AWAY | {OX: "foyer"}
    table = gathering(where, madman="foyer").with_dice(*faces(6, 5), *faces(4, 5)).play(f"attack:{MADMAN}")
    assert (table.haunt.track, table.monster(MADMAN).stunned) == (2, False)
    assert table.monster(MADMAN).traits == {"might": 5, "speed": 3, "sanity": 5}
    table = gathering(where, madman="foyer", track=2).with_dice(*faces(7, 5), *faces(4, 5)).play(f"attack:{MADMAN}")
    assert (table.haunt.track, table.state.monsters) == (5, {})
    assert table.winners is None


@rule("H10-T11")
def test_a_ring_only_stuns_the_madman_and_he_can_still_be_hurt() -> None:
    where = AWAY | {OX: "foyer"}
    table = gathering(where, madman="foyer", cards={OX: ["ring"]}).with_dice(*faces(4, 3), *faces(3, 5))
    table.play(f"attack:{MADMAN}:ring")
    assert (table.haunt.track, table.monster(MADMAN).stunned) == (0, True)
    stunned = gathering(where, madman="foyer", stunned=[MADMAN], cards={OX: ["ring"]})
    assert [key for key in stunned.keys if key.startswith("attack")] == [f"attack:{MADMAN}"]


@rule("H10-T11")
def test_he_is_hurt_when_he_attacks_and_loses() -> None:
    table = monsters_turn(AWAY | {OX: "foyer"}, madman="foyer", dice=(1, 1, 1))
    table.with_dice(*faces(1, 5), *faces(4, 5)).play(f"attack:{OX}")
    assert table.haunt.track == 3


@rule("H10-13")
@pytest.mark.parametrize(("track", "alive"), [(0, True), (1, False)])
def test_an_explosion_does_him_four_points_and_stuns_him_no_more_than_a_blow(track: int, *, alive: bool) -> None:
    where = AWAY | {OX: "foyer"}
    table = gathering(where, "upper-landing", madman="entrance-hall", track=track, cards={OX: ["dynamite"]})
    table.with_dice(0, 0, 0).play("use:dynamite:entrance-hall")
    assert table.haunt.track == track + 4
    assert (MADMAN in table.state.monsters) is alive
    assert not any(monster.stunned for monster in table.state.monsters.values())


@rule("H10-11")
def test_he_follows_nobody_any_more() -> None:
    table = gathering(AWAY | {OX: "foyer"}, "upper-landing", madman="entrance-hall").play("go:entrance-hall")
    assert table.play("end-turn").cards(OX) == []


# How it ends


@rule("H10-T12")
def test_when_the_last_zombie_is_trapped_the_heroes_win_though_the_madman_lives() -> None:
    rooms = [*row("upper", "chapel"), *row("upper", "library", at=(1, 0), turn=0), *row("upper", "attic", at=(0, -1))]
    where = AWAY | {OX: "foyer"}
    table = monsters_turn(
        where,
        "chapel",
        "library",
        "attic",
        madman="grand-staircase",
        trapped=[ZOMBIE, SECOND],
        rooms=rooms,
        dice=(1, 1, 1, 1, 1, 1, 0, 0),
    )
    while table.winners is None:
        table.play(next((key for key in table.keys if "zombie" in key), "done"))
    assert table.winners == (0, 1)
    assert MADMAN in table.state.monsters


@rule("H10-T13")
def test_with_the_last_hero_the_traitor_wins_and_zombies_act_without_the_madman() -> None:
    weak = {OX: {"might": 0, "speed": 0}, ZOE: {"might": 0, "speed": 0}}
    where = {OX: "foyer", ZOE: "foyer", VIVIAN: "foyer"}
    table = monsters_turn(where, "foyer", "foyer", dice=(0, 0), traits=weak)
    table.with_dice(*faces(9, 6), *faces(0, 4), *faces(9, 6), *faces(0, 2))
    table.play(f"monster:{ZOMBIE}", f"attack:{OX}", "split:9-0")
    assert table.winners is None
    assert table.play("split:9-0").winners == (2,)


@rule("H10-T15")
def test_only_the_heroes_know_the_rooms_and_nobody_has_a_button() -> None:
    rooms = [*row("upper", "chapel"), *row("upper", "library", at=(1, 0), turn=0)]
    table = gathering(AWAY | {OX: "foyer"}, "chapel", "upper-landing", trapped=[ZOMBIE], rooms=rooms)
    wishes = {seat: table.view(seat)["haunt"]["objectives"] for seat in (0, 2)}
    assert [(wish["id"], wish["done"], wish["of"], wish["rooms"]) for wish in wishes[0]] == [
        ("h10-heroes-trap", 1, 3, ("library",))
    ]
    assert [wish["id"] for wish in wishes[2]] == ["h10-traitor-heroes"]
    assert "library" not in str(wishes[2])
    books = [[page for page in table.rules.pages(seat) if page.startswith("h10-")] for seat in (0, 2)]
    assert books == [["h10-heroes"], ["h10-traitor"]]
    assert not any(key.startswith("h10") for key in table.keys)
    for seat in (0, 2, None):
        assert [monster["status"] for monster in table.view(seat)["monsters"]] == [{"trapped": 1}, {}]


@rule("H10-T15")
def test_where_no_zombie_can_come_nobody_waits_for_one() -> None:
    rooms = [*row("upper", "chapel"), *row("basement", "game-room", turn=0)]
    table = gathering(AWAY, "upper-landing", rooms=rooms)
    assert table.view(0)["haunt"]["objectives"][0]["rooms"] == ("chapel",)
    table = gathering(AWAY, "upper-landing", rooms=row("basement", "game-room", turn=0))
    (wish,) = table.view(0)["haunt"]["objectives"]
    assert (wish["rooms"], wish["foes"]) == ((), ()), "there may be another room"
    table.arrange(lambda state: state.rooms.top.clear()).arrange(lambda state: state.rooms.known.clear())
    (wish,) = table.view(0)["haunt"]["objectives"]
    assert (wish["rooms"], wish["foes"]) == ((), (ZOMBIE,))


@rule("H10-T15")
def test_six_players_need_six_rooms() -> None:
    names = SEVERAL[:6]
    table = gathering(dict.fromkeys(names, "foyer"), turn=names[0])
    assert table.view(0)["haunt"]["objectives"][0]["of"] == 6
