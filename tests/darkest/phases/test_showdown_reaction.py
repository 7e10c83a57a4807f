"""The reaction phase of the showdown: its steps, its own clock, and an enemy that wakes everywhere."""

from dreadhall.darkest.ids import SurvivorId
from dreadhall.darkest.state import DarkestState
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, showdown

FAR_OFF = ("doctor-mortimer", "bathroom")
ONE_SPENT = [["leo"], [], []]


def night(table: Position) -> int:
    """The space of the showdown's darkness track."""
    assert table.state.showdown is not None
    return table.state.showdown.darkness


def kinds(table: Position, *wanted: str) -> list[str]:
    """The events of these kinds, in order."""
    return [event.kind for event in table.table.events if event.kind in wanted]


def attackers(table: Position) -> list[tuple[str, int]]:
    """Who attacked with how many dice, in order."""
    return [(event.data["attacker"], len(event.data["dice"])) for event in table.events("attack-roll")]


@rule("D-SREACT-01", "D-SREACT-02")
def test_event_fire_zombification_nemesis_hordes_creature_in_this_order() -> None:
    table = showdown(
        {"leo": "entrance-hall", "nina": "wardrobe"},
        nemesis=FAR_OFF,
        hordes={"entrance-hall": 1, "boiler-room": 1},
        creature=("zombie-dog", "storage-room"),
        fire="r2c1",
        burns={"r2c1": 1},
        boxes=ONE_SPENT,
        event=0,
    )

    def infect(state: DarkestState) -> None:
        state.survivors[SurvivorId("nina")].virus = ["left", "right"]

    table.arrange(infect).with_dice(d4=[4], creature=["damage"]).play("shift", "endure")
    order = (
        "darkness-grows",
        "fire-stays",
        "zombification",
        "nemesis-moves",
        "attack-roll",
        "zombies-move",
        "creature-moves",
    )
    happened = kinds(table, *order)
    assert tuple(dict.fromkeys(happened)) == order
    assert len(happened) == len(order) + 1  # the nemesis took two steps
    assert table.prompt == "act"


@rule("D-SREACT-02", "D-SREACT-03", "D-SREACT-EX1")
def test_the_first_reaction_leaves_the_darkness_and_the_next_two_move_it() -> None:
    table = showdown({"leo": "entrance-hall"}, nemesis=FAR_OFF, cards={})
    seen = []
    for goal in ("dining-room", "entrance-hall", "dining-room", "entrance-hall"):
        table.play(f"move:leo:{goal}", "stop", "shift")
        seen.append(night(table))
    assert seen == [1, 2, 3, 3]


@rule("D-SREACT-01")
def test_the_fire_spreads_and_hurts_in_every_reaction() -> None:
    table = showdown({"leo": "entrance-hall"}, nemesis=FAR_OFF, fire="r3c3", burns={"r4c3": 1}, boxes=ONE_SPENT)
    table.with_dice(d4=[3]).play("shift")
    assert table.state.burns == {"r4c3": 2}
    assert table.survivor("leo").wounds == 2


@rule("D-SREACT-04")
def test_a_horde_anywhere_in_the_house_comes_two_rooms_closer() -> None:
    table = showdown({"leo": "entrance-hall"}, nemesis=FAR_OFF, hordes={"linen-store": 2}, boxes=ONE_SPENT)
    table.play("shift", "room:great-hall")
    assert table.zombies("great-hall") == 2
    assert table.events("attack-roll") == []


@rule("D-SREACT-04")
def test_hordes_among_survivors_attack_before_the_others_move_in() -> None:
    table = showdown(
        {"leo": "entrance-hall"}, nemesis=FAR_OFF, hordes={"entrance-hall": 1, "cross-corridor": 2}, boxes=ONE_SPENT
    )
    table.with_dice(creature=["entrap"] * 4).play("shift", "endure")
    assert kinds(table, "attack-roll", "zombies-move") == ["attack-roll", "zombies-move", "attack-roll"]
    assert attackers(table) == [("zombies", 1), ("zombies", 3)]
    assert table.zombies("entrance-hall") == 3


@rule("D-SREACT-05")
def test_zombies_do_not_walk_into_fire() -> None:
    table = showdown(
        {"leo": "entrance-hall"}, nemesis=FAR_OFF, hordes={"dining-room": 2}, burns={"r4c3": 1}, boxes=ONE_SPENT
    )
    table.play("shift")
    assert table.zombies("dining-room") == 2
    assert table.events("attack-roll") == []


@rule("D-SREACT-05")
def test_zombies_walk_round_destroyed_tiles() -> None:
    table = showdown(
        {"leo": "entrance-hall"}, nemesis=FAR_OFF, hordes={"boiler-room": 2}, destroyed=["r3c2"], boxes=ONE_SPENT
    )
    table.play("shift")
    assert table.zombies("passageway") == 2


@rule("D-SREACT-05")
def test_the_team_decides_order_and_ties() -> None:
    hordes = {"music-room": 1, "gallery": 1}
    table = showdown(
        {"leo": "conservatory", "nina": "panic-room"}, nemesis=FAR_OFF, hordes=hordes, boxes=ONE_SPENT, seats=2
    )
    table.play("shift")
    assert table.table.ask is not None
    assert (table.prompt, table.table.ask.seats) == ("move-order", [0, 1])
    table.play("1=horde:music-room")
    assert (table.prompt, table.table.ask.seats) == ("zombie-route", [0, 1])
    assert set(table.keys) == {"room:boiler-room", "room:passageway"}
    table.play("0=room:boiler-room")
    assert (table.zombies("cross-corridor"), table.prompt) == (1, "zombie-target")


@rule("D-SREACT-06", "D-SREACT-01")
def test_a_creature_among_survivors_attacks_after_all_hordes() -> None:
    table = showdown(
        {"leo": "entrance-hall"},
        nemesis=FAR_OFF,
        hordes={"conservatory": 1},
        creature=("zombie-dog", "entrance-hall"),
        boxes=ONE_SPENT,
        cards={},
    )
    table.with_dice(creature=["entrap"] * 4).play("shift", "endure")
    assert attackers(table) == [("zombies", 1), ("zombie-dog", 3)]
    assert table.events("creature-moves") == []


@rule("D-SREACT-06")
def test_a_creature_elsewhere_moves_by_its_own_movement_and_attacks_where_it_arrives() -> None:
    far = showdown({"leo": "entrance-hall"}, nemesis=FAR_OFF, creature=("zombie-dog", "great-hall"), boxes=ONE_SPENT)
    far.with_dice(creature=["damage"] * 3).play("shift", "endure")
    assert far.state.creature is not None
    assert far.state.creature.room == "entrance-hall"
    assert far.survivor("leo").wounds == 3
    farther = showdown({"leo": "entrance-hall"}, nemesis=FAR_OFF, creature=("zombie-dog", "workshop"), boxes=ONE_SPENT)
    farther.with_dice().play("shift")
    assert farther.state.creature is not None
    assert farther.state.creature.room == "dining-room"
    assert farther.survivor("leo").wounds == 0


@rule("D-SREACT-07")
def test_a_defense_roll_is_made_against_nemesis_horde_and_creature_alike() -> None:
    table = showdown(
        {"leo": "gallery"},
        nemesis=("doctor-mortimer", "gallery"),
        hordes={"gallery": 1},
        creature=("zombie-dog", "gallery"),
        boxes=ONE_SPENT,
        cards={},
    )
    table.with_dice(creature=["damage"] * 8, survivor=["success"] * 3)
    table.play("shift", "defend", "defend", "defend", "marker:hand")
    assert attackers(table) == [("doctor-mortimer", 4), ("zombies", 1), ("zombie-dog", 3)]
    assert len(table.events("defense-roll")) == 3
    assert table.survivor("leo").wounds == 3 + 0 + 2
