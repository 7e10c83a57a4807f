"""Haunt 29, Frankenstein's Legacy: set-up, the Monster's walk and blows, the traitor, how it ends."""

import pytest

from dreadhall.betrayal.haunts.printed import CHART, HAUNTS
from dreadhall.betrayal.ids import Place
from dreadhall.testing import rule
from dreadhall.testing.betrayal import revealed, row
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h29.monster import HALL, LONGFELLOW, MONSTER, OX, VIVIAN, ZOE, alive

BOTH = [*row("upper", "research-laboratory"), *row("upper", "operating-laboratory", at=(1, 0), turn=2)]


# Set-up


@rule("H29-T01")
def test_the_revealer_is_the_traitor_and_chooses_between_two_laboratories() -> None:
    assert {(omen, room) for (omen, room), haunt in CHART.items() if haunt == 29} == {
        ("book", room) for room in ("gymnasium", "master-bedroom", "servants-quarters")
    }
    assert HAUNTS[29].traitor.kind == "revealer"
    table = revealed(29, {ZOE: "foyer", OX: "foyer", VIVIAN: "foyer"}, rooms=BOTH)
    assert (table.prompt, table.asked) == ("h29-traitor-laboratory", [0])
    assert set(table.keys) == {"room:research-laboratory", "room:operating-laboratory"}
    table.play("room:operating-laboratory")
    assert table.monster(MONSTER).place == "operating-laboratory"
    assert (table.haunt.track, table.cards(ZOE)) == (0, ["book"])
    table.play("0=ready", "1=ready", "2=ready")
    assert (table.prompt, table.asked) == ("turn", [1])


@rule("H29-T01")
def test_a_single_laboratory_is_not_asked_for() -> None:
    table = revealed(29, HALL, rooms=row("basement", "research-laboratory"))
    assert table.prompt == "ready"
    assert table.monster(MONSTER).place == "research-laboratory"


@rule("H29-T01")
def test_without_a_laboratory_one_is_put_upstairs() -> None:
    table = revealed(29, HALL).play("room:research-laboratory")
    assert table.prompt == "choose-doorway"
    assert {key.split(":")[1] for key in table.keys} == {"upper-landing"}
    table.play(table.keys[0])
    while table.prompt != "ready":
        table.play(table.keys[0])
    assert table.monster(MONSTER).place == "research-laboratory"
    assert table.rules.plan.floor_of(Place("research-laboratory")) == "upper"
    assert table.state.rooms.top == [], "the stack is shuffled"


# The Monster walks and strikes


@rule("H29-T11")
def test_it_goes_its_whole_roll_to_the_nearest_hero_and_attacks() -> None:
    where = {OX: "upper-landing", ZOE: "basement-landing", VIVIAN: "grand-staircase"}
    table = alive(where, monster="entrance-hall", turn=VIVIAN)
    table.with_dice(2, 2, 0, *faces(9, 8), *faces(0, 5)).play("end-turn")
    assert table.monster(MONSTER).place == "upper-landing", "past the traitor, who is nearer"
    assert [event.data["target"] for event in table.events("attacks")] == [OX]
    assert table.prompt == "split-damage"


@rule("H29-T11")
def test_of_two_heroes_as_near_as_each_other_the_traitor_chooses() -> None:
    where = {OX: "entrance-hall", ZOE: "grand-staircase", VIVIAN: "upper-landing"}
    table = alive(where, monster="foyer", turn=VIVIAN).with_dice(1, 1, 1).play("end-turn")
    assert (table.prompt, table.asked) == ("monster", [2])
    assert set(table.keys) == {"go:entrance-hall", "go:grand-staircase"}


@rule("H29-T11")
def test_a_hero_beside_it_is_attacked_at_once_and_it_uses_ways_of_monsters() -> None:
    where = {OX: "foyer", ZOE: "foyer", VIVIAN: "upper-landing"}
    table = alive(where, monster="foyer", turn=VIVIAN).with_dice(2, 2, 2).play("end-turn")
    assert set(table.keys) == {f"attack:{OX}", f"attack:{ZOE}"}, "it may not walk on, nor stop"
    rooms = [*row("upper", "gallery"), *row("ground", "ballroom", at=(1, -1), turn=0)]
    climber = alive({OX: "gallery", ZOE: "gallery", VIVIAN: "foyer"}, monster="ballroom", turn=VIVIAN, rooms=rooms)
    climber.with_dice(0, 0, 0).play("end-turn")
    assert climber.monster(MONSTER).place == "gallery", "one space, straight up"


@rule("H29-T07")
@pytest.mark.parametrize("side", ["tower", "tower/far"])
def test_in_a_room_with_a_barrier_it_comes_to_the_side_of_the_hero(side: str) -> None:
    rooms = row("upper", "tower", at=(1, 0), turn=0)
    table = alive(
        {OX: side, ZOE: "basement-landing", VIVIAN: "foyer"}, monster="upper-landing", rooms=rooms, turn=VIVIAN
    )
    table.with_dice(1, 0, 0, *faces(0, 8), *faces(4, 5)).play("end-turn")
    assert table.monster(MONSTER).place == side
    assert table.events("attacks")


@rule("H29-T08")
def test_two_is_added_to_its_attack_and_nothing_to_its_defence() -> None:
    where = {OX: "foyer", ZOE: "upper-landing", VIVIAN: "upper-landing"}
    table = alive(where, monster="foyer", turn=VIVIAN)
    table.with_dice(0, 0, 0, *faces(7, 8), *faces(9, 5)).play("end-turn")
    (clash,) = table.events("clash")
    assert (clash.data["roll"], clash.data["against"], clash.data["winner"]) == (9, 9, "")
    attacked = alive(where, monster="foyer").with_dice(*faces(9, 5), *faces(7, 8)).play(f"attack:{MONSTER}")
    (clash,) = attacked.events("clash")
    assert (clash.data["roll"], clash.data["against"]) == (9, 7)


@rule("H29-T10")
def test_a_won_might_attack_stuns_it_and_it_misses_a_turn() -> None:
    where = {OX: "foyer", ZOE: "upper-landing", VIVIAN: "upper-landing"}
    table = alive(where, monster="foyer").with_dice(*faces(9, 5), *faces(7, 8)).play(f"attack:{MONSTER}")
    assert table.monster(MONSTER).stunned
    table.play("end-turn", "end-turn", "end-turn")
    assert table.asked == [0]
    assert not table.monster(MONSTER).stunned
    assert len(table.events("attacks")) == 1


@rule("H29-T09")
def test_no_speed_attack_and_no_ring_can_be_used_on_it() -> None:
    where = {OX: "foyer", ZOE: "upper-landing", VIVIAN: "upper-landing"}
    table = alive(where, monster="foyer", cards={OX: ["revolver", "ring", "axe"]})
    attacks = {key for key in table.keys if key.startswith("attack:")}
    assert attacks == {f"attack:{MONSTER}", f"attack:{MONSTER}:axe"}


@rule("H29-T09")
def test_dynamite_does_nothing_to_it() -> None:
    table = alive(monster="entrance-hall", cards={OX: ["dynamite"]}).with_dice().play("use:dynamite:entrance-hall")
    assert not table.monster(MONSTER).stunned
    assert not table.events("rolled")


# How it ends


@rule("H29-T13")
def test_a_dead_traitors_player_still_runs_it() -> None:
    where = {OX: "entrance-hall", ZOE: "grand-staircase", VIVIAN: "upper-landing"}
    table = alive(where, monster="foyer", turn=ZOE, dead=[VIVIAN]).with_dice(1, 1, 1).play("end-turn")
    assert (table.prompt, table.asked) == ("monster", [2])


@rule("H29-T14")
def test_with_the_last_hero_the_traitor_wins_alone() -> None:
    where = {OX: "foyer", ZOE: "upper-landing", LONGFELLOW: "foyer", VIVIAN: "upper-landing"}
    table = alive(where, monster="foyer", turn=VIVIAN, dead=[ZOE, LONGFELLOW], traits={OX: {"might": 0, "speed": 0}})
    table.with_dice(0, 0, 0, *faces(9, 8), *faces(0, 4)).play("end-turn", "split:11-0")
    assert table.winners == (3,)


@rule("H29-T15")
def test_each_side_reads_its_own_book_and_wants_its_own_things() -> None:
    rooms = [*row("ground", "kitchen", turn=0), *row("upper", "tower", at=(1, 0), turn=0)]
    table = alive(rooms=rooms, hits=1, cards={OX: ["torch-1"]})
    books = [[page for page in table.rules.pages(seat) if page.startswith("h29-")] for seat in (0, 2)]
    assert books == [["h29-heroes"], ["h29-traitor"]]
    assert [table.view(seat)["monsters"][0]["traits"] for seat in (0, 2)] == [{}, {"might": 8, "speed": 3}]
    wishes = {seat: table.view(seat)["haunt"]["objectives"] for seat in (0, 1, 2)}
    assert [wish["id"] for wish in wishes[2]] == ["h29-traitor-heroes"]
    assert "kitchen" not in str(wishes[2])
    assert [(wish["done"], wish["of"]) for wish in wishes[0]] == [(1, 1), (1, 3), (0, 1)]
    assert wishes[1][0]["rooms"] == ("kitchen",)
    for seat in (0, 1, 2, None):
        seen = table.view(seat)
        assert (seen["haunt"]["track"], seen["monsters"][0]["place"]) == (1, "entrance-hall")
        assert [card["id"] for card in seen["explorers"][0]["cards"]] == ["torch-1"]
