"""What a position promises the heroes: features that any haunt has, its own goals and counts, and weights for them.

The weights are fitted to the results of recorded games by `tools/betrayal_fit.py`; a haunt that was not among them is
judged by what holds for all.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from importlib.resources import files

import msgspec

from dreadhall.betrayal.components.lookup import LOOKUP
from dreadhall.betrayal.presentation.view import ExplorerView, MonsterView
from dreadhall.bots.base import SeatAt
from dreadhall.bots.betrayal.outlook import SeenTable
from dreadhall.bots.planning import Fitted
from dreadhall.kernel import Table

ANY_HAUNT = "any"
PACKAGE, FILE = "dreadhall.bots.betrayal", "worth.json"
COUNTED = 4
"""How many of a side are counted, the nearest first, where it is about how far all of them are."""
FAR_OFF = 8
"""Spaces beyond which it does not matter how many there are."""


@lru_cache(maxsize=1)
def fitted() -> dict[str, Fitted]:
    """The weights by the number of the haunt, and those for any."""
    return msgspec.json.decode(files(PACKAGE).joinpath(FILE).read_bytes(), type=dict[str, Fitted])


def chance_of(table: Table, seat: int) -> float:
    """How likely a seat of an imagined table wins; when the game is over, whether it has won."""
    if table.result is not None:
        return float(seat in table.result.winners)
    own = SeenTable(SeatAt(table, seat))
    haunt = own.view.haunt
    if haunt is None:
        return 0.5
    weights = fitted()
    judge = weights.get(str(haunt.number)) or weights[ANY_HAUNT]
    heroes = judge.chance(features(table, own))
    return heroes if own.side == "heroes" else 1 - heroes


def features(table: Table, own: SeenTable) -> dict[str, float]:
    """What there is to say about a position, as the two sides see it."""
    other = opposite(table, own)
    heroes, traitor = (own, other) if own.side == "heroes" else (other, own)
    found = dict(common(own))
    for name, outlook in (("heroes", heroes), ("traitor", traitor)):
        if outlook is not None:
            found.update(goals(name, outlook))
    if own.view.haunt is not None:
        found["track"] = own.view.haunt.track / 8
        found.update((f"count {name}", min(count, 12) / 4) for name, count in own.view.haunt.counts().items())
    return found


def opposite(table: Table, own: SeenTable) -> SeenTable | None:
    """The position as somebody of the other side sees it, as far as it is known who that is."""
    seats = [who.seat for who in own.view.explorers if who.side not in ("", own.side)]
    return SeenTable(SeatAt(table, seats[0])) if seats else None


def common(own: SeenTable) -> Iterator[tuple[str, float]]:
    """Who lives, how well, armed with what, and who is near whom."""
    view = own.view
    heroes = [who for who in view.explorers if who.side != "traitor"]
    others = [who for who in view.explorers if who.side == "traitor"]
    for name, several in (("heroes", heroes), ("traitor", others)):
        living = [who for who in several if who.alive]
        size = max(1, len(several))
        yield f"{name} alive", len(living) / size
        yield f"{name} weakest trait", sum(map(weakest, living)) / size / 3
        yield f"{name} traits", sum(trait.clip + 1 for who in living for trait in who.traits) / size / 20
        yield f"{name} might", max(map(might, living), default=0) / 8
        yield f"{name} knowledge", max((who.value("knowledge") for who in living), default=0) / 8
        yield f"{name} sanity", max((who.value("sanity") for who in living), default=0) / 8
        yield f"{name} cards", sum(len(who.cards) for who in living) / size / 4
    awake = [monster for monster in view.monsters if not monster.stunned]
    yield "monsters", min(8, len(awake)) / 4
    yield "stunned", min(8, len(view.monsters) - len(awake)) / 4
    prey = [who for who in heroes if who.alive and who.room]
    hunters: list[ExplorerView | MonsterView] = [*awake, *(who for who in others if who.alive and who.room)]
    met = sum(foe.room == who.room for who in prey for foe in hunters)
    yield "met", min(4, met) / 4
    near = own.paths.monster_distances([foe.place for foe in hunters])
    yield "safety", mean(min(FAR_OFF, near.get(who.place, FAR_OFF)) / FAR_OFF for who in prey)
    yield "heroes peril", sum(peril(own, who, hunters) for who in prey) / max(1, len(heroes))
    hunted = [who for who in others if who.alive and who.room]
    yield "traitor peril", sum(peril(own, who, prey) for who in hunted) / max(1, len(others))


def peril(own: SeenTable, who: ExplorerView, foes: Iterable[ExplorerView | MonsterView]) -> float:
    """How much somebody has to fear from the worst of some foes: how near it is, how much stronger, how deadly."""
    far = own.paths.monster_distances([who.place])
    body = min(trait.clip for trait in who.traits if trait.trait in ("might", "speed")) + 1
    worst = 0.0
    for foe in foes:
        more = own.strength(foe.id, "might") - who.value("might")
        if more > 0:
            worst = max(worst, more / (1 + far.get(foe.place, FAR_OFF)) / max(1, body))
    return min(worst, 4.0) / 4


def goals(name: str, outlook: SeenTable) -> Iterator[tuple[str, float]]:
    """How far a side is with what it wants, and how near to it."""
    assert outlook.view.haunt is not None
    told = outlook.view.haunt.objectives
    yield f"{name} done", mean(min(1.0, wish.done / max(1, wish.of)) for wish in told)
    yield f"{name} left", sum(wish.done < wish.of for wish in told) / 4
    for wish in told:
        yield f"goal {wish.id}", min(1.0, wish.done / max(1, wish.of))
        yield f"has {wish.id}", 1.0
    walkers = [who for who in outlook.explorers if who.side == outlook.me.side]
    held = {card.id for who in walkers for card in who.cards}
    yield f"{name} hold", mean(min(1, len(held.intersection(wish.cards))) for wish in told if wish.cards)
    fittest = max((weakest(who) for who in walkers), default=0)
    yield f"{name} fittest", fittest / 4
    places = [who.place for who in walkers]
    if name == "traitor":
        places += [monster.place for monster in outlook.view.monsters if not monster.stunned]
    for number, wanted in zip(("first", "second"), outlook.wishes(), strict=False):
        far = outlook.paths.distances(wanted)
        ways = sorted(min(far.get(place, FAR_OFF), FAR_OFF) for place in places)
        yield f"{name} {number} way", min(ways, default=FAR_OFF) / FAR_OFF
        yield f"{name} {number} ways", mean(ways[:COUNTED]) / FAR_OFF


def weakest(who: ExplorerView) -> int:
    """How far the trait nearest to the skull is from it."""
    return min(trait.clip for trait in who.traits) + 1


def might(who: ExplorerView) -> int:
    """The dice of somebody's best attack."""
    weapons = [LOOKUP.weapons[card.id].dice for card in who.cards if card.id in LOOKUP.weapons]
    return who.value("might") + max(weapons, default=0)


def mean(values: Iterable[float]) -> float:
    """The mean, 0 of nothing."""
    several = list(values)
    return sum(several) / len(several) if several else 0.0
