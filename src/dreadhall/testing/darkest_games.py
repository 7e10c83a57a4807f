"""`dreadhall.testing.darkest.games`, by its former name."""

from dreadhall.testing.darkest.games import *  # noqa: F403
