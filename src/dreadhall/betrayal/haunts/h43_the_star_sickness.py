"""Haunt 43, The Star-Sickness: tokens go from hand to hand, the fever grows, and whoever held the 1 is lost."""

from collections.abc import Iterable, Iterator

from typing_extensions import override

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.explorers.roll_targets import reach
from dreadhall.betrayal.ground import Fighter
from dreadhall.betrayal.happenings.monsters import MonsterLeaves
from dreadhall.betrayal.haunts.serum import (
    COCOONS,
    FINISH,
    HERBS,
    INJECT,
    INJECTED,
    LABORATORY,
    PICK,
    PLOTS,
    PUT,
    RESEARCH,
    SERUM,
    STAB,
    Serum,
)
from dreadhall.betrayal.ids import RoomId
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.sides import Side
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.clock import Clock
from dreadhall.betrayal.toolkit.deeds.one_by_one import OneByOne
from dreadhall.betrayal.toolkit.people.stand_ins import one_for_each

ALIENS = one_for_each("alien", speed=4, might=6, sanity=4)
CHANGING = "changing"
LATE, FEVERISH, BENCH = 3, 4, 2
"""The numbers on the track from which on a bot brings what it has, and a traitor's fights; and how many work."""
BREW, CURE = "h43-heroes-serum", "h43-heroes-inject"


class Hatches(MonsterLeaves, kind="h43-hatches"):
    """A cocoon opens."""


class StarSickness(Serum, OneByOne, Clock):
    """A serum for all who are still human; for the sickness, that nobody is."""

    number = 43
    kinds = (*COCOONS.values(), *ALIENS.values())

    # Set-up

    @override
    def deals_first(self) -> bool:
        """Two tokens each; whoever lays the laboratory has seen the own ones. (H43-05, H43-06)"""
        if self.haunt.roles:
            return False
        self.deal_roles()
        return True

    @override
    async def set_up(self) -> None:
        """A laboratory, and the track at 1. (H43-06 to H43-08)"""
        await self.fetch_room(self.haunt.revealer, LABORATORY)
        self.set_track(1)

    @override
    def exchanges_with(self, who: Explorer) -> list[Explorer]:
        """Everybody beside one, but whoever is injected exchanges nothing any more. (H43-25, H43-28, H43-29)"""
        if INJECTED in who.status:
            return []
        return [other for other in super().exchanges_with(who) if INJECTED not in other.status]

    @classmethod
    @override
    def is_cleared(cls, who: Explorer) -> bool:
        """Whoever lives with the Serum in the blood is human. (H43-25, H43-26)"""
        return INJECTED in who.status

    # The fever

    @override
    async def after_turn(self) -> None:
        """At the end of the revealer's turn, or where it would be: one roll against everybody. (H43-30, H43-33, -46)"""
        if self.turn.seat != self.haunt.revealer:
            await super().after_turn()
            return
        faces = self.fall(self.advance_track())
        self.tell_roll(self.revealer, "h43-fever", "card", "might", faces)
        self.memory.fever = sum(faces)
        self.line_up(who for who in self.in_order() if INJECTED not in who.status)

    @override
    async def befalls(self, who: Explorer) -> None:
        """Might against the fever; what is missing is damage. (H43-30)"""
        if not self.on_board(who) or INJECTED in who.status:
            return
        fever = self.memory.fever or 0
        with self.because("h43-fever"):
            dice, aim = self.value(who, "might"), reach(fever)
            points = fever - await self.throw(who, dice, "defence", kind="defence", trait="might", aim=aim)
        if points > 0:
            with self.because("h43-fever"):
                await self.take_damage(who, "physical", points)

    # The third stage

    def changes_at_death(self, who: Explorer) -> bool:
        """Whether a dead explorer is going to change: a traitor whom not the Serum killed. (H43-26, H43-31)"""
        return self.is_the_traitor(who) and self.haunt.killers.get(str(who.seat)) != SERUM

    @override
    def leave_belongings(self, who: Explorer) -> None:
        """What a changing traitor has stays out of reach with it. (H43-31, H43-50)"""
        if self.changes_at_death(who):
            cocoon = self.rises(who, COCOONS)
            cocoon.status[CHANGING] = 1
            cocoon.cards = [card for card in who.cards if self.is_item(card)]
            who.cards = [card for card in who.cards if not self.is_item(card)]
        super().leave_belongings(who)

    @override
    def acts(self, figure: Figure) -> bool:
        """Whoever is changing does nothing."""
        return figure not in self.stand_ins(COCOONS) and super().acts(figure)

    @override
    async def slot_starts(self, who: Explorer) -> None:
        """The next turn is skipped; on that after it an Alien hatches, and acts. (H43-31, H43-32)"""
        await super().slot_starts(who)
        cocoon = self.stand_in(who)
        if cocoon is not None and cocoon in self.stand_ins(COCOONS) and not cocoon.status.pop(CHANGING, 0):
            self.remove(cocoon, Hatches)
            self.rises(who, ALIENS)

    @override
    async def monster_starts(self, figure: Figure) -> None:
        """For an Alien that is stuck below, stairs may be laid. (B-MON-18)"""
        await super().monster_starts(figure)
        if self.stuck_below() and await self.agrees(self.controller(figure), "fetch-stairs"):
            await self.fetch_stairs(self.controller(figure))

    @override
    def lets_be_pulled(self, figure: Figure) -> int | None:
        """An Alien is a traitor, and decides for itself. (H43-56)"""
        return self.controller(figure)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """There is a Serum, and every living explorer has had it. (H43-34, H43-39)"""
        if not self.memory.serum:
            return False
        return all(INJECTED in who.status for who in self.state.explorers if who.alive)

    @override
    def traitor_won(self) -> bool:
        """No living explorer is human. (H43-35)"""
        infected = self.infected()
        return all(who.seat in infected for who in self.state.explorers if who.alive)

    @override
    def winners(self, side: Side) -> Iterable[int]:
        """Whoever fell last loses with the heroes; an only traitor wins alone. (H43-36, H43-38, H43-40, C-49)"""
        infected = self.infected()
        if side == "heroes":
            return [who.seat for who in self.state.explorers if who.seat not in infected]
        return sorted(infected[:-1] or infected)

    # What bots and screens go by (H43-55)

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """Nobody but a traitor can tell from these who is one."""
        who = self.state.explorers[seat]
        if not self.is_the_traitor(who):
            yield from self.cure(who)
        elif who.alive:
            yield from self.contagion(who)
        else:
            yield Objective(id="h43-traitor-hunt", foes=tuple(other.id for other in self.explorers()))

    def cure(self, who: Explorer) -> Iterator[Objective]:
        """The wisest works, others pick herbs, each alone; then the needle, for oneself first."""
        left = [other for other in self.explorers() if INJECTED not in other.status]
        others = [other for other in left if other is not who]
        if self.memory.serum:
            holder = self.holder(SERUM)
            goals = others if holder is who or holder is None else [holder]
            verbs, rooms = (f"{INJECT}:{who.id}", INJECT, FINISH, STAB), tuple(other.place for other in goals)
            foes = tuple(alien.id for alien in self.stand_ins(ALIENS) if holder is who)
            done, of = self.players - len(left), self.players
            yield Objective(id=CURE, done=done, of=of, verbs=verbs, rooms=rooms, foes=foes, cards=(SERUM,))
            return
        company: list[Fighter] = [*self.stand_ins(ALIENS), *(others if INJECTED not in who.status else ())]
        avoid = tuple(dict.fromkeys(map(self.room, company)))
        done, work = min(self.players - 1, self.memory.lab + self.memory.herbs), (PUT, RESEARCH, PICK)
        work_in = self.workplace(who)
        yield Objective(id=BREW, done=done, of=self.players, verbs=work, rooms=work_in, cards=HERBS, avoid=avoid)

    def workplace(self, who: Explorer) -> tuple[RoomId, ...]:
        """The laboratory for the wisest, and for whoever has herbs enough; for all others, where herbs grow."""
        if not self.on_board(who):
            return ()
        ranks = sorted(self.explorers(), key=lambda other: (-self.value(other, "knowledge"), other.seat))
        herbs = len([card for card in who.cards if card in HERBS])
        missing = self.players - self.memory.lab - self.memory.herbs - (not self.memory.lab)
        if who in ranks[:BENCH] or herbs >= max(1, missing) or (herbs and self.haunt.track >= LATE):
            return (LABORATORY,)
        gardens = tuple(room for room in PLOTS if self.in_house(room))
        return gardens or self.where_gardens_may_be(who)

    def where_gardens_may_be(self, who: Explorer) -> tuple[RoomId, ...]:
        """The unopened doors of their floors; nowhere for whoever stands at one, and may open it."""
        floors = dict.fromkeys(floor for room in PLOTS for floor in ROOMS[room].floors)
        rooms = dict.fromkeys(door.room for floor in floors for door in self.open_doorways(floor))
        return () if self.room(who) in rooms else tuple(rooms)

    def contagion(self, who: Explorer) -> Iterator[Objective]:
        """Pass the 1 on while it is there; later, blood; and never the needle."""
        others = [other for other in self.explorers() if other is not who and INJECTED not in other.status]
        if 1 in self.roles(who):
            fresh = [other for other in others if not self.has_exchanged(who, other)] or others
            yield Objective(id="h43-traitor-spread", rooms=tuple(other.place for other in fresh), leave=(INJECT,))
        elif self.haunt.track >= FEVERISH or self.memory.serum:
            lost = self.known_as_lost(who)
            foes = tuple(other.id for other in self.explorers() if other is not who and other not in lost)
            leave = (INJECT, *(other.id for other in lost))
            yield Objective(id="h43-traitor-hunt", foes=foes, cards=(SERUM,), leave=leave)
        else:
            yield Objective(id="h43-traitor-hide", rooms=(LABORATORY,), cards=HERBS, leave=(INJECT,))

    def known_as_lost(self, who: Explorer) -> list[Explorer]:
        """The others who have held the 1 as far as somebody can tell: those from whom it came, and to whom it went."""
        seats = {
            seat
            for one in self.haunt.exchanges
            if who.seat in (one.seat, one.other) and 1 in (one.given, one.taken)
            for seat in (one.seat, one.other)
        }
        return [other for other in self.explorers() if other.seat in seats and other is not who]


RULES = StarSickness
