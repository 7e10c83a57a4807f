"""What survivors carry: hands, pack, ammunition, virus tokens. (D-INV, D-AMMO, D-BITE)"""

from typing import Literal

from dreadhall.darkest.components.catalogue import ITEM_OF, LIMITS
from dreadhall.darkest.happenings.house import Discarded
from dreadhall.darkest.happenings.survivors import Bitten, Readied, Reloaded, Stowed, VirusCured
from dreadhall.darkest.house.fire import Fire
from dreadhall.darkest.ids import NO_CARD, CardId
from dreadhall.darkest.state import Held, Survivor
from dreadhall.darkest.survivors import acts
from dreadhall.darkest.survivors.boards import cards_of, fits_in_hands, hands_used, has_skill, items_carried, take_from
from dreadhall.kernel import Choice, hook


class Inventory(Fire):
    """Cards change hands, sides and owners."""

    def inventory_limit(self, who: Survivor) -> int:
        """Five items, four when five survivors play; one more for a backpacker. (D-INV-02, D-CHAR-07)"""
        return self.team_inventory_limit() + has_skill(who, "backpacker")

    @hook(replaced=True)
    def team_inventory_limit(self) -> int:
        """How many items fit on a board, by the number of survivors the game was set up for. (D-INV-02, D-DEATH-09)"""
        return LIMITS.inventory_revised[self.team_size() - 2]

    def team_size(self) -> int:
        """With how many survivors the game was set up."""
        return self.options.survivors or max(3, self.seats)

    async def receive(self, who: Survivor, held: Held) -> None:
        """Take a card; with a full inventory something has to go. (D-INV-09)"""
        self.put_away(who, held)
        await self.keep_to_limit(who, held.card)

    async def keep_to_limit(self, who: Survivor, new: CardId = NO_CARD) -> None:
        """Nobody carries more than the limit, new card or not. (D-INV-02, 09)"""
        while items_carried(who) > self.inventory_limit(who):
            await self.make_room(who, new)

    def put_away(self, who: Survivor, held: Held) -> None:
        """Gear goes into free hands, everything else into the pack; moving it later is free. (D-INV-04, 07, 08)"""
        if fits_in_hands(who, held.card):
            who.hands.append(held)
        else:
            who.pack.append(held)

    async def make_room(self, who: Survivor, new: CardId) -> None:
        """Discard a card, or in the own turn use one up or pass one on. (D-INV-09)"""
        choices: list[Choice[acts.Act]] = [acts.DISCARD[who.id, held.card] for held in cards_of(who)]
        if self.is_active(who):
            choices += self.ways_to_lighten(who)
        chosen = await self.ask_owner(who, "inventory-full", choices, card=new)
        if chosen.verb == "discard":
            self.discard(who, chosen.card, "full")
        else:
            await self.lighten(who, chosen)

    @hook(replaced=True)
    def ways_to_lighten(self, who: Survivor) -> list[Choice[acts.Act]]:
        """How an active survivor who carries too much gets rid of a card without throwing it away. (D-INV-09)"""
        return []

    @hook(replaced=True)
    async def lighten(self, who: Survivor, chosen: acts.Act) -> None:
        """Do one of the `ways_to_lighten`."""

    def discard(self, who: Survivor, card: CardId, cause: str) -> None:
        """A card leaves the game. (D-INV-10)"""
        take_from(who, card)
        self.tell(Discarded(survivor=who.id, card=card), cause=cause)

    # Moving gear between the sides (D-INV-08)

    def add_gear_choices(self, who: Survivor, into: list[Choice[acts.Act]]) -> None:
        """Gear may change sides at any time."""
        for held in who.hands:
            into.append(acts.STOW[who.id, held.card])
        if who.pack:
            free = LIMITS.hands - hands_used(who)
            for held in who.pack:
                if 0 < ITEM_OF[held.card].hands <= free:
                    into.append(acts.READY[who.id, held.card])

    async def do_stow(self, who: Survivor, act: acts.Act) -> None:
        """From the hand into the pack."""
        who.pack.append(take_from(who, act.card))
        self.tell(Stowed(survivor=who.id, card=act.card))

    async def do_ready(self, who: Survivor, act: acts.Act) -> None:
        """From the pack into the hand."""
        who.hands.append(take_from(who, act.card))
        self.tell(Readied(survivor=who.id, card=act.card))

    async def take_in_hand(self, who: Survivor, held: Held) -> None:
        """Put a card to use; what is in its way is put away. (D-INV-08)"""
        if held in who.hands:
            return
        while not fits_in_hands(who, held.card):
            await self.stow_something(who)
        await self.do_ready(who, acts.Act("ready", who.id, held.card))

    async def stow_something(self, who: Survivor) -> None:
        """Free a hand."""
        card = await self.ask_owner(who, "stow-what", [acts.card(held.card) for held in who.hands])
        await self.do_stow(who, acts.Act("stow", who.id, card))

    async def do_discard(self, who: Survivor, act: acts.Act) -> None:
        """Throw a card away on purpose. (D-PASS-09)"""
        self.discard(who, act.card, "throw-away")

    # Ammunition (D-AMMO)

    def add_ammo(self, who: Survivor, held: Held, markers: int, cause: str) -> None:
        """Load a weapon, at most eight markers. (D-AMMO-02)"""
        was, most = held.ammo, LIMITS.ammo_max
        held.ammo = now = min(was + markers, most)
        self.tell(Reloaded(survivor=who.id, card=held.card, ammo=now - was, was=was, now=now, of=most), cause=cause)

    # Virus tokens (D-BITE)

    @hook
    async def bite(self, who: Survivor, cause: str) -> None:
        """What a bite does: the virus token needs a space on the board, for good. (D-BITE-01 to 05)"""
        if items_carried(who) >= self.inventory_limit(who) and (cards := cards_of(who)):
            lost = await self.ask_owner(who, "virus-discard", [acts.card(held.card) for held in cards])
            self.discard(who, lost, "bite")
        side = await self.ask_owner(who, "virus-side", [acts.named("side", "left"), acts.named("side", "right")])
        await self.place_virus(who, "right" if side == "right" else "left", cause)

    async def place_virus(self, who: Survivor, side: Literal["left", "right"], cause: str) -> None:
        """On the right it takes a hand; what no longer fits there is put away. (D-BITE-04)"""
        was = len(who.virus)
        who.virus.append(side)
        now = was + 1
        self.tell(Bitten(survivor=who.id, room=who.room, side=side, tokens=now, was=was, now=now), cause=cause)
        while hands_used(who) > LIMITS.hands:
            await self.stow_something(who)

    def cure_second_virus(self, who: Survivor, cause: str) -> None:
        """The token received second is the one that goes. (D-BITE-06, 08, 09)"""
        was = len(who.virus)
        who.virus.pop()
        self.tell(VirusCured(survivor=who.id, was=was, now=was - 1), cause=cause)
