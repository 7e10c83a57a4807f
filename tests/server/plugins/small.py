"""Makes the small game known, here and in the processes in which bots think."""

from dreadhall.registry import GAMES
from tests.smallgame import GAME

GAMES[GAME.name] = GAME
