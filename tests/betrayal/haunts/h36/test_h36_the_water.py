"""Haunt 36, Better with Friends: set-up, the water, and the Medallion."""

from collections.abc import Mapping

import pytest

from dreadhall.betrayal.haunts.h36_better_with_friends import BetterWithFriends
from dreadhall.betrayal.haunts.printed import CHART, HAUNTS
from dreadhall.betrayal.ids import Place
from dreadhall.testing import rule
from dreadhall.testing.betrayal import revealed, row
from tests.betrayal.haunts.h36.sinking import APART, LEVELS, OX, UPSTAIRS, VIVIAN, ZOE, levels, sinking

MEDALLION = "h36-heroes-medallion"
GALLERY = row("upper", "gallery")
MISSY = "missy-dubourde"


# Set-up


@rule("H36-T01")
def test_missy_dubourde_is_the_traitor_if_she_is_there_and_keeps_her_cards() -> None:
    assert {(omen, room) for (omen, room), haunt in CHART.items() if haunt == 36} == {
        ("medallion", room) for room in ("furnace-room", "gallery", "kitchen")
    }
    assert HAUNTS[36].traitor.named == MISSY
    where = {OX: "gallery", MISSY: "foyer", ZOE: "foyer"}
    table = revealed(36, where, rooms=GALLERY, traits={MISSY: {"speed": 0}}, cards={MISSY: ["axe"]})
    assert [who.id for who in table.state.explorers if who.traitor] == [MISSY]
    assert table.cards(MISSY) == ["axe"]
    assert table.cards(OX) == ["medallion"]
    table.play("0=ready", "1=ready", "2=ready")
    assert (table.prompt, table.asked) == ("turn", [2]), "the player to her left"
    table.play("end-turn", "end-turn", "end-turn")
    assert table.asked == [2]
    assert not table.events("monster-turn")


@rule("H36-T01")
@pytest.mark.parametrize(
    ("clips", "traitor"),
    [({VIVIAN: {"speed": 7}}, VIVIAN), ({OX: {"speed": 4}, VIVIAN: {"speed": 3}, ZOE: {"speed": 3}}, OX)],
    ids=["the fastest", "the revealer of several"],
)
def test_without_her_the_fastest_is_the_traitor(clips: Mapping[str, Mapping[str, int]], traitor: str) -> None:
    table = revealed(36, {OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"}, traits=clips)
    assert [who.id for who in table.state.explorers if who.traitor] == [traitor]


@rule("H36-T02")
def test_the_boat_lies_in_the_attic_that_is_there() -> None:
    table = revealed(36, APART, rooms=UPSTAIRS)
    assert table.state.piles == {"attic": ["rowboat"]}
    assert (table.haunt.track, BetterWithFriends.memory.of(table.haunt).boat_hits) == (0, 0)


@rule("H36-T02")
@pytest.mark.parametrize("finder", [ZOE, VIVIAN])
def test_an_attic_that_anybody_finds_has_the_boat_in_it(finder: str) -> None:
    assert revealed(36, APART).state.piles == {}
    table = sinking(APART | {finder: "upper-landing"}, rooms=(), turn=finder).top("room", "attic")
    table.top("event", "angry-being").play("explore:s")
    assert table.state.piles == {"attic": ["rowboat"]}


# Rising water


@rule("H36-T04")
def test_a_floor_fills_in_two_turns_and_from_the_sixth_the_house_stays_flooded() -> None:
    table = sinking(turn=VIVIAN, traits={OX: {"might": 7, "speed": 7}, ZOE: {"might": 7, "speed": 7}})
    for turn in range(1, 8):
        while table.haunt.track < turn:
            table.play("end-turn" if table.prompt == "turn" else table.keys[1])
        assert levels(table) == tuple(LEVELS[min(turn, 6)])
    risen = [(event.data["floor"], event.data["level"]) for event in table.events("h36-water-rises")]
    floors = ("basement", "ground", "upper")
    assert risen == [(floor, level) for floor in floors for level in ("flooding", "flooded")]


@rule("H36-T14")
def test_the_house_goes_on_sinking_when_the_traitor_is_dead() -> None:
    table = sinking(track=2, dead=[VIVIAN], turn=ZOE).play("end-turn")
    assert (table.haunt.track, levels(table)) == (3, (["ground"], ["basement"]))
    assert table.asked == [0]


@rule("H36-T05")
def test_deep_water_takes_four_spaces_and_two_points_that_no_armor_stops() -> None:
    where = {ZOE: "upper-landing", OX: "basement-landing", VIVIAN: "foyer"}
    table = sinking(where, track=2, cards={OX: ["armor"]}, traits={OX: {"speed": 6}}).play("end-turn")
    assert table.prompt == "split-damage"
    table.play("split:2-0")
    assert table.clip(OX, "might") == 0
    assert table.value(OX, "speed") == 5
    assert table.view(1)["turn"]["spaces"] == 1
    table.arrange(lambda state: setattr(state.turn, "spent", 1))
    assert not table.offers("explore")


@rule("H36-T05")
def test_one_space_always_remains() -> None:
    where = {ZOE: "upper-landing", OX: "upper-landing", VIVIAN: "foyer"}
    table = sinking(where, track=6, turn=ZOE, traits={OX: {"speed": 2}}).play("end-turn", "split:2-0")
    assert table.value(OX, "speed") == 2
    table.play("go:attic")
    assert not table.offers("go")


@rule("H36-T05")
def test_who_wades_in_later_loses_nothing() -> None:
    cellar = [*UPSTAIRS, *row("basement", "stairs-from-basement", at=(0, -1), turn=0)]
    table = sinking({ZOE: "foyer", OX: "foyer", VIVIAN: "upper-landing"}, track=2, rooms=cellar)
    before = table.explorer(ZOE).clips
    table.play("go:stairs-from-basement", "go:basement-landing")
    assert table.view(0)["turn"]["spaces"] == 2
    assert table.explorer(ZOE).clips == before


@rule("H36-T06")
def test_shallow_water_slows_heroes_and_leaves_the_traitor_alone() -> None:
    lift = row("ground", "mystic-elevator", at=(-1, -2), turn=3)
    where = {ZOE: "upper-landing", OX: "mystic-elevator", VIVIAN: "mystic-elevator"}
    table = sinking(where, track=3, rooms=[*UPSTAIRS, *lift], traits={OX: {"speed": 4}}).play("end-turn")
    assert table.view(1)["turn"]["spaces"] == 2
    assert table.explorer(OX).status == {"wading": 2}
    assert not table.events("hurt")
    table.play("end-turn", "dock:upper-landing:n")
    assert (table.asked, table.explorer(OX).status) == ([2], {})
    assert table.view(2)["turn"]["spaces"] == table.value(VIVIAN, "speed")


@rule("H36-T06")
def test_deep_water_does_not_touch_the_traitor() -> None:
    table = sinking(track=6, turn=ZOE).play("end-turn")
    assert table.asked == [2]
    assert table.explorer(VIVIAN).status == {}
    assert not table.events("hurt")


# The Medallion


@rule("H36-T10")
def test_the_medallion_holds_the_water_back_for_one_turn() -> None:
    table = sinking(track=4, cards={OX: ["medallion"]}, traits={OX: {"might": 7, "speed": 7}})
    table.play(MEDALLION)
    assert table.cards(OX) == []
    assert table.state.gone == ["medallion"]
    table.play("end-turn", "end-turn", "end-turn")
    assert (table.haunt.track, len(table.events("h36-water-stands"))) == (4, 1)
    table.play(table.keys[0], "end-turn", "end-turn", "end-turn")
    assert table.haunt.track == 5


@rule("H36-T10")
def test_the_medallion_works_only_in_water_and_in_a_heros_hand() -> None:
    assert not sinking(track=2, cards={OX: ["medallion"]}).offers(MEDALLION), "the ground floor is dry"
    assert sinking(track=3, cards={OX: ["medallion"]}).offers(MEDALLION)
    assert not sinking(track=3, turn=VIVIAN, cards={VIVIAN: ["medallion"]}).offers(MEDALLION)
    picked = sinking(track=4, piles={"foyer": ["medallion"]}).play("take:medallion")
    assert not picked.offers(MEDALLION), "it was taken up in this turn"


# Who knows what


@rule("H36-T03")
def test_each_side_reads_its_own_book_and_the_water_is_there_for_all_to_see() -> None:
    table = sinking(track=3, hits=2, boat=Place("attic"), cards={OX: ["medallion"]})
    for seat in (0, 1, 2, None):
        haunt = table.view(seat)["haunt"]
        memory = {"h36-boat-hits": 2, "h36-flooding": ["ground"], "h36-flooded": ["basement"]}
        assert (haunt["track"], haunt["memory"]) == (3, memory)
        assert table.view(seat)["piles"] == {"attic": ["rowboat"]}
    books = [[page for page in table.rules.pages(seat) if page.startswith("h36-")] for seat in (0, 2)]
    assert books == [["h36-heroes"], ["h36-traitor"]]
    wishes = {seat: [wish["id"] for wish in table.view(seat)["haunt"]["objectives"]] for seat in (0, 2)}
    assert wishes == {
        0: ["h36-heroes-boat", MEDALLION, "h36-heroes-gather"],
        2: ["h36-traitor-boat", "h36-traitor-heroes"],
    }
