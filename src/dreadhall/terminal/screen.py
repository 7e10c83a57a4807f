"""What is printed: the header, the board, what happened, the question, the choices and the help."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from dreadhall.terminal.boards import draw_board, look_of
from dreadhall.terminal.commands import TYPED, Verb
from dreadhall.words import Words, seat_number

MANY = 8
"""From how many on choices are written in columns."""


class Screen:
    """The one place that prints at a table; texts are never read as markup, whatever they hold."""

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words

    def say(self, message: str, /, style: str = "", **arguments: Any) -> None:
        """A line from the catalogue."""
        self.line(self.words.say(message, **arguments), style)

    def line(self, text: str, style: str = "") -> None:
        """A line of text."""
        self.console.print(Text(text, style=style))

    def complain(self, message: str, /, **arguments: Any) -> None:
        """A line about something that did not work."""
        self.say(message, style="yellow", **arguments)

    def clear(self) -> None:
        """Wipe what the last person at the keyboard has seen, also what has scrolled away."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")

    def header(self, view: Mapping[str, Any]) -> None:
        """The game, the move and whose turn it is."""
        words = self.words
        parts = [words.say("table-header", game=words.say_title(view["game"]), move=view["move"])]
        waiting = view["waiting"]
        if view["seat"] is not None and waiting != [view["seat"]]:
            parts.append(words.say("table-seat", seat=seat_number(view["seat"])))
        if waiting:
            parts.append(words.say("table-turn", seats=self.seats(waiting), count=len(waiting)))
        else:
            parts.append(words.say("table-over"))
        self.console.rule(Text(" · ".join(parts), style="bold"), style="dim")

    def know(self, view: dict[str, Any], events: Iterable[Mapping[str, Any]]) -> None:
        """Call seats by whom they play, and whoever is the only one of a kind by that kind."""
        look = look_of(view["game"])
        self.words.name_alone(look.alone(view, events))
        self.words.name_seats(look.players(view, self.words))

    def board(self, view: dict[str, Any]) -> None:
        """The position, drawn."""
        self.console.print(draw_board(view, self.words))

    def seats(self, seats: Iterable[int]) -> str:
        """Several seats by their numbers."""
        return self.words.say_list(map(seat_number, seats))

    def brief(self, view: dict[str, Any]) -> None:
        """What a person has to know who is given a book, and how to read more."""
        book = look_of(view["game"]).book
        page = book and book.brief(view, self.words)
        if page is not None:
            self.console.print(page)
            self.say("table-book-again", style="dim")

    def book(self, view: dict[str, Any]) -> None:
        """Everything that a person may read."""
        book = look_of(view["game"]).book
        page = book and book.whole(view, self.words)
        if page is None:
            self.say("table-book-none")
        else:
            self.console.print(page)

    def events(self, game: str, events: Iterable[Mapping[str, Any]]) -> None:
        """What happened, in sentences, with the story of whatever came into the game."""
        for event in events:
            self.line(f"• {self.words.say_event(game, event)}")
            if story := self.story_of(game, event):
                self.line(f"  {story}", style="italic dim")

    def story_of(self, game: str, event: Mapping[str, Any]) -> str:
        """The line of story of what an event brings into the game; empty where it brings nothing new."""
        kind = look_of(game).stories.get(event["kind"])
        return self.words.story(game, kind, event["data"].get(kind, "")) if kind else ""

    def log(self, game: str, events: Sequence[Mapping[str, Any]]) -> None:
        """Everything that happened."""
        self.say("table-log", style="bold")
        if not events:
            self.say("table-log-empty")
        self.events(game, events)

    def ask(self, game: str, ask: Mapping[str, Any]) -> None:
        """The question and its numbered choices, in columns where there are many, group by group."""
        self.line(self.words.say_prompt(game, ask), style="bold")
        self.say("table-choices", style="dim")
        width = len(str(len(ask["choices"])))
        lines = [
            (self.group_of(game, choice), self.choice_line(game, choice, f"{number:>{width}}"))
            for number, choice in enumerate(ask["choices"], 1)
        ]
        groups = Counter(group for group, _ in lines if group)
        several = 1 < len(groups) < groups.total()
        for group, some in groupby(lines, key=lambda line: line[0]):
            if several and group:
                self.line(f"  {group}", style="bold underline")
            texts = [text for _, text in some]
            if len(texts) < MANY:
                self.console.print(*texts, sep="\n")
            else:
                self.console.print(Columns(texts, column_first=True, padding=(0, 1)))

    def choice_line(self, game: str, choice: Mapping[str, Any], number: str) -> Text:
        """A choice with its number."""
        text = Text(f"  {number}  ", style="bold cyan")
        return text.append(self.words.say_choice(game, choice), style="not bold default")

    def group_of(self, game: str, choice: Mapping[str, Any]) -> str:
        """What a choice is put together with."""
        kind = look_of(game).grouped_by
        return self.words.name(game, kind, choice["data"][kind]) if kind and kind in choice["data"] else ""

    def explain(self, game: str, choice: Mapping[str, Any]) -> None:
        """What more there is to say about a choice."""
        help_text = self.words.help_choice(game, choice)
        if help_text is None:
            self.say("table-no-help", choice=self.words.say_choice(game, choice))
        else:
            self.line(help_text, style="italic")

    def result(self, game: str, result: Mapping[str, Any]) -> None:
        """How the game ended, and who won."""
        self.line(self.words.say_result(game, result), style="bold")
        winners = result["winners"]
        self.say("table-winners", style="bold green", seats=self.seats(winners), count=len(winners))

    def help(self, game: str, a_key: str) -> None:
        """What can be typed."""
        words = self.words
        rows = [
            ("1", words.say("table-help-number")),
            (words.say("table-help-key-word"), words.say("table-help-key", key=a_key)),
            ("?1", words.say("table-help-explain")),
        ]
        for verb in TYPED:
            if verb is Verb.BOOK and not look_of(game).book:
                continue
            file = f" {words.say('table-help-file-word')}" if verb is Verb.SAVE else ""
            rows.append((verb.value[0] + file, words.say(f"table-help-{verb.value}")))
        grid = Grid.grid(padding=(0, 2))
        for typed, meaning in rows:
            grid.add_row(Text(f"  {typed}", style="bold cyan"), Text(meaning))
        self.say("table-help", style="bold")
        self.console.print(grid)
