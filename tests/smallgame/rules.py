"""The rules of Lanterns."""

from collections.abc import Iterator

from typing_extensions import override

from dreadhall.kernel import Choice, Die, Rules
from tests.smallgame.happenings import (
    CardDrawn,
    CardShown,
    Entered,
    LanternLit,
    Leads,
    Luck,
    Peeked,
    RoomSafe,
    SomebodyDrew,
    SomebodyPeeked,
    TrapHidden,
    TrapSprung,
)
from tests.smallgame.state import HAND, ROOMS, LanternOptions, LanternState, LanternView, PlayerView

LUCK = Die("luck", ("dark", "dark", "dim", "dim", "bright", "bright"))
ENOUGH = 5


class Turns(Rules[LanternState, LanternOptions]):
    """Set-up, bidding and the leader's action, each a step of its own."""

    @override
    async def step(self) -> None:
        if self.state.phase == "set-up":
            await self.set_up()
        elif self.state.phase == "bid":
            await self.bid()
        else:
            await self.act()

    async def set_up(self) -> None:
        for seat in range(self.seats):
            self.refill(seat)
        rooms = [Choice(f"trap:{room}", room) for room in ROOMS]
        self.state.trap = await self.ask(0, "hide-trap", rooms, secret=True)
        self.tell(TrapHidden())
        self.state.phase = "bid"

    def refill(self, seat: int) -> None:
        hand = self.state.players[seat].hand
        while len(hand) < HAND and len(self.state.cards):
            card = self.draw(self.state.cards, to=[seat])
            hand.append(card)
            self.tell(CardDrawn(card=card), to=[seat])
            self.tell(SomebodyDrew(seat=seat))

    async def bid(self) -> None:
        if self.state.round == self.options.rounds:
            self.end_game([0], "dawn")
        self.state.round += 1
        parts = {seat: self.bids(seat) for seat in range(self.seats) if self.state.players[seat].hand}
        if not parts:
            self.end_game([0], "cards-spent")
        chosen = await self.ask_all("bid", parts, secret=True)
        for seat, card in chosen.items():
            self.show(seat, card)
        self.state.leader = self.highest(chosen)
        self.tell(Leads(seat=self.state.leader))
        self.state.phase = "act"

    def bids(self, seat: int) -> list[Choice[str]]:
        return [Choice(f"bid:{card}", card, {"card": card}) for card in sorted(set(self.state.players[seat].hand))]

    def show(self, seat: int, card: str) -> None:
        self.state.players[seat].hand.remove(card)
        self.state.peeked = [seen for seen in self.state.peeked if seen[1:] != (seat, card)]
        self.tell(CardShown(seat=seat, card=card), reveals=True)

    def highest(self, bids: dict[int, str]) -> int:
        best = max(bids.values())
        tied = [seat for seat, card in bids.items() if card == best]
        return tied[0] if len(tied) == 1 else tied[self.chance("tie", len(tied))[0]]

    async def act(self) -> None:
        seat = self.state.leader
        action = await self.ask(seat, "act", self.actions(seat))
        if action == "rob":
            await self.rob(seat)
        elif action == "peek":
            await self.peek(seat)
        elif action == "enter":
            await self.enter(seat)
        for other in range(self.seats):
            self.refill(other)
        self.state.phase = "bid"

    def actions(self, seat: int) -> Iterator[Choice[str]]:
        if any(player.lanterns for other, player in enumerate(self.state.players) if other != seat):
            yield Choice("rob", "rob")
        if any(player.hand for other, player in enumerate(self.state.players) if other != seat):
            yield Choice("peek", "peek")
        yield Choice("enter", "enter")
        yield Choice("pass", "pass")

    async def rob(self, seat: int) -> None:
        """Choose a victim, then press your luck as often as you dare."""
        rich = [other for other, player in enumerate(self.state.players) if player.lanterns and other != seat]
        victim = await self.ask(seat, "rob-whom", [Choice(f"seat:{other}", other, {"seat": other}) for other in rich])
        while self.state.players[victim].lanterns:
            face = self.roll(LUCK)[0]
            self.tell(Luck(face=face), cause="rob")
            if face == "dark":
                return
            self.state.players[victim].lanterns -= 1
            await self.light(seat)
            if face == "dim" or not await self.dare(seat):
                return

    async def dare(self, seat: int) -> bool:
        return await self.ask(seat, "dare", [Choice("dare:yes", True), Choice("dare:no", False)])

    async def peek(self, seat: int) -> None:
        others = [o for o, player in enumerate(self.state.players) if player.hand and o != seat]
        victim = await self.ask(
            seat, "peek-whom", [Choice(f"seat:{other}", other, {"seat": other}) for other in others]
        )
        card = min(self.state.players[victim].hand)
        if (seat, victim, card) not in self.state.peeked:
            self.state.peeked.append((seat, victim, card))
        self.tell(Peeked(by_seat=seat, seat=victim, card=card), to=[seat, victim])
        self.tell(SomebodyPeeked(by_seat=seat, seat=victim))

    async def enter(self, seat: int) -> None:
        """The guests choose their room together; the keeper lights a lantern without going anywhere."""
        if seat == 0:
            await self.light(seat)
            return
        guests = range(1, self.seats)
        rooms = [Choice(f"room:{room}", room, {"room": room}) for room in ROOMS]
        room = await self.ask(guests, "enter-where", rooms, lanterns=self.state.players[seat].lanterns)
        self.tell(Entered(seat=seat, room=room, by_seat=self.decided_by))
        if room == self.state.trap and not self.state.sprung:
            self.state.sprung = True
            self.tell(TrapSprung(room=room), reveals=True)
        else:
            # That nothing sprang tells the guests something, too.
            self.tell(RoomSafe(room=room), reveals=not self.state.sprung)
            await self.light(seat)

    async def light(self, seat: int) -> None:
        self.state.players[seat].lanterns += 1
        self.tell(LanternLit(seat=seat))
        side = [0] if seat == 0 else list(range(1, self.seats))
        if sum(self.state.players[one].lanterns for one in side) >= ENOUGH:
            self.end_game(side, "lanterns")

    @override
    def view(self, seat: int | None) -> LanternView:
        state = self.state
        players = [
            PlayerView(player.hand if other == seat else None, len(player.hand), player.lanterns)
            for other, player in enumerate(state.players)
        ]
        trap = state.trap if seat == 0 or state.sprung else None
        peeked = [(owner, card) for by, owner, card in state.peeked if by == seat]
        return LanternView(state.round, state.phase, players, len(state.cards), trap, peeked)


class WildTurns(Turns):
    """The option `luck: wild`: robbers always dare."""

    @override
    async def dare(self, seat: int) -> bool:
        return True
