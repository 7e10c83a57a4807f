"""The engines we compare with, each in random play through the calls its own documentation shows."""

import copy
import functools
import json
import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

from typing_extensions import override

from bench.measure import Contender


class Catanatron:
    """Four random players at Catan; a tick is one decision among the playable actions, which it keeps listed."""

    turns_limit = 1000  # as in its own loop, because random players may never win

    def __init__(self, seed: int) -> None:
        engine = import_module("catanatron")
        # It takes 0 for "no seed".
        self.game = engine.Game([engine.RandomPlayer(color) for color in engine.Color], seed=seed + 1)

    def play(self) -> bool:
        """One tick of its own loop, with its own test for the end."""
        if self.game.winning_color() is not None or self.game.state.num_turns >= self.turns_limit:
            return False
        self.game.play_tick()
        return True

    def fork(self) -> object:
        """Its own copy."""
        return self.game.copy()

    def fork_and_play(self) -> object:
        """A tick at its own copy."""
        return self.game.copy().play_tick()

    def saved_bytes(self) -> int | None:
        """The JSON it sends to its screen: all actions and the final board, though it cannot be loaded back."""
        encoder = import_module("catanatron.json").GameEncoder
        return len(json.dumps(self.game, cls=encoder, separators=(",", ":")))


class RLCard:
    """A game of RLCard below its environment, so that it pays for no numpy observations."""

    def __init__(self, module: str, seed: int) -> None:
        self.random = random.Random(seed)
        self.game = import_module(module).Game()
        self.game.np_random.seed(seed)
        self.game.init_game()

    def choices(self, game: Any) -> Any:
        """List the legal actions of this game or of a copy."""
        raise NotImplementedError

    def play(self) -> bool:
        """Take one of the legal actions."""
        if self.game.is_over():
            return False
        choices = self.choices(self.game)
        self.game.step(choices[int(self.random.random() * len(choices))])
        return True

    def fork(self) -> object:
        """A deep copy: it has no copy of its own, and its step_back keeps deep copies too."""
        return copy.deepcopy(self.game)

    def fork_and_play(self) -> object:
        """One of a deep copy's legal actions, which name its own cards: they are not those of the original."""
        other = copy.deepcopy(self.game)
        choices = self.choices(other)
        return other.step(choices[int(self.random.random() * len(choices))])

    def saved_bytes(self) -> int | None:
        """It saves nothing."""
        return None


class RLCardGin(RLCard):
    """Gin rummy for two."""

    def __init__(self, seed: int) -> None:
        super().__init__("rlcard.games.gin_rummy", seed)

    @override
    def choices(self, game: Any) -> Any:
        """Its judge lists them."""
        return game.judge.get_legal_actions()


class RLCardMahjong(RLCard):
    """Mahjong for four."""

    def __init__(self, seed: int) -> None:
        super().__init__("rlcard.games.mahjong", seed)

    @override
    def choices(self, game: Any) -> Any:
        """They are part of the state that the last step led to."""
        return game.get_legal_actions(game.cur_state)


class OpenSpielGin:
    """Gin rummy of OpenSpiel, an engine in C++."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.game = self.rules()
        self.state = self.game.new_initial_state()
        self.deal()

    @staticmethod
    @functools.cache
    def rules() -> Any:
        """Loaded once; the games share them."""
        return import_module("pyspiel").load_game("gin_rummy")

    def play(self) -> bool:
        """One decision of a player, and the cards dealt because of it."""
        if self.state.is_terminal():
            return False
        self.take_any()
        self.deal()
        return True

    def deal(self) -> None:
        """Cards in the stock are equally likely, so listing them is enough and quicker than asking for the odds."""
        while self.state.is_chance_node():
            self.take_any()

    def take_any(self) -> None:
        """Take one of the legal actions."""
        choices = self.state.legal_actions()
        self.state.apply_action(choices[int(self.random.random() * len(choices))])

    def fork(self) -> object:
        """Its own clone."""
        return self.state.clone()

    def fork_and_play(self) -> object:
        """One decision at its own clone, and the cards dealt because of it."""
        fork = OpenSpielGin.__new__(OpenSpielGin)
        fork.random, fork.game, fork.state = self.random, self.game, self.state.clone()
        return fork.play()

    def saved_bytes(self) -> int | None:
        """Its own text form: the actions and the cards dealt, one number a line."""
        return len(import_module("pyspiel").serialize_game_and_state(self.game, self.state))


PEERS = [
    Contender("catanatron", Catanatron),
    Contender("rlcard gin-rummy", RLCardGin),
    Contender("rlcard mahjong", RLCardMahjong),
    Contender("open_spiel gin_rummy", OpenSpielGin),
]


def installed(report: Callable[[str], None]) -> list[Contender]:
    """Give the peers that can be imported and report each of the others in one line."""
    present = []
    for peer in PEERS:
        try:
            peer.start(0)
        except ImportError as error:
            report(f"{peer.name} is left out: {error}")
        else:
            present.append(peer)
    return present
