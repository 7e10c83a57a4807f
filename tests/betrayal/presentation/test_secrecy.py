"""Who sees what: the seats, spectators, bots, and the dead. (B-SEC)"""

import json

import pytest

from dreadhall.betrayal.ids import RoomId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.bots import SeatAt
from dreadhall.testing.betrayal import Position, position, row
from dreadhall.testing.betrayal.kept_secret import secret_fields
from dreadhall.testing.marks import rule
from tests.betrayal.haunts.dolls import THREE, cursed
from tests.betrayal.haunts.guillotines import collared
from tests.betrayal.haunts.hunting import hunt
from tests.betrayal.haunts.invisible import vanished
from tests.betrayal.haunts.secrecy import what_reaches
from tests.betrayal.haunts.wolves import APART, wolves
from tests.betrayal.plain import GHOUL, OX, VIVIAN, ZOE, haunted

FOYER = {OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"}
ATTIC = row("upper", "attic")


def reaches(table: Position, seat: int | None) -> str:
    """All that a seat is shown, asked and told, as one text."""
    return json.dumps(what_reaches(table.table, seat))


@rule("B-SEC-01")
def test_labels_and_pages_of_one_side_never_reach_the_other() -> None:
    table = wolves(APART | {OX: "attic"}, rooms=ATTIC, dog="")
    assert "h05-heroes-search" in table.keys
    assert "h05-heroes" in reaches(table, 1), "another hero knows what there is to do"
    for seat in (2, None):
        assert "h05-heroes" not in reaches(table, seat)
    assert "h05-heroes" not in str(table.rules.pages(2))
    assert "h05-traitor" not in reaches(table, 0) + str(table.rules.pages(0))


@rule("B-SEC-02")
def test_a_roll_for_a_task_shows_dice_and_place_but_not_its_purpose() -> None:
    table = wolves(APART | {OX: "attic"}, rooms=ATTIC, dog="").with_dice(2, 2, 2).play("h05-heroes-search")
    assert [event["data"]["why"] for event in table.table.events_for(2) if event["kind"] == "rolled"] == ["task"]
    assert "h05-heroes" not in reaches(table, 2)


@rule("B-SEC-03")
def test_heroes_have_a_channel_and_lose_it_when_they_turn() -> None:
    table = wolves(APART)
    assert [list(table.rules.channels(seat)) for seat in (0, 1, 2, None)] == [["heroes"], ["heroes"], [], []]
    turned = wolves(APART, converts=[OX])
    assert [list(turned.rules.channels(seat)) for seat in (0, 1, 2)] == [[], ["heroes"], []]
    assert [list(collared().rules.channels(seat)) for seat in range(4)] == [[], [], [], []]


def test_before_the_haunt_a_look_at_a_stack_is_the_only_secret() -> None:
    table = position(APART, cards={OX: ["spirit-board"]})
    assert not table.rules.keeps_secrets()
    assert table.play("use:spirit-board").rules.keeps_secrets()
    assert wolves(APART).rules.keeps_secrets()


@rule("B-SEC-04")
def test_each_seat_sees_only_the_choices_that_are_its_own() -> None:
    table = haunted(FOYER)
    assert table.table.view(0)["ask"]["choices"]
    for seat in (1, 2, None):
        assert table.table.view(seat)["ask"] is None


@rule("B-SEC-05")
def test_spectators_see_what_is_public_until_the_end() -> None:
    table = cursed(dict.fromkeys(THREE, "foyer"))
    haunt = table.view(None)["haunt"]
    assert (haunt["secrets"], haunt["books"], haunt["objectives"], haunt["side"]) == ({}, [], [], "")
    assert list(table.rules.pages(None)) == ["haunts", "h25"]
    wolf = wolves(APART)
    assert wolf.view(None)["monsters"][0]["traits"] == {}
    assert wolf.view(2)["monsters"][0]["traits"]


@rule("B-SEC-05")
def test_after_the_end_every_page_is_open_to_everybody() -> None:
    def last_hero(state: BetrayalState) -> None:
        state.explorers[1].alive = False

    table = haunted(FOYER, turn=ZOE, traits={OX: {"might": 0}}, change=last_hero).with_dice(1, *[0] * 6)
    table.play(f"attack:{OX}", "split:1-0")
    assert table.winners == (2,)
    for seat in (0, 1, 2, None):
        assert list(table.rules.pages(seat)) == ["haunts", "h01", "h01-heroes", "h01-traitor"]
        assert list(table.rules.channels(seat)) == ["heroes"]


@rule("B-SEC-06")
def test_a_bot_has_the_view_the_events_and_the_choices_of_its_seat() -> None:
    table = cursed(dict.fromkeys(THREE, "foyer"))
    for seat in range(3):
        place = SeatAt(table.table, seat)
        assert place.view() == table.table.view(seat)
        assert place.events() == table.table.events_for(seat)
        assert not [name for name in dir(place) if not name.startswith("_") and "state" in name]


@rule("B-SEC-07")
@pytest.mark.parametrize(("name", "seat", "book"), [(VIVIAN, 1, "h01-heroes"), (ZOE, 2, "h01-traitor")])
def test_the_dead_keep_the_view_of_their_side(name: str, seat: int, book: str) -> None:
    def died(state: BetrayalState) -> None:
        state.explorers[seat].alive = False

    table = haunted(FOYER, "entrance-hall", change=died)
    assert not table.explorer(name).alive
    assert list(table.rules.pages(seat)) == ["haunts", "h01", book]
    assert (table.view(seat)["monsters"][0]["traits"] == GHOUL.traits) == (name == ZOE)
    assert list(table.rules.channels(seat)) == (["heroes"] if name == VIVIAN else [])


@rule("B-SEC-08")
def test_where_the_dolls_are_only_the_traitor_knows() -> None:
    table = cursed(dict.fromkeys(THREE, "foyer"))
    assert table.view(0)["haunt"]["secrets"], "Zoe has hidden them"
    for seat in (1, 2, None):
        assert table.view(seat)["haunt"]["secrets"] == {}


@rule("B-SEC-08")
def test_a_role_token_is_known_to_its_holder_alone() -> None:
    table = collared()
    for seat in range(4):
        assert set(table.view(seat)["haunt"]["secrets"]) == {"roles"}
    assert table.view(None)["haunt"]["secrets"] == {}


@rule("B-SEC-08")
def test_nobody_sees_where_the_invisible_traitor_is() -> None:
    table = vanished()
    assert table.view(0)["explorers"][0]["place"] == "foyer"
    for seat in (1, 2, None):
        assert table.view(seat)["explorers"][0]["place"] == ""


@rule("B-SEC-08")
def test_face_down_clues_are_known_to_nobody() -> None:
    table = hunt(rooms=row("upper", "attic"), clues=[RoomId("attic")])
    assert list(table.state.tokens.values()) == ["attic"]
    assert not any(secret_fields(table.haunt)), "which clue lies there is decided when it is taken"
    for seat in (0, 1, 2, None):
        assert table.view(seat)["haunt"]["secrets"] == {}
