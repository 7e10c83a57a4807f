"""`dreadhall new`: a package that can be played and whose tests pass, for somebody to go on from.

The skeletons are whole packages in `dreadhall/skeletons`; only their names are exchanged.
"""

import importlib.util
import keyword
import re
import shutil
import tempfile
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

import dreadhall
from dreadhall.registry import GAMES, declared
from dreadhall.terminal.arguments import BadArgument
from dreadhall.words import Words

SKELETONS = Path(dreadhall.__file__).with_name("skeletons")
WORD = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST = 40
LEFT_OUT = shutil.ignore_patterns("__pycache__", ".*")


class Kind(StrEnum):
    """What can be written."""

    HAUNT = "haunt"
    GAME = "game"
    BOT = "bot"


OF_OTHER_PAGES = {Kind.HAUNT: re.compile(r"haunts|h\d+(-.*)?|.*-(heroes|traitor)")}
"""Names that pages of the printed haunts have, or that the books of another haunt could have."""


def new(
    kind: Annotated[Kind, typer.Argument(metavar="haunt|game|bot", help="What it is.")],
    name: Annotated[str, typer.Argument(metavar="NAME", help="A word such as 'cold-snap'.")],
    to: Annotated[Path, typer.Option(metavar="FOLDER", help="The folder in which its own is made.")] = Path(),
) -> None:
    """Write a package that plays and whose tests pass: a haunt, a game or a bot to go on from."""
    folder = write_package(kind, name, to)
    typer.echo(f"{folder} is written: its README.md says how it is installed, tested and played")


def write_package(kind: Kind, name: str, to: Path) -> Path:
    """The folder of a new package: whole, or not there."""
    check_name(kind, name)
    if not to.is_dir():
        raise BadArgument(f"--to: there is no folder {str(to)[:80]!r}")
    folder = to / name
    if folder.exists():
        raise BadArgument(f"{str(folder)[:80]!r} is there already: another name or another --to is expected")
    with tempfile.TemporaryDirectory(dir=to, prefix=f".{name}-") as making:
        shutil.copytree(SKELETONS / kind, Path(making) / name, ignore=LEFT_OUT)
        rename(Path(making) / name, f"skeleton-{kind}", name)
        (Path(making) / name).rename(folder)
    return folder


def check_name(kind: Kind, name: str) -> None:
    """Refuse what could not be the name of a package, or is that of something else."""
    if not WORD.fullmatch(name) or len(name) > LONGEST:
        expected = f"a word of at most {LONGEST} letters such as 'cold-snap' is expected"
        raise BadArgument(f"NAME: {expected}, not {name[:60]!r}")
    module = name.replace("-", "_")
    if keyword.iskeyword(module) or (kind in OF_OTHER_PAGES and OF_OTHER_PAGES[kind].fullmatch(name)):
        raise BadArgument(f"NAME: {name!r} means something else already: another word is expected")
    if importlib.util.find_spec(module) is not None:
        raise BadArgument(f"NAME: there is a module {module!r} already: another word is expected")
    words = Words()
    taken = [entry.name for entry in declared(f"dreadhall.{kind}s")]
    if name in taken or name in GAMES or any(words.has(f"{game}-{kind}-{name}") for game in GAMES):
        raise BadArgument(f"NAME: another {kind} is called {name!r} already")


def rename(folder: Path, skeleton: str, name: str) -> None:
    """Call everything in a folder by another name: in every spelling, in texts and in the names of files."""
    spellings = list(zip(spelt(skeleton), spelt(name), strict=True))

    def renamed(text: str) -> str:
        for old, new in spellings:
            text = text.replace(old, new)
        return text

    for path in sorted(folder.rglob("*"), reverse=True):  # what is in a folder comes before the folder
        if path.is_file():
            path.write_text(renamed(path.read_text(encoding="utf-8")), encoding="utf-8")
        path.rename(path.with_name(renamed(path.name)))


def spelt(name: str) -> tuple[str, ...]:
    """A name as an id, a module, a constant, a class and a title.

    >>> spelt("cold-snap")
    ('cold-snap', 'cold_snap', 'COLD_SNAP', 'ColdSnap', 'Cold Snap')
    """
    words = [word.capitalize() for word in name.split("-")]
    module = name.replace("-", "_")
    return name, module, module.upper(), "".join(words), " ".join(words)
