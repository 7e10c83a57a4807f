"""`dreadhall lab arena`: which bot is stronger."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

import dreadhall
from dreadhall.bots import make_bot
from dreadhall.kernel import AnyGame
from dreadhall.lab.arena import Contest, Meeting, run
from dreadhall.lab.ratings import Rating, rate
from dreadhall.lab.seating import Player
from dreadhall.lab.sequential import PairTally, Sprt, Verdict
from dreadhall.terminal import arguments
from dreadhall.terminal.files import write_json

Figures = dict[str, Any]


def arena(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game.")] = None,
    bots: Annotated[str, typer.Option(help="Who plays: 'scout,random,warden@64'; the number is of simulations.")] = "",
    pairs: Annotated[int, typer.Option(min=1, max=1_000_000, help="How many seeds any two play, each twice.")] = 100,
    sprt: Annotated[
        tuple[float, float] | None,
        typer.Option(
            metavar="LOW HIGH",
            help="Stop when sure whether the first is stronger by HIGH points or by LOW at most (5 % wrong at most).",
        ),
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many seats; the fewest possible if not given.")] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option; repeatable.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The seed of the first pair; the next has the next number.")] = 0,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long a bot from elsewhere may take to answer.")] = 10.0,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="How many processes.")] = 1,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to put the figures as JSON.")] = None,
) -> None:
    """Let bots play each other on the same seeds with sides swapped, and rate them."""
    chosen = arguments.choose_game(game)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if len(set(names)) < max(2, len(names)):
        raise arguments.BadArgument("an arena needs two bots or more, each of them once: --bots scout,random")
    check_bots(chosen, names)
    if sprt is not None and sprt[0] >= sprt[1]:
        raise arguments.BadArgument("of the two bounds of --sprt the lower one comes first")
    contest = Contest(
        chosen.name,
        arguments.choose_seats(chosen, seats),
        arguments.read_options(chosen, option or []),
        seed,
        pairs,
        Sprt(*sprt) if sprt is not None else None,
        seconds,
    )
    dreadhall.new_table(chosen, contest.seats, seed, contest.options)
    console = Console(highlight=False)
    meetings = with_progress(contest, names, jobs, console)
    places = {name: place for place, name in enumerate(names)}
    ratings = rate(names, {(places[each.one], places[each.other]): each.tally for each in meetings})
    if json is not None:
        write_json(json, figures(contest, meetings, ratings))
    console.print(show_meetings(contest, names, meetings))
    console.print(show_ratings(ratings))
    for meeting in meetings:
        for line in remarks(meeting):
            console.print(line, markup=False)


def check_bots(game: AnyGame, names: list[str]) -> None:
    """Refuse, before anything is played, whoever cannot play."""
    for name in names:
        make_bot(game.name, Player.read(name).bot, 0)


def with_progress(contest: Contest, names: list[str], jobs: int, console: Console) -> list[Meeting]:
    """All meetings, with a bar for each."""
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[score]}"), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        tasks: dict[tuple[str, str], Any] = {}

        def told(one: str, other: str, tally: PairTally) -> None:
            if (one, other) not in tasks:
                tasks[one, other] = progress.add_task(f"{one} : {other}", total=contest.pairs, score="")
            low, high = tally.interval
            score = f"{tally.score:.1%} ({low:.1%} to {high:.1%})"
            progress.update(tasks[one, other], completed=tally.pairs, score=score)

        return run(contest, names, jobs, told)


def show_meetings(contest: Contest, names: list[str], meetings: list[Meeting]) -> Grid:
    """All against all: the mean score of whoever stands in front of the line."""
    grid = Grid(title=f"{contest.game}: {contest.seats} seats, {contest.pairs} pairs at most, seed {contest.seed}")
    grid.add_column("score of")
    tallies = {(each.one, each.other): each.tally for each in meetings}
    tallies |= {(each.other, each.one): each.tally.turned() for each in meetings}
    for name in names:
        grid.add_column(f"against {name}", justify="right")
    for name in names:
        grid.add_row(name, *(cell(tallies.get((name, other))) for other in names))
    return grid


def cell(tally: PairTally | None) -> str:
    """A score with where it lies 19 times in 20, and from how many pairs."""
    if tally is None:
        return "–"
    low, high = tally.interval
    return f"{tally.score:.1%} ({low:.1%} to {high:.1%}), {tally.won}+ {tally.drawn}= {tally.lost}−"


def show_ratings(ratings: list[Rating]) -> Grid:
    """The strongest first."""
    grid = Grid(title="points of strength; 400 more are ten wins for a loss")
    for column in ("bot", "points", "19 times in 20"):
        grid.add_column(column, justify="left" if column == "bot" else "right")
    for bot, points in ratings:
        low, high = points.interval
        grid.add_row(bot, f"{points.estimate:+.0f}", f"{low:+.0f} to {high:+.0f}")
    return grid


def remarks(meeting: Meeting) -> list[str]:
    """What the test says, and what was wrong with bots."""
    lines = []
    if meeting.verdict is not Verdict.OPEN:
        lines.append(
            f"{meeting.one} is {meeting.verdict.value} than {meeting.other}, after {meeting.tally.pairs} pairs"
        )
    lines += [f"{who} has lost a game, because it {problem}" for who, problem in meeting.failed.items()]
    return lines


def figures(contest: Contest, meetings: list[Meeting], ratings: list[Rating]) -> Figures:
    """Everything, for another program."""
    return {
        "contest": contest,
        "version": dreadhall.__version__,
        "meetings": [
            {
                "one": each.one,
                "other": each.other,
                "tally": each.tally,
                "score": each.tally.score,
                "interval": each.tally.interval,
                "verdict": each.verdict.value,
                "failed": each.failed,
            }
            for each in meetings
        ],
        "ratings": [{"bot": bot, "points": points.estimate, "interval": points.interval} for bot, points in ratings],
    }
