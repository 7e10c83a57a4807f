"""Saved tables go on; damaged, foreign and newer ones are refused in one line; old ones go on from their checkpoint."""

import json
from typing import Any

import msgspec
import pytest
from typing_extensions import override

import dreadhall
from dreadhall import AuditFailed, BadSave, CannotUndo, Table
from dreadhall.kernel.saves import Save, digest
from dreadhall.testing import play_randomly
from tests.smallgame import GAME, Lanterns


@pytest.fixture(autouse=True)
def _lanterns_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(dreadhall.GAMES, "lanterns", GAME)


def half_played(**options: Any) -> Table:
    return play_randomly(dreadhall.new_table("lanterns", 3, 1, options), 1, most=13)


def sealed(data: dict[str, Any]) -> dict[str, Any]:
    """The data with a fingerprint that fits, as a clever forger would give it."""
    return {**data, "digest": digest(msgspec.convert(data, Save))}


def test_a_save_survives_a_file() -> None:
    table = half_played()
    loaded = dreadhall.load_table(json.loads(json.dumps(table.save())))
    assert loaded.dump() == table.dump()
    assert loaded.events == table.events
    assert play_randomly(loaded, 2).save() == play_randomly(table, 2).save()


def test_undo_reaches_back_behind_a_loaded_checkpoint() -> None:
    table = half_played(household=True)
    loaded = dreadhall.load_table(table.save())
    for _ in range(table.move):
        table.undo()
        loaded.undo()
    assert loaded.dump() == table.dump()


@pytest.mark.parametrize("data", [None, 7, [], {}, "x", {"game": "chess"}, {"format": 1}])
def test_what_is_no_save_is_refused(data: object) -> None:
    with pytest.raises(BadSave, match="not a saved table"):
        dreadhall.load_table(data)


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("format", 2, "newer"),
        ("format", "one", "damaged"),
        ("game", "chess", "not known here"),
        ("rules", 9, "newer rules"),
        ("seats", 99, "damaged"),
        ("tape", [["x"]], "damaged"),
        ("at", -4, "damaged"),
        ("seed", "zz", "damaged"),
        ("checkpoint", {}, "damaged"),
        ("options", {"rounds": "many"}, "damaged"),
    ],
)
@pytest.mark.parametrize("forged", [False, True])
def test_a_damaged_save_is_refused_in_one_line(field: str, value: object, complaint: str, forged: bool) -> None:
    data = half_played().save()
    data[field] = value
    if forged and complaint == "damaged" and field not in ("format", "tape"):
        data = sealed(data)
    with pytest.raises(BadSave, match=complaint) as refusal:
        dreadhall.load_table(data)
    assert "\n" not in str(refusal.value)


def test_a_single_changed_number_is_noticed() -> None:
    data = half_played().save()
    data["checkpoint"]["players"][0]["lanterns"] += 1
    with pytest.raises(BadSave, match="fingerprint"):
        dreadhall.load_table(data)


def test_after_a_change_of_rules_the_table_goes_on_from_its_checkpoint(monkeypatch: pytest.MonkeyPatch) -> None:
    class LaterLanterns(Lanterns):
        version = 2

        @override
        def upgrade(self, raw: dict[str, Any], version: int) -> dict[str, Any]:
            assert version == 1
            return {**raw, "round": 2}

    table = half_played(household=True)
    monkeypatch.setitem(dreadhall.GAMES, "lanterns", LaterLanterns())
    loaded = dreadhall.load_table(table.save())
    assert loaded.move == table.save()["at"]
    assert loaded.view()["position"]["round"] in (2, 3)
    with pytest.raises(CannotUndo, match="not known any more"):
        loaded.undo()
    again = dreadhall.load_table(loaded.save())
    assert again.dump() == loaded.dump()
    assert play_randomly(loaded, 1).result is not None


def finished() -> dict[str, Any]:
    return dreadhall.audit(play_randomly(dreadhall.new_table("lanterns", 3, 1), 1))


def test_an_honest_game_passes_the_audit() -> None:
    record = json.loads(json.dumps(finished()))
    dreadhall.verify(record, published=record["commitment"])


def test_an_unfinished_game_keeps_its_seed() -> None:
    with pytest.raises(AuditFailed, match="still secret"):
        dreadhall.audit(half_played())


def tamper_roll(record: dict[str, Any]) -> None:
    record["rolls"][3][3][0] += 1


def tamper_tape(record: dict[str, Any]) -> None:
    record["tape"][-1][1] = "win"


def tamper_seed(record: dict[str, Any]) -> None:
    record["seed"] = "00" * 32


def tamper_length(record: dict[str, Any]) -> None:
    record["rolls"].pop()


def tamper_result(record: dict[str, Any]) -> None:
    record["result"]["reason"] = "magic"


def tamper_form(record: dict[str, Any]) -> None:
    record["seed"] = "not hex"


@pytest.mark.parametrize(
    ("tamper", "complaint"),
    [
        (tamper_roll, "roll 3 .cards. is given as"),
        (tamper_tape, "cannot have been given"),
        (tamper_seed, "not the one that was committed to"),
        (tamper_length, "rolls are given; there were"),
        (tamper_result, "did not end"),
        (tamper_form, "not the record"),
    ],
)
def test_tampering_is_found(tamper: Any, complaint: str) -> None:
    record = json.loads(json.dumps(finished()))
    tamper(record)
    with pytest.raises(AuditFailed, match=complaint):
        dreadhall.verify(record)


def test_a_commitment_published_for_another_seed_is_found() -> None:
    with pytest.raises(AuditFailed, match="committed"):
        dreadhall.verify(finished(), published="0" * 64)
