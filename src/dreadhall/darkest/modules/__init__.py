"""The expansions: layers on top of either edition, alone or together."""

from dreadhall.darkest.ground import Ground
from dreadhall.darkest.modules.reactor import RadioactiveRounds, RadioactiveShowdown
from dreadhall.darkest.modules.species import SpecialZombies
from dreadhall.darkest.options import DarkestOptions


def module_layers(options: DarkestOptions) -> list[type[Ground]]:
    """The layers of the expansions a table plays with."""
    layers: list[type[Ground]] = []
    if options.radioactive:
        layers += [RadioactiveRounds, RadioactiveShowdown]
    if any(options.species.values()):
        layers.append(SpecialZombies)
    return layers
