"""Events that are a roll and a table of results."""

import pytest

from dreadhall.testing import rule
from dreadhall.testing.betrayal import row
from tests.betrayal.drawing import OX, VIVIAN, ZOE, changes, draw, faces

DICE = {"might": 5, "speed": 4, "knowledge": 3, "sanity": 3}
"""What Ox Bellows rolls."""
KNOWS, MINDS = "split:1-0", "split:0-1"
"""A point of mental damage on Knowledge, or on Sanity."""
MIGHT, SPEED = "split:1-0", "split:0-1"
"""A point of physical damage on Might, or on Speed."""

Case = tuple[str, str, int, list[int], list[str], dict[str, int]]
"""Event, trait, result, the faces that follow, the answers, and what becomes of the clips."""

CASES: list[Case] = [
    ("angry-being", "speed", 5, [], [], {"speed": 1}),
    ("angry-being", "speed", 4, [1], [MINDS], {"sanity": -1}),
    ("angry-being", "speed", 2, [1], [KNOWS], {"knowledge": -1}),
    ("angry-being", "speed", 1, [1, 1], [MINDS, MIGHT], {"sanity": -1, "might": -1}),
    ("angry-being", "speed", 0, [1, 1], [MINDS, SPEED], {"sanity": -1, "speed": -1}),
    ("bloody-vision", "sanity", 4, [], [], {"sanity": 1}),
    ("bloody-vision", "sanity", 3, [], [], {"sanity": -1}),
    ("bloody-vision", "sanity", 2, [], [], {"sanity": -1}),
    ("burning-man", "sanity", 4, [], [], {"sanity": 1}),
    ("burning-man", "sanity", 1, [1, 1], [MIGHT, MINDS], {"might": -1, "sanity": -1}),
    ("burning-man", "sanity", 0, [2, 0], ["split:2-0"], {"might": -2}),
    ("creepy-crawlies", "sanity", 5, [], [], {"sanity": 1}),
    ("creepy-crawlies", "sanity", 4, [], [], {"sanity": -1}),
    ("creepy-crawlies", "sanity", 1, [], [], {"sanity": -1}),
    ("creepy-crawlies", "sanity", 0, [], [], {"sanity": -2}),
    ("debris", "speed", 3, [], [], {"speed": 1}),
    ("funeral", "sanity", 4, [], [], {"sanity": 1}),
    ("funeral", "sanity", 3, [], [], {"sanity": -1}),
    ("funeral", "sanity", 2, [], [], {"sanity": -1}),
    ("funeral", "sanity", 1, [], [], {"sanity": -1, "might": -1}),
    ("funeral", "sanity", 0, [], [], {"sanity": -1, "might": -1}),
    ("grave-dirt", "might", 4, [], [], {"might": 1}),
    ("night-view", "knowledge", 5, [], [], {"knowledge": 1}),
    ("night-view", "knowledge", 4, [], [], {}),
    ("night-view", "knowledge", 0, [], [], {}),
    ("rotten", "sanity", 5, [], [], {"sanity": 1}),
    ("rotten", "sanity", 4, [], [], {"might": -1}),
    ("rotten", "sanity", 2, [], [], {"might": -1}),
    ("rotten", "sanity", 1, [], [], {"might": -1, "speed": -1}),
    ("rotten", "sanity", 0, [], [], {"might": -1, "speed": -1, "knowledge": -1, "sanity": -1}),
    ("something-slimy", "speed", 4, [], [], {"speed": 1}),
    ("something-slimy", "speed", 3, [], [], {"might": -1}),
    ("something-slimy", "speed", 1, [], [], {"might": -1}),
    ("something-slimy", "speed", 0, [], [], {"might": -1, "speed": -1}),
    ("the-lost-one", "knowledge", 5, [], [], {"knowledge": 1}),
    ("the-voice", "knowledge", 3, [], [], {}),
    ("webs", "might", 4, [], [], {"might": 1}),
]


@rule("B-CARD-04", "B-DIE-04", "B-DIE-09")
@pytest.mark.parametrize(("event", "trait", "result", "more", "answers", "moved"), CASES)
def test_the_result_of_a_trait_roll_decides_what_an_event_does(
    event: str, trait: str, result: int, more: list[int], answers: list[str], moved: dict[str, int]
) -> None:
    table = draw(event, *faces(result, DICE[trait]), *more).play(*answers)
    assert changes(table, OX) == moved
    assert table.state.events.discards == [event]
    assert table.cards(OX) == []
    assert table.prompt == "turn"


@pytest.mark.parametrize(("trait", "gained"), [("speed", {"speed": 1}), ("sanity", {"sanity": 1})])
def test_the_spider_lets_one_choose_the_trait_and_raises_it(trait: str, gained: dict[str, int]) -> None:
    table = draw("spider", *faces(4, DICE[trait])).play(f"trait:{trait}")
    assert changes(table, OX) == gained


@rule("B-DIE-07")
@pytest.mark.parametrize(("result", "dice", "points"), [(3, [1], 1), (1, [1], 1), (0, [1, 1], 2)])
def test_the_spider_bites_whoever_fails(result: int, dice: list[int], points: int) -> None:
    table = draw("spider", *faces(result, 4), *dice).play("trait:speed", f"split:{points}-0")
    assert changes(table, OX) == {"might": -points}


@rule("B-DIE-04", "B-DIE-07", "B-DMG-02")
@pytest.mark.parametrize(
    ("result", "more", "answers", "moved"),
    [
        (4, [], [], {"sanity": 1}),
        (3, [], [], {"knowledge": 1}),
        (2, [1], [MINDS], {"sanity": -1}),
        (1, [1], [MINDS], {"sanity": -1}),
        (0, [1, 1], ["split:1-1"], {"might": -1, "speed": -1}),
    ],
)
def test_the_phone_call_rolls_two_dice(result: int, more: list[int], answers: list[str], moved: dict[str, int]) -> None:
    assert changes(draw("phone-call", *faces(result, 2), *more).play(*answers), OX) == moved


@rule("B-DMG-06")
def test_a_damage_roll_of_nothing_asks_nothing() -> None:
    table = draw("angry-being", *faces(2, 4), 0)
    assert table.prompt == "turn"
    assert changes(table, OX) == {}


@rule("B-DIE-03", "B-CARD-05")
@pytest.mark.parametrize("event", ["the-voice", "groundskeeper"])
def test_four_or_more_finds_an_item(event: str) -> None:
    table = draw(event, *faces(4, 3))
    assert len(table.cards(OX)) == 1


@rule("B-TURN-08", "B-DIE-03")
def test_the_groundskeeper_attacks_whoever_does_not_find_an_item() -> None:
    table = draw("groundskeeper", *faces(3, 3), *faces(4, 4), *faces(3, 5)).play(MIGHT)
    assert changes(table, OX) == {"might": -1}


def test_the_groundskeeper_takes_two_dice_in_the_gardens() -> None:
    where = {OX: "gardens", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    table = draw("groundskeeper", 2, *faces(0, 4), *faces(0, 5), where=where, rooms=row("ground", "gardens"))
    assert table.events("rolled")[1].data["faces"] == [2]


@rule("B-DIE-13")
def test_a_roll_that_an_event_only_offers_may_be_declined() -> None:
    table = draw("something-hidden").play("no")
    assert changes(table, OX) == {}
    assert table.state.events.discards == ["something-hidden"]


@rule("B-DIE-13")
@pytest.mark.parametrize(("result", "items", "moved"), [(4, 1, {}), (3, 0, {"sanity": -1}), (0, 0, {"sanity": -1})])
def test_looking_for_something_hidden_finds_an_item_or_costs_sanity(
    result: int, items: int, moved: dict[str, int]
) -> None:
    table = draw("something-hidden", *faces(result, 3)).play("yes")
    assert (len(table.cards(OX)), changes(table, OX)) == (items, moved)


# Events for several


@rule("B-CARD-04", "B-DMG-02")
@pytest.mark.parametrize(("result", "dice"), [(4, []), (3, [0]), (1, [0]), (0, [0, 0])])
def test_everybody_hears_the_hideous_shriek_in_turn_order(result: int, dice: list[int]) -> None:
    rolls = [*faces(result, 3), *dice, *faces(4, 4), *faces(4, 5)]
    table = draw("hideous-shriek", *rolls)
    rolled = [(event.data["who"], len(event.data["faces"])) for event in table.events("rolled")[1:]]
    assert rolled == [(OX, 3), *([(OX, len(dice))] if dice else []), (VIVIAN, 4), (ZOE, 5)]


@pytest.mark.parametrize(("result", "dice"), [(4, []), (3, [0]), (1, [0]), (0, [0, 0])])
def test_silence_falls_only_in_the_basement(result: int, dice: list[int]) -> None:
    table = draw("silence", *faces(result, 5), *dice)
    rolled = [(event.data["who"], len(event.data["faces"])) for event in table.events("rolled")[1:]]
    assert rolled == [(ZOE, 5), *([(ZOE, len(dice))] if dice else [])]


@pytest.mark.parametrize(
    ("room", "result", "dice"), [("", 4, 0), ("", 3, 1), ("", 0, 1), ("x", 4, 0), ("x", 1, 2), ("x", 0, 3)]
)
def test_mists_are_thicker_in_rooms_with_an_event_symbol(room: str, result: int, dice: int) -> None:
    where = {OX: "entrance-hall", ZOE: "game-room" if room else "basement-landing", VIVIAN: "upper-landing"}
    table = draw(
        "mists-from-the-walls", *faces(result, 5), *[0] * dice, where=where, rooms=row("basement", "game-room")
    )
    rolled = [len(event.data["faces"]) for event in table.events("rolled")[1:]]
    assert rolled == ([5, dice] if dice else [5])


# Rolls of several traits


def test_hanged_men_are_met_with_each_trait_in_turn() -> None:
    table = draw("hanged-men", *faces(1, 4), *faces(2, 5), *faces(0, 3), *faces(1, 3))
    assert [event.data["trait"] for event in table.events("rolled")[1:]] == ["speed", "might", "sanity", "knowledge"]
    assert changes(table, OX) == {"speed": -1, "sanity": -1, "knowledge": -1}


def test_whoever_withstands_all_hanged_men_gains_a_trait_of_choice() -> None:
    table = draw("hanged-men", *faces(2, 4), *faces(2, 5), *faces(2, 3), *faces(2, 3)).play("trait:knowledge")
    assert changes(table, OX) == {"knowledge": 1}


def test_possession_is_fought_off_with_a_four() -> None:
    table = draw("possession", *faces(4, 5)).play("trait:might", "trait:sanity")
    assert changes(table, OX) == {"sanity": 1}


def test_possession_brings_the_rolled_trait_to_its_lowest_number() -> None:
    table = draw("possession", *faces(3, 5)).play("trait:might")
    assert table.clip(OX, "might") == 0


def test_possession_takes_another_trait_when_the_rolled_one_is_at_its_lowest() -> None:
    table = draw("possession", *faces(0, 4), traits={OX: {"might": 0}}).play("trait:might")
    assert sorted(table.keys) == ["trait:knowledge", "trait:sanity", "trait:speed"]
    assert table.play("trait:speed").clip(OX, "speed") == 0


def test_possession_of_somebody_who_has_nothing_left_does_nothing() -> None:
    lowest = dict.fromkeys(("might", "speed", "knowledge", "sanity"), 0)
    table = draw("possession", *faces(0, 4), traits={OX: lowest}).play("trait:might")
    assert table.prompt == "turn"


# Footsteps

CHAPEL = {OX: "chapel", VIVIAN: "entrance-hall", ZOE: "upper-landing"}


def test_footsteps_come_near_on_two() -> None:
    assert changes(draw("footsteps", 2), OX) == {"sanity": -1}


def test_footsteps_make_one_slower_on_one() -> None:
    assert changes(draw("footsteps", 1), OX) == {"speed": -1}


def test_footsteps_frighten_everybody_on_nothing() -> None:
    table = draw("footsteps", 0).play("0=trait:might", "1=trait:speed", "2=trait:sanity")
    assert [changes(table, who) for who in (OX, VIVIAN, ZOE)] == [{"might": -1}, {"speed": -1}, {"sanity": -1}]


@pytest.mark.parametrize(("dice", "nearest"), [([2, 1], {"sanity": -1}), ([2, 2], {"might": 1})])
def test_footsteps_in_the_chapel_touch_the_nearest_explorer_too(dice: list[int], nearest: dict[str, int]) -> None:
    table = draw("footsteps", *dice, where=CHAPEL, rooms=row("ground", "chapel"))
    assert changes(table, OX) == {"might": 1}
    assert changes(table, VIVIAN) == nearest
    assert changes(table, ZOE) == {}
