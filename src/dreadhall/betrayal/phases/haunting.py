"""The haunt roll, the chart and the traitor. (B-HROLL, B-REVEAL, B-TRAI, B-OPT)"""

from collections.abc import Callable, Iterable

from typing_extensions import override

from dreadhall.betrayal.components.catalogue import CHART_ROOMS, EXPLORERS, OMENS
from dreadhall.betrayal.components.lookup import LOOKUP
from dreadhall.betrayal.components.pieces import TraitorRule
from dreadhall.betrayal.explorers.roll_targets import reach
from dreadhall.betrayal.explorers.turns import Turns
from dreadhall.betrayal.ground import YES_NO
from dreadhall.betrayal.happenings.phases import HauntInstead, HauntRevealed
from dreadhall.betrayal.happenings.rolls import HauntRoll
from dreadhall.betrayal.haunts.installed import find_haunt
from dreadhall.betrayal.haunts.printed import CHART, HAUNTS
from dreadhall.betrayal.haunts.record import HauntRecord
from dreadhall.betrayal.house.paths import extremes, nearest
from dreadhall.betrayal.ids import NO_EXPLORER, NO_ROOM, CardId, RoomId
from dreadhall.betrayal.state import Explorer, HauntState, Turn
from dreadhall.kernel import StepEnds, hook
from dreadhall.kernel.happenings import UNSET

HAUNT_DICE = 6


class HauntBegins(StepEnds):
    """Unwinds the turn in which the haunt begins, where the roll is made at once. (B-HROLL-09)"""


class Haunting(Turns):
    """How the haunt begins."""

    # The roll

    @override
    async def after_turn(self) -> None:
        """One haunt roll for each omen drawn in the turn. (B-TURN-05, B-HROLL-06, B-HROLL-07)"""
        while self.turn.omens:
            omen, room, seat = self.turn.omens.pop(0)
            with self.because(omen):
                begins = await self.haunt_roll(self.state.explorers[seat])
            if begins:
                await self.reveal(omen, room, seat)
                return
        await super().after_turn()

    @override
    async def obey_card(self, who: Explorer, card: CardId, kind: str) -> None:
        """With the roll at once, it follows the omen's own text. (B-HROLL-09)"""
        await super().obey_card(who, card, kind)
        if self.options.haunt_roll == "at-once" and self.turn.omens:
            omen, room, seat = self.turn.omens.pop()
            if await self.haunt_roll(self.state.explorers[seat]):
                await self.reveal(omen, room, seat)
                raise HauntBegins

    async def haunt_roll(self, who: Explorer) -> bool:
        """Whether the dice show less than the number of omens drawn. (B-HROLL-01, B-HROLL-02)"""
        omens = self.state.omens_drawn
        result = await self.throw(who, HAUNT_DICE, "haunt-roll", kind="haunt", aim=reach(omens))
        begins = result < omens
        self.tell(HauntRoll(explorer=who.id, total=result, omens=omens, begins=begins))
        return begins

    # The chart

    async def reveal(self, omen: CardId, drawn_in: RoomId, seat: int) -> None:
        """Look up the haunt and name the traitor. (B-REVEAL)"""
        revealer = self.state.explorers[seat]
        record = await self.which_haunt(omen, drawn_in, revealer)
        room = self.room(revealer)
        key = record.id if record.number is None else record.number
        haunt = HauntState(key=key, revealer=seat, room=room, floor=self.plan.floor_of(room), omen=omen, first=seat)
        haunt.traitor = self.name_traitor(record.traitor, revealer)
        self.haunt = self.state.haunt = haunt
        self.outdated = True
        haunt.first = (self.anchor + 1) % self.seats
        self.give_turn(Turn(seat=haunt.first))
        self.state.phase = "haunt-setup"
        traitor = NO_EXPLORER if haunt.traitor is None else self.state.explorers[haunt.traitor].id
        self.tell(
            HauntRevealed(
                haunt=record.id if record.number is None else UNSET,
                number=UNSET if record.number is None else record.number,
                revealer=revealer.id,
                traitor=traitor,
                omen=omen,
                room=room,
            )
        )

    @property
    @hook(replaced=True)
    def anchor(self) -> int:
        """The seat whose turn closes a round: the traitor's, else the revealer's. (B-HTURN-01, B-HTURN-06, C-16)"""
        haunt = self.haunt
        return haunt.revealer if haunt.traitor is None else haunt.traitor

    async def which_haunt(self, omen: CardId, drawn_in: RoomId, revealer: Explorer) -> HauntRecord:
        """The one that was chosen, else that of the chart, which leads to the printed ones alone. (B-REVEAL-01)"""
        chosen = self.options.haunt
        return find_haunt(await self.haunt_of_chart(omen, drawn_in, revealer) if chosen is None else chosen)

    async def haunt_of_chart(self, omen: CardId, drawn_in: RoomId, revealer: Explorer) -> int:
        """The chart's cell, or the next that may be played. (B-REVEAL-01, B-OPT-01 to B-OPT-05)"""
        row = drawn_in if drawn_in in CHART_ROOMS else await self.nearest_row(revealer, CHART_ROOMS)
        original = CHART[omen, row] if row else 0
        if self.may_play(original) or await self.play_again(original):
            return original
        found = await self.look_further(omen, row, revealer)
        if found is None:
            found = original or self.any_haunt()
        if found != original:
            self.tell(HauntInstead(number=found, instead=original))
        return found

    async def play_again(self, number: int) -> bool:
        """Whether everybody wants a haunt once more that was played already. (B-OPT-01, B-DEC-20)"""
        if not number:
            return False
        wanted = await self.ask_all("play-again", dict.fromkeys(range(self.seats), YES_NO), number=number)
        return all(wanted.values())

    def may_play(self, number: int) -> bool:
        """Whether there is a haunt of this number, and it was not played already."""
        return bool(number) and not {number, HAUNTS[number].id}.intersection(self.options.played)

    async def nearest_row(self, revealer: Explorer, rooms: Iterable[RoomId]) -> RoomId:
        """The chart's room closest to the revealer; the revealer breaks ties. (B-REVEAL-03)"""
        standing = [room for room in rooms if self.in_house(room)]
        closest = nearest(self, revealer.place, standing)
        return await self.choose_room(self.controller(revealer), "choose-chart-room", closest) if closest else NO_ROOM

    async def look_further(self, omen: CardId, row: RoomId, revealer: Explorer) -> int | None:
        """Room by room outward, then with the revealer's other omens. (B-OPT-01 to B-OPT-04)"""
        for card in [omen, *(card for card in revealer.cards if card in OMENS and card != omen)]:
            rooms = [room for room in CHART_ROOMS if self.in_house(room)]
            if card == omen and row in rooms:
                rooms.remove(row)
            while rooms:
                room = await self.nearest_row(revealer, rooms)
                if self.may_play(CHART[card, room]):
                    return CHART[card, room]
                rooms.remove(room)
        return None

    def any_haunt(self) -> int:
        """With no cell that can be played, the dice choose a haunt."""
        numbers = [number for number in HAUNTS if self.may_play(number)] or list(HAUNTS)
        return numbers[self.chance("haunt", len(numbers))[0]]

    # The traitor

    def name_traitor(self, rule: TraitorRule, revealer: Explorer) -> int | None:
        """The seat that the table below the chart names. (B-TRAI-01 to B-TRAI-08)"""
        everybody = self.explorers()
        for who in everybody:
            if rule.named and who.id == rule.named:
                return who.seat
        others = [who for who in everybody if who is not revealer]
        among = others if rule.except_revealer else everybody
        match rule.kind:
            case "revealer":
                return revealer.seat
            case "left-of-revealer":
                return next(who.seat for who in self.from_left_of(revealer.seat) if self.on_board(who))
            case "highest" | "lowest":
                assert rule.trait is not None
                trait = rule.trait
                return self.settle(among, revealer, lambda who: self.value(who, trait), least=rule.kind == "lowest")
            case "oldest" | "youngest":
                return self.settle(among, revealer, lambda who: EXPLORERS[who.id].age, least=rule.kind == "youngest")
            case _:
                return None

    def settle(
        self, among: list[Explorer], revealer: Explorer, measure: Callable[[Explorer], int], *, least: bool
    ) -> int:
        """The extreme; a tie goes to the revealer, else to the next on the revealer's left. (B-TRAI-03, B-TRAI-04)"""
        tied = extremes(among, measure, least=least)
        if revealer in tied:
            return revealer.seat
        return next(who.seat for who in self.from_left_of(revealer.seat) if who in tied)

    def turn_traitor(self, who: Explorer) -> None:
        """Somebody has the traitor's powers now, and is free of events that impede. (B-POW-01)"""
        who.traitor = True
        for card in [card for card in who.cards if card in LOOKUP.impeding]:
            self.drop_event(who, card)
