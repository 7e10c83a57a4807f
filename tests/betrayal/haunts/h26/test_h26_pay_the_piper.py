"""Haunt 26, Pay the Piper."""

from collections.abc import Mapping
from typing import Any

import pytest

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.explorers.traits import clip_of, start_of
from dreadhall.betrayal.haunts.h26_pay_the_piper import RULES, PayThePiper
from dreadhall.betrayal.haunts.printed import CHART
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import ExplorerId, RoomId
from dreadhall.betrayal.state import HIGHEST, BetrayalState, Figure
from dreadhall.bots.base import SeatAt
from dreadhall.bots.betrayal.scout import ScoutBot
from dreadhall.testing import rule
from dreadhall.testing.betrayal import SEVERAL, THREE, Position, figure, position, revealed, row

OX, VIVIAN, ZOE = THREE
LONGFELLOW = SEVERAL[3]
CHAMBER, LANDING, BESIDE = "pentagram-chamber", "basement-landing", "creaky-hallway"
CELLAR = [*row("basement", CHAMBER), Placed(RoomId(BESIDE), "basement", 1, 1)]
"""The Chamber south of the Basement Landing; beside it, without a door, the Creaky Hallway."""
RITUAL, SWARM, HOW_MANY = "h26-traitor-ritual", "h26-traitor-swarm", "h26-traitor-rats"
APART = {OX: "foyer", VIVIAN: CHAMBER, ZOE: "upper-landing"}


def rats(*places: str) -> list[Figure]:
    """A rat in each of these places."""
    return [figure(RULES, "rat", place, number) for number, place in enumerate(places, 1)]


def infested(
    where: Mapping[str, str], *places: str, turn: str = OX, tokens: int = 0, entered: bool = True, **parts: Any
) -> Position:
    """The haunt with Vivian as traitor, and rats in these places."""

    def change(state: BetrayalState) -> None:
        assert state.haunt is not None
        PayThePiper.memory.of(state.haunt).ritual = tokens
        if entered:
            PayThePiper.memory.of(state.haunt).entered = ExplorerId(VIVIAN)

    parts.setdefault("rooms", CELLAR)
    return position(where, haunt=26, traitor=VIVIAN, turn=turn, monsters=rats(*places), change=change, **parts)


def where_rats_are(table: Position) -> list[str]:
    """The places of all rats."""
    return [rat.place for rat in table.state.monsters.values()]


def roll(dice: int, total: int) -> list[int]:
    """Faces of so many dice that make a total."""
    return [2] * (total // 2) + [1] * (total % 2) + [0] * (dice - total // 2 - total % 2)


# Set-up


@rule("H26-T01")
def test_whoever_is_in_the_chamber_is_driven_out_before_the_rats_come() -> None:
    rooms = {room for (omen, room), haunt in CHART.items() if haunt == 26}
    assert (rooms, {omen for (omen, _), haunt in CHART.items() if haunt == 26}) == (
        {CHAMBER},
        {"bite", "girl", "holy-symbol", "ring"},
    )
    table = revealed(26, {OX: CHAMBER, VIVIAN: "foyer", ZOE: "foyer"}, rooms=CELLAR, omen="ring")
    assert (table.prompt, table.asked, set(table.keys)) == (
        "h26-driven-out",
        [0],
        {f"room:{LANDING}", f"room:{BESIDE}"},
    )
    assert not table.state.monsters
    table.play(f"room:{BESIDE}")
    assert [who.traitor for who in table.state.explorers] == [False, True, False]
    assert table.explorer(OX).place == BESIDE
    assert not PayThePiper.memory.of(table.haunt).entered
    while table.prompt != "ready":
        table.play(table.keys[0])
    table.play("0=ready", "1=ready", "2=ready")
    assert (table.prompt, table.asked) == ("turn", [2]), "the player to the traitor's left begins"


@rule("H26-T02")
def test_the_traitor_grows() -> None:
    traits = {VIVIAN: {"might": 0, "speed": 5, "sanity": HIGHEST}}
    table = revealed(26, {OX: LANDING, VIVIAN: "foyer", ZOE: "foyer"}, rooms=CELLAR, traits=traits)
    vivian = table.explorer(VIVIAN)
    assert clip_of(vivian, "might") == start_of(vivian, "might") + 1
    assert clip_of(vivian, "knowledge") == start_of(vivian, "knowledge") + 1
    assert (clip_of(vivian, "speed"), clip_of(vivian, "sanity")) == (6, HIGHEST)
    assert not PayThePiper.memory.of(table.haunt).ritual


def symbols(count: int) -> list[Placed]:
    """So many rooms with symbols south of the Entrance Hall, and the Chamber."""
    names = ("bloody-room", "charred-room", "ballroom", "junk-room", "abandoned-room", "game-room", "patio", "gardens")
    more = ("statuary-corridor", "servants-quarters")
    south = row("ground", *names[:count])
    return [*CELLAR, *south, *row("upper", *more[: max(0, count - len(names))])]


@rule("H26-T03")
def test_with_fewer_rooms_than_rats_they_double_up_as_the_traitor_likes() -> None:
    table = revealed(26, dict.fromkeys(SEVERAL[:4], LANDING), rooms=symbols(6))
    assert (len(table.state.monsters), table.prompt, table.asked) == (6, "h26-traitor-rat", [1])
    table.play("room:ballroom", "room:ballroom")
    assert len(table.state.monsters) == 8
    assert where_rats_are(table).count("ballroom") == 3
    assert CHAMBER not in where_rats_are(table)
    assert table.monster("rat-1").traits == {"speed": 3, "might": 2, "sanity": 1}


@rule("H26-T03")
def test_with_more_rooms_than_rats_the_traitor_says_which() -> None:
    where = dict.fromkeys(SEVERAL[:4], LANDING) | {ZOE: "ballroom"}
    table = revealed(26, where, rooms=symbols(10))
    assert not table.state.monsters
    assert f"room:{CHAMBER}" not in table.keys
    assert "room:ballroom" not in table.keys, "somebody is there"
    table.play(table.keys[0])
    assert len(table.keys) == 8
    while table.prompt == "h26-traitor-rat":
        table.play(table.keys[0])
    assert len(set(where_rats_are(table))) == len(where_rats_are(table)) == 8


@rule("H26-T03")
def test_without_a_room_with_a_symbol_any_empty_one_serves() -> None:
    table = revealed(26, dict.fromkeys(THREE, LANDING), rooms=CELLAR)
    while table.prompt == "h26-traitor-rat":
        table.play(table.keys[0])
    assert len(table.state.monsters) == 6
    assert set(where_rats_are(table)) == {"entrance-hall", "foyer", "grand-staircase", "upper-landing", BESIDE}
    assert not any(ROOMS[RoomId(room)].symbol for room in where_rats_are(table))


@rule("H26-T03")
def test_with_somebody_in_every_room_rats_come_wherever_they_can() -> None:
    rooms = ["entrance-hall", "foyer", "grand-staircase", "upper-landing", LANDING, BESIDE]
    table = revealed(26, dict(zip(SEVERAL, rooms, strict=True)), rooms=CELLAR)
    while table.prompt == "h26-traitor-rat":
        table.play(table.keys[0])
    assert (set(where_rats_are(table)), len(table.state.monsters)) == (set(rooms), 12)


# Killing rats


@rule("H26-T04")
@pytest.mark.parametrize(("card", "trait"), [("", "might"), ("ring", "sanity")])
def test_a_rat_that_is_beaten_is_dead_and_the_others_are_not(card: str, trait: Trait) -> None:
    table = infested({**APART, OX: LANDING}, LANDING, LANDING, cards={OX: [card] if card else []})
    mine, theirs = table.value(OX, trait), table.monster("rat-1").traits[trait]
    table.with_dice(*roll(mine, 1), *[0] * theirs).play("attack:rat-1" + (f":{card}" if card else ""))
    assert list(table.state.monsters) == ["rat-2"]


@rule("H26-T04")
def test_dynamite_kills_each_rat_that_does_not_dodge() -> None:
    table = infested({**APART, OX: "foyer"}, "entrance-hall", "entrance-hall", LANDING, cards={OX: ["dynamite"]})
    table.with_dice(2, 2, 0, 2, 2, 1).play("use:dynamite:entrance-hall")
    assert list(table.state.monsters) == ["rat-2", "rat-3"]


# Swarms


def own_turn_over(table: Position, *faces: int) -> Position:
    """The traitor has done nothing more, and the rats may move one space."""
    return table.with_dice(0, 0, 0, *faces).play("end-turn")


@rule("H26-T05")
def test_five_rats_attack_as_one_with_eight_dice_and_lose_nothing_by_losing() -> None:
    table = infested({**APART, OX: LANDING}, *[LANDING] * 5, turn=VIVIAN)
    might = table.value(OX, "might")
    own_turn_over(table, *[0] * 8, *roll(might, 4)).play(f"{SWARM}:{OX}")
    assert (table.prompt, table.asked) == (HOW_MANY, [1])
    assert table.keys == [f"{HOW_MANY}:{count}" for count in (2, 3, 4, 5)]
    table.play(f"{HOW_MANY}:5")
    assert [len(event.data["faces"]) for event in table.events("rolled")[1:]] == [8, might]
    assert len(table.state.monsters) == 5
    seen = set()
    while table.prompt in ("monster", "next-monster"):
        seen |= {key.partition(":")[0] for key in table.keys if key != "done"}
        table.play("done" if "done" in table.keys else table.keys[0])
    assert not {"attack", SWARM} & seen, "none of them attacks again"


@rule("H26-T05")
def test_a_swarm_of_three_leaves_two_to_attack_somebody_else() -> None:
    table = infested({**APART, OX: LANDING, ZOE: LANDING}, *[LANDING] * 5, turn=VIVIAN)
    own_turn_over(table, *[0] * 6, *[0] * table.value(OX, "might"))
    table.play(f"{SWARM}:{OX}", f"{HOW_MANY}:3", "monster:rat-4")
    assert f"{SWARM}:{ZOE}" in table.keys
    dice = [0] * 4 + [0] * table.value(ZOE, "might")
    table.with_dice(*dice).play(f"{SWARM}:{ZOE}")
    assert [event.data["count"] for event in table.events("h26-swarms")] == [3, 2]


@rule("H26-T06")
def test_one_rat_that_attacks_and_loses_is_dead() -> None:
    table = infested({**APART, OX: LANDING}, LANDING, "foyer", turn=VIVIAN)
    own_turn_over(table).play("monster:rat-1")
    table.with_dice(0, 0, *roll(table.value(OX, "might"), 1)).play(f"attack:{OX}")
    assert "rat-1" not in table.state.monsters


# The Chamber


@rule("H26-T07")
def test_no_hero_and_no_rat_walks_into_the_chamber() -> None:
    table = infested({**APART, OX: LANDING}, LANDING, "foyer")
    assert f"go:{CHAMBER}" not in table.keys
    table = infested({**APART, VIVIAN: "foyer"}, LANDING, "foyer", turn=VIVIAN)
    own_turn_over(table).play("monster:rat-1")
    assert f"go:{CHAMBER}" not in table.keys
    table = infested({**APART, VIVIAN: LANDING}, "foyer", turn=VIVIAN, entered=False).play(f"go:{CHAMBER}")
    assert (table.explorer(VIVIAN).place, PayThePiper.memory.of(table.haunt).entered) == (CHAMBER, VIVIAN)
    table.with_dice().play(f"go:{LANDING}")
    assert table.explorer(VIVIAN).place == LANDING, "the traitor leaves without a roll"


@rule("H26-T07", "C-08")
def test_the_bell_draws_no_hero_into_the_chamber() -> None:
    where = {**APART, OX: LANDING, VIVIAN: CHAMBER}
    table = infested(where, "foyer", turn=VIVIAN, cards={VIVIAN: ["bell"]})
    table.with_dice(*roll(table.value(VIVIAN, "sanity"), 5)).play("use:bell")
    assert (table.prompt, table.explorer(OX).place) == ("turn", LANDING)


@rule("H26-T07")
def test_whatever_puts_a_hero_there_leaves_the_hero_beside_it() -> None:
    table = infested({**APART, OX: LANDING}, "foyer", cards={OX: ["dark-dice"]}).with_dice(2, 1, 0)
    table.play("use:dark-dice")
    if table.prompt == "move-next-door":
        table.play(f"go:{CHAMBER}")
    assert (table.prompt, table.asked) == ("h26-driven-out", [0])
    table.play(f"room:{BESIDE}")
    assert table.explorer(OX).place == BESIDE


@rule("H26-T08")
def test_nothing_reaches_the_traitor_in_the_chamber() -> None:
    cards = {OX: ["revolver", "dynamite", "ring", "bell"], VIVIAN: []}
    table = infested({**APART, OX: LANDING}, "foyer", cards=cards)
    assert not [key for key in table.keys if VIVIAN in key or CHAMBER in key]
    table = infested({**APART, OX: LANDING, VIVIAN: LANDING}, "foyer", cards=cards)
    assert f"attack:{VIVIAN}:revolver" in table.keys, "outside the traitor is a target like any other"


@rule("H26-T08", "H26-29")
def test_the_traitor_shoots_and_throws_out_of_the_chamber_and_risks_nothing() -> None:
    table = infested({**APART, OX: LANDING}, "foyer", turn=VIVIAN, cards={VIVIAN: ["revolver", "dynamite"]})
    offered = {key for key in table.keys if key.partition(":")[0] in ("attack", "use")}
    assert offered == {f"attack:{OX}:revolver", f"use:dynamite:{LANDING}"}
    own, other = table.value(VIVIAN, "speed") + 1, table.value(OX, "speed")
    table.with_dice(*[0] * own, *roll(other, 3)).play(f"attack:{OX}:revolver")
    assert (table.prompt, table.events("hurt")) == ("turn", [])


# The ritual


@rule("H26-T09")
def test_a_success_on_the_turn_of_arrival_gives_a_token_and_a_rat_beside_the_chamber() -> None:
    table = infested({**APART, VIVIAN: LANDING}, *["foyer"] * 4, turn=VIVIAN).play(f"go:{CHAMBER}")
    table.with_dice(*roll(table.value(VIVIAN, "sanity"), 3)).play(RITUAL)
    assert set(table.keys) == {f"room:{LANDING}", f"room:{BESIDE}"}
    table.play(f"room:{BESIDE}")
    assert (PayThePiper.memory.of(table.haunt).ritual, where_rats_are(table)[-1]) == (1, BESIDE)
    assert RITUAL not in table.keys, "once a turn"
    table.play(f"go:{LANDING}")
    assert PayThePiper.memory.of(table.haunt).ritual == 1
    assert RITUAL not in table.keys


@rule("H26-T09")
def test_with_all_rats_about_none_comes_and_a_failure_changes_nothing() -> None:
    table = infested(APART, *["foyer"] * 6, turn=VIVIAN)
    table.with_dice(*roll(table.value(VIVIAN, "sanity"), 3)).play(RITUAL)
    assert (PayThePiper.memory.of(table.haunt).ritual, len(table.state.monsters), table.prompt) == (1, 6, "turn")
    table = infested(APART, *["foyer"] * 4, turn=VIVIAN)
    table.with_dice(*roll(table.value(VIVIAN, "sanity"), 2)).play(RITUAL)
    assert (PayThePiper.memory.of(table.haunt).ritual, len(table.state.monsters)) == (0, 4)


@rule("H26-T10")
@pytest.mark.parametrize(("players", "before", "wins"), [(5, 3, True), (6, 3, True), (4, 3, False), (4, 4, True)])
def test_four_or_five_successes_complete_the_ritual(players: int, before: int, wins: bool) -> None:
    where = dict.fromkeys(SEVERAL[:players], "foyer") | {VIVIAN: CHAMBER}
    table = infested(where, "upper-landing", turn=VIVIAN, tokens=before)
    table.with_dice(*roll(table.value(VIVIAN, "sanity"), 3)).play(RITUAL)
    assert table.winners == ((1,) if wins else None), "the last token wins before the Rat comes"
    assert wins or table.play(f"room:{BESIDE}").winners is None


# The end


def slain(table: Position) -> Position:
    """Ox kills the traitor beside him."""
    might, theirs = table.value(OX, "might"), table.value(VIVIAN, "might")
    table.with_dice(*[2] * might, *[0] * theirs).play(f"attack:{VIVIAN}")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    return table


@rule("H26-T11")
def test_the_traitor_who_never_reached_the_chamber_dies_and_the_heroes_win() -> None:
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "upper-landing"}
    table = slain(infested(where, LANDING, entered=False, traits={VIVIAN: {"might": 0, "speed": 0}}))
    assert table.winners == (0, 2)


@rule("H26-T12")
def test_the_rats_go_on_without_a_traitor_who_had_been_there() -> None:
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "upper-landing"}
    table = slain(infested(where, "entrance-hall", traits={VIVIAN: {"might": 0, "speed": 0}}))
    assert (table.winners, table.explorer(VIVIAN).alive) == (None, False)
    table.with_dice(0, 0, 0).play("end-turn")
    assert (table.prompt, table.asked) == ("monster", [1])


@rule("H26-T13")
def test_with_the_last_rat_the_heroes_win() -> None:
    where = {OX: LANDING, VIVIAN: CHAMBER, ZOE: "foyer", LONGFELLOW: "foyer"}
    table = infested(where, LANDING, tokens=4)
    table.with_dice(*roll(table.value(OX, "might"), 1), 0, 0).play("attack:rat-1")
    assert table.winners == (0, 2, 3)


@rule("H26-T14")
def test_with_no_hero_left_the_traitor_wins() -> None:
    def alone(state: BetrayalState) -> None:
        state.explorers[2].alive = False

    table = infested({**APART, OX: LANDING}, *[LANDING] * 4, turn=VIVIAN, traits={OX: {"might": 0, "speed": 0}})
    table.arrange(alone)
    own_turn_over(table, *[2] * 8, *[0] * table.value(OX, "might")).play(f"{SWARM}:{OX}", f"{HOW_MANY}:4")
    table.play(table.keys[0])
    assert table.winners == (1,)


@rule("H26-T14")
def test_rats_that_are_stuck_below_get_the_stairs() -> None:
    assert "fetch-stairs" in infested({**APART, VIVIAN: "foyer"}, LANDING, turn=VIVIAN).keys
    assert "fetch-stairs" not in infested({**APART, VIVIAN: "foyer"}, "foyer", turn=VIVIAN).keys


@rule("H26-T15")
def test_only_the_traitor_reads_of_the_ritual() -> None:
    table = infested(APART, "foyer", tokens=2)
    hero, traitor = table.view(0)["haunt"], table.view(1)["haunt"]
    assert (hero["books"], traitor["books"]) == (["heroes"], ["traitor"])
    assert [(wish["id"], wish["of"]) for wish in traitor["objectives"]] == [(RITUAL, 5), ("h26-traitor-heroes", 2)]
    assert [wish["id"] for wish in hero["objectives"]] == ["h26-heroes-rats"]
    assert hero["memory"]["h26-ritual"] == 2
    assert (table.view(0)["monsters"][0]["traits"], table.view(1)["monsters"][0]["traits"]["might"]) == ({}, 2)


@rule("H26-T15")
def test_a_bot_strikes_at_rats_though_it_is_not_strong() -> None:
    where, weak = {**APART, ZOE: LANDING}, {ZOE: {"might": 1}}
    table = infested(where, LANDING, "foyer", turn=ZOE, traits=weak)
    assert (table.value(ZOE, "might"), ScoutBot().choose(SeatAt(table.table, 2)).key) == (2, "attack:rat-1")
    table = infested(where, LANDING, "foyer", turn=ZOE, traits=weak, cards={ZOE: ["axe"]})
    assert ScoutBot().choose(SeatAt(table.table, 2)).key == "attack:rat-1:axe"


@rule("H26-T15")
def test_a_bots_rat_waits_for_the_others_and_then_they_attack_as_one() -> None:
    table = infested({**APART, OX: LANDING}, LANDING, BESIDE, turn=VIVIAN)
    own_turn_over(table).play("monster:rat-1")
    assert ScoutBot().choose(SeatAt(table.table, 1)).key == "done"
    table = infested({**APART, OX: LANDING}, LANDING, LANDING, turn=VIVIAN)
    assert ScoutBot().choose(SeatAt(own_turn_over(table).table, 1)).key == f"{SWARM}:{OX}"
    table = infested({**APART, OX: LANDING}, LANDING, turn=VIVIAN)
    assert ScoutBot().choose(SeatAt(own_turn_over(table).table, 1)).key == f"attack:{OX}", (
        "the last one has none to wait for"
    )
