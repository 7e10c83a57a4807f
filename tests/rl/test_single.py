"""One seat learns among bots: Gymnasium's own check passes, and the bots play as they do beside people."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from dreadhall.kernel import BadSeat
from dreadhall.rl import SeatEnv, vector
from dreadhall.rl.drawing import RenderMode
from tests.rl.playing import CASES, Case, game_of


def play(table: SeatEnv, seed: int) -> list[float]:
    """Play a game by chance; the rewards."""
    rng = np.random.default_rng(seed)
    seen, _ = table.reset(seed=seed)
    rewards, is_over = [], False
    while not is_over:
        seen, reward, ended, cut, _ = table.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        rewards.append(reward)
        is_over = ended or cut
    return rewards


@pytest.mark.parametrize("case", CASES, ids=str)
def test_gymnasium_finds_nothing_wrong(case: Case) -> None:
    name, seats, options = case
    check_env(SeatEnv(game_of(name), seats, options, bots="random"), skip_render_check=True)


@pytest.mark.parametrize("bots", ["random", "scout"])
@pytest.mark.parametrize("game", ["darkest", "betrayal"])
def test_games_are_played_to_their_end_and_the_same_ones_again(game: str, bots: str) -> None:
    options = {"haunt": 5, "start": "haunt"} if game == "betrayal" else {}
    table = SeatEnv(game, 3, options, seat=1, bots=bots, most_answers=2000)
    rewards = play(table, 3)
    assert rewards[-1] in (-1.0, 1.0)
    assert not any(rewards[:-1])
    assert play(table, 3) == rewards


def test_whoever_does_what_is_masked_has_lost() -> None:
    table = SeatEnv("betrayal", 3, bots="random")
    seen, _ = table.reset(seed=1)
    _, reward, ended, cut, info = table.step(int(seen["action_mask"].argmin()))
    assert (reward, ended, cut, info) == (-1.0, True, False, {"illegal": True})


def test_bots_are_named_for_all_others_or_for_each() -> None:
    assert SeatEnv("betrayal", 3, seat=1).bots == {0: "scout", 2: "scout"}
    assert SeatEnv("betrayal", 3, bots={2: "random"}).bots == {1: "scout", 2: "random"}


def test_there_is_no_seat_beyond_the_last() -> None:
    with pytest.raises(BadSeat):
        SeatEnv("betrayal", 3, seat=3)


def drawn(mode: RenderMode) -> str | None:
    """A table as it is drawn after a few answers."""
    table = SeatEnv("darkest", 2, bots="random")
    table.reset(seed=1)
    for _ in range(20):
        table.step(next(iter(table.legal())))
    table.render_mode = mode
    picture: str | None = table.render()
    return picture


def test_a_table_is_drawn_as_the_terminals_map_and_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Laboratory" in (drawn("ansi") or "")
    assert (drawn("text") or "").startswith("move ")
    assert capsys.readouterr().out == ""
    assert drawn("human") is None
    assert "Laboratory" in capsys.readouterr().out


def test_gymnasium_makes_one_by_its_name() -> None:
    table = gymnasium.make("dreadhall/Seat-v0", game="darkest", seats=2, bots="random")
    assert isinstance(table.unwrapped, SeatEnv)


def test_several_tables_run_in_processes_of_their_own_and_are_the_same_as_here() -> None:
    tables = vector(2, "betrayal", 3, options={"haunt": 5, "start": "haunt"}, bots="random")
    alone = SeatEnv("betrayal", 3, {"haunt": 5, "start": "haunt"}, bots="random")
    try:
        seen, _ = tables.reset(seed=11)
        own, _ = alone.reset(seed=12)
        for _ in range(10):
            assert np.array_equal(seen["observation"][1], own["observation"])
            assert np.array_equal(seen["action_mask"][1], own["action_mask"])
            own, *_ = alone.step(int(own["action_mask"].argmax()))
            seen, *_ = tables.step(seen["action_mask"].argmax(axis=1))
    finally:
        tables.close()
