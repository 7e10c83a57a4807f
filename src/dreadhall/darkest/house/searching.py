"""Looking for equipment. (D-SEARCH)"""

from dreadhall.darkest.components.catalogue import CARDS, ITEM_OF, LIMITS, SURVIVOR_DIE
from dreadhall.darkest.happenings.house import CardFound, CardKept, Discarded, SearchRoll
from dreadhall.darkest.ids import CardId, RoomId
from dreadhall.darkest.presentation.rolls import seeks
from dreadhall.darkest.state import Held, Survivor
from dreadhall.darkest.survivors import acts
from dreadhall.darkest.survivors.actions import Actions
from dreadhall.darkest.survivors.acts import Act
from dreadhall.darkest.survivors.boards import has_skill, new_card
from dreadhall.kernel import Face, hook

BELT = 2


class Searching(Actions):
    """Noise and finds."""

    @hook(replaced=True)
    def can_search(self, room: RoomId) -> bool:
        """Whether a room can be searched: each gives something up once, a destroyed tile nothing. (D-SEARCH-01, 12)"""
        return room not in self.state.searched and self.square(room) not in self.state.destroyed

    async def do_search(self, who: Survivor, act: Act) -> None:
        """A die per survivor present, at most four, and the terror die. (D-SEARCH-01 to 11)"""
        self.spend(who, 1)
        people = self.survivors_in(who.room)
        room = who.room
        dice = self.roll(SURVIVOR_DIE, min(len(people), LIMITS.survivor_dice))
        terror = self.roll_terror()
        successes = self.search_successes(room, dice.count("success"))
        finds = min(successes, len(self.state.equipment))
        noise = makes_noise(dice)
        roll = seeks("search", dice, "success")
        self.tell(
            SearchRoll(survivor=who.id, room=room, terror=terror, finds=finds, noise=noise, **roll), cause="search"
        )
        if successes:
            await self.find(who, finds)
        if noise:
            await self.terror(terror, room, "noise")

    def search_successes(self, room: RoomId, successes: int) -> int:
        """Every searcher in the room adds one to a find. (D-CHAR-19, 26)"""
        if not successes:
            return 0
        return successes + sum(has_skill(who, "searcher") for who in self.survivors_in(room))

    async def find(self, who: Survivor, finds: int) -> None:
        """Draw the cards, mark the room, share them out. (D-SEARCH-03, 07, 13)"""
        found = [self.found_card(who, CardId(self.draw(self.state.equipment))) for _ in range(finds)]
        self.mark_searched(who.room, found)
        for held in found:
            self.tell(CardFound(survivor=who.id, card=held.card), cause="search")
        await self.share_finds(who, found)

    @hook
    def mark_searched(self, room: RoomId, found: list[Held]) -> None:
        """After a success the room counts as searched, whatever was found. (D-SEARCH-07, 13)"""
        self.state.searched.append(room)

    def found_card(self, who: Survivor, card: CardId) -> Held:
        """An ammo belt finds two markers more with every ammo card. (D-CHAR-10)"""
        held = new_card(card)
        if ITEM_OF[card].kind == "ammo" and has_skill(who, "ammo-belt"):
            held.ammo = BELT
        return held

    async def share_finds(self, who: Survivor, found: list[Held]) -> None:
        """The searcher gives each card to somebody in the room, one each at most. (D-SEARCH-04, 06)"""
        takers = self.survivors_in(who.room)
        await self.drop_surplus(who, found, len(takers))
        await self.hand_out(who, found, takers)

    @hook
    async def hand_out(self, who: Survivor, found: list[Held], takers: list[Survivor]) -> None:
        """Who gets the cards found: each goes to whomever the searcher likes. (D-SEARCH-04)"""
        for held in found:
            names = [acts.survivor(taker.id) for taker in takers]
            colours = list(CARDS[held.card].colours)
            name = await self.ask_owner(who, "search-keep", names, card=held.card, colours=colours)
            taker = self.survivor(name)
            takers.remove(taker)
            self.tell(CardKept(survivor=name, card=held.card))
            await self.receive(taker, held)

    async def drop_surplus(self, who: Survivor, found: list[Held], keep: int) -> None:
        """What nobody can take is shown and lost. (D-SEARCH-06)"""
        while len(found) > keep:
            card = await self.ask_owner(who, "search-drop", [acts.card(held.card) for held in found])
            found.remove(next(held for held in found if held.card == card))
            self.tell(Discarded(survivor=who.id, card=card), cause="left-behind")


def makes_noise(dice: list[Face]) -> bool:
    """Any icon but success shown twice. (D-SEARCH-09)"""
    return any(dice.count(face) > 1 for face in dice if face != "success")
