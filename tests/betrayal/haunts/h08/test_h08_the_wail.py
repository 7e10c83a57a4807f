"""Haunt 8, Wail of the Banshee: what the wail does, and how it is silenced."""

import pytest

from dreadhall.betrayal.components.catalogue import HOLDINGS, ROOMS
from dreadhall.betrayal.haunts.h08_wail_of_the_banshee import RULES
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import Position, figure, position, row
from tests.betrayal.haunts.h08.test_h08_wail_of_the_banshee import (
    ANYWHERE,
    ARMS,
    CROSSING,
    LED,
    LEFTWARD,
    flight,
    wail_dice,
    wailed_at,
)

EXORCISE = "h08-heroes-exorcise"
FOUR = ("jenny-leclerc", "ox-bellows", "vivian-lopez", "zoe-ingstrom")


# The wail


@rule("H08-T09")
def test_the_better_the_sanity_roll_the_fewer_dice_of_mental_damage_before_it_flies_on() -> None:
    where = dict.fromkeys(FOUR, "creaky-hallway") | {"jenny-leclerc": "upper-landing"}
    rolls = [2, 2, 2, 0, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    table = flight(where, "upper-landing", LEFTWARD, 2, *rolls, rooms=[CROSSING], traitor="jenny-leclerc")
    table.play("go:creaky-hallway")
    assert wail_dice(table) == [("ox-bellows", 1), ("vivian-lopez", 2), ("zoe-ingstrom", 4)]
    kinds = [event.kind for event in table.table.events if event.kind in ("monster-moves", "h08-wails")]
    assert kinds == ["monster-moves", "h08-wails", "h08-wails", "h08-wails", "monster-moves"]


@rule("H08-T09")
@pytest.mark.parametrize(("faces", "dice"), [([2, 2, 1], 2), ([1, 1, 0], 4), ([2, 1, 0], 2), ([2, 2, 2], 1)])
def test_the_steps_of_the_wail(faces: list[int], dice: int) -> None:
    where = {"ox-bellows": "creaky-hallway", "vivian-lopez": "upper-landing", "zoe-ingstrom": "foyer"}
    table = flight(where, "upper-landing", LEFTWARD, 1, *faces, *[0] * dice, rooms=[CROSSING])
    assert wail_dice(table.play("go:creaky-hallway")) == [("ox-bellows", dice)]


@rule("H08-T09")
def test_the_damage_is_mental() -> None:
    where = {"ox-bellows": "creaky-hallway", "vivian-lopez": "upper-landing", "zoe-ingstrom": "foyer"}
    table = flight(where, "upper-landing", LEFTWARD, 1, 2, 2, 2, 1, rooms=[CROSSING]).play("go:creaky-hallway")
    table.play("split:0-1")
    assert table.clip("ox-bellows", "sanity") == 1


@rule("H08-T10")
def test_the_room_it_starts_in_is_spared_until_it_comes_back() -> None:
    where = {"ox-bellows": "creaky-hallway", "vivian-lopez": "upper-landing", "zoe-ingstrom": "foyer"}
    rooms = [CROSSING, ARMS["left"]]
    table = flight(where, "creaky-hallway", LEFTWARD, 1, rooms=rooms).play("go:dusty-hallway")
    assert wailed_at(table) == []
    table = flight(where, "creaky-hallway", LEFTWARD, 2, 2, 2, 2, 0, rooms=rooms).play("go:dusty-hallway")
    assert wailed_at(table) == [("ox-bellows", "creaky-hallway")]


@rule("H08-T10")
def test_down_the_coal_chute_it_wails_at_the_bottom_and_is_turned_there() -> None:
    where = {"ox-bellows": "basement-landing", "vivian-lopez": "entrance-hall", "zoe-ingstrom": "foyer"}
    rooms = row("ground", "coal-chute")
    table = flight(where, "entrance-hall", LED, 1, rooms=rooms).play("go:coal-chute", "h08-traitor-spare")
    assert table.keys == ["face:n", "face:e", "face:s", "face:w"]
    table = flight(where, "entrance-hall", LEFTWARD, 1, 2, 2, 2, 0, rooms=rooms).play("go:coal-chute", "face:e")
    assert wailed_at(table) == [("ox-bellows", "basement-landing")]
    assert (table.monster("banshee-1").place, table.monster("banshee-1").facing) == ("basement-landing", 1)


@rule("H08-T11")
def test_the_spirit_board_protects_the_traitor() -> None:
    where = {"ox-bellows": "foyer", "vivian-lopez": "creaky-hallway", "zoe-ingstrom": "foyer"}
    table = flight(where, "upper-landing", LEFTWARD, 1, rooms=[CROSSING]).play("go:creaky-hallway")
    assert wailed_at(table) == []


@rule("H08-T11")
def test_the_spirit_board_protects_no_hero_and_the_traitor_without_it_is_not_safe() -> None:
    where = {"ox-bellows": "creaky-hallway", "vivian-lopez": "creaky-hallway", "zoe-ingstrom": "foyer"}
    faces = [2, 2, 2, 0, 2, 2, 2, 0, 0]
    board = {"ox-bellows": ["spirit-board"]}
    table = flight(where, "upper-landing", LEFTWARD, 1, *faces, rooms=[CROSSING], cards=board).play("go:creaky-hallway")
    assert {who for who, _ in wailed_at(table)} == {"ox-bellows", "vivian-lopez"}


@rule("H08-23", "H08-29")
def test_a_traitor_without_the_board_may_die_of_it_and_it_flies_on() -> None:
    where = {"ox-bellows": "foyer", "vivian-lopez": "creaky-hallway", "zoe-ingstrom": "foyer"}
    weak = {"vivian-lopez": {"sanity": 0, "knowledge": 0}}
    rooms = [CROSSING, ARMS["left"]]
    table = flight(where, "upper-landing", LEFTWARD, 2, *[0] * 4, *[2] * 4, rooms=rooms, cards={}, traits=weak)
    table.play("go:creaky-hallway", "split:8-0")
    assert (table.explorer("vivian-lopez").alive, table.winners) == (False, None)
    assert (table.monster("banshee-1").place, table.asked) == ("dusty-hallway", [2])


@rule("H08-22", "C-59")
@pytest.mark.parametrize(("card", "faces"), [("skull", [2, 2, 2, 1]), ("adrenaline-shot", [2, 0, 0, 1])])
def test_skull_and_adrenaline_help_against_it(card: str, faces: list[int]) -> None:
    where = {"ox-bellows": "creaky-hallway", "vivian-lopez": "upper-landing", "zoe-ingstrom": "foyer"}
    cards = {"vivian-lopez": ["spirit-board"], "ox-bellows": [card]}
    table = flight(where, "upper-landing", LEFTWARD, 1, *faces, rooms=[CROSSING], cards=cards)
    table.play("go:creaky-hallway", *(["use:adrenaline-shot"] if card != "skull" else []))
    assert wail_dice(table) == [("ox-bellows", 1)]
    if card == "skull":
        table.play("yes")
    assert table.table.ask is not None
    assert table.table.ask.data["damage"] == ("physical" if card == "skull" else "mental")


# Nothing touches it


def heros_turn(where: str, banshee: str, *cards: str, **parts: object) -> Position:
    """The turn of a hero somewhere in the house; the traitor is far away."""
    return position(
        {"ox-bellows": where, "vivian-lopez": "basement-landing", "zoe-ingstrom": "basement-landing"},
        haunt=8,
        traitor="vivian-lopez",
        monsters=[figure(RULES, "banshee", banshee)],
        cards={"ox-bellows": cards},
        **parts,  # type: ignore[arg-type]
    )


@rule("H08-T12")
def test_it_cannot_be_attacked_and_does_not_slow() -> None:
    table = heros_turn("foyer", "foyer", "axe", "revolver", "ring")
    assert not table.offers("attack")
    assert table.rules.step_price(table.explorer("ox-bellows"), Place("entrance-hall")) == 1


@rule("H08-T12")
def test_dynamite_does_nothing_to_it() -> None:
    table = heros_turn("entrance-hall", "foyer", "dynamite").with_dice().play("use:dynamite:foyer")
    assert not table.monster("banshee-1").stunned


@rule("H08-T12")
def test_the_music_box_does_not_hold_it() -> None:
    where = {"ox-bellows": "foyer", "vivian-lopez": "upper-landing", "zoe-ingstrom": "foyer"}
    piles = {"creaky-hallway": ["music-box"]}
    table = flight(where, "upper-landing", LEFTWARD, 2, rooms=[CROSSING], piles=piles)
    table.arrange(lambda state: setattr(state, "music", True))
    assert table.play("go:creaky-hallway").monster("banshee-1").place == "upper-landing"


@rule("H08-T12")
def test_the_bell_lets_the_traitor_draw_it_nearer_and_it_wails_without_a_plan() -> None:
    table = heros_turn("entrance-hall", "foyer", "bell").with_dice(1, 1, 1, 2, 2, 2, 0).play("use:bell")
    assert (table.prompt, table.asked) == ("pull-monsters", [1])
    table.play("pull:banshee-1:entrance-hall")
    assert wailed_at(table) == [("ox-bellows", "entrance-hall")]
    assert table.monster("banshee-1").place == "entrance-hall"
    assert (table.prompt, table.asked) == ("turn", [0])
    assert "h08-plan" not in [roll.data["why"] for roll in table.events("rolled")]


# Exorcism


@rule("H08-T13")
def test_a_source_closes_with_a_success_for_all_and_only_one_roll_a_turn_is_made() -> None:
    where = {"ox-bellows": "chapel", "vivian-lopez": "foyer", "zoe-ingstrom": "chapel"}
    table = position(
        where,
        rooms=row("ground", "chapel"),
        haunt=8,
        traitor="vivian-lopez",
        cards={"ox-bellows": ["holy-symbol"]},
        monsters=[figure(RULES, "banshee", "basement-landing")],
    )
    assert table.offers(EXORCISE)
    table.with_dice(2, 2, 1).play(f"{EXORCISE}:sanity:chapel")
    assert table.haunt.exorcised == ["chapel"]
    assert not table.offers(EXORCISE), "one roll a turn"

    def next_turn(state: BetrayalState) -> None:
        state.turn.tried = []

    assert [key for key in table.arrange(next_turn).keys if EXORCISE in key] == [f"{EXORCISE}:sanity:holy-symbol"]

    def anothers_turn(state: BetrayalState) -> None:
        state.turn.seat = 2

    assert not table.arrange(anothers_turn).offers(EXORCISE), "closed for all heroes"


@rule("H08-T13")
def test_a_four_fails_and_leaves_the_source_open() -> None:
    table = heros_turn("chapel", "foyer", rooms=row("ground", "chapel"))
    table.with_dice(2, 2, 0).play(f"{EXORCISE}:sanity:chapel")
    assert table.haunt.exorcised == []
    assert not table.offers(EXORCISE)


@rule("H08-T13")
def test_a_used_card_stays_used_whoever_holds_it() -> None:
    def used(state: BetrayalState) -> None:
        assert state.haunt is not None
        state.haunt.exorcised = ["book"]

    assert not heros_turn("foyer", "foyer", "book", change=used).offers(EXORCISE)


@rule("H08-12", "C-29")
def test_a_board_that_served_is_used_and_a_stolen_one_serves_later() -> None:
    table = heros_turn("foyer", "basement-landing", "spirit-board")
    table.with_dice(2, 2, 1).play(f"{EXORCISE}:sanity:spirit-board")
    assert not [key for key in table.keys if "spirit-board" in key]
    table = position(
        dict.fromkeys(("ox-bellows", "vivian-lopez", "zoe-ingstrom"), "foyer"),
        haunt=8,
        traitor="vivian-lopez",
        cards={"vivian-lopez": ["spirit-board"]},
        monsters=[figure(RULES, "banshee", "basement-landing")],
    )
    table.with_dice(2, 2, 0, 0, 0, 0, 0).play("attack:vivian-lopez", "steal:spirit-board")
    assert (table.cards("ox-bellows"), table.offers(EXORCISE)) == (["spirit-board"], False)


@rule("H08-T14")
def test_the_heroes_win_with_as_many_tokens_as_players() -> None:
    def two_done(state: BetrayalState) -> None:
        assert state.haunt is not None
        state.haunt.exorcised = ["chapel", "library"]

    table = heros_turn("foyer", "entrance-hall", "book", change=two_done)
    table.with_dice(2, 2, 1).play(f"{EXORCISE}:knowledge:book")
    assert table.table.result is not None
    assert (table.winners, table.table.result.reason) == ((0, 2), "h08-heroes")


@rule("H08-T14")
def test_the_traitor_wins_when_all_heroes_are_dead_even_if_dead_too() -> None:
    def nearly_over(state: BetrayalState) -> None:
        state.explorers[1].alive = False
        state.explorers[2].alive = False

    where = {"ox-bellows": "creaky-hallway", "vivian-lopez": "foyer", "zoe-ingstrom": "foyer"}
    lowest = {"ox-bellows": {"sanity": 0, "knowledge": 0}}
    table = position(
        where,
        rooms=[CROSSING],
        haunt=8,
        traitor="vivian-lopez",
        traits=lowest,
        monsters=[figure(RULES, "banshee", "upper-landing")],
        change=nearly_over,
    )
    table.with_dice(1, *[0] * 7, 0, 1, 0, 0, 2, 2, 2, 2).play("end-turn", "go:creaky-hallway")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert table.table.result is not None
    assert (table.winners, table.table.result.reason) == ((1,), "h08-traitor")


# What the sides know


@rule("H08-T15")
def test_each_side_sees_only_its_own_book_and_goals() -> None:
    table = heros_turn("foyer", "entrance-hall")
    hero, traitor, nobody = table.view(0), table.view(1), table.view(None)
    assert (hero["haunt"]["books"], traitor["haunt"]["books"], nobody["haunt"]["books"]) == (
        ["heroes"],
        ["traitor"],
        [],
    )
    assert [goal["id"] for goal in hero["haunt"]["objectives"]] == ["h08-heroes-exorcise"]
    assert [goal["id"] for goal in traitor["haunt"]["objectives"]] == ["h08-traitor-heroes", "h08-traitor-board"]
    assert hero["monsters"][0]["traits"] == {}
    assert traitor["monsters"][0]["traits"] == {"speed": 8}
    for view in (hero, traitor, nobody):
        assert (view["monsters"][0]["room"], view["monsters"][0]["facing"]) == ("entrance-hall", 0)


@rule("H08-T15")
def test_everybody_sees_the_plan_rolled() -> None:
    where = {"ox-bellows": "foyer", "vivian-lopez": "upper-landing", "zoe-ingstrom": "foyer"}
    table = flight(where, "upper-landing", ANYWHERE, 1, rooms=[CROSSING])
    (plan,) = [roll for roll in table.events("rolled") if roll.data["why"] == "h08-plan"]
    assert plan.to is None


SANITY = {"chapel", "crypt", "pentagram-chamber", "holy-symbol", "spirit-board"}
KNOWLEDGE = {"library", "research-laboratory", "book", "crystal-ball"}


@rule("H08-T16")
def test_exactly_nine_sources_serve_and_none_serves_the_traitor() -> None:
    found: set[tuple[str, str]] = set()
    for room, sheet in ROOMS.items():
        if not sheet.starting and room != "coal-chute":
            floor = sorted(sheet.floors)[0]
            found |= offered("ox-bellows", room, Placed(room, floor, 5, 5))
            assert not offered("vivian-lopez", room, Placed(room, floor, 5, 5))
    for card, holding in HOLDINGS.items():
        if holding.item:
            found |= offered("ox-bellows", "foyer", card=card)
            assert not offered("vivian-lopez", "foyer", card=card)
    assert found == {("sanity", source) for source in SANITY} | {("knowledge", source) for source in KNOWLEDGE}


def offered(who: str, room: str, *tiles: Placed, card: str = "") -> set[tuple[str, str]]:
    """The exorcisms that an explorer is offered: trait and source."""
    table = position(
        dict.fromkeys(("ox-bellows", "vivian-lopez", "zoe-ingstrom"), room),
        rooms=tiles,
        haunt=8,
        traitor="vivian-lopez",
        turn=who,
        cards={who: [card]} if card else {},
        monsters=[figure(RULES, "banshee", "basement-landing")],
    )
    keys = [key.split(":") for key in table.keys if key.startswith(EXORCISE)]
    return {(trait, source) for _, trait, source in keys}
