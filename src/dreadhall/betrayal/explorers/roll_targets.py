"""What a roll must reach, and what has become of it: the numbers that are told with its dice. (B-DIE-03, B-DIE-04)"""

from typing import NamedTuple

from dreadhall.betrayal.happenings.rolls import Decided

UNDECIDED: Decided = {"needed": None, "passed": None, "line": None, "span": None}
"""What is told of a roll that decides nothing by itself, or to somebody who may not know what it decides."""


class Aim(NamedTuple):
    """The least result for each line of a table, best first; a single number has two: reached and missed."""

    rows: tuple[int, ...]
    printed: bool = False
    """Whether the lines stand on a card, a tile or in a book, and not only one number to reach."""
    before: int = 0
    """How many lines are printed before these, where a card has a second table."""

    def told(self, total: int, *, final: bool) -> Decided:
        """The number needed, and, of a roll that nothing can change any more, what came of it.

        >>> reach(4).told(3, final=True)
        {'needed': 4, 'passed': False, 'line': None, 'span': None}
        >>> table(6, 3, 0).told(4, final=True)
        {'needed': None, 'passed': None, 'line': 1, 'span': '3–5'}
        """
        rows = self.rows
        told = UNDECIDED.copy()
        if len(rows) == 2:
            told["needed"] = rows[0]
        if final:
            line = next(number for number, least in enumerate(rows) if total >= least)
            if len(rows) == 2:
                told["passed"] = line == 0
            if self.printed:
                told["line"] = self.before + line
                told["span"] = self.span(line)
        return told

    def span(self, line: int) -> str:
        """The results that a line is for, as tables print them.

        >>> [table(6, 3, 1, 0).span(line) for line in range(4)]
        ['6+', '3–5', '1–2', '0']
        """
        least = max(0, self.rows[line])
        if not line:
            return f"{least}+"
        most = self.rows[line - 1] - 1
        return f"{least}–{most}" if most > least else str(least)


def reach(needed: int) -> Aim:
    """A number to reach."""
    return Aim((needed, min(needed, 0)))


def table(*rows: int, before: int = 0) -> Aim:
    """A table of results, by the least result of each line, the best first."""
    return Aim(rows, printed=True, before=before)
