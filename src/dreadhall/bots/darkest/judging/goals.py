"""What there is to do in the rooms of the house, and what it is worth. All worth is counted in AP."""

from collections.abc import Callable
from typing import NamedTuple

from dreadhall.bots.darkest.answering.codebreaking import fits, gain_of, hopes_of, time_to_enter, tokens_to_bypass
from dreadhall.bots.darkest.judging.position import SeenTable, cards_of
from dreadhall.bots.darkest.judging.readiness import has_time
from dreadhall.bots.darkest.judging.worth import has_skill
from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.presentation.view import DoorView, SurvivorView

LABORATORY = 400.0
TERMINAL = 150.0
DOOR, CODE_TOKEN, FIRST_TERMINAL = 6.0, 25.0, 25.0
SPRINKLER = 6.0
CARD, MANY_CARDS, CARD_AFTER = 20.0, 18, 3.0
"""What a card is worth to a team that has few, and how many are many."""

FIRE, TILE = 30.0, 12.0
"""What it is worth to put out a whole fire, and a tile of a greater one."""

FRIEND, MOST_FOUGHT = 8.0, 6
"""What it is worth to stand by a friend, and against how many."""

HELPED = 2.0
"""How many AP it takes to open a door, on average."""

FORCE, MOST_FORCED, NEVER = 30.0, 1, 1000.0
"""What it costs to force an icon of a door, and how many one would force."""

LESSON = 4.0
"""What the experience of an opened door is worth to each, once the code is broken."""

LOOK, BY_THE_WAY = 0.2, 0.5
"""What it is worth to look at a chip, or to open a door on the way to a terminal, of what the door itself is worth."""

TERMINAL_COST = 2.0
TERROR = 14.0
TERROR_CHANCE = (0.0, 0.0, 0.11, 0.3, 0.5)
"""What the terror die costs on average, and how likely a search with so many dice lets it loose."""


class Chance(NamedTuple):
    """Something to do in a room: what it is worth, and how many AP it takes."""

    what: str
    worth: float
    ap: float


Chances = dict[RoomId, list[Chance]]
Add = Callable[[RoomId, str, float, float], None]
"""Notes down what can be done in a room, what it is worth and how many AP it takes."""


def doors_at(pos: SeenTable, room: RoomId) -> list[DoorView]:
    """The doors with a chip that can be opened from a room."""
    return [door for door in pos.locks if room in door.rooms]


def is_corner(pos: SeenTable, door: DoorView) -> bool:
    """Whether a door leads to a terminal that stands."""
    return any(room in pos.terminals for room in door.rooms)


def door_worth(pos: SeenTable, door: DoorView) -> float:
    """What an open door would bring: its chip, perhaps a terminal, and a room to search."""
    worth = DOOR + CODE_TOKEN * (gain_of(pos, door.colours) if door.colours else hopes_of(pos, door.icons))
    if is_corner(pos, door) and not open_terminals(pos):
        worth += FIRST_TERMINAL * (1 + len(pos.chips) / 2)
    if pos.waterworks in door.rooms:
        worth += SPRINKLER
    return worth


def open_terminals(pos: SeenTable) -> list[RoomId]:
    """The terminals behind open doors."""
    return [room for room in pos.terminals if not pos.plan.is_locked(room)]


def opener(pos: SeenTable, people: list[SurvivorView], door: DoorView) -> SurvivorView | None:
    """Who opens a door that these people can open: who is to carry the chips, if possible."""
    able = [who for who in people if who.ap > 0 and not who.entrapped]
    if not able or not door.colours or price_of(pos, able, door) >= NEVER:
        return None
    return max(able, key=lambda who: (carries_chips(who), -pos.missing(door.colours, [who]), who.ap))


def carries_chips(who: SurvivorView) -> float:
    """How much sense it makes to give somebody the chips."""
    wizard = any(skill.skill == "tech-wizard" and not skill.lost for skill in who.skills)
    return 2.0 * wizard + has_skill(who, "tech-wizard") + 0.5 * len(who.chips)


def price_of(pos: SeenTable, people: list[SurvivorView], door: DoorView) -> float:
    """What these people pay to open a door: nothing with all colours, dearly where force is needed."""
    lacking = pos.missing(door.colours, people)
    if not lacking:
        return 0.0
    return FORCE * lacking if may_force(pos, door, lacking) else NEVER


def may_force(pos: SeenTable, door: DoorView, lacking: int) -> bool:
    """Darkness is dear: only where nothing but a terminal is missing."""
    terminal = is_corner(pos, door) and not open_terminals(pos)
    return terminal and lacking <= MOST_FORCED and lacking + tokens_to_bypass(pos) <= pos.darkness_left


def card_worth(pos: SeenTable) -> float:
    """What one more card is worth to the team."""
    cards = sum(len(cards_of(who)) for who in pos.view.survivors)
    return max(CARD_AFTER, CARD * (1 - cards / MANY_CARDS))


def chances_of(pos: SeenTable, people: list[SurvivorView]) -> Chances:
    """What these people could do where."""
    chances: Chances = {}

    def add(room: RoomId, what: str, worth: float, ap: float) -> None:
        if worth > 0:
            chances.setdefault(room, []).append(Chance(what, worth, ap))

    if has_time(pos):
        add_arming(pos, people, add)
        return chances
    if not pos.view.security.code:
        add(pos.laboratory, "laboratory", LABORATORY, 0.0)
        return chances
    hurry = time_to_enter(pos)
    add_terminals(pos, people, add, hurry=hurry)
    for door in pos.locks:
        worth = door_worth(pos, door) * (BY_THE_WAY if hurry and open_terminals(pos) else 1.0)
        for room in door.rooms:
            if door.colours:
                add(room, door.id, worth - price_of(pos, people, door), HELPED)
            else:
                add(room, "look", LOOK * worth, 0.0)
    add_fires(pos, add)
    here = {who.room for who in people}
    for who in pos.view.survivors:
        if who.room not in here and pos.enemies_in(who.room) and pos.hordes.get(who.room, 0) <= MOST_FOUGHT:
            add(who.room, "friend", FRIEND, 0.0)
    if not hurry:
        add_searches(pos, people, add)
    return chances


def add_arming(pos: SeenTable, people: list[SurvivorView], add: Add) -> None:
    """What makes the team stronger once the code is broken: cards, and the experience of an opened door."""
    add_searches(pos, people, add)
    for door in pos.locks:
        if door.colours and not pos.missing(door.colours, people):
            for room in door.rooms:
                add(room, door.id, LESSON * len(people), HELPED)


def add_searches(pos: SeenTable, people: list[SurvivorView], add: Add) -> None:
    """Rooms that may hold something; the more search, the more they find, and the more they wake."""
    names = {who.id for who in people}
    for room in pos.plan.rooms:
        if room in pos.searched or room == pos.laboratory:
            continue
        dice = min(len(people) + sum(who.id not in names for who in pos.people_in(room)), 4)
        luck = 1 - (2 / 3) ** dice
        found = card_worth(pos) * dice / 3 - TERROR * TERROR_CHANCE[dice]
        left = 1.0
        for _ in range(3 if dice == 1 else 2):
            add(room, "search", found * left, left)
            left *= 1 - luck


def add_terminals(pos: SeenTable, people: list[SurvivorView], add: Add, *, hurry: bool) -> None:
    """Terminals: for all chips when the time has come, before that for those that fit."""
    for room in open_terminals(pos):
        if hurry:
            add(room, "terminal", TERMINAL, TERMINAL_COST)
        else:
            fitting = [len(chip) for who in people for chip in who.chips.values() if fits(pos, chip)]
            add(room, "terminal", 4.0 * max(fitting, default=0), TERMINAL_COST)


def add_fires(pos: SeenTable, add: Add) -> None:
    """The sprinkler, where something burns."""
    if pos.sprinkler and pos.burning:
        add(pos.sprinkler, "sprinkler", FIRE if len(pos.burning) == 1 else TILE, 2.0)
