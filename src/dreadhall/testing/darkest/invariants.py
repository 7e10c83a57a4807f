"""What must hold in every position of Dark, Darker, Darkest, whatever was played.

>>> from dreadhall.testing.darkest import position
>>> check_invariants(position().table)
"""

from collections import Counter
from collections.abc import Iterator

from dreadhall.darkest.components.catalogue import (
    CARDS,
    CHIP_SLOTS,
    CHIPS,
    CREATURES,
    DARKNESS,
    ITEM_OF,
    LIMITS,
    NEMESES,
    SURVIVORS,
)
from dreadhall.darkest.ids import NO_SURVIVOR
from dreadhall.darkest.phases.upkeep import Upkeep
from dreadhall.darkest.state import NO_CUBE, DarkestState, Foe, Horde, Survivor
from dreadhall.darkest.survivors.boards import hands_used, items_carried
from dreadhall.kernel import Table

QUIET_PHASES = ("round", "event", "regroup", "cameras", "spawn", "zombification", "action", "group", "showdown-act")
"""Phases in which no reaction is running."""

MOST_RADIATION = 3
STARTING = frozenset(sheet.starting_card for sheet in SURVIVORS.values())


def check_invariants(table: Table) -> None:
    """Fail where a position cannot be: what holds at every moment now, and the rest at the last checkpoint."""
    state, checkpoint = table.state, table.checkpoint
    assert isinstance(state, DarkestState)
    assert isinstance(checkpoint, DarkestState)
    if not state.phase.startswith("set-up"):
        check_always(rules_on(table, state))
    if not table.answers_since and checkpoint.result is None and not checkpoint.phase.startswith("set-up"):
        check_between_steps(rules_on(table, checkpoint))


def rules_on(table: Table, state: DarkestState) -> Upkeep:
    """The rules in force on a position, to ask them questions."""
    rules = table.game.rules_for(state, table.options)(state, table.options, table.seats, record=False)
    assert isinstance(rules, Upkeep)
    return rules


def check_always(rules: Upkeep) -> None:
    """What holds even in the middle of an action."""
    check_places(rules)
    check_fire(rules)
    check_tracks(rules)
    check_code(rules.state)
    for who in rules.state.survivors.values():
        check_board(rules, who)
    for room, horde in rules.state.hordes.items():
        check_horde(room, horde)
    for foe in foes(rules.state):
        check_cubes(rules, foe)
    check_components(rules.state)


def check_between_steps(rules: Upkeep) -> None:
    """What holds once everything that was begun is finished."""
    state = rules.state
    for who in state.survivors.values():
        assert items_carried(who) <= rules.inventory_limit(who), f"{who.id} carries {items_carried(who)} items"
        assert hands_used(who) <= LIMITS.hands, f"{who.id} uses {hands_used(who)} hands"
        check_entrapped(rules, who)
    check_team(rules)
    check_tokens_unseen(rules)
    check_hidden_chips(state)
    assert not state.spreading, "a fire is still spreading"
    assert not state.fire_icons_waiting, "a fire icon is forgotten"
    assert (state.reaction is None) or state.phase not in QUIET_PHASES, f"a reaction runs on in {state.phase}"
    if state.showdown is not None and state.phase != "showdown":
        check_markers(rules)


# The house


def check_places(rules: Upkeep) -> None:
    """Everything stands in a room that exists, and nobody in the closed laboratory. (D-MODEL-11, 16)"""
    state, plan = rules.state, rules.plan
    places = {f"survivor {who.id}": who.room for who in state.survivors.values()}
    places |= {f"horde in {room}": room for room in state.hordes}
    places |= {f"token {number}": token.room for number, token in enumerate(state.tokens)}
    places |= {foe.id: foe.room for foe in foes(state)}
    places |= {f"camera in {camera.room}": camera.room for camera in state.cameras}
    for what, room in places.items():
        assert room in plan.links, f"{what} is in {room}, which is no room of this house any more"
        assert state.lab_open or room != rules.house.laboratory, f"{what} is in the closed laboratory"
    for who in state.survivors.values():
        assert not plan.is_locked(who.room), f"{who.id} stands in the locked {who.room}"
    for door in state.locks:
        assert door in rules.house.doors, f"there is no door {door}"


def check_fire(rules: Upkeep) -> None:
    """One or two markers on a burning tile, none on a ruin or the laboratory, one fire at most. (D-FIRE-01, 13)"""
    state, squares = rules.state, rules.house.squares
    for square, markers in state.burns.items():
        assert square in squares, f"{square} is outside the house"
        assert 1 <= markers < LIMITS.burns_to_destroy, f"{markers} burn markers on {square}"
        assert square not in state.destroyed, f"{square} is destroyed and burns"
        assert square != rules.house.laboratory_square, "the laboratory burns"
    assert len(set(state.destroyed)) == len(state.destroyed), "a tile was destroyed twice"
    assert set(state.destroyed) <= set(squares), "a tile outside the house is destroyed"
    assert rules.house.laboratory_square not in state.destroyed, "the laboratory is destroyed"
    assert state.fire is None or state.fire in squares, f"the fire is outside the house, in {state.fire}"
    if rules.options.edition == "revised" and "fire_out" not in rules.options.house_rules:
        assert state.fire is not None or not state.burns, "burn markers without a fire"
    if state.radiation is not None:
        tiles = state.radiation.tiles
        assert len(set(tiles)) == len(tiles), "two radiation markers on a tile"
        assert set(tiles) <= set(squares), "radiation outside the house"


def check_tracks(rules: Upkeep) -> None:
    """The markers of the Multitracker stand on their tracks."""
    state = rules.state
    assert 1 <= state.darkness <= DARKNESS.spaces, f"darkness {state.darkness}"
    assert 0 <= state.event <= 2, f"event {state.event}"
    assert len(set(state.searched)) == len(state.searched), "a room was searched twice"
    assert len(set(state.functions_used)) == len(state.functions_used), "a function served twice"
    if state.showdown is None:
        assert state.cure == "", "somebody has the cure before the showdown"
        return
    last = rules.printed.showdown_darkness
    assert state.result is not None or state.showdown.darkness < last, "the showdown's track is full"
    assert state.result is not None or state.cure in state.survivors, "the cure holder is dead"
    assert not state.fallen or state.phase == "showdown", "somebody waits to return in the showdown"


def check_code(state: DarkestState) -> None:
    """The code only shrinks, and with its last token the laboratory is open. (D-CODE-02, 10)"""
    assert not Counter(state.code) - Counter(state.code_start), "code tokens out of nowhere"
    assert state.lab_open == (not state.code), "the laboratory and the code do not agree"
    assert len(state.code_slots) <= CHIP_SLOTS, f"{len(state.code_slots)} chips on the security board"


# Survivors


def check_board(rules: Upkeep, who: Survivor) -> None:
    """The markers on a survivor's board stay on it."""
    assert 0 <= who.wounds < len(rules.health_track(who)), f"{who.id} lives with {who.wounds} wounds"
    assert who.ap >= 0, f"{who.id} has {who.ap} AP"
    assert 0 <= who.xp <= LIMITS.xp_max, f"{who.id} has {who.xp} XP"
    assert len(who.virus) <= LIMITS.virus, f"{who.id} has {len(who.virus)} virus tokens"
    assert 1 <= who.zombification <= NO_CUBE, f"{who.id}'s grey cube is on {who.zombification}"
    assert 0 <= who.radiation <= MOST_RADIATION, f"{who.id} has {who.radiation} radiation tokens"
    assert len(set(who.skills)) == len(who.skills), f"{who.id} has a skill twice"
    allowed = [skill.key for skill in rules.skills_of(who)][: who.zombification - 1]
    assert set(who.skills) <= set(allowed), f"{who.id} has {who.skills} and may have {allowed}"
    for held in who.hands + who.pack:
        assert 0 <= held.ammo <= LIMITS.ammo_max, f"{held.card} holds {held.ammo} ammunition markers"
    for held in who.hands:
        assert ITEM_OF[held.card].hands, f"{who.id} has {held.card} in hand, which is no gear"


def check_entrapped(rules: Upkeep, who: Survivor) -> None:
    """Only an enemy in the room holds anybody, or the bird, as long as it lives. (D-ENTRAP-06, D-BEAST-02)"""
    if who.entrapped == "bird":
        creature = rules.state.creature
        assert creature is not None, f"{who.id} is held by a bird that is dead"
        assert rules.board(creature).power == "bird-pin", f"{who.id} is held by a {creature.id}"
    elif who.entrapped:
        assert rules.enemies_in(who.room), f"{who.id} is entrapped by nobody"


def check_team(rules: Upkeep) -> None:
    """Everybody is in play or may return, once, in one group and at one seat. (D-GROUP-02, D-DEATH-11)"""
    state = rules.state
    for name, who in state.survivors.items():
        assert who.id == name, f"{name} is called {who.id}"
        assert 0 <= who.seat < rules.seats, f"{name} is played by seat {who.seat}"
    people = len(state.survivors) + len(state.fallen)
    assert state.showdown is not None or people == rules.team_size(), f"{people} survivors of {rules.team_size()}"
    acting = [name for group in state.groups for name in group]
    assert len(set(acting)) == len(acting), "somebody is in two groups"
    assert set(acting) <= set(state.survivors), "somebody out of play is in a group"


def check_markers(rules: Upkeep) -> None:
    """Everybody has as many action markers as their health gives AP, wherever they lie. (D-MARK-01, 07, 08, 10)"""
    state = rules.state
    assert state.showdown is not None
    counts = Counter(owner for who in state.survivors.values() for owner in who.markers)
    counts.update(owner for box in state.showdown.boxes for owner in box)
    counts.pop(NO_SURVIVOR, None)
    expected = {name: rules.zone(who) for name, who in state.survivors.items() if rules.zone(who)}
    assert dict(counts) == expected, f"action markers {dict(counts)} instead of {expected}"


# Enemies


def foes(state: DarkestState) -> Iterator[Foe]:
    """The creature and the nemesis, as far as they are in the house."""
    yield from (foe for foe in (state.creature, state.nemesis) if foe is not None)


def check_horde(room: str, horde: Horde) -> None:
    """A horde has zombies, and no more of them lie, wait or have moved than there are."""
    assert len(horde) > 0, f"an empty horde in {room}"
    counts = (horde.zombies, horde.downed, horde.knocked, horde.waiting, horde.moved)
    assert min(counts) >= 0, f"the horde in {room} counts {counts}"
    assert horde.downed <= horde.zombies, f"{horde.downed} of {horde.zombies} zombies lie in {room}"
    assert horde.knocked <= horde.downed, f"{horde.knocked} of {horde.downed} zombies were knocked down in {room}"
    assert horde.waiting <= len(horde), f"{horde.waiting} of {len(horde)} zombies wait in {room}"
    assert horde.moved <= len(horde), f"{horde.moved} of {len(horde)} zombies have moved to {room}"


def check_tokens_unseen(rules: Upkeep) -> None:
    """No token lies face down where a survivor sees it. (D-SPAWN-13)"""
    seen = {room for who in rules.state.survivors.values() for room in rules.plan.sees[who.room]}
    for token in rules.state.tokens:
        assert token.room not in seen, f"the token in {token.room} is seen"


def check_cubes(rules: Upkeep, foe: Foe) -> None:
    """A beast in the house has at least one part that is not lost, and no more cubes than fit."""
    targets = rules.board(foe).targets
    assert len(foe.cubes) == len(targets), f"{foe.id} has {len(foe.cubes)} places for cubes"
    assert min(foe.cubes) >= 0, f"{foe.id} has {foe.cubes} cubes"
    if foe is rules.state.creature:
        for target, cubes in zip(targets, foe.cubes, strict=True):
            assert cubes <= target.hits, f"{foe.id} has {foe.cubes} cubes"
    if rules.state.phase != "showdown":  # The cubes of a nemesis are still being placed there.
        assert any(not rules.is_part_lost(foe, n) for n in range(len(targets))), f"{foe.id} should be dead"


# Components


def check_components(state: DarkestState) -> None:
    """No card, chip, token or board is in two places; what is in none has left the game."""
    check_cards(state)
    check_chips(state)
    assert len(state.tokens) <= len(state.spawn), "more tokens on the board than there are"
    creature = [state.creature.id] if state.creature else []
    boards = creature + state.creatures.top + state.creatures.rest + state.creatures_below
    assert sorted(boards) == sorted(CREATURES), f"the creature boards are {boards}"
    nemesis = [state.nemesis.id] if state.nemesis else []
    nemeses = nemesis + state.nemeses.top + state.nemeses.rest
    assert state.result is not None or sorted(nemeses) == sorted(NEMESES), f"the nemesis boards are {nemeses}"


def check_cards(state: DarkestState) -> None:
    """Every card once; a starting weapon handed out again has a name of its own. (R-48)"""
    deck = state.equipment.top + state.equipment.rest
    carried: list[str] = [held.card for who in state.survivors.values() for held in who.hands + who.pack]
    twice = [card for card, count in Counter(deck + carried).items() if count > 1]
    assert not twice, f"in two places: {twice}"
    unknown = [card for card in deck + carried if not is_starting(card) and card not in CARDS]
    assert not unknown, f"nobody knows {unknown}"
    assert not any(is_starting(card) for card in deck), "a starting weapon in the deck"


def is_starting(card: str) -> bool:
    """Whether it is a starting weapon, handed out for the first time or again."""
    return card.rstrip("+") in STARTING


def check_chips(state: DarkestState) -> None:
    """Every code chip is on a door, hidden, unused, carried, entered, or gone."""
    places = Counter(state.hidden_chips + state.unused_chips + state.code_slots)
    places.update(lock.chip for lock in state.locks.values() if lock.chip)
    places.update(chip for who in state.survivors.values() for chip in who.chips)
    twice = [chip for chip, count in places.items() if count > 1]
    assert not twice, f"in two places: {twice}"
    assert set(places) <= set(CHIPS), "a chip nobody knows"


def check_hidden_chips(state: DarkestState) -> None:
    """There are enough hidden chips for the doors whose chip lies face down, and the number on it is true."""
    hidden = Counter(len(CHIPS[chip].icons) for chip in state.hidden_chips)
    closed = Counter(lock.icons for lock in state.locks.values() if not lock.chip)
    assert not closed - hidden, f"doors with {dict(closed)} icons, but hidden chips with {dict(hidden)}"
    for lock in state.locks.values():
        assert not lock.chip or len(CHIPS[lock.chip].icons) == lock.icons, f"{lock.chip} has not {lock.icons} icons"


class Watch:
    """Checks every position it is shown, and that what is gone for good stays gone from one to the next.

    >>> from dreadhall.testing.darkest import position
    >>> Watch()(position().table)
    """

    def __init__(self) -> None:
        self.before: DarkestState | None = None

    def __call__(self, table: Table) -> None:
        """Look at a table; it is meant for `play_randomly(..., look=Watch())`."""
        if self.before is None:
            table.fork()  # a table that was forked keeps all its checkpoints at hand
        check_invariants(table)
        now = table.checkpoint
        assert isinstance(now, DarkestState)
        if self.before is not None and now is not self.before:
            check_one_way(self.before, now)
        self.before = now


def check_one_way(before: DarkestState, now: DarkestState) -> None:
    """Nothing comes back that has left the game, and no track runs backwards."""
    if before.phase.startswith("set-up"):
        return
    assert now.darkness >= before.darkness, "the darkness recedes"
    assert now.round >= before.round, "a round was taken back"
    assert set(before.destroyed) <= set(now.destroyed), "a ruin was rebuilt"
    assert set(before.searched) <= set(now.searched), "a room can be searched again"
    assert set(now.locks) <= set(before.locks), "a door was locked again"
    assert len(now.code) <= len(before.code), "the code grows"
    assert now.code_slots[: len(before.code_slots)] == before.code_slots, "a chip left the security board"
    assert len(now.spawn) <= len(before.spawn), "spawn tokens come back"
    assert len(now.equipment) <= len(before.equipment), "cards return to the deck"
    back = [card for card in all_cards(now) - all_cards(before) if not is_starting(card)]
    assert not back, f"back in the game: {back}"
    assert before.showdown is None or now.showdown is not None, "the showdown was called off"


def all_cards(state: DarkestState) -> set[str]:
    """The cards in the deck and in somebody's hands."""
    carried = {held.card for who in state.survivors.values() for held in who.hands + who.pack}
    return carried | set(state.equipment.top) | set(state.equipment.rest)
