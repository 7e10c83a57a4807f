"""Random games in which everybody rubs the Idol to death: the dead roll, gain, find, mark, open and win nothing."""

import random
from collections.abc import Iterator
from functools import partial, partialmethod

import pytest

import dreadhall
from dreadhall.betrayal.components.catalogue import TRAITS
from dreadhall.betrayal.explorers.rolls import Cast, Rolls
from dreadhall.betrayal.haunts import BUILT
from dreadhall.betrayal.ids import CardId
from dreadhall.betrayal.state import BetrayalState, Explorer, Figure, cards_in
from dreadhall.kernel import State, Table
from dreadhall.testing.betrayal.dead import DeadWatch
from dreadhall.testing.marks import rule
from dreadhall.testing.play import random_answer

IDOL = "idol"
MOST_ANSWERS = 3_000
LISTENED_TO = (1, 5, 8, 12, 22, 25, 34, 38, 41, 46, 50)
"""Haunts of every kind, in which it is seen that broken rules are heard."""
DULL = frozenset({"end-turn", "explore", "drop", "trade", "take"})
"""What leads to no roll, or not at once."""


def tempted(state: State, who: Explorer) -> None:
    """Somebody has the Idol now, wherever it was, and a Sanity that its price brings to the skull."""
    assert isinstance(state, BetrayalState)
    figures: list[Explorer | Figure] = [*state.explorers, *state.monsters.values()]
    discards = cards_in(state.items.discards)
    for pile in [*(figure.cards for figure in figures), *state.piles.values(), state.gone, discards]:
        if IDOL in pile:
            pile.remove(CardId(IDOL))
    state.piles = {place: pile for place, pile in state.piles.items() if pile}
    if IDOL in state.items.rest:
        state.items.rest.remove(IDOL)
    elif IDOL in state.items.top:
        number = state.items.top.index(IDOL)
        del state.items.top[number], state.items.known[number]
    victim = state.explorers[who.seat]
    victim.cards.append(CardId(IDOL))
    victim.clips[TRAITS.index("sanity")] = 0


def reckless_answer(table: Table, rng: random.Random) -> tuple[int, str]:
    """The Idol if it can be used; else something that may lead to a roll; else anything."""
    seat, key = random_answer(table, rng)
    assert table.ask is not None
    keys = [choice.key for choice in table.ask.choices_for(seat)]
    if f"use:{IDOL}" in keys:
        return seat, f"use:{IDOL}"
    daring = [key for key in keys if key.partition(":")[0] not in DULL] if rng.random() < 0.8 else []
    return seat, rng.choice(daring) if daring else key


def play_recklessly(number: int, seed: int) -> Table:
    """A game in a haunt in which the Idol goes from hand to hand, listened to after every answer."""
    options = {"start": "haunt", "haunt": number, "explorers": "dealt"}
    table = dreadhall.new_table("betrayal", 3 + seed % 4, seed, options)
    rng, watch, turn = random.Random(seed), DeadWatch(), -1
    for _ in range(MOST_ANSWERS):
        watch.look(table)
        if table.ask is None:
            break
        state = table.state
        assert isinstance(state, BetrayalState)
        if table.ask.prompt == "turn" and state.turn.seat != turn:
            turn = state.turn.seat
            alive = [who for who in state.explorers if who.alive and not who.away]
            if rng.random() < 0.4:
                table.arrange(partial(tempted, who=rng.choice(alive)))
        seat, key = reckless_answer(table, rng)
        table.answer(key, seat)
    return table


@rule("B-DIE-15", "B-DEATH-03")
@pytest.mark.parametrize("number", sorted(BUILT))
def test_the_dead_do_nothing_any_more(number: int) -> None:
    tables = [play_recklessly(number, seed) for seed in range(6)]
    assert any(event.kind == "roll-void" for table in tables for event in table.events)


@pytest.mark.soak
@pytest.mark.parametrize("number", sorted(BUILT))
def test_the_dead_do_nothing_any_more_in_fifty_games_of_a_haunt(number: int) -> None:
    for seed in range(100, 150):
        play_recklessly(number, seed)


# The oracle bites


async def throw_on(self: Rolls, cast: Cast, *, told: bool = True) -> int:
    """A roll that goes on whoever has died of it, and perhaps in silence."""
    await self.before_roll(cast)
    faces = self.fall(cast.dice)
    if told:
        self.tell_roll(cast.who, cast.why, cast.kind, cast.trait, faces)
    return sum(faces)


def complaints(number: int) -> Iterator[str]:
    """What is said of games of a haunt, one after the other."""
    for seed in range(100, 140):
        try:
            play_recklessly(number, seed)
        except (AssertionError, ValueError) as problem:  # rules that are broken so badly may also fail
            yield str(problem)


@pytest.mark.parametrize("number", LISTENED_TO)
def test_a_roll_that_goes_on_after_its_roller_has_died_is_heard(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    monkeypatch.setattr(Rolls, "throw_with_cards", throw_on)
    assert any("is dead: rolled" in problem for problem in complaints(number))


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (8, "has had a success: source-marked"),
        (22, "has had a success: source-marked"),
        (25, "is dead: h25-"),
        (46, "is dead: front-door-opens"),
        (50, "is dead: h50-search"),
    ],
)
def test_what_comes_of_such_a_roll_is_heard_too(monkeypatch: pytest.MonkeyPatch, number: int, said: str) -> None:
    monkeypatch.setattr(Rolls, "throw_with_cards", partialmethod(throw_on, told=False))
    assert any(said in problem for problem in complaints(number))
