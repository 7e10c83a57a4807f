"""The games by which the rules of Darkest and Betrayal are known: many, short, and wide over all options."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from dreadhall.betrayal.game import Betrayal
from dreadhall.betrayal.haunts import BUILT
from dreadhall.darkest.editions import KEYS
from dreadhall.darkest.game import Darkest
from dreadhall.kernel import AnyGame
from dreadhall.testing.darkest_games import into_the_showdown, near_the_showdown, steady, uniform
from dreadhall.testing.fingerprint import Corpus, Player, Sitting, Start, at_the_start

SPECIES = {"disco-doll": 4, "guts": 4, "chunk": 4}
HOUSE = "house_rules"

# Dark, Darker, Darkest

KINDS: tuple[tuple[Player, Start], ...] = (
    (steady, at_the_start),
    (steady, into_the_showdown),
    (steady, near_the_showdown),
    (uniform, at_the_start),
    (uniform, into_the_showdown),
)
CONTEXTS: tuple[dict[str, Any], ...] = (
    {},
    {"house": "random", "advanced": True, "survivors": 4},
    {"radioactive": True, "species": SPECIES, "mode": "darker"},
    {"edition": "first", "survivors": 5, "house": "hard"},
)
MORE: dict[str, list[Any]] = {
    "house": ["hard", "random"],
    "species": [{"disco-doll": 6}, {"guts": 6}, {"chunk": 6}],
    "spawn_removed": [{"1": 3, "2": 3}, {"5": 2, "6": 2}],
    "three_icon_chips": [0, 8],
}
"""What is played of the options that have more than a few values."""
TELLING: dict[str, int] = {
    "openness closed": 1,
    "openness open": 1,
    "cameras few": 1,
    "cameras many": 1,
    "board_side four-ap": 1,
    "corner_functions terminals-only": 2,
    "spawn_six reroll": 2,
    "faq_errata True": 1,
    "fair_code True": 2,
    "driven_by_fear spared": 1,
    "nemesis_bars_the_way True": 1,
    "team_decision lead": 1,
    "team_decision vote": 1,
    "house_rules camera_five fr": 3,
    "house_rules spawn_near first": 33,
    "house_rules fire_enters_destroyed first": 21,
    "house_rules destroyed_removes_tokens first": 165,
    "house_rules creature_burns_on_entry first": 9,
    "house_rules creature_burns_on_entry de": 2,
    "house_rules fire_icon_active_fire first": 25,
    "house_rules fire_out first": 60,
    "house_rules zombification_grace de": 2,
    "house_rules reentry_survivor de": 175,
    "house_rules reentry_fire first": 72,
    "house_rules chip_reveal de": 3,
    "house_rules unlock_xp first": 8,
    "house_rules ammo_reserve first": 85,
    "house_rules retreat_stack first": 9,
    "house_rules knockback_deflect de": 10,
    "house_rules zombie_path first": 5,
    "house_rules creature_target first": 65,
    "house_rules creature_target de": 55,
    "house_rules result_order first": 1,
    "house_rules fear_avoids_fire first": 5,
    "house_rules escape_many first": 2,
    "house_rules full_inventory first": 22,
    "house_rules terror_zombies first": 37,
    "house_rules terror_spawn_burning de": 5,
    "house_rules code_bypass_last fr": 3,
    "house_rules showdown_event_start first": 1,
    "house_rules marker_return first": 1,
    "house_rules nemesis_attack first": 1,
    "house_rules secure_room_entrapped first": 1,
    "house_rules fire_hurts_nemesis de": 2,
    "house_rules armor_reroll de": 21,
    "house_rules dog_target fr": 5,
    "bloody_vision always": 11,
}
"""The first seed whose game shows that an option is not at its default, where that is not the first of all."""


def sitting(seed: int, options: dict[str, Any] | None = None) -> Sitting:
    """A game of Darkest in which other things are at stake for each seed, with these options in any case."""
    player, start = KINDS[seed % len(KINDS)]
    context = CONTEXTS[seed % len(CONTEXTS)]
    return Sitting(1 + seed % 3, seed, context | (options or {}), player, start)


def darkest() -> dict[str, list[Sitting]]:
    """Every value of every option and house rule in a game where it tells, every company, all editions and modules."""
    games = {purpose: [sitting(TELLING.get(purpose, 0), options)] for purpose, options in darkest_values()}
    games["anything"] = [sitting(seed) for seed in range(100, 160)]
    games["company"] = [
        Sitting(seats, 10 * survivors + seats, {"survivors": survivors}, steady)
        for survivors in range(2, 6)
        for seats in range(1, survivors + 1)
    ]
    games["editions and modules"] = list(editions_and_modules())
    return games


def darkest_values() -> Iterator[tuple[str, dict[str, Any]]]:
    """Each option with each value but its default, by a name."""
    for name, values in (other_values(Darkest()) | MORE).items():
        for value in values:
            yield f"{name} {value}", {name: value}
    for key, variants in KEYS.items():
        for value in variants:
            yield f"{HOUSE} {key} {value}", {HOUSE: {key: value}}


def editions_and_modules() -> Iterator[Sitting]:
    """Both editions in all modes, with and without what can be added to them."""
    mixes = product(("revised", "first"), ("dark", "darker", "darkest"), (False, True), ({}, SPECIES))
    for seed, (edition, mode, radioactive, species) in enumerate(mixes):
        options = {"edition": edition, "mode": mode, "radioactive": radioactive, "species": species}
        yield Sitting(1 + seed % 3, seed, options | {"advanced": seed % 2 == 0}, steady)
        yield Sitting(3, seed, options | {"advanced": seed % 2 == 1}, steady, near_the_showdown)


# Betrayal


def betrayal() -> dict[str, list[Sitting]]:
    """Every haunt with every number of seats, the way into haunts, and every value of every option."""
    games = {f"haunt {number}": haunted(number) for number in sorted(BUILT)}
    games["exploring"] = [Sitting(3 + seed % 4, seed) for seed in range(24)]
    for purpose, options in betrayal_values():
        first = TELLING.get(purpose, 0)
        games[purpose] = [Sitting(3 + seed % 4, seed, options) for seed in range(first, first + 2)]
    return games


def betrayal_values() -> Iterator[tuple[str, dict[str, Any]]]:
    """Each option with each value but its default, by a name; haunts are begun with elsewhere."""
    for name, values in other_values(Betrayal()).items():
        if name != "start":
            for value in values:
                yield f"{name} {value}", {name: value}
    yield "played before", {"played": sorted(BUILT)}
    yield "birthdays", {"month": 6, "day": 15}


def haunted(number: int) -> list[Sitting]:
    """Games that begin with a haunt."""
    options = {"start": "haunt", "haunt": number, "explorers": "dealt"}
    return [Sitting(3 + seed % 4, seed, options) for seed in range(12)]


# Both


def other_values(game: AnyGame) -> dict[str, list[Any]]:
    """The options that have a few values, each with those that are not its default."""
    options = {name: option for name, option in game.options.items() if option.values and name != "household"}
    return {name: [value for value in option.values if value != option.default] for name, option in options.items()}


def corpora() -> dict[str, Corpus]:
    """The games of both, by the name of the game."""
    return {"darkest": darkest(), "betrayal": betrayal()}
