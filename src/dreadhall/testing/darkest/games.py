"""Random games of Dark, Darker, Darkest: options at random, players with habits, and short cuts to the late game.

>>> table = random_table(7)
>>> play_game(table, 7, steady).result is not None
True
"""

import random
from collections.abc import Callable, Mapping
from typing import Any

import dreadhall
from dreadhall.darkest.components.catalogue import SPECIES
from dreadhall.darkest.editions import KEYS
from dreadhall.darkest.game import Darkest
from dreadhall.darkest.house.plan import plan_for
from dreadhall.darkest.ids import CardId
from dreadhall.darkest.phases.upkeep import Upkeep
from dreadhall.darkest.state import DarkestState
from dreadhall.darkest.survivors.boards import items_carried, new_card
from dreadhall.kernel import State, Table
from dreadhall.testing.play import random_answer

GAME = Darkest()
MOST_ANSWERS = 30_000

Player = Callable[[Table, random.Random], tuple[int, str]]
"""Somebody who answers for whichever seat is asked: the seat and the key."""

# Options


def random_options(rng: random.Random) -> dict[str, Any]:
    """Every option that has a few values, at random; the others by hand. About half of them keep their default."""
    given = {
        name: rng.choice(option.values) for name, option in GAME.options.items() if option.values and rng.random() < 0.5
    }
    given["survivors"] = rng.randint(2, 5)
    given["house"] = rng.choice(["recommended", "hard", "random"])
    if rng.random() < 0.25:
        given["species"] = {name: rng.randint(0, 6) for name in SPECIES}
    if rng.random() < 0.25:
        given["spawn_removed"] = {str(value): rng.randint(0, 3) for value in range(1, 7)}
    if rng.random() < 0.5:
        keys = rng.sample(sorted(KEYS), rng.randint(0, min(6, len(KEYS))))
        given["house_rules"] = {key: rng.choice(["revised", *KEYS[key]]) for key in keys}
    return given


def random_table(seed: int, **options: Any) -> Table:
    """A new table with random options, but for those that are named, and a random number of seats."""
    rng = random.Random(f"table {seed}")
    given = random_options(rng) | options
    seats = rng.randint(1, given["survivors"] or 3)
    return dreadhall.new_table(GAME, seats, seed, given)


# Players


def uniform(table: Table, rng: random.Random) -> tuple[int, str]:
    """Anything, with equal chances: such games end early, since it buys with darkness whatever can be bought."""
    return random_answer(table, rng)


WEIGHTS: Mapping[str, float] = {
    "bypass": 0,
    "discard": 0,
    "stow": 0.1,
    "ready": 0.2,
    "pass": 0.3,
    "take": 0.3,
    "shift": 0.3,
    "done": 0.2,
    "move": 3,
    "search": 6,
    "unlock": 8,
    "terminal": 20,
    "attack": 4,
    "hit-beast": 8,
    "defend": 4,
}
"""How a player with some sense leans; any other verb weighs one."""


def steady(table: Table, rng: random.Random) -> tuple[int, str]:
    """At random, but sparing with darkness and cards, and keen to move, search, unlock and fight."""
    assert table.ask is not None
    seat = rng.choice(table.ask.seats)
    keys = [choice.key for choice in table.ask.choices_for(seat)]
    weights = [WEIGHTS.get(key.partition(":")[0], 1.0) for key in keys]
    if table.ask.prompt == "force-door":
        weights = [float(key == "no") for key in keys]
    return seat, rng.choices(keys, weights)[0] if any(weights) else rng.choice(keys)


def answer(table: Table, player: Player, rng: random.Random) -> None:
    """Let the player answer once."""
    seat, key = player(table, rng)
    table.answer(key, seat)


def play_game(table: Table, seed: int, player: Player, *, look: Callable[[Table], None] = lambda table: None) -> Table:
    """Play on to the end, looking at the table before each answer."""
    rng = random.Random(f"player {seed}")
    for _ in range(MOST_ANSWERS):
        look(table)
        if table.ask is None:
            return table
        answer(table, player, rng)
    raise AssertionError(f"no end after {MOST_ANSWERS} answers")


# Short cuts

Cut = Callable[[str, Table, int], None]
"""Somebody who takes the short cut of this name at a table, with a seed."""


def take_cut(name: str, table: Table, seed: int) -> None:
    """Change the position by hand, the same way for the same position and seed."""
    CUTS[name](table, seed)


def near_the_showdown(table: Table, seed: int, cut: Cut = take_cut) -> Table:
    """The table at its first action, the code broken at a stroke and everybody in the room beside the laboratory."""
    rng = random.Random(f"short cut {seed}")
    while table.ask is not None and table.ask.prompt != "act":
        answer(table, uniform, rng)
    if table.ask is not None:
        cut("break-the-code", table, seed)
    return table


def into_the_showdown(table: Table, seed: int, cut: Cut = take_cut) -> Table:
    """Somebody has gone in, and the showdown is well under way: wounds, cards, a worn nemesis, a late hour."""
    rng = random.Random(f"way in {seed}")
    near_the_showdown(table, seed, cut)
    while table.ask is not None and not in_showdown(table):
        answer(table, hasty, rng)
    while table.ask is not None and table.ask.prompt != "act":
        answer(table, uniform, rng)
    if table.ask is not None:
        cut("wear-down", table, seed)
    return table


def hasty(table: Table, rng: random.Random) -> tuple[int, str]:
    """Into the laboratory as soon as it can be reached."""
    assert table.ask is not None
    for seat in table.ask.seats:
        for choice in table.ask.choices_for(seat):
            if choice.verb == "move" and choice.key.endswith(":laboratory"):
                return seat, choice.key
    return uniform(table, rng)


def in_showdown(table: Table) -> bool:
    """Whether the table is in the final showdown."""
    assert isinstance(table.state, DarkestState)
    return table.state.showdown is not None


def break_the_code(table: Table, seed: int) -> None:
    """Open the laboratory and gather the survivors, rested, before its door."""

    def change(state: State) -> None:
        assert isinstance(state, DarkestState)
        house = plan_for(state.layout, (), ()).house
        room = plan_for(state.layout, (), tuple(state.destroyed)).neighbours[house.laboratory][0]
        state.code, state.lab_open = [], True
        state.locks = {door: lock for door, lock in state.locks.items() if room not in house.doors[door].rooms}
        for who in state.survivors.values():
            who.room, who.entrapped, who.ap, who.spent = room, "", who.full_ap, 0
        state.groups = [list(state.survivors)]
        state.hordes.pop(room, None)
        if state.creature is not None and state.creature.room == room:
            state.creature.room = house.entrance
        seen = plan_for(state.layout, tuple(state.locks), tuple(state.destroyed)).sees[room]
        state.tokens = [token for token in state.tokens if token.room not in seen]

    table.arrange(change)


def wear_down(table: Table, seed: int) -> None:
    """Hurt and equip the survivors, wear the nemesis down, and let the night go on."""
    rng = random.Random(f"wear {seed}")
    rules = table.rules
    assert isinstance(rules, Upkeep)

    def change(state: State) -> None:
        assert isinstance(state, DarkestState)
        assert state.showdown is not None
        assert state.nemesis is not None
        state.showdown.darkness = rng.randint(1, 4)
        state.nemesis.cubes = [1, *(rng.randint(0, 2) for _ in state.nemesis.cubes[1:])]
        for who in state.survivors.values():
            for _ in range(min(len(state.equipment), rng.randint(0, rules.inventory_limit(who) - items_carried(who)))):
                card = state.equipment.rest.pop(rng.randrange(len(state.equipment.rest)))
                rules.put_away(who, new_card(CardId(card)))
            who.wounds = rng.randrange(len(rules.health_track(who)) - 1)
            who.markers = [who.id] * rules.zone(who)

    table.arrange(change)


CUTS: dict[str, Callable[[Table, int], None]] = {"break-the-code": break_the_code, "wear-down": wear_down}
"""The short cuts by name."""
