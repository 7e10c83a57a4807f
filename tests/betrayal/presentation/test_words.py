"""The books of both sides can be read in every language."""

import pytest

from dreadhall.betrayal.haunts import BUILT, haunt_rules
from dreadhall.words import LANGUAGES, Words

PARTS = ("story", "goal", "can", "foe", "rules")
SPEAKERS = [Words(language, strict=True) for language in LANGUAGES]


@pytest.mark.parametrize("number", sorted(BUILT))
def test_every_book_has_all_its_parts(number: int) -> None:
    sides = ["heroes"] if haunt_rules(number).open_book else ["heroes", "traitor"]
    for words in SPEAKERS:
        for side in sides:
            assert all(words.say(f"betrayal-book-h{number:02}-{side}-{part}") for part in PARTS)
