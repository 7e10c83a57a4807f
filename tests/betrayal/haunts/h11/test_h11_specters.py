"""Haunt 11, Let Them In: Specters, the exorcism, and how it ends."""

import pytest

from dreadhall.betrayal.components.catalogue import CARDS, ROOMS
from dreadhall.betrayal.haunts.h11_let_them_in import RULES, LetThemIn
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import Position, row
from tests.betrayal.haunts.mist import (
    EXORCISE,
    MADMAN,
    OX,
    SPECTER,
    VIVIAN,
    ZOE,
    inside,
    madman,
    mist,
    outside,
    rolls,
    specter,
)

FOYER = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "upper-landing"}
WISE = {OX: {"sanity": 3, "knowledge": 4}}
"""Four dice of Sanity, five of Knowledge."""


def offered(table: Position) -> set[str]:
    """The exorcisms that can be tried now, as trait:source."""
    return {key.partition(":")[2] for key in table.keys if key.startswith(EXORCISE)}


# Fighting


@rule("H11-T08")
def test_a_specter_attacks_the_mind_and_is_stunned_if_it_loses() -> None:
    where = {OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    table = rolls(mist(where, specter("entrance-hall"), found=True, traits=WISE), 0, 0, 0, 0)
    table.with_dice(1, 1, 0, 0, 0, 0, 0, 0, 0, 0).play(f"attack:{OX}")
    assert (table.prompt, table.table.ask is not None and table.table.ask.data["damage"]) == ("split-damage", "mental")
    table = rolls(mist(where, specter("entrance-hall"), found=True, traits=WISE), 0, 0, 0, 0)
    table.with_dice(0, 0, 0, 0, 0, 0, 1, 0, 0, 0).play(f"attack:{OX}")
    assert (table.monster(SPECTER).stunned, inside(table)) == (True, ["entrance-hall"])


@rule("H11-T09")
def test_only_the_ring_can_be_raised_against_a_specter() -> None:
    cards = {OX: ["axe", "revolver", "dynamite"]}
    table = mist(FOYER, specter("foyer"), specter("entrance-hall", 2), turn=OX, cards=cards)
    assert not table.offers("attack")
    table.with_dice().play("use:dynamite:entrance-hall")
    assert not table.monster("specter-2").stunned
    table = mist(FOYER, specter("foyer"), turn=OX, cards={OX: ["ring"]}, traits=WISE, outside=["entrance-hall"])
    assert [key for key in table.keys if key.startswith("attack")] == [f"attack:{SPECTER}:ring"]
    table.with_dice(1, 1, 1, 1, 0, 0, 0, 0, 0, 0).play(f"attack:{SPECTER}:ring")
    assert (inside(table), LetThemIn.memory.of(table.haunt).banished) == ([], 1)


@rule("H11-T09")
def test_the_ring_reaches_a_stunned_specter_and_its_loss_hurts_the_mind() -> None:
    table = mist(FOYER, specter("foyer", stunned=True), turn=OX, cards={OX: ["ring"]}, outside=["entrance-hall"])
    assert f"attack:{SPECTER}:ring" in table.keys
    table = mist(FOYER, specter("foyer"), turn=OX, cards={OX: ["ring"]}, traits=WISE)
    table.with_dice(0, 0, 0, 0, 1, 1, 0, 0, 0, 0).play(f"attack:{SPECTER}:ring")
    assert table.table.ask is not None
    assert table.table.ask.data["damage"] == "mental"


@rule("H11-18")
def test_in_defence_the_ring_only_stuns() -> None:
    where = {OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    table = rolls(mist(where, specter("entrance-hall"), found=True, cards={OX: ["ring"]}), 0, 0, 0, 0)
    table.with_dice(*[0] * 6, 1, 0, 0).play(f"attack:{OX}")
    assert table.monster(SPECTER).stunned
    assert not LetThemIn.memory.of(table.haunt).banished


# The exorcism


@rule("H11-T11")
def test_the_ring_is_used_up_as_a_source_and_still_a_weapon() -> None:
    rooms = row("ground", "chapel")
    where = {OX: "chapel", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    table = mist(where, specter("chapel"), turn=OX, rooms=rooms, cards={OX: ["ring"]}, traits=WISE)
    table.with_dice(2, 2, 1, 0).play(f"{EXORCISE}:sanity:ring")
    assert (table.haunt.exorcised, offered(table)) == (["ring"], set()), "and no second roll this turn"

    def next_turn(state: BetrayalState) -> None:
        state.turn.tried, state.turn.used = [], []

    table.arrange(next_turn)
    assert offered(table) == {"sanity:chapel"}
    assert f"attack:{SPECTER}:ring" in table.keys


@rule("H11-T15")
def test_rolls_are_offered_in_exactly_these_rooms_and_with_these_cards() -> None:
    for room in sorted(set(ROOMS) - {"upper-landing", "grand-staircase", "foyer", "entrance-hall", "basement-landing"}):
        floor = sorted(ROOMS[room].floors)[0]
        rooms = row(floor, room)
        table = mist({OX: room, VIVIAN: "foyer", ZOE: "foyer"}, turn=OX, rooms=rooms)
        trait = {
            **dict.fromkeys(("chapel", "crypt", "pentagram-chamber"), "sanity"),
            **dict.fromkeys(("library", "research-laboratory"), "knowledge"),
        }.get(room)
        assert offered(table) == ({f"{trait}:{room}"} if trait else set()), room
    cards = {**dict.fromkeys(RULES.sanity.cards, "sanity"), **dict.fromkeys(RULES.knowledge.cards, "knowledge")}
    assert set(cards) == {"holy-symbol", "ring", "book", "crystal-ball"}
    held = [card for card, sheet in CARDS.items() if sheet.kind != "event"]
    table = mist(FOYER, turn=OX, cards={OX: held})
    assert offered(table) == {f"{trait}:{card}" for card, trait in cards.items()}


# The end


@rule("H11-T12")
def test_the_last_mark_banishes_all_that_is_still_there() -> None:
    def almost(state: BetrayalState) -> None:
        assert state.haunt is not None
        state.haunt.exorcised = ["crypt", "book"]

    where = {OX: "library", VIVIAN: "foyer", ZOE: "foyer"}
    rooms = row("upper", "library")
    table = mist(where, specter("library"), turn=OX, rooms=rooms, traits=WISE, change=almost, outside=["entrance-hall"])
    assert table.winners is None
    table.with_dice(2, 2, 1, 0, 0).play(f"{EXORCISE}:knowledge:library")
    assert table.winners == (0, 2)


@rule("H11-T12")
def test_four_is_not_enough() -> None:
    table = mist(FOYER, turn=OX, cards={OX: ["book"]}, traits=WISE)
    table.with_dice(2, 2, 0, 0, 0).play(f"{EXORCISE}:knowledge:book")
    assert table.haunt.exorcised == []


@rule("H11-T13")
@pytest.mark.parametrize(("waiting", "winners"), [([], (0, 2)), (["entrance-hall"], None)])
def test_the_ring_wins_when_no_specter_is_left_inside_or_outside(
    waiting: list[str], winners: tuple[int, ...] | None
) -> None:
    table = mist(FOYER, specter("foyer"), turn=OX, cards={OX: ["ring"]}, traits=WISE, outside=waiting)
    table.with_dice(1, 1, 1, 1, 0, 0, 0, 0, 0, 0).play(f"attack:{SPECTER}:ring")
    assert (table.winners, outside(table)) == (winners, waiting)


@rule("H11-T13")
def test_that_none_has_come_yet_is_no_victory() -> None:
    table = mist(FOYER, madman("basement-landing"), turn=OX)
    assert table.play("go:entrance-hall").winners is None


@rule("H11-T14")
def test_the_dead_traitor_wins_with_the_last_hero() -> None:
    def alone(state: BetrayalState) -> None:
        state.explorers[1].alive = state.explorers[2].alive = False

    traits = {OX: {"sanity": 0, "knowledge": 0}}
    table = mist(FOYER, specter("foyer"), turn=OX, found=True, traits=traits, change=alone).play("end-turn")
    assert (table.prompt, table.asked) == ("monster", [1])
    dice = table.value(OX, "sanity")
    table.with_dice(*[2] * 6, *[0] * dice).play(f"attack:{OX}")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert table.winners == (1,)


@rule("H11-T14")
def test_each_side_reads_its_own_book() -> None:
    table = mist(FOYER, specter("foyer"), madman("basement-landing"), outside=["entrance-hall"], turn=OX)
    hero, traitor = table.view(0), table.view(1)
    assert (hero["haunt"]["books"], traitor["haunt"]["books"]) == (["heroes"], ["traitor"])
    assert [wish["id"] for wish in hero["haunt"]["objectives"]] == ["h11-heroes-marks", "h11-heroes-ring"]
    assert [wish["id"] for wish in traitor["haunt"]["objectives"]] == ["h11-traitor-windows", "h11-traitor-heroes"]
    assert [one["traits"] for one in hero["monsters"]] == [{}, {}]
    assert traitor["monsters"][1]["id"] == MADMAN
    assert traitor["monsters"][1]["traits"] == {"speed": 7, "might": 7, "sanity": 7}
    assert hero["tokens"] == traitor["tokens"] == {"specter-outside-1": "entrance-hall"}
