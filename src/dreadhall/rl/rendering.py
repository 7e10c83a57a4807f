"""A table to be looked at: as the terminal's map, or as a few lines of text."""

import io
import sys
from typing import Literal, TextIO, get_args

from dreadhall.kernel import BadOption, Table

RenderMode = Literal["human", "ansi", "text"]
RENDER_MODES: list[str] = list(get_args(RenderMode))
RENDER_FPS = 4
"""Nothing moves by itself: it is what Gymnasium's own text environments say."""
WIDTH = 120


def check_render_mode(mode: str | None) -> None:
    """BadOption where a table cannot be drawn that way."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(f"render_mode={mode!r:.20} will not do; it can be {', '.join(RENDER_MODES)}, or None")


def draw(table: Table, seat: int | None, mode: str | None) -> str | None:
    """`human` prints the terminal's map in colour, `ansi` gives it as text, `text` says in lines what is asked.

    All show what the seat may know; without a seat, what everybody may.
    """
    if mode == "human":
        draw_map(table, seat, sys.stdout, None)
        return None
    if mode == "ansi":
        paper = io.StringIO()
        draw_map(table, seat, paper, WIDTH)
        return paper.getvalue()
    return in_lines(table, seat) if mode == "text" else None


def draw_map(table: Table, seat: int | None, paper: TextIO, width: int | None) -> None:
    """The terminal's map; what draws it is not imported by those who never look."""
    from rich.console import Console

    from dreadhall.terminal.boards import draw_board
    from dreadhall.words import Words

    Console(file=paper, width=width, highlight=False).print(draw_board(table.view(seat), Words("en")))


def in_lines(table: Table, seat: int | None) -> str:
    """Which move it is, who is waited for, and what the seat can answer."""
    if table.result is not None:
        winners = ", ".join(map(str, table.result.winners)) or "nobody"
        return f"move {table.move}: over, {table.result.reason}, won by {winners}"
    assert table.ask is not None
    lines = [f"move {table.move}: waiting for {', '.join(map(str, table.ask.waiting))}"]
    shown = table.ask.shown_to(seat)
    if shown is not None:
        lines.append(f"{shown['prompt']}: {', '.join(choice['key'] for choice in shown['choices'])}")
    return "\n".join(lines)
