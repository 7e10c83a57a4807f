"""The page on adding a haunt shows what stands in the files it built."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "add-a-haunt.md").read_text(encoding="utf-8")
BUILT = [
    (ROOT / name).read_text(encoding="utf-8")
    for name in (
        "src/dreadhall/betrayal/haunts/h25_voodoo.py",
        "src/dreadhall/betrayal/haunts/h38_hellbeasts.py",
        "tests/betrayal/haunts/h38/test_h38_hellbeasts.py",
    )
]


@pytest.mark.parametrize("block", re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
def test_the_code_it_shows_is_the_code_there_is(block: str) -> None:
    # Methods are shown without the indentation of their class.
    shown = [line for line in block.splitlines() if line.strip()]
    assert any(is_part_of(shown, text, indent) for text in BUILT for indent in ("", "    "))


def is_part_of(lines: list[str], text: str, indent: str) -> bool:
    """Whether these lines stand in a file one after the other, empty ones left out."""
    written = "\n".join(line for line in text.splitlines() if line.strip())
    return "\n".join(indent + line for line in lines) in written


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`((?:src|docs|tests|locales)/[\w./-]+)`", PAGE))))
def test_the_files_it_names_are_there(name: str) -> None:
    assert (ROOT / name).exists()
