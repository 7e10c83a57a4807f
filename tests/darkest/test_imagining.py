"""What a seat imagines of the house: chips that lie face down could be others, but not those the step turned up."""

from collections.abc import Iterable, Iterator

import pytest

from dreadhall.darkest.components.catalogue import CHIPS
from dreadhall.darkest.presentation.imagining import codes, imagine_chips
from dreadhall.darkest.state import DarkestState
from dreadhall.kernel import Dice, Event
from dreadhall.kernel.dice import Key, seed_bytes
from dreadhall.testing.darkest import position
from dreadhall.testing.darkest.games import (
    into_the_showdown,
    near_the_showdown,
    random_table,
    steady,
)
from dreadhall.testing.imagining import ImaginedTally, imagine_along
from dreadhall.testing.marks import rule
from tests.scouts import scouts

SEEDS = range(40)
STARTS = (None, near_the_showdown, into_the_showdown)


def imagined(state: DarkestState, *told: Event) -> Iterator[DarkestState]:
    """What anybody may think of the chips who was told this in the running step."""
    for seed in SEEDS:
        other = state.clone()
        imagine_chips(other, Dice(keys=(Key(seed_bytes(seed)),)), told)
        yield other


def numbers(chips: Iterable[str]) -> list[int]:
    """The numbers on the backs of chips."""
    return [len(CHIPS[chip].icons) for chip in chips]


@rule("D-SEC-04", "D-SEC-11")
def test_hidden_and_unused_chips_could_be_any_others_with_the_same_number() -> None:
    state = position().state
    everything = sorted(state.hidden_chips + state.unused_chips)
    dealt = set()
    for other in imagined(state):
        assert numbers(other.hidden_chips) == numbers(state.hidden_chips)
        assert numbers(other.unused_chips) == numbers(state.unused_chips)
        assert sorted(other.hidden_chips + other.unused_chips) == everything
        dealt.add((*other.hidden_chips,))
    assert len(dealt) == len(SEEDS)


@rule("D-UNLOCK-03")
@pytest.mark.parametrize("number", [4, -1])
def test_a_chip_that_was_flipped_in_this_step_lies_where_it_lay(number: int) -> None:
    state = position().state
    chip = state.hidden_chips[number]
    flipped = Event("chip-flipped", {"door": "medic-bay.w", "chip": chip})
    assert {other.hidden_chips[number] for other in imagined(state, flipped)} == {chip}
    assert len({other.hidden_chips[number] for other in imagined(state)}) > 1


@rule("D-CHAR-21")
@pytest.mark.parametrize("number", [1, -1])
def test_so_does_one_that_was_drawn_from_the_unused_ones(number: int) -> None:
    state = position().state
    chip = state.unused_chips[number]
    recoded = Event("door-recoded", {"survivor": "lucy", "door": "medic-bay.w", "chip": chip})
    assert {other.unused_chips[number] for other in imagined(state, recoded)} == {chip}
    assert len({other.unused_chips[number] for other in imagined(state)}) > 1


@rule("D-SEC-03")
def test_the_code_could_always_be_broken_with_chips_of_the_house() -> None:
    state = position().state
    shown = [Event("chip-flipped", {"chip": chip}) for chip in state.hidden_chips[::3]]
    for other in imagined(state, *shown):
        house = {*other.hidden_chips, *(lock.chip for lock in other.locks.values())}
        assert any(house.issuperset(code) for code in codes(tuple(state.code_start)))


# Whole games


def imagine_in_games(seeds: Iterable[int], *, most: int) -> ImaginedTally:
    """Games of both editions: scouts play them from the start, players with habits from near the end, too."""
    tally = ImaginedTally()
    for seed in seeds:
        edition = "first" if seed // 2 % 2 else "revised"
        table = random_table(seed, edition=edition)
        if start := STARTS[seed % len(STARTS)]:
            start(table, seed)
        player = scouts(table) if start is None and seed % 2 else steady
        imagine_along(table, seed, player, tally, most=most, every=4)
    return tally


def test_a_table_can_be_imagined_at_any_moment_and_mostly_at_once() -> None:
    tally = imagine_in_games(range(0, 24, 2), most=10)
    assert tally.positions >= 80
    assert not tally.guessed, tally


@pytest.mark.soak
@pytest.mark.parametrize("start", range(100, 340, 30))
def test_a_table_can_be_imagined_at_thousands_of_positions(start: int) -> None:
    tally = imagine_in_games(range(start, start + 30), most=60)
    assert tally.positions >= 600
    assert tally.guessed <= tally.positions / 300, tally
