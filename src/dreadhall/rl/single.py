"""One seat learns, bots have the others: a Gymnasium environment."""

from collections.abc import Mapping
from typing import Any

import gymnasium
from gymnasium.vector import AsyncVectorEnv
from typing_extensions import override

from dreadhall.bots import Bot, SeatAt, default_bot, make_bot, next_answer
from dreadhall.kernel import AnyGame, BadSeat, Table
from dreadhall.rl.drawing import RENDER_MODES, RenderMode, draw
from dreadhall.rl.rewards import LOST, progress, worth
from dreadhall.rl.setting import MOST_ANSWERS, SEED_BITS, Observation, Setting


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat at a table of bots. What it is asked together with bots, it decides, as people do.

    `bots` is the name of a bot for all other seats, or a name for each; the game's own where none is given. Whoever
    does what is masked loses, and the game is over.
    """

    metadata = {"render_modes": RENDER_MODES}

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
        render_mode: RenderMode | None = None,
    ) -> None:
        self.setting = Setting(game, seats, options)
        if seat not in range(self.setting.seats):
            raise BadSeat(f"there is no seat {seat!r:.20}; seats are 0 to {self.setting.seats - 1}")
        others = [other for other in range(self.setting.seats) if other != seat]
        usual = bots if isinstance(bots, str) else default_bot(self.setting.game.name)
        self.bots = {other: bots.get(other, usual) if isinstance(bots, Mapping) else usual for other in others}
        self.seat = seat
        self.shaping = shaping
        self.most_answers = most_answers
        self.render_mode = render_mode
        self.observation_space = self.setting.observation_space()
        self.action_space = self.setting.action_space()
        self.table: Table
        self._players: dict[int, Bot] = {}
        self._places: dict[int, SeatAt] = {}
        self._progress = 0.0

    @override
    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new table, played up to one's first question. `options["game"]` are the game's, for this table."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**SEED_BITS))
        self._players = {
            other: make_bot(self.setting.game.name, name, number + other) for other, name in self.bots.items()
        }
        looks_back = any(bot.looks_back for bot in self._players.values())
        self.table = self.setting.open(number, options, record=looks_back)
        self._places = {other: SeatAt(self.table, other) for other in self._players}
        self._play_on()
        self._progress = progress(self.table, self.seat) if self.shaping else 0.0
        return self._look(), self._info()

    @override
    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer, and play up to the next question."""
        key = self.legal().get(int(action))
        if key is None:
            return self._look(), LOST, True, False, {"illegal": True}
        self.table.answer(key, self.seat)
        self._play_on()
        reward = worth(self.table.result, self.seat) + self._nearer()
        if self.render_mode == "human":
            self.render()
        is_over = self.table.ask is None
        return self._look(), reward, is_over, not is_over and self._is_too_long(), self._info()

    def legal(self) -> dict[int, str]:
        """What the seat can choose from, by number."""
        ask = self.table.ask
        if ask is None or self._is_too_long():
            return {}
        return self.setting.actions.numbered(choice.key for choice in ask.choices_for(self.seat))

    @override
    def render(self) -> Any:
        """The table as the seat sees it, in the mode the environment was made with."""
        return draw(self.table, self.seat, self.render_mode)

    def _play_on(self) -> None:
        """Let the bots answer up to the seat's next question, or the end."""
        while (ask := self.table.ask) is not None and not self._is_too_long():
            move = next_answer(ask, self._players, self._places)
            if move is None:
                return
            self.table.answer(move[1], move[0])

    def _is_too_long(self) -> bool:
        return self.table.move >= self.most_answers

    def _nearer(self) -> float:
        """What came nearer since the last step, as far as that is rewarded."""
        if not self.shaping:
            return 0.0
        before, self._progress = self._progress, progress(self.table, self.seat)
        return self.shaping * (self._progress - before)

    def _look(self) -> Observation:
        return self.setting.observe(self.table, self.seat, self.legal())

    def _info(self) -> dict[str, Any]:
        result = self.table.result
        return {"move": self.table.move, "reason": result.reason if result is not None else ""}


def vector(count: int, game: str = "betrayal", seats: int | None = None, **more: Any) -> AsyncVectorEnv:
    """So many of these environments, each in a process of its own."""
    makers = [SeatMaker(game, seats, more) for _ in range(count)]
    return AsyncVectorEnv(makers, context="spawn", shared_memory=True)


class SeatMaker:
    """Makes an environment, in whichever process it is called."""

    def __init__(self, game: str, seats: int | None, more: dict[str, Any]) -> None:
        self._game, self._seats, self._more = game, seats, more

    def __call__(self) -> SeatEnv:
        """A new environment."""
        return SeatEnv(self._game, self._seats, **self._more)
