"""The game up to the final showdown: round by round, group by group. (D-ROUND, D-ACT, D-END-03)"""

from dreadhall.darkest import acts
from dreadhall.darkest.acts import Act
from dreadhall.darkest.ground import TurnDropped
from dreadhall.darkest.setup import Setup
from dreadhall.darkest.state import Reaction, Showdown, Survivor
from dreadhall.kernel import Choice


class Rounds(Setup):
    """The rounds before somebody enters the laboratory."""

    async def step(self) -> None:
        """What the phase asks for. The showdown may break into anything."""
        try:
            await self.phase_step(self.state.phase)
        except TurnDropped:
            self.state.reaction = None

    async def phase_step(self, phase: str) -> None:
        """One step of the phase that is running."""
        if phase == "group":
            await self.group_acts()
        elif phase == "attacks":
            await self.attack_step("moves")
        elif phase == "moves":
            await self.move_step("creature")
        elif phase == "creature":
            await self.creature_step("fire")
        elif phase == "fire":
            await self.end_reaction()
        else:
            await self.upkeep_step(phase)

    async def upkeep_step(self, phase: str) -> None:
        """The steps of set-up and upkeep, in order. (D-UPK-01)"""
        if phase.startswith("set-up"):
            await self.set_up_step(phase)
        elif phase == "round":
            await self.begin_round()
        elif phase == "event":
            await self.resolve_event()
        elif phase == "regroup":
            await self.regroup()
        elif phase == "cameras":
            await self.check_cameras()
        elif phase == "spawn":
            await self.spawn_step()
        elif phase == "zombification":
            await self.zombification()
            self.state.phase = self.phase_after_zombification()
        else:
            await self.begin_action_phase()

    async def set_up_step(self, phase: str) -> None:
        """The parts of the set-up."""
        if phase == "set-up":
            await self.set_up()
        elif phase == "set-up-cameras":
            await self.set_up_cameras()
        else:
            await self.set_up_survivors()

    def phase_after_zombification(self) -> str:
        """The upkeep is over."""
        return "action"

    async def begin_action_phase(self) -> None:
        """The first group is up. (D-ACT-01)"""
        await self.next_group()

    def active(self) -> list[Survivor]:
        """The group at the first team space, wherever its members stand. (D-ACT-02, R-02)"""
        if self.state.phase != "group" or not self.state.groups:
            return []
        return [self.state.survivors[name] for name in self.state.groups[0]]

    def is_active(self, who: Survivor) -> bool:
        """Whether the survivor's group is acting."""
        groups = self.state.groups
        return self.state.phase == "group" and bool(groups) and who.id in groups[0]

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
        self.emit("group-acts", survivors=list(state.groups[0]))
        for who in self.active():
            if who.entrapped:
                who.ap = min(who.ap, 1)

    async def group_acts(self) -> None:
        """Somebody of the group does something, or the group is done. (D-ACT-02 to 06)"""
        parts: dict[int, list[Choice[Act]]] = {}
        for who in self.active():
            parts.setdefault(who.seat, []).extend(self.list_actions(who))
        if not parts:
            self.begin_reaction()
            return
        if not any(self.must_escape(who) for who in self.active()):
            for choices in parts.values():
                choices.append(acts.END)
        chosen = acts.END.value
        if any(choices != [acts.END] for choices in parts.values()):
            for who in self.state.survivors.values():
                if not self.is_active(who):
                    self.add_skills(who, parts.setdefault(who.seat, []))
            chosen = await self.ask_any("act", {seat: choices for seat, choices in parts.items() if choices})
        if chosen.verb == "end-turn":
            self.begin_reaction()
        else:
            await self.perform(chosen)

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
        squares = {self.square(room) for room in triggers}
        zone = squares | {near for square in squares for near in self.squares_around(square)}
        area = [square for square in self.house.squares if square in zone]
        state.reaction = Reaction(area=area, triggers=triggers)
        self.emit("reaction", tiles=area)
        state.reaction.attacks = self.attacking_rooms(area)
        self.stand_up()
        state.phase = "attacks"

    def attacking_rooms(self, area: list[str]) -> list[str]:
        """Activated hordes that share a room with survivors. (D-REACT-10)"""
        return [room for room in self.state.hordes if self.square(room) in area and self.survivors_in(room)]

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

    def lose(self, reason: str) -> None:
        """All players lose together. (D-END-06)"""
        self.emit("lost", reason=reason)
        self.end_game([], reason)

    # Into the laboratory (D-LAB-02, D-SHOW-01)

    async def enter_laboratory(self, who: Survivor) -> None:
        """The showdown starts this moment; everything else is dropped."""
        self.state.cure = who.id
        self.state.showdown = Showdown()
        self.state.phase = "showdown"
        self.emit("cure-found", survivor=who.id)
        raise TurnDropped
