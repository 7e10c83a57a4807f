"""How a vocabulary comes about: games are played, and whatever is offered and seen in them is noted.

What is offered becomes a form: a verb, and for each word that follows it what can stand there. All pieces of a kind
are in it as soon as one of them was seen, and of those that have numbers all up to the highest.
"""

import random
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import dreadhall
from dreadhall.bots import SeatAt, make_bot, next_answer
from dreadhall.encoding.vocabulary import KIND, MOST_KEYS, Form, Slot, Vocabulary, read_vocabulary, size
from dreadhall.kernel import AnyGame, Table

LONGEST = 2000
MANY = 0.25
"""Where a form could say too much, less than this share of a kind does not stand for all: weapons are few items."""
NARROW = 100
"""So many keys of one form are many in a narrow vocabulary."""
UNSAID = ("phase", "counter", "held", "haunt")
"""Kinds of names that only a position has: nobody answers with one."""
ALWAYS = ("item", "omen")
"""Cards that can turn up anywhere, whether they were seen there or not."""


def seen_in_betrayal(position: Any) -> Iterator[tuple[str, str]]:
    """Names that no component has, of monsters, phases, and what haunts count; and what somebody can hold."""
    yield "phase", position.phase
    for who in position.explorers:
        for card in who.cards:
            yield "held", card.id
    for monster in position.monsters:
        yield "monster", monster.kind
    if position.haunt is not None:
        yield "haunt", str(position.haunt.number or position.haunt.id)
        for counter in position.haunt.counts():
            yield "counter", counter


def seen_in_darkest(position: Any) -> Iterator[tuple[str, str]]:
    """Names that come about when the house is built."""
    yield "phase", position.track.phase
    for tile in position.house:
        for room in tile.rooms:
            yield "room", room.id
    for door in position.doors:
        yield "door", door.id


VARYING = {"betrayal": ("phase", "held", "monster", "haunt", "counter"), "darkest": ("phase", "room", "door")}
"""The kinds of which one way to play has only some."""
SEEN = {"betrayal": seen_in_betrayal, "darkest": seen_in_darkest}


class Heard:
    """All that was offered and seen."""

    def __init__(self) -> None:
        self.prompts: set[str] = set()
        self.words: dict[tuple[str, int], list[set[str]]] = defaultdict(list)
        self.pieces: dict[str, set[str]] = defaultdict(set)

    def listen(self, table: Table) -> None:
        """Note the open question, with all its choices, and names that only a position has."""
        assert table.ask is not None
        self.prompts.add(table.ask.prompt)
        for seat in table.ask.seats:
            for choice in table.ask.choices_for(seat):
                verb, *words = choice.key.split(":")
                slots = self.words[verb, len(words)]
                slots.extend(set() for _ in range(len(words) - len(slots)))
                for slot, word in zip(slots, words, strict=True):
                    slot.add(word)
        for kind, name in SEEN[table.game.name](table.rules.view(table.ask.seats[0])):
            self.pieces[kind].add(name)

    def forms(self, pieces: Mapping[str, tuple[str, ...]], most: int = MOST_KEYS) -> dict[str, tuple[Form, ...]]:
        """What was offered, by verb; more than so many keys are put as narrowly as can be."""
        said = {kind: names for kind, names in pieces.items() if kind not in UNSAID}
        found: dict[str, tuple[Form, ...]] = {}
        for (verb, _), slots in sorted(self.words.items()):
            form = tuple(in_kinds(words, said, least=0.0) for words in slots)
            if size(form, said) > most:
                form = tuple(in_kinds(words, said, least=MANY) for words in slots)
            found[verb] = (*found.get(verb, ()), form)
        return found


def in_kinds(words: set[str], pieces: Mapping[str, tuple[str, ...]], least: float) -> Slot:
    """The kinds of pieces of which these words name more than the least share, and the words that are left."""
    known: set[str] = set()
    kinds = []
    for kind, names in pieces.items():
        if len(words.intersection(names)) > least * len(names):
            known.update(names)
            kinds.append(f"{KIND}{kind}")
    return (*kinds, *sorted(with_all_numbers(words - known)))


def with_all_numbers(words: set[str]) -> set[str]:
    """These words, and where some differ by their number alone, all numbers from 1 to the highest."""
    numbers: dict[str, set[int]] = defaultdict(set)
    for word in words:
        stem, _, number = word.rpartition("-")
        if stem and number.isdecimal() and not stem[-1].isdecimal():
            numbers[stem].add(int(number))
    return words | {f"{stem}-{number}" for stem, seen in numbers.items() for number in range(1, max(seen) + 1)}


def play_bots(game: AnyGame, seats: int, options: Mapping[str, Any], bot: str, seed: int, heard: Heard) -> None:
    """One game of these bots."""
    table = dreadhall.new_table(game, seats, seed, options, record=False)
    bots = {seat: make_bot(game.name, bot, seed * seats + seat) for seat in range(seats)}
    places = {seat: SeatAt(table, seat) for seat in bots}
    while table.ask is not None and table.move < LONGEST:
        heard.listen(table)
        move = next_answer(table.ask, bots, places)
        assert move is not None
        table.answer(move[1], move[0])


def play_by_chance(game: AnyGame, seats: int, options: Mapping[str, Any], seed: int, heard: Heard) -> None:
    """One game in which chance says who answers, and what."""
    table = dreadhall.new_table(game, seats, seed, options, record=False)
    rng = random.Random(seed)
    while table.ask is not None and table.move < LONGEST:
        heard.listen(table)
        seat = rng.choice(table.ask.seats)
        table.answer(rng.choice(table.ask.choices_for(seat)).key, seat)


def hear_vocabulary(
    game: AnyGame, name: str, seats: Sequence[int], options: Mapping[str, Any], games: int = 4
) -> Vocabulary:
    """Only what occurs with these options: so many games of scouts and of chance with each number of seats.

    What never occurred in them is not lost where it does: it is among the rest. Pieces keep the order of the wide
    vocabulary.
    """
    heard, wide = Heard(), read_vocabulary(game)
    for number, count in [(number, count) for number in range(games) for count in seats]:
        play_bots(game, count, options, "scout", number, heard)
        play_by_chance(game, count, options, number, heard)
    always = {piece for kind in ALWAYS for piece in wide.of(kind)}
    pieces = dict(wide.pieces)
    for kind in VARYING[game.name]:
        pieces[kind] = tuple(piece for piece in pieces[kind] if piece in heard.pieces[kind] or piece in always)
    forms = heard.forms(pieces, NARROW)
    return Vocabulary(game.name, game.version, pieces, forms, tuple(sorted(heard.prompts)), name)
