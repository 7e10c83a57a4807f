"""Components with a fault put into them."""

import shutil
from pathlib import Path


def spoil(components: Path, folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of a game's components in the folder, in one file of which the first `old` is `new`."""
    shutil.copytree(components, folder, dirs_exist_ok=True)
    path = folder / f"{file}.yaml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder
