"""What a haunt remembers is declared once: types, defaults, and whose the secrets are. (B-SEC)"""

from typing import Annotated

import pytest

import dreadhall
from dreadhall.betrayal.components.rooms import FURNACE_ROOM
from dreadhall.betrayal.haunts import haunt_rules
from dreadhall.betrayal.haunts.h25_voodoo import Doll, Voodoo
from dreadhall.betrayal.haunts.printed import HAUNTS
from dreadhall.betrayal.ids import ExplorerId
from dreadhall.betrayal.memory import AT_ZERO, OWN, Memory, fields_of, parts_of, remembers, secret_of
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.presentation.view import look
from dreadhall.betrayal.state import prefix_of
from dreadhall.kernel.bounds import Small
from dreadhall.kernel.data import dump, load
from dreadhall.kernel.errors import BadSave
from dreadhall.kernel.saves import Save, read_save, write_save
from dreadhall.testing.betrayal import THREE, Position, position
from dreadhall.testing.betrayal.kept_secret import WHOSE
from tests.betrayal.haunts.dolls import cursed
from tests.betrayal.plain import Plain

OX, VIVIAN, ZOE = THREE
EVERYBODY = (0, 1, 2, None)


class CellarMemory(Memory):
    """A field of each kind."""

    bricks: Small = 0
    spades: Annotated[Small, AT_ZERO] = 0
    locked: bool = False
    rooms: list[str] = []
    hoard: Annotated[str, secret_of("traitor")] = ""
    map: Annotated[list[str], secret_of("heroes")] = []
    vows: Annotated[dict[int, str], secret_of("owner")] = {}
    fuse: Annotated[int, secret_of("nobody")] = 0


class OtherMemory(Memory):
    """Of another chapter."""


class Cellar(Plain):
    """A haunt that remembers them."""

    cellar = remembers(CellarMemory)


def haunted(memory: CellarMemory) -> Position:
    """A table at which this is remembered; Zoe is the traitor."""
    table = position(THREE, rules=Cellar, traitor=ZOE)
    table.haunt.memory["cellar"] = memory
    return table


def seen(table: Position, which: str) -> list[dict[str, object]]:
    """What each seat and a spectator see of it."""
    return [table.view(seat)["haunt"][which] for seat in EVERYBODY]


def test_everybody_sees_what_is_open_as_soon_as_there_is_anything_and_a_number_at_zero_where_it_says_so() -> None:
    assert seen(haunted(CellarMemory()), "memory") == [{"cellar-spades": 0}] * 4
    table = haunted(CellarMemory(bricks=2, spades=1, locked=True, rooms=["crypt"]))
    shown = {"cellar-bricks": 2, "cellar-spades": 1, "cellar-locked": True, "cellar-rooms": ["crypt"]}
    assert seen(table, "memory") == [shown] * 4
    assert seen(table, "secrets") == [{}] * 4


def test_a_secret_is_seen_by_those_whose_it_is_and_by_nobody_else() -> None:
    secrets = CellarMemory(hoard="vault", map=["crypt"], vows={0: "silence", 2: "revenge"}, fuse=3)
    heroes, traitor = {"cellar-map": ["crypt"]}, {"cellar-hoard": "vault", "cellar-vows": "revenge"}
    assert seen(haunted(secrets), "secrets") == [
        {"cellar-map": ["crypt"], "cellar-vows": "silence"},
        heroes,
        traitor,
        {},
    ]


def test_what_a_seat_may_know_can_be_read_as_what_it_is() -> None:
    table = cursed({ZOE: "foyer", OX: "foyer", VIVIAN: "foyer"}, {OX: "doll-wax", VIVIAN: "doll-china"})
    views = [look(table.rules, seat).haunt for seat in (0, 1)]
    traitors, heroes = (Voodoo.memory.seen_in(view) for view in views)
    assert (traitors.dolls[ExplorerId(OX)], heroes.dolls) == (Doll("doll-wax", FURNACE_ROOM), {})
    assert traitors.hints == heroes.hints == {OX: "heat", VIVIAN: "height"}


def test_a_save_is_held_to_the_types_that_a_haunt_declares() -> None:
    table = cursed({ZOE: "foyer", OX: "foyer", VIVIAN: "foyer"}, {OX: "doll-wax", VIVIAN: "doll-china"}).table
    assert dreadhall.load_table(table.save()).state == table.state
    save: Save = read_save(table.save())
    save.checkpoint["haunt"]["memory"]["memory"]["destroyed"] = 7
    with pytest.raises(BadSave, match=r"Expected `array`, got `int` - at `\$.destroyed`"):
        dreadhall.load_table(write_save(save))


def test_memory_clones_and_loads_back_equal() -> None:
    memory = CellarMemory(rooms=["crypt"], vows={1: "silence"})
    assert load(dump(memory), CellarMemory) == memory
    memory.clone().rooms.append("vault")
    assert memory.rooms == ["crypt"]


def test_two_chapters_of_a_haunt_cannot_remember_by_the_same_name() -> None:
    class Other(Cellar):
        cellar = remembers(OtherMemory)  # type: ignore[assignment]

    with pytest.raises(TypeError, match=r"Other\.cellar: another chapter"):
        parts_of(Other)


def declared(rules: type[Haunt], number: int) -> dict[str, str]:
    """The secrets that the rules of a haunt declare, and whose they are."""
    fields = [(part, field) for part, of in parts_of(rules).items() for field in fields_of(of.kind)]
    start = {OWN: prefix_of(number)}
    return {f"{start.get(part, part)}-{field.word}": field.secret_of for part, field in fields if field.secret_of}


def test_the_secrets_that_haunts_declare_are_those_of_the_books() -> None:
    found = {number: declared(haunt_rules(number), number) for number in HAUNTS}
    assert {number: secrets for number, secrets in found.items() if secrets} == WHOSE
