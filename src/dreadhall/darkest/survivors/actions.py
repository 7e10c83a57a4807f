"""The simple actions of a turn: move, pass and take, extinguish. (D-ACT, D-MOVE, D-PASS, D-EXT)"""

from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any

from dreadhall.darkest.enemies.terror import Terror
from dreadhall.darkest.happenings.survivors import HandedOver, Refused
from dreadhall.darkest.ids import CardId, RoomId
from dreadhall.darkest.state import Survivor
from dreadhall.darkest.survivors import acts
from dreadhall.darkest.survivors.acts import Act, Choices
from dreadhall.darkest.survivors.boards import cards_of, has_skill, has_things, passes_freely, take_from
from dreadhall.kernel import Choice, hook


class Actions(Terror):
    """What every survivor can do."""

    @hook(replaced=True)
    def points(self, who: Survivor) -> int:
        """The action points a survivor can spend."""
        return who.ap

    @hook(replaced=True)
    def spend(self, who: Survivor, points: int) -> None:
        """Pay for an action. (D-ACT-03)"""
        who.ap -= points
        who.spent += points

    # Who has acted (D-ACT-02)

    def has_acted(self, seat: int) -> None:
        """Remember who of those who act together did so last."""
        acted = self.state.acted
        if seat in acted:
            acted.remove(seat)
        acted.append(seat)

    def have_acted(self, seats: Iterable[int], able: Sequence[int]) -> list[int]:
        """Who has acted, the last one last; after all of them, who is not able to act for points any more."""
        return self.state.acted + [seat for seat in seats if seat not in able]

    def companions(self, who: Survivor) -> list[Survivor]:
        """The others in the survivor's room."""
        others = []
        for other in self.state.survivors.values():
            if other.room == who.room and other is not who:
                others.append(other)
        return others

    # Move (D-MOVE)

    def add_moves(self, who: Survivor, into: Choices) -> None:
        """To every adjacent room, unless an enemy bars the way. (D-MOVE-01 to 05)"""
        if not self.is_barred(who.room):
            into += acts.moves(who.id, self.plan.neighbours[who.room])

    @hook(replaced=True)
    async def do_move(self, who: Survivor, act: Act) -> None:
        """Go next door, with whoever comes along. (D-MOVE-01, 08)"""
        party = await self.gather_party(who, act.where)
        for one in party:
            self.spend(one, 1)
        await self.enter(party, act.where, "move")

    @hook(replaced=True)
    async def gather_party(self, who: Survivor, room: RoomId) -> list[Survivor]:
        """Who moves along: others of the group in the room, each for its own AP; nobody into the laboratory.

        (D-MOVE-08, D-LAB-03)
        """
        if room == self.house.laboratory and not self.state.cure:
            return [who]
        others = [
            other
            for other in self.active()
            if other is not who and other.room == who.room and not other.entrapped and self.points(other) > 0
        ]
        return [who, *await self.who_come_along(who, others, room)]

    async def who_come_along(self, leader: Survivor, others: list[Survivor], room: RoomId) -> list[Survivor]:
        """Those of the others who follow, each asked for itself, unless a seat answers for all of its own."""
        along: list[str] = []
        answered: list[str] = []
        for number, other in enumerate(others):
            if other.id in answered:
                continue
            own = [one.id for one in others[number:] if one.seat == other.seat]
            ways = [acts.named("yes"), acts.named("no"), *self.ways_to_answer_for_all(len(own))]
            answer = await self.ask_owner(other, "come-along", ways, leader=leader.id, room=room)
            meant = own if answer in ("everybody", "nobody") else [other.id]
            answered += meant
            if answer in ("everybody", "yes"):
                along += meant
        return [other for other in others if other.id in along]

    @hook
    def ways_to_answer_for_all(self, own: int) -> list[Choice[str]]:
        """How a seat may answer for the rest of its own at once, so many of them, who could come along: not at all."""
        return []

    # Pass and take (D-PASS)

    def add_passes(self, who: Survivor, others: list[Survivor], into: Choices) -> None:
        """Give something to, or take something from, somebody in the room. (D-PASS-01)"""
        if has_things(who) and not (who.skills and passes_freely(who)):
            into.append(acts.act("pass", who.id))
        for other in others:
            if other.hands or other.pack or other.chips:
                into.append(acts.act("take", who.id))
                break

    async def do_pass(self, who: Survivor, act: Act) -> None:
        """Hand a card or a chip to somebody in the room. (D-PASS-01 to 08)"""
        await self.pass_one_of(who, things_of(who))

    async def pass_one_of(self, who: Survivor, things: list[Choice[str]]) -> None:
        """One of these things goes to somebody in the room, for an AP."""
        others = self.companions(who)
        thing = await self.ask_owner(who, "pass-what", things)
        name = await self.ask_owner(who, "pass-to", [acts.survivor(other.id) for other in others], thing=thing)
        if not passes_freely(who):
            self.spend(who, 1)
        await self.hand_over(who, self.survivor(name), thing)

    async def do_take(self, who: Survivor, act: Act) -> None:
        """Ask somebody in the room for a card or a chip. (D-PASS-03, 04)"""
        others = [other for other in self.companions(who) if has_things(other)]
        name = await self.ask_owner(who, "take-from", [acts.survivor(other.id) for other in others])
        giver = self.survivor(name)
        thing = await self.ask_owner(who, "take-what", things_of(giver), giver=name)
        if not await self.consents(giver, who, "give", thing=thing):
            self.tell(Refused(survivor=giver.id, by=who.id))
            return
        self.spend(who, 1)
        await self.hand_over(giver, who, thing)

    async def hand_over(self, giver: Survivor, taker: Survivor, thing: str) -> None:
        """A card goes with the ammunition on it. (D-PASS-08)"""
        self.tell(HandedOver(survivor=giver.id, to_survivor=taker.id, thing=thing))
        if thing in giver.chips:
            giver.chips.remove(thing)
            taker.chips.append(thing)
        else:
            await self.receive(taker, take_from(giver, CardId(thing)))

    # Extinguish (D-EXT)

    @hook(replaced=True)
    def can_extinguish(self) -> bool:
        """Whether burn markers can be removed at all. (D-EXT-08)"""
        return True

    async def do_extinguish(self, who: Survivor, act: Act) -> None:
        """Two AP for one burn marker on the survivor's tile. (D-EXT-01)"""
        self.spend(who, 2)
        self.fight_fire(who, 1, "extinguish")

    def fight_fire(self, who: Survivor, markers: int, cause: str) -> None:
        """A firefighter who spends AP on it removes one more. (D-CHAR-05)"""
        more = has_skill(who, "firefighter") and self.firefighter_helps(cause)
        self.remove_burns(self.square(who.room), markers + more, cause, who)

    @hook(replaced=True)
    def firefighter_helps(self, cause: str) -> bool:
        """Whether the firefighter's skill counts for what is used: with any tool, or with none. (D-CHAR-05)"""
        return True

    def perform(self, act: Act) -> Coroutine[Any, Any, None]:
        """Do what was chosen: the rule named after the verb, `do_share_ap` for "share-ap"."""
        do: Callable[[Survivor, Act], Coroutine[Any, Any, None]] = getattr(self, acts.method(act.verb))
        return do(self.survivor(act.who), act)


def things_of(who: Survivor) -> list[Choice[str]]:
    """What can change hands: cards and chips, never the cure or a virus. (D-PASS-06, 07)"""
    return [acts.card(held.card) for held in cards_of(who)] + [acts.chip(chip) for chip in who.chips]
