"""Haunt 20, Ghost Bride: a dead bride wants a hero for her groom; the heroes bring her the man she waited for."""

from collections.abc import Iterator
from typing import ClassVar

from typing_extensions import override

from dreadhall.betrayal.components.cards import BOOK, RING
from dreadhall.betrayal.components.catalogue import EXPLORERS
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.components.rooms import BEDROOM, CHAPEL, CRYPT, DINING_ROOM, ENTRANCE_HALL, LIBRARY
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.ground import Deed, Fighter
from dreadhall.betrayal.happenings.house import TokenPlaced
from dreadhall.betrayal.ids import NO_CARD, NO_EXPLORER, CardId, ExplorerId, RoomId, place_in
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.clock import Clock
from dreadhall.betrayal.toolkit.deeds.key_cards import KeyCards
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.betrayal.toolkit.house.bringing import Bringing
from dreadhall.betrayal.toolkit.house.refuge import Refuge
from dreadhall.betrayal.toolkit.monsters.wall_passing import WallPassing
from dreadhall.betrayal.toolkit.people.loads import HeavyLoads
from dreadhall.betrayal.toolkit.people.strangers import Strangers, strangers_of
from dreadhall.kernel import Choice, Happening
from dreadhall.kernel.bounds import Small

BRIDE = Monster("ghost-bride", speed=4, sanity=6, attack="sanity", immune=frozenset({"speed"}), passes_walls=True)
STRONG_BRIDE: dict[Trait, int] = {"speed": 5, "sanity": 7}
MANY = 5
"""From so many players on she is stronger. (H20-50, H20-51)"""
GHOST = Monster("ghost-groom", fights=False, slows=False)
MEN = [name for name, sheet in EXPLORERS.items() if sheet.gender == "m"]
STRANGERS = strangers_of("groom", MEN)
"""A man out of the box, for a table without one. (H20-04, H20-45)"""

ARCHIVES = (BEDROOM, DINING_ROOM, LIBRARY)
CORPSE = CardId("grooms-corpse")
NAME, GRAVE, DIG = "h20-heroes-name", "h20-heroes-grave", "h20-heroes-dig"
STEPS = "h20-steps"
"""The counter of steps that the heroes have done, and what a turn remembers of a step that was tried."""
NAMED, FOUND, DUG_UP, TAKEN = range(1, 5)
VOWS = 3
"""The turn on which the wedding is complete."""
HEAD_START = 4
"""How far a groom whom a bot plays keeps away."""


class Groom(Happening, kind="h20-groom"):
    """The bride has chosen somebody."""

    explorer: ExplorerId


class Wedding(Happening, kind="h20-wedding"):
    """The wedding begins."""


class GhostBrideMemory(Memory):
    """The groom, the wedding, and how far the heroes are."""

    groom: ExplorerId = NO_EXPLORER
    """An explorer, of the table or out of the box."""
    wedding: bool = False
    """Whether it has begun."""
    steps: Small = 0
    """The steps that the heroes have done."""


class GhostBride(Strangers, WallPassing, HeavyLoads, Bringing, Refuge, KeyCards, Tasks, Clock):
    """The wedding takes three turns; Corpse and Ring in the Chapel end it for good."""

    number = 20
    memory = remembers(GhostBrideMemory)
    kinds = (BRIDE, GHOST, *STRANGERS.values())
    key_cards = (RING, CORPSE)
    loads: ClassVar = frozenset({CORPSE})
    strangers = STRANGERS
    wound_prompt = "h20-heroes-wound"

    # Set-up

    @override
    async def set_up(self) -> None:
        """The bride, her choice, the Chapel; then the Crypt with the dead man. (H20-02 to H20-08)"""
        (bride,) = self.place(BRIDE, self.traitor.place)
        if self.players >= MANY:
            bride.traits = dict(STRONG_BRIDE)
        self.choose_groom()
        self.set_track(0)
        if CHAPEL not in self.plan:
            await self.fetch_room(self.traitor.seat, CHAPEL, self.hardest_to_reach(CHAPEL))
        if await self.fetch_room(self.speaker, CRYPT):
            self.state.tokens[CORPSE] = place_in(CRYPT)
            self.tell(TokenPlaced(token=CORPSE, place=place_in(CRYPT), room=CRYPT))

    def choose_groom(self) -> None:
        """A man with the Ring, else the oldest man among the heroes, else a stranger. (H20-03, -04, -28, -34)"""
        men = [hero for hero in self.living_heroes() if hero.id in MEN]
        ringed = [hero.id for hero in men if RING in hero.cards]
        oldest = sorted((hero.id for hero in men), key=lambda name: -EXPLORERS[name].age)
        name = next(iter([*ringed, *oldest]), NO_EXPLORER)
        if not name:
            taken = {who.id for who in self.state.explorers}
            free = [name for name in self.explorers_to_play() if name in MEN and name not in taken]
            name = free[self.chance("groom", len(free))[0]]
            self.bring_out(name, place_in(ENTRANCE_HALL))
        self.memory.groom = name
        self.tell(Groom(explorer=name))

    def is_groom(self, fighter: Fighter) -> bool:
        """Whether somebody is the chosen groom."""
        return fighter.id in (self.memory.groom, f"groom-{self.memory.groom}-1")

    # The bride

    @override
    def acts(self, figure: Figure) -> bool:
        """The ghost of the groom does nothing. (H20-36)"""
        return figure.kind != GHOST.kind and super().acts(figure)

    @override
    def monster_moves(self, figure: Figure) -> list[Choice[Deed]]:
        """During the wedding she stays. (H20-36, H20-37)"""
        return [] if self.memory.wedding else super().monster_moves(figure)

    @override
    def can_be_pulled(self, figure: Figure) -> bool:
        """Nothing calls her away from it."""
        return not self.memory.wedding and super().can_be_pulled(figure)

    @override
    def loses_safely(self, attack: Attack) -> bool:
        """Nobody hurts her by defending. (H20-24)"""
        attacker = attack.attacker
        return (isinstance(attacker, Figure) and attacker.kind == BRIDE.kind) or super().loses_safely(attack)

    @override
    async def beaten(self, loser: Fighter, winner: Fighter, points: int, attack: Attack) -> None:
        """The groom loses Might to her, and nothing of his mind. (H20-22, H20-23)"""
        if winner not in self.monsters(BRIDE) or not self.is_groom(loser):
            await super().beaten(loser, winner, points, attack)
            return
        if isinstance(loser, Figure):
            await self.weaken(loser, "might", chill(points))
        else:
            with self.because(winner.id):
                await self.lose(loser, "might", chill(points), by=winner.id)

    # The wedding

    @override
    async def after_death(self, who: Explorer, by: str) -> None:
        """Dead, the groom is hers, whatever he died of. (H20-25, H20-38)"""
        if self.is_groom(who):
            self.begin_wedding()
        await super().after_death(who, by)

    @override
    async def stranger_dies(self, figure: Figure) -> None:
        """So is a stranger. (H20-04, H20-25)"""
        self.begin_wedding()

    def begin_wedding(self) -> None:
        """Bride and groom stand in the Chapel. (H20-26, H20-36)"""
        if not self.in_house(CHAPEL):
            return
        self.memory.wedding = True
        self.tell(Wedding())
        for bride in self.monsters(BRIDE):
            before, bride.place = bride.place, place_in(CHAPEL)
            self.tell_move(bride, before)
        self.place(GHOST, place_in(CHAPEL))

    @override
    async def slot_ends(self, who: Explorer) -> None:
        """The wedding goes on at the end of each turn of the traitor, even a dead one's. (H20-27, H20-29, H20-39)"""
        await super().slot_ends(who)
        if who is self.traitor and self.memory.wedding:
            self.advance_track()

    # The true groom

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """His name, his grave, his bones: one step a turn for each hero. (H20-14 to H20-17, H20-44)"""
        if not self.is_hero(who):
            return
        room, done = self.room(who), self.memory.steps
        if done < NAMED:
            card = NO_CARD if room in ARCHIVES else BOOK
            yield from self.task(who, NAME, ["knowledge"], 5, self.next_step, limit=STEPS, card=card)
        elif done < FOUND and room == CRYPT:
            yield from self.task(who, GRAVE, ["knowledge"], 4, self.next_step, limit=STEPS)
        elif done < DUG_UP and room == CRYPT:
            yield from self.task(who, DIG, ["might"], 4, self.dig_up, limit=STEPS)

    async def next_step(self, who: Explorer) -> None:
        """A step is done, once and for all."""
        self.memory.steps += 1
        self.tell_count(STEPS, self.memory.steps)

    async def dig_up(self, who: Explorer) -> None:
        """The Corpse can be taken now. (H20-17, H20-18)"""
        self.memory.steps += 1
        self.tell_count(STEPS, self.memory.steps)
        self.lay_down(self.state.tokens.pop(CORPSE), CORPSE)

    @override
    def may_hold(self, who: Explorer, card: CardId) -> bool:
        """To take it for the first time is a step as well. (H20-18, H20-44)"""
        first = card == CORPSE and self.memory.steps < TAKEN and self.is_hero(who)
        return not (first and STEPS in self.turn.tried) and super().may_hold(who, card)

    @override
    async def after_gain(self, who: Explorer, card: CardId) -> None:
        """The first hero with the Corpse has done that step. (H20-18)"""
        await super().after_gain(who, card)
        if card == CORPSE and self.is_hero(who) and self.memory.steps < TAKEN:
            self.memory.steps += 1
            self.tell_count(STEPS, self.memory.steps)
            self.turn.tried.append(STEPS)

    # Victory

    def is_at_the_altar(self, card: CardId) -> bool:
        """Whether something lies in the Chapel or is with a hero there. (H20-41)"""
        return self.is_present(card, place_in(CHAPEL), only_with_heroes=True)

    @override
    def heroes_won(self) -> bool:
        """Corpse and Ring are in the Chapel. (H20-20, H20-30)"""
        return self.is_at_the_altar(RING) and self.is_at_the_altar(CORPSE)

    @override
    def traitor_won(self) -> bool:
        """The vows are spoken. (H20-31)"""
        return self.haunt.track >= VOWS

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """Step by step, then both to the altar; the groom keeps away. For the traitor, the groom. (H20-49)"""
        who, groom = self.state.explorers[seat], self.memory.groom
        if not self.is_hero(who):
            married = self.memory.wedding
            foes = (groom, *(man.id for man in self.strangers_here())) * (not married)
            strike = tuple(f"attack:{foe}" for foe in foes)
            yield Objective(id="h20-traitor-groom", done=int(married), verbs=strike, foes=foes)
            track, rooms = self.haunt.track, (CHAPEL,) * married
            yield Objective(id="h20-traitor-wedding", done=track, of=VOWS, rooms=rooms)
            yield self.no_hero_left("h20-traitor-heroes")
            return
        to_altar = self.memory.steps >= DUG_UP and any(card in who.cards for card in (RING, CORPSE))
        if who.id == groom and not to_altar and (rooms := self.hiding_places(who)):
            gifts = tuple(f"trade:{hero.id}:{RING}" for hero in self.heroes() if hero is not who)
            yield Objective(id="h20-heroes-groom", rooms=rooms, verbs=gifts)
        yield from self.steps_left()
        for card, wish in ((CORPSE, "h20-heroes-corpse"), (RING, "h20-heroes-ring")):
            yield self.bring(who, card, wish)

    def bring(self, who: Explorer, card: CardId, wish: str) -> Objective:
        """Corpse or Ring to the altar: whoever has it waits there, unless nobody is left to bring the other."""
        if card in who.cards and self.memory.steps >= DUG_UP:
            if self.room(who) == CHAPEL and self.heroes() == [who]:
                return Objective(id=wish, verbs=(f"drop:{card}",))
            return Objective(id=wish, rooms=(CHAPEL,))
        thieves = tuple(other.id for other in self.explorers() if other.traitor and card in other.cards)
        done = int(self.is_at_the_altar(card))
        return Objective(id=wish, done=done, verbs=(f"take:{card}",), cards=(card,), foes=thieves)

    def hiding_places(self, who: Explorer) -> tuple[RoomId, ...]:
        """Where the groom is out of reach of the bride and the traitor, if he is not."""
        hunters: list[Fighter] = [*self.monsters(BRIDE), *(other for other in self.explorers() if other.traitor)]
        return self.refuges(who, map(self.room, hunters), HEAD_START) if self.on_board(who) else ()

    def steps_left(self) -> Iterator[Objective]:
        """The step that is next."""
        done = self.memory.steps
        archives = tuple(room for room in ARCHIVES if self.in_house(room))
        steps = [
            Objective(id=NAME, done=done, of=NAMED, verbs=(NAME,), rooms=archives, cards=(BOOK,)),
            Objective(id=GRAVE, done=done, of=FOUND, verbs=(GRAVE,), rooms=(CRYPT,)),
            Objective(id=DIG, done=done, of=DUG_UP, verbs=(DIG,), rooms=(CRYPT,)),
        ]
        yield from steps[done : done + 1]


def chill(points: int) -> int:
    """What her touch takes of the groom's Might: 1 for 1 or 2, 2 for 3 or 4, 3 for more. (H20-23)"""
    return min(3, (points + 1) // 2)


RULES = GhostBride
