"""The columns of the rows: their types, and what stands in them. Whoever only plays does not need to know."""

from collections.abc import Mapping
from typing import NamedTuple

import polars as pl

from dreadhall.lab.records import OPTION, SECONDS
from dreadhall.lab.study import Cell, Study
from dreadhall.lab.watching import watcher_of
from dreadhall.registry import find_game

NUMBERS = pl.List(pl.Int32)
GOALS = pl.List(pl.Struct({"side": pl.String, "goal": pl.String, "done": pl.Int32, "of": pl.Int32}))


class Column(NamedTuple):
    """A column: its type, and what stands in it."""

    type: pl.DataType | type[pl.DataType]
    help: str


OF_GAMES: Mapping[str, Column] = {
    "cell": Column(pl.Int32, "The number of the cell, from 0, as the study lists them."),
    "number": Column(pl.Int32, "The number of the game in its cell, from 0."),
    "seed": Column(pl.Int64, "What its dice follow from."),
    "seats": Column(pl.Int32, "How many played."),
    "players": Column(pl.List(pl.String), "Who played each seat: a bot, or one for each side where they differ."),
    "sides": Column(pl.List(pl.String), "The side each seat was on in the end."),
    "winner": Column(pl.String, "The side that won; empty where nobody did."),
    "winners": Column(NUMBERS, "The seats that won, counted from 0."),
    "reason": Column(pl.String, "How it ended, in the game's own word; `no-end` where it was broken off."),
    "rounds": Column(pl.Int32, "How many rounds were begun."),
    "turns": Column(pl.Int32, "How many turns were begun in which somebody decided something."),
    "decisions": Column(pl.Int32, "How many answers were given."),
    "deaths": Column(pl.Int32, "How many of the players' figures died."),
    "living": Column(pl.List(pl.Boolean), "Whether each seat's figure lived in the end."),
    "reached": Column(GOALS, "What each side wanted, and how much of it was done in the end."),
    SECONDS: Column(pl.Float64, "Processor time. The only column that is another one when a game is played again."),
}

OF_TURNS: Mapping[str, Column] = {
    "cell": OF_GAMES["cell"],
    "number": OF_GAMES["number"],
    "turn": Column(pl.Int32, "The number of the turn, from 1; 0 is what comes before the first."),
    "round": Column(pl.Int32, "The round it was in."),
    "acting": Column(NUMBERS, "The seats whose turn it was; none in a turn of the house."),
    "decisions": Column(pl.Int32, "How many answers had been given in the game before it."),
    "living": Column(pl.Int32, "How many of the players' figures lived as it began."),
    "reached": Column(GOALS, "What each side wanted as it began, and how much of it was done."),
}

TYPES: Mapping[type, pl.DataType | type[pl.DataType]] = {
    int: pl.Int32,
    float: pl.Float64,
    bool: pl.Boolean,
    str: pl.String,
    list: pl.List(pl.String),
}


def columns_of_games(study: Study) -> dict[str, Column]:
    """The columns of a study's games: those of all games, the options that vary, and the game's own."""
    options = {f"{OPTION}{name}": option_column(name, study.cells) for name in study.options_of_grid}
    return {**OF_GAMES, **options, **facts_of(study.game)}


def option_column(name: str, cells: tuple[Cell, ...]) -> Column:
    """The column of an option: numbers and texts as they are, anything else as JSON."""
    kinds = {type(cell.varied[name]) for cell in cells}
    kind = kinds.pop() if len(kinds) == 1 else str
    return Column(TYPES[kind] if kind in (int, float, bool) else pl.String, f"The option `{name}`.")


def schema(columns: Mapping[str, Column]) -> dict[str, pl.DataType | type[pl.DataType]]:
    """The names and types of these columns."""
    return {name: column.type for name, column in columns.items()}


def in_words(columns: Mapping[str, Column]) -> list[str]:
    """A line of a table for each column, as Markdown has it."""
    head = ["| column | type | what |", "| --- | --- | --- |"]
    return [
        *head,
        *(f"| `{name}` | {type_in_words(column.type)} | {column.help} |" for name, column in columns.items()),
    ]


def type_in_words(kind: pl.DataType | type[pl.DataType]) -> str:
    """A type as a reader knows it."""
    if isinstance(kind, pl.List):
        return f"list of {type_in_words(kind.inner)}"  # type: ignore[arg-type]
    if isinstance(kind, pl.Struct):
        return " and ".join([", ".join(field.name for field in kind.fields[:-1]), kind.fields[-1].name])
    return str(kind).lower()


def facts_of(game: str) -> dict[str, Column]:
    """The columns that a game has of its own."""
    facts = watcher_of(find_game(game)).facts
    return {name: Column(TYPES[fact.type], fact.help) for name, fact in facts.items()}
