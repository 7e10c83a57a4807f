"""`dreadhall.testing.darkest.corpus`, by its former name."""

from dreadhall.testing.darkest.corpus import *  # noqa: F403
