"""`dreadhall lab`: studies on the command line."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.text import Text

from dreadhall.lab.errors import BadStudy

if TYPE_CHECKING:
    from dreadhall.lab.workers import StudyWorkers

commands = typer.Typer(help="Study games: play many, report what came of them, compare.", no_args_is_help=True)

Folder = Annotated[Path, typer.Argument(metavar="FOLDER", help="Where `lab run` has put a study.")]
FAILED = 1
INTERRUPTED = 130


@commands.command("run")
def run_command(
    study: Annotated[Path, typer.Argument(metavar="STUDY", help="The study's file.")],
    to: Annotated[Path | None, typer.Option("--to", "-o", help="Where rows go; the study's name if not given.")] = None,
    on: Annotated[
        str,
        typer.Option(help="Where it is played: here, or on Ray: `ray` for one of its own, `ray://...` for a cluster."),
    ] = "",
    jobs: Annotated[
        int | None, typer.Option(min=1, max=4096, help="How many processes; all cores if not given.")
    ] = None,
) -> None:
    """Play a study, or go on with it.

    Rows are written while it runs: it can be interrupted at any moment, and goes on when it is called again.
    """
    need_extra()
    from dreadhall.lab.progress import ProgressBar
    from dreadhall.lab.running import run_study
    from dreadhall.lab.study import read_study

    read = read_study(study)
    folder = to or Path(read.name)
    console = Console(highlight=False)
    try:
        with ProgressBar(console) as bar:
            outcome = run_study(read, folder, crew_for(on, jobs), bar)
    except KeyboardInterrupt:
        console.print(Text(f"interrupted; what was played is in {folder}: call it again to go on"))
        raise typer.Exit(INTERRUPTED) from None
    line = f"{outcome.games:,} games in {folder}, {outcome.played:,} of them played now"
    console.print(Text(line if not outcome.failed else f"{line}; {len(outcome.failed)} failed"))
    if outcome.failed:
        raise typer.Exit(FAILED)


@commands.command("report")
def report_command(
    folder: Folder,
    to: Annotated[Path, typer.Option("--to", "-o", help="The page.")] = Path("report.html"),
    pictures: Annotated[Path | None, typer.Option(help="A folder for the pictures, one by one, as SVG.")] = None,
) -> None:
    """Make one page of a study, with everything in it."""
    need_extra()
    from dreadhall.lab.report.page import write_report

    write_report(folder, to, pictures)
    typer.echo(f"{to} is written")


@commands.command("compare")
def compare_command(
    before: Folder,
    after: Folder,
    to: Annotated[Path | None, typer.Option("--to", "-o", help="A page with all cells.")] = None,
) -> None:
    """Tell what has moved from one study to another: after a rule was changed, or a bot."""
    need_extra()
    from dreadhall.lab.report.comparing import compare, lines, write_comparison
    from dreadhall.lab.report.results import Results

    comparison = compare(Results.read(before), Results.read(after))
    for line in lines(comparison):
        typer.echo(line)
    if to is not None:
        write_comparison(comparison, to)


@commands.command("export")
def export_command(
    to: Annotated[Path, typer.Argument(metavar="FOLDER", help="A new folder; it gets one for each game.")],
    database: Annotated[str | None, typer.Option(metavar="URL", help="As for `dreadhall serve`.")] = None,
    data: Annotated[str | None, typer.Option(metavar="FOLDER", help="Where files are if no database is given.")] = None,
) -> None:
    """Take the finished games of a server at whose tables all have agreed to that, as rows like those of a study.

    Names, talk and links are left out. No game is among them that is still played.
    """
    need_extra()
    try:
        from dreadhall.lab.exporting import export_games
        from dreadhall.server.config import read_settings
    except ModuleNotFoundError as error:
        raise BadStudy(f"a server's tables need more: pip install 'dreadhall[lab,server]' ({error.name})") from None

    exported = export_games(read_settings(os.environ, {"database": database, "data": data}), to)
    for game, count in exported.games.items():
        typer.echo(f"{count} games of {game} in {to / game}")
    if not exported.games:
        typer.echo("there is no finished game that may be studied")
    if exported.left_out:
        typer.echo(f"{exported.left_out} left out: other rules, or not played from their beginning with the same dice")


@commands.command("columns")
def columns_command(game: Annotated[str, typer.Argument(metavar="GAME", help="The game.")]) -> None:
    """Tell what stands in the rows of a study of a game."""
    need_extra()
    from dreadhall.lab.columns import OF_GAMES, facts_of, in_words

    for line in in_words({**OF_GAMES, **facts_of(game)}):
        typer.echo(line)


def crew_for(on: str, jobs: int | None) -> "StudyWorkers":
    """Those who play where somebody wants it to be played."""
    from dreadhall.lab.workers import Pool

    if not on:
        return Pool(jobs)
    if on != "ray" and not on.startswith("ray://"):
        raise BadStudy(f"nobody plays on {on[:60]!r}: give `ray`, or the address of a cluster as in ray://host:10001")
    try:
        from dreadhall.lab.cluster.workers import RayCrew
    except ModuleNotFoundError as error:
        raise BadStudy(f"a cluster needs more: pip install 'dreadhall[lab,ray]' ({error.name})") from None
    return RayCrew(None if on == "ray" else on, jobs)


def need_extra() -> None:
    """Say how the laboratory is installed where it is not."""
    try:
        import altair  # noqa: F401
        import polars  # noqa: F401
        import vl_convert  # noqa: F401
    except ModuleNotFoundError as error:
        raise BadStudy(f"the laboratory needs more: pip install 'dreadhall[lab]' ({error.name})") from None
