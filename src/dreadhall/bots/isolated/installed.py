"""Which bots other distributions have brought."""

from functools import cache, partial
from importlib.metadata import entry_points

from dreadhall.bots.base import BotFactory
from dreadhall.bots.isolated.caller import ApartBot

GROUP = "dreadhall.bots"


def installed_bots(game: str) -> dict[str, BotFactory]:
    """The bots of other distributions that can play this game, by name; none of them is imported here."""
    found: dict[str, BotFactory] = {}
    for declared, where in declared_bots():
        whose, dot, name = declared.rpartition(".")
        if not dot or whose == game:
            found[name] = partial(ApartBot, name, where)
    return found


@cache
def declared_bots() -> tuple[tuple[str, str], ...]:
    """What distributions have declared: a name, and where it is found."""
    return tuple(sorted((entry.name, entry.value) for entry in entry_points(group=GROUP)))
