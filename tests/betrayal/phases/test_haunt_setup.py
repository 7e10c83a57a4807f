"""What happens between the reveal and the first turn of a haunt, and who reads which book. (B-HSET, B-HBOOK)"""

import pytest

from dreadhall.betrayal.components.catalogue import EXPLORERS, TRAITS
from dreadhall.betrayal.explorers.traits import start_of
from dreadhall.betrayal.haunts import BUILT, haunt_rules
from dreadhall.betrayal.haunts.printed import HAUNTS
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.toolkit.people.conversion import Conversion
from dreadhall.testing.betrayal import THREE, Position, position, revealed, row
from dreadhall.testing.marks import rule
from dreadhall.words import LANGUAGES, Words, find_locales
from tests.betrayal.haunts.wolves import APART, wolves

OX, VIVIAN, ZOE = THREE


def books(table: Position) -> list[list[str]]:
    """The pages each seat may read, and last those of a spectator."""
    everybody = (*range(len(table.state.explorers)), None)
    return [[page for page in table.rules.pages(seat) if page.partition("-")[2]] for seat in everybody]


def at_set_up(rules: type[Haunt], *, revealer: str = OX, traitor: str = VIVIAN) -> Position:
    """A haunt of a test at the moment its set-up begins."""
    table = position(THREE, rules=rules, traitor=traitor, revealer=revealer)
    return table.arrange(lambda state: setattr(state, "phase", "haunt-setup"))


def heroes_decide(rules: type[Haunt], **who: str) -> list[int]:
    """Whom a haunt asks when the heroes together choose a room."""

    class Choosing(rules):  # type: ignore[misc, valid-type]
        """The heroes choose a room."""

        async def set_up(self) -> None:
            await super().set_up()
            await self.choose_room(self.speaker, "drop-into", ["foyer", "entrance-hall"])

    return at_set_up(Choosing, **who).asked


class Quiet(Haunt):
    """Nothing of its own."""

    number = 1


# From the reveal to the first turn


@rule("B-HSET-01", "B-HSET-05", "B-DEC-21")
def test_the_revealers_turn_is_over_and_nobody_acts_until_all_are_ready() -> None:
    table = revealed(8, {OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"})
    while table.prompt != "ready":
        table.play(table.keys[0])
    assert table.asked == [0, 1, 2]
    assert table.keys == ["ready"]
    table.play("2=ready", "0=ready")
    assert (table.prompt, table.asked) == ("ready", [1])
    table.play("1=ready")
    assert (table.prompt, table.asked) == ("turn", [1]), "Ox revealed it and is the traitor: the turn goes to his left"


@rule("B-HSET-02", "B-HSET-03", "B-HBOOK-01", "B-SEC-01")
def test_the_traitor_reads_one_book_and_the_heroes_the_other() -> None:
    table = revealed(8)
    assert table.haunt.traitor == 0
    assert books(table) == [["h08-traitor"], ["h08-heroes"], ["h08-heroes"], []]
    assert [table.view(seat)["haunt"]["books"] for seat in range(3)] == [["traitor"], ["heroes"], ["heroes"]]


@rule("B-HSET-04", "B-DEC-22")
def test_the_traitor_turns_first_and_one_hero_decides_for_all() -> None:
    assert heroes_decide(Quiet, revealer=OX, traitor=VIVIAN) == [0], "the revealer, who is a hero"
    assert heroes_decide(Quiet, revealer=VIVIAN, traitor=VIVIAN) == [2], "else the first hero on the traitor's left"
    table = revealed(46, {OX: "junk-room", VIVIAN: "foyer", ZOE: "foyer"}, rooms=row("upper", "junk-room"))
    assert table.haunt.traitor is not None
    assert table.state.phase in ("haunt-setup", "haunt-ready")
    assert table.state.explorers[table.haunt.traitor].traitor, "the traitor has turned before anything is set up"


@rule("B-DEC-22")
def test_the_seat_that_the_haunt_names_is_asked_in_its_set_up() -> None:
    table = revealed(25, {OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"}, rooms=row("upper", "junk-room"))
    assert table.state.phase == "haunt-setup"
    assert table.asked == [2], "Zoe hides the dolls"


@rule("B-HSET-06", "B-HBOOK-05")
def test_who_changes_sides_reads_the_other_book_too_and_keeps_the_own() -> None:
    before = wolves(APART, bitten=[OX], turn=VIVIAN)
    assert books(before) == [["h05-heroes"], ["h05-heroes"], ["h05-traitor"], []]
    after = wolves(APART, converts=[OX])
    assert books(after) == [["h05-heroes", "h05-traitor"], ["h05-heroes"], ["h05-traitor"], []]


@rule("B-HSET-07")
def test_traits_stay_as_they_are() -> None:
    low = {OX: {"might": 0, "speed": 6}, VIVIAN: {"sanity": 0}}
    table = revealed(8, traits=low)
    assert (table.clip(OX, "might"), table.clip(OX, "speed"), table.clip(VIVIAN, "sanity")) == (0, 6, 0)


@rule("B-HSET-08")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_says_what_traitor_and_monsters_can_do(language: str) -> None:
    words = Words(language, find_locales(), strict=True)
    for page in ("betrayal-guide-section-traitor", "betrayal-guide-traitor-1", "betrayal-guide-traitor-3"):
        assert words.say(page)


# Books


@rule("B-HBOOK-01", "B-HBOOK-02", "B-HBOOK-03")
def test_two_books_but_for_haunts_without_a_traitor_or_with_a_hidden_one() -> None:
    kinds = {number: HAUNTS[number].traitor.kind for number in HAUNTS}
    assert sorted(number for number, kind in kinds.items() if kind == "none") == [12, 31, 50]
    assert sorted(number for number, kind in kinds.items() if kind == "hidden") == [34, 43]
    for number in sorted(BUILT):
        assert haunt_rules(number).open_book == (kinds[number] in ("none", "hidden")), number


@rule("B-HBOOK-02", "B-HBOOK-03")
@pytest.mark.parametrize("number", [12, 34, 50])
def test_without_a_known_traitor_everybody_reads_the_heroes_book(number: int) -> None:
    table = revealed(number)
    assert table.haunt.traitor is None
    assert books(table) == [[f"h{number}-heroes"]] * 3 + [[]]


@rule("B-HBOOK-04")
def test_where_all_read_the_heroes_book_only_those_who_have_turned_open_the_other() -> None:
    class Dance(Conversion):
        """No traitor at first, but heroes can turn."""

        number = 9
        open_book = True

    table = position(THREE, rules=Dance)
    assert books(table) == [["h09-heroes"]] * 3 + [[]]
    table.arrange(lambda state: setattr(state.explorers[1], "traitor", True))
    assert books(table) == [["h09-heroes"], ["h09-heroes", "h09-traitor"], ["h09-heroes"], []]


@rule("B-HBOOK-06")
def test_what_haunts_ask_of_explorers_is_known_of_all_of_them() -> None:
    assert sorted(sheet.gender for sheet in EXPLORERS.values()) == ["f"] * 6 + ["m"] * 6
    assert len({sheet.age for sheet in EXPLORERS.values()}) == 12
    musical = {name for name, sheet in EXPLORERS.items() if sheet.music}
    assert musical == {"darrin-flash-williams", "zoe-ingstrom", "professor-longfellow"}
    table = position(THREE, traits={ZOE: {"might": 0}})
    assert [start_of(table.explorer(ZOE), trait) for trait in TRAITS] == [3, 3, 2, 2]
