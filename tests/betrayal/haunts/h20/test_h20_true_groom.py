"""Haunt 20: the steps to the true groom, his Corpse, and the Ring at the altar."""

from typing import Any

import pytest

from dreadhall.betrayal.components.cards import DARK_DICE, RING
from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.haunts.h20_ghost_bride import GhostBride
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import CardId, Place, RoomId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import Position
from tests.betrayal.haunts.h20.wedding import CORPSE, DIG, GRAVE, HOUSE, NAME, OX, VIVIAN, ZOE, courted, spread

CELLAR = {OX: "crypt", ZOE: "crypt", VIVIAN: "upper-landing"}


def tried(verb: str, trait: str, result: int, **parts: Any) -> Position:
    """Ox tries a step in the Crypt, and rolls this."""
    table = courted(CELLAR, **parts)
    return table.with_dice(*spread(table.value(OX, trait), result)).play(verb)


@rule("H20-T08")
def test_the_steps_come_in_order_and_each_hero_tries_one_a_turn() -> None:
    assert not courted(CELLAR).offers(GRAVE)
    table = courted({OX: "foyer"}, cards={OX: ["book"]}, traits={OX: {"knowledge": 3}})
    table.with_dice(*spread(table.value(OX, "knowledge"), 5)).play(NAME)
    assert GhostBride.memory.of(table.haunt).steps == 1
    table = tried(GRAVE, "knowledge", 4, steps=1)
    assert (GhostBride.memory.of(table.haunt).steps, table.offers(DIG)) == (2, False)
    table = tried(DIG, "might", 4, steps=2)
    assert GhostBride.memory.of(table.haunt).steps == 3
    assert table.state.piles == {"crypt": [CORPSE]}
    assert not table.offers("take"), "that is a step as well"
    other = courted(CELLAR, steps=3).play(f"take:{CORPSE}")
    assert (GhostBride.memory.of(other.haunt).steps, other.cards(OX)) == (4, [CORPSE])


@rule("H20-T08")
def test_the_book_is_used_up_for_the_turn() -> None:
    table = courted({OX: "foyer"}, cards={OX: ["book"]})
    table.with_dice(*[0] * table.value(OX, "knowledge")).play(NAME)
    assert "book" in table.state.turn.used
    assert not table.offers(NAME)


@rule("H20-T16")
@pytest.mark.parametrize("room", ["bedroom", "dining-room", "library", "creaky-hallway", "crypt", "chapel"])
def test_where_the_name_can_be_found(room: RoomId) -> None:
    floor = "ground" if "ground" in ROOMS[room].floors else sorted(ROOMS[room].floors)[0]
    place = [Placed(room, floor, 5, 5)] if room not in {tile.room for tile in HOUSE} else []
    table = courted({OX: room}, rooms=[*HOUSE, *place])
    assert table.offers(NAME) == (room in ("bedroom", "dining-room", "library"))


@rule("H20-T16")
@pytest.mark.parametrize(
    ("verb", "trait", "result", "steps"), [(GRAVE, "knowledge", 3, 1), (DIG, "might", 3, 2)], ids=["grave", "bones"]
)
def test_a_point_too_few_is_too_few(verb: str, trait: str, result: int, steps: int) -> None:
    table = tried(verb, trait, result, steps=steps)
    assert GhostBride.memory.of(table.haunt).steps == steps
    assert not courted({OX: "foyer"}, steps=steps).offers(verb)


@rule("H20-T16")
def test_four_does_not_tell_the_name() -> None:
    table = courted({OX: "foyer"}, cards={OX: ["book"]}, traits={OX: {"knowledge": 3}})
    table.with_dice(*spread(table.value(OX, "knowledge"), 4)).play(NAME)
    assert GhostBride.memory.of(table.haunt).steps == 0


# The Corpse


@rule("H20-T09")
@pytest.mark.parametrize(("clip", "rooms"), [(3, 1), (0, 1), (4, 2)])
def test_the_corpse_is_heavy(clip: int, rooms: int) -> None:
    table = courted({OX: "upper-landing", VIVIAN: "crypt"}, "crypt", steps=4, traits={OX: {"speed": clip}})
    table.arrange(lambda state: state.explorers[0].cards.append(CardId(CORPSE)))
    for room in ["grand-staircase", "foyer"][:rooms]:
        table.play(f"go:{room}")
    assert not table.offers("go")


@rule("H20-T09")
def test_it_is_traded_dropped_and_stolen_and_no_dog_carries_it() -> None:
    table = courted({OX: "foyer", ZOE: "foyer"}, steps=4)
    table.arrange(lambda state: state.explorers[0].cards.append(CardId(CORPSE)))
    assert {f"trade:{ZOE}:{CORPSE}", f"drop:{CORPSE}"} <= set(table.keys)
    assert not table.rules.dog_carries(table.explorer(OX), CardId(CORPSE))
    rob = courted({OX: "foyer", VIVIAN: "foyer"}, steps=4, turn=VIVIAN)
    rob.arrange(lambda state: state.explorers[0].cards.append(CardId(CORPSE)))
    mine, his = rob.value(VIVIAN, "might"), rob.value(OX, "might")
    rob.with_dice(*spread(mine, 3), *[0] * his).play("attack:ox-bellows", f"steal:{CORPSE}")
    assert rob.cards(VIVIAN) == [CORPSE]


@rule("H20-T09", "H20-19", "C-33")
def test_an_opponent_left_behind_makes_the_corpse_a_space_heavier() -> None:
    table = courted({OX: "upper-landing", VIVIAN: "upper-landing"}, "crypt", steps=4, traits={OX: {"speed": 4}})
    table.arrange(lambda state: state.explorers[0].cards.append(CardId(CORPSE)))
    assert table.play("go:grand-staircase").state.turn.spent == 3


@rule("H20-T09", "C-34")
def test_nobody_takes_it_undug_and_a_pickpocket_takes_it_from_its_bearer() -> None:
    assert not courted({VIVIAN: "crypt"}, steps=2, turn=VIVIAN).offers("take")
    gloves = "pickpockets-gloves"
    table = courted({OX: "foyer", VIVIAN: "foyer"}, steps=4, turn=VIVIAN, cards={VIVIAN: [gloves]})
    table.arrange(lambda state: state.explorers[0].cards.append(CardId(CORPSE))).play(f"use:{gloves}:{OX}")
    assert table.cards(VIVIAN) == [CORPSE]


# At the altar


@rule("H20-T12")
def test_the_ring_carried_to_the_corpse_in_the_chapel_ends_it_for_the_dead_groom_too() -> None:
    def laid(state: BetrayalState) -> None:
        state.piles[Place("chapel")] = [CardId(CORPSE)]
        state.explorers[0].alive = False
        state.explorers[2].cards = [RING]

    table = courted({ZOE: "creaky-hallway"}, steps=4, married=True, track=2, turn=ZOE).arrange(laid)
    assert table.play("go:chapel").winners == (0, 2)


@rule("H20-T12")
def test_what_is_laid_down_there_counts() -> None:
    def laid(state: BetrayalState) -> None:
        state.piles[Place("chapel")] = [RING]
        state.explorers[0].cards = [CardId(CORPSE)]

    table = courted({OX: "creaky-hallway", ZOE: "foyer"}, steps=4).arrange(laid)
    assert table.play("go:chapel").winners == (0, 2)


@rule("H20-T12", "H20-41")
def test_the_corpse_of_a_bearer_who_dies_at_the_altar_stays_there() -> None:
    def laid(state: BetrayalState) -> None:
        state.explorers[0].cards = [CardId(CORPSE)]
        state.explorers[2].cards = [RING]

    where = {OX: "chapel", ZOE: "creaky-hallway", VIVIAN: "chapel"}
    clips = {OX: {"might": 0, "speed": 0}, VIVIAN: {"might": 7}}
    table = courted(where, steps=4, turn=VIVIAN, traits=clips).arrange(laid)
    table.with_dice(*spread(table.value(VIVIAN, "might"), 6), *[0] * table.value(OX, "might"))
    table.play(f"attack:{OX}", "damage")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert (table.winners, table.state.piles) == (None, {"chapel": [CORPSE]})
    table.with_dice(0, 0, 0, 0).play("end-turn")
    while table.prompt == "monster":
        table.play("done")
    assert table.play("go:chapel").winners == (0, 2), "though the wedding runs"


@rule("H20-T12")
@pytest.mark.parametrize("way", ["theft", "Dark Dice"])
def test_however_the_ring_comes_to_the_altar_it_counts(way: str) -> None:
    def laid(state: BetrayalState) -> None:
        state.piles[Place("chapel")] = [CardId(CORPSE)]
        state.explorers[1 if way == "theft" else 0].cards = [RING, DARK_DICE]

    places = {ZOE: "chapel", VIVIAN: "chapel" if way == "theft" else "upper-landing"}
    table = courted(places, steps=4, turn=ZOE if way == "theft" else OX, traits={ZOE: {"might": 7}}).arrange(laid)
    if way == "theft":
        table.with_dice(*spread(table.value(ZOE, "might"), 3), *[0] * table.value(VIVIAN, "might"))
        table.play(f"attack:{VIVIAN}", "steal:ring")
    else:
        table.with_dice(2, 2, 2).play("use:dark-dice", f"explorer:{ZOE}")
    assert table.winners == (0, 2)


@rule("H20-T12", "H20-T16")
@pytest.mark.parametrize("held", ["corpse only", "ring only", "ring with the traitor"])
def test_half_of_it_is_nothing(held: str) -> None:
    def laid(state: BetrayalState) -> None:
        state.piles[Place("chapel")] = [RING] if held == "ring only" else [CardId(CORPSE)]
        if held == "ring with the traitor":
            state.explorers[1].cards = [RING]

    table = courted({ZOE: "foyer", VIVIAN: "chapel"}, steps=4).arrange(laid)
    table.play("go:entrance-hall")
    assert table.winners is None


@rule("H20-T15")
def test_what_only_the_heroes_read_is_not_in_the_traitors_wishes() -> None:
    table = courted(CELLAR, steps=1)
    wishes = [str(goal) for goal in table.view(1)["haunt"]["objectives"]]
    assert not any("crypt" in wish or "book" in wish for wish in wishes)


@rule("H20-T15")
def test_whoever_has_ring_or_corpse_goes_to_the_altar_and_waits_there() -> None:
    def wishes(table: Position, seat: int) -> dict[str, Any]:
        return {goal["id"]: goal for goal in table.view(seat)["haunt"]["objectives"]}

    hunted = {OX: "upper-landing"}
    early = wishes(courted(hunted, steps=2, cards={OX: ["ring"]}), 0)
    assert f"trade:{ZOE}:ring" in early["h20-heroes-groom"]["verbs"], "another hero has it more safely"
    late = wishes(courted(hunted, steps=3, cards={OX: ["ring"]}), 0)
    assert ("h20-heroes-groom" in late, late["h20-heroes-ring"]["rooms"]) == (False, ("chapel",))
    there = wishes(courted({ZOE: "chapel"}, steps=4, cards={ZOE: [CORPSE]}), 2)["h20-heroes-corpse"]
    assert (there["done"], there["rooms"], there["verbs"]) == (0, ("chapel",), ())

    def widow(state: BetrayalState) -> None:
        state.explorers[0].alive = False

    alone = courted({ZOE: "chapel"}, steps=4, cards={ZOE: [CORPSE]}, turn=ZOE).arrange(widow)
    assert wishes(alone, 2)["h20-heroes-corpse"]["verbs"] == (f"drop:{CORPSE}",), "nobody else brings the Ring"
