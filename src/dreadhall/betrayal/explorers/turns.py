"""The turn of an explorer. (B-TURN, B-MOVE)"""

from dreadhall.betrayal.cards.snares import held_by
from dreadhall.betrayal.components.lookup import LOOKUP
from dreadhall.betrayal.explorers.rolls import RollVoid, until_void
from dreadhall.betrayal.explorers.trading import Trading
from dreadhall.betrayal.ground import Deed, DeedOf
from dreadhall.betrayal.happenings.phases import TurnStarts
from dreadhall.betrayal.house.arriving import ACT_ON_LEAVING
from dreadhall.betrayal.house.compass import LETTERS
from dreadhall.betrayal.house.plan import ROOM_OF, sheet_of
from dreadhall.betrayal.ids import NOWHERE, Place
from dreadhall.betrayal.state import Explorer, Turn
from dreadhall.kernel import Choice, hook


class Turns(Trading):
    """Moving and doing, in any order."""

    # The steps of a turn

    @hook
    async def turn_start(self) -> None:
        """Somebody is up: everybody hears of it, and the turn begins."""
        self.tell_turn(self.active)
        await self.begin_turn(self.active)

    def tell_turn(self, who: Explorer) -> None:
        """Everybody hears whose turn it is."""
        self.tell(TurnStarts(explorer=who.id))

    async def begin_turn(self, who: Explorer) -> None:
        """What happens before anything can be done."""
        with until_void():
            await self.start_of_turn(who)
        self.state.phase = "turn" if self.can_act(who) and not self.turn.ended else "turn-end"

    @hook
    def can_act(self, who: Explorer) -> bool:
        """Whether somebody's turn goes on: not for the dead, and not away from the board."""
        return who.alive and not who.away

    async def start_of_turn(self, who: Explorer) -> None:
        """What the haunt does comes first; companions that waited here join; cards act. (B-DEATH-06)"""
        with until_void():  # who has changed sides by it goes on with the turn (C-24)
            await self.turn_begins(who)
        if not self.on_board(who):
            return
        if self.state.companions:
            await self.take_companions(who)
        if who.cards:
            await self.start_of_turn_cards(who)
        if self.state.music and self.on_board(who):
            await self.hear_music(who)

    @hook
    async def turn_begins(self, who: Explorer) -> None:
        """What a haunt does at the start of an explorer's turn."""

    @hook
    async def turn_step(self) -> None:
        """One thing to do, or the end of the turn. (B-TURN-02, B-TURN-03, B-DEC-02)"""
        who = self.state.explorers[self.turn.seat]
        choices = self.deeds(who)
        if not self.owes_a_step(who, choices):
            choices.append(Choice("end-turn", (self.end_turn, ())))
        left = self.spaces_left(who)
        do, told = await self.ask(self.controller(who), "turn", choices, always=True, explorer=who.id, spaces=left)
        try:  # noqa: SIM105 - as `until_void`, at a third of its cost: this is done at most decisions
            await do(*told)
        except RollVoid:
            pass
        if do == self.end_turn:
            self.state.phase = "turn-end"
        else:
            self.deed_done(who)

    @hook
    def owes_a_step(self, who: Explorer, choices: list[Choice[Deed]]) -> bool:
        """Whether somebody who has these choices may not end the turn yet: nobody, unless a haunt drives them on."""
        return False

    @hook
    def deed_done(self, who: Explorer) -> None:
        """After each deed the turn goes on, or is over."""
        if self.turn.ended or not self.can_act(who):
            self.state.phase = "turn-end"

    async def end_turn(self) -> None:
        """Nothing more. (B-TURN-03)"""
        self.turn.ended = True

    @hook
    async def turn_end(self) -> None:
        """Tile text, then cards and haunt, then the haunt roll. (B-TURN-06, B-TURN-07)"""
        who = self.active
        if self.on_board(who):
            with until_void():
                await self.end_of_turn(who)
        await self.after_turn()

    async def end_of_turn(self, who: Explorer) -> None:
        """What the tile says comes first; cards act; what the haunt does is last."""
        await self.end_of_turn_text(who)
        if who.cards and self.on_board(who):
            await self.end_of_turn_cards(who)
        if self.on_board(who):
            await self.turn_ends(who)

    @hook
    async def turn_ends(self, who: Explorer) -> None:
        """What a haunt does at the end of an explorer's turn."""

    @hook
    async def after_turn(self) -> None:
        """What comes between two turns; then the turn is handed on."""
        self.pass_turn((self.turn.seat + 1) % self.seats)

    @hook
    def pass_turn(self, seat: int) -> None:
        """The turn of the next seat begins; per-turn limits start anew."""
        self.give_turn(Turn(seat=seat))
        self.state.phase = "turn-start"

    # What can be done

    @hook
    def deeds(self, who: Explorer) -> list[Choice[Deed]]:
        """Everything legal now; whoever is held can only struggle."""
        return self.freeing_deeds(who) if held_by(who) else self.free_deeds(who)

    @hook
    def free_deeds(self, who: Explorer) -> list[Choice[Deed]]:
        """What somebody can do whom nothing holds; the haunt adds to it."""
        company = self.others_with(who)
        found = [] if self.turn.over else self.moves(who)
        room = sheet_of(who.place)
        if room.barrier is not None or room.fall is not None:
            found += self.room_deeds(who)
        if self.state.tokens:
            found += self.token_deeds(who)
        if who.cards:
            found += self.item_deeds(who)
            found += self.trading_deeds(who, company)
        elif who.place in self.state.piles:
            found += self.trading_deeds(who, company)
        if company:
            found += self.freeing_deeds(who)
        return found

    # Movement

    @hook
    def allowance(self, who: Explorer) -> int:
        """How many spaces a turn has: the Speed value as it is now. (B-MOVE-01, B-MOVE-03)"""
        speed = self.value(who, "speed")
        for card in who.cards:
            if card in LOOKUP.slows:
                speed = min(speed, LOOKUP.slows[card])
        return speed

    def spaces_left(self, who: Explorer) -> int:
        """The spaces that can still be spent."""
        turn = self.state.turn
        return 0 if turn.over else max(0, self.allowance(who) - turn.spent)

    @hook
    def entry_price(self, who: Explorer, place: Place) -> int:
        """The spaces that a room costs whoever enters it; the unknown has no place yet. (B-MOVE-02)"""
        return 1

    @hook(replaced=True)
    def surcharge(self, who: Explorer) -> int:
        """The spaces that a step costs for what is left behind: nothing before the haunt. (B-PAST-01)"""
        return 0

    def step_price(self, who: Explorer, place: Place = NOWHERE) -> int:
        """What a step to a place costs, or one into the unknown."""
        return self.entry_price(who, place) + self.surcharge(who)

    def can_pay(self, who: Explorer, price: int) -> bool:
        """Whether a step is affordable: the first one of a turn always is. (B-MOVE-07)"""
        turn = self.state.turn
        return not turn.over and (turn.spent == 0 or price <= max(0, self.allowance(who) - turn.spent))

    def moves(self, who: Explorer) -> list[Choice[Deed]]:
        """Steps to rooms nearby, and into the unknown."""
        extra = self.surcharge(who)
        any_price = self.turn.spent == 0  # the first step is always possible (B-MOVE-07)
        left = 0 if any_price else self.allowance(who) - self.turn.spent
        if not any_price and left <= extra:
            return []
        place, walk, entry_price = who.place, self.walk, self.entry_price
        sided, direction_from = self.plan.sided, self.plan.direction_from
        found: list[Choice[Deed]] = []
        for to in self.steps_of(who, place):
            price = entry_price(who, to) + extra
            if any_price or price <= left:
                direction = direction_from(place, to) if to in sided else ""
                data = {"place": to, "direction": direction, "price": price}
                step: DeedOf[Explorer, Place, int] = (walk, (who, to, price))
                found.append(Choice("go:" + to, step, data))
        sides = self.may_discover(place)
        if sides and ((price := entry_price(who, NOWHERE) + extra) <= left or any_price):
            for side in sides:
                data = {"side": side, "direction": LETTERS[side], "price": price}
                search: DeedOf[Explorer, int, int] = (self.explore, (who, side, price))
                found.append(Choice("explore:" + LETTERS[side], search, data))
        return found

    def pay(self, price: int) -> None:
        """Spend spaces."""
        self.turn.spent += price
        self.turn.moved = True

    async def walk(self, who: Explorer, place: Place, price: int) -> None:
        """Go to a room that lies there already. (B-MOVE-08)"""
        self.pay(price)
        if ROOM_OF[who.place] in ACT_ON_LEAVING:
            await self.leave(who)
            if not self.on_board(who):
                return
        if await self.gets_to(who, place):
            await self.arrive(who, place)

    @hook
    async def gets_to(self, who: Explorer, place: Place) -> bool:
        """Whether somebody who has set out for the next place gets there: a haunt may ask for a roll."""
        return True

    async def explore(self, who: Explorer, side: int, price: int) -> None:
        """Go through an open doorway. (B-MOVE-09, B-DISC-01)"""
        self.pay(price)
        if ROOM_OF[who.place] in ACT_ON_LEAVING:
            await self.leave(who)
            if not self.on_board(who):
                return
        await self.discover(who, side)
