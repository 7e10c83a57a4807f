"""`dreadhall.testing.darkest.invariants`, by its former name."""

from dreadhall.testing.darkest.invariants import *  # noqa: F403
