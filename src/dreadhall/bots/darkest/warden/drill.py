"""How a crew carries out its orders at a table in the head: at once, and with few thoughts of its own."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from dreadhall.bots.darkest.answering.dealing import WOUNDS
from dreadhall.bots.darkest.answering.fighting import AT_EASE, CANCEL_FIRST, POWER
from dreadhall.bots.darkest.judging.worth import HARM
from dreadhall.bots.darkest.showdown.reflexes import Reflexes, seats_by_key
from dreadhall.bots.darkest.warden.features import FAR, front_of, rounds_at
from dreadhall.bots.darkest.warden.orders import Orders
from dreadhall.darkest.components.catalogue import CHIPS, ITEM_OF
from dreadhall.darkest.fighting.attacks import BARE_FISTS
from dreadhall.darkest.fighting.weapons import is_usable_weapon, weapon_dice, weapon_range
from dreadhall.darkest.ids import CardId
from dreadhall.darkest.phases.rounds import Rounds
from dreadhall.darkest.state import Held, Survivor
from dreadhall.kernel import Choice, Table

SPARING, HARD_PRESSED = 2.5, 0.6
TERMINAL_COST = EXTINGUISH_COST = 2

SKILLS = {
    "lucy": ("tech-wizard", "searcher", "coordinator"),
    "nina": ("knife-expert", "virus-resistance"),
    "bruce": ("handgun-expert", "searcher"),
    "leo": ("sneak", "protection"),
    "jack": ("deadeye", "handgun-expert"),
}
"""What each would buy first."""


class Drill:
    """Answers for all seats of a table, by orders."""

    def __init__(self, orders: Orders) -> None:
        self.orders = orders
        self._reflexes = Reflexes()
        self._pending: Counter[str] = Counter()

    def answer(self, table: Table) -> tuple[int, str]:
        """Who answers the open question, and what."""
        ask = table.ask
        assert ask is not None
        state = table.rules.state
        if state.showdown is not None and state.nemesis is not None:
            return self._reflexes.answer(table)
        if ask.prompt == "act":
            return self._act(table)
        if ask.prompt != "allocate":
            self._pending.clear()
        seat = ask.waiting[0]
        choices = ask.parts[seat]
        reply = REPLIES.get(ask.prompt)
        if len(choices) == 1 or reply is None:
            return seat, choices[0].key
        return seat, reply(self, table, choices)

    def pending(self) -> Counter[str]:
        """What was dealt out in the attack that is going on."""
        return self._pending

    def _act(self, table: Table) -> tuple[int, str]:
        seats = seats_by_key(table)
        rules = rounds_at(table)
        for who in rules.active():
            for key in self.wishes(rules, who):
                if key in seats:
                    return seats[key], key
        ask = table.ask
        assert ask is not None
        for seat in ask.waiting:
            if any(choice.key == "done" for choice in ask.parts[seat]):
                return seat, "done"
        key = next((key for key in seats if key.startswith(("escape", "attack"))), next(iter(seats)))
        return seats[key], key

    def wishes(self, rules: Rounds, who: Survivor) -> Iterator[str]:
        """What a survivor does next, the most urgent first."""
        for skill in SKILLS[who.id] if who.xp >= 4 else ():
            if skill not in who.skills:
                yield f"learn:{who.id}:{skill}"
                break
        if who.ap <= 0:
            return
        if who.entrapped:
            yield f"escape:{who.id}"
            return
        room, goal = who.room, self.orders.get(who.id, who.room)
        steps = rules.plan.distances(goal).get(room, 0)
        if who.ap > steps or rules.is_barred(room):
            yield from work(rules, who)
        if rules.is_barred(room):
            yield f"attack:{who.id}:{weapon_of(rules, who)}"
        elif steps:
            yield f"move:{who.id}:{next(iter(rules.plan.routes(room, goal)), room)}"
        else:
            yield from pastime(rules, who)


# What there is to do


def work(rules: Rounds, who: Survivor) -> Iterator[str]:
    """Put out fire, enter a chip that fits, open a door, search."""
    state, room = rules.state, who.room
    if state.burns and rules.square(room) in state.burns:
        tool = next((h.card for h in who.hands if ITEM_OF[h.card].key in ("fire-axe", "fire-extinguisher")), "")
        yield f"douse:{who.id}:{tool}" if tool else f"extinguish:{who.id}"
    if state.burns and rules.house.function_of.get(room) == "sprinkler":
        yield f"sprinkler:{who.id}"
    if who.chips and room in rules.house.terminals and any(fits(rules, chip) for chip in who.chips):
        yield f"terminal:{who.id}"
    people = None
    for door in rules.plan.closed_at[room]:
        lock = state.locks.get(door)
        if lock is not None and lock.chip:
            if people is None:
                people = [who, *rules.possible_helpers(who)]
            if not rules.missing_icons(lock.chip, people):
                yield f"unlock:{who.id}:{door}"
    if rules.can_search(room):
        yield f"search:{who.id}"


def fits(rules: Rounds, chip: str) -> bool:
    """Whether every icon of a chip takes a token off."""
    return len(rules.matching_tokens(chip)) == len(CHIPS[chip].icons)


def pastime(rules: Rounds, who: Survivor) -> Iterator[str]:
    """Shoot at what comes closer, heal the others."""
    near = [steps for room in rules.state.hordes if (steps := rules.plan.range_between(who.room, room)) is not None]
    if near:
        for held in who.hands:
            if is_usable_weapon(held) and weapon_range(who, held.card) >= min(near):
                yield f"attack:{who.id}:{held.card}"
    if who.id == "nina":
        for other in rules.companions(who):
            yield f"heal:{who.id}:{other.id}"


def weapon_of(rules: Rounds, who: Survivor) -> CardId:
    """What to strike with in the own room: ammunition is kept for the nemesis."""
    sparing = SPARING if len(rules.state.hordes.get(who.room, ())) <= AT_EASE else HARD_PRESSED

    def power(held: Held) -> float:
        item = ITEM_OF[held.card]
        return weapon_dice(rules.printed, who, held.card) * POWER.get(item.key, 1.0) - sparing * (item.ammo is not None)

    usable = [held for held in who.hands if is_usable_weapon(held)]
    return max(usable, key=power).card if usable else BARE_FISTS


# Replies

Offer = list[Choice[Any]]
Reply = Callable[[Drill, Table, Any], str]


def come_along(drill: Drill, table: Table, choices: Offer) -> str:
    """With those who go the same way."""
    ask = table.ask
    assert ask is not None
    name, room = ask.data["survivor"], ask.data["room"]
    rules = rounds_at(table)
    who = rules.survivor(name)
    goal = drill.orders.get(name, who.room)
    far = rules.plan.distances(goal)
    spare = who.ap > far.get(who.room, FAR) and next(work(rules, who), None) is not None
    return "yes" if not spare and far.get(room, FAR) < far.get(who.room, FAR) else "no"


def allocate(drill: Drill, table: Table, choices: Offer) -> str:
    """Wounds to whoever can bear them, bites to the clean."""
    ask = table.ask
    assert ask is not None
    rules, icon, pending = rounds_at(table), ask.data["icon"], drill.pending()

    def bears(choice: Choice[Any]) -> float:
        who = rules.survivor(choice.value)
        health = len(rules.health_track(who)) - who.wounds - pending[who.id]
        if icon == "bite":
            return -10.0 * (len(who.virus) + pending[f"bite {who.id}"])
        return health - 100 * (health <= WOUNDS.get(icon, 0))

    taker = max((choice for choice in choices if choice.verb == "survivor"), key=bears)
    pending[taker.value] += WOUNDS.get(icon, 0)
    pending[f"bite {taker.value}"] += icon == "bite"
    return taker.key


def use_icons(drill: Drill, table: Table, choices: Offer) -> str:
    """Hits in the own room first, then what lies on the floor, then pushes that clear the room."""
    ask = table.ask
    assert ask is not None
    rules = rounds_at(table)
    here = rules.survivor(ask.data["survivor"]).room
    hits = [choice for choice in choices if choice.key.startswith("hit-")]
    if hits:
        return max(hits, key=lambda choice: (choice.value.where == here, rules.is_occupied(choice.value.where))).key
    for choice in choices:
        if choice.verb in ("finish-off", "knock-down"):
            return choice.key
    if len(rules.state.hordes.get(here, ())) <= ask.data.get("knockbacks", 0):
        for choice in choices:
            if choice.verb == "push" and not rules.is_occupied(choice.value.where):
                return choice.key
    return "done" if any(choice.key == "done" for choice in choices) else choices[0].key


def cancel_icon(drill: Drill, table: Table, choices: Offer) -> str:
    """The worst icon."""
    return max(choices, key=lambda icon: HARM.get(icon.data["icon"], 0.0)).key


def cancel_own_icon(drill: Drill, table: Table, choices: Offer) -> str:
    """A failure best takes another failure with it."""
    return max(choices, key=lambda icon: -CANCEL_FIRST.index(icon.data["icon"])).key


def search_keep(drill: Drill, table: Table, choices: Offer) -> str:
    """To whoever has least."""
    rules = rounds_at(table)

    def load(choice: Choice[Any]) -> int:
        who = rules.survivor(choice.value)
        return len(who.hands) + len(who.pack) + len(who.virus)

    return min(choices, key=load).key


def behind(drill: Drill, table: Table, choices: Offer) -> str:
    """As far from the laboratory as can be."""
    rules = rounds_at(table)
    far = rules.plan.distances(front_of(rules))
    return max(choices, key=lambda choice: far.get(choice.data.get("room", ""), 0)).key


def enter_chip(drill: Drill, table: Table, choices: Offer) -> str:
    """The one that takes off most."""
    rules = rounds_at(table)
    return max(choices, key=lambda choice: len(rules.matching_tokens(choice.value))).key


def another_chip(drill: Drill, table: Table, choices: Offer) -> str:
    """While it fits."""
    ask = table.ask
    assert ask is not None
    rules = rounds_at(table)
    who = rules.survivor(ask.data["survivor"])
    return "yes" if any(fits(rules, chip) for chip in who.chips) else "no"


def refuse(drill: Drill, table: Table, choices: Offer) -> str:
    """No."""
    return "no"


REPLIES: dict[str, Reply] = {
    "allocate": allocate,
    "another-chip": another_chip,
    "cancel-icon": cancel_icon,
    "cancel-own-icon": cancel_own_icon,
    "come-along": come_along,
    "enter-chip": enter_chip,
    "force-door": refuse,
    "horde-nearby": behind,
    "push-on": refuse,
    "search-keep": search_keep,
    "spawn-anywhere": behind,
    "spawn-near": behind,
    "use-icons": use_icons,
}
"""Questions that are not here get their first choice."""
