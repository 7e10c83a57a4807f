"""The table: who may answer, how answers join, what can be taken back, and what nobody hears."""

import os
import random
import re
import subprocess
import sys

import pytest
from typing_extensions import override

import dreadhall
from dreadhall import BadOption, BadSeat, CannotUndo, IllegalAnswer, Table, UnknownGame
from dreadhall.kernel import BadRoll, Choice
from dreadhall.testing import forbid_chance, load_dice, play, play_randomly
from tests.smallgame import GAME
from tests.smallgame.game import Lanterns
from tests.smallgame.rules import LUCK, Turns
from tests.smallgame.state import LanternOptions, LanternState


def lanterns(**options: object) -> Table:
    return dreadhall.new_table(GAME, 3, seed=1, options=options)


def state(table: Table) -> LanternState:
    assert isinstance(table.state, LanternState)
    return table.state


def hands(table: Table, *hands: str) -> None:
    """Give each seat these cards, one letter a card."""

    def deal(start: object) -> None:
        assert isinstance(start, LanternState)
        for player, hand in zip(start.players, hands, strict=True):
            player.hand = list(hand)

    table.arrange(deal)


def bid(table: Table, *cards: str) -> None:
    play(table, *(f"{seat}=bid:{card}" for seat, card in enumerate(cards)))


def guest_leads(**options: object) -> Table:
    """A table where seat 1 is to act."""
    table = play(lanterns(**options), "trap:attic")
    hands(table, "123", "456", "123")
    bid(table, "1", "6", "1")
    return table


def test_one_of_the_guests_answers_for_all() -> None:
    table = play(guest_leads(), "enter")
    assert table.ask is not None
    assert (table.ask.join, table.ask.seats) == ("any", [1, 2])
    table.answer("room:porch", seat=2)
    assert next(event for event in table.events if event.kind == "entered").data["by_seat"] == 2


def test_a_seat_that_is_not_asked_cannot_answer() -> None:
    table = play(guest_leads(), "enter")
    with pytest.raises(IllegalAnswer, match="seat 0 is not asked; asked: 1, 2"):
        table.answer("room:porch", seat=0)


def test_parts_are_given_in_any_order_and_resolved_in_seat_order() -> None:
    table = play(lanterns(), "trap:attic")
    hands(table, "123", "456", "456")
    play(table, "2=bid:5", "0=bid:1", "1=bid:4")
    shown = [event.data["seat"] for event in table.events if event.kind == "card-shown"]
    assert shown == [0, 1, 2]


def test_nobody_sees_a_part_before_all_are_in() -> None:
    one, other = play(lanterns(), "trap:attic"), play(lanterns(), "trap:attic")
    for table, card in ((one, "1"), (other, "2")):
        hands(table, "123", "456", "456")
        table.answer(f"bid:{card}", seat=0)
    assert one.view(1) == other.view(1)
    assert one.events_for(1) == other.events_for(1)
    assert one.view(1)["waiting"] == [1, 2]


def test_a_seat_answers_its_part_once() -> None:
    table = play(lanterns(), "trap:attic")
    hands(table, "123", "456", "456")
    table.answer("bid:1", seat=0)
    with pytest.raises(IllegalAnswer, match="seat 0 has answered already"):
        table.answer("bid:2", seat=0)
    with pytest.raises(IllegalAnswer, match="say which one"):
        table.answer("bid:4")


def test_a_part_can_be_taken_back_until_all_are_in() -> None:
    table = play(lanterns(), "trap:attic")
    hands(table, "123", "456", "456")
    play(table, "0=bid:1", "1=bid:4")
    table.undo(seat=0)
    assert table.ask is not None
    assert table.ask.seats == [0, 2]
    play(table, "0=bid:2", "2=bid:4")
    with pytest.raises(CannotUndo, match="revealed"):
        table.undo(seat=2)


def test_what_reveals_nothing_can_be_taken_back_within_a_step_and_across_steps() -> None:
    table = guest_leads()
    before = table.dump()
    play(table, "enter")
    table.undo()
    assert table.dump() == before
    assert not any(event.kind == "entered" for event in table.events)


def test_a_die_stays_fallen() -> None:
    table = guest_leads()

    def enrich(start: object) -> None:
        assert isinstance(start, LanternState)
        start.players[0].lanterns = 2

    table.arrange(enrich)
    load_dice(table, {LUCK: ["bright"]})
    play(table, "rob")
    assert table.ask is not None
    assert table.ask.prompt == "dare"
    with pytest.raises(CannotUndo, match="revealed"):
        table.undo()


def test_a_household_may_take_back_anything_but_dice_fall_the_same() -> None:
    table = play(guest_leads(household=True), "peek", "seat:0")
    told, after = table.events, table.dump()
    table.undo()
    table.undo()
    play(table, "peek", "seat:0")
    assert table.events == told
    assert table.dump() == after


def test_a_household_can_go_back_to_the_very_start() -> None:
    table = lanterns(household=True)
    first = table.dump()
    play_randomly(table, 3)
    for _ in range(table.move):
        table.undo()
    assert table.dump() == first
    with pytest.raises(CannotUndo, match="no answer"):
        table.undo()


def test_nobody_takes_back_the_answer_of_another() -> None:
    table = play(guest_leads(), "enter")
    with pytest.raises(CannotUndo, match="given by seat 1, not by seat 2"):
        table.undo(seat=2)


def test_a_game_that_is_over_takes_no_answer() -> None:
    table = play_randomly(lanterns(), 1)
    assert table.result is not None
    with pytest.raises(IllegalAnswer, match="over"):
        table.answer("pass")


def test_a_rule_that_fails_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    table = guest_leads()
    before = table.dump()

    def fail(self: Turns, seat: int) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Turns, "refill", fail)
    with pytest.raises(ZeroDivisionError):
        table.answer("pass")
    assert table.dump() == before
    monkeypatch.undo()
    table.answer("pass")


def test_a_rule_that_fails_after_a_checkpoint_was_made_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    table = lanterns()
    table.fork()  # From its first fork on a table keeps every checkpoint.
    working, failures = Turns.step, 0
    while (ask := table.ask) is not None:
        table.let_go(0)  # What led up to the last checkpoint is no way back.
        key, seat, given = ask.choices[0].key, ask.seats[0], table.move
        before, told = table.save(), table.events

        async def fail(self: Turns, given: int = given) -> None:
            if self.move > given:
                raise ZeroDivisionError
            await working(self)

        monkeypatch.setattr(Turns, "step", fail)
        try:
            table.answer(key, seat)
        except ZeroDivisionError:
            failures += 1
            assert (table.save(), table.events) == (before, told)
            monkeypatch.undo()
            table.answer(key, seat)
        monkeypatch.undo()
    assert failures > 5


def test_an_event_for_one_seat_leaves_no_gap_for_the_others() -> None:
    table = play(guest_leads(), "peek", "seat:0")
    for seat, kinds in ((1, ["peeked", "somebody-peeked"]), (2, ["somebody-peeked"])):
        told = [event["kind"] for event in table.events_for(seat)]
        assert [kind for kind in told if "peek" in kind] == kinds
        assert table.events_for(seat, since=len(told) - 1) == table.events_for(seat)[-1:]


@pytest.mark.parametrize("seat", [-1, 3, True, "1", 1.0])
def test_there_is_no_view_for_a_seat_that_does_not_exist(seat: object) -> None:
    with pytest.raises(BadSeat, match="seats are 0 to 2"):
        lanterns().view(seat)  # type: ignore[arg-type]


def test_without_a_record_the_game_goes_the_same_way() -> None:
    loud = play_randomly(lanterns(), 4)
    silent = play_randomly(dreadhall.new_table(GAME, 3, 1, record=False), 4)
    assert silent.state == loud.state
    assert silent.events == []


def test_a_choice_has_a_verb() -> None:
    assert Choice("move:kitchen", "kitchen").verb == "move"


def test_loaded_dice_fall_as_told_and_a_missing_one_is_an_error() -> None:
    table = guest_leads()
    forbid_chance(table)
    with pytest.raises(dreadhall.DreadhallError, match="cards: 1 rolled, 0 loaded"):
        table.answer("pass")
    load_dice(table, cards=[0, 0, 0])
    table.answer("pass")
    assert table.fork().dump() == table.dump()


class Nothing(Turns):
    """Rules that draw from what is empty."""

    @override
    async def set_up(self) -> None:
        self.chance("gift", len(self.state.peeked))


class Empty(Lanterns):
    """The game with them."""

    @override
    def rules_for(self, state: LanternState, options: LanternOptions) -> type[Turns]:
        return Nothing


def test_a_roll_for_nothing_says_what_it_was_for_and_which_rule_asked_for_it() -> None:
    with pytest.raises(BadRoll) as refusal:
        dreadhall.new_table(Empty(), 2, 1)
    told = str(refusal.value)
    assert told.startswith("gift: 1 dice of 0 faces are not rolled by any rule: there is nothing to choose among")
    assert re.search(r"\(asked for by Nothing\.set_up of tests\.kernel\.test_table, line \d+\)$", told)


def test_a_face_that_a_die_does_not_have_cannot_be_loaded() -> None:
    with pytest.raises(ValueError, match="luck has no face 'green'"):
        load_dice(lanterns(), {LUCK: ["green"]})


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"round": 3}, "lanterns has no option 'round'; did you mean 'rounds'"),
        ({"rounds": "3"}, "option rounds: '3' will not do; it can be a whole number from 1 to 30"),
        ({"rounds": 0}, "option rounds: 0 will not do; it can be a whole number from 1 to 30"),
        ({"luck": "bad"}, "option luck: 'bad' will not do; it can be "),
    ],
)
def test_a_bad_option_is_named(options: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadOption) as refusal:
        lanterns(**options)
    assert str(refusal.value).startswith(complaint)


@pytest.mark.parametrize("seats", [1, 5, "3", True, None])
def test_the_number_of_seats_is_checked(seats: object) -> None:
    with pytest.raises(BadOption, match="lanterns is played with 2 to 4 seats"):
        dreadhall.new_table(GAME, seats, 1)  # type: ignore[arg-type]


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="no game is called 'lantern'"):
        dreadhall.new_table("lantern", 3)


def test_options_are_listed_with_default_values_and_help() -> None:
    luck = GAME.options["luck"]
    assert (luck.default, luck.values, luck.help) == ("plain", ("plain", "wild"), "option-lanterns-luck")
    assert GAME.options["household"].help == "option-table-household"


SCRIPT = """
import dreadhall
from dreadhall.testing import play_randomly
from tests.smallgame import GAME
table = play_randomly(dreadhall.new_table(GAME, 4, 5), 6)
print(table.dump().hex(), table.save()["digest"])
"""


def test_two_processes_with_different_hash_seeds_agree() -> None:
    outputs = set()
    for hash_seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(["src", "."])}
        run = subprocess.run(
            [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True
        )
        outputs.add(run.stdout)
    assert len(outputs) == 1


@pytest.mark.parametrize("seed", range(12))
def test_a_checkpoint_that_was_not_kept_is_found_by_playing_again(seed: int) -> None:
    keeping, finding = (dreadhall.new_table(GAME, 3, seed=seed) for _ in range(2))
    keeping.fork()  # From its first fork on a table keeps every checkpoint.
    rng = random.Random(seed)
    for _ in range(2 + 5 * seed):
        if finding.ask is not None:
            seat = rng.choice(finding.ask.seats)
            key = rng.choice(finding.ask.choices_for(seat)).key
            keeping.answer(key, seat)
            finding.answer(key, seat)
    assert finding.checkpoint == keeping.checkpoint
    assert finding.fork().dump() == keeping.dump()
