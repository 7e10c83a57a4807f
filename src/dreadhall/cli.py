"""The command line: `python -m dreadhall`, or `dreadhall` where it is installed."""

import datetime
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.text import Text
from typer.core import TyperGroup
from typer.exceptions import TyperException
from typing_extensions import override

import dreadhall
from dreadhall.bots import default_bot
from dreadhall.kernel import DreadhallError, Table
from dreadhall.lab import commands as lab
from dreadhall.terminal import (
    Client,
    Screen,
    arena,
    arguments,
    backups,
    new,
    people,
    replaying,
    simulation,
    speed,
    tables,
    translating,
)
from dreadhall.terminal.files import add_to_csv, read_json, save_table, shown, write_json
from dreadhall.terminal.games import show_game
from dreadhall.terminal.keyboard import Keyboard
from dreadhall.words import LANGUAGES, Words

BAD_INPUT = 2
LONGEST_ERROR = 300


class OneLineErrors(TyperGroup):
    """Commands that answer whatever a person can mend with one line, and exit code 2."""

    @override
    def main(self, args: Sequence[str] | None = None, *positional: Any, **extra: Any) -> Any:
        """Run the command line; errors become a line, whoever found them."""
        extra["standalone_mode"] = False
        try:
            sys.exit(super().main(args, *positional, **extra) or 0)
        except typer.Abort:  # Ctrl-C at a question, or nobody there to answer it
            typer.echo(err=True)
            sys.exit(BAD_INPUT)
        except (DreadhallError, TyperException, OSError) as error:
            text = error.format_message() if isinstance(error, TyperException) else str(error)
            line = " ".join(text.split())[:LONGEST_ERROR]
            typer.echo(f"dreadhall: {line}", err=True)
            sys.exit(BAD_INPUT)


app = typer.Typer(cls=OneLineErrors, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
app.add_typer(tables.commands, name="tables")
app.add_typer(people.commands, name="people")
app.command()(backups.backup)
app.command()(backups.restore)
lab.commands.command()(arena.arena)
app.add_typer(lab.commands, name="lab")
app.command()(new.new)
app.command()(translating.words)

GameName = Annotated[str | None, typer.Argument(metavar="GAME", help="The game; not needed where there is only one.")]
Seats = Annotated[int | None, typer.Option(help="How many seats; the fewest possible if not given.")]
OptionList = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option; repeatable.")]
Language = Annotated[str, typer.Option(envvar="DREADHALL_LANGUAGE", help=f"One of {', '.join(LANGUAGES)}.")]


@app.callback(invoke_without_command=True)
def dreadhall_command(context: typer.Context) -> None:
    """Haunted-house board games with every rule enforced."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def play(
    game: GameName = None,
    seats: Seats = None,
    bots: Annotated[
        str,
        typer.Option(
            help="Who plays for whom: '2=scout,3=random'; 'bot' is the game's own, and alone takes all seats left."
        ),
    ] = "",
    seed: Annotated[int | None, typer.Option(help="A number, for the same dice again; secret if not given.")] = None,
    option: OptionList = None,
    language: Language = "en",
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved table.")] = None,
    audit: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to put the record of the game when it is over.")
    ] = None,
) -> None:
    """Play in the terminal.

    Seats are numbered from 1. Whoever has no bot shares the keyboard.
    """
    words = Words(language)
    if load is None:
        table = open_table(game, seats, seed, option or [])
    elif any(given is not None for given in (game, seats, seed, option)):
        raise arguments.BadArgument("a saved table has its own game, seats, seed and options: give --load alone")
    else:
        table = dreadhall.load_table(read_json(load))
    players = arguments.make_bots(table.game.name, arguments.read_bots(bots, table.seats), seed)
    console = Console(highlight=False)
    screen = Screen(console, words)
    client = Client(table, players, screen, Keyboard(console), load)
    code = client.run()
    if audit is not None and client.table.result is not None:
        save_table(audit, dreadhall.audit(client.table))
        screen.say("table-audit-saved", file=shown(audit))
    raise typer.Exit(code)


def open_table(name: str | None, seats: int | None, seed: int | None, options: Sequence[str]) -> Table:
    """A new table from what was typed: of today, unless the same game is wanted again."""
    game = arguments.choose_game(name)
    count, read = arguments.choose_seats(game, seats), arguments.read_options(game, options)
    if seed is None:
        read = msgspec.to_builtins(game.on_day(game.read_options(read), datetime.date.today()))
    return dreadhall.new_table(game, count, seed, read)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved table, or the record of a finished one.")],
    to: Annotated[int | None, typer.Option(min=0, help="Stop after this move.")] = None,
    commitment: Annotated[
        str | None, typer.Option(help="The seal of the dice as it was shown when the table opened.")
    ] = None,
    language: Language = "en",
) -> None:
    """Tell a recorded game, and check its dice.

    A saved table is told as far as it went; a finished one is played again from its published seed.
    """
    words = Words(language)
    recording = replaying.read_recording(read_json(file), commitment)
    retold = replaying.play_again(recording, to)
    screen = Screen(Console(highlight=False), words)
    for line in replaying.tell(retold, words):
        screen.line(line)
    if retold.table.result is not None:
        screen.result(recording.game, msgspec.to_builtins(retold.table.result))
    if recording.commitment is not None:
        screen.say("table-audit-holds", style="green", commitment=recording.commitment)


@app.command()
def simulate(
    game: GameName = None,
    games: Annotated[int, typer.Option(min=1, max=10_000_000, help="How many games.")] = 100,
    seats: Seats = None,
    bots: Annotated[
        str, typer.Option(help="Who plays: 'random', or '1=scout,2=random'; the game's own bot if not given.")
    ] = "",
    seed: Annotated[int, typer.Option(help="The seed of the first game; the next has the next number.")] = 0,
    option: OptionList = None,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="How many processes.")] = 1,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to put the figures as JSON.")] = None,
    csv: Annotated[Path | None, typer.Option(metavar="FILE", help="A table to add the results to.")] = None,
) -> None:
    """Let bots play many games, and count how they end."""
    chosen = arguments.choose_game(game)
    count = arguments.choose_seats(chosen, seats)
    names = arguments.read_bots(bots, count, rest=default_bot(chosen.name))
    if len(names) < count:
        raise arguments.BadArgument("nobody but bots can play in a simulation")
    arguments.make_bots(chosen.name, names, seed)
    plan = simulation.Simulation(chosen.name, count, arguments.read_options(chosen, option or []), names, seed)
    dreadhall.new_table(chosen, count, seed, plan.options)
    summary = simulation.simulate(plan, games, jobs)
    if json is not None:
        write_json(json, summary)
    if csv is not None:
        add_to_csv(csv, simulation.COLUMNS, simulation.table_rows(summary))
    console = Console(highlight=False)
    console.print(simulation.show(summary))
    for line in simulation.speed_lines(summary):
        console.print(Text(line))


@app.command()
def bench(
    game: GameName = None,
    seats: Seats = None,
    decisions: Annotated[int, typer.Option(min=1, max=10_000_000, help="How many decisions to time.")] = 10_000,
) -> None:
    """Time a game on this machine.

    This is a quick look; `make bench` compares our games with other engines.
    """
    chosen = arguments.choose_game(game)
    figures = speed.measure(chosen, arguments.choose_seats(chosen, seats), decisions)
    typer.echo(f"{chosen.name}: {figures.decisions:,.0f} decisions and {figures.forks:,.0f} forks per second")


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on.  [default: 127.0.0.1]")] = None,
    port: Annotated[int | None, typer.Option(help="The port; 0 takes any that is free.  [default: 8000]")] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="sqlite:///file, or postgresql://user@host/name.")
    ] = None,
    data: Annotated[str | None, typer.Option(metavar="FOLDER", help="Where files go if no database is given.")] = None,
    workers: Annotated[int | None, typer.Option(help="How many processes share the work.  [default: 1]")] = None,
    log: Annotated[str | None, typer.Option(help="debug, info, warning or error.")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser.")] = False,
) -> None:
    """Serve tables to browsers.

    Everything can also be set by the environment, as DREADHALL_PORT or DREADHALL_DATABASE; docs/deploy.md has the list.
    """
    try:
        from dreadhall.server.config import read_settings
        from dreadhall.server.run import serve as run_server
    except ModuleNotFoundError as error:
        raise arguments.BadArgument(f"the server needs more: pip install 'dreadhall[server]' ({error.name})") from None
    given = {"host": host, "port": port, "database": database, "data": data, "workers": workers, "log": log}
    run_server(read_settings(os.environ, given), open_browser=open_browser, say=typer.echo)


@app.command()
def games(language: Language = "en") -> None:
    """List the games and their options."""
    words = Words(language)
    screen = Screen(Console(highlight=False), words)
    if not dreadhall.GAMES:
        screen.say("table-games-none")
    for game in dreadhall.GAMES.values():
        show_game(game, screen)


def main() -> None:
    """Run the command line; letters a terminal does not know become question marks."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    app(prog_name="dreadhall")
