"""What a position before the showdown comes down to, as numbers: what its evaluation is fitted to."""

from collections import Counter
from functools import cached_property
from itertools import combinations

from dreadhall.bots.darkest.answering.codebreaking import best_chips
from dreadhall.bots.darkest.answering.fighting import PLAIN_HITS, POWER
from dreadhall.darkest.components.catalogue import CARDS, CHIP_SLOTS, CHIPS, DARKNESS, ITEM_OF
from dreadhall.darkest.fighting.weapons import is_usable_weapon, weapon_dice
from dreadhall.darkest.ids import DoorId, RoomId
from dreadhall.darkest.phases.rounds import Rounds
from dreadhall.darkest.state import Survivor
from dreadhall.darkest.survivors.boards import cards_of
from dreadhall.darkest.survivors.items import BLASTS
from dreadhall.kernel import Table

FAR = 9
ZOMBIE_STEPS = 2
CLOCK_IN = (2, 1, 3)
"""How many rounds it is from each space of the event cycle to the next strike of the clock."""
MOVES_A_ROUND = 2.5
MOST_CHIPS = 12
"""Of more chips than these nobody works out all sets."""


def rounds_at(table: Table) -> Rounds:
    """The rules of a table before the showdown."""
    rules = table.rules
    assert isinstance(rules, Rounds)
    return rules


def front_of(rules: Rounds) -> RoomId:
    """The room before the laboratory."""
    house = rules.house
    rooms = [room for door in house.doors_with_lock("security-board") for room in house.doors[door].rooms]
    return rules.room_now(next(room for room in rooms if room != house.laboratory))


class TurnFeatures:
    """The numbers of a position; whoever looks must not change it."""

    def __init__(self, rules: Rounds) -> None:
        self.rules = rules
        self.state = rules.state
        self.plan = rules.plan
        self.people = list(rules.state.survivors.values())

    def values(self) -> dict[str, float]:
        """All of them by name."""
        return self.settings() | self.time() | self.code() | self.team() | self.enemies() | self.ways()

    def settings(self) -> dict[str, float]:
        """How hard a night was asked for, as far as it matters in the rounds to come."""
        options, state = self.rules.options, self.state
        return {
            "darker": options.mode != "dark",
            "darkest": options.mode == "darkest",
            "four AP": state.four_ap,
            "sixes again": options.spawn_six == "reroll",
            "usual horde": self.rules.printed.usual_horde,
            "icons on doors": sum(lock.icons for lock in state.locks.values()),
            "doors": len(state.locks),
            "round": state.round,
        }

    # Time and the code

    @cached_property
    def rounds_left(self) -> int:
        """How many rounds the clock alone leaves, this one included."""
        left = DARKNESS.spaces - self.state.darkness
        if left <= 0:
            return 1 + (self.state.rounds_left or 0)
        return CLOCK_IN[self.state.event] + 3 * (left - 1) + 1

    def time(self) -> dict[str, float]:
        """How long there is left, and what fire makes of it."""
        state = self.state
        return {
            "rounds left": self.rounds_left,
            "darkness left": DARKNESS.spaces - state.darkness,
            "fire": state.fire is not None,
            "burns": sum(state.burns.values()),
            "nearly lost tiles": sum(markers >= 2 for markers in state.burns.values()),
            "destroyed": len(state.destroyed),
        }

    @cached_property
    def slots(self) -> int:
        """How many chips can still be entered."""
        return CHIP_SLOTS - len(self.state.code_slots)

    @cached_property
    def chips(self) -> list[tuple[str, ...]]:
        """The chips of the whole team."""
        return [CHIPS[chip].icons for who in self.people for chip in who.chips]

    @cached_property
    def rest(self) -> int:
        """How many code tokens no chip of the team takes off."""
        return len(self.state.code) - best_chips(self.state.code, self.chips, self.slots)[0]

    @cached_property
    def terminals(self) -> list[RoomId]:
        """The terminals behind open doors."""
        standing = [room for room in self.rules.house.terminals if room in self.plan.links]
        destroyed = self.state.destroyed
        return [r for r in standing if self.plan.links[r] and self.plan.square_of[r] not in destroyed]

    @cached_property
    def colours(self) -> Counter[str]:
        """The code colours of the team."""
        return Counter(colour for who in self.people for held in cards_of(who) for colour in CARDS[held.card].colours)

    @cached_property
    def openable(self) -> dict[DoorId, tuple[str, ...]]:
        """The doors whose chips are seen and whose colours the team has, with their icons."""
        icons = {door: CHIPS[lock.chip].icons for door, lock in self.state.locks.items() if lock.chip}
        return {door: colours for door, colours in icons.items() if not Counter(colours) - self.colours}

    def code(self) -> dict[str, float]:
        """How near the team is to breaking the code."""
        state = self.state
        code, slots, left = len(state.code), self.slots, DARKNESS.spaces - state.darkness
        hoped = [*self.chips, *self.openable.values()]
        hopes = code - best_chips(state.code, hoped[:MOST_CHIPS], slots)[0] if code else 0
        corner = any(
            room in self.rules.house.terminals for d in self.openable for room in self.rules.house.doors[d].rooms
        )
        seen = sum(bool(lock.chip) for lock in state.locks.values())
        return {
            "lab open": not code,
            "code": code,
            "rest": self.rest,
            "hoped rest": hopes,
            "slots": slots,
            "spare slots": max(0, slots - len(self.chips)),
            "chips": len(self.chips),
            "payable": bool(code) and self.rest <= left,
            "rest over darkness": max(0, self.rest - left + 1),
            "terminal": bool(self.terminals),
            "terminal soon": bool(self.terminals) or corner,
            "openable": len(self.openable),
            "seen": seen,
            "wizard": any("tech-wizard" in who.skills for who in self.people),
        }

    # The team

    def strength(self, who: Survivor) -> float:
        """The hits an attack with the best weapon in hand promises."""
        usable = [held for held in who.hands if is_usable_weapon(held)]
        dice = [(weapon_dice(self.rules.printed, who, held.card), ITEM_OF[held.card].key) for held in usable]
        hits = [PLAIN_HITS[count] * POWER.get(item, 1.0) for count, item in dice]
        return max(hits, default=PLAIN_HITS[1])

    def health(self, who: Survivor) -> int:
        """How many wounds a survivor can take, the last of them deadly."""
        return len(self.rules.health_track(who)) - who.wounds

    def team(self) -> dict[str, float]:
        """How strong the team is."""
        people = self.people
        strengths = sorted((self.strength(who) for who in people), reverse=True)
        cards = [held for who in people for held in cards_of(who)]
        strong = [h for h in cards if ITEM_OF[h.card].key in POWER]
        return {
            "alive": len(people),
            "fallen": len(self.state.fallen),
            "health": sum(self.health(who) for who in people),
            "weak": sum(self.health(who) <= 3 for who in people),
            "points": sum(self.rules.zone(who) for who in people),
            "held": sum(bool(who.entrapped) for who in people),
            "infected": sum(len(who.virus) > 1 for who in people),
            "virus": sum(len(who.virus) for who in people),
            "cards": len(cards),
            "colours": len(self.colours),
            "best strength": sum(strengths[:2]),
            "strength": sum(strengths),
            "strong shots": sum(held.ammo for held in strong),
            "blasts": sum(BLASTS.get(ITEM_OF[held.card].effect, 0) for held in cards),
            "experience": sum(who.xp for who in people),
            "skills": sum(len(who.skills) for who in people),
        }

    # Enemies

    def enemies(self) -> dict[str, float]:
        """How many there are, and how many of them are upon somebody."""
        state, plan = self.state, self.plan
        hordes = {room: len(horde) for room, horde in state.hordes.items()}
        rooms = {who.room for who in self.people}
        hot = self.rules.hot_squares()
        near, brought = 0.0, self.rules.printed.usual_horde
        for room in rooms:
            far = plan.distances(room, hot, None)
            near += sum(count for place, count in hordes.items() if 0 < far.get(place, FAR) <= ZOMBIE_STEPS)
            near += brought * sum(far.get(one.room, FAR) <= ZOMBIE_STEPS for one in state.tokens)
        front = plan.distances(front_of(self.rules))
        creature = state.creature
        left = 0
        if creature is not None:
            targets = self.rules.board(creature).targets
            left = sum(max(0, target.hits - cubes) for target, cubes in zip(targets, creature.cubes, strict=True))
        return {
            "zombies": sum(hordes.values()),
            "tokens": len(state.tokens),
            "zombies here": sum(hordes.get(room, 0) for room in rooms),
            "zombies near": near,
            "zombies at front": sum(count for place, count in hordes.items() if front.get(place, FAR) <= 1),
            "creature": creature is not None,
            "creature left": left,
            "creature near": creature is not None
            and min((plan.distances(creature.room).get(room, FAR) for room in rooms), default=FAR) <= 3,
        }

    # Ways

    def ways(self) -> dict[str, float]:
        """How far everybody is from where it matters to be."""
        plan, people = self.plan, self.people
        front = plan.distances(front_of(self.rules))
        to_front = sorted(min(FAR, front.get(who.room, FAR)) for who in people) or [FAR]
        free = [min(FAR, front.get(who.room, FAR)) for who in people if not who.entrapped] or [FAR]
        carriers = [who for who in people if who.chips]
        reach = [plan.distances(room) for room in self.terminals]
        to_terminal = [min((far.get(who.room, FAR) for far in reach), default=FAR) for who in carriers]
        doors = [plan.distances(r) for d in self.openable for r in self.rules.house.doors[d].rooms if r in plan.links]
        to_door = min((far.get(who.room, FAR) for far in doors for who in people), default=FAR)
        apart = [min(FAR, plan.distances(a.room).get(b.room, FAR)) for a, b in combinations(people, 2)]
        slack = self.rounds_left - min(free) / MOVES_A_ROUND if not self.state.code else 0.0
        return {
            "nearest to front": min(free),
            "farthest from front": max(to_front),
            "sum to front": sum(to_front),
            "chips to terminal": min(FAR, min(to_terminal, default=FAR)) if carriers and self.terminals else FAR,
            "to a door": min(FAR, to_door),
            "apart": sum(apart) / max(1, len(apart)),
            "slack": slack,
            "too late": bool(not self.state.code and slack < 1),
            "near when open": float(not self.state.code) * sum(far <= 2 for far in to_front),
        }
