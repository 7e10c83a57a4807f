"""Haunt 13, Perchance to Dream."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.rooms import CREAKY_HALLWAY, DINING_ROOM, PATIO, TOWER
from dreadhall.betrayal.haunts.h13_perchance_to_dream import NIGHTMARE, RULES, PerchanceToDream
from dreadhall.betrayal.haunts.printed import CHART
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import SEVERAL, THREE, Position, figure, position, revealed, row

OX, VIVIAN, ZOE = THREE
LONGFELLOW = SEVERAL[3]
SYMBOL = "holy-symbol"
ESCAPE, UNLEASH, WAKE = "h13-traitor-escape", "h13-traitor-unleash", "h13-heroes-wake"
BED = "foyer"
"""Where Vivian sleeps, unless said."""
RESTLESS = {name: {"sanity": 7} for name in SEVERAL} | {VIVIAN: {"sanity": 0}}
"""Nobody has less Sanity than Vivian."""
APART = {OX: "upper-landing", VIVIAN: BED, ZOE: "upper-landing"}


def asleep(
    where: Mapping[str, str] = APART,
    *places: str,
    turn: str = OX,
    escaped: int = 0,
    needed: int = 5,
    awake: Mapping[str, int] | None = None,
    used: Sequence[str] = (),
    numbers: Sequence[int] = range(1, 10),
    stunned: bool = False,
    **parts: Any,
) -> Position:
    """The haunt with Vivian as dreamer, and nightmares in these places."""

    def change(state: BetrayalState) -> None:
        assert state.haunt is not None
        memory, waking = PerchanceToDream.memory.of(state.haunt), awake or {}
        memory.escapes, memory.escaped = needed, escaped
        memory.sanity, memory.might = waking.get("sanity", 0), waking.get("might", 0)
        dreamer = next(who for who in state.explorers if who.id == VIVIAN)
        dreamer.away = "asleep"
        state.tokens |= {"dreamer": dreamer.place}
        state.tokens |= {f"escape-{number}": Place(room) for number, room in enumerate(used, 1)}

    told = zip(places, numbers, strict=False)
    ghosts = [figure(RULES, "nightmare", place, number, stunned=stunned) for place, number in told]
    return position(where, haunt=13, traitor=VIVIAN, revealer=OX, turn=turn, monsters=ghosts, change=change, **parts)


def roll(table: Position, who: str, trait: str, total: int) -> list[int]:
    """Faces of somebody's dice that make a total."""
    dice = table.value(who, trait)
    return [2] * (total // 2) + [1] * (total % 2) + [0] * (dice - total // 2 - total % 2)


def monsters_move(table: Position, spaces: int, *faces: int) -> Position:
    """The heroes before the dreamer are done; the nightmares have so many spaces, and these dice fall."""
    rolled = [2] * (spaces // 2) + [1] * (spaces % 2)
    return table.with_dice(*rolled, *[0] * (5 - len(rolled)), *faces).play("end-turn")


# Set-up


@rule("H13-T01")
def test_the_lowest_sanity_but_the_revealers_falls_asleep() -> None:
    cells = {cell for cell, haunt in CHART.items() if haunt == 13}
    assert cells == {(SYMBOL, room) for room in ("catacombs", "charred-room", "furnace-room")}
    where = dict.fromkeys(SEVERAL[:4], "foyer") | {OX: "charred-room"}
    traits = {OX: {"sanity": 0}, VIVIAN: {"sanity": 1}, ZOE: {"sanity": 7}, LONGFELLOW: {"sanity": 7}}
    cards = {VIVIAN: ["axe", "girl"]}
    rooms = [*row("ground", "charred-room", "patio"), *row("upper", "balcony")]
    table = revealed(13, where, rooms=rooms, traits=traits, cards=cards, omen=SYMBOL)
    vivian = table.explorer(VIVIAN)
    assert (vivian.traitor, vivian.away, vivian.cards, table.state.tokens) == (True, "asleep", [], {"dreamer": "foyer"})
    assert (table.state.piles, table.state.companions) == ({"foyer": ["axe"]}, {})
    assert "girl" in table.state.gone, "set aside, and nothing brings her back"
    assert min(vivian.clips) >= 0
    assert [ghost.place for ghost in table.state.monsters.values()] == ["foyer"] * 4
    goals = table.view(0)["haunt"]["objectives"]
    assert (goals[0]["id"], goals[0]["of"]) == (WAKE, 4)
    table.play(*(f"{seat}=ready" for seat in range(4)))
    assert (table.prompt, table.asked) == ("turn", [2])


@rule("H13-T02")
def test_with_too_few_ways_out_the_traitor_adds_some() -> None:
    where = dict.fromkeys(SEVERAL[:4], "foyer")
    table = revealed(13, where, traits=RESTLESS, omen=SYMBOL)
    asked = []
    while table.prompt != "ready":
        asked += [table.prompt] if table.prompt == "h13-traitor-room" else []
        assert table.asked == [1]
        table.play("room:patio" if "room:patio" in table.keys else table.keys[0])
    assert len(asked) == 2
    assert PerchanceToDream.memory.of(table.haunt).escapes == 4
    assert set(table.state.no_card_for) == {"patio", "balcony"}
    assert len(table.events("tile-searched-out")) == 2


@rule("H13-T03")
def test_false_windows_count_and_nothing_is_added() -> None:
    rooms = [
        *row("ground", "gardens", "patio"),
        Placed(DINING_ROOM, "ground", -1, 1),
        *row("upper", "balcony"),
        Placed(TOWER, "upper", 1, 0),
    ]
    where = dict.fromkeys(SEVERAL[:5], "foyer")
    table = revealed(13, where, rooms=rooms, traits=RESTLESS, omen=SYMBOL)
    assert (table.prompt, PerchanceToDream.memory.of(table.haunt).escapes) == ("ready", 7)


@rule("H13-T04")
def test_the_record_and_one_roll_for_all() -> None:
    assert NIGHTMARE.traits == {"speed": 5, "might": 4, "sanity": 4}
    table = monsters_move(asleep(APART, BED, "entrance-hall", BED), 1).play("monster:nightmare-1", "done")
    table.play("monster:nightmare-2", "done")
    assert [len(event.data["faces"]) for event in table.events("rolled")] == [5]


# Escaping


@rule("H13-T05")
def test_a_nightmare_with_a_space_left_escapes_and_another_may_come() -> None:
    rooms = row("ground", "patio")
    table = asleep(APART, "entrance-hall", BED, BED, rooms=rooms, turn=OX)
    table = monsters_move(table, 2).play("monster:nightmare-1", "go:patio", ESCAPE)
    assert (table.prompt, table.asked) == (UNLEASH, [1])
    assert table.state.tokens["escape-1"] == "patio"
    assert (PerchanceToDream.memory.of(table.haunt).escaped, "nightmare-1" in table.state.monsters) == (1, False)
    table.play("yes")
    assert len(table.state.monsters) == 3
    newborn = list(table.state.monsters.values())[-1]
    assert newborn.place == BED
    assert newborn.id not in table.state.turn.waiting, "it waits for the next turn"


@rule("H13-T05")
def test_another_never_goes_on_with_what_the_last_had_left() -> None:
    table = asleep(APART, "entrance-hall", "grand-staircase", BED, numbers=(3, 2, 9))
    monsters_move(table, 5).play("monster:nightmare-3", ESCAPE, "yes")
    assert len(table.state.monsters) == 3
    assert table.keys == ["monster:nightmare-2", "monster:nightmare-9"], "it waits for the next turn"


@rule("H13-T05")
def test_without_a_space_left_it_stays_and_heroes_slow_it() -> None:
    rooms = row("ground", "patio")
    table = monsters_move(asleep(APART, "entrance-hall", BED, rooms=rooms), 1)
    assert table.prompt == UNLEASH, "one is missing"
    table.play("no", "monster:nightmare-1", "go:patio")
    assert ESCAPE not in table.keys
    slowed = {**APART, OX: "patio"}
    table = monsters_move(asleep(slowed, "entrance-hall", "patio", "patio", rooms=rooms), 2)
    table.play("monster:nightmare-1", "go:patio")
    assert ESCAPE not in table.keys, "it costs two here"
    table = monsters_move(asleep(slowed, "entrance-hall", "patio", "patio", rooms=rooms), 3)
    assert ESCAPE in table.play("monster:nightmare-1", "go:patio").keys


@rule("H13-T06")
def test_each_way_serves_once_and_later_ones_serve_too() -> None:
    rooms = [*row("ground", "patio"), Placed(TOWER, "upper", 1, 0)]
    table = asleep(APART, "patio", "patio", "tower", rooms=rooms, used=["patio"], escaped=1)
    monsters_move(table, 3).play("monster:nightmare-1")
    assert ESCAPE not in table.keys
    table.play("done", "monster:nightmare-3")
    assert ESCAPE in table.keys
    table.play(ESCAPE)
    assert PerchanceToDream.memory.of(table.haunt).escapes == 5


@rule("H13-T15")
def test_there_are_twelve_ways_out() -> None:
    rules = asleep().rules
    assert isinstance(rules, PerchanceToDream)
    assert [room for room in sorted(ROOMS) if rules.is_way_out(room)] == [
        "balcony",
        "bedroom",
        "chapel",
        "conservatory",
        "dining-room",
        "entrance-hall",
        "gardens",
        "grand-staircase",
        "graveyard",
        "master-bedroom",
        "patio",
        "tower",
    ]
    blind = [*row("ground", "chapel"), Placed(CREAKY_HALLWAY, "ground", 1, 1), Placed(PATIO, "ground", -1, 1)]
    table = monsters_move(asleep(APART, "chapel", BED, BED, rooms=blind), 1).play("monster:nightmare-1")
    assert ESCAPE in table.keys


# Fighting


def hurt(table: Position) -> tuple[str, int]:
    """What damage somebody is about to take, and how much."""
    assert table.table.ask is not None
    assert table.prompt == "split-damage"
    return table.table.ask.data["damage"], table.table.ask.data["points"]


@rule("H13-T07")
def test_they_hurt_the_mind_and_are_stunned_or_killed() -> None:
    where = {**APART, OX: "basement-landing"}
    ghosts = ("basement-landing", BED, BED)
    table = monsters_move(asleep(where, *ghosts, turn=OX), 0).play("monster:nightmare-1")
    table.with_dice(2, 0, 0, 0, *roll(table, OX, "might", 0)).play(f"attack:{OX}")
    assert hurt(table) == ("mental", 2)
    table = monsters_move(asleep(where, *ghosts, turn=OX), 0).play("monster:nightmare-1")
    table.with_dice(0, 0, 0, 0, *roll(table, OX, "might", 2)).play(f"attack:{OX}")
    assert table.monster("nightmare-1").stunned


@rule("H13-T07")
def test_a_heros_own_attack_kills_and_a_lost_one_hurts_the_mind() -> None:
    where = {**APART, OX: "basement-landing"}
    table = asleep(where, "basement-landing", BED, BED)
    table.with_dice(*roll(table, OX, "might", 1), 0, 0, 0, 0).play("attack:nightmare-1")
    assert (len(table.state.monsters), table.prompt, table.asked) == (2, UNLEASH, [1])
    table.play("yes")
    assert len(table.state.monsters) == 3
    table = asleep(where, "basement-landing", BED, BED)
    table.with_dice(*roll(table, OX, "might", 0), 2, 0, 0, 0).play("attack:nightmare-1")
    assert hurt(table) == ("mental", 2)


@rule("H13-T07")
def test_a_stunned_one_can_be_killed_and_takes_no_revenge() -> None:
    where = {**APART, OX: "basement-landing"}
    table = asleep(where, "basement-landing", stunned=True)
    table.with_dice(*roll(table, OX, "might", 1), 0, 0, 0, 0).play("attack:nightmare-1")
    assert not table.state.monsters
    table = asleep(where, "basement-landing", stunned=True)
    table.with_dice(*roll(table, OX, "might", 0), 2, 0, 0, 0).play("attack:nightmare-1")
    assert not table.events("hurt")
    assert table.monster("nightmare-1").stunned


@rule("H13-T07")
@pytest.mark.parametrize("weapon", ["revolver", "ring", "dynamite"])
def test_weapons_kill_it_as_well(weapon: str) -> None:
    where = {**APART, OX: "foyer" if weapon != "ring" else "entrance-hall", VIVIAN: "basement-landing"}
    table = asleep(where, "entrance-hall", cards={OX: [weapon]})
    if weapon == "dynamite":
        table.with_dice(0, 0, 0, 0, 0).play("use:dynamite:entrance-hall")
    else:
        trait, defence = {"revolver": ("speed", 5), "ring": ("sanity", 4)}[weapon]
        dice = table.value(OX, trait) + (weapon == "revolver")
        table.with_dice(1, *[0] * (dice - 1), *[0] * defence).play(f"attack:nightmare-1:{weapon}")
    assert "nightmare-1" not in table.state.monsters


@rule("H13-T07")
def test_what_was_declined_may_come_later() -> None:
    table = asleep(APART, BED, turn=OX).play("end-turn")
    assert (table.prompt, table.asked) == (UNLEASH, [1])
    table.play("yes")
    assert (len(table.state.monsters), table.prompt) == (2, UNLEASH)
    table.play("yes")
    assert len(table.state.monsters) == 3


@rule("H13-T07", "H13-18")
def test_a_kill_or_an_escape_brings_one_and_not_those_declined_before() -> None:
    where = {**APART, OX: "basement-landing"}
    table = asleep(where, "basement-landing")
    table.with_dice(*roll(table, OX, "might", 1), 0, 0, 0, 0).play("attack:nightmare-1", "yes")
    assert (len(table.state.monsters), table.prompt) == (1, "turn")
    table = monsters_move(asleep(APART, "entrance-hall", BED), 1)
    table.play("no", "monster:nightmare-1", ESCAPE, "yes")
    assert (len(table.state.monsters), table.prompt != UNLEASH) == (2, True)


# Waking


@rule("H13-T08")
def test_waking_needs_the_symbol_in_a_heros_hands() -> None:
    where = {OX: BED, VIVIAN: BED, ZOE: BED}
    lying = asleep(where, turn=ZOE, piles={BED: [SYMBOL]})
    assert not [key for key in lying.keys if key.startswith(WAKE)]
    table = asleep(where, turn=ZOE, cards={OX: [SYMBOL]}, traits={ZOE: {"might": 7}})
    assert {f"{WAKE}:sanity", f"{WAKE}:might"} <= set(table.keys)
    table.with_dice(*roll(table, ZOE, "might", 5)).play(f"{WAKE}:might")
    assert PerchanceToDream.memory.of(table.haunt).might == 1
    assert not [key for key in table.keys if key.startswith(WAKE)], "once a turn"
    table = asleep(where, turn=ZOE, cards={OX: [SYMBOL]})
    table.with_dice(*roll(table, ZOE, "sanity", 4)).play(f"{WAKE}:sanity")
    assert not PerchanceToDream.memory.of(table.haunt).sanity
    apart = asleep({**where, OX: "upper-landing"}, turn=ZOE, cards={OX: [SYMBOL]})
    assert not [key for key in apart.keys if key.startswith(WAKE)]


@rule("H13-T08", "H13-42", "C-31")
@pytest.mark.parametrize(("ox", "zoe", "may"), [("", "", True), ("/far", "", False), ("", "/far", False)])
def test_no_barrier_may_lie_between_the_dreamer_and_those_who_wake(ox: str, zoe: str, may: bool) -> None:
    where = {OX: f"catacombs{ox}", VIVIAN: "catacombs", ZOE: f"catacombs{zoe}"}
    rooms = row("basement", "catacombs")
    table = asleep(where, turn=ZOE, cards={OX: [SYMBOL]}, rooms=rooms)
    assert table.offers(WAKE) is may


@rule("H13-T09")
def test_smelling_salts_do_nothing_for_the_dreamer() -> None:
    table = asleep({**APART, OX: BED}, cards={OX: ["smelling-salts"]}, traits={VIVIAN: {"knowledge": 0}})
    assert not [key for key in table.keys if VIVIAN in key]


@rule("H13-T10")
@pytest.mark.parametrize("trait", ["sanity", "might"])
def test_tokens_of_both_kinds_wake_the_dreamer_together(trait: str) -> None:
    where = {OX: BED, VIVIAN: BED, ZOE: BED}
    table = asleep(where, cards={OX: [SYMBOL]}, awake={"sanity": 1, "might": 1}, traits={OX: {"sanity": 7}})
    table.with_dice(*roll(table, OX, trait, 5)).play(f"{WAKE}:{trait}")
    assert table.winners == (0, 2)


# The end


@rule("H13-T11")
def test_the_last_escape_wins_and_the_number_is_shown() -> None:
    rooms = row("ground", "patio")
    table = asleep(APART, "patio", BED, BED, rooms=rooms, escaped=4, needed=5)
    monsters_move(table, 1).play("monster:nightmare-1", ESCAPE)
    assert table.winners == (1,)
    assert [event.data["number"] for event in table.events("h13-counted") if event.is_for(0)] == [5]


@rule("H13-T12")
def test_with_no_hero_left_the_traitor_wins() -> None:
    def alone(state: BetrayalState) -> None:
        state.explorers[2].alive = False

    where = {**APART, OX: "basement-landing"}
    table = asleep(where, "basement-landing", BED, BED, traits={OX: {"sanity": 0, "knowledge": 0}}).arrange(alone)
    monsters_move(table, 0).play("monster:nightmare-1")
    table.with_dice(2, 2, 0, 0, *roll(table, OX, "might", 0)).play(f"attack:{OX}")
    table.play(table.keys[0])
    assert table.winners == (1,)


@rule("H13-T13")
def test_nothing_can_be_done_to_the_dreamer_whose_turn_is_empty() -> None:
    table = asleep({**APART, OX: BED}, cards={OX: ["revolver"]})
    assert not [key for key in table.keys if VIVIAN in key]
    before = table.explorer(VIVIAN).clips
    table = asleep({**APART, OX: "entrance-hall"}, cards={OX: ["dynamite"]}).with_dice().play(f"use:dynamite:{BED}")
    assert table.explorer(VIVIAN).clips == before
    table = asleep(APART, BED, BED, BED, turn=OX)
    assert monsters_move(table, 0).prompt in ("monster", "next-monster"), "the dreamer's turn is over at once"


@rule("H13-T14")
def test_the_heroes_do_not_know_the_number_and_the_traitor_not_how_to_wake() -> None:
    table = asleep(APART, BED, escaped=2, needed=6)
    hero, traitor = table.view(0)["haunt"], table.view(1)["haunt"]
    assert (hero["books"], traitor["books"]) == (["heroes"], ["traitor"])
    assert (hero["secrets"], traitor["secrets"]) == ({}, {"h13-escapes": 6})
    assert hero["memory"]["h13-escaped"] == 2
    assert [wish["id"] for wish in traitor["objectives"]] == [ESCAPE, "h13-traitor-heroes"]
    assert all(not wish["rooms"] or wish["rooms"] == (BED,) for wish in hero["objectives"])
    worlds = [table.table.imagine(0, seed).state for seed in range(40)]
    haunts = [world.haunt for world in worlds if isinstance(world, BetrayalState)]
    imagined = {PerchanceToDream.memory.of(haunt).escapes or 0 for haunt in haunts}
    assert len(imagined) > 3
    assert min(imagined) == 3, "more than have escaped, and no fewer than players"


@rule("H13-T14")
def test_nightmares_stuck_below_get_the_stairs() -> None:
    table = asleep({**APART, VIVIAN: "basement-landing"}, "basement-landing", "basement-landing", "basement-landing")
    assert table.play("end-turn").prompt == "fetch-stairs"
