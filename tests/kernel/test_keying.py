"""Dice that are keyed anew, and tables whose past somebody else keeps."""

import json
from typing import Any

import pytest

import dreadhall
from dreadhall.kernel import AuditFailed, CannotUndo, Table
from dreadhall.kernel.auditing import AuditedPart, publish
from dreadhall.testing import play_randomly
from tests.kernel.test_saves import half_played
from tests.smallgame import GAME

SECRET = bytes(range(32))


@pytest.fixture(autouse=True)
def _with_the_small_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(dreadhall.GAMES, "lanterns", GAME)


def in_the_midst(moves: int) -> Table:
    """A table of three in the middle of a game."""
    table = dreadhall.new_table("lanterns", 3, 4)
    while table.move < moves:
        table.answer(table.ask.choices[0].key, table.ask.seats[0])  # type: ignore[union-attr]
    return table


@pytest.mark.parametrize("moves", range(1, 12))
def test_what_has_fallen_stands_and_what_falls_is_other(moves: int) -> None:
    table, old = in_the_midst(moves), in_the_midst(moves)
    table.key_dice_anew(SECRET)
    assert [table.view(seat)["position"] for seat in range(3)] == [old.view(seat)["position"] for seat in range(3)]
    assert table.commitment != old.commitment
    assert old.state.dice.keys[0].secret.hex() not in json.dumps([table.save(), table.snapshot()])
    again = dreadhall.load_table(json.loads(json.dumps(table.snapshot())))
    assert again.dump() == table.dump()
    assert again.commitment == table.commitment
    play_randomly(table, 1)
    play_randomly(old, 1)
    assert table.rolls != old.rolls


def test_nothing_before_the_new_dice_is_taken_back() -> None:
    table = half_played()
    table.key_dice_anew(SECRET)
    with pytest.raises(CannotUndo):
        table.undo()


def test_an_imagined_table_draws_anew_what_fell_unseen_before_the_dice_were_keyed() -> None:
    for moves in range(1, 12):
        table = in_the_midst(moves)
        table.key_dice_anew(SECRET)
        for seat in range(3):
            imagined = table.imagine(seat, seed=1)
            assert imagined.view(seat) == table.view(seat)


def in_parts() -> tuple[list[AuditedPart], Table]:
    """A finished game whose dice were keyed anew in the middle of a step."""
    table = in_the_midst(7)
    seed = table.state.dice.keys[0].secret
    first = AuditedPart(
        rules=table.game.version, seed=seed.hex(), commitment=table.commitment, tape=table.tape, rolls=table.rolls
    )
    table.key_dice_anew(SECRET)
    start = table.snapshot()
    begun = dreadhall.load_table(start)
    moves = begun.move
    play_randomly(begun, 1)
    second = AuditedPart(
        rules=table.game.version,
        seed=SECRET.hex(),
        commitment=begun.commitment,
        start=start,
        tape=begun.tape[moves - begun.tape_from :],
        rolls=begun.rolls,
    )
    return [first, second], begun


def published(table: Table, parts: list[AuditedPart]) -> dict[str, Any]:
    assert table.result is not None
    return publish(table.game.name, table.seats, {}, table.result, parts)


def test_a_game_in_parts_passes_the_audit() -> None:
    parts, table = in_parts()
    record = json.loads(json.dumps(published(table, parts)))
    assert dreadhall.verify(record, [part.commitment for part in parts]) == ["played", "played"]
    with pytest.raises(AuditFailed, match="committed"):
        dreadhall.verify(record, [parts[1].commitment])


def test_a_part_that_begins_elsewhere_is_found() -> None:
    parts, table = in_parts()
    parts[0].tape.pop()
    with pytest.raises(AuditFailed, match=r"rolls are given|does not begin where"):
        dreadhall.verify(published(table, parts))
    parts, table = in_parts()
    other = in_the_midst(8)
    other.key_dice_anew(SECRET)
    parts[1].start = other.snapshot()
    with pytest.raises(AuditFailed, match=r"does not begin where|cannot have been given|is given as"):
        dreadhall.verify(published(table, parts))


def test_a_copy_is_played_from_where_it_begins() -> None:
    parts, table = in_parts()
    assert dreadhall.verify(published(table, parts[1:])) == ["copied"]


def test_a_snapshot_does_not_grow_with_the_game() -> None:
    short, long = in_the_midst(2), in_the_midst(20)
    assert len(json.dumps(long.snapshot())) < len(json.dumps(short.snapshot())) + 500
    assert len(json.dumps(long.save())) > len(json.dumps(long.snapshot()))


def test_a_table_lets_go_of_its_past() -> None:
    table = in_the_midst(3)
    table.fork()  # from now on each step has a checkpoint of its own
    for _ in range(17):
        table.answer(table.ask.choices[0].key, table.ask.seats[0])  # type: ignore[union-attr]
    whole = table.events_for(0)
    table.let_go(1)
    known = table.events_for(0)
    assert known == whole[-len(known) :]
    assert len(known) < len(whole)
    assert table.tape_from > 0
    assert dreadhall.load_table(table.save()).dump() == table.dump()
    play_randomly(table, 1)
    assert table.result is not None


@pytest.mark.parametrize("moves", range(1, 12))
def test_a_fork_with_dice_of_its_own_is_another_future_of_the_same_past(moves: int) -> None:
    table = in_the_midst(moves)
    before = table.dump()
    forks = [table.fork(dice) for dice in (1, 1, 2)]
    assert all(fork.view(seat) == table.view(seat) for fork in forks for seat in range(3))
    assert all(fork.events == table.events for fork in forks)
    assert not any(fork.whole for fork in forks)
    played = [play_randomly(fork, 1) for fork in (*forks, table.fork())]
    assert played[0].rolls == played[1].rolls
    assert played[0].rolls != played[2].rolls
    assert played[0].rolls != played[3].rolls
    assert table.dump() == before
