"""Where a group of survivors should go, and what it could do where it stands."""

from dreadhall.bots.darkest.codebreaking import gain_of, hopes_of, time_to_enter
from dreadhall.bots.darkest.judgement import has_skill
from dreadhall.bots.darkest.position import Position, colours_of, missing
from dreadhall.darkest.view import DoorView, SurvivorView

LABORATORY = 1000.0
TERMINAL = 80.0
DOOR, CODE_TOKEN, FIRST_TERMINAL = 6.0, 7.0, 14.0
SEARCH = 8.0
WAY = 2.0
"""What a move costs, in the same measure."""

COVERED_BY = 6
"""How many cards a team needs before doors matter more than cupboards."""


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


def goal_of(pos: Position, people: list[SurvivorView], start: str) -> str | None:
    """The room it is best to go to from here; None where nothing is worth the way."""
    ways = pos.ways(start)
    wishes: dict[str, float] = {}

    def wish(room: str, worth: float) -> None:
        if room in ways and room != start:
            wishes[room] = max(wishes.get(room, 0.0), worth)

    if not pos.view.security.code:
        wish(pos.laboratory, LABORATORY)
    elif time_to_enter(pos):
        for room in pos.terminals:
            wish(room, TERMINAL)
    for door in pos.locks:
        if can_open(pos, people, door):
            for room in door.rooms:
                wish(room, door_worth(pos, door))
    for room in ways:
        if room not in pos.searched and room != pos.laboratory:
            wish(room, SEARCH)
    scored = {room: worth - WAY * ways[room][0] for room, worth in wishes.items()}
    best = max(sorted(scored), key=lambda room: scored[room], default=None)
    return best if best is not None and scored[best] > 0 else None
