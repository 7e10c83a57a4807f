"""Events carry all that a screen needs: targets and results of rolls, causes, ways, and what was before and after."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from dreadhall.darkest.components.catalogue import DICE, SPECIES
from dreadhall.darkest.happenings.rolls import Roll
from dreadhall.darkest.house.plan import plan_for
from dreadhall.darkest.presentation.causes import CAUSE_KINDS
from dreadhall.darkest.state import DarkestState, Horde, SpecialZombie
from dreadhall.kernel import Event, Table
from dreadhall.testing import rule
from dreadhall.testing.darkest import position
from dreadhall.testing.darkest.games import (
    Player,
    into_the_showdown,
    near_the_showdown,
    play_game,
    random_table,
    steady,
    uniform,
)
from tests.darkest.following import Follower
from tests.darkest.openings import before_round

HALL, AXE = "gallery", "ST1"

ROLLED = {
    *("search-roll", "attack-rolled", "attack-roll", "defense-roll", "escape-roll", "camera-check", "lurking-check"),
    *("radiation-check", "terror", "location-roll", "movement-roll", "fire-moves", "fire-stays", "reactor-placed"),
    "rerolled",
}
MOVES = {"moves", "zombies-move", "horde-called", "creature-moves", "nemesis-moves", "pushed", "fire-moves"}
CHANGES = {
    *("wounded", "healed", "gains-xp", "gains-ap", "ap-shared", "bitten", "virus-cured", "zombification", "reloaded"),
    *(
        "radiation-token",
        "radiation-cured",
        "marker-lost",
        "markers-gained",
        "darkness-grows",
        "burns",
        "burns-removed",
    ),
    *("beast-hit", "beast-recovers", "nemesis-cube", "zombie-dies", "zombie-burns", "zombies-burn", "token-revealed"),
    *("code-token-removed", "reactor-chip-entered", "zombified", "zombies-rise"),
}
CHOSEN = {
    *("house-built", "code-set", "camera-aimed", "survivor-chosen", "hazmat-specialist", "leak-space", "team-votes"),
    *("round-begins", "groups", "group-acts", "done", "group-ends", "won", "lost"),
    *("card-kept", "card-used", "stowed", "readied", "handed-over", "refused", "ap-shared", "function-used"),
    *("door-recoded", "chip-entered", "reactor-chip-entered", "cure-found", "defense-roll", "icon-cancelled"),
}
"""What somebody has chosen, or what only says how far the game is: it needs no cause."""


def check_roll(event: Event) -> None:
    """What it was for, what was needed and what came of it."""
    data = event.data
    assert set(Roll.__annotations__) <= set(data)
    assert data["purpose"]
    assert data["dice"]
    icons = DICE[data["die"]].faces if data["die"] in DICE else None
    assert icons is None or set(data["dice"]) <= set(icons)
    if data["test"] == "none":
        assert (data["needed"], data["passed"], data["counting"]) == (None, None, [])
    else:
        assert data["reached"] == sum(data["dice"].count(icon) for icon in data["counting"])
        enough = data["reached"] >= data["needed"]
        assert data["passed"] == (enough if data["test"] == "at-least" else data["reached"] <= data["needed"])


def check_cause(event: Event) -> None:
    """Whatever nobody chose has a cause, and every cause a kind."""
    assert event.cause or event.kind in CHOSEN
    assert not event.cause or event.data["cause_kind"] == CAUSE_KINDS[event.cause]


def check_change(event: Event) -> None:
    """Before and after differ."""
    assert event.data["was"] != event.data["now"] or event.kind in ("gains-ap", "ap-shared")
    assert event.data["now"] <= event.data.get("of", event.data["now"])


def check_way(event: Event, table: Table) -> None:
    """From room to room through what is, or was, a door; fire and the last step into the laboratory go otherwise."""
    data = event.data
    state = table.state
    assert isinstance(state, DarkestState)
    way = [data["room_from"], *data["through"], data["room"]]
    if event.kind != "fire-moves" and event.cause != "code-broken":
        beside = plan_for(state.layout, (), tuple(state.destroyed))
        now = [
            beside.house.passage_of[beside.house.square_of[room]] if room not in beside.links else room for room in way
        ]
        for here, there in pairwise(now):
            assert here == there or there in beside.neighbours[here]


class Listener:
    """Holds every event to what the document promises, and the position to what was told."""

    def __init__(self) -> None:
        self.heard = 0
        self.kinds: set[str] = set()
        self.follower: Follower | None = None

    def look(self, table: Table) -> None:
        assert isinstance(table.state, DarkestState)
        if self.follower is None:
            self.follower = Follower(table.state)
            self.follower.heard = self.heard = len(table.events)
        for event in table.events[self.heard :]:
            self.kinds.add(event.kind)
            self.check(event, table)
        self.heard = len(table.events)
        self.follower.listen(table)

    def check(self, event: Event, table: Table) -> None:
        try:
            check_cause(event)
            if event.kind in ROLLED or "dice" in event.data:
                check_roll(event)
            if event.kind in CHANGES:
                check_change(event)
            if event.kind in MOVES:
                check_way(event, table)
        except (AssertionError, KeyError) as error:
            error.add_note(str(event))
            raise


ALL_SPECIES = dict.fromkeys(SPECIES, 5)
ShortCut = Callable[[Table, int], Table] | None
GAMES: list[tuple[str, range, Player, ShortCut, dict[str, Any]]] = [
    ("any", range(3), steady, None, {}),
    ("uniform", range(20, 22), uniform, None, {}),
    ("first", range(30, 33), steady, None, {"edition": "first", "advanced": True, "species": ALL_SPECIES}),
    ("radioactive", range(40, 42), steady, near_the_showdown, {"radioactive": True, "species": ALL_SPECIES}),
    ("showdown", range(50, 53), steady, into_the_showdown, {}),
    ("showdown-radioactive", range(60, 62), uniform, into_the_showdown, {"radioactive": True, "edition": "first"}),
]


@pytest.mark.parametrize(
    ("seeds", "player", "short_cut", "given"), [game[1:] for game in GAMES], ids=[g[0] for g in GAMES]
)
def test_every_event_has_its_target_cause_way_and_change(
    seeds: range, player: Player, short_cut: ShortCut, given: dict[str, Any]
) -> None:
    for seed in seeds:
        table = random_table(seed, **given)
        if short_cut is not None:
            short_cut(table, seed)
        play_game(table, seed, player, look=Listener().look)


# Single events


@rule("D-REACT-15", "D-ITEM-01")
def test_zombies_that_get_up_are_told() -> None:
    table = position({"leo": HALL}, hordes={"great-hall": Horde(3, downed=2)}, unlocked="all")
    [told] = table.with_dice(creature=["damage"] * 3).play("end-turn").events("zombies-rise")
    assert (told.cause, told.data["room"], told.data["zombies"]) == ("reaction", "great-hall", 2)


@rule("D-ITEM-11", "D-SPEC-05", "D-SPEC-11")
@pytest.mark.parametrize(("kinds", "event"), [(["guts"], "zombie-dies"), (["tuff-guy"], "laid-down")])
def test_what_a_blast_does_to_special_zombies_is_told_with_the_grenade_as_its_cause(
    kinds: list[str], event: str
) -> None:
    specials = {"great-hall": Horde(0, [SpecialZombie(kind) for kind in kinds])}
    options = {"species": dict.fromkeys(kinds, 1)}
    table = position({"leo": HALL}, hordes=specials, cards={"leo": ["EQ44"]}, unlocked="all", options=options)
    [told] = table.play("use:leo:EQ44").events(event)
    assert (told.cause, told.data["cause_kind"], told.data["special"]) == ("grenade", "item", kinds[0])


@rule("D-FIRE-23")
def test_a_zombie_pushed_into_the_fire_dies_where_it_landed() -> None:
    table = position({"leo": HALL}, hordes={HALL: 2}, burns={"r2c4": 1}, fire="r2c4")
    table.with_dice(survivor=["knockback", "aim"]).play(f"attack:leo:{AXE}", "push:zombie:great-hall")
    [pushed], [dies] = table.events("pushed"), table.events("zombie-dies")
    assert (pushed.data["room_from"], pushed.data["room"]) == (HALL, "great-hall")
    assert (dies.data["room"], dies.data["was"], dies.data["now"]) == ("great-hall", 1, 0)


@rule("D-CCHK-02", "D-CCHK-03")
@pytest.mark.parametrize(("face", "passed"), [("aim", True), ("failure", False)])
def test_a_camera_check_says_that_no_failure_was_allowed(face: str, passed: bool) -> None:
    table = position({"leo": HALL}, event=0).with_dice(survivor=[face], terror=["horde-nearby"], d4=[2], d6=[1])
    [check] = table.play("end-turn", "go-on").events("camera-check")[:1]
    expected = {"counting": ["failure"], "test": "at-most", "needed": 0, "passed": passed, "survivors": ["leo"]}
    assert {name: check.data[name] for name in expected} == expected


@rule("D-ENTRAP-07", "D-ENTRAP-14")
def test_an_escape_for_two_needs_two_retreats() -> None:
    held = {"leo": HALL, "nina": HALL}
    table = position(held, hordes={HALL: 1}, entrapped=list(held), options={"edition": "first"})
    [roll] = table.with_dice(survivor=["retreat", *["aim"] * 3]).play("escape:leo").events("escape-roll")
    assert (roll.data["needed"], roll.data["reached"], roll.data["passed"]) == (2, 1, False)


@rule("D-DEF-03")
def test_an_attack_that_is_warded_off_says_so() -> None:
    table = position({"leo": HALL}, hordes={HALL: 1}).with_dice(creature=["damage"], survivor=["success"])
    [told] = table.play("end-turn", "defend").events("nothing-happens")
    assert (told.cause, told.data["room"]) == ("warded-off", HALL)


@rule("D-SURV-08", "D-SURV-09")
def test_nobody_loses_more_health_than_is_left() -> None:
    table = position({"leo": HALL, "nina": HALL}, hordes={HALL: 1}, wounds={"leo": 9})
    table.with_dice(creature=["heavy-damage"]).play("end-turn", "endure", "survivor:leo")
    [hurt] = table.events("wounded")
    assert (hurt.data["wounds"], hurt.data["was"], hurt.data["now"]) == (1, 1, 0)


@rule("D-SPAWN-08")
def test_a_six_that_is_rolled_again_is_told() -> None:
    table = before_round({"leo": HALL}, event=2, options={"spawn_six": "reroll"}).with_dice(d4=[2, 2], d6=[6, 1, 1])
    rolls = table.play("go-on").events("location-roll")
    assert [(roll.data["dice"], roll.data["again"]) for roll in rolls[:2]] == [([2, 6], True), ([2, 1], False)]
    assert {roll.data["purpose"] for roll in rolls} == {"spawn"}
