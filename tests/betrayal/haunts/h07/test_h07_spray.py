"""Haunt 7, Carnivorous Ivy: roots, the Book, the spray, and how it ends."""

import pytest

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.haunts.h07_carnivorous_ivy import CarnivorousIvy
from dreadhall.betrayal.haunts.printed import CHART, HAUNTS
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import RoomId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.betrayal.toolkit.house.windows import OPENINGS
from dreadhall.testing import rule
from dreadhall.testing.betrayal import SEVERAL, Position, revealed, row
from tests.betrayal.haunts.ivy import MAKE, OX, SPRAY, VIVIAN, ZOE, held_by, ivy, pairs

RHINEHARDT = "father-rhinehardt"
STARTING = ("upper-landing", "grand-staircase", "foyer", "entrance-hall", "basement-landing")
BASIC = {"tip-1": "entrance-hall", "tip-2": "grand-staircase"}


def faces(table: Position, name: str, total: int) -> list[int]:
    """Dice of Knowledge that show this much."""
    shown = [2] * (total // 2) + [1] * (total % 2)
    return shown + [0] * (table.value(name, "knowledge") - len(shown))


# Set-up


@rule("H07-T01")
def test_creepers_take_root_wherever_there_is_light() -> None:
    assert {cell for cell, haunt in CHART.items() if haunt == 7} == {
        ("book", "abandoned-room"),
        ("book", "balcony"),
        ("book", "catacombs"),
    }
    named = HAUNTS[7].traitor
    assert (named.named, named.kind, named.trait) == (RHINEHARDT, "highest", "sanity")
    where = {RHINEHARDT: "foyer", OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"}
    table = revealed(7, where, rooms=row("ground", "gardens"))
    assert table.haunt.traitor == 0
    assert pairs(table) == {"tip-1": "entrance-hall", "tip-2": "gardens", "tip-3": "grand-staircase"}
    assert {tip.id: tip.place for tip in table.state.monsters.values()} == pairs(table)
    assert (table.cards(RHINEHARDT), table.state.piles) == ([], {"foyer": ["book"]})
    assert table.rules.reserve() == 5  # type: ignore[attr-defined]
    table.play("0=ready", "1=ready", "2=ready", "3=ready")
    assert (table.prompt, table.asked) == ("turn", [1]), "the player to the traitor's left begins"


@rule("H07-T02")
def test_of_those_with_the_most_sanity_the_revealer_turns() -> None:
    traits = {OX: {"sanity": 7}, VIVIAN: {"sanity": 5}, ZOE: {"sanity": 0}}
    for revealer in (OX, VIVIAN):
        table = revealed(7, dict.fromkeys((ZOE, OX, VIVIAN), "foyer"), revealer=revealer, traits=traits)
        assert table.value(OX, "sanity") == table.value(VIVIAN, "sanity") > table.value(ZOE, "sanity")
        assert table.explorer(revealer).traitor


@rule("H07-T02")
def test_the_traitor_gets_the_book_by_no_means() -> None:
    where = dict.fromkeys((OX, VIVIAN, ZOE), "foyer")
    table = ivy(where, turn=VIVIAN, piles={"foyer": ["book", "bell"]}, cards={VIVIAN: ["dog"]})
    assert (table.offers("take:book"), "take:bell" in table.keys) == (False, True)
    assert "take:book" not in table.keys
    table = ivy(where, turn=VIVIAN, cards={OX: ["book", "bell"]})
    mine, theirs = table.value(VIVIAN, "might"), table.value(OX, "might")
    table.with_dice(*[2] * mine, *[0] * theirs).play(f"attack:{OX}")
    assert (table.prompt, table.keys) == ("damage-or-steal", ["damage", "steal:bell"])


@rule("H07-T03")
def test_ten_pairs_at_most_and_later_ones_if_the_traitor_likes() -> None:
    table = revealed(7, dict.fromkeys(SEVERAL, "foyer"))
    assert table.rules.reserve() == 8  # type: ignore[attr-defined]
    assert pairs(table) == BASIC, "at least two, for these rooms are always there"
    for answer, grows in (("yes", True), ("no", False)):
        table = ivy({OX: "entrance-hall", VIVIAN: "foyer", ZOE: "foyer"}, ("foyer", "foyer"))
        table.top("room", "patio").play("explore:n")
        while table.prompt == "turn-tile":
            table.play(table.keys[0])
        assert (table.prompt, table.asked) == ("h07-traitor-plant", [1])
        assert ("patio" in pairs(table.play(answer)).values()) == grows


@rule("H07-T03")
def test_without_a_reserve_nobody_is_asked() -> None:
    def planted(state: BetrayalState) -> None:
        assert state.haunt is not None
        CarnivorousIvy.memory.of(state.haunt).planted = 6

    table = ivy({OX: "entrance-hall", VIVIAN: "foyer", ZOE: "foyer"}, ("foyer", "foyer"), change=planted)
    table.top("room", "patio").play("explore:n")
    while table.prompt == "turn-tile":
        table.play(table.keys[0])
    assert table.prompt != "h07-traitor-plant"


@rule("H07-T03", "H07-T16")
def test_with_more_rooms_than_roots_the_traitor_chooses() -> None:
    rooms = [Placed(RoomId(room), "ground", x, 5) for x, room in enumerate(("gardens", "graveyard", "patio"))]
    rooms += [Placed(RoomId(room), "upper", x, 5) for x, room in enumerate(("balcony", "bedroom", "master-bedroom"))]
    table = revealed(7, dict.fromkeys((OX, VIVIAN, ZOE), "foyer"), rooms=rooms)
    assert (table.prompt, len(table.keys)) == ("h07-traitor-root", 8)
    while table.prompt == "h07-traitor-root":
        table.play(table.keys[0])
    assert len(pairs(table)) == 6
    assert len(set(pairs(table).values())) == 6


@rule("H07-T16")
@pytest.mark.parametrize("room", sorted(set(ROOMS) - set(STARTING)))
def test_roots_kitchens_and_pits(room: RoomId) -> None:
    floor = sorted(ROOMS[room].floors)[0]
    rooms = row(floor, room)
    assert set(OPENINGS) == {
        *("balcony", "bedroom", "chapel", "conservatory", "dining-room", "entrance-hall", "gardens"),
        *("grand-staircase", "graveyard", "master-bedroom", "patio", "tower"),
    }
    table = revealed(7, dict.fromkeys((OX, VIVIAN, ZOE), "foyer"), rooms=rooms)
    while table.prompt == "choose-side":
        table.play(table.keys[0])
    assert (room in [table.rules.room(tip) for tip in table.state.monsters.values()]) == (room in OPENINGS)
    table = ivy({OX: room, VIVIAN: "foyer", ZOE: "foyer"}, rooms=rooms, cards={OX: ["book"]})
    assert table.offers(MAKE) == (room in ("kitchen", "research-laboratory"))
    table = ivy({OX: "foyer", VIVIAN: room, ZOE: "foyer"}, rooms=rooms, turn=VIVIAN, cards={VIVIAN: ["plant-spray"]})
    if room != "coal-chute":
        table.arrange(lambda state: setattr(state.turn, "elevator", True)).play("end-turn")
        assert (table.winners == (1,)) == (room in ("chasm", "furnace-room", "underground-lake"))


# The spray


@rule("H07-T10")
def test_the_spray_is_made_once() -> None:
    kitchen = row("ground", "kitchen")
    where = {OX: "kitchen", VIVIAN: "foyer", ZOE: "foyer"}
    traits = {OX: {"knowledge": 4}}
    table = ivy(where, rooms=kitchen, cards={OX: ["book"]}, traits=traits)
    table.with_dice(*faces(table, OX, 5)).play(MAKE)
    assert table.cards(OX) == ["book", "plant-spray"]

    def next_turn(state: BetrayalState) -> None:
        state.turn.tried, state.turn.used = [], []

    assert not table.arrange(next_turn).offers(MAKE)
    assert not ivy(where, rooms=kitchen).offers(MAKE), "not without the Book"
    table = ivy(where, rooms=kitchen, cards={OX: ["book"]}, traits=traits)
    table.with_dice(*faces(table, OX, 4)).play(MAKE)
    assert (table.cards(OX), table.offers(MAKE)) == (["book"], False)


@rule("H07-T11")
def test_one_creeper_dies_root_and_tip_and_lets_go() -> None:
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "entrance-hall"}
    creepers = [("foyer", "upper-landing"), ("foyer", "entrance-hall"), ("grand-staircase", "grand-staircase")]
    table = ivy(where, *creepers, held={ZOE: 2}, cards={OX: ["plant-spray"]}, made=True)
    assert [key for key in table.keys if key.startswith(SPRAY)] == [f"{SPRAY}:tip-1", f"{SPRAY}:tip-2"]
    table.play(f"{SPRAY}:tip-2")
    assert pairs(table) == {"tip-1": "foyer", "tip-3": "grand-staircase"}
    assert (list(table.state.monsters), held_by(table, ZOE)) == (["tip-1", "tip-3"], 0)
    assert (table.state.turn.attacked, table.offers(SPRAY)) == (True, False)
    assert (CarnivorousIvy.memory.of(table.haunt).killed, table.cards(OX)) == (1, ["plant-spray"])


@rule("H07-T11")
def test_who_has_attacked_sprays_no_more_and_a_tip_alone_is_enough() -> None:
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "entrance-hall"}
    cards = {OX: ["plant-spray"]}
    table = ivy(where, ("grand-staircase", "foyer"), cards=cards)
    assert table.offers(SPRAY)
    table.arrange(lambda state: setattr(state.turn, "attacked", True))
    assert not table.offers(SPRAY)
    assert not ivy(where, ("grand-staircase", "entrance-hall"), cards=cards).offers(SPRAY)


# The end


@rule("H07-T12")
def test_as_many_as_players_are_enough() -> None:
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "entrance-hall"}
    for killed, winners in ((2, (0, 2)), (1, None)):
        table = ivy(where, ("foyer", "foyer"), ("foyer", "foyer"), killed=killed, cards={OX: ["plant-spray"]})
        assert table.play(f"{SPRAY}:tip-1").winners == winners


@rule("H07-T13")
def test_the_traitor_throws_it_into_a_pit_and_a_hero_does_not() -> None:
    furnace = row("basement", "furnace-room")
    where = {OX: "foyer", VIVIAN: "furnace-room", ZOE: "foyer"}
    table = ivy(where, turn=VIVIAN, rooms=furnace, piles={"furnace-room": ["plant-spray"]}, made=True)
    assert table.play("take:plant-spray", "end-turn").winners == (1,)
    assert "plant-spray" in table.state.gone
    where = {OX: "furnace-room", VIVIAN: "foyer", ZOE: "foyer"}
    table = ivy(where, ("foyer", "foyer"), rooms=furnace, cards={OX: ["plant-spray"]}, made=True).play("end-turn")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert (table.winners, table.cards(OX)) == (None, ["plant-spray"])


@rule("H07-T13")
def test_the_traitor_wins_when_the_last_hero_is_mulched() -> None:
    def alone(state: BetrayalState) -> None:
        state.explorers[1].alive = state.explorers[2].alive = False

    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "entrance-hall"}
    table = ivy(where, ("foyer", "foyer"), held={OX: 1}, change=alone).with_dice(0, 0).play("end-turn")
    assert table.winners == (1,)


@rule("H07-T17")
@pytest.mark.parametrize(("planted", "alive", "winners"), [(6, False, (0, 2)), (5, False, None), (6, True, None)])
def test_when_nothing_is_left_that_could_harm_anybody_the_heroes_have_won(
    planted: int, alive: bool, winners: tuple[int, ...] | None
) -> None:
    def last_one(state: BetrayalState) -> None:
        assert state.haunt is not None
        CarnivorousIvy.memory.of(state.haunt).planted = planted
        state.explorers[1].alive = alive

    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "entrance-hall"}
    table = ivy(where, ("foyer", "foyer"), held={OX: 1}, change=last_one, turn=VIVIAN if alive else OX)
    table.with_dice(0, 0).play("end-turn")
    assert not table.state.monsters
    assert table.winners == winners


@rule("H07-T15")
def test_each_side_reads_its_own_book() -> None:
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "entrance-hall"}
    furnace = row("basement", "furnace-room")
    table = ivy(where, ("foyer", "foyer"), held={OX: 1}, cards={VIVIAN: ["plant-spray"]}, made=True, rooms=furnace)
    hero, traitor = table.view(0), table.view(1)
    assert (hero["haunt"]["books"], traitor["haunt"]["books"]) == (["heroes"], ["traitor"])
    assert [wish["id"] for wish in hero["haunt"]["objectives"]] == [MAKE, SPRAY, "h07-heroes-friends"]
    assert [wish["id"] for wish in traitor["haunt"]["objectives"]] == ["h07-traitor-item", "h07-traitor-heroes"]
    assert traitor["haunt"]["objectives"][0]["rooms"] == ("furnace-room",)
    assert (hero["monsters"][0]["traits"], traitor["monsters"][0]["traits"]["might"]) == ({}, 5)
    assert hero["explorers"][0]["status"] == traitor["explorers"][0]["status"] == {"grabbed": 1}
    assert hero["tokens"] == traitor["tokens"] == {"root-1": "foyer"}
