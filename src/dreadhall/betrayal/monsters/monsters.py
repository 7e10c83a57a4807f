"""Monsters: their records, where they are put, and how they are stunned and killed. (B-MON-05 to -07, B-MON-17)"""

from typing import Any, ClassVar, Literal

import msgspec
from typing_extensions import override

from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.happenings.monsters import (
    MonsterAppears,
    MonsterDrops,
    MonsterGone,
    MonsterKilled,
    MonsterLeaves,
    Stunned,
)
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import CardId, FigureId, Place
from dreadhall.betrayal.phases.exploration import Exploration
from dreadhall.betrayal.state import Figure
from dreadhall.kernel import hook


class Monster(msgspec.Struct, frozen=True):
    """A kind of monster as its haunt prints it. A trait it has not cannot be used, nor used against it. (T-03)"""

    kind: str
    speed: int | None = None
    might: int | None = None
    sanity: int | None = None
    knowledge: int | None = None
    attack: Trait = "might"
    rolls: Literal["group", "own"] = "group"
    fights: bool = True
    slows: bool = True
    is_slowed: bool = True
    must_attack: bool = False
    immune: frozenset[Trait] = frozenset()
    """Traits that no attack on it may be made with."""
    dies: bool = False
    """Whether a defeat kills it instead of stunning it."""
    rides: bool = True
    carries: bool = False
    looks: bool = False
    """Whether it matters to which side it looks."""
    explores: bool = False
    """Whether it can go through open doorways, so that rooms are discovered. (T-54)"""
    passes_walls: bool = False
    """Whether every side that two rooms share is a door to it. (T-52)"""
    enters_ruins: bool = False
    """Whether it can go where rooms were destroyed. (T-52)"""
    own_turn: bool = False
    """Whether it acts on its player's turn, in place of the explorer, and not in the monster turn. (C-23)"""

    @property
    def traits(self) -> dict[Trait, int]:
        """The traits it has."""
        values: dict[Trait, int | None] = {
            "might": self.might,
            "speed": self.speed,
            "knowledge": self.knowledge,
            "sanity": self.sanity,
        }
        return {trait: value for trait, value in values.items() if value is not None}


class Monsters(Exploration):
    """The monsters of a haunt on the board."""

    kinds: ClassVar[tuple[Monster, ...]] = ()
    """The kinds of monsters that the haunt has, as it prints them."""
    records: ClassVar[dict[str, Monster]] = {}
    """The same by name; nobody needs to give them."""

    @override
    def __init_subclass__(cls, **how: Any) -> None:
        super().__init_subclass__(**how)
        cls.records = {monster.kind: monster for monster in cls.kinds}

    def stats(self, figure: Figure) -> Monster:
        """The record of a monster."""
        return self.records[figure.kind]

    def place(self, monster: Monster, place: Place, count: int = 1, *, owner: int | None = None) -> list[Figure]:
        """Put monsters on the board. Whoever comes in the monster turn is none of those that act in it."""
        made = []
        acting = (self.turn.monster, *self.turn.waiting)
        for _ in range(count):
            number = 1 + sum(figure.kind == monster.kind for figure in self.state.monsters.values())
            while (name := FigureId(f"{monster.kind}-{number}")) in self.state.monsters or name in acting:
                number += 1
            figure = Figure(name, monster.kind, place, monster.traits, owner=owner)
            self.state.monsters[figure.id] = figure
            self.tell(MonsterAppears(monster=figure.id, creature=figure.kind, room=room_of(place)))
            made.append(figure)
        return made

    def monsters(self, monster: Monster | None = None) -> list[Figure]:
        """The monsters in play, of one kind or of all."""
        figures = self.state.monsters.values()
        if monster is None:
            return list(figures)
        kind = monster.kind
        return [figure for figure in figures if figure.kind == kind]

    def monsters_at(self, place: Place) -> list[Figure]:
        """The monsters in a place."""
        return [figure for figure in self.state.monsters.values() if figure.place == place]

    @hook
    def acts(self, figure: Figure) -> bool:
        """Whether a monster has a turn of its own."""
        return True

    @hook
    def remove(self, figure: Figure, how: type[MonsterLeaves] = MonsterGone) -> None:
        """Take a monster off the board; what it carried stays."""
        self.drop_what_it_carries(figure)
        del self.state.monsters[figure.id]
        self.tell(how(monster=figure.id, creature=figure.kind))

    # Stunning

    @override
    async def overcome(self, figure: Figure) -> None:
        """Instead of being hurt it is stunned, or dies where its record says so. (B-MON-05)"""
        if self.stats(figure).dies:
            await self.slay(figure)
        else:
            await self.stun(figure)

    async def stun(self, figure: Figure) -> None:
        """It misses its next turn, whatever its record says of defeats. (B-MON-06 to B-MON-08, B-MON-17)"""
        if not figure.stunned:
            figure.stunned = True
            self.tell(Stunned(monster=figure.id, creature=figure.kind))
            self.drop_what_it_carries(figure)

    async def slay(self, figure: Figure) -> None:
        """A monster is killed."""
        self.remove(figure, MonsterKilled)

    @hook
    def drop_what_it_carries(self, figure: Figure) -> None:
        """The cards of a monster that is stunned or gone lie in a pile. (B-MON-17)"""
        for card in [*figure.cards]:
            self.monster_loses(figure, card)
            self.lay_down(figure.place, card)
            self.tell_dropped(figure, card)

    def tell_dropped(self, figure: Figure, card: CardId) -> None:
        """A card is no longer with a monster, but where it comes to rest."""
        room = room_of(self.plan.comes_to_rest(figure.place))
        if room not in self.state.destroyed:
            self.tell(MonsterDrops(monster=figure.id, card=card, room=room))
