"""Haunt 16, The Phantom's Embrace: set-up, where the Phantom comes, and how it is fought."""

import pytest

from dreadhall.betrayal.components.rooms import CRYPT, PENTAGRAM_CHAMBER, STOREROOM, VAULT
from dreadhall.betrayal.haunts.h16_the_phantoms_embrace import ThePhantomsEmbrace
from dreadhall.betrayal.haunts.printed import CHART, HAUNTS
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import Position, revealed, row
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h16.phantom import APART, OX, PHANTOM, VIVIAN, ZOE, descends, ticking

KITCHEN = row("ground", "kitchen", turn=0)
CELLAR = [
    Placed(PENTAGRAM_CHAMBER, "basement", -1, 0, 0),
    Placed(CRYPT, "basement", 0, 1, 0),
    Placed(STOREROOM, "basement", 0, -1, 2),
    Placed(VAULT, "basement", 1, 0, 3),
]
"""Four rooms that leave the Basement Landing no open doorway."""


# Set-up


@rule("H16-T01")
def test_the_girl_is_taken_away_and_the_left_neighbour_is_the_traitor() -> None:
    assert {(omen, room) for (omen, room), haunt in CHART.items() if haunt == 16} == {
        ("girl", room) for room in ("balcony", "dining-room", "kitchen", "master-bedroom")
    }
    assert HAUNTS[16].traitor.kind == "left-of-revealer"
    where = {OX: "kitchen", ZOE: "foyer", VIVIAN: "foyer"}
    table = revealed(16, where, rooms=KITCHEN, traits={OX: {"sanity": 0, "knowledge": 0}})
    assert [who.id for who in table.state.explorers if who.traitor] == [ZOE]
    assert table.cards(OX) == []
    assert (table.clip(OX, "sanity"), table.clip(OX, "knowledge")) == (0, 0), "her loss kills nobody now"
    assert table.state.gone == ["girl"]
    assert (table.state.monsters, table.haunt.track, ThePhantomsEmbrace.memory.of(table.haunt).seen) == ({}, 0, [])
    table.play("0=ready", "1=ready", "2=ready")
    assert table.asked == [2]


@rule("H16-T01")
def test_whoever_has_the_girl_loses_what_she_gave() -> None:
    where = {OX: "kitchen", ZOE: "foyer", VIVIAN: "foyer"}
    table = revealed(16, where, rooms=KITCHEN, traits={OX: {"sanity": 3, "knowledge": 3}})
    assert (table.clip(OX, "sanity"), table.clip(OX, "knowledge")) == (2, 2)


# Ambush


@rule("H16-T02")
def test_in_a_haunted_room_the_phantom_is_there_in_place_of_a_card() -> None:
    table = descends(cards={OX: ["axe"]}).play("explore:s")
    assert table.prompt == "must-attack"
    assert set(table.keys) == {f"attack:{PHANTOM}", f"attack:{PHANTOM}:axe"}
    assert table.monster(PHANTOM).place == "crypt"
    assert table.monster(PHANTOM).cards == ["girl"]
    assert ThePhantomsEmbrace.memory.of(table.haunt).seen == ["crypt"]
    assert not table.events("draws")
    table.with_dice(*faces(2, 5), *faces(2, 6)).play(f"attack:{PHANTOM}")
    assert table.prompt == "turn"
    assert not table.offers("go"), "movement is over"


@rule("H16-T02")
def test_the_attack_is_made_even_after_another() -> None:
    def struck(state: BetrayalState) -> None:
        state.turn.attacked = True

    table = descends().arrange(struck).with_dice(*faces(2, 5), *faces(2, 6)).play("explore:s")
    assert table.events("clash")


@rule("H16-T02")
def test_who_falls_or_slides_into_a_haunted_room_meets_it_too() -> None:
    above = APART | {OX: "collapsed-room"}
    fall = ticking(above, rooms=row("ground", "collapsed-room"), cards={OX: ["axe"]}).top("room", "crypt")
    fall.with_dice(0).play("fall")
    slide = ticking(APART | {OX: "entrance-hall"}, tokens={"closet": "entrance-hall"}, cards={OX: ["axe"]})
    slide.top("event", "mystic-slide", "silence").top("room", "crypt")
    slide.with_dice(1, 1, *[0] * slide.value(OX, "might"), 0).play("try:closet")
    for table in (fall, slide):
        while table.prompt in ("choose-doorway", "turn-tile", "split-damage"):
            table.play(table.keys[0])
        assert (table.prompt, table.monster(PHANTOM).place) == ("must-attack", "crypt")
        assert "silence" not in [event.data["card"] for event in table.events("draws")]


@rule("H16-T03")
def test_whom_it_kills_has_no_more_turn_and_it_is_gone() -> None:
    table = descends(traits={OX: {"might": 0, "speed": 0}}).with_dice(*[0] * 4, *faces(8, 6)).play("explore:s")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert (table.explorer(OX).alive, table.asked) == (False, [1])
    assert (table.state.monsters, table.state.gone, table.events("draws")) == ({}, ["girl"], [])


@rule("H16-T03")
@pytest.mark.parametrize(("mine", "theirs", "points"), [(4, 6, 2), (5, 5, 0)], ids=["lost", "drawn"])
def test_if_it_is_not_beaten_it_flees_with_the_girl(mine: int, theirs: int, points: int) -> None:
    table = descends().with_dice(*faces(mine, 5), *faces(theirs, 6)).play("explore:s")
    if points:
        assert table.prompt == "split-damage"
        table.play("split:1-1")
    assert sum(event.data["points"] for event in table.events("hurt")) == points
    assert table.state.monsters == {}
    assert table.state.gone == ["girl"]
    assert len(table.events("h16-flees")) == 1


@rule("H16-T03")
def test_the_next_haunted_room_brings_it_back() -> None:
    table = descends(room="pentagram-chamber", seen=["crypt"]).with_dice(*faces(2, 5), *faces(2, 6)).play("explore:w")
    assert ThePhantomsEmbrace.memory.of(table.haunt).seen == ["crypt", "pentagram-chamber"]
    assert table.events("clash")


@rule("H16-T03")
def test_a_new_haunted_room_calls_it_out_of_another() -> None:
    table = descends(phantom="basement-landing", seen=["basement-landing"], cards={OX: ["axe"]}).play("explore:s")
    assert table.prompt == "must-attack"
    assert [figure.place for figure in table.state.monsters.values()] == ["crypt"]
    assert ThePhantomsEmbrace.memory.of(table.haunt).seen == ["basement-landing", "crypt"]


@rule("H16-T03")
@pytest.mark.parametrize(("split", "lives"), [("split:2-2", True), ("split:4-0", False)], ids=["refused", "killed"])
def test_it_flees_even_from_a_blow_that_is_never_struck(split: str, lives: bool) -> None:
    table = descends(cards={OX: ["sacrificial-dagger"]}).play("explore:s")
    table.with_dice(0, 0, 0, 2, 2).play(f"attack:{PHANTOM}:sacrificial-dagger", split)
    assert not table.events("clash")
    assert table.explorer(OX).alive is lives
    assert (table.state.monsters, table.state.gone) == ({}, ["girl"])
    assert len(table.events("h16-flees")) == 1


@rule("H16-T04")
def test_who_wins_has_the_girl_and_there_ticks_the_bomb() -> None:
    table = descends(traits={OX: {"sanity": 2, "knowledge": 2}}).with_dice(*faces(7, 5), *faces(4, 6)).play("explore:s")
    assert table.prompt == "turn", "nobody may steal her instead"
    assert table.state.monsters == {}
    assert table.cards(OX) == ["girl"]
    assert (table.clip(OX, "sanity"), table.clip(OX, "knowledge")) == (3, 3)
    assert table.state.tokens["phantom-bomb"] == "crypt"
    assert ThePhantomsEmbrace.memory.of(table.haunt).dead
    assert not table.offers("drop")
    assert table.winners is None


@rule("H16-T05")
def test_the_traitor_draws_a_card_there_and_nothing_appears() -> None:
    table = descends(VIVIAN).top("event", "silence").play("explore:s")
    assert [event.data["card"] for event in table.events("draws")] == ["silence"]
    assert (table.state.monsters, ThePhantomsEmbrace.memory.of(table.haunt).seen) == ({}, [])


@rule("H16-T05", "H16-T15")
@pytest.mark.parametrize(
    ("room", "floor"),
    [("larder", "basement"), ("chasm", "basement"), ("mystic-elevator", "basement"), ("chapel", "upper")],
    ids=["an item", "no symbol", "the elevator", "another floor"],
)
def test_other_rooms_call_nothing(room: str, floor: str) -> None:
    table = descends(room=room, floor=floor).top("event", "silence").top("item", "axe")
    table.play("explore:e" if floor == "basement" else "explore:s")
    assert table.state.monsters == {}


@rule("H16-T05")
def test_rooms_that_were_there_before_and_a_dead_phantom_call_nothing() -> None:
    table = ticking(rooms=row("basement", "crypt")).play("go:crypt")
    assert table.state.monsters == {}
    late = descends(bomb="basement-landing").top("event", "silence").play("explore:s")
    assert late.events("draws")


@rule("H16-T06")
def test_it_can_be_fought_with_might_or_the_ring_and_never_attacks() -> None:
    table = ticking(phantom="basement-landing", rooms=CELLAR, cards={OX: ["revolver", "ring"]})
    assert table.monster(PHANTOM).traits == {"might": 6, "sanity": 5}
    attacks = {key for key in table.keys if key.startswith("attack:")}
    assert attacks == {f"attack:{PHANTOM}", f"attack:{PHANTOM}:ring"}
    table.with_dice(*faces(5, 3), *faces(4, 5)).play(f"attack:{PHANTOM}:ring")
    assert table.cards(OX) == ["revolver", "ring", "girl"]
    still = ticking(phantom="basement-landing", turn=VIVIAN).with_dice(0).play("end-turn")
    assert (still.prompt, still.asked) == ("turn", [0]), "it has no turn"


# The whole basement


def monsters_turn(*seen: str) -> Position:
    """The traitor's turn ends in a house with no more doorways in the basement."""
    return ticking(APART, rooms=CELLAR, turn=VIVIAN, seen=seen).with_dice(0).play("end-turn")


@rule("H16-T09")
def test_when_all_is_explored_the_traitor_puts_it_into_an_unmarked_room_each_monster_turn() -> None:
    table = monsters_turn(CRYPT)
    assert (table.prompt, table.asked) == ("h16-traitor-lair", [2])
    assert set(table.keys) == {
        f"room:{room}" for room in ("basement-landing", "pentagram-chamber", "storeroom", "vault")
    }
    table.play("room:basement-landing")
    assert table.monster(PHANTOM).place == "basement-landing"
    assert ThePhantomsEmbrace.memory.of(table.haunt).seen == ["crypt", "basement-landing"]
    assert (table.prompt, table.asked) == ("turn", [0])
    assert table.offers("go"), "nobody has to attack"
    assert f"attack:{PHANTOM}" in table.keys
    table.with_dice(0, 0).play("end-turn", "end-turn", "end-turn")
    assert table.prompt == "h16-traitor-lair"
    assert "room:basement-landing" not in table.keys
    table.play("room:storeroom")
    assert [figure.place for figure in table.state.monsters.values()] == ["storeroom"]


@rule("H16-T09")
def test_while_a_doorway_is_open_it_waits_to_be_found() -> None:
    table = ticking(turn=VIVIAN).with_dice(0).play("end-turn")
    assert (table.prompt, table.asked) == ("turn", [0])


@rule("H16-T09")
def test_without_a_tile_for_the_basement_it_is_explored_too() -> None:
    def nothing_left(state: BetrayalState) -> None:
        state.rooms.top, state.rooms.known = [], []

    table = ticking(turn=VIVIAN).arrange(nothing_left).with_dice(0).play("end-turn")
    assert table.monster(PHANTOM).place == "basement-landing"


@rule("H16-T10")
def test_when_all_rooms_are_marked_any_will_do() -> None:
    marked = ["basement-landing", "pentagram-chamber", "crypt", "storeroom", "vault"]
    table = monsters_turn(*marked)
    assert set(table.keys) == {f"room:{room}" for room in marked}


@rule("H16-T09")
def test_an_attack_in_vain_drives_it_off_until_the_next_monster_turn() -> None:
    table = ticking(phantom="basement-landing", rooms=CELLAR).with_dice(*faces(5, 5), *faces(5, 6))
    table.play(f"attack:{PHANTOM}")
    assert table.state.monsters == {}
