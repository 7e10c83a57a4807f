"""How everybody acts at a table in the head: at once, and well enough to tell a good move from a bad one."""

from collections import Counter
from collections.abc import Iterator

from dreadhall.bots.darkest.answering.handling import HEALED
from dreadhall.bots.darkest.showdown.field import USUAL, Manner, ShowdownField, rules_at
from dreadhall.bots.darkest.showdown.lending import SPENT
from dreadhall.bots.darkest.showdown.replies import REPLIES, Moment
from dreadhall.bots.darkest.showdown.urges import IDLE, NOTHING, urges
from dreadhall.darkest.components.catalogue import ITEM_OF
from dreadhall.darkest.fighting.weapons import is_usable_weapon
from dreadhall.darkest.state import Held, Survivor
from dreadhall.darkest.survivors.boards import cards_of, has_ability
from dreadhall.kernel import Table

LESSONS = {
    "nina": ("knife-expert", "shotgun-expert"),
    "jack": ("handgun-expert", "deadeye"),
    "bruce": ("handgun-expert", "sharpshooter"),
}
"""What experience is good for in the showdown, for each who has something to learn for it."""

NEARLY_EMPTY = 4
LAST_RESORTS = ("shift", "escape", "attack", "move")


class Reflexes:
    """Answers for all seats of a table where the showdown has begun."""

    def __init__(self, manner: Manner = USUAL) -> None:
        self.manner = manner
        self._pending: Counter[str] = Counter()

    def answer(self, table: Table) -> tuple[int, str]:
        """Who answers the open question, and what."""
        ask = table.ask
        assert ask is not None
        if ask.prompt == "act":
            return act(table, seats_by_key(table), self.manner)
        if ask.prompt != "allocate":
            self._pending.clear()
        seat = ask.seats[0]
        choices, reply = ask.parts[seat], REPLIES.get(ask.prompt)
        return seat, choices[0].key if reply is None else reply(Moment(table, choices, self._pending, self.manner))


def act(table: Table, seats: dict[str, int], manner: Manner = USUAL) -> tuple[int, str]:
    """Of some answers what costs nothing, then the best use of a marker."""
    field = ShowdownField(rules_at(table), manner)
    for who in field.people:
        for key in free_acts(field, who):
            if key in seats:
                return seats[key], key
    best = max((urge for urge in urges(field) if urge.key in seats), default=NOTHING)
    if best.worth > IDLE:
        return seats[best.key], best.key
    found = [key for verb in LAST_RESORTS for key in seats if key.startswith(verb)]
    key = next(iter(found or seats))
    return seats[key], key


def seats_by_key(table: Table) -> dict[str, int]:
    """Everything somebody can do, and who."""
    assert table.ask is not None
    return {choice.key: seat for seat, choices in table.ask.parts.items() for choice in choices}


def free_acts(field: ShowdownField, who: Survivor) -> Iterator[str]:
    """What a survivor does with its own things, whether or not it can; each of them makes itself superfluous."""
    for held in cards_of(who):
        if is_time_for(field, who, held):
            yield f"use:{who.id}:{held.card}"
    if not any(map(is_usable_weapon, who.hands)):
        for held in filter(is_usable_weapon, who.pack):
            yield f"ready:{who.id}:{held.card}"
            yield from [f"stow:{who.id}:{other.card}" for other in who.hands]
    for skill in LESSONS.get(who.id, ()):
        if skill not in who.skills:
            yield f"learn:{who.id}:{skill}"
    yield f"bandage:{who.id}"
    if is_lender(field, who):
        yield f"share-ap:{who.id}"


def is_time_for(field: ShowdownField, who: Survivor, held: Held) -> bool:
    """Whether a card should be used now."""
    rules = field.rules
    item = ITEM_OF[held.card]
    if item.key in HEALED:
        return any(one.wounds > HEALED[item.key] for one in rules.survivors_in(who.room))
    if item.kind == "ammo":
        cards = cards_of(who)
        return any(ITEM_OF[one.card].key == item.reloads and one.ammo <= NEARLY_EMPTY for one in cards)
    if item.key in ("grenade", "dynamite"):
        return field.nemesis.room in field.plan.neighbours[who.room]
    if item.key == "energy-drink":
        return not who.entrapped and not who.markers and field.blow(who, who.room).hits > 0
    return item.key in ("antidote", "flashbang")


def is_lender(field: ShowdownField, who: Survivor) -> bool:
    """Whether somebody can lend markers to a better fighter who has hardly any."""
    rules = field.rules
    if not has_ability(who, "share-ap") or not rules.points(who) or not field.box_left:
        return False
    own = field.blow(who, who.room).hits
    others = [one for one in field.people if one is not who and len(one.markers) <= SPENT and not one.entrapped]
    return any(field.blow(one, one.room).hits > own for one in others)
