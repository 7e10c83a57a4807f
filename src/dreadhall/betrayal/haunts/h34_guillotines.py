"""Haunt 34, Guillotines: everybody wears a ticking collar, two keys open one, and somebody wants heads to roll."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from typing_extensions import override

from dreadhall.betrayal.components.catalogue import TRAITS
from dreadhall.betrayal.components.rooms import BALLROOM, GALLERY, OPERATING_LABORATORY, VAULT
from dreadhall.betrayal.explorers.roll_targets import reach
from dreadhall.betrayal.ground import Deed, deed
from dreadhall.betrayal.happenings.house import TokenPlaced
from dreadhall.betrayal.house.rooms import EMPTY
from dreadhall.betrayal.ids import CardId, ExplorerId, Place, RoomId, place_in
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.haunt import OPENLY
from dreadhall.betrayal.state import Explorer
from dreadhall.betrayal.toolkit.deeds.clock import Clock
from dreadhall.betrayal.toolkit.deeds.one_by_one import OneByOne
from dreadhall.betrayal.toolkit.deeds.room_trials import TRIALS, RoomTrials
from dreadhall.betrayal.toolkit.people.hidden import HiddenTraitor
from dreadhall.kernel import Choice, Happening

KEY_ROOMS = (*TRIALS, GALLERY, OPERATING_LABORATORY, VAULT)
"""The text of each of these rooms is the price of its Key. (H34-17, H34-19, H34-21, H34-22)"""
COLLAR = "collar"
"""The status of whoever wears a locked collar: its number."""
KEYS_NEEDED = 2
COLLAR_DICE = 3
X_RAY = 3
"""What each trait must reach in the Operating Laboratory; the damage is rolled with two dice. (H34-23)"""
X_RAY_DICE = 2
LATE = 4
"""The number on the track from which on a traitor's plan is open violence."""
TRIED = "h34-key"


def key_in(room: RoomId) -> CardId:
    """The Key that is hidden in a room."""
    return CardId(f"key-{room}")


KEYS = tuple(key_in(room) for room in KEY_ROOMS)


def keys_of(who: Explorer) -> list[CardId]:
    """The Keys somebody carries."""
    return [card for card in who.cards if card in KEYS]


def number_of(who: Explorer) -> int:
    """The number of somebody's collar; who wears none comes last."""
    return who.status.get(COLLAR, len(KEYS))


class Hears(Happening, kind="h34-hears"):
    """The heroes are reminded that the traitor may be listening."""


class Collar(Happening, kind="h34-collar"):
    """Somebody wears a collar with a number."""

    explorer: ExplorerId
    number: int


class KeyFound(Happening, kind="h34-key-found"):
    """Somebody has found a key."""

    explorer: ExplorerId
    card: CardId
    room: RoomId


class Unlocked(Happening, kind="h34-unlocked"):
    """A collar is off."""

    explorer: ExplorerId
    other: ExplorerId
    own: bool


class Clicks(Happening, kind="h34-clicks"):
    """A collar does nothing."""

    explorer: ExplorerId


class Beheaded(Happening, kind="h34-beheaded"):
    """A collar kills its bearer."""

    explorer: ExplorerId


class Guillotines(RoomTrials, OneByOne, Clock, HiddenTraitor):
    """Keys, collars and a clock; the rules are the same for all, and only the traitor's collar is harmless."""

    number = 34
    rolls_in: ClassVar = {"h34-collar": OPENLY}

    # Set-up

    @override
    async def set_up(self) -> None:
        """Keys, roles, numbered collars and the track. (H34-02 to H34-06, H34-41, H34-64)"""
        for room in self.standing_rooms():
            self.room_appeared(room)
        self.deal_roles()
        self.tell(Hears(), to=[who.seat for who in self.state.explorers if self.is_the_traitor(who)])
        numbers = list(range(1, self.players + 1))
        for who in self.state.explorers:
            who.status[COLLAR] = numbers.pop(self.chance("collars", len(numbers))[0])
            self.tell(Collar(explorer=who.id, number=who.status[COLLAR]))
        self.set_track(0 if self.players <= 4 else 1)

    @override
    def room_appeared(self, room: RoomId) -> None:
        """A Key lies in its room as soon as the room is in the house. (H34-02)"""
        if room in KEY_ROOMS:
            self.state.tokens[key_in(room)] = place_in(room)
            self.tell(TokenPlaced(token=key_in(room), place=place_in(room), room=room))

    # What can be done

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Look for a Key, unlock a collar, step forward. (H34-14, H34-15, H34-25)"""
        if self.may_look(who):
            yield deed("h34-key", self.look_for_key, who, room=self.room(who))
        if len(self.usable_keys(who)) >= KEYS_NEEDED:
            for other in self.explorers_at(who.place):
                if COLLAR in other.status:
                    yield deed(f"h34-unlock:{other.id}", self.unlock, who, other, explorer=other.id)
        yield from self.showing(who)

    def may_look(self, who: Explorer) -> bool:
        """Whether the room's Key can be tried for: once a turn, and as the room wants it. (H34-14, H34-17 to H34-23)"""
        room = self.room(who)
        if key_in(room) not in self.state.tokens or TRIED in self.turn.tried or room == VAULT:
            return False
        if room == GALLERY:
            return self.may_slip_away(who) and self.in_house(BALLROOM)
        return self.may_face(who, room)

    async def look_for_key(self, who: Explorer) -> None:
        """Each room has its price. (H34-17 to H34-23)"""
        room = self.room(who)
        self.turn.tried.append(TRIED)
        if await self.earns_key(who, room) and self.on_board(who):
            await self.find_key(who, room)

    async def earns_key(self, who: Explorer, room: RoomId) -> bool:
        """Whether the Key is reached; who fails bears what the room does."""
        if room in TRIALS:
            return await self.faces(who, room)
        if room == GALLERY:
            await self.fall_to(who, BALLROOM)
            return True
        return await self.cut_it_out(who)

    async def cut_it_out(self, who: Explorer) -> bool:
        """All four traits are rolled, and the knife hurts whatever they show. (H34-23)"""
        aim = reach(X_RAY)
        results = [await self.trait_roll(who, trait, OPERATING_LABORATORY, aim=aim) for trait in TRAITS]
        await self.damage_roll(who, "physical", X_RAY_DICE, OPERATING_LABORATORY)
        return min(results) >= X_RAY

    async def find_key(self, who: Explorer, room: RoomId) -> None:
        """A Key in the hand ends the movement; it may be used or traded at once. (H34-14, H34-51)"""
        key = key_in(room)
        del self.state.tokens[key]
        self.tell(KeyFound(explorer=who.id, card=key, room=room))
        await self.gain_card(who, key)
        self.turn.over = True

    @override
    async def turn_ends(self, who: Explorer) -> None:
        """The open Vault gives its Key to the first who ends a turn in it. (H34-20, H34-48)"""
        if self.room(who) == VAULT and EMPTY in self.state.tokens and key_in(VAULT) in self.state.tokens:
            await self.find_key(who, VAULT)

    # Unlocking

    def usable_keys(self, who: Explorer) -> list[CardId]:
        """The Keys somebody carries that did not change hands this turn. (H34-16)"""
        return [card for card in keys_of(who) if card not in self.turn.used]

    async def unlock(self, who: Explorer, other: Explorer) -> None:
        """Two Keys open a collar, wanted or not. (H34-15, H34-50)"""
        self.tell(Unlocked(explorer=who.id, other=other.id, own=other is who))
        for key in self.usable_keys(who)[:KEYS_NEEDED]:
            await self.discard_held(who, key)
        self.take_off(other)

    def take_off(self, who: Explorer) -> None:
        """A collar is gone. (H34-40)"""
        who.status.pop(COLLAR, None)

    @override
    def traitor_found(self, who: Explorer) -> None:
        """The collar of a known traitor fools nobody any more. (H34-40)"""
        who.status.pop(COLLAR, None)

    # The clock

    @override
    async def after_turn(self) -> None:
        """The revealer's turn ends, or would have: the track goes on, and those who are due roll. (H34-29, H34-42)"""
        if self.turn.seat != self.haunt.revealer:
            await super().after_turn()
            return
        number = self.advance_track()
        self.line_up(who for who in self.in_order() if 0 < who.status.get(COLLAR, 0) <= number)

    @override
    async def befalls(self, who: Explorer) -> None:
        """One collar after the other, so that each result stands before the next. (H34-30, H34-43)"""
        await self.collar_ticks(who)

    async def collar_ticks(self, who: Explorer) -> None:
        """Below the number of the turn the blade falls; the traitor's only clicks. (H34-30 to H34-34, H34-44)"""
        if COLLAR not in who.status or await self.collar_holds(who):
            return
        if self.is_the_traitor(who):
            self.tell(Clicks(explorer=who.id))
            self.turn_up(who)
        elif self.on_board(who):
            self.tell(Beheaded(explorer=who.id))
            with self.because("h34-collar"):
                await self.kill(who, COLLAR)

    async def collar_holds(self, who: Explorer) -> bool:
        """Whether the roll reaches the number of the turn. (H34-30)"""
        track = self.haunt.track
        return await self.throw(who, COLLAR_DICE, "h34-collar", aim=reach(track)) >= track

    # Victory

    def killed(self) -> int:
        """How many true heroes are dead."""
        return len([who for who in self.state.explorers if not who.alive and not self.is_the_traitor(who)])

    @override
    def heroes_won(self) -> bool:
        """No collar is locked, and at least half the heroes live. (H34-36, H34-54)"""
        for who in self.state.explorers:  # looked at after every deed, and mostly over at the first collar
            if COLLAR in who.status:
                return False
        return not self.traitor_won()

    @override
    def traitor_won(self) -> bool:
        """More than half of the heroes are dead, however they died. (H34-37, H34-38)"""
        return 2 * self.killed() > self.heroes_at_start

    # What bots and screens go by (H34-59)

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """Nobody but the traitor can tell from these who that is."""
        who = self.state.explorers[seat]
        return self.traitor_plan(who) if self.is_the_traitor(who) else self.hero_plan(who)

    def hero_plan(self, who: Explorer) -> Iterator[Objective]:
        """Two Keys for the lowest number on the floor; of two who have one each, the lower number gets the other's."""
        locked = sorted((other for other in self.explorers() if COLLAR in other.status), key=number_of)
        keys, free = keys_of(who), self.players - len(locked)
        pairs = [other for other in locked if other is not who and len(keys) == len(keys_of(other)) == 1]
        gifts = tuple(f"trade:{other.id}:{keys[0]}" for other in pairs if number_of(other) < number_of(who))
        search = self.look_for(who, "h34-heroes-keys", gifts, [other.place for other in pairs])
        near = [other for other in locked if self.floor(other) == self.floor(who)] or locked
        due = near[:1] if len(keys) >= KEYS_NEEDED else []
        rooms, verbs = tuple(other.place for other in due), tuple(f"h34-unlock:{other.id}" for other in due)
        unlock = Objective(id="h34-heroes-collars", done=free, of=self.players, rooms=rooms, verbs=verbs)
        yield from (unlock, search) if due else (search, unlock)

    def traitor_plan(self, who: Explorer) -> Iterator[Objective]:
        """Look for Keys like all and waste them on the own collar; strike late, then with nothing left to hide."""
        most = self.heroes_at_start // 2 + 1
        late = who.traitor or self.haunt.track >= LATE or self.killed() + 1 >= most
        foes = tuple(other.id for other in self.explorers() if late and other is not who)
        waste = f"h34-unlock:{who.id}"
        verbs = ("show-role",) if late and COLLAR not in who.status else (waste,)
        heads = Objective(id="h34-traitor-heads", done=self.killed(), of=most, foes=foes, verbs=verbs)
        keys = self.look_for(who, "h34-traitor-keys", (), ())
        yield from (heads, keys) if late else (keys, heads)

    def look_for(self, who: Explorer, wish: str, verbs: Iterable[str], places: Iterable[Place]) -> Objective:
        """A wish for the two Keys of a collar: how many somebody has, and where they can be had."""
        done = min(KEYS_NEEDED, len(keys_of(who)))
        rooms = [room for room in KEY_ROOMS if key_in(room) in self.state.tokens]
        able = (room for room in rooms if room != GALLERY or self.in_house(BALLROOM))
        going: tuple[Place | RoomId, ...] = (*places, *able)
        doing = (*verbs, "h34-key", "open-vault")
        return Objective(id=wish, done=done, of=KEYS_NEEDED, rooms=going, cards=KEYS, verbs=doing)


RULES = Guillotines
