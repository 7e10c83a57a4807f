"""`dreadhall backup` and `dreadhall restore`: all that a server keeps as one file."""

from pathlib import Path
from typing import Annotated

import typer

from dreadhall.terminal.tables import Folder, Url, printable, settings_of


def backup(
    to: Annotated[Path, typer.Argument(metavar="TO", help="A new file, which nobody else can read.")],
    database: Url = None,
    data: Folder = None,
) -> None:
    """Write all that a server keeps to a file, as it is at this moment. Servers may run meanwhile.

    The secrets of running games are in it.
    """
    settings = settings_of(database, data)
    from dreadhall.server.operating import backed_up

    backed_up(settings, to)
    typer.echo(f"everything is in {printable(to)}", err=True)


def restore(
    file: Annotated[typer.FileBinaryRead, typer.Argument(metavar="FROM", help="What `backup` wrote; - reads input.")],
    database: Url = None,
    data: Folder = None,
) -> None:
    """Fill an empty database, of either kind, with a backup: all of it or nothing. Its links work from then on."""
    settings = settings_of(database, data)
    from dreadhall.server.operating import restored

    count = restored(settings, file)
    typer.echo(f"{'1 table' if count == 1 else f'{count} tables'} restored")
