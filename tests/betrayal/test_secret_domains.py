"""A secret says what it could be for whoever may not know it, and is imagined as that. (B-SEC)"""

from collections.abc import Sequence
from typing import Annotated, Literal

import pytest
from typing_extensions import override

from dreadhall.betrayal.components.rooms import FURNACE_ROOM, KITCHEN
from dreadhall.betrayal.haunts import BadHaunt
from dreadhall.betrayal.haunts.printed import HAUNTS
from dreadhall.betrayal.ids import ExplorerId, RoomId
from dreadhall.betrayal.memory import Memory, remembers, secret_of
from dreadhall.betrayal.secret_domains import (
    draw_secrets,
    drawn_fields,
    living_explorers,
    living_heroes,
    rooms_in_play,
    undeclared_domains,
)
from dreadhall.betrayal.state import BetrayalState
from dreadhall.betrayal.toolkit.unseen.standing_orders import StandingOrders
from dreadhall.kernel import Data, Dice, Event
from dreadhall.kernel.bounds import Small
from dreadhall.kernel.dice import Key, seed_bytes
from dreadhall.testing.betrayal import THREE, position
from tests.betrayal.plain import Plain
from tests.elsewhere.baited import SILENT

OX, VIVIAN, ZOE = THREE
SEEDS = range(80)


class Chest(Data):
    """A chest, and what is in it."""

    metal: str = ""


CHESTS = (Chest("copper"), Chest("iron"))


class DenMemory(Memory):
    """Secrets of all shapes."""

    bait: Annotated[ExplorerId | None, secret_of("traitor", among=living_explorers)] = None
    lair: Annotated[RoomId | None, secret_of("traitor", among=rooms_in_play)] = None
    is_armed: Annotated[bool, secret_of("traitor")] = False
    mood: Annotated[Literal["calm", "wild"] | None, secret_of("traitor")] = None
    codes: Annotated[list[Small], secret_of("heroes", among=[4, 5, 6])] = []
    vows: Annotated[dict[int, str], secret_of("owner", among=["silence", "revenge"])] = {}
    chests: Annotated[dict[RoomId, Chest], secret_of("nobody", among=CHESTS)] = {}


class Den(Plain):
    """A haunt that remembers them."""

    den = remembers(DenMemory)


def imagined(memory: DenMemory, seat: int | None) -> list[DenMemory]:
    """What a seat may think; Zoe is the traitor, and Vivian is dead."""
    table = position(THREE, rules=Den, traitor=ZOE)
    table.haunt.memory["den"] = memory
    table.explorer(VIVIAN).alive = False
    found = []
    for seed in SEEDS:
        state = table.state.clone()
        draw_secrets(Den, state, seat, Dice(keys=(Key(seed_bytes(seed)),)))
        assert state.haunt is not None
        drawn = state.haunt.memory["den"]
        assert isinstance(drawn, DenMemory)
        found.append(drawn)
    return found


def test_a_secret_could_be_anything_in_its_domain_for_those_who_may_not_know_it() -> None:
    memory = DenMemory(bait=ExplorerId(VIVIAN), lair=KITCHEN, is_armed=True, mood="calm")
    heroes = imagined(memory, 0)
    assert {one.bait for one in heroes} == {OX, ZOE}, "of somebody who has died since nothing is left"
    assert {one.lair for one in heroes} > {"foyer", "entrance-hall"}
    assert {one.is_armed for one in heroes} == {False, True}
    assert {one.mood for one in heroes} == {"calm", "wild"}
    assert {(one.bait, one.lair, one.is_armed, one.mood) for one in imagined(memory, 2)} == {
        (VIVIAN, KITCHEN, True, "calm")
    }


def test_what_there_is_nothing_in_yet_stays_empty_but_for_what_is_itself_in_the_domain() -> None:
    heroes = imagined(DenMemory(), 0)
    assert {(one.bait, one.lair, one.mood, *one.codes) for one in heroes} == {(None, None, None)}
    assert {one.is_armed for one in heroes} == {False, True}


def test_each_entry_is_drawn_by_itself_and_there_are_as_many_as_before() -> None:
    memory = DenMemory(codes=[4, 4], vows={0: "silence", 2: "silence"}, chests={FURNACE_ROOM: CHESTS[0].clone()})
    traitors = imagined(memory, 2)
    assert {tuple(one.codes) for one in traitors} == {(one, other) for one in (4, 5, 6) for other in (4, 5, 6)}
    assert {(one.vows[0], one.vows[2]) for one in traitors} == {("silence", "silence"), ("revenge", "silence")}
    assert {one.chests[FURNACE_ROOM].metal for one in traitors} == {"copper", "iron"}
    assert all(one.chests[FURNACE_ROOM] is not chest for one in traitors for chest in CHESTS)
    assert {tuple(one.codes) for one in imagined(memory, 0)} == {(4, 4)}


def test_heroes_who_live_are_those_who_are_no_traitors() -> None:
    table = position(THREE, rules=Den, traitor=ZOE)
    table.explorer(OX).alive = False
    assert living_heroes(table.state) == [VIVIAN]


class Hoard(Memory):
    """A number that could be any."""

    coins: Annotated[Small, secret_of("traitor")] = 0


class Ordered(Plain, StandingOrders):
    """A tool imagines its own part, and no other."""

    hoard = remembers(Hoard)


class Guessed(Ordered):
    """It imagines by itself."""

    @classmethod
    @override
    def imagine_secrets(cls, state: BetrayalState, seat: int | None, dice: Dice, told: Sequence[Event]) -> None:
        """It could be any."""


def test_a_secret_without_a_domain_is_named_unless_its_own_chapter_imagines_it() -> None:
    [fault] = undeclared_domains(Ordered)
    assert fault.startswith("Hoard.coins is a secret, and nothing says what it could be")
    assert 'write secret_of("traitor", among=…)' in fault
    assert fault.endswith("or override imagine_secrets in Ordered")
    assert list(undeclared_domains(Guessed)) == []


def test_a_haunt_with_a_secret_that_nobody_could_imagine_is_refused() -> None:
    with pytest.raises(BadHaunt, match=r"the rules of the haunt 'silent': SilentMemory.room is a secret"):
        SILENT.load_rules()


def test_printed_haunts_imagine_all_their_secrets_by_themselves() -> None:
    rules = [record.load_rules() for record in HAUNTS.values()]
    assert [fault for each in rules for fault in undeclared_domains(each)] == []
    assert [each.__name__ for each in rules if drawn_fields(each)] == []
