"""The entries of Betrayal: the house room by room, all boards, monsters, and the haunt as one's side knows it."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from dreadhall.rl.entries import Entry, each, one_of, yes
from dreadhall.rl.vocabulary import Vocabulary

FLOORS = ("upper", "ground", "basement")
SIDES = ("heroes", "traitor")
STACKS = {"room": 45, "item": 22, "omen": 13, "event": 45}
HAUNTS = range(1, 51)
OBJECTIVES = 6
"""How many of a side's aims have entries; no haunt has more."""
OF_A_ROOM = ("placed", *FLOORS, "x", "y", "open", "destroyed", "tokens", "cards", "friends", "foes", "monsters")
MOST = 8
"""What counts as much: of a trait, of spaces, of steps through the house."""


def names(words: Vocabulary, seats: int) -> Iterator[str]:
    """Every entry by name."""
    yield from each("phase", words.of("phase"))
    yield "omens-drawn"
    yield from each("stack", STACKS)
    yield from each("turn", (f"+{seat}" for seat in range(seats)))
    yield from ("turn:spaces", "turn:attacked", "turn:monster")
    for seat in range(seats):
        who = f"+{seat}"
        yield from (f"{who}:alive", f"{who}:away", f"{who}:cards")
        yield from each(f"{who}:side", SIDES)
        yield from each(f"{who}:explorer", words.of("explorer"))
        for trait in words.of("trait"):
            yield from (f"{who}:{trait}", f"{who}:{trait}:clip")
        yield from each(f"{who}:has", words.of("held"))
        yield from each(f"{who}:in", words.of("room"))
    for room in words.of("room"):
        yield from each(f"room:{room}", OF_A_ROOM)
    for kind in words.of("monster"):
        yield from each(f"monster:{kind}", ("count", "stunned", *words.of("trait")))
    yield from each("haunt", HAUNTS)
    yield from each("haunt:side", SIDES)
    yield "haunt:track"
    yield from each("haunt:counter", words.of("counter"))
    for place in range(OBJECTIVES):
        yield from each(f"objective:{place}", ("there", "done"))
        yield from each(f"objective:{place}:room", words.of("room"))


def entries(position: Any, seat: int, seats: int) -> Iterator[Entry]:
    """What stands in them, as this seat sees it; the rest is 0."""
    yield one_of("phase", position.phase)
    yield "omens-drawn", position.omens_drawn / STACKS["omen"]
    for kind, size in STACKS.items():
        yield f"stack:{kind}", position.stacks[kind].left / size
    yield one_of("turn", f"+{(position.turn.seat - seat) % seats}")
    yield "turn:spaces", position.turn.spaces / MOST
    yield yes("turn:attacked", position.turn.attacked)
    yield yes("turn:monster", position.turn.monster)
    for who in position.explorers:
        yield from of_explorer(who, (who.seat - seat) % seats)
    yield from of_house(position, seat)
    yield from of_monsters(position)
    if position.haunt is not None:
        yield from of_haunt(position.haunt)


def of_explorer(who: Any, after: int) -> Iterator[Entry]:
    """Somebody's board, and where the figure is."""
    name = f"+{after}"
    yield yes(f"{name}:alive", who.alive)
    yield yes(f"{name}:away", who.away)
    yield f"{name}:cards", len(who.cards) / MOST
    yield one_of(f"{name}:side", who.side)
    yield one_of(f"{name}:explorer", who.id)
    for track in who.traits:
        yield f"{name}:{track.trait}", track.value / MOST
        yield f"{name}:{track.trait}:clip", (track.clip + 1) / (len(track.values) + 1)
    for card in who.cards:
        yield one_of(f"{name}:has", card.id)
    yield one_of(f"{name}:in", who.room)


def of_house(position: Any, seat: int) -> Iterator[Entry]:
    """Each room: where it lies, what lies in it, and who is there."""
    own = next((who.side for who in position.explorers if who.seat == seat), "")
    others = [who for who in position.explorers if who.seat != seat and who.room]
    friends = Counter(who.room for who in others if who.side == own)
    foes = Counter(who.room for who in others if who.side != own)
    monsters = Counter(monster.room for monster in position.monsters)
    tokens = Counter(place.partition("/")[0] for place in position.tokens.values())
    for room in position.rooms:
        name = f"room:{room.id}"
        yield f"{name}:placed", 1.0
        yield f"{name}:{room.floor}", 1.0
        yield f"{name}:x", room.x / MOST
        yield f"{name}:y", room.y / MOST
        yield f"{name}:open", len(room.open) / 4
        yield yes(f"{name}:destroyed", room.destroyed)
        yield f"{name}:tokens", tokens[room.id] / 4
        yield f"{name}:cards", len(position.piles.get(room.id, ())) / 4
        yield f"{name}:friends", friends[room.id] / 4
        yield f"{name}:foes", foes[room.id] / 4
        yield f"{name}:monsters", monsters[room.id] / 4


def of_monsters(position: Any) -> Iterator[Entry]:
    """How many there are of each kind, how many of them stunned, and how strong they are if one has read of it."""
    for kind, many in Counter(monster.kind for monster in position.monsters).items():
        alike = [monster for monster in position.monsters if monster.kind == kind]
        yield f"monster:{kind}:count", many / MOST
        yield f"monster:{kind}:stunned", sum(monster.stunned for monster in alike) / many
        for trait, value in alike[0].traits.items():
            yield f"monster:{kind}:{trait}", value / MOST


def of_haunt(haunt: Any) -> Iterator[Entry]:
    """Which it is, on which side one is, and how far that side is."""
    yield one_of("haunt", haunt.number)
    yield one_of("haunt:side", haunt.side)
    yield "haunt:track", haunt.track / 12
    for counter, value in haunt.counters.items():
        yield f"haunt:counter:{counter}", value / MOST
    for place, aim in enumerate(haunt.objectives[:OBJECTIVES]):
        yield f"objective:{place}:there", 1.0
        yield f"objective:{place}:done", aim.done / max(1, aim.of)
        for room in aim.rooms:
            yield one_of(f"objective:{place}:room", room)


def progress(position: Any) -> float:
    """How far one's side is with what it wants, from 0 to 1: the mean of its objectives."""
    aims = position.haunt.objectives if position.haunt is not None else ()
    return sum(min(1.0, max(0.0, aim.done / max(1, aim.of))) for aim in aims) / len(aims) if aims else 0.0
