"""`dreadhall people`: what the operator of a server does about people."""

import datetime
import time
from functools import partial
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from dreadhall.terminal.arguments import BadArgument
from dreadhall.terminal.tables import Folder, Url, counted, printable, settings_of

if TYPE_CHECKING:
    from dreadhall.server.storage.people import Block

commands = typer.Typer(help="Read reports, keep people out, and forget them.", no_args_is_help=True)

Address = Annotated[str | None, typer.Option(metavar="ADDRESS", help="An address, or a network as 192.0.2.0/24.")]
Name = Annotated[str | None, typer.Option(metavar="NAME", help="A name, however it is written.")]


@commands.command("reports")
def reports_command(
    done: Annotated[list[str] | None, typer.Option(metavar="ID", help="Forget this report; repeatable.")] = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    database: Url = None,
    data: Folder = None,
) -> None:
    """Show what people have told of each other, or forget what has been dealt with."""
    settings = settings_of(database, data)
    from dreadhall.server.operating import changed_beside, reported
    from dreadhall.server.storage.people import delete_reports

    if done:
        typer.echo(f"{changed_beside(settings, partial(delete_reports, done))} forgotten")
        return
    found = reported(settings)
    if json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
        return
    for report in found:
        at = datetime.datetime.fromtimestamp(report.at, datetime.UTC).strftime("%Y-%m-%d %H:%M")
        typer.echo(
            f"{report.id}  {at}  table {report.table}  about {printable(report.about)}: {printable(report.reason)}"
        )
        for line in report.lines:
            typer.echo(f"    {printable(line)}")


@commands.command("block")
def block_command(address: Address = None, name: Name = None, database: Url = None, data: Folder = None) -> None:
    """Keep an address or a name out. Servers that run know within seconds."""
    settings = settings_of(database, data)
    from dreadhall.server.operating import changed_beside
    from dreadhall.server.storage.people import add_block

    changed_beside(settings, partial(add_block, block_of(address, name), time.time()))
    typer.echo("kept out")


@commands.command("unblock")
def unblock_command(address: Address = None, name: Name = None, database: Url = None, data: Folder = None) -> None:
    """Keep an address or a name out no more."""
    settings = settings_of(database, data)
    from dreadhall.server.operating import changed_beside
    from dreadhall.server.storage.people import delete_block

    if not changed_beside(settings, partial(delete_block, block_of(address, name))):
        raise BadArgument("it is not kept out")
    typer.echo("let in")


@commands.command("blocked")
def blocked_command(database: Url = None, data: Folder = None) -> None:
    """List who is kept out."""
    settings = settings_of(database, data)
    from dreadhall.server.operating import blocked

    for block in blocked(settings):
        typer.echo(f"{block.kind}  {printable(block.value)}")


@commands.command("erase")
def erase_command(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name, however it is written.")],
    table: Annotated[str | None, typer.Option(metavar="ID", help="At this table alone.")] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database: Url = None,
    data: Folder = None,
) -> None:
    """Take somebody's name, and all that was said under it, out of all tables and their archive.

    Moves stay: they belong to the games of others as well.
    """
    settings = settings_of(database, data)
    from dreadhall.server.operating import erased, found_by_name

    at_tables, reports, archived = found_by_name(settings, name, table)
    for found in at_tables:
        typer.echo(f"{found.table}  {printable(found.name)}  {found.lines} lines")
    for report in reports:
        typer.echo(f"{report}  a report")
    for gone in archived:
        typer.echo(f"{gone}  in the archive")
    if not yes and not typer.confirm("Erase this for good?"):
        raise typer.Exit(1)
    typer.echo(f"erased at {counted(erased(settings, name, table))}")


def block_of(address: str | None, name: str | None) -> "Block":
    """Whom the options name."""
    from dreadhall.server.storage.people import Block, address_or_network, same_name

    if (address is None) == (name is None):
        raise BadArgument("give --address or --name")
    if name is not None:
        return Block("name", same_name(name))
    try:
        return Block("address", address_or_network(address or ""))
    except ValueError:
        raise BadArgument("that is neither an address nor a network") from None
