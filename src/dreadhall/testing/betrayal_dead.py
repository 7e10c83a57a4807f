"""`dreadhall.testing.betrayal.dead`, by its former name."""

from dreadhall.testing.betrayal.dead import *  # noqa: F403
