"""Haunt 28, Ring of King Solomon: set-up, the hunt, the Lord, and the Ring in whatever hands."""

from collections.abc import Sequence
from typing import Any

import pytest

from dreadhall.betrayal.components.cards import AXE, RING
from dreadhall.betrayal.haunts.h28_ring_of_king_solomon import RingOfKingSolomon
from dreadhall.betrayal.haunts.printed import CHART
from dreadhall.betrayal.ids import Place, place_in
from dreadhall.betrayal.state import Figure
from dreadhall.testing import rule
from dreadhall.testing.betrayal import SEVERAL, Position, revealed, row
from tests.betrayal.haunts.h28.solomon import LANE, OX, THE_LORD, VIVIAN, ZOE, demon, hell, lord, rolls, spread

ALL = (OX, VIVIAN, ZOE)
HALL = dict.fromkeys(ALL, "entrance-hall")
QUICK_WITTED = {OX: {"knowledge": 4}, VIVIAN: {"knowledge": 1}, ZOE: {"knowledge": 3}}


def against_lord(table: Position, own: int, other: int, trait: str = "sanity", more: int = 0) -> Position:
    """Load the dice of an attack by Ox on the Lord."""
    return table.with_dice(*spread(table.value(OX, trait) + more, own), *spread(7, other))


def demon_strikes(table: Position, own: int, other: int, movement: int = 3) -> Position:
    """The traitor's turn ends; a demon rolls nothing for movement and strikes Ox."""
    dice = [0] * movement
    return table.with_dice(*dice, *spread(5, own), *spread(table.value(OX, "might"), other)).play("end-turn")


# Set-up


@rule("H28-T01")
def test_the_most_learned_but_the_revealer_turns_traitor() -> None:
    assert {(omen, room) for (omen, room), haunt in CHART.items() if haunt == 28} == {
        ("ring", room) for room in ("abandoned-room", "furnace-room", "servants-quarters")
    }
    table = revealed(28, dict.fromkeys(ALL, "foyer"), traits=QUICK_WITTED, rooms=row("ground", "gardens"))
    assert [table.value(name, "knowledge") for name in ALL] == [5, 5, 4]
    assert [who.traitor for who in table.state.explorers] == [False, True, False]
    table.play("0=ready", "1=ready", "2=ready")
    assert (table.prompt, table.asked) == ("turn", [2])
    assert table.cards(OX) == ["ring"]


@rule("H28-T02")
@pytest.mark.parametrize(
    ("line", "offered"),
    [
        (["creaky-hallway", "dusty-hallway", "statuary-corridor", "ballroom", "gardens"], {"ballroom", "gardens"}),
        (["creaky-hallway", "gardens", "statuary-corridor"], {"statuary-corridor"}),
        (["creaky-hallway"], {"basement-landing"}),
    ],
    ids=["four spaces off or more", "else the farthest", "with no event room any other"],
)
def test_where_the_portal_may_open(line: Sequence[str], offered: set[str]) -> None:
    table = revealed(28, HALL, traits=QUICK_WITTED, rooms=row("ground", *line))
    if len(offered) > 1:
        assert (table.prompt, table.asked) == ("h28-traitor-portal", [1])
        assert set(table.keys) == {f"room:{room}" for room in offered}
    else:
        assert {table.monster(THE_LORD).place} == offered


@rule("H28-T02", "H28-47")
def test_with_somebody_in_every_room_the_portal_opens_in_any() -> None:
    rooms = ["gardens", "entrance-hall", "foyer", "grand-staircase", "upper-landing", "basement-landing"]
    table = revealed(28, dict(zip(SEVERAL, rooms, strict=True)), rooms=row("ground", "gardens"))
    assert table.prompt == "h28-traitor-portal"
    assert set(table.keys) == {f"room:{room}" for room in rooms}


@rule("H28-T03")
@pytest.mark.parametrize(("players", "count"), [(3, 2), (4, 3), (5, 4), (6, 4)])
def test_a_demon_comes_for_each_hero_four_at_most(players: int, count: int) -> None:
    table = revealed(28, dict.fromkeys(SEVERAL[:players], "entrance-hall"), rooms=row("ground", "gardens"))
    found = {one.id: tuple(one.traits.values()) for one in table.state.monsters.values()}
    traits = [(3, 5, 5), (4, 4, 4), (5, 3, 3), (6, 2, 2)][:count]
    assert {name: sorted(values) for name, values in found.items()} == {
        THE_LORD: [2, 7, 7],
        **{f"demon-{number}": sorted(values) for number, values in enumerate(traits, 1)},
    }
    assert {one.place for one in table.state.monsters.values()} == {"gardens"}


@rule("H28-T15")
def test_each_side_reads_its_own_book() -> None:
    table = hell({}, demon(1, "dining-room"))
    hero, traitor = table.view(0), table.view(1)
    assert (hero["haunt"]["books"], traitor["haunt"]["books"]) == (["heroes"], ["traitor"])
    wishes = [goal["id"] for goal in hero["haunt"]["objectives"]]
    assert wishes == ["h28-heroes-ring", "h28-heroes-lord", "h28-heroes-demons"]
    assert [goal["id"] for goal in traitor["haunt"]["objectives"]] == ["h28-traitor-ring", "h28-traitor-heroes"]
    assert (hero["monsters"][0]["traits"], traitor["monsters"][0]["traits"]["might"]) == ({}, 5)
    assert hero["haunt"]["track"] == 0


# The hunt


@rule("H28-T04")
def test_demon_and_lord_go_to_the_nearest_hero_with_all_they_roll_and_attack() -> None:
    where = {OX: "dining-room", ZOE: "creaky-hallway", VIVIAN: "upper-landing"}
    table = hell(where, demon(1, "foyer"), lord("grand-staircase"), turn=VIVIAN)
    might = table.value(ZOE, "might")
    table.with_dice(2, 0, 0, *[0] * 5, *[0] * might, 1, 0).play("end-turn", "monster:demon-1")
    assert table.monster("demon-1").place == "creaky-hallway"
    assert [event.data["target"] for event in table.events("attacks")] == [ZOE]
    assert table.monster(THE_LORD).place == "foyer"
    assert rolls(table)[0] == ("demon-1", 3)
    assert rolls(table)[-1] == (THE_LORD, 2)


@rule("H28-T04")
def test_between_heroes_as_near_the_traitor_chooses() -> None:
    where = {OX: "dusty-hallway", ZOE: "grand-staircase", VIVIAN: "upper-landing"}
    table = hell(where, demon(1, "entrance-hall"), turn=VIVIAN)
    table.with_dice(1, 0, 0).play("end-turn")
    assert (table.asked, set(table.keys)) == ([1], {"go:foyer", "go:creaky-hallway"})
    table.play("go:foyer")
    assert table.monster("demon-1").place == "foyer"


@rule("H28-T04")
def test_a_hero_out_of_reach_is_approached_as_far_as_can_be() -> None:
    where = {OX: "upper-landing", ZOE: "upper-landing"}
    table = hell(where, demon(1, "crypt"), turn=VIVIAN, rooms=row("basement", "crypt"))
    table.with_dice(2, 2, 2)
    assert "fetch-stairs" in table.keys
    assert table.play("end-turn").monster("demon-1").place == "basement-landing"


# The Lord


@rule("H28-T05")
def test_the_ring_adds_two_against_the_lord_and_the_first_defeat_stuns() -> None:
    table = hell({OX: "foyer"}, lord("foyer"), traits={OX: {"sanity": 3}})
    against_lord(table, 6, 7).play(f"attack:{THE_LORD}:ring")
    assert [(event.data["roll"], event.data["against"]) for event in table.events("clash")] == [(8, 7)]
    assert (table.monster(THE_LORD).stunned, RingOfKingSolomon.memory.of(table.haunt).defeats) == (True, 1)
    assert table.winners is None


@rule("H28-T05")
def test_a_tie_after_the_two_is_no_defeat() -> None:
    table = hell({OX: "foyer"}, lord("foyer"), traits={OX: {"sanity": 3}})
    against_lord(table, 5, 7).play(f"attack:{THE_LORD}:ring")
    assert RingOfKingSolomon.memory.of(table.haunt).defeats == 0


@rule("H28-T06")
def test_the_second_defeat_by_any_bearer_destroys_even_a_stunned_lord() -> None:
    table = hell({OX: "foyer"}, lord("foyer", stunned=True), defeats=1, cards={OX: ["axe"]})
    against_lord(table, 8, 7, "might", more=1).play(f"attack:{THE_LORD}:axe")
    assert table.winners == (0, 2)


@rule("H28-T06")
def test_a_lord_that_attacks_the_bearer_and_loses_is_beaten_too() -> None:
    where = {OX: "foyer", ZOE: "dining-room"}
    table = hell(where, lord("foyer"), turn=VIVIAN, defeats=1)
    table.with_dice(0, 0, *spread(7, 2), *spread(table.value(OX, "might"), 4)).play("end-turn")
    assert table.winners == (0, 2)


@rule("H28-T07")
def test_without_the_ring_a_defeat_only_stuns() -> None:
    table = hell({OX: "foyer"}, lord("foyer"), ring=ZOE, cards={OX: ["axe"]}, defeats=1)
    against_lord(table, 8, 7, "might", more=1).play(f"attack:{THE_LORD}:axe")
    assert (table.monster(THE_LORD).stunned, RingOfKingSolomon.memory.of(table.haunt).defeats) == (True, 1)
    assert table.winners is None
    assert not hell({OX: "foyer"}, lord("foyer", stunned=True), ring=ZOE).offers("attack")


@rule("H28-T11")
def test_no_speed_attack_touches_the_lord_but_demons_roll() -> None:
    where = {OX: "creaky-hallway", ZOE: "upper-landing"}
    monsters = [demon(1, "dusty-hallway"), lord("dusty-hallway")]
    table = hell(where, *monsters, cards={OX: ["revolver", "dynamite"]})
    assert {key for key in table.keys if key.startswith("attack:")} == {"attack:demon-1:revolver"}
    table.with_dice(0, 0, 0).play("use:dynamite:dusty-hallway")
    assert [table.monster(name).stunned for name in ("demon-1", THE_LORD)] == [True, False]


# Thieves


def robbed(**parts: Any) -> Position:
    """Demon 1 beats Ox, who bears the Ring, by two and takes it."""
    table = hell({OX: "foyer", ZOE: "dining-room"}, demon(1, "foyer"), turn=VIVIAN, **parts)
    demon_strikes(table, 4, 2)
    assert (table.prompt, table.asked, set(table.keys)) == ("damage-or-steal", [1], {"damage", "steal:ring"})
    return table.play("steal:ring")


@rule("H28-T10")
def test_a_demon_takes_the_ring_for_a_lead_of_two_and_nothing_else() -> None:
    table = hell({OX: "foyer", ZOE: "dining-room"}, demon(1, "foyer"), turn=VIVIAN, cards={OX: ["axe"]})
    assert demon_strikes(table, 3, 2).prompt != "damage-or-steal"
    assert robbed(cards={OX: ["axe"]}).monster("demon-1").cards == ["ring"]


@rule("H28-T10")
def test_it_never_lets_go_of_it() -> None:
    figures = [demon(1, "foyer", cards=["ring"])]
    table = hell({OX: "dining-room", ZOE: "foyer"}, *figures, ring="", turn=VIVIAN, traits={ZOE: {"might": 7}})
    table.with_dice(0, 0, 0, *[0] * 5, *[2] * 7).play("end-turn", "damage")
    assert (table.monster("demon-1").stunned, table.monster("demon-1").cards) == (True, ["ring"])


@rule("H28-T10")
@pytest.mark.parametrize("stunned", [False, True])
def test_whoever_beats_it_with_might_by_two_takes_it_back(stunned: bool) -> None:
    thief = demon(1, "foyer", cards=["ring"], stunned=stunned)
    table = hell({OX: "foyer"}, thief, ring="")
    table.with_dice(*spread(table.value(OX, "might"), 4), *spread(5, 2)).play("attack:demon-1", "steal:ring")
    assert table.cards(OX) == ["ring"]
    assert table.monster("demon-1").stunned == stunned


@rule("H28-T10", "H28-17")
@pytest.mark.parametrize("thief", [demon(1, "foyer", cards=["ring"]), lord("foyer", cards=["ring"])])
@pytest.mark.parametrize(("lead", "prompt"), [(1, "turn"), (2, "damage-or-steal")])
def test_who_beats_it_by_two_in_defence_takes_the_ring_back_too(thief: Figure, lead: int, prompt: str) -> None:
    table = hell({OX: "foyer", ZOE: "dining-room"}, thief, ring="", turn=VIVIAN)
    speed, might = thief.traits["speed"], thief.traits["might"]
    table.with_dice(*[0] * speed, *[0] * might, *spread(table.value(OX, "might"), lead)).play("end-turn")
    assert table.prompt == prompt
    assert table.monster(thief.id).stunned == (lead == 1)
    if lead > 1:
        table.play("steal:ring")
        assert (table.cards(OX), table.monster(thief.id).stunned) == (["ring"], False)


@rule("H28-T10", "H28-22")
@pytest.mark.parametrize(("lead", "prompt"), [(2, "split-damage"), (3, "damage-or-steal")])
def test_armor_helps_to_keep_the_ring(lead: int, prompt: str) -> None:
    table = hell({OX: "foyer", ZOE: "dining-room"}, demon(1, "foyer"), turn=VIVIAN, cards={OX: ["armor"]})
    assert demon_strikes(table, 2 + lead, 2).prompt == prompt


@rule("H28-T10")
def test_nor_does_it_take_up_what_lies_there() -> None:
    table = hell({OX: "dining-room", ZOE: "dining-room"}, demon(1, "foyer"), ring="", turn=VIVIAN)
    table.arrange(lambda state: state.piles.update({Place("foyer"): [AXE]})).arrange(lambda state: take(state, "axe"))
    table.with_dice(1, 0, 0).play("end-turn")
    assert not table.events("monster-takes")
    assert table.state.piles == {"foyer": ["axe"]}


def take(state: Any, card: str) -> None:
    """A card is out of its stack."""
    number = state.items.top.index(card)
    del state.items.top[number], state.items.known[number]


# The end


@rule("H28-T13")
def test_in_the_traitors_hands_the_ring_commands_nobody() -> None:
    table = hell({OX: "foyer", VIVIAN: "foyer"}, demon(1, "foyer"), lord("foyer"), ring=VIVIAN, turn=VIVIAN)
    attacks = {key for key in table.keys if key.startswith("attack:")}
    assert attacks == {"attack:ox-bellows", "attack:ox-bellows:ring", "attack:zoe-ingstrom", "attack:zoe-ingstrom:ring"}


@rule("H28-T13")
def test_the_lord_that_attacks_nobody_with_the_ring_can_lose_for_nothing() -> None:
    table = hell({OX: "foyer", ZOE: "dining-room"}, lord("foyer"), ring=VIVIAN, turn=VIVIAN, defeats=1)
    table.with_dice(0, 0, *spread(7, 2), *spread(table.value(OX, "might"), 4)).play("end-turn")
    assert RingOfKingSolomon.memory.of(table.haunt).defeats == 1


@rule("H28-T14")
def test_with_all_heroes_dead_the_traitor_wins_though_dead() -> None:
    table = hell({OX: "foyer"}, demon(1, "foyer"), turn=VIVIAN, traits={OX: {"might": 0, "speed": 0}})

    def gone(state: Any) -> None:
        state.explorers[1].alive = state.explorers[2].alive = False
        state.phase = "turn-end"

    table.with_dice(0, 0, 0, *spread(5, 6), *spread(table.value(OX, "might"), 0)).arrange(gone)
    while table.winners is None:
        table.play("damage" if "damage" in table.keys else table.keys[0])
    assert table.winners == (1,)
    assert not table.explorer(OX).alive


@rule("H28-T15")
def test_a_ring_that_leaves_play_lies_where_it_began() -> None:
    table = hell({OX: "foyer"}, demon(1, "dining-room", obeys=True), rooms=LANE)
    rules = table.rules
    rules.holder(RING).cards.remove(RING)  # type: ignore[union-attr]
    rules.discard(RING)
    assert table.state.piles == {place_in(table.haunt.room): ["ring"]}
    assert "obeys" not in table.monster("demon-1").status
