"""Write the words that environments for learning number their actions and entries by: `encoding/vocabularies`.

The fingerprints' corpus is played, and games of scouts besides (`rl/vocabulary_building.py`). A vocabulary is written
anew only together with a new version of the rules, so that numbers keep their meaning. Besides the wide one, each game
has narrow ones: for every haunt, and for the gentler night.
"""

import argparse
import random
import sys
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

import dreadhall
from dreadhall.betrayal.components import catalogue as betrayal
from dreadhall.darkest.components import catalogue as darkest
from dreadhall.encoding.vocabulary import (
    Vocabulary,
    file_of,
    narrow_vocabularies,
    narrow_vocabulary,
    read_vocabulary,
    write_vocabulary,
)
from dreadhall.kernel import AnyGame
from dreadhall.registration import Registration, resolve
from dreadhall.registry import shipped
from dreadhall.rl.vocabulary_building import Heard, hear_vocabulary, play_bots, with_all_numbers
from dreadhall.testing.fingerprint import MOST_ANSWERS

DIRECTIONS = ("n", "e", "s", "w")
GENTLER: Mapping[str, Any] = {
    "board_side": "four-ap",
    "spawn_pool": "no-high",
    "spawn_six": "reroll",
    "chip_mix": "more2",
    "grace_round": True,
}
"""The preset of the browser."""
PIECES: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "betrayal": {
        "room": tuple(betrayal.ROOMS),
        "item": tuple(betrayal.ITEMS),
        "omen": tuple(betrayal.OMENS),
        "event": tuple(betrayal.EVENTS),
        "explorer": tuple(betrayal.PRINTED_EXPLORERS),
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
        play_bots(game, seats, options, "scout", seed, heard)


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
    for room in list(heard.pieces["room"]):
        heard.pieces["door"].update(f"{room}.{side}" for side in DIRECTIONS)
    pieces = {
        **PIECES[game.name],
        **{kind: tuple(sorted(with_all_numbers(names))) for kind, names in heard.pieces.items() if names},
    }
    return Vocabulary(game.name, game.version, pieces, heard.forms(pieces), tuple(sorted(heard.prompts)))


def narrow(game: AnyGame) -> Iterator[tuple[str, list[int], dict[str, Any]]]:
    """The ways to play that have a vocabulary of their own: the name, for how many seats, and the options."""
    if game.name == "betrayal":
        for haunt in range(1, 51):
            yield f"haunt-{haunt}", list(game.seats), {"haunt": haunt, "start": "haunt"}
    else:
        yield "gentler", [1, 4], {**GENTLER, "survivors": 4}


def stands(game: AnyGame, name: str) -> bool:
    """Whether a narrow vocabulary of this version of the rules is there already."""
    return name in narrow_vocabularies(game) and narrow_vocabulary(game, name).since >= game.version


def main() -> int:
    """Write the vocabularies of our games; one of the same version of the rules is left as it is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="which games; all of ours if not given")
    parser.add_argument("--anew", action="store_true", help="also those of this version of the rules: before a release")
    given = parser.parse_args()
    for record in shipped():
        game = record.game
        if given.games and game.name not in given.games:
            continue
        if given.anew or not file_of(game.name).is_file() or read_vocabulary(game).since < game.version:
            tell(game, vocabulary(record))
            read_vocabulary.cache_clear()
        for name, seats, options in narrow(game):
            if given.anew or not stands(game, name):
                tell(game, hear_vocabulary(game, name, seats, options))
    return 0


def tell(game: AnyGame, words: Vocabulary) -> None:
    """Write one down, and say so."""
    write_vocabulary(words)
    print(f"{game.name} {words.name}: {len(words.keys())} keys, {len(words.prompts)} questions", flush=True)


if __name__ == "__main__":
    sys.exit(main())
