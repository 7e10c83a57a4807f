"""Which text goes first, who is who, and what tokens and counters stand for. (B-GEN, B-GLOS)"""

from collections.abc import Iterator
from typing import Any

import pytest
from typing_extensions import override

from dreadhall.betrayal.components.catalogue import BOX, LARGE_MONSTERS, SMALL_MONSTERS, TOKENS
from dreadhall.betrayal.ground import Deed, Fighter
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.state import BetrayalState, Explorer
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.kernel import Choice
from dreadhall.kernel.bounds import Small
from dreadhall.testing.betrayal import position, revealed, row
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import changes, draw, faces
from tests.betrayal.haunts.dolls import cursed
from tests.betrayal.plain import GHOUL_1, GHOUL_2, OX, VIVIAN, ZOE, Plain, haunted, monster_turn

HALL = {OX: "entrance-hall", VIVIAN: "foyer", ZOE: "foyer"}


# Which text goes first


class NoArmorHelps(Plain):
    """A haunt in which the Armor is of no use."""

    @override
    def reduce_damage(self, who: Explorer, kind: str, points: int, by: Fighter | None) -> int:
        return points


@rule("B-GEN-01")
def test_a_card_goes_before_the_rulebook_and_a_haunt_before_a_card() -> None:
    where = {**HALL, OX: "furnace-room"}
    parts: dict[str, Any] = {"rooms": row("basement", "furnace-room"), "traits": {OX: {"speed": 0, "might": 0}}}
    assert haunted(where, **parts).play("end-turn").prompt == "split-damage"
    armoured = haunted(where, **parts, cards={OX: ["armor"]}).play("end-turn")
    assert armoured.state.turn.seat == 1
    assert haunted(where, **parts, cards={OX: ["armor"]}, rules=NoArmorHelps).play("end-turn").prompt == "split-damage"


@rule("B-GEN-01")
def test_a_card_limits_movement_that_the_rulebook_allows() -> None:
    table = position(HALL, cards={OX: ["lights-out"]}).play("go:foyer")
    assert not table.offers("go")


BRITTLE = Monster("ghoul", speed=3, might=4, slows=False, dies=True)


class Brittle(Plain):
    """A haunt whose ghouls slow nobody and die of a blow."""

    kinds = (BRITTLE,)


@rule("B-GEN-03")
def test_the_rules_of_the_haunt_phase_hold_unless_the_haunt_says_otherwise() -> None:
    blow = [*faces(10, 5), *faces(0, 4)]
    table = haunted(HALL, "entrance-hall", "entrance-hall").with_dice(*blow).play("attack:ghoul-1")
    assert table.monster(GHOUL_1).stunned
    assert table.play("go:foyer").state.turn.spent == 2
    other = haunted(HALL, "entrance-hall", "entrance-hall", rules=Brittle).with_dice(*blow).play("attack:ghoul-1")
    assert list(other.state.monsters) == [GHOUL_2]
    assert other.play("go:foyer").state.turn.spent == 1


# Who is who


@rule("B-GEN-04")
def test_what_is_said_to_you_is_said_to_explorers_and_monsters_alike() -> None:
    rooms = row("ground", "coal-chute")
    assert position(HALL, rooms=rooms).play("go:coal-chute").explorer(OX).place == "basement-landing"
    table = monster_turn({**HALL, OX: "foyer"}, "entrance-hall", rooms=rooms).play("go:coal-chute")
    assert table.monster(GHOUL_1).place == "basement-landing"


@rule("B-GEN-04")
def test_what_is_said_of_explorers_does_not_touch_monsters() -> None:
    rooms = row("ground", "junk-room")
    table = monster_turn({**HALL, OX: "foyer"}, "junk-room", rooms=rooms).play("go:entrance-hall")
    assert table.monster(GHOUL_1).traits["speed"] == 3
    assert not monster_turn({**HALL, OX: "foyer"}, "entrance-hall").offers("explore")


@rule("B-GEN-05")
def test_traitor_and_heroes_are_all_explorers() -> None:
    where = {OX: "larder", VIVIAN: "larder", ZOE: "larder"}
    table = haunted(where, "larder", rooms=row("basement", "larder"), cards={OX: ["axe"]})
    assert [who.id for who in table.rules.explorers()] == [OX, VIVIAN, ZOE]
    assert {"trade:vivian-lopez:axe", "trade:zoe-ingstrom:axe"} <= set(table.keys)
    table.play("end-turn", "end-turn", "end-turn")
    assert [changes(table, name) for name in (OX, VIVIAN, ZOE)] == [{"might": 1}] * 3


@rule("B-GEN-08")
def test_the_number_of_players_and_of_heroes_counts_the_dead() -> None:
    low = {OX: {"might": 0, "speed": 0}}
    table = haunted(HALL, "entrance-hall", traits=low).with_dice(*faces(0, 4), *faces(1, 4))
    table.play("attack:ghoul-1", "split:1-0")
    rules = table.rules
    assert isinstance(rules, Plain)
    assert [who.id for who in rules.living_heroes()] == [VIVIAN]
    assert rules.players == 3
    assert rules.heroes_at_start == 2


# Order and rounding


@rule("B-GEN-10")
def test_the_active_player_orders_what_happens_at_once() -> None:
    cards = {OX: ["amulet-of-the-ages", "dark-dice", "axe"]}
    table = position(HALL, cards=cards).play("drop:axe")
    assert table.asked == [0]
    table.play("card:dark-dice", "card:amulet-of-the-ages")
    assert [event.data["card"] for event in table.events("drops")] == ["axe", "dark-dice", "amulet-of-the-ages"]


@rule("B-GEN-10")
@pytest.mark.parametrize("first", [GHOUL_1, GHOUL_2])
def test_in_the_monster_turn_the_traitor_orders_the_monsters(first: str) -> None:
    table = monster_turn({**HALL, OX: "foyer"}, "entrance-hall", "upper-landing", dice=())
    assert (table.prompt, table.asked) == ("next-monster", [0])
    assert table.with_dice(1, 1, 1).play(f"monster:{first}").state.turn.monster == first


@rule("B-GEN-11")
def test_more_than_half_of_three_heroes_is_two_since_half_is_rounded_down() -> None:
    where = dict.fromkeys([ZOE, OX, VIVIAN, "jenny-leclerc"], "entrance-hall")
    one_dead = cursed(where, dead=[OX]).play("end-turn")
    (goal,) = one_dead.view(0)["haunt"]["objectives"]
    assert (goal["done"], goal["of"]) == (1, 2)
    assert one_dead.winners is None
    assert cursed(where, dead=[OX, VIVIAN]).play("end-turn").winners == (0,)


# Glossary


@rule("B-GLOS-02")
def test_small_monsters_are_numbered_and_have_a_stunned_side() -> None:
    assert len(SMALL_MONSTERS) == 7
    table = haunted(HALL, "entrance-hall", "foyer").with_dice(*faces(10, 5), *faces(0, 4)).play("attack:ghoul-1")
    assert [(m["id"], m["stunned"]) for m in table.view(None)["monsters"]] == [(GHOUL_1, True), (GHOUL_2, False)]


@rule("B-GLOS-02")
def test_large_monsters_are_named_and_the_other_tokens_have_their_shapes() -> None:
    assert {"mummy", "banshee", "dracula"} <= set(LARGE_MONSTERS)
    assert set(TOKENS) == {"large", "small", "square", "pentagon", "triangle"}
    assert {"secret-passage", "vault-empty", "drip"} <= set(TOKENS["square"])


class DiggingMemory(Memory):
    """What they have dug."""

    holes: Small = 0


class Digging(Tasks, Plain):
    """The heroes dig."""

    digging = remembers(DiggingMemory)

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        yield from self.task(who, "dig", ["might"], 3, self.dug)

    async def dug(self, who: Explorer) -> None:
        self.digging.holes += 1
        self.tell_count("digging-holes", self.digging.holes)


@rule("B-GLOS-02", "B-GLOS-03", "B-GLOS-05")
def test_an_action_of_the_haunt_is_offered_beside_the_attack_and_its_successes_are_counted_openly() -> None:
    table = haunted(HALL, "entrance-hall", rules=Digging)
    assert {"dig", "attack:ghoul-1"} <= set(table.keys)
    table.with_dice(*faces(3, 5), *faces(4, 5), *faces(4, 4)).play("dig", "attack:ghoul-1")
    assert [table.view(seat)["haunt"]["memory"] for seat in (0, 1, 2, None)] == [{"digging-holes": 1}] * 4
    assert "dig" not in table.keys


@rule("B-GLOS-05")
def test_there_are_clips_for_six_explorers_and_some_to_count_with() -> None:
    assert BOX["clips"] - 6 * 4 == 6


@rule("B-GLOS-04")
def test_the_track_is_open_to_all_and_has_no_end() -> None:
    def late(state: BetrayalState) -> None:
        assert state.haunt is not None
        state.haunt.track = 13

    table = haunted(HALL, change=late)
    assert [table.view(seat)["haunt"]["track"] for seat in (0, 1, 2, None)] == [13] * 4


# Anywhere, and as far as possible


@rule("B-DEC-31")
def test_anywhere_is_any_room_but_this_one() -> None:
    table = draw("secret-passage", *faces(6, 3))
    assert (table.prompt, table.asked) == ("place-token", [0])
    assert table.keys == [f"room:{room}" for room in ("grand-staircase", "foyer", "upper-landing", "basement-landing")]


@rule("B-DEC-31")
def test_as_far_as_possible_leaves_only_ties() -> None:
    where = {OX: "dusty-hallway", VIVIAN: "foyer", ZOE: "foyer"}
    rooms = [*row("upper", "dusty-hallway"), *row("upper", "creaky-hallway", at=(1, 0), turn=0)]
    rooms += row("upper", "servants-quarters", at=(-1, 0), turn=0)
    table = revealed(1, where, rooms=rooms)
    assert table.prompt == "h01-hide-girl"
    assert table.keys == ["room:creaky-hallway", "room:servants-quarters"]
