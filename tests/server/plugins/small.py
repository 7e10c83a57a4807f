"""Makes the small game known, here and in the processes in which bots think."""

from dreadhall import register
from tests.smallgame.registration import LANTERNS

register(LANTERNS)
