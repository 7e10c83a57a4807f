"""Recorded games go as they went; a difference is a bug, or a rules fix that CHANGELOG names.

`python tools/record_corpus.py` records them anew.
"""

from pathlib import Path

import msgspec
import pytest

from dreadhall.testing.darkest.corpus import CorpusGame, Difference, replay

CORPUS = sorted((Path(__file__).parent / "corpus").glob("*.json"))


def read(path: Path) -> CorpusGame:
    """A recorded game."""
    return msgspec.json.decode(path.read_bytes(), type=CorpusGame)


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_a_recorded_game_goes_as_it_went(path: Path) -> None:
    replay(read(path))


def test_the_corpus_holds_both_editions_the_expansions_and_every_ending() -> None:
    games = [read(path) for path in CORPUS]
    assert len(games) >= 12
    assert {game.reason for game in games} >= {"darkness", "cure-lost", "corners-destroyed", "nemesis-dead"}
    assert {game.options.get("edition", "revised") for game in games} == {"revised", "first"}
    assert any(game.options.get("radioactive") for game in games)
    assert any(game.options.get("species") for game in games)
    assert any(game.options.get("pieces") == "first-reconstruction" for game in games)


def test_a_game_that_goes_another_way_is_noticed() -> None:
    game = read(CORPUS[0])
    game.landmarks[20] = "another"
    with pytest.raises(Difference, match="after 20 answers"):
        replay(game)
    game = read(CORPUS[0])
    game.tape[5] = "0=sing"
    with pytest.raises(Difference, match="answer 6, 0=sing, is refused"):
        replay(game)
