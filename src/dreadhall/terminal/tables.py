"""`dreadhall tables`: what the operator of a server does with the tables in its database."""

import datetime
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
import typer
from rich.console import Console
from rich.table import Column, Table
from rich.text import Text

from dreadhall.terminal.arguments import BadArgument

if TYPE_CHECKING:
    from dreadhall.server.config import Settings

commands = typer.Typer(help="List, export, import and delete the tables of a server.", no_args_is_help=True)

Url = Annotated[str | None, typer.Option(metavar="URL", help="As for `serve`: sqlite:///file, or postgresql://...")]
Folder = Annotated[str | None, typer.Option(metavar="FOLDER", help="Where files are if no database is given.")]
Ids = Annotated[list[str] | None, typer.Argument(metavar="ID...", help="The tables.")]
OlderThan = Annotated[
    float | None, typer.Option(metavar="DAYS", min=0, help="Only what nobody has touched for so many days.")
]
Status = Annotated[Literal["lobby", "playing", "over"] | None, typer.Option(help="Only tables of this status.")]


@commands.command("list")
def list_command(
    older_than: OlderThan = None,
    status: Status = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    database: Url = None,
    data: Folder = None,
) -> None:
    """List tables, those first that nobody has touched for longest."""
    settings = settings_of(database, data)
    from dreadhall.server.operating import TableSelection, listed

    found = listed(settings, TableSelection(status=status, older_than=older_than))
    if json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
        return
    # Whole ids, however narrow the screen is: they are what other commands want.
    whole = Column("id", no_wrap=True, min_width=max((len(kept.id) for kept in found), default=0))
    table = Table(whole, "title", "game", "status", box=None, pad_edge=False)
    for heading in ("people", "moves", "bytes", "last touched"):
        table.add_column(heading, justify="right")
    for kept in found:
        touched = datetime.datetime.fromtimestamp(kept.touched, datetime.UTC).strftime("%Y-%m-%d %H:%M")
        row = (kept.id, kept.title, kept.game, kept.status, kept.people, kept.moves, f"{kept.bytes:,}", touched)
        table.add_row(*(Text(printable(cell), no_wrap=True) for cell in row))
    Console(highlight=False).print(table)


@commands.command("export")
def export_command(
    ids: Ids = None,
    everything: Annotated[bool, typer.Option("--all", help="Every table.")] = False,
    to: Annotated[Path | None, typer.Option(metavar="FILE", help="A new file; standard output if not given.")] = None,
    database: Url = None,
    data: Folder = None,
) -> None:
    """Write tables with log, talk, seats and links, so that they can be imported elsewhere.

    What is written holds the secrets of running games.
    """
    if bool(ids) == everything:
        raise BadArgument("name the tables, or give --all")
    settings = settings_of(database, data)
    from dreadhall.server.operating import TableSelection, exported, exported_to, listed

    found = [kept.id for kept in listed(settings, TableSelection(ids or ()))]
    if to is None:
        exported(settings, found, lambda line: typer.echo(line, nl=False))
    else:
        exported_to(settings, found, to)
        typer.echo(f"{counted(found)} exported to {printable(to)}", err=True)


@commands.command("import")
def import_command(
    file: Annotated[typer.FileBinaryRead, typer.Argument(metavar="FILE", help="What `export` wrote; - reads input.")],
    database: Url = None,
    data: Folder = None,
) -> None:
    """Bring exported tables in, all of them or none; their links work here from then on."""
    settings = settings_of(database, data)
    from dreadhall.server.operating import imported

    typer.echo(f"{counted(imported(settings, file))} imported")


@commands.command("delete")
def delete_command(
    ids: Ids = None,
    older_than: OlderThan = None,
    status: Status = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database: Url = None,
    data: Folder = None,
) -> None:
    """Delete tables for good. Whoever is there is told that the table is no more."""
    if not ids and older_than is None:
        raise BadArgument("name the tables, or give --older-than")
    settings = settings_of(database, data)
    from dreadhall.server.operating import TableSelection, deleted, listed

    choice = TableSelection(ids or (), status, older_than)
    found = [kept.id for kept in listed(settings, choice)]
    if not found:
        typer.echo("There is nothing to delete.")
    elif yes or typer.confirm(f"Delete {counted(found)} for good?"):
        typer.echo(f"{counted(deleted(settings, msgspec.structs.replace(choice, ids=found)))} deleted")
    else:
        raise typer.Exit(1)


def settings_of(database: str | None, data: str | None) -> "Settings":
    """The settings by which the server is run."""
    try:
        from dreadhall.server.config import read_settings
        from dreadhall.server.storage import engine  # noqa: F401
    except ModuleNotFoundError as error:
        raise BadArgument(f"the server needs more: pip install 'dreadhall[server]' ({error.name})") from None
    return read_settings(os.environ, {"database": database, "data": data})


def counted(ids: list[str]) -> str:
    """How many tables."""
    return "1 table" if len(ids) == 1 else f"{len(ids)} tables"


def printable(cell: object) -> str:
    """A text that does nothing to a terminal but show."""
    return "".join(letter if letter.isprintable() else "?" for letter in str(cell))
