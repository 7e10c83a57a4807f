"""Every seat is an agent: a PettingZoo environment, turn by turn."""

import random
from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from typing_extensions import override

from dreadhall.encoding import WAIT, Vocabulary
from dreadhall.encoding.vocabulary import WIDE
from dreadhall.kernel import AnyGame, Ask, IllegalAnswer, Table
from dreadhall.rl.rendering import RENDER_FPS, RENDER_MODES, RenderMode, check_render_mode, draw
from dreadhall.rl.rewards import LOST, worth
from dreadhall.rl.seat_table import ONLY_WAIT, info_at_end
from dreadhall.rl.setting import MOST_ANSWERS, SEED_BITS, EpisodeSetting, Observation
from dreadhall.rl.turns import TableTurns


class TableEnv(AECEnv[str, Observation, int]):
    """A table at which every seat learns. An illegal action raises IllegalAnswer; `env` ends the game instead."""

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        shaping: float = 0.0,
        most_answers: int = MOST_ANSWERS,
        layout: str | Vocabulary = WIDE,
        render_mode: RenderMode | None = None,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.setting = EpisodeSetting(game, seats, options, layout)
        self.metadata = {
            "name": f"dreadhall_{self.setting.game.name}",
            "render_modes": RENDER_MODES,
            "render_fps": RENDER_FPS,
            "is_parallelizable": False,
            "spaces": self.setting.describe(),
        }
        self.render_mode = render_mode
        self.shaping = shaping
        self.most_answers = most_answers
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.observation_spaces = {agent: self.setting.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.setting.action_space() for agent in self.possible_agents}
        self._seeds = random.Random()
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.table: Table
        self._turns: TableTurns
        self._progress: dict[str, float] = {}
        self._legal: tuple[Ask | None, int, dict[int, str]] = (None, 0, {})

    @override
    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for all: entries as the layout names them, and which actions are legal."""
        return self.observation_spaces[agent]

    @override
    def action_space(self, agent: str) -> spaces.Discrete:
        """The same for all: `setting.actions` has their names."""
        return self.action_spaces[agent]

    @override
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new table; with the same seed, the same one again. `options["game"]` are the game's, for this table."""
        if seed is not None:
            self._seeds.seed(seed)
        self.table = self.setting.open(self._seeds.getrandbits(SEED_BITS), options)
        self._turns = TableTurns(self.table)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._progress = self._look_ahead()
        self.agent_selection = self._next_agent()

    @override
    def observe(self, agent: str) -> Observation:
        """What this agent's seat may know now."""
        seat = self._seats[agent]
        return self.setting.observe(self.table, seat, self._numbers(seat))

    def legal(self, agent: str) -> dict[int, str]:
        """What this agent can choose from, by number: nothing when it is not its turn, to wait when all is over."""
        return self._numbers(self._seats[agent])

    @override
    def step(self, action: int | None) -> None:
        """The agent whose turn it is answers, or waits."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        key = self.legal(agent).get(int(action)) if action is not None else None
        if key is None:
            raise IllegalAnswer(f"action {action!r:.20} is masked for {agent}")
        self._cumulative_rewards[agent] = 0.0
        if action == WAIT:
            self._turns.wait()
        else:
            self._turns.answer(key)
        is_over = self.table.ask is None
        if is_over or self.shaping:
            self._reward()
        if is_over or self.table.move >= self.most_answers:
            self.terminations = dict.fromkeys(self.agents, is_over)
            self.truncations = dict.fromkeys(self.agents, not is_over)
            self.tell_end()
        else:
            self.agent_selection = self._next_agent()
        if is_over or self.shaping:
            self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    @override
    def render(self) -> str | None:
        """The table as everybody may see it, in the mode the environment was made with."""
        return draw(self.table, None, self.render_mode)

    @override
    def close(self) -> None:
        """Nothing is kept open."""

    @property
    def is_over(self) -> bool:
        """Whether nobody can do anything any more, however that came about."""
        return not self.agents or any(self.terminations.values()) or any(self.truncations.values())

    def tell_end(self, loser: str | None = None) -> None:
        """Say in `infos` how the game ended, and who did what is masked, where somebody did."""
        told = info_at_end(self.table, illegal=loser is not None)
        self.infos = {agent: {**told, "illegal": True} if agent == loser else dict(told) for agent in self.agents}

    def _numbers(self, seat: int) -> dict[int, str]:
        """By number what a seat can choose from; it is asked for a mask and for a step, and worked out once."""
        ask, turns = self.table.ask, self._turns
        if ask is None or self.is_over:
            return ONLY_WAIT
        if turns.left[0] != seat:
            return {}
        asked, whom, numbers = self._legal
        if asked is not ask or whom != seat:
            numbers = self.setting.actions.numbered(choice.key for choice in ask.choices_for(seat))
            self._legal = ask, seat, numbers
        return {WAIT: "wait", **numbers} if turns.may_wait else numbers

    def _next_agent(self) -> str:
        return self.possible_agents[self._turns.left[0]]

    def _look_ahead(self) -> dict[str, float]:
        """How far each seat is; nobody looks where nobody is rewarded for it."""
        if not self.shaping:
            return {}
        return {agent: self.setting.layout.progress(self.table, self._seats[agent]) for agent in self.agents}

    def _reward(self) -> None:
        """The result, and what came nearer since the last step."""
        now = self._look_ahead()
        for agent in self.agents:
            nearer = self.shaping * (now[agent] - self._progress[agent]) if self.shaping else 0.0
            self.rewards[agent] = worth(self.table.result, self._seats[agent]) + nearer
        self._progress = now


class EndIllegalWrapper(wrappers.TerminateIllegalWrapper[str, Observation, int]):
    """Whoever does what is masked loses, and the game is over: `infos` say so."""

    def __init__(self, table: TableEnv) -> None:
        super().__init__(table, illegal_reward=LOST)
        self._table = table

    @override
    def step(self, action: int) -> None:
        """Answer, wait, or lose."""
        table, agent = self._table, self.agent_selection
        is_illegal = not table.is_over and action not in table.legal(agent)
        super().step(action)
        if is_illegal:
            table.tell_end(agent)


def env(
    game: str | AnyGame,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    shaping: float = 0.0,
    most_answers: int = MOST_ANSWERS,
    layout: str | Vocabulary = WIDE,
    render_mode: RenderMode | None = None,
) -> wrappers.OrderEnforcingWrapper[str, Observation, int]:
    """The environment as PettingZoo's own are made: whoever does what is masked loses, and the game is over."""
    table = TableEnv(
        game,
        seats,
        options,
        shaping=shaping,
        most_answers=most_answers,
        layout=layout,
        render_mode=render_mode,
    )
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(EndIllegalWrapper(table)))
