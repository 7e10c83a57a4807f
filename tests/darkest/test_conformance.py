"""The suite that every game must pass, over editions, modules and modes, and again in the showdown."""

import json
from collections.abc import Iterator

import pytest
from typing_extensions import override

import dreadhall
from dreadhall.darkest.game import Darkest
from dreadhall.kernel import AuditFailed, Table
from dreadhall.testing import Conformance, play_randomly
from dreadhall.testing.conformance import everybody
from dreadhall.testing.darkest.games import into_the_showdown, random_table

EXPANSIONS = {"radioactive": True, "species": {"disco-doll": 3, "guts": 3, "chunk": 3}}


class TestDarkest(Conformance):
    game = Darkest()
    options = (
        {"house": "random", "mode": "darker", "team_decision": "vote", "survivors": 5},
        {"edition": "first", "house": "hard", "advanced": True, "team_decision": "lead"},
        {**EXPANSIONS, "mode": "darkest"},
    )
    games = 2
    most_moves = 45


class TestDarkestInTheShowdown(Conformance):
    """Tables that were carried into the late game by hand, so that what lies before is sealed."""

    game = Darkest()
    games = 2
    most_moves = 40

    @override
    def tables(self) -> Iterator[tuple[Table, int]]:
        """Tables of each edition, in the showdown."""
        for number in range(self.games):
            for edition in ("revised", "first"):
                yield into_the_showdown(random_table(number, edition=edition), number), number

    @override
    def test_a_saved_table_continues_identically(self) -> None:
        """In all but the story of how it came there."""
        for table in self.decisions(every=3):
            loaded = dreadhall.load_table(json.loads(json.dumps(table.save())))
            assert loaded.dump() == table.dump()
            assert [loaded.view(seat) for seat in everybody(table)] == [table.view(seat) for seat in everybody(table)]
            assert play_randomly(loaded, 2, most=4).dump() == play_randomly(table.fork(), 2, most=4).dump()

    @override
    def test_seed_and_tape_replay_the_game(self) -> None:
        """Such a table knows that its tape does not lead there."""
        assert not any(table.whole for table, _ in self.tables())

    @override
    def test_a_finished_table_can_be_audited(self) -> None:
        """But not one whose position was changed by hand."""
        for table, number in self.tables():
            with pytest.raises(AuditFailed):
                dreadhall.audit(play_randomly(table, number))


def test_a_household_takes_back_answer_after_answer() -> None:
    """Also where steps without a question lie between."""
    for seed in range(12):
        table = dreadhall.new_table("darkest", 3, seed, {"household": True})
        table.fork()  # from now on each step stands for itself
        play_randomly(table, seed, most=40)
        for move in range(table.move - 1, 20, -1):
            table.undo()
            assert table.move == move
