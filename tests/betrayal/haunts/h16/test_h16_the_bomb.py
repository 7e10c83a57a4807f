"""Haunt 16, The Phantom's Embrace: the bomb, the door, how it ends, who knows what."""

import pytest

from dreadhall.betrayal.components.cards import GIRL
from dreadhall.betrayal.components.rooms import BASEMENT_LANDING
from dreadhall.betrayal.haunts.h16_the_phantoms_embrace import ThePhantomsEmbrace
from dreadhall.betrayal.ids import Place
from dreadhall.testing import rule
from dreadhall.testing.betrayal import row
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h16.phantom import (
    APART,
    BRANDON,
    DEFUSE,
    JENNY,
    LEAVE,
    LONGFELLOW,
    OPEN,
    OX,
    VIVIAN,
    ZOE,
    ticking,
)

CRYPT = row("basement", "crypt")
CLEVER = {OX: {"knowledge": 7}}
HALL = APART | {OX: "entrance-hall"}


# The clock


@rule("H16-T07")
@pytest.mark.parametrize(("total", "explodes"), [(6, False), (7, True), (8, True)])
def test_each_round_a_die_more_and_with_four_players_seven_is_the_end(total: int, explodes: bool) -> None:
    where = {OX: "foyer", ZOE: "foyer", JENNY: "foyer", VIVIAN: "upper-landing"}
    table = ticking(where, track=3, turn=VIVIAN).with_dice(*faces(total, 4)).play("end-turn")
    assert table.haunt.track == 4
    assert [len(event.data["faces"]) for event in table.events("rolled")] == [4]
    if explodes:
        assert table.winners == (3,)
        assert not any(who.alive for who in table.state.explorers), "the traitor neither"
    else:
        assert (table.winners, table.prompt) == (None, "turn")


@rule("H16-T07")
def test_the_dice_are_not_limited() -> None:
    table = ticking(track=11, turn=VIVIAN).with_dice(*[0] * 12).play("end-turn")
    assert table.haunt.track == 12
    assert len(table.events("rolled")[0].data["faces"]) == 12


@rule("H16-T08")
@pytest.mark.parametrize(("players", "limit"), [(3, 8), (4, 7), (5, 6), (6, 5)])
@pytest.mark.parametrize("alive", [True, False], ids=["alive", "dead"])
def test_the_more_players_the_sooner_even_with_a_dead_traitor(players: int, limit: int, alive: bool) -> None:
    names = [OX, ZOE, LONGFELLOW, JENNY, BRANDON][: players - 1]
    where = dict.fromkeys([*names, VIVIAN], "foyer")
    dead = [] if alive else [VIVIAN]
    last = VIVIAN if alive else names[-1]
    for total, ends in ((limit - 1, False), (limit, True)):
        table = ticking(where, track=3, turn=last, dead=dead).with_dice(*faces(total, 4)).play("end-turn")
        assert (table.winners == (players - 1,)) is ends


# Defusing


@rule("H16-T11")
def test_seven_defuses_the_bomb_and_the_heroes_win() -> None:
    where = APART | {OX: "crypt"}
    failed = (
        ticking(where, bomb=Place("crypt"), girl=ZOE, rooms=CRYPT, traits=CLEVER).with_dice(*faces(6, 6)).play(DEFUSE)
    )
    assert failed.winners is None
    assert not failed.offers(DEFUSE)
    table = (
        ticking(where, bomb=Place("crypt"), girl=ZOE, rooms=CRYPT, traits=CLEVER).with_dice(*faces(7, 6)).play(DEFUSE)
    )
    assert table.winners == (0, 1)


@rule("H16-T11")
def test_before_the_rescue_and_elsewhere_there_is_nothing_to_defuse() -> None:
    assert not ticking(APART | {OX: "crypt"}, rooms=CRYPT).offers(DEFUSE)
    assert not ticking(bomb=Place("crypt"), girl=ZOE, rooms=CRYPT).offers(DEFUSE)
    assert not ticking(APART | {VIVIAN: "crypt"}, bomb=Place("crypt"), rooms=CRYPT, turn=VIVIAN).offers(DEFUSE)


# The door


@rule("H16-T12")
@pytest.mark.parametrize("trait", ["might", "knowledge"])
def test_six_opens_the_door_brings_an_event_and_ends_the_turn(trait: str) -> None:
    dice = {"might": 5, "knowledge": 6}[trait]
    failed = ticking(HALL, traits=CLEVER).with_dice(*faces(5, dice)).play(f"{OPEN}:{trait}")
    assert not ThePhantomsEmbrace.door.of(failed.haunt).open
    assert not failed.offers(OPEN)
    table = ticking(HALL, traits=CLEVER).top("event", "silence").with_dice(*faces(6, dice)).play(f"{OPEN}:{trait}")
    assert ThePhantomsEmbrace.door.of(table.haunt).open
    assert [event.data["card"] for event in table.events("draws")] == ["silence"]
    assert not table.offers(LEAVE)


@rule("H16-T12")
def test_who_dies_of_the_event_behind_the_door_has_opened_it() -> None:
    weak = {OX: {"might": 0, "speed": 0, "knowledge": 6, "sanity": 0}}
    table = ticking(HALL | {ZOE: "entrance-hall"}, traits=weak, bomb=Place("basement-landing"), girl=ZOE)
    table.top("event", "angry-being")
    dice = [*faces(6, table.value(OX, "knowledge")), *[0] * table.value(OX, "speed"), *[2] * 4]
    table.with_dice(*dice).play(f"{OPEN}:knowledge")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert (table.explorer(OX).alive, ThePhantomsEmbrace.door.of(table.haunt).open, table.asked) == (False, True, [1])
    assert table.play(LEAVE).winners == (0, 1), "the dead hero, too"


@rule("H16-T12", "C-47")
def test_the_girl_of_a_fallen_hero_goes_with_the_next_who_comes() -> None:
    where = {OX: "entrance-hall", ZOE: "foyer", VIVIAN: "entrance-hall"}
    weak = {OX: {"might": 0, "speed": 0}, VIVIAN: {"might": 7}}
    table = ticking(where, turn=VIVIAN, door=True, bomb=Place("basement-landing"), girl=OX, traits=weak)
    table.with_dice(*faces(6, table.value(VIVIAN, "might")), *[0] * table.value(OX, "might"), 0).play(f"attack:{OX}")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert table.cards(VIVIAN) == [], "she did not come in just now"
    assert table.play("end-turn", "go:entrance-hall").cards(ZOE) == ["girl"]
    assert table.play(LEAVE).winners == (0, 1)


@rule("H16-T12")
def test_without_the_girl_one_may_leave_and_the_game_goes_on() -> None:
    table = ticking(HALL, door=True).play(LEAVE)
    assert (table.explorer(OX).away, table.winners, table.asked) == ("outside", None, [1])


@rule("H16-T12")
def test_with_the_girl_it_is_the_victory() -> None:
    table = ticking(HALL, door=True, bomb=Place("basement-landing"), girl=OX)
    assert table.play(LEAVE).winners == (0, 1)


# How it ends


@rule("H16-T13")
def test_if_all_who_live_have_left_without_her_the_traitor_wins() -> None:
    table = ticking(HALL, door=True, dead=[ZOE]).play(LEAVE)
    assert table.winners == (2,)


@rule("H16-T13")
def test_with_the_last_hero_the_traitor_wins() -> None:
    where = {OX: "foyer", ZOE: "upper-landing", VIVIAN: "foyer"}
    table = ticking(where, dead=[ZOE], turn=VIVIAN, traits={OX: {"might": 0, "speed": 0}})
    table.with_dice(*faces(4, 2), *[0] * 4).play(f"attack:{OX}", "split:4-0")
    assert table.winners == (2,)


@rule("H16-T14")
def test_the_traitor_too_may_find_the_girl_alone() -> None:
    where = {OX: "basement-landing", ZOE: "entrance-hall", VIVIAN: "grand-staircase"}
    table = ticking(where, bomb=Place("basement-landing"), door=True, turn=VIVIAN)
    table.arrange(lambda state: state.companions.update({GIRL: Place("foyer")})).play("go:foyer")
    assert table.cards(VIVIAN) == ["girl"]


@rule("H16-T14")
def test_with_the_girl_in_the_traitors_hands_defusing_wins_and_leaving_does_not() -> None:
    out = ticking(HALL, door=True, bomb=Place("basement-landing"), girl=VIVIAN).play(LEAVE)
    assert out.winners is None
    where = APART | {OX: "crypt"}
    table = (
        ticking(where, bomb=Place("crypt"), girl=VIVIAN, rooms=CRYPT, traits=CLEVER)
        .with_dice(*faces(7, 6))
        .play(DEFUSE)
    )
    assert table.winners == (0, 1)


# Who knows what


@rule("H16-T15")
def test_each_side_reads_its_own_book_and_all_see_marks_and_track() -> None:
    table = ticking(phantom="basement-landing", seen=[BASEMENT_LANDING], track=2)
    books = [[page for page in table.rules.pages(seat) if page.startswith("h16-")] for seat in (0, 2)]
    assert books == [["h16-heroes"], ["h16-traitor"]]
    assert [table.view(seat)["monsters"][0]["traits"] for seat in (0, 2)] == [{}, {"might": 6, "sanity": 5}]
    wishes = {seat: [wish["id"] for wish in table.view(seat)["haunt"]["objectives"]] for seat in (0, 1, 2)}
    assert wishes == {
        0: [OPEN, "h16-heroes-girl"],
        1: ["h16-heroes-girl"],
        2: ["h16-traitor-bomb", "h16-traitor-heroes"],
    }
    for seat in (0, 2, None):
        seen = table.view(seat)
        assert (seen["haunt"]["track"], seen["monsters"][0]["cards"]) == (2, ["girl"])
        conditions = {room["id"]: room["condition"] for room in seen["rooms"] if room["condition"]}
        assert conditions == {"basement-landing": ["phantom-seen"]}
