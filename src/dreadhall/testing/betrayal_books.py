"""`dreadhall.testing.betrayal.books`, by its former name."""

from dreadhall.testing.betrayal.books import *  # noqa: F403
