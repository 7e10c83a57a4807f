"""Which options go together: every objection is one line that names the option."""

from collections.abc import Iterator

from dreadhall.darkest.components.catalogue import PRINTED, SPECIES, SURVIVORS
from dreadhall.darkest.editions import KEYS
from dreadhall.darkest.house.building import PRESETS, check_house
from dreadhall.darkest.house.layout import parse_layout
from dreadhall.darkest.options import DarkestOptions
from dreadhall.kernel import BadOption

LOW, HIGH = (1, 2), (5, 6)


def objections(options: DarkestOptions, seats: int) -> Iterator[str]:
    """What is wrong with these options at a table with so many seats."""
    size = options.survivors or max(3, seats)
    if seats > size:
        yield f"option survivors: {seats} seats need at least as many survivors, not {size}"
    yield from about_team(options, size)
    if options.split and (len(options.split) != seats or sum(options.split) != size or min(options.split) < 1):
        yield f"option split: say how many of the {size} survivors each of the {seats} seats plays, at least one"
    values = PRINTED[options.pieces].spawn_values
    for value in options.spawn_removed:
        if value not in map(str, values):
            yield f"option spawn_removed: there is no token {value[:30]!r}; they show 1 to {max(values)}"
    if not spawn_pool(options):
        yield "option spawn_removed: at least one spawn token must be left"
    for name in options.species:
        if name not in SPECIES:
            yield f"option species: there is no {name[:30]!r}; there are {', '.join(SPECIES)}"
    for key, value in options.house_rules.items():
        if key not in KEYS or value not in ("revised", *KEYS[key]):
            yield f"option house_rules: {key[:30]!r} cannot be {value[:30]!r}"
    yield from about_house(options.house, radioactive=options.radioactive)


def about_team(options: DarkestOptions, size: int) -> Iterator[str]:
    """Known survivors, none of them twice, and not too many."""
    if len(options.team) > size or len(set(options.team)) < len(options.team):
        yield f"option team: name at most {size} different survivors"
    for name in options.team:
        if name not in SURVIVORS:
            yield f"option team: nobody is called {name[:30]!r}; there are {', '.join(SURVIVORS)}"


def about_house(house: str, *, radioactive: bool) -> Iterator[str]:
    """A name, or a layout by the building rules; the reactor may be left to the die. (D-HOUSE, D-RAD-04)"""
    names = (*PRESETS, "random")
    if house in names:
        return
    if len(house.split()) < 2:
        yield f"option house: there is no {house[:30]!r}; give {', '.join(names)} or a layout, tile by tile"
        return
    try:
        check_house(house, reactor=radioactive and parse_layout(house).reactor is not None)
    except BadOption as error:
        yield f"option house: {error}"


def spawn_pool(options: DarkestOptions) -> list[str]:
    """The spawn tokens, as many as the table wants. (D-SETUP-05, D-TWEAK-01)"""
    left_out = {"full": (), "no-low": LOW, "no-high": HIGH}[options.spawn_pool]
    pool = [str(value) for value in PRINTED[options.pieces].spawn_values if value not in left_out]
    for value, count in options.spawn_removed.items():
        for _ in range(min(count, pool.count(value))):
            pool.remove(value)
    return pool + [kind for kind, count in options.species.items() for _ in range(count)]
