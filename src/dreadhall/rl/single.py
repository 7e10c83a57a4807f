"""One seat learns, bots have the others: a Gymnasium environment."""

from collections.abc import Mapping
from typing import Any

import gymnasium
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from typing_extensions import override

from dreadhall.encoding import Array, Vocabulary
from dreadhall.encoding.vocabulary import WIDE
from dreadhall.kernel import AnyGame, Table
from dreadhall.rl.rendering import RENDER_FPS, RENDER_MODES, RenderMode, check_render_mode, draw
from dreadhall.rl.seat_table import SeatTable
from dreadhall.rl.setting import MOST_ANSWERS, SEED_BITS, EpisodeSetting, Observation


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One seat at a table of bots. What it is asked together with bots, it decides, as people do.

    `bots` is the name of a bot for all other seats, or a name for each; the game's own where none is given. Whoever
    does what is masked loses, and the game is over.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": RENDER_FPS}

    def __init__(
        self,
        game: str | AnyGame = "betrayal",
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seat: int = 0,
        bots: str | Mapping[int, str] | None = None,
        shaping: float = 0.0,
        most_answers: int = MOST_ANSWERS,
        layout: str | Vocabulary = WIDE,
        render_mode: RenderMode | None = None,
    ) -> None:
        check_render_mode(render_mode)
        self.setting = EpisodeSetting(game, seats, options, layout)
        self._at = SeatTable(self.setting, seat, bots, shaping, most_answers)
        self._is_open = False
        self.metadata = {**self.metadata, "spaces": self.setting.describe()}
        self.render_mode = render_mode
        self.observation_space: spaces.Dict = self.setting.observation_space()
        self.action_space: spaces.Discrete[Any] = self.setting.action_space()

    @property
    def seat(self) -> int:
        """The seat that learns."""
        return self._at.seat

    @property
    def bots(self) -> dict[int, str]:
        """Who has the other seats."""
        return self._at.bots

    @property
    def table(self) -> Table:
        """The table that is played."""
        return self._opened().table

    @override
    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new table, played up to one's first question. `options["game"]` are the game's, for this table."""
        super().reset(seed=seed)
        self._at.open(int(self.np_random.integers(2**SEED_BITS)), options)
        self._is_open = True
        return self._look(), dict(self._at.info())

    @override
    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer, and play up to the next question; when the game is over, nothing is done and nothing changes."""
        at = self._opened()
        reward = at.answer(int(action))
        if self.render_mode == "human":
            self.render()
        return self._look(), reward, at.is_over, at.is_cut_off, dict(at.info())

    def legal(self) -> dict[int, str]:
        """What the seat can choose from, by number."""
        return self._opened().legal

    def action_masks(self) -> Array:
        """Which actions are legal, by the name under which sb3-contrib's `MaskablePPO` asks for it."""
        at = self._opened()
        return self.setting.actions.mask(at.legal).astype(bool)

    @override
    def render(self) -> Any:
        """The table as the seat sees it, in the mode the environment was made with."""
        return draw(self.table, self.seat, self.render_mode)

    def _opened(self) -> SeatTable:
        """The seat at its table, once there is one."""
        if not self._is_open:
            raise ResetNeeded("there is no table yet: reset() opens one")
        return self._at

    def _look(self) -> Observation:
        at = self._at
        return self.setting.observe(at.table, at.seat, at.legal)
