"""The games by which the rules of Darkest and Betrayal are known: many, short, and wide over all options."""

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

from dreadhall.betrayal.game import Betrayal
from dreadhall.betrayal.haunts import BUILT
from dreadhall.betrayal.ids import CardId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.darkest.editions import KEYS
from dreadhall.darkest.game import Darkest
from dreadhall.kernel import AnyGame, State, Table
from dreadhall.testing.darkest.games import into_the_showdown, near_the_showdown, steady, uniform
from dreadhall.testing.fingerprint import Player, Sitting, Start, at_the_start
from dreadhall.testing.play import random_answer

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
ASKED = {"ask_everything": True}
"""Most games are asked everything: so one option at a time is looked at, and what is settled in games of its own."""
MORE: dict[str, list[Any]] = {
    "ask_everything": [False],
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
    "faq_errata True": 5,
    "fair_code True": 2,
    "nemesis_bars_the_way True": 1,
    "team_decision lead": 1,
    "team_decision vote": 1,
    "house_rules camera_five fr": 3,
    "house_rules spawn_near first": 38,
    "house_rules fire_enters_destroyed first": 13,
    "house_rules destroyed_removes_tokens first": 88,
    "house_rules creature_burns_on_entry first": 80,
    "house_rules creature_burns_on_entry de": 2,
    "house_rules fire_icon_active_fire first": 25,
    "house_rules fire_out first": 40,
    "house_rules zombification_grace de": 2,
    "house_rules reentry_survivor de": 235,
    "house_rules reentry_fire first": 5,
    "house_rules chip_reveal de": 3,
    "house_rules unlock_xp first": 8,
    "house_rules ammo_reserve first": 85,
    "house_rules retreat_stack first": 9,
    "house_rules knockback_deflect de": 20,
    "house_rules creature_target first": 13,
    "house_rules creature_target de": 35,
    "house_rules fear_avoids_fire first": 1,
    "house_rules escape_many first": 2,
    "house_rules full_inventory first": 9,
    "house_rules terror_zombies first": 37,
    "house_rules terror_spawn_burning de": 5,
    "house_rules code_bypass_last fr": 3,
    "house_rules showdown_event_start first": 1,
    "house_rules marker_return first": 1,
    "house_rules nemesis_attack first": 1,
    "house_rules secure_room_entrapped first": 197,
    "house_rules fire_hurts_nemesis de": 1,
    "house_rules armor_reroll de": 33,
    "house_rules nightvision_reroll de": 449,
    "house_rules dog_target fr": 5,
    "house_rules outbreak_roll de": 3,
    "house_rules outbreak_roll fr": 3,
    "house_rules one_icon_per_card de": 25,
    "house_rules one_icon_per_card fr": 25,
    "house_rules escape_moves first": 2,
    "bloody_vision always": 11,
}
"""The first seed whose game shows that an option is not at its default, where that is not the first of all."""
RARE = frozenset(
    {
        "showdown_radiation after-reactions",
        "house_rules camera_five first",
        "house_rules spawn_fallback first",
        "house_rules knockback_through_fire first",
        "house_rules search_mark first",
        "house_rules corner_limit first",
        "house_rules heal_ap_same_round de",
        "house_rules aim_scope first",
        "house_rules inventory_max first",
        "house_rules consumables_left first",
        "house_rules code_bypass_last first",
        "house_rules lab_autoenter fr",
        "house_rules inferno_creature first",
        "house_rules firefighter_scope de",
        "house_rules nemesis_radiation de",
    }
)
"""What hundreds of games do not show, or nothing can (a default under another name): known by its code alone."""


def sitting(seed: int, options: dict[str, Any] | None = None) -> Sitting:
    """A game of Darkest in which other things are at stake for each seed, with these options in any case."""
    player, start = KINDS[seed % len(KINDS)]
    context = CONTEXTS[seed % len(CONTEXTS)]
    return Sitting(1 + seed % 3, seed, ASKED | context | (options or {}), player, start)


def darkest() -> dict[str, list[Sitting]]:
    """Every value of every option and house rule in a game where it tells, every company, all editions and modules."""
    games = {purpose: [sitting(TELLING.get(purpose, 0), options)] for purpose, options in darkest_values()}
    games["anything"] = [sitting(seed) for seed in range(100, 160)]
    games["settled"] = [sitting(seed, {"ask_everything": False}) for seed in range(160, 200)]
    games["company"] = [
        Sitting(seats, 10 * survivors + seats, {"survivors": survivors, **ASKED}, steady)
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
        options = {"edition": edition, "mode": mode, "radioactive": radioactive, "species": species, **ASKED}
        yield Sitting(1 + seed % 3, seed, options | {"advanced": seed % 2 == 0}, steady)
        yield Sitting(3, seed, options | {"advanced": seed % 2 == 1}, steady, near_the_showdown)


# Betrayal

RESTLESS = {"drop": 2.0, "use": 4.0, "trade": 2.0, "take": 2.0, "attack": 4.0, "end-turn": 0.5}


def betrayal() -> dict[str, list[Sitting]]:
    """Every haunt with every number of seats, the way into haunts, and every value of every option."""
    games = {f"haunt {number}": haunted(number) for number in sorted(BUILT)}
    games["exploring"] = [exploring(seed) for seed in range(24)]
    for purpose, options in betrayal_values():
        first = TELLING.get(purpose, 0)
        games[purpose] = [exploring(seed, options) for seed in range(first, first + 2)]
    return games


def exploring(seed: int, options: dict[str, Any] | None = None) -> Sitting:
    """A game of Betrayal from the entrance on, into whatever haunt."""
    return Sitting(3 + seed % 4, seed, options or {})


def betrayal_values() -> Iterator[tuple[str, dict[str, Any]]]:
    """Each option with each value but its default, by a name; haunts are begun with elsewhere."""
    for name, values in other_values(Betrayal()).items():
        if name != "start":
            for value in values:
                yield f"{name} {value}", {name: value}
    yield "played before", {"played": sorted(BUILT)}
    yield "birthdays", {"month": 6, "day": 15}


def haunted(number: int) -> list[Sitting]:
    """Games that begin with a haunt, or come to it soon with much in hand and little to lose."""
    options = {"haunt": number, "explorers": "dealt"}
    games = [Sitting(3 + seed % 4, seed, options | {"start": "haunt"}) for seed in range(4)]
    return games + [Sitting(3 + seed % 4, seed, options, restless, worn_and_laden) for seed in range(8, 12)]


def restless(table: Table, rng: random.Random) -> tuple[int, str]:
    """Rather something with a card, or an attack, than anything else, and seldom nothing more."""
    assert table.ask is not None
    seat = rng.choice(table.ask.seats)
    choices = table.ask.choices_for(seat)
    weights = [RESTLESS.get(choice.verb, 1.0) for choice in choices]
    return seat, rng.choices(choices, weights)[0].key


def worn_and_laden(table: Table, seed: int) -> Table:
    """The table at its first turn, where everybody gets cards and is near death: so, many cards are used and lost."""
    rng = random.Random(f"laden {seed}")
    while table.ask is not None and table.ask.prompt != "turn":
        seat, key = random_answer(table, rng)
        table.answer(key, seat)

    def change(state: State) -> None:
        assert isinstance(state, BetrayalState)
        for who in state.explorers:
            for deck in (state.items, state.items, state.omens):
                if deck.rest:
                    who.cards.append(CardId(deck.rest.pop(rng.randrange(len(deck.rest)))))
            who.clips = [min(clip, rng.randrange(3)) for clip in who.clips]

    if table.ask is not None:
        table.arrange(change)
    return table


# Both


def other_values(game: AnyGame) -> dict[str, list[Any]]:
    """The options that have a few values, each with those that are not its default."""
    options = {name: option for name, option in game.options.items() if option.values and name != "household"}
    return {name: [value for value in option.values if value != option.default] for name, option in options.items()}
