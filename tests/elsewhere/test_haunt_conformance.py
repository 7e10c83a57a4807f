"""A haunt of another package passes the suite that every haunt must pass."""

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from dreadhall.betrayal.haunts import ALL_HAUNTS, HauntRecord
from dreadhall.betrayal.haunts.printed import HAUNTS
from dreadhall.betrayal.ids import CardId, RoomId
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.testing.betrayal.haunt import HauntConformance
from tests.elsewhere.baited import BAITED, LEAKING
from tests.elsewhere.cold_snap import COLD_SNAP
from tests.elsewhere.cold_snap.rules import ColdSnap


class TestColdSnap(HauntConformance):
    haunt = COLD_SNAP
    games = 6
    most_moves = 14


@contextmanager
def played(record: HauntRecord) -> Iterator[HauntConformance]:
    """The suite, about to play another haunt."""
    ALL_HAUNTS.register(record)
    suite = TestColdSnap()
    suite.haunt = record  # type: ignore[misc]
    suite.games = 2  # type: ignore[misc]
    try:
        yield suite
    finally:
        if record.number is None:
            ALL_HAUNTS.forget(record)


@pytest.mark.parametrize("record", [BAITED, HAUNTS[25]], ids=lambda record: record.id)
def test_a_secret_that_is_drawn_from_what_it_could_be_passes(record: HauntRecord) -> None:
    with played(record) as suite:
        suite.test_what_a_seat_may_not_know_is_imagined_anew()
        suite.test_what_is_imagined_follows_from_what_a_seat_knows()


def test_a_secret_that_is_imagined_as_it_is_fails() -> None:
    with played(LEAKING) as suite:
        with pytest.raises(
            AssertionError, match=r"\['bait-room'\]: whoever may not know it imagines it as it is; declare"
        ):
            suite.test_what_a_seat_may_not_know_is_imagined_anew()
        suite.deducible = frozenset({"bait-room"})  # type: ignore[misc]
        suite.test_what_a_seat_may_not_know_is_imagined_anew()


@pytest.mark.parametrize(
    ("page", "message", "noticed_by"),
    [
        ("cold-snap", "betrayal-event-cold-snap-bites", "test_everything_that_happens_can_be_said"),
        ("cold-snap", "betrayal-event-cold-snap-bites", "test_every_kind_of_happening_has_words"),
        ("cold-snap", "betrayal-why-cold-snap-frost", "test_everything_that_happens_can_be_said"),
        (
            "cold-snap-traitor",
            "betrayal-book-cold-snap-traitor-goal",
            "test_the_book_of_each_side_has_all_its_chapters",
        ),
    ],
)
def test_words_that_are_missing_are_told_with_their_file(
    page: str, message: str, noticed_by: str, tmp_path: Path
) -> None:
    assert COLD_SNAP.locales is not None
    words = Path(shutil.copytree(COLD_SNAP.locales, tmp_path / "words"))
    file = words / "en" / "books" / f"{page}.ftl"
    file.write_text(file.read_text(encoding="utf-8").replace(f"{message} =", "nothing ="), encoding="utf-8")
    record = msgspec.structs.replace(COLD_SNAP, locales=words)
    expected = rf"{message} \(en\): .* expected in books/{page}\.ftl"
    with played(record) as suite, pytest.raises(pytest.fail.Exception, match=expected):
        getattr(suite, noticed_by)()


def test_a_mistake_in_a_file_of_words_is_told_with_its_line(tmp_path: Path) -> None:
    assert COLD_SNAP.locales is not None
    words = Path(shutil.copytree(COLD_SNAP.locales, tmp_path / "words"))
    file = words / "en" / "books" / "cold-snap.ftl"
    file.write_text("cold = Cold\nice = { $room \n", encoding="utf-8")
    record = msgspec.structs.replace(COLD_SNAP, locales=words)
    expected = rf"{re.escape(str(file))}:2: Expected token: \"}}\""
    with played(record) as suite, pytest.raises(pytest.fail.Exception, match=expected):
        suite.test_its_files_of_words_have_no_mistakes()


@pytest.mark.parametrize(
    ("wish", "expected"),
    [
        (Objective(id="wish", rooms=(RoomId("kitchn"),)), "objective 'wish': rooms: there is nothing called 'kitchn'"),
        (Objective(id="wish", cards=(CardId("moon"),)), "cards: there is nothing called 'moon'"),
        (Objective(id="wish", foes=("frost-giant-1",)), "foes: there is nothing called 'frost-giant-1'"),
        (Objective(id="wish", verbs=("thaw:foyer",)), "verbs: there is nothing called 'thaw'"),
    ],
)
def test_an_objective_that_names_what_is_not_there_is_told(
    wish: Objective, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ColdSnap, "objectives", lambda _rules, _side: iter([wish]))
    with played(COLD_SNAP) as suite, pytest.raises(pytest.fail.Exception, match=expected):
        suite.test_what_an_objective_names_is_there()
