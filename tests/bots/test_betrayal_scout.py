"""The scout of Betrayal plays every haunt to its end, on every side."""

import pytest

import dreadhall
from dreadhall.betrayal.haunts import BUILT
from dreadhall.bots import SeatAt, make_bot, next_answer, play_out
from dreadhall.kernel import Table

MOST = 3_000


def scouts_play(haunt: int, seed: int) -> Table:
    """A haunt played by scouts on all seats, from its reveal on."""
    seats = 3 + seed % 4
    table = dreadhall.new_table("betrayal", seats, seed, {"start": "haunt", "haunt": haunt, "explorers": "dealt"})
    bots = {seat: make_bot("betrayal", "scout", seed * 10 + seat) for seat in range(seats)}
    places = {seat: SeatAt(table, seat) for seat in bots}
    for _ in range(MOST):
        if table.ask is None:
            break
        move = next_answer(table.ask, bots, places)
        assert move is not None
        table.answer(move[1], move[0])
    return table


@pytest.mark.parametrize("haunt", sorted(BUILT))
def test_every_haunt_can_be_played_by_scouts_alone(haunt: int) -> None:
    ended = [table.result is not None for table in (scouts_play(haunt, seed) for seed in range(3))]
    assert all(ended)


def test_a_whole_game_from_the_entrance_hall() -> None:
    table = dreadhall.new_table("betrayal", 4, 30_001)
    play_out(table, {seat: make_bot("betrayal", "scout", seat) for seat in range(4)})
    assert table.result is not None


def test_both_sides_win_some_games_of_the_banshee() -> None:
    reasons = {result.reason for seed in range(12) if (result := scouts_play(8, seed).result) is not None}
    assert reasons == {"h08-heroes", "h08-traitor"}
