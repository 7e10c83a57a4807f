"""Editions and single rules that can be exchanged. (section 32 of the rules)

The chapters of the game are the revised edition. Every rule that another edition or a translation plays differently is
a layer of its own, known by its key: `FIRST` chooses those of the first edition, the option `house_rules` any single
one.
"""

from typing import Any

from dreadhall.darkest.automatic_answers import settling_layers
from dreadhall.darkest.editions.keys import FIRST, KEYS
from dreadhall.darkest.editions.rulings import ruling_layers
from dreadhall.darkest.ground import Ground
from dreadhall.darkest.modules import module_layers
from dreadhall.darkest.options import DarkestOptions
from dreadhall.darkest.phases.markers import Markers
from dreadhall.darkest.phases.rounds import Rounds
from dreadhall.darkest.phases.setup import Setup
from dreadhall.darkest.phases.showdown import Showdown

__all__ = ["FIRST", "KEYS", "rules_of"]

COMPOSED: dict[Any, type[Ground]] = {}
# There are more ways to play than could ever be kept; those made first are forgotten, and made again where needed.
MOST_COMPOSED = 500


def rules_of(options: DarkestOptions, *, showdown: bool) -> type[Ground]:
    """The rules of a table: the rounds or the showdown, under the layers its options ask for."""
    modules = (options.radioactive, any(options.species.values()))
    rulings = tuple(ruling_layers(options))
    settling = tuple(settling_layers(options))
    wanted = (options.edition, tuple(options.house_rules.items()), modules, rulings, settling, showdown)
    rules = COMPOSED.get(wanted)
    if rules is None:
        base: type[Ground] = Showdown if showdown else Rounds
        rules = COMPOSED[wanted] = compose(
            base, (*settling, *rulings, *module_layers(options), *edition_layers(options))
        )
        if len(COMPOSED) > MOST_COMPOSED:
            del COMPOSED[next(iter(COMPOSED))]
    return rules


def edition_layers(options: DarkestOptions) -> list[type[Ground]]:
    """The layers of the edition, with single rules exchanged."""
    chosen = dict.fromkeys(FIRST, "first") if options.edition == "first" else {}
    chosen |= options.house_rules
    return [KEYS[key][value] for key, value in chosen.items() if value != "revised"]


def compose(base: type[Ground], layers: tuple[type[Ground], ...]) -> type[Ground]:
    """One class out of layers; a layer for the other half of the game is left out."""
    other: type[Ground] = Setup if issubclass(base, Showdown) else Markers
    fitting = tuple(dict.fromkeys(layer for layer in layers if not issubclass(layer, other)))
    return type(base.__name__, (*fitting, base), {}) if fitting else base
