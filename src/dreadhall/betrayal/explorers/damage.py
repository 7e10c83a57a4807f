"""Damage, lost traits and death. (B-DMG, B-DEATH)"""

from collections.abc import Iterable

from typing_extensions import override

from dreadhall.betrayal.components.catalogue import HOLDINGS
from dreadhall.betrayal.components.lookup import LOOKUP
from dreadhall.betrayal.explorers.ground import Fighter
from dreadhall.betrayal.explorers.rolls import Rolls
from dreadhall.betrayal.explorers.traits import INDEX, PAIRS
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.state import HIGHEST, SKULL, Explorer
from dreadhall.kernel import Choice


class Damage(Rolls):
    """What hurts explorers. Monsters are stunned instead: see the chapter on monsters."""

    async def take_damage(self, who: Explorer, kind: str, points: int, *, by: Fighter | None = None) -> int:
        """Physical or mental damage, split by the victim in one decision: how many points came through. (B-DMG)"""
        if not self.on_board(who):
            return 0
        kind = await self.convert_damage(who, kind, points)
        dealt, points = points, self.reduce_damage(who, kind, points, by)
        if points <= 0:
            self.tell_damage(who, kind, 0, dealt)
            return 0
        first, second = PAIRS[kind]
        on_first = await self.split_damage(who, kind, points)
        self.tell_damage(who, kind, points, dealt)
        floor = self.floor_of_damage(who, by)
        self.drop_clip(who, first, on_first, floor=floor)
        self.drop_clip(who, second, points - on_first, floor=floor)
        await self.check_death(who, by.id if by is not None else "")
        return points

    def tell_damage(self, who: Explorer, kind: str, points: int, dealt: int) -> None:
        """What comes through of what was dealt; nothing at all is said, too."""
        told, name, spared = "hurt" if points else "unhurt", who.id, dealt - points
        self.emit(told, cause=self.cause, explorer=name, damage=kind, points=points, dealt=dealt, spared=spared)

    async def convert_damage(self, who: Explorer, kind: str, points: int) -> str:
        """The Skull may turn all mental damage of one instance into physical damage."""
        for card in who.cards if points > 0 else ():
            other = LOOKUP.turns.get((card, kind))
            if other is None or self.barred_from_items(who):
                continue
            if await self.agrees(who.seat, "use-skull", points=points):
                self.emit("turns-damage", cause=self.cause, explorer=who.id, card=card, points=points)
                return other
        return kind

    def reduce_damage(self, who: Explorer, kind: str, points: int, by: Fighter | None) -> int:
        """The Armor takes a point off physical damage."""
        for card in who.cards:
            spared = LOOKUP.spares.get((card, kind), 0)
            if spared and not self.barred_from_items(who):
                points -= spared
        return points

    def floor_of_damage(self, who: Explorer, by: Fighter | None) -> int:
        """How far damage can bring a clip down."""
        return self.lowest_possible(who)

    async def split_damage(self, who: Explorer, kind: str, points: int) -> int:
        """How many of the points go on the first trait of the pair. (B-DMG-01, B-DMG-02, B-DEC-05)"""
        first, second = PAIRS[kind]
        lowest = self.lowest_possible(who)
        most_first, most_second = self.clip(who, first) - lowest, self.clip(who, second) - lowest
        choices = []
        outcomes = set()
        for on_first in range(points, -1, -1):
            rest = points - on_first
            lost = min(on_first, most_first), min(rest, most_second)
            if lost not in outcomes:
                outcomes.add(lost)
                data = {"first_trait": first, "on_first": on_first, "second_trait": second, "on_second": rest}
                choices.append(Choice(f"split:{on_first}-{rest}", on_first, data))
        return await self.ask(who.seat, "split-damage", choices, explorer=who.id, damage=kind, points=points)

    async def damage_roll(self, who: Explorer, kind: str, dice: int, why: str) -> int:
        """So many dice of damage. (B-DIE-07)"""
        if not self.on_board(who):
            return 0
        points = await self.throw(who, dice, why, kind="damage")
        with self.because(why):
            return await self.take_damage(who, kind, points)

    @override
    async def lose(self, who: Explorer, trait: str, spaces: int, *, by: str = "") -> int:
        """Lose spaces of a trait; that is no damage. (B-DMG-03)"""
        if not self.on_board(who):
            return 0
        moved = self.drop_clip(who, trait, spaces, floor=self.floor_of_loss(who))
        await self.check_death(who, by)
        return moved

    def floor_of_loss(self, who: Explorer) -> int:
        """How far a loss can bring a clip down."""
        return self.lowest_possible(who)

    def lose_safely(self, who: Explorer, trait: str, spaces: int) -> int:
        """Lose spaces, but never the last number: for set-up and things taken by force. (C-12, C-45)"""
        return self.drop_clip(who, trait, spaces, floor=0)

    async def choose_trait(self, who: Explorer, prompt: str, traits: Iterable[str]) -> str:
        """One of several traits."""
        choices = [Choice(f"trait:{trait}", trait, {"trait": trait}) for trait in traits]
        return await self.ask(who.seat, prompt, choices, explorer=who.id)

    async def lose_one_of(self, who: Explorer, traits: Iterable[str], spaces: int = 1) -> None:
        """Lose spaces of a trait of one's own choice."""
        if self.on_board(who):
            await self.lose(who, await self.choose_trait(who, "lose-trait", traits), spaces)

    async def gain_one_of(self, who: Explorer, traits: Iterable[str], spaces: int = 1) -> int:
        """Gain spaces of a trait of one's own choice, where one can still rise."""
        able = [trait for trait in traits if self.clip(who, trait) < HIGHEST]
        if not able or not self.on_board(who):
            return 0
        return self.raise_trait(who, await self.choose_trait(who, "gain-trait", able), spaces)

    # Death

    async def check_death(self, who: Explorer, by: str = "") -> None:
        """A clip on the skull kills at once. (B-DEATH-01, B-TRAIT-06)"""
        if who.alive and SKULL in who.clips:
            await self.dies(who, by)

    async def dies(self, who: Explorer, by: str = "") -> None:
        """The figure is removed; then a haunt has its say. (B-DEATH-03)"""
        self.falls_dead(who, by)
        await self.after_death(who, by)

    def falls_dead(self, who: Explorer, by: str = "") -> None:
        """The figure is removed, and what it had stays in the room. (B-DEATH-03 to B-DEATH-07)"""
        who.alive = False
        self.emit("dies", cause=self.cause, explorer=who.id, room=self.room(who), by=by)
        if self.state.haunt is not None:
            self.state.haunt.killers[str(who.seat)] = by
        self.leave_belongings(who)
        if self.turn.seat == who.seat and not self.turn.monster:
            self.turn.ended = True

    def leave_belongings(self, who: Explorer) -> None:
        """Items make a pile, companions wait, the rest is discarded; no traits change by it. (B-DEATH-05 to -07)"""
        place = self.comes_to_rest(who.place)
        left = [card for card in who.cards if self.stays_behind(card)]
        if left and room_of(place) not in self.state.destroyed:
            self.emit("leaves-behind", explorer=who.id, cards=left, room=room_of(place))
        for card in who.cards:
            if self.is_item(card):
                self.state.piles.setdefault(place, []).append(card)
            elif card in HOLDINGS and HOLDINGS[card].companion:
                self.state.companions[card] = place
            else:
                self.discard(card)
        who.cards = []
        who.over_the_top = {}
        who.status = {}

    def stays_behind(self, card: str) -> bool:
        """Whether a card stays in the room when its holder dies: as an item, or as somebody who waits."""
        return self.is_item(card) or (card in HOLDINGS and HOLDINGS[card].companion)

    async def after_death(self, who: Explorer, by: str) -> None:
        """What a haunt does when somebody has died."""

    def set_to_lowest(self, who: Explorer, trait: str) -> None:
        """Bring a clip down to the lowest number, never to the skull."""
        self.drop_clip(who, trait, who.clips[INDEX[trait]], floor=0)
