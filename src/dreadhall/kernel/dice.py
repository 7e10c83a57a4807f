"""Chance: every roll of a table follows from its secret seed and a counter.

A roll is a block of BLAKE2b, keyed for its purpose, over the counter; numbers are taken from it by rejection, so every
face is equally likely. Nothing can be predicted from what fell before, and any machine gets the same faces.
"""

import hashlib
import secrets
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeGuard, TypeVar

import msgspec

from dreadhall.kernel.bounds import Count
from dreadhall.kernel.data import Data
from dreadhall.kernel.errors import BadOption, BadRoll, NothingLoaded

T = TypeVar("T")

Face = int | str

FIRST_ROLLS = 1024
"""As many rolls as most games have."""
FIRST_BLOCKS = tuple(b"%d/0" % count for count in range(FIRST_ROLLS))
"""What the first block of each of them is made over."""
BYTE_LIMITS = (0, *(256 - 256 % below for below in range(1, 257)))
"""For so many equally likely numbers: below which a byte tells one."""
MOST_DICE = 1000
"""Dice of one roll: many times what any rule rolls, and worked out in less than a millisecond."""
MOST_NUMBERS = 1 << 32
"""Numbers of which a roll gives one: many times the faces of a die or the cards of a stack."""


class Die(msgspec.Struct, frozen=True):
    """A kind of die: its name and what stands on its faces."""

    name: str
    faces: tuple[Face, ...]


class Key(msgspec.Struct, frozen=True):
    """The secret behind the rolls from a count on, and behind a few named ones before it."""

    secret: bytes
    since: Count = 0
    also: tuple[Count, ...] = ()


class Roll(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One roll as it fell: its number, what for, out of how many, the results, and who saw it (None: everybody)."""

    count: int
    purpose: str
    below: int
    results: tuple[int, ...]
    to: tuple[int, ...] | None = None


class Dice(Data):
    """The state of chance: the keys, how many rolls were made, and the faces a test has loaded.

    `fallen` are the rolls of the running step that stand although the dice were keyed anew since.
    """

    keys: tuple[Key, ...]
    count: Count = 0
    loaded: dict[str, list[tuple[Count, Count]]] = {}
    strict_since: Count | None = None
    fallen: dict[Count, Roll] = {}


def seed_bytes(seed: int | bytes | None) -> bytes:
    """A seed of 32 bytes: drawn in secret for None, derived from a number, or as given."""
    if seed is None:
        return secrets.token_bytes(32)
    if not is_seed(seed):
        raise BadOption(f"a seed is a whole number, 32 bytes or nothing, not {type(seed).__name__}")
    if isinstance(seed, int):
        return hashlib.blake2b(str(seed).encode(), digest_size=32, person=b"dreadhall-number").digest()
    if len(seed) != 32:
        raise BadOption(f"a seed of bytes has 32 of them, not {len(seed)}")
    return seed


def is_seed(given: object) -> TypeGuard[int | bytes]:
    """Whether this is what seeds are made of: a whole number or bytes, and neither yes nor no."""
    return isinstance(given, int | bytes) and not isinstance(given, bool)


def commitment(seed: bytes) -> str:
    """What a table publishes when it opens: it binds the seed and tells nothing of it."""
    return hashlib.blake2b(seed, digest_size=32, person=b"dreadhall-commit").hexdigest()


def derive(secret: bytes, purpose: str) -> bytes:
    """A key of its own for one purpose."""
    return hashlib.blake2b(purpose.encode(), key=secret, digest_size=32, person=b"dreadhall-derive").digest()


@lru_cache(maxsize=4096)
def _keyed_hash(secret: bytes, purpose: str) -> hashlib.blake2b:
    return hashlib.blake2b(key=derive(secret, purpose))


def roll_numbers(dice: Dice, purpose: str, below: int, times: int = 1) -> list[int]:
    """So many numbers from 0 to below - 1, each equally likely; counts as one roll. BadRoll where no rule does."""
    count = dice.count
    dice.count = count + 1
    if dice.fallen and (stands := _as_it_fell(dice, count, purpose, below, times)) is not None:
        return stands
    if dice.loaded or dice.strict_since is not None:
        return _roll_loaded(dice, count, purpose, below, times)
    keys = dice.keys
    if not 0 < below <= 256 or count >= FIRST_ROLLS:
        return _roll_keyed(keys, count, purpose, below, times)
    # What most rolls are is worked out here: few small numbers, for which the first block is enough.
    block = _keyed_hash(keys[0].secret if len(keys) == 1 else _secret_at(keys, count), purpose).copy()
    block.update(FIRST_BLOCKS[count])
    digest, limit = block.digest(), BYTE_LIMITS[below]
    if times == 1 and digest[0] < limit:
        return [digest[0] % below]
    first = digest[:times]
    if len(first) == times and max(first, default=0) < limit:
        return [byte % below for byte in first]
    results: list[int] = []
    for byte in digest:
        if byte < limit:
            results.append(byte % below)
            if len(results) == times:
                return results
    return _roll_keyed(keys, count, purpose, below, times)


def roller(dice: Dice, purpose: str) -> Callable[[int], int]:
    """Rolls one number below a limit, and another: the same as by themselves, for whoever deals out many pieces."""
    keys = dice.keys
    if dice.fallen or dice.loaded or dice.strict_since is not None or len(keys) != 1:
        return lambda below: roll_numbers(dice, purpose, below)[0]
    keyed = _keyed_hash(keys[0].secret, purpose)

    def roll(below: int) -> int:
        count = dice.count
        dice.count = count + 1
        block = keyed.copy()
        block.update(b"%d/0" % count)
        byte = block.digest()[0]
        if below <= 256 and byte < BYTE_LIMITS[below]:
            return byte % below
        return _roll_keyed(keys, count, purpose, below, 1)[0]

    return roll


def shuffled(dice: Dice, purpose: str, several: Sequence[T]) -> list[T]:
    """Up to 256 pieces, each order equally likely; counts as one roll, whose blocks serve all of them.

    Nobody audits it: it is for tables that are imagined.
    """
    count = dice.count
    dice.count = count + 1
    keyed = hashlib.blake2b(key=derive(_secret_at(dice.keys, count), purpose))  # mostly used just this once
    rest = [*several]
    order: list[T] = []
    block_number = 0
    while rest:
        block = keyed.copy()
        block.update(b"%d/%d" % (count, block_number))
        left = len(rest)
        for byte in block.digest():
            if byte < BYTE_LIMITS[left]:
                order.append(rest.pop(byte % left))
                left -= 1
                if not left:
                    break
        block_number += 1
    return order


def roll_one_of(dice: Dice, purpose: str, several: Sequence[T]) -> T:
    """One of several, each equally likely."""
    return several[roll_numbers(dice, purpose, len(several))[0]]


def check_roll(purpose: str, below: int, times: int) -> None:
    """Refuse what no rule rolls: it comes from a forged position, and could take for ever."""
    refused = f"{purpose}: {times} dice of {below} faces are not rolled by any rule"
    if below <= 0:
        raise BadRoll(f"{refused}: there is nothing to choose among, or the die has no face")
    if below > MOST_NUMBERS or not 0 <= times <= MOST_DICE:
        raise BadRoll(f"{refused}: 0 to {MOST_DICE} dice of at most {MOST_NUMBERS} faces are")


def _roll_keyed(keys: tuple[Key, ...], count: int, purpose: str, below: int, times: int) -> list[int]:
    check_roll(purpose, below, times)
    keyed = _keyed_hash(_secret_at(keys, count), purpose)
    size = 256 if below <= 256 else 1 << 64
    limit = size - size % below
    results: list[int] = []
    block_number = 0
    while len(results) < times:
        block = keyed.copy()
        block.update(b"%d/%d" % (count, block_number))
        words: Sequence[int] = block.digest() if size == 256 else _long_words(block.digest())
        for word in words:
            if word < limit:
                results.append(word % below)
                if len(results) == times:
                    return results
        block_number += 1
    return results


def _long_words(block: bytes) -> list[int]:
    return [int.from_bytes(block[at : at + 8], "big") for at in range(0, len(block), 8)]


def _secret_at(keys: tuple[Key, ...], count: int) -> bytes:
    for key in reversed(keys):
        if count >= key.since or count in key.also:
            return key.secret
    raise AssertionError("the first key holds from the first roll on")


def _roll_loaded(dice: Dice, count: int, purpose: str, below: int, times: int) -> list[int]:
    """Loaded faces first, in order; a test that forbids chance hears of the first one missing."""
    check_roll(purpose, below, times)
    waiting = dice.loaded.get(purpose, [])
    results: list[int] = []
    while waiting and len(results) < times and waiting[0][0] <= count:
        face = waiting.pop(0)[1]
        if face >= below:
            raise NothingLoaded(f"{purpose}: face number {face} was loaded, but only {below} are possible")
        results.append(face)
    if not waiting:
        dice.loaded.pop(purpose, None)
    if len(results) < times:
        if dice.strict_since is not None and count >= dice.strict_since:
            raise NothingLoaded(f"{purpose}: {times} rolled, {len(results)} loaded")
        results += _roll_keyed(dice.keys, count, purpose, below, times - len(results))
    return results


def _as_it_fell(dice: Dice, count: int, purpose: str, below: int, times: int) -> list[int] | None:
    """A roll that was made before the dice were keyed anew, if this is the same one; None where it is another."""
    if count > max(dice.fallen):
        dice.fallen = {}  # the step has come to where the dice were keyed anew
    roll = dice.fallen.get(count)
    if roll is None or (roll.purpose, roll.below, len(roll.results)) != (purpose, below, times):
        return None
    return list(roll.results)


def rekey(dice: Dice, secret: bytes, since: int, also: tuple[int, ...] = ()) -> None:
    """Let all rolls from `since` on, and those named before it, fall anew."""
    dice.keys = (*dice.keys, Key(secret, since, also))
