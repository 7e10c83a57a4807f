"""The upkeep phase: event, regroup, cameras, spawn, zombification. (D-UPK, D-EVENT, D-GROUP, D-CCHK, D-ZOMB)"""

from typing_extensions import override

from dreadhall.darkest.components.catalogue import LIMITS, SURVIVOR_DIE, SURVIVORS
from dreadhall.darkest.enemies.reactions import Reactions
from dreadhall.darkest.happenings.phases import (
    CameraCheck,
    EventTurned,
    GroupsFormed,
    Returns,
    RoundBegins,
    Zombification,
    Zombified,
)
from dreadhall.darkest.ids import CardId, RoomId, SurvivorId
from dreadhall.darkest.presentation.rolls import avoids
from dreadhall.darkest.presentation.view import DarkestView
from dreadhall.darkest.presentation.view_building import see
from dreadhall.darkest.state import EVENTS, Camera, Fallen, Survivor
from dreadhall.darkest.survivors import acts
from dreadhall.darkest.survivors.boards import cards_of, has_skill, is_infected, new_card
from dreadhall.kernel import Face, hook


class Upkeep(Reactions):
    """How a round begins."""

    @override
    def view(self, seat: int | None) -> DarkestView:
        """What lies open on the table; all seats see the same."""
        return see(self)

    @override
    def keeps_secrets(self) -> bool:
        """What is face down is so for all of them."""
        return False

    async def begin_round(self) -> None:
        """Limits are lifted, and AP are handed out for the health that is left. (D-ROUND-01 to 03, D-RAD-13)"""
        state = self.state
        state.round += 1
        state.functions_used = []
        state.code_bypassed = False
        self.tell(RoundBegins(round=state.round))
        for who in state.survivors.values():
            who.used = []
            who.spent = 0
        await self.round_has_begun()
        for who in state.survivors.values():
            who.full_ap = who.ap = self.zone(who)
        state.phase = "event"

    @hook
    async def round_has_begun(self) -> None:
        """What hurts at the start of a round, before AP are handed out: nothing."""

    # Step 1 (D-EVENT)

    async def resolve_event(self) -> None:
        """The event marker moves on, and what it reaches happens. (D-EVENT-01 to 04)"""
        self.state.event = (self.state.event + 1) % len(EVENTS)
        event = EVENTS[self.state.event]
        self.tell(EventTurned(event=event), cause="upkeep")
        self.state.phase = "regroup"
        if event == "zombie":
            await self.spawn("event")
        elif event == "fire":
            if self.state.fire is None:
                self.nothing_happens("no-fire")
            await self.spread_fire("event")
        else:
            await self.advance_darkness("clock")

    # Step 2 (D-GROUP)

    async def regroup(self) -> None:
        """Who is together acts together, in the order the team likes. (D-GROUP-01 to 03)"""
        await self.bring_back_the_fallen()
        self.state.phase = "cameras"
        self.state.checked = []
        self.state.finished = []
        self.state.groups = []
        rooms = self.occupied_rooms()
        while rooms:
            place = len(self.state.groups) + 1
            room = await self.ask_team("group-order", [acts.room(room) for room in rooms], place=place)
            rooms.remove(room)
            self.state.groups.append([who.id for who in self.survivors_in(room)])
        self.tell(GroupsFormed(groups=[list(group) for group in self.state.groups]))

    async def bring_back_the_fallen(self) -> None:
        """Every seat that lost a survivor in an earlier round may bring one in. (D-DEATH-05 to 07, 11)"""
        for fallen in [one for one in self.state.fallen if one.round < self.state.round]:
            names = [name for name in self.returning(fallen) if self.may_come_in(name)]
            choices = [acts.survivor(name) for name in names] + [acts.named("stay-out")]
            name = await self.ask(fallen.seat, "return", choices, survivor=fallen.survivor)
            if name != "stay-out":
                self.state.fallen.remove(fallen)
                await self.come_back(SurvivorId(name), fallen)

    @hook(replaced=True)
    def returning(self, fallen: Fallen) -> list[SurvivorId]:
        """Who may come in for the fallen: any survivor who is not in play. (D-DEATH-07)"""
        return list(SURVIVORS)

    def may_come_in(self, name: SurvivorId) -> bool:
        """Whoever is in play is not free to come; whoever died in this round is out for the rest of it. (D-DEATH-05)"""
        died = any(one.survivor == name and one.round == self.state.round for one in self.state.fallen)
        return not died and name not in self.state.survivors

    @hook
    async def come_back(self, name: SurvivorId, fallen: Fallen) -> None:
        """Somebody comes in for the fallen: a fresh survivor in the entrance hall. (D-DEATH-06, 08)"""
        who = self.new_survivor(name, fallen.seat)
        self.state.survivors[name] = who
        self.tell(
            Returns(survivor=name, fallen_survivor=fallen.survivor, room=who.room),
            cause="back" if name == fallen.survivor else "in-place",
        )
        self.reveal_seen_tokens()

    def new_survivor(self, name: SurvivorId, seat: int) -> Survivor:
        """Full health and its AP, the starting weapon in hand, nothing else. (D-SURV-04 to 07)"""
        who = Survivor(name, seat, self.house.entrance)
        who.full_ap = who.ap = self.zone(who)
        card = SURVIVORS[name].starting_card
        while any(held.card == card for other in self.state.survivors.values() for held in cards_of(other)):
            card = CardId(f"{card}+")
        who.hands.append(new_card(card))
        return who

    # Step 3 (D-CCHK)

    async def check_cameras(self) -> None:
        """One check after the other, each room a camera sees with somebody in it. (D-CCHK-01, 05, 06)"""
        due = self.checks_due()
        if not due:
            self.state.phase = "spawn"
            return
        choices = [acts.camera(camera, room) for camera, room in due]
        camera, room = await self.ask_team("camera-order", choices)
        self.state.checked.append((camera, room))
        await self.check_room(camera, room)

    def checks_due(self) -> list[tuple[RoomId, RoomId]]:
        """The pairs of camera and room that are still to be checked. (R-22)"""
        noticed, due = [room for room in self.occupied_rooms() if self.check_dice(room)], []
        for camera in self.state.cameras:
            for room in self.observed(camera):
                if room in noticed and (camera.room, room) not in self.state.checked:
                    due.append((camera.room, room))
        return due

    def observed(self, camera: Camera) -> tuple[RoomId, ...]:
        """Its own room and the line it looks along, as things are now. (D-CAM-05 to 09)"""
        return self.plan.observed(camera.room, camera.facing)

    def check_dice(self, room: RoomId) -> int:
        """A die for each survivor but those who sneak. (D-CCHK-02, 07)"""
        dice = 0
        for who in self.survivors_in(room):
            dice += not has_skill(who, "sneak")
        return dice

    async def check_room(self, camera: RoomId, room: RoomId) -> None:
        """A failure sets off the terror die. (D-CCHK-02, 03)"""
        await self.may_learn_now(self.survivors_in(room), "sneak")
        if not self.check_dice(room):
            return
        roll = avoids("camera", self.roll_camera_check(self.check_dice(room)))
        terror = self.roll_terror()
        people = [who.id for who in self.survivors_in(room) if not has_skill(who, "sneak")]
        self.tell(CameraCheck(camera=camera, room=room, survivors=people, terror=terror, **roll), cause="camera")
        if not roll["passed"]:
            await self.terror(terror, room, "camera")

    @hook(replaced=True)
    def roll_camera_check(self, people: int) -> list[Face]:
        """The dice of a camera check: there are four; a fifth survivor has one rolled once more. (D-CCHK-04)"""
        dice = self.roll(SURVIVOR_DIE, min(people, LIMITS.survivor_dice))
        if people > LIMITS.survivor_dice and "failure" not in dice:
            dice += self.roll(SURVIVOR_DIE)
        return dice

    # Step 4 (D-UPK-02)

    async def spawn_step(self) -> None:
        """One spawn every round."""
        self.state.phase = "zombification"
        await self.spawn("upkeep")

    # Step 5 (D-ZOMB)

    async def zombification(self) -> None:
        """The infected lose a skill a round, and in the end themselves. (D-ZOMB-01 to 08)"""
        for who in list(self.state.survivors.values()):
            if self.in_play(who) and is_infected(who):
                await self.may_learn_now([who], "virus-resistance")
                if not has_skill(who, "virus-resistance"):
                    await self.zombify(who)

    @hook
    async def zombify(self, who: Survivor) -> None:
        """One step of zombification: the grey cube moves one skill to the left. (D-ZOMB-02 to 05)"""
        was = who.zombification
        who.zombification -= 1
        lost = self.skills_of(who)[who.zombification - 1].key
        if lost in who.skills:
            who.skills.remove(lost)
        self.tell(
            Zombification(
                survivor=who.id, room=who.room, slot=who.zombification, skill=lost, was=was, now=who.zombification
            ),
            cause="virus",
        )
        if who.zombification == 1:
            await self.become_zombie(who)
        if self.in_play(who):
            await self.keep_to_limit(who)

    @hook
    async def survivors_have_acted(self) -> None:
        """What comes after the last group has acted: nobody turns between two zombification steps. (D-ZOMB-05)"""

    @hook(replaced=True)
    async def become_zombie(self, who: Survivor) -> None:
        """The cube has passed the last skill: where a survivor stood there is a zombie. (D-ZOMB-05, 08)"""
        was = self.zombies_in(who.room)
        self.tell(Zombified(survivor=who.id, room=who.room, was=was, now=was + 1), cause="virus")
        self.zombies_appear(who.room, 1)
        await self.eliminate(who, "zombified")
