"""What every chapter of the rules looks at: explorers, places, the house and the turn."""

from collections.abc import Callable, Coroutine, Iterable, Iterator
from typing import Any, TypeVarTuple

from typing_extensions import override

from dreadhall.betrayal.causes import KINDS, kind_of_cause
from dreadhall.betrayal.components.catalogue import EVENTS, HOLDINGS
from dreadhall.betrayal.happenings.cards import NothingHappens, Uses
from dreadhall.betrayal.happenings.monsters import MonsterMoves
from dreadhall.betrayal.happenings.moves import Moves
from dreadhall.betrayal.happenings.rolls import Rolled, RollResult
from dreadhall.betrayal.house.plan import ROOM_OF, Plan, landing_places, plan_of, remember, room_of
from dreadhall.betrayal.ids import CardId, Place, RoomId
from dreadhall.betrayal.options import BetrayalOptions
from dreadhall.betrayal.state import BetrayalState, Explorer, Figure, HauntState, Turn
from dreadhall.kernel import Choice, Event, Rules, hook

Ts = TypeVarTuple("Ts")
Deed = tuple[Callable[..., Coroutine[Any, Any, None]], tuple[Any, ...]]
"""Something to do: a rule, and what it is told."""
DeedOf = tuple[Callable[[*Ts], Coroutine[Any, Any, None]], tuple[*Ts]]
"""A deed whose rule is told just this: so that what is put together without `deed`, for speed, is checked as well."""

Fighter = Explorer | Figure


def deed(key: str, do: Callable[[*Ts], Coroutine[Any, Any, None]], *told: *Ts, **data: Any) -> Choice[Deed]:
    """A choice that does something: the rule is called with what it is told."""
    return Choice(key, (do, told), data)


class Because:
    """As long as it lasts, what happens to explorers has this cause: a card, a room, a figure, or why one rolled."""

    __slots__ = ("before", "cause", "rules")

    def __init__(self, rules: "Ground", cause: str) -> None:
        self.rules = rules
        self.cause = cause

    def __enter__(self) -> None:
        self.before = self.rules.cause
        self.rules.cause = self.cause

    def __exit__(self, *_: object) -> None:
        self.rules.cause = self.before


class OrNothing:
    """What something does to an explorer; where it does nothing but let dice fall, that is said.

    What only announces it, by this kind of event, is no effect either.
    """

    __slots__ = ("announced", "cause", "last", "rules", "who")

    def __init__(self, rules: "Ground", cause: str, who: Explorer, announced: str) -> None:
        self.rules = rules
        self.cause = cause
        self.who = who
        self.announced = announced

    def __enter__(self) -> None:
        events = self.rules.events
        self.last = events[-1] if events else None

    def __exit__(self, failed: type[BaseException] | None, *_: object) -> None:
        if failed is None and self.rules.record and not self.has_effect():
            self.rules.tell(NothingHappens(explorer=self.who.id))

    def has_effect(self) -> bool:
        """Whether anything was told since, besides rolls and the cards that were used on them."""
        news: list[Event] = []
        for event in reversed(self.rules.events):
            if event is self.last:
                break
            news.append(event)
        helpers = {event.card for event in Uses.among(news)}
        quiet = ROLLING | {self.announced}
        return any(
            event.kind not in quiet and event.cause not in helpers and event.data.get("card") not in helpers
            for event in news
        )


ROLLING = frozenset({Rolled.kind, RollResult.kind, Uses.kind})
"""What is told of a roll, whatever comes of it."""
YES_NO: list[Choice[bool]] = [Choice("yes", True), Choice("no", False)]


class Ground(Rules[BetrayalState, BetrayalOptions]):
    """Looking, never changing. The house, the turn and the haunt are looked up so often that they are kept at hand."""

    __slots__ = ("haunt", "plan", "turn")

    cause_kinds = KINDS
    plan: Plan
    """The house as it lies now."""
    turn: Turn
    """The turn that is running."""
    haunt: HauntState
    """The haunt that is running; not there before it begins."""

    def __init__(self, state: BetrayalState, options: BetrayalOptions, seats: int, *, record: bool = True) -> None:
        super().__init__(state, options, seats, record=record)
        self.plan = self.lay_out(plan_of(state.house))
        self.turn = state.turn
        if state.haunt is not None:
            self.haunt = state.haunt

    @override
    def pages(self, seat: int | None) -> list[str]:
        """The words of cards that other packages have brought."""
        return list(dict.fromkeys(self.options.cards))

    def rebuild(self, plan: Plan) -> None:
        """Let the house lie like this."""
        self.plan = self.lay_out(remember(plan))
        self.state.house = plan.text

    @hook
    def lay_out(self, plan: Plan) -> Plan:
        """The places of a house: its rooms. A haunt may have others, between them or beyond."""
        return plan

    def give_turn(self, turn: Turn) -> None:
        """Another turn is running."""
        self.turn = self.state.turn = turn

    @hook
    def check_goals(self) -> None:
        """Something has happened, so look whether a side has won: none has, until the chapter on goals says how."""

    def because(self, cause: str) -> Because:
        """Name the cause of what happens in a `with`."""
        return Because(self, cause)

    @override
    def other_kind_of_cause(self, cause: str) -> str:
        """A thing of a haunt, a figure, or a token, if it is nothing else."""
        state = self.state
        if state.haunt is not None and cause.startswith(f"{state.haunt.prefix}-"):
            return "haunt"
        return kind_of_cause(cause) or ("monster" if cause in state.monsters else "token")

    def tell_move(self, who: Fighter, before: Place) -> None:
        """Somebody has come from one place to another: a step, or wherever something took them."""
        place, room = who.place, ROOM_OF[who.place]
        if isinstance(who, Explorer):
            self.tell(Moves(explorer=who.id, from_place=before, place=place, room=room))
        else:
            self.tell(MonsterMoves(monster=who.id, from_place=before, place=place, room=room))

    def or_nothing(self, cause: str, who: Explorer, announced: str = "") -> OrNothing:
        """Say so where nothing happens to somebody in a `with`."""
        return OrNothing(self, cause, who, announced)

    @property
    def players(self) -> int:
        """The number of players: it never changes, whoever dies. (B-GEN-08, C-02)"""
        return self.seats

    @property
    def active(self) -> Explorer:
        """The explorer whose turn it is."""
        return self.state.explorers[self.turn.seat]

    @property
    def haunted(self) -> bool:
        """Whether the haunt has begun."""
        return self.state.haunt is not None

    # Explorers

    def on_board(self, who: Explorer) -> bool:
        """Whether the explorer lives and stands in the house."""
        return who.alive and not who.away

    def explorers(self) -> list[Explorer]:
        """The living explorers in the house, by seat."""
        return [who for who in self.state.explorers if who.alive and not who.away]

    @hook
    def explorers_at(self, place: Place) -> list[Explorer]:
        """The explorers whom one meets in a place: in a barrier room, on that side only."""
        found = []
        for who in self.state.explorers:
            if who.place == place and who.alive and not who.away:
                found.append(who)
        return found

    def explorers_in(self, room: RoomId) -> list[Explorer]:
        """The explorers in a room, on whatever side."""
        return [who for who in self.explorers() if room_of(who.place) == room]

    @hook
    def others_with(self, who: Explorer) -> list[Explorer]:
        """The other explorers whom somebody meets in the same place."""
        place, found = who.place, []
        for other in self.state.explorers:
            if other.place == place and other is not who and other.alive and not other.away:
                found.append(other)
        return found

    def from_left_of(self, seat: int) -> Iterator[Explorer]:
        """All explorers, clockwise, the seat's own last."""
        for step in range(1, self.seats + 1):
            yield self.state.explorers[(seat + step) % self.seats]

    def from_seat(self, seat: int) -> Iterator[Explorer]:
        """All explorers, clockwise, the seat's own first."""
        for step in range(self.seats):
            yield self.state.explorers[(seat + step) % self.seats]

    def holder(self, card: CardId) -> Explorer | None:
        """Who holds a card."""
        for who in self.state.explorers:
            if card in who.cards and who.alive:
                return who
        return None

    def has_the_turn(self, who: Explorer) -> bool:
        """Whether it is this explorer's own turn."""
        return self.turn.seat == who.seat and not self.turn.monster

    def is_traitor(self, who: Explorer) -> bool:
        """Whether the explorer has, openly, the traitor's powers."""
        return who.traitor

    @hook
    def controller(self, fighter: Fighter) -> int:
        """The seat that decides for an explorer or a figure: its own, the owner's, the traitor's."""
        if isinstance(fighter, Explorer):
            return fighter.seat
        if fighter.owner is not None:
            return fighter.owner
        traitor = self.haunt.traitor
        return traitor if traitor is not None else self.haunt.revealer

    def eyes_of(self, who: Explorer) -> list[int]:
        """The seats that see what only this explorer sees: its own, and whichever decides for it."""
        decides = self.controller(who)
        return [who.seat] if decides == who.seat else [who.seat, decides]

    @hook
    def barred_from_items(self, who: Explorer) -> bool:
        """Whether something keeps an explorer from using what it carries: a haunt may."""
        return False

    # Places

    def room(self, who: Fighter) -> RoomId:
        """The room somebody is in."""
        return ROOM_OF[who.place]

    def floor(self, who: Fighter) -> str:
        """The floor somebody is on."""
        return self.plan.floor_of(who.place)

    def in_house(self, room: RoomId) -> bool:
        """Whether a room lies on the table and still stands. (C-05)"""
        return room in self.plan.placed and room not in self.state.destroyed

    def standing_rooms(self) -> list[RoomId]:
        """The rooms of the house that are not destroyed."""
        destroyed = self.state.destroyed
        return [room for room in self.plan.placed if room not in destroyed]

    def token_in(self, token: str, room: RoomId) -> bool:
        """Whether a token lies in a room."""
        where = self.state.tokens.get(token)
        return where is not None and room_of(where) == room

    # Asking

    async def choose_room(self, seat: int, prompt: str, rooms: Iterable[RoomId], **data: Any) -> RoomId:
        """One of several rooms."""
        return await self.ask(seat, prompt, [Choice(f"room:{room}", room, {"room": room}) for room in rooms], **data)

    async def choose_place(self, seat: int, room: RoomId) -> Place:
        """A side of a room somebody is put into. (B-BARR-11)"""
        return await self.choose_side(seat, room, landing_places(room))

    async def choose_side(self, seat: int, room: RoomId, sides: Iterable[Place]) -> Place:
        """One of these sides of a room."""
        choices = [Choice(f"side:{place}", place, {**self.place_data(place), "room": room}) for place in sides]
        return await self.ask(seat, "choose-side", choices, room=room)

    @hook
    def place_data(self, place: Place) -> dict[str, Any]:
        """What a choice of a place says of it: the room alone does not tell the sides of a barrier apart."""
        return {"place": place, "room": room_of(place), "direction": self.plan.direction_of(place), "doorway_room": ""}

    async def choose_explorer(self, seat: int, prompt: str, among: Iterable[Explorer], **data: Any) -> Explorer:
        """One of several explorers."""
        choices = [Choice(f"explorer:{who.id}", who, {"explorer": who.id}) for who in among]
        return await self.ask(seat, prompt, choices, **data)

    async def choose_card(self, seat: int, prompt: str, cards: Iterable[CardId], **data: Any) -> CardId:
        """One of several cards."""
        return await self.ask(seat, prompt, [Choice(f"card:{card}", card, {"card": card}) for card in cards], **data)

    async def agrees(self, seat: int, prompt: str, **data: Any) -> bool:
        """Yes or no."""
        return await self.ask(seat, prompt, YES_NO, **data)

    def is_item(self, card: CardId) -> bool:
        """Whether a card, or a haunt's token, is treated as an item."""
        holding = HOLDINGS.get(card)
        return holding.item if holding is not None else card not in EVENTS
