"""Errands: one of the group goes out, opens a door or enters chips, and is back before the turn ends.

A step of the whole group costs as many AP as it has members; a step of one of them costs one.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from dreadhall.bots.darkest.answering.codebreaking import fits, time_to_enter
from dreadhall.bots.darkest.answering.firefighting import Intent
from dreadhall.bots.darkest.judging.goals import Chances, door_worth, doors_at, open_terminals
from dreadhall.bots.darkest.judging.position import SeenTable
from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.presentation.view import SurvivorView

UNLOCK, TERMINAL, SPRINKLER = 1, 2, 2
"""What each of them costs, in AP."""
THERE_AND_BACK = 3
"""What it costs to search next door and to come home."""

MOST_LENT = 3
LEAST_WORTH = 1.5
"""What is worth less for an AP is left for when the group comes by."""

CHIP, WATER = 12.0, 25.0
"""What a code token, and water on a fire, are worth."""

LEAST_COMPANY = 3
"""In a smaller group nobody goes out alone."""

LOAN = 2.0
"""What the AP of a friend are worth besides."""


class Errand(NamedTuple):
    """Something to do elsewhere: what it is worth, who does it, the way there, what to do, and the AP for all of it."""

    worth: float
    who: SurvivorView
    way: tuple[RoomId, ...]
    deed: str
    ap: int

    @property
    def lacking(self) -> int:
        """How many AP somebody else has to lend."""
        return max(0, self.ap - self.who.ap)


def errands(pos: SeenTable, people: Sequence[SurvivorView], ahead: Collection[str] = ()) -> Iterator[Intent]:
    """The next step of the best errand: the loan, a move, or the deed itself; then everybody comes home.

    Who is where the others are about to go, in the rooms `ahead`, waits for them.
    """
    errand = best_errand(pos, people)
    if errand is not None:
        who = errand.who
        if errand.lacking and (giver := lender(pos, who)) is not None:
            yield giver, f"share-ap:{giver.id}"
        elif errand.way:
            yield who, f"move:{who.id}:{errand.way[0]}"
        else:
            yield who, errand.deed
    yield from homecoming(pos, [who for who in people if who.room not in ahead])


def pastimes(pos: SeenTable, people: Sequence[SurvivorView], chances: Chances) -> Iterator[Intent]:
    """One of those who have AP left goes next door to search, and is back for the reaction."""
    home = home_of(pos)
    if len(pos.active) < LEAST_COMPANY or any(who.room != home for who in pos.active):
        return
    if pos.enemies_in(home) or pos.heat_in(home):
        return
    worth = {
        room: sum(chance.worth for chance in chances.get(room, ()) if chance.what == "search")
        for room in pos.plan.neighbours[home]
        if not pos.danger(room) and room != pos.laboratory
    }
    best = max(worth, key=worth.__getitem__, default=None)
    if best is not None and worth[best] >= LEAST_WORTH * THERE_AND_BACK:
        yield from ((who, f"move:{who.id}:{best}") for who in people if who.ap >= THERE_AND_BACK)


def homecoming(pos: SeenTable, people: Sequence[SurvivorView]) -> Iterator[Intent]:
    """Who is out alone goes back to the others while that is possible."""
    home = home_of(pos)
    if len(pos.people_in(home)) < LEAST_COMPANY - 1 or pos.enemies_in(home):
        return
    for who in people:
        if who.room != home and not pos.enemies_in(who.room):
            way = quiet_ways(pos, who.room).get(home, ())
            if 0 < len(way) <= who.ap:
                yield who, f"move:{who.id}:{way[0]}"


def loan(pos: SeenTable) -> tuple[SurvivorView, SurvivorView, int] | None:
    """Who lends whom how many AP for an errand."""
    able = [who for who in pos.active if who.ap > 0 and not who.entrapped and who.seat not in pos.view.done]
    errand = best_errand(pos, able)
    if errand is None or not errand.lacking:
        return None
    giver = lender(pos, errand.who)
    return None if giver is None else (giver, errand.who, errand.lacking)


def best_errand(pos: SeenTable, people: Sequence[SurvivorView]) -> Errand | None:
    """The errand that is worth most beyond what it costs."""
    if pos.view.track.showdown or not pos.view.security.code or len(pos.active) < LEAST_COMPANY:
        return None
    home = home_of(pos)
    if pos.enemies_in(home) or pos.heat_in(home):
        return None
    found = [errand for who in people for errand in errands_of(pos, who, home)]
    return max(found, key=lambda one: (one.worth - one.ap - LOAN * one.lacking, one.who.id), default=None)


def errands_of(pos: SeenTable, who: SurvivorView, home: RoomId) -> Iterator[Errand]:
    """What one of them could do on the way out and back."""
    if pos.enemies_in(who.room):
        return
    giver = lender(pos, who)
    most = who.ap + (0 if giver is None else min(MOST_LENT, giver.ap))
    back = quiet_ways(pos, home)
    for room, way in quiet_ways(pos, who.room).items():
        if room == home or room not in back:
            continue
        steps = len(way) + len(back[room])
        for worth, deed, ap in deeds_in(pos, who, room):
            if steps + ap <= most and worth >= LEAST_WORTH * (steps + ap):
                yield Errand(worth, who, way, deed, steps + ap)


def deeds_in(pos: SeenTable, who: SurvivorView, room: RoomId) -> Iterator[tuple[float, str, int]]:
    """What somebody can do alone in a room: what it is worth, its key, and what it costs."""
    for door in doors_at(pos, room):
        if door.colours and not pos.missing(door.colours, [who]):
            yield door_worth(pos, door), f"unlock:{who.id}:{door.id}", UNLOCK
    if room in open_terminals(pos) and pos.slots_left and is_unused(pos, room, "terminal"):
        now = time_to_enter(pos)
        chips = [chip for chip in who.chips.values() if now or fits(pos, chip)]
        if chips:
            yield CHIP * max(map(len, chips)), f"terminal:{who.id}", TERMINAL
    if room == pos.sprinkler and pos.burning and is_unused(pos, room, "sprinkler"):
        yield WATER, f"sprinkler:{who.id}", SPRINKLER


def is_unused(pos: SeenTable, room: RoomId, function: str) -> bool:
    """Whether nobody has used a function of a room in this round."""
    return f"{room}:{function}" not in pos.view.functions_used


def quiet_ways(pos: SeenTable, start: RoomId) -> dict[RoomId, tuple[RoomId, ...]]:
    """To every room with nothing to fear on the way: the rooms to walk through."""
    ways: dict[RoomId, tuple[RoomId, ...]] = {start: ()}
    line = [start]
    for room in line:
        for there in pos.plan.neighbours[room]:
            if there not in ways and not pos.danger(there) and there != pos.laboratory:
                ways[there] = (*ways[room], there)
                line.append(there)
    return ways


def home_of(pos: SeenTable) -> RoomId:
    """Where most of the group are; of equals the room of the first."""
    rooms = [who.room for who in pos.active]
    return max(rooms, key=rooms.count) if rooms else pos.plan.house.entrance


def lender(pos: SeenTable, runner: SurvivorView) -> SurvivorView | None:
    """Who of the group can lend AP."""
    for who in pos.active:
        can_lend = who.ability == "share-ap" and "share" not in who.used and not who.entrapped and who.ap > 0
        if who.id != runner.id and can_lend:
            return who
    return None
