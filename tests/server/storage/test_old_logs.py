"""What tables of older rules have told is still on their log after an upgrade, and is said with the words of today."""

import re

import pytest

from dreadhall.words import LANGUAGES, Words
from tests.server.fixtures import VERSIONS, kept

UNSAID = re.compile(r"[{}\[\]]")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("version", VERSIONS)
def test_the_log_of_an_older_table_can_be_read(version: str, language: str) -> None:
    words = Words(language)
    tables = [table for table in kept(version) if table.game == "darkest"]
    told = {words.say_event("darkest", event) for table in tables for _, seen in table.eyes for event in seen.events}
    assert told
    assert [line for line in told if UNSAID.search(line)] == []
