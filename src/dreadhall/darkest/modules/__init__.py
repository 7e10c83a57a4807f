"""The expansions: layers on top of either edition, alone or together."""

from dreadhall.darkest.ground import Ground
from dreadhall.darkest.options import DarkestOptions


def module_layers(options: DarkestOptions) -> list[type[Ground]]:
    """The layers of the expansions a table plays with."""
    return []
