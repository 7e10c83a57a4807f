"""Haunt 48, Stacked Like Cordwood: set-up, the cursed weapon, who knows of it."""

import pytest

from dreadhall.betrayal.components.cards import AXE
from dreadhall.betrayal.haunts.h48_stacked_like_cordwood import StackedLikeCordwood
from dreadhall.betrayal.haunts.printed import CHART, HAUNTS
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import Position, revealed, row
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h48.jack import APART, JACK, OX, SEARCH, STUDY, VIVIAN, ZOE, stalked

UPSTAIRS = [*row("upper", "attic"), *row("upper", "library", at=(0, -1), turn=0)]
VAULT = row("upper", "vault")
ATTIC = APART | {OX: "attic"}


DESIGNATE = "h48-heroes-designate"


def cursed(table: Position, seat: int | None = 0) -> str:
    """The weapon that a seat takes for the cursed one; empty where there is none, or where it may not know."""
    secrets: dict[str, str] = table.view(seat)["haunt"]["secrets"]
    return secrets.get("h48-cursed", "")


# Set-up


@rule("H48-T01")
def test_the_left_neighbour_is_the_traitor_and_jack_walks_in() -> None:
    assert {(omen, room) for (omen, room), haunt in CHART.items() if haunt == 48} == {
        *(("spirit-board", room) for room in ("abandoned-room", "catacombs", "gymnasium")),
        ("mask", "charred-room"),
    }
    assert HAUNTS[48].traitor.kind == "left-of-revealer"
    table = revealed(48, {OX: "foyer", ZOE: "foyer", VIVIAN: "foyer"}, cards={ZOE: ["book"]})
    assert [who.id for who in table.state.explorers if who.traitor] == [ZOE]
    assert table.cards(ZOE) == ["book"]
    jack = table.monster(JACK)
    assert (jack.place, jack.traits) == ("entrance-hall", {"might": 3, "speed": 3, "sanity": 3})
    table.play("0=ready", "1=ready", "2=ready")
    assert table.asked == [2]


@rule("H48-T02")
@pytest.mark.parametrize(("answer", "weapon"), [("card:axe", "axe"), ("card:spear", "spear"), ("nothing", "")])
def test_the_heroes_may_settle_on_a_weapon_they_have_and_the_traitor_does_not_see_which(
    answer: str, weapon: str
) -> None:
    cards = {OX: ["axe"], VIVIAN: ["spear"], ZOE: ["blood-dagger"]}
    table = revealed(48, {OX: "foyer", ZOE: "foyer", VIVIAN: "foyer"}, cards=cards)
    assert (table.prompt, table.asked) == ("h48-heroes-designate", [0])
    assert table.keys == ["card:axe", "card:spear", "nothing"], "the traitor's is none of theirs"
    assert table.table.ask is not None
    assert table.table.ask.secret
    table.play(answer)
    assert [cursed(table, seat) for seat in (0, 1, 2, None)] == [weapon, "", weapon, ""]
    assert [event.is_for(1) for event in table.events("h48-cursed")] == [False] * bool(weapon)


@rule("H48-T02")
def test_each_side_reads_its_own_book_and_jacks_traits_are_in_one() -> None:
    table = stalked(cursed=AXE, studied=2, returns=1, cards={OX: ["axe"]}, rooms=UPSTAIRS)
    books = [[page for page in table.rules.pages(seat) if page.startswith("h48-")] for seat in (0, 2)]
    assert books == [["h48-heroes"], ["h48-traitor"]]
    assert [bool(table.view(seat)["monsters"][0]["traits"]) for seat in (0, 2)] == [False, True]
    wishes = {seat: table.view(seat)["haunt"]["objectives"] for seat in (0, 2)}
    assert [(wish["id"], wish["done"], wish["of"]) for wish in wishes[0]] == [
        (SEARCH, 1, 1),
        (STUDY, 2, 3),
        ("h48-heroes-jack", 0, 1),
    ]
    assert [wish["id"] for wish in wishes[2]] == ["h48-traitor-heroes"]
    assert table.view(2)["haunt"]["memory"] == {"h48-studied": 2, "h48-returns": 1}


@rule("H48-T02")
def test_what_the_traitor_imagines_could_be_any_weapon_in_the_house() -> None:
    table = stalked(cursed=AXE, cards={OX: ["axe"]}, piles={"foyer": ["spear"]})
    found = set()
    for seed in range(30):
        state = table.table.imagine(2, seed).state
        assert isinstance(state, BetrayalState)
        assert state.haunt is not None
        found.add(StackedLikeCordwood.memory.of(state.haunt).cursed)
    assert found == {"", "axe", "spear"}


# Searching


@rule("H48-T03")
def test_three_finds_a_weapon_of_ones_choice_in_its_stack() -> None:
    table = stalked(ATTIC, rooms=UPSTAIRS).with_dice(*faces(3, 3)).play(SEARCH)
    assert (table.prompt, table.asked) == ("h48-heroes-weapon", [0])
    assert set(table.keys) == {"card:axe", "card:blood-dagger", "card:sacrificial-dagger", "card:spear"}
    table.play("card:spear")
    assert table.cards(OX) == ["spear"]
    assert table.state.omens.top == [], "the stack is shuffled"
    assert not table.events("haunt-roll")
    assert [cursed(table, seat) for seat in (0, 1, 2)] == ["spear", "spear", ""]
    assert not table.offers(SEARCH)
    table.play("end-turn")
    assert not table.offers(SEARCH)


@rule("H48-T04")
def test_two_finds_nothing_and_another_room_is_no_second_try() -> None:
    table = stalked(APART | {OX: "library"}, rooms=UPSTAIRS, traits={OX: {"speed": 7}})
    table.with_dice(*faces(2, 3), 1, 1, 1).play(SEARCH, "go:upper-landing", "go:attic")
    assert not table.offers(SEARCH)
    table.play("end-turn", "end-turn", "end-turn", "done")
    assert table.offers(SEARCH), "the next turn is another try"


@rule("H48-T04")
def test_the_vault_must_be_open_and_elsewhere_nobody_searches() -> None:
    where = APART | {OX: "vault"}
    assert not stalked(where, rooms=VAULT).offers(SEARCH)
    assert stalked(where, rooms=VAULT, tokens={"vault-empty": "vault"}).offers(SEARCH)
    assert not stalked().offers(SEARCH)
    assert stalked(APART | {OX: "chapel"}, rooms=row("upper", "chapel")).offers(SEARCH)
    assert not stalked(ATTIC | {VIVIAN: "attic"}, rooms=UPSTAIRS, turn=VIVIAN).offers(SEARCH), "the traitor"


@rule("H48-T04")
def test_without_a_weapon_in_the_stacks_there_is_nothing_to_search_for() -> None:
    cards = {VIVIAN: ["axe", "spear", "blood-dagger", "sacrificial-dagger"]}
    assert not stalked(ATTIC, rooms=UPSTAIRS, cards=cards).offers(SEARCH)


@rule("H48-T03", "H48-28")
def test_a_weapon_that_a_hero_gets_in_another_way_is_the_one_if_the_heroes_say_so() -> None:
    table = stalked(piles={"foyer": ["axe", "spear"]}).play("take:axe", "card:spear")
    assert cursed(table) == "", "it is their choice"
    assert {f"{DESIGNATE}:axe", f"{DESIGNATE}:spear"} <= set(table.keys)
    told = len(table.events("h48-cursed"))
    table.play(f"{DESIGNATE}:spear")
    assert [cursed(table, seat) for seat in (0, 1, 2, None)] == ["spear", "spear", "", ""]
    assert [event.is_for(2) for event in table.events("h48-cursed")[told:]] == [False]
    assert not table.offers(DESIGNATE), "and it stays"
    traitors = stalked(APART | {VIVIAN: "foyer"}, turn=VIVIAN, piles={"foyer": ["axe"]}).play("take:axe")
    assert (cursed(traitors), traitors.offers(DESIGNATE)) == ("", False)


@rule("H48-T03", "H48-28")
def test_any_hero_may_name_a_weapon_that_a_hero_holds() -> None:
    table = stalked(cards={ZOE: ["axe"], VIVIAN: ["spear"]})
    assert [key for key in table.keys if key.startswith(DESIGNATE)] == [f"{DESIGNATE}:axe"]
    assert cursed(table.play(f"{DESIGNATE}:axe")) == "axe"


# Studying


@rule("H48-T05")
def test_three_in_the_room_study_by_might_or_knowledge_once_a_turn_each() -> None:
    where = {OX: "foyer", ZOE: "foyer", VIVIAN: "basement-landing"}
    table = stalked(where, cursed=AXE, cards={OX: ["axe"]}, traits={ZOE: {"knowledge": 7}})
    assert {f"{STUDY}:might", f"{STUDY}:knowledge"} <= set(table.keys)
    table.with_dice(*faces(5, 5)).play(f"{STUDY}:might")
    assert StackedLikeCordwood.memory.of(table.haunt).studied == 1
    assert not table.offers(STUDY)
    table.with_dice(*faces(5, 5)).play("end-turn", f"{STUDY}:knowledge")
    assert StackedLikeCordwood.memory.of(table.haunt).studied == 2
    assert not table.offers(STUDY)


@rule("H48-T05")
def test_four_is_not_enough_and_whoever_holds_the_weapon_has_used_it() -> None:
    where = {OX: "entrance-hall", ZOE: "entrance-hall", VIVIAN: "basement-landing"}
    table = stalked(where, cursed=AXE, cards={OX: ["axe"]})
    assert {f"attack:{JACK}:axe", "drop:axe", f"trade:{ZOE}:axe"} <= set(table.keys)
    table.with_dice(*faces(4, 5)).play(f"{STUDY}:might")
    assert not StackedLikeCordwood.memory.of(table.haunt).studied
    assert not {f"attack:{JACK}:axe", "drop:axe", f"trade:{ZOE}:axe"} & set(table.keys)
    assert f"attack:{JACK}" in table.keys


@rule("H48-T12")
def test_the_weapon_is_studied_wherever_it_is() -> None:
    with_her = {OX: "attic", ZOE: "foyer", VIVIAN: "attic"}
    assert stalked(with_her, cursed=AXE, cards={VIVIAN: ["axe"]}, rooms=UPSTAIRS).offers(STUDY)
    lying = stalked(ATTIC, cursed=AXE, piles={"attic": ["axe"]}, rooms=UPSTAIRS)
    assert lying.offers(STUDY)
    assert not stalked(ATTIC, cursed=AXE, piles={"foyer": ["axe"]}, rooms=UPSTAIRS).offers(STUDY)


@rule("H48-T12", "H48-29")
def test_heroes_who_do_not_have_it_may_search_for_another() -> None:
    stolen = stalked(ATTIC, cursed=AXE, studied=2, cards={VIVIAN: ["axe"], ZOE: ["blood-dagger"]}, rooms=UPSTAIRS)
    assert not stolen.offers(DESIGNATE), "the choice was made; now they must search"
    stolen.with_dice(*faces(3, 3)).play(SEARCH, "card:spear")
    assert (cursed(stolen), stolen.cards(OX), StackedLikeCordwood.memory.of(stolen.haunt).studied) == (
        "spear",
        ["spear"],
        2,
    )
    assert stalked(ATTIC, cursed=AXE, piles={"foyer": ["axe"]}, rooms=UPSTAIRS).offers(SEARCH)
    assert not stalked(ATTIC, cursed=AXE, cards={ZOE: ["axe"]}, rooms=UPSTAIRS).offers(SEARCH)


@rule("H48-T12", "H48-29")
def test_the_traitor_who_sees_a_search_knows_that_no_hero_has_it() -> None:
    cards = {VIVIAN: ["axe"], ZOE: ["spear"]}
    table = stalked(ATTIC, cursed=AXE, cards=cards, rooms=UPSTAIRS).with_dice(*faces(3, 3)).play(SEARCH)
    for seed in range(10):
        state = table.table.imagine(2, seed).state
        assert isinstance(state, BetrayalState)
        assert state.haunt is not None
        assert StackedLikeCordwood.memory.of(state.haunt).cursed in ("", "axe")


@rule("H48-T12")
def test_the_weapon_can_be_stolen_and_stolen_back() -> None:
    where = {OX: "foyer", ZOE: "upper-landing", VIVIAN: "foyer"}
    table = stalked(where, cursed=AXE, cards={OX: ["axe"]}, turn=VIVIAN)
    table.with_dice(*faces(4, 2), *faces(0, 5)).play(f"attack:{OX}", "steal:axe")
    assert table.cards(VIVIAN) == ["axe"]
    assert cursed(table) == "axe"
    back = stalked(where, cursed=AXE, cards={VIVIAN: ["axe"]})
    back.with_dice(*faces(4, 5), *faces(0, 2)).play(f"attack:{VIVIAN}", "steal:axe")
    assert back.cards(OX) == ["axe"]


@rule("H48-T12")
def test_when_it_leaves_the_game_another_is_searched_for_and_what_was_learnt_stays() -> None:
    def lost(state: BetrayalState) -> None:
        state.explorers[0].cards.remove(AXE)
        state.gone.append(AXE)

    table = stalked(ATTIC, cursed=AXE, studied=2, cards={OX: ["axe"]}, rooms=UPSTAIRS).arrange(lost)
    assert table.offers(SEARCH)
    table.with_dice(*faces(3, 3)).play(SEARCH, "card:spear")
    assert (cursed(table), StackedLikeCordwood.memory.of(table.haunt).studied) == ("spear", 2)
