"""What every game must pass: its tables fork, save, replay, undo, refuse and keep secrets.

    class TestMyGame(Conformance):
        game = MyGame()
        options = [{}, {"hard": True}]

A subclass of `Conformance` collected by pytest runs whole random games and looks at every decision.
"""

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import pytest

import dreadhall
from dreadhall.kernel import AnyGame, CannotUndo, IllegalAnswer, Table
from dreadhall.kernel.data import dump_bytes
from dreadhall.testing.kinds import misfit
from dreadhall.testing.listening import Listener
from dreadhall.testing.play import play_randomly, random_answer
from dreadhall.testing.undoing import lessons_taken_back
from dreadhall.words import LANGUAGES, MissingWords, Words

NONSENSE: list[Any] = ["", "no-such-choice", "a" * 10_000, 7, None, True, [], {"key": 1}]


# A rule that nobody awaits is skipped, and Python does no more than warn of it.
@pytest.mark.filterwarnings("error:coroutine:RuntimeWarning")
@pytest.mark.filterwarnings("error::pytest.PytestUnraisableExceptionWarning")
class Conformance:
    """The suite: name the game, the options to try and how many games to play."""

    game: ClassVar[AnyGame]
    options: ClassVar[Sequence[Mapping[str, Any]]] = ({},)
    words: ClassVar[Path | None] = None
    """The folder of the game’s words, with a folder for each language: everything that happens is said in each."""
    games: ClassVar[int] = 3
    most_moves: ClassVar[int] = 400

    @pytest.fixture(autouse=True)
    def _game_is_known(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(dreadhall.GAMES, self.game.name, self.game)

    def tables(self) -> Iterator[tuple[Table, int]]:
        """New tables over all options and numbers of seats, each with a number for the random play."""
        for number in range(self.games):
            for given in self.options:
                seats = self.game.seats[number % len(self.game.seats)]
                yield dreadhall.new_table(self.game, seats, number, given), number

    def decisions(self, *, every: int = 1) -> Iterator[Table]:
        """The tables at every decision of random games, or at every so many."""
        for table, number in self.tables():
            rng = random.Random(number)
            for move in range(self.most_moves):
                if move % every == 0:
                    yield table
                if table.ask is None:
                    break
                seat, key = random_answer(table, rng)
                table.answer(key, seat)

    def test_games_come_to_an_end(self) -> None:
        for table, number in self.tables():
            play_randomly(table, number)
            assert table.ask is None
            assert table.result is not None
            assert all(0 <= seat < table.seats for seat in table.result.winners)

    def test_everything_that_happens_can_be_said(self) -> None:
        """Events, questions, choices and results; nothing where the game names no words."""
        folder = self.words
        if folder is None:
            return
        spoken = [one for one in LANGUAGES if (folder / one).is_dir()]
        for table, number in self.tables():
            listener = Listener([Words(language, folder, strict=True) for language in spoken])
            try:
                play_randomly(table, number, look=listener.look)
            except MissingWords as error:
                pytest.fail(f"{error}; it is expected in a file of its language in {folder}", pytrace=False)

    def test_choices_are_distinct_and_ready_for_json(self) -> None:
        for table in self.decisions():
            for seat in table.ask.seats if table.ask else []:
                assert table.ask is not None
                keys = [choice.key for choice in table.ask.choices_for(seat)]
                assert keys
                assert len(keys) == len(set(keys)), f"{table.ask.prompt}: two choices with one key: {keys}"
                json.dumps(table.ask.shown_to(seat))

    def test_a_fork_equals_its_original_and_is_independent(self) -> None:
        for table in self.decisions():
            before = table.dump()
            fork = table.fork()
            assert fork.dump() == before
            assert look(fork) == look(table)
            play_randomly(fork, 1, most=3)
            assert table.dump() == before

    def test_a_saved_table_continues_identically(self) -> None:
        for table in self.decisions(every=3):
            data = json.loads(json.dumps(table.save()))
            loaded = dreadhall.load_table(data)
            assert loaded.dump() == table.dump()
            assert look(loaded) == look(table)
            assert play_randomly(loaded, 2, most=4).dump() == play_randomly(table.fork(), 2, most=4).dump()

    def test_what_was_told_is_of_its_type_and_stays_as_it_was_told(self) -> None:
        for table, number in self.tables():
            rng = random.Random(number)
            told: list[bytes] = []
            while table.ask is not None and table.move < self.most_moves:
                seat, key = random_answer(table, rng)
                table.answer(key, seat)
                told += [dump_bytes(event.data) for event in table.events_after(table.move - 1)]
                assert not [wrong for wrong in map(misfit, table.events_after(table.move - 1)) if wrong]
            first = len(table.events) - len(told)
            assert [dump_bytes(event.data) for event in table.events[first:]] == told

    def test_a_table_goes_by_the_rules_in_force(self) -> None:
        for table in self.decisions(every=3):
            assert type(table.rules) is self.game.rules_for(table.checkpoint, table.options)

    def test_seed_and_tape_replay_the_game(self) -> None:
        for table, number in self.tables():
            play_randomly(table, number, most=self.most_moves)
            options = table.save()["options"]
            again = dreadhall.new_table(self.game, table.seats, number, options)
            for seat, key in table.tape:
                again.answer(key, seat)
            assert again.dump() == table.dump()
            assert again.events == table.events
            assert again.rolls == table.rolls

    def test_undo_and_the_same_answer_change_nothing(self) -> None:
        rng = random.Random(3)
        for table in self.decisions():
            if table.ask is None:
                continue
            seat, key = random_answer(table, rng)
            told = look(table)
            after = table.fork()
            after.answer(key, seat)
            undone = after.fork()
            try:
                undone.undo(seat)
            except CannotUndo:
                continue
            assert undone.dump() == table.dump()
            assert look(undone) == told
            undone.answer(key, seat)
            assert undone.dump() == after.dump()

    def test_undo_never_takes_back_knowledge(self) -> None:
        """Where an answer may be taken back, no seat has learnt anything from it that it could not foresee."""
        for number, table in enumerate(self.decisions(every=2)):
            assert list(lessons_taken_back(table, seed=number)) == []

    def test_an_illegal_answer_changes_nothing(self) -> None:
        for table in self.decisions(every=5):
            before = table.dump(), look(table)
            asked = table.ask.seats if table.ask else []
            for seat in [*asked, None, -1, 99, "0", True]:
                for answer in NONSENSE:
                    with pytest.raises(IllegalAnswer) as refusal:
                        table.answer(answer, seat)  # type: ignore[arg-type]
                    assert "\n" not in str(refusal.value)
                    assert len(str(refusal.value)) < 300
            assert (table.dump(), look(table)) == before

    def test_nobody_sees_the_seed(self) -> None:
        for table in self.decisions(every=5):
            secret = table.state.dice.keys[0].secret.hex()
            for seat in everybody(table):
                assert secret not in json.dumps(table.view(seat))
                assert secret not in json.dumps(table.events_for(seat))

    def test_real_and_imagined_tables_look_the_same(self) -> None:
        """Whatever a seat sees is a function of what it may know: nothing else reaches it."""
        for number, table in enumerate(self.decisions(every=3)):
            for seat in everybody(table):
                assert seen(table.imagine(seat, seed=number), seat) == seen(table, seat)

    def test_other_dice_change_nothing_that_has_fallen(self) -> None:
        """A fork with dice of its own, of the real or of an imagined table, still looks the same to a seat."""
        for number, table in enumerate(self.decisions(every=11)):
            for seat in everybody(table):
                assert seen(table.fork(number), seat) == seen(table, seat)
                assert seen(table.imagine(seat, seed=number).fork(number), seat) == seen(table, seat)

    def test_where_no_secrets_are_kept_all_know_the_same(self) -> None:
        for table in self.decisions(every=2):
            if not table.rules.keeps_secrets():
                known = known_by(table, None)
                assert [seat for seat in range(table.seats) if known_by(table, seat) != known] == []

    def test_imagined_tables_differ_in_what_is_hidden(self) -> None:
        differing = 0
        for number, table in enumerate(self.decisions(every=7)):
            if table.ask is None:
                continue
            imagined, other = table.imagine(None, seed=number), table.imagine(None, seed=number + 1)
            differing += play_randomly(imagined, 5).dump() != play_randomly(other, 5).dump()
        assert differing

    def test_a_finished_table_can_be_audited(self) -> None:
        for table, number in self.tables():
            play_randomly(table, number)
            dreadhall.verify(dreadhall.audit(table), table.commitment)


def everybody(table: Table) -> list[int | None]:
    """All seats, and a spectator."""
    return [*range(table.seats), None]


def seen(table: Table, seat: int | None) -> bytes:
    """Every byte that reaches a seat."""
    return dump_bytes([table.view(seat), table.events_for(seat)])


def known_by(table: Table, seat: int | None) -> bytes:
    """What a seat may know, but for what it is asked: the position, what the last move told, pages and channels."""
    rules = table.rules
    told = [event.told_to(seat) for event in table.events_after(table.move - 1) if event.is_for(seat)]
    position = table.view(seat)["position"]
    return dump_bytes([position, told, list(rules.pages(seat)), list(rules.channels(seat))])


def look(table: Table) -> list[bytes]:
    """What everybody sees."""
    return [seen(table, seat) for seat in everybody(table)]
