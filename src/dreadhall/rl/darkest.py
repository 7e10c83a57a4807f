"""The entries of Dark, Darker, Darkest: tracks, rooms, doors, survivors, and what haunts the house."""

from collections.abc import Iterator
from typing import Any

from dreadhall.rl.entries import Entry, each, one_of, yes
from dreadhall.rl.vocabulary import Vocabulary

OF_THE_TRACK = ("round", "darkness", "rounds-left", "showdown")
OF_A_ROOM = (
    *("there", "searched", "locked", "observed", "burns", "fire", "destroyed", "radiation", "gas-leak", "secure"),
    *("zombies", "specials", "downed", "waiting", "tokens", "creature", "nemesis", "own", "others"),
)
OF_A_DOOR = ("there", "closed", "icons", "chip")
OF_A_SURVIVOR = (
    *("there", "active", "health", "ap", "xp", "virus", "chips", "skills", "entrapped", "radiation", "ammo"),
)
OF_A_FOE = ("there", "dice", "movement", "parts", "lost", "hits")
STACKS = {"equipment": 60, "spawn": 60, "creatures": 10, "spare_chips": 41}
FOES = ("creature", "nemesis")
ROUNDS = 40


def names(words: Vocabulary, seats: int) -> Iterator[str]:
    """Every entry by name."""
    yield from each("phase", words.of("phase"))
    yield from each("track", OF_THE_TRACK)
    yield from each("stack", STACKS)
    yield from ("security:chips", "security:open", "security:code", "reactor:there", "reactor:space", "reactor:leaking")
    yield from each("security:code", words.of("colour"))
    for survivor in words.of("survivor"):
        yield from each(f"survivor:{survivor}", OF_A_SURVIVOR)
        yield from each(f"survivor:{survivor}:of", (f"+{seat}" for seat in range(seats)))
        yield from each(f"survivor:{survivor}:in", words.of("room"))
        yield from each(f"survivor:{survivor}:has", words.of("card"))
    for room in words.of("room"):
        yield from each(f"room:{room}", OF_A_ROOM)
    for door in words.of("door"):
        yield from each(f"door:{door}", OF_A_DOOR)
    for foe in FOES:
        yield from each(foe, OF_A_FOE)


def entries(position: Any, seat: int, seats: int) -> Iterator[Entry]:
    """What stands in them; all seats are on one side and see the same."""
    yield from of_tracks(position)
    for who in position.survivors:
        yield from of_survivor(who, (who.seat - seat) % seats)
    yield from of_house(position, seat)
    for door in position.doors:
        name = f"door:{door.id}"
        yield f"{name}:there", 1.0
        yield yes(f"{name}:closed", door.closed)
        yield f"{name}:icons", door.icons / 3
        yield yes(f"{name}:chip", door.chip)
    for kind in FOES:
        foe = getattr(position, kind)
        if foe is not None:
            yield from of_foe(kind, foe)


def of_tracks(position: Any) -> Iterator[Entry]:
    """How far the night is."""
    track = position.track
    yield one_of("phase", track.phase)
    yield "track:round", track.round / ROUNDS
    yield "track:darkness", track.darkness / max(1, track.spaces)
    yield "track:rounds-left", (track.rounds_left or 0) / ROUNDS
    yield yes("track:showdown", track.showdown)
    for kind, size in STACKS.items():
        yield f"stack:{kind}", getattr(position.stacks, kind) / size
    security = position.security
    yield "security:chips", len(security.chips) / max(1, security.slots)
    yield yes("security:open", security.open)
    yield "security:code", len(security.code) / max(1, len(security.code_at_start))
    for colour in security.code:
        yield one_of("security:code", colour)
    if position.reactor is not None:
        yield "reactor:there", 1.0
        yield "reactor:space", position.reactor.space / 10
        yield yes("reactor:leaking", position.reactor.leaking)


def of_survivor(who: Any, after: int) -> Iterator[Entry]:
    """Somebody's board, whose it is, and where the figure is."""
    name = f"survivor:{who.id}"
    cards = (*who.hands, *who.pack)
    yield f"{name}:there", 1.0
    yield yes(f"{name}:active", who.active)
    yield f"{name}:health", who.health / max(1, len(who.track))
    yield f"{name}:ap", who.ap / 6
    yield f"{name}:xp", who.xp / 10
    yield f"{name}:virus", len(who.virus) / 6
    yield f"{name}:chips", len(who.chips) / 4
    yield f"{name}:skills", sum(skill.owned for skill in who.skills) / 4
    yield yes(f"{name}:entrapped", who.entrapped)
    yield f"{name}:radiation", who.radiation / 6
    yield f"{name}:ammo", sum(card.ammo for card in cards) / 6
    yield one_of(f"{name}:of", f"+{after}")
    yield one_of(f"{name}:in", who.room)
    for card in cards:
        yield one_of(f"{name}:has", card.card)


def of_house(position: Any, seat: int) -> Iterator[Entry]:
    """Each room: how it is, and who or what is there."""
    for tile in position.house:
        for room in tile.rooms:
            name = f"room:{room.id}"
            yield f"{name}:there", 1.0
            yield yes(f"{name}:searched", room.searched)
            yield yes(f"{name}:locked", room.locked)
            yield yes(f"{name}:observed", room.observed)
            yield f"{name}:burns", tile.burns / 4
            yield yes(f"{name}:fire", tile.fire)
            yield yes(f"{name}:destroyed", tile.destroyed)
            yield yes(f"{name}:radiation", tile.radiation)
            yield yes(f"{name}:gas-leak", tile.gas_leak)
            yield yes(f"{name}:secure", tile.secure)
    for horde in position.hordes:
        name = f"room:{horde.room}"
        yield f"{name}:zombies", horde.zombies / 6
        yield f"{name}:specials", len(horde.specials) / 4
        yield f"{name}:downed", horde.downed / 6
        yield f"{name}:waiting", horde.waiting / 6
    for token in position.tokens:
        yield f"room:{token.room}:tokens", 1.0
    for kind in FOES:
        foe = getattr(position, kind)
        if foe is not None:
            yield f"room:{foe.room}:{kind}", 1.0
    for who in position.survivors:
        yield f"room:{who.room}:{'own' if who.seat == seat else 'others'}", 1.0


def of_foe(kind: str, foe: Any) -> Iterator[Entry]:
    """How strong the creature or the nemesis is, and what it has lost."""
    parts = max(1, len(foe.parts))
    yield f"{kind}:there", 1.0
    yield f"{kind}:dice", foe.dice / 10
    yield f"{kind}:movement", (foe.movement or 0) / 6
    yield f"{kind}:parts", parts / 8
    yield f"{kind}:lost", sum(part.lost for part in foe.parts) / parts
    yield f"{kind}:hits", sum(part.cubes for part in foe.parts) / max(1, sum(part.hits for part in foe.parts))


def progress(position: Any) -> float:
    """How far all are with the night, from 0 to 1: half of it is the code, half what the nemesis has lost."""
    security = position.security
    left = len(security.code) / len(security.code_at_start) if security.code_at_start else 1.0
    code = 1.0 if security.open else 1.0 - left
    foe = position.nemesis if position.track.showdown else None
    lost = sum(part.lost for part in foe.parts) / max(1, len(foe.parts)) if foe is not None else 0.0
    return (max(0.0, code) + lost) / 2
