"""How a showdown stands: how likely it is won, fitted to showdowns that were played by reflex."""

from dreadhall.bots.darkest.showdown.features import ShowdownFeatures
from dreadhall.bots.darkest.showdown.field import ShowdownField, rules_at
from dreadhall.bots.planning import read_fitted
from dreadhall.kernel import Table

PACKAGE, FILE = "dreadhall.bots.darkest.showdown", "standing.json"


def prospects(table: Table) -> float:
    """How likely a victory looks, from 0 to 1."""
    rules = rules_at(table)
    if table.result is not None:
        return float(rules.state.nemesis is None)
    return read_fitted(PACKAGE, FILE).chance(ShowdownFeatures(ShowdownField(rules)).values())
