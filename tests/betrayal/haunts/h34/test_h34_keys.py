"""Haunt 34, Guillotines: where the Keys are and what they cost."""

import pytest

from dreadhall.betrayal.components.rooms import BALLROOM, CHASM, GALLERY, TOWER
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import CardId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import Position, row
from dreadhall.testing.marks import rule
from dreadhall.words import Words
from tests.betrayal.haunts.guillotines import LONGFELLOW, OX, VIVIAN, ZOE, collared


def beside_key(room: str, floor: str = "upper", place: str = "", **parts: object) -> Position:
    """Ox stands in a room with its Key, the others in the foyer."""
    parts.setdefault("rooms", row(floor, room))
    where = {OX: place or room, VIVIAN: "foyer", ZOE: "foyer", LONGFELLOW: "foyer"}
    return collared(where, keys={f"key-{room}": room}, **parts)  # type: ignore[arg-type]


def told(table: Position) -> str:
    """What everybody hears of a collar that is opened."""
    (event,) = table.events("h34-unlocked")
    return Words("en", strict=True).say_event("betrayal", event.told_to(None))


@rule("H34-14", "H34-15")
@pytest.mark.parametrize("keys", [[], ["key-vault"], ["key-vault", "key-crypt"]])
@pytest.mark.parametrize("traitor", [OX, LONGFELLOW])
def test_the_keys_somebody_has_are_counted_towards_the_two_of_a_collar(keys: list[str], traitor: str) -> None:
    table = collared(traitor=traitor, cards={OX: keys})
    wishes = {wish["id"]: (wish["done"], wish["of"]) for wish in table.view(0)["haunt"]["objectives"]}
    assert wishes["h34-traitor-keys" if traitor == OX else "h34-heroes-keys"] == (len(keys), 2)


@rule("H34-T06")
@pytest.mark.parametrize(
    ("room", "floor", "dice"), [("attic", "upper", 4), ("junk-room", "upper", 5), ("pentagram-chamber", "basement", 3)]
)
def test_an_exit_roll_that_is_passed_gives_the_key(room: str, floor: str, dice: int) -> None:
    table = beside_key(room, floor, cards={OX: ["key-vault"]}).with_dice(*[2] * dice)
    table.play("h34-key")
    assert f"key-{room}" in table.cards(OX)
    assert f"key-{room}" not in table.state.tokens
    assert table.state.turn.over
    assert not table.offers("go")
    table.play(f"h34-unlock:{OX}")
    assert "collar" not in table.explorer(OX).status
    assert table.cards(OX) == []


@rule("H34-T06")
@pytest.mark.parametrize(
    ("room", "floor", "dice", "trait"),
    [
        ("attic", "upper", 4, "might"),
        ("junk-room", "upper", 5, "speed"),
        ("pentagram-chamber", "basement", 3, "sanity"),
    ],
)
def test_a_failed_exit_roll_costs_what_the_tile_says(room: str, floor: str, dice: int, trait: str) -> None:
    table = beside_key(room, floor).with_dice(*[0] * dice)
    clip = table.clip(OX, trait)
    table.play("h34-key")
    assert table.clip(OX, trait) == clip - 1
    assert table.cards(OX) == []
    assert not table.offers("h34-key")


@rule("H34-T06")
def test_leaving_after_the_attempt_needs_a_roll_of_its_own() -> None:
    table = beside_key("attic").with_dice(0, 0, 0, 0, 2, 2, 0, 0)
    table.play("h34-key")
    might = table.clip(OX, "might")
    table.play("go:upper-landing")
    assert table.clip(OX, "might") == might
    assert len(table.events("rolled")) == 2


@rule("H34-T06")
def test_a_known_traitor_rolls_for_the_key_but_loses_nothing() -> None:
    table = beside_key("attic", traitor=OX).with_dice(0, 0, 0, 0).play("show-role")
    might = table.clip(OX, "might")
    table.play("h34-key")
    assert (table.clip(OX, "might"), table.cards(OX)) == (might, [])


@rule("H34-T07")
@pytest.mark.parametrize(("room", "kind"), [("crypt", "mental"), ("furnace-room", "physical")])
def test_the_rooms_that_hurt_do_so_once_for_the_key(room: str, kind: str) -> None:
    table = beside_key(room, "basement", free=[OX]).with_dice().play("h34-key")
    assert table.prompt == "split-damage"
    table.play("split:1-0")
    assert table.cards(OX) == [f"key-{room}"]
    table.play("end-turn")
    assert [event.data["damage"] for event in table.events("hurt")] == [kind]


@rule("H34-T07")
@pytest.mark.parametrize("start", ["chasm", "chasm/far"])
def test_a_passed_crossing_gives_the_key_from_either_side(start: str) -> None:
    rooms = [Placed(CHASM, "basement", 1, 0)]
    table = beside_key("chasm", place=start, rooms=rooms).with_dice(1, 1, 1, 0).play("h34-key")
    assert table.cards(OX) == ["key-chasm"]
    assert table.explorer(OX).place == ("chasm/far" if start == "chasm" else "chasm")
    assert not table.offers("cross")


@rule("H34-T07")
def test_a_failed_crossing_gives_nothing_this_turn() -> None:
    table = beside_key("chasm", rooms=[Placed(CHASM, "basement", 1, 0)]).with_dice(0, 1, 1, 0).play("h34-key")
    assert table.cards(OX) == []
    assert table.explorer(OX).place == "chasm"
    assert not table.offers("h34-key")
    assert not table.offers("go")


@rule("H34-T07")
def test_who_has_crossed_may_still_take_the_key_or_leave_it() -> None:
    table = beside_key("tower", rooms=[Placed(TOWER, "upper", 1, 0)]).with_dice(1, 1, 1, 0, 0).play("cross")
    assert table.cards(OX) == []
    assert table.play("h34-key").cards(OX) == ["key-tower"]
    assert len(table.events("rolled")) == 1


@rule("H34-T07")
def test_a_known_traitor_who_crosses_without_a_roll_has_not_earned_the_key() -> None:
    table = beside_key("tower", rooms=[Placed(TOWER, "upper", 1, 0)], traitor=OX).with_dice(0, 0, 0, 0, 0)
    table.play("show-role")
    assert table.play("h34-key").cards(OX) == []


@rule("H34-T08")
def test_the_laboratory_wants_all_four_traits_and_hurts_in_any_case() -> None:
    might, speed, knowledge, sanity = [2] * 5, [2] * 4, [1, 1, 0], [2] * 3
    table = beside_key("operating-laboratory").with_dice(*might, *speed, *knowledge, *sanity, 1, 1)
    table.play("h34-key", "split:2-0")
    assert table.cards(OX) == []
    assert table.events("hurt")[0].data["points"] == 2
    table = beside_key("operating-laboratory").with_dice(*might, *speed, 1, 1, 1, *sanity, 0, 0).play("h34-key")
    assert table.cards(OX) == ["key-operating-laboratory"]


@rule("H34-T08")
def test_the_gallery_gives_its_key_only_to_who_jumps_into_the_ballroom() -> None:
    assert not beside_key("gallery").offers("h34-key")
    rooms = [*row("upper", "gallery"), *row("ground", "ballroom")]
    table = beside_key("gallery", rooms=rooms).with_dice(1).play("h34-key", "split:1-0")
    assert table.explorer(OX).place == "ballroom"
    assert table.cards(OX) == ["key-gallery"]
    assert not beside_key("gallery", rooms=rooms).with_dice(0).play("fall").cards(OX)


@rule("H34-T08")
def test_a_later_visitor_of_the_collapsed_room_falls_without_the_key() -> None:
    rooms = [*row("upper", "collapsed-room"), *row("basement", "larder")]
    tokens = {"below-collapsed-room": "larder"}
    table = beside_key("collapsed-room", rooms=rooms, tokens=tokens).with_dice(1, 1, 1, 1, 0).play("h34-key")
    assert table.explorer(OX).place == "larder"
    assert table.cards(OX) == []
    table = beside_key("collapsed-room", rooms=rooms, tokens=tokens).with_dice(2, 1, 1, 1).play("h34-key")
    assert table.cards(OX) == ["key-collapsed-room"]


@rule("H34-T08")
def test_the_discoverer_of_the_collapsed_room_rolls_once_for_floor_and_key() -> None:
    table = collared({OX: "upper-landing", VIVIAN: "foyer", ZOE: "foyer"}, traitor=ZOE).top("room", "collapsed-room")
    table.with_dice(2, 1, 1, 1).play("explore:n", "go-on")
    table.play("h34-key")
    assert table.cards(OX) == ["key-collapsed-room"]


@rule("H34-T09")
def test_the_open_vault_gives_its_key_at_the_end_of_a_turn() -> None:
    table = beside_key("vault", tokens={"vault-empty": "vault"}, free=[OX], cards={OX: ["key-attic"]})
    assert not table.offers("h34-key")
    table.play("end-turn")
    assert table.cards(OX) == ["key-attic", "key-vault"]
    table.play("end-turn", "end-turn", "end-turn")
    assert table.asked == [0]
    table.arrange(lambda state: state.explorers[0].status.update(collar=1))
    assert f"h34-unlock:{OX}" in table.keys


@rule("H34-T09")
def test_a_locked_vault_keeps_its_key() -> None:
    assert beside_key("vault", free=[OX]).play("end-turn").cards(OX) == []


@rule("H34-T10")
def test_two_keys_unlock_a_friend_who_is_not_asked() -> None:
    keys = ["key-attic", "key-vault", "key-crypt"]
    table = collared(cards={OX: keys}, free=[ZOE], dead=[LONGFELLOW], traitor=ZOE)
    assert [key for key in table.keys if key.startswith("h34-unlock")] == [f"h34-unlock:{OX}", f"h34-unlock:{VIVIAN}"]
    table.play(f"h34-unlock:{VIVIAN}")
    assert table.cards(OX) == ["key-crypt"]
    assert table.state.gone == ["key-attic", "key-vault"]
    assert "collar" not in table.explorer(VIVIAN).status
    assert not table.offers("h34-unlock")
    assert told(table) == "Ox turns two keys, and the collar falls from the neck of Vivian."


@rule("H34-15")
def test_who_opens_the_own_collar_is_rid_of_it() -> None:
    table = collared(cards={OX: ["key-attic", "key-vault"]}).play(f"h34-unlock:{OX}")
    assert told(table) == "Ox turns two keys and is rid of the collar."


@rule("H34-T11")
def test_a_key_that_was_traded_to_somebody_waits_for_that_ones_next_turn() -> None:
    table = collared(cards={OX: ["key-attic"], VIVIAN: ["key-vault", "axe"]}, traitor=ZOE, free=[LONGFELLOW])
    table.play(f"trade:{VIVIAN}:key-attic", "for:key-vault", "1=yes")
    assert table.cards(OX) == ["key-vault"]
    table.arrange(lambda state: state.explorers[0].cards.append(CardId("key-crypt")))
    assert not table.offers("h34-unlock")


@rule("H34-T11")
def test_a_key_received_in_another_turn_can_be_used_in_the_own() -> None:
    table = collared(cards={OX: ["key-attic"], VIVIAN: ["key-vault"]}, traitor=ZOE, free=[OX]).with_dice()
    table.play(f"trade:{VIVIAN}:key-attic", "for:nothing", "1=yes", "end-turn")
    assert table.asked == [1]
    assert f"h34-unlock:{VIVIAN}" in table.keys


@rule("H34-T11")
def test_the_dog_brings_keys_from_piles_only() -> None:
    where = {OX: "upper-landing", VIVIAN: "foyer", ZOE: "foyer"}
    rooms = row("upper", "library")
    table = collared(where, cards={OX: ["dog"]}, rooms=rooms, keys={"key-attic": "library"}, traitor=ZOE)
    assert not table.offers("use")
    table = collared(where, cards={OX: ["dog"]}, rooms=rooms, piles={"library": ["key-attic"]}, traitor=ZOE)
    table.play("use:dog")
    assert table.cards(OX) == ["dog", "key-attic"]


@rule("H34-T08")
def test_the_jump_for_the_gallerys_key_pays_for_opponents_like_any_fall() -> None:
    def the_traitor_is_known_and_ox_is_tired(state: BetrayalState) -> None:
        state.turn.spent, state.turn.moved = 99, True
        state.explorers[3].traitor = True
        assert state.haunt is not None
        state.haunt.traitor = 3

    where = {OX: "gallery", VIVIAN: "entrance-hall", ZOE: "entrance-hall", LONGFELLOW: "gallery"}
    rooms = [Placed(GALLERY, "upper", 0, 1), Placed(BALLROOM, "ground", 0, 1)]
    table = collared(where, rooms=rooms, keys={"key-gallery": "gallery"})
    assert table.offers("h34-key")
    table.arrange(the_traitor_is_known_and_ox_is_tired)
    assert not table.offers("h34-key")
    assert not table.offers("fall")
