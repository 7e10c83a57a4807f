"""How scouts use their arms: blows before shots, the last shots for the nemesis, skills that strike harder first."""

from typing import Any

import pytest

from dreadhall.bots import SeatAt
from dreadhall.bots.darkest import ScoutBot
from dreadhall.bots.darkest.answering.arming import gifts_of
from dreadhall.bots.darkest.judging.position import SeenTable as Seen
from dreadhall.bots.darkest.judging.threats import coming, stopped_by_shots
from dreadhall.bots.darkest.showdown.reflexes import Reflexes
from dreadhall.darkest.ids import CardId, RoomId, SurvivorId
from dreadhall.testing.darkest import Position, position, showdown


def answer_of(table: Position) -> str:
    """What a scout who plays them all would answer."""
    return ScoutBot().choose(SeatAt(table.table, 0)).key


def test_who_strikes_without_ammunition_strikes_first() -> None:
    table = position({"bruce": "gallery", "nina": "gallery"}, hordes={"gallery": 1})
    assert answer_of(table) == "attack:nina:ST3"


def test_the_last_shots_are_kept_where_blows_are_enough() -> None:
    table = position({"jack": "gallery", "nina": "gallery"}, hordes={"gallery": 1})
    assert answer_of(table) == "attack:nina:ST3"


def test_no_shot_is_kept_where_blows_are_not_enough() -> None:
    table = position({"jack": "gallery", "nina": "gallery"}, hordes={"gallery": 6})
    assert answer_of(table) == "free-attack:jack:ST2"


def test_nobody_shoots_at_a_few_who_come_but_at_many() -> None:
    few, many = (
        position({"bruce": "gallery"}, hordes={"great-hall": zombies}, searched=["gallery"], ap={"bruce": 1})
        for zombies in (1, 5)
    )
    assert not answer_of(few).startswith("attack")
    bruce = Seen(SeatAt(many.table, 0)).survivors[SurvivorId("bruce")]
    assert "great-hall" in bruce.weapons[0].rooms
    assert sum(coming(Seen(SeatAt(many.table, 0)), RoomId("gallery")).values()) == 5


def test_only_who_has_a_gun_stops_anybody_from_afar() -> None:
    alone, beside = (
        Seen(SeatAt(position(people, hordes={"great-hall": 6}).table, 0))
        for people in ({"bruce": "gallery"}, {"bruce": "gallery", "nina": "gallery", "lucy": "gallery"})
    )
    for seen in (alone, beside):
        assert (
            0
            < stopped_by_shots(
                seen, RoomId("gallery"), seen.active, coming(seen, RoomId("gallery")), 3.0 * len(seen.active)
            )
            < 3
        )
    fists = Seen(SeatAt(position({"nina": "gallery"}, hordes={"great-hall": 6}).table, 0))
    assert not stopped_by_shots(fists, RoomId("gallery"), fists.active, coming(fists, RoomId("gallery")), 3.0)


def test_the_nurse_learns_to_use_her_knife_before_all_else() -> None:
    table = position({"nina": "gallery"}, xp={"nina": 4})
    table.survivor("nina").virus.append("left")
    assert answer_of(table) == "learn:nina:knife-expert"


def test_who_comes_to_the_nemesis_with_a_marker_left_stays_and_strikes() -> None:
    table = showdown(
        {"leo": "gallery", "nina": "conservatory"},
        nemesis=("lisa-mortimer", "entrance-hall"),
        markers={"leo": [], "nina": ["nina", "nina"]},
    )
    table.play("move:nina:entrance-hall")
    assert table.prompt == "move-on"
    assert Reflexes().answer(table.table)[1] == "stop"


def test_no_zombie_is_pushed_to_where_the_nemesis_waits() -> None:
    table = position({"nina": "music-room"}, hordes={"music-room": 1}, code=[], lab_open=True)
    table.with_dice(survivor=["knockback", "aim", "aim"]).play("attack:nina:ST3")
    assert table.prompt == "use-icons"
    assert "push:zombie:laboratory" in table.keys
    assert answer_of(table) in ("push:zombie:passageway", "push:zombie:boiler-room")


def test_a_knife_is_handed_to_who_strikes_with_an_axe_only_where_it_has_more_dice() -> None:
    def gain(**options: str) -> float:
        table = position(
            {"leo": "gallery", "jack": "gallery"}, cards={"leo": ["ST1"], "jack": ["EQ06", "ST3"]}, options=options
        )
        seen = Seen(SeatAt(table.table, 0))
        found = {(one.card, one.taker.id): one.gain for one in gifts_of(seen, seen.survivors[SurvivorId("jack")])}
        return found[CardId("ST3"), SurvivorId("leo")]

    assert gain() > 0 == gain(pieces="first-reconstruction")


def test_a_token_looks_like_as_many_zombies_as_tokens_bring() -> None:
    for pieces, usual in (("second-reconstruction", 2.52), ("first-reconstruction", 2.87)):
        table = position({"leo": "gallery"}, tokens=["dining-room"], options={"pieces": pieces})
        assert coming(Seen(SeatAt(table.table, 0)), RoomId("gallery"))[RoomId("dining-room")] == pytest.approx(
            usual, abs=0.01
        )


def test_before_the_showdown_experience_goes_into_what_can_be_paid() -> None:
    saving, spending = (
        position({"jack": "gallery"}, xp={"jack": 6}, code=code, darkness=5, rounds_left=0) for code in (["red"], [])
    )
    assert answer_of(saving) != "learn:jack:deadeye"
    assert answer_of(spending) == "learn:jack:deadeye"


def test_experience_is_spent_in_the_showdown_too() -> None:
    table = showdown({"jack": "vault", "lucy": "gallery"}, xp={"jack": 6}).table
    assert Reflexes().answer(table) == (0, "learn:jack:deadeye")


def with_a_magazine(shots: int, room: str = "gallery", **fields: Any) -> Position:
    """Lucy hands things round for nothing and has a magazine, Jack a handgun that he knows how to use."""
    table = position(
        {"lucy": room, "jack": room},
        cards={"lucy": ["ST5", "EQ11"], "jack": ["ST2"]},
        searched=[room],
        **{"skills": {"lucy": ["coordinator"], "jack": ["handgun-expert"]}, **fields},
    )
    table.survivor("jack").hands[0].ammo = shots
    return table


def test_ammunition_goes_to_the_gun_it_fits() -> None:
    table = with_a_magazine(shots=0)
    assert answer_of(table) == "pass:lucy"
    table.play("pass:lucy")
    assert answer_of(table) == "card:EQ11"
    table.play("card:EQ11")
    assert table.survivor("jack").pack[0].card == "EQ11"
    assert answer_of(table) != "pass:lucy"


def test_a_gun_that_is_loaded_needs_no_ammunition() -> None:
    assert answer_of(with_a_magazine(shots=6)) != "pass:lucy"


def test_before_somebody_goes_in_everybody_gets_the_right_arms() -> None:
    skills = {"jack": ["handgun-expert"]}
    table = with_a_magazine(0, "music-room", skills=skills, code=[], darkness=5, rounds_left=0)
    assert answer_of(table) == "pass:lucy"
    ready = with_a_magazine(6, "music-room", skills=skills, code=[], darkness=5, rounds_left=0)
    assert answer_of(ready) == "move:jack:laboratory"


def test_while_there_is_time_a_team_searches_before_it_goes_in() -> None:
    early, late = (
        position(["nina", "jack"], code=[], darkness=darkness, rounds_left=left)
        for darkness, left in ((2, None), (5, 0))
    )
    assert answer_of(early).startswith("search:")
    assert answer_of(late).startswith("move:")
