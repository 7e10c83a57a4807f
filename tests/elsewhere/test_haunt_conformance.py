"""A haunt of another package passes the suite that every haunt must pass."""

import shutil
from pathlib import Path

import msgspec
import pytest

from dreadhall.betrayal.haunts import ALL_HAUNTS
from dreadhall.testing.betrayal.haunt import HauntConformance
from tests.elsewhere.cold_snap import COLD_SNAP


class TestColdSnap(HauntConformance):
    haunt = COLD_SNAP
    games = 6
    most_moves = 14


@pytest.mark.parametrize(
    ("page", "message", "noticed_by"),
    [
        ("cold-snap", "betrayal-event-cold-snap-bites", "test_everything_that_happens_can_be_said"),
        ("cold-snap", "betrayal-event-cold-snap-bites", "test_every_kind_of_happening_has_words"),
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
    suite = TestColdSnap()
    record = msgspec.structs.replace(COLD_SNAP, locales=words)
    ALL_HAUNTS.register(record)
    try:
        suite.haunt = record  # type: ignore[misc]
        with pytest.raises(pytest.fail.Exception, match=rf"{message} \(en\): .* expected in books/{page}\.ftl"):
            getattr(suite, noticed_by)()
    finally:
        ALL_HAUNTS.forget(record)
