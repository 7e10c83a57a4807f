"""What there is to do in the rooms of the house, and what it is worth."""

from typing import NamedTuple

from dreadhall.bots.darkest.codebreaking import fits, gain_of, hopes_of, time_to_enter
from dreadhall.bots.darkest.judgement import has_skill
from dreadhall.bots.darkest.position import Position, colours_of, missing
from dreadhall.darkest.view import DoorView, SurvivorView

LABORATORY = 1000.0
TERMINAL = 80.0
DOOR, CODE_TOKEN, FIRST_TERMINAL = 6.0, 7.0, 14.0
SEARCH = 14.0
FIRE, SMALL_FIRE = 24.0, 2
"""What it is worth to put out a fire, as long as it is small."""

TILE, ALMOST_LOST = 12.0, 2
"""What it is worth to keep a tile from being destroyed, and how many burn markers it has then."""

FRIEND, MOST_FOUGHT = 14.0, 6
"""What it is worth to stand by a friend, and against how many."""

LABORATORY_PULL = 0.3
"""What it is worth to do things close to the laboratory, where one has to be in the end; a move counts so much."""

FAR_OFF = 10
HELPED = 1.7
"""How many AP it takes to open a door, on average."""


class Chance(NamedTuple):
    """Something to do in a room: what it is worth, and how many AP it takes."""

    worth: float
    ap: float


def doors_at(pos: Position, room: str) -> list[DoorView]:
    """The doors with a chip that can be opened from a room."""
    return [door for door in pos.locks if room in door.rooms]


def is_corner(pos: Position, door: DoorView) -> bool:
    """Whether a door leads to a terminal that stands."""
    return any(room in pos.terminals for room in door.rooms)


def door_worth(pos: Position, door: DoorView) -> float:
    """What an open door would bring: its chip, perhaps a terminal, and a room to search."""
    worth = DOOR + CODE_TOKEN * (gain_of(pos, door.colours) if door.colours else hopes_of(pos, door.icons))
    if is_corner(pos, door) and not open_terminals(pos):
        worth += FIRST_TERMINAL
    return worth


def open_terminals(pos: Position) -> list[str]:
    """The terminals behind open doors."""
    return [room for room in pos.terminals if not pos.plan.is_locked(room)]


def opener(pos: Position, people: list[SurvivorView], door: DoorView) -> SurvivorView | None:
    """Who opens a door that these people can open without force: who is to carry the chips, if possible."""
    able = [who for who in people if who.ap > 0 and not who.entrapped]
    if not door.colours or missing(door.colours, colours_of(able)):
        return None
    return max(able, key=lambda who: (carries_chips(who), -missing(door.colours, colours_of([who])), who.ap))


def carries_chips(who: SurvivorView) -> float:
    """How much sense it makes to give somebody the chips."""
    wizard = any(skill.skill == "tech-wizard" and not skill.lost for skill in who.skills)
    return 2.0 * wizard + has_skill(who, "tech-wizard") + 0.5 * len(who.chips)


def can_open(pos: Position, people: list[SurvivorView], door: DoorView) -> bool:
    """Whether these people have the colours, as far as they are known."""
    return bool(door.colours) and not missing(door.colours, colours_of(people))


def chances_of(pos: Position, people: list[SurvivorView]) -> dict[str, list[Chance]]:
    """What these people could do where, the best first."""
    chances: dict[str, list[Chance]] = {}

    def add(room: str, worth: float, ap: float) -> None:
        pull = LABORATORY_PULL * pos.to_laboratory.get(room, FAR_OFF)
        if worth > pull:
            chances.setdefault(room, []).append(Chance(worth - pull, ap))

    if not pos.view.security.code:
        add(pos.laboratory, LABORATORY, 0.0)
        return chances
    if time_to_enter(pos):
        for room in pos.terminals:
            add(room, TERMINAL, 2.0)
    else:
        fitting = [len(chip) for who in people for chip in who.chips.values() if fits(pos, chip)]
        for room in pos.terminals:
            add(room, CODE_TOKEN * max(fitting, default=0), 2.0)
    for door in pos.locks:
        if can_open(pos, people, door):
            for room in door.rooms:
                add(room, door_worth(pos, door), HELPED)
    small = sum(pos.heat.values()) <= SMALL_FIRE
    for square, heat in pos.heat.items():
        if small or heat == ALMOST_LOST:
            add(pos.plan.rooms_in[square][0], FIRE if small else TILE, 2.0)
    here = {who.room for who in people}
    for who in pos.view.survivors:
        if who.room not in here and pos.enemies_in(who.room) and pos.hordes.get(who.room, 0) <= MOST_FOUGHT:
            add(who.room, FRIEND, 0.0)
    luck = 1 - (2 / 3) ** min(len(people), 4)
    for room in pos.plan.rooms:
        if room not in pos.searched and room != pos.laboratory:
            add(room, SEARCH * luck, 1.0)
            add(room, SEARCH * luck * (1 - luck), 1.0)
    return chances
