"""Haunt 44, Death Doth Find Us All."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from dreadhall.betrayal.components.cards import MEDALLION
from dreadhall.betrayal.components.catalogue import EXPLORERS, TRAITS
from dreadhall.betrayal.components.rooms import CATACOMBS
from dreadhall.betrayal.haunts.h44_death_doth_find_us_all import RITUAL, ROOMS_OF_RITUAL, DeathDothFindUsAll
from dreadhall.betrayal.haunts.printed import CHART
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import ExplorerId, Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import SEVERAL, Position, position, revealed, row
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import changes, faces

OX, VIVIAN, ZOE, LONGFELLOW, JENNY, BRANDON = SEVERAL
HEATHER = "heather-granville"
HALL = dict.fromkeys((BRANDON, OX, VIVIAN), "foyer")
"""Brandon, the traitor, and two heroes on his left."""

LAST_LEGS = dict.fromkeys(TRAITS, 0)


def aging(
    where: Mapping[str, str] = HALL,
    ages: Mapping[str, int] | None = None,
    *,
    traitor: str = BRANDON,
    turn: str = BRANDON,
    marked: Sequence[str] = (),
    dead: Sequence[str] = (),
    **parts: Any,
) -> Position:
    """The haunt in play: everybody as old as named, or ten years older than printed."""

    def change(state: BetrayalState) -> None:
        assert state.haunt is not None
        state.haunt.exorcised = list(marked)
        for who in state.explorers:
            who.alive = who.id not in dead
            if who.id != traitor:
                age = (ages or {}).get(who.id, EXPLORERS[who.id].age + 10)
                DeathDothFindUsAll.memory.of(state.haunt).ages[who.id] = age

    return position(where, haunt=44, traitor=traitor, turn=turn, change=change, **parts)


def age(table: Position, name: str) -> int:
    """How old a hero is."""
    return DeathDothFindUsAll.memory.of(table.haunt).ages[ExplorerId(name)]


def before(table: Position, name: str) -> dict[str, int]:
    """Where a hero's clips stand."""
    return {trait: table.clip(name, trait) for trait in TRAITS}


# Set-up


@rule("H44-T01")
def test_the_youngest_but_for_the_revealer_turns_and_never_ages() -> None:
    cells = {room for (omen, room), haunt in CHART.items() if haunt == 44 and omen == "medallion"}
    assert cells == {"charred-room", "junk-room", "master-bedroom"}
    assert sum(haunt == 44 for haunt in CHART.values()) == len(cells)
    where = dict.fromkeys((ZOE, BRANDON, OX), "foyer")
    table = revealed(44, where, revealer=ZOE, omen=MEDALLION, cards={BRANDON: ["axe"]})
    assert [who.id for who in table.state.explorers if who.traitor] == [BRANDON]
    assert table.cards(BRANDON) == ["axe"]
    assert BRANDON not in DeathDothFindUsAll.memory.of(table.haunt).ages
    table.play("0=ready", "1=ready", "2=ready")
    assert (table.prompt, table.asked) == ("turn", [2])


@rule("H44-T02")
def test_each_hero_begins_a_decade_older_the_medallions_holder_too() -> None:
    where = dict.fromkeys((ZOE, BRANDON, HEATHER, LONGFELLOW), "foyer")
    table = revealed(44, where, revealer=ZOE, omen=MEDALLION)
    assert (table.prompt, table.asked) == ("lose-trait", [3])
    assert table.keys == ["trait:knowledge", "trait:sanity"]
    table.play("trait:sanity")
    assert [age(table, name) for name in (ZOE, HEATHER, LONGFELLOW)] == [18, 28, 67]
    assert changes(table, ZOE) == {}
    assert changes(table, HEATHER) == {"might": 1, "speed": 1}
    assert changes(table, LONGFELLOW) == {"might": -1, "speed": -1, "sanity": -1}


@rule("H44-T02")
def test_nobody_dies_of_the_first_decade() -> None:
    where = dict.fromkeys((ZOE, BRANDON, LONGFELLOW), "foyer")
    table = revealed(44, where, revealer=ZOE, omen=MEDALLION, traits={LONGFELLOW: LAST_LEGS}).play("trait:sanity")
    assert table.explorer(LONGFELLOW).alive
    assert before(table, LONGFELLOW) == LAST_LEGS


@rule("H44-17", "H44-35")
def test_a_traitor_who_was_given_the_medallion_lets_it_fall() -> None:
    where = dict.fromkeys((ZOE, BRANDON, OX), "foyer")
    table = revealed(44, where, revealer=ZOE, omen="ring", cards={BRANDON: [MEDALLION]})
    assert table.cards(BRANDON) == []
    assert table.state.piles[Place("foyer")] == [MEDALLION]


@rule("H44-T03")
def test_the_aging_table_is_the_traitors_the_ritual_the_heroes_and_ages_are_everybodys() -> None:
    table = aging()
    hero, traitor = table.view(1)["haunt"], table.view(0)["haunt"]
    assert (hero["books"], traitor["books"]) == (["heroes"], ["traitor"])
    assert [goal["id"] for goal in hero["objectives"]] == [RITUAL, "h44-heroes-medallion"]
    assert [goal["id"] for goal in traitor["objectives"]] == ["h44-traitor-heroes"]
    for seat in (0, 1, 2, None):
        assert table.view(seat)["haunt"]["memory"] == {"h44-ages": {OX: 33, VIVIAN: 52}}
        assert table.view(seat)["haunt"]["secrets"] == {}


# The years


@rule("H44-T04")
def test_two_decades_at_once_are_two_rows_in_order() -> None:
    table = aging(traits={VIVIAN: dict.fromkeys(TRAITS, 4)}).with_dice(0, 2).play("end-turn")
    assert (table.prompt, table.asked) == ("lose-trait", [2]), "the sixties ask for a mental trait"
    table.play("trait:knowledge")
    assert age(table, VIVIAN) == 72
    assert before(table, VIVIAN) == {"might": 2, "speed": 2, "knowledge": 2, "sanity": 3}
    assert [event.data["age"] for event in table.events("h44-ages")] == [62, 72]
    assert age(table, OX) == 33


@rule("H44-T04")
@pytest.mark.parametrize(
    ("old", "done"),
    [
        (8, {}),
        (18, {"might": 1, "speed": 1}),
        (25, {"knowledge": 1, "sanity": 1}),
        (33, {"speed": -1, "sanity": 1}),
        (71, dict.fromkeys(TRAITS, -1)),
        (95, dict.fromkeys(TRAITS, -1)),
    ],
)
def test_each_decade_does_what_the_table_says(old: int, done: dict[str, int]) -> None:
    table = aging(ages={OX: old}).with_dice(1, 0).play("end-turn")
    assert changes(table, OX) == done
    assert age(table, OX) == old + 10


@rule("H44-T04", "H44-12")
def test_in_the_fifties_a_hero_chooses_one_of_each_pair() -> None:
    table = aging(ages={OX: 40}).with_dice(1, 0).play("end-turn")
    assert table.keys == ["trait:might", "trait:speed"]
    table.play("trait:speed")
    assert table.keys == ["trait:knowledge", "trait:sanity"]
    assert changes(table.play("trait:sanity"), OX) == {"speed": -1, "sanity": -1}


@rule("H44-T05")
@pytest.mark.parametrize(("die", "older"), [(2, 10), (1, 0), (0, 0)])
def test_the_medallion_spares_a_decade(die: int, older: int) -> None:
    table = aging(ages={OX: 8}, cards={OX: [MEDALLION]}).with_dice(die, 0).play("end-turn")
    assert age(table, OX) == 8 + older
    assert bool(table.events("h44-spared")) == (die > 0)


@rule("H44-T05")
def test_a_trade_moves_the_protection() -> None:
    table = aging(ages={OX: 8, VIVIAN: 8}, cards={OX: [MEDALLION]}, turn=OX).play(f"trade:{VIVIAN}:{MEDALLION}")
    while table.prompt in ("ask-in-return", "agree-to-trade"):
        table.play("for:nothing" if table.prompt == "ask-in-return" else "yes")
    table.play("end-turn", "end-turn").with_dice(1, 1).play("end-turn")
    assert (age(table, OX), age(table, VIVIAN)) == (18, 8)


@rule("H44-T06")
def test_armor_and_skull_do_not_help_against_age() -> None:
    table = aging(ages={OX: 80}, cards={OX: ["armor", "skull"]}).with_dice(1, 0).play("end-turn")
    assert changes(table, OX) == dict.fromkeys(TRAITS, -1)
    assert table.prompt == "turn"


@rule("H44-T06")
def test_what_is_at_its_maximum_rises_no_more() -> None:
    strong = {OX: {"might": 7}}
    table = aging(ages={OX: 12}, traits=strong).with_dice(1, 0).play("end-turn")
    assert changes(table, OX, {"might": 7}) == {"speed": 1}


@rule("H44-T07")
def test_a_death_feeds_the_traitor_and_ages_the_medallions_carrier_before_the_next_rolls() -> None:
    where = dict.fromkeys((BRANDON, OX, VIVIAN, LONGFELLOW), "foyer")
    table = aging(where, {OX: 8, VIVIAN: 80, LONGFELLOW: 8}, cards={OX: [MEDALLION]}, traits={VIVIAN: LAST_LEGS})
    table.with_dice(0, 1, 1, 1, 0, 0).play("end-turn")
    assert not table.explorer(VIVIAN).alive
    assert (table.prompt, table.asked) == ("gain-trait", [0])
    assert age(table, OX) == 8
    table.play("trait:might", "trait:might")
    assert changes(table, BRANDON) == {"might": 2}
    assert age(table, OX) == 18, "nothing spares that decade"
    assert [event.data["who"] for event in table.events("rolled")] == [OX, VIVIAN, BRANDON, LONGFELLOW]


@rule("H44-T08")
def test_the_carriers_own_death_ages_nobody() -> None:
    table = aging(ages={OX: 80, VIVIAN: 8}, cards={OX: [MEDALLION]}, traits={OX: LAST_LEGS})
    table.with_dice(2, 0, 0, 0, 0).play("end-turn")
    assert not table.explorer(OX).alive
    assert table.state.piles[Place("foyer")] == [MEDALLION]
    assert age(table, VIVIAN) == 8


@rule("H44-T09")
def test_a_dead_traitors_house_goes_on_and_nobody_feeds() -> None:
    where = dict.fromkeys((OX, VIVIAN, LONGFELLOW, BRANDON), "foyer")
    table = aging(where, {OX: 8, VIVIAN: 80}, dead=[BRANDON, LONGFELLOW], turn=VIVIAN, traits={VIVIAN: LAST_LEGS})
    table.with_dice(1, 1).play("end-turn")
    assert (age(table, OX), table.explorer(VIVIAN).alive) == (18, False)
    assert [event.data["who"] for event in table.events("rolled")] == [OX, VIVIAN]
    assert (table.winners, table.prompt, table.asked) == (None, "turn", [0])


@rule("H44-T10")
def test_the_traitor_can_neither_take_nor_steal_nor_be_given_the_medallion() -> None:
    table = aging(piles={"foyer": [MEDALLION, "bottle"]})
    assert "take:bottle" in table.keys
    assert f"take:{MEDALLION}" not in table.keys
    table = aging(cards={OX: [MEDALLION, "bottle"]}, traits={OX: {"might": 0}})
    table.with_dice(*faces(6, table.value(BRANDON, "might")), *faces(0, table.value(OX, "might")))
    table.play(f"attack:{OX}")
    assert table.keys == ["damage", "steal:bottle"]
    offers = aging(cards={OX: [MEDALLION, "bottle"]}, turn=OX).keys
    assert (f"trade:{BRANDON}:{MEDALLION}" in offers, f"trade:{BRANDON}:bottle" in offers) == (False, True)


# The ritual


def at_ritual(room: str, *dice: int, where: Mapping[str, str] = HALL, **parts: Any) -> Position:
    """Ox is in a room of the ground floor with these dice to fall."""
    parts.setdefault("rooms", row("ground", room))
    return aging({**where, OX: room}, turn=OX, **parts).with_dice(*dice)


@rule("H44-T11")
@pytest.mark.parametrize("side", ["catacombs", "catacombs/far"])
def test_a_success_marks_the_room_on_either_side_and_closes_it(side: str) -> None:
    catacombs = [Placed(CATACOMBS, "basement", 0, 1)]
    table = aging({**HALL, OX: side, VIVIAN: side}, turn=OX, rooms=catacombs)
    assert {key for key in table.keys if key.startswith(RITUAL)} == {
        f"{RITUAL}:sanity:catacombs",
        f"{RITUAL}:knowledge:catacombs",
    }
    table.with_dice(*faces(5, table.value(OX, "knowledge"))).play(f"{RITUAL}:knowledge:catacombs")
    assert table.haunt.exorcised == ["catacombs"]
    assert not table.play("end-turn").offers(RITUAL), "not for Vivian either"


@rule("H44-T11")
def test_a_failure_leaves_the_room_open() -> None:
    table = at_ritual("kitchen", *faces(4, 3)).play(f"{RITUAL}:knowledge:kitchen")
    assert table.haunt.exorcised == []
    table.arrange(lambda state: setattr(state.explorers[2], "place", "kitchen"))
    assert table.play("end-turn").offers(RITUAL)


@rule("H44-T12")
def test_one_ritual_roll_a_turn_wherever_one_goes() -> None:
    rooms = row("ground", "charred-room", "kitchen")
    table = at_ritual("charred-room", *faces(4, 3), rooms=rooms).play(f"{RITUAL}:sanity:charred-room")
    assert not table.play("go:kitchen").offers(RITUAL)


@rule("H44-T13")
def test_as_many_marks_as_players_win_whatever_trait_was_used() -> None:
    where = dict.fromkeys((BRANDON, OX, VIVIAN, LONGFELLOW, JENNY, ZOE), "foyer")
    marked = [room for room in ROOMS_OF_RITUAL if room != "kitchen"][:5]
    table = at_ritual("kitchen", *faces(5, 3), where=where, marked=marked).play(f"{RITUAL}:sanity:kitchen")
    assert table.winners == (1, 2, 3, 4, 5)
    assert table.table.result is not None
    assert table.table.result.reason == "h44-heroes"
    assert (
        at_ritual("kitchen", *faces(5, 3), where=where, marked=marked[1:]).play(f"{RITUAL}:sanity:kitchen").winners
        is None
    )


@rule("H44-T14")
def test_who_dies_of_a_loss_gains_nothing_any_more() -> None:
    table = aging(ages={OX: 35}, traits={OX: {"speed": 0}}).with_dice(1, 0, 0, 0, 0).play("end-turn")
    assert not table.explorer(OX).alive
    assert "sanity" not in changes(table, OX)


@rule("H44-T14")
def test_the_last_heros_age_is_the_traitors_victory() -> None:
    table = aging(ages={OX: 80}, dead=[VIVIAN], traits={OX: {"speed": 0}}).with_dice(1).play("end-turn")
    assert table.winners == (0,)
    assert table.table.result is not None
    assert table.table.result.reason == "h44-traitor"


@rule("H44-34")
def test_heroes_roll_with_the_better_trait_and_pass_the_medallion_to_the_oldest() -> None:
    table = at_ritual("kitchen", cards={OX: [MEDALLION]}, traits={OX: {"knowledge": 7}})
    ritual, medallion = table.view(1)["haunt"]["objectives"]
    assert ritual["verbs"] == (f"{RITUAL}:knowledge:kitchen",)
    assert ritual["rooms"] == ("kitchen",)
    assert f"trade:{VIVIAN}:{MEDALLION}" in medallion["verbs"]
