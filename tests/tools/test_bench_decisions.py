"""What is told of the time that decisions take is told of every decision."""

from bench.decisions import grid_of, times_of

import dreadhall


def test_every_decision_is_timed_once_by_its_kind() -> None:
    game = dreadhall.GAMES["darkest"]
    once, again = times_of(game, games=1, rounds=1), times_of(game, games=1, rounds=2)
    assert {kind: len(times) for kind, times in once.items()} == {kind: len(times) for kind, times in again.items()}
    assert "act done" in once
    assert min(min(times) for times in once.values()) > 0
    assert grid_of("darkest", once).row_count <= len(once)
