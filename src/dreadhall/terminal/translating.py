"""`dreadhall words`: what a folder of words has in English, and in which other languages it is missing."""

from pathlib import Path
from typing import Annotated

import typer

from dreadhall.terminal.arguments import BadArgument
from dreadhall.words import FALLBACK, LANGUAGES, messages_in


def words(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="A folder of words, with a folder 'en' in it.")],
) -> None:
    """Tell which words of a package are not translated: they are read in English."""
    if not (folder / FALLBACK).is_dir():
        raise BadArgument(f"FOLDER: a folder with a folder {FALLBACK!r} in it is expected, not {str(folder)[:80]!r}")
    known = messages_in(folder / FALLBACK)
    for language in LANGUAGES:
        missing = [name for name in known if name not in messages_in(folder / language)]
        typer.echo(f"{language}: {len(known) - len(missing)} of {len(known)} messages")
        for name in missing:
            typer.echo(f"  {known[name].relative_to(folder / FALLBACK)}: {name}")
