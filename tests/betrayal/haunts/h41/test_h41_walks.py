"""Haunt 41, Invisible Traitor: what bounds a walk that nobody sees, and what it tells. (T-05)"""

from typing import Any

from dreadhall.betrayal.components.cards import AXE
from dreadhall.betrayal.components.rooms import BALLROOM, DUSTY_HALLWAY, GYMNASIUM
from dreadhall.betrayal.haunts.h41_invisible_traitor import RULES, InvisibleTraitor
from dreadhall.betrayal.house.paths import distance
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import Place, RoomId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import Position, row
from dreadhall.testing.marks import rule
from tests.betrayal.haunts.invisible import HALL, OX, VIVIAN, ZOE, vanished

CHASM = [Placed(RoomId("chasm"), "basement", 1, 0), Placed(DUSTY_HALLWAY, "basement", 2, 0)]
DROP = [*row("upper", "gallery"), *row("ground", "ballroom")]
SALVE = {"cards": {OX: ["healing-salve"]}, "traits": {OX: {"might": 1}}}
"""Something to do that nobody notices, so that another walk follows."""
USE_SALVE = f"use:healing-salve:{OX}"


def ox_in(place: str, *rooms: Placed, **parts: Any) -> Position:
    """Ox is in a place, and his turn begins."""
    return vanished({**HALL, OX: place}, rooms=rooms, **parts)


def altered(table: Position, **fields: Any) -> Position:
    """The position with some parts of the state changed."""

    def change(state: BetrayalState) -> None:
        for name, value in fields.items():
            setattr(state, name, value)

    return table.arrange(change)


def prices(table: Position) -> dict[str, int]:
    """What the walks cost."""
    assert table.table.ask is not None
    return {choice.key: choice.data["price"] for choice in table.table.ask.choices_for(0)}


def suspected(table: Position) -> list[Place]:
    """Where the heroes think that the traitor might be."""
    return InvisibleTraitor.unseen.of(table.haunt).maybe or []


def within(table: Position, start: Place, spaces: int) -> set[Place]:
    """Where somebody may be who was seen in a place."""
    rules = table.rules
    assert isinstance(rules, RULES)
    return rules.places_within([start], spaces, table.explorer(OX))


# Free steps


@rule("H41-T02", "B-VAULT-02")
def test_nobody_walks_into_a_vault_that_is_shut() -> None:
    assert "go:vault/far" not in ox_in("vault", *row("upper", "vault")).keys


@rule("H41-T02", "B-BARR-03")
def test_a_barrier_is_crossed_once_a_turn() -> None:
    table = ox_in("chasm", *CHASM, **SALVE).play("go:chasm/far", USE_SALVE)
    assert prices(table) == {"go:chasm/far": 0, "go:dusty-hallway": 1}


@rule("H41-T02")
def test_a_revolving_wall_costs_nothing_and_turns_once_a_turn() -> None:
    switch = {"switch": ("foyer", "basement-landing"), "tokens": {"wall-switch": "foyer"}}
    table = altered(ox_in("foyer", **SALVE), **switch)
    assert prices(table)["go:basement-landing"] == 0
    assert prices(table.play("go:basement-landing", USE_SALVE)) == {"go:basement-landing": 0}
    table = altered(ox_in("entrance-hall"), **switch)
    assert prices(table)["go:basement-landing"] == 1


@rule("H41-T02", "B-GALL-01")
def test_the_cheapest_of_several_ways_is_taken() -> None:
    tokens = {
        "secret-passage-1": "entrance-hall",
        "secret-passage-2": "ballroom",
        "secret-stairs-1": "foyer",
        "secret-stairs-2": "gallery",
    }
    table = ox_in("foyer", *row("upper", "gallery"), Placed(BALLROOM, "ground", 7, 7), tokens=tokens)
    assert prices(table)["go:ballroom"] == 1, "down from the Gallery, not along the passage"


@rule("H41-52")
def test_one_free_step_may_lead_to_another() -> None:
    table = altered(ox_in("foyer", *DROP, *CHASM), switch=("ballroom", "chasm"))
    assert within(table, Place("gallery"), 0) == {"gallery", "ballroom", "chasm", "chasm/far"}


# Where a walk ends


@rule("H41-48", "H41-52")
def test_nobody_is_suspected_behind_a_companion_that_waits() -> None:
    table = altered(ox_in("foyer", *CHASM), companions={"dog": "grand-staircase", "madman": "chasm/far"})
    assert within(table, Place("entrance-hall"), 4) == {"entrance-hall", "foyer", "grand-staircase"}
    assert within(table, Place("basement-landing"), 4) == {"basement-landing", "chasm", "chasm/far"}
    assert within(table, Place("grand-staircase"), 1) >= {"foyer", "upper-landing"}, "who stands beside it may go"


@rule("H41-48")
def test_whoever_walks_to_a_companion_is_joined_by_it_and_seen() -> None:
    table = altered(ox_in("foyer"), companions={"dog": "entrance-hall"}).play("go:entrance-hall")
    assert "dog" in table.cards(OX)
    assert suspected(table) == ["entrance-hall"]


@rule("H41-48")
def test_a_music_box_beside_one_is_heard_when_one_comes_to_it_and_not_when_one_stays() -> None:
    table = altered(ox_in("foyer", piles={"foyer": ["music-box"]}), music=True).with_dice()
    assert "go:upper-landing" in table.keys
    table.play("go:foyer")
    assert (table.prompt, table.asked) == ("turn", [0])


@rule("H41-48")
def test_whoever_is_spellbound_does_nothing_more() -> None:
    table = altered(ox_in("foyer", piles={"grand-staircase": ["music-box"]}), music=True)
    table.with_dice(*[0] * table.value(OX, "sanity")).play("go:grand-staircase")
    assert (table.prompt, table.asked) == ("turn", [1])


@rule("H41-52")
def test_the_traitors_own_music_box_tells_nothing_of_where_a_walk_may_lead() -> None:
    quiet = ox_in("foyer", cards={OX: ["music-box"]})
    playing = altered(ox_in("foyer", cards={OX: ["music-box"]}), music=True)
    for place in ("entrance-hall", "foyer", "upper-landing"):
        assert within(playing, Place(place), 4) == within(quiet, Place(place), 4)


@rule("H41-52")
def test_whoever_has_grown_slow_may_be_where_only_the_quick_come_to() -> None:
    table = ox_in("foyer", *row("upper", "creaky-hallway"), cards={OX: ["bell", "dark-dice"]}).with_dice(0, 0, 0)
    table.play("go:foyer", "drop:bell", "done", "go:upper-landing", "use:dark-dice", "go:upper-landing")
    assert distance(table.rules, Place("foyer"), Place("creaky-hallway")) > table.value(OX, "speed")
    assert "creaky-hallway" in suspected(table)


def test_whoever_is_held_does_not_walk() -> None:
    table = ox_in("foyer", cards={OX: ["webs"]})
    assert (table.prompt, table.asked) == ("turn", [0])
    assert table.offers("free")


# What shows


@rule("H41-40", "H41-52")
def test_a_room_that_could_give_nothing_is_not_ruled_out() -> None:
    def gained(state: BetrayalState) -> None:
        state.explorers[0].gained_in = [GYMNASIUM]

    rooms = row("upper", "gymnasium")
    for table in (ox_in("foyer", *rooms).arrange(gained), ox_in("foyer", *rooms, traits={OX: {"speed": 7}})):
        assert "gymnasium" in suspected(table.play("go:foyer", "end-turn"))
    assert "gymnasium" not in suspected(ox_in("foyer", *rooms).play("go:foyer", "end-turn"))


def test_nobody_frees_whom_nobody_sees() -> None:
    where = dict.fromkeys((OX, VIVIAN, ZOE), "foyer")
    table = vanished(where, turn=VIVIAN, cards={OX: ["webs"], ZOE: ["debris"]})
    assert [key for key in table.keys if key.startswith("free")] == [f"free:{ZOE}"]


# Shots


def shots(smoke: str) -> set[str]:
    """The rooms that Vivian can shoot into from the Entrance Hall."""
    tokens = {"smoke": smoke} if smoke else {}
    table = vanished(turn=VIVIAN, cards={VIVIAN: ["revolver"]}, tokens=tokens)
    return {key.split(":")[1] for key in table.keys if key.startswith("h41-heroes-shoot")}


@rule("H41-17", "B-LOS-02")
def test_nobody_shoots_into_smoke_through_it_or_out_of_it() -> None:
    assert shots("") == {"foyer", "grand-staircase"}
    assert shots("grand-staircase") == {"foyer"}
    assert shots("foyer") == set()
    assert shots("entrance-hall") == set()


@rule("B-ITEM-12")
def test_a_weapon_that_changed_hands_strikes_no_empty_air_this_turn() -> None:
    table = vanished(turn=VIVIAN, cards={VIVIAN: ["axe"]})
    assert f"attack:{OX}:axe" in table.keys
    table.arrange(lambda state: state.turn.used.append(AXE))
    assert f"attack:{OX}:axe" not in table.keys
