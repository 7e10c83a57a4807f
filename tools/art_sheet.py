"""Lay all pictures of some folders side by side, small and large: docs/art/NAME.png, to see whether one hand drew them.

`python -m tools.art_sheet people web/src/games/*/art/people` writes docs/art/people.png. Without `--square` they lie on
round medallions, as the table shows people; `--ending .jpg` makes a sheet of many pictures lighter.
"""

import argparse
import base64
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tools import browser

# Pictures with gradients weigh too much as png.
ENDINGS: dict[str, dict[str, Any]] = {".png": {"type": "png"}, ".jpg": {"type": "jpeg", "quality": 68}}
DOCS = Path(__file__).parents[1] / "docs" / "art"
PAGE = """<!doctype html><style>
  body {{ margin: 0; padding: 12px; display: grid; grid-template-columns: repeat({columns}, 240px); gap: 12px;
    width: max-content; background: #15121a; color: #efe7d6; font: 15px serif }}
  figure {{ margin: 0; position: relative }}
  img {{ display: block; background: #1c1822; border-radius: {corner} }}
  img + img {{ position: absolute; right: 0; bottom: 0 }}
  figcaption {{ height: 40px; line-height: 40px }}
</style>{figures}"""


def pictures(folders: Iterable[Path]) -> list[Path]:
    """The pictures of all folders, each folder in the order of names."""
    return [file for folder in folders for file in sorted(folder.glob("*.svg"))]


def figure(file: Path) -> str:
    """A picture at both sizes beside its name."""
    address = f"data:image/svg+xml;base64,{base64.b64encode(file.read_bytes()).decode()}"
    sizes = "".join(f'<img src="{address}" width="{size}" height="{size}">' for size in (240, 40))
    return f"<figure>{sizes}<figcaption>{file.stem}</figcaption></figure>"


def draw(files: Iterable[Path], columns: int, corner: str, to: Path) -> None:
    """Let the browser draw the sheet."""
    page = PAGE.format(columns=columns, corner=corner, figures="".join(map(figure, files)))
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.find())
        sheet = chromium.new_page(viewport={"width": 100, "height": 100})
        sheet.set_content(page)
        to.parent.mkdir(parents=True, exist_ok=True)
        sheet.locator("body").screenshot(path=to, **ENDINGS[to.suffix])
        chromium.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name")
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--columns", type=int, default=6)
    parser.add_argument("--square", action="store_true")
    parser.add_argument("--ending", choices=ENDINGS, default=".png")
    chosen = parser.parse_args()
    corner = "12px" if chosen.square else "50%"
    draw(pictures(chosen.folders), chosen.columns, corner, DOCS / f"{chosen.name}{chosen.ending}")
