"""The reactor: where it stands, how it leaks, how to shut it down. (D-RAD-01 to 06, 08, 25 to 28, 31)"""

from typing_extensions import override

from dreadhall.darkest.components.catalogue import CARDS, CHIPS, D6, RADIATION
from dreadhall.darkest.happenings.modules import (
    HazmatSpecialist,
    LeakSpace,
    ReactorChipEntered,
    ReactorOpens,
    ReactorPlaced,
    ReactorShutDown,
    SkillLearnt,
)
from dreadhall.darkest.house.building import with_reactor
from dreadhall.darkest.house.layout import parse_layout
from dreadhall.darkest.ids import DoorId, RoomId, Square
from dreadhall.darkest.modules.radiation import AP, KIT, Radioactivity
from dreadhall.darkest.phases.rounds import Rounds
from dreadhall.darkest.phases.showdown import Showdown
from dreadhall.darkest.presentation.rolls import reads
from dreadhall.darkest.state import Radiation, Survivor
from dreadhall.darkest.survivors import acts
from dreadhall.darkest.survivors.acts import Act, Choices
from dreadhall.darkest.survivors.boards import new_card
from dreadhall.kernel import Choice

KIT_CARD = next(card.id for card in CARDS.values() if card.item == KIT)
MARKERS_A_ROUND = 2


class Reactor(Radioactivity):
    """Its doors and its switch."""

    @override
    def closed_doors(self) -> tuple[DoorId, ...]:
        """The reactor has a security of its own. (D-RAD-05)"""
        closed = super().closed_doors()
        return closed if self.radiation.doors_open else (*closed, *self.house.doors_with_lock("reactor"))

    @override
    def add_actions(self, who: Survivor, into: Choices) -> None:
        super().add_actions(who, into)
        if self.points(who) >= AP["enter-chip"] and self.stands_at_reactor_door(who.room):
            for chip in who.chips:
                if len(CHIPS[chip].icons) == RADIATION.entry_icons:
                    into.append(acts.act("reactor-chip", who.id, chip, "chip"))
        if self.points(who) >= AP["shut-down"] and self.can_shut_down(who.room):
            into.append(acts.act("shut-down", who.id))

    # The doors (D-RAD-05, 26, 31)

    def stands_at_reactor_door(self, room: RoomId) -> bool:
        """Whether one of its doors is here, and closed. (D-RAD-26)"""
        if self.radiation.doors_open or self.house.reactor_square in self.state.destroyed:
            return False
        doors = self.house.doors_with_lock("reactor")
        return any(room in map(self.room_now, self.house.doors[door].rooms) for door in doors)

    async def do_reactor_chip(self, who: Survivor, act: Act) -> None:
        """A chip goes in and is gone; the second opens both doors. (D-RAD-26)"""
        self.spend(who, AP["enter-chip"])
        who.chips.remove(act.what)
        self.radiation.chips += 1
        now = self.radiation.chips
        self.tell(
            ReactorChipEntered(
                survivor=who.id, room=who.room, chip=act.what, chips=now, was=now - 1, now=now, of=RADIATION.entry_chips
            )
        )
        if self.radiation.chips >= RADIATION.entry_chips:
            self.open_reactor()

    def open_reactor(self) -> None:
        """Both doors are open for good. (D-RAD-26, 31)"""
        self.radiation.doors_open = True
        self.board_changed()
        assert self.house.reactor is not None, "it has doors"
        self.tell(ReactorOpens(room=self.house.reactor), cause="reactor-chip")
        self.reveal_seen_tokens()

    # Shutting it down (D-RAD-27, 28)

    def can_shut_down(self, room: RoomId) -> bool:
        """Inside, while it runs and stands."""
        return room == self.house.reactor and not self.radiation.shut_down and not self.is_destroyed(self.square(room))

    async def do_shut_down(self, who: Survivor, act: Act) -> None:
        """Radiation spreads no more; other markers stay. (D-RAD-27)"""
        self.spend(who, AP["shut-down"])
        self.radiation.shut_down = True
        self.tell(ReactorShutDown(survivor=who.id, room=who.room), cause="shut-down")
        self.clean(self.square(who.room), "shut-down", who)
        for one in self.state.survivors.values():
            await self.learn_for_free(one)

    async def learn_for_free(self, who: Survivor) -> None:
        """The reward: a skill of the owner's choice, but none lost to zombification. (D-RAD-28)"""
        skills: list[Choice[str]] = [acts.named("skill", skill.key) for skill in self.skills_for_sale(who)]
        chosen = await self.ask_owner(who, "free-skill", [*skills, acts.named("none")])
        if chosen != "none":
            who.skills.append(chosen)
            self.tell(SkillLearnt(survivor=who.id, skill=chosen, xp=0), cause="reactor")


class RadioactiveRounds(Reactor, Rounds):
    """Set-up and the sixth step of the upkeep."""

    # Set-up (D-RAD-01, 03, 04)

    @override
    def build_house(self) -> None:
        """The house has a reactor. (D-RAD-04)"""
        self.state.radiation = Radiation()
        super().build_house()

    @override
    def choose_layout(self, wanted: str) -> str:
        """The die places the reactor first, unless it was drawn in by hand. (D-RAD-04)"""
        text = "" if wanted == "random" else super().choose_layout(wanted)
        if text and parse_layout(text).reactor is not None:
            return text
        number = int(self.roll(D6)[0])
        square = RADIATION.squares[number]
        self.tell(ReactorPlaced(number=number, tile=square, **reads("reactor", "d6", [number])), cause="set-up")
        return with_reactor(text, square) if text else self.random_layout(square)

    @override
    async def choose_survivors(self) -> None:
        """The team is not complete without a specialist, and knows what it fears. (D-RAD-01, 03)"""
        await super().choose_survivors()
        await self.name_specialist()
        spaces = [acts.number(space) for space in RADIATION.leak_spaces]
        self.radiation.space = await self.ask_team("leak-space", spaces)
        self.tell(LeakSpace(space=self.radiation.space))

    async def name_specialist(self) -> None:
        """One survivor starts with the kit as well. (D-RAD-01)"""
        people = list(self.state.survivors)
        name = await self.ask_team("hazmat-specialist", [acts.survivor(one) for one in people])
        self.put_away(self.survivor(name), new_card(KIT_CARD))
        self.tell(HazmatSpecialist(survivor=name))

    # Step 6 (D-RAD-08)

    @override
    def phase_after_zombification(self) -> str:
        """Radiation spreads while the reactor leaks. (D-RAD-08, 27)"""
        return "radiation" if self.radiation.leaking and not self.radiation.shut_down else "action"

    @override
    async def upkeep_step(self, phase: str) -> None:
        """The upkeep has a sixth step. (D-RAD-08)"""
        if phase != "radiation":
            await super().upkeep_step(phase)
            return
        await self.spread_radiation()
        self.state.phase = "action"

    async def spread_radiation(self) -> None:
        """Two markers beside those that lie there already. (D-RAD-08, R-81)"""
        free = self.tiles_in_danger()
        for _ in range(min(MARKERS_A_ROUND, len(free))):
            square = await self.ask_team("radiation-where", [self.tile_choice(near) for near in free])
            free.remove(square)
            self.irradiate(square)

    def tiles_in_danger(self) -> list[Square]:
        """Clean tiles beside irradiated ones; with none left it comes out of the reactor again. (D-RAD-08, 25, R-81)"""
        tiles = self.radiation.tiles
        if not tiles:
            return [square for square in self.house.squares if square == self.house.reactor_square]
        beside = {near for square in tiles for near in self.house.neighbours4(square)}
        return [square for square in self.house.squares if square in beside and square not in tiles]


class RadioactiveShowdown(Reactor, Showdown):
    """Radiation in the final showdown."""

    @override
    async def begin_showdown(self) -> None:
        """The reactor opens with all other doors. (D-RAD-31)"""
        self.radiation.doors_open = True
        await super().begin_showdown()

    @override
    async def nemesis_appears(self) -> None:
        """The laboratory may be irradiated. (D-RAD-21)"""
        await super().nemesis_appears()
        nemesis = self.state.nemesis
        assert nemesis is not None
        self.expose(nemesis, nemesis.room)
        self.mingle(nemesis.room)

    @override
    async def action_phase_begins(self) -> None:
        """Before the survivors act it takes its toll. (D-RAD-14)"""
        await super().action_phase_begins()
        await self.radiation_hurts()
