"""Draw what stands in all rooms of a game, small and large: docs/art/rooms-GAME.png. Is each known without its name?

`python -m tools.room_sheet betrayal darkest` writes both sheets. The names stand below, where they can be covered.
"""

import base64
import json
import struct
import sys
import zlib
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tools import browser

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs" / "art"
SIZES = (220, 110)
SHEET = """<!doctype html><style>
  body {{ margin: 0; padding: 10px; display: grid; grid-template-columns: repeat(6, max-content); gap: 10px 16px;
    width: max-content; background: #0e0c0f; color: #b5ab97; font: 15px serif }}
  figure {{ margin: 0; display: grid; grid-template-columns: repeat(2, max-content); gap: 4px; align-items: end }}
  figcaption {{ grid-column: 1 / -1 }}
  svg {{ background: #2b262b }}
  path {{ fill: #221e22; stroke: #d8ccb4; stroke-width: 1.2; stroke-linecap: round; stroke-linejoin: round }}
</style>{figures}"""

GREYS = """async (png) => {
  const picture = await createImageBitmap(await (await fetch('data:image/png;base64,' + png)).blob())
  const brush = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  brush.drawImage(picture, 0, 0)
  const { data } = brush.getImageData(0, 0, picture.width, picture.height)
  const greys = new Uint8Array(data.length / 4).map((_, n) => data[4 * n + 1])
  const reader = new FileReader()
  const read = new Promise((done) => (reader.onload = () => done(reader.result.split(',')[1])))
  reader.readAsDataURL(new Blob([greys]))
  return [picture.width, picture.height, await read]
}"""


def figure(room: str, drawing: str) -> str:
    """A room at both sizes above its name."""
    tiles = "".join(
        f'<svg width="{size}" height="{size}" viewBox="0 0 100 100"><path d="{drawing}"/></svg>' for size in SIZES
    )
    return f"<figure>{tiles}<figcaption>{room}</figcaption></figure>"


def in_greys(page: Page, picture: bytes) -> bytes:
    """The same picture in sixteen greys: a quarter of the size."""
    width, height, encoded = page.evaluate(GREYS, base64.b64encode(picture).decode())
    pixels = base64.b64decode(encoded)
    rows = (pixels[start : start + width] for start in range(0, len(pixels), width))
    lines = b"".join(b"\0" + bytes(grey // 16 * 17 for grey in row) for row in rows)
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    parts = {b"IHDR": head, b"IDAT": zlib.compress(lines, 9), b"IEND": b""}
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in parts.items()
    )


def draw(game: str, to: Path) -> None:
    """Let the browser draw the sheet of a game."""
    rooms = json.loads((ROOT / "web" / "src" / "games" / game / "art" / "rooms.json").read_text(encoding="utf-8"))
    figures = "".join(figure(room, drawing) for room, drawing in rooms.items())
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.find())
        page = chromium.new_page(viewport={"width": 100, "height": 100})
        page.set_content(SHEET.format(figures=figures))
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_bytes(in_greys(page, page.locator("body").screenshot()))
        chromium.close()


if __name__ == "__main__":
    for name in sys.argv[1:]:
        draw(name, DOCS / f"rooms-{name}.png")
