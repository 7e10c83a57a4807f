"""Games of bots to learn from: what each of them saw, could do and did, and whether it won."""

from typing import NamedTuple

import numpy as np

from dreadhall.bots import Answer, Bot, SeatAt, answer_of, make_bot, play_out
from dreadhall.encoding import Array
from dreadhall.rl.setting import EpisodeSetting

MOST_ANSWERS = 5000
"""A game that is not over by then is won by nobody."""


class Decision(NamedTuple):
    """One row: numbers with half the digits, which is enough to learn from, and eight actions of the mask a byte."""

    observation: Array
    mask: Array
    action: int
    seat: int


class Demonstrations(NamedTuple):
    """The decisions of a game, a row for each, in the order in which they were made."""

    observations: Array
    masks: Array
    """`numpy.unpackbits` spreads them out again."""
    actions: Array
    won: Array
    """1 where whoever decided has won in the end, else 0."""


class DemonstratingBot:
    """A bot whose decisions are written down, where there was something to choose and its answer has a number."""

    def __init__(self, bot: Bot, setting: EpisodeSetting, decisions: list[Decision]) -> None:
        self.looks_back = bot.looks_back
        self._bot = bot
        self._setting = setting
        self._decisions = decisions

    def choose(self, seat: SeatAt) -> Answer:
        """What the bot answers."""
        answer, actions = answer_of(self._bot, seat), self._setting.actions
        numbers = actions.numbered(seat.keys)
        action = next((number for number, key in numbers.items() if key == answer.key), None)
        if len(numbers) > 1 and action is not None:
            seen = seat.observe(self._setting.layout).astype(np.float16)
            self._decisions.append(Decision(seen, np.packbits(actions.mask(numbers)), action, seat.seat))
        return answer


def demonstrate(setting: EpisodeSetting, seed: int, bot: str = "scout") -> Demonstrations:
    """A game with such a bot at every seat; the same seed gives the same one again.

    >>> game = demonstrate(EpisodeSetting("betrayal", 3, {"haunt": 5, "start": "haunt"}, "haunt"), seed=1, bot="random")
    >>> len(game.observations) == len(game.masks) == len(game.actions) == len(game.won)
    True
    """
    decisions: list[Decision] = []
    players = {seat: make_bot(setting.game.name, bot, seed + seat) for seat in range(setting.seats)}
    bots = {seat: DemonstratingBot(player, setting, decisions) for seat, player in players.items()}
    table = setting.open(seed, record=any(each.looks_back for each in bots.values()))
    result = play_out(table, bots, MOST_ANSWERS)
    observations, masks, actions, seats = zip(*decisions, strict=True) if decisions else ((), (), (), ())
    return Demonstrations(
        np.array(observations).reshape(-1, len(setting.layout)),
        np.array(masks, np.uint8).reshape(len(decisions), -1),
        np.array(actions, np.int64),
        np.array([seat in result.winners for seat in seats], np.int64),
    )
