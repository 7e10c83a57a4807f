"""Haunt 39, The Heir: set-up, throne and blood."""

from typing import Any

import pytest

from dreadhall.betrayal.haunts.h39_the_heir import CROWN, HIDE, STRIKE, TheHeir
from dreadhall.betrayal.haunts.printed import CHART
from dreadhall.betrayal.ids import Place, RoomId
from dreadhall.betrayal.presentation.view import BetrayalView
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import SEVERAL, Position, revealed, row
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h39.blades import (
    CORRIDOR,
    HALL,
    JENNY,
    LANE,
    LONGFELLOW,
    OX,
    VIVIAN,
    ZOE,
    hunted,
    lurking,
    struck,
)

FAST = {OX: {"speed": 7}, VIVIAN: {"speed": 6}, ZOE: {"speed": 0}, LONGFELLOW: {"speed": 0}}
"""Vivian is the fastest but for Ox, who reveals the haunt."""


def shown(where: dict[str, str] = HALL, **parts: Any) -> Position:
    """The haunt has just been revealed by Ox."""
    parts.setdefault("rooms", LANE)
    return revealed(39, where, revealer=OX, traits=FAST, omen="spear", **parts)


def hidden(table: Position) -> Position:
    """The traitor takes the first room for each assassin, and the first order."""
    while table.prompt in (HIDE, STRIKE):
        table.play(table.keys[0])
    return table


def ready(table: Position) -> Position:
    """Everybody has read the book."""
    return table.play(*(f"{seat}=ready" for seat in table.asked))


# Set-up


@rule("H39-T01")
def test_the_fastest_but_for_the_revealer_turns_and_no_monster_turn_follows() -> None:
    cells = {room for (omen, room), haunt in CHART.items() if haunt == 39 and omen == "spear"}
    assert cells == {"balcony", "dining-room", "kitchen"}
    assert sum(haunt == 39 for haunt in CHART.values()) == len(cells)
    table = hidden(shown(cards={VIVIAN: ["axe"]}))
    assert [who.id for who in table.state.explorers if who.traitor] == [VIVIAN]
    assert table.cards(VIVIAN) == ["axe"]
    assert table.cards(OX) == ["spear"]
    ready(table.play(f"{CROWN}:{ZOE}"))
    assert (table.prompt, table.asked) == ("turn", [1]), "the player to the traitor's left begins"
    table = hunted(turn=VIVIAN).play("end-turn", f"{STRIKE}-stands")
    assert (table.prompt, table.asked) == ("turn", [1])
    assert not table.events("monster-turn")


@rule("H39-T02", "C-T02")
def test_the_throne_is_put_as_far_from_the_nearest_hero_as_can_be() -> None:
    table = shown(rooms=row("ground", "creaky-hallway", "dusty-hallway"))
    assert (table.prompt, table.asked) == ("choose-doorway", [0])
    assert {key.split(":")[1] for key in table.keys} == {"basement-landing"}, "no way leads there yet"
    assert any(event.data["room"] == CORRIDOR for event in table.events("tile-searched-out"))
    while table.prompt in ("choose-doorway", "turn-tile"):
        table.play(table.keys[0])
    assert table.rules.in_house(RoomId(CORRIDOR))
    assert table.haunt.track == 0
    assert table.events("track")


@rule("H39-T03")
def test_assassins_hide_one_to_a_room_where_nobody_is_and_not_by_the_throne() -> None:
    table = shown()
    rooms: list[str] = []
    for left in (4, 3, 2, 1):
        assert (table.prompt, table.asked) == (HIDE, [0])
        assert table.table.ask is not None
        assert table.table.ask.data["count"] == left
        free = {key.partition(":")[2] for key in table.keys}
        assert free.isdisjoint({CORRIDOR, "entrance-hall", "basement-landing", *rooms})
        rooms.append(table.keys[0].partition(":")[2])
        table.play(table.keys[0])
    assert lurking(table) == rooms
    assert table.prompt == STRIKE


@rule("H39-T03")
def test_what_finds_no_room_is_lost() -> None:
    where = {VIVIAN: "basement-landing", OX: "foyer", ZOE: "entrance-hall", LONGFELLOW: "grand-staircase"}
    table = shown(where, rooms=row("ground", CORRIDOR, "creaky-hallway", "dusty-hallway"))
    many = 0
    while table.prompt == HIDE:
        many += 1
        table.play(table.keys[0])
    assert many == 3
    assert set(lurking(table)) == {"upper-landing", "creaky-hallway", "dusty-hallway"}


@rule("H39-T04")
def test_the_revealer_chooses_the_heir_among_the_other_heroes_and_the_traitor_does_not_hear() -> None:
    table = hidden(shown())
    assert (table.prompt, table.asked) == (CROWN, [1])
    assert table.keys == [f"{CROWN}:{ZOE}", f"{CROWN}:{LONGFELLOW}"]
    table.play(f"{CROWN}:{LONGFELLOW}")
    for seat, heir in ((0, None), (1, LONGFELLOW), (2, LONGFELLOW), (3, LONGFELLOW), (None, None)):
        assert table.view(seat)["haunt"]["secrets"].get("h39-heir") == heir
        told = [
            event["data"]["explorer"] for event in table.table.events_for(seat) if event["kind"] == "h39-heir-chosen"
        ]
        assert told == ([heir] if heir else [])
    wishes = [goal["id"] for goal in table.view(3)["haunt"]["objectives"]]
    assert wishes == ["h39-heroes-own-regalia"]


@rule("H39-T04")
def test_with_three_players_the_other_hero_is_the_heir_and_nobody_is_asked() -> None:
    table = hidden(shown({VIVIAN: "basement-landing", OX: "foyer", ZOE: "entrance-hall"}))
    assert table.prompt == "ready"
    assert TheHeir.memory.of(table.haunt).heir == ZOE


# The throne


@rule("H39-T08")
def test_the_heir_on_the_throne_wins_before_any_blade() -> None:
    both = {ZOE: ["spear", "ring"]}
    table = hunted(HALL | {ZOE: "dusty-hallway"}, assassins=[CORRIDOR], cards=both, turn=ZOE)
    assert [goal["rooms"] for goal in table.view(2)["haunt"]["objectives"]] == [(CORRIDOR,)]
    table.with_dice().play(f"go:{CORRIDOR}")
    assert table.winners == (1, 2, 3)
    assert table.table.result is not None
    assert table.table.result.reason == "h39-heroes"
    assert not struck(table)
    assert [event.data["explorer"] for event in table.events("h39-heir-known")] == [ZOE]


@rule("H39-T09")
def test_only_the_heir_with_both_wins_also_by_getting_them_there() -> None:
    where = HALL | {ZOE: CORRIDOR, OX: "dusty-hallway"}
    table = hunted(where, cards={OX: ["spear", "ring"]}, turn=OX).play(f"go:{CORRIDOR}")
    assert table.winners is None
    table.play(f"trade:{ZOE}:spear")
    while table.prompt in ("ask-in-return", "agree-to-trade"):
        table.play("for:nothing" if table.prompt == "ask-in-return" else "yes")
    assert table.winners is None, "the Ring is still with Ox"
    table = hunted(where, cards={OX: ["spear"], ZOE: ["ring"]}, turn=OX).play(f"go:{CORRIDOR}", f"trade:{ZOE}:spear")
    while table.prompt in ("ask-in-return", "agree-to-trade"):
        table.play("for:nothing" if table.prompt == "ask-in-return" else "yes")
    assert table.winners == (1, 2, 3)


@rule("H39-24")
def test_the_heir_elsewhere_or_with_one_of_the_two_has_not_won() -> None:
    assert hunted(HALL | {ZOE: "dusty-hallway"}, cards={ZOE: ["spear", "ring"]}).play("end-turn").winners is None
    table = hunted(HALL | {ZOE: "dusty-hallway"}, cards={ZOE: ["ring"]}, turn=ZOE)
    assert table.play(f"go:{CORRIDOR}").winners is None


# Blood


@rule("H39-T10")
def test_the_heirs_death_from_whatever_cause_is_the_traitors_victory() -> None:
    rooms = [*LANE, *row("basement", "furnace-room")]
    table = hunted(HALL | {ZOE: "furnace-room"}, rooms=rooms, traits={ZOE: {"might": 0, "speed": 0}}, turn=ZOE)
    table.play("end-turn")
    table.play(table.keys[0])
    assert not table.explorer(ZOE).alive
    assert table.winners == (0,)
    assert table.table.result is not None
    assert table.table.result.reason == "h39-traitor"
    assert not table.events("h39-not-the-heir"), "nobody lies to the traitor"
    assert [event.data["explorer"] for event in table.events("h39-heir-known")] == [ZOE]


@rule("H39-T11")
def test_of_another_dead_hero_the_traitor_is_told_that_it_was_not_the_heir() -> None:
    rooms = [*LANE, *row("basement", "furnace-room")]
    weak = {OX: {"might": 0, "speed": 0}}
    table = hunted(HALL | {OX: "furnace-room"}, rooms=rooms, traits=weak, cards={OX: ["ring", "spear"]})
    table.play("end-turn")
    table.play(table.keys[0])
    assert not table.explorer(OX).alive
    assert table.winners is None
    for seat in (0, 1, 2, 3, None):
        told = [event["data"] for event in table.table.events_for(seat) if event["kind"] == "h39-not-the-heir"]
        assert [data["explorer"] for data in told] == ([OX] if seat == 0 else [])
    assert sorted(table.state.piles[Place("furnace-room")]) == ["ring", "spear"]


@rule("H39-T12")
def test_regalia_can_be_stolen_from_the_traitor_and_fall_when_the_traitor_does() -> None:
    together = dict.fromkeys(HALL, "foyer")
    table = hunted(together, cards={VIVIAN: ["ring"]}, traits={VIVIAN: {"might": 0}})
    might = table.value(OX, "might")
    table.with_dice(*faces(4, might), *faces(1, table.value(VIVIAN, "might"))).play(f"attack:{VIVIAN}")
    assert "steal:ring" in table.keys
    assert table.play("steal:ring").cards(OX) == ["ring"]
    table = hunted(together, cards={VIVIAN: ["ring"]}, traits={VIVIAN: {"might": 0, "speed": 0}})
    table.with_dice(*faces(4, might), *faces(1, table.value(VIVIAN, "might"))).play(f"attack:{VIVIAN}", "damage")
    table.play(table.keys[0])
    assert not table.explorer(VIVIAN).alive
    assert table.state.piles[Place("foyer")] == ["ring"]
    assert table.winners is None


@rule("H39-T13", "C-T13")
def test_a_ring_that_nobody_can_draw_any_more_comes_to_light() -> None:
    def no_room(state: BetrayalState) -> None:
        state.rooms.rest, state.rooms.top, state.rooms.known, state.rooms.discards = [], [], [], []

    table = hunted(cards={OX: ["spear"]}, haunt_room="foyer").arrange(no_room).play("end-turn")
    assert table.state.piles[Place("foyer")] == ["ring"]
    assert [event.data["card"] for event in table.events("given-back")] == ["ring"]


@rule("H39-40")
def test_helpers_bring_what_they_have_to_the_heir_and_the_traitor_hides_blades_next_door() -> None:
    table = hunted(HALL | {ZOE: "creaky-hallway"}, cards={OX: ["spear"], VIVIAN: ["ring"]})
    (wish,) = TheHeir.guess(*seen(table, 1))
    assert (wish.rooms, wish.foes) == (("creaky-hallway",), (VIVIAN,))
    assert f"trade:{ZOE}:spear" in wish.verbs
    (wish,) = TheHeir.guess(*seen(table, 0))
    assert f"{HIDE}:dusty-hallway" in wish.verbs
    assert wish.foes == (OX, ZOE, LONGFELLOW)


def seen(table: Position, seat: int) -> tuple[Any, int, Any]:
    """What a bot of this seat has to guess from."""
    view = table.rules.view(seat)
    assert isinstance(view, BetrayalView)
    assert view.haunt is not None
    return view, seat, view.haunt.objectives[0]


@rule("H39-T03")
@pytest.mark.parametrize("players", [5, 6])
def test_as_many_assassins_as_players(players: int) -> None:
    where = dict.fromkeys((VIVIAN, OX, ZOE, LONGFELLOW, JENNY, SEVERAL[-1])[:players], "foyer")
    rooms = [*LANE, *row("basement", "larder", "wine-cellar")]
    traits = FAST | {name: {"speed": 0} for name in (JENNY, SEVERAL[-1])}
    table = revealed(39, where, revealer=OX, traits={name: traits[name] for name in where}, omen="spear", rooms=rooms)
    assert len(lurking(hidden(table))) == players
