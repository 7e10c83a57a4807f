"""Somebody at the keyboard of a table, who types what a test says."""

import io
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console
from typing_extensions import override

from dreadhall.bots import Bot
from dreadhall.kernel import Table
from dreadhall.terminal import Client, Screen
from dreadhall.terminal.keyboard import Keyboard
from dreadhall.words import Words

SMALL = Path(__file__).parents[1] / "smallgame" / "locales"


class Typed(Keyboard):
    """A person who types these lines; an exception among them is raised."""

    is_terminal = True

    def __init__(self, console: Console, lines: Iterable[str | type[BaseException]]) -> None:
        super().__init__(console)
        self.lines = list(lines)
        self.waited = 0

    @override
    def read(self, prompt: str) -> str:
        line = self.lines.pop(0) if self.lines else EOFError
        if isinstance(line, str):
            self.console.print(f"{prompt} {line}", markup=False)
            return line
        raise line

    @override
    def wait(self, prompt: str) -> None:
        self.waited += 1
        self.console.print(prompt, markup=False)


class Sitting:
    """A table, a client and everything it printed."""

    def __init__(
        self,
        table: Table,
        lines: Iterable[str | type[BaseException]],
        bots: dict[int, Bot] | None = None,
        language: str = "en",
    ) -> None:
        self.output = io.StringIO()
        console = Console(file=self.output, width=200, force_terminal=True, color_system=None, highlight=False)
        self.keyboard = Typed(console, lines)
        screen = Screen(console, Words(language, SMALL, strict=True))
        self.client = Client(table, bots or {}, screen, self.keyboard)
        self.code = self.client.run()

    @property
    def shown(self) -> str:
        return self.output.getvalue()
