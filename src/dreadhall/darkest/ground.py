"""The ground the rules stand on: who and what is where, who decides, what can be seen."""

from collections.abc import Awaitable, Iterable, Sequence
from typing import Any, NoReturn, TypeVar

from typing_extensions import override

from dreadhall.darkest.components.catalogue import LIMITS, PRINTED, SURVIVORS, Printed
from dreadhall.darkest.happenings.phases import Lost, NothingHappens, TeamVotes, Won
from dreadhall.darkest.house.layout import House, parse_layout
from dreadhall.darkest.house.plan import Plan, plan_for
from dreadhall.darkest.ids import NO_ROOM, NO_SURVIVOR, DoorId, RoomId, Square, SurvivorId
from dreadhall.darkest.options import DarkestOptions
from dreadhall.darkest.presentation.causes import CAUSE_KINDS
from dreadhall.darkest.state import DarkestState, Horde, Survivor
from dreadhall.darkest.survivors import acts
from dreadhall.kernel import Choice, Rules, hook

T = TypeVar("T")
DESTROYED_HEAT = LIMITS.destroyed_damage


class Ground(Rules[DarkestState, DarkestOptions]):
    """Queries on the position, and how questions reach the right seats."""

    __slots__ = ("house", "plan", "printed")

    cause_kinds = CAUSE_KINDS
    house: House
    """The house as it was built."""

    plan: Plan
    """What is open and what can be seen now."""

    printed: Printed
    """The numbers on the pieces of this table."""

    def __init__(self, state: DarkestState, options: DarkestOptions, seats: int, *, record: bool = True) -> None:
        super().__init__(state, options, seats, record=record)
        self.printed = PRINTED[options.pieces]
        if state.layout:
            self.house = parse_layout(state.layout)
            self.board_changed()

    @override
    def pages(self, seat: int | None) -> list[str]:
        """The words of equipment that other packages have brought."""
        return list(dict.fromkeys(self.options.equipment))

    # The house

    def board_changed(self) -> None:
        """A door was opened or a tile destroyed."""
        self.plan = plan_for(self.state.layout, self.closed_doors(), tuple(self.state.destroyed))

    @hook
    def closed_doors(self) -> tuple[DoorId, ...]:
        """The doors nobody can pass: those with a chip, and the laboratory's while the code stands. (D-MODEL-06, 16)"""
        if self.state.lab_open:
            return tuple(self.state.locks)
        return (*self.state.locks, *self.house.doors_with_lock("security-board"))

    def square(self, room: RoomId) -> Square:
        """The tile a room is on."""
        return self.house.square_of[room]

    def tile_choice(self, square: Square) -> Choice[Square]:
        """A tile to choose, which players know by its main room."""
        return acts.tile(square, self.main_room(square))

    def main_room(self, square: Square) -> RoomId:
        """The open room of a tile, by which players know it."""
        return self.house.passage_of[square]

    def room_now(self, room: RoomId) -> RoomId:
        """The room itself, or the one it became part of when its tile was destroyed. (D-MODEL-11)"""
        return room if room in self.plan.links else self.house.passage_of[self.square(room)]

    def is_destroyed(self, square: Square) -> bool:
        """Whether the tile lies with its flames up."""
        return square in self.state.destroyed

    def heat(self, square: Square) -> int:
        """How hard it burns: the burn markers, or 3 where all is lost. (D-FIRE-17)"""
        if square in self.state.destroyed:
            return DESTROYED_HEAT
        return self.state.burns.get(square, 0)

    def hot_squares(self) -> frozenset[Square]:
        """The tiles that burn or are destroyed."""
        return frozenset((*self.state.burns, *self.state.destroyed))

    def squares_around(self, square: Square) -> tuple[Square, ...]:
        """The eight tiles around one."""
        return self.house.around(square)

    # Survivors

    def survivor(self, name: SurvivorId) -> Survivor:
        """The survivor in play of this name."""
        return self.state.survivors[name]

    def in_play(self, who: Survivor) -> bool:
        """Whether this very survivor is still alive."""
        return self.state.survivors.get(who.id) is who

    def health_track(self, who: Survivor) -> tuple[int, ...]:
        """The AP of each space of the health track, from full to the last before the skull."""
        return SURVIVORS[who.id].health_four if self.state.four_ap else self.printed.health_three[who.id]

    def zone(self, who: Survivor) -> int:
        """The AP the survivor's health gives. (D-SURV-08)"""
        return self.health_track(who)[who.wounds]

    def health_with(self, who: Survivor, wounds: int) -> dict[str, int]:
        """The health that is left with so many wounds, and the AP it gives: none at the skull."""
        track = self.health_track(who)
        return {"health": len(track) - wounds, "ap": track[wounds]} if wounds < len(track) else {"health": 0, "ap": 0}

    def survivors_in(self, room: RoomId) -> list[Survivor]:
        """Everybody in a room."""
        people = []
        # A loop: this is asked several times a decision, and a comprehension takes three times as long.
        for who in self.state.survivors.values():
            if who.room == room:
                people.append(who)
        return people

    def is_occupied(self, room: RoomId) -> bool:
        """Whether anybody is in a room."""
        for who in self.state.survivors.values():  # noqa: SIM110 - asked several times a decision, as above
            if who.room == room:
                return True
        return False

    def survivors_on(self, square: Square) -> list[Survivor]:
        """Everybody on a tile."""
        square_of = self.house.square_of
        people = []
        for who in self.state.survivors.values():
            if square_of[who.room] == square:
                people.append(who)
        return people

    def occupied_rooms(self) -> list[RoomId]:
        """The rooms with survivors, each once."""
        rooms: dict[RoomId, None] = {}
        for who in self.state.survivors.values():
            rooms[who.room] = None
        return list(rooms)

    @hook(replaced=True)
    def active(self) -> list[Survivor]:
        """The survivors whose turn it is, wherever they stand: those who act, in the phase in which they do. (R-02)"""
        return []

    @hook(replaced=True)
    def is_active(self, who: Survivor) -> bool:
        """Whether it is this survivor's turn: the same as to be among the active, asked more often."""
        return False

    # Enemies

    def horde(self, room: RoomId) -> Horde | None:
        """The zombies of a room."""
        return self.state.hordes.get(room)

    @hook(replaced=True)
    def is_barred(self, room: RoomId) -> bool:
        """Whether somebody lets no survivor walk out of the room: zombies and creatures do. (D-MOVE-03, D-NEM-15)"""
        state = self.state
        return room in state.hordes or (state.creature is not None and state.creature.room == room)

    def enemies_in(self, room: RoomId) -> bool:
        """Whether any enemy stands in the room."""
        state = self.state
        if room in state.hordes or (state.creature is not None and state.creature.room == room):
            return True
        return state.nemesis is not None and state.nemesis.room == room

    # Who decides (0.2, R-01)

    def seats_of(self, people: Iterable[Survivor]) -> list[int]:
        """The seats of these survivors in order; all seats where nobody is named."""
        seats: list[int] = []
        for who in people:
            if who.seat not in seats:
                seats.append(who.seat)
        return sorted(seats) or list(range(self.seats))

    @hook
    def worth_asking(self, prompt: str, choices: list[Choice[T]], data: dict[str, Any]) -> list[Choice[T]]:
        """Which choices somebody is asked about, one of them where the others need not be thought of: all. (R-90)"""
        return choices

    def ask_owner(self, who: Survivor, prompt: str, choices: list[Choice[T]], /, **data: Any) -> Awaitable[T]:
        """A decision of the one who plays this survivor."""
        data["survivor"] = who.id
        return self.ask(who.seat, prompt, self.worth_asking(prompt, choices, data), **data)

    async def ask_team(
        self, prompt: str, choices: list[Choice[T]], about: Sequence[Survivor] = (), /, **data: Any
    ) -> T:
        """A decision of all players together, taken by those whose survivors are concerned. (R-01)"""
        choices = self.worth_asking(prompt, choices, data)
        if len(choices) == 1:
            return choices[0].value
        seats = self.seats_of(about)
        way = self.options.team_decision
        if way == "vote" and len(seats) > 1:
            return await self._vote(seats, prompt, choices, data)
        chosen: T = await self.ask(seats[:1] if way == "lead" else seats, prompt, choices, **data)
        if way == "any" and len(seats) > 1 and self.decided_by not in self.deciding_seats:
            self.deciding_seats.append(self.decided_by)
        return chosen

    def nothing_happens(
        self, cause: str, *, survivor: SurvivorId = NO_SURVIVOR, beast: str = "", room: RoomId = NO_ROOM
    ) -> None:
        """What was rolled or done has no effect, and why."""
        self.tell(NothingHappens(survivor=survivor, beast=beast, room=room), cause=cause)

    async def _vote(self, seats: list[int], prompt: str, choices: list[Choice[T]], data: dict[str, Any]) -> T:
        """The majority decides, in a tie the vote of the lowest seat. (R-01)"""
        answers: dict[int, T] = await self.ask_all(prompt, dict.fromkeys(seats, choices), **data)
        values = [choice.value for choice in choices]
        votes = {seat: values.index(answer) for seat, answer in answers.items()}
        counts = [list(votes.values()).count(number) for number in range(len(choices))]
        lead = votes[seats[0]]
        winner = lead if counts[lead] == max(counts) else counts.index(max(counts))
        given = {str(seat): choices[vote].key for seat, vote in votes.items()}
        self.tell(TeamVotes(prompt=prompt, votes=given, agreed=counts[winner], seats=len(seats)))
        chosen: T = choices[winner].value
        return chosen

    def confirm(self, who: Survivor, prompt: str, /, **data: Any) -> Awaitable[bool]:
        """Yes or no, by the one who plays this survivor."""
        return self.ask_owner(who, prompt, [acts.YES, acts.NO], **data)

    async def consents(self, owner: Survivor, asker: Survivor, prompt: str, **data: Any) -> bool:
        """Whether another player's survivor agrees; one's own always does. (R-29)"""
        if owner.seat == asker.seat:
            return True
        return await self.confirm(owner, prompt, by=asker.id, **data)

    # The end (D-END)

    def win(self, reason: str) -> NoReturn:
        """All players win together. (D-END-01)"""
        self.tell(Won(reason=reason))
        self.end_game(range(self.seats), reason)

    def lose(self, reason: str) -> NoReturn:
        """All players lose together. (D-END-06)"""
        self.tell(Lost(reason=reason))
        self.end_game([], reason)
