"""Who wins, when, and what ends nothing. (B-WIN)"""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from typing_extensions import override

from dreadhall.betrayal.ground import Deed, deed
from dreadhall.betrayal.haunts import BUILT
from dreadhall.betrayal.haunts.printed import HAUNTS
from dreadhall.betrayal.ids import Place, RoomId
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.options import BetrayalOptions
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import BetrayalState, Explorer, Figure
from dreadhall.kernel import Choice
from dreadhall.testing.betrayal import Position
from dreadhall.testing.marks import rule
from dreadhall.words import LANGUAGES, Words, find_locales
from tests.betrayal.plain import GHOUL, OX, VIVIAN, ZOE, Plain, haunted

FOYER = {OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"}
LAST_LEGS = {OX: {"might": 0}, VIVIAN: {"might": 0}, ZOE: {"might": 0}}

TO_SOMEBODY = re.compile(r"\byour?s?\b", re.IGNORECASE)
TO_ALL_ALIKE = {"h14-traitor"}
"""What is said to whoever is still there, on either side."""


class Treasure(Haunt):
    """The heroes want to have Ox in the Entrance Hall, the traitor's side wants Vivian dead."""

    number = 1
    kinds = (GHOUL,)

    @override
    def heroes_won(self) -> bool:
        return self.state.explorers[0].place == "entrance-hall"

    @override
    def traitor_won(self) -> bool:
        return super().traitor_won() or not self.state.explorers[1].alive


class Fire(Haunt):
    """At the end of every turn a fire burns some; the heroes want the traitor dead, the traitor Vivian."""

    number = 1
    victims: tuple[int, ...] = ()

    @override
    async def slot_ends(self, who: Explorer) -> None:
        for seat in self.victims:
            self.falls_dead(self.state.explorers[seat])
        await self.after_death(who, "")

    @override
    def heroes_won(self) -> bool:
        return not self.traitor.alive

    @override
    def traitor_won(self) -> bool:
        return super().traitor_won() or not self.state.explorers[1].alive


def burnt(turn: str, *dead: int) -> tuple[int, ...] | None:
    """Who wins after a fire at the end of somebody's turn that kills these."""

    class Burning(Fire):
        victims = dead

    return haunted(FOYER, rules=Burning, turn=turn).play("end-turn").winners


def hits(target: str, **parts: Any) -> Position:
    """The explorer whose turn it is hurts another by one, on Might."""
    table = haunted(FOYER, traits=LAST_LEGS, **parts)
    dice = table.value(str(parts.get("turn", OX)), "might")
    other = table.value(target, "might")
    return table.with_dice(1, *[0] * (dice - 1 + other)).play(f"attack:{target}", "split:1-0")


@rule("B-WIN-01", "B-WIN-02")
def test_the_first_side_at_its_goal_wins_at_once_and_nobody_need_die() -> None:
    table = haunted({**FOYER, ZOE: "upper-landing"}, rules=Treasure).play("go:entrance-hall")
    assert table.winners == (0, 1)
    assert table.table.ask is None
    assert all(who.alive for who in table.state.explorers)


@rule("B-WIN-03", "B-WIN-07")
def test_heroes_need_somebody_alive_to_win() -> None:
    assert burnt(OX, 0, 1, 2) == (2,), "all are dead at one instant: the traitor's goal is reached, not theirs"


@rule("B-WIN-04")
def test_the_traitors_side_can_win_after_the_traitors_death() -> None:
    class Mourning(Treasure):
        """The heroes have no goal."""

        @override
        def heroes_won(self) -> bool:
            return False

    where = {OX: "foyer", VIVIAN: "entrance-hall", ZOE: "upper-landing"}
    table = haunted(where, "entrance-hall", rules=Mourning, turn=VIVIAN, traits=LAST_LEGS)
    table.arrange(lambda state: setattr(state.explorers[2], "alive", False))
    table.with_dice(1, 1, 1, 1, 0, 0, 0, 0, 0).play("end-turn", f"attack:{VIVIAN}", "split:1-0")
    assert table.winners == (2,)


@rule("B-WIN-05")
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_sides_victory_has_its_closing_text(language: str) -> None:
    words = Words(language, find_locales(), strict=True)
    for number in sorted(BUILT):
        sides = ("heroes",) if HAUNTS[number].traitor.kind == "none" else ("heroes", "traitor")
        for side in sides:
            assert words.say(f"betrayal-result-h{number:02}-{side}")


@rule("B-WIN-05")
def test_what_is_said_to_those_who_have_won_is_said_otherwise_to_those_who_have_lost() -> None:
    words = Words("en", find_locales())
    for reason in (f"h{number:02}-{side}" for number in sorted(BUILT) for side in ("heroes", "traitor")):
        is_said_to_them = TO_SOMEBODY.search(words.say(f"betrayal-result-{reason}")) and reason not in TO_ALL_ALIKE
        lost = f"betrayal-result-{reason}-lost"
        assert not is_said_to_them or words.say(lost) != f"[{lost}]", reason


@rule("B-WIN-05")
def test_the_result_names_the_closing_text_of_the_winners() -> None:
    table = haunted({**FOYER, ZOE: "upper-landing"}, rules=Treasure).play("go:entrance-hall")
    assert table.table.result is not None
    assert table.table.result.reason == "h01-heroes"


@rule("B-WIN-06", "C-T14")
def test_both_goals_at_one_instant_are_a_win_for_the_side_whose_turn_it_is() -> None:
    assert burnt(OX, 1, 2) == (0, 1), "Vivian and the traitor burn at the end of a hero's turn"
    assert burnt(ZOE, 1, 2) == (2,), "at the end of the traitor's turn"
    assert burnt(OX, 0, 1, 2) == burnt(ZOE, 0, 1, 2) == (2,), "with no hero left it is always the traitor"


@rule("B-WIN-06")
def test_goals_are_looked_at_after_every_change() -> None:
    table = hits(VIVIAN, turn=ZOE, rules=Treasure)
    assert table.winners == (2,), "in the middle of a turn"


@rule("B-WIN-07")
def test_when_no_hero_lives_the_traitor_wins_and_without_a_traitor_nobody() -> None:
    def dying(state: BetrayalState) -> None:
        state.explorers[1].alive = False

    assert hits(OX, turn=ZOE, change=dying).winners == (2,)

    class Pit(Haunt):
        """Everybody falls at the end of a turn."""

        number = 1

        @override
        async def slot_ends(self, who: Explorer) -> None:
            for other in self.explorers():
                self.falls_dead(other)
            await self.after_death(who, "")

    assert haunted(FOYER, rules=Pit, traitor="").play("end-turn").winners == ()


@rule("B-WIN-08")
def test_there_is_no_turn_limit_and_nobody_can_give_up() -> None:
    assert not {"turns", "limit", "surrender"} & set(msgspec.structs.asdict(BetrayalOptions()))
    table = haunted({OX: "foyer", VIVIAN: "entrance-hall", ZOE: "upper-landing"})
    for _ in range(60):
        assert not {"surrender", "concede", "resign"} & set(table.keys)
        table.play("end-turn")
    assert table.winners is None


# When goals are looked at


class Counting(Haunt):
    """The heroes win when something has happened that the test names."""

    number = 1
    kinds = (GHOUL,)

    @override
    def heroes_won(self) -> bool:
        return self.haunt.track > 0


class Dawn(Counting):
    """It happens as Vivian's turn begins."""

    @override
    async def turn_begins(self, who: Explorer) -> None:
        self.haunt.track = who.seat


class Dusk(Counting):
    """It happens as a turn ends."""

    @override
    async def slot_ends(self, who: Explorer) -> None:
        self.haunt.track = 1


class Midnight(Counting):
    """It happens when everybody has had a turn."""

    @override
    async def round_ends(self) -> None:
        self.haunt.track = 1


class Haste(Counting):
    """It would have happened before the set-up was over."""

    @override
    def heroes_won(self) -> bool:
        return not self.state.monsters

    @override
    async def set_up(self) -> None:
        self.check_goals()
        self.place(GHOUL, Place("foyer"))


class Arrival(Counting):
    """It happens when a ghoul comes into the Foyer."""

    @override
    def heroes_won(self) -> bool:
        return any(ghoul.place == "foyer" for ghoul in self.monsters())


class Waking(Counting):
    """It happens as the first ghoul that is up begins its turn."""

    @override
    async def monster_starts(self, figure: Figure) -> None:
        self.haunt.track = 1


class Resting(Counting):
    """It happens as a ghoul stops."""

    @override
    async def monster_stops(self, figure: Figure) -> None:
        self.haunt.track = 1


class Pages(Counting):
    """It happens in the middle of a deed: then somebody is asked, or dice fall, as the deed says."""

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        yield deed("ask", self.turn_page, who, "ask")
        yield deed("roll", self.turn_page, who, "roll")

    async def turn_page(self, who: Explorer, then: str) -> None:
        self.haunt.track = 1
        if then == "ask":
            await self.choose_room(who.seat, "move-to", [RoomId("foyer")])
        else:
            await self.throw(who, 1, "task")
        self.haunt.track = 0


class Turning(Counting):
    """Everybody in turn changes sides by a deed that says nothing more of it."""

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        yield deed("turn", self.turn_coat, who)

    async def turn_coat(self, who: Explorer) -> None:
        self.turn_traitor(who)


class OtherMemory(Memory):
    """Whether the other side has won."""

    side_won: bool = False


class TwoAtOnce(Counting):
    """At the end of a turn the heroes' goal is reached, and at the same instant that of the other side."""

    other = remembers(OtherMemory)

    @override
    async def slot_ends(self, who: Explorer) -> None:
        self.haunt.track = 1
        self.other.side_won = True

    @override
    def traitor_won(self) -> bool:
        return self.other.side_won


def turns_begun(table: Position) -> list[str]:
    """Whose turns have begun since the position was built."""
    return [event.data["explorer"] for event in table.events("turn-starts")]


@rule("B-WIN-06")
def test_goals_are_looked_at_before_anybody_acts_in_a_turn() -> None:
    table = haunted(FOYER, rules=Dawn).play("end-turn")
    assert (table.winners, turns_begun(table)) == ((0, 1), [VIVIAN])


@rule("B-WIN-06")
def test_goals_are_looked_at_before_the_next_turn_begins() -> None:
    table = haunted(FOYER, rules=Dusk).play("end-turn")
    assert (table.winners, turns_begun(table)) == ((0, 1), [])


@rule("B-WIN-06")
def test_goals_are_looked_at_when_a_round_ends_with_or_without_monsters() -> None:
    table = haunted(FOYER, rules=Midnight, turn=ZOE).play("end-turn")
    assert (table.winners, turns_begun(table)) == ((0, 1), [])
    table = haunted({**FOYER, ZOE: "upper-landing"}, "upper-landing", rules=Midnight, turn=ZOE)
    table.with_dice(0, 0, 0).play("end-turn", "done")
    assert table.winners == (0, 1)


@rule("B-WIN-06")
def test_goals_are_looked_at_after_each_thing_a_monster_does() -> None:
    where = dict.fromkeys(FOYER, "upper-landing")
    table = haunted(where, "entrance-hall", rules=Arrival, turn=ZOE).with_dice(2, 2, 2).play("end-turn", "go:foyer")
    assert table.winners == (0, 1)


@rule("B-WIN-06", "C-51")
@pytest.mark.parametrize("rules", [Waking, Resting])
def test_goals_are_looked_at_where_a_monster_begins_and_stops_before_another_is_up(rules: type[Haunt]) -> None:
    where = dict.fromkeys(FOYER, "upper-landing")
    table = haunted(where, "entrance-hall", "foyer", rules=rules, turn=ZOE).play("end-turn")
    table.with_dice(0, 0, 0).play("monster:ghoul-1")
    if rules is Resting:
        table.play("done")
    assert table.winners == (0, 1)


@rule("B-WIN-06", "C-51")
@pytest.mark.parametrize("then", ["ask", "roll"])
def test_goals_are_looked_at_before_anybody_is_asked_and_before_dice_fall(then: str) -> None:
    assert haunted(FOYER, rules=Pages).with_dice().play(then).winners == (0, 1)


@rule("B-WIN-06", "B-WIN-07")
def test_goals_are_looked_at_when_somebody_changes_sides() -> None:
    table = haunted(FOYER, rules=Turning).play("turn", "end-turn", "turn")
    assert table.winners == (0, 1, 2)


@rule("C-26", "B-WIN-06")
def test_what_happens_at_one_instant_is_looked_at_when_it_is_done() -> None:
    assert haunted(FOYER, rules=TwoAtOnce).play("end-turn").winners == (0, 1)
    assert haunted(FOYER, rules=TwoAtOnce, turn=ZOE).play("end-turn").winners == (2,)


@rule("B-WIN-02")
def test_nobody_wins_before_the_set_up_is_over() -> None:
    def beginning(state: BetrayalState) -> None:
        state.phase = "haunt-setup"

    table = haunted(FOYER, rules=Haste, change=beginning)
    assert (table.winners, table.prompt) == (None, "ready")


@rule("C-22")
def test_a_monster_turn_that_has_work_to_do_takes_place_without_monsters() -> None:
    class Duty(Plain):
        """There is something to do."""

        @override
        def has_monster_duty(self) -> bool:
            return True

    for rules, turns in ((Duty, 1), (Plain, 0)):
        table = haunted(FOYER, rules=rules, turn=ZOE).play("end-turn")
        assert len(table.events("monster-turn")) == turns
        assert (table.prompt, table.asked) == ("turn", [0])
