"""The page on adding a haunt shows what stands in the files it built."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "add-a-haunt.md").read_text(encoding="utf-8")
BUILT = [
    (ROOT / name).read_text(encoding="utf-8")
    for name in (
        "src/dreadhall/betrayal/haunts/h38_hellbeasts.py",
        "tests/betrayal/haunts/test_h38_hellbeasts.py",
    )
]


@pytest.mark.parametrize("block", re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
def test_the_code_it_shows_is_the_code_there_is(block: str) -> None:
    assert any(block in text for text in BUILT)


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`((?:src|docs|tests|locales)/[\w./-]+)`", PAGE))))
def test_the_files_it_names_are_there(name: str) -> None:
    assert (ROOT / name).exists()
