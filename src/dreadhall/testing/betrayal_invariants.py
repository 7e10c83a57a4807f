"""`dreadhall.testing.betrayal.invariants`, by its former name."""

from dreadhall.testing.betrayal.invariants import *  # noqa: F403
