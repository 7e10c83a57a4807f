"""Events tell the whole story: which roll it was, what it took, what came of it, and that nothing came of it."""

from collections.abc import Callable
from typing import Any

import pytest

from dreadhall.betrayal.components.cards import AXE
from dreadhall.betrayal.ids import CardId, FigureId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import Position, position, row
from dreadhall.words import LANGUAGES, Words
from tests.betrayal.drawing import APART, OX, VIVIAN, ZOE, draw, faces
from tests.betrayal.haunts.invisible import vanished
from tests.betrayal.haunts.wolves import wolves
from tests.betrayal.plain import GHOUL_1, haunted

FOYER = {OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"}
ENGLISH = Words("en", strict=True)


def said(table: Position, *kinds: str, language: str = "en") -> list[str]:
    """What everybody is told of these kinds of events."""
    words = Words(language, strict=True)
    heard = [event for event in table.table.events if event.kind in kinds and event.to is None]
    return [words.say_event("betrayal", event.told_to(None)) for event in heard]


def kinds_of(table: Position) -> list[str]:
    """The kinds of all events, in order."""
    return [event.kind for event in table.table.events]


# Traits


@rule("B-TRAIT-02", "B-TRAIT-03")
def test_a_step_between_equal_numbers_is_told_as_a_step() -> None:
    table = draw("something-slimy", *faces(1, 4))
    assert table.events("loses")[0].data == {
        "explorer": OX, "trait": "might", "spaces": 1, "was": 5, "value": 5, "same": True, "cause_kind": "card",
    }  # fmt: skip
    assert said(table, "loses") == ["Ox: Might drops a step towards the skull; the number stays 5 (Something Slimy)."]
    healed = draw("webs", *faces(4, 5), traits={OX: {"might": 1}})
    assert said(healed, "gains") == ["Ox: Might rises a step away from the skull; the number stays 5 (Webs)."]


@rule("B-TRAIT-03")
def test_steps_to_another_number_say_both() -> None:
    assert said(draw("creepy-crawlies", *faces(0, 3)), "loses") == ["Ox: Sanity drops 2 steps to 2 (Creepy Crawlies)."]


@rule("B-TRAIT-04", "B-TRAIT-05")
@pytest.mark.parametrize(
    ("clip", "total", "end"), [(7, 5, "stays at 7, its highest number"), (0, 1, "stays at 2, its lowest number")]
)
def test_a_clip_at_the_end_of_its_track_is_said_to_stay(clip: int, total: int, end: str) -> None:
    table = draw("creepy-crawlies", *faces(total, 7 if clip else 2), traits={OX: {"sanity": clip}})
    assert said(table, "stays") == [f"Ox: Sanity {end} (Creepy Crawlies)."]


def test_a_room_that_has_nothing_more_to_give_is_silent() -> None:
    where = {**APART, OX: "library"}
    table = position(where, rooms=row("upper", "library"), traits={OX: {"knowledge": 7}}).play("end-turn")
    assert table.events("stays") == []


# Rolls


@rule("B-DIE-07", "B-GEN-12")
def test_the_roll_of_an_event_and_its_roll_for_damage_are_told_apart() -> None:
    table = draw("phone-call", *faces(2, 2), 1).play("split:1-0")
    assert said(table, "rolled")[1:] == [
        "Ox rolls 2 for Phone Call; the line for 1–2 applies.",
        "Ox rolls 1 point of damage (Phone Call).",
    ]
    assert [event.data["roll"] for event in table.events("rolled")][1:] == ["event", "damage"]
    for language in LANGUAGES:
        rolled = said(table, "rolled", language=language)
        assert rolled[1].replace("2", "1") != rolled[2]


@rule("B-DIE-08", "B-DIE-09")
def test_a_trait_roll_names_its_trait_and_a_reroll_says_so() -> None:
    table = draw("spider", *faces(0, 4), 0, 0).play("trait:speed")
    assert said(table, "rolled")[1:] == [
        "Ox rolls 0 Speed for Spider; the line for 0 applies.",
        "Ox rolls 0 points of damage (Spider).",
    ]
    again = position({**APART, OX: "vault"}, rooms=row("upper", "vault"), cards={OX: ["rabbits-foot"]})
    again.with_dice(0, 0, 0, 2).play("open-vault", "use:rabbits-foot")
    assert said(again, "rolled")[1] == "Ox rolls again: 2 Knowledge for Vault, needed 6."


@rule("B-DIE-13")
def test_a_roll_that_a_card_can_change_says_what_came_of_it_when_nothing_changes_it_any_more() -> None:
    table = position({**APART, OX: "vault"}, rooms=row("upper", "vault"), cards={OX: ["rabbits-foot"]})
    table.with_dice(0, 0, 1).play("open-vault")
    assert said(table, "rolled", "result") == ["Ox rolls 1 Knowledge for Vault, needed 6."]
    table.play("keep")
    assert said(table, "result") == ["Ox: the result for Vault is 1: fails."]
    assert [event.data["passed"] for event in table.events("rolled")] == [None]


@rule("B-BARR-03", "B-VAULT-02")
def test_what_a_room_asks_for_is_told_with_the_roll() -> None:
    table = position({**APART, OX: "vault"}, rooms=row("upper", "vault")).with_dice(2, 1, 0).play("open-vault")
    assert said(table, "rolled") == ["Ox rolls 3 Knowledge for Vault, needed 6: fails."]
    assert said(table, "rolled", language="de") == ["Ox würfelt 3 mit Wissen (Tresorraum), nötig 6: misslungen."]
    assert said(table, "rolled", language="fr") == ["Ox obtient 3 en Savoir (Chambre forte), il faut 6\u00a0: échec."]


@rule("B-DIE-13")
def test_a_result_that_a_card_has_named_says_which_roll_it_is() -> None:
    table = haunted(FOYER, turn=ZOE, cards={OX: ["angel-feather"]})
    table.with_dice(0, 0, 0).play(f"attack:{OX}", "use:angel-feather", "number:8")
    (result,) = table.events("result")
    assert (result.data["who"], result.data["roll"], result.data["faces"], result.data["total"]) == (
        OX,
        "defence",
        [],
        8,
    )


@rule("B-HROLL-01", "B-HROLL-02")
@pytest.mark.parametrize(
    ("total", "told"),
    [
        (0, "That is less than the one omen drawn so far: the haunt begins."),
        (1, "That is enough for the one omen drawn so far: the house keeps quiet."),
    ],
)
def test_the_haunt_roll_says_what_comes_of_it(total: int, told: str) -> None:
    table = position({**APART, OX: "upper-landing"}).top("room", "junk-room").top("omen", "skull").play("explore:n")
    table.with_dice(*faces(total, 6), haunt=[0]).play("end-turn")
    assert said(table, "rolled", "haunt-roll")[-2:] == [f"Ox rolls {total} for the haunt roll.", told]
    (roll,) = table.events("rolled")
    assert (roll.cause, roll.data["needed"], roll.data["passed"]) == ("skull", 1, bool(total))


# Damage


@rule("B-DMG-05")
def test_the_skull_is_named_where_it_turns_damage() -> None:
    table = draw("angry-being", *faces(2, 4), 1, cards={OX: ["skull"]}).play("yes", "split:1-0")
    assert said(table, "turns-damage") == [
        "Ox uses the skull: one point of mental damage becomes physical (Angry Being)."
    ]
    assert kinds_of(table).index("turns-damage") < kinds_of(table).index("hurt")
    refused = draw("angry-being", *faces(2, 4), 1, cards={OX: ["skull"]}).play("no", "split:1-0")
    assert refused.events("turns-damage") == []


def test_what_the_armor_takes_off_is_told() -> None:
    armed = {OX: ["armor"]}
    table = draw("phone-call", *faces(0, 2), 2, 1, cards=armed).play("split:2-0")
    assert said(table, "hurt") == ["Ox takes 2 of 3 points of physical damage (Phone Call)."]
    spared = draw("phone-call", *faces(0, 2), 1, 0, cards=armed)
    assert said(spared, "hurt", "unhurt") == ["Ox is spared all physical damage (Phone Call)."]


def test_dice_of_damage_that_show_nothing_hurt_nobody_and_say_so() -> None:
    assert said(draw("phone-call", *faces(1, 2), 0), "unhurt") == ["Ox takes no mental damage (Phone Call)."]


# Nothing happens


@pytest.mark.parametrize(("event", "dice"), [("whoops", []), ("night-view", faces(0, 3)), ("the-voice", faces(3, 3))])
def test_an_event_without_effect_says_that_nothing_happens(event: str, dice: list[int]) -> None:
    table = draw(event, *dice)
    name = ENGLISH.name("betrayal", "card", event)
    assert said(table, "nothing-happens") == [f"Nothing happens to Ox ({name})."]


@rule("B-POW-05")
def test_each_of_those_an_event_strikes_in_vain_is_named() -> None:
    table = draw("hideous-shriek", *faces(4, 3), *faces(4, 4), *faces(1, 5), 1)
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    unhurt = [event.data["explorer"] for event in table.events("nothing-happens")]
    assert unhurt == [OX, VIVIAN]
    assert [event.data["explorer"] for event in table.events("hurt")] == [ZOE]


def test_an_event_that_finds_nobody_says_so() -> None:
    table = draw("silence", where=dict.fromkeys(APART, "entrance-hall"))
    assert said(table, "nothing-happens") == ["Nothing happens to Ox (Silence)."]


def test_what_happens_by_a_card_used_on_the_roll_is_not_the_events_doing() -> None:
    table = draw("the-voice", *faces(0, 5), cards={OX: ["idol"]}).play("use:idol")
    assert said(table, "loses", "nothing-happens")[-1] == "Nothing happens to Ox (The Voice)."


def test_an_event_that_is_passed_on_says_to_whom() -> None:
    table = draw("image-in-the-mirror-give", cards={ZOE: ["axe"]})
    assert said(table, "passes-on") == ["Image in the Mirror passes Ox by and strikes Zoe."]
    assert draw("image-in-the-mirror-give", cards={OX: ["axe"]}).events("passes-on") == []


def test_an_elevator_that_cannot_leave_stays() -> None:
    where = {**APART, OX: "mystic-elevator"}
    table = position(where, rooms=row("upper", "mystic-elevator")).with_dice(2, 1).play("end-turn")
    if table.prompt == "dock-elevator":
        table.play("stay")
    assert said(table, "elevator-stays") == ["The Mystic Elevator stays on the upper floor."]


# Fights


@rule("B-ATK-06", "B-ATK-07", "B-DIST-02")
@pytest.mark.parametrize(
    ("own", "other", "told"),
    [
        (4, 2, "4 against 2: Ox wins by 2."),
        (3, 3, "3 against 3: nobody wins."),
        (2, 3, "2 against 3: Zoe wins by 1."),
    ],
)
def test_a_clash_says_who_wins_and_by_how_much(own: int, other: int, told: str) -> None:
    table = haunted(FOYER).with_dice(*faces(own, 5), *faces(other, 3)).play(f"attack:{ZOE}")
    assert said(table, "clash") == [told]


@rule("B-DIST-02")
def test_who_wins_against_a_shot_from_afar_cannot_strike_back() -> None:
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "entrance-hall"}
    table = haunted(where, cards={OX: ["revolver"]}).with_dice(*faces(0, 5), *faces(2, 4))
    table.play(f"attack:{ZOE}:revolver")
    assert said(table, "clash") == ["0 against 2: Zoe wins by 2, but cannot strike back."]


@rule("B-TURN-08")
def test_the_attack_of_a_card_is_told_like_any_other() -> None:
    table = draw("creepy-puppet", *faces(3, 4), *faces(4, 5))
    assert said(table, "attacks", "rolled", "clash")[1:] == [
        "“Creepy Puppet” attacks Ox.",
        "Zoe rolls 3 for the attack (Creepy Puppet, Might).",
        "Ox rolls 4 Might for the defence.",
        "3 against 4: Ox wins by 1, but cannot strike back.",
    ]


# What lies where


@rule("B-DEATH-05", "B-DEATH-06")
def test_what_the_dead_had_is_told() -> None:
    table = haunted(FOYER, turn=ZOE, traits={VIVIAN: {"might": 0}}, cards={VIVIAN: ["axe", "dog", "bite"]})
    table.with_dice(1, 0, 0, *[0] * 9).play(f"attack:{VIVIAN}")
    while table.prompt == "split-damage":
        table.play("split:1-0")
    assert said(table, "leaves-behind") == ["What Vivian had stays in the foyer: Axe and Dog."]


@rule("B-MON-17")
def test_what_a_stunned_monster_lets_fall_is_told() -> None:
    table = haunted(FOYER, "foyer", change=carrying(AXE)).with_dice(*faces(2, 5), *[0] * 4)
    table.play(f"attack:{GHOUL_1}", "damage")
    assert [event.data["card"] for event in table.events("monster-drops")] == ["axe"]
    assert kinds_of(table)[-2:] == ["stunned", "monster-drops"]


def carrying(card: CardId) -> Callable[[BetrayalState], None]:
    """The ghoul has a card."""

    def change(state: BetrayalState) -> None:
        state.items.rest.remove(card)
        state.monsters[FigureId(GHOUL_1)].cards = [card]

    return change


@rule("B-ITEM-13")
def test_a_card_is_laid_down_before_that_costs_something() -> None:
    table = position(FOYER, cards={OX: ["holy-symbol"]}).play("drop:holy-symbol")
    assert [kind for kind in kinds_of(table) if kind in ("drops", "loses")] == ["drops", "loses"]


def test_the_coal_chute_is_named_as_the_way_down() -> None:
    table = position({**APART, OX: "foyer"}).top("room", "coal-chute").play("explore:n")
    assert said(table, "moves")[-1] == "Ox goes onto the basement landing (Coal Chute)."


def test_a_room_found_behind_a_wall_that_turns_has_no_door() -> None:
    table = draw("the-walls", where={**APART, OX: "entrance-hall"}).events("finds")
    assert [event.cause for event in table] == ["the-walls"]


# Who may know


@rule("B-SEC-01", "B-SEC-02")
def test_only_those_who_read_the_book_hear_what_a_task_takes() -> None:
    table = wolves({OX: "attic", VIVIAN: "foyer", ZOE: "foyer"}, rooms=row("upper", "attic"), dog="")
    table.with_dice(0, 0, 0).play("h05-heroes-search")
    heard = [roll_heard(table, seat) for seat in (0, 1, 2, None)]
    assert [(roll["total"], roll["needed"], roll["passed"]) for roll in heard] == [
        (0, 5, False),
        (0, 5, False),
        (0, None, None),
        (0, None, None),
    ]
    told = [ENGLISH.say_event("betrayal", {"kind": "rolled", "cause": "", "data": roll}) for roll in heard]
    known, unknown = "Ox rolls 0 Knowledge for the attempt, needed 5: fails.", "Ox rolls 0 Knowledge for the attempt."
    assert told == [known] * 2 + [unknown] * 2


def roll_heard(table: Position, seat: int | None) -> dict[str, Any]:
    """The last roll, as a seat hears it."""
    data: dict[str, Any] = [event["data"] for event in table.table.events_for(seat) if event["kind"] == "rolled"][-1]
    return data


@rule("B-SEC-02")
def test_that_nothing_happens_to_a_figure_nobody_sees_is_told_to_it_alone() -> None:
    table = vanished(tokens={"closet": "foyer"}).top("event", "whoops").with_dice(1, 1).play("go:foyer", "try:closet")
    while table.prompt == "refuse-event":
        table.play("no")
    (event,) = table.events("nothing-happens")
    assert event.to == (0,)


@rule("H41-22", "B-SEC-01")
def test_heroes_who_sense_nothing_of_the_unseen_hear_so_and_the_traitor_does_not() -> None:
    table = vanished({OX: "entrance-hall", VIVIAN: "entrance-hall", ZOE: "upper-landing"})
    table.with_dice(0, *[0] * 5).play("go:entrance-hall", f"h41-traitor-sneak:{VIVIAN}")
    while table.prompt != "turn" or table.asked == [0]:
        table.play("end-turn" if "end-turn" in table.keys else table.keys[0])
    heard = [roll_heard(table, seat) for seat in (0, 1, 2, None)]
    assert [(roll["total"], roll["line"], roll["span"]) for roll in heard] == [
        (0, None, None),
        (0, 2, "0–2"),
        (0, 2, "0–2"),
        (0, None, None),
    ]
