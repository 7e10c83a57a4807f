"""Values that the printed books have lost are listed in one table, with what is played instead and how sure that is."""

import re
from pathlib import Path

import pytest

RULES = Path(__file__).parents[2] / "docs" / "rules" / "betrayal"
ROWS = re.findall(
    r"^\| (\d\d) \| .* \| (high|medium-high|medium|low) \| .* \|$", (RULES / "lost-in-source.md").read_text(), re.M
)
CHART = re.compile(r"\([^()]*(?:omen header|omen columns)[^)]*\)")
"""What every page may say of the chart, which is one line of the table."""
PAGES = sorted(RULES.glob("haunts/[0-9][0-9]-*.md"))


@pytest.mark.parametrize(
    "page", [page for page in PAGES if not page.name.startswith("00")], ids=lambda page: page.name[:2]
)
def test_what_a_page_has_lost_is_in_the_table(page: Path) -> None:
    has_lost = "LOST IN SOURCE" in CHART.sub("", page.read_text(encoding="utf-8"))
    assert has_lost == any(number == page.name[:2] for number, _ in ROWS)
