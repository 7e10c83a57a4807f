"""The scout in the final showdown: what it fears, what it hopes for, and how it thinks ahead."""

import pytest

from dreadhall.bots import Answer, SeatAt, next_answer, play_out
from dreadhall.bots.darkest import ScoutBot
from dreadhall.bots.darkest.showdown.features import ShowdownFeatures
from dreadhall.bots.darkest.showdown.field import Manner, ShowdownField, rules_at
from dreadhall.bots.darkest.showdown.foresight import FORESEEN, MANNERS, moment_of, think
from dreadhall.bots.darkest.showdown.prospects import FILE, PACKAGE, prospects
from dreadhall.bots.darkest.showdown.reflexes import Reflexes
from dreadhall.bots.darkest.showdown.replies import REPLIES
from dreadhall.bots.darkest.showdown.urges import wish_of
from dreadhall.bots.planning import Budget, Futures, read_fitted
from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.state import DarkestState
from dreadhall.kernel import State, Table
from dreadhall.testing.darkest import Position, showdown
from dreadhall.words import Words

HURRIED = 0.1


def field_of(table: Position) -> ShowdownField:
    return ShowdownField(rules_at(table.table))


def comfort(table: Position, name: str, room: str) -> float:
    """How gladly somebody would be in a room."""
    return field_of(table).comfort(table.survivor(name), RoomId(room))


def worn(table: Position, *cubes: int) -> Position:
    """The nemesis with so many cubes left on each of its parts."""

    def wear_down(state: State) -> None:
        assert isinstance(state, DarkestState)
        assert state.nemesis is not None
        state.nemesis.cubes = list(cubes)

    table.table.arrange(wear_down)
    return table


def answer_of(table: Table, seat: int = 0, seconds: float | None = None) -> Answer:
    """What a scout answers."""
    return ScoutBot().choose(SeatAt(table, seat, seconds))


# What to fear


def test_the_nemesis_is_expected_on_its_way_to_the_nearest_corner() -> None:
    table = showdown({"leo": "gallery"}, nemesis=("doctor-mortimer", "boiler-room"))
    assert field_of(table).trail == ["boiler-room", "cross-corridor", "conservatory"]


def test_a_nemesis_in_a_corner_stays_to_destroy_it() -> None:
    table = showdown({"leo": "conservatory"}, nemesis=("doctor-mortimer", "sprinkler-control"))
    assert field_of(table).trail == ["sprinkler-control"]
    assert comfort(table, "leo", "sprinkler-control") < comfort(table, "leo", "conservatory")


def test_zombies_are_feared_where_they_come_in_two_moves() -> None:
    table = showdown({"leo": "storage-room"}, hordes={"great-hall": 4})
    field = field_of(table)
    assert [field.teeth(RoomId(room), []) for room in ("great-hall", "passageway", "music-room")] == [4, 4, 0]


def test_zombies_go_for_whoever_is_nearer() -> None:
    table = showdown({"leo": "passageway", "nina": "vault"}, hordes={"great-hall": 4})
    field = field_of(table)
    assert field.teeth(RoomId("passageway"), [RoomId("vault")]) == 0
    assert field.teeth(RoomId("vault"), [RoomId("passageway")]) == 4


def test_every_horde_that_comes_attacks_with_those_before_it() -> None:
    table = showdown({"leo": "vault"}, hordes={"great-hall": 2, "passageway": 3})
    assert field_of(table).teeth(RoomId("vault"), []) in (2 + 5, 3 + 5)


def test_fire_is_feared_most_by_the_one_with_the_cure() -> None:
    table = showdown({"lucy": "gallery", "nina": "gallery"}, cure="lucy", fire="r2c4", burns={"r2c4": 2})
    dread = [comfort(table, name, "gallery") - comfort(table, name, "great-hall") for name in ("lucy", "nina")]
    assert dread[0] > dread[1]


def test_nobody_walks_past_an_enemy() -> None:
    table = showdown({"leo": "vault"}, hordes={"passageway": 1})
    goals = {path.rooms[-1] for path in field_of(table).paths(table.survivor("leo"), 2)}
    assert "passageway" in goals
    assert goals.isdisjoint({"music-room", "storage-room", "cross-corridor"})


# Reflexes


def test_who_can_strike_the_nemesis_strikes() -> None:
    table = showdown({"leo": "music-room"}, nemesis=("doctor-mortimer", "music-room"))
    assert Reflexes().answer(table.table) == (0, "attack:leo:ST1")


def test_who_is_near_the_nemesis_goes_there() -> None:
    table = showdown({"leo": "boiler-room"}, nemesis=("doctor-mortimer", "music-room"))
    assert wish_of(field_of(table), table.survivor("leo")).rooms == ("music-room",)


def test_who_is_held_struggles() -> None:
    table = showdown({"leo": "vault"}, hordes={"vault": 2}, entrapped={"leo": "enemies"})
    assert Reflexes().answer(table.table)[1] == "escape:leo"


def test_a_grenade_is_for_the_nemesis_next_door() -> None:
    table = showdown({"leo": "boiler-room"}, nemesis=("doctor-mortimer", "music-room"), cards={"leo": ["ST1", "EQ44"]})
    assert Reflexes().answer(table.table)[1] == "use:leo:EQ44"


def test_the_others_take_the_wounds_of_the_one_with_the_cure() -> None:
    table = showdown(
        {"lucy": "music-room", "nina": "music-room"},
        nemesis=("doctor-mortimer", "music-room"),
        boxes=(["lucy"], (), ()),
        cure="lucy",
    )
    table.with_dice(creature=["heavy-damage", "heavy-damage", "damage", "fear"]).play("shift", "endure")
    reflexes = Reflexes()
    given = []
    while table.prompt == "allocate":
        given.append(reflexes.answer(table.table)[1])
        table.play(given[-1])
    assert given == ["survivor:nina"] * 3 + ["survivor:lucy"]


def test_reflexes_answer_only_what_the_game_asks() -> None:
    words = Words("en")
    assert [prompt for prompt in {*REPLIES, *FORESEEN} if not words.has(f"darkest-ask-{prompt}")] == []


# Prospects


def test_the_fewer_cubes_are_left_the_better() -> None:
    chances = [
        prospects(worn(showdown({"leo": "music-room"}, nemesis=("lisa-mortimer", "music-room")), *cubes).table)
        for cubes in ((3, 3, 3, 3, 3), (1, 1, 1, 1, 1), (1, 0, 0, 0, 0))
    ]
    assert 0 < chances[0] < chances[1] < chances[2] < 1


def test_a_won_fight_is_worth_all_and_a_lost_one_nothing() -> None:
    won = worn(showdown({"leo": "music-room"}, nemesis=("lisa-mortimer", "music-room")), 1, 0, 0, 0, 0)
    lost = showdown({"leo": "music-room"}, night=8, event=0, boxes=(["leo"], (), ()))
    assert prospects(won.with_dice(survivor=["success", "success"]).play("attack:leo:ST1").table) == 1.0
    assert prospects(lost.play("shift").table) == 0.0


@pytest.mark.parametrize(("pieces", "left"), [("second-reconstruction", 12), ("first-reconstruction", 9)])
def test_the_reactions_left_are_those_of_the_tables_own_track(pieces: str, left: int) -> None:
    table = showdown({"leo": "music-room"}, options={"pieces": pieces})
    assert ShowdownFeatures(field_of(table)).reactions_left == left


def test_health_counts_most_for_the_one_with_the_cure() -> None:
    def after(name: str) -> float:
        return prospects(showdown({"lucy": "vault", "nina": "vault"}, cure="lucy", wounds={name: 4}).table)

    assert after("lucy") < after("nina")


# Foresight


def test_all_seats_come_to_the_same_conclusion() -> None:
    table = showdown({"lucy": "vault", "leo": "boiler-room", "nina": "great-hall"}, seats=3).table
    plans = [think(Futures(SeatAt(table, seat)), Budget(20), 0.5) for seat in range(3)]
    assert plans[0] == plans[1] == plans[2]
    assert plans[0].chance is not None


def test_a_manner_is_kept_until_the_enemies_have_reacted() -> None:
    table = showdown({"lucy": "vault", "leo": "boiler-room"}, hordes={"great-hall": 5}, boxes=(["leo"], (), ()))
    bot, heir = ScoutBot(), ScoutBot()
    told = bot.choose(SeatAt(table.table, 0))
    heir.recall(told.memory)
    assert heir.choose(SeatAt(table.table, 0)) == told
    fight = told.memory["fight"]
    assert tuple(fight[0]) == moment_of(table.table)
    table.play("shift")
    while table.prompt != "act":
        table.play(table.keys[0])
    assert heir.choose(SeatAt(table.table, 0)).memory["fight"][0] != fight[0]


def test_the_usual_manner_comes_first() -> None:
    assert MANNERS[0] == Manner()


def test_whoever_should_act_does_and_the_others_let_it() -> None:
    table = showdown(
        {"lucy": "vault", "leo": "music-room"},
        nemesis=("doctor-mortimer", "music-room"),
        markers={"lucy": []},
        seats=2,
    ).table
    assert table.ask is not None
    places = {seat: SeatAt(table, seat) for seat in range(2)}
    assert next_answer(table.ask, {0: ScoutBot(), 1: ScoutBot()}, places) == (1, "attack:leo:ST1")


def test_to_think_changes_nothing_at_the_table() -> None:
    table = showdown({"lucy": "vault", "leo": "boiler-room"}).table
    before = table.dump()
    answer_of(table)
    assert table.dump() == before


def test_in_a_hurry_reflexes_have_to_do() -> None:
    table = showdown({"lucy": "vault", "leo": "boiler-room"}, hordes={"great-hall": 5}).table
    answer = answer_of(table, seconds=HURRIED)
    assert answer.key == Reflexes().answer(table)[1]
    assert answer.estimate is None


def test_the_one_with_the_cure_does_not_stay_where_zombies_come() -> None:
    table = showdown(
        {"lucy": "vault", "leo": "boiler-room"},
        nemesis=("doctor-mortimer", "sprinkler-control"),
        hordes={"great-hall": 6},
        markers={"leo": []},
        cure="lucy",
        wounds={"lucy": 6},
    )
    assert answer_of(table.table).key == "move:lucy:passageway"


def test_the_one_with_the_cure_stays_away_when_weak() -> None:
    table = showdown(
        {"lucy": "boiler-room", "leo": "music-room"}, nemesis=("lisa-mortimer", "music-room"), wounds={"lucy": 6}
    )
    assert answer_of(worn(table, 1, 0, 0, 0, 0).table).key != "move:lucy:music-room"


def test_a_marker_is_lost_where_it_would_come_back_last() -> None:
    table = showdown(
        {"leo": "music-room", "lucy": "vault"},
        nemesis=("doctor-mortimer", "music-room"),
        wounds={"leo": 3},
        cure="lucy",
    )
    table.with_dice(survivor=["aim", "aim"], creature=["damage", "bite", "bite", "bite"])
    table.play("attack:leo:ST1", "shift", "endure")
    assert table.prompt == "lose-marker"
    assert ScoutBot().choose(SeatAt(table.table, 0)).key == "marker:middle"


def test_scouts_that_vote_play_a_showdown_to_its_end() -> None:
    rooms = {"leo": "gallery", "nina": "entrance-hall", "jack": "gallery"}
    table = showdown(rooms, seats=3, hordes={"gallery": 3}, options={"team_decision": "vote"}).table
    assert play_out(table, {seat: ScoutBot(seat) for seat in range(3)}).reason


def test_the_evaluation_was_fitted_to_the_features_there_are() -> None:
    fitted = read_fitted(PACKAGE, FILE)
    table = showdown({"lucy": "vault", "leo": "boiler-room"}, cure="lucy", hordes={"great-hall": 5})
    assert set(fitted.features) == set(ShowdownFeatures(field_of(table)).values())
    assert fitted.fitted_to
