"""Dark, Darker, Darkest as the kernel sees it."""

from functools import lru_cache

from dreadhall.darkest.building import PRESETS, check_house
from dreadhall.darkest.catalogue import CARDS, CREATURES, NEMESES, SPAWN_VALUES, SPECIES, SURVIVORS
from dreadhall.darkest.editions import KEYS, rules_of
from dreadhall.darkest.ground import Ground
from dreadhall.darkest.imagining import imagine_chips
from dreadhall.darkest.options import DarkestOptions
from dreadhall.darkest.state import DarkestState
from dreadhall.kernel import BadOption, Dice, Game, Stack

LOW, HIGH = (1, 2), (5, 6)


class Darkest(Game[DarkestState, DarkestOptions]):
    """Two to five survivors against the house."""

    name = "darkest"
    version = 1
    seats = range(1, 6)
    options_type = DarkestOptions
    state_type = DarkestState

    def new_state(self, options: DarkestOptions, seats: int, dice: Dice) -> DarkestState:
        """The supplies, before the house is built. (D-SETUP-01 to 06)"""
        return DarkestState(
            dice=dice,
            spawn=Stack("spawn", spawn_pool(options)),
            equipment=Stack("equipment", search_deck(options)),
            creatures=Stack("creatures", list(CREATURES)),
            nemeses=Stack("nemeses", list(NEMESES)),
        )

    def rules_for(self, state: DarkestState, options: DarkestOptions) -> type[Ground]:
        """The rounds, or the final showdown."""
        return rules_of(options, showdown=state.showdown is not None)

    def imagine(self, state: DarkestState, seat: int | None, dice: Dice) -> None:
        """The chips that lie face down, and those left over, could be others."""
        imagine_chips(state, dice)

    def check(self, options: DarkestOptions, seats: int) -> None:
        """Refuse what does not go together, in one line."""
        size = options.survivors or max(3, seats)
        if seats > size:
            raise BadOption(f"{seats} seats need at least as many survivors; there are {size}")
        if len(options.team) > size or len(set(options.team)) < len(options.team):
            raise BadOption(f"option team: name at most {size} different survivors")
        for name in options.team:
            if name not in SURVIVORS:
                raise BadOption(f"option team: nobody is called {name[:30]!r}; there are {', '.join(SURVIVORS)}")
        for name in options.species:
            if name not in SPECIES:
                raise BadOption(f"option species: there is no {name[:30]!r}; there are {', '.join(SPECIES)}")
        for key, value in options.house_rules.items():
            if value not in ("revised", *KEYS.get(key, {})):
                raise BadOption(f"option house_rules: {key[:30]!r} cannot be {value[:30]!r}")
        if options.house not in (*PRESETS, "random"):
            check_house(options.house)


@lru_cache(maxsize=64)
def _whole_deck(edition: str) -> tuple[str, ...]:
    return tuple(
        card.id for card in CARDS.values() if edition in card.editions and not card.survivor and not card.module
    )


def search_deck(options: DarkestOptions) -> list[str]:
    """The equipment of the edition, without starting weapons and gas cans. (D-SETUP-01, 02)"""
    return list(_whole_deck(options.edition))


def spawn_pool(options: DarkestOptions) -> list[str]:
    """The spawn tokens, as many as the table wants. (D-SETUP-05, D-TWEAK-01)"""
    left_out = {"full": (), "no-low": LOW, "no-high": HIGH}[options.spawn_pool]
    pool = [str(value) for value in SPAWN_VALUES if value not in left_out]
    for value, count in options.spawn_removed.items():
        for _ in range(min(count, pool.count(value))):
            pool.remove(value)
    if not pool:
        raise BadOption("option spawn_removed: at least one spawn token must be left")
    return pool
