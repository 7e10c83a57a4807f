"""What survivors carry: hands, pack, ammunition, virus tokens. (D-INV, D-AMMO, D-BITE)"""

from typing import Literal

from dreadhall.darkest.components.catalogue import CARDS, LIMITS
from dreadhall.darkest.house.fire import Fire
from dreadhall.darkest.state import Held, Survivor
from dreadhall.darkest.survivors import acts
from dreadhall.kernel import Choice, hook

LETHAL_DOSE = 2


class Inventory(Fire):
    """Cards change hands, sides and owners."""

    def inventory_limit(self, who: Survivor) -> int:
        """Five items, four when five survivors play; one more for a backpacker. (D-INV-02, D-CHAR-07)"""
        return self.team_inventory_limit() + self.has_skill(who, "backpacker")

    @hook(replaced=True)
    def team_inventory_limit(self) -> int:
        """How many items fit on a board, by the number of survivors the game was set up for. (D-INV-02, D-DEATH-09)"""
        return LIMITS.inventory_revised[self.team_size() - 2]

    def team_size(self) -> int:
        """With how many survivors the game was set up."""
        return self.options.survivors or max(3, self.seats)

    def load(self, who: Survivor) -> int:
        """Items carried; a virus token is one, chips and the cure are not. (D-INV-03)"""
        return len(who.hands) + len(who.pack) + len(who.virus)

    def hands_used(self, who: Survivor) -> int:
        """Hand icons on the right side, virus tokens there included. (D-INV-04, D-BITE-04)"""
        used = who.virus.count("right")
        for held in who.hands:
            used += self.item(held.card).hands
        return used

    def fits_in_hands(self, who: Survivor, card: str) -> bool:
        """Whether a card is gear for which a hand is free."""
        hands = self.item(card).hands
        return hands > 0 and self.hands_used(who) + hands <= LIMITS.hands

    def is_gear(self, card: str) -> bool:
        """Gear has hand icons, consumables have none. (D-INV-01)"""
        return self.item(card).hands > 0

    def new_card(self, card: str) -> Held:
        """A card as it is found, a firearm loaded. (D-AMMO-01)"""
        return Held(card, self.item(card).ammo or 0)

    async def receive(self, who: Survivor, held: Held) -> None:
        """Take a card; with a full inventory something has to go. (D-INV-09)"""
        self.put_away(who, held)
        await self.keep_to_limit(who, held.card)

    async def keep_to_limit(self, who: Survivor, new: str = "") -> None:
        """Nobody carries more than the limit, new card or not. (D-INV-02, 09)"""
        while self.load(who) > self.inventory_limit(who):
            await self.make_room(who, new)

    def put_away(self, who: Survivor, held: Held) -> None:
        """Gear goes into free hands, everything else into the pack; moving it later is free. (D-INV-04, 07, 08)"""
        if self.fits_in_hands(who, held.card):
            who.hands.append(held)
        else:
            who.pack.append(held)

    async def make_room(self, who: Survivor, new: str) -> None:
        """Discard a card, or in the own turn use one up or pass one on. (D-INV-09)"""
        choices: list[Choice[acts.Act]] = [acts.DISCARD[who.id, held.card] for held in self.cards_of(who)]
        if self.is_active(who):
            choices += self.ways_to_lighten(who)
        chosen = await self.ask_owner(who, "inventory-full", choices, card=new)
        if chosen.verb == "discard":
            self.discard(who, chosen.what, "full")
        else:
            await self.lighten(who, chosen)

    @hook(replaced=True)
    def ways_to_lighten(self, who: Survivor) -> list[Choice[acts.Act]]:
        """How an active survivor who carries too much gets rid of a card without throwing it away. (D-INV-09)"""
        return []

    @hook(replaced=True)
    async def lighten(self, who: Survivor, chosen: acts.Act) -> None:
        """Do one of the `ways_to_lighten`."""

    def take_from(self, who: Survivor, card: str) -> Held:
        """Take a card off the survivor's board."""
        for side in (who.hands, who.pack):
            for held in side:
                if held.card == card:
                    side.remove(held)
                    return held
        raise LookupError(f"{who.id} does not carry {card}")

    def discard(self, who: Survivor, card: str, cause: str = "") -> None:
        """A card leaves the game. (D-INV-10)"""
        self.take_from(who, card)
        self.emit("discarded", cause=cause, survivor=who.id, card=card)

    # Moving gear between the sides (D-INV-08)

    def add_gear_choices(self, who: Survivor, into: list[Choice[acts.Act]]) -> None:
        """Gear may change sides at any time."""
        for held in who.hands:
            into.append(acts.STOW[who.id, held.card])
        if who.pack:
            free = LIMITS.hands - self.hands_used(who)
            for held in who.pack:
                if 0 < self.item(held.card).hands <= free:
                    into.append(acts.READY[who.id, held.card])

    async def do_stow(self, who: Survivor, act: acts.Act) -> None:
        """From the hand into the pack."""
        who.pack.append(self.take_from(who, act.what))
        self.emit("stowed", survivor=who.id, card=act.what)

    async def do_ready(self, who: Survivor, act: acts.Act) -> None:
        """From the pack into the hand."""
        who.hands.append(self.take_from(who, act.what))
        self.emit("readied", survivor=who.id, card=act.what)

    def at_hand(self, who: Survivor, item: str) -> Held | None:
        """A card of this kind that is in use, or could be at once. (D-INV-05, 08)"""
        free = LIMITS.hands - who.virus.count("right")
        in_pack = (held for held in who.pack if CARDS[held.card].item == item and self.item(held.card).hands <= free)
        return self.uses(who, item) or next(in_pack, None)

    async def take_in_hand(self, who: Survivor, held: Held) -> None:
        """Put a card to use; what is in its way is put away. (D-INV-08)"""
        if held in who.hands:
            return
        while not self.fits_in_hands(who, held.card):
            await self.stow_something(who)
        await self.do_ready(who, acts.Act("ready", who.id, held.card))

    async def stow_something(self, who: Survivor) -> None:
        """Free a hand."""
        card = await self.ask_owner(who, "stow-what", [acts.card(held.card) for held in who.hands])
        await self.do_stow(who, acts.Act("stow", who.id, card))

    async def do_discard(self, who: Survivor, act: acts.Act) -> None:
        """Throw a card away on purpose. (D-PASS-09)"""
        self.discard(who, act.what)

    # Ammunition (D-AMMO)

    def add_ammo(self, who: Survivor, held: Held, markers: int) -> None:
        """Load a weapon, at most eight markers. (D-AMMO-02)"""
        gained = min(markers, LIMITS.ammo_max - held.ammo)
        held.ammo += gained
        self.emit("reloaded", survivor=who.id, card=held.card, ammo=gained)

    # Virus tokens (D-BITE)

    def can_be_bitten(self, who: Survivor) -> bool:
        """Not with two tokens, not while resistant. (D-BITE-02, D-CHAR-15)"""
        return len(who.virus) < LETHAL_DOSE and not self.has_skill(who, "virus-resistance")

    @hook
    async def bite(self, who: Survivor) -> None:
        """What a bite does: the virus token needs a space on the board, for good. (D-BITE-01 to 05)"""
        if self.load(who) >= self.inventory_limit(who) and (cards := self.cards_of(who)):
            lost = await self.ask_owner(who, "virus-discard", [acts.card(held.card) for held in cards])
            self.discard(who, lost, "bite")
        side = await self.ask_owner(who, "virus-side", [acts.named("side", "left"), acts.named("side", "right")])
        await self.place_virus(who, "right" if side == "right" else "left")

    async def place_virus(self, who: Survivor, side: Literal["left", "right"]) -> None:
        """On the right it takes a hand; what no longer fits there is put away. (D-BITE-04)"""
        who.virus.append(side)
        self.emit("bitten", survivor=who.id, side=side, tokens=len(who.virus))
        while self.hands_used(who) > LIMITS.hands:
            await self.stow_something(who)

    def cure_second_virus(self, who: Survivor, cause: str) -> None:
        """The token received second is the one that goes. (D-BITE-06, 08, 09)"""
        who.virus.pop()
        self.emit("virus-cured", cause=cause, survivor=who.id)

    def is_infected(self, who: Survivor) -> bool:
        """Two virus tokens. (D-BITE-07)"""
        return len(who.virus) == LETHAL_DOSE

    def colours_of(self, who: Survivor) -> list[str]:
        """The code icons on all of a survivor's cards, on both sides. (D-UNLOCK-05)"""
        return [colour for held in self.cards_of(who) for colour in CARDS[held.card].colours]
