"""`dreadhall.testing.betrayal.secrets`, by its former name."""

from dreadhall.testing.betrayal.secrets import *  # noqa: F403
