"""Where: rooms and tiles for friends, enemies and fire."""

from dreadhall.bots.darkest.answering.question import Question
from dreadhall.bots.darkest.judging.position import SeenTable
from dreadhall.darkest.ids import RoomId, Square

FAR = 99.0
FAR_ENOUGH = 3.0


def farthest_room(question: Question) -> str:
    """As far from everybody as possible."""
    pos = question.pos

    def remoteness(room: RoomId) -> tuple[float, float]:
        return min(FAR_ENOUGH, distance_to_people(pos, room)), pos.to_laboratory.get(room, FAR)

    return question.best("room", remoteness)


def smallest_unit(question: Question) -> str:
    """If something has to come, then the smallest."""
    pos = question.pos
    return min(question.choices, key=lambda key: pos.hordes.get(question.choices[key].get("room", ""), 3))


def distance_to_people(pos: SeenTable, room: RoomId) -> float:
    """How far the nearest survivor is from a room."""
    far = pos.plan.distances(room) if room in pos.plan.links else {}
    return min((far[who.room] for who in pos.view.survivors if who.room in far), default=FAR)


def farthest_tile(question: Question) -> str:
    """A tile nobody is near, and no terminal."""
    pos = question.pos

    def comfort(square: Square) -> float:
        rooms = pos.plan.rooms_in[square]
        terminal = any(room in pos.terminals for room in rooms)
        return distance_to_people(pos, rooms[0]) - 3.0 * terminal - pos.heat.get(square, 0)

    return question.best("tile", comfort)


def strongest_room(question: Question) -> str:
    """Where most survivors can defend themselves."""
    pos = question.pos
    return question.best("room", lambda room: sum(who.health for who in pos.people_in(room)))


def safest_room(question: Question) -> str:
    """Where a survivor who runs is best off: out of danger, and close to the others."""
    pos = question.pos
    others = [who for who in pos.view.survivors if who.id != question.data.get("survivor")]

    def comfort(room: RoomId) -> tuple[float, float]:
        on_the_way = -pos.to_laboratory.get(room, FAR)
        if room == pos.laboratory and not pos.view.track.showdown:
            return FAR, on_the_way
        far = pos.plan.distances(room)
        near = min((far.get(who.room, FAR) for who in others), default=0.0)
        return -2.0 * pos.danger(room) - near, on_the_way

    return question.best("room", comfort)


def wettest_tile(question: Question) -> str:
    """Where water does most good."""
    pos = question.pos
    return question.best("tile", lambda square: pos.heat.get(square, 0) * 10 - distance_of_tile(pos, square))


def distance_of_tile(pos: SeenTable, square: Square) -> float:
    """How far a tile is from the survivors."""
    return distance_to_people(pos, pos.plan.rooms_in[square][0])


def beside_survivors(question: Question) -> str:
    """Where a horde that comes in sight is least in the way: behind the survivors as they go to the laboratory."""
    pos = question.pos

    def remoteness(room: RoomId) -> tuple[float, float]:
        far = pos.plan.distances(room)
        walk = sum(min(FAR, far.get(who.room, FAR)) for who in pos.view.survivors)
        return pos.to_laboratory.get(room, 0) + 0.3 * pos.hordes.get(room, 0), walk

    return question.best("room", remoteness)


def chips_first(question: Question) -> str:
    """Those who carry chips act first: the others may go where the code opens a door."""
    pos = question.pos
    return question.best(
        "room",
        lambda room: (
            room in pos.terminals,
            sum(len(who.chips) for who in pos.people_in(room)),
            len(pos.people_in(room)),
            -pos.to_laboratory.get(room, FAR),
        ),
    )


def aim_camera(question: Question) -> str:
    """At rooms where there is least to do, and which others watch already."""
    pos = question.pos
    lines = {str(facing): rooms for facing, rooms in pos.plan.sight[question.data["room"]].items()}

    def nuisance(facing: str) -> int:
        return sum([1 + 2 * len(pos.plan.closed_at[room]) for room in lines[facing] if not pos.watched[room]])

    return min(question.choices, key=lambda key: nuisance(key.partition(":")[2]))
