"""The suite that every game must pass: exploration, and each haunt from its first turn on."""

from collections.abc import Iterator

import pytest
from typing_extensions import override

import dreadhall
from dreadhall.betrayal.game import Betrayal
from dreadhall.betrayal.haunts import BUILT
from dreadhall.kernel import Table
from dreadhall.testing import Conformance
from dreadhall.testing.betrayal.kept_secret import OPEN


class TestExploration(Conformance):
    game = Betrayal()
    options = ({"explorers": "dealt"}, {"haunt_roll": "at-once"})
    games = 2
    most_moves = 40


class TestHaunts(Conformance):
    """A table in haunts of every kind, right after they were revealed; all are played in `test_haunts_played.py`."""

    game = Betrayal()
    games = 1
    most_moves = 12

    @override
    def tables(self) -> Iterator[tuple[Table, int]]:
        """One table for each haunt that keeps secrets, and for every fifth of the others."""
        for number in sorted({*OPEN, *sorted(BUILT - OPEN.keys())[::5]}):
            options = {"start": "haunt", "haunt": number, "explorers": "dealt"}
            yield dreadhall.new_table(self.game, 3 + number % 4, number, options), number


@pytest.mark.soak
class TestHauntsForLonger(TestHaunts):
    """The same tables, further on."""

    most_moves = 48
