"""The options of a table: what each of them changes, and what is refused."""

from typing import Any

import pytest

import dreadhall
from dreadhall import BadOption
from dreadhall.darkest.components.catalogue import SURVIVORS
from dreadhall.darkest.house.appraisal import appraise
from dreadhall.darkest.house.building import PRESETS, check_house, random_house
from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.options import DarkestOptions
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position
from tests.darkest.openings import before_round, opened, opening

SEEDS = range(8)
CUSTOM = random_house(lambda below: 0)


def seats_of(table: Position) -> list[int]:
    """Who is asked."""
    assert table.table.ask is not None
    return table.table.ask.seats


# Seats and survivors


@rule("D-SURV-02")
@pytest.mark.parametrize(("seats", "survivors"), [(s, n) for n in range(2, 6) for s in range(1, n + 1)])
def test_up_to_as_many_seats_as_survivors_share_them_evenly(seats: int, survivors: int) -> None:
    table = opened(seats, survivors=survivors)
    played = [[who.seat for who in table.state.survivors.values()].count(seat) for seat in range(seats)]
    assert sum(played) == survivors
    assert max(played) - min(played) <= 1


@rule("D-SURV-02")
@pytest.mark.parametrize("split", [(1, 4), (4, 1), (2, 3), (1, 1, 3), (3, 1, 1), (1, 2, 1, 1), (5,)])
def test_a_table_may_split_the_survivors_as_it_likes(split: tuple[int, ...]) -> None:
    table = opened(len(split), survivors=5, split=split)
    owners = [who.seat for who in table.state.survivors.values()]
    assert tuple(owners.count(seat) for seat in range(len(split))) == split


@pytest.mark.parametrize(("seats", "survivors"), [(1, 3), (2, 3), (3, 3), (4, 4), (5, 5)])
def test_unless_told_otherwise_three_survivors_play_or_one_a_seat(seats: int, survivors: int) -> None:
    assert len(opened(seats).state.survivors) == survivors


def test_a_team_named_beforehand_is_not_asked_for() -> None:
    table = opening(2, house="hard", survivors=3, team=["lucy", "bruce", "nina"])
    assert table.prompt == "next-round"
    assert {name: who.seat for name, who in table.state.survivors.items()} == {"lucy": 0, "bruce": 1, "nina": 0}


def test_a_team_named_in_part_is_completed_by_the_seats() -> None:
    table = opening(1, house="hard", survivors=3, team=["lucy"], ask_everything=True)
    assert table.prompt == "choose-survivor"
    assert table.keys == [f"survivor:{name}" for name in SURVIVORS if name != "lucy"]


# The house


@pytest.mark.parametrize("house", ["recommended", "hard"])
def test_a_ready_made_house_is_built_as_drawn(house: str) -> None:
    assert opened(house=house).state.layout == PRESETS[house]


def test_a_random_house_follows_from_the_seed_and_keeps_the_rules() -> None:
    layouts = [opened(house="random", seed=seed).state.layout for seed in SEEDS]
    assert len(set(layouts)) == len(SEEDS)
    assert all(check_house(layout, generated=True) for layout in layouts)
    assert opened(house="random", seed=3).state.layout == layouts[3]


def test_a_house_of_ones_own_is_built_tile_by_tile_however_it_is_typed() -> None:
    rows = "\n".join(" ".join(CUSTOM.split()[row * 5 : row * 5 + 5]) for row in range(4))
    assert opened(house=rows).state.layout == CUSTOM


@rule("D-TWEAK-08")
def test_openness_and_cameras_make_random_houses_easier_or_harder() -> None:
    def appraised(**options: Any) -> list[Any]:
        layouts = [opened(house="random", seed=seed, **options).state.layout for seed in SEEDS]
        return [appraise(check_house(layout)) for layout in layouts]

    enwalled = {wish: [house.enwalled for house in appraised(openness=wish)] for wish in ("closed", "normal", "open")}
    assert min(enwalled["closed"]) > max(enwalled["normal"])
    assert min(enwalled["normal"]) > max(enwalled["open"])
    cameras = {
        wish: [len(opened(house="random", seed=seed, cameras=wish).state.cameras) for seed in SEEDS]
        for wish in ("few", "normal", "many")
    }
    assert max(cameras["few"]) < min(cameras["normal"])
    assert max(cameras["normal"]) < min(cameras["many"])


@rule("D-TWEAK-08")
def test_the_hard_house_has_longer_camera_views_more_lurkers_and_closed_wings() -> None:
    def observed(table: Position) -> int:
        return len({r for c in table.state.cameras for r in table.rules.plan.observed(c.room, c.facing)})

    easy, hard = opened(), opened(house="hard")
    assert observed(hard) > observed(easy)
    assert len(hard.rules.house.lurking) > len(easy.rules.house.lurking)
    reach = [len(table.rules.plan.distances(RoomId("entrance-hall"))) for table in (easy, hard)]
    assert appraise(hard.rules.house).far_corners > appraise(easy.rules.house).far_corners
    assert min(reach) > 1


# The code


@pytest.mark.parametrize(("mode", "tokens"), [("dark", 7), ("darker", 8), ("darkest", 7)])
def test_the_mode_decides_on_the_length_of_the_code(mode: str, tokens: int) -> None:
    assert len(opened(mode=mode).state.code) == tokens


# Difficulty tweaks


@rule("D-TWEAK-01")
@pytest.mark.parametrize(
    ("pool", "left"), [("full", {"1", "2", "3", "4", "5", "6"}), ("no-low", set("3456")), ("no-high", set("1234"))]
)
def test_tokens_of_low_or_high_value_may_be_left_out(pool: str, left: set[str]) -> None:
    assert set(opened(spawn_pool=pool).state.spawn.rest) == left


@rule("D-TWEAK-01")
def test_some_tokens_of_a_value_may_be_left_out() -> None:
    stack = opened(spawn_removed={"1": 3, "6": 10}).state.spawn.rest
    assert stack.count("1") == 3
    assert stack.count("6") == 0
    assert len(stack) == 23 - 3 - 1


@rule("D-TWEAK-02")
def test_two_or_three_survivors_may_play_the_harder_side_of_their_boards() -> None:
    table = opened(survivors=2, board_side="three-ap")
    assert {who.ap for who in table.state.survivors.values()} == {3}


@rule("D-TWEAK-03")
def test_four_or_five_survivors_may_play_the_easier_side() -> None:
    table = opened(survivors=5, board_side="four-ap")
    assert {who.ap for who in table.state.survivors.values()} == {4}


@rule("D-TWEAK-04")
@pytest.mark.parametrize(("functions", "works"), [("on", True), ("terminals-only", False)])
def test_corner_rooms_may_be_good_for_their_terminals_only(functions: str, *, works: bool) -> None:
    table = position(
        {"leo": "medic-bay"}, wounds={"leo": 2}, chips={"leo": ["K2-01"]}, options={"corner_functions": functions}
    )
    assert ("medic-bay:leo" in table.keys) == works
    assert "terminal:leo" in table.keys


@rule("D-TWEAK-05")
def test_a_grace_round_follows_the_one_in_which_darkness_reached_five() -> None:
    table = before_round({"leo": "entrance-hall"}, darkness=4, event=1, options={"grace_round": True})
    table.with_dice(d4=[2] * 3, d6=[1] * 3).play("go-on", "end-turn")
    assert table.table.result is None
    table.play("go-on", "end-turn")
    assert table.table.result is not None
    assert table.table.result.reason == "darkness"


@pytest.mark.parametrize(("errata", "third"), [(False, "searcher"), (True, "guardian")])
def test_the_errata_give_bruce_another_third_skill(*, errata: bool, third: str) -> None:
    table = position({"bruce": "entrance-hall"}, xp={"bruce": 10}, options={"faq_errata": errata})
    learnable = [key.split(":")[2] for key in table.keys if key.startswith("learn:bruce")]
    assert third in learnable
    assert len({"searcher", "guardian"} & set(learnable)) == 1


# Who answers for the team

APART = {"leo": "entrance-hall", "nina": "gallery", "jack": "workshop"}


def ordering(decision: str, seats: int, survivors: dict[str, str] | None = None) -> Position:
    """A table about to order its groups."""
    options = {"team_decision": decision}
    return before_round(survivors or APART, seats=seats, options=options).play("go-on")


def test_any_seat_may_answer_for_the_team() -> None:
    table = ordering("any", 3)
    assert seats_of(table) == [0, 1, 2]
    table.play("2=room:workshop")
    assert "room:workshop" not in table.keys


def test_what_follows_a_decision_of_the_team_says_who_took_it() -> None:
    table = ordering("any", 3).with_dice(d4=[3], d6=[2]).play("2=room:workshop", "0=room:gallery")
    assert table.events("groups")[0].data["deciding_seats"] == [0, 2]
    assert [event.kind for event in table.table.events if "deciding_seats" in event.data] == ["groups"]


def test_nobody_is_told_who_decides_where_only_one_seat_could() -> None:
    table = ordering("lead", 3).with_dice(d4=[3], d6=[2]).play("room:workshop", "room:gallery")
    assert "deciding_seats" not in table.events("groups")[0].data


def test_the_lead_answers_for_the_team() -> None:
    assert seats_of(ordering("lead", 3)) == [0]


def test_the_lead_is_the_lowest_seat_that_is_concerned() -> None:
    rooms = {"leo": "panic-room", "nina": "gallery", "jack": "gallery"}
    table = ordering("lead", 3, rooms).with_dice(d4=[1], d6=[1]).play("room:gallery")
    assert table.prompt == "spawn-near"
    assert seats_of(table) == [1]


def test_the_majority_decides_a_vote() -> None:
    table = ordering("vote", 3).play("0=room:gallery", "2=room:workshop")
    assert seats_of(table) == [1]
    table.play("1=room:workshop")
    assert table.events("team-votes")[0].data["votes"] == {
        "0": "room:gallery",
        "1": "room:workshop",
        "2": "room:workshop",
    }
    assert table.keys == ["room:entrance-hall", "room:gallery"]


def test_the_lead_breaks_a_tied_vote() -> None:
    table = ordering("vote", 2).play("1=room:entrance-hall", "0=room:workshop")
    assert table.keys == ["room:entrance-hall", "room:gallery"]


def test_a_single_seat_is_never_made_to_vote() -> None:
    table = ordering("vote", 1).play("room:gallery")
    assert not table.events("team-votes")


# What is refused

BAD: list[tuple[int, dict[str, Any], str]] = [
    (2, {"mode": "dim"}, "option mode: .*dark, darker, darkest"),
    (2, {"survivors": 1}, "option survivors: "),
    (2, {"survivors": 6}, "option survivors: "),
    (4, {"survivors": 3}, "option survivors: 4 seats need"),
    (2, {"team": "leo"}, "option team: "),
    (2, {"team": ["leo", "leo"]}, "option team: .*different"),
    (2, {"team": ["zoe"]}, "option team: nobody is called 'zoe'"),
    (2, {"team": ["leo", "jack", "nina"], "survivors": 2}, "option team: name at most 2"),
    (2, {"split": [3]}, "option split: .* 2 seats"),
    (2, {"split": [2, 2]}, "option split: .* 3 survivors"),
    (2, {"split": [3, 0]}, "option split: .*at least one"),
    (2, {"house": "recomended"}, "option house: there is no 'recomended'; give recommended"),
    (2, {"house": "C1.0 C2.90"}, "option house: a house has 20 tiles"),
    (2, {"house": CUSTOM.replace("E1.0", "E1.180")}, "option house: r4c3"),
    (2, {"openness": "wide"}, "option openness: .*closed, normal, open"),
    (2, {"cameras": "none"}, "option cameras: .*few, normal, many"),
    (2, {"board_side": "back"}, "option board_side: .*three-ap"),
    (2, {"spawn_pool": "custom"}, "option spawn_pool: .*no-low"),
    (2, {"spawn_removed": {"7": 1}}, "option spawn_removed: there is no token '7'"),
    (2, {"spawn_removed": {"1": 11}}, "option spawn_removed"),
    (2, {"spawn_removed": {"1": -1}}, "option spawn_removed"),
    (2, {"spawn_removed": dict.fromkeys("123456", 10)}, "option spawn_removed: at least one"),
    (2, {"spawn_removed": dict.fromkeys("3456", 10), "spawn_pool": "no-low"}, "option spawn_removed: at least one"),
    (2, {"corner_functions": "off"}, "option corner_functions: .*terminals-only"),
    (2, {"grace_round": 2}, "option grace_round: "),
    (2, {"chip_mix": "even"}, "option chip_mix: .*more2"),
    (2, {"three_icon_chips": 21}, "option three_icon_chips: "),
    (2, {"spawn_six": "ignore"}, "option spawn_six: .*reroll"),
    (2, {"pieces": "third-reconstruction"}, "option pieces: .*second-reconstruction, first-reconstruction"),
    (2, {"faq_errata": "yes"}, "option faq_errata: "),
    (2, {"fair_code": 1}, "option fair_code: "),
    (2, {"driven_by_fear": "eaten"}, "option driven_by_fear: .*attacked, spared"),
    (2, {"forced_doors": "free"}, "option forced_doors: .*paid-in-full"),
    (2, {"nemesis_bars_the_way": "yes"}, "option nemesis_bars_the_way: "),
    (2, {"showdown_radiation": "never"}, "option showdown_radiation: .*every-phase"),
    (2, {"team_decision": "dice"}, "option team_decision: .*any, lead, vote"),
    (2, {"house_rules": {"nothing": "first"}}, "option house_rules: 'nothing'"),
    (2, {"chipmix": "more2"}, "did you mean 'chip_mix'"),
    (0, {}, "played with 1 to 5 seats"),
    (6, {}, "played with 1 to 5 seats"),
]


@pytest.mark.parametrize(("seats", "options", "message"), BAD, ids=[f"{s} {o}"[:60] for s, o, _ in BAD])
def test_what_cannot_be_is_refused_in_one_line(seats: int, options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message) as refused:
        dreadhall.new_table("darkest", seats, 1, options)
    assert "\n" not in str(refused.value)


def test_every_option_has_a_default_that_plays() -> None:
    options = dreadhall.GAMES["darkest"].options
    assert set(options) == set(DarkestOptions.__struct_fields__)
    defaults = {name: option.default for name, option in options.items()}
    assert dreadhall.new_table("darkest", 2, 1, defaults).ask is not None
