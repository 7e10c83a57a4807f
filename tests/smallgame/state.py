"""What Lanterns remembers."""

from typing import Annotated, Literal

import msgspec

from dreadhall.kernel import Data, Options, Stack, State

CARDS = [str(value) for value in range(1, 7) for _ in range(4)]
ROOMS = ("attic", "cellar", "porch")
HAND = 3


class LanternOptions(Options, frozen=True):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=30)] = 8
    luck: Literal["plain", "wild"] = "plain"


class Player(Data):
    hand: list[str] = []
    lanterns: int = 0


class LanternState(State):
    cards: Stack
    players: list[Player]
    peeked: list[tuple[int, int, str]] = []
    trap: str = ""
    sprung: bool = False
    round: int = 0
    phase: str = "set-up"
    leader: int = 0


class PlayerView(msgspec.Struct):
    hand: list[str] | None
    cards: int
    lanterns: int


class LanternView(msgspec.Struct):
    round: int
    phase: str
    players: list[PlayerView]
    stack: int
    trap: str | None
    peeked: list[tuple[int, str]]
