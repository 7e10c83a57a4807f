"""The documentation site: every page is in it, every link leads somewhere, and it can be built."""

from pathlib import Path

import pytest

from tests.extras import needs
from tools import build_docs

needs("zensical", extra="docs")

ROOT = Path(__file__).parents[2]
SHOWN = {"README.md", "docs/bots.md", "docs/rules/README.md", "docs/pictures/darkest.jpg"}


def turned(text: str, path: str) -> str:
    """A page as it is in the site."""
    return build_docs.with_links_of_the_site(text, path, SHOWN)


@pytest.mark.parametrize(
    ("path", "text", "there"),
    [
        ("README.md", "![a table](docs/pictures/darkest.jpg)", "![a table](pictures/darkest.jpg)"),
        ("README.md", "[bots](docs/bots.md#darkest)", "[bots](bots.md#darkest)"),
        ("docs/bots.md", "[begin](../README.md)", "[begin](index.md)"),
        ("docs/bots.md", "[all](README.md)", "[all](index.md)"),
        ("docs/rules/README.md", "[bots](../bots.md)", "[bots](../bots.md)"),
        (
            "docs/bots.md",
            "[below](#below), [far](https://example.org/a)",
            "[below](#below), [far](https://example.org/a)",
        ),
    ],
)
def test_links_lead_to_the_same_pages_as_in_the_repository(path: str, text: str, there: str) -> None:
    assert turned(text, path) == there


def test_what_is_no_page_is_named_and_not_linked() -> None:
    assert turned("see [`cli.py`](../src/dreadhall/cli.py)", "docs/bots.md") == "see `cli.py`"


def test_a_link_that_leads_nowhere_ends_the_build() -> None:
    with pytest.raises(SystemExit, match="is not there"):
        turned("[lost](nowhere.md)", "docs/bots.md")


def test_every_document_is_in_the_menu() -> None:
    listed = {page for pages in build_docs.NAVIGATION.values() for page in pages}
    assert {page.name for page in ROOT.glob("docs/*.md")} - {"README.md"} <= listed


def test_the_site_is_built_and_nothing_is_wrong_with_it(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert build_docs.build(tmp_path / "site") == 0, capfd.readouterr().out
    page = (tmp_path / "site/html/api/dreadhall.bots.base/index.html").read_text(encoding="utf-8")
    assert "One seat at a table, with nothing that this seat may not know." in page
    first = (tmp_path / "site/html/index.html").read_text(encoding="utf-8")
    assert "fonts.googleapis.com" not in first
    assert "(prefers-color-scheme: dark)" in first
    pictures = ("turn.webp", "darkest.jpg", "betrayal.jpg", "opening.jpg", "ending.jpg")
    assert all(f"pictures/{name}" in first for name in pictures)
    assert build_docs.STYLES in first


def test_the_generator_warns_of_a_name_that_there_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_docs, "API", {"dreadhall.no_such_module": "Nothing"})
    monkeypatch.setattr(build_docs, "pages_of_repository", lambda: iter(["README.md"]))
    monkeypatch.setattr(build_docs, "with_links_of_the_site", lambda text, path, shown: "# Nothing\n")
    assert build_docs.build(tmp_path / "site") != 0
