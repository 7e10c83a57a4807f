"""Lines from a person at a terminal, or piped in from a file."""

import sys

from rich.console import Console
from rich.text import Text

from dreadhall.kernel.errors import DreadhallError
from dreadhall.terminal.commands import printable

NOT_TEXT = "\N{REPLACEMENT CHARACTER}"


class Unreadable(DreadhallError):
    """What was piped in is not text."""


class Keyboard:
    """Where answers come from. EOFError says that there are no more, KeyboardInterrupt that somebody has had enough."""

    def __init__(self, console: Console) -> None:
        self.console = console

    @property
    def is_terminal(self) -> bool:
        """Whether a person sits there, who needs time to read."""
        return sys.stdin is not None and sys.stdin.isatty()

    def read(self, prompt: str) -> str:
        """The next line, after a prompt; what is piped in is shown as if it had been typed."""
        if self.is_terminal:
            return self.read_typed(prompt)
        self.console.print(Text(f"{prompt} "), end="", soft_wrap=True)
        try:
            line = self.read_piped()
        except EOFError:
            self.console.print()
            raise
        self.console.print(Text(printable(line, most=200)), soft_wrap=True)
        return line

    def read_typed(self, prompt: str) -> str:
        """The next line a person types; where it is not text, nothing that anybody could mean."""
        try:
            return input(f"{prompt} ")
        except UnicodeDecodeError:
            return NOT_TEXT

    def read_piped(self) -> str:
        """The next line of what is piped in."""
        if sys.stdin is None:
            raise EOFError
        try:
            line = sys.stdin.readline()
        except UnicodeDecodeError:
            raise Unreadable("the answers cannot be read: they are not UTF-8 text") from None
        if not line:
            raise EOFError
        return line.rstrip("\r\n")

    def wait(self, prompt: str) -> None:
        """Say something and wait for Enter, where a person sits; piped answers need no time."""
        if self.is_terminal:
            self.read_typed(prompt)
        else:
            self.console.print(Text(prompt))
