"""The haunt chart and the table of traitors: every cell and every row, against the page of the rules."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from dreadhall.betrayal.components.catalogue import CHART_ROOMS, EXPLORERS, OMENS, ROOMS, TraitorRule
from dreadhall.betrayal.haunts.printed import CHART, HAUNTS
from dreadhall.testing import rule

RULES = Path(__file__).parents[3] / "docs" / "rules" / "betrayal"
PAGE = (RULES / "rules.md").read_text(encoding="utf-8")


def table_under(heading: str) -> Iterator[list[str]]:
    """The rows of the table under a heading, without its head."""
    section = PAGE.split(f"\n## {heading}")[1].split("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in section.split("\n") if line[:1] == "|"]
    yield from rows[2:]


def cells() -> list[tuple[str, str, int]]:
    """Omen, room and number of every cell of the page's chart."""
    return [
        (omen, row[-1], int(number))
        for row in table_under("Haunt chart")
        for omen, number in zip(OMENS, row[1:14], strict=True)
    ]


def listed_cells() -> Iterator[tuple[str, str, int]]:
    """The same cells as the table of haunts lists them: `Girl: Gallery, Junk; Ring: Dining`."""
    omens = {card.name: card.id for card in OMENS.values()}
    for number, _, _, where in table_under("Haunt table"):
        for part in where.split("; "):
            omen, _, rooms = part.partition(": ")
            for beginning in rooms.split(", "):
                (room,) = [name for name in CHART_ROOMS if ROOMS[name].name.startswith(beginning.removesuffix("."))]
                yield omens[omen], room, int(number)


def in_words(rule: TraitorRule) -> str:
    """A rule of the table as the page says it, without hobbies."""
    said = {
        "revealer": "haunt revealer",
        "left-of-revealer": "left of the haunt revealer",
        "none-at-first": "none at first",
        "hidden": "hidden traitor",
        "oldest": "oldest explorer",
        "youngest": "youngest explorer",
    }.get(rule.kind, rule.kind)
    said += f" {rule.trait.capitalize()}" if rule.trait else ""
    said += ", except revealer" if rule.except_revealer else ""
    return f"{EXPLORERS[rule.named].name}, else {said}" if rule.named else said


@rule("B-CHART-01")
def test_the_chart_has_a_cell_for_every_omen_and_every_room_with_an_omen_symbol() -> None:
    omen_rooms = {room.id for room in ROOMS.values() if room.symbol == "omen"}
    assert set(CHART) == {(omen, room) for omen in OMENS for room in omen_rooms}
    assert len(CHART) == 169


@rule("B-CHART-01", "B-CHART-02")
@pytest.mark.parametrize(("omen", "room", "number"), cells())
def test_a_cell_of_the_chart_is_the_printed_one(omen: str, room: str, number: int) -> None:
    assert CHART[omen, room] == number


@rule("B-CHART-01")
def test_the_list_of_cells_by_haunt_says_the_same() -> None:
    assert dict(CHART) == {(omen, room): number for omen, room, number in listed_cells()}


@rule("B-CHART-01")
def test_every_haunt_is_in_three_or_four_cells() -> None:
    counted = Counter(CHART.values())
    assert set(counted) == set(HAUNTS) == set(range(1, 51))
    assert set(counted.values()) == {3, 4}


@rule("B-REVEAL-EX1")
def test_the_girl_in_the_catacombs_brings_the_mummy() -> None:
    assert HAUNTS[CHART["girl", "catacombs"]].title == "The Mummy Walks"


@rule("B-TRAI-01")
@pytest.mark.parametrize(("number", "title", "traitor"), [tuple(row[:3]) for row in table_under("Haunt table")])
def test_a_row_of_the_table_of_traitors_is_the_printed_one(number: str, title: str, traitor: str) -> None:
    haunt = HAUNTS[int(number)]
    assert haunt.title == title
    assert in_words(haunt.traitor) == re.sub(r" \([^)]*\)", "", traitor)


@rule("B-TRAI-01")
def test_the_kinds_of_traitors_are_counted() -> None:
    assert Counter(haunt.traitor.kind for haunt in HAUNTS.values()) == {
        "revealer": 13,
        "left-of-revealer": 9,
        "highest": 12,
        "lowest": 8,
        "oldest": 1,
        "youngest": 1,
        "none": 3,
        "none-at-first": 1,
        "hidden": 2,
    }
    compared = [haunt.traitor for haunt in HAUNTS.values() if haunt.traitor.kind in ("highest", "lowest")]
    assert all(one.trait for one in compared)
    assert sum(one.except_revealer for one in compared) == 9


def test_seven_haunts_name_an_explorer_and_say_who_it_is_without_them() -> None:
    assert {haunt.number: haunt.traitor.named for haunt in HAUNTS.values() if haunt.traitor.named} == {
        7: "father-rhinehardt",
        20: "vivian-lopez",
        24: "brandon-jaspers",
        25: "zoe-ingstrom",
        36: "missy-dubourde",
        46: "madame-zostra",
        49: "heather-granville",
    }


def test_six_haunts_begin_without_a_known_traitor() -> None:
    kinds = {haunt.number: haunt.traitor.kind for haunt in HAUNTS.values()}
    assert {number for number, kind in kinds.items() if kind == "none"} == {12, 31, 50}
    assert {number for number, kind in kinds.items() if kind == "hidden"} == {34, 43}
    assert kinds[9] == "none-at-first"


def test_every_haunt_has_its_page() -> None:
    pages = {f"{haunt.number:02}-{haunt.id}.md" for haunt in HAUNTS.values()}
    assert pages == {page.name for page in (RULES / "haunts").glob("*.md")} - {"00-common.md"}
