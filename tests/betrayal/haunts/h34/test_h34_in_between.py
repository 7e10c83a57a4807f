"""Haunt 34, Guillotines: collars and Keys when something comes in between."""

from dreadhall.betrayal.haunts.h34_guillotines import Guillotines
from dreadhall.betrayal.ids import ExplorerId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import SEVERAL, Position, row
from tests.betrayal.haunts.guillotines import JENNY, LONGFELLOW, OX, VIVIAN, ZOE, collared

LABORATORY = "operating-laboratory"
KEYS = ["key-vault", "key-crypt"]


@rule("H34-53", "C-29")
def test_two_keys_of_the_beheaded_are_taken_up_and_open_nothing_in_that_turn() -> None:
    table = collared(track=1, cards={OX: KEYS}).with_dice(2, 2, 2, 0, 0, 0).play("end-turn")
    assert (table.explorer(OX).alive, table.asked) == (False, [1])
    table.play(f"take:{KEYS[0]}", f"card:{KEYS[1]}")
    assert (table.cards(VIVIAN), table.offers("h34-unlock")) == (KEYS, False)


@rule("H34-15", "C-29")
def test_a_key_taken_with_light_fingers_opens_nothing_in_that_turn() -> None:
    table = collared(cards={OX: ["pickpockets-gloves", KEYS[0]], VIVIAN: KEYS[1:]})
    table.play(f"use:pickpockets-gloves:{VIVIAN}")
    assert (table.cards(OX), table.offers("h34-unlock")) == (KEYS, False)


@rule("H34-15")
def test_who_opens_a_collar_on_the_way_goes_on() -> None:
    where = {OX: "foyer", VIVIAN: "entrance-hall", ZOE: "foyer", LONGFELLOW: "foyer"}
    table = collared(where, cards={OX: KEYS}).play("go:entrance-hall", f"h34-unlock:{VIVIAN}")
    assert table.offers("go")


@rule("H34-29", "H34-42")
def test_the_track_goes_on_at_the_moment_when_the_revealer_dies_in_the_own_turn() -> None:
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "upper-landing", LONGFELLOW: "upper-landing"}
    table = collared(where, track=1, traits={OX: {"might": 0, "speed": 0}})
    table.with_dice(*[0] * table.value(OX, "might"), *[2] * table.value(VIVIAN, "might"), 2, 2, 2)
    table.play(f"attack:{VIVIAN}")
    table.play(table.keys[0])
    assert (table.explorer(OX).alive, table.haunt.track, table.asked) == (False, 2, [1])


@rule("H34-30", "C-59")
def test_a_feather_saves_a_head() -> None:
    table = collared(track=5, free=[VIVIAN, ZOE, LONGFELLOW], cards={OX: ["angel-feather"]})
    assert table.play("end-turn", "use:angel-feather", "number:8").explorer(OX).alive


def in_laboratory(**parts: object) -> Position:
    """Ox is in the Operating Laboratory, the others are not."""
    where = {OX: LABORATORY, VIVIAN: "foyer", ZOE: "foyer", LONGFELLOW: "foyer"}
    keys = {f"key-{LABORATORY}": LABORATORY}
    return collared(where, rooms=row("upper", LABORATORY), keys=keys, **parts)  # type: ignore[arg-type]


@rule("H34-62", "B-DIE-15")
def test_whoever_the_laboratory_kills_has_no_key_and_it_stays_there() -> None:
    table = in_laboratory(traits={OX: {"might": 0, "speed": 0}})
    dice = sum(table.value(OX, trait) for trait in ("might", "speed", "knowledge", "sanity"))
    table.with_dice(*[2] * dice, 2, 2).play("h34-key")
    table.play(table.keys[0])
    assert (table.explorer(OX).alive, f"key-{LABORATORY}" in table.state.tokens) == (False, True)
    table = in_laboratory(cards={OX: ["idol"]}, traits={OX: {"sanity": 0}}).play("h34-key", "use:idol")
    assert (table.explorer(OX).alive, f"key-{LABORATORY}" in table.state.tokens) == (False, True)


@rule("H34-36", "H34-40")
def test_the_last_collar_may_come_off_with_a_head_if_half_of_the_heroes_live() -> None:
    def known(state: BetrayalState) -> None:
        assert state.haunt is not None
        Guillotines.hidden.of(state.haunt).turned_up[ExplorerId(LONGFELLOW)] = [1]
        state.haunt.traitor = 3
        state.explorers[3].traitor = True
        del state.explorers[3].status["collar"]

    table = collared(SEVERAL[:5], dead=[VIVIAN], free=[ZOE, JENNY], track=1).arrange(known)
    table.with_dice(0, 0, 0).play("end-turn")
    assert (table.explorer(OX).alive, table.winners) == (False, (0, 1, 2, 4))
