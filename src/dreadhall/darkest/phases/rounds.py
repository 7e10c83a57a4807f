"""The game up to the final showdown: round by round, group by group. (D-ROUND, D-ACT, D-END-03)"""

from collections.abc import Coroutine, Sequence
from typing import Any, NamedTuple

from typing_extensions import override

from dreadhall.darkest.happenings.phases import GroupActs, GroupDone, GroupEnds, ReactionBegins
from dreadhall.darkest.ids import Square
from dreadhall.darkest.phases.setup import Setup
from dreadhall.darkest.state import Reaction, Survivor
from dreadhall.darkest.survivors import acts
from dreadhall.darkest.survivors.acts import Choices
from dreadhall.darkest.survivors.health import CHEAPEST_SKILL
from dreadhall.kernel import hook


class Offer(NamedTuple):
    """What a group may do: each seat's choices, whom the table waits for and not, and who has acted, the last last."""

    parts: dict[int, Choices]
    waiting: Sequence[int] = ()
    idle: Sequence[int] = ()
    acted: Sequence[int] = ()


class Rounds(Setup):
    """The rounds before somebody enters the laboratory."""

    @override
    def step(self) -> Coroutine[Any, Any, None]:
        """One step of the phase that is running. The showdown may break into anything."""
        phase = self.state.phase
        if phase == "group":
            return self.group_acts()
        if phase == "attacks":
            return self.attack_step("moves")
        if phase == "moves":
            return self.move_step("creature")
        if phase == "creature":
            return self.creature_step("fire")
        if phase == "fire":
            return self.end_reaction()
        return self.upkeep_step(phase)

    @hook
    def upkeep_step(self, phase: str) -> Coroutine[Any, Any, None]:
        """One step of the upkeep, by the phase that is running. (D-UPK-01)"""
        if phase == "round":
            return self.begin_round()
        if phase == "event":
            return self.resolve_event()
        if phase == "regroup":
            return self.regroup()
        if phase == "cameras":
            return self.check_cameras()
        if phase == "spawn":
            return self.spawn_step()
        if phase == "zombification":
            return self.zombification_step()
        if phase == "action":
            return self.begin_action_phase()
        return self.set_up_step(phase)

    def set_up_step(self, phase: str) -> Coroutine[Any, Any, None]:
        """The parts of the set-up."""
        if phase == "set-up":
            return self.set_up()
        if phase == "set-up-cameras":
            return self.set_up_cameras()
        return self.set_up_survivors()

    async def zombification_step(self) -> None:
        """The last step of the upkeep."""
        await self.zombification()
        self.state.phase = self.phase_after_zombification()

    @hook(replaced=True)
    def phase_after_zombification(self) -> str:
        """The phase that follows the five steps of the upkeep: the groups act."""
        return "action"

    async def begin_action_phase(self) -> None:
        """The first group is up. (D-ACT-01)"""
        await self.next_group()

    @override
    def active(self) -> list[Survivor]:
        """The group at the first team space, wherever its members stand. (D-ACT-02, R-02)"""
        state = self.state
        if state.phase != "group" or not state.groups:
            return []
        return list(map(state.survivors.__getitem__, state.groups[0]))

    @override
    def is_active(self, who: Survivor) -> bool:
        """Whether the survivor's group is acting."""
        state = self.state
        return state.phase == "group" and bool(state.groups) and who.id in state.groups[0]

    # A group's turn (D-ACT)

    async def next_group(self) -> None:
        """Hand the turn to the next group, or end the round. (D-ACT-01, D-ROUND-05)"""
        state = self.state
        while state.groups and not state.groups[0]:
            state.groups.pop(0)
        if not state.groups:
            await self.survivors_have_acted()
            self.end_round()
            return
        state.phase = "group"
        state.done, state.acted = [], []
        self.tell(GroupActs(survivors=list(state.groups[0])))
        for who in self.active():
            if who.entrapped:
                who.ap = min(who.ap, 1)

    async def group_acts(self) -> None:
        """Somebody of the group does something, or is done. (D-ACT-02 to 06, 09)"""
        offer = self.as_it_began("group", self.group_offer)
        if not offer.parts:
            self.end_group()
            return
        chosen = await self.ask_any("act", offer.parts, idle=offer.idle, acted=offer.acted)
        seat = self.decided_by
        if seat in offer.waiting or seat in self.state.done:
            self.has_acted(seat)
        if chosen is acts.DONE.value:
            self.is_done(seat)
        elif chosen is acts.NOT_DONE.value:
            self.is_not_done(seat, "thinks-again")
        else:
            await self.perform(chosen)

    def group_offer(self) -> Offer:
        """What each of the group may do now. (D-ACT-02 to 06, 09)"""
        group, done = self.active(), self.state.done
        acting: dict[int, Choices] = {}
        able, held = [], []
        for who in group:
            if who.seat not in done or self.must_escape(who):
                if self.add_choices(who, acting.setdefault(who.seat, [])):
                    able.append(who.seat)
                if who.entrapped and self.must_escape(who):
                    held.append(who.seat)
        parts = acting if all(acting.values()) else {seat: choices for seat, choices in acting.items() if choices}
        if not parts:
            return Offer({})
        waiting = self.waited_for(parts, held)
        if not waiting:
            return Offer({})
        for seat, choices in parts.items():
            if seat not in held:
                choices.append(acts.DONE)
        self.let_others_act_on(group, parts)
        idle = [seat for seat in parts if seat not in waiting] if len(parts) > len(waiting) else ()
        return Offer(parts, waiting, idle, self.have_acted(waiting, able))

    @hook(replaced=True)
    def waited_for(self, parts: dict[int, Choices], held: list[int]) -> list[int]:
        """Which of those who can do something have to say that they are done, or have to get free: all. (D-ACT-05)"""
        return list(parts)

    def let_others_act_on(self, group: list[Survivor], parts: dict[int, Choices]) -> None:
        """Whoever is not acting may still buy skills, and whoever is done may think again. (D-XP-07, D-ACT-09)"""
        done = self.state.done
        for who in self.state.survivors.values():
            if who.xp >= CHEAPEST_SKILL and (who.seat in done or who not in group):
                skills: Choices = []
                self.add_skills(who, skills)
                if skills:
                    parts.setdefault(who.seat, []).extend(skills)
        if done:
            for seat in {who.seat: None for who in group if who.seat in done}:
                parts.setdefault(seat, []).append(acts.NOT_DONE)

    def is_done(self, seat: int) -> None:
        """A seat has nothing more to do; the others act on, and whoever is caught tries to get free. (D-ACT-05, 09)"""
        group, done = self.active(), self.state.done
        done.append(seat)
        own = [who.id for who in group if who.seat == seat]
        if len(own) < len(group):
            self.tell(GroupDone(seat=seat, survivors=own))
        if all(who.seat in done and not self.must_escape(who) for who in group):
            self.end_group()

    def end_group(self) -> None:
        """All of the group are done, or can do nothing more. (D-ACT-04, 05)"""
        if group := self.active():
            self.tell(GroupEnds(survivors=[who.id for who in group], ap=sum(who.ap for who in group)))
        self.begin_reaction()

    # The reaction phase (D-REACT)

    def begin_reaction(self) -> None:
        """Fix the trigger zones, wake what is in them. (D-REACT-01 to 07)"""
        state = self.state
        self.take_masks_off()
        for who in self.active():
            who.ap = 0  # What was not spent is lost. (D-ACT-04)
        group = state.groups.pop(0) if state.groups else []
        state.finished.append(group)
        triggers = [state.survivors[name].room for name in group if name in state.survivors]
        zone: set[Square] = set()
        for room in triggers:
            square = self.square(room)
            zone.update((square, *self.squares_around(square)))
        area = [square for square in self.house.squares if square in zone]
        state.reaction = Reaction(area=area, triggers=triggers)
        self.tell(ReactionBegins(tiles=area), cause="turn-over")
        self.wake()
        state.phase = "attacks"

    async def end_reaction(self) -> None:
        """The fire spreads, and the next group is up. (D-REACT-16)"""
        await self.spread_fire("reaction")
        self.state.reaction = None
        self.forget_moves()
        await self.next_group()

    # The end of a round (D-END-03)

    def end_round(self) -> None:
        """When the night is complete and nobody is in the laboratory, all is lost. (D-ROUND-05, 06, D-END-03)"""
        state = self.state
        if state.rounds_left is not None:
            if state.rounds_left == 0:
                self.lose("darkness")
            state.rounds_left -= 1
        for horde in state.hordes.values():
            horde.waiting = 0
        state.phase = "round"
