"""What everybody answers at a table in the head, besides acting: quickly, and the same way every time."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

from dreadhall.bots.darkest.answering.dealing import SPARED, WOUNDS
from dreadhall.bots.darkest.answering.fighting import CANCEL_FIRST
from dreadhall.bots.darkest.judging.position import FAR
from dreadhall.bots.darkest.showdown.field import USUAL, Manner, ShowdownField, rules_at
from dreadhall.bots.darkest.showdown.urges import IDLE, wish_of
from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.state import Survivor
from dreadhall.kernel import Ask, Choice, Table

PARTS = {"blue": 9.0, "red": 3.0, "white": 2.2, "orange": 0.9}
CUBE = 2.2
"""Which part of the nemesis to hit first, and what each cube on it takes away from that."""

HARMS = {"heavy-damage": 2.2, "entrap": 2.2, "damage": 1.1, "fear": 1.0, "bite": 0.8, "reinforcement": 0.5}
CALLS = 2.6
"""How bad it is that the doctor calls for zombies."""

WORTH_FLEEING = 0.4
WORTH_PUSHING, ASTRAY = 0.14, 0.8
"""What a push of the nemesis has to be worth, and what it is worth for each room it leads astray."""


class Moment:
    """A question at a table in the head; `pending` is what was dealt out in the attack that is going on."""

    def __init__(
        self, table: Table, choices: Sequence[Choice[Any]], pending: Counter[str], manner: Manner = USUAL
    ) -> None:
        assert table.ask is not None
        self.ask: Ask = table.ask
        self.rules = rules_at(table)
        self.state = self.rules.state
        self.choices = choices
        self.pending = pending
        self.manner = manner

    @cached_property
    def field(self) -> ShowdownField:
        """The showdown at this moment."""
        return ShowdownField(self.rules, self.manner)

    @property
    def who(self) -> Survivor:
        """The survivor who is asked."""
        return self.state.survivors[self.ask.data["survivor"]]

    def best(self, worth: Callable[[Choice[Any]], Any]) -> str:
        """The choice worth most; of equals the first."""
        return max(self.choices, key=worth).key

    def first(self, verb: str) -> str:
        """The first choice with this verb, or else the first of all."""
        return next((choice.key for choice in self.choices if choice.verb == verb), self.choices[0].key)


Reply = Callable[[Moment], str]


def last(moment: Moment) -> str:
    """The last choice."""
    return moment.choices[-1].key


# Attacks


def hit_where(moment: Moment) -> str:
    """The part that is nearly lost, or weakens the nemesis most."""
    nemesis = moment.field.nemesis
    if moment.ask.data["beast"] != nemesis.id:
        return moment.choices[0].key
    return moment.best(lambda part: PARTS[part.data["part"]] - CUBE * nemesis.cubes[part.value])


def cancel_own_icon(moment: Moment) -> str:
    """A failure best takes another failure with it."""
    return moment.best(lambda icon: -CANCEL_FIRST.index(icon.data["icon"]))


def blast_where(moment: Moment) -> str:
    """At the nemesis."""
    return moment.best(lambda room: room.value == moment.field.nemesis.room)


def blast_what(moment: Moment) -> str:
    """A beast rather than a zombie."""
    return moment.first("hit-beast")


def use_icons(moment: Moment) -> str:
    """Hits, then what lies on the floor, then whoever is better off elsewhere, the nemesis included."""
    for answer in (hit(moment), floored(moment), flight(moment), push(moment)):
        if answer is not None:
            return answer
    return moment.first("done")


def hit(moment: Moment) -> str | None:
    """The nemesis, then whatever shares the room, then what stands among friends."""
    hits = [choice for choice in moment.choices if choice.key.startswith("hit-")]
    if not hits:
        return None
    nemesis, here = moment.field.nemesis, moment.who.room

    def urgency(choice: Choice[Any]) -> tuple[bool, bool, bool]:
        act = choice.value
        return act.what == nemesis.id, act.where == here, moment.rules.is_occupied(act.where)

    return max(hits, key=urgency).key


def floored(moment: Moment) -> str | None:
    """Zombies lie better than they stand."""
    return next((choice.key for choice in moment.choices if choice.verb in ("finish-off", "knock-down")), None)


def flight(moment: Moment) -> str | None:
    """Out of the room, for whom it is worth it."""
    field, best, chosen = moment.field, WORTH_FLEEING, None
    for choice in moment.choices:
        if choice.verb != "retreat":
            continue
        who, room = moment.state.survivors[choice.value.who], choice.value.where
        burns = field.burn(who, who.room, room)
        gain = field.comfort(who, room) - field.comfort(who, who.room) - field.dread_of_fire(who) * burns
        gain += field.rules.points(who) * (field.blow(who, room).hits - field.blow(who, who.room).hits)
        if gain > best and field.is_bearable(who, burns):
            best, chosen = gain, choice.key
    return chosen


def push(moment: Moment) -> str | None:
    """The last zombies out of the room, or the nemesis away from its goal when nobody here can strike it again."""
    field, here = moment.field, moment.who.room
    pushes = [choice for choice in moment.choices if choice.verb == "push"]
    horde = moment.state.hordes.get(here)
    if horde is not None and len(horde) <= moment.ask.data["knockbacks"]:
        beasts = (field.nemesis.id, "" if moment.state.creature is None else moment.state.creature.id)
        for choice in pushes:
            if choice.value.what not in beasts and not moment.rules.is_occupied(choice.value.where):
                return choice.key
    blows = sum(field.markers(who) * field.blow(who, here).hits for who in moment.rules.survivors_in(here))
    now, best, chosen = way_left(field, here), WORTH_PUSHING + blows, None
    for choice in pushes:
        worth = ASTRAY * (way_left(field, choice.value.where) - now)
        if choice.value.what == field.nemesis.id and worth > best:
            best, chosen = worth, choice.key
    return chosen


def way_left(field: ShowdownField, room: RoomId) -> int:
    """How far it is from a room to the nearest corner that stands."""
    far = field.plan.distances(room)
    return min((far.get(corner, FAR) for corner in field.rules.corners_standing()), default=0)


# What enemies do


def cancel_icon(moment: Moment) -> str:
    """The worst icon."""
    harms = HARMS | {"reinforcement": CALLS} if moment.ask.data["attacker"] == "doctor-mortimer" else HARMS
    return moment.best(lambda icon: harms[icon.data["icon"]])


def allocate(moment: Moment) -> str:
    """Wounds to whoever can bear them, bites to the clean, fear to the one with the cure, grips to the others."""
    icon, pending, field = moment.ask.data["icon"], moment.pending, moment.field
    wounds = WOUNDS.get(icon, 0)

    def bears(choice: Choice[Any]) -> float:
        who = moment.state.survivors[choice.value]
        health = field.health(who) - pending[who.id]
        spared = SPARED * field.has_cure(who)
        if wounds:
            return health - 100 * (health <= wounds) - spared
        if icon == "bite":
            return -10 * (len(who.virus) + pending[f"bite {who.id}"]) - field.has_cure(who)
        return health - 5 * len(who.markers) - spared if icon == "entrap" else health + spared

    taker = max((choice for choice in moment.choices if choice.verb == "survivor"), key=bears)
    pending[taker.value] += wounds
    pending[f"bite {taker.value}"] += icon == "bite"
    return taker.key


def armor(moment: Moment) -> str:
    """Roll again what did not help."""
    return "no" if moment.ask.data["successes"] else "yes"


def flee_where(moment: Moment) -> str:
    """Where one is best off."""
    return moment.best(lambda room: moment.field.comfort(moment.who, room.value))


def doctor_calls(moment: Moment) -> str:
    """As far from everybody as possible, above all from the one with the cure."""
    plan, fire = moment.rules.plan, moment.rules.hot_squares()

    def remoteness(room: Choice[Any]) -> int:
        far = plan.distances(room.value, fire, None)
        people = moment.state.survivors.values()
        return sum((3 if who.id == moment.state.cure else 1) * min(6, far.get(who.room, FAR)) for who in people)

    return moment.best(remoteness)


def attack_where(moment: Moment) -> str:
    """Where the one with the cure is not, and the others can take most."""
    field = moment.field

    def strength(room: Choice[Any]) -> tuple[bool, int]:
        people = moment.rules.survivors_in(room.value)
        return not any(map(field.has_cure, people)), sum(map(field.health, people))

    return moment.best(strength)


def nemesis_route(moment: Moment) -> str:
    """Past as few as possible, above all not past the one with the cure."""
    field = moment.field
    return moment.best(lambda room: -sum(1 + 9 * field.has_cure(who) for who in moment.rules.survivors_in(room.value)))


def nemesis_target(moment: Moment) -> str:
    """Near the fighters, far from the cure."""
    field = moment.field

    def nearness(room: Choice[Any]) -> int:
        far = field.plan.distances(room.value)
        return sum((2 if field.has_cure(who) else -1) * far.get(who.room, FAR) for who in field.people)

    return moment.best(nearness)


# Company


def come_along(moment: Moment) -> str:
    """If one wants to go there anyway."""
    rooms = wish_of(moment.field, moment.who).rooms
    return "yes" if rooms and rooms[0] == moment.ask.data["room"] else "no"


def move_on(moment: Moment) -> str:
    """A second room for the same marker, if one would rather be there, or wants to pass through."""
    field, who = moment.field, moment.who
    markers = field.markers(who)

    def worth(room: RoomId) -> float:
        return field.comfort(who, room) + field.zeal(who) * markers * field.blow(who, room).hits

    best, chosen = worth(who.room) + IDLE / 2, ""
    for room in field.plan.neighbours[who.room]:
        burns = field.burn(who, who.room, room)
        value = worth(room) - field.dread_of_fire(who) * burns
        if value > best and field.is_bearable(who, burns):
            best, chosen = value, room
    if not chosen and markers and not field.blow(who, who.room).hits:
        chosen = next(iter(wish_of(field, who).rooms), "")
    return f"room:{chosen}" if chosen else "stop"


def join_escape(moment: Moment) -> str:
    """Only for the one without whom all is lost."""
    return "yes" if moment.state.cure in moment.ask.data["captives"] else "no"


def share_with(moment: Moment) -> str:
    """To whoever strikes hardest."""
    field = moment.field

    def strength(choice: Choice[Any]) -> tuple[bool, float]:
        other = moment.state.survivors[choice.value.what]
        return choice.verb == "give-ap", field.blow(other, other.room).hits

    return moment.best(strength)


REPLIES: dict[str, Reply] = {
    "allocate": allocate,
    "armor": armor,
    "blast-what": blast_what,
    "blast-where": blast_where,
    "cancel-icon": cancel_icon,
    "cancel-own-icon": cancel_own_icon,
    "come-along": come_along,
    "creature-target": attack_where,
    "doctor-calls": doctor_calls,
    "flee-where": flee_where,
    "hit-where": hit_where,
    "join-escape": join_escape,
    "lose-marker": last,
    "move-on": move_on,
    "nemesis-route": nemesis_route,
    "nemesis-target": nemesis_target,
    "share-how-much": last,
    "share-with": share_with,
    "use-icons": use_icons,
    "zombie-target": attack_where,
}
"""Questions that are not here get their first choice."""
