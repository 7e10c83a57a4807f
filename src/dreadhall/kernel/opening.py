"""Opening a table: a new one, or one that was saved, also after the rules have changed.

A new one comes to its first question this way: `open_table` reads the options and lets the game lay everything out
(`Game.new_state`), the table takes its place on a timeline (`Table`), and that runs the rules in force
(`Timeline.__init__`, `Game.rules_for`, `Rules.step`) until they ask.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from dreadhall.kernel.bounds import MOST_NUMBER, check_bounds
from dreadhall.kernel.data import load
from dreadhall.kernel.dice import Dice, Key, commitment, seed_bytes
from dreadhall.kernel.errors import BadSave, DreadhallError, MissingPackage
from dreadhall.kernel.game import AnyGame, State
from dreadhall.kernel.history import Stretch
from dreadhall.kernel.saves import Save, digest, missing_packages, read_save
from dreadhall.kernel.table import Table
from dreadhall.kernel.upgrading import older_options


def open_table(
    game: AnyGame, seats: int, seed: int | bytes | None, options: Mapping[str, Any], *, record: bool = True
) -> Table:
    """A new table of this game."""
    read = game.read_options(options)
    game.check(read, game.check_seats(seats))
    secret = seed_bytes(seed)
    start = game.new_state(read, seats, Dice(keys=(Key(secret),)))
    return Table(game, read, seats, start, commitment(secret), record=record)


def load_table(data: object, games: Mapping[str, AnyGame], *, record: bool = True) -> Table:
    """The table that was saved; BadSave says in a line why it cannot be continued."""
    save = read_save(data)
    game = games.get(save.game)
    if game is None:
        unknown = f"this is a table of {save.game[:40]!r}, a game that is not known here"
        if missing := ", ".join(missing_packages(save.packages)):
            raise MissingPackage(f"{unknown}; it is played with {missing}")
        raise BadSave(unknown)
    if save.rules > game.version:
        raise BadSave(f"this table was saved by newer rules ({save.rules}) than these ({game.version})")
    if save.digest != digest(save):
        raise BadSave("this save is damaged: its contents do not match its fingerprint")
    try:
        return _continue(game, save, record)
    except (DreadhallError, msgspec.ValidationError, ValueError, LookupError) as error:
        if missing := ", ".join(missing_packages(save.packages)):
            raise MissingPackage(f"this table is played with {missing}: {error}".splitlines()[0]) from error
        raise BadSave(f"this save is damaged: {error}".splitlines()[0]) from error


def _continue(game: AnyGame, save: Save, record: bool) -> Table:
    same_rules = save.rules == game.version
    given = save.options if same_rules else game.upgrade_options(save.options, save.rules)
    options = game.read_options(given) if same_rules else older_options(game, given)
    game.check_seats(save.seats)
    if same_rules:
        game.check(options, save.seats)
    raw = save.checkpoint if same_rules else game.upgrade(save.checkpoint, save.rules)
    check_bounds(raw)
    checkpoint = load(raw, game.state_type)
    seed = bytes.fromhex(save.seed)
    if checkpoint.dice.keys[0].secret != seed or not 0 <= save.tape_from <= save.at <= save.tape_from + len(save.tape):
        raise ValueError("its parts do not belong together")
    if save.at > MOST_NUMBER:
        raise ValueError("no table has so many answers")
    can_play_again = same_rules and save.whole and not save.tape_from
    past = _past(game, save, options, checkpoint.dice.keys, can_play_again=can_play_again)
    since = save.tape[save.at - save.tape_from :] if same_rules else []
    table = Table(
        game, options, save.seats, checkpoint, commitment(seed), record=record, past=past, barrier=save.barrier
    )
    for seat, key in since:
        table.replay_answer(seat, key)
    return table


def _past(game: AnyGame, save: Save, options: Any, keys: tuple[Key, ...], *, can_play_again: bool) -> Stretch:
    """All that led up to the checkpoint as one stretch, played again only when somebody looks back."""
    answers = tuple(save.tape[: save.at - save.tape_from])
    if not can_play_again:
        return Stretch.seal(Stretch.gone(save.tape_from) if save.tape_from else None, answers)
    first: State = game.new_state(options, save.seats, Dice(keys=keys))
    return Stretch(None, first, 0, answers, None, None, number=0, end=len(answers))
