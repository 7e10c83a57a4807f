"""The list of games and their options."""

from rich.table import Table as Grid
from rich.text import Text

from dreadhall.kernel import AnyGame
from dreadhall.kernel.game import Option
from dreadhall.terminal.screen import Screen
from dreadhall.words import Words


def show_game(game: AnyGame, screen: Screen) -> None:
    """A game: its name, its seats and its options."""
    words = screen.words
    seats = words.say("table-game-seats", least=game.seats[0], most=game.seats[-1])
    screen.line(f"{game.name} · {words.say_title(game.name)} · {seats}", style="bold")
    about = words.help(f"{game.name}-title")
    if about is not None:
        screen.line(about)
    screen.console.print(list_options(game, words))


def list_options(game: AnyGame, words: Words) -> Grid:
    """The options of a game as a table."""
    grid = Grid(box=None, padding=(0, 2), header_style="dim")
    for heading in ("name", "default", "values", "help"):
        grid.add_column(words.say(f"table-option-{heading}"))
    for option in game.options.values():
        grid.add_row(*(Text(cell) for cell in describe(option, words)))
    return grid


def describe(option: Option, words: Words) -> list[str]:
    """An option: how it is typed, its default, its values where they are few or brought by others, and what it does."""
    help_text = words.help(option.help) or words.say(option.help)
    values = [*option.values, *(added.value for added in option.added)]
    return [option.name, typed(option.default), " ".join(map(typed, values)), help_text]


def typed(value: object) -> str:
    """A value as it is typed after `--option name=`."""
    if value is None:
        return "null"
    return str(value).lower() if isinstance(value, bool) else str(value)
