"""What everybody feels like doing with a marker of the showdown, measured in hits on the nemesis."""

from collections.abc import Iterator
from typing import NamedTuple

from dreadhall.bots.darkest.showdown.field import ShowdownField
from dreadhall.darkest.fighting.weapons import weapon_dice
from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.state import Survivor

IDLE = 0.06
"""What is worth less than this is not worth a marker."""

FAR_ENOUGH = 2
"""Nobody plans a longer way than so many markers take."""

FREE = 5.0
"""An attack that costs nothing comes before all others."""

ESCAPE, ESCAPE_WITH_CURE = 0.9, 1.8
BRAWL, BRAWL_WITH_CURE = 0.17, 0.22
"""What a die against zombies is worth."""

FEW, MANY = 4, 4.0
"""Against few zombies a blow counts fully, against so many more only half."""


class Urge(NamedTuple):
    """Something to do, what it is worth for each marker, and the rooms it leads through."""

    worth: float
    key: str
    rooms: tuple[RoomId, ...] = ()


NOTHING = Urge(0.0, "")


def urges(field: ShowdownField) -> Iterator[Urge]:
    """What all survivors could do with a marker."""
    for who in field.people:
        yield from urges_of(field, who)


def urges_of(field: ShowdownField, who: Survivor) -> Iterator[Urge]:
    """Strike the nemesis, get free, strike down what bars the way, or go where one would rather be."""
    rules = field.rules
    if who.entrapped:
        yield Urge(ESCAPE_WITH_CURE if field.has_cure(who) else ESCAPE, f"escape:{who.id}")
        return
    blow = field.blow(who, who.room)
    if blow.hits:
        yield Urge(FREE + blow.hits, f"free-attack:{who.id}:{blow.weapon}")
        yield Urge(blow.hits, f"attack:{who.id}:{blow.weapon}")
    if not rules.points(who):
        return
    if not rules.enemies_in(who.room):
        yield from walks(field, who)
    elif who.room in field.state.hordes or not blow.hits:
        yield from brawls(field, who)


def brawls(field: ShowdownField, who: Survivor) -> Iterator[Urge]:
    """Against what else is in the room; the more there are, the less a blow helps."""
    rules = field.rules
    worth = field.manner.brawl * (BRAWL_WITH_CURE if field.has_cure(who) else BRAWL)
    too_many = max(0, len(field.state.hordes.get(who.room, ())) - FEW)
    for weapon in rules.weapons_of(who):
        dice = weapon_dice(rules.printed, who, weapon)
        yield Urge(worth * dice / (1 + too_many / MANY), f"attack:{who.id}:{weapon}")


def walks(field: ShowdownField, who: Survivor) -> Iterator[Urge]:
    """To wherever a survivor strikes the nemesis with the rest of its markers, or is better off."""
    markers, here = field.markers(who), field.comfort(who, who.room)
    for path in field.paths(who, min(markers, FAR_ENOUGH)):
        room = path.rooms[-1]
        hits = field.blow(who, room).hits
        blows = markers - path.markers if hits else 0
        gain = field.comfort(who, room) - here - field.dread_of_fire(who) * path.burns
        gain += field.zeal(who) * hits * blows
        yield Urge(gain / (path.markers + blows), f"move:{who.id}:{path.rooms[0]}", path.rooms)


def wish_of(field: ShowdownField, who: Survivor) -> Urge:
    """Where a survivor would go with its next marker, if that is worth one."""
    best = max(walks(field, who), default=NOTHING)
    return best if best.worth > IDLE else NOTHING
