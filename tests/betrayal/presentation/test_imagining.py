"""What a seat imagines: what lies face down could be something else, and what the step has shown stays. (B-SEC)"""

import random
from collections.abc import Iterable, Iterator

import pytest

import dreadhall
from dreadhall.betrayal.cards.decks import BACKS
from dreadhall.betrayal.components.catalogue import DIE
from dreadhall.betrayal.haunts import BUILT
from dreadhall.betrayal.haunts.h25_voodoo import Voodoo
from dreadhall.betrayal.haunts.h34_guillotines import Guillotines
from dreadhall.betrayal.ids import ExplorerId
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import BetrayalState, HauntState
from dreadhall.kernel import Dice, Event, Table
from dreadhall.kernel.dice import Key, seed_bytes
from dreadhall.testing.betrayal import Position, position, row
from dreadhall.testing.imagining import ImaginedTally, imagine_along, rejected_tables
from dreadhall.testing.marks import rule
from dreadhall.testing.play import random_answer
from tests.betrayal.haunts.dolls import OX, VIVIAN, ZOE, cursed
from tests.betrayal.haunts.guillotines import LONGFELLOW, collared
from tests.betrayal.haunts.secrecy import state_of
from tests.scouts import scouts

LIFT = "mystic-elevator"
HALL = {OX: "entrance-hall", VIVIAN: "foyer", ZOE: "foyer"}
HAUNTS = sorted(BUILT)
SEEDS = range(20)
NONE = [0] * len(SEEDS)
"""At the first try, with every seed."""
OTHERS = (2, None)
"""Zoe and a spectator: they have not looked at any stack."""


def glimpsed(*tiles: str, events: tuple[str, ...] = ()) -> Position:
    """Vivian has looked at the top of the room and event stacks; of the rest nothing is decided."""

    def change(state: BetrayalState) -> None:
        for deck, cards in ((state.rooms, tiles), (state.events, events)):
            deck.rest = [card for card in deck.top if card not in cards]
            deck.top = [*reversed(cards)]
            deck.known = [(1,)] * len(cards)

    return position(HALL).arrange(change)


def imagined(table: Position, seat: int | None) -> Iterator[BetrayalState]:
    """What a seat may think of a table."""
    return (state_of(table.table.imagine(seat, seed)) for seed in SEEDS)


# What the running step has shown


@rule("B-SEC-06", "B-DISC-02")
@pytest.mark.parametrize("seat", OTHERS)
def test_a_tile_that_was_found_in_this_step_is_the_same_at_every_imagined_table(seat: int | None) -> None:
    table = glimpsed("dining-room", "ballroom").play("explore:n")
    assert table.prompt == "turn-tile"
    assert [rejected_tables(table.table, seat, seed) for seed in SEEDS] == NONE
    assert len({tuple(state.rooms.top) for state in imagined(table, seat)}) > 1, "the one below it is not known"


@rule("B-SEC-06", "B-DISC-04")
@pytest.mark.parametrize("seat", OTHERS)
def test_a_tile_that_was_laid_aside_face_down_could_be_any_with_the_same_back(seat: int | None) -> None:
    table = glimpsed("crypt", "dining-room").play("explore:n")
    aside = set()
    for state in imagined(table, seat):
        assert len(state.rooms.discards) == 1
        aside.add(state.rooms.discards[0])
    assert len(aside) > 1
    assert {BACKS[tile] for tile in aside} == {BACKS["crypt"]}
    assert [rejected_tables(table.table, seat, seed) for seed in SEEDS] == NONE


@rule("B-SEC-06", "B-CARD-04")
@pytest.mark.parametrize("seat", OTHERS)
def test_a_card_that_was_drawn_in_this_step_is_the_same_at_every_imagined_table(seat: int | None) -> None:
    table = glimpsed("gardens", events=("angry-being", "a-moment-of-hope")).load({DIE: [0, 0, 0, 0, 2]}, back=[0])
    table.play("explore:n")
    assert [event.data["card"] for event in table.events("draws")] == ["angry-being"]
    assert table.prompt == "split-damage"
    assert [rejected_tables(table.table, seat, seed) for seed in SEEDS] == NONE
    assert len({tuple(state.events.top) for state in imagined(table, seat)}) > 1, "the one below it is not known"


def haunts_imagined(table: Position, rules: type[Haunt], seat: int, *told: Event) -> Iterator[HauntState]:
    """A haunt as a seat may think of it that was told this in the running step."""
    for number in SEEDS:
        state = table.state.clone()
        rules.imagine_secrets(state, seat, Dice(keys=(Key(seed_bytes(number)),)), told)
        assert state.haunt is not None
        yield state.haunt


def roles_imagined(table: Position, seat: int, *told: Event) -> list[dict[ExplorerId, list[int]]]:
    """The role tokens as a seat may think of them."""
    return [haunt.roles for haunt in haunts_imagined(table, Guillotines, seat, *told)]


@rule("B-SEC-06", "B-HID-05")
def test_a_role_token_that_was_turned_up_in_this_step_stays_where_it_is() -> None:
    where = {OX: "upper-landing", VIVIAN: LIFT, ZOE: "foyer", LONGFELLOW: "foyer"}
    table = collared(where, traitor=VIVIAN, rooms=row("upper", LIFT)).with_dice(0, 0, 2)
    table.play(f"go:{LIFT}", "dock:basement-landing:n", "go-on")
    assert {tokens[ExplorerId(VIVIAN)][0] for tokens in roles_imagined(table, 2)} >= {1, 2, 4}
    shown = table.play("show-role").events("role-shown")
    assert table.prompt == "split-damage"
    assert {tokens[ExplorerId(VIVIAN)][0] for tokens in roles_imagined(table, 2, *shown)} == {1}
    assert {tuple(state.haunt.roles[ExplorerId(VIVIAN)]) for state in imagined(table, 2) if state.haunt} == {(1,)}


@rule("B-SEC-06", "H25-38")
def test_a_doll_that_was_found_stays_where_it_is_and_none_is_where_nobody_found_one() -> None:
    heroes = {ZOE: "foyer", OX: "foyer", VIVIAN: "foyer"}
    table = cursed(heroes, {OX: "doll-wax", VIVIAN: "doll-china"}, rooms_of={OX: "kitchen", VIVIAN: "balcony"})
    found = Event("h25-found", {"explorer": VIVIAN, "token": "doll-wax", "other": OX, "room": "kitchen"})
    nothing = Event("h25-nothing", {"explorer": OX, "room": "tower"})

    def rooms(*told: Event) -> set[str]:
        worlds = [Voodoo.memory.of(haunt) for haunt in haunts_imagined(table, Voodoo, 1, *told)]
        return {doll.room for world in worlds for doll in world.dolls.values()}

    assert rooms() == {"furnace-room", "kitchen", "balcony", "tower"}
    assert rooms(found) == {"kitchen", "balcony", "tower"}
    assert rooms(nothing) == {"furnace-room", "kitchen", "balcony"}


# Whole games


def random_table(seed: int) -> Table:
    """A table of 3 to 6 seats: every fourth explores first, the others begin in one of the haunts in turn."""
    rng = random.Random(f"table {seed}")
    options: dict[str, object] = {"explorers": rng.choice(["chosen", "dealt"])}
    if seed % 4:
        options |= {"start": "haunt", "haunt": HAUNTS[seed % len(HAUNTS)]}
    return dreadhall.new_table("betrayal", rng.randint(3, 6), seed, options)


def imagine_in_games(seeds: Iterable[int], *, most: int, every: int) -> ImaginedTally:
    """Games of scouts and of players who leave all to chance, in turn."""
    tally = ImaginedTally()
    for seed in seeds:
        table = random_table(seed)
        player = scouts(table) if seed % 2 else random_answer
        imagine_along(table, seed, player, tally, most=most, every=every)
    return tally


@rule("B-SEC-06")
def test_a_table_can_be_imagined_at_any_moment_and_mostly_at_once() -> None:
    tally = imagine_in_games(range(2 * len(HAUNTS)), most=20, every=4)
    assert tally.positions >= 300
    assert tally.guessed <= tally.positions / 100, tally


@pytest.mark.soak
@pytest.mark.parametrize("start", range(0, 480, 60))
def test_a_table_can_be_imagined_at_thousands_of_positions(start: int) -> None:
    tally = imagine_in_games(range(start, start + 60), most=60, every=4)
    assert tally.positions >= 2000
    assert tally.guessed <= tally.positions / 300, tally
