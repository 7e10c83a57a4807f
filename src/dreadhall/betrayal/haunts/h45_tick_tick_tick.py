"""Haunt 45, Tick, Tick, Tick: every hero wears a time bomb, and whoever strapped them on builds a bigger one."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import TYPE_CHECKING

import msgspec
from typing_extensions import override

from dreadhall.betrayal.components.cards import DYNAMITE, MADMAN
from dreadhall.betrayal.components.catalogue import MOST_DICE
from dreadhall.betrayal.explorers.roll_targets import reach, table
from dreadhall.betrayal.ground import Deed, deed
from dreadhall.betrayal.happenings.possessions import Discards, Refuses
from dreadhall.betrayal.house.elevator import ELEVATOR
from dreadhall.betrayal.ids import NOWHERE, CardId, ExplorerId, Place, RoomId
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.state import Explorer
from dreadhall.betrayal.toolkit.deeds.clock import Clock
from dreadhall.kernel import Choice, Happening

if TYPE_CHECKING:
    from dreadhall.betrayal.presentation.view import BetrayalView, ExplorerView

BOMB = "time-bomb"
"""The status of a hero whose bomb ticks."""
DEFUSE, CONSENT, BOMBS = "h45-heroes-defuse", "h45-heroes-consent", "h45-heroes-bombs"
DEFUSED, WITH_MADMAN, BOTCHED = 7, 5, 2
"""What defusing takes, with the Madman and without, and the result up to which the bomb goes off. (H45-13, H45-14)"""
GOES_OFF = 8
BIG_BOMB = 12
LATE = 3
"""The turn from which on heroes who have little hope try it all the same."""


def asked(other: Explorer) -> str:
    """How a turn remembers that somebody would not let a bomb be touched."""
    return f"h45-asked:{other.id}"


@cache
def odds(dice: int, needed: int) -> tuple[float, float]:
    """How likely a roll of so many dice defuses a bomb, and how likely it sets it off."""
    results = [sum(faces) for faces in product((0, 1, 2), repeat=dice)]
    good, bad = (sum(map(test, results)) / len(results) for test in (needed.__le__, BOTCHED.__ge__))
    return good, bad


class Dynamite(Happening, kind="h45-dynamite"):
    """Somebody has the Dynamite."""

    explorer: ExplorerId
    card: CardId


class Bombs(Happening, kind="h45-bombs"):
    """Every hero wears a bomb."""


class Defused(Happening, kind="h45-defused"):
    """A bomb is off its bearer."""

    explorer: ExplorerId
    other: ExplorerId
    own: bool


class Explodes(Happening, kind="h45-explodes"):
    """A bomb goes off."""

    explorer: ExplorerId
    room: RoomId


class BigBomb(Happening, kind="h45-big-bomb"):
    """The traitor's bomb goes off."""


class TickTickTick(Clock):
    """Nobody with a live bomb comes near the traitor; one hero without must, before the Big Bomb is done."""

    number = 45

    # Set-up

    @override
    async def set_up(self) -> None:
        """The traitor has the Dynamite, the track stands at 0, every hero has a bomb. (H45-05 to H45-07, H45-37)"""
        if DYNAMITE not in self.traitor.cards:
            await self.claim_card(DYNAMITE)
            self.tell(Dynamite(explorer=self.traitor.id, card=DYNAMITE), reveals=True)
            await self.gain_card(self.traitor, DYNAMITE)
        self.set_track(0)
        for hero in self.heroes():
            hero.status[BOMB] = 1
        self.tell(Bombs())

    # Defusing

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Once a turn a hero works on the own bomb, or on one beside. (H45-13)"""
        if not self.is_hero(who) or DEFUSE in self.turn.tried:
            return
        for other in self.explorers_at(who.place):
            if BOMB in other.status and asked(other) not in self.turn.tried:
                needed = WITH_MADMAN if MADMAN in who.cards else DEFUSED
                data = {"explorer": other.id, "own": other is who, "target": needed}
                yield deed(f"{DEFUSE}:{other.id}", self.defuse, who, other, needed, **data)

    async def defuse(self, who: Explorer, other: Explorer, needed: int) -> None:
        """Well done, the bomb is gone; botched, it goes off; anything between changes nothing. (H45-13, -14, -18)"""
        if not await self.lets(other, who):
            return
        self.turn.tried.append(DEFUSE)
        result = await self.trait_roll(who, "knowledge", "task", aim=table(needed, BOTCHED + 1, 0))
        if result >= needed:
            del other.status[BOMB]
            self.tell(Defused(explorer=who.id, other=other.id, own=other is who))
        elif result <= BOTCHED:
            await self.explode(other, self.explorers_in(self.room(other)))

    async def lets(self, other: Explorer, who: Explorer) -> bool:
        """Whoever wears the bomb must agree. (H45-39)"""
        if other is who or await self.agrees(other.seat, CONSENT, explorer=who.id):
            return True
        self.turn.tried.append(asked(other))
        self.tell(Refuses(explorer=other.id, other=who.id))
        return False

    # Explosions

    async def go_off(self, hero: Explorer) -> None:
        """The traitor's trigger or roll kills all heroes of the room; the traitor is spared. (H45-21, H45-22)"""
        await self.explode(hero, self.heroes_in(self.room(hero)))

    async def explode(self, hero: Explorer, doomed: list[Explorer]) -> None:
        """They die, and their cards are gone; a botched try spares nobody in the room. (H45-22, H45-35, H45-43)"""
        self.tell(Explodes(explorer=hero.id, room=self.room(hero)))
        with self.because("h45-bomb"):
            for who in doomed:
                for card in who.cards:
                    self.tell(Discards(explorer=who.id, card=card))
                    self.close(card)
                    self.discard(card)
                who.cards = []
            await self.perish(doomed)

    def zone(self) -> list[RoomId]:
        """The traitor's room and all that share a side with it, doors or not. (H45-33, C-07)"""
        room = self.room(self.traitor)
        return [room, *(other for _, other in self.plan.neighbours(room))]

    @override
    async def entered(self, who: Explorer) -> None:
        """After the traitor's first turn a live bomb that comes near goes off. (H45-19, H45-20, H45-25, H45-32, -34)"""
        await super().entered(who)
        if BOMB in who.status and self.haunt.track and self.room(who) in self.zone():
            await self.go_off(who)

    @override
    async def room_moved(self, room: RoomId) -> None:
        """Whoever is carried there comes near as well. (H45-34)"""
        await super().room_moved(room)
        for who in self.explorers_in(room):
            if self.on_board(who):
                await self.entered(who)

    # The traitor stays

    @override
    async def turn_begins(self, who: Explorer) -> None:
        """The traitor does not move. (H45-03, H45-16, H45-17)"""
        await super().turn_begins(who)
        if self.is_traitor(who):
            self.turn.over = True

    @override
    async def put(self, who: Explorer, room: RoomId, place: Place = NOWHERE) -> None:
        """Nor does anything else move the traitor. (H45-38)"""
        if not self.is_traitor(who):
            await super().put(who, room, place)

    @override
    def elevator_runs_for(self, who: Explorer) -> bool:
        """The Mystic Elevator stays with the traitor. (H45-16)"""
        return super().elevator_runs_for(who) and self.room(self.traitor) != ELEVATOR

    @override
    def throws(self, who: Explorer, card: CardId) -> Iterator[Choice[Deed]]:
        """The traitor may also let the Dynamite off in the own room. (H45-15)"""
        yield from super().throws(who, card)
        if self.is_traitor(who) and not self.turn.attacked:
            place = who.place
            yield deed(f"use:{card}:{place}", self.throw_dynamite, who, card, place, card=card, place=place)

    @override
    async def dodge(self, who: Explorer, thrower: Explorer, card: CardId) -> None:
        """The own Dynamite does nothing to the traitor. (H45-15)"""
        if who is not thrower:
            await super().dodge(who, thrower, card)

    # The clock

    @override
    async def slot_ends(self, who: Explorer) -> None:
        """With the traitor's turn the track advances; then comes the roll, or the end. (H45-23 to H45-27)"""
        await super().slot_ends(who)
        if who is not self.traitor:
            return
        if self.advance_track() >= BIG_BOMB:
            await self.blow_up_everything()
        else:
            await self.bombs_tick()

    async def bombs_tick(self) -> None:
        """A die for every turn and living hero; on 8 the next live bomb to the left goes off. (H45-24, -36, -44)"""
        dice = min(MOST_DICE, self.haunt.track + len(self.living_heroes()))
        if await self.throw(self.traitor, dice, "h45-ticking", aim=reach(GOES_OFF)) >= GOES_OFF:
            for hero in self.in_order():
                if BOMB in hero.status:
                    await self.go_off(hero)
                    return

    async def blow_up_everything(self) -> None:
        """Everybody dies, the traitor too, and has won. (H45-28)"""
        self.tell(BigBomb())
        with self.because("h45-bomb"):
            await self.perish(self.explorers())

    # Victory

    @override
    def heroes_won(self) -> bool:
        """The traitor is dead, and somebody lives to tell. (H45-30, H45-42)"""
        return not self.traitor.alive

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """Bombs off, and then the traitor; whoever ticks keeps away from there. (H45-45)"""
        who = self.state.explorers[seat]
        if self.is_traitor(who):
            yield from self.traitor_plan()
            return
        live, of = [hero for hero in self.living_heroes() if BOMB in hero.status], self.heroes_at_start
        ticks = who in live
        zone = tuple(self.zone()) if ticks else ()
        # A step into it is the last one: no way leads through.
        steps = tuple(f"go:{place}" for room in zone for place in self.plan.places(room))
        yield Objective(id=BOMBS, done=of - len(live), of=of, verbs=(DEFUSE, CONSENT), avoid=zone, leave=steps)
        near = not ticks or who.place == self.traitor.place
        yield Objective(id="h45-heroes-traitor", foes=(self.traitor.id,) if near else ())

    def traitor_plan(self) -> Iterator[Objective]:
        """Wait, and let the Dynamite off where heroes are."""
        places = [self.traitor.place, *(place for _, place in self.plan.exits[self.traitor.place])]
        near = [place for place in places if any(map(self.is_hero, self.explorers_at(place)))]
        yield self.no_hero_left("h45-traitor-heroes", verbs=tuple(f"use:{DYNAMITE}:{place}" for place in near))
        yield Objective(id="h45-traitor-big-bomb", done=self.haunt.track, of=BIG_BOMB)

    @classmethod
    @override
    def guess(cls, view: "BetrayalView", seat: int, wish: Objective) -> Iterator[Objective]:
        """Weigh what a try may bring against what it may cost; whoever cannot hope goes to somebody who can.

        Those who can, and do not tick, come to meet them.
        """
        me = view.explorers[seat]
        if wish.id == BOMBS:
            assert view.haunt is not None
            able = [who for who in view.explorers if who.alive and who.side == me.side]
            best = max(able, key=hope, default=me)
            late = view.haunt.track >= LATE
            tries = hope(me) > 0 or (late and hope_and_fear(me)[0] > 0)
            verbs = (DEFUSE, CONSENT) if tries else (CONSENT,)
            rooms: tuple[Place, ...] = (
                (best.place,) if BOMB in me.status and best is not me and hope(best) > max(0, hope(me)) else ()
            )
            if BOMB not in me.status and hope(me) > 0:
                rooms = tuple(who.place for who in able if BOMB in who.status)
            wish = msgspec.structs.replace(wish, verbs=verbs, rooms=rooms)
        yield wish


def hope_and_fear(who: "ExplorerView") -> tuple[float, float]:
    """How likely somebody would defuse a bomb, and set it off."""
    knowledge = who.value("knowledge")
    return odds(knowledge, WITH_MADMAN if any(card.id == MADMAN for card in who.cards) else DEFUSED)


def hope(who: "ExplorerView") -> float:
    """By how much somebody's hope to defuse a bomb is greater than the fear."""
    good, bad = hope_and_fear(who)
    return good - bad


RULES = TickTickTick
