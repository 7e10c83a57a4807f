"""Dark, Darker, Darkest as the kernel sees it."""

from collections.abc import Mapping, Sequence
from typing import Any

from typing_extensions import override

from dreadhall.darkest.components.catalogue import CREATURES, NEMESES, PACKS, search_deck
from dreadhall.darkest.editions import rules_of
from dreadhall.darkest.ground import Ground
from dreadhall.darkest.option_checks import objections, spawn_pool
from dreadhall.darkest.options import DarkestOptions
from dreadhall.darkest.presentation.imagining import imagine_chips
from dreadhall.darkest.state import DarkestState
from dreadhall.kernel import BadOption, Dice, Event, Game, Stack
from dreadhall.kernel.flattened_rules import flattened
from dreadhall.kernel.game import AddedValue

MOST_AT_HAND = 256
"""Tables whose rules are kept at hand."""
SECOND_RECONSTRUCTION = 4
"""The version that reconstructed some numbers on the pieces once more."""
NOT_EVERYTHING_ASKED = 5
"""The version that does not ask about what nothing hangs on."""


class Darkest(Game[DarkestState, DarkestOptions]):
    """Two to five survivors against the house."""

    name = "darkest"
    version = 6
    seats = range(1, 6)
    options_type = DarkestOptions
    state_type = DarkestState
    rules_at_hand: dict[tuple[int, bool], tuple[DarkestOptions, type[Ground]]]
    """By which object the options are, which is quicker than by what they say."""

    def __init__(self) -> None:
        self.rules_at_hand = {}

    @override
    def new_state(self, options: DarkestOptions, seats: int, dice: Dice) -> DarkestState:
        """The supplies, before the house is built. (D-SETUP-01 to 06)"""
        deck = search_deck(options.edition, radioactive=options.radioactive, packs=options.equipment)
        return DarkestState(
            dice=dice,
            spawn=Stack("spawn", spawn_pool(options)),
            equipment=Stack("equipment", list(deck)),
            creatures=Stack("creatures", list(CREATURES)),
            nemeses=Stack("nemeses", list(NEMESES)),
        )

    @override
    def rules_for(self, state: DarkestState, options: DarkestOptions) -> type[Ground]:
        """The rounds, or the final showdown. A table asks many times: its rules are kept at hand."""
        which = id(options), state.showdown is not None
        known = self.rules_at_hand.get(which)
        if known is None or known[0] is not options:
            if len(self.rules_at_hand) >= MOST_AT_HAND:
                self.rules_at_hand.clear()
            known = self.rules_at_hand[which] = options, flattened(rules_of(options, showdown=which[1]))
        return known[1]

    @override
    def imagine(self, state: DarkestState, seat: int | None, dice: Dice, told: Sequence[Event]) -> None:
        """The chips that lie face down, and those left over, could be others."""
        imagine_chips(state, dice, told)

    @override
    def upgrade_options(self, given: Mapping[str, Any], version: int) -> dict[str, Any]:
        """A game goes on with the pieces it began with, and with all its questions."""
        options = dict(given)
        if version < SECOND_RECONSTRUCTION:
            options["pieces"] = "first-reconstruction"
        if version < NOT_EVERYTHING_ASKED:
            options["ask_everything"] = True
        return options

    @override
    def check(self, options: DarkestOptions, seats: int) -> None:
        """Refuse what does not go together, in one line."""
        PACKS.check("equipment", options.equipment)
        for objection in objections(options, seats):
            raise BadOption(objection)

    @override
    def packages(self, options: DarkestOptions) -> dict[str, str]:
        """Those of the equipment that is chosen."""
        return super().packages(options) | PACKS.packages(options.equipment)

    @override
    def added_values(self, option: str) -> list[AddedValue]:
        """Any pack of equipment can be chosen."""
        return PACKS.added_values if option == "equipment" else []

    @override
    def read_text(self, given: Mapping[str, Any]) -> Mapping[str, Any]:
        """Several packs stand between commas."""
        text = given.get("equipment")
        return {**given, "equipment": [one for one in text.split(",") if one]} if isinstance(text, str) else given
