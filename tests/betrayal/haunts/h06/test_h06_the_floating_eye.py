"""Haunt 6, The Floating Eye: set-up, aliens, minds that obey and how they are freed, the ship."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from dreadhall.betrayal.components.rooms import BALLROOM, BLOODY_ROOM, CHASM, CREAKY_HALLWAY, CRYPT, DUSTY_HALLWAY
from dreadhall.betrayal.haunts.h06_the_floating_eye import RULES, TheFloatingEye
from dreadhall.betrayal.haunts.printed import CHART
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import Place
from dreadhall.betrayal.state import BetrayalState, Figure
from dreadhall.testing import rule
from dreadhall.testing.betrayal import SEVERAL, THREE, Position, figure, position, revealed, row

OX, VIVIAN, ZOE = THREE
BATTER, CONTROL = "h06-heroes-batter", "h06-traitor-control"
LANE = row("ground", "creaky-hallway", "dusty-hallway", "dining-room")
"""Rooms in a line to the south of the Entrance Hall; the ship stands at its end."""


def aliens(*places: str) -> list[Figure]:
    return [figure(RULES, "alien", place, number) for number, place in enumerate(places, 1)]


def eye(
    where: Mapping[str, str],
    *places: str,
    turn: str = OX,
    controlled: Sequence[str] = (),
    immune: Sequence[str] = (),
    hits: int = 0,
    ship: str = "dining-room",
    **parts: Any,
) -> Position:
    """Vivian is aboard the ship, in the Dining Room unless said; aliens stand in these places."""
    parts.setdefault("rooms", LANE)

    def came_down(state: BetrayalState) -> None:
        assert state.haunt is not None
        state.tokens["spaceship"] = Place(ship)
        TheFloatingEye.memory.of(state.haunt).damage = hits
        for who in state.explorers:
            if who.id == VIVIAN:
                who.away = "aboard"
            if who.id in controlled:
                who.status["controlled"] = 1
            if who.id in immune:
                who.status["immune"] = 1

    where = {OX: "foyer", VIVIAN: ship, ZOE: "foyer"} | dict(where)
    return position(where, haunt=6, traitor=VIVIAN, turn=turn, monsters=aliens(*places), change=came_down, **parts)


def alien_acts(where: Mapping[str, str], *places: str, dice: Sequence[int] = (), **parts: Any) -> Position:
    """The slot of the traitor has come, and the first alien is up; it has rolled nothing for movement."""
    table = eye(where, *places, turn=OX, **parts)
    return table.with_dice(0, 0, 0, 0, *dice).play("end-turn")


def is_controlled(table: Position, name: str) -> bool:
    return "controlled" in table.explorer(name).status


def route(table: Position, name: str) -> list[str]:
    return [event.data["room"] for event in table.events("moves") if event.data["explorer"] == name]


# Set-up


@rule("H06-T01")
def test_whoever_has_the_least_sanity_goes_aboard_with_everything() -> None:
    assert {(omen, room) for (omen, room), haunt in CHART.items() if haunt == 6} == {
        ("holy-symbol", room) for room in ("balcony", "dining-room", "master-bedroom")
    }
    names = SEVERAL[:5]
    where = dict.fromkeys(names, "foyer") | {OX: "dining-room"}
    table = revealed(
        6,
        where,
        rooms=LANE,
        traits={name: {"sanity": 4} for name in names} | {OX: {"sanity": 2}, names[3]: {"sanity": 1}},
        cards={OX: ["axe", "girl"]},
        drawn_in="dining-room",
    )
    traitor = table.explorer(OX)
    assert (traitor.traitor, traitor.alive, traitor.away, traitor.cards) == (True, True, "aboard", [])
    assert table.state.gone == ["axe", "girl", "holy-symbol"]
    assert [alien.place for alien in table.state.monsters.values()] == ["dining-room"] * 2
    assert table.state.tokens["spaceship"] == "dining-room"
    assert table.view(1)["haunt"]["objectives"][0]["of"] == 5, "so many tokens lie ready"
    table.play(*(f"{seat}=ready" for seat in range(5)))
    assert (table.prompt, table.asked) == ("turn", [1])


@rule("H06-T02")
@pytest.mark.parametrize(("players", "count"), [(3, 1), (4, 1), (5, 2), (6, 2)])
def test_one_alien_comes_or_two_with_many_players(players: int, count: int) -> None:
    table = revealed(6, dict.fromkeys(SEVERAL[:players], "foyer"))
    assert len(table.state.monsters) == count
    assert table.monster("alien-1").traits == {"speed": 4, "might": 6, "sanity": 6}


@rule("H06-T14")
def test_each_side_reads_its_own_book_and_everybody_sees_who_obeys() -> None:
    table = eye({OX: "foyer", ZOE: "foyer"}, "dining-room", controlled=[ZOE])
    hero, traitor = table.view(0), table.view(1)
    assert (hero["haunt"]["books"], traitor["haunt"]["books"]) == (["heroes"], ["traitor"])
    assert [goal["id"] for goal in hero["haunt"]["objectives"]] == ["h06-heroes-friends", "h06-heroes-ship"]
    assert [goal["id"] for goal in traitor["haunt"]["objectives"]] == ["h06-traitor-heroes"]
    assert (hero["monsters"][0]["traits"], traitor["monsters"][0]["traits"]["sanity"]) == ({}, 6)
    assert [view["explorers"][2]["status"] for view in (hero, traitor)] == [{"controlled": 1}] * 2


# Aliens


@rule("H06-T03")
def test_an_alien_reaches_for_every_mind_in_the_room_but_the_immune() -> None:
    names = SEVERAL[:4]
    where = dict.fromkeys(names, "foyer")
    clips = {name: {"sanity": 2} for name in names}
    table = eye(where, "foyer", immune=[names[3]], traits=clips)
    zoe, ox = table.value(ZOE, "sanity"), table.value(OX, "sanity")
    against_zoe = [2, 0, 0, 0, 0, 0, *[0] * zoe]
    against_ox = [1, 0, 0, 0, 0, 0, 1, *[0] * (ox - 1)]
    table.with_dice(0, 0, 0, 0, *against_zoe, *against_ox).play("end-turn", CONTROL)
    assert [(clash.data["target"], clash.data["margin"]) for clash in table.events("clash")] == [(ZOE, 2), (OX, 0)]
    assert [is_controlled(table, name) for name in (OX, ZOE, names[3])] == [False, True, False]
    assert not table.events("hurt") + table.events("stunned")
    assert "attack:ox-bellows" not in table.keys


@rule("H06-T03")
def test_a_hero_who_resists_hurts_nobody() -> None:
    where = {OX: "foyer", ZOE: "upper-landing"}
    sanity = eye(where).value(OX, "sanity")
    table = alien_acts(where, "foyer", dice=[*[0] * 6, *[2] * sanity]).play(CONTROL)
    (clash,) = table.events("clash")
    assert (clash.data["winner"], clash.data["harmless"]) == (OX, True)
    assert not is_controlled(table, OX)
    assert not table.monster("alien-1").stunned


@rule("H06-T04")
def test_or_it_attacks_one_hero_with_might() -> None:
    might = eye({}).value(OX, "might")
    dice = [1, 1, 0, 0, 0, 0, *[0] * might]
    table = alien_acts({OX: "foyer", ZOE: "foyer"}, "foyer", dice=dice)
    assert {"attack:ox-bellows", "attack:zoe-ingstrom", CONTROL} <= set(table.keys)
    table.play("attack:ox-bellows", "split:2-0")
    assert [hurt.data["points"] for hurt in table.events("hurt")] == [2]
    assert CONTROL not in table.keys


@rule("H06-T08")
def test_a_stunned_alien_keeps_whom_it_controls() -> None:
    table = eye({OX: "foyer", ZOE: "upper-landing"}, "foyer", controlled=[ZOE], cards={OX: ["axe"]})
    dice = table.value(OX, "might") + 1
    table.with_dice(*[2] * dice, *[0] * 6).play("attack:alien-1:axe")
    assert table.monster("alien-1").stunned
    assert is_controlled(table, ZOE)


@rule("H06-T09")
def test_what_is_fast_does_not_touch_an_alien() -> None:
    where = {OX: "creaky-hallway", ZOE: "upper-landing"}
    table = eye(where, "dusty-hallway", cards={OX: ["revolver", "dynamite"]})
    assert not table.offers("attack")
    table.with_dice().play("use:dynamite:dusty-hallway")
    assert not table.monster("alien-1").stunned


# Controlled heroes


@rule("H06-T05")
def test_the_traitor_walks_a_controlled_hero_to_the_ship() -> None:
    where = {OX: "grand-staircase", ZOE: "upper-landing"}
    table = eye(where, controlled=[OX], turn=ZOE).with_dice().play("end-turn")
    assert table.value(OX, "speed") == 4
    assert route(table, OX) == ["foyer", "entrance-hall", "creaky-hallway", "dusty-hallway"]
    assert (table.prompt, table.asked, table.explorer(OX).away) == ("turn", [2], "")


@rule("H06-T05")
def test_of_two_ways_alike_the_traitor_takes_one_and_nothing_else_can_be_done() -> None:
    square = [
        Placed(CREAKY_HALLWAY, "ground", 0, 1),
        Placed(BALLROOM, "ground", 1, 1),
        Placed(BLOODY_ROOM, "ground", 0, 2),
        Placed(DUSTY_HALLWAY, "ground", 1, 2),
    ]
    table = eye(
        {OX: "creaky-hallway", ZOE: "upper-landing"},
        controlled=[OX],
        turn=ZOE,
        rooms=square,
        ship=Place("dusty-hallway"),
        cards={OX: ["medical-kit"]},
    )
    table.with_dice().play("end-turn")
    assert (table.prompt, table.asked) == ("lead-explorer", [1])
    assert set(table.keys) == {"go:ballroom", "go:bloody-room"}
    table.play("go:ballroom")
    assert route(table, OX) == ["ballroom", "dusty-hallway"]


@rule("H06-T05")
def test_no_barrier_stops_a_controlled_hero_and_nothing_is_rolled() -> None:
    rooms = [Placed(CHASM, "basement", 1, 0), Placed(CRYPT, "basement", 2, 0, 3)]
    where = {OX: "basement-landing", ZOE: "upper-landing"}
    table = eye(where, controlled=[OX], turn=ZOE, rooms=rooms, ship=Place("crypt"))
    table.with_dice().play("end-turn")
    assert route(table, OX) == ["chasm", "crypt"]
    assert not table.events("rolled")


@rule("H06-T06", "H06-T12")
def test_whoever_begins_a_turn_beside_the_ship_boards_with_everything() -> None:
    table = eye({OX: "dining-room", ZOE: "foyer"}, controlled=[OX], turn=ZOE, cards={OX: ["axe", "music-box"]})
    table.play("end-turn")
    who = table.explorer(OX)
    assert (who.away, who.alive, who.cards) == ("aboard", True, [])
    assert table.state.gone == ["axe", "music-box"]
    assert (table.prompt, table.asked) == ("turn", [2]), "and the turn is over"


@rule("H06-T05")
def test_a_controlled_hero_uses_nothing_and_is_given_nothing() -> None:
    where = {OX: "foyer", ZOE: "foyer"}
    table = eye(where, controlled=[ZOE], cards={OX: ["axe"], ZOE: ["lucky-stone"]})
    assert not table.offers("trade")
    dice = table.value(OX, "might"), table.value(ZOE, "might")
    table.with_dice(*[0] * sum(dice)).play("attack:zoe-ingstrom")
    assert table.prompt == "turn", "no stone helps in defence"


@rule("H06-T05")
def test_whom_a_card_holds_struggles_before_going_on() -> None:
    table = eye({OX: "foyer", ZOE: "upper-landing"}, controlled=[OX], turn=ZOE, cards={OX: ["debris"]})
    table.with_dice(*[2] * table.value(OX, "might")).play("end-turn")
    assert table.events("freed")
    assert route(table, OX)[:1] == ["entrance-hall"]


# Freeing


def freeing(margin: int, **parts: Any) -> Position:
    """Ox attacks Zoe, who is controlled, and wins by so much, or loses."""
    where = {OX: "foyer", ZOE: "foyer"}
    table = eye(where, controlled=[ZOE], **parts)
    mine, theirs = table.value(OX, "might"), table.value(ZOE, "might")
    own = [2] * (margin // 2) + [1] * (margin % 2) if margin > 0 else []
    other = [] if margin > 0 else [2] * (-margin // 2)
    dice = [*own, *[0] * (mine - len(own)), *other, *[0] * (theirs - len(other))]
    return table.with_dice(*dice).play("attack:zoe-ingstrom")


@rule("H06-T07")
@pytest.mark.parametrize(("margin", "points"), [(3, 1), (1, 0)])
def test_a_friend_beaten_is_hurt_by_half_and_free_for_good(margin: int, points: int) -> None:
    table = freeing(margin)
    if points:
        assert (table.prompt, table.asked) == ("split-damage", [2]), "each decides for oneself in the turns of others"
        table.play("split:1-0")
    assert sum(event.data["points"] for event in table.events("hurt")) == points
    assert table.explorer(ZOE).status == {"immune": 1}


@rule("H06-T07")
def test_a_friend_who_resists_hurts_back() -> None:
    table = freeing(-2).play("split:2-0")
    assert [(event.data["explorer"], event.data["points"]) for event in table.events("hurt")] == [(OX, 2)]
    assert is_controlled(table, ZOE)


@rule("H06-T07")
def test_to_steal_takes_two_points_of_what_is_left_and_frees_as_well() -> None:
    assert freeing(3, cards={ZOE: ["axe"]}).prompt == "split-damage"
    table = freeing(4, cards={ZOE: ["axe"]})
    assert table.prompt == "damage-or-steal"
    table.play("steal:axe")
    assert table.explorer(ZOE).status == {"immune": 1}


@rule("H06-T07")
def test_whoever_dies_of_being_freed_is_dead() -> None:
    table = freeing(2, traits={ZOE: {"might": 0, "speed": 0}}).play("split:1-0")
    assert not table.explorer(ZOE).alive
    assert not table.events("h06-freed")


@rule("H06-T07")
def test_a_shot_frees_nobody_but_the_ring_does() -> None:
    table = eye({OX: "foyer", ZOE: "foyer"}, controlled=[ZOE], cards={OX: ["revolver", "ring"]})
    attacks = {key for key in table.keys if key.startswith("attack:")}
    assert attacks == {"attack:zoe-ingstrom", "attack:zoe-ingstrom:ring"}
    apart = eye({OX: "entrance-hall", ZOE: "foyer"}, controlled=[ZOE], cards={OX: ["revolver"]})
    assert not apart.offers("attack")


@rule("H06-T13")
def test_the_controlled_and_the_free_slow_each_other_and_aliens_do_not() -> None:
    both = {OX: "foyer", ZOE: "foyer"}
    table = eye(both, "foyer", "foyer", controlled=[OX], turn=ZOE)
    table.with_dice(0, 0, 0, 0).play("end-turn")
    assert len(route(table, OX)) == 3, "the first step costs one more"
    free = eye(both, controlled=[ZOE])
    assert next(c for c in free.table.ask.choices_for(0) if c.key == "go:entrance-hall").data["price"] == 2  # type: ignore[union-attr]


@rule("H06-T13")
def test_the_bell_does_not_call_whoever_obeys_another() -> None:
    where = {OX: "entrance-hall", ZOE: "grand-staircase"}
    called = [
        eye(where, controlled=obedient, cards={OX: ["bell"]}).with_dice(*[2] * 9).play("use:bell").keys
        for obedient in ([], [ZOE])
    ]
    assert [any("zoe" in key for key in keys) for keys in called] == [True, False]


@rule("H06-T13")
def test_without_a_way_a_controlled_hero_comes_as_near_as_can_be_and_the_traitor_may_fetch_stairs() -> None:
    cellar = row("basement", "crypt")
    table = eye(
        {OX: "crypt", ZOE: "upper-landing"}, controlled=[OX], turn=ZOE, rooms=cellar, ship=Place("upper-landing")
    )
    table.with_dice().play("end-turn")
    assert route(table, OX) == ["basement-landing"]
    assert (table.prompt, table.asked) == ("fetch-stairs", [1])


# The ship


@rule("H06-T10")
@pytest.mark.parametrize(("result", "tokens"), [(4, 0), (5, 1)])
def test_a_blow_of_five_or_more_damages_the_ship(result: int, tokens: int) -> None:
    table = eye({OX: "dining-room", ZOE: "foyer"}, "dining-room", traits={OX: {"might": 3}})
    dice = table.value(OX, "might")
    faces = [2, 2, result - 4, *[0] * (dice - 3)]
    table.with_dice(*faces).play(BATTER)
    assert TheFloatingEye.memory.of(table.haunt).damage == tokens
    assert not table.offers(BATTER)
    assert table.offers("attack"), "and an attack besides"


@rule("H06-T10")
def test_the_ship_is_reached_from_its_room_only_and_by_the_free() -> None:
    assert not eye({OX: "dusty-hallway", ZOE: "foyer"}).offers(BATTER)
    table = eye({OX: "dining-room", ZOE: "dining-room"}, controlled=[ZOE])
    assert table.offers(BATTER)
    assert not any("spaceship" in key for key in table.keys), "nobody carries it"


@rule("H06-T11")
def test_with_enough_damage_the_heroes_win_those_aboard_too() -> None:
    names = SEVERAL[:4]
    where = dict.fromkeys(names, "foyer") | {OX: "dining-room"}
    table = eye(where, hits=3).arrange(lambda state: setattr(state.explorers[2], "away", "aboard"))
    dice = table.value(OX, "might")
    table.with_dice(2, 2, 2, *[0] * (dice - 3)).play(BATTER)
    assert table.winners == (0, 2, 3)


@rule("H06-T12")
def test_the_last_hero_to_board_gives_the_traitor_the_victory() -> None:
    names = SEVERAL[:4]
    where = dict.fromkeys(names, "foyer") | {ZOE: "dusty-hallway"}

    def last(state: BetrayalState) -> None:
        state.explorers[0].away = "aboard"
        state.explorers[3].alive = False

    table = eye(where, controlled=[ZOE], turn=ZOE).arrange(last)
    assert table.winners is None, "all that live are controlled, and the game goes on"
    assert table.explorer(ZOE).place == "dining-room"
    while table.winners is None:
        table.play("done" if "done" in table.keys else table.keys[0])
    assert table.explorer(ZOE).away == "aboard"
    assert table.winners == (1,)


@rule("H06-T14")
def test_whoever_has_battered_the_ship_wants_to_be_gone_before_the_eye_comes() -> None:
    table = eye({OX: "dusty-hallway"}, "dining-room", ship=Place("dusty-hallway"))
    assert table.view(0)["haunt"]["objectives"][-1]["rooms"] == ("dusty-hallway",)
    after = table.with_dice(*[0] * 5).play(BATTER).view(0)["haunt"]["objectives"][-1]["rooms"]
    assert after, "somewhere away from it"
    assert not {"dusty-hallway", "dining-room", "creaky-hallway"} & set(after)
