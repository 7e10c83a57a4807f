"""The lines of story: every card, foe and room has one in every language, short, and about nobody who plays."""

import io
import re
from collections.abc import Collection

import pytest
from rich.console import Console

from dreadhall.betrayal.components import catalogue as betrayal
from dreadhall.darkest.components import catalogue as darkest
from dreadhall.terminal import Screen
from dreadhall.words import LANGUAGES, Words

MOST_LETTERS = 160
SENTENCES = re.compile(r"[.!?—](?:\s|$)")
BEASTS = darkest.CREATURES | darkest.NEMESES
TOLD: dict[str, dict[str, set[str]]] = {
    "betrayal": {"card": set(betrayal.CARDS), "room": set(betrayal.ROOMS)},
    "darkest": {
        "card": set(darkest.CARDS),
        "item": {*darkest.ITEMS, "fists"},
        "beast": set(BEASTS),
        "special": set(darkest.SPECIES),
        "power": {beast.power for beast in BEASTS.values() if beast.power},
        "passive": {beast.passive for beast in BEASTS.values() if beast.passive},
        "room": {room.id for tile in darkest.TILES.values() for room in tile.rooms.values()},
    },
}
"""Everything that has a story, by game and kind."""
PLAYED: dict[str, Collection[str]] = {"betrayal": betrayal.EXPLORERS, "darkest": darkest.SURVIVORS}


def stories(game: str, language: str) -> dict[tuple[str, str], str]:
    words = Words(language, strict=True)
    return {(kind, piece): words.story(game, kind, piece) for kind, ids in TOLD[game].items() for piece in ids}


def test_the_decks_are_whole() -> None:
    assert len(TOLD["betrayal"]["card"]) == 80
    assert len(TOLD["betrayal"]["room"]) == 47


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOLD)
def test_everything_has_a_story_of_one_or_two_sentences(game: str, language: str) -> None:
    for piece, story in stories(game, language).items():
        assert 0 < len(story) <= MOST_LETTERS, piece
        assert 1 <= len(SENTENCES.findall(story)) <= 2, piece


@pytest.mark.parametrize("game", TOLD)
def test_every_language_tells_it_in_its_own_words(game: str) -> None:
    told = [set(stories(game, language).values()) for language in LANGUAGES]
    assert not told[0] & told[1] | told[1] & told[2] | told[0] & told[2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOLD)
def test_no_story_names_somebody_who_plays(game: str, language: str) -> None:
    kind = "explorer" if game == "betrayal" else "survivor"
    words = Words(language)
    names = {name for who in PLAYED[game] for name in re.findall(r"\w+", words.name(game, kind, who)) if len(name) > 2}
    said = {piece: names & set(re.findall(r"\w+", story)) for piece, story in stories(game, language).items()}
    assert {piece: found for piece, found in said.items() if found} == {}


def test_what_has_no_story_is_told_without() -> None:
    assert Words("en", strict=True).story("betrayal", "explorer", "ox-bellows") == ""
    assert Words("en", strict=True).story("betrayal", "card", "no-such-card") == ""


@pytest.mark.parametrize(
    ("game", "event", "told"),
    [
        (
            "betrayal",
            {"kind": "draws", "data": {"explorer": "ox-bellows", "card": "skull", "deck": "omen"}},
            "It grins like somebody who knows the ending.",
        ),
        (
            "betrayal",
            {"kind": "finds", "data": {"explorer": "ox-bellows", "room": "kitchen"}},
            "Something simmers. There is no fire under it.",
        ),
        (
            "darkest",
            {"kind": "card-found", "data": {"survivor": "leo", "card": "EQ46"}},
            "It sweats. So do you.",
        ),
        (
            "darkest",
            {"kind": "creature-appears", "data": {"beast": "undead-bird", "room": "study"}},
            "It used to sing in the conservatory. Now it practises screaming.",
        ),
    ],
)
def test_the_terminal_tells_the_story_below_what_happened(game: str, event: dict[str, object], told: str) -> None:
    output = io.StringIO()
    screen = Screen(Console(file=output, width=200), Words("en", strict=True))
    screen.events(game, [{"cause": "", **event}])
    assert output.getvalue().splitlines()[1:] == [f"  {told}"]
