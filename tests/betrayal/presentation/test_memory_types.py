"""What a view shows of a haunt's memory is of the types from which the browser's are made."""

import random

import msgspec
import pytest

import dreadhall
from dreadhall.betrayal.presentation.memory_types import shown_types
from dreadhall.testing.betrayal.kept_secret import WHOSE
from dreadhall.testing.conformance import everybody
from dreadhall.testing.play import random_answer

MEMORY, SECRETS = shown_types()
NAMES = [{field.encode_name for field in msgspec.structs.fields(kind)} for kind in (MEMORY, SECRETS)]


def test_secrets_that_somebody_may_know_have_a_field_and_those_of_nobody_have_none() -> None:
    secrets = {name: whose for fields in WHOSE.values() for name, whose in fields.items()}
    assert NAMES[1] == {name for name, whose in secrets.items() if whose != "nobody"} | {"roles", "tokens"}
    assert NAMES[0].isdisjoint(NAMES[1])


# In games by chance nobody comes to the secrets of haunts 32 and 48.
@pytest.mark.parametrize("haunt", sorted({*WHOSE, 2, 10, 34, 43} - {32, 48}))
def test_what_is_shown_in_a_game_is_of_these_types(haunt: int) -> None:
    rng = random.Random(haunt)
    table = dreadhall.new_table("betrayal", 4, haunt, {"haunt": haunt, "start": "haunt", "explorers": "dealt"})
    shown = set()
    while table.ask is not None and table.move < 60:
        for seat in everybody(table):
            if (seen := table.view(seat)["position"]["haunt"]) is not None:
                for field, kind, names in zip(("memory", "secrets"), (MEMORY, SECRETS), NAMES, strict=True):
                    msgspec.convert(seen[field], kind)
                    assert seen[field].keys() <= names
                    shown |= seen[field].keys()
        who, key = random_answer(table, rng)
        table.answer(key, who)
    assert shown
