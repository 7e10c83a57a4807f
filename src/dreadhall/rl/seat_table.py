"""One seat at a table of bots, from one question of its own to the next: what a seat's environments are made of."""

from collections.abc import Callable, Mapping
from typing import Any, TypedDict

from dreadhall.bots import Bot, SeatAt, answer_of, default_bot, make_bot, next_answer
from dreadhall.encoding import WAIT, Array
from dreadhall.kernel import BadSeat, Table
from dreadhall.rl.rewards import LOST, worth
from dreadhall.rl.setting import MOST_ANSWERS, EpisodeSetting

CUT_OFF, ILLEGAL = "cut-off", "illegal"
"""How a game is said to have ended that has gone on for too long, or in which somebody did what is masked."""
ONLY_WAIT = {WAIT: "wait"}
MakeBot = Callable[[str, str, int], Bot]
"""A bot for a game, by its name and a seed."""


class Info(TypedDict, total=False):
    """What is said beside an observation: nothing before the game is over."""

    move: int
    """How many answers were given."""
    reason: str
    """How it ended."""
    illegal: bool
    """That this seat did what is masked."""


def info_at_end(table: Table, *, illegal: bool = False) -> Info:
    """What is said of a game that goes on no more; `illegal` where somebody did what is masked."""
    if illegal:
        return Info(move=table.move, reason=ILLEGAL)
    return Info(move=table.move, reason=table.result.reason if table.result is not None else CUT_OFF)


class SeatTable:
    """One seat at a table of bots. What it is asked together with bots, it decides, as people do.

    `bots` is the name of a bot for all other seats, or a name for each; the game's own where none is given.
    """

    def __init__(
        self,
        setting: EpisodeSetting,
        seat: int = 0,
        bots: str | Mapping[int, str] | None = None,
        shaping: float = 0.0,
        most_answers: int = MOST_ANSWERS,
        make: MakeBot = make_bot,
    ) -> None:
        if seat not in range(setting.seats):
            raise BadSeat(f"there is no seat {seat!r:.20}; seats are 0 to {setting.seats - 1}")
        others = [other for other in range(setting.seats) if other != seat]
        named = bots if isinstance(bots, Mapping) else {}
        if wrong := [other for other in named if other not in others]:
            raise BadSeat(f"there is no bot at seat {wrong[0]!r:.20}: seat {seat} learns, of {setting.seats}")
        usual = bots if isinstance(bots, str) else default_bot(setting.game.name)
        self.setting = setting
        self.seat = seat
        self.bots = {other: named.get(other, usual) for other in others}
        self.shaping = shaping
        self.most_answers = most_answers
        self.table: Table
        self.legal: dict[int, str] = ONLY_WAIT
        """What the seat can choose from, by number; to wait is all that is left when the game is over."""
        self.is_over = self.is_cut_off = False
        self._make = make
        self._players: dict[int, Bot] = {}
        self._places: dict[int, SeatAt] = {}
        self._progress = 0.0

    def open(self, seed: int, options: Mapping[str, Any] | None = None) -> None:
        """A new table, played up to the seat's first question."""
        game = self.setting.game.name
        self._players = {other: self._make(game, name, seed + other) for other, name in self.bots.items()}
        looks_back = any(bot.looks_back for bot in self._players.values())
        self.table = self.setting.open(seed, options, record=looks_back)
        self._places = {other: SeatAt(self.table, other) for other in self._players}
        self._play_on()
        self._progress = self._look_ahead()

    def answer(self, action: int) -> float:
        """Answer, and play up to the next question: what it was worth. Whoever does what is masked has lost."""
        if self.is_over or self.is_cut_off:
            return 0.0
        key = self.legal.get(action)
        if key is None:
            self.legal, self.is_over = ONLY_WAIT, True
            return LOST
        self.table.answer(key, self.seat)
        self._play_on()
        reward = worth(self.table.result, self.seat)
        if self.shaping:
            before, self._progress = self._progress, self._look_ahead()
            reward += self.shaping * (self._progress - before)
        return reward

    def write(self, observation: Array, mask: Array) -> None:
        """What the seat sees, and what it can choose from, into arrays that are there."""
        self.setting.layout.write(self.table, self.seat, observation)
        mask.fill(0)
        mask[list(self.legal)] = 1

    def info(self) -> Info:
        """When the game is over: after how many answers, and how it ended; nothing before that."""
        if not (self.is_over or self.is_cut_off):
            return Info()
        if self.is_over and self.table.ask is not None:
            return Info(**info_at_end(self.table, illegal=True), illegal=True)
        return info_at_end(self.table)

    def _play_on(self) -> None:
        """Let the bots answer up to the seat's next question, or the end."""
        table, players, places, most = self.table, self._players, self._places, self.most_answers
        while (ask := table.ask) is not None and table.move < most:
            if len(ask.parts) == 1:
                (seat,) = ask.parts
                if seat == self.seat:
                    break
                table.answer(answer_of(players[seat], places[seat]).key, seat)
                continue
            move = next_answer(ask, players, places)
            if move is None:
                break
            table.answer(move[1], move[0])
        self.is_over = ask is None
        self.is_cut_off = ask is not None and table.move >= most
        if ask is None or self.is_cut_off:
            self.legal = ONLY_WAIT
        else:
            self.legal = self.setting.actions.numbered(choice.key for choice in ask.choices_for(self.seat))

    def _look_ahead(self) -> float:
        """How far the seat's side is; nobody looks where nobody is rewarded for it."""
        return self.setting.layout.progress(self.table, self.seat) if self.shaping else 0.0
