"""Distributions as others would publish them: a wheel is put together, and pip installs it into a folder."""

import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Mapping
from pathlib import Path

import dreadhall
from tests import smallgame

SOURCE = Path(dreadhall.__file__).parents[1]
SMALL_GAME = Path(smallgame.__file__).parent
COLD_SNAP = Path(__file__).with_name("cold_snap")

WITH_EVERYTHING = '''
"""Lanterns, and all that belongs to it."""

from dreadhall import Registration
from torches.game import GAME
from torches.locales import FOLDER

TORCHES = Registration(
    game=GAME,
    locales=FOLDER,
    bots={"last": "torches.bots:LastBot"},
    terminal="torches.terminal:LOOK",
    rulebook="torches.pages:rulebook",
    pages="torches.pages:PAGES",
)
'''
LOCALES = """
from pathlib import Path

FOLDER = Path(__file__).parent
"""
BOTS = """
from dreadhall.bots import SeatAt


class LastBot:
    looks_back = False

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, seat: SeatAt) -> str:
        return seat.keys[-1]
"""
TERMINAL = """
from rich.text import Text

from dreadhall.terminal import Look

LOOK = Look(lambda view, words: Text(f"{view['position']['stack']} cards lie in the dark"))
"""
PAGES = '''
from typing import Annotated

from msgspec import Meta

from dreadhall.kernel.rulebook import Part, Rule, Rulebook, RuleSection
from dreadhall.registration import Page


def rulebook(language: str) -> Rulebook:
    title = {"de": "Licht"}.get(language, "Light")
    return Rulebook([RuleSection("1", title, "", [Rule("T-1", [Part("Keep it burning.")])])])


def many(number: Annotated[int, Meta(ge=1, le=3, description="How many")] = 2) -> list[str]:
    """Several torches."""
    return ["torch"] * number


PAGES = [Page(path="many", reply=many, summary="Torches", work=1)]
'''


def torches() -> dict[str, str]:
    """The small game under another name, with everything that a game can bring; nothing of it is in our tests."""
    files = {
        f"torches/{path.relative_to(SMALL_GAME).as_posix()}": renamed(path.read_text(encoding="utf-8"))
        for path in SMALL_GAME.rglob("*")
        if path.suffix in (".py", ".ftl")
    }
    return files | {
        "torches/registration.py": WITH_EVERYTHING,
        "torches/locales/__init__.py": LOCALES,
        "torches/bots.py": BOTS,
        "torches/terminal.py": TERMINAL,
        "torches/pages.py": PAGES,
    }


def renamed(text: str) -> str:
    """What is written about lanterns, of torches."""
    return re.sub(r'tests\.smallgame|lanterns(?=[-"])', "torches", text)


def cold_snap() -> dict[str, str]:
    """The haunt of that name, as a package of its own; nothing of it is in our tests."""
    texts = [path for path in COLD_SNAP.rglob("*") if path.suffix in (".py", ".ftl")]
    return {f"cold_snap/{path.relative_to(COLD_SNAP).as_posix()}": path.read_text(encoding="utf-8") for path in texts}


def frost_cards() -> dict[str, str]:
    """The cards of that name, as a package of its own."""
    return sheets("frost_cards")


def flare_kit() -> dict[str, str]:
    """The equipment of that name, as a package of its own."""
    return sheets("flare_kit")


def sheets(package: str) -> dict[str, str]:
    """A package of sheets and words that lies beside this."""
    folder = COLD_SNAP.with_name(package)
    texts = [path for path in folder.rglob("*") if path.suffix in (".py", ".yaml", ".ftl")]
    return {f"{package}/{path.relative_to(folder).as_posix()}": path.read_text(encoding="utf-8") for path in texts}


def many_frost_cards() -> dict[str, str]:
    """The same with so many whistles that somebody soon draws one."""
    files = frost_cards()
    for name, first_line in (("items.yaml", "items:\n"), ("words/en/books/frost-cards.ftl", "\n")):
        head, entry = files[f"frost_cards/cards/{name}"].split(first_line, 1)
        several = [entry.replace("silver-whistle", f"silver-whistle-{number}") for number in range(40)]
        files[f"frost_cards/cards/{name}"] = head + first_line + "\n".join(several)
    return files


def contents(
    name: str, files: Mapping[str, str], declared: Mapping[str, str], group: str = "dreadhall.games"
) -> dict[str, str]:
    """All files of a distribution with these entry points."""
    about = f"{name.replace('-', '_')}-1.0.dist-info"
    entries = "".join(f"{thing} = {where}\n" for thing, where in declared.items())
    whole = dict(files) | {
        f"{about}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n",
        f"{about}/WHEEL": "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{about}/entry_points.txt": f"[{group}]\n{entries}",
    }
    return whole | {f"{about}/RECORD": "".join(f"{file},,\n" for file in (*whole, f"{about}/RECORD"))}


def pack(
    folder: Path, name: str, files: Mapping[str, str], declared: Mapping[str, str], group: str = "dreadhall.games"
) -> Path:
    """Make a wheel in a folder."""
    wheel = folder / f"{name.replace('-', '_')}-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for file, text in contents(name, files, declared, group).items():
            archive.writestr(file, text)
    return wheel


def install(
    folder: Path, name: str, files: Mapping[str, str], declared: Mapping[str, str], group: str = "dreadhall.games"
) -> Path:
    """Make a wheel, and let pip install it into a folder."""
    wheel = pack(folder.parent, name, files, declared, group)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--disable-pip-version-check"]
    subprocess.run([*pip, "--target", folder, wheel], check=True)
    return folder


def lay(
    folder: Path, name: str, files: Mapping[str, str], declared: Mapping[str, str], group: str = "dreadhall.games"
) -> None:
    """Put a distribution into a folder as pip would, only sooner."""
    for file, text in contents(name, files, declared, group).items():
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(text, encoding="utf-8")


def environment(folder: Path) -> dict[str, str]:
    """That of a machine on which this folder is among what is installed."""
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(folder), str(SOURCE)]), "COLUMNS": "200"}


SCREEN = """
export function mount(place, shown) {
  const draw = ({ position, choices, pick }) => {
    const buttons = choices.map(({ key, text }) => {
      const button = document.createElement('button')
      button.textContent = text
      button.onclick = () => pick(key)
      return button
    })
    const told = document.createElement('p')
    told.textContent = `${position.stack} cards glow`
    place.replaceChildren(told, ...buttons)
  }
  draw(shown)
  return { update: draw, destroy: () => place.replaceChildren() }
}
"""


def embers() -> dict[str, str]:
    """The same game under one more name, with a screen that its package draws."""
    files = {name.replace("torches", "embers"): text.replace("torches", "embers") for name, text in torches().items()}
    record = files["embers/registration.py"].replace("TORCHES", "EMBERS")
    record = record.replace("    locales=FOLDER,", "    locales=FOLDER,\n    screen=FOLDER.with_name('screen'),")
    return files | {"embers/registration.py": record, "embers/screen/index.js": SCREEN}
