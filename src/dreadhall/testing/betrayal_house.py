"""`dreadhall.testing.betrayal.legal_house`, by its former name."""

from dreadhall.testing.betrayal.legal_house import *  # noqa: F403
