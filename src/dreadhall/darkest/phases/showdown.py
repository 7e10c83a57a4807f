"""The final showdown: no rounds, no groups, one enemy. (D-SHOW, D-SREACT, D-END)"""

from typing_extensions import override

from dreadhall.darkest.components.catalogue import SHOWDOWN
from dreadhall.darkest.enemies.nemesis import Nemesis
from dreadhall.darkest.happenings.phases import ReactionBegins, ShowdownBegins
from dreadhall.darkest.ids import RoomId, Square
from dreadhall.darkest.state import SHOWDOWN_EVENTS, Reaction, Survivor
from dreadhall.darkest.survivors import acts
from dreadhall.darkest.survivors.acts import Act
from dreadhall.kernel import Choice, hook


class Showdown(Nemesis):
    """What changes once somebody has entered the laboratory."""

    @override
    async def step(self) -> None:
        """One step of the showdown. (D-SREACT-01)"""
        phase = self.state.phase
        if phase == "showdown-act":
            await self.somebody_acts()
        elif phase == "showdown":
            await self.begin_showdown()
        elif phase == "showdown-event":
            await self.showdown_event()
        elif phase == "showdown-nemesis":
            self.state.phase = "attacks"
            await self.nemesis_reacts()
            self.wake_everybody()
        elif phase == "attacks":
            await self.attack_step("moves")
        elif phase == "moves":
            await self.move_step("creature")
        elif phase == "creature":
            await self.creature_step("showdown-end")
        else:
            await self.end_showdown_reaction()

    @override
    def active(self) -> list[Survivor]:
        """All survivors count as one group. (D-SHOW-17)"""
        return list(self.state.survivors.values()) if self.state.phase == "showdown-act" else []

    @override
    def is_active(self, who: Survivor) -> bool:
        """Everybody may act at any time."""
        return self.state.phase == "showdown-act"

    # The start (D-SHOW-01 to 11)

    @hook
    async def begin_showdown(self) -> None:
        """Doors open, tokens turn, fire breaks out, the nemesis stands in the laboratory. (D-SHOW-02 to 10)"""
        state = self.state
        self.tell(ShowdownBegins(survivor=state.cure, room=self.house.laboratory), cause="code-broken")
        self.showdown().event = self.first_event_space()
        self.showdown().boxes = [[], [], []]
        state.fallen = []
        state.groups, state.done, state.acted = [], [], []
        for door in list(state.locks):
            self.remove_lock(door)
        state.cameras = []
        state.lab_open = True
        self.board_changed()
        while state.tokens:
            self.reveal(state.tokens[0], "showdown")
        self.let_hordes_rest()
        if state.fire is None:
            await self.outbreak("showdown")
        self.check_corners()
        self.renew_limits()
        await self.nemesis_appears()
        self.deal_markers()
        state.phase = "showdown-act"
        await self.first_action_phase()

    @hook(replaced=True)
    async def first_action_phase(self) -> None:
        """The first action phase begins like the others: the survivors act before the enemies do. (D-SHOW-11)"""
        await self.action_phase_begins()

    @hook(replaced=True)
    def first_event_space(self) -> int:
        """Where the event marker starts: on the bottom clock. (D-SHOW-09)"""
        return SHOWDOWN.events_start["revised"]

    # Acting (D-SHOW-12 to 17, D-MARK)

    async def somebody_acts(self) -> None:
        """Any survivor does something, or the team shifts. (D-SHOW-17, D-MARK-03, 04, 09)"""
        if self.must_shift():
            self.shift()
            return
        parts: dict[int, list[Choice[Act]]] = {}
        able = []
        for who in self.active():
            if self.add_choices(who, parts.setdefault(who.seat, [])):
                able.append(who.seat)
        if self.may_shift():
            for choices in parts.values():
                choices.append(acts.SHIFT)
        if all(choices == [acts.SHIFT] for choices in parts.values()):
            self.shift()
            return
        parts = {seat: choices for seat, choices in parts.items() if choices}
        chosen = await self.ask_any("act", parts, acted=self.have_acted(parts, able))
        self.has_acted(self.decided_by)
        if chosen.verb == "shift":
            self.shift()
        else:
            await self.perform(chosen)

    @override
    def can_search(self, room: RoomId) -> bool:
        """There is no time to search. (D-SHOW-12)"""
        return False

    @override
    def can_extinguish(self) -> bool:
        """Nothing puts this fire out. (D-SHOW-14)"""
        return False

    @override
    async def do_move(self, who: Survivor, act: Act) -> None:
        """One marker carries up to two rooms, unless an enemy bars the way. (D-SHOW-15)"""
        party = await self.gather_party(who, act.where)
        for one in party:
            self.spend(one, 1)
        await self.enter(party, act.where, "move")
        while party := [one for one in party if self.in_play(one) and not self.is_barred(one.room)]:
            await self.move_on(party)

    async def move_on(self, party: list[Survivor]) -> None:
        """The first of those who came here goes on with whoever follows, or stays. (D-SHOW-15, D-MOVE-08)"""
        leader = party.pop(0)
        rooms = [acts.room(room) for room in self.plan.neighbours[leader.room]]
        chosen = await self.ask_owner(leader, "move-on", [*rooms, acts.named("stop")])
        if chosen == "stop":
            return
        goal = RoomId(chosen)
        along = await self.who_come_along(leader, party, goal)
        for one in along:
            party.remove(one)
        await self.enter([leader, *along], goal, "move")

    # The reaction phase (D-SREACT)

    async def showdown_event(self) -> None:
        """The marker moves on the cycle, then the fire spreads, then the infected turn. (D-SREACT-01 to 03)"""
        self.state.phase = "showdown-nemesis"
        await self.survivors_have_acted()
        show = self.showdown()
        show.event = (show.event + 1) % len(SHOWDOWN_EVENTS)
        self.tell(ReactionBegins(tiles=list(self.house.squares)), cause="shift")
        if SHOWDOWN_EVENTS[show.event] == "clock":
            show.darkness, last = show.darkness + 1, self.printed.showdown_darkness
            self.tell_darkness("clock", show.darkness, last)
            if show.darkness >= last:
                self.lose("darkness")
        await self.spread_fire("reaction")
        await self.zombification()

    def wake_everybody(self) -> None:
        """The whole house is the trigger zone. (D-SREACT-04)"""
        self.state.reaction = Reaction(area=list(self.house.squares))
        self.wake()

    @override
    async def creature_attack_step(self) -> None:
        """The creature waits until all hordes have acted. (D-SREACT-01, 06)"""

    async def end_showdown_reaction(self) -> None:
        """Limits are renewed, and the survivors are up again. (D-SHOW-16, R-53)"""
        self.state.reaction = None
        self.let_hordes_rest()
        self.renew_limits()
        self.state.acted = []
        self.state.phase = "showdown-act"
        await self.action_phase_begins()

    def let_hordes_rest(self) -> None:
        """Nobody has moved, and nobody has to wait any longer. (D-REINF-05)"""
        self.forget_moves()
        for horde in self.state.hordes.values():
            horde.waiting = 0

    def renew_limits(self) -> None:
        """What was once a round is once between two reactions. (D-SHOW-16)"""
        self.state.functions_used = []
        for who in self.state.survivors.values():
            who.used = []

    @hook
    async def action_phase_begins(self) -> None:
        """What hurts before the survivors act: nothing."""

    # Winning and losing (D-END)

    @override
    async def advance_darkness(self, cause: str) -> None:
        """Only the clock moves this track. (D-SHOW-13, 14)"""

    @override
    def darkness_spaces_left(self) -> int:
        """There is nothing left to pay with."""
        return 0

    @override
    async def after_elimination(self, who: Survivor) -> None:
        """Nobody comes back, and without the cure all is lost. (D-SHOW-13, D-END-02, D-MARK-10)"""
        self.state.fallen = []
        self.remove_markers_of(who)
        if who.id == self.state.cure:
            self.lose("cure-lost")

    @override
    async def after_destruction(self, square: Square) -> None:
        """With the third corner room the nemesis has won. (D-END-05)"""
        self.check_corners()

    def check_corners(self) -> None:
        """All three gone, by whatever fire. (D-END-05, R-58)"""
        if not self.corners_standing():
            self.lose("corners-destroyed")
