"""Monsters that an explorer commands: they act in that explorer's turns, and fight on that side. (T-51)"""

from collections.abc import Iterator
from typing import ClassVar

from typing_extensions import override

from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.happenings.monsters import Recovers, StandInTurn
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Explorer, Figure, Turn
from dreadhall.kernel import Choice, hook


class Command(Haunt):
    """Whoever commands a monster decides for it, and its opponents are its commander's."""

    command_verb: ClassVar[str]
    """The verb of letting one's monster act."""

    @hook
    def commander(self, figure: Figure) -> Explorer | None:
        """Who commands a monster; None where it serves the traitor."""
        return None

    @override
    def controller(self, fighter: Fighter) -> int:
        """The commander decides."""
        if isinstance(fighter, Figure) and (commander := self.commander(fighter)) is not None:
            return self.controller(commander)
        return super().controller(fighter)

    def commanded_by(self, who: Explorer) -> list[Figure]:
        """The monsters that obey somebody."""
        return [figure for figure in self.state.monsters.values() if self.commander(figure) is who]

    # Sides

    def obeys_hero(self, fighter: Fighter) -> bool:
        """Whether a hero commands a monster."""
        commander = self.commander(fighter) if isinstance(fighter, Figure) else None
        return commander is not None and self.is_hero(commander)

    @override
    def opponents(self, who: Fighter) -> list[Fighter]:
        """A commanded monster has its commander's opponents, and is one of theirs."""
        if isinstance(who, Figure) and (commander := self.commander(who)) is not None:
            return self.opponents(commander)
        found = super().opponents(who)
        if isinstance(who, Explorer) and self.is_hero(who):
            return [other for other in found if not self.obeys_hero(other)]
        return [*found, *filter(self.obeys_hero, self.state.monsters.values())]

    @override
    def slows(self, one: Fighter, other: Fighter) -> bool:
        """What obeys a hero slows, and is slowed by, the heroes' opponents alone. (C-44)"""
        obedient = self.obeys_hero(one), self.obeys_hero(other)
        if not any(obedient):
            return super().slows(one, other)
        if isinstance(one, Figure) and (one.stunned or not self.stats(one).slows):
            return False
        heroic = [isinstance(fighter, Explorer) and self.is_hero(fighter) for fighter in (one, other)]
        return (obedient[0] or heroic[0]) != (obedient[1] or heroic[1])

    @override
    def slowed_by(self, figure: Figure) -> int:
        """Explorers slow a monster, and so do monsters of the other side."""
        if not self.stats(figure).is_slowed:
            return 0
        return super().slowed_by(figure) + sum(self.slows(other, figure) for other in self.monsters_at(figure.place))

    # The turns of commanded monsters

    @override
    def acts(self, figure: Figure) -> bool:
        """A commanded monster has no part in the monster turn."""
        return self.commander(figure) is None and super().acts(figure)

    @override
    def has_own_turn(self, figure: Figure) -> bool:
        """It acts, and recovers, in the turn of its commander."""
        return self.commander(figure) is not None or super().has_own_turn(figure)

    def commands(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Each monster that obeyed before this turn can be sent once in it."""
        for figure in self.commanded_by(who):
            if not figure.stunned and self.sent(figure) not in self.turn.tried:
                key, data = f"{self.command_verb}:{figure.id}", {"monster": figure.id, "creature": figure.kind}
                yield deed(key, self.command, who, figure, **data)

    def sent(self, figure: Figure) -> str:
        """How a turn remembers that a monster cannot be sent any more."""
        return f"command:{figure.id}"

    async def command(self, who: Explorer, figure: Figure) -> None:
        """It rolls, moves and attacks as in a monster turn; then its commander goes on."""
        own = self.turn
        own.tried.append(self.sent(figure))
        self.tell(StandInTurn(monster=figure.id, creature=figure.kind))
        self.give_turn(Turn(seat=own.seat, monster=figure.id, elevator=own.elevator, used=own.used))
        self.roll_movement(figure)
        await self.monster_starts(figure)
        self.monster_hears_music(figure)
        while self.is_under_way(figure):
            choices = [*self.monster_deeds(figure), Choice("done", (self.end_turn, ()))]
            do, told = await self.decide_for(figure, choices)
            await do(*told)
        await self.finish_monster(figure)
        own.elevator = self.turn.elevator
        self.give_turn(own)
        self.state.phase = "turn"

    def is_under_way(self, figure: Figure) -> bool:
        """Whether a monster that was sent can still do something."""
        return figure.id in self.state.monsters and not figure.stunned and not self.turn.ended

    @override
    async def turn_begins(self, who: Explorer) -> None:
        """Stunned monsters miss this turn of their commander. (B-MON-06)"""
        await super().turn_begins(who)
        for figure in self.commanded_by(who):
            figure.misses = figure.stunned

    @override
    async def turn_ends(self, who: Explorer) -> None:
        """Those that have missed a turn are on their feet again."""
        await super().turn_ends(who)
        for figure in self.commanded_by(who):
            if figure.misses:
                figure.misses = figure.stunned = False
                self.tell(Recovers(monster=figure.id, creature=figure.kind))
