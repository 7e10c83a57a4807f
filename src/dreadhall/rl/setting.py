"""What all environments are made from: a game, its seats and options, and the spaces that follow from them."""

from collections.abc import Iterable, Mapping
from typing import Any, TypedDict

import numpy as np
from gymnasium import spaces

import dreadhall
from dreadhall.encoding import Vocabulary, actions_of, layout_of
from dreadhall.encoding.layout import VERSION
from dreadhall.encoding.vocabulary import WIDE, vocabulary_for
from dreadhall.kernel import AnyGame, BadOption, Table
from dreadhall.registry import find_game

MOST_ANSWERS = 20_000
"""No game is played for longer: rulebooks know no end for people who can neither be reached nor get away."""
SEED_BITS = 63

Observation = dict[str, Any]
"""`observation` and `action_mask`, both arrays."""


class Spaces(TypedDict):
    """What an environment says of its numbers: everything that a kept policy has to agree with."""

    game: str
    rules: int
    layout: str
    layout_version: int
    vocabulary_since: int
    seats: int
    entries: int
    actions: int


class EpisodeSetting:
    """A game as it is to be played again and again."""

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        layout: str | Vocabulary = WIDE,
    ) -> None:
        self.game = find_game(game)
        self.seats = self.game.check_seats(self.game.seats[0] if seats is None else seats)
        self.options = dict(options or {})
        self.words = vocabulary_for(self.game, layout, self.options)
        self.layout = layout_of(self.game, self.seats, self.words)
        self.actions = actions_of(self.words)
        self.open(0)  # says now what is wrong with the options

    def open(self, seed: int, options: Mapping[str, Any] | None = None, *, record: bool = False) -> Table:
        """A new table; what is given for the game here goes before what was given for all."""
        given = options or {}
        for name in given:
            if name in self.game.options_type.__struct_fields__:
                raise BadOption(f"{name} is an option of the game: reset(options={{'game': {{{name!r}: ...}}}})")
        own = given.get("game", {})
        return dreadhall.new_table(self.game, self.seats, seed, {**self.options, **own}, record=record)

    def describe(self) -> Spaces:
        """Names and shapes of what is seen and done, and the versions they belong to."""
        return Spaces(
            game=self.game.name,
            rules=self.game.version,
            layout=self.words.name,
            layout_version=VERSION,
            vocabulary_since=self.words.since,
            seats=self.seats,
            entries=len(self.layout),
            actions=len(self.actions),
        )

    def observation_space(self) -> spaces.Dict:
        """A space of its own for each who asks: spaces have dice."""
        entries = spaces.Box(-1.0, 1.0, (len(self.layout),), np.float32)
        return spaces.Dict({"observation": entries, "action_mask": spaces.MultiBinary(len(self.actions))})

    def action_space(self) -> spaces.Discrete:
        """A space of its own for each who asks."""
        return spaces.Discrete(len(self.actions))

    def observe(self, table: Table, seat: int, numbers: Iterable[int]) -> Observation:
        """What a seat sees, and which numbers it can choose from."""
        return {"observation": self.layout.observe(table, seat), "action_mask": self.actions.mask(numbers)}


def describe(
    game: str | AnyGame,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    layout: str | Vocabulary = WIDE,
) -> Spaces:
    """Names and shapes of what an environment with these arguments shows and takes, without making one.

    >>> describe("darkest", seats=2)["layout"]
    'wide'
    """
    return EpisodeSetting(game, seats, options, layout).describe()
