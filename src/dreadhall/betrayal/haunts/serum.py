"""The Serum of the Star-Sickness: how it is made, and the needle. (H43-17 to H43-26)"""

from collections.abc import Iterator
from typing import Annotated

from typing_extensions import override

from dreadhall.betrayal.components.cards import BOOK
from dreadhall.betrayal.components.rooms import CONSERVATORY, GARDENS, RESEARCH_LABORATORY
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.explorers.roll_targets import reach
from dreadhall.betrayal.ground import Deed, deed
from dreadhall.betrayal.happenings.possessions import Refuses
from dreadhall.betrayal.ids import CardId, ExplorerId, RoomId
from dreadhall.betrayal.memory import AT_ZERO, Memory, remembers
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.key_cards import KeyCards
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.betrayal.toolkit.people.boost import Boost
from dreadhall.betrayal.toolkit.people.exchanges import Exchanges
from dreadhall.betrayal.toolkit.people.stand_ins import StandIns, one_for_each
from dreadhall.kernel import Choice, Happening
from dreadhall.kernel.bounds import Small

COCOONS = one_for_each("cocoon", fights=False, slows=False, rides=False)
"""Traitors who have died and are changing."""
LABORATORY = RESEARCH_LABORATORY
PLOTS = (CONSERVATORY, GARDENS)
SERUM = CardId("serum")
HERBS = tuple(CardId(f"herb-{number}") for number in range(1, 25))
"""Enough for all hands; what was put into the laboratory can be picked anew."""
FOUND, GATHERED, MADE = "h43-lab", "h43-herbs", "h43-serum"
"""What is counted: tokens from the laboratory, herbs put into it, and whether there is a Serum."""
INJECTED = "injected"
RESEARCH, PICK, PUT, INJECT, STAB, FINISH = (
    f"h43-{verb}" for verb in ("research", "pick", "put-in", "inject", "stab", "finish")
)
WORK = 5


class PutIn(Happening, kind="h43-put-in"):
    """Something goes into the serum."""

    explorer: ExplorerId
    card: CardId


class SerumMade(Happening, kind="h43-serum-made"):
    """The serum is ready."""

    explorer: ExplorerId


class Picked(Happening, kind="h43-picked"):
    """Somebody has found what goes into the serum."""

    explorer: ExplorerId
    card: CardId
    room: RoomId


class Injected(Happening, kind="h43-injected"):
    """Somebody is given the serum."""

    explorer: ExplorerId


class SerumMemory(Memory):
    """What the Serum is made of, and the fever it is made against."""

    lab: Small = 0
    """Tokens from the laboratory."""
    herbs: Small = 0
    """Herbs put into it."""
    serum: Small = 0
    """Whether there is one."""
    fever: Annotated[Small | None, AT_ZERO] = None
    """The last roll against everybody."""


class Serum(Exchanges, StandIns, Tasks, Boost, KeyCards):
    """Work in the laboratory and herbs from outside make it; then everybody has to bear the needle."""

    memory = remembers(SerumMemory)

    key_cards = (SERUM,)

    # How it is made

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Research, add herbs, and once there is a Serum, use it. (H43-17, H43-19, H43-21 to H43-23)"""
        if self.room(who) == LABORATORY and not self.memory.serum:
            if RESEARCH not in self.turn.tried:
                yield deed(RESEARCH, self.research, who, trait="knowledge", target=WORK)
            if herbs := [card for card in who.cards if card in HERBS and card not in self.turn.used]:
                yield deed(PUT, self.put_in, who, herbs[0], card=herbs[0])
        if SERUM in who.cards and (SERUM not in self.turn.used or INJECT in self.turn.tried):
            yield from self.injections(who)

    async def research(self, who: Explorer) -> None:
        """Once a turn; everybody who looks on helps, and so does the Book. (H43-17)"""
        self.turn.tried.append(RESEARCH)
        helpers = len(self.explorers_in(LABORATORY)) - 1 + self.is_present(BOOK, who.place)
        if await self.trait_roll(who, "knowledge", "task", change=helpers, aim=reach(WORK)) >= WORK:
            self.memory.lab += 1
            self.tell_count(FOUND, self.memory.lab)
            await self.stir(who)

    async def put_in(self, who: Explorer, herb: CardId) -> None:
        """Of free will. (H43-19, H43-49)"""
        self.tell(PutIn(explorer=who.id, card=herb))
        await self.lose_card(who, herb)
        self.memory.herbs += 1
        self.tell_count(GATHERED, self.memory.herbs)
        await self.stir(who)

    async def stir(self, who: Explorer) -> None:
        """As many tokens as players, of both kinds, make the Serum. (H43-20, H43-24, H43-54)"""
        found, gathered = self.memory.lab, self.memory.herbs
        if found and gathered and found + gathered >= self.players and not self.memory.serum and self.on_board(who):
            self.memory.serum += 1
            self.tell_count(MADE, self.memory.serum)
            self.tell(SerumMade(explorer=who.id))
            await self.gain_card(who, SERUM)

    @override
    async def turn_ends(self, who: Explorer) -> None:
        """Herbs are sought when the turn ends where they grow; the fever comes after that. (H43-18, H43-47)"""
        await super().turn_ends(who)
        free = [herb for herb in HERBS if not self.is_held(herb)]
        if self.room(who) not in PLOTS or not free or not await self.agrees(who.seat, PICK):
            return
        if await self.passes(who, "knowledge", 3, "task"):
            self.tell(Picked(explorer=who.id, card=free[0], room=self.room(who)))
            await self.gain_card(who, free[0])

    def is_held(self, thing: str) -> bool:
        """Whether a herb is with somebody, or lies somewhere, or has left the game."""
        state = self.state
        hands = [*(who.cards for who in state.explorers), *(figure.cards for figure in state.monsters.values())]
        return any(thing in hand for hand in (*hands, *state.piles.values(), state.gone))

    # The needle

    def injections(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """For a space oneself, who agrees, or who is changing; others, and Aliens, by an attack. (H43-21 to H43-23)"""
        if self.spaces_left(who) >= 1:
            for other in self.explorers_at(who.place):
                if INJECTED not in other.status and f"{INJECT}:{other.id}" not in self.turn.refused:
                    yield deed(
                        f"{INJECT}:{other.id}", self.offer_needle, who, other, explorer=other.id, own=other is who
                    )
            for figure in self.monsters_at(who.place):
                if figure in self.stand_ins(COCOONS):
                    yield deed(f"{FINISH}:{figure.id}", self.finish, figure, monster=figure.id)
        for target in () if self.turn.attacked else self.opponents(who):
            if target.place == who.place and (isinstance(target, Figure) or INJECTED not in target.status):
                attack = Attack(who, target, "speed", SERUM, may_steal=False)
                yield deed(f"{STAB}:{target.id}", self.attack_with, attack, target=target.id, trait="speed", card=SERUM)

    def uses_needle(self) -> None:
        """The Serum can be used again and again, but is not passed on in the same turn. (H43-15, H43-21, C-29)"""
        self.turn.tried.append(INJECT)
        self.turn.used.append(SERUM)

    async def offer_needle(self, who: Explorer, other: Explorer) -> None:
        """Everybody may refuse. (H43-21, H43-51)"""
        if other is not who and not await self.agrees(other.seat, INJECT, explorer=who.id):
            self.turn.refused.append(f"{INJECT}:{other.id}")
            self.tell(Refuses(explorer=other.id, other=who.id))
            return
        self.pay(1)
        self.uses_needle()
        await self.inject(other)

    async def inject(self, who: Explorer) -> None:
        """It heals whoever is human, and kills a traitor for good. (H43-25, H43-26, H43-43)"""
        self.tell(Injected(explorer=who.id))
        if self.is_the_traitor(who):
            with self.because(SERUM):
                await self.kill(who, SERUM)
        else:
            who.status[INJECTED] = 1
            with self.because(SERUM):
                self.restore_traits(who)

    async def finish(self, figure: Figure) -> None:
        """Whoever is changing cannot resist. (H43-22)"""
        self.pay(1)
        self.uses_needle()
        await self.slay(figure)

    @override
    async def resolve(self, attack: Attack) -> None:
        """A needle that hits does no damage. (H43-23, H43-43)"""
        if attack.card != SERUM:
            await super().resolve(attack)
            return
        self.turn.tried.append(INJECT)
        if attack.margin <= 0:
            await super().resolve(attack)
        elif isinstance(attack.defender, Figure):
            await self.slay(attack.defender)
        else:
            await self.inject(attack.defender)
