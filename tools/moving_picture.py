"""Put pictures of a screen together to one that moves: an animated WebP, each frame only what has changed.

What a browser draws it can also write as WebP; here the frames are only laid one after the other.
"""

import base64
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

# What has changed since the last picture, as WebP, and where; coordinates are even, as the format wants them.
CHANGED = """async ([png, width, quality]) => {
  const picture = await createImageBitmap(await (await fetch('data:image/png;base64,' + png)).blob())
  const scale = width / picture.width
  const size = [width, Math.floor((picture.height * scale) / 2) * 2]
  const brush = (w, h) => new OffscreenCanvas(w, h).getContext('2d', { alpha: false })
  const now = brush(...size)
  now.drawImage(picture, 0, 0, ...size)
  const { data } = now.getImageData(0, 0, ...size)
  const last = window.lastPicture
  window.lastPicture = data
  let [left, top, right, below] = last ? [...size, 0, 0] : [0, 0, ...size]
  for (let at = 0; last && at < data.length; at += 4) {
    if (Math.abs(data[at] - last[at]) + Math.abs(data[at + 1] - last[at + 1]) < 12) continue
    const [x, y] = [(at / 4) % size[0], Math.floor(at / 4 / size[0])]
    left = Math.min(left, x), right = Math.max(right, x + 1)
    top = Math.min(top, y), below = Math.max(below, y + 1)
  }
  if (right <= left) return null
  left -= left % 2, top -= top % 2
  const part = brush(right - left, below - top)
  part.drawImage(now.canvas, -left, -top)
  const blob = await part.canvas.convertToBlob({ type: 'image/webp', quality })
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return { left, top, width: right - left, height: below - top, size, webp: btoa(text) }
}"""


@dataclass
class Frame:
    """A part of the picture that is drawn anew, and for how many milliseconds it stays like this."""

    left: int
    top: int
    width: int
    height: int
    webp: bytes
    time: int


def frames(page: Page, pictures: Sequence[tuple[bytes, int]], width: int, quality: float) -> tuple[list[Frame], int]:
    """The frames of a few PNG pictures, each with its time; the page is only drawn with. And how high they are."""
    found: list[Frame] = []
    height = 0
    page.evaluate("() => { window.lastPicture = null }")
    for png, time in pictures:
        part: Any = page.evaluate(CHANGED, [base64.b64encode(png).decode(), width, quality])
        if part is None:
            found[-1].time += time
            continue
        height = part["size"][1]
        left, top, across, down = (part[side] for side in ("left", "top", "width", "height"))
        found.append(Frame(left, top, across, down, base64.b64decode(part["webp"]), time))
    return found, height


def animated(parts: Sequence[Frame], width: int, height: int) -> bytes:
    """The file: its size, that it moves for ever, and all frames."""
    head = chunk(b"VP8X", struct.pack("<B3x", 0b10) + three(width - 1) + three(height - 1))
    loop = chunk(b"ANIM", struct.pack("<IH", 0, 0))
    body = b"WEBP" + head + loop + b"".join(chunk(b"ANMF", drawn(part)) for part in parts)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def drawn(part: Frame) -> bytes:
    """A frame: where it lies, how long it stays, and what is drawn there over all that was."""
    numbers = (part.left // 2, part.top // 2, part.width - 1, part.height - 1, part.time)
    no_blending = 0b10
    return b"".join(map(three, numbers)) + bytes([no_blending]) + picture_in(part.webp)


def picture_in(webp: bytes) -> bytes:
    """What is drawn in a file that holds one picture, without its colour profile and whatever else lies around it."""
    at = 12
    found = b""
    while at < len(webp):
        size = struct.unpack_from("<I", webp, at + 4)[0]
        whole = 8 + size + size % 2
        if webp[at : at + 4] in (b"VP8 ", b"VP8L"):
            found += webp[at : at + whole]
        at += whole
    return found


def chunk(name: bytes, data: bytes) -> bytes:
    """A part of the file, as long as an even number."""
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def three(number: int) -> bytes:
    """A number in three bytes."""
    return struct.pack("<I", number)[:3]
