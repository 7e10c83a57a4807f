"""The small game passes the suite that every game must pass."""

from dreadhall.testing import Conformance
from tests.smallgame import GAME


class TestLanterns(Conformance):
    game = GAME
    options = ({}, {"luck": "wild"}, {"rounds": 3, "household": True})
