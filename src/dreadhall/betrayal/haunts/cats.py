"""The cats of haunt 35: they play with whom they catch, and swallow whoever does not get away."""

from typing_extensions import override

from dreadhall.betrayal.components.catalogue import TRAITS
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.explorers.combat import Attack, Clash
from dreadhall.betrayal.ground import Fighter
from dreadhall.betrayal.ids import CardId, ExplorerId, FigureId
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.kernel import Choice, Happening, hook

CAT = Monster("cat", speed=6, might=7, sanity=5, knowledge=5)
CAUGHT, STRUGGLED = 1, 2
"""What the status says of somebody in a cat's paws: just caught, or unable to get away."""
HELD = "caught"
"""The status."""
STRUGGLE = "h35-heroes-struggle"


class Caught(Happening, kind="h35-caught"):
    """A cat holds somebody."""

    monster: FigureId
    explorer: ExplorerId


class Dropped(Happening, kind="h35-dropped"):
    """A cat has let somebody fall."""

    explorer: ExplorerId


class Contest(Happening, kind="h35-contest"):
    """How those can get free whom a cat holds."""


class GetsAway(Happening, kind="h35-gets-away"):
    """Somebody is free of a cat."""

    explorer: ExplorerId


class Swallowed(Happening, kind="h35-swallowed"):
    """A cat eats somebody."""

    monster: FigureId
    explorer: ExplorerId


class CatsMemory(Memory):
    """Whom the cats hold."""

    held: dict[ExplorerId, FigureId] = {}
    """The cat that holds each of them."""
    contest_known: bool = False
    """Whether everybody knows how captives get away."""


class Cats(Haunt):
    """One catch at a time, and one chance for it to get away."""

    cats = remembers(CatsMemory)

    @override
    async def beaten(self, loser: Fighter, winner: Fighter, points: int, attack: Attack) -> None:
        """A hero who loses to a cat is caught and not hurt; a cat holds one at a time. (H35-36, H35-47, H35-48)"""
        if isinstance(loser, Explorer) and isinstance(winner, Figure) and self.catch_of(winner) is None:
            self.catch(winner, loser)
        else:
            await super().beaten(loser, winner, points, attack)

    def catch(self, cat: Figure, hero: Explorer) -> None:
        """The cat stays where it is and plays. (H35-36, H35-47, H35-53)"""
        self.seized(hero)
        hero.place = cat.place
        hero.status[HELD] = CAUGHT
        self.cats.held[hero.id] = cat.id
        self.tell(Caught(monster=cat.id, explorer=hero.id))
        if self.turn.monster == cat.id:
            self.turn.over = True
        elif self.has_the_turn(hero):
            self.turn.ended = True

    @hook
    def seized(self, hero: Explorer) -> None:
        """What else becomes of somebody who is caught."""

    def is_caught(self, fighter: Fighter) -> bool:
        """Whether a cat has caught somebody."""
        return isinstance(fighter, Explorer) and HELD in fighter.status

    def catch_of(self, cat: Figure) -> Explorer | None:
        """Whom a cat holds."""
        held = self.cats.held
        return next((who for who in self.state.explorers if held.get(who.id) == cat.id), None)

    def release(self, hero: Explorer) -> None:
        """No cat holds the hero any more."""
        hero.status.pop(HELD, None)
        self.cats.held.pop(hero.id, None)

    @override
    async def overcome(self, figure: Figure) -> None:
        """A beaten cat drops its catch. (H35-40)"""
        hero = self.catch_of(figure)
        if hero is not None:
            self.release(hero)
            self.tell(Dropped(explorer=hero.id))
        await super().overcome(figure)

    @override
    async def turn_begins(self, who: Explorer) -> None:
        """Whoever is caught may struggle, once. (H35-39)"""
        await super().turn_begins(who)
        if self.is_caught(who):
            await self.struggle(who, self.state.monsters[self.cats.held[who.id]])

    async def struggle(self, hero: Explorer, cat: Figure) -> None:
        """A contest in a trait of the hero's choice; only a higher roll frees. (H35-11, H35-39)"""
        traits = [Choice(f"{STRUGGLE}:{trait}", trait, {"trait": trait}) for trait in TRAITS]
        trait = await self.ask(self.controller(hero), STRUGGLE, traits)
        if not self.cats.contest_known:
            self.cats.contest_known = True
            self.tell(Contest())
        mine = await self.trait_roll(hero, trait, "h35-struggle")
        faces = self.lying
        against = await self.trait_roll(cat, trait, "h35-struggle")
        self.tell_clash(Clash(hero.id, cat.id, trait), mine, against, faces)
        if mine > against:
            self.release(hero)
            self.tell(GetsAway(explorer=hero.id))
        else:
            hero.status[HELD] = STRUGGLED
            self.turn.ended = True

    @override
    def acts(self, figure: Figure) -> bool:
        """A cat whose catch has not struggled yet holds still. (H35-47)"""
        hero = self.catch_of(figure)
        return super().acts(figure) and (hero is None or hero.status.get(HELD) == STRUGGLED)

    @override
    def can_be_pulled(self, figure: Figure) -> bool:
        """Bell and Spirit Board draw no cat away from its game. (H35-59)"""
        return self.catch_of(figure) is None and super().can_be_pulled(figure)

    @override
    async def monster_turn_starts(self) -> None:
        """Those who could not get away are swallowed. (H35-38)"""
        for cat in self.monsters(CAT):
            hero = self.catch_of(cat)
            if hero is not None and hero.status.get(HELD) == STRUGGLED:
                self.release(hero)
                self.tell(Swallowed(monster=cat.id, explorer=hero.id))
                with self.because(cat.id):
                    await self.kill(hero, cat.id)

    @override
    def can_be_called(self, who: Explorer) -> bool:
        """No Bell moves those who are caught. (H35-37)"""
        return super().can_be_called(who) and not self.is_caught(who)

    @override
    def may_attack(self, who: Fighter, target: Fighter, trait: Trait, card: CardId) -> bool:
        """A cat with a catch is busy, and leaves the catch of another alone. (H35-48)"""
        if isinstance(who, Figure) and (self.catch_of(who) is not None or self.is_caught(target)):
            return False
        return super().may_attack(who, target, trait, card)

    @override
    def slows(self, one: Fighter, other: Fighter) -> bool:
        """Captives slow nobody. (C-44)"""
        return not self.is_caught(one) and super().slows(one, other)

    @override
    async def after_death(self, who: Explorer, by: str) -> None:
        """No cat holds the dead."""
        self.release(who)
        await super().after_death(who, by)

    def eaten(self) -> int:
        """How many heroes the cats have killed. (H35-42)"""
        return sum(by.startswith(CAT.kind) for by in self.haunt.killers.values())
