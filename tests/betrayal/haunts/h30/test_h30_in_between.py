"""Haunt 30, Tomb of Dracula: vampires, the Symbol and the Spear when something comes in between."""

from dreadhall.betrayal.ids import FigureId
from dreadhall.testing import rule
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h30.tomb import BRIDE, DOMINATE, DRACULA, OX, PUSH, VIVIAN, ZOE, contest, night

BITE = ("end-turn", f"monster:{BRIDE}", f"{DOMINATE}:{OX}")
"""The traitor's turn ends, and the Bride, who rolls 4 dice for it, wants Ox."""


@rule("H30-16")
def test_who_wins_in_defence_with_the_symbol_drives_the_vampire_off_too() -> None:
    table = night({VIVIAN: "foyer", ZOE: "upper-landing"}, turn=VIVIAN, cards={OX: ["holy-symbol"]})
    table.with_dice(*contest(table.value(VIVIAN, "might"), 0, table.value(OX, "might"), 2)).play(f"attack:{OX}")
    table.play(table.keys[0])
    assert (table.prompt, table.asked) == (PUSH, [0])


@rule("H30-15", "H30-16")
def test_whom_the_spear_kills_nobody_drives_off() -> None:
    table = night({VIVIAN: "foyer"}, cards={OX: ["holy-symbol", "spear"]})
    table.with_dice(*contest(table.value(OX, "might") + 2, 2, table.value(VIVIAN, "might"), 0))
    table.play(f"attack:{VIVIAN}:spear")
    assert (table.explorer(VIVIAN).alive, table.prompt) == (False, "turn")


@rule("H30-15", "H30-26")
def test_a_friend_who_was_turned_is_staked_like_any_vampire() -> None:
    table = night(turned=[ZOE], cards={OX: ["spear"]})
    table.with_dice(*contest(table.value(OX, "might") + 2, 1, table.value(ZOE, "might"), 0))
    table.play(f"attack:{ZOE}:spear")
    assert (table.explorer(ZOE).alive, table.winners) == (False, None)


@rule("H30-21", "H30-31")
def test_the_symbol_in_a_vampires_hands_keeps_no_vampire_out() -> None:
    where = {VIVIAN: "entrance-hall", ZOE: "creaky-hallway"}
    table = night(where, turned=[ZOE], turn=VIVIAN, cards={ZOE: ["holy-symbol"]}).with_dice()
    assert table.play("go:creaky-hallway").explorer(VIVIAN).place == "creaky-hallway"


@rule("H30-21", "H30-34")
def test_a_bell_that_fails_calls_a_vampire_who_still_rolls_at_the_symbol() -> None:
    table = night({ZOE: "upper-landing"}, bride="entrance-hall", cards={OX: ["bell", "holy-symbol"]})
    table.with_dice(*[0] * (table.value(OX, "sanity") + 4)).play("use:bell", f"pull:{BRIDE}:foyer")
    assert table.monster(BRIDE).place == "entrance-hall"


@rule("H30-14", "H30-36", "C-41")
def test_neither_skull_nor_armor_helps_who_is_dominated() -> None:
    table = night({ZOE: "upper-landing"}, bride="foyer", turn=VIVIAN, cards={OX: ["skull", "armor"]})
    speed = table.clip(OX, "speed")
    table.with_dice(*[0] * 4, *contest(4, 2, table.value(OX, "sanity"), 0)).play(*BITE)
    assert (table.clip(OX, "speed"), table.prompt) == (speed - 2, "monster")


@rule("H30-18", "B-POW-01")
def test_whoever_turns_is_free_of_the_webs() -> None:
    slow = {OX: {"speed": 0}}
    table = night({ZOE: "upper-landing"}, bride="foyer", turn=VIVIAN, cards={OX: ["webs"]}, traits=slow)
    table.with_dice(*[0] * 4, *contest(4, 1, table.value(OX, "sanity"), 0)).play(*BITE)
    assert (table.explorer(OX).traitor, table.cards(OX)) == (True, [])


@rule("H30-17", "B-DIE-15")
def test_whoever_dies_of_the_idol_in_that_moment_is_dead_and_no_vampire() -> None:
    low = {OX: {"speed": 0, "sanity": 0}}
    table = night({ZOE: "upper-landing"}, bride="foyer", turn=VIVIAN, cards={OX: ["idol"]}, traits=low)
    table.with_dice(*[0] * 4, *faces(8, 4)).play(*BITE, "use:idol")
    assert (table.explorer(OX).alive, table.explorer(OX).traitor) == (False, False)


@rule("H30-27", "H30-28", "H30-32")
def test_with_the_last_hero_turned_the_traitor_wins_and_no_convert_without_a_kill() -> None:
    table = night(turned=[ZOE], bride="foyer", turn=VIVIAN, traits={OX: {"speed": 0}})
    table.with_dice(*[0] * 4, *contest(4, 1, table.value(OX, "sanity"), 0)).play(*BITE)
    assert table.winners == (1,)


@rule("H30-24", "H30-26")
def test_with_the_bride_staked_the_sun_that_burns_dracula_wins_at_once() -> None:
    table = night(gone=[BRIDE], sun=True, track=5)
    table.arrange(lambda state: state.monsters[FigureId(DRACULA)].traits.update({"speed": 1, "might": 1, "sanity": 1}))
    assert table.play("end-turn").winners == (0, 2)
