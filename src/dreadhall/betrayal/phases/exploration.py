"""The game up to the haunt: set-up and exploration. (B-SETUP, B-FIRST, B-TURN-01, C-18)"""

from collections.abc import Coroutine, Iterable
from typing import Any

from typing_extensions import override

from dreadhall.betrayal.components.catalogue import EXPLORERS, PACKS, PRINTED_EXPLORERS, TRAITS
from dreadhall.betrayal.components.rooms import ENTRANCE_HALL
from dreadhall.betrayal.happenings.phases import GameBegins, TakesPart
from dreadhall.betrayal.ids import CardId, ExplorerId, Place, RoomId, place_in
from dreadhall.betrayal.phases.haunting import Haunting
from dreadhall.betrayal.phases.practice import start_at_haunt
from dreadhall.betrayal.state import Explorer, Figure, Turn
from dreadhall.kernel import Ask, Choice, hook

DAYS_BEFORE = (0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334)
DAYS = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
"""The last day of each month, in a leap year."""
YEAR = 365
PASSING = frozenset({"turn-start", "turn-end", "monsters", "next-monster"})
"""Phases that mostly pass without a question, and belong to the step that led to them."""
MOST_IN_A_STEP = 20
"""So many of them, so that a round in which nobody can act does not go on unseen."""


def day_of_year(month: int, day: int) -> int:
    """The number of a day; the 29th of February counts as the 28th."""
    return DAYS_BEFORE[month - 1] + min(day, 28 if month == 2 else 31)


class Exploration(Haunting):
    """Steps of the game before the haunt."""

    @override
    async def step(self) -> None:
        """What the phase asks for, and the phases after it that pass without a question."""
        if self.state.phase == "turn":
            await self.turn_step()
        else:
            await self.phase_step()
        self.check_goals()
        passed = 0
        while self.state.phase in PASSING and passed < MOST_IN_A_STEP:
            await self.phase_step()
            passed += 1
        if passed:
            self.check_goals()

    @hook
    def phase_step(self) -> Coroutine[Any, Any, None]:
        """The rule of the phase that is running, other than somebody's turn."""
        match self.state.phase:
            case "turn-start":
                return self.turn_start()
            case "turn-end":
                return self.turn_end()
            case "choose":
                return self.choose_explorers()
            case _:
                return self.begin()

    # Set-up

    async def choose_explorers(self) -> None:
        """Seats pick in order; both sides of a card are gone once one is taken. (B-SETUP-04 to B-SETUP-06, B-DEC-01)"""
        seat = len(self.state.explorers)
        free = self.free_explorers()
        if self.options.explorers == "dealt":
            name = free[self.chance("explorers", len(free))[0]]
        else:
            choices = [Choice(f"explorer:{name}", name, {"explorer": name}) for name in free]
            name = await self.ask(seat, "choose-explorer", choices)
        tracks = EXPLORERS[name].tracks
        clips = [tracks[trait].start for trait in TRAITS]
        self.state.explorers.append(Explorer(id=name, seat=seat, place=place_in(ENTRANCE_HALL), clips=clips))
        self.tell(TakesPart(explorer=name, seat=seat))
        if len(self.state.explorers) == self.seats:
            self.state.phase = "begin"

    def free_explorers(self) -> list[ExplorerId]:
        """The explorers whose card nobody has."""
        colours = {EXPLORERS[who.id].colour for who in self.state.explorers}
        return [name for name in self.explorers_to_play() if EXPLORERS[name].colour not in colours]

    def explorers_to_play(self) -> list[ExplorerId]:
        """Whom one can play at this table: the printed twelve, and whom its packs have brought."""
        return [*PRINTED_EXPLORERS, *(one.id for pack in PACKS.sheets_of(self.options.cards) for one in pack.explorers)]

    async def begin(self) -> None:
        """Everybody stands in the Entrance Hall; the next birthday goes first. (B-SETUP-12, B-FIRST-01)"""
        self.set_date()
        self.turn_up_back()
        self.give_turn(Turn(seat=self.first_player()))
        self.state.phase = "turn-start"
        self.tell(GameBegins(explorer=self.active.id, month=self.state.month, day=self.state.day))
        if self.options.start == "haunt":
            await start_at_haunt(self)

    def set_date(self) -> None:
        """The day the game is played on: as the options say, else by the dice. (B-FIRST-02)"""
        options, state = self.options, self.state
        months = [month for month, days in enumerate(DAYS, 1) if (options.day or 1) <= days]
        state.month = options.month or months[self.chance("month", len(months))[0]]
        state.day = options.day or 1 + self.chance("day", 28)[0]

    def first_player(self) -> int:
        """The seat whose explorer's birthday comes next. (B-FIRST-01 to B-FIRST-03)"""
        today = day_of_year(self.state.month, self.state.day)

        def wait(who: Explorer) -> int:
            return (day_of_year(*EXPLORERS[who.id].birthday) - today) % YEAR

        return min(self.state.explorers, key=wait).seat

    @override
    def silence(self, ask: Ask, seat: int) -> str:
        """The answer of somebody whose time is up. (B-DEC-34)"""
        from dreadhall.betrayal.presentation.time_up import silent_answer

        return silent_answer(self, ask, seat)

    # What a seat may see

    @override
    def view(self, seat: int | None) -> object:
        """What this seat may know."""
        from dreadhall.betrayal.presentation.view import look

        return look(self, seat)

    @override
    def keeps_secrets(self) -> bool:
        """Before the haunt: while some know what lies on top of a stack."""
        state = self.state
        stacks = (state.rooms, state.items, state.omens, state.events)
        return any(0 < len(seats) < self.seats for stack in stacks for seats in stack.known)

    @hook
    def place_seen_by(self, who: Explorer, seat: int | None) -> Place:
        """Where an explorer is, as far as a seat may know."""
        return who.place

    @hook
    def card_seen_by(self, card: CardId, seat: int | None) -> CardId:
        """What a card that lies open is, as far as a seat may know."""
        return card

    @hook
    def status_seen_by(self, who: Explorer, seat: int | None) -> dict[str, int]:
        """What states of an explorer a seat may know."""
        return dict(who.status)

    @hook
    def monster_status_seen_by(self, figure: Figure, seat: int | None) -> dict[str, int]:
        """What states of a monster a seat may know."""
        return dict(figure.status)

    @hook
    def condition_of(self, room: RoomId, seat: int | None) -> Iterable[str]:
        """What has become of a room, as far as a seat may know: flooded, or covered by something."""
        return ()

    @hook
    def spaces_seen(self, active: Explorer | None) -> int:
        """The spaces left in the running turn; a monster's are told with its question."""
        return 0 if active is None or self.turn.monster or not self.on_board(active) else self.spaces_left(active)
