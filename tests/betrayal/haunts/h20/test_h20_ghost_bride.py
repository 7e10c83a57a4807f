"""Haunt 20, Ghost Bride: set-up, the bride, the groom, the wedding."""

from collections.abc import Mapping
from typing import Any

import pytest

from dreadhall.betrayal.components.rooms import GARDENS
from dreadhall.betrayal.haunts.h20_ghost_bride import GhostBride
from dreadhall.betrayal.haunts.printed import CHART, HAUNTS
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import FigureId, Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import SEVERAL, Position, revealed, row
from tests.betrayal.haunts.h20.wedding import BRIDE, CORPSE, HOUSE, OX, PETER, VIVIAN, ZOE, courted, spread

JENNY, HEATHER, ZOSTRA, MISSY = "jenny-leclerc", "heather-granville", "madame-zostra", "missy-dubourde"
LONGFELLOW = "professor-longfellow"


def reveal(names: Mapping[str, str], **parts: Any) -> Position:
    parts.setdefault("rooms", HOUSE)
    return revealed(20, names, omen="ring", **parts)


def bride_strikes(victim: str, margin: int, **parts: Any) -> Position:
    """The bride stands beside a victim and wins by so much, or loses."""
    where = {OX: "entrance-hall", ZOE: "entrance-hall"} | {victim: "foyer"}
    table = courted(where, "foyer", turn=VIVIAN, **parts)
    defence = table.value(victim, "sanity")
    own, other = (margin, 0) if margin > 0 else (0, -margin)
    table.with_dice(0, 0, 0, 0, *spread(6, own), *spread(defence, other)).play("end-turn", f"attack:{victim}")
    return table


# Set-up


@rule("H20-T01")
def test_vivian_is_the_traitor_if_she_is_there() -> None:
    assert {(omen, room) for (omen, room), haunt in CHART.items() if haunt == 20} == {
        ("ring", room) for room in ("balcony", "charred-room", "dining-room", "master-bedroom")
    }
    assert HAUNTS[20].traitor.named == VIVIAN
    table = reveal({OX: "foyer", ZOE: "foyer", VIVIAN: "entrance-hall"})
    assert [who.traitor for who in table.state.explorers] == [False, False, True]
    assert (table.monster(BRIDE).place, table.haunt.track) == ("entrance-hall", 0)
    table.play("0=ready", "1=ready", "2=ready")
    assert (table.prompt, table.asked) == ("turn", [0])


@rule("H20-T01")
def test_without_her_the_revealers_left_neighbour_is() -> None:
    table = reveal({OX: "foyer", ZOE: "foyer", JENNY: "foyer"})
    assert [who.traitor for who in table.state.explorers] == [False, True, False]


@rule("H20-T02")
@pytest.mark.parametrize(
    ("names", "groom"),
    [
        ((OX, ZOE, LONGFELLOW), OX),
        ((JENNY, ZOE, LONGFELLOW, PETER), LONGFELLOW),
        ((VIVIAN, PETER, LONGFELLOW), LONGFELLOW),
    ],
    ids=["a man with the Ring", "a woman with the Ring", "the traitor with the Ring"],
)
def test_whom_the_bride_chooses(names: tuple[str, ...], groom: str) -> None:
    table = reveal(dict.fromkeys(names, "foyer"))
    assert GhostBride.memory.of(table.haunt).groom == groom
    assert [event.data["explorer"] for event in table.events("h20-groom")] == [groom]


@rule("H20-T03")
def test_without_a_man_among_the_heroes_a_stranger_is_the_groom() -> None:
    names = (ZOE, VIVIAN, JENNY)
    table = revealed(20, dict.fromkeys(names, "foyer"), omen="ring", rooms=HOUSE)
    groom = GhostBride.memory.of(table.haunt).groom
    assert groom not in names
    stranger = table.monster(f"groom-{groom}-1")
    assert stranger.place == "entrance-hall"
    sheet = table.rules.records[stranger.kind]  # type: ignore[attr-defined]
    assert stranger.traits == sheet.traits


@rule("H20-T03")
def test_a_stranger_never_acts_slows_nobody_and_is_attacked_by_the_bad_only() -> None:
    here = {OX: "entrance-hall", ZOE: "foyer", VIVIAN: "entrance-hall"}
    table = courted(here, "basement-landing", groom=PETER)
    assert {key for key in table.keys if key.startswith("attack:")} == {"attack:vivian-lopez"}
    assert table.table.ask is not None
    (price,) = {way.data["price"] for way in table.table.ask.choices_for(0) if way.key == "go:foyer"}
    assert price == 2, "for the traitor, and not for him"
    table = courted(here | {OX: "foyer"}, "basement-landing", groom=PETER, turn=VIVIAN)
    mine, his = table.value(VIVIAN, "might"), table.monster("groom-peter-akimoto-1").traits["might"]
    table.with_dice(*spread(mine, 3), *[0] * his).play("attack:groom-peter-akimoto-1")
    assert (table.prompt, table.asked) == ("h20-heroes-wound", [2])
    table.play("split:1-2")
    assert GhostBride.boxed.of(table.haunt).clips[FigureId("groom-peter-akimoto-1")] == [1, 1, 2, 3]
    table.with_dice(0, 0, 0, 0).play("end-turn")
    assert table.state.turn.monster != "groom-peter-akimoto-1"


@rule("H20-T03")
def test_the_death_of_a_stranger_begins_the_wedding() -> None:
    table = courted({ZOE: "foyer"}, "entrance-hall", groom=PETER, turn=VIVIAN)
    sanity = table.monster("groom-peter-akimoto-1").traits["sanity"]
    table.with_dice(0, 0, 0, 0, *spread(6, 6), *[0] * sanity).play("end-turn", "attack:groom-peter-akimoto-1")
    assert GhostBride.memory.of(table.haunt).wedding
    assert "groom-peter-akimoto-1" not in table.state.monsters
    assert {table.monster(name).place for name in (BRIDE, "ghost-groom-1")} == {"chapel"}


@rule("H20-T04")
def test_chapel_and_crypt_are_fetched_and_laid_by_either_side() -> None:
    line = row("ground", "creaky-hallway", "dusty-hallway", "bloody-room")
    table = revealed(20, {OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"}, omen="ring", rooms=line)
    assert (table.prompt, table.asked) == ("choose-doorway", [1])
    rooms = {key.split(":")[1] for key in table.keys}
    assert rooms == {"bloody-room"}, "as far from the nearest hero as can be"
    table.play(table.keys[0])
    while table.prompt == "turn-tile":
        table.play(table.keys[0])
    assert (table.prompt, table.asked) == ("choose-doorway", [0])
    assert {key.split(":")[1] for key in table.keys} == {"basement-landing"}
    table.play(table.keys[0])
    assert "chapel" in table.rules.plan
    assert table.rules.plan.floor_of(Place("crypt")) == "basement"
    assert table.state.tokens[CORPSE] == "crypt"


@rule("H20-T05")
@pytest.mark.parametrize(("players", "speed", "sanity"), [(3, 4, 6), (4, 4, 6), (5, 5, 7), (6, 5, 7)])
def test_the_bride_is_stronger_with_many_players(players: int, speed: int, sanity: int) -> None:
    table = reveal(dict.fromkeys(SEVERAL[:players], "foyer"))
    assert table.monster(BRIDE).traits == {"speed": speed, "sanity": sanity}


@rule("H20-T05")
def test_she_walks_through_walls_but_not_through_ceilings() -> None:
    beside = [
        *row("ground", "creaky-hallway", "chapel"),
        Placed(GARDENS, "ground", 1, 0, 1),
        *row("basement", "crypt"),
    ]
    table = courted({ZOE: "chapel", OX: "chapel"}, "gardens", turn=VIVIAN, rooms=beside)
    assert not any(room == "entrance-hall" for _, room in table.rules.plan.exits[Place("gardens")])
    table.with_dice(1, 0, 0, 0).play("end-turn")
    assert "go:entrance-hall" in table.keys
    upstairs = courted({ZOE: "chapel", OX: "chapel"}, "upper-landing", turn=VIVIAN).with_dice(1, 0, 0, 0)
    assert {key for key in upstairs.play("end-turn").keys if key.startswith("go:")} == {"go:grand-staircase"}


@rule("H20-T15")
def test_each_side_reads_its_own_book() -> None:
    table = courted()
    hero, traitor = table.view(2), table.view(1)
    assert (hero["haunt"]["books"], traitor["haunt"]["books"]) == (["heroes"], ["traitor"])
    wishes = ["h20-heroes-name", "h20-heroes-corpse", "h20-heroes-ring"]
    assert [goal["id"] for goal in hero["haunt"]["objectives"]] == wishes
    wishes = ["h20-traitor-groom", "h20-traitor-wedding", "h20-traitor-heroes"]
    assert [goal["id"] for goal in traitor["haunt"]["objectives"]] == wishes
    assert (hero["monsters"][0]["traits"], traitor["monsters"][0]["traits"]) == ({}, {"speed": 4, "sanity": 6})
    assert hero["haunt"]["memory"]["h20-groom"] == traitor["haunt"]["memory"]["h20-groom"] == OX


# The bride attacks


@rule("H20-T06")
def test_others_are_hurt_in_the_mind() -> None:
    table = bride_strikes(ZOE, 3)
    assert (table.prompt, table.asked) == ("split-damage", [2])
    table.play("split:1-2")
    assert [(event.data["damage"], event.data["points"]) for event in table.events("hurt")] == [("mental", 3)]
    assert (table.clip(ZOE, "knowledge"), table.clip(ZOE, "sanity")) == (1, 0)


@rule("H20-T06")
@pytest.mark.parametrize(("margin", "lost"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_groom_loses_might(margin: int, lost: int) -> None:
    clips = {OX: {"might": 5, "sanity": 2}}
    table = bride_strikes(OX, margin, traits=clips, cards={OX: ["armor"]})
    assert table.clip(OX, "might") == 5 - lost
    assert (table.clip(OX, "sanity"), table.events("hurt")) == (2, [])


@rule("H20-T07")
def test_nothing_hurts_her_but_the_ring() -> None:
    table = bride_strikes(ZOE, -5)
    assert not table.monster(BRIDE).stunned
    table = courted({OX: "foyer"}, "foyer", cards={OX: ["revolver", "dynamite", "axe"]})
    assert not table.offers("attack")
    away = courted({OX: "entrance-hall"}, "foyer", cards={OX: ["dynamite"]})
    away.arrange(lambda state: setattr(state.explorers[2], "place", "chapel")).with_dice().play("use:dynamite:foyer")
    assert not away.monster(BRIDE).stunned


@rule("H20-T07")
def test_beaten_with_the_ring_she_is_stunned() -> None:
    table = courted({OX: "foyer"}, "foyer", cards={OX: ["ring"]})
    table.with_dice(*spread(table.value(OX, "sanity"), 3), *spread(6, 1)).play(f"attack:{BRIDE}:ring")
    assert table.monster(BRIDE).stunned
    assert table.monster(BRIDE).traits == {"speed": 4, "sanity": 6}


@rule("H20-T07", "H20-24")
def test_the_ring_stuns_her_only_in_attack() -> None:
    table = bride_strikes(ZOE, -5, cards={ZOE: ["ring"]})
    assert not table.monster(BRIDE).stunned


# The wedding


@rule("H20-T10")
def test_the_groom_dead_in_the_monster_turn_is_married_in_three_turns_of_the_traitor() -> None:
    table = bride_strikes(OX, 6, traits={OX: {"might": 1}}, cards={OX: ["ring", "axe"]})
    assert not table.explorer(OX).alive
    assert table.state.piles == {"foyer": ["ring", "axe"]}
    assert {table.monster(name).place for name in (BRIDE, "ghost-groom-1")} == {"chapel"}
    assert table.haunt.track == 0
    for turn in (1, 2, 3):
        while table.haunt.track < turn:
            table.with_dice(0, 0, 0, 0).play("done" if "done" in table.keys else "end-turn")
    assert table.winners == (1,)
    assert not table.events("monster-moves")[1:], "she stays"


@rule("H20-T10")
def test_dead_in_the_traitors_turn_of_whatever_cause_the_track_goes_to_one_at_its_end() -> None:
    table = courted({OX: "upper-landing"}, "basement-landing", turn=VIVIAN, traits={OX: {"might": 0, "speed": 0}})
    mine, his = table.value(VIVIAN, "might"), table.value(OX, "might")
    table.with_dice(*spread(mine, 3), *[0] * his).play("attack:ox-bellows")
    table.play(table.keys[0])
    assert GhostBride.memory.of(table.haunt).wedding
    assert table.haunt.track == 0
    table.with_dice(0, 0, 0, 0).play("end-turn")
    assert table.haunt.track == 1


@rule("H20-T10", "H20-25", "H20-38")
def test_a_groom_who_dies_of_an_event_in_his_own_turn_is_hers_too() -> None:
    weak = {OX: {"might": 0, "speed": 0}}
    table = courted({OX: "entrance-hall"}, traits=weak, cards={OX: ["ring"]}, tokens={"closet": "entrance-hall"})
    table.top("event", "angry-being").with_dice(1, 1, *[0] * table.value(OX, "speed"), 2, 2).play("try:closet")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert (table.explorer(OX).alive, table.state.piles) == (False, {"entrance-hall": ["ring"]})
    assert {table.monster(name).place for name in (BRIDE, "ghost-groom-1")} == {"chapel"}
    assert (table.haunt.track, table.asked) == (0, [1])


@rule("H20-T11")
def test_stunned_or_not_the_bride_is_married_and_may_strike_in_the_chapel() -> None:
    asleep = courted(married=True, track=1, stunned=True, turn=VIVIAN).with_dice().play("end-turn")
    assert asleep.haunt.track == 2
    awake = courted({ZOE: "chapel"}, married=True, turn=VIVIAN).with_dice(2, 0, 0, 0).play("end-turn")
    assert set(awake.keys) == {"attack:zoe-ingstrom", "done"}, "she does not leave"


@rule("H20-T13")
@pytest.mark.parametrize("alive", [True, False])
def test_on_the_third_turn_the_traitor_wins_though_dead(alive: bool) -> None:
    def dead(state: BetrayalState) -> None:
        state.explorers[1].alive = alive

    table = courted(married=True, track=2, turn=OX).arrange(dead)
    assert table.winners is None, "the traitor's death wins nothing"
    table.with_dice().play(*["end-turn"] * (1 + alive))
    assert table.winners == (1,)


@rule("H20-T14")
def test_with_no_hero_alive_the_traitor_wins() -> None:
    table = courted({ZOE: "foyer"}, "foyer", turn=VIVIAN, groom=PETER, traits={ZOE: {"sanity": 0, "knowledge": 0}})
    table.arrange(lambda state: setattr(state.explorers[0], "alive", False))
    table.with_dice(0, 0, 0, 0, *spread(6, 4), *[0] * table.value(ZOE, "sanity")).play(
        "end-turn", "attack:zoe-ingstrom"
    )
    table.play(table.keys[0])
    assert table.winners == (1,)
