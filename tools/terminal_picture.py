"""Draw docs/terminal.svg: a table of Dark, Darker, Darkest as the terminal client shows it.

Scouts play from a fixed seed up to a move, and what seat 0 sees is recorded. Run it again whenever the board changes:
`python tools/terminal_picture.py [SEED MOVE]`.
"""

import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import dreadhall
from dreadhall.bots import ScoutBot, SeatAt, next_answer
from dreadhall.kernel import Table
from dreadhall.terminal import Screen
from dreadhall.words import Words

PICTURE = Path(__file__).parents[1] / "docs" / "terminal.svg"
SEED, MOVE = 51, 172
WIDTH = 120
NEWS = 6
NIGHT = TerminalTheme(
    (18, 18, 24),
    (214, 210, 200),
    [(40, 40, 48), (205, 60, 60), (90, 170, 90), (210, 170, 70), (90, 130, 210), (170, 100, 190), (80, 170, 180)]
    + [(200, 200, 200)],
    [(90, 90, 100), (240, 90, 80), (120, 210, 120), (245, 210, 90), (120, 165, 245), (210, 140, 230), (120, 210, 220)]
    + [(245, 245, 245)],
)


def played(seed: int, moves: int) -> Table:
    """A table after so many answers of scouts."""
    table = dreadhall.new_table("darkest", 3, seed)
    bots = {seat: ScoutBot(seat) for seat in range(3)}
    places = {seat: SeatAt(table, seat) for seat in bots}
    while table.ask is not None and (table.move < moves or table.ask.prompt != "act" or 0 not in table.ask.seats):
        move = next_answer(table.ask, bots, places)
        assert move is not None
        table.answer(move[1], move[0])
    return table


def picture(table: Table) -> str:
    """What seat 0 sees, as an SVG that needs nothing from elsewhere."""
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    screen, view = Screen(console, Words("en")), table.view(0)
    screen.header(view)
    screen.board(view)
    screen.events("darkest", table.events_for(0)[-NEWS:])
    screen.ask("darkest", view["ask"])
    svg = console.export_svg(title="dreadhall play darkest", theme=NIGHT, unique_id="t")
    svg = re.sub(r"<clipPath id=\"t-line-\d+\">.*?</clipPath>", "", svg, flags=re.DOTALL)
    svg = re.sub(r" clip-path=\"url\(#t-line-\d+\)\"", "", svg)
    svg = re.sub(r"@font-face\s*\{.*?\}", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code", "ui-monospace").replace("FiraCode", "ui-monospace")
    return re.sub(r"\n\s*\n+", "\n", svg)


if __name__ == "__main__":
    seed, moves = (int(text) for text in sys.argv[1:3]) if len(sys.argv) > 2 else (SEED, MOVE)
    PICTURE.write_text(picture(played(seed, moves)), encoding="utf-8")
    print(f"{PICTURE}: {PICTURE.stat().st_size} bytes")
