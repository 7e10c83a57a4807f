"""What all environments are made from: a game, its seats and options, and the spaces that follow from them."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces

import dreadhall
from dreadhall.kernel import AnyGame, Table
from dreadhall.registry import find_game
from dreadhall.rl.actions import Actions
from dreadhall.rl.layout import layout_of
from dreadhall.rl.vocabulary import read_vocabulary

MOST_ANSWERS = 20_000
"""No game is played for longer: rulebooks know no end for people who can neither be reached nor get away."""
SEED_BITS = 63

Observation = dict[str, Any]
"""`observation` and `action_mask`, both arrays."""


class Setting:
    """A game as it is to be played again and again."""

    def __init__(self, game: str | AnyGame, seats: int | None, options: Mapping[str, Any] | None) -> None:
        self.game = find_game(game)
        self.seats = self.game.check_seats(self.game.seats[0] if seats is None else seats)
        self.options = dict(options or {})
        self.layout = layout_of(self.game, self.seats)
        self.actions = Actions(read_vocabulary(self.game))
        dreadhall.new_table(self.game, self.seats, 0, self.options, record=False)  # says now what is wrong with them

    def open(self, seed: int, options: Mapping[str, Any] | None, *, record: bool) -> Table:
        """A new table; what is given for the game here goes before what was given for all."""
        own = (options or {}).get("game", {})
        return dreadhall.new_table(self.game, self.seats, seed, {**self.options, **own}, record=record)

    def observation_space(self) -> Any:
        """A space of its own for each who asks: spaces have dice."""
        entries = spaces.Box(-1.0, 1.0, (len(self.layout),), np.float32)
        return spaces.Dict({"observation": entries, "action_mask": spaces.MultiBinary(len(self.actions))})

    def action_space(self) -> Any:
        """A space of its own for each who asks."""
        return spaces.Discrete(len(self.actions))

    def observe(self, table: Table, seat: int, numbers: Mapping[int, str]) -> Observation:
        """What a seat sees, and which numbers it can choose from."""
        return {"observation": self.layout.observe(table, seat), "action_mask": self.actions.mask(list(numbers))}
