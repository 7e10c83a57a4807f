"""One seat learns among bots: Gymnasium's own check passes, and the bots play as they do beside people."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from dreadhall.kernel import BadOption, BadSeat
from dreadhall.rl import WAIT, SeatEnv, TableEnv, describe
from dreadhall.rl.rendering import RenderMode
from tests.rl.playing import CASES, Case, game_of


def play(env: SeatEnv, seed: int) -> list[float]:
    """Play a game by chance; the rewards."""
    rng = np.random.default_rng(seed)
    obs, _ = env.reset(seed=seed)
    rewards, is_over = [], False
    while not is_over:
        obs, reward, terminated, truncated, _ = env.step(int(rng.choice(np.flatnonzero(obs["action_mask"]))))
        rewards.append(reward)
        is_over = terminated or truncated
    assert np.flatnonzero(obs["action_mask"]).tolist() == [WAIT]
    return rewards


@pytest.mark.parametrize("case", CASES, ids=str)
def test_gymnasium_finds_nothing_wrong(case: Case) -> None:
    name, seats, options = case
    check_env(SeatEnv(game_of(name), seats, options, bots="random"), skip_render_check=True)


@pytest.mark.parametrize("bots", ["random", "scout"])
@pytest.mark.parametrize("game", ["darkest", "betrayal"])
def test_games_are_played_to_their_end_and_the_same_ones_again(game: str, bots: str) -> None:
    options = {"haunt": 5, "start": "haunt"} if game == "betrayal" else {}
    env = SeatEnv(game, 3, options, seat=1, bots=bots, most_answers=2000)
    rewards = play(env, 3)
    assert rewards[-1] in (-1.0, 1.0)
    assert not any(rewards[:-1])
    assert play(env, 3) == rewards


def test_a_game_that_is_over_stays_as_it_is_and_says_how_it_ended() -> None:
    env = SeatEnv("betrayal", 3, {"haunt": 5, "start": "haunt"}, bots="random", most_answers=30)
    play(env, 1)
    _, reward, terminated, truncated, info = env.step(WAIT)
    assert (reward, terminated, truncated, info) == (0.0, False, True, {"move": 30, "reason": "cut-off"})


def test_whoever_does_what_is_masked_has_lost() -> None:
    env = SeatEnv("betrayal", 3, bots="random")
    obs, info = env.reset(seed=1)
    assert info == {}
    move = env.table.move
    obs, reward, terminated, truncated, info = env.step(int(obs["action_mask"].argmin()))
    assert (reward, terminated, truncated, info) == (
        -1.0,
        True,
        False,
        {"move": move, "reason": "illegal", "illegal": True},
    )
    assert np.flatnonzero(obs["action_mask"]).tolist() == [WAIT]


def test_bots_are_named_for_all_others_or_for_each() -> None:
    assert SeatEnv("betrayal", 3, seat=1).bots == {0: "scout", 2: "scout"}
    assert SeatEnv("betrayal", 3, bots={2: "random"}).bots == {1: "scout", 2: "random"}


def test_there_is_no_seat_beyond_the_last_and_no_bot_where_one_learns() -> None:
    with pytest.raises(BadSeat):
        SeatEnv("betrayal", 3, seat=3)
    for seat in (1, 3):
        with pytest.raises(BadSeat, match=f"no bot at seat {seat}"):
            SeatEnv("betrayal", 3, seat=1, bots={seat: "random"})


def test_before_a_table_is_open_nothing_can_be_done_there() -> None:
    env = SeatEnv("betrayal", 3, render_mode="text")
    for early in (lambda: env.step(WAIT), env.render, env.legal, lambda: env.table):
        with pytest.raises(ResetNeeded):
            early()


def test_options_of_the_game_are_not_taken_for_those_of_a_reset() -> None:
    with pytest.raises(BadOption, match="haunt is an option of the game"):
        SeatEnv("betrayal", 3).reset(options={"haunt": 7})


def test_an_environment_says_what_its_numbers_belong_to() -> None:
    options = {"haunt": 34, "start": "haunt"}
    env = SeatEnv("betrayal", 3, options, layout="haunt")
    told = env.metadata["spaces"]
    assert told == describe("betrayal", 3, options, "haunt")
    assert (told["layout"], told["seats"]) == ("haunt-34", 3)
    assert env.observation_space["observation"].shape == (told["entries"],)
    assert env.action_space.n == told["actions"]


def drawn(mode: RenderMode) -> str | None:
    """A table as it is drawn after a few answers."""
    env = SeatEnv("darkest", 2, bots="random")
    env.reset(seed=1)
    for _ in range(20):
        env.step(next(iter(env.legal())))
    env.render_mode = mode
    picture: str | None = env.render()
    return picture


def test_a_table_is_drawn_as_the_terminals_map_and_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Laboratory" in (drawn("ansi") or "")
    assert (drawn("text") or "").startswith("move ")
    assert capsys.readouterr().out == ""
    assert drawn("human") is None
    assert "Laboratory" in capsys.readouterr().out


def test_a_learner_can_ask_for_the_mask_alone() -> None:
    env = gymnasium.make("dreadhall/Seat-v0", game="darkest", seats=2, bots="random")
    obs, _ = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == bool
    assert np.array_equal(masks, obs["action_mask"])


def test_no_other_picture_is_drawn() -> None:
    mode: Any = "rgb_array"
    for kind in (SeatEnv, TableEnv):
        with pytest.raises(BadOption, match="human, ansi, text"):
            kind("darkest", 2, render_mode=mode)


@pytest.mark.filterwarnings("error")
def test_gymnasium_makes_one_by_its_name_and_finds_nothing_wrong_with_its_pictures() -> None:
    env = gymnasium.make("dreadhall/Seat-v0", game="darkest", seats=2, bots="random", render_mode="text")
    assert isinstance(env.unwrapped, SeatEnv)
    check_env(env.unwrapped)
