"""Draw the map of the chapters: docs/chapters.md, which shows who declares and who overrides what.

python tools/chapters.py           writes the page
python tools/chapters.py --check   fails where it is not what this would write
"""

import inspect
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from dreadhall.testing.surface import SURFACES, Class, Name, Surface, first_line, surface_of

PAGE = Path("docs/chapters.md")
TITLES = {"darkest": "Dark, Darker, Darkest", "betrayal": "Betrayal at House on the Hill"}
LAYERS = {"darkest": "Editions, expansions and rulings", "betrayal": "Tools and haunts"}
INTRODUCTION = """# The map of the chapters

The rules of a game are a chain of classes, each a chapter that builds on the one above it in these tables. What a
layer on top of them may change is a *hook* (a method marked `hook`) or a *fact* (a `ClassVar`, shown in italics);
nothing else is overridden. Of a hook marked ↺ the last layer replaces what the others say; with all others each layer
calls `super` and adds its part. `make chapters` writes this page from the code, and `make test` fails when it is stale.
"""


def page() -> str:
    """All of it."""
    return "\n".join([INTRODUCTION, *(line for game in SURFACES for line in part(game, surface_of(game)))])


def part(game: str, surface: Surface) -> Iterator[str]:
    """A game: its chapters, and the layers that declare hooks of their own or only override those of others."""
    yield from (
        f"## {TITLES[game]}",
        "",
        "| chapter | what it is for | hook | overridden by |",
        "| --- | --- | --- | --- |",
    )
    for chapter in surface.chapters:
        yield from rows(surface, chapter)
    yield from ("", f"### {LAYERS[game]}", "", "| layer | what it is for | hook of its own | overridden by |")
    yield "| --- | --- | --- | --- |"
    for layer in surface.layers:
        yield from rows(surface, layer)
    yield ""


def rows(surface: Surface, owner: Class) -> Iterator[str]:
    """A class, and a row for each hook that it declares."""
    names = surface.declared_by(owner)
    about = f"{link(owner)} | {cell(purpose(owner))}"
    if not names:
        yield f"| {about} | | |"
    for name in names:
        yield f"| {about} | {described(name)} | {', '.join(each.__name__ for each in name.overridden_by)} |"
        about = " | "


def link(owner: Class) -> str:
    """The name of a class, leading to its file."""
    path = owner.__module__.replace(".", "/")
    return f"[{owner.__name__}](../src/{path}.py)"


def purpose(owner: Class) -> str:
    """What a file with one class says of itself, or the class where there are several."""
    module = inspect.getmodule(owner)
    assert module is not None
    alone = [each for each in vars(module).values() if isinstance(each, type) and each.__module__ == module.__name__]
    return first_line((module if alone == [owner] else owner).__doc__)


def described(name: Name) -> str:
    """A hook or fact, and the line for whoever overrides it."""
    shown = f"*{name.name}*" if name.mark == "fact" else f"`{name.name}`"
    return f"{shown}{' ↺' if name.mark == 'replaced' else ''} {cell(name.doc)}"


def cell(text: str) -> str:
    """A text that does not end its cell."""
    return text.replace("|", "\\|")


def main(args: Sequence[str], root: Path = Path()) -> int:
    """Write the page, or compare it."""
    path, text = root / PAGE, page()
    if "--check" not in args:
        path.write_text(text, encoding="utf-8")
    elif not path.exists() or path.read_text(encoding="utf-8") != text:
        print(f"{PAGE} is not what the code says now: run `make chapters`", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
