"""Positions of Dark, Darker, Darkest in a few readable lines.

>>> table = position(survivors={"leo": "entrance-hall"}, hordes={"kitchen": 3})
>>> table.zombies("kitchen")
3
"""

from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, Self

from typing_extensions import override

from dreadhall.darkest.components.catalogue import CHIPS, CREATURES, DICE, NEMESES
from dreadhall.darkest.game import Darkest
from dreadhall.darkest.ground import Ground
from dreadhall.darkest.ids import CardId, DoorId, RoomId, Square, SurvivorId
from dreadhall.darkest.options import DarkestOptions
from dreadhall.darkest.phases.rounds import Rounds
from dreadhall.darkest.state import DarkestState, Foe, Horde, Lock, ShowdownTracks, SpawnToken, Survivor
from dreadhall.darkest.survivors.boards import new_card
from dreadhall.kernel import Ask, Choice, Dice, Table
from dreadhall.kernel.dice import Key, commitment, seed_bytes
from dreadhall.testing.loaded import put_on_top
from dreadhall.testing.position import PositionOf

GAME = Darkest()


class Halting(Rounds):
    """Rules that stop before every round, so that a test need not load the dice of the next upkeep."""

    @override
    async def begin_round(self) -> None:
        await self.ask(range(self.seats), "next-round", [Choice("go-on", None)], always=True)
        await super().begin_round()


HALTING: dict[type[Ground], type[Ground]] = {}


def halting(rules: type[Ground]) -> type[Ground]:
    """These rules, stopping before every round."""
    if rules not in HALTING:
        HALTING[rules] = type("Halting", (Halting, rules), {}) if issubclass(rules, Rounds) else rules
    return HALTING[rules]


class HaltingDarkest(Darkest):
    """The game as positions play it: `go-on` answers the question before a round."""

    @override
    def rules_for(self, state: DarkestState, options: DarkestOptions) -> type[Ground]:
        """The usual rules, stopping before every round."""
        return halting(super().rules_for(state, options))


class DarkestPosition(PositionOf[DarkestState, Ground]):
    """A table with short ways to look at it and to load its dice."""

    kind_of_state = DarkestState
    kind_of_rules = Ground

    def with_dice(self, **faces: Sequence[int | str]) -> Self:
        """Let the next dice show these faces (survivor, creature, terror, d4, d6); no other chance may fall.

        Any other name is a purpose of chance, with numbers from 0.
        """
        dice = {DICE[name]: shown for name, shown in faces.items() if name in DICE}
        numbers = {name: [int(n) for n in shown] for name, shown in faces.items() if name not in DICE}
        return self.load(dice, **numbers)

    @override
    def play(self, *answers: str) -> Self:
        """Give these answers in order; `1=yes` is given by seat 1, and at `end-turn` the whole group is done."""
        for answer in answers:
            ask = self.table.ask
            ends = ask is not None and answer == "end-turn"
            super().play(*(f"{seat}=done" for seat in ask.waiting) if ask and ends else (answer,))
        return self

    def survivor(self, name: str) -> Survivor:
        """A survivor in play."""
        return self.state.survivors[SurvivorId(name)]

    def zombies(self, room: str) -> int:
        """How many zombies stand in a room."""
        horde = self.state.hordes.get(RoomId(room))
        return len(horde) if horde else 0

    def cards(self, name: str) -> list[CardId]:
        """The cards a survivor carries, in hand first."""
        who = self.survivor(name)
        return [held.card for held in who.hands + who.pack]


Position = DarkestPosition
"""Its short name, as tests know it."""


def position(
    survivors: Mapping[str, str] | Sequence[str] = ("leo", "nina", "jack"),
    *,
    seats: int = 1,
    phase: str = "group",
    groups: Sequence[Sequence[str]] | None = None,
    hordes: Mapping[str, int | Horde] | None = None,
    tokens: Sequence[str] = (),
    fire: str | None = None,
    burns: Mapping[str, int] | None = None,
    destroyed: Sequence[str] = (),
    creature: tuple[str, str] | Foe | None = None,
    nemesis: tuple[str, str] | None = None,
    locks: Mapping[str, str | int] | None = None,
    unlocked: Sequence[str] | str = (),
    code: Sequence[str] | None = None,
    cards: Mapping[str, Sequence[str]] | None = None,
    chips: Mapping[str, Sequence[str]] | None = None,
    skills: Mapping[str, Sequence[str]] | None = None,
    wounds: Mapping[str, int] | None = None,
    xp: Mapping[str, int] | None = None,
    ap: Mapping[str, int] | None = None,
    markers: Mapping[str, Sequence[str]] | None = None,
    entrapped: Mapping[str, str] | Sequence[str] = (),
    searched: Sequence[str] = (),
    darkness: int = 1,
    event: int = 2,
    spawn: Sequence[int | str] = (),
    equipment: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    **fields: Any,
) -> DarkestPosition:
    """A position before the first action of a round, or at any other phase; the game stops before the next round.

    `survivors` says who stands where (in the entrance hall unless said), seats taking them in turn. `locks` puts a chip
    (face up, by id) or a number (face down) on a door; `unlocked` opens doors, "all" every one. `creature` is unhurt or
    a Foe with its cubes. `cards` are put into the hands as far as they fit, starting weapons included only if named.
    `spawn` and `equipment` lie on top of their stacks. `fields` sets any other field of the state. Everything is asked,
    unless the options say otherwise: a rule is looked at question by question.
    """
    names = list(survivors)
    given = {"survivors": max(2, len(names)), "team": tuple(names), "ask_everything": True, **(options or {})}
    table_options = GAME.read_options(given)
    state = set_up_state(table_options, seats)
    rules = _rounds(state, table_options, seats)
    if isinstance(survivors, Mapping):
        for name, room in survivors.items():
            state.survivors[SurvivorId(name)].room = RoomId(room)
    for name in [name for name in state.survivors if name not in names]:
        del state.survivors[name]
    _furnish(state, hordes or {}, tokens, fire, burns or {}, destroyed, creature, nemesis)
    _lock(state, locks or {}, list(state.locks) if unlocked == "all" else unlocked)
    if code is not None:
        state.code = list(code)
        state.lab_open = not code
    for who in state.survivors.values():
        who.full_ap = who.ap = (ap or {}).get(who.id, rules.zone(who))
        who.wounds = (wounds or {}).get(who.id, 0)
        who.xp = (xp or {}).get(who.id, 0)
        who.skills = list((skills or {}).get(who.id, ()))
        who.chips = list((chips or {}).get(who.id, ()))
        who.markers = list(map(SurvivorId, (markers or {}).get(who.id, ())))
        if cards is not None:
            who.hands, who.pack = [], []
            for card in cards.get(who.id, ()):
                rules.put_away(who, new_card(CardId(card)))
    named = None if groups is None else [list(map(SurvivorId, group)) for group in groups]
    state.groups = rooms_as_groups(state) if named is None else named
    for name in entrapped:
        how = entrapped[name] if isinstance(entrapped, Mapping) else "enemies"
        caught = state.survivors[SurvivorId(name)]
        caught.entrapped = "bird" if how == "bird" else "enemies"
        if any(name in group for group in state.groups[:1]):  # In the turn of others nobody loses AP yet.
            caught.ap = min(1, caught.ap)
    state.phase, state.round, state.darkness, state.event = phase, 1, darkness, event
    state.searched = list(map(RoomId, searched))
    put_on_top(state.spawn, *(str(value) for value in spawn))
    for card in equipment:
        if card not in state.equipment.rest:
            state.equipment.rest.append(card)
    put_on_top(state.equipment, *equipment)
    for name, value in fields.items():
        setattr(state, name, value)
    return DarkestPosition(Table(HaltingDarkest(), table_options, seats, state, commitment(seed_bytes(1))))


def set_up_state(options: DarkestOptions, seats: int) -> DarkestState:
    """A game just set up, questions answered by their first choice, and nothing in the house."""
    state = GAME.new_state(options, seats, Dice(keys=(Key(seed_bytes(1)),)))
    rules = _rounds(state, options, seats)
    while state.phase.startswith("set-up"):
        _answer_by_first_choice(rules.step())
    return state


def _answer_by_first_choice(step: Coroutine[Ask, Any, None]) -> None:
    try:
        ask = step.send(None)
        while True:
            first = {seat: ask.choices_for(seat)[0].value for seat in ask.seats}
            ask = step.send(first if ask.join == "all" else first[ask.seats[0]])
    except StopIteration:
        return


def _rounds(state: DarkestState, options: DarkestOptions, seats: int) -> Rounds:
    rules = GAME.rules_for(state, options)(state, options, seats)
    assert isinstance(rules, Rounds)
    return rules


def rooms_as_groups(state: DarkestState) -> list[list[SurvivorId]]:
    """Survivors who stand together, as one group each."""
    rooms = dict.fromkeys(who.room for who in state.survivors.values())
    return [[who.id for who in state.survivors.values() if who.room == room] for room in rooms]


def _furnish(
    state: DarkestState,
    hordes: Mapping[str, int | Horde],
    tokens: Sequence[str],
    fire: str | None,
    burns: Mapping[str, int],
    destroyed: Sequence[str],
    creature: tuple[str, str] | Foe | None,
    nemesis: tuple[str, str] | None,
) -> None:
    state.hordes = {RoomId(room): Horde(horde) if isinstance(horde, int) else horde for room, horde in hordes.items()}
    state.tokens = [SpawnToken(RoomId(room)) for room in tokens]
    state.fire = None if fire is None else Square(fire)
    state.burns = {Square(square): markers for square, markers in burns.items()}
    state.destroyed = list(map(Square, destroyed))
    if creature is not None:
        if not isinstance(creature, Foe):
            name, room = creature
            creature = Foe(name, RoomId(room), [0] * len(CREATURES[name].targets))
        state.creature = creature
        state.creatures.rest.remove(creature.id)
    if nemesis is not None:
        name, room = nemesis
        state.nemesis = Foe(name, RoomId(room), [3] * len(NEMESES[name].targets))
        state.nemeses.rest.remove(name)


def _lock(state: DarkestState, locks: Mapping[str, str | int], unlocked: Sequence[str]) -> None:
    for door in map(DoorId, unlocked):
        del state.locks[door]
    for name, chip in locks.items():
        door = DoorId(name)
        if isinstance(chip, int):
            state.locks[door] = Lock(chip)
            continue
        for pool in (state.hidden_chips, state.unused_chips):
            if chip in pool:
                pool.remove(chip)
        state.locks[door] = Lock(len(CHIPS[chip].icons), chip)


def showdown(
    survivors: Mapping[str, str],
    *,
    nemesis: tuple[str, str] = ("doctor-mortimer", "laboratory"),
    cure: str = "",
    boxes: Sequence[Sequence[str]] = ((), (), ()),
    markers: Mapping[str, Sequence[str]] | None = None,
    phase: str = "showdown-act",
    fire: str | None = None,
    event: int = 2,
    night: int = 1,
    **fields: Any,
) -> DarkestPosition:
    """A position in the final showdown: doors open, no chips or cameras, three markers in each hand unless said.

    `event` and `night` are the spaces of the showdown's own event cycle and darkness track.
    """
    hands = {name: list((markers or {}).get(name, [name] * 3)) for name in survivors}
    return position(
        survivors,
        nemesis=nemesis,
        unlocked="all",
        code=[],
        phase=phase,
        fire=fire,
        groups=[],
        markers=hands,
        cameras=[],
        cure=cure or next(iter(survivors)),
        showdown=ShowdownTracks(darkness=night, event=event, boxes=[list(map(SurvivorId, box)) for box in boxes]),
        **fields,
    )
