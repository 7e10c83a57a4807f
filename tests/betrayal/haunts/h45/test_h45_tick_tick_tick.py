"""Haunt 45, Tick, Tick, Tick."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from dreadhall.betrayal.components.rooms import CHARRED_ROOM, DUSTY_HALLWAY, ENTRANCE_HALL
from dreadhall.betrayal.haunts.printed import CHART
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import RoomId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import SEVERAL, THREE, Position, position, revealed, row

OX, VIVIAN, ZOE = THREE
LONGFELLOW = SEVERAL[3]
APART = {OX: "upper-landing", VIVIAN: "entrance-hall", ZOE: "basement-landing"}
"""The traitor, Vivian, is in the Entrance Hall; the zone is that and the Foyer, and what lies around the Hall."""
DEFUSE = "h45-heroes-defuse"
LIFT = "mystic-elevator"


def wired(
    where: Mapping[str, str] = APART, *, free: Sequence[str] = (), track: int = 1, turn: str = OX, **parts: Any
) -> Position:
    """The haunt with Vivian as traitor; all heroes but those who are free wear a bomb."""

    def change(state: BetrayalState) -> None:
        assert state.haunt is not None
        state.haunt.track = track
        for who in state.explorers:
            if not who.traitor and who.id not in free:
                who.status["time-bomb"] = 1

    return position(where, haunt=45, traitor=VIVIAN, revealer=OX, turn=turn, change=change, **parts)


def ticking(table: Position) -> list[str]:
    """Who lives and wears a bomb."""
    return [who.id for who in table.state.explorers if who.alive and "time-bomb" in who.status]


def dead(table: Position) -> list[str]:
    """Who is dead."""
    return [who.id for who in table.state.explorers if not who.alive]


# Set-up


@rule("H45-T01")
def test_the_next_highest_knowledge_turns_traitor_where_the_revealers_is_the_highest() -> None:
    rooms = {room for (omen, room), haunt in CHART.items() if haunt == 45 and omen == "madman"}
    assert rooms == {"abandoned-room", "dining-room", "pentagram-chamber"}
    assert sum(haunt == 45 for haunt in CHART.values()) == len(rooms)
    traits = {OX: {"knowledge": 7}, VIVIAN: {"knowledge": 5}, ZOE: {"knowledge": 1}}
    where = {OX: "dining-room", VIVIAN: "foyer", ZOE: "foyer"}
    table = revealed(45, where, rooms=row("ground", "dining-room"), traits=traits, cards={VIVIAN: ["axe"]})
    assert [who.traitor for who in table.state.explorers] == [False, True, False]
    assert table.cards(VIVIAN) == ["axe", "dynamite"]
    assert (table.explorer(VIVIAN).place, table.state.monsters) == ("foyer", {})
    table.play("0=ready", "1=ready", "2=ready")
    assert (table.prompt, table.asked) == ("turn", [2]), "the player to the traitor's left begins"


@rule("H45-T02")
@pytest.mark.parametrize("lies", ["hero", "pile", "discards", "stack"])
def test_the_traitor_gets_the_dynamite_wherever_it_is(lies: str) -> None:
    def discarded(state: BetrayalState) -> None:
        if lies == "discards":
            state.items.rest.remove("dynamite")
            state.items.discards.append("dynamite")

    cards = {ZOE: ["dynamite"]} if lies == "hero" else {}
    piles = {"foyer": ["dynamite"]} if lies == "pile" else {}
    table = revealed(45, THREE, cards=cards, piles=piles, change=discarded, traits={VIVIAN: {"knowledge": 7}})
    assert table.cards(VIVIAN) == ["dynamite"]
    assert "dynamite" not in [*table.cards(ZOE), *table.state.items.discards, *table.state.items.top]
    assert (table.haunt.track, ticking(table)) == (0, [OX, ZOE])


@rule("H45-T02")
def test_a_bomb_is_no_item_and_only_the_traitor_reads_of_the_clock() -> None:
    table = wired({OX: "upper-landing", ZOE: "upper-landing", VIVIAN: "entrance-hall"})
    assert not [key for key in table.keys if key.partition(":")[0] in ("drop", "trade")]
    hero, traitor = table.view(0)["haunt"], table.view(2)["haunt"]
    assert (hero["books"], traitor["books"]) == (["heroes"], ["traitor"])
    assert {wish["id"]: wish["of"] for wish in traitor["objectives"]} == {
        "h45-traitor-heroes": 2,
        "h45-traitor-big-bomb": 12,
    }
    assert {wish["id"] for wish in hero["objectives"]} == {"h45-heroes-bombs", "h45-heroes-traitor"}
    assert all(wish["of"] != 12 for wish in hero["objectives"])
    shown = [who["status"] for who in table.view(2)["explorers"]]
    assert shown == [{"time-bomb": 1}, {"time-bomb": 1}, {}], "everybody sees who ticks"


# The traitor stays


@rule("H45-T03")
def test_the_traitor_attacks_and_uses_things_and_does_not_move() -> None:
    where = {OX: "entrance-hall", VIVIAN: "entrance-hall", ZOE: "foyer"}
    table = wired(where, turn=ZOE, cards={VIVIAN: ["dynamite"]}).play("end-turn", "end-turn")
    assert table.asked == [1]
    verbs = {key.partition(":")[0] for key in table.keys}
    assert {"attack", "use"} <= verbs
    assert not {"go", "explore", "cross", "fall"} & verbs


@rule("H45-T03")
def test_nobody_pushes_the_traitor_out_of_the_room() -> None:
    where = {OX: "entrance-hall", VIVIAN: "entrance-hall", ZOE: "basement-landing"}
    table = wired(where, cards={OX: ["dark-dice"]}).with_dice(2, 2, 1).play("use:dark-dice")
    assert table.explorer(VIVIAN).place == "entrance-hall"


@rule("H45-T03")
def test_the_elevator_stands_still_under_the_traitor() -> None:
    where = {OX: "upper-landing", VIVIAN: LIFT, ZOE: "basement-landing"}
    table = wired(where, free=[OX], rooms=row("upper", LIFT)).with_dice().play(f"go:{LIFT}")
    assert not table.events("elevator-moves")
    assert table.rules.plan.placed[RoomId(LIFT)].floor == "upper"
    assert (table.explorer(OX).place, table.prompt) == (LIFT, "turn")


# The clock


@rule("H45-T04")
@pytest.mark.parametrize(("players", "track", "dice"), [(5, 0, 5), (5, 5, 8), (5, 3, 8), (3, 1, 4)])
def test_a_die_for_every_turn_and_living_hero_but_no_more_than_eight(players: int, track: int, dice: int) -> None:
    names = [VIVIAN, *(name for name in SEVERAL if name != VIVIAN)][:players]
    table = wired(dict.fromkeys(names, "upper-landing"), turn=VIVIAN, track=track)
    table.with_dice(*[0] * dice).play("end-turn")
    (roll,) = [event for event in table.events("rolled") if event.data["why"] == "h45-ticking"]
    assert (len(roll.data["faces"]), table.haunt.track, dead(table)) == (dice, track + 1, [])


@rule("H45-T05")
def test_on_eight_the_next_live_bomb_to_the_left_goes_off_and_takes_the_room_with_it() -> None:
    where = {VIVIAN: "entrance-hall", OX: "foyer", ZOE: "upper-landing", LONGFELLOW: "upper-landing"}
    cards = {ZOE: ["axe", "girl"], LONGFELLOW: ["armor"], OX: ["bell"]}
    table = wired(where, free=[OX, LONGFELLOW], turn=VIVIAN, track=5, cards=cards)
    table.with_dice(*[1] * 8).play("end-turn")
    assert dead(table) == [ZOE, LONGFELLOW]
    assert {"axe", "armor"} <= set(table.state.items.discards)
    assert table.state.gone == ["girl"], "an omen that is discarded does not come back"
    assert (table.state.piles, table.state.companions) == ({}, {})
    assert table.cards(OX) == ["bell"]


@rule("H45-T05")
def test_seven_is_not_enough_and_without_a_live_bomb_nothing_goes_off() -> None:
    assert not dead(wired(turn=VIVIAN, track=7).with_dice(*[1] * 7, 0).play("end-turn"))
    assert not dead(wired(turn=VIVIAN, free=[OX, ZOE], track=7).with_dice(*[1] * 8).play("end-turn"))


@rule("H45-T12")
def test_at_twelve_everybody_dies_and_the_traitor_wins_without_a_roll() -> None:
    table = wired(turn=VIVIAN, track=11, free=[OX]).with_dice().play("end-turn")
    assert (dead(table), table.winners) == ([OX, VIVIAN, ZOE], (1,))
    assert table.table.result is not None
    assert table.table.result.reason == "h45-traitor"
    assert not table.events("rolled")


# Nearness


@rule("H45-T06")
@pytest.mark.parametrize(("track", "fate"), [(0, []), (1, [OX])])
def test_a_live_bomb_goes_off_beside_the_traitor_once_the_first_turn_is_over(track: int, fate: list[str]) -> None:
    table = wired({**APART, OX: "foyer", VIVIAN: "grand-staircase"}, track=track)
    assert not dead(table), "whoever is there already is safe"
    assert dead(table.play("go:grand-staircase")) == fate, "from one room of the zone to another"


@rule("H45-T06")
def test_walls_do_not_help_and_stairs_do_not_hurt() -> None:
    around = [
        *row("ground", "bloody-room"),
        Placed(DUSTY_HALLWAY, "ground", 1, 1),
        Placed(CHARRED_ROOM, "ground", 1, 0),
    ]
    table = wired({**APART, OX: "dusty-hallway"}, rooms=around)
    assert "charred-room" not in table.rules.plan.joined[ENTRANCE_HALL].values()
    assert dead(table.play("go:charred-room")) == [OX]
    stairs = wired({OX: "foyer", VIVIAN: "upper-landing", ZOE: "foyer"}).play("go:grand-staircase")
    assert not dead(stairs), "only stairs lead from here to the traitor"


@rule("H45-T06")
def test_being_pushed_or_sliding_into_the_zone_counts() -> None:
    where = {OX: "grand-staircase", VIVIAN: "foyer", ZOE: "grand-staircase"}
    table = wired(where, free=[OX], cards={OX: ["dark-dice"]}).with_dice(2, 2, 1)
    assert dead(table.play("use:dark-dice", f"shove:{ZOE}:foyer")) == [ZOE]
    table = wired({**APART, OX: "entrance-hall"}, rooms=row("ground", "coal-chute")).play("go:coal-chute")
    assert [event.data["room"] for event in table.events("h45-explodes")] == ["coal-chute"]


@rule("H45-T06")
def test_an_elevator_that_comes_to_the_zone_brings_death() -> None:
    where = {OX: "upper-landing", VIVIAN: "entrance-hall", ZOE: "basement-landing"}
    table = wired(where, rooms=row("upper", LIFT)).with_dice(1, 1).play(f"go:{LIFT}")
    table.play(next(key for key in table.keys if key.startswith("dock:entrance-hall")))
    assert dead(table) == [OX]


@rule("H45-T07")
def test_who_has_no_bomb_walks_up_to_the_traitor() -> None:
    table = wired({**APART, OX: "foyer", ZOE: "foyer"}, free=[OX]).play("go:entrance-hall")
    assert (dead(table), table.prompt) == ([], "turn")
    table = wired({**APART, OX: "foyer", ZOE: "grand-staircase", LONGFELLOW: "foyer"}, free=[OX, LONGFELLOW], turn=ZOE)
    assert dead(table.play("go:foyer")) == [OX, ZOE, LONGFELLOW], "but dies beside a bomb that goes off"
    assert table.winners == (1,)


# Defusing


@rule("H45-T08")
@pytest.mark.parametrize(
    ("cards", "total", "ticks"),
    [([], 5, True), ([], 6, True), ([], 7, False), (["madman"], 5, False), (["madman"], 4, True), ([], 3, True)],
)
def test_seven_takes_a_bomb_off_and_with_the_madman_five(cards: list[str], total: int, ticks: bool) -> None:
    table = wired(cards={OX: cards}, traits={OX: {"knowledge": 4}})
    table.with_dice(*roll(table, total)).play(f"{DEFUSE}:{OX}")
    assert (OX in ticking(table), dead(table)) == (ticks, [])
    assert not [key for key in table.keys if key.startswith(DEFUSE)], "one attempt a turn"


@rule("H45-T08")
def test_what_helps_a_knowledge_roll_helps_here() -> None:
    table = wired(cards={OX: ["angel-feather"]}).with_dice().play(f"{DEFUSE}:{OX}", "use:angel-feather", "number:7")
    assert ticking(table) == [ZOE]


@rule("H45-T09")
def test_a_botched_try_kills_everybody_in_the_room_the_traitor_too() -> None:
    where = dict.fromkeys(SEVERAL[:4], "entrance-hall") | {LONGFELLOW: "upper-landing"}
    table = wired(where, traits={OX: {"knowledge": 0}})
    table.with_dice(*roll(table, 2)).play(f"{DEFUSE}:{ZOE}", "yes")
    assert dead(table) == [OX, VIVIAN, ZOE]
    assert table.cards(VIVIAN) == []
    assert table.winners == (0, 2, 3), "a hero lives"


@rule("H45-T09", "H45-42")
def test_a_botched_try_that_leaves_no_hero_is_the_traitors_victory() -> None:
    where = dict.fromkeys(SEVERAL[:3], "entrance-hall")
    table = wired(where, traits={OX: {"knowledge": 0}})
    table.with_dice(*roll(table, 2)).play(f"{DEFUSE}:{OX}")
    assert (dead(table), table.winners) == ([OX, VIVIAN, ZOE], (1,))


@rule("H45-T09", "H45-21")
def test_trigger_and_roll_spare_the_traitor() -> None:
    where = dict.fromkeys(SEVERAL[:4], "entrance-hall") | {LONGFELLOW: "upper-landing"}
    table = wired(where, track=7, turn=VIVIAN).with_dice(*[1] * 8).play("end-turn")
    assert dead(table) == [OX, ZOE]


@rule("H45-T09")
def test_a_three_changes_nothing() -> None:
    table = wired(traits={OX: {"knowledge": 3}})
    table.with_dice(*roll(table, 3)).play(f"{DEFUSE}:{OX}")
    assert (dead(table), ticking(table)) == ([], [OX, ZOE])


def roll(table: Position, total: int) -> list[int]:
    """Faces of Ox's Knowledge dice that make a total."""
    dice = table.value(OX, "knowledge")
    return [2] * (total // 2) + [1] * (total % 2) + [0] * (dice - total // 2 - total % 2)


@rule("H45-T10")
def test_a_friend_must_agree_and_the_rollers_madman_counts() -> None:
    where = {OX: "upper-landing", VIVIAN: "entrance-hall", ZOE: "upper-landing"}
    table = wired(where, cards={OX: ["madman"]}, traits={OX: {"knowledge": 4}}).play(f"{DEFUSE}:{ZOE}")
    assert (table.prompt, table.asked) == ("h45-heroes-consent", [2])
    table.with_dice().play("no")
    assert [key for key in table.keys if key.startswith(DEFUSE)] == [f"{DEFUSE}:{OX}"], "not allowed, and not tried"
    table = wired(where, cards={OX: ["madman"]}, traits={OX: {"knowledge": 4}})
    table.with_dice(*roll(table, 5)).play(f"{DEFUSE}:{ZOE}", "yes")
    assert ticking(table) == [OX]


# The Dynamite


@rule("H45-T11")
def test_the_dynamite_goes_off_in_the_traitors_own_room_and_hurts_only_others() -> None:
    where = {OX: "entrance-hall", VIVIAN: "entrance-hall", ZOE: "foyer"}
    table = wired(where, turn=VIVIAN, cards={VIVIAN: ["dynamite"]})
    assert {"use:dynamite:foyer", "use:dynamite:entrance-hall"} <= set(table.keys)
    table.with_dice(*[0] * table.value(OX, "speed")).play("use:dynamite:entrance-hall")
    assert (table.prompt, table.asked, table.events("rolled")[-1].data["who"]) == ("split-damage", [0], OX)
    table.play(table.keys[0])
    assert "dynamite" in table.state.items.discards
    assert not [key for key in table.keys if key.startswith("attack")], "it was the attack"


# The end


@rule("H45-T13")
def test_a_shot_from_afar_by_a_hero_who_ticks_wins() -> None:
    rooms = row("ground", "creaky-hallway", "dusty-hallway")
    where = {OX: "dusty-hallway", VIVIAN: "entrance-hall", ZOE: "upper-landing"}
    traits = {VIVIAN: {"speed": 0, "might": 0}, OX: {"speed": 7}}
    table = wired(where, rooms=rooms, cards={OX: ["revolver"]}, traits=traits, track=11)
    shots, dodges = table.value(OX, "speed") + 1, table.value(VIVIAN, "speed")
    table.with_dice(*[2] * shots, *[0] * dodges).play(f"attack:{VIVIAN}:revolver", "split:0-" + str(2 * shots))
    assert (dead(table), table.winners) == ([VIVIAN], (0, 2))
    assert table.table.result is not None
    assert table.table.result.reason == "h45-heroes"


def alone(state: BetrayalState) -> None:
    """Ox is the last hero."""
    state.explorers[2].alive = False


@rule("H45-T14")
def test_when_the_last_hero_explodes_the_traitor_has_won() -> None:
    table = wired(traits={OX: {"knowledge": 0}}).arrange(alone)
    table.with_dice(*roll(table, 0)).play(f"{DEFUSE}:{OX}")
    assert (dead(table), table.winners) == ([OX, ZOE], (1,))


@rule("H45-T14")
def test_when_the_last_hero_dies_together_with_the_traitor_the_traitor_has_won() -> None:
    table = wired(turn=VIVIAN, track=11).arrange(alone).with_dice().play("end-turn")
    assert (dead(table), table.winners) == ([OX, VIVIAN, ZOE], (1,))
