"""Write the words that environments for learning number their actions and entries by: `rl/vocabularies/*.json`.

The fingerprints' corpus is played, and games of scouts besides. Whatever is offered becomes a form: a verb, and for
each word that follows it what can stand there. All pieces of a kind are in it as soon as one of them was seen, and of
those that have numbers all up to the highest. A vocabulary is written anew only together with a new version of the
rules, so that numbers keep their meaning.
"""

import argparse
import random
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

import dreadhall
from dreadhall.betrayal.components import catalogue as betrayal
from dreadhall.bots import SeatAt, make_bot, next_answer
from dreadhall.darkest.components import catalogue as darkest
from dreadhall.kernel import AnyGame, Table
from dreadhall.registration import Registration, resolve
from dreadhall.registry import shipped
from dreadhall.rl.vocabulary import (
    KIND,
    MOST_KEYS,
    Form,
    Slot,
    Vocabulary,
    file_of,
    read_vocabulary,
    size,
    write_vocabulary,
)
from dreadhall.testing.fingerprint import MOST_ANSWERS

LONGEST_SCOUTS = 2000
DIRECTIONS = ("n", "e", "s", "w")
MANY = 0.25
"""Where a form could say too much, less than this share of a kind does not stand for all: weapons are few items."""
PIECES: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "betrayal": {
        "room": tuple(betrayal.ROOMS),
        "item": tuple(betrayal.ITEMS),
        "omen": tuple(betrayal.OMENS),
        "event": tuple(betrayal.EVENTS),
        "explorer": tuple(betrayal.EXPLORERS),
        "trait": tuple(betrayal.TRAITS),
    },
    "darkest": {
        "card": tuple(darkest.CARDS),
        "survivor": tuple(darkest.SURVIVORS),
        "chip": tuple(darkest.CHIPS),
        "colour": tuple(darkest.COLOURS),
        "square": tuple(f"r{row}c{column}" for row in range(1, 6) for column in range(1, 6)),
    },
}


def seen_in_betrayal(position: Any) -> Iterator[tuple[str, str]]:
    """Names that no component has, of monsters, phases, and what haunts count; and what somebody can hold."""
    yield "phase", position.phase
    for who in position.explorers:
        for card in who.cards:
            yield "held", card.id
    for monster in position.monsters:
        yield "monster", monster.kind
    if position.haunt is not None:
        for counter in position.haunt.counters:
            yield "counter", counter


def seen_in_darkest(position: Any) -> Iterator[tuple[str, str]]:
    """Names that come about when the house is built."""
    yield "phase", position.track.phase
    for tile in position.house:
        for room in tile.rooms:
            yield "room", room.id
            for side in DIRECTIONS:
                yield "door", f"{room.id}.{side}"


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

    def forms(self, pieces: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[Form, ...]]:
        """What was offered, by verb."""
        found: dict[str, tuple[Form, ...]] = {}
        for (verb, _), slots in sorted(self.words.items()):
            form = tuple(in_kinds(words, pieces, least=0.0) for words in slots)
            if size(form, pieces) > MOST_KEYS:
                form = tuple(in_kinds(words, pieces, least=MANY) for words in slots)
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


def play_corpus(record: Registration, heard: Heard) -> None:
    """The games of the fingerprint."""
    for sittings in resolve(record.corpus)().values():
        for one in sittings:
            rng = random.Random(f"sitting {one.seed}")
            table = one.start(dreadhall.new_table(record.game, one.seats, one.seed, dict(one.options)), one.seed)
            while table.ask is not None and table.move < MOST_ANSWERS:
                heard.listen(table)
                seat, key = one.player(table, rng)
                table.answer(key, seat)


def play_scouts(game: AnyGame, heard: Heard) -> None:
    """Games of those who know what to do, and come further."""
    for seed, (seats, options) in enumerate(occasions(game)):
        table = dreadhall.new_table(game, seats, seed, options, record=False)
        bots = {seat: make_bot(game.name, "scout", seed * seats + seat) for seat in range(seats)}
        places = {seat: SeatAt(table, seat) for seat in bots}
        while table.ask is not None and table.move < LONGEST_SCOUTS:
            heard.listen(table)
            move = next_answer(table.ask, bots, places)
            assert move is not None
            table.answer(move[1], move[0])


def occasions(game: AnyGame) -> Iterator[tuple[int, dict[str, Any]]]:
    """Seats and options for the scouts."""
    if game.name == "betrayal":
        for seats, haunt in product(game.seats, range(1, 51)):
            yield seats, {"haunt": haunt, "start": "haunt"}
        return
    for everything, seats, mode, radioactive in product(
        (True, False), game.seats, ("dark", "darker", "darkest"), (False, True)
    ):
        yield (
            seats,
            {"mode": mode, "radioactive": radioactive, "advanced": radioactive, "ask_everything": everything},
        )


def vocabulary(record: Registration) -> Vocabulary:
    """What is heard in all these games."""
    heard, game = Heard(), record.game
    play_corpus(record, heard)
    play_scouts(game, heard)
    pieces = {
        **PIECES[game.name],
        **{kind: tuple(sorted(with_all_numbers(names))) for kind, names in heard.pieces.items()},
    }
    return Vocabulary(
        game.name,
        game.version,
        pieces,
        heard.forms({kind: names for kind, names in pieces.items() if kind not in ("phase", "counter", "held")}),
        tuple(sorted(heard.prompts)),
    )


def main() -> int:
    """Write the vocabularies of our games; one of the same version of the rules is left as it is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="which games; all of ours if not given")
    wanted = parser.parse_args().games
    for record in shipped():
        game = record.game
        if wanted and game.name not in wanted:
            continue
        if file_of(game.name).is_file() and read_vocabulary(game).since >= game.version:
            print(f"{game.name}: the numbers of version {game.version} stand; a new version of the rules frees them")
            continue
        words = vocabulary(record)
        write_vocabulary(words)
        print(f"{game.name}: {len(words.keys())} keys, {len(words.prompts)} questions")
    return 0


if __name__ == "__main__":
    sys.exit(main())
