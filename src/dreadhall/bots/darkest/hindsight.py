"""How likely the team looked to win, told once the game is over: everything at the table may be known by then."""

from dreadhall.bots.darkest.showdown.prospects import prospects
from dreadhall.bots.darkest.warden.planner import chance_of
from dreadhall.darkest.phases.rounds import Rounds
from dreadhall.kernel import Table


def team_chance(table: Table) -> float | None:
    """The chance of the team by the fitted judgement, whenever it is about to act."""
    if table.result is not None or table.ask is None or table.ask.prompt != "act":
        return None
    rules = table.rules
    if isinstance(rules, Rounds) and rules.state.showdown is None:
        return chance_of(rules)
    return prospects(table)
